import { type Endpoint, codes } from '../contract/index.ts';
import { ApiErrorBody } from '../errors.ts';
import { z } from '../z.ts';
import { type CallResponse, described } from './visitor.ts';

/** The checked rules: their names in reports, with a description. */
export const rules = {
  shape: 'A success is 200 with JSON in the shape of the contract.',
  headers:
    'Every answer with a body is application/json; charset=utf-8, and every answer has Date and X-Request-Id.',
  error: 'An error is {message, request_id}: a code of the contract, and the X-Request-Id of the answer.',
  private: 'An answer to a player is Cache-Control: no-store.',
  credentials: 'No answer allows credentials to another origin.',
  responseTime: 'Payment methods and their forms carry X-Response-Time in whole milliseconds.',
  slash: 'The profile answers with and without the final slash.',

  guest: 'A call for players is 401 AUTH_REQUIRED without a token.',
  badToken: 'A bad token is 401 AUTH_TOKEN_INVALID wherever a token counts.',
  openCall: 'On an open call a bad token never matters.',
  wrongPassword: 'A wrong password is 401 AUTH_INVALID_CREDENTIALS.',
  refresh: 'A refresh token gives a new pair of tokens, and the new access token opens the profile.',
  deadRefresh: 'A dead refresh token is 400 REFRESH_TOKEN_INVALID and nothing else.',

  unknownPath: 'An unknown path is 404 NOT_FOUND as JSON.',
  unknownName: 'A name nobody has is 404 with the code of the call.',
  method: 'A method the call does not have is 405 METHOD_NOT_ALLOWED with Allow.',
  parameters: 'Unknown parameters are ignored, and an empty one equals none.',

  tag: 'A call with a tag sends ETag and answers 304 without a body to it, 200 to any other.',
  staleTag: 'After a change the former tag gets 200, the new body and another tag.',
  page: 'A page holds at most `limit` entries, and total_pages is items / limit, rounded up.',
  pages: 'The second page does not repeat the first.',
  beyond: 'A page beyond the last is 200 with an empty list.',

  key: 'A POST without Idempotency-Key is 400 IDEMPOTENCY_KEY_REQUIRED.',
  replay: 'A repeat under the same key gets the same status and bytes with Idempotent-Replayed: true.',
  once: 'What is sent several times under one key takes effect once.',
  mismatch: 'The same key with another body is 422 IDEMPOTENCY_MISMATCH and does nothing.',
  body: 'A body that is not JSON is 400 BODY_INVALID.',
  bodyType: 'A body of another type is 415 CONTENT_TYPE_INVALID.',
  bodySize: 'A body of 1 MB is 413 BODY_TOO_LARGE.',
  fields: 'A body that misses fields is 422 VALIDATION_ERROR with codes under the name of each field.',

  minorUnits:
    'An amount is a whole number of minor units from 1; anything else is 422 with AMOUNT_INVALID under `amount`.',
  currency: 'A payment in a currency that is not the player’s is 422 with CURRENCY_INVALID under `currency`.',
  exact: 'A payment appears among the transactions with the amount and currency that were sent.',
  forbidden: 'Status, verification and number of deposits cannot be set by the player.',

  stream: 'The stream of events is text/event-stream, and X-Events: 1 announces it.',
  event: 'An event is one of the contract with its data, or a ping; one comes within 20 s of a payment.',
  hostile: 'Hostile input is answered within 5 s as JSON, and never by a fault (5xx).',
} as const;

export type Rule = keyof typeof rules;

/**
 * Result of one rule for one call. `problem` is null if the call meets the rule; `skipped` says why the rule could
 * not be checked, else null.
 */
export interface Finding {
  readonly call: string;
  readonly rule: Rule;
  readonly problem: string | null;
  readonly skipped: string | null;
}

/**
 * Collects findings: several problems of one rule and call become one finding. With `only`, calls with other ids are
 * ignored.
 */
export function createFindings(only: readonly string[] | null) {
  const wants = ({ id }: Pick<Endpoint, 'id'>) => only === null || only.includes(id);
  const found = new Map<string, Finding>();
  const note = (call: string, rule: Rule, problem: string | null, skipped: string | null = null) => {
    if (!wants({ id: call })) return;
    const key = `${call} ${rule}`;
    const former = found.get(key);
    if (former !== undefined && former.problem !== null) return;
    if (former !== undefined && problem === null && former.skipped === null) return;
    found.set(key, { call, rule, problem, skipped });
  };
  return {
    wants,
    /** Records that a call meets a rule, or the first of its problems. */
    hold(endpoint: Pick<Endpoint, 'id'>, rule: Rule, ...problems: readonly (string | null | false)[]) {
      const problem = problems.find((one) => typeof one === 'string') ?? null;
      note(endpoint.id, rule, typeof problem === 'string' ? problem : null);
    },
    skip(endpoint: Pick<Endpoint, 'id'>, rule: Rule, why: string) {
      note(endpoint.id, rule, null, why);
    },
    all: (): Finding[] => [...found.values()],
  };
}

