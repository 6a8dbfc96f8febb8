import { type ParseArgsConfig, parseArgs } from 'node:util';
import { refuse } from './console.ts';

/** Returns the parsed arguments of an `oilway` command. Ends the process with a reference to the command's help when they are invalid. */
export function argumentsOf<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  options: Options,
  least: number,
  most: number,
) {
  const wrong = (why: string) => refuse([why, `See: oilway ${command} --help`]);
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    const { length } = parsed.positionals;
    if (length < least) return wrong('something is missing');
    return length > most ? wrong(`too much: ${parsed.positionals[most]}`) : parsed;
  } catch (error) {
    return wrong((error as Error).message);
  }
}
