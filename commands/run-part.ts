import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './console.ts';
import { root, siteMain, startPart } from './processes.ts';

const built = { site: siteMain, studio: join(root, 'studio/.next/BUILD_ID') };

/** What both servers run with, whoever starts them. */
export const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/** Ends the command where a part was never built. */
export function expectBuilt(name: keyof typeof built): void {
  if (!existsSync(built[name])) refuse([`the ${name} is not built yet: npm run build`]);
}

/** Runs one part until it ends, or a signal ends it; ends this process with its exit code. */
export async function runPart(name: keyof typeof built, args: string[]): Promise<never> {
  expectBuilt(name);
  const { child, ended } = startPart(name, args, { ...process.env, ...production });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await ended;
  process.exit(typeof code === 'number' ? code : 1);
}
