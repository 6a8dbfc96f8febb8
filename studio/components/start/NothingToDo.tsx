import { nextTask, type StartSection } from '@oilway/content/start-page/start-page.ts';
import { translate } from './messages.ts';

interface Props {
  /** The report, whose findings are something to do. */
  findings: Promise<StartSection>;
  language: string;
}

/** The empty state of the start page: a dipstick in a calm body of oil. */
export async function NothingToDo({ findings, language }: Props) {
  if (nextTask([await findings])) return null;
  return (
    <div className="oilway-nothing">
      <p>
        <strong>{translate('nothing', language)}</strong> {translate('nothingYet', language)}
      </p>
      <svg aria-hidden="true" viewBox="0 0 360 150">
        <path className="oilway-nothing__steel" d="M236 0h52v84h-52Z" />
        <path className="oilway-nothing__light" d="M250 0h24v84h-24Z" />
        <path
          className="oilway-oil"
          d="M0 150V72C16 92 40 104 84 104H188C214 104 230 98 236 78H288C293 98 306 104 322 104 340 104 352 92 360 74V150Z"
        />
        <path className="oilway-nothing__deep" d="M250 78h24v46h-24Z" />
      </svg>
    </div>
  );
}
