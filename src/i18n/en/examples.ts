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
set my alarm for what day to get a spot | when are we being allowed to enrol, nobody has told us the starting date
when could one sign up for {} | when can you register to {} at the earliest | when do u get to sign up for {} | how long must I wait before I can register
when does enrollment for {unit} open
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
{} already running, could somebody sneak in late
a student asks me if she could jump on {} now or has that ship sailed | did I miss the boat with {}
where do I click to get onto {} | is it too late or still ok to join {}
my friend from another AMK wants to {}, possible? | can first years barge into {} as well
registration {} open or closed rn | peppi doesn't let me choose {}, am I not eligible
How one does register himself for {}? I don't find the place | is {} for anyone or just for the invited
I work full time and study evenings, would a monimuoto student get into {} | {}: open for sign ups at the moment?
not from that school but really want {}, do I have a chance to be let in | {} via campusonline, doable?
still joinable? | could I hop on today | am I even allowed to
do I need somebody's permission to take part or do I just register | what's the procedure if I want in
is ilmo on now | can non-nurses come too or is it shut for us
the form for {} says closed, can I still join somehow | is joining {} still possible | are sophomores allowed to take {} | may first-years take {}
are people from other schools let into {} | the sign-up button of {} does nothing | enroll button greyed out for {} why | can I join this course although it is late
it says the registration is closed, is there a way in | would they let me in | I tried to sign up for {} and it refused me | can a transfer student take {} this fall
I forgot to register for {}, is it over for me | how does one sign up for this | what do I have to do to register | where is the registration form
can I get in to {} any more | is it too late already to sign up | may I still get into {}
is {} still open in two weeks | is {} open after the exam week
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
which department runs {} | who is behind {}, which school | which course unit is {} a run of | what unit does {} belong to
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
is {} made with Nokia or whoever | work life cooperation of {} | any company involved?
do we meet real customers there | who's the partner firm | a commissioned project or a made-up case
any visits from people in the industry | working life link?
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
which lectures belong to the course | does {} have classes in the morning | is {} an early morning one | does {} end by five every day | is {} cancelled today | has {} moved to another room today | nobody is here, is there no lesson of {}
I have to leave at four, do the lessons of {} end before that
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
remind me tomorrow morning | remind me on Thursday | remind me next week | remind me to buy bread
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
`,
  find: `
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
excel courses pls | something with robots, or if not then with drones | whatever is online and begins in March
something short to fill my HOPS | which courses has {group} | ruotsi
I'm missing 5 credits, something easy and online | need a few more credits in English, any ideas | what do you recommend for someone who dislikes exams | what could I start right away | anything starting soon
which electives are there for third years | which courses belong to my programme | any beginner's course in Spanish | something about cooking, 3 credits, still open | is there anything in the summer
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
`,
  free: `
Is {room} free now? | can I book {room} | which rooms are vacant in {room} at 2 pm | book a room for tomorrow
is anyone in {room} this afternoon | where's an empty classroom right now
I'd like to reserve a group room for our team | {room} reservations today | until what time is {room} occupied
how do I make a room reservation | any unoccupied computer class at the moment
what's happening in {room} on friday | is {room} taken on Wednesday morning | free rooms?
we need somewhere to sit for two hours, what's available | when does {room} become free
Has somebody reserved {room} | cancel my room booking | could our student club use {room} in the evening
find me a vacant space in {room} this minute | is anybody in {room} now | can we crash in {room} for an hour
empty room anywhere in {room}? | reserve {room} for me tomorrow at two | {room} taken?
nobody using {room} this afternoon? | we need to practise our presentation, which room's vacant | vapaa tila now
could my group have {room} on Thursday | how do I book {room} | who's got {room} at noon, is it occupied
any available group room right now | varaa {room} | until what time is {room} unoccupied today
is there a quiet unused classroom for a Teams call | {room} free or booked 10-12
`,
  settings: `
