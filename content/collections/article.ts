import type { CollectionConfig } from 'payload';
import { restoreByAdmins } from '../access/restore.ts';
import { admins, anyStaff, editors, ownLanguage } from '../access/rules.ts';
import { bumpAfterChange, bumpAfterDelete, noteDraft } from '../subjects/revision.ts';

/** What news and events have in common with pages: each language is written and published on its own. */
export const articleAccess: CollectionConfig['access'] = {
  create: ownLanguage,
  read: anyStaff,
  readVersions: editors,
  update: ownLanguage,
  delete: admins,
  unlock: admins,
};

export const articleVersions: CollectionConfig['versions'] = {
  maxPerDoc: 50,
  drafts: {
    autosave: { interval: 800 },
    schedulePublish: true,
    localizeStatus: true,
    validate: false,
  },
};

export const articleHooks: CollectionConfig['hooks'] = {
  beforeOperation: [noteDraft, restoreByAdmins],
  afterChange: [bumpAfterChange],
  afterDelete: [bumpAfterDelete],
};
