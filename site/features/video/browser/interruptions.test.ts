import { describe, expect, test } from 'vitest';
import { advanceSeconds, installFakeClock, startPlayback } from '../../../test/playback-fixture.ts';
import type { TestPlayer } from '../../../test/provider-player.ts';
import { playerStates } from './provider.ts';

installFakeClock();

describe('focus loss and return', () => {
  test('resumes a video that the player paused', () => {
    const { playback, player } = startPlayback();
    advanceSeconds(1);
    playback.suspend('away');
    expect(player.state).toBe(playerStates.paused);
    playback.resume('away');
    expect(player.state).toBe(playerStates.playing);
  });

  test('does not resume a video that the visitor paused before the blur', () => {
    const { playback, player } = startPlayback();
    advanceSeconds(1);
    playback.pause();
    playback.suspend('away');
    playback.resume('away');
    expect(player.state).toBe(playerStates.paused);
  });

  test('does not resume a video that the visitor paused in the provider frame', () => {
    const { playback, player } = startPlayback();
    advanceSeconds(1);
    player.changeState(playerStates.paused);
    playback.suspend('away');
    playback.resume('away');
    expect(player.state).toBe(playerStates.paused);
  });

  test('does not resume a video that the visitor paused during the blur', () => {
    const { playback, player } = startPlayback();
    advanceSeconds(1);
    playback.suspend('away');
    playback.pause();
    playback.resume('away');
    expect(player.state).toBe(playerStates.paused);
  });

  test('does not restart a video that ended or never started', () => {
    const ended = startPlayback({ player: (testPlayer) => (testPlayer.duration = 10) });
    advanceSeconds(12);
    ended.playback.suspend('away');
    ended.playback.resume('away');
    expect(ended.playback.state).toBe('ended');
    const refused = startPlayback({ player: (testPlayer) => (testPlayer.refuses = true) });
    advanceSeconds(3);
    const { length } = refused.player.calls;
    refused.playback.suspend('away');
    refused.playback.resume('away');
    expect(refused.player.calls).toHaveLength(length);
  });

  test('resumes only after both pause reasons are released', () => {
    const { playback, player } = startPlayback();
    advanceSeconds(1);
    playback.suspend('offScreen');
    playback.suspend('away');
    playback.resume('offScreen');
    expect(player.state).toBe(playerStates.paused);
    playback.resume('away');
    expect(player.state).toBe(playerStates.playing);
  });

  test('starts a video that becomes ready during the blur only after the focus returns', () => {
    const { playback, player } = startPlayback({
      player: (testPlayer) => (testPlayer.duration = 0),
    });
    playback.suspend('away');
    player.duration = 60;
    advanceSeconds(0.3);
    expect(player.state).toBe(playerStates.paused);
    playback.resume('away');
    expect(player.state).toBe(playerStates.playing);
  });
});

describe('masks', () => {
  test('shows the latest mask whose second has passed and removes it for src false', () => {
    const mask = [
      { second: 20, src: false as const },
      { second: 0, src: '/a.webp' },
      { second: 12, src: '/b.webp' },
    ];
    const { events } = startPlayback({ options: { startAt: 10, mask } });
    advanceSeconds(15);
    expect(events.filter(([name]) => name === 'mask').map(([, src]) => src)).toEqual([
      '/a.webp',
      '/b.webp',
      false,
    ]);
  });
});

describe('errors and playlists', () => {
  const ids = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'];
  const withList = (testPlayer: TestPlayer) => {
    testPlayer.playlist = ids;
  };

  test.each([2, 5, 100, 101, 150, 153])('error %d ends a single video', (code) => {
    const { events, playback } = startPlayback();
    playback.handleError(code);
    expect(events.slice(-2)).toEqual([
      ['error', code],
      ['failed', undefined],
    ]);
    expect(playback.state).toBe('failed');
  });

  test('plays the next video of a playlist after an error', () => {
    const { playback, player } = startPlayback({
      options: { id: ids[0] as string },
      player: withList,
    });
    playback.handleError(100);
    expect(player.calls.at(-1)).toBe('load bbbbbbbbbbb');
    expect(playback.state).not.toBe('failed');
  });

  test('stops a playlist after one full round of errors', () => {
    const { count, playback, player } = startPlayback({ player: withList });
    // A video that cannot be played is loaded, but never starts.
    player.loadVideoById = (id) => player.calls.push(`load ${id}`);
    for (let errors = 0; errors < 3; errors += 1) playback.handleError(150);
    expect(player.calls.filter((call) => call.startsWith('load'))).toHaveLength(2);
    expect(count('failed')).toBe(1);
  });

  test('resets the round of errors when a video plays', () => {
    const { count, playback } = startPlayback({ player: withList });
    for (let errors = 0; errors < 9; errors += 1) playback.handleError(101);
    expect(count('failed')).toBe(0);
  });

  test('starts another video muted, without stopAt and masks of the first', () => {
    const { count, events, playback, player } = startPlayback({
      options: { startAt: 10, stopAt: 20, mask: [{ second: 0, src: '/a.webp' }] },
      player: withList,
    });
    advanceSeconds(1);
    playback.switchTo(playback.playlist.next());
    expect(player.muted).toBe(true);
    expect(count('changeVideo')).toBe(1);
    expect(events.filter(([name]) => name === 'mask').at(-1)).toEqual(['mask', false]);
    advanceSeconds(30);
    expect(playback.state).toBe('playing');
  });
});
