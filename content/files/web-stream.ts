import { ReadableStream } from 'node:stream/web';

/** As the body of an answer. Not `Readable.toWeb`: where whoever reads goes away, that one throws where nobody hears it. */
export const webStream = (bytes: AsyncIterable<unknown>): globalThis.ReadableStream =>
  ReadableStream.from(bytes) as globalThis.ReadableStream;
