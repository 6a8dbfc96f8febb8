import type { ArticleBlock } from '../../page/blocks/block-types.ts';
import type { Article, Culture } from '../../page/page-context.ts';
import { FactColumns } from '../../page/parts/FactColumns.tsx';
import { PictureLink } from '../../page/parts/PictureLink.tsx';
import { messages as pictures } from '../../page/parts/picture-messages.ts';
import type { ViewProps } from '../../page/parts/place.ts';
import { RichText } from '../../page/parts/RichText.tsx';
import { Section } from '../../page/parts/Section.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { longDate, span } from '../../ui/dates.ts';
import { ArticleCard } from './ArticleCard.tsx';
import lists from './ArticleList.module.css';
import styles from './ArticleText.module.css';
import { messages } from './messages.ts';
import { readingMinutes } from './reading-time.ts';

/** A news post or an event: facts beside the text, its neighbours and others of its kind below. */
export function ArticleText({ block, page, place }: ViewProps<ArticleBlock>) {
  const { article, body, kind, next, previous, related } = block;
  const text = messages[page.culture];
  const list = kind === 'news' ? page.newsPath : page.eventsPath;
  const over = block.over ? <p className={styles.over}>{text.over}</p> : null;
  return (
    <Section place={place}>
      <article>
        <FactColumns facts={factsOf(block, page.culture)} lead={article.intro} heading={over}>
          {article.image ? (
            <div className={styles.picture}>
              <PictureLink
                media={article.image}
                page={page}
                sizes="(width <= 992px) 90vw, 46rem"
                first
                group={pictures[page.culture].picture}
              />
            </div>
          ) : null}
          <RichText state={body} page={page} />
          {list ? (
            <p className={styles.all}>
              <ButtonLink href={list} variant="outline" icon="arrow-left" iconAt="start">
                {text.all[kind]}
              </ButtonLink>
            </p>
          ) : null}
        </FactColumns>
      </article>
      {previous || next ? (
        <nav className={styles.neighbours} aria-label={text.neighbours}>
          {previous ? <Neighbour article={previous} label={text.previous} rel="prev" /> : <span />}
          {next ? <Neighbour article={next} label={text.next} rel="next" /> : null}
        </nav>
      ) : null}
      {related.length > 0 ? (
        <section className={styles.related} aria-labelledby="related">
          <h2 className={lists.heading} id="related">
            {text.more}
          </h2>
          <ul className={lists.cards}>
            {related.map((one) => (
              <ArticleCard key={one.id} article={one} page={page} />
            ))}
          </ul>
        </section>
      ) : null}
    </Section>
  );
}

function factsOf(block: ArticleBlock, culture: Culture) {
  const { address, article, body, capacity, kind } = block;
  const text = messages[culture];
  const facts: [string, string | undefined][] =
    kind === 'news'
      ? [
          [text.published, longDate(article.date, culture)],
          [text.rubric, article.rubric],
          [text.reading, text.minutes(readingMinutes(body))],
        ]
      : [
          [text.when, span(article.date, article.end ?? '', culture)],
          [text.where, [article.venue, address].filter(Boolean).join('\n')],
          [text.places, capacity?.toString()],
        ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function Neighbour(props: { article: Article; label: string; rel: 'prev' | 'next' }) {
  return (
    <a className={styles[props.rel]} href={props.article.href} rel={props.rel}>
      <span className="note">{props.label}</span>
      <span className={styles.title}>{props.article.title}</span>
    </a>
  );
}
