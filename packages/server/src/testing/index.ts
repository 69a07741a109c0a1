export { engines, openTestDatabase } from './databases.ts';
export type { Engine } from './databases.ts';
export { createTestClock, createTestServer, testGame } from './server.ts';
export type { TestClock, TestServer, Tokens, Told } from './server.ts';
