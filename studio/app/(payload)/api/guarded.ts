/** What stands before every call of the studio, whatever Payload does with it. */

import config from '@payload-config';
import { getPayload } from 'payload';
import { httpsOnly } from '../../../https-only.ts';

type Call = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** Bytes that a body may have: of whoever is logged in, a file of 50 MB with what a form adds to it; of everybody else, a login. */
const most = { staff: 52_000_000, others: 1_000_000 };

/**
 * Reads no body that is too long: Payload takes in a whole one before it asks whose it is. One whose length is not told counts as too long from
 * whoever is not logged in. Keeps answers out of caches, but for files, and says behind https that there is nothing else.
 */
export const guarded =
  (call: Call): Call =>
  async (request, context) => {
    const refused = await refusal(request);
    const answer = refused ?? (await call(request, context));
    const headers = new Headers(answer.headers);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    httpsOnly(headers);
    return new Response(answer.body, {
      status: answer.status,
      statusText: answer.statusText,
      headers,
    });
  };

async function refusal(request: Request): Promise<Response | undefined> {
  if (!request.body) return undefined;
  const told = request.headers.get('Content-Length');
  const length = told === null ? Number.POSITIVE_INFINITY : Number(told);
  if (length <= most.others) return undefined;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: request.headers });
  if (!user) return tooLarge(most.others);
  return told !== null && length > most.staff ? tooLarge(most.staff) : undefined;
}

const tooLarge = (limit: number) =>
  Response.json(
    { errors: [{ message: `The body may have ${limit / 1_000_000} MB at most.` }] },
    { status: 413, headers: { Connection: 'close' } },
  );
