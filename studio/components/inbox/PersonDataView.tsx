import { dataSubjectClerks } from '@oilway/content/access/rules.ts';
import type { AdminViewServerProps } from 'payload';
import { authorizeView, StudioView } from '../StudioView.tsx';
import { translate } from './messages.ts';
import { PersonData } from './PersonData.tsx';

/** The view for exporting or erasing the data of one email address. */
export function PersonDataView(props: AdminViewServerProps) {
  const { language } = authorizeView(props, '/person-data', dataSubjectClerks).i18n;
  return (
    <StudioView title={translate('personData', language)} view={props}>
      <p className="oilway-intro">{translate('personIntro', language)}</p>
      <PersonData />
    </StudioView>
  );
}
