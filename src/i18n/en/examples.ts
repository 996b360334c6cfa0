/** Examples of what people ask in English. */
import type { Examples } from '../examples.ts';

export const enExamples: Examples = {
  opens: `
when does enrolment for {} open? | What's the first day I can sign up to {}
From which date is registration possible for {}? | I was wondering when they let people in to {} in Pakki
has the sign-up date of {} been announced, I want to be first in line | {} - when can one start registering?
How soon will I be able to enrol on {}? | enrolment start {}
Do you know on what day {} becomes available for booking a place
i tried joining {} but it's not possible yet, when will it be? | Not open yet?? When then, {}
could you check the opening day of registrations for {} please
At what time of the morning does the sign-up for {} go live | days left until {} accepts enrollments
when they are opening the {} for students to apply | since when has one been able to register to {}
When's {} gonna be open for sign-ups? | I'd like to mark in my calendar when registering for {} begins
{} enrolment window, when does it kick off | earliest date to reserve a seat on {}
When will the enrolling button show up for {}? | is it already known when {} opens up?
So {} can't be joined yet. Which week will that change? | and when does sign-up begin?
how long do I have to wait before it opens | opening date? | registration opens when
does enrollment start this month or only in the next one
I keep refreshing and it says enrolment hasn't begun; when does it | starting from which day may people register
is there still time before enrolling starts | When do they release the spots?
at midnight or in the morning, when does the registration open | enrollemnt begins?
ok so first possible moment to join up is...? | can't click anything on {} yet, from what date will it let me
student asks me when she gets to put her name down for {} | {} not taking people yet right? when then
does signup for {} begin before or after juhannus
i'm always late with these so tell me the first possible day to grab {}
Peppi says registration for {} hasn't begun, how long do I have to wait
which morning should I be sitting at the computer to get into {} | is {} opening in August or only in September
the button on {} is grey. when does it go green | from when one is able to ilmo to {} | {} sign-up first day pls
I go on parental leave soon and want to know whether the joining period of {} begins before that
{} registation starts wen | too early for {}? when isn't it too early
earliest date my group could register themselves to {} | when do the gates open for {}
still closed. when not closed? | so when's the ilmo starting | how soon could one get in there
first come first served I guess, so what time does it kick off
do they let us apply already this week or is it next month it begins | not open yet huh, when
set my alarm for what day to get a spot | when are we being allowed to enrol, no one has told us the starting date
when could one sign up for {} | when can you register to {} at the earliest | when do u get to sign up for {} | how long must I wait before I can register
when does enrollment for {unit} open
when does registration launch for {} | what date will {} begin admitting people | sign-ups for {} commence when
has a date been fixed for opening {} to applicants | enrolment to {} isn't live yet, when does it go live
when's {} up for grabs | the library wants to know from what day {} accepts sign-ups
I need to know when the enrolment period of {} begins
Would you be so kind as to tell me when the registration period of {} is due to begin?
when will {} unlock for enrolment | from what hour can I snatch a place in {}
the registration hasn't started, has it | when do bookings for {} start
my daughter would like to register, when is that going to be possible
When can our open university applicants begin enrolling? | next month already or later, the start of the registration
when does the enrolment round for {} begin | it says "upcoming", so when can I enrol on it
when are the doors opened for registrations | how early may I enlist for {}
starting date of the registration period? | enrolment not available at present, from when will it be
ok not yet, but when will I be able to register | when does course selection for {} begin
I have to plan my morning, at which hour do the sign-ups open
they haven't opened the sign-up form of {}, when do they | soonest I could enrol in {}?
when will the list for {} be opened | does the ilmo open on a weekday or over the weekend
sign-up for {} opens on which date
how long ago did {} open | how long ago did sign-up for {} begin | how many days ago was {} opened
how long has {} been open for enrollment
`,
  closes: `
Until when can I register for {}? | last day to enrol on {} | What's the deadline for signing up to {}?
how many days do i still have to join {} before it shuts | When does registration close in {}
I can't decide this week, by what date must I have enrolled in {} | {} enrolment ends when?
is the cut-off for joining {} before or after the holidays | By when do I need to sign myself up for {}
Please tell latest possible date for the registering of {} | how late can I leave it to sign up for {}
has the enrolment deadline for {} been extended | when's the final call for {}
is tomorrow too late to put my name down for {} or does it run longer
till which date the enrollment of {} is going on | They say sign-up for {} is ending soon. How soon exactly?
registration deadline, {} | I'd hate to miss the enrolment of {}, when is the closing date?
up to what day can one still get on the list for {} | When do they stop taking new students to {}?
{}: does the enrolling end at midnight on the last day | what date do I have to make up my mind about {} by
How much time remains to register for {} | and when does it close? | sign up by when
closing date for enrollment pls | what's the deadline to join | when is the door shut for newcomers
End of enrolment? | until what time on the last day can I register
does the sign-up period end before the first class | how long is the registration kept open
I need my boss's ok first, so when at the latest must I enroll | enrol dl? | final date to sign up would be what
how long can I keep dithering about {} | I'm abroad with bad wifi until Sunday, will I be too late for {} on Monday
final call for {}? | is tonight the cutoff on {} or tomorrow night
a student of mine missed the mail: what was the last day to get onto {} | up to which date they take people in {}
I need to talk to my opo first, how many days before the {} registration shuts | ilmo dl {}
{} when is to late to join | did the window for {} shut already, and if so which day did it
whats the latest i can decide on {} | before what date do I have to make up my mind about {}
does {} sign-up run out before Christmas or after
my boss answers only next week, does {} still take registrations then or when does it stop | {} enrolment expiring?
registering for {} ends what clock | no rush? or is it closing soon | how much time left to sign up
and by when must I have registered | cutoff? | when will they stop accepting new ones
until midnight or until four o'clock on the last sign-up day
can I sleep on it or does registration slam shut tomorrow | ends when the ilmoittautuminen
how long do I have to make up my mind | till when can one get in | last chance to register is when | how many days are left to join | and when does it shut
last moment to enrol in {}? | when does the registration for {} lapse | how long are sign-ups accepted for {}
what's the final enrolment day for {} | enrolment in {} finishes on which date
by which day should the registration for {} be in | when does {} stop accepting people
when's the latest I can join {} | registration for {} expires when | when is the enrolment period for {} over
how many hours till the {} sign-up closes | do I still have a week to sign up for {}
is Friday the last day to register for {} | can I postpone enrolling in {} until next week or will it have closed
how long will the form for {} stay up | I need to know the deadline for registering to {}
Kindly inform me of the closing date of enrolment for {}. | enrolment deadline? | when do they shut it
at what hour does enrolment close tonight | so what's the last day for signing up
when does my chance to enrol run out | does the registration end on a Sunday
how much longer is it open for enrolment | is there any grace period after the sign-up deadline
my child dawdles, by when must she be registered | have they prolonged the registration time of {}
I suppose the registration ends soon, on which date? | when am I too late to enrol on {}
I'm on a business trip, so until when does the enrolment for {} stay open? | the latest registration date of {} please
when does the enrolment window of {} close | tell me when signing up for {} stops | last call on {}?
sign-up of {} till when | deadline for enrolment on {} is what date | is the 15th still in time to register for {}
would next Monday still be in time for signing up to {}
How long is it possible to enrol, given that I shall be travelling until the end of the month?
what time tonight does the registration end | do I have to hurry with the sign-up, when is it closing
the applicants ask when the registration for {} is to be closed | and until what date can one enrol
registration till? | closing time of the sign-up, midnight or earlier
when's the sign up deadline | deadline for signing up?
`,
  'can-enroll': `
Can I still get into {}? | is {} open for enrollment right now | Am I allowed to take {} as an exchange student?
how do I sign up for {} | Is it too late to join {}? | may a first-year register to {}
Would an open university student be accepted to {} | {} – can anyone apply or only a certain group?
I'd love to hop on {}, is that possible at this point | where do I click to enrol in {}
I missed the start of {}, could I jump in anyway | who is eligible to participate in {}
Can people from other campuses enrol on {} | What are the steps for registering to {}?
am I able to put myself down for {} already today | Does {} take in students from outside the school?
I am working, not a degree student. Is {} possible for me | enrolling seems locked on {}, is it really not open
Could staff members join {} too? | {}, can I enrol now? | Is sign-up currently going on for {}
how does one get a place on {} | I'm a part-timer in another programme, am I permitted on {}
Can you tell me whether {} can be registered for at the moment?
is it ok if I come to {} late, like join in the second week | Which system is used for the {} registration
{} has it opened or closed, I mean can I join | Can I join? | still possible to hop in? | is it open to everyone
how do I enroll | can i register already | What do I need to do to get in | is registration on
am I even allowed to take it, I study nursing | May Erasmus people come?
do they accept cross-institutional students | possible to sign up any more? | who can take this one
Is late registration an option here | I'm only an open uni student, would they take me on {}
exchange person here, am I allowed in {} or it's for degree ones only
{} already running, could someone sneak in late
a student asks me if she could jump on {} now or has that ship sailed | did I miss the boat with {}
where do I click to get onto {} | is it too late or still ok to join {}
my friend from another AMK wants to {}, possible? | can first years barge into {} as well
registration {} open or closed rn | peppi doesn't let me choose {}, am I not eligible
How one does register himself for {}? I don't find the place | is {} for anyone or just for the invited
I work full time and study evenings, would a monimuoto student get into {} | {}: open for sign ups at the moment?
not from that school but really want {}, do I have a chance to be let in | {} via campusonline, doable?
still joinable? | could I hop on today | am I even allowed to
do I need someone's permission to take part or do I just register | what's the procedure if I want in
is ilmo on now | can non-nurses come too or is it shut for us
the form for {} says closed, can I still join somehow | is joining {} still possible | are sophomores allowed to take {} | may first-years take {}
are people from other schools let into {} | the sign-up button of {} does nothing | enroll button greyed out for {} why | can I join this course although it is late
it says the registration is closed, is there a way in | would they let me in | I tried to sign up for {} and it refused me | can a transfer student take {} this fall
I forgot to register for {}, is it over for me | how does one sign up for this | what do I have to do to register | where is the registration form
can I get in to {} any more | is it too late already to sign up | may I still get into {}
is {} still open in two weeks | is {} open after the exam week
can I enrol on {} | am I eligible for {} | how can I join {} | how to apply for {} | where does one register for {}
is {} accepting students | does {} admit visiting students | would they take a retired person into {}
Is it permissible for a degree student of another university to join {}? | may pensioners come along to {}
my son is in upper secondary school, could he sign up for {} | I missed the enrolment of {}, what can I do
the deadline for {} passed, can you still be added | is there any way into {} after the deadline
can exchange students register for {} themselves | which form do I fill in to join {}
it won't let me register for {} | Peppi throws an error when I enrol in {} | I'm not able to enrol, why is that
Is {} restricted or may anybody register? | can doctoral researchers sit in on {}
as an alumnus, have I got the right to join {} | how do I go about enrolling | through which website do I apply to {}
do I qualify for it | why can't I pick {} in the system | can a student on leave of absence still enrol
can an opo enrol a high school pupil on {} | I was rejected from {}, can I appeal or try to join again
any chance of late entry to {}
are masters students allowed to take {} | are freshers allowed on {} | are part-timers allowed to join {}
`,
  starts: `
When does {} start? | what's the first day of {} | {} begins on which date
I fly back to Finland in September, will {} have begun by then? | Has {} already kicked off?
In which week do we begin {} | starting date of {} please | when do they get going with {}
do you know if {} starts before Christmas or after | Is {} an autumn thing or does it begin in spring
how many days till {} begins | on what date {} is starting | Is the beginning of {} in period 1 or 2? | start day {}
When is {} beginning? | {}: how soon does it start | What month does {} get under way?
I think {} started last week, am I right? | did we miss the beginning of {} | kick-off of {}?
and when does it start | start date? | which day is the opening one
does it begin right at the beginning of the term | when's day one | has it started yet
beginning in january or february? | So when do we get rolling with this | it commences when?
from what date does the course run | when's kickoff of {}
I fly back on the 4th, have I then missed the beginning of {} | {} begins this side of New Year or the other
has {} got going yet | first day of {} what date it is | a student's asking me when {} gets under way
{} alkaa when | when we begin with {}? Before hiihtoloma? | {} off the ground already or not
need to tell my employer from which day I'll be on {} | does it start straight away in week 36 or later
so it kicks off when exactly | beginning day pls | january or march, which one does it begin
not started yet, is it? when does it
when does {unit} start | when does {unit} begin | start date of {unit}
when is {} due to start | when does {} commence | when is {} launched | which day is {} set to begin
when does {} get going | {} starting when | what week does {} start in | from which date is {} on
in which period does {} start | when will {} be starting, September or October | has {} started already
{} hasn't begun, has it | how soon is {} starting | is {} starting this week | does {} start on Monday
did {} begin yesterday | does {} begin after the autumn break | when are we starting with {}
on which day are we off with {} | what is the opening day of {} | what's the starting day for {}
I need to know when {} is beginning | Could you kindly let me know the date on which {} commences?
my leave ends in October, does {} begin after that | what's the launch date of {}
I can't be there before the 10th, is {} underway by then | how many weeks left before {} begins
when do people come together for {} the first time | start of {}, autumn or spring
not sure if {} has begun, could you check | so it starts when | when will it be starting | starts?
what's the first date | beginning? | in what month is the start | is it starting soon | does it start this year
did it already get underway | before or after new year, the start | ok and when do we begin
when does the teaching period of {} commence | my employer asks as of when I'd be at {}
I booked a holiday till mid January, hopefully {} isn't starting before | has the launch of {} been delayed
`,
  ends: `
When does {} end? | last day of {} | by what date is {} over
I have a summer job from May, is {} finished before that | how long into the spring does {} go on until
{} ending date? | When are we done with {} | Will {} be wrapped up before Christmas? | finishing day of {} please
has {} already ended | On which week does {} finish | is {} still running in december | When is {} going to be over?
Does {} finish before the semester does | {}, final date of the course | which month does {} come to its close
will I be free of {} by midsummer | how far into the year does it carry on | and the end? | last date?
until which month does it run | When's it all finished | is it over before my holidays start | ends in april or may?
what day does the course conclude | when am I done with {} | will {} be over before my baby's due in May
{} wraps up when | does {} drag on past vappu | last day of {}?
i have a summer job from 1.6. so must know is {} finished by that | {} finishing in which month
at what date {} stops | is {} over by Christmas or does it carry on in spring | till when am I stuck with {}
and it finishes? | when will it be behind us | when's the final day, I'm booking a flight home | end date plz
still going in June or done by then | how late into the spring does it run
when is {} finished | {} ends on what date | is {} ending soon | what's the end date of {}
closing day of {} as a course | does {} go on after Easter | how long will {} still continue
is {} completed before the winter break | does {} extend into next year | on what day is {} concluded
my contract starts in June, will {} have ended | I leave the country on the 20th, is {} done by then
Could you please tell me on which date {} is scheduled to end? | the exchange ends in December, {} too?
when's the finish of {} | when do we finish | when is it done | ending? | till what month does it last
last week of the course is which | does it end before midsummer | is it over already | when will I be finished with it
has it come to an end | does {} terminate in period 2 | so till which date would I be tied to {}
my visa expires in May, will {} have concluded | how near is the finish line of {}
will the whole thing be through by Easter | is {} dead and buried by the time skiing season starts
`,
  duration: `
How long does {} last? | from when to when is {} held | What are the dates of {} | duration of {}
for how many weeks is {} running | Does {} take a whole semester or only one period? | {} start and end dates
how many months will {} take | over what time span is {} organised
Is {} a short intensive thing or does it go on all year
I need begin and finish day of {} for my student finance application | how long time is {} going
How many weeks should I reserve for {}? | between which dates does {} take place | length of {}
Is {} spread across two terms | {} when is it, from what day to what day | dates? | how long is it
time window from first to last day? | when is it running, beginning and end | how many weeks altogether
is it one week or several months | the whole time frame please | Does it stretch over the new year?
is {} a quick one or does it go on the whole spring | from which day to which day am I tied up with {}
{} dates from-to | how many months {} takes from beginning to end | does {} last one period or two
a student of mine plans her leave, what stretch of the calendar does {} cover | {} how lenghty
is {} squeezed into a few weeks or spread over the year | {} runs between what dates
I'd be away all October, is that in the middle of {} | how many weeks are we talking | begins and ends?
one period thing or longer | how long does the whole thing go on | what's the time span
short intensive or a semester long
how long is {} | length in weeks, {}? | how long does {} take from start to finish | {} lasts how long
what period is {} in | during which months does {} run | which weeks does {} cover
what are the first and last dates of {} | is {} a half-year course | does {} extend over two periods
is {} an intensive week | how many days is {} altogether | when does {} start and when does it finish
start and end of {} | between what weeks is {} | I need both the beginning and the ending date of {}
For my study leave application I would need the exact dates between which {} is held.
I am here only three months, does {} fit in that | running time of {} | how lengthy is it | how long are we at it
over how many weeks does it extend | does it fill the entire academic year | entire autumn or just a part
is it a crash course of a few days | in what period is it and how long | the dates it runs, from and to
when is it on, I mean from which month to which | does it take more than one semester
calendar dates of the whole course
`,
  credits: `
how many cp is {} | cp of {}? | how mny cps do i get from {}
How many credits is {}? | ECTS of {} | what's {} worth in study points | {} credits?
How many points do I get from {} | I need five more credits, would {} give that many | is {} a 5 op course
do you happen to know the extent of {} in cr | how many ECTS are given after {} | How big is {}, credit-wise?
three op or more, what does {} bring | scope in credits, {} | what amount of credit points {} has
I'm counting my op for Kela: how much does {} add | How many study credits for {}? | {} is it three or five ects
what's the credit value of {} | Would {} earn me enough points to reach 60 | {} op
does {} bring any credits at all | and credits? | how many cr | ects? | is it worth five points
how many op does one get | number of credits pls | what do I earn for it, in credits | credit points of this one?
5 or 10 credits | how large is this course in study points | how many op do I bag with {}
is {} worth three or five | I'm short 4 points for Kela, would {} cover that | {} noppa count
how big is {} in ects | student asks me what size {} is, in study points | what {} gives in opintopisteet
does {} give any points at all | how much is {} worth credit wise | {} 5 op or 10 | op? | and how many cp
do I get the full five from this | points for it? | worth how many ECTS you know | not a tiny 1 credit thing is it
credits of {unit} | how many credits is {unit} | credits for {unit} and {unit}
how many credits does {} give | credit amount of {} | what does {} count for in ECTS | is {} three credits
is {} worth 5 credits | number of ECTS in {} | credit load {} | how many credits would {} add to my total
size of {} in credits | total credits {} | I need to know how many credit points {} awards
Could you tell me the number of credits awarded for {}? | my home university asks for the ECTS value of {}
does {} yield five or six ECTS | I lack ten credits, does {} cover them | what is the credit volume of {}
{} how many op | how many units of credit is {} | credits? | how many points is it worth | study points?
it's a 5 credit course, isn't it | only three credits? | are there full credits for exchange students in {}
do I receive credits from {} | variable or fixed credits in {} | can the credits of {} vary
the learning agreement needs the credits, how many are there | would {} bring me above the 55 limit, how big is it
how many credits do they reward for {}
`,
  language: `
What language is {} taught in? | Is {} in English? | I don't speak Finnish, can I manage on {}
language of instruction {} | do they teach {} in finnish or english | {} - Swedish available?
can i hand in my work in English on {} even if lessons are Finnish
Are the lectures of {} held in a language I understand, I only know English | in which language is the {} given
Would a non-Finnish speaker survive {} | does the teacher of {} switch to english if there are foreigners
is {} bilingual? | what do they speak in {} | Will {} be conducted in Finnish only?
does {} come in an English version | {} language? | which tongue is used in {}
My Finnish is A2, is that enough for following {} | do I need to know Finnish for {}
is {} suitable for english speakers | and the language? | in english or what | does it require finnish skills
teaching language? | only in Finnish?? | Suomeksi or English | is it in swedish perhaps
can I take it in my broken Finnish or is there English | what language are classes | english possible?
my Finnish is crap, can I survive {} | do they speak Suomi or English in {} | {} in english y/n
is {} for Swedish speakers or is it all in Finnish | I not understand Finnish, {} is ok for me?
a student from Nepal asks whether {} would be held in a language he knows
can I hand in my stuff for {} in English although it's Finnish taught | which tongue is {} given
is {} suomeksi only | {} taught in Finnish or not | englanniksi? | what lang | will I need to know Finnish for that
does the lecturer speak english there | only Finnish, or is there hope for a foreigner
is the teaching bilingual by any chance
the web page of {} is in Finnish, is the teaching as well | is the teaching in English though the page isn't | will I manage {} without Finnish | do they speak English in {} | which languages are used in {}
which language is {} in | is {} held in Finnish | is {} taught in Swedish | is {} available in English
do they lecture in English in {} | what language does the teacher use in {} | is the material of {} in English
I need to know whether {} is in English | Kindly advise in which language the instruction of {} takes place.
I not speak Finnish, {} possible? | my spoken Finnish is fine but I can't write, would {} work | not in Finnish, right
English or Finnish | English? | Swedish too? | is it an English course | and what language | the language of teaching
any English group for {} | are there Finnish parts in {} | how much Finnish is spoken during {}
is the course name English only or the lectures also | is it translated | would I understand anything without Finnish
do they offer an English-taught option of {} | is {} taught in a foreign language
no Finnish speakers in our exchange group, can we follow {}
my ears can't follow fast Finnish, is {} perhaps given in something else | spoken language in {}?
are lectures interpreted into English
`,
  online: `
Is {} online? | can I do {} remotely | Do I have to come to campus for {} | is {} contact teaching or via Zoom
I live in Oulu, could I take {} from home | {} - hybrid, on-site or distance? | how much of {} is virtual
Are the lessons on {} in Teams | is it possible to study {} completely on the web
What's the mode of delivery of {} | {} face to face? | could {} be done from abroad, I'm on exchange
how many percent online teaching is there in {} | are there any on-campus days in {}
Does {} happen online or at school? | Is {} a self-paced web course | {} remote possible?
can one follow {} through a stream from the sofa | will I need to travel to the campus because of {}
is {} distance learning | remote or in person? | is it online | do we meet physically at all | on zoom?
is there a hybrid option | can I take part from home | fully virtual or just partly | distance study possible?
need to be on site? | Is it live teaching on the screen or in a classroom
I live in Ivalo, do I have to travel for {} | can {} be done in pyjamas from the couch | {} zoom or live
etänä possible with {}? | is any of {} face to face or it's all in Teams
student of mine has a baby at home and asks if {} needs showing up on campus | {} lähi or verkko
is {} something I can do from Spain | do we sit in a classroom in {} or behind a screen | {} fully virtual?
remote or not | from home ok? | do we ever have to meet in person or is it just the net | is it a hybrid thing
contact teaching or distance | not on campus I hope, I've got a four hour train ride
I live far away and can't come every week, does {} work for me | I can't attend on campus, is {} possible by zoom | could I do {} from abroad the first weeks | is it live teaching or recordings | is the lab on campus
is {} fully online | is {} an online course | can {} be taken online | is {} on campus | is {} remote
is {} in person | is {} hybrid | do I need to be physically present or can I dial in to {} | can I join {} over Teams
do I have to travel for {} | I need to know whether {} can be followed from a distance
Is it feasible to complete {} entirely at a distance, as I reside abroad?
I live up north so is there any face-to-face meeting in {} | is everything in {} on the net
is {} live on the web or at your own pace | which parts of {} are on site
how many times must I travel to campus for {} | is {} streamed | is there a link to join {} from home
could I zoom into {} | does {} have days at school at all | is {} a MOOC | can I do it from my couch
at home or at school | distance or campus | totally remote? | so no need to come to town
asynchronous or live on Teams | do I get by without ever visiting the campus
`,
  unit: `
Which school arranges {}? | what department is {} from | who offers {}, business or engineering
{} belongs to which unit | Under what faculty does {} fall? | which organisation is responsible for {}
is {} provided by the health care side | do you know whose course {} is, I mean the department
what school's catalogue is {} in | Which faculty is behind {}? | {}: organising department?
is {} run by the school of culture | From which unit does {} come | which school is it | what department offers this
who organises it, which faculty | is it technology's or business's | organising unit? | the unit in charge?
Under which school is it listed | who at the uni is behind {}, business or tech people | {} belongs to what school
is {} run by social services side or by healthcare | which department do I write on the form as organiser of {}
whose course is {} anyway, ours or engineering's | {} department? | what faculty {} comes from
is it the culture unit that puts on {} | {} is arranged by which school
a student asks me what unit stands behind {} | which school's this | organised by?
what corner of the university does this come from | is this from the IT department or the business one
which faculty offers that thing | responsible unit pls
which department runs {} | who is behind {}, which school | what unit does {} belong to
which faculty runs {} | what department teaches {} | what school does {} come under | which institute gives {}
which organisation offers {} | is {} by the department of mathematics | is {} organised by the language centre
is {} from the open university or the faculty | who provides {}, which faculty | who hosts {}, the business school?
to which faculty should I send a form about {} | I need the name of the department responsible for {}
Which academic unit is formally responsible for the delivery of {}? | the study secretary wants the organiser of {}
what's the host department of {} | which unit arranges it | faculty? | what department | which school
under whose faculty is it | is it from the faculty of science | who's the provider, which institute
is that ours or the engineering school's | the organising institution please | home department of {}
{} comes from which faculty | does the language centre hold {} | is {} a summer university thing or the faculty's own
which campus college administers {} | does {} sit with humanities or with natural sciences
`,
  programmes: `
Which degree programmes is {} for? | {} is part of what programme | For whose curriculum was {} made
is {} meant for nursing students or for engineers | What degrees include {} | what study programme does {} belong to
is {} in the ICT programme's plan | Which lines of study have {} | list the programmes {} is tied to
is {} for master's degree programmes | do only business administration students have {} | which majors take {}
Degree programme of {}? | {} is offered to students of which degrees | Is {} intended for the tourism programme
what curriculum contains {} | does {} sit in bachelor or master programmes | and which programmes?
what degree is it part of | for which programme | programme?
Is it aimed at bioanalytics students or some other field | which curricula is it in | whose degree does it belong to
is this for BBA or for engineering programmes | is {} meant for nursing folks or physios
which degrees have {} in their plan | i'm in logistics, is {} for our programme or not
{} is a part of what tutkinto-ohjelma | do tradenomi people take {} or only insinöörit
who is {} for, which lines of study | {} — for master's or bachelor programmes?
for what degree programmes {} is directed | is {} a thing only for International Business
students of which programme sit in {} | which koulutus is it for | for engineers only?
what programme does that go with | is it for restonomi too or just for tourism | what lines does this belong to
a degree programme listed for it?
is this only for engineers | just for nursing students or anyone
which degrees need {} | can CS majors have {} in their degree | is {} compulsory in some programme
is it a part of some degree | which degree does it belong to | is {} part of the nursing degree
is {} for computer science majors | is {} part of the master's programme | is {} a bachelor's course
which programme's students take {} | which degree students need {} | is {} in my degree programme
does {} belong to the teacher education programme | is {} on the curriculum of social services
in which degree structures does {} appear | is {} listed in the economics curriculum
I need to know which programme {} is intended for | In the curriculum of which degree programmes is {} included?
our programme is logistics, does it have {} | students of what degree are {} for | what degree programme is it in
which majors | which programme is that | what curriculum | is it a master level programme course
only for physics majors? | tied to which degrees | is it part of some minor | which minors contain {}
is {} in the engineers' study plan | does the law programme have {} in it
I'm a midwifery student, is {} in our degree structure | does the forestry curriculum contain {}
does {} feature in any specialisation | I'd be switching to tourism, would {} be in that programme too
dental hygienist programme or nursing, where is {}
`,
  groups: `
Which groups is {} for? | what year students is {} meant for | is {} for the group {group} | Does {group} have {}
for which intake is {} | {} target groups? | is {} aimed at first years or third years
which class codes are attached to {} | I'm in {group}, is {} meant for us | whose group takes {}
are the day students and the evening group both on {} | what cohorts does {} cover | Which student groups are on {}?
{} - for what class | is {} second-year stuff | I'd like to know if our group {group} belongs to {}
which year of studies is {} for | what groups? | is it for freshmen | which starting year | is {group} included
is that for the multiform group or the daytime group | for whom is it, which class
group list of the implementation? | year 2 or year 3? | is {} for second years or for the fresh ones
what group codes are tied to {} | does {} concern {group}
I started in January, is {} planned for my lot or the autumn starters | {} which ryhmät
are the part-timers or the day students meant to be on {} | a student in {group} asks if {} is for them
is {} for thirdies or can the group be anything | {} is on which group's schedule
whose class is {} for, {group}'s? | what year students is it | group? | is that for {group} or for the other one
which intake is this for | who else is on it, what groups | is my group code among those listed
who can take {} | is {} only for nurses or for others too | may exchange students take {} | what groups is {} for | for which students is {}
who is {} for | which students is {} aimed at | is {} for freshmen | is {} for third years
is {} meant for adult learners | is {} a course for my class | is {group} on {} | is {} planned for {group}
does {} include {group} | my class is {group}, do we have {} as well | which student groups take part in {}
I need to know which groups attend {} | For which cohort of students has {} been planned?
opo here, which classes have {} | what's the target group of {} | who's the intended audience of {} | for which class
which groups | first years or second years | is it for the newly started ones | who is the course directed at
is our class among them | what cohort | evening students or day students, whose is it
is {} intended for seniors or for juniors | does {} concern those who began last January
is {} restricted to one class, and which | for grown-ups or school leavers, who's it meant for
our class teacher claims {} isn't for us, {group}, is that right | is it meant for parents or just degree students
who gets to be on {} | is {} open to everyone | can exchange students join {} | is it just for first years
is {} meant for master's students | may people from other faculties take part
can I take {} as an open university student | who is the course for | is it only for nursing students
are outsiders allowed on {} | can a doctoral student take {} | I'm an Erasmus student, may I come to {}
is {} reserved for some programme | which kind of students is {} made for | can alumni attend {}
`,
  content: `
What is {} about? | which topics are covered in {} | contents of {} | What do they go through on {}
Tell me the themes of {} | {} what's inside | is there any machine learning in {}
do we touch budgeting at all during {} | what sort of things does {} deal with
Could you summarise the subject matter of {} | what does one study on {}
I don't get from the title what {} actually is | does {} include statistics
is {} more theory or about practical topics | in a nutshell, what's {} on | main subjects in {} pls
what kind of areas are discussed in {} | {} broken down by subject? | Syllabus of {}? | what's {} all about
{} sounds fancy but what do they cover there | which issues does {} look into | is python part of {}
Describe what {} consists of topic-wise | What subjects are handled in {} lectures
do they speak about EU law in {} | and content? | what's it about | topics | what does it cover
what will be taught | which chapters or themes are in it | is there maths in it | what's the gist
the core content? | So what do we actually deal with there | syllabus? | Subject areas of the course
does it go into databases | what things are treated | what's {} all about in plain words
does {} go into Excel or just Word | is there any coding in {} or only talk | what do they talk about in {}
skimmed the page of {} and still don't get what topics are there
boss asks what stuff {} deals with before he pays my day off | {} topics pls | is {} about people or about machines
which themes are gone thru in {} | does {} touch AI at all
student wonders if taxes are covered in {} or in some other one | in a nutshell {}? | what is inside of {}
{} sounds fancy but what do we actually deal with there
do we get to wounds and bandages in {} or is it pure theory of the body | {} covers what | subject matter?
what's in it | any statistics in there | is it about marketing or more like selling | what stuff do they go over
hmm the title tells me nothing, what does it deal with | does it include bookkeeping
what kind of things are handled there
which subject is {} | is {} the course where you build an app | what kind of subject is {} | in short, what's {} about | what do they cover in {} | does {} have a project
what is {unit} about | content of {unit}
what do you study in {} | what topics are in {} | what's taught in {} | what's the content of {}
what is discussed in {} | what happens in {} | what will we be doing in {} topic wise | give me a description of {}
short description of {} | does {} cover genetics | does {} contain programming | is there grammar in {}
do they teach first aid in {} | do we look at contracts in {} | is climate part of {} | what themes come up in {}
I'd like to know what {} deals with | May I ask what subject areas are dealt with during {}?
my mother asks what on earth they teach in {} | main topics? | what's covered | what is it actually about
contents pls | what would we be studying | which areas does it touch | what sort of subject is this
will there be anything on dementia in {} | does {} explain how loans and interest work
curious what sort of stuff {} teaches, the title is cryptic | does {} go deep into anatomy or only scratch the surface
`,
  objectives: `
What will I learn on {}? | learning outcomes of {} | what should I be able to do after {} | goals of {}
What skills does {} give me | {} - aiming at what? | which competences do you gain from {}
what's the purpose of {} | after finishing {}, what do I know
I wonder what I would be capable of once {} is behind me | what is the student expected to master by the end of {}
targets set for {} | What can I do after {} that I can't now? | objectives, {} | what competence does {} aim at
does {} teach me to code on my own | what's the point of {}, what would I get out of it | what do I learn | aims?
learning goals | which skills will I take away | and the objectives? | what would I come out knowing
intended outcomes of it | what expertise does it develop | what can I do after {} that I can't now
will {} turn me into a decent coder | which skills {} gives to me | is the aim of {} to know or to be able to do
what am I supposed to master by the end of {} | {} learning goals
for my CV: what competences does one come out of {} with | would I be able to run a project alone after {}
the point of {} is what, what should it teach me | osaamistavoitteet of {} | what's the goal
what'll I know afterwards | learning outcomes? | will I be able to draw a blood sample when it's done
what do they want us to be capable of in the end | so what do I gain skillwise
what will I learn in {} | what does {} teach me | what are the aims of {} | what are the learning goals of {}
what skills do I get from {} | what will I be able to do after {} | what's the goal of {} | what's the aim of {}
what is {} supposed to give me | what do I gain from {} | which abilities does {} strengthen
after {} am I able to build a website by myself | will I know how to do bookkeeping after {}
what should students be capable of after {} | expected outcomes of {} | intended learning outcomes, {}
I need the learning outcomes of {} for credit transfer
What competence is a participant expected to have acquired upon completing {}? | what know-how does {} develop
which professional skills does {} train | what do I take away from it | objective? | what's the target
what do I learn there | what can one do afterwards | why do people study this, what skill comes out
what outcomes are promised | which competencies? | what am I meant to learn | what is the course trying to achieve
`,
  prerequisites: `
What do I need to know before {}? | prerequisites for {} | do I have to do some other course prior to {}
Can I take {} without any background | is programming experience required in {}
what earlier studies does {} demand | {} entry requirements | I haven't done the basics yet, can I still cope in {}
Must I have passed {} in order to take {}? | does {} presume knowledge of accounting
what level of maths is assumed on {} | is {} ok for a total beginner | Should {} come first and then {}
which courses go before {} | which skills they expect from me in {} | required previous knowledge {}
is {} an advanced thing building on something | can one skip {} and go directly to {}
am I qualified for {}, I've only done one semester | What should I brush up on ahead of {}
do you have to be able to code for {} | Does {} require anything beforehand? | {} prerequisites?
I failed the intro course; does that stop me taking {} | recommended background for {}
what preliminary knowledge is needed for {} | is {} starting from zero
Do I need a hygiene passport or anything before {} | what has to be completed prior to {}
Is work experience demanded to get on {} | any preconditions? | what do I have to know first
do I need previous studies | prior knowledge? | is it for beginners | does it need some other course done
requirements before taking it | what if I've never coded in my life, is it suitable | prereqs
which courses should be under my belt | starting level? | can I take it right out of high school
do I need to have the first part done | is basic knowledge enough | what foundation does it build on
I never did maths, will I survive {} | do I have to have {} under my belt before {}
total noob, can I just walk into {} | is {} ok if I failed {} | came from lukio not amis, do I know enough for {}
{} or {} first? | what one must know already when coming to {}
haven't touched code in ten years, is that a problem in {}
a student asks whether she can do {} without the basics course | {} prereqs
need I any driving licence, hygiene passport or such for {} | does {} assume you've done something before
would a beginner drown in {} | skipped the first year stuff, can I go straight to {} | {} requires what background
I only know a bit Excel. Enough for {}? | from zero ok? | what should be done before this
do you need to have passed something earlier | any foundations expected | without chemistry, possible?
what do they expect me to know beforehand | earlier studies needed or none
my school physics is long forgotten, does it matter
is {} needed for {} | do I have to finish {} before {} | can I take {} without having done {} | never had {}, may I take {} | is {} a must before {}
prerequisites of {unit} | what must I know before {unit}
what are the prerequisites of {} | are there prerequisites for {} | what should I have studied before {}
what must be completed before {} | does {} need maths | do I need coding skills for {}
do I need to know statistics for {} | do I have to pass {} before {} | is {} a prerequisite for {}
is {} suitable for a newbie | is {} doable without prior studies | is it ok to take {} before {}
can I do {} even though I haven't done {} | can a beginner take {} | can I jump straight to {}
I haven't passed {}, can I enter {} | I've never programmed, is that ok for {}
I only have high school chemistry, is that sufficient for {} | what background knowledge does {} expect
what level should I be at for {} | what previous courses does {} build upon
I need to know whether {} presupposes any earlier courses
Are there any earlier studies which ought to be completed prior to attending {}?
my transfer didn't include {}, do they let me continue to {} | should I do the basics course beforehand
preceding studies? | what comes before this | anything I should have done earlier | no prior knowledge needed, right
what knowledge is presumed | do they expect that I already can code | does one need to be experienced
does {} come after {} | can one enter {} cold | is a newcomer welcome in {} or are there earlier courses needed
my algebra is rusty, will that trip me up in {} | is a matriculation in long maths presumed for {}
does {} pick up where {} left off | I've been a baker for years and never studied, am I ready for {}
in which order should {} and {} be done | what stepping stones lead to {}
I skipped physics at school, do I lack something for {} | is {} locked until I've cleared {}
must one hold a first aid certificate to enter {} | without {} under my belt am I doomed in {}
what should I know before {} | do I need to be able to code for {} | can a total beginner join {}
how good does my maths have to be | do they expect any previous knowledge | which courses do I have to pass first
is high school physics enough for {} | what skills do you need for {} | do I have to have done the basics before {}
would I survive {} without statistics | is any experience required | what level of Swedish do they expect in {}
what do they assume we know already | is {} ok if I've never programmed | what must be done before I can take {}
which skills are required of those who join | what must participants already know | what level of knowledge is expected at the start
`,
  materials: `
What books do I need for {}? | reading list for {} | is there a textbook on {}
which software should I install for {} | do I have to buy something for {} | {} literature
Where do I find the slides of {} | what equipment must I bring to {} | is a laptop necessary on {}
course book {} available as an e-book? | what tools are used on {}, my computer is old
does {} need special clothes or gear | Which book is used in {}? | {} study material?
do they have a moodle workspace for {} | I'd like to read ahead for {}, what's the literature
what programs will I use in {} | and materials? | what should I read | any book? | Do I need to purchase anything
will my chromebook do or do we need some windows software | handouts? | which textbook | what do I bring along
do I have to shell out for a book in {} | is my old Mac enough for {} or do I need Windows programs | {} book?
what we read in {} | where are the slides of {} and what literature goes with it
student asks if the e-book version does for {} | does {} use Moodle stuff only or an actual textbook
software to install for {} | {} readings pls | need own lab coat or anything for {} | which kirja
any books to get from the library for it | what do I need to bring along | laptop required?
is there a handout or a compendium or what | what edition should I borrow
must I have a laptop of my own in {} | is a computer needed for {} | where is the reading list of {} | the literature list of {} is missing | how do I get the course books
what literature does {} have | what are the readings of {} | do I need a calculator in {} | do I need a computer in {}
what software is needed in {} | what equipment does {} call for | where can I get the material of {}
where are the lecture notes of {} | what's the course book of {}
how many copies should the library get, I mean which book does {} have | does {} have a reader or compendium
ISBN of the {} textbook? | I need to know the bibliography of {}
Which edition of the textbook would you advise me to obtain for {}? | which apps do I download for {}
safety shoes needed in {}? | course literature? | which book | what are we reading | where's the material
do I need my own computer | is the old edition fine | any required reading
what should be in my bag on the first day of {} | are there copies of the {} coursebook on loan
must we print something for {} | does a tablet suffice in {} or should it be a proper laptop
which licence or app has to be purchased for {} | any articles uploaded for {}
`,
  methods: `
How is {} taught? | teaching methods {} | is there group work on {} | are there lectures in {} or only self study
What's a typical working style on {} | is {} done as a project | {} - labs, lectures or workshops?
do we work in teams on {} | how do they arrange the learning in {} | would {} be flipped classroom
I hate group assignments, does {} have them | is it possible to do {} on my own, independently, without a team
How does one study on {}? | {} way of teaching | Are there lab exercises in {} | do they use simulations in {}
is {} lecturing all the time or hands-on | group work? | style of instruction? | working methods | pair work or solo
is there lots of lecturing | what forms of teaching are there | self-study or classes | do we do exercises together
is {} just sitting and listening | do you get thrown into teams in {} | I hate group work, is {} full of it
hands-on or theory, {}? | how they are teaching in {} | {} flipped classroom or oldschool lecturing
a student with autism asks me how the work in {} is done, alone or in pairs | will there be lab sessions in {}
is {} self study or are we lectured at | way of working in {} | lots of teamwork? | lectures or projects
do we do it by ourselves or in groups | how's it taught | is it more practice or more blah blah
do people learn there by doing or by reading
live teaching or videos only
how is {} organised in practice | how does {} work in practice | what are the teaching methods in {}
is {} lectures only | is {} a lecture course | is {} a seminar | is {} practical | is {} project based
does {} have labs | does {} have exercises sessions | is {} individual work | do I have to work in a team in {}
do I have to present in front of people in {} | I'm shy, are there lots of discussions in {}
I need to know whether {} consists of lectures or seminars | In what manner is the teaching of {} carried out?
are there tutorials in {} | do we role-play in {} | learning by doing or from slides | how does the teaching work
is it team based | lectures? | what kind of sessions are they | any lab work | do I get to work solo
is {} chalk and talk | do people debate in {} | are pupils paired up in {} or can I stick to myself
is there fieldwork in {} | case studies or theory, how do they teach it
what form of teaching does {} use | is there group work in {} | is {} a project course | do we do labs in {}
is it all lectures or something hands-on too | do people work in teams in {} | how does the teaching work in {}
do we have to do a project | does {} have practical exercises | is it mostly self study
will there be presentations in {} | what do we actually do in class | do you work alone or in pairs in {}
are there guest lectures or company visits in {} | is {} flipped classroom or normal lectures
`,
  exam: `
Is there an exam in {}? | when is the {} exam | how do I take the test for {} | does {} end with an exam
What date is the final of {} | exam days {} | can I resit {} if I fail | when are the retakes for {}
is the {} test in EXAM studio or on paper | Do I have to register for the examination of {}?
I was ill on the exam day of {}, when's the next chance | {} re-sit? | are notes allowed in the exam on {}
how long lasts the exam of {} | how many attempts at the {} exam do I get
Could I sit the {} test early, I'm going abroad | is there just a test or two midterms in {}
multiple choice or essay, the {} exam? | When will the exam in {} be held? | {}: tentti or no tentti
no tests in {}, right? | I flunked {}, when can I try the exam again | do we get quizzed in {}
What is the form of the {} examination | in which room of the Exam system do I do {}
is there a possibility to raise my mark in {} by retaking the exam | and the exam? | exam? | when's the test
is there a final | retake dates | is it an open book exam | any exams or not | how do they test us
what if I fail the test, how many new tries | Is it a home exam or in class | midterm? | resit when
oral exam or written one | do I need to sign up for the exam separately | do I get tested at the end of {}
flunked the {} test, what now | {} tentti? | any chance {} has no exam
can I sit the {} exam in the Exam room or is it on paper | when is the resit for {}
I'm ill tomorrow, is there another go at the test in {} | student asks how many tries one has with the {} tentti
{} examn date | is it open book in {} | does {} finish with an exam or with an essay
must we write tentti in {} or not | {}: written or oral test | uusinta {} when
day of the final in {}? my sister is getting married that week | how many retakes do they give in {}
exam or no exam | and the koe? | can I retake it if I fail | is there a midterm | when do we get tested
multiple choice or writing | what dates are the resits | no tests I hope?
do we need to sign up for the exam or do we just show up | does one have to register separately for the exam | is the final comprehensive | does the final cover everything
in which room is the exam | does the exam take place in class or at home | is it open book | what's on the final | exam components of {} | how many midterms in {}
how long does the exam last | is the exam multiple choice | when do I sit the exam | exam day of {} | is there an exam at the end or only coursework
is there an examn | is their a exam
is there an exam in {unit} | exam of {unit}
what day is the exam for {} | when's the final for {} | what kind of exam does {} have
what type of test is there in {} | what does the exam of {} cover | what's in the exam of {}
where is the exam of {} held | how do I sign up for the exam in {} | how do I register for the retake
how many exams does {} have | is the exam in {} online | is {} without an exam
is the calculator permitted in the {} exam | can I use a dictionary in the exam of {} | can I take the {} exam at home
can I get extra time in the {} exam because of dyslexia | I failed the exam of {}, what next
I slept through the exam, can I do it again | I need to know when the {} exam takes place
On which dates is it possible to sit the examination of {}?
my train was late and I missed the test, is there a second date | will there be a written test at the end | exam date?
which day is the test | final exam? | is there an electronic exam | what's the exam format | any midterm exams
closed book or notes allowed | retake? | is the exam booked by myself in the exam studio
what day do we sit the paper for {} | how many questions are in the {} exam | will {} be examined orally
are there mock tests for {} | do I bring an ID card to the exam of {}
I'm in labour that week, could I sit the {} test on another date | what day is the second chance at the {} test
is there a surprise quiz in {} | can one bring a cheat sheet to the {} exam | does {} finish without any examination
who supervises the exam, may I go to the loo | is it true there's nothing to be tested on in {}
supervised test or take-home | my dyslexic pupil needs a quieter spot for the {} exam, how is that arranged
when's the exam in {} | is there an exam at all | what sort of exam is it in {} | when are my exams
do I have any exams coming up | is the exam on paper or on a computer | does {} finish with an exam
can we bring the book to the exam | what day do we have the exam | what time does the exam of {} begin
where do we sit the exam | is there a retake for {} | when's the next resit | written or oral exam in {}?
can I take the exam from home | how long do we get for the exam | which exams do I have this month
is {} just essays or an exam too | what's in the exam of {}, multiple choice? | when is my last exam
`,
  grading: `
How is {} graded? | grading scale of {} | is {} pass/fail | What does it take to get a 5 in {}
assessment criteria for {} | do you get a number from {} or just approved
how big a share of the grade in {} comes from the assignments | {} evaluation?
What's required for the top mark on {} | on which basis the grades are given in {} | is {} marked 0-5
how strict are they at marking {} | what percentage do you need for a three in {} | criteria good/excellent, {}
does class activity affect the grade in {} | could you explain how the mark for {} is formed
How do they evaluate {}? | {} grading | Is {} scored on a scale from one to five | what separates a 3 from a 4 in {}
does {} give a numeric grade | what are the weightings in {} | what do I need for an excellent mark in {}
and grading? | scale? | is it graded or pass fail | how do they assess | what would a five demand
the criteria for a one | assessment? | numbers or hyväksytty | how's the mark calculated
is peer review counted in the mark | which things weigh the most in the evaluation | evaluation criteria pls
is {} numbers or just hyväksytty | how do I squeeze a five out of {} | what counts most for the mark in {}
{} 0-5 or pass/fail | does the group report weigh more than the test in the mark of {} | arviointi of {} how it goes
student asks me how the {} mark is made up | what do they look at when giving marks in {} | is {} graded at all
{} assessment criteria pls | what gets you top marks | pass fail or numeric | how's it graded
what separates a 3 from a 4 | do bonus points raise the number
what counts more, the project or the exam | I got a 3 in {}, what is the grade based on | is {} pass-fail | what does one need for the best grade in {}
how is {} assessed | how is {} evaluated | how is the grade of {} determined | how do I get a five from {}
what's the grading of {} | what's the grading scale in {} | what's the assessment based on in {}
what are the assessment criteria of {} | what affects the grade of {} | is {} pass or fail | is {} graded on a scale
is {} graded 0-5 | does {} have numerical grades | does the essay count in the grade of {}
does participation count towards the grade in {} | how much does the exam weigh in {}
how much is the project worth of the final grade | what percentage of the mark is homework in {}
is the grading on a curve | I need to know the evaluation principles of {}
On what grounds is the final grade of {} awarded? | what must one do for full marks | which scale do they use
grade based on what | is it graded | numeric or approved | how's the final grade formed | how is it marked
what share of points equals grade one
what decides the grade | what counts towards my grade
`,
  completion: `
What do I have to do to pass {}? | ways to complete {} | is there an alternative way of doing {}
What parts must be done to get {} accepted | {} completion methods | can I pass {} by work experience
is it possible to test out of {} | what's needed for getting through {} | what are compulsory tasks in {}
Could I do {} as independent study if I can't attend
I've worked in the field for ten years, can {} be done by demonstrating my skills
how can {} be carried out besides the normal way | is an essay enough for passing {} | How do I get {} done?
options for completing {} | what are the requirements for passing {} | alternative completion of {}?
can I complete {} at my workplace | is there some faster route through {} | how do I pass
other ways of completing it? | what is obligatory for passing | what should be handed in to get it done
alternative ways? | can I show that I already know this and get it passed | minimum to pass | completion?
do I only need to return the exercises to pass | could it be studified with my job
can it be replaced with a bigger essay | what's the bare minimum to scrape through {}
I already do this at work, could I get {} out of the way by showing it | do I pass {} just by doing the essays
what all has to be done for {} | is there some other way to do {} than the normal one
hyväksiluku or näyttö possible in {}? | {} — what do I have to hand in to have it passed
a student who's in a wheelchair asks if {} may be done in another manner | how one gets {} through
can I do {} by a book exam instead | didn't do the group task, can I still get {} completed
which pieces must be accepted so that {} is approved | requirements for passing {} | optional ways of doing {}, any?
{}: essay or project, which one do I need to get it done | is it possible to knock out {} faster through my job
how do I get it done | what do they require to pass | could I do it in a different way, e.g. independently
so how do you complete it | just hand in stuff and that's it?
must all the tasks be done or is half enough to get through | alternative way of doing? | what's needed for a pass
what must I do to pass {} | what do I have to hand in to get {} done | what is required to get {} completed
how can {} be completed | what does passing {} require | what's required to complete {}
what tasks do I need to finish to pass {} | is it possible to pass {} without lectures
is it possible to complete {} as a book exam | is it possible to complete {} independently
can I complete {} through work | can I do {} with an essay | can I finish {} in my own way
I need to know the modes of completing {} | By what means may {} be completed if one works shifts?
ways of passing {} | what counts as a completed {} | which assignments are compulsory for passing {}
do I pass if I return half of the tasks | do I pass with just the exam | how to get it passed
what does one need to pass | is there another way to complete it | can it be completed by showing skills
alternative assignment instead of lectures possible? | could my volunteer job be accepted as doing {}
is doing the diary sufficient to clear {} | what boxes do I have to tick to have {} passed
instead of attending, might I write a longer paper for {}
is there a fast lane for experienced folks to get through {} | what bits of {} are obligatory before I get a pass
can parts of {} be compensated by a written task
with prior experience as a bookkeeper, is there a shortcut through {}
`,
  workload: `
How much work is {}? | how many hours a week does {} eat | workload of {} | is {} manageable next to a full-time job
What's the amount of independent study in {} | {} hours? | how many hours of contact teaching vs own work on {}
will {} take up all of my evenings | total hours for {} | are there lots of assignments to do in {}
how time consuming {} is | I've got small kids, how much time should I set aside for {} | does {} have much homework
student's workload, {} | How laborious is {}? | {} how many hours of self-study | time needed for {} per week
Is {} light or heavy in hours | can I fit {} in while working 30 h a week | how much effort goes to {} outside class
workload? | how many hours | is it a lot of work | time investment? | how many tasks per week
how much should I budget for studying alone | what's the load like | how busy will it keep me
is there plenty to read each week | hours of independent work? | will {} eat my weekends
I have two jobs and a kid, how heavy is {} in hours | {} hours a week? | how many evenings does {} swallow
is {} lots of homework or chill | what amount of own work is there in {}
student asks how much time to set aside for {} | does {} mean 135 hours for real | time needed for {}, roughly
{} plus a full time job, hours wise doable? | how much work | is it time consuming | hours of independent study?
how many h of lectures and how many of own work | a ton of homework or not so much | how much do I sweat per week
can I manage {} beside a full-time job | does it take all my weekends | how time-consuming is {} really | hours of class a week in {} | how much of my week does {} take | is {} doable with a 25 hour job
how much work does {} involve | how many hours should I study for {} | is there a lot of homework in {}
is there much to read in {} | can I do {} while working full time | can I combine {} with a day job
can I handle {} alongside three other courses | does {} take much time | does {} have a heavy workload
I need to know how many hours {} demands weekly
Approximately how many hours of independent work should one allow for {}?
I'm a single parent, how much of my time would {} consume | how many pages a week do we read in {}
time commitment of {} | weekly hours? | how much homework | how much time will this take | lots to do?
how many hours altogether | what's the amount of work | is it laborious | how much do I study at home for it
does {} swallow whole weekends | will I still have a life during {}
how many evenings should my wife reckon with because of {} | is {} crushing beside shift work
how many essays and tasks pile up in {} | is {} a light add-on or a big chunk of my week | hobbies and {}, do both fit
estimated hours for {}
`,
  employer: `
Is there company cooperation in {}? | which firms are involved in {} | do we do a project for a real client on {}
working life connections of {} | are there guest speakers from industry on {} | any employer partners in {}
could {} lead to a summer job through the partner company | is {} done together with businesses
{}: who's the commissioning company | do we meet people from working life in {} | companies?
is there a real customer | any visits by employers | which organisation is the partner | working life cooperation?
are there real firms in {} | do we do {} for some company | does {} have a client from working life
{} yrityspartner? | is some business giving the assignment in {} | can my own workplace be the commissioner in {}
I'd love contacts to employers, would {} offer such | which companies are in on {}
is {} made with Nokia or some other firm | work life cooperation of {} | any company involved?
do we meet real customers there | who's the partner firm | a commissioned project or a made-up case
any visits from people in the industry | working life link?
does {} involve companies | does {} cooperate with companies | is there a company project in {}
is there a partner company in {} | which companies take part in {} | which employers collaborate in {}
do we visit companies in {} | do we get a client in {} | are there guest lecturers from firms in {}
is {} connected to working life | is there cooperation with the hospital in {} | is the city a partner in {}
is {} done for a real customer | who's the client in {} | who commissions the project in {}
I need to know whether {} has business partners | Does {} include collaboration with employers of the region?
our firm would like to offer a case for {}, are there such | how does {} connect to the labour market
is industry involved in {} | do start-ups take part in {} | working life partners? | which company
is there a real client | who are the partners | real-life project for a firm? | do professionals come to talk
contacts to companies? | what's the link to business life | which enterprise ordered the assignment of {}
`,
  further: `
Any other information about {}? | is there something extra I should know on {} | additional notes {}
did the teacher write some further remarks for {} | anything special to consider about {}
what's in the more info field of {} | are there exceptions or hints mentioned for {}
other things worth knowing on {} | {} additional info | any remarks on {} by the organiser | anything else?
further information | something else I should be aware of? | notes? | what else is said there
anything else I ought to know about {} | any small print on {} | is there some note from the teacher on {} for us
what other remarks are written for {} | student asks if there's something special to take into account with {}
lisätietoja on {}? | what haven't you told me about {} | {} — some extra remarks? | are there any catches in {}
other things to mind | any notes | does it say something more there | something I've missed that's worth knowing
further info pls
is there anything to add about it
is there additional information on {} | is there any other info on {} | any further details in the remarks of {}
what does the additional information of {} say | what's written under other information in {}
does the organiser of {} have instructions for participants
Is there anything further I should take into consideration regarding {}? | anything more to note | other remarks
is there an extra note | some special instructions for it? | is there some fine print in {}
what else is mentioned on the page of {} | any tips from the organiser for newcomers of {}
something peculiar one ought to be aware of in {}
`,
  teacher: `
Who teaches {}? | the lecturer of {} please | whom do I contact about {} | {} teacher's email? | who's running {}
what's the name of the responsible person for {}
Who should I write to if I have a question on {} | which lecturers are on {}
do you know who will be our instructor in {} | prof of {}? | who is in charge of {} this spring
Who's the teacher in {}? | {} contact person | how can I reach the one who holds {}
is {} taught by more than one teacher | whose course is {}, which lecturer's | who teaches it | teacher?
contact details | and who's the opettaja | who do I ask about this | lecturer's name? | who's holding the lessons
is it an outside teacher | who do I nag about {} | whose name is on {} | {} ope? | is {} by the same dude as {}
who's lecturing {} these days | whom I should mail regarding {}
a student has a complaint about {}, who is responsible teacher
{} lecturer email | who's in charge in {} | who's the prof | and the teacher? | who's teaching that
who do I contact when I'm sick | how do I reach the lecturer | any idea who runs it
whom do I write to about {} | who do I email if I want to cancel my place in {} | who usually gives {} | I have more questions about the course, whom do I contact
who is the teacher of {} | who lectures {} | who is responsible for {} | who runs {} | who holds {}
who is the contact person of {} | who is the professor in {} | whom should I email about {}
what's the teacher's name in {} | what's the email of the {} teacher | how can I contact the teacher of {}
I need to know who is teaching {} | Might I have the name and address of the person responsible for {}?
I fell ill, whom do I inform in {} | who leads the exercises of {} | who is the assistant in {}
is the teacher of {} the same as last year | who's the examiner of {} | which teacher | who's giving it
whose lectures are these | the tutor of this course is who | which docent gives {} | who instructs us in {}
whose desk should my complaint on {} land at | phone number of the one who runs {}
is {} led by a visiting lecturer, and who's that | who'll be standing in front of the class in {}
whom do I tell that I'm delayed from {} | is there a co-teacher in {}
`,
  places: `
Are there any seats left on {}? | is {} full | how many people fit in {} | number of places in {}
how long's the queue to {} | Has {} been fully booked? | {} capacity | how many have enrolled on {} so far
I'm on the waiting list for {}, do I stand a chance | what's the max number of participants on {}
is there room for one more in {} | free spots {}? | Will {} run out of room soon | {} how many students are taken
how crowded is {} | what if {} is full, is there a waitlist | min and max participants {} | any places left? | full?
how many spots | is there still space | how many of us are on it | am I going to fit in | seats?
how many in the queue | is {} crammed already | any chance to squeeze in {} or is it sold out | {} seats?
I'm 7th in line for {}, will I make it | how many heads does {} take | does {} tend to fill up
student was dropped to varasija in {}, are there spots free | full or not full, {}
how many people are in {} at the moment | {} has room for two more? | any room left | is it full
how long is the queue | what's the max number of participants | still some paikkoja
am I on a waiting list there or in
class size of {}? | how large is the class in {} | how big a group is {} usually | how many people normally take {} | any free seats left in {} | I'm on the waiting list of {}, what are my chances
who has signed up for {} | who else is enrolled in {} | how many students have registered to {}
how many places are left in {} | how many spots are left on {} | how many students can take {} | how many can join {}
how many applied to {} | how many are queuing for {} | is {} sold out | is {} overbooked | is there space left in {}
is there still room on {} | is there a queue for {} | is there a waiting list for {}
is there a limit to the number of students in {} | are there free places in {}
are there still places available in {} | are there vacancies in {} | are all the places in {} taken
does {} have space for me | does {} still have room | do I fit into {}
I need to know whether any places remain in {} | Could you tell me whether there are still vacant places on {}?
what's my position in the queue of {} | what's the quota of {} | maximum participants?
minimum number of participants in {} | how many got in | is it crowded | how many seats remain | any vacancies
will {} be cancelled if too few sign up | I'm third on the reserve list of {}, is that promising | does {} have a cap
is {} bursting at the seams | how many bums on seats in {} | how many folks have put their names on {} by now
has anybody cancelled so I'd squeeze into {} | how popular is {}, did it fill quickly | headcount of {}?
would three colleagues of mine still fit on {} | what are my odds from place nine on the reserve list of {}
how many more can they squeeze in | are they taking more people or is it at capacity | no room any more, is there
how big an intake does {} have
`,
  lessons: `
When are the classes of {}? | timetable for {} | what time does {} meet | which weekdays is {} on
next lesson of {} | do {} and {} clash | are there evening sessions on {} | Is {} in the mornings or the afternoons
I work on Fridays, does {} have teaching then | lukkari of {} pls | how often do we have {}
at what o'clock {} is beginning tomorrow | is there {} today | show the schedule of {} | Does {} overlap with {}?
are any of the {} sessions on Saturday | is {} on this week or is it a break
how many lessons does {} have in total | When do we next have {}? | what days and hours should I keep free for {}
{} weekly times | Is there teaching of {} during the autumn holiday week
what time do {} lectures finish in the evening | {} timetable? | on what days do I have {} | Is {} before noon
I can only come after 5 pm, would {} work | when's the next {} class | are {} lectures every week
does {} have lessons in week 42 | has tomorrow's {} session been cancelled | times? | when's the next one
what days is it | monday or tuesday? | schedule | does it clash with my other courses | is there a lesson tomorrow
what time | how many times a week | morning or evening classes | weekend teaching?
what hours of the day are the lectures | when do we meet | class times please
which days am I stuck at school because of {} | I pick up my kid at four, does {} go past that
{} mornings or evenings | do {} and {} bump into each other | when do we see next time in {} | lukkari {}
are the sessions of {} on weekends too | what time {} is having on Tuesdays
a student who works nights asks me how late in the day {} is | was there {} this morning or was it cancelled
is {} on Fridays? please no | how many times a week does {} meet | {} timetable pls | next time of {}?
do {} classes land on the same hours as {} | today too? | what weekdays | clock? | do we have class tomorrow
early mornings or after work | which day and what hours
is there anything on hiihtolomaviikko or do we get that off | does it overlap with my Swedish class
which lectures belong to the course | does {} have classes in the morning | is {} an early morning one | does {} end by five every day | is {} cancelled today | has {} moved to another room today | no one is here, is there no lesson of {}
I have to leave at four, do the lessons of {} end before that
when is {} taught | when is the next lecture of {} | when is the next session of {} | when does {} meet
what time is {} today | what time does {} start tomorrow | what time does {} end on Wednesday | what weekday is {}
what's the timetable of {} | what's the schedule of {} | on what weekdays does {} have teaching
how many lessons are there in {} | how many lectures are left in {} | how long is one lecture of {}
how many hours is a single session of {} | is there a lecture of {} on Monday | is {} in the evening
is {} on Saturdays | is {} taught every week | does {} have lectures on Friday | do {} and {} fall at the same hour
do we have {} today | I need to know at what hours {} is given
Could I ask on which weekdays and at what hours {} is taught? | which evenings | what time of day | class hours
was the lecture moved to another hour | no class next week, or is there | what o'clock do we gather for {} on Thursday
is {} before or after lunch | how late does {} keep us on Mondays | my bus leaves at 15.40, does {} finish by then
is {} held every other week | at which times does {} run on Wednesdays | which day of the week is reserved for {}
I have physiotherapy on Tuesdays, is {} then | weekday or weekend, {}? | is {} a daytime thing or after office hours
does {} pause over the ski break | did they shift {} to another time this week
daycare shuts at five, how late are the lessons of {} | ten sharp or quarter past, when does the class begin on Monday
what's the rhythm, twice weekly or more | no {} on Ascension Day I guess
I leave for work at four, can I still take {} | I work until three, would {} fit in
does {} have lessons next week | has {} lectures on Monday
`,
  events: `
When are the assignments due in {}? | deadlines on {} | is there an excursion in {}
what day do we present our projects on {} | when must I hand in the final report of {} | {} important dates
submission date of the essay in {} | are there any seminars or visits during {}
when is the kick-off info of {} and other events | When do I give the presentation in {}? | {} due dates
any field trips planned for {} | by when should the exercises of {} be returned | when is homework due
assignment deadlines? | presentation day? | key dates besides lessons | is there a trip | returning of tasks, when
what are the hand-in dates | when do I hand in the {} report | any excursions in {} | {} dl's
what dates are we presenting in {} | when's the next thing to submit in {}
is the seminar of {} in March or in April | student asks which day the essay of {} is due | palautus {} when
do we go on some field trip in {} | {}: the pitch day is when | what's due and when | next deadline?
when do we give our presentations | is the essay due on Sunday or Monday | when's the company visit
got extra days for the assignment or is the due date fixed
when is the group work in {} | when are the presentations of {}
when do I have to submit the report in {} | what's the deadline of the assignment in {}
what are the submission deadlines of {} | what day is the excursion in {} | is there a study trip in {}
are there visits in {} | On which date should the learning diary of {} be submitted? | when do I return the diary
what's the due date of task two | which day is the museum visit | is there an opening ceremony or a closing gala in {}
when are we pitching our ideas in {} | when's the poster session of {} | peer reviews have to be in by what day
which date does the group go to the fair
`,
  extension: `
could I get an extension for {} | may I hand in my essay for {} late | can the deadline of {} be moved | I was ill, can I submit the report later
is it possible to get more time for the assignment in {} | missed the submission in {} by an hour, what now | I'm late with my assignment for {}
extension? | can I still return the work of {} after the due date | my laptop died, can I get two more days | one more week for the last exercise please
what happens if I submit late | are late submissions accepted in {} | I won't make it to the deadline of {} | could the due date be postponed
handed in the wrong file for {}, can I resend it | the return box of {} is closed already | how do I ask for more time in {} | is there a penalty for late work
my report for {} will be a day late, is that ok | deadline in {} is tonight and I have a fever | submission closed before I could upload
`,
  platform: `
what's the moodle key for {} | enrolment key of {}? | I can't see {} in moodle | where is the workspace of {} | {} moodle link
I have enrolled but {} doesn't show up in moodle | the course page of {} won't open | which platform does {} use | is {} on moodle or teams
moodle asks for a password for {} | how do I get into the workspace of {} | course key? | can you give me the link to the moodle page
wrong key in moodle for {} | no access to the materials in moodle | when does the moodle page of {} open | the teams channel of {}, where is it
not added to the moodle of {} | moodle says I'm not enrolled in {} | what is the self-enrolment key | is there a teams group for {}
`,
  'course-rooms': `
Where is {} held? | what room is {} in | which campus is {} on | {} classroom
I'm standing in the lobby, where's {} now | in which building do we have {}
do I need to go to Pasila or Malmi for {} | location of {} | where does {} gather tomorrow
Which auditorium is used by {}? | is {} in the same room each time | Where do I find the {} lecture
{} whereabouts on the map | is it a long way to where {} gets taught, which site | is {} held in {room}
does {} take place in a lab | where? | what room | which classroom is it | campus? | where are the lessons
upstairs or in the basement, this class? | is it in {room} | where do I need to go for class | which building
where do I drag myself for {} | standing in the lobby, {} is where | {} luokka? | in what room we are in {}
is {} in {room} or over at the other campus | do {} sessions always stay in the same room | which door for {} today
has {} moved from {room} | a student in a wheelchair asks where {} is so she can check the lift
what building am I heading to for {} tomorrow | {} rooom | lost!! {} is in which classroom | where is {} held
is {} in Pasila or Myyrmäki | what's the address of the place {} meets in | {} still in {room} or somewhere else
where's it at | which campus | and the place? | where do we gather | missä luokassa it is
upstairs or downstairs, where do they have it | same building as last time or what
in which city is it | which campus is it on | where is the lab | where do I go for {}
where is {} taught | where is {} today | where are the lectures of {} | where are the lessons of {} held
where do we have {} | where does {} take place | where does {} meet | what building is {} in | what's the room of {}
which room does {} use | which campus is {} at | which city is {} in | which floor is {} on
in which room is {} tomorrow | in which lecture hall do they give {} | venue of {} | is {} on the main campus
has the room of {} changed | I need to know in which room {} is being taught
Would you tell me in which building the lectures of {} are given? | I'm at the wrong door, where is {} | which room
where is it held | which door do I knock on for {} | which wing is {} in
do they gather for {} in the annex or the old building | took the wrong staircase, which classroom is {} in
is {} held down in the basement lab | which city do I travel to for the contact days of {}
did {} get relocated to a bigger hall
`,
  grades: `
When do the results of {} come? | what grade did I get on {} | have the {} exams been marked | my score in {}?
did I pass {} | where can I see my mark from {} | how long does it take to correct {}
still no grade for {}, should it be there by now | has the teacher published {} results
When will I get my grade in {}? | {} results | I think my {} mark is wrong, where can I check it
was I accepted in {} or did I fail | what did i get | when do the marks come | are the grades out | my grade?
results yet? | how long must we wait for the scores | Have my credits been registered already
have they marked {} yet | {} results out? | waited a month now, where's my mark of {}
how long does it take them to put the {} grades in | what I got from {}
student mails me daily: when does the {} mark show | is my number for {} in Peppi yet | {} arvosana?
did I fail {} or is it just not graded | when do the results come | still nothing in my record, when is it marked
did I get through | results yet or no
what did I get in the test | how did my exam go, is there a result
when will the grades of {} be published | when will the grades come | when will {} be graded | where do I see my grade
where can I find my exam points | what was my grade in {} | what's my grade for {} | what's my mark in {}
what points did I score in {} | have the grades of {} been published | has {} been graded
has my essay in {} been marked | is the grade for {} out | are the results of {} ready | how did I do in {}
how many points did I get in {} | how long until the grades of {} arrive | how quickly are exams marked in {}
how long does the marking take | I still don't have a grade for {} | I haven't received my result from {}
I can't see my grade for {} anywhere | my grade is missing | my credits from {} haven't appeared
my mark for {} was entered wrongly | I need to know whether I passed {}
I took the exam three weeks ago and nothing has come, when do I get the mark
Could you inform me when the results of the examination in {} will be announced?
the grade of {} has not been recorded | no results so far? | who corrects my grade if there's a mistake in it
how did my midterm turn out | has the verdict on my {} essay arrived | I keep checking and {} is still ungraded
did I scrape through {} | what did they give me for {}
six weeks have gone since {} finished and still no mark has been entered for me
when will the lecturer have evaluated our {} papers | I dispute my result in {}, who looks at it again
was my retake of {} successful | when are the points uploaded | is there a delay with the marks of {}
my study credits for {} have not been entered | my kid won't tell, did she pass {}
can I look at my corrected paper from {}
when do the results of the exam come | where do I see the exam results | are the grades of {} out yet
when do we hear how the exam went | where will my grade show up | how long does marking take
has the exam of {} been graded | when will I know if I passed {} | where are the marks for {} published
still no grade from {}, when does it come
`,
  'enroll-me': `
Sign me up for {} | please enrol me on {} | can you register me to {} | put my name on {}, thanks
I want you to book me a place in {} | add me as a student to {} | could you do the enrolling for me, {}
get me into {} please | enroll me {} | Take care of my registration to {}, will you
go ahead and make the registration on my behalf | enroll me there | do it for me, register
ok I'll take it, put me in | Reserve a seat for me | put me down for {} | ilmo me to {} pls | I want {}, get me in
could you do the sign up to {} on my behalf | be a dear and register me on {}
add my student to {}, she can't log in | {} sign up me | throw my name on {} | I take {}, register me
book me a seat in {} | pls do the ilmo on my behalf | i'm in, put my name there | enrol me thx
can you do the registering for me | count me in | just join me to it, I can't be bothered with Peppi
enrol me in {} | register me for {} | please register me for {} | can you enrol me in {} | could you put me in {}
I want to be enrolled in {} by you | I'd like you to enrol me on {}
Would you please register me as a participant of {}? | handle my enrolment to {} | get me a place on {}
let me in to {}, do the registration | make me a participant of {} | grab me a spot on {}
do me a favour and get me onto {} | could my name be entered on {} by you
`,
  cost: `
How much does {} cost? | is {} free of charge | what's the price of {} through open studies
do I have to pay anything for {} | {} fee | are there costs for an outsider taking {}
Does {} charge for materials? | Is there a fee in {} | price of {}? | how many euros for {} | free or paid?
what does it cost | is there a charge | how much € | do open uni people pay | what does {} set me back
is {} free or do I pay | does {} cost something for open uni folks | {} price?
do I have to fork out for {} as an exchange student | student asks if there's a fee for {} | how many euros is {}
{} maksaa how much | is {} gratis | what's the fee for an outsider in {} | any fee? | free of charge?
does it cost anything | 15 euros a credit or nothing | do I need my wallet
how much is {} | how much do I pay for {} | what does {} cost | what's the fee of {} | what's the price | is {} free
is {} free for students | is {} subject to a fee | is there a fee for {} | is there a course fee
is there a tuition charge for {} | do I have to pay for {} | do I pay for {} | does {} cost money
does {} cost anything for exchange students | can I get a discount on {} | is there a student price for {}
I need to know the participation fee of {} | Would you tell me what the open university fee of {} amounts to?
my parents pay, so what's the bill for {} | who pays for {} | do unemployed people get {} cheaper
how expensive is {} | do they refund the fee of {} if I cancel | price? | can I pay {} in instalments
does it cost extra | what would it cost me | how much dough is {} | am I charged for {} as an outsider
`,
  recordings: `
Are the lectures of {} recorded? | can I watch {} afterwards | recordings of {} | where are the videos from {}
do they put {} on Panopto | missed yesterday's {}, is there a tape
will the Zoom sessions in {} be saved for later viewing | Does {} get recorded?
can {} lectures be seen later at home | {} videos | recorded? | is there a recording
can one view the classes later | lecture videos? | if I miss it live can I catch up on video
missed {} yesterday, is it on video | do they tape {} | {} tallenteet? | where are the recorded sessions of {}
are the lectures of {} in Panopto | I work daytime, would {} be viewable in the evening as a recording
does {} get recorded | {} videos for later? | a student was in hospital, are {} lectures saved somewhere
are they recorded | any video of it | can one see it later | live only or also saved | recording pls
is there a tape of the last session
is {} recorded | is {} filmed | is {} available as video | can I see the lecture recordings
where do I find the recordings of {} | I missed the lecture, was it filmed
Are the lectures of {} made available as recordings afterwards? | do they upload the lectures of {}
is the zoom session saved | how long do the recordings of {} stay available | replay of the last lecture?
are the webinars of {} put up afterwards | could I rewatch the session of {} I slept through | is there footage of it
do they archive the streams of {}
`,
  difficulty: `
Is {} hard? | is {} worth taking | what have people thought of {} | how difficult would you say {} is
Do you recommend {}? | is {} any good | {} easy or tough | feedback from previous students on {}
how many usually fail {} | would I regret choosing {} | is {} boring | I'm pretty lazy, is {} something I'd survive
Is {} a nice course? | how demanding is {} | {} reviews | do most people pass {} easily
is {} useful for anything later | hard? | is it worth it | any good | is it easy credits | do students like it
should I take it or not, honestly | too difficult for me? | what's the reputation of this | is {} a killer
do people cry in {} | {} easy or hell | how hard is {} compared with {} | would you bother with {} if you were me
I'm not the sharpest pencil, is {} very tough | is {} a walk in the park | {} worth my time?
student's afraid {} is too hard, is it | is it tough | easy points or not | would you recommend it | do many fail it
boring or fun
is {} interesting | is {} harder than it looks | is {} known to be tricky | is {} challenging | is {} tough to pass
is {} rough | is {} fine for a slow learner | is {} a nightmare | is {} a breeze | how was {} according to others
how have students liked {} | how many people drop out of {} | what's the pass rate of {}
what do students say about {} | what do people think about {} | what's your opinion of {} | should I take {}
should I bother with {} | would you take {} | do you think {} is easy | do people like {}
does {} have a bad reputation | I heard {} is horrible, true? | I've heard {} is super hard
I'm afraid I won't make it through {}, is it that difficult
Would you consider {} to be particularly challenging for an adult learner? | is it recommended | is it tricky
worth taking? | easy? | is {} brutal | is {} a piece of cake | is {} overrated | is {} a waste of time
would an average student cope with the level of {} | did folks enjoy {} | do many flunk {}
does {} deserve its scary reputation | my tutor calls {} a monster, is that fair | should a dyslexic be scared of {}
any regrets from people who chose {} | how painful is {} | was {} well liked last year
I'd rather choose something pleasant, is {} that | is {} dull
`,
  attendance: `
is it mandatory to show up for {} | do I have to show up to {} or can I skip
Is attendance mandatory in {}? | do I need to be present at {} | what happens if I miss a class of {}
how many absences are ok on {} | can I skip some lectures of {} | {} compulsory presence?
I'll be on a trip two weeks, does {} allow that | is 80 % presence demanded on {}
are there sessions on {} that you can't miss | Must one show up for every {} lesson | {} attendance policy
am I kicked off {} if I'm not there the first time | Can I be away from {} because of work | obligatory to attend?
do I have to be there | what if I'm sick and can't come | missing classes? | is presence required
how much can I be absent | attendance compulsory or no | can I skip {} sometimes | is läsnäolopakko in {}
what happens if I'm not there in {} | I've got army refresher for a week, can I be away from {} | {} must attend?
how many absences are tolerated in {} | a student with a sick kid asks if showing up at {} is a must
do I have to turn up to {} | is one allowed to miss the first session of {} | compulsory presence in {}?
must I be there | can I be absent | is attendance taken | 80 % presence or nothing
what if I can't make it one time | does it matter if I never show up
is it obligatory to show up in {} | can I miss the first two weeks of {} | I'll be away for the first lessons, is that a problem | may I skip some of the sessions | do they take roll in {}
what happens if I miss one seminar | how many absences are allowed in {}
is {} compulsory to attend | is it ok to miss a lecture of {} | is it ok to skip the first class
do I have to come to every lecture of {} | do I have to be at the first lecture of {}
do I need to attend the lectures | do absences matter in {} | can I miss classes in {} | can I miss one session of {}
can I leave {} early sometimes | how many times can I be away from {} | how many classes can I miss in {}
how strict is presence in {} | what if I miss a lecture in {} | what if I can't attend {} every week
what's the attendance rule of {} | I need to know whether presence at {} is obligatory
Is one obliged to be present at all the sessions of {}? | I have a funeral during {}, may I be absent once
are the lectures of {} voluntary | attendance? | must I come every time | is skipping allowed
is {} mandatory to show your face at | will anyone notice if I stay home from {}
is there a penalty for missing lectures of {} | do I lose my place if I skip the opening of {}
how many no-shows are accepted | can I come only every second time to {} | do they keep an attendance sheet in {}
`,
  degree: `
Does {} count towards my degree? | can {} be used as a free-choice study
is it possible to get {} credited from another university | can I replace {} with {}
would {} go in my major or as elective | credit transfer for {} | is {} compulsory for my degree
I did something similar to {} in my old school, will they recognise it | Can {} stand in for {} in the study plan
Can I include {} in my studies | does {} substitute some old course | is {} optional or mandatory in the degree
can I get {} acknowledged on the basis of earlier studies | does it count for my degree | AHOT possible?
can I transfer it from my previous school | elective or compulsory | does this replace anything
can I put it in my HOPS | will these credits be valid for my degree
does {} go into my tutkinto or is it just for fun | could {} stand in for {}
did a similar thing in Tampere, would it replace {} | can I stick {} in my free electives | {} counts?
is {} accepted by my home uni | would {} and {} be the same in my degree
can {} be used instead of a compulsory one | student asks if {} fits in her HOPS as vapaasti valittava
{} part of degree? | counts for my degree? | would it replace something I have to take | can I put it in as elective
is it transferable | does that go towards graduating | mandatory for me or optional
does {} count as an elective | does {} fit in my degree | can I use {} as a minor course
can {} be accepted as language studies | is {} an elective | do the credits of {} count at my home university
Could {} be accredited as part of my degree? | I studied this in another country, do I get {} recognised
does {} replace {} | will it be counted in my degree | optional studies? | will {} go towards my minor
would {} do as my compulsory language course | can my summer school abroad be swapped for {}
does {} suit as optional studies in my plan
`,
  repeat: `
Can I take {} twice? | is it possible to repeat {} | may I redo {} if my grade is bad | how do I retake {}
I failed {} last year, can I do it again | {} a second time, ok? | Is one allowed to attend {} more than once
I'd like to raise my grade from {} | can you improve the grade of {} afterwards | do {} over again
what if I fail {}, will I get another go | redoing {} possible? | {} again for a better mark?
already passed {} with a 2, could I take it anew | how many times can {} be attempted
can I repeat it | is a second attempt allowed | may I do the whole thing again | can I raise the grade later
taking it twice ok? | what happens if I fail it | how many attempts do we get | grade improvement possible?
a student of mine failed {}, can she take it again
I got a bad grade in {}, may I do it over | can I redo {} to improve my grade | failed {} twice, am I allowed a third go | what happens if I don't finish {} in time
what if I can't complete the course this term | how many attempts do I have for {}
can I retake {} | can I do {} a second time | can I take {} a second time | can I enrol in {} again after failing
can I restart {} | can I try {} again | can I attempt {} once more | can I raise my grade in {}
can I improve my mark by taking {} again | can I take {} even though I passed it before
can I continue {} next year if I didn't finish | can I resume {} where I left off | can you repeat a course
is it allowed to retake {} | is it allowed to repeat a passed course | is there a limit to how often {} can be taken
how often can I repeat {} | how many times can I take {} | how many times can I fail {}
what happens if I don't pass {} | what happens if I drop out of {} halfway | what if I don't pass
I failed {}, do I have to do it all over | I failed {}, what now | I didn't pass {}, must I retake the entire course
I dropped {} midway, may I return to it | I did {} years ago, may I do it once more
I need to know whether a failed {} may be retaken
Would it be possible for me to retake {}, as I interrupted it last autumn?
do I have to retake everything or only the missing part of {} | does a new attempt replace the old grade of {}
which grade counts if I take {} twice | retaking the course allowed? | I flopped in {}, is another round permitted
burned out in the middle of {}, am I allowed back in next time
I got a one, is redoing {} for a better number acceptable | my attempt at {} went down the drain, now what
do I get endless tries at {} | two failures in {}, is a third allowed | does my old credit vanish if I repeat {}
is a rerun of {} allowed for someone who passed it poorly | must I start from scratch if I quit {} halfway
do finished assignments carry over when I retake {} | a pupil interrupted {} owing to illness, may she take it afresh
unhappy with my mark, might I go through {} once again
`,
  card: `
{} | Show me {} | tell me about {} | spill the beans on {} | info on {} please | give me the details of {} | {} info
I'd like to see {} | take me to the page of {} | what's this {} | Can you pull up {} for me? | basic facts of {}
look up {} | hey I heard about {}, tell me more | everything you've got on {} | let me have a look at {}
summary of {} in one go, thanks | Tell me something on {} | show the course card of {} | {} details | do you have {}
what can you tell about {}? | Information regarding {} | i am interested in {} | the course called {}, please
pls display {} | how about {} | could I get an overview of {} | bring {} on the screen | yo what's {}
open {} for me | the basics of {} pls | someone mentioned {} in the canteen, what is it | lemme see {}
give me all you've got on {} | what is this {} thing | a student asks about {}, show it to me | pull up {}
I got an email that I'm on {}, what on earth is that | bring me the details of {} | could you put {} on the screen
want to have a look at {}
could you say a bit more on {} | I'd love to know more of {} | more info about {} please | tell me more | tell more of it | any more details
show what {} has | {} once more | the dates of {} | all dates of {} please | more of {} | everything on {} and {}
{} and {} on Monday | {} and {} next week | {} and {} today
information about {} | information on {} | more details on {} | overview of {} | summary of {} | facts about {}
show me {} again | show the details of {} | show information on {} | open {} | open the page of {} | view {}
look up the course {} | give me info on {} | give me an overview of {} | give a summary of {} | let's see {}
let's look at {} | what is {} | what do you know about {} | can you show me {} | can you give me information about {}
I want to know about {} | I'd like information on {} | I would be grateful for general information on {}
anything you know about {} | go to {} | brief me on {} | enlighten me about {} | introduce {} to me | fetch {}
fill me in on {} | quick look at {} please | got anything on {} | key facts, {} | profile of {}
I stumbled upon {}, tell me what it is | my counsellor mentioned {}, let me view it | {} in a few lines
the course page for {}, please | describe {} in general | the description card for {} once more | run me through {}
Would you kindly present the main particulars of {}? | never heard of {}, what's that
which course unit is {} a run of | course unit code of {} | {} course unit code | what course unit code is {} under
`,
  runs: `
is {} offered in winter | is {} given in summer too | do they run {} in the autumn
Which implementations are there of {unit}? | when is {unit} given next time | is {unit} coming again next year
does {unit} run in the spring too | {unit} implementations | how often is {unit} organised
I missed {unit} this autumn, when's the next opportunity | are there several versions of {unit}
list all the runs of {unit} | next round of {unit}? | toteutukset of {unit} | Will {unit} be arranged again
has {unit} got an evening implementation | what options do I have for taking {unit} this year
is there any summer edition of {unit} | which semesters does {unit} take place in | show me every upcoming {unit}
when will {} be offered again? | Is {} organised more than once a year | all implementations of {}
besides this one, does {unit} exist in another implementation | other implementations? | when is it next given
is it coming again next autumn | does this repeat | is {unit} ever coming back
missed {unit} this year, when's the next round | all the versions of {unit}
does {unit} go every term or once a year | {unit} toteutukset | any other {unit} going besides this one
will they hold {unit} again in spring | how many times is {unit} arranged this year
I'm off to the army, is {unit} there after I return | student asks which rounds of {unit} there are
when is {unit} given | is there a summer one of {unit} too | has {unit} been scrapped or does it come next autumn
evening version of {unit} exists? | {unit} next time? | other implementations of {unit} pls
{unit} is given when next | {unit} next offered when | when did {unit} last run | last time {unit} was taught? | was {unit} offered last year
is {unit} offered in the winter | is {unit} taught in summer or only fall | is there a new round of this course next spring
I wonder if the course will be held again | how many sections of {unit} are there | how many times a year is {unit} offered | sections for {unit}
when is {} held again | when does {} run next | when does {} come around again | when can I take {} next
when is the next round of {} | is {} offered every year | is {} given every term | is {} held this autumn
is {} taught next year | is {} running next semester | is {} discontinued | will {} be organised next autumn
will {} return next year | does {} run every semester | does {} run in summer | how often is {} given
which implementations does {unit} have | which semesters is {} offered
I need to know whether {unit} will be arranged anew next spring
Is there any intention to arrange {unit} again during the coming academic year?
couldn't fit {unit} in now, in which later terms is it offered | will there be a fresh round of {unit} after summer
is {} an annual thing | does {} come back or was that the last time | when's another chance to take {}
every second year or yearly, {unit}? | are there parallel runs of {unit} | was {unit} abolished
in what upcoming terms is {unit} scheduled | missed out on {}, when does it reappear
`,
  compare: `
What's the difference between {} and {}? | compare {} and {} | {} or {} | which is longer, {} or {}
which one suits a beginner better: {}, {} | Should I take {} or rather {} | {} vs {} | how do {} and {} differ
are {} and {} the same thing | Is {} bigger in credits than {}? | which of these starts earlier, {} or {}
put {} side by side with {} | I can't choose between {} and {}, help | does {} finish before {} does
what do {} and {} have in common | between {} & {}, which is in English | is there more work on {} than on {}
For someone working days, {} or {}? | pros and cons of {} against {}
{} seems identical with {}, what separates them | which has more room left, {} or {} | how does this compare to {}
is it easier than {} | compare those two | which of the two is better for me | {} or {}? | can't choose, {} vs {}
is {} lighter than {} | what does {} have that {} hasn't | put {} next to {} | aren't {} and {} the same damn thing
how {} differs to {} | which ends sooner, {} or {} | a student is torn between {} and {}, show both
{} and {} side by side | which of these two would suit a working mum, {} or {} | bigger one: {} / {}
do {} and {} have anything in common | rather {} than {}? why | {} instead of {} — what changes | difference {} {}
which of {} and {} is less work | should I rather do {} or {} | I can only take one, {} or {} | I have to pick between {} and {} | {} or {}, which suits me better
is {} the same thing as {} | what differs between {} and {} | can I take {} and {} at the same time
compare {} with {} | compare {} to {} | comparison of {} and {} | {} versus {} | {} or {} for me
how does {} compare with {} | how is {} different from {} | how do {} and {} differ from each other
what distinguishes {} from {} | what's the distinction between {} and {} | which is better, {} or {}
which is easier, {} or {} | which is shorter, {} or {} | which is harder, {} or {}
which one should I choose, {} or {} | which is more useful, {} or {} | which of them has fewer hours, {} or {}
is {} better than {} | is {} longer than {} | is {} similar to {} | are {} and {} similar
do {} and {} share any topics | does {} give more credits than {} | I hesitate between {} and {}
I need to know how {} and {} differ | Could you explain in what respects {} differs from {}?
my counsellor suggested {} or {}, which would be wiser | show the two next to each other | what sets {} apart from {}
torn between {} and {}
`,
  follow: `
Follow {} | remind me about {} | let me know when {} opens | I don't want to forget {} | keep an eye on {} for me
notify me if a place frees up in {} | add {} to my list | ping me when enrolment for {} begins | could you watch {}
put {} on my watchlist | send me a heads-up before {} closes | I want to get notifications of {} | track {}
please remember {} for me | make sure I don't miss the deadline of {} | save {} for later | subscribe me to {}
give me a shout when there's news on {} | bookmark {} | would you warn me a day before {} starts
start following {} | Remind me of {} pls | don't let {} slip past me | I'd like alerts on {} | {} to my courses
tell me once {} can be signed up for | keep me posted on {} | follow this | remind me | add that one to my list
yes please notify me | i want reminder about it | give me a signal as soon as one can join | monitor it for me
poke me in time so I remember to sign up | keep tabs on {} | ping me about {}
poke me when something happens with {} | I forget everything so nudge me for {} | put {} to my list
{} muistutus pls | shout when {} opens | subscribe {} | let me know if {} changes | could you watch {} for me
I wish to be told about {} in good time | track this | remind me of it
my head's like a sieve, tell me before the deadline | add it to mine
nudge me about {} | ping me when {} opens | keep me posted on {} | put {} on my list
give me a shout before {} closes | watch {} for me | let me know when {} opens | poke me about {}
don't let me forget {} | I don't want to miss {} | keep an eye on {} | holler when {} has places
tell me if something changes in {} | I'm interested in {}, keep me informed | add {} for me
hey remind me of {} pls | track {} | any news of {} straight to me | heads-up about {} please
wake me up when {} starts enrolment | follow {} | subscribe me to {} | I want in on {} messages
it'd be nice to hear about {} | message me as soon as {} is open | bell on for {}
drop me a line when {} can be enrolled | I tend to forget, so {} reminder | make sure I sign up for {} in time
updates on {} please | mark {} down for me | {} too please, on my list | notify me on {}
shout if {} gets cancelled | alert me the day before {} ends | would you tell me about {} in time
bug me until I enrol in {} | I'll need a reminder for {} | pin {} for me | stay on top of {} for me
put {} on my list so that I don't forget it | nudge me before {} closes | let me know in good time before {} stops taking people | tell me when the enrollment of {} begins | don't let me miss {} this time | ping me once {} opens
remind me tomorrow | remind me tomorrow morning | remind me on Thursday | remind me next week | remind me to buy bread
follow it | follow {} for me | start tracking {} | start watching {} | watch this one | monitor {} | save this course
save it for me | remember {} | remember this one | bookmark this | add this | put it on my list
remind me to enrol in {} | remind me to sign up for {} | remind me when {} starts
remind me when registration for {} opens | notify me about changes in {} | alert me when {} opens
tell me when it opens | let me know before {} closes | let me know when there is a free place in {}
inform me when {} opens | send me reminders about {} | send me a message when {} starts | I want to follow {}
I want a reminder for {} | I would appreciate a reminder before the registration of {} closes | yes, follow it
buzz me when {} opens up | set an alarm for {} | set a reminder for {} | set up notifications for {}
I'm scatterbrained, prod me before {} shuts | give me a nod when {} has room | prompt me to enrol in {}
could you jot {} down among my courses | include {} in the ones you watch | star {} | favourite this one
flag {} for me | be my memory with {} | I work shifts and easily miss dates, so please alert me in time about {}
put a pin in {} and tell me when it opens | hook me up with updates on {}
`,
  unfollow: `
Stop following {} | no more reminders of {} | remove {} from my list | I'm not interested in {} any longer
unfollow {} | take {} off | you can forget {} | drop {} | cancel the notifications of {}
don't bug me about {} any more | delete {} from what I follow | I already enrolled on {}, no need to remind
unsubscribe {} | I've changed my mind on {} | {} is not relevant to me now, quit reminding
please leave {} out of my courses | stop the {} messages | I don't want to hear of {} again
get rid of {} from my follows | no longer need alerts for {} | kick {} out of my list | turn off reminders of {}
unfollow this | remove it | stop reminding me | not interested after all | take it off my list
never mind that course, don't notify | clear all my followed courses | enough of these reminders
quit bugging me about {} | {} can go | enough of {} already | drop {} from my stuff | I no more want hear from {}
changed my mind about {}, forget it | stop {} | {} isn't my thing after all, take it away
got kicked out of {}, so no need to remind me | don't track {} anymore | mute {}
I passed {} last year, why do you still tell me about it, stop | {} off the list | no more pings of {}
cancel the reminders on {} pls | dropped {} today so leave it out from now on | scrap {} from those I follow
don't care about this one anymore | lose it | take that off | no longer need notifications from this | unsubscribe
remove it from my followed
drop {} | take {} off my list | stop nagging about {} | no more {} messages | I've had enough of {}
{} was cancelled so no messages | unfollow {} | I don't need {} any more | lose {} from my list
forget about {} | quit pinging me about {} | not interested in {} after all | I'm not taking {}, leave it
shut up about {} | remove {} please | mute {} | I gave up on {} | {} can go | scrap {}
enough reminders about {} | let {} be | cut the {} stuff | don't remind me of {} anymore
I passed {} already, no need to remind | unsubscribe me from {} | bell off for {} | ditch {}
delete {} from what I follow | I won't do {} this year | get {} off my back | {} is over for me, stop it
why still {}, I quit that | spare me from {} | cease with {} | {} no longer concerns me | strike {} off
I could live without news of {} | changed my mind on {}, don't follow it | hey could you skip {} in future
stop watching {}
unfollow it | unfollow everything | unfollow all my courses | stop following it | stop following all courses
stop reminding me about {} | stop the reminders of {} | stop notifying me about {} | stop sending me messages about {}
stop sending news of {} | remove all courses from my list | delete this course from my list | drop it from the list
take {} away from my list | cancel my subscription to {} | cancel following {} | end the notifications for {}
discontinue the reminders on {} | don't follow {} | don't send me anything about {} again
I don't want reminders about {} | I no longer follow {} | I no longer want {} on my list | I won't take {}, remove it
no reminders for {} please | no thanks, take that one off the list | how do I unfollow {}
I would kindly ask you to end the reminders concerning {} | untrack {} | unsave {} | unstar it
wipe {} off my watchlist | clear {} away | throw {} out of my list | toss {} | erase {} from my followed ones
I'm through with {} | I've lost interest in {} | I withdrew from {}, so quit alerting me | give me a rest from {}
{} got full anyway, no point in watching it | silence {} for good
I graduated from that, so no further alerts about {} | I'm fed up with pings on {} | switch off alerts for {}
`,
  list: `
What am I following? | my courses | show my list | which ones have I saved
list the courses I've asked you to watch | what's on my watchlist | what do you remind me of
Do I have any courses with you | which implementations did I add | my follows
could I see everything I have bookmarked | what have I subscribed to | am I following anything
which things do you keep an eye on for me | what's on my list at the moment | remind me which courses I picked
do I already follow {} | is {} on my list | how many do I follow | saved courses?
what was it again that I told you to track | give me the list of mine | followed ones please
is there anything in my list | display all my tracked courses | what have I got on my list
which ones are you watching for me | mine? | my courses pls | what did I ask you to keep an eye on
remind me which ones I follow | how many courses do I have with you | show what I'm subscribed to
is {} on my list or did I forget to add it | did I put {} there already | what courses mine are | omat kurssit
list of followed ones | I lost track, what all did I add | which courses do I get pings from | everything I've saved
can I see those I'm tracking | do I have {} among mine | the ones I picked, where are they
what am I signed up to get reminders for | who's on my watchlist, so to say | let me see my own stuff
all my followed toteutukset
what am I following | what's on my list | which courses do you ping me about | show my follows
why am I getting these | why do you message me about this | my courses here? | what did I subscribe to
what have I asked you to watch | how come I get reminders for this | list the things I track
how many courses are on my watchlist | am I following anything | which ones have I added
where does this reminder come from | I never asked for this message | do I still get news about something
what reminders are waiting for me | is my list empty | what are you keeping an eye on for me
remind me what I follow, I forgot | what did I put on the list | my subscriptions | who signed me up to these
I don't remember ordering this | let me see my list | which bells have I got on | what will you remind me of
what's still active for me | for what courses you send me messages | everything I follow, please
am I on any reminder | did you save the one I added | why me? this message I mean | what do you have on for me
courses I keep track of | tell me which I've marked | a list of my followed courses would be nice
did I add that one already | on what grounds do I receive this
which courses are you watching for me | what do I get these mails about
which courses are you keeping an eye on for me | what are you watching for me at the moment | about which courses do I get messages | for which courses am I getting notifications | what have I put on my list
list | list my courses | list all the courses I follow | show my list of courses | show my followed courses
show what I'm following | show me the courses I follow | show all I have saved | show my reminders | show my bookmarks
my saved courses | my reminders | my bookmarks | which courses have I saved | which ones do I follow
which reminders do I have on | what courses do I follow | what have I saved | what reminders have I set
what am I subscribed to | do I follow {} | am I following {} | am I already subscribed to {} | is {} among my courses
have I saved {} | have you got {} on my list | Could you show me which courses I have chosen to follow?
what's in my collection | which favourites have I got | what did I star | enumerate the courses I track
courses I've flagged | give me a rundown of which courses I subscribe to | which alerts are active
what alerts have I switched on | who put {} on my list | did you store the course I added on Tuesday
has {} been added to mine or not | I can't recall which ones I asked you to monitor | do you still watch {} for me
how long is my list of followed courses | is anything being tracked on my behalf | what else besides {} do I follow
on account of which courses do these alerts reach me | let's check my bookmarked ones
what am I supposed to keep an eye on | anything of mine to hand in before friday
`,
  week: `
What's coming up for me this week? | my deadlines this week | anything due soon
which of my courses open in the next days | what should I remember this week | do I have something tomorrow
is any of my enrolments closing soon | what have I got on monday | my week | upcoming things
next week's events for me | What lessons do I have today | what starts soon on my list
have I forgotten some deadline | what's ahead in the coming seven days | tell me what is happening on my courses
any enrollment windows about to shut for the ones I follow | where do I need to be today and when
how does my calendar look | is there anything urgent | what's next for me | do I have classes on thursday
soonest deadlines among my courses | what must I do by sunday | any dates I should be worried about | today?
this week's schedule for my followed courses | what opens soon of mine | am I free on friday or are there lessons
brief me on the coming days | what's cooking this week | anything burning | what do I have to get done by Friday
am I about to miss something | is it quiet next few days or not | any of mine opening soon | what's next on my plate
got a day off Thursday, anything due around it | whats up this wk | do I have dls | what should I worry about now
coming up? | tell me what happens with my courses in the coming days | next seven days pls
something to sign up for in the near future? | which of my courses close soon | is there stuff due before sunday
tällä viikolla something? | what's on tomorrow and after | what I must do this week | upcoming things for me
just back from flu, what's looming | nothing due this week, right? | any deadlines lurking
what's coming up next week | what's happening on my courses | what's due tomorrow | what's due next
what's closing soon | what's new on my courses | what deadlines do I have | what deadlines are coming
anything closing this week | anything important this week | anything on my courses in the next few days
any upcoming deadlines | any deadlines before the weekend | my upcoming deadlines | which deadlines are nearest
which of mine have a deadline this week | is something of mine ending this week | do I have anything due
do I have deadlines next week | I need to know what is ahead of me during the next few days
Could you outline the forthcoming deadlines on the courses I follow? | what's around the corner for me
what's looming on my courses | does anything need my attention before Sunday
any last days approaching on the courses I follow | I was away all week, what's pressing now
heads down or relax, anything due by Wednesday | what awaits me in the days to come
which sign-ups of mine expire within a week | am I on top of things or is something closing on me
`,
  term: `
Give me an overview of my whole term | how does my semester look | do any of my courses overlap
my autumn on one page | what does spring look like with the courses I follow
are there clashes between the ones on my list | how many credits do I have this term altogether
all of my courses on a timeline | when in the semester is my heaviest time | summarise the period for me
do the courses I'm following collide with one another | plan of my term | which months are the busiest for me
can I fit all of these in the same semester | semester view of everything I follow | how does my whole autumn look
do any of mine crash into each other this spring | the big picture of my semester
will I be swamped in October or in November | everything I've got from now till Christmas | lukukausi overview
plan my baby leave: when are my courses running, all of them | spring at a glance | do my courses overlap
which month is worst for me | put all my stuff on one timeline | is my semester too packed
how many credits are mine altogether this term | when during the term am I free of courses | my semester?
which of those I follow run at the same time | show the entire term of mine | is everything of mine over by juhannus
what goes on when, across all the courses I follow | calendar for the whole kevät
can I have a summary of this half-year | clashes between my courses? | all my courses from start to end in one view
period by period, what do I have
my whole semester please | show my term | show my whole spring | show my autumn as a whole | summary of my semester
how busy is my semester | what does my whole year look like | do my courses clash this term
how many credits am I taking this semester | Could you give me a survey of all my courses this term?
sketch my half-year | what's my study load over this semester, all courses
when do I have the calmest weeks this term | do my followed courses bump heads during spring
a bird's-eye picture of my autumn
`,
  find: `
and finnish for beginners | and finnish language for beginner | finnish language for beginners, i don't speak any | and swedish language for a beginner? i speak nothing | do you have swedish lessons for beginner | spanish lessons for beginners | beginner finnish | a language course from zero, I speak nothing yet | what about german for beginners | i can't speak finnish at all, is there something for starters
what is {group} | what does {group} stand for | who are {group}
Find me courses about marketing | is there anything on photography | which courses are in English this spring
I need 3 credits quickly, what is there | courses open for enrolment right now
any online courses on project management | what could I still join this month | do you have Swedish courses
something easy about health, max 5 op | evening courses in Python | show all summer courses
I'm looking for a course dealing with sustainability | what's available for exchange students
Which language courses start in January? | got any leadership stuff for working people | I'd like to learn Spanish
what can I study remotely in the summer | search: data analytics | list courses starting next week
free-choice studies in english, 5 credits | accounting courses please | are there courses in {room}
what does {group} have this term | is there some course where one learns to give speeches
courses with free places left | anything without an exam | suggest me a course for the autumn
a short course on first aid? | can I find maths brush-up here
want to improve my finnish, options? | electives about entrepreneurship | courses for nurses in the evening time
what's on offer in game development | i search course of artificial intelligence
which 10 credit courses are there in business | any weekend courses
self-paced web courses that I can begin anytime | what opens for sign-up tomorrow
courses whose registration ends this week | something to do with music or theatre
has the school got courses in law taught in English | show me more like that | are there others on the same subject
only the online ones | what about in english | less than five credits | the ones starting in march
masters level courses in service design | is there physics somewhere
I'd be keen on something with my hands, woodwork or so | who teaches courses about tax | cyber security anyone?
do you know a good course on Excel | I have mondays free, what could I take
last minute courses still taking people | sign language studies? | what kinds of courses are there for social work
where could I learn web design | I'm missing two credits of communication, ideas?
need 3 points from anywhere, what you got | anything on AI that's not in Finnish | something easy for summer
is there a Swedish course I could do from home | got anything about dogs
Kela breathes down my neck, which courses could I still take | courses in the evenings?
what can I study at {room} in the spring | any ones that start after New Year and are in English
student asks if we've anything about mental health | yoga or sports, exists? | stuff in photoshop
looking for some coding thing w/o exams | 5 op net courses | I'd like learn Finnish, which courses there are
what's open for sign up right now | free slots anywhere in marketing | are there no courses in Russian?
excel courses pls | something with robots, or if not then with drones | anything is online and begins in March
something short to fill my HOPS | which courses has {group} | ruotsi
I'm missing 5 credits, something easy and online | need a few more credits in English, any ideas | what do you recommend for someone who dislikes exams | what could I start right away | anything starting soon
which electives are there for third years | which courses belong to my programme | any beginner's course in Spanish | something about cooking, 3 credits, still open | is there anything in the summer
find courses on psychology | find something on logistics | search for courses about biology | search economics
look for courses on nutrition | looking for a history course | looking for courses in German
looking for an online course in chemistry | I'm searching for philosophy courses
I'm interested in architecture, what do you have | I want to study Japanese
I want to learn to code, where do I begin | I want a course about gender studies
I want to take a course in astronomy | I need an elective | I need a five credit course in English
I need some language credits | show me all French courses | show courses that start in October
show all master level courses | list the courses in sociology | what courses are there in linguistics
what courses are available this autumn | what courses start next month | which courses can exchange students take
which courses are still open | are there any courses on climate change | are there Italian courses for beginners
do you have courses about investing | is there a course on public speaking
Might there be evening courses in literature suitable for a working adult? | anything on beekeeping
got something about blogging | what might a retiree study with you
my son likes chess and numbers, which courses would suit him | I'm bored with law, what else could I study
which courses teach carpentry | anywhere I can learn to sew | opo asking: which courses are open to high school pupils
suggestions for a biologist who'd like to learn some business | are there crash courses in Estonian
where's a course that teaches presenting | any late autumn courses on taxation still accepting folks
recommend courses on parenting | browse philosophy
got something about taxes | got any courses about bees
what can group {group} still enroll in | which courses may {group} still join
a Finnish course | Finnish for beginners | a Swedish course for foreigners | is there English as a foreign language | German lessons for beginners | would you please show me the courses that are open | could you kindly list the courses one can enrol in at present
`,
  rooms: `
how many people fit in {room} | how many students does {room} hold | does {room} hold 40 people
What rooms are there in {room}? | where is {room} | computer labs | I need a room for 40 people
how do I get to {room} | which rooms in {room} have computers | how many seats in {room}
what kind of room is {room} | {room} | list the auditoriums of {room} | is there a piano room somewhere
on what floor is {room} | which building is {room} in | biggest lecture hall? | classrooms that seat thirty
is there any mac lab on campus | Where can I find the simulation ward | rooms for group work, where are they
{room} rooms | does {room} have a projector | what's the address of {room} | how big is {room}
meeting rooms for eight persons | Is there a kitchen classroom in {room} | where are the workshops located
can you show {room} on a map | any quiet rooms to study in | I have no idea where this {room} is, could you guide me
what spaces does {room} have | a hall with space for a hundred listeners | what equipment is in {room}
smallest classroom in {room} | find a space with a smartboard | recording studio, where
which campus buildings are there | does {room} have a gym hall | laboratory spaces for chemistry
who uses {room} and what's it for | is {room} the same as the old auditorium
a room where one can hold a workshop for twenty | what spaces has {room}
somewhere with sewing machines or 3D printers in {room}? | I've got 60 people coming, which room takes them
{room} where is it | how do I find {room} | how many fit in {room} | computer classrooms? | is {room} upstairs
what's in {room}, any projector | luokat in {room} | a visitor asks me the way to {room} | big auditorium in {room}
group rooms, where | which floor's {room} on | does {room} have labs or just lecture halls
need a place for 12 with screen | is {room} bigger than a normal classroom | all rooms of {room} pls
what kind of a room is {room} | pc lab where | any room for thirty in {room} | which building has {room} in it
seats {room} | smallest classrooms you know
where is the {room} building | where is {room} on campus | where can I find {room} | how many seats does {room} have
how many people can {room} take | how many rooms does {room} have | what is {room} | what's the capacity of {room}
what type of room is {room} | what computers are in {room} | which floor is {room} | which building has {room}
which campus is {room} on | which rooms have a projector | which rooms have computers | which rooms seat fifty
which is the largest lecture hall | show {room} on the map | directions to {room} | way to {room} | map of {room}
list rooms in {room} | lecture halls for 200 people | seminar rooms for twenty | rooms with video conferencing
a room that has a whiteboard | is {room} wheelchair accessible | is there a laboratory in {room}
does {room} have a whiteboard | Could you direct me to {room}, as I have not visited the campus before?
I'm by the main entrance, which way to {room} | which staircase leads up to {room} | which wing is {room} in
does {room} have air conditioning | is there a hearing loop in {room} | are there sockets in {room}
does {room} come with a blackboard | is there a nursing room somewhere | which auditoriums have a stage
how many square metres is {room} | rooms with sinks for art classes | does the lift go up to {room}
I deliver furniture, on which storey is {room} | language labs, where are they located | what's the layout of {room}
`,
  free: `
Is {room} free now? | can I book {room} | which rooms are vacant in {room} at 2 pm | book a room for tomorrow
is anyone in {room} this afternoon | where's an empty classroom right now
I'd like to reserve a group room for our team | {room} reservations today | until what time is {room} occupied
how do I make a room reservation | any unoccupied computer class at the moment
what's happening in {room} on friday | is {room} taken on Wednesday morning | free rooms?
we need somewhere to sit for two hours, what's available | when does {room} become free
Has someone reserved {room} | cancel my room booking | could our student club use {room} in the evening
find me a vacant space in {room} this minute | is anybody in {room} now | can we crash in {room} for an hour
empty room anywhere in {room}? | reserve {room} for me tomorrow at two | {room} taken?
no one using {room} this afternoon? | we need to practise our presentation, which room's vacant | vapaa tila now
could my group have {room} on Thursday | how do I book {room} | who's got {room} at noon, is it occupied
any available group room right now | varaa {room} | until what time is {room} unoccupied today
is there a quiet unused classroom for a Teams call | {room} free or booked 10-12
is {room} free on Monday at ten | is {room} available today | is {room} available between 12 and 14 | is {room} in use
is {room} in use tonight | is {room} reserved on Thursday | is {room} occupied at the moment | is there a free room
is there a free room in {room} | is there an available classroom now | is there a lecture in {room} now
is someone in {room} | are there free rooms in {room} | are any computer rooms unreserved
which rooms are free tomorrow at noon | which rooms are available on Friday | which rooms are empty
which classrooms are unused this evening | when is {room} available | when is {room} next available
when will {room} be vacated | how long is {room} free | what's going on in {room} | what's in {room} today
who is using {room} now | find a free room | free room near {room} | free rooms this afternoon
can I sit in {room} now | I'd need a free room for an hour
Would there be any vacant classroom on Wednesday afternoon for our parents' evening?
may I clean {room} now or is someone in there | does anybody occupy {room} after four
is {room} up for grabs at nine | could we squat in {room} until two
our band rehearses tonight, is some room unoccupied | which rooms stand idle this morning
I have to fix the lights in {room}, when is no one there | any space going spare in {room} today
how come {room} is taken, who holds it | till when may I stay in {room}
looking for a vacant room to take a phone call in | is {room} clear for an hour
are there bookings in {room} over the weekend | which group room could we grab at noon
where can our team do group work in {room} right now | a spot in {room} for group work this afternoon | where in {room} could we practise our talk now
`,
  settings: `
send the reminders in the morning | fewer messages please | how do I change my settings
mute all notifications until Monday | you send too much stuff
what time do you usually message me, can it be altered | preferences | put reminders at 9 am
pause everything for the summer | when do your notifications come by default | use plain short answers
enable reminders again | could the alerts come at lunch time | settings? | less spam thanks
too many messages, tone it down | could you ping me in the evenings instead
your notifications come too early, move them to nine | can I change how often you write
how do I alter my preferences | asetukset | turn notifications off altogether during my holiday
turn them back on | I get reminders twice a day, make that once | what are my settings now
only deadlines, no other news | not before noon pls | show my settings | change the time of reminders
change my reminder time to 8 | turn off notifications | turn off all reminders | disable notifications
pause reminders for a week | resume the notifications | mute the bot | how often do you notify me
adjust how you notify me | configure my alerts | customise the reminders
reset my preferences to default | let the reminders arrive after my shift, at four
halve the number of messages | I'm on vacation, so halt all notices till August
can the font or message length be shortened | keep messages brief from now on
which options can be modified | you bombard me with notices, reduce it
`,
  speak: `
switch to Finnish | switch to English please | use Swedish from now on | Change language to Finnish
could you speak Swedish to me | talk english | switch to suomi | what language are you set to for me
talk Finnish to me | suomeksi kiitos | I prefer Swedish | switch to english
want you write me in easier language, english please | speak English to me | can we do this in English
in English please | I don't understand Finnish, write English | answer me in Swedish from now on
sorry my Finnish is terrible | no Finnish please | why are you talking Finnish to me
can't read this, English? | I'd rather have Swedish | let's continue in Finnish, I'm practising
use English with me always | what languages do you know | do you speak any Swedish
you can talk Finnish with me, it's fine | English only | back to English
translate that, I don't get it | could you reply in my language
I write Finnish but want answers in English | Swedish would suit me better | hey I only know English
it would be nice to get these in English | anything I write, answer in Finnish
messages come in wrong language | the reminders are in Finnish, I want English ones
which language are you using with me | please not Swedish | I am exchange student, no Finnish skills
say it in English | set language: Swedish | can I choose the language | English from here on thanks
talk to me in plain Finnish | what did that say? don't know the language | let's switch languages
I'm learning Finnish so use it with me | stop mixing languages, just English
I want to be spoken to in Swedish | change to Finnish, I want to practise
please answer me in Finnish from now on | change the language | change language to Swedish
language settings | Finnish please | Swedish please | reply in Finnish | write to me in Swedish
Would it be possible to receive the notices in Swedish henceforth?
my mother tongue is Swedish, kindly address me in it | make the bot talk Swedish again
`,
  quiet: `
don't write to me at night | set quiet hours from 22 to 7 | no messages at weekends
stop messaging me on holidays | don't wake me at 7 with your stuff | go quiet on weekends
shut up at night | not at night | don't write to me after ten | no messages before eight
not so early please | leave me alone on weekends | stop buzzing my phone at midnight | you woke me up
let me sleep | silence between 22 and 7 | I work nights, don't ping me in the daytime
keep quiet on Sundays | that came at 6 am, seriously? | only during office hours please
evenings are family time, no pings | too many messages at night | hush after nine pm
I don't want anything on Saturday | can you hold your messages till morning
my phone beeped at 3 in the night | nothing after dinner thanks | do not disturb from eleven on
when are you silent | quiet hours 21–8 | weekdays only | don't bother me in the wee hours
it would be nice if nights were peaceful | please respect my sleep | you may write between nine and five
wait till I'm awake | no notification while I'm asleep | earliest at ten in the morning pls
mute yourself for the night | why do you text me so late | not during lectures, from 8 to 12 be silent
messages on my free days are annoying | lift the night silence, write whenever
end the quiet time at six instead | can you not ring at dawn | no pings on bank holidays
no messages at night please | nothing between ten and seven | change quiet hours | turn on quiet hours
be quiet on weekends | quiet time from 9 pm to 8 am | send notifications only on weekdays
I want total silence between ten and six | skip bank holiday notifications
why are you making noise at night | what's with the messages at dawn | why the beeping so early
`,
  overview: `
turn on the weekly summary | no weekly digest for me | I'd prefer getting just one message a day
make your digest come on sundays | one message a week is enough | let me have everything in one digest
daily or weekly, can I choose | give me a summary | send me a digest every Monday
morning list of my lessons, daily | what's coming up this week in short | I'd like a weekly roundup
stop the weekly letter | move the digest to Sunday evening | daily briefing at seven please
can I get my day's lessons each morning | no more summaries | the Monday message, make it Friday
round up everything for me once a week | a recap would be nice | put it all in one message
sum up next week | when does my digest come | switch off the morning list
I want the overview later, at nine | every morning tell me what I've got | cancel the daily thing
skip the weekly summary from now on | a quick rundown pls
could you collect deadlines into one weekly post | start sending me the daily overview
digest on Thursdays instead | the summary comes too early | bring the weekly one back
one big message on Sunday, that'd be great | wrap-up of the week on Fridays
it'd be handy to have a morning bulletin | how do I subscribe to the digest
how do I get rid of the digest | daily instead of weekly | weekly is enough, not every day
bird's eye view of my week | the day's programme at 7.30 every morning
your Monday roundup didn't arrive | what's in the weekly digest | change my summary hour to six pm
I don't read the summaries, end them | make the overview weekly
one message on Sunday evening is enough for me | the daily message is too much, once a week please
turn off the weekly summary | turn on the daily summary | deactivate the morning message
bundle the notices into one per day | postpone the daily message time to half past eight
`,
  notice: `
I want the notifications a week earlier | can you remind me two days ahead instead of one
remind me two days ahead instead of one | remind me earlier | a week ahead please
two days before is too late for me | don't leave it to the last day | I want two reminders, not one
give me more notice | three days beforehand would do | one day's warning is enough
tell me a fortnight in advance | how long before do you remind | last-minute reminders don't help me
first a week before, then the day before | can I get a heads-up sooner | you remind me way too early
only on the closing day, please | lead time: 5 days | warn me well ahead of deadlines
an extra reminder the morning of | when will I hear about a deadline
not on the last day, that's stressful | make it 48 hours before | a bit more time to react would be nice
how many days in advance do you tell | shorten it to one day | set the advance warning to ten days
I need time to plan, earlier pls | a second nudge just before it closes
drop the second reminder, one is fine | remind me the evening before
I always miss things, remind me twice | got it too late, it was already closing
a month ahead is too soon | couple of days before, not hours | could deadlines be announced in good time
reminders should come a week prior | longer notice for everything | same day reminders off
the night before the deadline is too tight | both a week and an hour before
hey can I decide how early you warn me | earlier reminders please, three days before
remind me one week before | reminders on the day itself will do
`,
  privacy: `
What do you store about me? | who can see my questions | is this safe | are you GDPR compliant
do my teachers see what I ask here | where's my data kept | do you save our conversations | privacy policy
Is what I write read by someone | what information of mine do you have | is my personal data sent to the US
how long do you keep my messages | do you sell data to anybody | can my boss or the school find out what I follow
are the chats used to train some AI | does this bot know my student number | Who has access to my list
is it anonymous | data protection notice, where | do you share anything with third parties
what do you know about me | why do you know my name | is this chat private or visible for the whole channel
can others see I'm following a course | Who is the controller of the register | does my teacher see what I ask here
are you spying on me | what's kept of me | is this chat logged | who can read these | gdpr? | tietosuoja
do you sell my data | is it safe to tell you things | does the university get to know which courses I looked at
where is my info stored, in EU or America | how long you keep my messages
a student asks me if the bot records her questions | do you have access to my grades or personal number
is this anonymous or under my name
is this confidential | is this secure | is my data safe | is my data safe with you | is this GDPR compliant
is my personal data shared with anyone | is my information passed on to others | is this used for training AI
is this bot legal under GDPR | do you use my data for advertising | do you give my data to the university
do you follow the data protection law | do you collect personal data | do you use cookies or tracking
do you train a model on my messages | privacy notice | privacy statement | data protection
where is the privacy policy | where can I read your privacy statement | what's your privacy policy | who owns the data
on what legal basis do you process my data | Could you explain how my personal data is protected?
how do you handle personal data | how do you protect my privacy | is the bot lawful under the European rules
are minors' details handled safely here | who acts as the data protection officer | is anything sent outside the EU
`,
  erase: `
Delete my data | erase everything you know about me | forget me | wipe all my information please
I want to be removed completely | right to be forgotten, use it for me | clear my history
could you destroy the data you've saved on me | remove my account from this bot | how can I get my data deleted
I'm graduating, please delete all of mine | get rid of all traces of me | reset everything, start from scratch
purge my personal info | make yourself forget our chats | wipe me out of your memory
delete everything you've got on me | forget I ever existed | I'm graduating so clean my data away | erase me
remove all that you've saved of me | poista my data | I wish be deleted totally | get rid of my info
use my right to be forgotten, thanks | clear the lot, all my history | make my records vanish | nuke my data
don't keep anything about me, destroy it | I leave the school, please take out all my information
purge my account here
delete me | erase all my info | remove all my data | remove me from the system | remove my personal data
wipe my data | forget all about me | how do I delete my data | can you delete everything about me
I kindly request the erasure of all my personal data. | destroy my records | please make all of my details disappear
scrub me from your database | I never agreed to being stored, get rid of it all
clean out everything that concerns me
`,
  help: `
what can u do | what are you able to do then
What can you do? | help | how do I use you | what sort of questions can I ask | I'm new here, how does this work
give me some example questions | instructions | commands? | what are you for | can you help me | what do you know
I'm lost, guide me | how should I phrase my question | do you understand English | which things do you answer
show me the menu | what is this bot good at | is there a manual | I don't know what to ask
how can I search for courses with you | what features do you have | how do I begin
can I just write freely or are there commands | tell me how you could be of use to me | what do I type here
how does following work | you didn't get my question, how should I ask it | tips for using this
are there any shortcuts | HELP ME PLEASE | what are you good for | how does this thing work
I'm new here, what may I ask | stuck, help | so what do you do | apua | can you do anything else than courses
how I use you | give some examples what to ask | what tricks do you know | what commands
teach me how to talk to you | colleague told me to try you, now what | don't know where to begin
do I have to type codes or can I just ask normally
I don't understand | I don't get it | don't understand you
I need help | I need help with this bot | how do I ask you things | what can I ask | what can I ask you
what can you do for me | what are your commands | show examples | user guide
Could you explain how one is supposed to use you? | what topics can you handle
I'm a bit old-fashioned, how do I talk with a bot | a short tutorial please
explain yourself, what are you capable of | what's the right way to phrase things for you
`,
  smalltalk: `
Hi! | hello there | thanks a lot | lol | who made you | how are you doing | good morning | bye | you're great
are you a robot | ok | what's your name | thank you, that was all | haha nice | you suck | tell me a joke | moi
do you love me | see you later | cool | how old are you | are you chatgpt | sorry, my bad | good bot | never mind
i'm bored | hey what's up | wow that was fast | no thanks | have a nice weekend | moi moi | cheers mate
you're a star | haha nice one | are you a human or a robot | huomenta | ok cool | who built you | I'm so tired today
love you bot | how's life | damn you're quick | have a good weekend | kiitti
you there? | are you awake | hello anybody | knock knock | is this thing on | are you working | you alive?
still up? | good night bot | sleep well | nice work today | you're a lifesaver | cheers, that helped loads
thank you so much, you saved my week | well done little bell | love this bot | are you sleeping | why so quiet
yoo-hoo | anyone home | testing testing | earth to bot | good morning sunshine | how's it going | what's up
you rock | you're better than the student office haha | that was quick, impressive | much appreciated
have a nice weekend | do you ever rest | are you a real person | hope you're well
thanks a million, really kind of you | hi there, ready for work? | are you broken today | did you fall asleep
I am so grateful for your help | bye for now
hey | good evening | good afternoon | thank you very much | great, thanks | okay | alright | goodbye | you're funny
how do you do | evening, bell | you made my day | nice to meet you | greetings from the library | merry Christmas
`,
  agenda: `
show me everything i got after christmas | what have i got after xmas
what have I got on today | what's on my plate tomorrow | anything on Tuesday for me?
do I have to come in tomorrow | am I off on Friday | when's my first class in the morning
what time am I done today | can I sleep in tomorrow | my lessons this week pls | where should I be right now
 | got any lectures left this afternoon | is there school tomorrow or not
my schedule for next week | what does my Monday look like | do I need to show up on Thursday
how early must I get up tomorrow | am I free before noon on Wednesday | how many hours of class have I today
btw which lessons I have today | read me my day | my timetable | am I teaching anything tomorrow morning
when do I finish on Friday | any gaps between my classes today | is my afternoon empty
what am I supposed to attend this week | show me the week ahead | it would be nice to see my own lessons here
can I make a dentist appointment Tuesday at nine | do I have anything at all on Thursday
worth coming to campus today? | which day am I free next week | last lesson of mine today ends when
must I be at school at eight | today's classes? | what do I have after lunch
shall I come tomorrow or can I stay home | I have class now, which room | when can I go home
can I sleep late tomorrow or is there something at eight | do I have anything in the morning | what are my classes tomorrow | do I have a free afternoon on Thursday | when am I done today
what classes do I have on Monday | what's my schedule today | what's my timetable for tomorrow | what's my next class
where is my next lecture | when does my day start tomorrow | when is my next lecture | do I have lectures on Friday
Could you tell me which lectures I have on Thursday? | which lectures await me on Wednesday
must I set the alarm for tomorrow | where do I have to be at noon | my lectures for the rest of the day
do I get a lunch break between classes on Monday | is my Thursday full of lectures
`,
  'group-agenda': `
what's {group} got today | when does {group} start tomorrow | {group} timetable | is {group} at school on Friday
lessons of {group} next week | when are {group} done today | does {group} have class on Monday morning
what does {group} study this week | where is {group} sitting right now | show me {group} for Thursday
which lectures do {group} have tomorrow | any day off for {group} next week? | {group} schedule pls
I teach {group}, when are they free | what time do {group} finish on Wednesday
find a gap in {group}'s calendar | hey are {group} in tomorrow | what's on for {group} after lunch
{group} today? | {group} next Tuesday, anything? | has {group} got contact days this month
need the weekly plan of {group} | when could I catch {group} on campus
do {group} come to school at all this week | my friend is in {group}, what lessons have they
is {group} remote or on site on Thursday | first lesson of {group} on Monday
pull up the timetable for group {group} | how does Friday look for {group} | when will {group} be around
does {group} have anything in the evening | give me everything {group} has this week
the class {group}, where are they at ten | are {group} off during the autumn break
does {group}'s day end before four | a visitor wants to meet {group}, when's good
{group} and their teaching tomorrow | how busy is {group} next week | which room do {group} go to at noon
what do the {group} people have today
where is {group} at the moment | what is {group} doing now | when does {group} finish on Friday | what time is {group} free today | which room is {group} in now | what lessons does {group} have tomorrow
{group} schedule this week | what does {group} have on Monday | when does {group} have lessons
when does {group} have its next class | when is {group} at school | where is {group} today | timetable of {group}
show the timetable of {group} | Could you tell me when {group} has teaching on Wednesday?
my son studies in {group}, when does he get out today | does {group} get Friday off
does {group} sit in class this afternoon | on which days does {group} come to campus
when does {group} break for lunch on Tuesday | at what hour is {group} let go today
`,
  'own-group': `
I'm in {group} | my group is {group} | put me down as {group} | I belong to {group} | I've moved to {group}
I switched groups, it's {group} now | set my class to {group} | I'm a {group} student
from now on I'm with {group} | save {group} as my group | not that one, I'm {group}
wrong group, should be {group} | they transferred me into {group} | change my group to {group}
btw I study in {group} | {group} here | mine is {group} | remember that I'm from {group}
I started in {group} this autumn | what group do you think I'm in | which class have you got me under
do you know my group? | you've got my group wrong | I was moved to another group | make it {group}, I changed
I got placed in {group} | please note my group {group} | as of January I'm in {group}
I'm not in {group} any more | it would be good if you knew I'm {group} | update me to {group}
I joined {group} yesterday | is {group} still set as my group | count me in {group}
hi, new exchange student, group {group} | I am registered into group {group}
I dropped back a year, {group} nowadays | how do I tell you my group | use {group} for my timetable
my student group code: {group}
my tutor told me that my group is {group} | the office says I belong to {group} | I have moved to {group} | change my group to {group} please | I am {group} by the way
I'm part of {group} | my group changed to {group} | my class code is {group} | set {group} as my group
save my group {group} | change my group | what is my group | which group am I in
I wish to inform you that I now belong to {group}. | put {group} as my class | I got assigned to {group}
my cohort is {group} | after the transfer I'll be in {group} | note {group} down as my class
the correct code of my class is {group}
which group was I put in | am I in group A or group B | which of the groups is mine | what's my group on {}
which lab group am I in | what group do I belong to in {} | tell me which group I got
did I end up in the morning group or the evening group | which exercise group am I on in {}
I don't remember my group number, what is it
`,
  snooze: `
remind me again in an hour | tonight instead | ask me tomorrow | snooze | give me ten minutes
I'm in class, come back later | can't do it right now | try me again after lunch | put this off till Monday
postpone | I'm on the bus, bring it up tonight | bug me about this tomorrow | not a good time
hold that thought till evening | next week is better | remind me when I'm home | five more minutes
once more in the morning please | same message again at six pm | I'll get to it, nudge me later
bad moment, in two hours again | repeat this on Thursday | in a sec | push it to tomorrow
busy at work, tell me again at five | let it wait until the weekend | I'd forget, say this again tonight
do this later, ok? | half an hour | could you resend that in the afternoon | hmm maybe tomorrow
show it again before bed | wait a bit with this one | I'm driving, later pls | delay this reminder by a day
another time | after the exam, not now | come again at eight
snooze {} till Monday | put {} off until tomorrow | remind me of {} later instead
not now, again tomorrow please | later, ask me on Monday | I can't now, tell me once more in the evening | put it off till next week | poke me once more in two hours
later please | on Monday instead | after work | after class | maybe later | ask again later | ask me later
ask again tomorrow | remind me again tomorrow | remind me again next week | remind me again in the evening
snooze for an hour | snooze until tomorrow | snooze this for two days | postpone this to Friday
postpone the reminder | delay it by an hour | delay until tonight | wait until tomorrow | try again tomorrow
come back in an hour | come back to me on Sunday | I'm busy now | I don't have time now
I am in a meeting, please return to this in the afternoon | my hands are full, bring this up at six
on a train with no signal, try at seven | quarter of an hour please | give me until Wednesday to think
let me sleep on it and ask again | let me finish dinner first, then remind me | kick this can down the road a day
after the weekend please | circle back to this tomorrow | not the moment, ping me past nine
shelve this till Thursday | when the kids are asleep, tell me again | once my shift is over, then
park this until Friday | defer it by a week | in a couple of hours maybe
I have to ask my wife, so raise this again tonight | too early, repeat it around noon | hold off until the afternoon
give me another day
`,
  undo: `
oops | undo that | wrong button | that was a mistake | take it back | I clicked by accident | go back
no wait, not that one | I meant the other course | put it back how it was | didn't mean to do that
sorry, wrong course | revert | shoot, my thumb slipped | can that be reversed | hang on, that wasn't right
ctrl z | misclick | my cat walked on the keyboard | return to the previous state | I changed my mind, undo
not what I wanted | whoops, picked the wrong one | scratch that | you got me wrong, take that away
restore what I had before | I pressed stop accidentally | forget the last thing I said
never mind that last one | that shouldn't have happened | how do I go one step back | I chose wrong
by mistake I removed it, bring it back | nooo I hit remove | damn, not this course | can you unclick it
ignore my last command | rewind
undo | cancel that | cancel the last action | reverse that | reverse the last change | I made a mistake
I pressed the wrong one | I removed the wrong course | bring it back | bring back the course I just removed
I did not intend that, kindly reverse it | I take that back | erm no, the previous one was right
roll back what you just did | whoa, I tapped the wrong thing
`,
  enrolled: `
I'm in | already signed up | done, enrolled | tick it off | I've enrolled in {} | signed up for {} yesterday
{} done | I've got a place on {} | registered to {} already | check, {} is sorted
no need, I enrolled last week | I did it | finished the sign-up | {}: enrolled | they accepted me to {}
just enrolled, thanks for the reminder | I put my name down for {} | mark {} as done | I'm on {} now
that's taken care of | enrolment made | it's handled | I got into {} | I have registered myself in {} today
you can cross that out | all done with signing up | got my spot | btw {} is done, I'm enrolled
did {} this morning | I have enrolled now | yes I did enroll | ticked {} in the student system
I'm already a participant in {} | I'm already on the list | sign-up complete | hey, I managed to register for {}
job done | {} I've enrolled, what next | been enrolled in {} for ages | secured a seat on {}
I'm already in {}, please note it | managed to register for {} | done, I signed up for {} | got a place in {}, mark it
I enrolled already | I already registered | I have already signed up for {} | I signed up for {} | I registered for {}
I'm registered for {} now | already registered | mark me as enrolled in {} | I have now completed my enrolment on {}.
Peppi confirmed my place on {} | my registration for {} went through | they let me into {}, you can tick it
I grabbed a seat on {} at midnight | got the confirmation email for {}, so I'm registered
sign-up accomplished for {}
`,
  sees: `
who sees this | is it just between us | does my teacher get to know | can my group see what I follow
is this private | does the school log my questions | can other students tell I asked | who reads these messages
will the lecturer notice that I ask this | is someone watching our chat | do the admins look at this
is my list visible to others | are my classmates shown what I do here | does it show up in the channel
can the boss of the school read this | will anyone find out | confidential or not?
does the study office see my follow list | hopefully no one sees what I write here
does the teacher know who follows the course | are you reporting to someone | do you tell on me
are these questions monitored | is everybody in the workspace able to read this
can I ask something embarrassing | I'm a teacher, do students see my questions
only I can see your answers, right? | who else is in here | does a human read this | is my name shown to anyone
who has eyes on this conversation | can my tutor peek at my reminders | between you and me?
it stays here, doesn't it | do they keep track of who asks what | public or private chat?
does it go to the teacher if I stop following | is the university listening
if I ask about dropping out who knows | can the IT people look in
who sees my questions | who can see this | who can see my list | who can read this chat | can anyone see my messages
can other people see my list | can the admin see my questions | do others see this | is this visible to everyone
Are my questions visible to the teaching staff? | does my counsellor get a copy of this
could my ex who studies here see my list | are you telling the dean what I type
do other members of the workspace notice my follows | will my employer be shown what I look at
`,
  kept: `
what do you keep about me | what have you saved on me | show me my data | how long do you remember this
where is it stored | do you keep a history | what's in your memory of me | is there a file on me
list everything you know of me | which server holds my info | can I download my data
when does my information disappear | how many months is it saved | do my questions stay somewhere
what's recorded when I write here | copy of my personal data please | after I graduate is my info still there
do you remember what I asked yesterday | which details of mine have you got | in what country is my data
export my stuff | are old messages thrown away at some point | what did you note down about me
I'd like to see what's on record | do you know my student number | does this end up in some database
storage time of my data? | what are you holding on to | everything you have about me, let's see it
is my name stored | is it kept forever | what gets written down here | tell me what you've collected
do you have my grades saved | access request, please | how much do you know about me
in the cloud or at the school, my data | do you retain deleted stuff | what sort of things you save from me
are my chats archived
what data do you have about me | what do you remember about me | what do you remember of our talks
what information is stored about me | what have you stored | how long do you keep my data
how long are my messages stored | do you store my questions | do you keep a log of me | show what you know about me
I should like to see all the data saved concerning me. | can I get a printout of what you've got on me
after how many weeks do my questions vanish | did you memorise our earlier talks | is my email address on file
`,
  elsewhere: `
when does the library close | opening hours of the cafeteria
What's for lunch today? | when is the library open | I forgot my password | how do I extend my study right
where do I get my transcript | who's my tutor | when's the Christmas break | is there parking on campus
how do I find a thesis supervisor | will it rain tomorrow | how much is the tuition fee for non-EU students
wifi doesn't work | can I get a locker | how do I apply for exchange | where's my student card
Kela student allowance, how many credits do I need | I lost my keys at school
how do I register as absent for a year | when's graduation day | how can I become a student here, application period
printing costs | who do I contact about the student health service | career counselling appointment
I want to quit my studies | where do I submit my internship contract | does the gym have student discount
how to install office 365 on my laptop | scholarship options for foreigners
my residence permit is expiring, who helps | Moodle is down | what's the phone number of the reception
how do I change my degree programme | study psychologist? | write me an essay about leadership
solve this equation 2x + 4 = 10 | how do I get a student apartment | which bus goes to the campus
where's the cafeteria and is there vegan food | book renewal at the library | how do I cite a website in APA
maternity leave and studies, what to do | how do I open a bank account in Finland
when do I have to register as attending for the academic year | certificate of attendance for my landlord
turnitin report, where do I see it | I'm having a hard time and would like someone to talk to | who is the rector
student union membership price | does the school lend laptops | how do I get the maturity test done
two-factor login problem | can I get an official translation of my diploma | jobs for students?
is the school closed on independence day | what's my GPA | report harassment to whom
where can I buy overalls and party tickets | is the sauna evening still on | who won the hockey game
my student email isn't working on the phone | what's for lunch at the ruokala | my laptop won't join eduroam
where's the nearest parking that's not a rip-off | forgot my password, again
is the library open on itsenäisyyspäivä | when does my opiskeluoikeus run out | who can sign my internship papers
how do I get a frank card | is it going to snow tomorrow | Kela wants a certificate, who gives it
need a HOAS flat quick | where do I send my thesis for plagiarism check | how do I mark myself absent for next year
who is my opo | when's the winter holiday | lost my keys on campus, where do they end up
can my earlier studies be recognised | how do I get credits transferred from another university | the heating on the second floor is off again | will I be kicked out of the programme | my results are not in the register yet, how long may it take
how many credits have I got in total | do I meet the requirements of my minor | old exam papers, where can one see them | do I need a Sisu account to log in | how do I search for courses and register
where do I get the key to the lab | where do I return library books | where can I print
where can I get a transcript of records | where can I find an internship | where can I find a flat
where do I apply for financial aid | where is the student office | where do I report a broken lamp
how do I connect to the wifi | how do I print in colour | how do I apply to this university | how do I borrow a book
how do I renew my loans | how do I get an access card | how do I graduate | how do I get to campus by bus
how do I change my address in the register | how do I resign from the university | how do I pay the student union fee
how much student grant can I get | when does the cafeteria open | when is the student office open
when is the application period for master's programmes | what's on the lunch menu | what's the wifi password
is the campus open on Sunday | is there a gym on campus | is there a nurse at school | can I get a study certificate
Whom should I approach about a recommendation letter for a study grant? | how do I get a bursary
who do I ask about my visa | where do I pick up my diploma
where do I hand in the found umbrella, is there a lost property | how do I set up VPN on a Mac
does the health service do vaccinations | how do I get a permit for my bicycle storage
does the canteen have gluten-free soup | where can I have my thesis bound
how do I order an enrolment certificate for Kela | is there a microwave for students
how do I change my surname in the student register | can my parents see my study record somewhere
which office handles pension matters of staff
how tall is Mount Everest | who painted the Mona Lisa | how many legs does a spider have
when did the second world war end | what is the speed of light | why is the sky blue | who invented the telephone
what's the biggest country in the world | how old is the universe | what does DNA stand for | who wrote Kalevala
how far is the moon | what's the population of Sweden | how many players are in a hockey team
what's the currency of Norway | where can I buy a second hand bike | which laptop should I get for 500 euros
how much does an iPad cost | cheapest headphones with noise cancelling? | where do they sell winter boots
which shop has a sale right now | is Ikea open on Sundays | is the pharmacy still open
how much is a bottle of wine at Alko | who has a spare key to the flat | where can I get a key copied
my key card is demagnetised, who fixes it | how do I open the bike shed without a key
the lock is jammed, who do I call | I'm locked out, who opens the door | where do I return my locker key
why is the internet so slow | how do I reset my router | eduroam asks for a certificate, what now
what's the guest network called | my phone can't find the network | how do I change my email password
is there an outage in the network | how do I clean a virus off my laptop | why won't my laptop charge
how do I take a screenshot on a Mac | which software edits videos for free | how do I uninstall an app
can I get Photoshop for free | which bus goes to the airport | when does the last metro leave
how much is a tram ticket | is there a bus strike tomorrow | how do I get to the harbour from here
where can I rent a car | where's the nearest bus stop | what time does the train to Turku leave
will it snow on Monday | how warm is it in Rome | is there going to be a storm this weekend
how cold does it get in January | do I need an umbrella today | when does the sun set today | is there soup today
what's for dinner | does the canteen take cards | where can I get good sushi | how long do I boil an egg
is there anything without lactose at lunch | how much caffeine is in a coffee | best pizza in town?
how do I bake a banana cake | who is the president of Finland | who is the prime minister of Italy
when are the next elections | which party is in the government | how many seats are in the parliament
who's the mayor of Helsinki | how do I vote from abroad | how many countries are in the EU | what is 15 percent of 80
what's 144 divided by 12 | square root of 169? | how many inches in a metre | convert 100 dollars into euros
what's 23 plus 58 | when is Easter this year | what date is Midsummer | is Epiphany a public holiday
when is Mother's Day | how many days until Christmas | what's the date of Ascension Day | what's thank you in Finnish
what does moikka mean | translate this menu into English | how do you say cheers in Swedish
where can I find a cheap flat | how long is the queue for student housing | how much rent is normal in Tampere
who fixes the sink in my dorm | can I keep a cat in a student flat | where can I get a flu shot
I have a sore throat, what helps | how do I book a dentist | what's the emergency number
when does the summer break start | when is the autumn break over | do we get a winter break | the net is slow in the whole house
`,
  chatter: `
what a week | that was one long evening | those were the good days, remember | my Swedish gets worse every year | my laptop died this morning | which laptop should one buy, a mac or a pc | the classroom is freezing | it stinks in the lecture room
what a week | see you tomorrow | see you at the bus stop | I will be late, sorry
running 10 min late, start without me | no one showed up | no one came to the meeting, typical
haha that was hilarious | lol no way | ok thanks, talk later | sorry wrong chat
ignore me, I meant to write to someone else | how was your exam? | how did your exam go yesterday | I passed!
I passed the exam!!! drinks on me tonight | I failed again, I could cry | my sister has her driving exam on Friday
he passed his driving test on the third try
the exam was brutal, my hand still hurts | I slept like two hours before that exam | the teacher was nice
our teacher is so funny, he told the same joke twice | the new teacher looks like my uncle | is the teacher married?
I met our old math teacher at the supermarket | my mum is a teacher in a primary school
the professor has a really cute dog | that lecturer talks way too fast, I gave up
I like her, she is a great teacher | he yelled at the whole group, not cool | it smells in the lecture hall
it's freezing in the lecture hall today | the lecture hall is full of wasps, someone call facilities
I left my jacket in the lecture hall, has anyone seen it? | someone forgot an umbrella in {room}
who left the lights on in the lab? | who left their dirty cup in the lab sink
the window in {room} doesn't close properly | the heating in {room} is broken again
the projector in {room} is dead | there's a bird in {room} lol | who has the key to {room}?
can you lend me the key for the lab? | I lost my key card, who do I talk to
my badge doesn't open the front door any more | please lock {room} when you leave
someone ate my yoghurt in the fridge on the third floor | the coffee machine is out of beans again
is the canteen open on Saturday? | the main course was cold and the dessert was worse
we had a five course dinner at that new Italian place | which starter do you want, soup or salad?
of course I'm coming | of course not, are you crazy | pizza tonight? | I'm starving, who's joining me for lunch
the canteen ran out of fries, worst day ever | any vegan options in the cafeteria? | is it going to rain tomorrow?
what's the weather like in Hamburg right now | so much snow outside, I can't find my bike
it's 35 degrees and I'm melting | the printer on the second floor is jammed again | how do I print double sided?
printer needs toner, who orders that? | the wifi is down again | is the network slow for you too?
vpn won't connect since this morning | I forgot my email password | how do I set up my mail on my phone?
my laptop just died in the middle of a call | my phone battery is at 3 percent, talk later
what phone should I buy, the new pixel or the iphone?
can you call me back at 040 77 12 09? | I tried calling you three times | the bus is late, again
when does the next bus to the station leave? | does the 42 bus stop near the main building?
missed the bus, walking now | can someone give me a lift home after work
someone parked in front of the gate, black Golf | are the shops open on Monday? It's a holiday
when do the Christmas holidays start? | how long is the winter break this year? | when does the semester start?
what date does the semester end | which week does the summer term begin | is Friday a public holiday here?
I'm on holiday until the 14th, please contact my colleague | we're flying to Lisbon on Sunday, can't wait
whose birthday is it today?
remind your brother that he owes me 20 euros | can you remind me to call the dentist at 4?
remind everyone to bring cake on Thursday | who's in for football tonight?
our team is five points ahead of Leipzig | how many points does Arsenal have now?
I collected enough points for a free coffee | the match starts at eight, come over
the gym opens at six, I'll be there | did you see the new Dune film?
that film got way too long after the first hour | I binged the whole season in one night, no regrets
tickets for the concert go on sale tomorrow at noon | there's a waiting list for flats in our street, three years!
still waiting for a place in the kindergarten | I put milk on the shopping list
can you send me the guest list for Saturday? | who's on the list for the barbecue?
add bread and eggs to the list please | the shoes were on sale, I bought two pairs
my parents are visiting this weekend | my daughter is ill, I'm staying at home today
my son starts school in August, time flies | grandma turned 90 yesterday and danced all night
my dog ate my homework, for real this time | can anyone watch my cat over Easter? | I got the job!!
I have a job interview tomorrow and I'm so nervous | do you know anyone who's hiring? | my boss is driving me insane
work was exhausting today | I have a shift until ten tonight | the meeting moved to three | when's the team meeting?
who takes the minutes today? | could you please send around the minutes of last Tuesday's meeting
please find the agenda for the staff meeting attached | I'd like to add one item to the agenda
the faculty board meets again in May | the quarterly report is still missing your numbers
deadline for the report is Monday, please hurry | the tax deadline is at the end of July, right?
have you done your tax return yet? | the deadline for the grant proposal was extended by a week
the abstract submission for the conference closes tonight | please pay the invoice by Friday
has the invoice from the caterer been approved? | who signs the travel expenses? | I'm broke until payday
can you lend me ten euros? | how much did you pay for the flat? | the rent went up again, unbelievable
we're moving house on Saturday, anyone free to help carry boxes? | I found a new flatmate, she seems nice
my washing machine flooded the kitchen | I've got a terrible headache | get well soon!
is the flu going around in your office as well? | I'm sick, not coming in today
she broke her leg skiing, poor thing | who is the president? | who won the election?
what's the capital of Australia? | write me a poem about autumn | translate good morning into Japanese please
what time is it in Tokyo? | follow me on insta | I followed that guy for a year and he never followed back
follow the signs to the exit and turn left | sorry, I couldn't follow what you said on the phone
did you unfollow me?? rude | our study group turned into a pizza party | leave the group chat if it bothers you
who added my mum to the group | the support group meets at the church every Wednesday
my favourite group is playing in Berlin in June | can you delete that picture from the group please
I met my girlfriend in a lecture, true story | dad gave me a lecture about money again | spare me the lecture
that lecture put me to sleep, literally | I dropped my phone during the lecture and everyone turned around
she signed up for a dating app | I signed up for a half marathon, what was I thinking
he dropped out and opened a bar | I cancelled my gym membership | I want to cancel my Netflix
did you register your car yet? | register at the town hall within two weeks after you move
the registration desk at the conference had no name tags | I enrolled my kid in swimming lessons
golf course looks great in the morning | crash course in parenting: never sleep again
the ship changed course because of the storm | in due course we'll hear from the lawyers
open the door, I'm outside | could you leave the door open for me | I'm free at two, you? | is this seat free?
do you have room for one more in the car? | my room is a mess | book a table for six at eight, please
booked a hotel room in Prague, super cheap | what are you doing after class? | what did you get? I got a 2.3
she always gets the best grades, it's annoying | I'm writing my thesis and eating only noodles
my supervisor never answers, I'm going mad | the library is packed, go somewhere else
who stole my seat in the library | credit card got declined, so embarrassing | give her some credit, she tried
my schedule is insane this month | our landlord changed the schedule for the bins
the test came back negative, thank god | just testing | what is on the canteen menu today
Dear all, the fire alarm will be tested on Wednesday morning, so please do not be alarmed if it rings twice.
we waited forty minutes in front of {room} and then went for ice cream instead
Could you let me know whether the parcel for our institute has already been delivered to the porter?
my brother is studying law in Vienna and all he talks about is his exams
my computer is broken, great | should I get a new computer or a tablet | which phone is best for photos | I need new headphones
I have a test at the doctor's on Thursday | my vacation begins on Thursday | shall we swap notes after lunch | we should compare calendars
send me the memo please | mail me the slides of the meeting | don't you ever stop | keep going, don't give up | what a night
such a long meeting | is anyone around | anybody home? | are you there | when are you coming | when will you be back
be right back | back in five | I'm off for lunch, back soon | remember the good old times | what's 7 times 8 | how much is 12 plus 30
when does the new term begin at kids' school | can you recommend a dentist | recommend a good bar | I bought a tablet for my dad
my screen is cracked | is it worth to buy a new laptop | I'd buy the cheaper phone | don't give up now | my Spanish is getting rusty | I have a driving test tomorrow | my exam is tomorrow, wish me luck
let's go through the notes together | it smells funny in the classroom | my son's teacher is on sick leave
remember to be kind to yourself | remind your sister about the party
I'm hungry, let's eat | I'm late, the tram got stuck | I'm at the library with the others | I hate Mondays
I love this weather | I left my charger at home | I saw our teacher at the concert | I bought a new backpack
I had a weird dream last night | I was at the dentist this morning | my bike was stolen | my cat is sick
my roommate snores | my grandmother baked a cake for us | my kid has a fever so I work from home
the weather is lovely today | the soup was salty | the elevator is stuck again | the party was great
the lift smells of fish | the janitor already fixed the door | we won the game | we had a great time yesterday
we ordered sushi for everybody | there's cake in the kitchen | there's free coffee downstairs | it's Friday at last
today was a long day | happy birthday to you all | congratulations on the new job | well that was awkward
Many thanks to everyone who came to our retirement party last night. | my nephew just learned to walk
the neighbours were drumming all night | I cut my hair and regret it | I spilled juice on my keyboard
we named the puppy Biscuit | the sauna was perfect yesterday | someone's phone kept ringing in the silent carriage
I've been on hold with the bank for an hour | the new curtains in the staff room look awful
grandpa caught a huge pike | my tooth fell out, ouch | the snowplough buried my car | I burned the porridge again
our group didn't turn up | the lecture hall stinks | send me the notes please | the teacher's birthday is in May
stop it already | don't stop | back in ten | the course center throws a party | our group won the pub quiz
nobody in my group talks | I love my group, best people ever | half the group is down with flu
our group photo came out awful | the group chat exploded overnight | who muted me in the group | group hug!
my group mates are all vegans | of course she said yes | of course I forgot my umbrella | that course was a riot
what a course, I miss it already | the other course has nicer snacks | everyone in the course is so young
I sat through the course with a hangover | the obstacle course nearly killed me | the exam made me cry
exam season, send chocolate | fingers crossed for your exam | that exam was a joke
my pen died in the middle of the exam | I dreamt about the exam all night | the invigilator snored during the exam
exam over, beer time | still shaking from the exam | you'll ace the exam, I know it | the eye exam says I need glasses
test, test, one two three | testing the new microphone | my covid test was positive | the test audience loved it
we test the sprinklers at noon | deadlines are killing me | I live from deadline to deadline
missed the deadline by one minute, argh | who invented deadlines anyway | the editor moved our deadline again
deadline panic, no sleep | the room is a sauna | there's a wasp in the room
someone took all the chairs from our room | my hotel room had no window | can somebody air the room please
this room gives me a headache | left my scarf in the room upstairs | elephant in the room, anyone?
the lecture hall seats are torture | the lecture hall lights keep flickering | somebody fainted in the lecture hall
a dog walked into the lecture hall | the big lecture hall has great acoustics | lost my keys again
the key is under the mat | who took the key from the hook? | bring the key back, please | I've got the key, come down
my key snapped in the lock | coffee is the key to everything | sign up for the bake sale, folks
I signed up for choir, wish me luck | never sign up for a free trial | the sign on the door fell off
that reminds me of my ex | don't remind me | remind me never to drink again | you remind me of my cousin
remind your mum about the cake | thanks for reminding me, Tom | stop sending me cat videos | stop the car, I feel sick
can't stop laughing | please stop shouting in the corridor | the bus stop moved across the street
non-stop rain, lovely | I'll send it tonight | send help | did you send the postcard? | sent it to the wrong Anna
send him my regards | just press send already | our teacher brought cookies | the teacher tripped over the cable
my teacher knows my dad | her teacher voice is scary | best teacher I ever had | teacher forgot us, classic
I want to be a teacher one day | the teacher's shoes squeak | the lab coat doesn't fit me | the lab rats are so cute
someone left a sandwich in the lab | the lab smells like eggs | spent all night in the lab | lab party was wild
this software is garbage | the software update ate my files | I hate software, I want a farm
my laptop sounds like a hairdryer | coffee on my laptop, kill me | nice laptop stickers
guarding your laptop, take your time | dropped my laptop on the stairs | the net is so slow today
net went down mid-call | holiday mode on | need a holiday from my holiday | happy holidays everybody
holiday pics are in the album | our holiday got rained out | this week is never going to end
week one and I'm already dead | last week was better | two weeks sober, yay | monday again, ugh | Monday, my old enemy
I don't do Mondays | monday's soup was better | let's do brunch on monday | language, please! | mind your language
body language says it all | love language: pizza | Finnish is a beautiful language | I mix up all my languages
party at mine | the party was lame | party hats are on the desk | whose party was it anyway
after-party in the basement | our unit lost at bowling | our unit got a new coffee machine
what an absolute unit of a dog | unit meeting was cancelled, hooray | the center is full of tourists
she's always the center of attention | I'm in the city center with Liz | the career center gave us free pens
day care center called, gotta run | credit to the cleaning crew | the schedule fell behind the fridge
enrolled my dog in agility, he hates it
my report must be in by tomorrow | I'll finish my essay for Monday | it smells of smoke in the corridor | my group let me down again
I've an exam tomorrow, wish me luck
I am new here | I'm new at this school | we are all new here
`,
};
