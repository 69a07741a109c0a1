import type { ElementHandle, Frame, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

interface Sight {
  readonly name: string;
  /** Outline and box shadows of the element and its ancestors, which make up a focus indicator. */
  readonly look: string;
  readonly hasOutline: boolean;
  readonly isVisible: boolean;
  readonly coveredBy: string | null;
}

/** State of the focused element once its focus ring is visible; null for the page itself. */
async function see(focused: Element): Promise<Sight | 'frame' | null> {
  if (focused === document.body) return null;
  if (focused.localName === 'iframe') return 'frame';
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  const boxes: Element[] = [];
  for (let box: Element | null = focused; box && boxes.length < 4; box = box.parentElement) boxes.push(box);
  const changes = boxes
    .flatMap((box) => box.getAnimations())
    .filter((motion) => motion instanceof CSSTransition);
  await Promise.allSettled(changes.map((change) => change.finished));
  // A radio or a checkbox may be rendered by its label.
  const label = focused.closest('label');
  const clear = Number(getComputedStyle(focused).opacity) === 0;
  const shown = clear && label ? label : focused;
  const outlined = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return (
      outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !/, 0\)$|transparent/.test(outlineColor)
    );
  };
  const look = boxes
    .map((box) => {
      const { outline, boxShadow } = getComputedStyle(box);
      return `${outlined(box) ? outline : 'none'} ${boxShadow}`;
    })
    .join(' | ');
  const { left, top, width, height } = shown.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const reached =
    hit !== null && (shown.contains(hit) || hit.contains(shown) || (label?.contains(hit) ?? false));
  return {
    name: describe(focused),
    look,
    hasOutline: outlined(focused) || (label !== null && outlined(label)),
    isVisible:
      shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 0 && height > 0,
    coveredBy: reached
      ? null
      : !focused.isConnected
        ? 'nothing: it is no longer in the page'
        : hit
          ? describe(hit)
          : 'the edge of the screen',
  };
}

/** A player without a mouse: Tab, Enter, Space, arrows and letters. Every focused element is checked. */
export class Keyboard {
  readonly page: Page;
  #last: Focused | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /**
   * Presses Tab until the target has focus. Every element in between must be visible, show its focus, and not
   * be covered.
   */
  async tabTo(target: Locator, { back = false, limit = 150 } = {}): Promise<void> {
    await expect(target).toBeVisible();
    const hasFocus = focusOn(target);
    for (let step = 0; step <= limit; step += 1) {
      if (await hasFocus()) return;
      await this.press(back ? 'Shift+Tab' : 'Tab');
      await this.inspect();
    }
    throw new Error(`Tab pressed ${limit} times does not reach ${String(target)}.`);
  }

  async enter(target: Locator, options?: { back?: boolean }): Promise<void> {
    await this.tabTo(target, options);
    await this.press('Enter');
  }

  /** Checks that focus stays in the dialog in both directions. */
  async staysIn(dialog: Locator): Promise<void> {
    await expect.poll(() => holdsFocus(dialog), 'the focus enters the dialog').toBe(true);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 8; step += 1) {
        await this.press(key);
        await this.inspect();
        expect(await holdsFocus(dialog), `${key} leaves the dialog`).toBe(true);
      }
    }
  }

  /** Checks the focused element, and that the previous one looks different without focus. */
  async inspect(): Promise<void> {
    const previous = this.#last;
    const focused = await focusedIn(this.page.mainFrame());
    if (previous && !previous.sight.hasOutline && focused !== null) {
      const isThere = await previous.handle.evaluate(
        (element) => element.isConnected && element !== document.activeElement,
      );
      if (isThere) {
        // The focus ring of the previous element may still be fading out.
        await expect
          .poll(
            async () => lookOf(await previous.handle.evaluate(see)),
            `${previous.sight.name} does not show that it has the focus`,
          )
          .not.toBe(previous.sight.look);
      }
    }
    await previous?.handle.dispose();
    this.#last = null;
    // Between the last and the first element, focus is in the browser's own controls.
    if (focused === null) return;
    const { handle } = focused;
    let { sight } = focused;
    if (sight.coveredBy !== null) {
      // A slider may still be moving.
      await expect
        .poll(async () => {
          const found = await handle.evaluate(see);
          if (found !== null && found !== 'frame') sight = found;
          return sight.coveredBy;
        }, `${sight.name} has the focus and is covered`)
        .toBeNull();
    }
    expect(sight.isVisible, `${sight.name} has the focus and cannot be seen`).toBe(true);
    this.#last = { handle, sight };
  }
}

const lookOf = (found: Sight | 'frame' | null) => (found === null || found === 'frame' ? '' : found.look);

interface Focused {
  readonly handle: ElementHandle<Element>;
  readonly sight: Sight;
}

/** The focused element, also inside a frame, and its state; null for the page itself. */
async function focusedIn(frame: Frame): Promise<Focused | null> {
  const handle = (await frame.evaluateHandle(() => document.activeElement ?? document.body)).asElement();
  if (!handle) return null;
  const sight = await handle.evaluate(see);
  if (sight !== null && sight !== 'frame') return { handle, sight };
  const inner = sight === 'frame' ? await handle.contentFrame() : null;
  await handle.dispose();
  return inner && focusedIn(inner);
}

/**
 * Whether the target has focus. Its element is looked up once, because lookups by role and name dominate the
 * cost of a Tab on a long page; a replaced element is looked up again.
 */
function focusOn(target: Locator): () => Promise<boolean> {
  let found: ElementHandle<Element> | null = null;
  return async () => {
    const isFocused =
      (await found?.evaluate((element) =>
        element.isConnected ? element === document.activeElement && document.hasFocus() : null,
      )) ?? null;
    if (isFocused !== null) return isFocused;
    await found?.dispose();
    found = await target.elementHandle();
    return found.evaluate((element) => element === document.activeElement && document.hasFocus());
  };
}

function holdsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}
