/** New node of each page node that another program, such as a translator, has replaced. */
const replacements = new WeakMap<Node, Node>();

/** Records replacements. A program replaces a node in one step, or adds the new node before it removes the old one. */
function note(records: readonly MutationRecord[]): void {
  const added = new Set<Node>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) {
      added.add(node);
      replacements.delete(node);
    }
    const replacement =
      addedNodes[0] ?? [previousSibling, nextSibling].find((near) => near !== null && added.has(near));
    if (replacement) for (const node of removedNodes) replacements.set(node, replacement);
  }
}

/**
 * Lets React work on a page changed by a translator (BROW-05). Translators replace text nodes, while React
 * retains the original ones: removing those throws, and new texts stay invisible. Each replacement is
 * recorded. It is removed instead of the original, and nodes are inserted before it; a new text puts the original back.
 * If no replacement is known, nothing is removed, and nodes are inserted at the end.
 */
export function followReplacedNodes(): void {
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  /** The child of `parent` that is `node`, contains it or has replaced it. */
  const childOf = (parent: Node, node: Node): Node | null => {
    note(observer.takeRecords());
    let at: Node | null = node;
    while (at && at.parentNode !== parent) at = at.parentNode ?? replacements.get(at) ?? null;
    return at;
  };

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const present = child.parentNode === this ? child : childOf(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const present = !before || before.parentNode === this ? before : childOf(this, before);
    insertBefore.call(this, node, present);
    return node;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!nodeValue?.set) return;
  const { set } = nodeValue;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      set.call(this, value);
      if (this.parentNode) return;
      note(observer.takeRecords());
      let shown = replacements.get(this);
      while (shown && !shown.parentNode) shown = replacements.get(shown);
      // Put the original back; a translator treats it as a new text.
      shown?.parentNode?.replaceChild(this, shown);
    },
  });
}

/** Focuses a pressed button. Safari does not, so a closing dialog could not restore focus. */
export function focusPressedButtons(): void {
  const focus = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
    if (button && !button.contains(document.activeElement)) button.focus({ preventScroll: true });
  };
  // In the capture phase, before the button's own handler, which may open a dialog.
  document.addEventListener('click', focus, true);
}
