/** Checks that run before Payload handles an API request. */

import { parseBody } from '@oilway/content/access/request-body.ts';
import { inLanguage, type StudioText, text } from '@oilway/content/labels.ts';
import config from '@payload-config';
import { getPayload, getRequestLanguage, parseCookies } from 'payload';
import { setHstsHeader } from '../../../hsts.ts';

type RouteHandler = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** Maximum body size in bytes: with a session, a file of 50 MB and its form fields; without one, a login. */
const maxBodyBytes = { staff: 52_000_000, anonymous: 1_000_000 };

/**
 * Wraps an API handler. Refuses a body that is too long or of unknown length: Payload reads the whole body before it authenticates. Disables caching,
 * except for files, and sets HSTS over https.
 */
export const withGuard =
  (handler: RouteHandler): RouteHandler =>
  async (request, context) => {
    const checkedRequest = (await checkBodySize(request)) ?? (await parseBody(request));
    const response =
      checkedRequest instanceof Response ? checkedRequest : await handler(checkedRequest, context);
    const headers = new Headers(response.headers);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    setHstsHeader(headers);
    return new Response(response.body, {
      status: response.status,
      statusText: response.statusText,
      headers,
    });
  };

async function checkBodySize(request: Request): Promise<Response | undefined> {
  if (!request.body) return undefined;
  const contentLength = request.headers.get('Content-Length');
  if (contentLength === null) {
    // Without either header there is no body (RFC 9112, section 6.3).
    if (!request.headers.has('Transfer-Encoding')) return undefined;
    return errorResponse(request, 411, lengthMissing);
  }
  const length = Number(contentLength);
  if (length <= maxBodyBytes.anonymous) return undefined;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: request.headers });
  if (!user) return errorResponse(request, 413, tooLarge.anonymous);
  return length > maxBodyBytes.staff ? errorResponse(request, 413, tooLarge.staff) : undefined;
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
  anonymous: text(
    'Ohne Anmeldung ist höchstens 1 MB erlaubt. Bitte melden Sie sich an und versuchen Sie es noch einmal.',
    'Bez zalogowania dozwolony jest najwyżej 1 MB. Proszę się zalogować i spróbować ponownie.',
    'Without a login, 1 MB at most is allowed. Please log in and try again.',
  ),
};

/** Returns an error response in the studio's language of the request. */
async function errorResponse(
  { headers }: Request,
  status: number,
  message: StudioText,
): Promise<Response> {
  const cookies = parseCookies(headers);
  const language = getRequestLanguage({ config: await config, cookies, headers });
  return Response.json({ errors: [{ message: inLanguage(message, language) }] }, { status });
}
