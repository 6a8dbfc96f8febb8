import 'leaflet/dist/leaflet.css';
import type { Culture } from '@oilway/store/cultures.ts';
import L from 'leaflet';
import { nextTask } from '../../../furniture/next-task.ts';
import { type MapQuery, writeMapQuery } from '../rules/map-query.ts';
import { messages } from '../rules/messages.ts';
import { readAddress, writeAddress } from './address.ts';
import { Basemap } from './basemap.ts';
import { MapParts } from './map-parts.ts';
import { click, fetchMarkers, type Marker } from './marker.ts';
import { Pins } from './pins.ts';
import { findPosition } from './position.ts';
import { standing } from './standing.ts';
import { StationRows } from './station-rows.ts';
import { isBelow, StationSheet } from './station-sheet.ts';
import { addStreets } from './street-map.ts';
import { Viewport } from './viewport.ts';

/**
 * Brings list and map to life: both show one selection, and the address says what is seen. What the
 * list holds comes from the server, which has all the rules of the search.
 */
export async function stationsMap(
  section: HTMLElement,
  frame: HTMLElement,
  culture: Culture,
): Promise<StationsMap | undefined> {
  const { nodeId } = document.documentElement.dataset;
  // A page without a node has nothing to ask the markers for: the drawn map stays.
  if (!nodeId) return undefined;
  const parts = new MapParts(frame);
  const [note, live] = [parts.copy('note'), parts.copy('live')];
  frame.append(note, live);
  const load = (category: string | undefined) => fetchMarkers({ nodeId, culture, category });
  let markers: Marker[];
  try {
    markers = await load(readAddress(culture).query.category);
  } catch {
    note.textContent = messages[culture].map.failed;
    return undefined;
  }
  await nextTask();
  const map = new StationsMap({ section, frame, culture, parts, note, live, load }, markers);
  await nextTask();
  await map.start();
  return map;
}

interface Surroundings {
  section: HTMLElement;
  frame: HTMLElement;
  culture: Culture;
  parts: MapParts;
  /** A sentence on the map, and one that is only read aloud. */
  note: HTMLElement;
  live: HTMLElement;
  load: (category: string | undefined) => Promise<Marker[]>;
}

/** What list and map have in common: the question, the markers and which of them is clicked. */
class StationsMap {
  readonly #around: Surroundings;
  readonly #viewport: Viewport;
  readonly #land: Basemap;
  readonly #rows: StationRows;
  readonly #pins: Pins;
  readonly #sheet: StationSheet;
  /** Where the visitor is. */
  #me: L.Marker | undefined;
  #query: MapQuery;
  #markers: Marker[];
  /** Those of the category that was asked for last. */
  #coming: Promise<Marker[]>;
  /** How often something was asked: an answer that was overtaken is left. */
  #turn = 0;

