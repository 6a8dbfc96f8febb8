import type { VideoBlock } from '@oilway/store/published/documents.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import { Video, type VideoData } from './Video.tsx';

export const video = defineBlock<VideoBlock, VideoData>({
  component: Video,
  load({ config }) {
    const { frames, key, script } = config.video;
    return { video: { frames, script, hasMetadata: key !== undefined } };
  },
  csp: 'video',
});
