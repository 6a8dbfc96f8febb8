import type { ReactElement } from 'react';
import { blocks } from '../../blocks/all-blocks.ts';
import { Blocks } from '../../pages/blocks/Blocks.tsx';
import type { Block } from '../../pages/blocks/block-types.ts';
import * as example from './blocks/blocks.ts';
import { exampleData } from './blocks/data.ts';
import * as forms from './blocks/forms.ts';
import * as lists from './blocks/lists.ts';
import { exampleLocations, station } from './blocks/locations.ts';
import { examplePage } from './blocks/page.ts';
import * as portal from './blocks/portal.ts';

let followers = 0;

/** Every block in every variant: shown in development, walked by the render and axe tests. */
export const blockExamples: { name: string; shown: Block[]; element: ReactElement }[] = [
  show('Hero: pour, Karten, Karte', example.pourHero, example.services, example.mapTeaser),
  show('Hero: pour, Karten ohne Karte', example.pourHero, example.services),
  show('Hero: pour allein', { ...example.pourHero, locator: false }, example.numbers),
  show('Hero: field', example.fieldHero),
  show('Hero: picture', example.pictureHero),
  show('Text', example.article),
  show('Text ohne Spalte', { ...example.article, heading: 'Ohne Spalte', lead: null, facts: null }),
  show('Bild und Text: links', example.imageText),
  show('Bild und Text: rechts, gezeichnet', example.drawingText),
  show('Karten', example.topics),
  show('Akkordeon', example.accordion),
  show('Zahlen', example.numbers),
  show('Zitat', example.quote),
  show('Aufruf: corner', example.corner),
  show('Aufruf: pool mitten auf der Seite', example.numbers, example.pool, example.quote),
  show('Galerie', example.gallery),
  show('Kontaktformular', forms.contactForm),
  show('Sponsoring-Formular', forms.sponsoringForm),
  show('Hinweisformular', forms.reportForm),
  show('Postfach für Hinweise', forms.reportMailbox),
  show('Anmeldung', forms.eventSignUp),
  show('Anmeldung zur nächsten Veranstaltung', forms.nextEvent),
  show('Anmeldung, geschlossen', forms.goneEvent),
  show('Abmelden', forms.cancellation),
  show('Abgemeldet', forms.cancelled),
  show('Portal: anmelden', portal.login),
  show('Portal: Passwort vergessen', portal.reset),
  show('Portal: Konto anfragen', portal.account),
  show('Portal: erstes Passwort', portal.newPassword),
  show('Portal: abgelaufener Link', portal.badLink),
  show('Portal: angemeldet', portal.start),
  show('Portal: angemeldet, noch ohne Dateien', portal.emptyStart),
  show('Portal: Profil', portal.profile),
  show('Portal: Passkeys', portal.passkeys),
  show('Portal: Datei, die es nicht mehr gibt', portal.fileRefused),
  show('Portal: Dateien, die nicht zusammen gedruckt werden', portal.filesUnjoined),
  show('Video', example.video),
  show('Video: hochkant, ohne Titelbild', {
    ...example.video,
    heading: null,
    videoURL: 'https://youtu.be/aaaaaaaaaaa',
    coverImage: null,
    ratio: '9/16',
  }),
  show('Video: im Hintergrund', {
    ...example.video,
    heading: null,
    videoURL: 'https://youtu.be/bbbbbbbbbbb',
    containment: 'body',
  }),
  show('Karte: teaser', { ...example.mapTeaser, featured: null }),
  show('Karte: full', example.fullMap),
  show('Station', station),
  search('Karte: full, gefunden', 'dortmund'),
  search('Karte: full, nichts gefunden', 'Atlantis'),
  filled('Aktuelles', lists.newsList),
  filled('Aktuelles: teaser', { ...lists.newsList, display: 'teaser' }),
  filled('Veranstaltungen', lists.eventList),
  filled('Ansprechpartner', lists.contactList),
  filled('Social Media', lists.socialFeed),
  filled('Meldung', lists.newsArticle),
  show('Stelle', lists.vacancy),
  filled('Freie Stellen', lists.vacancyList),
  show('Freie Stellen: keine', lists.vacancyList),
  show('Suche ohne Frage', lists.searchResults),
  answered('Suche mit Treffern', lists.found),
  answered('Suche ohne Treffer', { total: 0, found: [] }),
  show('Aktuelles ohne Meldung', lists.newsList),
  show('Aktuelles: teaser ohne Meldung', { ...lists.newsList, display: 'teaser' }),
  show('Veranstaltungen ohne Termin', lists.eventList),
  show('Aufbewahrungsfristen', { blockType: 'retention', heading: 'Wie lange wir was behalten' }),
  show('Cookies und Speicher', {
    blockType: 'browserStorage',
    heading: 'Was Ihr Browser speichert',
  }),
  show('Ansprechpartner: niemand', lists.contactList),
  show('Anker', { blockType: 'anchor', name: 'oelstand' }),
];

/** Of blocks that are on a page once, and are not shown beside the others: their fields would be called the same. */
export const onceExamples = [
  show('Portal: Bibliothek', portal.library),
  show('Portal: Bibliothek, gefunden', portal.libraryFound),
  show('Portal: Bibliothek, nichts gefunden', portal.libraryNothing),
];

function show(name: string, ...shown: Block[]) {
  return { name, shown, element: blocksOn(shown) };
}

/** On a page that has something to list. */
function filled(name: string, block: Block) {
  return { name, shown: [block], element: blocksOn([block], lists.listed) };
}

function answered(name: string, found: typeof lists.found) {
  // What was asked stands in place of the block's own heading.
  const shown = [{ ...lists.searchResults, heading: 'Öl' }];
  return { name, shown, element: blocksOn(shown, { query: { words: 'Öl' }, found }) };
}

function search(name: string, place: string) {
  // Other ids than the map above: all examples stand on one page.
  const locations = exampleLocations.map((location) => ({ ...location, id: location.id + 100 }));
  const shown = [example.fullMap];
  return { name, shown, element: blocksOn(shown, { locations, query: { place } }) };
}

/** The heading before each example is its neighbour, not the footer: hence something that follows. */
function blocksOn(shown: Block[], more: object = {}) {
  followers += 1;
  const follower: Block = { blockType: 'anchor', name: `beispiel-${followers}` };
  // All examples stand on one page, and fields are named after their blocks.
  const own = shown.map((block) => ({
    ...block,
    id: `${block.id ?? block.blockType}-${followers}`,
  }));
  const all = [...own, follower];
  return <Blocks table={blocks} blocks={all} data={exampleData(all, more)} page={examplePage} />;
}
