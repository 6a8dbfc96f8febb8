import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, pool, reflection, shape } from './drawing.ts';

/** A cylinder of the engine on the stand, cut open; the piston stands `down` below its top. */
const cylinder = (x: number, down: number) =>
  [
    box(colour.graphite, x, 560, 96, 210),
    box(colour.grey, x + 38, 600 + down, 20, 170 - down),
    box(colour.paper, x + 6, 570 + down, 84, 60),
    box(colour.graphite, x + 6, 586 + down, 84, 8),
  ].join('');

export const trainingRoom: DemoMedia = {
  name: 'training-room',
  altDe:
    'Zeichnung: Schulungsraum mit Tafel und aufgeschnittenem Motor auf einem Ständer, der im Öl steht',
  altPl: 'Rysunek: sala szkoleniowa z tablicą i przekrojem silnika na stojaku, który stoi w oleju',
  focalX: 48,
  focalY: 55,
  svg: drawing(
    colour.graphite,
    box(colour.grey, 120, 90, 1360, 300),
    box(colour.paper, 140, 110, 1320, 260),
    box(colour.stone, 140, 370, 1320, 26),
    // On the board: a line of words, four strokes of an engine, a table.
    box(colour.graphite, 200, 160, 300, 26),
    box(colour.stone, 200, 216, 220, 16),
    box(colour.stone, 200, 252, 260, 16),
    box(colour.stone, 200, 288, 180, 16),
    ...[640, 760, 880, 1000].map(
      (x, index) =>
        box(colour.stone, x, 160, 80, 160) + box(colour.graphite, x + 10, 176 + index * 26, 60, 40),
    ),
    ...[160, 208, 256, 304].map((y) => box(colour.stone, 1180, y, 210, 24)),
    box(colour.graphite, 1180, 160, 90, 24),
    pool(
      1060,
      [
        [120, 148],
        [362, 390],
        [640, 690],
        [930, 980],
        [1230, 1258],
        [1472, 1500],
      ],
      40,
      60,
    ),
    // The engine on its stand.
    box(colour.stone, 560, 470, 500, 60),
    box(colour.sunken, 520, 530, 580, 270),
    box(colour.stone, 520, 770, 580, 30),
    cylinder(552, 90),
    cylinder(682, 20),
    cylinder(812, 60),
    cylinder(942, 110),
    shape(colour.grey, 'M600 800H1020V860H980V1060H930V860H690V1060H640V860H600Z'),
    // Two benches for those who listen.
    box(colour.stone, 90, 830, 330, 30),
    box(colour.grey, 120, 860, 28, 200),
    box(colour.grey, 362, 860, 28, 200),
    box(colour.stone, 1200, 830, 330, 30),
    box(colour.grey, 1230, 860, 28, 200),
    box(colour.grey, 1472, 860, 28, 200),
    box(colour.paper, 170, 790, 120, 40),
    box(colour.sunken, 1300, 800, 110, 30),
    ...[120, 362, 1230, 1472].map((x) => box(colour.deep, x, 1060, 28, 110)),
    box(colour.deep, 640, 1060, 50, 110),
    box(colour.deep, 930, 1060, 50, 110),
    reflection('M740 1130C790 1138 840 1138 890 1132', 16),
    reflection('M1040 1150C1090 1156 1140 1154 1190 1148', 16),
  ),
};
