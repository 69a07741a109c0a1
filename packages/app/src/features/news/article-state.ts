import type { Promotion, User } from '@tulpar/api/contract';
import { isInForce } from '#app/features/session/index.ts';

type Window = Pick<Promotion, 'starts_at' | 'ends_at'>;

/** State of an entry at `now`, ms; without an end date it never ends (NEWS-02). */
export function stageOf({ starts_at, ends_at }: Window, now: number): 'before' | 'running' | 'ended' {
  if (ends_at !== null && Date.parse(ends_at) < now) return 'ended';
  return starts_at !== null && Date.parse(starts_at) > now ? 'before' : 'running';
}

/** Button of an article: a link, registration, or a reason why there is none (NEWS-05). */
export type ArticleAction =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'register' }
  | { readonly kind: 'none'; readonly why: 'ended' | 'before' | 'restricted' | null };

/** `user` is null for a guest. */
export function actionOf(
  entry: Window & Pick<Promotion, 'button_link' | 'requires_auth'>,
  user: Pick<User, 'restriction'> | null,
  isSignedIn: boolean,
  now: number,
): ArticleAction {
  const stage = stageOf(entry, now);
  if (stage !== 'running') return { kind: 'none', why: stage };
  if (isInForce(user?.restriction, now)) return { kind: 'none', why: 'restricted' };
  if (entry.button_link === null) return { kind: 'none', why: null };
  return entry.requires_auth && !isSignedIn
    ? { kind: 'register' }
    : { kind: 'link', href: entry.button_link };
}
