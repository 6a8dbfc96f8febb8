import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { hasMatch } from '../database/queries.ts';
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
