interface Hints {
  /** GB, rounded and at most 8; browsers other than Chromium do not tell. */
  readonly deviceMemory?: number;
  readonly hardwareConcurrency?: number;
}

/**
 * Whether the device is a modest one: at most 4 GB of memory, or two processors. What is only for the eye is left out
 * there: fading one page into the next takes it longer than the change itself.
 */
export function isModest({ deviceMemory = 8, hardwareConcurrency = 8 }: Hints = navigator): boolean {
  return deviceMemory <= 4 || hardwareConcurrency <= 2;
}
