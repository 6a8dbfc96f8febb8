import type { ComponentType } from 'react';
import { Dipstick } from './Dipstick.tsx';
import { Drip } from './Drip.tsx';
import { Fleet } from './Fleet.tsx';
import type { ArtProps, Shape } from './frame.tsx';
import { Gearbox } from './Gearbox.tsx';
import { LockDrop } from './LockDrop.tsx';
import { OilChange } from './OilChange.tsx';
import { Recycling } from './Recycling.tsx';
import * as standing from './Standing.tsx';
import { Viscosity } from './Viscosity.tsx';
import { Workshop } from './Workshop.tsx';

const pictures = {
  'oil-change': OilChange,
  filter: standing.Filter,
  gearbox: Gearbox,
  fleet: Fleet,
  dipstick: Dipstick,
  recycling: Recycling,
  drip: Drip,
  viscosity: Viscosity,
  engine: standing.Engine,
  'lock-drop': LockDrop,
  station: standing.Station,
  workshop: Workshop,
  products: standing.Products,
  sponsoring: standing.Sponsoring,
  letterbox: standing.Letterbox,
  careers: standing.Careers,
  calendar: standing.Calendar,
  news: standing.News,
} satisfies Record<string, ComponentType<ArtProps>>;

export type IllustrationName = keyof typeof pictures;
export const illustrationNames = Object.keys(pictures) as IllustrationName[];

/**
 * A decorative picture of the brand: as wide as the box it is put in, its oil at the lower edge.
 * The colours come from the tokens and from the --part values of the tone it stands on.
 */
export function Illustration({ name, shape }: { name: IllustrationName; shape: Shape }) {
  const Picture = pictures[name];
  return <Picture shape={shape} />;
}
