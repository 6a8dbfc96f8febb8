import { expect, test } from 'vitest';
import { typeset } from './typography.ts';

test('applies typography to strings in objects and arrays and leaves other values unchanged', () => {
  const written = { a: ['5 km', 5, null], b: false, street: 'ul. Prosta 5 m 3', by: 'rund~um' };
  expect(typeset('de', written)).toEqual({
    a: ['5\u00a0km', 5, null],
    b: false,
    street: 'ul. Prosta 5 m 3',
    by: 'rund\u00a0um',
  });
});
