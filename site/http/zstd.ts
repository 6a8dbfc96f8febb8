import { hash } from 'node:crypto';
import { constants, type ZstdOptions, zstdCompressSync } from 'node:zlib';
import { ZstdCompress } from 'minizlib';

/** Of Node's own class, which the package makes one of: each write is a frame. */
const options: ZstdOptions = {
  flush: constants.ZSTD_e_end,
  chunkSize: 128 * 1024,
  params: { [constants.ZSTD_c_compressionLevel]: 1 },
};

/** For all answers: making one takes as long as compressing 20 kB, and each leaves some 100 kB behind. */
let stream = new ZstdCompress(options);

/** A frame, compressed at once and in little time. */
export function zstdFrame(bytes: Buffer): Buffer {
  try {
    stream.write(bytes);
    const frame = stream.read();
    if (frame) return frame as Buffer;
  } catch {
    // After an error it takes nothing any more.
  }
  stream = new ZstdCompress(options);
  return zstdCompressSync(bytes, options);
}

/** A frame of a few bytes as they are: one block of them (RFC 8878 section 3.1.1). @param bytes 255 at most. */
export function rawZstdFrame(bytes: Buffer): Buffer {
  const singleSegment = 0x20;
  const lastRawBlock = (bytes.length << 3) | 1;
  const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, singleSegment, bytes.length, 0, 0, 0]);
  head.writeUIntLE(lastRawBlock, 6, 3);
  return Buffer.concat([head, bytes]);
}

interface KeptFrame {
  /** A byte a letter. */
  text: string;
  /** Tells it from others. */
  tag: string;
}

const frames = new WeakMap<Buffer, KeptFrame>();

/** The frame of what comes in many answers: it is compressed once, and longer for that. */
export function keptZstdFrame(bytes: Buffer): KeptFrame {
  const known = frames.get(bytes);
  if (known) return known;
  const params = { [constants.ZSTD_c_compressionLevel]: 12 };
  const frame = zstdCompressSync(bytes, { params, pledgedSrcSize: bytes.length });
  const tag = hash('sha256', frame, 'base64url').slice(0, 6);
  const made = { text: frame.toString('latin1'), tag };
  frames.set(bytes, made);
  return made;
}
