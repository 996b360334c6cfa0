/** An error's kind for the log, which holds no message: those may name a secret or a person. */
export function nameOfError(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
