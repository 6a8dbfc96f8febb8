import { describe, expect, it } from 'vitest';
import { exampleLocations } from '../../../development/examples/blocks/locations.ts';
import { knownPlace } from '../geocoding/place-search.ts';
import { stationOf } from './station.ts';
import { type StationsData, stationList } from './station-list.ts';
import { initialState, type StationsAction, stationsReducer } from './stations-state.ts';

const after = (...actions: StationsAction[]) =>
  actions.reduce(stationsReducer, initialState({}, undefined));
const select = (key: string, sheet = false) => ({ type: 'select', key, part: 1, sheet }) as const;
const ask = (query: object) => ({ type: 'ask', query, place: undefined }) as const;
const view = { zoom: 9, latitude: 51, longitude: 7 };

describe('the state of list and map', () => {
  it('makes a question and the first choice of a station steps of history, and no other', () => {
    expect(after(ask({ open: true })).address).toBe('push');
    expect(after(select('a')).address).toBe('push');
    expect(after(select('a'), select('b')).address).toBe('replace');
    expect(after(select('a'), { type: 'clear' })).toMatchObject({
      address: 'replace',
      cleared: true,
      query: { station: undefined },
    });
    expect(after({ type: 'more' }).address).toBe('none');
    expect(
      after({ type: 'follow', query: { place: 'Kiel' }, place: undefined, view: undefined })
        .address,
    ).toBe('none');
  });

  it('frames a new place, and leaves a map that was moved where it is for a filter', () => {
    const moved = { type: 'move', view } as const;
    expect(after(moved, ask({ category: 'partner' }))).toMatchObject({ view, framing: 0 });
    expect(after(moved, ask({ place: 'Kiel' }))).toMatchObject({ view: undefined, framing: 1 });
  });

  it('shows the part of the list that a chosen station is in', () => {
    expect(after({ type: 'select', key: 'a', part: 3, sheet: false }).parts).toEqual({
      first: 1,
      last: 3,
    });
  });
});

describe('what the map frames', () => {
  const data: StationsData = {
    culture: 'de-DE',
    path: '/standorte',
    pageTitle: 'Stationen',
    heading: 'Alle',
    stations: exampleLocations.map((one) => stationOf(one, { locationsPath: '/standorte' })),
    categories: [],
    holidays: {},
  };
  const hits = (query: object, place?: string) =>
    stationList(data, {
      query: { ...query, ...(place && { place }) },
      place: place ? knownPlace('de', place) : undefined,
    }).hits.map(({ title }) => title);

  it('is what was found at a place, and nothing far away from it', () => {
    expect(hits({}, 'dortmund')).toEqual(['Dortmund-Wambel', 'Dortmund-Hörde']);
    expect(hits({}, 'Leverkusen')).toEqual(['Köln-Ehrenfeld', 'Köln-Kalk']);
  });

  it('is the chosen station without a place, and without anything the country', () => {
    const [first] = data.stations;
    expect(hits({ station: first?.key })).toEqual([first?.title]);
    expect(hits({})).toEqual([]);
  });
});
