import type { Locale } from '@oilway/store/locales.ts';
import { regionName } from '@oilway/store/regions.ts';
import type { ContentReader } from '../../content/content-reader.ts';
import { toEventArticles, toNewsArticles } from '../../pages/article-lists.ts';
import { portalMessages } from '../../pages/layout/portal-messages.ts';
import { loadPageContext } from '../../pages/load-page-context.ts';
import type { Article } from '../../pages/page-context.ts';
import { stationLabels } from '../../pages/parts/station-labels.ts';
import { paths } from '../../pages/paths.ts';
import { messages } from './messages.ts';
import { buildSearchIndex, type SearchEntry, type SearchIndex } from './search-index.ts';

/** Returns the search index of the published content of a locale, built on the first search. */
export function getSearchIndex(content: ContentReader, locale: Locale): Promise<SearchIndex> {
  return content.memo(`search:${locale}`, async (content) => {
    const groups = [
      await pageEntries(content, locale),
      await articleEntries(content, locale),
      await locationEntries(content, locale),
      [portalEntry(locale)],
    ];
    const { settings } = await content.navigation(locale);
    return buildSearchIndex(groups.flat(), locale, synonymGroups(settings.synonyms));
  });
}

/** Parses the synonym groups of the settings, one a line: 'Karriere, Jobs, Stellenangebote'. */
const synonymGroups = (lines?: string | null): string[][] =>
  (lines ?? '').split('\n').map((line) => line.split(',').filter((word) => word.trim()));

/** Returns entries for the pages, and for the contact persons if a page lists them. */
async function pageEntries(content: ContentReader, locale: Locale): Promise<SearchEntry[]> {
  const tree = await content.tree(locale);
  const summaries = await content.pageSummaries(locale);
  const prices = new Map((await content.prices(locale)).map(({ key, name }) => [key, name]));
  const indexed = summaries.flatMap((summary) => {
    const page = tree.byId.get(summary.id);
    return page && !summary.noIndex ? [{ ...summary, page }] : [];
  });
  const found = indexed.map(
    ({ blockTypes, description, page, prices: priceKeys, text }): SearchEntry => ({
      id: `page:${page.id}`,
      kind: 'page',
      title: page.title,
      href: page.path,
      isMinor: page.parent === null || blockTypes.has('vacancy'),
      summary: description ?? '',
      text: joinWords(text, ...priceKeys.map((key) => prices.get(key))),
      // Titles of the ancestors, so that a job opening matches the title of the careers page.
      also: joinWords(
        ...tree
          .ancestry(page.id)
          .slice(1, -1)
          .map(({ title }) => title),
      ),
    }),
  );
  const contactListPath = indexed.find(({ blockTypes }) => blockTypes.has('contactList'))?.page
    .path;
  return contactListPath === undefined
    ? found
    : [...found, ...(await contactEntries(content, locale, contactListPath))];
}

async function contactEntries(
  content: ContentReader,
  locale: Locale,
  path: string,
): Promise<SearchEntry[]> {
  const people = await content.contactPersons(locale);
  return people.map(({ email, id, moreInfo, phone, profileName, regions, title }) => ({
    id: `contact:${id}`,
    kind: 'contact',
    title: profileName,
    href: `${path}#contact-${id}`,
    summary: [title, ...(regions ?? []).map(regionName)].join(', '),
    text: joinWords(email, phone, moreInfo),
  }));
}

async function articleEntries(content: ContentReader, locale: Locale): Promise<SearchEntry[]> {
  const { eventsPath, newsPath } = await loadPageContext(content, locale, undefined);
  const entries = (kind: 'news' | 'event', list: Article[], texts: Map<number, string>) =>
    list.map(
      ({ href, id, intro, rubric, title, venue }): SearchEntry => ({
        id: `${kind}:${id}`,
        isMinor: true,
        kind,
        title,
        href,
        summary: intro,
        text: joinWords(rubric, venue, texts.get(id)),
      }),
    );
  return [
    ...entries(
      'news',
      toNewsArticles(await content.news(locale), newsPath),
      await content.articleTexts('news', locale),
    ),
    ...entries(
      'event',
      toEventArticles(await content.events(locale), eventsPath),
      await content.articleTexts('event', locale),
    ),
  ];
}

async function locationEntries(content: ContentReader, locale: Locale): Promise<SearchEntry[]> {
  const { locationsPath } = await loadPageContext(content, locale, undefined);
  if (locationsPath === undefined) return [];
  const stations = await content.locations(locale);
  const { equipment, hours, legend, quality, services } = stationLabels[locale];
  return stations.map((station) => ({
    id: `location:${station.id}`,
    kind: 'location',
    title: station.title,
    href: `${locationsPath}/${station.slug}`,
    summary: `${station.street}, ${station.postalCode} ${station.town}`,
    text: joinWords(
      messages[locale].kinds.location,
      station.text,
      station.mapDescription,
      station.phone,
      station.email,
    ),
    // Terms that appear on every station page.
    also: joinWords(
      // Part of the title of every station page.
      services.oilChange,
      hours,
      ...(station.services ?? []).map((service) => services[service]),
      ...(station.equipment ?? []).map((one) => equipment[one]),
      legend[station.icon],
      station.isOQ && quality,
    ),
  }));
}

/** Returns the entry of the portal's login page, which is not part of the page tree. */
function portalEntry(locale: Locale): SearchEntry {
  const { logIn, portalText } = messages[locale];
  return {
    id: 'portal',
    kind: 'page',
    title: portalMessages[locale].portal,
    href: paths.portal(locale),
    summary: portalText,
    text: logIn,
  };
}

const joinWords = (...words: readonly unknown[]): string => words.filter(Boolean).join(' ');
