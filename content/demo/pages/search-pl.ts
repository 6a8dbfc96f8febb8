import type { DemoPageText } from '../shape.ts';

export const searchPl: DemoPageText = {
  title: 'Wyszukiwanie',
  slug: 'szukaj',
  seo: {
    title: 'Wyszukiwanie: strony, stacje, osoby',
    description:
      'Jednym słowem znajdź strony, aktualności, wydarzenia, stacje i osoby kontaktowe Oilway w Polsce, także gdy wkradnie się literówka.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Czego szukasz?',
      text: 'Wystarczy jedno słowo, nawet z literówką.',
    },
    { blockType: 'searchResults', heading: 'Wyniki' },
  ],
};
