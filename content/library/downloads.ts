import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';

/**
 * When a member last had a file, and which bytes it was: so that the library can say what changed since. Nobody's
 * business but the member's.
 */
export const fileDownloads: CollectionConfig = {
  slug: 'file-downloads',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, unlock: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    // Member and file in one, so that there is one row for both.
    { name: 'id', type: 'text', required: true, maxLength: 80 },
    { name: 'member', type: 'text', required: true, maxLength: 36, index: true },
    { name: 'file', type: 'number', required: true, index: true },
    { name: 'upload', type: 'number', required: true },
    { name: 'at', type: 'date', required: true },
  ],
};
