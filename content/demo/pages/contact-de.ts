import { bold, br, link, p, richText, table } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const contactDe: DemoPageText = {
  title: 'Kontakt',
  slug: 'kontakt',
  seo: {
    title: 'Kontakt: Ansprechpartner in Ihrer Region',
    description:
      'Kundendienst, Flotten, Rechnung, Sponsoring: die Abteilungen der Oilway GmbH mit E-Mail und Telefon, dazu elf Ansprechpartner für alle 16 Bundesländer.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Kontakt. Ein Mensch, eine Nummer.',
      text: 'Für einen Ölwechsel brauchen Sie keinen Termin. Für alles andere gibt es uns.',
    },
    {
      blockType: 'contactList',
      heading: 'Wer für Sie zuständig ist',
      text: 'Wählen Sie Ihr Bundesland. Die Kolleginnen und Kollegen besuchen Betriebe, kennen die Stationen und rufen am selben Werktag zurück.',
    },
    { blockType: 'anchor', name: 'nachricht' },
    {
      blockType: 'contactForm',
      heading: 'Schreiben Sie uns',
      text: 'Was Sie senden, liest nur die Abteilung, die Sie wählen. Sie bekommen sofort eine Vorgangsnummer.',
    },
    { blockType: 'anchor', name: 'abteilungen' },
    {
      blockType: 'text',
      heading: 'Die Abteilungen in Dortmund',
      lead: 'Schreiben Sie gleich an die richtige Stelle, dann liest es nur, wer antworten kann.',
      body: richText(
        table([
          ['Abteilung', 'Wofür', 'Antwort'],
          ['Kundendienst', 'Fragen zu Ihrem Ölwechsel, Reklamation', 'am selben Werktag'],
          ['Flottenservice', 'Angebot, Rahmenvertrag, Servicewagen', 'am nächsten Werktag'],
          ['Rechnungen', 'Rechnung, E-Rechnung, Zahlung', 'in zwei Werktagen'],
          ['Kundenportal', 'Zugang, Passwort, Dateien', 'am nächsten Werktag'],
          ['Presse', 'Anfragen der Medien', 'in drei Werktagen'],
        ]),
        p(
          bold('Anschrift: '),
          'Oilway GmbH, Hannöversche Straße 22, 44143 Dortmund',
          br,
          bold('Zentrale: '),
          link('+49 221 4710 100', { url: 'tel:+492214710100' }),
          ', Montag bis Freitag, 8 bis 17 Uhr',
          br,
          bold('E-Mail: '),
          link('info@oilway.example', { url: 'mailto:info@oilway.example' }),
        ),
        p(
          'Sie möchten einen Verstoß melden? Dafür gibt es die ',
          link('Meldestelle', { page: 'reporting' }),
          '. Was dort ankommt, liest hier niemand.',
        ),
      ),
      facts: [
        { label: 'Kundendienst', value: 'service@oilway.example' },
        { label: 'Flotten', value: 'flotte@oilway.example' },
        { label: 'Rechnungen', value: 'rechnung@oilway.example' },
        { label: 'Kundenportal', value: 'portal@oilway.example' },
        { label: 'Presse', value: 'presse@oilway.example' },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Etwas stimmt nicht mit Ihrem Ölwechsel?',
      body: richText(
        p(
          'Fahren Sie an irgendeinen Standort, auch wenn Sie woanders waren. Wir sehen sofort nach, und wenn der Fehler bei uns liegt, beheben wir ihn kostenlos. Das gilt 24 Monate.',
        ),
        p(
          'Leuchtet die rote Öldrucklampe, stellen Sie den Motor ab und rufen Sie uns an. Weiterfahren kann ihn in Minuten zerstören.',
        ),
      ),
      image: 'team-counter',
      side: 'right',
      link: { label: 'Nächsten Standort finden', kind: 'page', page: 'locations' },
    },
  ],
};
