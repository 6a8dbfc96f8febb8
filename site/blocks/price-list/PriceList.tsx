import type { Locale } from '@oilway/store/locales.ts';
import type { PriceListBlock } from '@oilway/store/published/documents.ts';
import { MeasuringJug } from '../../components/illustration/MeasuringJug.tsx';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { Links } from '../../pages/parts/Links.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { messages } from './messages.ts';
import styles from './PriceList.module.css';

/** Prices by quantity, each with a measuring jug filled to it; a table in print and for screen readers. */
export function PriceList({ block, page, position }: BlockProps<PriceListBlock>) {
  const { heading, link, note, rows, text } = block;
  const { locale } = page;
  const scale = Math.ceil(Math.max(...rows.map(({ litres }) => litres)));
  return (
    <Section position={position}>
      <div className={styles.head}>
        <h2 className="step3">{heading}</h2>
        {text ? <p className="above4 step1">{text}</p> : null}
      </div>
      <ul className={styles.jugs} aria-hidden="true">
        {rows.map((row) => (
          <li key={row.id ?? row.title} className={`${styles.item} stack gap5`}>
            <MeasuringJug litres={row.litres} locale={locale} scale={scale} />
            <div className={styles.text}>
              <p className="step1 strong leading115">{row.title}</p>
              <p className={styles.price}>{row.price}</p>
              <p className="leading14">{quantityText(row, locale)}</p>
            </div>
          </li>
        ))}
      </ul>
      <PriceTable rows={rows} heading={heading} locale={locale} />
      {note ? <p className="above6 measure note">{note}</p> : null}
      <Links links={link?.label ? [{ link: link as never }] : []} page={page} on="paper" />
    </Section>
  );
}

function PriceTable(props: { rows: PriceListBlock['rows']; heading: string; locale: Locale }) {
  const { heading, locale, rows } = props;
  const { columns } = messages[locale];
  return (
    <div className={`${styles.table} visuallyHidden`}>
      <table>
        <caption className="visuallyHidden">{heading}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id ?? row.title}>
              <th scope="row">{row.title}</th>
              <td>{quantityText(row, locale)}</td>
              <td>{row.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function quantityText({ litres, text }: PriceListBlock['rows'][number], locale: Locale): string {
  const quantity = messages[locale].upTo(litres, litres.toLocaleString(locale));
  return text ? `${quantity} ${text}` : quantity;
}
