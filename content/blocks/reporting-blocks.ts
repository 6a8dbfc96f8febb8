import type { Block } from 'payload';
import { text } from '../labels.ts';
import { blockConfig, factsField, headingField, plainTextField } from './fields.ts';
import { trackingPageField } from './tracking-page-field.ts';

/** The whistleblowing form. It is enabled once the officers have created their keys. */
const reportForm = blockConfig(
  'reportForm',
  text('Hinweisformular', 'Formularz zgłoszenia', 'Report form'),
  [headingField(), plainTextField('text'), factsField(), trackingPageField({ withoutQuery: true })],
);

/** The mailbox in which a reporter reads replies and adds messages. */
const reportMailbox = blockConfig(
  'reportMailbox',
  text('Postfach für Hinweise', 'Skrzynka zgłoszenia', 'Report mailbox'),
  [headingField(), plainTextField('text')],
);

export const reportingBlocks: readonly Block[] = [reportForm, reportMailbox];
