import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { FieldServerComponent } from 'payload';

/** Shows the title of the page that contained the form, below its id. */
export const PageName: FieldServerComponent = async ({ data, req }) => {
  const { cultureName, umbracoNodeID: id } = data as {
    cultureName: Culture;
    umbracoNodeID?: number | null;
  };
  if (!id) return null;
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    disableErrors: true,
    locale: localeOf(cultureName),
    select: { title: true },
  });
  return page?.title ? <p className="field-description">{page.title}</p> : null;
};
