import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { inLanguage, text } from '../labels.ts';
import { languageName } from '../languages.ts';
import { findUses, type Use } from './usage.ts';
import { labelText, trailText } from './walk.ts';

/** Maximum number of places that a refusal names. */
const named = 3;

const words = {
  used: text('Wird noch verwendet', 'Nadal w użyciu', 'Still in use'),
  more: text(
    'und an {count} weiteren Stellen',
    'i w innych miejscach: {count}',
    'and in {count} more places',
  ),
  first: text('Bitte dort zuerst entfernen.', 'Najpierw usuń stamtąd.', 'Remove it there first.'),
};

/**
 * Refuses to delete a document that a published text or a draft refers to, and names the places. Redirects do not count: they are deleted with their
 * page.
 */
export const keepUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const target = { collection: collection.slug, id: Number(id) };
  const uses = (await findUses(target, req, { overrideAccess: true })).filter(
    ({ from }) => from.slug !== 'redirects' && !isItself(from, target),
  );
  if (uses.length > 0) throw new APIError(refusal(uses, req), 400, undefined, true);
};

const isItself = (from: Use['from'], { collection, id }: { collection: string; id: number }) =>
  from.slug === collection && from.id === id;

function refusal(uses: readonly Use[], { i18n }: PayloadRequest): string {
  const { language } = i18n;
  const places = uses.map(({ from, locale, trail }) => {
    const name = [labelText(from.label, i18n), from.title].filter(Boolean).join(' ');
    const site = locale ? ` (${languageName(locale, language)})` : '';
    return `${name}${site} > ${trailText(trail, i18n)}`;
  });
  return stillUsed(places, language);
}

/** Returns the refusal message: the first places of use, and the number of others. */
export function stillUsed(places: readonly string[], language: string | undefined): string {
  const told = places.slice(0, named);
  const more = places.length - told.length;
  if (more > 0) told.push(inLanguage(words.more, language).replace('{count}', String(more)));
  return `${inLanguage(words.used, language)}: ${told.join('; ')}. ${inLanguage(words.first, language)}`;
}
