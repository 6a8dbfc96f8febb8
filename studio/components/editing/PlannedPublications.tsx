import type { PlannedPublication } from '@oilway/content/editing/planned-publications.ts';
import { formatPlannedTime, translate } from './messages.ts';
import './editing.css';

interface Props {
  planned: readonly PlannedPublication[];
  language: string;
}

/** Shows when a document will be published or taken off the site. */
export function PlannedPublications({ language, planned }: Props) {
  return planned.map(({ at, type }) => (
    <span key={`${type} ${at}`} className="oilway-planned">
      {translate(type === 'publish' ? 'plannedPublish' : 'plannedUnpublish', language, {
        date: formatPlannedTime(at, language),
      })}
    </span>
  ));
}
