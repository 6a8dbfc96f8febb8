import { h2, link, p, richText, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const accessibilityDe: DemoPageText = {
  title: 'Barrierefreiheit',
  slug: 'barrierefreiheit',
  seo: {
    title: 'Barrierefreiheit: Erklärung nach dem BFSG',
    description:
      'Wie barrierefrei diese Website ist, was noch nicht gelingt und an wen Sie sich wenden: Informationen der Oilway GmbH nach § 14 BFSG, Stand November 2026.',
  },
  blocks: [
    { blockType: 'hero', variant: 'field', heading: 'Barrierefreiheit' },
    {
      blockType: 'text',
      lead: 'Wer den Weg zu uns sucht, soll ihn finden: mit Tastatur, Vorlesestimme, Lupe oder einer Hand am Telefon.',
      body: richText(
        h2('Wofür diese Erklärung gilt'),
        p(
          'Für die Website von Oilway in Deutschland und das Kundenportal. Grundlage ist das Barrierefreiheitsstärkungsgesetz (BFSG) vom 16. Juli 2021, das seit dem 28. Juni 2025 gilt, mit seiner Verordnung (BFSGV). Maßstab ist die Norm EN 301 549, die für Webseiten auf die WCAG 2.1, Stufe AA, verweist.',
        ),
        h2('Was Sie hier tun können'),
        ul(
          'alle Seiten und Formulare mit der Tastatur bedienen, der Fokus ist immer sichtbar,',
          'die Schrift oben auf der Seite vergrößern, ohne dass etwas abgeschnitten wird,',
          'jeden Standort in einer Liste finden, auch ohne die Karte zu benutzen,',
          'Fehler in Formularen als Text lesen, mit Verweis auf das betroffene Feld,',
          'Bewegung abschalten: Die Website achtet auf die Einstellung Ihres Geräts.',
        ),
        h2('Was noch nicht gelingt'),
        ul(
          'Sicherheitsdatenblätter im Kundenportal stammen von den Herstellern und sind nicht immer als barrierefreies PDF angelegt. Auf Anfrage lesen wir sie vor oder schicken den Text.',
          'Bilder aus sozialen Netzwerken haben keine eigene Beschreibung; der Text des Beitrags steht daneben.',
        ),
        h2('Wie wir geprüft haben'),
        p(
          'Mit automatischen Prüfungen bei jeder Änderung und von Hand mit Tastatur und Bildschirmleser. Es ist eine Selbstbewertung, kein Gutachten einer fremden Stelle.',
        ),
        h2('Barriere melden'),
        p(
          'Schreiben Sie an ',
          link('barrierefrei@oilway.example', { url: 'mailto:barrierefrei@oilway.example' }),
          ' oder rufen Sie an: ',
          link('+49 221 4710 100', { url: 'tel:+492214710100' }),
          '. Nennen Sie die Seite und was nicht ging. Wir antworten innerhalb von zwei Wochen und helfen Ihnen bis dahin auf anderem Weg, auch über den ',
          link('persönlichen Kontakt', { page: 'contact' }),
          '.',
        ),
        h2('Zuständige Behörde'),
        p(
          'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg. Verbraucher können dort verlangen, dass Maßnahmen ergriffen werden, wenn eine Dienstleistung gegen das BFSG verstößt (§ 32 BFSG).',
        ),
      ),
      facts: [
        { label: 'Stand', value: '19. November 2026' },
        { label: 'Maßstab', value: 'EN 301 549, WCAG 2.1 AA' },
        { label: 'Antwort', value: 'innerhalb von zwei Wochen' },
      ],
    },
    {
      blockType: 'accordion',
      heading: 'Und an den Standorten?',
      items: [
        {
          question: 'Komme ich mit dem Rollstuhl hinein?',
          answer: richText(
            p(
              'Alle 40 Annahmen sind ebenerdig. Wenn Sie beim Ölwechsel sitzen bleiben möchten, geht das: Pkw stehen über der Grube, nicht auf der Bühne.',
            ),
          ),
        },
        {
          question: 'Ich höre nicht. Wie sprechen wir ab, was gemacht wird?',
          answer: richText(
            p(
              'Auf dem Tablet an der Einfahrt stehen Öl, Filter und Preis. Fragen schreiben wir auf, Sie unterschreiben oder lehnen ab.',
            ),
          ),
        },
        {
          question: 'Darf mein Assistenzhund mit?',
          answer: richText(p('Ja, in die Annahme und ins Auto. Nur in die Grube nicht.')),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Etwas hat nicht funktioniert?',
      text: 'Eine kurze Nachricht genügt, auch ohne Fachwörter.',
      shape: 'corner',
      links: [
        {
          link: {
            label: 'Barriere melden',
            kind: 'url',
            url: 'mailto:barrierefrei@oilway.example',
          },
        },
      ],
    },
  ],
};
