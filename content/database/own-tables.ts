import {
  boolean as pgBoolean,
  index as pgIndex,
  integer as pgInteger,
  jsonb as pgJsonb,
  primaryKey as pgPrimaryKey,
  pgTable,
  text as pgText,
  timestamp as pgTimestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import {
  index as sqliteIndex,
  integer as sqliteInteger,
  primaryKey as sqlitePrimaryKey,
  sqliteTable,
  text as sqliteText,
} from '@payloadcms/db-sqlite/drizzle/sqlite-core';

/** The tables that no collection stands for, for the migrations: the store's `checkup/tables.ts`, `published/tables.ts`, `limits/tables.ts`, `outbox/tables.ts` and `reporting/tables.ts` say what they are. */
export const ownTables = {
  postgres: {
    content_revision: pgTable('content_revision', {
      id: pgInteger('id').primaryKey(),
      value: pgInteger('value').notNull(),
    }),
    published_documents: pgTable(
      'published_documents',
      {
        kind: pgText('kind').notNull(),
        id: pgInteger('id').notNull(),
        culture: pgText('culture').notNull(),
        shape: pgInteger('shape').notNull(),
        revision: pgInteger('revision').notNull(),
        json: pgText('json'),
      },
      (made) => [
        pgPrimaryKey({ columns: [made.kind, made.id, made.culture, made.shape] }),
        pgIndex('published_documents_revision_idx').on(made.revision),
      ],
    ),
    published_addresses: pgTable(
      'published_addresses',
      {
        culture: pgText('culture').notNull(),
        path: pgText('path').notNull(),
        collection: pgText('collection').notNull(),
        id: pgInteger('id').notNull(),
      },
      (made) => [pgPrimaryKey({ columns: [made.culture, made.path] })],
    ),
    draft_documents: pgTable(
      'draft_documents',
      {
        kind: pgText('kind').notNull(),
        id: pgInteger('id').notNull(),
        culture: pgText('culture').notNull(),
        shape: pgInteger('shape').notNull(),
        json: pgText('json').notNull(),
      },
      (made) => [pgPrimaryKey({ columns: [made.kind, made.id, made.culture, made.shape] })],
    ),
    reporting_key_log: pgTable(
      'reporting_key_log',
      {
        log: pgInteger('log').notNull(),
        number: pgInteger('number').notNull(),
        statement: pgText('statement').notNull(),
        signature: pgText('signature').notNull(),
      },
      (made) => [pgPrimaryKey({ columns: [made.log, made.number] })],
    ),
    counters: pgTable(
      'counters',
      {
        id: pgText('id').primaryKey(),
        count: pgInteger('count').notNull(),
        ends: pgTimestamp('ends', { withTimezone: true, precision: 3 }).notNull(),
      },
      (made) => [pgIndex('counters_ends_idx').on(made.ends)],
    ),
    concerns: pgTable('concerns', {
      id: pgText('id').primaryKey(),
      observation: pgJsonb('observation').notNull(),
      since: pgTimestamp('since', { withTimezone: true, precision: 3 }).notNull(),
      open: pgBoolean('open').notNull(),
      told_at: pgTimestamp('told_at', { withTimezone: true, precision: 3 }),
      told_count: pgInteger('told_count'),
    }),
    known_secrets: pgTable('known_secrets', {
      name: pgText('name').primaryKey(),
      mark: pgText('mark').notNull(),
      since: pgTimestamp('since', { withTimezone: true, precision: 3 }).notNull(),
    }),
    outbox_holds: pgTable('outbox_holds', {
      id: pgInteger('id').primaryKey(),
      since: pgTimestamp('since', { withTimezone: true, precision: 3 }).notNull(),
    }),
    report_captchas: pgTable('report_captchas', {
      id: pgText('id').primaryKey(),
      day: pgText('day').notNull(),
    }),
  },
  sqlite: {
    content_revision: sqliteTable('content_revision', {
      id: sqliteInteger('id').primaryKey(),
      value: sqliteInteger('value').notNull(),
    }),
    published_documents: sqliteTable(
      'published_documents',
      {
        kind: sqliteText('kind').notNull(),
        id: sqliteInteger('id').notNull(),
        culture: sqliteText('culture').notNull(),
        shape: sqliteInteger('shape').notNull(),
        revision: sqliteInteger('revision').notNull(),
        json: sqliteText('json'),
      },
      (made) => [
        sqlitePrimaryKey({ columns: [made.kind, made.id, made.culture, made.shape] }),
        sqliteIndex('published_documents_revision_idx').on(made.revision),
      ],
    ),
    published_addresses: sqliteTable(
      'published_addresses',
      {
        culture: sqliteText('culture').notNull(),
        path: sqliteText('path').notNull(),
        collection: sqliteText('collection').notNull(),
        id: sqliteInteger('id').notNull(),
      },
      (made) => [sqlitePrimaryKey({ columns: [made.culture, made.path] })],
    ),
    draft_documents: sqliteTable(
      'draft_documents',
      {
        kind: sqliteText('kind').notNull(),
        id: sqliteInteger('id').notNull(),
        culture: sqliteText('culture').notNull(),
        shape: sqliteInteger('shape').notNull(),
        json: sqliteText('json').notNull(),
      },
      (made) => [sqlitePrimaryKey({ columns: [made.kind, made.id, made.culture, made.shape] })],
    ),
    reporting_key_log: sqliteTable(
      'reporting_key_log',
      {
        log: sqliteInteger('log').notNull(),
        number: sqliteInteger('number').notNull(),
        statement: sqliteText('statement').notNull(),
        signature: sqliteText('signature').notNull(),
      },
      (made) => [sqlitePrimaryKey({ columns: [made.log, made.number] })],
    ),
    counters: sqliteTable(
      'counters',
      {
        id: sqliteText('id').primaryKey(),
        count: sqliteInteger('count').notNull(),
        ends: sqliteText('ends').notNull(),
      },
      (made) => [sqliteIndex('counters_ends_idx').on(made.ends)],
    ),
    concerns: sqliteTable('concerns', {
      id: sqliteText('id').primaryKey(),
      observation: sqliteText('observation').notNull(),
      since: sqliteText('since').notNull(),
      open: sqliteInteger('open').notNull(),
      told_at: sqliteText('told_at'),
      told_count: sqliteInteger('told_count'),
    }),
    known_secrets: sqliteTable('known_secrets', {
      name: sqliteText('name').primaryKey(),
      mark: sqliteText('mark').notNull(),
      since: sqliteText('since').notNull(),
    }),
    outbox_holds: sqliteTable('outbox_holds', {
      id: sqliteInteger('id').primaryKey(),
      since: sqliteText('since').notNull(),
    }),
    // SQL of its own in the migration: WITHOUT ROWID, which cannot be said here.
    report_captchas: sqliteTable('report_captchas', {
      id: sqliteText('id').primaryKey(),
      day: sqliteText('day').notNull(),
    }),
  },
};
