import type { PayloadRequest, Validate } from 'payload';
import { findOneOptions } from '../database/queries.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, type StudioText, text } from '../labels.ts';

const messages = {
  cycle: text(
    'Eine Kategorie kann nicht unter sich selbst stehen.',
    'Kategoria nie może znajdować się pod sobą.',
    'A category cannot stand below itself.',
  ),
  otherSite: text(
    'Diese Kategorie gehört zur anderen Website.',
    'Ta kategoria należy do drugiej strony.',
    'This category belongs to the other site.',
  ),
  missing: text('Bitte eine Kategorie wählen.', 'Wybierz kategorię.', 'Choose a category.'),
} satisfies Record<string, StudioText>;

interface ValidateOptions {
  data: { culture?: unknown };
  id?: number | string;
  req: PayloadRequest;
}

interface CategoryNode {
  locale: string;
  parent: number | undefined;
}

/** Requires a parent of the same site and refuses cycles. */
export const validateParent: Validate = async (value: unknown, options: unknown) => {
  const { data, id, req } = options as ValidateOptions;
  const seen = new Set<number>();
  for (let ancestor = idOf(value); ancestor !== undefined; ) {
    if (String(ancestor) === String(id) || seen.has(ancestor)) return messageFor('cycle', req);
    seen.add(ancestor);
    const category = await readCategory(ancestor, req);
    if (!category) return messageFor('missing', req);
    if (data.culture && category.locale !== data.culture) return messageFor('otherSite', req);
    ancestor = category.parent;
  }
  return true;
};

export const validateCategory: Validate = async (value: unknown, options: unknown) => {
  const { req } = options as ValidateOptions;
  const id = idOf(value);
  return id !== undefined && (await readCategory(id, req)) ? true : messageFor('missing', req);
};

async function readCategory(id: number, req: PayloadRequest): Promise<CategoryNode | undefined> {
  const found = await req.payload.findByID({
    ...findOneOptions,
    collection: 'file-categories',
    id,
    req,
    select: { parent: true, culture: true },
  });
  return found ? { locale: found.culture, parent: idOf(found.parent) } : undefined;
}

const messageFor = (code: keyof typeof messages, req: PayloadRequest): string =>
  inLanguage(messages[code], req.i18n?.language);
