import type { VideoBlock } from '@oilway/store/published/documents.ts';
import type { VideoAddress } from '@oilway/store/published/video-address.ts';
import type { PageContext } from '../../pages/page-context.ts';
import type { VideoOptions } from './browser/options.ts';

/** Where the player comes from. */
export type VideoSource = Pick<VideoOptions, 'script' | 'frames' | 'described'>;

/** What the player is told of a block; a field left empty has the player's own default. */
export function videoOptions(
  block: VideoBlock,
  address: VideoAddress,
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

/** Where a video is watched at the provider's own site. */
export function watchAddress({ id, list }: VideoAddress): string {
  const query = new URLSearchParams({ ...(id ? { v: id } : {}), ...(list ? { list } : {}) });
  return `https://www.youtube.com/${id ? 'watch' : 'playlist'}?${query}`;
}
