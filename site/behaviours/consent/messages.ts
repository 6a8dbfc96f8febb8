import type { Locale } from '@oilway/store/locales.ts';

const german = {
  settings: 'Cookie-Einstellungen',
  close: 'Einstellungen schließen',
  intro:
    'Von anderen Anbietern wird erst etwas geladen, wenn Sie es erlauben. Ihre Wahl gilt ein halbes Jahr; Sie können sie hier jederzeit ändern.',
  necessary: {
    name: 'Notwendig',
    text: 'Ein Cookie merkt sich Ihre Wahl, sobald Sie etwas erlauben. Ein anderes hält Sie im Kundenportal angemeldet, wenn Sie sich dort anmelden.',
    state: 'immer aktiv',
  },
  categories: {
    video: {
      name: 'Videos von YouTube',
      text: 'Google Ireland Ltd. erhält Ihre IP-Adresse und Angaben zu Ihrem Gerät und kann Daten in Ihrem Browser speichern. Wir merken uns, bis wohin Sie gesehen haben.',
    },
    maps: {
      name: 'Straßenkarten',
      text: 'Der Anbieter der Kartenbilder erhält Ihre IP-Adresse und den Ausschnitt, den Sie ansehen.',
    },
    captcha: {
      name: 'Schutz der Formulare (reCAPTCHA)',
      text: 'Google Ireland Ltd. erhält Ihre IP-Adresse und wertet aus, wie Sie das Formular bedienen, um Menschen von Programmen zu unterscheiden.',
    },
  },
  save: 'Auswahl speichern',
  revokeAll: 'Alles widerrufen',
  saved: 'Ihre Einstellungen sind gespeichert.',
  privacy: 'Mehr dazu im Datenschutz',
};

export const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    settings: 'Ustawienia plików cookie',
    close: 'Zamknij ustawienia',
    intro:
      'Treści innych firm wczytujemy dopiero po wyrażeniu zgody. Wybór obowiązuje pół roku i można go tu w każdej chwili zmienić.',
    necessary: {
      name: 'Niezbędne',
      text: 'Jeden plik cookie pamięta wybór po wyrażeniu pierwszej zgody. Drugi utrzymuje zalogowanie w portalu klienta po zalogowaniu się tam.',
      state: 'zawsze aktywne',
    },
    categories: {
      video: {
        name: 'Filmy z YouTube',
        text: 'Google Ireland Ltd. otrzymuje adres IP oraz informacje o urządzeniu i może zapisywać dane w przeglądarce. My zapamiętujemy, w którym miejscu przerwano film.',
      },
      maps: {
        name: 'Mapy ulic',
        text: 'Dostawca obrazów mapy otrzymuje adres IP i informację o oglądanym wycinku.',
      },
      captcha: {
        name: 'Ochrona formularzy (reCAPTCHA)',
        text: 'Google Ireland Ltd. otrzymuje adres IP i analizuje sposób korzystania z formularza, aby odróżnić człowieka od programu.',
      },
    },
    save: 'Zapisz wybór',
    revokeAll: 'Wycofaj wszystkie zgody',
    saved: 'Ustawienia zostały zapisane.',
    privacy: 'Więcej w zasadach prywatności',
  },
};
