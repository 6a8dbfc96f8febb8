import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { addressOf, addressProblem, isSlug, isTaken, slugField } from '../pages/page-address.ts';

/** Fills an empty slug from the title of the article. */
const fillSlug: FieldHook = ({ data, value }) =>
  value || !data?.title ? value : addressOf(String(data.title));

interface Situation {
  data: { country?: unknown };
  id?: number | string;
  req: PayloadRequest;
}

/** The slug of an article, unique among the published articles of its kind in its country. */
export const articleSlug = (collection: 'news' | 'events'): TextField =>
  slugField({
    hooks: { beforeValidate: [fillSlug] },
    validate: async (value: unknown, situation: unknown) => {
      const { data, id, req } = situation as Situation;
      if (!isSlug(value)) return addressProblem(req, 'slugForm');
      const beside = { country: { equals: data.country }, _status: { equals: 'published' } };
      const taken = await isTaken(value, { collection, id, req, beside });
      return taken ? addressProblem(req, 'slugTaken') : true;
    },
  });
