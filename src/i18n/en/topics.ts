/** What English questions about a course ask: the first row with a phrase in the question counts. */
import type { TopicWords } from '../topics.ts';

export const enTopics: TopicWords = {
  asks: `what whats wat wats wots hw am when whens wen where wheres which who whos whom whose why how hows is are was does dose do did can could
    will would should may has have and any so til till until also ok hey need hi please pls plz tell anything something describe explain give show`,
  asksBy: /^(?:is|are|does|do|can)nt$/,
  states: 'i we my our the he she they you your his her its im ive weve youre this',
  copulas: 'is are was were been',
  clitics: /^$/,
  fillers: `s re ll t up date dates day end ending starting start kick off tho duration length deadline final moment latest anyone someone course class ther der wen dose mny smth sth ppl pls plz rn atm u ur r wanna gonna gotta kinda like really actually btw then
    it its this that one ones thing theres amount total number afterwards able stil shd shld should gonna hv w with already there some fully completely entirely totally talking outside in on at for to of by from about the a an`,
  others: `what time is it; semester*; the term; school|academic year; library|libraries; lunch*; cafeteria*; canteen*; bus|buses; weather;
    parking; gym; wifi; thesis; period 1|2|3|4|5; spring|summer|autumn|fall|winter term; password*; account*; login; log in; vpn; print*; football; party; pizza; coffee; train|trains; doctor; housing; tuition; you|u coming|going|leaving|arriving|doing|up|like; are|r you|u; your|ur weekend|day|holiday; milk|cake|keys|match|notebook|tax; your|ur exam|exams|test|project|grade*|course|group|teacher|lecture|report|thesis; doctor|nurse|dentist`,
  about: '{of,in,for,about}{,_the,_a} is',
  ofSubject: '',
  inSubject: '',
  languages: [
    ['en', 'english'],
    ['fi', 'finnish'],
    ['sv', 'swedish'],
  ],
  topics: [
    ['opens', 'when .. possible|able .. enrol*|register|sign|join'],
    ['completion', 'attend|be|come every|all|each; miss|skip a|one|any class|lecture|lesson'],
    [
      'grading',
      'determine*|affect*|influence*|count*|weigh* .. grade|mark; what|how .. goes into .. grade; how .. grade*|assess*|evaluat*|mark*',
    ],
    [
      'completion',
      'credit|credits for|from prior|previous|earlier; recogni*|accredit*|rpl; self-study|selfstudy|independently; as|by self study; on my|your own; own pace; transfer credits',
    ],
    [
      'groups',
      'open|available|suitable to|for exchange|international|visiting|outside students; exchange|international students',
    ],
    ['duration', 'from when to|till|until when'],
    [
      'grades',
      'my grade*|result*; what|which grade* .. i|we|you|get|got; grade* .. come|out|published|ready|posted; when .. grades; did i|we pass|fail; have i passed|failed',
    ],
    [
      'teacher',
      'who|whos .. teach*|lectur*|prof|profs|professor*|instructor*|tutor*|runs|holds; teacher*|lecturer*|prof|professor*|instructor*; who .. teaching|taught by; contact person; who|whom .. email|mail|contact|ask|message; who gives|gave',
    ],
    [
      'places',
      'how full; free|available places|seats|spots|slots; places|seats|spots|slots .. left|free|available|remain*; it|§|already full; full already|yet; waiting list|queue; waitlist*; how many places|seats|spots|people|students; any|enough places|spots|seats|room; is there room|space|place; fully booked; people|students|many .. fit; room|space for; capacity; how crowded; course|class|group|it|this|that|§|is full; still|any room|space|spots|spot|places; maximum|max|total number|amount .. participants|students|people; how big',
    ],
    [
      'course-rooms',
      'which|what|whats room|classroom|building|lab|location; where|wheres .. held|class|classes|lecture*|lesson*|place|taught|room; where is it|this|that|§; in which|what room|classroom; where do|should|shall|must|will we|i|you|one meet|go|be|come; where .. meet|come; which|what bldg|house|campus|hall|place',
    ],
    [
      'lessons',
      'what|which time|times; what|which days|weekday*|hours .. class*|lecture*|lesson*|sessions; weekday*; day|days of the week; next lecture|class|lesson|session; which|what days; when .. lecture*|lesson*|classes|sessions|contact; lecture|lesson|class times; evenings; does it clash; weekly|week timetable|schedule|rhythm; timetable .. look',
    ],
    [
      'methods',
      'teaching|study|learning method*; methods; how .. taught|teach*|arranged|organised|organized; how is|are .. run; group work|project|assignment*; group|team projects; lectures or; group work; is it lectures; lectures|labs|workshops and|or; mode of teaching; projects|project|labs|workshops or|vs|and lectures; lectures or|vs; are|is there|any lectures|labs|exercises|seminars; any lectures',
    ],
    [
      'grading',
      'grade|mark|marks .. depend*|based|determined|calculated|made|consist*|composed; final grade|mark; how .. grade|graded|assess|assessed|evaluated|marked; graded|grading|assess*|evaluat*; pass fail; pass or fail; pass|fail or numbers; grade|grading scale; scale; numbers or; criteria|criterion; 0 5; get|give|receive .. grade|number; grade or; for a|an five|four|three|5|4|3|a|1|one; marks|marking; get|getting a|an five|four|three|top|good|best',
    ],
    ['online', 'attendance|present|attend on|at campus|site; attendance online'],
    [
      'completion',
      'attendance*; mandatory|compulsory|obligatory; how .. complete*|pass|passed|accomplish*; way|ways|mode*|option* .. complet*|pass|do|take; complet* .. way*|mode*|option*|method*; alternative*; to pass; what .. pass; get through; mandatory|compulsory attendance; skills demo*|demonstration*; get|have|got it done; instead',
    ],
    [
      'exam',
      'a final; finals; exam*|retake*|resit*|midterm*|quiz*; test|tests; final test; exams; final .. exam; examination*; exm; written|oral|online exam|test; resit*|retak*',
    ],
    [
      'materials',
      'book*|literature|textbook*|material*|readings|slides|handout*; reading list; what .. read',
    ],
    [
      'prerequisites',
      'beginner*; entry requirement*; prereq*|pre-req*|requisite*; need|have|done|know|required|take|taken|completed .. before; before taking|this|§|it|i|that; previous|prior|earlier stud*|course*|knowledge|skill*; required stud*|course*|knowledge|skill*|background; requirement*; preliminary|background; beforehand; in advance; prior; before i|we|you start|begin|join; have|need|must to have|know|master .. first|for; completed .. first; experience; novice*|newbie*; expected of|from; without .. basics|knowledge|experience; take|do|join § without; background|skills .. need|needed|expected|required; build|builds|based on; continuation|sequel',
    ],
    [
      'objectives',
      'objective*|goal*|outcome*|aim|aims; will|do|can|would|should|what i|we|you|one learn; learn* from; i|we|you learn; competenc*; skills .. get|gain; able to; what .. afterwards; after|from the|this course',
    ],
    [
      'employer',
      'compan*|employer*|enterprise*|industry|business; working|work life|life|placement; work-life; real clients|customers; employer connection*; clients|customers',
    ],
    [
      'further',
      'tell .. more; further|more|additional|extra info*|detail*; anything|something|what else; other info*; notes',
    ],
    [
      'workload',
      'workload*; homework*|assignments|coursework; how much work|effort|time; lot|lots of work; how many hours|hrs; hrs; hours per|a|each week; hours; much work|homework; how hard|heavy|demanding|tough; is|it .. heavy|hard|tough|demanding|difficult; time consuming; self study|studying; time-consuming; hrs|hr per; hrs; time .. reserve|need|spend; effort; easy; challenging; eat|eats .. time|evenings|weekends; work .. outside|lot; outside|besides of|the|class|lectures; studying',
    ],
    [
      'language',
      'which|what language*|lang; language*|lang; in english|finnish|swedish; english|finnish|swedish or|and; need|know|speak|taught|teach .. english|finnish|swedish; english|finnish|swedish; instruction; eng|fin|swe|suomi',
    ],
    ['credits', 'credit*|ects|cr|cp; how many|much .. points|op; points; worth'],
    [
      'online',
      'on|at|to|in campus; campus or|and; online|remote*|distance|hybrid|zoom|teams|virtual*|onsite|webinar*|mooc; from home; on site; on-site; in person; in-person; contact teaching; physical*; attend .. class|lectures|person; streamed|recorded|recording*',
    ],
    [
      'closes',
      'deadline*|closing; until|till|til|by when .. enrol*|register*|registration|sign*|join|apply; last|final day|date|moment|chance .. enrol*|regist*|sign*|join|apply|enroll; enrol*|registration|sign*|signup|application .. close*|end|ends|over; when .. close*|closing; how long .. enrol*|register*|sign*|join; latest .. enrol*|register|sign*; by when; by which|what date|day; register|enrol|enroll|sign|apply .. by; when .. last .. register|enroll|sign; last|final enrol*|regist*|sign* date|day|time; last|final chance|moment|call; chance to enrol*|register|sign',
    ],
    [
      'can-enroll',
      'can|may|could|able i|we|one|you|to still|yet .. enrol*|register|sign*|join|apply|take|get|participate; still .. open|enrol*|sign*|register*|join*|apply|time|possible; is|if|whether .. enrol*|registration|sign*|signup|application .. open|opened|on|closed|over; too late; open now|rn|yet|still|atm|today|already|currently; is it|this|that|§ open; late .. enrol*|sign*|join|register; did .. miss; missed .. enrol*|registration|deadline; anymore; sign up now|today; get into|in .. still|yet; possible to|for .. enrol*|register|sign*|join; still possible; can|could|may i|we|one|you .. enrol*|register|sign|join .. now|today; can|could|may i|we stil|stll|still; hop|jump|get|squeeze on|in|onboard|board .. still|late; still hop|jump|squeeze; late enrol*|registration',
    ],
    [
      'opens',
      'when|whens .. enrol*|registration|register*|sign*|signup|open*|join|apply; enrol*|registration|signup|application .. open*|start*|begin*; what|which day|date .. enrol*|register*|sign*|open*; opens|opening',
    ],
    [
      'ends',
      'end|ends|ending|finish*|over|conclude*; until|till|til when; last|final day|date|lesson|week; when .. done|over',
    ],
    [
      'duration',
      'how long; how many weeks|months|days; duration|length|lasts|weeks; how many lessons|times; time span',
    ],
    [
      'starts',
      'start*|begin*|commence*|kick*; first day|lesson|lecture|week|class|date; when is|was|will|are it|this|that|§|the; whens it|this|that|the|§',
    ],
    [
      'unit',
      'unit|department*|faculty|office|organis*|organiz*|offers|offered|responsible|provider|arranges; which|whose|what school; which|what unit|school|faculty',
    ],
    [
      'groups',
      'group|groups; who can|may|should|could take|join|attend|enrol*|study; exchange|open students|university; who is it|this|§ for; which|what students; whom|who .. for|meant|intended',
    ],
    [
      'programmes',
      'degree*|programme*|program|programs|major|majors|curriculum|specialisation|specialization',
    ],
    [
      'content',
      'whats .. about; what is|are|was|does|do|it|this|that|course|§|will .. about; about what; content*|topic*|syllabus|subject|subjects|theme*|outline|description|cover*|covered|deal*; what .. do; what do|will|would we|you|i|one do; what is taught; what are .. taught; what happens; describe*; all|even|actually|really|course|it|this about; give|got .. overview; overview; whats|what|wats|wat in it|this|there; summary|summaris*|summariz*|tldr|overview|gist',
    ],
  ],
};
