import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape, van } from './drawing.ts';

export const liftBay: DemoMedia = {
  name: 'lift-bay',
  altDe:
    'Zeichnung: Transporter auf einer Hebebühne, unter dem Motor läuft das alte Öl als Strahl ab',
  altPl: 'Rysunek: auto dostawcze na podnośniku, spod silnika spływa strumień starego oleju',
  focalX: 55,
  focalY: 55,
  svg: drawing(
    colour.graphite,
    box(colour.grey, 0, 96, 1600, 14),
    box(colour.sunken, 330, 110, 300, 22),
    box(colour.sunken, 970, 110, 300, 22),
    van(372, 612, 1.5),
    // The lift: two posts, one platform, the arms under it.
    box(colour.grey, 196, 210, 72, 860),
    box(colour.grey, 1332, 210, 72, 860),
    box(colour.stone, 176, 190, 112, 30),
    box(colour.stone, 1312, 190, 112, 30),
    box(colour.stone, 196, 612, 1208, 44),
    box(colour.sunken, 176, 596, 112, 76),
    box(colour.sunken, 1312, 596, 112, 76),
    box(colour.paper, 940, 656, 90, 30),
    shape(
      colour.amber,
      'M958 686H1012V850C1012 950 1060 1004 1170 1010C1250 1014 1310 1000 1332 936V1070H1404V936C1420 1000 1480 1014 1530 1010C1570 1006 1592 980 1600 940V1200H0V930C10 990 50 1012 100 1012C150 1012 186 990 196 936V1070H268V936C290 1000 360 1014 470 1012H740C880 1012 958 960 958 850Z',
    ),
    shape(
      colour.deep,
      'M994 686H1012V850C1012 950 1060 1004 1170 1010C1250 1014 1310 1000 1332 936V966C1310 1030 1240 1046 1150 1040C1030 1030 994 950 994 850Z',
    ),
    shape(colour.deep, 'M196 936H268V1110H196Z'),
    shape(colour.deep, 'M1332 936H1404V1110H1332Z'),
    reflection('M972 730V850', 12),
    reflection('M360 1090C480 1104 600 1104 720 1094', 18),
  ),
};
