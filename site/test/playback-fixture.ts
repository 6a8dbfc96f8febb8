/** A playback on the test player, with fake timers. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { readOptions, type VideoOptions } from '../features/video/browser/options.ts';
import { Playback } from '../features/video/browser/playback.ts';
import { TestPlayer } from './provider-player.ts';

const openPlaybacks: Playback[] = [];

/** Installs fake timers for every test of a file, and expects that no playback leaves a timer. */
export function installFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const playback of openPlaybacks.splice(0)) playback.destroy();
    expect(vi.getTimerCount(), 'timers left behind').toBe(0);
    vi.useRealTimers();
  });
}

export const advanceSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

interface PlaybackSetup {
  options?: Partial<VideoOptions>;
  resumeAt?: number;
  isAutoplay?: boolean;
  player?: (player: TestPlayer) => void;
}

/** Starts a playback and records its events. */
export function startPlayback({
  options,
  resumeAt,
  isAutoplay = false,
  player: prepare,
}: PlaybackSetup = {}) {
  const player = new TestPlayer();
  prepare?.(player);
  const events: [string, unknown][] = [];
  const all = { ...readOptions('{}'), id: 'aqz-KE-bpKQ', loop: 1, ...options };
  const playback = new Playback(player, all, { resumeAt, isAutoplay }, (event, detail) =>
    events.push([event, detail]),
  );
  player.onStateChange = (code) => playback.handleStateChange(code);
  playback.start();
  openPlaybacks.push(playback);
  const names = () => events.map(([name]) => name);
  const count = (name: string) => names().filter((one) => one === name).length;
  return { player, playback, events, names, count };
}
