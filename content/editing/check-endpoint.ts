import type { Endpoint, PayloadRequest } from 'payload';
import { mayWriteIn, roleOf } from '../access/rules.ts';
import { otherLanguage } from '../languages.ts';
import { checkNewest } from './check-newest.ts';
import { type DocumentLine, readLines } from './counterparts.ts';
import type { Written } from './country.ts';
import { type Finding, findingText, isError } from './findings.ts';
import { type OthersChanges, othersChanges } from './others-changes.ts';
import { refusedSchedules } from './refused-schedules.ts';
import { trailText } from './walk.ts';

export interface SaidFinding {
  /** Label path of the field. */
  place: string;
  text: string;
}

/** The response for the panel beside a form, in the language of the studio. */
export interface CheckAnswer {
  errors: SaidFinding[];
  warnings: SaidFinding[];
  /** The state of the document and of its counterpart in the other country. */
  line: DocumentLine | undefined;
  /** Whether the person may write in the other country. */
  mayCreateCounterpart: boolean;
  /** Changes by others since the last publication. */
  others: OthersChanges[];
  /** ISO 8601 time of the last refused scheduled publication. */
  refusedAt?: string | undefined;
}

/** `GET /api/<collection>/<id>/check`: returns the findings that publishing would raise. */
export const checkEndpoint = (collection: Written): Endpoint => ({
  path: '/:id/check',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (!Number.isInteger(id)) return new Response(null, { status: 404 });
    return Response.json(await answer(collection, id, req), {
      headers: { 'Cache-Control': 'no-store' },
    });
  },
});

async function answer(collection: Written, id: number, req: PayloadRequest): Promise<CheckAnswer> {
  const { language } = req.i18n;
  // The first read checks access.
  const findings = await checkNewest(collection, id, req);
  const [refused] = await refusedSchedules(req, { collection, id });
  const line = (await readLines(req.payload, collection, req, [id])).get(id);
  const say = (finding: Finding): SaidFinding => ({
    place: trailText(finding.trail, req.i18n),
    text: findingText(finding, language),
  });
  return {
    errors: findings.filter(isError).map(say),
    warnings: findings.filter((one) => !isError(one)).map(say),
    line,
    others: await othersChanges(collection, id, req),
    mayCreateCounterpart: Boolean(line && mayWriteIn(roleOf(req), otherLanguage(line.country))),
    refusedAt: refused?.at,
  };
}
