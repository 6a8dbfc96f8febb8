import { Icon } from '../../../ui/Icon.tsx';
import { clusterSize, Pin } from '../../../ui/Pin.tsx';
import type { Culture } from '../../page-context.ts';
import styles from './MapParts.module.css';
import { messages } from './messages.ts';

/** What the browser builds its map from: copies of these pins and controls. Nothing of it is shown. */
export function MapParts({ culture }: { culture: Culture }) {
  const { keys, name, zoomIn, zoomOut, myPosition } = messages[culture].map;
  return (
    <template data-map-parts="">
      <div className={styles.controls} data-controls="" data-above="">
        <button className={styles.control} type="button" data-control="in" aria-label={zoomIn}>
          <Icon name="plus" />
        </button>
        <button className={styles.control} type="button" data-control="out" aria-label={zoomOut}>
          <Icon name="minus" />
        </button>
        <button
          className={styles.control}
          type="button"
          data-control="locate"
          aria-label={myPosition}
        >
          <Icon name="locate" />
        </button>
      </div>
      <p className={styles.note} role="status" data-note="" />
      <p className={styles.live} role="status" data-live="" />
      <section
        className={styles.leaflet}
        aria-label={name}
        aria-description={keys}
        data-leaflet=""
        data-land={styles.land}
        data-neighbour={styles.neighbour}
      />
      {/* Every copy gets the name of its station. */}
      <button className={styles.pin} type="button" data-pin="" aria-label={name} />
      <span className={styles.town} data-town="" />
      <span className={styles.me} data-me="" />
      {(['station', 'partner', 'fleet', 'selected'] as const).map((kind) => (
        <span key={kind} data-drawing={kind}>
          <Pin kind={kind} />
        </span>
      ))}
      {[2, 10, 30].map((count) => (
        <span key={count} data-drawing={`cluster-${clusterSize(count)}`}>
          <Pin kind="cluster" count={count} />
        </span>
      ))}
    </template>
  );
}

export function MapLegend({ culture }: { culture: Culture }) {
  const { station, cluster, selected } = messages[culture].legend;
  return (
    <ul className={styles.legend} aria-hidden="true" data-above="">
      <li className={styles.key}>
        <Pin kind="station" className={styles.keyPin} />
        {station}
      </li>
      <li className={styles.key}>
        <Pin kind="cluster" count={2} className={styles.keyPin} />
        {cluster}
      </li>
      <li className={styles.key}>
        <Pin kind="selected" className={styles.keyPin} />
        {selected}
      </li>
    </ul>
  );
}
