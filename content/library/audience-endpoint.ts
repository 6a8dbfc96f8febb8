import { readAudiences } from '@oilway/store/library/audience.ts';
import type { Endpoint } from 'payload';
import { forbiddenResponse } from '../access/forbidden.ts';
import { portalManagers } from '../access/rules.ts';
import { databaseOf } from '../database/session.ts';

/** `GET /api/file-categories/<id>/audience`: who sees the files of a category. */
export const audienceEndpoint: Endpoint = {
  path: '/:id/audience',
  method: 'get',
  handler: async (req) => {
    if (!portalManagers({ req })) return forbiddenResponse(req);
    const audienceOf = await readAudiences(databaseOf(req.payload));
    const audience = audienceOf(Number(req.routeParams?.id));
    return Response.json(audience, { headers: { 'Cache-Control': 'no-store' } });
  },
};
