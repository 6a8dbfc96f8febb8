import { browserName } from '@oilway/store/accounts/browser-name.ts';
import { type Delays, newDelays } from '@oilway/store/accounts/delays.ts';
import type { Throttle } from '@oilway/store/accounts/throttle.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { answerOf, DoorRefusal } from './answers.ts';
import { isOwnDoing } from './cookie.ts';

/** A call of the door, which answers refusals in words. */
export const post = (path: string, act: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
  path,
  method: 'post',
  handler: (req) => answerOf(req, () => act(req)),
});

/** Who waits how long in this process. */
export const delays: Delays = newDelays(Date.now);

/** Where `studio/start.ts` writes down which network a request comes from; whatever it came with is gone then. */
const networkHeader = 'x-oilway-network';

/** Bytes of what is sent to the door. */
const largest = 16 * 1024;

export const networkOf = ({ headers }: PayloadRequest): string => headers.get(networkHeader) ?? '';

export const deviceOf = ({ headers }: PayloadRequest): string =>
  browserName(headers.get('user-agent') ?? undefined);

/** @throws DoorRefusal where a try has to wait. */
export function refuseEarly(throttle: Throttle, ...parts: string[]): void {
  const wait = throttle.begin(...parts);
  if (wait > 0) throw new DoorRefusal('wait', wait);
}

/** What was sent, from the studio's own pages. @throws DoorRefusal for anything else; it counts as a try of its network. */
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

/** @returns undefined for what is no JSON, or longer than anything that has to be sent here. */
async function readJson({ body }: PayloadRequest): Promise<unknown> {
  if (!body) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  // Not cancelled: Next goes on filling what was, and fails. The server reads the rest (`LingeringResponse`).
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
