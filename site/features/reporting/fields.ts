import { defineForm, localized } from '../../forms/fields/define-form.ts';
import { optionalLine, text } from '../../forms/fields/field-rules.ts';

/** Form of a report, which can be anonymous (specification section 3: WhistleblowingMessage). */
export const reportDefinition = defineForm(
  { name: 'whistleblowing', call: '/umbraco/api/whistleblowing/SubmitMessage' },
  {
    contactDepartment: {
      rule: optionalLine(120),
      label: localized('Meldestelle', 'Komórka przyjmująca zgłoszenia'),
    },
    appliesTo: {
      rule: optionalLine(300),
      label: localized('Wen oder was betrifft es?', 'Kogo lub czego dotyczy zgłoszenie?'),
      hint: localized('Eine Abteilung, eine Station oder Personen.', 'Dział, stacja lub osoby.'),
    },
    description: {
      rule: text(20_000),
      label: localized('Was haben Sie beobachtet?', 'Co się wydarzyło?'),
      missing: localized(
        'Bitte beschreiben, was Sie beobachtet haben.',
        'Prosimy opisać, co się wydarzyło.',
      ),
      hint: localized(
        'Was, wann, wo, wer war dabei? Schreiben Sie nichts über sich, wenn Sie unerkannt bleiben wollen.',
        'Co, kiedy, gdzie, kto przy tym był? Aby zachować anonimowość, prosimy nie pisać nic o sobie.',
      ),
    },
    contactInformation: {
      rule: optionalLine(500),
      label: localized('Wie erreichen wir Sie?', 'Jak możemy się skontaktować?'),
      hint: localized(
        'Nur wenn Sie möchten. Antworten finden Sie auch ohne diese Angabe im Postfach.',
        'Tylko jeśli Państwo chcą. Odpowiedzi czekają w skrzynce także bez tych danych.',
      ),
    },
  },
);
