import { findSolution, type Challenge } from './challenge-solver.ts';

const batch = 10_000;

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  let solution: string | null = null;
  for (let from = 0; solution === null; from += batch) solution = findSolution(data, from, batch);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  postMessage(solution);
});
