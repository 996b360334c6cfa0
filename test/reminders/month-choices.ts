/** Quiet hours and reminders, chosen in the form behind `/course following`. */
import type { Choices, SlackView } from '../../playground/slack-side.ts';
import { targetOf } from './month-model.ts';
import { type Month, passing } from './month-play.ts';
import { LEAD_NAMES } from './month-reminders.ts';
import type { World } from './world.ts';

interface Place {
  readonly id: string;
  readonly user: string;
}

/** Chooses in the form that the list of what is followed opens: the choices by field. */
export async function chooseHere(world: World, { id, user }: Place, choices: Choices): Promise<SlackView> {
  const list = await world.command(id, user, '/course following');
  await world.press(list, 'settings.open-here', { user });
  const view = await world.slack.until(() =>
    world.slack.workspace.modals.findLast((one) =>
      String(one.view['callback_id']).startsWith('settings.save'),
    ),
  );
  const byAction = Object.entries(choices).map(([field, choice]) => [`settings.${field}`, choice]);
  await world.slack.submit(view, Object.fromEntries(byAction));
  await world.slack.closeView(view).catch(() => undefined);
  await world.round();
  return view;
}

export async function chooseQuiet(month: Month, place: Place): Promise<void> {
  const { world, model, random } = month;
  const target = targetOf(model, place.id);
  const from = random.of([18, 20, 22]) * 60;
  const to = random.of([6, 8, 9]) * 60;
  const none = random.chance(0.2);
  await passing(month, async () => {
    await chooseHere(world, place, { quietFrom: none ? 'none' : String(from), quietTo: String(to) });
    target.settings = { ...target.settings, quietFrom: none ? to : from, quietTo: to };
  });
}

export async function chooseReminder(month: Month, place: Place): Promise<void> {
  const { world, model, random } = month;
  const target = targetOf(model, place.id);
  const { leads } = target.settings;
  const changed = random.of(LEAD_NAMES);
  const [kind = ''] = changed.split('-');
  const { [changed]: before, ...others } = leads;
  const after = before === undefined ? { ...others, [changed]: world.now() } : others;
  await passing(month, async () => {
    const boxes = Object.keys(after).filter((lead) => lead.startsWith(kind));
    await chooseHere(world, place, { [kind]: boxes });
    target.settings = { ...target.settings, leads: after };
  });
}
