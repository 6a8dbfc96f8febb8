import type { Locale } from '@oilway/store/locales.ts';
import type { FastifyReply } from 'fastify';
import type { Block } from '../pages/blocks/block-types.ts';
import { emptySearchParams, htmlContentType, loadView } from '../pages/build-page.ts';
import type { PageView } from '../pages/render/page-document.tsx';
import type { Context } from '../server/context.ts';
import { formMessages } from './fields/form-messages.ts';

/** A page with those of its blocks that contain the form. */
export interface FormPage {
  view: PageView;
  blocks: Block[];
}

/** Returns the page with its matching blocks, possibly none; undefined if the page does not exist. */
export async function findFormPage(
  context: Context,
  locale: Locale,
  path: string,
  matches: (block: Block) => boolean,
): Promise<FormPage | undefined> {
  const content = context.published.reader();
  const view = await loadView(context, content, { locale, path, searchParams: emptySearchParams });
  return view && { view, blocks: view.blocks.filter(matches) };
}

/**
 * Renders the page with only the form, for one request and uncached.
 * @param extraData props of the form in addition to the loaded data.
 * @param errorCount number of invalid fields; the title starts with it, for screen readers.
 */
export async function renderFormPage(
  context: Context,
  reply: FastifyReply,
  { blocks, view }: FormPage,
  extraData: object,
  errorCount: number,
): Promise<FastifyReply> {
  const { data, head, hasOwnHeading, page } = view;
  const { summary } = formMessages[page.locale];
  const rendered = await context.renderer.page({
    page,
    blocks,
    data: new Map(blocks.map((block) => [block, { ...data?.get(block), ...extraData }])),
    hasOwnHeading,
    head: {
      ...head,
      title: errorCount > 0 ? `${summary(errorCount)} – ${head.title}` : head.title,
      noIndex: true,
    },
  });
  return reply.header('cache-control', 'no-store').type(htmlContentType).send(rendered);
}
