import type { ReactNode } from 'react';
import {
  type ArtProps,
  Black,
  centres,
  Dark,
  Frame,
  Glint,
  Light,
  Mid,
  Oil,
  oilSurface,
  Strong,
  Submerged,
  widths,
} from './frame.tsx';
import paint from './paint.module.css';

interface StandingProps extends ArtProps {
  height: number;
  level: number;
  /** Where the drawing has its own zero, and how far left of that and below the upper edge it begins. */
  at?: typeof centres;
  left?: number;
  top?: number;
  /** Left and right edge of everything that touches the oil, counted from where the drawing begins. */
  walls: readonly (readonly [number, number])[];
  rise?: number;
  reach?: number;
  /** Whether the surface reflects. */
  glint?: boolean;
  children: ReactNode;
}

/** Something that stands in the oil, which climbs it and shows what is below its level in deep amber. */
function Standing({
  shape,
  height,
  level,
  at = centres,
  left = 0,
  top = 0,
  ...more
}: StandingProps) {
  const { children, glint, reach, rise = 30, walls } = more;
  const begin = at[shape] - left;
  const surface = oilSurface({
    width: widths[shape],
    level,
    bottom: height,
    walls: walls.map(([from, to]) => [begin + from, begin + to]),
    rise,
    reach,
  });
  const below = walls.map(
    ([from, to]) => `M${from} ${level - top}H${to}V${height + 2 - top}H${from}Z`,
  );
  return (
    <Frame shape={shape} height={height}>
      <Oil d={surface} />
      <g transform={`translate(${begin} ${top})`}>
        {children}
        <Submerged d={below.join('')} />
      </g>
      {glint ? <Glint shape={shape} level={level} /> : null}
    </Frame>
  );
}

/** A month of square days; one of them is taken. */
export function Calendar({ shape }: ArtProps) {
  const days = [96, 128, 160].flatMap((y) =>
    [18, 56, 94, 132, 170].map((x) => `M${x} ${y}h22v22h-22Z`),
  );
  return (
    <Standing shape={shape} height={256} level={206} left={105} walls={[[0, 210]]} glint>
      <Light d="M0 22H210V206H0Z" />
      <Strong d="M0 22H210V76H0Z" />
      <Mid d="M42 0H58V44H42ZM152 0H168V44H152Z" />
      <Mid d={days.join('')} />
      <Black d="M127 123h32v32h-32Z" />
    </Standing>
  );
}

/** A gloved hand holds a spanner upright; its lower jaw stands in the oil. */
export function Careers({ shape }: ArtProps) {
  const edge = widths[shape] + 2 - centres[shape];
  return (
    <Standing shape={shape} height={286} level={242} walls={[[-40, 40]]} glint>
      <Mid d={`M92 96H${edge}V168H92Z`} />
      <Light d="M72 88H98V176H72Z" />
      <Strong d="M-40 0H-16V34H16V0H40V50L20 78V190L40 214V242H-40V214L-20 190V78L-40 50Z" />
      <Light d="M-40 84H30V104H-40ZM-40 110H30V130H-40ZM-40 136H30V156H-40ZM-34 162H30V180H-34Z" />
      <Light d="M26 84H74V180H26Z" />
      <Mid d="M30 104H52V110H30ZM30 130H52V136H30ZM30 156H52V162H30Z" />
    </Standing>
  );
}

/** Left edge of each cylinder and the depth of its piston. */
const cylinders = [
  [22, 86],
  [78, 112],
  [134, 98],
  [190, 74],
] as const;

/** An engine, cut open: four pistons, and the sump that stands in the oil. */
export function Engine({ shape }: ArtProps) {
  const place = { height: 301, level: 247, left: 130, top: 15, rise: 28, reach: 52 };
  return (
    <Standing shape={shape} {...place} walls={[[34, 226]]}>
      <Strong d="M34 0H226V34H34ZM92-14H128V0H92Z" />
      <Light d="M0 34H260V176H226V232H34V176H0Z" />
      <Mid d="M0 176H260V190H226V196H34V190H0Z" />
      {cylinders.map(([x, y]) => (
        <g key={x}>
          <Dark d={`M${x} 52h48v112h-48Z`} />
          <Mid d={`M${x + 18} ${y + 20}h12V164h-12Z`} />
          <Light d={`M${x + 3} ${y}h42v32h-42Z`} />
          <Black d={`M${x + 3} ${y + 8}h42v5h-42Z`} />
        </g>
      ))}
      <circle className={paint.strong} cx="-2" cy="150" r="30" />
      <circle className={paint.light} cx="-2" cy="150" r="9" />
    </Standing>
  );
}

/** A filter cartridge stands in the oil. */
export function Filter({ shape }: ArtProps) {
  const ribs = [22, 49.5, 77, 104.5, 132, 159.5].map((x) => `M${x} 43h12V203h-12Z`);
  return (
    <Standing shape={shape} height={250} level={203} left={95} walls={[[0, 190]]}>
      <Strong d="M38 0H152V24H38Z" />
      <Light d="M0 23H190V203H0Z" />
      <Mid d={ribs.join('')} />
      <Strong d="M0 76H190V123H0Z" />
      <circle className={paint.light} cx="95" cy="99.5" r="10" />
    </Standing>
  );
}

