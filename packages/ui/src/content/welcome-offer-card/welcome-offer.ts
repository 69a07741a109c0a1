/** Pictures by bonus percentage. */
export type WelcomeImages<Image> = Readonly<Partial<Record<100 | 120 | 200 | 300, Image>>>;

const percents = [100, 120, 200, 300] as const;

/**
 * Picture of a welcome bonus: of its own percentage (ledger WELC-09), else of the next lower one (150 % uses
 * that of 120 %), else the lowest one.
 */
export function welcomeImage<Image>(percent: number | null, images: WelcomeImages<Image>): Image | null {
  const drawn = percents.filter((step) => images[step] !== undefined);
  const step = drawn.findLast((step) => percent !== null && step <= percent) ?? drawn[0];
  return step === undefined ? null : (images[step] ?? null);
}

/** The 120 % offer uses the key visual (ledger WELC-08). */
export function isKeyWelcome(percent: number | null): boolean {
  return percent === 120;
}

/** Data about when a welcome offer unlocks, with texts. */
export interface WelcomeOpening {
  /** Days from the first deposit (`availability_rule.day_from`). */
  dayFrom: number | null;
  /** "Tomorrow". */
  tomorrow: string;
  /** "From 27 November"; `null` if the server sends no day. */
  date: string | null;
  /** "Unavailable", for an unknown day. */
  unavailable: string;
}

/**
 * Text of the lock: tomorrow for the first day (ledger WELC-04), else the date (WELC-03), else unavailable
 * (WELC-06).
 */
export function openingText({ dayFrom, tomorrow, date, unavailable }: WelcomeOpening): string {
  if (dayFrom === 1) return tomorrow;
  return date ?? unavailable;
}
