import type { CollectionConfig, Field } from 'payload';
import { denyAll, portalAccess } from '../access/rules.ts';
import {
  dateField,
  dateTimeField,
  pluralLabels,
  selectField,
  textField,
} from '../blocks/fields.ts';
import { urlField } from '../blocks/url-field.ts';
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
  admin: { components: { beforeInput: ['/components/library/UploadName.tsx#UploadName'] } },
});

const history: Field = {
  name: 'history',
  type: 'array',
  ...pluralLabels(
    text('Frühere Fassung', 'Wcześniejsza wersja', 'Earlier version'),
    text('Frühere Fassungen', 'Wcześniejsze wersje', 'Earlier versions'),
  ),
  access: { create: denyAll, update: denyAll },
  admin: {
    readOnly: true,
    components: rowLabel('version', 'date'),
    initCollapsed: true,
    condition: ({ history: earlier }) => Array.isArray(earlier) && earlier.length > 0,
  },
  fields: [
    uploadField('upload', text('Datei', 'Plik', 'File')),
    textField('version', text('Fassung', 'Wersja', 'Version'), { maxLength: 40 }),
    dateField('date', text('Stand', 'Data', 'Date')),
    dateTimeField('replacedAt', text('Ersetzt am', 'Zastąpiono', 'Replaced'), { required: true }),
  ],
};

const states = {
  draft: text('Entwurf', 'Szkic', 'Draft'),
  published: text('Veröffentlicht', 'Opublikowany', 'Published'),
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
    textField('title', text('Titel', 'Tytuł', 'Title'), { maxLength: 160, required: true }),
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
    selectField('state', text('Stand', 'Stan', 'State'), states, {
      index: true,
      admin: { position: 'sidebar' },
    }),
    dateField('date', text('Datum', 'Data', 'Date'), {
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar' },
    }),
    textField('version', text('Fassung', 'Wersja', 'Version'), {
      maxLength: 40,
      admin: { position: 'sidebar' },
    }),
    dateTimeField('changedAt', text('Datei geändert am', 'Zmiana pliku', 'File changed'), {
      access: { create: denyAll, update: denyAll },
      admin: { readOnly: true, position: 'sidebar' },
    }),
  ],
};
