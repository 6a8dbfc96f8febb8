import { bold, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const sponsoringDe: DemoPageText = {
  title: 'Sponsoring',
  slug: 'sponsoring',
  seo: {
    title: 'Sponsoring für Vereine rund um unsere Standorte',
    description:
      'Oilway unterstützt Vereine und Projekte im Umkreis seiner Standorte mit 250 bis 5.000 € im Jahr: was wir fördern, was nicht und wie Sie sich bewerben.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Sponsoring. Für Vereine von nebenan.',
      text: 'Bis 25 km um jeden Standort, mit klaren Regeln und einer Antwort nach sechs Wochen.',
      illustration: 'sponsoring',
    },
    {
      blockType: 'text',
      heading: 'Was wir fördern',
      lead: 'Wir geben lieber vielen etwas als einem viel. Im vergangenen Jahr waren es 84 Vereine und Projekte in Deutschland und Polen.',
      body: richText(
        ul(
          [bold('Sport in der Nähe: '), 'Jugendmannschaften, Laufgruppen, Rollstuhlsport.'],
          [bold('Technik zum Anfassen: '), 'Schulwerkstätten, Fahrradküchen, Robotik.'],
          [bold('Hilfe und Umwelt: '), 'freiwillige Feuerwehren, Gewässerschutz, Tafeln.'],
        ),
        table([
          ['Stufe', 'Betrag im Jahr', 'Gegenleistung'],
          ['Tropfen', 'bis 500 €', 'keine'],
          ['Kanne', 'bis 2.000 €', 'Nennung auf Website und Aushang'],
          ['Fass', 'bis 5.000 €', 'nach Absprache, etwa Trikot oder Bande'],
        ]),
        p(
          'Nicht gefördert werden Parteien, Religionsgemeinschaften, Einzelpersonen ohne Verein, Motorsport und Veranstaltungen, bei denen Alkohol im Mittelpunkt steht.',
        ),
      ),
      facts: [
        { label: 'Fristen', value: '31. März und 30. September' },
        { label: 'Antwort', value: 'nach sechs Wochen' },
        { label: 'Laufzeit', value: 'ein Jahr, höchstens drei' },
      ],
    },
    {
      blockType: 'gallery',
      heading: 'Zwei von 84',
      images: [
        {
          image: 'podium-run',
          caption: 'Phoenix-See-Lauf in Dortmund: Startnummern für 600 Kinder.',
        },
        {
          image: 'tool-wall',
          caption: 'Schulwerkstatt in Leipzig: 14 Werkzeugkästen und ein Motor.',
        },
      ],
    },
    {
      blockType: 'text',
      heading: 'Wie wir entscheiden',
      body: richText(
        p(
          'Über die Bewerbungen entscheiden fünf Mitarbeitende aus fünf Standorten, nicht die Geschäftsführung. Eine Absage begründen wir. Am Ende des Jahres möchten wir ein Foto und eine Seite Bericht.',
        ),
      ),
    },
    { blockType: 'anchor', name: 'bewerbung' },
    {
      blockType: 'sponsoringForm',
      heading: 'Jetzt bewerben',
      text: 'Wir brauchen keine Hochglanzmappe.',
      mostActivities: 2,
    },
    {
      blockType: 'callToAction',
      heading: 'Noch Fragen?',
      text: 'Vorab beantwortet sie Hannah Voss.',
      shape: 'pool',
      links: [
        {
          link: { label: 'E-Mail schreiben', kind: 'url', url: 'mailto:sponsoring@oilway.example' },
        },
      ],
    },
  ],
};
