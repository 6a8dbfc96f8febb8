/** A playback over the provider's player, on a clock that the test turns. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { readOptions, type VideoOptions } from '../features/video/browser/options.ts';
import { Playback } from '../features/video/browser/playback.ts';
import { TestPlayer } from './provider-player.ts';

const open: Playback[] = [];

/** Gives every test of a file a clock of its own, and sees that no playback leaves a timer on it. */
export function turnClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const playback of open.splice(0)) playback.destroy();
    expect(vi.getTimerCount(), 'timers left behind').toBe(0);
    vi.useRealTimers();
  });
}

export const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

interface Setting {
  options?: Partial<VideoOptions>;
  remembered?: number;
  byItself?: boolean;
  player?: (player: TestPlayer) => void;
}

/** A playback that has begun, and what it has told so far. */
export function begun({ options, remembered, byItself = false, player: prepare }: Setting = {}) {
  const player = new TestPlayer();
  prepare?.(player);
  const events: [string, unknown][] = [];
  const all = { ...readOptions('{}'), id: 'aqz-KE-bpKQ', loop: 1, ...options };
  const playback = new Playback(player, all, { remembered, byItself }, (event, detail) =>
    events.push([event, detail]),
  );
  player.changed = (code) => playback.changed(code);
  playback.begin();
  open.push(playback);
  const names = () => events.map(([name]) => name);
  const count = (name: string) => names().filter((one) => one === name).length;
  return { player, playback, events, names, count };
}
