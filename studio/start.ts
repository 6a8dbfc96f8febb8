/** Imported before Next (`node --import`): it tells what it has to tell in lines of ours, and ends with whoever started it. */
import './log-lines.ts';
import './network-of-requests.ts';
import './no-trace.ts';
import './traces.ts';
import './request-ids.ts';

// A supervisor that goes away takes its end of the channel with it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
