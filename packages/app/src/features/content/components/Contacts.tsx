import { Button, ButtonLink } from '@tulpar/ui/button';
import { ChatIcon, ChevronRightIcon, EmailIcon, PhoneIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { Skeleton } from '@tulpar/ui/skeleton';
import type { ReactNode } from 'react';
import { hasChatAtom, openChat } from '#app/features/chat/index.ts';
import { SafeHtml } from '#app/platform/i18n/html.tsx';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { OPERATOR, supportHref } from '#app/platform/operator.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { readQuestions } from '../questions.ts';
import { staticPageOptions } from '../queries.ts';
import { PROSE } from './StaticArticle.tsx';

const HOURS = ['chat', 'weekdays', 'weekends', 'email', 'zone'] as const;

/** When the support replies: `24/7` or `09:00–18:00`; `email` in hours until the reply; `zone` like `UTC+5`. */
type Hours = Readonly<Partial<Record<(typeof HOURS)[number], string>>>;

/** Hours from a setting such as `chat=24/7; weekdays=09:00–18:00`; unknown names are ignored. */
export function readHours(setting: string | undefined): Hours {
  const given = new Map(
    (setting ?? '').split(';').map((pair) => [pair.split('=')[0]?.trim(), pair.split('=')[1]?.trim()]),
  );
  return Object.fromEntries(HOURS.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])));
}

const hours = readHours(import.meta.env.VITE_SUPPORT_HOURS);

const CARD = 'min-w-0 rounded-lg bg-surface-1 p-4 shadow-card';
/** Number of questions shown, each with a link to the FAQ. */
const QUESTIONS = 3;

/** How to reach the support, when it replies, common questions, and the operator's text (ROUTE-32). */
export function Contacts() {
  const language = useLanguage();
  const text = useQuery(staticPageOptions('contacts', language));
  return (
    <div className="grid grid-cols-1 gap-2 px-4 pb-6 tablet:gap-4 tablet:px-6 desktop:grid-cols-2 desktop:px-8">
      <SupportWays />
      <SupportHours />
      <CommonQuestions />
      {text.isPending && <Skeleton className="h-40 rounded-lg desktop:col-span-2" />}
      {text.data && (
        <section className={`${CARD} desktop:col-span-2 [&_h2]:text-title-sm! [&_h2:first-child]:mt-0`}>
          <SafeHtml html={text.data.content_html} className={`max-w-180 ${PROSE}`} />
        </section>
      )}
      {text.isError && (
        <LoadFailed
          titleId="content.page.error.title"
          error={text.error}
          onRetry={text.refetch}
          className="desktop:col-span-2"
        />
      )}
    </div>
  );
}

/** Chat (in a build with one), phone and email of the support (FOOT-03). */
function SupportWays() {
  const t = useText();
  const hasChat = useAtomValue(hasChatAtom);
  const { phone, email } = OPERATOR.support;
  return (
    <ul
      aria-label={t('content.support')}
      className="grid grid-cols-1 gap-2 tablet:auto-cols-fr tablet:grid-flow-col tablet:gap-4 desktop:col-span-2"
    >
      {hasChat && (
        <Way
          icon={<ChatIcon />}
          title={t('content.footer.chat')}
          note={hours.chat === '24/7' ? t('content.hours.always') : hours.chat}
        >
          <Button size="sm" onClick={() => openChat()}>
            {t('content.way.chat')}
          </Button>
        </Way>
      )}
      <Way icon={<PhoneIcon />} title={t('common.phone')} note={phone}>
        <ButtonLink href={supportHref.phone} variant="secondary" size="sm">
          {t('content.way.phone')}
        </ButtonLink>
      </Way>
      <Way icon={<EmailIcon />} title={t('common.email')} note={email}>
        <ButtonLink href={supportHref.email} variant="secondary" size="sm">
          {t('content.way.email')}
        </ButtonLink>
      </Way>
    </ul>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  note: string | undefined;
  children: ReactNode;
}

function Way({ icon, title, note, children }: WayProps) {
  return (
    <li
      className={`flex flex-wrap items-center gap-3 tablet:flex-col tablet:flex-nowrap tablet:items-stretch tablet:gap-4 [&>a]:grow [&>button]:grow tablet:[&>a]:grow-0 tablet:[&>button]:grow-0 ${CARD}`}
    >
      {/* The basis is the text's width, so that the button moves below it before an address is broken. */}
      <span className="flex min-w-0 flex-[99_1_max-content] items-center gap-3 tablet:flex-col tablet:items-stretch tablet:gap-4">
        <span className="grid size-11 flex-none place-items-center rounded-md bg-surface-2 tablet:size-12">
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block text-title-sm wrap-anywhere">{title}</span>
          {note && <span className="block text-caption text-ink-muted wrap-anywhere">{note}</span>}
        </span>
      </span>
      {children}
    </li>
  );
}

/** When the support replies; renders nothing if the operator has set no hours. */
function SupportHours() {
  const t = useText();
  const hasChat = useAtomValue(hasChatAtom);
  const shown = (time: string) => (time === '24/7' ? t('content.hours.always') : time);
  const rows = [
    ['chat', hasChat && hours.chat && shown(hours.chat)],
    ['weekdays', hours.weekdays && shown(hours.weekdays)],
    ['weekends', hours.weekends && shown(hours.weekends)],
    ['email', hours.email && t('content.hours.reply', { hours: Number(hours.email) })],
  ] as const;
  if (rows.every(([, value]) => !value)) return null;
  return (
    <section className={CARD}>
      <h2 className="mb-2 text-title-sm">{t('content.hours.title')}</h2>
      <dl className="grid gap-2 text-body">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-muted">{t(`content.hours.${name}`)}</dt>
                <dd className="text-body-strong">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {hours.zone && (
        <p className="mt-2 text-caption text-ink-subtle">{t('content.hours.zone', { zone: hours.zone })}</p>
      )}
    </section>
  );
}

/** The first questions of the FAQ; renders nothing if it does not load or has none. */
function CommonQuestions() {
  const t = useText();
  const { data, isPending } = useQuery(staticPageOptions('faq', useLanguage()));
  if (isPending) return <Skeleton className="h-52 rounded-lg" />;
  const questions = data ? readQuestions(data.content_html).groups.flatMap((group) => group.questions) : [];
  if (questions.length === 0) return null;
  const faq = (hash?: string) => href('staticPage', { slug: 'faq' }, { hash });
  return (
    <section className={`${CARD} flex flex-col pb-0`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-title-sm">{t('content.questions.title')}</h2>
        <Link
          href={faq()}
          className="hit-44 inline-flex items-center gap-1 text-[0.875rem] font-semibold text-ink-muted hover:text-ink"
        >
          {t('common.all')}
          <ChevronRightIcon className="size-4" />
        </Link>
      </div>
      <ul className="-mx-4 mt-1 flex-1 divide-y divide-line">
        {questions.slice(0, QUESTIONS).map(({ id, title }) => (
          <li key={id}>
            <Link
              href={faq(id)}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 text-body hover:bg-surface-2 focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <ChevronRightIcon className="size-[18px] flex-none text-ink-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
