import { slugOf } from '@oilway/store/published/slug.ts';
import type { FieldHook, PayloadRequest, Validate } from 'payload';
import { inLanguage, text } from '../labels.ts';
import { isSlug, isSlugTaken, slugField, slugMessage } from '../pages/page-slug.ts';

const taken = text(
  'Eine andere Station dieses Landes hat diese Adresse schon.',
  'Inna stacja w tym kraju ma już ten adres.',
  'Another location of this country has this slug.',
);

/** Limit of the number suffix: reaching it means a bug. */
const maxSuffix = 1000;

/**
 * Fills an empty slug from the title, with a number suffix if it is taken. The slug stays when the title changes; a location from before slugs were
 * stored keeps the one derived from its title.
 */
const fillSlug: FieldHook = async ({ data, originalDoc, req, value }) => {
  const title = (!originalDoc?.slug && originalDoc?.title) || data?.title;
  if (value || !title) return value;
  const base = slugOf(String(title)) || 'station';
  const siblings = { country: { equals: data?.country ?? originalDoc?.country ?? 'de' } };
  const query = { collection: 'locations', id: originalDoc?.id, req, siblings } as const;
  for (let number = 1; number <= maxSuffix; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const slug = base.slice(0, 80 - suffix.length).replace(/-$/, '') + suffix;
    if (!(await isSlugTaken(slug, query))) return slug;
  }
  return base;
};

/** Requires a–z, 0–9 and hyphens, and a slug unique among the locations of the country. */
const validateSlug: Validate = async (value: unknown, options: unknown) => {
  const { data, id, req } = options as {
    data: { country?: unknown };
    id?: number | string;
    req: PayloadRequest;
  };
  if (!isSlug(value)) return slugMessage(req, 'slugForm');
  const siblings = { country: { equals: data.country ?? 'de' } };
  const isDuplicate = await isSlugTaken(value, { collection: 'locations', id, req, siblings });
  return isDuplicate ? inLanguage(taken, req.i18n?.language) : true;
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