  constructor(around: Surroundings, markers: Marker[]) {
    const { section, frame, culture, parts } = around;
    this.#around = around;
    this.#markers = markers;
    this.#coming = Promise.resolve(markers);
    const { query, view } = readAddress(culture);
    this.#query = query;
    const element = parts.copy('leaflet');
    frame.prepend(element);
    this.#viewport = new Viewport(element, frame, view);
    const { map } = this.#viewport;
    this.#land = new Basemap(culture === 'de-DE' ? 'de' : 'pl', parts);
    this.#rows = new StationRows(section, culture, {
      ask: (asked) => this.#ask(asked),
      select: (key) => this.#select(key),
      fail: () => this.#leave(),
    });
    this.#pins = new Pins(map, parts, culture, ({ key }) => this.#select(key, isBelow()));
    this.#sheet = new StationSheet(
      frame,
      parts,
      () => this.#pins.selected(),
      () => this.#clear(),
    );
  }

  /** Shows what the address asks for, and from then on answers to the visitor. */
  async start(): Promise<void> {
    const { section, frame, culture, live, parts } = this.#around;
    const viewport = this.#viewport;
    this.#land.addTo(viewport.map);
    await nextTask();
    const say = (sentence: string) => {
      live.textContent = sentence;
    };
    addStreets(viewport.map, frame, parts, { culture, say });
    viewport.addControls(parts, () => this.locate());
    if (!viewport.seen) this.#fit();
    await nextTask();
    this.#adopt();
    frame.dataset.alive = '';
    section.addEventListener('addresschange', (event) => {
      event.preventDefault();
      void this.#follow();
    });
    viewport.onMove((zoomed) => {
      writeAddress(culture, this.#query, viewport.seen);
      if (zoomed) say(messages[culture].map.inSight(this.#inSight()));
    });
    frame.addEventListener('click', (event) => this.#press(event));
    section.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#clear();
    });
    if (viewport.seen) this.#tell();
  }

  /** On a phone what the address chose is told where one looks: over the map, or in the list. */
  #tell(): void {
    const station = this.#query.station && this.#rows.selected();
    if (!station || !isBelow()) return;
    if (this.#viewport.map.getSize().x === 0) this.#rows.select(station);
    else this.#rows.select(station, (row, again) => this.#sheet.show(row, again));
  }

  /** A press on a pin of the drawn map, which was kept back until this one was there. */
  #press(event: MouseEvent): void {
    const { target } = event;
    const link = target instanceof Element ? target.closest('svg a') : null;
    if (!link) return;
    const { search } = new URL(link.getAttribute('href') ?? '', location.href);
    const { station } = readAddress(this.#around.culture, search).query;
    if (!station || !this.#markers.some(({ key }) => key === station)) return;
    event.preventDefault();
    void this.#select(station, isBelow());
  }

  /** What the list says is selected, is. */
  #adopt(): void {
    const marker = this.#markers.find(({ key }) => key === this.#rows.selected());
    click(this.#markers, marker);
    this.#pins.show(this.#shown(), marker);
  }

  /** The markers that the list lets be shown. */
  #shown(): Marker[] {
    const keys = this.#rows.shown();
    return keys ? this.#markers.filter(({ key }) => keys.has(key)) : this.#markers;
  }

  /** How many stations the part of the map that is seen has. */
  #inSight(): number {
    const bounds = this.#viewport.map.getBounds();
    return this.#shown().filter(({ shown }) => bounds.contains([shown.latitude, shown.longitude]))
      .length;
  }

  /** @param inSheet a sheet over the map tells of it, which stays where it is: the list lies far below. */
  async #select(key: string, inSheet = false): Promise<void> {
    const { culture, live } = this.#around;
    const marker = this.#markers.find((one) => one.key === key);
    if (!marker) return;
    click(this.#markers, marker);
    // Going through stations is one step: Back leaves them, not each of them.
    const step = this.#query.station === undefined;
    this.#query = { ...this.#query, station: key };
    this.#pins.select(marker);
    writeAddress(culture, this.#query, this.#viewport.seen, step);
    const still = new Promise<void>((resolve) => {
      this.#viewport.keepInSight(marker.shown, resolve);
    });
    if (!this.#rows.has(key)) await this.#rows.load(this.#query);
    if (this.#query.station !== key) return;
    if (inSheet) {
      this.#rows.select(key, (row, again) => this.#sheet.show(row, again));
      await still;
      this.#sheet.uncover();
      return;
    }
    this.#sheet.hide();
    this.#rows.select(key);
    live.textContent = messages[culture].map.chosen(marker.title);
  }

  #clear(): void {
    const { culture, live } = this.#around;
    if (!this.#markers.some(({ isClicked }) => isClicked)) return;
    this.#sheet.hide();
    click(this.#markers, undefined);
    this.#query = { ...this.#query, station: undefined };
    this.#rows.select(undefined);
    this.#pins.select(undefined);
    writeAddress(culture, this.#query, this.#viewport.seen);
    live.textContent = messages[culture].map.cleared;
  }

  /** On the map, or beside the field for a place where a phone shows the list alone. */
  #say(sentence: string): void {
    const { frame, note, section } = this.#around;
    const beside = section.querySelector('[data-locating]') ?? note;
    beside.textContent = '';
    note.textContent = '';
    (frame.checkVisibility() ? note : beside).textContent = sentence;
  }

  /** A new question is a step of history, as it is without scripts. */
  async #ask(asked: MapQuery): Promise<void> {
    const moved = asked.place !== this.#query.place || asked.near !== this.#query.near;
    if (moved) this.#viewport.seen = undefined;
    writeAddress(this.#around.culture, asked, this.#viewport.seen, true);
    await this.#show(asked, moved);
  }

  /** Shows what Back or Forward has led to. */
  async #follow(): Promise<void> {
    const { culture } = this.#around;
    this.#viewport.rest();
    const { query, view } = readAddress(culture);
    const { near, place } = this.#query;
    const moved = query.place !== place || near !== undefined || this.#viewport.seen !== undefined;
    if (view) this.#viewport.show(view);
    else this.#viewport.seen = undefined;
    this.#rows.write(query.place);
    if (writeMapQuery(culture, query) !== writeMapQuery(culture, this.#query))
      await this.#show(query, moved && !view);
    this.#tell();
  }

  /** The list of a question and, for another category, its markers. */
  async #show(asked: MapQuery, moved: boolean): Promise<void> {
    const { live, load } = this.#around;
    if (asked.category !== this.#query.category) this.#coming = load(asked.category);
    this.#query = asked;
    this.#say('');
    this.#sheet.hide();
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const [markers] = await Promise.all([this.#coming, this.#rows.load(asked)]);
      if (turn !== this.#turn) return;
      this.#markers = markers;
    } catch {
      if (turn === this.#turn) this.#leave();
      return;
    }
    if (moved) this.#fit();
    this.#adopt();
    live.textContent = this.#rows.count();
  }

  /** The browser can ask by itself, and say what is wrong. */
  #leave(): void {
    location.assign(this.#rows.addressOf(this.#query));
  }

  /** Shows what was asked for, else the selected station, else the country. */
  #fit(): void {
    const { place, near, station } = this.#query;
    const own = this.#markers.filter(({ key }) => key === station);
    const wanted =
      place || near
        ? this.#rows.places()
        : own.map(({ latitude, longitude }) => L.latLng(latitude, longitude));
    const places = this.#shown().map(({ shown }) => shown);
    this.#viewport.fit(L.latLngBounds(wanted), this.#land.bounds, places);
  }

  /** Asks for what is near the visitor. The mark stands at the very place. */
  async locate(): Promise<void> {
    const { culture, parts } = this.#around;
    const text = messages[culture].map;
    this.#say(text.searching);
    const before = this.#query;
    const found = await findPosition();
    // Somebody asks for something else by now.
    if (before !== this.#query) return this.#say('');
    if (typeof found === 'string') return this.#say(text[found]);
    const { latitude, longitude } = found;
    this.#me?.remove();
    this.#me = standing(parts.copy('me'), [latitude, longitude]).addTo(this.#viewport.map);
    const { category, equipment, open, service } = this.#query;
    await this.#ask({ category, equipment, open, service, near: found });
  }
}
