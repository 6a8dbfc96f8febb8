import {
  reservedPolishSlugs,
  reservedSlugs,
  slugOf,
  slugPattern,
} from '@oilway/store/published/slug.ts';
import type { FieldHook, PayloadRequest, Validate } from 'payload';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';
import { withPrices } from '../publishing/price-fields.ts';

/** A price is no part of an address: it changes. */
export const addressOf = (title: string): string => slugOf(withPrices(title, new Map()));

/** A page without an address of its own gets one from its title; the home page keeps none. */
export const fillSlug: FieldHook = ({ data, originalDoc, req, value }) => {
  // A title of another language makes no address.
  if (value || req.context.copiesLanguage) return value;
  const parent = data?.parent === undefined ? originalDoc?.parent : data.parent;
  return parent && data?.title ? addressOf(String(data.title)) : value;
};

interface Situation {
  data: { parent?: unknown };
  id?: number | string;
  req: PayloadRequest;
}

/** An address is a–z, 0–9 and hyphens, and free among the pages beside it in this language. */
export const validateSlug: Validate = async (value: unknown, situation: unknown) => {
  const { data, id, req } = situation as Situation;
  const parent = idOf(data.parent);
  if (parent === undefined) return !value ? true : addressProblem(req, 'homeHasNoSlug');
  // A rule of its own takes the place of Payload's, the longest length included.
  if (typeof value !== 'string' || value.length > 80 || !slugPattern.test(value))
    return addressProblem(req, 'slugForm');
  const top = await isHome(parent, req);
  if (top && (req.locale === 'pl' ? reservedPolishSlugs : reservedSlugs).has(value))
    return addressProblem(req, 'slugReserved');
  const taken = await req.payload.count({
    collection: 'pages',
    req,
    overrideAccess: true,
    where: {
      and: [
        { slug: { equals: value } },
        { parent: { equals: parent } },
        ...(id ? [{ id: { not_equals: id } }] : []),
      ],
    },
  });
  return taken.totalDocs === 0 ? true : addressProblem(req, 'slugTaken');
};

/** There is one home page, the one without a parent; no page stands below itself. */
export const validateParent: Validate = async (value: unknown, situation: unknown) => {
  const { id, req } = situation as Situation;
  const parent = idOf(value);
  if (parent === undefined) {
    const others = await req.payload.count({
      collection: 'pages',
      req,
      overrideAccess: true,
      where: { and: [{ parent: { exists: false } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    });
    return others.totalDocs === 0 ? true : addressProblem(req, 'parentMissing');
  }
  const seen = new Set<number>();
  for (let at: number | undefined = parent; at !== undefined; at = await parentOf(at, req)) {
    if (String(at) === String(id) || seen.has(at)) return addressProblem(req, 'parentCircle');
    seen.add(at);
  }
  return true;
};

async function parentOf(id: number, req: PayloadRequest): Promise<number | undefined> {
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    req,
    overrideAccess: true,
    select: { parent: true },
    disableErrors: true,
  });
  return idOf(page?.parent);
}

async function isHome(id: number, req: PayloadRequest): Promise<boolean> {
  return (await parentOf(id, req)) === undefined;
}

const messages = {
  homeHasNoSlug: text(
    'Die Startseite hat keine Adresse.',
    'Strona główna nie ma adresu.',
    'The home page has no slug.',
  ),
  slugForm: text(
    'Nur a–z, 0–9 und Bindestriche.',
    'Tylko a–z, 0–9 i łączniki.',
    'Only a–z, 0–9 and hyphens.',
  ),
  slugReserved: text(
    'Diese Adresse braucht die Website selbst.',
    'Tego adresu używa sama witryna.',
    'The site itself needs this slug.',
  ),
  slugTaken: text(
    'Eine Nachbarseite hat diese Adresse schon.',
    'Sąsiednia strona ma już ten adres.',
    'A page beside it has this slug.',
  ),
  parentMissing: text(
    'Bitte eine übergeordnete Seite wählen.',
    'Wybierz stronę nadrzędną.',
    'Choose a parent page.',
  ),
  parentCircle: text(
    'Eine Seite kann nicht unter sich selbst stehen.',
    'Strona nie może być pod sobą.',
    'A page cannot stand below itself.',
  ),
};

export function addressProblem(req: PayloadRequest, code: keyof typeof messages): string {
  return inLanguage(messages[code], req.i18n?.language);
}
