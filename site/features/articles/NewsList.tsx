import type { NewsListBlock } from '@oilway/store/published/documents.ts';
import type { Article } from '../../page/page-context.ts';
import { classes } from '../../page/parts/classes.ts';
import { Links } from '../../page/parts/Links.tsx';
import { Pagination } from '../../page/parts/Pagination.tsx';
import type { ViewProps } from '../../page/parts/place.ts';
import { Section } from '../../page/parts/Section.tsx';
import { paths } from '../../paths.ts';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleList.module.css';
import { messages } from './messages.ts';
import { type NewsQuery, newsAddress, newsPage } from './news-pages.ts';

export interface NewsListData {
  /** The newest first. */
  news: readonly Article[];
  query: NewsQuery;
}

/** News: the newest three with the way to all, or all of them by year and page. */
export function NewsList({ block, page, place }: ViewProps<NewsListBlock, NewsListData>) {
  const text = messages[page.culture];
  if (block.display === 'teaser') {
    return (
      <Section place={place}>
        <h2 className={styles.heading}>{block.heading}</h2>
        <ul className={styles.cards}>
          {page.news.slice(0, 3).map((post) => (
            <ArticleCard key={post.id} article={post} page={page} />
          ))}
        </ul>
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
            <ul className={styles.years}>
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
        <ul className={styles.cards}>
          {posts.map((post) => (
            <ArticleCard key={post.id} article={post} page={page} />
          ))}
        </ul>
      ) : (
        <p className="step1">{text.noNews}</p>
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
