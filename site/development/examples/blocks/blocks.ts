import type {
  AccordionBlock,
  CallToActionBlock,
  CardsBlock,
  GalleryBlock,
  HeroBlock,
  ImageTextBlock,
  MapBlock,
  NumbersBlock,
  PriceListBlock,
  QuoteBlock,
  TextBlock,
  VideoBlock,
} from '@oilway/store/published/documents.ts';
import type { CardItem, LinkItem } from '../../../pages/blocks/block-types.ts';
import { examplePhotograph } from './page.ts';
import { heading, link, list, node, paragraph, state, table, text } from './rich-text.ts';

const links: LinkItem[] = [
  { link: { label: 'Nächste Station finden', kind: 'page', page: 2 } },
  { link: { label: 'Preis für mein Auto', kind: 'page', page: 3 } },
];

export const pourHero: HeroBlock = {
  blockType: 'hero',
  variant: 'pour',
  heading: 'Ölwechsel,\ngleich um\ndie Ecke.',
  text: 'Ohne Termin reinfahren, im Auto sitzen bleiben, nach 18 Minuten weiterfahren.',
  locator: true,
};

export const fieldHero: HeroBlock = {
  blockType: 'hero',
  variant: 'field',
  heading: 'Flottenservice',
  text: 'Feste Preise, eine Rechnung im Monat, und auf Wunsch kommen wir auf Ihren Hof.',
  links,
};

export const pictureHero: HeroBlock = {
  blockType: 'hero',
  variant: 'picture',
  heading: '0W-20 oder 5W-30? Was das Etikett wirklich sagt',
  illustration: 'viscosity',
};

const card = (
  title: string,
  words: string,
  note: string,
  tone: CardItem['tone'],
  illustration: CardItem['illustration'],
): CardItem => ({
  heading: title,
  text: words,
  note,
  tone,
  illustration,
  link: { label: title, kind: 'page', page: 4 },
});

export const services: CardsBlock = {
  blockType: 'cards',
  heading: 'Vier Dinge.\nDie aber richtig.',
  cards: [
    card(
      'Ölwechsel',
      'Freigegebenes Motoröl und neuer Ölfilter. Wir setzen den Service zurück und stempeln das Heft.',
      'ab 79 €',
      'graphite',
      'oil-change',
    ),
    card(
      'Filter',
      'Luft, Innenraum und Kraftstoff, gleich mitgetauscht.',
      'ab 24 €',
      'sunken',
      'filter',
    ),
    card(
      'Getriebeöl',
      'Automatik spülen, damit sie wieder weich schaltet.',
      'ab 289 €',
      'sunken',
      'gearbox',
    ),
    card(
      'Flottenservice',
      'Feste Preise, eine Rechnung im Monat. Auf Wunsch kommen wir auf Ihren Hof.',
      'ab drei Fahrzeugen',
      'graphite',
      'fleet',
    ),
  ],
};

const plain = { note: '', words: 'Was Sie darüber wissen sollten, in zwei Minuten erklärt.' };

/** The illustrations that the services do not use, on every tone. */
export const topics: CardsBlock = {
  blockType: 'cards',
  heading: 'Von der Hebebühne',
  cards: [
    card('Ölstand messen', plain.words, plain.note, 'graphite', 'dipstick'),
    card('Altöl wird Grundöl', plain.words, plain.note, 'sunken', 'recycling'),
    card('Kälte und Öl', plain.words, plain.note, 'graphite', 'drip'),
    card('Dünn oder dick', plain.words, plain.note, 'graphite', 'viscosity'),
    card('Im Motor', plain.words, plain.note, 'graphite', 'engine'),
    card('Hinweise geben', plain.words, plain.note, 'sunken', 'lock-drop'),
    card('Neue Station', plain.words, plain.note, 'amber', 'station'),
    card('In der Halle', plain.words, plain.note, 'sunken', 'workshop'),
    card('Für Betriebe', plain.words, plain.note, 'graphite', 'fleet'),
  ],
};

export const article: TextBlock = {
  blockType: 'text',
  lead: 'Zwei Zahlen, ein Buchstabe und viele Missverständnisse. Wir erklären, wie man die Viskosität liest und warum „dicker“ nicht „besser“ heißt.',
  facts: [
    { label: 'Veröffentlicht', value: '4. November 2025' },
    { label: 'Autorin', value: 'Agnieszka Żurawska,\nServicemeisterin, Dortmund' },
    { label: 'Lesezeit', value: '4 Minuten' },
  ],
  body: state(
    paragraph(
      'Das W steht für Winter. Die Zahl davor sagt, ',
      text('wie leicht das Öl bei Kälte fließt', 1),
      '; welche Norm Ihr Motor verlangt, steht im ',
      link('Serviceheft', 'https://www.example.org/serviceheft'),
      '. Ein ',
      link('unsicherer Verweis', 'javascript:alert(1)'),
      ' bleibt Text.',
    ),
    heading('h2', 'Dünnes Öl ist kein Sparöl'),
    paragraph(
      'Neuere Motoren haben engere Spalte und stärkere Pumpen. Ein 0W-20 bildet in ihnen einen vollen Film und bremst weniger. In einem älteren Motor kann dasselbe Öl zu dünn sein.',
    ),
    table(
      ['Merkmal', '0W-20', '5W-30'],
      ['Start bis', '−35 °C', '−30 °C'],
      ['Bei 100 °C', 'etwa 8 mm²/s', 'etwa 11 mm²/s'],
      ['Typische Motoren', 'Benziner und Hybride ab 2016', 'Diesel mit Partikelfilter'],
    ),
    heading('h3', 'Drei Fragen vor dem Wechsel'),
    list(
      'bullet',
      'Welche Norm nennt das Serviceheft, zum Beispiel VW 508 00?',
      'Fahren Sie meist kürzer als zehn Kilometer?',
      'Wann haben Sie den Ölstand zuletzt geprüft?',
    ),
    heading('h4', 'So geht es weiter'),
    list('number', 'Kennzeichen nennen.', 'Öl freigeben.', 'Nach 18 Minuten weiterfahren.'),
    node('quote', text('Das falsche Öl merkt man erst, wenn es zu spät ist.')),
    { type: 'horizontalrule', version: 1 },
    paragraph(text('Kursiv', 2), ', ', text('unterstrichen', 8), ', ', text('ACEA C5', 16), '.'),
  ),
};

