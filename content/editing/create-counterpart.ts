import type { Locale } from '@oilway/store/cultures.ts';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { mayWriteIn, roleOf } from '../access/rules.ts';
import { inTransactionOf } from '../database/in-transaction.ts';
import { inLanguage, text } from '../labels.ts';
import { otherLanguage } from '../languages.ts';
import { withCounterparts } from './counterpart-links.ts';
import { countryIn, type Written } from './country.ts';
import { newestText } from './publication-check.ts';

const words = {
  exists: text(
    'Im anderen Land gibt es das schon, vielleicht im Papierkorb. Bitte neu laden.',
    'W drugim kraju już to istnieje, być może w koszu. Prosimy odświeżyć stronę.',
    'The other country has it already, perhaps in the trash. Please reload.',
  ),
};

/** `POST /api/<collection>/<id>/counterpart`: creates a draft copy in the other country, for staff who may write there. Returns its id. */
export const counterpartEndpoint = (collection: Written): Endpoint => ({
  path: '/:id/counterpart',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (!Number.isInteger(id)) return new Response(null, { status: 404 });
    const made = await createCounterpart(collection, id, req);
    return Response.json({ id: made }, { status: 201 });
  },
});

/** @throws Forbidden or NotFound without access, and APIError 400 when a counterpart exists. */
async function createCounterpart(
  collection: Written,
  id: number,
  req: PayloadRequest,
): Promise<number> {
  const source = await newestText({ slug: collection }, id, req, false);
  const country = otherLanguage(countryIn(source));
  if (!mayWriteIn(roleOf(req), country)) throw new Forbidden(req.t);
  const { translationKey } = source as { translationKey: string };
  if ((await counterpartOf(collection, translationKey, country, req)) !== undefined)
    throw new APIError(inLanguage(words.exists, req.i18n.language), 400, null, true);
  const writing = { collection, draft: true, depth: 0, overrideAccess: true, req } as const;
  return inTransactionOf(req, async () => {
    const made = await req.payload.duplicate({
      ...writing,
      id: source.id as number,
      data: { country, translationKey, ...(collection === 'pages' ? { parent: null } : {}) },
    });
    const id = Number(made.id);
    const data = await withCounterparts(
      collection,
      { ...made, parent: source.parent },
      country,
      req,
    );
    await req.payload.update({ ...writing, id, data, autosave: true });
    return id;
  });
}

async function counterpartOf(
  collection: Written,
  translationKey: string,
  country: Locale,
  req: PayloadRequest,
): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where: { translationKey: { equals: translationKey }, country: { equals: country } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  });
  return docs[0] && Number(docs[0].id);
}
