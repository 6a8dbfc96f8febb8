import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { DepartmentsOf } from '@oilway/store/submissions/departments.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { Department } from '../payload-types.ts';

/** The departments of a culture's country for one purpose, in their order. */
export async function departmentsOf(
  payload: Payload,
  culture: Culture,
  purpose: Department['purpose'],
  req?: PayloadRequest,
): Promise<{ name: string; email: string }[]> {
  const { docs } = await payload.find({
    collection: 'departments',
    where: { country: { equals: localeOf(culture) }, purpose: { equals: purpose } },
    sort: ['order', 'department', 'id'],
    overrideAccess: true,
    depth: 0,
    limit: 100,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs.map(({ department, email }) => ({ name: department, email }));
}

/** The same, asked for anew only after something that visitors can see has changed. */
export function knownDepartments(
  payload: Payload,
  readRevision: () => Promise<number>,
): DepartmentsOf {
  let known = { revision: -1, lists: new Map<string, ReturnType<typeof departmentsOf>>() };
  return async (culture, purpose) => {
    const revision = await readRevision();
    if (known.revision !== revision) known = { revision, lists: new Map() };
    const name = `${culture} ${purpose}`;
    const list = known.lists.get(name) ?? departmentsOf(payload, culture, purpose);
    known.lists.set(name, list);
    list.catch(() => known.lists.delete(name));
    return list;
  };
}
