import {
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload';
import { countryOf, roleOf } from '../access/rules.ts';
import { languages } from '../languages.ts';
import type { EditorialCollection } from './country.ts';

/** Returns whether a request writes an earlier version again. */
export const isRestore = ({ context }: PayloadRequest): boolean =>
  Boolean(context.isRestoringVersion);

const endpoint = (restore: (id: number, req: PayloadRequest) => Promise<object>): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (!Number.isInteger(id)) return new Response(null, { status: 404 });
    const doc = await restore(id, req);
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') });
  },
});

/**
 * `POST /api/<collection>/versions/<id>`: Payload's restore operation, with drafts restored as drafts. By default, a restored draft would unpublish
 * the document.
 */
export const restoreEndpoint = (collection: EditorialCollection): Endpoint =>
  endpoint(async (versionId, req) => {
    const id = versionId as never;
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
    return restoreVersionOperation({ collection: restored, id, depth: 0, draft, req });
  });

/**
 * `POST /api/globals/<slug>/versions/<id>`: restores the language that the person edits, with the validation of any other save. Payload's restore
 * operation writes all languages: it would reset the other country, too.
 */
export const restoreGlobalEndpoint = (slug: GlobalSlug): Endpoint =>
  endpoint(async (id, req) => {
    const locale = countryOf(roleOf(req)) ?? (await selectedLanguage(req));
    req.locale = locale;
    const access = { locale, depth: 0, overrideAccess: false, user: req.user, req } as const;
    const { version } = await req.payload.findGlobalVersionByID({
      slug,
      id: String(id),
      ...access,
    });
    const context = { isRestoringVersion: true };
    return req.payload.updateGlobal({ slug, data: version as object, context, ...access });
  });

/** Returns the language that an administrator has selected in the studio: the view of a version sends none. */
async function selectedLanguage(req: PayloadRequest): Promise<(typeof languages)[number]> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: 'locale' }, 'user.value': { equals: req.user?.id } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  const selected = req.searchParams.get('locale') ?? docs[0]?.value;
  return languages.find((language) => language === selected) ?? languages[0];
}
