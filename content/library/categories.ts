import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Field,
} from 'payload';
import { denyAll, portalAccess } from '../access/rules.ts';
import {
  orderField,
  relationshipField,
  selectField,
  textField,
  uiField,
} from '../blocks/fields.ts';
import { hasMatch } from '../database/queries.ts';
import { inLanguage, text } from '../labels.ts';
import { siteNames } from '../languages.ts';
import { audienceEndpoint } from './audience-endpoint.ts';
import { validateCategory, validateParent } from './category-validation.ts';
import { incrementRevision } from './revision.ts';

const localeField = selectField('culture', text('Website', 'Strona', 'Site'), siteNames, {
  index: true,
  // Child categories stay on the site of their parent.
  access: { update: denyAll },
  admin: { position: 'sidebar' },
});

const categoryNotEmpty = text(
  'In dieser Kategorie sind noch Dateien oder Kategorien. Bitte zuerst verschieben oder löschen.',
  'W tej kategorii są jeszcze pliki lub kategorie. Najpierw należy je przenieść lub usunąć.',
  'There are still files or categories in this one. Move or delete them first.',
);

/** Refuses to delete a category that still contains files or categories. */
const refuseDeleteIfNotEmpty: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const hasChildren = await hasMatch(req, 'file-categories', { parent: { equals: id } });
  if (hasChildren || (await hasMatch(req, 'portal-files', { category: { equals: id } })))
    throw new APIError(inLanguage(categoryNotEmpty, req.i18n?.language), 400, undefined, true);
};

/** Who sees a file, or the files of a category: a column of the list, and a line of the form. */
export const audienceField = uiField(
  'audience',
  '/components/library/AudiencePanel.tsx#AudiencePanel',
  {
    Cell: '/components/library/AudienceCell.tsx#AudienceCell',
    label: text('Sichtbar für', 'Widoczne dla', 'Visible to'),
    disableListColumn: false,
  },
);

/** The category tree of the library, one for each site. The API calls the integer id `umbracoNodeId` and the key `nodeKey`. */
export const fileCategories: CollectionConfig = {
  slug: 'file-categories',
  labels: {
    singular: text('Dateikategorie', 'Kategoria plików', 'File category'),
    plural: text('Dateikategorien', 'Kategorie plików', 'File categories'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'parent', 'culture', 'audience', 'order'],
    listSearchableFields: ['title'],
  },
  access: portalAccess,
  defaultSort: ['culture', 'order', 'title'],
  disableDuplicate: true,
  hooks: {
    afterChange: [incrementRevision],
    beforeDelete: [refuseDeleteIfNotEmpty],
    afterDelete: [incrementRevision],
  },
  endpoints: [audienceEndpoint],
  fields: [
    textField('title', text('Titel', 'Tytuł', 'Title'), { required: true }),
    audienceField,
    localeField,
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'file-categories',
      index: true,
      label: text('Übergeordnete Kategorie', 'Kategoria nadrzędna', 'Parent category'),
      admin: { position: 'sidebar' },
      filterOptions: ({ data, id }) => ({
        ...(data?.culture ? { culture: { equals: data.culture } } : {}),
        ...(id ? { id: { not_equals: id } } : {}),
      }),
      validate: validateParent,
    } as Field,
    orderField,
    textField('key', text('Schlüssel', 'Klucz', 'Key'), {
      required: true,
      maxLength: 36,
      unique: true,
      index: true,
      defaultValue: () => crypto.randomUUID(),
      hooks: { beforeValidate: [({ originalDoc, value }) => originalDoc?.key ?? value] },
      access: { create: denyAll },
      admin: { hidden: true },
    }),
  ],
};

/** The category of a file. */
export const categoryField = relationshipField(
  'category',
  'file-categories',
  text('Kategorie', 'Kategoria', 'Category'),
  { required: true, index: true, validate: validateCategory },
);
