import { smallTowns, towns } from '@oilway/store/maps/towns.ts';
import { describe, expect, it } from 'vitest';
import { buildClusterIndex, markersInBounds, spreadColocated } from '../domain/clusters.ts';
import {
  assignTownLabels,
  nonOverlappingScale,
  overlaps,
  pinBox,
  placeLabels,
} from '../domain/labels.ts';
import { openingStatusText } from '../domain/opening-status-text.ts';
import type { Station } from '../domain/station.ts';

const everywhere: Parameters<typeof markersInBounds>[1] = [0, 40, 30, 60];
const station = (title: string, latitude: number, longitude: number) =>
  ({ key: title, title, latitude, longitude }) as Station;
const stations = [
  station('Dortmund-Hörde', 51.49, 7.5),
  station('Dortmund-Wambel', 51.52, 7.52),
  station('Dortmund-Mitte', 51.51, 7.46),
  station('München', 48.1, 11.6),
];

describe('clusters', () => {
  const markers = (stations: readonly Station[], zoom: number, bounds = everywhere) =>
    markersInBounds(buildClusterIndex(stations), bounds, zoom);
  const counts = (stations: readonly Station[], zoom: number) =>
    markers(stations, zoom).map(({ count }) => count);

  it('merges overlapping stations and splits them at a higher zoom', () => {
    expect(counts(stations, 6)).toEqual([3, 1]);
    expect(counts(stations, 14)).toEqual([1, 1, 1, 1]);
    const clusters = buildClusterIndex(stations);
    const [cluster] = markersInBounds(clusters, everywhere, 6);
    const zoom = clusters.getClusterExpansionZoom(cluster?.cluster ?? 0);
    expect(zoom).toBeGreaterThan(6);
    expect(counts(stations, zoom).length).toBeGreaterThan(2);
  });

  it('returns only stations in view and separates stations at the same position', () => {
    expect(markers(stations, 14, [11, 48, 12, 49])).toHaveLength(1);
    const same = spreadColocated([station('Eins', 50, 10), station('Zwei', 50, 10)]);
    expect(new Set(markers(same, 16).map(({ latitude }) => latitude)).size).toBe(2);
  });

  it('counts all of 10,000 stations at every zoom level', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      station(`Station ${index}`, 47 + ((index * 0.618) % 1) * 7, 6 + ((index * 0.414) % 1) * 9),
    );
    const clusters = buildClusterIndex(many);
    for (let zoom = 5; zoom <= 16; zoom += 1) {
      const all = markersInBounds(clusters, everywhere, zoom);
      expect(
        all.reduce((sum, { count }) => sum + count, 0),
        `zoom ${zoom}`,
      ).toBe(10_000);
    }
  });
});

describe('pin of the selected station', () => {
  const tip = { x: 400, y: 400 };
  const pin = (x: number, y: number) => pinBox({ x, y });

  it('scales the pin so that it covers no other pin', () => {
    expect(nonOverlappingScale(tip, [])).toBe(1);
    expect(nonOverlappingScale(tip, [pin(400, 520), pin(480, 380)])).toBe(1);
    expect(nonOverlappingScale(tip, [pin(400, 315)])).toBe(0.75);
    expect(nonOverlappingScale(tip, [pin(440, 390)])).toBe(0.5);
    expect(nonOverlappingScale(tip, [pin(405, 395)])).toBeUndefined();
  });
});

describe('town labels', () => {
  const screen = { left: 0, top: 0, right: 800, bottom: 900 };
  const places = towns.de.map((town) => ({
    town,
    x: (town.longitude - 5.8) * 84,
    y: (55.2 - town.latitude) * 110,
  }));
  const pins = places
    .slice(0, 20)
    .map(({ x, y }) => ({ left: x - 14, top: y - 38, right: x + 14, bottom: y }));
  const anchors = assignTownLabels(places, pins, () => true);

  it.each([1, 2])(
    'places labels without overlap of pins, labels or the edge at %d times the text size',
    (textScale) => {
      const labels = placeLabels(anchors, pins, screen, textScale);
      expect(labels.length).toBeGreaterThan(10);
      const boxes = labels.map(({ left, top, town }) => ({
        left,
        top,
        right: left + town.name.length * 7.6 * textScale,
        bottom: top + 17 * textScale,
      }));
      for (const [index, box] of boxes.entries()) {
        const covers = [...pins, ...boxes.slice(index + 1)].some((other) => overlaps(box, other));
        expect(covers, labels[index]?.town.name).toBe(false);
        expect(box.left >= 0 && box.right <= 800 && box.top >= 0 && box.bottom <= 900).toBe(true);
      }
    },
  );

  it('places the label of the selected station even without free space', () => {
    const town = { name: 'Dortmund-Hörde', size: 3 } as const;
    const own = { town, x: 400, y: 400, pin: pinBox({ x: 400, y: 400 }) };
    expect(placeLabels([own], [screen], screen)).toEqual([]);
    expect(placeLabels([{ ...own, isRequired: true }], [screen], screen)).toMatchObject([{ town }]);
  });

  it('adds a dot that no pin covers to each label without a pin', () => {
    const labels = placeLabels(anchors, pins, screen);
    const withDot = labels.filter(({ dot }) => dot);
    expect(withDot.length).toBeGreaterThan(10);
    for (const { dot, left, top, town } of withDot) {
      const place = anchors.find((one) => one.town === town);
      expect(place?.pin).toBeUndefined();
      const [x, y] = [left + (dot?.x ?? 0), top + (dot?.y ?? 0)];
      expect(x).toBeCloseTo(place?.x ?? Number.NaN);
      expect(y).toBeCloseTo(place?.y ?? Number.NaN);
      const around = { left: x - 3, top: y - 3, right: x + 3, bottom: y + 3 };
      expect(
        pins.some((pin) => overlaps(around, pin)),
        town.name,
      ).toBe(false);
    }
    expect(labels.some(({ dot }) => !dot)).toBe(true);
  });

  it('names only the towns with a pin when no other towns are allowed', () => {
    const [pin] = pins;
    expect(
      assignTownLabels(places, pin ? [pin] : [], () => false).map(({ town }) => town.name),
    ).toEqual(['Berlin']);
  });
});

it('knows a name and a position of every small town', () => {
  expect(smallTowns.length).toBeGreaterThan(900);
  for (const { latitude, longitude, name } of smallTowns)
    expect([name, latitude > 47 && latitude < 55, longitude > 5 && longitude < 25]).toEqual([
      expect.stringMatching(/^\p{L}[^\d|]+$/u),
      true,
      true,
    ]);
});

describe('openingText', () => {
  it.each([
    [{ state: 'open', until: '18:30', minutesLeft: 200 }, 'geöffnet bis 18:30', 'otwarte do 18:30'],
    [
      { state: 'open', until: '09:00', minutesLeft: 1 },
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
  ] as const)('formats the opening state in German and Polish: %j', (opening, german, polish) => {
    expect(openingStatusText(opening, 'de-DE')).toBe(german);
    expect(openingStatusText(opening, 'pl-PL')).toBe(polish);
  });
});
