import type { ComponentType } from 'react';
import type { PageContext } from '../page/page-context.ts';
import { Island } from '../page/render/Island.tsx';
import { paths } from '../paths.ts';
import type { FormDefinition } from './fields/define-form.ts';
import type { FormProperties } from './fields/form-properties.ts';
import { type FormData, type PlainBlock, plainOf } from './form-data.ts';
import { Recaptcha } from './Recaptcha.tsx';

interface AliveFormProps<Properties extends FormProperties> {
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
export function AliveForm<Properties extends FormProperties>(props: AliveFormProps<Properties>) {
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
