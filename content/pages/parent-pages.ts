import { APIError, type CollectionBeforeDeleteHook, type FieldHook } from 'payload';
import { roleOf } from '../access/rules.ts';
import { findAllOptions, hasMatch } from '../database/queries.ts';
import { shownCountry } from '../editing/country.ts';
import { inLanguage, text } from '../labels.ts';

const notEmpty = text(
  'Unter dieser Seite stehen noch Seiten. Bitte zuerst verschieben oder löschen.',
  'Pod tą stroną są jeszcze inne strony. Najpierw je przenieś lub usuń.',
  'There are still pages below this one. Move or delete them first.',
);

/** Refuses to delete a page that has child pages. */
export const refuseDeleteIfParent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await hasMatch(req, 'pages', { parent: { equals: id } }))
    throw new APIError(inLanguage(notEmpty, req.i18n?.language), 400, undefined, true);
};

/** Places a page that staff begins below the home page, so that its title gives it a slug. */
export const placeBelowHome: FieldHook = async ({ data, operation, req, value }) => {
  if (operation !== 'create' || value !== undefined || !roleOf(req)) return value;
  const country = data?.country ?? shownCountry(req);
  const isHome = { parent: { exists: false }, _status: { equals: 'published' } };
  const where = { country: { equals: country }, ...isHome };
  const { docs } = await req.payload.find({
    ...findAllOptions,
    ...{ collection: 'pages', where, select: {}, sort: 'id', limit: 1, req },
  });
  return docs[0]?.id;
};
