interface Hints {
  /** GB, rounded and at most 8; Chromium only. */
  readonly deviceMemory?: number;
  readonly hardwareConcurrency?: number;
}

/** At most 4 GB of memory or two processors: decorative animation is skipped there. */
export function isModest({ deviceMemory = 8, hardwareConcurrency = 8 }: Hints = navigator): boolean {
  return deviceMemory <= 4 || hardwareConcurrency <= 2;
}
