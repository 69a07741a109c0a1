export { site } from './bodies.ts';
export { engine, openTestDatabase } from './databases.ts';
export { createTestServer } from './server.ts';
export { testServer } from './server.ts';
export type { TestClock, TestServer, Tokens, TestResponse } from './server.ts';
export { addPlayers } from './players.ts';
export { createOperator } from './operator.ts';
export { createPushBrowser } from './push-browser.ts';
export type { PushBrowser } from './push-browser.ts';
