import { inLanguage, type StudioText } from '@oilway/content/labels.ts';
import type { ClientField } from 'payload';

/** Our own labels exist in all languages. */
export const translateLabel = (label: unknown, language: string): string =>
  typeof label === 'string' ? label : inLanguage(label as StudioText, language);

/** Returns the day of an ISO 8601 time; other texts as they are. */
export const dateText = (value: string, language: string): string =>
  /^\d{4}-\d\d-\d\dT/.test(value)
    ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(
        new Date(value),
      )
    : value;

/** Returns the label of an option of these fields and of those in their rows. */
export function optionLabel(
  fields: readonly ClientField[],
  value: unknown,
  language: string,
): string | undefined {
  for (const field of fields) {
    const options = 'options' in field ? (field.options ?? []) : [];
    for (const option of options)
      if (typeof option === 'object' && option.value === value)
        return translateLabel(option.label, language);
    const isRow = field.type === 'row' || field.type === 'collapsible';
    const found = isRow && optionLabel(field.fields, value, language);
    if (found) return found;
  }
  return undefined;
}

/** Returns the fields along a path, without the ids of rows; also searches rows and tabs without a name. */
export function findFields(fields: readonly ClientField[], path: readonly string[]): ClientField[] {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  for (const field of fields) {
    const subfields = 'fields' in field ? field.fields : [];
    if ('name' in field && field.name === name) return [field, ...findFields(subfields, rest)];
    const tabs = 'tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : [];
    const found = 'name' in field ? [] : findFields([...subfields, ...tabs], path);
    if (found.length > 0) return found;
  }
  // The id of a row.
  return rest.length > 0 ? findFields(fields, rest) : [];
}
