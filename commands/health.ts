/** `oilway health site|studio|worker`: whether a part of this machine, or of this container, does its work; the exit code says it. */
import { argumentsOf } from './arguments.ts';
import { refuse, say } from './console.ts';
import { settingsToLook } from './operator-settings.ts';
import { ownAddress } from './processes.ts';
import { lastBeat } from './worker-beat.ts';

/** How long an answer may take, and how old a worker's last sign may be, in milliseconds. */
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

/** @returns what is wrong with the answer of a part, as the end of a sentence. */
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
