import { submittedColumns } from '@oilway/content/submissions/csv.ts';
import { cellsOf, type Row } from '@oilway/content/submissions/csv-cells.ts';
import { inboxes } from '@oilway/store/inboxes.ts';
import { countryOf } from '@oilway/store/locales.ts';
import { telephoneParts } from '@oilway/store/telephone.ts';
import type { UIFieldServerComponent } from 'payload';
import { translate } from './messages.ts';
import './inbox.css';

/** Fields that have inputs or stand in the head of the page. */
const excludedFields = new Set(['status', 'assignee', 'place', 'reference', 'updatedAt']);

/** A submission as a text to read: its words first, then the other values as a list. Empty fields are absent. */
export const Letter: UIFieldServerComponent = async ({ collectionSlug, data, i18n, req }) => {
  const inbox = inboxes.find((one) => one === collectionSlug);
  if (!inbox || !data?.id) return null;
  const row = data as Row & { umbracoNodeID?: number | null; subject?: string | null };
  const columns = submittedColumns(req, inbox).filter(({ name }) => !excludedFields.has(name));
  const [cells = []] = await cellsOf(columns, [row], req);
  const values = columns.flatMap(({ field, heading, name }, at) =>
    cells[at] ? [{ name, heading, value: cells[at], isText: field.type === 'textarea' }] : [],
  );
  const texts = values.filter(({ isText }) => isText);
  const facts = values.filter(({ isText, name }) => !isText && name !== 'subject');
  const page = await pageTitle(req, row);
  return (
    <article className="oilway-letter">
      {row.subject ? <h2>{row.subject}</h2> : null}
      {texts.map(({ heading, name, value }) => (
        <section key={name} aria-label={heading}>
          {texts.length > 1 ? <h3>{heading}</h3> : null}
          <p>{value}</p>
        </section>
      ))}
      <dl>
        {facts.map(({ heading, name, value }) => (
          <div key={name}>
            <dt>{heading}</dt>
            <dd>{/phone/i.test(name) ? <Telephone value={value} row={row} /> : value}</dd>
          </div>
        ))}
        {page ? (
          <div>
            <dt>{translate('formPage', i18n.language)}</dt>
            <dd>{page}</dd>
          </div>
        ) : null}
      </dl>
    </article>
  );
};

const Telephone = ({ row, value }: { row: Row; value: string }) =>
  telephoneParts(value, countryOf(row.cultureName)).map(({ href, text }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );

/** Returns the title of the page that contained the form. */
async function pageTitle(
  { payload }: Parameters<typeof submittedColumns>[0],
  { cultureName, umbracoNodeID }: Row & { umbracoNodeID?: number | null },
): Promise<string | null | undefined> {
  if (!umbracoNodeID) return undefined;
  const page = await payload.findByID({
    collection: 'pages',
    id: umbracoNodeID,
    depth: 0,
    disableErrors: true,
    locale: countryOf(cultureName),
    select: { title: true },
  });
  return page?.title;
}
