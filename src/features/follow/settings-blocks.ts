/** The reminders and quiet hours of a target, with controls to change them. */
import type { Button, KnownBlock, PlainTextOption, StaticSelect } from '@slack/types';
import { button, words as ourWords, paragraph, plainTextObject } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { clock } from '../../cards/clock.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { isAlwaysLoud, RING_KINDS, type RingKind } from '../../store/ring-settings.ts';
import type { RingSettings } from '../../store/store.ts';
import { setQuiet, setReminder } from './actions.ts';
import type { QuietChange } from './request.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Three buttons and two menus, each row with its label. */
export function settingsBlocks(settings: RingSettings, { language }: Reader): KnownBlock[] {
  const words = texts(language).follow;
  return [
    ourWords(`*${words.reminders}*`),
    { type: 'actions', elements: RING_KINDS.map((kind, index) => toggle(kind, settings, language, index)) },
    paragraph(quietWords(settings, language)),
    { type: 'actions', elements: [menu('from', settings, language, 0), menu('to', settings, language, 1)] },
  ];
}

/** The same as lines of top-level text. */
export function settingsLines(settings: RingSettings, { language }: Reader): string[] {
  const words = texts(language).follow;
  const states = RING_KINDS.map((kind) => stateWords(kind, settings, language));
  return [`${words.reminders}: ${states.join(', ')}`, quietWords(settings, language)];
}

function toggle(kind: RingKind, settings: RingSettings, language: Language, index: number): Button {
  const carried = setReminder.carry({ kind, on: !settings[kind] }, language, index);
  const made = button(stateWords(kind, settings, language), carried);
  return settings[kind] ? { ...made, style: 'primary' } : made;
}

function stateWords(kind: RingKind, settings: RingSettings, language: Language): string {
  const words = texts(language).follow;
  return (settings[kind] ? words.on : words.off)(words.toggle[kind]);
}

function quietWords(settings: RingSettings, language: Language): string {
  const words = texts(language).follow;
  if (isAlwaysLoud(settings)) return words.noQuiet;
  return words.quiet(clock(settings.quietFrom, language), clock(settings.quietTo, language), settings.zone);
}

function menu(at: 'from' | 'to', settings: RingSettings, language: Language, index: number): StaticSelect {
  const words = texts(language).follow;
  const label = at === 'from' ? words.quietFrom : words.quietTo;
  const option = (text: string, change: QuietChange): PlainTextOption => ({
    text: plainTextObject(text),
    value: setQuiet.carry(change, language).value,
  });
  const none = option(words.noQuiet, { at: 'off' });
  const hours = HOURS.map((hour) => option(label(clock(hour * 60, language)), { at, hour }));
  const chosen = hours[Math.floor((at === 'from' ? settings.quietFrom : settings.quietTo) / 60)];
  return {
    type: 'static_select',
    action_id: setQuiet.carry({ at: 'off' }, language, index).id,
    options: [none, ...hours],
    initial_option: isAlwaysLoud(settings) || !chosen ? none : chosen,
  };
}
