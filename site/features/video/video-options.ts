import type { VideoBlock } from '@oilway/store/published/documents.ts';
import type { YouTubeReference } from '@oilway/store/published/youtube-url.ts';
import type { PageContext } from '../../pages/page-context.ts';
import type { VideoOptions } from './browser/options.ts';

/** The URLs of the provider, and whether the site has metadata of its videos. */
export type VideoSource = Pick<VideoOptions, 'script' | 'frames' | 'hasMetadata'>;

/** Returns the player options of a block; empty fields have the defaults of the player. */
export function videoOptions(
  block: VideoBlock,
  address: YouTubeReference,
  { imageUrl, video }: { imageUrl: PageContext['imageUrl']; video: VideoSource },
): Partial<VideoOptions> {
  const { containment, mask, selector } = block;
  return {
    ...address,
    ...video,
    title: block.title,
    startAt: block.startAt ?? 0,
    stopAt: block.stopAt ?? 0,
    loop: block.loop ?? true,
    mute: block.mute ?? false,
    vol: block.vol ?? undefined,
    autoPlay: block.autoPlay ?? false,
    showControls: block.showControls ?? true,
    containment: containment === 'selector' ? (selector ?? '') : containment,
    ratio: block.ratio,
    opacity: block.opacity ?? undefined,
    mask: (mask ?? []).map(({ image, second }) => ({
      second: second ?? 0,
      src: typeof image === 'object' && image ? imageUrl(image, 1280) : false,
    })),
    useOnMobile: block.useOnMobile ?? true,
  };
}

/** Returns the URL of a video or playlist on youtube.com. */
export function watchUrl({ id, list }: YouTubeReference): string {
  const query = new URLSearchParams({ ...(id ? { v: id } : {}), ...(list ? { list } : {}) });
  return `https://www.youtube.com/${id ? 'watch' : 'playlist'}?${query}`;
}
