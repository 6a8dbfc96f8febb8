import { h2, link, p, richText, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const accessibilityPl: DemoPageText = {
  title: 'Dostępność',
  slug: 'dostepnosc',
  seo: {
    title: 'Deklaracja dostępności Oilway Polska',
    description:
      'Na ile dostępna jest ta strona, co jeszcze się nie udaje i gdzie to zgłosić: informacje Oilway Polska według ustawy z 26 kwietnia 2024 r. o dostępności.',
  },
  blocks: [
    { blockType: 'hero', variant: 'field', heading: 'Dostępność' },
    {
      blockType: 'text',
      lead: 'Drogę do nas ma znaleźć każdy: z klawiaturą, czytnikiem ekranu, lupą albo z telefonem w jednej ręce.',
      body: richText(
        h2('Czego dotyczy ta informacja'),
        p(
          'Strony internetowej Oilway w Polsce i portalu klienta. Podstawą jest ustawa z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze, stosowana od 28 czerwca 2025 r. Oceniamy według normy EN 301 549, która dla stron odsyła do WCAG 2.1 na poziomie AA.',
        ),
        h2('Co możesz tu zrobić'),
        ul(
          'obsłużyć każdą stronę i każdy formularz klawiaturą, z widocznym fokusem,',
          'powiększyć litery u góry strony, a nic się nie utnie,',
          'znaleźć każdą stację na liście, także bez mapy,',
          'przeczytać błędy w formularzu jako tekst z odnośnikiem do pola,',
          'wyłączyć ruch: strona respektuje ustawienie Twojego urządzenia.',
        ),
        h2('Co jeszcze się nie udaje'),
        ul(
          'Karty charakterystyki w portalu klienta pochodzą od producentów i nie zawsze są dostępnymi plikami PDF. Na prośbę odczytamy je lub prześlemy tekst.',
          'Zdjęcia z mediów społecznościowych nie mają osobnego opisu; obok stoi treść posta.',
        ),
        h2('Jak sprawdzaliśmy'),
        p(
          'Automatycznie przy każdej zmianie oraz ręcznie, klawiaturą i czytnikiem ekranu. To samoocena, a nie audyt zewnętrzny.',
        ),
        h2('Zgłoś barierę'),
        p(
          'Napisz na ',
          link('dostepnosc@oilway.example', { url: 'mailto:dostepnosc@oilway.example' }),
          ' i podaj stronę oraz to, czego nie udało się zrobić. Odpowiemy w ciągu 14 dni, a do tego czasu pomożemy inaczej, choćby przez ',
          link('kontakt osobisty', { page: 'contact' }),
          '.',
        ),
        h2('Kto nas nadzoruje'),
        p(
          'Jeśli odpowiedź Cię nie zadowoli, możesz zawiadomić organ nadzoru rynku. Nadzór nad dostępnością produktów i usług koordynuje Prezes Zarządu Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych (PFRON).',
        ),
      ),
      facts: [
        { label: 'Stan na', value: '19 listopada 2026 r.' },
        { label: 'Podstawa', value: 'EN 301 549 oraz WCAG 2.1 AA' },
        { label: 'Odpowiedź', value: 'w ciągu 14 dni' },
      ],
    },
    {
      blockType: 'accordion',
      heading: 'A na stacjach?',
      items: [
        {
          question: 'Czy wjadę na wózku?',
          answer: richText(
            p(
              'Każda recepcja jest na poziomie placu. Podczas wymiany możesz zostać w aucie, bo stoi nad kanałem, a nie na podnośniku.',
            ),
          ),
        },
        {
          question: 'Nie słyszę. Jak ustalimy, co zrobić?',
          answer: richText(
            p(
              'Na ekranie przy wjeździe widać olej, filtr i cenę. Pytania zapisujemy, a Ty zgadzasz się albo nie.',
            ),
          ),
        },
        {
          question: 'Czy pies asystujący może wejść?',
          answer: richText(p('Tak, do recepcji i do auta. Tylko do kanału nie.')),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Coś nie zadziałało?',
      text: 'Wystarczy krótka wiadomość, bez fachowych słów.',
      shape: 'corner',
      links: [
        { link: { label: 'Zgłoś barierę', kind: 'url', url: 'mailto:dostepnosc@oilway.example' } },
      ],
    },
  ],
};
