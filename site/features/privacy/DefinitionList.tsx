import type { ReactNode } from 'react';
import type { BlockPosition } from '../../pages/parts/block-position.ts';
import { FactGrid } from '../../pages/parts/FactGrid.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './DefinitionList.module.css';

interface DefinitionListProps {
  position: BlockPosition | undefined;
  heading: string;
  lead: string;
  /** Below the list. */
  note?: string;
  entries: readonly { key: string; name: ReactNode; text: readonly string[] }[];
}

/** A definition list in the column of running text. */
export function DefinitionList({ entries, heading, lead, note, position }: DefinitionListProps) {
  return (
    <Section {...(position && { position })}>
      <FactGrid facts={[]} heading={<h2 className="belowHeading step3">{heading}</h2>}>
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
      </FactGrid>
    </Section>
  );
}
