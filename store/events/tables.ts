import { payloadTable, timestamps } from '../database/table.ts';
import type { Country } from '../locales.ts';
import { inboxColumns } from '../submissions/inbox-columns.ts';

/** An event in one country. Payload makes each column of a collection with drafts nullable. */
export const events = payloadTable('events', (column) => ({
  id: column.integer('id').primaryKey(),
  country: column.text('country').$type<Country>(),
  translationKey: column.text('translation_key'),
  status: column.text('_status').$type<'draft' | 'published'>(),
  title: column.text('title'),
  start: column.timestamp('start'),
  end: column.timestamp('end'),
  venue: column.text('venue'),
  address: column.text('address'),
  capacity: column.number('capacity'),
  ...timestamps(column),
}));

/** The state of a sign-up; `repeated` is a further form of an address that has signed up already, and takes no place. */
export type EventPlace = 'confirmed' | 'waiting' | 'cancelled' | 'repeated';

export const eventSignUps = payloadTable('event_sign_ups', (column) => ({
  ...inboxColumns(column),
  event: column.integer('event_id').notNull(),
  place: column.text('place').$type<EventPlace>().notNull(),
  name: column.text('name'),
  email: column.text('email'),
  phone: column.text('phone'),
  message: column.text('message'),
  repeats: column.text('repeats'),
  answered: column.text('answered').$type<'confirmed' | 'waiting'>(),
  sharedCalendarId: column.boolean('shared_calendar_id'),
}));

/** The pages that may contain an event's form. */
export const pages = payloadTable('pages', (column) => ({
  id: column.integer('id').primaryKey(),
  country: column.text('country').$type<Country>(),
  translationKey: column.text('translation_key'),
  status: column.text('_status').$type<'draft' | 'published'>(),
  blocks: column.json('blocks'),
}));

/** Departments, which reply to participants and are notified of sign-ups. */
export const departments = payloadTable('departments', (column) => ({
  id: column.integer('id').primaryKey(),
  country: column.text('country').$type<Country>().notNull(),
  purpose: column.text('purpose').notNull(),
  order: column.number('order').notNull(),
  department: column.text('department').notNull(),
  email: column.text('email').notNull(),
  ...timestamps(column),
}));
