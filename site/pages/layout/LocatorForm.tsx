import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import type { PageContext } from '../page-context.ts';
import { parameters } from '../parameters.ts';
import { messages } from './messages.ts';

interface LocatorFormProps {
  page: PageContext;
  /** Of the field; one page holds several of these forms. */
  id: string;
}

/** Leads to the page with the full map; works as a plain form. */
export function LocatorForm({ page, id }: LocatorFormProps) {
  const text = messages[page.culture];
  return (
    <form className="stack gap4" action={page.locationsPath} method="get">
      <Field
        id={id}
        label={text.place}
        name={parameters[page.culture].place}
        type="search"
        autoComplete="postal-code"
        maxLength={100}
      />
      <Button variant="tool" on="amber" type="submit" icon="arrow-right" wide>
        {text.search}
      </Button>
    </form>
  );
}
