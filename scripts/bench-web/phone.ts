import type { Protocol } from './quiet-browser.ts';

/** CPU slowdown that Lighthouse uses for phones. */
const SLOWER = 4;

const screen = { width: 412, height: 823 };
const deviceScaleFactor = 1.75;
const locale = 'ru-RU';

export async function onPhone(session: Protocol): Promise<void> {
  const { userAgent } = await session.send('Browser.getVersion');
  await session.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
}

const bytesASecond = (kilobits: number) => (kilobits * 1000) / 8;

export async function slowProcessor(session: Protocol): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Slow 4G of Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export async function slowNetwork(session: Protocol): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesASecond(1600),
    uploadThroughput: bytesASecond(750),
  });
}
