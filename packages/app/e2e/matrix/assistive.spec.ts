import type { CDPSession, Page } from '@playwright/test';
import { expect, guestTest } from '../test.ts';
import { newPlayer } from '../player.ts';

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: unknown };
  readonly name?: { readonly value: unknown };
  readonly description?: { readonly value: unknown };
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** States that a screen reader announces after the name, in this order. */
const STATES = ['required', 'invalid', 'checked', 'selected', 'expanded', 'disabled', 'busy'];

const said = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : String(value);

function line(node: Node): string {
  const states = STATES.flatMap((name) => {
    const value = node.properties?.find((one) => one.name === name)?.value.value;
    if (value === undefined || value === false || value === 'false') return [];
    return value === true || value === 'true' ? [name] : [`${name} ${said(value)}`];
  });
  const description = said(node.description?.value ?? '');
  return [
    `${said(node.role?.value ?? '')} "${said(node.name?.value ?? '')}"`,
    ...states,
    ...(description === '' ? [] : [`“${description}”`]),
  ].join(', ');
}

/** Reads a page as a screen reader does, only from the accessibility tree. */
class Reader {
  private readonly page: Page;
  private readonly cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  static async of(page: Page): Promise<Reader> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Reader(page, cdp);
  }

  /** Announcement of the focused element: `textbox "Пароль", required, “at least 6 characters”`. */
  async focused(): Promise<string> {
    const { result } = await this.cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined) return '';
    const { nodes } = await this.cdp.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const node = nodes[0] as Node | undefined;
    return node ? line(node) : '';
  }

  /** Presses Tab until an announcement matches; returns all of them. */
  async tabTo(end: RegExp, most = 40): Promise<string[]> {
    const lines: string[] = [];
    for (let step = 0; step < most; step += 1) {
      await this.page.keyboard.press('Tab');
      const now = await this.focused();
      lines.push(now);
      if (end.test(now)) return lines;
    }
    throw new Error(`Nothing like ${String(end)} is reached:\n${lines.join('\n')}`);
  }

  /** Current texts of live regions, which screen readers announce automatically. */
  async live(): Promise<string[]> {
    const { nodes } = (await this.cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
    const known = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = (node: Node): string => {
      if (node.role?.value === 'StaticText') return said(node.name?.value ?? '');
      return (node.childIds ?? []).map((id) => textOf(known.get(id) ?? node)).join(' ');
    };
    return nodes
      .filter((node) =>
        node.properties?.some(
          ({ name, value }) => name === 'live' && (value.value === 'polite' || value.value === 'assertive'),
        ),
      )
      .map((node) => said(textOf(node)))
      .filter((text) => text !== '');
  }

  async announces(text: string | RegExp): Promise<void> {
    const isIt = (one: string) => (typeof text === 'string' ? one.includes(said(text)) : text.test(one));
    await expect.poll(async () => (await this.live()).filter(isIt).length, String(text)).toBeGreaterThan(0);
  }

  async headings(): Promise<string[]> {
    const { nodes } = (await this.cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
    return nodes
      .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
      .map((node) => {
        const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
        return `${said(level)} ${said(node.name?.value ?? '')}`;
      });
  }
}

/** Announcement of an element: role and name, then `rest`, its states and description. */
const spoken = (role: string, name: string, rest = '') =>
  `${role} "${name.replaceAll(/\s+/g, ' ')}"${rest && `, ${rest}`}`;

guestTest(
  'A screen reader announces fields, errors and the next page to a guest who registers',
  { tag: ['@REG-02', '@AUTH-02', '@FORM-05'] },
  async ({ page, player }) => {
    player.language = 'kk';
    await page.goto('/auth/login?language=kk');
    await expect(player.email).toBeVisible();
    const reader = await Reader.of(page);
    const contact = newPlayer();

    await guestTest.step('a refused sign-in is said on its own', async () => {
      await player.email.fill(contact.email);
      await player.password.fill(contact.password);
      await player.password.press('Enter');
      await reader.announces(player.text('API_ERRORS.AUTH_INVALID_CREDENTIALS'));
    });

    await guestTest.step('the next page is said, and has one headline', async () => {
      await page.getByRole('main').locator('a[href="/auth/register"]').click();
      await reader.announces(new RegExp(`${player.text('page.register')}.*Tulpar`));
      expect(await reader.headings()).toEqual([`1 ${player.text('page.register')}`]);
    });

    await guestTest.step('every field has a role, a name and its rule', async () => {
      await page.reload();
      await expect(player.email).toHaveValue(contact.email);
      await player.email.fill('');
      await page.getByRole('link', { name: player.text('common.close') }).focus();
      const lines = await reader.tabTo(new RegExp(`^button "${player.text('session.create')}"`));
      for (const line of [
        spoken('tab', player.text('common.email'), 'selected'),
        spoken('radio', 'KZT ₸', 'checked'),
        spoken('combobox', player.text('session.email')),
        spoken('button', player.text('session.showPassword')),
      ])
        expect(
          lines.some((one) => one.startsWith(line)),
          `${line}\n${lines.join('\n')}`,
        ).toBe(true);
      const password = lines.find((one) =>
        one.startsWith(spoken('textbox', player.text('session.password'))),
      );
      expect(password).toMatch(/“.+”$/);
      // Every focusable element has a name.
      expect(lines.filter((one) => one.includes(' ""'))).toEqual([]);
    });

    await guestTest.step('what is missing is said at the field the focus goes to', async () => {
      await page.keyboard.press('Enter');
      await expect(player.email).toBeFocused();
      await expect
        .poll(() => reader.focused())
        .toBe(spoken('combobox', player.text('session.email'), `invalid, “${player.text('required')}”`));
      await page.keyboard.type(contact.email);
      await expect.poll(() => reader.focused()).not.toContain('invalid');
    });

    await guestTest.step('the page is announced to the new player', async () => {
      await player.register(contact);
      await reader.announces('Tulpar');
      await expect.poll(async () => (await reader.headings())[0]).toBe(`1 ${player.text('page.lobby')}`);
    });
  },
);
