import type { Posted } from '../../forms/fields/posted.ts';

/** Where a report without scripts has come to. */
export type ReportStep =
  | {
      kind: 'question';
      text: string;
      /** Signs the question. */
      token: string;
      sealed: string;
      keySet: string;
      /** Shown once the answer is right. */
      code: string;
      /** The last answer was. */
      wrong: boolean;
      /** It was right, but nothing could be stored: it need not be given again. */
      answer?: string;
      failed: boolean;
      /** When a report without scripts is taken again, in milliseconds since the epoch: too many have come today. */
      full?: number;
    }
  /** The form again, with what was typed: with what is wrong, or because it could not be sealed, or is closed. */
  | { kind: 'again'; posted: Posted; closed: boolean; full?: number }
  | { kind: 'receipt'; code: string }
  /** It was sealed to keys that do not count any more. */
  | { kind: 'outdated' };
