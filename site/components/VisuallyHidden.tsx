import type { ReactNode } from 'react';

/** Text for ears only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="unseen">{children}</span>;
}
