import { defineAction } from '../../slack/action.ts';
import { roomsRequest } from './request.ts';

/** Turns to another page of the same list. */
export const turnPage = defineAction('rooms.page', roomsRequest);
