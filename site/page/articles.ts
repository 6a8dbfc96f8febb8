import type { Culture } from '@oilway/store/cultures.ts';
import type { TreePage } from '@oilway/store/published/page-tree.ts';
import type { Source } from '../reading/source.ts';
import { eventsOf, newsOf } from './article-lists.ts';
import type { Block } from './blocks/block-types.ts';
import { loadSurroundings } from './load-page.ts';
import type { Article, PageContext } from './page-context.ts';

/** A news post or an event at its own address, below the page that lists its kind. */
export interface LoadedArticle {
  kind: 'news' | 'event';
  article: Article;
  context: PageContext;
  blocks: Block[];
  /** ISO 8601, of the last change. */
  updatedAt: string;
  /** Street, postal code and town of an event. */
  address?: string;
}

/** How many other articles stand below one. */
const relatedCount = 3;

/** The published article at a path; undefined when there is none. */
export async function loadArticle(
  source: Source,
  culture: Culture,
  path: string,
): Promise<LoadedArticle | undefined> {
  const parent = (await source.tree(culture)).byPath.get(path.slice(0, path.lastIndexOf('/')));
  if (!parent) return undefined;
  const surroundings = await loadSurroundings(source, culture, parent);
  if (parent.path === surroundings.newsPath) return newsPost(source, parent, surroundings, path);
  if (parent.path === surroundings.eventsPath) return event(source, parent, surroundings, path);
  return undefined;
}

/** An article as the lists of all addresses need it. */
export interface ArticleAddress {
  /** The same in every language. */
  key: string;
  path: string;
  /** ISO 8601. */
  updatedAt: string;
  image: Article['image'];
}

/** The addresses of every published article of a culture. */
export async function articleAddresses(
  source: Source,
  culture: Culture,
): Promise<ArticleAddress[]> {
  const { eventsPath, newsPath } = await loadSurroundings(source, culture, undefined);
  const [news, events] = [await source.news(culture), await source.events(culture)];
  const changed = (kind: string, all: readonly { id: number; updatedAt: string }[]) =>
    new Map(all.map(({ id, updatedAt }) => [`${kind}:${id}`, updatedAt]));
  const moments = new Map([...changed('news', news), ...changed('event', events)]);
  const addressed = (kind: string) => (article: Article) => {
    const key = `${kind}:${article.id}`;
    const { href: path, image } = article;
    return { key, path, updatedAt: moments.get(key) ?? article.date, image };
  };
  return [
    ...newsOf(news, newsPath).map(addressed('news')),
    ...eventsOf(events, eventsPath).map(addressed('event')),
  ];
}

/** A published news post or event, wherever it stands; undefined without an address. */
export async function articleById(
  source: Source,
  culture: Culture,
  kind: LoadedArticle['kind'],
  id: number,
): Promise<Article | undefined> {
  const { eventsPath, newsPath } = await loadSurroundings(source, culture, undefined);
  const all =
    kind === 'news'
      ? newsOf(await source.news(culture), newsPath)
      : eventsOf(await source.events(culture), eventsPath);
  return all.find((article) => article.id === id);
}

async function newsPost(
  source: Source,
  parent: TreePage,
  surroundings: PageContext,
  path: string,
): Promise<LoadedArticle | undefined> {
  const { culture } = surroundings;
  const all = newsOf(await source.news(culture), parent.path);
  const at = all.findIndex(({ href }) => href === path);
  const article = all[at];
  const post = article && (await source.newsPost(article.id, culture));
  if (!article || !post) return undefined;
  const others = all.filter(({ id }) => id !== article.id);
  const sameRubric = others.filter(({ rubric }) => rubric === article.rubric);
  const related = [...new Set([...sameRubric, ...others])].slice(0, relatedCount);
  return {
    kind: 'news',
    article,
    updatedAt: post.updatedAt,
    context: await contextOf(source, surroundings, article, 'news'),
    blocks: [
      heroOf(article),
      {
        blockType: 'article',
        article,
        kind: 'news',
        body: post.body,
        // The list runs from new to old: what comes next was written later.
        next: all[at - 1],
        previous: all[at + 1],
        related,
      },
    ],
  };
}

async function event(
  source: Source,
  parent: TreePage,
  surroundings: PageContext,
  path: string,
): Promise<LoadedArticle | undefined> {
  const { culture } = surroundings;
  const all = eventsOf(await source.events(culture), parent.path);
  const article = all.find(({ href }) => href === path);
  const stored = article && (await source.event(article.id, culture));
  if (!article || !stored) return undefined;
  const over = Date.parse(stored.end) <= Date.now();
  const capacity = stored.capacity ?? undefined;
  const around = await contextOf(source, surroundings, article, 'events');
  return {
    kind: 'event',
    article,
    updatedAt: stored.updatedAt,
    address: stored.address,
    context: around,
    blocks: [
      heroOf(article),
      {
        blockType: 'article',
        article,
        kind: 'event',
        body: stored.body,
        address: stored.address,
        over,
        ...(capacity ? { capacity } : {}),
        related: [],
      },
      ...(over ? [] : [{ blockType: 'eventSignUp' as const, event: article.id, capacity }]),
    ],
  };
}

function heroOf({ title }: Article): Block {
  return { blockType: 'hero', variant: 'field', heading: title };
}

/** What stands around an article: its list's surroundings, one step further down. */
async function contextOf(
  source: Source,
  surroundings: PageContext,
  { href, id, title }: Article,
  list: 'news' | 'events',
): Promise<PageContext> {
  const alternates = await Promise.all(
    surroundings.alternates.map(async ({ culture, href: listed }) => {
      const there = list === 'news' ? await source.news(culture) : await source.events(culture);
      const twin = there.find((one) => one.id === id);
      return { culture, href: twin ? `${listed}/${twin.slug}` : listed };
    }),
  );
  return {
    ...surroundings,
    alternates,
    node: { ...surroundings.node, title, home: false },
    breadcrumbs: [...surroundings.breadcrumbs, { label: title, href }],
  };
}
