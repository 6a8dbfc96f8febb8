/** Implements `./oilway <command>`: an operator's commands. */
import { exitWithErrors, print } from './console.ts';

interface Command {
  /** Its line in the list of commands. */
  summary: string;
  usage: string[];
  /** Runs the command; `process.argv` holds its arguments, without its name. */
  run: () => Promise<unknown>;
}

const commands: Record<string, Command> = {
  site: {
    summary: 'runs the built site',
    usage: [
      'oilway site [--processes=<number>|auto]',
      '  --processes  the number of processes that share the port; auto: one per core',
    ],
    run: () => import('./site.ts'),
  },
  studio: {
    summary: 'runs the built studio; with RUN_JOBS=worker without jobs and mails',
    usage: ['oilway studio'],
    run: () => import('./studio.ts'),
  },
  worker: {
    summary: 'runs jobs and sends mails; of several workers, one runs the jobs',
    usage: ['oilway worker'],
    run: () => import('./worker.ts'),
  },
  migrate: {
    summary: 'migrates the database; several hosts may start at the same time',
    usage: ['oilway migrate', '  creates the first administrator if there is no staff'],
    run: () => import('./migrate.ts'),
  },
  demo: {
    summary: 'fills an empty database with the demo content',
    usage: ['oilway demo'],
    run: () => import('./seed.ts'),
  },
  doctor: {
    summary: 'prints problems and the commands that fix them',
    usage: [
      'oilway doctor [--quick] [--json]',
      '  --quick  skips the checks that read the whole database and all files',
      '  --json   one line per finding; the exit code is 1 for a critical one',
    ],
    run: () => import('./doctor.ts'),
  },
  health: {
    summary: 'checks a part by its exit code, for containers and supervisors',
    usage: ['oilway health site|studio|worker'],
    run: () => import('./health.ts'),
  },
  secrets: {
    summary: "checks whether this host's secrets are those of the database, or accepts them",
    usage: ['oilway secrets', 'oilway secrets accept'],
    run: () => import('./secrets.ts'),
  },
  backup: {
    summary: 'copies database and files without downtime',
    usage: [
      'oilway backup [<folder>] [--secrets]',
      'oilway backup --record',
      '  <folder>   the parent folder of the backup; ./backups by default',
      '  --secrets  includes secrets.json, which permits to sign in the name of this site',
      '  --record   takes no backup: records one that another tool has just finished',
    ],
    run: () => import('./backup.ts'),
  },
  verify: {
    summary: 'restores a backup into a scratch database and checks it completely',
    usage: [
      'oilway verify <backup>',
      'oilway verify --record',
      '  --record  verifies nothing: records a restore that you have verified by other means',
    ],
    run: () => import('./verify.ts'),
  },
  restore: {
    summary: 'restores a backup where there is no database; its mails are put on hold',
    usage: [
      'oilway restore [--files-only] <backup>',
      '  --files-only  restores missing files only; the existing database stays unchanged',
    ],
    run: () => import('./restore.ts'),
  },
  'move-files': {
    summary: 'copies images and files to another storage without downtime',
    usage: [
      'oilway move-files [--from=<url>] --to=<url> [--verify]',
      '  --from    a folder or s3://…, in the format of STORAGE_URL; STORAGE_URL by default',
      '  --to      the target; existing files are skipped, and nothing is deleted',
      '  --verify  also compares the bytes of existing files',
    ],
    run: () => import('./move-files.ts'),
  },
  'move-database': {
    summary: 'copies a SQLite database to a PostgreSQL server, while all parts are stopped',
    usage: [
      'oilway move-database --to=postgres://…',
      '  --to  a database without tables; the file of DATABASE_URL stays unchanged',
    ],
    run: () => import('./move-database.ts'),
  },
  mails: {
    summary: 'shows whether mails are on hold, holds or releases them',
    usage: ['oilway mails', 'oilway mails hold', 'oilway mails release'],
    run: () => import('./mails.ts'),
  },
  documents: {
    summary: 'lists published documents that differ from the studio, or regenerates them',
    usage: ['oilway documents check', 'oilway documents rebuild'],
    run: () => import('./documents.ts'),
  },
  audit: {
    summary: 'verifies the audit log, or prints its newest row',
    usage: ['oilway audit verify [--head=<hash>]', 'oilway audit head'],
    run: () => import('./audit.ts'),
  },
  admin: {
    summary: 'creates an administrator, or restores access to an account',
    usage: [
      'oilway admin create <email> <name>',
      '  creates an administrator and prints the link to set the first password',
      'oilway admin reset <email>',
      '  prints a link to set a new password, for accounts that receive no mail',
      'oilway admin unlock <email>',
      '  removes lost passkeys, app and recovery codes, and reactivates a deactivated account',
    ],
    run: () => import('./admin.ts'),
  },
  'reporting-keys': {
    summary: "resets the reporting office's key log",
    usage: ['oilway reporting-keys begin-anew'],
    run: () => import('./reporting-keys.ts'),
  },
};

const [name = '', ...commandArguments] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  const isHelp = ['', '--help', '-h', 'help'].includes(name);
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const list = [
    ...(isHelp ? [] : [`unknown command ${JSON.stringify(name)}`, '']),
    'Usage: oilway <command> [--help]',
    '',
    ...Object.entries(commands).map(([one, { summary }]) => `  ${one.padEnd(width)}  ${summary}`),
  ];
  for (const line of list) (isHelp ? print : console.error)(line);
  process.exit(isHelp ? 0 : 1);
}
if (commandArguments.some((word) => word === '--help' || word === '-h')) {
  print(`${name}: ${command.summary}`);
  for (const line of command.usage) print(`  ${line}`);
} else {
  // A command's arguments are at the same index as when it runs alone.
  process.argv.splice(2, 1);
  await command.run().catch((error: unknown) => {
    if ((error as Error).name === 'BackupError') exitWithErrors([(error as Error).message]);
    throw error;
  });
}
