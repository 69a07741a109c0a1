// Files of unit tests share a process, because one process per file took two thirds of the time. This file
// gives each of them its own modules and globals, so that no state reaches the next.
import { vi } from 'vitest';

vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
