import { clerks } from '@oilway/content/access/rules.ts';
import { inLanguage } from '@oilway/content/labels.ts';
import { heldBackReasons } from '@oilway/content/retention/held-back-reasons.ts';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest, ServerProps } from 'payload';
import { say } from './messages.ts';

/** The dashboard notice when the last nightly run deleted nothing, for staff who may read the reason. */
export async function RetentionNotice({ i18n, payload, user }: ServerProps) {
  if (!clerks({ req: { user } as PayloadRequest })) return null;
  const { heldBack } = await payload.findGlobal({
    slug: 'retention',
    depth: 0,
    overrideAccess: true,
  });
  const reason = heldBackReasons.find(({ value }) => value === heldBack?.reason);
  if (!reason) return null;
  return (
    <section className="oilway-card" aria-labelledby="oilway-retention">
      <div>
        <h2 id="oilway-retention">{say('heldBack', i18n.language)}</h2>
        <p>{inLanguage(reason.label, i18n.language)}</p>
      </div>
      <Link href={`${payload.config.routes.admin}/globals/retention`} prefetch={false}>
        {say('openRetention', i18n.language)}
      </Link>
    </section>
  );
}
