import { type ParseArgsConfig, parseArgs } from 'node:util';
import { exitWithErrors } from './console.ts';

/** Returns the parsed arguments of an `oilway` command. Ends the process with a reference to the command's help when they are invalid. */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  options: Options,
  minPositionals: number,
  maxPositionals: number,
) {
  const exitWithUsage = (why: string) => exitWithErrors([why, `See: oilway ${command} --help`]);
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    const { length } = parsed.positionals;
    if (length < minPositionals) return exitWithUsage('an argument is missing');
    return length > maxPositionals
      ? exitWithUsage(`unexpected argument: ${parsed.positionals[maxPositionals]}`)
      : parsed;
  } catch (error) {
    return exitWithUsage((error as Error).message);
  }
}
