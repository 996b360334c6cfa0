import { useEffect, useState } from 'react';
import type { SlackOption } from '../../slack-side.ts';
import { act, troubleOf } from '../live.ts';
import { useRoom } from '../room.tsx';
import { useWords } from '../words.ts';
import { useInteraction } from './interaction.tsx';
import type { PickerProps } from './picker.tsx';

/** The app is asked after a pause this long in typing. */
const PAUSE_MS = 250;
/** This many characters are typed before Slack asks, if the app does not say. */
const LEAST_TYPED = 3;

/** The app's suggestions for the typed text. */
export interface Suggesting {
  readonly options: readonly SlackOption[];
  readonly asking: boolean;
  /** The words below the options, or in their place. */
  readonly note: string;
}

interface Answered {
  readonly options: readonly SlackOption[];
  readonly note: string;
}

const NOTHING: Answered = { options: [], note: '' };

/**
 * While the list is open, asks the app a moment after the last key; an answer that comes too late is dropped.
 */
export function useSuggestions({ element, target }: PickerProps, typed: string, isOpen: boolean): Suggesting {
  const { user } = useRoom();
  const { source } = useInteraction();
  const { noResults, searching, typeAtLeast, typeToSearch } = useWords();
  const [answered, setAnswered] = useState(NOTHING);
  const [asking, setAsking] = useState(false);
  const least = Number(element['min_query_length'] ?? LEAST_TYPED);
  const enough = typed.length >= least;
  const place = JSON.stringify(source);
  useEffect(() => {
    if (!enough) setAnswered(NOTHING);
    if (!enough || !isOpen) return undefined;
    let isLatest = true;
    setAsking(true);
    const timer = setTimeout(async () => {
      const answer = await act({ do: 'suggest', user: user.id, source: JSON.parse(place), target, typed });
      if (!isLatest) return;
      setAsking(false);
      const { options = [] } = answer;
      setAnswered({ options, note: troubleOf(answer) ?? (options.length === 0 ? noResults : '') });
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
      setAsking(false);
    };
  }, [enough, isOpen, typed, target, place, user.id, noResults]);
  const told = asking && answered.options.length === 0 ? searching : answered.note;
  const tooShort = least > 1 ? typeAtLeast(least) : typeToSearch;
  const note = enough ? told : tooShort;
  return { options: answered.options, asking, note };
}
