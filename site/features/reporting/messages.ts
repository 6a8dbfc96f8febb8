import type { MailboxResponse } from './schema.ts';

type State = MailboxResponse['state'];

const german = {
  files: {
    label: 'Dateien',
    hint: 'Bilder, PDF oder Textdateien, zusammen höchstens 2,9\u00a0MB. Aus Bildern entfernen wir Aufnahmeort, Zeit und Gerät, bevor sie Ihr Gerät verlassen. Aus PDF und Text nicht: Darin können Namen stehen.',
    remove: (name: string) => `${name} entfernen`,
    refusals: {
      attachmentType: 'Diese Datei können wir nicht annehmen. Möglich sind Bilder, PDF und Text.',
      attachmentImage:
        'Dieses Bild kann Ihr Browser nicht öffnen, und ungeöffnet ließe sich der Aufnahmeort nicht entfernen. Speichern Sie es als JPEG oder PNG, oder hängen Sie ein Bildschirmfoto davon an.',
      attachmentSize: 'Zu groß: Zusammen sind höchstens 2,9\u00a0MB möglich.',
    } as Record<string, string>,
  },
  /** Texts before, in and after the link to the privacy page. */
  privacy: [
    'Mit Ihren Angaben prüft die Meldestelle den Hinweis. Wie lange wir sie behalten und welche Rechte Sie haben, steht in den ',
    'Datenschutzhinweisen',
    '.',
  ] satisfies [string, string, string],
  button: 'Hinweis abgeben',
  /** The keys are not signed by the officers. */
  tampered:
    'Die Schlüssel, die wir gerade bekommen haben, sind nicht die der Meldestelle. Deshalb haben wir nichts verschlüsselt und nichts gesendet. Laden Sie die Seite neu; bleibt es dabei, senden Sie hier nichts und nehmen Sie einen anderen Weg zur Meldestelle.',
  receipt: {
    heading: 'Ihr Hinweis ist angekommen.',
    text: 'Das ist Ihr Zugangscode. Er steht nur jetzt hier und nirgendwo sonst: Schreiben Sie ihn auf oder kopieren Sie ihn. Ohne ihn kommen Sie nicht an die Antwort, und auch wir können ihn nicht wiederherstellen.',
    label: 'Ihr Zugangscode',
    copy: 'Code kopieren',
    copied: 'Der Code ist kopiert.',
    print: 'Code drucken',
    /** Before and in the link to the mailbox. */
    next: 'In spätestens sieben Tagen steht eine Bestätigung in ',
    nextLink: 'Ihrem Postfach',
    /** After a report without scripts. */
    scriptsOnly: 'Es öffnet sich nur in einem Browser mit JavaScript.',
    /** Link to the redirect target: a page of this site, or an external host. */
    onward: (host: string | undefined) => `Code notiert, weiter${host ? ` zu ${host}` : ''}`,
  },
  mailbox: {
    label: 'Zugangscode',
    hint: 'Die 28 Zeichen, die Sie nach dem Absenden gesehen haben. Er bleibt auf Ihrem Gerät.',
    open: 'Postfach öffnen',
    missing: 'Bitte Ihren Zugangscode angeben.',
    wrong: 'Darin ist ein Tippfehler. Bitte vergleichen Sie jedes Zeichen.',
    unknown:
      'Zu diesem Code gibt es keinen Hinweis. Drei Jahre nach dem Abschluss wird er gelöscht.',
    /** Reasons for a rejected addition. */
    full: 'Dieses Postfach ist voll und nimmt keine Nachricht mehr an. Bitte geben Sie einen neuen Hinweis ab und schreiben Sie, dass er zu diesem gehört.',
    fullOfFiles:
      'Für diese Dateien ist im Postfach kein Platz mehr. Eine Nachricht ohne Dateien kommt noch an; für die Dateien geben Sie bitte einen neuen Hinweis ab.',
    closedMeanwhile:
      'Der Fall ist inzwischen abgeschlossen und nimmt keine Nachricht mehr an. Bitte geben Sie einen neuen Hinweis ab.',
    tampered:
      'Die Schlüssel, die wir gerade bekommen haben, sind nicht die der Meldestelle. Deshalb ist nichts gesendet. Laden Sie die Seite neu; bleibt es dabei, nehmen Sie einen anderen Weg zur Meldestelle.',
    failed: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.',
    heading: 'Ihr Hinweis',
    states: {
      new: 'Eingegangen, noch nicht bestätigt',
      acknowledged: 'Bestätigt, wird geprüft',
      answered: 'Rückmeldung liegt vor',
      closed: 'Abgeschlossen',
    } satisfies Record<State, string>,
    from: (date: string) => `Sie haben am ${date} geschrieben. Nur die Meldestelle kann das lesen.`,
    to: (date: string) => `Antwort der Meldestelle vom ${date}`,
    unreadable: 'Diese Antwort lässt sich nicht öffnen. Bitte schreiben Sie uns das hier.',
    add: 'Etwas ergänzen oder antworten',
    send: 'Nachricht senden',
    added: 'Ihre Nachricht ist angekommen.',
    close: 'Postfach schließen',
    busy: 'Einen Moment …',
    empty: 'Bitte eine Nachricht schreiben oder eine Datei auswählen.',
  },
};

