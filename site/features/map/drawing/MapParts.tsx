import type { StreetTiles } from '@oilway/store/settings.ts';
import type { Culture } from '../../../page/page-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { clusterSize, Pin } from '../../../ui/Pin.tsx';
import { messages } from '../rules/messages.ts';
import styles from './MapParts.module.css';
import { StationSheet } from './StationSheet.tsx';

interface Props {
  culture: Culture;
  tiles: StreetTiles | undefined;
}

/** What the browser builds its map from: copies of these pins and controls. Nothing of it is shown. */
export function MapParts({ culture, tiles }: Props) {
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
      <p className="unseen" role="status" data-live="" />
      <section
        className={styles.leaflet}
        aria-label={name}
        aria-description={keys}
        data-leaflet=""
        data-land={styles.land}
        data-neighbour={styles.neighbour}
        data-river={styles.river}
        data-street={styles.street}
        data-tiles={tiles && JSON.stringify(sourceOf(tiles))}
      />
      <StationSheet culture={culture} />
      {tiles ? <Streets culture={culture} tiles={tiles} /> : null}
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

/** What the browser needs to ask for tiles; nothing of where they lie on the server's disk. */
function sourceOf({ address, foreign, minZoom, maxZoom, bounds }: StreetTiles) {
  return { address, foreign, minZoom, maxZoom, bounds };
}

/** The offer of a street map from elsewhere, and whose map it is once it is there. */
function Streets({ culture, tiles }: { culture: Culture; tiles: StreetTiles }) {
  const text = messages[culture].map;
  const { attribution, foreign } = tiles;
  return (
    <>
      {foreign ? (
        <div className={styles.offer} data-offer="" data-above="">
          <button className={styles.load} type="button">
            {text.streets}
          </button>
          <p>{text.streetsFrom(new URL(foreign).host)}</p>
        </div>
      ) : null}
      <div className={styles.credit} data-credit="" data-above="">
        <p>
          {attribution.map((part) =>
            part.href ? (
              <a key={part.text} href={part.href}>
                {part.text}
              </a>
            ) : (
              part.text
            ),
          )}
        </p>
        {foreign ? (
          <button className={styles.off} type="button">
            {text.noStreets}
          </button>
        ) : null}
      </div>
    </>
  );
}

export function MapLegend({ culture }: { culture: Culture }) {
  const { station, cluster, selected } = messages[culture].legend;
  return (
    <ul className={styles.legend} aria-hidden="true" data-above="">
      <li className="row gap2">
        <Pin kind="station" className={styles.keyPin} />
        {station}
      </li>
      <li className="row gap2">
        <Pin kind="cluster" count={2} className={styles.keyPin} />
        {cluster}
      </li>
      <li className="row gap2">
        <Pin kind="selected" className={styles.keyPin} />
        {selected}
      </li>
    </ul>
  );
}
