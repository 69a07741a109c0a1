/** Parts of React's internal tree that are read. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface Hook {
  onCommitFiberRoot?: (...given: unknown[]) => void;
}

/** React's tags of function components, forwardRef and memo. */
const COMPONENTS = new Set([0, 11, 14, 15]);
/** React's flag of a component that rendered in this commit. */
const PERFORMED_WORK = 1;

const listeners = new Set<(names: string[]) => void>();

function nameOf(type: unknown): string {
  const named = type as { displayName?: string; name?: string; render?: { name?: string } } | null;
  return named?.displayName ?? named?.name ?? named?.render?.name ?? '';
}

/** Names of the components that a commit rendered again; unchanged subtrees reuse their fibers. */
function rerendered(fiber: Fiber, names: string[] = []): string[] {
  const before = fiber.alternate;
  if (COMPONENTS.has(fiber.tag) && before && fiber.flags & PERFORMED_WORK) names.push(nameOf(fiber.type));
  if (before?.child === fiber.child) return names;
  for (let child = fiber.child; child; child = child.sibling) rerendered(child, names);
  return names;
}

/** Calls the listener with the components that each commit rendered again; returns an unsubscribe function. */
export function watchCommits(listener: (names: string[]) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// React reads the devtools hook while it loads, so this module must load first.
const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const hook = (Reflect.get(globalThis, NAME) ?? {
  supportsFiber: true,
  checkDCE() {},
  inject: () => 1,
  onCommitFiberUnmount() {},
}) as Hook;
Reflect.set(globalThis, NAME, hook);
const { onCommitFiberRoot: former } = hook;
hook.onCommitFiberRoot = (...given) => {
  former?.apply(hook, given);
  if (listeners.size === 0) return;
  const names = rerendered((given[1] as { current: Fiber }).current);
  for (const listener of listeners) listener(names);
};
