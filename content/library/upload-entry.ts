import { defaultTitle } from '@oilway/store/library/file-names.ts';
import type { CollectionAfterChangeHook, Field, Validate } from 'payload';
import { text } from '../labels.ts';
import type { PortalUpload } from '../payload-types.ts';
import { validateCategory } from './category-validation.ts';

/** Only a new upload creates an entry; later changes are made in the files collection. */
const isCreate = (_: unknown, __: unknown, { operation }: { operation: string }) =>
  operation === 'create';

const validateOptionalCategory: Validate = (value: unknown, options) =>
  value === null || value === undefined ? true : validateCategory(value, options);

/** The category and title of the new entry. Virtual: they are stored in the entry. */
export const entryFields = [
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'file-categories',
    virtual: true,
    label: text('Kategorie des Eintrags', 'Kategoria wpisu', 'Category of the entry'),
    validate: validateOptionalCategory,
    admin: {
      condition: isCreate,
      disableListColumn: true,
      disableListFilter: true,
      description: text(
        'Mit einer Kategorie entsteht zu der Datei sofort ein Eintrag, der heißt wie sie. Leer: nur die Datei.',
        'Po wybraniu kategorii od razu powstaje wpis o nazwie pliku. Puste: tylko plik.',
        'With a category an entry is made at once, called as the file is. Empty: the file only.',
      ),
    },
  },
  {
    name: 'entryState',
    type: 'select',
    virtual: true,
    defaultValue: 'draft',
    label: text('Stand des Eintrags', 'Stan wpisu', 'State of the entry'),
    options: [
      { value: 'draft', label: text('Entwurf', 'Szkic', 'Draft') },
      { value: 'published', label: text('Veröffentlicht', 'Opublikowany', 'Published') },
    ],
    admin: { condition: isCreate, disableListColumn: true, disableListFilter: true },
  },
] as Field[];

/** Creates the entry in the transaction of the upload. */
export const createEntry: CollectionAfterChangeHook<PortalUpload> = async ({
  data,
  doc,
  operation,
  req,
}) => {
  const { category, entryState } = data as Partial<PortalUpload>;
  if (operation !== 'create' || category === null || category === undefined) return doc;
  await req.payload.create({
    collection: 'portal-files',
    data: {
      title: defaultTitle(doc.originalName ?? ''),
      category,
      file: doc.id,
      state: entryState ?? 'draft',
      date: new Date().toISOString(),
    },
    overrideAccess: true,
    depth: 0,
    req,
  });
  return doc;
};
