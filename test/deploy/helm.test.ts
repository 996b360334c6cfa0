/** The chart by the real Helm: in every way that its values offer, by strict schemas; and the files of Kustomize, which are written from it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { SECRETS } from '../../src/config-values.ts';
import {
  CHART,
  DEFAULTS,
  helmTemplate,
  type KubernetesObject,
  objectsIn,
  objectsOf,
  ROOT,
  read,
  rendered,
  type Tree,
  withFile,
} from './chart.ts';
import { missing, run } from './programs.ts';

const SHA = `sha256:${'5'.repeat(64)}`;
/** Everything that can be switched on. */
const WHOLE = {
  image: { digest: SHA, pullSecrets: ['registry'] },
  secrets: { DATABASE_URL: 'file', TOKEN_ENCRYPTION_KEY: 'file', SLACK_CLIENT_ID: 'none' },
  buildings: 'buildings:\n  - id: 78025\n    names: { fi: "Karamalmin \\"kampus\\"" }\n',
  seedCodes: 'TX00EY23-3015\nTXL22S1 # "a" group\n',
  ingress: { className: 'nginx' },
  gateway: { enabled: true },
  route: { enabled: true },
  monitoring: { enabled: true, labels: { release: 'prometheus' } },
  backup: { enabled: true, storageClass: 'fast' },
  nodeSelector: { 'kubernetes.io/arch': 'arm64' },
  tolerations: [{ key: 'spot' }, { key: 'pool', value: 'bell', effect: 'NoSchedule' }],
  podAnnotations: { 'example.org/note': 'a "quoted" note' },
  networkPolicy: {
    from: [{ namespaceLabels: { team: 'edge' }, podLabels: { app: 'proxy' } }],
    egressPorts: [443, 6432],
  },
};
const WITH_ALL = { monitoring: { enabled: true, alarmsOf: 'all' }, backup: { enabled: true } };
const BARE = { ingress: { enabled: false }, networkPolicy: { enabled: false } };
const OPENSHIFT = withFile('values-openshift.yaml');
const WAYS: Readonly<Record<string, readonly [values: Tree, release?: Parameters<typeof rendered>[1]]>> = {
  defaults: [{}],
  whole: [WHOLE],
  openshift: [{}, OPENSHIFT],
  bare: [BARE],
  // Names that YAML reads as a number and as a truth.
  'a release called 123': [WHOLE, { name: '123', namespace: '456' }],
  'a release called on': [{ ...WHOLE, secretName: 'off', host: 'yes' }, { name: 'on' }],
};
const inEveryWay = async (): Promise<KubernetesObject[]> =>
  (await Promise.all(Object.values(WAYS).map((way) => objectsOf(...way)))).flat();

/** Where the type of each kind is; OpenShift's Route is in no package. */
const TYPES: Readonly<Record<string, string>> = {
  'apps/v1 Deployment': 'kubernetes-models/apps/v1',
  'v1 Service': 'kubernetes-models/v1',
  'v1 ConfigMap': 'kubernetes-models/v1',
  'v1 PersistentVolumeClaim': 'kubernetes-models/v1',
  'batch/v1 CronJob': 'kubernetes-models/batch/v1',
  'policy/v1 PodDisruptionBudget': 'kubernetes-models/policy/v1',
  'networking.k8s.io/v1 Ingress': 'kubernetes-models/networking.k8s.io/v1',
  'networking.k8s.io/v1 NetworkPolicy': 'kubernetes-models/networking.k8s.io/v1',
  'gateway.networking.k8s.io/v1 HTTPRoute': '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1',
  'monitoring.coreos.com/v1 ServiceMonitor':
    '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
  'monitoring.coreos.com/v1 PrometheusRule':
    '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
};
const kindOf = ({ apiVersion, kind }: KubernetesObject): string => `${apiVersion} ${kind}`;

/** What TypeScript says of objects as literals of their types, which may have no other fields. */
function strictly(objects: readonly KubernetesObject[]): string {
  const folder = mkdtempSync(join(ROOT, 'test/deploy/.typed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines = objects.flatMap((one, at) => {
    const from = TYPES[kindOf(one)];
    return [
      `import type { I${one.kind} as T${at} } from '${from}/${one.kind}';`,
      `export const o${at} = ${JSON.stringify(one)} satisfies T${at};`,
    ];
  });
  writeFileSync(join(folder, 'objects.ts'), lines.join('\n'));
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'esnext',
  ];
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, join(folder, 'objects.ts')], {
    encoding: 'utf8',
    cwd: ROOT,
  });
  return stdout;
}

