import type { Block } from 'payload';
import { rowLabel } from '../editing/row-label.ts';
import { text } from '../labels.ts';
import {
  blockConfig,
  headingField,
  illustrationField,
  imageField,
  pluralLabels,
  richTextField,
  selectField,
  textField,
} from './fields.ts';
import { linkGroupField } from './link.ts';

const imageText = blockConfig(
  'imageText',
  text('Bild und Text', 'Obraz i tekst', 'Image and text'),
  [
    headingField(),
    richTextField('body', text('Text', 'Tekst', 'Text')),
    imageField('image', text('Bild', 'Obraz', 'Image')),
    illustrationField,
    selectField('side', text('Bild steht', 'Obraz po stronie', 'Image side'), {
      left: text('links', 'lewej', 'left'),
      right: text('rechts', 'prawej', 'right'),
    }),
    linkGroupField({ optional: true }),
  ],
);

/** One picture or several. */
export const gallery = blockConfig(
  'gallery',
  text('Bild oder Galerie', 'Obraz lub galeria', 'Picture or gallery'),
  [
    headingField(false),
    {
      name: 'images',
      type: 'array',
      ...pluralLabels(text('Bild', 'Obraz', 'Image'), text('Bilder', 'Obrazy', 'Images')),
      minRows: 1,
      required: true,
      admin: { components: rowLabel('caption') },
      fields: [
        imageField('image', text('Bild', 'Obraz', 'Image'), { required: true }),
        textField('caption', text('Bildunterschrift', 'Podpis', 'Caption'), { maxLength: 200 }),
      ],
    },
  ],
);

export const imageBlocks: readonly Block[] = [imageText, gallery];
