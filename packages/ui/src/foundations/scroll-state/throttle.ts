/** A task that runs at once and then at most once per `ms`; a call in between runs when the time is over. */
export interface Throttled {
  (): void;
  /** Forgets a run that waits. */
  cancel: () => void;
}

/** Wraps `task` so that however often it is called it runs at most once per `ms`, the last call included (UI-07). */
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
