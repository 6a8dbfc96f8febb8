import type { Block } from 'payload';
import { type StudioText, text } from '../labels.ts';
import { actionBlocks } from './action-blocks.ts';
import { formBlocks } from './form-blocks.ts';
import { imageBlocks } from './image-blocks.ts';
import { listBlocks } from './list-blocks.ts';
import { privacyBlocks } from './privacy-blocks.ts';
import { reportingBlocks } from './reporting-blocks.ts';
import { textBlocks } from './text-blocks.ts';
import { vacancyBlocks } from './vacancy-blocks.ts';
import { video } from './video-block.ts';

/** Sets the heading of some blocks in the picker. */
const group = (label: StudioText, ...list: Block[]): Block[] =>
  list.map((block) => Object.assign(block, { admin: { ...block.admin, group: label } }));

/** The blocks of pages. The site's registry must have a view for each, or it does not compile. */
export const blocks: Block[] = [
  ...group(
    text('Kopf und Wegweiser', 'Nagłówek i drogowskazy', 'Head and signposts'),
    ...actionBlocks,
  ),
  ...group(text('Text', 'Tekst', 'Text'), ...textBlocks),
  ...group(text('Bild und Film', 'Obraz i film', 'Pictures and films'), ...imageBlocks, video),
  ...group(
    text('Listen und Stellen', 'Listy i oferty pracy', 'Lists and jobs'),
    ...listBlocks,
    ...vacancyBlocks,
  ),
  ...group(text('Formulare', 'Formularze', 'Forms'), ...formBlocks, ...reportingBlocks),
  ...group(text('Datenschutz', 'Prywatność', 'Privacy'), ...privacyBlocks),
];
