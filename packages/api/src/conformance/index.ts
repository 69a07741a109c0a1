export { asJunit, asText } from './findings.ts';
export type { Finding } from './findings.ts';
export { rules } from './rules.ts';
export type { Rule } from './rules.ts';
export { runConformance } from './run.ts';
export type { Conformance } from './run.ts';
export type { Player } from './visitor.ts';
