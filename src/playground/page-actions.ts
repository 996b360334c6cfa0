import type { PageAction, PageAnswer } from './page-contract.ts';
import type { SampleStudyApi } from './sample-study-api.ts';
import type { SlackMessage, SlackSide, SlackView } from './slack-side.ts';

/** The two that a person in the page acts on. */
export interface Played {
  readonly slack: SlackSide;
  readonly study: SampleStudyApi;
}

/** What was there when the page was drawn is gone: an old tab, or two clicks at once. */
class Gone extends Error {
  override readonly name = 'Gone';
}

function findView({ workspace }: SlackSide, id: string): SlackView {
  const view = workspace.modals.find((each) => each.id === id);
  if (!view) throw new Gone('the modal is closed');
  return view;
}

function findSource(slack: SlackSide, { source }: PageAction & { do: 'click' }): SlackMessage | SlackView {
  if ('view' in source) return findView(slack, source.view);
  const message = slack.workspace.message(source.channel, source.ts);
  if (!message) throw new Gone('the message is gone');
  return message;
}

async function typed(slack: SlackSide, action: PageAction & { do: 'type' }): Promise<PageAnswer> {
  const { channel, user, text, threadTs } = action;
  if (text.startsWith('/')) return slack.command(channel, user, text);
  return (await slack.say(channel, user, text, { threadTs })) ?? {};
}

/** Does in the workspace what a person did in the page. */
export async function perform({ slack, study }: Played, action: PageAction): Promise<PageAnswer> {
  switch (action.do) {
    case 'type':
      return typed(slack, action);
    case 'click': {
      const { user, choices, choice } = action;
      const source = findSource(slack, action);
      return slack.click(source, action.target, { user, choices, ...(choice !== undefined && { choice }) });
    }
    case 'submit':
      return slack.submit(findView(slack, action.view), action.choices);
    case 'close':
      return (await slack.closeView(findView(slack, action.view))) ?? {};
    case 'mode':
      study.mode = action.mode;
      slack.workspace.changed();
      return {};
  }
}
