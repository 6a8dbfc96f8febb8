import type { ComponentType } from 'react';
import type { Block } from '../pages/blocks/block-types.ts';
import { type BlockDefinition, defineBlock, type LoadContext } from '../pages/blocks/definition.ts';
import type { PageContext } from '../pages/page-context.ts';
import type { BlockProps } from '../pages/parts/place.ts';
import { Section } from '../pages/parts/Section.tsx';
import { paths } from '../pages/paths.ts';
import { Island } from '../pages/render/Island.tsx';
import type { FormDefinition, FormProperties } from './fields/define-form.ts';
import { type FormData, loadForm, type PlainBlock, plainOf } from './form-data.ts';
import { Recaptcha } from './Recaptcha.tsx';

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
        <HydratedForm
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

interface HydratedFormProps<Properties extends FormProperties> {
  page: PageContext & FormData;
  block: PlainBlock;
  definition: Pick<FormDefinition<unknown>, 'name' | 'multipart'>;
  /** The island's name, and what it shows. */
  name: string;
  view: ComponentType<Properties>;
  /** What it is handed beside what every form is. */
  properties: Omit<Properties, keyof FormProperties>;
  /** Where it is for an event: the node id of that, and an id that no other form of the page has. */
  event?: { node: number; id: string };
}

/** A form that scripts bring to life; one that came back without them stays as it is. */
export function HydratedForm<Properties extends FormProperties>(
  props: HydratedFormProps<Properties>,
) {
  const { block, definition, event, name, page, view: View } = props;
  const { culture, posted, privacyPath, tracking } = page;
  const node = event?.node ?? page.node.id;
  const properties = {
    id: event?.id ?? `${definition.name}-form`,
    culture,
    node,
    captcha: paths.captcha(definition.name),
    trackingOrigins: tracking.allowed,
    privacyHref: privacyPath,
    plain: plainOf(page, block, definition, node),
    ...props.properties,
  } as FormProperties as Properties;
  if (posted) return <View {...properties} />;
  return (
    <Recaptcha page={page} form={definition.name}>
      <Island name={name} view={View} properties={properties} />
    </Recaptcha>
  );
}

interface FormHeadProps {
  block: { heading?: string | null; text?: string | null };
}

/** What an editor has written above a form. */
export function FormHead({ block: { heading, text } }: FormHeadProps) {
  return (
    <div className="measure below6">
      <h2 className="step3">{heading}</h2>
      {text ? <p className="above4">{text}</p> : null}
    </div>
  );
}
