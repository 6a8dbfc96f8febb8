import type { DemoPageText } from '../shape.ts';

export const searchDe: DemoPageText = {
  title: 'Suche',
  slug: 'suche',
  seo: {
    title: 'Suche: Seiten, Stationen, Ansprechpartner',
    description:
      'Finden Sie Seiten, Meldungen, Veranstaltungen, Stationen und Ansprechpartner von Oilway in ganz Deutschland mit einem Wort.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Was darf es sein?',
      text: 'Ein Wort genügt, auch ein falsch geschriebenes.',
    },
    { blockType: 'searchResults', heading: 'Treffer' },
  ],
};
