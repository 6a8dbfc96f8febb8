import { Transform } from 'node:stream';

/** Returns a stream that passes bytes on, and fails unless there are exactly `size` of them. */
export function exactly(size: number): Transform {
  let passed = 0;
  const wrong = () => new SizeError(`${size} bytes were told, and ${passed} came`);
  return new Transform({
    transform(piece: Buffer, _, done) {
      passed += piece.length;
      done(passed > size ? wrong() : null, piece);
    },
    flush: (done) => done(passed === size ? null : wrong()),
  });
}

/** A source's size differs from the declared one. */
class SizeError extends Error {
  override name = 'SizeError';
}
