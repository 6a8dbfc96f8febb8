import { AliveForm } from '../../forms/AliveForm.tsx';
import type { FormData } from '../../forms/form-data.ts';
import type { PageContext } from '../../page/page-context.ts';
import { paths } from '../../paths.ts';
import Form from './EventForm.island.tsx';
import { signUpDefinition } from './fields.ts';

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
  const { culture, posted } = page;
  return (
    <AliveForm
      page={page}
      block={block}
      definition={signUpDefinition}
      event={{ node: event, id }}
      name="EventForm"
      view={Form}
      properties={{
        capacity,
        places: posted?.places,
        placesHref: paths.eventPlaces(event, culture),
        calendarHref: paths.calendar(event, culture),
      }}
    />
  );
}
