/** Authorities and certificates for tests of TLS, made on this machine for the time of a test. */
import { generateKeyPairSync } from 'node:crypto';
import { isIP } from 'node:net';
import forge from 'node-forge';

/** In PEM. */
interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface Authority {
  readonly cert: string;
  /** A certificate for hosts, names or addresses of IP. It holds from a day ago for `days`, which may have ended. */
  issue(hosts: readonly string[], days?: number): Certificate;
}

const DAY = 86_400_000;

export function createAuthority(name = 'An authority of tests'): Authority {
  const own = keyPair();
  const made = certificate(name, own.publicKey, 3650);
  made.setIssuer([{ name: 'commonName', value: name }]);
  made.setExtensions([{ name: 'basicConstraints', cA: true, critical: true }]);
  made.sign(own.privateKey, forge.md.sha256.create());
  return {
    cert: pemOf(made),
    issue: (hosts, days = 3650) => {
      const { publicKey, key } = keyPair();
      const issued = certificate(hosts[0] ?? '', publicKey, days);
      issued.setIssuer([{ name: 'commonName', value: name }]);
      const altNames = hosts.map((host) => (isIP(host) ? { type: 7, ip: host } : { type: 2, value: host }));
      issued.setExtensions([{ name: 'subjectAltName', altNames }]);
      issued.sign(own.privateKey, forge.md.sha256.create());
      return { key, cert: pemOf(issued) };
    },
  };
}

/** With the line ends of this system. */
const pemOf = (made: forge.pki.Certificate): string => forge.pki.certificateToPem(made).replaceAll('\r', '');

function certificate(name: string, publicKey: forge.pki.rsa.PublicKey, days: number): forge.pki.Certificate {
  const made = forge.pki.createCertificate();
  made.publicKey = publicKey;
  made.serialNumber = `0${Math.random().toString(16).slice(2, 12)}`;
  made.validity.notBefore = new Date(Date.now() - DAY);
  made.validity.notAfter = new Date(Date.now() + (days - 1) * DAY);
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
