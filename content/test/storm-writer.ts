/**
 * One of the processes of the write storm: for `STORM_MS` milliseconds it changes its own page and
 * the revision in transactions, as the studio does, and sends what it saw.
 */
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { blocksOf } from './pages.ts';

const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = 'silent';
const page = Number(process.env.STORM_PAGE);
const errors: string[] = [];
let writes = 0;

process.send?.('ready');
await once(process, 'message');

const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
const end = Date.now() + Number(process.env.STORM_MS);

async function write(name: string): Promise<void> {
  for (let turn = 0; Date.now() < end; turn += 1) {
    const words = `${name} ${turn}`;
    try {
      const data = { title: words, blocks: blocksOf(words), _status: 'published' as const };
      await payload.update({ collection: 'pages', id: page, data });
      writes += 1;
    } catch (cause) {
      const { code, message, cause: inner } = cause as Error & { code?: string };
      errors.push(`${code ?? ''} ${message.slice(0, 200)} ${(inner as Error)?.message ?? ''}`);
    }
  }
}
async function read(): Promise<void> {
  while (Date.now() < end) {
    await payload.find({
      collection: 'pages',
      limit: 10,
      pagination: false,
      where: { _status: { equals: 'published' } },
    });
    await new Promise((next) => setTimeout(next, 20));
  }
}
await Promise.all([write('one'), write('two'), read()]);
lag.disable();
process.send?.({ writes, errors, lag: Math.round(lag.max / 1e6) }, () => process.exit(0));
