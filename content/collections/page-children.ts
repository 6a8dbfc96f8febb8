import { APIError, type CollectionBeforeDeleteHook } from 'payload';

const messages = {
  de: 'Unter dieser Seite stehen noch Seiten. Bitte zuerst verschieben oder löschen.',
  pl: 'Pod tą stroną są jeszcze inne strony. Najpierw je przenieś lub usuń.',
  en: 'There are still pages below this one. Move or delete them first.',
};

/** Pages below a deleted one would lose their place: whoever deletes it empties it first. */
export const keepPagesWithChildren: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const below = await req.payload.count({
    collection: 'pages',
    req,
    overrideAccess: true,
    where: { parent: { equals: id } },
  });
  if (below.totalDocs === 0) return;
  const language = req.i18n?.language;
  const message = messages[language === 'pl' || language === 'en' ? language : 'de'];
  throw new APIError(message, 400, undefined, true);
};
