import styles from './VideoIcon.module.css';

/** Paths on the 24-pixel grid of the other icons, filled instead of stroked. */
const paths = {
  play: 'M6 3.5v17l14.5-8.5z',
  pause: 'M5 3.5h5v17H5zM14 3.5h5v17h-5z',
  sound:
    'M3 8.5h4l6-5v17l-6-5H3zM16 8.2a5 5 0 0 1 0 7.6zM16 4a9 9 0 0 1 0 16v-2.4a7 7 0 0 0 0-11.2z',
  muted:
    'M3 8.5h4l6-5v17l-6-5H3zM15.4 9.6 17 8l2.2 2.4L21.5 8l1.5 1.6-2.3 2.4 2.3 2.4-1.5 1.6-2.3-2.4L17 16l-1.6-1.6 2.3-2.4z',
  fullscreen:
    'M3 3h7v2.5H5.5V10H3zM14 3h7v7h-2.5V5.5H14zM3 14h2.5v4.5H10V21H3zM18.5 14H21v7h-7v-2.5h4.5z',
  previous: 'M20 3.5v17L8.5 12zM4 3.5h3v17H4z',
  next: 'M4 3.5v17L15.5 12zM17 3.5h3v17h-3z',
} as const;

/** A decorative icon of the controls; `when` is the state in which it is shown. */
export function VideoIcon({ name, when }: { name: keyof typeof paths; when?: string }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      data-when={when}
    >
      <path d={paths[name]} />
    </svg>
  );
}
