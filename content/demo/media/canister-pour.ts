import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape } from './drawing.ts';

export const canisterPour: DemoMedia = {
  name: 'canister-pour',
  altDe: 'Zeichnung: aus einem hellen Kanister fließt frisches Öl in breitem Strahl nach unten',
  altPl: 'Rysunek: z jasnego kanistra szerokim strumieniem płynie świeży olej',
  focalX: 58,
  focalY: 45,
  svg: drawing(
    colour.graphite,
    shape(
      colour.amber,
      'M770 548C690 512 632 560 630 660C630 840 560 940 330 960C220 970 90 950 0 900V1200H1600V910C1480 960 1180 996 990 968C830 945 752 870 750 740C750 672 768 640 796 618Z',
    ),
    shape(
      colour.deep,
      'M770 590C724 610 708 660 708 750C708 880 790 975 960 1012C1160 1050 1480 1012 1600 956V910C1480 960 1180 996 990 968C830 945 752 870 750 740C750 672 768 640 796 618Z',
    ),
    reflection('M664 640C660 700 660 740 656 800', 18),
    reflection('M170 1060C300 1078 430 1076 560 1060', 20),
    '<g transform="translate(1130 250) rotate(-32) scale(0.92)">',
    // The canister: spout, shoulder, body, the hole of its handle, the label.
    shape(colour.stone, 'M-520 60H-430V150H-520Z'),
    shape(colour.paper, 'M-436 46H-350L-250 -40V-230H330V290H-250L-350 164H-436Z'),
    shape(colour.graphite, 'M-170 -150H110V-60H-96L-170 20Z'),
    box(colour.stone, -60, 20, 330, 200),
    box(colour.grey, -20, 60, 34, 120),
    box(colour.grey, 40, 60, 34, 120),
    box(colour.grey, 110, 60, 120, 24),
    box(colour.grey, 110, 108, 84, 24),
    box(colour.sunken, 300, -230, 30, 520),
    '</g>',
  ),
};
