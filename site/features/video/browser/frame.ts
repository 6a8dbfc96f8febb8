import type { VideoOptions } from './options.ts';
import { roundStart } from './timing.ts';

/**
 * Creates the iframe of the provider. Not left to the provider's script, because the provider requires a referrer
 * (error 153 otherwise), and `referrerPolicy` must be set before `src`.
 */
export function createFrame(
  options: VideoOptions,
  startAt: number | undefined,
  background: boolean,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.title = options.title;
  if (background) {
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
  }
  frame.src = frameUrl(options, startAt, background);
  return frame;
}

function frameUrl(options: VideoOptions, startAt: number | undefined, background: boolean): string {
  const { frames, id, list } = options;
  const query = new URLSearchParams({
    enablejsapi: '1',
    origin: location.origin,
    playsinline: '1',
    controls: '0',
    rel: '0',
    iv_load_policy: '3',
    disablekb: background ? '1' : '0',
    start: String(Math.floor(startAt ?? roundStart(options))),
    hl: document.documentElement.lang,
    ...(list ? { list, listType: 'playlist' } : {}),
  });
  return `${frames}/embed/${id ?? 'videoseries'}?${query}`;
}
