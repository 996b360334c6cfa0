/** What people ask in English of courses by their names: `[ ]` stand around what names one. */
export const enNames = `
[thermodynamics 2] | [oil painting] | [AI ethics]?? | [game dev] course | [organic chem] | [tourism geography]
[kubernetes] | [wound dressing] refresher course | [typography] | [crochet]?? | [steel structures]
[statics] course pls | [intellectual property] | [tik tok marketing] | [ux writing] | [mushroom picking]
[nursing ethics] | [surveying] | [calculus 1] | [bread baking] | [geriatrics] | [cryptography]
yo anything on [skateboard design] | when does [watercolour painting] start | who teaches [fluid mechanics]
is [digital marketing] full already | how many ects is [pharmacology 1] | exam of [strength of materials]?
remind me of [bee health] | wanna learn [knitting] lol | hi, got sth w/ [mixology] | hiya is there any [pilates] about
my flatmate swears by [tai chi], do you run it | need [digimarketing], 5 cr, online | [phyton] for total noobs pls
any [mashine learning] in english | im broke, is there [personal finance] | want a go at [blacksmithing]
anybody teaching [accordion] | u got [dutch]? | something with [wolves] maybe | cheers, what about [screenwriting]
where do i sign up for [criminal law] | room for one more in [stage lighting]? | [bioinformatics], still open?
when's the resit for [discrete maths] | is [veterinary first aid] a thing here
tell me when [snowboard coaching] opens | [chatbot design] but not on mondays | [stats] in the evenings pls
anything on [welding] for girls | looking for [infection control], 2 cr, asap | just sth about [ageing] really
i love bugs, got any [entomology] | [hydraulics] with a lab bit? | could do with some [time management] tbh
can i get into [midwifery emergencies] as exchange | does [corporate law] have an exam
what's the code for [warehouse management] | fancy some [stand-up comedy], exist? | [korean] from zero?
[arabic calligraphy] anyone | where is [acoustics] taught | my sister wants [dog grooming], got that
is [patient safety] online | how long does [land surveying] last | notify me about [ice swimming] pls
[electronics], [soldering] and the like | hey what abt [street art] | pls [academic english], i write like a toddler
who's the teacher in [building services] | is there still place in [photo editing]? | got [tableau]? need it for work
smth about [coffee], i'm a barista | any [esports] stuff | [rhetorics] course, is there
[vegan cooking] for my gf, 1 or 2 credits | [choir]? i sing bass | sth on [urban farming] in my own pace
[robotics] or [machine vision], whichever starts first | i mix up [debits and credits], help me out with a course
Is there a course on [cultural heritage] this spring? | I would like to study [industrial design] in English.
Does the school offer studies in [occupational safety]?
Hello, I am looking for a course about [international trade]. | Could you tell me when [immigration law] begins?
I'm from Lyon and I would like to learn [Finnish cuisine]. | Please find me something about [paediatric nursing].
Who is responsible for [quality management] this term? | Are exchange students allowed in [forest ecology]?
I work in a bank and need a course about [risk management]. | How many credits do I get from [multivariable calculus]?
Is it possible to take [glass blowing] without previous studies?
I need [data structures] for my degree, does it run in the summer?
Do you have courses on [trauma-informed care] for social workers?
What is there on [packaging design], preferably five credits?
Good evening, I search a course of [renewable energy] in autumn. | Can I still enrol in [business Swedish]?
My daughter wants to try [theatre directing], is there an open course?
Does anybody teach [geographic information systems] here?
I have to improve my [pronunciation], is there a course for it?
I would be interested in [perioperative nursing] next year. | Is [introduction to accounting] given in English too?
We'd need training in [conflict resolution] for our staff.
Are there any courses about [timber construction] in the evening?
Could I take [sports psychology] even though I study engineering? | Which courses deal with [disability rights]?
I was told there is a course on [arctic survival], is it true? | In which language is [environmental law] taught?
I've been baking sourdough since the lockdown and my friends tell me to open a café, so is there any course on [café management] in the evenings?
Hello! I'm an exchange student from Brno and at home I study mechanical engineering, do you have [finite element method] in English next autumn?
My grandmother has just moved in with us and she forgets things, so I'd like a short online course on [memory disorders], anything would help.
I was a truck driver for fifteen years until my back gave up, and now I'd love to try [medical coding] if it can be done from home.
Our parish is starting a club for teenagers and none of us has any idea, do you offer something in [youth work] on weekends?
I failed [signals and systems] last spring because I was ill, when is it arranged the next time and do I have to sign up again?
Since I already did the first part in Barcelona, I wonder if I could go straight to [microcontrollers 2] without the basics?
Good morning, my boss wants me to know more about [public procurement law] before Christmas, is there any course that's short and doesn't need a classroom?
I have a summer cottage with a leaking roof and a mad plan to fix it alone, so is there a course on [roofing] or [carpentry] for beginners?
I'm a nurse from Manila and my diploma isn't recognised yet, is there a course on [Finnish health care system] with a few seats left?
They say that everyone in game companies knows at least a bit of [shader programming], can it be studied here before the summer?
my cat walks over the keyboard, anything open? | something not too hard because of my night shifts
what can I take before my exchange in Lisbon | only web courses thanks | sth light, im 3 credits short
my laptop's dying so no heavy software, what could i take | what's there when the trams don't run
i've a newborn, so only stuff from the sofa | two weeks till my flight home, any quickies?
the dog ate my timetable, what can i still join | anything at all, i'm desperate lol
my bus leaves at four, courses before that? | hit me with sth fun | no group work please, i beg you
whatever my mates in {group} are taking | smth that wont kill me
I have a broken leg until March, which courses need no attendance?
I'm moving to Tampere in May, is there anything that ends before that?
Are there courses that I could do on my phone during lunch breaks?
Which studies are free of charge for unemployed people?
I am arriving from Seoul on the tenth, which courses will not have started yet?
Can my husband also join some course, though he isn't a student? | courses before christmas | 5 ects no exam
spring, english, online | last seats | night owl courses
after the football season I've got loads of time, so what starts then?
I work shifts at the paper mill and sleep all day, so is there anything I could do at three in the morning without seeing a soul?
My study counsellor says I'm seven credits behind and my coffee budget is gone, what could still be finished before June?
I'm sitting in a train to Rovaniemi with a bad connection, just list me what begins next week in English, please.
We're a family of five on a farm with one computer, so which of your courses don't need a webcam?
The washing machine flooded my flat and I lost all of October, are there courses that I could still catch up with?
i hate mornings, what've u got past noon | [linear algebra] | [sourdough] | [quantum computing]
[wilderness first aid] | [sheep farming]?? | [human anatomy] | [anatomy] & [physiology] | [wedding planning] course
[music production] | [dental hygiene] | [copywriting] | [devops] 5 ects | [docker] | [family law] | [tattooing]
[landscape gardening] | [autocad] | [revit] courses | [positive psychology]! | [bird watching] | [jewellery making]
[ship engines] | [financial maths] exam | hey, when's [food chemistry] on | is [UX design] any good and is it open
who's teaching [operating systems] | [compilers]?? do you even have that | i need [phyiscs 1] again, when
got [javascrpt] by any chance | [fotography] evening course pls | where can i do [rock climbing]
how much is [first responder] course in credits | my mum wants [nordic knitting], is it open for all
pls sth about [cheese], i'm from normandy | sth for [portfolio building] | anything on [hip hop dance]?
remind me before [sailing theory] opens | [boat building], yes or no | i have to learn [SAP], any course
[crm systems] or sth in that direction | any space left on [phlebotomy]? | does [child psychiatry] start in jan
looking to do some [pottery glazing] | anything w/ [laser cutting] or [3d printing]
hello from ghent, got any [comics]? | what room is [analog circuits] in | is there [kickboxing] on tuesdays
[vocal training] for shy people? | whats [lean management] about | how do i get in to [design thinking]
[excel macros] plz, boss is waiting | [business english] after work | got sth on [lonely old people]
is [music theory] for dummies available | i'd kill for a [ramen] course | [growth hacking]?? anyone
[violin making], odd i know | any [fire safety] stuff before summer | can i do [oceanography] here
is [econometrics] hard | [polish] for my in-laws, a beginner course | any [brewing] left in spring
give me [sustainable fashion], 3 to 5 cr | drop me a note when [radiography 2] opens | um is there [latin]
[snow construction] like [igloos] lol | is the [leadership psychology] thing online
[git] and [version control] stuff pls | got anything re [school bullying] | where's [contemporary dance] at {room}
does {group} have [pathology] this term | my gran loves [genealogy], got any | i wanna do [parkour] for credits haha
what about [hotel revenue management] | [sustainability reporting], [esg] n stuff | need [heat pumps] stuff for work
[bridge inspection] anyone? im in {group} | can you find [drama education] for me
got a free wed, [swimming instructor] course? | [Kotlin] or [Swift], either's fine | [reptiles], i've 3 snakes
any good [public health] thing | [neuroscience] pls, not too deep | anybody done [tax planning], when is it
[scuba diving]? in this cold? lol | i need [statistical methods] to finish my thesis
Does the course [construction contracts] have an exam?
I would like to take [intercultural communication] as an exchange student. | Is there still room in [diabetes care]?
When is the retake of [mechanics of materials]? | Could I study [art history] in my free time?
Are you offering [web accessibility] in English next year?
I want to become better at [negotiation], what would you recommend?
What are the prerequisites of [control engineering]?
I need a course on [medication calculations] as soon as possible. | Is [project finance] taught by a visiting teacher?
Good day, I would like to know if [Finnish history] is open for Erasmus students.
Where can I learn how to [repair bicycles]? | Please show me five-credit courses in [consumer behaviour].
For my sister I look for something about [baby massage]. | Do you know when the course [digital photography] ends?
Are there weekend courses in [furniture restoration]? | I am an engineer and would like to learn about [patents].
Is there any possibility to study [criminology] here? | How do I register to [event marketing]?
Does the school have any [nature photography] during the summer?
Which courses are there on [refugee law] and [human rights]? | I'm looking for studies related to [rehabilitation].
Do open studies include anything on [cognitive science]?
I have never cooked in my life; is there a course in [basic cooking]?
Would [process automation] be suitable for a first-year student?
My colleague recommended [motivational interviewing], is it arranged this year?
Can you tell me the price of [wine tasting]? | What do you have in [gerontology] for physiotherapists?
We moved into a house from 1912 and every wall seems to be damp, so is there an evening course about [mould and moisture damage] for ordinary folks?
Hi there, I'm doing my exchange in {group} and back home in Porto I'd need a replacement for [operations research], do you have anything equal?
After I watched a documentary about glaciers I can't stop reading, so could I get into [glaciology] or at least [physical geography] somewhere?
My brother is deaf and I'm tired of writing notes to him, so I'd like to start [sign language interpreting] next autumn, if there's room.
I sell vintage clothes at the flea market and would love to have a shop on the net, is there a course on [setting up a web shop] with no coding?
Could you please tell me whether [biomedical laboratory science] has a course in English in the second period, because my home university wants to know by Friday?
I was elected treasurer of our housing company and honestly I don't understand a single number, is there any course on [housing company finances]?
Sorry to bother you, but I enrolled by mistake in the Tuesday group of [spoken Finnish], is there another group on Thursdays?
I keep getting headaches from my desk, and the occupational nurse said I should look at [ergonomics], so is there a small course that begins soon?
As a kindergarten teacher I spend half of my days wiping noses, but I'd like to bring more [early music education] to the little ones, any ideas?
My thesis is on forest fires and my supervisor wants me to know [remote sensing], is it possible to take it from abroad in the summer?
what's left for a guy with two toddlers and no sleep | sth chill after thesis hell
i've got covid, which ones are from home | rain all week, any indoor course lol
im on the ferry to stockholm, just show what closes tonight | my hops has a hole of 4 cr, fill it
kinda lost, where do i even start | gimme the shortest one | can't sit still for long, anything without lectures
need points before my visa ends | i'm allergic to mondays, what else you got | smth to keep my student grant alive
what do people usually take in their last term | my roommate snores, any late evening courses so i can stay out
is there sth with a nice teacher | im done with zoom, only classroom ones pls | any course with free lunch lol
bike's broken, so only near {room} | hola, what can erasmus ppl take
Which courses could I complete while I'm in the army?
I graduate in December, so what can I still finish before that?
What is there for a person who has not studied since the eighties?
Are there any courses that fit around hospital shifts? | Is there something that doesn't require a computer?
I would like to see the courses which begin after the ski holiday.
Could you show me what my friends from Ghent could take in the spring?
Which courses accept students of other universities? | cross-institutional studies | thursdays only | two op left
august intensive | open uni, free ones
My train from Turku arrives at ten past nine every morning, so are there any courses which don't start at eight?
I had surgery on my knee and must lie down for six weeks, what could I do on a tablet without any deadlines?
Our exchange ends at the end of May but the dorm is paid until July, so could we take something extra in June?
The last time I chose with my heart I ended up repeating the whole year, so now I just want the easiest five credits that you have.
My kids finally both go to school, the house is silent, and I wonder what a forty-year-old could begin in January.
[soil mechanics] | [foraging] | [matlab] | [cruise ship tourism]?? | [gene technology] | [puppetry]
[facility management] course | [set theory] | is [hvac design 2] full yet | who gives [clinical nursing]
anyone know when [lighting technology] kicks off | [improv], my mate says it's mad fun
[horse massage] lol is that real | any [card games design] thingy | sth like [feng shui]? | got [ukrainian] or [czech]
pls [cybersec], but in english and online | i need [algoritms], whatever period | [project mgmt] for my cv
does [bookbinding] need any skills | [eco lingerie]?? or [sewing underwear] w/e
[perfume making] before mother's day plz | is [food photography] still taking people | hows the exam of [biochemistry]
tell me if a seat frees up in [ceramic glazes] | looking 4 [social policy], 5 cr, spring
im from ghana, want [supply chain management] | [plumbing] for clueless tenants
remind me of [lifeguard training] a week before | when's [heat transfer], monday or what | any more of [sami culture]
[reindeer herding], i'm dead serious | [math 3] again for me sadly, when | got sth on [eating disorders], for my job
[tree climbing] at {room}? | [data viz], but no r pls | Is there a course on [dyslexia] for teachers?
How many credits is [network security]? | I would like to learn [graphic facilitation].
Does [emergency nursing] have simulation days? | Could an exchange student attend [timber engineering]?
Who is the teacher of [customer service] in the evenings? | Is [group dynamics] arranged in the spring as well?
Are there any studies about [the European Union]? | I am interested in [volcanoes], which course would you suggest?
Please inform me when enrolment for [instrumental analysis] starts.
What is the difference between [cost management] and [financial accounting]?
I'm looking for something on [foster care], at most three credits.
Do you organise [hot works licence] training for students?
In my country I studied journalism, do you have [media law] here? | Where does [stone masonry] take place?
I would need [technical drawing] before my internship. | Are there any online studies in [religion]?
Can I replace an elective with [volunteer work]? | My friend and I would like to attend [ballroom dancing].
Has the registration for [speech therapy] ended already?
Is there anything about [hearing aids] for practical nurses?
Could you find me an advanced course in [object-oriented programming]?
Do you have a course that teaches [how to write a CV]?
Hello, I want to know if [astrophysics] requires a lot of mathematics.
Is [water treatment] taught on campus or remotely? | I work at an airport and need [dangerous goods] training.
Would there be a seat for me in [stage make-up]? | Which courses deal with [homelessness]?
I'd like to hear more about [service robotics], does it begin in March?
We are looking for [team coaching] that is open to companies.
My aunt in Oulu would like to take [garden design] next summer.
I've been reading the forum of the old radio hobbyists every night and I'd love to finally understand it, so do you have [radio technology] for people who aren't engineers?
Hey, so I'm an exchange student from Izmir, my tutor told me [Nordic welfare state] was cancelled, is it true and would it be arranged later?
I run a little kiosk by the lake every summer and the tax office keeps writing me letters, is there a course on [value added tax] that could be done in winter?
My ex took the car, the dog and the drill, so now I need to learn [home repairs] from scratch, preferably in the evenings.
As I have some time between two jobs, I thought of studying [interaction design], is there any group starting before Easter?
I fix old mopeds in the garage with my dad and I'd like to know more about [combustion engines], is there anything for a high school kid?
We got a foster child from Syria last autumn and we'd like to understand what he's going through, is there a course about [childhood trauma]?
I'm supposed to graduate in May, but the system says that [research methods] is missing, so when is the last possible time to take it?
In Delhi I had a bachelor in civil engineering, but here everybody asks for [eurocodes], so which course should I take, and does it cost anything?
I sing in a band, we have no money for a studio, and I was hoping that there'd be a [mixing and mastering] course open for everyone.
The doctor told me to slow down and breathe, so I'm after something like [mindfulness], two or three credits, no stress and no exam.
Sorry for my bad english, I search for the course with name [european business law], it was in the list yesterday and now I don't find it.
I'm a third-year physio, I have a free spring and I'd like to combine [animal physiotherapy] with my degree, would that be possible here?
Would you happen to know whether [advanced spreadsheet modelling] will be offered in the summer, since I start at an insurance company in August?
My little cousin draws nothing but dragons and wants to come for a summer, do you have [character design] or [illustration] for under eighteens?
After three winters in the warehouse I can't stand the cold any more, so I thought about [office administration], is there any course without an entrance exam?
I've been vegan for ten years and people always ask me about protein, so I'd like to study [plant-based nutrition] properly and get some paper of it.
Last year my whole group failed in [power electronics], could you tell me who's going to teach it this time and how it is graded?
Our village has a hundred residents, one shop and a beautiful lake, so we'd like to know if there's anything on [rural tourism] for the locals.
I bought a drone for my birthday, crashed it in an hour and got a fine, so do you have a course for [drone pilots], please?
I'm on parental leave and a bit bored, and someone in the playground mentioned [childhood nutrition] as an online course, can you find it?
Our ship is in dock until April and half of the crew is idle, is there [maritime english] that we could take together?
I was wondering if [experimental printmaking] still has places left, I know the enrolment ended on Sunday, but I was in hospital.
I have this habit of buying cheap shares at night and losing money, so maybe a course on [stock markets] would help me or at least my wife.
I'm thinking of changing from {group} to social services, so could I first try out some small course on [substance abuse work]?
Hello from Kraków, before I come in August I'd like to know how many credits [Nordic architecture] is and if there's a trip included.
my goldfish died, need sth to cheer me up, 3 cr | i only own a phone, which courses work on that
sth for a lazy sunday | no clue what i want, surprise me | what can i squeeze in before the holidays
broke and bored, free courses? | nothing with presentations pls, i faint
im in a dorm with bad wifi, any in class stuff | any courses my tutor wont moan about
moving houses in feb so from march on pls | gimme whatever starts on the 5th | long covid brain, so sth slow and small
i wanna be done by vappu, what's quick | what's good for a fresher with too much time
my gf's in {group}, what are they having | Is there anything for people who commute from Tallinn?
Which courses have no compulsory attendance? | I have two free afternoons, what would fit in there?
Could you show the courses that are not yet full? | What can be studied while waiting for a residence permit?
I'm a night porter, so which courses have recordings? | Are there courses where grades are only pass or fail?
I have lost my password and my schedule, can you still tell me what begins on Monday?
What would you suggest to somebody who hates sitting in front of a screen?
Which courses are meant for students coming from vocational school?
I come from Nairobi in January, are there late starts? | Do any of the courses end before the Easter break?
10 cr, any period | mondays, after 5 | erasmus courses, spring | resits in august
I have an exam in my driving school every Wednesday until Christmas, so what could I take that never meets on Wednesdays?
My landlord sold the flat and I'm living on a friend's couch in Vantaa, so is there anything at all that I can do without coming to the campus?
I'm training for a marathon and run every morning from six to nine, which of the courses begin late enough for that?
The exchange office in Bologna wants me to bring home thirty credits and I've got only twenty-two, what could I still add in English?
My wife says that I watch too much hockey and should do something useful in the evenings, so what's on offer for an ordinary bloke?
I dropped two courses because of the flu and now Kela wants its money back, so which ones can still be joined this week?
We're four friends who sat in the same class for three years, and we'd love to take one last thing together before we graduate.
The baby sleeps exactly two hours a day, so what kind of courses could I do in pieces without anyone waiting for me?
I asked at the student office and they sent me to the library, who sent me to you, so could you just list the open ones?
My flight to Hanoi leaves on the second of June and I'm not coming back, so which courses give their grades before that?
when does [Introduction to Marine Biology] begin | who is teaching [Soil Mechanics 2] this autumn?
is there still room in [Fermentation and Brewing] | how many credits do I get from [Heritage Conservation]
what's the exam date of [Pathophysiology] | can I still get into [Tax Law for Small Firms]
where are the lessons of [Figure Drawing] | which room is [Robot Vision] in tomorrow
is [Basics of Welding] held in English or in Finnish | let me know when [Glass Blowing] opens for enrollment
compare [Operations Management] and [Supply Chain Planning]
is it [Statistics A] or [Statistics B] that nursing students take | follow [Queer Theory] for me
remind me about [Timber Structures] a week before it ends | how long can you enroll on [Child Protection]
has [Wine and Gastronomy] started already?? | does [Computational Linguistics] have an exam or just assignments
hey, what's the language of [Sami Culture and Society] | [Refrigeration Technology], when is the last day to sign up
so is [Ethics of Care] the five credit one or the three credit one | do they teach [Printmaking] on Tuesdays
is [Polymer Chemistry] online | what time is [Choir Conducting] on Wednesday
any places left on [First Aid and Emergency Care]? | when's the resit for [Fluid Dynamics]
whos the lecturer of [Game Economy Design] | my friend said [Forest Bioeconomy] is full, is that true?
I heard that [Music Therapy] moved to spring, can you check | what are the prerequisites of [Signals and Systems]
tell me about [Urban Sociology] | I need the dates of [Export Documentation] | details of [Palliative Nursing] please
what is [Service Blueprinting] worth in ects | show [Microcontrollers 1]
could you tell me who runs [Sports Nutrition] in the spring | when do lessons start for [Sign Language 1]
what week does [Aquatic Ecology] end | is [Advanced Excel] open for everybody or just for business people
can exchange students take [Nordic Welfare State] | does [Acting for Camera] clash with anything on friday
is there an evening version of [Corporate Finance] | which campus is [Prosthetics and Orthotics] on
[Drone Piloting] - how many seats | [Human Anatomy and Physiology] exam when | how do i enroll to [Circular Textiles]
ping me if a seat opens in [Barista Skills] | put [Bridge Design] on my list
I want to keep an eye on [Critical Disability Studies] | stop following [Audit Practice]
don't remind me of [Leather Craft] any more | difference between [Discrete Math] and [Graph Theory]?
compare [Industrial Hygiene] with [Occupational Safety]
which one is earlier, [Cost Accounting] or [Management Accounting]
is it [Ecology 1] or [Ecology 2] that has the field trip
is it [Wood Chemistry] or [Pulp and Paper] that is taught in English?
I'm thinking whether to take [Public Procurement] but first I'd have to know when it ends
sorry one more thing, where is [Stage Lighting]
my schedule says Monday but the mail says Thursday, so when is [Veterinary Basics] really
good morning! is the enrollment of [Arctic Logistics] open yet | Does [Dialogue and Negotiation] run twice a year?
Who is responsible for [Sustainable Tourism Development]? | Is [Gerontology] part of the social work degree?
What are the learning outcomes of [Acoustics of Buildings]? | how is [Screenwriting] graded
can [Kinesiology] be done remotely | is attendance compulsory on [Group Dynamics]
how many of us fit in [Ceramics and Glaze Chemistry] | last lesson of [Harbour Operations]?
next lesson of [Persian 1] | first lesson of [Embedded Linux]
i missed the deadline for [Dental Hygiene Practice], is there another group later
someone in my group swears [Radio Journalism] starts next week, does it
is [Power Electronics] taught by the same person as last year | does [Introduction to Philosophy] have a waiting list
[Foundations of Education] enrollment? | [History of Design], is it in English
[Physics for Engineers 3] when and where | when can I sign up for [Organisational Psychology]
what does one do in [Landscape Maintenance] | is there a spring round of [Applied Thermofluids]
anything on [mushrooms and foraging] | I'd like to learn [calligraphy], is there a class
do you have courses about [wind turbines] | looking for something on [pension systems]
my grandma has [dementia] and I'd like to understand it better, any course? | any [upholstery] classes in the evenings
is there somthing about [microplastics] | I work in a sawmill and would need more about [wood drying]
got anything with [puppets] lol | where could I learn how to [fix bicycles]
hi! I'd need 5 credits and I'm into [astronomy] | is there a course on how to [lead a remote team]
courses on [bees]? or insects in general | something about [GDPR] in English please
I'm a nurse from Porto and would like to study [wound care] | find me [Estonian] for beginners
wanna learn [blender], is there a course | anything for people who want to [start a food truck]
I'd love a course where you [carve wood] | do you teach [pattern making] | are there courses in [heat pumps]
anything to do with [video editing] that starts after christmas | can I study [criminology] here at all
i'd like to get better at [small talk] | any summer courses about [islands and archipelagos]
we run a farm, so something about [dairy cattle] would be handy | is there anything where I'd learn [autocad]
need a course about [patents] before I graduate | [cyber security], for somebody who has never coded
I need a [hygiene passport] for my summer job, is there a course
something about [migration] or [integration of refugees] | any [yoga] for credits? asking seriously
my boss wants me to learn [power bi] | does the school have any [archery] | short course on [conflict resolution] pls
I want to understand [bitcoin] | what do you have about [accessibility] on the web | any course with [horses]
are there any [graphic novels] courses or am I dreaming | do we have smth in [phonetics]
show me courses about [energy storage], 5 credits, online
Hello, I'm an exchange student from Seville and I'm interested in [sea law]
we are expecting a baby and I'd gladly learn about [early childhood], evenings only
is there a course that teaches [touch typing] | [urban gardening] perhaps? | course for [crane operators]
anything around [fashion history] in spring | I'm interested in [disaster relief], where do I start
would there be anything about [chocolate]
my thesis is on [noise pollution] and I lack the theory, which course should I take | open courses in [nanomaterials]
can you suggest a course for [grant writing] | I'm after a course on [kids with autism], I'm a teaching assistant
where do they teach how to [build a sauna] | I'd like to [sing], anything for beginners?
is there [kotlin] or [swift] anywhere | anything for [tour guides]
hei, is there any course about [family law] that is not on mondays
couldn't find anything about [solar panels] myself, can you | looking for [interpreting] studies, preferably part time
does anyone teach [bookbinding] | got courses about [money laundering]?
please find courses on [digital twins] for me | I've always wanted to try [stop motion]
which courses deal with [labour law] | [quantum mechanics] | [wastewater] | [crime novels] | [org chem] | [Latin 2]
[biz law] | [roofing] | [kettlebell] | [data structurs] | [Introduction to Semiotics] | [elderly care] course
[lin alg] | [textile printing] | [basics of plumbing] | [psych 101] | [hr] | [vegan cooking]??
what can I still take before the ferry season starts | my dog ate my timetable, where's my next lesson
anything left for a lazy badger like me | I'm a bus driver and only free on sundays, what fits
it rains all november, give me something cosy with few lessons | hi there bot | can you speak Swedish with me
which rooms are free at noon | how do I turn the reminders off | what did I ask you to follow
is {room} free tomorrow at ten | who made you | where is the nearest free room to the canteen
I only have a hammer, a bike and three free evenings, what could I do | what's on for {group} on friday
I need 2 credits or I lose my study grant | give me everything that starts in january
can i change the language to english | my landlord sold the flat, so I move to Oulu, what's online?
are there any courses with places left, I slept through the enrollment like a bear | thanks a lot mate
what are you able to do | when does my next lecture begin | no exams please, I panic like a hen
show all open courses worth 5 credits | is there a quiet room where I can sit with my laptop
delete everything you know about me | the snow is up to my knees, do I have lessons today
I have a job at the harbour until june, something after that? | which courses begin next week and still take people
when is [Toxicology] held | who holds [Steel Construction] these days | is [Mindfulness at Work] still open
credits of [Ornithology]? | how many ects is [Ballet Pedagogy] | exam of [Control Engineering], date and room please
what room for [Intro to Jewellery Making] today | could you remind me of [Contract Law] on monday
I'd like a reminder when the enrollment of [Hungarian 3] starts | notify me about [Cloud Architecture and Services]
subscribe me to [Perioperative Care] | can you watch [Hotel Revenue Management] for me
unfollow [Logic and Argumentation] | when do they publish the timetable of [Interior Lighting Design]
is [Epidemiology] lectured or self study | in what language is [Byzantine Art]
teacher of [Hydraulics and Pneumatics]? | what days does [Speech Therapy Methods] meet
does [Agile Project Work] have lessons this week | the [Energy Markets] course, is it full
[Crisis Communication]: open or not | [Beekeeping 1] dates | [Mental Health Nursing] - last day of enrollment
[Theory of Elasticity], who's the teacher | [Photojournalism] how many credits | [Food Microbiology] room?
[Wilderness Guiding], is it really eight credits | [Coaching for Change] when does it end
Could I still join [Foundations of Macroeconomics]? | Where can I find the schedule for [Paper Conservation]?
How many students does [Radiography 2] take? | Is [Islamic Finance] offered next spring?
Which language is used on [Youth Work in Practice]? | When will [Geodesy and Surveying] be given again?
Is there an online group of [Clinical Pharmacology]? | what's the code of [Media Ethics]
what's the difference of [Costume Design] and [Costume Making]
put [Vector Calculus] and [Real Analysis] side by side | [Rhetoric] vs [Public Speaking], which has fewer lessons
compare the dates of [Elevator Technology] and [Crane Technology]
is it [French 2] or [French 3] that starts in march | was it [Housing Policy] or [Social Policy] that had no exam
is it [Materials Science] or [Materials Technology] that's in lab 4
which of these is bigger, [Ship Design] or [Ship Hydrodynamics] | when does enrollment for [Astrophysics] close
is it too late for [Mushroom Cultivation] | is [Nursing Ethics and Law] mandatory for second years
is [Data Protection Officer] a course or a degree | does [Working Life Finnish] start at eight or at nine
does anyone know if [Animal Assisted Therapy] comes back next year
do I have to bring my own tools to [Furniture Restoration] | do you have the exam date for [Circuit Analysis 2]
have they moved [Tribology] to another building | has the enrollment of [Baltic Sea Governance] ended
did [Japanese Cinema] get cancelled | did the room of [Cell Biology] change
will there be another round of [Real Estate Valuation] | will [Negotiation Skills] be in English this time
I'm going to be in Tampere in may, so is the exam of [Numerical Methods] possible somewhere else
my sister is already in [Screen Printing], I'd like to go too, any places?
my tutor told me to take [Evidence Based Practice], where do I find it
I'm one credit short, does [Library and Information Skills] start soon
I was put on the waiting list of [Massage 1], has anything opened
I registered for [Railway Engineering] but see no lessons | I can't see [Crowd Safety] in my calendar, when is it
I've done [Programming 1] in Java, so when does [Programming 2] begin
before I book flights: when is the exam of [Thermal Physics] | just checking, [Sales Psychology] is on tuesday right?
quick question: who do I write to about [Concrete Lab] | hiya, [Folk Music Ensemble] still taking people?
pls tell when [3D Animation Basics] starts | ok and [Bioprocess Engineering]? | what about [Swedish for Nurses]
how about the teacher of [Gender and Power] | and when's [Welding Metallurgy]
want to know about [Sleep and Recovery] | info on [Air Traffic Control] thanks
give me the timetable of [Harp Playing] | open [History of Ideas] | what's happening in [Robotics Lab] next week
any classes on [volcanoes] | I'd fancy something about the [Vikings]
is there a place where I can learn [knife making] | do you offer anything on [infection control]
does this school have [portuguese] | what's available about [blockchain]
I keep bees and chickens but want to learn [accounting] now
I've just moved from Hanoi, are there [finnish] courses that begin soon
my kid stutters, so anything on [speech disorders]? | our firm got a new machine, I'd need [cnc] training
can I learn to [read sheet music] somewhere | the dentist I work for asked me to take something in [customer service]
anything [budget]-ish? I'm bad with money | hi, looking for a course about [water treatment], max 5 credits
hi, is there something about [vaccines] in English this autumn
a course about [graphic design] would be great, distance only | want to do something with [drones]
wanna do [parkour] haha | I'm dreaming of a little hotel, so [hospitality] things please | any lectures on [populism]
is [leadership] taught anywhere in the evenings | could you find something about [tendering] for me
could I get a list of courses in [marine engineering] | list courses about [human rights]
show me everything on [ergonomics] | search [biomedicine] | find [lean] courses
there must be something about [electric cars]? | there was a course about [tattoos] somewhere
I saw an ad for a course on [wild herbs], do you know it | is anything offered in [typography], say 3 credits
are there still open courses on [substance abuse] | do any of the open courses deal with [animal welfare]
do you know a good course for [job interviews] | what would you take if you wanted to know about [glaciers]
what should I take to become better at [debating] | what's there for someone interested in [mediation]
which course covers [sql joins] | which courses have anything on [earthquakes] | where is [diabetes] discussed
who teaches something about [perfume] | something light about [pop culture] for the dark winter
something serious about [radiation safety] | something like [escape room design] | somthing with [fotography] plz
smth about [excell] for dummies | need [calculus], failed it twice | need 3 ects of [german]
need a crash course in [python] | i need to know more about [tenders and bidding]
I want to be a [game tester], what do you have | I'd rather have [pottery] than another theory class
I love maps, so is there [gis]? | I hate my job at the bank, maybe [carpentry] would suit me
I've studied history in Kraków and would like some [archaeology]
I have free evenings from march on and I'd like to study [tax planning]
I'm a firefighter, is there anything on [hazardous chemicals]
I'm in my third year in {group} and would need something about [brand strategy]
we'd like to organise a festival with friends, any course on [event production]? | me and my roommate want [salsa]
for my brother: anything about [diesel engines], he's in the army till june
for my mum who's retiring: something on [genealogy] | optional studies in [space technology]
online courses, [sustainability], no exam | evening course [mandarin] | spring term, [ice hockey coaching], any?
not too difficult [physics] please | [fire safety] or [rescue work], either will do
[quilting], [weaving], that kind of thing | [photo editing] this autumn? | [roman law] | [bike mechanics] | [Thermo 2]
[kinetic sculpture] | [micro econ] | [paediatrics] | [intro to ai] | [web dev] | [Economics of Forestry]
[scaffolding] | [ling] | [norwegian] | [gardning] | [Social Gerontology 3] | [chess] | [electrical instalations]
[marketing and sales] | [swimming teacher] | [fermenting] | [dif eq]
I dropped my phone in the lake, can you send the reminders again | what could a night watchman study
something before the fishing season? | I'm on a train to Rovaniemi, any lessons today?
do I have anything on thursday | is there a room with a projector | room for six people at two o'clock
what was that course you told me yesterday | you're a clever little robot | how much does this cost
is it free of charge or do I pay in euros | my shift at the bakery ends at noon, what starts after that
I've got toddlers, a parrot and no time, anything really short? | no maths, no group work, no early mornings | help
help me, I'm lost in the corridor of {room} | show my list | what do I follow | mute all until monday
snooze this until after the holidays | when does the autumn term begin | what's open right now
I only want online ones | the squirrel in front of my window distracts me, is there a quiet room in the library
are the courses with stars already full | good evening, are you a human
I broke my leg skiing, so only remote courses please | anything in Kuopio in february? | which ones end before easter
I need a bigger room than {room} | what date does [Introduction to Sociology] start on
when's the first lecture of [Compiler Construction] | when will the exam of [Hematology] be
when and where is [Tapestry Weaving] | since when is [Plant Pathology] full
until when can one enroll to [Green Building] | by what day should I have signed up for [Ethnography]
how late does [Percussion Ensemble] go on mondays | how big is [Sustainable Chemistry]
how many places are left in [Film Music Composition] | how many lessons does [Trauma Nursing] have
how do you pass [Structural Dynamics] | how heavy is [Research Methods 2] | how often does [Tourism Geography] meet
who gives [Antenna Design] | who is in charge of [Community Development] | who examines [Ancient Greek 2]
name of the teacher of [Carbon Markets]? | can I take [Leadership for Nurses] without the earlier one
can you check if [Automotive Electronics] has free places | can you tell me the rooms of [Introduction to Geology]
can [Basics of Criminal Law] be taken in summer | could [Video Game Music] be done from abroad
may a first year take [Machine Elements] | is [Cartography] given at all this year
is [Neuroscience for Teachers] suitable for a beginner | is [Organic Farming 2] on the main campus
is [Managing Diversity] five or ten credits | is [Speech and Voice Training] in the morning
is there an exam in [Packaging Technology] | is there homework in [Turkish 1]
is there room for one more in [Icon Painting] | is the deadline for [Business Ethics] really tomorrow
is the course [Waste Management] in English | is the course called [Rock Mechanics] starting this period
are there free spots in [Sports Massage 2] | are the lessons of [Lighting and Sound] recorded
are exchange students allowed on [Nursing of Children] | does [Modern Drama] begin before or after the autumn break
does [Biostatistics] have a lesson today | does [Urban Planning and Law] need a laptop
does the enrollment of [Mechatronics] open at midnight | what's the name of the lecturer in [Risk Analysis]
what's the workload on [Object Oriented Design] | what is [Elements of Poetry] about
what are the dates of [Child Psychiatry] | what group goes to [Sheet Metal Work] on thursday
where's [Mass Spectrometry] today? | where does [Sculpture 1] meet | where do I sign up to [Cultural Studies]
which building hosts [Metal Casting] | which period is [Security Policy] in | which weekday is [Baroque Music]
I want in on [Startup Accounting] | I'd like to follow [Paediatric Physiotherapy]
I'd like to know if [Harmony and Counterpoint] has started | I need to know when [Ventilation Systems] finishes
I think [Sports Law] began already, or did it | I was told [Lean Healthcare] is only for masters, true?
I'm enrolled in [Food Safety and Hygiene], where do I go on monday
I'm coming back from Lisbon on the 12th, will I miss the start of [Comparative Religion]
alert me if [Portfolio Theory] gets free places | tell me when [Archive Studies] is open again
send me a note before the exam of [Immunology] | keep me posted on [Nordic Crime Fiction]
add [Wound Care 2] to the ones I follow | remove [Fluid Power] from my list | take me off [Consumer Behaviour]
wake me up when enrollment to [Sauna Culture] begins ;) | remind me of [Algebra 2] exam
how do [Virology] and [Bacteriology] differ | [Bookkeeping 1] and [Bookkeeping 2], what's the difference
compare [Data Mining] and [Text Mining] for me | should I pick [Textile Chemistry] or [Dyeing Techniques]
is it [Cardiology] or [Emergency Nursing] that has night practice
is it [Wireless Networks] or [Network Security] that starts on the third
which has more credits, [Vocal Pedagogy] or [Choral Works] | the one named [Sustainable Fashion], when is it
the exam in [Logistics and Transport] please | hello hello, [Welfare Technology] - is it on zoom
any course on [lighthouse keeping] lol or just anything [maritime] | anything about [screen addiction] among teens
anything on [peat] and [bogs] | anything on offer in [bookkeeping] for a total newbie | anyone offering [ukrainian]
are there any [sewing] courses left | are there courses for people who want to [work in prisons]
can one study [theology] here | can you recommend a course on [burnout]
could there be something about [reindeer herding] | could you look for [optics] courses that start in january
courses with [chemistry], but online | course about [municipal politics]? | course where we'd [build a guitar]
do we have any [meteorology] | do you happen to have [arabic] for complete beginners in the evening
do you have any courses left about [cancer nursing]
do you have anything for a person who's afraid of [public speaking]
do you have something about [stock trading] that isn't full | do you know if there's [mountain rescue] anywhere
does the university teach [floristry] | ever heard of a course on [cheese]
find me a course on [insulation and moisture] | find me something about [indigenous peoples]
got any [sociolinguistics] | got something about [batteries] for 3 credits | hey bot, I'd like to learn [linux]
hey! I just got a job in a kindergarten and need something on [childrens play]
hello, could you help me to find studies about [intellectual property]
hi from Ghent! which courses do you have in [civil engineering] in English | how can I learn [skiing instruction] here
how would I get into [urban farming] | I bought a film camera at a flea market, so [darkroom] work would be awesome
I crave a course about [jazz] | I do nails for a living, is there [cosmetics chemistry] or such
I got bitten by a tick and now I want to know all about [parasites]
I have to write reports in English at work, a course on [business writing] perhaps?
I lack two credits and would enjoy [philosophy of mind] | I miss [geometry], is it taught still
I teach in a primary school and would like to know about [dyslexia] | I wonder if there's anything on [castles]
I'd be interested in [textile recycling], also in the summer | I'd like to be able to [repair phones]
I'd need something about [hydrogen], it's for a project in my firm
I'm a cook and want to learn more about [allergies] | I'm a taxi driver in Vantaa, and I'd want to move to [logistics]
I'm looking for studies in [gender], preferably without an exam
I'm writing a novel, so a course on [medieval history] would be useful | in the spring I'd like to do [choreography]
is there anything to learn about [tides] and [currents] | is there some kind of [pilates] thing
is there something for future [paramedics] that starts soon | let me see what you have in [forestry]
looking 4 [javascript], easy one | looking for a 5 credit course in [purchasing] | maybe something on [folk tales]?
my flatmate from Izmir asks if there's [swedish] for beginners | my employer pays, so give me [project management]
our daughter wants to study [fish farming] in august
people tell me I should learn to [say no], is there a course for that | please show what you have about [microscopes]
show courses [building automation] | show me [nutrition] courses that are still open
so what have you got on [ceramics] | studies in [peace and conflict], online | teach me to [code]! is there a course
there's nothing about [tea] is there | want a course in [screen acting], hopefully not on fridays
we have a new baby seal rescue here, is there [marine mammals] anything | what about some [russian literature]
what courses would help me with [leading meetings] | what do you offer on [asphalt] | where can I study [game audio]
with my back I can't lift people any more, so I'd change to [medical secretary] work
[ecological restoration] courses please | [hydroponics] | [stats] | [poster design] | [Maori culture] | [stoma care]
[Intermediate Microeconomics] | [tiling] | [orienteering] | [calc 3] | [econometrix] | [ship brokerage]
[Geriatrics and Home Care] | [front end] | [makeup] | [sensors] | [acadmic english] | [street dance] class | [dev ops]
[Principles of Taxation] | [copyright]? | is the weather any better in the room list, I mean is {room} heated
I sold my car, what can I reach by tram | I've a date on wednesday, anything on other days?
what have you got for an old sailor with time on his hands | can a plumber like me apply too
give me the shortest ones | I'm from a small village in Galicia and arrive in september, what's still open then
I'd want something that isn't in a cellar | where do I eat | where's my classroom | when's the next holiday
is the door of {room} locked at night | are there lessons on independence day | do you work on weekends
do you store what I write | how do I get back to the list | show the next ten | the second one please | more like that
not that one, the other | shut up for a week | morning! what's up today
my spoon is too big, ha. ok seriously, which courses are in English
I am broke as a church mouse, which ones are free for open university people
which of these can I do from a tent in Lapland | when do {group} have their next lecture
any room with windows and a whiteboard tomorrow between 12 and 14 | I clean offices from 5 to 11, so afternoons only
as many credits as possible in as few days as possible | switch to finnish | [Advanced Knitting] starts when?
[Bioethics] in english?? | [Clay and Fire] any seats | [Deep Learning 2] exam date | [Enzymes] teacher?
[Family Therapy Basics] is it online | [Geothermal Energy], enrollment open?
[Health Economics] how long does it last | [Introduction to Opera] credits | [Judo Instructor], what days
[Kitchen Management] which room | [Lighting Technology 1] timetable | [Multicultural Counselling] next lesson
[Nuclear Safety] who | [Oral Health of Children] when and where | [Pricing and Revenue], has it begun
[Quality Assurance in Laboratories] - is it obligatory | [Rural Development] dates pls
[Semiconductor Physics]: when's the retake | [Truck Driving] when can I enroll | [User Research 2], is there an exam
[Viola da Gamba] lessons | [Winter Road Maintenance] is it full already | [Youth Culture and Media] who's teaching
[Zoology 1] language? | at what time does [Water Chemistry] start on friday
about [Dramaturgy], is it open to everyone | actually I meant [Accounting for Artists], when is that
as for [Maternity Care], does it overlap with my thursday class | any idea who lectures [Arctic Law]
any change in the rooms of [Fundamentals of Nursing]? | am I late for [Programming in C]
am I on the list for [Stone Carving]
because of my train I have to leave at four, does [Workplace Mediation] end before that
by the way when is the [Surface Treatment] exam | bot, what's [Hospital Pharmacy] worth
can my colleague join [Train the Trainer] | can you give me the start date for [Analytical Chemistry 2]
check [Radio Technology] for me, are there places
could you please find out whether [Theory of Knowledge] is lectured in English | dates for [Clothing Industry] please
do I need a helmet for [Climbing Wall Safety] | do they still run [Ancient Egypt]
do you know the room for [Sensory Analysis of Food] | doesn't [Foundations of Geometry] start this week
for how many weeks does [Human Resource Analytics] run | from which day on can I enroll for [Korean 1]
get me the schedule of [Prevention of Violence] | hey, the course [Bread and Pastry], is it in the evening
heyy is [Street Photography] on this term | I can't find [Mine Ventilation] anywhere, does it still exist
I failed [Strength of Materials], when is the next exam | I forgot who teaches [Literature for Children]
I have a wedding on the 14th of june, hope the exam of [Sepsis and Shock] isn't then?
I just want the credits of [Visual Effects] | I'd join [Economics of Ageing] if it's not on mondays, is it
I'd like to see [Portuguese 2] and when it starts | I'm supposed to be in [Aircraft Maintenance] now but which room
if [Game Narrative] is full, put me on follow | is [Mathematics of Finance] for bachelors or masters
is [Addiction and Society] the one with the visit to the clinic
is it true that [Lab Animal Science] has only twelve seats
is it [Sewing 1] or [Sewing 2] that needs your own machine | is it [Anatomy] or [Kinesiology 2] that begins first
is it [Media Law] or [Press History] that has the home exam?
is it [Web Services] or [Web Analytics] that {group} takes | last enrollment day [Infrastructure Maintenance]?
let me follow [Sensor Fusion] | make me a reminder for [Hygiene and Nutrition]
my calendar shows [Event Safety] twice, which room is right | no wait, when does [Poverty and Inequality] end
please keep following [Dance Notation] | please stop the messages about [Turbomachinery]
please compare [Modern Hebrew] and [Biblical Hebrew] | put up an alarm for [Insurance Law]
side by side: [Elder Law] and [Guardianship] | since I'm on night shift, when in the day is [Intensive Care]
so who do I ask about [Wooden Boat Building] | tell me, is [Psychology of Learning] on campus
ugh, where is [Process Automation] now again | a beginner's course in [bulgarian], is there one
a course on [sea birds] would make my day | a little [economics] would do me good, max 3 credits
a mate told me you have something in [cider making] | after the summer I'd like to start with [social pedagogy]
all courses about [climate] please | also interested in [anthropology], any?
anything about [caring for newborns] that I can do at night | anything connected with [steel]
anything for a hairdresser who wants to learn [invoicng] | anything near [biotech] or [pharma]
anything practical, like [bricklaying] | as a librarian I would like to learn about [metadata]
at work they switched to [sap], is there any teaching for it | being a vicar's daughter I'd be curious about [hymns]
besides my job as a postman I'd study [geography], is that possible in the evening
can't wait to learn [icelandic], when's the next one | can I find [robotics] somewhere without prerequisites
can u find me sth on [meme culture] | cheapest way to learn [house painting] | could I study [toy design] as a hobby
course for those who [care for a relative] | courses that have to do with [trains]
do any courses talk about [loneliness] | do you cover [air quality] | do you guys have [rock climbing]
do you have [c sharp] or [java] | eh is there like a [history of medicine] course
english course about [packaging] perhaps | even one credit of [greek] would help | fun courses about [comics]
give me a [matlab] course that still has places | give me something to do with [elections]
going to Kenya in may, so [swahili]? | good day, my son is in the ninth grade, and he'd like to try [coding]
has the school got any [landscape architecture] | have you any [nutrition for athletes] stuff
help me find something about [refugee law], in English, in spring | how about [surveying], is it offered
I always burn the rice. [cooking]? | I am from Tartu and looking for a course in [semantics]
I am looking for courses in [occupational therapy], from january on
I broke up and want to understand [attachment theory], any course lol
I collect stamps, and now I'd like to know about [paper restoration] | I feel like learning [sword fighting]
I inherited a forest, so what do you have about [forest management] and [inheritance tax]
I need [biology] to get into med school
I own a small cafe and would need [social media marketing], short and in the evening
I play in a band, something on [music business]? | I really want to learn [sailing] next summer
I search a course for [medical english] | I spend my days with numbers, so for a change [watercolour] would be nice
I want to get a job abroad, maybe [cross cultural communication]
I'd do [molecular gastronomy] any day, have you got it | I'd like to take something about [whales]
I'd like to know how to [read a balance sheet] | I'm curious about [dark matter], nothing hard
I'm moving to Berlin. [german], fast!
I'm on parental leave till august and would like online studies in [special education]
in my village the well dried up, is there anything on [groundwater] | is anyone giving lectures on [satire]
is there 5 credits worth of [ethics] I could do by myself | is there an intro to [machine translation]
just something short about [lobbying] | my team leader says I'm messy, so [time management] please
one about [cranes and lifting], one about [work safety] | outdoors courses such as [kayaking]
sth about [blood sampling] for lab people | summer course in [ethnobotany]
what have you about [puberty] for school nurses | [Applied Ethics 2] | [fika culture] | [kids coaching]
[thermodynmics] | [steel beams] | [Theory of Colour] | [spa] | [veg growing] | [o chem 2] | [Database Systems 1]
[nursing math] | [ballroom] | [fintech] course | [mobile apps] | [sign making] | [human geo] | [archive work]
[Introduction to Nautical Science] | [pyschology] | [comp sci]
I've been stung by a wasp and can't come today, what do I miss
what does a zookeeper do on a tuesday here, kidding, what lessons do I have
the vending machine took my coins, who do I tell | can you see my grades
can I have my reminders at eight in the morning | it's minus thirty, is the school open
something for the long winter? | something to go with my job in a toy shop, so mornings only
I'd take any course with a window seat | I'm a retired blacksmith, is there an age limit
three credits, any topic, quick | do you have anything at all in march | what's still free next week in Turku
my aunt grows tulips in Utrecht and visits me in may, so nothing in may please
what can I take along with a full time job at the airport | hello is anybody there | sorry wrong button
which floor is {room} on | who sits in {room} at the moment | is there a lesson in {room} right now
list the rooms that are free all afternoon | what's the timetable of {group} next week
my umbrella is in the room where we had our last lesson, which one was it
I won the lottery, so I quit, please forget me | do I get a mail or a message here
what happens when I follow a course | can I take a course twice
are there still places anywhere, my first choice sank like a stone | explain how enrolling works
everything without an exam, from january to april
when does [the internship] start | [internship] credits | who teaches [the thesis seminar] | [thesis] credits
is [the bachelor's thesis] graded | when can I start [my thesis] | how long is [the internship]
can I still enroll in [swedish] | who teaches [german] | how many ects is [swedish] | when does [finnish] start
is there an exam in [swedish] | [swedish] starts when | when is [spanish 1] on | deadline of [english 2]
is ther an exam | is their an exan | wich language is it in | how long is teh course | how mutch work is it
do we work w real clients | is it with a real company | are there company projects
is there any additional information | will I need to work a lot outside class | what else is known
any other info on it | is it in Pasila or in Arabia | what should I read | anything I can get from the library
is there an internship in it | got anything about [bookkeeping]
find [web] courses | find [web] courses in English | courses of the [business] department
when is the [chemistry] exam? | [chemistry] next spring, when does enrollment open?
the [chemistry] course, when does it start? | and what about [chemistry], when does it start?
I'd like [geology] too, who teaches it? | [Organic Chemistry 2]: is it in English?
what is the difference between a realization and a course | does building {room} have wifi | who teaches [german]?
can I still enroll in [swedish]? | the ones about [business] or [marketing], 5 credits each
courses of {group} about [testing] or [deep learning] | the accessibility one | the one that starts in november
that online one | I have joined the second one | is the accessibility one in english?
I have a summer job, when does it start? | can you recommend a restaurant? | I don't speak Finnish, can I still take it? | Is there an internship or company project?
[covid19 studies] | [python3 basics] | [3d-printing] exam | when does [3d printing] start
when does [the internship] start? | is [the sauna] open | when does [last mile logistics] start
[Open Source Software] exam | [Data Driven Design] exam? | hm, [databases]? | [software engineering]
when does enrollment for [the sauna course] open | [snow glaciology]
when does the [sauna] start | enrollment for [sauna] | when does [yoga] start? | when does enrollment for [yoga] open | [Open Space Software] exam
when does enrollment for [the sauna] open | when does enrollment for [sauna] open? | when does the enrollment of [pottery] open | enrollment to [yoga] opens when | when does [pottery] start
when does the [sauna] course start? | when does enrollment for the [sauna] close? | when does the [pottery] course start? | when does the [yoga] course end | when does enrollment for the [dance] course close? | when does enrollment for the [choir] close?
when does the [sauna] course start | when does the [sauna] course begin? | when does the [knitting] course start?
is the [chess] course open? | when does the [sewing] course start? | who teaches the [sauna] course?
when does the [baking] course end? | how long is the [sauna] course? | does the [diving] course start soon?
tell me if the dates change | let me know when the dates move
[open office software] exam | [open office] exam? | [web design tools] exam | exam of [open data]
`;
