import type { BrowserContextOptions, CDPSession } from 'playwright';

/** How much slower the processor is made, as Lighthouse does for phones. */
const SLOWER = 4;

/** The screen of Lighthouse's phone. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ru-RU',
};

const bytesASecond = (kilobits: number) => (kilobits * 1000) / 8;

/** Slows the processor of a page fourfold. */
export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Slow 4G as Lighthouse has it: 150 ms for the way there and back, 1.6 Mbit/s down, 750 kbit/s up. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesASecond(1600),
    uploadThroughput: bytesASecond(750),
  });
}
