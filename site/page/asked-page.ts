import type { Culture } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import type { Context } from '../context.ts';
import { type Answer, type Encoding, makeAnswerIn } from '../http/answer.ts';
import type { Reading } from '../reading/reading.ts';
import type { Block } from './blocks/block-types.ts';
import {
  type BlockDefinition,
  type BlockTable,
  definitionOf,
  policyOf,
  type ReadParameter,
} from './blocks/definition.ts';
import { askedTitle, headOf, headParts } from './head.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { html, keptBy } from './page-answer.ts';
import type { PageFrame } from './render/frame.tsx';
import type { PageView } from './render/page-document.tsx';

/** Where something is asked, and what: the query of the address as it came. */
export interface AskedAddress {
  culture: Culture;
  path: string;
  given: unknown;
}

/** The questions that the blocks of a page read in an address. */
export interface AskedQuestions {
  page: AskedPage;
  questions: readonly BlockQuestion[];
  /** Always the same for the same questions, and for a minute where the answer holds no longer. */
  key: string;
  search: boolean;
}

interface BlockQuestion {
  block: Block;
  query: object;
}

type AskedDefinition = BlockDefinition<Block, object, object>['asked'];

/** A page with blocks that can be asked something, as it is without a question. */
interface AskedPage {
  loaded: LoadedPage;
  settings: Setting;
  asked: readonly { block: Block; definition: NonNullable<AskedDefinition> }[];
}

/** @returns undefined for a page that is asked nothing that it knows. */
export async function questionsOf(
  context: Context,
  reading: Reading,
  { culture, given, path }: AskedAddress,
): Promise<AskedQuestions | undefined> {
  const page = await askedPage(context, reading, culture, path);
  if (!page) return undefined;
  const read = readerOf(given);
  let minute = '';
  let search = false;
  const questions = page.asked.flatMap(({ block, definition }): BlockQuestion[] => {
    const asked = definition.read?.(culture, read);
    if (!asked) return [];
    search ||= asked.search;
    if (definition.fleeting?.(asked.query)) minute = String(Math.floor(context.clock() / 60_000));
    return [{ block, query: asked.query }];
  });
  if (questions.length === 0) return undefined;
  const key = `${path}?${JSON.stringify(questions.map(({ query }) => query))}${minute}`;
  return { page, questions, key, search };
}

/** A repeated parameter counts once. */
function readerOf(given: unknown): ReadParameter {
  const parameters = given as Record<string, string | string[] | undefined>;
  return (name) => {
    const value = parameters[name];
    return Array.isArray(value) ? value[0] : value;
  };
}

/**
 * The page as it answers the questions of its address, in one encoding; undefined when it is gone. What does not depend on them comes
 * from memory as HTML.
 */
export async function askedAnswer(
  context: Context,
  reading: Reading,
  asked: AskedAddress & { encoding: Encoding },
): Promise<Answer | undefined> {
  const found = await questionsOf(context, reading, asked);
  if (!found) return undefined;
  const loaded = await answered(context, reading, found);
  const frame = await frameFor(context, reading, asked, { ...found, loaded });
  const policy = policyOf(context.renderer.blocks, loaded.page.blocks ?? []);
  const {
    context: page,
    data,
    page: { blocks = [] },
  } = loaded;
  const title = askedTitle(context.renderer.blocks, loaded, optionsFor(context, found));
  const answer = frame.answer({ page, data, blocks: blocks ?? [], title });
  return makeAnswerIn(asked.encoding, answer, { type: html, policy, ...keptBy(policy) });
}

/** What the same page is rendered from as a whole. */
export async function askedView(
  context: Context,
  reading: Reading,
  asked: AskedAddress,
): Promise<PageView | undefined> {
  const found = await questionsOf(context, reading, asked);
  if (!found) return undefined;
  const loaded = await answered(context, reading, found);
  const { context: page, data } = loaded;
  const head = headOf(context.renderer.blocks, loaded, optionsFor(context, found));
  return { blocks: loaded.page.blocks ?? [], page, data, head };
}

/** Kept by what the heads of a page differ in: there are no more of them than parts of a list, twice. */
async function frameFor(
  context: Context,
  reading: Reading,
  { culture, path }: AskedAddress,
  asked: AskedQuestions & { loaded: LoadedPage },
): Promise<PageFrame> {
  const { renderer } = context;
  const table = renderer.blocks;
  const options = optionsFor(context, asked);
  const part =
    headParts(table, { ...asked.loaded, blocks: asked.loaded.page.blocks ?? [] }, options).find(
      (one) => one.part,
    )?.part?.number ?? 1;
  const name = `frame:${culture}:${path}:${asked.search ? 'search' : 'page'} ${part}`;
  return reading.memo(name, async (own) => {
    // What this one reads is noted for the frame.
    const now = (await askedPage(context, own, culture, path)) as AskedPage;
    for (const { definition } of now.asked) await definition.kept?.({ culture, reading: own });
    const { context: page, data, page: stored } = now.loaded;
    const head = headOf(table, { ...asked.loaded, page: stored }, options);
    return renderer.frame({ blocks: stored.blocks ?? [], page, data, head });
  });
}

const optionsFor = ({ config }: Context, { page, search }: AskedQuestions) => ({
  settings: page.settings,
  origin: config.origin,
  search,
});

/** With the questions and what only they have. */
async function answered(
  { clock }: Context,
  reading: Reading,
  { page: { asked, loaded }, questions }: AskedQuestions,
): Promise<LoadedPage> {
  const { culture } = loaded.context;
  const data = new Map(loaded.data);
  for (const { block, query } of questions) {
    const { definition } = asked.find((one) => one.block === block) ?? {};
    const own = data.get(block);
    const page = { ...loaded.context, ...own };
    const question = { query, culture, reading, now: clock() };
    data.set(block, (await definition?.data?.({ block, page }, question)) ?? { ...own, query });
  }
  return { ...loaded, data };
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
    const table = context.renderer.blocks;
    if (!node || askedIn(table, page?.blocks ?? []).length === 0) return undefined;
    const loaded = await loadPage(context, own, culture, node);
    if (!loaded) return undefined;
    const asked = askedIn(table, loaded.page.blocks ?? []);
    const { settings } = await own.navigation(culture);
    return { loaded, settings, asked };
  });
}

function askedIn(table: BlockTable, blocks: readonly Block[]): AskedPage['asked'] {
  return blocks.flatMap((block) => {
    const definition = definitionOf(table, block).asked;
    return definition?.read && (definition.when?.(block) ?? true) ? [{ block, definition }] : [];
  });
}
