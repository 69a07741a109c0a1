import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { describeDevice } from '#app/platform/device/user-agent.ts';
import { platforms, useSteps, type InstallPlatform } from '../install-steps.tsx';
import { StepList } from './StepList.tsx';

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
