/** Effects of a translator on a page so far. */
export interface Translation {
  /** Texts that React has changed while the page still shows their former translation. */
  stale: () => string[];
  stop: () => void;
}

/**
 * Replaces every text of the page as Chrome and Yandex do: inserts two nested `<font>` elements, then removes
 * the text node, and does the same for every text added later. The words do not change. The function is
 * self-contained, so that Playwright can send its source to a page.
 */
export function translatePage(): Translation {
  const replaced: { text: Text; copy: Element }[] = [];
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '') return;
    if (parent.closest('font, script, style, noscript, textarea, [translate="no"], .notranslate')) return;
    const copy = document.createElement('font');
    copy.append(document.createElement('font'));
    copy.firstElementChild?.append(text.data);
    parent.insertBefore(copy, text);
    parent.removeChild(text);
    replaced.push({ text, copy });
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  const observer = new MutationObserver(wrapAll);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  wrapAll();
  return {
    stale: () =>
      replaced.flatMap(({ text, copy }) =>
        copy.isConnected && copy.textContent !== text.data ? [`${copy.textContent} → ${text.data}`] : [],
      ),
    stop: () => observer.disconnect(),
  };
}
