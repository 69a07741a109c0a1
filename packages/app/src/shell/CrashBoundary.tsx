import { Component, type ReactNode } from 'react';
import { report } from '../platform/telemetry/report.ts';
import { CrashScreen } from './CrashScreen.tsx';

/** Outermost error boundary: failures outside the pages also show the crash screen. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    report('app-crash', {}, error);
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashScreen /> : this.props.children;
  }
}
