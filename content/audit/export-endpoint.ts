import { canonical } from '@oilway/store/audit/chain.ts';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { forbidden } from '../access/forbidden.ts';
import { afterProof } from '../access/prove.ts';
import { admins } from '../access/rules.ts';
import type { AuditLog } from '../payload-types.ts';
import { note } from './note.ts';

/** Rows per query. */
const page = 500;

/**
 * `GET /api/audit-log/export`, with the filter of the list as `where`: streams JSON Lines, oldest first. The export is logged; without a filter its
 * own entry is the last line.
 */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: afterProof(async (req) => {
    if (!admins({ req })) return forbidden(req);
    const where = (req.query.where ?? {}) as Where;
    // Rejects an invalid query before the response starts.
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