export type Findings = ReturnType<typeof createFindings>;

/** Report as text: failures by call, why rules were skipped, then the totals. */
export function asText(findings: readonly Finding[]): string {
  const failures = findings.filter(({ problem }) => problem !== null);
  const lines = [...new Set(failures.map(({ call }) => call))].flatMap((call) => [
    call,
    ...failures
      .filter((one) => one.call === call)
      .map(({ rule, problem }) => `  ✗ ${rule}: ${rules[rule]}\n      ${problem}`),
    '',
  ]);
  const skipped = findings.filter((one) => one.skipped !== null);
  const why = [...new Set(skipped.map((one) => `  – ${one.call}: ${one.skipped}`))];
  const held = findings.length - failures.length - skipped.length;
  const counts = `${held} held, ${failures.length} failed, ${skipped.length} not tried`;
  return [...lines, ...(why.length > 0 ? ['Not tried:', ...why, ''] : []), counts, ''].join('\n');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes an XML attribute value. Control characters that XML does not allow become `?`. */
const attribute = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- the control characters are replaced
  text.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '?').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** JUnit report: a suite per call, a case per rule. */
export function asJunit(findings: readonly Finding[]): string {
  const suites = [...new Set(findings.map(({ call }) => call))].map((call) => {
    const own = findings.filter((one) => one.call === call);
    const cases = own.map(({ rule, problem, skipped }) => {
      const name = `<testcase classname="${attribute(call)}" name="${attribute(`${rule}: ${rules[rule]}`)}"`;
      if (problem !== null) return `${name}><failure message="${attribute(problem)}"/></testcase>`;
      return skipped === null ? `${name}/>` : `${name}><skipped message="${attribute(skipped)}"/></testcase>`;
    });
    const failures = own.filter(({ problem }) => problem !== null).length;
    const skips = own.filter((one) => one.skipped !== null).length;
    const counts = `tests="${own.length}" failures="${failures}" skipped="${skips}"`;
    return `<testsuite name="${attribute(call)}" ${counts}>\n${cases.join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

const { client: _made, ...sent } = codes;
const serverCodes = new Set<string>(Object.values(sent).flat());

/** Checks the rules that apply to every response. */
export function checkResponse(findings: Findings, endpoint: Endpoint, response: CallResponse): void {
  const { status, headers, body, text } = response;
  if (status === 0) {
    findings.hold(endpoint, 'headers', text);
    return;
  }
  const type = headers.get('Content-Type')?.toLowerCase().replaceAll(' ', '');
  const isJson = status !== 304 && (endpoint.responseType ?? 'json') === 'json';
  findings.hold(
    endpoint,
    'headers',
    isJson && type !== 'application/json;charset=utf-8' && `Content-Type is ${type} (${status})`,
    !headers.has('Date') && `no Date (${status})`,
    !headers.has('X-Request-Id') && `no X-Request-Id (${status})`,
  );
  findings.hold(
    endpoint,
    'credentials',
    headers.get('Access-Control-Allow-Credentials') === 'true' && 'Access-Control-Allow-Credentials: true',
  );
  if (status < 400) return;
  const error = z.safeParse(ApiErrorBody, body);
  findings.hold(
    endpoint,
    'error',
    !error.success && `${described(response)} lacks ${placesOf(error.error)}`,
    error.success && !serverCodes.has(error.data.message) && `"${error.data.message}" is no code (${status})`,
    error.success &&
      error.data.request_id !== headers.get('X-Request-Id') &&
      'request_id is not the X-Request-Id',
  );
}

const placesOf = (error: z.core.$ZodError): string =>
  [...new Set(error.issues.map((issue) => `${issue.path.join('.') || 'the body'}: ${issue.message}`))]
    .slice(0, 5)
    .join('; ');

/** Checks that a response is 200 and its body matches the schema. The report has no values of a 200 body. */
export function checkShape(findings: Findings, endpoint: Endpoint, response: CallResponse): void {
  const value = endpoint.responseType === 'text' ? response.text : response.body;
  const parsed = z.safeParse(endpoint.response, value);
  findings.hold(
    endpoint,
    'shape',
    response.status !== 200 && `expected 200, got ${described(response)}`,
    !parsed.success && placesOf(parsed.error),
  );
}

/** Whether the server does not implement a call, which the contract allows. */
export const isMissing = (response: CallResponse): boolean =>
  response.status === 501 || (response.status === 404 && codeIsGeneral(response));

const codeIsGeneral = ({ body }: CallResponse): boolean => {
  const error = z.safeParse(ApiErrorBody, body);
  return !error.success || error.data.message === 'NOT_FOUND';
};
