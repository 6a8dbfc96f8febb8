import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import type { Context } from '../../context.ts';
import { type Answer, type Encoding, makeAnswerIn } from '../../http/answer.ts';
import { headKey, headOf } from '../../page/head.ts';
import { blockOf } from '../../page/lists.ts';
import { type LoadedPage, loadPage } from '../../page/load-page.ts';
import { html, policyOf, viewFrom } from '../../page/page-answer.ts';
import type { PageContext, PageQuery } from '../../page/page-context.ts';
import type { Head } from '../../page/render/document.tsx';
import type { PageView } from '../../page/render/page-document.tsx';
import type { Reading } from '../../reading/reading.ts';
import { knownPlace } from '../map/places/known-places.ts';
import { searchIndex } from './entries.ts';

/** How many finds one page of results shows; whoever has more asks again with another word. */
const mostFound = 40;

/** The blocks that answer a question in the address. */
const askedBlocks = ['map', 'newsList', 'contactList', 'searchResults'] as const;

export interface Asked {
  culture: Culture;
  path: string;
  query: PageQuery;
}

/**
 * The page as it answers a question of its address, in one encoding; undefined when none of its blocks has an answer. What does not
 * depend on the question comes from memory as HTML.
 */
export async function searchAnswer(
  context: Context,
  reading: Reading,
  asked: Asked & { encoding: Encoding },
): Promise<Answer | undefined> {
  const { culture, encoding, path } = asked;
  const known = await askedPage(context, reading, culture, path);
  if (!known) return undefined;
  const key = headKey(loadedFor(known, asked));
  const frame = await reading.memo(`frame:${culture}:${path}:${key}`, async (own) => {
    const now = (await askedPage(context, own, culture, path)) as AskedPage;
    // What was found is kept with the frame.
    if (blockOf(now.loaded.page, 'searchResults')) await searchIndex(own, culture);
    return context.renderer.frame({ ...now.view, head: headFor(context, now, asked) });
  });
  const page = await pageFor(context, reading, known, asked);
  const options = { type: html, policy: policyOf(known.view) };
  return makeAnswerIn(encoding, frame.answer(page), options);
}

/** What the same page is rendered from as a whole. */
export async function askedView(
  context: Context,
  reading: Reading,
  asked: Asked,
): Promise<PageView | undefined> {
  const known = await askedPage(context, reading, asked.culture, asked.path);
  if (!known) return undefined;
  const page = await pageFor(context, reading, known, asked);
  return { blocks: known.view.blocks, page, head: headFor(context, known, asked) };
}

interface AskedPage {
  loaded: LoadedPage;
  settings: Setting;
  /** Without a question. */
  view: PageView;
}

function askedPage(
  context: Context,
  reading: Reading,
  culture: Culture,
  path: string,
): Promise<AskedPage | undefined> {
  return reading.memo(`asked:${culture}:${path}`, async (own) => {
    const node = (await own.tree(culture)).byPath.get(path);
    const page = node && (await own.page(node.id, culture));
    if (!page || !blockOf(page, ...askedBlocks)) return undefined;
    const loaded = await loadPage(own, culture, node);
    if (!loaded) return undefined;
    const { settings } = await own.navigation(culture);
    return { loaded, settings, view: viewFrom(context, loaded, settings) };
  });
}

const loadedFor = ({ loaded }: AskedPage, { query }: Pick<Asked, 'query'>): LoadedPage => ({
  ...loaded,
  context: { ...loaded.context, query },
});

function headFor(context: Context, known: AskedPage, asked: Asked): Head {
  return headOf(loadedFor(known, asked), known.settings, context.config.origin);
}

/** With the question and what only that has. */
async function pageFor(
  { clock }: Context,
  reading: Reading,
  { loaded, view }: AskedPage,
  { query }: Asked,
): Promise<PageContext> {
  const { culture, locations } = view.page;
  const { place, words } = query;
  const page = { ...view.page, query };
  if (locations.length > 0) {
    page.moment = new Date(clock());
    if (place !== undefined) page.place = knownPlace(localeOf(culture), place);
  }
  if (words && blockOf(loaded.page, 'searchResults'))
    page.found = (await searchIndex(reading, culture)).find(words, mostFound);
  return page;
}
