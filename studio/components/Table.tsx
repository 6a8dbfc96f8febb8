import type { ReactNode } from 'react';

interface TableProps {
  className?: string;
  columns: string[];
  rows: { key: number | string; cells: ReactNode[] }[];
}

/** A table whose first cells name the rows. On a phone its style can show the columns' names beside the values. */
export const Table = ({ className = '', columns, rows }: TableProps) => (
  <table className={`oilway-table ${className}`}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ cells: [name, ...values], key }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {values.map((value, at) => (
            <td key={columns[at + 1]} data-label={columns[at + 1]}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
