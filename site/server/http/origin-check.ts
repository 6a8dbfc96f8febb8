import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Accepts state-changing requests from our own pages only: by `Sec-Fetch-Site` (W3C Fetch Metadata), else by `Origin`. A client that sends neither is
 * no browser, and has no visitor's cookies.
 */
export const originCheck = fp<{ origin: string }>(
  async (app, { origin }) => {
    app.addHook('onRequest', async ({ headers, method }) => {
      if (safe.has(method)) return;
      const site = headers['sec-fetch-site'];
      const foreign =
        site === undefined
          ? headers.origin !== undefined && headers.origin !== origin
          : site !== 'same-origin' && site !== 'none';
      if (foreign) throw new Problem(403, 'This request came from another site.');
    });
  },
  { name: 'origin-check' },
);
