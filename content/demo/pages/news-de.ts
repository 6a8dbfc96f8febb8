import { link, p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const newsDe: DemoPageText = {
  title: 'Aktuelles',
  slug: 'aktuelles',
  seo: {
    title: 'Aktuelles: Öl, Technik, Standorte',
    description:
      'Neue Standorte, neue Freigaben, Ratschläge aus der Werkstatt: was sich bei Oilway in Deutschland und Polen tut, etwa zweimal im Monat und ohne Werbung.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Aktuelles aus der Grube.',
      text: 'Was wir gelernt, gebaut und geändert haben.',
    },
    { blockType: 'newsList', heading: 'Alle Meldungen', display: 'full' },
    {
      blockType: 'imageText',
      heading: 'Für die Presse',
      body: richText(
        p(
          'Sie schreiben über Motoröl, Altöl oder über uns? Wir nennen Zahlen mit Quelle, vermitteln Gespräche mit Meisterinnen und Meistern und öffnen Ihnen eine Station zum Fotografieren.',
        ),
        p(
          'Antwort gibt es werktags bis 17 Uhr am selben Tag, auch telefonisch: ',
          link('+49 221 4710 160', { url: 'tel:+492214710160' }),
          '.',
        ),
      ),
      illustration: 'news',
      side: 'right',
      link: { label: 'E-Mail an die Presse', kind: 'url', url: 'mailto:presse@oilway.example' },
    },
    {
      blockType: 'callToAction',
      heading: 'Lieber selbst vorbeischauen?',
      text: 'An Werkstattabenden stehen die Gruben offen.',
      shape: 'pool',
      links: [{ link: { label: 'Zu den Veranstaltungen', kind: 'page', page: 'events' } }],
    },
  ],
};
