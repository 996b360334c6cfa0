import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What the app really sent, to read or to paste into a Block Kit builder. */
export function JsonView({ value }: { value: unknown }): ReactNode {
  const text = JSON.stringify(value, null, 2);
  const [copied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Under the last message the view would open out of sight.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <div className="json" lang="en" ref={box}>
      <button type="button" className="json-copy" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}
