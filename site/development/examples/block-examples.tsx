import type { ReactElement } from 'react';
import { blocks } from '../../blocks/all-blocks.ts';
import { Blocks } from '../../pages/blocks/Blocks.tsx';
import type { Block } from '../../pages/blocks/block-types.ts';
import { withInnerBlocks } from '../../pages/blocks/definition.ts';
import * as example from './blocks/blocks.ts';
import { exampleData } from './blocks/data.ts';
import * as forms from './blocks/forms.ts';
import * as lists from './blocks/lists.ts';
import { exampleLocations, station, stationHead } from './blocks/locations.ts';
import { examplePage } from './blocks/page.ts';
import * as portal from './blocks/portal.ts';

let followers = 0;

/** Every block in every variant: shown in development, and rendered by the render and axe tests. */
export const blockExamples: { name: string; shown: Block[]; element: ReactElement }[] = [
  defineExample('Hero: pour, Karten, Karte', example.pourHero, example.services, example.mapTeaser),
  defineExample('Hero: pour, Karten ohne Karte', example.pourHero, example.services),
  defineExample('Hero: pour allein', { ...example.pourHero, locator: false }, example.numbers),
  defineExample('Hero: field', example.fieldHero),
  defineExample('Hero: picture', example.pictureHero),
  defineExample('Text', example.article),
  defineExample('Text ohne Spalte', {
    ...example.article,
    heading: 'Ohne Spalte',
    lead: null,
    facts: null,
  }),
  defineExample('Bild und Text: links', example.imageText),
  defineExample('Bild und Text: rechts, gezeichnet', example.drawingText),
  defineExample('Karten', example.topics),
  defineExample('Akkordeon', example.accordion),
  defineExample('Zahlen', example.numbers),
  defineExample('Preise nach Füllmenge', example.priceList),
  defineExample('Zitat', example.quote),
  defineExample('Aufruf: corner', example.corner),
  defineExample('Aufruf: pool mitten auf der Seite', example.numbers, example.pool, example.quote),
  defineExample('Galerie', example.gallery),
  defineExample('Kontaktformular', forms.contactForm),
  defineExample('Sponsoring-Formular', forms.sponsoringForm),
  defineExample('Hinweisformular', forms.reportForm),
  defineExample('Postfach für Hinweise', forms.reportMailbox),
  defineExample('Anmeldung', forms.eventSignUp),
  defineExample('Anmeldung zur nächsten Veranstaltung', forms.nextEvent),
  defineExample('Anmeldung, geschlossen', forms.goneEvent),
  defineExample('Abmelden', forms.cancellation),
  defineExample('Abgemeldet', forms.cancelled),
  defineExample('Portal: anmelden', portal.login),
  defineExample('Portal: Passwort vergessen', portal.reset),
  defineExample('Portal: Konto anfragen', portal.account),
  defineExample('Portal: erstes Passwort', portal.newPassword),
  defineExample('Portal: abgelaufener Link', portal.badLink),
  defineExample('Portal: angemeldet', portal.start),
  defineExample('Portal: angemeldet, noch ohne Dateien', portal.emptyStart),
  defineExample('Portal: Profil', portal.profile),
  defineExample('Portal: Passkeys', portal.passkeys),
  defineExample('Portal: Datei, die es nicht mehr gibt', portal.fileError),
  defineExample('Portal: Dateien, die nicht zusammen gedruckt werden', portal.filesUnjoined),
  defineExample('Video', example.video),
  defineExample('Video: hochkant, ohne Titelbild', {
    ...example.video,
    heading: null,
    videoURL: 'https://youtu.be/aaaaaaaaaaa',
    coverImage: null,
    ratio: '9/16',
  }),
  defineExample('Video: im Hintergrund', {
    ...example.video,
    heading: null,
    videoURL: 'https://youtu.be/bbbbbbbbbbb',
    containment: 'body',
  }),
  defineExample('Karte: teaser', { ...example.mapTeaser, featured: null }),
  defineExample('Karte: full', example.fullMap),
  defineExample('Kopf einer Station', stationHead),
  defineExample('Station', station),
  exampleWithSearch('Karte: full, gefunden', 'dortmund'),
  exampleWithSearch('Karte: full, nichts gefunden', 'Atlantis'),
  exampleWithLists('Aktuelles', lists.newsList),
  exampleWithLists('Aktuelles: teaser', { ...lists.newsList, display: 'teaser' }),
  exampleWithLists('Veranstaltungen', lists.eventList),
  exampleWithLists('Ansprechpartner', lists.contactList),
  exampleWithLists('Social Media', lists.socialFeed),
  exampleWithLists('Meldung', lists.newsArticle),
  defineExample('Stelle', lists.vacancy),
  exampleWithLists('Freie Stellen', lists.vacancyList),
  defineExample('Freie Stellen: keine', lists.vacancyList),
  defineExample('Suche ohne Frage', lists.searchResults),
  exampleWithResults('Suche mit Treffern', lists.results),
  exampleWithResults('Suche ohne Treffer', { total: 0, stations: 0, results: [] }),
  defineExample('Aktuelles ohne Meldung', lists.newsList),
  defineExample('Aktuelles: teaser ohne Meldung', { ...lists.newsList, display: 'teaser' }),
  defineExample('Veranstaltungen ohne Termin', lists.eventList),
  defineExample('Aufbewahrungsfristen', {
    blockType: 'retention',
    heading: 'Wie lange wir was behalten',
  }),
  defineExample('Cookies und Speicher', {
    blockType: 'browserStorage',
    heading: 'Was Ihr Browser speichert',
  }),
  defineExample('Ansprechpartner: niemand', lists.contactList),
  defineExample('Anker', { blockType: 'anchor', name: 'oelstand' }),
];

/** Examples of blocks that a page has only once: beside each other their field ids would collide. */
export const onceExamples = [
  defineExample('Portal: Bibliothek', portal.library),
  defineExample('Portal: Bibliothek, gefunden', portal.libraryFound),
  defineExample('Portal: Bibliothek, nichts gefunden', portal.libraryNothing),
];

function defineExample(name: string, ...shown: Block[]) {
  return { name, shown, element: blocksOn(shown) };
}

/** On a page with listed data. */
function exampleWithLists(name: string, block: Block) {
  return { name, shown: [block], element: blocksOn([block], lists.listed) };
}

function exampleWithResults(name: string, results: typeof lists.results) {
  // The query replaces the block's own heading.
  const shown = [{ ...lists.searchResults, heading: 'Öl' }];
  return { name, shown, element: blocksOn(shown, { query: { words: 'Öl' }, results }) };
}

function exampleWithSearch(name: string, place: string) {
  // Ids that differ from the map above: all examples are on one page.
  const locations = exampleLocations.map((location) => ({ ...location, id: location.id + 100 }));
  const shown = [example.fullMap];
  return { name, shown, element: blocksOn(shown, { locations, query: { place } }) };
}

/** Adds a block after the example, so that its neighbour is not the footer. */
function blocksOn(shown: Block[], more: object = {}) {
  followers += 1;
  const follower: Block = { blockType: 'anchor', name: `beispiel-${followers}` };
  // All examples are on one page, and field ids are derived from block ids.
  const own = shown.map((block) => ({
    ...block,
    id: `${block.id ?? block.blockType}-${followers}`,
  }));
  const all = [...own, follower];
  const data = exampleData(withInnerBlocks(blocks, all), more);
  return <Blocks table={blocks} blocks={all} data={data} page={examplePage} />;
}
