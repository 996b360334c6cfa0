import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SlackView } from '../slack-side.ts';
import { Blocks } from './blocks/blocks.tsx';
import { InteractionProvider, useViewInteraction } from './blocks/interaction.tsx';
import { isJson, wordsOf } from './blocks/text.tsx';
import { useRoom } from './conversation.tsx';
import { Icon } from './icons.tsx';
import { act, troubleOf } from './live.ts';
import { JsonView } from './tools.tsx';
import { languageOf, useWords } from './words.ts';

/** The modals of the acting person; the topmost is seen. */
export function ModalLayer(): ReactNode {
  const { state, user } = useRoom();
  const stack = state.modals.filter((each) => each.user === user.id);
  return stack.map((view, depth) => (
    <Modal key={view.id} view={view} isStacked={depth > 0} isCovered={depth < stack.length - 1} />
  ));
}

/** Errors by block, if the app answered a submission with them. */
function submissionErrors(body: unknown): Readonly<Record<string, string>> {
  return isJson(body) && isJson(body['errors']) ? (body['errors'] as Readonly<Record<string, string>>) : {};
}

function useModal(view: SlackView) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const interaction = useViewInteraction(view, errors);
  const submit = async (): Promise<void> => {
    if (submitting) return;
    setSubmitting(true);
    const answer = await act({ do: 'submit', view: view.id, choices: interaction.choices });
    setSubmitting(false);
    setErrors(submissionErrors(answer.body));
    setTrouble(troubleOf(answer));
  };
  return { interaction, submit, submitting, trouble: trouble ?? interaction.trouble };
}

interface Props {
  readonly view: SlackView;
  readonly isStacked: boolean;
  readonly isCovered: boolean;
}

/** Opens the dialog above everything, with the focus in its first input. */
function open(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  const body = dialog?.querySelector<HTMLElement>('.dialog-body');
  (body?.querySelector<HTMLElement>('input, textarea, select') ?? body)?.focus();
}

function Modal({ view, isStacked, isCovered }: Props): ReactNode {
  const { user } = useRoom();
  const { interaction, submit, submitting, trouble } = useModal(view);
  const [showsJson, setShowsJson] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => open(dialog.current), []);
  const close = (): void => void act({ do: 'close', view: view.id });
  return (
    <dialog
      ref={dialog}
      className="dialog"
      lang={languageOf(user.locale)}
      data-covered={isCovered}
      aria-label={wordsOf(view.view['title'])}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ModalHead title={wordsOf(view.view['title'])} isStacked={isStacked} onClose={close} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="dialog-body" tabIndex={0}>
          {showsJson ? (
            <JsonView value={view.view} />
          ) : (
            <InteractionProvider interaction={interaction}>
              <Blocks blocks={view.view.blocks} />
            </InteractionProvider>
          )}
        </div>
        {trouble && (
          <p className="trouble" role="alert">
            <Icon name="warning" size={15} /> {trouble}
          </p>
        )}
        <ModalFoot {...{ view, submitting, showsJson, setShowsJson }} onClose={close} />
      </form>
    </dialog>
  );
}

interface HeadProps {
  readonly title: string;
  readonly isStacked: boolean;
  readonly onClose: () => void;
}

function ModalHead({ title, isStacked, onClose }: HeadProps): ReactNode {
  const words = useWords();
  return (
    <header className="dialog-head">
      <h2>{title}</h2>
      <button
        type="button"
        className="icon-button"
        aria-label={isStacked ? words.back : words.close}
        onClick={onClose}
      >
        <Icon name={isStacked ? 'back' : 'close'} />
      </button>
    </header>
  );
}

interface FootProps {
  readonly view: SlackView;
  readonly submitting: boolean;
  readonly showsJson: boolean;
  readonly setShowsJson: (shows: boolean) => void;
  readonly onClose: () => void;
}

function ModalFoot({ view, submitting, showsJson, setShowsJson, onClose }: FootProps): ReactNode {
  const { submit, close } = view.view;
  const words = useWords();
  return (
    <footer className="dialog-foot">
      <button
        type="button"
        className="json-toggle"
        lang="en"
        aria-pressed={showsJson}
        onClick={() => setShowsJson(!showsJson)}
      >
        {showsJson ? 'View modal' : 'View JSON'}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {wordsOf(close) || (submit ? words.cancel : words.close)}
      </button>
      {submit !== undefined && (
        <button
          type="submit"
          className="button"
          data-style="primary"
          aria-busy={submitting}
          aria-disabled={submitting}
        >
          {wordsOf(submit)}
        </button>
      )}
    </footer>
  );
}
