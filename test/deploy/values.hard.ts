/** Every value of the chart by the real Helm: another than its default, and what that changes; each file of values, for each Kubernetes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHART, DEFAULTS, helmTemplate, rendered, type Tree, withFile } from './chart.ts';
import { missing, run } from './programs.ts';

const SHA = `sha256:${'5'.repeat(64)}`;

interface Row {
  readonly path: string;
  /** Values without which it has no effect. */
  readonly beside?: Tree;
  readonly to: unknown;
  /** What only then is to be seen. */
  readonly shows?: RegExp;
  /** What then is to be seen no more. */
  readonly hides?: RegExp;
}

const gateway = { gateway: { enabled: true } };
const monitoring = { monitoring: { enabled: true } };
const backup = { backup: { enabled: true } };

const VALUES: readonly Row[] = [
  { path: 'image.repository', to: 'r.example.edu/bell', shows: /image: r\.example\.edu\/bell:\d/ },
  { path: 'image.tag', to: '1.2.3', shows: /image: \S+\/coursebell:1\.2\.3$/m },
  { path: 'image.digest', to: SHA, shows: /image: \S+\/coursebell@sha256:5{64}$/m },
  { path: 'image.pullSecrets', to: ['registry'], shows: /imagePullSecrets:\n +- name: "registry"$/m },
  { path: 'replicas', to: 5, shows: /^ {2}replicas: 5$/m },
  { path: 'host', to: 'bell.example.edu', shows: /- host: "bell\.example\.edu"$/m },
  { path: 'paths', to: ['/slack'], hides: /path: \/calendar$/m },
  { path: 'settings', to: { LOG_LEVEL: 'debug' }, shows: /name: LOG_LEVEL\n +value: "debug"/ },
  { path: 'secretName', to: 'other', shows: /secretKeyRef: \{ name: "other", key: STUDY_API_KEY \}/ },
  { path: 'secrets', to: { STUDY_API_KEY: 'file' }, shows: /name: STUDY_API_KEY_FILE$/m },
  { path: 'secrets', to: { SLACK_CLIENT_ID: 'none' }, hides: /SLACK_CLIENT_ID/ },
  { path: 'databaseAuthority.secret', to: 'pg-ca', shows: /secret: \{ secretName: "pg-ca", items/ },
  { path: 'databaseAuthority.configMap', to: 'pg-ca', shows: /configMap: \{ name: "pg-ca", items/ },
  {
    path: 'databaseAuthority.key',
    beside: { databaseAuthority: { secret: 'pg-ca' } },
    to: 'root.pem',
    shows: /key: "root\.pem", path: ca\.pem/,
  },
  { path: 'buildings', to: 'buildings: []\n', shows: /buildings\.yaml: "buildings: \[\]\\n"$/m },
  {
    path: 'seedCodes',
    to: 'TXL22S1\n',
    shows: /name: SEED_CODES_FILE\n +value: \/etc\/coursebell\/codes\.txt$/m,
  },
  { path: 'ingress.enabled', to: false, hides: /kind: Ingress$/m },
  { path: 'ingress.className', to: 'nginx', shows: /ingressClassName: "nginx"/ },
  { path: 'ingress.tlsSecret', to: 'tls', shows: /secretName: "tls"/ },
  { path: 'ingress.annotations', to: { 'a.example/b': 'y' }, shows: /annotations: .*"a\.example\/b":"y"/ },
  { path: 'gateway.enabled', to: true, shows: /kind: HTTPRoute$/m },
  { path: 'gateway.name', beside: gateway, to: 'edge', shows: /- name: "edge"/ },
  { path: 'gateway.namespace', beside: gateway, to: 'edge', shows: /namespace: "edge"/ },
  { path: 'gateway.sectionName', beside: gateway, to: 'web', shows: /sectionName: "web"/ },
  { path: 'route.enabled', to: true, shows: /kind: Route\nmetadata:\n {2}name: coursebell-slack$/m },
  { path: 'fixedIds', to: false, hides: /runAsUser: 1000/ },
  { path: 'resources.requests.cpu', to: '1', shows: /requests: \{ cpu: "1",/ },
  { path: 'resources.requests.memory', to: '1Gi', shows: /requests: .* memory: "1Gi"/ },
  { path: 'resources.limits.memory', to: '1Gi', shows: /limits: \{ memory: "1Gi" \}/ },
  { path: 'nodeSelector', to: { pool: 'true' }, shows: /nodeSelector: \{"pool":"true"\}$/m },
  { path: 'tolerations', to: [{ key: 'spot' }], shows: /- key: "spot"\n +operator: Exists$/m },
  { path: 'podAnnotations', to: { note: '"1"' }, shows: /annotations: \{"note":"\\"1\\""\}$/m },
  { path: 'networkPolicy.enabled', to: false, hides: /kind: NetworkPolicy$/m },
  { path: 'networkPolicy.from', to: [], hides: /^ {6}from:$/m },
  {
    path: 'networkPolicy.from',
    to: [{ namespaceLabels: { team: 'edge' }, podLabels: { app: 'proxy' } }],
    shows: /\{"team":"edge"\}\n +podSelector:\n +matchLabels: \{"app":"proxy"\}$/m,
  },
  {
    path: 'networkPolicy.dns.namespaceLabels',
    to: { 'kubernetes.io/metadata.name': 'dns' },
    shows: /matchLabels: .*"kubernetes\.io\/metadata\.name":"dns"/,
  },
  { path: 'networkPolicy.dns.ports', to: [5353], shows: /- \{ port: 5353, protocol: UDP \}/ },
  { path: 'networkPolicy.egressPorts', to: [6432], shows: /- \{ port: 6432, protocol: TCP \}/ },
  { path: 'monitoring.enabled', to: true, shows: /kind: PrometheusRule$/m },
  { path: 'monitoring.enabled', to: true, shows: /kind: ServiceMonitor$/m },
  {
    path: 'monitoring.labels',
    beside: monitoring,
    to: { release: '1' },
    shows: /labels: \{"release":"1"\}$/m,
  },
  {
    path: 'monitoring.alarmsOf',
    beside: monitoring,
    to: 'all',
    shows: /last_over_time\(coursebell_check_period_seconds\[3d\]\)/,
    hides: /namespace="coursebell", job="coursebell"/,
  },
  { path: 'backup.enabled', to: true, shows: /kind: CronJob$/m },
  { path: 'backup.schedule', beside: backup, to: '5 4 * * 0', shows: /schedule: "5 4 \* \* 0"$/m },
  { path: 'backup.keepDays', beside: backup, to: 30, shows: /name: KEEP_DAYS\n +value: "30"$/m },
  {
    path: 'backup.alarmAfterHours',
    beside: { ...monitoring, ...backup },
    to: 170,
    shows:
      /kube_cronjob_status_last_successful_time\{namespace="coursebell", cronjob="coursebell-backup"\} > time\(\) - 612000\)/,
  },
  { path: 'backup.size', beside: backup, to: '5Gi', shows: /storage: "5Gi"/ },
  { path: 'backup.storageClass', beside: backup, to: 'fast', shows: /storageClassName: "fast"$/m },
  {
    path: 'backup.image',
    beside: backup,
    to: `pg.example/pg:18@${SHA}`,
    shows: /image: pg\.example\/pg:18@/,
  },
];

/** The values of values.yaml by their paths. What an operator names at will counts as one. */
function pathsOf(tree: Tree, above = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const path = `${above}${name}`;
    const isOpen = /^(?:settings|secrets|ingress\.annotations)$|Labels$|abels$/.test(path);
    const isTree = typeof value === 'object' && value !== null && !Array.isArray(value) && !isOpen;
    return isTree && Object.keys(value).length > 0 ? pathsOf(value as Tree, `${path}.`) : [path];
  });
}

