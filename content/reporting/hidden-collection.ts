import { randomUUID } from 'node:crypto';
import type { CollectionConfig, Field } from 'payload';

/** Random, so that ids do not reveal the number of reports. */
export const randomId: Field = {
  name: 'id',
  type: 'text',
  required: true,
  maxLength: 36,
  defaultValue: () => randomUUID(),
};

/** Written by the site and by `act` only; no request has access through Payload. Has no list and no form: the reporting office shows the data. */
export const hiddenCollection: Pick<
  CollectionConfig,
  'admin' | 'disableDuplicate' | 'lockDocuments' | 'timestamps'
> = {
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
};
