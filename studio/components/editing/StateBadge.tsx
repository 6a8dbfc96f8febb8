import './editing.css';
import './document-lists.css';

/** The colour; the text has the same meaning. */
export type Tone = 'good' | 'warn' | 'bad' | 'quiet';

/** A badge with a coloured text. */
export function StateBadge({ children, tone }: { children: string; tone: Tone }) {
  return <span className={`oilway-badge oilway-badge--${tone}`}>{children}</span>;
}

export const stateTones = { published: 'good', changed: 'warn', draft: 'quiet' } as const;
