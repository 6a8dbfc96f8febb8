import { inTransaction } from '../../database/in-transaction.ts';
import { otherLanguage } from '../../languages.ts';
import { type Desk, type Edit, Refusal } from './desk.ts';
import { of, textOf } from './text-data.ts';

/** What is refused, or taken back with its transaction. */
export function editInVain(desk: Desk) {
  const { payload, one, oneIn, patch } = desk;
  const text = textOf(desk);
  return {
    refusedTitle: async (chance) =>
      patch(of(chance), await one(of(chance), chance.b), {
        title: 'x'.repeat(200),
        _status: 'published',
      }),
    refusedLink: async (chance) =>
      patch('pages', await one('pages', chance.b), {
        blocks: [{ blockType: 'callToAction', heading: 'x', links: [{ link: { page: 99_999 } }] }],
        _status: 'published',
      }),
    refusedParent: async (chance) => {
      const abroad = await oneIn(otherLanguage(chance.locale), 'pages', chance.a);
      const data = { parent: abroad, _status: 'published' };
      return patch('pages', await oneIn(chance.locale, 'pages', chance.b), data);
    },
    takenBackAtTheEnd: async (chance) => {
      const data = { ...(await text(of(chance), chance)), _status: 'published' };
      const id = await oneIn(chance.locale, of(chance), chance.b);
      const { locale } = chance;
      const act = inTransaction(payload, async (req) => {
        await payload.update({ collection: of(chance), id, data: data as never, req });
        await payload.updateGlobal({
          slug: 'settings',
          locale,
          data: { company: chance.word },
          req,
        });
        throw new Refusal(400, 'none of this');
      });
      return act;
    },
  } satisfies Record<string, Edit>;
}
