import './brand.css';
import { oilPath, ringPath, wordmarkPath } from './logo-paths.ts';

/** The logo above the login form. */
export function Logo() {
  return (
    <svg className="oilway-logo" role="img" aria-label="Oilway" viewBox="0 0 1394 358">
      <path className="oilway-oil" d={oilPath} />
      <path fill="currentColor" fillRule="evenodd" d={ringPath} />
      <path fill="currentColor" d={wordmarkPath} />
    </svg>
  );
}
