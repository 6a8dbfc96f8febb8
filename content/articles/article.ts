import type { CollectionConfig, Field } from 'payload';
import { callout } from '../blocks/callout.ts';
import { illustrationField, imageField, richTextField, textareaField } from '../blocks/fields.ts';
import { gallery } from '../blocks/image-blocks.ts';
import { withBlocks } from '../blocks/rich-text-editor.ts';
import { video } from '../blocks/video-block.ts';
import { editorialHooks } from '../editing/editorial-collection.ts';
import { refuseDeleteIfUsed } from '../editing/refuse-delete-if-used.ts';
import { text } from '../labels.ts';

export const articleHooks = {
  ...editorialHooks,
  beforeDelete: [refuseDeleteIfUsed],
} satisfies CollectionConfig['hooks'];

/** The fields of an article: introduction, image, illustration, text and link. */
export const articleFields: Field[] = [
  textareaField('intro', text('Vorspann', 'Wstęp', 'Introduction'), 300, { required: true }),
  imageField('image', text('Bild', 'Obraz', 'Image')),
  {
    ...illustrationField,
    admin: {
      description: text(
        'Steht groß im Kopf der Seite; das Bild ist dann nur noch in Listen zu sehen.',
        'Jest duża w nagłówku strony; obraz widać wtedy tylko na listach.',
        'Stands large in the head of the page; the picture is then seen in lists only.',
      ),
    },
  },
  richTextField('body', text('Text', 'Tekst', 'Body'), withBlocks(gallery, video)),
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
