/** Bodies that are signed well and made badly. */
import { command } from './commands.ts';
import { press } from './interactions.ts';
import type { Making } from './making.ts';

/** A request before it is signed. */
export interface Sent {
  readonly body: string | Buffer;
  readonly contentType: string;
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

export const asForm = (fields: Record<string, string>): Sent => ({
  // A lone surrogate can't be sent; it becomes what stands for it.
  body: new URLSearchParams(fields).toString(),
  contentType: FORM,
});
export const asJson = (value: unknown): Sent => ({ body: JSON.stringify(value), contentType: JSON_TYPE });
export const asInteraction = (payload: unknown): Sent => asForm({ payload: JSON.stringify(payload) });

const DEPTH = 20_000;

/** Each is told apart by the nonce, since a signature counts once. */
const MAKERS: readonly ((making: Making) => Sent)[] = [
  // Duplicated fields.
  (making) => twice(making),
  (making) => ({ ...asInteraction(press(making)), body: `payload=%7B%7D&payload=${making.nonce}` }),
  // What is no UTF-8, and no percent-escape.
  ({ nonce }) => ({
    body: Buffer.concat([Buffer.from(`command=%2Fcourse&text=${nonce}`), ODD_BYTES]),
    contentType: FORM,
  }),
  ({ nonce }) => ({
    body: Buffer.concat([Buffer.from(`{"type":"${nonce}`), ODD_BYTES, Buffer.from('"}')]),
    contentType: JSON_TYPE,
  }),
  ({ nonce }) => ({ body: `command=%2Fcourse&text=%zz%&trigger_id=%${nonce}%f&payload%`, contentType: FORM }),
  ({ nonce }) => ({ body: `payload=%7B%22type%22%3A%22%ff%fe${nonce}%22%7D`, contentType: FORM }),
  // Depth.
  ({ nonce }) => ({
    body: `{"n":"${nonce}","a":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`,
    contentType: JSON_TYPE,
  }),
  ({ nonce }) => ({
    body: `{"n":"${nonce}","type":"event_callback","event":${deep()}}`,
    contentType: JSON_TYPE,
  }),
  ({ nonce }) => asForm({ payload: `{"n":"${nonce}","type":"block_actions","actions":${deep()}}` }),
  ({ nonce }) => asForm({ payload: `{"n":"${nonce}","type":"view_submission","view":${deep()}}` }),
  // Not what it says it is.
  (making) => ({ ...asForm(command(making)), contentType: JSON_TYPE }),
  (making) => ({ ...asJson(press(making)), contentType: FORM }),
  (making) => ({
    ...asForm(command(making)),
    contentType: making.random.pick([
      'text/plain',
      '',
      'multipart/form-data',
      'application/xml; charset=\u00ff',
    ]),
  }),
  ({ nonce }) => ({ body: `[1,"${nonce}"]`, contentType: JSON_TYPE }),
  ({ nonce }) => ({ body: `"${nonce}"`, contentType: JSON_TYPE }),
  ({ nonce }) => ({ body: `{"a":"${nonce}"`, contentType: JSON_TYPE }),
  ({ nonce }) => asForm({ payload: `null ${nonce}` }),
  ({ nonce }) => asForm({ payload: `"${nonce}"` }),
  ({ nonce, text }) => ({ body: `${text()}${nonce}`, contentType: FORM }),
  ({ nonce, text }) => ({ body: `${text()}${nonce}`, contentType: JSON_TYPE }),
  ({ nonce, text }) => asForm({ ssl_check: text(), n: nonce }),
  ({ nonce, text }) => asJson({ type: 'url_verification', challenge: text(), n: nonce }),
  ({ nonce, text }) => asForm({ [nonce]: text(), [text()]: nonce, __proto__: 'x', constructor: 'x' }),
];

const ODD_BYTES = Buffer.from([0xff, 0xfe, 0xc0, 0xaf, 0xed, 0xa0, 0x80, 0x00, 0xf8, 0x88]);

function deep(): string {
  return `${'{"text":'.repeat(DEPTH / 4)}"x"${'}'.repeat(DEPTH / 4)}`;
}

function twice(making: Making): Sent {
  const { body } = asForm(command(making));
  const again = making.random.pick(['command', 'text', 'user_id', 'team_id', 'trigger_id', 'response_url']);
  return { body: `${body}&${again}=${encodeURIComponent(making.nonce)}&${again}=`, contentType: FORM };
}

/** A body of one of the kinds above. */
export const badBody = (making: Making): Sent => making.random.pick(MAKERS)(making);
