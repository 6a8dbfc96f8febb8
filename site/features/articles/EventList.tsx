import type { EventListBlock } from '@oilway/store/published/documents.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { sheet, span } from '../../components/dates.ts';
import { eventsOf } from '../../pages/article-lists.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { Article, PageContext } from '../../pages/page-context.ts';
import { Links } from '../../pages/parts/Links.tsx';
import { Nothing } from '../../pages/parts/Nothing.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './ArticleList.module.css';
import { messages } from './messages.ts';

export interface EventListData {
  /** Those to come, the next one first. */
  events: readonly Article[];
}

export const eventList = defineBlock<EventListBlock, EventListData>({
  component: EventList,
  /** A draft without a date is none of them. */
  async load({ content, now, page }) {
    const moment = new Date(now).toISOString();
    const events = await content.events(page.culture);
    const toCome = events.filter(({ end, start }) => (end || start) > moment);
    return { events: eventsOf(toCome, page.eventsPath) };
  },
});

/** Events to come, the next one first, each with its day as on a calendar's sheet. */
export function EventList({ block, page, place }: BlockProps<EventListBlock, EventListData>) {
  const { culture } = page;
  const shown = block.display === 'teaser' ? page.events.slice(0, 3) : page.events;
  return (
    <Section place={place}>
      <h2 className={styles.heading}>{block.heading}</h2>
      {shown.length > 0 ? (
        <ul className="grid gap6">
          {shown.map(({ date, end = date, href, id, intro, title, venue }) => {
            const { day, month } = sheet(date, culture);
            return (
              <li key={id} className={styles.event}>
                <p className={styles.sheet} aria-hidden="true">
                  <span className={styles.day}>{day}</span>
                  <span className="strong">{month}</span>
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
                  <p className="strong">{span(date, end, culture)}</p>
                  <p className="quiet">{venue}</p>
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

function NoEvents({ page: { culture, newsPath } }: { page: PageContext }) {
  const text = messages[culture];
  return (
    <Nothing picture="calendar">
      <p className="step1">{text.noEvents}</p>
      <p>{text.eventsToCome}</p>
      {newsPath ? (
        <p>
          <ButtonLink href={newsPath} variant="outline">
            {text.all.news}
          </ButtonLink>
        </p>
      ) : null}
    </Nothing>
  );
}
