import type { Culture } from '@oilway/store/cultures.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { Block } from '../page/blocks/block-types.ts';
import { formViewAt, html } from '../page/page-answer.ts';
import type { PageView } from '../page/render/page-document.tsx';
import { formWords } from './fields/form-words.ts';
import type { FormData, PostedForm } from './form-data.ts';
import { trackingOf } from './plain.ts';
import type { Fields, PlainForm } from './plain-form.ts';

/** The form as its page holds it now. */
export interface Found {
  path: string;
  view: PageView;
  block: Block;
  data: FormData;
  /** The node id that the form names: its page, or an event. */
  node: number;
  /** Where a submission that went well leads, if an editor said so. */
  tracking: string | undefined;
}

/**
 * The page and the block that one of these forms names.
 * @returns only the path where the page no longer has it; undefined where there is no such page.
 */
export async function findForm(
  context: Context,
  culture: Culture,
  forms: readonly PlainForm[],
  { block: named, page, umbracoNodeID }: Fields,
): Promise<Found | { path: string } | undefined> {
  if (typeof page !== 'string') return undefined;
  const view = await formViewAt(context, culture, page);
  if (!view) return undefined;
  const types = forms.flatMap(({ blocks }) => blocks);
  const block = view.blocks.find(
    ({ blockType, id }) => types.includes(blockType) && (id ?? '') === named,
  );
  if (!block) return { path: page };
  // The stored one: what came along with the form is anybody's.
  const data = view.data?.get(block) as FormData;
  const { trackingPage: tracking } = 'trackingPage' in block ? trackingOf(data, block) : {};
  return { path: page, view, block, data, node: Number(umbracoNodeID), tracking };
}

/** The page with nothing on it but the form, as it stands for this visitor. Nobody keeps it. */
export async function sendForm(
  context: Context,
  reply: FastifyReply,
  { block, data, view }: Found,
  posted: PostedForm,
): Promise<FastifyReply> {
  const { head, page } = view;
  const { length } = posted.problems;
  const { summary } = formWords[page.culture];
  const title = length > 0 ? `${summary(length)} – ${head.title}` : head.title;
  const shown = await context.renderer.page({
    page,
    blocks: [block],
    data: new Map([[block, { ...data, posted }]]),
    head: { ...head, title, noIndex: true },
  });
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type(html)
    .send(shown);
}
