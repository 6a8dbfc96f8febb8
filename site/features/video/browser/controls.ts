/** The bar below a video: what it does, and what it shows of the video. */
import type { Playback } from './playback.ts';
import { clock, timeText } from './rules.ts';

export interface Controls {
  /** Shows where the video is. */
  refresh(): void;
  remove(): void;
}

export function bindControls(figure: HTMLElement, playback: Playback, vol: number): Controls {
  const bar = figure.querySelector<HTMLElement>('[data-video-controls]');
  const release = new AbortController();
  const { signal } = release;
  const part = <E extends HTMLElement>(name: string) =>
    bar?.querySelector<E>(`[data-control="${name}"]`) ?? undefined;
  const on = (name: string, event: 'click' | 'input', does: () => void) =>
    part(name)?.addEventListener(event, does, { signal });
  const seek = part<HTMLInputElement>('seek');
  const volume = part<HTMLInputElement>('volume');
  let heard = vol || 50;

  on('play', 'click', () => (playback.state === 'playing' ? playback.pause() : playback.play()));
  on('previous', 'click', () => playback.change(playback.playlist.previous()));
  on('next', 'click', () => playback.change(playback.playlist.next()));
  on('mute', 'click', () => playback.setVolume(playback.muted ? heard : 0));
  on('volume', 'input', () => {
    const chosen = Number(volume?.value);
    if (chosen > 0) heard = chosen;
    playback.setVolume(chosen);
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
        `${clock(position)} ${seek.dataset.of} ${clock(duration)}`,
      );
    }
    const time = part('time');
    if (time) time.textContent = timeText(position, duration);
    if (volume) volume.value = String(muted ? 0 : heard);
    part('mute')?.setAttribute('aria-pressed', String(muted));
    figure.toggleAttribute('data-unheard', muted);
  }

  refresh();
  return {
    refresh,
    remove() {
      release.abort();
      if (bar) bar.hidden = true;
    },
  };
}
