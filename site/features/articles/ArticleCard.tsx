import { longDate } from '../../components/dates.ts';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import type { Article, PageContext } from '../../pages/page-context.ts';
import { Picture } from '../../pages/parts/Picture.tsx';
import styles from './ArticleCard.module.css';
import lists from './ArticleList.module.css';

/** News posts in a list. */
export function ArticleCards(props: { articles: readonly Article[]; page: PageContext }) {
  return (
    <ul className={lists.cards}>
      {props.articles.map((article) => (
        <ArticleCard key={article.id} article={article} page={props.page} />
      ))}
    </ul>
  );
}

/** Picture, date and rubric, heading, introduction. */
function ArticleCard({ article, page }: { article: Article; page: PageContext }) {
  return (
    <li className="stack relative fromTop">
      <div className={styles.picture}>
        {article.image ? (
          <Picture
            media={article.image}
            page={page}
            sizes="(width <= 40em) 92vw, (width <= 62em) 46vw, 30vw"
          />
        ) : (
          <Illustration name="drip" shape="wide" />
        )}
      </div>
      <p className="wrap note gap1x4">
        <time dateTime={article.date}>{longDate(article.date, page.culture)}</time>
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
