import { renderToStaticMarkup } from 'react-dom/server';
import { answerOf, answers } from '../blocks/asked.tsx';
import type { Block } from '../blocks/block-types.ts';
import type { PageContext } from '../page-context.ts';
import { places } from '../parts/place.ts';
import type { DocumentAssets } from './document.tsx';
import { preloadOf, showsPolish } from './fonts.ts';
import {
  fill,
  KeptHtml,
  mark,
  type Needs,
  type Template,
  templateOf,
  toBuffer,
} from './kept-html.ts';
import { PageDocument, type PageView, runsOf } from './page-document.tsx';
import { classesOf, linkTo, type Stylesheet } from './stylesheets.ts';

/** A page that answers questions, as far as it is the same for all of them; what was rendered for one question is kept for others. */
export interface PageFrame {
  /**
   * The document in UTF-8, in three parts. @param page as the question makes it; its blocks and its head are those of the frame.
   * @param own in the place of the block that answers, where that itself says what was found.
   */
  answer(page: PageContext, own?: Block): FramedHtml;
}

/** What comes before and behind all that answers is the same object for as many answers as need the same of the document. */
export interface FramedHtml {
  before: Buffer;
  between: Buffer;
  after: Buffer;
}

/** The bit of Polish letters; each stylesheet has one above it. */
const polish = 1;

export function frameOf(
  view: PageView,
  assets: DocumentAssets,
  sheets: readonly Stylesheet[],
): PageFrame {
  const needs = needsIn(sheets);
  const asked = runsOf(view).flatMap((run) => {
    const all = places(run);
    return run.flatMap((block, index) => (answers(block) ? [{ block, place: all[index] }] : []));
  });
  const markOf = (block: Block) => {
    const at = asked.findIndex((one) => one.block === block);
    return at < 0 ? undefined : mark(at);
  };
  const who = mark(asked.length);
  const frame = <PageDocument view={forAnybody(view, who)} assets={assets} markOf={markOf} />;
  const whole = `<!doctype html>${renderToStaticMarkup(frame)}`;
  const own = needs.ofHtml(whole);
  // What the frame does not need by itself, an answer may: a hole for each, after those of the blocks and the member's.
  const [, ...others] = sheets;
  const loose = [
    ...others.map((sheet) => ({ bit: bitOf(sheets, sheet), link: linkTo(sheet.href) })),
    ...assets.fonts.polish.map((href) => ({ bit: polish, link: preloadOf(href) })),
  ].filter(({ bit }) => (own & bit) === 0);
  const html = loose.reduce(
    (document, { link }, index) => document.replace(link, mark(asked.length + 1 + index)),
    whole,
  );
  const cutFor = cutting((needed) =>
    loose.reduce(
      (document, { bit, link }, index) =>
        document.replace(mark(asked.length + 1 + index), (needed & bit) === 0 ? '' : link),
      html,
    ),
  );
  const bits = loose.reduce((all, { bit }) => all | bit, 0);
  const kept = new KeptHtml(needs);
  return {
    answer(page, own) {
      const made = asked.map(({ block, place }) =>
        answerOf({ block: own ?? block, page, place }, kept),
      );
      made.push(kept.text(page.portal?.who ?? ''));
      const needed = made.reduce((all, piece) => all | piece.needs, 0);
      const { after, before, middle } = cutFor(needed & bits);
      return { before, between: toBuffer(fill(middle, made)), after };
    },
  };
}

interface Cut {
  before: Buffer;
  /** From the first hole to the last. */
  middle: Template;
  after: Buffer;
}

/** @param documentFor HTML with marks for what answers, by what it needs of the document. */
function cutting(documentFor: (needs: number) => string): (needs: number) => Cut {
  const cuts = new Map<number, Cut>();
  return (needs) => {
    const known = cuts.get(needs);
    if (known) return known;
    const { holes, texts } = templateOf(documentFor(needs), needs);
    const [before = '', ...others] = texts;
    const after = others.pop() ?? '';
    const cut = {
      before: Buffer.from(before, 'latin1'),
      middle: { texts: ['', ...others, ''], holes, needs },
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
