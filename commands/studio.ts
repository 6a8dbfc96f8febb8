/** Implements `oilway studio`: runs the built studio until a signal ends it. */
import { parseArguments } from './parse-arguments.ts';
import { studioArgs } from './processes.ts';
import { runPart } from './run-part.ts';

parseArguments('studio', {}, 0, 0);
await runPart('studio', studioArgs);
