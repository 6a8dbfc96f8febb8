import { and, asc, eq, gt } from 'drizzle-orm';
import { type Culture, localeOf } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import { events, eventVenues, pages } from './tables.ts';

/** The form on a page: that of one event, or of the next one. */
interface EventFormBlock {
  blockType: 'eventForm';
  which?: 'next' | 'chosen';
  event?: number | { id: number } | null;
}

/**
 * The event that a node id names: an event's own, or that of the form on a page of the culture. Pages and events are
 * counted apart, so that a number may be both; it is the event then, published or not: a form that was opened before
 * an event was withdrawn must not sign up for another one.
 * @returns undefined where it names none.
 */
export async function eventAt(
  session: Session,
  node: number,
  culture: Culture,
): Promise<number | undefined> {
  const rows = events(session);
  const found = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.id, node));
  if (found.length > 0) return node;
  const block = await formOn(session, node, culture);
  if (!block) return undefined;
  if (block.which === 'next') return nextEvent(session, culture);
  return (typeof block.event === 'object' ? block.event?.id : block.event) ?? undefined;
}

async function formOn(
  session: Session,
  page: number,
  culture: Culture,
): Promise<EventFormBlock | undefined> {
  const rows = pages(session);
  const [found] = await session.orm
    .select({ blocks: rows.blocks })
    .from(rows)
    .where(
      and(eq(rows.page, page), eq(rows.locale, localeOf(culture)), eq(rows.status, 'published')),
    );
  const blocks = (found?.blocks ?? []) as (EventFormBlock | { blockType: 'another' })[];
  return blocks.find((block) => block.blockType === 'eventForm');
}

async function nextEvent(session: Session, culture: Culture): Promise<number | undefined> {
  const rows = eventVenues(session);
  const [next] = await session.orm
    .select({ event: rows.event })
    .from(rows)
    .where(
      and(
        eq(rows.locale, localeOf(culture)),
        eq(rows.status, 'published'),
        gt(rows.end, new Date().toISOString()),
      ),
    )
    .orderBy(asc(rows.start), asc(rows.event))
    .limit(1);
  return next?.event;
}