switch to Finnish | switch to English please | use Swedish from now on
Change language to Finnish | could you speak Swedish to me | send the reminders in the morning
fewer messages please | don't write to me at night | set quiet hours from 22 to 7 | how do I change my settings
I want the notifications a week earlier | can you remind me two days ahead instead of one
mute all notifications until Monday | talk english | turn on the weekly summary | no weekly digest for me
you send too much stuff | what time do you usually message me, can it be altered | preferences
put reminders at 9 am | no messages at weekends | I'd prefer getting just one message a day | switch to suomi
pause everything for the summer | when do your notifications come by default | use plain short answers
enable reminders again | could the alerts come at lunch time | stop messaging me on holidays | settings?
make your digest come on sundays | what language are you set to for me | less spam thanks
too many messages, tone it down | talk Finnish to me | suomeksi kiitos | could you ping me in the evenings instead
don't wake me at 7 with your stuff | I prefer Swedish | one message a week is enough
remind me two days ahead instead of one | go quiet on weekends | switch to english
your notifications come too early, move them to nine | can I change how often you write | shut up at night
how do I alter my preferences | let me have everything in one digest | asetukset
turn notifications off altogether during my holiday | turn them back on
I get reminders twice a day, make that once | want you write me in easier language, english please
what are my settings now | only deadlines, no other news | daily or weekly, can I choose | not before noon pls
speak English to me | can we do this in English | in English please | I don't understand Finnish, write English
switch to Finnish | answer me in Swedish from now on | sorry my Finnish is terrible | no Finnish please
why are you talking Finnish to me | can't read this, English? | I'd rather have Swedish
let's continue in Finnish, I'm practising | use English with me always | what languages do you know
do you speak any Swedish | you can talk Finnish with me, it's fine | English only | back to English
translate that, I don't get it | could you reply in my language | I write Finnish but want answers in English
Swedish would suit me better | hey I only know English | it would be nice to get these in English
whatever I write, answer in Finnish | messages come in wrong language
the reminders are in Finnish, I want English ones | which language are you using with me | please not Swedish
I am exchange student, no Finnish skills | say it in English | set language: Swedish | can I choose the language
English from here on thanks | talk to me in plain Finnish | what did that say? don't know the language
let's switch languages | I'm learning Finnish so use it with me | stop mixing languages, just English
I want to be spoken to in Swedish | not at night | don't write to me after ten | no messages before eight
not so early please | leave me alone on weekends | stop buzzing my phone at midnight | you woke me up
let me sleep | silence between 22 and 7 | I work nights, don't ping me in the daytime | keep quiet on Sundays
that came at 6 am, seriously? | only during office hours please | evenings are family time, no pings
too many messages at night | hush after nine pm | I don't want anything on Saturday
can you hold your messages till morning | my phone beeped at 3 in the night | nothing after dinner thanks
do not disturb from eleven on | when are you silent | quiet hours 21–8 | weekdays only
don't bother me in the wee hours | it would be nice if nights were peaceful | please respect my sleep
you may write between nine and five | wait till I'm awake | no notification while I'm asleep
earliest at ten in the morning pls | mute yourself for the night | why do you text me so late
not during lectures, from 8 to 12 be silent | messages on my free days are annoying
lift the night silence, write whenever | end the quiet time at six instead | can you not ring at dawn
no pings on bank holidays | give me a summary | send me a digest every Monday
morning list of my lessons, daily | what's coming up this week in short | I'd like a weekly roundup
stop the weekly letter | move the digest to Sunday evening | daily briefing at seven please
can I get my day's lessons each morning | no more summaries | the Monday message, make it Friday
round up everything for me once a week | a recap would be nice | put it all in one message | sum up next week
when does my digest come | switch off the morning list | I want the overview later, at nine
every morning tell me what I've got | cancel the daily thing | skip the weekly summary from now on
a quick rundown pls | could you collect deadlines into one weekly post | start sending me the daily overview
digest on Thursdays instead | the summary comes too early | bring the weekly one back
one big message on Sunday, that'd be great | wrap-up of the week on Fridays
it'd be handy to have a morning bulletin | how do I subscribe to the digest | how do I get rid of the digest
daily instead of weekly | weekly is enough, not every day | bird's eye view of my week
the day's programme at 7.30 every morning | your Monday roundup didn't arrive | what's in the weekly digest
change my summary hour to six pm | I don't read the summaries, end them | remind me earlier
a week ahead please | two days before is too late for me | don't leave it to the last day
I want two reminders, not one | give me more notice | three days beforehand would do
one day's warning is enough | tell me a fortnight in advance | how long before do you remind
last-minute reminders don't help me | first a week before, then the day before | can I get a heads-up sooner
you remind me way too early | only on the closing day, please | lead time: 5 days
warn me well ahead of deadlines | an extra reminder the morning of | when will I hear about a deadline
not on the last day, that's stressful | make it 48 hours before | a bit more time to react would be nice
how many days in advance do you tell | shorten it to one day | set the advance warning to ten days
I need time to plan, earlier pls | a second nudge just before it closes | drop the second reminder, one is fine
remind me the evening before | I always miss things, remind me twice | got it too late, it was already closing
a month ahead is too soon | couple of days before, not hours | could deadlines be announced in good time
reminders should come a week prior | longer notice for everything | same day reminders off
the night before the deadline is too tight | both a week and an hour before
hey can I decide how early you warn me
change to Finnish, I want to practise | make the overview weekly
one message on Sunday evening is enough for me | the daily message is too much, once a week please | no messages at night please | nothing between ten and seven | please answer me in Finnish from now on | earlier reminders please, three days before
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
`,
  sees: `
who sees this | is it just between us | does my teacher get to know | can my group see what I follow
is this private | does the school log my questions | can other students tell I asked | who reads these messages
will the lecturer notice that I ask this | is somebody watching our chat | do the admins look at this
is my list visible to others | are my classmates shown what I do here | does it show up in the channel
can the boss of the school read this | will anyone find out | confidential or not?
does the study office see my follow list | hopefully nobody sees what I write here
does the teacher know who follows the course | are you reporting to someone | do you tell on me
are these questions monitored | is everybody in the workspace able to read this
can I ask something embarrassing | I'm a teacher, do students see my questions
only I can see your answers, right? | who else is in here | does a human read this | is my name shown to anyone
who has eyes on this conversation | can my tutor peek at my reminders | between you and me?
it stays here, doesn't it | do they keep track of who asks what | public or private chat?
does it go to the teacher if I stop following | is the university listening
if I ask about dropping out who knows | can the IT people look in
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
`,
  chatter: `
what a week | that was one long evening | those were the good days, remember | my Swedish gets worse every year | my laptop died this morning | which laptop should one buy, a mac or a pc | the classroom is freezing | it stinks in the lecture room
what a week | see you tomorrow | see you at the bus stop | I will be late, sorry
running 10 min late, start without me | nobody showed up | nobody came to the meeting, typical
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
somebody ate my yoghurt in the fridge on the third floor | the coffee machine is out of beans again
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
somebody parked in front of the gate, black Golf | are the shops open on Monday? It's a holiday
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
`,
};
