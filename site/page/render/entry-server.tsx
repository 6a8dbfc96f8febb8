import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorPage, type ErrorPageContext } from '../layout/ErrorPage.tsx';
import { Document, type DocumentAssets, type Head } from './document.tsx';
import { PageDocument, type PageView } from './page-document.tsx';

export { renderExamples } from '../../examples/page-examples.tsx';
export { frameOf } from './frame.tsx';
export type { PageView } from './page-document.tsx';

const doctype = '<!doctype html>';

export function renderPage(view: PageView, assets: DocumentAssets): string {
  return doctype + renderToStaticMarkup(<PageDocument view={view} assets={assets} />);
}

export function renderError(
  page: ErrorPageContext,
  status: 404 | 500 | 'form',
  title: string,
  assets: DocumentAssets,
): string {
  const node = page.node ? { nodeId: page.node.id } : {};
  const head: Head = { culture: page.culture, title, alternates: [], noIndex: true, ...node };
  return (
    doctype +
    renderToStaticMarkup(
      <Document head={head} assets={assets}>
        <ErrorPage page={page} status={status} />
      </Document>,
    )
  );
}
