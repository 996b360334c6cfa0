import { type ReactNode, useState } from 'react';
import { pressedIf } from '../focus.ts';
import { Icon } from '../icons.tsx';
import { ConfirmDialog } from './confirm.tsx';
import { type ElementProps, targetOf } from './elements.tsx';
import { useInteraction } from './interaction.tsx';
import { isJson, type Json, string, wordsOf } from './json.ts';
import { Plain } from './text.tsx';

/** Addresses that Slack opens; a button with any other works as one without an address. */
const ADDRESS = /^(?:https?|webcal|mailto):/i;

/** A button. With an address it is a link, and the app is still told of the click. */
export function Button(props: ElementProps): ReactNode {
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
