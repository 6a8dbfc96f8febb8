import type { ComponentType } from 'react';
import { Calendar } from './Calendar.tsx';
import { Careers } from './Careers.tsx';
import { Dipstick } from './Dipstick.tsx';
import { Drip } from './Drip.tsx';
import { Engine } from './Engine.tsx';
import { Filter } from './Filter.tsx';
import { Fleet } from './Fleet.tsx';
import type { ArtProps, Shape } from './frame.tsx';
import { Gearbox } from './Gearbox.tsx';
import { Letterbox } from './Letterbox.tsx';
import { LockDrop } from './LockDrop.tsx';
import { News } from './News.tsx';
import { OilChange } from './OilChange.tsx';
import { Products } from './Products.tsx';
import { Recycling } from './Recycling.tsx';
import { Sponsoring } from './Sponsoring.tsx';
import { Station } from './Station.tsx';
import { Viscosity } from './Viscosity.tsx';
import { Workshop } from './Workshop.tsx';

const pictures = {
  'oil-change': OilChange,
  filter: Filter,
  gearbox: Gearbox,
  fleet: Fleet,
  dipstick: Dipstick,
  recycling: Recycling,
  drip: Drip,
  viscosity: Viscosity,
  engine: Engine,
  'lock-drop': LockDrop,
  station: Station,
  workshop: Workshop,
  products: Products,
  sponsoring: Sponsoring,
  letterbox: Letterbox,
  careers: Careers,
  calendar: Calendar,
  news: News,
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
