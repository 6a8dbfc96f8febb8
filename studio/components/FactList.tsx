import type { ReactNode } from 'react';

/** Values with their labels. */
export const FactList = ({ facts }: { facts: [label: string, value: ReactNode][] }) => (
  <dl className="oilway-facts">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
