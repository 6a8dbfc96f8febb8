import { bold, link, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const fleetPl: DemoPageText = {
  title: 'Obsługa flot',
  slug: 'obsluga-flot',
  seo: {
    title: 'Obsługa flot od trzech pojazdów',
    description:
      'Wymiana oleju dla firm: stałe ceny netto, jedna faktura w KSeF na miesiąc, trzy centra flotowe i wóz serwisowy, który przyjedzie na Twój plac.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Obsługa flot. Auta mają jeździć.',
      text: 'Od trzech pojazdów, w stałych cenach, na stacji albo u Ciebie na placu.',
      illustration: 'fleet',
    },
    { blockType: 'anchor', name: 'umowa' },
    {
      blockType: 'text',
      heading: 'Jedna umowa, jeden cennik, jedna faktura',
      lead: 'Auto, które stoi, nie zarabia. Dlatego termin dopasowujemy do tras, a nie trasy do terminu.',
      body: richText(
        ul(
          [bold('Stała cena'), ' za klasę pojazdu, taka sama na wszystkich 25 stacjach w Polsce.'],
          [bold('Jedna faktura'), ' na koniec miesiąca, wystawiona w KSeF.'],
          [
            bold('Jedna lista'),
            ' w każdy poniedziałek: numer rejestracyjny, przebieg, olej, następny termin.',
          ],
          [
            bold('Bez zaliczek'),
            ' i bez minimalnej liczby wymian, z miesięcznym okresem wypowiedzenia.',
          ],
        ),
        table([
          ['Klasa', 'Przykład', 'Cena netto'],
          ['Osobowe', 'do 5,5 litra oleju', '249 zł'],
          ['Małe dostawcze', 'do 2,8 t, do 7 litrów', '339 zł'],
          ['Dostawcze', 'do 3,5 t, do 10 litrów', '459 zł'],
        ]),
        p('Do cen doliczamy 23 % VAT. Filtr oleju i odbiór zużytego oleju są wliczone.'),
      ),
      facts: [
        { label: 'Od', value: 'trzech pojazdów' },
        { label: 'Centra flotowe', value: 'Warszawa, Poznań, Katowice' },
        { label: 'Otwarte', value: 'od szóstej rano' },
        { label: 'Opiekun', value: 'Agnieszka Żurawska, Poznań' },
      ],
    },
    { blockType: 'anchor', name: 'na-miejscu' },
    {
      blockType: 'imageText',
      heading: 'Przyjedziemy na Twój plac',
      body: richText(
        p(
          'Przy dziesięciu autach w jednym miejscu wysyłamy wóz serwisowy: z odsysarką, zbiornikami oleju i wanną. Potrzebujemy dwóch miejsc postojowych i równego podłoża.',
        ),
        p(
          'Wóz dojeżdża do 40 km od każdego z trzech ',
          link('centrów flotowych', { page: 'locations' }),
          '. Dalej też, ale o tym trzeba porozmawiać.',
        ),
      ),
      image: 'vans-yard',
      side: 'right',
      link: { label: 'Napisz do nas', kind: 'url', url: 'mailto:floty@oilway.example' },
    },
    {
      blockType: 'cards',
      heading: 'Dwa sposoby, jedna umowa',
      cards: [
        {
          heading: 'Na stacji',
          text: 'Kierowca wjeżdża po drodze, podaje numer i po 18 minutach jedzie dalej.',
          note: '25 stacji',
          tone: 'sunken',
          illustration: 'station',
          link: { label: 'Zobacz stacje', kind: 'page', page: 'locations' },
        },
        {
          heading: 'Na noc',
          text: 'Auta odbieramy wieczorem w centrum flotowym, przed szóstą są gotowe.',
          note: 'trzy centra',
          tone: 'graphite',
          illustration: 'fleet',
          link: { label: 'Zobacz centra', kind: 'page', page: 'locations' },
        },
      ],
    },
    {
      blockType: 'quote',
      text: 'Mamy 31 busów i jedną kartkę w poniedziałek. Widzę na niej wszystko, czego potrzebuję.',
      name: 'Paulina Grzelak',
      role: 'kierowniczka transportu w hurtowni, Poznań',
    },
    {
      blockType: 'accordion',
      heading: 'Często pytacie',
      items: [
        {
          question: 'Czy obsługujecie auta w leasingu i najmie długoterminowym?',
          answer: richText(
            p(
              'Tak. Pracujemy według planu producenta, a na fakturze podajemy normę oleju, ilość i przebieg. Sprawdź tylko w umowie, czy finansujący nie wymaga zgody.',
            ),
          ),
        },
        {
          question: 'Czy kierowca musi coś płacić na miejscu?',
          answer: richText(p('Nie. Wystarczy numer rejestracyjny wpisany do umowy.')),
        },
        {
          question: 'Jeździmy też do Niemiec. Czy umowa tam obowiązuje?',
          answer: richText(
            p(
              'Zasady są te same na 40 stacjach w Niemczech. Rozlicza je Oilway GmbH w euro, a zestawienie możemy połączyć z polskim.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Ile aut ma Twoja firma?',
      text: 'Napisz, ile ich jest, jakie i gdzie stoją. Ofertę wyślemy następnego dnia roboczego.',
      shape: 'pool',
      links: [
        { link: { label: 'Napisz do nas', kind: 'url', url: 'mailto:floty@oilway.example' } },
        { link: { label: 'Zobacz centra flotowe', kind: 'page', page: 'locations' } },
      ],
    },
  ],
};
