import type { CollectionConfig, Field } from 'payload';
import { callout } from '../blocks/callout.ts';
import { illustration } from '../blocks/fields.ts';
import { keepUsed } from '../editing/keep-used.ts';
import { writtenHooks } from '../editing/written.ts';
import { text } from '../labels.ts';

export const articleHooks = {
  ...writtenHooks,
  beforeDelete: [keepUsed],
} satisfies CollectionConfig['hooks'];

export const articleTitle = (label: ReturnType<typeof text>) =>
  ({
    name: 'title',
    type: 'text',
    required: true,
    maxLength: 120,
    label,
  }) satisfies Field;

/** Introduction, picture, drawing, text and what it leads to. */
export const articleBody: Field[] = [
  {
    name: 'intro',
    type: 'textarea',
    required: true,
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
    label: text('Text', 'Tekst', 'Body'),
  },
  {
    name: 'callout',
    type: 'blocks',
    labels: {
      singular: text('Kasten', 'Ramka', 'Box'),
      plural: text('Kästen', 'Ramki', 'Boxes'),
    },
    maxRows: 1,
    blocks: [callout],
    label: text('Kasten unter dem Text', 'Ramka pod tekstem', 'Box below the text'),
  },
];
