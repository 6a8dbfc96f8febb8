import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import {
  APIError,
  type FlattenedBlock,
  type FlattenedField,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload';
import { inLanguage, text } from '../labels.ts';
import { languages } from '../languages.ts';
import { idTypeOf, isId, isRecord } from './question-paths.ts';
import { opensAsText } from './rich-text-shape.ts';

/** Where a value stands. */
interface Place {
  path: string;
  payload: Payload;
  /** Whether what is written for each language comes as an object of languages. */
  byLanguage: boolean;
}

const unfit = text(
  'Das passt nicht in dieses Feld.',
  'Ta wartość nie pasuje do tego pola.',
  'This does not fit this field.',
);

/**
 * A draft may lack what is required, and Payload looks at nothing else of it either. Its form could not be opened again, were a value
 * in it of another kind than the form writes there: whatever is written over REST must have the shape of its fields.
 */
export function checkShapes(config: SanitizedConfig): SanitizedConfig {
  for (const { flattenedFields, hooks, slug } of config.collections)
    hooks.beforeOperation = [
      ({ args, operation, overrideAccess, req }) => {
        const writes = ['create', 'update', 'updateByID'].includes(operation);
        const { data } = args as { data?: unknown };
        if (writes && !overrideAccess)
          refuseUnfit(flattenedFields, data, req, { collection: slug });
      },
      ...(hooks.beforeOperation ?? []),
    ];
  for (const { flattenedFields, hooks, slug } of config.globals)
    hooks.beforeOperation = [
      ({ args, operation, overrideAccess, req }) => {
        if (operation === 'update' && !overrideAccess)
          refuseUnfit(flattenedFields, args.data, req, { global: slug });
      },
      ...(hooks.beforeOperation ?? []),
    ];
  return config;
}

/** @throws ValidationError 400 with the paths of what has another shape than its field. */
function refuseUnfit(
  fields: FlattenedField[],
  data: unknown,
  req: PayloadRequest,
  subject: { collection?: string; global?: string },
): void {
  // Whoever is not logged in is told by the access rules.
  if (!req.user || data === undefined) return;
  if (!isRecord(data)) throw new APIError('The body must be an object.', 400, undefined, true);
  const byLanguage = (req.locale as string | null) === 'all';
  const message = inLanguage(unfit, req.i18n.language);
  const place = { path: '', payload: req.payload, byLanguage };
  const errors = [...unfitIn(fields, data, place)].map((path) => ({ message, path }));
  if (errors.length > 0) throw new ValidationError({ ...subject, errors }, req.t);
}

/** The paths of what does not fit. */
function* unfitIn(
  fields: FlattenedField[],
  data: Record<string, unknown>,
  place: Place,
): Generator<string> {
  for (const field of fields) {
    const value = data[field.name];
    if (value === undefined) continue;
    const here = within(place, field.name);
    const localized = 'localized' in field && field.localized && place.byLanguage;
    // The state of a document may be one for all languages.
    if (!localized || (field.name === '_status' && !isRecord(value))) {
      yield* unfitAt(field, value, here);
    } else if (isRecord(value) && Object.keys(value).every(isLanguage)) {
      for (const [code, one] of Object.entries(value))
        yield* unfitAt(field, one, { ...within(here, code), byLanguage: false });
    } else yield here.path;
  }
}

const within = (place: Place, name: string | number): Place => ({
  ...place,
  path: place.path ? `${place.path}.${name}` : String(name),
});

const isLanguage = (code: string) => languages.some((one) => one === code);

function* unfitAt(field: FlattenedField, value: unknown, place: Place): Generator<string> {
  switch (field.type) {
    case 'group':
    case 'tab':
      if (isRecord(value)) yield* unfitIn(field.flattenedFields, value, place);
      else yield place.path;
      return;
    case 'array':
      yield* unfitRows(value, place, () => field.flattenedFields);
      return;
    case 'blocks': {
      const blocks = (field.blockReferences ?? field.blocks).map((block) =>
        typeof block === 'string' ? place.payload.blocks[block as never] : block,
      ) as FlattenedBlock[];
      const fieldsOf = ({ blockType }: Record<string, unknown>) =>
        blocks.find(({ slug }) => slug === blockType)?.flattenedFields;
      yield* unfitRows(value, place, fieldsOf);
      return;
    }
    default:
      if (!isEmpty(value) && !fits(field, value, place.payload)) yield place.path;
  }
}

/** @param fieldsOf the fields of a row, or none where it may not stand here. */
function* unfitRows(
  value: unknown,
  place: Place,
  fieldsOf: (row: Record<string, unknown>) => FlattenedField[] | undefined,
): Generator<string> {
  // So the form writes a list without rows.
  if (isEmpty(value) || value === 0 || value === '0') return;
  if (!Array.isArray(value)) return yield place.path;
  for (const [index, row] of value.entries()) {
    // Payload leaves these out.
    if (isEmpty(row)) continue;
    const here = within(place, index);
    const fields = isRecord(row) ? fieldsOf(row) : undefined;
    if (fields) yield* unfitIn(fields, row, here);
    else yield here.path;
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined;

function fits(field: FlattenedField, value: unknown, payload: Payload): boolean {
  if (field.name === 'id') return typeof value === 'string' || typeof value === 'number';
  switch (field.type) {
    case 'text':
      return field.hasMany ? Array.isArray(value) && value.every(isText) : isText(value);
    case 'textarea':
    case 'email':
    case 'code':
      return isText(value);
    case 'number':
      return field.hasMany ? Array.isArray(value) && value.every(isNumber) : isNumber(value);
    case 'checkbox':
      return [true, false, 'true', 'false', ''].includes(value as boolean);
    case 'date':
      return value === '' || isMoment(value);
    case 'radio':
      return value === '' || isOption(field.options, value);
    case 'select':
      return field.hasMany
        ? Array.isArray(value) && value.every((one) => isOption(field.options, one))
        : value === '' || isOption(field.options, value);
    case 'relationship':
    case 'upload':
      if (['', 'none', 'null'].includes(value as string)) return true;
      return field.hasMany
        ? Array.isArray(value) && value.every((one) => isReference(field.relationTo, one, payload))
        : isReference(field.relationTo, value, payload);
    case 'richText':
      return isRichText(value, field.editor as LexicalRichTextAdapter);
    default:
      return true;
  }
}

const isText = (value: unknown) => typeof value === 'string' && !value.includes('\0');

/** As a text, too: Payload reads it. */
const isNumber = (value: unknown) =>
  ['number', 'string'].includes(typeof value) && Number.isFinite(Number(value));

const isMoment = (value: unknown) =>
  value instanceof Date ||
  (['number', 'string'].includes(typeof value) && !Number.isNaN(Date.parse(String(value))));

type Options = Extract<FlattenedField, { type: 'select' }>['options'];

const isOption = (options: Options, value: unknown) =>
  options.some((one) => (typeof one === 'string' ? one : one.value) === value);

/** An id, what is known under it, or both parts of a reference to one of several collections. */
function isReference(to: string | string[], value: unknown, payload: Payload): boolean {
  if (typeof to === 'string')
    return isId(idTypeOf(payload, to), isRecord(value) ? value.id : value);
  return (
    isRecord(value) &&
    to.includes(String(value.relationTo)) &&
    isReference(String(value.relationTo), value.value, payload)
  );
}

function isRichText(value: unknown, adapter: LexicalRichTextAdapter): boolean {
  if (typeof value !== 'string') return isRecord(value) && opensAsText(value, adapter);
  try {
    const read: unknown = JSON.parse(value);
    return read === null || isRichText(read, adapter);
  } catch {
    return false;
  }
}
