import { link, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const productsDe: DemoPageText = {
  title: 'Produkte',
  slug: 'produkte',
  seo: {
    title: 'Motoröl, Getriebeöl und Filter zum Mitnehmen',
    description:
      'Vier Motoröle, drei Getriebeöle, Filter und Zubehör: was Oilway im Regal hat, welche Freigaben auf dem Etikett stehen und was ein Kanister kostet.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Was wir einfüllen, steht auch im Regal.',
      text: 'Vier Motoröle, drei Getriebeöle, Filter. Mehr braucht fast niemand.',
      illustration: 'products',
    },
    {
      blockType: 'text',
      heading: 'Vier Motoröle decken neun von zehn Autos ab',
      lead: 'Wir führen kein Öl, das wir nicht selbst einfüllen. Auf jedem Etikett steht die Freigabe des Herstellers, nicht nur „geeignet für“.',
      body: richText(
        table([
          ['Öl', 'Freigaben und Normen', '1 Liter', '5 Liter'],
          ['Oilway 0W-20', 'VW 508 00/509 00, ACEA C5, API SP', '17 €', '64 €'],
          ['Oilway 0W-30', 'VW 504 00/507 00, MB 229.52, ACEA C3', '15 €', '57 €'],
          ['Oilway 5W-30', 'VW 504 00/507 00, MB 229.51, BMW LL-04, ACEA C3', '14 €', '49 €'],
          ['Oilway 5W-40', 'VW 502 00/505 00, MB 229.5, ACEA A3/B4, API SP', '12 €', '42 €'],
        ]),
        p(
          'Preise mit 19 % Mehrwertsteuer. Andere Freigaben, etwa Ford WSS-M2C950-A oder PSA B71 2010, haben wir im Fass: Das füllen wir beim ',
          link('Ölwechsel', { page: 'oil-change' }),
          ' ein, auf Wunsch auch einen Liter zum Nachfüllen.',
        ),
      ),
      facts: [
        { label: 'Gebinde', value: '1 Liter, 5 Liter' },
        { label: 'Haltbarkeit', value: 'verschlossen fünf Jahre' },
        { label: 'Rückgabe', value: 'ungeöffnet, 30 Tage' },
      ],
    },
    {
      blockType: 'cards',
      heading: 'Und was sonst dazugehört',
      cards: [
        {
          heading: 'Getriebeöl',
          text: 'ATF, Öl für Doppelkupplungen und 75W-80 für Schaltgetriebe. Wir füllen es ein und messen die Temperatur.',
          note: 'ab 19 € je Liter',
          tone: 'graphite',
          illustration: 'gearbox',
          link: { label: 'Zum Getriebeöl', kind: 'page', page: 'gearbox-oil' },
        },
        {
          heading: 'Filter',
          text: 'Erstausrüsterqualität, mit Dichtung und Pfeil für die Richtung der Luft.',
          note: 'ab 9 €',
          tone: 'sunken',
          illustration: 'filter',
          link: { label: 'Zu den Filtern', kind: 'page', page: 'filters' },
        },
        {
          heading: 'Nachfüllflasche',
          text: 'Ein Liter von genau dem Öl, das in Ihrem Motor ist, mit Trichter und Kennzeichen auf dem Etikett.',
          note: 'ab 12 €',
          tone: 'sunken',
          illustration: 'dipstick',
          link: {
            label: 'Welches Öl ist es?',
            kind: 'page',
            page: 'oil-change',
            anchor: 'oelsorten',
          },
        },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'So lesen Sie das Etikett',
      body: richText(
        p('Drei Angaben entscheiden, in dieser Reihenfolge:'),
        ul(
          'die Freigabe, zum Beispiel MB 229.51: Der Hersteller hat genau dieses Öl geprüft,',
          'die Norm, zum Beispiel ACEA C3: aschearm, also verträglich mit dem Partikelfilter,',
          'die Viskosität, zum Beispiel 5W-30: wie das Öl bei Kälte und bei 100 °C fließt.',
        ),
        p('Stimmt die erste Zeile, stimmen die anderen beiden fast immer von selbst.'),
      ),
      image: 'bottles-shelf',
      side: 'right',
    },
    { blockType: 'anchor', name: 'ruecknahme' },
    {
      blockType: 'accordion',
      heading: 'Kaufen und zurückgeben',
      items: [
        {
          question: 'Wohin mit dem alten Öl, wenn ich selbst wechsle?',
          answer: richText(
            p(
              'Zu uns. Nach § 8 der Altölverordnung nehmen wir kostenlos so viel gebrauchtes Öl zurück, wie Sie bei uns gekauft haben. Bringen Sie den Beleg mit und füllen Sie nichts anderes dazu: Mit Bremsflüssigkeit oder Benzin vermischt ist es nicht mehr aufzubereiten.',
            ),
          ),
        },
        {
          question: 'Nehmen Sie auch Ölfilter und leere Kanister?',
          answer: richText(
            p(
              'Ja. Ölfilter und ölige Lappen sind gefährlicher Abfall und gehören nicht in die Tonne. Restentleerte Kanister nehmen wir ebenfalls; sie werden gemahlen und zu neuen verarbeitet.',
            ),
          ),
        },
        {
          question: 'Wo finde ich das Sicherheitsdatenblatt?',
          answer: richText(
            p(
              'Zu jedem Öl und jedem Reiniger liegt es an der Kasse bereit. Firmenkunden finden alle Datenblätter im Kundenportal.',
            ),
          ),
        },
        {
          question: 'Verschicken Sie Öl?',
          answer: richText(
            p(
              'Nein. Öl gehört dorthin, wo auch das alte bleiben kann: an einen unserer ',
              link('40 Standorte', { page: 'locations' }),
              '.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Nur einen Liter? Gern.',
      text: 'Nennen Sie an der Kasse Ihr Kennzeichen, dann ist es der richtige.',
      shape: 'pool',
      links: [{ link: { label: 'Nächsten Standort finden', kind: 'page', page: 'locations' } }],
    },
  ],
};
