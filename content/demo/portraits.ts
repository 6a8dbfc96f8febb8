/** People of the demo, drawn by one hand: straight parts, no eyes and no mouth, and one thing of each in amber. */
import { z } from 'zod';

/** Of a face: its light and its shadow. */
const skins = {
  paper: ['steel-light', 'steel-plate'],
  plate: ['steel-plate', 'steel-mid'],
  sand: ['steel-mid', 'steel-pale'],
  grey: ['steel-pale', 'steel-grey'],
} as const;

/** Paths on a field of 400 × 400; what hangs behind the head, and what lies on it. */
const hairs = {
  short: { front: 'M134 178V108L162 82H246L266 104V178H254V142H146V178Z' },
  parted: { front: 'M136 172V110L168 82H264V160H250V134H182L152 150V172Z' },
  quiff: { front: 'M136 166V100L190 56H264V166H250V134H150V166Z' },
  shaved: { front: 'M140 140V110L160 92H240L260 110V140H250V122H150V140Z' },
  thin: { front: 'M128 206V146H146V206ZM254 206V146H272V206Z' },
  bob: {
    back: 'M118 118L150 80H250L282 118V276H118Z',
    front: 'M136 176V100L152 78H248L264 100V176L250 138H184L150 160Z',
  },
  long: {
    back: 'M116 118L150 80H250L284 118V346H116Z',
    front: 'M136 200V100L152 78H248L264 100V200L206 118L150 150Z',
  },
  bun: {
    back: 'M166 34H234V90H166Z',
    front: 'M134 176V110L160 78H240L266 110V176L242 128H158Z',
  },
  ponytail: {
    back: 'M240 92L306 124V282L274 312V180L240 150Z',
    front: 'M134 176V110L160 80H244L266 110V168L234 124L150 146Z',
  },
  plaits: {
    back: 'M102 160H138V330L120 350L102 330ZM262 160H298V330L280 350L262 330Z',
    front: 'M134 180V108L160 80H240L266 108V180L204 122H196Z',
  },
  curls: {
    back: 'M106 240V136H120V104H142V82H168V68H232V82H258V104H280V136H294V240Z',
    front: 'M136 160V82H264V160H248V138H228V126H208V138H188V126H164V144H150V160Z',
  },
} as const;

/** On the head; all but the beard hides what lies on it. */
const worn = {
  cap: ['M134 134V108L162 74H238L266 108V134Z', 'M134 134H316V150H134Z'],
  beanie: ['M138 116L164 66H236L262 116Z', 'M130 112H270V148H130Z'],
  beard: ['M142 196H162V228H238V196H258V232L230 278H170L142 232Z', ''],
  glasses: [
    '',
    'M148 168H194V208H148ZM156 176V200H186V176ZM206 168H252V208H206ZM214 176V200H244V176ZM194 180H206V188H194Z',
  ],
} as const;

const hatPaints = {
  cap: ['steel-grey', 'graphite'],
  beanie: ['steel-grey', 'steel-pale'],
  glasses: ['', 'graphite'],
} as const;

const shoulders = {
  level: 'M40 400V352L96 312H304L360 352V400Z',
  broad: 'M16 400V344L80 304H320L384 344V400Z',
  narrow: 'M72 400V356L120 316H280L328 356V400Z',
  left: 'M30 400V334L90 300H300L372 376V400Z',
  right: 'M28 400V376L100 300H310L370 334V400Z',
} as const;

/** What lies on the shoulders: the lighter parts, and the darker ones. */
const collars = {
  shirt: ['M166 304L200 346L234 304L256 314L216 366H184L144 314Z', ''],
  blazer: [
    'M164 308L200 380L236 308Z',
    'M156 302L200 384V400H180L134 324ZM244 302L200 384V400H220L266 324Z',
  ],
  overall: ['', 'M120 314H150V362H250V314H280V400H120Z'],
  rollneck: ['M158 280H242V326H158Z', ''],
  hood: ['M182 330H189V376H182ZM212 330H219V366H212Z', 'M112 336L146 270H254L288 336L244 322H156Z'],
  vest: ['M96 364H304V380H96Z', 'M108 312H156L188 400H108ZM292 312H244L212 400H292Z'],
  polo: ['M152 298H190L200 334L210 298H248V324L214 354H186L152 324Z', ''],
} as const;

