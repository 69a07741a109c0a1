import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Player } from '../player.ts';
import { expect, test } from './test.ts';
import type { Language } from '../texts.ts';

test.use({ viewport: { width: 360, height: 780 } });

// Every login ends in the lobby, whose images are irrelevant here.
test.beforeEach(({ page }) => page.route('**/cdn/**', (route) => route.abort()));

/** Data of a player by language: currency, country and operator of the phone, the person at a provider. */
interface LocaleCase {
  readonly currency: 'KZT' | 'AZN';
  readonly sign: string;
  readonly country: 'session.countryKZ' | 'session.countryAZ';
  readonly operator: string;
  readonly person: string;
}

const kazakhstan = { currency: 'KZT', sign: '₸', country: 'session.countryKZ', operator: '7701' } as const;
const azerbaijan = { currency: 'AZN', sign: '₼', country: 'session.countryAZ', operator: '99450' } as const;

// Each language has its own person: the same person would be the same player, who has one currency.
const places: Readonly<Record<Language, LocaleCase>> = {
  ru: { ...kazakhstan, person: 'p1' },
  kk: { ...kazakhstan, person: 'p3' },
  az: { ...azerbaijan, person: 'p4' },
  en: { ...azerbaijan, person: 'p2' },
};

/** One login method: the same steps for a new and an existing player. */
interface Way {
  readonly name: string;
  readonly tags: readonly string[];
  begin(player: Player, locale: LocaleCase): (isNew: boolean) => Promise<void>;
}

const tab = (player: Player, id: string) =>
  player.page.getByRole('tab', { name: player.text(id), exact: true });

async function send(player: Player, isNew: boolean): Promise<void> {
  await player.button(isNew ? 'session.create' : 'nav.login').click();
  if (isNew) await player.closeGreeting();
}

const byPhone: Way = {
  name: 'phone',
  tags: ['@AUTH-02', '@REG-02', '@VALID-06', '@VALID-09'],
  begin(player, { country, operator }) {
    const number = operator + String(randomInt(1_000_000, 9_999_999));
    return async (isNew) => {
      await tab(player, 'common.phone').click();
      const picker = player.page.getByRole('button', { name: player.pattern('session.country') });
      // The country of the currency or of the phone number is preselected; a new player may choose another.
      if (isNew) {
        await picker.click();
        await player.page.getByRole('dialog').getByText(player.text(country)).click();
      }
      await player.phone.fill(`+${number}`);
      await expect(picker).toHaveAccessibleName(new RegExp(player.text(country)));
      await player.password.fill('steppe-88');
      await send(player, isNew);
    };
  },
};

const bySocial = (provider: string): Way => ({
  name: provider,
  tags: ['@ROUTE-07', '@AUTH-03', '@AUTH-04', '@REG-01'],
  begin(player, { person }) {
    return async () => {
      await tab(player, 'session.tabSocial').click();
      await player.page
        .getByRole('button', { name: player.text('session.socialWith', { provider }), exact: true })
        .click();
      await player.page.locator(`button[name="person"][value="${person}"]`).click();
    };
  },
});

async function open(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(`${path}?language=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/** Expects a login in the chosen language with money in the account's currency; returns the player's id. */
async function arrived(player: Player, { sign }: LocaleCase): Promise<string | null> {
  const { page, language } = player;
  await expect(player.balance).toContainText(sign);
  await expect(page).toHaveURL(/^[^?#]*\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('player_id'))).not.toBeNull();
  return page.evaluate(() => localStorage.getItem('player_id'));
}

/** Methods and languages to test; a journey tests the registration by e-mail, in az. */
const journeys: readonly (readonly [Way, Language])[] = [
  [byPhone, 'en'],
  [bySocial('Google'), 'ru'],
  [bySocial('Facebook'), 'kk'],
];

for (const [way, language] of journeys)
  test(
    `A player registers and signs in by ${way.name} in ${language}`,
    { tag: [...way.tags, '@I18N-01', '@I18N-06'] },
    async ({ page }) => {
      const player = new Player(page, language);
      const locale = places[language];
      const signIn = way.begin(player, locale);

      await open(page, '/auth/register', language);
      await page.getByRole('radio', { name: new RegExp(locale.currency) }).check();
      await signIn(true);
      const id = await arrived(player, locale);

      // Another device has no stored data.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await open(page, '/auth/login', language);
      await signIn(false);
      expect(await arrived(player, locale)).toBe(id);
    },
  );
