import { describe, expect, it } from 'vitest';
import { exampleLocations } from '../../../development/examples/blocks/locations.ts';
import { geocode } from '../geocoding/geocoder.ts';
import { filterStations, type StationsData } from './filter-stations.ts';
import { stationOf } from './station.ts';
import { initialState, type StationsAction, stationsReducer } from './stations-state.ts';

const after = (...actions: StationsAction[]) =>
  actions.reduce(stationsReducer, initialState({}, undefined));
const select = (key: string, isSheetOpen = false) =>
  ({ type: 'select', key, part: 1, isSheetOpen }) as const;
const searchFor = (query: object) => ({ type: 'search', query, place: undefined }) as const;
const view = { zoom: 9, latitude: 51, longitude: 7 };

describe('stationsReducer', () => {
  it('pushes a history entry only for a new query and the first selected station', () => {
    expect(after(searchFor({ open: true })).historyAction).toBe('push');
    expect(after(select('a')).historyAction).toBe('push');
    expect(after(select('a'), select('b')).historyAction).toBe('replace');
    expect(after(select('a'), { type: 'clear' })).toMatchObject({
      historyAction: 'replace',
      isSelectionCleared: true,
      query: { station: undefined },
    });
    expect(after({ type: 'loadMore' }).historyAction).toBe('none');
    expect(
      after({ type: 'navigate', query: { place: 'Kiel' }, place: undefined, view: undefined })
        .historyAction,
    ).toBe('none');
  });

  it('resets the view for a new place and preserves a moved view for a filter', () => {
    const moved = { type: 'move', view } as const;
    expect(after(moved, searchFor({ category: 'partner' }))).toMatchObject({ view, fitVersion: 0 });
    expect(after(moved, searchFor({ place: 'Kiel' }))).toMatchObject({
      view: undefined,
      fitVersion: 1,
    });
  });

  it('expands the list to the part with the selected station', () => {
    expect(after({ type: 'select', key: 'a', part: 3, isSheetOpen: false }).pageRange).toEqual({
      first: 1,
      last: 3,
    });
  });
});

describe('stationList hits', () => {
  const data: StationsData = {
    locale: 'de-DE',
    path: '/standorte',
    pageTitle: 'Stationen',
    heading: 'Alle',
    stations: exampleLocations.map((one) => stationOf(one, { locationsPath: '/standorte' })),
    categories: [],
    holidays: {},
  };
  const hits = (query: object, place?: string) =>
    filterStations(data, {
      query: { ...query, ...(place && { place }) },
      place: place ? geocode('de', place) : undefined,
    }).stationsToFit.map(({ title }) => title);

  it('returns only stations near the place', () => {
    expect(hits({}, 'dortmund')).toEqual(['Dortmund-Wambel', 'Dortmund-Hörde']);
    expect(hits({}, 'Leverkusen')).toEqual(['Köln-Ehrenfeld', 'Köln-Kalk']);
  });

  it('returns only the selected station without a place and nothing without a query', () => {
    const [first] = data.stations;
    expect(hits({ station: first?.key })).toEqual([first?.title]);
    expect(hits({})).toEqual([]);
  });
});
