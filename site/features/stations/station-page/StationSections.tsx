import type { Location } from '../../../pages/page-context.ts';
import type { BlockProps } from '../../../pages/parts/block-position.ts';
import { Telephones } from '../../../pages/parts/Telephones.tsx';
import { messages } from './messages.ts';
import styles from './StationSections.module.css';
import type { StationBlock, StationData } from './station-pages.ts';

type StationPageData = BlockProps<StationBlock, StationData>['page'];

const dayParts = ['morning', 'noon', 'afternoon', 'evening'] as const;

/** A table of how busy the station is by time of day, as entered by an editor. */
export function BusyTimes({ location, page }: { location: Location; page: StationPageData }) {
  const rows = location.busy ?? [];
  const text = messages[page.locale];
  const columns = (['monFri', 'sat'] as const).filter((one) =>
    rows.some(({ days }) => days === one),
  );
  const shown = dayParts.filter((one) => rows.some(({ part }) => part === one));
  if (columns.length === 0) return null;
  return (
    <section>
      <h2 className="below4 step2">{text.busy}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.part} />
            {columns.map((days) => (
              <th key={days} className={styles.days} scope="col">
                {text.days[days]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => (
            <tr key={part}>
              <th className={styles.part} scope="row">
                {text.parts[part]}
              </th>
              {columns.map((days) => {
                const { level } = rows.find((row) => row.days === days && row.part === part) ?? {};
                return (
                  <td key={days} className={styles[level ?? 'unknown']}>
                    {level ? text.levels[level] : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The contact persons of the station. */
export function ContactPersons({ page }: { page: StationPageData }) {
  const { locale, people } = page;
  if (people.length === 0) return null;
  return (
    <section className="sunken padded6">
      <h2 className="note strong below2 tracked0 leading14">{messages[locale].people}</h2>
      <ul className="stack gap4">
        {people.map(({ country, email, id, phone, profileName, title }) => (
          <li key={id} className="stack">
            <span className="strong">{profileName}</span>
            <span className="quiet">{title}</span>
            {phone ? (
              <Telephones className={styles.contact} text={phone} country={country} />
            ) : null}
            <a className={styles.contact} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
