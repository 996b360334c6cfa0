/**
 * A pooler before a Postgres server, as PgBouncer is in transaction mode: it refuses startup parameters that it
 * does not know, and named prepared statements, and each transaction gets the server connection that has
 * rested longest. What one client leaves behind in a session is met by others.
 */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

export interface FakePooler {
  readonly port: number;
  /** The names of settings and locks that sessions of the server hold. None may be in use. */
  leftBehind(): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

/** What PgBouncer takes without being configured to (https://www.pgbouncer.org/config.html#ignore_startup_parameters). */
const KNOWN = new Set([
  ...['user', 'database', 'application_name', 'client_encoding'],
  ...['DateStyle', 'TimeZone', 'standard_conforming_strings'],
]);
const LEFT_BEHIND = `select name from pg_settings where source = 'session'
    and name not in ('application_name', 'client_encoding')
  union all select locktype from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;
const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const IDLE = 'I'.charCodeAt(0);

/** A connection to the server. Its client has left the socket to the pooler. */
interface Behind {
  readonly client: pg.Client;
  readonly socket: Socket;
  /** Takes what the server says; undefined while it rests. */
  hears: ((message: Buffer) => void) | undefined;
}

/** @param url the database; every client is let in as its user */
export async function startPooler(url: string, size = 3): Promise<FakePooler> {
  const resting: Behind[] = [];
  const waiting: ((one: Behind) => void)[] = [];
  const rest = (one: Behind): void => {
    one.hears = undefined;
    const next = waiting.shift();
    if (next) next(one);
    else resting.push(one);
  };
  const all = await Promise.all(Array.from({ length: size }, () => connectBehind(url)));
  for (const one of all) rest(one);
  const take = (given: (one: Behind) => void): void => {
    const one = resting.shift();
    if (one) given(one);
    else waiting.push(given);
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    serve(socket, take, rest);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  return {
    port: (server.address() as AddressInfo).port,
    leftBehind: async () => (await Promise.all(all.map((one) => rowsOf(one, LEFT_BEHIND)))).flat(2),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      for (const { socket } of all) socket.destroy();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
}

/** Lets the driver sign in, and then takes its socket. */
async function connectBehind(url: string): Promise<Behind> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection;
  socket.removeAllListeners().setNoDelay(true);
  const one: Behind = { client, socket, hears: undefined };
  socket.on('error', () => undefined);
  socket.on(
    'data',
    eachMessage((message) => one.hears?.(message)),
  );
  return one;
}

/** Calls for each whole message: a type in one byte, then a length that counts itself. */
function eachMessage(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let held = Buffer.alloc(0);
  return (chunk) => {
    held = Buffer.concat([held, chunk]);
    while (held.length >= 5 && held.length > held.readInt32BE(1)) {
      const message = held.subarray(0, 1 + held.readInt32BE(1));
      held = held.subarray(message.length);
      take(message);
    }
  };
}

/** Serves one client. Its first message has no type. */
function serve(
  socket: Socket,
  take: (given: (one: Behind) => void) => void,
  rest: (one: Behind) => void,
): void {
  let mine: Behind | undefined;
  let isAsking = false;
  let held: Buffer[] = [];
  const given = (one: Behind): void => {
    isAsking = false;
    if (socket.destroyed) {
      rest(one);
      return;
    }
    mine = one;
    one.hears = (message) => {
      socket.write(message);
      // The transaction is over: the next one may be another's.
      if (typeOf(message) === 'Z' && message[5] === IDLE) {
        mine = undefined;
        rest(one);
      }
    };
    for (const message of held.splice(0)) one.socket.write(message);
  };
  const messages = eachMessage((message) => {
    if (typeOf(message) === 'X') return void socket.end();
    if (typeOf(message) === 'P' && message[5] !== 0)
      return refuse(socket, 'prepared statement does not exist');
    if (mine) return void mine.socket.write(message);
    held.push(message);
    if (isAsking) return;
    isAsking = true;
    take(given);
  });
  let isIn = false;
  socket.on('data', (chunk: Buffer) => {
    if (isIn) return messages(chunk);
    const code = chunk.readInt32BE(4);
    if (code === SSL_REQUEST) return void socket.write('N');
    if (code === CANCEL_REQUEST) return void socket.end();
    const unknown = namesIn(chunk).find((name) => !KNOWN.has(name));
    if (unknown !== undefined) return refuse(socket, `unsupported startup parameter: ${unknown}`);
    isIn = true;
    socket.write(WELCOME);
  });
  // Undone for a client that left in the middle of a transaction.
  socket.on('close', () => {
    held = [];
    if (!mine) return;
    const left = mine;
    left.hears = (message) => {
      if (typeOf(message) === 'Z' && message[5] === IDLE) rest(left);
    };
    left.socket.write(messageOf('Q', 'rollback\0'));
  });
}

const typeOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);

function messageOf(type: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Signed in, the encoding, a key to cancel by, and ready. */
const WELCOME = Buffer.concat([
  messageOf('R', Buffer.alloc(4)),
  messageOf('S', 'client_encoding\0UTF8\0'),
  messageOf('K', Buffer.alloc(8)),
  messageOf('Z', 'I'),
]);

function refuse(socket: Socket, why: string): void {
  socket.end(messageOf('E', `SFATAL\0VFATAL\0C08P01\0M${why}\0\0`));
}

/** The names of the startup parameters: pairs of texts after a length and a version. */
function namesIn(startup: Buffer): readonly string[] {
  const texts = startup.toString('utf8', 8).split('\0');
  return texts.filter((text, at) => at % 2 === 0 && text !== '');
}

/** Runs a statement past the clients. Values are read as text. */
function rowsOf(one: Behind, statement: string): Promise<unknown[][]> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown[][]>();
  const rows: unknown[][] = [];
  const before = one.hears;
  if (before) throw new Error('in use');
  one.hears = (message) => {
    if (typeOf(message) === 'D') rows.push(valuesIn(message));
    if (typeOf(message) === 'E') reject(new Error(message.toString('utf8', 5)));
    if (typeOf(message) !== 'Z') return;
    one.hears = undefined;
    resolve(rows);
  };
  one.socket.write(messageOf('Q', `${statement}\0`));
  return promise;
}

/** A row's values: their number, then each with its length, which is -1 for null. */
function valuesIn(row: Buffer): unknown[] {
  let at = 7;
  return Array.from({ length: row.readInt16BE(5) }, () => {
    const length = row.readInt32BE(at);
    at += 4 + Math.max(0, length);
    return length < 0 ? null : row.toString('utf8', at - length, at);
  });
}
