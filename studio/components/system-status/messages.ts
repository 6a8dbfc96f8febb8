import { text, translator } from '@oilway/content/labels.ts';

const messages = {
  state: text('Zustand', 'Stan', 'State'),
  intro: text(
    'Wie es der Anlage geht. Alle zehn Minuten wird nachgesehen; wenn etwas Sie braucht, kommt eine E-Mail an alle Administratoren.',
    'Jak działa instalacja. Kontrola odbywa się co dziesięć minut; gdy coś wymaga uwagi, wszyscy administratorzy dostają e-mail.',
    'The state of the installation. It is checked every ten minutes; if action is required, all administrators get a mail.',
  ),
  observations: text('Jetzt nachgesehen', 'Bieżąca kontrola', 'Current checks'),
  critical: text('Jetzt', 'Teraz', 'Critical'),
  warning: text('Bald', 'Wkrótce', 'Warning'),
  ok: text('Gut', 'Dobrze', 'OK'),
  remedy: text('Abhilfe auf dem Server:', 'Rozwiązanie na serwerze:', 'Remedy on the server:'),
  failed: text('Gescheiterte Aufträge', 'Nieudane zadania', 'Failed jobs'),
  noneFailed: text('Keine.', 'Brak.', 'None.'),
  task: text('Auftrag', 'Zadanie', 'Job'),
  at: text('Aufgegeben', 'Przerwano', 'Failed at'),
  why: text('Warum', 'Dlaczego', 'Reason'),
  acts: text('Was tun', 'Działania', 'Actions'),
  again: text('Noch einmal', 'Ponów', 'Again'),
  drop: text('Verwerfen', 'Odrzuć', 'Drop'),
  againDone: text(
    'Der Auftrag wird gleich noch einmal ausgeführt.',
    'Zadanie zostanie zaraz wykonane ponownie.',
    'The job will run again in a moment.',
  ),
  dropDone: text('Der Auftrag ist verworfen.', 'Zadanie odrzucono.', 'The job is dropped.'),
  gone: text(
    'Diesen Auftrag gibt es nicht mehr: Jemand war schneller.',
    'Tego zadania już nie ma: ktoś był szybszy.',
    'This job is no longer there: another administrator was quicker.',
  ),
  timetable: text('Zeitplan', 'Harmonogram', 'Schedule'),
  last: text('Zuletzt fertig', 'Ostatnio wykonano', 'Last done'),
  next: text('Als Nächstes', 'Następnie', 'Next'),
  never: text('noch nie', 'jeszcze nigdy', 'never'),
  unplanned: text('nicht geplant', 'nie zaplanowano', 'not scheduled'),
  versions: text('Fassungen', 'Wersje', 'Versions'),
  since: text('läuft seit', 'działa od', 'running since'),
  queues: text('Zum Nachsehen', 'Przejdź do', 'See also'),
  outbox: text('Postausgang', 'Skrzynka nadawcza', 'Outbox'),
  retention: text('Aufbewahrung', 'Przechowywanie danych', 'Retention'),
  feeds: text('Social Media', 'Social media', 'Social feeds'),
  needsYou: text('Etwas braucht Sie', 'Coś wymaga uwagi', 'Action required'),
  openState: text('Zustand öffnen', 'Otwórz stan', 'Open the state'),
};

export const translate = translator(messages);
