import './editing.css';
import './places.css';

/** What colours it; the words say the same. */
export type Tone = 'good' | 'warn' | 'bad' | 'quiet';

interface Props {
  tone: Tone;
  children: string;
}

/** A word with a colour that agrees with it. */
export function StateBadge({ children, tone }: Props) {
  return <span className={`oilway-badge oilway-badge--${tone}`}>{children}</span>;
}

export const toneOf = { published: 'good', changed: 'warn', draft: 'quiet' } as const;
