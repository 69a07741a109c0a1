import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { SafariDrawing } from './components/SafariDrawing.tsx';
import type { StepListProps } from './components/StepList.tsx';

export const platforms = ['android', 'iphone', 'computer'] as const;
export type InstallPlatform = (typeof platforms)[number];

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
