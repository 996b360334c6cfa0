/**
 * The state that the elements of one message or modal share: its place, the busy element, and the choices so
 * far.
 */
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { ActionSource } from '../../page-contract.ts';
import type { Choice, Choices, SlackMessage, SlackView } from '../../slack-side.ts';
import { useRoom } from '../conversation.tsx';
import { act, troubleOf } from '../live.ts';

export interface Interaction {
  /** The message or view of the elements. */
  readonly source: ActionSource;
  /** The element whose click is under way, as `block_id/action_id`. */
  readonly busy: string | undefined;
  /** The failure of the last click. */
  readonly trouble: string | undefined;
  readonly choices: Choices;
  /** The app's errors about a submitted modal, by `block_id`. */
  readonly errors: Readonly<Record<string, string>>;
  /** Keeps a choice for the submission. */
  choose(target: string, choice: Choice): void;
  /** Tells the app at once, unless a click of the same element is still under way. */
  perform(target: string, choice?: Choice): void;
}

const InteractionContext = createContext<Interaction | undefined>(undefined);

export function InteractionProvider(props: { interaction: Interaction; children: ReactNode }): ReactNode {
  return <InteractionContext value={props.interaction}>{props.children}</InteractionContext>;
}

export function useInteraction(): Interaction {
  const interaction = useContext(InteractionContext);
  if (!interaction) throw new Error('blocks stand outside of a message and of a modal');
  return interaction;
}

function useSourceInteraction(
  source: ActionSource,
  errors: Readonly<Record<string, string>> = {},
): Interaction {
  const { user } = useRoom();
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [choices, setChoices] = useState<Choices>({});
  const perform = async (target: string, choice: Choice | undefined): Promise<void> => {
    if (busy === target) return;
    const all = choice === undefined ? choices : { ...choices, [target]: choice };
    setChoices(all);
    setBusy(target);
    setTrouble(undefined);
    const answer = await act({ do: 'click', user: user.id, source, target, choice, choices: all });
    setBusy(undefined);
    setTrouble(troubleOf(answer));
  };
  return {
    source,
    busy,
    trouble,
    choices,
    errors,
    choose: (target, choice) => setChoices({ ...choices, [target]: choice }),
    perform: (target, choice) => void perform(target, choice),
  };
}

export function useMessageInteraction({ channel, ts }: SlackMessage): Interaction {
  return useSourceInteraction({ channel, ts });
}

export function useViewInteraction({ id }: SlackView, errors: Readonly<Record<string, string>>): Interaction {
  return useSourceInteraction({ view: id }, errors);
}
