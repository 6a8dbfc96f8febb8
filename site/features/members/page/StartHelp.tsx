import { countryOf } from '@oilway/store/locales.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { MailText } from '../../../components/MailText.tsx';
import { mailHref } from '../../../components/mail-href.ts';
import { imageOf } from '../../../pages/article-lists.ts';
import type { Locale, PageContext } from '../../../pages/page-context.ts';
import { ResponsiveImage } from '../../../pages/parts/ResponsiveImage.tsx';
import { Telephones } from '../../../pages/parts/Telephones.tsx';
import styles from '../../../portal/Portal.module.css';
import type { MemberContact, ShownRequest } from '../view.ts';

const german = {
  contact: 'Für Sie da',
  requests: 'Ihre offenen Anfragen',
  states: { new: 'Angekommen', inWork: 'In Arbeit' },
  sent: (date: string) => `vom ${date}`,
  none: 'Zurzeit ist keine Anfrage offen.',
  ask: 'Neue Anfrage',
};

const words: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    contact: 'Państwa opiekun',
    requests: 'Otwarte sprawy',
    states: { new: 'Przyjęta', inWork: 'W toku' },
    sent: (date) => `z dnia ${date}`,
    none: 'Obecnie nie ma otwartych spraw.',
    ask: 'Nowa wiadomość',
  },
};

interface StartHelpProps {
  page: PageContext;
  contact: MemberContact | undefined;
  requests: readonly ShownRequest[];
  /** The page with the form. */
  formHref: string | undefined;
}

/** The member's contact person and open requests. */
export function StartHelp({ contact, page, formHref, requests }: StartHelpProps) {
  const text = words[page.locale];
  return (
    <>
      {contact ? <Contact contact={contact} page={page} heading={text.contact} /> : null}
      <div className={styles.card}>
        <h2 className="step2 tight leading115">{text.requests}</h2>
        {requests.length > 0 ? (
          <ul className="stack gap2">
            {requests.map(({ reference, formattedDate, state }) => (
              <li className="wrap apart gap2" key={reference}>
                <span>
                  <strong className="figures">{reference}</strong> {text.sent(formattedDate)}
                </span>
                <span className="strong">{text.states[state]}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{text.none}</p>
        )}
        {formHref === undefined ? null : (
          <p>
            <ButtonLink href={formHref} variant="outline" size="small">
              {text.ask}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}

function Contact(props: { contact: MemberContact; page: PageContext; heading: string }) {
  const { contact, page, heading } = props;
  const { email, phone, profileName, title } = contact;
  const portrait = imageOf(contact.image);
  return (
    <div className={styles.card}>
      <h2 className="step2 tight leading115">{heading}</h2>
      <div className="row wrap gap4">
        {portrait ? (
          <div className={styles.portrait}>
            <ResponsiveImage media={portrait} page={page} sizes="4.5rem" />
          </div>
        ) : null}
        <p className="grow">
          <strong>{profileName}</strong>
          <br />
          {title}
        </p>
      </div>
      <ul className="stack">
        {phone ? (
          <li>
            <Telephones
              className="target gap3"
              text={phone}
              country={countryOf(page.locale)}
              icon={<Icon name="phone" />}
            />
          </li>
        ) : null}
        <li>
          <a className="target gap3" href={mailHref(email)}>
            <Icon name="mail" />
            <MailText text={email} />
          </a>
        </li>
      </ul>
    </div>
  );
}
