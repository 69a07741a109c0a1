/** A pointer over a banner is hidden after this time without movement, ms (BANNER-10). */
export const POINTER_MS = 1000;

/** Call `moved` on every pointer move, `left` when it leaves. */
export interface IdlePointer {
  moved: () => void;
  left: () => void;
}

/** Calls `onChange` when a pointer has not moved for `ms`, and when it moves again or leaves (BANNER-10). */
export function idlePointer(onChange: (idle: boolean) => void, ms: number = POINTER_MS): IdlePointer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = false;
  const say = (next: boolean) => {
    if (idle === next) return;
    idle = next;
    onChange(next);
  };
  return {
    moved() {
      clearTimeout(timer);
      timer = setTimeout(() => say(true), ms);
      say(false);
    },
    left() {
      clearTimeout(timer);
      say(false);
    },
  };
}
