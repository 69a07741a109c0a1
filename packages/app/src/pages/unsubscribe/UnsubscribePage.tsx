import { normaliseEmail, unsubscribe } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { ChatIcon, ResponsibleGamingIcon, SettingsIcon } from '@tulpar/ui/icon';
import { ProfileRow, ProfileRowGroup } from '@tulpar/ui/profile-row';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useEffect, useState, useMemo } from 'react';
import mail from '#app/art/obj-mail.webp';
import { PROFILE_KEY, TextField } from '#app/features/session/index.ts';
import { call, isApiError } from '#app/platform/network/api.ts';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { href, matchRoute, useLocation, useSearch } from '#app/platform/routing/router.tsx';
import { useSchemaForm, z } from '#app/platform/forms/forms.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';
import { RetryButton } from '#app/platform/loading/LoadFailed.tsx';

interface UnsubscribeFormProps {
  /** Address from the link. */
  start: string;
  isRefused: boolean;
  onSubmit: (email: string) => void;
}

interface Values {
  email: string;
}

/** Checks only the length: the server decides what is a valid address. One that it refused is not sent again. */
function schemaOf(refused: string | null) {
  return z.object({ email: z.string() }).check((payload) => {
    const email = normaliseEmail(payload.value.email);
    const message =
      email === '' ? 'required' : email === refused || email.length > MAX ? 'emailInvalid' : null;
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value, path: ['email'] });
  });
}

function UnsubscribeForm({ start, isRefused, onSubmit }: UnsubscribeFormProps) {
  const t = useText();
  const form = useSchemaForm<Values>(
    useMemo(() => schemaOf(isRefused ? start : null), [isRefused, start]),
    { email: start },
  );
  const { trigger, control, handleSubmit } = form;
  useEffect(() => {
    // A refused address shows its error initially.
    if (isRefused) void trigger('email');
  }, [isRefused, trigger]);
  const submit = handleSubmit(({ email }) => onSubmit(normaliseEmail(email)));
  return (
    <form
      ref={handOverFocus}
      noValidate
      className="flex w-80 max-w-full flex-col gap-3 text-left"
      onSubmit={submit}
    >
      <TextField
        control={control}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        label={t('common.email')}
      />
      <Button type="submit" block>
        {t('pages.unsubscribe.action')}
      </Button>
    </form>
  );
}

const picture = { src: mail, width: 300, height: 300, alt: '' };

/** Maximum length of an address. */
const MAX = 254;

/**
 * Ends the newsletters to the address in the link's path or `?email=` (ROUTE-42, OP-61), or to a typed one if
 * the link has no valid address (CONT-07). The request is idempotent, so a reload is harmless.
 */
export function Page() {
  const t = useText();
  const isSignedIn = useSignedIn();
  const [search] = useSearch();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const linked = matchRoute(useLocation().pathname)?.params['email'] ?? search.get('email') ?? '';
  const email = normaliseEmail(typed ?? linked);
  const isValid = email !== '' && email.length <= MAX;
  const { isSuccess, isPending, error, refetch } = useQuery({
    queryKey: ['unsubscribe', email] as const,
    queryFn: ({ signal }) => call(unsubscribe, { query: { email } }, { signal }),
    enabled: isValid,
    staleTime: Infinity,
  });
  useEffect(() => {
    // The address may be the player's own, whose newsletters the settings show.
    if (isSuccess) void queries.invalidateQueries({ queryKey: PROFILE_KEY });
  }, [isSuccess, queries]);
  if (isValid && isPending) {
    return (
      <>
        <h1 className="sr-only">{t('page.unsubscribe')}</h1>
        <SkeletonGroup
          label={t('pages.unsubscribe.working', { email })}
          className="flex flex-col items-center gap-3 px-5 py-7"
        >
          <Skeleton className="size-39 tablet:size-45" />
          <Skeleton shape="text" className="h-5 w-60" />
          <Skeleton shape="text" className="h-4 w-72" />
        </SkeletonGroup>
      </>
    );
  }
  const isRefused = isApiError(error) && error.status === 422;
  const state = isSuccess ? 'done' : !isValid || isRefused ? 'bad' : 'failed';
  const actions = {
    done: (
      <ButtonLink href={href('lobby')} variant="secondary">
        {t('goToMainPage')}
      </ButtonLink>
    ),
    bad: <UnsubscribeForm key={email} start={email} isRefused={isRefused} onSubmit={setTyped} />,
    failed: <RetryButton onRetry={refetch} />,
  };
  const rows = [
    ...(isSignedIn
      ? [{ href: href('profileSettings'), icon: <SettingsIcon />, label: t('page.profileSettings') }]
      : []),
    {
      href: href('staticPage', { slug: 'responsible-gaming' }),
      icon: <ResponsibleGamingIcon />,
      label: t('nav.responsible'),
    },
    { href: href('contacts'), icon: <ChatIcon />, label: t('page.contacts') },
  ];
  return (
    <div className="mx-auto w-full max-w-152 px-4 pb-8 tablet:pt-4">
      <EmptyState
        level={1}
        art={state === 'failed' ? art.horseshoe : picture}
        title={t(`pages.unsubscribe.${state}.title`)}
        text={<span className="wrap-anywhere">{t(`pages.unsubscribe.${state}.text`, { email })}</span>}
        action={actions[state]}
      />
      <ProfileRowGroup label={t('nav.sections')}>
        {rows.map((row) => (
          <ProfileRow key={row.href} {...row} />
        ))}
      </ProfileRowGroup>
    </div>
  );
}
