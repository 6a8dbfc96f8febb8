import { spawn } from 'node:child_process';
import { closeSync, constants, futimesSync, openSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In the temporary folder, which each container has for itself: several workers share the data folder. */
const file = join(tmpdir(), 'oilway-worker');

/** Milliseconds between two heartbeats. */
const interval = 5000;

/** Writes heartbeats while the event loop runs, and keeps the process alive. @returns a function that stops it. */
export function startHeartbeat(): () => void {
  writeHeartbeat();
  const timer = setInterval(writeHeartbeat, interval);
  return () => clearInterval(timer);
}

/** Returns the time of the last heartbeat, in milliseconds since 1970; 0 without one. */
export const lastHeartbeat = (): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function writeHeartbeat(): void {
  const { O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  try {
    // The folder may be world-writable: no symbolic link is followed, and no content is written.
    const opened = openSync(file, O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
    futimesSync(opened, new Date(), new Date());
    closeSync(opened);
  } catch {
    // A missing heartbeat does not affect the jobs.
  }
  // With WatchdogSec systemd restarts a worker that sends no keep-alive (sd_watchdog_enabled(3)).
  if (process.env.WATCHDOG_USEC)
    spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' }).once('error', () => undefined);
}
