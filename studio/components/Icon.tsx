import './brand.css';
import { oil, ring } from './mark.ts';

/** The ring of the logo, for the studio's header. */
export function Icon() {
  return (
    <svg className="oilway-icon" role="img" aria-label="Oilway" viewBox="0 0 350 350">
      <path className="oilway-oil" d={oil} />
      <path fill="currentColor" fillRule="evenodd" d={ring} />
    </svg>
  );
}
