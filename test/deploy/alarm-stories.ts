/** What Prometheus sees over time, of one installation or two, and which alarms ring when. */
import { parse } from 'yaml';
import { read } from './chart.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
const { groups } = parse(read('deploy/monitoring/rules.yaml')) as { groups: [{ rules: Rule[] }] };
export const { rules } = groups[0];

/** A series by its values, one a minute, as promtool writes them. */
type Series = readonly [series: string, values: string];
type Labels = Readonly<Record<string, string>>;
export interface Story {
  /** Minutes between two values, and two looks at the alarms; 1 by default. What takes days goes in longer steps. */
  readonly every?: number;
  readonly seen: readonly Series[];
  /** Which alarms fire when, in minutes, each with the labels that it keeps of its series. */
  readonly at: readonly (readonly [minute: number, alert: string, ...fire: Labels[]])[];
}
const NOT_YET = (minute: number, ...alerts: string[]) => alerts.map((name) => [minute, name] as const);

/** Two installations, and what tells them apart. */
export const A = { namespace: 'a', job: 'coursebell' };
export const B = { namespace: 'b', job: 'bell' };
/** The same where a metric has its own label job, which wins. */
const IN_A = { namespace: A.namespace };
const IN_B = { namespace: B.namespace };
const of = (series: string, labels: Labels): string => {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  const [name, own] = series.replace('}', '').split('{');
  return `${name}{${[...all, ...(own ? [own] : [])].join(',')}}`;
};
/** The same series of two replicas of an installation. */
const both = (series: string, values: string, labels: Labels): Series[] =>
  ['10.0.0.1:3000', '10.0.0.2:3000'].map((instance) => [of(series, { ...labels, instance }), values]);
const WELL: readonly Series[] = [
  ['coursebell_check_period_seconds', '10800x400'],
  ['coursebell_slack_connected', '1x400'],
  ['coursebell_study_data_distrusted', '0x400'],
  ['coursebell_lessons_unsure', '0x400'],
  ['process_start_time_seconds', '-1000000x400'],
  ['coursebell_check_last_success_timestamp_seconds', '0+60x400'],
  ['coursebell_requests_total{outcome="answered"}', '0+7x400'],
  ['coursebell_requests_total{outcome="unexpected"}', '0x400'],
  ['coursebell_requests_total{outcome="AccessRefused"}', '0x400'],
  ['coursebell_study_api_requests_total{status="200"}', '0+1x400'],
  ['coursebell_refused_requests_total{reason="replay"}', '0+1x400'],
  ['coursebell_reminders_late_total{kind="reminder"}', '0x400'],
  ['coursebell_reminders_left_total{kind="reminder",why="refused"}', '0x400'],
  ['coursebell_slack_calls_total{method="auth.test",outcome="ok"}', '0+1x400'],
  ['coursebell_slack_calls_total{method="auth.test",outcome="failed"}', '0x20 1x380'],
  ['coursebell_store_troubles_total{about="row"}', '0x400'],
  ['coursebell_ack_duration_seconds_bucket{le="1"}', '0+9x400'],
  ['coursebell_ack_duration_seconds_bucket{le="+Inf"}', '0+9x400'],
];
/** Series whose label is called as Prometheus’ own. */
const WELL_JOBS: readonly Series[] = [
  ['coursebell_jobs_total{job="pass",outcome="failed"}', '0x200 1x200'],
  ['coursebell_jobs_total{job="pass",outcome="ok"}', '0+1x400'],
  ['coursebell_job_last_failure_timestamp_seconds{job="forget"}', '_x119 7200x280'],
  ['coursebell_job_last_success_timestamp_seconds{job="forget"}', '3600x179 10800x220'],
];
const allWell = (labels: Labels): Series[] => {
  const { job: _, ...rest } = labels;
  return [
    ...WELL.flatMap(([series, values]) => both(series, values, labels)),
    ...WELL_JOBS.flatMap(([series, values]) => both(series, values, rest)),
  ];
};
const backup = (labels: Labels) => ({
  created: of('kube_cronjob_created', labels),
  last: of('kube_cronjob_status_last_successful_time', labels),
});
const [OF_A, STAGING, OF_B] = [
  { namespace: 'a', cronjob: 'coursebell-backup' },
  { namespace: 'a', cronjob: 'coursebell-backup-staging' },
  { namespace: 'b', cronjob: 'bell-backup' },
];

