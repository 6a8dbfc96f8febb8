import { z } from 'zod';

/** Page number of a list, from 2: the first page has the URL of the list. */
export const pageNumberParam = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .refine((page) => page > 1)
  .optional()
  .catch(undefined);

/** A trimmed text without control characters, cut after `maxLength` characters; undefined for an empty one. */
export const textParam = (maxLength: number) =>
  z
    .string()
    .transform(
      (text) =>
        text
          .replaceAll(/\p{C}+/gu, ' ')
          .trim()
          .slice(0, maxLength) || undefined,
    )
    .optional();
