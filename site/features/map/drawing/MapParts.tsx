import type { StreetTiles } from '@oilway/store/settings.ts';
import type { Culture } from '../../../page/page-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Pin } from '../../../ui/Pin.tsx';
import { pinSize } from '../rules/labels.ts';
import { messages } from '../rules/messages.ts';
import styles from './MapParts.module.css';
import sheet from './StationSheet.module.css';

interface Props {
  culture: Culture;
  tiles: StreetTiles | undefined;
}

/** What the browser builds its map from: copies of these pins and controls. Nothing of it is shown. */
export function MapParts({ culture, tiles }: Props) {
  const { keys, name, zoomIn, zoomOut, myPosition } = messages[culture].map;
  const controls = [
    { name: 'in', icon: 'plus', label: zoomIn },
    { name: 'out', icon: 'minus', label: zoomOut },
    { name: 'locate', icon: 'locate', label: myPosition },
  ] as const;
  return (
    <template data-map-parts="">
      <div className={styles.controls} data-controls="" data-above="">
        {controls.map(({ name: control, icon, label }) => (
          <button
            key={control}
            className={styles.control}
            type="button"
            data-control={control}
            aria-label={label}
          >
            <Icon name={icon} />
          </button>
        ))}
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
        <span key={count} data-drawing={`cluster-${pinSize(count).width}`}>
          <Pin kind="cluster" count={count} />
        </span>
      ))}
    </template>
  );
}

/** What `browser/station-sheet.ts` fills with the row of a chosen station, and names after it. */
function StationSheet({ culture }: { culture: Culture }) {
  return (
    <dialog className={sheet.sheet} popover="manual" tabIndex={-1} data-sheet="">
      <button className={sheet.close} type="button" aria-label={messages[culture].map.close}>
        <Icon name="x" />
      </button>
      <div data-selected="" data-tone="amber" />
    </dialog>
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
  const { legend } = messages[culture];
  return (
    <ul className={styles.legend} aria-hidden="true" data-above="">
      {(['station', 'partner', 'fleet', 'cluster', 'selected'] as const).map((kind) => (
        <li key={kind} className="row gap2">
          <Pin kind={kind} count={2} className={styles.keyPin} />
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
}
