import type { CollectionConfig, Field } from 'payload';
import { admins, anyStaff, editors, ownLanguage } from '../access/rules.ts';
import { callout } from '../blocks/callout.ts';
import { illustration } from '../blocks/fields.ts';
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

export const articleTitle = (label: ReturnType<typeof text>) =>
  ({
    name: 'title',
    type: 'text',
    required: true,
    localized: true,
    maxLength: 120,
    label,
  }) satisfies Field;

/** Introduction, picture, drawing, text and what it leads to. */
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
    ...illustration,
    admin: {
      description: text(
        'Steht groß im Kopf der Seite; das Bild ist dann nur noch in Listen zu sehen.',
        'Jest duża w nagłówku strony; obraz widać wtedy tylko na listach.',
        'Stands large in the head of the page; the picture is then seen in lists only.',
      ),
    },
  },
  {
    name: 'body',
    type: 'richText',
    required: true,
    localized: true,
    label: text('Text', 'Tekst', 'Body'),
  },
  {
    name: 'callout',
    type: 'blocks',
    labels: {
      singular: text('Kasten', 'Ramka', 'Box'),
      plural: text('Kästen', 'Ramki', 'Boxes'),
    },
    localized: true,
    maxRows: 1,
    blocks: [callout],
    label: text('Kasten unter dem Text', 'Ramka pod tekstem', 'Box below the text'),
  },
];
