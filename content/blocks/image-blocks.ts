import type { Block } from 'payload';
import { text } from '../labels.ts';
import { choice, heading, illustration } from './fields.ts';
import { linkGroup } from './link.ts';

const imageText: Block = {
  slug: 'imageText',
  interfaceName: 'ImageTextBlock',
  labels: {
    singular: text('Bild und Text', 'Obraz i tekst', 'Image and text'),
    plural: text('Bilder und Texte', 'Obrazy i teksty', 'Images and texts'),
  },
  fields: [
    heading(),
    { name: 'body', type: 'richText', required: true, label: text('Text', 'Tekst', 'Text') },
    { name: 'image', type: 'upload', relationTo: 'media', label: text('Bild', 'Obraz', 'Image') },
    illustration,
    choice(
      'side',
      text('Bild steht', 'Obraz po stronie', 'Image side'),
      { left: text('links', 'lewej', 'left'), right: text('rechts', 'prawej', 'right') },
      'left',
    ),
    linkGroup({ optional: true }),
  ],
};

const gallery: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: {
    singular: text('Galerie', 'Galeria', 'Gallery'),
    plural: text('Galerien', 'Galerie', 'Galleries'),
  },
  fields: [
    heading(false),
    {
      name: 'images',
      type: 'array',
      labels: {
        singular: text('Bild', 'Obraz', 'Image'),
        plural: text('Bilder', 'Obrazy', 'Images'),
      },
      minRows: 1,
      required: true,
      label: text('Bilder', 'Obrazy', 'Images'),
      fields: [
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          required: true,
          label: text('Bild', 'Obraz', 'Image'),
        },
        {
          name: 'caption',
          type: 'text',
          maxLength: 200,
          label: text('Bildunterschrift', 'Podpis', 'Caption'),
        },
      ],
    },
  ],
};

export const imageBlocks: readonly Block[] = [imageText, gallery];
