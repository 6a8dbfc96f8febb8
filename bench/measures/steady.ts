import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsOf } from '@oilway/store/settings.ts';
import { visitorsWork } from '../../site/captcha/captcha.ts';
import { instantCaptcha } from '../../site/test/solve-captcha.ts';
import { sqliteData } from '../data/make-data.ts';
import { pages } from '../pages.ts';
import { memory } from '../processor-time.ts';
import type { Report } from '../report.ts';
import { environmentFor, freePort, type Server, startSite } from '../servers/site.ts';
import { nodeId } from './markers.ts';

/** Requests, fewer while one works on it; and of each part, after which the memory is looked at. */
const requests = Number(process.env.BENCH_REQUESTS ?? 100_000);
const part = requests / 5;
/** How many are under way at once. */
const connections = 16;
/** So much more than after the first part the heap may hold after the last one. */
const growth = 1.05;
const megabyte = 1e6;

interface AskedOnce {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** Whether the site's memory stays as it is however much it is asked: pages, questions that are all new, calls, forms, what is not there. */
export async function steady(): Promise<Report> {
  const data = await sqliteData();
  const inspector = await freePort();
  const site = await startSite(data, { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const { captchaSecret } = settingsOf(environmentFor(data));
    const captcha = () => instantCaptcha(captchaSecret, visitorsWork.cost);
    const node = await nodeId(site);
    const heapOf = await openInspector(inspector);
    const statuses = new Map<number, number>();
    const held: { heap: number; rss: number }[] = [];
    for (let from = 0; from < requests; from += part) {
      let next = from;
      const work = async () => {
        while (next < from + part) {
          const number = next++;
          const status = await send(site, agent, await askedAt(number, node, captcha));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: connections }, work));
      await wait(10_000);
      held.push({ heap: await heapOf(), rss: memory(site.pid) });
    }
    const answers = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
    const [first, last] = [held[0]?.heap ?? 0, held.at(-1)?.heap ?? 0];
    return {
      title: 'Memory over many requests',
      method:
        `${requests.toLocaleString('en-GB')} requests, ${connections} at once, in turn: pages from memory, places and words that nobody asked before, calls, ` +
        'addresses that are not there, captchas, forms with a bad captcha and some with a good one. ' +
        `Answers: ${answers.join(', ')}. After each fifth ten seconds of rest, then what V8 holds after a whole collection, and the resident set.`,
      rows: held.map(({ heap, rss }, at) => ({
        what: `heap after ${((at + 1) * part).toLocaleString('en-GB')}`,
        value: `${(heap / megabyte).toFixed(1)} MB`,
        beside: `resident set ${Math.round(rss / megabyte)} MB`,
        ...(at === held.length - 1
          ? { budget: `≤ ${growth} × the first`, met: last <= first * growth }
          : {}),
      })),
    };
  } finally {
    agent.destroy();
    await site.stop();
  }
}

/** In turn one of each kind. */
async function askedAt(
  number: number,
  node: string,
  captcha: () => Promise<string>,
): Promise<AskedOnce> {
  const get = (path: string): AskedOnce => ({ method: 'GET', path });
  switch (number % 8) {
    case 0:
    case 1:
      return get(pages[number % pages.length]?.path ?? '/');
    case 2:
      return get(`/standorte?ort=Ort%20${number}`);
    case 3:
      return get(`/suche?q=wort${number}`);
    case 4:
      return get(`/umbraco/api/map/GetMarkers?umbracoNodeId=${node}&cultureName=de-DE`);
    case 5:
      return get(`/nicht-da-${number}?x=${number}`);
    case 6:
      return get(number % 16 === 6 ? '/api/captcha?form=contact' : `/getFiles?x=${number}`);
    default: {
      const good = number % 200 === 7;
      const recaptcha = good ? await captcha() : `bad ${number}`;
      const body = JSON.stringify({ ...message, message: `Nummer ${number}`, recaptcha });
      return { method: 'POST', path: '/umbraco/api/contact/SubmitMessage', body };
    }
  }
}

const message = {
  name: 'Miriam Kowalczyk',
  email: 'miriam@posteo.example',
  phone: '+49 2303 12345',
  subject: 'Getriebeöl',
  umbracoNodeID: 1,
  cultureName: 'de-DE',
  gdprAccept: true,
};

function send({ origin }: Server, agent: Agent, asked: AskedOnce): Promise<number> {
  const { body, method, path } = asked;
  const headers = body ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { agent, headers, method }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** @returns what tells the bytes of the heap that are in use after a whole collection (Chrome DevTools Protocol). */
async function openInspector(port: number): Promise<() => Promise<number>> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const socket = new WebSocket(
    (targets as { webSocketDebuggerUrl: string }[])[0]?.webSocketDebuggerUrl ?? '',
  );
  await new Promise((open) => socket.addEventListener('open', open, { once: true }));
  let id = 0;
  const call = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      id += 1;
      const own = id;
      socket.addEventListener('message', ({ data }) => {
        const said = JSON.parse(String(data));
        if (said.id === own) resolve(said.result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  return async () => {
    await call('HeapProfiler.collectGarbage');
    return (await call('Runtime.getHeapUsage')).usedSize;
  };
}
