import { defaultTitle } from '@oilway/store/library/file-names.ts';
import { APIError, type CollectionAfterChangeHook, type Field, type Validate } from 'payload';
import { inLanguage, text } from '../labels.ts';
import type { PortalUpload } from '../payload-types.ts';
import { validateCategory } from './category-validation.ts';

const known = text(
  'Diese Datei steht schon in der Kategorie.',
  'Ten plik jest już w tej kategorii.',
  'This file is in the category already.',
);

const validateOptionalCategory: Validate = (value: unknown, options) =>
  value === null || value === undefined ? true : validateCategory(value, options);

/** The category and state of the new entry, sent by the upload of many files. Virtual: they are stored in the entry. */
export const entryFields = [
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'file-categories',
    virtual: true,
    validate: validateOptionalCategory,
    admin: { hidden: true },
  },
  {
    name: 'entryState',
    type: 'select',
    virtual: true,
    defaultValue: 'draft',
    options: ['draft', 'published'],
    admin: { hidden: true },
  },
] as Field[];

/** Creates the entry in the transaction of the upload, unless the category has one with the same content. */
export const createEntry: CollectionAfterChangeHook<PortalUpload> = async ({
  data,
  doc,
  operation,
  req,
}) => {
  const { category, entryState } = data as Partial<PortalUpload>;
  if (operation !== 'create' || category === null || category === undefined) return doc;
  const files = { collection: 'portal-files', overrideAccess: true, depth: 0, req } as const;
  const same = { category: { equals: category }, 'file.sha256': { equals: doc.sha256 } };
  if ((await req.payload.count({ ...files, where: same })).totalDocs > 0)
    throw new APIError(inLanguage(known, req.i18n?.language), 400, undefined, true);
  await req.payload.create({
    ...files,
    data: {
      title: defaultTitle(doc.originalName ?? ''),
      category,
      file: doc.id,
      state: entryState ?? 'draft',
      date: new Date().toISOString(),
    },
  });
  return doc;
};
