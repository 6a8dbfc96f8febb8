import type { CollectionConfig, Field } from 'payload';
import { inLanguage, type StudioText } from '../labels.ts';

/**
 * Prepares the fields of a collection for its list. Labels become functions, which Payload resolves for the browser: the sort buttons of a column
 * announce a label that is an object as `[object Object]`. Fields without a label, hidden or of the interface only, are neither columns nor filters:
 * Payload would name them in English.
 */
export function withListColumns(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(prepareField) };
}

function prepareField(field: Field): Field {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) =>
        'name' in tab ? tab : { ...tab, fields: tab.fields.map(prepareField) },
      ),
    };
  if ('fields' in field && !('name' in field))
    return { ...field, fields: field.fields.map(prepareField) } as Field;
  if (!('name' in field)) return field;
  const label = 'label' in field && field.label;
  if (!label) return withoutColumn(field);
  if (typeof label !== 'object') return field;
  return {
    ...field,
    label: ({ i18n }: { i18n: { language: string } }) =>
      inLanguage(label as StudioText, i18n.language),
  } as Field;
}

const withoutColumn = (field: Field): Field =>
  ({
    ...field,
    admin: { ...field.admin, disableListColumn: true, disableListFilter: true },
  }) as Field;
