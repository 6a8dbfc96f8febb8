import type { Culture } from '@oilway/store/cultures.ts';
import L from 'leaflet';
import { fetchPage, latest } from '../../../furniture/latest.ts';
import { isPlain } from '../../../ui/plain-press.ts';
import { type MapQuery, mapParameters, writeMapQuery } from '../rules/map-query.ts';
import { readAddress } from './address.ts';
import { fillOpening } from './opening.ts';

interface Answers {
  ask: (query: MapQuery) => void;
  select: (key: string) => void;
  /** The server has no answer for the browser. */
  fail: () => void;
}

/** @param again the row has more to tell now. */
type ShowRow = (row: HTMLElement, again: boolean) => void;

/** The list beside the map. Its rows are the server's; here they are asked for, exchanged and marked. */
export class StationRows {
  readonly #section: HTMLElement;
  readonly #culture: Culture;
  readonly #answers: Answers;
  readonly #path: string;
  readonly #latest = latest();
  /** Of the page without a chosen station, where it was seen like that. */
  #title: string | undefined;

  constructor(section: HTMLElement, culture: Culture, answers: Answers) {
    this.#section = section;
    this.#culture = culture;
    this.#answers = answers;
    this.#path = section.dataset.stations ?? location.pathname;
    if (this.selected() === undefined) this.#title = document.title;
    section.addEventListener('click', (event) => this.#follow(event));
    section.querySelector('form')?.addEventListener('submit', (event) => this.#submit(event));
  }

  has(key: string): boolean {
    return this.#row(key) !== null;
  }

  /** The key of the selected row. */
  selected(): string | undefined {
    return this.#section.querySelector<HTMLElement>('[data-station][data-selected]')?.dataset
      .station;
  }

  /** Marks this row only, and shows it: again as soon as it has all there is to tell. */
  select(key: string | undefined, show: ShowRow = bringIntoSight): void {
    for (const row of this.#section.querySelectorAll<HTMLElement>('[data-station]')) {
      const selected = row.dataset.station === key;
      row.toggleAttribute('data-selected', selected);
      if (selected) row.dataset.tone = 'amber';
      else delete row.dataset.tone;
      const link = row.querySelector('[aria-current], h3 a');
      if (selected) link?.setAttribute('aria-current', 'true');
      else link?.removeAttribute('aria-current');
    }
    const row = key ? this.#row(key) : null;
    this.#entitle(row?.querySelector('h3')?.textContent);
    if (!row || key === undefined) return;
    if (row.dataset.more !== undefined) void this.#tell(row, key, show);
    show(row, false);
  }

  /** The title of the page says which station is chosen, as it does at that address; without one, what it said before. */
  #entitle(station: string | undefined): void {
    if (location.pathname !== this.#path) return;
    const [suffix] = /(?: \| [^|]*)?$/.exec(document.title) ?? [];
    document.title = station ? `${station}${suffix}` : (this.#title ?? document.title);
  }

  /** Asks for what there is to tell of a station besides its row, and adds it to that. Without an answer the row stays as it is. */
  async #tell(row: HTMLElement, station: string, show: ShowRow): Promise<void> {
    delete row.dataset.more;
    try {
      const { page } = await fetchPage(this.addressOf({ station }));
      const details = page.getElementById(row.id)?.querySelector('[data-details]');
      if (!details) return;
      row.append(document.adoptNode(details));
      if (row.dataset.selected !== undefined) show(row, true);
    } catch {
      row.dataset.more = '';
    }
  }

  /** The keys of the stations that may be shown; undefined for all. */
  shown(): ReadonlySet<string> | undefined {
    const { shown } = this.#list().dataset;
    return shown === undefined ? undefined : new Set(JSON.parse(shown) as string[]);
  }

  /** Where the listed stations are. */
  places(): L.LatLng[] {
    const rows = this.#section.querySelectorAll<HTMLElement>('[data-station]');
    return [...rows].map(({ dataset }) => {
      const [longitude, latitude] = (dataset.station ?? '').split(',').reverse();
      return L.latLng(Number(latitude), Number(longitude));
    });
  }

  /** What the list says of itself. */
  count(): string {
    return this.#section.querySelector('[data-count]')?.textContent ?? '';
  }

  addressOf(query: MapQuery): string {
    return this.#path + writeMapQuery(this.#culture, query);
  }

  /** Puts the server's answer to a question into the place of the list. @throws when there is none. */
  async load(query: MapQuery): Promise<void> {
    const page = await this.#fetch(query);
    if (!page) return;
    // On another page the stations are a part of what it is about.
    if (location.pathname === this.#path) document.title = page.title;
    if (query.station === undefined) this.#title = page.title;
    const focus = document.activeElement;
    const kind = focus instanceof HTMLElement ? focus.dataset.kind : undefined;
    this.#list().replaceWith(listOf(page));
    // Whoever types goes on.
    if (!this.#section.querySelector('form input:focus')) this.write(query.place);
    if (kind !== undefined)
      this.#section.querySelector<HTMLElement>(`[data-kind="${CSS.escape(kind)}"]`)?.focus();
    void fillOpening(this.#section, this.#culture);
  }

  /** Says in the field what is looked for. */
  write(place = ''): void {
    const input = this.#section.querySelector<HTMLInputElement>('form input[type=text]');
    if (!input) return;
    input.defaultValue = place;
    input.value = place;
  }

  /** Adds the next part of the list below the rows that are there. */
  async #append(query: MapQuery): Promise<void> {
    const page = await this.#fetch(query);
    if (!page) return;
    const fresh = listOf(page);
    const list = this.#list();
    const known = new Set([...list.querySelectorAll('[data-station]')].map(({ id }) => id));
    const rows = [...fresh.querySelectorAll('[data-station]')].filter(({ id }) => !known.has(id));
    for (const part of fresh.querySelectorAll('[data-rows]')) {
      const last = [...list.querySelectorAll('[data-rows]')].at(-1);
      const heading = part.previousElementSibling;
      // The first of those nearby comes with their heading.
      if (heading?.matches('h3') && !list.querySelector('h3 + [data-rows]'))
        last?.after(heading, part);
      else last?.append(...[...part.children].filter((row) => rows.includes(row)));
    }
    const next = fresh.querySelector('[data-parts]');
    for (const back of next?.querySelectorAll('[data-back]') ?? []) back.remove();
    list.querySelector('[data-parts]')?.replaceWith(next ?? '');
    rows[0]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    void fillOpening(this.#section, this.#culture);
  }

  /** Undefined when another question came in between. */
  async #fetch(query: MapQuery): Promise<Document | undefined> {
    const answer = await this.#latest((signal) => fetchPage(this.addressOf(query), signal));
    return answer?.page;
  }

  /** Links of the list that lead to this very page are answered here. */
  #follow(event: MouseEvent): void {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isPlain(event)) return;
    if (!this.#list().contains(link) || link.pathname !== this.#path) return;
    event.preventDefault();
    const row = link.closest<HTMLElement>('[data-station]');
    const { query } = readAddress(this.#culture, link.search);
    if (row?.dataset.station) this.#answers.select(row.dataset.station);
    else if (link.closest('[data-parts]')) this.#append(query).catch(() => this.#answers.fail());
    else this.#answers.ask(query);
  }

  #submit(event: SubmitEvent): void {
    const form = event.currentTarget as HTMLFormElement;
    if (new URL(form.action).pathname !== this.#path) return;
    event.preventDefault();
    const name = mapParameters[this.#culture].place;
    const place = String(new FormData(form).get(name) ?? '');
    const { category, equipment, open, service } = readAddress(this.#culture).query;
    const asked = { place, category, equipment, open, service };
    const search = writeMapQuery(this.#culture, asked);
    this.#answers.ask(readAddress(this.#culture, search).query);
  }

  #row(key: string): HTMLElement | null {
    return this.#section.querySelector(`[data-station="${CSS.escape(key)}"]`);
  }

  #list(): HTMLElement {
    return this.#section.querySelector('[data-station-list]') as HTMLElement;
  }
}

/** @throws when the answer has none. */
function listOf(page: Document): HTMLElement {
  const list = page.querySelector<HTMLElement>('[data-station-list]');
  if (!list) throw new Error('The answer has no list');
  return document.adoptNode(list);
}

function bringIntoSight(row: HTMLElement, again: boolean): void {
  const { bottom, top } = row.getBoundingClientRect();
  // Whoever has scrolled on meanwhile is not fetched back.
  if (again && (bottom < 0 || top > innerHeight)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
}
