import { listedPages } from '@tulpar/api/contract';
import type { ComponentType } from 'react';
import { useLanguage, useText } from '../i18n/intl.tsx';
import { chooseLanguage, type Language } from '../i18n/languages.ts';
import { OPERATOR } from '../operator.ts';
import { shareImageUrl } from '../loading/images.ts';
import { useAtomValue } from '../state/store.ts';
import { href, matchRoute, routeHref, type RouteId } from './paths.ts';
import { useLocation } from './router.tsx';
import { siteOriginAtom } from './urls.ts';
import type { MessageId } from '../../messages/load.ts';

interface PageTitle {
  /** Absent: the message `page.` with the name of the route. */
  readonly title?: MessageId;
  /** Meta description; absent: that of the site. */
  readonly description?: MessageId;
  /** Parent in the breadcrumbs; absent: the lobby. */
  readonly parent?: 'games' | 'news' | 'tournaments';
}

const pageTitles: Readonly<Partial<Record<RouteId, PageTitle>>> = {
  games: { description: 'meta.games' },
  gamesCategory: { title: 'page.games', description: 'meta.games', parent: 'games' },
  gamesFilter: { title: 'page.games', description: 'meta.games', parent: 'games' },
  demo: { description: 'meta.demo', parent: 'games' },
  game: { description: 'meta.games', parent: 'games' },
  fruitCocktail: { title: 'page.game', description: 'meta.games', parent: 'games' },
  resident: { title: 'page.game', description: 'meta.games', parent: 'games' },
  providers: { description: 'meta.providers' },
  login: { description: 'meta.login' },
  register: { description: 'meta.register' },
  socialLogin: { title: 'page.login' },
  bonuses: { description: 'meta.bonuses' },
  depositRedirect: { title: 'page.deposit' },
  tournaments: { description: 'meta.tournaments' },
  tournament: { description: 'meta.tournaments', parent: 'tournaments' },
  tournamentGames: { description: 'meta.tournaments', parent: 'tournaments' },
  news: { description: 'meta.news' },
  newsArticle: { description: 'meta.news', parent: 'news' },
  reviews: { description: 'meta.reviews' },
  vipClub: { description: 'meta.vipClub' },
  app: { title: 'page.downloadApp' },
  downloadApp: { description: 'meta.downloadApp' },
  unsubscribeEmail: { title: 'page.unsubscribe' },
  contacts: { description: 'meta.contacts' },
  staticPage: { title: 'page.content' },
};

/** Message id of a page's title; its `Head` can show another title. */
export const titleOf = (id: RouteId): MessageId => pageTitles[id]?.title ?? (`page.${id}` as MessageId);

export interface HeadProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Head of a page with data beyond `pageTitles`, such as a game's name; renders a `PageHead`. */
export type Head = ComponentType<HeadProps>;

/** Absent or empty: title and description of `pageTitles`, `SHARE_IMAGE`, the current path. */
export interface PageHeadProps {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** URL or key of the image service (`Img` of the contract). */
  readonly image?: string | null | undefined;
  /** Canonical path, where several URLs lead to the page. */
  readonly path?: string | undefined;
  /** Excludes the page from search engines, such as one without content. */
  readonly isUnlisted?: boolean;
  /** Times (ISO-8601) of an article. */
  readonly article?: { readonly published: string; readonly modified: string } | undefined;
}

const openGraphLocales: Readonly<Record<Language, string>> = {
  ru: 'ru_RU',
  kk: 'kk_KZ',
  az: 'az_AZ',
  en: 'en_GB',
};

/** Default picture: 1200 by 630 px. */
const SHARE_IMAGE = '/share.jpg';

/** Title, description and URLs for the tab, search engines and shared links (LAYOUT-14, FIRST-04). */
export function PageHead({ title, description, image, path, isUnlisted = false, article }: PageHeadProps) {
  const t = useText();
  const language = useLanguage();
  const origin = useAtomValue(siteOriginAtom);
  const match = matchRoute(useLocation().pathname);
  const id = match?.id ?? 'notFound';
  const isLobby = id === 'lobby';
  const name = title || t(isLobby ? 'meta.title' : titleOf(id));
  const text = description || t(pageTitles[id]?.description ?? 'meta.description');
  const own = shareImageUrl(image);
  const picture = absolute(origin, own ?? SHARE_IMAGE);
  const address =
    match && listedPages.has(id) && !isUnlisted
      ? `${origin}${path ?? routeHref({ ...match, search: '' })}`
      : null;
  return (
    <>
      <title>{isLobby ? name : t('meta.pageTitle', { page: name })}</title>
      <meta name="description" content={text} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={text} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      {OPERATOR.languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocales[other]} />
        ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={name} />
      {own === null && <meta property="og:image:width" content="1200" />}
      {own === null && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content="summary_large_image" />
      {address === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses address={address} language={language} />
      )}
      {address !== null && !isLobby && <Trail id={id} name={name} address={inLanguage(address, language)} />}
      {address !== null && article && (
        <JsonLd
          data={{
            '@type': 'Article',
            headline: name,
            description: text,
            image: [picture],
            datePublished: article.published,
            dateModified: article.modified,
            inLanguage: language,
            mainEntityOfPage: inLanguage(address, language),
            author: { '@type': 'Organization', name: SITE, url: `${origin}/` },
            publisher: { '@type': 'Organization', name: SITE, url: `${origin}/` },
          }}
        />
      )}
    </>
  );
}

/** The brand name is the same in every language, so it is no message. */
const SITE = OPERATOR.name;

const absolute = (origin: string, address: string) =>
  address.startsWith('/') ? `${origin}${address}` : address;

const inLanguage = (address: string, language: Language) => `${address}?language=${language}`;

/** Canonical and alternate URLs, one per language; the default is English, if it is offered (I18N-03). */
function Addresses({ address, language }: { address: string; language: Language }) {
  return (
    <>
      <link rel="canonical" href={inLanguage(address, language)} />
      <meta property="og:url" content={inLanguage(address, language)} />
      {OPERATOR.languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={inLanguage(address, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={inLanguage(address, chooseLanguage({}))} />
    </>
  );
}

function Trail({ id, name, address }: { id: RouteId; name: string; address: string }) {
  const t = useText();
  const language = useLanguage();
  const origin = useAtomValue(siteOriginAtom);
  const parent = pageTitles[id]?.parent;
  const above = (one: 'lobby' | NonNullable<typeof parent>) => ({
    name: t(titleOf(one)),
    item: inLanguage(`${origin}${href(one)}`, language),
  });
  const steps = [above('lobby'), ...(parent ? [above(parent)] : []), { name, item: address }];
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}

/** Structured data, never executed. No text can close the element, as every `<` is escaped. */
function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', String.raw`\u003c`)}</script>;
}
