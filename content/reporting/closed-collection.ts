import { randomUUID } from 'node:crypto';
import type { CollectionConfig, Field } from 'payload';

/** Random, so that no number tells how many there are. */
export const randomId: Field = {
  name: 'id',
  type: 'text',
  required: true,
  maxLength: 36,
  defaultValue: () => randomUUID(),
};

/** Written by the site and by `act` only, whoever asks. No list, no form: the desk shows them. */
export const closed: Pick<
  CollectionConfig,
  'admin' | 'disableDuplicate' | 'lockDocuments' | 'timestamps'
> = {
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
};
