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
Good morning! It has been raining for nine days here and I finally have the energy to learn something new, so is there any course on [mushroom identification]?
hi there, my boss at the bakery keeps saying I should understand [food microbiology] better, do you happen to have it this spring
I work nights at a petrol station and love photography, but what I'd need now is something about [small business accounting], preferably online
My sister teaches yoga and she is always so calm, I just want anything that starts after Easter and gives three credits
Hello, a friend who graduated last year recommended [service blueprinting] to me very warmly, and I wonder whether it is still offered somewhere in the autumn
Since the flood in our basement I've been curious how houses stay dry, so could you please look for [building moisture physics] for me?
I adore horses and I ride three times a week, so mondays and thursdays are out, what could I take on the other days
Sorry to bother you, I'm a nurse on a children's ward and would like to deepen [pain management], ideally as something one can do between shifts
my neighbour builds boats in his garage and now i got the fever too, any [boat building] thing in the evenings maybe??
Dear bot, I'm feeling a bit lost with my thesis and my supervisor told me to pick up [qualitative interviewing] before Christmas, is it possible?
honestly im so tired of excel sheets at work, i want smth with my hands, like [bookbinding] or whatever you have near the main campus
We adopted two rescue dogs in June and I realised I know nothing, so I'd be thrilled about a course in [animal behaviour]
I play the cello in an orchestra and rehearse most evenings, therefore I'm only looking for courses I can do during the day
thank you for yesterday's help! today i need [wastewater treatment], my internship at the plant starts in may and i feel unprepared
In my old job at the harbour I handled containers all day long, now I want to move to the office, so [customs clearance] would be perfect
Hey, the weather is gorgeous and I can't concentrate, but my study counsellor said I must find [academic integrity] before the end of this month
I've been a hairdresser for twelve years and my wrists are giving up, which is why I thought about [occupational ergonomics] or similar
Our choir needs someone who can run the mixing desk, and it seems that will be me, so where could I learn [live sound mixing]?
My grandmother speaks Karelian and I would be so happy to understand her better, do you know whether [karelian] is taught at any of the universities?
hello hello, i'm moving from marketing to hr next month and they asked me to brush up on [labour law], somethig short please
I love cooking, my husband loves cooking, even the cat loves cooking, but right now I just need two credits in anything before graduation
It may sound silly but after watching a documentary I can't stop thinking about [volcanology], is there by any chance an open course?
I'm an exchange student, I miss the sun terribly, and I was told that there is a course about [nordic winter safety] that everybody should take
My daughter plays handball and I drive her everywhere, so please show me only what can be done from home at my own pace
would you be so kind and check if there is still [patient transfer techniques] this term, my manager at the care home insists on it
Working in a small museum I get to handle old letters every week, so [paper conservation] has become a bit of a dream for me
so my roomate dragged me to an escape room and now i rly want to know about [puzzle design], got anything like that
We have a summer cottage without electricity and I would like to fix that myself one day, so I'm searching for [off-grid solar systems]
Hi! I was on sick leave the whole autumn, I feel much better now and would like to catch up with something light first
I run a tiny café with my brother and the tax office sends us letters we don't understand, so anything about [value added tax] would help a lot
good evening, my class teacher from vocational school praised [robot welding] here, could you tell me when the next one begins
I have fallen in love with someone from Tbilisi, no joke, so do you have [georgian] for complete beginners, even if only a summer course?
the snow came early and the trains are late, so i'd like to take [discrete maths] remotely if such a thing exists at all
As a shop steward I sit in meetings where people shout at each other, and a colleague suggested I should take [conflict mediation] with you
I paint, I knit and I sing, so culture is covered, thanks, I only want to know which courses still take people in March
[colour grading] wk 7 | [upholstry] tomorrow? | [hydraulics] and [pnuematics] monday | [silversmithing], [enamelling]
[geodesi] 14 feb | [basket weaving] | [immunology] or [virology] | [type design] next week | [infant massage] 10 am
[bridge engineering] 2 | [speech therapy], [sign language], [braille] | [polymer chemistry]?
[lean startup] this friday | [woodturning] and [carving], week 12 | [tax law]!! | [motion capture] on the 21st
[arctic ecology] january | [esperanto] | [plumbing], tomorow at 8? | [Dramaturgy] or [screenwriting] in autumn?
[numerical methods] today | [petri nets] | [street dance] wed 17:00 | [first aid], [fire safety] w 35
[oral hygiene] 3.4. | [logistics modelling] - tuesday | is [fluid mechanics] in B204 today
who's teachin [dental anatomy] to SHG23B | [Circuit theory] in the Maxwell building, when does it end?
The notice board says one thing and my e-mail another, so does group ENV25 have [soil science] on Thursday or on Friday this week?
which room is [stage lighting] in, still A115? | Was [cost accounting] moved from D3 to the library wing?
How many credits does [midwifery basics] give for group {group}?
I can only come after work, so please tell me if [compiler construction] still has seats in the evening group or if it is full already
[timber structures] lab, is it in the north hall or the south hall | When does [forensic accounting] start for LBA24S?
[reactor physics] exam in auditorium 2? | Who teaches [ornithology] in {room} on Friday?
[brand semiotics] for group 3, attendance? | where's [surface treatment], my timetable says K-101
Could you tell me whether the [nutrition counselling] course for group NUT26A still meets in the Linden building?
Does [cabinet making] use workshop W2 this week too? | Is the resit of [heat transfer] in the gym hall?
what's the code of [legal translation] in group KV2 | Which one is easier, [cell biology] or [biochemistry]?
[Knitwear design] instead of [tailoring], is that all right? | I passed [statistics 1], what next?
After [japanese 2] I'd take [japanese 3]. | same as [risk analysis] but online
can i do [fluid dynamics 2] before [fluid dynamics 1] | [ux research] vs [market research], whats the difference
I was in [ceramic glazing] last year, is there a follow-up
If there is still room, I would gladly swap [ethics of care] for [gerontology], since my placement will be with elderly people anyway
Is [applied econometrics] the same as [econometrics in practice], or do I need both for my degree?
From [ballet] to [contemporary dance], can I still switch? | does [web shops] count in place of [retail management]
Is [cloud security] harder than [network security]?
Last year I dropped [machine drawing] because of an operation, and now I wonder whether [3d cad] would cover the same things
what shuld come first, [grammar] or [phonetics] | I've done [acoustics], anything after that?
rather [swimming instruction] than [aqua fitness] | Remind me when enrollment for [aviation English] opens, please.
Please ping me about [metal casting] a day before it begins, because last year I overslept and missed the whole first session
I don't want [bioinformatics] any more | follow [urban beekeeping] pls
Tell me if a place opens in [furniture restoration]. | Stop telling me about [corporate finance], please.
can u watch [sports nutrition] for me | enrol me in [wine tastin] | sign me up for [crisis communication], thx
no more mesages about [linear optimisation] | drop [icelandic] from my list | nudge me on sunday about [hat making]
I'd like to hear at once if the time of [radiation protection] changes, since I travel two hours by bus to get there
Let me know when [game audio] is published. | unfollow [piano tuning] | wake me for [morning drawing] on monday ;)
Notify me a week before [quantum computing] ends.
Before my exchange in Ghent I need four more credits, and my coordinator won't sign the papers until she sees them in the register
Something in Jyväskylä, please. | from Tampere, can I join from there | anything at the riverside campus
on mondays in Vantaa
My zipper broke an hour before a job interview, so is the sewing room by any chance free at noon for ten minutes?
chem lab 2 free? | Can I book the darkroom on Thursday? | Is anyone in the ceramics kiln room now?
recording studio tomorrow from 2 to 4? | Which floor is the robotics lab on? | is the dance hal empty at 18
I live in Turku but work in Rauma, so what is there that doesn't require me to be on the spot?
lessons in the greenhouse this week? | Set my campus to Kuopio, please. | i only want to see things in Gothenburg
Is the anatomy classroom open in the weekend?
We are on a semester in Valencia until January, so please show only courses that can be finished without coming back
and the last day to get in? | anything tomorrow? | does it cost extra | is attendance a must | how hard is it
can you show that as an excel sheet
My outlook has been completely empty since the update last night, so where did all of the lessons go and how do I get them back?
it says error 500 when i press the green button | Is there school on Midsummer Eve? | are you a robot or a person
My hamster died and I can't come tomorrow, what do I do? | do you speak whale lol | i'm a carpenter, am i allowed in
Football practice is at six, so nothing after five, please. | pizza first, then studies. what's still open tho
bruh what even is a credit | Can I bring my own laptop? | Why do you show me only three? | where did the buttons go
the link to teams is dead | i'm so stressed rn | Does the ics file work in Google calendar?
Are the reminders sent at night too? | Can my mum attend? | i forgot my password again | What's a waiting list?
put it bakc like it was | thats not what i ment
Do I need to bring my own hammer, goggles and gloves on the first day, or do they have tools there for everyone?
show me the ones with a red dot | Is there coffee in the break? | How many people are in? | and who's the teacher?
any homework?
Since I'm working as a firefighter with 24-hour shifts, I can only attend every third day, so what would you suggest?
I got a message saying that my enrollment was rejected, but I don't see any reason in it, can you explain?
I'm pregnant and due in April, so is there something that ends in March and doesn't have an exam at the end?
Yesterday you listed seven courses, today there are only five, did the other two get cancelled or is that a bug?
My calendar app shows everything two hours late since the clocks changed, is that your fault or is it mine?
The bus strike starts on Tuesday and I have no car, so can I take part from home that week?
Does it clash with my other one? | is the dog allowed in class | give me the short version
nothing with group work, ppl drain me
Hello and happy new year! I clean windows on skyscrapers for a living and have become curious about [facade engineering], is there anything for a layperson?
my therapist thinks i should do somthing creative, so maybe [expressive writing], if theres a small group and no grades
I'm a bus driver in the mornings, I collect stamps and I love jazz, and all I want is a course that begins after two o'clock
The professor of my old university in Poland spoke so highly of [set theory], and now that I have time I'd like to take it in English
Excuse me, I'm on parental leave and the baby sleeps from noon to two, is there [child nutrition] in small online bits?
We are opening a guesthouse on an island next summer, so I would be grateful for anything on [hospitality pricing] before then
i've been gaming since i was six and my mum says get a job, so do you teach [esports coaching] or is that just a rumour
It's minus twenty, my bike is frozen, and I refuse to leave the flat, so what can I study without going anywhere?
Hi, a lady at the employment office mentioned [warehouse automation] as a good bet for people like me, could you see when it's on?
I work as a prison guard and often meet people with addictions, so I'd like to learn about [substance abuse work] properly
My cousin is a pilot, my uncle is a pilot, I'm afraid of flying, so just give me something that isn't about planes, any free slots?
After three years in a call centre I can handle angry customers, but [negotiation psychology] would make me better at it, I believe
so there was this ad in the tram about [carbon accounting] and i thought why not, is it yours or some other schools
I'd be really glad if you could find a course in [dementia care], because my father was diagnosed in November and I'd like to be prepared
Hi bot, love your little jokes! Could you look whether [mobile journalism] is running, our student paper has nobody who can film
As I understand it the ministry now requires [radiation safety] for everyone in our clinic, so please tell me where I can get it quickly
My partner is deaf and mine is a big family, so ten of us would like to start [sign language], is that possible in one go?
I sing in the shower, I dance in the kitchen, but I'm not looking for that, I need credits in anything by the end of May
We're renovating an old log house with my parents in law and argue about everything, so [log construction] could save our marriage
good day, the company i work for sells heat pumps and they'd pay for [refrigeration technology], is there one in late summer maybe
I have always been terrible at sports, honestly, but my doctor recommends moving more, is there [adapted physical education] for adults?
Our teacher said in passing that [graph theory] would help with the project, but she didn't say where to find it, do you know?
hey, im kinda shy so i dont wanna do presentations, but i do want [data storytelling], are there any without a live show
I've just moved here from Nairobi, I'm still cold all the time, and people tell me to start with [survival finnish], where is it?
My knees hurt from running and my back from sitting, so which of your courses could I take lying down, just kidding, which are online?
I'd love to understand what my lawyer friends talk about at dinner, so perhaps there's something like [contract law] for outsiders?
Because the theatre where I work got a new projector, the director wants me to learn [projection mapping], and it should be done by September
Autumn always makes me melancholic and then I read poems, so this year I thought I might try [poetry translation] with other people
I'm the only electrician in a village of four hundred and the old folks ask me about [smart home systems], can I learn that with you?
I milk eighty cows every morning and evening, so I have exactly four hours in the middle of the day, what fits there?
Thanks to my mentor I discovered [speculative design] and I'm fascinated, so please tell me if there's more than the one course in spring
A colleague at the pharmacy recommended I take [pharmacovigilance] next, she had it in 2022, does it still exist under that name?
my football coach says sleep is everything, and that got me into [sleep research], got any course for a normal person like me
Not sure whether this is the right place, but I translate manuals for tractors and would benefit from [technical writing] a lot
I bake sourdough, my flatmate brews kombucha, our fridge is a zoo, anyway: is there [fermentation] as a proper course with a lab?
[mosaics] thursday | [tribology] | [stop motion], [puppet animation] | [Landscape drawing], 5 May.
[latin] and [ancient greek] wk 38 | [kinesiology] tmrw | [crochet] or [macrame]? | [embedded rust] next month
[veterinary ethics], 9.15 | [public procurement] today?? | [oboe] | [mass spectrometri] on 8th | [salsa] fridays
[folk costumes], [lace making] and [embroidery] | [ice rescue] week 4 | [actuarial maths] | [kite surfing], june
[pedagogical drama] monday morning | [knife sharpening] | [supply chain finance] in nov | [hydrology] & [limnology]
[cheese making] sat 11 | [voice acting] tonight? | [roofing] or [tiling] next week | [queue theory] 30.9.
[sensory analysis] | Is [pharmacology 2] in lecture hall F1 tomorrow? | [machine vision] with group ROB24, where
wich building is [choir conducting] in | does the [concrete technology] thing use lab C-17
When's the exam of [neuropsychology] in the Alpha building? | who takes the tuesday group of [screen printing]
Is [operating systems] at the new campus or in the old one? | [trauma care] for NUR22X, how many credits
[optics] B321 or B312? my note is blurry | Are there free seats in group 2 of [costume history]?
has [oral surgry] moved to {room} | does {group} have [crowd management] at all
What time is [pulp and paper] in the Forest house?
Is the lecture of [environmental economics] on Wednesday really in the church hall, or did I misread the timetable?
[nail technology] - workshop 4 or 6 | is [audiology] compulsory for AUD23
I have to fetch my children from school at four, so how long does the [geotechnics] lecture in room G50 usually last?
Who examines [intercultural leadership] for the Monday group?
I did [programming 1] in spring, should it be [programming 2] or [algorithms]
[painting on silk] or [batik], which is on sooner | take [norwegean] instead of [danish]?
Is [business maths] the same as [financial mathematics]? | What comes after [basic sewing]?
[Advanced thermodynamics] before [heat engines], does that work? | something like [trail running] but indoors
I liked [stone carving] so much that my balcony is full of dust now, so what else do you have that is like it?
Can [physiology] replace [anatomy]?
I have [python basics] behind me and enjoyed it more than I expected, so what would be the logical next step from there?
which gives more credits: [early childhood music] or [music therapy]
[power electronics 2] without [power electronics 1], allowed?
I am torn between [investment analysis] and [impact investing], as both are on Tuesdays and I can only manage one evening a week
change me from [guitar] to [ukulele] | compare [food law] and [food safety] pls
Does [scrum master] overlap with [project management]? | passed [hebrew 1] with a 3, good enough for [hebrew 2]?
give me a shout when [archery] starts | keep an eye on [protsthetics] for me
You can forget about [business german], it's far too early in the morning for somebody who works in a bar until three
Please remind me two days ahead of the deadline for [migration law]. | put me on the list for [sauna building]
mute [process chemistry] | i want out of [theology of religions] | Alert when [night sky photography] gets a date.
Would you please tell me every change in [obstetrics], even if it is only the room, because I commute from far away
remember [horse massage] for me till monday | am i following [power grids]? | Cancel my reminder for [gamification].
send me a msg the evening before [taxidermy] | dont ping me about [vector calculus] on weekends
enrol: [opera history] | I'd like to be reminded of [rope access work] at 7 am | subscribe me to [climat policy]
is there sth in Oulu | anything near the old mill campus
I'm coming from Riga for a single month to visit my sister, what could I join in that time without being a degree student?
Before I go to Kyoto in March I need something quick. | on thursdays in Lappeenranta only | physics lab 1, is it taken
Our trailer lost a wheel on the way here, so we would need the welding hall at seven in the morning, is it open then?
Can we get the black box theatre for an hour? | music room free rn? | who has the kitchen studio on tuesday
How big is the simulation ward?
The exchange semester in Grenoble starts in August, so I must have everything done by June, what still fits?
photo studio booked all day? | Lessons at the mountain campus, are they cancelled? | Switch the language to English.
Don't show me anything in Helsinki. | Is the metal workshop locked at night?
I'd rather not travel to Pori every week, so do any of these have meetings only at the beginning and the end?
when's the deadline again | whats on today | is it graded or pass/fail | can i be late the first time
How many hours per week does it take? | do they record it | is it worth it | and the exam? | print this for me
how do i get it into my iphone calendar | 404 not found | it keeps spinnig and spinning | ok boomer | happy diwali!
Is there class on Good Friday?
I'm a taxi driver with weird hours and a lot of waiting in between, so what would be good for someone like me?
my parrot answered you just now haha | yoga at 5 so must be out by then | are u awake | can you read pdfs
I clicked the green button twice because nothing happened at first, so am I now in twice, or did the second click cancel it?
that's sick, thanks | the file wont open in numbers | why is my name speled wrong | What does "provisional" mean?
is lunch included | Do I have to buy a book? | Can I get a certificate for my boss?
I was at a wedding until five this morning, so be quick and kind with me, what's the easiest thing that is still open?
What did I ask you last week? | two left feet and no time, what's easy | Is there parking?
Do you also know the menu of the canteen? | anything without maths | show more | nah, the other one
My tooth was pulled this morning and I can hardly speak, so I'd be glad about something where one doesn't have to talk
I'm allergic to dust and perfumes, so before I sign up I'd like to know if the classroom has windows that open
They changed my shift at the hospital again, so could you list only those which have nothing between Monday and Wednesday?
Slack shows your answer in a tiny box and on my phone I can't scroll it, is there another way to read it?
I finished my hunting season, the freezer is full, and now I've time until spring: what starts in the next two weeks?
I thought I had enrolled but the confirmation never arrived, and my spam folder holds only lottery wins, so am I in or not?
In our country we have a holiday on the sixth, so will there be teaching that day or can I travel home?
any left for ppl who work full time
Good afternoon, I've been a beekeeper's assistant for two summers and the owner suggested [pollination ecology], is it open to people outside the university?
I'm a chess player and a night owl, my best hours are after ten, are there courses which let me hand in everything at midnight?
hey hey, my gf studies [cosmetic chemistry] at another school and says its awesome, do we have that too or only she
After the earthquake back home my whole family talks of nothing else, and I'd like to learn [seismic design] to help rebuild one day
I'm writing from a ship in the Baltic with a bad connection, so could you briefly say whether [maritime law] is on in winter?
My hands are always cold and I get bored on the sofa, so a course in [felting] would make this dark November better
The kindergarten I work in got three children who speak no Finnish, and our head told me to look up [multilingual education]
I used to be a competitive swimmer and still teach kids on Saturdays, so weekends are impossible, what do you have on weekdays?
hello, what a storm last night! anyway, someone in the lift said [storm water management] is a great course, is it this year
Could you help me please, I need exactly one course in [philosophy of mind], my degree was accepted on that condition
My wife runs marathons, I run a bookshop, neither of us has time, but what could we take together on a Sunday?
I got a new job in a lab full of mice and feel rather sorry for them, so I want [laboratory animal science] as soon as possible
so my band broke up and i have all this gear, thinking of [synthesizer building], is there sth for ppl who can solder a bit
An old friend who is now a judge told me that [legal latin] is dying out, and out of pure spite I'd like to study it
Our housing co-operative made me the chairman without asking, so I urgently need to know something about [property management], evenings only
I am so happy, I was accepted! Now my tutor wants me to choose, and I lean towards [computational linguistics], when would it start?
It's spring, the birds are singing, I've hay fever and a broken laptop, but I still want five credits, so what's left?
I write recipes for a magazine and my editor wants real facts, so [nutritional biochemistry] might be right, is it very hard for someone like me?
im a security guard in a mall and ppl ask me medical stuff all day, so [emergency care] would be smart i guess
As a retired sailor with plenty of time, I'd like to dig into [naval history], and it doesn't matter at all in which language
We lost power for two days and I realised how little I know about it, is there [electrical engineering] for curious pensioners?
The lady from the library told me about a course called [reading aloud], which she loved, and I'd like to do it with my son
I enjoy painting and long walks, I'm new in town and a bit lonely, so I'd prefer anything with small groups and real people
Hi, we sell second-hand clothes online and returns are killing us, so I'm looking for [reverse logistics], even a two-day thing is fine
My physio is convinced that I breathe wrongly, which made me curious about [breathing techniques], do you have any of that in your catalogue?
i teach maths in a secondary school and kids use ai for evrything now, need [ai in education] like yesterday
For my promotion at the bank they want proof of [anti-money laundering], preferably a certificate, and I'd love to get it before July
I was born in a wine region, my family still makes wine, and no, I don't want to study that, just show me what's new
If you don't mind, could you check when [hospital clown training] is, because my improv group has decided to do it together
The best teacher I ever had now gives [experimental archaeology], I heard, and I'd be overjoyed if there's still a place for me
Hello, I repair lifts, it's dirty but well paid, and now the firm goes digital, so [predictive maintenance] would be my thing
I'm recovering from burnout, please be gentle, and I'd like something like [mindful photography] without any deadlines if you have such a thing
My brother is a butcher and I'm a vegan, so dinner is fun, but can you tell me which courses have no exam?
Having spent ten years on oil rigs, I would like to do something about [offshore wind], because I know the sea and not much else
pls help, my landlord is raising the rent and i want to understand [tenancy law], is there a short course, doesnt need to give credits
[harp] 6 pm | [Glaciology] and [permafrost]? | [parkour] tomorrow | [ikebana] wk 19 | [cartography], [remote sensing]
[wig making]? | [stochastics] on monday | [paediatric nursing] 12th march
[Beer brewing] or [distilling] this autumn? | [xml] | [Sculpture in public space]? | [trade unions] thurs 13:00
[Vascular surgery], today? | [algebra 3] next tuesday | [shoemaking] and [leatherwork] | [podcasting] w 9
[farsi], [dari], [pashto] | [hvac] now? | [elder law] 1.2. | [paper engineering] | [tap dance] or [step], wednesdays
[Orthodontics] in the morning? | [Inorganic synthesis], next week. | [kimono sewing] july | [event safety] & [rigging]
[logic] at nine | Is [child psychiatry] for PSY25 in the Harju building?
[acid-base chemistry], room L-14, who's the lecturer | Did [architectural models] get a bigger room than A2?
Where does group B of [choreography] meet? | [airport operations] in hangar 3, what time
How big is the Thursday group in [rehabilitation counselling]? | When is the last lesson of [metrology] in {room}?
We're three friends who want to stay together, so is there still room for all of us in group 1 of [icon painting]?
[tissue engineering] lab session, biocity or medisiina?
I have in my notes that [design thinking] is in the glass pavilion on the fourth, is this still correct?
Does MAT24 share [probability theory] with us? | is [typografy] in the mac room again
Who's responsible for [mine safety] at the hill campus? | [Aesthetics] lecture, is it hall 7 or hall 9?
has {group} got a date for [business simulation] | What floor is [jewellery casting] on, in the craft house?
[ship hydrodynamics] for the english group: how many credits | is tomorrow's [cyber law] in C101
[Fashion illustration] or [fashion drawing], are those two the same? | I got a five in [music theory 1], what's next?
[swahili] rather than [arabic], is it possible | Is [object oriented design] easier than [functional programming]?
I'd do [aromatherapy] if [reflexology] is full | need sth lighter than [quantum mecanics]
[estonian 4] before [estonian 3]??? | What's between [basic drawing] and [life drawing]?
When I'm done with [bookkeeping] could I go straight to [auditing]?
trade [history of science] for [history of medicine] | both [rowing] and [canoeing] or just one of them
Someone told me that [digital fabrication] and [maker skills] are nearly identical, so I'd like to know which one is in English
Is [health economics] a part of [health administration]? | Which is shorter, [crime prevention] or [victimology]?
not [group fitness], i meant [fitness testing] | [Spatial statistics] as a substitute for [GIS]?
Anything that continues [rhetoric 1]? | pls tell me when [lighting design] is open for enrollment
i no longer need [steel structures] | Remind me of [pilates for seniors] on Friday at 4.
Follow both [diplomacy] and [peace studies]. | get me into [comics] | ring a bell when [mushroom growing] shows up
no reminders for [tort law] thanks | I want updates on [rural development], but only if the dates change
take me off [interior acoustics] | Let me know three days before [stained glass].
Could you quietly stop following [moral philosophy] for me? | join [disc golf coaching]
keep me postd about [oncology nursing]
If somebody cancels their place in [bicycle mechanics], I want to know it straight away, even if it is in the middle of the night!
We are going to the mountains for two weeks, so could you pause everything about [business finnish] until after the holidays?
I keep forgetting everything since the baby came, so please remind me of [family law] both a week and a day before
Please add [theatre makeup] to my calendar. | My flight to Bergen leaves Friday noon, what's before that?
something around Seinäjoki | anything in the science park | on tuesdays in Leuven, hybrid maybe
I'm from Odense, do I pay a fee | is the moot court rom free on wed | biology lab 4 at eleven?
Can I sit in the language lab now? | is the print workshp staffed today | who's in the media lab
Does the sports hall have a slot at 20? | Which lab is empty for two hours? | Show times in the 24-hour format.
I'm going to be in Ljubljana until the end of April and only have my phone with me, which courses would still work?
Is there a piano in the auditorium? | skip Hämeenlinna, it's too far
Can I use the carpentry room without a key card? | Do you list stuff from the Porvoo campus as well?
and when does it finish | till when can i cancel | is it on zoom or for real | does the techer speak slowly
can i do just half of it | who else is coming | is there a resit | what do i need to know befor
how do i get out of it | does it show on my transcript | can you export this as csv | notion says the feed is invalid
It wrote "something went wrong" and then nothing. | merry xmas | closed on may day?
I'm a plumber without any school certificates but with twenty years in the trade, so would they take me in or not?
the cat wants to know if you're real | hockey on tuesdays, no can do | lol you forgot me | is it slay or nay
sushi is ready gotta go, save this | what can you do | tell me a joke | how do i turn off the noise
can i have it in dark mode | Am I too old at 58? | Are there scholarships? | whats the weather on the first day
Is my boss able to see this? | i lost my student card in the sauna | thx a bunch | i'm scared of exams | is there wifi
is there anything for insomniacs haha | Only stuff that starts with a weekend. | oh no, wrong channel
How come the list you gave my flatmate is longer than mine although we asked with precisely the same words?
I'm a single parent of twins with a full-time job at a laundry, so is there anything that runs entirely at one's own speed?
The e-mail says my place must be confirmed by Friday but the button in it is grey, where else can I confirm it?
I'll have knee surgery in February and can't climb stairs for a while, which of those are on the ground floor or online?
We celebrate Nowruz with the whole family, so I'd miss the last week of March, would that be a problem for attendance?
I tried to sync with Thunderbird and now every lesson is there four times, how do I get rid of the extra ones?
what about evenings then | nvm found it
Hello dear bot, I've spent the winter caring for my aunt, and the home nurse recommended [palliative care] to me, is there a course in daytime?
i drive a snowplough so summers are totally free, could i do [asphalt technology] then or is everything closed in july
Our village choir won a prize and now we dream of a festival, so I'd like to learn [festival production] with your people
I'm a keen gardener with two greenhouses and a bad back, but what I'm after is any course with a start date in June
A customer at my repair shop asked me about [battery recycling] and I couldn't answer, which was embarrassing, so could you find me something?
My first semester was a catastrophe, I failed nearly everything, and now I'd like to begin again with [study skills], if that's possible
hi, i deliver parcels by bike in every weather, dreaming of a desk job, is [transport planning] something a beginner could take
The doctor I interpret for always uses terms that I don't know, therefore I would very much appreciate [medical terminology], in any format
I speak Spanish and Catalan, I teach salsa on Fridays, and I need just one more credit, what's the smallest thing you have?
I was at a lecture by a woman who builds artificial reefs, it blew my mind, do you have [marine restoration]?
good morning from a foggy Lisbon, I'll arrive in August and would like [introduction to sami culture] in my first weeks if there's space
My company makes elevators and we got a Japanese owner, so I have been asked to take [japanese business etiquette] by the summer
ive had 3 coffees and no sleep but i decided: its gonna be [molecular gastronomy], pls tell me you got it
Our daughter stammers a little and we want to support her as best we can, is [fluency disorders] open for parents too?
I love trains, my flat is full of model trains, yet for my studies I need something general, five credits, in period three
My colleague from the tax office can't stop praising [behavioural economics], so I've become curious and would love to read more about it
We're a group of four cleaners at the airport and would like to study [infection control] together, is there any group that has room?
I feel guilty about flying so often and wish to learn [life cycle assessment], ideally without maths, ideally in the evening, ideally tomorrow
hey, quick one: my thesis partner ghosted me and i need [survey design] asap, any intensive version in the next few weeks
The church where I play the organ is being renovated, so I've time on Sundays for once, and [organ building] would be wonderful
I'd be thankful for a hint: I learned some [old norse] years ago in Reykjavik and would like to carry on here
It's too hot to think, the fan is broken, and my exam is on Monday, so please just show what's open for autumn
I work at a bank in fraud prevention, the criminals get smarter every day, and so should I: is there [digital forensics]?
My little brother has ADHD and school is hard for him, hence my wish to study [special education] at least as a minor
we got chickens!! and now my dad wants to know if theres any [poultry farming] course he can join even tho hes 70
As a dental assistant I mostly hold the suction tube, but I'd like to move on, so what about [oral radiology]?
My best friend does aikido and swears by it, I prefer the sofa, so which of your courses can be done from a sofa?
Being a widow at forty I have thought a lot about loss, and I'd like to take part in [grief counselling], if it's offered
Hello! Our start-up ran out of money on Thursday, so while I'm unemployed I could finally study [patent law], when does the next round begin?
the museum shop where i work sells amber and tourists ask stuff, so id like [gemmology], evenings or sat, cheap if poss
I was recommended [systems thinking] by a stranger on a train, which is how most good things in my life have started
The leaves are falling, my mood is too, and I promised myself to try [light therapy] or study it, is there anything?
I cut hair, my wife cuts trees, our son cuts class, so which courses would suit a family that's busy all day long?
Kind greetings from the post office, I'm retiring in May and finally want to learn about [byzantine art], are pensioners welcome with you?
With the new machines at our sawmill I suddenly need [plc programming], my foreman pays if it's over before the holidays
[gilding] thur | [epigenetics] & [proteomics] wk 41 | [sail making] | [mime], [clownig] next week?
[quallity control] 17.11. | [welsh] | [scuba diving] in june | [bioethics] or [medical law]
[pattern cutting] tomorrow 8:30 | [astrobiology] monday?? | [grant writing], [fundraising] | [tunnel construction]
[elasticity theory] week 50 | [haptics] | [harmony singing] sunday | [Fishery biology] and [aquaculture] in spring?
[clockmaking], 2 pm | [geriatrics] on the 3rd | [bonsai] | [wayfinding] today | [debt counselling] or [budgeting]
[combustion engines] fri | [Oral history], period 2? | [lithography], [etching], [woodcut] | [fuzzy logic] jan 9
[urban foraging]? | Is [lichenology] in the field station or in room 12?
[control engineering] for AUT23, what's the exam date | Does [sommelier training] take place in the restaurant wing?
who gives [rock mechanics] in building V | [piano accompaniment] in the chamber hall, how long is it
is [grafic recording] group 4 full | When does TRA25K have [tourism geography]?
[biostatistics] in computer class 3, is that right | Is the Monday group of [playwriting] cancelled?
Could you please find out if [welfare technology] for group SOS24 is in the same building as last week?
where's [shadow puppetry], the attic or the cellar | How many absences are ok in [clinical skills], group C?
[ore processing] starts in {room} or elsewhere | is {group} the only one in [customer psychology]
[dynamics of structures], hall K1, when exactly | Does the Swedish group of [school pedagogy] have an exam?
I was away with the flu and missed the announcement, could you tell me the room of [ethnomusicology] on the ninth?
is [fiber optix] still in the telecom lab | Can I take [differential equations] without [calculus 2]?
[pottery], but for people who've done [pottery 1]
I'm running for mayor of a small town one day, so would [surveying] or [land use planning] be more useful to me?
Is [trapeze] like [aerial silks]? | I failed [mechanics 2], can i go on with [mechanics 3] anyway
[solfege] instead of [choir], would it count | after [web basics] maybe [react]?
whats closest to [midieval literature] | same as [perfume making] but shorter | wich first, [dyeing] or [weaving]
move me from [chess tactics] to [go]
As I have already completed [human resource planning] in Malta, would [talent management] teach me anything new or just repeat it?
[viola] is full so what about [double bass] | Does [forest ecology 1] come before [forest economics]?
I would choose [zoology] over [botany] any day, but my plan of studies says the opposite, so is the first one still open?
[Social media law] vs [copyright], which has fewer lectures? | i've completed [russian 5], is there a 6
bell me for [ski maintenance] a day ahead :) | Remind me to enroll in [vaccinology] on the 1st.
I'm done with [stage combat], unfollow | tell me the minute [truffle hunting] is open
sing up for [emotional intelligence] pls | stop [microeconomics] | not interested in [crypto trading] anymore
I'd love a reminder about [tree climbing] next sunday | Watch out for changes in [sports law].
Track [Baltic studies] and [Nordic studies].
Please don't remind me of [cost estimation] any longer, I dropped it in October when my mother fell ill and it makes me sad
save [tea ceremony] for later | are there remiders set for [nano materials]? | book me a spot in [kettlebell training]
say when [folk healing] comes back
In case the lecturer of [oral storytelling] finally announces the dates, would you be so nice and write to me immediately?
Message me an hour before [midi programming]. | What could I take before my internship in Antwerp?
something in Umeå or close to it | from Bratislava with love, any online stuff | at the lighthouse campus pls
wednesdays in Joensuu, mornings | is the brewing lab free on friday | art room 5 at three o'clock?
is somebody using the green screen | Can I practise in the organ loft tonight? | computer class 12 open till when
free quiet room near the pharmacy wing? | How do I set my town to Vaasa?
I moved from Rovaniemi to Lahti in the summer, so could you change my campus and then show what's there in October?
Is the climbing wall open on Saturdays? | Which rooms have a 3d printer?
My host family lives in Espoo and they have been so kind to me, so I'd like to stay close to them, anything around there?
lab coats needed in chem lab 7?
The ferry from Tallinn arrives at ten on Mondays, so earlier lessons don't work, what would you propose?
when's payday for the fee | Is there anything on Sunday? | do i get a grade | how far is it form the station
Is one absence all right? | can i join late | How many are on the waiting list? | What if I fail?
Does it have a final project? | and in english? | same time next week? | open it in the browser pls
Is there an app for android? | your card is blank on my watch | error: not allowed. but why
Is Easter Monday a day off? | Carnival week, do we have lessons?
I'm a chef and weekends are hell in our kitchen, so what do you have that happens on Mondays, when we are closed?
my dog ate the schedule | tennis elbow, can't type much. short answers pls | ghost mode on, don't tell anyone i'm here
you're the goat | burger or study, that is the question | no cap, this is useful | i feel dumb asking
what's the emoji for | do you sleep | Can I undo that? | drill or screwdriver needed? | is the price per person
I'm left-handed, is that an issue? | can i smoke outside there | what time is it in new york
delete evrything you know about me | Does the bell ring by itself? | can i get tea | Which are new since last week?
I'm colour-blind and the little dots all look the same to me, could you say with words which ones are open?
Being a farmer in harvest time means sixteen hours a day, so I'm looking for whatever can wait until November
My teacher marked me as absent although I was there the entire day, who can correct this and how long does it take?
My flatmate plays drums at night, so I'm asleep until eleven, which means early classes are out, what remains then?
I dropped my phone into a lake, bought a new one, and now all my reminders seem gone, can they be restored?
It's our wedding anniversary on the fourteenth, so I'd rather know now if anything compulsory happens that evening or not
[Physics for Nurses], when does it meet? | [Law for Designers], which days is it usually on
[Chemistry for Cooks] credits | is [Maths for Musicians] in English | [Writing for Engineers], what time
[Drawing for Children], who runs it? | when is [Safety at Sea] next time | [Care of the Elderly] dates
[project] courses | [thesis] courses | [lab] courses please | [seminar] courses next year | [summer] school courses
[studio] courses | courses with [workshop] in the name | [portfolio] courses | [capstone] courses
my cousin does [midwifery], which courses exist for that | a friend studies [forestry], what courses are there for it
my brother is into [robotics], which courses would be for that
where's [choir conducting] next thursday | where's [street dance] on monday | where is [ceramics] tomorrow
[film theory], what does it cost | hi, [film theory] exists but i find nothing about the language
any suggestions? | do you have a suggestion for me | got any tips for me? | anything you'd suggest? | what would you pick
an intro course in [geology], any suggestions? | a basics class on [tax law], what do you suggest
when does the [credit analysis] course start | when does [credit insurance] close | is the [exam coaching] course full
when does the [time series] course end | when is [group counselling] on | when does [open innovation] start
how many credits is [language testing] | exam of [room acoustics]? | who teaches [building physics] | is [course design] online
when does the [teacher education] course begin | is there an exam in [material science] | [credit derivatives] exam
the [language technology] course, when does it start | when does [lesson planning] start | how big is [schedule optimisation]
what about [German for Nurses] | what about [English for Working Life] | what about [Finnish for Beginners]? | and [Swedish for Nurses]?
what about [Work Life Skills] | what about [Open Source Software]? | and the [Exam Skills] one | [Reminder Systems], when does it open
when does the [risk management] course start | when does [market risk] open | when does [flood risk] close | who runs [credit control]
when is the last day for [start-up finance] | does [opening hours planning] have an exam | how long is [end of life care]
is [Teaching Methods] still open | what language is [Language and Identity] in | what about [Location Data], when does it start
compare [Contrast Media] and [Lighting] | calendar for [open systems] | places left in [public places]?
how many points for [points of view] | [room service], when | [teaching practice] starts when | when is [place branding]
[robotics] spring | [chemistry] autumn | [information design] courses in autumn | [information law] courses running in spring
[project finance] | the [information literacy] course
when does [placement in accounting] end | [training in first response], when does it end? | is [project in marketing] full
when does [thesis in history] start | when does [practice in schools] end | [work in the archipelago] dates
courses in the [design] unit | courses of the [health] department | what does the [forestry] department teach
`;
