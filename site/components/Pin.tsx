import type { ReactNode } from 'react';
import styles from './Pin.module.css';

type PinProps = { className?: string } & (
  | { kind: 'station' | 'partner' | 'fleet' | 'selected' | 'mark' }
  | { kind: 'cluster'; count: number }
);

const drop =
  'M14 1C6.8 1 1 6.8 1 14c0 8.2 6.6 13.6 13 22 6.4-8.4 13-13.8 13-22C27 6.8 21.2 1 14 1Z';
const squareDrop = 'M1 1h26v17C24.5 25 19 29.5 14 36 9 29.5 3.5 25 1 18Z';

/**
 * A drop that stands on its tip, which is the bottom centre of the drawing (for `selected`, the centre of the puddle).
 * Decoration: the list beside a map, or the button around the pin, carries the name.
 */
export function Pin(props: PinProps) {
  if (props.kind === 'cluster') return <Cluster {...props} />;
  if (props.kind === 'selected') return <Selected className={props.className} />;
  if (props.kind === 'mark') return <Mark className={props.className} />;
  const { kind, className } = props;
  return (
    <Drawing className={className} kind={styles[kind]} width={28} height={38}>
      <path className={styles.body} d={kind === 'fleet' ? squareDrop : drop} />
      {kind === 'fleet' ? (
        <path className={styles.dot} d="M9.5 9.5h9v9h-9z" />
      ) : (
        <circle className={styles.dot} cx="14" cy="14" r="5" />
      )}
    </Drawing>
  );
}

/** Returns one of three sizes of the drop, by its count; the count itself always has the same size. */
function clusterSize(count: number): 1 | 2 | 3 {
  if (count < 10) return 1;
  return count < 30 ? 2 : 3;
}

const clusterWidths = { 1: 40, 2: 49, 3: 59 };

function Cluster({ count, className }: { count: number; className?: string }) {
  const width = clusterWidths[clusterSize(count)];
  const height = Math.round(width * 1.16);
  return (
    <Drawing className={className} viewBox="0 0 50 58" width={width} height={height}>
      <path
        className={styles.clusterBody}
        d="M25 1C11.7 1 1 11.7 1 25c0 7 3 12.6 7.4 17C13.4 47 19.6 50.4 25 57c5.4-6.6 11.6-10 16.6-15C46 37.6 49 32 49 25 49 11.7 38.3 1 25 1Z"
      />
      <text className={styles.count} x="25" y="31" textAnchor="middle" fontSize={(17 * 50) / width}>
        {count}
      </text>
    </Drawing>
  );
}

function Selected({ className }: { className?: string }) {
  return (
    <Drawing className={className} width={74} height={106}>
      <ellipse className={styles.puddle} cx="37" cy="98" rx="26" ry="7" />
      <path
        className={styles.selectedBody}
        d="M37 3C18.2 3 3.5 18 3.5 37.5 3.5 63.5 24 77 37 97 50 77 70.5 63.5 70.5 37.5 70.5 18 55.8 3 37 3Z"
      />
      <circle className={styles.selectedDot} cx="37" cy="37.5" r="14.5" />
    </Drawing>
  );
}

/** In the text colour: the icon of the amber block. */
function Mark({ className }: { className?: string }) {
  return (
    <Drawing className={className} width={24} height={31}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 0C5.4 0 0 5.3 0 12c0 7.6 6.2 12 12 19 5.8-7 12-11.4 12-19C24 5.3 18.6 0 12 0Zm0 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z"
      />
    </Drawing>
  );
}

interface DrawingProps {
  className: string | undefined;
  kind?: string | undefined;
  width: number;
  height: number;
  /** Set where it differs from the size. */
  viewBox?: string;
  children: ReactNode;
}

function Drawing({ className, kind, children, ...size }: DrawingProps) {
  const { height, viewBox = `0 0 ${size.width} ${height}`, width } = size;
  const names = [styles.pin, className, kind].filter(Boolean).join(' ');
  return (
    <svg className={names} aria-hidden="true" viewBox={viewBox} width={width} height={height}>
      {children}
    </svg>
  );
}
