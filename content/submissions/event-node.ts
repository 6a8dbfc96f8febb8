import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { Payload } from 'payload';

/**
 * The event that a node id names: an event's own, or that of the form on a page of the culture. Pages and events are
 * counted apart, so that a number may be both; it is the event then, published or not: a form that was opened before
 * an event was withdrawn must not sign up for another one.
 * @returns undefined where it names none.
 */
export async function eventAt(
  payload: Payload,
  node: number,
  culture: Culture,
): Promise<number | undefined> {
  const { totalDocs } = await payload.count({
    collection: 'events',
    where: { id: { equals: node } },
    overrideAccess: true,
  });
  if (totalDocs > 0) return node;
  const { docs } = await payload.find({
    ...reading(culture),
    collection: 'pages',
    where: { and: [{ id: { equals: node } }, published] },
    select: { blocks: true },
  });
  const block = docs[0]?.blocks?.find(({ blockType }) => blockType === 'eventForm');
  if (block?.blockType !== 'eventForm') return undefined;
  if (block.which === 'next') return nextEvent(payload, culture);
  return typeof block.event === 'object' ? block.event?.id : block.event;
}

async function nextEvent(payload: Payload, culture: Culture): Promise<number | undefined> {
  const { docs } = await payload.find({
    ...reading(culture),
    collection: 'events',
    where: { and: [{ end: { greater_than: new Date().toISOString() } }, published] },
    sort: ['start', 'id'],
    select: { start: true },
  });
  return docs[0]?.id;
}

const published = { _status: { equals: 'published' } } as const;

const reading = (culture: Culture) =>
  ({
    locale: localeOf(culture),
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  }) as const;
