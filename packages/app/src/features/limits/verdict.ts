/** What the money of a session came to, in words: the sign alone is easily missed (SAFE-15). */
export function verdictOf(net: number) {
  if (net === 0) return 'limits.check.even' as const;
  return net < 0 ? ('limits.check.lost' as const) : ('limits.check.won' as const);
}
