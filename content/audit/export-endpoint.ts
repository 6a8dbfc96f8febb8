import { canonical } from '@oilway/store/audit/chain.ts';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { forbiddenResponse } from '../access/forbidden.ts';
import { withReauthentication } from '../access/reauthentication.ts';
import { admins } from '../access/rules.ts';
import type { AuditLog } from '../payload-types.ts';
import { recordAction } from './record-actions.ts';

/** Rows per query. */
const pageSize = 500;

/**
 * `GET /api/audit-log/export`, with the filter of the list as `where`: streams JSON Lines, oldest first. The export is logged; without a filter its
 * own entry is the last line.
 */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: withReauthentication(async (req) => {
    if (!admins({ req })) return forbiddenResponse(req);
    const where = (req.query.where ?? {}) as Where;
    // Rejects an invalid query before the response starts.
    const { totalDocs } = await req.payload.count({
      collection: 'audit-log',
      where,
      req,
      overrideAccess: false,
    });
    await recordAction(req, {
      action: 'exported',
      subject: { kind: 'audit-log' },
      changes: { rows: { after: totalDocs } },
    });
    return new Response(jsonLines(req, where), {
      headers: {
        'content-type': 'application/jsonl; charset=utf-8',
        'content-disposition': `attachment; filename="audit-${new Date().toISOString().slice(0, 10)}.jsonl"`,
        'cache-control': 'private, no-store',
      },
    });
  }),
};

function jsonLines(req: PayloadRequest, where: Where): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let lastId = 0;
  return new ReadableStream({
    async pull(controller) {
      const docs = await rowsAfter(req, where, lastId);
      if (docs.length > 0) {
        lastId = docs.at(-1)?.id ?? lastId;
        controller.enqueue(encoder.encode(docs.map((row) => `${canonical(row)}\n`).join('')));
      }
      if (docs.length < pageSize) controller.close();
    },
  });
}

async function rowsAfter(req: PayloadRequest, where: Where, lastId: number): Promise<AuditLog[]> {
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    where: { and: [where, { id: { greater_than: lastId } }] },
    sort: 'id',
    limit: pageSize,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  });
  return docs;
}
