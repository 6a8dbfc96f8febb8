import { ReadableStream } from 'node:stream/web';

/** Returns the body of a response. `Readable.toWeb` throws an uncaught error when the client disconnects. */
export const toWebStream = (bytes: AsyncIterable<unknown>): globalThis.ReadableStream =>
  ReadableStream.from(bytes) as globalThis.ReadableStream;
