import type { Protocol } from './quiet-browser.ts';

/** How much slower the processor is made, as Lighthouse does for phones. */
const SLOWER = 4;

const screen = { width: 412, height: 823 };
const deviceScaleFactor = 1.75;
const locale = 'ru-RU';

/** Makes a page one on Lighthouse's phone. */
export async function onPhone(session: Protocol): Promise<void> {
  const { userAgent } = await session.send('Browser.getVersion');
  await session.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
}

const bytesASecond = (kilobits: number) => (kilobits * 1000) / 8;

/** Slows the processor of a page fourfold. */
export async function slowProcessor(session: Protocol): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Slow 4G as Lighthouse has it: 150 ms for the way there and back, 1.6 Mbit/s down, 750 kbit/s up. */
export async function slowNetwork(session: Protocol): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesASecond(1600),
    uploadThroughput: bytesASecond(750),
  });
}
