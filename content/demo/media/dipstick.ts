import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape } from './drawing.ts';

export const dipstick: DemoMedia = {
  name: 'dipstick',
  altDe:
    'Zeichnung: Peilstab taucht ins Öl, der Stand liegt zwischen den Marken für Minimum und Maximum',
  altPl: 'Rysunek: bagnet zanurzony w oleju, poziom mieści się między znakami minimum i maksimum',
  focalX: 50,
  focalY: 55,
  svg: drawing(
    colour.graphite,
    // The pipe of the dipstick, the stick in it, its square ring.
    box(colour.grey, 716, 330, 40, 330),
    box(colour.grey, 844, 330, 40, 330),
    box(colour.grey, 690, 300, 220, 40),
    shape(colour.paper, 'M690 60H910V240H690ZM738 108V192H862V108Z'),
    box(colour.paper, 764, 240, 72, 60),
    box(colour.paper, 772, 300, 56, 790),
    box(colour.sunken, 812, 300, 16, 790),
    shape(
      colour.amber,
      'M0 560C20 720 150 806 350 806C560 806 700 780 716 660H884C900 780 1040 806 1250 806C1450 806 1580 720 1600 560V1200H0Z',
    ),
    shape(
      colour.deep,
      'M884 660C900 780 1040 806 1250 806C1450 806 1580 720 1600 560V612C1570 770 1440 852 1250 852C1050 852 910 810 884 700Z',
    ),
    box(colour.deep, 772, 660, 56, 430),
    // The level lies between the two marks: maximum above it, minimum below.
    box(colour.graphite, 772, 566, 56, 18),
    box(colour.graphite, 772, 930, 56, 18),
    box(colour.paper, 950, 553, 190, 44),
    box(colour.paper, 950, 917, 120, 44),
    reflection('M170 950C300 984 440 990 590 976', 24),
  ),
};
