import { useSyncExternalStore } from 'react';

/** From here on a list hangs from its field; below it rises as a sheet. The tablet breakpoint. */
const wide = '(min-width: 801px)';

const subscribe = (listen: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
};

/** Whether there is room for a list that hangs from its field. On a server nobody knows: the phone's answer. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}
