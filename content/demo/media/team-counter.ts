import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, pool, reflection } from './drawing.ts';

/** A key on its hook. */
const key = (x: number, length: number) =>
  [
    box(colour.grey, x - 5, 200, 10, 40),
    box(colour.graphite, x - 26, 236, 52, 52),
    box(colour.paper, x - 10, 250, 20, 20),
    box(colour.graphite, x - 8, 288, 16, length),
    box(colour.graphite, x + 8, 268 + length, 16, 20),
  ].join('');

export const teamCounter: DemoMedia = {
  name: 'team-counter',
  altDe:
    'Zeichnung: graphitfarbener Tresen einer Annahme mit Bildschirm und Tasse, dahinter hängen Schlüssel',
  altPl: 'Rysunek: grafitowa lada z ekranem i kubkiem, za nią na ścianie wiszą kluczyki',
  focalX: 50,
  focalY: 50,
  svg: drawing(
    colour.sunken,
    box(colour.paper, 140, 110, 760, 400),
    box(colour.stone, 140, 180, 760, 24),
    key(230, 90),
    key(350, 130),
    key(590, 90),
    key(710, 110),
    key(830, 130),
    box(colour.grey, 465, 200, 10, 40),
    // The price board, straight and dark.
    box(colour.graphite, 1010, 110, 450, 330),
    box(colour.paper, 1060, 160, 220, 24),
    box(colour.paper, 1060, 240, 150, 18),
    box(colour.grey, 1330, 240, 90, 18),
    box(colour.paper, 1060, 300, 180, 18),
    box(colour.grey, 1330, 300, 90, 18),
    box(colour.paper, 1060, 360, 130, 18),
    box(colour.grey, 1330, 360, 90, 18),
    // The screen, the cup, the stack of service books.
    box(colour.graphite, 310, 500, 330, 210),
    box(colour.grey, 334, 524, 282, 150),
    box(colour.grey, 450, 710, 50, 50),
    box(colour.graphite, 390, 748, 170, 22),
    box(colour.paper, 760, 670, 84, 100),
    box(colour.stone, 844, 690, 30, 14),
    box(colour.stone, 860, 690, 14, 50),
    box(colour.stone, 844, 730, 30, 14),
    box(colour.grey, 1080, 742, 180, 28),
    box(colour.paper, 1096, 716, 180, 26),
    box(colour.stone, 1074, 690, 180, 26),
    pool(1040, [[240, 1360]], 110, 190),
    box(colour.stone, 200, 770, 1200, 44),
    box(colour.graphite, 240, 814, 1120, 226),
    box(colour.grey, 240, 814, 1120, 20),
    box(colour.grey, 612, 834, 10, 206),
    box(colour.grey, 980, 834, 10, 206),
    box(colour.deep, 240, 1040, 1120, 160),
    reflection('M60 1120C120 1132 160 1134 210 1130', 18),
    reflection('M1400 1130C1450 1136 1500 1134 1550 1124', 18),
  ),
};
