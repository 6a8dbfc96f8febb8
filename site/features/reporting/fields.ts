import { defineForm, words } from '../../forms/fields/define-form.ts';
import { optionalLine, text } from '../../forms/fields/field-rules.ts';

/** What a reporter fills in: who they are is nobody's business but theirs (specification section 3: WhistleblowingMessage). */
export const reportDefinition = defineForm(
  { name: 'whistleblowing', call: '/umbraco/api/whistleblowing/SubmitMessage' },
  {
    contactDepartment: {
      rule: optionalLine(120),
      label: words('Meldestelle', 'Komórka przyjmująca zgłoszenia'),
    },
    appliesTo: {
      rule: optionalLine(300),
      label: words('Wen oder was betrifft es?', 'Kogo lub czego dotyczy zgłoszenie?'),
      hint: words('Eine Abteilung, eine Station oder Personen.', 'Dział, stacja lub osoby.'),
    },
    description: {
      rule: text(20_000),
      label: words('Was haben Sie beobachtet?', 'Co się wydarzyło?'),
      missing: words(
        'Bitte beschreiben, was Sie beobachtet haben.',
        'Prosimy opisać, co się wydarzyło.',
      ),
      hint: words(
        'Was, wann, wo, wer war dabei? Schreiben Sie nichts über sich, wenn Sie unerkannt bleiben wollen.',
        'Co, kiedy, gdzie, kto przy tym był? Aby zachować anonimowość, prosimy nie pisać nic o sobie.',
      ),
    },
    contactInformation: {
      rule: optionalLine(500),
      label: words('Wie erreichen wir Sie?', 'Jak możemy się skontaktować?'),
      hint: words(
        'Nur wenn Sie möchten. Antworten finden Sie auch ohne diese Angabe im Postfach.',
        'Tylko jeśli Państwo chcą. Odpowiedzi czekają w skrzynce także bez tych danych.',
      ),
    },
  },
);
