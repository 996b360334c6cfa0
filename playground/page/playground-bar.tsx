import { type ReactNode, useEffect, useState } from 'react';
import { STUDY_API_MODES, type StudyApiMode } from '../sample-modes.ts';
import { Icon } from './icons.tsx';
import { act } from './live.ts';
import type { Theme } from './preferences.ts';
import { useRoom } from './room.tsx';

interface Props {
  readonly setTheme: (theme: Theme) => void;
  readonly setUser: (id: string) => void;
}

/** The bar above the workspace, with the controls that only a playground has. */
export function PlaygroundBar({ setTheme, setUser }: Props): ReactNode {
  const { state, user, theme } = useRoom();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <header className="bar">
      <strong className="bar-title">
        <Icon name="bell" size={16} /> <span>Coursebell playground</span>
      </strong>
      <ModeSwitch mode={state.mode} />
      <label className="bar-user">
        <span>Acting as</span>
        <select value={user.id} onChange={(event) => setUser(event.target.value)}>
          {state.users.map(({ id, realName }) => (
            <option key={id} value={id}>
              {realName}
            </option>
          ))}
        </select>
      </label>
      <LanguageChoice />
      <button
        type="button"
        className="bar-theme"
        title={`Switch to ${other}`}
        aria-label={`Switch to ${other}`}
        onClick={() => setTheme(other)}
      >
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} size={16} />
      </button>
    </header>
  );
}

const LANGUAGES: readonly (readonly [locale: string, name: string])[] = [
  ['en-GB', 'English'],
  ['fi-FI', 'Suomi'],
  ['sv-SE', 'Svenska'],
];

/** The language in which the acting person uses Slack. */
function LanguageChoice(): ReactNode {
  const { user } = useRoom();
  return (
    <label className="bar-user">
      <span>Slack in</span>
      <select
        aria-label="Slack’s language"
        value={user.locale}
        onChange={(event) => void act({ do: 'locale', user: user.id, locale: event.target.value })}
      >
        {LANGUAGES.map(([locale, name]) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ModeSwitch({ mode }: { mode: StudyApiMode }): ReactNode {
  const [chosen, setChosen] = useState(mode);
  // The switch moves at once; another tab may move it, too.
  useEffect(() => setChosen(mode), [mode]);
  const choose = (next: StudyApiMode): void => {
    setChosen(next);
    void act({ do: 'mode', mode: next });
  };
  return (
    <fieldset className="modes">
      <legend>Study API</legend>
      {STUDY_API_MODES.map((each) => (
        <label key={each} className="mode" data-on={each === chosen}>
          <input type="radio" name="study-api-mode" checked={each === chosen} onChange={() => choose(each)} />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
