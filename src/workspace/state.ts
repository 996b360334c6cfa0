/** How Coursebell does for a workspace, for those who manage it: what the study API tells, and what becomes of reminders. */
import type { Store } from '../store/store.ts';
import type { StudySeen } from '../study-client/model.ts';
import type { ExtraState, StudyExtras } from './study-extras.ts';

export interface WorkspaceState {
  readonly study: StudySeen;
  readonly extras: readonly ExtraState[];
  /** Messages that Slack holds for the workspace, or is about to be given. */
  readonly held: number;
  /** Conversations into which nothing can be posted. */
  readonly paused: number;
}

interface StateOptions {
  readonly study: () => WorkspaceState['study'];
  readonly extras: Pick<StudyExtras, 'states'>;
  readonly store: Pick<Store, 'reminders' | 'targets'>;
}

/** Reads the state of a workspace. Rejects where the store can't be read. */
export const readState =
  ({ study, extras, store }: StateOptions) =>
  async (workspace: string): Promise<WorkspaceState> => {
    const [reminders, targets] = await Promise.all([
      store.reminders.inWorkspace(workspace),
      store.targets.inWorkspace(workspace),
    ]);
    return {
      study: study(),
      extras: extras.states(),
      held: reminders.filter(({ state }) => state !== 'posted').length,
      paused: targets.filter(({ pause }) => pause !== undefined).length,
    };
  };
