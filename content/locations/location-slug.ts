import { slugOf } from '@oilway/store/published/slug.ts';
import type { FieldHook, PayloadRequest, Validate } from 'payload';
import { inLanguage, text } from '../labels.ts';
import { addressProblem, isSlug, isTaken, slugField } from '../pages/page-address.ts';

const taken = text(
  'Eine andere Station dieses Landes hat diese Adresse schon.',
  'Inna stacja w tym kraju ma już ten adres.',
  'Another location of this country has this slug.',
);

/** Limit of the number suffix: reaching it means a bug. */
const mostNumbers = 1000;

/**
 * Fills an empty slug from the title, with a number suffix if it is taken. The slug stays when the title changes; a location from before slugs were
 * stored keeps the one derived from its title.
 */
const fillSlug: FieldHook = async ({ data, originalDoc, req, value }) => {
  const title = (!originalDoc?.slug && originalDoc?.title) || data?.title;
  if (value || !title) return value;
  const made = slugOf(String(title)) || 'station';
  const beside = { country: { equals: data?.country ?? originalDoc?.country ?? 'de' } };
  const question = { collection: 'locations', id: originalDoc?.id, req, beside } as const;
  for (let number = 1; number <= mostNumbers; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const slug = made.slice(0, 80 - end.length).replace(/-$/, '') + end;
    if (!(await isTaken(slug, question))) return slug;
  }
  return made;
};

/** Requires a–z, 0–9 and hyphens, and a slug unique among the locations of the country. */
const validateSlug: Validate = async (value: unknown, situation: unknown) => {
  const { data, id, req } = situation as {
    data: { country?: unknown };
    id?: number | string;
    req: PayloadRequest;
  };
  if (!isSlug(value)) return addressProblem(req, 'slugForm');
  const beside = { country: { equals: data.country ?? 'de' } };
  const isOthers = await isTaken(value, { collection: 'locations', id, req, beside });
  return isOthers ? inLanguage(taken, req.i18n?.language) : true;
};

/** The last path segment of a location's page, below the page with all locations. */
export const locationSlug = slugField({
  admin: {
    description: text(
      'Letzter Teil der Adresse der Seite. Leer gelassen, entsteht er aus dem Namen.',
      'Ostatnia część adresu strony. Jeśli pole jest puste, powstaje z nazwy.',
      'The last part of the address of its page. Left empty, it is made from the title.',
    ),
  },
  hooks: { beforeValidate: [fillSlug] },
  validate: validateSlug,
});
