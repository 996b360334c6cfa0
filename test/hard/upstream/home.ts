/** Home, and the addresses of calendars. */
import type { SlackView } from '../../../playground/slack-side.ts';
import type { Flow } from '../../flows/harness.ts';
import { words } from '../../flows/reading.ts';
import { CODE } from '../upstream-rows.ts';
import { opened } from './pressed.ts';
import { type Hand, modal, SAM, type Surface } from './surface.ts';

/** Opens Home, and resolves to what was published then. */
async function openHome({ slack, until }: Flow, acked?: Hand['acked']): Promise<SlackView> {
  const before = slack.workspace.homes.get(SAM)?.hash;
  const delivered = await slack.openHome('sam');
  acked?.(delivered);
  return until(() => {
    const view = slack.workspace.homes.get(SAM);
    return view?.hash === before ? undefined : view;
  });
}

/** No check is made here: that Home says of when the last one was has a test of its own (`flows/home.test.ts`). */
const LAST_CHECK = /^This is as of .* nothing newer has been read since\.$/m;

export const home: Surface['open'] = async (flow) => {
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  return async (hand) => words(await openHome(hand, hand.acked)).replace(LAST_CHECK, '');
};

export const homeDetails: Surface['open'] = async (flow) => {
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  const view = await openHome(flow);
  return (hand) => opened(hand, view, 'Details');
};

async function addressIn(flow: Flow): Promise<string> {
  const view = await modal(flow, (one) => JSON.stringify(one.view).includes('.ics'));
  const [address] = /http:\/\/127\.0\.0\.1[^"\\\s]*\.ics/.exec(JSON.stringify(view.view)) ?? [];
  if (address === undefined) throw new Error('no address');
  return address;
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  return `${response.status}\n${await response.text()}`;
}

export const calendarFile: Surface['open'] = async (flow) => {
  const { message } = await flow.command(`/course ${CODE}`);
  await flow.slack.click(message, 'Add to calendar', { user: 'sam' });
  const address = await addressIn(flow);
  return (hand) => {
    hand.unacked();
    return fetched(address);
  };
};

export const calendarFeed: Surface['open'] = async (flow) => {
  await flow.command(`/course follow ${CODE}`, { channel: SAM });
  const view = await openHome(flow);
  await flow.slack.click(view, 'Make an address', { user: 'sam' });
  await flow.slack.submit(await modal(flow));
  const address = await addressIn(flow);
  return (hand) => {
    hand.unacked();
    return fetched(address);
  };
};
