import {
  type ContactPerson,
  type Culture,
  cultures,
  type Department,
  type Event,
  type EventSummary,
  type Navigation,
  type News,
  type NewsSummary,
  type Page,
  type PageTree,
  type PreviewGrant,
  type SocialPost,
  type Location as StoredLocation,
  type TreePage,
} from '@oilway/content';
import type { Context } from '../context.ts';
import { mediaPath } from '../paths.ts';
import type { Generation } from '../platform/generation.ts';
import { blockOf, loadLists, noLists } from './lists.ts';
import { footerData, headerData, settingsData, sideMenuFor } from './navigation.ts';
import type {
  Departments,
  LinkField,
  Location,
  LocationHours,
  Network,
  PageContext,
  ReportingOffice,
} from './page-context.ts';

/** Where reads come from: the current generation, or for an editor the newest drafts, never remembered. */
export interface Source {
  tree(culture: Culture): Promise<PageTree>;
  page(id: number, culture: Culture): Promise<Page | undefined>;
  navigation(culture: Culture): Promise<Navigation>;
  locations(culture: Culture): Promise<Location[]>;
  news(culture: Culture): Promise<NewsSummary[]>;
  newsPost(id: number, culture: Culture): Promise<News | undefined>;
  events(culture: Culture): Promise<EventSummary[]>;
  event(id: number, culture: Culture): Promise<Event | undefined>;
  contactPersons(culture: Culture): Promise<ContactPerson[]>;
  /** The departments that the forms reach. */
  departments(culture: Culture): Promise<Departments>;
  reporting(culture: Culture): Promise<ReportingOffice>;
  socialPosts(culture: Culture, network: Network): Promise<SocialPost[]>;
}

/** What is published; a page that can be searched is remembered, for every search needs it. */
export interface PublishedSource extends Source {
  searchable(id: number, culture: Culture): Promise<Page | undefined>;
}

/** What is published, each thing read once in a generation. */
export function publishedSource(
  { content }: Pick<Context, 'content'>,
  generation: Generation,
): PublishedSource {
  const { holdsUntil, memo } = generation;
  return {
    tree: (culture) => memo(`tree:${culture}`, () => content.tree(culture)),
    page: (id, culture) => content.page(id, culture),
    navigation: (culture) => memo(`navigation:${culture}`, () => content.navigation(culture)),
    locations: (culture) =>
      memo(`listed:${culture}`, async () => {
        const stored = await memo(`locations:${culture}`, () => content.locations(culture));
        return stored.map(withHours);
      }),
    news: (culture) => memo(`news:${culture}`, () => content.news(culture)),
    newsPost: (id, culture) => content.newsPost(id, culture),
    events: (culture) =>
      memo(`events:${culture}`, async () => {
        const events = await content.events(culture);
        for (const { end } of events) if (Date.parse(end) > Date.now()) holdsUntil(end);
        return events;
      }),
    event: (id, culture) => content.event(id, culture),
    contactPersons: (culture) => memo(`contacts:${culture}`, () => content.contactPersons(culture)),
    departments: (culture) => departmentsOf(content, culture, 'contact', 'sponsoring'),
    reporting: (culture) => reportingOf(content, culture),
    socialPosts: (culture, network) =>
      memo(`posts:${culture}:${network}`, () => content.socialPosts(culture, network)),
    searchable: (id, culture) =>
      memo(`searchable:${culture}:${id}`, async () => {
        const page = await content.page(id, culture);
        return page && blockOf(page, ...askedBlocks) ? page : undefined;
      }),
  };
}

/**
 * The newest state of every page, news post and event, published or not.
 * @param begun the one that is there whatever it still lacks.
 */
export function draftSource(
  { content }: Pick<Context, 'content'>,
  begun: Pick<PreviewGrant, 'collection' | 'id'>,
): Source {
  const begunOf = (collection: PreviewGrant['collection']) =>
    begun.collection === collection ? begun.id : undefined;
  return {
    tree: (culture) => content.tree(culture, true, begunOf('pages')),
    page: (id, culture) => content.page(id, culture, true),
    navigation: (culture) => content.navigation(culture),
    locations: async (culture) => (await content.locations(culture)).map(withHours),
    news: (culture) => content.news(culture, true, begunOf('news')),
    newsPost: (id, culture) => content.newsPost(id, culture, true),
    events: (culture) => content.events(culture, true, begunOf('events')),
    event: (id, culture) => content.event(id, culture, true),
    contactPersons: (culture) => content.contactPersons(culture),
    departments: (culture) => departmentsOf(content, culture, 'contact', 'sponsoring'),
    reporting: (culture) => reportingOf(content, culture),
    socialPosts: (culture, network) => content.socialPosts(culture, network),
  };
}

