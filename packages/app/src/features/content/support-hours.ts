const HOURS = ['chat', 'weekdays', 'weekends', 'email', 'zone'] as const;

/** When the support replies: `24/7` or `09:00–18:00`; `email` in hours until the reply; `zone` like `UTC+5`. */
export type SupportHours = Readonly<Partial<Record<(typeof HOURS)[number], string>>>;

/** Hours from a setting such as `chat=24/7; weekdays=09:00–18:00`; unknown names are ignored. */
export function readHours(setting: string | undefined): SupportHours {
  const given = new Map(
    (setting ?? '').split(';').map((pair) => [pair.split('=')[0]?.trim(), pair.split('=')[1]?.trim()]),
  );
  return Object.fromEntries(HOURS.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])));
}

export const supportHours = readHours(import.meta.env.VITE_SUPPORT_HOURS);