export const imageText: ImageTextBlock = {
  blockType: 'imageText',
  heading: 'Sitzen bleiben',
  side: 'left',
  image: examplePhotograph,
  body: state(
    paragraph(
      'Sie fahren über die Grube, wir arbeiten von unten. Sie sehen auf dem Bildschirm, was wir tun, und behalten den Schlüssel.',
    ),
  ),
  link: { label: 'Ablauf ansehen', kind: 'page', page: 5 },
};

export const drawingText: ImageTextBlock = {
  ...imageText,
  heading: 'Ein Motor braucht vier Liter',
  side: 'right',
  image: null,
  illustration: 'engine',
  link: { kind: 'page' },
};

export const accordion: AccordionBlock = {
  blockType: 'accordion',
  heading: 'Häufige Fragen',
  items: [
    {
      question: 'Brauche ich einen Termin?',
      answer: state(
        paragraph('Nein. Kommen Sie, wann Sie wollen; meist warten Sie keine zehn Minuten.'),
      ),
    },
    {
      question: 'Welches Öl bekommt mein Auto?',
      answer: state(
        paragraph('Das vom Hersteller freigegebene. Wir schlagen es nach Ihrem Kennzeichen nach.'),
      ),
    },
    {
      question: 'Was geschieht mit dem alten Öl?',
      answer: state(
        paragraph(
          'Es wird zu Grundöl aufbereitet: 97 von 100 Litern gehen in die Raffinerie zurück.',
        ),
      ),
    },
  ],
};

export const numbers: NumbersBlock = {
  blockType: 'numbers',
  value: '18',
  text: 'Minuten dauert ein Ölwechsel im Schnitt, vom Einfahren bis zum Losfahren.',
  items: [
    { value: '1,4 Mio.', text: 'Ölwechsel im vergangenen Jahr, in Deutschland und Polen.' },
    { value: '97 %', text: 'des Altöls gehen in die Aufbereitung und werden wieder Grundöl.' },
    { value: '1998', text: 'die erste Station in Dortmund. Sie ist noch immer geöffnet.' },
  ],
};

export const priceList: PriceListBlock = {
  blockType: 'priceList',
  heading: 'Drei Pakete, drei Preise',
  text: 'Entscheidend ist, wie viel Öl Ihr Motor fasst.',
  rows: [
    { title: 'Klein', litres: 4, price: '79 €', text: 'Öl und Ölfilter' },
    { title: 'Mittel', litres: 5.5, price: '99 €', text: 'Öl und Ölfilter' },
    { title: 'Groß', litres: 8, price: '139 €' },
  ],
  note: 'Alle Preise mit 19 % Mehrwertsteuer.',
  link: { label: 'Station finden', kind: 'page' },
};

export const quote: QuoteBlock = {
  blockType: 'quote',
  text: 'Ich habe im Auto telefoniert, und als ich auflegte, war das Öl gewechselt.',
  name: 'Miriam Kowalczyk',
  role: 'Handelsvertreterin, 48.000 Kilometer im Jahr',
};

export const pool: CallToActionBlock = {
  blockType: 'callToAction',
  shape: 'pool',
  heading: 'Zeit für\nfrisches Öl?',
  links,
};

export const corner: CallToActionBlock = {
  blockType: 'callToAction',
  shape: 'corner',
  heading: 'Nicht sicher? Nennen Sie uns Ihr Kennzeichen.',
  text: 'An der Station prüfen wir in einer Minute, welche Norm Ihr Motor braucht, kostenlos und ohne Termin.',
  links: links.slice(0, 1),
};

export const gallery: GalleryBlock = {
  blockType: 'gallery',
  heading: 'Ein Blick in die Halle',
  images: [
    { id: 'a', image: examplePhotograph, caption: 'Die Grube in Dortmund-Hörde.' },
    { id: 'b', image: examplePhotograph, caption: 'Von unten sieht man mehr.' },
    { id: 'c', image: examplePhotograph },
  ],
};

export const mapTeaser: MapBlock = {
  blockType: 'map',
  display: 'teaser',
  heading: '20-mal\nin der\nNähe.',
  text: 'Die meisten Oilway-Stationen liegen an Ausfallstraßen, direkt auf Ihrem Weg. Alle haben bis mindestens 18 Uhr geöffnet.',
  featured: 1,
  link: { label: 'Alle Stationen ansehen', kind: 'page', page: 6 },
};

export const fullMap: MapBlock = {
  blockType: 'map',
  display: 'full',
  heading: 'Alle Stationen',
  link: { kind: 'page' },
};

export const video: VideoBlock = {
  blockType: 'video',
  heading: 'Von der Einfahrt bis zum Etikett',
  text: 'Ein Ölwechsel von vorn bis hinten, gefilmt an der Grube.',
  videoURL: 'https://youtu.be/aqz-KE-bpKQ',
  title: 'Ein Ölwechsel in Dortmund-Hörde',
  coverImage: examplePhotograph,
  containment: 'self',
  ratio: '16/9',
};
