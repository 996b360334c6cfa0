/** English words of short messages that are understood in the light of the last answer, and of the titles of lessons. */

import type { WordLine } from '../patterns.ts';

/** The words of one language. Phrases are sources of regular expressions, of lower-case words with single spaces. */
export interface TalkWords {
  /** Stand around what tells a row of a list apart: "the one with SQL". */
  readonly marks: WordLine;
  readonly joins: WordLine;
  /** Parts of the university, by which courses can't be searched for. */
  readonly departments: WordLine;
  /** Languages, as those in which something is taught. */
  readonly inTongue: WordLine;
  /** Asks for all of one's own together. */
  readonly inTotal: WordLine;
  /** Says that one of several has more of something than the others: no name. */
  readonly ofAll: WordLine;
  /** Says of a row that one can enroll now. */
  readonly isOpen: WordLine;
  /** Stands behind a time by which a question goes on: "tomorrow then". */
  readonly behindTime: WordLine;
  /** Stands beside a row that is wished to be shown: "I'd like the SQL one". */
  readonly wants: WordLine;
  /** Stands beside a language by which a search is narrowed: "any in English?" */
  readonly anyOf: WordLine;
  /** Stands for several rows, so that it picks none. */
  readonly several: WordLine;
  /** Begin a correction of what was asked: "no wait, Tuesday". */
  readonly corrects: readonly string[];
  /** Days by words too short to be read elsewhere. */
  readonly days: Readonly<Record<string, string>>;
  /** Agree to what was offered, as a whole message. */
  readonly agrees: readonly string[];
  /** Say only that one has heard: they agree where the answer asked. */
  readonly hears: readonly string[];
  /** Refuse what was offered, as a whole message. */
  readonly refuses: readonly string[];
  /** Take back what was just done, as a whole message. */
  readonly undoes: readonly string[];
  /** Give up the course that is spoken of, as a whole message. */
  readonly dropsIt: readonly string[];
  /** Follow the course that is spoken of, as a whole message; `takesIt`: choose it, and say no more. */
  readonly followsIt: readonly string[];
  readonly takesIt: readonly string[];
  /** Ask what comes after the lessons that were shown, as a whole message. */
  readonly afterThat: readonly string[];
  /** Ask when or where the lessons that were shown are, as a whole message. */
  readonly ofLesson: readonly string[];
  /** Ask for lessons as a whole message: for a list and no more, for what goes on now, and for what has changed of them. */
  readonly lessonsAlone: readonly string[];
  readonly lessonsNow: readonly string[];
  readonly lessonsChanged: readonly string[];
  /** Asks for courses of the unit of the one that was spoken of, and for those that are like it. */
  readonly ofSameUnit: readonly string[];
  readonly likeThis: readonly string[];
  /** Stands for one room or more. */
  readonly roomOrRooms: WordLine;
  /** Kinds of lessons, as their titles say them; `examKinds`: those at which what was learnt is shown. */
  readonly lessonKinds: WordLine;
  readonly examKinds: WordLine;
}

const YES =
  '(?:yes|yeah|yep|yup|ya|yea|yess|sure|certainly|absolutely|definitely|of course|please do|go ahead|go for it|do it|do that|do so|correct|exactly|right|that s right|sounds good)';

const EXAMS =
  'exam{,s} examination{,s} midterm{,s} re-exam{,s} reexam{,s} retake{,s} resit{,s} test{,s} quiz{,zes}';

