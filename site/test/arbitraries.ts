import fc from 'fast-check';

const byte = fc.integer({ min: 0, max: 255 });
const encodedByte = byte.map((value) => `%${value.toString(16).padStart(2, '0')}`);
const token = fc.stringMatching(/^[A-Za-z0-9._~!$&'()*+,;=:@-]{0,12}$/);
/** A part of a path as a client may write it. */
export const segment = fc.oneof(
  token,
  fc.array(encodedByte, { maxLength: 6 }).map((bytes) => bytes.join('')),
  fc.constantFrom('.', '..', '%2e%2e', '%', '%2', '%zz', '%00'),
);

/** The value of a parameter, valid or not, as it stands in a query. */
export const value = fc.oneof(
  fc
    .string({ unit: 'binary', maxLength: 30 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  segment,
  fc.constantFrom('de-DE', 'pl-PL', '1', '-1', '1e9', 'partner', '/pl', '//x', 'x'.repeat(5000)),
);
