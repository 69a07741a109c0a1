/** Types of what TypeScript uses of `workspace.mjs`. */
export function whenStopped(stop: () => void): void;
