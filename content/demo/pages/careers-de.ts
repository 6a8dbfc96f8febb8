import { bold, link, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const careersDe: DemoPageText = {
  title: 'Karriere',
  slug: 'karriere',
  seo: {
    title: 'Arbeiten bei Oilway: Werkstatt und Ausbildung',
    description:
      'Fester Lohn, feste Zeiten, keine Provision: wie wir bei Oilway arbeiten, welche Stellen frei sind und wie die Ausbildung zur Kfz-Mechatronikerin läuft.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Karriere. Mit sauberen Händen nach Hause.',
      text: 'Ein Handgriff, der sitzt. Ein Team, das bleibt. Spätestens um 20 Uhr ist Schluss.',
      illustration: 'careers',
    },
    {
      blockType: 'text',
      heading: 'Was Sie von uns erwarten können',
      lead: 'Unsere Leute bleiben im Schnitt neun Jahre. Das liegt weniger am Kaffee als am Dienstplan.',
      body: richText(
        ul(
          [
            bold('Fester Lohn. '),
            'Nach dem Tarif des Kfz-Gewerbes, mit 13. Gehalt, ohne Provision.',
          ],
          [
            bold('Feste Zeiten. '),
            '37,5 Stunden, der Plan steht vier Wochen vorher, jeder zweite Samstag frei.',
          ],
          [
            bold('Gute Luft. '),
            'Absaugung an jeder Grube, Wärmestrahler im Winter, Arbeitskleidung wird gewaschen.',
          ],
          [
            bold('Lernen im Dienst. '),
            'Fünf Schulungstage im Jahr, von Hochvolt bis Getriebespülung.',
          ],
        ),
      ),
      facts: [
        { label: 'Mitarbeitende', value: '260 in Deutschland' },
        { label: 'Urlaub', value: '30 Tage' },
        { label: 'Auszubildende', value: '34' },
      ],
    },
    { blockType: 'anchor', name: 'stellen' },
    {
      blockType: 'text',
      heading: 'Freie Stellen',
      body: richText(
        table([
          ['Stelle', 'Ort', 'Beginn'],
          ['Kfz-Mechatroniker (m/w/d)', 'Hamburg-Wandsbek, Köln-Ehrenfeld, Ulm', 'sofort'],
          ['Stationsleitung (m/w/d)', 'Leipzig-Neulindenau', '1. Februar 2027'],
          ['Getriebespezialist (m/w/d)', 'München-Laim', '1. März 2027'],
          ['Fahrer Servicewagen (m/w/d)', 'Hannover-Vahrenheide', 'sofort'],
          ['Disposition Altöl (m/w/d)', 'Dortmund, Verwaltung', '1. April 2027'],
        ]),
        p(
          'Ihre Stadt fehlt? Schreiben Sie trotzdem. An einem der ',
          link('40 Standorte', { page: 'locations' }),
          ' wird fast immer jemand gesucht.',
        ),
      ),
    },
    { blockType: 'anchor', name: 'ausbildung' },
    {
      blockType: 'imageText',
      heading: 'Ausbildung: dreieinhalb Jahre, acht Stationen',
      body: richText(
        p(
          'Wir bilden Kfz-Mechatronikerinnen und Kfz-Mechatroniker aus. Weil wir nur Öl wechseln, verbringen Sie 14 Monate bei Partnerwerkstätten: Bremsen, Fahrwerk, Elektrik. Die Prüfung ist dieselbe wie überall, das Zeugnis auch.',
        ),
        p(
          'Wer besteht, wird übernommen. Im Jahr 2026 waren das alle neun. Vorher können Sie eine Woche Probe arbeiten.',
        ),
      ),
      image: 'training-room',
      side: 'left',
    },
    {
      blockType: 'eventList',
      heading: 'Kennenlernen',
      display: 'teaser',
      link: { label: 'Alle Termine', kind: 'page', page: 'events' },
    },
    {
      blockType: 'callToAction',
      heading: 'Drei Sätze genügen.',
      text: 'Wer Sie sind, was Sie können, wo Sie arbeiten möchten. Kein Anschreiben, kein Foto.',
      shape: 'pool',
      links: [
        { link: { label: 'E-Mail schreiben', kind: 'url', url: 'mailto:karriere@oilway.example' } },
        { link: { label: 'Lieber anrufen', kind: 'page', page: 'contact' } },
      ],
    },
  ],
};
