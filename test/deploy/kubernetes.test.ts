import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const FOLDER = 'deploy/kubernetes/';
const files = readdirSync(new URL(FOLDER, root)).filter((name) => name.endsWith('.yaml'));
const texts = files.map((name) => read(`${FOLDER}${name}`)).join('\n');

const object = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }).optional() });
const byKind = new Map(
  files.map((name) => object.parse(parse(read(`${FOLDER}${name}`)))).map((one) => [one.kind, one]),
);

function kind<T>(name: string, shape: z.ZodType<T>): T {
  return shape.parse(byKind.get(name));
}

const selector = z.object({ matchLabels: z.record(z.string(), z.string()) });
const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  failureThreshold: z.number(),
});
const fromSecret = z.object({
  name: z.string(),
  valueFrom: z.object({
    secretKeyRef: z.object({
      name: z.literal('coursebell'),
      key: z.string(),
      optional: z.boolean().default(false),
    }),
  }),
});
const container = z.looseObject({
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
  env: z.array(fromSecret),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }),
  resources: z.object({
    requests: z.record(z.string(), z.string()),
    limits: z.record(z.string(), z.string()),
  }),
  securityContext: z.unknown(),
});
const deployment = kind(
  'Deployment',
  z.looseObject({
    spec: z.looseObject({
      replicas: z.number(),
      selector,
      strategy: z.object({ rollingUpdate: z.object({ maxSurge: z.number(), maxUnavailable: z.number() }) }),
      template: z.object({
        metadata: z.object({ labels: z.record(z.string(), z.string()) }),
        spec: z.looseObject({
          containers: z.tuple([container]),
          securityContext: z.unknown(),
          automountServiceAccountToken: z.boolean(),
          terminationGracePeriodSeconds: z.number(),
          topologySpreadConstraints: z.array(z.looseObject({ labelSelector: selector })),
        }),
      }),
    }),
  }),
);
const pod = deployment.spec.template.spec;
const [app] = pod.containers;
const config = kind(
  'ConfigMap',
  z.looseObject({ metadata: z.object({ name: z.string() }), data: z.record(z.string(), z.string()) }),
);

/** Names that the code reads. */
const known = new Set([...read('src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name));
const SECRET = /KEY|SECRET|TOKEN|DATABASE_URL|CLIENT_ID/;

test('every file is one of the kustomization, or says why not', () => {
  const kustomization = read(`${FOLDER}kustomization.yaml`);
  for (const file of files.filter((name) => name !== 'kustomization.yaml'))
    expect(kustomization).toContain(`- ${file}`);
  const { resources } = z.looseObject({ resources: z.array(z.string()) }).parse(parse(kustomization));
  expect(resources.filter((name) => !files.includes(name))).toEqual([]);
});

describe('the environment', () => {
  const secrets = app.env.map(({ name }) => name);

  test('holds only names that the code reads, none twice', () => {
    const names = [...Object.keys(config.data), ...secrets];
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names).toHaveLength(new Set(names).size);
    expect(app.envFrom).toEqual([{ configMapRef: { name: config.metadata.name } }]);
  });

  test('takes every secret from the Secret, and writes none down', () => {
    expect(Object.keys(config.data).filter((name) => SECRET.test(name))).toEqual([]);
    expect([...known].filter((name = '') => SECRET.test(name) && name !== 'SLACK_APP_TOKEN').sort()).toEqual(
      [...secrets].sort(),
    );
    for (const { name, valueFrom } of app.env) expect(valueFrom.secretKeyRef.key).toBe(name);
    expect([...byKind.keys()]).not.toContain('Secret');
    expect(texts).not.toMatch(/xox[bp]-|xapp-|postgres:\/\/|stringData/);
  });

  test('says what replicas can’t do without: Postgres, and to listen for others', () => {
    const required = app.env
      .filter(({ valueFrom }) => !valueFrom.secretKeyRef.optional)
      .map(({ name }) => name);
    expect(required).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'STUDY_API_KEY', 'SLACK_SIGNING_SECRET']),
    );
    expect(config.data).toMatchObject({ HOST: '0.0.0.0', PORT: String(app.ports[0]?.containerPort) });
  });
});

