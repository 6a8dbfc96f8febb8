import { bold, h2, link, ol, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const oilChangeDe: DemoPageText = {
  title: 'Ölwechsel',
  slug: 'oelwechsel',
  seo: {
    title: 'Ölwechsel ab 79 € mit Filter, ohne Termin',
    description:
      'Motoröl nach Herstellerfreigabe, neuer Ölfilter, Eintrag ins Serviceheft: was ein Ölwechsel bei Oilway kostet, wie er abläuft und welches Öl passt.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Ölwechsel. Raus, rein, fertig.',
      text: 'Das richtige Öl, ein neuer Filter, 18 Minuten.',
      illustration: 'viscosity',
    },
    { blockType: 'anchor', name: 'ablauf' },
    {
      blockType: 'text',
      heading: 'So läuft es ab',
      lead: 'Sie fahren hinein, wir lesen das Kennzeichen, Sie hören den Preis. Erst dann öffnen wir die Ölablassschraube.',
      body: richText(
        ol(
          [bold('Nachsehen.'), ' Wir prüfen in der Datenbank, welche Freigabe Ihr Motor verlangt.'],
          [bold('Ablassen.'), ' Das alte Öl läuft warm ab, dann bleibt weniger im Motor.'],
          [
            bold('Tauschen.'),
            ' Neuer Ölfilter, neuer Dichtring, Schraube mit Drehmoment angezogen.',
          ],
          [
            bold('Füllen.'),
            ' Wir messen den Stand zweimal: nach dem Füllen und nach dem ersten Lauf.',
          ],
          [bold('Eintragen.'), ' Service zurücksetzen, Heft stempeln, Zettel in den Motorraum.'],
        ),
        p(
          'Luft- oder Innenraumfilter tauschen wir im selben Zug. Was das bringt, steht bei den ',
          link('Filtern', { page: 'filters' }),
          '.',
        ),
      ),
      facts: [
        { label: 'Dauer', value: '18 Minuten im Schnitt' },
        { label: 'Termin', value: 'nicht nötig' },
        { label: 'Fahrzeuge', value: 'Pkw und Transporter bis 3,5 t' },
        { label: 'Gewährleistung', value: '24 Monate' },
      ],
    },
    {
      blockType: 'video',
      heading: 'Von der Einfahrt bis zum Etikett',
      text: 'Ein Ölwechsel von vorn bis hinten, gefilmt an der Grube. Der Ton ist der aus der Halle.',
      videoURL: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'Ein Ölwechsel in Dortmund-Hörde',
      coverImage: 'lift-bay',
      startAt: 5,
    },
    { blockType: 'anchor', name: 'preise' },
    {
      blockType: 'text',
      heading: 'Drei Pakete, drei Preise',
      body: richText(
        p('Entscheidend ist, wie viel Öl Ihr Motor fasst. Mehr steckt nicht dahinter.'),
        table([
          ['Paket', 'Enthalten', 'Preis'],
          ['Klein', 'bis 4 Liter Öl, Ölfilter', '79 €'],
          ['Mittel', 'bis 5,5 Liter Öl, Ölfilter', '99 €'],
          ['Groß', 'bis 8 Liter Öl, Ölfilter', '139 €'],
        ]),
        p(
          'Alle Preise mit 19 % Mehrwertsteuer, Arbeitszeit und Rücknahme des Altöls. Öle mit Sonderfreigabe, zum Beispiel VW 508 00, kosten 15 € mehr.',
        ),
      ),
    },
    { blockType: 'anchor', name: 'oelsorten' },
    {
      blockType: 'text',
      heading: 'Welches Öl braucht mein Auto?',
      lead: 'Das steht im Bordbuch, und es ist keine Frage des Geschmacks. Es zählt die Freigabe, erst danach die Zahl auf dem Kanister.',
      body: richText(
        p(
          'Die Zahl vor dem W sagt, wie das Öl bei Kälte fließt. Die Zahl dahinter beschreibt, wie zäh es bei 100 °C bleibt. Dicker heißt nicht besser: Ein Motor, der für 0W-20 gebaut ist, bekommt mit 5W-40 an den engen Stellen zu wenig Öl.',
        ),
        table([
          ['Öl', 'Kaltstart bis', 'Zähigkeit bei 100 °C', 'Typische Freigaben'],
          ['0W-20', '−35 °C', 'etwa 8 mm²/s', 'VW 508 00, BMW LL-17 FE+, MB 229.71'],
          ['5W-30', '−30 °C', 'etwa 11 mm²/s', 'VW 504 00, BMW LL-04, MB 229.52'],
          ['5W-40', '−30 °C', 'etwa 14 mm²/s', 'VW 502 00, MB 229.5, Porsche A40'],
          ['10W-40', '−25 °C', 'etwa 14 mm²/s', 'ACEA A3/B4, ältere Motoren'],
        ]),
        h2('Drei Fragen vor dem Wechsel'),
        ul(
          'Welche Freigabe nennt das Bordbuch?',
          'Fahren Sie vor allem Kurzstrecke, unter 10 km?',
          'Wann hat zuletzt jemand den Peilstab gezogen?',
        ),
      ),
    },
    {
      blockType: 'callToAction',
      heading: 'Nicht sicher? Nennen Sie uns Ihr Kennzeichen.',
      text: 'In jeder Station finden wir die passende Freigabe in einer Minute, kostenlos und ohne Termin.',
      shape: 'corner',
      links: [{ link: { label: 'Nächste Station finden', kind: 'page', page: 'locations' } }],
    },
    { blockType: 'anchor', name: 'getriebeoel' },
    {
      blockType: 'imageText',
      heading: 'Auch das Getriebe hat Öl. Auch das wird alt.',
      body: richText(
        p(
          '„Lebensdauerfüllung“ heißt nur, dass niemand ein Intervall genannt hat. Automatik und Doppelkupplung schalten nach 60.000 bis 100.000 km mit frischem Öl spürbar weicher.',
        ),
        p(
          'Wir spülen das ganze System statt nur die Wanne zu leeren, tauschen den Filter und stellen den Füllstand bei der Temperatur ein, die der Hersteller nennt. Das dauert zwei bis drei Stunden und kostet ab 289 €.',
        ),
      ),
      illustration: 'gearbox',
      side: 'left',
      link: { label: 'Mehr zum Getriebeöl', kind: 'page', page: 'gearbox-oil' },
    },
    {
      blockType: 'accordion',
      heading: 'Oft gefragt',
      items: [
        {
          question: 'Verliere ich die Garantie, wenn ich nicht zum Hersteller fahre?',
          answer: richText(
            p(
              'Nein. Nach der Verordnung (EU) Nr. 461/2010 darf der Hersteller die Garantie nicht daran knüpfen, dass Sie in seine Werkstatt fahren. Entscheidend ist, dass nach Vorgabe gearbeitet wird. Genau das steht auf unserer Rechnung.',
            ),
          ),
        },
        {
          question: 'Wie oft muss das Öl gewechselt werden?',
          answer: richText(
            p(
              'Alle 15.000 bis 30.000 km, spätestens nach zwei Jahren, je nach Hersteller. Wer fast nur kurze Strecken fährt, wechselt besser jedes Jahr: Kraftstoff und Wasser im Öl verdampfen dann nie ganz.',
            ),
          ),
        },
        {
          question: 'Kann ich mein eigenes Öl mitbringen?',
          answer: richText(
            p(
              'Ja, wenn der Kanister verschlossen ist und die Freigabe stimmt. Arbeit, Filter und Entsorgung kosten dann 49 €. Für das Öl selbst können wir nicht einstehen.',
            ),
          ),
        },
        {
          question: 'Was, wenn etwas undicht ist?',
          answer: richText(
            p(
              'Dann zeigen wir es Ihnen unter dem Auto und schreiben es auf. Repariert wird nur, was Sie beauftragen.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Heute noch frisches Öl?',
      shape: 'pool',
      links: [
        { link: { label: 'Standort finden', kind: 'page', page: 'locations' } },
        { link: { label: 'Filter dazu', kind: 'page', page: 'filters' } },
      ],
    },
  ],
};
