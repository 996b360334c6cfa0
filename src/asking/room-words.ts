/** The words for rooms and buildings, in three languages. */

const ROOMS = new RegExp(
  `^(?:${[
    'rooms?|classrooms?|spaces?|(?:lecture-?)?halls?|labs?|auditori(?:um|ums|o|ot)',
    '[\\p{L}-]*(?:tila|tilat|tilan|tilaa|tilassa|tilasta|tilojen|tiloja|tiloissa|tiloista)',
    '[\\p{L}-]*luok(?:ka|kaa|kia|at|an|assa|asta|ista|issa|kien)|[\\p{L}-]*huone(?:\\p{L}{1,6})?',
    '[\\p{L}-]*(?:sali|salin|salissa|salista|salit|salia|saleja)',
    '(?:klass|labb|dator|data|grupp|grupparbets|mötes|arbets|studie|undervisnings|seminarie)?rum(?:men|met)?',
    '(?:dator|data|undervisnings|föreläsnings|lektions|läse|grupp|idrotts)?sal(?:en|ar|arna)?',
    '(?:undervisnings|arbets|grupparbets)?lokal(?:en|er|erna)?',
  ].join('|')})$`,
  'u',
);
/** A number after such a word is the room's, not the building's. */
const SINGLE_ROOM = new RegExp(
  `^(?:${[
    'room|classroom|space|(?:lecture-?)?hall|lab|auditorium|auditorio',
    '[\\p{L}-]*(?:tila|tilan|tilassa|tilasta)|[\\p{L}-]*luok(?:ka|an|assa|asta)',
    '[\\p{L}-]*huone(?:en|essa|esta|tta)?|[\\p{L}-]*sali(?:n|ssa|sta)?',
    '\\p{L}*rummet|klassrum|\\p{L}*sal(?:en)?|\\p{L}*lokal(?:en)?',
  ].join('|')})$`,
  'u',
);
const BUILDING = /^(?:building|rakennu|byggnad|[ck]ampu(?:s|ks)|house$|talo(?:n|ssa|sta|lla)?$|hus(?:et)?$)/;

/** Whether a word is one for a room or rooms, in any form. */
export const isRoomsWord = (word: string): boolean => ROOMS.test(word);

/** Whether a word means one room that is named next to it. */
export const isSingleRoomWord = (word: string): boolean => ROOMS.test(word) && SINGLE_ROOM.test(word);

/** Whether a word is one for a building or a campus. */
export const isBuildingWord = (word: string): boolean => BUILDING.test(word);