describe.skipIf(missing)(`the chart${missing ? ` (${missing})` : ''}`, () => {
  test.each(readdirSync(CHART).filter((name) => name.startsWith('values') && name.endsWith('.yaml')))(
    '%s passes Helm’s strict lint and makes a release for each Kubernetes that the chart names',
    async (file) => {
      const linted = await run('helm', ['lint', CHART, '--strict', '--quiet', '-f', join(CHART, file)]);
      expect([linted.status, linted.stdout, linted.stderr]).toEqual([0, '', '']);
      const { flags } = withFile(file);
      const texts = await Promise.all(
        ['1.30.0', '1.35.2', '1.36.0'].map((version) =>
          rendered({}, { flags: [...flags, '--kube-version', version] }),
        ),
      );
      for (const each of texts) expect(each).toEqual(texts[0]);
      expect(texts[0]?.size).toBeGreaterThan(4);
      const older = await helmTemplate({}, { flags: [...flags, '--kube-version', '1.29.9'] });
      expect([older.status, older.stderr]).toEqual([1, expect.stringContaining('kubeVersion')]);
    },
  );

  test.each(VALUES)('$path has its effect', async ({ path, beside = {}, to, shows, hides }) => {
    const flags = ['--set-json', `${path.replaceAll('\\', '')}=${JSON.stringify(to)}`];
    const [before = '', after = ''] = await Promise.all(
      [[], flags].map(async (more) => [...(await rendered(beside, { flags: more })).values()].join('---\n')),
    );
    expect(after).not.toBe(before);
    if (shows) expect([shows.test(before), shows.test(after)]).toEqual([false, true]);
    if (hides) expect([hides.test(before), hides.test(after)]).toEqual([true, false]);
  });

  test('has such a row for every value', () => {
    const rows = VALUES.map(({ path }) => path);
    expect([...new Set(rows)].sort()).toEqual(pathsOf(DEFAULTS).sort());
    expect(VALUES.filter(({ shows, hides }) => !shows && !hides)).toEqual([]);
  });
});
