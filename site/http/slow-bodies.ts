import fp from 'fastify-plugin';
import { answerUnreadable } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, which have as long as the server itself gives a request, as long as they come at all. */
    upload?: boolean;
  }
}

/** Bytes of files that come at least in four times that time: less than the slowest telephone sends, with a tunnel on its way. */
const least = 16_000;

/** A body that is not here in time is answered with 408 and its connection closed; milliseconds. Files may take longer, but not drip. */
export const slowBodies = fp<{ timeout: number }>(
  async (app, { timeout }) => {
    app.addHook('preParsing', (request, _reply, body, done) => {
      const { headers, raw, routeOptions } = request;
      const comes = headers['content-length'] ?? headers['transfer-encoding'];
      if (comes !== undefined) {
        const { socket } = raw;
        const takesFiles = routeOptions.config?.upload;
        const mostly = takesFiles ? least : Number.POSITIVE_INFINITY;
        let before = socket.bytesRead;
        const timer = setInterval(
          () => {
            const came = socket.bytesRead - before;
            before = socket.bytesRead;
            if (came < mostly) answerUnreadable(tooSlow(), socket);
          },
          timeout * (takesFiles ? 4 : 1),
        );
        for (const over of ['end', 'close', 'error']) raw.once(over, () => clearInterval(timer));
      }
      done(null, body);
    });
  },
  { name: 'slow-bodies' },
);

const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
