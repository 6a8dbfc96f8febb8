/** Binds the control bar below a video to its playback. */
import type { Playback } from './playback.ts';
import { formatProgress, formatTime } from './timing.ts';

export interface Controls {
  /** Updates position, time, volume and mute state. */
  refresh(): void;
  remove(): void;
}

export function bindControls(
  figure: HTMLElement,
  playback: Playback,
  initialVolume: number,
): Controls {
  const bar = figure.querySelector<HTMLElement>('[data-video-controls]');
  const controller = new AbortController();
  const { signal } = controller;
  const getControl = <E extends HTMLElement>(name: string) =>
    bar?.querySelector<E>(`[data-control="${name}"]`) ?? undefined;
  const on = (name: string, event: 'click' | 'input', handler: () => void) =>
    getControl(name)?.addEventListener(event, handler, { signal });
  const seek = getControl<HTMLInputElement>('seek');
  const volume = getControl<HTMLInputElement>('volume');
  let lastVolume = initialVolume || 50;

  on('play', 'click', () => (playback.state === 'playing' ? playback.pause() : playback.play()));
  on('previous', 'click', () => playback.switchTo(playback.playlist.previous()));
  on('next', 'click', () => playback.switchTo(playback.playlist.next()));
  on('mute', 'click', () => playback.setVolume(playback.muted ? lastVolume : 0));
  on('volume', 'input', () => {
    const volumeValue = Number(volume?.value);
    if (volumeValue > 0) lastVolume = volumeValue;
    playback.setVolume(volumeValue);
  });
  on('seek', 'input', () => playback.seek(Number(seek?.value)));
  if (bar) bar.hidden = false;

  function refresh(): void {
    const { duration, muted, position } = playback;
    if (seek) {
      seek.max = String(Math.floor(duration));
      seek.value = String(Math.floor(position));
      seek.setAttribute(
        'aria-valuetext',
        `${formatTime(position)} ${seek.dataset.of} ${formatTime(duration)}`,
      );
    }
    const time = getControl('time');
    if (time) time.textContent = formatProgress(position, duration);
    if (volume) volume.value = String(muted ? 0 : lastVolume);
    getControl('mute')?.setAttribute('aria-pressed', String(muted));
    figure.toggleAttribute('data-muted', muted);
  }

  refresh();
  return {
    refresh,
    remove() {
      controller.abort();
      if (bar) bar.hidden = true;
    },
  };
}
