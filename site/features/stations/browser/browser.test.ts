import { describe, expect, it } from 'vitest';
import { Clusters, type Spot } from '../domain/clusters.ts';
import { clearScale, named, overlap, pinBox, placeLabels } from '../domain/labels.ts';
import { openingText } from '../domain/opening-text.ts';
import type { Station } from '../domain/station.ts';
import { towns } from '../domain/towns.ts';
import { markersOf } from './marker.ts';

const everywhere = { west: 0, south: 40, east: 30, north: 60 };
const detail = (title: string, latitude: number, longitude: number) =>
  ({ key: `${title},${latitude},${longitude}`, title, latitude, longitude }) as Station;
const markers = markersOf([
  detail('Dortmund-Hörde', 51.49, 7.5),
  detail('Dortmund-Wambel', 51.52, 7.52),
  detail('Dortmund-Mitte', 51.51, 7.46),
  detail('München', 48.1, 11.6),
]);
const [hoerde, wambel, , munich] = markers;

describe('clusters', () => {
  const clusters = new Clusters(markers);
  const counts = (zoom: number, apart = undefined as (typeof markers)[number] | undefined) =>
    clusters.spots(everywhere, zoom, apart).map(({ count }) => count);

  it('join what would be drawn over each other and fall apart when one comes nearer', () => {
    expect(counts(6)).toEqual([3, 1]);
    expect(counts(14)).toEqual([1, 1, 1, 1]);
    const [cluster] = clusters.spots(everywhere, 6);
    const zoom = clusters.expansionZoom(cluster?.cluster ?? 0);
    expect(zoom).toBeGreaterThan(6);
    expect(counts(zoom).length).toBeGreaterThan(2);
  });

  it('leave out the one that is drawn by itself', () => {
    expect(counts(6, hoerde)).toEqual([2, 1]);
    expect(counts(6, munich)).toEqual([3]);
    const pair = new Clusters(markers.slice(0, 2)).spots(everywhere, 6, hoerde);
    expect(pair.map(({ marker }) => marker)).toEqual([wambel]);
  });

  it('show only what is seen, and each marker of one place by itself in the end', () => {
    expect(clusters.spots({ west: 11, south: 48, east: 12, north: 49 }, 14)).toHaveLength(1);
    const same = markersOf([detail('Eins', 50, 10), detail('Zwei', 50, 10)]);
    expect(new Clusters(same).spots(everywhere, 16)).toHaveLength(2);
    expect(new Set(same.map(({ shown }) => JSON.stringify(shown))).size).toBe(2);
  });

  it('sort ten thousand markers and lose none, at no zoom', () => {
    const many = markersOf(
      Array.from({ length: 10_000 }, (_, index) =>
        detail(`Station ${index}`, 47 + ((index * 0.618) % 1) * 7, 6 + ((index * 0.414) % 1) * 9),
      ),
    );
    const sorted = new Clusters(many);
    const total = (spots: Spot<unknown>[]) => spots.reduce((sum, { count }) => sum + count, 0);
    for (let zoom = 5; zoom <= 16; zoom += 1) {
      expect(total(sorted.spots(everywhere, zoom)), `zoom ${zoom}`).toBe(10_000);
      expect(total(sorted.spots(everywhere, zoom, many[5000])), `zoom ${zoom}`).toBe(9_999);
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

  it('cover neither pins nor each other, nor the edge', () => {
    const labels = placeLabels(
      named(places, pins, () => true),
      pins,
      screen,
    );
    expect(labels.length).toBeGreaterThan(30);
    const boxes = labels.map(({ left, top, town }) => ({
      left,
      top,
      right: left + town.name.length * 7.6,
      bottom: top + 17,
    }));
    for (const [index, box] of boxes.entries()) {
      const others = [...pins, ...boxes.slice(index + 1)];
      expect(
        others.some((other) => overlap(box, other)),
        labels[index]?.town.name,
      ).toBe(false);
      expect(box.left >= 0 && box.right <= 800 && box.top >= 0 && box.bottom <= 900).toBe(true);
    }
  });

  it('take more room where text is larger, and there are fewer of them', () => {
    const seen = named(places, pins, () => true);
    const normal = placeLabels(seen, pins, screen);
    const large = placeLabels(seen, pins, screen, 2);
    expect(large.length).toBeGreaterThan(10);
    expect(large.length).toBeLessThan(normal.length);
    const boxes = large.map(({ left, top, town }) => ({
      left,
      top,
      right: left + town.name.length * 7.6 * 2,
      bottom: top + 17 * 2,
    }));
    for (const [index, box] of boxes.entries()) {
      const covers = [...pins, ...boxes.slice(index + 1)].some((other) => overlap(box, other));
      expect(covers, large[index]?.town.name).toBe(false);
    }
  });

  it('stand beside a dot of their own where there is no pin, which nothing covers', () => {
    const seen = named(places, pins, () => true);
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
