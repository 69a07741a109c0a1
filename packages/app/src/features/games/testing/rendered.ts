/** What is looked at of the tree React keeps. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** React's mark of a component that ran in this commit. */
const RAN = 1;

/** Names of the components that rendered again, one list for each commit. Import this before React is loaded. */
export const commits: string[][] = [];

function gather(next: Fiber, names: string[]) {
  const former = next.alternate;
  if (former && typeof next.type === 'function' && (next.flags & RAN) !== 0) names.push(next.type.name);
  // The same children as before: nothing below has changed.
  if (former?.child === next.child) return;
  for (let child = next.child; child; child = child.sibling) gather(child, names);
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    checkDCE() {},
    inject: () => 1,
    onCommitFiberUnmount() {},
    onCommitFiberRoot(_renderer: number, { current }: { current: Fiber }) {
      const names: string[] = [];
      gather(current, names);
      commits.push(names);
    },
  },
});
