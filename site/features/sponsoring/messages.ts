import { formMessages } from '../../forms/fields/form-messages.ts';
import type { FormSuccess } from '../../forms/fields/SuccessView.tsx';

const german = {
  activities: {
    ongoingBusiness: 'Laufende Vereinsarbeit',
    project: 'Ein Projekt',
    individualActivity: 'Eine einzelne Aktion',
  },
  decisions: { confirm: 'Ja', deny: 'Nein' },
  groups: {
    association: '1. Wer Sie sind',
    plan: '2. Was Sie vorhaben',
    inReturn: '3. Was Sie zurückgeben',
  },
  /** Short names of the groups. */
  parts: ['1. Verein', '2. Vorhaben', '3. Gegenzug'],
  /** Highest amount of a level. @param amount with its currency. */
  upTo: (amount: string) => `bis ${amount} im Jahr`,
  limitReached: (max: number) =>
    max === 1 ? 'Nur eine Antwort ist möglich.' : `Höchstens ${max} Antworten sind möglich.`,
  remove: (name: string) => `Entfernen: ${name}`,
  /** Shown only with scripts. */
  draftNotice: 'Was Sie eintippen, bleibt als Entwurf auf diesem Gerät, bis Sie es senden.',
  /** Without scripts, files are selected together with the math captcha. */
  filesLater: 'Anlagen können Sie im nächsten Schritt auswählen.',
  /** Texts before, in and after the link to the privacy page. */
  privacy: [
    'Mit Ihren Angaben und Anlagen entscheiden wir über Ihre Anfrage und antworten Ihnen. Wie lange wir sie behalten und welche Rechte Sie haben, steht in den ',
    'Datenschutzhinweisen',
    '.',
  ] satisfies [string, string, string],
  button: 'Anfrage senden',
  thanks: (name: string) => (name ? `Danke, ${name}.` : 'Danke.'),
  arrived: (email: string, files: number) =>
    `Ihre Anfrage ist angekommen.${withFiles('de-DE', files)} Eine Bestätigung geht an ${email || 'Ihre E-Mail-Adresse'}; die Entscheidung auch.`,
  steps: [
    ['Jetzt', 'Ihre Anfrage ist bei uns, mit allem, was Sie dazu geschrieben haben.'],
    ['Als Nächstes', 'Wir prüfen sie und schreiben Ihnen, wie wir entschieden haben.'],
    ['Noch etwas?', 'Antworten Sie auf die Bestätigung. Das geht an dieselbe Abteilung.'],
  ] as FormSuccess['steps'],
};

export const messages: Record<'de-DE' | 'pl-PL', typeof german> = {
  'de-DE': german,
  'pl-PL': {
    activities: {
      ongoingBusiness: 'Bieżąca działalność',
      project: 'Projekt',
      individualActivity: 'Pojedyncze działanie',
    },
    decisions: { confirm: 'Tak', deny: 'Nie' },
    groups: {
      association: '1. Kim Państwo są',
      plan: '2. Co Państwo planują',
      inReturn: '3. Co będzie w\u00a0zamian',
    },
    parts: ['1. Klub', '2. Plan', '3. W\u00a0zamian'],
    upTo: (amount) => `do ${amount} rocznie`,
    limitReached: (max) =>
      max === 1 ? 'Możliwa jest tylko jedna odpowiedź.' : `Można zaznaczyć najwyżej ${max}.`,
    remove: (name) => `Usuń: ${name}`,
    draftNotice: 'Wpisane dane zostają jako szkic na tym urządzeniu do czasu wysłania.',
    filesLater: 'Załączniki można wybrać w następnym kroku.',
    privacy: [
      'Podane dane i załączniki wykorzystamy, aby rozpatrzyć wniosek i odpowiedzieć. Jak długo je przechowujemy i jakie mają Państwo prawa, opisują ',
      'zasady prywatności',
      '.',
    ],
    button: 'Wyślij wniosek',
    thanks: (name) => (name ? `Dziękujemy, ${name}.` : 'Dziękujemy.'),
    arrived: (email, files) =>
      `Wniosek dotarł.${withFiles('pl-PL', files)} Potwierdzenie wysyłamy na adres ${email || 'podany w formularzu'}, tam też wyślemy decyzję.`,
    steps: [
      ['Teraz', 'Wniosek jest u nas, ze wszystkim, co w nim wpisano.'],
      ['Następnie', 'Rozpatrzymy go i napiszemy, jaka jest decyzja.'],
      ['Coś jeszcze?', 'Wystarczy odpowiedzieć na potwierdzenie. Trafi do tego samego działu.'],
    ],
  },
};

function withFiles(locale: 'de-DE' | 'pl-PL', files: number): string {
  return files > 0 ? ` ${formMessages[locale].files.arrived(files)}` : '';
}
