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
import { text } from '../labels.ts';
import { languageOf, languages } from '../languages.ts';
import { dropAddresses, keepAddresses } from '../publishing/addresses.ts';
import { checkEndpoint } from './check-endpoint.ts';
import type { Written } from './country.ts';
import { counterpartEndpoint } from './create-counterpart.ts';
import { sweepEmptyDrafts } from './empty-drafts.ts';
import { editFields, noteEdit } from './last-edit.ts';
import { checkNewestVersion, noteDraft } from './note-draft.ts';
import { refuseBroken } from './publication-check.ts';
import { restoreEndpoint } from './restore-version.ts';
import { refuseTrash } from './trash.ts';

/** Keeps the country of a document. A new one gets the country of its editor, or the one that an administrator has selected. */
const keepCountry: FieldHook = ({ operation, originalDoc, req, value }) => {
  if (operation === 'update') return originalDoc?.country ?? value;
  const own = countryOf(roleOf(req));
  if (own && value && value !== own) throw new Forbidden(req.t);
  // Drafts are not validated: one without a country would be on no site.
  return own ?? languages.find((one) => one === value) ?? languageOf(req) ?? languages[0];
};

const country = {
  name: 'country',
  type: 'select',
  required: true,
  index: true,
  defaultValue: ({ req }: { req: PayloadRequest }) =>
    countryOf(roleOf(req)) ?? languageOf(req) ?? languages[0],
  options: [
    { value: 'de', label: text('Deutschland', 'Niemcy', 'Germany') },
    { value: 'pl', label: text('Polen', 'Polska', 'Poland') },
  ],
  label: text('Land', 'Kraj', 'Country'),
  hooks: { beforeValidate: [keepCountry] },
  admin: { position: 'sidebar', readOnly: true },
} as Field;

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

export const writtenFields: Field[] = [status, ...editFields, country, translationKey];

const createInOwnCountry: Access = ({ data, req }) => {
  const role = roleOf(req);
  const country = data?.country ?? countryOf(role);
  return role === 'admin' || (country !== undefined && mayWriteIn(role, country));
};

/** The settings shared by pages, news and events. */
export const writtenCollection = {
  access: {
    create: createInOwnCountry,
    read: anyStaff,
    readVersions: editors,
    update: ownCountry,
    delete: admins,
    unlock: admins,
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
} satisfies Partial<CollectionConfig>;

export const writtenHooks = {
  beforeOperation: [noteDraft, checkNewestVersion],
  beforeChange: [refuseTrash, refuseBroken, noteEdit],
  afterChange: [keepAddresses, sweepEmptyDrafts],
  afterDelete: [dropAddresses],
} satisfies CollectionConfig['hooks'];

export const writtenEndpoints = (collection: Written) => [
  checkEndpoint(collection),
  counterpartEndpoint(collection),
  restoreEndpoint(collection),
];
