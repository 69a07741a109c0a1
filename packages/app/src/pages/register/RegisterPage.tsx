import { LoginFrame, pickBanner, registerBannersOptions, RegisterForm } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useBack, useSearch } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { track } from '#app/platform/telemetry/track.ts';
import { useState } from 'react';

/** Registration (ROUTE-03) under the banner of the welcome bonus (REG-03). */
export function Page() {
  const t = useText();
  const back = useBack();
  const [search] = useSearch();
  const { language, currency: visitors } = useVisitor();
  const [currency, setCurrency] = useState(visitors);
  const { data, isPending } = useQuery(registerBannersOptions({ language, currency }));
  const banner = pickBanner(data?.data ?? [], search.get('lnd'));
  // No text until the banner has loaded: changing it would cause a layout shift.
  const title = isPending ? null : (banner?.title ?? t('session.registerArt'));
  const text = banner ? (banner.text ?? '') : t('session.registerArtText');
  return (
    <LoginFrame
      hero={{ title, text }}
      compact={banner?.text ? { text: banner.text } : {}}
      close={{ ...back, onClick: () => track('registration-form-close') }}
      title={t('page.register')}
    >
      <RegisterForm onCurrency={setCurrency} />
    </LoginFrame>
  );
}
