/** Moves, removes and adds lessons of the sample study API, and makes the app check again. */
import { type ReactNode, useEffect, useState } from 'react';
import type { SampleLesson } from '../page-contract.ts';
import { type Change, ChangePanel } from './change-panel.tsx';
import { useRoom } from './conversation.tsx';
import { localSpan } from './dates-panel.tsx';
import { pressedIf } from './focus.ts';
import { act } from './live.ts';

export function LessonsPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { onlyFourOperations } = useRoom().state;
  return (
    <ChangePanel title="Change a course’s lessons" onClose={onClose}>
      {(code, change) => (
        <>
          {onlyFourOperations && (
            <p className="tool-note">
              With its four operations only, the study API tells no lessons. They change all the same.
            </p>
          )}
          {/* Another course starts empty: the lessons of the last one are never shown as its own. */}
          <OfCourse key={code} code={code} change={change} />
        </>
      )}
    </ChangePanel>
  );
}

function OfCourse({ code, change }: { code: string; change: Change }): ReactNode {
  const { lessons, again } = useLessons(code);
  const changeAndAsk: Change = async (...to) => {
    await change(...to);
    again();
  };
  return (
    <>
      {lessons && <NextLessons lessons={lessons} change={changeAndAsk} />}
      <WholeCourse code={code} change={changeAndAsk} />
    </>
  );
}

/** The next lessons of a course, asked for anew when the clock has moved. */
function useLessons(code: string): {
  readonly lessons: readonly SampleLesson[] | undefined;
  readonly again: () => void;
} {
  const { ahead } = useRoom().state.clock;
  const [asked, setAsked] = useState(0);
  const [lessons, setLessons] = useState<readonly SampleLesson[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time, or a change, makes other lessons the next
  useEffect(() => {
    // An answer for another course, or from before the last move, counts no more.
    let isCurrent = true;
    void act({ do: 'lessons', code }).then((answer) => {
      if (isCurrent) setLessons(answer.lessons);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, ahead, asked]);
  return { lessons, again: () => setAsked((count) => count + 1) };
}

function NextLessons({ lessons, change }: { lessons: readonly SampleLesson[]; change: Change }): ReactNode {
  if (lessons.length === 0) return <p className="tool-note">No lesson is ahead.</p>;
  return (
    <ol className="held" aria-label="Next lessons">
      {lessons.map((lesson) => (
        <Lesson key={lesson.id} lesson={lesson} change={change} />
      ))}
    </ol>
  );
}

function Lesson({ lesson, change }: { lesson: SampleLesson; change: Change }): ReactNode {
  const { moving } = useRoom().state.clock;
  const { id, starts, ends, rooms } = lesson;
  const when = localSpan(starts, ends);
  const button = (label: string, done: string, kind: 'move' | 'room' | 'remove'): ReactNode => (
    <button
      type="button"
      className="button"
      aria-label={`${label}: ${when}`}
      {...pressedIf(!moving, () => void change(done, { do: 'lesson', id, change: kind }))}
    >
      {label}
    </button>
  );
  return (
    <li>
      <p className="held-head">
        <time>{when}</time>
        <span>{rooms.join(', ') || 'no room'}</span>
      </p>
      <p className="lesson-buttons">
        {button('A day later', 'Moved', 'move')}
        {button('Other room', 'Changed', 'room')}
        {button('Remove', 'Removed', 'remove')}
      </p>
    </li>
  );
}

function WholeCourse({ code, change }: { code: string; change: Change }): ReactNode {
  const { moving } = useRoom().state.clock;
  const add = () => change('Added', { do: 'addLesson', code });
  const putBack = () => change('Put back', { do: 'putLessonsBack', code });
  return (
    <div className="presence">
      <p>
        Finnish time. After each change the clock moves on by a minute, and Coursebell checks again. What
        changes within 14 days is told some ten minutes later to those who follow the course.
      </p>
      <p className="lesson-buttons">
        <button type="button" className="button" {...pressedIf(!moving, () => void add())}>
          Add a lesson
        </button>
        <button type="button" className="button" {...pressedIf(!moving, () => void putBack())}>
          Put all back
        </button>
      </p>
    </div>
  );
}
