import {
  optionalContactFieldNames,
  optionalContactFields,
} from '@oilway/store/submissions/contact-fields.ts';
import type { CollectionConfig, Field } from 'payload';
import { denyAll } from '../access/rules.ts';
import { recordAdminReads, shortenInLists } from '../audit/reads.ts';
import { text } from '../labels.ts';
import { formPageField, inbox, submittedText, submittedTextarea } from '../submissions/inbox.ts';

/** Hides a field from lists: reading requires opening the message, which is logged for an administrator. */
const hideFromLists = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, disableListColumn: true } }) as Field;

/** The department that the server resolved on submission; decides who may read the message. Its name is stored separately, as of then. */
const department: Field = {
  name: 'department',
  type: 'number',
  index: true,
  access: { update: denyAll },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

const inboxConfig = inbox(
  'contact-messages',
  {
    singular: text('Kontaktnachricht', 'Wiadomość', 'Contact message'),
    plural: text('Kontaktnachrichten', 'Wiadomości', 'Contact messages'),
  },
  [
    submittedText('name', text('Name', 'Imię i nazwisko', 'Name')),
    { ...submittedText('email', text('E-Mail', 'E-mail', 'E-mail')), index: true },
    submittedText('phone', text('Telefon', 'Telefon', 'Phone')),
    submittedText('company', text('Firma', 'Firma', 'Company')),
    submittedText('contactDepartment', text('Abteilung', 'Dział', 'Department')),
    ...optionalContactFieldNames.map((name) =>
      submittedText(name, optionalContactFields[name].label),
    ),
    department,
    hideFromLists(submittedTextarea('message', text('Nachricht', 'Treść', 'Message'))),
    formPageField,
  ],
  {
    columns: ['name', 'letter', 'contactDepartment'],
    searchable: ['name', 'email', 'company', 'subject', 'message'],
  },
);

/** Fields that staff fill in; a response with only these reveals nothing of the message. */
const staffFields = new Set(['id', 'status', 'assignee', 'notes', 'createdAt', 'updatedAt']);

/** Submissions of the contact form (specification section 3: ContactMessage). */
export const contactMessages: CollectionConfig = {
  ...inboxConfig,
  hooks: {
    ...inboxConfig.hooks,
    afterRead: [
      shortenInLists('message'),
      recordAdminReads((message) => Object.keys(message).some((name) => !staffFields.has(name))),
    ],
  },
};
