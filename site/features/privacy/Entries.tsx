import type { ReactNode } from 'react';
import { FactColumns } from '../../pages/parts/FactColumns.tsx';
import type { Place } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './Entries.module.css';

interface EntriesProps {
  place: Place | undefined;
  heading: string;
  lead: string;
  /** Below the list. */
  note?: string;
  entries: readonly { key: string; name: ReactNode; text: readonly string[] }[];
}

/** What is said of one thing after the other, where running text stands. */
export function Entries({ entries, heading, lead, note, place }: EntriesProps) {
  return (
    <Section {...(place && { place })}>
      <FactColumns facts={[]} heading={<h2 className="belowHeading step3">{heading}</h2>}>
        <p>{lead}</p>
        <dl className={styles.entries}>
          {entries.map(({ key, name, text }) => (
            <div className="stack gap2" key={key}>
              <dt className="strong anywhere">{name}</dt>
              {text.map((sentence) => (
                <dd key={sentence}>{sentence}</dd>
              ))}
            </div>
          ))}
        </dl>
        {note ? <p className="note">{note}</p> : null}
      </FactColumns>
    </Section>
  );
}
