import './brand.css';
import { oilPath, ringPath } from './logo-paths.ts';

/** The ring of the logo, for the studio's header. */
export function Icon() {
  return (
    <svg className="oilway-icon" role="img" aria-label="Oilway" viewBox="0 0 350 350">
      <path className="oilway-oil" d={oilPath} />
      <path fill="currentColor" fillRule="evenodd" d={ringPath} />
    </svg>
  );
}
