import type { PayloadRequest, Validate } from 'payload';
import { idOf } from '../id-of.ts';
import { inLanguage, type StudioText, text } from '../labels.ts';

const words = {
  circle: text(
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

interface Situation {
  data: { culture?: unknown };
  id?: number | string;
  req: PayloadRequest;
}

interface Place {
  culture: string;
  parent: number | undefined;
}

/** Requires a parent of the same site and refuses cycles. */
export const validateParent: Validate = async (value: unknown, situation: unknown) => {
  const { data, id, req } = situation as Situation;
  const seen = new Set<number>();
  for (let at = idOf(value); at !== undefined; ) {
    if (String(at) === String(id) || seen.has(at)) return wording('circle', req);
    seen.add(at);
    const place = await placeOf(at, req);
    if (!place) return wording('missing', req);
    if (data.culture && place.culture !== data.culture) return wording('otherSite', req);
    at = place.parent;
  }
  return true;
};

export const validateCategory: Validate = async (value: unknown, situation: unknown) => {
  const { req } = situation as Situation;
  const id = idOf(value);
  return id !== undefined && (await placeOf(id, req)) ? true : wording('missing', req);
};

async function placeOf(id: number, req: PayloadRequest): Promise<Place | undefined> {
  const found = await req.payload.findByID({
    collection: 'file-categories',
    id,
    depth: 0,
    req,
    overrideAccess: true,
    select: { parent: true, culture: true },
    disableErrors: true,
  });
  return found ? { culture: found.culture, parent: idOf(found.parent) } : undefined;
}

const wording = (code: keyof typeof words, req: PayloadRequest): string =>
  inLanguage(words[code], req.i18n?.language);
