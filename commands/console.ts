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

/** Ends the command with one line for each problem and exit code 1. */
export function refuse(problems: readonly string[]): never {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exit(1);
}
