import type { Block } from 'payload';
import { text } from '../labels.ts';
import { heading, plainText } from './fields.ts';
import { trackingPage } from './tracking-page.ts';

/** The form for reports of breaches. It opens when the officers have made their keys. */
const reportForm: Block = {
  slug: 'reportForm',
  interfaceName: 'ReportFormBlock',
  labels: {
    singular: text('Hinweisformular', 'Formularz zgłoszenia', 'Report form'),
    plural: text('Hinweisformulare', 'Formularze zgłoszeń', 'Report forms'),
  },
  fields: [heading(), plainText('text'), trackingPage({ bare: true })],
};

/** Where a reporter reads answers and adds to a report. */
const reportMailbox: Block = {
  slug: 'reportMailbox',
  interfaceName: 'ReportMailboxBlock',
  labels: {
    singular: text('Postfach für Hinweise', 'Skrzynka zgłoszenia', 'Report mailbox'),
    plural: text('Postfächer für Hinweise', 'Skrzynki zgłoszeń', 'Report mailboxes'),
  },
  fields: [heading(), plainText('text')],
};

export const reportingBlocks: readonly Block[] = [reportForm, reportMailbox];
