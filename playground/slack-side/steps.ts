/** Workflows that run a step of the app: the event, and the two methods that end a step. */
import { randomBytes } from 'node:crypto';
import { STEPS, type StepName } from '../../src/ask/declared.ts';
import type { Hands, Parts } from './contract.ts';
import { isJson } from './element-limits.ts';
import { eventDelivery } from './events.ts';
import type { Method } from './methods.ts';
import { type Json, SlackRefusal, type StepRun } from './types.ts';
import { BOT, type Workspace } from './workspace.ts';

interface Parameter {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly isRequired?: boolean;
}
type Parameters = Readonly<Record<string, Parameter>>;

/** The parameters of a step as the event holds them. */
const declared = (parameters: Parameters): Json[] =>
  Object.entries(parameters).map(([name, { type, title, description, isRequired = false }]) => ({
    ...{ type, name, title, description },
    is_required: isRequired,
  }));

/** Starts a step as a workflow does. */
export function createStepHands(parts: Parts): Pick<Hands, 'runStep'> {
  const { workspace, now } = parts;
  return {
    runStep: async (callbackId, inputs) => {
      const id = `Fx${randomBytes(5).toString('hex').toUpperCase()}`;
      const run: StepRun = { id, callbackId, inputs, token: `xwfp-${randomBytes(12).toString('hex')}` };
      workspace.addStep(run);
      const step = (STEPS as Readonly<Record<string, (typeof STEPS)[StepName]>>)[callbackId];
      const event = {
        type: 'function_executed',
        function: {
          id: 'Fn0SAMPLE01',
          callback_id: callbackId,
          title: step?.title ?? callbackId,
          type: 'app',
          input_parameters: declared(step?.inputs ?? {}),
          output_parameters: declared(step?.outputs ?? {}),
          app_id: BOT.appId,
        },
        inputs,
        function_execution_id: id,
        workflow_execution_id: `Wx${id.slice(2)}`,
        event_ts: workspace.nextTs(),
        bot_access_token: run.token,
      };
      return { run, delivered: await parts.send(eventDelivery(event, now())) };
    },
  };
}

/** The run that a call ends. Only the first end counts. */
function ending(workspace: Workspace, args: Json): StepRun {
  const run = workspace.steps.find(({ id }) => id === args['function_execution_id']);
  if (!run) throw new SlackRefusal('function_execution_not_found');
  if (run.ended) throw new SlackRefusal('execution_not_in_running_state');
  return run;
}

/** What is wrong with outputs, by the step's declaration. */
function outputProblems(callbackId: string, outputs: Json): string[] {
  const step = (STEPS as Readonly<Record<string, { readonly outputs: Parameters }>>)[callbackId];
  const all = step?.outputs ?? {};
  const fits = ({ type }: Parameter, value: unknown): boolean =>
    type === 'string' ? typeof value === 'string' : Number.isInteger(value);
  return [
    ...Object.keys(outputs).flatMap((name) => (all[name] ? [] : [`${name}: not declared`])),
    ...Object.entries(all).flatMap(([name, parameter]) => {
      const value = outputs[name];
      if (value === undefined) return parameter.isRequired ? [`${name}: required`] : [];
      return fits(parameter, value) ? [] : [`${name}: must be ${parameter.type}`];
    }),
  ];
}

export function stepMethods(workspace: Workspace): Record<string, Method> {
  return {
    'functions.completeSuccess': (args) => {
      const run = ending(workspace, args);
      const outputs = isJson(args['outputs']) ? args['outputs'] : {};
      const problems = outputProblems(run.callbackId, outputs);
      if (problems.length > 0) throw new SlackRefusal('parameter_validation_failed', problems);
      run.ended = { outputs };
      workspace.changed();
      return {};
    },
    'functions.completeError': (args) => {
      const run = ending(workspace, args);
      run.ended = { error: String(args['error']) };
      workspace.changed();
      return {};
    },
  };
}
