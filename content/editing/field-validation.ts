import type { PayloadRequest } from 'payload';
import type { CheckedText } from './check.ts';
import type { Finding } from './findings.ts';
import { type Data, traverseFields } from './traverse-fields.ts';

type FieldValidate = (value: unknown, options: Data) => unknown;

/** Returns the validation errors that a text would have on publication, in the language of the request. */
export async function validateFields(
  { data, fields, id, slug }: CheckedText,
  req: PayloadRequest,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { field, siblingData, path, trail, value } of traverseFields(fields, data)) {
    if (!('validate' in field) || !field.validate) continue;
    // Payload fills in fields with a default value.
    if (value === undefined && 'defaultValue' in field && field.defaultValue !== undefined)
      continue;
    const result = await (field.validate as FieldValidate)(value, {
      ...field,
      id,
      blockData: siblingData,
      collectionSlug: slug,
      data,
      event: 'submit',
      operation: 'update',
      overrideAccess: false,
      path: path.split('.'),
      preferences: { fields: {} },
      previousValue: value,
      req,
      siblingData: siblingData,
    });
    if (typeof result === 'string')
      findings.push({ code: 'refused', path, trail, message: result });
  }
  return findings;
}
