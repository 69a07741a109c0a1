import { AuthLayout } from '@tulpar/ui/auth-layout';
import {
  LanguageButton,
  pickBanner,
  registerBannersOptions,
  RegisterForm,
} from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { OPERATOR } from '#app/platform/operator.ts';
import { keyVisual } from '#app/art/key-visual.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useBack, useSearch } from '#app/platform/routing/route-state.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { track } from '#app/platform/telemetry/track.ts';

/** Registration (ROUTE-03) under the banner of the welcome bonus (REG-03). */
function RegisterPage() {
  const t = useText();
  const back = useBack();
  const [search] = useSearch();
  const { language, currency } = useVisitor();
  const { data, isPending } = useQuery(registerBannersOptions({ language, currency }));
  const banner = pickBanner(data?.data ?? [], search.get('lnd'));
  // No text until the banner has loaded: changing it would cause a layout shift.
  const title = isPending ? null : (banner?.title ?? t('session.registerArt'));
  const text = banner ? (banner.text ?? '') : t('session.registerArtText');
  return (
    <AuthLayout
      hero={{
        title,
        text,
        image: keyVisual(),
        compact: { title, ...(banner?.text ? { text: banner.text } : {}) },
      }}
      close={{ ...back, label: t('nav.close'), onClick: () => track('registration-form-close') }}
      language={<LanguageButton look="art" />}
      title={t('session.registerTitle')}
      footer={t('age.line', { age: OPERATOR.minAge })}
    >
      <RegisterForm />
    </AuthLayout>
  );
}

export { RegisterPage as Page };
