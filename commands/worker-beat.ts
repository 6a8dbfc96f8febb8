import { spawn } from 'node:child_process';
import { closeSync, constants, futimesSync, openSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One for each container, which has a folder for temporary files of its own: several workers share the data folder. */
const file = join(tmpdir(), 'oilway-worker');

/** How often a worker gives a sign, in milliseconds. */
const interval = 5000;

/** Gives a sign for as long as this process turns, and keeps it alive. @returns what ends it. */
export function startBeat(): () => void {
  beat();
  const beats = setInterval(beat, interval);
  return () => clearInterval(beats);
}

/** When the last sign was given, in milliseconds since 1970; 0 without one. */
export const lastBeat = (): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function beat(): void {
  const { O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  try {
    // The folder may be everybody's: no link of somebody else is followed, and nothing is written.
    const opened = openSync(file, O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
    futimesSync(opened, new Date(), new Date());
    closeSync(opened);
  } catch {
    // It says nothing of the work itself.
  }
  // Under systemd with WatchdogSec, which starts a worker again that gives no sign (sd_watchdog_enabled(3)).
  if (process.env.WATCHDOG_USEC)
    spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' }).once('error', () => undefined);
}
