import { AliveForm } from '../../forms/AliveForm.tsx';
import { FormHead } from '../../forms/FormHead.tsx';
import type { FormData } from '../../forms/form-data.ts';
import type { SponsoringFormBlock } from '../../page/blocks/block-types.ts';
import type { ViewProps } from '../../page/parts/place.ts';
import { Section } from '../../page/parts/Section.tsx';
import { sponsoringForm } from './fields.ts';
import Form from './SponsoringForm.island.tsx';

export function SponsoringForm({ block, page, place }: ViewProps<SponsoringFormBlock, FormData>) {
  return (
    <Section place={place}>
      <FormHead block={block} />
      <AliveForm
        page={page}
        block={block}
        definition={sponsoringForm}
        name="SponsoringForm"
        view={Form}
        properties={{ most: block.mostActivities ?? undefined }}
      />
    </Section>
  );
}
