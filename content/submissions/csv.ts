import type { Inbox } from '@oilway/store/inboxes.ts';
import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import { getTranslation } from '@payloadcms/translations';
import { stringify } from 'csv-stringify/sync';
import type { Endpoint, Field, PayloadRequest, Where } from 'payload';
import { forbiddenResponse } from '../access/forbidden.ts';
import { withReauthentication } from '../access/reauthentication.ts';
import { clerks } from '../access/rules.ts';
import { recordAction } from '../audit/record-actions.ts';
import { toWebStream } from '../files/web-stream.ts';
import { type Column, cellsOf, type Row } from './csv-cells.ts';

/** Rows per query: memory use does not depend on the length of the table. */
const batchSize = 500;

/** Fields that are not exported, of inboxes and of mails. */
const excludedFields = new Set([
  'id',
  'department',
  'notes',
  'files',
  'umbracoNodeID',
  'privacyNotice',
  'undeliverable',
  'telephoneDigits',
  'sharedCalendarId',
  ...['html', 'attachments', 'inReplyTo', 'messageId', 'inbox', 'passwordOf'],
  ...['attempts', 'nextAttempt', 'lastError'],
]);

/**
 * `GET /api/<inbox>/csv`, with the filter of the list as `where`: exports submissions, one line each, with labels. Semicolons and a byte order mark,
 * as office programs of both countries expect; no cell is a formula, and telephone numbers keep their zeros. The response is streamed. The number of
 * people is logged before the first line, so that an aborted export is logged, too.
 */
export const csvEndpoint = (inbox: Inbox): Endpoint => ({
  path: '/csv',
  method: 'get',
  handler: withReauthentication(async (req) => {
    if (!clerks({ req })) return forbiddenResponse(req);
    const first = await readEntries(req, inbox);
    await recordAction(req, {
      action: 'exported',
      subject: { kind: inbox },
      changes: { people: { after: first.total } },
    });
    const bytes = toWebStream(linesOf(req, inbox, first.rows));
    return new Response(bytes, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${inbox}-${periodOf(req)}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  }),
});

/** An entry, which is the cursor for the next query. */
interface Entry extends Row {
  id: string;
  createdAt: string;
}

/** Returns entries after the cursor, newest first, and the total number. */
async function readEntries(
  req: PayloadRequest,
  inbox: Inbox,
  cursor?: Entry,
): Promise<{ rows: Entry[]; total: number }> {
  const where = (req.query.where ?? {}) as Where;
  const { docs, totalDocs } = await req.payload.find({
    collection: inbox,
    where: cursor ? { and: [where, after(cursor)] } : where,
    sort: ['-createdAt', '-id'],
    limit: batchSize,
    pagination: cursor === undefined,
    depth: 0,
    req,
    overrideAccess: false,
  });
  return { rows: docs.map((doc): Entry => ({ ...doc })), total: totalDocs };
}

/** Newer entries come before the cursor and do not shift the pages. The first condition lets the database use the index. */
const after = ({ createdAt, id }: Entry): Where => ({
  and: [
    { createdAt: { less_than_equal: createdAt } },
    { or: [{ createdAt: { less_than: createdAt } }, { id: { less_than: id } }] },
  ],
});

/** @throws database errors: the response is aborted, so that a partial table does not look complete. */
async function* linesOf(
  req: PayloadRequest,
  inbox: Inbox,
  first: Entry[],
): AsyncGenerator<Uint8Array> {
  const columns = visibleColumns(req, req.payload.collections[inbox].config.fields);
  let rows = first;
  try {
    yield csvOf([columns.map(({ heading }) => heading)], true);
    while (rows.length > 0) {
      const lines = await cellsOf(columns, rows, req);
      yield csvOf(lines.map((line) => line.map((cell, at) => asCell(cell, columns[at]))));
      rows = rows.length < batchSize ? [] : (await readEntries(req, inbox, rows.at(-1))).rows;
    }
  } catch (error) {
    req.payload.logger.error({ err: error, inbox }, 'an export was aborted');
    throw error;
  }
}

const csvOf = (lines: string[][], bom = false): Uint8Array =>
  Buffer.from(
    stringify(lines, {
      delimiter: ';',
      bom,
      escape_formulas: true,
      record_delimiter: 'windows',
      // The default quotes only the configured line break.
      quoted_match: /[\r\n]/,
    }),
  );

/** Spreadsheets convert longer numbers to scientific notation. */
const maxDigits = 11;

/** Prefixes an apostrophe, as for formulas, to digits that Excel and LibreOffice would change: leading zeros, dates and powers of ten. */
function asCell(value: string, column: Column | undefined): string {
  if (column?.field.type !== 'text' || !/^[\d\s()./-]+$/.test(value)) return value;
  const isConverted = /^\D*0\d/.test(value) || value.replaceAll(/\D/g, '').length > maxDigits;
  return (column.name === 'phone' || isConverted) && !value.startsWith('-') ? `'${value}` : value;
}

/** Returns the columns of a collection's visible fields. */
export function visibleColumns(req: PayloadRequest, fields: readonly Field[]): Column[] {
  return fields.flatMap((field): Column[] => {
    if (!('name' in field) || field.type === 'ui' || excludedFields.has(field.name)) return [];
    if ('hidden' in field && field.hidden) return [];
    const heading = String(getTranslation((field.label || field.name) as string, req.i18n));
    return [{ name: field.name, heading, field }];
  });
}

/** Returns the month of the export of a month, else today; German time, for the file name. */
function periodOf({ query }: PayloadRequest): string {
  const { createdAt } = (query.where ?? {}) as { createdAt?: { greater_than_equal?: string } };
  const first = Date.parse(createdAt?.greater_than_equal ?? '');
  return first ? dayOf(first).slice(0, 7) : dayOf(Date.now());
}
