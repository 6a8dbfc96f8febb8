import { inTransaction } from '../../database/in-transaction.ts';
import { otherLanguage } from '../../languages.ts';
import { collectionOf, documentData } from './document-data.ts';
import { type Edit, RequestRefused, type StudioClient } from './studio-client.ts';

/** Edits that are rejected, or rolled back with their transaction. */
export function rejectedEdits(studio: StudioClient) {
  const { payload, one, oneIn, patch } = studio;
  const text = documentData(studio);
  return {
    refusedTitle: async (input) =>
      patch(collectionOf(input), await one(collectionOf(input), input.b), {
        title: 'x'.repeat(200),
        _status: 'published',
      }),
    refusedLink: async (input) =>
      patch('pages', await one('pages', input.b), {
        blocks: [{ blockType: 'callToAction', heading: 'x', links: [{ link: { page: 99_999 } }] }],
        _status: 'published',
      }),
    refusedParent: async (input) => {
      const abroad = await oneIn(otherLanguage(input.locale), 'pages', input.a);
      const data = { parent: abroad, _status: 'published' };
      return patch('pages', await oneIn(input.locale, 'pages', input.b), data);
    },
    takenBackAtTheEnd: async (input) => {
      const data = { ...(await text(collectionOf(input), input)), _status: 'published' };
      const id = await oneIn(input.locale, collectionOf(input), input.b);
      const { locale } = input;
      const act = inTransaction(payload, async (req) => {
        await payload.update({ collection: collectionOf(input), id, data: data as never, req });
        await payload.updateGlobal({
          slug: 'settings',
          locale,
          data: { company: input.word },
          req,
        });
        throw new RequestRefused(400, 'none of this');
      });
      return act;
    },
  } satisfies Record<string, Edit>;
}
