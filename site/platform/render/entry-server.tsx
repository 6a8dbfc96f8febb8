import { renderToStaticMarkup } from 'react-dom/server';
import { Blocks } from '../../pages/blocks/Blocks.tsx';
import type { Block } from '../../pages/blocks/block-types.ts';
import { ErrorPage, type ErrorPageContext } from '../../pages/layout/ErrorPage.tsx';
import { Layout } from '../../pages/layout/Layout.tsx';
import { PreviewBar } from '../../pages/layout/PreviewBar.tsx';
import { SideMenu } from '../../pages/layout/SideMenu.tsx';
import { TitleField } from '../../pages/layout/TitleField.tsx';
import type { PageContext } from '../../pages/page-context.ts';
import { Document, type DocumentAssets, type Head } from './document.tsx';

export { renderExamples } from '../../pages/examples.tsx';

export interface PageView {
  page: PageContext;
  blocks: readonly Block[];
  head: Head;
  /** Set while an editor looks at drafts: where the bar's exit leads and who frames the page. */
  preview?: { exitHref: string; studioOrigin: string };
}

const doctype = '<!doctype html>';

export function renderPage(
  { page, blocks, head, preview }: PageView,
  assets: DocumentAssets,
): string {
  const [first, ...rest] = blocks;
  const hero = first?.blockType === 'hero' ? [first] : [];
  return (
    doctype +
    renderToStaticMarkup(
      <Document head={head} assets={assets} preview={preview !== undefined}>
        <Layout page={page}>
          {hero.length === 0 ? <TitleField page={page} /> : null}
          {page.sideMenu && hero.length > 0 ? (
            <>
              <Blocks blocks={hero} page={page} />
              <SideMenu menu={page.sideMenu} />
              <Blocks blocks={rest} page={page} />
            </>
          ) : (
            <Blocks blocks={blocks} page={page} />
          )}
        </Layout>
        {preview ? (
          <div data-preview={preview.studioOrigin}>
            <PreviewBar page={page} exitHref={preview.exitHref} />
          </div>
        ) : null}
      </Document>,
    )
  );
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
