/**
 * Blocks as Slack draws them. The library draws passive blocks. Clickable ones, and those that the library
 * draws unlike Slack (plain text, tables), are drawn here.
 */
import type { ReactNode } from 'react';
import type { SlackBlock } from '../../slack-side.ts';
import { Boundary } from './boundary.tsx';
import { CardBlock } from './card-block.tsx';
import { ContainerBlock } from './container-block.tsx';
import { DataTable } from './data-table.tsx';
import { Element } from './elements.tsx';
import { InputBlock } from './input-block.tsx';
import { isJson, type Json, keyed, objects, string, wordsOf } from './json.ts';
import { Table } from './table.tsx';
import { LibraryBlock, Plain, Text } from './text.tsx';

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

export function BlockView({ block }: { block: Json }): ReactNode {
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
