import { p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const newsPl: DemoPageText = {
  title: 'Aktualności',
  slug: 'aktualnosci',
  seo: {
    title: 'Aktualności: olej, technika, stacje',
    description:
      'Nowe stacje, nowe normy olejów i rady prosto z kanału: co się dzieje w Oilway w Polsce i w Niemczech, mniej więcej dwa razy w miesiącu, bez reklam.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Aktualności prosto z kanału.',
      text: 'Czego się nauczyliśmy, co zbudowaliśmy, co zmieniliśmy.',
    },
    { blockType: 'newsList', heading: 'Wszystkie wiadomości', display: 'full' },
    {
      blockType: 'imageText',
      heading: 'Dla mediów',
      body: richText(
        p(
          'Piszesz o olejach, o regeneracji albo o nas? Podajemy liczby razem ze źródłem, umawiamy rozmowy z mechanikami i otwieramy stację dla fotografa.',
        ),
        p('W dni robocze odpowiadamy do godziny 16 tego samego dnia.'),
      ),
      illustration: 'news',
      side: 'left',
      link: { label: 'Napisz do biura prasowego', kind: 'url', url: 'mailto:media@oilway.example' },
    },
    {
      blockType: 'callToAction',
      heading: 'Wolisz zobaczyć na własne oczy?',
      text: 'Na wieczorach w warsztacie można zejść do kanału.',
      shape: 'pool',
      links: [{ link: { label: 'Zobacz wydarzenia', kind: 'page', page: 'events' } }],
    },
  ],
};
