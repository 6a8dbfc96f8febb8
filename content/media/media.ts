import { svgMediaType } from '@oilway/store/svg/svg-image.ts';
import type { CollectionConfig } from 'payload';
import { admins, anyStaff, editors } from '../access/rules.ts';
import { checkboxField, row, textField } from '../blocks/fields.ts';
import { usageViews } from '../editing/admin-components.ts';
import { refuseDeleteIfUsed } from '../editing/refuse-delete-if-used.ts';
import { guardTrash } from '../editing/trash.ts';
import { fileStoreUpload, storeUpload, uploadFields } from '../files/stored-uploads.ts';
import { type StudioText, text } from '../labels.ts';
import { autoOrient } from './auto-orient.ts';
import { copyDuplicatedFile } from './duplicate-file.ts';
import { imageTypes, refuseUnreadable } from './refuse-unreadable.ts';
import { assignStoredFilename, storeFocalPoint } from './stored-filename.ts';
import { refuseUnsanitizedSvg, sanitizeSvgUpload } from './svg-uploads.ts';

const altField = (name: 'altDe' | 'altPl', label: StudioText) =>
  textField(name, label, { required: true, maxLength: 200 });

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: text('Bild', 'Obraz', 'Image'), plural: text('Bilder', 'Obrazy', 'Images') },
  admin: {
    useAsTitle: 'filename',
    components: usageViews,
    defaultColumns: ['filename', 'altDe', 'altPl', 'updatedAt'],
    listSearchableFields: ['filename', 'altDe', 'altPl'],
  },
  access: { create: editors, read: anyStaff, update: editors, delete: admins },
  trash: true,
  hooks: {
    beforeOperation: [
      copyDuplicatedFile,
      storeFocalPoint,
      refuseUnreadable,
      sanitizeSvgUpload,
      autoOrient,
      assignStoredFilename,
    ],
    beforeChange: [guardTrash, refuseUnsanitizedSvg, storeUpload],
    beforeDelete: [refuseDeleteIfUsed],
  },
  upload: {
    ...fileStoreUpload(),
    mimeTypes: [...imageTypes, svgMediaType],
    focalPoint: true,
    crop: false,
    // Accepts uploads only: the server must not fetch external URLs (SSRF), and the browser may not.
    pasteURL: false,
    adminThumbnail: 'thumbnail',
    imageSizes: [{ name: 'thumbnail', width: 480, formatOptions: { format: 'webp' } }],
  },
  fields: [
    ...uploadFields,
    // In both languages: an image can be used on either site once it is stored.
    row(
      altField(
        'altDe',
        text('Alternativtext Deutsch', 'Tekst alternatywny niemiecki', 'Alternative text, German'),
      ),
      altField(
        'altPl',
        text('Alternativtext Polnisch', 'Tekst alternatywny polski', 'Alternative text, Polish'),
      ),
    ),
    checkboxField(
      'graded',
      text('In den Farben der Website', 'W kolorach strony', 'In the colours of the site'),
      {
        admin: {
          condition: (data) => data?.mimeType !== svgMediaType,
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
