import { storedText } from '../storage/storage.ts';

const stored = storedText('visitor_uid');
const FORM = /^[0-9a-f-]{36}$/;

/** Random id of this browser (OP-86), created on first use. */
export function visitorUid(make: () => string): string {
  const known = stored.read();
  if (known && FORM.test(known)) return known;
  const made = make();
  stored.write(made);
  return made;
}

/** Removes the id of this browser; a later visit gets another one (REACH-20). */
export const forgetVisitorUid = () => stored.remove();