export const enTalk: TalkWords = {
  lessonsAlone: ['(?:(?:my|our|the|all) )*(?:lessons|classes)(?: please| pls)?'],
  lessonsNow: [
    '(?:what|whats)(?: (?:is|s))?(?: (?:on|happening|going on|up))(?: (?:right|just))? now',
    '(?:what|which)(?: (?:class|lesson|lecture))(?: (?:is|s|do i have|do we have|have i got))?(?: on)?(?: right)? now',
  ],
  ofSameUnit: [
    `(?:(?:what|which|show me|show|list|find|any|are there|the|all|s) )*(?:other )?(?:courses|others|classes)(?: (?:are|there|else))*(?: (?:of|from|in|by|at|on))? (?:the same|its|this|that) (?:unit|department|faculty|institute|school)`,
    '(?:what|which) other courses does (?:the same|its|this|that) (?:unit|department|faculty|institute|school) (?:have|offer|teach|give)',
  ],
  likeThis: [
    '(?:(?:what|which|show me|show|list|find|find me|any|are there|is there|the|all|other|more|some|do you have) )*(?:(?:courses|classes|something|anything|others|ones) (?:that are |which are )?(?:like|similar to|close to) (?:this|that|it|this one|that one|this course|that course|the last one)|(?:something|anything) similar|similar (?:courses|ones|classes)(?: to (?:this|that|it|this one|that one))?|(?:courses|classes) (?:like|similar to) (?:this|it))',
  ],
  lessonsChanged: [
    '(?:what|whats|what s)(?: (?:has|have|is|s))?(?: (?:been))? (?:changed|moved|new|different)(?: (?:lately|recently|today|now|since|in|with|for|of|about))*',
    '(?:any|are there any|were there any|have there been any|show(?: me)?(?: the)?)(?: (?:recent|new|latest))? changes(?: (?:lately|recently|today|in|to|for|of|with))*',
    '(?:did|has|have) (?:anything|something) changed?(?: (?:lately|recently|in|with|for|about))*',
  ],
  roomOrRooms: '',
  examKinds: EXAMS,
  lessonKinds: `${EXAMS} lecture{,s} lab{,s} laborator{y,ies} labwork seminar{,s} webinar{,s} workshop{,s} exercise{,s} tutorial{,s} practical{,s} demo{,s} demonstration{,s} lesson{,s} class session{,s} kick-off kickoff orientation presentation{,s} review{,s} excursion{,s} group{,s} final first last opening online remote hybrid`,
  departments: 'department{,s} faculty faculties institute{,s}',
  inTongue: '',
  marks: 'the that this',
  wants: 'like would love prefer interested let have go take get see open s d ll',
  anyOf: 'any some something anything one ones and what about maybe perhaps only taught courses course then',
  behindTime: 'then',
  several: 'ones those these them they all',
  inTotal: 'total altogether overall',
  ofAll: 'earliest soonest sooner nearest most least',
  isOpen: 'open',
  joins:
    'is are s still now yet about of in on with for from that which is called named ending ends begins at ending_with',
  days: { tu: 'tuesday', we: 'wednesday', th: 'thursday', fr: 'friday' },
  corrects: [
    '(?:(?:oh|ok|okay|oops|whoops|uh|um|hmm|ah|argh|wait|hold on|hang on|no|nope|nah|sorry|my bad|my mistake|apologies|pardon|actually|rather|correction|typo) )*(?:i meant to (?:say|ask|write|type)|i meant|i mean|meant|i actually (?:meant|want|wanted)|make (?:it|that)|i wanted|i want|it s|not that,?)(?: (?:it s|for|the|on|in|to say))?(?= )',
    '(?:(?:oh|oops|whoops|uh|um|hmm|ah|argh|ok|okay) )*(?:no wait|no sorry|sorry no|wait no|no no|no actually|actually no|no rather|wait|sorry|my bad|my mistake|apologies|oops|whoops|correction|typo|no|nope|nah|not that|actually|or rather|or actually)(?: (?:i|for|the|on|in))?(?= )',
  ],
  agrees: [
    `(?:(?:ok|okay|oh|great|cool|fine|good|alright|all right|well|yes|thanks|hey) )*${YES}(?: (?:${YES}|please|pls|plz|thanks|thank you|thx|ok|okay|then|now|for me|that|it|this one|that one|i do|i would|i want that|i d like that|let s do (?:that|it)|great))*`,
    '(?:ok|okay|fine|alright|great) (?:please|pls|then|thanks)',
    '(?:ok |okay |yes |yeah )*let s do (?:that|it|this)',
  ],
  hears: ['(?:ok|okay|k|fine|alright|all right|good|great)'],
  refuses: [
    '(?!oh no$)(?:(?:oh|ok|okay|well|hmm|eh|ah) )*(?:no|nope|nah|nay|no way|not now|not yet|not really|never mind|nevermind|rather not|better not|i d rather not|i don t want (?:that|it|to)|please don t|don t|do not|don t do (?:that|it)|no need|not necessary|not needed|neither|none|none of (?:them|these|those)|nothing|so nothing|whatever|i ll think about it|let me think(?: about it)?|i need to think(?: about it)?|maybe later|(?:i m |im |i am )?not sure(?: yet)?|i don t know(?: yet)?|dunno|idk|cancel|leave it|forget it|forget about it|skip it)(?: (?:thanks|thank you|thx|ty|thankyou|please|pls|no|not now|don t|i m good|i m fine|it s fine|it s ok|it s okay|that s fine|that s ok|not needed|for now|then|never mind|leave it|forget it))*',
  ],
  undoes: [
    '(?:(?:oh|ok|okay|oops|whoops|no|wait|sorry|actually|hmm|ah|argh|and|please|pls|can you|could you|hey) )*(?:undo|revert|reverse|cancel|take back)(?: (?:it|that|this|that one|the last one|the last thing|(?:the|my) last change|what (?:you|i)(?: just)? did))?(?: (?:please|pls|thanks|now|then|again))*',
    '(?:(?:oh|ok|okay|oops|whoops|no|wait|sorry|actually|hmm|ah|argh|and|please|pls|can you|could you|hey) )*(?:take|put|change) (?:it|that|this) back(?: (?:please|pls|thanks|now|then|again))*',
  ],
  dropsIt: [
    '(?:(?:ok|okay|oh|well|no|actually|hmm|ah|so|sorry) )*(?:i )?(?:don t|dont|do not|no longer) (?:want|need) (?:it|this|that|this one|that one)(?: (?:anymore|any more|any longer|thanks|please))+',
    '(?:(?:ok|okay|oh|well|no|actually) )*never mind (?:this|that) one',
    '(?:(?:ok|okay|oh|well|no|nah|nope|thanks|actually|hmm|ah|and|then|so|sorry) )*(?:(?:please|pls|just|you can|can you|let s) )*(?:forget|drop|scrap|lose|ditch|skip|discard) (?:it|that|this|that one|this one|about it|about that|that course|this course|the course)(?: (?:then|please|pls|now|thanks|after all|again|course|one))*',
    '(?:(?:ok|okay|oh|well|yes|yeah|yep|sure|no|actually|and|then|so) )+(?:(?:please|pls|just|you can|can you) )*(?:stop|quit|end) (?:following|tracking|reminding me (?:of|about)|the reminders (?:of|for|about)) (?:it|that|this|that one|this one|that course|this course|the course)(?: (?:then|please|pls|now|thanks))*',
  ],
  followsIt: [
    '(?:(?:ok|okay|oh|well|yes|yeah|yep|sure|great|cool|nice|good|and|then|so|alright) )*(?:i ll take|i take|take|i want|let s take|pick|i choose) (?:it|that|this|that one|this one)(?: (?:and|so|then|please))* (?:remind me|follow it|follow that|keep me posted)(?: (?:of|about) it)?(?: (?:please|pls|thanks|then))*',
    '(?:(?:ok|okay|oh|well|yes|yeah|yep|sure|great|cool|nice|good|and|then|so|alright) )+(?:please |pls )?(?:follow|track) (?:it|that|this|that one|this one)(?: (?:please|pls|thanks|then|for me))*',
    '(?:(?:ok|okay|oh|well|yes|yeah|yep|sure|great|cool|nice|good|and|then|so|alright) )+(?:please |pls )?remind me(?: (?:of|about) (?:it|that|this|that one|this one))?(?: (?:please|pls|thanks|then))*',
  ],
  takesIt: [
    '(?:(?:ok|okay|oh|well|yes|yeah|yep|sure|great|cool|nice|good|and|then|so|alright) )*(?:i ll take|i take|take|i want|let s take|pick|i choose|i ll have) (?:it|that|this|that one|this one)(?: (?:please|pls|thanks|then))*',
  ],
  afterThat: [
    '(?:(?:and|ok|okay|so|then) )*(?:what (?:s|is|about|comes|do they have|do i have|have they|happens) )?(?:there )?(?:right )?(?:after|behind) (?:that|it|this|those|them|that one|that lesson)(?: (?:then|one))?',
    '(?:(?:and|ok|okay|so) )*(?:what (?:s|is|comes) )?(?:next|then)(?: (?:after that|then))?(?: lesson| class)?',
    '(?:(?:and|ok|okay|so|what about|how about) )*the (?:week|day|days|weeks) after(?: that)?',
  ],
  ofLesson: [
    '(?:(?:and|ok|okay|so) )*(?:when|what time|at what time|which time|until when)(?: (?:does|do|is|are|will|s))?(?: (?:it|that|this|they|those|the (?:first |last |next )?(?:lesson|lessons|class|classes|one)))?(?: (?:end|ends|finish|finishes|over|start|starts|begin|begins|stop|done))(?: then)?',
    '(?:(?:and|ok|okay|so) )*(?:in )?(?:which|what) (?:room|classroom|class|hall|building|place|campus)(?: (?:is|are|s))?(?: (?:it|that|this|they|those))?(?: in| at)?(?: then)?',
    '(?:(?:and|ok|okay|so) )*where(?: (?:is|are|s))?(?: (?:it|that|this|they|those))?(?: held)?(?: then)?',
  ],
};
