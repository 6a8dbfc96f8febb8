import './editing.css';
import './places.css';
import './side-by-side.css';

interface Props {
  /** What colours it; the words say the same. */
  tone: 'good' | 'warn' | 'bad' | 'quiet';
  children: string;
}

/** A word with a colour that agrees with it. */
export function StateBadge({ children, tone }: Props) {
  return <span className={`oilway-badge oilway-badge--${tone}`}>{children}</span>;
}

export const toneOf = {
  current: 'good',
  outdated: 'warn',
  draft: 'quiet',
  missing: 'bad',
} as const;
