/** People's hands at Home. */
import { expect } from 'vitest';
import type { SlackView } from '../../playground/slack-side.ts';
import type { Flow } from './harness.ts';
import { words } from './reading.ts';

/** Opens Home and waits until it is there. */
export async function openHome({ slack, until }: Flow, user = 'sam'): Promise<SlackView> {
  expect(await slack.openHome(user)).toMatchObject({ status: 200 });
  return until(() => slack.workspace.homes.get(slack.workspace.user(user)?.id ?? ''));
}

/** Waits until Home says it. */
export function says({ slack, until }: Flow, text: string, user = 'U0SAM00001'): Promise<SlackView> {
  return until(() => {
    const home = slack.workspace.homes.get(user);
    return home && words(home).includes(text) ? home : undefined;
  });
}
