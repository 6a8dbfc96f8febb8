import type { Culture } from '../page-context.ts';

/** The first two stand in addresses: `#galerie3-2` is the second picture of the page's third block. */
export const messages = {
  'de-DE': { gallery: 'galerie', picture: 'bild', enlarge: 'Vergrößern:' },
  'pl-PL': { gallery: 'galeria', picture: 'obraz', enlarge: 'Powiększ:' },
} as const satisfies Record<Culture, object>;
