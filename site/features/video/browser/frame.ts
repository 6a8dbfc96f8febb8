import type { VideoOptions } from './options.ts';
import { beginning } from './rules.ts';

/**
 * The provider's frame. It is ours and not made by the provider's script, because it needs a referrer to be
 * accepted (error 153 otherwise), which has to be said before its address is.
 */
export function makeFrame(
  options: VideoOptions,
  from: number | undefined,
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
  frame.src = frameAddress(options, from, background);
  return frame;
}

function frameAddress(
  options: VideoOptions,
  from: number | undefined,
  background: boolean,
): string {
  const { frames, id, list } = options;
  const query = new URLSearchParams({
    enablejsapi: '1',
    origin: location.origin,
    playsinline: '1',
    controls: '0',
    rel: '0',
    iv_load_policy: '3',
    disablekb: background ? '1' : '0',
    start: String(Math.floor(from ?? beginning(options))),
    hl: document.documentElement.lang,
    ...(list ? { list, listType: 'playlist' } : {}),
  });
  return `${frames}/embed/${id ?? 'videoseries'}?${query}`;
}
