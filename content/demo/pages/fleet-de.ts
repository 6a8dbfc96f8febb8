import { bold, link, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const fleetDe: DemoPageText = {
  title: 'Flottenservice',
  slug: 'flottenservice',
  seo: {
    title: 'Flottenservice ab drei Fahrzeugen',
    description:
      'Ölwechsel für Firmenwagen und Transporter bis 3,5 t: feste Preise, eine Rechnung im Monat, sechs Flottenzentren und ein Servicewagen für Ihren Hof.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Flottenservice. Die Wagen rollen weiter.',
      text: 'Ab drei Fahrzeugen, zu festen Preisen, auf Wunsch bei Ihnen auf dem Hof.',
      illustration: 'fleet',
    },
    { blockType: 'anchor', name: 'rahmenvertrag' },
    {
      blockType: 'text',
      heading: 'Ein Vertrag, eine Preisliste, eine Rechnung',
      lead: 'Ein stehendes Fahrzeug verdient nichts. Deshalb planen wir den Ölwechsel um Ihre Touren herum und nicht umgekehrt.',
      body: richText(
        ul(
          [
            bold('Fester Preis'),
            ' je Fahrzeugklasse, an jedem der 40 Standorte in Deutschland gleich.',
          ],
          [
            bold('Eine Rechnung'),
            ' am Monatsende, als E-Rechnung im Format ZUGFeRD oder XRechnung.',
          ],
          [
            bold('Eine Liste'),
            ' mit Kennzeichen, Kilometerstand, Öl und nächstem Termin, jeden Montag per E-Mail.',
          ],
          [bold('Keine Anzahlung'), ', keine Mindestmenge, monatlich kündbar.'],
        ),
        table([
          ['Klasse', 'Beispiel', 'Preis netto'],
          ['Pkw', 'bis 5,5 Liter Öl', '79 €'],
          ['Kleintransporter', 'bis 2,8 t, bis 7 Liter', '109 €'],
          ['Transporter', 'bis 3,5 t, bis 10 Liter', '149 €'],
        ]),
        p(
          'Alle Preise zuzüglich 19 % Mehrwertsteuer, mit Ölfilter und Entsorgung. Die jährliche Prüfung nach § 57 der DGUV Vorschrift 70 erledigen wir im selben Besuch.',
        ),
      ),
      facts: [
        { label: 'Ab', value: 'drei Fahrzeugen' },
        { label: 'Flottenzentren', value: 'sechs, die ersten ab 6 Uhr' },
        { label: 'Zahlungsziel', value: '14 Tage' },
        { label: 'Ansprechpartnerin', value: 'Svenja Althoff, Dortmund' },
      ],
    },
    {
      blockType: 'gallery',
      heading: 'So sieht das aus',
      images: [
        { image: 'vans-yard', caption: 'Abends gebracht, morgens fertig.' },
        { image: 'lift-bay', caption: 'Die Bühne für Transporter in Dortmund-Wambel.' },
        { image: 'dipstick', caption: 'Gemessen wird zweimal, bei jedem Fahrzeug.' },
      ],
    },
    { blockType: 'anchor', name: 'vor-ort' },
    {
      blockType: 'imageText',
      heading: 'Unser Wagen auf Ihrem Hof',
      body: richText(
        p(
          'Ab zehn Fahrzeugen an einem Ort kommen wir zu Ihnen: mit Absauganlage, Öltanks und Auffangwanne. Wir brauchen zwei Stellplätze und eine ebene Fläche, Strom haben wir dabei.',
        ),
        p(
          'Der Servicewagen fährt im Umkreis von 40 km um jedes der ',
          link('Flottenzentren', { page: 'locations' }),
          ' in Hamburg, Hannover, Leipzig, Dortmund, Mannheim und Nürnberg.',
        ),
      ),
      illustration: 'workshop',
      side: 'left',
      link: {
        label: 'E-Mail an den Flottenservice',
        kind: 'url',
        url: 'mailto:flotte@oilway.example',
      },
    },
    {
      blockType: 'quote',
      text: 'Früher fehlte mir jeden Monat ein Wagen für einen halben Tag. Heute steht er abends bei Oilway und morgens wieder vor der Tür.',
      name: 'Tobias Rehmann',
      role: 'Fuhrparkleiter eines Pflegedienstes mit 22 Fahrzeugen, Leipzig',
    },
    {
      blockType: 'accordion',
      heading: 'Oft gefragt',
      items: [
        {
          question: 'Gilt die Preisliste auch für Leasingfahrzeuge?',
          answer: richText(
            p(
              'Ja. Wir arbeiten nach dem Wartungsplan des Herstellers und weisen Freigabe, Menge und Kilometerstand aus. Ob Ihre Leasinggesellschaft vorher zustimmen will, steht in Ihrem Vertrag.',
            ),
          ),
        },
        {
          question: 'Müssen sich die Fahrer anmelden?',
          answer: richText(
            p(
              'Nein. Das Kennzeichen genügt, es steht im Rahmenvertrag. Der Fahrer bezahlt nichts.',
            ),
          ),
        },
        {
          question: 'Was ist mit unseren Wagen in Polen?',
          answer: richText(
            p(
              'Die 25 polnischen Standorte arbeiten nach denselben Regeln. Berechnet wird dort in Złoty durch Oilway Polska, auf Wunsch mit einer gemeinsamen Übersicht für beide Länder.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Wie viele Fahrzeuge sind es bei Ihnen?',
      text: 'Schreiben Sie uns Anzahl, Typ und Ort. Das Angebot kommt am nächsten Werktag.',
      shape: 'pool',
      links: [
        { link: { label: 'E-Mail schreiben', kind: 'url', url: 'mailto:flotte@oilway.example' } },
        { link: { label: 'Flottenzentren ansehen', kind: 'page', page: 'locations' } },
      ],
    },
  ],
};
