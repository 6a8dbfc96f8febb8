import type { Culture } from '@oilway/store/cultures.ts';
import L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { allowed, grant, onChange, revoke } from '../../../behaviours/consent/consent.ts';
import { messages } from '../domain/messages.ts';
import type { TileSource } from '../map-data.ts';
import styles from './StreetMap.module.css';

interface Props {
  culture: Culture;
  map: L.Map;
  tiles: TileSource;
  /** Reads a sentence aloud. */
  say: (sentence: string) => void;
}

/**
 * The street map between our own land and the pins, where the operator supplies one. From this site it
 * is shown at once; from elsewhere only while the visitor allows it, and nothing is requested there before.
 */
export function StreetMap({ culture, map, say, tiles }: Props) {
  const { attribution, foreign } = tiles;
  const text = messages[culture].map;
  const [shown, setShown] = useState(() => foreign === undefined || tilesAllowed(foreign));
  const layer = useMemo(() => new TileLayer(tiles, styles.street ?? ''), [tiles]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (foreign) return onChange('maps', () => setShown(tilesAllowed(foreign)));
  }, [foreign]);
  useEffect(() => {
    if (shown) layer.addTo(map);
    const frame = map.getContainer().parentElement;
    frame?.toggleAttribute('data-streets', shown);
    // Tiles are pictures of whole zooms: in between their letters would be blurred.
    map.options.zoomSnap = shown ? 1 : 0;
    if (shown) map.setZoom(Math.round(map.getZoom()), { animate: false });
    return () => {
      layer.remove();
    };
  }, [layer, map, shown]);
  const turn = (on: boolean) => {
    if (on && foreign) allowTiles(foreign);
    else revoke('maps');
    // The other button takes the place of this one.
    setTimeout(() => {
      button.current?.focus({ preventScroll: true });
      say(on ? text.streetsOn : text.streetsOff);
    });
  };
  if (!shown && foreign)
    return (
      <div className={styles.offer} data-offer="" data-above="">
        <button className={styles.load} ref={button} type="button" onClick={() => turn(true)}>
          {text.streets}
        </button>
        <p>{text.streetsFrom(new URL(foreign).host)}</p>
      </div>
    );
  return (
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
        <button className={styles.off} ref={button} type="button" onClick={() => turn(false)}>
          {text.noStreets}
        </button>
      ) : null}
    </div>
  );
}

/**
 * Pictures side by side. Leaflet's own layer for them gives up a picture by putting an empty one from a
 * `data:` address in its place, which our policy forbids.
 */
class TileLayer extends L.GridLayer {
  readonly #address: string;

  constructor({ address, bounds, maxZoom, minZoom }: TileSource, className: string) {
    super({
      minNativeZoom: minZoom,
      maxNativeZoom: maxZoom,
      className,
      ...(bounds && { bounds: [bounds.slice(0, 2).reverse(), bounds.slice(2).reverse()] as never }),
    });
    this.#address = address;
  }

  override createTile({ x, y, z }: L.Coords, done: L.DoneCallback): HTMLElement {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.addEventListener('load', () => done(undefined, picture));
    picture.addEventListener('error', () => done(new Error('A tile is missing'), picture));
    picture.src = L.Util.template(this.#address, { x, y, z });
    return picture;
  }
}

/** Goes with the other traces of the maps when their consent is withdrawn. */
const key = 'oilway-maps:server';

/** Whether a server of tiles may be asked: maps are allowed, and not for another server than this one. */
function tilesAllowed(server: string): boolean {
  if (!allowed('maps')) return false;
  try {
    return (localStorage.getItem(key) ?? server) === server;
  } catch {
    return true;
  }
}

/** The visitor asked for the street map of this server. */
function allowTiles(server: string): void {
  try {
    localStorage.setItem(key, server);
  } catch {
    // A browser that keeps nothing asks again once the server is another.
  }
  grant('maps');
}
