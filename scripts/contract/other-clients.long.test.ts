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
import { olderOpenapi } from './older-openapi.ts';

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
  server.kill('SIGINT');
  await server.ended;
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
  // The enumeration is printed in upper case.
  const printed = await run('java', ['-cp', `${program}:${path}`, 'MainKt', ...words]);
  expect(printed.toLowerCase()).toBe(balance.toLowerCase());
});
