import { bold, br, link, p, richText, table } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const contactPl: DemoPageText = {
  title: 'Kontakt',
  slug: 'kontakt',
  seo: {
    title: 'Kontakt: osoby i działy Oilway w Polsce',
    description:
      'Obsługa klienta, floty, faktury, sponsoring: działy Oilway Polska z adresami e-mail oraz siedem osób kontaktowych dla wszystkich 16 województw.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Kontakt. Odpowiada człowiek.',
      text: 'Na wymianę oleju nie trzeba się umawiać. We wszystkich innych sprawach pisz lub dzwoń.',
    },
    {
      blockType: 'contactList',
      heading: 'Kto zajmie się Twoją sprawą',
      text: 'Wybierz województwo. Nasi opiekunowie znają stacje w regionie, odwiedzają firmy i oddzwaniają tego samego dnia roboczego.',
    },
    { blockType: 'anchor', name: 'wiadomosc' },
    {
      blockType: 'contactForm',
      heading: 'Napisz do nas',
      text: 'Wiadomość przeczyta tylko wybrany dział. Numer sprawy pojawi się od razu.',
    },
    { blockType: 'anchor', name: 'dzialy' },
    {
      blockType: 'text',
      heading: 'Działy w Poznaniu',
      lead: 'Napisz od razu we właściwe miejsce. Wtedy przeczyta to ten, kto umie odpowiedzieć.',
      body: richText(
        table([
          ['Dział', 'Sprawy', 'Odpowiedź'],
          ['Obsługa klienta', 'pytania o wymianę, reklamacje', 'tego samego dnia'],
          ['Floty', 'oferta, umowa, wóz serwisowy', 'następnego dnia'],
          ['Faktury', 'faktury, KSeF, płatności', 'w dwa dni'],
          ['Portal klienta', 'dostęp, hasło, pliki', 'następnego dnia'],
          ['Media', 'zapytania redakcji', 'w trzy dni'],
        ]),
        p(
          bold('Adres: '),
          'Oilway Polska sp. z o.o., ul. Obornicka 237, 60-650 Poznań',
          br,
          bold('Centrala: '),
          link('+48 00 000 01 00', { url: 'tel:+48000000100' }),
          ', od poniedziałku do piątku, od 8 do 16',
          br,
          bold('E-mail: '),
          link('kontakt@oilway.example', { url: 'mailto:kontakt@oilway.example' }),
        ),
        p(
          'Chcesz zgłosić naruszenie prawa? Służą do tego ',
          link('zgłoszenia sygnalistów', { page: 'reporting' }),
          '. Tego, co tam trafi, nie czyta nikt z tych działów.',
        ),
      ),
      facts: [
        { label: 'Obsługa klienta', value: 'serwis@oilway.example' },
        { label: 'Floty', value: 'floty@oilway.example' },
        { label: 'Faktury', value: 'faktury@oilway.example' },
        { label: 'Portal klienta', value: 'portalklienta@oilway.example' },
        { label: 'Media', value: 'media@oilway.example' },
      ],
    },
    {
      blockType: 'accordion',
      heading: 'Zanim zadzwonisz',
      items: [
        {
          question: 'Coś jest nie tak po wymianie. Co robić?',
          answer: richText(
            p(
              'Podjedź na dowolną stację, nie tylko na tę samą. Sprawdzimy od razu, a jeśli to nasz błąd, naprawimy go bezpłatnie. Odpowiadamy przez 24 miesiące.',
            ),
          ),
        },
        {
          question: 'Świeci się czerwona kontrolka ciśnienia oleju.',
          answer: richText(
            p(
              'Zgaś silnik i nie jedź dalej, nawet kilometra. Zadzwoń do nas albo po pomoc drogową.',
            ),
          ),
        },
        {
          question: 'Zgubiłem fakturę.',
          answer: richText(
            p(
              'Napisz na faktury@oilway.example i podaj numer rejestracyjny oraz dzień wizyty. Duplikat wyślemy w dwa dni robocze.',
            ),
          ),
        },
      ],
    },
  ],
};
