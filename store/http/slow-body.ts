import type { IncomingMessage } from 'node:http';

/** The minimal rate of a request body. */
export interface MinBodyRate {
  /** Milliseconds. */
  interval: number;
  /** Bytes per interval. */
  bytes: number;
}

/** Calls `onTooSlow` after each interval in which fewer bytes of a request's body arrived than required, until the body is complete. */
export function onSlowBody(
  request: IncomingMessage,
  { bytes, interval }: MinBodyRate,
  onTooSlow: () => void,
): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    // Buffered bytes have arrived, but the handler has not read them yet.
    if (!request.complete && request.readableLength === 0 && arrived < bytes) onTooSlow();
  }, interval);
  for (const over of ['end', 'close', 'error']) request.once(over, () => clearInterval(timer));
}
