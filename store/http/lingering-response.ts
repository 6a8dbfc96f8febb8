import { type IncomingMessage, ServerResponse } from 'node:http';

/** How much of a refused body is read, and how long nothing of it comes, before its answer is sent all the same: bytes, milliseconds. */
const holding = { bytes: 32_000_000, silence: 2000 };
/** How much of it is read, and for how long, before its connection is closed. */
const lingering = { bytes: 64_000_000, time: 30_000 };

/**
 * An answer that is sent when its request was read to the end. What was answered before its body was read would leave the rest of it on the
 * connection: a proxy sends the next request behind it, which is never read, and where the connection is closed instead its reset takes the
 * answer with it. A proxy that has the whole answer stops reading its client's body and closes that connection in the same way, so the
 * answer is held while the body comes, within limits. For `createServer` and Fastify's `http`.
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
    // What is written in many parts waits for room.
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
    // For all but Node itself: nothing may be added to it.
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
      // Node would write the end of what is sent in chunks before those that are held.
      this.#release();
      super.end(() => {
        callback?.();
        if (!isOver) this.req.socket.destroy();
      });
    });
    return this;
  }

  /** As Node does for what is written and ended at once. */
  #tellLength(chunk: string | Uint8Array | undefined, encoding?: BufferEncoding): void {
    const { req, statusCode } = this;
    const hasText = req.method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;
    if (!hasText || this.hasHeader('Content-Length') || this.hasHeader('Transfer-Encoding')) return;
    const length = typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk?.length;
    this.setHeader('Content-Length', length ?? 0);
  }
}

/** Whether more of a request's body is still to come. */
const isComing = ({ complete, destroyed, headers }: IncomingMessage): boolean =>
  !complete &&
  !destroyed &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Throws the rest of a body away.
 * @param release is called when the answer is held no longer, though more of the body comes.
 * @param done is called once, with whether the body came to its end.
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
  // Whoever read it before would keep it, or hold it up.
  request.unpipe();
  request.removeAllListeners('data');
  request.removeAllListeners('readable');
  for (const event of ['end', 'close', 'error']) request.once(event, over);
  request.on('data', count);
  request.resume();
}
