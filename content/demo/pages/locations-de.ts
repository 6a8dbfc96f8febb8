import { p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const locationsDe: DemoPageText = {
  title: 'Standorte',
  slug: 'standorte',
  seo: {
    title: '40 Standorte in Deutschland mit Karte',
    description:
      'Die nächste Oilway Station finden: 40 Standorte von Kiel bis Freiburg mit Adresse, Öffnungszeiten und Leistungen. Ohne Termin, auch samstags.',
  },
  blocks: [
    { blockType: 'hero', variant: 'field', heading: 'Standorte' },
    {
      blockType: 'map',
      display: 'full',
      heading: 'Alle 40 Standorte',
      text: '24 Stationen, zehn Partnerwerkstätten und sechs Flottenzentren.',
    },
    {
      blockType: 'accordion',
      heading: 'Gut zu wissen, bevor Sie losfahren',
      items: [
        {
          question: 'Was ist der Unterschied zwischen Station und Partnerwerkstatt?',
          answer: richText(
            p(
              'Die Stationen gehören uns. Partnerwerkstätten sind eigenständige Betriebe, die unser Öl, unsere Preise und unseren Ablauf übernommen haben. Für Sie macht das an der Kasse keinen Unterschied.',
            ),
          ),
        },
        {
          question: 'Wann ist es am leersten?',
          answer: richText(
            p(
              'Dienstags bis donnerstags zwischen 10 und 12 Uhr. Am vollsten ist es samstags vor elf und in der Woche vor den Ferien.',
            ),
          ),
        },
        {
          question: 'Was bedeutet „Oilway Quality“?',
          answer: richText(
            p(
              'Diese 20 Standorte lassen sich jedes Jahr unangemeldet prüfen: Ölproben, Drehmomente, Sauberkeit, Kasse. Wer durchfällt, verliert das Zeichen noch am selben Tag.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Mehr als zwei Fahrzeuge?',
      text: 'Dann lohnt sich der Flottenservice.',
      shape: 'pool',
      links: [{ link: { label: 'Zum Flottenservice', kind: 'page', page: 'fleet' } }],
    },
  ],
};
