import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Choice } from '../../slack-side.ts';
import { pressedIf } from '../focus.ts';
import { Icon } from '../icons.tsx';
import { MenuButton } from '../menu.tsx';
import { useWords } from '../words.ts';
import { useInteraction } from './interaction.tsx';
import { Picker, type PickerProps } from './picker.tsx';
import { isJson, type Json, objects, Plain, string, Text, wordsOf } from './text.tsx';

interface Props {
  readonly confirm: Json;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** "Are you sure?", as the app worded it. */
function ConfirmDialog({ confirm, onYes, onNo }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog dialog-small" onClose={onNo}>
      <header className="dialog-head">
        <h2>{wordsOf(confirm['title'])}</h2>
      </header>
      <div className="dialog-body">
        <Text value={confirm['text']} />
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={onNo}>
          {wordsOf(confirm['deny'])}
        </button>
        <button
          type="button"
          className="button"
          data-style={string(confirm['style']) || 'primary'}
          onClick={onYes}
        >
          {wordsOf(confirm['confirm'])}
        </button>
      </footer>
    </dialog>
  );
}

/** The three dots, and the menu that they open. */
function Overflow(props: ElementProps): ReactNode {
  const { busy, perform } = useInteraction();
  const { more } = useWords();
  const target = targetOf(props);
  const items = objects(props.element['options']).map((option) => ({
    key: string(option['value']),
    label: wordsOf(option['text']),
  }));
  return (
    <MenuButton
      label={more}
      icon="dots"
      className="button button-icon"
      items={items}
      isBusy={busy === target}
      onChoose={(value) => {
        const chosen = objects(props.element['options']).find((option) => option['value'] === value);
        const url = string(chosen?.['url']);
        if (ADDRESS.test(url)) window.open(url, '_blank', 'noopener');
        perform(target, value);
      }}
    />
  );
}

// Elements whose use the app is told at once: in actions, beside a section, in a card.

export interface ElementProps {
  readonly blockId: string;
  readonly element: Json;
}

/** The address of an element in its message or modal. */
export function targetOf({ blockId, element }: ElementProps): string {
  return `${blockId}/${string(element['action_id'])}`;
}

export function Element(props: ElementProps): ReactNode {
  const { element } = props;
  switch (element['type']) {
    case 'button':
    case 'workflow_button':
    case 'icon_button':
      return <Button {...props} />;
    case 'overflow':
      return <Overflow {...props} />;
    case 'image':
      return (
        <img className="accessory" src={string(element['image_url'])} alt={string(element['alt_text'])} />
      );
    default:
      return <ActingPicker {...props} />;
  }
}

/** A select or an input whose every change is an action. */
function ActingPicker(props: ElementProps): ReactNode {
  const { choices, perform, busy } = useInteraction();
  const target = targetOf(props);
  return (
    <Picker
      target={target}
      element={props.element}
      chosen={choices[target]}
      busy={busy === target}
      onChoose={(choice) => perform(target, choice)}
    />
  );
}

/** Addresses that Slack opens; a button with any other works as one without an address. */
const ADDRESS = /^(?:https?|webcal|mailto):/i;

/** A button. With an address it is a link, and the app is still told of the click. */
function Button(props: ElementProps): ReactNode {
  const url = string(props.element['url']);
  // A link that asks for confirmation can't be a plain link.
  if (ADDRESS.test(url) && !isJson(props.element['confirm'])) return <LinkButton {...props} url={url} />;
  return <PlainButton {...props} />;
}

function LinkButton({ url, ...props }: ElementProps & { readonly url: string }): ReactNode {
  const { element } = props;
  const { perform } = useInteraction();
  return (
    <a
      className="button"
      data-style={string(element['style'])}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={accessibleName(element)}
      onClick={() => perform(targetOf(props))}
    >
      <span className="button-text">
        <Plain text={wordsOf(element['text'])} />
      </span>
      <Icon name="leave" size={14} />
    </a>
  );
}

function accessibleName({ accessibility_label }: Json): string | undefined {
  return accessibility_label === undefined ? undefined : string(accessibility_label);
}

