import type { Locale } from '@oilway/store/cultures.ts';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { inTransactionOf } from '../database/in-transaction.ts';
import { languages } from '../languages.ts';
import { waitToWrite } from '../publishing/one-after-another.ts';
import { asNewRows, filled, languageText } from './language-text.ts';
import type { Translated } from './languages.ts';
import { newestText } from './publication-check.ts';
import type { Data } from './walk.ts';

/**
 * `POST /api/<collection>/<id>/copy-language?from=de&locale=pl`: fills the draft of one language with the text of the other, both in
 * their newest state. What is there stays, unless `replace=true`. The address of a page is its language's own and is never copied,
 * the venue of an event is its country's own once there is one, and what is published stays as it is.
 */
export const copyLanguageEndpoint = (collection: Translated): Endpoint => ({
  path: '/:id/copy-language',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (!Number.isInteger(id)) return new Response(null, { status: 404 });
    const given = req.searchParams;
    const [from, to] = [given.get('from'), given.get('locale')].map((asked) =>
      languages.find((language) => language === asked),
    );
    if (!from || !to || from === to)
      throw new APIError('from and locale name two languages: de and pl.', 400, null, true);
    const replace = given.get('replace') === 'true';
    const doc = await inTransactionOf(req, async () => {
      await waitToWrite(req);
      return copyLanguage(collection, id, { from, to, replace }, req);
    });
    return Response.json({ doc });
  },
});

interface Copying {
  from: Locale;
  to: Locale;
  /** Whether what is there in `to` is written over. */
  replace: boolean;
}

/** @throws where whoever asks may not read the one or not write the other. */
async function copyLanguage(
  collection: Translated,
  id: number,
  { from, replace, to }: Copying,
  req: PayloadRequest,
): Promise<unknown> {
  const fields = req.payload.collections[collection].config.flattenedFields;
  const read = async (language: Locale): Promise<Data> => {
    const { slug: _, ...text } = languageText(
      fields,
      await newestText({ slug: collection }, id, language, req, false),
    );
    return text;
  };
  const [source, own] = [asNewRows(fields, await read(from)), await read(to)];
  const data = { ...(replace ? source : filled(fields, own, source)), ...venueIn(own) };
  req.context.copiesLanguage = true;
  return req.payload.update({
    collection,
    id,
    data: data as never,
    draft: true,
    depth: 0,
    locale: to,
    overrideAccess: false,
    user: req.user,
    req,
  });
}

/** Place, time and capacity of an event belong together, also where one of them is empty: that is no limit. */
function venueIn({ address, capacity, end, start, venue }: Data): Data {
  return venue ? { address, capacity, end, start, venue } : {};
}
