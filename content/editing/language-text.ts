import type { FlattenedField } from 'payload';
import { blockOf, type Data } from './walk.ts';

/** What Payload keeps in every language beside the text. */
const notText = new Set(['_status']);

/**
 * What a document says in one language: its localized fields alone, in the groups they stand in, with null (or an empty list)
 * where there is nothing, in blocks and rows too. Written over a document, it makes this language say just that.
 * @param data the document as it was read in that language.
 */
export function languageText(fields: readonly FlattenedField[], data: Data): Data {
  const text: Data = {};
  for (const field of fields) {
    const value = data[field.name];
    if ('localized' in field && field.localized) {
      if (!notText.has(field.name)) text[field.name] = whole(field, value);
    } else if (field.type === 'group' || field.type === 'tab') {
      const inner = languageText(field.flattenedFields, (value ?? {}) as Data);
      if (Object.keys(inner).length > 0) text[field.name] = inner;
    }
  }
  return text;
}

const isList = (field: FlattenedField) => field.type === 'blocks' || field.type === 'array';

/** A value that says what is empty within it, too: of a row with the same id, Payload keeps what the new one leaves out. */
function whole(field: FlattenedField, value: unknown): unknown {
  if (isList(field))
    return ((value ?? []) as Data[]).map((row) => wholeRow(fieldsOf(field, row), row));
  if (field.type === 'group' || field.type === 'tab')
    return wholeRow(field.flattenedFields, (value ?? {}) as Data);
  return value ?? ('hasMany' in field && field.hasMany ? [] : null);
}

function wholeRow(fields: readonly FlattenedField[], row: Data): Data {
  const kept = fields.filter(
    (field) => field.name !== 'id' && !('virtual' in field && field.virtual),
  );
  return {
    ...row,
    ...Object.fromEntries(kept.map((field) => [field.name, whole(field, row[field.name])])),
  };
}

/** The same rows without their ids: in another language they are rows of their own. */
export function asNewRows(fields: readonly FlattenedField[], data: Data): Data {
  const copy: Data = { ...data };
  for (const field of fields) {
    const value = copy[field.name];
    if (isList(field) && Array.isArray(value))
      copy[field.name] = value.map(({ id: _, ...row }: Data) =>
        asNewRows(fieldsOf(field, row), row),
      );
    else if ('flattenedFields' in field && value && typeof value === 'object' && !isList(field))
      copy[field.name] = asNewRows(field.flattenedFields ?? [], value as Data);
  }
  return copy;
}

function fieldsOf(field: FlattenedField, row: Data): readonly FlattenedField[] {
  if (field.type === 'blocks') return blockOf(field, row)?.flattenedFields ?? [];
  return 'flattenedFields' in field ? (field.flattenedFields ?? []) : [];
}

/** `text` with what it lacks from `source`. A list that holds anything is not filled. */
export function filled(fields: readonly FlattenedField[], text: Data, source: Data): Data {
  const whole: Data = { ...text };
  for (const field of fields) {
    const [own, other] = [text[field.name], source[field.name]];
    if (field.type === 'group' || field.type === 'tab')
      whole[field.name] = filled(field.flattenedFields, (own ?? {}) as Data, (other ?? {}) as Data);
    else if (isEmpty(own)) whole[field.name] = other;
  }
  return whole;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
