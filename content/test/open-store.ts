import { makeLog } from '@oilway/store/log.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { openStore, type Store } from '@oilway/store/store.ts';
import type { Payload } from 'payload';
import { departmentsOf } from '../people/departments.ts';

/** What the site has of a database, beside Payload in one process. */
export function storeOf(payload: Payload): Promise<Store> {
  return openStore(readSettings(), {
    log: makeLog('silent'),
    departmentsOf: (culture, purpose) => departmentsOf(payload, culture, purpose),
  });
}
