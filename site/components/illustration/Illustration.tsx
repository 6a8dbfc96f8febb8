import type { ComponentType } from 'react';
import { Dipstick } from './Dipstick.tsx';
import { Drip } from './Drip.tsx';
import { Fleet } from './Fleet.tsx';
import type { ArtProps, Shape } from './frame.tsx';
import { Gearbox } from './Gearbox.tsx';
import { LockDrop } from './LockDrop.tsx';
import { OilChange } from './OilChange.tsx';
import { Recycling } from './Recycling.tsx';
import * as company from './standing-company.tsx';
import * as workshop from './standing-workshop.tsx';
import { Viscosity } from './Viscosity.tsx';
import { Workshop } from './Workshop.tsx';

const pictures = {
  'oil-change': OilChange,
  filter: workshop.Filter,
  gearbox: Gearbox,
  fleet: Fleet,
  dipstick: Dipstick,
  recycling: Recycling,
  drip: Drip,
  viscosity: Viscosity,
  engine: workshop.Engine,
  'lock-drop': LockDrop,
  station: workshop.Station,
  workshop: Workshop,
  products: workshop.Products,
  sponsoring: company.Sponsoring,
  letterbox: company.Letterbox,
  careers: company.Careers,
  calendar: company.Calendar,
  news: company.News,
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
