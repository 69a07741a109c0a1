import type { Promotion, User } from '@tulpar/api/contract';

type Window = Pick<Promotion, 'starts_at' | 'ends_at'>;

/** Where an entry stands at a moment, ms; one without an end never ends (NEWS-02). */
export function stageOf({ starts_at, ends_at }: Window, now: number): 'before' | 'running' | 'ended' {
  if (ends_at !== null && Date.parse(ends_at) < now) return 'ended';
  return starts_at !== null && Date.parse(starts_at) > now ? 'before' : 'running';
}

/** What the button of an article is: a link, the way to sign up, or why there is none (NEWS-05). */
export type ArticleAction =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'register' }
  | { readonly kind: 'none'; readonly why: 'ended' | 'before' | 'restricted' | null };

/** Decides about the button; `user` null for a guest. */
export function actionOf(
  entry: Window & Pick<Promotion, 'button_link' | 'requires_auth'>,
  user: Pick<User, 'restriction'> | null,
  isSignedIn: boolean,
  now: number,
): ArticleAction {
  const stage = stageOf(entry, now);
  if (stage !== 'running') return { kind: 'none', why: stage };
  const { restriction } = user ?? { restriction: null };
  if (restriction !== null && (restriction.until === null || Date.parse(restriction.until) > now))
    return { kind: 'none', why: 'restricted' };
  if (entry.button_link === null) return { kind: 'none', why: null };
  return entry.requires_auth && !isSignedIn
    ? { kind: 'register' }
    : { kind: 'link', href: entry.button_link };
}
