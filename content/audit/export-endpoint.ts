import { canonical } from '@oilway/store/audit/chain.ts';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { forbidden } from '../access/forbidden.ts';
import { afterProof } from '../access/prove.ts';
import { admins } from '../access/rules.ts';
import type { AuditLog } from '../payload-types.ts';
import { note } from './note.ts';

/** Rows that are read at a time. */
const page = 500;

/**
 * `GET /api/audit-log/export`, with the filter of the list as `where`: a JSON object a line, oldest first, sent as it is read. That it
 * was asked for is noted, and the last line of an export without a filter.
 */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: afterProof(async (req) => {
    if (!admins({ req })) return forbidden(req);
    const where = (req.query.where ?? {}) as Where;
    // What cannot be asked is refused before anything is sent.
    const { totalDocs } = await req.payload.count({
      collection: 'audit-log',
      where,
      req,
      overrideAccess: false,
    });
    await note(req, {
      action: 'exported',
      subject: { kind: 'audit-log' },
      changes: { rows: { after: totalDocs } },
    });
    return new Response(linesOf(req, where), {
      headers: {
        'content-type': 'application/jsonl; charset=utf-8',
        'content-disposition': `attachment; filename="audit-${new Date().toISOString().slice(0, 10)}.jsonl"`,
        'cache-control': 'private, no-store',
      },
    });
  }),
};

function linesOf(req: PayloadRequest, where: Where): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = 0;
  return new ReadableStream({
    async pull(controller) {
      const docs = await rowsAfter(req, where, after);
      if (docs.length > 0) {
        after = docs.at(-1)?.id ?? after;
        controller.enqueue(encoder.encode(docs.map((row) => `${canonical(row)}\n`).join('')));
      }
      if (docs.length < page) controller.close();
    },
  });
}

async function rowsAfter(req: PayloadRequest, where: Where, after: number): Promise<AuditLog[]> {
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    where: { and: [where, { id: { greater_than: after } }] },
    sort: 'id',
    limit: page,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  });
  return docs;
}
