import { type IncomingMessage, ServerResponse } from 'node:http';

/** Limits while a response is held back: bytes of the rejected body that are read, and milliseconds without any. */
const holding = { bytes: 32_000_000, silence: 2000 };
/** Limits before the connection is closed: bytes of the body that are read, and milliseconds. */
const lingering = { bytes: 64_000_000, time: 30_000 };

/**
 * A response that is sent after its request was read to the end. An early response leaves the rest of the body on the connection: a proxy sends the
 * next request behind it, which is never read; and closing the connection sends a reset that discards the response. A proxy that has the complete
 * response stops reading its client's body and closes that connection in the same way, so the response is held back while the body arrives, within
 * limits. For `createServer` and Fastify's `http`.
 */
export class LingeringResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #isEnding = false;
  #isHeld = false;

  override write(...args: unknown[]): boolean {
    if (!this.#isHeld && !this.#isEnding && isComing(this.req)) {
      this.#isHeld = true;
      this.cork();
    }
    const hasRoom = super.write(...(args as Parameters<ServerResponse['write']>));
    // A response that exceeds the buffer is not held back any longer: its writer needs backpressure.
    if (!hasRoom) this.#release();
    return hasRoom;
  }

  #release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.uncork();
  }

  override end(...args: unknown[]): this {
    if (this.#isEnding) return this;
    if (this.writableEnded || !isComing(this.req)) return super.end(...(args as []));
    this.#isEnding = true;
    // Node itself may still write, but no other caller.
    Object.defineProperty(this, 'writableEnded', { value: true });
    const callback = args.find((one) => typeof one === 'function') as (() => void) | undefined;
    const [chunk, encoding] = args.filter((one) => typeof one !== 'function') as [
      (string | Uint8Array)?,
      BufferEncoding?,
    ];
    if (!this.headersSent) this.#tellLength(chunk, encoding);
    if (!this.#isHeld) this.cork();
    this.#isHeld = true;
    if (chunk === undefined || chunk === null || chunk.length === 0) this.flushHeaders();
    else super.write(chunk, encoding ?? 'utf8');
    const release = () => this.#release();
    readRest(this.req, release, (isOver) => {
      // Node would write the end of a chunked response before the chunks that are held back.
      this.#release();
      super.end(() => {
        callback?.();
        if (!isOver) this.req.socket.destroy();
      });
    });
    return this;
  }

  /** Sets Content-Length, as Node does for a response written and ended at once. */
  #tellLength(chunk: string | Uint8Array | undefined, encoding?: BufferEncoding): void {
    const { req, statusCode } = this;
    const hasText = req.method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;
    if (!hasText || this.hasHeader('Content-Length') || this.hasHeader('Transfer-Encoding')) return;
    const length = typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk?.length;
    this.setHeader('Content-Length', length ?? 0);
  }
}

/** Returns whether more of a request's body is expected. */
const isComing = ({ complete, destroyed, headers }: IncomingMessage): boolean =>
  !complete &&
  !destroyed &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Discards the rest of a body.
 * @param release called when the response may be sent, though more of the body arrives.
 * @param done called once, with whether the body was read to its end.
 */
function readRest(
  request: IncomingMessage,
  release: () => void,
  done: (isOver: boolean) => void,
): void {
  let read = 0;
  const silence = setTimeout(release, holding.silence);
  const timers = [silence, setTimeout(() => end(false), lingering.time)];
  const end = (isOver: boolean) => {
    for (const timer of timers) clearTimeout(timer);
    for (const event of ['end', 'close', 'error']) request.off(event, over);
    request.off('data', count);
    request.on('error', () => undefined);
    done(isOver);
  };
  const over = () => end(true);
  const count = (part: Uint8Array) => {
    read += part.length;
    silence.refresh();
    if (read > holding.bytes) release();
    if (read > lingering.bytes) end(false);
  };
  // An earlier consumer would buffer or pause the body.
  request.unpipe();
  request.removeAllListeners('data');
  request.removeAllListeners('readable');
  for (const event of ['end', 'close', 'error']) request.once(event, over);
  request.on('data', count);
  request.resume();
}
