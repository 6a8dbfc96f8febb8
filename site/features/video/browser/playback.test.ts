import { describe, expect, test, vi } from 'vitest';
import { advanceSeconds, installFakeClock, startPlayback } from '../../../test/playback-fixture.ts';
import { readOptions } from './options.ts';
import { playerStates } from './provider.ts';

installFakeClock();

describe('starting', () => {
  test('starts muted at second 1 by default', () => {
    const { names, playback, player } = startPlayback({ isAutoplay: true });
    expect(player.muted).toBe(true);
    expect(playback.state).toBe('starting');
    advanceSeconds(0.2);
    expect(player.calls).toContain('seek 1');
    expect(names()).toEqual(expect.arrayContaining(['ready', 'start']));
    expect(playback.state).toBe('playing');
  });

  test('starts at startAt', () => {
    const { player } = startPlayback({ options: { startAt: 12 } });
    advanceSeconds(0.2);
    expect(player.calls).toContain('seek 12');
  });

  test('prefers the saved position over startAt', () => {
    const { player } = startPlayback({ options: { startAt: 12 }, resumeAt: 42.7 });
    advanceSeconds(0.2);
    expect(player.calls).toContain('seek 42.7');
  });

  test.each([58, 59.9, 600])('ignores a saved position of %d of 60 seconds', (resumeAt) => {
    const { player } = startPlayback({ resumeAt });
    advanceSeconds(0.2);
    expect(player.calls).toContain('seek 1');
  });

  test('waits until the duration is known', () => {
    const { playback, player } = startPlayback({ player: (one) => (one.duration = 0) });
    advanceSeconds(5);
    expect(playback.state).toBe('starting');
    player.duration = 60;
    advanceSeconds(0.2);
    expect(playback.state).toBe('playing');
  });

  test('unmutes at once after a press, and on autoplay only after the first press', () => {
    const pressed = startPlayback();
    advanceSeconds(0.2);
    expect(pressed.player.muted).toBe(false);
    expect(pressed.player.volume).toBe(50);
    const autoplayed = startPlayback({ isAutoplay: true });
    advanceSeconds(5);
    expect(autoplayed.player.muted).toBe(true);
    autoplayed.playback.handleFirstInteraction();
    expect(autoplayed.player.muted).toBe(false);
    expect(autoplayed.count('unmuted')).toBe(1);
  });

  test('stays muted with the mute option and with volume 0', () => {
    for (const options of [{ mute: true }, readOptions('{"vol":0}')]) {
      const { playback, player } = startPlayback({ options: { ...options, loop: 1 } });
      advanceSeconds(1);
      playback.handleFirstInteraction();
      expect(player.muted).toBe(true);
    }
  });

  test('reports a refused start after 2 s and plays on a later attempt', () => {
    const { count, playback, player } = startPlayback({ player: (one) => (one.refuses = true) });
    advanceSeconds(1.9);
    expect(count('refused')).toBe(0);
    advanceSeconds(0.1);
    expect(count('refused')).toBe(1);
    player.refuses = false;
    playback.play();
    advanceSeconds(3);
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
  ] as const)('maps the provider state %d to the event %s', (code, event) => {
    const { names, player } = startPlayback();
    advanceSeconds(1);
    const before = names().filter((name) => name === event).length;
    player.changeState(code);
    expect(names().filter((name) => name === event)).toHaveLength(before + 1);
  });

  test('emits the time event once for each whole second', () => {
    const { events } = startPlayback({ options: { startAt: 10 } });
    advanceSeconds(4.3);
    expect(events.filter(([name]) => name === 'time').map(([, second]) => second)).toEqual([
      10, 11, 12, 13, 14,
    ]);
  });

  test('unmutes for a volume above 0 and mutes for 0', () => {
    const { count, playback, player } = startPlayback();
    advanceSeconds(0.2);
    playback.setVolume(0);
    expect([player.muted, count('muted')]).toEqual([true, 1]);
    playback.setVolume(30);
    expect([player.muted, player.volume, count('unmuted')]).toEqual([false, 30, 2]);
  });
});

describe('end and loop', () => {
  test.each([1, 2, 3, 5])('loop=%d plays exactly that many times', (loop) => {
    const { count, names, player } = startPlayback({
      options: { loop },
      player: (one) => (one.duration = 10),
    });
    advanceSeconds(9 * loop + 30);
    expect(count('end')).toBe(1);
    expect(player.calls.filter((call) => call === 'seek 1')).toHaveLength(loop);
    expect(names().at(-1)).toBe('end');
    expect(player.state).toBe(playerStates.paused);
  });

  test('ends where the fade of 1 s begins', () => {
    const { playback } = startPlayback({ player: (one) => (one.duration = 10) });
    advanceSeconds(7.9);
    expect(playback.position).toBeLessThan(9);
    expect(playback.state).toBe('playing');
    advanceSeconds(0.4);
    expect(playback.state).toBe('ended');
  });

  test('ends at stopAt', () => {
    const { playback } = startPlayback({ options: { startAt: 10, stopAt: 15 } });
    advanceSeconds(4.5);
    expect(playback.state).toBe('playing');
    advanceSeconds(0.8);
    expect(playback.state).toBe('ended');
    expect(playback.position).toBeLessThan(15.3);
  });

  test.each([5, 60, 90])(
    'ignores a stopAt of %d before the start or not before the end',
    (stopAt) => {
      const options = { startAt: 10, stopAt };
      const { playback } = startPlayback({ options });
      advanceSeconds(40);
      expect(playback.state).toBe('playing');
      advanceSeconds(10);
      expect(playback.state).toBe('ended');
      playback.destroy();
    },
  );

  test('counts repeated ended events of the provider within 1 s as one end', () => {
    const { count, player } = startPlayback({ options: { loop: 3 } });
    advanceSeconds(1);
    player.changeState(playerStates.ended);
    player.changeState(playerStates.ended);
    expect(count('end')).toBe(0);
    advanceSeconds(1.1);
    player.changeState(playerStates.ended);
    expect(count('end')).toBe(0);
    advanceSeconds(1.1);
    player.changeState(playerStates.ended);
    expect(count('end')).toBe(1);
  });

  test('rewinds to startAt after the end and stays paused there', () => {
    const { playback, player } = startPlayback({ options: { startAt: 10 } });
    advanceSeconds(1);
    player.changeState(playerStates.ended);
    playback.rewind();
    expect([player.state, playback.position]).toEqual([playerStates.paused, 10]);
    expect(playback.state).toBe('ended');
  });

  test('resets the loop count when the video is played again', () => {
    const { count, playback } = startPlayback({ player: (one) => (one.duration = 10) });
    advanceSeconds(12);
    expect(count('end')).toBe(1);
    playback.rewind();
    playback.play();
    expect(count('start')).toBe(2);
    advanceSeconds(5);
    expect(playback.state).toBe('playing');
    advanceSeconds(7);
    expect(count('end')).toBe(2);
  });
});

test('leaves no timer after destroy at any position', () => {
  for (const seconds of [0, 0.05, 1, 3, 59, 61]) {
    const { playback } = startPlayback();
    advanceSeconds(seconds);
    playback.destroy();
    expect(vi.getTimerCount(), `after ${seconds} s`).toBe(0);
  }
});
