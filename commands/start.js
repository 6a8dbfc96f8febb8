/**
 * Implements `npm start`: from a fresh clone to a running site and studio. It is JavaScript, because stripping types takes Node 25 MB, and this
 * process runs as long as both parts. The child process has already put its later imports into the compile cache.
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
  // By default a manual start logs no routine events.
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
});

const preparing = fork(join(import.meta.dirname, 'bootstrap.ts'), { cwd: root });
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
