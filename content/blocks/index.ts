import type { Block } from 'payload';
import { actionBlocks } from './action-blocks.ts';
import { formBlocks } from './form-blocks.ts';
import { imageBlocks } from './image-blocks.ts';
import { listBlocks } from './list-blocks.ts';
import { privacyBlocks } from './privacy-blocks.ts';
import { reportingBlocks } from './reporting-blocks.ts';
import { textBlocks } from './text-blocks.ts';
import { vacancyBlocks } from './vacancy-blocks.ts';
import { video } from './video-block.ts';

/** The blocks of pages. The site's registry must have a view for each, or it does not compile. */
export const blocks: Block[] = [
  ...actionBlocks,
  ...textBlocks,
  ...imageBlocks,
  video,
  ...listBlocks,
  ...vacancyBlocks,
  ...formBlocks,
  ...reportingBlocks,
  ...privacyBlocks,
];
