import { z } from 'zod';
import { defineAction } from '../../asking/action.ts';
import { roomFilters, roomsRequest } from './request.ts';

/** Turns to another page of the same list. */
export const turnPage = defineAction('rooms.page', roomsRequest);

/** Chooses a building, in a menu or by a button. The values of a menu are too short for filters. */
export const chooseBuilding = defineAction(
  'rooms.choose',
  z.object({ building: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), filters: roomFilters.optional() }),
);
