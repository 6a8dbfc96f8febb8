/** Implements `oilway health site|studio|worker`: checks a part of this machine, or of this container; the exit code is the result. */
import { argumentsOf } from './arguments.ts';
import { refuse, say } from './console.ts';
import { settingsToLook } from './operator-settings.ts';
import { ownAddress } from './processes.ts';
import { lastBeat } from './worker-beat.ts';

/** The maximal duration of a response, and the maximal age of a worker's heartbeat, in milliseconds. */
const limit = { answer: 4000, beat: 30_000 };

const { positionals } = argumentsOf('health', {}, 1, 1);
const [name = ''] = positionals;
const checks: Record<string, () => Promise<string | undefined>> = {
  site: () => answers(settingsToLook().sitePort, '/health/ready'),
  studio: () => answers(settingsToLook().studioPort, '/admin/login'),
  worker: async () =>
    Date.now() - lastBeat() > limit.beat ? 'gave no sign for 30 seconds' : undefined,
};
const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
if (!check) refuse([`there is no part ${JSON.stringify(name)}: site, studio or worker`]);
const wrong = await check();
if (wrong) refuse([`the ${name} ${wrong}`]);
say(`The ${name} does its work`);

/** @returns the problem of a part's response, as the end of a sentence. */
async function answers(port: number, path: string): Promise<string | undefined> {
  const address = ownAddress(settingsToLook().host, port) + path;
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(limit.answer) });
    return ok ? undefined : `answers with ${status}`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    return `does not answer: ${cause?.message || message}`;
  }
}
