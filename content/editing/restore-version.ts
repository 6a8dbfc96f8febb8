import type { Locale } from '@oilway/store/cultures.ts';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { languages } from '../languages.ts';
import { detached } from '../publishing/published-tree.ts';
import { languageText } from './language-text.ts';
import type { Translated } from './languages.ts';
import type { Data } from './walk.ts';

/**
 * `POST /api/<collection>/versions/<id>?locale=de`: makes what a version says in one language the draft of that language. The other
 * language, what both share, and what is published stay as they are. Takes the place of Payload's own call, which writes every
 * language at once.
 */
export const restoreEndpoint = (collection: Translated): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    const asked = req.searchParams.get('locale');
    const locale = languages.find((language) => language === asked);
    if (!locale)
      throw new APIError('locale names the language to restore: de or pl.', 400, null, true);
    if (!Number.isInteger(id)) return new Response(null, { status: 404 });
    const doc = await restoreLanguage(collection, id, locale, req);
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') });
  },
});

/** Nobody restores a version in every language at once. */
export const refuseWholeRestore: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'restoreVersion')
    throw new APIError('A version is restored in one language: restore-version.ts.', 400);
  return args;
};

/** One version of a document in one language. @throws where whoever asks may not read it, or there is none. */
export async function versionIn(
  collection: Translated,
  id: number,
  locale: Locale,
  req: PayloadRequest,
): Promise<{ parent: number; updatedAt: string; version: Data }> {
  const found = await req.payload.findVersionByID({
    collection,
    id: id as never,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: detached(req, locale),
  });
  return found as never;
}

async function restoreLanguage(
  collection: Translated,
  id: number,
  locale: Locale,
  req: PayloadRequest,
): Promise<unknown> {
  const { parent, version } = await versionIn(collection, id, locale, req);
  req.context.restoresVersion = true;
  const fields = req.payload.collections[collection].config.flattenedFields;
  return req.payload.update({
    collection,
    id: parent,
    data: languageText(fields, version) as never,
    draft: true,
    depth: 0,
    locale,
    overrideAccess: false,
    user: req.user,
    req,
  });
}