describe('the pods', () => {
  test('are several, spread, and replaced without a gap', () => {
    expect(deployment.spec.replicas).toBeGreaterThan(1);
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(pod.topologySpreadConstraints).toHaveLength(1);
    const budget = kind(
      'PodDisruptionBudget',
      z.object({ spec: z.object({ maxUnavailable: z.number(), selector }) }),
    );
    expect(budget.spec.maxUnavailable).toBeLessThan(deployment.spec.replicas);
  });

  test('are asked what the app answers', () => {
    const routes = read('src/ops/health.ts');
    for (const { httpGet } of [app.startupProbe, app.livenessProbe, app.readinessProbe]) {
      expect(routes).toContain(`'GET ${httpGet.path}'`);
      expect(httpGet.port).toBe(app.ports[0]?.name);
    }
    expect(app.livenessProbe.httpGet.path, 'live is not ready').not.toBe(app.readinessProbe.httpGet.path);
  });

  test('have the time to stop: main.ts takes its own at the most', () => {
    const [, most = ''] = /const STOP_WITHIN = ([\d_]+);/.exec(read('src/main.ts')) ?? [];
    const needed = app.lifecycle.preStop.sleep.seconds + Number(most.replaceAll('_', '')) / 1000;
    expect(needed).toBeGreaterThan(9);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(needed + 2);
  });

  test('have no rights, and write nothing', () => {
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: 1000,
      runAsGroup: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(read('Dockerfile')).toContain('\nUSER 1000:1000\n');
    expect(app.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(app.resources.limits).toHaveProperty('memory');
    expect(app.resources.requests).toMatchObject({ cpu: expect.any(String), memory: expect.any(String) });
  });

  test('are of this version, and never of the latest', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(app.image).toBe(`coursebell:${version}`);
    expect(read(`${FOLDER}kustomization.yaml`)).toContain(`newTag: ${version}`);
    expect(texts).not.toMatch(/:latest/);
  });
});

test('everything that selects selects the pods', () => {
  const { labels } = deployment.spec.template.metadata;
  const service = kind(
    'Service',
    z.object({ spec: z.object({ selector: z.record(z.string(), z.string()) }) }),
  );
  const policy = kind('NetworkPolicy', z.object({ spec: z.looseObject({ podSelector: selector }) }));
  const budget = kind('PodDisruptionBudget', z.object({ spec: z.object({ selector }) }));
  const [spread] = pod.topologySpreadConstraints;
  for (const selected of [
    deployment.spec.selector.matchLabels,
    service.spec.selector,
    policy.spec.podSelector.matchLabels,
    budget.spec.selector.matchLabels,
    spread?.labelSelector.matchLabels,
  ]) {
    expect(selected).toEqual(labels);
  }
});

test('the service, the ingress and Prometheus meet by the port’s name', () => {
  const named = z.array(z.looseObject({ name: z.string(), targetPort: z.string() }));
  const service = kind(
    'Service',
    z.object({ metadata: z.object({ name: z.string() }), spec: z.object({ ports: named }) }),
  );
  expect(service.spec.ports[0]).toMatchObject({ name: 'http', targetPort: app.ports[0]?.name });
  const backend = z.object({ service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }) });
  const ingress = kind(
    'Ingress',
    z.object({
      spec: z.object({
        rules: z.tuple([
          z.object({
            host: z.string(),
            http: z.object({ paths: z.array(z.looseObject({ path: z.string(), backend })) }),
          }),
        ]),
      }),
    }),
  );
  const [{ host, http }] = ingress.spec.rules;
  expect(http.paths.map(({ path }) => path)).toEqual(['/slack', '/calendar']);
  for (const { backend: to } of http.paths)
    expect(to.service).toEqual({ name: service.metadata.name, port: { name: 'http' } });
  expect(config.data['PUBLIC_URL']).toBe(`https://${host}`);
  const monitor = kind(
    'ServiceMonitor',
    z.object({
      spec: z.object({ endpoints: z.array(z.looseObject({ port: z.string(), path: z.string() })) }),
    }),
  );
  expect(monitor.spec.endpoints).toEqual([expect.objectContaining({ port: 'http', path: '/metrics' })]);
  expect(read('src/ops/health.ts')).toContain("'GET /metrics'");
});
