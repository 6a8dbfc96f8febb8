import { br, h2, link, p, richText, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const privacyPl: DemoPageText = {
  title: 'Prywatność',
  slug: 'prywatnosc',
  seo: {
    title: 'Prywatność: bez śledzenia i bez banera',
    description:
      'Bez zgody ta strona nie zapisuje plików cookies i nie łączy się z serwerami innych firm. W dziennikach serwera nie ma danych osobowych.',
  },
  blocks: [
    { blockType: 'hero', variant: 'field', heading: 'Prywatność' },
    {
      blockType: 'text',
      lead: 'Możesz czytać te strony, a my nie wiemy, kim jesteś. Nie ma śledzenia ani banera, a treści innych firm wczytują się dopiero wtedy, gdy na to pozwolisz.',
      body: richText(
        h2('Administrator danych'),
        p(
          'Oilway Polska sp. z o.o., ul. Obornicka 237, 60-650 Poznań. W sprawach danych osobowych pisz na adres ',
          link('prywatnosc@oilway.example', { url: 'mailto:prywatnosc@oilway.example' }),
          '. Pozostałe dane spółki są na stronie ',
          link('Informacje prawne', { page: 'imprint' }),
          '.',
        ),
        h2('Co dzieje się podczas odwiedzin'),
        p(
          'Przeglądarka musi podać serwerowi adres IP, bo inaczej odpowiedź by nie dotarła. Używamy go tylko do tej jednej odpowiedzi i nie zapisujemy. W dzienniku serwera zostają czas, wynik i długość obsługi żądania oraz losowy identyfikator, czyli nic, co wskazywałoby na Ciebie. Podstawą jest art. 6 ust. 1 lit. f RODO: chcemy prowadzić działającą stronę.',
        ),
        h2('Pliki cookies'),
        p(
          'Dopóki na nic nie pozwolisz, nie zapisujemy żadnych. Gdy zgodzisz się na stałe na treści jakiejś firmy, plik cookie pamięta ten wybór przez pół roku; zmienisz go w każdej chwili w „Ustawieniach plików cookie” w stopce. Nasza redakcja dostaje krótkotrwały plik, gdy ogląda nieopublikowany szkic. Oba są technicznie niezbędne, dlatego na nie zgoda nie jest potrzebna (art. 399 Prawa komunikacji elektronicznej).',
        ),
        h2('Kroje pisma, mapa, obrazy'),
        p(
          'Pochodzą z naszego serwera, także kroje pisma i mapa. Przeglądarka nie łączy się po nie z żadną inną firmą.',
        ),
        h2('Filmy'),
        p(
          'Nasze filmy są w serwisie YouTube. Na początku widać tylko obraz tytułowy z naszego serwera. Dopiero gdy wczytasz film, Google Ireland Ltd. z Dublina otrzyma Twój adres IP oraz informacje o przeglądarce i urządzeniu; może też zapisać dane w przeglądarce i przetwarzać je w USA. Podstawą jest Twoja zgoda (art. 6 ust. 1 lit. a RODO, art. 399 Prawa komunikacji elektronicznej), którą możesz wycofać w każdej chwili. Jeśli zgodzisz się na filmy na stałe, przeglądarka zapamięta też miejsce przerwania i tytuł filmu; znikną one po wycofaniu zgody.',
        ),
        h2('Wyszukiwanie stacji'),
        p(
          'Miejscowość albo kod, które wpiszesz, służą tylko do pokazania najbliższych stacji. Potem o nich zapominamy.',
        ),
        h2('Gdy do nas napiszesz'),
        p(
          'Przetwarzamy to, co nam podasz, żeby odpowiedzieć (art. 6 ust. 1 lit. b albo f RODO). Usuwamy wiadomość, gdy sprawa jest zamknięta, chyba że przepisy każą przechowywać ją dłużej.',
        ),
        h2('Twoje prawa'),
        ul(
          'dostęp do danych (art. 15 RODO),',
          'sprostowanie (art. 16 RODO),',
          'usunięcie (art. 17 RODO),',
          'ograniczenie przetwarzania (art. 18 RODO) i powiadomienie odbiorców (art. 19 RODO),',
          'przenoszenie danych (art. 20 RODO),',
          'sprzeciw wobec przetwarzania opartego na uzasadnionym interesie (art. 21 RODO),',
          'ochrona przed decyzjami podejmowanymi wyłącznie przez automat (art. 22 RODO); u nas takich nie ma.',
        ),
        p('Wystarczy e-mail. Odpowiemy najpóźniej w ciągu miesiąca.'),
        h2('Skarga'),
        p('Jeśli uważasz, że naruszamy przepisy, możesz złożyć skargę do organu nadzorczego:'),
        p(
          'Prezes Urzędu Ochrony Danych Osobowych (PUODO)',
          br,
          'ul. Stanisława Moniuszki 1A',
          br,
          '00-014 Warszawa',
          br,
          link('uodo.gov.pl', { url: 'https://uodo.gov.pl/' }),
        ),
      ),
      facts: [
        { label: 'Cookies', value: 'żadne bez zgody' },
        { label: 'Inne firmy', value: 'tylko po wczytaniu filmu' },
        { label: 'Kontakt', value: 'prywatnosc@oilway.example' },
      ],
    },
  ],
};
