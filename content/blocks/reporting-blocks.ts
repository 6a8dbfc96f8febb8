import type { Block } from 'payload';
import { text } from '../labels.ts';
import { block, heading, plainText } from './fields.ts';
import { trackingPage } from './tracking-page.ts';

/** The form for reports of breaches. It opens when the officers have made their keys. */
const reportForm = block(
  'reportForm',
  text('Hinweisformular', 'Formularz zgłoszenia', 'Report form'),
  text('Hinweisformulare', 'Formularze zgłoszeń', 'Report forms'),
  [heading(), plainText('text'), trackingPage({ bare: true })],
);

/** Where a reporter reads answers and adds to a report. */
const reportMailbox = block(
  'reportMailbox',
  text('Postfach für Hinweise', 'Skrzynka zgłoszenia', 'Report mailbox'),
  text('Postfächer für Hinweise', 'Skrzynki zgłoszeń', 'Report mailboxes'),
  [heading(), plainText('text')],
);

export const reportingBlocks: readonly Block[] = [reportForm, reportMailbox];
