import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithErrors } from './console.ts';
import { readOperatorSettings } from './operator-settings.ts';
import { liveUrls, root, siteMain, startPart } from './processes.ts';
import { livenessCheck, stopWhenUnhealthy } from './watchdog.ts';

const buildOutputs = { site: siteMain, studio: join(root, 'studio/.next/BUILD_ID') };

/** The environment of both servers in production. */
export const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/** Ends the command when a part is not built. */
export function requireBuild(name: keyof typeof buildOutputs): void {
  if (!existsSync(buildOutputs[name]))
    exitWithErrors([`the ${name} is not built: run npm run build`]);
}

/** Runs one part until it exits, receives a signal, or fails its health check; then exits with its exit code, so that a supervisor restarts it. */
export async function runPart(name: keyof typeof buildOutputs, args: string[]): Promise<never> {
  requireBuild(name);
  const url = liveUrls(readOperatorSettings())[name];
  const part = startPart(name, args, { ...process.env, ...production });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopping = true;
      part.child.kill(signal);
    });
  const wasUnhealthy = await stopWhenUnhealthy(
    part,
    async () => isStopping || (await livenessCheck(url)()),
  );
  const code = await part.ended;
  process.exit(typeof code === 'number' && !wasUnhealthy ? code : 1);
}
