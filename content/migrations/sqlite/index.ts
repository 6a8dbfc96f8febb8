import * as m0 from './20261125_041820_first.ts';
import * as m1 from './20261125_180008_counters.ts';
import * as m2 from './20261125_185000_what_clerks_read.ts';
import * as m3 from './20261125_190149_audit_log.ts';
import * as m4 from './20261126_021209_staff_door.ts';
import * as m5 from './20261126_022414_staff_proof.ts';
import * as m6 from './20261126_025358_report_captchas.ts';
import * as m7 from './20261126_032936_staff_factors.ts';
import * as m8 from './20261126_034402_reporting_key_log.ts';
import * as m9 from './20261126_110423_outbox_holds.ts';
import * as m10 from './20261126_152854_known_secrets.ts';
import * as m11 from './20261127_043840_state.ts';
import * as m12 from './20261127_095902_attachment_files.ts';
import * as m13 from './20261127_144357_station_addresses.ts';
import * as m14 from './20261127_151533_station_details.ts';
import * as m15 from './20261127_153944_prices.ts';
import * as m16 from './20261127_191643_article_drawing.ts';
import * as m17 from './20261127_223557_member_contact.ts';
import * as m18 from './20261127_232430_letterhead.ts';
import * as m19 from './20261128_022140_free_prices.ts';
import * as m20 from './20261128_030752_privacy_notice.ts';
import * as m21 from './20261128_062356_graded_photographs.ts';
import * as m22 from './20261128_160421_people_bring.ts';

export const migrations = [
  { name: '20261125_041820_first', up: m0.up, down: m0.down },
  { name: '20261125_180008_counters', up: m1.up, down: m1.down },
  { name: '20261125_185000_what_clerks_read', up: m2.up, down: m2.down },
  { name: '20261125_190149_audit_log', up: m3.up, down: m3.down },
  { name: '20261126_021209_staff_door', up: m4.up, down: m4.down },
  { name: '20261126_022414_staff_proof', up: m5.up, down: m5.down },
  { name: '20261126_025358_report_captchas', up: m6.up, down: m6.down },
  { name: '20261126_032936_staff_factors', up: m7.up, down: m7.down },
  { name: '20261126_034402_reporting_key_log', up: m8.up, down: m8.down },
  { name: '20261126_110423_outbox_holds', up: m9.up, down: m9.down },
  { name: '20261126_152854_known_secrets', up: m10.up, down: m10.down },
  { name: '20261127_043840_state', up: m11.up, down: m11.down },
  { name: '20261127_095902_attachment_files', up: m12.up, down: m12.down },
  { name: '20261127_144357_station_addresses', up: m13.up, down: m13.down },
  { name: '20261127_151533_station_details', up: m14.up, down: m14.down },
  { name: '20261127_153944_prices', up: m15.up, down: m15.down },
  { name: '20261127_191643_article_drawing', up: m16.up, down: m16.down },
  { name: '20261127_223557_member_contact', up: m17.up, down: m17.down },
  { name: '20261127_232430_letterhead', up: m18.up, down: m18.down },
  { name: '20261128_022140_free_prices', up: m19.up, down: m19.down },
  { name: '20261128_030752_privacy_notice', up: m20.up, down: m20.down },
  { name: '20261128_062356_graded_photographs', up: m21.up, down: m21.down },
  { name: '20261128_160421_people_bring', up: m22.up, down: m22.down },
];
