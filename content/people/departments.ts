import { countryOf, type Locale } from '@oilway/store/locales.ts';
import type { DepartmentAddress } from '@oilway/store/submissions/departments.ts';
import type { Payload, PayloadRequest } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import type { Department } from '../payload-types.ts';

/** Returns the departments of a culture's country for one purpose, in order. */
export async function departmentsOf(
  payload: Payload,
  locale: Locale,
  purpose: Department['purpose'],
  req?: PayloadRequest,
): Promise<DepartmentAddress[]> {
  const { docs } = await payload.find({
    ...findAllOptions,
    collection: 'departments',
    where: { country: { equals: countryOf(locale) }, purpose: { equals: purpose } },
    sort: ['order', 'department', 'id'],
    limit: 100,
    ...(req ? { req } : {}),
  });
  return docs.map(({ department, email, id }) => ({ id, name: department, email }));
}
