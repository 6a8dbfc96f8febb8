import { describe, expect, test, vi } from 'vitest';
import { begun, pass, turnClock } from '../../../test/begun-playback.ts';
import { readOptions } from './options.ts';
import { codes } from './provider.ts';

turnClock();

describe('starting', () => {
  test('muted first, at second 1 where nothing else is said', () => {
    const { names, playback, player } = begun({ byItself: true });
    expect(player.muted).toBe(true);
    expect(playback.state).toBe('starting');
    pass(0.2);
    expect(player.calls).toContain('seek 1');
    expect(names()).toEqual(expect.arrayContaining(['ready', 'start']));
    expect(playback.state).toBe('playing');
  });

  test('at startAt', () => {
    const { player } = begun({ options: { startAt: 12 } });
    pass(0.2);
    expect(player.calls).toContain('seek 12');
  });

  test('at the last position, before startAt', () => {
    const { player } = begun({ options: { startAt: 12 }, remembered: 42.7 });
    pass(0.2);
    expect(player.calls).toContain('seek 42.7');
  });

  test.each([58, 59.9, 600])('not at a last position of %d of 60 seconds', (remembered) => {
    const { player } = begun({ remembered });
    pass(0.2);
    expect(player.calls).toContain('seek 1');
  });

  test('waits until the duration is known', () => {
    const { playback, player } = begun({ player: (one) => (one.duration = 0) });
    pass(5);
    expect(playback.state).toBe('starting');
    player.duration = 60;
    pass(0.2);
    expect(playback.state).toBe('playing');
  });

  test('after a press it is heard at once; by itself only after the first press of a mouse', () => {
    const pressed = begun();
    pass(0.2);
    expect(pressed.player.muted).toBe(false);
    expect(pressed.player.volume).toBe(50);
    const alone = begun({ byItself: true });
    pass(5);
    expect(alone.player.muted).toBe(true);
    alone.playback.pressed();
    expect(alone.player.muted).toBe(false);
    expect(alone.count('unmuted')).toBe(1);
  });

  test('what is to be mute stays mute, and so does what has no volume', () => {
    for (const options of [{ mute: true }, readOptions('{"vol":0}')]) {
      const { playback, player } = begun({ options: { ...options, loop: 1 } });
      pass(1);
      playback.pressed();
      expect(player.muted).toBe(true);
    }
  });

  test('a device that refuses to play is told of after 2 s, and again', () => {
    const { count, playback, player } = begun({ player: (one) => (one.refuses = true) });
    pass(1.9);
    expect(count('refused')).toBe(0);
    pass(0.1);
    expect(count('refused')).toBe(1);
    player.refuses = false;
    playback.play();
    pass(3);
    expect(count('refused')).toBe(1);
    expect(playback.state).toBe('playing');
  });
});

describe('states and events', () => {
  test.each([
    [-1, 'unstarted'],
    [0, 'realEnd'],
    [1, 'play'],
    [2, 'pause'],
    [3, 'buffering'],
    [5, 'cued'],
  ] as const)('the provider’s %d is told as %s', (code, event) => {
    const { names, player } = begun();
    pass(1);
    const before = names().filter((name) => name === event).length;
    player.becomes(code);
    expect(names().filter((name) => name === event)).toHaveLength(before + 1);
  });

  test('the time is told once for each whole second', () => {
    const { events } = begun({ options: { startAt: 10 } });
    pass(4.3);
    expect(events.filter(([name]) => name === 'time').map(([, second]) => second)).toEqual([
      10, 11, 12, 13, 14,
    ]);
  });

  test('volume: anything above 0 is heard, 0 mutes', () => {
    const { count, playback, player } = begun();
    pass(0.2);
    playback.setVolume(0);
    expect([player.muted, count('muted')]).toEqual([true, 1]);
    playback.setVolume(30);
    expect([player.muted, player.volume, count('unmuted')]).toEqual([false, 30, 2]);
  });
});

describe('end and loop', () => {
  test.each([1, 2, 3, 5])('loop=%d plays exactly that many times', (loop) => {
    const { count, names, player } = begun({
      options: { loop },
      player: (one) => (one.duration = 10),
    });
    pass(9 * loop + 30);
    expect(count('end')).toBe(1);
    expect(player.calls.filter((call) => call === 'seek 1')).toHaveLength(loop);
    expect(names().at(-1)).toBe('end');
    expect(player.state).toBe(codes.paused);
  });

  test('the end is where its fade of 1 s begins', () => {
    const { playback } = begun({ player: (one) => (one.duration = 10) });
    pass(7.9);
    expect(playback.position).toBeLessThan(9);
    expect(playback.state).toBe('playing');
    pass(0.4);
    expect(playback.state).toBe('ended');
  });

  test('it ends at stopAt', () => {
    const { playback } = begun({ options: { startAt: 10, stopAt: 15 } });
    pass(4.5);
    expect(playback.state).toBe('playing');
    pass(0.8);
    expect(playback.state).toBe('ended');
    expect(playback.position).toBeLessThan(15.3);
  });

  test.each([5, 60, 90])(
    'a stopAt of %d, before the start or behind the end, is ignored',
    (stopAt) => {
      const options = { startAt: 10, stopAt };
      const { playback } = begun({ options });
      pass(40);
      expect(playback.state).toBe('playing');
      pass(10);
      expect(playback.state).toBe('ended');
      playback.destroy();
    },
  );

  test('an end that the provider tells too is one end; another counts after 1 s', () => {
    const { count, player } = begun({ options: { loop: 3 } });
    pass(1);
    player.becomes(codes.ended);
    player.becomes(codes.ended);
    expect(count('end')).toBe(0);
    pass(1.1);
    player.becomes(codes.ended);
    expect(count('end')).toBe(0);
    pass(1.1);
    player.becomes(codes.ended);
    expect(count('end')).toBe(1);
  });

  test('after the end it goes back to startAt and stays there, even if seeking makes it play', () => {
    const { playback, player } = begun({ options: { startAt: 10 } });
    pass(1);
    player.becomes(codes.ended);
    playback.rewind();
    expect([player.state, playback.position]).toEqual([codes.paused, 10]);
    expect(playback.state).toBe('ended');
  });

  test('played again it has all its rounds again', () => {
    const { count, playback } = begun({ player: (one) => (one.duration = 10) });
    pass(12);
    expect(count('end')).toBe(1);
    playback.rewind();
    playback.play();
    expect(count('start')).toBe(2);
    pass(5);
    expect(playback.state).toBe('playing');
    pass(7);
    expect(count('end')).toBe(2);
  });
});

test('it leaves no timer, wherever it is given up', () => {
  for (const seconds of [0, 0.05, 1, 3, 59, 61]) {
    const { playback } = begun();
    pass(seconds);
    playback.destroy();
    expect(vi.getTimerCount(), `after ${seconds} s`).toBe(0);
  }
});
