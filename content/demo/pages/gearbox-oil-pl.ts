import { bold, link, ol, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const gearboxOilPl: DemoPageText = {
  title: 'Olej przekładniowy',
  slug: 'olej-przekladniowy',
  seo: {
    title: 'Wymiana oleju w skrzyni biegów od 449 zł',
    description:
      'Automat, skrzynia dwusprzęgłowa czy manualna: kiedy wymienić olej przekładniowy, jak wygląda płukanie i ile kosztuje w Oilway razem z filtrem.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Olej przekładniowy. Biegi znów wchodzą miękko.',
      text: 'Płukanie automatu, wymiana w skrzyni dwusprzęgłowej i w manualnej.',
      illustration: 'gearbox',
    },
    {
      blockType: 'text',
      heading: '„Dożywotni” nie znaczy wieczny',
      lead: 'To słowo mówi tylko tyle, że w planie przeglądów nie ma terminu. Producenci skrzyń, na przykład ZF, sami go podają: 80–120 tys. km albo osiem lat.',
      body: richText(
        table([
          ['Skrzynia', 'Olej', 'Co ile', 'Cena od'],
          ['Automat hydrokinetyczny', 'ATF z aprobatą', '80 tys. km', '1099 zł'],
          ['Dwusprzęgłowa mokra', 'olej DCT i filtr', '60 tys. km', '899 zł'],
          ['Bezstopniowa (CVT)', 'olej CVT z aprobatą', '60 tys. km', '999 zł'],
          ['Manualna', '75W-80 albo 75W-90, GL-4', '100 tys. km', '449 zł'],
          ['Sprzęgło napędu 4×4', 'olej z aprobatą', '3 lata', '349 zł'],
        ]),
        p(
          'Ceny brutto, z olejem w typowej ilości, filtrem i uszczelką. Skrzynie z suchymi sprzęgłami, jak DQ200, mają niewiele oleju i nie wymagają płukania.',
        ),
      ),
      facts: [
        { label: 'Czas', value: 'dwie do trzech godzin' },
        { label: 'Umawianie', value: 'tak, zwykle w tym samym tygodniu' },
        { label: 'Odpowiedzialność', value: '24 miesiące' },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Płukanie, a nie samo spuszczenie',
      body: richText(
        p(
          'Po zdjęciu miski z automatu wypływa niecała połowa oleju. Reszta zostaje w przekładni hydrokinetycznej, w chłodnicy i w przewodach.',
        ),
        ol(
          [bold('Odczyt.'), ' Błędy i wartości adaptacji, przed pracą i po niej.'],
          [bold('Spuszczenie.'), ' Czyścimy magnesy, zakładamy nowy filtr i uszczelkę.'],
          [bold('Płukanie.'), ' Urządzenie tłoczy świeży olej, aż zacznie wracać czysty.'],
          [bold('Poziom.'), ' Ustawiamy go w temperaturze, którą podaje producent.'],
        ),
      ),
      image: 'gearbox-open',
      side: 'left',
    },
    {
      blockType: 'numbers',
      value: '60 tys.',
      text: 'kilometrów to typowy odstęp dla mokrej skrzyni dwusprzęgłowej.',
      items: [
        { value: '13', text: 'stacji w Polsce ma urządzenie do płukania.' },
        { value: '20 min', text: 'trwa jazda próbna z diagnozą. Nie płacisz za nią nic.' },
      ],
    },
    {
      blockType: 'accordion',
      heading: 'Często pytacie',
      items: [
        {
          question: 'Po czym poznać, że olej jest stary?',
          answer: richText(
            ul(
              'Automat szarpie przy ruszaniu albo przy redukcji.',
              'Na zimno zmienia biegi inaczej niż na ciepło.',
              'Bieg, zwłaszcza wsteczny, wchodzi z opóźnieniem.',
            ),
            p('Jeśli zużyte jest łożysko albo sprzęgło, olej nie pomoże. Powiemy to przed pracą.'),
          ),
        },
        {
          question: 'Czy płukanie może zaszkodzić?',
          answer: richText(
            p(
              'Płuczemy bez rozpuszczalników i bez nadciśnienia, tylko olejem, który zostaje w skrzyni. Gdy diagnoza pokazuje opiłki albo ślizgające się sprzęgła, odradzamy.',
            ),
          ),
        },
        {
          question: 'Jaki olej wlewacie?',
          answer: richText(
            p(
              'Z aprobatą do Twojej skrzyni, na przykład ZF LifeguardFluid 8 albo VW G 052 182. Olejów przekładniowych nie wolno zamieniać, nawet jeśli mają ten sam kolor.',
            ),
          ),
        },
        {
          question: 'Czy robią to wszystkie stacje?',
          answer: richText(
            p(
              'Nie, urządzenie do płukania ma około połowa. Które to stacje, pokazuje ',
              link('wyszukiwarka', { page: 'locations' }),
              '.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Szarpie przy zmianie biegu?',
      text: 'Przyjedź na jazdę próbną, sprawdzimy przyczynę.',
      shape: 'pool',
      links: [
        { link: { label: 'Znajdź stację', kind: 'page', page: 'locations' } },
        { link: { label: 'Zapytaj nas', kind: 'page', page: 'contact' } },
      ],
    },
  ],
};
