import { cultureNamed, cultures } from '@oilway/store/cultures.ts';
import * as z from 'zod/mini';
import { recaptcha } from './fields/field-rules.ts';

const version = /^\d{4}-\d{2}-\d{2}$/;

/** That the notice about data was shown. @returns its version; null for a client that says no more than yes. */
const noticeShown = z
  .pipe(
    z.union(
      [
        z.literal([true, 'true', 'on', 1, '1'], 'consent'),
        z.string('consent').check(z.regex(version, 'consent')),
      ],
      'consent',
    ),
    z.transform((shown) => (typeof shown === 'string' && version.test(shown) ? shown : null)),
  )
  .register(z.globalRegistry, {
    description:
      'That the notice about data was shown: its version, such as 2026-11-28, or true. It is no consent.',
  });

/** What every call carries besides the form's own fields (specification section 3). */
export const envelope = {
  gdprAccept: noticeShown,
  recaptcha,
  umbracoNodeID: z.pipe(
    z.union([z.number(), z.string()], 'node'),
    z.pipe(z.transform(Number), z.int('node').check(z.positive('node'), z.lt(1e9, 'node'))),
  ),
  cultureName: z.pipe(z.transform(cultureNamed), z.enum(cultures, 'culture')),
};
