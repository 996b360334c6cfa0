import type { ReactNode } from 'react';
import { Element } from './elements.tsx';
import { isJson, type Json, keyed, objects, string } from './json.ts';
import { Text } from './text.tsx';

/** A card: picture, title, subtitle, body, up to three buttons. */
export function CardBlock({ block }: { block: Json }): ReactNode {
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
