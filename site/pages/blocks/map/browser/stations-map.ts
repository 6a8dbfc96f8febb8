import 'leaflet/dist/leaflet.css';
import type { Culture } from '@oilway/content/cultures.ts';
import L from 'leaflet';
import {
  type MapQuery,
  type MapView,
  mapParameters,
  readMapQuery,
  readMapView,
  writeMapQuery,
} from '../map-query.ts';
import { messages } from '../messages.ts';
import { basemap } from './basemap.ts';
import { cooperate } from './gestures.ts';
import { MapParts } from './map-parts.ts';
import { click, fetchMarkers, type Marker } from './marker.ts';
import { Pins } from './pins.ts';
import { StationRows } from './station-rows.ts';

/** Everything the drawn map can be moved to, in degrees. */
const europe = L.latLngBounds([45.3, 2], [58.2, 28.5]);
/** A single station is shown with its surroundings. */
const closest = 11;

/**
 * Brings list and map to life: both show one selection, and the address says what is seen. What the
 * list holds comes from the server, which has all the rules of the search.
 */
export async function stationsMap(
  section: HTMLElement,
  frame: HTMLElement,
  culture: Culture,
): Promise<void> {
  const text = messages[culture].map;
  const parts = new MapParts(frame);
  const [note, live] = [parts.copy('note'), parts.copy('live')];
  frame.append(note, live);
  const read = (name: string) => new URLSearchParams(location.search).get(name) ?? undefined;
  let query = readMapQuery(culture, read);
  const nodeId = document.documentElement.dataset.nodeId ?? '';
  const load = () => fetchMarkers({ nodeId, culture, category: query.category });

  let markers: Marker[];
  try {
    markers = await load();
  } catch {
    note.textContent = text.failed;
    return;
  }

  const element = parts.copy('leaflet');
  frame.prepend(element);
  const map = mapIn(element, frame);
  const land = basemap(culture === 'de-DE' ? 'de' : 'pl', {
    land: parts.classOf('land'),
    neighbour: parts.classOf('neighbour'),
  });
  const rows = new StationRows(section, culture, { ask, select: (key) => select(key), fail });
  const pins = new Pins(map, parts, culture, ({ key }) => select(key));
  /** Set once the visitor has moved the map: only then the address says where it is. */
  let seen: MapView | undefined = readMapView(culture, read);
  let fitting = true;

  if (seen) map.setView([seen.latitude, seen.longitude], seen.zoom, { animate: false });
  else fit();
  land.layer.addTo(map);
  controls();
  adopt();
  fitting = false;
  frame.dataset.alive = '';

  map.on('moveend', () => {
    if (fitting) return;
    const { lat, lng } = map.getCenter();
    seen = { zoom: map.getZoom(), latitude: lat, longitude: lng };
    writeAddress();
  });
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clear();
  });

  /** What the list says is selected, is. */
  function adopt(): void {
    const marker = markers.find(({ key }) => key === rows.selected());
    click(markers, marker);
    pins.show(markers, marker);
  }

  async function select(key: string): Promise<void> {
    const marker = markers.find((one) => one.key === key);
    if (!marker) return;
    click(markers, marker);
    query = { ...query, station: key };
    pins.select(marker);
    writeAddress();
    keepInSight(marker);
    if (!rows.has(key)) await rows.load(query);
    rows.select(key);
    live.textContent = text.chosen(marker.title);
  }

  function clear(): void {
    if (!markers.some(({ isClicked }) => isClicked)) return;
    click(markers, undefined);
    const { station: _, ...rest } = query;
    query = rest;
    rows.select(undefined);
    pins.select(undefined);
    writeAddress();
    live.textContent = text.cleared;
  }

  /** A new question: its list and, for another category, its markers. */
  async function ask(asked: MapQuery): Promise<void> {
    const other = asked.category !== query.category;
    const moved = asked.place !== query.place || asked.near !== query.near;
    query = asked;
    note.textContent = '';
    if (moved) seen = undefined;
    writeAddress();
    try {
      [markers] = await Promise.all([other ? load() : markers, rows.load(query)]);
    } catch {
      return fail();
    }
    if (moved) fit();
    adopt();
    live.textContent = rows.count();
  }

  function fail(): void {
    // The browser can ask by itself, and say what is wrong.
    location.assign(rows.addressOf(query));
  }

  function fit(): void {
    fitting = true;
    const own = markers.filter(({ key }) => key === query.station);
    const wanted =
      query.place || query.near
        ? rows.places()
        : own.map(({ latitude, longitude }) => L.latLng(latitude, longitude));
    const bounds = L.latLngBounds(wanted);
    const legend = frame.querySelector('ul')?.clientHeight ?? 0;
    const padding: L.FitBoundsOptions = {
      paddingTopLeft: [24, 24],
      paddingBottomRight: [24, legend + 32],
      animate: false,
    };
    if (bounds.isValid()) map.fitBounds(bounds, { ...padding, maxZoom: closest });
    else map.fitBounds(land.bounds, padding);
    fitting = false;
  }

  function keepInSight({ shown }: Marker): void {
    const place = L.latLng(shown.latitude, shown.longitude);
    const point = map.latLngToContainerPoint(place);
    const { x, y } = map.getSize();
    const inside = point.x > 40 && point.x < x - 40 && point.y > 110 && point.y < y - 60;
    if (!inside) map.panTo(place);
  }

  function writeAddress(): void {
    const address = new URLSearchParams(location.search);
    for (const name of Object.values(mapParameters[culture])) address.delete(name);
    const { near: _, part: __, ...said } = query;
    const own = new URLSearchParams(writeMapQuery(culture, said, seen));
    for (const [name, value] of own) address.set(name, value);
    const search = String(address);
    history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}`);
  }

  function controls(): void {
    const bar = parts.copy('controls');
    const on = (name: string, press: () => void) =>
      bar.querySelector(`[data-control=${name}]`)?.addEventListener('click', press);
    on('in', () => map.zoomIn());
    on('out', () => map.zoomOut());
    on('locate', locate);
    frame.append(bar);
  }

  let me: L.Marker | undefined;
  function locate(): void {
    if (!navigator.geolocation) {
      note.textContent = text.noPosition;
      return;
    }
    note.textContent = text.searching;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const html = parts.copy('me');
        const icon = L.divIcon({ html, className: '', iconSize: [0, 0] });
        me?.remove();
        me = L.marker([latitude, longitude], { icon, keyboard: false, interactive: false });
        me.addTo(map);
        // A hundredth of a degree is about a kilometre: near enough, and no address.
        const near = {
          latitude: Math.round(latitude * 100) / 100,
          longitude: Math.round(longitude * 100) / 100,
        };
        void ask({ ...(query.category && { category: query.category }), near });
      },
      ({ code, PERMISSION_DENIED }) => {
        note.textContent = code === PERMISSION_DENIED ? text.refused : text.noPosition;
      },
      { timeout: 15_000, maximumAge: 300_000 },
    );
  }
}

function mapIn(element: HTMLElement, frame: HTMLElement): L.Map {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    // One finger belongs to the page.
    dragging: !matchMedia('(pointer: coarse)').matches,
    doubleClickZoom: true,
    fadeAnimation: !calm,
    zoomAnimation: !calm,
    inertia: !calm,
    zoomSnap: 0,
    minZoom: 5,
    maxZoom: 16,
    maxBounds: europe,
    maxBoundsViscosity: 1,
  });
  cooperate(map, frame);
  return map;
}
