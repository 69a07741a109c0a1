import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useState } from 'react';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { describeDevice } from '#app/platform/device/user-agent.ts';

const platforms = ['android', 'iphone', 'computer'] as const;
/** Where the app is installed. */
export type InstallPlatform = (typeof platforms)[number];

const steps = [1, 2, 3] as const;

/** The platform a browser says it runs on. */
export function platformOf(userAgent: string): InstallPlatform {
  const { platform, operating_system } = describeDevice(userAgent);
  if (operating_system === 'iOS') return 'iphone';
  return platform === 'mobile' ? 'android' : 'computer';
}

/** Three steps for each platform; the one the visitor is on is open. */
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
          <ol className="divide-y divide-line rounded-xl bg-surface-1 shadow-card">
            {steps.map((step) => (
              <li key={step} className="flex gap-4 p-4">
                <span
                  aria-hidden="true"
                  className="slant grid size-9 shrink-0 place-items-center rounded-[10px_3px_10px_3px] bg-surface-3 font-display text-title-sm"
                >
                  {step}
                </span>
                <div className="min-w-0">
                  <h3 className="text-body-strong wrap-anywhere">
                    {t(`install.${value}.${step}.title` satisfies MessageId)}
                  </h3>
                  <p className="mt-0.5 text-caption text-ink-muted wrap-anywhere">
                    {t(`install.${value}.${step}.text` satisfies MessageId)}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </TabPanel>
      ))}
    </Tabs>
  );
}
