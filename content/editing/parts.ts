import type { FlattenedField, PayloadRequest } from 'payload';
import { referencesIn } from './references.ts';
import { plainText } from './rich-text.ts';
import { type Data, type Leaf, leavesOf, type WalkLabel } from './walk.ts';

/** Fields of a text that belong together: those of a block, or its own. */
export interface ContentPart {
  kind: string;
  block?: { label: WalkLabel; row?: number } | undefined;
  leaves: (Leaf & { kind: string })[];
}

/** What is compared between languages: the fields with words in them. */
export const wordTypes: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'richText',
  'upload',
  'relationship',
  'email',
]);

/** A text as its own fields and one part for each block. Within a part a field is known by its place. */
export function cut(
  fields: readonly FlattenedField[],
  data: Data,
  types: ReadonlySet<string> = wordTypes,
): ContentPart[] {
  const localized = fields.filter((field) => hasLocalized(field));
  const own: ContentPart = { kind: 'own', leaves: [] };
  const parts = [own];
  const rows = new Map<string, ContentPart>();
  for (const leaf of leavesOf(localized, data)) {
    const [list, row] = leaf.path.split('.');
    const isBlock = fields.some(({ name, type }) => name === list && type === 'blocks');
    if (!types.has(leaf.field.type)) continue;
    if (!isBlock || row === undefined) {
      if (isLocalized(fields, leaf.path)) own.leaves.push({ ...leaf, kind: leaf.path });
      continue;
    }
    const place = `${list}.${row}`;
    const kind = String(((data[list ?? ''] ?? []) as Data[])[Number(row)]?.blockType);
    const part = rows.get(place) ?? { kind, block: leaf.trail[0], leaves: [] };
    if (!rows.has(place)) parts.push(part);
    rows.set(place, part);
    const within = leaf.path.slice(place.length + 1);
    part.leaves.push({ ...leaf, kind: within, trail: leaf.trail.slice(1) });
  }
  return parts;
}

function hasLocalized(field: FlattenedField): boolean {
  if ('localized' in field && field.localized) return true;
  return (
    (field.type === 'group' || field.type === 'tab') && field.flattenedFields.some(hasLocalized)
  );
}

/** Whether the field at a path outside of lists differs between languages. */
function isLocalized(fields: readonly FlattenedField[], path: string): boolean {
  const [first, ...rest] = path.split('.');
  const field = fields.find(({ name }) => name === first);
  if (!field) return false;
  if ('localized' in field && field.localized) return true;
  return 'flattenedFields' in field && isLocalized(field.flattenedFields, rest.join('.'));
}

/** The longest common sequence of kinds side by side; what stands on one side only stands alone. */
export function pair<T extends { kind: string }>(left: readonly T[], right: readonly T[]) {
  const lengths = left.map(() => right.map(() => 0));
  const length = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const same = left[i]?.kind === right[j]?.kind;
      (lengths[i] as number[])[j] = same
        ? length(i + 1, j + 1) + 1
        : Math.max(length(i + 1, j), length(i, j + 1));
    }
  const pairs: [T | undefined, T | undefined][] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i]?.kind === right[j]?.kind)
      pairs.push([left[i++], right[j++]]);
    else if (j >= right.length || (i < left.length && length(i + 1, j) >= length(i, j + 1)))
      pairs.push([left[i++], undefined]);
    else pairs.push([undefined, right[j++]]);
  }
  return pairs;
}

export function wordsOf(leaf: Leaf | undefined, names: ReadonlyMap<string, string>): string {
  if (!leaf) return '';
  if (leaf.field.type === 'richText') return plainText(leaf.value);
  if (leaf.field.type !== 'upload' && leaf.field.type !== 'relationship')
    return String(leaf.value ?? '');
  return referencesIn(leaf)
    .map(({ collection, id }) => names.get(`${collection}:${id}`) ?? String(id))
    .join(', ');
}

/** What the documents are called that some texts refer to, as far as whoever asks may read them. */
export async function namesOf(
  fields: readonly FlattenedField[],
  texts: readonly Data[],
  req: PayloadRequest,
): Promise<Map<string, string>> {
  const references = texts.flatMap((text) => leavesOf(fields, text).flatMap(referencesIn));
  const names = new Map<string, string>();
  for (const [slug, some] of Map.groupBy(references, ({ collection }) => collection)) {
    const collection = slug as 'pages';
    const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id';
    const { docs } = await req.payload.find({
      collection,
      locale: 'all',
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req: Object.create(req) as PayloadRequest,
      where: { id: { in: [...new Set(some.map(({ id }) => id))] } },
      select: { [title]: true } as never,
    });
    for (const doc of docs as unknown as Data[]) {
      const name = doc[title];
      const [first] = typeof name === 'object' && name ? Object.values(name) : [name];
      names.set(`${slug}:${doc.id}`, String(first ?? doc.id));
    }
  }
  return names;
}
