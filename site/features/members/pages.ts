import { credentialId } from '@oilway/store/accounts/passkey-schemas.ts';
import { type Locale, locales, portalTokenParam } from '@oilway/store/locales.ts';
import type { MemberSession } from '@oilway/store/members/sessions.ts';
import * as z from 'zod';
import { longDate } from '../../components/dates.ts';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import { paths } from '../../pages/paths.ts';
import { clientInfo, getSession, type RequireSession } from '../../portal/current-member.ts';
import type { LoadLatestFiles } from '../../portal/latest-files.ts';
import type { MemberPages, PortalRequest, PortalRoute } from '../../portal/pages.ts';
import { loginUrl, parseReturnTo } from '../../portal/return-to.ts';
import type { Context } from '../../server/context.ts';
import { sessionToken } from '../../server/http/session-cookie.ts';
import { accountPage } from './account-page.ts';
import { type MemberResponse, type MemberRoute, memberPage, refusedForm } from './member-page.ts';
import { type ProfileState, parseProfileView } from './schema.ts';
import type { PortalService } from './service.ts';

/** Returns the public routes: login, first and new password, start page, and account request. */
export function publicPages(
  context: Context,
  service: PortalService,
  loadLatestFiles: LoadLatestFiles,
): PortalRoute[] {
  return [
    startPage(context, service, loadLatestFiles),
    resetPage(service),
    accountPage(context, service),
  ].map(toPortalRoute);
}

/** Registers the profile, and the download of the member's data. */
export const profilePages =
  (context: Context, service: PortalService): MemberPages =>
  (app, requireSession) => {
    for (const locale of locales)
      app.get(paths.portalData(locale), { schema: { hide: true } }, async (request, reply) =>
        reply
          .header('content-disposition', 'attachment')
          .type('application/json; charset=utf-8')
          .send(
            JSON.stringify(
              await context.store.ownData(requireSession(request).member.id),
              undefined,
              2,
            ),
          ),
      );
    return [toPortalRoute(profilePage(context, service, requireSession))];
  };

function toPortalRoute({ path, post, get }: MemberRoute): PortalRoute {
  const toPage = (response: MemberResponse, locale: Locale) =>
    'redirect' in response ? response : memberPage(locale, response);
  return {
    path,
    get: async (request, locale) => toPage(await get(request, locale), locale),
    post: async (request, locale, body) => toPage(await post(request, locale, body), locale),
  };
}

/** Returns the route of the portal's root: login, first or new password, and the start page for logged-in members. */
function startPage(
  context: Context,
  service: PortalService,
  loadLatestFiles: LoadLatestFiles,
): MemberRoute {
  const { config, store } = context;
  return {
    path: paths.portal,
    async get(request, locale) {
      const token = request.query[portalTokenParam];
      if (typeof token === 'string') {
        const purpose = await store.linkPurpose(token);
        return purpose
          ? { kind: 'newPassword', token, purpose }
          : { kind: 'notice', notice: 'badLink' };
      }
      const session = await getSession(request, context);
      if (session) {
        const returnTo = parseReturnTo(request.query.returnUrl, locale);
        if (returnTo && !returnTo.isDownload) return { redirect: returnTo.url };
        const { member } = session;
        return {
          kind: 'start',
          member,
          ...(await loadLatestFiles(member, locale)),
          ...(await loadSupport(context, member, locale)),
          ...(returnTo ? { downloadUrl: returnTo.url } : {}),
        };
      }
      const saved = request.query.saved !== undefined;
      const ended = !saved && sessionToken(request, config) !== undefined;
      return { kind: 'login', saved, ended };
    },
    async post(request, locale, body) {
      const client = clientInfo(request);
      const { resetToken: token, userName = '' } = body;
      if (token !== undefined) {
        const purpose = await store.linkPurpose(token);
        return service.setPassword(body, token, client).then(
          () => ({ redirect: `${paths.portal(locale)}?saved` }),
          (error) =>
            purpose
              ? { kind: 'newPassword', token, purpose, ...refusedForm(error, locale, {}) }
              : { kind: 'notice', notice: 'badLink' },
        );
      }
      const previousToken = sessionToken(request, config);
      try {
        const session = await service.logIn(body, client);
        if (previousToken !== undefined) await store.logOut(previousToken);
        const returnTo = parseReturnTo(request.query.returnUrl, locale);
        if (!returnTo) return { redirect: paths.portal(locale), session };
        return {
          redirect: returnTo.isDownload ? loginUrl(returnTo.url, locale) : returnTo.url,
          session,
        };
      } catch (error) {
        return {
          kind: 'login',
          saved: false,
          ended: false,
          ...refusedForm(error, locale, { userName }),
        };
      }
    },
  };
}

