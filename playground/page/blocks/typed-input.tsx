import type { KeyboardEvent, ReactNode } from 'react';
import { type Json, string, wordsOf } from './json.ts';
import type { PickerProps } from './picker.tsx';

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
