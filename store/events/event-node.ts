import { and, asc, eq, gt } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { countryOf, type Locale } from '../locales.ts';
import { events, pages } from './tables.ts';

/** A page's form: that of one event, or of the next one. */
interface EventFormBlock {
  blockType: 'eventForm';
  which?: 'next' | 'chosen';
  event?: number | { id: number } | null;
}

/**
 * Returns the event of a node id: an event's own or its counterpart's, or that of the form on a page or its counterpart. The event may be
 * unpublished: a form that was opened before must not sign up for another event.
 * @returns the event of the culture's country; undefined where the id has none.
 */
export async function eventOfNode(
  session: DbSession,
  node: number,
  locale: Locale,
): Promise<number | undefined> {
  const event = await documentInCountry(session, events, node, locale);
  if (event !== undefined) return event;
  const page = await documentInCountry(session, pages, node, locale);
  const block = page === undefined ? undefined : await eventFormOfPage(session, page);
  if (!block) return undefined;
  if (block.which === 'next') return nextEvent(session, locale);
  return (typeof block.event === 'object' ? block.event?.id : block.event) ?? undefined;
}

/** Returns the document of a node id in a culture's country: its own, or its counterpart. */
async function documentInCountry(
  session: DbSession,
  tableOf: typeof events | typeof pages,
  node: number,
  locale: Locale,
): Promise<number | undefined> {
  const rows = tableOf(session);
  const { country, id, translationKey } = rows;
  const [document] = await session.orm
    .select({ country, translationKey })
    .from(rows)
    .where(eq(id, node));
  if (!document || document.country === countryOf(locale)) return document && node;
  if (document.translationKey === null) return undefined;
  const [counterpart] = await session.orm
    .select({ id })
    .from(rows)
    .where(and(eq(country, countryOf(locale)), eq(translationKey, document.translationKey)));
  return counterpart?.id;
}

async function eventFormOfPage(
  session: DbSession,
  page: number,
): Promise<EventFormBlock | undefined> {
  const rows = pages(session);
  const [found] = await session.orm
    .select({ blocks: rows.blocks })
    .from(rows)
    .where(and(eq(rows.id, page), eq(rows.status, 'published')));
  const blocks = (found?.blocks ?? []) as (EventFormBlock | { blockType: 'another' })[];
  return blocks.find((block) => block.blockType === 'eventForm');
}

async function nextEvent(session: DbSession, locale: Locale): Promise<number | undefined> {
  const rows = events(session);
  const [next] = await session.orm
    .select({ id: rows.id })
    .from(rows)
    .where(
      and(
        eq(rows.country, countryOf(locale)),
        eq(rows.status, 'published'),
        gt(rows.end, new Date().toISOString()),
      ),
    )
    .orderBy(asc(rows.start), asc(rows.id))
    .limit(1);
  return next?.id;
}
