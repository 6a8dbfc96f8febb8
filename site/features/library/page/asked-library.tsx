import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { Culture } from '../../../page/page-context.ts';
import { joined, type KeptHtml, mark, type Piece } from '../../../page/render/kept-html.ts';
import type { LibraryProps, LibraryView, ShownNode } from '../files/library-view.ts';
import { LibraryBar } from './LibraryBar.tsx';
import { EarlierVersion, LibraryRow } from './LibraryRow.tsx';
import { nodeLink, TreeNode } from './LibraryTree.tsx';
import { rowShape, rowTexts, versionTexts } from './library-row.ts';
import { markerOf } from './marked-parts.ts';
import { PortalLibrary } from './PortalLibrary.tsx';

interface Asked extends LibraryProps {
  kept: KeptHtml;
}

/**
 * The same as `PortalLibrary`, of rows and categories that were rendered before as what they are: a file with a picture, one with a
 * link alone. All that they say is filled in each time, so that nothing is kept of a member, a company or a file.
 */
export function askedLibrary(culture: Culture, library: LibraryView, kept: KeptHtml): Piece {
  const asked = { culture, kept, library };
  const parts = { nodes: mark(0), rows: mark(1), bar: mark(2) };
  return kept.render(<PortalLibrary culture={culture} library={library} parts={parts} />, [
    joined(library.tree.map((node) => nodeOf(node, 0, asked))),
    rowsOf(asked),
    barOf(asked),
  ]);
}

function nodeOf(node: ShownNode, depth: number, asked: Asked): Piece {
  const { kept, ...props } = asked;
  const { current, open, ...texts } = nodeLink({ node, depth, ...props });
  const below = open
    ? joined(node.children.map((child) => nodeOf(child, depth + 1, asked)))
    : undefined;
  return kept.filled(`node ${current} ${open}`, { ...texts, below }, (marked) => (
    <TreeNode current={current} open={open} {...marked} />
  ));
}

function rowsOf(asked: Asked): Piece {
  const { culture, kept, library } = asked;
  const partsOf = markerOf(library.asked.words, culture);
  const titleOf = ({ name }: LibraryFile): Piece =>
    library.found === undefined
      ? kept.text(name)
      : joined(
          partsOf(name).map(({ marked, text }) =>
            marked
              ? kept.filled('marked', { text }, (one) => <mark>{one.text}</mark>)
              : kept.text(text),
          ),
        );
  return joined(library.files.map((file) => rowOf(file, titleOf(file), asked)));
}

function rowOf(file: LibraryFile, title: Piece, { culture, kept, library }: Asked): Piece {
  const shape = rowShape(file, culture, library);
  const versions = versionTexts(file, culture).map((texts) =>
    kept.filled('earlier', texts, (marked) => <EarlierVersion {...marked} />),
  );
  const earlier = versions.length > 0 ? joined(versions) : undefined;
  const texts = rowTexts(file, culture, library);
  return kept.filled(
    `row ${Object.values(shape)}`,
    { ...texts, title, earlier },
    ({ earlier: before, title: name, ...marked }) => (
      <LibraryRow shape={shape} texts={marked} title={name} earlier={before} />
    ),
  );
}

function barOf({ culture, kept, library: { origin, support } }: Asked): Piece {
  return kept.filled(`bar ${culture}`, { origin, support }, (marked) => (
    <LibraryBar culture={culture} library={marked} />
  ));
}
