import type { CollectionConfig, Field } from 'payload';
import {
  checkboxField,
  imageField,
  relationshipField,
  textareaField,
  textField,
} from '../blocks/fields.ts';
import { blocks } from '../blocks/index.ts';
import { documentStateField, editorialViews } from '../editing/admin-components.ts';
import { sameCountryFilter } from '../editing/country.ts';
import {
  editorialCollection,
  editorialEndpoints,
  editorialFields,
  editorialHooks,
} from '../editing/editorial-collection.ts';
import { refuseDeleteIfUsed } from '../editing/refuse-delete-if-used.ts';
import { text } from '../labels.ts';
import { previewOptions } from '../publishing/preview-url.ts';
import { fillSlug, refuseCycle, slugField, validateParent, validateSlug } from './page-slug.ts';
import { placeBelowHome, refuseDeleteIfParent } from './parent-pages.ts';
import { orderByTree, pageListFilter, selectByTree } from './tree-list.ts';

const pathFields: Field[] = [
  slugField({
    admin: {
      description: text(
        'Leer auf der Startseite. Die alte Adresse leitet von selbst weiter.',
        'Puste na stronie głównej. Stary adres przekieruje sam.',
        'Empty on the home page. The old address redirects by itself.',
      ),
    },
    hooks: { beforeValidate: [fillSlug] },
    validate: validateSlug,
  }),
  relationshipField(
    'parent',
    'pages',
    text('Übergeordnete Seite', 'Strona nadrzędna', 'Parent page'),
    {
      index: true,
      admin: { position: 'sidebar' },
      filterOptions: (options) => ({
        and: [
          sameCountryFilter(options),
          ...(options.id ? [{ id: { not_equals: options.id } }] : []),
        ],
      }),
      hooks: { beforeValidate: [placeBelowHome] },
      validate: validateParent,
    },
  ),
  textField('key', text('Schlüssel', 'Klucz', 'Key'), {
    required: true,
    maxLength: 36,
    unique: true,
    index: true,
    defaultValue: () => crypto.randomUUID(),
    // Overrides Payload's default for a unique text, which appends "- Copy".
    hooks: {
      beforeDuplicate: [() => crypto.randomUUID()],
      // Not an access rule: it would remove the key from a restored version.
      beforeValidate: [({ originalDoc, value }) => originalDoc?.key ?? value],
    },
    access: { create: () => false },
    admin: { hidden: true },
  }),
];

const seo: Field = {
  name: 'seo',
  type: 'group',
  label: text('Suchmaschinen', 'Wyszukiwarki', 'Search engines'),
  fields: [
    textField('title', text('Titel', 'Tytuł', 'Title'), { maxLength: 70 }),
    textareaField('description', text('Beschreibung', 'Opis', 'Description'), 170),
    imageField('image', text('Vorschaubild', 'Obraz podglądu', 'Preview image')),
    checkboxField(
      'noIndex',
      text('Nicht in Suchmaschinen', 'Nie indeksować', 'Keep out of search engines'),
    ),
  ],
};

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: text('Seite', 'Strona', 'Page'), plural: text('Seiten', 'Strony', 'Pages') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'slug', 'parent', 'updatedAt'],
    components: editorialViews,
    baseListFilter: pageListFilter,
    pagination: { defaultLimit: 50 },
    ...previewOptions('pages'),
  },
  ...editorialCollection,
  defaultPopulate: { title: true, slug: true, key: true },
  // Payload sorts versions by it, too. An array is not preselected in the list, which has the order of the tree.
  defaultSort: ['-updatedAt'],
  hooks: {
    beforeOperation: [selectByTree, ...editorialHooks.beforeOperation],
    beforeChange: [refuseCycle, ...editorialHooks.beforeChange],
    afterChange: editorialHooks.afterChange,
    beforeDelete: [refuseDeleteIfParent, refuseDeleteIfUsed],
    afterDelete: editorialHooks.afterDelete,
    afterOperation: [orderByTree],
  },
  endpoints: editorialEndpoints('pages'),
  fields: [
    documentStateField,
    ...editorialFields,
    textField('title', text('Titel', 'Tytuł', 'Title'), {
      required: true,
      admin: {
        components: { Cell: '/components/editing/PageTitleCell.tsx#PageTitleCell' },
      },
    }),
    ...pathFields,
    {
      type: 'tabs',
      tabs: [
        {
          label: text('Inhalt', 'Treść', 'Content'),
          fields: [
            {
              name: 'blocks',
              type: 'blocks',
              labels: {
                singular: text('Baustein', 'Blok', 'Block'),
                plural: text('Bausteine', 'Bloki', 'Blocks'),
              },
              blocks,
              label: text('Bausteine', 'Bloki', 'Blocks'),
              admin: { initCollapsed: true },
            },
          ],
        },
        { label: text('Suchmaschinen', 'Wyszukiwarki', 'Search engines'), fields: [seo] },
      ],
    },
  ],
};