export const STORIES: Readonly<Record<string, Story>> = {
  'all is well, at two installations': {
    seen: [
      ...allWell(A),
      ...allWell(B),
      [backup(OF_A).created, '-1000000x400'],
      [backup(OF_A).last, '-60000x400'],
      [backup(OF_B).created, '-3600x400'],
      // Another program's.
      [backup({ namespace: 'etcd', cronjob: 'etcd-backup' }).created, '-1000000x400'],
    ],
    at: rules.flatMap(({ alert }) => NOT_YET(30, alert).concat(NOT_YET(130, alert), NOT_YET(399, alert))),
  },
  'no replica has ever answered': {
    seen: [['up', '0x60']],
    at: [
      [4, 'CoursebellDown'],
      [6, 'CoursebellDown', {}],
    ],
  },
  'no replica of one of two installations answers from minute 10 on': {
    seen: [
      ...both('coursebell_check_period_seconds', '10800x10 stale', B),
      ...both('coursebell_check_period_seconds', '10800x60', A),
    ],
    at: [
      [9, 'CoursebellDown'],
      [14, 'CoursebellDown'],
      [17, 'CoursebellDown', B],
    ],
  },
  'no replica of one of two installations answers for days': {
    every: 20,
    seen: [
      ...both('coursebell_check_period_seconds', '10800x2 stale', B),
      ...both('coursebell_check_period_seconds', '10800x150', A),
    ],
    at: [
      [40, 'CoursebellDown'],
      [2900, 'CoursebellDown', B],
    ],
  },
  'one of two replicas is away': {
    seen: [
      [of('coursebell_check_period_seconds', { ...A, instance: '1' }), '10800x10 stale'],
      [of('coursebell_check_period_seconds', { ...A, instance: '2' }), '10800x60'],
    ],
    at: [[50, 'CoursebellDown']],
  },
  'no check of one installation succeeds after minute 10, with a period of three hours': {
    seen: [
      ...both('coursebell_check_period_seconds', '10800x500', A),
      ...both('coursebell_check_period_seconds', '10800x500', B),
      ...both('coursebell_check_last_success_timestamp_seconds', '0+60x500', A),
      ...both('coursebell_check_last_success_timestamp_seconds', '0+60x10 600x490', B),
    ],
    at: [
      [190, 'CoursebellChecksMissing'],
      [280, 'CoursebellChecksMissing'],
      [290, 'CoursebellChecksMissing', B],
    ],
  },
  'no check of one of two installations has ever succeeded, with a period of three hours': {
    seen: [
      ...both('coursebell_check_period_seconds', '10800x500', A),
      ...both('coursebell_check_period_seconds', '10800x500', B),
      ...both('process_start_time_seconds', '0x500', A),
      ...both('process_start_time_seconds', '0x500', B),
      ...both('coursebell_check_last_success_timestamp_seconds', '_x20 1200+60x480', A),
      // Other programs are older, and have no checks.
      [
        of('process_start_time_seconds', { namespace: 'b', job: 'other', instance: '10.0.0.9:1' }),
        '-99999x500',
      ],
    ],
    at: [
      [270, 'CoursebellChecksMissing'],
      [280, 'CoursebellChecksMissing', B],
      [499, 'CoursebellChecksMissing', B],
    ],
  },
  'one of two sockets is down for two minutes, later for five': {
    seen: [
      ['coursebell_slack_connected{instance="a"}', '1x100'],
      ['coursebell_slack_connected{instance="b"}', '1x9 0x1 1x27 0x4 1x50'],
    ],
    at: [
      [11, 'CoursebellNotConnected'],
      [44, 'CoursebellNotConnected', { instance: 'b' }],
      [50, 'CoursebellNotConnected'],
    ],
  },
  'a fault, of a kind never counted before, at a replica that has taken another’s place': {
    seen: [
      [of('coursebell_requests_total{outcome="answered"}', { ...A, instance: '1' }), '0+7x60'],
      [of('coursebell_requests_total{outcome="unexpected"}', { ...A, instance: '0' }), '5x60'],
      [of('coursebell_requests_total{outcome="unexpected"}', { ...A, instance: '1' }), '_x20 1x40'],
    ],
    at: [
      [19, 'CoursebellFaults'],
      [22, 'CoursebellFaults', A],
      [45, 'CoursebellFaults'],
    ],
  },
  'the key is refused, to people here and to checks there': {
    seen: [
      ...both('coursebell_requests_total{outcome="AccessRefused"}', '0x10 1x50', A),
      ...both('coursebell_study_api_requests_total{status="401"}', '_x10 4x50', B),
      // What a key may not use beside the four operations.
      ...both('coursebell_study_api_requests_total{operation="probe",status="401"}', '_x10 4x50', {
        namespace: 'c',
        job: 'coursebell',
      }),
    ],
    at: [
      [9, 'CoursebellAccessRefused'],
      [12, 'CoursebellAccessRefused', A, B],
    ],
  },
  'a wrong signing secret: everything is refused, while another installation answers': {
    seen: [
      ...both('coursebell_refused_requests_total{reason="signature"}', '0+2x60', B),
      ...both('coursebell_requests_total{outcome="answered"}', '9x60', B),
      ...both('coursebell_requests_total{outcome="answered"}', '0+1x60', A),
    ],
    at: [[30, 'CoursebellRequestsRefused', B]],
  },
  'a stranger’s requests are refused, others are answered': {
    seen: [
      ['coursebell_refused_requests_total{reason="signature"}', '0+2x60'],
      ['coursebell_requests_total{outcome="answered"}', '0+1x60'],
    ],
    at: [[30, 'CoursebellRequestsRefused']],
  },
  'the study data of one installation are not believed': {
    seen: [
      ...both('coursebell_study_data_distrusted', '0x9 1x180 0x60', B),
      ...both('coursebell_study_data_distrusted', '0x250', A),
    ],
    at: [
      [9, 'CoursebellStudyDataDistrusted'],
      [11, 'CoursebellStudyDataDistrusted', B],
      [189, 'CoursebellStudyDataDistrusted', B],
      [200, 'CoursebellStudyDataDistrusted'],
    ],
  },
  'the lessons of one installation are unsure for three hours': {
    seen: [
      ...both('coursebell_lessons_unsure', '0x9 1x180 0x60', B),
      ...both('coursebell_lessons_unsure', '0x250', A),
    ],
    at: [
      [9, 'CoursebellLessonsUnsure'],
      [11, 'CoursebellLessonsUnsure', B],
      [189, 'CoursebellLessonsUnsure', B],
      [200, 'CoursebellLessonsUnsure'],
    ],
  },
  'a bot token that is revoked while it is used, while that of another installation is good': {
    seen: [
      [of('coursebell_slack_calls_total{method="chat.postMessage",outcome="ok"}', A), '0+1x60'],
      [of('coursebell_slack_calls_total{method="chat.postMessage",outcome="ok"}', B), '0+1x20 20x40'],
      [of('coursebell_slack_calls_total{method="chat.postMessage",outcome="token_revoked"}', B), '_x25 1x35'],
    ],
    at: [
      [25, 'CoursebellTokenRefused'],
      [32, 'CoursebellTokenRefused', B],
      [50, 'CoursebellTokenRefused'],
    ],
  },
  'an organization in which one workspace has ended': {
    seen: [
      ['coursebell_slack_calls_total{method="chat.postMessage",outcome="ok"}', '0+1x60'],
      ['coursebell_slack_calls_total{method="chat.postMessage",outcome="token_revoked"}', '0+1x60'],
    ],
    at: [[50, 'CoursebellTokenRefused']],
  },
  'late and lost reminders': {
    seen: [
      ...both('coursebell_reminders_late_total{kind="reminder"}', '0x10 3x50', A),
      ...both('coursebell_reminders_left_total{kind="reminder",why="refused"}', '_x10 1x50', B),
    ],
    at: [
      [9, 'CoursebellRemindersLate'],
      [12, 'CoursebellRemindersLate', A],
      [12, 'CoursebellRemindersLost', B],
      [59, 'CoursebellRemindersLate'],
    ],
  },
  'a job fails every minute': {
    seen: both('coursebell_jobs_total{job="pass",outcome="failed"}', '0+1x100', { namespace: 'b' }),
    at: [
      [10, 'CoursebellJobsFailing'],
      [17, 'CoursebellJobsFailing', { namespace: 'b', job: 'pass' }],
    ],
  },
  'a job that is done every hour fails each time, at one replica': {
    seen: [
      ['coursebell_jobs_total{job="forget",outcome="failed",instance="1"}', '0x60 1x60 2x60 3x60'],
      [
        'coursebell_job_last_failure_timestamp_seconds{job="forget",instance="1"}',
        '_x60 3660x60 7260x60 10860x60',
      ],
      ['coursebell_job_last_success_timestamp_seconds{job="forget",instance="2"}', '0x170 10900x60'],
      ...['verify', 'renew', 'profiles'].map(
        (job) => [`coursebell_job_last_failure_timestamp_seconds{job="${job}"}`, '_x60 3660x160'] as const,
      ),
      ['coursebell_job_last_failure_timestamp_seconds{job="home"}', '_x60 3660x160'],
    ],
    at: [
      [70, 'CoursebellJobsFailing'],
      [80, 'CoursebellJobsFailing', ...['forget', 'verify', 'renew', 'profiles'].map((job) => ({ job }))],
      [115, 'CoursebellJobsFailing', ...['forget', 'verify', 'renew', 'profiles'].map((job) => ({ job }))],
      [200, 'CoursebellJobsFailing', ...['verify', 'renew', 'profiles'].map((job) => ({ job }))],
    ],
  },
  'work fails every hour for one workspace, is done for others in between, and has once failed elsewhere': {
    seen: [
      ...both('coursebell_jobs_total{job="renew",outcome="failed"}', '0x30 1x60 2x60 3x60 4x200', IN_A),
      ...both('coursebell_jobs_total{job="move",outcome="failed"}', '0x30 1x60 2x60 3x60 4x200', IN_B),
      ...both('coursebell_job_last_failure_timestamp_seconds{job="renew"}', '_x30 1860x60 5460x260', IN_A),
      ...both('coursebell_job_last_success_timestamp_seconds{job="renew"}', '_x20 0+60x380', IN_A),
      ...both('coursebell_jobs_total{job="history",outcome="failed"}', '0x30 1x380', IN_B),
    ],
    at: [
      [85, 'CoursebellJobsFailing'],
      [120, 'CoursebellJobsFailing', { ...IN_A, job: 'renew' }, { ...IN_B, job: 'move' }],
      [200, 'CoursebellJobsFailing', { ...IN_A, job: 'renew' }, { ...IN_B, job: 'move' }],
      [350, 'CoursebellJobsFailing'],
    ],
  },
  'without namespaces, and with its own label job, Prometheus knows whose work fails': {
    seen: ['coursebell', 'bell'].flatMap((job) => {
      const work = (name: string) => ({ job, exported_job: name });
      const fails = job === 'bell';
      return [
        ['coursebell_check_period_seconds', { job }, '10800x400'],
        ['coursebell_job_last_failure_timestamp_seconds', work('check'), fails ? '_x60 3660x340' : '_x400'],
        ['coursebell_job_last_success_timestamp_seconds', work('check'), fails ? '0x400' : '3700x400'],
        ['coursebell_job_last_failure_timestamp_seconds', work('verify'), fails ? '_x60 3660x340' : '_x400'],
        ['coursebell_job_last_success_timestamp_seconds', work('verify'), fails ? '_x400' : '3700x400'],
        ['coursebell_jobs_total{outcome="failed"}', work('renew'), fails ? '0x60 1x60 2x60 3x220' : '0x400'],
        ['coursebell_jobs_total{outcome="failed"}', work('check'), fails ? '_x400' : '0x60 1x60 2x60 3x220'],
      ].flatMap(([series, labels, values]) => both(series as string, values as string, labels as Labels));
    }),
    at: [
      [70, 'CoursebellJobsFailing'],
      [
        150,
        'CoursebellJobsFailing',
        ...['check', 'verify', 'renew'].map((exported_job) => ({ job: 'bell', exported_job })),
      ],
    ],
  },
  'the store has trouble with rows every hour, and has once lost a connection': {
    seen: [
      ...both('coursebell_store_troubles_total{about="erased"}', '0x10 1x60 2x60', A),
      ...both('coursebell_store_troubles_total{about="connection"}', '0x10 1x120', B),
    ],
    at: [
      [20, 'CoursebellStoreTroubles'],
      [28, 'CoursebellStoreTroubles', { ...A, about: 'erased' }],
      [69, 'CoursebellStoreTroubles', { ...A, about: 'erased' }],
      [120, 'CoursebellStoreTroubles', { ...A, about: 'erased' }],
    ],
  },
  'acknowledgements of one installation are slow': {
    seen: [
      ...both('coursebell_ack_duration_seconds_bucket{le="1"}', '0+1x100', B),
      ...both('coursebell_ack_duration_seconds_bucket{le="3"}', '0+9x100', B),
      ...both('coursebell_ack_duration_seconds_bucket{le="+Inf"}', '0+10x100', B),
      ...both('coursebell_ack_duration_seconds_bucket{le="1"}', '0+999x100', A),
      ...both('coursebell_ack_duration_seconds_bucket{le="+Inf"}', '0+999x100', A),
    ],
    at: [
      [9, 'CoursebellSlowAcks'],
      [30, 'CoursebellSlowAcks', B],
    ],
  },
  'the back-ups of one installation have never succeeded, those of another no more': {
    seen: [
      ...both('coursebell_check_period_seconds', '10800x100', A),
      ...both('coursebell_check_period_seconds', '10800x100', B),
      [backup(OF_A).created, '-1000000x100'],
      [backup(OF_A).last, '-92400x100'],
      [backup(OF_B).created, '-92400x100'],
    ],
    at: [
      [30, 'CoursebellBackupMissing'],
      [40, 'CoursebellBackupMissing', OF_A, OF_B],
    ],
  },
  'of two clusters whose namespaces and CronJobs have the same names, one has no back-up any more': {
    seen: [
      ...both('coursebell_check_period_seconds', '10800x100', { cluster: 'north', ...A }),
      ...both('coursebell_check_period_seconds', '10800x100', { cluster: 'south', ...A }),
      [backup({ cluster: 'north', ...OF_A }).created, '-1000000x100'],
      [backup({ cluster: 'north', ...OF_A }).last, '-60000x100'],
      [backup({ cluster: 'south', ...OF_A }).created, '-1000000x100'],
      [backup({ cluster: 'south', ...OF_A }).last, '-92400x100'],
      // By a suffix of Kustomize.
      [backup({ cluster: 'south', ...STAGING }).created, '-92400x100'],
    ],
    at: [
      [30, 'CoursebellBackupMissing'],
      [40, 'CoursebellBackupMissing', { cluster: 'south', ...OF_A }, { cluster: 'south', ...STAGING }],
    ],
  },
};

