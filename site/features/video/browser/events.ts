import type { PlaybackEvent } from './playback.ts';

type VideoEvent = PlaybackEvent | 'data' | 'fullscreenStart' | 'fullscreenEnd';

/** Tells the page what a video does: `video:play` and so on, from its figure upwards. */
export function announce(figure: HTMLElement, event: VideoEvent, detail?: unknown): void {
  figure.dispatchEvent(new CustomEvent(`video:${event}`, { bubbles: true, detail }));
}
