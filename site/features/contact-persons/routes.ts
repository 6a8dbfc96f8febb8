import { type Locale, localeOfPath, locales } from '@oilway/store/locales.ts';
import type { ContactPerson } from '@oilway/store/published/documents.ts';
import { regionName } from '@oilway/store/regions.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mediaPath } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { localeParam, nodeId, problem } from '../../server/http/api-schema.ts';
import { sendList } from '../../server/http/send-list.ts';
import { messages } from './messages.ts';
import { vcard } from './vcard.ts';

/** The query of getContacts (specification section 7). */
const contactsQuery = z.object({
  nodeid: nodeId,
  culture: localeParam,
  region: z.string().max(60).optional().meta({
    description:
      'Name of a region from GetRegions; absent, empty or All regions (in any language of the site) for all.',
  }),
});

/** The query of GetRegions, which the specification calls without parameters. */
const regionsQuery = z.object({
  culture: localeParam.optional().meta({
    description:
      'Defaults to the culture of the page in the Referer header, and to German without one.',
  }),
});

/** A contact person of specification section 3. */
const contactPerson = z.object({
  title: z.string(),
  imageUrl: z.string().nullable().meta({ description: 'URL relative to the site.' }),
  altText: z.string(),
  regions: z.array(z.string()),
  profileName: z.string(),
  phone: z.string(),
  email: z.string(),
  moreInfo: z.string(),
});

const departmentsQuery = z.object({ umbracoNodeId: nodeId, cultureName: localeParam });

/** The specification does not define the query of this call, so both parameters are optional. */
const reportingQuery = departmentsQuery.partial();

const contactDepartment = z.object({ department: z.string(), email: z.string() });

const departmentRoutes = [
  {
    path: 'contact',
    operationId: 'getContactDepartment',
    summary: 'Returns the departments of the contact form',
    purpose: 'contact',
    querystring: departmentsQuery,
  },
  {
    path: 'whistleblowing',
    operationId: 'getWhistleblowingDepartment',
    summary: 'Returns the departments of the whistleblowing form',
    purpose: 'whistleblowing',
    querystring: reportingQuery,
  },
] as const;

/** Values of `region` that mean all regions; the specification's is English (section 9). */
const allRegionsNames = [
  '',
  'all regions',
  ...locales.map((locale) => messages[locale].all.toLowerCase()),
];

/** Contact persons, their regions, and the departments of the forms (specification section 7). */
export const contactPersonRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    const routes = app.withTypeProvider<ZodTypeProvider>();

    routes.get(
      '/umbraco/api/contactregion/getContacts',
      {
        schema: {
          operationId: 'getContacts',
          summary: 'Returns the contact persons of a culture, or of one of its regions',
          tags: ['contacts'],
          querystring: contactsQuery,
          response: { 200: z.array(contactPerson), 400: problem, 404: problem },
        },
      },
      async (request, reply) => {
        const { culture: locale, nodeid, region = '' } = request.query;
        const requestedRegion = region.trim().toLowerCase();
        const regionFilter = allRegionsNames.includes(requestedRegion) ? '' : requestedRegion;
        const people = await context.published.reader().contactPersons(locale);
        const isKnown =
          regionFilter === '' ||
          people.some((person) => normalizedRegions(person).includes(regionFilter));
        const listOptions = {
          key: `contacts:${locale}:${isKnown ? regionFilter : '?'}`,
          locale,
          node: { name: 'nodeid', id: Number(nodeid) },
        };
        return sendList(context, request, reply, listOptions, async (content) =>
          (await content.contactPersons(locale))
            .filter(
              (person) => regionFilter === '' || normalizedRegions(person).includes(regionFilter),
            )
            .map(toContactPerson),
        );
      },
    );

    routes.get(
      '/umbraco/api/contactregion/GetRegions',
      {
        schema: {
          operationId: 'GetRegions',
          summary: 'Returns the regions of a culture that have a contact person',
          tags: ['contacts'],
          querystring: regionsQuery,
          response: { 200: z.array(z.string()), 400: problem },
        },
      },
      async (request, reply) => {
        const from = requestLocale(request.query.culture, request.headers.referer);
        const { locale } = from;
        const listOptions = { ...from, key: `regions:${locale}:${from.by}` };
        return sendList(context, request, reply, listOptions, async (content) => {
          const people = await content.contactPersons(locale);
          const found = people.flatMap(({ regions }) => regions ?? []);
          return [...new Set(found)].map(regionName).sort(new Intl.Collator(locale).compare);
        });
      },
    );

    for (const { path, purpose, querystring, ...openApi } of departmentRoutes) {
      routes.get(
        `/umbraco/api/${path}/getContactDepartment`,
        {
          schema: {
            ...openApi,
            tags: ['contacts'],
            querystring,
            response: { 200: z.array(contactDepartment), 400: problem, 404: problem },
          },
        },
        async (request, reply) => {
          const { cultureName, umbracoNodeId: id } = request.query;
          const from = requestLocale(cultureName, request.headers.referer);
          const listOptions = {
            ...from,
            key: `departments:${purpose}:${from.locale}:${from.by}`,
            node: id === undefined ? undefined : { name: 'umbracoNodeId', id: Number(id) },
          };
          return sendList(context, request, reply, listOptions, async (content) =>
            (await content.departments(from.locale, purpose)).map(({ email, name }) => ({
              department: name,
              email,
            })),
          );
        },
      );
    }

    app.get<{ Params: { file: string } }>(
      '/vcard/:file',
      { schema: { hide: true } },
      async (request, reply) => {
        const id = /^([1-9]\d{0,8})\.vcf$/.exec(request.params.file)?.[1];
        const person = id && (await findPerson(context, Number(id)));
        if (!person) return reply.callNotFound();
        return reply
          .type('text/vcard; charset=utf-8')
          .header('content-disposition', `attachment; filename="oilway-${id}.vcf"`)
          .send(vcard(person));
      },
    );
  },
  { name: 'contacts' },
);

async function findPerson({ published }: Context, id: number): Promise<ContactPerson | undefined> {
  const content = published.reader();
  const both = await Promise.all(locales.map((locale) => content.contactPersons(locale)));
  return both.flat().find((person) => person.id === id);
}

/**
 * Returns the locale of the parameter, else of the page in the Referer header, else German. Without the parameter the
 * response depends on the Referer, so shared caches must not store it.
 */
function requestLocale(explicitLocale: Locale | undefined, referer: string | undefined) {
  if (explicitLocale) return { locale: explicitLocale, by: 'parameter' };
  const url = referer === undefined ? null : URL.parse(referer);
  const locale = localeOfPath(url?.pathname ?? '/');
  return { locale, by: 'referer', cacheControl: 'private, no-cache' };
}

function normalizedRegions({ regions }: ContactPerson): string[] {
  return (regions ?? []).map((region) => regionName(region).toLowerCase());
}

function toContactPerson(person: ContactPerson): z.infer<typeof contactPerson> {
  const image = typeof person.image === 'object' ? person.image : undefined;
  return {
    title: person.title,
    imageUrl: image ? mediaPath(image, 320) : null,
    altText: image?.alt ?? '',
    regions: (person.regions ?? []).map(regionName),
    profileName: person.profileName,
    phone: person.phone ?? '',
    email: person.email,
    moreInfo: person.moreInfo ?? '',
  };
}
