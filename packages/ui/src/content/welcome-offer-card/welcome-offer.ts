/** Pictures by the per cent of the bonus. */
export type WelcomeImages<Image> = Readonly<Partial<Record<100 | 120 | 200 | 300, Image>>>;

const percents = [100, 120, 200, 300] as const;

/**
 * Picture of a welcome bonus: its own per cent (ledger WELC-09); for any other number the nearest one below, so that 150 % looks
 * like 120 %; the smallest there is for less than 100 %.
 */
export function welcomeImage<Image>(percent: number | null, images: WelcomeImages<Image>): Image | null {
  const drawn = percents.filter((step) => images[step] !== undefined);
  const step = drawn.findLast((step) => percent !== null && step <= percent) ?? drawn[0];
  return step === undefined ? null : (images[step] ?? null);
}

/** 120 % is the welcome offer with the key visual (ledger WELC-08). */
export function isKeyWelcome(percent: number | null): boolean {
  return percent === 120;
}

/** What is known about the opening of a welcome offer, and the words for it. */
export interface WelcomeOpening {
  /** Days from the first deposit (`availability_rule.day_from`). */
  dayFrom: number | null;
  /** "Tomorrow". */
  tomorrow: string;
  /** "From 27 November"; `null` when the server names no day. */
  date: string | null;
  /** "Unavailable": no day is known. */
  unavailable: string;
}

/** Words on the lock: tomorrow for the first day (ledger WELC-04), else the date (WELC-03), else that it is unavailable (WELC-06). */
export function openingText({ dayFrom, tomorrow, date, unavailable }: WelcomeOpening): string {
  if (dayFrom === 1) return tomorrow;
  return date ?? unavailable;
}
