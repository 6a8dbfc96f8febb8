import { Icon } from '../../components/Icon.tsx';
import type { Locale } from '../../pages/page-context.ts';
import { reportingMessages } from './page-messages.ts';
import styles from './ReportPage.module.css';

interface PromisesProps {
  locale: Locale;
  /** Of the reporting office's keys. */
  fingerprint: string;
}

/** What the form promises, above it; and the fingerprint of the keys, folded. */
export function Promises({ fingerprint, locale }: PromisesProps) {
  const { fingerprint: words, promises, withScripts } = reportingMessages[locale];
  return (
    <div className="stack gap2 below5">
      <ul className={styles.promises}>
        {promises.map(({ icon, text, title }, index) => (
          <li className="flex gap3" key={icon}>
            <Icon name={icon} className="amberInk" />
            <div>
              <h2 className="step1 tight leading12">{title}</h2>
              <p className="note leading14">
                {text}
                {index === 0 ? <span className="jsOnly"> {withScripts}</span> : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <details>
        <summary className="target small strong amberInk">{words[0]}</summary>
        <p className="note measure">
          {words[1]}
          <span translate="no">{fingerprint}</span>
          {words[2]}
        </p>
      </details>
    </div>
  );
}
