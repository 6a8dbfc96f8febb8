import { type ArtProps, Black, centres, Dark, Light, Mid, Strong, widths } from './frame.tsx';
import { ImmersedArt } from './ImmersedArt.tsx';

/** A month of square days; one of them is taken. */
export function Calendar({ shape }: ArtProps) {
  const days = [96, 128, 160].flatMap((y) =>
    [18, 56, 94, 132, 170].map((x) => `M${x} ${y}h22v22h-22Z`),
  );
  return (
    <ImmersedArt shape={shape} height={256} level={206} left={105} walls={[[0, 210]]} glint>
      <Light d="M0 22H210V206H0Z" />
      <Strong d="M0 22H210V76H0Z" />
      <Mid d="M42 0H58V44H42ZM152 0H168V44H152Z" />
      <Mid d={days.join('')} />
      <Black d="M127 123h32v32h-32Z" />
    </ImmersedArt>
  );
}

/** A gloved hand holds a spanner upright; its lower jaw stands in the oil. */
export function Careers({ shape }: ArtProps) {
  const edge = widths[shape] + 2 - centres[shape];
  return (
    <ImmersedArt shape={shape} height={286} level={242} walls={[[-40, 40]]} glint>
      <Mid d={`M92 96H${edge}V168H92Z`} />
      <Light d="M72 88H98V176H72Z" />
      <Strong d="M-40 0H-16V34H16V0H40V50L20 78V190L40 214V242H-40V214L-20 190V78L-40 50Z" />
      <Light d="M-40 84H30V104H-40ZM-40 110H30V130H-40ZM-40 136H30V156H-40ZM-34 162H30V180H-34Z" />
      <Light d="M26 84H74V180H26Z" />
      <Mid d="M30 104H52V110H30ZM30 130H52V136H30ZM30 156H52V162H30Z" />
    </ImmersedArt>
  );
}

/** A letter is half in its box; only the post of the box touches the oil. */
export function Letterbox({ shape }: ArtProps) {
  const layout = { height: 270, level: 226, left: 92, rise: 34, reach: 56 };
  return (
    <ImmersedArt shape={shape} {...layout} walls={[[74, 110]]} glint>
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
    </ImmersedArt>
  );
}

/** A folded newspaper, freshly pressed, stands in the oil. */
export function News({ shape }: ArtProps) {
  return (
    <ImmersedArt shape={shape} height={262} level={214} left={116} walls={[[0, 232]]} glint>
      <Mid d="M196 34H232V214H196Z" />
      <Light d="M0 0H200V214H0Z" />
      <Black d="M20 20H180V50H20Z" />
      <Light d="M32 30H96V40H32Z" />
      <Dark d="M20 68H104V146H20Z" />
      <Light d="M38 128V106H54V90H70V106H86V128Z" />
      <Mid d="M118 68H180V80H118ZM118 90H180V102H118ZM118 112H166V124H118ZM118 134H180V146H118ZM20 162H94V174H20ZM118 162H180V174H118ZM20 184H80V196H20ZM118 184H160V196H118Z" />
      <Strong d="M208 58H220V150H208Z" />
    </ImmersedArt>
  );
}

/** A podium with its cup: three steps out of one pool. */
export function Sponsoring({ shape }: ArtProps) {
  const layout = { height: 264, level: 222, left: 135, rise: 28 };
  return (
    <ImmersedArt shape={shape} {...layout} walls={[[0, 270]]} glint>
      <Strong d="M104 0H166V8H184V40H166V58H142V74H158V88H112V74H128V58H104V40H86V8H104ZM94 16V32H104V16ZM166 16V32H176V16Z" />
      <Mid d="M0 140H90V222H0Z" />
      <Light d="M90 88H180V222H90Z" />
      <Mid d="M180 164H270V222H180Z" />
      <Light d="M0 140H90V152H0ZM180 164H270V176H180Z" />
      <Dark d="M122 116H145V182H132V128H122Z" />
    </ImmersedArt>
  );
}
