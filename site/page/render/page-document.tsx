import { Blocks } from '../blocks/Blocks.tsx';
import type { Block } from '../blocks/block-types.ts';
import type { BlockData, BlockTable } from '../blocks/definition.ts';
import { Layout } from '../layout/Layout.tsx';
import { PreviewBar } from '../layout/PreviewBar.tsx';
import { SideMenu } from '../layout/SideMenu.tsx';
import { TitleField } from '../layout/TitleField.tsx';
import type { PageContext } from '../page-context.ts';
import type { Head } from './document.tsx';
import { Document, type DocumentAssets } from './document.tsx';

export interface PageView {
  page: PageContext;
  blocks: readonly Block[];
  /** What these have loaded; nothing on a page whose blocks hold all they show. */
  data?: BlockData;
  head: Head;
  /** Set while an editor looks at drafts: where the bar's exit leads and who frames the page. */
  preview?: { exitHref: string; studioOrigin: string };
}

interface Props {
  table: BlockTable;
  view: PageView;
  assets: DocumentAssets;
  /** What stands in the place of a block that is filled in later. */
  markOf?: (block: Block) => string | undefined;
}

export function PageDocument({ table, view, assets, markOf }: Props) {
  const { data = none, page, head, preview } = view;
  const [first = [], ...others] = runsOf(view);
  const shown = { table, data, page, markOf };
  return (
    <Document head={head} assets={assets} preview={preview !== undefined}>
      <Layout page={page}>
        {startsWithHero(view) ? null : <TitleField page={page} hero={table.hero.view} />}
        {page.sideMenu && others.length > 0 ? (
          <>
            <Blocks {...shown} blocks={first} />
            <SideMenu menu={page.sideMenu} />
            <Blocks {...shown} blocks={others.flat()} />
          </>
        ) : (
          <Blocks {...shown} blocks={first} />
        )}
      </Layout>
      {preview ? (
        <div data-preview={preview.studioOrigin}>
          <PreviewBar page={page} exitHref={preview.exitHref} />
        </div>
      ) : null}
    </Document>
  );
}

const none: BlockData = new Map();

/** The blocks that stand together: those below the side menu, where there is one, are apart from the hero above it. */
export function runsOf(view: Pick<PageView, 'blocks' | 'page'>): (readonly Block[])[] {
  const { blocks, page } = view;
  return page.sideMenu && startsWithHero(view) ? [blocks.slice(0, 1), blocks.slice(1)] : [blocks];
}

function startsWithHero({ blocks: [first] }: Pick<PageView, 'blocks'>): boolean {
  return first?.blockType === 'hero';
}
