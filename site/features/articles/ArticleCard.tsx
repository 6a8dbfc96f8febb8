import { longDate } from '../../components/dates.ts';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import type { Article, PageContext } from '../../pages/page-context.ts';
import { ResponsiveImage } from '../../pages/parts/ResponsiveImage.tsx';
import styles from './ArticleCard.module.css';
import lists from './ArticleList.module.css';

/** A list of news posts as cards. */
export function ArticleCards(props: { articles: readonly Article[]; page: PageContext }) {
  return (
    <ul className={lists.cards}>
      {props.articles.map((article) => (
        <ArticleCard key={article.id} article={article} page={props.page} />
      ))}
    </ul>
  );
}

/** Image, date, rubric, heading and introduction of an article. */
function ArticleCard({ article, page }: { article: Article; page: PageContext }) {
  return (
    <li className="stack relative fromTop">
      <div className={styles.image}>
        {article.image ? (
          <ResponsiveImage
            media={article.image}
            page={page}
            sizes="(width <= 40em) 92vw, (width <= 62em) 46vw, 30vw"
          />
        ) : (
          <Illustration name="drip" shape="wide" />
        )}
      </div>
      <p className="wrap note gap1x4">
        <time dateTime={article.date}>{longDate(article.date, page.locale)}</time>
        {article.rubric ? <span>{article.rubric}</span> : null}
      </p>
      <h3 className={styles.title}>
        <a className="stretched" href={article.href}>
          {article.title}
        </a>
      </h3>
      <p className="quiet">{article.intro}</p>
    </li>
  );
}
