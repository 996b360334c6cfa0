/** Modals as they come back from Slack, with any input and under any name. */
import { TEAM } from '../../../playground/slack-side.ts';
import type { Making } from './making.ts';

type Json = Record<string, unknown>;

/** Every form of the app. */
export const FORMS = ['settings.save', 'course.look-up', 'calendar.make-feed', 'assistants.make'];
const METADATA = [
  ...['{"l":"en","v":{}}', '{"l":"fi","v":{}}', '{"l":"xx","v":{}}', '', '{"l":"en"}', '[]'],
  `{"l":"en","v":{"wish":"${'w'.repeat(43)}"}}`,
];

/** A modal as it comes back; what was filled in may be anything. */
export function view(making: Making): Json {
  const { random, text } = making;
  const callback_id = random.oneIn(8) ? text() || 'x' : random.pick(FORMS);
  const filled = callback_id === 'settings.save' ? settings(making) : { course: course(making) };
  return {
    ...{ id: `V${random.below(99)}`, team_id: TEAM.id, type: 'modal', callback_id },
    private_metadata: random.oneIn(6) ? text() : random.pick(METADATA),
    ...{ title: { type: 'plain_text', text: text() }, blocks: [], state: { values: filled } },
  };
}

const option = (value: string) => ({ selected_option: { value, text: { type: 'plain_text', text: 'x' } } });

function course({ random, text }: Making): Json {
  return {
    'course.suggest': random.oneIn(2) ? option(text()) : option(`TX00EY23-${3000 + random.below(300)}`),
  };
}

function settings({ random, text }: Making): Json {
  const odd = <T>(usual: T): T | string => (random.oneIn(5) ? text() : usual);
  const boxes = ['opens', 'closes', 'starts'].filter(() => random.oneIn(2));
  return {
    language: { a: option(odd(random.pick(['slack', 'en', 'fi', 'sv']))) },
    reminders: { 'settings.reminders': { selected_options: boxes.map((value) => ({ value: odd(value) })) } },
    quietFrom: { a: option(odd(random.pick(['none', '1320', '60']))) },
    quietTo: { a: option(odd(random.pick(['420', '60', '9999']))) },
    ...(random.oneIn(9) && { [text()]: { [text()]: { value: text() } } }),
  };
}
