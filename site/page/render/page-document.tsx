import { Blocks } from '../blocks/Blocks.tsx';
import type { Block } from '../blocks/block-types.ts';
import { Layout } from '../layout/Layout.tsx';
import { PreviewBar } from '../layout/PreviewBar.tsx';
import { SideMenu } from '../layout/SideMenu.tsx';
import { TitleField } from '../layout/TitleField.tsx';
import type { PageContext } from '../page-context.ts';
import { Document, type DocumentAssets, type Head } from './document.tsx';

export interface PageView {
  page: PageContext;
  blocks: readonly Block[];
  head: Head;
  /** Set while an editor looks at drafts: where the bar's exit leads and who frames the page. */
  preview?: { exitHref: string; studioOrigin: string };
}

interface Props {
  view: PageView;
  assets: DocumentAssets;
  /** What stands in the place of a block that is filled in later. */
  markOf?: (block: Block) => string | undefined;
}

export function PageDocument({ view, assets, markOf }: Props) {
  const { page, head, preview } = view;
  const [first = [], ...others] = runsOf(view);
  return (
    <Document head={head} assets={assets} preview={preview !== undefined}>
      <Layout page={page}>
        {startsWithHero(view) ? null : <TitleField page={page} />}
        {page.sideMenu && others.length > 0 ? (
          <>
            <Blocks blocks={first} page={page} markOf={markOf} />
            <SideMenu menu={page.sideMenu} />
            <Blocks blocks={others.flat()} page={page} markOf={markOf} />
          </>
        ) : (
          <Blocks blocks={first} page={page} markOf={markOf} />
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

/** The blocks that stand together: those below the side menu, where there is one, are apart from the hero above it. */
export function runsOf(view: Pick<PageView, 'blocks' | 'page'>): (readonly Block[])[] {
  const { blocks, page } = view;
  return page.sideMenu && startsWithHero(view) ? [blocks.slice(0, 1), blocks.slice(1)] : [blocks];
}

function startsWithHero({ blocks: [first] }: Pick<PageView, 'blocks'>): boolean {
  return first?.blockType === 'hero';
}
