import type { ComponentType } from 'react';
import type { Block } from '../page/blocks/block-types.ts';
import { type BlockDefinition, defineBlock, type LoadContext } from '../page/blocks/definition.ts';
import type { PageContext } from '../page/page-context.ts';
import type { BlockProps } from '../page/parts/place.ts';
import { Section } from '../page/parts/Section.tsx';
import { AliveForm } from './AliveForm.tsx';
import { FormHead } from './FormHead.tsx';
import type { FormDefinition } from './fields/define-form.ts';
import type { FormProperties } from './fields/form-properties.ts';
import { type FormData, loadForm, type PlainBlock } from './form-data.ts';

type FormBlock = Block & PlainBlock & { heading?: string | null; text?: string | null };

interface FormBlockParts<
  B extends FormBlock,
  Properties extends FormProperties,
  Data extends object,
  Query extends object,
> {
  definition: Pick<FormDefinition<unknown>, 'name' | 'multipart'>;
  /** The island's name, and what it shows. */
  name: string;
  view: ComponentType<Properties>;
  /** What it is handed beside what every form is. */
  properties?: (block: B, page: PageContext & Data) => Omit<Properties, keyof FormProperties>;
  searchParams?: BlockDefinition<B, FormData & Data, Query>['searchParams'];
  load?: (context: LoadContext<B, Partial<Query>>) => Promise<Data>;
  head?: BlockDefinition<B, FormData & Data, Query>['head'];
}

/** A block that is a form below what an editor has written. */
export function formBlock<
  B extends FormBlock,
  Properties extends FormProperties = FormProperties,
  Data extends object = object,
  Query extends object = object,
>(parts: FormBlockParts<B, Properties, Data, Query>): BlockDefinition<B, FormData & Data, Query> {
  const { definition, head, load, name, properties, searchParams, view } = parts;
  return defineBlock<B, FormData & Data, Query>({
    component: ({ block, page, place }: BlockProps<B, FormData & Data>) => (
      <Section place={place}>
        <FormHead block={block} />
        <AliveForm
          page={page}
          block={block}
          definition={definition}
          name={name}
          view={view}
          properties={properties?.(block, page) ?? ({} as Omit<Properties, keyof FormProperties>)}
        />
      </Section>
    ),
    ...(searchParams && { searchParams }),
    load: async (context) =>
      ({ ...loadForm(context), ...(await load?.(context)) }) as FormData & Data,
    ...(head && { head }),
    csp: 'form',
  });
}
