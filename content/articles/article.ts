import type { CollectionConfig, Field } from 'payload';
import { admins, anyStaff, editors, ownLanguage } from '../access/rules.ts';
import { keepUsed } from '../editing/keep-used.ts';
import { translatedHooks } from '../editing/translated.ts';
import { text } from '../labels.ts';
import { followMovedArticle, rememberAddress } from './moved-articles.ts';

/** What news and events have in common with pages: each language is written and published on its own. */
export const articleAccess: CollectionConfig['access'] = {
  create: ownLanguage,
  read: anyStaff,
  readVersions: editors,
  update: ownLanguage,
  delete: admins,
  unlock: admins,
};

export const articleVersions: CollectionConfig['versions'] = {
  maxPerDoc: 50,
  drafts: {
    autosave: { interval: 800 },
    schedulePublish: true,
    localizeStatus: true,
    validate: false,
  },
};

export const articleHooks = (collection: 'news' | 'events') =>
  ({
    ...translatedHooks,
    beforeChange: [...translatedHooks.beforeChange, rememberAddress(collection)],
    afterChange: [followMovedArticle(collection), ...translatedHooks.afterChange],
    beforeDelete: [keepUsed],
  }) satisfies CollectionConfig['hooks'];

export const articleTitle = (label: ReturnType<typeof text>): Field => ({
  name: 'title',
  type: 'text',
  required: true,
  localized: true,
  maxLength: 120,
  label,
});

/** Introduction, picture and text. */
export const articleBody: Field[] = [
  {
    name: 'intro',
    type: 'textarea',
    required: true,
    localized: true,
    maxLength: 300,
    label: text('Vorspann', 'Wstęp', 'Introduction'),
  },
  {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: text('Bild', 'Obraz', 'Image'),
  },
  {
    name: 'body',
    type: 'richText',
    required: true,
    localized: true,
    label: text('Text', 'Tekst', 'Body'),
  },
];
