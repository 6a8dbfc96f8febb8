import type { Block } from 'payload';
import { text } from '../labels.ts';
import {
  block,
  choice,
  heading,
  illustration,
  labelsOf,
  line,
  picture,
  richText,
} from './fields.ts';
import { linkGroup } from './link.ts';

const imageText = block(
  'imageText',
  text('Bild und Text', 'Obraz i tekst', 'Image and text'),
  text('Bilder und Texte', 'Obrazy i teksty', 'Images and texts'),
  [
    heading(),
    richText('body', text('Text', 'Tekst', 'Text')),
    picture('image', text('Bild', 'Obraz', 'Image')),
    illustration,
    choice(
      'side',
      text('Bild steht', 'Obraz po stronie', 'Image side'),
      { left: text('links', 'lewej', 'left'), right: text('rechts', 'prawej', 'right') },
      'left',
    ),
    linkGroup({ optional: true }),
  ],
);

const gallery = block(
  'gallery',
  text('Galerie', 'Galeria', 'Gallery'),
  text('Galerien', 'Galerie', 'Galleries'),
  [
    heading(false),
    {
      name: 'images',
      type: 'array',
      ...labelsOf(text('Bild', 'Obraz', 'Image'), text('Bilder', 'Obrazy', 'Images')),
      minRows: 1,
      required: true,
      fields: [
        picture('image', text('Bild', 'Obraz', 'Image'), { required: true }),
        line('caption', text('Bildunterschrift', 'Podpis', 'Caption'), { maxLength: 200 }),
      ],
    },
  ],
);

export const imageBlocks: readonly Block[] = [imageText, gallery];
