import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useState, type ReactNode } from 'react';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { describeDevice } from '#app/platform/device/user-agent.ts';

type SafariStep = 1 | 2 | 3;

/** Positions of other apps' icons in the third drawing; the free one is this app's. */
const APPS = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [3, 1],
] as const;

/** Safari's toolbar with the Share button highlighted. */
function Toolbar() {
  return (
    <>
      <rect x="24" y="30" width="192" height="40" rx="10" className="fill-surface-3" />
      <g
        className="stroke-ink-subtle"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M50 43l-7 7 7 7M80 43l7 7-7 7M150 44c4-2 8-2 11 0 3-2 7-2 11 0v13c-4-2-8-2-11 0-3-2-7-2-11 0zM161 44v13" />
        <rect x="190" y="46" width="12" height="12" rx="3" />
        <path d="M194 46v-4h12v12h-4" />
      </g>
      <circle cx="120" cy="50" r="24" className="fill-brand" />
      <g
        className="stroke-on-brand"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M114 47h-4v14h20V47h-4M120 54V37m-5 5 5-5 5 5" />
      </g>
    </>
  );
}

/** The Share menu with "Add to Home Screen" highlighted. */
function Menu() {
  return (
    <>
      <path d="M34 100V20a12 12 0 0 1 12-12h148a12 12 0 0 1 12 12v80z" className="fill-surface-3" />
      <g className="fill-line-strong">
        <rect x="50" y="19" width="70" height="7" rx="3.5" />
        <rect x="178" y="17" width="11" height="11" rx="3" />
        <rect x="50" y="81" width="56" height="7" rx="3.5" />
        <rect x="178" y="79" width="11" height="11" rx="3" />
      </g>
      <rect x="24" y="36" width="192" height="34" rx="9" className="fill-brand" />
      <rect x="42" y="49.5" width="96" height="7" rx="3.5" className="fill-on-brand" />
      <g className="stroke-on-brand" fill="none" strokeWidth="2.2" strokeLinecap="round">
        <rect x="178" y="44" width="18" height="18" rx="4.5" />
        <path d="M187 48.5v9M182.5 53h9" />
      </g>
    </>
  );
}

function Home() {
  return (
    <>
      <path d="M48 100V20A12 12 0 0 1 60 8h120a12 12 0 0 1 12 12v80z" className="fill-surface-3" />
      {APPS.map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          x={62 + column * 31}
          y={20 + row * 38}
          width="23"
          height="23"
          rx="6"
          className="fill-line-strong"
        />
      ))}
      <rect x="118" y="52" width="35" height="35" rx="9" className="fill-brand" />
      <path d="M128 78c0-9 3-14 9-17l1-4 3 4c4 3 6 7 6 10l-4 1-4-2c0 4 3 5 3 8z" className="fill-on-brand" />
    </>
  );
}

const drawings = { 1: Toolbar, 2: Menu, 3: Home } as const;

/** Drawing of one installation step in Safari; decorative, as the step's text says the same. */
function SafariDrawing({ step }: { step: SafariStep }) {
  const Drawing = drawings[step];
  return (
    <svg
      aria-hidden="true"
      data-drawing={step}
      viewBox="0 0 240 100"
      className="mt-3 block h-20 w-full rounded-md bg-surface-2"
    >
      <Drawing />
    </svg>
  );
}

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

/** Three steps per platform in tabs; the visitor's own platform is selected first. */
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
