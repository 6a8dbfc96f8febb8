import Form from '../../../features/sponsoring/SponsoringForm.island.tsx';
import { paths } from '../../../paths.ts';
import type { SponsoringFormBlock } from '../block-types.ts';
import type { ViewProps } from '../place.ts';
import { Section } from '../Section.tsx';
import { AliveForm } from './AliveForm.tsx';
import styles from './Forms.module.css';
import { plainOf } from './plain.ts';

export function SponsoringForm({ block, page, place }: ViewProps<SponsoringFormBlock>) {
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
            trackingOrigins: page.tracking?.allowed,
            encoding: 'multipart' as const,
          },
          plain: plainOf(page, block, 'sponsoring', node.id),
        }}
      />
    </Section>
  );
}
