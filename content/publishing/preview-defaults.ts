import type { FlattenedField } from 'payload';
import { mapInnerFields } from '../editing/rich-text-blocks.ts';

type Data = Record<string, unknown>;

/** Returns a draft with placeholders for missing required fields, except images. */
export function withPreviewDefaults<T extends object>(
  fields: readonly FlattenedField[],
  draft: T,
): T {
  // Fields that were not selected stay absent.
  return fillDefaults(
    fields.filter(({ name }) => name in draft),
    draft as Data,
  ) as T;
}

function fillDefaults(fields: readonly FlattenedField[], data: Data): Data {
  const result = { ...data };
  for (const field of fields) {
    const value = result[field.name];
    const isMissing = (value === null || value === undefined) && isRequired(field);
    const complete = isMissing ? defaultValueOf(field) : value;
    result[field.name] = mapInnerFields(field, complete, fillDefaults);
  }
  return result;
}

const isRequired = (field: FlattenedField) =>
  ['group', 'tab'].includes(field.type) || ('required' in field && field.required === true);

/** Returns the empty value of the type that a view expects. */
function defaultValueOf(field: FlattenedField): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'date':
      return '';
    case 'number':
      return 0;
    case 'checkbox':
      return false;
    case 'array':
    case 'blocks':
      return [];
    case 'group':
    case 'tab':
      return {};
    case 'richText':
      return {
        root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 },
      };
    case 'select':
    case 'radio': {
      const [first] = field.options;
      return typeof first === 'string' ? first : first?.value;
    }
    default:
      return null;
  }
}
