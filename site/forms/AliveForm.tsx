import type { ComponentType } from 'react';
import type { PageContext } from '../page/page-context.ts';
import { Island } from '../page/render/Island.tsx';
import type { FormData } from './form-data.ts';
import { Recaptcha } from './Recaptcha.tsx';

interface AliveFormProps<P extends object> {
  page: PageContext & FormData;
  /** Its captcha's name. */
  form: 'contact' | 'event' | 'sponsoring';
  name: string;
  view: ComponentType<P>;
  properties: P;
}

/** A form that scripts bring to life; one that came back without them stays as it is. */
export function AliveForm<P extends object>(props: AliveFormProps<P>) {
  const { form, name, page, properties, view: View } = props;
  if (page.posted) return <View {...properties} />;
  return (
    <Recaptcha page={page} form={form}>
      <Island name={name} view={View} properties={properties} />
    </Recaptcha>
  );
}
