/** Implements `./oilway <command>`: an operator's commands. */
import { refuse, say } from './console.ts';

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
      '  --processes  so many share the port; auto takes one for each core',
    ],
    run: () => import('./site.ts'),
  },
  studio: {
    summary: 'runs the built studio; with RUN_JOBS=worker it leaves jobs and mails to workers',
    usage: ['oilway studio'],
    run: () => import('./studio.ts'),
  },
  worker: {
    summary: 'runs jobs and sends mails; of several, one has the jobs',
    usage: ['oilway worker'],
    run: () => import('./worker.ts'),
  },
  migrate: {
    summary: 'brings the database up to date; several hosts may begin at once',
    usage: ['oilway migrate', '  makes the first administrator where there is no staff'],
    run: () => import('./migrate.ts'),
  },
  demo: {
    summary: 'fills an empty database with the demo content',
    usage: ['oilway demo'],
    run: () => import('./demo.ts'),
  },
  doctor: {
    summary: 'says what is wrong, and the command that mends it',
    usage: [
      'oilway doctor [--quick] [--json]',
      '  --quick  leaves out what reads all of the database and all files',
      '  --json   one line for each finding; the exit code is 1 where something does not work',
    ],
    run: () => import('./doctor.ts'),
  },
  health: {
    summary: 'says by its exit code whether a part works, for containers and supervisors',
    usage: ['oilway health site|studio|worker'],
    run: () => import('./health.ts'),
  },
  secrets: {
    summary: "says whether this host's secrets are those of the database, or makes them so",
    usage: ['oilway secrets', 'oilway secrets accept'],
    run: () => import('./secrets.ts'),
  },
  backup: {
    summary: 'copies database and files while everything runs',
    usage: [
      'oilway backup [<folder>] [--secrets]',
      '  <folder>   gets a folder of its own for each backup; ./backups without it',
      '  --secrets  takes secrets.json along: whoever holds it can sign in the name of this site',
    ],
    run: () => import('./backup.ts'),
  },
  verify: {
    summary: 'restores a backup into a scratch database and looks at all of it',
    usage: ['oilway verify <backup>'],
    run: () => import('./verify.ts'),
  },
  restore: {
    summary: 'restores a backup where there is no database yet; its mails are held',
    usage: [
      'oilway restore [--files-only] <backup>',
      '  --files-only  brings back the files alone that are missing, beside the database that is there',
    ],
    run: () => import('./restore.ts'),
  },
  'move-files': {
    summary: 'copies pictures and files from one place to another while everything runs',
    usage: [
      'oilway move-files [--from=<url>] --to=<url> [--verify]',
      '  --from    a folder or s3://…, as STORAGE_URL has it; STORAGE_URL itself without it',
      '  --to      where they go; what is there already is passed over, and nothing is deleted',
      '  --verify  compares the bytes of what was there already, too',
    ],
    run: () => import('./move-files.ts'),
  },
  'move-database': {
    summary: 'copies a SQLite database to a server of PostgreSQL, while nothing runs',
    usage: [
      'oilway move-database --to=postgres://…',
      '  --to  a database without tables; the file of DATABASE_URL stays as it is',
    ],
    run: () => import('./move-database.ts'),
  },
  mails: {
    summary: 'says whether mails are held back, holds them, lets them go',
    usage: ['oilway mails', 'oilway mails hold', 'oilway mails release'],
    run: () => import('./mails.ts'),
  },
  documents: {
    summary: 'says where what visitors see differs from what the studio holds, or writes it anew',
    usage: ['oilway documents check', 'oilway documents rebuild'],
    run: () => import('./documents.ts'),
  },
  audit: {
    summary: 'goes through the audit log, or tells its newest row',
    usage: ['oilway audit verify [--head=<hash>]', 'oilway audit head'],
    run: () => import('./audit.ts'),
  },
  admin: {
    summary: 'makes an administrator, or helps somebody into the studio who is locked out',
    usage: [
      'oilway admin create <email> <name>',
      '  prints the link to the first password of a new administrator',
      'oilway admin reset <email>',
      '  prints a link to a new password, for whoever gets no mail',
      'oilway admin unlock <email>',
      '  takes passkeys, app and recovery codes that were lost, and lets in whoever was deactivated',
    ],
    run: () => import('./admin.ts'),
  },
  'reporting-keys': {
    summary: "begins the reporting office's log of keys anew",
    usage: ['oilway reporting-keys begin-anew'],
    run: () => import('./reporting-keys.ts'),
  },
};

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  const asked = ['', '--help', '-h', 'help'].includes(name);
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const list = [
    ...(asked ? [] : [`there is no command ${JSON.stringify(name)}`, '']),
    'Usage: oilway <command> [--help]',
    '',
    ...Object.entries(commands).map(([one, { summary }]) => `  ${one.padEnd(width)}  ${summary}`),
  ];
  for (const line of list) (asked ? say : console.error)(line);
  process.exit(asked ? 0 : 1);
}
if (rest.some((word) => word === '--help' || word === '-h')) {
  say(`${name}: ${command.summary}`);
  for (const line of command.usage) say(`  ${line}`);
} else {
  // A command's arguments are at the same index as when it runs alone.
  process.argv.splice(2, 1);
  await command.run().catch((error: unknown) => {
    if ((error as Error).name === 'BackupError') refuse([(error as Error).message]);
    throw error;
  });
}
