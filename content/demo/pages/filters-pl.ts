import { link, p, richText, table } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const filtersPl: DemoPageText = {
  title: 'Filtry',
  slug: 'filtry',
  seo: {
    title: 'Filtr powietrza, kabinowy i paliwa od 69 zł',
    description:
      'Filtr oleju, powietrza, kabinowy i paliwa: kiedy je wymieniać, ile to kosztuje i dlaczego najlepiej zrobić to razem z wymianą oleju. Bez umawiania.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Cztery filtry, cztery zadania.',
      text: 'Wymieniamy to, co się zapchało. Reszta zostaje na miejscu.',
    },
    {
      blockType: 'text',
      heading: 'Kiedy wymienić który filtr',
      lead: 'Filtr się nie psuje, tylko zapełnia. Dlatego najpierw do niego zaglądamy, a dopiero potem coś proponujemy.',
      body: richText(
        table([
          ['Filtr', 'Co ile', 'Czas', 'Cena od'],
          ['oleju', 'przy każdej wymianie oleju', 'razem z olejem', 'w pakiecie'],
          ['powietrza', '20 tys. km albo 2 lata', '5 minut', '69 zł'],
          ['kabinowy', '15 tys. km albo 1 rok', '8 minut', '79 zł'],
          ['paliwa', '50 tys. km albo 4 lata', '20 minut', '149 zł'],
        ]),
        p(
          'To wartości orientacyjne. Plan przeglądów dla Twojego modelu mamy na każdej ',
          link('stacji', { page: 'locations' }),
          '. Kto mieszka przy drodze gruntowej albo w mieście ze smogiem, wymienia filtry częściej.',
        ),
      ),
      facts: [
        { label: 'Umawianie', value: 'niepotrzebne' },
        { label: 'Jakość', value: 'jak na pierwszy montaż' },
        { label: 'Stary filtr', value: 'zawsze pokazujemy' },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Zimą filtr kabinowy pracuje za dwóch',
      body: richText(
        p(
          'Od listopada do marca smog bywa gorszy niż letnie pyłki. Filtr z węglem aktywnym zatrzymuje pył i zapach spalin, a szyby mniej parują, bo powietrze swobodnie przepływa.',
        ),
        p('Wymiana zajmuje osiem minut. Kanał nawiewu czyścimy przy okazji.'),
      ),
      image: 'filter-close-up',
      side: 'left',
    },
    {
      blockType: 'quote',
      text: 'Kładę stary filtr obok nowego i nic nie mówię. Zwykle to wystarcza.',
      name: 'Marek Olszewski',
      role: 'mechanik, stacja Lublin',
    },
    {
      blockType: 'accordion',
      heading: 'Często pytacie',
      items: [
        {
          question: 'Czy filtr oleju trzeba wymieniać za każdym razem?',
          answer: richText(
            p(
              'Tak. W starym filtrze zostaje nawet pół litra zużytego oleju, które zmieszałoby się ze świeżym. Dlatego filtr jest u nas w cenie każdego pakietu.',
            ),
          ),
        },
        {
          question: 'Mam diesla. Co z filtrem paliwa przed zimą?',
          answer: richText(
            p(
              'Woda w filtrze zamarza, a parafina zatyka wkład. Jeśli filtr ma więcej niż 40 tys. km, wymień go przed pierwszym dużym mrozem.',
            ),
          ),
        },
        {
          question: 'Czy filtr cząstek stałych (DPF) też wymieniacie?',
          answer: richText(
            p(
              'Nie. DPF to część układu wydechowego i wymaga innego warsztatu. Dbamy natomiast o olej niskopopiołowy, dzięki któremu wytrzymuje dłużej.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Zajrzeć do filtrów?',
      text: 'Sprawdzenie wszystkich filtrów jest bezpłatne.',
      shape: 'pool',
      links: [{ link: { label: 'Znajdź najbliższą stację', kind: 'page', page: 'locations' } }],
    },
  ],
};
