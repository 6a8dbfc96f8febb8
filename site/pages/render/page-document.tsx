import { Blocks } from '../blocks/Blocks.tsx';
import type { Block } from '../blocks/block-types.ts';
import { type BlockData, type BlockTable, cspOf } from '../blocks/definition.ts';
import { Layout } from '../layout/Layout.tsx';
import { PreviewBar } from '../layout/PreviewBar.tsx';
import { SideMenu } from '../layout/SideMenu.tsx';
import type { PageContext } from '../page-context.ts';
import { alone } from '../parts/place.ts';
import type { Head } from './document.tsx';
import { Document, type DocumentAssets } from './document.tsx';

export interface PageView {
  page: PageContext;
  blocks: readonly Block[];
  /** What these have loaded; nothing on a page whose blocks hold all they show. */
  data?: BlockData;
  head: Head;
  /** Whether a block brings the heading of the page, though the first is no hero. */
  headed?: boolean;
  /** A page of the portal, which has a stylesheet of its own. */
  portal?: boolean;
  /** Set while an editor looks at drafts: where the bar's exit leads and who frames the page. */
  preview?: { exitHref: string; studioOrigin: string };
}

interface Props {
  table: BlockTable;
  view: PageView;
  assets: DocumentAssets;
}

export function PageDocument({ table, view, assets }: Props) {
  const { data = none, page, head, headed, portal = false, preview } = view;
  const [first = [], ...others] = runsOf(view);
  const shown = { table, data, page };
  // In a preview the studio's own script runs, too, and nothing is reported.
  const held = !preview && cspOf(table, view.blocks) === 'reporting';
  return (
    <Document
      head={head}
      assets={assets}
      held={held}
      member={page.portal !== undefined}
      portal={portal}
      preview={preview !== undefined}
    >
      <Layout page={page}>
        {startsWithHero(view) || page.portal || headed ? null : (
          <TitleField page={page} hero={table.hero} />
        )}
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

interface TitleProps {
  page: PageContext;
  hero: BlockTable['hero'];
}

/** The head of a page whose first block is no hero: its title in the plain field. A member's page has a bar and a heading of its own. */
function TitleField({ hero: { component: Hero }, page }: TitleProps) {
  const block = { blockType: 'hero', variant: 'field', heading: page.node.title } as const;
  return <Hero block={block} page={page} place={{ ...alone, first: true }} />;
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
