import type { Country } from '@oilway/store/locales.ts';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { mayWriteIn, roleOf } from '../access/rules.ts';
import { inRequestTransaction } from '../database/in-transaction.ts';
import { findAllOptions } from '../database/queries.ts';
import { inLanguage, text } from '../labels.ts';
import { otherLanguage } from '../languages.ts';
import { linksToCounterparts } from './copy-links.ts';
import { countryOfDocument, type EditorialCollection } from './country.ts';
import { readNewestVersion } from './publication-check.ts';

const messages = {
  exists: text(
    'Im anderen Land gibt es das schon, vielleicht im Papierkorb. Bitte neu laden.',
    'W drugim kraju już to istnieje, być może w koszu. Prosimy odświeżyć stronę.',
    'The other country has it already, perhaps in the trash. Please reload.',
  ),
};

/** `POST /api/<collection>/<id>/counterpart`: creates a draft copy in the other country, for staff who may write there. Returns its id. */
export const counterpartEndpoint = (collection: EditorialCollection): Endpoint => ({
  path: '/:id/counterpart',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (!Number.isInteger(id)) return new Response(null, { status: 404 });
    const created = await createCounterpart(collection, id, req);
    return Response.json({ id: created }, { status: 201 });
  },
});

/** @throws Forbidden or NotFound without access, and APIError 400 when a counterpart exists. */
async function createCounterpart(
  collection: EditorialCollection,
  id: number,
  req: PayloadRequest,
): Promise<number> {
  const source = await readNewestVersion({ slug: collection }, id, req, false);
  const country = otherLanguage(countryOfDocument(source));
  if (!mayWriteIn(roleOf(req), country)) throw new Forbidden(req.t);
  const { translationKey } = source as { translationKey: string };
  if ((await counterpartOf(collection, translationKey, country, req)) !== undefined)
    throw new APIError(inLanguage(messages.exists, req.i18n.language), 400, null, true);
  const options = { collection, draft: true, depth: 0, overrideAccess: true, req } as const;
  return inRequestTransaction(req, async () => {
    const created = await req.payload.duplicate({
      ...options,
      id: source.id as number,
      data: { country, translationKey, ...(collection === 'pages' ? { parent: null } : {}) },
    });
    const id = Number(created.id);
    const data = await linksToCounterparts(
      collection,
      { ...created, parent: source.parent },
      country,
      req,
    );
    await req.payload.update({ ...options, id, data, autosave: true });
    return id;
  });
}

async function counterpartOf(
  collection: EditorialCollection,
  translationKey: string,
  country: Country,
  req: PayloadRequest,
): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection,
    where: { translationKey: { equals: translationKey }, country: { equals: country } },
    select: {},
    limit: 1,
    trash: true,
    req,
  });
  return docs[0] && Number(docs[0].id);
}
