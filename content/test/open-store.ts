import { makeLog } from '@oilway/store/log.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { openStore, type Store } from '@oilway/store/store.ts';
import type { Payload } from 'payload';
import { departmentsOf } from '../people/departments.ts';

/** Opens the site's store on the same database as Payload, in one process. */
export function openTestStore(payload: Payload): Promise<Store> {
  return openStore(readSettings(), {
    log: makeLog('silent'),
    departmentsOf: (locale, purpose) => departmentsOf(payload, locale, purpose),
  });
}
