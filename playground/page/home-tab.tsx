import { type ReactNode, useEffect, useState } from 'react';
import type { SlackView } from '../slack-side.ts';
import { Blocks } from './blocks/blocks.tsx';
import { InteractionProvider, useViewInteraction } from './blocks/interaction.tsx';
import { useRoom } from './conversation.tsx';
import { Icon } from './icons.tsx';
import { act, troubleOf } from './live.ts';
import { JsonView } from './tools.tsx';
import { languageOf } from './words.ts';

/** The app's Home as published for the acting person. Showing it tells the app that it was opened. */
export function HomeTab(): ReactNode {
  const { state, user } = useRoom();
  const { opening, trouble } = useOpening();
  const view = state.homes.find((each) => each.user === user.id);
  if (view) return <HomeView key={view.id} view={view} />;
  return (
    <div className="home">
      <p className="home-empty" role={trouble ? 'alert' : 'status'}>
        {trouble ?? (opening ? 'Opening…' : `${state.bot.name} has published nothing here yet.`)}
      </p>
    </div>
  );
}

/** The app is told once for each person, and again when the person's language changes. */
function useOpening(): { opening: boolean; trouble: string | undefined } {
  const { user } = useRoom();
  const [opening, setOpening] = useState(true);
  const [trouble, setTrouble] = useState<string>();
  const { id, locale } = user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language opens Home anew, as Slack's reload does
  useEffect(() => {
    let isHere = true;
    void act({ do: 'home', user: id, tab: 'home' }).then((answer) => {
      if (!isHere) return;
      setOpening(false);
      setTrouble(troubleOf(answer));
    });
    return () => {
      isHere = false;
    };
  }, [id, locale]);
  return { opening, trouble };
}

const NO_ERRORS = {};

function HomeView({ view }: { view: SlackView }): ReactNode {
  const { user } = useRoom();
  const interaction = useViewInteraction(view, NO_ERRORS);
  const [showsJson, setShowsJson] = useState(false);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="home" lang={languageOf(user.locale)} tabIndex={0}>
      <div className="home-blocks">
        {showsJson ? (
          <JsonView value={view.view} />
        ) : (
          <InteractionProvider interaction={interaction}>
            <Blocks blocks={view.view.blocks} />
          </InteractionProvider>
        )}
        {interaction.trouble && (
          <p className="trouble" role="alert">
            <Icon name="warning" size={15} /> {interaction.trouble}
          </p>
        )}
        <button
          type="button"
          className="json-toggle"
          lang="en"
          aria-pressed={showsJson}
          onClick={() => setShowsJson(!showsJson)}
        >
          {showsJson ? 'View Home' : 'View JSON'}
        </button>
      </div>
    </div>
  );
}
