import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the commands say: one line a step, and how long it took. */
export function say(line: string): void {
  console.log(line);
}

/** Runs a step and says its name at once and its time when it is done. */
export async function step<T>(name: string, run: () => Promise<T> | T): Promise<T> {
  const begun = Date.now();
  process.stdout.write(`  ${name} …`);
  try {
    const result = await run();
    console.log(` done (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    console.log(' failed');
    throw error;
  }
}

/**
 * Tells the login of the first administrator: on a terminal the password itself; elsewhere, where what is said stays in a log, the file in the data
 * folder that holds it, for its owner alone.
 */
export function tellLogin(
  { email, password }: { email: string; password: string },
  folder: string,
) {
  say(`  Login   ${email}`);
  if (process.stdout.isTTY)
    return say(`          ${password}   (shown once; change it in the studio)`);
  const file = join(folder, 'first-login.txt');
  writeFileSync(file, `${email}\n${password}\n`, { mode: 0o600 });
  say(`          its password is in ${file}: change it in the studio and delete the file`);
}

/** Ends the command with one line for each problem and exit code 1. */
export function refuse(problems: readonly string[]): never {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exit(1);
}
