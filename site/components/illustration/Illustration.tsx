import type { ComponentType } from 'react';
import * as company from './company-art.tsx';
import { Dipstick } from './Dipstick.tsx';
import { Drip } from './Drip.tsx';
import { Fleet } from './Fleet.tsx';
import type { ArtProps, Shape } from './frame.tsx';
import { Gearbox } from './Gearbox.tsx';
import { LockDrop } from './LockDrop.tsx';
import { OilChange } from './OilChange.tsx';
import { Recycling } from './Recycling.tsx';
import { Viscosity } from './Viscosity.tsx';
import { Workshop } from './Workshop.tsx';
import * as workshop from './workshop-art.tsx';

const illustrations = {
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

export type IllustrationName = keyof typeof illustrations;

/**
 * A decorative drawing of the brand: as wide as its container, its oil at the lower edge. The colours come from the tokens and from the --part values
 * of its tone.
 */
export function Illustration({ name, shape }: { name: IllustrationName; shape: Shape }) {
  const Art = illustrations[name];
  return <Art shape={shape} />;
}
