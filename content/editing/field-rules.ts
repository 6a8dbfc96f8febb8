import type { PayloadRequest } from 'payload';
import type { Text } from './check.ts';
import type { Finding } from './findings.ts';
import { type Data, leavesOf } from './walk.ts';

type Rule = (value: unknown, options: Data) => unknown;

/** Returns the validation errors that a text would have on publication, in the language of the request. */
export async function brokenRules(
  { data, fields, id, slug }: Text,
  req: PayloadRequest,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { field, holder, path, trail, value } of leavesOf(fields, data)) {
    if (!('validate' in field) || !field.validate) continue;
    // Payload fills in fields with a default value.
    if (value === undefined && 'defaultValue' in field && field.defaultValue !== undefined)
      continue;
    const verdict = await (field.validate as Rule)(value, {
      ...field,
      id,
      blockData: holder,
      collectionSlug: slug,
      data,
      event: 'submit',
      operation: 'update',
      overrideAccess: false,
      path: path.split('.'),
      preferences: { fields: {} },
      previousValue: value,
      req,
      siblingData: holder,
    });
    if (typeof verdict === 'string') found.push({ code: 'refused', path, trail, said: verdict });
  }
  return found;
}
