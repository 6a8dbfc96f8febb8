import type { EventListBlock } from '@oilway/store/published/documents.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { calendarSheet, dateTimeRange } from '../../components/dates.ts';
import { toEventArticles } from '../../pages/article-lists.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { Article, PageContext } from '../../pages/page-context.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { EmptyState } from '../../pages/parts/EmptyState.tsx';
import { Links } from '../../pages/parts/Links.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './ArticleList.module.css';
import { messages } from './messages.ts';

export interface EventListData {
  /** The upcoming events, the next one first. */
  events: readonly Article[];
}

export const eventList = defineBlock<EventListBlock, EventListData>({
  component: EventList,
  /** Omits past events and drafts without a date. */
  async load({ content, now, page }) {
    const nowIso = new Date(now).toISOString();
    const events = await content.events(page.locale);
    const upcoming = events.filter(({ end, start }) => (end || start) > nowIso);
    return { events: toEventArticles(upcoming, page.eventsPath) };
  },
});

/** The upcoming events, the next one first, each with a calendar sheet. */
export function EventList({ block, page, position }: BlockProps<EventListBlock, EventListData>) {
  const { locale } = page;
  const { places } = messages[locale];
  const visible = block.display === 'teaser' ? page.events.slice(0, 3) : page.events;
  return (
    <Section position={position}>
      <h2 className={styles.heading}>{block.heading}</h2>
      {visible.length > 0 ? (
        <ul className="grid gap6">
          {visible.map(({ capacity, date, end = date, href, id, intro, title, venue }) => {
            const { day, month } = calendarSheet(date, locale);
            return (
              <li key={id} className={styles.event}>
                <p className={styles.sheet}>
                  <span className={styles.day}>{day}</span> <span className="strong">{month}</span>
                </p>
                <div>
                  <h3 className="step2 leading115 below2">
                    <a className="stretched" href={href}>
                      {title}
                    </a>
                  </h3>
                  <p>{intro}</p>
                </div>
                <div className={styles.facts}>
                  <p className="strong">{dateTimeRange(date, end, locale, {})}</p>
                  <p className="quiet">{venue}</p>
                  {capacity ? <p className="quiet">{`${places}: ${capacity}`}</p> : null}
                </div>
              </li>
            );
          })}
        </ul>
      ) : (
        <NoEvents page={page} />
      )}
      <Links
        links={block.link?.label ? [{ link: block.link as never }] : []}
        page={page}
        on="paper"
      />
    </Section>
  );
}

function NoEvents({ page: { locale, newsPath } }: { page: PageContext }) {
  const text = messages[locale];
  return (
    <EmptyState illustration="calendar">
      <p className="step1">{text.noEvents}</p>
      <p>{text.eventsToCome}</p>
      {newsPath ? (
        <p>
          <ButtonLink href={newsPath} variant="outline">
            {text.all.news}
          </ButtonLink>
        </p>
      ) : null}
    </EmptyState>
  );
}
