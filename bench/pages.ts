import { demo } from '@oilway/content/demo/demo.ts';

export interface BenchedPage {
  kind: string;
  path: string;
  /** Bytes of scripts, gzip, that a page of this kind may ask for before the first interaction. */
  mostScripts: number;
  /** Whether those of the map count as well, which come at the first sign that somebody uses the page. */
  withMap?: boolean;
}

const content = 8000;
/** The page of all stations is an island with a map that moves. */
const withMap = { mostScripts: 180_000, withMap: true };

const german = demo.pages.map(({ name, de: { path } }) => ({
  kind: name,
  path,
  ...(name === 'locations' ? withMap : { mostScripts: content }),
}));
const below = (list: string, slug: string | undefined) =>
  `${german.find(({ kind }) => kind === list)?.path}/${slug}`;

/** One address of each kind of page in the demo content: the whole German tree, what hangs below it, and Polish pages. */
export const pages: BenchedPage[] = [
  ...german,
  { kind: 'news article', path: below('news', demo.news[0]?.de.slug), mostScripts: content },
  { kind: 'event', path: below('events', demo.events[0]?.de.slug), mostScripts: content },
  { kind: 'home, Polish', path: '/pl', mostScripts: content },
  { kind: 'locations, Polish', path: '/pl/stacje', ...withMap },
  { kind: 'contact, Polish', path: '/pl/kontakt', mostScripts: content },
];
