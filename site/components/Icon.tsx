import styles from './Icon.module.css';

/** Paths of lucide (ISC licence), 24 grid; round corners squared where a part is steel. */
const paths = {
  'arrow-left': 'M20 12H5M12 4.5 4.5 12l7.5 7.5',
  'arrow-right': 'M4 12h15M12 4.5l7.5 7.5-7.5 7.5',
  'arrow-up': 'M12 20V5M4.5 12 12 4.5l7.5 7.5',
  calendar: 'M3.5 5h17v15.5h-17zM3.5 10.5h17M8 2v5.5M16 2v5.5',
  check: 'M20.5 5.5 9 17l-5.5-5.5',
  'chevron-down': 'm5.5 8.5 6.5 6.5 6.5-6.5',
  'chevron-left': 'm15.5 18.5-6.5-6.5 6.5-6.5',
  'chevron-right': 'm8.5 18.5 6.5-6.5-6.5-6.5',
  clock: 'M12 6v6.5l4.5 2.5M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
  copy: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5',
  document: 'M5.5 2.5H14l4.5 4.5v14.5h-13zM13.5 2.5V7.5h5',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  download: 'M12 3v12M6.5 9.5 12 15l5.5-5.5M3.5 15v5.5h17V15',
  'external-link': 'M14 3.5h6.5V10M10 14 20 4M18 13.5v7H3.5V6h7',
  eye: 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  filter: 'M3 6h18M7 12h10M10.5 18h3',
  list: 'M8 5h13M8 12h13M8 19h13M3 5h2M3 12h2M3 19h2',
  lock: 'M5 10.5h14V21H5zM8 10.5V7a4 4 0 0 1 8 0v3.5',
  locate: 'M2 12h4M18 12h4M12 2v4M12 18v4M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z',
  mail: 'M2.5 4.5h19v15h-19zM21.5 6 12 13 2.5 6',
  map: 'M3 6.5L9 4L15 6.5L21 4V17.5L15 20L9 17.5L3 20ZM9 4V17.5M15 6.5V20',
  menu: 'M3 5.5h18M3 12h18M3 18.5h18',
  minus: 'M4.5 12h15',
  pause: 'M8 4.5v15M16 4.5v15',
  phone:
    'M21.5 16.9v3a2 2 0 0 1-2.2 1.6 19.5 19.5 0 0 1-8.4-3 19 19 0 0 1-5.8-5.9A19.5 19.5 0 0 1 2.1 4.2 2 2 0 0 1 4.1 2.5h3.2l1.9 5-2.1 2.2a16 16 0 0 0 6.9 6.9l2.2-2.1z',
  play: 'M7.5 4.5v15L19.5 12z',
  plus: 'M12 4.5v15M4.5 12h15',
  printer: 'M6 8.5V3h12v5.5M6 17H3V8.5h18V17h-3M7 14h10v7H7z',
  route:
    'M6 16a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M18 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  search: 'M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM15.8 15.8l5.7 5.7',
  shield: 'M12 2.5 20 5.5V12c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V5.5Z',
  shrink: 'M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7',
  tiles: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  user: 'M12 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM3.5 21v-1.5a4 4 0 0 1 4-4h9a4 4 0 0 1 4 4V21',
  warning: 'M12 3.5 22 20.5H2zM12 9.5v5M12 16v2.25',
  x: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: the text beside it says the same. Sized by the font size. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
