import type { DemoMedia } from '../shape.ts';
import { box, colour, drawing, reflection, shape } from './drawing.ts';

/** The outline of a gear with a hole; `turn` in teeth. */
function gear(x: number, y: number, root: number, teeth: number, turn = 0): string {
  const step = (2 * Math.PI) / teeth;
  const tip = root + 44;
  const at = (radius: number, tooth: number) => {
    const angle = (tooth + turn) * step;
    return `${Math.round(x + radius * Math.sin(angle))} ${Math.round(y - radius * Math.cos(angle))}`;
  };
  const outline = Array.from({ length: teeth }, (_, tooth) => [
    at(root, tooth - 0.3),
    at(tip, tooth - 0.17),
    at(tip, tooth + 0.17),
    at(root, tooth + 0.3),
  ]).flat();
  const hole = Math.round(root * 0.34);
  return `M${outline.join('L')}ZM${x - hole} ${y}a${hole} ${hole} 0 1 0 ${2 * hole} 0 ${hole} ${hole} 0 1 0 ${-2 * hole} 0Z`;
}

const big = gear(560, 640, 290, 18);
const small = gear(1066, 772, 182, 12, 0.36);
const level = 830;

export const gearboxOpen: DemoMedia = {
  name: 'gearbox-open',
  altDe: 'Zeichnung: aufgeschnittenes Getriebe, zwei Zahnräder tauchen mit ihren Zähnen ins Öl',
  altPl: 'Rysunek: przekrój skrzyni biegów, dwa koła zębate zanurzają zęby w oleju',
  focalX: 48,
  focalY: 55,
  svg: drawing(
    colour.stone,
    // The housing with its flange and bolts.
    box(colour.paper, 120, 150, 1360, 1050),
    box(colour.grey, 80, 110, 1440, 60),
    ...[180, 480, 780, 1080, 1380].map((x) => box(colour.graphite, x, 70, 60, 40)),
    box(colour.sunken, 200, 250, 1200, 950),
    box(colour.grey, 0, 600, 200, 80),
    box(colour.grey, 1400, 732, 200, 80),
    shape(colour.graphite, big),
    shape(colour.grey, small),
    box(colour.grey, 1240, 320, 90, 150),
    box(colour.graphite, 1220, 300, 130, 36),
    shape(
      colour.amber,
      `M200 1200V750C210 808 250 ${level} 330 ${level}H1270C1350 ${level} 1390 808 1400 750V1200Z`,
    ),
    `<clipPath id="under"><rect x="200" y="${level}" width="1200" height="370"/></clipPath>`,
    `<g clip-path="url(#under)">${shape(colour.deep, big + small)}</g>`,
    reflection('M260 1080C380 1096 500 1096 620 1086', 20),
    reflection('M980 1120C1060 1130 1140 1130 1210 1122', 20),
  ),
};
