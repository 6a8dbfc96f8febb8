import { p, richText, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const homePl: DemoPageText = {
  title: 'Strona główna',
  slug: '',
  seo: {
    title: 'Wymiana oleju bez umawiania, 18 minut',
    description:
      'Wjeżdżasz, pijesz kawę, jedziesz dalej. Oilway wymienia olej i filtry bez umawiania: 25 stacji w Polsce i 40 w Niemczech, od poniedziałku do soboty.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'pour',
      heading: 'Wymiana oleju tuż za rogiem.',
      text: 'Wjeżdżasz bez umawiania, pijesz kawę i po 18 minutach jedziesz dalej.',
      locator: true,
      locatorHeading: 'Gdzie teraz jesteś?',
    },
    {
      blockType: 'cards',
      heading: 'Cztery rzeczy. Za\u00a0to\u00a0porządnie.',
      cards: [
        {
          heading: 'Wymiana oleju',
          text: 'Olej z aprobatą producenta i nowy filtr. Kasujemy inspekcję i wpisujemy ją do książki.',
          note: 'od 249 zł',
          tone: 'graphite',
          illustration: 'oil-change',
          link: { label: 'O wymianie oleju', kind: 'page', page: 'oil-change' },
        },
        {
          heading: 'Filtry',
          text: 'Powietrza, kabinowy i paliwa. Od razu, przy jednej wizycie.',
          note: 'od 69 zł',
          tone: 'sunken',
          illustration: 'filter',
          link: { label: 'O filtrach', kind: 'page', page: 'filters' },
        },
        {
          heading: 'Olej przekładniowy',
          text: 'Płukanie automatu, po którym biegi znów wchodzą miękko.',
          note: 'od 899 zł',
          tone: 'sunken',
          illustration: 'gearbox',
          link: {
            label: 'O oleju przekładniowym',
            kind: 'page',
            page: 'gearbox-oil',
          },
        },
        {
          heading: 'Obsługa flot',
          text: 'Stałe ceny i jedna faktura w miesiącu. Możemy też przyjechać do firmy.',
          note: 'od trzech pojazdów',
          tone: 'graphite',
          illustration: 'fleet',
          link: { label: 'O obsłudze flot', kind: 'page', page: 'fleet' },
        },
      ],
    },
    {
      blockType: 'map',
      display: 'teaser',
      heading: '25 razy w pobliżu.',
      text: 'Od Gdyni po Bielsko-Białą, najczęściej przy głównej wylotówce. W dni robocze każda stacja jest czynna co najmniej do 18.',
      featured: 'Warszawa-Ursynów',
      link: { label: 'Zobacz wszystkie stacje', kind: 'page', page: 'locations' },
    },
    {
      blockType: 'numbers',
      value: '18',
      text: 'minut trwa u nas średnio wymiana oleju, od wjazdu do wyjazdu.',
      items: [
        { value: '170 tys.', text: 'wymian oleju w Polsce w ubiegłym roku.' },
        { value: '97 %', text: 'zużytego oleju trafia do regeneracji i znów staje się olejem.' },
        {
          value: '2011',
          text: 'w tym roku otworzyliśmy pierwszą stację w Polsce, na poznańskim Górczynie.',
        },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Zanim wjedziesz, zobacz, co dostaniesz.',
      body: richText(
        p('Cena na tablicy jest ceną końcową, z VAT-em i utylizacją. W każdej wymianie jest:'),
        ul(
          'olej dobrany po numerze rejestracyjnym, z aprobatą producenta,',
          'filtr oleju i nowa uszczelka korka,',
          'kontrola płynów, oświetlenia i ciśnienia w oponach,',
          'wpis do książki serwisowej i zawieszka z datą następnej wymiany.',
        ),
      ),
      image: 'canister-pour',
      side: 'left',
      link: { label: 'Zobacz cennik', kind: 'page', page: 'oil-change', anchor: 'cennik' },
    },
    {
      blockType: 'newsList',
      heading: 'Aktualności',
      display: 'teaser',
      link: { label: 'Wszystkie wiadomości', kind: 'page', page: 'news' },
    },
    { blockType: 'socialFeed', heading: 'Prosto z podnośnika', network: 'instagram' },
    {
      blockType: 'callToAction',
      heading: 'Pora na\u00a0świeży olej?',
      shape: 'pool',
      links: [
        { link: { label: 'Znajdź najbliższą stację', kind: 'page', page: 'locations' } },
        { link: { label: 'Ile to kosztuje', kind: 'page', page: 'oil-change', anchor: 'cennik' } },
      ],
    },
  ],
};
