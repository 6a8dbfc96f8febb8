import { onSlowBody } from '@oilway/store/http/slow-body.ts';
import fp from 'fastify-plugin';
import { answerUnreadable } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, always or as multipart forms, which have as long as the server itself gives a request, as long as they come at all. */
    upload?: boolean | 'multipart';
  }
}

/** Bytes of files that come at least in four times that time: less than the slowest telephone sends, with a tunnel on its way. */
const least = 16_000;

/** A body that is not here in time is answered with 408 and its connection closed; milliseconds. Files may take longer, but not drip. */
export const slowBodies = fp<{ timeout: number }>(
  async (app, { timeout }) => {
    app.addHook('preParsing', (request, reply, body, done) => {
      const { raw, routeOptions } = request;
      const { upload } = routeOptions.config ?? {};
      const takesFiles =
        upload === 'multipart' ? raw.headers['content-type']?.startsWith('multipart/') : upload;
      const pace = takesFiles
        ? { least, span: timeout * 4 }
        : { least: Number.POSITIVE_INFINITY, span: timeout };
      onSlowBody(raw, pace, () => {
        // What is left of a refused body is no matter here.
        if (!reply.raw.headersSent) answerUnreadable(tooSlow(), raw.socket);
      });
      done(null, body);
    });
  },
  { name: 'slow-bodies' },
);

const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
