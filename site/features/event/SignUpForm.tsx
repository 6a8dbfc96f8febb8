import { AliveForm } from '../../forms/AliveForm.tsx';
import type { FormData } from '../../forms/form-data.ts';
import { plainOf } from '../../forms/plain.ts';
import type { PageContext } from '../../page/page-context.ts';
import { paths } from '../../paths.ts';
import Form from './EventForm.island.tsx';

interface SignUpFormProps {
  id: string;
  page: PageContext & FormData;
  block: { id?: string | null | undefined };
  event: number;
  /** Undefined where everybody can come. */
  capacity: number | undefined;
}

/** The form for one event, wherever it stands. */
export function SignUpForm({ block, capacity, event, id, page }: SignUpFormProps) {
  const { culture, posted, privacyPath } = page;
  return (
    <AliveForm
      page={page}
      form="event"
      name="EventForm"
      view={Form}
      properties={{
        id,
        capacity,
        places: posted?.places,
        placesHref: paths.eventPlaces(event, culture),
        calendarHref: paths.calendar(event, culture),
        privacyHref: privacyPath,
        delivery: {
          call: '/umbraco/api/event/sendNotification',
          captcha: paths.captcha('event'),
          umbracoNodeID: event,
          cultureName: culture,
        },
        plain: plainOf(page, block, 'event', event),
      }}
    />
  );
}
