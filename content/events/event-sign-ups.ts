import type { CollectionConfig, Field } from 'payload';
import { denyAll } from '../access/rules.ts';
import { relationshipField } from '../blocks/fields.ts';
import { text } from '../labels.ts';
import { inbox, submittedText, submittedTextarea } from '../submissions/inbox.ts';
import {
  lockEventBeforeChange,
  lockEventBeforeDelete,
  moveUpAfterDelete,
  notifyAfterCancellation,
} from './sign-up-hooks.ts';

const event = relationshipField('event', 'events', text('Veranstaltung', 'Wydarzenie', 'Event'), {
  required: true,
  index: true,
  access: { update: denyAll },
  admin: { readOnly: true },
});

/** `repeated` marks a second submission by an address that is already signed up: it takes no place. */
const place: Field = {
  name: 'place',
  type: 'select',
  required: true,
  index: true,
  label: text('Platz', 'Miejsce', 'Place'),
  options: [
    { value: 'confirmed', label: text('Bestätigt', 'Potwierdzone', 'Confirmed') },
    { value: 'waiting', label: text('Warteliste', 'Lista rezerwowa', 'Waiting list') },
    { value: 'cancelled', label: text('Abgemeldet', 'Odwołane', 'Cancelled') },
    { value: 'repeated', label: text('Erneut gesendet', 'Wysłane ponownie', 'Sent again') },
  ],
  admin: {
    description: text(
      'Hier lässt sich nur abmelden. Die Person erfährt es per E-Mail, und von der Warteliste rückt jemand nach.',
      'Można tu tylko odwołać zgłoszenie. Osoba dowie się o tym e-mailem, a z listy rezerwowej wejdzie kolejna.',
      'A sign-up can only be cancelled here. The person is notified by mail, and the next one on the waiting list moves up.',
    ),
  },
};

/** The reference number of the existing sign-up, returned for a repeated submission instead of a new one. */
const repeats: Field = submittedText(
  'repeats',
  text('Angemeldet unter', 'Zgłoszenie pod numerem', 'Signed up as'),
);

/** Whether the calendar entry uses the old UID that both venues shared. */
const sharedCalendarId: Field = {
  name: 'sharedCalendarId',
  type: 'checkbox',
  access: { read: denyAll, update: denyAll },
  admin: { hidden: true },
};

/** The response to the submission, returned again for a repeated one. */
const answered: Field = {
  name: 'answered',
  type: 'text',
  maxLength: 40,
  hidden: true,
  access: { read: denyAll, update: denyAll },
};

const inboxConfig = inbox(
  'event-sign-ups',
  {
    singular: text('Anmeldung', 'Zgłoszenie na wydarzenie', 'Sign-up'),
    plural: text('Anmeldungen', 'Zgłoszenia na wydarzenia', 'Sign-ups'),
  },
  [
    event,
    place,
    submittedText('name', text('Name', 'Imię i nazwisko', 'Name')),
    submittedText('email', text('E-Mail', 'E-mail', 'E-mail')),
    submittedText('phone', text('Telefon', 'Telefon', 'Phone')),
    submittedTextarea('message', text('Nachricht', 'Wiadomość', 'Message')),
    repeats,
    answered,
    sharedCalendarId,
  ],
  {
    columns: ['name', 'letter', 'event', 'cultureName', 'place'],
    searchable: ['name', 'email', 'message'],
  },
);

/** Participants of an event at the venue of its country (specification section 3: Event participant). */
export const eventSignUps: CollectionConfig = {
  ...inboxConfig,
  hooks: {
    ...inboxConfig.hooks,
    beforeChange: [...(inboxConfig.hooks?.beforeChange ?? []), lockEventBeforeChange],
    afterChange: [notifyAfterCancellation],
    beforeDelete: [lockEventBeforeDelete],
    afterDelete: [...(inboxConfig.hooks?.afterDelete ?? []), moveUpAfterDelete],
  },
};
