import { onSlowBody } from '@oilway/store/http/slow-body.ts';
import fp from 'fastify-plugin';
import { sendParseError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts files, always or as multipart forms: these are limited by the server's request timeout and a minimum rate. */
    upload?: boolean | 'multipart';
  }
}

/** Minimum bytes of an upload in four timeouts: less than the slowest mobile connection sends, with an interruption. */
const minBytes = 16_000;

/** Answers a slow body with 408 and closes its connection; milliseconds. Uploads may take longer, at a minimum rate. */
export const slowBodies = fp<{ timeout: number }>(
  async (app, { timeout }) => {
    app.addHook('preParsing', (request, reply, body, done) => {
      const { raw, routeOptions } = request;
      const { upload } = routeOptions.config ?? {};
      const takesFiles =
        upload === 'multipart' ? raw.headers['content-type']?.startsWith('multipart/') : upload;
      const minRate = takesFiles
        ? { bytes: minBytes, interval: timeout * 4 }
        : { bytes: Number.POSITIVE_INFINITY, interval: timeout };
      onSlowBody(raw, minRate, () => {
        // The rest of a refused body is ignored.
        if (!reply.raw.headersSent) sendParseError(tooSlow(), raw.socket);
      });
      done(null, body);
    });
  },
  { name: 'slow-bodies' },
);

const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
