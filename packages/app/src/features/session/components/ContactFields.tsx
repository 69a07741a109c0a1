import { EmailInput } from '@tulpar/ui/email-input';
import { Skeleton } from '@tulpar/ui/skeleton';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { loadPart } from '#app/platform/chunks.ts';
import { useField, type Control } from '#app/platform/forms.ts';
import { useText } from '#app/platform/intl.tsx';
import { EMAIL_DOMAINS } from '../contact.ts';
import type { ContactTab, LoginValues } from '../forms.ts';

const loadPhone = () => import('./PhoneField.tsx');
const PhoneField = lazy(async () => ({ default: (await loadPart(loadPhone)).PhoneField }));

/** Props of `ContactTabs`. */
export interface ContactTabsProps {
  tab: ContactTab;
  onTab: (tab: ContactTab) => void;
  /** Under the tabs; the same in both, so that nothing typed below is lost on the way. */
  children: ReactNode;
}

/** The choice between e-mail and phone (AUTH-04, AUTH-05, REG-01). */
export function ContactTabs({ tab, onTab, children }: ContactTabsProps) {
  const t = useText();
  return (
    <Tabs
      value={tab}
      onValueChange={onTab}
      label={t('session.contactTabs')}
      items={[
        { value: 'email', label: t('session.tabEmail') },
        { value: 'phone', label: t('session.tabPhone') },
      ]}
    >
      <TabPanel value={tab}>{children}</TabPanel>
    </Tabs>
  );
}

/** Props of the contact fields: what the browser may fill in depends on what the form is for. */
export interface ContactFieldProps {
  purpose: 'login' | 'register';
  control: Control<LoginValues, unknown, LoginValues>;
}

/** The field of the chosen contact. That of the phone, with its mask and countries, is fetched once the form stands. */
export function ContactField({ tab, ...rest }: ContactFieldProps & { tab: ContactTab }) {
  useEffect(() => {
    loadPhone().catch(() => undefined);
  }, []);
  if (tab === 'email') return <EmailField {...rest} />;
  return (
    <Suspense fallback={<Skeleton className="h-14" />}>
      <PhoneField {...rest} />
    </Suspense>
  );
}

function EmailField({ purpose, control }: ContactFieldProps) {
  const t = useText();
  const { attach: fieldRef, ...field } = useField(control, 'email');
  return (
    <EmailInput
      ref={fieldRef}
      name="email"
      autoComplete={purpose === 'register' ? 'email' : 'username'}
      label={t('session.email')}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={field.error}
      clearLabel={t('common.clear')}
      domains={EMAIL_DOMAINS}
      suggestionsLabel={t('session.emailSuggestions')}
    />
  );
}
