import type { FlattenedField, PayloadRequest } from 'payload';
import type { Locale } from '../cultures.ts';
import { detached } from '../subjects/published-tree.ts';
import {
  type DocumentLanguages,
  otherLanguage,
  readLanguages,
  type Translated,
} from './languages.ts';
import { newestText } from './publication-check.ts';
import { referencesIn } from './references.ts';
import { plainText } from './rich-text.ts';
import {
  type Data,
  type Label,
  type Leaf,
  leavesOf,
  type StudioLanguage,
  trailText,
} from './walk.ts';

/** One field in both languages. */
export interface ComparedField {
  label: string;
  de: string;
  pl: string;
  /** The language in which it is missing, or in which it no longer says what the other does. */
  mark?: { kind: 'missing' | 'outdated'; language: Locale };
}

/** The fields of a block, or those beside all blocks. */
export interface ComparedPart {
  /** Undefined for the document's own fields. */
  label: string | undefined;
  /** The language that lacks the whole block. */
  missing?: Locale;
  fields: ComparedField[];
}

export interface Comparison {
  languages: DocumentLanguages;
  parts: ComparedPart[];
  /** A language is behind, but what both last said in common is no longer kept. */
  unknown: boolean;
}

/** Both languages of a document side by side, their newest states, read with the access of whoever asks. */
export async function compareLanguages(
  collection: Translated,
  id: number,
  req: PayloadRequest,
): Promise<Comparison | undefined> {
  const languages = (await readLanguages(req.payload, collection, [id], req)).get(id);
  if (!languages) return undefined;
  const fields = req.payload.collections[collection].config.flattenedFields;
  const texts = {
    de: await newestText({ slug: collection }, id, 'de', req, false),
    pl: await newestText({ slug: collection }, id, 'pl', req, false),
  };
  const common = await readCommon(collection, languages, req);
  const names = await namesOf(fields, [texts.de, texts.pl], req);
  const lagging = languages.lag && languages.states[languages.lag.language].state === 'outdated';
  const outdated = lagging ? languages.lag?.language : undefined;
  const known = outdated && common ? { language: outdated, before: common } : undefined;
  const parts = compareTexts(fields, texts, { language: req.i18n, names, known });
  return { languages, parts, unknown: Boolean(outdated && !common) };
}

/** The text of the leading language as it was when both were last published in common. */
async function readCommon(
  collection: Translated,
  { lag }: DocumentLanguages,
  req: PayloadRequest,
): Promise<Data | undefined> {
  if (lag?.lastCommon === undefined) return undefined;
  const locale = otherLanguage(lag.language);
  const found = await req.payload.findVersionByID({
    collection,
    id: lag.lastCommon as never,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req: detached(req, locale),
  });
  return found?.version as unknown as Data | undefined;
}

interface Comparing {
  language: StudioLanguage;
  /** What documents that fields refer to are called, as `media:7`. */
  names: ReadonlyMap<string, string>;
  /** The language that is behind, and what the other one said before. */
  known?: { language: Locale; before: Data } | undefined;
}

/** Pairs the fields of two languages, block by block. */
export function compareTexts(
  fields: readonly FlattenedField[],
  texts: Record<Locale, Data>,
  comparing: Comparing,
): ComparedPart[] {
  const [de, pl] = [cut(fields, texts.de), cut(fields, texts.pl)];
  const before = comparing.known && cut(fields, comparing.known.before);
  const seen = new Map(before?.flatMap(({ leaves }) => leaves).map((leaf) => [leaf.key, leaf]));
  return pair(de, pl).map(([german, polish]) => {
    const one = german ?? polish;
    const missing = german ? (polish ? undefined : 'pl') : 'de';
    const compared = pair(german?.leaves ?? [], polish?.leaves ?? []).map(([left, right]) =>
      compareField(left, right, seen, comparing, Boolean(missing)),
    );
    const label = one?.block ? trailText([one.block], comparing.language) : undefined;
    return {
      label,
      ...(missing ? { missing } : {}),
      fields: compared.filter(({ de, pl }) => de || pl),
    };
  });
}

interface Part {
  kind: string;
  block?: { label: Label; row?: number } | undefined;
  leaves: (Leaf & { kind: string })[];
}

const shownTypes = new Set(['text', 'textarea', 'richText', 'upload', 'relationship', 'email']);

/** A text as its own fields and one part for each block. Within a part a field is known by its place. */
function cut(fields: readonly FlattenedField[], data: Data): Part[] {
  const localized = fields.filter((field) => hasLocalized(field));
  const own: Part = { kind: 'own', leaves: [] };
  const parts = [own];
  const rows = new Map<string, Part>();
  for (const leaf of leavesOf(localized, data)) {
    const [list, row] = leaf.path.split('.');
    const isBlock = fields.some(({ name, type }) => name === list && type === 'blocks');
    if (!shownTypes.has(leaf.field.type)) continue;
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
function pair<T extends { kind: string }>(left: readonly T[], right: readonly T[]) {
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

function compareField(
  left: Leaf | undefined,
  right: Leaf | undefined,
  seen: ReadonlyMap<string, Leaf>,
  { known, language, names }: Comparing,
  alone: boolean,
): ComparedField {
  const [de, pl] = [wordsOf(left, names), wordsOf(right, names)];
  const label = trailText((left ?? right)?.trail ?? [], language);
  const field = { label, de, pl };
  if (alone || (!de && !pl)) return field;
  if (!de || !pl) return { ...field, mark: { kind: 'missing', language: de ? 'pl' : 'de' } };
  const leading = known?.language === 'de' ? right : left;
  const before = leading && seen.get(leading.key);
  const changed = wordsOf(before, names) !== (known?.language === 'de' ? pl : de);
  return known && changed
    ? { ...field, mark: { kind: 'outdated', language: known.language } }
    : field;
}

function wordsOf(leaf: Leaf | undefined, names: ReadonlyMap<string, string>): string {
  if (!leaf) return '';
  if (leaf.field.type === 'richText') return plainText(leaf.value);
  if (leaf.field.type !== 'upload' && leaf.field.type !== 'relationship')
    return String(leaf.value ?? '');
  return referencesIn(leaf)
    .map(({ collection, id }) => names.get(`${collection}:${id}`) ?? String(id))
    .join(', ');
}

/** What the documents are called that some texts refer to, as far as whoever asks may read them. */
async function namesOf(
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
