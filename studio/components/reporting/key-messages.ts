import { text, translator } from '@oilway/content/labels.ts';

const messages = {
  office: text(
    'Fingerabdruck der Meldestelle',
    'Odcisk kluczy punktu zgłoszeń',
    'Fingerprint of the office',
  ),
  officeText: text(
    'Er steht beim Formular. Drucken Sie ihn auf den Aushang zur Meldestelle: Wer ihn vergleicht, merkt, ob das Formular noch Ihres ist.',
    'Widać go przy formularzu. Wydrukuj go na ogłoszeniu o zgłoszeniach: kto porówna oba, zauważy, czy formularz jest nadal Wasz.',
    'It is shown beside the form. Print it on the notice about the office: comparing the two reveals a form that is not yours.',
  ),
  recipients: text('Wer Hinweise lesen kann', 'Kto może czytać zgłoszenia', 'Who can read reports'),
  you: text('Sie', 'Ty', 'you'),
  begunBy: text(
    '{name} hat am {day} mit diesem Schlüssel das Schlüsselbuch begonnen.',
    '{name}: tym kluczem rozpoczęto rejestr kluczy {day}.',
    '{name} began the log of keys with this key on {day}.',
  ),
  signedBy: text(
    'Unterschrieben von {name} am {day}.',
    'Podpis: {name}, {day}.',
    'Signed in by {name} on {day}.',
  ),
  left: text(
    'Gehört nicht mehr zu Compliance. Neue Hinweise werden noch für diesen Schlüssel verschlüsselt, bis jemand ihn herausnimmt.',
    'Ta osoba nie należy już do Compliance. Nowe zgłoszenia są nadal szyfrowane także tym kluczem, dopóki ktoś go nie usunie.',
    'No longer a compliance officer. New reports are still encrypted to this key until an officer removes it.',
  ),
  signedKeys: text('Unterschriebene Schlüssel', 'Podpisane klucze', 'Signed keys'),
  account: text('Konto {number}', 'Konto {number}', 'Account {number}'),
  remove: text('Herausnehmen', 'Usuń z rejestru', 'Take out'),
  removeText: text(
    'Neue Hinweise werden dann nicht mehr für diesen Schlüssel verschlüsselt. Bleiben weniger als zwei, schließt sich das Formular auf der Website.',
    'Nowe zgłoszenia nie będą już szyfrowane tym kluczem. Jeśli zostaną mniej niż dwa, formularz w witrynie zostanie zamknięty.',
    'New reports are then no longer encrypted to this key. If fewer than two remain, the form on the website closes.',
  ),
  waiting: text('Schlüssel, die warten', 'Klucze oczekujące', 'Unsigned keys'),
  waitingText: text(
    'Sie öffnen nichts, solange niemand sie unterschreibt. Rufen Sie die Person an und vergleichen Sie den Fingerabdruck mit dem, den sie auf ihrem Bildschirm sieht. Stimmt er nicht oder kennen Sie sie nicht, unterschreiben Sie nicht.',
    'Niczego nie otwierają, dopóki ktoś ich nie podpisze. Zadzwoń do tej osoby i porównaj odcisk z tym, który widzi na swoim ekranie. Jeśli się różni albo nie znasz tej osoby, nie podpisuj.',
    'They decrypt nothing until an officer signs them in. Call the person and compare the fingerprint with the one on their screen. If it differs, or you do not know them, do not sign.',
  ),
  ownWaits: text(
    'Ihr Schlüssel ist angelegt und wartet. Nennen Sie am Telefon einer anderen Person aus Compliance seinen Fingerabdruck; sie unterschreibt ihn dann.',
    'Twój klucz jest utworzony i czeka. Podaj przez telefon jego odcisk innej osobie z Compliance, która go podpisze.',
    'Your key is made, but not signed yet. Read its fingerprint by phone to another compliance officer, who then signs it in.',
  ),
  ownLocked: text(
    'Ihr Schlüssel ist angelegt und wartet. Entsperren Sie ihn, um seinen Fingerabdruck zu sehen, und nennen Sie ihn am Telefon einer anderen Person aus Compliance; sie unterschreibt ihn dann.',
    'Twój klucz jest utworzony i czeka. Odblokuj go, aby zobaczyć jego odcisk, i podaj go przez telefon innej osobie z Compliance, która go podpisze.',
    'Your key is made, but not signed yet. Unlock it to see its fingerprint, and read it by phone to another compliance officer, who then signs it in.',
  ),
  signIn: text('Unterschreiben', 'Podpisz', 'Sign in'),
  unlockFirst: text(
    'Dazu muss Ihr Schlüssel entsperrt sein und, sobald es das Schlüsselbuch gibt, unterschrieben.',
    'W tym celu Twój klucz musi być odblokowany, a gdy istnieje rejestr kluczy, także podpisany.',
    'Your key has to be unlocked for this and, once the log of keys has begun, signed in.',
  ),
  begin: text('Das Schlüsselbuch beginnen', 'Rozpocznij rejestr kluczy', 'Begin the log of keys'),
  beginText: text(
    'Ihr Schlüssel ist angelegt. Noch zählt keiner, das Formular ist geschlossen. Eine Person beginnt das Schlüsselbuch mit ihrem Schlüssel und unterschreibt dann die der anderen. Sprechen Sie ab, wer das ist.',
    'Twój klucz jest utworzony. Żaden klucz nie jest jeszcze w użyciu, formularz jest zamknięty. Jedna osoba rozpoczyna rejestr swoim kluczem, a potem podpisuje klucze pozostałych. Ustalcie, kto to zrobi.',
    'Your key is made. No key is valid yet, and the form is closed. One officer begins the log with their own key and then signs in those of the others. Agree on which officer.',
  ),
  recoverySigned: text('Unterschrieben von {name}.', 'Podpis: {name}.', 'Signed by {name}.'),
  recoveryWaits: text(
    'Ein neuer Notfallschlüssel wartet auf die Unterschrift einer zweiten Person. Bis dahin gilt der bisherige, falls es einen gibt. Kommt vorher eine andere Änderung, muss er neu angelegt werden.',
    'Nowy klucz awaryjny czeka na podpis drugiej osoby. Do tego czasu obowiązuje dotychczasowy, jeśli jest. Jeśli wcześniej nastąpi inna zmiana, trzeba go utworzyć ponownie.',
    'A new recovery key needs the signature of a second officer. Until then the present one, if any, is valid. If another change comes first, it has to be made again.',
  ),
  broken: text(
    'Eintrag {number} des Schlüsselbuchs ist nicht, was unterschrieben wurde. Jemand hat die Datenbank verändert. Es wird nichts mehr angenommen; entsperren Sie nichts und holen Sie Hilfe.',
    'Wpis {number} rejestru kluczy nie jest tym, co podpisano. Ktoś zmienił bazę danych. Zgłoszenia nie są przyjmowane; niczego nie odblokowuj i poproś o pomoc.',
    'Entry {number} of the log of keys does not match its signature: the database was changed. No reports are accepted any more; unlock nothing and get help.',
  ),
  replaced: text(
    'Das Schlüsselbuch ist nicht mehr das, das dieser Browser kennt: Es wurde gekürzt, umgeschrieben oder neu begonnen. Wenn niemand von Ihnen weiß warum, entsperren Sie nichts und holen Sie Hilfe.',
    'Rejestr kluczy nie jest już tym, który zna ta przeglądarka: został skrócony, zmieniony lub rozpoczęty od nowa. Jeśli nikt z Was nie wie dlaczego, niczego nie odblokowuj i poproś o pomoc.',
    'The log of keys is not the one that this browser has stored: it was shortened, rewritten or restarted. If none of you knows why, unlock nothing and get help.',
  ),
  trust: text(
    'Ich weiß warum, das neue gilt',
    'Wiem dlaczego, nowy obowiązuje',
    'I know why, trust the new one',
  ),
};

export const translateKeyMessage = translator(messages);
