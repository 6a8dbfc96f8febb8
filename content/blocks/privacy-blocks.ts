import type { Block } from 'payload';
import { text } from '../labels.ts';
import { block, heading } from './fields.ts';

/** How long things are kept: told from *Retention*, in the words of the site. */
const retention = block(
  'retention',
  text('Aufbewahrungsfristen', 'Okresy przechowywania', 'Retention'),
  text('Aufbewahrungsfristen', 'Okresy przechowywania', 'Retention'),
  [heading()],
);

/** What the site keeps in a browser: told from the list that its code is held to. */
const browserStorage = block(
  'browserStorage',
  text('Cookies und Speicher', 'Pliki cookie i pamięć', 'Cookies and storage'),
  text('Cookies und Speicher', 'Pliki cookie i pamięć', 'Cookies and storage'),
  [heading()],
);

export const privacyBlocks: readonly Block[] = [retention, browserStorage];
