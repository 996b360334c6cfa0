import type { Button, ConfirmationDialog } from '@slack/types';
import { stopFollow } from '../../asking/offers.ts';
import { button, confirmation } from '../../cards/blocks.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { Telling } from './when.ts';

/**
 * Stops following the course of a ring or notice. In a channel this stops it for everybody, so Slack asks for
 * confirmation.
 */
export function stopButton(code: string, { reader: { language }, kind }: Telling): Button {
  const words = texts(language).follow;
  const stop = button(words.stop, stopFollow.carry({ asked: code }, language));
  return kind === 'person' ? stop : { ...stop, confirm: confirmStopping(code, language) };
}

/** Asks whether the whole channel should stop following a course. */
export function confirmStopping(code: string, language: Language): ConfirmationDialog {
  const words = texts(language).follow;
  const text = words.stopText(outsideLine(code, 60));
  return confirmation(words.stopTitle, text, { confirm: words.stop, deny: words.keepOn });
}
