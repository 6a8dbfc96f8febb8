import { getTranslation } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import type { CollectionSlug, PayloadRequest, SanitizedPermissions } from 'payload';
import { translate } from './messages.ts';

/** Payload's groups of the menu: collections and globals that the person may read. */
export type NavGroups = {
  label: string;
  entities: { label: Parameters<typeof getTranslation>[0]; slug: string; type: string }[];
}[];

interface AreasProps {
  groups: NavGroups;
  permissions: SanitizedPermissions;
  req: PayloadRequest;
}

/** Lists that are only read, by those who work with them. */
const readOnlyLists = ['mails', 'audit-log'];

/** Links to the collections and globals that the person works with, and to new documents. Others' are only in the menu. */
export function Areas({ groups, permissions, req: { i18n, payload } }: AreasProps) {
  const { admin } = payload.config.routes;
  const permissionsOf = (type: string, slug: string) =>
    permissions[type === 'globals' ? 'globals' : 'collections']?.[slug];
  const own = groups
    .map(({ entities, label }) => ({
      label,
      entities: entities.filter(({ slug, type }) => {
        const allowed = permissionsOf(type, slug);
        return allowed?.update || mayCreate(allowed) || readOnlyLists.includes(slug);
      }),
    }))
    .filter(({ entities }) => entities.length > 0);
  if (own.length === 0) return null;
  return (
    <nav aria-labelledby="start-areas" className="oilway-start__section">
      <h2 id="start-areas">{translate('areas', i18n.language)}</h2>
      <div className="oilway-areas">
        {own.map(({ entities, label }) => (
          <section key={label} aria-label={label}>
            <h3>{label}</h3>
            <ul>
              {entities.map(({ label: entityLabel, slug, type }) => (
                <li key={slug}>
                  <Link href={`${admin}/${type}/${slug}`} prefetch={false}>
                    {getTranslation(entityLabel, i18n)}
                  </Link>
                  {type === 'collections' && mayCreate(permissionsOf(type, slug)) ? (
                    <Link
                      aria-label={i18n.t('general:createNewLabel', {
                        label: getTranslation(
                          payload.collections[slug as CollectionSlug].config.labels.singular,
                          i18n,
                        ),
                      })}
                      href={`${admin}/collections/${slug}/create`}
                      prefetch={false}
                    >
                      +
                    </Link>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

const mayCreate = (allowed: object | undefined): boolean =>
  Boolean(allowed && 'create' in allowed && allowed.create);
