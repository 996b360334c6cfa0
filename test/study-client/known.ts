/** The names of the errors that a reader of answers may throw. */
export const READING_ERRORS = ['NotFound', 'InvalidResponse', 'Unavailable'];
