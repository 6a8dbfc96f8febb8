import { type Culture, cultureOfPath, cultures } from '@oilway/store/cultures.ts';
import type { ContactPerson } from '@oilway/store/published/documents.ts';
import { regionName } from '@oilway/store/regions.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mediaPath } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { cultureName, nodeId, problem } from '../../server/http/call-schema.ts';
import { sendList } from '../../server/http/list-call.ts';
import { messages } from './messages.ts';
import { vcard } from './vcard.ts';

/** The query of getContacts (specification section 7). */
const contactsQuery = z.object({
  nodeid: nodeId,
  culture: cultureName,
  region: z.string().max(60).optional().meta({
    description:
      'The name of a region as GetRegions has it; absent, empty or All regions (in any language of the site) for all.',
  }),
});

/** The query of GetRegions, which the specification calls without any. */
const regionsQuery = z.object({
  culture: cultureName.optional().meta({
    description:
      'Decides where it is given. Without it the page that asks does (Referer), and German where that is unknown.',
  }),
});

/** A contact person of specification section 3. */
const contactPerson = z.object({
  title: z.string(),
  imageUrl: z.string().nullable().meta({ description: 'Relative to the site.' }),
  altText: z.string(),
  regions: z.array(z.string()),
  profileName: z.string(),
  phone: z.string(),
  email: z.string(),
  moreInfo: z.string(),
});

const departmentsQuery = z.object({ umbracoNodeId: nodeId, cultureName });

/** The specification does not show this call's query: both parameters may be left out. */
const reportingQuery = departmentsQuery.partial();

const contactDepartment = z.object({ department: z.string(), email: z.string() });

const departmentCalls = [
  {
    path: 'contact',
    operationId: 'getContactDepartment',
    summary: 'The departments that the contact form reaches',
    purpose: 'contact',
    querystring: departmentsQuery,
  },
  {
    path: 'whistleblowing',
    operationId: 'getWhistleblowingDepartment',
    summary: 'The offices that a report reaches',
    purpose: 'whistleblowing',
    querystring: reportingQuery,
  },
] as const;

/** What a client that asks for a region says for all of them: the specification's own word is English (section 9). */
const all = ['', 'all regions', ...cultures.map((culture) => messages[culture].all.toLowerCase())];

/** Contact persons, their regions, and the departments of the forms (specification section 7). */
export const contactCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    const routes = app.withTypeProvider<ZodTypeProvider>();

    routes.get(
      '/umbraco/api/contactregion/getContacts',
      {
        schema: {
          operationId: 'getContacts',
          summary: 'The contact persons of a culture, or of one of its regions',
          tags: ['contacts'],
          querystring: contactsQuery,
          response: { 200: z.array(contactPerson), 400: problem, 404: problem },
        },
      },
      async (request, reply) => {
        const { culture, nodeid, region = '' } = request.query;
        const said = region.trim().toLowerCase();
        const wanted = all.includes(said) ? '' : said;
        const people = await context.published.reading().contactPersons(culture);
        const known = wanted === '' || people.some((person) => regionsOf(person).includes(wanted));
        const asked = {
          key: `contacts:${culture}:${known ? wanted : '?'}`,
          culture,
          node: { name: 'nodeid', id: Number(nodeid) },
        };
        return sendList(context, request, reply, asked, async (reading) =>
          (await reading.contactPersons(culture))
            .filter((person) => wanted === '' || regionsOf(person).includes(wanted))
            .map(detailOf),
        );
      },
    );

    routes.get(
      '/umbraco/api/contactregion/GetRegions',
      {
        schema: {
          operationId: 'GetRegions',
          summary: 'The regions of a culture that have a contact person',
          tags: ['contacts'],
          querystring: regionsQuery,
          response: { 200: z.array(z.string()), 400: problem },
        },
      },
      async (request, reply) => {
        const from = askingCulture(request.query.culture, request.headers.referer);
        const { culture } = from;
        const asked = { ...from, key: `regions:${culture}:${from.by}` };
        return sendList(context, request, reply, asked, async (reading) => {
          const people = await reading.contactPersons(culture);
          const found = people.flatMap(({ regions }) => regions ?? []);
          return [...new Set(found)].map(regionName).sort(new Intl.Collator(culture).compare);
        });
      },
    );

    for (const { path, purpose, querystring, ...described } of departmentCalls) {
      routes.get(
        `/umbraco/api/${path}/getContactDepartment`,
        {
          schema: {
            ...described,
            tags: ['contacts'],
            querystring,
            response: { 200: z.array(contactDepartment), 400: problem, 404: problem },
          },
        },
        async (request, reply) => {
          const { cultureName, umbracoNodeId: id } = request.query;
          const from = askingCulture(cultureName, request.headers.referer);
          const asked = {
            ...from,
            key: `departments:${purpose}:${from.culture}:${from.by}`,
            node: id === undefined ? undefined : { name: 'umbracoNodeId', id: Number(id) },
          };
          return sendList(context, request, reply, asked, async (reading) =>
            (await reading.departments(from.culture, purpose)).map(({ email, name }) => ({
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
  const reading = published.reading();
  const both = await Promise.all(cultures.map((culture) => reading.contactPersons(culture)));
  return both.flat().find((person) => person.id === id);
}

/**
 * The culture that a call names; else that of the page that asks, as far as its address tells, or German. Then another page
 * gets another answer under the same address: no shared memory may keep it.
 */
function askingCulture(named: Culture | undefined, referer: string | undefined) {
  if (named) return { culture: named, by: 'said' };
  const url = referer === undefined ? null : URL.parse(referer);
  const culture = cultureOfPath(url?.pathname ?? '/');
  return { culture, by: 'asking page', cacheControl: 'private, no-cache' };
}

function regionsOf({ regions }: ContactPerson): string[] {
  return (regions ?? []).map((region) => regionName(region).toLowerCase());
}

function detailOf(person: ContactPerson): z.infer<typeof contactPerson> {
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
