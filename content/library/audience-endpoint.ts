import { readAudiences } from '@oilway/store/library/audience.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { forbiddenResponse } from '../access/forbidden.ts';
import { portalManagers } from '../access/rules.ts';
import { databaseOf } from '../database/session.ts';

const id = z.coerce.number().int().min(1).max(2_147_483_647);

const querySchema = z.object({
  category: id.optional(),
  parent: z.union([z.literal('none').transform(() => null), id]).optional(),
});

/** `GET /api/file-categories/audience?category=<id>&parent=<id|none>`: who sees the files of a category, saved or as it is being edited. */
export const audienceEndpoint: Endpoint = {
  path: '/audience',
  method: 'get',
  handler: async (req) => {
    if (!portalManagers({ req })) return forbiddenResponse(req);
    const query = querySchema.safeParse(req.query);
    if (!query.success) return new Response(null, { status: 400 });
    const audienceOf = await readAudiences(databaseOf(req.payload));
    return Response.json(audienceOf(query.data), { headers: { 'Cache-Control': 'no-store' } });
  },
};
