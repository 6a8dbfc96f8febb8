import type { FlattenedField, Payload } from 'payload';
import { languages } from '../languages.ts';

/** Where the paths of a question begin. */
export interface QuestionPlace {
  fields: FlattenedField[];
  id: IdType;
  payload: Payload;
  /** Whether they may be those of its versions. */
  versioned: boolean;
}

/** What was found out about the paths of a question. */
export interface ReadPaths {
  /** Those of which no sense can be made, or which lead where they should not. */
  odd: string[];
  /** Those that mean something else in each language. */
  localized: string[];
}

type IdType = 'number' | 'text';

export const idTypeOf = (payload: Payload, slug: string): IdType =>
  payload.collections[slug as 'pages'].customIDType ?? payload.db.defaultIDType;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number must be one that both databases count rows with. */
export function isId(type: IdType, value: unknown): boolean {
  if (type === 'text') return typeof value === 'string' && !value.includes('\0');
  return /^\d+$/.test(String(value)) && Number(value) < 2 ** 31;
}

/** An order through a relation would tell what stands in documents that whoever asks may not read. */
export function readOrder(sort: unknown, place: QuestionPlace): ReadPaths & { unknown: string[] } {
  const read = { odd: [] as string[], localized: [] as string[], unknown: [] as string[] };
  for (const each of Array.isArray(sort) ? sort : [sort]) {
    if (typeof each !== 'string' || each === '') continue;
    const { known, localized, passed } = follow(each.replace(/^-/, ''), place);
    if (passed) read.odd.push(each);
    else if (!known) read.unknown.push(each);
    else if (localized) read.localized.push(each);
  }
  return read;
}

export function readWhere(where: unknown, place: QuestionPlace): ReadPaths {
  if (!isRecord(where)) return { odd: ['where'], localized: [] };
  const read: ReadPaths = { odd: [], localized: [] };
  for (const [path, asked] of Object.entries(where)) {
    if (/^(and|or)$/i.test(path) && Array.isArray(asked)) {
      for (const inner of asked.map((one) => readWhere(one, place))) {
        read.odd.push(...inner.odd);
        read.localized.push(...inner.localized);
      }
      continue;
    }
    const end = follow(path, place);
    if (end.localized) read.localized.push(path);
    const good =
      isRecord(asked) &&
      Object.entries(asked).every(([operator, value]) => fits(end, operator, value, place));
    if (!good) read.odd.push(path);
  }
  return read;
}

/** What a path leads to. */
interface End {
  /** Undefined for an id, and for what is not known here: Payload looks at that. */
  field?: FlattenedField;
  id?: IdType;
  localized: boolean;
  /** Whether there is such a path. */
  known: boolean;
  /** Whether it goes on behind a relation. */
  passed: boolean;
}

function follow(path: string, { fields: first, id: own, payload, versioned }: QuestionPlace): End {
  const names = path.replaceAll('__', '.').split('.');
  if (versioned && names[0] === 'version' && names.length > 1) names.shift();
  const end: End = { known: true, localized: false, passed: false };
  let [fields, id] = [first, own];
  for (const name of names) {
    const before = end.field;
    const field = fields.find((one) => one.name === name);
    if (before && isRelation(before)) end.passed = true;
    if (!field && (name === 'id' || name === '_id' || (versioned && name === 'parent' && !before)))
      return { id, known: true, localized: end.localized, passed: end.passed };
    // The name of a language, or the parts of a relation to several collections.
    if (!field) return { ...end, known: before !== undefined && isPart(before, name) };
    end.field = field;
    end.localized ||= 'localized' in field && Boolean(field.localized);
    const related = relatedOf(field);
    fields = related
      ? payload.collections[related as 'pages'].config.flattenedFields
      : 'flattenedFields' in field
        ? field.flattenedFields
        : [];
    if (related) id = idTypeOf(payload, related);
  }
  return end;
}

const isPart = (field: FlattenedField, name: string) =>
  isRelation(field)
    ? name === 'relationTo' || name === 'value'
    : 'localized' in field && field.localized === true && languages.some((code) => code === name);

const isRelation = ({ type }: FlattenedField) =>
  type === 'relationship' || type === 'upload' || type === 'join';

/** The one collection that a field refers to. */
const relatedOf = (field: FlattenedField | undefined): string | undefined =>
  (field?.type === 'relationship' || field?.type === 'upload') &&
  typeof field.relationTo === 'string'
    ? field.relationTo
    : undefined;

const lists = new Set(['in', 'not_in', 'all']);
const likes = new Set(['like', 'not_like', 'contains']);
const spatial = new Set(['near', 'within', 'intersects']);

function fits(end: End, operator: string, value: unknown, place: QuestionPlace): boolean {
  if (operator === 'exists') return isSwitch(value);
  if (spatial.has(operator)) return end.field?.type === 'point';
  if (lists.has(operator)) {
    const values = typeof value === 'string' ? value.split(',') : value;
    return Array.isArray(values) && values.every((one) => isOf(end, one, place));
  }
  return likes.has(operator) ? isLike(end, operator, value, place) : isOf(end, value, place);
}

/** Parts of words are looked for in words; in a list of relations, one of them or a question about them. */
function isLike(
  { field, id }: End,
  operator: string,
  value: unknown,
  place: QuestionPlace,
): boolean {
  const related = relatedOf(field);
  if (related && operator === 'contains') {
    const { payload } = place;
    const type = idTypeOf(payload, related);
    if (!isRecord(value)) return isId(type, value);
    const fields = payload.collections[related as 'pages'].config.flattenedFields;
    return readWhere(value, { fields, id: type, payload, versioned: false }).odd.length === 0;
  }
  if (!isPlain(value) || related) return false;
  if (id === 'number' || field?.type === 'number') return operator === 'like';
  if (field?.type === 'select') return Boolean(field.hasMany);
  return !['checkbox', 'date', 'radio'].includes(field?.type ?? '');
}

function isOf({ field, id }: End, value: unknown, { payload }: QuestionPlace): boolean {
  if (value === null || value === undefined || value === 'null' || value instanceof Date)
    return true;
  const related = relatedOf(field);
  // A relation to several collections is asked for by both parts of it.
  if (isRecord(value))
    return (
      field !== undefined && isRelation(field) && !related && Object.values(value).every(isPlain)
    );
  if (!isPlain(value)) return false;
  if (id) return isId(id, value);
  if (related) return value === '' || isId(idTypeOf(payload, related), value);
  switch (field?.type) {
    case 'number':
      return Number.isFinite(Number(value));
    case 'date':
      return value === '' || !Number.isNaN(new Date(value as string).getTime());
    case 'checkbox':
      return isSwitch(value);
    case 'select':
    case 'radio':
      return field.options.some((one) => (typeof one === 'string' ? one : one.value) === value);
    default:
      return true;
  }
}

const isSwitch = (value: unknown) => [true, false, 'true', 'false'].includes(value as boolean);

const isPlain = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) && !String(value).includes('\0');
