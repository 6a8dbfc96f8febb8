/** Imported before Next (`node --import`): formats the console output, and ends with the supervisor. */
import './log-lines.ts';
import './network-of-requests.ts';
import './no-trace.ts';
import './traces.ts';
import './request-ids.ts';

// The channel closes when the supervisor exits.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
