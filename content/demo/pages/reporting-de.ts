import { bold, br, link, ol, p, richText, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const reportingDe: DemoPageText = {
  title: 'Hinweise geben',
  slug: 'hinweise',
  seo: {
    title: 'Hinweise geben: Meldestelle nach HinSchG',
    description:
      'Die interne Meldestelle der Oilway GmbH nach dem Hinweisgeberschutzgesetz: wer geschützt ist, welche Wege es gibt und wann Sie eine Rückmeldung erhalten.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Hinweise geben. Geschützt.',
      text: 'Sie haben bei Oilway etwas beobachtet, das gegen Gesetze verstößt? Sagen Sie es uns. Sie entscheiden, ob Sie Ihren Namen nennen.',
      illustration: 'lock-drop',
      links: [
        {
          link: { label: 'Hinweis abgeben', kind: 'page', page: 'reporting', anchor: 'formular' },
        },
        {
          link: {
            label: 'Stand eines Hinweises prüfen',
            kind: 'page',
            page: 'reporting',
            anchor: 'postfach',
          },
        },
      ],
    },
    {
      blockType: 'text',
      heading: 'Was der Schutz bedeutet',
      lead: 'Grundlage ist das Hinweisgeberschutzgesetz (HinSchG). Es gilt für alle, die im beruflichen Zusammenhang von einem Verstoß erfahren: Beschäftigte, Auszubildende, Leihkräfte, Bewerber, Lieferanten.',
      body: richText(
        ul(
          [
            bold('Vertraulich. '),
            'Nur die zwei Personen der Meldestelle kennen Ihre Identität; sie sind zur Verschwiegenheit verpflichtet (§ 8 HinSchG).',
          ],
          [
            bold('Auf Wunsch anonym. '),
            'Wir bearbeiten Hinweise ohne Namen genauso wie alle anderen.',
          ],
          [
            bold('Keine Nachteile. '),
            'Kündigung, Abmahnung oder Versetzung wegen eines Hinweises sind verboten. Im Streit muss der Arbeitgeber beweisen, dass beides nichts miteinander zu tun hat (§ 36 HinSchG).',
          ],
        ),
        p(
          'Geschützt ist, wer beim Melden hinreichenden Grund zu der Annahme hatte, dass die Angaben wahr sind. Ein Irrtum schadet nicht; bewusst oder grob fahrlässig falsche Angaben sind nicht geschützt.',
        ),
      ),
      facts: [
        { label: 'Eingang bestätigt', value: 'spätestens nach 7 Tagen' },
        { label: 'Rückmeldung', value: 'spätestens 3 Monate danach' },
        { label: 'Akte gelöscht', value: '3 Jahre nach dem Abschluss' },
      ],
    },
    { blockType: 'anchor', name: 'formular' },
    {
      blockType: 'reportForm',
      heading: 'Hinweis abgeben',
      text: 'Lesen können Ihren Hinweis nur die zwei Personen der Meldestelle. Wir speichern weder Ihre IP-Adresse noch die Uhrzeit.',
    },
    { blockType: 'anchor', name: 'postfach' },
    {
      blockType: 'reportMailbox',
      heading: 'Stand eines Hinweises prüfen',
      text: 'Mit dem Zugangscode lesen Sie unsere Antworten und können etwas ergänzen.',
    },
    { blockType: 'anchor', name: 'wege' },
    {
      blockType: 'imageText',
      heading: 'Ihr Weg zu uns',
      body: richText(
        p(
          bold('Post. '),
          'Im verschlossenen Umschlag, er wird ungeöffnet weitergegeben:',
          br,
          'Oilway GmbH, Meldestelle – vertraulich, Hannöversche Straße\u00a022, 44143 Dortmund',
        ),
        p(
          bold('Telefon. '),
          'Montag bis Freitag, 9 bis 16 Uhr, ohne Anzeige Ihrer Nummer: ',
          link('+49 221 4710 190', { url: 'tel:+492214710190' }),
        ),
        p(
          bold('Persönlich. '),
          'Auf Ihren Wunsch treffen wir Sie in angemessener Zeit, auch außerhalb unserer Räume oder per Video.',
        ),
      ),
      illustration: 'letterbox',
      side: 'right',
      link: {
        label: 'E-Mail an die Meldestelle',
        kind: 'url',
        url: 'mailto:meldestelle@oilway.example',
      },
    },
    {
      blockType: 'text',
      heading: 'Was danach geschieht',
      body: richText(
        ol(
          [bold('Eingang. '), 'Nach spätestens sieben Tagen bestätigen wir ihn (§ 17 HinSchG).'],
          [
            bold('Prüfung. '),
            'Fällt der Fall unter das Gesetz, ist er stichhaltig? Wir fragen nach, wenn etwas fehlt.',
          ],
          [
            bold('Maßnahmen. '),
            'Interne Untersuchung, Abstellen des Verstoßes oder Abgabe an eine Behörde.',
          ],
          [
            bold('Rückmeldung. '),
            'Binnen drei Monaten nach der Bestätigung erfahren Sie, was wir getan haben oder noch tun, und warum.',
          ],
        ),
        p(
          'Sie müssen sich nicht zuerst an uns wenden. Das Bundesamt für Justiz führt die externe Meldestelle des Bundes: ',
          link('zur externen Meldestelle', {
            url: 'https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html',
          }),
          '.',
        ),
      ),
    },
    {
      blockType: 'accordion',
      heading: 'Oft gefragt',
      items: [
        {
          question: 'Was kann ich melden?',
          answer: richText(
            p(
              'Straftaten, Verstöße gegen Vorschriften zum Schutz von Leben, Gesundheit oder Beschäftigten, falsch entsorgtes Altöl, Korruption, Verstöße gegen Datenschutz oder Wettbewerbsrecht. Ausführlich steht es in § 2 HinSchG.',
            ),
          ),
        },
        {
          question: 'Mein Ölwechsel war nicht in Ordnung. Bin ich hier richtig?',
          answer: richText(
            p(
              'Dafür hilft der ',
              link('Kundendienst', { page: 'contact' }),
              ' schneller. Die Meldestelle darf Reklamationen nicht bearbeiten.',
            ),
          ),
        },
        {
          question: 'Was ist mit der Person, die beschuldigt wird?',
          answer: richText(
            p(
              'Auch ihre Identität bleibt vertraulich. Bis zum Ergebnis gilt sie als unschuldig und wird gehört, sobald das die Prüfung nicht gefährdet.',
            ),
          ),
        },
      ],
    },
  ],
};
