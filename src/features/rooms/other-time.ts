/** The form for another time: day, time, and for how long. */
import { z } from 'zod';
import { defineForm } from '../../ask/actions.ts';
import type { Submitted } from '../../ask/feature.ts';
import { menu, option, plainTextObject } from '../../cards/blocks.ts';
import type { Modal, Reader } from '../../cards/card.ts';
import { dayNumber } from '../../cards/dates.ts';
import { texts } from '../../i18n/index.ts';
import { dayOfIso, isoDate, localInstant } from '../../study-client/days.ts';
import { offsetAt } from '../../study-client/moments.ts';
import { type RoomsRequest, roomsRequest } from './request.ts';
import { LEAST } from './when.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** For how long a room may be wanted, in minutes. */
const LENGTHS = [LEAST, 60, 120, 180, 240];

const filled = z.object({
  date: z.iso.date().optional(),
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  length: z.enum(LENGTHS.map(String)),
});

/** It carries the request whose time it changes. */
export const otherTimeForm = defineForm('rooms.at', roomsRequest, filled);

/** The form, at the time of the request or now. */
export function otherTimeModal(request: RoomsRequest, reader: Reader): Modal {
  const { language, now, zone } = reader;
  const words = texts(language).rooms.free;
  const at = request.at ? request.at.from * 1000 : now;
  const minutes = Math.floor((at + offsetAt(at, zone)) / MINUTE) % DAY_MINUTES;
  const time = [Math.floor(minutes / 60), minutes % 60].map((one) => String(one).padStart(2, '0')).join(':');
  const least = String(LENGTHS.find((one) => one >= (request.least ?? LEAST)) ?? LEAST);
  return {
    title: words.otherButton,
    form: otherTimeForm.carry(request, language, words.show),
    blocks: [
      {
        type: 'input',
        block_id: 'date',
        label: plainTextObject(words.date),
        element: { type: 'datepicker', action_id: 'date', initial_date: isoDate(dayNumber(at, zone)) },
      },
      {
        type: 'input',
        block_id: 'time',
        label: plainTextObject(words.time),
        hint: plainTextObject(words.hint),
        element: { type: 'timepicker', action_id: 'time', initial_time: time },
      },
      {
        type: 'input',
        block_id: 'length',
        label: plainTextObject(words.howLong),
        element: menu(
          'length',
          LENGTHS.map((one) => option(words.least(one), String(one))),
          least,
        ),
      },
    ],
  };
}

/** The request at the chosen time, or what is wrong with the time. */
export function atOtherTime(
  request: RoomsRequest,
  { date, time, length }: z.infer<typeof filled>,
  { language, zone }: Reader,
): RoomsRequest | Extract<Submitted, { errors: object }> {
  const [hours = Number.NaN, minutes = 0] = (time ?? '').split(':').map(Number);
  const day = dayOfIso(date ?? '');
  const from = Math.floor(localInstant(day, hours * 60 + minutes, zone) / 1000);
  const { when: _, ...rest } = request;
  const read = roomsRequest.safeParse({
    ...rest,
    ...{ asksFree: true, at: { from }, least: Number(length), page: 0 },
  });
  return read.success
    ? read.data
    : { errors: { [date === undefined ? 'date' : 'time']: texts(language).rooms.free.noSuchTime } };
}
