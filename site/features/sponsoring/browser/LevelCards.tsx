import { priceText } from '@oilway/store/money.ts';
import type { ComponentProps } from 'react';
import { Choices } from '../../../forms/fields/Choices.tsx';
import { messages } from '../messages.ts';
import styles from './LevelCards.module.css';

export interface SponsoringLevel {
  title: string;
  /** Highest amount a year, in the country's currency. */
  amount: number;
  inReturn?: string;
}

type LevelCardsProps = Omit<ComponentProps<typeof Choices>, 'options'> & {
  levels: readonly SponsoringLevel[];
  locale: 'de-DE' | 'pl-PL';
};

/** A drop, a can and a barrel on the ground (y = 0): oil, its shadow, steel parts, and the area of the oil in square units. */
const vessels = [
  {
    oil: 'M0-237C22-193 81-137 81-81A81 81 0 0 1-81-81C-81-137-22-193 0-237Z',
    shade: 'M0-237C22-193 81-137 81-81A81 81 0 0 1 8 0C52-22 58-64 44-112 34-150 14-196 0-237Z',
    steel: '',
    area: 25214,
  },
  {
    oil: 'M-68 0V-136L-24-184H68V0Z',
    shade: 'M44-184H68V0H44Z',
    steel: 'M-14-212H32V-182H-14ZM4-162H48V-126H-18Z',
    area: 23_968,
  },
  {
    oil: 'M-75 0V-200H75V0Z',
    shade: 'M48-200H75V0H48Z',
    steel: 'M-80-206H80V-192H-80ZM-80-138H80V-128H-80ZM-80-72H80V-62H-80ZM-80-8H80V0H-80Z',
    area: 30_000,
  },
] as const;

/** Square units of the drawing that the highest amount fills. */
const fullArea = 6600;

/**
 * The levels of sponsoring as radio buttons with a vessel each. The amount of oil is true: its area is in proportion to the amount of money.
 */
export function LevelCards({ levels, locale, ...choices }: LevelCardsProps) {
  const text = messages[locale];
  const highest = Math.max(...levels.map(({ amount }) => amount));
  return (
    <Choices
      {...choices}
      single
      optionsClass={styles.levels}
      optionClass={styles.level}
      options={levels.map(({ amount, inReturn, title }, index) => {
        const { area, oil, shade, steel } = vessels[index] ?? vessels[2];
        const scale = Math.sqrt(((amount / highest) * fullArea) / area);
        return {
          value: title,
          label: (
            <>
              <svg className={styles.vessel} viewBox="-60 -100 120 100" aria-hidden="true">
                <g transform={`scale(${scale.toFixed(3)})`}>
                  <path className="oil" d={oil} />
                  <path className="oilDeep" d={shade} />
                  <path fill="currentColor" d={steel} />
                </g>
              </svg>
              <span className={styles.text}>
                <span className="display step1 tight leading12">{title}</span>
                <span className="strong figures">{text.upTo(priceText(amount, locale))}</span>
                {inReturn ? <span className="note leading14">{inReturn}</span> : null}
              </span>
            </>
          ),
        };
      })}
    />
  );
}
