import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function print(line: string): void {
  console.log(line);
}

/** Runs a step, and prints its name when it starts and its duration when it ends. */
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
 * Prints the login of the first administrator: on a terminal the password; elsewhere, where output may be logged, the path of the file with it, which
 * only its owner can read.
 */
export function printLogin(
  { email, password }: { email: string; password: string },
  folder: string,
) {
  print(`  Login   ${email}`);
  if (process.stdout.isTTY)
    return print(`          ${password}   (shown once; change it in the studio)`);
  const file = join(folder, 'first-login.txt');
  writeFileSync(file, `${email}\n${password}\n`, { mode: 0o600 });
  print(`          its password is in ${file}: change it in the studio and delete the file`);
}

/** Ends the command with one line per problem and exit code 1. */
export function exitWithErrors(problems: readonly string[]): never {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exit(1);
}
