import { bold, h3, link, ol, p, richText, table, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const gearboxOilDe: DemoPageText = {
  title: 'Getriebeöl',
  slug: 'getriebeoel',
  seo: {
    title: 'Getriebeöl wechseln und spülen ab 289 €',
    description:
      'Automatik, Doppelkupplung oder Schaltgetriebe: wann das Getriebeöl fällig ist, wie die Spülung abläuft und was sie bei Oilway kostet, Filter inklusive.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'picture',
      heading: 'Getriebeöl. Damit es wieder weich schaltet.',
      text: 'Automatik spülen, Doppelkupplung wechseln, Schaltgetriebe erneuern.',
      illustration: 'gearbox',
    },
    {
      blockType: 'text',
      heading: 'Lebensdauerfüllung ist kein Versprechen',
      lead: 'Das Wort heißt nur, dass im Wartungsplan kein Intervall steht. Getriebehersteller wie ZF nennen selbst eines: 80.000 bis 120.000 km oder acht Jahre.',
      body: richText(
        table([
          ['Getriebe', 'Öl', 'Richtwert', 'Preis ab'],
          ['Wandlerautomatik', 'ATF nach Freigabe', '80.000 km', '349 €'],
          ['Doppelkupplung, nass', 'DCT-Öl, Filter', '60.000 km', '289 €'],
          ['Stufenlos (CVT)', 'CVT-Öl nach Freigabe', '60.000 km', '319 €'],
          ['Schaltgetriebe', '75W-80 oder 75W-90, GL-4', '100.000 km', '119 €'],
          ['Allradkupplung', 'Öl nach Freigabe', '3 Jahre', '99 €'],
        ]),
        p(
          'Preise mit 19 % Mehrwertsteuer, Öl bis zur üblichen Füllmenge, Filter und Dichtung. Doppelkupplungen mit trockenen Kupplungen, etwa das DQ200, haben nur eine kleine Ölmenge im Räderteil und brauchen keine Spülung.',
        ),
      ),
      facts: [
        { label: 'Dauer', value: 'zwei bis drei Stunden' },
        { label: 'Termin', value: 'ja, meist in derselben Woche' },
        { label: 'Gewährleistung', value: '24 Monate' },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Spülen statt nur ablassen',
      body: richText(
        p(
          'Wer nur die Wanne leert, tauscht bei einer Automatik knapp die Hälfte des Öls. Der Rest steckt im Wandler, im Kühler und in den Leitungen.',
        ),
        ol(
          [bold('Auslesen.'), ' Fehlerspeicher und Adaptionswerte, vorher und nachher.'],
          [bold('Ablassen.'), ' Wanne ab, Magnete säubern, Filter und Dichtung neu.'],
          [bold('Spülen.'), ' Das Gerät schiebt frisches Öl nach, bis klares zurückkommt.'],
          [bold('Einstellen.'), ' Füllstand bei der Öltemperatur, die der Hersteller nennt.'],
        ),
      ),
      image: 'gearbox-open',
      side: 'right',
    },
    {
      blockType: 'quote',
      text: 'Ein Getriebe sagt früh Bescheid. Man muss nur wissen, dass ein Ruck beim Anfahren kein Charakterzug ist.',
      name: 'Murat Aydemir',
      role: 'Getriebespezialist, Dortmund-Hörde',
    },
    {
      blockType: 'accordion',
      heading: 'Oft gefragt',
      items: [
        {
          question: 'Woran merke ich, dass das Öl alt ist?',
          answer: richText(
            ul(
              'Die Automatik ruckt beim Anfahren oder beim Herunterschalten.',
              'Sie schaltet kalt anders als warm.',
              'Ein Gang kommt mit spürbarer Verzögerung, besonders rückwärts.',
            ),
            p(
              'Ist ein Lager oder eine Kupplung schon verschlissen, hilft kein Öl. Das sagen wir vorher.',
            ),
          ),
        },
        {
          question: 'Kann eine Spülung schaden?',
          answer: richText(
            p(
              'Wir spülen ohne Lösungsmittel und ohne Überdruck, nur mit dem Öl, das danach im Getriebe bleibt. Zeigt die Diagnose Abrieb oder rutschende Kupplungen, raten wir ab.',
            ),
          ),
        },
        {
          question: 'Welches Öl kommt hinein?',
          answer: richText(
            p(
              'Das mit der Freigabe für Ihr Getriebe, zum Beispiel ZF LifeguardFluid 8 oder VW G 052 182. Getriebeöle sind untereinander nicht austauschbar, auch wenn sie die gleiche Farbe haben.',
            ),
          ),
        },
        {
          question: 'Machen das alle Standorte?',
          answer: richText(
            h3('Nein, aber immer einer in Ihrer Nähe'),
            p(
              'Das Spülgerät steht nicht überall. Welche Stationen es haben, zeigt die ',
              link('Standortsuche', { page: 'locations' }),
              '.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Ruckt es beim Schalten?',
      text: 'Eine Probefahrt mit Diagnose dauert 20 Minuten und kostet nichts.',
      shape: 'pool',
      links: [
        { link: { label: 'Station mit Getriebeservice', kind: 'page', page: 'locations' } },
        { link: { label: 'Fragen Sie uns', kind: 'page', page: 'contact' } },
      ],
    },
  ],
};
