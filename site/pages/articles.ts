import type { Culture, TreePage } from '@oilway/content';
import type { Block } from './blocks/block-types.ts';
import { eventsOf, newsOf, noLists } from './lists.ts';
import { type LoadedPage, loadSurroundings, type Source } from './load-page.ts';
import type { Article, PageContext } from './page-context.ts';

/** A news post or an event at its own address, below the page that lists its kind. */
export interface LoadedArticle {
  kind: 'news' | 'event';
  article: Article;
  context: PageContext;
  blocks: Block[];
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

/** The addresses of every article of a culture, with the moment of its last change. */
export async function articlePaths(
  source: Source,
  culture: Culture,
): Promise<{ path: string; updatedAt: string }[]> {
  const { eventsPath, newsPath } = await loadSurroundings(source, culture, undefined);
  const [news, events] = [await source.news(culture), await source.events(culture)];
  const changed = new Map([...news, ...events].map((one) => [one, one.updatedAt]));
  return [
    ...newsOf(news, newsPath).map(({ href }, at) => ({ path: href, one: news[at] })),
    ...eventsOf(events, eventsPath).map(({ href }, at) => ({ path: href, one: events[at] })),
  ].map(({ path, one }) => ({ path, updatedAt: (one && changed.get(one)) ?? '' }));
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
  return {
    kind: 'event',
    article,
    context: await contextOf(source, surroundings, article, 'events'),
    blocks: [
      heroOf(article),
      {
        blockType: 'article',
        article,
        kind: 'event',
        body: stored.body,
        address: stored.address,
        ...(stored.capacity ? { capacity: stored.capacity } : {}),
        related: [],
      },
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
    ...noLists,
    alternates,
    node: { ...surroundings.node, title, home: false },
    breadcrumbs: [...surroundings.breadcrumbs, { label: title, href }],
  };
}

/** An article as the head of a page sees it. */
export function asPage({ article, context }: LoadedArticle): LoadedPage {
  const seo = {
    description: article.intro.slice(0, 170),
    ...(article.image ? { image: article.image } : {}),
  };
  return { context, page: { seo } as LoadedPage['page'] };
}
