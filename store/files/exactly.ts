import { Transform } from 'node:stream';

/** Passes bytes on, and fails where there are more or fewer than were told. */
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

/** A source has another size than it told. */
class SizeError extends Error {
  override name = 'SizeError';
}
