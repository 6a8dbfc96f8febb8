import type { Inbox } from '@oilway/store/inboxes.ts';
import { getTranslation } from '@payloadcms/translations';
import { stringify } from 'csv-stringify/sync';
import type { Endpoint, Field, PayloadRequest, Where } from 'payload';
import { afterProof } from '../access/prove.ts';
import { clerks } from '../access/rules.ts';
import { note } from '../audit/note.ts';
import { inLanguage, text } from '../labels.ts';
import { type Column, cellsOf, type Row } from './csv-cells.ts';

/** Rows. What is asked for is held in memory, so more than these are asked for in parts. */
const most = 10_000;

const tooMany = text(
  'Das sind mehr als 10.000 Einträge. Bitte die Liste filtern und in Teilen speichern.',
  'To więcej niż 10 000 wpisów. Proszę zawęzić listę filtrem i zapisać w częściach.',
  'These are more than 10,000 entries. Please filter the list and save it in parts.',
);

/** What a table has no room for, or nobody needs there. */
const leftOut = new Set([
  'id',
  'department',
  'notes',
  'files',
  'umbracoNodeID',
  'correspondence',
  'sharedCalendarId',
]);

/**
 * `GET /api/<inbox>/csv`, with the filter of the list as `where`: what was sent, a line each, in words. Semicolons and a
 * byte order mark, as the office programs of both countries expect; no cell is a formula.
 */
export const csvEndpoint = (inbox: Inbox): Endpoint => ({
  path: '/csv',
  method: 'get',
  handler: afterProof(async (req) => {
    if (!clerks({ req })) return new Response(null, { status: 403 });
    const where = (req.query.where ?? {}) as Where;
    const own = { collection: inbox, where, req, overrideAccess: false } as const;
    const refuse = () => new Response(inLanguage(tooMany, req.i18n.language), { status: 413 });
    if ((await req.payload.count(own)).totalDocs > most) return refuse();
    const columns = columnsOf(req.payload.collections[inbox].config.fields, req);
    const { docs } = await req.payload.find({
      ...own,
      sort: '-createdAt',
      limit: most + 1,
      pagination: false,
      depth: 0,
    });
    // One more may have come since they were counted: nothing is cut in silence.
    if (docs.length > most) return refuse();
    const csv = stringify(await cellsOf(columns, docs as unknown as Row[], req), {
      header: true,
      columns: columns.map(({ heading }) => heading),
      delimiter: ';',
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      // Of line breaks it would quote those alone that part its records.
      quoted_match: /[\r\n]/,
    });
    await note(req, {
      action: 'exported',
      subject: { kind: inbox },
      changes: { people: { after: docs.length } },
    });
    return new Response(csv, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${inbox}-${today()}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  }),
});

/** The fields that people see, rows opened, with when it came at their end. */
function columnsOf(fields: Field[], req: PayloadRequest): Column[] {
  return fields.flatMap((field): Column[] => {
    if (field.type === 'row') return columnsOf(field.fields, req);
    if (!('name' in field) || leftOut.has(field.name)) return [];
    if ('hidden' in field && field.hidden) return [];
    const heading = String(getTranslation((field.label || field.name) as string, req.i18n));
    return [{ name: field.name, heading, field }];
  });
}

/** In German time, as the file is named by whoever saves it. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
