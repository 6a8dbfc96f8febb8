import type { Culture } from '@oilway/store/cultures.ts';
import { latest } from '../../../behaviours/latest.ts';
import { distanceText } from '../domain/distance.ts';
import { foundText, nothingText } from '../domain/found-text.ts';
import { type MapQuery, mapParameters, writeMapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import { directions } from '../domain/reach.ts';
import type { FoundStations } from '../schema.ts';
import { findStations } from './find-stations.ts';
import { showOpening } from './opening.ts';
import { findPosition } from './position.ts';

type NearStation = FoundStations['nearest'][number];

/**
 * Answers a form that asks for a place below it, with the nearest stations. Where there is no answer, or the visitor has to choose a
 * place, the form leads to the page with the map.
 */
export function placeAnswer(form: HTMLFormElement, culture: Culture): void {
  const answer = form.parentElement?.querySelector<HTMLElement>('[data-place-answer]');
  if (!answer) return;
  const [count, all] = [part(answer, 'data-count'), part(answer, 'data-all')];
  const newest = latest();
  const path = new URL(form.action).pathname;
  const say = (sentence: string) => {
    count.textContent = sentence;
    all.hidden = true;
    part(answer, 'data-rows').replaceChildren();
  };
  const ask = async (query: MapQuery) => {
    answer.ariaBusy = 'true';
    const found = await newest((signal) => findStations(culture, query, signal));
    // A newer question has taken its place.
    if (!found) return;
    if (found.choose) throw new Error('The visitor has to choose a place');
    answer.ariaBusy = null;
    show(answer, found, query, culture);
    all.setAttribute('href', path + writeMapQuery(culture, { ...query, near: undefined }));
    all.hidden = false;
  };
  const locate = async () => {
    const text = messages[culture].map;
    say(text.searching);
    const near = await findPosition();
    if (typeof near === 'string') say(text[near]);
    else await ask({ near }).catch(() => say(text.failed));
  };
  form.addEventListener('submit', (event) => {
    if (event.submitter?.dataset.control === 'locate') {
      event.preventDefault();
      void locate();
      return;
    }
    const place = String(new FormData(form).get(mapParameters[culture].place) ?? '').trim();
    if (place === '') return;
    event.preventDefault();
    ask({ place }).catch(() => form.submit());
  });
}

function show(
  answer: HTMLElement,
  { exact, nearest, total }: FoundStations,
  query: MapQuery,
  culture: Culture,
): void {
  const { content } = answer.querySelector('template') as HTMLTemplateElement;
  const rows = nearest.map((station) => {
    const row = document.importNode(content, true).firstElementChild as HTMLElement;
    fill(row, station, culture);
    return row;
  });
  part(answer, 'data-rows').replaceChildren(...rows);
  part(answer, 'data-count').textContent =
    total > 0
      ? foundText({ exact, total }, query, culture)
      : nothingText({ exact, missing: { category: false } }, query, culture);
  rows[0]?.scrollIntoView({ block: 'nearest' });
}

function fill(row: HTMLElement, station: NearStation, culture: Culture): void {
  const { kilometres, postalCode, street, telephones, town } = station;
  part(row, 'data-distance').textContent =
    kilometres === undefined ? '' : distanceText(kilometres, culture);
  part(row, 'data-address').textContent = `${street}, ${postalCode} ${town}`;
  linked(part(row, 'data-name'), station.page, station.title);
  linked(part(row, 'data-route'), directions(station));
  linked(
    part(row, 'data-call'),
    telephones[0]?.href,
    telephones[0]?.text.replaceAll(' ', '\u00a0'),
  );
  if (!station.services.includes('oilChange')) part(row, 'data-price').remove();
  const open = part(row, 'data-hours');
  if (station.hours.length === 0) open.remove();
  else showOpening(open, station, culture);
}

/** Makes a link of the row lead there under these words; without an address it is not there. */
function linked(own: HTMLElement, href: string | undefined, words?: string): void {
  if (!href) {
    own.remove();
    return;
  }
  own.setAttribute('href', href);
  if (words) (own.querySelector('span') ?? own).textContent = words;
}

const part = (of: HTMLElement, name: string): HTMLElement =>
  of.querySelector(`[${name}]`) as HTMLElement;
