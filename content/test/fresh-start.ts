/**
 * Test files share a process, in which only what others wrote stays loaded: each file reads all modules of
 * ours anew, and leaves the environment and the clock as it found them.
 */
import { afterAll, vi } from 'vitest';

const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});

vi.resetModules();
const { showLogs } = await import('./failure-log.ts');
showLogs();
const { forgetPayloads } = await import('./close-payload.ts');
forgetPayloads();
