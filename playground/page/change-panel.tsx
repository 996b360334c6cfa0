/** A panel that changes something of one course of the sample study API, and makes the app check again. */
import { type ReactNode, useState } from 'react';
import type { PageAction } from '../page-contract.ts';
import { useRoom } from './conversation.tsx';
import { act, troubleOf } from './live.ts';
import { ToolPanel } from './tools.tsx';

/** Carries out a change. @param done what the note says of it */
export type Change = (done: string, action: PageAction) => Promise<void>;

interface ChangePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** What can be changed of the chosen course. */
  readonly children: (code: string, change: Change) => ReactNode;
  /** What stands below the note. */
  readonly below?: (code: string) => ReactNode;
}

export function ChangePanel({ title, onClose, children, below }: ChangePanelProps): ReactNode {
  const { courses } = useRoom().state;
  const [code, setCode] = useState(courses[0]?.code ?? '');
  const [note, setNote] = useState('');
  const change: Change = async (done, action) => {
    setNote(`${done}. Coursebell is checking…`);
    setNote(troubleOf(await act(action)) ?? `${done}, and Coursebell has checked.`);
  };
  const choose = (next: string): void => {
    setCode(next);
    setNote('');
  };
  return (
    <ToolPanel title={title} onClose={onClose}>
      <label className="tool-field">
        <span>Course</span>
        <select value={code} onChange={(event) => choose(event.target.value)}>
          {courses.map((each) => (
            <option key={each.code} value={each.code}>
              {each.code} {each.name}
            </option>
          ))}
        </select>
      </label>
      {children(code, change)}
      <p className="tool-note" role="status">
        {note}
      </p>
      {below?.(code)}
    </ToolPanel>
  );
}
