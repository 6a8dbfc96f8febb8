/** Implements `oilway health site|studio|worker`: checks a part of this machine, or of this container; the exit code is the result. */

import { exitWithErrors, print } from './console.ts';
import { readSettingsReadOnly } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { localUrl } from './processes.ts';
import { lastHeartbeat } from './worker-heartbeat.ts';

/** The maximal duration of a response, and the maximal age of a worker's heartbeat, in milliseconds. */
const limit = { responseTimeout: 4000, heartbeatAge: 30_000 };

const { positionals } = parseArguments('health', {}, 1, 1);
const [name = ''] = positionals;
const checks: Record<string, () => Promise<string | undefined>> = {
  site: () => checkResponse(readSettingsReadOnly().sitePort, '/health/ready'),
  studio: () => checkResponse(readSettingsReadOnly().studioPort, '/admin/login'),
  worker: async () =>
    Date.now() - lastHeartbeat() > limit.heartbeatAge
      ? 'sent no heartbeat for 30 seconds'
      : undefined,
};
const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
if (!check) exitWithErrors([`unknown part ${JSON.stringify(name)}: use site, studio or worker`]);
const problem = await check();
if (problem) exitWithErrors([`the ${name} ${problem}`]);
print(`The ${name} is healthy`);

/** @returns the problem of a part's response, as the end of a sentence. */
async function checkResponse(port: number, path: string): Promise<string | undefined> {
  const address = localUrl(readSettingsReadOnly().host, port) + path;
  try {
    const { ok, status } = await fetch(address, {
      signal: AbortSignal.timeout(limit.responseTimeout),
    });
    return ok ? undefined : `responds with ${status}`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    return `does not respond: ${cause?.message || message}`;
  }
}
