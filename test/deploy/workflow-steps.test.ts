/** The shell steps of the workflows, run with stand-ins for Docker, cosign and GitHub that note their calls and can fail. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly defaults: { readonly run: { readonly shell: string } };
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}
const workflows = readdirSync(join(ROOT, '.github/workflows')).map(
  (file) => [file, parse(read(`.github/workflows/${file}`)) as Workflow] as const,
);
const stepsOf = (file: string, job: string): readonly Step[] =>
  new Map(workflows).get(file)?.jobs[job]?.steps ?? [];

/** A folder with programs by these scripts before those of the machine. */
function machine(programs: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bin'));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >> "$CALLS"\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  for (const path of ['deploy', '.ci', 'compose.yaml', 'package.json', '.env.example', 'CHANGELOG.md'])
    symlinkSync(join(ROOT, path), join(folder, path));
  const calls = join(folder, 'calls');
  const path = [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(':');
  return {
    folder,
    /** As GitHub runs a step with `shell: bash`. */
    bash: (script: string, env: Readonly<Record<string, string>> = {}) =>
      spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
        ...{ cwd: folder, encoding: 'utf8' },
        env: { PATH: path, CALLS: calls, ...env },
      }),
    calls: (): string[] => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
  };
}

describe.each(workflows)('%s', (_, workflow) => {
  const scripts = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

  test('has no check that can’t fail: pipes fail, nothing is negated or waved through', () => {
    expect(workflow.defaults.run.shell).toBe('bash');
    for (const line of scripts.join('\n').split('\n')) expect(line).not.toMatch(/^\s*!\s|\|\|\s*(?:true|:)/);
  });
});

test('the scripts that are run stop at what fails', () => {
  for (const file of readdirSync(join(ROOT, '.ci')).filter((name) => !name.includes('.')))
    expect(read(`.ci/${file}`), file).toMatch(/^set -e?uo pipefail$/m);
});

describe('the image’s check', () => {
  const check = (sh: string, npm: string, start: string) => {
    const here = machine({
      docker: `case "$*" in *'entrypoint sh'*) ${sh} ;; *'entrypoint npm'*) ${npm} ;; *) ${start} ;; esac`,
    });
    return here.bash('bash .ci/check-image coursebell:test').status;
  };
  const [absent, lacks] = ['exit 127', 'echo "  - STUDY_API_URL is required" >&2; exit 1'];

  test('of both workflows passes for an image that is right', () => {
    expect(check(absent, absent, lacks)).toBe(0);
    for (const [file, job] of [
      ['test.yml', 'image'],
      ['release.yml', 'release'],
    ] as const)
      expect(stepsOf(file, job).some(({ run }) => run?.startsWith('bash .ci/check-image coursebell:'))).toBe(
        true,
      );
  });

  test.each([
    ['has a shell', 'exit 0', absent, lacks],
    ['has npm', absent, 'exit 0', lacks],
    ['has an npm that fails', absent, 'exit 1', lacks],
    ['can’t be run', 'exit 125', 'exit 125', 'exit 125'],
    ['starts without settings', absent, absent, 'echo "STUDY_API_URL is required"; exit 0'],
    ['says nothing', absent, absent, 'exit 1'],
    ['says something else', absent, absent, 'echo "no such file" >&2; exit 1'],
  ])('fails for an image that %s', (_, sh, npm, start) => {
    expect(check(sh, npm, start)).not.toBe(0);
  });
});

/** As much of their answers as the steps need. */
const HELM = `case $1 in
  package) : > release/coursebell-\${TAG#v}.tgz ;;
  push) [ "$HOW" = silent ] || echo "Digest: sha256:chart" >&2 ;;
esac`;
const KUBECTL = `echo "image: registry.example.org/coursebell:\${TAG#v}"`;
const { version } = JSON.parse(read('package.json')) as { version: string };
const ENV = { TAG: `v${version}`, NAME: 'ghcr.io/owner/coursebell', DIGEST: `sha256:${'7'.repeat(64)}` };

