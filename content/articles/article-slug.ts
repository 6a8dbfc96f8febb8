import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { isSlug, isSlugTaken, slugField, slugFromTitle, slugMessage } from '../pages/page-slug.ts';

/** Fills an empty slug from the title of the article. */
const fillSlug: FieldHook = ({ data, value }) =>
  value || !data?.title ? value : slugFromTitle(String(data.title));

interface ValidateOptions {
  data: { country?: unknown };
  id?: number | string;
  req: PayloadRequest;
}

/** The slug of an article, unique among the published articles of its kind in its country. */
export const articleSlugField = (collection: 'news' | 'events'): TextField =>
  slugField({
    hooks: { beforeValidate: [fillSlug] },
    validate: async (value: unknown, options: unknown) => {
      const { data, id, req } = options as ValidateOptions;
      if (!isSlug(value)) return slugMessage(req, 'slugForm');
      const siblingsWhere = { country: { equals: data.country }, _status: { equals: 'published' } };
      const isDuplicate = await isSlugTaken(value, {
        collection,
        id,
        req,
        siblings: siblingsWhere,
      });
      return isDuplicate ? slugMessage(req, 'slugTaken') : true;
    },
  });
