import { type Culture, cultureOfPath, cultures } from '@oilway/store/cultures.ts';
import type { ContactPerson, Department } from '@oilway/store/published/documents.ts';
import { regionName } from '@oilway/store/regions.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { problem } from '../../http/call-schema.ts';
import { sendList } from '../../http/list-call.ts';
import { mediaPath } from '../../paths.ts';
import type { Reading } from '../../reading/reading.ts';
import { meansAll } from './all-regions.ts';
import {
  contactDepartment,
  contactPerson,
  contactsQuery,
  departmentsQuery,
  regionsQuery,
  reportingQuery,
} from './schema.ts';
import { vcard } from './vcard.ts';

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
        const wanted = meansAll(region) ? '' : region.trim().toLowerCase();
        const all = await context.published.reading().contactPersons(culture);
        const known = wanted === '' || all.some((person) => regionsOf(person).includes(wanted));
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
        const culture = request.query.culture ?? cultureOfReferer(request.headers.referer);
        const asked = {
          key: `regions:${culture}:${request.query.culture ? 'said' : 'asking page'}`,
          culture,
          // Another page gets another answer under the same address: no shared memory may keep it.
          ...(request.query.culture ? {} : { cacheControl: 'private, no-cache' }),
        };
        return sendList(context, request, reply, asked, async (reading) => {
          const people = await reading.contactPersons(culture);
          const found = people.flatMap(({ regions }) => regions ?? []);
          return [...new Set(found)].map(regionName).sort(new Intl.Collator(culture).compare);
        });
      },
    );

    const departments =
      (culture: Culture, purpose: Department['purpose']) => async (reading: Reading) =>
        (await reading.departments(culture, purpose)).map(({ email, name }) => ({
          department: name,
          email,
        }));
    const departmentResponse = { 200: z.array(contactDepartment), 400: problem, 404: problem };

    routes.get(
      '/umbraco/api/contact/getContactDepartment',
      {
        schema: {
          operationId: 'getContactDepartment',
          summary: 'The departments that the contact form reaches',
          tags: ['contacts'],
          querystring: departmentsQuery,
          response: departmentResponse,
        },
      },
      async (request, reply) => {
        const { cultureName: culture, umbracoNodeId } = request.query;
        const node = { name: 'umbracoNodeId', id: Number(umbracoNodeId) };
        const asked = { key: `departments:contact:${culture}`, culture, node };
        return sendList(context, request, reply, asked, departments(culture, 'contact'));
      },
    );

    routes.get(
      '/umbraco/api/whistleblowing/getContactDepartment',
      {
        schema: {
          operationId: 'getWhistleblowingDepartment',
          summary: 'The offices that a report reaches',
          tags: ['contacts'],
          querystring: reportingQuery,
          response: departmentResponse,
        },
      },
      async (request, reply) => {
        const { cultureName: said, umbracoNodeId: id } = request.query;
        const culture = said ?? cultureOfReferer(request.headers.referer);
        const asked = {
          key: `departments:whistleblowing:${culture}:${said ? 'said' : 'asking page'}`,
          culture,
          node: id === undefined ? undefined : { name: 'umbracoNodeId', id: Number(id) },
          ...(said ? {} : { cacheControl: 'private, no-cache' }),
        };
        return sendList(context, request, reply, asked, departments(culture, 'whistleblowing'));
      },
    );

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

/** The culture of the page that asks, as far as its address tells; German where it does not. */
function cultureOfReferer(referer: string | undefined): Culture {
  const url = referer === undefined ? null : URL.parse(referer);
  return cultureOfPath(url?.pathname ?? '/');
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
