import { Hono, type Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { demoPlayer } from '../domain/players/demo-player.ts';
import { issueSocialToken } from '../domain/social/identities.ts';
import type { SocialPerson, SocialProvider } from '../db/player-tables.ts';
import { inLanguage, readLanguage, type Language } from '../domain/locale/locale.ts';
import { isAppOrigin, serverOrigin } from '../http/origins.ts';
import socialTexts from './social-texts.json' with { type: 'json' };
import { formLimit, html, readForm, redirectWithoutReferrer, messageSheet, sheet } from './html.ts';

const names: Readonly<Record<SocialProvider, string>> = { facebook: 'Facebook', google: 'Google' };

/** Fictitious people, one for each kind of data that a provider can return. */
const people: readonly SocialPerson[] = [
  {
    subject: 'p1',
    email: 'aruzhan@people.example',
    isEmailVerified: true,
    firstName: 'Аружан',
    lastName: 'Сеитова',
  },
  {
    subject: 'p2',
    email: 'murad@people.example',
    isEmailVerified: true,
    firstName: 'Murad',
    lastName: 'Əliyev',
  },
  {
    subject: 'p3',
    email: 'timur@people.example',
    isEmailVerified: false,
    firstName: 'Тимур',
    lastName: null,
  },
  { subject: 'p4', email: null, isEmailVerified: false, firstName: 'Leyla', lastName: null },
  { subject: 'p5', email: demoPlayer.email, isEmailVerified: true, firstName: 'Айдана', lastName: null },
];

interface SignInRequest {
  readonly provider: SocialProvider;
  /** The app's redirect URL, `/social-login`. */
  readonly returnTo: URL;
  /** The app's secret for this login; it is returned unchanged, and the app checks it. */
  readonly state: string;
  readonly language: Language;
}

const stateForm = /^[\w-]{16,128}$/;

function readProvider(name: string): SocialProvider | null {
  return name === 'facebook' || name === 'google' ? name : null;
}

/** Parses the URL that the app opened; null if it is incomplete or would redirect to another site. */
function readRequest(deps: Dependencies, { req }: Context<object, '/:provider'>): SignInRequest | null {
  const provider = readProvider(req.param('provider'));
  const state = req.query('state') ?? '';
  if (provider === null || !stateForm.test(state)) return null;
  const returnTo = URL.parse(req.query('redirect_uri') ?? '');
  if (returnTo === null) return null;
  const own = serverOrigin(deps.config, new URL(req.url));
  const isOurs =
    /^https?:$/.test(returnTo.protocol) &&
    returnTo.username === '' &&
    returnTo.password === '' &&
    returnTo.pathname === '/social-login' &&
    isAppOrigin(deps.config, own, returnTo.origin);
  return isOurs ? { provider, returnTo, state, language: languageOf(req.query('lang')) } : null;
}

const languageOf = (lang: string | undefined): Language => readLanguage(lang) ?? 'ru';

function wrongPage(language: Language): Response {
  const { wrongTitle: title, note, wrongHint: hint, back } = inLanguage(socialTexts, language);
  return messageSheet({ status: 400, language, title, note, hint, back });
}

function describe({ email, isEmailVerified }: SocialPerson, language: Language): string {
  const t = inLanguage(socialTexts, language);
  if (email === null) return t.noEmail;
  return isEmailVerified ? email : `${email}, ${t.unverified}`;
}

function choicePage({ provider, returnTo, language }: SignInRequest): Response {
  const t = inLanguage(socialTexts, language);
  const title = t.title.replace('{provider}', names[provider]);
  const buttons = people.map(
    (person) =>
      html`<button name="person" value="${person.subject}">
        ${[person.firstName, person.lastName].filter((name) => name !== null).join(' ')} ·
        ${describe(person, language)}
      </button>`,
  );
  const content = html`<section class="card">
      <h1>${title}</h1>
      <p class="muted">${t.hint}</p>
    </section>
    <form method="post" class="actions">
      ${buttons}<button class="quiet" name="person" value="">${t.cancel}</button>
    </form>`;
  return sheet({ language, title, note: t.note, content, leadsTo: [returnTo.origin] });
}

/**
 * The login page of a social provider:
 * `/sandbox/social/{facebook|google}?redirect_uri=…/social-login&state=…&lang=…`. It works without JavaScript
 * and redirects with `provider`, `token` and the given `state`; if cancelled, with `error` and `state`.
 */
export function createSocialPages(deps: Dependencies): Hono {
  const pages = new Hono();

  pages.get('/:provider', (context) => {
    const request = readRequest(deps, context);
    return request === null ? wrongPage(languageOf(context.req.query('lang'))) : choicePage(request);
  });

  pages.post('/:provider', formLimit(1_000), async (context) => {
    const request = readRequest(deps, context);
    if (request === null) return wrongPage(languageOf(context.req.query('lang')));
    const { person: chosen } = await readForm(context);
    const person = people.find(({ subject }) => subject === chosen);
    const address = new URL(request.returnTo);
    if (person === undefined) {
      if (chosen !== '') return choicePage(request);
      address.searchParams.set('error', 'access_denied');
      address.searchParams.set('state', request.state);
      return redirectWithoutReferrer(address.href);
    }
    const token = await issueSocialToken(deps.db, request.provider, person, deps.clock.now());
    address.searchParams.set('provider', request.provider);
    address.searchParams.set('token', token);
    address.searchParams.set('state', request.state);
    return redirectWithoutReferrer(address.href);
  });

  return pages;
}