function resetPage(service: PortalService): MemberRoute {
  return {
    path: paths.portalReset,
    get: async () => ({ kind: 'reset' }),
    post(request, locale, body) {
      const values = { email: body.email ?? '' };
      const sent = { reference: '', answer: {} };
      return service.requestReset(body, clientInfo(request)).then(
        () => ({ kind: 'reset', submitted: { values, problems: [], sent } }),
        (error) => ({ kind: 'reset', ...refusedForm(error, locale, values) }),
      );
    },
  };
}

function profilePage(
  context: Context,
  service: PortalService,
  requireSession: RequireSession,
): MemberRoute {
  const { store } = context;
  const view = async (
    request: PortalRequest,
    state: ProfileState,
    more: { submitted?: SubmittedState; passkeyChange?: 'gone' } = {},
  ) => {
    const { member, id: session } = requireSession(request);
    const sessions = await store.sessions(member.id);
    const passkeys = await store.passkeys(member.id);
    const change = (['added', 'removed'] as const).find((name) => name in request.query);
    return {
      kind: 'profile',
      state,
      member,
      session,
      sessions,
      ended: request.query.ended !== undefined,
      passkeys,
      ...(await loadContact(context, member)),
      ...(change ? { passkeyChange: change } : {}),
      ...more,
    } as const;
  };
  return {
    path: paths.portalProfile,
    get: (request) => view(request, parseProfileView(request.query.view)),
    async post(request, locale, body) {
      const session = requireSession(request);
      const here = paths.portalProfile(locale);
      const sessionsEnded = { redirect: `${here}?ended#sessions` };
      if (body.act === 'elsewhere') {
        await store.endSessions(session.member.id, { except: session.id });
        return sessionsEnded;
      }
      if (body.act === 'endSession') {
        const { data: only } = z.uuid().safeParse(body.session);
        if (only !== undefined) await store.endSessions(session.member.id, { only });
        return sessionsEnded;
      }
      if (body.act === 'removePasskey') {
        const { data: id } = credentialId.safeParse(body.passkey);
        return id !== undefined && (await store.removePasskey(session.member.id, id))
          ? { redirect: `${here}?view=passkeys&removed` }
          : view(request, 'passkeys', { passkeyChange: 'gone' });
      }
      return service.changePassword(body, session).then(
        () => ({ redirect: `${here}?view=changePasswordSuccess` }),
        (error) => view(request, 'changePassword', refusedForm(error, locale, {})),
      );
    },
  };
}

/** Loads the contact person, the open requests and the link to the contact form. */
async function loadSupport(context: Context, member: MemberSession['member'], locale: Locale) {
  const { published, store } = context;
  const openRequests = await store.openRequests(member.email);
  const requests = openRequests.map((one) => ({
    ...one,
    formattedDate: longDate(one.sent, locale),
  }));
  const content = published.reader();
  const forms = (await content.pageSummaries(locale)).filter(({ blockTypes }) =>
    blockTypes.has('contactForm'),
  );
  const { byId } = await content.tree(locale);
  const path = forms.flatMap(({ id }) => byId.get(id)?.path ?? [])[0];
  return {
    requests,
    ...(await loadContact(context, member)),
    ...(path === undefined ? {} : { formHref: `${path}#contact-form` }),
  };
}

/** Loads the contact person of the member's company; empty if there is none. */
async function loadContact(
  { published }: Context,
  { contact: id, locale }: MemberSession['member'],
) {
  const people = id === null ? [] : await published.reader().contactPersons(locale);
  const contact = people.find((person) => person.id === id);
  return contact ? { contact } : {};
}
