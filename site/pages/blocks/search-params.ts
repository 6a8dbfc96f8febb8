import { z } from 'zod';

/** Which part of a list, from 2: the first has the address of the list. */
export const laterPart = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .refine((part) => part > 1)
  .optional()
  .catch(undefined);

/** A trimmed text without control characters, cut after `most` characters; undefined for an empty one. */
export const shortText = (most: number) =>
  z
    .string()
    .transform(
      (text) =>
        text
          .replaceAll(/\p{C}+/gu, ' ')
          .trim()
          .slice(0, most) || undefined,
    )
    .optional();
