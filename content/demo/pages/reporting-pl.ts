import { bold, br, link, ol, p, richText, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const reportingPl: DemoPageText = {
  title: 'Zgłoszenia sygnalistów',
  slug: 'zgloszenia',
  seo: {
    title: 'Zgłoszenia sygnalistów w Oilway Polska',
    description:
      'Zgłoszenia wewnętrzne w Oilway Polska według ustawy o ochronie sygnalistów: kto jest chroniony, jak się z nami skontaktować i kiedy dostaniesz odpowiedź.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Zgłoś naruszenie. Bezpiecznie.',
      text: 'Widzisz w Oilway coś, co łamie prawo? Powiedz nam o tym. To Ty decydujesz, czy podasz nazwisko.',
      illustration: 'lock-drop',
      links: [
        {
          link: {
            label: 'Wyślij zgłoszenie',
            kind: 'page',
            page: 'reporting',
            anchor: 'formularz',
          },
        },
        {
          link: {
            label: 'Sprawdź stan zgłoszenia',
            kind: 'page',
            page: 'reporting',
            anchor: 'skrzynka',
          },
        },
      ],
    },
    {
      blockType: 'text',
      heading: 'Na czym polega ochrona',
      lead: 'Podstawą jest ustawa z dnia 14 czerwca 2024 r. o ochronie sygnalistów. Chroni każdego, kto dowiedział się o naruszeniu w związku z pracą: pracowników, uczniów i stażystów, zleceniobiorców, kandydatów i dostawców.',
      body: richText(
        ul(
          [
            bold('Poufność. '),
            'Twoje dane znają tylko dwie upoważnione osoby. Bez Twojej wyraźnej zgody nie ujawnimy ich nikomu innemu (art. 8).',
          ],
          [
            bold('Anonimowość. '),
            'Ustawa nie każe przyjmować zgłoszeń anonimowych. My przyjmujemy je i sprawdzamy tak samo.',
          ],
          [
            bold('Zakaz odwetu. '),
            'Zwolnienie, obniżenie pensji czy pominięcie przy awansie z powodu zgłoszenia są zakazane, także próby i groźby. To pracodawca musi udowodnić, że miał inny powód (art. 11 i 12).',
          ],
        ),
        p(
          'Chroniony jest ten, kto miał uzasadnione podstawy sądzić, że mówi prawdę. Pomyłka nie szkodzi. Zgłoszenie informacji świadomie nieprawdziwych jest przestępstwem (art. 57).',
        ),
      ),
      facts: [
        { label: 'Potwierdzenie', value: 'w ciągu 7 dni' },
        { label: 'Informacja zwrotna', value: 'najpóźniej 3 miesiące później' },
        { label: 'Spotkanie', value: 'w ciągu 14 dni od wniosku' },
      ],
    },
    { blockType: 'anchor', name: 'formularz' },
    {
      blockType: 'reportForm',
      heading: 'Wyślij zgłoszenie',
      text: 'Zgłoszenie przeczytają tylko dwie upoważnione osoby. Nie zapisujemy adresu IP ani godziny.',
    },
    { blockType: 'anchor', name: 'skrzynka' },
    {
      blockType: 'reportMailbox',
      heading: 'Sprawdź stan zgłoszenia',
      text: 'Dzięki kodowi dostępu przeczytasz nasze odpowiedzi, możesz też coś uzupełnić.',
    },
    { blockType: 'anchor', name: 'kontakt' },
    {
      blockType: 'imageText',
      heading: 'Jak do nas trafić',
      body: richText(
        p(
          bold('Poczta. '),
          'W zamkniętej kopercie, której sekretariat nie otwiera:',
          br,
          'Oilway Polska sp. z o.o., Zgłoszenia – do rąk własnych, ul. Obornicka 237, 60-650 Poznań',
        ),
        p(
          bold('Telefon. '),
          'Od poniedziałku do piątku, od 9 do 15, linia nienagrywana: ',
          link('+48 00 000 01 90', { url: 'tel:+48000000190' }),
        ),
        p(
          bold('Spotkanie. '),
          'Na Twój wniosek spotkamy się najpóźniej po 14 dniach, również poza siedzibą. Protokół możesz sprawdzić, poprawić i podpisać.',
        ),
      ),
      illustration: 'letterbox',
      side: 'left',
      link: { label: 'Napisz e-mail', kind: 'url', url: 'mailto:zgloszenia@oilway.example' },
    },
    {
      blockType: 'text',
      heading: 'Co dzieje się potem',
      body: richText(
        ol(
          [bold('Przyjęcie. '), 'W ciągu siedmiu dni potwierdzamy, jeśli mamy adres do kontaktu.'],
          [
            bold('Sprawdzenie. '),
            'Ustalamy, czy doszło do naruszenia. Gdy czegoś brakuje, dopytujemy.',
          ],
          [bold('Działanie. '), 'Usuwamy naruszenie, a jeśli trzeba, zawiadamiamy właściwy organ.'],
          [
            bold('Odpowiedź. '),
            'Nie później niż trzy miesiące po potwierdzeniu dowiadujesz się, co zrobiliśmy i dlaczego.',
          ],
        ),
        p(
          'Zgłoszenie wpisujemy do rejestru. Dane przechowujemy przez trzy lata po zakończeniu roku, w którym zakończyliśmy sprawę.',
        ),
        p(
          'Nie musisz zaczynać od nas. Zgłoszenia zewnętrzne przyjmuje między innymi ',
          link('Rzecznik Praw Obywatelskich', { url: 'https://bip.brpo.gov.pl/' }),
          '.',
        ),
      ),
    },
    {
      blockType: 'accordion',
      heading: 'Często pytacie',
      items: [
        {
          question: 'Co można zgłosić?',
          answer: richText(
            p(
              'Naruszenia wymienione w art. 3 ustawy: między innymi korupcję, naruszenia ochrony środowiska, bezpieczeństwa produktów i transportu, ochrony konsumentów i danych osobowych. Przyjmujemy też zgłoszenia dotyczące bezpieczeństwa pracy.',
            ),
          ),
        },
        {
          question: 'Mam reklamację. Czy to dobre miejsce?',
          answer: richText(
            p(
              'Szybciej pomoże ',
              link('obsługa klienta', { page: 'contact' }),
              '. Osoby od zgłoszeń nie rozpatrują reklamacji.',
            ),
          ),
        },
        {
          question: 'A osoba, której dotyczy zgłoszenie?',
          answer: richText(
            p(
              'Jej dane także są poufne. Dopóki sprawa trwa, nikt nie jest winny, a każdy ma prawo się wypowiedzieć.',
            ),
          ),
        },
      ],
    },
  ],
};
