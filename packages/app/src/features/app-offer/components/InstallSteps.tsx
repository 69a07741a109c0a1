import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useState } from 'react';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { describeDevice } from '#app/platform/device/user-agent.ts';
import { SafariDrawing } from './SafariDrawing.tsx';
import type { ReactNode } from 'react';

interface StepListProps {
  steps: readonly { readonly title: string; readonly text: string; readonly drawing?: ReactNode }[];
  className?: string;
}

export function StepList({ steps, className }: StepListProps) {
  return (
    <ol className={`divide-y divide-line ${className ?? ''}`}>
      {steps.map(({ title, text, drawing }, index) => (
        <li key={title} className="flex gap-4 p-4">
          <span
            aria-hidden="true"
            className="slant grid size-9 shrink-0 place-items-center rounded-[10px_3px_10px_3px] bg-surface-3 font-display text-title-sm"
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="text-body-strong wrap-anywhere">{title}</h3>
            <p className="mt-0.5 text-caption text-ink-muted wrap-anywhere">{text}</p>
            {drawing}
          </div>
        </li>
      ))}
    </ol>
  );
}

const platforms = ['android', 'iphone', 'computer'] as const;
type InstallPlatform = (typeof platforms)[number];

const numbers = [1, 2, 3] as const;

/** The three installation steps of a platform; those of iOS have drawings (REACH-02). */
export function useSteps(platform: InstallPlatform): StepListProps['steps'] {
  const t = useText();
  return numbers.map((step) => ({
    title: t(`install.${platform}.${step}.title` satisfies MessageId),
    text: t(`install.${platform}.${step}.text` satisfies MessageId),
    drawing: platform === 'iphone' && <SafariDrawing step={step} />,
  }));
}

export function platformOf(userAgent: string): InstallPlatform {
  const { platform, operating_system } = describeDevice(userAgent);
  if (operating_system === 'iOS') return 'iphone';
  return platform === 'mobile' ? 'android' : 'computer';
}

/** Three steps per platform; the visitor's own platform is expanded. */
export function InstallSteps({ platform }: { platform: InstallPlatform }) {
  const t = useText();
  const [shown, setShown] = useState(platform);
  return (
    <Tabs
      value={shown}
      onValueChange={setShown}
      label={t('install.platforms')}
      items={platforms.map((value) => ({ value, label: t(`install.platform.${value}`) }))}
    >
      {platforms.map((value) => (
        <TabPanel key={value} value={value} className="mt-3">
          <Steps platform={value} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Steps({ platform }: { platform: InstallPlatform }) {
  return <StepList steps={useSteps(platform)} className="rounded-xl bg-surface-1 shadow-card" />;
}
