import type { Culture } from '@oilway/store/cultures.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { Block } from '../page/blocks/block-types.ts';
import { formViewAt, html } from '../page/page-answer.ts';
import type { PostedForm } from '../page/page-context.ts';
import type { PageView } from '../page/render/entry-server.tsx';
import { formWords } from './fields/form-words.ts';
import { trackingOf } from './plain.ts';
import { type Fields, type PlainForm, plainForms } from './plain-forms.ts';

/** The form as its page holds it now. */
export interface Found {
  path: string;
  view: PageView;
  block: Block;
  /** The node id that the form names: its page, or an event. */
  node: number;
  /** Where a submission that went well leads, if an editor said so. */
  tracking: string | undefined;
}

/**
 * The page and the block that a form names.
 * @returns only the path where the page no longer has it; undefined where there is no such page.
 */
export async function findForm(
  context: Context,
  culture: Culture,
  form: PlainForm | undefined,
  { block: named, page, umbracoNodeID }: Fields,
): Promise<Found | { path: string } | undefined> {
  if (typeof page !== 'string') return undefined;
  const view = await formViewAt(context, culture, page);
  if (!view) return undefined;
  const types = (form ? [form] : plainForms).flatMap(({ blocks }) => blocks);
  const block = view.blocks.find(
    ({ blockType, id }) => types.includes(blockType) && (id ?? '') === named,
  );
  if (!block) return { path: page };
  // The stored one: what came along with the form is anybody's.
  const { trackingPage: tracking } = 'trackingPage' in block ? trackingOf(view.page, block) : {};
  return { path: page, view, block, node: Number(umbracoNodeID), tracking };
}

/** The page with nothing on it but the form, as it stands for this visitor. Nobody keeps it. */
export async function sendForm(
  context: Context,
  reply: FastifyReply,
  { block, view }: Found,
  posted: PostedForm,
): Promise<FastifyReply> {
  const { head, page } = view;
  const { length } = posted.problems;
  const { summary } = formWords[page.culture];
  const title = length > 0 ? `${summary(length)} – ${head.title}` : head.title;
  const shown = await context.renderer.page({
    page: { ...page, posted },
    blocks: [block],
    head: { ...head, title, noIndex: true },
  });
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type(html)
    .send(shown);
}