function PlainButton(props: ElementProps): ReactNode {
  const { element } = props;
  const { busy, perform } = useInteraction();
  const [asking, setAsking] = useState(false);
  const target = targetOf(props);
  const isBusy = busy === target;
  const { style, confirm } = element;
  const url = string(element['url']);
  const go = (): void => {
    setAsking(false);
    if (ADDRESS.test(url)) window.open(url, '_blank', 'noopener');
    perform(target);
  };
  const press = isJson(confirm) ? () => setAsking(true) : go;
  return (
    <>
      <button
        type="button"
        className="button"
        data-style={string(style)}
        aria-label={accessibleName(element)}
        aria-busy={isBusy}
        {...pressedIf(!isBusy, press)}
      >
        <span className="button-text">
          <Plain text={wordsOf(element['text'])} />
        </span>
        {isBusy && <span className="spinner" />}
      </button>
      {asking && isJson(confirm) && (
        <ConfirmDialog confirm={confirm} onYes={go} onNo={() => setAsking(false)} />
      )}
    </>
  );
}

function initialValues({ initial_option, initial_options }: Json): string[] {
  return objects([initial_option, ...objects(initial_options)]).map((option) => string(option['value']));
}

function listOf(chosen: Choice | undefined): string[] | undefined {
  if (chosen === undefined) return undefined;
  return [chosen].flat().filter((each) => typeof each === 'string');
}

/** Radio buttons or checkboxes; also for selects of several options. */
export function OptionGroup({ element, chosen, labelledBy, onChoose }: PickerProps): ReactNode {
  const name = useId();
  const one = element['type'] === 'radio_buttons';
  const values = listOf(chosen) ?? initialValues(element);
  const toggle = (value: string): void => {
    if (one) onChoose(value);
    else onChoose(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  };
  const grouped = objects(element['option_groups']).flatMap((group) => objects(group['options']));
  return (
    <fieldset className="options" aria-labelledby={labelledBy}>
      {[...objects(element['options']), ...grouped].map((option) => {
        const value = string(option['value']);
        return (
          <label key={value} className="option">
            <input
              type={one ? 'radio' : 'checkbox'}
              name={name}
              checked={values.includes(value)}
              onChange={() => toggle(value)}
            />
            <span>
              <Text value={option['text']} />
              {option['description'] !== undefined && (
                <span className="option-about">
                  <Text value={option['description']} />
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

const INPUT_TYPES: Readonly<Record<string, string>> = {
  number_input: 'number',
  email_text_input: 'email',
  url_text_input: 'url',
  datepicker: 'date',
  timepicker: 'time',
  datetimepicker: 'datetime-local',
};

/** Slack counts date-times in epoch seconds; the browser's input holds local time. */
function localDateTime(seconds: number): string {
  const date = new Date(seconds * 1000 - new Date(seconds * 1000).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 16);
}

function initialOf({ initial_value, initial_date, initial_time, initial_date_time }: Json): string {
  if (typeof initial_date_time === 'number') return String(initial_date_time);
  return string(initial_value ?? initial_date ?? initial_time);
}

/** An input for text, numbers, addresses, dates or times. */
export function TypedInput({ element, chosen, labelledBy, onChoose }: PickerProps): ReactNode {
  const type = string(element['type']);
  const value = typeof chosen === 'string' ? chosen : initialOf(element);
  const isDateTime = type === 'datetimepicker';
  const placeholder = wordsOf(element['placeholder']);
  const shared = {
    className: 'input',
    value: isDateTime && value !== '' ? localDateTime(Number(value)) : value,
    placeholder,
    ...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': placeholder || type }),
    ...(typeof element['max_length'] === 'number' && { maxLength: element['max_length'] }),
    autoFocus: element['focus_on_load'] === true,
  };
  const choose = (typed: string): void =>
    onChoose(isDateTime && typed !== '' ? String(Math.floor(new Date(typed).getTime() / 1000)) : typed);
  if (element['multiline'] === true) {
    return <textarea {...shared} rows={4} onChange={(event) => choose(event.target.value)} />;
  }
  return (
    <input
      {...shared}
      type={INPUT_TYPES[type] ?? 'text'}
      onKeyDown={keepOpen}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

/** Enter submits the surrounding modal, as in Slack; inside a message it does nothing. */
function keepOpen(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && !event.currentTarget.form) event.preventDefault();
}
