import { link, p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const homeDe: DemoPageText = {
  title: 'Startseite',
  slug: '',
  seo: {
    title: 'Ölwechsel ohne Termin in 18 Minuten',
    description:
      'Reinfahren, Kaffee trinken, weiterfahren: Oilway wechselt Motoröl und Filter ohne Termin, an 40 Standorten in Deutschland und 25 in Polen.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'pour',
      heading: 'Ölwechsel, gleich um die Ecke.',
      text: 'Ohne Termin reinfahren, einen Kaffee trinken, nach 18 Minuten weiterfahren.',
      locator: true,
      locatorHeading: 'Wo stehen Sie gerade?',
    },
    {
      blockType: 'cards',
      heading: 'Vier Dinge. Die\u00a0aber\u00a0richtig.',
      cards: [
        {
          heading: 'Ölwechsel',
          text: 'Freigegebenes Motoröl und neuer Ölfilter. Wir setzen den Service zurück und stempeln das Heft.',
          note: 'ab 79 €',
          tone: 'graphite',
          illustration: 'oil-change',
          link: { label: 'Zum Ölwechsel', kind: 'page', page: 'oil-change' },
        },
        {
          heading: 'Filter',
          text: 'Luft, Innenraum und Kraftstoff, gleich mitgetauscht.',
          note: 'ab 24 €',
          tone: 'sunken',
          illustration: 'filter',
          link: { label: 'Zu den Filtern', kind: 'page', page: 'filters' },
        },
        {
          heading: 'Getriebeöl',
          text: 'Automatik spülen, damit sie wieder weich schaltet.',
          note: 'ab 289 €',
          tone: 'sunken',
          illustration: 'gearbox',
          link: {
            label: 'Zum Getriebeöl',
            kind: 'page',
            page: 'gearbox-oil',
          },
        },
        {
          heading: 'Flottenservice',
          text: 'Feste Preise, eine Rechnung im Monat. Auf Wunsch kommen wir auf Ihren Hof.',
          note: 'ab drei Fahrzeugen',
          tone: 'graphite',
          illustration: 'fleet',
          link: { label: 'Zum Flottenservice', kind: 'page', page: 'fleet' },
        },
      ],
    },
    {
      blockType: 'map',
      display: 'teaser',
      heading: '40-mal in\u00a0der\u00a0Nähe.',
      text: 'Von Kiel bis Freiburg, meist an einer großen Ausfallstraße. Werktags sind alle bis mindestens 18 Uhr geöffnet.',
      featured: 'Berlin-Tempelhof',
      link: { label: 'Alle Standorte ansehen', kind: 'page', page: 'locations' },
    },
    {
      blockType: 'numbers',
      value: '18',
      text: 'Minuten dauert ein Ölwechsel im Schnitt, vom Einfahren bis zum Losfahren.',
      items: [
        { value: '480.000', text: 'Ölwechsel im vergangenen Jahr, in Deutschland und Polen.' },
        { value: '97 %', text: 'des Altöls gehen in die Aufbereitung und werden wieder Grundöl.' },
        { value: '1998', text: 'die erste Station in Dortmund. Sie ist noch immer geöffnet.' },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Ihr altes Öl bleibt hier. Und wird wieder neu.',
      body: richText(
        p(
          'Wir saugen es ab, sammeln es nach Sorte und geben es an die Raffinerie. Dort wird daraus wieder Grundöl, in derselben Güte wie aus Rohöl.',
        ),
        p(
          'Das kostet Sie nichts: Die Rücknahme ist im Preis enthalten, wie es die Altölverordnung verlangt. Wie der Weg genau verläuft, steht auf der Seite ',
          link('Über uns', { page: 'about' }),
          '.',
        ),
      ),
      image: 'recycling-tank',
      side: 'right',
      link: { label: 'Der Weg des Altöls', kind: 'page', page: 'about', anchor: 'altoel' },
    },
    {
      blockType: 'newsList',
      heading: 'Aktuelles',
      display: 'teaser',
      link: { label: 'Alle Meldungen', kind: 'page', page: 'news' },
    },
    { blockType: 'socialFeed', heading: 'Von der Hebebühne', network: 'instagram' },
    {
      blockType: 'callToAction',
      heading: 'Zeit für frisches\u00a0Öl?',
      shape: 'pool',
      links: [
        { link: { label: 'Nächsten Standort finden', kind: 'page', page: 'locations' } },
        { link: { label: 'Preise ansehen', kind: 'page', page: 'oil-change', anchor: 'preise' } },
      ],
    },
  ],
};
