import { EmailInput } from '@tulpar/ui/email-input';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useState, type ReactNode } from 'react';
import { controlOf, Field, inputProps, type Control, type BoundField } from '#app/platform/forms/forms.ts';
import { frame, isAppMode } from '#app/platform/device/host-mode.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { EMAIL_DOMAINS, emailRegion, PHONE_COUNTRIES } from '../contact.ts';
import { loginTabs, type LoginTab } from '../forms.ts';
import { phoneRegion, type PhoneRegion } from '@tulpar/api/contract';
import { PhoneInput, type PhoneInputProps } from '@tulpar/ui/phone-input';
import { useVisitor } from '#app/platform/session/visitor.ts';

/** Without `name` and `autoComplete` the browser fills in nothing. */
interface OwnProps extends Pick<PhoneInputProps, 'name' | 'autoComplete' | 'hint' | 'disabled'> {
  field: BoundField<string>;
}

/** Phone field; its initial country comes from the number, else from the visitor's currency. */
export function PhoneField({ field, ...own }: OwnProps) {
  const t = useText();
  const { currency } = useVisitor();
  const [country, setCountry] = useState<PhoneRegion>(() =>
    field.value ? phoneRegion(field.value) : emailRegion(currency),
  );
  const names = { KZ: t('session.countryKZ'), AZ: t('session.countryAZ') };
  return (
    <PhoneInput
      {...own}
      {...inputProps(field)}
      label={t('session.phone')}
      countries={PHONE_COUNTRIES.map(({ code, dial, mask }) => ({ code, dial, mask, name: names[code] }))}
      country={country}
      onCountryChange={setCountry}
      countryLabel={t('session.country')}
      sheetTitle={t('session.country')}
      closeLabel={t('common.close')}
    />
  );
}

/** Whether to offer social login (AUTH-05): not if turned off; nor in foreign frames or the app: providers refuse. */
const hasSocial = () => import.meta.env.VITE_SOCIAL !== 'off' && frame() !== 'foreign' && !isAppMode();

const names = {
  email: 'common.email',
  phone: 'common.phone',
  social: 'session.tabSocial',
} as const;

export interface ContactTabsProps {
  tab: LoginTab;
  onTab: (tab: LoginTab) => void;
  social: ReactNode;
  /** The form below the tabs; the same element for both contacts, so that switching loses no input. */
  children: ReactNode;
}

/** Tabs for email, phone and social providers (AUTH-04, AUTH-05, REG-01). */
export function ContactTabs({ tab, onTab, social, children }: ContactTabsProps) {
  const t = useText();
  const [tabs] = useState(() => loginTabs({ hasSocial: hasSocial() }));
  const open = tabs.includes(tab) ? tab : 'email';
  return (
    <Tabs
      // At 200 % text size three labels do not fit in a row, so they wrap.
      className="[&_[role=tab]]:min-w-min [&>[role=tablist]]:flex-wrap"
      value={open}
      onValueChange={onTab}
      label={t('session.contactTabs')}
      items={tabs.map((value) => ({ value, label: t(names[value]) }))}
    >
      <TabPanel value={open}>{open === 'social' ? social : children}</TabPanel>
    </Tabs>
  );
}

interface Contacts {
  email: string;
  phone: string;
}

/** `purpose` determines what the browser may autofill; `tab`: which of the two contacts is shown. */
export interface ContactFieldsProps<T extends Contacts> {
  purpose: 'login' | 'register';
  tab: LoginTab;
  control: Control<T, unknown, T>;
}

/** Field of the selected contact. */
export function ContactField<T extends Contacts>({ purpose, tab, control }: ContactFieldsProps<T>) {
  const isNew = purpose === 'register';
  const contacts = controlOf<Contacts, T>(control);
  if (tab !== 'phone')
    return (
      <Field control={contacts} name="email">
        {(field) => <EmailField name="email" autoComplete={isNew ? 'email' : 'username'} field={field} />}
      </Field>
    );
  return (
    <Field control={contacts} name="phone">
      {(field) => <PhoneField name="phone" autoComplete={isNew ? 'tel' : 'username'} field={field} />}
    </Field>
  );
}

export function EmailField({ field, ...own }: OwnProps) {
  const t = useText();
  return (
    <EmailInput
      {...own}
      {...inputProps(field)}
      label={t('session.email')}
      clearLabel={t('common.clear')}
      domains={EMAIL_DOMAINS}
      suggestionsLabel={t('session.emailSuggestions')}
    />
  );
}
