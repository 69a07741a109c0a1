export { BucketError, createBucket } from './bucket.ts';
export type { Bucket } from './bucket.ts';
export { createBucketStorage, createDatabaseStorage } from './storage.ts';
