import { browserName } from '@oilway/store/accounts/browser-name.ts';
import {
  createLoginThrottles,
  type LoginThrottles,
} from '@oilway/store/accounts/login-throttles.ts';
import type { Throttle } from '@oilway/store/accounts/throttle.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { AuthError, withAuthErrors } from './auth-responses.ts';
import { isSameOrigin } from './cookie.ts';

/** Returns an auth endpoint, which answers refusals with a translated message. */
export const authEndpoint = (
  path: string,
  handler: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({
  path,
  method: 'post',
  handler: (req) => withAuthErrors(req, () => handler(req)),
});

/** The delays of login attempts, by this process. */
export const delays: LoginThrottles = createLoginThrottles(Date.now);

/** Set by `studio/preload.ts` to the network of the client; a header sent by the client is removed. */
const networkHeader = 'x-oilway-network';

/** Maximum size of the request body in bytes. */
const maxBodyBytes = 16 * 1024;

export const networkOf = ({ headers }: PayloadRequest): string => headers.get(networkHeader) ?? '';

export const deviceOf = ({ headers }: PayloadRequest): string =>
  browserName(headers.get('user-agent') ?? undefined);

/** @throws AuthError while an attempt has to wait. */
export function assertNotThrottled(throttle: Throttle, ...parts: string[]): void {
  const wait = throttle.attempt(...parts);
  if (wait > 0) throw new AuthError('wait', wait);
}

/** Returns the parsed body of a same-origin request. @throws AuthError for other requests; they count as attempts of their network. */
export async function parseBody<Sent>(req: PayloadRequest, schema: z.ZodType<Sent>): Promise<Sent> {
  requireSameOrigin(req);
  const parsed = schema.safeParse(await readJson(req));
  if (parsed.success) return parsed.data;
  assertNotThrottled(delays.networks, networkOf(req));
  throw new AuthError('unreadable');
}

export function requireSameOrigin({ headers, method }: PayloadRequest): void {
  if (!isSameOrigin(headers, method, readSettings().studioOrigin)) throw new AuthError('foreign');
}

/** @returns undefined for invalid JSON, and for a body above the limit. */
async function readJson({ body }: PayloadRequest): Promise<unknown> {
  if (!body) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  // Not cancelled: Next keeps writing to a cancelled stream, and fails. The server reads the rest (`LingeringResponse`).
  for await (const part of body.values({ preventCancel: true })) {
    size += part.length;
    if (size > maxBodyBytes) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}
