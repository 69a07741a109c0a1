import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test.ts';

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
export class Reader {
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
