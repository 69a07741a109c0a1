export {
  countClientError,
  forgetOldClientErrors,
  listClientErrors,
  listFailedBuilds,
} from './client-errors.ts';
export type { ClientError } from './client-errors.ts';
export { forgetOldLogs } from './logs.ts';
export { listRouteVitals } from './web-vitals.ts';
export type { RouteVitals, VitalName } from './web-vitals.ts';
