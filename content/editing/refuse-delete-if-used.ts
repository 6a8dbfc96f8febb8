import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { inLanguage, text } from '../labels.ts';
import { languageName } from '../languages.ts';
import { labelText, trailText } from './traverse-fields.ts';
import { findUsages, type Usage } from './usage.ts';

const maxNamedPlaces = 3;

const messages = {
  used: text('Wird noch verwendet', 'Nadal w użyciu', 'Still in use'),
  more: text(
    'und an {count} weiteren Stellen',
    'i w innych miejscach: {count}',
    'and in {count} more places',
  ),
  first: text('Bitte dort zuerst entfernen.', 'Najpierw usuń stamtąd.', 'Remove it there first.'),
};

/**
 * Refuses to delete a document that a published text or a draft refers to, and names the places. What is in the trash counts where the document itself
 * does not pass through the trash. Redirects do not count: they are deleted with their page.
 */
export const refuseDeleteIfUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const target = { collection: collection.slug, id: Number(id) };
  const options = { overrideAccess: true, trash: !collection.trash };
  const uses = (await findUsages(target, req, options)).filter(
    ({ from }) => from.slug !== 'redirects' && !isSelfReference(from, target),
  );
  if (uses.length > 0) throw new APIError(usageMessage(uses, req), 400, undefined, true);
};

const isSelfReference = (
  from: Usage['from'],
  { collection, id }: { collection: string; id: number },
) => from.slug === collection && from.id === id;

function usageMessage(uses: readonly Usage[], { i18n }: PayloadRequest): string {
  const { language } = i18n;
  const places = uses.map(({ from, locale, trail }) => {
    const name = [labelText(from.label, i18n), from.title].filter(Boolean).join(' ');
    const localeSuffix = locale ? ` (${languageName(locale, language)})` : '';
    const trashSuffix = from.isTrashed ? ` (${i18n.t('general:trash')})` : '';
    return `${name}${localeSuffix}${trashSuffix} > ${trailText(trail, i18n)}`;
  });
  return stillUsedMessage(places, language);
}

/** Returns the refusal message: the first places of use, and the number of others. */
export function stillUsedMessage(places: readonly string[], language: string | undefined): string {
  const namedPlaces = places.slice(0, maxNamedPlaces);
  const remaining = places.length - namedPlaces.length;
  if (remaining > 0)
    namedPlaces.push(inLanguage(messages.more, language).replace('{count}', String(remaining)));
  return `${inLanguage(messages.used, language)}: ${namedPlaces.join('; ')}. ${inLanguage(messages.first, language)}`;
}
