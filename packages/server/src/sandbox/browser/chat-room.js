// @ts-check
/**
 * The page of a conversation, in a frame without origin, storage and tokens: the conversation's id is its only
 * authorization. Messages are inserted as plain text, because anybody may have written them.
 */
(() => {
  /**
   * @typedef {object} Setup
   * @property {string | null} conversation
   * @property {string} messagesUrl
   * @property {string} language
   * @property {string} draft typed into the field already
   * @property {Record<string, string>} texts
   *
   * @typedef {{ id: number, author: 'visitor' | 'support', text: string }} Message
   */
  const LOOK_MS = 1500;

  /** @param {string} id */
  const byId = (id) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`the page has no ${id}`);
    return element;
  };

  /** @type {Setup} */
  const { conversation, messagesUrl, language, draft, texts } = JSON.parse(byId('setup').textContent ?? '');
  const lines = byId('lines');
  const trouble = byId('trouble');
  const form = /** @type {HTMLFormElement} */ (byId('write'));
  const field = /** @type {HTMLTextAreaElement} */ (byId('text'));
  /** @type {Set<number>} */
  const shown = new Set();
  let isSending = false;

  /** @param {{ type: string, id?: number }} message */
  // Any of the app's origins may embed this page, and these messages contain no secret.
  const post = (message) => parent.postMessage(message, '*');

  /** @param {Message} message */
  function show({ id, author, text }) {
    if (shown.has(id)) return;
    shown.add(id);
    const line = document.createElement('p');
    line.className = author === 'visitor' ? 'line own' : 'line';
    const who = document.createElement('span');
    who.className = 'who';
    who.textContent = (author === 'visitor' ? texts['you'] : texts['support']) ?? '';
    const words = document.createElement('span');
    words.textContent = text;
    line.append(who, words);
    lines.append(line);
    lines.scrollTop = lines.scrollHeight;
    post({ type: 'chat-seen', id });
  }

  function end() {
    form.hidden = true;
    trouble.textContent = texts['ended'] ?? '';
  }

  /** Shows new messages; false if the conversation has ended. */
  async function look() {
    const answer = await fetch(messagesUrl, { cache: 'no-store' });
    if (answer.status === 404) return false;
    if (!answer.ok) return true;
    /** @type {{ messages: Message[] }} */
    const { messages } = await answer.json();
    messages.forEach(show);
    return true;
  }

  async function follow() {
    for (;;) {
      const goesOn = document.hidden || (await look().catch(() => true));
      if (!goesOn) return end();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  async function send() {
    const text = field.value.trim();
    if (text === '' || isSending) return;
    isSending = true;
    trouble.textContent = '';
    try {
      const answer = await fetch(`${messagesUrl}?lang=${language}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text }),
      });
      if (answer.status === 404) return end();
      if (!answer.ok) throw new Error(`the chat answered ${answer.status}`);
      field.value = '';
      await look();
    } catch {
      trouble.textContent = texts['failed'] ?? '';
    } finally {
      isSending = false;
      field.focus();
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  field.addEventListener('keydown', (event) => {
    // While a character is being composed, Enter confirms the character.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void send();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') post({ type: 'chat-close' });
  });
  field.value = draft;
  field.setSelectionRange(draft.length, draft.length);
  if (conversation === null) end();
  else void follow();
})();
