import type { Playback } from './playback.ts';

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
