import type { z } from '../z.ts';

type Issue = z.core.$ZodIssue;

const code = /^[A-Z][A-Z_]+$/;

/**
 * Converts the issues that a schema found in the request `sent` to the contract's `errors`: codes by field name.
 * Nested names are joined by dots (`fields.phone`), list indexes are left out (`documents`); issues of the whole body
 * are under `domain`.
 */
export function fieldCodes(issues: readonly Issue[], sent: unknown): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of issues.flatMap((issue) => nearest(issue))) {
    const name = issue.path.filter((part) => typeof part === 'string').join('.') || 'domain';
    const found = codeOf(issue, sent);
    const codes = fields.get(name) ?? [];
    if (!codes.includes(found)) fields.set(name, [...codes, found]);
  }
  return Object.fromEntries(fields);
}

/** Of an invalid union, use the branch with the fewest issues: it was most likely meant. */
function nearest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const branch = issue.errors.reduce((best, next) => (next.length < best.length ? next : best));
  return branch.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The schema's own code, otherwise a general one. */
function codeOf(issue: Issue, sent: unknown): string {
  if (code.test(issue.message)) return issue.message;
  return at(sent, issue.path) === undefined ? 'REQUIRED' : 'FIELD_INVALID';
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) => (inner === null || inner === undefined ? undefined : Reflect.get(Object(inner), part)),
    value,
  );
}
