import type { NotificationFacts } from '../../db/player-tables.ts';
import type { Language, Translated } from '../locale/locale.ts';
import { formatMoney } from '../locale/money.ts';
import { seriesTexts } from '../tournaments/texts.ts';

const titles: Readonly<Record<string, { readonly title: Translated }>> = seriesTexts;

const started = {
  title: {
    ru: 'Турнир начался',
    kk: 'Турнир басталды',
    az: 'Turnir başladı',
    en: 'The tournament has started',
  },
  content: {
    ru: '«{name}»: раунды уже считаются.',
    kk: '«{name}»: раундтар есептеле бастады.',
    az: '«{name}»: raundlar artıq sayılır.',
    en: '{name}: rounds count from now on.',
  },
} as const satisfies Readonly<Record<string, Translated>>;

const won = {
  title: {
    ru: 'Приз турнира начислен',
    kk: 'Турнир жүлдесі берілді',
    az: 'Turnir mükafatı verildi',
    en: 'Tournament prize awarded',
  },
  content: {
    ru: '«{name}», место {place}. Приз уже в ваших бонусах.',
    kk: '«{name}», орын: {place}. Жүлде бонустарыңызда.',
    az: '«{name}», yer: {place}. Mükafat artıq bonuslarınızdadır.',
    en: '{name}, place {place}. Your prize is in your bonuses.',
  },
} as const satisfies Readonly<Record<string, Translated>>;

const paidOut = {
  title: won.title,
  content: {
    ru: '«{name}», место {place}. Приз зачислен на баланс реальными деньгами: {amount}.',
    kk: '«{name}», орын: {place}. Жүлде балансқа нақты ақша болып түсті: {amount}.',
    az: '«{name}», yer: {place}. Mükafat balansa real pul kimi əlavə olundu: {amount}.',
    en: '{name}, place {place}. Your prize was credited as real money: {amount}.',
  },
} as const satisfies Readonly<Record<string, Translated>>;

/**
 * Text of a tournament notification: its start, or a prize if it has a place; null for other notifications.
 */
export function tournamentText(
  { tournament, place, amount, currency }: NotificationFacts,
  language: Language,
): { title: string; content: string } | null {
  const name = tournament?.replace(/-\d+$/, '') ?? '';
  const series = Object.hasOwn(titles, name) ? titles[name] : undefined;
  if (series === undefined) return null;
  const money =
    amount === undefined || currency === undefined ? null : formatMoney(amount, currency, language);
  const text = place === undefined ? started : money === null ? won : paidOut;
  return {
    title: text.title[language],
    content: text.content[language]
      .replace('{name}', () => series.title[language])
      .replace('{place}', String(place))
      .replace('{amount}', () => money ?? ''),
  };
}
