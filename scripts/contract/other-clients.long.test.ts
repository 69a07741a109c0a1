import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPlayer } from '../../packages/server/src/domain/players/demo-player.ts';
import { startProcess, type ServerProcess } from '../../packages/server/src/testing/process.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null as an alternative becomes `nullable`, and other alternatives their common type. */
function alternatives(choices: readonly Json[]): JsonObject {
  const left = choices.filter(isObject).filter(({ type }) => type !== 'null');
  const nullable = left.length < choices.length ? { nullable: true } : {};
  const [only = {}, ...others] = left;
  if (others.length > 0)
    return { type: left.every(({ type }) => type === 'string') ? 'string' : 'object', ...nullable };
  // In OpenAPI 3.0 nothing may be next to a reference.
  return '$ref' in only ? { allOf: [only], ...nullable } : { ...(convert(only) as JsonObject), ...nullable };
}

function convertObject(schema: JsonObject): Json {
  const { const: constant, type, enum: values, anyOf, oneOf, items } = schema;
  if (constant !== undefined && !isObject(constant)) {
    const { const: _constant, ...rest } = schema;
    return convert({ ...rest, enum: [constant] });
  }
  if (Array.isArray(type)) {
    const left = type.find((name) => name !== 'null') ?? 'object';
    return { ...(convert({ ...schema, type: left }) as JsonObject), nullable: true };
  }
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return alternatives(choices);
  // Older generators write enumerations of strings only, and requests with one file only.
  if (Array.isArray(values) && type !== 'string') {
    const { enum: _values, ...rest } = schema;
    return convert(rest);
  }
  if (isObject(items) && items['format'] === 'binary') return { type: 'string', format: 'binary' };
  if (type === 'string' && schema['format'] === 'binary') return { type, format: 'binary' };
  const { propertyNames: _names, additionalProperties: more, ...rest } = schema;
  const isOpen = isObject(more) && Object.keys(more).length === 0;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, convert(value)])),
    ...(more === undefined ? {} : { additionalProperties: isOpen ? true : convert(more) }),
  };
}

const convert = (value: Json): Json =>
  isObject(value) ? convertObject(value) : Array.isArray(value) ? value.map(convert) : value;

/**
 * The contract as OpenAPI 3.0 for generators that do not know 3.1. It is less exact: a choice between objects
 * becomes any object, and a choice between known and other words any word.
 */
export const olderOpenapi = (document: JsonObject): JsonObject => ({
  ...(convert(document) as JsonObject),
  openapi: '3.0.3',
});

const contract = fileURLToPath(new URL('../../packages/api/openapi.json', import.meta.url));
const generator = join(
  dirname(createRequire(import.meta.url).resolve('@openapitools/openapi-generator-cli/package.json')),
  'bin/openapi-generator.jar',
);
const runs = (program: string, ...words: string[]) => spawnSync(program, words).status === 0;
/** Where Debian has the libraries that the clients use. */
const goLibraries = '/usr/share/gocode';
const kotlinLibraries = ['gson', 'okhttp', 'okio'].map((name) => `/usr/share/java/${name}.jar`);
const hasJava = runs('java', '-version');
const canRunGo = hasJava && runs('go', 'version') && existsSync(`${goLibraries}/src/golang.org/x/oauth2`);
const canRunKotlin = hasJava && runs('kotlinc', '-version') && kotlinLibraries.every(existsSync);

