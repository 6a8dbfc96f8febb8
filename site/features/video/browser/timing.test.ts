import { describe, expect, test } from 'vitest';
import { parseStored } from './metadata.ts';
import { isOnScreen } from './on-screen.ts';
import { fadeDuration, onScreenPercentage, parseRatio, playCount, readOptions } from './options.ts';
import { Playlist } from './playlist.ts';
import { parsePosition, positionCookie } from './position-cookie.ts';
import { formatProgress } from './timing.ts';

describe('options', () => {
  test('applies the defaults of specification section 9 and of the original player', () => {
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
    expect([fadeDuration, onScreenPercentage]).toEqual([1000, 30]);
  });

  test('volume 0 forces mute', () => {
    expect(readOptions('{"vol":0,"mute":false}').mute).toBe(true);
    expect(readOptions('{"vol":1}').mute).toBe(false);
  });

  test('converts loop true to 9999 plays, a number to that many and 0 or false to one', () => {
    expect([true, 1, 2, 7, 0, false].map(playCount)).toEqual([9999, 1, 2, 7, 1, 1]);
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
  ])('parses the ratio %s without evaluating it', (ratio, value) => {
    expect(parseRatio(ratio)).toBeCloseTo(value);
  });
});

test('formats times as `mm : ss / mm : ss` and unknown times as dashes', () => {
  expect(formatProgress(65.9, 200)).toBe('01 : 05 / 03 : 20');
  expect(formatProgress(0, 0)).toBe('-- : -- / -- : --');
  expect(formatProgress(4000, 6000)).toBe('66 : 40 / 100 : 00');
});

describe('saved position', () => {
  const id = 'aqz-KE-bpKQ';

  test('writes a session cookie with decimal seconds for every path', () => {
    expect(positionCookie(id, 42.749, false)).toBe(
      'oilway-video-aqz-KE-bpKQ=42.7; Path=/; SameSite=Lax',
    );
    expect(positionCookie(id, 42.7, true)).toContain('; Secure');
    expect(positionCookie(id, 42.7, true)).not.toMatch(/max-age|expires/i);
  });

  test('reads the position among other cookies', () => {
    expect(parsePosition(`a=1; oilway-video-${id}=42.7; b=2`, id)).toBe(42.7);
    expect(parsePosition(`oilway-video-bbbbbbbbbbb=42.7`, id)).toBeUndefined();
  });

  test.each(['NaN', '-3', '0', '', 'Infinity', '1e9', '42,7', '%34'])(
    'ignores the invalid position %s',
    (value) => {
      expect(parsePosition(`oilway-video-${id}=${value}`, id)).toBeUndefined();
    },
  );
});

describe('cached video metadata', () => {
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
  const storedText = (more: object) => JSON.stringify({ ...data, v: 1, savedAt: now, ...more });

  test('returns the seven fields of a video', () => {
    expect(parseStored(storedText({}), now)).toEqual(data);
  });

  test('expires after thirty days', () => {
    expect(parseStored(storedText({ savedAt: now - 29 * day }), now)).toEqual(data);
    expect(parseStored(storedText({ savedAt: now - 30 * day }), now)).toBeUndefined();
    expect(parseStored(storedText({ savedAt: now + day }), now)).toBeUndefined();
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"v":2}',
    storedText({ v: 0 }),
    storedText({ title: 7 }),
  ])('ignores the invalid entry %s', (text) => {
    expect(parseStored(text, now)).toBeUndefined();
  });
});

describe('isOnScreen', () => {
  const rect = (height: number) => ({ height }) as DOMRectReadOnly;
  const entry = (band: number, visible: number, screen: number) => ({
    boundingClientRect: rect(band),
    intersectionRect: rect(visible),
    rootBounds: rect(screen),
  });

  test('requires the whole middle band of the video within the viewport', () => {
    expect(isOnScreen(entry(200, 200, 800))).toBe(true);
    expect(isOnScreen(entry(200, 198, 800))).toBe(false);
    expect(isOnScreen(entry(200, 0, 800))).toBe(false);
    expect(isOnScreen(entry(0, 0, 800))).toBe(false);
  });

  test('requires half of the viewport for a band higher than the viewport', () => {
    expect(isOnScreen(entry(1000, 400, 800))).toBe(true);
    expect(isOnScreen(entry(1000, 399, 800))).toBe(false);
  });
});

describe('Playlist', () => {
  const ids = ['a', 'b', 'c'];

  test('wraps around in both directions', () => {
    const list = new Playlist(ids, 'c');
    expect(list.next()).toBe('a');
    expect(list.previous()).toBe('c');
    expect(list.previous()).toBe('b');
  });
});