describe('a release', () => {
  const steps = stepsOf('release.yml', 'release');
  const at = (pattern: RegExp, from = 0): number =>
    steps.findIndex((step, index) => index >= from && pattern.test(`${step.uses ?? ''} ${step.run ?? ''}`));

  test('logs in, builds and checks before it pushes; then it signs, and is published last', () => {
    const order = [
      at(/docker\/login-action/),
      at(/build-push-action/),
      at(/check-image/),
      at(/release-files "\$NAME" "sha256/),
      at(/build-push-action/, at(/check-image/)),
      at(/cosign sign --yes "\$NAME@/),
      at(/helm push/),
      at(/gh release create/),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(steps[order[1] ?? 0]?.with).toMatchObject({ load: true });
    expect(steps[order[1] ?? 0]?.with).not.toHaveProperty('push');
    expect(steps[order[4] ?? 0]?.with).toMatchObject({ push: true });
  });

  test('ships Compose with all that it mounts, which builds nothing and names the image by its digest', () => {
    const here = machine({ helm: HELM, kubectl: KUBECTL });
    const { status, stderr } = here.bash('bash .ci/release-files "$NAME" "$DIGEST"', ENV);
    expect([status, stderr]).toEqual([0, '']);
    const shipped = readdirSync(join(here.folder, 'release'));
    const text = readFileSync(join(here.folder, 'release/release-compose.yaml'), 'utf8');
    const { services } = parse(text, { merge: true }) as {
      services: Record<string, { image: string; build?: unknown; volumes?: string[] }>;
    };
    for (const { build, volumes = [] } of Object.values(services)) {
      expect(build).toBeUndefined();
      for (const mount of volumes.filter((one) => one.startsWith('.')))
        expect(shipped).toContain(mount.split(':', 1)[0]?.slice(2));
    }
    expect(services['coursebell-1']?.image).toBe(`\${COURSEBELL_IMAGE:-${ENV.NAME}@${ENV.DIGEST}}`);
    expect(readFileSync(join(here.folder, 'release/coursebell.yaml'), 'utf8')).toContain(ENV.DIGEST);
    for (const file of ['release-compose.yaml', 'env.example', 'coursebell.yaml'])
      expect(readFileSync(join(here.folder, 'release', file), 'utf8'), file).not.toMatch(
        /compose build|deploy\//,
      );
    expect(shipped).toEqual(
      expect.arrayContaining(['Caddyfile', 'env.example', `coursebell-${version}.tgz`]),
    );
  });

  test.each([
    ['the manifests do not name the image', { helm: HELM, kubectl: 'echo "image: other:1"' }],
    ['kubectl fails', { helm: HELM, kubectl: `${KUBECTL}; exit 1` }],
    ['helm fails', { helm: 'exit 1', kubectl: KUBECTL }],
  ])('makes no files where %s', (_, programs) => {
    expect(machine(programs).bash('bash .ci/release-files "$NAME" "$DIGEST"', ENV).status).not.toBe(0);
  });

  const chart = steps[at(/helm push/)]?.run ?? '';

  test('signs the chart by the digest that the registry told', () => {
    const here = machine({ helm: HELM, kubectl: KUBECTL, cosign: '' });
    expect(here.bash(chart, ENV).status).toBe(0);
    expect(here.calls().at(-1)).toBe('cosign sign --yes ghcr.io/owner/charts/coursebell@sha256:chart');
  });

  test.each([
    ['the chart can’t be pushed', { helm: `${HELM}\n[ $1 != push ]` }],
    ['the registry tells no digest', { helm: HELM.replace('[ "$HOW" = silent ] ||', 'true ||') }],
    ['the signature fails', { cosign: 'exit 1' }],
  ])('fails where %s', (_, programs) => {
    const here = machine({ helm: HELM, kubectl: KUBECTL, cosign: '', ...programs });
    expect(here.bash(chart, ENV).status).not.toBe(0);
  });
});
