import type { NewsListBlock } from '@oilway/store/published/documents.ts';
import { z } from 'zod';
import { ButtonLink } from '../../components/Button.tsx';
import { yearOf } from '../../components/dates.ts';
import { toNewsArticles } from '../../pages/article-lists.ts';
import { defineBlock, type SearchParams } from '../../pages/blocks/definition.ts';
import { pageNumberParam } from '../../pages/blocks/search-params.ts';
import type { Article, Locale } from '../../pages/page-context.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { classes } from '../../pages/parts/classes.ts';
import { EmptyState } from '../../pages/parts/EmptyState.tsx';
import { Links } from '../../pages/parts/Links.tsx';
import { Pagination } from '../../pages/parts/Pagination.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { paths } from '../../pages/paths.ts';
import { searchParamNames, withSearchParams } from '../../pages/search-param-names.ts';
import { ArticleCards } from './ArticleCard.tsx';
import styles from './ArticleList.module.css';
import { messages } from './messages.ts';

/** The page of the list, from 1, and the year. */
interface NewsQuery {
  part?: number | undefined;
  year?: number | undefined;
}

const newsSearchParams = {
  names: {
    'de-DE': { part: searchParamNames['de-DE'].part, year: 'jahr' },
    'pl-PL': { part: searchParamNames['pl-PL'].part, year: 'rok' },
  },
  schema: z.object({
    part: pageNumberParam,
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
  searchParams: ({ display }) => (display === 'full' ? newsSearchParams : undefined),
  load: async ({ content, page, query }) => ({
    news: toNewsArticles(await content.news(page.locale), page.newsPath),
    query,
  }),
  /** Further pages have their own canonical URL; filtered lists have that of the full list. */
  head({ page: { breadcrumbs, locale, news, query } }) {
    if (query.year || query.part === undefined) return {};
    const { page: number } = newsPage(news, query, locale);
    if (number <= 1) return {};
    const path = breadcrumbs.at(-1)?.href ?? '';
    return { listPage: { number, address: newsUrl(path, locale, { part: number }) } };
  },
});

/** The newest three posts with a link to all, or all posts with filter by year and pagination. */
export function NewsList({ block, page, position }: BlockProps<NewsListBlock, NewsListData>) {
  const text = messages[page.locale];
  if (block.display === 'teaser') {
    return (
      <Section position={position}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {page.news.length > 0 ? (
          <ArticleCards articles={page.news.slice(0, 3)} page={page} hasLead />
        ) : (
          <NoNews locale={page.locale} />
        )}
        <Links
          links={block.link?.label ? [{ link: block.link as never }] : []}
          page={page}
          on="paper"
        />
      </Section>
    );
  }
  const { last, page: pageNumber, posts, years } = newsPage(page.news, page.query, page.locale);
  const path = page.newsPath ?? '';
  const { year } = page.query;
  const href = (query: NewsQuery) => newsUrl(path, page.locale, query);
  return (
    <Section position={position}>
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
        <ArticleCards articles={posts} page={page} hasLead={pageNumber === 1} />
      ) : (
        <NoNews locale={page.locale} {...(year ? { all: path } : {})} />
      )}
      <Pagination
        page={pageNumber}
        last={last}
        locale={page.locale}
        href={(to) => href({ ...(year ? { year } : {}), ...(to > 1 ? { part: to } : {}) })}
      />
      <p className={styles.feed}>
        <a href={paths.feed(page.locale)} type="application/rss+xml">
          {text.feed}
        </a>
      </p>
    </Section>
  );
}

/** @param all the URL of all news, if a filter by year is active. */
function NoNews({ all, locale }: { all?: string; locale: Locale }) {
  const text = messages[locale];
  return (
    <EmptyState illustration="news">
      <p className="step1">{all === undefined ? text.noNewsYet : text.noNews}</p>
      {all ? (
        <p>
          <ButtonLink href={all} variant="outline">
            {text.all.news}
          </ButtonLink>
        </p>
      ) : null}
    </EmptyState>
  );
}

function newsUrl(path: string, locale: Locale, { part, year }: NewsQuery): string {
  const names = newsSearchParams.names[locale];
  return withSearchParams(path, { [names.part]: part, [names.year]: year });
}

/** Posts per page: three rows of three. */
const perPage = 9;

interface NewsPage {
  posts: Article[];
  /** From 1; the last page if the requested one does not exist. */
  page: number;
  last: number;
  /** The newest first. */
  years: number[];
}

function newsPage(
  news: readonly Article[],
  { part = 1, year }: NewsQuery,
  locale: Locale,
): NewsPage {
  const years = [...new Set(news.map(({ date }) => yearOf(date, locale)))].sort((a, b) => b - a);
  const filtered = year ? news.filter(({ date }) => yearOf(date, locale) === year) : news;
  const last = Math.max(1, Math.ceil(filtered.length / perPage));
  const pageNumber = Math.min(part, last);
  return {
    posts: filtered.slice((pageNumber - 1) * perPage, pageNumber * perPage),
    page: pageNumber,
    last,
    years,
  };
}
