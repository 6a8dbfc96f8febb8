import type { CollectionConfig, Field } from 'payload';
import { denyAll, portalAccess } from '../access/rules.ts';
import { urlField } from '../blocks/url-field.ts';
import { dateTimePicker, dayPicker } from '../date-formats.ts';
import { rowLabel } from '../editing/row-label.ts';
import { text } from '../labels.ts';
import { audienceField, categoryField } from './categories.ts';
import { deleteUnusedUploads, recordVersionHistory, requireFileOrLink } from './file-hooks.ts';
import { incrementRevision } from './revision.ts';

const uploadField = (name: string, label: ReturnType<typeof text>): Field => ({
  name,
  type: 'upload',
  relationTo: 'portal-uploads',
  index: true,
  label,
  admin: {
    components: { beforeInput: ['/components/library/UploadName.tsx#UploadName'] },
  },
});

const history: Field = {
  name: 'history',
  type: 'array',
  labels: {
    singular: text('Frühere Fassung', 'Wcześniejsza wersja', 'Earlier version'),
    plural: text('Frühere Fassungen', 'Wcześniejsze wersje', 'Earlier versions'),
  },
  label: text('Frühere Fassungen', 'Wcześniejsze wersje', 'Earlier versions'),
  access: { create: denyAll, update: denyAll },
  admin: {
    readOnly: true,
    components: rowLabel('version', 'date'),
    initCollapsed: true,
    condition: ({ history: earlier }) => Array.isArray(earlier) && earlier.length > 0,
  },
  fields: [
    uploadField('upload', text('Datei', 'Plik', 'File')),
    { name: 'version', type: 'text', maxLength: 40, label: text('Fassung', 'Wersja', 'Version') },
    {
      name: 'date',
      type: 'date',
      label: text('Stand', 'Data', 'Date'),
      admin: { date: dayPicker },
    },
    {
      name: 'replacedAt',
      type: 'date',
      required: true,
      label: text('Ersetzt am', 'Zastąpiono', 'Replaced'),
      admin: { date: dateTimePicker },
    },
  ],
};

/** Entries of the library: a file, a link, or both, with earlier versions. */
export const portalFiles: CollectionConfig = {
  slug: 'portal-files',
  labels: {
    singular: text('Datei', 'Plik', 'File'),
    plural: text('Dateien', 'Pliki', 'Files'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'audience', 'version', 'date', 'state'],
    listSearchableFields: ['title'],
    components: { beforeListTable: ['/components/library/BulkUpload.tsx#BulkUpload'] },
  },
  access: portalAccess,
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  hooks: {
    beforeChange: [requireFileOrLink, recordVersionHistory],
    afterChange: [incrementRevision],
    afterDelete: [deleteUnusedUploads, incrementRevision],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      label: text('Titel', 'Tytuł', 'Title'),
    },
    categoryField,
    audienceField,
    uploadField('file', text('Datei', 'Plik', 'File')),
    {
      ...uploadField(
        'printFile',
        text('Druckdatei (PDF)', 'Plik do druku (PDF)', 'Print file (PDF)'),
      ),
      // Several files are merged into one print job.
      filterOptions: { mimeType: { equals: 'application/pdf' } },
    } as Field,
    urlField({
      name: 'externalLink',
      kind: 'web',
      label: text('Externer Link', 'Link zewnętrzny', 'External link'),
    }),
    history,
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      label: text('Stand', 'Stan', 'State'),
      options: [
        { value: 'draft', label: text('Entwurf', 'Szkic', 'Draft') },
        { value: 'published', label: text('Veröffentlicht', 'Opublikowany', 'Published') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'date',
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      label: text('Datum', 'Data', 'Date'),
      admin: {
        position: 'sidebar',
        date: dayPicker,
      },
    },
    {
      name: 'version',
      type: 'text',
      maxLength: 40,
      label: text('Fassung', 'Wersja', 'Version'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'changedAt',
      type: 'date',
      label: text('Datei geändert am', 'Zmiana pliku', 'File changed'),
      access: { create: denyAll, update: denyAll },
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: dateTimePicker,
      },
    },
  ],
};
