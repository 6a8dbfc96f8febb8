import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { cultureName, nodeId, problem } from '../../../http/call-schema.ts';
import { Problem, unknownParameter } from '../../../http/problem.ts';
import { visitOf } from '../../../portal/asker.ts';
import { addressesOf } from '../../../portal/prefix.ts';
import { wireFile } from './addresses.ts';

const address = z.string().nullable();

const file = z.object({
  id: z.number().int(),
  name: z.string(),
  date: z.iso.datetime(),
  version: z.string(),
  file: address.meta({ description: 'Where it is downloaded; null for a mere link.' }),
  fullFilePath: address.meta({ description: 'The same, as a whole address.' }),
  printFile: address,
  thumbnail: address,
  externalLink: address,
});

/** `GET /getFiles` of specification section 7, for whoever is logged in. */
export async function getFilesCall(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { config, store } = context;
  for (const [index, url] of addressesOf('/getFiles').entries())
    app.withTypeProvider<ZodTypeProvider>().route({
      method: 'GET',
      url,
      schema: {
        operationId: index === 0 ? 'getFiles' : 'getFilesPrefixed',
        summary: 'The files of a category and of those below it that the member may see',
        tags: ['customer portal'],
        querystring: z.strictObject({
          umbracoNodeId: nodeId.meta({ description: 'The id of a category.' }),
          cultureName,
        }),
        response: { 200: z.array(file), 400: problem, 401: problem, 404: problem },
      },
      async handler({ query }, reply) {
        const visit = await visitOf(reply.request, context);
        if (!visit) throw new Problem(401, 'Nobody is logged in.');
        const { cultureName: culture, umbracoNodeId } = query;
        const library = await store.libraryOf(visit.member);
        const found = await library.files(culture, Number(umbracoNodeId));
        if (!found)
          throw unknownParameter(
            'umbracoNodeId',
            `There is no category ${umbracoNodeId} in ${culture}.`,
          );
        reply.header('cache-control', 'private, no-store');
        return found.map((one) => wireFile(one, config.origin));
      },
    });
}
