import './brand.css';
import { letters, oil, ring } from './mark.ts';

/** The logo above the login form. */
export function Logo() {
  return (
    <svg className="oilway-logo" role="img" aria-label="Oilway" viewBox="0 0 1394 358">
      <path className="oilway-oil" d={oil} />
      <path fill="currentColor" fillRule="evenodd" d={ring} />
      <path fill="currentColor" d={letters} />
    </svg>
  );
}
