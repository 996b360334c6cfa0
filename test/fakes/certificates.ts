/** Authorities and certificates for tests of TLS, made on this machine for the time of a test. */
import { generateKeyPairSync } from 'node:crypto';
import { isIP } from 'node:net';
import forge from 'node-forge';

/** In PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface Authority {
  readonly cert: string;
  /** A certificate for hosts, names or addresses of IP. */
  issue(hosts: readonly string[], valid?: Validity): Certificate;
}

/** When a certificate begins and ends to hold, in days from now; by default from yesterday on for ten years. */
interface Validity {
  readonly from?: number;
  readonly until?: number;
}

const DAY = 86_400_000;

export function createAuthority(name = 'An authority of tests'): Authority {
  const own = keyPair();
  const made = certificate(name, own.publicKey);
  made.setIssuer([{ name: 'commonName', value: name }]);
  made.setExtensions([{ name: 'basicConstraints', cA: true, critical: true }]);
  made.sign(own.privateKey, forge.md.sha256.create());
  return {
    cert: pemOf(made),
    issue: (hosts, valid) => {
      const { publicKey, key } = keyPair();
      const issued = certificate(hosts[0] ?? '', publicKey, valid);
      issued.setIssuer([{ name: 'commonName', value: name }]);
      issued.setExtensions([altNamesOf(hosts)]);
      issued.sign(own.privateKey, forge.md.sha256.create());
      return { key, cert: pemOf(issued) };
    },
  };
}

/** A certificate that a server has signed itself. */
export function selfSigned(host: string): Certificate {
  const { publicKey, privateKey, key } = keyPair();
  const made = certificate(host, publicKey);
  made.setIssuer([{ name: 'commonName', value: host }]);
  made.setExtensions([altNamesOf([host])]);
  made.sign(privateKey, forge.md.sha256.create());
  return { key, cert: pemOf(made) };
}

const altNamesOf = (hosts: readonly string[]) => ({
  name: 'subjectAltName',
  altNames: hosts.map((host) => (isIP(host) ? { type: 7, ip: host } : { type: 2, value: host })),
});

/** With the line ends of this system. */
const pemOf = (made: forge.pki.Certificate): string => forge.pki.certificateToPem(made).replaceAll('\r', '');

function certificate(
  name: string,
  publicKey: forge.pki.rsa.PublicKey,
  { from = -1, until = 3650 }: Validity = {},
): forge.pki.Certificate {
  const made = forge.pki.createCertificate();
  made.publicKey = publicKey;
  // A first byte of zero would be refused as padding.
  made.serialNumber = `1${Math.random().toString(16).slice(2, 12).padEnd(11, '0')}`;
  made.validity.notBefore = new Date(Date.now() + from * DAY);
  made.validity.notAfter = new Date(Date.now() + until * DAY);
  made.setSubject([{ name: 'commonName', value: name }]);
  return made;
}

/** By Node, which is faster at it. */
function keyPair() {
  const { privateKey: key } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const privateKey = forge.pki.privateKeyFromPem(key);
  return { key, privateKey, publicKey: forge.pki.setRsaPublicKey(privateKey.n, privateKey.e) };
}
