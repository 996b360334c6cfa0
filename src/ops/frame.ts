/**
 * Where an error was thrown: the first frame of its stack, for the log. The stack repeats the lines of the
 * error's message. None of them is a frame, even where it looks like one.
 */
export function firstFrame(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { stack = '', message } = error;
  const frame = stack.split('\n').find((line) => /^\s+at \S/.test(line) && !message.includes(line.trim()));
  return frame?.trim();
}
