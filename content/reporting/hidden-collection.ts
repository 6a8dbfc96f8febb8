import type { CollectionConfig, Field } from 'payload';

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

/** Returns a text field without a label. */
export const line = (name: string, maxLength: number, required = true): Field => ({
  name,
  type: 'text',
  required,
  maxLength,
});
