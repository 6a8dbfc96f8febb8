import type { Locale } from '@oilway/store/locales.ts';
import { latestOnly } from '../../../behaviours/latest-request.ts';
import { type MapQuery, mapParameters, writeMapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import { noResultsText, resultCountText } from '../domain/result-text.ts';
import type { StationSearchResult } from '../schema.ts';
import { fillStation } from './fill-station.ts';
import { findStations } from './find-stations.ts';
import { requestGeolocation } from './geolocation.ts';
import { rememberStation } from './your-station.ts';

/**
 * Enhances a place form: shows the nearest stations below it without leaving the page. If the request fails or the place is
 * ambiguous, the form is submitted to the page with the map.
 */
export function enhancePlaceForm(form: HTMLFormElement, locale: Locale): void {
  const results = form.parentElement?.querySelector<HTMLElement>('[data-place-results]');
  if (!results) return;
  const [count, all] = [queryPart(results, 'data-count'), queryPart(results, 'data-all')];
  const runLatest = latestOnly();
  const path = new URL(form.action).pathname;
  const showStatus = (sentence: string) => {
    count.textContent = sentence;
    all.hidden = true;
    queryPart(results, 'data-rows').replaceChildren();
  };
  const search = async (query: MapQuery) => {
    results.ariaBusy = 'true';
    const found = await runLatest((signal) => findStations(locale, query, signal));
    // Superseded by a newer request.
    if (!found) return;
    if (found.choose) throw new Error('ambiguous place');
    results.ariaBusy = null;
    renderResults(results, found, query, locale);
    rememberStation(locale, found.nearest[0], found.nearest[0]?.kilometres);
    all.setAttribute('href', path + writeMapQuery(locale, { ...query, near: undefined }));
    all.hidden = false;
  };
  const locate = async () => {
    const text = messages[locale].map;
    showStatus(text.searching);
    const near = await requestGeolocation();
    if (typeof near === 'string') showStatus(text[near]);
    else await search({ near }).catch(() => showStatus(text.failed));
  };
  form.addEventListener('submit', (event) => {
    if (event.submitter?.dataset.control === 'locate') {
      event.preventDefault();
      void locate();
      return;
    }
    const place = String(new FormData(form).get(mapParameters[locale].place) ?? '').trim();
    if (place === '') return;
    event.preventDefault();
    search({ place }).catch(() => form.submit());
  });
}

function renderResults(
  results: HTMLElement,
  { exact, nearest, total }: StationSearchResult,
  query: MapQuery,
  locale: Locale,
): void {
  const { content } = results.querySelector('template') as HTMLTemplateElement;
  const rows = nearest.map((station) => {
    const row = document.importNode(content, true).firstElementChild as HTMLElement;
    fillStation(row, station, locale);
    if (!station.services.includes('oilChange')) queryPart(row, 'data-price').remove();
    return row;
  });
  queryPart(results, 'data-rows').replaceChildren(...rows);
  queryPart(results, 'data-count').textContent =
    total > 0
      ? resultCountText({ exact, total }, query, locale)
      : noResultsText({ exact, missing: { category: false } }, query, locale);
  rows[0]?.scrollIntoView({ block: 'nearest' });
}

const queryPart = (of: HTMLElement, name: string): HTMLElement =>
  of.querySelector(`[${name}]`) as HTMLElement;
