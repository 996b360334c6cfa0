/** The kind of an error, for the log. The message is left out: it may name a secret or a person. */
export function nameOfError(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
