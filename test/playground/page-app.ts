/** The playground's page over a small app of its own, which publishes a Home, opens modals and suggests. */
import { onTestFinished } from 'vitest';
import { createClock, createMoves } from '../../playground/clock.ts';
import type { Offered } from '../../playground/manifest.ts';
import { startPageServer } from '../../playground/page-server.ts';
import { type SampleStudyApi, startSampleStudyApi } from '../../playground/sample-study-api.ts';
import { actions, button, openStage, plain, type Stage } from './fake-app.ts';

type Fields = Record<string, unknown>;

const OFFERED: Offered = {
  commands: [{ command: '/course', usage: 'CODE', description: 'A course by its code' }],
  shortcuts: [
    { callbackId: 'look_up', name: 'Look up a course', description: 'By its code or name', type: 'global' },
    { callbackId: 'look_up_in_message', name: 'Look up courses', description: 'In it', type: 'message' },
  ],
};

/** The courses that the app suggests. */
const COURSES = ['Basics of Web Programming', 'Web Services', 'Wellbeing Technology', 'Machine Design'];

const option = (label: string) => ({ text: plain(label), value: label.toUpperCase() });

const external = (type: string, action_id: string) => ({
  type: 'input',
  block_id: action_id,
  optional: true,
  label: plain(action_id === 'course' ? 'Course' : 'Courses'),
  element: { type, action_id, placeholder: plain('Code or name'), min_query_length: 1 },
});

const MODAL = {
  type: 'modal',
  callback_id: 'look_up',
  title: plain('Look up a course'),
  submit: plain('Look up'),
  blocks: [external('external_select', 'course'), external('multi_external_select', 'courses')],
};

function home(locale: string) {
  const menu = { type: 'overflow', action_id: 'more', options: [option('Stop'), option('Mute')] };
  const look = button('look_up', 'Look up…');
  const calendar = { ...button('calendar', 'Add to calendar'), url: 'https://coursebell.example.org/x.ics' };
  return {
    type: 'home',
    blocks: [
      { type: 'header', text: plain(`Home in ${locale}`) },
      { type: 'section', text: plain('Basics of Web Programming'), accessory: menu },
      { type: 'divider' },
      ...actions(look, calendar),
    ],
  };
}

/** What the app does with a payload, and what it answers. */
async function react({ slack, api }: Stage, fields: Fields): Promise<unknown> {
  const event = (fields['event'] ?? {}) as Fields;
  if (event['type'] === 'app_home_opened' && event['tab'] === 'home') {
    const locale = slack.workspace.user(String(event['user']))?.locale ?? '';
    await api('views.publish', { user_id: event['user'], view: home(locale) });
  }
  const [action = {}] = (fields['actions'] ?? []) as Fields[];
  const opens =
    ['shortcut', 'message_action'].includes(String(fields['type'])) || action['action_id'] === 'look_up';
  if (opens) await api('views.open', { trigger_id: fields['trigger_id'], view: MODAL });
  if (fields['type'] !== 'block_suggestion') return '';
  const typed = String(fields['value']).toLowerCase();
  return { options: COURSES.filter((name) => name.toLowerCase().includes(typed)).map(option) };
}

/** Starts all of it; it ends with the test. */
export async function openPage(): Promise<Stage & { readonly url: string; readonly study: SampleStudyApi }> {
  const stage = await openStage();
  stage.react = (fields) => react(stage, fields);
  const study = await startSampleStudyApi({ key: 'key', now: Date.now });
  const { slack } = stage;
  const { tick, workspace } = slack;
  const clock = createClock();
  const nextDue = () => undefined;
  const moves = createMoves({ clock, nextDue, tick, round: undefined, changed: workspace.changed });
  const page = await startPageServer({ port: 0, ...OFFERED, slack, study, clock, moves });
  onTestFinished(async () => {
    await page.close();
    await study.close();
  });
  return Object.assign(stage, { url: page.url, study });
}
