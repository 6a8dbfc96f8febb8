import type { IncomingMessage } from 'node:http';

/** The pace at which a body has to arrive. */
export interface BodyPace {
  /** Milliseconds. */
  span: number;
  /** Bytes in each span. */
  least: number;
}

/** Calls `late` after each span in which less of a request's body arrived than it has to, until all of it is here. */
export function onSlowBody(
  request: IncomingMessage,
  { least, span }: BodyPace,
  late: () => void,
): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    // What waits in memory was read from the connection, and not yet by the one who answers.
    if (!request.complete && request.readableLength === 0 && arrived < least) late();
  }, span);
  for (const over of ['end', 'close', 'error']) request.once(over, () => clearInterval(timer));
}
