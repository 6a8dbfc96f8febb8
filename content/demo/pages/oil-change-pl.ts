import { bold, h3, link, ol, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const oilChangePl: DemoPageText = {
  title: 'Wymiana oleju',
  slug: 'wymiana-oleju',
  seo: {
    title: 'Wymiana oleju z filtrem od 249 zł',
    description:
      'Olej z aprobatą producenta, nowy filtr i wpis do książki: ile kosztuje wymiana oleju w Oilway, jak przebiega i jak dobrać olej do silnika.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Wymiana oleju. Szybko, ale po kolei.',
      text: 'Właściwy olej, nowy filtr, 18 minut.',
      illustration: 'viscosity',
    },
    { blockType: 'anchor', name: 'przebieg' },
    {
      blockType: 'text',
      heading: 'Jak to wygląda',
      lead: 'Wjeżdżasz, sprawdzamy numer rejestracyjny i podajemy cenę. Dopiero potem odkręcamy korek.',
      body: richText(
        ol(
          [bold('Sprawdzamy'), ', jakiej normy wymaga producent silnika.'],
          [bold('Spuszczamy'), ' stary olej na ciepło, żeby jak najmniej zostało w misce.'],
          [bold('Wymieniamy'), ' filtr i uszczelkę, korek dokręcamy kluczem dynamometrycznym.'],
          [bold('Wlewamy'), ' nowy olej i mierzymy poziom dwa razy: przed rozruchem i po nim.'],
          [bold('Wpisujemy'), ' przebieg do książki i kasujemy komunikat o inspekcji.'],
        ),
        p(
          'Filtr powietrza albo kabinowy wymienimy od razu. Po co, piszemy na stronie ',
          link('Filtry', { page: 'filters' }),
          '.',
        ),
      ),
      facts: [
        { label: 'Czas', value: 'średnio 18 minut' },
        { label: 'Umawianie', value: 'niepotrzebne' },
        { label: 'Pojazdy', value: 'osobowe i dostawcze do 3,5 t' },
        { label: 'Rękojmia', value: '24 miesiące' },
      ],
    },
    {
      blockType: 'video',
      heading: 'Od wjazdu do naklejki z przebiegiem',
      text: 'Cała wymiana bez cięć, nagrana przy kanale. Słychać to, co zwykle słychać w hali.',
      videoURL: 'https://youtu.be/aqz-KE-bpKQ',
      title: 'Wymiana oleju w Poznaniu',
      coverImage: 'lift-bay',
      startAt: 5,
    },
    { blockType: 'anchor', name: 'cennik' },
    {
      blockType: 'text',
      heading: 'Trzy pakiety, trzy ceny',
      body: richText(
        p('Liczy się pojemność układu. Nic więcej.'),
        table([
          ['Pakiet', 'W cenie', 'Cena'],
          ['Mały', 'do 4 litrów oleju, filtr', '249 zł'],
          ['Średni', 'do 5,5 litra oleju, filtr', '319 zł'],
          ['Duży', 'do 8 litrów oleju, filtr', '449 zł'],
        ]),
        p(
          'Ceny brutto, z 23 % VAT, robocizną i odbiorem zużytego oleju. Oleje ze specjalną normą, na przykład VW 508 00, kosztują 50 zł więcej. Zapłacisz kartą, BLIK-iem albo gotówką.',
        ),
      ),
    },
    { blockType: 'anchor', name: 'jaki-olej' },
    {
      blockType: 'text',
      heading: 'Olej 0W-20 czy 5W-30? Co naprawdę mówi etykieta',
      lead: 'Dwie liczby, jedna litera i mnóstwo nieporozumień. Wyjaśniamy, dlaczego „gęstszy” nie znaczy „lepszy”.',
      body: richText(
        p(
          'Litera W pochodzi od angielskiego słowa winter, czyli zima. Liczba przed nią mówi, jak olej płynie podczas rozruchu na mrozie. Druga opisuje lepkość w temperaturze pracy, a więc przy około 100 °C.',
        ),
        table([
          ['Cecha', '0W-20', '5W-30', '5W-40'],
          ['Rozruch do', '−35 °C', '−30 °C', '−30 °C'],
          ['Lepkość przy 100 °C', 'ok. 8 mm²/s', 'ok. 11 mm²/s', 'ok. 14 mm²/s'],
          ['Przykładowa norma', 'VW 508 00', 'VW 504 00', 'VW 502 00'],
          [
            'Typowe silniki',
            'benzynowe i hybrydy od 2016 r.',
            'diesle z filtrem DPF',
            'starsze benzynowe, LPG',
          ],
        ]),
        h3('Trzy pytania przed wymianą'),
        ul(
          'Jaką normę podaje książka serwisowa?',
          'Czy jeździsz głównie na krótkich odcinkach, poniżej 10 km?',
          'Kiedy ostatnio ktoś sprawdził poziom oleju na bagnecie?',
        ),
      ),
    },
    {
      blockType: 'callToAction',
      heading: 'Nie masz pewności? Podaj nam numer rejestracyjny.',
      text: 'Na stacji sprawdzimy właściwą normę w minutę, bez opłat i bez umawiania wizyty.',
      shape: 'corner',
      links: [{ link: { label: 'Znajdź najbliższą stację', kind: 'page', page: 'locations' } }],
    },
    { blockType: 'anchor', name: 'olej-przekladniowy' },
    {
      blockType: 'imageText',
      heading: 'Skrzynia biegów też ma swój olej',
      body: richText(
        p(
          '„Dożywotni” olej starcza na życie skrzyni, a nie samochodu. Po 60–100 tys. km automat i skrzynia dwusprzęgłowa szarpią, bo olej stracił swoje właściwości.',
        ),
        p(
          'Płuczemy cały układ, wymieniamy filtr i ustawiamy poziom w temperaturze, którą podaje producent. Zajmuje to dwie do trzech godzin i kosztuje od 899 zł.',
        ),
      ),
      illustration: 'gearbox',
      side: 'right',
      link: { label: 'Więcej o oleju przekładniowym', kind: 'page', page: 'gearbox-oil' },
    },
    {
      blockType: 'accordion',
      heading: 'Często pytacie',
      items: [
        {
          question: 'Czy stracę gwarancję, jeśli nie pojadę do ASO?',
          answer: richText(
            p(
              'Nie. Zgodnie z rozporządzeniem Komisji (UE) nr 461/2010 producent nie może uzależniać gwarancji od przeglądów we własnej sieci. Ważne, żeby użyć części i oleju zgodnych z wymaganiami. Wszystko to znajdziesz na fakturze.',
            ),
          ),
        },
        {
          question: 'Jak często wymieniać olej?',
          answer: richText(
            p(
              'Co 10–15 tys. km albo raz w roku. Producenci dopuszczają czasem 30 tys. km, ale przy jeździe miejskiej i krótkich trasach olej starzeje się znacznie szybciej.',
            ),
          ),
        },
        {
          question: 'Mam instalację LPG. Czy potrzebny jest inny olej?',
          answer: richText(
            p(
              'Nie inny, tylko częściej wymieniany. Gaz spala się w wyższej temperaturze, dlatego przy LPG skracamy odstęp do 10 tys. km.',
            ),
          ),
        },
        {
          question: 'Czy mogę przywieźć własny olej?',
          answer: richText(
            p(
              'Tak, w zamkniętym opakowaniu i z właściwą normą. Robocizna, filtr i utylizacja kosztują wtedy 149 zł. Za sam olej nie odpowiadamy.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Świeży olej jeszcze dziś?',
      shape: 'pool',
      links: [
        { link: { label: 'Znajdź stację', kind: 'page', page: 'locations' } },
        { link: { label: 'Dołóż filtry', kind: 'page', page: 'filters' } },
      ],
    },
  ],
};
