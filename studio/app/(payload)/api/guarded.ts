/** What stands before every call of the studio, whatever Payload does with it. */

import { readBody } from '@oilway/content/access/request-body.ts';
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
 * Keeps no body that is too long, or does not tell its length: Payload takes in a whole one before it asks whose it is. Keeps answers out of caches, but for files, and says behind https that there is nothing else.
 */
export const guarded =
  (call: Call): Call =>
  async (request, context) => {
    const read = (await refusal(request)) ?? (await readBody(request));
    const answer = read instanceof Response ? read : await call(read, context);
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
  if (told === null) {
    // Without either of the two there is no body (RFC 9112, section 6.3).
    if (!request.headers.has('Transfer-Encoding')) return undefined;
    return Response.json(lengthMissing, { status: 411 });
  }
  const length = Number(told);
  if (length <= most.others) return undefined;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: request.headers });
  if (!user) return tooLarge(most.others);
  return length > most.staff ? tooLarge(most.staff) : undefined;
}

const lengthMissing = { errors: [{ message: 'The body has to tell its length.' }] };

const tooLarge = (limit: number) =>
  Response.json(
    { errors: [{ message: `The body may have ${limit / 1_000_000} MB at most.` }] },
    { status: 413 },
  );