/** By the rules that the chart makes of two releases, beside each other in one Prometheus. */
export const OF_RELEASES: Readonly<Record<string, Story>> = {
  'both are well': {
    seen: [
      ...both('coursebell_check_period_seconds', '10800x100', A),
      ...both('coursebell_check_period_seconds', '10800x100', B),
      [backup(OF_A).created, '-1000000x100'],
      [backup(OF_A).last, '-60000x100'],
      [backup(OF_B).created, '-60000x100'],
    ],
    at: NOT_YET(90, 'CoursebellDown', 'CoursebellBackupMissing'),
  },
  'one has never been seen, nor its CronJob': {
    seen: [
      ...both('coursebell_check_period_seconds', '10800x100', A),
      [backup(OF_A).created, '-1000000x100'],
      [backup(OF_A).last, '-60000x100'],
    ],
    at: [
      [4, 'CoursebellDown'],
      [10, 'CoursebellDown', B],
      [20, 'CoursebellBackupMissing', OF_B],
    ],
  },
  'the back-ups of one have never succeeded, those of the other no more': {
    seen: [
      [backup(OF_A).created, '-1000000x100'],
      [backup(OF_A).last, '-92400x100'],
      [backup(OF_B).created, '-92400x100'],
    ],
    at: [
      [30, 'CoursebellBackupMissing'],
      [40, 'CoursebellBackupMissing', OF_A, OF_B],
    ],
  },
};
