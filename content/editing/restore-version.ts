import { type Endpoint, restoreVersionOperation } from 'payload';
import type { EditorialCollection } from './country.ts';

/**
 * `POST /api/<collection>/versions/<id>`: Payload's restore operation, with drafts restored as drafts. By default, a restored draft would unpublish
 * the document.
 */
export const restoreEndpoint = (collection: EditorialCollection): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id) as never;
    if (!Number.isInteger(id)) return new Response(null, { status: 404 });
    const { version } = await req.payload.findVersionByID({
      collection,
      id,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    const draft = version._status !== 'published' || req.searchParams.get('draft') === 'true';
    const { [collection]: restored } = req.payload.collections;
    const doc = await restoreVersionOperation({ collection: restored, id, depth: 0, draft, req });
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') });
  },
});
