import type { Locale } from '@oilway/store/locales.ts';
import type { BrowserStorageKey, StorageKind } from '../../components/browser-storage.ts';

interface StorageMessages {
  lead: string;
  kinds: Record<StorageKind, string>;
  entries: Record<BrowserStorageKey, { purpose: string; until: string }>;
  /** Legal basis of an entry. */
  withoutConsent: string;
  withConsent: string;
  note: string;
}

export const storageMessages: Record<Locale, StorageMessages> = {
  'de-DE': {
    lead: 'Wer hier nur liest, bekommt kein Cookie. Gespeichert wird erst, wenn Sie etwas einstellen, schreiben, erlauben oder sich anmelden; im Speicher des Browsers bleibt es auf Ihrem Gerät und wird nicht an uns gesendet.',
    kinds: {
      cookie: 'Cookie',
      localStorage: 'Speicher des Browsers (localStorage)',
      sessionStorage: 'Speicher des Tabs (sessionStorage)',
    },
    entries: {
      session: {
        purpose: 'Hält Sie im Kundenportal angemeldet. Entsteht, wenn Sie sich anmelden.',
        until: 'Bis Sie sich abmelden oder den Browser schließen.',
      },
      consent: {
        purpose: 'Merkt sich, was Sie erlaubt haben. Entsteht mit der ersten Erlaubnis.',
        until: 'Ein halbes Jahr, oder bis Sie alles widerrufen.',
      },
      country: {
        purpose:
          'Merkt sich, welches Land Sie gewählt haben oder dass Sie den Vorschlag geschlossen haben, damit wir nicht wieder fragen.',
        until:
          'Eine Wahl bleibt, bis Sie die Daten der Website löschen; ein geschlossener Vorschlag, bis Sie den Tab schließen.',
      },
      textSize: {
        purpose: 'Merkt sich die Schriftgröße, die Sie oben auf der Seite gewählt haben.',
        until: 'Bis Sie zur normalen Größe zurückkehren oder die Daten der Website löschen.',
      },
      closedNotices: {
        purpose: 'Merkt sich, welche Hinweise oben auf der Seite Sie geschlossen haben.',
        until: 'Bis Sie die Daten der Website löschen; die letzten zwanzig.',
      },
      station: {
        purpose:
          'Merkt sich die nächste Station, die Ihre letzte Suche ergab: ihre Nummer, ihren Namen und die Entfernung, nicht Ihren Standort. Sie steht dann am Fuß jeder Seite und auf der Karte der Startseite.',
        until: 'Bis Sie dort „Vergessen“ wählen, neu suchen oder die Daten der Website löschen.',
      },
      draft: {
        purpose:
          'Bewahrt, was Sie in das Sponsoring-Formular schreiben, falls Sie die Seite verlassen. Dateien und Bestätigungen gehören nicht dazu.',
        until:
          'Bis Sie senden oder den Entwurf verwerfen; nach 30\u00a0Tagen wird er nicht mehr verwendet.',
      },
      streets: {
        purpose: 'Merkt sich, von welchem Anbieter Sie Straßenkarten erlaubt haben.',
        until: 'Bis Sie die Erlaubnis widerrufen.',
      },
      videoPlace: {
        purpose: 'Merkt sich, bis wohin Sie ein Video gesehen haben.',
        until: 'Bis Sie weitersehen, widerrufen oder den Browser schließen.',
      },
      videoTitle: {
        purpose: 'Merkt sich, wie ein Video heißt.',
        until: 'Bis Sie widerrufen; nach 30\u00a0Tagen wird der Titel neu geladen.',
      },
      preview: {
        purpose: 'Schaltet unserer Redaktion Entwürfe frei. Besucher bekommen es nicht.',
        until: 'Eine halbe Stunde.',
      },
    },
    withoutConsent: 'Ohne Einwilligung.',
    withConsent: 'Nur mit Ihrer Einwilligung.',
    note: '„Ohne Einwilligung“ heißt: Es ist unbedingt erforderlich für das, was Sie gerade wünschen (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG). Für alles andere gilt §\u00a025 Abs.\u00a01 TDDDG. Wo diese Website verschlüsselt übertragen wird, steht vor den Namen der meisten Cookies noch „__Host-“. Was Google in Ihrem Browser speichert, wenn Sie ein Video oder reCAPTCHA erlauben, bestimmt Google.',
  },
  'pl-PL': {
    lead: 'Kto tylko czyta, nie dostaje żadnego pliku cookie. Zapis powstaje dopiero, gdy Państwo coś ustawią, napiszą, zezwolą na coś lub się zalogują; zapis w\u00a0pamięci przeglądarki zostaje na urządzeniu i\u00a0nie jest do nas wysyłany.',
    kinds: {
      cookie: 'Plik cookie',
      localStorage: 'Pamięć przeglądarki (localStorage)',
      sessionStorage: 'Pamięć karty (sessionStorage)',
    },
    entries: {
      session: {
        purpose: 'Utrzymuje zalogowanie w\u00a0portalu klienta. Powstaje przy logowaniu.',
        until: 'Do wylogowania lub zamknięcia przeglądarki.',
      },
      consent: {
        purpose: 'Pamięta udzielone zgody. Powstaje z\u00a0pierwszą zgodą.',
        until: 'Pół roku albo do wycofania wszystkich zgód.',
      },
      country: {
        purpose: 'Pamięta wybrany kraj albo zamknięcie propozycji, aby nie pytać ponownie.',
        until: 'Wybór do usunięcia danych strony, zamknięta propozycja do zamknięcia karty.',
      },
      textSize: {
        purpose: 'Pamięta wielkość liter wybraną u\u00a0góry strony.',
        until: 'Do powrotu do zwykłej wielkości lub usunięcia danych strony.',
      },
      closedNotices: {
        purpose: 'Pamięta, które komunikaty u\u00a0góry strony zostały zamknięte.',
        until: 'Do usunięcia danych strony; ostatnie dwadzieścia.',
      },
      station: {
        purpose:
          'Pamięta najbliższą stację z\u00a0ostatniego wyszukiwania: jej numer, nazwę i\u00a0odległość, a\u00a0nie Państwa położenie. Widać ją potem na dole każdej strony i\u00a0na mapie strony głównej.',
        until: 'Do wybrania tam „Zapomnij”, nowego wyszukiwania lub usunięcia danych strony.',
      },
      draft: {
        purpose:
          'Przechowuje to, co wpisano w\u00a0formularzu sponsoringu, na wypadek opuszczenia strony. Bez plików i\u00a0potwierdzeń.',
        until: 'Do wysłania lub usunięcia szkicu; po 30\u00a0dniach nie jest już używany.',
      },
      streets: {
        purpose: 'Pamięta, na mapy ulic którego dostawcy udzielono zgody.',
        until: 'Do wycofania zgody.',
      },
      videoPlace: {
        purpose: 'Pamięta, w\u00a0którym miejscu przerwano film.',
        until: 'Do wznowienia filmu, wycofania zgody lub zamknięcia przeglądarki.',
      },
      videoTitle: {
        purpose: 'Pamięta tytuł filmu.',
        until: 'Do wycofania zgody; po 30\u00a0dniach tytuł pobieramy ponownie.',
      },
      preview: {
        purpose: 'Udostępnia naszej redakcji szkice. Odwiedzający go nie dostają.',
        until: 'Pół godziny.',
      },
    },
    withoutConsent: 'Bez zgody.',
    withConsent: 'Tylko za Państwa zgodą.',
    note: '„Bez zgody” znaczy: jest to konieczne do dostarczenia usługi, której Państwo żądają (art.\u00a0399 Prawa komunikacji elektronicznej). Gdy strona jest przesyłana w\u00a0sposób zaszyfrowany, nazwy większości plików cookie poprzedza „__Host-”. O\u00a0tym, co zapisuje w\u00a0przeglądarce Google po zgodzie na film lub reCAPTCHA, decyduje Google.',
  },
};
