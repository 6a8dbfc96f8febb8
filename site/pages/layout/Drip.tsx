import styles from './Drip.module.css';

/** The short drip: body, shadow on the right, short reflection on the left. */
export function Drip({ className }: { className: string | undefined }) {
  return (
    <div className={`${styles.drip} ${className}`}>
      <svg className="wideOnly" viewBox="0 0 248 152" aria-hidden="true">
        <path
          className="oilDeep"
          d="M0 0v1h20c32 0 62 8 68 30 6 22 9 48 7.5 70-1 29 18.5 51 50.5 51 30 0 48-18 48-40 0-19 13-33 26-42 14-9 28-19 28-34V0Z"
        />
        <path
          className="oil"
          d="M0 0v1h20c32 0 62 8 68 30 6 22 9 48 7.5 70-1 29 18.5 51 50.5 51 18-3 26-20 26-39 0-27 20-43 38-54 17-10 30-26 38-52V0Z"
        />
        <path
          className="oilLight"
          d="M101.5 61a7.5 7.5 0 0 1 14.5-3c3 17 1 36 1.5 52a7.5 7.5 0 0 1-15.5 1c-2-17 1-33-.5-50Z"
        />
      </svg>
      <svg className="narrowOnly" viewBox="0 0 72 87" aria-hidden="true">
        <path
          className="oilDeep"
          d="M0 0v1h10c10 0 17 10 17.5 27 .4 12-.7 24 .5 34 1.5 15 5.5 25 14.5 25 9.5 0 14-11 14.5-25 .4-11 3.5-17 8-23 4-5 7-9 7-15V0Z"
        />
        <path
          className="oil"
          d="M0 0v1h10c10 0 17 10 17.5 27 .4 12-.7 24 .5 34 1.5 15 5.5 25 14.5 25 5-3 6.5-12 6.5-22 0-14 5-23 11-31 6-8 10-18 11-30V0Z"
        />
        <path className="oilLight" d="M29.5 31a2.2 2.2 0 0 1 4.4 0l.8 33a2.2 2.2 0 0 1-4.4 0Z" />
      </svg>
    </div>
  );
}
