import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { inLanguage, text } from '../labels.ts';
import { languageName } from '../languages.ts';
import { findUses, type Use } from './usage.ts';
import { labelText, trailText } from './walk.ts';

/** How many places a refusal names. */
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
 * Nothing loses its picture or its link in silence: what is used, in a published text or a draft, is not
 * deleted, and the refusal says where. Redirects do not count: they go with their page.
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

/** The sentence that refuses to take something from the places where it is used: the first of them, and how many others there are. */
export function stillUsed(places: readonly string[], language: string | undefined): string {
  const told = places.slice(0, named);
  const more = places.length - told.length;
  if (more > 0) told.push(inLanguage(words.more, language).replace('{count}', String(more)));
  return `${inLanguage(words.used, language)}: ${told.join('; ')}. ${inLanguage(words.first, language)}`;
}
