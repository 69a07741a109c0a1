export {
  countClientError,
  forgetOldClientErrors,
  listClientErrors,
  listFailedBuilds,
  type ClientError,
  forgetOldLogs,
} from './client-errors.ts';
export { listRouteVitals } from './web-vitals.ts';
export type { RouteVitals, VitalName } from './web-vitals.ts';
