import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockTable } from '../blocks/definition.ts';
import { ErrorPage, type ErrorPageContext } from '../layout/ErrorPage.tsx';
import type { Head } from './document.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { PageDocument, type PageView } from './page-document.tsx';

export type { PageView } from './page-document.tsx';

const doctype = '<!doctype html>';

export function renderPage(table: BlockTable, view: PageView, assets: DocumentAssets): string {
  return doctype + renderToStaticMarkup(<PageDocument table={table} view={view} assets={assets} />);
}

export function renderError(
  page: ErrorPageContext,
  status: 404 | 500 | 'form',
  title: string,
  assets: DocumentAssets,
): string {
  const node = page.node ? { nodeId: page.node.id } : {};
  const head: Head = { locale: page.locale, title, alternates: [], noIndex: true, ...node };
  return (
    doctype +
    renderToStaticMarkup(
      <Document head={head} assets={assets}>
        <ErrorPage page={page} status={status} />
      </Document>,
    )
  );
}
