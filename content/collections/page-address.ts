import {
  reservedPolishSlugs,
  reservedSlugs,
  slugOf,
  slugPattern,
} from '@oilway/store/published/slug.ts';
import type { FieldHook, PayloadRequest, Validate } from 'payload';

/** A page without an address of its own gets one from its title; the home page keeps none. */
export const fillSlug: FieldHook = ({ data, originalDoc, req, value }) => {
  // A title of another language makes no address.
  if (value || req.context.copiesLanguage) return value;
  const parent = data?.parent === undefined ? originalDoc?.parent : data.parent;
  return parent && data?.title ? slugOf(String(data.title)) : value;
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
  if (parent === null) return !value ? true : addressProblem(req, 'homeHasNoSlug');
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
  if (parent === null) {
    const others = await req.payload.count({
      collection: 'pages',
      req,
      overrideAccess: true,
      where: { and: [{ parent: { exists: false } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    });
    return others.totalDocs === 0 ? true : addressProblem(req, 'parentMissing');
  }
  const seen = new Set<number>();
  for (let at: number | null = parent; at !== null; at = await parentOf(at, req)) {
    if (String(at) === String(id) || seen.has(at)) return addressProblem(req, 'parentCircle');
    seen.add(at);
  }
  return true;
};

async function parentOf(id: number, req: PayloadRequest): Promise<number | null> {
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
  return (await parentOf(id, req)) === null;
}

function idOf(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  return Number(typeof value === 'object' ? (value as { id: unknown }).id : value);
}

const messages = {
  homeHasNoSlug: {
    de: 'Die Startseite hat keine Adresse.',
    pl: 'Strona główna nie ma adresu.',
    en: 'The home page has no slug.',
  },
  slugForm: {
    de: 'Nur a–z, 0–9 und Bindestriche.',
    pl: 'Tylko a–z, 0–9 i łączniki.',
    en: 'Only a–z, 0–9 and hyphens.',
  },
  slugReserved: {
    de: 'Diese Adresse braucht die Website selbst.',
    pl: 'Tego adresu używa sama witryna.',
    en: 'The site itself needs this slug.',
  },
  slugTaken: {
    de: 'Eine Nachbarseite hat diese Adresse schon.',
    pl: 'Sąsiednia strona ma już ten adres.',
    en: 'A page beside it has this slug.',
  },
  parentMissing: {
    de: 'Bitte eine übergeordnete Seite wählen.',
    pl: 'Wybierz stronę nadrzędną.',
    en: 'Choose a parent page.',
  },
  parentCircle: {
    de: 'Eine Seite kann nicht unter sich selbst stehen.',
    pl: 'Strona nie może być pod sobą.',
    en: 'A page cannot stand below itself.',
  },
};

export function addressProblem(req: PayloadRequest, code: keyof typeof messages): string {
  const language = req.i18n?.language;
  return messages[code][language === 'pl' || language === 'de' ? language : 'en'];
}
