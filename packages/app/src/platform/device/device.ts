interface Hints {
  /** GB, rounded and at most 8; Chromium only. */
  readonly deviceMemory?: number;
  readonly hardwareConcurrency?: number;
}

/**
 * Whether the device is low-end: at most 4 GB of memory, or two processors. Decorative animation is skipped
 * there, because a page transition takes longer than the navigation itself.
 */
export function isModest({ deviceMemory = 8, hardwareConcurrency = 8 }: Hints = navigator): boolean {
  return deviceMemory <= 4 || hardwareConcurrency <= 2;
}
