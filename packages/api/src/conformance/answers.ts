import { codes, type Endpoint } from '../contract/index.ts';
import { ApiErrorBody } from '../errors.ts';
import { z } from '../z.ts';
import type { Findings } from './findings.ts';
import { type Answer, described } from './visitor.ts';

const { client: _made, ...sent } = codes;
const serverCodes = new Set<string>(Object.values(sent).flat());

/** Checks the rules that apply to every response. */
export function holdAnswer(findings: Findings, endpoint: Endpoint, answer: Answer): void {
  const { status, headers, body, text } = answer;
  if (status === 0) {
    findings.hold(endpoint, 'headers', text);
    return;
  }
  const type = headers.get('Content-Type')?.toLowerCase().replaceAll(' ', '');
  const isJson = status !== 304 && (endpoint.answerType ?? 'json') === 'json';
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
    !error.success && `${described(answer)} lacks ${placesOf(error.error)}`,
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

/** Checks the body of a success against its schema; the report contains no values. */
export function holdShape(findings: Findings, endpoint: Endpoint, answer: Answer): void {
  const value = endpoint.answerType === 'text' ? answer.text : answer.body;
  const parsed = z.safeParse(endpoint.answer, value);
  findings.hold(
    endpoint,
    'shape',
    answer.status !== 200 && `expected 200, got ${described(answer)}`,
    !parsed.success && placesOf(parsed.error),
  );
}

/** Whether a call is not implemented; the contract allows that. */
export const isMissing = (answer: Answer): boolean =>
  answer.status === 501 || (answer.status === 404 && codeIsGeneral(answer));

const codeIsGeneral = ({ body }: Answer): boolean => {
  const error = z.safeParse(ApiErrorBody, body);
  return !error.success || error.data.message === 'NOT_FOUND';
};
