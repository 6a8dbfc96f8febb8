import { Blocks } from '../blocks/Blocks.tsx';
import type { Block } from '../blocks/block-types.ts';
import { type BlockData, type BlockTable, cspOf } from '../blocks/definition.ts';
import { Layout } from '../layout/Layout.tsx';
import { PreviewBar } from '../layout/PreviewBar.tsx';
import { SideMenu } from '../layout/SideMenu.tsx';
import type { PageContext } from '../page-context.ts';
import { standalonePosition } from '../parts/block-position.ts';
import type { Head } from './document.tsx';
import { Document, type DocumentAssets } from './document.tsx';

export interface PageView {
  page: PageContext;
  blocks: readonly Block[];
  /** Data of the blocks; undefined where no block loads any. */
  data?: BlockData;
  head: Head;
  /** Whether a block renders the h1, though the first is no hero. */
  hasOwnHeading?: boolean;
  /** A page of the portal, which has an additional style sheet. */
  portal?: boolean;
  /** Set in previews: target of the bar's exit link, and the origin that frames the page. */
  preview?: { exitHref: string; studioOrigin: string };
}

interface Props {
  table: BlockTable;
  view: PageView;
  assets: DocumentAssets;
}

export function PageDocument({ table, view, assets }: Props) {
  const { data = noData, page, head, hasOwnHeading, portal = false, preview } = view;
  const [first = [], ...others] = splitAtSideMenu(view);
  const blockProps = { table, data, page, pageBlocks: view.blocks };
  // A preview runs an additional script, and sends no reports.
  const isReporting = cspOf(table, view.blocks) === 'reporting';
  const enforcesIntegrity = !preview && isReporting;
  return (
    <Document
      head={head}
      assets={assets}
      enforcesIntegrity={enforcesIntegrity}
      isLoggedIn={page.portal !== undefined}
      portal={portal}
      preview={preview !== undefined}
    >
      <Layout page={isReporting ? { ...page, notices: [] } : page}>
        {startsWithHero(view) || page.portal || hasOwnHeading ? null : (
          <TitleField page={page} hero={table.hero} />
        )}
        {page.sideMenu && others.length > 0 ? (
          <>
            <Blocks {...blockProps} blocks={first} />
            <SideMenu menu={page.sideMenu} />
            <Blocks {...blockProps} blocks={others.flat()} />
          </>
        ) : (
          <Blocks {...blockProps} blocks={first} />
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

/** The head of a page without a hero in first place: its title in the plain field. A member's page has its own bar and heading. */
function TitleField({ hero: { component: Hero }, page }: TitleProps) {
  const block = { blockType: 'hero', variant: 'field', heading: page.node.title } as const;
  return <Hero block={block} page={page} position={{ ...standalonePosition, first: true }} />;
}

const noData: BlockData = new Map();

/** Splits the blocks into the hero above the side menu and those below it; returns one group without a side menu. */
export function splitAtSideMenu(view: Pick<PageView, 'blocks' | 'page'>): (readonly Block[])[] {
  const { blocks, page } = view;
  return page.sideMenu && startsWithHero(view) ? [blocks.slice(0, 1), blocks.slice(1)] : [blocks];
}

function startsWithHero({ blocks: [first] }: Pick<PageView, 'blocks'>): boolean {
  return first?.blockType === 'hero' || first?.blockType === 'stationHead';
}
