import { and, asc, eq, gt } from 'drizzle-orm';
import { type Culture, localeOf } from '../cultures.ts';
import type { Session } from '../database/session.ts';
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
export async function eventAt(
  session: Session,
  node: number,
  culture: Culture,
): Promise<number | undefined> {
  const event = await inCountry(session, events, node, culture);
  if (event !== undefined) return event;
  const page = await inCountry(session, pages, node, culture);
  const block = page === undefined ? undefined : await formOn(session, page);
  if (!block) return undefined;
  if (block.which === 'next') return nextEvent(session, culture);
  return (typeof block.event === 'object' ? block.event?.id : block.event) ?? undefined;
}

/** Returns the document of a node id in a culture's country: its own, or its counterpart. */
async function inCountry(
  session: Session,
  of: typeof events | typeof pages,
  node: number,
  culture: Culture,
): Promise<number | undefined> {
  const rows = of(session);
  const { country, id, translationKey } = rows;
  const [named] = await session.orm
    .select({ country, translationKey })
    .from(rows)
    .where(eq(id, node));
  if (!named || named.country === localeOf(culture)) return named && node;
  if (named.translationKey === null) return undefined;
  const [counterpart] = await session.orm
    .select({ id })
    .from(rows)
    .where(and(eq(country, localeOf(culture)), eq(translationKey, named.translationKey)));
  return counterpart?.id;
}

async function formOn(session: Session, page: number): Promise<EventFormBlock | undefined> {
  const rows = pages(session);
  const [found] = await session.orm
    .select({ blocks: rows.blocks })
    .from(rows)
    .where(and(eq(rows.id, page), eq(rows.status, 'published')));
  const blocks = (found?.blocks ?? []) as (EventFormBlock | { blockType: 'another' })[];
  return blocks.find((block) => block.blockType === 'eventForm');
}

async function nextEvent(session: Session, culture: Culture): Promise<number | undefined> {
  const rows = events(session);
  const [next] = await session.orm
    .select({ id: rows.id })
    .from(rows)
    .where(
      and(
        eq(rows.country, localeOf(culture)),
        eq(rows.status, 'published'),
        gt(rows.end, new Date().toISOString()),
      ),
    )
    .orderBy(asc(rows.start), asc(rows.id))
    .limit(1);
  return next?.id;
}
