import { ButtonLink } from '../../components/Button.tsx';
import { longDate, span } from '../../components/dates.ts';
import type { ArticleBlock } from '../../pages/blocks/block-types.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { Article, Culture } from '../../pages/page-context.ts';
import { CornerBox } from '../../pages/parts/CornerBox.tsx';
import { FactColumns } from '../../pages/parts/FactColumns.tsx';
import { messages as pictures } from '../../pages/parts/messages.ts';
import { PictureLink } from '../../pages/parts/PictureLink.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { RichText, type RichTextState } from '../../pages/parts/RichText.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { ArticleCards } from './ArticleCard.tsx';
import lists from './ArticleList.module.css';
import styles from './ArticleText.module.css';
import { articleThing, eventPages, newsPages } from './article-pages.ts';
import { messages } from './messages.ts';

/** The page of a news post or an event. */
export const article = defineBlock<ArticleBlock>({
  component: ArticleText,
  detailPages: [newsPages, eventPages],
  head: ({ block, page }, site) => ({
    kind: 'article',
    // What signs up for an event names it; nothing else on its page asks by its node.
    ...(block.kind === 'event' && { nodeId: block.article.id }),
    things: () => [articleThing(block, page, site)],
  }),
});

/** A news post or an event: facts beside the text, its neighbours and others of its kind below. */
function ArticleText({ block, page, place }: BlockProps<ArticleBlock>) {
  const { article, body, callout, kind, next, previous, related } = block;
  const text = messages[page.culture];
  const list = kind === 'news' ? page.newsPath : page.eventsPath;
  const over = block.over ? <p className="below5 sunken notice">{text.over}</p> : null;
  return (
    <Section place={place}>
      <article>
        <FactColumns facts={factsOf(block, page.culture)} lead={article.intro} heading={over}>
          {article.image && !block.drawn ? (
            <div className="framed below6">
              <PictureLink
                media={article.image}
                page={page}
                sizes="(width <= 62em) 90vw, 46rem"
                first
                group={pictures[page.culture].picture}
              />
            </div>
          ) : null}
          <RichText state={body} page={page} />
          {callout ? (
            <CornerBox
              heading={callout.heading}
              text={callout.text}
              links={callout.links}
              page={page}
              className={styles.callout}
            />
          ) : null}
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
          <ArticleCards articles={related} page={page} />
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

/** Words an adult reads in a minute, in German and Polish about the same. */
const wordsPerMinute = 200;

/** How many minutes a text takes to read; at least one. */
function readingMinutes(body: RichTextState | null | undefined): number {
  const words = textOf(body?.root).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function textOf(node: unknown): string {
  const { children, text } = (node ?? {}) as { children?: unknown[]; text?: unknown };
  return [typeof text === 'string' ? text : '', ...(children ?? []).map(textOf)].join(' ');
}
