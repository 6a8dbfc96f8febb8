import type { PayloadRequest } from 'payload';
import type { Text } from './check.ts';
import type { Finding } from './findings.ts';
import { type Data, leavesOf } from './walk.ts';

type Rule = (value: unknown, options: Data) => unknown;

/** What the rules of the fields themselves have against a text once it is published, in the words of the one who asks. */
export async function brokenRules(
  { data, fields, id, slug }: Text,
  req: PayloadRequest,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { field, holder, path, trail, value } of leavesOf(fields, data)) {
    if (!('validate' in field) || !field.validate) continue;
    // Payload fills in what has a value of its own.
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
