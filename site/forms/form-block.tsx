import type { ComponentType, ReactNode } from 'react';
import type { Block } from '../pages/blocks/block-types.ts';
import { type BlockDefinition, defineBlock, type LoadContext } from '../pages/blocks/definition.ts';
import type { PageContext } from '../pages/page-context.ts';
import type { BlockProps } from '../pages/parts/block-position.ts';
import { Section } from '../pages/parts/Section.tsx';
import { paths } from '../pages/paths.ts';
import { Island } from '../pages/render/Island.tsx';
import { FormColumns } from './FormAside.tsx';
import type { FormDefinition, FormProperties } from './fields/define-form.ts';
import { type FormBlockData, type FormBlockFields, loadFormData, noJsForm } from './form-data.ts';
import { Recaptcha } from './Recaptcha.tsx';

type FormTexts = { heading?: string | null; text?: string | null };
type FormBlock = Block & FormBlockFields & FormTexts;

interface FormBlockParts<
  B extends FormBlock,
  Properties extends FormProperties,
  Data extends object,
  Query extends object,
> {
  definition: Pick<FormDefinition<unknown>, 'name' | 'multipart'>;
  /** Name and component of the island. */
  name: string;
  view: ComponentType<Properties>;
  /** Props in addition to those of every form. */
  properties?: (block: B, page: PageContext & Data) => Omit<Properties, keyof FormProperties>;
  searchParams?: BlockDefinition<B, FormBlockData & Data, Query>['searchParams'];
  load?: (context: LoadContext<B, Partial<Query>>) => Promise<Data>;
  head?: BlockDefinition<B, FormBlockData & Data, Query>['head'];
  /** What is beside the form; and above it on narrow screens. */
  aside?: (block: B, page: PageContext & Data) => ReactNode;
  above?: (block: B, page: PageContext & Data) => ReactNode;
}

/** Defines a block with a heading, a text and a form, and what is beside it. */
export function formBlock<
  B extends FormBlock,
  Properties extends FormProperties = FormProperties,
  Data extends object = object,
  Query extends object = object,
>(
  parts: FormBlockParts<B, Properties, Data, Query>,
): BlockDefinition<B, FormBlockData & Data, Query> {
  const { above, aside, definition, head, load, name, properties, searchParams, view } = parts;
  return defineBlock<B, FormBlockData & Data, Query>({
    component: ({ block, page, position }: BlockProps<B, FormBlockData & Data>) => (
      <Section position={position}>
        <FormColumns aside={aside?.(block, page)}>
          {above?.(block, page)}
          <FormHead block={block} />
          <HydratedForm
            page={page}
            block={block}
            definition={definition}
            name={name}
            view={view}
            properties={properties?.(block, page) ?? ({} as Omit<Properties, keyof FormProperties>)}
          />
        </FormColumns>
      </Section>
    ),
    ...(searchParams && { searchParams }),
    load: async (context) =>
      ({ ...loadFormData(context), ...(await load?.(context)) }) as FormBlockData & Data,
    ...(head && { head }),
    csp: 'form',
  });
}

interface HydratedFormProps<Properties extends FormProperties> {
  page: PageContext & FormBlockData;
  block: FormBlockFields;
  definition: Pick<FormDefinition<unknown>, 'name' | 'multipart'>;
  /** Name and component of the island. */
  name: string;
  view: ComponentType<Properties>;
  /** Props in addition to those of every form. */
  properties: Omit<Properties, keyof FormProperties>;
  /** The event of the form: its node id, and an element id unique on the page. */
  event?: { nodeId: number; id: string };
}

/** A form in an island; after a native submission it is rendered without hydration. */
export function HydratedForm<Properties extends FormProperties>(
  props: HydratedFormProps<Properties>,
) {
  const { block, definition, event, name, page, view: View } = props;
  const { locale, submitted, privacyPath, tracking } = page;
  const nodeId = event?.nodeId ?? page.node.id;
  const properties = {
    id: event?.id ?? `${definition.name}-form`,
    locale,
    nodeId,
    captchaUrl: paths.captcha(definition.name),
    trackingOrigins: tracking.allowed,
    privacyHref: privacyPath,
    noJs: noJsForm(page, block, definition, nodeId),
    ...props.properties,
  } as FormProperties as Properties;
  if (submitted) return <View {...properties} />;
  return (
    <Recaptcha page={page} form={definition.name}>
      <Island name={name} view={View} properties={properties} />
    </Recaptcha>
  );
}

/** Heading and text above a form. */
export function FormHead({ block: { heading, text } }: { block: FormTexts }) {
  return (
    <div className="measure below5">
      <h2 className="step3">{heading}</h2>
      {text ? <p className="above4">{text}</p> : null}
    </div>
  );
}
