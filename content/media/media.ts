import { drawingType } from '@oilway/store/drawings/drawing.ts';
import type { CollectionConfig, Field } from 'payload';
import { admins, anyStaff, editors } from '../access/rules.ts';
import { tick } from '../blocks/fields.ts';
import { keepUsed } from '../editing/keep-used.ts';
import { usageTools } from '../editing/tools.ts';
import { inStore, writeFiles } from '../files/stored-uploads.ts';
import { text } from '../labels.ts';
import { copyBytes } from './copy-bytes.ts';
import { giveOwnName, placeFocalPoint } from './own-name.ts';
import { pictureTypes, refuseUnreadable } from './refuse-unreadable.ts';
import { refuseUncleanDrawing, storeDrawing } from './store-drawing.ts';
import { storeUpright } from './upright.ts';

const alternative = (name: 'altDe' | 'altPl', label: ReturnType<typeof text>): Field => ({
  name,
  type: 'text',
  required: true,
  maxLength: 200,
  label,
});

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: text('Bild', 'Obraz', 'Image'), plural: text('Bilder', 'Obrazy', 'Images') },
  admin: {
    useAsTitle: 'filename',
    components: usageTools,
    defaultColumns: ['filename', 'altDe', 'altPl', 'updatedAt'],
  },
  access: { create: editors, read: anyStaff, update: editors, delete: admins, unlock: admins },
  hooks: {
    beforeOperation: [
      copyBytes,
      placeFocalPoint,
      refuseUnreadable,
      storeDrawing,
      storeUpright,
      giveOwnName,
    ],
    beforeChange: [refuseUncleanDrawing, writeFiles],
    beforeDelete: [keepUsed],
  },
  upload: {
    ...inStore(),
    mimeTypes: [...pictureTypes, drawingType],
    focalPoint: true,
    crop: false,
    adminThumbnail: 'thumbnail',
    imageSizes: [{ name: 'thumbnail', width: 480, formatOptions: { format: 'webp' } }],
  },
  fields: [
    // In both languages: an image can be used on either site once it is stored.
    {
      type: 'row',
      fields: [
        alternative(
          'altDe',
          text(
            'Alternativtext Deutsch',
            'Tekst alternatywny niemiecki',
            'Alternative text, German',
          ),
        ),
        alternative(
          'altPl',
          text('Alternativtext Polnisch', 'Tekst alternatywny polski', 'Alternative text, Polish'),
        ),
      ],
    },
    tick(
      'graded',
      text('In den Farben der Website', 'W kolorach strony', 'In the colours of the site'),
      {
        admin: {
          condition: (data) => data?.mimeType !== drawingType,
          description: text(
            'Für Fotos: weniger bunt, etwas wärmer und ohne hartes Schwarz, damit Fotos verschiedener Herkunft zusammenpassen. Das Original bleibt, wie es ist.',
            'Dla zdjęć: mniej jaskrawe, nieco cieplejsze i bez twardej czerni, aby zdjęcia z różnych źródeł do siebie pasowały. Oryginał pozostaje bez zmian.',
            'For photographs: less colourful, somewhat warmer and without a hard black, so that photographs from different sources go together. The original stays as it is.',
          ),
        },
      },
    ),
    {
      name: 'alt',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [({ data, req }) => (req.locale === 'pl' ? data?.altPl : data?.altDe)] },
    },
  ],
};
