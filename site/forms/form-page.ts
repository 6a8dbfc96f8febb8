import type { Culture } from '@oilway/store/cultures.ts';
import type { FastifyReply } from 'fastify';
import type { Block } from '../pages/blocks/block-types.ts';
import { html, loadView, noParams } from '../pages/page-answer.ts';
import type { PageView } from '../pages/render/page-document.tsx';
import type { Context } from '../server/context.ts';
import { formWords } from './fields/form-words.ts';

/** A form as its page holds it now, more than once perhaps. */
export interface FormPage {
  view: PageView;
  blocks: Block[];
}

/** @returns the page with those of its blocks that are meant, or with none; undefined where there is no such page. */
export async function findForm(
  context: Context,
  culture: Culture,
  path: string,
  isMeant: (block: Block) => boolean,
): Promise<FormPage | undefined> {
  const content = context.published.reading();
  const view = await loadView(context, content, { culture, path, searchParams: noParams });
  return view && { view, blocks: view.blocks.filter(isMeant) };
}

/**
 * The page with nothing on it but the form, as it stands for this visitor. Nobody keeps it.
 * @param shown what the form is shown by, beside what its block has loaded.
 * @param wrong how many fields are: the title says it first, for who hears the page.
 */
export async function showForm(
  context: Context,
  reply: FastifyReply,
  { blocks, view }: FormPage,
  shown: object,
  wrong: number,
): Promise<FastifyReply> {
  const { data, head, headed, page } = view;
  const { summary } = formWords[page.culture];
  const rendered = await context.renderer.page({
    page,
    blocks,
    data: new Map(blocks.map((block) => [block, { ...data?.get(block), ...shown }])),
    headed,
    head: {
      ...head,
      title: wrong > 0 ? `${summary(wrong)} – ${head.title}` : head.title,
      noIndex: true,
    },
  });
  return reply.header('cache-control', 'no-store').type(html).send(rendered);
}
