import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Head } from '../../pages/render/document.tsx';
import { Document, type DocumentAssets } from '../../pages/render/document.tsx';
import { Island } from '../../pages/render/Island.tsx';
import { blockExamples } from './block-examples.tsx';
import DialogOpener from './DialogOpener.island.tsx';

const islandExample = (
  <Island
    name="DialogOpener"
    view={DialogOpener}
    properties={{
      label: 'Dialog öffnen',
      title: 'Öl gewechselt',
      text: 'Ihr Wagen steht bereit.',
      closeLabel: 'Schließen',
    }}
  />
);

const all: { name: string; element: ReactElement }[] = [
  { name: 'Insel', element: islandExample },
  ...blockExamples,
];

/** The development page of all blocks; `part` shows one of them by its number. */
export function renderExamples(part: string | undefined, assets: DocumentAssets): string {
  const chosen = part === undefined ? undefined : all[Number(part)];
  const head: Head = {
    locale: 'de-DE',
    title: 'Beispiele | Oilway',
    alternates: [],
    noIndex: true,
  };
  const shown = chosen ? [chosen] : all;
  return `<!doctype html>${renderToStaticMarkup(
    <Document head={head} assets={assets} portal>
      <main data-examples={all.length}>
        <h1>{chosen?.name ?? 'Beispiele'}</h1>
        {shown.map(({ name, element }, index) => (
          <section key={name} aria-label={name}>
            <p>
              <a href={`?part=${chosen ? part : index}`}>{name}</a>
            </p>
            {element}
          </section>
        ))}
      </main>
    </Document>,
  )}`;
}
