import { Gutter } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import './studio-view.css';

/** The content of a view of our own: Payload's templates have no main landmark. */
export function Main({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <main>
      <Gutter className={`oilway-view ${className}`}>{children}</Gutter>
    </main>
  );
}
