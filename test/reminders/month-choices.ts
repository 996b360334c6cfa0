/** Quiet hours and reminders, chosen in the menus of `/course following`. */
import { interactiveElements } from '../../playground/slack-side/elements.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { targetOf } from './month-model.ts';
import { type Month, passing } from './month-play.ts';

interface Place {
  readonly id: string;
  readonly user: string;
}

const LABELS = {
  opens: 'Enrollment opens',
  closes: '24 h before enrollment closes',
  starts: '24 h before the course starts',
} as const;
const two = (n: number): string => String(n).padStart(2, '0');

/** The id of the menu or button in whose JSON a label stands. */
export function elementWith(message: SlackMessage, label: string): string {
  const found = interactiveElements(message.blocks).find(({ element }) =>
    JSON.stringify(element).includes(`"${label}"`),
  );
  if (!found) throw new Error(`no ${label} in ${message.text}`);
  return String(found.element['action_id']);
}

export async function chooseQuiet(month: Month, { id, user }: Place): Promise<void> {
  const { world, model, random } = month;
  const target = targetOf(model, id);
  const end = random.of(['from', 'to'] as const);
  const hour = end === 'from' ? random.of([18, 20, 22]) : random.of([6, 8, 9]);
  const none = random.chance(0.2);
  const label = none ? 'No quiet hours' : `${end === 'from' ? 'from' : 'until'} ${two(hour)}:00`;
  const list = await world.command(id, user, '/course following');
  await passing(month, async () => {
    await world.press(list, elementWith(list, label), { user, choice: label });
    const { quietFrom, quietTo } = target.settings;
    const opposite = ((hour + 12) % 24) * 60;
    const loud = quietFrom === quietTo;
    if (none) target.settings = { ...target.settings, quietTo: quietFrom };
    else if (end === 'from')
      target.settings = { ...target.settings, quietFrom: hour * 60, quietTo: loud ? opposite : quietTo };
    else target.settings = { ...target.settings, quietTo: hour * 60, quietFrom: loud ? opposite : quietFrom };
  });
}

export async function chooseReminder(month: Month, { id, user }: Place): Promise<void> {
  const { world, model, random } = month;
  const target = targetOf(model, id);
  const kind = random.of(['opens', 'closes', 'starts'] as const);
  const list = await world.command(id, user, '/course following');
  const label = `${LABELS[kind]}: ${target.settings[kind] ? 'on' : 'off'}`;
  await passing(month, async () => {
    await world.press(list, elementWith(list, label), { user });
    target.settings = { ...target.settings, [kind]: !target.settings[kind] };
  });
}
