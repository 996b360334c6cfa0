import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';

const undoable = z.object({ id: z.string().max(40) });

/** Undoes what was changed for the channel. */
export const undoRequest = z.object({ does: z.literal('undo'), ...undoable.shape });
export type UndoRequest = z.infer<typeof undoRequest>;

/** Undoes the change that the line beside the button tells of. */
export const undoChange = defineAction('changes.undo', undoable);
