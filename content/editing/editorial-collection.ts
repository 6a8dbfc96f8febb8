import {
  type Access,
  type CollectionConfig,
  type Field,
  type FieldHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import {
  admins,
  anyStaff,
  countryOf,
  editors,
  mayWriteIn,
  ownCountry,
  roleOf,
} from '../access/rules.ts';
import { selectField } from '../blocks/fields.ts';
import { text } from '../labels.ts';
import { countryNames, languages } from '../languages.ts';
import { removePaths, updatePaths } from '../publishing/paths.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { type EditorialCollection, shownCountry } from './country.ts';
import { counterpartEndpoint } from './create-counterpart.ts';
import { compareWithNewestVersion, markDraftSave } from './draft-saves.ts';
import { deleteStaleEmptyDrafts } from './empty-drafts.ts';
import { editFields, recordLastEdit } from './last-edit.ts';
import { refusePublicationWithErrors } from './publication-check.ts';
import { restoreEndpoint } from './restore-version.ts';
import { guardTrash } from './trash.ts';

/** Keeps the country of a document. A new one gets the country of its editor, or the one that an administrator has selected. */
const preserveCountry: FieldHook = ({ operation, originalDoc, req, value }) => {
  if (operation === 'update') return originalDoc?.country ?? value;
  const own = countryOf(roleOf(req));
  if (own && value && value !== own) throw new Forbidden(req.t);
  // Drafts are not validated: one without a country would be on no site.
  return own ?? languages.find((one) => one === value) ?? shownCountry(req);
};

const country = selectField('country', text('Land', 'Kraj', 'Country'), countryNames, {
  index: true,
  defaultValue: ({ req }: { req: PayloadRequest }) => shownCountry(req),
  hooks: { beforeValidate: [preserveCountry] },
  admin: { position: 'sidebar', readOnly: true },
});

/** Shared by the counterparts of both countries. */
const translationKey = {
  name: 'translationKey',
  type: 'text',
  required: true,
  index: true,
  maxLength: 36,
  defaultValue: () => crypto.randomUUID(),
  hooks: {
    beforeDuplicate: [() => crypto.randomUUID()],
    beforeValidate: [
      ({ operation, originalDoc, value }) =>
        operation === 'update' ? (originalDoc?.translationKey ?? value) : value,
    ],
  },
  access: { create: () => false },
  admin: { hidden: true },
} as Field;

/** Payload's status field; a copy is a draft. */
const status = {
  name: '_status',
  type: 'select',
  label: ({ t }: { t: (key: string) => string }) => t('version:status'),
  hooks: { beforeDuplicate: [() => 'draft'] },
} as Field;

export const editorialFields: Field[] = [status, ...editFields, country, translationKey];

const createInOwnCountry: Access = ({ data, req }) => {
  const role = roleOf(req);
  const country = data?.country ?? countryOf(role);
  return role === 'admin' || (country !== undefined && mayWriteIn(role, country));
};

/** Editors move documents of their country to the trash, where `guardTrash` lets them; only administrators delete for good. */
const trashOwn: Access = ({ data, id, req }) =>
  admins({ req }) || (id !== undefined && Boolean(data?.deletedAt) && ownCountry({ req }));

/** The settings shared by pages, news and events. */
export const editorialCollection: Partial<CollectionConfig> = {
  access: {
    create: createInOwnCountry,
    read: anyStaff,
    readVersions: editors,
    update: ownCountry,
    delete: trashOwn,
  },
  trash: true,
  indexes: [{ fields: ['country', 'translationKey'], unique: true }],
  versions: {
    // Unlimited: `trimVersions` limits versions by number and age.
    maxPerDoc: 0,
    drafts: {
      autosave: { interval: 800 },
      schedulePublish: { timeFormat: 'HH:mm' },
      validate: false,
    },
  },
};

export const editorialHooks = {
  beforeOperation: [markDraftSave, compareWithNewestVersion],
  beforeChange: [guardTrash, refusePublicationWithErrors, recordLastEdit],
  afterChange: [updatePaths, deleteStaleEmptyDrafts],
  afterDelete: [removePaths],
} satisfies CollectionConfig['hooks'];

export const editorialEndpoints = (collection: EditorialCollection) => [
  checkEndpoint(collection),
  counterpartEndpoint(collection),
  restoreEndpoint(collection),
];
