import { payloadTable, storeTable } from '../database/table.ts';
import type { AttachedFile } from './attached-file.ts';
import { mapOptionalFields } from './contact-fields.ts';
import { inboxColumns } from './inbox-columns.ts';
import type { Activity, Decision } from './sponsoring.ts';

/** Hashes of used captchas, inserted in the transaction of the submission. */
export const captchas = storeTable('captchas', { index: ['expires'] }, (column) => ({
  id: column.text('id').primaryKey(),
  expires: column.timestamp('expires').notNull(),
}));

export const contactMessages = payloadTable('contact_messages', (column) => ({
  ...inboxColumns(column),
  umbracoNodeID: column.number('umbraco_node_i_d'),
  name: column.text('name'),
  email: column.text('email'),
  phone: column.text('phone'),
  company: column.text('company'),
  contactDepartment: column.text('contact_department'),
  department: column.number('department'),
  ...mapOptionalFields((line) => column.text(line.column)),
  message: column.text('message'),
}));

export const sponsoringMessages = payloadTable('sponsoring_messages', (column) => ({
  ...inboxColumns(column),
  umbracoNodeID: column.number('umbraco_node_i_d'),
  association: column.text('association'),
  orgNr: column.text('org_nr'),
  contactPerson: column.text('contact_person'),
  email: column.text('email'),
  phone: column.text('phone'),
  goal: column.text('goal'),
  amount: column.text('amount'),
  timePeriod: column.text('time_period'),
  levels: column.text('levels'),
  otherCompanies: column.text('other_companies'),
  howWillYouShowSponsoringCollab: column.text('how_will_you_show_sponsoring_collab'),
  selectedTypeOfCounterPerformance: column
    .text('selected_type_of_counter_performance')
    .$type<Decision>(),
  counterPerformanceContactPersonPhone: column.text('counter_performance_contact_person_phone'),
  selectedTypeOfInvoice: column.text('selected_type_of_invoice').$type<Decision>(),
  other: column.text('other'),
  files: column.json('files').$type<AttachedFile[]>(),
}));

/** The activities of a sponsoring application, in the form's order. The database generates the ids. */
export const sponsoredActivities = payloadTable(
  'sponsoring_messages_selected_type_of_forms',
  (column) => ({
    order: column.integer('order').notNull(),
    parent: column.text('parent_id').notNull(),
    value: column.text('value').$type<Activity>(),
  }),
);

/** The bytes of submissions' files, in base64, or their key in the file store. */
export const attachments = storeTable('attachments', { index: ['submission'] }, (column) => ({
  id: column.text('id').primaryKey(),
  submission: column.text('submission').notNull(),
  name: column.text('name').notNull(),
  mediaType: column.text('media_type').notNull(),
  content: column.text('content').notNull(),
  file: column.text('file'),
}));
