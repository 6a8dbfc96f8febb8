/** Imported before Next (`node --import`): formats the console output, and ends with the supervisor. */
import './console-logger.ts';
import './client-network.ts';
import './disable-trace-method.ts';
import './tracing.ts';
import './request-ids.ts';

// The server renders times, as of versions, in the zone of both countries, whatever the zone of the machine.
process.env.TZ = 'Europe/Berlin';

// The channel closes when the supervisor exits.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
