/**
 * Test files share a process, in which only packages stay loaded: each file loads all project modules again, and restores the environment and the
 * clock.
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
const { clearPayloadCache } = await import('./close-payload.ts');
clearPayloadCache();
