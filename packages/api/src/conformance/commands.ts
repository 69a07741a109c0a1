import { endpoints, fieldCodes, type Endpoint } from '../contract/index.ts';
import { z } from '../z.ts';
import { checkResponse, checkShape, isMissing, type Findings } from './findings.ts';
import {
  codeOf,
  described,
  newKey,
  nonsense,
  pick,
  refusedWith,
  type CallResponse,
  type CallInput,
  type Visitor,
} from './visitor.ts';

const commands = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'POST');

/** Path parameters for a call that the server refuses before it reads them. */
const paramsOf = (endpoint: Endpoint) =>
  Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'nobody']));

async function checkRefusals(findings: Findings, visitor: Visitor, endpoint: Endpoint): Promise<void> {
  const input = { params: paramsOf(endpoint) };
  const isJson = endpoint.body !== undefined && endpoint.bodyType !== 'multipart';
  const unkeyed = await visitor.call(endpoint, { ...input, key: null, ...(isJson ? { body: {} } : {}) });
  if (isMissing(unkeyed)) {
    findings.skip(endpoint, 'key', `the server does not have the call (${unkeyed.status})`);
    return;
  }
  checkResponse(findings, endpoint, unkeyed);
  findings.hold(endpoint, 'key', refusedWith(unkeyed, 400, 'IDEMPOTENCY_KEY_REQUIRED'));
  const bad = await visitor.call(endpoint, { ...input, key: null, token: nonsense });
  if (endpoint.auth === 'player' || endpoint.auth === 'both')
    findings.hold(endpoint, 'badToken', refusedWith(bad, 401, 'AUTH_TOKEN_INVALID'));
  else findings.hold(endpoint, 'openCall', String(codeOf(bad)).startsWith('AUTH_TOKEN') && described(bad));
  if (endpoint.auth === 'player') {
    const guest = await visitor.call(endpoint, { ...input, key: null, token: null });
    findings.hold(endpoint, 'guest', refusedWith(guest, 401, 'AUTH_REQUIRED'));
  }
  if (!isJson) return;
  const unreadable = await visitor.call(endpoint, { ...input, raw: '{"a":' });
  findings.hold(endpoint, 'body', refusedWith(unreadable, 400, 'BODY_INVALID'));
  const form = await visitor.call(endpoint, {
    ...input,
    raw: 'a=1',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  findings.hold(endpoint, 'bodyType', refusedWith(form, 415, 'CONTENT_TYPE_INVALID'));
  const large = await visitor.call(endpoint, { ...input, raw: `"${'x'.repeat(1_000_000)}"` });
  findings.hold(endpoint, 'bodySize', refusedWith(large, 413, 'BODY_TOO_LARGE'));
  await checkFields(findings, visitor, endpoint, input);
}

async function checkFields(findings: Findings, visitor: Visitor, endpoint: Endpoint, input: CallInput) {
  const empty = z.safeParse(endpoint.body as z.core.$ZodType, {});
  if (empty.success) return;
  const wanted = Object.keys(fieldCodes(empty.error.issues, {}));
  const response = await visitor.call(endpoint, { ...input, body: {} });
  checkResponse(findings, endpoint, response);
  const missing = wanted.filter((name) => !Array.isArray(pick(response.body, 'errors', name)));
  findings.hold(
    endpoint,
    'fields',
    refusedWith(response, 422, 'VALIDATION_ERROR'),
    missing.length > 0 && `no codes under ${missing.join(', ')}`,
  );
}

const withoutRequest = (response: CallResponse) => response.text.replace(/"request_id":"[^"]*"/, '');

/** What is wrong with the second response as a replay of the first one, or null. */
export function replayProblem(first: CallResponse, second: CallResponse): string | null {
  if (first.headers.has('Idempotent-Replayed')) return 'the first answer is marked as a repeat';
  if (second.status !== first.status) return `first ${described(first)}, then ${described(second)}`;
  if (withoutRequest(second) !== withoutRequest(first)) return 'the repeat has another body';
  if (second.headers.get('Idempotent-Replayed') !== 'true') return 'the repeat is not marked';
  return null;
}

/** Sends each harmless command twice with one key, then with the same key and another body. */
async function checkRepeats(findings: Findings, visitor: Visitor): Promise<void> {
  const harmless: readonly (readonly [Endpoint, CallInput, CallInput])[] = [
    [
      endpoints.saveExtraData,
      { body: { key: 'showDownloadAppBannerCount', value: 1 } },
      { body: { key: 'showDownloadAppBannerCount', value: 2 } },
    ],
    [
      endpoints.setPlaySession,
      { body: { reality_check_minutes: 30 } },
      { body: { reality_check_minutes: 60 } },
    ],
    [endpoints.readNotifications, { body: { notification_ids: [] } }, { body: { notification_ids: [1] } }],
    [
      endpoints.cancelWithdrawal,
      { body: { transaction_id: 'nobody' } },
      { body: { transaction_id: 'nobody2' } },
    ],
  ];
  for (const [endpoint, input, other] of harmless.filter(([call]) => findings.wants(call))) {
    const key = newKey();
    const first = await visitor.call(endpoint, { ...input, key });
    if (isMissing(first)) {
      findings.skip(endpoint, 'replay', `the server does not have the call (${first.status})`);
      continue;
    }
    checkResponse(findings, endpoint, first);
    const code = endpoint.errors?.[404]?.[0];
    if (code === undefined) checkShape(findings, endpoint, first);
    else findings.hold(endpoint, 'unknownName', refusedWith(first, 404, code));
    const second = await visitor.call(endpoint, { ...input, key });
    findings.hold(endpoint, 'replay', replayProblem(first, second));
    const changed = await visitor.call(endpoint, { ...other, key });
    findings.hold(endpoint, 'mismatch', refusedWith(changed, 422, 'IDEMPOTENCY_MISMATCH'));
  }
  const extra = await visitor.call(endpoints.extraData);
  checkShape(findings, endpoints.extraData, extra);
}

async function checkForbiddenFields(findings: Findings, visitor: Visitor): Promise<void> {
  const before = await visitor.call(endpoints.profile);
  await visitor.call(endpoints.updateProfile, {
    body: { status: 'vip', is_doc_verified: true, deposits_count: 99, id: 1, is_email_confirmed: true },
  });
  const after = await visitor.call(endpoints.profile);
  const changed = ['id', 'status', 'is_doc_verified', 'deposits_count', 'is_email_confirmed'].filter(
    (name) => pick(before.body, name) !== pick(after.body, name),
  );
  findings.hold(endpoints.updateProfile, 'forbidden', changed.length > 0 && `changed: ${changed.join(', ')}`);
}

/** Checks refusals by every POST call, repeats of harmless ones, and forbidden fields. */
export async function checkCommands(findings: Findings, visitor: Visitor): Promise<void> {
  for (const endpoint of commands.filter(findings.wants)) await checkRefusals(findings, visitor, endpoint);
  await checkRepeats(findings, visitor);
  await checkForbiddenFields(findings, visitor);
}
