/** What is wrong with an address of Postgres, in words that repeat nothing of it. */

/** Whom and where, path, query and fragment, as they stand there. */
const PARTS = /^postgres(?:ql)?:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?(#.*)?$/is;
/** Those of the driver. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
const WRITTEN =
  '# is written %23, / %2F, ? %3F, @ %40, : %3A, % %25 and a space %20 in a user name or password';

/**
 * Finds what keeps an address from meaning what it seems to mean. A password with one of the signs that divide
 * an address is the usual case. The rest of it must not be taken for a host, and an .env file is cut off at a #.
 */
export function databaseProblem(url: string): string | undefined {
  const [, authority, path = '', query = '', fragment] = PARTS.exec(url) ?? [];
  if (authority === undefined) return 'must be a URL that starts with postgres://';
  if (fragment !== undefined) return `must have no #: ${WRITTEN}`;
  if (`${path}${query}`.includes('@')) return `must have no @ after the host: ${WRITTEN}`;
  if (/\s/.test(url)) return `must have no spaces: ${WRITTEN}`;
  if (!isDecodable(url)) return `must have no % but before two hexadecimal digits: ${WRITTEN}`;
  const at = authority.lastIndexOf('@');
  // Without a user it may be the beginning of a password.
  const hint = at < 0 ? `; ${WRITTEN}` : '';
  const problem = hostProblem(authority.slice(at + 1)) ?? restProblem(path, query);
  if (problem !== undefined) return `${problem}${hint}`;
  // A socket is named by the query, and the driver takes an empty host with a user then.
  if (URL.canParse(url.replace('@/', '@socket/'))) return undefined;
  return 'must be a URL such as postgres://user:password@host:5432/coursebell';
}

/** Whether what is written with % are characters. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function hostProblem(host: string): string | undefined {
  if (host.includes(',')) return 'must name one host: that of the server that can be written, or of a pooler';
  const port = /^(?:\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(host)?.[1];
  if (port?.includes(':')) return 'must have an IPv6 address in brackets';
  if (port === undefined || (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    return undefined;
  return 'must have a number from 1 to 65535 as its port';
}

function restProblem(path: string, query: string): string | undefined {
  if (path.length < 2) return 'must name the database after the host, such as …/coursebell';
  const mode = new URLSearchParams(query).get('sslmode');
  if (mode === null || SSL_MODES.includes(mode)) return undefined;
  return `must have an sslmode that is known: ${SSL_MODES.join(', ')}`;
}
