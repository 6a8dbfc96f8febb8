import type { CollectionConfig, Field } from 'payload';
import { admins, adminsField, anyStaff, editors, ownLanguage } from '../access/rules.ts';
import { blocks } from '../blocks/index.ts';
import { keepUsed } from '../editing/keep-used.ts';
import { languageState, languageTools } from '../editing/tools.ts';
import { translatedEndpoints, translatedFields, translatedHooks } from '../editing/translated.ts';
import { text } from '../labels.ts';
import { previewOf } from '../publishing/preview-url.ts';
import { followMovedPages, rememberPaths } from './moved-pages.ts';
import { fillSlug, validateParent, validateSlug } from './page-address.ts';
import { keepPagesWithChildren } from './page-children.ts';

const address: Field[] = [
  {
    name: 'slug',
    type: 'text',
    localized: true,
    index: true,
    maxLength: 80,
    label: text('Adresse', 'Adres', 'Slug'),
    admin: {
      position: 'sidebar',
      description: text(
        'Leer auf der Startseite. Die alte Adresse leitet von selbst weiter.',
        'Puste na stronie głównej. Stary adres przekieruje sam.',
        'Empty on the home page. The old address redirects by itself.',
      ),
    },
    hooks: { beforeValidate: [fillSlug] },
    validate: validateSlug,
  } as Field,
  {
    name: 'parent',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    label: text('Übergeordnete Seite', 'Strona nadrzędna', 'Parent page'),
    // Moving a page moves it in both countries, so an editor of one of them places it only once.
    access: { update: adminsField },
    admin: { position: 'sidebar' },
    filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    validate: validateParent,
  } as Field,
  {
    name: 'key',
    type: 'text',
    required: true,
    maxLength: 36,
    unique: true,
    index: true,
    defaultValue: () => crypto.randomUUID(),
    // Payload's own way with a unique text is to append "- Copy".
    hooks: {
      beforeDuplicate: [() => crypto.randomUUID()],
      // Not an access rule: it would take the key out of a restored version, which then lacks it.
      beforeValidate: [({ originalDoc, value }) => originalDoc?.key ?? value],
    },
    label: text('Schlüssel', 'Klucz', 'Key'),
    access: { create: () => false },
    admin: { position: 'sidebar', readOnly: true },
  },
];

const seo: Field = {
  name: 'seo',
  type: 'group',
  label: text('Suchmaschinen', 'Wyszukiwarki', 'Search engines'),
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 70,
      label: text('Titel', 'Tytuł', 'Title'),
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 170,
      label: text('Beschreibung', 'Opis', 'Description'),
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      label: text('Vorschaubild', 'Obraz podglądu', 'Preview image'),
    },
    {
      name: 'noIndex',
      type: 'checkbox',
      localized: true,
      defaultValue: false,
      label: text('Nicht in Suchmaschinen', 'Nie indeksować', 'Keep out of search engines'),
    },
  ],
};

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: text('Seite', 'Strona', 'Page'), plural: text('Seiten', 'Strony', 'Pages') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'languages', 'slug', 'parent', '_status', 'updatedAt'],
    components: languageTools,
    ...previewOf('pages'),
  },
  access: {
    create: ownLanguage,
    read: anyStaff,
    readVersions: editors,
    update: ownLanguage,
    delete: admins,
    unlock: admins,
  },
  defaultPopulate: { title: true, slug: true, key: true },
  defaultSort: 'id',
  versions: {
    maxPerDoc: 50,
    drafts: {
      autosave: { interval: 800 },
      schedulePublish: true,
      localizeStatus: true,
      validate: false,
    },
  },
  hooks: {
    beforeOperation: translatedHooks.beforeOperation,
    beforeChange: [...translatedHooks.beforeChange, rememberPaths],
    afterChange: [followMovedPages, ...translatedHooks.afterChange],
    beforeDelete: [keepPagesWithChildren, keepUsed],
  },
  endpoints: translatedEndpoints('pages'),
  fields: [
    languageState,
    ...translatedFields,
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      label: text('Titel', 'Tytuł', 'Title'),
    },
    ...address,
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
              localized: true,
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
