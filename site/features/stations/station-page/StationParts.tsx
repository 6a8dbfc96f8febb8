import type { Location } from '../../../pages/page-context.ts';
import type { BlockProps } from '../../../pages/parts/place.ts';
import { Telephones } from '../../../pages/parts/Telephones.tsx';
import { messages } from './messages.ts';
import styles from './StationParts.module.css';
import type { StationBlock, StationData } from './station-pages.ts';

type StationPageData = BlockProps<StationBlock, StationData>['page'];

const parts = ['morning', 'noon', 'afternoon', 'evening'] as const;

/** An editor's rough table of how busy it is when, in words. */
export function Busy({ location, page }: { location: Location; page: StationPageData }) {
  const rows = location.busy ?? [];
  const text = messages[page.culture];
  const columns = (['monFri', 'sat'] as const).filter((one) =>
    rows.some(({ days }) => days === one),
  );
  const shown = parts.filter((one) => rows.some(({ part }) => part === one));
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
                  <td key={days} className={styles[level ?? 'untold']}>
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

/** Who to ask for. */
export function People({ page }: { page: StationPageData }) {
  const { culture, people } = page;
  if (people.length === 0) return null;
  return (
    <section className="sunken padded6">
      <h2 className="note strong below2 tracked0 leading14">{messages[culture].people}</h2>
      <ul className="stack gap4">
        {people.map(({ country, email, id, phone, profileName, title }) => (
          <li key={id} className="stack">
            <span className="strong">{profileName}</span>
            <span className="quiet">{title}</span>
            {phone ? <Telephones className={styles.reach} text={phone} country={country} /> : null}
            <a className={styles.reach} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
