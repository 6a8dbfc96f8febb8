import type { Culture } from '@oilway/store/cultures.ts';
import { fetchPage, latest } from '../../../furniture/latest.ts';
import { type MapQuery, mapParameters, writeMapQuery } from '../rules/map-query.ts';
import { messages } from '../rules/messages.ts';
import { fillOpening } from './opening.ts';
import { findPosition } from './position.ts';

/** Stations that are told of; the page with the map has the others. */
const most = 3;

/**
 * Answers a form that asks for a place below it: with the nearest stations of the page that it would lead to, which has all the rules of
 * the search. Where that has no answer the form leads there.
 */
export function placeAnswer(form: HTMLFormElement, culture: Culture): void {
  const answer = form.parentElement?.querySelector<HTMLElement>('[data-place-answer]');
  if (!answer) return;
  const [count, all] = [part(answer, 'data-count'), part(answer, 'data-all')];
  const asking = latest();
  const path = new URL(form.action).pathname;
  const say = (sentence: string) => {
    count.textContent = sentence;
    all.hidden = true;
    part(answer, 'data-rows').replaceChildren();
  };
  const ask = async (query: MapQuery) => {
    answer.ariaBusy = 'true';
    const found = await asking((signal) => fetchPage(path + writeMapQuery(culture, query), signal));
    // Somebody asks for something else by now.
    if (!found) return;
    answer.ariaBusy = null;
    show(answer, found.page, culture);
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

/** Puts what the page with the map says, and its first stations, into the answer. */
function show(answer: HTMLElement, page: Document, culture: Culture): void {
  const section = page.querySelector<HTMLElement>('[data-stations]');
  const list = section?.querySelector<HTMLElement>('[data-station-list]');
  if (!list) throw new Error('The answer has no list');
  // Places to choose from are links of the page with the map.
  if (list.querySelector('[data-choice]')) throw new Error('The visitor has to choose a place');
  // Of those that are there: others are told of only where there are none.
  const shown = Math.min(most, Number(list.dataset.exact) || most);
  const rows = [...list.querySelectorAll('[data-station]')].slice(0, shown);
  part(answer, 'data-rows').replaceChildren(...rows.map((row) => copied(answer, row)));
  part(answer, 'data-count').textContent = list.querySelector('[data-count]')?.textContent ?? '';
  answer.dataset.holidays = section?.dataset.holidays ?? '{}';
  void fillOpening(answer, culture);
  answer.querySelector('li')?.scrollIntoView({ block: 'nearest' });
}

/** A row of the list in the form that it has here. */
function copied(answer: HTMLElement, row: Element): Node {
  const { content } = answer.querySelector('template') as HTMLTemplateElement;
  const own = document.importNode(content, true).firstElementChild as HTMLElement;
  const link = row.querySelector('h3 a');
  for (const name of ['data-distance', 'data-address'] as const)
    part(own, name).textContent = row.querySelector(`[${name}]`)?.textContent ?? '';
  linked(part(own, 'data-name'), row.querySelector('[data-page]') ?? link, link?.textContent);
  linked(part(own, 'data-route'), row.querySelector('[data-route]'));
  const call = row.querySelector('[href^="tel:"]');
  linked(part(own, 'data-call'), call, call?.textContent);
  const services = row.querySelector<HTMLElement>('[data-services]')?.dataset.services ?? '';
  if (!services.split(' ').includes('oilChange')) part(own, 'data-price').remove();
  const hours = row.querySelector<HTMLElement>('[data-hours]');
  if (hours) Object.assign(part(own, 'data-hours').dataset, hours.dataset);
  else part(own, 'data-hours').remove();
  return own;
}

/** Leads where the other link does, under its words; without one it is not there. */
function linked(own: HTMLElement, other: Element | null | undefined, words?: string | null): void {
  const href = other?.getAttribute('href');
  if (!href) {
    own.remove();
    return;
  }
  own.setAttribute('href', href);
  if (words) (own.querySelector('span') ?? own).textContent = words;
}

const part = (of: HTMLElement, name: string): HTMLElement =>
  of.querySelector(`[${name}]`) as HTMLElement;
