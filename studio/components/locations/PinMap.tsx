'use client';

import { text, translator } from '@oilway/content/labels.ts';
import type { Country } from '@oilway/store/locales.ts';
import type { Town } from '@oilway/store/maps/towns.ts';
import type { AttributionPart } from '@oilway/store/street-tiles.ts';
import { useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import 'leaflet/dist/leaflet.css';
import './pin-map.css';

interface Props {
  attribution?: readonly AttributionPart[];
  maxZoom?: number;
  minZoom?: number;
  tilesUrl?: string;
}

const translate = translator({
  name: text('Lage der Station', 'Położenie stacji', 'Position of the location'),
  hint: text(
    'Auf die Karte klicken, die Markierung ziehen oder die Zahlen ändern.',
    'Położenie ustawia kliknięcie mapy, przeciągnięcie znacznika lub zmiana liczb.',
    'Click on the map, drag the marker or change the numbers.',
  ),
  zoomIn: text('Vergrößern', 'Powiększ', 'Zoom in'),
  zoomOut: text('Verkleinern', 'Pomniejsz', 'Zoom out'),
});

const centres: Record<Country, [number, number]> = { de: [51.2, 10.4], pl: [52.1, 19.4] };

/** Of a coordinate: about a metre. */
const decimals = 5;
const zooms = { country: 5, location: 8, street: 14, max: 16 };
/** The least zoom at which a town is named, by its size. */
const townZooms = { 1: 8, 2: 7, 3: 5 };
const drop =
  '<svg viewBox="0 0 28 38" width="28" height="38" aria-hidden="true"><path d="M14 1C6.8 1 1 6.8 1 14c0 8.2 6.6 13.6 13 22 6.4-8.4 13-13.8 13-22C27 6.8 21.2 1 14 1Z"/><circle cx="14" cy="14" r="5"/></svg>';

/** A map with a pin, in step with the fields `latitude` and `longitude`. */
export function PinMap({ attribution = [], maxZoom, minZoom, tilesUrl }: Props) {
  const { language } = useTranslation().i18n;
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const readOnly = !hasSavePermission || isTrashed;
  const { value: latitude, setValue: setLatitude } = useField<number>({ path: 'latitude' });
  const { value: longitude, setValue: setLongitude } = useField<number>({ path: 'longitude' });
  const country = useFormFields(([fields]) => (fields.country?.value === 'pl' ? 'pl' : 'de'));
  const element = useRef<HTMLDivElement>(null);
  const [leaflet, setLeaflet] = useState<{ map: LeafletMap; marker: Marker }>();
  const hasPosition = Number.isFinite(latitude) && Number.isFinite(longitude);
  // Leaflet's event handlers read the latest values from this ref.
  const current = useRef({ move: (_: { lat: number; lng: number }) => {}, readOnly });
  current.current = {
    readOnly,
    move: ({ lat, lng }) => {
      setLatitude(Number(lat.toFixed(decimals)));
      setLongitude(Number(lng.toFixed(decimals)));
    },
  };

  useEffect(() => {
    let map: LeafletMap | undefined;
    let isUnmounted = false;
    const create = async () => {
      // Leaflet needs a window, which the server has not.
      const { default: L } = await import('leaflet');
      const { addBasemap } = await import('@oilway/store/maps/basemap.ts');
      const { towns } = await import('@oilway/store/maps/towns.ts');
      if (isUnmounted || !element.current) return;
      map = L.map(element.current, {
        attributionControl: false,
        keyboard: false,
        maxZoom: zooms.max,
        minZoom: zooms.country,
        // The page scrolls with the wheel and with one finger.
        scrollWheelZoom: false,
        dragging: !matchMedia('(pointer: coarse)').matches,
        // Leaflet drops a move during the animation.
        zoomAnimation: false,
        zoomControl: false,
      });
      map.setView(centres[country], zooms.country);
      addBasemap(L, map, country, {
        land: 'oilway-land',
        neighbour: 'oilway-neighbour',
        river: 'oilway-river',
      });
      const zoom = L.control
        .zoom({
          position: 'topright',
          zoomInTitle: translate('zoomIn', language),
          zoomOutTitle: translate('zoomOut', language),
        })
        .addTo(map);
      // Payload takes Leaflet's `#` for a link that leaves the page, and asks.
      for (const link of zoom.getContainer()?.querySelectorAll('a') ?? []) link.href = '#map';
      if (tilesUrl)
        L.tileLayer(tilesUrl, { maxNativeZoom: maxZoom, minNativeZoom: minZoom }).addTo(map);
      else addTowns(L, map, towns[country]);
      const icon = L.divIcon({
        className: 'oilway-pin',
        html: drop,
        iconAnchor: [14, 37],
        iconSize: [28, 38],
      });
      const marker = L.marker(centres[country], { draggable: true, icon, keyboard: false });
      marker.on('dragend', () => current.current.move(marker.getLatLng()));
      map.on('click', ({ latlng }) => !current.current.readOnly && current.current.move(latlng));
      setLeaflet({ map, marker });
    };
    void create();
    return () => {
      isUnmounted = true;
      map?.remove();
    };
  }, [country, language, maxZoom, minZoom, tilesUrl]);

  useEffect(() => {
    if (!leaflet) return;
    const { map, marker } = leaflet;
    if (!hasPosition) {
      marker.remove();
      return;
    }
    marker.setLatLng([latitude, longitude]);
    if (!map.hasLayer(marker)) {
      marker.addTo(map);
      map.setView([latitude, longitude], tilesUrl ? zooms.street : zooms.location, {
        animate: false,
      });
    } else if (!map.getBounds().contains(marker.getLatLng())) map.panTo(marker.getLatLng());
    marker.dragging?.[readOnly ? 'disable' : 'enable']();
  }, [leaflet, latitude, longitude, hasPosition, readOnly, tilesUrl]);

  return (
    <div className="field-type oilway-pin-map">
      <section ref={element} aria-label={translate('name', language)} />
      <p>
        {translate('hint', language)}{' '}
        {attribution.map(({ href, text }) =>
          href ? (
            <a href={href} key={text}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}

/** Names towns on the map, from `townZooms` on: the drawing alone shows borders and rivers only. */
function addTowns(L: typeof import('leaflet'), map: LeafletMap, towns: readonly Town[]): void {
  for (const { latitude, longitude, name, size } of towns) {
    const label = L.tooltip([latitude, longitude], {
      className: 'oilway-town',
      content: name,
      direction: 'center',
      pane: 'overlayPane',
    });
    const update = () => (map.getZoom() >= townZooms[size] ? label.addTo(map) : label.remove());
    map.on('zoomend', update);
    update();
  }
}
