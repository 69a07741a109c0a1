import type { BucketConfig } from '../config.ts';

/** Maximum duration of one call with its retry, ms: less than clients wait for a response. */
const patience = 5_000;

/** Objects by key in an S3-compatible bucket. Every call rejects with `BucketError`. */
export interface Bucket {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null for a missing object. */
  get(key: string): Promise<Uint8Array | null>;
  /** Does nothing for a missing object. */
  delete(key: string): Promise<void>;
  close(): void;
}

/** The bucket did not do what it should; the message names no key of a file and no credentials. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

/** The original error may contain the access key and the signed text, so only its name is used. */
function bucketError(what: string, { name }: BucketConfig, error: unknown): BucketError {
  const why = error instanceof Error ? error.name : String(error);
  const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : '';
  return new BucketError(`The bucket ${name} cannot ${what} (${why}${code})`);
}

/** Credentials come from where the AWS SDK looks for them: environment, files, or the role of the machine. */
export async function createBucket(config: BucketConfig): Promise<Bucket> {
  // Loading it takes half a second and 36 MB, which servers without a bucket need not spend.
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { name, endpoint, region } = config;
  const client = new S3Client({
    region,
    // Other services rarely have a host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Other services refuse checksums at the end of a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const within = () => ({ abortSignal: AbortSignal.timeout(patience) });

  return {
    async put(key, content) {
      try {
        await client.send(new PutObjectCommand({ Bucket: name, Key: key, Body: content }), within());
      } catch (error) {
        throw bucketError('store a file', config, error);
      }
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }), within());
        return Body === undefined ? null : await Body.transformToByteArray();
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw bucketError('read a file', config, error);
      }
    },
    async delete(key) {
      try {
        await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }), within());
      } catch (error) {
        throw bucketError('delete a file', config, error);
      }
    },
    close: () => client.destroy(),
  };
}
