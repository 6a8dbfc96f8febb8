import { sqliteData } from '../data/make-data.ts';
import { compare } from '../load/compare.ts';
import { generator } from '../load/shoot.ts';
import { type Report, type Row, ratioRow } from '../report.ts';
import { nginxVersion, startNginx } from '../servers/nginx.ts';
import { record } from '../servers/recording.ts';
import { startSite } from '../servers/site.ts';
import { formatBytes } from '../statistics.ts';
import { target } from './cached.ts';

const page = 'umbracoNodeId=1&cultureName=de-DE';
const list = {
  getContacts: '/umbraco/api/contactregion/getContacts?nodeid=1&culture=de-DE',
  'getContacts of a region':
    '/umbraco/api/contactregion/getContacts?nodeid=1&culture=de-DE&region=Bayern',
  GetRegions: '/umbraco/api/contactregion/GetRegions?culture=de-DE',
  getContactDepartment: `/umbraco/api/contact/getContactDepartment?${page}`,
  getInstagram: `/umbraco/api/socialfeed/getInstagram?${page}`,
  getFacebook: `/umbraco/api/socialfeed/getFacebook?${page}`,
  'suggestions of the search': '/api/suggestions?cultureName=de-DE&q=filter',
} as const;

/** The other public calls, from memory, beside nginx with the same bytes. */
export async function calls(): Promise<Report> {
  const site = await startSite(await sqliteData());
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(list)) {
      const recording = await record(site.origin, path, 'br');
      const nginx = await startNginx([recording]);
      try {
        const headers = { 'accept-encoding': 'br' };
        const { ratio, text } = await compare(
          target(site, path, headers),
          target(nginx, path, headers),
        );
        const what = `${name}, ${formatBytes(recording.body.length)}: of nginx, one core`;
        rows.push(ratioRow(what, ratio, undefined, text));
      } finally {
        await nginx.stop();
      }
    }
    return {
      title: 'The other calls',
      method: `The demo content, German, brotli. n = 7 rounds of 1 s each, in turn; ${generator}; ${nginxVersion}.`,
      rows,
    };
  } finally {
    await site.stop();
  }
}
