import { readSettings } from '@oilway/store/settings.ts';
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { admins, editors } from '../access/rules.ts';
import { checkboxField, relationshipField, selectField } from '../blocks/fields.ts';
import { urlField } from '../blocks/url-field.ts';
import { findAllOptions } from '../database/queries.ts';
import { fieldError } from '../field-error.ts';
import { type StudioText, text } from '../labels.ts';
import { siteNames } from '../languages.ts';
import { redirectLoop } from './redirect-loops.ts';

/** Returns the field for one kind of target, shown for that kind only. */
const target = (
  kind: string,
  relationTo: 'events' | 'locations' | 'news' | 'pages',
  label: StudioText,
): Field =>
  relationshipField(kind, relationTo, label, {
    admin: { condition: (_, sibling) => sibling?.kind === kind },
  });

const pathMissing = text(
  'Vor # oder ? fehlt der Pfad: Eine solche Adresse führt auf die Weiterleitung selbst zurück. Richtig ist zum Beispiel /kontakt#oben.',
  'Przed # lub ? brakuje ścieżki: taki adres prowadzi z powrotem do samego przekierowania. Poprawny adres to na przykład /pl/kontakt#formularz.',
  'The path before # or ? is missing: such an address leads back to the redirect itself. Right is, for example, /contact#form.',
);
const loopMessage = (loop: string) =>
  text(
    `Diese Weiterleitung führt im Kreis: ${loop}. Bitte ein anderes Ziel angeben.`,
    `To przekierowanie prowadzi w kółko: ${loop}. Proszę podać inny cel.`,
    `This redirect leads round in a circle: ${loop}. Please enter another target.`,
  );

/** Maximum number of loop paths in the message. */
const maxPathsInMessage = 7;

/** Refuses a redirect to a URL that leads back to it, directly or via others. */
const refuseLoop: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { from, id, kind, url } = { ...originalDoc, ...data };
  if (kind !== 'url' || typeof url !== 'string' || typeof from !== 'string') return data;
  const typed = { from: from.trim(), url: url.trim() };
  if (/^[#?]/.test(typed.url)) throw fieldError(req, 'url', pathMissing);
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection: 'redirects',
    where: { kind: { equals: 'url' }, ...(id === undefined ? {} : { id: { not_equals: id } }) },
    select: { from: true, url: true },
    req,
  });
  const others = docs.map((one) => ({ from: one.from, url: one.url ?? '' }));
  const loop = redirectLoop(typed, others, readSettings().siteOrigin);
  if (loop) throw fieldError(req, 'url', loopMessage(formatLoop(loop)));
  return data;
};

/** Returns the paths of a loop for the message, shortened. */
function formatLoop(loop: readonly string[]): string {
  const paths =
    loop.length > maxPathsInMessage
      ? [...loop.slice(0, maxPathsInMessage - 2), '…']
      : loop.slice(0, -1);
  return [...paths, loop.at(-1)].join(' → ');
}

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: text('Weiterleitung', 'Przekierowanie', 'Redirect'),
    plural: text('Weiterleitungen', 'Przekierowania', 'Redirects'),
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'kind', 'page', 'url', 'automatic', 'updatedAt'],
    description: text(
      'Ändert sich die Adresse einer veröffentlichten Seite, Meldung oder Veranstaltung oder einer Station, entsteht die Weiterleitung von selbst.',
      'Gdy zmienia się adres opublikowanej strony, aktualności, wydarzenia lub stacji, przekierowanie powstaje samo.',
      'When a published page, news post, event or location changes its address, its redirect is made by itself.',
    ),
  },
  access: { create: admins, read: editors, update: admins, delete: admins },
  hooks: { beforeChange: [refuseLoop] },
  fields: [
    urlField({
      name: 'from',
      kind: 'path',
      required: true,
      unique: true,
      index: true,
      label: text('Von', 'Z', 'From'),
    }),
    selectField('kind', text('Ziel', 'Cel', 'Target'), {
      page: text('Seite', 'Strona', 'Page'),
      news: text('Meldung', 'Aktualność', 'News post'),
      events: text('Veranstaltung', 'Wydarzenie', 'Event'),
      locations: text('Station', 'Stacja', 'Location'),
      url: text('Adresse', 'Adres', 'Address'),
    }),
    selectField('culture', text('Website', 'Witryna', 'Site'), siteNames),
    target('page', 'pages', text('Seite', 'Strona', 'Page')),
    target('news', 'news', text('Meldung', 'Aktualność', 'News post')),
    target('events', 'events', text('Veranstaltung', 'Wydarzenie', 'Event')),
    target('locations', 'locations', text('Station', 'Stacja', 'Location')),
    urlField({
      admin: { condition: (_, sibling) => sibling?.kind === 'url' },
      isUsed: ({ kind }) => kind === 'url',
    }),
    checkboxField(
      'automatic',
      text('Von selbst entstanden', 'Utworzone automatycznie', 'Made by itself'),
      { admin: { readOnly: true } },
    ),
  ],
};
