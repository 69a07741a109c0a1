import { EmailInput } from '@tulpar/ui/email-input';
import { Skeleton } from '@tulpar/ui/skeleton';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Field, type BoundField, type Control } from '#app/platform/forms/forms.ts';
import { frame, isAppMode } from '#app/platform/device/host-mode.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { EMAIL_DOMAINS } from '../contact.ts';
import { signInTabs, type SignInTab } from '../forms.ts';

const loadPhone = () => import('./PhoneField.tsx');
const PhoneField = lazyPart(async () => (await loadPhone()).PhoneField);

/** A provider refuses to be shown inside an app or a page of somebody else, and an operator may have none (AUTH-05). */
const hasSocial = () => import.meta.env.VITE_SOCIAL !== 'off' && frame() !== 'foreign' && !isAppMode();

const names = {
  email: 'session.tabEmail',
  phone: 'session.tabPhone',
  social: 'session.tabSocial',
} as const;

/** Props of `ContactTabs`. */
export interface ContactTabsProps {
  tab: SignInTab;
  onTab: (tab: SignInTab) => void;
  /** The social tab. */
  social: ReactNode;
  /** The form of both contacts; the same in both, so that nothing typed below is lost on the way. */
  children: ReactNode;
}

/** The choice between e-mail, phone and the social providers (AUTH-04, AUTH-05, REG-01). */
export function ContactTabs({ tab, onTab, social, children }: ContactTabsProps) {
  const t = useText();
  const [tabs] = useState(() => signInTabs({ hasSocial: hasSocial() }));
  const open = tabs.includes(tab) ? tab : 'email';
  return (
    <Tabs
      // With text twice as large three words do not fit in a row: they wrap instead of being cut.
      className="[&_[role=tab]]:min-w-min [&>[role=tablist]]:flex-wrap"
      value={open}
      onValueChange={onTab}
      label={t('session.contactTabs')}
      items={tabs.map((value) => ({ value, label: t(names[value]) }))}
    >
      <TabPanel value={open}>
        {open === 'social' ? (
          <Suspense fallback={<Skeleton className="mt-4 h-30" />}>{social}</Suspense>
        ) : (
          children
        )}
      </TabPanel>
    </Tabs>
  );
}

/** Props of a contact's field: what the browser may fill in depends on what the form is for. */
export interface ContactFieldProps {
  purpose: 'login' | 'register';
  field: BoundField<string>;
}

/** Both contacts of a form. */
interface Contacts {
  email: string;
  phone: string;
}

/** Props of `ContactField`: the form with both contacts, of which the chosen one is shown. */
export interface ContactFieldsProps<T extends Contacts> {
  purpose: 'login' | 'register';
  tab: SignInTab;
  control: Control<T, unknown, T>;
}

/** The field of the chosen contact. That of the phone, with its mask and countries, is fetched once the form stands. */
export function ContactField<T extends Contacts>({ purpose, tab, control }: ContactFieldsProps<T>) {
  // Of a form with more fields than these, only these are asked for.
  const contacts = control as unknown as Control<Contacts, unknown, Contacts>;
  useEffect(() => {
    loadPhone().catch(() => undefined);
  }, []);
  if (tab !== 'phone')
    return (
      <Field control={contacts} name="email">
        {(field) => <EmailField purpose={purpose} field={field} />}
      </Field>
    );
  return (
    <Suspense fallback={<Skeleton className="h-14" />}>
      <Field control={contacts} name="phone">
        {(field) => <PhoneField purpose={purpose} field={field} />}
      </Field>
    </Suspense>
  );
}

function EmailField({ purpose, field: { attach: fieldRef, ...field } }: ContactFieldProps) {
  const t = useText();
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
