import type { CollectionConfig, Field } from 'payload';
import { line, picture, textArea, tick } from '../blocks/fields.ts';
import { blocks } from '../blocks/index.ts';
import { ofLookedAt, ofSameCountry } from '../editing/country.ts';
import { keepUsed } from '../editing/keep-used.ts';
import { documentState, writtenTools } from '../editing/tools.ts';
import {
  writtenCollection,
  writtenEndpoints,
  writtenFields,
  writtenHooks,
} from '../editing/written.ts';
import { text } from '../labels.ts';
import { previewOf } from '../publishing/preview-url.ts';
import { fillSlug, refuseCircle, slugField, validateParent, validateSlug } from './page-address.ts';
import { keepPagesWithChildren } from './page-children.ts';

const address: Field[] = [
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
  {
    name: 'parent',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    label: text('Übergeordnete Seite', 'Strona nadrzędna', 'Parent page'),
    admin: { position: 'sidebar' },
    filterOptions: (asked) => ({
      and: [ofSameCountry(asked), ...(asked.id ? [{ id: { not_equals: asked.id } }] : [])],
    }),
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
    // Overrides Payload's default for a unique text, which appends "- Copy".
    hooks: {
      beforeDuplicate: [() => crypto.randomUUID()],
      // Not an access rule: it would remove the key from a restored version.
      beforeValidate: [({ originalDoc, value }) => originalDoc?.key ?? value],
    },
    label: text('Schlüssel', 'Klucz', 'Key'),
    access: { create: () => false },
    admin: { hidden: true },
  },
];

const seo: Field = {
  name: 'seo',
  type: 'group',
  label: text('Suchmaschinen', 'Wyszukiwarki', 'Search engines'),
  fields: [
    line('title', text('Titel', 'Tytuł', 'Title'), { maxLength: 70 }),
    textArea('description', text('Beschreibung', 'Opis', 'Description'), 170),
    picture('image', text('Vorschaubild', 'Obraz podglądu', 'Preview image')),
    tick('noIndex', text('Nicht in Suchmaschinen', 'Nie indeksować', 'Keep out of search engines')),
  ],
};

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: text('Seite', 'Strona', 'Page'), plural: text('Seiten', 'Strony', 'Pages') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'slug', 'parent', 'updatedAt'],
    components: writtenTools,
    baseListFilter: ofLookedAt,
    ...previewOf('pages'),
  },
  ...writtenCollection,
  defaultPopulate: { title: true, slug: true, key: true },
  // Payload sorts versions by it, too.
  defaultSort: '-updatedAt',
  hooks: {
    beforeOperation: writtenHooks.beforeOperation,
    beforeChange: [refuseCircle, ...writtenHooks.beforeChange],
    afterChange: writtenHooks.afterChange,
    beforeDelete: [keepPagesWithChildren, keepUsed],
    afterDelete: writtenHooks.afterDelete,
  },
  endpoints: writtenEndpoints('pages'),
  fields: [
    documentState,
    ...writtenFields,
    line('title', text('Titel', 'Tytuł', 'Title'), { required: true }),
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
