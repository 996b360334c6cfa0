import { type ReactNode, useState } from 'react';
import { BlockView } from './blocks.tsx';
import { type Json, keyed, objects } from './json.ts';
import { Text } from './text.tsx';

/** Blocks under a title, which may fold them away. */
export function ContainerBlock({ block }: { block: Json }): ReactNode {
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
