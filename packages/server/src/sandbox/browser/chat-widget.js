// @ts-check
/**
 * Script of the sandbox chat, like that of a chat vendor: the app loads it when the chat is first opened and uses it as
 * `window.supportChat`. It shows the conversation in a frame without an origin, which cannot reach the app's page or
 * storage, and accepts messages of that frame only.
 */
(() => {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const base = new URL('.', src);
  /** Ms between two checks for new messages while the chat is closed, and the number of checks. */
  const LOOK_MS = 3000;
  const LOOKS = 200;

  /**
   * @typedef {object} Options
   * @property {() => void} onMessage a message has arrived while the chat was hidden
   * @property {() => void} onClose the visitor wants the chat closed
   *
   * @typedef {object} View
   * @property {string} title
   * @property {string} language
   * @property {string} theme
   * @property {string} draft
   *
   * @typedef {{ id: number, author: string }} Message
   */

  /** @param {Options} options */
  function start({ onMessage, onClose }) {
    /** @type {Promise<string> | null} */
    let conversation = null;
    /** @type {HTMLIFrameElement | null} */
    let frame = null;
    /** Newest message the visitor has seen. */
    let seen = 0;
    /** Increased by show, hide and end, so that earlier asynchronous work stops. */
    let turn = 0;

    /**
     * @param {string} path
     * @param {RequestInit} [init]
     */
    async function send(path, init) {
      const answer = await fetch(new URL(path, base), { credentials: 'omit', cache: 'no-store', ...init });
      if (!answer.ok) throw new Error(`the chat answered ${answer.status}`);
      return answer.json();
    }

    /** @returns {Promise<string>} */
    async function begin() {
      const { id } = await send('conversations', { method: 'POST' });
      return String(id);
    }

    addEventListener('message', ({ source, data }) => {
      if (!frame || source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
      if (data.type === 'chat-close') onClose();
      if (data.type === 'chat-seen' && Number.isSafeInteger(data.id)) seen = Math.max(seen, data.id);
    });

    /**
     * @param {string} id
     * @param {number} mine
     */
    async function look(id, mine) {
      for (let count = 0; count < LOOKS; count += 1) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        if (mine !== turn) return;
        /** @type {{ messages: Message[] } | null} */
        const answer = document.hidden ? null : await send(`conversations/${id}/messages`).catch(() => null);
        if (mine !== turn || !answer) continue;
        const news = answer.messages.filter((one) => one.author === 'support' && one.id > seen);
        if (news.length === 0) continue;
        onMessage();
        return;
      }
    }

    return {
      /**
       * @param {HTMLElement} container
       * @param {View} view
       */
      async show(container, { title, language, theme, draft }) {
        turn += 1;
        const mine = turn;
        conversation ??= begin();
        const id = await conversation.catch((/** @type {unknown} */ error) => {
          conversation = null;
          throw error;
        });
        if (mine !== turn) return;
        const address = new URL('room', base);
        address.search = new URLSearchParams({ c: id, lang: language, theme, draft }).toString();
        frame = document.createElement('iframe');
        frame.title = title;
        frame.setAttribute('sandbox', 'allow-scripts allow-forms');
        Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
        const shown = frame;
        await new Promise((resolve, reject) => {
          shown.addEventListener('load', resolve, { once: true });
          shown.addEventListener('error', reject, { once: true });
          shown.src = address.href;
          container.replaceChildren(shown);
        });
      },
      hide() {
        turn += 1;
        const mine = turn;
        frame?.remove();
        frame = null;
        conversation?.then((id) => look(id, mine)).catch(() => undefined);
      },
      end() {
        turn += 1;
        frame?.remove();
        frame = null;
        seen = 0;
        const former = conversation;
        conversation = null;
        former
          ?.then((id) => send(`conversations/${id}/end`, { method: 'POST', keepalive: true }))
          .catch(() => undefined);
      },
    };
  }

  Object.defineProperty(window, 'supportChat', { configurable: true, value: { start } });
})();
