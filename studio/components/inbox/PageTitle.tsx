import { countryOf, type Locale } from '@oilway/store/locales.ts';
import type { FieldServerComponent } from 'payload';

/** Shows the title of the page that contained the form, below its id. */
export const PageTitle: FieldServerComponent = async ({ data, req }) => {
  const { cultureName, umbracoNodeID: id } = data as {
    cultureName: Locale;
    umbracoNodeID?: number | null;
  };
  if (!id) return null;
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    disableErrors: true,
    locale: countryOf(cultureName),
    select: { title: true },
  });
  return page?.title ? <p className="field-description">{page.title}</p> : null;
};
