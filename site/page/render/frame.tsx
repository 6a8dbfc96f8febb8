import { renderToStaticMarkup } from 'react-dom/server';
import type { FramedHtml } from '../../http/answer.ts';
import type { Block } from '../blocks/block-types.ts';
import { type BlockTable, definitionOf } from '../blocks/definition.ts';
import { places } from '../blocks/places.ts';
import type { ViewProps } from '../parts/place.ts';
import type { DocumentAssets } from './document.tsx';
import { preloadOf, showsPolish } from './fonts.ts';
import {
  fill,
  type HtmlTemplate,
  KeptHtml,
  mark,
  type Needs,
  type Piece,
  plain,
  templateOf,
  toBuffer,
} from './kept-html.ts';
import { PageDocument, type PageView, runsOf } from './page-document.tsx';
import { classesOf, linkTo, type Stylesheet } from './stylesheets.ts';

/** A page that answers questions, as far as it is the same for all of them; what was rendered for one question is kept for others. */
export interface PageFrame {
  /** The document in UTF-8. @param asked with the blocks of the frame, each as the question makes it; of the head, the title alone is its own. */
  answer(asked: Pick<PageView, 'blocks' | 'data' | 'page'> & { title: string }): FramedHtml;
}

/** The bit of Polish letters; each stylesheet has one above it. */
const polish = 1;

export function frameOf(
  table: BlockTable,
  view: PageView,
  assets: DocumentAssets,
  sheets: readonly Stylesheet[],
): PageFrame {
  const needs = needsIn(sheets);
  const asked = runsOf(view).flatMap((run) => {
    const all = places(table, run);
    return run.flatMap((block, at) =>
      answers(table, block) ? [{ block, index: view.blocks.indexOf(block), place: all[at] }] : [],
    );
  });
  const markOf = (block: Block) => {
    const at = asked.findIndex((one) => one.block === block);
    return at < 0 ? undefined : mark(at);
  };
  const who = mark(asked.length);
  const frame = (
    <PageDocument table={table} view={forAnybody(view, who)} assets={assets} markOf={markOf} />
  );
  const titled = asked.length + 1;
  const whole = `<!doctype html>${renderToStaticMarkup(frame)}`.replace(
    /(?<=<title>)[^<]*/,
    mark(titled),
  );
  const own = needs.ofHtml(whole);
  // What the frame does not need by itself, an answer may: a hole for each, after those of the blocks, the member's and the title's.
  const [, ...others] = sheets;
  const loose = [
    ...others.map((sheet) => ({ bit: bitOf(sheets, sheet), link: linkTo(sheet.href) })),
    ...assets.fonts.polish.map((href) => ({ bit: polish, link: preloadOf(href) })),
  ].filter(({ bit }) => (own & bit) === 0);
  const html = loose.reduce(
    (document, { link }, index) => document.replace(link, mark(titled + 1 + index)),
    whole,
  );
  const cutFor = cutting((needed) =>
    loose.reduce(
      (document, { bit, link }, index) =>
        document.replace(mark(titled + 1 + index), (needed & bit) === 0 ? '' : link),
      html,
    ),
  );
  const bits = loose.reduce((all, { bit }) => all | bit, 0);
  const kept = new KeptHtml(needs);
  return {
    answer({ blocks, data, page, title }) {
      const made = asked.map(({ index, place }) => {
        const block = blocks[index] as Block;
        return answerOf(table, { block, page: { ...page, ...data?.get(block) }, place }, kept);
      });
      made.push(kept.text(page.portal?.who ?? ''));
      const needed = made.reduce((all, piece) => all | piece.needs, 0);
      const { after, before, middle, start } = cutFor(needed & bits);
      return [
        { bytes: start, kept: true },
        { bytes: toBuffer(plain(title)), kept: false },
        { bytes: before, kept: true },
        { bytes: toBuffer(fill(middle, made)), kept: false },
        { bytes: after, kept: true },
      ];
    },
  };
}

/** Whether a block shows something else when the address asks something; all others may not look at the question. */
function answers(table: BlockTable, block: Block): boolean {
  const { asked } = definitionOf(table, block);
  return asked !== undefined && (asked.when?.(block) ?? true);
}

/** What a block says to a question: the same as its view, by what was rendered before where many ask. */
function answerOf(table: BlockTable, props: ViewProps<Block>, kept: KeptHtml): Piece {
  const { asked, view: View } = definitionOf(table, props.block);
  return asked?.html?.(props, kept) ?? kept.render(<View {...props} />);
}

interface Cut {
  /** Up to the title, which is the first hole. */
  start: Buffer;
  before: Buffer;
  /** From the second hole to the last. */
  middle: HtmlTemplate;
  after: Buffer;
}

/** @param documentFor HTML with marks for what answers, by what it needs of the document. */
function cutting(documentFor: (needs: number) => string): (needs: number) => Cut {
  const cuts = new Map<number, Cut>();
  return (needs) => {
    const known = cuts.get(needs);
    if (known) return known;
    const { holes, texts } = templateOf(documentFor(needs), needs);
    const [start = '', before = '', ...others] = texts;
    const after = others.pop() ?? '';
    const cut = {
      start: Buffer.from(start, 'latin1'),
      before: Buffer.from(before, 'latin1'),
      middle: { texts: ['', ...others, ''], holes: holes.slice(1), needs },
      after: Buffer.from(after, 'latin1'),
    };
    cuts.set(needs, cut);
    return cut;
  };
}

/** Who is logged in, and what a member's block says, is never in a frame. */
function forAnybody(view: PageView, who: string): PageView {
  const { portal } = view.page;
  return portal ? { ...view, page: { ...view.page, portal: { ...portal, who } } } : view;
}

const bitOf = (sheets: readonly Stylesheet[], sheet: Stylesheet): number =>
  2 << sheets.indexOf(sheet);

function needsIn(sheets: readonly Stylesheet[]): Needs {
  const bits = new Map<string, number>();
  for (const sheet of sheets)
    for (const name of sheet.classes) bits.set(name, (bits.get(name) ?? 0) | bitOf(sheets, sheet));
  const ofText = (text: string) => (showsPolish(text) ? polish : 0);
  return {
    ofText,
    ofHtml(html) {
      let needs = ofText(html);
      for (const name of classesOf(html)) needs |= bits.get(name) ?? 0;
      return needs;
    },
  };
}
