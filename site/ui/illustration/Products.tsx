import { type ArtProps, centres, Frame, Glint, oilSurface, widths } from './frame.tsx';
import paint from './paint.module.css';

const height = 252;
const level = 208;

/** A canister and two bottles stand in what they hold. */
export function Products({ shape }: ArtProps) {
  const left = centres[shape] - 142;
  return (
    <Frame shape={shape} height={height}>
      <path
        className={paint.oil}
        d={oilSurface({
          width: widths[shape],
          level,
          bottom: height,
          walls: [
            [left, left + 136],
            [left + 156, left + 216],
            [left + 232, left + 284],
          ],
          rise: 26,
          reach: 40,
        })}
      />
      <g transform={`translate(${left} 0)`}>
        <path className={paint.strong} d="M54 0H100V26H54Z" />
        <path className={paint.light} d={`M0 ${level}V72L44 24H136V${level}Z`} />
        <path className={paint.dark} d="M72 46H116V82H50Z" />
        <path className={paint.mid} d="M18 108H118V186H18Z" />
        <path className={paint.dark} d="M34 126H92V138H34ZM34 150H74V162H34Z" />
        <path className={paint.strong} d="M174 52H198V76H174ZM248 84H268V104H248Z" />
        <path className={paint.mid} d={`M156 ${level}V108L174 74H198L216 108V${level}Z`} />
        <path className={paint.light} d="M166 128H206V182H166Z" />
        <path className={paint.light} d={`M232 ${level}V132L248 102H268L284 132V${level}Z`} />
        <path className={paint.dark} d="M242 150H274V190H242Z" />
        <path
          className={paint.submerged}
          d={`M0 ${level}H136V${height + 2}H0ZM156 ${level}H216V${height + 2}H156ZM232 ${level}H284V${height + 2}H232Z`}
        />
      </g>
      <Glint shape={shape} level={level} />
    </Frame>
  );
}
