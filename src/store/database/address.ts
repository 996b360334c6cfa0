/**
 * An address of Postgres as libpq reads it, and so pg_dump and psql: `DATABASE_URL` is for them, too. The driver reads some parts
 * otherwise. https://www.postgresql.org/docs/18/libpq-connect.html
 */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, getCACertificates, type SecureVersion } from 'node:tls';

type Env = Readonly<Record<string, string | undefined>>;

/** User, password, host, port and database, as they stand there; then the query. */
const PARTS =
  /^postgres(?:ql)?:\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?(\[[^\]]*\]|[^:@/?#]*)(?::(\d+))?(?:\/([^?#]*))?(?:\?([^#]*))?$/s;

const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** Parameters that Coursebell carries out, each with the variable that libpq takes where the address has none. */
const DONE: Readonly<Record<string, string>> = {
  ...{ host: 'PGHOST', port: 'PGPORT', dbname: 'PGDATABASE', user: 'PGUSER', password: 'PGPASSWORD' },
  ...{ options: 'PGOPTIONS', application_name: 'PGAPPNAME', sslmode: 'PGSSLMODE', ssl: '' },
  ...{ sslnegotiation: 'PGSSLNEGOTIATION', sslrootcert: 'PGSSLROOTCERT', sslcrl: 'PGSSLCRL' },
  ...{ sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY', sslpassword: '', sslcertmode: 'PGSSLCERTMODE' },
  ssl_min_protocol_version: 'PGSSLMINPROTOCOLVERSION',
  ssl_max_protocol_version: 'PGSSLMAXPROTOCOLVERSION',
};
const WHOLE = /^[+-]?\d{1,9}$/;
const SWITCH = /^[01]$/;
const VERSION = /^(?:3\.[02]|latest)$/;
/** Those that change neither which server is asked nor how safely, each with what pg_dump takes, and the variable of it. */
const HARMLESS: Readonly<Record<string, readonly [value: RegExp, variable?: string]>> = {
  connect_timeout: [WHOLE, 'PGCONNECT_TIMEOUT'],
  // Texts have signs that other encodings lack.
  client_encoding: [/^(?:utf-?8|unicode)$/i],
  fallback_application_name: [/^/],
  ...{ tcp_user_timeout: [WHOLE], keepalives: [WHOLE], keepalives_idle: [WHOLE] },
  ...{ keepalives_interval: [WHOLE], keepalives_count: [WHOLE] },
  ...{ sslcompression: [SWITCH, 'PGSSLCOMPRESSION'], sslsni: [SWITCH, 'PGSSLSNI'] },
  ...{ gsslib: [/^(?:gssapi|sspi)$/, 'PGGSSLIB'], gssdelegation: [SWITCH, 'PGGSSDELEGATION'] },
  krbsrvname: [/^/],
  load_balance_hosts: [/^(?:disable|random)$/, 'PGLOADBALANCEHOSTS'],
  min_protocol_version: [VERSION, 'PGMINPROTOCOLVERSION'],
  max_protocol_version: [VERSION, 'PGMAXPROTOCOLVERSION'],
};
/** Those that only libpq carries out, each with its variable and the values that ask for nothing. */
const UNDONE: Readonly<Record<string, readonly [variable: string, nothing: readonly string[]]>> = {
  hostaddr: ['PGHOSTADDR', []],
  passfile: ['', []],
  service: ['PGSERVICE', []],
  require_auth: ['PGREQUIREAUTH', []],
  channel_binding: ['PGCHANNELBINDING', ['disable', 'prefer']],
  gssencmode: ['PGGSSENCMODE', ['disable', 'prefer']],
  replication: ['', []],
  requirepeer: ['PGREQUIREPEER', []],
  sslcrldir: ['PGSSLCRLDIR', []],
  sslkeylogfile: ['', []],
  target_session_attrs: ['PGTARGETSESSIONATTRS', ['any', 'read-write', 'primary', 'prefer-standby']],
};
const VERSIONS = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const;
/** The few values of a parameter. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  sslmode: MODES,
  ssl: ['true'],
  sslnegotiation: ['postgres', 'direct'],
  sslcertmode: ['disable', 'allow'],
  ssl_min_protocol_version: VERSIONS,
  ssl_max_protocol_version: VERSIONS,
};

/** A plus is a plus in an address, and no space. The last of two counts. */
function parametersOf(query: string): ReadonlyMap<string, string> {
  const pairs = query.split('&').filter((one) => one !== '');
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
    }),
  );
}

/** What is wrong with the query of an address, in words that repeat nothing but names of parameters; undefined: nothing. */
export function queryProblem(query: string): string | undefined {
  const parameters = parametersOf(query);
  for (const [name, value] of parameters) {
    if (!(name in DONE) && !(name in UNDONE) && !(name in HARMLESS))
      return 'must have only parameters that libpq knows: pg_dump refuses others, such as uselibpqcompat';
    const problem = valueProblem(name, value);
    if (problem !== undefined) return problem;
  }
  return weakness((name) => parameters.get(name));
}

