import type { EventListBlock } from '@oilway/store/published/documents.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { calendarSheet, dateTimeRange } from '../../components/dates.ts';
import { Icon } from '../../components/Icon.tsx';
import { toEventArticles } from '../../pages/article-lists.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { Article, Locale, PageContext } from '../../pages/page-context.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { EmptyState } from '../../pages/parts/EmptyState.tsx';
import { Links } from '../../pages/parts/Links.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { paths } from '../../pages/paths.ts';
import { Island } from '../../pages/render/Island.tsx';
import styles from './ArticleList.module.css';
import EventPlaces from './EventPlaces.island.tsx';
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
  const visible = block.display === 'teaser' ? page.events.slice(0, 3) : page.events;
  return (
    <Section position={position}>
      <h2 className={styles.heading}>{block.heading}</h2>
      {visible.length > 0 ? (
        <ul className="grid">
          {visible.map((article) => {
            const { date, end = date, href, id, intro, title, venue } = article;
            return (
              <li key={id} className={styles.event}>
                <CalendarSheet date={date} locale={locale} />
                <div className={styles.words}>
                  <h3 className="step2 leading115 below2">
                    <a className="stretched" href={href}>
                      {title}
                    </a>
                  </h3>
                  <p>{intro}</p>
                </div>
                <div className={`${styles.facts} stack gap1 fromTop`}>
                  <p className="strong">{dateTimeRange(date, end, locale, {})}</p>
                  <p className="quiet">{venue}</p>
                  <FreePlaces article={article} locale={locale} />
                </div>
                <Icon name="arrow-right" className={styles.arrow} />
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

/** Day and month as on a calendar sheet. */
export function CalendarSheet({ date, locale }: { date: string; locale: Locale }) {
  const { day, month } = calendarSheet(date, locale);
  return (
    <p className={styles.sheet}>
      <span className={styles.day}>{day}</span> <span className="strong">{month}</span>
    </p>
  );
}

/** The free places of an event; nothing if they are unlimited. */
export function FreePlaces({ article, locale }: { article: Article; locale: Locale }) {
  const { capacity, id } = article;
  if (!capacity) return null;
  const properties = { capacity, href: paths.eventPlaces(id, locale), locale };
  return <Island name="EventPlaces" view={EventPlaces} properties={properties} />;
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
