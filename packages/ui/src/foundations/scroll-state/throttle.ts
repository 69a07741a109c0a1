/** A task that runs immediately and then at most once per `ms`; a call in between is delayed. */
export interface Throttled {
  (): void;
  /** Cancels a delayed run. */
  cancel: () => void;
}

/** Throttles `task` to once per `ms`, including the last call (UI-07). */
export function throttle(task: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!waits) return;
      waits = false;
      run();
    }, ms);
  };
  const run = () => {
    rest();
    task();
  };
  const call = () => {
    if (timer === undefined) run();
    else waits = true;
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waits = false;
  };
  return Object.assign(call, { cancel });
}
