export * from './account.ts';
export * from './bonuses.ts';
export * from './cash-box.ts';
export * from './catalogue.ts';
export * from './content.ts';
export { answer, drop, handlers, hang, refuse } from './handlers.ts';
export type { AnswerOptions, Asked } from './handlers.ts';
export * from './player.ts';
export { samples } from './samples.ts';
