import { AliveForm } from '../../forms/AliveForm.tsx';
import styles from '../../forms/Forms.module.css';
import type { FormData } from '../../forms/form-data.ts';
import { plainOf } from '../../forms/plain.ts';
import type { SponsoringFormBlock } from '../../page/blocks/block-types.ts';
import type { ViewProps } from '../../page/parts/place.ts';
import { Section } from '../../page/parts/Section.tsx';
import { paths } from '../../paths.ts';
import Form from './SponsoringForm.island.tsx';

export function SponsoringForm({ block, page, place }: ViewProps<SponsoringFormBlock, FormData>) {
  const { culture, node, privacyPath } = page;
  return (
    <Section place={place}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
      </div>
      <AliveForm
        page={page}
        form="sponsoring"
        name="SponsoringForm"
        view={Form}
        properties={{
          id: 'sponsoring-form',
          most: block.mostActivities ?? undefined,
          privacyHref: privacyPath,
          delivery: {
            call: '/umbraco/api/sponsoring/SubmitMessage',
            captcha: paths.captcha('sponsoring'),
            umbracoNodeID: node.id,
            cultureName: culture,
            trackingOrigins: page.tracking.allowed,
            encoding: 'multipart' as const,
          },
          plain: plainOf(page, block, 'sponsoring', node.id),
        }}
      />
    </Section>
  );
}
