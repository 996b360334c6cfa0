/** What stands beside messages: links that the app shows, workflows that run its steps, and an agent's suggestions. */
import { type ReactNode, useEffect, useState } from 'react';
import type { StepKind } from '../page-contract.ts';
import type { SlackChannel, SlackMessage, SlackUnfurl, StepRun } from '../slack-side.ts';
import { Blocks } from './blocks/blocks.tsx';
import { InteractionProvider, useMessageInteraction } from './blocks/interaction.tsx';
import { isJson, Plain } from './blocks/text.tsx';
import { useRoom } from './conversation.tsx';
import { slackDate } from './dates-panel.tsx';
import { act, troubleOf } from './live.ts';
import { ToolPanel } from './tools.tsx';
import { languageOf } from './words.ts';

// Links.

/** What the app shows of a message's links. */
export function Unfurls({ message }: { message: SlackMessage }): ReactNode {
  const interaction = useMessageInteraction(message);
  if (!message.unfurls || message.unfurls.length === 0) return null;
  return (
    <InteractionProvider interaction={interaction}>
      {message.unfurls.map((one) => (
        <Unfurl key={one.url} message={message} unfurl={one} />
      ))}
    </InteractionProvider>
  );
}

function Unfurl({ message, unfurl }: { message: SlackMessage; unfurl: SlackUnfurl }): ReactNode {
  const { user, openTool } = useRoom();
  const { url, entity, blocks } = unfurl;
  if (!entity)
    return (
      <section className="unfurl" aria-label={`Preview of ${url}`}>
        <Blocks blocks={blocks ?? []} />
      </section>
    );
  const open = (): void => {
    openTool('details');
    const { channel, ts } = message;
    void act({ do: 'details', user: user.id, channel, ts, url });
  };
  return (
    <section className="unfurl" aria-label={`Preview of ${url}`}>
      <Entity entity={entity} />
      <button type="button" className="button" onClick={open}>
        Open details
      </button>
    </section>
  );
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isJson(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A Work Object: its title, and its fields in their order. */
function Entity({ entity }: { entity: Fields }): ReactNode {
  const payload = fieldsOf(entity['entity_payload']);
  const attributes = fieldsOf(payload['attributes']);
  const fields = Array.isArray(payload['custom_fields']) ? payload['custom_fields'].map(fieldsOf) : [];
  return (
    <div lang={textOf(attributes['locale'])}>
      <p className="entity-type">
        {textOf(attributes['display_type'])} · {textOf(attributes['display_id'])}
      </p>
      <p className="entity-title">{textOf(fieldsOf(attributes['title'])['text'])}</p>
      <dl className="entity-fields">
        {fields.map((field) => (
          <div key={textOf(field['key'])}>
            <dt>{textOf(field['label'])}</dt>
            <dd>
              <Plain text={fieldText(field)} emoji={false} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Slack shows dates in the reader's language, and an instant in the reader's zone. */
function fieldText({ type, value }: Fields): string {
  if (type === 'slack#/types/timestamp') return slackDate(Number(value), '{date_short_pretty} {time}');
  // At noon it is the same day in every zone of Europe.
  const noon = Date.parse(`${String(value)}T12:00:00Z`) / 1000;
  return type === 'slack#/types/date' ? slackDate(noon, '{date_short_pretty}') : String(value);
}

/** The details that the acting person has opened. */
export function DetailsPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { state, user } = useRoom();
  const { entity, error } = state.details.find((one) => one.user === user.id) ?? {};
  return (
    <ToolPanel title="Details" onClose={onClose}>
      {entity && <Entity entity={entity} />}
      {error && (
        <p className="trouble" role="alert">
          {textOf(error['custom_title'])}: {textOf(error['custom_message'])}
        </p>
      )}
      {!entity && !error && <p className="tool-note">Opening…</p>}
    </ToolPanel>
  );
}

// Steps of workflows.

/** Runs the app's steps as workflows do, and shows what comes out of them. */
export function StepsPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { stepKinds, steps } = useRoom().state;
  return (
    <ToolPanel title="Workflow steps" onClose={onClose}>
      {stepKinds.map((kind) => (
        <StepForm key={kind.id} kind={kind} />
      ))}
      <ol className="held" aria-label="Runs">
        {steps.toReversed().map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ol>
    </ToolPanel>
  );
}

function StepForm({ kind }: { kind: StepKind }): ReactNode {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<string>();
  const run = async (): Promise<void> => {
    setTrouble(troubleOf(await act({ do: 'step', callbackId: kind.id, inputs: values })));
  };
  return (
    <form
      className="step"
      aria-label={kind.title}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <h2>{kind.title}</h2>
      {kind.inputs.map(({ name, title, isRequired }) => (
        <label key={name} className="tool-field">
          <span>{title}</span>
          <input
            required={isRequired}
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </label>
      ))}
      <button type="submit" className="button" data-style="primary">
        Run
      </button>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}

function Run({ run }: { run: Omit<StepRun, 'token'> }): ReactNode {
  const { ended } = run;
  return (
    <li>
      <p className="held-head">
        <code>{run.callbackId}</code>
        <span>{!ended ? 'running' : 'error' in ended ? 'failed' : 'completed'}</span>
      </p>
      {ended && 'error' in ended && <p>{ended.error}</p>}
      {ended && 'outputs' in ended && (
        <dl className="entity-fields">
          {Object.entries(ended.outputs).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

// The agent's suggestions.

/** The questions that an agent suggests, above the composer of the conversation with it. */
export function Prompts({ channel }: { channel: SlackChannel }): ReactNode {
  const { state, user } = useRoom();
  const { id, locale } = user;
  const isShown = state.isAgent && channel.kind === 'im';
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the conversation is opened anew
  useEffect(() => {
    if (isShown) void act({ do: 'home', user: id, tab: 'messages' });
  }, [isShown, id, locale]);
  const suggested = isShown ? state.prompts.find((one) => one.user === id) : undefined;
  if (!suggested) return null;
  return (
    <section className="prompts" aria-label={suggested.title} lang={languageOf(locale)}>
      <span className="suggestions-title">{suggested.title}</span>
      {suggested.prompts.map(({ title, message }) => (
        <button
          key={title}
          type="button"
          className="button"
          title={message}
          onClick={() => void act({ do: 'type', channel: channel.id, user: id, text: message })}
        >
          {title}
        </button>
      ))}
    </section>
  );
}

/** Whether the app is an agent in Slack. */
export function AgentSwitch(): ReactNode {
  const { isAgent } = useRoom().state;
  return (
    <button
      type="button"
      className="strip-button"
      aria-pressed={isAgent}
      onClick={() => void act({ do: 'agent', on: !isAgent })}
    >
      Agent view
    </button>
  );
}
