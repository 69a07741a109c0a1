import type { Endpoint } from '../contract/index.ts';
import { rules } from './rules.ts';
import type { Rule } from './rules.ts';

/**
 * Result of one rule for one call. `problem` is null if the rule is met; `skipped` is the reason if it could
 * not be checked.
 */
export interface Finding {
  readonly call: string;
  readonly rule: Rule;
  readonly problem: string | null;
  readonly skipped: string | null;
}

/**
 * Collects results; several problems of one rule and call become one finding. With `only`, other calls are
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
    /** Whether a call is part of the run. */
    wants,
    /** Records a rule, met if there are no problems. */
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

/** Failures by call, then the totals. */
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
/** XML attribute value; XML cannot represent most control characters. */
const attribute = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
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
