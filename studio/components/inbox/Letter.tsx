import { visibleColumns } from '@oilway/content/submissions/csv.ts';
import { cellsOf, type Row } from '@oilway/content/submissions/csv-cells.ts';
import { inboxes } from '@oilway/store/inboxes.ts';
import { countryOf } from '@oilway/store/locales.ts';
import { type AttachedFile, attachmentId } from '@oilway/store/submissions/attached-file.ts';
import { telephoneParts } from '@oilway/store/telephone.ts';
import type { UIFieldServerComponent } from 'payload';
import type { ReactNode } from 'react';
import { FactList } from '../FactList.tsx';
import { FileLinks } from './FileLinks.tsx';
import './inbox.css';

/** Fields that have inputs, and the time of the last change. */
const excludedFields = new Set(['status', 'assignee', 'place', 'updatedAt']);

type Entry = Row & { id: string; subject?: string | null; files?: AttachedFile[] | null };

/** A submission as a text to read: its words first, then the other values as a list, and its files. Empty fields are absent. */
export const Letter: UIFieldServerComponent = async ({ collectionSlug, data, req }) => {
  const inbox = inboxes.find((one) => one === collectionSlug);
  if (!inbox || !data?.id) return null;
  const entry = data as Entry;
  const { fields } = req.payload.collections[inbox].config;
  const columns = visibleColumns(req, fields).filter(({ name }) => !excludedFields.has(name));
  const [cells = []] = await cellsOf(columns, [entry], req);
  const values = columns
    .map(({ field, heading, name }, at) => ({ name, heading, type: field.type, value: cells[at] }))
    .filter(({ name, value }) => value && name !== 'subject');
  const texts = values.filter(({ type }) => type === 'textarea');
  const files = (entry.files ?? []).map(({ name }, at) => ({
    id: attachmentId(entry.id, at),
    name,
  }));
  return (
    <article className="oilway-letter">
      <h2>{entry.subject || String(entry.name || entry.association || '')}</h2>
      {texts.map(({ heading, name, value }) => (
        <section key={name} aria-label={heading}>
          {texts.length > 1 ? <h3>{heading}</h3> : null}
          <p>{value}</p>
        </section>
      ))}
      <FactList
        facts={values
          .filter(({ type }) => type !== 'textarea')
          .map(({ heading, name, value = '' }) => [heading, withLinks(entry, name, value)])}
      />
      <FileLinks files={files} />
    </article>
  );
};

/** Returns a value; addresses, and the numbers in a text, as links. */
function withLinks(entry: Entry, name: string, value: string): ReactNode {
  if (name === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (!/phone/i.test(name)) return value;
  return telephoneParts(value, countryOf(entry.cultureName)).map(({ href, text }) => (
    <a key={text} href={href}>
      {text}
    </a>
  ));
}
