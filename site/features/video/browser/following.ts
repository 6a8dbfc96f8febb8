import { allowed } from '../../../behaviours/consent/consent.ts';
import type { Playback } from './playback.ts';
import { keepPosition } from './position.ts';

/**
 * Pauses a video while its page is hidden or its window is not the one in use. Focus that goes into the
 * video's own frame leaves the window as well, but not the video.
 * @returns what ends it.
 */
export function followAttention(playback: Playback, frame: HTMLIFrameElement): () => void {
  const release = new AbortController();
  const { signal } = release;
  addEventListener(
    'blur',
    // Only afterwards the browser knows where the focus has gone.
    () =>
      setTimeout(() => {
        if (document.activeElement !== frame && !signal.aborted) playback.hold('away');
      }),
    { signal },
  );
  addEventListener('focus', () => playback.release('away'), { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.hidden ? playback.hold('away') : playback.release('away')),
    { signal },
  );
  return () => release.abort();
}

/**
 * Remembers where the video is when the page is left or hidden, with the visitor's lasting consent only.
 * Not on unload, which would keep the page out of the history's cache.
 * @returns what ends it.
 */
export function followLeaving(playback: Playback, id: () => string | undefined): () => void {
  const release = new AbortController();
  const { signal } = release;
  const keep = () => {
    const current = id();
    const begun = playback.state === 'playing' || playback.state === 'paused';
    if (begun && current !== undefined && allowed('video'))
      keepPosition(current, playback.position);
  };
  addEventListener('pagehide', keep, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal });
  return () => release.abort();
}