const things = {
  badge: 'M256 344H308V376H256Z',
  rag: 'M78 310L126 294L156 352L142 400H92Z',
  can: 'M28 400V318H60L92 262H108L96 318H112V400Z',
  lanyard: 'M154 306L192 372H208L246 306H230L200 358L170 306ZM180 372H220V400H180Z',
  pencil: 'M240 158L314 130L320 146L246 174Z',
  scarf: 'M150 276H250V322H150ZM204 322H246V400H204Z',
  tie: 'M186 314H214L206 338L218 400H182L194 338Z',
  patch: 'M180 88H220V120H180Z',
  earring: 'M256 212H280V250H256Z',
  headset:
    'M118 176V104L154 62H246L282 104V176H268V110L240 76H160L132 110V176ZM118 172H142V222H118ZM122 222H132V250H176V260H122Z',
  clip: 'M226 96H268V114H226Z',
  cup: 'M296 326H350V400H296ZM350 342H376V386H350V374H364V354H350Z',
  clipboard: 'M276 318H352V400H276Z',
  spanner: 'M268 344V308H276V324H288V308H296V344L288 352V400H276V352Z',
} as const;

/** What goes where the head is turned. */
const onHead = new Set<keyof typeof things>(['pencil', 'patch', 'earring', 'headset', 'clip']);

const paint = z.enum([
  'graphite',
  'steel-dark',
  'steel-grey',
  'steel-pale',
  'steel-mid',
  'steel-light',
]);
const oneOf = <Name extends string>(parts: Record<Name, unknown>) =>
  z.enum(Object.keys(parts) as [Name, ...Name[]]);

/** Which parts make a person, as `media.yaml` says it. */
export const portraitParts = z.strictObject({
  ground: z.enum(['graphite', 'far', 'steel-dark']),
  skin: oneOf(skins),
  hair: oneOf(hairs).optional(),
  hairPaint: paint,
  worn: z.array(oneOf(worn)).default([]),
  shoulders: oneOf(shoulders),
  collar: oneOf(collars),
  clothes: paint,
  thing: oneOf(things),
});

export function drawPortrait(parts: z.infer<typeof portraitParts>): string {
  const [light, shade] = skins[parts.skin];
  const hair: { back?: string; front?: string } = parts.hair ? hairs[parts.hair] : {};
  const [pale, dark] = collars[parts.collar];
  const isHood = parts.collar === 'hood';
  const thing = path('amber', things[parts.thing]);
  const hatted = parts.worn.some((one) => one === 'cap' || one === 'beanie');
  // A head is turned to where its shoulder is low.
  const turn = { left: 14, right: -14 }[parts.shoulders as string] ?? 0;
  const folds = parts.clothes === 'graphite' ? 'steel-dark' : 'graphite';
  const hats = parts.worn.flatMap((one) => {
    const [first, second] = one === 'beard' ? [parts.hairPaint, ''] : hatPaints[one];
    return [path(first, worn[one][0]), path(second, worn[one][1])];
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">',
    path(parts.ground, 'M0 0H400V400H0Z'),
    isHood ? path(folds, dark) : '',
    `<g transform="translate(${turn} 0)">${path(parts.hairPaint, hair.back)}</g>`,
    path(parts.clothes, shoulders[parts.shoulders]),
    path(shade, 'M166 240H234V316L200 344L166 316Z'),
    path(folds, isHood ? '' : dark),
    path(parts.clothes === 'steel-light' ? 'steel-mid' : 'steel-light', pale),
    `<g transform="translate(${turn} 0)">`,
    path(shade, 'M128 176H142V212H128ZM258 176H272V212H258Z'),
    path(light, 'M142 128L160 96H240L258 128V226L230 268H170L142 226Z'),
    path(shade, 'M234 96H240L258 128V226L230 268H206L234 226Z'),
    hatted ? '' : path(parts.hairPaint, hair.front),
    ...hats,
    onHead.has(parts.thing) ? thing : '',
    '</g>',
    onHead.has(parts.thing) ? '' : thing,
    '</svg>',
  ].join('');
}

const path = (fill: string, d: string | undefined) =>
  d ? `<path fill="var(--${fill})" fill-rule="evenodd" d="${d}"/>` : '';
