export { asJunit, asText, type Finding, rules, type Rule } from './findings.ts';
export { runConformance } from './run.ts';
export type { Conformance } from './run.ts';
export type { Player } from './visitor.ts';