export const messages: Record<'de-DE' | 'pl-PL', typeof german> = {
  'de-DE': german,
  'pl-PL': {
    files: {
      label: 'Pliki',
      hint: 'Zdjęcia, PDF lub pliki tekstowe, razem do 2,9\u00a0MB. Ze zdjęć usuwamy miejsce, czas i urządzenie, zanim opuszczą Państwa urządzenie. Z plików PDF i tekstowych nie: mogą zawierać nazwiska.',
      remove: (name) => `Usuń ${name}`,
      refusals: {
        attachmentType: 'Nie możemy przyjąć tego pliku. Możliwe są zdjęcia, PDF i tekst.',
        attachmentImage:
          'Państwa przeglądarka nie otwiera tego obrazu, a nieotwartego nie da się pozbawić miejsca wykonania. Prosimy zapisać go jako JPEG lub PNG albo dołączyć zrzut ekranu.',
        attachmentSize: 'Za duży: razem możliwe jest najwyżej 2,9\u00a0MB.',
      },
    },
    privacy: [
      'Podane dane wykorzysta komórka zgłoszeń, aby sprawdzić zgłoszenie. Jak długo je przechowujemy i jakie mają Państwo prawa, opisują ',
      'zasady prywatności',
      '.',
    ],
    button: 'Wyślij zgłoszenie',
    tampered:
      'Otrzymane właśnie klucze nie należą do osób przyjmujących zgłoszenia. Dlatego niczego nie zaszyfrowaliśmy ani nie wysłaliśmy. Prosimy odświeżyć stronę; jeśli to nie pomoże, nie wysyłać tu niczego i wybrać inną drogę zgłoszenia.',
    receipt: {
      heading: 'Zgłoszenie dotarło.',
      text: 'To jest kod dostępu. Widać go tylko teraz i nigdzie indziej: prosimy go zapisać lub skopiować. Bez niego nie da się przeczytać odpowiedzi i my także nie możemy go odtworzyć.',
      label: 'Kod dostępu',
      copy: 'Kopiuj kod',
      copied: 'Kod został skopiowany.',
      print: 'Drukuj kod',
      next: 'Najpóźniej po siedmiu dniach potwierdzenie będzie czekać w ',
      nextLink: 'skrzynce zgłoszenia',
      scriptsOnly: 'Otwiera się ona tylko w\u00a0przeglądarce z\u00a0JavaScriptem.',
      onward: (host) => (host ? `Kod zapisany, przejdź do ${host}` : 'Kod zapisany, dalej'),
    },
    mailbox: {
      label: 'Kod dostępu',
      hint: '28 znaków widocznych po wysłaniu zgłoszenia. Kod nie opuszcza Państwa urządzenia.',
      open: 'Otwórz skrzynkę',
      missing: 'Prosimy podać kod dostępu.',
      wrong: 'W kodzie jest błąd. Prosimy porównać każdy znak.',
      unknown:
        'Nie ma zgłoszenia o tym kodzie. Trzy lata po roku, w którym je zakończono, jest usuwane.',
      full: 'Ta skrzynka jest pełna i nie przyjmie już wiadomości. Prosimy złożyć nowe zgłoszenie i napisać, że należy do tego.',
      fullOfFiles:
        'W skrzynce nie ma już miejsca na te pliki. Wiadomość bez plików jeszcze dotrze; z plikami prosimy złożyć nowe zgłoszenie.',
      closedMeanwhile:
        'Sprawę w międzyczasie zakończono i skrzynka nie przyjmuje już wiadomości. Prosimy złożyć nowe zgłoszenie.',
      tampered:
        'Otrzymane właśnie klucze nie należą do osób przyjmujących zgłoszenia. Dlatego niczego nie wysłaliśmy. Prosimy odświeżyć stronę; jeśli to nie pomoże, wybrać inną drogę zgłoszenia.',
      failed: 'W tej chwili się nie udało. Prosimy spróbować ponownie za minutę.',
      heading: 'Państwa zgłoszenie',
      states: {
        new: 'Wpłynęło, jeszcze niepotwierdzone',
        acknowledged: 'Potwierdzone, w trakcie wyjaśniania',
        answered: 'Jest informacja zwrotna',
        closed: 'Zakończone',
      },
      from: (date) => `Wiadomość od Państwa z ${date}. Może ją przeczytać tylko komórka zgłoszeń.`,
      to: (date) => `Odpowiedź z ${date}`,
      unreadable: 'Tej odpowiedzi nie można otworzyć. Prosimy napisać nam o tym tutaj.',
      add: 'Uzupełnij zgłoszenie lub odpowiedz',
      send: 'Wyślij wiadomość',
      added: 'Wiadomość dotarła.',
      close: 'Zamknij skrzynkę',
      busy: 'Chwileczkę…',
      empty: 'Prosimy napisać wiadomość lub wybrać plik.',
    },
  },
};
