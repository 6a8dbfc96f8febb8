import type { Locale } from '@oilway/store/cultures.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { languageName, languageOf, languages } from '../languages.ts';
import { checkNewest } from './check-newest.ts';
import { type Finding, findingText, isError } from './findings.ts';
import { type LanguageState, readLanguages, type Translated } from './languages.ts';
import { refusedSchedules } from './refused-schedules.ts';
import { stateName } from './state-names.ts';
import { trailText } from './walk.ts';

export interface SaidFinding {
  /** The way to the field in words. */
  place: string;
  text: string;
}

/** What the panel beside a form shows, in the language of the studio. */
export interface CheckAnswer {
  errors: SaidFinding[];
  warnings: SaidFinding[];
  languages: {
    code: Locale;
    name: string;
    state: LanguageState;
    stateName: string;
    pending: boolean;
  }[];
  /** ISO 8601, when a planned publication of this language was refused last. */
  refusedAt?: string | undefined;
}

/** `GET /api/<collection>/<id>/check?locale=de`: what publishing this language would come upon. */
export const checkEndpoint = (collection: Translated): Endpoint => ({
  path: '/:id/check',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    const locale = languageOf(req);
    if (!Number.isInteger(id) || !locale) return new Response(null, { status: 404 });
    return Response.json(await answer(collection, id, locale, req), {
      headers: { 'Cache-Control': 'no-store' },
    });
  },
});

async function answer(
  collection: Translated,
  id: number,
  locale: Locale,
  req: PayloadRequest,
): Promise<CheckAnswer> {
  const { language } = req.i18n;
  // The first read is the one that asks for access.
  const findings = await checkNewest(collection, id, locale, req);
  const found = (await readLanguages(req.payload, collection, [id], req)).get(id);
  const refused = await refusedSchedules(req, { collection, id });
  const say = (finding: Finding): SaidFinding => ({
    place: trailText(finding.trail, req.i18n),
    text: findingText(finding, language),
  });
  return {
    errors: findings.filter(isError).map(say),
    warnings: findings.filter((one) => !isError(one)).map(say),
    languages: languages.map((code) => {
      const { pending, state } = found?.states[code] ?? { state: 'missing', pending: false };
      const names = { name: languageName(code, language), stateName: stateName(state, language) };
      return { code, state, pending, ...names };
    }),
    refusedAt: refused.find((one) => one.locale === locale)?.at,
  };
}
