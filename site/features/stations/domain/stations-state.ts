import type { GeocodedPlace } from '../schema.ts';
import type { Coordinates } from './distance.ts';
import type { MapQuery, MapView } from './map-query.ts';

/** The state of list and map. */
export interface StationsState {
  query: MapQuery;
  /** The geocoded place of the query. */
  place: GeocodedPlace | undefined;
  /** The visitor has cleared the selection. */
  isSelectionCleared: boolean;
  /** The map view that the visitor moved to; without one the map fits the results. */
  view: MapView | undefined;
  /** Changes when the map has to fit its view again. */
  fitVersion: number;
  /** The pages of the list that are shown, from 1. */
  pageRange: { first: number; last: number };
  /** The view that phones show. */
  mobileView: 'list' | 'map';
  /** The selected station is shown in a sheet over the map. */
  isSheetOpen: boolean;
  /** The position of the visitor. */
  userPosition: Coordinates | undefined;
  /** How the last action changes the browser history. */
  historyAction: 'push' | 'replace' | 'none';
}

export type StationsAction =
  /** Another place or other filters. */
  | {
      type: 'search';
      query: MapQuery;
      place: GeocodedPlace | undefined;
      userPosition?: Coordinates;
    }
  /** The browser moved back or forward in its history. */
  | {
      type: 'navigate';
      query: MapQuery;
      place: GeocodedPlace | undefined;
      view: MapView | undefined;
    }
  /** @param part the page of the list that the station is on, from 1. */
  | { type: 'select'; key: string; part: number; isSheetOpen: boolean }
  | { type: 'clear' }
  | { type: 'loadMore' }
  | { type: 'move'; view: MapView }
  | { type: 'switchView'; mobileView: 'list' | 'map' }
  | { type: 'hideSheet' };

/** Returns the initial state, the same on server and client. */
export function initialState(query: MapQuery, place: GeocodedPlace | undefined): StationsState {
  return {
    query,
    place,
    isSelectionCleared: false,
    view: undefined,
    fitVersion: 0,
    pageRange: { first: query.part ?? 1, last: query.part ?? 1 },
    mobileView: 'list',
    isSheetOpen: false,
    userPosition: undefined,
    historyAction: 'none',
  };
}

export function stationsReducer(state: StationsState, action: StationsAction): StationsState {
  switch (action.type) {
    case 'search': {
      const { query, place, userPosition } = action;
      const hasNewPlace = query.place !== state.query.place || query.near !== state.query.near;
      const view = hasNewPlace ? undefined : state.view;
      return {
        ...withQuery(state, query, place),
        view,
        fitVersion: state.fitVersion + (view ? 0 : 1),
        userPosition: userPosition ?? state.userPosition,
        historyAction: 'push',
      };
    }
    case 'navigate': {
      const { query, place, view } = action;
      return {
        ...withQuery(state, query, place),
        view,
        fitVersion: state.fitVersion + 1,
        isSheetOpen: state.mobileView === 'map' && query.station !== undefined,
        historyAction: 'none',
      };
    }
    case 'select': {
      const { key, part, isSheetOpen } = action;
      const { first, last } = state.pageRange;
      return {
        ...state,
        query: { ...state.query, station: key },
        isSelectionCleared: false,
        pageRange: { first: Math.min(first, part), last: Math.max(last, part) },
        isSheetOpen,
        // Selecting several stations in a row adds only one history entry.
        historyAction: state.query.station === undefined ? 'push' : 'replace',
      };
    }
    case 'clear':
      return {
        ...state,
        query: { ...state.query, station: undefined },
        isSelectionCleared: true,
        isSheetOpen: false,
        historyAction: 'replace',
      };
    case 'loadMore':
      return {
        ...state,
        pageRange: { ...state.pageRange, last: state.pageRange.last + 1 },
        historyAction: 'none',
      };
    case 'move':
      return { ...state, view: action.view, historyAction: 'replace' };
    case 'switchView':
      return { ...state, mobileView: action.mobileView, isSheetOpen: false, historyAction: 'none' };
    case 'hideSheet':
      return { ...state, isSheetOpen: false, historyAction: 'none' };
  }
}

function withQuery(
  state: StationsState,
  query: MapQuery,
  place: GeocodedPlace | undefined,
): StationsState {
  const pageRange = { first: 1, last: 1 };
  return { ...state, query, place, isSelectionCleared: false, pageRange, isSheetOpen: false };
}
