import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuseFields } from '../errors/refusal.ts';

const count = 10_000;
const shortest = 6;

/** The most common passwords of sufficient length, in lower case. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= shortest).slice(0, count),
);

/** Refuses one of the 10,000 most common passwords in any case with PASSWORD_COMMON for `field` (SEC-12). */
export function refuseCommonPassword(field: 'password' | 'new_password', password: string): void {
  if (common.has(password.toLowerCase())) refuseFields({ [field]: 'PASSWORD_COMMON' });
}

/** Cost of an argon2id hash; memory in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Cost of stored hashes: 19 MiB, two passes, one lane. */
const agreedCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const derive = promisify(argon2);
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string, cost = agreedCost): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

/** Whether a password matches a PHC string; false for an unknown format. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const found = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(expected, found);
}

const decoys = new Map<PasswordCost, Promise<string>>();

/** Hash of a random password, created once, for accounts without a password. */
export function unknownPasswordHash(cost = agreedCost): Promise<string> {
  const decoy = decoys.get(cost) ?? hashPassword(randomBytes(16).toString('hex'), cost);
  decoys.set(cost, decoy);
  return decoy;
}

/** Takes as long as `verifyPassword`, so that the response time does not reveal whether an account exists. */
export async function pretendToVerify(password: string, cost?: PasswordCost): Promise<false> {
  await verifyPassword(await unknownPasswordHash(cost), password);
  return false;
}
