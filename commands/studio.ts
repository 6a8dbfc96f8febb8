/** Implements `oilway studio`: runs the built studio until a signal ends it. */
import { argumentsOf } from './arguments.ts';
import { studioArgs } from './processes.ts';
import { runPart } from './run-part.ts';

argumentsOf('studio', {}, 0, 0);
await runPart('studio', studioArgs);
