// @ts-check
/**
 * The demo slot in its frame, which has no origin, storage or tokens: the session id in the page is its only
 * authorization. The server decides every round. After a connection failure the script repeats the request with the
 * same key, so that no round is lost or played twice.
 */
(() => {
  /**
   * @typedef {object} Setup
   * @property {string} session
   * @property {'demo' | 'real'} mode
   * @property {string} appOrigin
   * @property {string} roundsUrl
   * @property {number[]} bets minor units, rising
   * @property {number} bet index of the initial bet
   * @property {string} currency sign
   * @property {string} group
   * @property {string} decimal
   * @property {string[]} symbols addresses of the pictures, the dearest first
   * @property {number[][]} paylines
   * @property {number | null} balance minor units
   * @property {{ bet: number, win: number, reels: number[][], lines: Round['lines'] } | null} latest
   * @property {Record<string, string>} texts
   *
   * @typedef {object} Round
   * @property {number[][]} reels
   * @property {{ line: number, count: number }[]} lines
   * @property {number} win
   * @property {number} balance
   */

  /** Minimum time from the start of a round to the next, ms: no game may be faster. */
  const ROUND_MS = 2500;
  /** Minimum time that the reels turn, and delay from reel to reel, ms. */
  const TURN_MS = 700;
  const STEP_MS = 160;
  const TIMEOUT_MS = 10_000;
  const RETRY_MS = [1000, 2000, 4000];

  /** @param {string} id */
  const byId = (id) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`the page has no ${id}`);
    return element;
  };

  /** @type {Setup} */
  const setup = JSON.parse(byId('setup').textContent ?? '');
  const { texts } = setup;
  const root = byId('slot');
  const status = byId('status');
  const spinButton = /** @type {HTMLButtonElement} */ (byId('spin'));
  const less = /** @type {HTMLButtonElement} */ (byId('less'));
  const more = /** @type {HTMLButtonElement} */ (byId('more'));
  const reels = [...document.querySelectorAll('.reel')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  let betIndex = setup.bet;
  let balance = setup.balance;
  /** The last balance from the app, not shown yet. @type {number | null} */
  let appBalance = null;
  /** @type {'loading' | 'idle' | 'spinning' | 'lost' | 'ended'} */
  let state = 'loading';
  /** The round whose result is not known yet. @type {{ key: string, bet: number } | null} */
  let open = null;

  /** Whether the app has paused the game: no new round may start. */
  let isPaused = false;

  /** @param {number} ms */
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  /** @param {number} minor */
  const money = (minor) => {
    const grouped = String(Math.trunc(minor / 100)).replace(/\B(?=(\d{3})+$)/g, setup.group);
    const rest = minor % 100;
    const fraction = rest === 0 ? '' : `${setup.decimal}${String(rest).padStart(2, '0')}`;
    return `${grouped}${fraction}\u00a0${setup.currency}`;
  };

  const currentBet = () => setup.bets[betIndex] ?? 0;

  /** @param {string} type @param {Record<string, number | string>} [facts] */
  const notifyApp = (type, facts = {}) => {
    if (window.parent !== window)
      window.parent.postMessage({ source: 'tulpar-game', type, mode: setup.mode, ...facts }, setup.appOrigin);
  };

  /** @param {string} text @param {{ isBad?: boolean, retry?: boolean }} [how] */
  const say = (text, { isBad = false, retry = false } = {}) => {
    status.classList.toggle('bad', isBad);
    const words = document.createElement('span');
    words.textContent = text;
    status.replaceChildren(words);
    if (!retry) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.id = 'retry';
    button.textContent = texts['retry'] ?? '';
    button.addEventListener('click', () => void finishOpenRound());
    status.append(button);
    button.focus();
  };

  /**
   * Marks a button as inactive. `disabled` would take the focus from it, and keyboard players would have to return to it
   * after every round.
   * @param {HTMLButtonElement} button @param {boolean} isOff
   */
  const turnOff = (button, isOff) => button.setAttribute('aria-disabled', String(isOff));

  const showFigures = () => {
    // During a round the new balance would reveal the result.
    if (state !== 'spinning' && appBalance !== null) {
      balance = appBalance;
      appBalance = null;
    }
    byId('bet').textContent = money(currentBet());
    byId('balance').textContent = balance === null ? '' : money(balance);
    const busy = state !== 'idle';
    turnOff(less, busy || betIndex === 0);
    turnOff(more, busy || betIndex === setup.bets.length - 1);
    turnOff(spinButton, busy || isPaused);
    root.dataset['state'] = state;
  };

  /** @param {Element} reel @param {number[]} column */
  const showColumn = (reel, column) => {
    [...reel.querySelectorAll('img')].forEach((image, row) => {
      image.src = setup.symbols[column[row] ?? 0] ?? '';
    });
  };

  const clearHits = () => {
    for (const cell of document.querySelectorAll('.cell.hit')) cell.classList.remove('hit');
  };

  /** @param {Pick<Round, 'lines'>} round */
  const markHits = (round) => {
    for (const { line, count } of round.lines)
      for (let reel = 0; reel < count; reel++) {
        const row = setup.paylines[line]?.[reel] ?? 0;
        reels[reel]?.querySelectorAll('.cell')[row]?.classList.add('hit');
      }
  };

  /** @param {Round} round */
  const land = async (round) => {
    for (const [i, reel] of reels.entries()) {
      if (!still.matches && i > 0) await wait(STEP_MS);
      showColumn(reel, round.reels[i] ?? []);
      reel.classList.remove('turning');
      reel.classList.add('landed');
    }
  };

  const newKey = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
    bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };

  /** @param {unknown} value @returns {value is Round} */
  const isRound = (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const round = /** @type {Record<string, unknown>} */ (value);
    return (
      Array.isArray(round['reels']) &&
      Array.isArray(round['lines']) &&
      Number.isSafeInteger(round['win']) &&
      Number.isSafeInteger(round['balance'])
    );
  };

  /**
   * Sends the request once. `unknown`: no usable response, so the round may have been played.
   * @param {{ key: string, bet: number }} round
   * @returns {Promise<{ round: Round } | { code: string } | 'unknown'>}
   */
  const attempt = async (round) => {
    try {
      const answer = await fetch(setup.roundsUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ session: setup.session, round_key: round.key, bet: round.bet }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        credentials: 'omit',
        cache: 'no-store',
      });
      const body = await answer.json();
      if (answer.ok && isRound(body)) return { round: body };
      if (answer.ok || answer.status >= 500 || answer.status === 429) return 'unknown';
      return { code: typeof body?.message === 'string' ? body.message : 'DEFAULT' };
    } catch {
      return 'unknown';
    }
  };

  /** @param {{ key: string, bet: number }} round */
  const sendRound = async (round) => {
    for (const pause of RETRY_MS) {
      const answer = await attempt(round);
      if (answer !== 'unknown') return answer;
      await wait(pause);
    }
    return attempt(round);
  };

  /** Text key by the code that ends the game. @type {Readonly<Record<string, string>>} */
  const endings = {
    GAME_SESSION_ENDED: 'gameEndedHint',
    PLAYER_RESTRICTED: 'onBreak',
  };

  /** @param {string} code */
  const refuse = (code) => {
    open = null;
    for (const reel of reels) reel.classList.remove('turning');
    if (code === 'INSUFFICIENT_FUNDS') {
      state = 'idle';
      say(texts[setup.mode === 'demo' ? 'noCredits' : 'noFunds'] ?? '', { isBad: true });
      notifyApp('funds');
    } else if (/^(LOSS|WAGER|TIME)_LIMIT_REACHED$/.test(code)) {
      // A smaller bet may be within the limit, and the same bet after some time.
      state = 'idle';
      say(texts['ownLimit'] ?? '', { isBad: true });
      notifyApp('refused', { code });
    } else {
      state = 'ended';
      say(texts[endings[code] ?? 'refused'] ?? '', { isBad: true });
      if (code === 'PLAYER_RESTRICTED') notifyApp('refused', { code });
      else notifyApp('ended');
    }
    showFigures();
  };

  const finishOpenRound = async () => {
    if (!open) return;
    const started = performance.now();
    state = 'spinning';
    clearHits();
    byId('win').textContent = money(0);
    say(texts['spinning'] ?? '');
    showFigures();
    for (const reel of reels) {
      reel.classList.remove('landed');
      reel.classList.add('turning');
    }
    const [answer] = await Promise.all([sendRound(open), wait(TURN_MS)]);
    if (answer === 'unknown') {
      for (const reel of reels) reel.classList.remove('turning');
      state = 'lost';
      showFigures();
      say(texts['lost'] ?? '', { isBad: true, retry: true });
      return;
    }
    if ('code' in answer) {
      refuse(answer.code);
      return;
    }
    const { round } = answer;
    const { bet } = open;
    open = null;
    await land(round);
    balance = round.balance;
    byId('win').textContent = money(round.win);
    // A win that does not exceed the stake is no gain, so it is not highlighted.
    if (round.win > bet) markHits(round);
    say(
      round.win > 0 ? (texts['won'] ?? '').replace('{amount}', money(round.win)) : (texts['nothing'] ?? ''),
    );
    byId('balance').textContent = money(round.balance);
    notifyApp('round');
    await wait(Math.max(0, ROUND_MS - (performance.now() - started)));
    state = 'idle';
    showFigures();
  };

  const spin = () => {
    if (state !== 'idle' || isPaused) return;
    open = { key: newKey(), bet: currentBet() };
    notifyApp('bet');
    void finishOpenRound();
  };

  /** @param {number} by */
  const changeBet = (by) => {
    if (state !== 'idle') return;
    betIndex = Math.min(setup.bets.length - 1, Math.max(0, betIndex + by));
    notifyApp('stake', { amount: currentBet() });
    showFigures();
  };

  spinButton.addEventListener('click', spin);
  // After a touch or click, focus the spin button, so that the space bar spins; keyboard users keep the focus.
  /** @param {number} by */
  const step = (by) => (/** @type {MouseEvent} */ event) => {
    changeBet(by);
    if (event.detail > 0) spinButton.focus();
  };
  less.addEventListener('click', step(-1));
  more.addEventListener('click', step(1));
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = event.target instanceof HTMLButtonElement && event.target !== spinButton;
    if ((event.key === ' ' || event.key === 'Enter') && !isOnButton) {
      event.preventDefault();
      spin();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      changeBet(event.key === 'ArrowUp' ? 1 : -1);
    }
  });

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== setup.appOrigin) return;
    if (event.data?.source !== 'tulpar-app') return;
    if (event.data.type === 'pause') isPaused = true;
    else if (event.data.type === 'resume') isPaused = false;
    else if (event.data.type === 'balance' && Number.isSafeInteger(event.data.amount))
      appBalance = event.data.amount;
    else return;
    showFigures();
  });

  /** @param {string} address */
  const preload = (address) =>
    new Promise((resolve) => {
      const image = new Image();
      image.addEventListener('load', resolve);
      image.addEventListener('error', resolve);
      image.src = address;
    });

  const begin = async () => {
    await Promise.race([Promise.all(setup.symbols.map(preload)), wait(8000)]);
    const { latest } = setup;
    reels.forEach((reel, i) => showColumn(reel, latest?.reels[i] ?? [(i + 3) % 8, i % 3, (i * 2 + 4) % 8]));
    if (latest && latest.win > latest.bet) markHits(latest);
    state = 'idle';
    byId('win').textContent = money(latest?.win ?? 0);
    const last = latest && texts[latest.win > 0 ? 'lastWon' : 'lastNothing'];
    say(last ? last.replace('{amount}', money(latest.win)) : (texts['ready'] ?? ''));
    showFigures();
    notifyApp('ready');
    notifyApp('stake', { amount: currentBet() });
  };
  void begin();
})();
