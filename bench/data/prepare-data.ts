/** Migrates and seeds the database that the environment names: a process of its own, run by `make-data.ts`. */
import { prepare } from '../../commands/prepare.ts';

await prepare({ demo: true, files: 20, report: () => undefined });
process.exit(0);
