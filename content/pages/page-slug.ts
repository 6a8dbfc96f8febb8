import { withPrices } from '@oilway/store/published/price-fields.ts';
import {
  reservedPolishSlugs,
  reservedSlugs,
  slugOf,
  slugPattern,
} from '@oilway/store/published/slug.ts';
import type {
  CollectionBeforeChangeHook,
  FieldHook,
  PayloadRequest,
  TextField,
  Validate,
  Where,
} from 'payload';
import { textField } from '../blocks/fields.ts';
import { findOneOptions, hasMatch } from '../database/queries.ts';
import { fieldError } from '../field-error.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';

/** A slug contains no price, because prices change. */
export const slugFromTitle = (title: string): string => slugOf(withPrices(title, new Map()));

/** Fills an empty slug from the title; the home page has none. */
export const fillSlug: FieldHook = ({ data, originalDoc, value }) => {
  if (value) return value;
  const parent = data?.parent === undefined ? originalDoc?.parent : data.parent;
  return parent && data?.title ? slugFromTitle(String(data.title)) : value;
};

interface ValidateOptions {
  data: { country?: unknown; parent?: unknown };
  id?: number | string;
  req: PayloadRequest;
}

/** Requires a–z, 0–9 and hyphens, and a slug unique among the published sibling pages. */
export const validateSlug: Validate = async (value: unknown, options: unknown) => {
  const { data, id, req } = options as ValidateOptions;
  const parent = idOf(data.parent);
  if (parent === undefined) return !value ? true : slugMessage(req, 'homeHasNoSlug');
  if (!isSlug(value)) return slugMessage(req, 'slugForm');
  const isTopLevel = await isHome(parent, req);
  if (isTopLevel && (data.country === 'pl' ? reservedPolishSlugs : reservedSlugs).has(value))
    return slugMessage(req, 'slugReserved');
  const siblings = { parent: { equals: parent }, _status: { equals: 'published' } };
  return (await isSlugTaken(value, { collection: 'pages', id, req, siblings }))
    ? slugMessage(req, 'slugTaken')
    : true;
};

interface SlugQuery {
  collection: 'events' | 'locations' | 'news' | 'pages';
  /** Id of the document with the slug. */
  id: number | string | undefined;
  req: PayloadRequest;
  /** Condition for the documents that must not have the same slug. */
  siblings: Where;
}

export function isSlugTaken(
  slug: string,
  { siblings, collection, id, req }: SlugQuery,
): Promise<boolean> {
  const others = id ? [{ id: { not_equals: id } }] : [];
  return hasMatch(req, collection, { and: [{ slug: { equals: slug } }, siblings, ...others] });
}

interface SlugOptions extends Pick<TextField, 'admin' | 'hooks'> {
  validate: Validate;
}

/** The last path segment of a document's page. */
export const slugField = ({ admin, hooks, validate }: SlugOptions): TextField =>
  textField('slug', text('Adresse', 'Adres', 'Slug'), {
    index: true,
    maxLength: 80,
    admin: { position: 'sidebar', ...admin },
    hooks,
    validate,
  });

/** Returns whether a slug is well-formed: a custom validation replaces Payload's, including that of the maximum length. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 80 && slugPattern.test(value);

/** Allows one home page for each country, the page without a parent; refuses cycles and a parent of another country. */
export const validateParent: Validate = async (value: unknown, options: unknown) => {
  const { data, id, req } = options as ValidateOptions;
  const parent = idOf(value);
  if (parent === undefined) {
    const hasHome = await hasMatch(req, 'pages', {
      country: { equals: data.country },
      parent: { exists: false },
      ...(id && { id: { not_equals: id } }),
    });
    return hasHome ? slugMessage(req, 'parentMissing') : true;
  }
  if ((await readParent(parent, req))?.country !== data.country)
    return slugMessage(req, 'parentOtherCountry');
  return (await createsCycle(id, parent, req)) ? slugMessage(req, 'parentCycle') : true;
};

/** Drafts are saved without field validation; cycles are refused in them, too. */
export const refuseCycle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const [id, parent] = [originalDoc?.id as number | undefined, idOf(data.parent)];
  if (id === undefined || parent === undefined || !(await createsCycle(id, parent, req)))
    return data;
  throw fieldError(req, 'parent', messages.parentCycle);
};

async function createsCycle(
  id: number | string | undefined,
  parent: number,
  req: PayloadRequest,
): Promise<boolean> {
  const seen = new Set<number>();
  let ancestor: number | undefined = parent;
  while (ancestor !== undefined) {
    if (String(ancestor) === String(id) || seen.has(ancestor)) return true;
    seen.add(ancestor);
    ancestor = idOf((await readParent(ancestor, req))?.parent);
  }
  return false;
}

const readParent = (id: number, req: PayloadRequest) =>
  req.payload.findByID({
    ...findOneOptions,
    collection: 'pages',
    id,
    req,
    select: { country: true, parent: true },
  });

async function isHome(id: number, req: PayloadRequest): Promise<boolean> {
  return idOf((await readParent(id, req))?.parent) === undefined;
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
  parentOtherCountry: text(
    'Die übergeordnete Seite gehört zu einem anderen Land.',
    'Strona nadrzędna należy do innego kraju.',
    'The parent page belongs to another country.',
  ),
  parentCycle: text(
    'Eine Seite kann nicht unter sich selbst stehen.',
    'Strona nie może być pod sobą.',
    'A page cannot stand below itself.',
  ),
};

export function slugMessage(req: PayloadRequest, code: keyof typeof messages): string {
  return inLanguage(messages[code], req.i18n?.language);
}
