import type { FoundPlace } from '../schema.ts';
import type { Coordinates } from './distance.ts';
import type { MapQuery, MapView } from './map-query.ts';

/** What list and map show. */
export interface StationsState {
  query: MapQuery;
  /** Where the place of the query lies. */
  place: FoundPlace | undefined;
  /** The visitor has taken the choice of a station back. */
  cleared: boolean;
  /** The part of the map that the visitor has moved to; without one the map frames what was found. */
  view: MapView | undefined;
  /** Changes when the map has to frame anew. */
  framing: number;
  /** The parts of the list that are shown, from 1. */
  parts: { first: number; last: number };
  /** On a phone list and map have one place. */
  shows: 'list' | 'map';
  /** The chosen station is shown in a sheet over the map. */
  sheet: boolean;
  /** Where the visitor is. */
  me: Coordinates | undefined;
  /** What the last action does to the address: a step of history, the same step, or nothing. */
  address: 'push' | 'replace' | 'none';
}

export type StationsAction =
  /** Another place or other filters. */
  | { type: 'ask'; query: MapQuery; place: FoundPlace | undefined; me?: Coordinates }
  /** Back or Forward has led to an address. */
  | { type: 'follow'; query: MapQuery; place: FoundPlace | undefined; view: MapView | undefined }
  /** @param part of the list that the station is in, from 1. */
  | { type: 'select'; key: string; part: number; sheet: boolean }
  | { type: 'clear' }
  | { type: 'more' }
  | { type: 'move'; view: MapView }
  | { type: 'show'; shows: 'list' | 'map' }
  | { type: 'hideSheet' };

/** Returns the state of a page as the server renders it. */
export function initialState(query: MapQuery, place: FoundPlace | undefined): StationsState {
  return {
    query,
    place,
    cleared: false,
    view: undefined,
    framing: 0,
    parts: { first: query.part ?? 1, last: query.part ?? 1 },
    shows: 'list',
    sheet: false,
    me: undefined,
    address: 'none',
  };
}

/** Returns the state after what the visitor did. */
export function stationsReducer(state: StationsState, action: StationsAction): StationsState {
  switch (action.type) {
    case 'ask': {
      const { query, place, me } = action;
      const moved = query.place !== state.query.place || query.near !== state.query.near;
      const view = moved ? undefined : state.view;
      return {
        ...asked(state, query, place),
        view,
        framing: state.framing + (view ? 0 : 1),
        me: me ?? state.me,
        address: 'push',
      };
    }
    case 'follow': {
      const { query, place, view } = action;
      return {
        ...asked(state, query, place),
        view,
        framing: state.framing + 1,
        sheet: state.shows === 'map' && query.station !== undefined,
        address: 'none',
      };
    }
    case 'select': {
      const { key, part, sheet } = action;
      const { first, last } = state.parts;
      return {
        ...state,
        query: { ...state.query, station: key },
        cleared: false,
        parts: { first: Math.min(first, part), last: Math.max(last, part) },
        sheet,
        // Going through stations is one step: Back leaves them, not each of them.
        address: state.query.station === undefined ? 'push' : 'replace',
      };
    }
    case 'clear':
      return {
        ...state,
        query: { ...state.query, station: undefined },
        cleared: true,
        sheet: false,
        address: 'replace',
      };
    case 'more':
      return {
        ...state,
        parts: { ...state.parts, last: state.parts.last + 1 },
        address: 'none',
      };
    case 'move':
      return { ...state, view: action.view, address: 'replace' };
    case 'show':
      return { ...state, shows: action.shows, sheet: false, address: 'none' };
    case 'hideSheet':
      return { ...state, sheet: false, address: 'none' };
  }
}

function asked(
  state: StationsState,
  query: MapQuery,
  place: FoundPlace | undefined,
): StationsState {
  const parts = { first: 1, last: 1 };
  return { ...state, query, place, cleared: false, parts, sheet: false };
}
