import { link, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const productsPl: DemoPageText = {
  title: 'Produkty',
  slug: 'produkty',
  seo: {
    title: 'Oleje silnikowe i przekładniowe, filtry',
    description:
      'Cztery oleje silnikowe, trzy przekładniowe, filtry i drobiazgi: co stoi na półce w Oilway, jakie aprobaty są na etykiecie i ile kosztuje kanister.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Na półce stoi to samo, co wlewamy.',
      text: 'Cztery oleje silnikowe, trzy przekładniowe i filtry. Prawie nikt nie potrzebuje więcej.',
      illustration: 'products',
    },
    {
      blockType: 'text',
      heading: 'Cztery oleje, które pasują do większości aut',
      lead: 'Nie sprzedajemy oleju, którego sami nie wlewamy. Na etykiecie jest aprobata producenta, a nie samo „spełnia wymagania”.',
      body: richText(
        table([
          ['Olej', 'Aprobaty i normy', '1 litr', '5 litrów'],
          ['Oilway 0W-20', 'VW 508 00/509 00, ACEA C5, API SP', '69 zł', '269 zł'],
          ['Oilway 0W-30', 'VW 504 00/507 00, MB 229.52, ACEA C3', '62 zł', '239 zł'],
          ['Oilway 5W-30', 'ACEA C3, VW 504 00/507 00, MB 229.51, BMW LL-04', '56 zł', '209 zł'],
          ['Oilway 5W-40', 'ACEA A3/B4, API SP, VW 502 00/505 00, MB 229.5', '49 zł', '179 zł'],
        ]),
        p(
          'Ceny brutto, z 23 % VAT. Oleje z innymi normami, na przykład Ford WSS-M2C950-A albo PSA B71 2010, mamy w beczkach. Wlewamy je przy ',
          link('wymianie oleju', { page: 'oil-change' }),
          ', a na życzenie rozlewamy litr na dolewkę.',
        ),
      ),
      facts: [
        { label: 'Opakowania', value: '1 litr i 5 litrów' },
        { label: 'Trwałość', value: 'zamknięty pięć lat' },
        { label: 'Zwrot', value: 'nieotwarty, 30 dni' },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Jak czytać etykietę',
      body: richText(
        p('Liczą się trzy rzeczy, w tej kolejności:'),
        ul(
          'aprobata, na przykład MB 229.51: producent zbadał właśnie ten olej,',
          'norma, na przykład ACEA C3: mało popiołu, więc olej nie szkodzi filtrowi cząstek,',
          'lepkość, na przykład 5W-30: jak olej płynie na mrozie i w 100 °C.',
        ),
        p('Jeśli zgadza się pierwsza, dwie pozostałe prawie zawsze też są w porządku.'),
      ),
      image: 'bottles-shelf',
      side: 'left',
    },
    {
      blockType: 'cards',
      heading: 'Co jeszcze mamy',
      cards: [
        {
          heading: 'Olej przekładniowy',
          text: 'ATF, olej do skrzyń dwusprzęgłowych i 75W-80 do manualnych. Wlewamy go, pilnując temperatury.',
          note: 'od 79 zł za litr',
          tone: 'graphite',
          illustration: 'gearbox',
          link: { label: 'O oleju przekładniowym', kind: 'page', page: 'gearbox-oil' },
        },
        {
          heading: 'Filtry',
          text: 'Jakość jak na pierwszy montaż, z uszczelką w pudełku.',
          note: 'od 29 zł',
          tone: 'sunken',
          illustration: 'filter',
          link: { label: 'O filtrach', kind: 'page', page: 'filters' },
        },
        {
          heading: 'Litr na dolewkę',
          text: 'Dokładnie ten olej, który masz w silniku, z lejkiem i numerem rejestracyjnym na etykiecie.',
          note: 'od 49 zł',
          tone: 'sunken',
          illustration: 'dipstick',
          link: { label: 'Jaki to olej?', kind: 'page', page: 'oil-change', anchor: 'jaki-olej' },
        },
      ],
    },
    { blockType: 'anchor', name: 'zwrot-oleju' },
    {
      blockType: 'accordion',
      heading: 'Zakupy i zwroty',
      items: [
        {
          question: 'Wymieniam olej sam. Gdzie oddać stary?',
          answer: richText(
            p(
              'U nas, bezpłatnie i w takiej ilości, jaką kupiłeś. Zlewaj go do czystego kanistra i niczego nie dolewaj: olej zmieszany z benzyną albo płynem hamulcowym nie nadaje się do regeneracji. Ustawa o odpadach zabrania wylewania go do ziemi i do kanalizacji.',
            ),
          ),
        },
        {
          question: 'Przyjmujecie też zużyte filtry i puste kanistry?',
          answer: richText(
            p(
              'Tak. Filtr oleju to odpad niebezpieczny o kodzie 16 01 07, więc nie wolno go wrzucać do zwykłego pojemnika. Opróżnione kanistry trafiają do recyklingu.',
            ),
          ),
        },
        {
          question: 'Gdzie znajdę kartę charakterystyki?',
          answer: richText(
            p(
              'Do każdego oleju i środka czyszczącego leży przy kasie. Klienci firmowi mają wszystkie karty w portalu klienta.',
            ),
          ),
        },
        {
          question: 'Czy wysyłacie olej pocztą?',
          answer: richText(
            p(
              'Nie. Wolimy, gdy od razu możesz zostawić stary. Przyjedź na jedną z\u00a0',
              link('25 stacji', { page: 'locations' }),
              '.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Tylko litr? Proszę bardzo.',
      text: 'Podaj przy kasie numer rejestracyjny, a dostaniesz właściwy.',
      shape: 'pool',
      links: [{ link: { label: 'Znajdź najbliższą stację', kind: 'page', page: 'locations' } }],
    },
  ],
};
