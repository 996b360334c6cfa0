import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { objectsIn, ROOT, read } from './chart.ts';

/** What the chart makes by its default values, as test/deploy/helm.test.ts writes it. */
const texts = ['base', 'monitoring']
  .flatMap((folder) => globSync(`deploy/kustomize/${folder}/*.yaml`, { cwd: ROOT }))
  .filter((path) => !path.endsWith('/kustomization.yaml'))
  .map(read)
  .join('\n---\n');
const byKind = new Map(objectsIn([texts]).map((one) => [one.kind, one]));

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
  env: z.array(z.union([fromSecret, z.object({ name: z.string(), value: z.string() })])),
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
const settings = Object.fromEntries(
  app.env.flatMap((one) => ('value' in one ? [[one.name, one.value]] : [])),
);
const fromSecrets = app.env.flatMap((one) => ('valueFrom' in one ? [one] : []));

/** Names that the code reads. */
const known = new Set([...read('src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name));
const SECRET = /KEY|SECRET|TOKEN|DATABASE_URL|CLIENT_ID/;

describe('the environment', () => {
  const secrets = fromSecrets.map(({ name }) => name);

  test('holds only names that the code reads, none twice', () => {
    const names = app.env.map(({ name }) => name);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names).toHaveLength(new Set(names).size);
  });

  test('takes every secret from the Secret, and writes none down', () => {
    expect(Object.keys(settings).filter((name) => SECRET.test(name))).toEqual([]);
    expect([...known].filter((name = '') => SECRET.test(name) && name !== 'SLACK_APP_TOKEN').sort()).toEqual(
      [...secrets].sort(),
    );
    for (const { name, valueFrom } of fromSecrets) expect(valueFrom.secretKeyRef.key).toBe(name);
    expect([...byKind.keys()]).not.toContain('Secret');
    expect(texts).not.toMatch(/xox[bp]-|xapp-|postgres:\/\/|stringData/);
  });

  test('says what replicas can’t do without: Postgres, and to listen for others', () => {
    const required = fromSecrets
      .filter(({ valueFrom }) => !valueFrom.secretKeyRef.optional)
      .map(({ name }) => name);
    expect(required).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'STUDY_API_KEY', 'SLACK_SIGNING_SECRET']),
    );
    expect(settings).toMatchObject({ HOST: '0.0.0.0', PORT: String(app.ports[0]?.containerPort) });
  });
});

describe('the pods', () => {
  test('are several, spread, and replaced without a gap', () => {
    expect(deployment.spec.replicas).toBeGreaterThan(1);
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(pod.topologySpreadConstraints).toHaveLength(2);
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
      fsGroup: 1000,
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
    expect(app.image).toBe(`registry.example.org/coursebell:${version}`);
    expect(read('deploy/kustomize/overlays/example/kustomization.yaml')).toContain(`newTag: ${version}`);
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
  for (const selected of [
    deployment.spec.selector.matchLabels,
    service.spec.selector,
    policy.spec.podSelector.matchLabels,
    budget.spec.selector.matchLabels,
    ...pod.topologySpreadConstraints.map((spread) => spread.labelSelector.matchLabels),
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
  expect(http.paths.map(({ path }) => path)).toEqual([
    '/slack',
    '/calendar',
    '/data',
    '/mcp',
    '/privacy',
    '/support',
  ]);
  for (const { backend: to } of http.paths)
    expect(to.service).toEqual({ name: service.metadata.name, port: { name: 'http' } });
  expect(settings['PUBLIC_URL']).toBe(`https://${host}`);
  const monitor = kind(
    'ServiceMonitor',
    z.object({
      spec: z.object({ endpoints: z.array(z.looseObject({ port: z.string(), path: z.string() })) }),
    }),
  );
  expect(monitor.spec.endpoints).toEqual([
    // A label of ours is called job, as Prometheus’ own.
    expect.objectContaining({ port: 'http', path: '/metrics', honorLabels: true }),
  ]);
  expect(read('src/ops/health.ts')).toContain("'GET /metrics'");
});
