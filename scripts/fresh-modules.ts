// Files of unit tests share a process, because a process each cost two thirds of their time. Here each file gets
// modules and globals of its own again, so that no state of one reaches the next.
import { vi } from 'vitest';

vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
