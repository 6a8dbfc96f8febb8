import type { LibraryWords } from './shape.ts';

const number = (value: number) => value.toLocaleString('pl-PL');

export const polish: LibraryWords = {
  categories: {
    root: 'Biblioteka',
    products: 'Produkty',
    car: 'Oleje silnikowe do aut osobowych',
    truck: 'Oleje do pojazdów użytkowych',
    gear: 'Oleje przekładniowe',
    filters: 'Filtry',
    safety: 'Bezpieczeństwo i środowisko',
    sheets: 'Karty charakterystyki',
    waste: 'Olej przepracowany i odpady',
    workshop: 'Warsztat',
    procedures: 'Instrukcje pracy',
    training: 'Szkolenia',
    sales: 'Sprzedaż',
    prices: 'Cenniki',
    pictures: 'Zdjęcia i materiały reklamowe',
    forms: 'Formularze',
  },
  footer: 'Oilway Polska, Łódź. Dokument demonstracyjny, bez gwarancji.',
  version: 'Wersja',
  uses: {
    car: 'samochodów osobowych i lekkich dostawczych',
    truck: 'ciężarówek, autobusów i maszyn rolniczych',
    gear: 'skrzyń biegów i mostów',
  },
  filterKinds: {
    oil: 'Filtr oleju',
    air: 'Filtr powietrza',
    cabin: 'Filtr kabinowy',
    fuel: 'Filtr paliwa',
  },
  dataSheet: ({ density, flash, name, norms, pour }, use) => ({
    title: `Karta produktu ${name}`,
    place: 'products',
    print: 'same',
    pages: [
      {
        heading: name,
        paragraphs: [
          `${name} to olej smarowy do ${use}. Utrzymuje elastyczność uszczelnień, wiąże sadzę i pozostaje płynny na mrozie, dzięki czemu film smarny powstaje już w pierwszych sekundach po rozruchu.`,
          'Decydujące są zawsze zalecenia producenta pojazdu zawarte w instrukcji obsługi. Olej można mieszać z innymi olejami o tej samej specyfikacji; pełne właściwości zachowuje bez domieszek.',
          'Przechowywać w chłodnym, suchym miejscu, z dala od mrozu. W zamkniętym opakowaniu olej zachowuje trwałość przez pięć lat.',
        ],
        table: [
          ['Gęstość w 15 °C', `${number(density)} kg/l`],
          ['Temperatura zapłonu', `${flash} °C`],
          ['Temperatura płynięcia', `${number(pour)} °C`],
          ['Specyfikacje', norms],
        ],
      },
    ],
  }),
  safetySheet: ({ flash, name }) => ({
    title: `Karta charakterystyki ${name}`,
    place: 'sheets',
    print: 'same',
    pages: [
      {
        heading: `Karta charakterystyki: ${name}`,
        paragraphs: [
          'Zagrożenia: mieszanina nie jest sklasyfikowana jako niebezpieczna. Dłuższy kontakt odtłuszcza skórę; olej zużyty może zawierać szkodliwe substancje.',
          'Pierwsza pomoc: po kontakcie ze skórą umyć wodą z mydłem. Oczy płukać przez dziesięć minut. Po połknięciu nie wywoływać wymiotów i zasięgnąć porady lekarza.',
          `Postępowanie w razie pożaru: temperatura zapłonu wynosi ${flash} °C. Stosować pianę, proszek lub dwutlenek węgla, nie używać zwartego strumienia wody.`,
        ],
      },
      {
        heading: 'Uwolnienie, magazynowanie, utylizacja',
        paragraphs: [
          'Rozlany olej zebrać sorbentem i nie dopuścić do przedostania się do kanalizacji. Ryzyko poślizgnięcia: powierzchnię natychmiast oczyścić.',
          'Środki ochrony indywidualnej: rękawice nitrylowe i okulary ochronne podczas przelewania.',
          'Olej przepracowany zbierać oddzielnie i przekazać uprawnionemu odbiorcy.',
        ],
      },
    ],
  }),
  filterSheet: ({ code, height, width }, kind) => ({
    title: `${kind} ${code}`,
    place: 'filters',
    print: 'same',
    pages: [
      {
        heading: `${kind} ${code}`,
        paragraphs: [
          `${kind} ${code} sprawdza się przy co drugiej wymianie oleju i wymienia zgodnie z planem producenta.`,
          'Oczyścić powierzchnię przylegania, nową uszczelkę zwilżyć świeżym olejem i dokręcić filtr ręką. Następnie sprawdzić szczelność.',
        ],
        table: [
          ['Wysokość', `${height} mm`],
          ['Średnica lub szerokość', `${width} mm`],
        ],
      },
    ],
  }),
  priceGroups: ['Oleje silnikowe', 'Oleje przekładniowe', 'Filtry', 'Usługi'],
  priceList: (group, quarter) => ({
    title: `Cennik: ${group}, ${quarter}. kwartał 2026`,
    place: 'prices',
    print: 'own',
    pages: [
      {
        heading: `Cennik: ${group}`,
        paragraphs: [
          `Obowiązuje w ${quarter}. kwartale 2026 dla warsztatów partnerskich. Wszystkie ceny netto, dostawa bezpłatna od 1300 złotych.`,
        ],
        table: [4, 20, 60, 208].map((liters) => [
          `Opakowanie ${liters} l`,
          `${number(Math.round(liters * (31.5 + quarter) * 100) / 100)} zł`,
        ]),
      },
    ],
  }),
  procedures: [
    [
      'Wymiana oleju w aucie osobowym',
      'Rozgrzać silnik, odkręcić korek spustowy i zebrać zużyty olej. Wymienić uszczelkę i filtr, wlać ilość podaną w karcie i po dwóch minutach zmierzyć poziom.',
    ],
    [
      'Wymiana oleju metodą odsysania',
      'Wprowadzić sondę przez rurkę bagnetu aż do dna miski. Porównać odessaną ilość z pojemnością układu.',
    ],
    [
      'Prawidłowy pomiar poziomu oleju',
      'Ustawić pojazd poziomo, wyłączyć silnik, odczekać dwie minuty. Przy wskaźniku elektronicznym stosować się do zaleceń producenta.',
    ],
    [
      'Kasowanie wskaźnika serwisowego',
      'Po każdej wymianie skasować wskaźnik i zapisać następny termin na zawieszce.',
    ],
    [
      'Płukanie skrzyni biegów',
      'Podłączyć urządzenie do płukania, kontrolować temperaturę i płukać aż do uzyskania czystego oleju. Poziom ustawić przy 40 °C.',
    ],
    [
      'Skrzynia dwusprzęgłowa: olej i filtr',
      'Stosować wyłącznie zatwierdzony olej. Moment dokręcania pokrywy filtra: 20 niutonometrów.',
    ],
    [
      'Wymiana oleju w moście',
      'Najpierw odkręcić korek wlewowy, potem spustowy. Oczyścić magnes korka i sprawdzić opiłki.',
    ],
    [
      'Wymiana filtra powietrza',
      'Odkurzyć obudowę przed włożeniem nowego wkładu. Zwrócić uwagę na kierunek montażu.',
    ],
    [
      'Wymiana filtra kabinowego',
      'Wyjąć schowek, sprawdzić strzałkę kierunku przepływu, zamknąć klapkę aż do zatrzaśnięcia.',
    ],
    [
      'Odpowietrzanie filtra paliwa',
      'Trzykrotnie włączyć zapłon, aby pompa wstępna napełniła układ. Następnie sprawdzić szczelność.',
    ],
    [
      'Korek spustowy: momenty dokręcania',
      'Miska stalowa 30, aluminiowa 25 niutonometrów. Zawsze z nową uszczelką.',
    ],
    [
      'Czystość przy wlewie oleju',
      'Lejki i konewki stosować tylko do jednego rodzaju oleju i przechowywać pod przykryciem.',
    ],
    [
      'Podnośnik: kontrola codzienna',
      'Przed pierwszym pojazdem sprawdzić liny, blokadę i wyłączniki krańcowe, wpisać do zeszytu.',
    ],
    [
      'Usuwanie plam oleju',
      'Rozsypać sorbent, rozetrzeć, zebrać. Ilość i miejsce wpisać do ewidencji.',
    ],
    [
      'Przyjęcie pojazdu w trzy minuty',
      'Numer rejestracyjny, przebieg, życzenie klienta. Pokazać wcześniejsze uszkodzenia i uzyskać potwierdzenie.',
    ],
    [
      'Kontrola końcowa po wymianie oleju',
      'Poziom oleju, szczelność, wskaźnik, zawieszka, narzędzia. Dopiero potem oddać kluczyki.',
    ],
  ],
  training: [
    [
      'Podstawy lepkości',
      'Co oznaczają liczby przed i po literze W oraz dlaczego rzadszy olej oszczędza paliwo.',
    ],
    [
      'Jak czytać normy ACEA i API',
      'Jak zbudowane są dopuszczenia i które mogą się wzajemnie zastępować.',
    ],
    [
      'Pojazdy hybrydowe w warsztacie',
      'Dlaczego silniki często uruchamiane na zimno potrzebują innych olejów i jak zabezpieczyć układ wysokiego napięcia.',
    ],
    ['Doradztwo przy ladzie', 'Pytać, słuchać, wyjaśniać: jak powstaje oferta bez nacisku.'],
    [
      'Przyjmowanie reklamacji',
      'Opisać stan faktyczny, pobrać próbkę oleju, odpowiedzieć w ciągu dwóch dni.',
    ],
    ['Analiza oleju', 'Co mówią żelazo, krzem i paliwo w zużytym oleju.'],
    [
      'BHP dla nowych pracowników',
      'Rękawice, okulary, plan ochrony skóry, postępowanie w razie wypadku.',
    ],
    [
      'Obsługa klientów flotowych',
      'Plany przeglądów, faktura zbiorcza i terminy na placu klienta.',
    ],
  ],
  waste: [
    [
      'Olej przepracowany: ulotka',
      'Oleje zużyte zbiera się według kategorii. Obce substancje, na przykład płyn hamulcowy, zanieczyszczają całą partię.',
    ],
    [
      'Odbiór zużytego oleju od klientów',
      'Sprzedawca oleju silnikowego przyjmuje bezpłatnie taką samą ilość oleju zużytego.',
    ],
    [
      'Utylizacja filtrów oleju',
      'Filtry odsączać przez dwanaście godzin i gromadzić w oznakowanej beczce.',
    ],
    [
      'Wyciek: pierwsze działania',
      'Zamknąć źródło, przykryć studzienkę, rozsypać sorbent, powiadomić kierownictwo.',
    ],
    [
      'Magazynowanie substancji niebezpiecznych dla wody',
      'Wanna wychwytowa na największe opakowanie, co najmniej na jedną dziesiątą całości.',
    ],
    [
      'Prowadzenie ewidencji odpadów',
      'Karty przekazania przechowywać przez pięć lat i układać według dat.',
    ],
    ['Sorbenty: wybór i ilość', 'Na jeden litr oleju potrzeba około dwóch kilogramów granulatu.'],
    ['Bilans środowiskowy 2025', 'Z 412 ton zużytego oleju odzyskano 290 ton oleju bazowego.'],
  ],
  forms: [
    ['Formularz zamówienia', 'Numer artykułu, ilość, adres dostawy, osoba kontaktowa.'],
    ['Formularz reklamacji', 'Pojazd, przebieg, olej i numer partii, opis usterki.'],
    ['Zgoda na analizę oleju', 'Klient wyraża zgodę na badanie próbki zużytego oleju.'],
    ['Protokół przekazania', 'Stan pojazdu przy przyjęciu i zwrocie.'],
    ['Wniosek o umowę ramową', 'Dla flot od trzech pojazdów.'],
    ['Zgłoszenie na szkolenie', 'Imię i nazwisko, firma, proponowany termin.'],
  ],
  pictures: [
    'Kanister 5 litrów',
    'Butelka 1 litr',
    'Beczka 208 litrów',
    'Stacja nocą',
    'Strumień oleju',
    'Bagnet',
    'Plakat wiosenny',
    'Plakat zimowy',
    'Baner olej i filtr',
    'Etykieta 5W-30',
    'Logo na papierze',
    'Logo na graficie',
  ],
  links: [
    ['Dobór oleju według producentów', 'https://dobor-oleju.example/'],
    ['Odbiorcy odpadów w pobliżu', 'https://odpady.example/szukaj'],
    ['Kalendarz szkoleń', 'https://szkolenia.example/kalendarz'],
    ['Sklep dla partnerów', 'https://sklep.example/partner'],
  ],
};
