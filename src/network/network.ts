/** The ways from this process to others over HTTP: kept connections and proxies, for each client that makes requests. */
import http from 'node:http';
import https from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { Agent, buildConnector, type Dispatcher, Pool, ProxyAgent } from 'undici';
import { noteProxys, noteThroughProxy, ProxyTrouble, proxyTroubleOf } from './faults.ts';
import { createProxyTo, type Proxies, type ProxyTo } from './proxies.ts';

export interface Network {
  readonly proxyTo: ProxyTo;
  /** For requests by undici. */
  readonly dispatcher: Dispatcher;
  /** For one WebSocket after another by undici, which tells neither of its sockets nor why one did not open. */
  socketDispatcher(listener: SocketListener): Dispatcher;
  /** For requests to one address by `node:http`. They are the caller's to destroy. */
  agentsTo(address: string, options: http.AgentOptions): { httpAgent: http.Agent; httpsAgent: https.Agent };
}

interface SocketListener {
  /** A connection stands, so that it can be cut where the other side falls silent. */
  connected(socket: Duplex): void;
  /** Why a WebSocket does not open: the error, or the HTTP status of a refusal. */
  failed(cause: unknown): void;
}

/** How long a proxy may take to answer that it has connected, in milliseconds: less than any request. */
const TUNNEL_WITHIN = 6_000;

/** How long a tunnel and the TLS in it may take to stand, in milliseconds: longer than any request waits. */
const OPEN_WITHIN = 15_000;

export function createNetwork(proxies: Proxies = {}): Network {
  const proxyTo = createProxyTo(proxies);
  return {
    proxyTo,
    dispatcher: dispatcherBy(proxyTo, new Agent({ connect: telling(buildConnector({})) })),
    socketDispatcher: ({ connected, failed }) => {
      const connect = telling(buildConnector({ allowH2: false }), connected);
      const dispatcher = dispatcherBy(proxyTo, new Agent({ connect }), connected);
      return dispatcher.compose(
        (dispatch) => (options, handler) => dispatch(options, hearing(handler, failed)),
      );
    },
    agentsTo: (address, options) => {
      const proxy = proxyTo(address);
      if (proxy === undefined)
        return { httpAgent: new http.Agent(options), httpsAgent: new https.Agent(options) };
      const through = { ...options, proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } };
      return { httpAgent: new PlainAgent(through), httpsAgent: new TunnelAgent(through) };
    },
  };
}

type Connect = http.Agent['createConnection'];

/**
 * For `https:` through a proxy. As long as the proxy has said nothing, a failure is its own. Until TLS stands behind the proxy,
 * neither requests nor Node's agent hold the socket: without an end of its own, one would stay open for each silent tunnel.
 */
class TunnelAgent extends https.Agent {
  readonly #opening = new Set<Duplex>();

  override createConnection(...[options, callback]: Parameters<Connect>): ReturnType<Connect> {
    const socket = super.createConnection({ ...options, timeout: TUNNEL_WITHIN }, (error, made) => {
      ended();
      if (error && !hasSaid(socket)) noteProxys(error);
      // What comes then has other limits.
      if (made instanceof Socket) made.setTimeout(0);
      callback?.(error, made);
    });
    const late = setTimeout(() => socket?.destroy(), OPEN_WITHIN);
    const ended = (): void => {
      clearTimeout(late);
      if (socket) this.#opening.delete(socket);
    };
    if (socket) this.#opening.add(socket.once('close', ended));
    return socket;
  }

  override destroy(): void {
    for (const socket of this.#opening) socket.destroy();
    super.destroy();
  }
}

/** For `http:` through a proxy. Only the proxy may speak TLS. */
class PlainAgent extends http.Agent {
  override createConnection(...given: Parameters<Connect>): ReturnType<Connect> {
    const socket = super.createConnection(...given);
    if (socket instanceof TLSSocket)
      socket.once('error', (error: Error) => {
        if (!hasSaid(socket)) noteProxys(error);
      });
    return socket;
  }
}

const hasSaid = (socket: unknown): boolean => socket instanceof Socket && socket.bytesRead > 0;

function dispatcherBy(proxyTo: ProxyTo, direct: Agent, connected?: SocketListener['connected']): Dispatcher {
  const agents = new Map<string, ProxyAgent>();
  const through = (uri: string, proxyTunnel: boolean): ProxyAgent => {
    const key = `${uri} ${proxyTunnel}`;
    const agent = agents.get(key) ?? createProxyAgent(uri, proxyTunnel, connected);
    agents.set(key, agent);
    return agent;
  };
  return direct.compose((dispatch) => (options, handler) => {
    const proxy = options.origin === undefined ? undefined : proxyTo(options.origin);
    if (proxy === undefined) return dispatch(options, handler);
    // A WebSocket needs a tunnel, also without TLS.
    return through(proxy, Boolean(options.upgrade)).dispatch(
      options,
      hearing(handler, undefined, (error) => {
        noteThroughProxy(error);
        return error;
      }),
    );
  });
}

/** @param proxyTunnel whether a tunnel leads to `http:` as well; to `https:` one always does */
function createProxyAgent(
  uri: string,
  proxyTunnel: boolean,
  connected?: SocketListener['connected'],
): ProxyAgent {
  const { username, password } = new URL(uri);
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return new ProxyAgent({
    uri,
    proxyTunnel,
    // As `node:http` does, also without a name.
    ...(login !== ':' && { token: `Basic ${Buffer.from(login).toString('base64')}` }),
    clientFactory: (origin, options: Pool.Options) =>
      new Pool(origin, {
        ...options,
        headersTimeout: TUNNEL_WITHIN,
        connect: telling(connectorOf(options), undefined, (error) => new ProxyTrouble(error)),
      }).compose(
        // Until a tunnel stands.
        (dispatch) => (asked, handler) =>
          dispatch(
            asked,
            hearing(handler, undefined, (error) => proxyTroubleOf(error) ?? new ProxyTrouble(error)),
          ),
      ),
    factory: (origin, options: Pool.Options) =>
      new Pool(origin, {
        ...options,
        connect: telling(connectorOf(options), connected, (error) => proxyTroubleOf(error) ?? error),
      }),
  });
}

/** undici passes on the connector that it has made. */
function connectorOf({ connect }: Pool.Options): buildConnector.connector {
  return typeof connect === 'function' ? connect : buildConnector(connect ?? {});
}

/** A connector that tells of each connection, and words the errors anew. */
function telling(
  connect: buildConnector.connector,
  connected: SocketListener['connected'] = () => undefined,
  asTold: (error: Error) => Error = (error) => error,
): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error || !socket) return callback(asTold(error ?? new Error('no socket')), null);
      connected(socket);
      // Else undici would tell the end of the connection, and not the alert of TLS before it.
      socket.on('error', (error) => socket.destroy(error));
      callback(null, socket);
    });
}

/** A handler that also tells of an answer or error in the place of a socket, and words the errors anew. */
function hearing(
  handler: Dispatcher.DispatchHandler,
  failed: SocketListener['failed'] = () => undefined,
  asTold: (error: Error) => Error = (error) => error,
): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (...given) => handler.onRequestStart?.(...given),
    onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
    onResponseStart: (...given) => {
      failed(given[1]);
      handler.onResponseStart?.(...given);
    },
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (controller, error) => {
      failed(error);
      handler.onResponseError?.(controller, asTold(error));
    },
  };
}
