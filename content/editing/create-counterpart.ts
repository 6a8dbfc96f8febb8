import type { Locale } from '@oilway/store/cultures.ts';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { mayWriteIn, roleOf } from '../access/rules.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';
import { otherLanguage } from '../languages.ts';
import { countryIn, type Written } from './country.ts';
import { newestText } from './publication-check.ts';

const words = {
  exists: text(
    'Im anderen Land gibt es das schon, vielleicht im Papierkorb. Bitte neu laden.',
    'W drugim kraju już to istnieje, być może w koszu. Prosimy odświeżyć stronę.',
    'The other country has it already, perhaps in the trash. Please reload.',
  ),
};

/** `POST /api/<collection>/<id>/counterpart`: makes a draft copy in the other country, for staff who may write there. Answers its id. */
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

/** @throws Forbidden or NotFound without access, and APIError 400 where there is one. */
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
  const parent =
    collection === 'pages' ? { parent: await parentIn(country, source.parent, req) } : {};
  const { id: made } = await req.payload.duplicate({
    collection,
    id,
    data: { country, translationKey, ...parent },
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return Number(made);
}

/** The counterpart of the page above it; null where there is none yet. */
async function parentIn(
  country: Locale,
  parent: unknown,
  req: PayloadRequest,
): Promise<number | null> {
  const above = idOf(parent);
  if (above === undefined) return null;
  const { translationKey } = await newestText({ slug: 'pages' }, above, req);
  return (await counterpartOf('pages', String(translationKey), country, req)) ?? null;
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
