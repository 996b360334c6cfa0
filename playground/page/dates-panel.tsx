import { type ReactNode, useState } from 'react';
import type { CourseDates, PageAction } from '../page-contract.ts';
import { pressedIf } from './focus.ts';
import { act, troubleOf } from './live.ts';
import { useRoom } from './room.tsx';
import { ToolPanel } from './tool-panel.tsx';

const FIELDS = { opens: 'Enrollment opens', closes: 'Enrollment closes', starts: 'Course starts' } as const;
type Field = keyof typeof FIELDS;
type Values = Readonly<Record<Field, string>>;

/** Changes the sample study API, and makes the app check again. */
export function DatesPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { courses } = useRoom().state;
  const [code, setCode] = useState(courses[0]?.code ?? '');
  const [note, setNote] = useState('');
  const course = courses.find((each) => each.code === code);
  const change: FormProps['change'] = async (done, action) => {
    setNote(`${done}. Coursebell is checking…`);
    setNote(troubleOf(await act(action)) ?? `${done}, and Coursebell has checked.`);
  };
  const choose = (next: string): void => {
    setCode(next);
    setNote('');
  };
  return (
    <ToolPanel title="Change a course’s dates" onClose={onClose}>
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
      {course && !course.removed && <Dates key={keyOf(course)} course={course} change={change} />}
      {course && <Presence course={course} change={change} />}
      <p className="tool-note" role="status">
        {note}
      </p>
    </ToolPanel>
  );
}

interface FormProps {
  readonly course: CourseDates;
  /** @param done the beginning of the note, such as "Changed" */
  readonly change: (done: string, action: PageAction) => Promise<void>;
}

/** The form starts anew when its course gets other dates. */
function keyOf({ code, opens, closes, starts }: CourseDates): string {
  return [code, opens, closes, starts].join(' ');
}

/** A date in the format of the browser's input, from either of the study API's formats. */
function inputValue(date: string | null): string {
  if (date === null) return '';
  return date.includes('T') ? date.slice(0, 16) : `${date}T00:00`;
}

function Dates({ course, change }: FormProps): ReactNode {
  const { moving } = useRoom().state.clock;
  const initial: Values = {
    opens: inputValue(course.opens),
    closes: inputValue(course.closes),
    starts: inputValue(course.starts),
  };
  const [values, setValues] = useState(initial);
  const fields = Object.keys(FIELDS) as Field[];
  const changed = fields.filter((field) => values[field] !== initial[field]);
  const dates = Object.fromEntries(
    changed.map((field) => [field, values[field] === '' ? null : `${values[field]}:00`]),
  );
  const isIdle = moving || changed.length === 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIdle) void change('Changed', { do: 'dates', code: course.code, dates });
      }}
    >
      {fields.map((field) => (
        <label key={field} className="tool-field">
          <span>{FIELDS[field]}</span>
          <input
            type="datetime-local"
            value={values[field]}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        </label>
      ))}
      <p className="tool-note">
        Finnish time. Leave a date empty if the study API gives none. The clock then moves on by a minute, and
        Coursebell checks again.
      </p>
      <button type="submit" className="button" data-style="primary" aria-disabled={isIdle}>
        Change the dates
      </button>
    </form>
  );
}

function Presence({ course: { code, removed }, change }: FormProps): ReactNode {
  const { moving } = useRoom().state.clock;
  const turn = () => change(removed ? 'Put back' : 'Removed', { do: 'presence', code, present: removed });
  return (
    <div className="presence">
      <p>
        {removed ? 'The study API does not give this course now.' : 'Courses also vanish, and come back.'}
      </p>
      <button type="button" className="button" {...pressedIf(!moving, () => void turn())}>
        {removed ? 'Put back' : 'Remove from the study API'}
      </button>
    </div>
  );
}
