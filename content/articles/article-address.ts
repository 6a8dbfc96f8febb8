import { slugPattern } from '@oilway/store/published/slug.ts';
import type { FieldHook, PayloadRequest, TextField, Validate } from 'payload';
import { text } from '../labels.ts';
import { addressOf, addressProblem } from '../pages/page-address.ts';

type Articles = 'news' | 'events';

interface Situation {
  data: { country?: unknown };
  id?: number | string;
  req: PayloadRequest;
}

/** An article without an address gets one from its title. */
const fillSlug: FieldHook = ({ data, value }) =>
  value || !data?.title ? value : addressOf(String(data.title));

/** An address is a–z, 0–9 and hyphens, and free among the published articles of its kind in this country. */
const validateSlug =
  (collection: Articles): Validate =>
  async (value: unknown, situation: unknown) => {
    const { data, id, req } = situation as Situation;
    if (typeof value !== 'string' || value.length > 80 || !slugPattern.test(value))
      return addressProblem(req, 'slugForm');
    const taken = await req.payload.count({
      collection,
      req,
      overrideAccess: true,
      where: {
        and: [
          { country: { equals: data.country } },
          { slug: { equals: value } },
          { _status: { equals: 'published' } },
          ...(id ? [{ id: { not_equals: id } }] : []),
        ],
      },
    });
    return taken.totalDocs === 0 ? true : addressProblem(req, 'slugTaken');
  };

/** The last part of an article's path; the page that lists its kind is the first. */
export const articleSlug = (collection: Articles): TextField =>
  ({
    name: 'slug',
    type: 'text',
    index: true,
    maxLength: 80,
    label: text('Adresse', 'Adres', 'Slug'),
    admin: { position: 'sidebar' },
    hooks: { beforeValidate: [fillSlug] },
    validate: validateSlug(collection),
  }) as TextField;
