import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './console.ts';
import { operatorSettings } from './operator-settings.ts';
import { liveUrls, root, siteMain, startPart } from './processes.ts';
import { answersAt, endUnhealthy } from './watchdog.ts';

const built = { site: siteMain, studio: join(root, 'studio/.next/BUILD_ID') };

/** The environment of both servers in production. */
export const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/** Ends the command when a part is not built. */
export function expectBuilt(name: keyof typeof built): void {
  if (!existsSync(built[name])) refuse([`the ${name} is not built yet: npm run build`]);
}

/** Runs one part until it exits, receives a signal, or fails its health check; then exits with its exit code, so that a supervisor restarts it. */
export async function runPart(name: keyof typeof built, args: string[]): Promise<never> {
  expectBuilt(name);
  const url = liveUrls(operatorSettings())[name];
  const part = startPart(name, args, { ...process.env, ...production });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopping = true;
      part.child.kill(signal);
    });
  const wasEnded = await endUnhealthy(part, async () => isStopping || (await answersAt(url)()));
  const code = await part.ended;
  process.exit(typeof code === 'number' && !wasEnded ? code : 1);
}
