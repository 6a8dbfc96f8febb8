import { clerks } from '@oilway/content/access/rules.ts';
import { inLanguage } from '@oilway/content/labels.ts';
import { skipReasons } from '@oilway/content/retention/skip-reasons.ts';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest, ServerProps } from 'payload';
import { translate } from './messages.ts';

/** The notice of the start page when the last nightly run deleted nothing, for staff who may read the reason. */
export async function RetentionNotice({ i18n, payload, user }: ServerProps) {
  if (!clerks({ req: { user } as PayloadRequest })) return null;
  const { skipped } = await payload.findGlobal({
    slug: 'retention',
    depth: 0,
    overrideAccess: true,
  });
  const reason = skipReasons.find(({ value }) => value === skipped?.reason);
  if (!reason) return null;
  return (
    <section className="oilway-card" aria-labelledby="oilway-retention">
      <div>
        <h2 id="oilway-retention">{translate('skipped', i18n.language)}</h2>
        <p>{inLanguage(reason.label, i18n.language)}</p>
      </div>
      <Link href={`${payload.config.routes.admin}/globals/retention`} prefetch={false}>
        {translate('openRetention', i18n.language)}
      </Link>
    </section>
  );
}
