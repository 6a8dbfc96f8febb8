import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blockExamples } from './block-examples.tsx';

it.each([
  'Karte: full, nichts gefunden',
  'Suche ohne Treffer',
  'Aktuelles ohne Meldung',
  'Aktuelles: teaser ohne Meldung',
  'Veranstaltungen ohne Termin',
  'Ansprechpartner: niemand',
])('%s: a drawing in the place of the list', (wanted) => {
  const example = blockExamples.find(({ name }) => name === wanted);
  expect(renderToStaticMarkup(example?.element)).toContain('viewBox="0 0 750 ');
});
