import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes every call from the schemas it is checked against: OpenAPI 3.1 at `/api/openapi.json`. */
export const openApi = fp<{ origin: string }>(
  async (app, { origin }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Oilway',
          version: '1.0.0',
          description:
            'The calls behind the public website, for Germany (de-DE) and Poland (pl-PL).',
        },
        servers: [{ url: origin }],
      },
      transform: jsonSchemaTransform,
    });
    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  },
  { name: 'open-api' },
);
