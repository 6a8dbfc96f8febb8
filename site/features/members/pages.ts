import { credentialId } from '@oilway/store/accounts/passkey-answers.ts';
import { type Culture, cultures, portalToken } from '@oilway/store/cultures.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import { longDate } from '../../components/dates.ts';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import { paths } from '../../pages/paths.ts';
import { askerOf, type VisitAt, visitOf } from '../../portal/asker.ts';
import type { LibraryNewsReader } from '../../portal/library-news.ts';
import type { MemberPart, PortalRequest, PortalRoute } from '../../portal/pages.ts';
import { loginBefore, wayBack } from '../../portal/way-back.ts';
import type { Context } from '../../server/context.ts';
import { sessionToken } from '../../server/http/session.ts';
import { account } from './account-page.ts';
import { type MemberAnswer, type MemberRoute, memberPage, refusal } from './member-page.ts';
import { type ProfileState, profileView } from './schema.ts';
import type { PortalService } from './service.ts';
import type { MemberView } from './view.ts';

/** Login, first and new password, the start, and a request for an account. */
export function openPages(
  context: Context,
  service: PortalService,
  libraryNews: LibraryNewsReader,
): PortalRoute[] {
  return [start(context, service, libraryNews), reset(service), account(context, service)].map(
    routeOf,
  );
}

/** The profile, and what is kept of a member as a file. */
export const profilePages =
  (context: Context, service: PortalService): MemberPart =>
  (app, visitAt) => {
    for (const culture of cultures)
      app.get(paths.portalData(culture), { schema: { hide: true } }, async (request, reply) =>
        reply
          .header('content-disposition', 'attachment')
          .type('application/json; charset=utf-8')
          .send(
            JSON.stringify(await context.store.ownData(visitAt(request).member.id), undefined, 2),
          ),
      );
    return [routeOf(profile(context, service, visitAt))];
  };

function routeOf({ path, send, show }: MemberRoute): PortalRoute {
  const pageOf = (shown: MemberAnswer, culture: Culture) =>
    'go' in shown ? shown : memberPage(culture, shown);
  return {
    path,
    show: async (request, culture) => pageOf(await show(request, culture), culture),
    send: async (request, culture, body) => pageOf(await send(request, culture, body), culture),
  };
}

/** Login, first and new password, and for whoever is logged in the start: one address. */
function start(
  context: Context,
  service: PortalService,
  libraryNews: LibraryNewsReader,
): MemberRoute {
  const { config, store } = context;
  return {
    path: paths.portal,
    async show(request, culture) {
      const token = request.query[portalToken];
      if (typeof token === 'string') {
        const purpose = await store.linkPurpose(token);
        return purpose
          ? { kind: 'newPassword', token, purpose }
          : { kind: 'notice', notice: 'badLink' };
      }
      const visit = await visitOf(request, context);
      if (visit) {
        const back = wayBack(request.query.returnUrl, culture);
        if (back && !back.saved) return { go: back.address };
        const { member } = visit;
        return {
          kind: 'start',
          member,
          ...(await libraryNews(member, culture)),
          ...(await helpOf(context, member, culture)),
          ...(back ? { saves: back.address } : {}),
        };
      }
      const saved = request.query.saved !== undefined;
      const ended = !saved && sessionToken(request, config) !== undefined;
      return { kind: 'login', saved, ended };
    },
    async send(request, culture, body) {
      const asker = askerOf(request);
      const { resetToken: token, userName = '' } = body;
      if (token !== undefined) {
        const purpose = await store.linkPurpose(token);
        return service.setPassword(body, token, asker).then(
          () => ({ go: `${paths.portal(culture)}?saved` }),
          (error) =>
            purpose
              ? { kind: 'newPassword', token, purpose, ...refusal(error, culture, {}) }
              : { kind: 'notice', notice: 'badLink' },
        );
      }
      const before = sessionToken(request, config);
      try {
        const session = await service.logIn(body, asker);
        if (before !== undefined) await store.logOut(before);
        const back = wayBack(request.query.returnUrl, culture);
        if (!back) return { go: paths.portal(culture), session };
        return { go: back.saved ? loginBefore(back.address, culture) : back.address, session };
      } catch (error) {
        return {
          kind: 'login',
          saved: false,
          ended: false,
          ...refusal(error, culture, { userName }),
        };
      }
    },
  };
}

function reset(service: PortalService): MemberRoute {
  return {
    path: paths.portalReset,
    show: async () => ({ kind: 'reset' }),
    send(request, culture, body) {
      const values = { email: body.email ?? '' };
      const sent = { reference: '', answer: {} };
      return service.requestReset(body, askerOf(request)).then(
        () => ({ kind: 'reset', posted: { values, problems: [], sent } }),
        (error) => ({ kind: 'reset', ...refusal(error, culture, values) }),
      );
    },
  };
}

function profile(context: Context, service: PortalService, visitAt: VisitAt): MemberRoute {
  const { store } = context;
  const view = async (
    request: PortalRequest,
    state: ProfileState,
    more: { posted?: SubmittedState; passkeyChange?: 'gone' } = {},
  ) => {
    const { member, session } = visitAt(request);
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
      ...(change ? { passkeyChange: change } : {}),
      ...more,
    } as const;
  };
  return {
    path: paths.portalProfile,
    show: (request) => view(request, profileView(request.query.view)),
    async send(request, culture, body) {
      const visit = visitAt(request);
      const here = paths.portalProfile(culture);
      if (body.act === 'elsewhere') {
        await store.endOtherSessions(visit.member.id, visit.session);
        return { go: `${here}?ended` };
      }
      if (body.act === 'removePasskey') {
        const { data: id } = credentialId.safeParse(body.passkey);
        return id !== undefined && (await store.removePasskey(visit.member.id, id))
          ? { go: `${here}?view=passkeys&removed` }
          : view(request, 'passkeys', { passkeyChange: 'gone' });
      }
      return service.changePassword(body, visit).then(
        () => ({ go: `${here}?view=changePasswordSuccess` }),
        (error) => view(request, 'changePassword', refusal(error, culture, {})),
      );
    },
  };
}

/** What the start page says of help. */
type Help = Pick<Extract<MemberView, { kind: 'start' }>, 'contact' | 'requests' | 'formHref'>;

/** Who a member can ask, what is asked already, and where. */
async function helpOf(
  { published, store }: Context,
  { contact, culture: own, email }: Visit['member'],
  culture: Culture,
): Promise<Help> {
  const open = await store.openRequests(email);
  const requests = open.map((one) => ({ ...one, shownDate: longDate(one.sent, culture) }));
  const reading = published.reading();
  const people = contact === null ? [] : await reading.contactPersons(own);
  const found = people.find(({ id }) => id === contact);
  const forms = (await reading.pageSummaries(culture)).filter(({ blockTypes }) =>
    blockTypes.has('contactForm'),
  );
  const { byId } = await reading.tree(culture);
  const path = forms.flatMap(({ id }) => byId.get(id)?.path ?? [])[0];
  return {
    requests,
    ...(found && { contact: found }),
    ...(path === undefined ? {} : { formHref: `${path}#contact-form` }),
  };
}
