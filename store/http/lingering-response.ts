import { type IncomingMessage, ServerResponse } from 'node:http';

/** Limits while a response is held back: bytes of the rejected body that are read, and milliseconds without any. */
const holdLimits = { bytes: 32_000_000, idle: 2000 };
/** Limits before the connection is closed: bytes of the body that are read, and milliseconds. */
const lingerLimits = { bytes: 64_000_000, time: 30_000 };

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
  #isCorked = false;

  override write(...args: unknown[]): boolean {
    if (!this.#isCorked && !this.#isEnding && hasUnreadBody(this.req)) {
      this.#isCorked = true;
      this.cork();
    }
    const canWriteMore = super.write(...(args as Parameters<ServerResponse['write']>));
    // A response that exceeds the buffer is not held back any longer: its writer needs backpressure.
    if (!canWriteMore) this.#release();
    return canWriteMore;
  }

  #release(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.uncork();
  }

  override end(...args: unknown[]): this {
    if (this.#isEnding) return this;
    if (this.writableEnded || !hasUnreadBody(this.req)) return super.end(...(args as []));
    this.#isEnding = true;
    // Node itself may still write, but no other caller.
    Object.defineProperty(this, 'writableEnded', { value: true });
    const callback = args.find((one) => typeof one === 'function') as (() => void) | undefined;
    const [chunk, encoding] = args.filter((one) => typeof one !== 'function') as [
      (string | Uint8Array)?,
      BufferEncoding?,
    ];
    if (!this.headersSent) this.#setContentLength(chunk, encoding);
    if (!this.#isCorked) this.cork();
    this.#isCorked = true;
    if (chunk === undefined || chunk === null || chunk.length === 0) this.flushHeaders();
    else super.write(chunk, encoding ?? 'utf8');
    const release = () => this.#release();
    drainBody(this.req, release, (isComplete) => {
      // Node would write the end of a chunked response before the chunks that are held back.
      this.#release();
      super.end(() => {
        callback?.();
        if (!isComplete) this.req.socket.destroy();
      });
    });
    return this;
  }

  /** Sets Content-Length, as Node does for a response written and ended at once. */
  #setContentLength(chunk: string | Uint8Array | undefined, encoding?: BufferEncoding): void {
    const { req, statusCode } = this;
    const hasText = req.method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;
    if (!hasText || this.hasHeader('Content-Length') || this.hasHeader('Transfer-Encoding')) return;
    const length = typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk?.length;
    this.setHeader('Content-Length', length ?? 0);
  }
}

/** Returns whether more of a request's body is expected. */
const hasUnreadBody = ({ complete, destroyed, headers }: IncomingMessage): boolean =>
  !complete &&
  !destroyed &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Discards the rest of a body.
 * @param release called when the response may be sent, though more of the body arrives.
 * @param done called once, with whether the body was read to its end.
 */
function drainBody(
  request: IncomingMessage,
  release: () => void,
  done: (isComplete: boolean) => void,
): void {
  let read = 0;
  const idleTimer = setTimeout(release, holdLimits.idle);
  const timers = [idleTimer, setTimeout(() => end(false), lingerLimits.time)];
  const end = (isComplete: boolean) => {
    for (const timer of timers) clearTimeout(timer);
    for (const event of ['end', 'close', 'error']) request.off(event, onEnd);
    request.off('data', count);
    request.on('error', () => undefined);
    done(isComplete);
  };
  const onEnd = () => end(true);
  const count = (part: Uint8Array) => {
    read += part.length;
    idleTimer.refresh();
    if (read > holdLimits.bytes) release();
    if (read > lingerLimits.bytes) end(false);
  };
  // An earlier consumer would buffer or pause the body.
  request.unpipe();
  request.removeAllListeners('data');
  request.removeAllListeners('readable');
  for (const event of ['end', 'close', 'error']) request.once(event, onEnd);
  request.on('data', count);
  request.resume();
}
