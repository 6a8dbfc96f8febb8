/**
 * `npm start`: from a fresh clone to a running site and studio. The one command that is no TypeScript, which Node takes 25 MB to
 * read: this process stays for as long as both parts run. What it imports then was read by the process before, and is in the cache.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { ppid: parent } = process;
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/oilway/compiled');
Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // What happens all the time is nothing to tell whoever starts it by hand.
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
});

const preparing = fork(join(import.meta.dirname, 'make-ready.ts'), { cwd: root });
let ready;
preparing.once('message', (message) => {
  ready = message;
  preparing.disconnect();
});
const [code] = await once(preparing, 'exit');
if (!ready) process.exit(code ?? 1);

enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { serve } = await import('./serve.ts');
await serve(ready, parent);
