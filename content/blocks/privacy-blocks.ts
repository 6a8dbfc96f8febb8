import type { Block } from 'payload';
import { text } from '../labels.ts';
import { block, heading } from './fields.ts';

/** A list of the retention periods, generated from the global *Retention*. */
const retention = block(
  'retention',
  text('Aufbewahrungsfristen', 'Okresy przechowywania', 'Retention'),
  text('Aufbewahrungsfristen', 'Okresy przechowywania', 'Retention'),
  [heading()],
);

/** A list of the cookies and storage entries of the site, generated from the list that its code is checked against. */
const browserStorage = block(
  'browserStorage',
  text('Cookies und Speicher', 'Pliki cookie i pamięć', 'Cookies and storage'),
  text('Cookies und Speicher', 'Pliki cookie i pamięć', 'Cookies and storage'),
  [heading()],
);

export const privacyBlocks: readonly Block[] = [retention, browserStorage];
