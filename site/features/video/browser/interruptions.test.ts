import { describe, expect, test } from 'vitest';
import { begun, pass, turnClock } from '../../../test/begun-playback.ts';
import type { TestPlayer } from '../../../test/provider-player.ts';
import { codes } from './provider.ts';

turnClock();

describe('losing and getting back the focus', () => {
  test('what the player paused itself goes on', () => {
    const { playback, player } = begun();
    pass(1);
    playback.hold('away');
    expect(player.state).toBe(codes.paused);
    playback.release('away');
    expect(player.state).toBe(codes.playing);
  });

  test('paused by the visitor, blur, focus: still paused', () => {
    const { playback, player } = begun();
    pass(1);
    playback.pause();
    playback.hold('away');
    playback.release('away');
    expect(player.state).toBe(codes.paused);
  });

  test('paused by the visitor on the provider’s own frame: still paused', () => {
    const { playback, player } = begun();
    pass(1);
    player.becomes(codes.paused);
    playback.hold('away');
    playback.release('away');
    expect(player.state).toBe(codes.paused);
  });

  test('paused by the player, then by the visitor while away: still paused', () => {
    const { playback, player } = begun();
    pass(1);
    playback.hold('away');
    playback.pause();
    playback.release('away');
    expect(player.state).toBe(codes.paused);
  });

  test('what has ended stays ended, what never started stays so', () => {
    const ended = begun({ player: (one) => (one.duration = 10) });
    pass(12);
    ended.playback.hold('away');
    ended.playback.release('away');
    expect(ended.playback.state).toBe('ended');
    const refused = begun({ player: (one) => (one.refuses = true) });
    pass(3);
    const { length } = refused.player.calls;
    refused.playback.hold('away');
    refused.playback.release('away');
    expect(refused.player.calls).toHaveLength(length);
  });

  test('two reasons to pause are both gone before it goes on', () => {
    const { playback, player } = begun();
    pass(1);
    playback.hold('unseen');
    playback.hold('away');
    playback.release('unseen');
    expect(player.state).toBe(codes.paused);
    playback.release('away');
    expect(player.state).toBe(codes.playing);
  });

  test('what becomes ready while the visitor is away waits for them', () => {
    const { playback, player } = begun({ player: (one) => (one.duration = 0) });
    playback.hold('away');
    player.duration = 60;
    pass(0.3);
    expect(player.state).toBe(codes.paused);
    playback.release('away');
    expect(player.state).toBe(codes.playing);
  });
});

describe('masks', () => {
  test('the last one whose second has come lies over the picture; false takes it away', () => {
    const mask = [
      { second: 20, src: false as const },
      { second: 0, src: '/a.webp' },
      { second: 12, src: '/b.webp' },
    ];
    const { events } = begun({ options: { startAt: 10, mask } });
    pass(15);
    expect(events.filter(([name]) => name === 'mask').map(([, src]) => src)).toEqual([
      '/a.webp',
      '/b.webp',
      false,
    ]);
  });
});

describe('errors and playlists', () => {
  const ids = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'];
  const withList = (one: TestPlayer) => {
    one.playlist = ids;
  };

  test.each([2, 5, 100, 101, 150, 153])('error %d of a single video ends it', (code) => {
    const { events, playback } = begun();
    playback.failed(code);
    expect(events.slice(-2)).toEqual([
      ['error', code],
      ['failed', undefined],
    ]);
    expect(playback.state).toBe('failed');
  });

  test('in a playlist the next video plays', () => {
    const { playback, player } = begun({ options: { id: ids[0] as string }, player: withList });
    playback.failed(100);
    expect(player.calls.at(-1)).toBe('load bbbbbbbbbbb');
    expect(playback.state).not.toBe('failed');
  });

  test('after one full round of errors it stops', () => {
    const { count, playback, player } = begun({ player: withList });
    // A video that cannot be shown is loaded, but never plays.
    player.loadVideoById = (id) => player.calls.push(`load ${id}`);
    for (let errors = 0; errors < 3; errors += 1) playback.failed(150);
    expect(player.calls.filter((call) => call.startsWith('load'))).toHaveLength(2);
    expect(count('failed')).toBe(1);
  });

  test('one that plays ends the round of errors', () => {
    const { count, playback } = begun({ player: withList });
    for (let errors = 0; errors < 9; errors += 1) playback.failed(101);
    expect(count('failed')).toBe(0);
  });

  test('another video: muted, from its beginning, without stop and masks of the first', () => {
    const { count, events, playback, player } = begun({
      options: { startAt: 10, stopAt: 20, mask: [{ second: 0, src: '/a.webp' }] },
      player: withList,
    });
    pass(1);
    playback.change(playback.playlist.next());
    expect(player.muted).toBe(true);
    expect(count('changeVideo')).toBe(1);
    expect(events.filter(([name]) => name === 'mask').at(-1)).toEqual(['mask', false]);
    pass(30);
    expect(playback.state).toBe('playing');
  });
});