async function departmentsOf(
  content: Context['content'],
  culture: Culture,
  ...purposes: Department['purpose'][]
): Promise<Departments> {
  const lists = await Promise.all(purposes.map((purpose) => content.departments(culture, purpose)));
  return lists
    .flat()
    .map(({ department, email, purpose }) => ({ name: department, email, purpose }));
}

async function reportingOf(content: Context['content'], culture: Culture) {
  const { open } = await content.reportingKeys();
  return { open, departments: await departmentsOf(content, culture, 'whistleblowing') };
}

/** The blocks that answer a question in the address. */
const askedBlocks = ['map', 'newsList', 'contactList', 'searchResults'] as const;

export interface LoadedPage {
  context: PageContext;
  page: Page;
}

/** Everything one page of the tree is rendered from; undefined when it went away meanwhile. */
export async function loadPage(
  source: Source,
  culture: Culture,
  node: TreePage,
  query: PageContext['query'] = {},
): Promise<LoadedPage | undefined> {
  const page = await source.page(node.id, culture);
  if (!page) return undefined;
  const surroundings = await loadSurroundings(source, culture, node);
  const lists = await loadLists(source, culture, page, surroundings);
  return { page, context: { ...surroundings, ...lists, query } };
}

/** What stands around a page: menus, breadcrumbs and the way to the other culture. */
export async function loadSurroundings(
  source: Source,
  culture: Culture,
  node: TreePage | undefined,
): Promise<PageContext> {
  const tree = await source.tree(culture);
  const navigation = await source.navigation(culture);
  const line = node ? tree.ancestry(node.id) : [];
  const href = hrefIn(tree);
  const pathOf = (page: Parameters<typeof idOf>[0]) => tree.byId.get(idOf(page) ?? 0)?.path;
  return {
    culture,
    // What hangs below no page of the tree hangs below the home page.
    node: {
      id: (node ?? homeOf(tree))?.id ?? 0,
      title: node?.title ?? '',
      home: node?.parent === null,
    },
    breadcrumbs: line.map(({ title, path }) => ({ label: title, href: path })),
    alternates: await alternatesOf(source, node),
    href,
    imageUrl: mediaPath,
    sideMenu: node && sideMenuFor(navigation.sideMenus, node.id, href),
    header: headerData(navigation.header, href, line),
    footer: footerData(navigation.footer, href),
    settings: settingsData(navigation.settings),
    ...noLists,
    newsPath: pathOf(navigation.settings.newsPage),
    eventsPath: pathOf(navigation.settings.eventsPage),
    searchPath: pathOf(navigation.settings.searchPage),
    locationsPath: pathOf(navigation.settings.locationsPage),
    privacyPath: pathOf(navigation.settings.privacyPage),
    query: {},
  };
}

async function alternatesOf(
  source: Source,
  node: TreePage | undefined,
): Promise<PageContext['alternates']> {
  const found: PageContext['alternates'] = [];
  for (const culture of cultures) {
    const tree = await source.tree(culture);
    const page = (node && tree.byId.get(node.id)) ?? homeOf(tree);
    if (page) found.push({ culture, href: page.path });
  }
  return found;
}

export function homeOf(tree: PageTree): TreePage | undefined {
  return [...tree.byId.values()].find(({ parent }) => parent === null);
}

function hrefIn(tree: PageTree) {
  return (link: LinkField | null | undefined): string | undefined => {
    if (!link) return undefined;
    if (link.kind === 'url') return link.url || undefined;
    const id = idOf(link.page);
    const path = id === undefined ? undefined : tree.byId.get(id)?.path;
    return path && link.anchor ? `${path}#${link.anchor}` : path;
  };
}

function idOf(value: number | { id: number } | null | undefined): number | undefined {
  return typeof value === 'object' ? value?.id : value;
}

const weekdays = ['monFri', 'sat', 'sun'] as const satisfies LocationHours['days'][];

function withHours({ hours, ...location }: StoredLocation): Location {
  const open = weekdays.flatMap((days) => {
    const { opens, closes } = hours?.[days] ?? {};
    return opens && closes ? [{ days, opens, closes }] : [];
  });
  return { ...location, hours: open };
}
