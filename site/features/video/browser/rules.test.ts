import { describe, expect, test } from 'vitest';
import { readKept } from './metadata.ts';
import { isOnScreen } from './on-screen.ts';
import { fade, onScreenPercentage, playsOf, ratioOf, readOptions } from './options.ts';
import { Playlist } from './playlist.ts';
import { positionCookie, positionIn } from './position.ts';
import { timeText } from './rules.ts';

describe('options', () => {
  test('the defaults of specification section 9 and of the original', () => {
    expect(readOptions('{}')).toMatchObject({
      startAt: 0,
      stopAt: 0,
      loop: true,
      mute: false,
      vol: 50,
      autoPlay: true,
      showControls: true,
      containment: 'body',
      ratio: '16/9',
      opacity: 1,
      mask: [],
      useOnMobile: true,
      quality: 'hd1080',
    });
    expect([fade, onScreenPercentage]).toEqual([1000, 30]);
  });

  test('volume 0 forces mute', () => {
    expect(readOptions('{"vol":0,"mute":false}').mute).toBe(true);
    expect(readOptions('{"vol":1}').mute).toBe(false);
  });

  test('loop true is 9999 plays, a number that many, nothing one', () => {
    expect([true, 1, 2, 7, 0, false].map(playsOf)).toEqual([9999, 1, 2, 7, 1, 1]);
  });

  test.each([
    ['16/9', 16 / 9],
    ['4:3', 4 / 3],
    [' 2.35 / 1 ', 2.35],
    ['auto', 16 / 9],
    ['', 16 / 9],
    ['1/0', 16 / 9],
    ['0/1', 16 / 9],
    ['alert(1)', 16 / 9],
  ])('ratio %s is read, never run', (ratio, value) => {
    expect(ratioOf(ratio)).toBeCloseTo(value);
  });
});

test('times are `mm : ss / mm : ss`, dashes while they are unknown', () => {
  expect(timeText(65.9, 200)).toBe('01 : 05 / 03 : 20');
  expect(timeText(0, 0)).toBe('-- : -- / -- : --');
  expect(timeText(4000, 6000)).toBe('66 : 40 / 100 : 00');
});

describe('the last position', () => {
  const id = 'aqz-KE-bpKQ';

  test('is a session cookie of decimal seconds, ours, for every page', () => {
    expect(positionCookie(id, 42.749, false)).toBe(
      'oilway-video-aqz-KE-bpKQ=42.7; Path=/; SameSite=Lax',
    );
    expect(positionCookie(id, 42.7, true)).toContain('; Secure');
    expect(positionCookie(id, 42.7, true)).not.toMatch(/max-age|expires/i);
  });

  test('is read among other cookies', () => {
    expect(positionIn(`a=1; oilway-video-${id}=42.7; b=2`, id)).toBe(42.7);
    expect(positionIn(`oilway-video-bbbbbbbbbbb=42.7`, id)).toBeUndefined();
  });

  test.each(['NaN', '-3', '0', '', 'Infinity', '1e9', '42,7', '%34'])('%s is none', (value) => {
    expect(positionIn(`oilway-video-${id}=${value}`, id)).toBeUndefined();
  });
});

describe('what is kept of a video', () => {
  const now = Date.UTC(2026, 10, 21);
  const day = 24 * 60 * 60 * 1000;
  const data = {
    id: 'aqz-KE-bpKQ',
    title: 'Öl',
    channelTitle: 'Oilway',
    description: '',
    thumb_max: null,
    thumb_high: null,
    thumb_medium: null,
  };
  const kept = (more: object) => JSON.stringify({ ...data, v: 1, savedAt: now, ...more });

  test('is its seven fields', () => {
    expect(readKept(kept({}), now)).toEqual(data);
  });

  test('holds for thirty days', () => {
    expect(readKept(kept({ savedAt: now - 29 * day }), now)).toEqual(data);
    expect(readKept(kept({ savedAt: now - 30 * day }), now)).toBeUndefined();
    expect(readKept(kept({ savedAt: now + day }), now)).toBeUndefined();
  });

  test.each([null, '', '{', 'null', '[]', '{"v":2}', kept({ v: 0 }), kept({ title: 7 })])(
    '%s is nothing',
    (text) => {
      expect(readKept(text, now)).toBeUndefined();
    },
  );
});

describe('on the screen', () => {
  const rect = (height: number) => ({ height }) as DOMRectReadOnly;
  const entry = (band: number, visible: number, screen: number) => ({
    boundingClientRect: rect(band),
    intersectionRect: rect(visible),
    rootBounds: rect(screen),
  });

  test('the band between 30 % from the top and from the bottom lies wholly in it', () => {
    expect(isOnScreen(entry(200, 200, 800))).toBe(true);
    expect(isOnScreen(entry(200, 198, 800))).toBe(false);
    expect(isOnScreen(entry(200, 0, 800))).toBe(false);
    expect(isOnScreen(entry(0, 0, 800))).toBe(false);
  });

  test('a band higher than the screen covers half of it', () => {
    expect(isOnScreen(entry(1000, 400, 800))).toBe(true);
    expect(isOnScreen(entry(1000, 399, 800))).toBe(false);
  });
});

describe('a playlist', () => {
  const ids = ['a', 'b', 'c'];

  test('goes round in both directions', () => {
    const list = new Playlist(ids, 'c');
    expect(list.next()).toBe('a');
    expect(list.previous()).toBe('c');
    expect(list.previous()).toBe('b');
  });
});
