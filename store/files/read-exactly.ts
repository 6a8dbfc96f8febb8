import { Transform } from 'node:stream';

/** Returns a stream that passes bytes on, and fails unless there are exactly `size` of them. */
export function readExactly(size: number): Transform {
  let passed = 0;
  const sizeError = () => new SizeError(`${size} bytes were declared, and ${passed} received`);
  return new Transform({
    transform(piece: Buffer, _, done) {
      passed += piece.length;
      done(passed > size ? sizeError() : null, piece);
    },
    flush: (done) => done(passed === size ? null : sizeError()),
  });
}

/** A source's size differs from the declared one. */
class SizeError extends Error {
  override name = 'SizeError';
}
