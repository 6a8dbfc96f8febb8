import { browserName } from '@oilway/store/accounts/browser-name.ts';
import { type Delays, newDelays } from '@oilway/store/accounts/delays.ts';
import type { Throttle } from '@oilway/store/accounts/throttle.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { answerOf, DoorRefusal } from './answers.ts';
import { isOwnDoing } from './cookie.ts';

/** Returns an auth endpoint, which answers refusals with a translated message. */
export const post = (path: string, act: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
  path,
  method: 'post',
  handler: (req) => answerOf(req, () => act(req)),
});

/** The delays of login attempts, by this process. */
export const delays: Delays = newDelays(Date.now);

/** Set by `studio/start.ts` to the network of the client; a header sent by the client is removed. */
const networkHeader = 'x-oilway-network';

/** Maximum size of the request body in bytes. */
const largest = 16 * 1024;

export const networkOf = ({ headers }: PayloadRequest): string => headers.get(networkHeader) ?? '';

export const deviceOf = ({ headers }: PayloadRequest): string =>
  browserName(headers.get('user-agent') ?? undefined);

/** @throws DoorRefusal while an attempt has to wait. */
export function refuseEarly(throttle: Throttle, ...parts: string[]): void {
  const wait = throttle.begin(...parts);
  if (wait > 0) throw new DoorRefusal('wait', wait);
}

/** Returns the parsed body of a same-origin request. @throws DoorRefusal for other requests; they count as attempts of their network. */
export async function sentTo<Sent>(req: PayloadRequest, schema: z.ZodType<Sent>): Promise<Sent> {
  refuseForeign(req);
  const sent = schema.safeParse(await readJson(req));
  if (sent.success) return sent.data;
  refuseEarly(delays.networks, networkOf(req));
  throw new DoorRefusal('unreadable');
}

export function refuseForeign({ headers, method }: PayloadRequest): void {
  if (!isOwnDoing(headers, method, readSettings().studioOrigin)) throw new DoorRefusal('foreign');
}

/** @returns undefined for invalid JSON, and for a body above the limit. */
async function readJson({ body }: PayloadRequest): Promise<unknown> {
  if (!body) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  // Not cancelled: Next keeps writing to a cancelled stream, and fails. The server reads the rest (`LingeringResponse`).
  for await (const part of body.values({ preventCancel: true })) {
    size += part.length;
    if (size > largest) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}
