import { demo } from '@oilway/content/demo/demo.ts';
import type { Country } from '@oilway/store/locales.ts';
import { pastEvent } from './past-event.ts';

export const languages = ['de', 'pl'] as const;
export type Language = Country;

export interface SitePage {
  name: string;
  path: string;
  /** The heading of its first block. */
  heading: string;
}

/** Returns every page type of the demo content in one language. */
export function pagesOf(language: Language): SitePage[] {
  return demo.pages.map((page) => {
    const { blocks, path, title } = page[language];
    const hero = blocks.find((block) => block.blockType === 'hero');
    return {
      name: page.name,
      path,
      heading: hero?.heading ?? title,
    };
  });
}

export function pageOf(language: Language, name: string): SitePage {
  const found = pagesOf(language).find((page) => page.name === name);
  if (!found) throw new Error(`The demo content has no page "${name}"`);
  return found;
}

/** A news post or an event of the demo content. */
export interface SiteArticle {
  kind: 'news' | 'events';
  path: string;
  heading: string;
  /** Length of its text as JSON. */
  length: number;
  image: boolean;
}

/** Returns all articles in one language: news from newest to oldest, then events from the next one on. */
export function articlesOf(language: Language): SiteArticle[] {
  const news = [...demo.news].sort((one, other) =>
    other.publishDate.localeCompare(one.publishDate),
  );
  const addressed =
    (kind: SiteArticle['kind']) =>
    ({ image, [language]: { body, slug, title } }: (typeof news | typeof demo.events)[number]) => ({
      kind,
      path: `${pageOf(language, kind).path}/${slug}`,
      heading: title,
      length: JSON.stringify(body).length,
      image: image !== undefined,
    });
  return [...news.map(addressed('news')), ...demo.events.map(addressed('events'))];
}

/** Returns, of each kind, the longest, the shortest and one without an image; and the past event. */
export function someArticlesOf(language: Language): Pick<SiteArticle, 'path' | 'heading'>[] {
  const all = articlesOf(language).sort((one, other) => one.length - other.length);
  const some = (['news', 'events'] as const).flatMap((kind) => {
    const own = all.filter((article) => article.kind === kind);
    return [own.at(0), own.at(-1), own.find(({ image }) => !image)];
  });
  return [...new Set(some.filter((article) => article !== undefined)), pastEventOf(language)];
}

/** Returns the past event, which no list contains. */
export function pastEventOf(language: Language): Pick<SiteArticle, 'path' | 'heading'> {
  const { slug, title } = pastEvent[language];
  return { path: `${pageOf(language, 'events').path}/${slug}`, heading: title };
}

/** Returns list pages with a query: pagination, year and region. */
export function listPagesOf(language: Language): { path: string; heading: string }[] {
  const { part, region, year } = listQueries[language];
  const [news, contact] = [pageOf(language, 'news'), pageOf(language, 'contact')];
  return [
    { ...news, path: `${news.path}?${part}=2` },
    { ...news, path: `${news.path}?${part}=3` },
    { ...news, path: `${news.path}?${year}=2025` },
    { ...news, path: `${news.path}?${year}=1999` },
    { ...contact, path: `${contact.path}?region=${region}` },
  ];
}

/** Query parameters of the lists, and a region with contact persons. */
export const listQueries = {
  de: { part: 'seite', year: 'jahr', region: 'Bayern' },
  pl: { part: 'strona', year: 'rok', region: 'mazowieckie' },
} as const;

/** Texts of the pages. */
export const words = {
  skip: 'Zum Inhalt springen',
  mainMenu: 'Hauptmenü',
  services: 'Leistungen',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  breadcrumbs: 'Sie sind hier',
  footer: 'Fußzeile',
  legal: 'Rechtliche Angaben',
  otherCountry: /Polska/,
  place: 'Ort oder PLZ',
  anyPlace: 'Ort, PLZ oder Straße',
  search: 'Suchen',
  findFromHero: 'Ölwechsel finden',
  locator: 'Station finden',
  showAll: 'Alle Stationen zeigen',
  nothingThere: 'Hier ist nichts eingefüllt.',
  toHome: 'Startseite',
} as const;
