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
when can i enrol | sign up from when | opens when? | {} enrollment opening | registration start? | from what date?
not open yet? | when is it on sale lol, the enrolment | at what oclock does the registering of {} begin
whens the earliest i can put my name in | it wont let me in yet, from which day on does it
when do they start taking people to {} | from which day can i apply for {} | whens the enrol button turning green
how soon can i sign up for {} | is it this week or next that enrollment of {} begins
i wanna be first in line for {} so when does it open | exactly which minute does enrollment start
when does the window to register for it start | when do spring enrolments begin for {}
is the opening day of sign-up known yet for {} | how many days until i can register to {}
when's the race for seats in {} starting | when will they let us choose {}
did the registering for {} start or when does it | from when on is ilmo possible
does it open at midnight or in the morning | On which date does registration for {} begin?
When will it become possible to enrol on this course? | From what day onwards are applications for {} received?
Could you tell me when the enrolment period starts? | When are students able to start registering for {unit}?
Kindly let me know the registration start date of {}. | At what time of day will the enrolment for {} be opened?
Is there a date yet for the opening of the sign-up?
Last year I slept past the opening and lost my place, so on which day does the enrolment of {} begin now?
I'll be hiking in Lapland without a signal in November, so I need to know when the sign-up for {} starts
My students keep asking me from which date they can register for {}, and I cannot find it anywhere
peppi says "enrolment has not begun" with no date at all, so when does it begin for this one
I'm from the open university side and we have other dates there I think, so when does our registration to {} start?
i set three alarm clocks last time, so which morning do i have to get up to be among the first to enrol in {}
when r we allowed to register | whens the first possible moment to get in {} | too early still? when then can i join
enrolment launch for it? | what day does the ilmo of {} open | when can newcomers start putting themselves on {}
sign-up, since when or from when
I work on a ship and get internet only in port, so I need the exact date when enrolment for {} begins
two years running i was told "it's not open yet" and then "it's full", so when exactly does sign-up to {} begin
last year I overslept and by breakfast everything was taken, so this time the alarm gets set. which morning does the gate lift
My daughter has been refreshing that page since Sunday and it still shows a grey button. When does it turn clickable?
we sail out on Thursday and I get signal again only in Gdansk, so is sign-up going live before that or after
I'm the one who books our shift swaps three weeks ahead and the boss wants a date. From which day can I register?
tutor told us "soon", the corridor says "October", Peppi says nothing at all. what's the real first day for signing up
I tried it at lunch and got "not yet available", tried again on the tram, same thing. how long till they let us in
Our whole flat wants in and we've agreed to meet with pizza and four laptops the minute it happens. At what hour do sign-ups go live?
I have surgery on Monday and will be fuzzy for days, so better to know now: which day are they beginning to take registrations for {}?
as an exchange student I didn't know you have to wait for some period, I simply thought one walks in. so when does that period begin
when can we pounce | sign-ups still asleep? | yo when they lettin ppl register | wen does the enrol btn wake up
how soon we can grab it | they takin names yet or we wait | gimme the day the ilmo thing goes green
still locked lol whats the unlock date | enrolin from when | when do the floodgates lift
is the ribbon cut yet on the sign-up or is it later this month
when does the early bird get his worm here, I mean the spot
I'm standing at the starting line of registration, when does the gun go
when does the red light of the enrol page go green
the shop has its shutters down, on which day do they roll up and let us put our names in
how many sleeps before I can sign up | at which stroke of the clock does the hunt for seats start
how much longer till I'm allowed to sign up | how long until one can enrol
how long must I still wait until I can register | when does the door open for {}
when can I throw my name in the hat for {} | when's the starting pistol for {} sign-up | when do they lift the rope
when does the curtain rise on the registration | when will the lock come off | when does grey become green
when does the queue begin | earliest moment to sign up? | first day for ilmo | ilmo when | ilmo starts? | aukeaa?
ilmo aukeaa millon | sign-up start? | registration start pls | countdown? | kickoff of enrolment
still closed, till when | is it tomorrow that one can sign up for {} | is sign-up on monday or did I get it wrong
is it the 1st or the 15th when one may begin to register | at midnight or at eight in the morning?
which hour does it go live | do I set my alarm for 8.00 or 9.00 for signing up
from what date do they take names for {} | from what moment may I book a seat in {}
from which week can I sign up for {} | how soon can I enrol | how far off is the sign-up for {}
how many nights until I may register | when does early registration begin
when do open university folk get to register for {} | when do exchange students get to sign up for {}
when's the autumn sign-up for {} set to go | when does the spring round of sign-ups begin for this
when will the link for enrolling be live | when does the register button show up | when's it my turn to sign up
is there a date yet for when {} can be registered for | why can't I sign up yet, when will it be on
when do you people let us in | On what date does registration for {} commence?
At what hour will sign-up become available? | From when onward may one register for this?
Could you state the first day on which {} may be registered for?
I'm on a fishing boat until the 9th with no internet, is the sign-up for {} going to start before that?
My group plans a sign-up party with cocoa and pyjamas, so which day and hour does the race for {} begin?
I've got a student who's camping in front of her laptop for {}, tell me when her wait is over.
The teacher said "after the break", my friend says "next week", so from what day can one really register?
wen can i reg for {} | wen does it go live | whn can we sign up | opening date of ilmo pls | {} opens for sign-up when
opens at what time | opens on which day | enrolment opens? | tell me the day enrolment opens
when does {} open for us evening students | when's enrolment opening | when will sign-ups open, morning or night
when does it open for registering | has it been announced when registration opens
is it on friday that the registration for {} opens
I'm giving birth around the first of the month and would like to know if the registration opens before or after that.
My brother says it opened, my tutor says it opens later. From which date can one sign up for {}?
The prison library lets me online on Tuesdays only, so on which day does enrolment for {} open?



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
last day to enrol? | ilmo ends when | {} enrolment deadline | cutoff date? | closing when
how long can i still get my name in | when do they slam the door on {} sign-ups
till what hour on the last day can you register for {} | whats the latest i can put myself in {}
when does the register button vanish | how many days have i left to sign up | when is it too late to join {}
does the sign-up run out this week | By which date must one enrol in {}?
When does the registration period come to an end? | What is the last date to register for {}, kindly tell.
On what day will they stop taking registrations to {unit}?
I get my study right back only on Thursday, so is the registration of {} still running then or over by that day?
I'm waiting for my wife's shift list before I decide, so until which day may I keep thinking about enrolling in {}?
My pupils are slow with everything, so I need the last possible day on which they can sign up for this course
whens the enrol window shutting | final call for {} registration is when | until which date does ilmo stay open
ilmo päättyy? | sign-up cutoff {} | closing date, enrolment | {} registration ends? | final call for joining?
enrolment shuts when | how long does the {} ilmo stay open still
whens the last moment to get my name on the list for {} | till what date can i still hop on {}
when do the doors shut for signing up | am i late w signing up or does it still run
can i leave registering to the weekend or does the gate come down before
how many days left to put my name down for {} | is tonight the last night to enrol in {}
do i have to hurry with enrolling or is there time | whats the cut off for joining {}
when is it too late to register for {} | enrollment of that course up to when | by which date should i be signed up
does sign up stop at midnight or at end of office hours on the last day
is registration ending on sunday or monday for that course | when does the window for getting in slam shut
til when do they take names for {} | will i make it if i sign up for {} next friday, or is the period over then
whens the dl for ilmoittautuminen of {} | registration clock for the course runs out when
i keep putting it off, what's the very last date for enrolling in that course
tomorrow still ok to sign up for this one? | On which date does the enrolment period of {} come to its end?
What is the registration deadline for this course? | Kindly tell the last date for registering in that one.
Could you check until which day the enrolment stays open?
At what hour on the final day does registration for {} close? | Has the sign-up period of {} already expired?
By when does a student need to have registered for {} at the latest?
Will the enrolment still be running after the autumn break?
I can't decide between two majors and I need to think, so how long can I wait before the enrolment of {} shuts
my student number comes only next week they said, and I'm scared that the registration time of {} runs out before that, when is the last day
I'm writing the newsletter for our first-years and would like to mention the final date for signing up to {}
two years in a row I have noticed only afterwards that the registration was over, so tell me now the last possible day for {}
my employer has to approve it first and that takes them forever, what's the final date when one can still register for {}
the poster in the lobby is torn just where the date was, so until when is it possible to enrol in {}
I'm on a hiking trip without internet until Sunday evening, will the enrolment time be over by then
my mum is in hospital and I can't think straight until she's home, maybe Wednesday. would I still be in time to register then?
I keep drafting the e-mail to my boss about study leave and deleting it again. How many days do I have before sign-up is over?
Payday is the fifteenth and I won't decide anything before it. Is the registration period gone by then?
my flatmate swears it ended on Sunday, I could bet money it runs to the end of the month. who's right about the last day to register
I was offline in Lapland for nine days, came home and saw the reminder buried under everything. has registration ended already?
Waiting for a yes from another school, and they answer when they answer. Till what date does this one take sign-ups?
I put things off, always have, my teacher in primary school already said so. what's the very last minute for enrolling in {}
the union rep promised to tell me by Friday evening if I'm allowed time off, so does the sign-up window live past Friday
Grandson asked for help and we got stuck at the password reset, which takes two working days. When do they stop taking registrations?
is the door shut yet | hatch still open? | how long they keep takin ppl | til when can i dither about signing up
ilmo over already or nah | whens the cutoff for gettin my name in | last poss day to reg??
can i sleep on it one more nite or does ilmo end today | so whens it too late | when does the drawbridge go up
what time does the clock strike twelve for sign-ups and the coach become a pumpkin
sand left in the hourglass for enrolling? | when do they pull up the ladder on latecomers
is the ink dry on the participant list or does it still take names, and until when
the enrol button looks like it's on its deathbed, when does it go
how long does the welcome mat stay out for new ones | which day falls the axe on registering
when is my next deadline | my next deadline?
when does the axe fall on {} sign-up | when's the drawbridge up | when does the ferry leave, sign-up wise
how long is the list open | how long will they take names for {} | how long have I got to register
how long can I dawdle before registering for {} | how much thinking time have I till I must sign up
days left for sign-up? | hours left? | time left to register? | last call? | last chance for {} when | dl of ilmo?
ilmo dl | ilmo loppuu? | by when do I register | expiry of the registration | sign-up end date
is sunday the last day to register for {} | is it enough if I sign up on friday
is the 30th still in time to register | can I wait for my pay day on the 15th before signing up for {}
can I sleep on it or is tonight the last night to sign up | does sign-up end at noon, 16:00 or midnight
at what hour on the last day does sign-up end | to the minute, when's the end of registration for {}
which week is the last for registering in {} | before what date must my name be on the list of {}
what's the latest I may sign up for {} | the tail end of sign-up is when | when does the link for signing up die
when do they stop taking names | when's the list locked | when does the open uni registration for {} run out
do open uni people have the same last sign-up day in {} | how soon must I decide about {}
did they move the last sign-up day of {} | is the sign-up time of {} prolonged
On what date does registration for {} conclude? | By which hour must one have registered?
What is the final date for signing up for this? | Until when are registrations for {} being received?
I'm waiting for my residence permit and it comes when it comes, so till what day can I put my name down for {}?
My boss signs training papers on Fridays only, would a sign-up on Friday evening still be in time for {}?
I've got three students who can't make up their minds, so tell me the day after which it's too late to register.
The advisor's first free time is on the 22nd and I want to talk first, does the sign-up run past that?
wen does ilmo end | whats the last day 2 sign up | sign up by? | whn do they shut it | enrolment closes?
closing hour of sign-ups pls | how soon does {} close to newcomers | when's the closing day
enrolment closes when in {} | closes at what hour | closes on? | sign-up closes which day
when does the enrolment of it close | closing time for registering? | does it close on the 15th or on the 16th
when will registration have closed | how long until enrolment closes | is the closing moment at midnight
enrolment close date
I'm between two jobs and two courses, so how long may I think before the enrolment of {} closes?
My internet is cut off until the bill is paid on the 25th, does the registration close before that or after?
enrolment window of {} | enrollment window {} | registration period {}


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
is the door still open for {} | can i hop on {} now even though it started | could i join halfway | too late for {}?
am i allowed in | do they let outsiders into {} | registration possible now? | where do i click to get into {}
i dont find the enrol button for {}, how its done | can my gf who studies elsewhere come to {}
does {} accept open uni students | wud they take a double degree student in {} | can a second year sneak into {}
still possible? | enrol how? | open for enrolment? | allowed to join? | {} eligibility | signup on? | latecomers ok?
can staff members also sit in on {} as participants | is peppi letting people register to {} at the moment
can I squeeze into {} though I am on the other campus | through which system does one put one's name down for this one
Is it possible for an alumnus to register on this course? | Would a master's student be accepted on {}?
May a person who is not enrolled at any university attend {}? | What is the procedure for registering to {}?
Are incoming exchange students eligible for this? | Do I need someone's approval before I can register for {}?
Is {} currently accepting registrations? | Kindly guide me how to register in {}.
Whether non-degree students can apply for this one also?
I was marked absent last year and came back in August, so am I even permitted to register for {} this term?
The tutor told us we missed the enrolment of {} but a classmate got in yesterday, so is it still on?
my daughter is in her last year of high school and very keen, would they let her into {} already now
I'm a working nurse with no student status at the moment, is there some path by which I could get onto this course?
Hei, I am a secretary and a student from the evening programme is asking whether she has the right to register for {}
arrived to Finland two weeks late because of the visa, can i still be taken in {}
peppi gives me a red error when i try {}, am i not entitled to it | is {} restricted or can i just walk in
can i get in without being in that programme | my study right ends in may, can i still sign up for it
do i need to email somebody to get a seat in {} or is it just a button | they wont take me bc im from another amk?
is it possible to register after the first lecture has gone | who may apply
I work for the city as a teaching assistant and would like to develop myself, would they admit someone like me to {}?
the poster in the hall says everybody's welcome but the system wants a student number, so may outsiders register for it?
I was on parental leave when everybody else put themselves down, and the calendar passed me by. Can I still be squeezed in?
I graduated in June, officially I'm nobody now, but the topic would help me at work. May somebody like me come along?
my study right ran out at midsummer and I've been too embarrassed to ask at the desk. am I let in without one
Peppi gives me a red box saying "no rights for this realization" in three languages. Is it me or may I not take this?
I'm from the Kuopio school and our exchange of courses is a mess, nobody answers. would they accept me on yours
Everyone in the queue seemed to be a second-year, and I have been here for exactly four days. Is a newcomer allowed?
got chickenpox from the kid and lost two weeks of my life. did that cost me the spot or can I still sign up
my wife studies there and keeps praising it at dinner. I'm only a carpenter with no degree, could I register too?
As a doctoral student from the university across the river I'd need exactly this. Is your door open to people like me?
can i still sneak in | too late for me? | do they let randoms in | am i even allowed on it lol | me + {} = possible?
cud i hop on if im not from there | can a amk student from turku join in or | is it still doable to get in there
m i 2 late 2 join | has that train left the platform | is the party invite-only or can I crash it
is there a back door for those who overslept the sign-up | will the bouncer let me past with an open-uni card
has my ship sailed | could a stray cat from another campus slip in | is the ladder still down for a straggler
have I got a snowball's chance of being admitted now | if I wait till Friday, can I still enrol in {}
If I wait until next week, can I still sign up for {}? | can I take {} next year | could I take {} next spring
did the enrolment time of {} run out? | has the enrolment for {} ended | did I make it in time or is the door shut
is it still open right now
would they have room in their hearts for a pensioner in {} | asylum seeker here, is {} within reach for me
on leave from my studies, does that bar me from {} | non-attending this year, may I take it regardless
am I too junior for {} | too senior for a bachelor course like {}? | master's student into a bachelor one, is that ok
phd student, possible to join {}? | alumni allowed? | alumna here, may I hop on {} | staff welcome?
as an employee of the house, could I put my name down for {} | open uni people welcome in {}? | avoin?
ristiinopiskelu possible with {}? | cross-institutional, does {} take those | campusonline student, does {} take me
erasmus ok? | outsider ok? | high schoolers? | under 18 ok? | does one have to be an engineer to get on {}
do I qualify for {} | do I meet the bar for getting on {} | is it first-come or do they choose who gets on {}
selection or everyone in? | do I need someone's permission for signing up | need teacher's ok before I register?
which button registers me | where's the sign-up page for {} | how does one get onto it | steps for registering?
sign-up link for {}? | through which system does one sign up, peppi or a form
do I email somebody or click somewhere to get in | can I sign up today | is it live, the sign-up for {}
has {} begun taking names | peppi shows no register button on {}, is it not on
it says I lack the right, what right is that | "not in your study plan" is the error, can I register anyway
does {} have to be in my hops before I can sign up | can I register for {} without having it in the plan
do I have to pay the union fee before they let me register
is it possible to sign up for two implementations of the same at once
am I eligible for it with only 40 credits behind me | Would a visiting researcher be permitted to register for {}?
Are applicants without a study right considered for {}? | In which manner does an external participant register?
Is {} accessible to students of the evening programme?
My employer sends me for two months to learn just this, do you accept people who aren't students of yours?
I'm an au pair from Brazil with Tuesdays off and I'd love to do {}, is it open to somebody like me?
My pupil at the vocational college has finished everything early, might she be allowed to attend {} next door at yours?
The guidance office sends me to Peppi, Peppi sends me to the guidance office. How does one actually register for this?
I've studied here for six years and ran out of time, does the school let me on {} without a valid study right?
can i get on {} frm another uni | wud a beginner like me get let in | i in or not if im from vantaa campus
can I enrol on it right now | who may enrol on {} | can I enroll in {} from another country
can I enrol on {} without being a student here | enrolment on now? | where does one enrol for {}
enrolling in {}, how's it done | who's allowed to enrol in {} | am I able to enrol as a staff member
can a double-degree student enrol | enrolment open or not | can my apprentice enrol in {}
I can't find where to enrol for {}, everyone points me to a different page. How is it done?
My wife came with me from Nepal on a family permit and would like to study a bit too, can she enrol in {}?
I'm in the first year and {} is for the third, but I did the same thing at work for ten years. Can I enrol?
They froze my study right because of an unpaid fee, paid it today, so can I enrol straight away?



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
begins? | {} begin when | first lecture? | kickoff? | {} starting day | starts in? | day one? | when do we kick off {}
has {} already begun | when's the first session of {} | from what day does it run | is it starting this week
when do i have to show up for the first time in {} | wheres the starting line for {}, which date
how many days before {} starts | is {} beginning before or after the holidays
does {} get going in september or october | when will {} be under way | it hasnt started yet has it
first meeting of {} what date | whens the opening lecture | on what day does it commence | when's the launch of {unit}
in which period does {} begin | did they already have the first class of {} | am i late for the start of {}
which month does this kick in | whats the first teaching day in {} | On which date does {} commence?
When will the first class of this course be held? | In which week does {} begin?
Could you tell me the starting date of {unit}? | Does it start in January or only in February?
From which date are the classes of {} starting? | Is it that {} starts right after the autumn break?
When exactly is the first gathering of {}? | Has this course begun yet or is it still ahead?
I'm booking my flight from Accra and have to know which day {} starts so that I land in time
I promised my manager to tell her by Friday on which date {} begins, so she can find me a stand-in
My classmates were talking about a first task already, and I thought {} hadn't started, so when does it begin?
The timetable shows nothing for the whole of January, so when does this course start
we're driving our girl to her new dorm and wonder on which day {} starts so we know when she should be there
i don't want to miss the first time where they split the teams, so what is the opening day of {}
when do i need to be ready for {} | starts on the 10th or 17th? | does {} take off in week 36
alkaa milloin, start i mean, of {} | when is {} getting started
I'm knitting a schedule out of two jobs and school, so it would be great to know which date {} begins
grandpa promised to look after the kids from the day my course starts, so when is the first day of {}
I promised to take my father to his rehab every day of week 36, that one week cannot move. Does it begin before or after that?
My lease in the new town runs from the first of September and I'd rather not sleep on a sofa. When is the first session?
the boss wants my summer job end date today, and I have no idea what to tell her. so when do the studies on this one begin
I came to the classroom this morning, lights off, not a soul, only a forgotten umbrella. Hasn't it begun yet?
Flights from Hanoi double in price after the tenth, so I need to know which day I must be in class for the first time.
we've a baby due in the middle of January and my husband laughs that I'll give birth in the lecture hall. what is the opening day of {}
I bought new pens, a bag, even a lamp, and now I sit here waiting like a kid before Christmas. when does it finally get going
My reserve exercise finishes on the 22nd and I come straight from the forest, smelling of smoke. Am I there for day one?
somebody in the group chat said "see you all on Monday" and I got a heart attack. has this thing begun already
whens day one | we rollin already or next wk | first class when | when do we kick this off
has it started started or just on paper | which week does that one get goin | did i miss the 1st session
when u gotta show up first time | begin date pls n thx | when does the curtain rise | when do the wheels start turning
when's the maiden voyage | on which date do they break the bottle against the bow
when's kickoff, I mean the actual teaching | when do I have to wipe the summer off my face and be in class
is it out of the starting blocks yet | when does page one get turned

which day does {} start


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
over when? | last day? | {} end date | finishes? | when is {} behind us | whens the last lesson of {}
how far into december does {} go | when do i get my life back from {} | does it finish before midsummer
when does the curtain fall on {} | is {} still going on in june | till when does it run
On what date does {} conclude? | When will the last session of this course take place?
In which week does {} come to its end? | Kindly confirm the closing date of the course {}.
I want to book a one-way ticket home right after school, so on which date does {} finish?
My landlord wants to know when I'll move out, and {} is my last course, so when is it over?
I start a new full-time job on the second of May and hope that {} will be finished by then, will it?
does {} wrap up in week 50 | when's the finish line of it | up to what date does {} go | finishing date?
päättyy milloin? | {} over when | last day {} | end date pls | done by june? | the finish line
when can i wave goodbye to {} | whens the last lecture-day of {} so i can book flights
how late in the spring does {} go on | when am i free of {} | when's {} over and done with
is it finished before juhannus | does it run til december or stop in november
when will this nightmare be over, which date | up to which week does {} go | when they wrap it up
on what day does that course conclude | when does that course come to a close | by end of october its done right?
{} goes on until? | when do we have the last one of {} | is {} still on in may or already over by then
will i still be sitting in {} when the snow melts | whens the curtain | till when {} is running
does that course finish this side of new year | last ever session of that course is when | hey whens it all wrapped up
has {} ended already | Until what date does the course continue? | Does this course run until the end of the term?
On what date is the final meeting of {}? | Will {} be finished before the exchange students leave in December?
Kindly let me know the completion date of the course in the calendar. | When exactly does it come to an end?
Is {} going to stretch beyond Easter?
I'd like to go home to Vietnam for Tet and tickets are only getting dearer, so when is {} over
my summer job starts on the second of May and the boss won't wait, will it have ended by that day
I'm packing for a semester in Prague in January, and I need to be sure that {} doesn't run past the holidays
we parents are planning a trip for the graduation week, on what date does {} finish for our girl
my rental contract stops with the last day of the course, and that's why I am asking what day that is
I am arranging the substitutes for our department and must know up to which date {} goes on
my contract as an hourly teacher follows the course, so what date is given as the end of {}
We've tickets to my sister's wedding in Manila for the twentieth of May and they're not refundable. Will it be over by then?
My employer gave me a study leave to the end of November and not a day beyond. What's the final day?
my back can't take those chairs anymore and I've started counting days like a prisoner. when does it stop
I move out of the dorm on the last of April and after that I live 600 km away. is the course through before it
The tax office asks up to which date I'm occupied with studies. On what day does {} come to its close?
Everyone's planning the ski trip for week nine and I'm the only one who can't say yes or no. Is this still going on then?
my au pair family wants to know how long they must live without me on wednesdays. till what date does it run
I fell asleep at my desk again and dreamt it went on forever. please tell me the last day of it
The kindergarten needs my schedule for spring, and the lady there has no patience. Until when do I have this?
when are we out | till when does it drag | is it done b4 xmas | last class date? | whens the thing over n done
how far in spring does it reach | finito when | will it be thru by juhannus | so when we free
when does the curtain fall on this | when can I see the light at the end of this tunnel | when's the last dance
where on the calendar is the finish line | when do the credits roll, like in a movie, on this one
when is it game over for the whole thing | when may I close the book on this for good
is the fat lady singing before or after new year




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
length? | {} duration | how many weeks? | from when till when | start and end? | dates from-to | is it a one day thing
is {} just one period or two | does it run thru the whole spring | weekend course or a month long
how long do i have to suffer in {} | whats the time span of {} | is {} short | will {} take the entire semester
over how many months is it spread | intensive week or all term long | quick one or long one?
is it over in a couple of weeks | how long a haul is {} | is {} longer than a period
how much calendar time does {} eat | can it be done and dusted in a month or is it longer
for how long am i tied to this | what period does {} cover on the calendar | Over what period of time does {} run?
How many weeks does this course comprise? | Could you give me the first and last day of {}?
Is {} a full-semester course or shorter? | What's the total duration of this course in weeks?
Kindly tell how many months {} will go on. | Does this one extend across two periods or only one?
What is the timespan from the opening session to the closing one of {}?
Is the course of {unit} six weeks like the others or twelve?
I'm on a study leave that lasts only eight weeks, so I'd need to know how many weeks {} stretches over
We have a baby coming in spring and I'm thinking about {}, but does it last for weeks or for months?
My visa consultant needs it in writing how long the course {} goes on, from which date to which date
I'm an exchange student here for just half of the term, so is {} as long as that or longer?
My employer pays for my training if it takes at most three months, is {} within that from start to finish?
they say it feels like an eternity, but how many weeks does {} last really | is it half a term or full
two weeks? two months? a year? | 1 period or 2 | {} one-semester? | the whole academic year or just the autumn for {}
how much time between start and finish | does it go on for ages | does {} keep going for more than ten weeks
I rent my flat by the month and need to decide how many, so how many weeks is {} from the first to the last?
my patience for anything longer than a month is zero so how long is this course going to go on
I've three jobs to juggle, a dog and a mother-in-law, so I think in weeks. How many of those does it eat?
My residence permit covers one term only and they won't give me another paper. Is it longer than that?
The last one I took was supposed to be a quickie and then stretched over two Christmases. how long does this last?
my flatmate took something similar in four weekends, another one sat there the whole year. over what time is this spread
We're planning who sits with grandma on Mondays and there's a spreadsheet. For how many months would I be away?
I get bored like a goldfish, five weeks is about my limit. is it a short one?
The form of the employment office wants "from – to" for each study. What do I write for {}?
I rent a room by the week near campus and it's awfully pricey. How many weeks should I reckon with?
before I tell my band that I skip rehearsals I'd like to know if we talk about a month or half a year.
how long is the whole shebang | is it like a one term thing or | how many wks | a couple weeks or the whole yr
from when to when | is it a quickie | spread over how long | one period or two | lenght in months?
is it a sprint or a marathon, in weeks I mean | how long do I have to hold my breath
from cradle to grave, how many weeks is it
is it over in the blink of an eye or does it last from leaf-fall to lilacs | how much calendar does it swallow
how many moons | how long is the ride from first stop to last | is it a weekend fling or a long relationship
start and end dates please | from which day to which day does this run
dates of the whole thing, I need them for my landlord


is {} in spring | is {} in the autumn? | is {} next year

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
how many points | {} cr? | 5 or 10? | is it a five pointer | what do i get in credits out of {}
how many nopat from {} | how many study points does {} bring | would {} be enough for my missing 3
is {} one of those two credit thingies | What is the extent of {} in credits?
How many ECTS credits are awarded for this course? | Is the scope of this course three or five credits?
Kindly tell how many credits {unit} carries.
I need to reach 55 before the end of July or I'll lose my support, so how many does {} give?
For my learning agreement I must write the number of ECTS beside {}, so what do I put in that box?
the poster says five and the list says three, so how many credits is {} in truth | total op of {}
how much does {} weigh in credits | cr? | credit amount | scope of {} | 3 or 5 | whats {} worth
how big is {}, two credits or ten | how many noppa does {} give lol | do i get 5 op outta this
what do i gain in credits from that course | is it one of those three pointers | full ten points or what
how many credit units is {} | if i pass {} how much closer am i to 55 op | how fat is it in points
will {} push me over 45 credits for kela | size of {}? | does {} come with a half credit or something silly
any ects coming out of this one | what number goes in the ects column for {} | how many do i pocket from it
are there bonus points of credit in {} or fixed amount | 1 credit only??
is this still 4 op or did they change it to 5 | how many points land in my transcript when im done | points wise {}?
lemme know the ects of this thing | How many ECTS credits does one earn from {}?
What is the extent of this course in credits? | Is the number of credits for {} fixed or between two values?
Could you state the credit value of this course for a learning agreement? | Does {} yield five credits or fewer?
How large is {} measured in study points? | By how many points would my total go up if I took this?
Kindly mention how many credit points the subject carries. | Are the study points of this one in whole numbers?
my coordinator in Valencia wants a list with every course and its ECTS by tonight, and I'm missing the figure for this course
I'm at 236 and I need 240 for the diploma, so if I do {} will I have enough credits
my friend claims {} brings only two credits, although for me the study guide seemed to say more, how many is it really
Kela wrote that I must show twenty credits before summer or my allowance is stopped, how many would {} bring
I'm filling in my study plan and there is an empty space next to {} where the amount of credits should be
as a mother I'm trying to understand my boy's transcript, how many study points is {} supposed to be
In the US we had credit hours and I'm lost with these, what does {} give in European credits
Kela sent me another of those letters saying I'm short and the money will be clawed back. How many would this bring?
I sit at 238 and the diploma needs 240, my cake is ordered already. does this one get me over
my scholarship from Korea demands at least 30 in the term, I have 27 in the basket. how heavy is this one in ECTS
The last course had such a grand title and then gave one measly point. what does this give
I'm making a table for my tutor, the column next to the name is still empty. how many points should I write there?
Back in Italy they asked for the number in CFU and I only know the name. What size is it in ECTS?
my tutor counts with a calculator from the eighties and says I lack a five-pointer. Is this one?
I need something small to fill a hole of three, anything larger is a waste. how big is {}
Spring is my last chance to reach 55 for the housing allowance, and it's tight. What's this one worth? | how many nops
how many cr u get outta it | worth how many | is it a fiver | how many points do i bag | like 3 or 5 or
does it pay any ects at all | whats it weigh in cr | how many beans does it add to my jar
how much does it put in my study piggy bank | what does the scale say when you put this on it, in cr
how many bricks is this in the wall of 210 | how fat is it, op-wise | how many notches on my belt for passing this
is it small change or a full banknote in points | what's the loot, in ECTS I mean




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
in english? | finnish only? | lang? | taught in swedish? | suomeksi? | bilingual? | english ok
does the teacher speak english in {} | is it all in finnish again | would a foreigner survive in {} language-wise
what do they speak on {} | are the slides in english | can i write my essay in swedish in {}
my finnish is A1, can i follow {} | is {} for finnish speakers
do they switch to english if theres exchange students in {} | title is english but are classes too
is {} run in english this time round | which lingo | can i return the tasks in english
do i need to know finnish for this | what is {}'s teaching language | will i get by with only english in it
is there a finnish version of it or only english | mixed language or one? | does everyone talk finnish there
is it in my own tongue swedish by chance | In what language is the instruction of this course given?
Is {} conducted entirely in English? | What is the medium of instruction for {}?
Does one have to master Finnish in order to take this?
Are English-speaking students able to participate in {} in their language?
Is it that {} will be taken in Finnish only? | Which language are the lectures of {unit} held in?
Is the course language Swedish or English for this one?
I speak Russian and English but my Finnish stops at ordering coffee, so what language is used in {}?
We have four exchange students from Japan at the office and they ask whether {} is given in English
My last course was promised in English and turned Finnish on day two, so which one is it in {}?
I moved from Narva and study my Finnish in the evenings, is the teaching in {} in that or in English?
half of my team is french and half is finnish, so before we pick {} we wonder which language they teach it in
the page is written in finnish so i fear the worst, is the teaching also in it
do they teach {} in plain finnish or english | taught in what | is swenska possible in {} | eng or fin
can non finns understand {} | does the lecturer explain in english too | no finnish, problem?
My wife moved here from Peru a year ago and is looking at {}, would she have to study there in Finnish?
I sat in the wrong room for an hour last year because it was all in Swedish, so what do they speak in {}?
I moved here from Nairobi in August, my vocabulary is "kiitos", "moi" and "perkele". Would I follow anything there?
My wife sat two hours in a class last year, smiled and understood nothing at all. In which language do they talk in this one?
I've lived in Pori all my life and the only English I know is from Rambo films. is this one given in my own language
The name on the page is in English, the description in Finnish, and the slides a friend showed me in Swedish. so which is it?
our exchange kid from Lyon asks whether she should bring a dictionary. what do they speak in the lectures
I can order coffee and apologise on the bus, that's my Finnish after two years. Is it enough, or is it taught in English?
Dyslexia makes foreign texts a nightmare for me, so I only choose ones in my mother tongue, which is Finnish. Is {}?
At work we use English all day and I wouldn't mind a break from it. Will it be in Finnish?
my friend from Vaasa only feels at home in Swedish, poor thing in this town. would they speak it there
what if I only speak Finnish | no finnish here, am i screwed | which lang | eng ok or only fin
they speak english in there? | do i gotta know suomi for this | en/fi/sv? | is it suomeks or englanniks
will i get a word of it w/o finnish | will it be all Greek to me if I know no Finnish | do I need subtitles for this
which flag would you put beside it, the union jack or the blue cross
is it in the tongue of Shakespeare or of Väinämöinen | does the lecturer open his mouth in English
can I leave my Finnish dictionary at home | do I need an interpreter sitting on my shoulder
lost in translation there or is it English | which of these is in English
my Finnish is really bad, would I survive this one | could I manage without any Finnish
I only speak English, is that ok




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
remote? | {} on Teams? | virtual {} | zoom | campus or home | e-learning? | can i do {} from my couch
is {} face to face | do i ever need to come to campus for {} | is it all over the internet | how much of {} is remote
lives in oulu, can {} be taken from here | offline or online mode for this course | can i join with video link
is there any on site part in it | are the meetings of {} by zoom or for real | is this a web course
pyjama-friendly or do i have to travel | does {} need me to be in finland at all
remote participation ok in that course? | can i follow {} over a stream as it happens | is {} partly distance
can i attend from mumbai, time diff no problem | verkkototeutus vai lähi, {}
do we sit in a classroom or in front of screens | i live 200km away, could i do it without travelling
{} 100 percent net? | in real life or virtual | any chance to dial in to this one if i cant come
Is {} delivered in distance mode? | Does this course require travelling to the campus?
Is {} organised as contact teaching or as a virtual implementation?
Can the sessions of the course be joined over the net? | What portion of the teaching is given remotely in {}?
Would it be feasible to complete it entirely from another city?
Is there a remote option for those who can't be on the spot in {}? | Do we meet in person at some point during this?
I moved to Rovaniemi with my husband's job and my campus is now nine hours away, can that course be studied over the internet
I look after my mother at home and can't leave her alone for long, so is {} held as a distance course
my visa still hasn't been granted and the term already begins, could I start {} from Dhaka over the internet
I'm in a small town with good fibre but no trains, would {} work for me without coming to the campus
my back has been operated and I can't sit in a bus for six weeks, does this have a remote possibility
is {} one of those where you never see a living person and click through web pages at home
the plan says "multimodal" and none of us know if that means we come to the campus or sit at home with {}
I hate staring at screens and want real people around me, so is {} given in a classroom or over the web
I've a farm with forty cows and the nearest bus stop is eleven kilometres off. Can I follow it from my kitchen?
Broke my leg on the first ice of the year and I live on the fourth floor without a lift. must I come over there in person
my husband drives the car to work and takes it away all day. is this something I can do from the sofa
Living in Tenerife for the winter because of my joints, with good internet and a nice balcony. Would it work from here?
Last term I spent more on trains than on food. so is there a link or do I have to travel again
I've seen enough of Teams during covid to last a lifetime and want to see human beings. Is it face to face?
The forces sent us to Kosovo till March and we have wifi in the barracks. Could I do {} from here?
My migraine hates fluorescent lights, at home I manage fine with the curtains closed. is it possible to stay at home
Our son lives in Ivalo and has a fibre connection but no driving licence. Does one need to be on the spot?
zoom or irl | can i do it in pyjamas | on teams or do i haveta come | remote ok | can do from home y/n
is it a net course | can i stay home for it | live in a room or thru a screen
do i need to put pants on or is it from the bed | do I need shoes for it or is a webcam enough
can I be a head in a little square on the screen | would I ever smell the classroom or is it all through a cable
bits or bricks | can I attend with my feet in the sauna bucket | does it reach me in another country over the wire
flesh and blood or pixels | is it a slippers-at-home kind of course




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
which faculty? | yksikkö? | organiser? | school of what | {} owner unit | whose is it
what school does this course fall under | is {} by the business guys or tech dept | which house gives {}
who organises {}, the culture people? | whats the unit behind {} | does the language centre run {}
under whose roof is {}, which school | which unit do i thank for {} | is it from the open uni or some school
does it belong to health and wellbeing unit or other | whos the owner of this course, which school i mean
is this one coming from the engineering side | organizing department of that course pls
which bit of the university makes it | which institution side hosts {} | ours or another school's course, {}?
is some other uas behind {} or is it us | which wing of the organisation arranges this
from which school this subject is coming | does the arts school offer it | is this course produced by our own unit
the teaching unit for {}? | who administers {}, what department | Which unit is responsible for organising {}?
By which faculty is this course offered? | Is {} arranged by the School of Technology or someone else?
What is the organising department of this? | Which of our schools has {} under it?
To which unit does the course administratively belong? | Does the unit of natural resources arrange {}?
Kindly specify the offering department.
I have to send the paper form to the right office and there are six schools, so which of them arranges {}
my payslip must carry the name of the unit in which I teach, so under which school is that course
there's been a big reorganisation and I no longer know which department has got {}, do you
we secretaries keep getting letters about it although it isn't ours, which unit does organise it
two schools blame each other for the mess, so which one of them is actually arranging {}
as an exchange student I have to write "host department" in my agreement, what is it for this one
I'd thought {} was by the business school but the logo on the slides is different, which unit is behind it
the invoice should be addressed to the unit which arranges {}, and I only have the code
The invoice form has a box for the department and the accountant sent it back since I left it blank. Who arranges it?
I phoned the business people, they sent me to technology, who sent me to health care. whose course is this really
I want to give praise to the right dean, for once something worked. which school runs it
My transcript abroad needs the faculty beside every line, otherwise they reject it. Which one for this?
it's about the ethics of robots, so it could come from the nurses or from the engineers. which of them
we changed the organisation last summer and now nobody at the coffee table knows who owns what. Under which unit does it sit?
The cooperation agreement mentions "the arranging unit" and I have only the course code. What should I put in?
my mum works in the culture school and claims it is theirs, I doubt it. is it
To book the lab I need to quote the unit behind it, said the caretaker, arms crossed. Which one stands behind {}?
whose is it, tech or biz | which school does it | wat dept | who runs this thing, culture ppl?
is it from the sote side | unit pls | what faculty they under | does {unit} run it or sum1 else
which house is it from | under whose roof does it live | whose flag flies over this course
which school's kitchen was this cooked in | who's the parent organisation of this child
which stable does this horse come from | on whose budget line does it sit, which school's
which corner of the university hatched it | whose logo is on the first slide | where's the page of the course unit
the unit's page? | the unit behind {} | who is responsible for {}, I mean which school




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
which degree? | {} major? | for nurses or engineers | {} whose curriculum | field of study? | BBA or ICT
is {} for business students or for the tech guys | what programme does this course hang under
is {} a midwife thing or physio thing | which tutkinto has {} in it | i study logistics, is {} in our curriculum
what study line is this made for | is {} listed in the media degree
does that course belong to the english degree or the finnish one | what major folks usually get {} in their plan
which stream is it for, mech or civil | in what degrees is {} included
is {} from the master's side or the bachelor's | {} in hospitality curriculum y/n | is it meant for social work ppl
does forestry have it too | for which branch is that one offered | is this common to all degrees or only one
which programmes share {} | is the course meant for paramedics, or is it for nurses
is it within our international business programme | what discipline is {} meant for
is it an energy tech or a building tech course | any degree programme mentioned for {}
do design students get {} in their programme | To which degree programme does {} belong?
Is {} planned for the students of agriculture? | Which degree programmes have included this in their studies?
Is it aimed at one particular programme or at several? | Does {} appear in the curriculum of the music pedagogues?
For which field has {} been designed? | Kindly tell under which programme the course comes.
Is {} a part of the construction engineer's degree or another one?
the name could mean anything between robots and nursing, so for students of which degree programme has this been made
I'm in occupational therapy and my cousin in environmental engineering, and both of us found {}, which programme is it really for
we have three different business degrees here and nobody can say in which of them {} is, do you know
as the secretary of the culture programme I wonder whether {} has been put under ours or under another programme
I'd be the only radiographer among strangers, I suppose, or does it belong to our programme too
my son is thinking about changing his field, of what programme is this a part
a colleague asked at lunch which degrees use {} and I, who teach it, could not answer, so which ones
I see only strange abbreviations after the name, what do they say about the degree programme it's for
I switched from forestry to tourism and nobody told me which ones go with which. For what lines of study is it?
The nurses claim it's theirs, the physios claim it's theirs, and I'm a radiographer. whose degree does it belong in
In the open day a mother asked me and I stood with my mouth open. in which programmes is it
The title has "design" in it, which may mean clothes, bridges or web pages. which field is it for
I'm checking the curricula of all our eight degrees, a lovely job. which of those include it
My son studies to be a mining engineer, a rare bird. is it for such students
A friend in social services has it on her page and I in business don't. for which fields is it planned
The exchange coordinator wants the name of the degree programme and I've just the course. what do I write
I saw only people in white coats at the door of it and I'm a game designer. Does {} belong to nursing?
which programmes | for what majors | is it an engineering thing or | whose curriculum is it in | is it for nurses only
wat line of study | tradenomi stuff or insinööri stuff | koulutus? | for which guild is it meant
which trade learns this, the welders or the bankers | which professions are bred there
is it for white coats or for hard hats | whose bread and butter is it, the IT folks' or the bio folks'
in which degree's garden does it grow | which family of studies does it come under, social care or business
for future whats is it, midwives or builders




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
which class? | ryhmä? | {} for {group}? | target groups | freshers only? | cohort for {} | group codes {}
which ryhmät are on this course | whos the crowd in {}, which group codes | is {group} meant to be on {}
my buddy in {group} got {} in his plan, is it for his lot | what class codes are listed on this one
who is it for, day students or evening ones | is it only for second years | so is {group} included or not
whose group is this made for | was this arranged for the adult group or the young ones | which batch takes {}
seniors or juniors in that course? | is the {} for {group} only or for {group} too | does it belong to {group}
do {group} and {group} go together in {} | what year is the course for
is it our class or the parallel one that has {} | {} meant for those who started in autumn?
only exchange groups in there or finns as well | which student groups r tied to {} | are third years in it too
this ones for part timers? | is {group} one of the groups in {} | For which student group has {} been planned?
Is this course directed at the evening students? | Which groups have been linked to it?
Is {} meant for first-year or final-year students? | Kindly tell which batch this is for.
Which groups will be sitting in this one together? | Has {group} got {} among its courses?
our adviser said only one group gets {} this autumn, and I'd like to know whether that is {group} or somebody else
I switched from day to evening studies, and now I'm not sure if {} is arranged for my new group {group}
I'm a teacher making the seating plan and have no clue which groups are coming to this one, what does it say
there are strangers in the lecture and half of them speak French, so which groups has this actually been given to
I started in January unlike everybody else, is that one for the spring starters' group or the autumn starters'
my son's timetable shows {} but his friends in the same class don't have it, which group is it meant for
we secretaries need to send a mail to everyone concerned, what student groups are on {}
I'm in the evening bunch that started in January, always forgotten by everybody. Is it meant for us as well?
The hall door had a paper with five codes and mine wasn't among them, so I stood outside. whose is this course then
my timetable shows it, my friend's in the parallel class doesn't. which groups have it
As a group tutor I've twenty-two newcomers asking the same question at breakfast. Is it for my freshmen or the older lot?
We were split in two at the start and nobody kept track of who belongs where. which half takes this one
I do my paperwork for the intake of 2023 and have to mark who sits where. Which classes is it aimed at?
my son can't find his class code on it and he's too shy to ask. are the second-years in it
The distance-learning gang got a mail, we in the day classes got nothing. Is it only for them?
somebody said the Chinese double-degree class shares this with us and I'd love to meet them. which classes are together in {}
whose class is it | which bunch gets this | is it our group or the other one | they doin it with {group} or who
for what groups | is it for the part-time ppl | who all from which class sits there | parallel groups both or just one
day group or evening lot | whose plate is it on, which class | which tribes meet around this campfire
whose name tags are on those chairs, I mean which class | which intake does it carry on its back
which nest of chicks is this for, the new ones or the old
which wagon of the train is this meant for, {group} or the one behind | for which herd is it
does it belong to my year's basket or some other group's




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
whats inside {} | course description | {} in a nutshell | {} topics | themes? | what's {} dealing with
so what happens on this course | which chapters do they go through in {} | do they touch python in {}
is there any statistics in it | does it cover gdpr | explain {} to me like im five | what kind of stuff is in {}
is there sewing in {} or just theory of textiles | what do they talk about for all those weeks in {}
the title tells me nothing, whats it about | do we get into machine learning on it | whats the gist of {}
is excel part of {} | does {} talk about wound care | what areas does {} touch | what r the modules in {}
is it about people or about machines | anything on accounting in there | any blockchain in {} or too old fashioned
Could you give me the syllabus of {}? | Which subjects are dealt with in this course?
What themes does {} consist of? | Please describe the contents of {} briefly.
Does this course include anything on project management? | What topics shall be covered under {}?
Would you outline the main topics of {unit} for me? | Is labour law treated in {} at all?
I'm filling in a form for my home university in Spain and they demand a paragraph about what {} consists of
My son keeps saying {} is "something with systems", so as a parent I'd love to know what it deals with
I once had a course with a grand name that was only group games, so what do they really go through in {}?
my friend says its all about filling in forms but the name says design, so what is {} about for real
Before I suggest it to my group I would like to know which topics come up during this course
we got this on our plan with just a code and no explanation, could you tell me what the topics are
any maths hiding in there | does it go into marketing of tourism too | what's on the menu in {}
what is it in simple english | is {} the one about bridges and concrete
do they handle dementia there or just child care
Our ward manager wants someone trained in medication matters, and before I raise my hand I'd like to know what {} deals with
i only know that it has a funny logo and that everybody raves about it, so what topics are in this course
The name sounds like something from a spaceship and my granny wants me to explain it at Sunday dinner. What's it about?
I picked it with my eyes closed since I needed anything at all. now what did I get into, what topics
My boss pays for it only if he sees which subjects we go over. what do they treat in there
We had bookkeeping in one, tax in another, and again bookkeeping in the third. does this one go over the same again
The description in the brochure is full of synergy and holistic and my head hurts. in plain words, what's taught
I'm only interested if there's something about bees, otherwise it's a waste of my Thursdays. do they treat them
My dad, a plumber, read the title aloud and laughed so much that he spilled his coffee. what's in it really
I have to write two lines on it into my learning plan by tonight. Which themes are there?
A friend says it's all theories of dead Germans, another that it's about apps. What does {} really deal with?
what do they even do in it | whats it about tho | wat topics | so what do u learn about there
is there any ai stuff in it | what kinda things they go thru | subject matter pls | does it have any law in it
what's under the bonnet | what's the meat of it | what's in the tin behind that label
what's cooking in that pot, which topics | what's the story told there, chapter by chapter
which subjects are on the menu | if you sliced it open, what would be the layers | what's the plot of this one




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
goals? | aims of {} | purpose? | {} objectives | osaamistavoitteet? | target skills | whats the point of {}
why does this course exist | what skill do i walk away with | what should stick in my head after it
whats the idea behind {} | what do i get out of {} | will i know how to code an app after {}
what am i good at once {} is over | what's it aiming for | what abilities does {} build
what are we meant to know by the end | what can i put in my cv after this one | after {} can i run a payroll on my own
what kind of expert does {} make out of me | what are students supposed to master in {} | which know-how does it give
does {} make me able to treat patients alone | at the end of the day what have i learnt from {}
what is the learning target | what competences are listed for {} | What are the intended learning outcomes of {}?
Which competences should a student have after completing this? | What is the educational aim of {}?
Could you state the objectives that have been set for {}? | What does the course seek to achieve?
Kindly tell the course outcomes of {}. | What will a student be capable of upon finishing {unit}?
Which goals have been defined for this course?
For my portfolio I have to write which skills {} was meant to give, so what are its learning goals?
My employer pays the course and asks what new abilities I'll have once {} is behind me, what can I answer?
I already sat through one course where nobody knew why we were there, so what is {} aiming to make us able to do?
The application for my home university needs the learning outcomes of {} word for word, could you give them
as a parent paying half of the rent i would love to hear what my boy is meant to be able to do after this course
we argue in the group about what this is meant to teach, so what are the official aims of {} | what's the end goal
what's the skill set i gain from {} | what's expected that i can do after it | mission of {}?
will it make me fluent or what is it aiming at | what is one supposed to take home from {} | what's {} meant to teach
I'd have to convince the unemployment office that {} is useful, so what know-how is it supposed to lead to?
we were asked to write down our own aims for the course, but first what are the official ones




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
preconditions? | {} from scratch? | before {} what | required background? | beginner ok? | lähtötaso
do i need to know python for {} | zero swedish, can i still do it | is the basic one a must before it
havent had math since 2009, am i too rusty for {} | can a total newbie jump in
which paper should be cleared before {} | is {} needed before {} | what do they expect me to know already on day one
will i get lost in {} without the first part | never held a soldering iron, fine for this one?
{} assumes what exactly | do i have to have done bookkeeping b4 this | is it built on top of some other course
can i skip {} and go straight to {} | do i need {} under my belt to start {}
shd i brush up on something before this course begins | is there a chain, like first {} then {}
am i allowed w/o the intro course | what base does {} stand on
the stats course is still open for me, does that block {} | need driving licence or hygiene pass before it?
do u need experience of patients before that course | any skills i gotta have beforehand
Which earlier studies are demanded for this one? | Is previous programming experience expected on {}?
Does this course have any prerequisites? | Must {} be completed prior to {}?
What knowledge should a participant of {} possess beforehand?
Is {} suitable for somebody who starts with no background whatsoever? | What is the recommended starting level?
Kindly clarify if the basics must be passed first.
I come from the humanities side and have written nothing but poems for ten years, is there something I must have studied before {}
in my old college we didn't have any physics, and now I fear that {} takes it for granted, does it
they transferred only half of my courses, so will it be a hindrance to {} that {} is missing from me
my student has skipped the introduction because of sick leave, is it required before she can take part in {}
I have welded for twenty years but have no theory at all, do I need some theory course before this one
all others in the room seemed to know what a vector is and I felt like a fool, what should be known beforehand for {}
I'm thinking of sending two of my employees to {}, what ought they to have learned earlier to keep up
I left school in 1987 and worked in a paper mill until it closed. Do I know enough to come along?
My maths stopped at percentages and I've been fine at the till with that. will it do
The name has "advanced" in it and my stomach turned over. What should I have done before that?
I dropped out in the middle of the basic one since the twins came early. must I go back and finish it first
At the hospital I did this sort of thing with my hands for a decade, never read a page. what must one know beforehand
My tutor said "take it in the right order" and hurried to lunch. Which ones come earlier in the chain?
I can do a bit of Excel and once fixed the printer, everyone at the office calls me the computer lady. Is that background enough for {}?
My friend went straight in and was drowning by Wednesday as everyone else knew the terms. what do they presume
From Ghana I bring a bachelor's in biology and zero chemistry, the catalogue is vague. What knowledge do they expect at the beginning?
can i jump in cold | do i need any basics 4 it | what should i know b4 | is part 1 a must b4 this | total noob ok?
do they expect u to know stuff | what comes b4 {} | basics first or straight in | can a blank sheet like me come in
what must be in my backpack before the climb, knowledge-wise | which rungs of the ladder are below this one
do I need to crawl before I walk here, and through which course
does it start from ABC or do they expect me to read already
what foundation should the house have before this storey goes up
is it for those with no clue or must one have been baptised in the subject
can I go into the deep end without swimming lessons, or is something required earlier
which key courses unlock this door | {} requirements | requirements for getting into {}
what are the requirements to take {}

is it obligatory to pass another course before {}


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
textbook? | kurssikirja | reading list {} | what to bring | {} slides? | software needed? | lab coat?
do i need to buy some book for {} | which edition of the book | need special shoes for {} or smth
is a mac fine for {} or only windows | can i get by without the book in that course | what gear do i need
where are the handouts of {} | is there a pdf to read | what programs should i install for {}
do we need our own calculator in this | what's the literature in {} | should i get a stethoscope for this one
whats in the course pack | do they hand out the stuff or do i have to print it for {} | is an ipad enough in {}
which author's book we refer in {} | any pre reading | whats the must have book | notes of {} available?
my old laptop is dying, will i manage {} with only a phone | do we need headphones n mic
is the reading in {} free on the web or must i order it | what licences do i need to have for {}
Which literature is used on {}? | What study material does the teacher use in that course?
Is there a compulsory book for this course?
Do the participants of {} need to get any tools or clothing of their own?
Can the course literature be read as an e-book? | Kindly suggest the prescribed text for {}.
What equipment should one have at home for taking part in {}? | Are the lecture slides given out to students?
books are crazy expensive where I buy them and I'd like to order used ones in time, which ones does that one use
My employer has locked the laptop so that I can't install anything, will this course need some program on it
I'm visually impaired and need the texts as audio or in large print, what materials are used in {}
my granddaughter starts {} on Monday and I promised to buy her the books as a present, what titles are there
the first lecture had a lot of talk about some anatomy atlas, is that the book one must have for {}
I bought the wrong edition last time and it cost me seventy euros, so what is the right book for this
I'm responsible for orders at the campus library, what literature has been named for {}
My budget's gone after rent and I eat oats for the third week. Do I need to buy some book?
The library has one copy left, somewhere behind the coffee machine. what's the book called
I still use my brother's laptop with a cracked hinge and no camera. Is a machine like that needed?
I got the third edition from a flea market for two euros and the seller winked. which book do they really use
At the workshop last year I stood there in sneakers and was sent home. What gear do I have to bring?
I read everything through a screen reader, so paper is useless to me. is the material in electronic form
My wife wants to know what to wrap up for my birthday, something useful for studies. what reading is on the list
I'll be on a boat for three weeks and download everything before it. what is there to be read
Which software should our IT put on his computer, he starts next week and nobody has told us what {} requires
do i need a book | any pdf or do we buy it | whats on the readin list | laptop needed? | wat do i bring
which book is it again | need any program on my pc for it | slides only or a real book | kirja?
what should weigh down my bag, books I mean | which bible do they swear by there | what goes in the toolbox
what's on the bookshelf of this course | what do I need in my hands, a scalpel or a book
is it a bookworm's course, and which titles | does it need more than pen and paper | whose book do they preach from

anything I can get from the library for it


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
lectures or labs? | hands on? | {} teaching style | how taught | any seminars | flipped classroom?
do you sit and listen in {} or build stuff | is there team work in it | do we have to present stuff in {}
is it all powerpoint | do i work alone in {} | whats the way of studying in {} | pure theory or practice
do we go out in the field in {} | are there workshops | do u learn thru games there
do they make us do role plays in {} | is it lecture hall style or small groups | how do we work in this one
does {} have guided exercises | will we discuss or just listen | mostly reading by yourself in {}?
does the teacher talk 3 hours straight or do we do things | how is the studying done there
are there simulations with the patient dolls in {} | pair programming or solo in {}
do they do problem based learning | What teaching methods are used in {}?
How is the studying organised on this course? | Does {} include laboratory work?
Is the learning in this course mainly independent? | Are there any group assignments in the way {} is taught?
Kindly tell whether {} is theory or practical. | What forms of instruction does the course make use of?
Is it based on projects or on lectures?
I fall asleep in long lectures, so I'd like to know if {} is more about doing things with one's hands
I have social anxiety and group work kills me, so can you tell whether {} is taught in teams or alone?
My study psychologist suggests that I choose courses with small workshops, is that how they work in {}?
Back home in Nigeria the professor dictated and we wrote it down, so how do they teach in {} here?
we had one course where we only watched videos alone, is {} taught in that manner or with live teaching and exercises
I learn best by building something and breaking it afterwards, do they work like that in this course
learning by doing or by sitting | do we get lab coats on i.e. is it lab work | workshops or lectures mostly in {}
is there coaching style in {} instead of lectures
I'm a carpenter by trade and books make me sleepy, so do they use tools in {} or do they talk about tools?
After two years of covid studies I long for talking with people, so is {} built on discussions or on reading alone?
any peer teaching in {} | is it one big project or weekly drills




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
any final in this | {} exam | tentti when | written or oral? | resit date? | quiz? | do we have to sit a test in {}
when do i write the paper of {} | is it an exam course or just essays | can the exam of {} be taken in exam studio
is there a big scary test at the end of {} | how long is the exam | what do i need to bring to the {} test
calculators allowed? | multiple choice or essay style? | is {} exam at the aquarium
failed the test in {} when's the next try | i was ill on test day, is there another date for {}
can i do the exam remotely from germany | do we get the formula sheet in the test | whats the exam day for {}
how do i sign up to the retake of {} | how many q's in the test | any final showdown or is {} exam-free
is the test in moodle or on paper | can i write the exam in english in {}
Is there a written examination at the end of {}? | On which date will the examination of {} be held?
Are notes permitted in the exam of this course? | When is the supplementary exam for {} scheduled?
Kindly inform the date of the semester exam for {}. | Is it possible to take the final test earlier, before I travel?
How is the examination in {} organised, at home or on campus? | Where does the exam of {} take place and at what time?
I have bad exam nerves since school, so before I choose {} I want to know whether there is any test in it
I am flying home on the 12th of December, so will the exam of {} be held before that date?
My dyslexia statement is from another country, would it still give me more time in the test of {}?
The previous exam collided with my shift at the hospital, so on what date can I retake the one in {}?
My student missed the {} exam because of a train strike and needs to know the date of the new one
the old hands say the test is open laptop but i don't believe it, may we use our own material in {}
is there a re-exam in august | proctored? | no exam i hope | how many times does {} examine us
whats the last chance to take the {} test | do they let u redo the exam if u bomb it
I have chemo on Mondays this spring and just need to know if there's a test in {} and what day it's on
my pen hand is in a cast for six weeks, so could i do the exam of {} on a computer
I get so nervous that I forget my own name, the doctor has even given pills for it. Is there a test?
My sister's wedding takes the whole last week of term and I'm the maid of honour. when's the written test
I failed by two points because I mixed up the pages. when do they let me sit it again
In my country it's always oral and the professor smokes while you speak. How is it here, pen and paper?
I've got one of those pocket calculators with a memory and the girl next to me says it's forbidden. may I bring it to the test
The Exam room on the ground floor is booked solid every day of next week. how long is the period I can take it in
I had the flu with 39 degrees and slept right through the test on Friday. when is the next sitting
they told us to bring "own notes, one sheet" in some other one and I wrote it with a magnifying glass. is a cheat sheet fine in {}
my handwriting looks like a spider fell into ink, people have complained. do we sit the test on a computer
is there a tentti at the end or no | whens the resit | we get grilled at the end? | big test or nah
wheres the test held | multiple choice or essays in it | how long is the paper, like 2 hrs
can u retake it on exam machines | last chance to sit the test when | do I have to face the firing squad at the end
when's judgement day, pen in hand | is there a big scary paper waiting at the finish
how many lives do I have if I flunk the test | will there be sweaty hands and a ticking clock in an exam hall
is it the kind where an invigilator walks around | when do they put us on the examination bench
is the book allowed to lie open when they test us | I failed {}, which dates are there for the resit
I didn't pass {}. When can I take the exam again? | got an F in {}, next resit date?




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
0-5 or pass/fail? | arvosana-asteikko | grade criteria | assessment of {} | {} numeric grade? | weighting?
bell curve? | how do they mark us in {} | what do i need for a five in {} | is it pass fail or numbers
how much does the exam weigh in the final mark | do they give marks for talking in class
is {} graded by the teacher or each other | 50% project 50% test or what in {} | whats the basis of the grade
does effort count in the grade of this | how are marks split up | can bad english lower my grade in {}
whats the rubric for {} | is {} hylätty hyväksytty only | how many points make a 4 | how do i bag top grade in this
what will pull down my mark in {} | same grade for the entire group in {}? | what they look at when giving numbers
internal marks how much weightage in {} | does the diary affect the number
will this course show on transcript as a number or just pass | is 1 the best or 5 here
what does the assessment lean on in {} | how does the score in this one get calculated
On what basis is the final mark of {} given? | Which assessment criteria are applied in {}?
Is the whole group given one common mark? | How large a share of the mark comes from the assignments in {}?
What distinguishes an excellent performance from a good one in this course? | Does {} use the scale from zero to five?
Is self-assessment a part of the mark in {}? | Kindly explain the marking scheme.
my home institution converts everything into letters from A to F, and therefore I must know which scale {} uses for its marks
I got a two and my friend a four although we did the thing together, so what is the mark in {} based on
I'm applying for a master's abroad where only numerical marks are accepted, will {} give one or merely a pass
our student union wants to know whether taking part in discussions has an effect on the mark in that course
for years I've been someone who does fine in essays and badly in tests, which of the two counts more for the grade here
my daughter worked very hard and got a three, what on earth are the criteria for a five in {}
In Germany one is the best mark and five means failed, how does the scale go in {}
My last one was pass or fail and it pulled nothing up, though I'd worked like a horse. Does this give a number?
The girl who talked the most got a five and I with my neat reports a three. what do they actually look at
Half my friends claim the essay is everything, half say the presentation. how much does each count
I need an average of four for the master's application, every decimal counts. On what basis do they give the marks?
In Germany one is best and here it seems to be five, so I nearly cried for nothing. what's the scale in this one
In our team one did everything and two did nothing, the usual story. do all of us get the same mark
My boy got a two and can't see why, he handed in everything on time. What are the criteria?
I've decided to be lazy for once in my life and aim at the lowest pass. what does a one demand
the teacher said "you'll be assessed continuously" and I've felt watched ever since. how does {} get its number
is it 0-5 or pass/fail | how do u get a 5 | whats the test worth in the final mark | on what do they judge us
number grade or just hyv | what % is the essay | arvosteluperusteet? | is talking in class part of the mark
wats needed for a 4 | what goes on the scales | by which yardstick are we measured
what separates gold from bronze there | what's the recipe behind the number
do the judges hold up cards from nought to five | stick or carrot, I mean pass/fail or figures
how do they sort the wheat from the chaff, by essay or by test | which ingredients does the final mark consist of




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
how to pass? | requirements? | what counts as done | whats the least i must do to get thru {}
can i get {} done by exam only | what all should i hand in to have {} finished
is showing my work experience enough to get {} ticked off | can i do {} as a book exam alone
which parts are a must for passing | can {} be completed as a summer project instead
i skipped one task, does {} still go through | In what ways can this course be completed?
Is it possible to demonstrate my competence in {} instead of attending? | Kindly tell the passing criteria of {}.
I have been a bookkeeper for fifteen years and could pass {} in my sleep, so is there a way to prove it by showing?
My classmate did all the quizzes and no essay and says he's through, so which pieces are needed to pass {}?
I can't come to the group sessions because of my job at the airport, is there another way of completing {}?
do all tasks have to be accepted or only most | studification possible for {}? | pass requirements? | suoritustavat?
to pass {}? | hyväksytty how | ways to complete | bare minimum? | AHOT for {}?
what do i gotta do to get {} off my plate | whats needed so they mark {} as done | can i test out of the course
i already do this at work, can i get the {} points for that | must everything be handed in to get thru
whats the bare minimum to scrape through {} | is there a solo route thru {} instead of the group thing
if i bomb the quiz but do the project do i still get {} | can i do a book exam instead of coming to {}
which bits of {} are a must to get passed | is it enough to write one report to clear {}
i been a coder 8 years, could {} be recognised w/o sitting there | how does one get this thing done & dusted
what all i have to clear for passing {} | can my certificate from a mooc replace doing {}
do they require a portfolio for getting {} passed | what counts as having done it
is just watching the videos and doing quizzes enough to get it passed
any shortcut way to finish {} by showing skills | do you have to do all five labs to get {} approved
can it be done as self study over the summer | which tasks can i leave out of that one and still get thru
how to clear this paper | What must be submitted in order for the course to be approved?
What are the requirements for a passing performance in this? | Is there an optional way of completing this course?
Could my earlier work experience be accepted instead of doing {}?
Which parts does one need to finish for this course to be registered as completed?
Is a final report alone sufficient for completing it?
Does one need to do both the essay and the presentation to pass?
Can this be completed by demonstrating competence that I already have?
I have run a small bakery for eleven years and done the books myself, so could I get {} approved on the strength of that
I did everything except for the group presentation because my group fell apart, and now I don't know if I can be passed in {} with what I have
the others told me that you only need the learning diary to get through {}, but I'd rather hear what is really demanded for a pass
my student gives birth in March and won't be on campus, could she complete {} in some alternative way like independent tasks
in my previous school in Nairobi I studied nearly the same thing, how do I show it so that I needn't do {} again
I'm a working adult and hate group work, is there an individual way of getting this course completed
at our place you simply sat one paper and it was over, what does one have to do here for the course to be counted as passed
I did the essays and the group thing, then came down with mono and never gave the talk. Do I get it through like this?
I've run a bakery for twelve years and they want me to sit and hear about customer service. could I show my work instead
My teammates vanished one after another like in an Agatha Christie. can I finish it alone
Some let you write a book report and be done, bless them. is there another way to get this passed
I've a list on the fridge where I tick things off, but for this one the list is empty. what all must I do to pass
In the army I led exactly such exercises for two years and have papers for it. Would they give me it on that?
The lecturer speaks of "portfolio and three checkpoints" and my head spins. what is the minimum to get it passed
I have one small task undone from last spring, everything else is in. will they still let it through if I do that
My son with autism can't present before people, everything else he does well. Is there another option for passing {}?
what do i gotta do to pass | can i do it solo | whats the bare minimum to get thru | is the essay enough to pass
wat counts as done | can i get it thru on work exp | do i pass w/o the group thing | how do u get it ticked off
what hoops are there to jump through | what's the price of admission to the passed list, in tasks
how do I get this one across the finish line | is there a shortcut for an old fox who knows it all
which boxes must be ticked before it's in the bag | what's the toll for crossing this bridge, tasks I mean
can I buy my freedom with an essay instead of turning up to do the whole thing
which stones do I have to carry to get it marked as done




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
hours weekly? | {} hectic? | time commitment | effort needed {} | a lot of homework? | hours total
how many evenings does {} eat up | will {} swallow my whole life | how much homework comes weekly in {}
can i juggle {} with a 30h job | is it possible to have a life next to {}
does {} keep you busy or is it chill on time | how many h of self study | lots of writing in it or only a bit
is {} a time sink | should i cut my shifts for {} | how many essays in total do they make you write in {}
how many hours goes in that | do ppl have to work weekends for {} | how loaded is this
2 kids n a job, do i have hours enough for this course | how much reading piles up in this
can it be done w 5 hours a week | how much do i sweat weekly for that course, in hours | how many tasks altogether
do they bury you in exercises | is {} a lot of stuff for 3 op
how many hours of independent work on top of lectures in {} | 135 hours is that right or more
time per week u need to spend for {}? | How many hours should one reserve weekly for that course?
What amount of independent study does {} involve? | Is the quantity of assignments reasonable in this course?
How is the work divided between contact hours and own study in this one?
How many hours in all does a student spend on {}? | Will there be plenty to do outside the classroom?
Could a person in full-time employment find the time for the course? | Kindly indicate the hours of effort per week.
I run a farm on my own and the cows won't milk themselves, so how many hours a week would {} take from me
there are already four other courses on my plate this period, and I wonder how much time {} demands on top of them
my wife says one more course and she's leaving, so honestly, how many evenings a week would {} take
my son sits at it until two in the morning, how many hours are the students supposed to put into {}
I'm on half-time sick leave and the doctor lets me study ten hours a week, would that suffice for {}
I coach juniors every evening and have only the weekends left, is the amount of work in this manageable then
last spring I ended up writing forty pages for two points, how much writing is there in {}
as a tutor I help them to spread the load evenly, so what's the weekly amount of hours in {}
I've two kids under three and a husband on night shift, so there's about an hour an evening. Would that do?
My trainer allows six hours of study a week, the rest is swimming. how many does this swallow
I already take thirty points, have a job at the bakery, and my hair is falling out. how much effort does this demand
Last year one with the same number of points ate up every single weekend I had. how much is there to do here
I've a forty-hour week at the sawmill and they won't budge. does it go alongside a job
The wife asks how many evenings she'll be alone with the dog from now on. what should I say
I'd be reading on the ferry, an hour each way. how many pages a week are we talking about
There seem to be tasks each week in that, says the girl next door, plus a diary, plus a blog. how many hours in all
I plan my life in a spreadsheet with quarter-hours, don't laugh. How much independent work is counted in {}?
how many hrs a wk | heaps of homework or | can i do it on the side of a job | how much do u have to grind
tons of tasks? | time eater or not | how much self study is in it | hrs total | how much sweat does it take
will it eat my weekends alive | how many candles will I burn at both ends
how much of my blood does it drink per week | how heavy is the load on the mule
can I still have a social life with it, hourwise | will I ever see my couch again while doing that one
how thick is the pile of tasks | is it very heavy | is {} super heavy | is it heavy or light




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
any firms involved | company projects? | {} real client? | partner companies | customer project? | industry link?
työelämä? | commissioned by whom | do we work for a real customer in {} | who's the company behind {}
is {} done together with some business | do guests from companies come to {} | would i meet recruiters on {}
do we get to visit factories | is there a case from a firm | does nokia have anything to do with {}
do they let companies bring their problems to {} | whats the link to working life in {}
do we design for an actual customer or a made up one | a hospital as partner in it?
can i do {} as a project for my own workplace | any sponsor in {}
is it one of those where a startup gives the assignment | who orders the project in {}
does the local industry take part | is it just school stuff or are there firms too
can our bakery be the client of the students in {} | is there any hookup with employers
Which organisations are involved in carrying out {}? | Does {} include a commission from an outside company?
Is the project in this course ordered by a real client? | Are there any corporate partners for this course?
Does working life participate in {} in some way? | Kindly tell if there is any industry collaboration in {}.
Who is the working-life partner for {} this year? | Is there a networking event with companies as part of {}?
I run a small accounting firm in town and wonder if students of {} could take our bookkeeping mess as their case
I'm new in this country and have no contacts, so does {} bring students together with any employers?
Last year the students built a website for a museum, so is there an outside organisation in {} again?
we'd like to put the name of the partner company of {} into our newsletter, do you happen to have it
My boss is curious whether companies like ours can join in as a partner in {}, is there such cooperation?
i heard some ppl got hired straight from {}, is there a company in it | does the army or police cooperate in {}
which firm is it with | excursions to companies in {}? | mentor from the industry? | with or without companies
does someone from the field come to give the brief | is a hotel chain or such on board in {}
Our daughter found her traineeship thanks to a course where a shipyard gave the tasks, does {} have any company behind it?
i've had enough of imaginary customers like "company x", so is there a genuine firm ordering the work in {}




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
additional notes? | fine print | extra remarks | what else {} | footnotes on {}
whats written in the extra info of {} | some other stuff i shd know bout {} | any catch with {}
is there more to say about this one | any special notes under {} | what am i not seeing here, other remarks?
got anything more on the course that's not up there | does the teacher say something extra in the notes
hows the small letters say for it | any heads up regarding that course | what other details r given
any peculiar things to keep in mind with {} | what else have they written down for {}
any warnings in the description of {} | is there an asterisk somewhere in {} | more info than that pls
that's all? nothing else told about {}? | are there other instructions for those coming to {}
what do the remarks say | other important points about {} that i should note | further particulars kindly
any NB for {} | something exceptional in {} this time | before i sign anything, any additional notes on that one
Is there supplementary information given for {}?
Are there any other matters that participants of this should take note of?
Does the course description contain additional remarks? | What is stated under "more information" for that course?
Has the teacher left any special instructions for {}? | Would there be anything else mentioned about this course?
Please show the additional details field of {}. | Do they mention something out of the ordinary in the notes?
I've read the aims and the content already, so is there still something else that has been noted about {}
with my luck there is always some odd condition in tiny letters at the bottom, what does it say for {}
as a secretary I'm copying the whole thing on our web page, what stands in the further information part of {}
somebody in my class mentioned there was a special remark on it but couldn't recall what, do you see any such notes
before I plan my entire spring around {} I'd like to hear of any other things the participants ought to be aware of
my son has told me the main points already, but are there any additional remarks on this course
I'm new in the country and tend to miss what everybody takes for granted, any other remarks given about {}
I always skip the bottom of a page and then get in trouble. Is there something written there still?
The sauna contract taught me to read the small letters. are there any here
You told me time and place and points, fine. anything beyond that
My flatmate turned up without a hygiene pass and had to go home. are there other such special remarks on it
As a careful Dutchwoman I ask before I sign things. is there anything else I ought to know
I've read everything twice and still have the feeling I've missed something. any extra notes?
The last one had a sentence hidden at the end which cost me a day. what else is said in this one
before I tell all my thirty students to go, are there some other remarks in {}
The teacher hinted that there's "one more thing" and then the bell rang. any additional information?
and nothin more to it? | any catch | what else does it say | xtra info? | smth else i shd know | any notes on it
muuta huomattavaa? | is that all there is to say bout it | any special stuff in the remarks
is there a snake in the grass somewhere | any wolf hidden under this sheep's wool
what's written on the back of the packet | are there any loose threads you haven't told | any strings attached
is there a postscript | what's in the fine print at the bottom of the jar | any skeletons in its cupboard




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
prof? | {} lecturer | instructor name | who's responsible | teacher's email? | who's gonna be teaching us {}
who stands in front of the class in {} | whose course is {}, which teacher i mean | who do i mail abt that course
is it the same teacher as last year in that course | who runs the show in this one | name of the guy who gives {}
who do i tell that im late for the course | which sir or madam is taking {} | did that one get a new teacher
whom do i bug with questions on {} | who wrote the exercises, the lecturer i guess, whats the name
is the teacher a finn or a foreigner, who is it | does {} have two teachers or one
who takes over {} when the teacher's ill | any visiting lecturers in it | vastuuope of {} | who's the examiner
who answers for {} | how can i reach the person teaching it | our dear lecturer's name again? i forgot
who leads the labs in {} | who's behind {} | assistant or professor, who gives it
Who has been appointed to teach {}? | What is the name of the responsible teacher?
Which lecturer should one contact concerning {}? | Is {} given by one person or by a team of teachers?
May I have the e-mail address of the lecturer on {}? | By whom are the exercises in {} led?
Kindly share the faculty name for this subject. | Who is in charge of teaching this one at present?
my daughter has been ill for a week and I'd like to let the teacher of {} know, who is that
I want to thank the person who made {} such fun but I'm terrible with names, who was teaching it
two different names stand on the door and neither of them answers, who really teaches {}
I'm the secretary who has to send out the feedback summary, so I need to know who is the lecturer on this one
there's a lady with red glasses and a man with a beard, which one of them is our teacher in this one by name
I left my umbrella in the classroom and the lecturer took it with him, but I never caught his name, who gives {}
a firm I know would love to give a guest talk, which teacher of {} ought they to write to
someone told me to ask the course teacher directly, but how would I know who it is in this one
In the first lecture someone mumbled a name at the board and the fan of the projector ate it. Who was it?
I owe an apology for leaving in the middle, the babysitter had called. to whom do I write
There was a brilliant lady last year who drew everything as comics, and I'd follow her anywhere. Is it her again?
I broke the microscope, to be honest, and would rather confess before someone finds out. who's in charge of this course
My daughter comes home laughing every Tuesday about some lecturer's jokes. What's the name of that person?
we need a name for the visitor badge at the front desk and I've got just the course code. who is teaching it
Had the same old man in three courses already and he and I do not get along at all. who has it this time?
The sub who came last week said she's not the real one. Then who is?
I'd like to thank with a box of chocolates before the holidays, ours was so patient. Whose name goes on the card for {}?
whos the prof | who do i email bout it | name of the dude teaching | is it the same lady as b4 | who holds it
whos in charge there | opena kuka | who gives those lectures | whos the boss of that course
who's the captain of that ship | who stands in front of the board | who holds the chalk
whose face will I be staring at all term | who's behind the wheel | which voice fills that hall
who's the conductor of this orchestra | who's the shepherd of this flock | teacher's phone number
how do I reach the teacher, I am ill




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
any space? | mahtuuko? | {} waitlist? | capacity {} | how many taken | seats left | sold out?
is there still room on {} or is it packed | how many people can they take in this course | am i gonna fit in
whats the headcount limit on {} | did the last spot in {} go already | how long is the queue to this one
if someone drops out do i get in, im 5th in line | can they squeeze one more into {} | still vacancies in {}?
how many of us are there on {} so far | any chance from the waiting list of this course | how full is {} atm
max size of the group in that one | r all seats filled | one chair left for me in {}?
has anyone cancelled in {} so theres a free place | does it fill up quickly | how many did they let in to {}
is there a cap on participants | 60 seats or 30 in {} | how many more can still fit | whats left of the quota
How many vacant places does {} have at present? | What is the maximum number of students accepted on {}?
Has the course reached its limit already? | How many students have enrolled on {} so far?
Is there a waiting list in case all the places are gone? | Kindly inform how many seats are available.
Is there any quota for exchange students on this course? | What are my chances when I'm number seven in the queue?
there was a proper rush at eight o'clock and the page crashed for me, so are any places in {} left at all
I'd like to bring two friends along to {}, but only if there is room for all three of us, is there
my status says "waiting" and I've been refreshing it for four days, where in the line am I for {}
we must decide whether to open a second group, how many have already signed up for {}
I heard that last year forty people were left outside, how many do they accept on {} this time
my daughter is heartbroken since they told her that it's fully booked, does anybody ever get in from the reserve
as the caretaker I carry the chairs, so how many heads should I count on for that one
There were nine of us who wanted to go together and now we draw straws who backs out. How many more fit in?
I'm number something on the waiting list, the mail didn't say which. how long is that queue
Last autumn half the people stood in the corridor and listened through the door. how many do they take this time
My colleague got in on Tuesday and said it was like the last lifeboat. Is there anything left?
If only five have put themselves down they'll surely cancel it and I'd lose my spring. how many have come so far
I dislike crowds since that concert, so the headcount matters to me. how large a bunch do they accept
Our company would send a whole team of six at once or nobody. is there still space for so many
the system says "accepted in order of registration" and I'm 43rd. what is the limit
Somebody always drops out in the first week, that's my hope. how many are waiting before me in {} | any chairs left
is it packed | how many got in alredy | room for 1 more? | how many ppl max | is it sold out lol
any spots still goin | how many on the waitin list | seats taken vs seats total? | is the boat full yet
are we like sardines there or is there elbow room | any crumbs left on the plate, I mean free spots
is it standing room only by now | how many lifeboats remain | has the last ticket been sold
is there one more hook in the cloakroom for me | how many mouths at that table and how many spoons
how much room is left in {}
how many bums on seats in {} so far | any gaps left in the list of {} | one for me? | spots? | quota? | maximum?
queue? | queue length | waitlist? | jonossa? | full house? | bursting? | booked solid? | overflowing?
have they filled up {} | is {} chock-a-block | is {} maxed out | has {} hit its ceiling | does {} have an upper limit
how big is the group going to be | how crowded is it | how many heads have they counted in {}
how many have put themselves down | headcount of {} pls | number of enrolled
how many names before mine on the reserve list | what number am I in the line
am I likely to rise from the reserve list | does the queue for {} move at all | how many drop off the list usually
did a spot come free | has somebody backed out | any leftovers? | could my two friends fit in too
can {} take one more | is there space for one more chair | how many more will they take
did they add more seats to {} | is the group size going to be raised | are there enough people for {} to run
too few people to run it? | minimum number for {} to go ahead | how low is the number of participants
is it going to be cancelled for lack of people | how fast is it filling up | is {} nearly full
What is the maximum number of participants admitted to {}? | How many vacancies remain at this moment?
What is the present length of the waiting list? | Has the intake limit of {} been reached?
I booked chairs for thirty in {} and the list keeps growing, so how many have signed up by now?
I was number nineteen on the reserve list in August, does someone like me ever make it?
Three of my exchange students hope to sit together on {}, are there three openings?
My brother and I go everywhere together, so one free seat won't do. Are there two? | how mny left | still space or nah
is it fully bkd | any place on {} for me | places gone? | places left in it | any places? | places free in {}
how many places in all | two places left in {}? | open places? | number of places
are places still being handed out in {} | places for exchange students in it? | extra places coming to {}?
how many places does {} have left this hour
They said at the desk there were six places in the morning, and it's three o'clock now. How many places in {}?
I'm putting chairs out in the classroom for {} and need to know how many places are taken.



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
class times? | {} when today | next lecture? | mon or tue? | schedule of {} | lesson times pls
what time do we kick off on mondays in this course | do we have {} tmrw | whens the next {}
is it on this week or are we off | does it fall on the same slot as {} | which weekday is {}
morning class or late one | is there any class on independence day in this course | what are the timings of it
how many times a week do we meet in that course | can i get from {} to {} without them overlapping
are there evening sessions in {} | at what hour do i need to be there for it | is {} on saturdays, i have work
all the {} class dates please | do they keep the easter week free in {} | from what time to what time is it
does {} have a lesson before christmas still | our next meeting of this course is which day
has thursdays {} been called off | is it 8.15 or 8.30 we begin tomorrow in that one | when r the contact days
weekly slots for {} | how long is one session of the course | On which days and at what times does this course meet?
Are there any sessions of {} during the autumn break? | Could you list every lesson of this one?
Does {} take place at the same time as {}? | What time does the lecture finish on Wednesdays?
Is there a class of {} next week? | Kindly give the timetable of the contact days in {}.
Is the class today as usual or has it been moved to some other day?
Would the sessions be in the mornings or in the afternoons?
I work at a petrol station every Monday and Wednesday evening, so on what weekdays does it have its classes
my train from Lahti arrives at 9.05 and I can't get there any earlier, at what time do the mornings of {} begin
somebody wrote in the group chat that tomorrow's {} was called off but nobody seems sure, is there a lesson or not
I pick up my twins at four, so I have to know what hour the sessions of {} normally stop
I'm a substitute teacher and got no timetable at all, on what days and hours should I be giving {}
I plan on taking both {} and {} but I fear that the hours collide on Tuesdays, do they
I have physiotherapy on Thursdays at ten for the rest of the year, does this one have lessons then
how many sessions are left of {} | how many times do we still meet
halfway through yet or how many classes remain in {} | whats the very last session of it
are we done with the meetings of {} or is there one more | when do we gather the next time for {}
next round in class for this one? | the following session? | {} next up when | {} this week? | {} on thursday too?
{} 2moro? | classes when | weekdays? | evenings? | mornings or evenings | any saturdays in it
is {} a daytime thing or after work | do they hold {} at night for us working folks | is it after five o clock
all in the daytime or what | contact days of {} | list me every single lesson of {}
the whole string of dates for {}, all of them | full timetable of this course pls
could you spell out all the class hours of it | write me the dates and hours so i can put them on the fridge
does {} meet every week or every second | is it twice a week | how often do we sit in class for this one
what clock hours is {} | from eight already?? | how early does {} start in the mornings
when do they let us out of {} on mondays | until what hour does it go on today
does {} run into the evening on tuesdays | is there {} in week 44 | is it on during the ski break
does {} have a pause around easter or do classes go on | any lessons in it on the 6th of december
was there a session of {} last week, i wasn't there | when did we have the previous one
is it really on today, the corridor's empty | no one in class, has {} been called off | is the thursday class moved
did {} get shifted to another slot this week | does it overlap with {} | {} vs {} same time?
can i do both {} and {} or are they on top of each other hourwise | Which weekdays are reserved for {}?
On what dates are the contact sessions of {}? | At what time of day is this course taught?
Are the lectures of {} on weekday evenings or at weekends?
Could you show me the lesson times of this course for November? | Is there teaching in {} during the exam week?
What are the class hours of {} in the second period? | Does {} have any lessons on Fridays?
When are the remaining lessons of this course? | How long is one session of {}, two hours or four?
My choir rehearses every Tuesday from six and I refuse to give that up, so does this one ever meet on Tuesday nights?
I commute from Tampere and want to book the cheap train tickets early, so please give me all the contact days of {} in one go
I have dialysis on Mondays and Wednesdays until two, so which days of the week would I have to sit in {}?
As the secretary I'm printing a sheet for the door, what are the hours of {} for the coming week?
I drive a school bus until half past eight in the morning, so at what time do the lessons of this one usually begin?
My boss grants me four half days off and no more, so how many class meetings does {} still have this spring?
The teacher mumbled something about skipping next week because of a conference, so when do we have {} the next time?
We've had so many cancelled sessions that I lost count, how many lessons of this are there still to come?
give me every session of it | list every single session with times | every lesson of {}
are we meeting tomorrow or not | do we meet tomorrow | are we on today | times for this week pls
when do we meet this week | has today's class been moved | is today's class still in the timetable
was today's lesson cancelled | lessons in november | the november ones | give me every meeting of it
when's our final session | first meeting of {}, day and room | first class of {}: when and where
{} this week, what hours
which weekdays does {} eat up | what hours does it run | how early does {} begin in the mornings
does {} ever start at eight | till how late does it go on thursdays | is there a sitting of {} on the 9th
next gathering of {}? | next session? | this thursday? | on or off today? | cancelled? | slots pls | timetable of {}
lukkari of {} | dates and times of {} sessions | when do they sit together in {}
when do we see each other next in {} | when's the following get-together | how often a week does {} meet
how many sessions are there | how many more times do we meet | is there a gap week in it | does {} skip week 42
does it go on during hiihtoloma | is {} on in exam week | do sessions of {} fall on fridays | any saturdays?
any evenings in it? | contact days? | would it bump into my tuesday shift | does {} hit the same slot as {}
can I do both {} and {} or are they simultaneous | does {} leave me wednesdays free
has {} been shifted to another day | did they swap the monday {} to wednesday | why is no one here, wasn't {} at nine
standing in an empty room, is {} on today | am I early or is {} at ten today | when does today's {} finish
when do we get out of {} today | is the 8:15 of {} still happening | On which days and at what hours does {} convene?
Has tomorrow's session been called off? | Could I see all of its teaching times in November?
What is the weekly rhythm of {}?
I pick up my son from football on Mondays at five, will I still be sitting in {} then?
My carpool leaves when the slowest of us is done, so till what time does {} go on Wednesday?
I have dialysis on Tuesdays and Saturdays and need to see that {} doesn't meet on those.
The corridor's dark and the door's locked, was today's session dropped? | wats the time of {} tmrw | is there {} 2day
wen do we hv it nxt | when's class | lessons of {} in may | any lessons left in it | lesson at nine or ten tomorrow?
lessons on which days | when's the next lesson in it | lessons of {} this week | all lessons of it with hours
lesson today in {}? | how many lessons before christmas | are there lessons of {} on fridays
first and last lesson of {}? | what time does the lesson begin on monday in {}
I take the ferry from the island and the first one arrives at 9.20, so at what time do the lessons of {} begin?
We sing at a funeral on the 14th and half of the class is in the choir, is there a lesson of {} that day?
My interpreter has to be booked for every lesson of {}, so please give me all of them with hours.



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
assignments? | milestones? | key dates | hand-in dates | when's the essay of {} due | what date is the pitch in {}
how many assignments are there and when | whats the first thing to return in {} | when do we present our posters
when must the learning diary be in | which day does the report box shut | demo day of {} is when | whens task 3 due
By what date does the group work of {} have to be handed in? | What are the important dates within this course?
When is the next assignment in {} due? | Kindly share the submission dates for {}.
On which day are the final presentations of {} held?
I'm off to my cousin's wedding in Chennai for two weeks, so when are the hand-ins of {}?
Our team keeps arguing if the prototype is to be shown before or after the holiday, so what's the date in {}?
I have four courses and colour my calendar on Sundays, so give me all the dates when something is due in {}
when does the quiz week of {} fall | is there a seminar day in it and when | deadlines {}? | palautukset?
{} milestones | essay due? | submission dates | project dl | when do they want the essay
when do i gotta turn in the lab report for {} | whats the dl for the second task
when we present our stuff in the course | which day is the poster session of {} | how many hand ins and when
when is the draft supposed to be in | dates for {} assignments plz | by when the homework of {}
what has to be returned and on what date in {} | when do i submit the case thing
is the {} essay due before the holiday or after it | when's the pitch day | any submissions coming in {}
when must the peer reviews be in | whats the last date of the project work in {}
is there something to hand in for {} soon | quiz 3 of {} shuts when | until when can i upload the reflection
the excursion in {} is which day | whens the demo day of {}
midnight or noon, when does the return box for the {} essay close | group report of this one, due date?
What are the due dates of the tasks in the course? | Which day do we give our presentations?
When should the first version of the report be handed in? | Could you list the deadlines that belong to {}?
On which date do the learning diaries have to be submitted in {}?
Are there any important days within the course that I need to put in my calendar?
By what date must the individual assignment of {} reach the teacher? | When is the midterm submission for this?
my group mates say the video should be returned on Friday, the paper says Monday, so what's the date for it in {}
I lost the slip of paper where I wrote all the return dates of {}, could you give them to me again
since I also have two kids and a night job I plan everything a month ahead, so when are the tasks of that course to be handed in
I was ill when the teacher went through the schedule for the essays in {}, when do they have to be in
my laptop gets repaired next week and I wonder whether some assignment of this one is due exactly then
I'm tutoring six first-years and they all keep asking which day the {} portfolio must be delivered
our company guest wants to join for the final presentations, which date are they held in {}
My calendar has five colours already and this one is white, so I'm afraid of some surprise. Which days is something due?
I'm getting my wisdom teeth out and will look like a hamster for a week. when do we present
The group wants to finish the report in the cabin at Easter, I say that's too late. when must it be in
I've mixed up the due dates of two of them once and it cost me a night's sleep. when's the first task due here
I got the instructions on a paper that went in the wash with my jeans. by which day do we return the thing
Our seminar was moved, then moved back, then nobody knew. which day is it
I only have Sundays for homework since I drive a taxi on all the others. does any task fall due on one
The teacher wrote "return as agreed" and I wasn't there when it was agreed. until when is the learning diary
as a note-taker for a deaf student I need all the checkpoints well ahead. what dates are set inside {}
whens the essay due | any dls i should know in it | next hand-in? | when do we gotta pitch | wen r the tasks due
return date of the report | when do we show our stuff | is sumthin due this wk in it | seminar day?
what are the milestones and on which days | when must the eggs be in the basket, the tasks I mean
when does the teacher come collecting our papers | when do we step on stage with our project
at which points on the road do they want something from me | where in the calendar are the tripwires of this course
when must the ball be in the teacher's court, our report | on which date does my draft have to see daylight
when do the guillotines fall in {} | what dates should I circle in red for {} | when do they want my video
when is the code to be pushed for the last time | when's the pitch night of {} | when is the poster to hang
when must the diary be in the teacher's hands | when do the peer reviews have to be done | peer feedback due?
quiz closes when | when does the quiz of week three lock | next thing to give in? | next milestone in {}
anything due in it before sunday | what's left to hand in | how many returns altogether and their dates
return dates pls | list the hand-ins of {} | palautuspäivä for {} | dropbox closes when
submission box of {}, till what hour | due? | lab report when | draft by? | demo? | opponent day? | mid-review date
when does our group present in {} | which presentation slot day is it | the seminar paper, by which day
is the portfolio due on the 4th or the 14th | case study return in {}: which week
what's the date for the second exercise set | when do weekly tasks have to be in
do weekly tasks end on sunday or monday night | by what day do I upload the photos
last possible hour for the reading log in {} | when do we defend our project | first deliverable of it?
when's the hackathon of {} | visit to the factory in {}, which day | excursion date? | when's the field trip
when's the guest lecture in {} | On which dates must the assignments of {} be submitted?
By what time ought the reflective essay to be delivered? | Could you list the key dates inside this course?
Which deadlines does {} include after the holiday?
I print everything at my sister's and she's only home on Sundays, so what day do they want the report of {}?
We're four in the group with four opinions on when the prototype must be shown, so what's the real day?
I've got a baby due in November and would like to know which hand-ins of {} fall in that month.
My wall planner has a hole where {} should be, so give me each of its return dates.
As a co-teacher I was handed this one mid-flight and don't know when the students' tasks come in, do you?
wen is the hw due | whats due nxt in {} | asap need the essay date | what happens on the 12th in {} | events in {}?
upcoming events of {} | what events does {} have inside it | next event in {}? | events of this course, with dates
which event of {} is next | deadline of the essay in {}? | deadlines within {} | assignment dates {}
the deadlines inside it | when's the assignment of {} due, I've lost the sheet | assignments by date pls
I came two weeks after the others and have missed whatever was said, so which deadlines are there inside {}?
My study buddy remembers assignments by smell, I need dates. When are they due in {}?
We're coming as guests from the city to the events of {}, so which days are the student presentations?



`,
  extension: `
could I get an extension for {} | may I hand in my essay for {} late | can the deadline of {} be moved | I was ill, can I submit the report later
is it possible to get more time for the assignment in {} | missed the submission in {} by an hour, what now | I'm late with my assignment for {}
extension? | can I still return the work of {} after the due date | my laptop died, can I get two more days | one more week for the last exercise please
what happens if I submit late | are late submissions accepted in {} | I won't make it to the deadline of {} | could the due date be postponed
handed in the wrong file for {}, can I resend it | the return box of {} is closed already | how do I ask for more time in {} | is there a penalty for late work
my report for {} will be a day late, is that ok | deadline in {} is tonight and I have a fever | submission closed before I could upload
more time pls | late hand-in ok? | {} extra days | deadline postponement | overdue essay, help
grace period for assignments? | can i get a few more days for the {} essay
any chance to push the dl of the report a bit | i wont make it by sunday, can i return the {} task on wednesday
teacher will take it late? | what if i submit one day after | do they cut points when the {} homework comes late
my dog ate it, is it possible to return it next week
the upload shut at midnight and i was 2 mins late, can i still send it
missed the cutoff for the diary in {} what now | could they stretch the return date for {}
can i hand in my {} stuff afterwards | will they still accept my report on monday tho its due today
need to buy some time for the last exercise of {} | is there mercy for latecomers w the project
behind with everything in {}, could the deadline be shifted for me | how late can i be with the assignment
can we get a week extra, our group member quit | whom to ask to prolong my submission time in {}
submission portal closed on me, reopen possible? | the essay's not ready, will they let me return it after the weekend
want to ask for postponing my {} submission | due today and ive 2 pages out of 10, can i have till friday
is late submission penalised in {} | Could I be granted some more days for the final assignment of {}?
Is it possible to hand in the report of {} after the given date? | How do I request additional time for a task in {}?
What is the consequence of submitting the coursework late?
Would the teacher consider a later return date on medical grounds?
May the group return its project in {} a week later than agreed?
Kindly permit me two days beyond the due date for the {} homework. | Is an overdue task still read and accepted?
my little one has been in hospital since Sunday and the essay for {} is not finished, can I return it later than the others
the whole dormitory was without internet during the weekend and I couldn't upload my task for {}, is it too late now
I have just been called to do reserve exercise for ten days, and the portfolio of {} is due in the middle of it, can it wait
our client cancelled the interview and we cannot write without it, so could the date of the {} report be pushed forward
I'm a tutor and one of mine has been too burnt out to write, can {} works be handed in when the date has passed
I sent an empty file by accident and now the submission box is locked, may I send the right one late
my laptop died the night before the deadline, would they give me until Thursday to get the work redone
My laptop died with all eleven pages in it, the repair man only shook his head. Can I hand it in next week?
The baby was born on Saturday, four weeks early, and my essay is a heading and two lines. may I have more days
We've had three of us down with norovirus, you don't want to hear more. could our group get a later date
I pressed send at 00:02 and the box had closed at midnight. will they still take it
There was a fire in our block and I live at my aunt's with one bag. Is it possible to get more time?
my grandmother passed away and the funeral's the same day the report is to be in. can that be put off
I've sat at it till four each night and it just isn't ready. does it matter if it arrives two days late
The shifts got changed on me, I do nights all of the week when the task is due. could I return it after that
I'm dyslexic and everything takes double for me, the nurse gave me a paper on it. Can I get a longer writing time for the {} essay?
can i get a few more days | cud i hand it in late | any chance of xtra time for the task
im late w the essay, still ok? | what if its a day late | can they move the dl of it for me
need one more week w the report | do they take late stuff | lisäaikaa tehtävään pls
is there any mercy for a late essay | can I buy some time for the report | can the due date bend a little
is there a grace day for a slow snail with his homework | would they stop the clock for me on this assignment
could the guillotine of the due date wait till Sunday | is the return box nailed shut or can I still push my paper in
may my homework arrive on the next train
give me till sunday for the {} paper | midnight tonight is impossible, is monday morning ok for the report
can I hand it in after the weekend | would they turn a blind eye to a two-day delay in {}
how many points do I lose per day of delay | docked marks for overdue work in {}? | can the submission box be reopened
box closed in my face, can they open it for five minutes | uploaded the wrong file and it's shut now, may I swap it
the portal choked on my video at 23:57, can I send it by email instead
turnitin was down at the due hour, do they take that into account
my hard drive burnt and the essay with it, is there mercy | sick all week, can the hand-in wait
concussion, not allowed screens, what about the due date of my {} work
covid in our whole team, would they move our hand-in
my kid's been ill so the portfolio isn't ready, can I have a few days on top
got a note from the doctor, does it buy me days for the essay | I need slack for the lab report of {}
leeway on the due date? | flexible or carved in stone, the hand-in day | are the due dates in {} strict
can one negotiate about the hand-in date | who grants more time for a paper
do I ask the teacher for the extra week or some office | what's a good excuse for a paper that isn't finished in {}
lisäaika? | extra days? | resubmission after the date? | overdue | postponing the hand-in
push back the project return | bump the due date to friday? | make it the 20th instead of the 13th for the portfolio
could {} let us return it in january | Is there any possibility of submitting the learning diary a fortnight later?
May I be granted additional time for the essay on medical grounds? | Would belated coursework still be assessed?
What is the policy on overdue submissions in {}?
I pulled three night shifts at the ward and the case study is half done, so may I return it next week?
My interviewee fled to Spain for a month and I have no data, so can the final report wait till she's back?
I'm the project manager of our group and two have vanished, so we'd need another week for the demo. Is that possible?
I sat on a plane with no wifi when the quiz closed, will they let me do it afterwards?
My student has ADHD and a statement from the doctor, so can her returning time be lengthened?
My laptop got stolen from a café on Monday along with the whole essay, would they wait for me until the end of the month?
The teacher said "be reasonable" when I asked about the date, which tells me nothing. Do they accept work some days after?
pls pls 2 more days for my essay | can i turn it in l8 | am overdue w the poster, zero points or minus one
need xtra time for {} hw | a week's extension for {}, would that go
extension on the group project, how does one apply | are extensions ever given in {}
no time to finish, can I still return after the cut | extension for my thesis plan hand-in in {}
extension till monday plz | can I apply for an extension in {} on account of my job
a deadline extension because of surgery, do they do that | deadline of the poster, movable?
deadline for the video, may it slip a bit | who decides on moving the deadline in {}
could the deadline wait until my cast is off | can the assignment deadline be moved for one person only
The deadline of our assignment is the day of the national elections and I work at the polls from dawn till midnight. Can it be moved?
I asked for an extension by email a week ago and nobody replied, so is it possible to hand in {} later or not?
My assignment got eaten by a cloud service that went bankrupt, and the deadline is in two hours. Is an extension thinkable?



`,
  platform: `
what's the moodle key for {} | enrolment key of {}? | I can't see {} in moodle | where is the workspace of {} | {} moodle link
I have enrolled but {} doesn't show up in moodle | the course page of {} won't open | which platform does {} use | is {} on moodle or teams
moodle asks for a password for {} | how do I get into the workspace of {} | course key? | can you give me the link to the moodle page
wrong key in moodle for {} | no access to the materials in moodle | when does the moodle page of {} open | the teams channel of {}, where is it
not added to the moodle of {} | moodle says I'm not enrolled in {} | what is the self-enrolment key | is there a teams group for {}
moodle? | {} moodle | link to workspace | enrolment key? | teams or moodle | howspot? no, where's the platform of {}
course page? | no moodle access | cant find {} on my dashboard | moodle page of {} pls
what's the password to the course area of {} | it asks for a key, which one
i'm enrolled but the workspace of {} is hidden from me | is it on itslearning or moodle or what
the course area isnt showing up | where do they put the stuff of {} online | which site do we use in {}
i dont see it among my moodle courses | send me the url of {}'s moodle | the workspace doesnt open, says no permission
got kicked out of the {} moodle | does {} use teams | wheres the online area of this | key doesnt work for {}
when does the moodle area of {} open for students | moodle key pls, teacher never gave it
empty moodle, is {} somewhere else | whats the teams code | how am i added to the {} workspace
no entry to the course area, who lets me in | is there a page for {} in moodle at all
wrong moodle, where's the right one for {} | Which learning environment is used in {}?
Could you give me the link to the workspace of this course? | I can't get into the Moodle area of {}.
What's the self-enrolment key for the workspace of {}? | Where do I find the online platform of this course?
Kindly provide the Moodle link for {}. | Why isn't {} visible to me in Moodle?
Is the workspace of {} in Moodle or in Teams?
I was accepted last week but when I log in to Moodle the list is blank and {} isn't there, how do I get in?
The teacher posted everything to some Teams channel that nobody in our row can find, where's the one for {}?
I'm an open university student with a different username, and the workspace of {} says I have no right to view it
Two of my advisees can't enter the course area of {} because the key on the slide is wrong, what's the correct one?
Since the update on Sunday the workspace of this course gives me just a grey page, is there another link
my classmates talk about things i have never seen, apparently in the moodle of {}, so how do i get there
workspace not visible | {} in moodle yet? | moodle says "guests cannot enter" for {}
access denied in the moodle of it
The email said "see the workspace for instructions" and gave no address, so where is the online workspace of {}?
I'm the substitute teacher for two weeks and haven't been given rights to the Moodle of {}, where do I get in?




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
whats the room for {} | classroom? | room number? | {} room | location pls | {} which campus | venue? | which door?
which auditorium are we in today | lost. where is {} now | where are you guys having {}
did they switch the room of {} | is {} on the main campus or the other one | room changed again?
is it still up in {room} | do we meet in {room} for {} | where am i supposed to walk for this lecture
im standing in front of {room} and nobodys here, wheres {} | in what space is this one
has a classroom been set for {} yet | is it in the same place as last week | what address do i put in the map for {}
is {} in the old wing or the new building | do they have it in a lab or lecture hall, which one
where's the {} lot hiding | upstairs or downstairs for {} | which hall for {} on friday
In which classroom will {} take place? | Could you tell me the venue of this course?
Which building should one go to for {}? | Is {} arranged at the city centre premises or further away?
Please let me know the room allotted for {}. | Where exactly will the first meeting of this be held?
Where should students of {} gather on Monday morning? | Is the teaching of {} in {room} as the door list says?
The screen in the lobby is broken and my class begins in five minutes, so which room is {} in?
I use a wheelchair and want to check the route beforehand, so where will the classes of {} be held?
A guest lecturer is at the reception asking for the place where {} is given, can you tell me the room?
I'm the caretaker and should carry twenty extra chairs to {}, but nobody told me which room they're in
we were sent from {room} away because others had booked it, so where has {} been moved to
taking the tram from the station, do i get off at the main campus or the harbour one for {} | whats the door number
any clue which corner of the house {} is at | missä tila, i mean what space for {}
same room all the time or does {} wander around | where do they keep us today | is it held in Tampere or here
{} takes place at?
I've been walking around with a map for ten minutes and all the doors look the same, so where is the lecture of {}?
my taxi driver asks which entrance he should bring me to, in what building do they have {} this morning | sal for {}?
what classroom | location? | campus of {}? | room no. | wheres {} today | where do i go for it
which room do they have {} in this time | has {} got a classroom yet | in which wing do they teach this
is it in the main building or the annex | which campus do i need to travel to for {}
does it stay in the same room every time | same place as last week?
{} is in what city, helsinki or somewhere up north | do we meet in the lab or in a normal classroom
where on earth are they all, im here for {} and the room is dark | ive got the time but no place for {}
what address do i give the taxi for {} | where do i park my bum for this course
they changed the room of {} again?? where now | so is {} in {room} today or not
did they swap the classroom of {} this week | which auditorium | is {} taught downtown or out by the highway
what floor do i climb to for this one | In which classroom is the first session of {}?
Which building are the lessons of this course in? | What is the venue of {}? | On which campus is this course taught?
Could you tell me the room for tomorrow's {}?
The sign on the door says Room change but doesn't say to what, so where is {} being taught now?
I'm in a wheelchair and have to plan my route well before, so which room will {} be in next week?
I'm a guest lecturer coming by train and nobody remembered to tell me the place, in what room does {} gather?
My daughter left her inhaler at home and I'm bringing it, in which room is her {} this morning?
I've got boxes of lab coats to deliver to the people in {}, which classroom should I push the trolley to?
I've been round the building three times and asked a man who turned out to be a painter. Where is it held?
There's a guide dog with me, so I need to practise the way beforehand. which classroom are we in
My timetable shows a code with a letter, a number and a dot, and I'm from Brazil. where do I go
The bus leaves me at the wrong end of the campus and it's slippery. in what house is it
On the door there's a note saying "moved" and not where to. so in which room are they now
I must bring a wheelchair in, and the old wing has only stairs. what room is it
Grandpa will drive me and wants an address for his navigator, he's stubborn. where does it take place
last week the heating was off and we were sent somewhere else, I wasn't listening. where are we this time
the projector for {} has to be carried there by me on Monday. to which room do I take it | where do we gather for it
wheres it at | wich campus | what door | where r we sittin 2day | sali? | is it in the main bldg or where
same room as b4? | where do I park my behind for this | in which corner of this labyrinth do they hide
under which lamp do we gather | where on the map should I stick the pin | where's the nest of this course
which four walls is it in | X marks what spot | where's the watering hole where this class meets | whereabouts is it
whereabouts is {} held | whereabouts | which rooms does it use over the term | all rooms of {} | has our room changed
today's room




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
grades out? | results? | any marks yet | evaluation ready? | still waiting for my grade from {} | did i pass
have they marked the {} papers yet | when do we find out how it went
its been a month since {} ended and nothing in peppi | what did i get in {}
how long does the teacher have time to grade | wheres my mark for {} | numbers for {} when
when will credits of {} show up in the register | teacher promised the results by friday and silence
is the scoring done | where do i look up what i got | when do they publish the outcome of {}
my transcript doesnt have {} yet, when does it come | i cant see my score anywhere
did everyone get their {} grade except me | has the lecturer put the marks of {} in
how many weeks till the marks are in | any news about the essay results in {}
whens the judgment day, i mean the marks | credits missing for {}, when registered
When will the results of the {} exam be published? | By what date must the grades for this course be entered?
Has my performance in {} been assessed already? | Where can I view my final mark for {}?
Kindly update when the marks of {} will be declared. | Why has {} not appeared on my transcript of records yet?
Could you tell me whether the grades have been released?
How soon after the last submission are marks usually given in {}?
Kela is asking me for proof of credits by the 15th, so when will the grade for {} be in the register?
I check the page every morning with my coffee and {} still has no number beside it, when will it come?
A graduating student is at my desk in tears because {} hasn't been marked, when are the results due?
I handed in my final report before midsummer, and now it's September without any mark, so when do I get it?
my friend in the other group got her {} mark on monday already, when is it our turn
i apply for masters abroad with deadline next week, is the mark of {} coming before that
refreshing peppi all day, {} graded soon? | are the marks up | nothing in my records for {}, normal?
have they corrected our tests | how slow are they with the marks in {} | results of yesterdays {} test?
got my mark yet?
My scholarship from home gets cut unless I send a full transcript this month, so when is {} going to be graded?
the teacher of {} has gone on leave and my work still has no number, how long will it take
I've been checking Peppi before brushing my teeth, on the bus and in the sauna. When will the number be there?
The grant people want my transcript by Monday and this line is still blank. when will it be filled
It's been seven weeks since I gave in the last page, the snow has come and gone. Isn't it marked yet?
The law says something about one month, my neighbour's a judge and told me. how long may they take with the marks
My mum rings each evening to ask how it went and I run out of answers. when do we get the results
Everyone else in our team has got theirs, mine is a dash. where's my mark
to graduate in June I need the last line in the register before the 20th. when does the mark of {} get in
The teacher went on maternity leave with our papers in her bag, they say. when are they going to be marked
My dad promised me a bicycle for a four and the bicycle sale ends on Saturday. When does the number come out?
results out yet | still no number for it wtf | when do we see how we did | marks when
did they check our papers alredy | arvosanat tuli? | grade still missin in peppi | whens my op gonna show w the mark
when do the envelopes get opened | when's the verdict | did the jury come back with our numbers
when will the axe or the laurel fall on what we wrote | how long must I chew my nails before the mark is in
when does the white smoke rise from the marker's chimney | is the red pen still at work on our papers
has the postman brought my number | where do the midterm points show




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
get me in | enrol me | sign me up | book me in | ilmoittaudu for me | register me! | slot me into {}
throw my name in for {} | just click the button on my behalf | could u do the paperwork and put me on {}
i want in, arrange it | push my registration thru for {} | reserve a place for me in {} | hook me up with a spot on {}
add me as participant | would you enroll my son to {} | handle the sign up of {} for me ok
send in my application for {} | im lazy, register me there yourself | put my whole group in {}
put me on the waiting list of {} | can u grab me a seat when you're there | make me a student of {}
take my enrolment for this one | pls do needful and enrol me in {} | enlist me for it | go ahead and sign me in for {}
Please register me on {} right away. | Could you take care of my enrolment in {}?
I would like you to enter my name on the list of participants. | Kindly enrol me for this course.
Please submit my registration to {} for the spring. | Can you put my two classmates and me on {}?
Would you be able to enrol me directly from here? | I'd be grateful if you reserved one place on {} in my name.
I'm at work without a computer all day and peppi doesn't work on my phone, so please register me for {}
My father is seventy and can't use these systems, could you enter him in {} on his behalf?
I have tried three times and the page just spins, so you do it and get me onto {}
as secretary i've twelve names here who all should be on {}, can you enrol them in one go
I decided during lunch that I want to go to {} after all, so be kind and make the registration for me
you're a bot, you have the keys to everything, so sign me up for this one while I make coffee
ok that one looks good, enrol me | count me in on {}, make the booking | i take it, put my name there
deal, reserve it for me | save a chair for me in {} by registering me | yes pls book {}
can you fill the enrolment form of {} for me | apply for me
The queue at the study office goes around the corner and I have a bus to catch, so you go and register me for {}
I trust you more than that awful system with its five menus, so kindly put my registration in for this course
I've thumbs like sausages and that page on the phone makes me swear. Couldn't you put me in?
The password has expired, the helpdesk is at lunch, and my nerves are gone. register me there, please
My husband always did these computer things for me, and now he's on a ship. would you sign me up
You know my name, you know the code, and I'm driving. just get me in
I've clicked through seven pages and landed on the lunch menu. you do the registering for me
Fifty students of mine should be in and I don't want to do that by hand. could you enrol the lot
The hospital ward has one computer and a queue for it. so please be kind and enter me into it
I'd be so grateful, my screen reader can't find the button at all. could you do the sign-up for me
it opens at eight when I'm in the middle of milking. take a spot for me in {} then | put my name on the list
get me in there | sign me up m8 | stick me on it | can u do the ilmo 4 me | lemme in, register me | ilmoo mut
just add me to it, k | write me in for {} | my name on the list, please, in your best handwriting
grab me a chair there | count me in, do the papers | be my secretary and send in my registration
throw my hat in that ring for me | nail my name on that door | make me a participant, wizard
press the button on my behalf | can you cancel my place | take me off the course in Peppi




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
fee? | {} free or paid | euros? | tuition for {} | how much moolah | what do they charge for {}
will i get a bill after joining {} | do i need my wallet for {} | is there a lab fee in {}
are non-students paying for it | how pricey is {} | do exchange students get {} without paying
What is the price of {} for open university students? | Is there any participation fee?
Kindly tell the course fees of {}. | Does one have to pay something extra for the excursion in {}?
I live on student aid and have forty euros till the end of the month, so does {} cost something?
The unemployment office asks me to show what {} costs before they agree to pay it, so how much is it?
my mother found the course and thinks it's hundreds of euros, what's the price of {} for someone outside
what's the damage for {} | gratis or not | fees? | maksullinen? | {} euros | tuition {} | costs anything?
does my wallet survive {} | am i gonna be billed for {} | do they want money for this | gratis or do i pay
what do i owe if i take {} | any hidden fees in {} | how much r they asking for this | whats the damage for {}
is there an invoice coming for that one | do alumni get {} for nothing
does this course cost extra on top of the tuition | i'm broke, is {} without charge
what does a person from outside pay for it | any discount on the course for unemployed
non eu student here, do i get charged per credit for this course
must i buy the lab kit out of my own pocket or does {} cover it | is the excursion in {} paid by us
how many euros per person to take this | do pensioners pay less for that course | can i pay for {} in two parts
does the school foot the bill for {} or me | what's the tag on it | card or invoice, how do you pay for {}
Is any participation fee collected for that one? | What price do they ask for this course from external learners?
Would my employer have to pay something if I took {}? | Is it included in the tuition fee or paid separately?
Kindly confirm whether {} is chargeable. | What is the charge for an open university learner?
Are there any costs besides travelling, such as a certificate fee, in {}?
My scholarship only covers the normal studies, so I need to know if {} comes with a separate bill
we're a family with one income and my wife would love to attend {}, what would it cost for somebody who isn't a student here
the union said they could pay back up to two hundred euros of my further education, so what's the sum for {}
Last spring I got a surprise bill of 75 euros for one summer course, I hope {} won't cost me anything
I am a secretary in the finance office and people keep calling about that one, what amount is charged from those outside the school
I graduated in December and lost my student rights, does {} become something I have to pay for now
at home in Lagos each course had its own fee to be paid at the bank, is it the same with this one
I've got eleven euros until the end of the month, and that includes the cat. Do they charge for this?
My employer pays for anything that comes with a receipt. how much is it
In the States I'd have to sell my car for such a thing. what does it come to here
I'm from outside the EU and pay for every breath here. does this one come on top
There was a trip to a fair in Stuttgart last year and parents moaned about it. is something to be paid this time
The pension isn't big but curiosity is. what would it set me back
We got a bill for "course supplies" from some other one, 45 euros without warning. does anything like it come here
My friend says in the open university you pay by the credit, my cousin says by the course. how much would {} be
mother wants to give me the fee as a birthday gift and asks for the sum. What is it? | is it free | do i pay smth
how many euros they want | wats the price tag | costs? | any hidden fees w it | is it gratis for us | maksuton?
do i need cash for it | does it make a hole in my wallet | will I need to break the piggy bank for it
what's the damage | an arm and a leg or nothing at all | does it cost more than a cup of coffee
do I have to dig in my pocket | is the lunch free here, I mean the course
how many coins go in the slot before this one lets me study




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
taped? | {} replay | video afterwards? | panopto link | catch-up videos {} | rewatch possible?
can i binge {} on video later | do they film {} | does the camera roll in {} so i can watch at nite
missed yday's {}, is there a replay | will they upload the zooms somewhere | any videos of {} to watch again
can i pause and rewind, i mean is there a tape of this one | hey is {} put up on youtube or kaltura after
does the teacher hit record in {} | is the session saved so i can see it tomorrow
how long do the videos of it stay up | do absent folks get to see the lecture on video
lectures of {} are captured or not | is there a lecture capture
can i listen to that course afterwards like a podcast | are last weeks {} sessions somewhere to view
can i watch it at double speed later | i slept thru, is it on tape | do they keep a video archive of {}
are the zoom sessions of it recorded or gone forever | is {} filmed? dont want my face in it
where do the videos of {} appear afterwards | can we get video of class
Is a video made of the lectures on that course? | Will there be recordings for those unable to attend {}?
Are the sessions recorded and shared with the students?
Can one watch the teaching of {} at a time of one's own choosing?
For how many days are the recordings of {} available? | Is it the habit of this teacher to record the lectures?
Kindly confirm if the class is being recorded for later viewing. | Could I see the lecture later in video form?
I have ADHD and need to watch things three times before they stick, so are the lectures of {} saved on video
I drive a lorry in the daytime and study in the cab during breaks, can I watch {} afterwards somewhere
the connection broke four times during yesterday's {} and I saw maybe half of it, is there a video of the session
with six hours of time difference I would be asleep when {} goes on, so do they make a recording
my hearing is poor and subtitles would help, is it recorded so that I can go through it again in peace
the baby screamed through the entire lecture and I heard nothing, can it be watched again from a recording
I was a student of {} in the spring too, and the videos were the best part, are they doing those this time




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
tough? | hard one? | worth it? | {} any good | piece of cake or nightmare | how brutal is {}
would an average joe survive {} | what do folks say about {} | is {} a free pass | do most get through
is this thing boring | How demanding is {} considered to be? | Is this course regarded as a difficult one?
Would you recommend {} to someone with average skills? | Is {} very tough, or an average student can manage?
I barely scraped through everything last year and my confidence is gone, so how tough is {} really?
The seniors at the sauna told horror stories about {}, is it as terrible as they make it sound?
before i give up my free fridays for {} tell me if people have found it any good | easy five or real sweat
{} a breeze? | gpa killer? | reviews {} | do ppl cry in {} | is that course a walk in the park
how bad is this on a scale of one to ten | everyone says {} is hell, true? | easy peasy or brain melting
would u recommend {} | is it doable for someone average like me | am i gonna flunk {}
do most people get thru it on first go | how brutal is this one | is {} as boring as it sounds
did students like {} last time | can a lazy guy survive {} | what do ppl say about {} | is that one scoring or tough
is it piece of cake | will that one fry my brain | regret taking {} or nah | feedback on {} from previous years?
scared of {}, should i be | failure rate {} | is this one more of a filler or really something
how challenging does a typical student find {} | Do students generally find {} demanding?
What kind of feedback has it received? | Would you say that this is one of the tougher courses?
What is the pass rate of {}? | Is {} considered easy by those who have taken it?
Is there any point in taking {} or is it better left alone? | Does {} have a bad name among the students?
Is this regarded as a fair course or as a nightmare?
I'm forty-seven and have been out of school since the nineties, will {} be too tough for a head like mine
my flatmate came home from that course in tears last night and now I'm wondering if it really is that horrible
I barely survived maths in secondary school and my confidence is at zero, is {} something I could manage or will I drown
as a tutor I'm often asked which ones are the killers of the second year, would {} be among them
I want to keep my average high for the master's application, so is it one where people usually do well
the seniors in my hostel told that half of the class gets back in this one, is it truly so tough
before I give up my Thursday evenings for this I'd like to hear if earlier participants thought it was worth it
My cousin quit it in tears after two weeks, and she used to be top of her class. Is it that bad?
I've been away from school for twenty years and my head is like a rusty gate. would I manage with it
I took it seriously once and cried, took it lightly once and cried as well. is this one as nasty as they say
After three heavy ones in a row I want something to float through. Would this be a gentle one?
The people at lunch split in two: waste of time, or best thing ever. which is true
My maths is so weak that the till at work does the change for me. is it tough for one like me
The teacher has a reputation, doors have been slammed, they say. do many fail
I have room for one more and must choose with my heart. is it worth taking
my tutor raised his eyebrows when I mentioned {} and said only "good luck". why, is it so hard | is it a killer
easy pts or nah | how bad is it | do ppl flunk it a lot | is it any good tho | legit hard or just sounds like it
is it a gpa killer | chill course or pain | will i survive it | is it a walk in the park | tough nut or soft butter
a piece of cake, or a brick in my teeth | does it separate men from boys | will it make my brain bleed
hill or mountain | is it a sleeping pill or does it give you something | do folk come out of it with grey hair
how many tissues will I need for {} | did it give your predecessors nightmares | will {} eat me alive | cakewalk?
brutal? | killer or filler | doable? | chill? | survivable? | overrated? | gem or dud | snoozefest?
any regrets from folks who did {} | what's the word on the street about {} | student feedback on {}?
what did last year's lot think of it | rating out of ten | how many stars does {} have
what share of people get through {} at the first try | drop-out rate? | failure rate of {}
do many give up on {} midway | does it deserve its fearsome name | is {} as nasty as people claim
everyone groans when {} is mentioned, deserved? | the teacher of {} has a name for being merciless, is it so
can a maths-phobe make it through {} | does one need to be a genius for this | would a slow learner drown in it
would my brain cope | is it over my head at first year | steep learning curve? | gentle slope or cliff
is {} a breeze compared to the other compulsory ones | is it something one can wing | can one coast through {}
easy marks? | freebie five? | how tough is this | do you get anything out of {} in real life
is {} any use later at work | did anyone enjoy {} | is it fun or dry as dust | would you tell your own kid to take it
Is it considered a challenging subject by most participants? | How do former students describe the level of {}?
Does this one live up to its good name? | Would you say that the time spent on {} pays off?
I failed maths twice at school and still wake up sweating, so will {} be too much for me?
After twenty years at the till I'm a bit rusty in the head, would I get through it in one piece?
Half my class calls it the best they've had and my cousin calls it a swamp, so which of them should I believe?
My mentor group fears {} more than the dentist, is there any truth in the stories? | how hard r we talkin
is it a pain | is {} difficult for a beginner | how difficult would a nurse find it | {}: dull or good | will i cry
difficulty of {}? | level of difficulty pls | how difficult, one to five | difficulty level?
is {} more difficult than the rest of the first year | not too difficult I hope | what's difficult about {}
how difficult did your earlier students find {} | difficult or does it only sound so
I'm a welder with nine years of school behind me, is {} going to be too difficult for such a man?
My daughter has difficulties with concentrating and would like to know if {} is one of the heavier ones.
I can only manage one difficult thing at a time with a newborn at home, is {} difficult?



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
do i have to be there physically every time or can i skip | skipping allowed? | absences? | läsnäolopakko?
will they kick me out of {} if i miss two times | is someone ticking names at the door of {}
can i ditch a lecture or two in {} | do they count who is there | ok if i come late and leave early from {}
is presence voluntary | my toddler is always ill, how strict is {} about being there | how many no-shows are tolerated
will missing the kickoff of {} cost me my place | Is one obliged to be present at all sessions of {}?
What percentage of the classes must be attended? | Kindly tell whether 75% attendance is compulsory for {}.
Must I attend the contact days, or is it up to me?
I have reserve training with the army for a week in October, so am I allowed to be absent from {} that long?
My boss lets me out only every second Wednesday, so would it be fine to be present in {} just half of the times?
Our team has a tournament in Norway and we'd miss three sessions, does {} forgive such absences or not?
nobody checks if you're there in {}, right | must i sit in each lecture | roll call? | skipping ok? | absences allowed
presence policy {} | bunk limit | must be there physically present each time? | will someone tick my name off in {}
do they pass round a signature sheet in {} | i got shift work on tuesdays so can i just not turn up to {} sometimes
how strict are they about people not coming to {} | anyone notice if i stay home
what happens if i oversleep half of {}
gonna miss two weeks cos of military refresher, will they kick me out for that
can i skip {} and just do the homework n stuff | is proxy possible or they check faces in this one
do latecomers get marked as missing | 3 times ill already, did i use up my absences in this one
must i sit in every session or is now and then enough | {} do i need to be there in person every time??
are sick notes needed when i dont come to {} | whats the minimum percentage of showing up
can i leave {} halfway to fetch my kid from daycare | is it a problem if im never there | have to turn up or nah
can we come only to the ones we like in {} | need i attend {} or is my presence voluntary
opening session of {}, is it a must to be present | do they throw you out if you don't come the first time
Is being present obligatory in {}? | Is there a rule about how often one has to be present in {}?
What is the allowed number of absences?
May a student with a doctor's certificate stay away from several sessions of {}?
In my country we need 75 percent presence, is there something like that in {}?
How do I make up for a session I could not attend? | Does the lecturer of {} follow who comes and who doesn't?
Are the contact sessions of {} voluntary to come to?
Am I expected to be on the spot at each meeting, or may I stay away at times?
my friend says nobody ever comes to it and they still all passed, so is turning up actually demanded or is it just a nice wish
I am a nurse with three-shift work and my boss gives the roster late, so I must know whether being absent from {} now and then is tolerated
our son competes in skiing and is away at camps for most of February, would he be allowed to be absent from {} that much
I'm asking for a student in a wheelchair who can't always get a ride to campus, is her presence in {} required every single time
last year I was dropped from a course because I was absent twice, so before I commit, does this course have a presence obligation too
my flight back home leaves already 14 December and two sessions are after that, is it permitted to be missing from those
the teacher circulated a paper and everybody signed their names on it, does this mean that coming to {} is compulsory
My mum's chemo is on Tuesdays and I drive her, there is nobody else. do I have to be in class every time
The boss lets me go on odd weeks only and even that with a sour face. Will I be thrown out if I'm missing half?
I missed the very first meeting as my plane sat on the ice in Oulu. Is it over for me?
I learn best alone with a book and a cat, lectures just make me drowsy. must one be there
There was a sheet going round in class and I didn't put my name as I'd no pen. does it matter
Our team plays in Tampere and the coach won't hear of excuses. may I miss one session
The tutor said "80" and I don't know 80 of what. How much do I need to be present?
My little one gets ear infections about every other week. how many absences are tolerated in {}
we've the potato harvest right then and my father counts on me. is anyone checking who sits there | can i skip
do they count heads | gotta be there or can i bail | how many times can u be away | is it bad if i miss the 1st one
100% or can i miss some | do u have to turn up | any minimum presence in it | is anyone gonna notice if im not there
is there a roll-call like in the army | would my empty chair cost me anything | do they lock up those who play truant
can I be a ghost in the class and still be fine | does a body have to sit in the chair every week
can I vote with my feet or is being there compulsory | how long a leash do they give us on absences
will I be missed if I stay in bed




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
does it go on my certificate | part of my degree? | counts? | transferable?
can i swap {} for another compulsory course | is {} something i must have to graduate
will i get anything to my diploma from {} | can {} be put as my free choice | does this fit in the elective slot
i did similar one at uni, does it knock {} off | can {} replace the old one that vanished
is it a must in my studies or extra | will erasmus office accept {} in my learning agreement
does {} sit in my hops somewhere | if i do {} will it just hang outside my degree
do the points from {} end up in my 240 | is this good for the mandatory language part
would {} go as professional studies or as free | can i graduate without {}
will they recognise my old course from another amk as {} | got a diploma from india, can it be credited as {}
Does {} form part of the compulsory studies of my degree? | Can {} be included in my degree as optional studies?
Is it possible to have {} recognised on the basis of my earlier studies?
Will this course be accepted as a substitute for a core course?
Under which part of the degree structure is {} placed?
Whether {} will be reflected in my final degree, kindly confirm.
Can I get exemption for {} based on my previous bachelor's? | Is this one of the courses required for graduation?
I have 236 credits and a flat waiting in Oslo, so will {} fill the hole in my degree or just float beside it?
I took almost the same thing in an open university ten years ago, could it be credited towards {} now?
My student counsellor is on holiday and I need to know whether {} would count among the electives of my degree
as a mature student with an old engineering diploma, I would rather have {} transferred from there than sit it again
my home university in Milan says they only take courses that are part of a degree, so is {} included in one
the curriculum changed while i was on maternity leave, does {} correspond to the old compulsory one i was missing
is {} pakollinen for me | just for fun or counts officially
will it be useful for the degree papers or is it additional | can i dump it into free electives
does it tick a box in my degree | does {} cover the swedish requirement | can it stand in for a failed mandatory one
is it an extra on top of the degree
In my old school they called these free studies and nobody looked at them, would {} be counted in my bachelor's here?
The study plan tool shows {} in red under "not placed", does that mean it's left outside my degree
is {} one i cant leave out | can it be swapped with the obligatory one in my plan
I've taken so many fun ones that my mother calls me a collector. Does this bring me nearer to graduating?
Our study secretary says it goes in the free ones, my tutor says in none. which slot of my studies does it go in
Back at my university in Porto they accept only what's in the agreement. would this be approved there
I did something very alike in vocational school, three years back. can I have it counted instead of this
I lack ten points of electives and it's spring already. would it go as one
The old curriculum had another name for it and I'm from that time. does it replace that old one
I don't want to sit in it for nothing, my loan isn't growing backwards. will it be part of my diploma
I changed programme in January and everything was thrown in the air. is it compulsory in my studies or not
My son's study plan has a hole and we try to fill it. can {} be put in it | does it count 4 my degree
does it go in as an elective | is it compulsory for me or voluntary | hyväksiluku from old school ok?
will it show on my diploma | free choice or compulsory | do i get it counted in my amk | does it replace my old course
does this brick fit in my wall | is this a piece of my puzzle or just decoration
will it carry me a step nearer the cap and gown | do I have to eat this one or is it dessert
does my degree have a drawer for it | is it a must on my path or just a nice detour
does it leave a stamp in my tutkinto | can I trade in my old course for it like a used car




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
redo? | {} again? | second try | retake course? | raise my grade | take it twice | third attempt ok?
can i have another go at {} | i flunked {}, what now | screwed up {} last year, can i come back
am i allowed to retake it for a better mark | do i have to do the whole thing over if i drop out
got a 1 in {}, wanna improve | i quit {} in the middle, can i do it over | is there a limit on tries
whats the rule on redoing passed courses | if i bomb {} do i get a new chance | how do you up your mark in {}
can i do over the course even tho i passed | what if my tasks weren't accepted, do i restart {} from zero
left {} unfinished in 2019, can i continue or start over | does the better grade stay if i redo {}
i passed with the lowest, can i try for higher | will the old points count if i take {} a second time
i failed twice, am i out for good | is it ok to sit through {} for a second time
do i need to retake everything or just the failed part in {}
Is it permitted to take {} again in order to improve the grade? | How many times may a student attempt this course?
What are the consequences of failing {}? | Can a failed course be retaken the following year?
May I participate in {} a second time? | Is there any chance to improve my marks in {}?
If I got a backlog in {}, can I clear it by attending again? | What happens to my earlier grade if I redo {}?
I got the flu in the last two weeks and never finished {}, so can I go through it again next time?
My student failed {} for the second time and is afraid of losing her study right, is a third attempt allowed?
I passed {} with a two when my head was somewhere else, could I do it again to get a better number?
When our baby was born I dropped everything in the middle of this course, may I start it over from the beginning?
i did {} in the old curriculum with pass mark only, can i take it anew to have a proper grade
My brother says that here you get as many chances as you like, is that so with {} too | one more round of {} possible?
grade raise {} | failed, what next | could i go thru {} twice for free | messed it up, new attempt?
can you resit the whole course | is once enough or may i do {} again
I changed jobs in the middle of {} and simply vanished, am I permitted to go through the course from the start again?
my transcript has one ugly number in it and it's {}, is there a way to take it once more and do better
I got a two when my life was a mess, divorce, moving, the lot. may I do it over to get a better one
I fell asleep in the middle of it, academically speaking, two years ago. Can I go through it once more?
My boy failed and now sits in his room with the curtains shut. does he get another chance
I passed it in the old curriculum, but remember nothing at all. would I be allowed to sit through it anew
The mark is a one, and every employer who sees my transcript stops at it. can I take the whole thing again
I had to quit halfway, the doctor's orders. could I do it from the beginning next time it's on
Twice I've failed and I wonder if there's some rule against the third. is there
If it goes wrong, and with my luck it will, what then? must I do all of it again
a pupil of mine has a zero for {} and I promised to find out. is he allowed to redo it | can i redo it
do over possible? | if i flunk can i take it again | how many tries u get at it
wanna raise my mark, can i retake the course | got 1, can i do it again for a better one | uusia?
2nd time allowed or no | what if i dont make it this time, again from start? | is there a second bite at the apple
do they give a rematch | can I step in the same river twice with this | how many lives has a cat on this course
am I allowed back in the saddle after falling off it | can one press rewind on a passed one and play it better
is a second helping allowed of a course I've already eaten
could I polish my old three into a four by going through it all again




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
show {} | {} pls | open this one | course info {} | {} basics | pull {} out of the hat | whats up with {}
fetch me {} | tell me smth about {} | throw {} on my screen | i'd like a look at {}
can you find the page of {} for me | Please present the main facts about {}.
Could you bring up the information card of {}? | I'd like to see the details of {}.
Kindly provide the details regarding {}.
A student is sitting opposite me and wonders about {}, so could you open it up for us
I heard somebody mention {} on the bus this morning and got curious, so show me what you have on it
my tutor scribbled {} on a napkin and told me to look it up, so look it up for me please | search {} and show
course info? | course card | {}, the basics | tell me abt it | {} tietoja | whats the deal with that one
gimme the facts on it | lets have a look at {} | can i see the page of the course
yo what do u know about that course | pull it out for me | bring that one up | fetch it plz
i wanna look at the first course there | can u open up that course for me | hit me with the course facts
the whole package on {} thx | need the lowdown on this one | show me everything there is about {} | ok and then {}
what about {} then | heard of {}? | kindly share the details of the course | do the needful and display {}
and the same for {} | can we return to the course i had up before | lemme check out this course
is there such a course as {} | never heard of {}, enlighten me | load up the second one
Would you display the course information? | Please present the course to me.
I would like to have a closer look at this course. | May I see the basic facts of {}? | Tell me something about it.
I was told to look up {} here, please show what you have. | Do you have the course {} in your register?
Let me read the course information once more, please.
my tutor scribbled {} on a post-it and I've no idea what it is, could you bring up what you have on it
I'm going through the study plans with my group and would need {} on the screen in front of us, so kindly open it
my daughter keeps mentioning {} at the dinner table, can you show me the information of that course
I was looking at {} a moment ago but then I scrolled away and lost it, can you show that course once more
there is this course {} that everybody in the corridor is talking about, so let me see what you know of it
I work in the study office and a student is standing here at the counter with {}, could you show it in general
We were talking at the coffee table and someone threw in this name that I'd never heard. What sort of course is it?
I have three windows open and all of them stuck. show me the basics of it
The students ask me about it at the desk and I look like a fool. give me its facts
My tutor left a yellow note with only a code on it, no explanation. what's {}
I've seen the list, the second one caught my eye. open that for me
We've a parents' evening and I should hold up something on {}. give me the sheet on it
I know the name from a poster on the toilet door. tell me what you have on it
somebody spelt it over the phone to me, so maybe I have it wrong. do you know a course like {}
there was one you showed me earlier today before my phone died. let's see that again | show it | pull it up
info on that one | whats {} then | lemme c it | gimme the lowdown on it | open the 2nd one | kurssitiedot | deets pls
lay its cards on the table | who's this fellow {} | let me see its passport | turn on the light over that one
unfold that one for me | let me have a peek at it | introduce me to {}, we haven't met
give me its portrait in a few lines | {} and {} | {} and {} soon | {}, {} today | what's the code
what was the code again | the code please | what is the code of this course, I have to type it in

somebody told me to take {} but what is it | what is {} about, someone told me to take it


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
next time? | other runs? | {} spring too? | toteutukset? | summer version? | {unit} when again | also in autumn?
implementations of {} | missed it, is there another round later | is {} given every year
any other dates for taking {unit} | do they run {} twice a year | how many versions of {unit} are there this year
is {} dead or coming back | will it be arranged next autumn | does {unit} exist as an evening version as well
is there a parallel one for {} | which terms is {} offered in | when was {unit} last held
when's the following round of {} | is {unit} going to happen this academic year at all
wont make it this spring, whens the next chance to do {} | are there several of these or just this one
different campus, same course, is there such for {unit} | is it on in the summer | does {} get repeated in january
what alternatives are there for when to do {unit} | every autumn or every other year
List all the implementations of {unit}. | When will {} be organised the next time?
Is there another implementation of this later in the year? | How frequently is {} arranged?
Is {unit} going to be offered during the summer semester? | Kindly tell when {} will be conducted again.
In which periods is {unit} given this year? | Has this course been removed from next year's offering?
Which implementations of {unit} are still to come?
I'll be on exchange in Portugal all spring and can't be at {} then, so when is it held the next time?
My maternity leave starts in February, so if I skip {} now, does it come back the year after?
A student has been away for two years and asks me whether {unit} is still organised and in which semesters
The one I looked at clashes with everything I have, are there any other rounds of {unit} on some other days?
i was too slow and this one's full of people already, is the same course running in some other period
We were told by the seniors that {} is only every second year, so is it offered in the next one or not
is there gonna be a rerun of {} | autumn 2027 too? | will they hold {unit} once more | how many runs does {unit} have
is it a one-off or does {} return | any more rounds of {unit} this school year
My army service ends in June and I've missed both the autumn and the spring of {}, so when is it given next?
Half of my advisees need {unit} to graduate and this one's too early for them, what other implementations are coming?
next run? | {} again when | {unit} next year? | {} in spring too? | other dates for {unit} | all versions of {unit}
rounds of {unit} this year | is there another one of these later | same course some other time?
does {} come round again after xmas | missed the train with {}, is there a next one | do they do {unit} every term
just once a year or what | how many times a year is {unit} on | which rounds can i pick from for {unit}
is there a daytime version and an evening version of {unit} | is {unit} running at all this year
any more sittings of {unit} planned | summer edition of {unit}? | in which other towns do they give {unit}
is this the last time ever that {} is arranged | has {unit} got an english run somewhere
When will {} be organised next time? | Which implementations of {unit} are there in the spring?
Is {unit} offered every year? | Will there be a new run of {} in the autumn?
Is this course going to be arranged again next academic year?
I'm due in March and can't make this one, so in which later periods would {unit} be given?
The course got cancelled for too few people and nobody says what then, is {} coming back next semester?
I guide a student who's on exchange all spring, would there be another round of {unit} for her in the autumn?
and the spring one? | I missed this round, will there be another | is there another round of it
any evening version of it




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
differences? | which is better? | versus {}? | same thing? | {} against {} | is {} just {} with another name
how is {} not the same as {} | if i already did {} is {} any different | which one is lighter, {} or {}
put {} and {} side by side | cant decide, {} or {} | does {} go deeper than {} | how much overlap between {} and {}
would u pick {} or {} | is {} the older sister of {} or whats the relation | whats the pros n cons of {} over {}
is this one any better than {} | how's it unlike {} | whether {} is more practical than {}?
is {} more advanced compared to {} | is there a real distinction between {} and {} or is it only marketing
weigh {} and {} for me | Could you set {} next to {} so I can see how they differ?
In what respects is {} different from {}? | Which of {} and {} is more suitable for a beginner?
Please list the similarities and differences of {} and {}. | What would I gain by taking {} instead of {}?
How do the contents of {} relate to those of {}? | Is {} broader in scope than {}?
Kindly tell me the comparison between {} and {}. | Do {} and {} deal with the same topics or not?
my tutor told me to choose either {} or {} for the spring and I honestly can't tell one from the other
I only have room for one more course before graduating, so I'd need {} and {} laid out next to each other
A student asked at the desk today why we have both {} and {}, and I couldn't explain what sets them apart
my friend swears by {} but my teacher recommends {}, and I don't see what makes the two different
I'm moving from another school and they told me that {} equals {}, but are they truly alike or only by name?
As a working father I have energy for one course, so which of these is shorter and lighter, {} or {}?
side by side pls | hows this one differ from the other | which is the smarter choice of these two
toss up between this and {}, what separates them | this one compared with the one you showed before?
On the paper both of them have the same three sentences as description, so what is it that separates {} from {}?
My advisor has crossed {} out and written {} on my plan, is the new one really so different from the old?
are {} and {} twins | what would i miss if i went for {} and not {}
One is near my home and the other sounds more fun, and I've flipped a coin four times. {} or {}?
My tutor insists they overlap, my friend insists they don't. what's different in {} and {}
Both are five points, both in autumn, both have those same three buzzwords. how does {} differ from {}
I've money for one only and my mother for none. which is better for a beginner, {} or {}
The two of us quarrel at home, I like {} and she likes {}. could you put them beside one another
I took {} last spring and a classmate now pushes {} at me. is it the same thing again
My head goes in circles with these two, it's two in the morning. what's the difference
I want the one with less running around, my knee's bad. {} or {}, which
for the credit-transfer board I need to show in what ways {} and {} are alike. could you lay them next to each other
{} or {} whats the diff even | which one, {} or {} | diff between {} n {}? | this or that one
whats better {} or the other | is {} same as {} or what | pls put em 2 next 2 each other | how they differ, those 2
{} / {} ero? | apples and pears: {} and {}, how unlike are they | put {} and {} on the scales
are {} and {} twins or just cousins | who wins the duel, {} or {} | hold those two against the light for me
{} in one hand, {} in the other, which is heavier on what | is {} just {} in a new coat
I'm the donkey between two haystacks, {} and {}, help me weigh them | does it clash with {} | would this clash with {}
put it side by side with {} | is it at the same time as {} | this or {}, which is bigger




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
{} alerts on | watch this | keep tabs | add {} to mine | ping me when {} gets going
keep an eye on this course for me | put this one on my watchlist | i wanna be told when somethings up with this one
poke me before sign up for {} closes | dont let me forget {} | hook me up with {} updates | throw {} in my list
stick this on my list pls | nudge me when enrollment in that course starts | pls keep me posted about it
hey remember {} for me | give me a shout when the dates of {} change | star it | save {} so i find it later
can u watch over {} and tell me what happens | i'm into {}, keep me in the loop | set a reminder on this one
wake me up when {} enrollment is about to end | let it be among my courses | same for the next one, follow that too
i forget everything so hold on to the course and warn me in time | start observing {} for me
Please add {} to the courses I follow. | I'd like to receive reminders about this course.
Could you notify me once registration for this one begins? | Kindly keep me informed regarding {}.
I wish to be alerted before the first day of this. | Would you monitor this one on my behalf?
Please start following it for me. | Put a reminder on for the deadline of that one.
last autumn I missed the sign-up of this one by one day, so this time please tell me well before it happens
I can't decide about this one before my practice placement is confirmed, so keep it on your radar and tell me of its dates
I'm the tutor of a group which should take {} in spring and would like you to inform me about its dates
this looks like the course I've been waiting for two years, so please keep it on my list and tell me when things move
my phone calendar is a mess and I trust you more, therefore watch {} and send me a word before its days
I found {} while looking for something else entirely, put it among those you remind me of
I lose everything, keys, gloves, dates, once even a car. Would you keep an eye on this one for me?
Nothing is decided yet since my visa hangs in the air. but keep me posted about this
Last time I found out a day too late and cursed for a week. ping me when something happens with it
My memory got worse after the concussion, the nurse says write everything down. so please remind me of this in good time
There's a lot of noise in my mailbox, I won't see anything there. could you nudge me here about it
I'd like to take it but only if it ever opens, which nobody knows. watch it for me
You're more reliable than my husband in these matters. tell me before something closes there
I've marked two already, this'd be the third and then it's enough. put it on my list too
the deadline of {} falls in my holiday and I'll be asleep on a beach. wake me up for it | keep an eye on it
ping me bout this | follow dis | lemme know if smth happens w it | watch {} 4 me | put on my list | track it pls
seuraa | keep this on your radar | bookmark that in your heart | put a bell round its neck for me
be my alarm clock on this | tie a knot in your handkerchief for {} | be my watchdog here | don't let this slip by me
I want a pin in that one
glue yourself to {} | stalk {} for me | put a tracker on {} | pin {} on my wall | pin this | save this one | bookmark
star | heart it | watchlist | flag {} | tag it as mine | subscribe | muistuta | alert me | notify me
let me hear about this | be my alarm clock for {} | set an alarm for the closing of {} sign-up
I want a shout before {} shuts | warn me two days ahead of {} | tap me on the shoulder when the sign-up starts
whistle when it opens | howl when {} is nearly over | tell me the moment a date of {} moves
tell me if something about this changes | keep me up to date about this | put me on the mailing list of {}
put {} under your wing | put {} into my basket | add to favourites | throw it on my pile | include {} in my courses
include this too | this one as well please | I'm interested in {}, keep hold of it | I fancy {}, mind it for me
want updates about {} | sign me up for reminders about {} | don't let {} slip off my radar | have {} on your radar
remember {} for me | remind me of it on monday morning | remind me about {} in time
Would you monitor {} on my behalf? | I wish to receive notifications concerning {}.
Please include this one among those I follow. | Could you alert me prior to the closing of its registration?
I forgot the sign-up last year and lost half a year because of it, so this time you watch {} for me.
With twins at home I remember nothing beyond the next nappy, so please let me know each time something's due in {}.
As head of programme I want word at once if anything about {} is altered.
My calendar is chaos and the wall is full of stickers, therefore you shall be the one to remember {}. | folow {}
keep eye on dis | ping me b4 {} starts | rmnd me of {} pls | start following that one | let me follow {}
follow this one too | follow {} for me will you | can you follow {} | following {} from now on please
I'd like to follow it | let's follow {} | follow the spring one | add {} to what I follow
begin to follow {} and ping me | My son won't remember a thing about {}, so I'll follow it for him, add it to my list.
I'm on the fence about {}, let me follow it till I know more.
There are three I care about and this is the last one, so follow it too.



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
off my list | stop tracking | remove {} | not interested anymore | delete it | ditch it | no more {}
get {} out of my list | i dont care about {} any longer | scratch {} | quit sending me things about {}
you can let go of {} | take the bell off | im done with {}, remove it | kick {} off
stop telling me about this course | cross it off | i no longer need updates on {} | erase {} from those i follow
leave {} out from now on | drop that one, i got in somewhere else | pls untrack it | no need to watch {} any more
bye bye {}, take it away | stop pestering me with {} | clear {} from my watchlist | unsubscribe from {}
i wont be doing that one, get rid of it | all of them off my list | dont remind me about this anymore
I would like to stop following this course. | Please remove {} from the courses I follow.
I no longer wish to get reminders about {}. | Could you discontinue the alerts concerning {}?
Kindly unsubscribe me from {}. | Please take this course away from my list.
There's no need to keep an eye on {} for me any longer.
I was accepted to another school and won't be coming to {}, so stop watching it for me
My timetable got so full that I have to give up {}, please take it away from those I track
A friend talked me into it but I realised it isn't my thing at all, so drop {} off my followed ones
I already have the credits from {} and yet you keep on reminding me of it, so please stop following it
I've followed far too many in the heat of the moment, so begin with {} and cut it out
it turned out that {} is in finnish so it's no use for me, remove it from my list | unwatch {}
forget about that course | let {} go | mute {} for good | strike this one off | lose that one, dont need alerts
I was following {} only for my sister and she's now gone to study abroad, so you can take it away
My employer didn't give me the days off for {}, so there's no sense in sending me reminders of it any more
drop {} from my follows | bin {} | get rid of {} | i've quit {}, no more pings about it | ditch this one from my list
enough of {} thx | you can stop nagging me about {} | i passed {} already so stop reminding me | cross {} out
no longer need news on this | let go of {} | quit watching {} | scrap it from the ones i follow | kick {} off my list
strike this off | i dont wanna hear about {} anymore | forget about {}, i'm not taking it
{} clashes with work so take it away from mine | its over between me and {} | could u untrack {}
that one's not for me, remove it | why am i still getting stuff on {}, take me off
i only followed this to look, remove | untick {} | end my subscription to {} | get me out of the {} reminders
{} didn't work out, delete it from the followed ones | drop it | minus {} | {} off | remove this | {} away
bye bye {} | I wish to discontinue the notifications about {}. | Would you kindly take this course off my watch list?
I no longer wish to receive reminders concerning {}. | There is no need to keep an eye on {} for me.
As I have withdrawn from it, please end the follow.
i added {} in a moment of madness in august but with two kids and a job it's not going to happen, so please take it off
my tutor told me that {} is no longer part of our degree, so there's no sense in you reminding me of its dates any more
i got the place in another school so i won't be needing anything about this course from you in the future, stop following it please
snip {} off | i've lost my appetite for {}, clear it away | take your eyes off {}
{} isnt my cup of tea, untrack please | pull the plug on my {} alerts
since the lecturer switched to mornings i can't do {} anyway, so cease reminding me of it
this course doesn't need to be among mine any longer
I got into another school, sorry to say, and this is only noise now. no more about it please
You've written five times about it and my phone jumps off the night table. enough of that one, take it away
It was my girlfriend's idea and we're no longer together. off my list with it
I added it at three in the night after a party. please don't keep it among mine
It turned out to be on the other side of the country on Mondays at eight. let go of it
I did pass it, with a four, hooray. you needn't keep watch on it any longer
My list is as long as a bad year and I want only the big ones there. drop this
The boss said no, and that was that. stop reminding me about it
I was only curious about {} for a friend, and he's chosen something else. throw it off | stop w/ that one
get rid of it | no more pings bout this | untrack it | dont need it on my list anymore | kick it out
im over it, remove | poista | quit buggin me bout {} | let that bird fly, I don't want it in my list
cut the string to this | take the bell off that cat | that ship can sail without you watching it for me
wipe it off my blackboard | we're divorced, that course and I, so no more letters from it | weed it out of my garden
let it sink, don't hold it up for me any longer | quiet now, no more messages at all




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
my list | follows? | what's tracked | show mine | bookmarks? | favourites | which ones do you ping me about
whats under my watch | is {} on my radar | do you have {} saved for me | what did i add yesterday
which courses am i subscribed to | how many am i following | have i got a reminder set for {}
remind me which courses i told you about | all the ones i've put a bell on | my collection of courses
read my list back to me | did i ever mark {} | do i already track this one | whats in my basket
courses i'm watching, gimme | what alarms have i got waiting | which reminders are still to come
what things are you going to alert me of | Could you list the courses I'm following at present?
Is this course among those I have marked? | Please show all the reminders I have set.
How many courses are there on my list? | Kindly display the courses which I have followed.
What have I asked to be reminded about? | Which courses have I picked up so far?
I would like to view my followed courses.
I clicked on about twenty bells last night half asleep, so show me which ones ended up being followed
My phone broke and I lost my notes, so could you tell me which courses I have on my list with you?
I'm cleaning up before Christmas and would like to see everything that I've told you to keep track of
I'm not sure if I pressed the button or only thought about it, is {} among the ones that I follow?
my memory is like a sieve, which were the courses that i wanted you to watch over
as a tutor i have followed all kinds of courses for my group, so print me the whole lot | any reminders pending for me
mitä seuraan, i mean what am i tracking | what's still on my watchlist | is it still in my follows
everything i've starred | do i follow anything at all | is a reminder on for this
My daughter played with my phone and pressed all sorts of bells, can you show what I'm following these days?
I've added courses bit by bit since August without any system, so give me everything that I have saved with you
my watchlist | the ones i bookmarked | followed? | my bells | reminders ive got running | saved ones?
who all is on my follow list | show what i follow | whats on my radar | what have i pinned | what did i tick
what did i put on watch last week | my collection so far | do you keep an eye on anything for me | how long is my list
how many courses have i bookmarked | is {} on there already | did i add {} or did i just dream it
is my reminder for {} still in place | which alerts are set for me | whats the next thing youre gonna remind me about
Which courses am I following at the moment? | Could you list all the reminders I have set?
What courses have I saved here? | Show me everything I've asked you to watch. | How many reminders are waiting for me?
I pressed a lot of buttons on a bumpy bus this morning, which courses did I end up following?
As a study adviser I follow courses for half the faculty, so give me the complete list of those before I lose track
I'm not sure whether the bell I rang for {} was ever saved, is it among the ones I'm following?




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
this week? | anything urgent | urgent stuff | whats on fire | any deadlines of mine before sunday
what am i about to miss | is something closing on my list soon | what should i get done today
anything expiring this week | which dates are breathing down my neck | what do i need to remember by friday
do i have to enrol on something in the next days | whats happening with my courses this wk
any of my courses starting in the coming days | anything due tmrw | what's on the horizon
am i safe this week or is something due | what must not slip my mind right now | which sign-ups close soon among mine
what deadlines hit me next | the coming seven days pls | is there smth i should act on before the weekend
what's next on the to-do | what needs doing asap | Which deadlines do I have during the coming week?
Is anything on my followed courses about to close? | What are the most urgent dates for me at the moment?
Do any of my courses have something due in the next few days? | Could you list what is coming up for me by Sunday?
Kindly tell the upcoming deadlines for this week. | What dates should I pay attention to next week?
What should I prioritise this week on the basis of my courses' dates?
I've been ill in bed since Thursday and lost track of everything, so what deadlines are about to hit me?
I'm leaving for a cabin with no network till Sunday, is there anything due on my courses before that?
I have exactly one free evening this week, so tell me what deadlines I need to deal with first
I always find out a day too late that something has closed, so what is closing for me in the coming days?
my tutor says to check the dates every monday morning, so what's ahead for me during these seven days
Both jobs have eaten my brain, is there something on the courses i follow that i must do before friday
am i forgetting something | what's the nearest deadline i have | what's hot right now on my list
due dates next seven days | anything i need to worry abt this week | my deadlines until sunday
I just got back from a funeral abroad and haven't opened my mail, what's about to be due on my courses?
Being the forgetful type I'd like to hear on which of my courses something is closing before next Monday
anything ticking down on my courses | what am i supposed to get done in the next few days | my deadlines
deadlines this week | dls till sunday | due dates looming for me? | what closes soon for me | my nearest cutoff
whats looming | this weeks dates pls | anything pressing | anything on fire | which clock is ticking
what will i miss if i sleep all week | is there a date i shouldnt let slip in the coming days
do i need to act on anything before the weekend | what expires by sunday | last chances this week?
does anything close tonight on mine | which of my courses shuts its enrolment next
any of mine opening for sign up these days | which enrolments open for me this week
what's happening with the ones i follow over the next 7 days | does one of my followed ones kick off this week
anything ending this week of the ones i watch | can i relax this week deadlinewise | is my week clear of deadlines
coast clear till monday? | how many deadlines have i got in the coming week
what must i remember before friday midnight | What deadlines do I have in the next seven days?
Are any of the courses I follow closing for enrolment this week?
Which important dates are ahead of me in the coming week?
Is something due before next Wednesday on my followed courses? | Please show the deadlines between now and Sunday.
What is the most urgent deadline on my list?
I'm going on a reserve exercise without a phone from tomorrow to Friday, which dates would pass by meanwhile?
Last month I lost a place because I snoozed, so tell me what's closing on me before the week is out
My memory is like a sieve with the new baby, which deadlines should I write on the fridge for the coming days?
I've got one quiet hour on this train to sort out my studies, what has to be handled before the week ends?




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
my whole term | semester overview | term view | autumn summary | clashes? | overlaps? | my spring
does anything i follow clash | whats my semester like | show the big picture of the spring
all my courses on one line please | do any of my picks bump into each other | how do my courses spread over the year
which weeks are the heaviest for me | map out my autumn | draw me a timeline of everything i follow
are any of the followed ones on top of each other | how many credits do i have this term in all
when is my worst month | lay out all of my courses from start to end | will my chosen ones fit together
is my term too full | give me the bird's eye view of my studies till june | are there any collisions on my list
how do the ones i follow sit on the calendar | any two of mine at the same time? | whole year at a glance
when do my courses overlap this fall | sum up my half year | the total of my spring courses pls
Could you give me a summary of all my courses this semester? | Do any of the courses on my list overlap in time?
Please show how my followed courses are placed over the term.
I'd like an overview of the entire academic year for my own courses.
Which of my followed courses are running simultaneously? | Kindly show my full semester plan in one view.
How many credits will the courses I follow make up this term?
What does the rest of my semester look like as a whole?
I've got a bad habit of grabbing everything that looks fun, so do the ones I follow collide with each other?
My study counsellor wants to see how my whole spring is laid out, could you put it all on one page?
I'm trying to plan my work shifts for the half-year, so show me the whole term with all my courses in it
I have a feeling that November will kill me, so how are the courses I follow spread across the autumn?
Before I add one more I want to see the entire term with what I've got now, from August to Christmas
with two jobs and a toddler i need to see at once how the full semester of mine looks | do mine crash with one another
my courses as a timeline | spring term in one picture | how full is my autumn overall | check my list for overlaps
how's my lukuvuosi looking overall
My girlfriend says I'm never at home, so show the whole semester with all of my courses for me to prove it
I picked nine courses because everything sounded nice, please check if some of them run on top of each other
my autumn? | semester view | whole term | term summary pls | lukukausi | all of it from jan to may
show me the half year in one go | the entire semester of mine, one picture | how full is my spring going to be
am i overbooked this autumn | how many credits would my term be | add up the credits of the ones i follow
does my term fall apart somewhere, like two things at once | which months are the worst for me
when is the heaviest stretch of my autumn | will my courses pile up in october | how do mine line up across periods
do any of my courses collide this semester | clash check for everything on my list | are there collisions on my list
Could I see an overview of my spring semester? | How do the courses I follow fall over the academic year?
Do any courses on my list overlap during the autumn?
What does the whole semester look like with the courses I follow?
How many credits are there in my autumn altogether? | Show all of my courses from start to end on one timeline.
Kela wants proof that I really study full time, so show me the whole term with the credits added together
I'm plotting a three-month stay in Portugal and need to see how my entire semester is laid out with these courses
My mentor fears I've bitten off more than I can chew, could you sum up my complete autumn from August to December?




`,
  find: `
and [finnish] for beginners | and [finnish] language for beginner
[finnish] language for beginners, i don't speak any | and [swedish] language for a beginner? i speak nothing
do you have [swedish] lessons for beginner | [spanish] lessons for beginners | beginner [finnish]
a [language] course from zero, I speak nothing yet | what about [german] for beginners
i can't speak [finnish] at all, is there something for starters | what is {group} | what does {group} stand for
who are {group} | Find me courses about [marketing] | is there anything on [photography]
which courses are in English this spring | I need 3 credits quickly, what is there
courses open for enrolment right now | any online courses on [project management] | what could I still join this month
do you have [Swedish] courses | something easy about [health], max 5 op | evening courses in [Python]
show all summer courses | I'm looking for a course dealing with [sustainability]
what's available for exchange students | Which [language] courses start in January?
got any [leadership] stuff for working people | I'd like to learn [Spanish] | what can I study remotely in the summer
search: [data analytics] | list courses starting next week | free-choice studies in english, 5 credits
[accounting] courses please | are there courses in {room} | what does {group} have this term
is there some course where one learns to [give speeches] | courses with free places left | anything without an exam
suggest me a course for the autumn | a short course on [first aid]? | can I find [maths] brush-up here
want to improve my [finnish], options? | electives about [entrepreneurship] | courses for nurses in the evening time
what's on offer in [game development] | i search course of [artificial intelligence]
which 10 credit courses are there in [business] | any weekend courses
self-paced web courses that I can begin anytime | what opens for sign-up tomorrow
courses whose registration ends this week | something to do with [music] or [theatre]
has the school got courses in [law] taught in English | show me more like that | are there others on the same subject
only the online ones | what about in english | less than five credits | the ones starting in march
masters level courses in [service design] | is there [physics] somewhere
I'd be keen on something with my hands, [woodwork] or so | who teaches courses about [tax] | [cyber security] anyone?
do you know a good course on [Excel] | I have mondays free, what could I take
last minute courses still taking people | [sign language] studies? | what kinds of courses are there for [social work]
where could I learn [web design] | I'm missing two credits of [communication], ideas?
need 3 points from anywhere, what you got | anything on [AI] that's not in Finnish | something easy for summer
is there a [Swedish] course I could do from home | got anything about [dogs]
Kela breathes down my neck, which courses could I still take | courses in the evenings?
what can I study at {room} in the spring | any ones that start after New Year and are in English
student asks if we've anything about [mental health] | [yoga] or [sports], exists? | stuff in [photoshop]
looking for some [coding] thing w/o exams | 5 op net courses | I'd like learn [Finnish], which courses there are
what's open for sign up right now | free slots anywhere in [marketing] | are there no courses in Russian?
[excel] courses pls | something with [robots], or if not then with [drones] | anything is online and begins in March
something short to fill my HOPS | which courses has {group} | [ruotsi]
I'm missing 5 credits, something easy and online | need a few more credits in English, any ideas
what do you recommend for someone who dislikes exams | what could I start right away | anything starting soon
which electives are there for third years | which courses belong to my programme | any beginner's course in [Spanish]
something about [cooking], 3 credits, still open | is there anything in the summer | find courses on [psychology]
find something on [logistics] | search for courses about [biology] | search [economics]
look for courses on [nutrition] | looking for a [history] course | looking for courses in German
looking for an online course in [chemistry] | I'm searching for [philosophy] courses
I'm interested in [architecture], what do you have | I want to study [Japanese]
I want to learn to [code], where do I begin | I want a course about [gender studies]
I want to take a course in [astronomy] | I need an elective | I need a five credit course in English
I need some [language] credits | show me all [French] courses | show courses that start in October
show all master level courses | list the courses in [sociology] | what courses are there in [linguistics]
what courses are available this autumn | what courses start next month | which courses can exchange students take
which courses are still open | are there any courses on [climate change] | are there [Italian] courses for beginners
do you have courses about [investing] | is there a course on [public speaking]
Might there be evening courses in [literature] suitable for a working adult? | anything on [beekeeping]
got something about [blogging] | what might a retiree study with you
my son likes [chess] and [numbers], which courses would suit him | I'm bored with law, what else could I study
which courses teach [carpentry] | anywhere I can learn to [sew]
opo asking: which courses are open to high school pupils
suggestions for a biologist who'd like to learn some [business] | are there crash courses in [Estonian]
where's a course that teaches [presenting] | any late autumn courses on [taxation] still accepting folks
recommend courses on [parenting] | browse [philosophy] | got something about [taxes] | got any courses about [bees]
what can group {group} still enroll in | which courses may {group} still join | a [Finnish] course
[Finnish] for beginners | a [Swedish] course for foreigners | is there [English as a foreign language]
[German] lessons for beginners | would you please show me the courses that are open
could you kindly list the courses one can enrol in at present | anything with [horses] | something about [photography]
courses about [wine] | summer courses? | english electives | easy credits | evening studies? | [yoga] or smth
im bored of it stuff what else is there | got anything for nurses about [leadership]
what could i take next spring as 5 cr | show me all the [welding] things | stuff on [climate]
are there any no-exam courses | which online courses are open now | i wanna learn to [draw]
recommend me something on [entrepreneurship] | whats there for a total beginner in [coding]
do u have [spanish] for advanced | anything about [ai] that isnt too mathy | hunting for a 3 op course in period 2
sth in english, in the evenings, on [marketing] | what's on offer in [health tech]
is there any course where i learn [excel] properly | got something on [mental health care]
which courses still have room and start in march | [swedish], anyone teaches it here?
Could you suggest courses related to [sustainability]? | Which courses in [game design] are available in the spring?
I'm looking for studies in [child protection]. | Please list all courses that are taught entirely online.
Are there any courses on [cost accounting]? | What can an exchange student take in the field of [logistics]?
Kindly suggest me some elective on [data analytics]. | Do you offer anything in [sign language]?
Is there a course suitable for learning [public speaking]?
I work nights as a nurse and would like to study something about [wound care], preferably online and in my own time
My daughter dreams of working with [animals], which courses here would even come close to that?
I've got one free slot on Wednesdays and need five more credits in English, is there anything that would fit?
We're three exchange students from Vietnam and want to learn [survival Finnish], what is there for us?
Our team at the bank should update its knowledge of [anti money laundering], have you any courses for that?
I'm missing exactly two credits from graduating and my money is running out, so which small courses start soon?
three credits quick | [nordic walking] or any [sports]? | courses starting in january | [german] basics | mooc list
something [creative] pls, im dying of spreadsheets | what's good for someone who wants to become a [project manager]
which ones have no prerequisites
I've been driving a forklift for eleven years and now want to get into office work in [logistics], what courses could I take?
we need something for our pensioner club, like [history] or [local nature], what is there for the autumn
anything on [databases] | something about [bees] | [bookkeeping]? | sth w/ [welding] | [logistics] courses
[wound care], anything? | [midwifery] | [forestry] stuff | anything with [drones] in it
[sql] for dummies kinda thing | i fancy a bit of [pottery] | got any [ceramics] | whats there on [climate]
courses on [sustainability] in english pls | [circular economy], 5 cr | [tax law], anything
[contract law] for non lawyers | [labour law] online | a bit of [philosophy] would do me good
[ethics], whatever you have | do you teach [japanese] here | [italian] from zero | [russian] continuing level?
[finnish] for nurses | [medical english] | [swedish] so i can graduate, which courses
[academic writing], some course for that | [public speaking] for shy ppl | [body language] anyone | [game design]
[unity] or [unreal], any course | [3d modelling] | anything on [photoshop] | [video editing] course?
[podcast making], is there such | [sound design] | [photography] in the evening | [fashion] things
[interior design], online | [building physics] | [bridges], [concrete], that sort of thing
what do you have on [hvac] | [electric cars] | [batteries]!! | [solar panels], is there anything
[wind power] course in english | [hydrogen] | [plc programming] | [embedded systems] 5 ects
[python], beginner, online | [rust] or [go], any course with those | [web dev] this autumn | something on [react]
[machine learning] thats still open | [ai] for business people | [chatgpt] and such, got a course
[ethical hacking] in english | [network] stuff, [cisco] maybe | [linux] basics | [cloud computing], enrolment open now
any course about [blockchain] | [statistics] for people who hate maths | [maths] refresher
[chemistry] over the summer | [microbiology] anything | [food safety], [hygiene pass] kind of course | [nutrition]
[sports coaching] | [dementia care] online | [palliative care], 3 credits | something about [addictions]
[child protection] | [autism], [neurodiversity], anything like that | [first aid]
[elderly people and exercise], is there a course on that | [mental health first aid] in english | [sexual health]
[music therapy] or something along those lines | [horses as therapy], anything | [agri] stuff, [cows], [fields]
[fish farming] | [wine], [beer], that kind of subject | [hotel and restaurant] things | [event production]
[wilderness guiding] | [tourism in lapland] | [airline] or [airport] courses | [shipping] and [sea]
[supply chain], evenings only | [procurement] | [lean six sigma] | [project management], 5 credits, online
[leadership] for newbies | [hr] courses open now | [sales] | [social media marketing] in english | [seo]
[branding], anything | [startup] things, i have an idea for a firm | [investing] my own money, is there a course
[power bi] | [gdpr] and that | [library and information studies] anything | [museum work] | [disability services]
[migrants] and [integration work], some course | [crisis communication] | [security guard] type studies
[rescue] and [firefighting] | what suits {group} on the topic of [marketing] | electives for {group} in english
which online courses could {group} take | two credit bits and bobs | weekend only | fully remote and starting soon
self paced, no lectures, 5 cr | summer courses in english | which can i still join today
Do you have any courses on the [circular economy]? | Are there courses about [data protection] in English?
Which courses deal with the [well-being of children]?
Could you recommend an online course in [accounting] worth five credits?
What is there for a carpenter who wants to learn how to read [building codes]?
I keep bees and would like to sell my honey legally, are there any courses on running a small [food business]?
My Finnish is only good for ordering coffee, so which courses in English on [health care] could I take in the spring?
I've been put in charge of [purchasing] at a small factory overnight and know nothing of it, any evening courses on that?
I teach chemistry at a lyceum and my pupils ask for university level [lab] courses, which ones do you offer for them?
After twenty years at the till I'd like to get into [coding], what beginner stuff can be done from home at night?
The students of {group} lack five credits of [languages] before they graduate, which [language] courses would be open for them?
Our care home got a robot seal and we'd love to understand this technology, have you got something on [welfare technology]?
got anything about [accounting] | got anything on [law] | have you got something about [marketing]
got something about [robots] | which enrolments close on Friday | which enrolments end today
courses of {group} next week | which courses does {group} have next month | which enrolments close this week
which courses stop taking people this week | [cloud computing] or [aws] or whatever | [embedded systems] / [arduino]
[databases], only those that are still open | [photography] course for someone who only speaks English
something I can study fully online from abroad | which courses run in June and July | what can I study in summer
beginner level [Finnish] for foreigners | [Finnish] courses for newcomers
something about [machine learning] that runs in evenings | [bookkeeping] for beginners
got anything like this but smaller | what other courses does our group have this term
what's on the menu for {group} this spring | [baking chemistry] or similar | [drones] | [beekeeping]
how to [talk to angry customers], any training | [pottery] | [sustainability] stuff in english
[bike repair], seriously | [ux] | [3d modelling] w/ [blender] | [r] or [spss], beginner | [tax law] for freelancers
something with [animals] | something with [kids] and [music] | something that needs no maths
something without group work | something without an exam | something short before christmas
something light for the summer | something for the fingers, like [sewing] | got a gap of 5 op in my plan, what fits
2 cr quickies? | 10 op in one go, which ones | evening stuff? | self-paced? | anything still taking people
what hasn't started yet | what's new this spring | which ones begin in january | what do you offer in Pori campus
what's taught in Swedish | anything in german apart from german | options for a nurse who wants into [management]
what could a joiner study here | what would suit a would-be [podcaster] | where would I learn to [weld]
where can I learn to [run a business] | where do they teach [first aid] | who teaches [photoshop] here, any course
is there one on [climate] | is there one about [dementia care] | do you have something on [grief]
do you offer [sign language] | do you run anything on [public speaking] | show what's there on [logistics]
browse [marketing] | search: [cyber] | search [robotics] 5 op | hunting for electives | hunting for a [stats] course
suggest something [creative] | recommend me something on [leadership] | pick me three on [design]
free-choice, english, online, go | Which studies in [occupational therapy] may be taken by others?
What does your selection of [environmental technology] comprise?
I should like to study [Russian] from the beginning, what is there?
Are there any offerings on the [history of Finnish design]?
My restaurant went bust and I'd like to understand [numbers] this time, what would there be for me?
I'm bored on parental leave and have two hours each night after nine, what could I study on the web?
As an exchange student I must fill a hole of four credits with something in English before May, what's there?
Our town library wants to send me to learn about [podcasts] or [video], what have you got in that line?
My pupils adore [games] and wonder if there's anything here on making them. | any1 teach [guitar] | smth w [horses]
[web dev] plz | find me something on [solar panels] | find courses about [coffee] | find sth on [mental health]
find me evening courses in finnish | can you find courses on [robots] for beginners | find: [accounting]
find anything in french | help me find an elective about [food] | find courses worth 3 credits
find courses for {group} in spring | search courses on [ethics] | which courses are there on [child welfare]
any course on [making films] | courses on [wood]
I've got a study voucher from my employer that runs out in June, so find me something on [project work] before that.
My hands are bad and I can't sew any more, so find me a course where one [designs on a computer].
got anything about bookkeeping


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
projector in {room}? | {room} floor? | {room} capacity | {room} where | auditoriums | whiteboard {room}?
what floors does {room} have classrooms on | is {room} the one by the main stairs | is there a piano in {room}
where on earth is {room} hiding | wheelchair access to {room}? | rooms w a smartboard pls
does {room} have power sockets at the tables | which rooms seat over 100 | whats inside {room}
how many chairs do i find in {room} | is {room} a lab or just a normal class | what sort of room is {room}
got a camera for hybrid teaching in {room}? | any room with a kitchen in {room} | does {room} have windows lol
what group work rooms exist in {room} | are there computers in {room} or bring own
list all the lecture halls of {room} | biggest hall we have? | whats the official name of {room}
is {room} upstairs or down in the basement | does {room} fit 40 ppl
Which rooms in {room} have been equipped with video conferencing? | How many seats are there in {room}?
In what part of the building is {room} located? | Does {room} have movable tables?
What equipment does {room} offer to a lecturer? | Which of our classrooms hold more than eighty students?
Kindly give directions to {room}. | Is there a loudspeaker system in {room}?
I've walked past the same vending machine three times and still can't see {room}, on which floor should I look
I have a guest lecturer who wants to show films, so I need to know if {room} has a screen and decent sound
I'm moving furniture tomorrow and have to know how many desks should be standing in {room}
a student of mine uses an electric wheelchair, and I'd like to find out on what floor {room} is
we are planning an open day for the parents and wonder how many people {room} can hold at most
it's my first day as a substitute and the paper says only {room}, in which wing would that be
I'd like to practise patient lifting with a real bed, what simulation rooms do you have in {room} | {room} seats?
{room} how big | {room} gear | {room} whereabouts | {room} size | capacity of {room} pls | whats in {room}
whats {room} like | what kinda place is {room} | has {room} got windows | does {room} have aircon
has {room} a grand piano | sewing machines in {room}? | can you darken {room}
has {room} got a smartboard or just chalk | are there sockets at the desks in {room}
can i plug a mac into the screen of {room} | does {room} do hybrid, like cameras and mics
is there an induction loop in {room} for my hearing aid | how many bums fit in {room}
would {room} swallow a hundred people | is {room} big enough for three groups | how many pcs in {room}
can i get into {room} with a pram or is there just stairs | lead me to {room} | im lost, {room}??
left or right from the main door to {room} | which end of the building is {room} at
whats the street address of {room} | what floor am i looking for if its {room} | the biggest hall in {room}
every classroom in {room} | all the labs you have in {room} | which rooms belong to {room}
how many rooms are there in {room} | computer classrooms of {room} | which of the rooms have lab benches
rooms with more than 60 seats | How many people does {room} hold? | What equipment is there in {room}?
Which rooms are there in {room}? | Does {room} have a document camera?
I'm hauling a coffee trolley for forty guests and nobody at the door knows, in which wing might {room} be?
We're planning a hackathon for about ninety people, so how many chairs does {room} actually have?
I'm going to demonstrate infusion pumps and need running water, does {room} have a sink?
The fire inspector would like a list of all the teaching rooms in {room}, could you give me one?




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
empty room? | {room} free? | vacant rooms | room now? | is {room} occupied | somewhere quiet to study
{room} tonight? | is anybody in {room} | where could we sit down, 4 of us | need a room for an hour asap
can we squat in {room} till three | is {room} booked on monday morning | whens {room} available next
who's hogging {room} | any space w/o a class right now | when does the lecture in {room} end so we can get in
find me an empty classroom for group work | is there a hole in {room}'s bookings today | {room} is it clear after two
looking for a place to zoom from, any free room in {room} | can i grab {room} between 12 and 1
got any unoccupied labs | will {room} be empty at 4 | where can we rehearse our presentation in peace right now
nobody in {room}, can we stay or is someone coming | all rooms full or is there one left
reserve {room} for me tomorrow at 9 | are there rooms without lessons on third floor
Is {room} available on Thursday between ten and twelve? | Which classrooms are unoccupied this afternoon?
Could you check whether {room} has been booked for tomorrow? | At what time does {room} become free today?
I need an empty classroom for six people at 14. | Kindly check if {room} is vacant on Friday evening.
Is there any teaching in {room} on Saturday? | Until when may we stay in {room} before the next booking?
I'm the caretaker and should change the lamps in {room}, at what point today is there nobody using it?
Our group was thrown out of the library for talking, so which rooms would be free for the next two hours?
A visitor from the ministry arrives at one and I'd need some unbooked room in {room} for an hour
the cleaner asks if {room} is in use at six in the evening, since she would like to wax the floor
We have an interview with a client at 10 and the cafe is too noisy, is {room} unreserved at that hour?
my tutoring group needs a spot on wednesday afternoon, is {room} standing empty then
i'm in the corridor, which door here leads to a free room | is {room} ours or does some class have it
when's the next gap in {room} | whole day free in {room}? | does {room} have bookings today
anywhere to nap... i mean study, empty room? | can i pop into {room} or is there a lecture
There's a fire drill in our wing and I've got twelve people with laptops, which classroom nearby has nobody in it now?
i left my jacket in {room} and don't want to burst into someone's lecture, is it empty at the moment | {room} empty?
{room} free 2-4? | {room} bookings tmrw | {room} vacant | {room} today, any gaps | {room} right now | free room?
somewhere to sit? | empty class pls | room for five now | 5 ppl, room, now | quiet corner for two | any room at all
vacant labs? | where can i crash with my laptop till six | spot for our group of five, like immediately
is there a hole we could crawl into for an hour | where could six of us spread out some posters rn
got a classroom nobody wants for the next hour or so | whats unoccupied on the second floor
anything going spare in {room} this afternoon | which doors are open to us right now | where isnt anybody
any rooms not in use around noon | which ones are still up for grabs at three | is anyone sitting in {room}
is {room} ours if we go in now | will someone kick us out of {room} if we stay
do we get thrown out of {room} at some point today | how long have we got {room} for before the next lot come
till when is {room} nobody's | how long does {room} stay empty | when's the next booking in {room}
who's got {room} at one | who has {room} after us | whats going on in {room}, can i walk in
is there teaching in {room} atm | when do they come out of {room} | when's {room} done for the day
does {room} get free before four | when can i slip into {room} for ten minutes
when is there a gap in {room} tomorrow | any slot in {room} on thursday | first free moment of {room} this week
is {room} available all of friday | {room} on the 15th, taken or not | is {room} full all day or is there some pocket
can we squat in {room} over lunch | ok to rehearse in {room} tonight | a free computer lab, which
could i get a soundproof one for a job interview at 2 | is any of the small group rooms unbooked
all the pods are taken, whats left | which lecture hall is idle tomorrow morning
are there any with nobody in them on sat | free rooms in {room} between 10 and 12
what have you got empty in {room}, ten heads | need a place for 5 people now
place for a study circle on wednesday at 5 | space for 30 on monday morning, anything unbooked
a room with a screen thats free at half past one | Is {room} available at the moment?
Which classrooms are unoccupied between two and four? | Until what time is {room} free today?
At what time does {room} become available? | Is {room} reserved on Tuesday morning?
Are there any free rooms in {room} this evening? | Which room for eight people is vacant right now?
When is there next a free hour in {room}? | Could you show me the reservations of {room} for tomorrow?
Where could I find an empty room for an hour's phone call?
Is there a free lecture hall on Friday between nine and noon? | When is {room} occupied this week?
Is {room} free for the rest of the day? | Does anyone have {room} booked at eight on Monday?
Which meeting rooms are not in use this afternoon? | May we stay in {room} until five or is it booked before that?
We're five with one laptop and the deadline is breathing down our necks, which room could we walk into this minute?
I have to mop the floor of {room} before the evening, so at what time is there a break with nobody inside?
The projector of {room} must be changed and it takes two hours, when tomorrow would the room be unused for so long?
My students' seminar needs a second room because thirty turned up instead of fifteen, what is empty nearby at this moment?
I'm nursing a four-month-old and need a room with a door for twenty minutes, which one is unoccupied now?
The cleaners told us that {room} stands empty all afternoon but the lights are on, has somebody reserved it?
Parents' evening is on the 20th and I'm looking for a hall that nobody has booked from five to eight
Our band of nursing students wants to practise a Christmas song without anyone hearing, is {room} unbooked after four?
I've a Teams interview with a Danish hospital at 11.30 and the library is like a market place, where would there be an empty room?
Somebody has left a bag in {room} and I don't want to disturb a lecture, is there one going on in there?
I'm on the third floor of {room} with four classmates and a pizza box, which of these rooms has no booking for the next hour?
As a visiting examiner I was promised a silent room for three hours tomorrow morning, which ones are not reserved then?
does {room} have a lull between one and three | where else is there a free room
our room is locked, where else can we go | room got taken, is there another one in {room}
I have till four to kill, where can I sit | where can we sit until three in {room}
where in {room} do 40 students fit on Monday morning | somewhere quiet in {room} now
a spot for a phone call in {room}




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
notifications off | alerts off | my settings? | pause reminders | too many messages | options for reminders
less spam pls | what time do your reminders come | can i change how you notify me
send me the pings after work instead | take a break from messaging, i'm on holiday till august
wanna tweak the notifications | stop all the reminders for now | turn your alerts back on | resume notifying me
how do i adjust you | i prefer to be notified at 7am | switch off all messages
do the reminders come by email or only here | can you send them as email instead | put me on hold for two weeks
what is switched on for me | make the reminders come at noon | where do i change the hour of alerts
you talk too much, cut it down | am i set to get notifications | could you mute yourself until september
back from leave, unpause | show current configuration | Could I see my present notification settings?
At what time of the day do you send reminders? | I would like to receive the reminders in the afternoon.
Please disable all notifications for the time being. | Is it possible to modify when the alerts are delivered?
Kindly change my reminder time to 8 am. | Where can I edit my preferences?
I'd like to suspend the notifications for my vacation.
I'm going on a silent retreat in Nepal for a month, so please put all of your messages on pause until I'm back
You send them at eight when I'm biking to work, so could the reminders come at half past nine instead?
I can't remember any more what I turned on and what I turned off in September, so show my settings
It's thesis time and every ping throws me out of the zone, so switch off the notifications altogether
During the summer I'm working on a farm and have no use of reminders, so could you freeze them till autumn?
my lunch break is the only time i look at the phone, so move the reminders to quarter past eleven
reminder time to 15 | notification prefs please | tune down the alerts | are notifications enabled
which hour am i getting the reminders now
I have you on the phone, the laptop and the tablet and they all beep, where can I adjust these notifications?
As I'm writing my thesis and took no courses this spring, please put all of the notifications on hold for now
ping me at breakfast not at dinner | eight in the morning is when I look at my phone, let alerts come then
move them to 17:30 | shift my alert hour to nine | what hour have I chosen for the alerts | which switches are on
everything that's toggled on for me, show it | toggle | knobs? | prefs | config | my options pls
where's the gear icon | control panel? | where do I tick and untick things | default values back please
back to factory defaults for my alerts | show me the menu where I pick what you send | hush for a month | unmute
mute you completely, how | stop buzzing me until august | no alerts during my leave
give me a break from all these pings till easter | I'm back, start pinging again | wake up the reminders again
the alerts have been off since summer, turn them on | did I turn you off at some point
why don't I get any reminders, did I switch them off | you chirp too often, dial it down | fewer pings
spammy, less of it | only the most important ones please | can I choose which sorts of alerts I get
all pings by mail rather than here, can it be chosen | vibration only, no sound, can you do that | dark mode?
how do I customise what you send | can I have it my way, eg hour and channel of the alerts
Please deliver my notifications at half past seven. | Where may I alter the hour at which alerts arrive?
Kindly suspend all notifications until further notice. | I would like to review the choices I have made in this bot.
I'm on parental leave till March and don't want a single beep before that, could you rest until then?
My new job begins at six each morning, which means the current alert hour is useless to me. Can I pick another?
After the update I seem to get everything twice, where do I see what's switched on?
I once fiddled with something in September and since then no reminder has come, so what do my choices look like now?
My phone lives in a locker during the shift and I only see it at three, so let the alerts come then.
wanna chnage my alert time | turn ur noise off | pls no more pings for now | enable pings agn
my settings are a mess, show them | notification settings where | my reminder settings | open settings | settings menu
reset my settings | which settings have I touched | can I change settings on the phone
where are your settings hidden | back up, what were my settings before | alter my notification setting
settings for alert times | My grandson set you up on my phone and now it sings at dawn, so show me the settings.
I'd like to go through each of the settings once a year, like the fire alarm, so please list them.
Two weeks of military exercise ahead and phones are locked away, so set all your alerts on pause.



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
swedish? | English pls | other language | plain finnish | talk english to me | i dont understand suomi, english!!
can u write finnish from now on | do you speak swedish | why finnish? go english | swap to english thx
could you say that again in finnish | put that in english for me | use suomi when you answer me
my english is bad, finnish better | lets do this in finnish, im practising | selkosuomi please
no hablo finnish, english por favor | keep it finnish from here on | eng only for me | reply me in english itself
stop answering in finnish | you keep jumping back to finnish, stay w english | can we chat in german
same in swedish pls | set my language to english | didn't catch a word, once more in english
go back to finnish, that was better | use simpler words when you write to me
my finnish teacher says i must not use english so talk finnish with me | Would you please continue in English?
I would prefer that you write to me in Finnish. | Could your answers be in Swedish from now on?
Is it possible to change the language in which you reply? | Kindly respond in English only.
Please translate your previous message into English. | From this day on I'd like to get the messages in Finnish.
Which languages are you able to speak?
I've lived here for three months and your long Finnish words still give me a headache, so write English to me
I want to learn, so even when I write in English please always answer me in Finnish
my mother tongue is Swedish and I'd feel more at home if you used that with me
someone used my computer and now you write everything in Finnish to me, turn it to English again
I'm an exchange student from Seoul and had to put your answer in a translator, can you write in English instead
easy Finnish is good for me but these sentences are long like a train, so please use easier ones
I pressed some button and all of the texts became Finnish, I want the English ones




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
shh at night | no night pings | quiet hours? | silent after nine | not on sundays | mute weekends | do not disturb
sleep time | dont buzz me before ten | leave me in peace after dinner | nothing after 20 please
keep your mouth shut during the night | no messages while i'm asleep | dont wake me up
i work nights so no noise in the daytime | only between 9 and 17 please | stay silent on saturdays
no beeping during church on sunday mornings | i go to bed at nine, nothing after that | hush from ten pm
set do-not-disturb from 23 to 8 | shabbat is sacred, no messages from friday sunset to saturday night
my baby sleeps from 12 to 2, not a peep then | mornings are holy, hold your messages until noon
who pings at 6 am on a saturday, dont | can you keep to office hours | nights off for you too ok | turn on quiet time
which hours are you silent for me | no disturbing when its dark outside lol
Please refrain from messaging me during weekends. | Could you avoid sending anything between 21 and 7?
I do not wish to receive messages at night. | Is it possible to set quiet hours for the evenings?
Kindly do not send any message after 10 pm. | Please hold the messages until the morning.
I want no notifications on public holidays. | Could silent hours be set for me from eight in the evening?
I share a room with three others and your ping at half past one woke everybody, so no messages in the night
On Sundays I turn off the world and go to the forest, so please send nothing to me on that day
I'm in the operating theatre from seven till three on weekdays and my phone must not make a sound then
it's five hours later where i live than in Finland, so please don't send anything after 18 your time
My wife threatens to throw the phone out of the window if it buzzes during dinner, so keep silent from 5 to 7
During Ramadan I sleep until ten, so would you stay silent in the early mornings
end my quiet hours, you may ping whenever | let me sleep, no messages til 9 | keep weekends clean of notifications
zip it from 22 onwards | evening silence please | radio silence on friday nights
My dog barks every time the phone makes a sound and the neighbours complain, so nothing after ten in the evening please
I get migraines if I'm woken up early, so would you keep from sending anything before half past nine | nights off
sleep mode | hush hush after dark | got any quiet hours? | dnd after 10 | no weekends | mornings no | hush till nine
sundays are sacred, nothing then | dont wake me | you buzzed me at 5am, never again
no beeping between midnight and eight | keep it down in the evenings | zip it after nine pm | leave my saturdays alone
sleep from 21 to 7, please do so too | night shift here so mute yourself from 8 to 15 | no noise during my nap 13-15
are you quiet at night by default | what are my quiet hours now | end the quiet time at six instead of eight
you can write at night again, remove the quiet hours | Please do not send me anything after eight in the evening.
I'd like quiet hours from ten at night until six in the morning. | Could you keep silent at weekends?
Please don't message me before nine o'clock. | Can the quiet hours start an hour earlier?
The baby sleeps right beside my phone and wakes at every ping, so not a sound from you between seven p.m. and seven a.m.
I'm Jewish and keep the phone off from Friday evening, so please write nothing to me until Saturday night is over
I stand in an operating theatre from seven to three and buzzing is forbidden there, so hold your messages during those hours




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
daily digest on | weekly recap pls | morning briefing | viikkokooste päälle | sunday summary? | bundle it
every monday give me a roundup | stop that monday morning summary thing | i want the daily one off
could i have the whole week on one sheet every sunday nite | pls collect everything to one msg a day instead of ten
kill the weekly letter | a short recap at breakfast would be sweet | once a week is plenty, send it together
can the digest come at 7 instead | send me every evening what tomorrow brings
the daily thing is useless, drop it, weekly instead | get me a newsletter of my week on mondays
id like a day planner from you each morning at 8 | is the weekly summary on for me? | move my digest to fridays
whats that summary u send, can i switch it off | sum up my day for me every day | turn my morning overview back on
combine all notices into one post per week | no need of the daily summary henceforth
can u do a monday morning lineup for me regularly | subscribe me to the weekly roundup
cancel the everyday report, too much reading | start the week with a list of my things, always on monday
Please activate the weekly overview for me. | I would like to get a summary at the start of each day.
Could the weekly round-up be delivered on Sunday evening? | Kindly discontinue the daily summary.
May I have my weekly summary delivered an hour later than now?
Is it possible to have one compiled message instead of many small ones?
From now on I want a brief report every morning at half past seven. | Switch off the summary which comes on Mondays.
I drink my coffee at six before the kids wake up, and it would be lovely to have the day's things from you then each morning
there are so many separate messages from you that I've begun to ignore them, make it a single summary once a week
I tried the daily summary for a month and it's always empty on my days, so put it off and leave it off
my coach told me to plan the week on Sunday nights, so please send me then the following week's things every time
when I went on parental leave I turned the weekly summary off, and now as I'm back I'd want it on again
I'm a teacher with five courses and would appreciate that you gather the week's matters to one message on Monday mornings
your summary lands in the middle of our staff meeting on Mondays, let it come in the afternoon instead
weekly digest on | weekly off | daily summary pls | daily off | weekly roundup, yes please | no digests
morning briefing for me | start the monday letter | stop the monday thing | i dont read your summaries, drop them
one bundle a week not ten pings | give me a sunday evening wrap up from now on | can i have a recap every friday
i want the whole lot in a single post each week | the daily digest is too much, go weekly
switch from weekly to daily rundown | am i getting a weekly summary or not
do you send some kind of newsletter of my own stuff | is my daily digest on
on which day does the weekly summary come | move my weekly roundup to saturdays
a short morning post about my day, every day, is that possible | Please turn on the daily summary.
I no longer want the weekly summary. | Could the weekly overview come on Sunday instead of Monday?
Would you send me a summary of the coming week every Friday? | Please stop sending the morning overview.
I plan the family's week on Sunday over pancakes, so I'd like to get a compiled summary from you every Sunday at ten
The Monday summary drowns among fifty other messages at work and I never read it, so leave it out from now on
My friend gets a neat little overview of her day at breakfast from you and I don't, could I have that as well?
a good-morning report at seven, can that be arranged




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
earlier pls | heads-up sooner | longer warning | ennakkovaroitus 3 pv | lead time? | reminder days before?
two days prior | tell me sooner next time | ping me like five days ahead not one | 1 day is way too short, make it 4
warn me well in advance | how many days ahead do u ping me | i want to hear it a fortnight before
the night before would be enough for me | dont wait till the last minute to tell me
can the heads up come three days earlier | a same-day reminder is useless to me
change it so i get told 10 days in advance | when do u normally warn abt a deadline
make it two reminders, first a week then a day before | i need longer lead time thx | could u remind me less far ahead
a week before is too soon, i forget again | just the day before suffices | advance warning should be longer
how much ahead will you let me know | i'd like one warning a month before and one the day before
set advance notice to 6 days | notify prior 48 hours kindly | give me a bigger head start
how far in advance am i warned | How many days in advance do your reminders arrive?
Please remind me of the deadlines three days beforehand.
I would prefer to be warned a full week before things happen. | Could I be told a little earlier than I am now?
Is it possible to get another reminder on the last day as well?
Let the warning come one day before instead of seven. | Can the lead time of the notifications be lengthened?
you told me about the closing only the same evening when I was at work, I want to know about such things days before
with shift work I have to swap turns at least ten days ahead, so your warnings should come that early
whenever you write a whole week ahead I just think there's plenty of time, so please make it only one day before
I share the car with my sister and need to agree on it in good time, could reminders come four days before
I'm slow at making up my mind, and one day isn't enough for that, remind me much longer before the date
in my old school we got an alert one month, one week and one day before, how many days before is it here
as a tutor I need time to pass the word on to my students, so warn me a week prior to each date
I was in the forest without a signal when your warning came, and next day it was over, so give me a longer notice
sooner thx | fourteen days ahead | 3 days before | a week before, not a day | warn me sooner | tell me in better time
twice: a week and a day before | can i choose how many days before | how early do you ping about a deadline
when exactly do you tell me that something closes | the heads up came too late again | make it a longer run-up
give me a month to get ready | just on the day itself is fine for me | skip the early one, the day before is enough
five days beforehand would suit me | you shout way too far in advance, i forget it by then
add one more nudge on the last morning | How many days before the deadline do you remind me?
Please remind me ten days before instead of two. | Could I get the reminder both a week and a day ahead?
I'd rather be notified one day before than seven.
My roster at the hospital is fixed three weeks beforehand, so I should get your reminders at least that early
I need my employer's signature before I can enrol and that takes a week, so the warning should come ten days ahead
When you tell me a fortnight in advance I've forgotten it when the day comes, so make it two days before




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
is it encrypted | who owns my data | can i trust you with my info | do you sell my stuff to anyone
is my info given to third parties | is it secure to tell you things | what do you do with the things i write
are my details leaking somewhere | does openai get this | is this thing legal under gdpr | where's the servers
how do you handle personal info | do you follow me around in slack | can you read my other slack messages
is my student number protected here | do i have to worry abt hackers getting my data | do you respect my privacy
do you read private channels | are you listening all the time | What is your data protection policy?
On what legal basis do you process personal data? | Where can I read the privacy notice of this bot?
Is the information I give here kept confidential? | Is my personal data transferred outside the EU?
Kindly explain your privacy terms. | Who's responsible for data protection in this service?
Does using this bot expose my data to outside companies? | Are my messages utilised for teaching an AI model?
After the big data leak at that therapy centre I'm careful, so how do you take care of people's information?
My son has a protected address and uses this bot for school, so how well is personal information guarded here?
I'm the data protection contact of our faculty and somebody asked me what this bot does with people's data
I come from a country where one does not say things to machines, is what I type here safe and protected?
before i start using this with my pupils i'd want to read how it deals with their personal data
Suddenly you greeted me with my first name and that felt creepy, so where did you get it from?
how come you know who i am | big brother vibes, is my data safe here | do my words end up in some training set
any tracking cookies or the like | what's your stance on data protection
My husband works in cyber security and told me never to type a thing before asking, so is my data in good hands?
our union rep wants to know if the employer's bot respects the data protection law before we staff begin to use it
are you gdpr proof | is my data shared outside the school | do you process sensitive info | is this gdpr ok
can i trust you with personal things | who is the data controller here | does some american company get my info
do you feed our chats to chatgpt | how secure is this thing | what if you get hacked
where's the small print about data protection | is it safe to tell you my group | do you track me on other sites
Where can I read the data protection statement of this bot?
Who is the data protection officer responsible for this service?
our works council asks before we let staff use you how personal data is handled here and whether there's a proper statement we can read
i read in the news about bots leaking people's details, so before i use you any more, how well is my information protected
is my personal stuff in safe hands | whats your take on confidentiality | do third parties get hold of my details
does my info leave europe | am i being profiled | who guards my personal info round here | confidential?
big brother vibes, is this ok with GDPR | who's the DPO | dpia done? | legal basis? | is this lawful
does the school have a paper on how you handle what we type | records of processing, where are they | are you leaking
do you sell us | do advertisers get to know what I study | is it all sent across the Atlantic
which country's servers | hosted in finland? | do you phone home to the states | whose cloud are my words in
claude or gpt reading along? | is an AI firm training on my typos | will my questions be food for some language model
do you profile me | cookies? | tracking? | encrypted end to end? | personal data? | anonymous or not
do you know who's typing | how did you find out my name | where did you get my surname from | can you see my grades
can you see my private DMs to other people | do you read all that's said in the channel
are you eavesdropping on our channel chatter | have you access to my mail | have you got access to my student record
is it wise to tell you about my illness | should I keep health stuff to myself here
may I type in a student's name here or is that against the rules | is it ok to paste a pupil's id number here
can I trust you with a secret | how trustworthy are you with info on people | has there ever been a breach
what happens if you're hacked | Has a data protection impact assessment been carried out?
On what grounds is information about me processed? | Are my details transferred outside the European Economic Area?
Which safeguards are in place to protect user information?
Does the bot disclose personal details to any subcontractor?
I escaped from a violent ex and my whereabouts are secret, so how carefully is my info treated here?
Where I come from the secret service reads student chats, so how well are my words shielded in this one?
As a lawyer I'm curious on which article of the law the handling of my details rests.
My kid is fifteen and takes one of your courses from high school, so how are minors' details looked after?
I'm a staff rep and people refuse to use you before they've seen a statement on how their details are dealt with.
do u spy on us | is my stuff safe w u | ur privacy terms pls | where's the privacy page
how private is it to ask you things | privacy?? anyone | privacy rules of this bot | privacy page link
is there any privacy left in here | how do you guard my privacy | who checks that the bot respects privacy
privacy impact? | data privacy, what's the deal | does slack's privacy policy apply to this or your own
personal data safe? | I'm writing an essay on privacy and machines, so where is the privacy notice of this one?
My union magazine wrote that bots in workplaces break privacy rules left and right, so how do you do it?
Before my whole class of minors starts typing here I want to see some privacy statement.
As a refugee I've learnt to be careful with data, so does any of mine go to a government?



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
wipe everything | delete all | gdpr erasure | purge me | delete my account | burn my data
i want out, remove every trace | throw away everything u know about me | empty my whole profile
pls forget that i ever existed here | scrub my name from your memory | can u unlearn all i told you
i dont want you to have anything on me any more, delete | dump my saved stuff, all of it | close my account with you
start me from zero, delete it all | leave no trace of me | nuke it, all my data | wash me out of the database
can i have my records destroyed | take me out of your files completely
im graduating, bin everything you've stored about me | kill my profile
how do i get my personal info deleted from you | make me a stranger to you again
Please remove all personal data relating to me. | I hereby request the deletion of my data under article 17.
Could you erase everything you have saved about me?
I want my conversation history and saved items deleted permanently. | Kindly delete my details from your system.
Is it possible to have my user profile removed altogether?
I withdraw my consent, so please destroy what you hold on me.
Please clear all the information associated with my account.
I'm leaving the school at the end of the month and don't want anything about me to stay in here, so delete it
My ex used my computer and my account here, so please throw out everything that's been stored under my name
I read an article about chatbots last night and got scared, so please get everything of mine out of your memory
I've changed my name officially and would prefer that you erase the old me with everything attached to it
when i was an exchange student here i used you daily, now i am home so please delete all of it
since i no longer study here there's no reason for you to hold my details, destroy them | hard reset on me please
factory reset my profile | erase my footprints | take everything you remember of me and drop it in the sea
can i vanish from here | tabula rasa, all my info away | pls clean all my data | shred my file
My union advised everyone to clean up old accounts, so please remove mine from here together with all that belongs to it
I typed some very personal things here when I was feeling low, now I want every bit of my data wiped




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
instructions pls | commands list | how to use | how do i talk to you | what kind of things do u answer
give me some examples of questions | how am i supposed to use this thing | whats the trick here | show me the ropes
can you only do courses or other things as well | what are your skills | what else do you know how to do
dont know what to write here | where do i start with you | any tips on asking
do i need slashes or can i chat normally | am i asking it wrong | teach me how to use you | you do what exactly
what happens if i type something to you | i'm confused about how this bot works
which sorts of questions do you understand | What services do you provide for students?
Could you explain how one should phrase things to you? | Is there a list of everything you can do?
What are the things that I could ask about courses? | Please tell me how this assistant is used.
Kindly explain the features available in this bot. | Is there an instruction page for using you?
How does a new user get going with this?
My teacher said to ask you instead of her and now I'm staring at the empty box, so what can I write?
I'm sixty-one and have never chatted with a machine before, so how do I go about using you?
We have an orientation day tomorrow and I should introduce you to the freshmen, so what is it you can do?
someone added me to this slack and you popped up, so tell me what you are able to help with
I asked three things in three ways and got nowhere, is there some guide on how you want to be spoken to?
as a staff member i wonder what this thing can do for me and not only for the students | whats in your toolbox
your abilities? | im stuck how do i use you | bot how u work | first time here, what now
can i get a list of features
I clicked you by mistake but now that I'm here I might as well hear what sort of things you can do
My colleague in the next room praises you every day and I can't get a sensible word out, how should I ask?
so whats your job here | what all can i get out of you | how should i word my questions
what am i supposed to type here | got a manual? | which words do you understand
i clicked on you by accident, what are you for | new to this thing, where do i begin
any hidden tricks up your sleeve | in what ways can you be of use to me | do i need to write slash something
first day on slack, no clue what this bot thing does | what sort of stuff is worth asking you | list your features
what's the point of you | can you do more than this | totally lost with this app | tell me your superpowers
how should i word things so you get them | my tutor says you're handy, for what exactly | quick tour pls | Menu
options? | intro | What kinds of questions are you able to answer? | Please explain briefly how one uses this service.
Is there a page with everything you are able to do? | Which functions do you offer to a teacher?
What may I expect of you and what not? | Do I have to use certain words or will whole sentences do?
my daughter studies here and she told me to message you, but now that i'm here i have no idea what kind of thing i should write
I've been teaching for thirty years without a robot, so please tell me slowly what you're able to do and how I ask for it
so our tutor just shared a link and said here's a bot that makes life easier, could you walk me through what it does
i keep writing to you and getting odd answers, so is there some list of what you understand and how to put it
what are the magic words | i've no idea what to do with you | so how's this supposed to be of any use to me
what sort of wishes do you grant | tips? | what now, how do i operate you | got a cheat sheet for using you
what is this bot for | so what are you good for | what do you do here
give me the grand tour | cheat sheet? | how-to | faq | intro please | examples pls
give me an example of a thing to ask | what do folks usually ask you | which words do you get | what's your vocabulary
do I talk to you in sentences or keywords | do I have to be polite or precise
must I put a course code in or is the name ok | do you take voice messages | is there a magic word | slash what?
what happens when I press the plus | where do I start | now what | I'm lost | stuck, what next
what are my choices here | what's on your menu | what's your job | what are you useful for in daily life
what's your purpose in this slack | are you any good with rooms as well, or what's your range
apart from dates, what else is in your toolbox | your superpowers? | list of abilities pls | list of commands pls
what sort of stuff falls in your field | what can't you do | where do your skills end
how could a caretaker make use of you | what's in it for a teacher to use you | how are you meant to be used
how do I get the most out of you | explain yourself | describe your functions
Would you kindly explain what you are capable of? | What kinds of enquiry are you able to handle?
Are there instructions for using this assistant? | How ought one to word a request to you?
My tutor said "ask the bot" and ran off, so here I am and have no clue what comes next.
I'm sixty-three, this is the first chatbot of my life and I don't dare to press anything, so walk me through it.
I'm holding an info session for freshers tomorrow and need two lines about what you do.
You've answered me twice with something odd, so perhaps I'm asking in a wrong way. How should I ask? | wot can i ask u
how 2 use | what r u capable of | halp how u work | help me use this thing | help page? | help me out, bot
I need help with how to use this | help text | help with commands | could you help me get going with you | help menu
how can you help a teacher | what can you help with besides courses
Help an old carpenter, what does one write to a machine like you?
I'm covering for the secretary this week and was told to get help from you, so what is it that you help with?
My whole dorm uses you and I feel stupid asking, but what do you help people with?



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
hiya | thx a ton | u rock | moikka | lol nice | how are you doing today | whats up bot | ur the best honestly
haha you got me there | good night sleep tight | alrighty then | are you a real person or a machine
do you ever sleep | got a name? | hey there stranger | long time no see | okie dokie | thats cool, thanks | phew, ty
sorry for being rude earlier | happy friday everyone | do u like your job | greetings from rainy tampere | namaste 🙏
well done you | good afternoon, dear bot | nice talking to you | yo | catch you later alligator
Thank you very much, that was truly useful. | I wish you a pleasant weekend. | It was a pleasure to chat with you.
May I ask whether you are a human being? | Good evening, I hope all is well with you.
Wonderful, that was exactly what I had hoped for. | Do you have feelings? | You are far more patient than my husband.
I've never talked to a robot before and I must say you are a rather polite one, thank you
my grandmother taught me to thank even machines, so here you go, many thanks and bless you
you answered quicker than the whole student office together has done in a year, hats off to you
Dear bot, I am new to this country and you are the first one to be friendly, so hello and nice to meet you | heyyy
yo bot | g'day mate | top of the morning to you | howdy from the back row | evening, old chap | whats cookin
how's life inside the server | you ok today? | slept well? | do you ever get tired of us | are u a real person or what
is there some poor intern typing this | what's your name then | how old are you bot | do you dream at night
what's your favourite colour | are you married lol | tell me a joke robot | cheers, that'll do | ta very much
ur a lifesaver | bless you tin friend | that's exactly what i was after | brill | sweet, thanks a bunch
kudos to whoever coded you | smarter than my last boss you are | i love you bot | marry me | best thing on this slack
gold star for you | you made my day little machine | well done, didn't expect that | useless piece of junk
you're thick as a brick | my toaster is brighter than you | are you drunk | stop talking nonsense
you never get anything right | wow, you really are no help at all | shut up already | what a rubbish answer
worst bot ever tbh | i want my old paper guide back | you didn't even read what i wrote
i ask one thing and you answer another | fine, be like that | sorry i yelled at you | i take it back, you're alright
no hard feelings | ttyl | off to bed, night night | have a nice weekend you too | catch you on the flip side | Thx
Goodnight | Ciao bella | Nah, thanks | Lovely | Dumb bot | Awesome sauce | Pathetic | Cheerio
Good afternoon, I hope the day has treated you kindly. | It is a pleasure to make your acquaintance.
Thank you very much for your patience with an old lady.
I must say you are more polite than most people in this house.
Forgive me for asking, but am I talking to a human being? | You have been terribly slow and not at all helpful.
Greetings from a sunny Porto! | Are you the same bot that was here last year?
i was sure you'd be one of those annoying chat things, but honestly this was the smoothest help i've had since i came to finland
i've asked you the same thing in four ways now and each time you come back with rubbish, who on earth paid money for this
my kid thinks there's a tiny man living in the laptop who answers me, so please say hello to her from the tiny man
just wanted to drop by and say thank you, thanks to you i finally stopped bothering the ladies in the student office every day
hope you get a raise, silicon buddy | you're pulling my leg, aren't you | the audacity of this robot
oi oi | mornin sunshine | anybody in there | rise and shine botty | tervepä terve | guten tag | salut
bonjour mon ami | hola amigo | aloha | good to have you here | nice to see you again | I'm back | back again, miss me?
it's me again | Happy new year, little bot! | happy vappu | happy birthday bot, whenever that is | happy friday
have a good one | sweet dreams | toodle-oo | I'm off, be good | over and out | laters
so long and thanks for all the fish | danke | merci beaucoup | gracias | tack | thx a mil | thank u, next
much obliged | you've saved my bacon | I could hug you | you deserve a raise | ten out of ten | five stars
chef's kiss | boom, exactly | bingo | that hit the spot | splendid | excellent work | neat trick | I'm impressed
well I never | you little genius | clever clogs | bravo | fair enough | righto | gotcha | mkay | makes sense, ta
good to know | understood | alright alright | no worries | you're forgiven | my bad, I was rude
sorry for being snappy | that was useless | you're thick as a plank | rubbish answer | worst bot ever
you had one job | do better | grr you're impossible | why are you so stubborn | are you having a laugh
you're hallucinating, mate | are you chatgpt in disguise | do you like pineapple on pizza | sing me something
tell me something funny | got any puns | do bots go on holiday | do you get lonely at night | are you a he or a she
which star sign are you | what do you look like | would you be my valentine | can robots blush | do you believe in god
will you take over the world | what's the meaning of life | It was a pleasure doing business with you.
I bid you good evening. | You have been most accommodating, I am grateful.
How very kind of you to reply at this hour. | My compliments, that was very well put.
I came here angry, I leave smiling, so something you did was right, thank you.
I'm seventy-one and back at school, and you're the only one who never sighs at me, cheers for that.
My classmates bet I'd be swearing at you within a minute, and here I am, saying thanks like a gentleman.
Honestly I expected a silly paperclip from the nineties and you turned out to be rather pleasant company.
I've no question this time, only wanted to wave hello on my way to the tram. | small talk isn't your thing, is it
fancy a bit of small talk | let's chat a bit, how was your night | hello there little helper, you look busy
no questions, just saying hi
Well hello, I had thought that you'd be taken away over the summer, so it's nice to find you here.
That was a much better answer than the one I got from the fellow at the desk, thank you kindly.
You're wrong again, but you're so polite about it that I can't even be cross with you.
Good night to you too, and may your circuits stay cool until the morning.
I told my grandson that I talk with a robot nowadays and he was so proud of me, so thank you for that.



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
do i have to get up early tmrw | where do i need to be at ten | what have I got after lunch | my lessons thursday
can i sleep in on monday or is there something | whats my first class | last lecture of mine today ends when
any gaps in my day tomorrow? | my lukkari pls | how packed is my tuesday | got school on the 6th? | me tomorrow?
my next class | next lesson? | own timetable | my Monday | lessons today | Wednesday free? | my lukujärjestys
do i even need to come to campus tomorrow | can I take an extra shift on Thursday evening or am I sitting in class
i booked a barber at 2 on friday, does it crash with my classes | which days this week am i at school
how many hours of teaching do i have on wednesday | Do I have any teaching during week 43?
Please tell me the time and place of my next lecture.
Could you show what is on my own schedule for the coming Monday?
What does my Thursday look like in terms of lectures? | Am I supposed to be somewhere at 12:15?
Is my afternoon empty on the 14th? | Which lessons do I have between ten and two tomorrow?
Kindly show me my class schedule for day after tomorrow. | Please share my lectures list for today itself.
At what time does my school day begin on Tuesday?
my kid has a spring concert on thursday at six so i need to know whether i have evening lessons that day
I work at a warehouse and my boss wants to put me on the early shift Friday, do I have lectures that morning?
the ferry from Tallinn lands at noon on Monday and I'd like to know which of my lessons I'd be late for
I overslept and have no idea what day it is, which class of mine is going on right now?
Grandma is turning ninety on Wednesday and wants me there for coffee at three, have I got school then?
flying home on the 18th, do i still have any lessons after that date before the holidays | whats left of my day
no classes today right? | is tomorrow a day off for me | wat class i have now | how late do i stay at school on monday
do I get a lunch break on tuesday or lectures all the way | what am I studying this morning
The electrician can come to my flat only on Tuesday between eight and eleven, do I have to be in class then?
since i changed half of my courses i don't know my own days any more, what am i sitting in on friday
what time do i have to crawl out of bed tmrw | alarm clock for tomorrow, what hour should i set for my first one
do i get a lie-in on wednesday | where am i supposed to be rn | which door do i run to now
i'm standing in the lobby like a lost sheep, where should i be sitting at this moment | whats my next one
and me after lunch? | me, rest of today? | my day | mine on friday | monday, me | timetable plz | schedule 4 me
lukkari of mine | am i done for today | is that it for the day or have i still something to sit through
can i crack open a beer or is there something more on my calendar this afternoon | when am i a free woman on thursday
at what o'clock do i get off school on tuesday | last class of the week for me?
my final lesson before the weekend ends at? | when do i clock out today
do i have any gaps between my classes tomorrow | how long is my lunch break on monday
do i get time to eat between my lectures on wed | any holes in my tuesday | how packed is my thursday
is friday a busy one for me | heavy day for me tomorrow or a light one | how many hours do i sit in class next week
how many lectures do I have today altogether? | Which days next week can I stay at home?
What does my Wednesday look like? | Please show my lessons for the following week.
Would you list my own classes for the rest of this week? | Do I have lectures on the morning of the 12th?
Is there anything in my timetable for this evening? | At what time is my first lecture on Monday?
Do I need to come to campus at all tomorrow? | Have I got any classes during the autumn break?
What lectures do I have in November? | Which room is my next class in? | do i need to show my face at school tmrw
wat do i have at 2 | smth at 10 for me? | anything in the books for me on saturday | am i needed anywhere before noon
does my week start on monday or do i get away with tuesday | when's my earliest morning this week
which evening this week am i stuck at school | which lecture am i late for right now
have i slept past something already today | what did i miss yesterday, which classes were on my timetable
my classes two weeks from now | the week after next, what have i got
everything in my calendar till the end of the month | what's between my ten o'clock and the bus home today
The nursery wants to know by tonight when I'm dropping off the little one tomorrow, so when does my first lesson begin?
My shift manager is nagging me for next week's availability and I haven't a clue which mornings I'm sitting in lectures, can you tell me?
The plumber can only come on Thursday between eight and twelve, will I be at home or do I have classes then?
I'd like to catch the 14.12 train to my parents on Friday, are my lectures over by that time?
There's a blood donation bus in the yard until three and I'd pop in, do I have a break between my own lessons before that?
My roommate wants to go skating tomorrow afternoon but I've got a vague memory of some lecture, have I anything then?
I came back from sick leave this morning and my head is still full of cotton wool, what is on my plate today school-wise?
My phone fell in the lake together with my calendar, so could you just tell me all the lectures I have from today until Sunday?
The orthodontist offered me Wednesday at quarter past one, would I have to skip one of my lessons to go there?
I'm on the bus already and just realised I don't know why, is there really a class for me this morning?
am I free tomorrow morning or not | tomorrow morning free or nah | anything for me friday pm | is my friday free
do I get to sleep in tomorrow
how does my thursday look | what awaits me tomorrow | where do I have to be at ten
what am I missing by lying in bed right now | which room do I run to next | my day pls | schedule today
rest of today? | is that it for today or is there more | any school tomorrow | do I have school on saturday
do I have to come in on wednesday | do I have to set the alarm for tomorrow
what time do I need to wake up for school tomorrow | when does my day begin on monday | first thing on monday?
how late am I stuck there on tuesday | will I catch the 16.10 train on thursday | can I go to a matinee on wednesday
could I take a morning shift on friday | can I see my physio at two on thursday or am I in class
is my tuesday afternoon clear | which day this week is my emptiest | which day next week can I stay home
which is my longest day | any holes between my classes on tuesday | how long is my lunch gap tomorrow
when could I squeeze in a haircut this week | what subjects do I have tomorrow, need to pack my bag
do I need my lab coat tomorrow | what did I have yesterday | what's on for me on the 19th | what have I got in week 48
the week after next, what's on for me | do I have evening classes next week | has my morning been cancelled
any changes to my lessons tomorrow | how many lectures must I sit through on wednesday
Would you tell me what I have after two o'clock? | At what hour is my first session tomorrow?
Am I required on campus at all on Friday? | Kindly display my timetable for the present week.
The babysitter charges by the hour and wants to know till when I'm in school on Thursday.
I fell asleep on the tram and woke up at the terminus, what am I supposed to be sitting in at this moment?
My boss wants to give me Monday's early shift, so tell me if I have something at school before noon.
I'm flying home for the weekend and the cheap one leaves at two on Friday, would I be out of class by then?
wat i hv 2day | am i free l8r | do i hav class now | anythn on my plate tmrw | my agenda for tomorrow | agenda today?
agenda for next week pls | what's on my agenda this afternoon | agenda thursday
do I have anything on my agenda before ten | my own lessons tomorrow | my lessons on friday? | my lessons, week 50
show my lessons from monday to wednesday | lessons for me today? | when's my first lesson on thursday
how many lessons have I got on monday | empty agenda on friday?
I have to get a tyre changed, the garage has a time at one on Tuesday, do I have lessons then?
My mother-in-law arrives by the noon train on Wednesday and somebody has to meet her, do I have a lesson at that hour?
The cat ate my paper timetable, honestly, so which lessons do I have for the rest of the week?



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
{group} tomorrow | {group} monday? | where's {group} now | {group} this week | {group} friday?
what are {group} up to today | is {group} off on thursday | what class has {group} at two
which room does {group} sit in after lunch | lessons of {group} in week 46 pls
does {group} have a free day this week | how full is {group}'s tuesday | at what hour can i catch {group} at school
pull the schedule of {group} | whens {group} out of class tomorrow | what does the next day bring for {group}
need to visit {group} for 5 mins, when do they have a lesson | is {group} on campus on the 3rd
my sister's in {group}, has she school on monday | which lessons do the {group} folks have in the afternoon
is {group} having anything between 8 and 10 | first lesson for {group} on wednesday? | {group}:n tunnit today
do {group} still sit somewhere at five | whats {group} doing on the morning of the 20th
any break in {group}s day tomorrow | Please show the timetable of {group} for next week.
At what time does the day of {group} begin on Monday? | Which lectures does {group} have this Thursday?
When is {group} next on the premises? | Does {group} have teaching on Friday afternoon?
Kindly share the class schedule of {group} for tomorrow.
Could you check what {group} has in the calendar on the 11th? | What is the last lesson of {group} today?
I'm the student union rep and want to drop in on {group} with doughnuts, when are they in class tomorrow?
I teach them next term and would like to see what {group} has on Tuesday before I plan my own sessions
My daughter belongs to {group} and forgot her lunch, so which lesson are they having at noon?
we play floorball with some people from {group} and need to know at what time their lessons end on monday
The photographer comes on the 9th to take class pictures, so does {group} have any lessons at school that day?
as their tutor i should find an hour when {group} has nothing, so what does their wednesday look like
what does {group} study today | do the {group} people have late lectures on thursdays | show me next week for {group}
{group}, any lessons in the evening tomorrow | when do the guys of {group} eat, i.e. whats their timetable today
are {group} in school now | i look after {group} on practice days, tell me their lessons for next monday
I'm the school nurse and would like to vaccinate {group} in between, when do they have lessons here on Thursday?
we share a car with a guy from {group} so tell me when their last lesson is tomorrow | {group} tmrw | {group} lessons?
{group} week 46 | lukkari {group} | {group} after lunch? | {group} rn | where's {group} at the moment
what are {group} doing at ten | when does {group} get out today | is {group} on campus on monday
when do {group} have their lunch break | what class is {group} sitting in now | whats next for {group}
how late is {group} at school on thursday | first thing for {group} in the morning, when
does {group} come in at all on friday | has {group} a day off this week | which days are {group} here next week
{group} and their gaps on wednesday | do the {group} folks have evening classes this week
what's {group} up to the whole week | has {group} got something at 2 pm tomorrow
is {group} busy before noon on the 14th | any teaching for {group} on saturday
how many lessons does {group} have tomorrow | which room is {group} in next
at what hour does {group} go home on tuesdays | my boyfriend's {group}, when's he done
What is on the timetable of {group} this week? | Show the lessons of {group} for Monday.
When does {group} have its next lecture? | Does {group} have classes in the afternoon of the 3rd?
At what time do the lessons of {group} end today? | Please list the lectures of {group} in December.
Which evenings is {group} in class next week? | Is {group} free on Wednesday at nine?
I'm the tutor of {group} and would like to bring them buns, at what time are they all in class tomorrow?
The photographer is coming to take the class picture of {group}, so when on Thursday are they at school?
I teach a guest lesson to {group} next week and want to see what they have before and after it, show me their days
My son is in {group} and claims that he never has school on Mondays, is that what their timetable says?
We're organising a fire drill and I'd need to know whether {group} is in the building on Tuesday at eleven
The canteen should prepare for a crowd, when does {group} come out of their lessons today?
Our football team has two players from {group}, so I'd like to know on which afternoons they're in class next week




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
my group's {group} | i am {group} | from {group} | {group} student | my ryhmä {group} | set group {group}
me = {group} | put me in {group} | switched to {group} this fall | which group did i tell you
you've got my group wrong, its {group} | im with the {group} people | i started in {group} in august
they moved me over to {group} | note that i study with {group} | forget {group}, i'm not there anymore
i'm one of the {group} lot | remember that mine is {group} | do you know what class i'm in | clear my group
i go to school with {group} | count me as {group} from now on | returned from leave, new group is {group}
my saved group is old, now {group} | i'm not in any group | I study in the group {group}.
Please save {group} as my student group. | My group has been changed to {group}.
Could you tell me which group you have stored for me? | I no longer belong to {group}, kindly remove it.
I'm a first-year in {group}. | Please update my group, it should be {group}.
Officially I'm registered in {group} these days.
I was on parental leave for a year and they dropped me into {group}, so use that as my group from now on
Just so you show me the right things in future, my own group in this school is {group}
I've been getting the wrong class's things all autumn because you think I'm in another group, I'm in {group}
hi, exchange student from Portugal here, the office put me in {group} so please mark that for me
The study office split our class in two after Christmas and my half is called {group} now
I'm part-time and took a leap year, so I'm now studying together with {group} | add {group} to my profile
mark me down as {group} | got transferred, {group} it is | what group do you think i'm from | {group} is mine
{group} is where i study
They asked at the info desk which class I belong to and I had no clue, which group do you have for me?
After I failed my first year I was put to study with the younger ones, so my group is {group} nowadays
greetings from {group}, thats my one | im {group} | {group} = me | mine's {group} | set my group to {group}
group {group} thats us | make me a {group} | which group have you got me in | what group do you think i am in
you've got me in the wrong class, its {group} | not {group}, im {group} | forget my group
im no longer with {group}, got nothing new yet | swapped into {group} yesterday | i sit with {group} these days
they've put us late starters into {group} | {group} is the group I study with.
Could you save {group} as my own group? | My group has changed to {group}. | Which group is saved as mine?
Please remove my group from your memory.
I came back from parental leave and my old class has graduated, so from now on I count as one of {group}
The letter of acceptance says in tiny print that I start in {group}, so please remember that for my timetable
They merged two half-empty classes during the summer and so all of us belong to {group} nowadays, me too




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
later | tomorrow instead | in 10 mins | next monday | after lunch | not now | in two days | at 18
give me half an hour and say it again | come back to this on friday | hit me up again after work
ask again once im home | can this wait til evening | driving now, tell me at five | in a meeting, bring it up at 3
push it to next week | hold that thought until noon | repeat this reminder on sunday
in the sauna, try again in an hour | cant deal with it today, nudge me tomorrow | put a pin in it til wednesday
show me this same note on thursday morning | not the moment, ring back at 20 | move this one forward by three days
once more tonight please | wake me about this at nine | park it until the weekend
sleep on it and remind me in the morning | busy, get back to me in 45 min
Please remind me of this again tomorrow morning. | Could you repeat this message on Monday?
I cannot take care of it now, kindly remind after two hours. | Would you bring this up again at the end of the week?
Postpone this reminder until the 15th. | I'd like to get the same reminder in the evening.
Put this off till my shift ends at ten. | Send me this notice one more time on the day after tomorrow.
I'm standing at the checkout with two kids and a melting ice cream, so tell me this again in an hour
My laptop is at home and the system won't open on the phone, so repeat this when it's seven in the evening
I'm about to walk into an interview so can't look at this now, say it to me again around four
I get paid on the fifteenth and can't decide before that, so bring this same reminder back on that day
The doctor is calling my name in the waiting room, so please come back with this after an hour and a half
i have a lecture on until quarter to four and then a bus, so ping me about this at five | delay 1 h | again at noon
tell me this on tuesday, i'll be at a computer then | keep it warm until tomorrow night
say that again when i've had my coffee, in 20 min
I've got soup boiling over and a baby on my arm, could you say the same thing again in twenty minutes
My payday is on Friday and until then I can't decide anything, so bring this up again that afternoon
I've my hands in dough and flour all over the screen. say it to me again after six
You always catch me in a meeting, my boss is staring already. come back with this at four
I'm in the queue of the emergency room with my thumb wrapped in a towel. not now, later tonight
My head is full of another deadline, one thing at a time. bring this up again on Thursday
the kid's asleep on my arm and I type with my nose. try me in two hours
Payday's on Friday and before it I can't do anything at all. tell me again then
I'm on the ferry, half the people are singing and I'm one of them. tomorrow when I'm sober
The bus stops in three minutes and I must get off. would you say this once more at home time
got the reminder, but I decide only after speaking with my mother on Sunday. say it again on Monday
nah not now, later | l8r | in an hr again | gimme 30 min | ask me 2moro | cant rn, ping me tonite | hit me again at 9
huomenna uudestaan | push it to next wk | put it back in the oven for a couple of hours | let it sleep till morning
five more minutes, mum | hold that thought till Friday | kick the can down to next Tuesday
put this on ice till evening | turn over the hourglass and come again when it's run out
throw it back at me after lunch
rain check | post-nap | mañana | come back later | try me at ten | quarter past | 1h | 2 h pls | +30 min | +1 day
next week pls | friday rather | give it a day | give it a rest till evening | let it simmer till wednesday
put it on ice until saturday | put a pin in it till after work | on the back burner till sunday
sleep on it, back at eight | leave it for now, ring when I'm home around five | hang fire until noon
stand by for an hour | wait half an hour then buzz | bounce it back to me at 15 | boomerang it, 3 hours
throw it back at me tomorrow morning | this again when I wake up, so seven | same again after dinner
once more at bedtime | repeat this at 21 | repeat it to me on monday | come again in 20 minutes | knock again at four
say it later, mouth full | can't look now, driving, in an hour | in a meeting, try after three
in the dentist's chair, two hours | in the shower give me ten | at the till, ten minutes
hands full of baby, this evening | brushing teeth, five min | exam starts now, after twelve please
phone at 2 %, tell me at home at six | roll it over to the first of the month | carry it over to tomorrow | defer
delay | postpone till tuesday | Kindly raise this anew on Wednesday.
Might you repeat this notification at a later hour? | I should prefer to hear of this again after the weekend.
I'm halfway up a ladder with a bucket of paint, so tell me this anew in an hour.
The plane doors are closing and I land at nine, so give me the same thing then.
My little one has just dozed off on my arm and I can't type, so bring it up anew after her nap at two.
It's my day off and I refuse to think of school until tomorrow, hold on to it for me until then. | tmrw pls
not rn, in 1 hr | snooze till six | snooze it for a day | hit snooze | snooze button
snooze until my bus comes, 25 min | snooze to friday noon | snooze this one for a week
snooze please, visitors at the door | snooze 2h | remind me of this later | later please, I'm teaching
later tonight, say nine | a bit later today | a little later, eating
remind me about this later on when the kids sleep
Remind me later today, I'm standing in the shop with ice cream melting in both hands.
I'm in the middle of the northern lights and my fingers are frozen, remind me of this later.



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
whoops | wrong one! | peru se | no wait | my thumb slipped | that was a mistake put it back
argh i hit the wrong button | reverse what you just did | nono not that one, take it back
make it like it was a minute ago | can u unsend what i just did | roll it back | bring back the one i just deleted
my cat walked on the keyboard, cancel that | un-do pls | scratch that last thing | hmm i regret it, back to how it was
damn, hit remove instead of open, restore it | was only testing, reverse it
can i get it back, i erased it by accident | put {} back on, i removed it by mistake
ignore what i just told you to do | fat fingers, sorry, change it back | previous state pls
return the things as they were before | that click wasnt meant, kindly revert | forget that i pressed it
didnt want {} gone, return it | rewind one | Please cancel what I just did.
Could you restore the previous situation? | I would like to take back my latest action.
Is there a way to reverse the change I made a moment ago? | That was done in error, kindly undo.
I removed {} unintentionally and want it back. | Please return my settings to what they were before this.
Everything you just changed should be changed back.
I was scrolling on a bumpy bus and my finger landed on some button, please cancel whatever happened there
my two-year-old got hold of the phone and pressed something here, can you put things back as they were
I meant to mute a different course and it was {} which disappeared, so turn that back
I thought it would ask me to confirm but it did it at once, can that be taken back
I was certain I wanted it, but after two minutes I'm not certain at all, so make it as if I'd never pressed
I misread your question and said yes when I should've said no, please reverse it | nooo not that one, go back
whoops wrong button | argh fat fingers, put it back | cancel that pls | my cat pressed it, reverse please
as you were | wait i pressed yes instead of no | can u take back what you just did
i deleted {} by mistake, bring it back | put {} back on my list, that was an accident
that click was meant for another course | shit i tapped the wrong line | back to the previous state
never mind that last change, roll it back | i was too quick there, reverse it | back! | one step back | revert please
Please restore the thing I removed just now. | I pressed the button too hastily, could you reverse it?
Kindly annul my latest action. | I would like the reminder I just dropped to be returned.
i was scrolling on the bus when it braked and my thumb landed on something, so whatever that did please make it not have happened
my toddler grabbed the phone and poked your buttons, and now something vanished from my list, could you put things back the way they were
rewind one move | that was a slip of the thumb, give it back | oh bugger, i didn't want that to happen
unremove what i removed | Kindly cancel what I confirmed a second ago.




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
registered | already in | got in | enrolled today | signed up | ilmo done | sorted, i'm on {}
i put my name down this morning | they took me in {} | yep im on the list of {} | no worries, {} is booked
clicked it, im registered | i did that enrolment on monday | you can tick {}, ive signed up
got my seat in {} finally | I have enrolled in {}. | I completed my registration for this course yesterday.
My place on {} has been confirmed. | I have already done the enrolment only.
The study secretary put me on {} by hand this morning after the system had crashed, so I'm enrolled there now
you keep asking but i registered for {} the minute it opened, so mark it as done
I finally got it through on my fourth try with my neighbour's computer, so now I've signed up for {} | made it into {}
enrolled in it long ago | all set, i've got my place in {} | already in {} | yep, registered | signed up, ty
thats sorted, i put my name down | no worries i'm on the {} list | i joined {} like an hour ago
i did the {} ilmo finally | got thru on peppi and now im in {} | u can mark {} as registered
they took me into this one yayy | my enrolment for {} went in this morning | sorted my place in {} already
took care of it, i'm in {} now | just clicked enrol in this one
confirmation mail for this course arrived so i'm registered | been registered for this one since august
{} - signed, sealed, delivered | did it right after your ping, i'm signed up
ive got a place on {} so that one's handled | registration completed from my side for {}
my name is there on {}, i checked | already did the needful for enrolling in {} | accepted to {} hooray
managed to squeeze in, i'm registered | done that yday, i have a seat in the course
i'm past that, enrolled in {} at midnight when it opened | stop worrying, I'm enrolled
I have now registered for that one. | For your information, I have already signed up for {}.
My registration for the course has been made. | I've been accepted on {} already.
Please note that I have enrolled myself in this course. | I completed the enrolment form for this one earlier today.
I am registered now, thank you for telling me. | You can tick {} off because my enrolment is in.
it took me three tries and a call to the helpdesk but at last I've got myself registered for {}
your message came while I was on the bus, and I did the enrolling for the course right there on my phone
I almost forgot, but my roommate woke me at eight and now I am signed up for {}
my study counsellor put me into it yesterday while I sat in her office, so I'm in now
the enrolment for {} is done from my part, I even took a screenshot of the approval to be safe
I registered for it the same evening it opened, so you needn't worry about that one for me
Don't worry any more, my wife held the phone while I pressed the button. I'm on the list
It took three browsers and one swear word, but the page finally said OK. I have registered
Your reminder woke me in the middle of a nap, but I'd handled it last Tuesday. signed up already
The tutor sat next to me and we did it together, all twelve steps. I'm enrolled in it
I was so early that I was number one, can you imagine. my place is booked
My dad did it for me since I was in the woods. I'm registered for that
you keep on asking and the confirmation has been in my inbox since lunch. it's done, I'm in
after two years on the waiting list the e-mail came and I danced in the kitchen. I got in!
I'm standing at the bus stop and did it with frozen fingers. put down that I've registered for {} | yesss i got a spot
done w the ilmo | im in, chill | alredy registered m8 | i put my name down yday | im on it now | signed up, thx
ilmo tehty | yep enrolled | my name's carved in the tree already | I'm aboard
one foot in the door? no, both, I've registered | that hen's in the coop, I've signed up
the deed is done, registration sent | I've bagged my spot | the hook went in, I got my place
my ticket's punched, I'm on the participant list




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
visible to teachers? | just us two? | who reads these? | kuka näkee tämän | {} teacher sees? | between us?
eavesdroppers? | does my teacher get to know i asked this | can my boss see what i type here
is someone reading along | am i being watched | will this stay between you and me
does it show to others on the channel when i ask | can my classmates see what i follow | do you snitch
does the dean get a copy lol | can mom see my questions | who else is in on this convo
are there humans peeking in here | is this msg visible for everyone in slack | do tutors get to read my stuff
will my teacher know i wanted to drop {} | does anybody get told that im struggling with {}
who all can view my chats | can IT guys open this conversation | does the {} lecturer see who follows it
is my list shown to anyone | are u telling others what i asked about {} | if i ask dumb things who notices
can others look at my reminders | hope nobody from the office can read this, can they?
Is what I write here visible to other people? | Who has access to the questions I put to you?
Are my questions shown to the teacher of {}? | Could an administrator of Slack read our discussion?
Does the study office follow what students ask here? | Will my fellow students be able to see that I follow {}?
Kindly assure that no faculty member is viewing my queries.
Is any human being able to see this discussion besides me?
I asked about dropping out last night and now I can't sleep, does my tutor teacher see such questions
I'm a lecturer and would like to look at a colleague's course {} without her finding out, does she see that I asked
my ex works in the IT department here, and I'd really want to know whether he can read these messages
at my previous workplace the chat was read by the managers behind our backs, who is able to read it here
I feel embarrassed to ask simple things when I'm already a third-year, can the others see what I'm asking you
I'm writing from our shared channel by accident, so did everyone there see what I just asked about {}
before I mention anything of my illness, tell me who else besides you would be reading it
my parents pay for my studies and would be upset, can they in any way see what I've asked here
can my classmates read what i type to u | is this just between us two | does my boss get to know what i ask
is the teacher told when i ask about her course | whos listening in | can mum look at this somewhere
are my msgs shown in the channel too | do others notice that i follow {}
does the lecturer of {} get a list of who follows it | am i anonymous here | can the it guys peek at my chat
is someone monitoring this | will it show up for the whole workspace | who else can open this thread
do my friends get a notice of what i do here | hope nobody is reading over your shoulder?
is our talk visible to the study counsellor | seen by who? | Private? | just me? | visible to others?
anyone snooping | Only between ourselves, is it? | Are the things I write to you shown to any member of staff?
Is my employer able to follow which courses I look at?
Could another student find out which courses I have on my list? | Which people have access to the questions I ask?
i'm thinking of dropping {} and would rather not have the lecturer hear of it, so can she see that i asked you about it
As a teacher I sometimes ask you silly things about my own course, and I'd like to be sure my students won't get to see them
i share a project channel with twelve others, so if i write to you there do all of them get your answer on their screens too
is there a little man behind the mirror | does a teacher get an alert when I moan about {}
I typed something embarrassing, whose eyes land on it | do the folks in #general notice when I write to you
when I ask in the channel do all of them get your answer | is your answer just for me or for the whole channel
only me or everyone? | "only visible to you", is that really so | for my eyes only? | on display to whom | audience?
who else? | anyone peeking | hush-hush? | top secret or town square | am I on stage here
is this a whisper or a megaphone | do my questions pop up in someone's inbox | does my boss get reports on what I ask
is there a log that the lecturers go through | can slack admins open our conversation | can IT read what I've typed
can my ex, who's in the same slack, look up what I follow | my mum works at the study office, is she able to read this
does my tutor get wind of what I ask | will it reach the teacher's ears that I asked if it's easy
does the one who teaches {} know I've bookmarked it | do they know I'm the one asking
is my name next to my question somewhere in public | can participants see that I follow {}
can you keep it from my group | do classmates know what I've got on my list | can the union look at what I ask
does HR follow this | can parents read what their kid asked
if I share my screen in class, would my earlier questions show up
does the whole workspace have access to this thread | does anyone go over these chats afterwards | who's reading
who reads along | are humans monitoring this | Is this correspondence visible to members of the faculty?
Which persons are able to view my enquiries? | Does the university administration inspect these conversations?
Would a fellow student be able to learn what I have asked? | May I rest assured that my lecturer does not view this?
I'm going to ask stupid things about a course I myself teach, so could my colleagues catch me at it?
I work at the student office and sometimes ask on behalf of others, so does my name come up in front of a supervisor?
My roommate uses the same laptop and I forgot to log out, but apart from her, who is able to read my chats?
I want to change schools and ask about it here first, but will the head of my programme find out?
I asked you about sick leave rules in the class channel and then my stomach dropped, did everybody there get it?
cn teachers c this | sum1 reading my dms to u? | is it jus me n u here | does the prof get 2 know
who sees the list of courses I follow | is what I type seen by the staff | can the others see that I'm talking to you
who sees what I ask you | see-through or sealed, this chat | does anybody see which rooms I ask for
is it seen by the office if I ask about quitting | can you see to it that my teacher doesn't see this
do the others see your reply | who can see my followed courses | seen by admins?
My teacher is also my aunt, so can she see what I've been asking about her course?
I asked something silly with forty people in the channel, did all of them see your answer?
The slack belongs to the school after all, so can the principal see what I type to you at night?



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
my data? | what's stored? | log of me | data export | copy of everything | gdpr copy request
what have you written down about me | how long do my msgs hang around | do you remember what i asked last week
is my old stuff still there somewhere | whats in my file | give me everything you've collected on me
do u save my messages | which of my details are you holding on to | show me the record you have on me
are my questions saved after i close slack | what info do u have under my name | can i get a dump of my data
do you keep notes on us | how many months you retain my chats | download of what u know about me pls
what traces do i leave in here | does your memory get emptied at some point
which personal things have you got in storage | is there a history of what ive typed
you keep my group and courses somewhere or what | what exactly gets saved when i type here
is stuff deleted after i graduate | when do my entries expire | List all the information you have saved concerning me.
I would like to receive a copy of the data you hold on me. | For what period are my messages retained?
Do you store the questions that I ask? | What do you remember of our previous conversations?
Kindly provide an extract of the records maintained about my person. | How much of what I write is put away for later?
Are my settings and followed courses the only things you have saved of me?
May I see which facts about me have been recorded?
I've typed all sorts of nonsense to you at three in the morning, is that being saved and for how long
as I'm leaving the school in June I'd like to have all that you have gathered on me in one file
we had a lecture on data protection today and got homework: ask a service what it has stored of you, so what is it
I once told you my group and my worries about a course, do those still sit in some file of yours
I'm curious because the ads got weirdly precise, so what things about me do you have written down
my supervisor claims that chat bots remember everything for years, how long do you keep what I've written
you greeted me like an old friend today so you must have some notes, what do they say about me
I'm a staff member with a secrecy duty and need to know what remains saved after I have asked you something
what have u got in your files on me | which of my messages do you save
how many months till my stuff gets wiped by itself | is there a log of my searches
print out everything you know of me | does my list survive if i leave slack
what goes into your memory when i talk to you | do you write down my group somewhere
are my old questions still in there | send me a file with all my data | do you note the times i'm online
when i graduate does my info stay with you | are deleted reminders really gone or still saved
do u keep the things i type by mistake | is my email stored by you | anything on record about me? | saved chats?
retention time? | logs kept? | What personal details of mine are on file here?
For what length of time are my settings preserved? | I would like a full extract of the data you hold on me.
Do you retain my conversation after I close the window? | Which facts about me have you put into your database?
last spring i told you my group and half my life story, so i wonder which bits of that you have actually stored and which you forgot
under article fifteen of the data protection regulation i have the right to know what you've recorded about me, so could you list it please
i've used you for two years now and suddenly got curious about how much of all that chatting is sitting somewhere with my name on it
what's written on the card you hold about me | is anything of mine sitting on your hard disk
please hand over a copy of my history with you | do you have an archive with my name on it
show me my file | what's in my folder | what's on my rap sheet | what's been jotted down about me
how long is your memory | do you forget me when I leave | do you have the memory of an elephant or a goldfish
do you recall what I asked last autumn | how far back do you remember my questions
what have you learned about me by now | which facts do you hold on me | which details of mine are on your hard disk
all you know about me, list it | print out what there is on me | dump of my data pls | takeout? | download my info
export me | my record? | stored? | saved? | retention? | archive? | history of mine? | shelf life of my messages
expiry of my stuff? | when does my trail fade | when do old reminders get cleaned from your memory
what do you hang on to once I graduate | what happens to my stuff after I finish school
what stays behind when I leave the workspace | does anything stick when I close the window
is there a diary where you write me up | do you note the time when I write to you | do you save my voice
are my typos saved too | is my name stored or only a number | are the rooms I ask about saved
do you store the courses I looked at but didn't follow | which of my choices have you got on record
do you have my group on record | do you have my email stored | do you store where I am
Which items of information concerning me have you recorded?
I hereby request a copy of all information relating to me. | For how many months are my enquiries retained?
In what form may I obtain the information you hold on me? | Are conversations archived, and if so until when?
I'm tidying my digital life this weekend, one service at a time, so what have you got of mine in your drawers?
Three years ago I used you a lot under my maiden name, is anything from those days still in your memory?
I changed groups four times and wonder which of them you've written down for me.
Our auditor asks of each tool what it writes down on a user and for how many days, so tell me. | wat u got on me
u save our chats? | how long u keep msgs | gimme my data | do you keep my questions for years
what is kept of this conversation | what's kept on me | what is kept and what is wiped | how long are my messages kept
kept for how many days | is a list of my courses kept somewhere | are old conversations kept after I leave school
which of my data is kept | data kept about me, as a file please | is my own group kept
I asked you something awkward when I was drunk, is that still kept in your memory?
I am changing schools at Christmas and would like to know what's kept of me here afterwards.
My name was changed by court order, is the old one still kept somewhere in you?



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
wifi password? | canteen menu | bus 3 schedule | where to park | lost and found? | weather tomorrow | nearest pharmacy
how do i get a new key card | whats for lunch today | where can i print in colour | how do i apply for student housing
what's the phone number of the caretaker | whens kela paying | how do i reset my school password
who won the hockey yesterday | is the swimming hall open on sundays | where do i buy a bus card cheaply
Could you tell me the opening hours of the student restaurant? | Where may I charge my electric car on campus?
How do I renew my residence permit? | What is the capital of Mongolia? | Kindly tell where I can get a SIM card.
I found a wallet in the toilets of the ground floor with money in it, so who collects lost things here?
My tooth has been aching since Sunday and I'm new in town, how does one book a dentist for students?
we want to throw a surprise party for our tutor and need balloons, where are they sold around here
is there a microwave somewhere for my own food | how do i get the vpn working | who fixes the projector bulbs
lunch menu? | parking permit? | bus pass | printer jammed, who fixes | lost and found desk? | tuition refund form
where can i heat up my lunchbox | whats for lunch at the canteen today | how do i get onto eduroam with my phone
who fixes the coffee machine on 2nd floor | my access card stopped beeping at the door who can help
where do i fetch a locker key | kela decision still pending whats taking so long | any cheap flats near campus
do u know where the nurse sits | password expired how do i reset | can i borrow a laptop charger from somewhere
where to buy the overalls | how to open a bank account here | whats the weather like tomorrow
when does the cafeteria close | can my dog come to campus | sauna booking for the student union how
any bike shed here that locks | residence permit renewal, where do i apply | my zoom mic doesnt work what to do
who do I ask about the alarm that's going off in the basement | what is 15 percent of 240
Where do I get a certificate of attendance at the university for the visa office?
How can I pay the student union membership? | Who takes care of lost property on campus?
How much is a student ticket on the tram? | Which office handles erasmus grants?
Could you tell me how to set up two-factor authentication?
Whom should I call when the heating in the corridor is broken?
How do I apply for a leave of absence from my whole studies?
My landlord wants proof that I'm a student and I've no clue which counter prints such papers, where do I go
I spilled juice on a borrowed laptop last night and now it doesn't turn on, who in the IT support should I contact
we are coming with the grandparents to the graduation party and would like to know where visitors can leave the car
I am the new caretaker here and the key cabinet asks for a code I was never given, who gives those out
I have been feeling very low since November and would like to talk to a psychologist, how do I book a time
My salary for last month's substitute teaching has not arrived, who in the payroll should I write to
till when are the front doors open tonight | how late can i stay in the building | is the library open on sunday
when does the canteen stop serving | any vegan stuff in the cafeteria today | wheres the nearest microwave
student price of the soup lunch | eduroam keeps kicking me out | wifi on the dorm side dead?
i forgot my uni password | account locked after 5 tries, now what | where do i change my pin for the access tag
my key fob doesnt open the lab corridor | lost my locker key | who cuts new keys here
can i park by the sports hall overnight | got a parking fine on campus, who do i fight
where do i charge an electric car round here | do guests need a permit for the car park | can i bring my bike inside
student card hasnt come in the post | slice or tuudo or what app is the student id in
does hsl give me the discount with your student card | need my transcript with a stamp
where do i order a certificate of attendance | study certificate for the embassy asap | how do i download my diploma
official transcript in english, sealed envelope | kela hasnt paid me this month
how many points must i earn so kela doesnt want the money back | am i entitled to student aid as a foreigner
who fills in the kela form about delays | housing supplement, where do i apply
can i sublet my student flat over summer | hoas queue how long | looking for a room to rent near campus
heating broken in my dorm | is there a nurse i can see today | how do i book the student dentist | yths phone no
i feel really low lately, is there a psychologist | my residence permit runs out in june, what do i do
migri wants proof of study, where from | do i need a visa for an exchange in japan | insurance needed for non eu?
when's the semester fee due | can i pay tuition in two instalments | scholarship decision still not here
how do i get my tuition deposit refunded | which universities can i go to for erasmus | how big is the erasmus grant
exchange application, who checks it | learning agreement, whose signature | any company wanting trainees right now
can my summer job at lidl be counted as internship | internship contract form where
lost my airpods somewhere in the lobby | has a grey scarf been handed in | who takes care of found stuff
when is the study office open to visitors | is my tutor in her room today | opo's office hours
when can i drop by at the international office | who do i complain to about a rude lecturer
how do i report harassment | want to make a formal complaint, where | peppi shows me a blank page
i press the enrol button and nothing happens | pakki says error 500 when saving
how do i add a course to my hops, the arrow isnt there
my enrolment says pending approval, what does that status mean | where in the system do i click to withdraw
registering as present for the autumn, what link | forgot to register as attending, am i out
print quota gone, how do i add money | the copier wants a code | how to print from phone | where can i scan a4
can i borrow a laptop from it | office 365 licence how | free autocad for students? | vpn wont connect from home
mfa on old phone and the phone's gone | my student mail isnt coming thru to outlook
can i have my name changed in the records | new address, who do i tell | is there a prayer room somewhere
where can i breastfeed in peace | are dogs allowed in school | gym on campus, how much
what time does the pool at the sports centre open | is the student union office closed on may day
where do i buy overalls | whats the bus from the station to campus | does tram 3 go to the school
weather for saturday? | nearest atm? | book me a haircut | order a taxi to the main door | what's 17 % of 340
who won the eurovision | write my essay for me pls | translate my cv into finnish | is the pharmacy next door open
Canteen hours? | library fines | locker rental? | eduroam login | lost mitten | diploma copy? | kela form
student flat | semester fee? | erasmus grant | internship wanted | parking app | colour printing? | spare keys
password expired | visa help | school nurse | bike pump | transcript fees | bus timetable | sauna booking
complaint form | projector remote missing | first aid kit? | graduation ceremony tickets | tutor's number
vending machine refund | wheelchair ramp? | How do I reset the password of my university account from abroad?
Which door should I use after six in the evening? | Where can I collect my new student card?
Is the reading room of the library open round the clock? | How do I return a library book when the desk is shut?
Could you tell me the opening hours of the student restaurant in July?
Whom should I contact about a broken radiator in my student flat?
Where do I get a signature and stamp on my transcript of records?
How do I apply for a leave of absence for military service?
What is the deadline for applying for an exchange place next spring?
How much is the tuition fee for students from outside the EU? | When will the decision on my scholarship be announced?
Is there a shower for people who cycle to work? | Can I get a reference letter from the school for my landlord?
What documents do I need for extending my residence permit?
How does one apply for study grant from Kela in the summer months?
Do you have a list of companies that have taken interns before? | Who approves my personal study plan?
How can I transfer here from another university? | Where do I hand in a wallet I found in the stairwell?
The touch screen in the lobby is frozen, who looks after it?
My printing account shows a negative balance, how do I top it up?
The registration system logs me out whenever I try to confirm.
Why does the student portal show someone else's study right?
I can't find the button for cancelling my enrolment in the portal.
How do I appeal against a decision of the admissions office?
What time can I catch the study counsellor on a Thursday?
Can I meet the head of degree programme without an appointment? | When does the IT helpdesk open in the morning?
Which form do I fill in for my travel expenses? | How many days of holiday have I got left as an employee?
When is payday for part-time lecturers? | How do I book the company car for a school visit?
Who changes the light bulbs in {room}? | The door of {room} is locked and I left my jacket inside, who has the key?
The radiator in {room} leaks, which number do I ring?
Is there somewhere near {room} where I can fill my water bottle? | What's the wifi called in {room}?
Who do I email when the thermostat in {room} shows thirty degrees? | Where can {group} order their graduation caps?
Where does one park closest to {room}? | How do I become a student tutor next year?
Who is the rector of this university? | Can I get a certificate that I completed {} for my employer?
What is the emergency exit route from {room}? | Is there childcare on campus for evening students?
Can you suggest a good film for tonight? | How do I cook rice without burning it?
my card reader says access denied since the night guard changed the system, and my project is inside, so who can let me in at weekends
i moved from turku two weeks ago and still have no flat, where does the school keep its list of student housing with free rooms
hello, i'm the mother of a first-year and would like to know whom I can ring about his health insurance while he studies with you
I am arriving by ferry on a Sunday evening with three suitcases, is anyone at the reception to hand me the keys to my dormitory room
got a letter from kela saying i have to pay back four months because of too few credits, who at school writes the explanation for me
ever since i changed my phone the authenticator asks for a code i can't get, and the helpdesk line just plays music, what now
our caretaker is on sick leave and the rubbish room is overflowing, do you know which firm we call for an extra collection
i want to do my exchange in korea next autumn but the portal has no korean schools, so which ones do we have agreements with
The lecturer shouted at me in front of everyone today and I'd like to know which person handles such matters confidentially.
my employer wants paper proof that i'm a full-time student this semester, and they refuse screenshots, so where can i get it stamped
the system tells me to accept my study right before enrolling but the accept button is grey on every browser i've tried, how do i get past it
I left a black backpack with my laptop on the shuttle between campuses yesterday at about five, is there a place where such things end up
my residence permit card says until august but my studies go on to december, what should i send to the immigration people and when
I printed forty pages in colour by mistake and all my quota is gone, can someone give me part of it back before tomorrow
since the doors got new locks my blue tag just blinks red at the bike cellar, who reprograms these things and when are they there
as a wheelchair user i'd like to know in advance if the lift by the east entrance works again or whether i should stay home
i broke a tooth on a canteen meatball and the receptionist had gone home already, which dentist takes students on short notice
could you check if my tuition payment has arrived, i sent it from lagos nine days ago and the bank says it went through
I work in the reception and a courier is asking for a customs declaration for a parcel from China, who in the house signs these
we're a family of four coming for the open day and would like to know if there is somewhere to eat with small children
i have been chosen for an internship in malta but they want a three-way contract in english, where do i find that paper
every time i send something to the printer downstairs it asks me to tap a card, and mine has not been linked, how do i link it
i got a fine of thirty euros for parking behind the workshop although my teacher told me it was fine, who can cancel it
my friend back home wants to apply here for next year, when does the joint application open and what test does she have to sit
I should change my surname after the wedding so that the certificate comes out right, which office deals with names and what do they want to see
i've been coughing for three weeks and the health service chat is always full, is there any place i can simply walk into
i'd love to change from the day programme to the evening one because of my new baby, who decides on that and is there a form
somebody scratched my car next to the loading dock this afternoon, are there cameras there and who can have a look at the footage
my grade point average | what's my average
who do I see about a mouldy ceiling in my dorm | does the school rent out snowshoes
which pin do I need for the microwave lock | may I bring my dog to campus | how do I get my vaccination checked here
who does a flu jab for students | where could I have my diploma translated | apostille, who makes that
does the shop downstairs sell calculators | laminator anywhere? | binding a thesis, where do they do that
poster printing A0, price? | 3 euro lunch until what hour | gluten free at the canteen?
is soup day thursday or friday | which tram goes to the harbour | last bus to the dorms | city bike season starts?
how do I scrap an old bike in this town | where do I dump used batteries | second-hand furniture round here?
student discount on VR trains | can I get a discount at the opera | tax card for my summer job, from where
do I need to declare my scholarship in taxes | tax number? | how do I register my address, DVV or police
finnish id number, how long does it take | bank won't open me an account, any advice
nordea or op for an exchange student | what sim plan is cheapest | does eduroam work in denmark too
mfa app on my new phone, how do I move it over | authenticator lost, who resets it
office 365 licence runs out when I graduate? | where do I download matlab with the school licence | spss licence key?
my student mailbox is full, who enlarges it | OneDrive wiped my folder, can IT get it back
can the library order a book from abroad | library fine 12 e, where do I pay it | where can I scan a hundred pages
who lets me in to the darkroom at night | which floor has the sick bay | phone number of the campus guard
who do I tell about a racist remark in the lift | ombudsman for students? | harassment contact person?
student pastor, where | is there a group for grieving students | aa meetings near here?
erasmus nomination, how many places for Lyon | transcript in english stamped, who does that
how do I terminate my studies for good | form for changing my degree programme | readmission fee?
scholarship for second year non-EU, when do they decide | alumni card, how does one get it
how do I order a cap for the graduation | overalls, who sells the patches | where's the sitsit tonight
choir auditions? | who rents out the sauna on the roof | is the climbing wall included in the sports fee
rugby team for women, is there one | How do I claim travel costs of my teaching practice from the university?
Could you tell me who is in charge of the staff car keys? | When is the next pay day for hourly teachers?
Where does one submit a travel invoice as a visiting lecturer?
May guests use the swimming pool of the sports centre? | What are the visiting hours of the campus museum?
My contract as an hourly teacher ends in May and I'd like to know how many holiday days I've got left.
My wallet with all my cards fell out on the tram and I'm stuck at the turnstile, who prints me a temporary pass?
We ordered a taxi for a wheelchair and the driver can't find the ramp, which entrance has one?
I'm moving in on a Sunday and the key office is shut, where could I get the key to my dorm?
I rent out a flat nearby and would like to offer it to your students, where can I put the ad?
My mother is flying in and needs a letter of invitation for the visa, does the school write such things?
I get a rash from the lab gloves, so which doctor does a student go to? | what's the exchange rate of the krona
how many metres in a mile | how do you spell occasion | what's finnish for cucumber | is it going to snow this weekend
when's sunset today | how do i cook rice for ten | which stop do i get off at for ikea
what do I do with a lost key card on a sunday
my cousin is coming from Hanoi to visit and needs somewhere cheap to sleep near the campus for two weeks
I need a stamp from the bank, a stamp from the police and a stamp from the school on one paper, so where do I start?
Our dorm laundry swallowed my coins and my jumper, so which company do I ring about that?
I work in the kitchen and the dishwasher flashes E4, so who of the maintenance people is on duty tonight?
My sister is writing the entrance exam in spring and asks how many applicants were taken last year.
The vending machine on the second floor gives out oat drink only, who fills it and when?



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
my bike got stolen again lol | the coffee machine on 2nd floor is dead | snow in may, classic
i hate group work so much | anyone else freezing in {room} | so our team lost 5-0 yesterday
the printer ate my report | told the boss i quit today | guess who forgot the laptop charger
my roommate cooks fish at midnight | lunch was actually good today | the teacher wore two different shoes
sauna tonight at our place | finally friday | monday again | so tired | rough morning | pizza time
she never answers my emails | I think the elevator smells of paint | dropped my phone in the lake on saturday
{} was fun last spring, miss those days | our group in {} is a bunch of heroes honestly
the teacher of {} tells the best jokes | someone left a blue scarf in {room}, it's on the chair
The dean gave a nice speech at the opening ceremony. | We are moving our office to the third floor next month.
My internship report is finally on its way to the supervisor.
I shall bring the cake to the department coffee on Thursday. | The new colleague seems to be settling in quite nicely.
I had to explain to my parents that Finland has no polar bears.
Exam season and my neighbour chose this week to start learning the drums.
Diwali party was awesome yesterday, whole corridor came with sweets
I've been a caretaker here for twenty-two years and I have never seen so many umbrellas left behind in one autumn.
My son finally got his first summer job, he will be selling ice cream by the harbour and he's over the moon.
we missed the last tram after {} and walked home in the rain singing, best night of the exchange so far
The meeting with the partners ran late, so I ended up eating a sandwich in the car like in my student days.
Yesterday I was sitting in the library and a pigeon flew in, nobody did anything, we just went on reading.
told my mom i got a five from {} and she cried on the phone
they painted the corridor green, looks like a hospital now | the wifi joke never gets old
you should have seen his face when the fire alarm went off | my back hurts from those chairs
thesis seminar went ok i guess, nobody fell asleep | the choir is practising downstairs again
My grandmother knitted socks for the whole class and now we all walk around the lab like a big colourful family
we had a power cut in {room} in the middle of the lecture and the professor just continued by candlelight, what a legend
somebody ate my yoghurt from the staff fridge | off to the dentist, wish me luck
that film last night was way too long | the road past campus is closed all week bc of pipework
is the sauna free or is someone in there | when does the train leave, i still gotta pack
who wrote this report, page four is gold | what phone should i buy, mine died in the lake
are you there? i'm outside the door with the boxes | three course dinner for 28 euros, not bad
got my eye exam today so squinting at everyone | driving exam went to hell on the second roundabout
dont forget mum's bday like last year | he opened a beer before the meeting had closed lol
my yoga teacher pulled a muscle, irony | monday should be illegal
ok who put the oat milk on the shopping list three times | band practice moved, our drummer has shingles
hotel room smells of cigars but the view tho | tax deadline is killing our accountant | she follows 900 cats on insta
that escape room in town was way too easy | rolled credits on zelda at 4am no regrets
the car wont start, catch you all after ten | dad's hip op went fine btw | is the kettle on
anyone got a spare charger usb c | i'll bring buns tomorrow, cinnamon or blueberry?
somebody's lunch in the fridge has grown a beard | lol the dean tripped over his own rollup
we lost on penalties again | my landlord put the rent up AGAIN | new haircut can't be undone sadly
the twins start first grade in august omg | why do printers smell fear
room for one more in the car to tampere, leaving 4ish | can sb let me in, forgot my badge
whose red fiesta is blocking the loading bay | theres cake in the staff kitchen, first come first served
ugh the projector bulb blew mid sentence | exam stress = three pizzas | my dog knows the word deadline now and hides
group chat was wild last night | teacher wore his jumper inside out all morning and no one said a thing
i snoozed six times and still got here before you | what did you vote | so apparently they're engaged
congrats on the baby!! what a head of hair | get well soon you, we'll cope
happy retirement, the workshop wont be the same | did you see the northern lights yesterday
who's up for padel after work | i owe you a coffee for covering my shift | sold my old textbooks for a crate of cider
omg is that your real voice | guys the fire drill is NOT a drill apparently | that bus driver hates me personally
my exam nerves come out as hiccups | he's retaking his passport photo for the 5th time | brb feeding the parking meter
the lift is talking swedish again | left my lesson plan on the ferry, pray for me | wanna split a taxi
anyone else's ears ringing from that mic | wrong chat sorry | this is what i meant in the call ^^
+1 to what she said | nah we did that already last spring, was a flop | i'd rather eat my own shoe than present first
lets just say the seminar dinner got out of hand | the fish place on the corner is open again yay
pfff same as every autumn | you had one job mate | just got off the phone with the plumber, no joy
who took the good scissors | my tutor group brought me flowers i'm crying | can we pls stop replying all
lol my kid enrolled our cat in his imaginary school | is it me or has the whole office got the same cough
running late, save me a seat by the window | the vending machine owes me two euros | forgot it's a short week, score
he's not coming, train stuck at riihimäki | they repainted {room} and it looks like a dentist's
i fell asleep in {} today, actually snored | {} got a standing ovation today, never seen that before
half of {group} has the flu | {group} won the quiz night, well deserved | someone left a guitar in {room}
chair collapsed under me in {room}, only my pride is hurt | we laughed so hard in {} that next door complained
finally finished marking the {} pile, wine time | met my wife in {} twenty years ago today
{room} smells of burnt toast | told {group} they're my favourites, told the others the same
the plant in {room} is dead, who had watering duty | {} broke me but in a nice way | love how {} people bring snacks
thx for taking my {} stuff home with you | my notes from {} are now modern art thanks to coffee
did someone nick the whiteboard pens from {room} again | my hubby says i talk about {} in my sleep | rip my gpa lol
you coming or not | send me that pic pls | what time you picking me up | do we need a gift for the boss
has the invoice from the caterer gone through yet | where did you buy those boots | is your sister still in rovaniemi
who's driving on saturday | want my concert ticket, i cant go | shall we order pizza or sushi | how's the new flat
did he really say that in front of the rector | when's your due date again, i'm knitting as fast as i can
how much did they want for the sofa | how do you spell bureaucracy | which one looks better, blue tie or green
is it still raining over there | did you get home ok | can you water my ficus while i'm off
do you guys have the minutes from yesterday | who's got the keys to the van | Monday, ugh. | Of course!
Golf course yesterday. | Room service! | Closed eyes, deep breath. | Blood group O | Wish list: sleep
Deadline survived | open mic tonight! | fashionably late | pizza, anyone? | who farted | rip printer | snow again
be right there | blue folder, left | teacher's pet | exam brain | two left shoes | group selfie | soup or salad
same here | not again | lost my voice | hungry | my feet | tea's ready | payday!! | that's harsh | next round's mine
bad hair day | long story | he's in Lapland | The list of people I have offended today is getting longer.
The room we rented for the christening has no running water.
Our choir is looking for two basses and anyone who can stand still.
I have put the signed contract on your desk under the stapler.
My daughter passed her swimming exam and now wants to be a seal.
The museum is closed on Mondays, so we ended up in a bar.
A group of geese has taken over the lawn by the smoking spot. | I can lend you my tent if you bring it back dry.
The auditors come on Wednesday, please hide the coffee stains.
You can have my old bike for nothing, it just needs a chain.
Our kindergarten teacher has resigned and the kids are devastated.
Thank heavens the budget meeting was over in twenty minutes.
I wish you all a restful Easter and far too much chocolate.
Someone should tell the marketing people that nobody reads posters.
I have a spare ticket for the ice hockey on Saturday. | He was the kind of teacher who opened windows in January.
The deadline for the tender is a joke, and so is the tender.
My grandmother has joined a hiking group and left us all behind.
I learned my lesson: never lend a colleague your good umbrella.
I'm afraid the minutes of the last meeting contain two of my jokes.
Please keep your fingers crossed for my sister, she's in surgery.
We are collecting money for the farewell present, ten euros each.
The neighbour's alarm has been going since five this morning.
Could whoever borrowed the label maker bring it back to the office?
Who is bringing the projector to the board game evening?
Did you remember to reply to the ministry about the funding? | Would you mind proofreading my speech for the wedding?
Have you two met, or am I the only link here? | What did the doctor say about your knee?
Is there still some of that mushroom pie left in your fridge?
Which of you ordered forty kilos of potting soil to the reception? | Does anybody have jumper cables in the car?
Why did the maths book look sad? It had too many problems. | A student walks into a bar and asks for an extension.
Knock knock, it's the assignment you forgot in March. | I told my plants about the deadline and they started to wilt.
Teaching is fifty percent adapters and fifty percent patience.
The opening ceremony was lovely until the sprinklers joined in.
My old class is having a reunion and I have nothing to brag about.
Rumour has it that the vice rector is moving to Oulu. | I still have not forgiven them for closing the old canteen.
I'm on parental leave from June, so enjoy the silence.
We could use an extra pair of hands with moving the lab benches.
The delivery for {room} is standing in the rain by the back door.
I have taken the broken chairs out of {room} and put them in the skip.
It was a pleasure to visit {} yesterday, such a curious bunch.
The visitors from Estonia loved {room} and asked who chose the carpet.
I saw {group} singing in the square with their overalls on.
Whoever drew the moustache on the poster in {room} has real talent.
My mentor from {} just sent me a postcard from Peru.
I met two lads from {group} at the climbing wall and got thrashed. | We have decided to name our new puppy after {}.
The heating in {room} has been fixed, you can take off your mittens.
I told my kids about {} and they asked for a different bedtime story.
The cleaner found a wedding ring in {room}, a plain gold one.
It seems the ducks have hatched under the bridge again.
Our football league gives three points for a win and we have four in total.
I read the whole list of ingredients and understood one of them.
The lake opened today, so the mad ones are swimming already. | I think the new guy in HR is wearing a wig.
My flatmate has started learning the accordion, send help.
He reminds me of my first boss, always chewing on something. | Please excuse the barking, my home office has opinions.
The lecture my mother gave me on laundry lasted longer than the washing.
so yesterday my gran called in the middle of my presentation, and since the laptop was on the speakers the whole room heard about her bunions
i spent the entire weekend building a shed with my father in law and now neither my back nor our relationship will ever be the same
we drove three hours to that spa for my birthday, and on the door it said closed for maintenance until monday, so we ate chips in the car
just so you know the group that rented our summer cottage left behind one sock, nine lemons and a very nice thank-you letter in portuguese
My son's teacher phoned to say that he has opened a kiosk at school and is charging a euro for a piece of chewing gum.
the guy next to me on the train has been explaining his exam results to his mother for forty minutes and i now know his entire life
I would like to apologise to everyone in yesterday's meeting for the parrot, he normally sleeps at that time and has never used those words before.
if anyone finds a green water bottle with a moomin on it, it's mine, it has been through two marriages and i want it back
you should have seen the face of the caretaker when he found that somebody had parked a hot dog cart in the middle of {room}
when i was a student the deadline was when the professor went home, and we used to hide his hat so he'd stay a bit longer
they've changed the coffee brand downstairs without asking anybody, and I have never seen the whole staff so united about anything since the strike
my wife opened a letter this morning and it turns out we've been paying the neighbour's electricity for two years, so dinner is on them
I'll be at the hospital with my dad until Thursday, so please carry on with the report without me and don't wait for my comments
anyone interested in a free piano, needs four strong people and a van, third floor without lift, comes with the good wishes of my downstairs neighbour
last night i dreamt that i had to hold a lesson for {group} in my pyjamas and honestly it went better than the real one
after eleven years of teaching {} i finally met a student who laughed at my pancake joke and i nearly cried in front of everybody
to whoever parked in the disabled space in front of {room} this morning, may every pen you ever pick up be out of ink
we tried the new ramen place where the list of toppings is longer than my thesis, would go again but not in a white shirt
my brother got his exam results from the vet, meaning the cat's results, and she's apparently healthier than the rest of the family together
I've been standing at the bus stop for half an hour listening to a group of ladies plan a heist or possibly a bake sale
heads up that the water will be off in our block on monday from eight, so fill your kettles and keep your distance from me
for the christmas party we still need someone who can play the organ, someone who can carry the organ, and a room that has an organ
congratulations to the whole team on the funding, you worked like mad for this, and the sparkling wine is in the cupboard behind the binders
don't want to gossip, but the two who always said they couldn't stand each other in {} were holding hands at the market on sunday
my flight was late, then the luggage went to riga, and now i'm giving the opening speech in a t-shirt that says world's okayest aunt
I started following a sourdough account during the pandemic and now I have three kilos of starter with names and a very patient husband
does anybody else remember the year when the entire exam hall had to be evacuated because of one moose, or did i make that up
our delegation from Ghent arrives on Tuesday and I'd be grateful if two of you could take them to the sauna, I burn easily
i said i'd only have room for a tiny dessert and then the waiter came with the trolley and that is the last thing i recall
Just a thought, but if we put the long table in {room} sideways then nobody has to climb over the radiator to reach the door.
it's a long way down from here lol | ate too much cant think
my alarm app sent me a birthday greeting, nobody else did | this heat man
open the window someone, smells of feet in here | its friday and the list of excuses is long
we meet at the exam hall door and walk to the pub, ok? | my course of antibiotics ends tomorrow, cheers to that
the course record at the disc golf park is mine now
our flat's on the market and the agent calls the cupboard a study room lol
my nephew got a C in music and a drum kit for it
there's a queue at the bakery right round the corner, worth it though
they close the bridge at night now, had to swim home, kidding | the list of participants is in the mail
list of attendees is attached | the participant list is on the door | any company hiring trainees, I need a summer job
need a job, is some firm hiring | should I get a tablet or a laptop | Which laptop should I buy? | is an iPad worth it
The teacher of my son is sick | my sister's teacher quit | The corridor smells | the auditorium smells of paint
hall smells weird | what is 7 plus 8 | how much is 12 times 12 | who has the key of the storage
who has the key to the cupboard | credits to the whole team | credit to the kitchen team | how much is 6 plus 6
what's 3 plus 4 | what's the time now | what time is it now | who typed this report | who wrote that essay
who has my wall calendar | nice calendar on the wall | I lost my paper calendar | my calendar fell off the wall
what time is it? | do you know what time it is | oops wrong window
the 7.40 was late again, stood there like an icicle | the owner of the grey volvo left the lights on
my state of mind: porridge | new version of my cv is 40 % lies | your message arrived, I'll read it on the tram
data plan ate 50 euros in estonia | thanks for the invite, I'll bring wine
absence makes the heart grow fonder they say | first semester as a dad and I've slept four hours altogether
got my advent calendar early, already ate to the 9th | hair extensions cost more than my bike
extension cord's in the blue box | mum changed the settings on the tv again and now it's in german
the privacy screen in the open office fell over | small difficulty with the jam jar, solved by a hammer
weird chain of events led to me owning a goose | follow the smell of burnt toast and you find us
there are places in this town where google maps gives up | he kept the receipt for eleven years, my hero
hidden agenda: cake | the snooze button and I are getting married | she opens every yoghurt from the wrong side
riding lessons cost me a fortune but what a view | can't find my left glove | he never closes the fridge
grade inflation is nothing against butter prices | they took credit for our confetti cannon
course of antibiotics ends tomorrow, then wine | of course it rains now
that lecture from my landlord about ventilation, wow | my group chat has 412 unread
the book club voted for a 900-page brick | deadlines are like buses | I'm so done with group work on bouncy chairs
the exam hall clock ticks like a bomb | who else smelled bacon in {room}
{room} was a sauna yesterday, windows stuck again | there was a bat in {room} lol
we left the snacks in {room}, help yourselves | whoever took the chair from {room}, my back curses you
{} people: karaoke at nine | {} gave me grey hair but also my wife | still laughing at the thing that happened in {}
the {} hoodie prints came out purple | {group} won the quiz, drinks on them
{group} left the kitchen spotless, respect | {group} is loud today | met half of {group} at the flea market
as I said to you on the phone, the red binder, not the blue | can you take the minutes today? I did it last time
I'll swap my thursday desk shift for your friday one | see you at the coffee corner at ten
waiting for the plumber since eight | two more boxes and we're moved | the baby slept!!! | ok but who microwaved fish
printing 200 programmes, pray for me | we've run out of name tags | let's do it like last year
I agree with the one above | that's above my pay grade | not my circus | forwarded it to the wrong person, blushing
will call you back after the meeting | bring a sweater, it's arctic over here
the cleaners found my ring, I could kiss them | our printer speaks in tongues
my nan thinks I study robots, well, kind of | ice hockey on the screen in the lobby, come | has anyone got plasters
who wants two tickets to the moomin museum | is someone else hearing that hum | could one of you open the side door
mine's the one with the dinosaur sticker | the gradient of that hill should be illegal | I'd sell my soul for a nap
The board decided to postpone the renovation until after the elections.
I have put the signed copy on your desk next to the orchid.
Warm congratulations to our retiring caretaker from the whole third floor.
The vice rector will say a few words and then there is sparkling wine.
We seem to have ordered eleven hundred pens instead of a hundred.
I spent the whole of Sunday assembling a wardrobe and ended up with a very tall table and fourteen spare screws
On the way here a swan blocked the cycle path, hissed at a policeman and then walked off like a duchess
My flatmate answers the phone in his sleep and yesterday he apparently agreed to run a marathon with his boss
At my cousin's wedding in Kerala there were nine hundred guests and I was the only one who fell into the fountain
We tried to bake a cake for the tutor's birthday, the oven tripped the fuse and now the whole stairwell sits in the dark singing
Last night I found my notes from my first year and there were more drawings of cats in them than words
When our neighbour's kid asked what I do all day I said I study, and he said so does he, but he also has recess
lol same | zzz | omg that goose | brb | the course of the river changed after the flood and now our cabin has a beach
my calendar says yoga, my knees say no | I got an invite to a wedding on the same day as the cup final
late again because of the bridge, start without me and the cake
My uncle owns a bot that waters his tomatoes and it has drowned them all twice now
The new version of grandma's hearing aid plays the radio and she's never been happier
I sent my message to the bakery instead of the board and now they've agreed to the budget
They give riding lessons behind the prison, and my mother-in-law has taken to it like a duck to water
The calendar the bank gave us has thirty-one days in June, and I've lived by it for weeks
Between lessons we found a hedgehog under the stairs and named it after the photocopier
the file doesn't open | the lecture hall smells | the deadline of the report is friday


`,
  calendar: `
how do i get these in my google calendar | put {} in my calendar please | can i export the dates of {} to outlook
is there an ics file for {} | add this to my calendar | ical link? | google calender sync possible?
how can I sync my courses with apple calendar | want all my deadlines in my phone calendar
download the schedule as ics | calendar feed pls | subscribe to the timetable of {} in outlook
can you send me a calendar invite for the lessons of {}
I live by my google calendar, so is there a way of having the course dates appear there by themselves
does this thing do webcal | get the sessions of {} into my iphone calendar somehow | export to calendar
could I import the lectures of {} into Outlook | my calendar app should show these, how?
give me the link for the calendar subscription | where do i find the calendar file of this course
save the date of the start of {} to my calendar | put it in the diary
I'd like to see enrolment dates next to my work shifts in my own calendar, can that be done
any chance of an ical of my lessons | calendar integration? | hook this up with my calendar
do you have something my calendar can read | timetable into thunderbird, how | add to cal | ics for {}
can my courses show up in teams calendar | copy the exam and lesson dates into my calendar for me
make a calendar event of that | sync w/ outlook | saako nää puhelimen kalenteriin jotenki | lisää {} mun kalenteriin
could these live on my phone next to my gym slots | make my outlook know about {} | feed my gcal
want it all in one app with my kids' hobbies, how do I get the lesson times across
shove the dates into google for me | drop the lessons of {} into my planner | stick it in my diary
pencil {} in for me on my phone | block the times of {} in my outlook so that no one books me
mark the lessons as busy in outlook | my work outlook should be blocked during {}
can my boss see the lesson times in our shared outlook | family calendar on the fridge tablet, can it show my classes
wall tablet at home reads ics, where do I get one | my smartwatch should buzz for lessons, how do I get them on it
garmin watch shows my agenda, how to get {} on there | proton, does it work with that
nextcloud user here, is there a feed | notion calendar, possible? | samsung's own app, can it swallow your dates
iphone?? how do i get the times over | ical? | .ics? | webcal url | caldav? | gcal link | feed url pls | outlook?
apple cal pls | kalenteriin | kalenterilinkki? | subscribe link for my lecture times | sync
is syncing one way or both | two-way sync w google? | does the feed update itself when a room changes
the imported lessons didn't move when the time changed, is the link live
if I subscribe to the feed do cancelled lessons disappear by themselves | how often does outlook refetch your feed
the ics opens as gibberish text, what do I do with it
double-clicked the file and everything landed in the wrong timezone
times came out two hours off in google after importing | how do I get rid of the imported lesson entries in gcal again
can I pick only the deadlines for the export and not the lectures | export just this one, not everything
the exam of {} as an entry in outlook please | put the sign-up date into my phone's diary
place the opening of {} registration in gcal | make it an event on the 14th in my own app
can you create an event out of this | turn these dates into appointments | save-the-date file for {}
save those times to my phone | copy the whole term over to google | carry my timetable over to thunderbird
transfer these to my organiser | push lesson times of {} to my mobile | can peppi's schedule be linked with google
is there a way to link lukkari with apple's app | hook {} up with outlook | beam the timetable over to my device
will these show up on teams too | could my wife subscribe to my lecture times
want to share my class times with my mother on her phone
a link that I can give to my babysitter's phone so that she sees when I'm in class | add {group} timetable to google
{group} ics pls | {} .ics please | {} into gcal | {} to outlook | {} webcal | this one, into my phone's planner
these into my planner | Is an iCalendar file available for {}?
May I export the teaching times to an external application?
Could the contact sessions be imported into Microsoft Outlook?
Do you offer a subscription address for one's own lessons? | How might I transfer the dates to my electronic diary?
Please generate a calendar file containing the sessions of this course.
Is it possible to integrate the schedule with Google?
I double-booked the dentist and a lab again because my phone knows nothing of school, so can you get the lessons onto it?
I drive a taxi and the only thing I look at is the app on my dashboard, so could your dates show up there on their own?
Every September I type forty lectures by hand into Outlook and every October they change. Isn't there some feed?
As a secretary I keep four professors' Outlooks up to date by hand, is there a file I can import for {}?
My husband and I share one colour-coded thing on our phones and my classes are missing from it, how do I bring them in?
We have a shared Google one for our study circle and it'd be neat if the due dates of {} dropped in there automatically.
I'm old school but my daughter set up Google for me and says there's a link one can paste to get lessons. Where is that link?
the times in my gogle calender plz | add 2 cal | cal invite? | calender export how | stick em all in my cal
my calendar is empty, fill it with my lessons | can my calendar fetch the lessons by itself
calendar file for this one | put the due date on my calendar | which calendars do you support
pls send it as a calendar entry | calendar subscription for {group} | my calendar needs {} in it
calendar link for {} | calendar app on my phone, how do I get lesson times in | lesson dates to calendar
lessons into my calendar please | lessons to outlook calendar | does the calendar feed include rooms
calendar on android, howto | can I have lessons in one calendar colour and deadlines in another
is there an add-to-calendar button | get me the calendar url | share my lesson calendar with my wife's phone
my calendar still shows last year's lessons, how do I subscribe to the new ones
I live between three calendars, one for work, one for kids, one for the band. how do I add my lessons as a fourth?
My secretary fills my calendar for me and asks if there's a file with the lesson dates of {} that she could open.
When I try to subscribe in Google it says the address isn't valid, so what's the right calendar address for my lessons?



`,
  state: `
are you down or is it just me | bot status | status? | version? | uptime? | which build are you running
how old is the info you're giving me | how often do you fetch new data | where do you get all this from
is your source peppi or something else | when did you last sync | last update? | show me the logs
something's off with you today, is there a fault | been typing for ten minutes and nothing happens, are you broken
did you crash last night | are there any outages at the moment | your answers look stale, when was this refreshed
is the connection to the timetable system working | do you check enrolments hourly or once a day
how many minutes behind reality are you | did they release a new version of you this week
what changed in the latest release | is the api you use responding | healthcheck | ping test, does the bot respond
data source? | is this info live or a copy from yesterday
no reminder came this morning, is the reminder service out of order
Could you tell me at what time the course data was last retrieved?
How reliable is your information, does it come straight from the student register?
At what intervals do you look for changes in the timetables? | Is there a maintenance break going on?
What release of the study bot is in use right now? | From which system do you read the room bookings?
My colleague got an error message from you twice today while mine went through, so is there a known malfunction?
The portal was updated this morning at eight but you still gave the old dates, so how long does it take before changes reach you?
I'm on night shift and only get to look at this at three am, does the service run around the clock or is it switched off
As a secretary I correct things in the curriculum daily and would like to know how soon a correction appears in the data you use
u working properly? | are you glitching or what | is anything wrong on your end
when was your last look at the study guide | error log of today pls | does this thing even function anymore
everything green on your side? | did the nightly import go through
u alive or flatlined | why the spinning wheel | getting nothing but blanks from you since lunch
three people next to me say you've gone mute, anything broken | you replied with an empty bubble, is something busted
heartbeat? | build number | release notes? | changelog pls | outage? | maintenance? | hiccups today? | synced?
last refresh | still on the beta or the final one | which edition of you is this
did you get upgraded over the weekend, you talk differently | are you running the newest release or some leftover
are you half asleep, servers I mean | what's the lag between peppi and you
if the teacher changes a time in the system right now, when would I see it here
the new rooms went in an hour ago, have you picked them up yet | timestamp of your course data?
as of when are these numbers | from what day is your snapshot | is what you show me hot off the press or leftovers
how up to date are your listings | do you reload things overnight or through the day
every how many minutes do you poll the registry | the pull from the curriculum database, when did it last succeed
has the import choked again | are your feeds from the room booking software still flowing | is peppi down or only you
peppi's dead for everybody here, do you notice that at your end | is the study registry answering you at all
lukkarikone broken? | timeouts everywhere, is it the backend
I get "something went wrong" whatever I type, what's up over there | error 500, is that you or the school
red exclamation mark next to each of my messages, are your servers ok
you were so quick last week and now each answer takes a minute, is there congestion
is there some disturbance going on with the service | when will you be back to normal | planned downtime this weekend?
will you be offline during the christmas update | did yesterday's break in service end already
was the database moved, because half the courses vanished from your answers
have the spring courses been loaded into you yet | when do next year's courses arrive in your data
has the autumn timetable been imported yet
Our room planner moved forty bookings last night and I want to know whether those have reached you.
Is the information shown here retrieved in real time or from a cache?
May I know the date of your most recent synchronisation?
Are there any known faults affecting the service at the moment? | Which software revision is currently deployed?
Has the connection to the student information system been restored?
Is there a status page where I could follow incidents? | Kindly confirm that the service is operational.
How often is the course catalogue refreshed on your side? | What is the origin of the enrolment figures you present?
Before I print the door signs for sixty rooms I must be sure of your figures, so at what hour were they brought in?
My student swears the course has twelve free places and you say none, so which moment do your figures come from?
I'm giving a demo of you to the rector at two o'clock and you just hung, so is everything running or should I pick another topic?
You told me the same thing three times in a row and then went silent for an hour, so has something fallen over back there?
On the old app there was a little green lamp that showed the connection was fine, so how do I see yours?
The IT newsletter promised a bot with new features from today on, so am I already talking to that one?
I corrected a typo in my course description on Friday and on Monday you still repeat it, so when do you read the descriptions anew?
it's been loading since forever, dead? | is ur engine on | am i talkin to a frozen screen | whats ur firmware lol
everything ok under the hood | are the lights on in your server room | you up to speed with todays changes
are the bookings you show from this morning or older | are you operating normally | health check pls | diagnostics
self test please | v2 already? | which release fixed the room thing, and do you have it
who feeds you the timetable, peppi or untis | are your sources ok, the numbers look frozen | reminders queue stuck?
got the same alert five times within a minute, are you malfunctioning
buttons do nothing when I press them, is that a known fault | how fresh are these
is there a backlog in your processing, my answer came forty minutes after the question
how long have you been running without a restart | what state are you in | system state? | state of the data?
is the bot ok, mine is stuck on "thinking" | is the study system down for the others as well | bot version pls
which version of the bot answers me | was there a new version of this bot last night | system failure or just slow
is the bot's data older than peppi's | how fresh is your data on rooms | is this fresh data or yesterday's
I demoed the bot to my mother and it didn't say a word, is the system out of service tonight?
The study system had a power cut on Saturday according to the news, so is your data from before or after it?
We're two dozen teachers in a training and the bot answers only half of us, what state is the system in?



`,
  owner: `
who built this thing | who's your boss | owner? | maintainer? | your developer? | whose bot are you
who's behind this | who pays for you | who runs you, the school or some students | who do i complain to about the bot
found a bug in you, where do i report it | are you an official thing of the university or somebody's hobby
who's responsible when you give wrong answers | who programmed you lol | which department funds this bot
is there a human I can email about you | where can one send feedback on this bot | contact person for the bot?
who keeps you running | which company delivered you | who wrote your code
is there a github where I can open an issue about you | who has the final say over what you do
who came up with the idea of this bot | who do you belong to | to whom do I suggest a new feature for you
you gave me a wrong room twice, who fixes you | is it the IT services that administrate this bot | who is your creator
who do you report to as a bot, ie who's your employer | who looks after you when something goes wrong
support address of this bot pls | Who is in charge of the development of this service?
Is this bot maintained by the student union? | Whom should I contact if the bot behaves oddly?
Does a private vendor stand behind you, or is it in-house work? | Which team is your administrator part of?
Could you give me the name of the person who operates this bot?
My friend claims you were somebody's thesis project, so I'd like to know who actually developed you in the first place
I teach at another university and we would love to have something similar, who could I talk to about how you were made
As a parent I wonder a little about machines like this at school, so which party has set you up and carries the responsibility?
I noticed that your text has a typo in the welcome message, which person should I tell so it gets corrected?
bot admin who | who's the brain behind you | did an AI company make you | who foots the bill for this bot
who created this chatbot
whose brainchild are you | which humans stand behind the curtain | who pulls the strings | who signed off on you
who's got the keys to your engine room | whose baby is this | who do I send flowers to for making this
where do I mail my moan about your answers | whom do I bribe for a new feature lol
I've an idea for a button, to whom does it go | feature wish, where to | bug report, where to | complaints dept?
creator? | vendor? | admin? | product owner? | tech support for the bot | support email
responsible person for this service | helpdesk of the bot | where's your source code | open source or secret sauce
are you on github | got a repo | is this a student project | did some class build you
an AI startup or our own it folks? | made in finland or abroad | which firm sold you to the uni
who got the contract for building this | was it coded by our software students
did the study office order you from someone | on whose orders do you work | on whose budget do you run
who pays the server bill | who tells you what you may say | who decides which features you get next
who updates you when something's missing | who's on call when you collapse
the person who maintains you, how do I reach them | I need the name of whoever is in charge of this tool
who in the digi team looks after this bot | is this under it, library or student affairs
is the student union paying for this | is the university behind you or Slack itself | are you Slack's own thing
made by slack? | are you made by Microsoft or by our people | is this an official channel of the school
are your answers official, who vouches for them | if I miss a deadline because of you, whom do I sue
if you're wrong who carries the can | who's accountable for this app | publisher of the app?
who published you in the app directory | who has admin rights on you
whom do I ask for permission to study how you were built | I want to interview your developers for the student paper
can I meet the folks who programmed you | can I join the team that builds you | do your makers take trainees
I'd like to help with coding you, whom do I write to
translation mistake in your Swedish, where does one report those | you use a wrong room name, to whom do I say it
who can fix the mistakes in your answers | Which unit of the university administers this application?
Could you provide the contact details of the development team?
To whom should suggestions for improvement be addressed?
Who bears legal responsibility for the content of your replies? | By which company was this assistant developed?
May I know the name of the service provider? | Is this assistant produced in-house or procured from a supplier?
Our data protection officer wants to list every tool with its responsible party, so which party do I enter for you?
I run a similar thing at a school in Tartu and would love to swap notes with your makers, so how do I find them?
My class has to analyse a chatbot for homework and I picked you, so I should know who developed you and when.
I'm a teacher and you sent my whole group to the wrong building this morning, so who is the person I can have a word with about you?
My dad used to work at the computing centre and bets that you were built there, is he right?
Some mornings you're brilliant and some mornings hopeless, I'd like to tell that to the people who made you, where do they sit?
who dreamt you up | who coded u | who cooked this up | who let you loose on us | which genius is behind this
under whose roof do you live, IT or student services | who's your mum and dad, I mean the devs | bot's owner pls
is the owner of this app a person or a firm | has your ownership gone to a new company | who's the maker of this bot
who owns the bot | who owns you | owner of this app? | owners? | bot made by who
who made this bot, they deserve cake | who runs this bot in the summer when all are away
who runs the show behind this bot | is the bot's owner the city or the school | bot team contact
Something in the bot's Finnish made my whole class giggle, so who made it and would they like a proofreader?
As a journalist of the local paper I'd like to write about this bot and need to know who runs it and who paid.
I'd like to have the bot at our vocational college too, so who owns the rights and whom do I call?



`,
  late: `
missed the enrolment for {}, what now | forgot to sign up for {} omg | late registration? | late enrolment {}
enrolled too late {}? | i overslept the whole registration thing, can anything be done
can i still squeeze into {} after the deadline | what happens if I don't register in time
is there a way in once the sign-up has closed | the deadline went by yesterday and I'm not in
enrolment deadline passed, any hope | enrolment ended and I was on holiday, help
was in hospital when {} registration was on, can they still take me
does one get into {} by begging the teacher after it closed | I'm a day late with registering
two hours late with my enrolment in {}, do they make exceptions | is there such a thing as late enrolment here
can somebody add me afterwards | how do I join {} when registration is already over
who lets me in if the enrolment period has ended | missed ilmo | registering afterwards?
my ilmo never went through and now it's shut, what do I do | thought I had enrolled in {} but I hadn't and it's closed
forgot the ilmo of {}, am I doomed | what if I'm late signing up
what are the consequences of enrolling too late for {} | sign-up shut already... plan b?
it shut before I got my login, what are my options | is late sign-up accepted in {} | can a latecomer be added to {}
registration slipped my mind, any remedy? | what should a student do who didn't enrol on time
Is it possible to be admitted to {} after the enrolment period has ended?
How should I proceed if I have missed the registration for {}? | Do you accept late registrations for {}?
What can I do if I fail to enrol before the closing date? | Are students ever accepted into {} retroactively?
My exchange decision arrived only today and the enrolment of {} closed last week, so can I somehow still be taken in?
I have a student in front of me who forgot to register for {} and is crying, is there any procedure for late cases?
I work shifts and just plain forgot that the sign-up ended on Sunday, is there some back door to get on the course anyway
My daughter's computer broke the very evening registration for {} ended, may she be let in afterwards?
My friend says you can just turn up at the first class of {} even if you missed the sign-up, is that so
blew the registration for {}, any rescue | snoozed and lost my chance at {}, can it be fixed
the window slammed shut on me, can I get in any other way
transferring here mid-autumn and every registration is over, can I get onto {} regardless
train's left the station for {} ilmo, can I hop on at the next stop
the button is grey now, any human who can press it for me | "enrolment closed" says peppi, is that final
got home from the army the day after sign-up ended, is there mercy
only noticed today that {} stopped taking names last week, any way round it
my alarm was set for the wrong sunday, can they still put me on {}
thought the deadline was the 15th, it was the 5th... any backdoor
I'm not on the list because I dithered, can that be mended | does pleading help once it's shut
who do I grovel to now that it's closed | which office can force an enrolment through when the period's over
do teachers have the power to add someone by hand after it's been locked | can the study secretary still slip me in
manual enrolment possible now that it's locked? | jälki-ilmoittautuminen for {} | after-enrolment
post-deadline sign-up? | closed already, still a chance? | ilmo over, plan b | door's shut, window open?
locked out of {} | locked out of registration, what do people normally do
my study right was activated after the registration window, how do I get onto {} anyhow
the wifi dropped at 23:58 and now it's past the date, would anyone take me
pressed cancel instead of confirm on the last day and now it won't let me back, can this be reversed
my place got dropped by mistake and sign-up is no longer on, can I get back on {}
peppi crashed at the last minute and I was left outside, is there compensation for that
I was stuck at migri when it ended, any special treatment
they gave me my student id too slowly, and {} had shut by then, do they bend the rule
how strict are they about the sign-up date having gone by | is "closed" really closed with {}
any leniency for those who didn't make the cut-off | is it hopeless after the last day
has anyone ever been let in after the gate fell | do they ever reopen it for stragglers | will they reopen {} sign-up
a second round for those who dawdled? | is there an extra registration round after the real one
next chance for people who missed out on signing up?
would they mind if I came along although I never signed up and can't any more
can I sit in on the first lecture and be put on the list there, seeing that ilmo is shut
change of programme came through in october, how do I catch up with the enrolments that are past
came back from parental leave after the enrolments had ended, who can arrange me onto {}
is there a form for belated enrolment | where do I send an application when the registration time is behind us
fee for registering after time? | is one fined for registering after time | grace for the sign-up if I'm a day over?
three hours past the sign-up limit, worth writing to somebody?
Would it be at all possible to join {} even though its registration has ended?
To whom may a student turn if she has failed to register within the given time?
Under what circumstances are students admitted after the closing of enrolment?
Is the lecturer authorised to admit participants once registration has concluded?
Might an exception be granted to someone who was ill throughout the enrolment window?
Which procedure applies to students whose enrolment was not submitted in due time?
I am an incoming Erasmus student, my flight was cancelled twice, and the enrolment for {} has meanwhile ended. What can be done?
I teach this one and a lad turned up who isn't on my list, sign-up is over, am I able to take him in?
As a study counsellor I see this every August: the boy didn't register for anything and it's all closed now. Where do I start with him?
My son thought the school does the registering for him, as in upper secondary, and now everything is shut. Can he still be placed on {}?
Slept through every reminder, lost my phone, moved flats, and now {} no longer takes sign-ups. Is there one last trick?
I sat there with the page open, went to make coffee, came back and it had closed. could somebody push me in
Two of my flatmates got in and I forgot to click the last confirm. It's over since yesterday, can I join them in some way?
the union says you may always enrol until the second lesson even though the system has locked, true?
We hired her to finish her degree alongside work and HR sat on the papers till sign-up was gone. Can our employee still be taken?
i know i know the date was in bold red. still, can i | soz i spaced on the signup, salvageable?
totally blanked on ilmo and its gone, halp | slept thru the sign up windw, can some1 add me
regst closed yday, wat now | nooo it closed at noon not midnight, can i appeal | missed it by 4 minutes lol any hope
latecomers welcome in {} after sign-up shut? | stragglers? | forgot. closed. crying. options?
too late for {} sign-up, who decides if I'm let in | registering for {} after the fact
how do they treat people who didn't enrol in time | could I be put on {} even though its sign-up expired on Friday
I've dropped between two chairs: one course was cancelled after the other's enrolment had ended, can I switch over to {} now
is somebody able to unlock the enrolment of {} for one person
my ilmo was rejected and by the time I saw it the window had gone, can I redo it
how late is too late for signing up to {} | too late? | late sign-up form? | late entry to {}
is registration over for good in {} or is someone able to get me in | registration over, me outside, now what
so the registration is over... who's the person to beg
I registered late and got an automatic no for {}, does one appeal | late by a weekend with my ilmo, does it matter
are late enrolments ever approved
My plane was late, my permit was late, my student number was late, and so my enrolment for {} is late as well. Will they take me?
The registration for {} was over before I had even been accepted to this school, so how do people like me get in?
We're a month late because our baby came early, and all the registrations are over. Can a young father still be added to something?
Our new employee is sent to study half a day a week and all registrations were over on Friday, is there a late list one could get onto?



`,
  message: `
tell the group that the lesson is cancelled | can you message my students
msg everyone in {group} that we start at ten | tell {group} i'm running late
let the class know there's no lecture tomorrow | write to the teacher for me
email my lecturer that I have a question | announce in the channel that the room changed to {room}
send all participants of {} a note about friday | pass on my thanks to the lecturer of {}
inform {group} about the new time | post this to my course | forward this to everyone on {}
ask the teacher of {} to call me | could you drop my teammates a line that the meeting moved
broadcast to {group}: bring your laptops | spread the word in {group} that the exam room is {room} | dm the tutor pls
send message | message to {group} | announcement to students | notify my class
write my group mates that I did my part | can i send a message to all of {} through you
tell my mate that we meet in {room} | say hi to {group} from me
could you let the others know I'm bringing the cables | remind my students to hand in the essay
shout to everyone that pizza's in the lobby | can you text my supervisor
tell the caretaker the door of {room} is locked | deliver a greeting to the freshmen of {group}
write them that the deadline was moved | can you @ everybody in our group
Please inform the participants of {} that Thursday's class will be held in {room}.
Could you send a bulletin to all students in {group}? | Would you write to the lecturer of {} on my behalf?
Is it possible to contact a whole group by means of this bot?
Please let {group} know that their supervisor has changed.
I'm stuck on a train with the slides in my bag, so please tell {group} that we begin half an hour later today
I'm the secretary and need to reach everybody enrolled on {} before noon, could you send them a short notice from me?
The projector in {room} died this morning, so could you let all teachers who have lessons there know about it
Our project team has nobody with a working phone, can you tell the other members that I booked the studio for six
put up a notice for the whole class | tell everyone on {} to check their mail
relay this to our teacher: the link is dead | get word to {group} that the excursion bus leaves at eight
give {group} a heads-up that we swap the order of the talks | warn {group}: the lift's out, take the stairs
pass the word: lab coats on tomorrow | get {group} to read chapter four by monday
nudge my group about the poster, they ignore me | poke my teammates, the slides are still empty
ping everyone in {group} for me | @ all of {group}: keys are at the desk
text the others that we meet by the fountain | drop {group} a line | can you mail the whole lot
shoot an email to my tutor for me | forward my question to the one who teaches {}
put my question through to the lecturer | hand this over to the teacher please
ask the lecturer of {} whether she got my slides | ask {group} who has my blue notebook | ask my mates if pizza is ok
ask around in {group} for a spare lab coat | find out from the teacher for me if we may use R
tell the janitor the radiator in {room} hisses | let the cleaners know there's glass on the floor of {room}
let the study office know my surname changed | let {group} know the bus is at gate 3
say thanks to the guest speaker of {} from me | say sorry to {group} from me for yesterday's mess
wish {group} luck for the match | congratulate {group} on my behalf | cheer on {group}, they pitch at noon
invite all of {group} to the christmas party | summon {group} to {room} | call my students together at two in {room}
could you announce that the feedback form is open | make an announcement
announcement: tomorrow's session starts in {room} | broadcast | bulletin to {} | mass mail? | group mail | mail all
circular to the staff | DM | dm for me | tiedote to {group} | viesti ryhmälle {group}
can you deliver something to another student | are you able to write to people other than me
do you relay stuff between students | can I reach every participant of {} at one go through you
does writing "tell {group}" to you make it go to them | how do I get a note out to all that attend {}
how do I reach the whole class at once with you | is there a way to shout something to all on {}
I'd like something sent out to those enrolled on this one | can this be sent round to the rest of my team
send them the link to the zoom room | send {group} the photo from yesterday
send my apologies to the group for forgetting the cake | send out: bring your own headphones
post a poll for {group} about the time | pin a notice in the channel about the fire drill
put it on the board for {group}: slides are online | write in {} channel that the key card works again
reply to the teacher that I'm fine with it | answer my tutor for me that yes, I'm in
let the guy I'm paired with know my part is done | contact the others in my project for me
get hold of my supervisor and tell him the draft is up | bring the class up to date about the new room
instruct everyone in {} to bring ID | Kindly convey my gratitude to the lecturer.
Please notify all participants that the guest lecture has been relocated to {room}.
Would you transmit the following to the members of {group}?
Are you able to dispatch an announcement to everyone registered for {}?
Please remind {group} on my behalf to fill in the survey.
May a teacher use this bot to communicate with an entire cohort?
I'm locked out of the building with two cakes for {group}, could you tell them that one of them should come to the side door
My mic is dead and they're all waiting for me in the online seminar, write them that I'm rebooting
I supervise the exam in {room} tomorrow and twenty of them don't know about the new seating, so get it to them please
We ordered too many sandwiches for the board meeting, could you let {group} know they're free to take on the third floor
I run the student bar and want every freshman to hear about Thursday, can you spread that for me
The fire inspectors come at ten, and as caretaker I need each teacher with a class in {room} to be told in advance.
I've written to my thesis supervisor three times without a reply, so could you try to reach her for me
tell em we start w/o them | yo tell {group} im 10 min out | lmk the others where we sit, i mean let THEM know
msg my group plz | can u txt the tutor | tell everybody in my class the wifi's back | pass it on to {group}
please put this message through to my lecturer: the link is broken | message the others that the table is booked
a message for {group}: fire drill at two | message all who take {} | message to all on {}: exam moved to {room}
message {group} that the sauna's warm | message the teacher of {} for me | message my tutor that I found the form
take a message for the lecturer | leave a message to my supervisor | deliver my message to {group}
get this message to the whole class | can you carry messages between students | how do I message everyone on {}
text message to the group? | write to the others for me | write to {group}: shoes off in {room}
Please send a message to everyone in {group} that the bus to the factory leaves from the back gate.
My keyboard is broken and I dictate this, so could you write a message to my supervisor that the draft comes by post?
As the caretaker I'd like to leave a message for whoever teaches in {room} about the open window every night.
The guest from the museum is stuck in the lift, so write to {group} for me that they should wait in {room}.



`,
  semester: `
when's the term over | when is christmas break | autumn break? | exam week? | period 2 starts? | term dates
winter holiday week | when do the summer holidays begin | when does spring term kick off
what week is the exam week in autumn | last day of school before xmas? | when r we off for the holidays
when does the third period begin | how many weeks till the semester ends | date for the end of period 4
when does teaching stop in december | academic calendar pls | academic year 2026-27 dates
first day of uni in august? | when do we come back after new year | when's ski week | is there a reading week and when
when does the teaching resume in january | when are we done for the year | when does the period change
on which day does the autumn semester officially finish | at what date does the academic year start
what are the period dates this year | intensive week, when? | orientation week date? | holiday start?
retake week in spring when | how long does the fall term go on | what date does the summer term start
when is school out for summer | when can I fly home for christmas, ie when does teaching end
When will the spring semester come to a close? | Could you tell me when the second teaching period ends?
When does the university close for the summer? | On what date does the exam period begin in December?
I'm booking flights to Spain and have to know on which day the autumn semester ends at your university
My son starts with you next autumn and we are planning a move, so when does the academic year begin for newcomers?
I have two kids in primary school and would like to fit our holidays together, when is the university's winter break?
My shift planner wants to know when I'm available, so when does the spring period end and the summer break start
easter holidays from when to when | does the term begin in week 35 or 36 | when does the semester wrap up
when do lectures fall silent for xmas | which monday do we all return in january
from what day on is campus dead in summer | when's hiihtoloma here | syysloma when
week 42 or 43 for the autumn hols? | is week 8 off | is teaching on during week 10 | what week number does P3 start
P4 dates? | P1 to P5, all dates | period 1 ends? | jaksot? | lukukausi dates | vappu break? | easter off?
is the friday after ascension day a day off | is the 7th of december a normal school day or a bridge day
independence day, any teaching on campus then | Do we get the whole of Easter week free from the school?
how many periods are there in a year | how many teaching weeks in the autumn | how long is one period
how long is the break between autumn and spring | when does one half of the year turn into the other
which period are we in right now | what teaching week is it now | are we in period 2 or 3 already
how many weeks to go till the break | which is the last week with any classes before summer
does school begin before or after the 20th of august | when do freshers have to be in town
when's the very first day for newcomers | intro days for exchange students, which dates
when do exchange students start in january | welcome week when | when does the spring lot begin
my landlord wants to know from when till when I'm a student this autumn, so what are the official dates
I rent my room out in summer so tell me from which date the school stands still
booking a cabin in Levi, which week is the uni off | mum wants to visit when there's no school, which weeks are those
for my summer job contract: the last day of school in spring? | for Kela, the months the academic year covers
academic year, first and last day | kalenteri of the school year | school year 2027-28, have they fixed it yet
year planner of the uni | the annual clock of teaching, where do I see the dates | dates of all the breaks pls
holidays list | bank holidays when campus rests | no-teaching days this spring? | when's the resit week
re-exam weeks of the year | is there a project week and when does it fall | innovation week dates
when is the period changeover in october | last day of P2 | first day of P3 | kick-off of autumn | end of term, date?
summer term from-to | is there teaching in june | how far into may does it go | do we finish before or after juhannus
does the year end in may or june | when do graduates get their day, the end-of-year ceremony date
Which calendar week marks the beginning of the third teaching period?
May I ask for the official dates of the coming academic year?
On which dates does instruction pause around Christmas? | Between which dates does the autumn semester run?
How is the academic year divided into periods, and from when to when?
When does the university resume operations after the summer recess?
What are the dates for the winter break at your institution?
As a caretaker I schedule floor waxing for when the building is empty, so which weeks have no teaching at all this year?
As the secretary of our partner school in Ghent I need the first and last teaching day of your spring for the agreement.
My orchestra tours in February and the conductor asks each of us when school is off, so which week do you have for that?
We're a family of three students in three schools and try to find one shared week off, so when is yours in the spring?
I'm coming from Osaka in January and the visa form wants the exact day on which your spring teaching begins.
My visa ends on 20 December and I'm afraid it's too early, so is there anything still going on at the uni after that date?
My shop is only busy before Christmas, so I want to know how late in December the teaching goes on.
I teach part-time in two places and their calendars never match, so on which day does your second period hand over to the third?
wen do we break up for xmas | when r the hols | how many sleeps till summer break lol | break when pls
wats the date school restarts | when we back | when does the madness begin again after summer
curtain down on autumn, what date | when does the new school year roll in | semester ends?
the semester break, how many days is it | does the semester change at new year or in mid january
spring semester dates for 2027 | are the semesters the same for day and evening students | semester dates pls
semester break dates, I wanna go surfing | academic year: when does it roll over
when does the academic year officially close | which dates does period 5 cover
how long is a semester here compared with germany, what dates | period dates for adult students, same as others?
the autumn period split, on what date | the first semester, when's its last day
is june part of the spring semester here
At home in Chile the semester starts in March, so I need to know when yours begin and end before I book anything.
My choir, my job and my kids all run on different years. When does the academic year of this school begin and finish?
As a landlord of nine students I plan the repairs for when they're away, so which weeks lie between the semesters?
My tutor keeps saying "next period" and I nod, but I don't know when one period ends and the next begins.



`,
  absence: `
i'm ill, tell the teacher | sick today | can't make it today | won't be in class tomorrow
i have a fever, not coming to {} | report me absent | absence note | sick leave from {} | mark me as away on friday
can i call in sick through you | throwing up since 4 am, skip me today | tell {} teacher i'm not coming
flu got me, staying home | my kid is sick so i can't attend {} | got covid again, let them know I'm out
please put in an absence for me | I'm missing {} today because of the dentist
stuck in traffic wont make it to the lecture | i'll be away all next week, report it
not able to attend {} on thursday | letting you know I'm absent | migraine, can't come
broken leg, no {} for me this week | away today | absent tmrw | log my absence pls
I'd like to notify {} of my absence | can you excuse me from today's lesson
doctor gave me three days off, pass it to the lecturer | the trains aren't running so I can't get to {}
my daughter is ill and won't come to school today | how do I report that I'm sick
where do I enter an absence from {} | I've got a job interview and will be missing this lesson
sorry have to skip {}, stomach bug | under the weather today, inform my teacher
please tell them I couldn't come because of a funeral | I shall unfortunately be unable to participate in {} tomorrow.
Could you inform the lecturer of {} that I am ill? | I would like to report an absence for Wednesday.
Please register my sick leave from Monday to Wednesday.
I woke up with a horrible cough and my voice is gone, so please let the teacher of {} know I won't be there
The boss put me on an extra shift at short notice, which means I can't turn up at {} tonight, please report it
My car slid into a ditch on the way, nobody's hurt but I'm not going to make it to the morning class, tell the lecturer
As a mother of twins with chickenpox I'm tied to the house this week, so please mark me absent from {}
tonsillitis, staying in bed, no school | army refresher next week so count me out of {}
got food poisoning, can you tell {} I'm off
down with the flu, no {} today | 38.9 and shivering, count me out | my head's in the toilet bowl, no class for me
food came back up, not moving from bed | lost my voice, staying under the blanket
got pink eye, they won't want me there | coughing my lungs out so I stay home | positive test this morning
quarantine till friday | corona again :( no lessons for me | norovirus at our place, I keep away
slipped on the ice, on crutches, no school this week | sprained my ankle, I'll stay off {} today
back went out while lifting, lying flat, skipping the lab | wisdom teeth out at ten so don't expect me
root canal at nine, I'll sit this one out | surgery on tuesday, back the week after, pls note it
in labour, obviously no {} today | at the maternity ward, not turning up this week
baby's got an ear infection, I'm home with her | daycare is closed so no lecture for me
nobody to mind the kids tonight, won't be at {} | dog's at the vet, can't be in {}
burying my grandad on thursday, not in class | court summons on monday, I'll be gone the whole day
called up for reserve training, away for 10 days | moving flats on friday, I won't show up
my flight got cancelled, stuck in frankfurt, no monday class | missed the ferry so I'm not at {} this morning
bus never came, give {} my apologies | car won't start, I'm not going to be there | snowed in, not leaving the house
train strike, so no me in {} today | overslept badly, there's no point in coming any more today, let them know
hungover... put me down as ill | got called in to work, bailing on {} tonight
shift swapped, can't do the evening class | migraine day | sick note | sick | ill | ill today!! | poorly | off sick
not coming | won't be there | no-show today, sorry | skipping today | out till monday | gone thurs and fri
away next week | away note for friday pls | doctor's note, where do I put it
I've a certificate from the nurse for three days, where does it go | poissa tänään | I can't be present on the 12th
I'd better stay home today | don't wait for me in {} | leave my chair empty in {} today
{} has to go on without me tomorrow | {}: I'm out this week
can't attend this one on wednesday, please pass that along | not making it to the workshop, tell whoever holds it
unable to join the teams lesson, power's out here | can you file me as sick
could you let {} know I've been hospitalised | where can I register that I'm unwell
is there a button for calling in ill | how does one let the school know one is ill today
how do I sign off from tomorrow's class | I must leave {} at noon for an x-ray and won't be back, put it down please
I wish to inform you that I am indisposed and will not attend today.
Please record that I shall be away from the 3rd to the 5th.
I regret that I am prevented from attending {} on Monday.
Would you kindly notify my teacher that I have been taken ill?
Owing to a family emergency I am not able to come to class this week.
I hereby give notice that my daughter will stay at home with a fever today.
My son has been throwing up since midnight and he won't make it to {}, please put a word in for him.
The hospital moved my scan to tomorrow morning of all mornings, so the lab has to do without me.
I teach here myself but today I'm a student with a burning throat, so mark me as not present.
They found a burst pipe in our cellar and I have to wait for the plumber all day, so no classes for me.
We have a visa interview at the embassy in Stockholm on Thursday, therefore I will not be seen in {} that day.
My wife went into early labour at four and we're at the hospital now, I'm obviously not coming to {} this week.
I came off my bike on the bridge, nothing broken but I look like a boxer, so I stay home today. could that be reported
One of my students rang from the emergency ward and asks that her missing the next days be put down somewhere.
wont b in 2day, dodgy tummy | feelin like death, staying in | im sic sorry no class | cant come in, kid puking
calling in sick for tmrw | notify them im off | fever. bed. bye {} | taking a sick day
self-certified sick for three days, note that | absence on the 14th, whole day
my absences this week: tue and wed, flu | report absence | absence due to flu | absence on wednesday, work trip
my absence from {} tomorrow, please note | please log an absence for the whole of next week
absent the whole week, pneumonia | I'll be absent from {} on the 9th | mark me absent, I'm at the hospital
put me down as absent for this afternoon | I can't come, the roads are pure ice
can't come to {} today, childcare fell through | can't come tonight | sorry I can't come, my ride bailed
I can't come to {} on Tuesday because the asylum interview was moved to the very same hour.
We've been told to isolate for five days after the trip, so please report my absence from everything until Monday.
My boy can't come tomorrow, he's getting his cast off at the hospital and it takes the whole morning.
I left my keys in Tampere and slept on a friend's floor, so I can't come to the morning lab.



`,
  invite: `
how do i add you to a channel | can you join our channel | invite the bot | add bot | bot to channel how
how to kick you out of a channel | leave this channel | get out of our channel | come to #project please
pls hop into our group chat | can i bring you into a private channel | which kind of channels am I able to add you to
remove the bot from here | how do we get rid of you in this channel | can we have you in our class channel
what's the command to invite you | do i type /invite or what | how do I install you in our workspace
want you in our team's slack too | can you be part of a group conversation | may i add you to the tutors' channel
could you sit in on our channel | uninvite | channel invite? | add you to {group} channel?
how does one drag you into a thread with friends | is it ok to put you on the {} channel
how do I take you off the {} channel | can't find you in the add apps list of our channel
it says app not in channel, how do I fix that
mentioned you in our channel but you aren't a member, how do I get you there
who can add the bot to a channel, only admins? | can anyone kick you from a channel
we made a new channel for {group}, come over | are you able to enter locked channels | join us in the staff channel
you're not in our channel yet, how do we change that | how can my friends get you into their chat
please exit the conversation channel | How can the bot be added to the channel of a course?
Could you explain how to remove this app from a channel? | Is it possible to invite you into a group message?
Would you be able to participate in our department's channel?
What rights do I need in order to add you to a private channel?
I'm a tutor for twenty freshmen and we have our own little channel, so what do I have to do to get you in there
Someone dragged you into our joke channel as a prank and now nobody knows how to get you out, what's the trick?
Our teaching team moved to a new Slack channel over the summer and the bot was left behind, how do we bring it along
can you move in to our channel
what's the spell to get you in here | hop in, #rocket-lab | come over to #nursing23
move in with us in #thesis-support | join #year1 will ya | plug you into our team space?
want a seat in our discussion room? | we'd like you at our table, I mean in #lab-team | bring bot in | bot in
bot out | add me a bot here | onboard the bot to our workspace | install? | /remove? | /kick works on you?
@ you in a new room does nothing, are you not a member
typed your name in #projects and slack asked "invite or do nothing", which do I press
slack says "this app can't be added", what's missing | where's the add app button for a private group
are you allowed in DMs with three people | can you be in a DM between me and my friend | do you sit in huddles
can you come to teams or only to slack | what happens if I pull you into a channel of 300 people
does everyone get you if one person brings you in | need the admin's blessing to get you in?
who's permitted to let you into a channel | do I need rights for letting you in
as a plain student, am I allowed to bring you into #freshers | as guest user in slack, could I get you into our room
how do I make you a member of #{group} | we opened a space for {group}, come in
{group} made a room of their own, can you be there too | the {} folks want you around in their room
could you be present where the {} people talk | make yourself at home in our staff room on slack
could you pop into #it-help | please sit with us in #exam-prep | can you lurk in our channel too
can I get you for my club's slack | the debate club has its own slack, can you work there
how do we bring you along to a different workspace | can you live in several channels at once
in how many channels can one have you | shared channel with another uni, can you step in
archived our old channel, now take you to the new one how | time for you to go, leave | you may go now, exit #general
shoo, out of this channel | please show yourself out of #memes | kick the bot | evict the bot
boot you from #random how | eject? | throw you out? | who do I click to throw you out of our room
how does one get shot of you in #staff | we don't want you here any more, how do we make you go
the others find you annoying in #lounge, how to take you away
you talk over us in this channel, how do I drop you from it
my classmates voted you out, how does one carry out the sentence
bot should not be in #private-matters, take yourself off | uninstall from our workspace?
someone removed you from #tutors by mistake, how do we get you back in
you vanished from our channel, bring yourself back | you used to be in #maths and now you're not, come back
return to the channel please | how to have you back after kicking
is there a way to ban you from one channel but keep you in others
Kindly instruct me on adding this application to a Slack channel.
Is administrator approval necessary before you may enter a channel? | Could you please withdraw from this channel?
Might you be admitted to a confidential channel of teachers? | Which command takes you out of a conversation?
Would it be possible to have you present in our department's shared space?
I'm the admin of eleven class channels and would like to have you in each of them, is there a quick way?
Our tutor put you in the channel during the first week, now half of us mute it because of you, so how do we part?
We are four friends with one private chat on Slack where we moan about everything, can you come in as number five?
I tried dragging your name onto the channel like a file, nothing happened, so what's the proper way to get you in?
My co-teacher has you in her class channel and I don't in mine. What must I do?
I made a channel for the parents' evening crew and want you to answer in it, what do I type
A summer trainee put you in the management channel and the dean is not amused. How do we get you off it?
pls add yrself to #bio22 | cn u join #team7 | get in here | get lost from this chan | how 2 add u
how do i get u outta here | let yourself in | invite you to our group pls, how | invitation to #dev-club, accept
does inviting you need a code | inviting you fails, "user not found" | is a bot invited the same way as a person
I invited you but you don't show up among the members | invite link for the bot? | invite the bot to #{group}
invite expired? | add the bot to three channels at once | adding you to a channel, who may | add yourself to #chemlab
remove yourself from this channel | remove the bot from #party | removing you needs an admin?
is there an invite command for threads | can a guest invite you to a channel | in which channels can one invite you
Could you explain how a teacher invites you to the channel of her own course?
I invited the bot to our channel last spring and since then two people have left because of it, so how do I remove it?
We merged two channels into one over Christmas and I'd like to invite the bot to the one that stayed.
The sports club has its own channel with four hundred members, may I add the bot there or does somebody have to approve?



`,
};
