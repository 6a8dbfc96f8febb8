import { hasConsent } from '../../../behaviours/consent/consent.ts';
import type { Playback } from './playback.ts';
import { savePosition } from './position-cookie.ts';

/**
 * Pauses a video while its page is hidden or its window has no focus. Focus in the video's iframe does not
 * count as leaving the window.
 * @returns a cleanup function.
 */
export function pauseWhenInactive(playback: Playback, frame: HTMLIFrameElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(
    'blur',
    // `activeElement` is updated after the blur event.
    () =>
      setTimeout(() => {
        if (document.activeElement !== frame && !signal.aborted) playback.suspend('away');
      }),
    { signal },
  );
  addEventListener('focus', () => playback.resume('away'), { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.hidden ? playback.suspend('away') : playback.resume('away')),
    { signal },
  );
  return () => controller.abort();
}

/**
 * Saves the position when the page is left or hidden, only with the visitor's lasting consent. Does not use
 * `unload`, which disables the back/forward cache.
 * @returns a cleanup function.
 */
export function savePositionOnLeave(playback: Playback, id: () => string | undefined): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const save = () => {
    const currentId = id();
    const hasStarted = playback.state === 'playing' || playback.state === 'paused';
    if (hasStarted && currentId !== undefined && hasConsent('video'))
      savePosition(currentId, playback.position);
  };
  addEventListener('pagehide', save, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && save(), { signal });
  return () => controller.abort();
}
