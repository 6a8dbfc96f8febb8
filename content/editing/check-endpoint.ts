import type { Endpoint, PayloadRequest } from 'payload';
import { mayWriteIn, roleOf } from '../access/rules.ts';
import { otherLanguage } from '../languages.ts';
import { collectFindings } from './collect-findings.ts';
import type { EditorialCollection } from './country.ts';
import { type Finding, findingText, isError } from './findings.ts';
import { type OthersChanges, othersChanges } from './others-changes.ts';
import { refusedSchedules } from './refused-schedules.ts';
import { readTranslationStatus, type TranslationStatus } from './translation-status.ts';
import { trailText } from './traverse-fields.ts';

export interface FindingMessage {
  /** Label path of the field. */
  place: string;
  text: string;
}

/** The response for the panel beside a form, in the language of the studio. */
export interface CheckResponse {
  errors: FindingMessage[];
  warnings: FindingMessage[];
  /** The state of the document and of its counterpart in the other country. */
  line: TranslationStatus | undefined;
  /** Whether the person may write in the other country. */
  mayCreateCounterpart: boolean;
  /** Changes by others since the last publication. */
  others: OthersChanges[];
  /** ISO 8601 time of the last refused scheduled publication. */
  refusedAt?: string | undefined;
}

/** `GET /api/<collection>/<id>/check`: returns the findings that publishing would raise. */
export const checkEndpoint = (collection: EditorialCollection): Endpoint => ({
  path: '/:id/check',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (!Number.isInteger(id)) return new Response(null, { status: 404 });
    return Response.json(await buildResponse(collection, id, req), {
      headers: { 'Cache-Control': 'no-store' },
    });
  },
});

async function buildResponse(
  collection: EditorialCollection,
  id: number,
  req: PayloadRequest,
): Promise<CheckResponse> {
  const { language } = req.i18n;
  // The first read checks access.
  const findings = await collectFindings(collection, id, req);
  const [refused] = await refusedSchedules(req, { collection, id });
  const line = (await readTranslationStatus(req.payload, collection, req, [id])).get(id);
  const toMessage = (finding: Finding): FindingMessage => ({
    place: trailText(finding.trail, req.i18n),
    text: findingText(finding, language),
  });
  return {
    errors: findings.filter(isError).map(toMessage),
    warnings: findings.filter((finding) => !isError(finding)).map(toMessage),
    line,
    others: await othersChanges(collection, id, req),
    mayCreateCounterpart: Boolean(line && mayWriteIn(roleOf(req), otherLanguage(line.country))),
    refusedAt: refused?.at,
  };
}