/** What pg_dump would refuse, or read otherwise. */
function harmlessProblem(name: string, value: string): string | undefined {
  if (name === 'port') return isPort(value) ? undefined : 'must have a port from 1 to 65535';
  if (HARMLESS[name]?.[0].test(value) !== false) return undefined;
  return name === 'client_encoding'
    ? 'must have no client_encoding but UTF8'
    : `must have a ${name} that pg_dump takes`;
}

function valueProblem(name: string, value: string): string | undefined {
  const problem = harmlessProblem(name, value);
  if (problem !== undefined) return problem;
  const known = VALUES[name];
  if (known !== undefined && !known.includes(value)) {
    const instead = value === 'no-verify' ? '; no-verify is require' : '';
    return `must have ${name === 'sslmode' ? 'an' : 'a'} ${name} that is known: ${known.join(', ')}${instead}`;
  }
  const nothing = UNDONE[name]?.[1];
  if (nothing === undefined || nothing.includes(value)) return undefined;
  const such = nothing.length > 0 ? ' with this value' : '';
  return `must not have ${name}${such}: pg_dump does as it says, and Coursebell can't`;
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

type Ask = (name: string) => string | undefined;

function modeOf(value: Ask): string {
  const usual = value('sslrootcert') === 'system' ? 'verify-full' : 'prefer';
  return value('sslmode') ?? (value('ssl') ? 'require' : usual);
}

/** libpq refuses what would weaken what is asked for elsewhere. */
function weakness(value: Ask): string | undefined {
  const mode = modeOf(value);
  if (value('sslrootcert') === 'system' && mode !== 'verify-full')
    return 'must have sslmode=verify-full with sslrootcert=system, or no sslmode';
  if (value('sslnegotiation') === 'direct' && ['disable', 'allow', 'prefer'].includes(mode))
    return 'must have an sslmode of require or more with sslnegotiation=direct';
  return undefined;
}

/** TLS as the driver takes it; false: none. */
type Tls = ConnectionOptions | false;

/** What the driver is told. What is undefined it takes from the same variables as libpq. */
interface Connection {
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly database: string | undefined;
  readonly options: string | undefined;
  readonly application_name: string | undefined;
  readonly sslnegotiation: 'postgres' | 'direct';
  readonly ssl: Tls;
  /** How to connect where the server wants the other way, as sslmode=prefer and allow ask for; undefined: not at all. */
  readonly otherwise: Tls | undefined;
  /** What pg_dump and psql don't do with this address though Coursebell does, and what to do about it. */
  readonly notes: readonly string[];
}

/**
 * What an address of Postgres asks for, with what the variables of libpq (`PGSSLROOTCERT` …) and the files in `~/.postgresql` add to
 * it. Files are read. @throws Error in words for a person, without any value
 */
export function connectionOf(url: string, env: Env = process.env, home = homedir()): Connection {
  const [whole, user, password, host, port, database, query = ''] = PARTS.exec(url) ?? [];
  if (whole === undefined)
    throw new Error('Invalid URL: it must be such as postgres://user:password@host:5432/coursebell');
  const parameters = parametersOf(query);
  const value: Ask = (name) => parameters.get(name) || env[DONE[name] ?? '']?.trim() || undefined;
  const problem = queryProblem(query) ?? variableProblem(env) ?? weakness(value);
  if (problem !== undefined) throw new Error(`the address of Postgres ${problem}`);
  const part = (name: string, text = ''): string | undefined =>
    parameters.get(name) || decodeURIComponent(text) || value(name);
  const where = part('host', host?.replace(/^\[(.*)\]$/, '$1'));
  // pg_dump would look for a socket, in a folder that depends on how it was built.
  if (where === undefined) throw new Error('the address of Postgres must name a host');
  return {
    user: part('user', user),
    password: part('password', password),
    host: where,
    port: Number(part('port', port) ?? 5432),
    database: part('dbname', database),
    options: value('options'),
    application_name: parameters.get('application_name'),
    sslnegotiation: value('sslnegotiation') === 'direct' ? 'direct' : 'postgres',
    // A socket of this machine is not encrypted.
    ...(where.startsWith('/') ? PLAIN : tlsOf(value, home)),
  };
}

/** What pg_dump and psql don't do with an address though Coursebell does. @param url undefined: there is none */
export const addressNotes = (url: string | undefined): readonly string[] =>
  url === undefined ? [] : connectionOf(url).notes;

/** What is wrong with the variables that libpq reads, too. */
function variableProblem(env: Env): string | undefined {
  const undone = Object.entries(UNDONE).map(([name, [variable]]) => [name, variable] as const);
  const harmless = Object.entries(HARMLESS).map(([name, [, variable = '']]) => [name, variable] as const);
  for (const [name, variable] of [...Object.entries(DONE), ...undone, ...harmless]) {
    const text = env[variable]?.trim();
    const problem = text ? valueProblem(name, text) : undefined;
    if (problem !== undefined) return `${problem} (${variable})`;
  }
  return undefined;
}

type Encryption = Pick<Connection, 'ssl' | 'otherwise' | 'notes'>;

const PLAIN: Encryption = { ssl: false, otherwise: undefined, notes: [] };

function tlsOf(value: Ask, home: string): Encryption {
  const mode = modeOf(value);
  if (mode === 'disable') return PLAIN;
  const { options, notes } = encrypted(value, mode, home);
  if (mode === 'allow') return { ssl: false, otherwise: options, notes };
  return { ssl: options, otherwise: mode === 'prefer' ? false : undefined, notes };
}

/** libpq's own places for files that are not named. */
const PLACES = {
  ...{ sslrootcert: 'root.crt', sslcrl: 'root.crl' },
  ...{ sslcert: 'postgresql.crt', sslkey: 'postgresql.key' },
};

function encrypted(value: Ask, mode: string, home: string) {
  const file = fileOf(value, home);
  const asked = value('sslrootcert') === 'system' ? systemRoots() : file('sslrootcert')?.content;
  const verifies = asked !== undefined || mode.startsWith('verify');
  const isUntold = verifies && asked === undefined;
  const own = value('sslcertmode') === 'disable' ? { options: {}, notes: [] } : ownCertificate(value, file);
  const options: ConnectionOptions = {
    rejectUnauthorized: verifies,
    ...(verifies && { ca: asked ?? systemRoots(), ...given('crl', file('sslcrl')?.content) }),
    // Among the servers of public authorities the name alone tells one from another.
    ...(mode !== 'verify-full' && !isUntold && { checkServerIdentity: () => undefined }),
    ...own.options,
    ...given('minVersion', versionOf(value('ssl_min_protocol_version'))),
    ...given('maxVersion', versionOf(value('ssl_max_protocol_version'))),
  };
  const untold = isUntold ? [`sslmode=${mode} without an authority: ${NAME_IT}`] : [];
  return { options, notes: [...untold, ...own.notes] };
}

interface Named {
  readonly path: string;
  readonly content: string;
}
type FileOf = (name: keyof typeof PLACES) => Named | undefined;

/** A file that is named, which must be there, or one in libpq's own place. */
function fileOf(value: Ask, home: string): FileOf {
  return (name) => {
    const path = value(name) ?? join(home, '.postgresql', PLACES[name]);
    if (value(name) === undefined && fileAt(path) === undefined) return undefined;
    return { path, content: contentOf(name, path) };
  };
}

/** The certificate by which the server knows Coursebell. */
function ownCertificate(value: Ask, file: FileOf) {
  const cert = file('sslcert');
  if (cert === undefined) return { options: {}, notes: [] };
  const key = file('sslkey');
  if (key === undefined) throw new Error('the address of Postgres must have an sslkey beside its sslcert');
  const passphrase = given('passphrase', value('sslpassword'));
  return { options: { cert: cert.content, key: key.content, ...passphrase }, notes: keyNotes(key.path) };
}

const NAME_IT =
  'add sslrootcert=system for public ones (with sslmode=verify-full), or sslrootcert=/path/to/ca.pem';

const given = <Name extends keyof ConnectionOptions>(name: Name, option: ConnectionOptions[Name]) =>
  option === undefined ? {} : { [name]: option };

const versionOf = (text: string | undefined): SecureVersion | undefined =>
  VERSIONS.find((one) => one === text);

/** Those of the system, and those that Node brings or was given (`NODE_EXTRA_CA_CERTS`). */
const systemRoots = (): string[] => [
  ...new Set([...getCACertificates('default'), ...getCACertificates('system')]),
];

const fileAt = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`${name} of Postgres must be the path of a file that can be read${code}`);
  }
}

/** libpq takes no private key that others than its owner can read, or root's group. */
function keyNotes(path: string): readonly string[] {
  const { uid = 0, mode = 0 } = fileAt(path) ?? {};
  const isOpen = (mode & (uid === 0 ? 0o037 : 0o077)) !== 0;
  return isOpen ? ['an sslkey that others can read: chmod 600'] : [];
}

/** Whether the server wants the other of the two ways of sslmode=prefer and allow: encrypted, or not. */
export function wantsOtherWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 28000: the server's rules have no entry for this way. The others are of TLS and of certificates.
  return (
    /SSL connection/.test(error.message) ||
    /^(?:28000|EPROTO|(?:ERR_(?:SSL|TLS)|CERT|UNABLE_TO)_.*|\w+_CERT(?:_\w+)?)$/.test(code)
  );
}
