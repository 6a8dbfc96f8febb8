import type { NewsListBlock } from '@oilway/store/published/documents.ts';
import { z } from 'zod';
import { ButtonLink } from '../../components/Button.tsx';
import { yearOf } from '../../components/dates.ts';
import { newsOf } from '../../pages/article-lists.ts';
import { defineBlock, type SearchParams } from '../../pages/blocks/definition.ts';
import { laterPart } from '../../pages/blocks/search-params.ts';
import type { Article, Culture } from '../../pages/page-context.ts';
import { parameters, withParameters } from '../../pages/parameters.ts';
import { classes } from '../../pages/parts/classes.ts';
import { Links } from '../../pages/parts/Links.tsx';
import { Nothing } from '../../pages/parts/Nothing.tsx';
import { Pagination } from '../../pages/parts/Pagination.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { paths } from '../../pages/paths.ts';
import { ArticleCards } from './ArticleCard.tsx';
import styles from './ArticleList.module.css';
import { messages } from './messages.ts';

/** Which part of the news is asked for, from 1, and of which year. */
interface NewsQuery {
  part?: number | undefined;
  year?: number | undefined;
}

const newsParams = {
  names: {
    'de-DE': { part: parameters['de-DE'].part, year: 'jahr' },
    'pl-PL': { part: parameters['pl-PL'].part, year: 'rok' },
  },
  schema: z.object({
    part: laterPart,
    year: z
      .string()
      .regex(/^[12]\d{3}$/)
      .transform(Number)
      .optional()
      .catch(undefined),
  }),
} satisfies SearchParams<NewsQuery>;

export interface NewsListData {
  /** The newest first. */
  news: readonly Article[];
  query: NewsQuery;
}

export const newsList = defineBlock<NewsListBlock, NewsListData, NewsQuery>({
  component: NewsList,
  searchParams: ({ display }) => (display === 'full' ? newsParams : undefined),
  load: async ({ content, page, query }) => ({
    news: newsOf(await content.news(page.culture), page.newsPath),
    query,
  }),
  /** A later part is found under its own address; what a filter leaves of the list is found under the list's, which has all of it. */
  head({ page: { breadcrumbs, culture, news, query } }) {
    if (query.year || query.part === undefined) return {};
    const { page: number } = newsPage(news, query, culture);
    if (number <= 1) return {};
    const path = breadcrumbs.at(-1)?.href ?? '';
    return { part: { number, address: newsAddress(path, culture, { part: number }) } };
  },
});

/** News: the newest three with the way to all, or all of them by year and page. */
export function NewsList({ block, page, place }: BlockProps<NewsListBlock, NewsListData>) {
  const text = messages[page.culture];
  if (block.display === 'teaser') {
    return (
      <Section place={place}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {page.news.length > 0 ? (
          <ArticleCards articles={page.news.slice(0, 3)} page={page} />
        ) : (
          <NoNews culture={page.culture} />
        )}
        <Links
          links={block.link?.label ? [{ link: block.link as never }] : []}
          page={page}
          on="paper"
        />
      </Section>
    );
  }
  const { last, page: at, posts, years } = newsPage(page.news, page.query, page.culture);
  const path = page.newsPath ?? '';
  const { year } = page.query;
  const href = (query: NewsQuery) => newsAddress(path, page.culture, query);
  return (
    <Section place={place}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {years.length > 1 ? (
          <nav aria-label={text.years}>
            <ul className="wrap gap2x5">
              {[undefined, ...years].map((one) => (
                <li key={one ?? 'all'}>
                  <a
                    className={classes(styles.year, one === year && styles.current)}
                    href={href(one === undefined ? {} : { year: one })}
                    aria-current={one === year ? 'true' : undefined}
                  >
                    {one ?? text.everyYear}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {posts.length > 0 ? (
        <ArticleCards articles={posts} page={page} />
      ) : (
        <NoNews culture={page.culture} {...(year ? { all: path } : {})} />
      )}
      <Pagination
        page={at}
        last={last}
        culture={page.culture}
        href={(to) => href({ ...(year ? { year } : {}), ...(to > 1 ? { part: to } : {}) })}
      />
      <p className={styles.feed}>
        <a href={paths.feed(page.culture)} type="application/rss+xml">
          {text.feed}
        </a>
      </p>
    </Section>
  );
}

/** @param all where there are other years than the one without a post. */
function NoNews({ all, culture }: { all?: string; culture: Culture }) {
  const text = messages[culture];
  return (
    <Nothing picture="news">
      <p className="step1">{all === undefined ? text.noNewsYet : text.noNews}</p>
      {all ? (
        <p>
          <ButtonLink href={all} variant="outline">
            {text.all.news}
          </ButtonLink>
        </p>
      ) : null}
    </Nothing>
  );
}

/** The address of a list of news, asked for a part of it. */
function newsAddress(path: string, culture: Culture, { part, year }: NewsQuery): string {
  const names = newsParams.names[culture];
  return withParameters(path, { [names.part]: part, [names.year]: year });
}

/** How many posts a page of the list shows: three rows of three. */
const perPage = 9;

interface NewsPage {
  posts: Article[];
  /** From 1. A page that does not exist is the last one. */
  page: number;
  last: number;
  /** The newest first. */
  years: number[];
}

/** The part of the news that a visitor asked for, by year and by page. */
function newsPage(
  news: readonly Article[],
  { part = 1, year }: NewsQuery,
  culture: Culture,
): NewsPage {
  const years = [...new Set(news.map(({ date }) => yearOf(date, culture)))].sort((a, b) => b - a);
  const wanted = year ? news.filter(({ date }) => yearOf(date, culture) === year) : news;
  const last = Math.max(1, Math.ceil(wanted.length / perPage));
  const at = Math.min(part, last);
  return { posts: wanted.slice((at - 1) * perPage, at * perPage), page: at, last, years };
}
