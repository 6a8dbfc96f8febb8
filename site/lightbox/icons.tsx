/** Paths in the manner of `ui/Icon`: 24 grid, 2.25 stroke, mitred; here without its style sheet, which pages have. */
const paths = {
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  previous: 'M15.5 5.5 9 12l6.5 6.5',
  next: 'm8.5 5.5 6.5 6.5-6.5 6.5',
  play: 'M7.5 4.5v15L19.5 12z',
  pause: 'M8 4.5v15M16 4.5v15',
  thumbnails: 'M3.5 4.5h17v15h-17zM14.5 4.5v15M14.5 12h6',
  enlarge: 'M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM15.8 15.8l5.7 5.7M10.5 7v7M7 10.5h7',
  fit: 'M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM15.8 15.8l5.7 5.7M7 10.5h7',
  fullscreen: 'M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5',
  window: 'M9.5 4v5.5H4M20 9.5h-5.5V4M14.5 20v-5.5H20M4 14.5h5.5V20',
} as const;

export type Glyph = keyof typeof paths;

export function Glyph({ name }: { name: Glyph }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

interface ToolProps {
  label: string;
  glyph: Glyph;
  pressed?: boolean;
  /** Marks the button that runs the slideshow, which does not hold it up. */
  slideshow?: boolean;
  onClick: () => void;
}

/** A button of the toolbar, beside those of the library. */
export function Tool({ label, glyph, pressed, slideshow, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="yarl__button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      data-slideshow={slideshow ? '' : undefined}
      onClick={onClick}
    >
      <Glyph name={glyph} />
    </button>
  );
}
