import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import type { PageContext } from '../page-context.ts';
import { searchParamNames } from '../search-param-names.ts';
import { messages } from './messages.ts';

interface LocatorFormProps {
  page: PageContext;
  /** Id of the field; a page has several of these forms. */
  id: string;
}

/** Submits to the page with the full map; works without scripts. */
export function LocatorForm({ page, id }: LocatorFormProps) {
  const text = messages[page.locale];
  return (
    <form className="stack gap4" action={page.locationsPath} method="get">
      <Field
        id={id}
        label={text.place}
        name={searchParamNames[page.locale].place}
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
