import type { Culture } from '@oilway/store/cultures.ts';
import { regionName } from '@oilway/store/regions.ts';
import type { Reading } from '../../content/content-reader.ts';
import { eventsOf, newsOf } from '../../pages/article-lists.ts';
import { portalMessages } from '../../pages/layout/portal-messages.ts';
import { loadSurroundings } from '../../pages/load-page.ts';
import type { Article } from '../../pages/page-context.ts';
import { stationWords } from '../../pages/parts/station-words.ts';
import { paths } from '../../pages/paths.ts';
import { messages } from './messages.ts';
import { type SearchEntry, type SearchIndex, searchIndexOf } from './search-index.ts';

/** The index of what is published in a culture, built when somebody first searches. */
export function searchIndex(reading: Reading, culture: Culture): Promise<SearchIndex> {
  return reading.memo(`search:${culture}`, async (source) => {
    const groups = [
      await pages(source, culture),
      await articles(source, culture),
      await locations(source, culture),
      [portal(culture)],
    ];
    const { settings } = await source.navigation(culture);
    return searchIndexOf(groups.flat(), culture, synonymGroups(settings.synonyms));
  });
}

/** The groups that an editor has written, one a line: 'Karriere, Jobs, Stellenangebote'. */
const synonymGroups = (lines?: string | null): string[][] =>
  (lines ?? '').split('\n').map((line) => line.split(',').filter((word) => word.trim()));

/** Pages, and the contact persons on the page that lists them. */
async function pages(source: Reading, culture: Culture): Promise<SearchEntry[]> {
  const tree = await source.tree(culture);
  const summaries = await source.pageSummaries(culture);
  const prices = new Map((await source.prices(culture)).map(({ key, name }) => [key, name]));
  const reached = summaries.flatMap((summary) => {
    const page = tree.byId.get(summary.id);
    return page && !summary.noIndex ? [{ ...summary, page }] : [];
  });
  const found = reached.map(
    ({ description, page, prices: shown, text }): SearchEntry => ({
      id: `page:${page.id}`,
      kind: 'page',
      title: page.title,
      href: page.path,
      summary: description ?? '',
      text: spoken(text, ...shown.map((key) => prices.get(key))),
      // What it belongs to, as its breadcrumbs say: an opening is a part of the careers.
      also: spoken(
        ...tree
          .ancestry(page.id)
          .slice(1, -1)
          .map(({ title }) => title),
      ),
    }),
  );
  const list = reached.find(({ blockTypes }) => blockTypes.has('contactList'))?.page.path;
  return list === undefined ? found : [...found, ...(await contacts(source, culture, list))];
}

async function contacts(source: Reading, culture: Culture, path: string): Promise<SearchEntry[]> {
  const people = await source.contactPersons(culture);
  return people.map(({ email, id, moreInfo, phone, profileName, regions, title }) => ({
    id: `contact:${id}`,
    kind: 'contact',
    title: profileName,
    href: `${path}#contact-${id}`,
    summary: [title, ...(regions ?? []).map(regionName)].join(', '),
    text: spoken(email, phone, moreInfo),
  }));
}

async function articles(source: Reading, culture: Culture): Promise<SearchEntry[]> {
  const { eventsPath, newsPath } = await loadSurroundings(source, culture, undefined);
  const entries = (kind: 'news' | 'event', list: Article[], texts: Map<number, string>) =>
    list.map(
      ({ href, id, intro, rubric, title, venue }): SearchEntry => ({
        id: `${kind}:${id}`,
        kind,
        title,
        href,
        summary: intro,
        text: spoken(rubric, venue, texts.get(id)),
      }),
    );
  return [
    ...entries(
      'news',
      newsOf(await source.news(culture), newsPath),
      await source.articleTexts('news', culture),
    ),
    ...entries(
      'event',
      eventsOf(await source.events(culture), eventsPath),
      await source.articleTexts('event', culture),
    ),
  ];
}

async function locations(source: Reading, culture: Culture): Promise<SearchEntry[]> {
  const { locationsPath } = await loadSurroundings(source, culture, undefined);
  if (locationsPath === undefined) return [];
  const stations = await source.locations(culture);
  const { equipment, hours, legend, quality, services } = stationWords[culture];
  return stations.map((station) => ({
    id: `location:${station.id}`,
    kind: 'location',
    title: station.title,
    href: `${locationsPath}/${station.slug}`,
    summary: `${station.street}, ${station.postalCode} ${station.town}`,
    text: spoken(
      messages[culture].kinds.location,
      station.text,
      station.mapDescription,
      station.phone,
      station.email,
    ),
    // What the page of every station shows.
    also: spoken(
      // As in the title of its page.
      services.oilChange,
      hours,
      ...(station.services ?? []).map((service) => services[service]),
      ...(station.equipment ?? []).map((one) => equipment[one]),
      legend[station.icon],
      station.isOQ && quality,
    ),
  }));
}

/** The page on which customers log in, which is no page of the tree. */
function portal(culture: Culture): SearchEntry {
  const { logIn, portalText } = messages[culture];
  return {
    id: 'portal',
    kind: 'page',
    title: portalMessages[culture].portal,
    href: paths.portal(culture),
    summary: portalText,
    text: logIn,
  };
}

const spoken = (...words: readonly unknown[]): string => words.filter(Boolean).join(' ');
