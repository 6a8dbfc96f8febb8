import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';

/**
 * Captchas that were spent, by their hash. The entry is made in the transaction of the submission, so one
 * captcha is one submission, however many processes there are.
 */
export const captchas: CollectionConfig = {
  slug: 'captchas',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, unlock: nobody },
  lockDocuments: false,
  fields: [
    { name: 'id', type: 'text', required: true, maxLength: 64 },
    { name: 'expires', type: 'date', required: true, index: true },
  ],
};