const signIn = JSON.stringify({
  email: demoPlayer.email,
  password: demoPlayer.password,
  region: 'KZ',
  brand: 'tulpar',
  domain: 'x',
});
const goProgram = `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"tulpar"
)

func main() {
	config := tulpar.NewConfiguration()
	config.Servers = tulpar.ServerConfigurations{{URL: os.Args[1]}}
	api := tulpar.NewAPIClient(config)
	body := map[string]interface{}{}
	json.Unmarshal([]byte(os.Args[3]), &body)
	tokens, _, err := api.SessionApi.Authenticate(context.Background()).IdempotencyKey(os.Args[2]).Body(body).Execute()
	if err != nil {
		panic(err)
	}
	player := context.WithValue(context.Background(), tulpar.ContextAccessToken, tokens.Access.Get().Token)
	balance, _, err := api.ProfileApi.Balance(player).Execute()
	if err != nil {
		panic(err)
	}
	var amount int64 = balance.RealBalance
	fmt.Println(amount, balance.Currency)
}
`;
const kotlinProgram = `import com.google.gson.Gson
import java.util.UUID
import tulpar.apis.ProfileApi
import tulpar.apis.SessionApi
import tulpar.infrastructure.ApiClient

fun main(words: Array<String>) {
    val body = Gson().fromJson(words[2], Map::class.java)
    val tokens = SessionApi(words[0]).authenticate(UUID.fromString(words[1]), body)
    ApiClient.accessToken = tokens.access!!.token
    val balance = ProfileApi(words[0]).balance(null)
    val amount: Long = balance.realBalance
    println("$amount \${balance.currency}")
}
`;

const folder = mkdtempSync(join(tmpdir(), 'tulpar-clients-'));
let server: ServerProcess;
let balance: string;

beforeAll(async () => {
  const document = JSON.parse(readFileSync(contract, 'utf8')) as Parameters<typeof olderOpenapi>[0];
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(olderOpenapi(document)));
  server = startProcess({ DATA_DIR: join(folder, 'data') });
  balance = await balanceByFetch(await server.origin);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function balanceByFetch(origin: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const answer = await fetch(`${origin}/api/authenticate`, { method: 'POST', headers, body: signIn });
  const { access } = (await answer.json()) as { access: { token: string } };
  const authorization = { Authorization: `Bearer ${access.token}` };
  const found = await fetch(`${origin}/api/v1/profile/balance`, { headers: authorization });
  const { realBalance, currency } = (await found.json()) as { realBalance: number; currency: string };
  return `${realBalance} ${currency}`;
}

function generate(language: string, output: string, ...options: string[]): void {
  const input = join(folder, 'openapi.json');
  const words = ['-g', language, '-i', input, '-o', output, '--package-name', 'tulpar', ...options];
  execFileSync('java', ['-jar', generator, 'generate', ...words]);
}
const run = async (program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  (await promisify(execFile)(program, words, { env: { ...process.env, ...env } })).stdout.trim();

it.runIf(canRunGo)('signs in with a generated client in Go', async () => {
  const source = join(folder, 'go/src/tulpar');
  generate('go-experimental', source, '-p', 'enumClassPrefix=true');
  mkdirSync(join(folder, 'go/src/play'));
  writeFileSync(join(folder, 'go/src/play/main.go'), goProgram);
  const env = {
    GO111MODULE: 'off',
    GOFLAGS: '',
    GOPATH: `${join(folder, 'go')}:${goLibraries}`,
    GOCACHE: join(folder, 'go-cache'),
  };
  const program = join(folder, 'play-go');
  await run('go', ['build', '-o', program, 'play'], env);
  expect(await run(program, [await server.origin, randomUUID(), signIn])).toBe(balance);
});

// Compiling takes a minute and a half of the processor.
it.runIf(canRunKotlin)('signs in with a generated client in Kotlin', { timeout: 1_200_000 }, async () => {
  const source = join(folder, 'kotlin');
  const options = 'serializationLibrary=gson,enumPropertyNaming=UPPERCASE';
  generate('kotlin', source, '--library', 'jvm-okhttp3', '-p', options);
  const main = join(source, 'src/main/kotlin/Main.kt');
  writeFileSync(main, kotlinProgram);
  const files = globSync(join(source, 'src/main/**/*.kt'));
  const program = join(folder, 'play.jar');
  const path = kotlinLibraries.join(':');
  await run('kotlinc', ['-nowarn', '-include-runtime', '-cp', path, '-d', program, ...files]);
  const words = [await server.origin, randomUUID(), signIn];
  // Kotlin may print the currency, an enumeration there, in another case.
  const printed = await run('java', ['-cp', `${program}:${path}`, 'MainKt', ...words]);
  expect(printed.toLowerCase()).toBe(balance.toLowerCase());
});
