import type { ReactElement, Ref } from 'react';
import { AmountInput } from '../amount-input/index.ts';
import { Badge, CounterBadge } from '../badge/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { BottomSheet, Dialog } from '../dialog/index.ts';
import { DropdownMenu } from '../dropdown-menu/index.ts';
import { EmailInput } from '../email-input/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { FeatherBeat, FeatherLoader, FeatherProgress } from '../feathers/index.ts';
import { Flag } from '../flag/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { LanguagePicker } from '../language-picker/index.ts';
import { Link } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import { Notice } from '../notice/index.ts';
import { OptionList } from '../option-list/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { PhoneInput } from '../phone-input/index.ts';
import { Picture } from '../picture/index.ts';
import { Popover } from '../popover/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { StatusScreen } from '../status-screen/index.ts';
import { Switch } from '../switch/index.ts';
import { TabLinks, TabPanel, Tabs } from '../tabs/index.ts';
import { TextInput } from '../text-input/index.ts';

/** What a conformance case is given: a class that must reach the page and a ref that must be filled. */
export interface Probe {
  className: string;
  ref: Ref<never>;
}

const nothing = () => undefined;
const fields = { label: 'label', clearLabel: 'clear' };
const phone = [{ code: 'KZ', name: 'KZ', dial: '7', mask: '+7 (000) 000-00-00' }] as const;

/** Every component that takes a ref and a class, in its plainest form. */
export const cases: Record<string, (probe: Probe) => ReactElement> = {
  AmountInput: (probe) => (
    <AmountInput {...probe} {...fields} value={null} onValueChange={nothing} currencySymbol="₸" />
  ),
  Badge: (probe) => <Badge {...probe}>x</Badge>,
  BottomSheet: (probe) => (
    <BottomSheet {...probe} open onOpenChange={nothing} title="t" closeLabel="c">
      x
    </BottomSheet>
  ),
  Button: (probe) => <Button {...probe}>x</Button>,
  Checkbox: (probe) => <Checkbox {...probe} label="x" checked={false} onCheckedChange={nothing} />,
  CounterBadge: (probe) => <CounterBadge {...probe} count={1} label="x" />,
  Dialog: (probe) => <Dialog {...probe} open onOpenChange={nothing} title="t" closeLabel="c" />,
  EmailInput: (probe) => (
    <EmailInput {...probe} label="x" value="" onValueChange={nothing} domains={[]} suggestionsLabel="s" />
  ),
  EmptyState: (probe) => <EmptyState {...probe} title="x" />,
  FeatherBeat: (probe) => <FeatherBeat {...probe} />,
  FeatherLoader: (probe) => <FeatherLoader {...probe} label="x" />,
  FeatherProgress: (probe) => <FeatherProgress {...probe} label="x" value={1} max={2} />,
  Flag: (probe) => <Flag {...probe} code="kz" />,
  IconButton: (probe) => <IconButton {...probe} label="x" icon={<CloseIcon />} />,
  Link: (probe) => (
    <Link {...probe} href="/x">
      x
    </Link>
  ),
  Logo: (probe) => <Logo {...probe} title="x" />,
  Notice: (probe) => <Notice {...probe}>x</Notice>,
  OptionList: (probe) => (
    <OptionList {...probe} label="x" value="a" onSelect={nothing} options={[{ value: 'a', name: 'a' }]} />
  ),
  PasswordInput: (probe) => <PasswordInput {...probe} label="x" showLabel="s" hideLabel="h" />,
  PhoneInput: (probe) => (
    <PhoneInput
      {...probe}
      label="x"
      value=""
      onValueChange={nothing}
      countries={phone}
      country="KZ"
      onCountryChange={nothing}
      countryLabel="c"
      sheetTitle="s"
      closeLabel="c"
    />
  ),
  Picture: (probe) => (
    <Picture
      {...probe}
      image={{
        src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
        width: 1,
        height: 1,
        alt: '',
      }}
    />
  ),
  Popover: (probe) => (
    <Popover {...probe} label="x" open onOpenChange={nothing} trigger={<button type="button">x</button>}>
      x
    </Popover>
  ),
  RadioCards: (probe) => (
    <RadioCards
      {...probe}
      label="x"
      name="x"
      value="a"
      onValueChange={nothing}
      options={[{ value: 'a', label: 'a' }]}
    />
  ),
  Skeleton: (probe) => <Skeleton {...probe} />,
  SkeletonGroup: (probe) => (
    <SkeletonGroup {...probe} label="x">
      x
    </SkeletonGroup>
  ),
  StatusScreen: (probe) => <StatusScreen {...probe} title="x" text="x" />,
  Switch: (probe) => <Switch {...probe} label="x" checked onCheckedChange={nothing} />,
  TabLinks: (probe) => <TabLinks {...probe} label="x" items={[{ href: '/a', label: 'a', current: true }]} />,
  TabPanel: (probe) => (
    <Tabs label="x" value="a" onValueChange={nothing} items={[{ value: 'a', label: 'a' }]}>
      <TabPanel {...probe} value="a">
        a
      </TabPanel>
    </Tabs>
  ),
  Tabs: (probe) => (
    <Tabs {...probe} label="x" value="a" onValueChange={nothing} items={[{ value: 'a', label: 'a' }]}>
      <TabPanel value="a">a</TabPanel>
    </Tabs>
  ),
  TextInput: (probe) => <TextInput {...probe} label="x" />,
};

/** Components with no single element of their own: a provider, or an opener plus what it opens. Rendered only. */
export const rendered: Record<string, ReactElement> = {
  DropdownMenu: <DropdownMenu label="x" items={[]} trigger={<button type="button">x</button>} />,
  LanguagePicker: (
    <LanguagePicker
      title="x"
      closeLabel="c"
      value="ru"
      options={[{ code: 'ru', label: 'Русский', flag: 'ru' }]}
      onChange={nothing}
    />
  ),
};
