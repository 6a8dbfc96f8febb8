import { ButtonLink } from '../../components/Button.tsx';
import { dateTimeRange, longDate } from '../../components/dates.ts';
import { MailText } from '../../components/MailText.tsx';
import type { ArticleBlock, Block } from '../../pages/blocks/block-types.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { Article, Locale } from '../../pages/page-context.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { CornerBox } from '../../pages/parts/CornerBox.tsx';
import { FactGrid } from '../../pages/parts/FactGrid.tsx';
import { LightboxLink } from '../../pages/parts/LightboxLink.tsx';
import { messages as partMessages } from '../../pages/parts/messages.ts';
import { RichText, type RichTextNode, type RichTextState } from '../../pages/parts/RichText.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { ArticleCards } from './ArticleCard.tsx';
import lists from './ArticleList.module.css';
import styles from './ArticleText.module.css';
import { articleJsonLd, eventPages, newsPages } from './article-pages.ts';
import { CalendarSheet, FreePlaces } from './EventList.tsx';
import { messages } from './messages.ts';

/** The page of a news post or an event. */
export const article = defineBlock<ArticleBlock>({
  component: ArticleText,
  heroDetails: EventDetails,
  detailPages: [newsPages, eventPages],
  innerBlocks: ({ body }) => blocksIn(body?.root),
  head: ({ block, page }, site) => ({
    kind: 'article',
    // The node id that the sign-up form of an event page submits.
    ...(block.kind === 'event' && { nodeId: block.article.id }),
    structuredData: () => [articleJsonLd(block, page, site)],
  }),
});

/** A news post or an event: facts beside the text; below, links to adjacent and related articles. */
function ArticleText({ block, page, position, renderInner }: BlockProps<ArticleBlock>) {
  const { article, body, callout, kind, next, previous, related } = block;
  const text = messages[page.locale];
  const listPath = kind === 'news' ? page.newsPath : page.eventsPath;
  const overNotice = block.isPast ? <p className="below5 sunken notice">{text.over}</p> : null;
  return (
    <Section position={position}>
      <article>
        <FactGrid facts={factsOf(block, page.locale)} lead={article.intro} heading={overNotice}>
          {article.image && !block.hasDrawing ? (
            <div className="framed below6">
              <LightboxLink
                media={article.image}
                page={page}
                sizes="(width <= 62em) 90vw, 46rem"
                isPriority
                group={partMessages[page.locale].picture}
              />
            </div>
          ) : null}
          <RichText state={body} page={page} renderBlock={renderInner} />
          {callout ? (
            <CornerBox
              heading={callout.heading}
              text={callout.text}
              links={callout.links}
              page={page}
              className={styles.callout}
            />
          ) : null}
          {listPath && (kind === 'news' || block.isPast) ? (
            <p className={styles.all}>
              <ButtonLink href={listPath} variant="outline" icon="arrow-left" iconAt="start">
                {text.all[kind]}
              </ButtonLink>
            </p>
          ) : null}
        </FactGrid>
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

/** Date, place and free places of an event, beside a calendar sheet. */
function EventDetails({
  block,
  page: { locale },
}: Pick<BlockProps<ArticleBlock>, 'block' | 'page'>) {
  const { article, isPast, kind } = block;
  if (kind !== 'event') return null;
  const { address, date, end = date, venue } = article;
  return (
    <div className="wrap start above6 gap5">
      {date ? <CalendarSheet date={date} locale={locale} /> : null}
      <div className={`${styles.facts} stack gap2`}>
        <p className="strong step1">{dateTimeRange(date, end, locale)}</p>
        <MailText text={[venue, address].filter(Boolean).join(', ')} />
        {isPast ? null : <FreePlaces article={article} locale={locale} />}
      </div>
    </div>
  );
}

/** The blocks of a text, as in the studio (`content/articles/article.ts`). */
const innerTypes: readonly unknown[] = ['gallery', 'video'] satisfies Block['blockType'][];

function blocksIn(node: unknown): Block[] {
  const { children = [], fields, type } = (node ?? {}) as Partial<RichTextNode>;
  const { blockType } = (fields ?? {}) as Partial<Block>;
  const own = type === 'block' && innerTypes.includes(blockType) ? [fields as Block] : [];
  return [...own, ...children.flatMap(blocksIn)];
}

function factsOf(block: ArticleBlock, locale: Locale) {
  const { article, body, kind } = block;
  const text = messages[locale];
  if (kind === 'event') return [];
  const facts: [string, string | undefined][] = [
    [text.published, longDate(article.date, locale)],
    [text.rubric, article.rubric],
    [text.readingTime, text.minutes(readingMinutes(body))],
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

/** Average reading speed of adults, about the same in German and Polish. */
const wordsPerMinute = 200;

function readingMinutes(body: RichTextState | null | undefined): number {
  const words = textOf(body?.root).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function textOf(node: unknown): string {
  const { children, text } = (node ?? {}) as { children?: unknown[]; text?: unknown };
  return [typeof text === 'string' ? text : '', ...(children ?? []).map(textOf)].join(' ');
}
