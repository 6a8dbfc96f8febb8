import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sendContact } from '../site/test/send-contact.ts';
import { easyCaptcha } from '../site/test/solve-captcha.ts';

/** A submission that was acknowledged to its sender. */
export interface Acknowledged {
  reference: string;
  /** Milliseconds of `performance.now()`. */
  at: number;
}

/** Simulated visitors who read and write continuously while hosts fail and restart. */
export interface Visitors {
  acknowledged: Acknowledged[];
  /** Read requests that failed or returned a status other than 200, as text. */
  failures: string[];
  /** Returns the number of pages read. */
  reads(): number;
  /** Reasons for which a submission was refused, as text. */
  refusals: string[];
  /** Returns the longest response time of a read, in milliseconds. */
  slowest(): number;
  /** Starts no new requests; submissions in progress are retried until they are acknowledged. */
  stop(): Promise<void>;
}

/** Cached pages, a page with a query, an API call, and a script of the build. */
const paths = [
  '/',
  '/pl',
  '/filter',
  '/standorte?ort=Kiel',
  '/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE',
];

/** @param origin the public origin of all requests. @param secret the secret with which the site signs captchas. */
export function visitors(
  origin: string,
  secret: string,
  count: { readers: number; submitters: number },
  extraPaths: readonly string[] = [],
): Visitors {
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  const allPaths = [...paths, ...extraPaths];
  const refusals: string[] = [];
  let [ended, reads, slowest] = [false, 0, 0];
  const reader = async (_: unknown, at: number) => {
    for (let turn = at; !ended; turn += 1) {
      const path = allPaths[turn % allPaths.length] ?? '/';
      const begun = performance.now();
      const status = await fetchStatus(origin + path);
      reads += 1;
      slowest = Math.max(slowest, performance.now() - begun);
      if (status !== 200) failures.push(`${path}: ${status}`);
      await wait(20);
    }
  };
  const submitter = async () => {
    while (!ended) {
      const [key, recaptcha] = [randomUUID(), await easyCaptcha(secret)];
      for (;;) {
        try {
          const reference = await sendContact(origin, { key, recaptcha });
          acknowledged.push({ reference, at: performance.now() });
          break;
        } catch (error) {
          refusals.push(describeError(error));
          await wait(300);
        }
      }
      await wait(500 + Math.random() * 1000);
    }
  };
  const all = [
    ...Array.from({ length: count.readers }, reader),
    ...Array.from({ length: count.submitters }, submitter),
  ];
  return {
    acknowledged,
    failures,
    reads: () => reads,
    refusals,
    slowest: () => Math.round(slowest),
    async stop() {
      ended = true;
      await Promise.all(all);
    },
  };
}

async function fetchStatus(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return describeError(error);
  }
}

function describeError(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
