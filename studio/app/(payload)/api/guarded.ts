/** Checks that run before Payload handles an API request. */

import { readBody } from '@oilway/content/access/request-body.ts';
import { inLanguage, type StudioText, text } from '@oilway/content/labels.ts';
import config from '@payload-config';
import { getPayload, getRequestLanguage, parseCookies } from 'payload';
import { httpsOnly } from '../../../https-only.ts';

type Call = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** Maximum body size in bytes: with a session, a file of 50 MB and its form fields; without one, a login. */
const most = { staff: 52_000_000, others: 1_000_000 };

/**
 * Wraps an API handler. Refuses a body that is too long or of unknown length: Payload reads the whole body before it authenticates. Disables caching,
 * except for files, and sets HSTS over https.
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
    // Without either header there is no body (RFC 9112, section 6.3).
    if (!request.headers.has('Transfer-Encoding')) return undefined;
    return refused(request, 411, lengthMissing);
  }
  const length = Number(told);
  if (length <= most.others) return undefined;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: request.headers });
  if (!user) return refused(request, 413, tooLarge.others);
  return length > most.staff ? refused(request, 413, tooLarge.staff) : undefined;
}

const lengthMissing = text(
  'Die Anfrage gibt ihre Länge nicht an. Nichts wurde gespeichert.',
  'Żądanie nie podaje swojej długości. Nic nie zapisano.',
  'The request does not state its length. Nothing was saved.',
);

const tooLarge = {
  staff: text(
    'Mehr als 50 MB: zu groß. Nichts wurde gespeichert.',
    'Ponad 50 MB: za duży plik. Nic nie zapisano.',
    'More than 50 MB: too large. Nothing was saved.',
  ),
  others: text(
    'Ohne Anmeldung ist höchstens 1 MB erlaubt. Bitte melden Sie sich an und versuchen Sie es noch einmal.',
    'Bez zalogowania dozwolony jest najwyżej 1 MB. Proszę się zalogować i spróbować ponownie.',
    'Without a login, 1 MB at most is allowed. Please log in and try again.',
  ),
};

/** Returns an error response in the studio's language of the request. */
async function refused({ headers }: Request, status: number, words: StudioText): Promise<Response> {
  const cookies = parseCookies(headers);
  const language = getRequestLanguage({ config: await config, cookies, headers });
  return Response.json({ errors: [{ message: inLanguage(words, language) }] }, { status });
}
