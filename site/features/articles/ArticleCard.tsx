import { longDate } from '../../components/dates.ts';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import type { Article, PageContext } from '../../pages/page-context.ts';
import { classes } from '../../pages/parts/classes.ts';
import { ResponsiveImage } from '../../pages/parts/ResponsiveImage.tsx';
import styles from './ArticleCard.module.css';
import lists from './ArticleList.module.css';

interface ArticleCardsProps {
  articles: readonly Article[];
  page: PageContext;
  /** Whether the first article is large and the next two are small, beside it; needs three. */
  hasLead?: boolean;
}

/** A list of news posts as cards. */
export function ArticleCards({ articles, hasLead = false, page }: ArticleCardsProps) {
  const isLed = hasLead && articles.length > 2;
  const withoutImage = articles.filter(({ image }) => !image);
  return (
    <ul className={classes(lists.cards, isLed && styles.led)}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          page={page}
          isLead={isLed && index === 0}
          filler={fillers[withoutImage.indexOf(article) % fillers.length] ?? 'drip'}
        />
      ))}
    </ul>
  );
}

/** Drawings of articles without an image: one for each on a page. */
const fillers = [
  'drip',
  'letterbox',
  'engine',
  'workshop',
  'products',
  'station',
  'dipstick',
  'oil-change',
  'careers',
] as const;

interface ArticleCardProps {
  article: Article;
  page: PageContext;
  isLead: boolean;
  filler: (typeof fillers)[number];
}

/** Image, date, rubric, heading and introduction of an article. */
function ArticleCard({ article, filler, isLead, page }: ArticleCardProps) {
  return (
    <li className={`${styles.card} stack relative fromTop`}>
      <div className={styles.image}>
        {article.image ? (
          <ResponsiveImage
            media={article.image}
            page={page}
            sizes={`(width <= 40em) ${isLead ? '92vw' : '7rem'}, (width <= 62em) 46vw, ${isLead ? 60 : 30}vw`}
          />
        ) : (
          <Illustration name={filler} shape="narrow" />
        )}
      </div>
      <div>
        <p className="note">
          <time dateTime={article.date}>{longDate(article.date, page.locale)}</time>
          {article.rubric ? ` · ${article.rubric}` : null}
        </p>
        <h3 className={styles.title}>
          <a className="stretched" href={article.href}>
            {article.title}
          </a>
        </h3>
        <p className={`${styles.intro} quiet`}>{article.intro}</p>
      </div>
    </li>
  );
}
