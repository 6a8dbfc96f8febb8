import * as m0 from './20261121_013618_first.ts';
import * as m1 from './20261121_033359_drop_reset_interval.ts';
import * as m2 from './20261121_060613_lists_of_the_site.ts';
import * as m3 from './20261121_083449_site_search.ts';
import * as m4 from './20261121_094742_privacy_page.ts';
import * as m5 from './20261121_134619_contact_and_mails.ts';
import * as m6 from './20261121_165621_forms.ts';
import * as m7 from './20261121_193235_retention.ts';
import * as m8 from './20261121_205109_members.ts';
import * as m9 from './20261121_233102_portal_files.ts';
import * as m10 from './20261122_084958_member_passkeys.ts';
import * as m11 from './20261123_155701_message_numbers.ts';
import * as m12 from './20261123_183654_language_versions.ts';
import * as m13 from './20261123_194639_article_redirects.ts';
import * as m14 from './20261123_194901_report_deletions.ts';
import * as m15 from './20261123_200225_mail_claims_and_retention.ts';
import * as m16 from './20261124_202617_event_venues.ts';
import * as m17 from './20261124_234712_published_documents.ts';
import * as m18 from './20261125_001430_library_lists.ts';

export const migrations = [
  { name: '20261121_013618_first', up: m0.up, down: m0.down },
  { name: '20261121_033359_drop_reset_interval', up: m1.up, down: m1.down },
  { name: '20261121_060613_lists_of_the_site', up: m2.up, down: m2.down },
  { name: '20261121_083449_site_search', up: m3.up, down: m3.down },
  { name: '20261121_094742_privacy_page', up: m4.up, down: m4.down },
  { name: '20261121_134619_contact_and_mails', up: m5.up, down: m5.down },
  { name: '20261121_165621_forms', up: m6.up, down: m6.down },
  { name: '20261121_193235_retention', up: m7.up, down: m7.down },
  { name: '20261121_205109_members', up: m8.up, down: m8.down },
  { name: '20261121_233102_portal_files', up: m9.up, down: m9.down },
  { name: '20261122_084958_member_passkeys', up: m10.up, down: m10.down },
  { name: '20261123_155701_message_numbers', up: m11.up, down: m11.down },
  { name: '20261123_183654_language_versions', up: m12.up, down: m12.down },
  { name: '20261123_194639_article_redirects', up: m13.up, down: m13.down },
  { name: '20261123_194901_report_deletions', up: m14.up, down: m14.down },
  { name: '20261123_200225_mail_claims_and_retention', up: m15.up, down: m15.down },
  { name: '20261124_202617_event_venues', up: m16.up, down: m16.down },
  { name: '20261124_234712_published_documents', up: m17.up, down: m17.down },
  { name: '20261125_001430_library_lists', up: m18.up, down: m18.down },
];
