import type { Locale } from '@oilway/store/locales.ts';
import L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  grantConsent,
  hasConsent,
  onConsentChange,
  revokeConsent,
} from '../../../behaviours/consent/consent.ts';
import { messages } from '../domain/messages.ts';
import type { TileSource } from '../map-data.ts';
import styles from './StreetMap.module.css';
import { afterZoom } from './viewport.ts';

interface Props {
  locale: Locale;
  map: L.Map;
  tiles: TileSource;
  /** Announces a sentence to screen readers. */
  announce: (sentence: string) => void;
}

/**
 * The street map between basemap and pins, if the operator configures one. Own tiles are shown at once;
 * third-party tiles are requested only while the visitor consents.
 */
export function StreetMap({ locale, map, announce, tiles }: Props) {
  const { attribution, thirdPartyOrigin } = tiles;
  const text = messages[locale].map;
  const [isVisible, setIsVisible] = useState(
    () => thirdPartyOrigin === undefined || tilesAllowed(thirdPartyOrigin),
  );
  const layer = useMemo(() => new TileLayer(tiles, styles.street ?? ''), [tiles]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (thirdPartyOrigin)
      return onConsentChange('maps', () => setIsVisible(tilesAllowed(thirdPartyOrigin)));
  }, [thirdPartyOrigin]);
  useEffect(() => {
    if (isVisible) layer.addTo(map);
    const frame = map.getContainer().parentElement;
    frame?.toggleAttribute('data-streets', isVisible);
    // Tiles exist for whole zoom levels; at fractional levels their text is blurred.
    map.options.zoomSnap = isVisible ? 1 : 0;
    if (isVisible) afterZoom(map, () => map.setZoom(Math.round(map.getZoom()), { animate: false }));
    return () => {
      layer.remove();
    };
  }, [layer, map, isVisible]);
  const toggle = (on: boolean) => {
    if (on && thirdPartyOrigin) grantTileConsent(thirdPartyOrigin);
    else revokeConsent('maps');
    // The other button replaces this one and takes the focus.
    setTimeout(() => {
      button.current?.focus({ preventScroll: true });
      announce(on ? text.streetsOn : text.streetsOff);
    });
  };
  if (!isVisible && thirdPartyOrigin)
    return (
      <div className={styles.consent} data-consent="" data-map-overlay="">
        <button className={styles.load} ref={button} type="button" onClick={() => toggle(true)}>
          {text.streets}
        </button>
        <p>{text.streetsFrom(new URL(thirdPartyOrigin).host)}</p>
      </div>
    );
  return (
    <div className={styles.attribution} data-attribution="" data-map-overlay="">
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
      {thirdPartyOrigin ? (
        <button className={styles.off} ref={button} type="button" onClick={() => toggle(false)}>
          {text.hideStreets}
        </button>
      ) : null}
    </div>
  );
}

/**
 * A raster tile layer. `L.TileLayer` aborts tiles by setting a `data:` URL, which the Content-Security-Policy
 * forbids.
 */
class TileLayer extends L.GridLayer {
  readonly #urlTemplate: string;

  constructor({ urlTemplate, bounds, maxZoom, minZoom }: TileSource, className: string) {
    super({
      minNativeZoom: minZoom,
      maxNativeZoom: maxZoom,
      className,
      ...(bounds && { bounds: [bounds.slice(0, 2).reverse(), bounds.slice(2).reverse()] as never }),
    });
    this.#urlTemplate = urlTemplate;
  }

  override createTile({ x, y, z }: L.Coords, done: L.DoneCallback): HTMLElement {
    const image = document.createElement('img');
    image.alt = '';
    image.addEventListener('load', () => done(undefined, image));
    image.addEventListener('error', () => done(new Error('tile not loaded'), image));
    image.src = L.Util.template(this.#urlTemplate, { x, y, z });
    return image;
  }
}

/** Has the prefix of the maps category, so that withdrawing that consent removes it. */
const storageKey = 'oilway-maps:server';

/** Returns whether tiles may be requested from a server: maps are allowed, and the consent names no other server. */
function tilesAllowed(server: string): boolean {
  if (!hasConsent('maps')) return false;
  try {
    return (localStorage.getItem(storageKey) ?? server) === server;
  } catch {
    return true;
  }
}

/** Stores the consent to maps together with the server it is for. */
function grantTileConsent(server: string): void {
  try {
    localStorage.setItem(storageKey, server);
  } catch {
    // Without storage the consent is not bound to the server.
  }
  grantConsent('maps');
}
