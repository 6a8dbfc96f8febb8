import type { CollectionConfig, Field } from 'payload';
import { callout } from '../blocks/callout.ts';
import { illustration, line, picture, richText, textArea } from '../blocks/fields.ts';
import { keepUsed } from '../editing/keep-used.ts';
import { writtenHooks } from '../editing/written.ts';
import { text } from '../labels.ts';

export const articleHooks = {
  ...writtenHooks,
  beforeDelete: [keepUsed],
} satisfies CollectionConfig['hooks'];

export const articleTitle = (label: ReturnType<typeof text>) =>
  line('title', label, { required: true });

/** The fields of an article: introduction, image, illustration, text and link. */
export const articleBody: Field[] = [
  textArea('intro', text('Vorspann', 'Wstęp', 'Introduction'), 300, { required: true }),
  picture('image', text('Bild', 'Obraz', 'Image')),
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
  richText('body', text('Text', 'Tekst', 'Body')),
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
