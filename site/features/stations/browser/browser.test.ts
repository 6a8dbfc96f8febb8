import { describe, expect, it } from 'vitest';
import { clustersOf, pinned, spotsIn } from '../domain/clusters.ts';
import { clearScale, named, overlap, pinBox, placeLabels } from '../domain/labels.ts';
import { openingText } from '../domain/opening-text.ts';
import type { Station } from '../domain/station.ts';
import { towns } from '../domain/towns.ts';

const everywhere: Parameters<typeof spotsIn>[1] = [0, 40, 30, 60];
const station = (title: string, latitude: number, longitude: number) =>
  ({ key: title, title, latitude, longitude }) as Station;
const stations = [
  station('Dortmund-Hörde', 51.49, 7.5),
  station('Dortmund-Wambel', 51.52, 7.52),
  station('Dortmund-Mitte', 51.51, 7.46),
  station('München', 48.1, 11.6),
];

describe('clusters', () => {
  const spots = (stations: readonly Station[], zoom: number, bounds = everywhere) =>
    spotsIn(clustersOf(stations), bounds, zoom);
  const counts = (stations: readonly Station[], zoom: number) =>
    spots(stations, zoom).map(({ count }) => count);

  it('join what would be drawn over each other and fall apart when one comes nearer', () => {
    expect(counts(stations, 6)).toEqual([3, 1]);
    expect(counts(stations, 14)).toEqual([1, 1, 1, 1]);
    const clusters = clustersOf(stations);
    const [cluster] = spotsIn(clusters, everywhere, 6);
    const zoom = clusters.getClusterExpansionZoom(cluster?.cluster ?? 0);
    expect(zoom).toBeGreaterThan(6);
    expect(counts(stations, zoom).length).toBeGreaterThan(2);
  });

  it('show only what is seen, and each station of one place by itself in the end', () => {
    expect(spots(stations, 14, [11, 48, 12, 49])).toHaveLength(1);
    const same = pinned([station('Eins', 50, 10), station('Zwei', 50, 10)]);
    expect(new Set(spots(same, 16).map(({ latitude }) => latitude)).size).toBe(2);
  });

  it('sort ten thousand stations and lose none, at no zoom', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      station(`Station ${index}`, 47 + ((index * 0.618) % 1) * 7, 6 + ((index * 0.414) % 1) * 9),
    );
    const clusters = clustersOf(many);
    for (let zoom = 5; zoom <= 16; zoom += 1) {
      const all = spotsIn(clusters, everywhere, zoom);
      expect(
        all.reduce((sum, { count }) => sum + count, 0),
        `zoom ${zoom}`,
      ).toBe(10_000);
    }
  });
});

describe('the pin of the chosen station', () => {
  const tip = { x: 400, y: 400 };
  const pin = (x: number, y: number) => pinBox({ x, y });

  it('is as large as it can be without covering another pin', () => {
    expect(clearScale(tip, [])).toBe(1);
    expect(clearScale(tip, [pin(400, 520), pin(480, 380)])).toBe(1);
    expect(clearScale(tip, [pin(400, 315)])).toBe(0.75);
    expect(clearScale(tip, [pin(440, 390)])).toBe(0.5);
    expect(clearScale(tip, [pin(405, 395)])).toBeUndefined();
  });
});

describe('the names of towns', () => {
  const screen = { left: 0, top: 0, right: 800, bottom: 900 };
  const places = towns.de.map((town) => ({
    town,
    x: (town.longitude - 5.8) * 84,
    y: (55.2 - town.latitude) * 110,
  }));
  const pins = places
    .slice(0, 20)
    .map(({ x, y }) => ({ left: x - 14, top: y - 38, right: x + 14, bottom: y }));
  const seen = named(places, pins, () => true);

  it.each([1, 2])(
    'cover neither pins nor each other, nor the edge, in text of %d times the size',
    (enlarged) => {
      const labels = placeLabels(seen, pins, screen, enlarged);
      expect(labels.length).toBeGreaterThan(10);
      const boxes = labels.map(({ left, top, town }) => ({
        left,
        top,
        right: left + town.name.length * 7.6 * enlarged,
        bottom: top + 17 * enlarged,
      }));
      for (const [index, box] of boxes.entries()) {
        const covers = [...pins, ...boxes.slice(index + 1)].some((other) => overlap(box, other));
        expect(covers, labels[index]?.town.name).toBe(false);
        expect(box.left >= 0 && box.right <= 800 && box.top >= 0 && box.bottom <= 900).toBe(true);
      }
    },
  );

  it('name what is chosen even where no place is free', () => {
    const town = { name: 'Dortmund-Hörde', size: 3 } as const;
    const own = { town, x: 400, y: 400, pin: pinBox({ x: 400, y: 400 }) };
    expect(placeLabels([own], [screen], screen)).toEqual([]);
    expect(placeLabels([{ ...own, always: true }], [screen], screen)).toMatchObject([{ town }]);
  });

  it('stand beside a dot of their own where there is no pin, which nothing covers', () => {
    const labels = placeLabels(seen, pins, screen);
    const alone = labels.filter(({ dot }) => dot);
    expect(alone.length).toBeGreaterThan(10);
    for (const { dot, left, top, town } of alone) {
      const place = seen.find((one) => one.town === town);
      expect(place?.pin).toBeUndefined();
      const [x, y] = [left + (dot?.x ?? 0), top + (dot?.y ?? 0)];
      expect(x).toBeCloseTo(place?.x ?? Number.NaN);
      expect(y).toBeCloseTo(place?.y ?? Number.NaN);
      const around = { left: x - 3, top: y - 3, right: x + 3, bottom: y + 3 };
      expect(
        pins.some((pin) => overlap(around, pin)),
        town.name,
      ).toBe(false);
    }
    expect(labels.some(({ dot }) => !dot)).toBe(true);
  });

  it('belong to pins, and from afar only to pins and the largest', () => {
    const [pin] = pins;
    expect(named(places, pin ? [pin] : [], () => false).map(({ town }) => town.name)).toEqual([
      'Berlin',
    ]);
  });
});

describe('whether a station is open', () => {
  it.each([
    [{ state: 'open', until: '18:30', left: 200 }, 'geöffnet bis 18:30', 'otwarte do 18:30'],
    [
      { state: 'open', until: '09:00', left: 1 },
      'schließt in 1 Minute, 9:00',
      'zamknięcie za 1\u00a0min, 9:00',
    ],
    [
      { state: 'closed', holiday: false, opens: { at: '07:30', inDays: 2, weekday: 1 } },
      'geschlossen, öffnet Mo 7:30',
      'zamknięte, otwarcie pon. 7:30',
    ],
    [
      { state: 'closed', holiday: true, opens: { at: '10:00', inDays: 1, weekday: 5 } },
      'heute Feiertag, öffnet morgen 10:00',
      'dziś święto, otwarcie jutro 10:00',
    ],
    [{ state: 'closed', holiday: false }, 'geschlossen', 'zamknięte'],
  ] as const)('is said in words: %j', (opening, german, polish) => {
    expect(openingText(opening, 'de-DE')).toBe(german);
    expect(openingText(opening, 'pl-PL')).toBe(polish);
  });
});
