import { Black, Dark, Light, Mid } from '../../../components/illustration/frame.tsx';
import { Gauge } from '../../../components/illustration/Gauge.tsx';
import type { Location } from '../../../pages/page-context.ts';
import { services as allServices } from '../domain/offers.ts';
import styles from './StationHead.module.css';

/**
 * The station drawn from what it offers: high gate, van, key box, waiting room, ramp, air conditioning, charging point. The gauge beside it has a mark
 * for each service there is and is filled to the number of those the station offers; its caption says it in words.
 */
export function StationDrawing({ location }: { location: Location }) {
  const { icon, title } = location;
  const equipment = new Set(location.equipment);
  const services = new Set(location.services);
  const gateTop = equipment.has('highGate') ? 138 : 164;
  return (
    <svg className={styles.art} viewBox="0 28 600 272" aria-hidden="true">
      <Gauge
        x={8}
        y={34}
        width={64}
        height={250}
        level={services.size / allServices.length}
        marks={allServices.length}
      />
      {services.has('airConditioning') ? (
        <>
          <Mid d="M426 40H496V70H426Z" />
          <Dark d="M437 55A11 11 0 0 1 459 55 11 11 0 0 1 437 55ZM468 46H488V50H468ZM468 54H488V58H468ZM468 62H488V66H468Z" />
        </>
      ) : null}
      <Light d="M122 108H518V300H122Z" />
      <Mid d="M122 118H518V124H122Z" />
      <Dark d="M108 70H532V118H108Z" />
      <Kind kind={icon} />
      <text
        className={`${styles.sign} display tight`}
        x="162"
        y="94"
        dominantBaseline="central"
        fontSize={Math.min(25, 350 / (title.length * 0.62))}
      >
        {title}
      </text>
      <Dark d={`M146 164H250V300H146ZM278 ${gateTop}H390V300H278Z`} />
      <Mid d={`M146 164H250V178H146ZM278 ${gateTop}H390V${gateTop + 14}H278Z`} />
      <Car x={155} />
      {services.has('transporter') ? <Van /> : <Car x={291} />}
      {equipment.has('keyBox') ? (
        <>
          <Dark d="M256 214H272V240H256Z" />
          <Light d="M262 220H266V224H265V234H263V224H262Z" />
        </>
      ) : null}
      {equipment.has('waitingRoom') ? (
        <>
          <Dark d="M412 164H500V238H412Z" />
          <Mid d="M424 200H430V220H446V238H440V226H430V238H424ZM460 200H466V220H482V238H476V226H466V238H460Z" />
        </>
      ) : (
        <Mid d="M430 188H482V300H430Z" />
      )}
      {equipment.has('barrierFree') ? <Mid d="M400 300 512 284V300Z" /> : null}
      {equipment.has('chargingPoint') ? (
        <>
          <Light d="M552 176H588V300H552Z" />
          <Black d="M574 194 560 218H569L565 238 581 212H571Z" />
        </>
      ) : null}
    </svg>
  );
}

/** The sign at the start of the fascia: a drop, for a fleet centre a square, for a partner's workshop a ring. */
function Kind({ kind }: { kind: Location['icon'] }) {
  if (kind === 'fleet') return <Light d="M126 82H148V106H126Z" />;
  if (kind === 'partner')
    return (
      <Light d="M124 94A13 13 0 0 1 150 94 13 13 0 0 1 124 94ZM130 94A7 7 0 0 0 144 94 7 7 0 0 0 130 94Z" />
    );
  return <Light d="M137 79C141 87 148 92 148 99A11 11 0 0 1 126 99C126 92 133 87 137 79Z" />;
}

function Car({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 224)`}>
      <Light d="M16 0H70L84 34V70H2V34Z" />
      <Black d="M22 7H64L74 30H12ZM8 70H24V76H8ZM62 70H78V76H62Z" />
      <Mid d="M10 42H26V52H10ZM60 42H76V52H60ZM2 62H84V70H2Z" />
    </g>
  );
}

function Van() {
  return (
    <g transform="translate(288 186)">
      <Light d="M8 0H84L92 10V108H0V10Z" />
      <Black d="M12 14H80V46H12ZM6 108H24V114H6ZM68 108H86V114H68Z" />
      <Mid d="M6 66H24V78H6ZM68 66H86V78H68ZM0 98H92V108H0Z" />
    </g>
  );
}
