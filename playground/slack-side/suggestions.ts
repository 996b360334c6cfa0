/** External selects: the typed text goes to the app, and its suggestions come back. */
import type { ByWhom, Hands, Parts } from './contract.ts';
import { suggestionProblems } from './element-limits.ts';
import type { PlacedElement } from './elements.ts';
import { clickerOf, isView, placedIn } from './interactions.ts';
import { channelJson, common, interaction, sourceJson } from './payloads.ts';
import { channelOf } from './talk.ts';
import { isJson, objects } from './text-limits.ts';
import type { Json, SlackMessage, SlackOption, SlackView, Suggested } from './types.ts';

/** How many characters are typed before Slack asks, if the app does not say. */
const LEAST_TYPED = 3;

function isOption(value: Json): value is SlackOption {
  return isJson(value['text']) && typeof value['value'] === 'string';
}

function optionsIn(answer: Json): SlackOption[] {
  const groups = objects(answer['option_groups']);
  return [answer, ...groups].flatMap(({ options }) => objects(options)).filter(isOption);
}

/** The select's own fields of the payload. */
function askedJson({ element, blockId }: PlacedElement, typed: string): Json {
  return { action_id: element['action_id'], block_id: blockId, value: typed };
}

async function suggest(
  parts: Parts,
  source: SlackMessage | SlackView,
  target: string,
  typed: string,
  { user: wanted }: ByWhom,
): Promise<Suggested> {
  const placed = placedIn(source, target);
  const type = String(placed.element['type']);
  if (!type.endsWith('external_select')) throw new Error(`${target} suggests nothing: it is a ${type}`);
  const least = Number(placed.element['min_query_length'] ?? LEAST_TYPED);
  if (typed.length < least) return { status: 200, body: '', ms: 0, options: [] };
  const user = clickerOf(parts, source, wanted);
  const channel = isView(source) ? undefined : channelOf(parts.workspace, source.channel);
  const delivered = await parts.send(
    interaction({
      type: 'block_suggestion',
      ...common(user),
      ...sourceJson(source),
      ...(channel && { channel: channelJson(channel) }),
      ...askedJson(placed, typed),
    }),
  );
  if (delivered.status !== 200) return { ...delivered, options: [] };
  const answer = isJson(delivered.body) ? delivered.body : {};
  const problems = suggestionProblems(answer);
  if (problems.length > 0) return { ...delivered, options: [], problem: problems.join('; ') };
  return { ...delivered, options: optionsIn(answer) };
}

/** The way to ask for suggestions. */
export function createSuggestions(parts: Parts): Pick<Hands, 'suggest'> {
  return {
    suggest: (source, target, typed, options = {}) => suggest(parts, source, target, typed, options),
  };
}
