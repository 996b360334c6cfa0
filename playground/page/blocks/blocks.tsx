import { Component, type ReactNode, useId, useState } from 'react';
import type { Choice, SlackBlock } from '../../slack-side.ts';
import { useWords } from '../words.ts';
import { Element, targetOf } from './elements.tsx';
import { useInteraction } from './interaction.tsx';
import { Picker } from './picker.tsx';
import { DataTable, Table } from './tables.tsx';
import { isJson, type Json, keyed, LibraryBlock, objects, Plain, string, Text, wordsOf } from './text.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Blocks that cannot be drawn spoil their own message, not the page. */
class Boundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <p className="trouble">These blocks cannot be drawn here. “View JSON” shows them.</p>;
  }
}

/** A card: picture, title, subtitle, body, up to three buttons. */
function CardBlock({ block }: { block: Json }): ReactNode {
  const { hero_image, icon, title, subtitle, body, actions } = block;
  return (
    <div className="card">
      {isJson(hero_image) && (
        <img
          className="card-hero"
          src={string(hero_image['image_url'])}
          alt={string(hero_image['alt_text'])}
        />
      )}
      <div className="card-head">
        {isJson(icon) && (
          <img className="card-icon" src={string(icon['image_url'])} alt={string(icon['alt_text'])} />
        )}
        <div>
          <div className="card-title">
            <Text value={title} />
          </div>
          <div className="card-subtitle">
            <Text value={subtitle} />
          </div>
        </div>
      </div>
      <Text value={body} />
      {objects(actions).length > 0 && (
        <div className="actions">
          {keyed(objects(actions)).map(({ key, item }) => (
            <Element key={key} blockId={string(block['block_id'])} element={item} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A labelled input. It tells the app of each change only if the app asked for that. */
function InputBlock({ block }: { block: Json }): ReactNode {
  const { choices, choose, perform, errors } = useInteraction();
  const label = useId();
  const words = useWords();
  const { element, optional, hint, dispatch_action } = block;
  if (!isJson(element)) return null;
  const blockId = string(block['block_id']);
  const target = targetOf({ blockId, element });
  const onChoose = (choice: Choice): void =>
    dispatch_action === true ? perform(target, choice) : choose(target, choice);
  const error = errors[blockId];
  return (
    <div className="input-block" data-failed={error !== undefined}>
      <span className="label" id={label}>
        {wordsOf(block['label'])}
        {optional === true && <span className="optional"> {words.optional}</span>}
      </span>
      <Picker {...{ target, element, onChoose }} chosen={choices[target]} labelledBy={label} />
      {error && (
        <p className="input-error" role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && <p className="hint">{wordsOf(hint)}</p>}
    </div>
  );
}

// Blocks as Slack draws them. The library draws passive blocks. Clickable ones, and those that the library
// draws unlike Slack (plain text, tables), are drawn here.

type Draw = (props: { block: Json }) => ReactNode;

function Section({ block }: { block: Json }): ReactNode {
  const { accessory, fields, text } = block;
  return (
    <div className="section">
      <div className="section-text">
        <Text value={text} />
        {fields !== undefined && (
          <div className="fields">
            {keyed(objects(fields)).map(({ key, item }) => (
              <div key={key} className="field">
                <Text value={item} />
              </div>
            ))}
          </div>
        )}
      </div>
      {isJson(accessory) && <Element blockId={string(block['block_id'])} element={accessory} />}
    </div>
  );
}

function Context({ block }: { block: Json }): ReactNode {
  return (
    <div className="context">
      {keyed(objects(block['elements'])).map(({ key, item }) =>
        item['type'] === 'image' ? (
          <img key={key} src={string(item['image_url'])} alt={string(item['alt_text'])} />
        ) : (
          <Text key={key} value={item} />
        ),
      )}
    </div>
  );
}

function Actions({ block }: { block: Json }): ReactNode {
  return (
    <div className="actions">
      {keyed(objects(block['elements'])).map(({ key, item }) => (
        <Element key={key} blockId={string(block['block_id'])} element={item} />
      ))}
    </div>
  );
}

function Alert({ block }: { block: Json }): ReactNode {
  return (
    <div className="alert" role="note" data-level={string(block['level'])}>
      <Text value={block['text']} />
    </div>
  );
}

function Image({ block }: { block: Json }): ReactNode {
  return (
    <figure className="image">
      {block['title'] !== undefined && <figcaption>{wordsOf(block['title'])}</figcaption>}
      <img src={string(block['image_url'])} alt={string(block['alt_text'])} />
    </figure>
  );
}

function Carousel({ block }: { block: Json }): ReactNode {
  return (
    <div className="carousel">
      {keyed(objects(block['elements'])).map(({ key, item }) => (
        <CardBlock key={key} block={item} />
      ))}
    </div>
  );
}

const DRAWN: Readonly<Record<string, Draw>> = {
  section: Section,
  context: Context,
  actions: Actions,
  context_actions: Actions,
  alert: Alert,
  image: Image,
  carousel: Carousel,
  card: CardBlock,
  container: ContainerBlock,
  input: InputBlock,
  table: Table,
  data_table: DataTable,
  divider: () => <hr className="divider" />,
  header: ({ block }) => (
    <h3 className="header">
      <Plain text={wordsOf(block['text'])} />
    </h3>
  ),
};

function BlockView({ block }: { block: Json }): ReactNode {
  const Drawn = DRAWN[string(block['type'])];
  return Drawn ? <Drawn block={block} /> : <LibraryBlock block={block} />;
}

/** The blocks of a message or of a modal. */
export function Blocks({ blocks }: { blocks: readonly SlackBlock[] }): ReactNode {
  return blocks.map((block) => (
    <div key={block.block_id} className="block">
      <Boundary>
        <BlockView block={block} />
      </Boundary>
    </div>
  ));
}

/** Blocks under a title, which may fold them away. */
function ContainerBlock({ block }: { block: Json }): ReactNode {
  const { title, subtitle, is_collapsible, default_collapsed, child_blocks } = block;
  const [open, setOpen] = useState(default_collapsed !== true);
  const head = (
    <>
      <strong>
        <Text value={title} />
      </strong>
      <Text value={subtitle} />
    </>
  );
  return (
    <div className="container">
      {is_collapsible === true ? (
        <button type="button" className="container-head" aria-expanded={open} onClick={() => setOpen(!open)}>
          {head}
        </button>
      ) : (
        <div className="container-head">{head}</div>
      )}
      {open &&
        keyed(objects(child_blocks)).map(({ key, item }) => (
          <div key={key} className="block">
            <BlockView block={item} />
          </div>
        ))}
    </div>
  );
}
