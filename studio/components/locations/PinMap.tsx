'use client';

import { inLanguage, text } from '@oilway/content/labels.ts';
import { outsideMessage } from '@oilway/content/locations/coordinate-validation.ts';
import type { Country } from '@oilway/store/locales.ts';
import type { Town } from '@oilway/store/maps/towns.ts';
import type { AttributionPart } from '@oilway/store/street-tiles.ts';
import { useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import 'leaflet/dist/leaflet.css';
import './pin-map.css';

/** The street map of the site, if there is one. */
interface Props {
  attribution?: readonly AttributionPart[];
  maxZoom?: number;
  minZoom?: number;
  tilesUrl?: string;
}

const messages = {
  name: text('Lage der Station', 'Położenie stacji', 'Position of the location'),
  pin: text(
    'Markierung der Station. Pfeiltasten verschieben sie, mit Umschalttaste weiter.',
    'Znacznik stacji. Klawisze strzałek przesuwają go, z klawiszem Shift dalej.',
    'Marker of the location. Arrow keys move it, with Shift further.',
  ),
  hint: text(
    'Auf die Karte klicken oder die Markierung ziehen. Mit der Tastatur: Pfeiltasten, mit Umschalttaste größere Schritte.',
    'Kliknięcie mapy lub przeciągnięcie znacznika ustawia położenie. Na klawiaturze: strzałki, z klawiszem Shift większe kroki.',
    'Click on the map or drag the marker. With the keyboard: arrow keys, with Shift for larger steps.',
  ),
  zoomIn: text('Vergrößern', 'Powiększ', 'Zoom in'),
  zoomOut: text('Verkleinern', 'Pomniejsz', 'Zoom out'),
};

const centres: Record<Country, [number, number]> = { de: [51.2, 10.4], pl: [52.1, 19.4] };

/** Steps of the arrow keys in pixels of the map, and the decimals of a coordinate: about a metre. */
const steps = { small: 1, large: 20 };
const decimals = 5;
const zooms = { country: 5, location: 8, street: 14, max: 16 };
/** The least zoom at which a town is named, by its size. */
const townZooms = { 1: 8, 2: 7, 3: 5 };
const directions: Record<string, [number, number]> = {
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
};

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
    const translate = (key: keyof typeof messages) => inLanguage(messages[key], language);
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
        zoomControl: false,
      });
      map.setView(centres[country], zooms.country);
      addBasemap(L, map, country, {
        land: 'oilway-land',
        neighbour: 'oilway-neighbour',
        river: 'oilway-river',
      });
      const titles = { zoomInTitle: translate('zoomIn'), zoomOutTitle: translate('zoomOut') };
      L.control.zoom({ position: 'topright', ...titles }).addTo(map);
      if (tilesUrl)
        L.tileLayer(tilesUrl, { maxNativeZoom: maxZoom, minNativeZoom: minZoom }).addTo(map);
      else addTowns(L, map, towns[country]);
      const icon = L.divIcon({
        className: 'oilway-pin',
        html: drop,
        iconAnchor: [14, 37],
        iconSize: [28, 38],
      });
      const marker = L.marker(centres[country], { alt: '', draggable: true, icon });
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
    marker.getElement()?.setAttribute('aria-label', inLanguage(messages.pin, language));
  }, [leaflet, latitude, longitude, hasPosition, language, readOnly, tilesUrl]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const direction = directions[event.key];
    if (!leaflet || !direction || readOnly || event.target !== leaflet.marker.getElement()) return;
    event.preventDefault();
    const { map, marker } = leaflet;
    const step = event.shiftKey ? steps.large : steps.small;
    const { x, y } = map.project(marker.getLatLng());
    const [right, down] = direction;
    current.current.move(map.unproject([x + right * step, y + down * step]));
  };

  const outside = hasPosition && outsideMessage(country, { latitude, longitude });
  return (
    <div className="field-type oilway-pin-map">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the marker in it has the focus */}
      <div onKeyDown={onKeyDown}>
        <section ref={element} aria-label={inLanguage(messages.name, language)} />
      </div>
      <p className="oilway-pin-map__message" role="status">
        {outside ? inLanguage(outside, language) : null}
      </p>
      <p>
        {inLanguage(messages.hint, language)}{' '}
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
    const icon = L.divIcon({
      className: 'oilway-town',
      html: `<span>${name}</span>`,
      iconSize: [0, 0],
    });
    const pane = 'overlayPane';
    const town = L.marker([latitude, longitude], {
      icon,
      interactive: false,
      keyboard: false,
      pane,
    });
    const update = () => (map.getZoom() >= townZooms[size] ? town.addTo(map) : town.remove());
    map.on('zoomend', update);
    update();
  }
}
