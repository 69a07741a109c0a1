import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { pattern, text, type Language } from './texts.ts';

export function newPlayer() {
  return { email: `${randomUUID().slice(0, 13)}@example.com`, password: 'steppe-88' };
}

/** Actions of a player; everything is found by role and visible text. */
export class Player {
  readonly page: Page;
  language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  text(id: string, values?: Record<string, string>): string {
    return text(this.language, id, values);
  }

  pattern(id: string): RegExp {
    return pattern(this.language, id);
  }

  button(id: string, within: Page | Locator = this.page, values?: Record<string, string>): Locator {
    return within.getByRole('button', { name: this.text(id, values), exact: true });
  }

  link(id: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('link', { name: this.text(id), exact: true });
  }

  field(id: string): Locator {
    return this.page.getByRole('textbox', { name: this.text(id), exact: true });
  }

  /** E-mail is a combobox, because it suggests domains. */
  get email(): Locator {
    return this.page.getByRole('combobox', { name: this.text('session.email'), exact: true });
  }

  get phone(): Locator {
    return this.field('session.phone');
  }

  get password(): Locator {
    return this.page.getByLabel(this.text('session.password'), { exact: true });
  }

  get balance(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.text('cashBox.balance')}`) });
  }

  balanceAmount(): Promise<string | null> {
    return this.balance.first().textContent();
  }

  async openLobby(): Promise<void> {
    await this.page.goto(`/?language=${this.language}`);
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
    await expect(this.page.getByRole('heading', { name: this.text('games.top10') })).toBeVisible();
  }

  get greeting(): Locator {
    return this.page.getByRole('dialog', { name: this.text('bonuses.welcome.open'), exact: true });
  }

  async closeGreeting(): Promise<void> {
    await expect(this.greeting).toBeVisible();
    await this.button('bonuses.welcome.look', this.greeting).click();
    await expect(this.greeting).toBeHidden();
  }

  /** Registers, and closes the welcome window unless `staysGreeted`. */
  async register(contact: { email: string; password: string }, { staysGreeted = false } = {}): Promise<void> {
    await expect(this.page).toHaveURL(/\/auth\/register/);
    await this.email.fill(contact.email);
    await this.password.fill(contact.password);
    const terms = this.page.getByRole('checkbox', { name: this.pattern('session.terms') });
    if (!(await terms.isChecked())) await terms.check();
    await this.button('session.create').click();
    await expect(this.page).not.toHaveURL(/\/auth\//);
    await this.#declineLimit();
    // Other pages are payments or games, which the welcome window never covers.
    if (/^\/(games\/?)?$/.test(new URL(this.page.url()).pathname)) {
      await expect(this.greeting).toBeVisible();
      if (staysGreeted) return;
      await this.closeGreeting();
    }
    await expect(this.balance).toBeVisible();
  }

  /** Answers the offer of a limit before the cash box shows it. */
  async #declineLimit(): Promise<void> {
    const token = await this.page.evaluate(() => localStorage.getItem('accessToken'));
    const { origin } = new URL(this.page.url());
    const answer = await this.page.request.post(`${origin}/api/v1/profile/extra-data/save`, {
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
      data: { key: 'limitOfferAnswered', value: true },
    });
    expect(answer.status()).toBe(200);
  }

  async login(contact: { email: string; password: string }): Promise<void> {
    await this.page.goto('/auth/login');
    await this.email.fill(contact.email);
    await this.password.fill(contact.password);
    await this.button('nav.login').click();
    await expect(this.balance).toBeVisible();
  }

  async chooseMethod(): Promise<void> {
    await this.page.getByRole('main').locator('a[href*="method="]').first().click();
    await expect(this.amount).toBeVisible();
  }

  /** Chooses the first method and types an amount in major units. */
  async chooseAmount(amount: string): Promise<void> {
    await this.page.goto('/cash-box/deposit');
    await this.chooseMethod();
    await this.amount.fill(amount);
  }

  get amount(): Locator {
    return this.field('cashBox.amount');
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: this.pattern('cashBox.deposit.submit') });
  }

  /** Presses the button of the deposit form and chooses the outcome on the sandbox payment page. */
  async pay(outcome: 'success' | 'decline' = 'success'): Promise<void> {
    await this.payButton.click();
    await this.settle(outcome);
  }

  /** The button in the main part that opens the sheet of languages. */
  get languageButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.pattern('language.change') });
  }

  heading(id: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.text(id) });
  }

  /** Types a password and its repetition into the form of a reset, and saves. */
  async savePassword(password: string, repeated = password): Promise<void> {
    await this.page.getByLabel(this.text('reset.newPassword'), { exact: true }).fill(password);
    await this.page.getByLabel(this.text('reset.repeatPassword'), { exact: true }).fill(repeated);
    await this.button('reset.save').click();
  }

  /** Chooses the outcome on the sandbox payment page. */
  async settle(outcome: 'success' | 'decline' | 'abandon'): Promise<void> {
    await this.page.waitForURL(/\/sandbox\/pay\//);
    await this.page.locator(`button[name="outcome"][value="${outcome}"]`).click();
  }

  async logout(): Promise<void> {
    await this.page.goto('/profile');
    await this.button('account.logout').click();
    await expect(this.link('nav.login', this.page.getByRole('banner'))).toBeVisible();
  }
}
