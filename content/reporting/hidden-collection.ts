import type { CollectionConfig } from 'payload';

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
