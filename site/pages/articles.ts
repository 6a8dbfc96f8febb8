import type { Culture } from '@oilway/store/cultures.ts';
import type { Event, News } from '@oilway/store/published/documents.ts';
import type { Source } from '../content/source.ts';
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
  const { eventsPath, newsPath } = surroundings;
  const kind = parent.path === newsPath ? 'news' : parent.path === eventsPath ? 'event' : undefined;
  const all = kind ? await articlesOf(source, culture, kind, parent.path) : [];
  const article = all.find(({ href }) => href === path);
  if (!kind || !article) return undefined;
  const told = await (kind === 'news'
    ? newsPost(source, culture, article, all)
    : event(source, culture, article));
  if (!told) return undefined;
  const { illustration, ...rest } = told;
  const variant = illustration ? 'picture' : 'field';
  const hero: Block = { blockType: 'hero', variant, heading: article.title, illustration };
  const context = await contextOf(source, surroundings, article, kind);
  return { ...rest, kind, article, context, blocks: [hero, ...told.blocks] };
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
  const path = kind === 'news' ? newsPath : eventsPath;
  const all = await articlesOf(source, culture, kind, path);
  return all.find((article) => article.id === id);
}

async function articlesOf(
  source: Source,
  culture: Culture,
  kind: LoadedArticle['kind'],
  path: string | undefined,
): Promise<Article[]> {
  if (kind === 'news') return newsOf(await source.news(culture), path);
  return eventsOf(await source.events(culture), path);
}

type Told = Pick<LoadedArticle, 'updatedAt' | 'address' | 'blocks'> & Pick<News, 'illustration'>;

async function newsPost(
  source: Source,
  culture: Culture,
  article: Article,
  all: readonly Article[],
): Promise<Told | undefined> {
  const post = await source.newsPost(article.id, culture);
  if (!post) return undefined;
  const { illustration, updatedAt } = post;
  const at = all.indexOf(article);
  const others = all.filter(({ id }) => id !== article.id);
  const sameRubric = others.filter(({ rubric }) => rubric === article.rubric);
  const related = [...new Set([...sameRubric, ...others])].slice(0, relatedCount);
  // The list runs from new to old: what comes next was written later.
  const beside = { next: all[at - 1], previous: all[at + 1], related };
  return {
    updatedAt,
    illustration,
    blocks: [{ blockType: 'article', kind: 'news', article, ...textOf(post), ...beside }],
  };
}

async function event(
  source: Source,
  culture: Culture,
  article: Article,
): Promise<Told | undefined> {
  const stored = await source.event(article.id, culture);
  if (!stored) return undefined;
  const { address, illustration, updatedAt } = stored;
  const over = Date.parse(stored.end) <= Date.now();
  const capacity = stored.capacity ?? undefined;
  const shown = { article, ...textOf(stored), address, over, ...(capacity ? { capacity } : {}) };
  return {
    updatedAt,
    address,
    illustration,
    blocks: [
      { blockType: 'article', kind: 'event', ...shown, related: [] },
      ...(over ? [] : [{ blockType: 'eventSignUp' as const, event: article.id, capacity }]),
    ],
  };
}

/** What an editor has written. */
const textOf = ({ body, callout, illustration }: News | Event) => ({
  body,
  drawn: Boolean(illustration),
  callout: callout?.[0],
});

/** What stands around an article: its list's surroundings, one step further down. */
async function contextOf(
  source: Source,
  surroundings: PageContext,
  { href, id, title }: Article,
  kind: LoadedArticle['kind'],
): Promise<PageContext> {
  const alternates = await Promise.all(
    surroundings.alternates.map(async ({ culture, href: listed }) => {
      const [twin] = (await articlesOf(source, culture, kind, listed)).filter(
        (one) => one.id === id,
      );
      return { culture, href: twin?.href ?? listed };
    }),
  );
  return {
    ...surroundings,
    alternates,
    node: { ...surroundings.node, title, home: false },
    breadcrumbs: [...surroundings.breadcrumbs, { label: title, href }],
  };
}