/** Whether everything in `part` is in `whole`; Kubernetes writes quantities and absent things in its own way. */
const isIn = (part: unknown, whole: unknown): boolean =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).every(([name, value]) => isIn(value, Object(whole)[name]))
    : part === whole;

describe.skipIf(missing)(`the chart${missing ? ` (${missing})` : ''}`, () => {
  test.each(Object.entries(WAYS))('%s: every value is printed', async (_way, [values, release]) => {
    const texts = [...(await rendered(values, release)).values()].join('\n---\n');
    expect(texts).not.toMatch(/<no value>|<nil>|map\[|%!|\{\{/);
  });

  test('makes workloads that Kubernetes’ own decoder reads whole', async () => {
    const decoded = async (text: string) => {
      const args = ['set', 'env', '--local', '-f', '-', '-o', 'yaml', 'A=1'];
      const { stdout, stderr } = await run('kubectl', args, text);
      return stderr === '' ? objectsIn([stdout]) : stderr;
    };
    const all = (await inEveryWay()).filter(({ kind }) => ['Deployment', 'CronJob'].includes(kind));
    const text = all.map((one) => JSON.stringify(one)).join('\n---\n');
    expect(isIn(all, await decoded(text))).toBe(true);
    expect(isIn([{ ...all[0], spec: { replicaz: 3 } }], await decoded(text))).toBe(false);
    expect(await decoded(text.replace('192Mi', '192Xi'))).toContain('quantities');
  });

  test('makes only objects that Kubernetes, the Gateway API and the Prometheus operator know, field by field', async () => {
    const all = await inEveryWay();
    const typed = all.filter(({ kind }) => kind !== 'Route');
    expect(typed.filter((one) => !(kindOf(one) in TYPES))).toEqual([]);
    expect(new Set(typed.map(kindOf)).size, 'all kinds').toBe(Object.keys(TYPES).length);
    for (const one of typed) {
      const { [one.kind]: Model } = await import(`${TYPES[kindOf(one)]}/${one.kind}`);
      expect(() => new Model(one).validate(), kindOf(one)).not.toThrow();
    }
    expect(strictly(typed)).toBe('');
    const [service] = typed.filter(({ kind }) => kind === 'Service') as [KubernetesObject];
    expect(strictly([{ ...service, selectors: {} } as KubernetesObject])).toContain('selectors');
  });

  test.each<[wrong: Tree, at: string]>([
    [{ imagee: {} }, 'imagee'],
    [{ replicas: 0 }, '/replicas'],
    [{ replicas: '3' }, '/replicas'],
    [{ image: { digest: 'sha256:5' } }, '/image/digest'],
    [{ settings: { SLACK_BOT_TOKEN: 'x' } }, 'SLACK_BOT_TOKEN'],
    [{ secrets: { DATABASE_URL: 'none' } }, '/secrets/DATABASE_URL'],
    [{ secrets: { STUDY_API_KEY: 'plain' } }, '/secrets/STUDY_API_KEY'],
    [{ backup: { image: 'postgres:18' } }, '/backup/image'],
    [{ networkPolicy: { egressPorts: [70_000] } }, '/networkPolicy/egressPorts'],
    [{ paths: ['/metrics/'] }, '/paths'],
    // What is set to null is gone, for Helm.
    [{ ingress: null }, "'ingress'"],
    [{ networkPolicy: { dns: { ports: null } } }, "'ports'"],
    [{ resources: { limits: null } }, "'limits'"],
  ])('is refused with %j, which it does not know or can’t be right', async (wrong, at) => {
    const { status, stderr } = await helmTemplate(wrong);
    expect([status, stderr]).toEqual([1, expect.stringContaining(at)]);
    expect(stderr).toContain('the specifications of the schema');
  });

  test('is a part of another chart, where that or its other parts call templates as this one does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coursebell-umbrella-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(CHART, join(folder, 'charts/bell'), { recursive: true });
    const texts = readdirSync(join(CHART, 'templates'))
      .filter((file) => file.endsWith('.tpl'))
      .flatMap((file) => [...read(`deploy/helm/templates/${file}`).matchAll(/define "([^"]+)"/g)])
      .map(([, name = '']) => `{{- define "${name.replace(/^coursebell\./, '')}" -}}of another{{- end -}}`);
    const [alias, other] = [
      '{ name: coursebell, alias: bell, version: ">=0.1.0", condition: bell.enabled }',
      '{ name: atlas, version: 1.0.0 }',
    ];
    for (const [at, name, more] of [
      [folder, 'campus', `dependencies: [${alias}, ${other}]\n`],
      [join(folder, 'charts/atlas'), 'atlas', ''],
    ] as const) {
      mkdirSync(join(at, 'templates'), { recursive: true });
      writeFileSync(join(at, 'Chart.yaml'), `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${more}`);
      writeFileSync(join(at, 'templates/_names.tpl'), texts.join('\n'));
    }
    const values = JSON.stringify({ bell: { ...WITH_ALL, enabled: true } });
    const { stdout, stderr } = await run('helm', ['template', 'coursebell', folder, '-f', '-'], values);
    expect(stderr).toBe('');
    expect(stdout).not.toContain('of another');
    expect(objectsIn([stdout]).map(kindOf).sort()).toEqual((await objectsOf(WITH_ALL)).map(kindOf).sort());
  });

  test('has every value that the pages name', () => {
    const pages = ['containers', 'care', 'operation'].map((page) => read(`docs/${page}.md`)).join('\n');
    const [, table = ''] = /^Values:\n\n((?:- .+\n)+)/m.exec(pages) ?? [];
    const groups = Object.keys(DEFAULTS).join('|');
    const named = [
      ...table.matchAll(/`([a-z][\w.]*?)(?:\.\*)?(?:: \w+)?`/g),
      ...pages.matchAll(new RegExp(`\`((?:${groups})\\.\\w+)\``, 'g')),
    ].map(([, path = '']) => path);
    expect(named).toEqual(expect.arrayContaining(['gateway.enabled', 'networkPolicy', 'backup.keepDays']));
    const valueAt = (path: string): unknown =>
      path.split('.').reduce<unknown>((at, step) => Object(at)[step], DEFAULTS);
    expect(named.filter((path) => valueAt(path) === undefined)).toEqual([]);
  });

  test('offers a value for every secret, and its version is that of package.json', () => {
    const { version } = parse(read('package.json')) as { version: string };
    expect(parse(read('deploy/helm/Chart.yaml'))).toMatchObject({ version, appVersion: version });
    // A chart has replicas, and so no Socket Mode by default.
    const names = Object.keys((DEFAULTS as { secrets: object }).secrets);
    expect([...names, 'SLACK_APP_TOKEN'].sort()).toEqual([...SECRETS].sort());
  });

  test.each([
    [{ host: 'bell.example.edu' }, 'https://bell.example.edu'],
    [
      { host: 'bell.example.edu', settings: { PUBLIC_URL: 'https://bell.example.edu/app' } },
      'https://bell.example.edu/app',
    ],
  ])('tells Coursebell its public address: %j → %s', async (values, address) => {
    const deployment = (await objectsOf(values)).find(({ kind }) => kind === 'Deployment');
    const variables = JSON.stringify(deployment).match(/"name":"PUBLIC_URL","value":"[^"]+"/g);
    expect(variables).toEqual([`"name":"PUBLIC_URL","value":"${address}"`]);
  });

  test.each(['Deployment', 'CronJob'])(
    'the pods of a %s go to the chosen nodes, and tolerate a taint with its value as Kubernetes reads it, and one without',
    async (kind) => {
      const object = JSON.stringify((await objectsOf(WHOLE)).find((one) => one.kind === kind));
      expect(object).toContain('"nodeSelector":{"kubernetes.io/arch":"arm64"}');
      // With `Exists` Kubernetes refuses a value.
      expect(object).toContain('{"key":"spot","operator":"Exists"}');
      expect(object).toContain('{"key":"pool","operator":"Equal","value":"bell","effect":"NoSchedule"}');
      const bare = JSON.stringify((await objectsOf(WITH_ALL)).find((one) => one.kind === kind));
      expect(bare).not.toMatch(/nodeSelector|tolerations/);
    },
  );

  test('gives secrets as files where it is told so, and only those', async () => {
    const deployment = (await objectsOf(WHOLE)).find(({ kind }) => kind === 'Deployment');
    const text = JSON.stringify(deployment);
    expect(text).toContain('{"name":"DATABASE_URL_FILE","value":"/run/secrets/coursebell/DATABASE_URL"}');
    expect(text).not.toContain('"name":"DATABASE_URL"');
    expect(text).not.toContain('SLACK_CLIENT_ID');
    expect(text).toContain('"key":"SLACK_SIGNING_SECRET"');
  });

  test('fixes no user ids on OpenShift, and has Routes in the place of an Ingress', async () => {
    const objects = await objectsOf({}, OPENSHIFT);
    expect(JSON.stringify(objects)).not.toMatch(/runAsUser|runAsGroup|fsGroup/);
    expect(objects.some(({ kind }) => kind === 'Ingress')).toBe(false);
    const routes = objects.filter(({ kind }) => kind === 'Route');
    expect(routes.map(({ metadata }) => metadata.name)).toContain('coursebell-slack');
    expect(routes.map((route) => (route as unknown as { spec: { path: string } }).spec.path)).toEqual(
      DEFAULTS['paths'],
    );
    for (const route of routes) {
      expect(route).toMatchObject({
        apiVersion: 'route.openshift.io/v1',
        spec: {
          to: { kind: 'Service', name: 'coursebell' },
          port: { targetPort: 'http' },
          tls: { termination: 'edge', insecureEdgeTerminationPolicy: 'Redirect' },
        },
      });
    }
  });

  test('passes on what the sample proxy of Compose passes on', () => {
    const [, paths = ''] = /@public path (.+)/.exec(read('deploy/compose/Caddyfile')) ?? [];
    expect((DEFAULTS['paths'] as string[]).join(' ')).toBe(paths.replaceAll('/*', ''));
  });

  test('backs up with the Postgres of Compose, and not by the labels of the app', async () => {
    const compose = read('compose.yaml');
    const { image } = DEFAULTS['backup'] as { image: string };
    expect(compose).toContain(`image: ${image}\n`);
    const job = (await objectsOf(WHOLE)).find(({ kind }) => kind === 'CronJob');
    const [labels] = JSON.stringify(job).match(/"labels":\{[^}]*\}/) ?? [];
    expect(labels).not.toContain('"app.kubernetes.io/name":"coursebell"');
  });
});

const KUSTOMIZE = 'deploy/kustomize';
/** What is not in the base. */
const APART: Readonly<Record<string, string>> = {
  ...{ 'prometheus-rule.yaml': 'monitoring', 'service-monitor.yaml': 'monitoring', 'backup.yaml': 'backup' },
};
const FOLDERS = readdirSync(join(ROOT, KUSTOMIZE), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/kustomization.yaml'))
  .filter((path) => !read(`${KUSTOMIZE}/${path}`).includes('kind: Component'))
  .map((path) => path.replace('/kustomization.yaml', ''));

describe.skipIf(missing)('Kustomize', () => {
  const resourcesOf = (folder: string): string[] =>
    (parse(read(`${KUSTOMIZE}/${folder}/kustomization.yaml`)) as { resources: string[] }).resources;
  const built = async (folder: string): Promise<KubernetesObject[]> => {
    const { status, stdout, stderr } = await run('kubectl', ['kustomize', join(ROOT, KUSTOMIZE, folder)]);
    expect([status, stderr]).toEqual([0, '']);
    return objectsIn([stdout]);
  };

  test('has the chart’s objects as its base, and its monitoring and back-ups apart', async () => {
    const texts = await rendered(WITH_ALL);
    const folderOf = (name: string) => APART[name] ?? 'base';
    for (const [name, text] of texts) {
      const head = '# Written from deploy/helm: change that, or an overlay.\n';
      await expect(`${head}${text}`).toMatchFileSnapshot(join(ROOT, KUSTOMIZE, folderOf(name), name));
    }
    for (const folder of ['base', 'monitoring', 'backup']) {
      const files = readdirSync(join(ROOT, KUSTOMIZE, folder)).filter(
        (name) => name !== 'kustomization.yaml',
      );
      expect(files.sort()).toEqual([...texts.keys()].filter((name) => folderOf(name) === folder).sort());
      expect(resourcesOf(folder).sort()).toEqual(files.sort());
    }
  });

  test('gives the alarms to a Prometheus without the operator, too', async () => {
    const [, spec = ''] = ((await rendered(WITH_ALL)).get('prometheus-rule.yaml') ?? '').split('\nspec:\n');
    const head =
      '# Alarms for a Prometheus without the operator, and of every installation that it sees. Written from deploy/helm.\n';
    await expect(`${head}${spec.replace(/^ {2}/gm, '')}`).toMatchFileSnapshot(
      join(ROOT, 'deploy/monitoring/rules.yaml'),
    );
  });

  test('is built by kubectl, folder by folder, from valid objects', async () => {
    const objects = (await Promise.all(FOLDERS.map(built))).flat();
    expect(objects.length).toBeGreaterThan(10);
    expect(strictly(objects)).toBe('');
  });

  test('gives an authority of Postgres to Coursebell and to its back-ups, as the chart does', async () => {
    const folder = mkdtempSync(join(ROOT, KUSTOMIZE, '.authority-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const lists = 'resources: [../base]\ncomponents: [../backup, ../authority]\n';
    writeFileSync(join(folder, 'kustomization.yaml'), lists);
    const configMap = 'coursebell-database-authority';
    for (const objects of [
      await built(folder.slice(join(ROOT, KUSTOMIZE).length + 1)),
      await objectsOf({ ...WITH_ALL, databaseAuthority: { configMap } }),
      await objectsOf({ ...WITH_ALL, databaseAuthority: { secret: configMap } }),
    ]) {
      for (const kind of ['Deployment', 'CronJob']) {
        const text = JSON.stringify(objects.find((one) => one.kind === kind));
        expect(text).toContain('"name":"PGSSLROOTCERT","value":"/etc/coursebell-database/ca.pem"');
        expect(text).toMatch(
          /"mountPath":"\/etc\/coursebell-database","name":"database-authority"|"name":"database-authority","mountPath":"\/etc\/coursebell-database"/,
        );
        expect(text).toContain(configMap);
      }
      expect(strictly(objects)).toBe('');
    }
  });

  test('adds back-ups as a component, which follows the names of the overlay', async () => {
    const folder = mkdtempSync(join(ROOT, KUSTOMIZE, '.renamed-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const lists =
      'resources: [../base]\ncomponents: [../backup]\nnamePrefix: bell-\nnameSuffix: -test\nnamespace: b\n';
    writeFileSync(join(folder, 'kustomization.yaml'), lists);
    const objects = await built(folder.slice(join(ROOT, KUSTOMIZE).length + 1));
    const [job] = objects.filter(({ kind }) => kind === 'CronJob');
    expect(job?.metadata).toEqual({ name: 'bell-coursebell-backup-test', namespace: 'b' });
    for (const name of ['"claimName":"bell-coursebell-backups-test"', '"name":"bell-coursebell-backup-test"'])
      expect(JSON.stringify(job)).toContain(name);
    expect(strictly(objects)).toBe('');
  });

  test('builds the example overlay with all that its comments offer', async () => {
    const folder = mkdtempSync(join(ROOT, KUSTOMIZE, 'overlays/.example-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(ROOT, KUSTOMIZE, 'overlays/example'), folder, { recursive: true });
    const path = join(folder, 'kustomization.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^(\s*)# (?=- |components:)/gm, '$1'));
    const objects = await built(folder.slice(join(ROOT, KUSTOMIZE).length + 1));
    expect(objects.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['CronJob', 'PrometheusRule']));
    expect(JSON.stringify(objects.find(({ kind }) => kind === 'CronJob'))).toContain('database-authority');
  });

  test('makes back-ups by the one script', async () => {
    const [map] = (await objectsOf(WITH_ALL)).filter(({ kind }) => kind === 'ConfigMap');
    const { data } = map as unknown as { data: Record<string, string> };
    expect(data['backup.sh']?.trim()).toBe(read('deploy/helm/backup.sh').trim());
  });

  test('builds the example overlay with what it changes', async () => {
    const objects = await built('overlays/example');
    const deployment = objects.find(({ kind }) => kind === 'Deployment');
    expect(deployment).toMatchObject({ metadata: { namespace: 'coursebell' }, spec: { replicas: 2 } });
    const [map] = objects.filter(({ kind }) => kind === 'ConfigMap');
    expect(JSON.stringify(deployment)).toContain(`"configMap":{"name":"${map?.metadata.name}"}`);
    expect(JSON.stringify(deployment)).toContain('"name":"DEFAULT_LANGUAGE"');
  });
});
