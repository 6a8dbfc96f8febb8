import { h3, link, p, richText, table } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const filtersDe: DemoPageText = {
  title: 'Filter',
  slug: 'filter',
  seo: {
    title: 'Luft-, Innenraum- und Kraftstofffilter ab 24 €',
    description:
      'Ölfilter, Luftfilter, Innenraumfilter, Kraftstofffilter: wann sie fällig sind, was sie kosten und warum wir sie beim Ölwechsel gleich mittauschen.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Filter. Vier Stück, vier Aufgaben.',
      text: 'Wir tauschen, was voll ist, und lassen drin, was noch arbeitet.',
    },
    {
      blockType: 'text',
      heading: 'Wann welcher Filter fällig ist',
      lead: 'Ein Filter geht nicht kaputt, er wird voll. Deshalb schauen wir hinein, bevor wir etwas verkaufen.',
      body: richText(
        table([
          ['Filter', 'Fällig nach', 'Dauer', 'Preis ab'],
          ['Ölfilter', 'jedem Ölwechsel', 'im Ölwechsel', 'enthalten'],
          ['Luftfilter', '30.000 km oder 2 Jahren', '5 Minuten', '24 €'],
          ['Innenraumfilter', '15.000 km oder 1 Jahr', '8 Minuten', '29 €'],
          ['Kraftstofffilter', '60.000 km oder 4 Jahren', '20 Minuten', '49 €'],
        ]),
        p(
          'Die Abstände sind Richtwerte. Was für Ihr Auto gilt, steht im Wartungsplan, und den haben wir an jedem ',
          link('Standort', { page: 'locations' }),
          '.',
        ),
      ),
      facts: [
        { label: 'Termin', value: 'nicht nötig' },
        { label: 'Marken', value: 'Erstausrüsterqualität' },
        { label: 'Alte Teile', value: 'zeigen wir Ihnen' },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Was ein Filter zurückhält',
      body: richText(
        p(
          'Ein guter Ölfilter fängt Teilchen ab, die dünner sind als ein Haar. Reißt er oder sitzt er zu, öffnet ein Ventil, und das Öl fließt ungefiltert durch den Motor. Es schmiert dann noch. Es schleift aber auch.',
        ),
        h3('Pollen, Ruß, Laub'),
        p(
          'Der Innenraumfilter ist für Sie da, nicht für das Auto. Mit Aktivkohle hält er auch Gerüche fern. Vor der Pollenzeit lohnt sich der Tausch am meisten.',
        ),
      ),
      image: 'filter-close-up',
      side: 'right',
    },
    {
      blockType: 'cards',
      heading: 'Gleich mitgemacht',
      cards: [
        {
          heading: 'Öl und Luft',
          text: 'Ölwechsel mit Luftfilter, der häufigste Wunsch.',
          note: 'ab 99 €',
          tone: 'graphite',
          illustration: 'engine',
          link: { label: 'Zu den Preisen', kind: 'page', page: 'oil-change', anchor: 'preise' },
        },
        {
          heading: 'Frische Luft',
          text: 'Innenraumfilter mit Aktivkohle, Lüftungskanal gereinigt.',
          note: 'ab 45 €',
          tone: 'sunken',
          illustration: 'filter',
          link: { label: 'Standort finden', kind: 'page', page: 'locations' },
        },
      ],
    },
    {
      blockType: 'accordion',
      heading: 'Oft gefragt',
      items: [
        {
          question: 'Muss der Ölfilter wirklich jedes Mal neu sein?',
          answer: richText(
            p(
              'Ja. Im alten Filter steckt bis zu einem halben Liter verbrauchtes Öl. Wer ihn drin lässt, mischt es unter das frische.',
            ),
          ),
        },
        {
          question: 'Kann ich den Innenraumfilter selbst wechseln?',
          answer: richText(
            p(
              'Bei vielen Autos ja, er sitzt hinter dem Handschuhfach. Sie können ihn bei uns auch nur kaufen. Achten Sie auf den Pfeil: Er zeigt die Richtung der Luft.',
            ),
          ),
        },
        {
          question: 'Woran merke ich, dass der Luftfilter voll ist?',
          answer: richText(
            p(
              'Der Motor zieht oben heraus schlechter und braucht etwas mehr Kraftstoff. Sicher weiß man es erst, wenn man den Deckel öffnet. Das dauert eine Minute.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Einmal nachsehen lassen?',
      text: 'Der Blick auf alle Filter ist kostenlos.',
      shape: 'pool',
      links: [{ link: { label: 'Nächsten Standort finden', kind: 'page', page: 'locations' } }],
    },
  ],
};
