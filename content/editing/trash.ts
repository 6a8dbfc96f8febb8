import { APIError, type CollectionBeforeChangeHook, type Payload } from 'payload';
import { countryOf, roleOf } from '../access/rules.ts';
import { hasMatch } from '../database/queries.ts';
import { inLanguage, text } from '../labels.ts';
import { editorialCollections } from './country.ts';

/** Days for which a document stays in the trash. */
export const trashDays = 30;

const onSiteMessage = text(
  'Steht auf der Website. Bitte zuerst im Menü „Veröffentlichung aufheben“ wählen.',
  'Jest na stronie. Najpierw należy cofnąć publikację w menu.',
  'It is on the site. Choose “Unpublish” in the menu first.',
);

/** Unpublishes a document that is moved to the trash. Refuses this like a deletion, and to editors while it is on the site. */
export const guardTrash: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data.deletedAt || originalDoc?.deletedAt) return data;
  const { id } = originalDoc as { id: number };
  const hasDrafts = Boolean(collection.versions?.drafts);
  // `originalDoc` is the newest version: the draft of a published document.
  const onSite = { id: { equals: id }, _status: { equals: 'published' } };
  if (hasDrafts && countryOf(roleOf(req)) && (await hasMatch(req, collection.slug, onSite)))
    throw new APIError(inLanguage(onSiteMessage, req.i18n.language), 400, undefined, true);
  for (const hook of collection.hooks.beforeDelete) await hook({ collection, context, id, req });
  return hasDrafts ? { ...data, _status: 'draft' } : data;
};

/** Deletes documents after 30 days in the trash; documents that are used again stay. */
export async function purgeTrash(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - trashDays * 86_400_000).toISOString();
  for (const collection of [...editorialCollections, 'locations', 'media'] as const)
    await payload.delete({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
      overrideAccess: true,
    });
}
