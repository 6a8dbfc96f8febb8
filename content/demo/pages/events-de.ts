import { p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const eventsDe: DemoPageText = {
  title: 'Veranstaltungen',
  slug: 'veranstaltungen',
  seo: {
    title: 'Veranstaltungen: Werkstattabend, Wintercheck',
    description:
      'Offene Werkstattabende, Wintercheck, Schulungen für Fuhrparks und der Tag der Ausbildung: alle Termine bei Oilway, kostenlos und mit begrenzten Plätzen.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Veranstaltungen. Unter dem Auto ist Platz.',
      text: 'Kommen Sie schauen, fragen und mitmachen.',
    },
    { blockType: 'eventList', heading: 'Die nächsten Termine', display: 'full' },
    {
      blockType: 'eventForm',
      heading: 'Beim nächsten Termin dabei sein',
      text: 'Name und E-Mail-Adresse genügen. Die Bestätigung kommt sofort, mit einem Link zum Abmelden.',
      which: 'next',
    },
    {
      blockType: 'imageText',
      heading: 'Gut zu wissen, bevor Sie kommen',
      body: richText(
        p(
          'Alle Termine sind kostenlos. Die Plätze sind gezählt, weil in der Grube nicht mehr Menschen sicher stehen können; melden Sie sich deshalb an.',
        ),
        p(
          'Tragen Sie feste Schuhe. Schutzbrillen und Handschuhe haben wir da. Kinder ab acht Jahren dürfen in Begleitung mit in die Halle.',
        ),
      ),
      illustration: 'calendar',
      side: 'left',
    },
    {
      blockType: 'accordion',
      heading: 'Oft gefragt',
      items: [
        {
          question: 'Kann ich mein Auto mitbringen?',
          answer: richText(
            p(
              'Zum Wintercheck ja, bitte. An Werkstattabenden arbeiten wir an unseren eigenen Wagen.',
            ),
          ),
        },
        {
          question: 'Ist die Halle mit dem Rollstuhl erreichbar?',
          answer: richText(
            p(
              'Die Hallen sind ebenerdig, eine barrierefreie Toilette gibt es an jedem Veranstaltungsort. In die Grube führt eine Treppe; was dort geschieht, zeigt eine Kamera auf einem Bildschirm.',
            ),
          ),
        },
        {
          question: 'Ich kann doch nicht. Muss ich absagen?',
          answer: richText(p('Bitte kurz per E-Mail, dann rückt jemand von der Warteliste nach.')),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Ein Termin für Ihre Gruppe?',
      text: 'Für Schulklassen, Vereine und Fuhrparks ab zehn Personen machen wir einen eigenen.',
      shape: 'pool',
      links: [{ link: { label: 'Kontakt aufnehmen', kind: 'page', page: 'contact' } }],
    },
  ],
};