/** A letter is half in its box; only the post of the box touches the oil. */
export function Letterbox({ shape }: ArtProps) {
  const place = { height: 270, level: 226, left: 92, rise: 34, reach: 56 };
  return (
    <Standing shape={shape} {...place} walls={[[74, 110]]} glint>
      <Strong d="M74 172H110V226H74Z" />
      <Light d="M34 0H150V60H34Z" />
      <Mid d="M34 0H150L92 44Z" />
      <Strong d="M-8 44H192V72H-8Z" />
      <Light d="M0 72H184V182H0Z" />
      <Black d="M22 50H162V62H22Z" />
      <Mid d="M0 168H184V182H0Z" />
      <Dark d="M22 96H104V110H22ZM22 122H78V136H22Z" />
      <Dark d="M142 112H162V142H142Z" />
      <Light d="M149 120H155V134H149Z" />
    </Standing>
  );
}

/** A folded newspaper, freshly pressed, stands in the oil. */
export function News({ shape }: ArtProps) {
  return (
    <Standing shape={shape} height={262} level={214} left={116} walls={[[0, 232]]} glint>
      <Mid d="M196 34H232V214H196Z" />
      <Light d="M0 0H200V214H0Z" />
      <Black d="M20 20H180V50H20Z" />
      <Light d="M32 30H96V40H32Z" />
      <Dark d="M20 68H104V146H20Z" />
      <Light d="M38 128V106H54V90H70V106H86V128Z" />
      <Mid d="M118 68H180V80H118ZM118 90H180V102H118ZM118 112H166V124H118ZM118 134H180V146H118ZM20 162H94V174H20ZM118 162H180V174H118ZM20 184H80V196H20ZM118 184H160V196H118Z" />
      <Strong d="M208 58H220V150H208Z" />
    </Standing>
  );
}

/** A canister and two bottles stand in what they hold. */
export function Products({ shape }: ArtProps) {
  const walls = [[0, 136] as const, [156, 216] as const, [232, 284] as const];
  const place = { height: 252, level: 208, left: 142, rise: 26, reach: 40, walls };
  return (
    <Standing shape={shape} {...place} glint>
      <Strong d="M54 0H100V26H54Z" />
      <Light d="M0 208V72L44 24H136V208Z" />
      <Dark d="M72 46H116V82H50Z" />
      <Mid d="M18 108H118V186H18Z" />
      <Dark d="M34 126H92V138H34ZM34 150H74V162H34Z" />
      <Strong d="M174 52H198V76H174ZM248 84H268V104H248Z" />
      <Mid d="M156 208V108L174 74H198L216 108V208Z" />
      <Light d="M166 128H206V182H166Z" />
      <Light d="M232 208V132L248 102H268L284 132V208Z" />
      <Dark d="M242 150H274V190H242Z" />
    </Standing>
  );
}

/** A podium with its cup: three steps out of one pool. */
export function Sponsoring({ shape }: ArtProps) {
  const place = { height: 264, level: 222, left: 135, rise: 28 };
  return (
    <Standing shape={shape} {...place} walls={[[0, 270]]} glint>
      <Strong d="M104 0H166V8H184V40H166V58H142V74H158V88H112V74H128V58H104V40H86V8H104ZM94 16V32H104V16ZM166 16V32H176V16Z" />
      <Mid d="M0 140H90V222H0Z" />
      <Light d="M90 88H180V222H90Z" />
      <Mid d="M180 164H270V222H180Z" />
      <Light d="M0 140H90V152H0ZM180 164H270V176H180Z" />
      <Dark d="M122 116H145V182H132V128H122Z" />
    </Standing>
  );
}

/** A drive-through station and its sign, at the water line of the oil. */
export function Station({ shape }: ArtProps) {
  const at = { narrow: 96, wide: 470, banner: 560 };
  const walls = [[-56, -36] as const, [0, 232] as const];
  const place = { height: 252, level: 210, at, rise: 24, reach: 36, walls };
  return (
    <Standing shape={shape} {...place}>
      <Strong d="M-56 96H-36V210H-56Z" />
      <Light d="M-78 0H-14V96H-78Z" />
      <Mid d="M-78 74H-14V96H-78Z" />
      <Strong d="M-46 12C-41 23-28 34-28 47A18 18 0 0 1-64 47C-64 34-51 23-46 12Z" />
      <Light d="M0 76H232V210H0Z" />
      <Strong d="M-14 50H246V82H-14Z" />
      <Dark d="M18 108H106V210H18ZM126 108H214V210H126Z" />
      <Mid d="M18 108H106V120H18ZM126 108H214V132H126Z" />
      <Light d="M38 150H86L98 176V210H26V176Z" />
      <Black d="M44 156H80L87 174H37Z" />
      <Mid d="M32 184H46V194H32ZM78 184H92V194H78ZM26 202H98V210H26Z" />
    </Standing>
  );
}
