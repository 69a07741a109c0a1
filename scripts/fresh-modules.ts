import { expect, vi } from 'vitest';

/**
 * Tests of the node project share their processes: starting one for every file takes longer than most of the files.
 * Modules of the app keep state, so each file there begins with new ones. What is on the server has no state outside
 * of what a test makes, and its modules, the embedded database among them, take long to load: they stay.
 */
const { testPath = '' } = expect.getState();
if (!testPath.includes('/packages/server/')) vi.resetModules();
