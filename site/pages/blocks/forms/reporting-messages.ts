import type { Culture } from '../../page-context.ts';

interface Messages {
  closed: string;
  withoutScripts: string;
  mailboxWithoutScripts: string;
  sealedHere: string;
  inDigits: string;
  wrongAnswer: string;
}

export const reportingMessages: Record<Culture, Messages> = {
  'de-DE': {
    closed:
      'Online nehmen wir zurzeit keine Hinweise an. Sie erreichen die Meldestelle so; eine E-Mail ist nicht verschlüsselt:',
    withoutScripts:
      'Mit JavaScript wird Ihr Hinweis schon auf Ihrem Gerät verschlüsselt. Ohne geschieht das erst auf unserem Server, bevor etwas gespeichert wird; Dateien gehen dann nicht mit. Andere Wege; eine E-Mail ist nicht verschlüsselt:',
    mailboxWithoutScripts:
      'Das Postfach entschlüsselt Antworten auf Ihrem Gerät und braucht dafür JavaScript.',
    sealedHere:
      'Ihr Hinweis ist verschlüsselt, aber noch nicht abgegeben. Eine Frage noch, damit hier keine Programme schreiben.',
    inDigits: 'Bitte als Zahl, zum Beispiel 12.',
    wrongAnswer: 'Das war nicht richtig. Hier ist eine andere Frage.',
  },
  'pl-PL': {
    closed:
      'Obecnie nie przyjmujemy zgłoszeń przez internet. Można skontaktować się tak; e-mail nie jest szyfrowany:',
    withoutScripts:
      'Z JavaScriptem zgłoszenie jest szyfrowane już na Państwa urządzeniu. Bez niego dzieje się to dopiero na naszym serwerze, zanim cokolwiek zostanie zapisane, i nie można dołączyć plików. Inne drogi; e-mail nie jest szyfrowany:',
    mailboxWithoutScripts:
      'Skrzynka odszyfrowuje odpowiedzi na Państwa urządzeniu i wymaga do tego JavaScriptu.',
    sealedHere:
      'Zgłoszenie jest zaszyfrowane, ale jeszcze niewysłane. Jeszcze jedno pytanie, aby nie pisały tu programy.',
    inDigits: 'Prosimy podać liczbę, na przykład 12.',
    wrongAnswer: 'To nie była dobra odpowiedź. Oto inne pytanie.',
  },
};
