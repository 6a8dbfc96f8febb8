import fp from 'fastify-plugin';
import { answerUnreadable } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, which have as long as the server itself gives a request. */
    upload?: boolean;
  }
}

/** A body that is not here in time is answered with 408 and its connection closed; milliseconds. */
export const slowBodies = fp<{ timeout: number }>(
  async (app, { timeout }) => {
    app.addHook('preParsing', (request, _reply, body, done) => {
      const { headers, raw, routeOptions } = request;
      const comes = headers['content-length'] ?? headers['transfer-encoding'];
      if (comes !== undefined && !routeOptions.config?.upload) {
        const late = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        const timer = setTimeout(() => answerUnreadable(late, raw.socket), timeout);
        for (const over of ['end', 'close', 'error']) raw.once(over, () => clearTimeout(timer));
      }
      done(null, body);
    });
  },
  { name: 'slow-bodies' },
);
