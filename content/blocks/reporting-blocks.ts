import type { Block } from 'payload';
import { text } from '../labels.ts';
import { block, heading, plainText } from './fields.ts';
import { trackingPage } from './tracking-page.ts';

/** The whistleblowing form. It is enabled once the officers have created their keys. */
const reportForm = block(
  'reportForm',
  text('Hinweisformular', 'Formularz zgłoszenia', 'Report form'),
  text('Hinweisformulare', 'Formularze zgłoszeń', 'Report forms'),
  [heading(), plainText('text'), trackingPage({ bare: true })],
);

/** The mailbox in which a reporter reads replies and adds messages. */
const reportMailbox = block(
  'reportMailbox',
  text('Postfach für Hinweise', 'Skrzynka zgłoszenia', 'Report mailbox'),
  text('Postfächer für Hinweise', 'Skrzynki zgłoszeń', 'Report mailboxes'),
  [heading(), plainText('text')],
);

export const reportingBlocks: readonly Block[] = [reportForm, reportMailbox];
