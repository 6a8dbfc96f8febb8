import { type ArtProps, Black, Dark, Light, Mid, Strong } from './frame.tsx';
import { ImmersedArt } from './ImmersedArt.tsx';
import paint from './paint.module.css';

/** Left edge of each cylinder and the depth of its piston. */
const cylinders = [
  [22, 86],
  [78, 112],
  [134, 98],
  [190, 74],
] as const;

/** An engine, cut open: four pistons, and the sump that stands in the oil. */
export function Engine({ shape }: ArtProps) {
  const layout = { height: 301, level: 247, left: 130, top: 15, rise: 28, reach: 52 };
  return (
    <ImmersedArt shape={shape} {...layout} walls={[[34, 226]]}>
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
    </ImmersedArt>
  );
}

/** Left and right edge of the filters of a banner: air, oil, cabin and fuel. */
const filterWalls = [
  [-300, -60],
  [0, 190],
  [250, 430],
  [530, 600],
] as const;

/** A filter cartridge stands in the oil, in a banner among the other three filters of a car. */
export function Filter({ shape }: ArtProps) {
  const ribs = [22, 49.5, 77, 104.5, 132, 159.5].map((x) => `M${x} 43h12V203h-12Z`);
  const isBanner = shape === 'banner';
  return (
    <ImmersedArt
      shape={shape}
      height={250}
      level={203}
      left={isBanner ? 343 : 95}
      walls={isBanner ? filterWalls : [[0, 190]]}
    >
      {isBanner ? <OtherFilters /> : null}
      <Strong d="M38 0H152V24H38Z" />
      <Light d="M0 23H190V203H0Z" />
      <Mid d={ribs.join('')} />
      <Strong d="M0 76H190V123H0Z" />
      <circle className={paint.light} cx="95" cy="99.5" r="10" />
    </ImmersedArt>
  );
}

function OtherFilters() {
  const folds = (from: number, to: number, top: number, step: number) =>
    Array.from(
      { length: Math.ceil((to - from) / step) },
      (_, nth) => `M${from + nth * step} ${top}h${step / 2}V203h${-step / 2}Z`,
    ).join('');
  return (
    <>
      <Light d="M-300 96H-60V203H-300Z" />
      <Mid d={folds(-284, -72, 112, 16)} />
      <Dark d="M-300 96H-60V112H-300Z" />
      <Mid d="M250 60H430V203H250Z" />
      <Light d={folds(262, 420, 74, 24)} />
      <Dark d="M530 120H600V203H530Z" />
      <Mid d="M556 92H574V120H556ZM530 142H600V158H530Z" />
    </>
  );
}

/** A canister and two bottles with their viscosities stand in oil. */
export function Products({ shape }: ArtProps) {
  const scale = shape === 'banner' ? 1.4 : 1;
  const walls = (
    [
      [0, 136],
      [156, 216],
      [232, 284],
    ] as const
  ).map(([from, to]) => [from * scale, to * scale] as const);
  const level = 208 * scale;
  const layout = { height: level + 44, level, left: 142 * scale, rise: 26, reach: 40, walls };
  return (
    <ImmersedArt shape={shape} {...layout} glint>
      <g transform={`scale(${scale})`}>
        <Strong d="M54 0H100V26H54Z" />
        <Light d="M0 208V72L44 24H136V208Z" />
        <Dark d="M72 46H116V82H50Z" />
        <Mid d="M18 108H118V186H18Z" />
        <Strong d="M174 52H198V76H174ZM248 84H268V104H248Z" />
        <Mid d="M156 208V108L174 74H198L216 108V208Z" />
        <Light d="M166 118H206V192H166Z" />
        <Light d="M232 208V132L248 102H268L284 132V208Z" />
        <Mid d="M242 138H274V198H242Z" />
        <Viscosity at="translate(68 155) scale(.5)" grade="5W-30" />
        <Viscosity at="translate(193 155) rotate(-90) scale(.4)" grade="0W-20" />
        <Viscosity at="translate(264 168) rotate(-90) scale(.34)" grade="75W" />
      </g>
    </ImmersedArt>
  );
}

const Viscosity = ({ at, grade }: { at: string; grade: string }) => (
  <text className={`${paint.plateText} display`} transform={at}>
    {grade}
  </text>
);

/** A drive-through station and its sign, at the water line of the oil. */
export function Station({ shape }: ArtProps) {
  const at = { narrow: 96, wide: 470, banner: 560 };
  const walls = [[-56, -36] as const, [0, 232] as const];
  const layout = { height: 252, level: 210, at, rise: 24, reach: 36, walls };
  return (
    <ImmersedArt shape={shape} {...layout}>
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
    </ImmersedArt>
  );
}
