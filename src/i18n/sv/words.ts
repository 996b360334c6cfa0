/** Swedish, as people type it. */

import type { LanguageWords } from '../en/words.ts';
import { listOf, saying, setOf } from '../patterns.ts';
import type { TopicWords } from '../topics.ts';
import { svBasicForms } from './basic-forms.ts';

export const svWords: LanguageWords = {
  inflection: {
    // Definite forms and plurals, each also in the genitive.
    endings: listOf(`s n t en et na a e er ar or erna arna orna ens ets nas ers ars ors ernas arnas ornas`),
    // "Programmet" of "program".
    changes: [[/([mnl])\1$/, '$1']],
  },
  basicForms: svBasicForms,
  unlike: /aa|ii|uu|yy|ää|öö|ee|[äö][yö]|uo|oi|th|ph|(?:ics|ity|ness|ly)$/u,
  taught: 'kommunikation matematik projekt',
  grammar: setOf(`
    både bägge båda
    under
    ursäkta förlåt
    vad vem vems vilken vilket vilka vilkas vilkens när hur var vart varför varifrån varav varmed vadan hurdan hurdant hurdana
    hurudan hurudant huru hurusom
    och att det den dom denna detta dessa som är vara varit blir bli blev blivit har hade ha haft ska skall skulle
    kan kunde kunnat vill ville måste får fick fått bör borde
    jag du han hon vi ni man mig dig oss er honom henne min mitt mina din ditt dina vår vårt våra ert era sin sitt sina deras dess
    inte int ej icke ingen inget inga någon något några alla allt varje båda andra annan annat
    med utan om från till på av för före efter mellan inom innan hos vid ur mot enligt genom sedan medan eftersom
    eller men samt också även bara redan ännu nu då där dit ifrån igen kvar
    mycket många mer mera mest flera fler färre minst högst mindre
    finns fanns tack snälla hej nej`),
  ordinary: setOf(`
    moj mena menar menade deras nånting
    gång gången gånger notiser notiserna aviseringar påminnelser påminnelserna
    behöver behövde skulle önskar önskade vore gärna helst möjligtvis möjligen eventuellt händelsevis extra vänligen lämplig lämpligt passande finnas förhand behöva tacksam tacksamma undrar undrade går
    räcker utrymme utrymmen fort genast direkt snabbt kostar spelas bandas räknas krävs
    vecka veckan termin terminen
    när var vart vad vem vilka vilken vilket hur många mycket är har hade kan kunde ska skall vill får
    måste och eller inte int att som den det dessa denna detta för från till på av med utan om efter före innan
    mellan finns fins jag du vi ni man min mitt mina någon något några alla visa koppla länka följda berätta hitta hittar skaffa skaffar påbörja nån nåt nåra hej hejsan tack snälla följ följa följer påminn påminna mig mina sluta
    hjälp inställningar morgon svenska avsluta avfölj avfölja bevaka
    kurs kurser kod koder öppnar öppnas öppna öppen öppet stänger stängs stängd börjar börja slutar sluta
    sista dag dagen tidigast senast minst över mer än
    rum rummet rummen sal salen salar salarna lokal lokaler lokalen lokalerna klassrum klassrummen
    plats platser sittplatser personer studenter hus huset
    fortfarande redan ännu nu längre
    studiepoäng sp lärare språk registrera skillnad skillnaden skillnader överlappar krockar`),
  weekly: setOf(
    'måndagar måndagarna tisdagar tisdagarna onsdagar onsdagarna torsdagar torsdagarna fredagar fredagarna lördagar lördagarna söndagar söndagarna vardagar vardagarna',
  ),
  chat: setOf(`
    letar söker letade sökte
    ämne ämnet temat tema område området relaterad relaterat relaterade rörande gällande erbjuds
    absolut ah aha ahaa aj ajaj aldrig allafall allihop alltid alltså angående annars anta antagligen antar arg asbra
    ascoolt asjobbigt assnabbt asså attans ba bekymrad ber beror bestämt besviken blä bläh borde bort borttappad
    bredvid bror brorsan bruh brush bry bryr bråttom både chill coolt da dels dessutom dessvärre dock dumt däremot
    därför dåligt egentligen eh ehm ej emot enkelt ens exakt exempelvis faktiskt fan fanken fantastiskt fasen fasiken
    fast fatta fattar flesta framför framöver fräckt fundera funderade funderar fy fånigt förfärligt förhoppningsvis
    förmodligen förresten förstår försöker förutom förvirrad förvirrande galet gav gillar gissar gitter givetvis glad
    glömde glömt goddag godkväll gomorron grej grejer grymt haha hallojs hallojsan hallå hann hata hehe hehehe hejdå
    hejhej heller helvete hemskt herregud hihi hinna hinner hittade hjälper hjärtligt hm hmm hmmmm hoj hoppas hoppsan
    hursomhelst häftigt hälsningar hände härligt häromdagen häromveckan hörde hörni hörrni hörru hörrudu iaf iallafall
    ibland icke ids igenom ihop imorn ingenting inså inte intressant intresserad istälet istället jaaa jadå jaha
    jahaja jajamän jajjemen japp jaså jepp jess jobbigt jodå jorå jovisst ju just jädra jäkla jäklar jätte jättebra
    jättegärna jättekul jättemycket jävla jävlar jävligt jösses kalas kanske kika kikar klar klart knappast knappt
    knas knäpp knäppt kolla kollar konstig konstigt kram kul kunna känna kära käre kör lagom lat ledsen less leta
    letade letar liksom lmao lol lugnt lycka lyckligtvis lyssna låt låter meh minns missade missat mm mmm morrn mors
    morsning mvh mysigt märkligt najs naturligtvis nervös nice nix nja njaa njae no nog nope nuförtiden numera nyfiken
    nyligen nyss nä näe nähä nähädu nämligen nära nästan nå någonsin nåja nåmen nåväl oavsett ock ofta oj ojdå ojoj
    ojojoj ojsan okej okejdå okejokej okidoki omg omöjligt ony onödigt ork orka orkar oroar osv osäker otroligt
    ovillkorligen pallar pinsamt piss plötsligt polare polarn precis puss riktigt roligare roligt rörigt sa sade sagt
    samma sant satan seriöst ses shit sist sitta sjuk sjukt sjutton själv självfallet självklart skit skitbra
    skitdåligt skiten skitjobbigt skitkul skitsamma skulle skönt slutligen snack snubbe snällasnälla somliga stackars
    stressad stressade stressig stressigt strunt strålande stund ständigt suck sur synd säg säga säger säkerligen
    särskilt sätt så sådan sådana sådär såja såklart sån sånt tacka tackar tacktack taget tagit tillräckligt tills
    titta tittar tja tjaa tjabba tjata tjatar tjena tjenare tjenixen tjo tjohej tjänare toppen trevligt trodde
    troligen troligtvis tror trots tråkig tråkigt tråkigtvis trött tröttsamt tusentack tycker typ typiskt tyvärr
    tänker tänkte underbart undrade undrar ungefär unna uppenbarligen uppriktigt uppskattar urk usch utan vadå
    vanligen vanligtvis vare varken verkar verkligen vilja vilse virrig visserligen visst väldigt vänta väntar värre
    wow yes yikes äh ähh ändå äntligen ärligen ärligt ärligtalat äsch åh åsså återigen åtminstone öh öhm önskar
    överallt överens överhuvudtaget`),
  ordinaryBeginnings: [
    'anmäl',
    'genomför',
    'studieperiod',
    'studieenhet',
    'studieavsnitt',
    'kursen',
    'byggnad',
    'jämför',
  ],
  subject: setOf(`
    nyckelord examination examinationer verksamhetsställe verksamhetsställen verksamhetsstället
    menade menar vitsord handledare läroplan omtentamen omtenta ingenting framskjuten varthän vart
    kolla hämta söka sök kontrollera skicka öppna tysta lista boka avboka spara dela ge gör göra titta vänta starta testa ställ ställa meddela säg säga räkna sortera skriv skriva lägg lägga stoppa ångra prenumerera vet vilja ser se tro tror önskar behöva
    startdatum slutdatum väntelista kölista kö arbetsbelastning litteraturen kurslitteratur obligatorisk obligatoriska valfri frivillig närvaro frånvaro godkänd underkänd seminarium seminarier verkstad workshop övning övningar distans närstudier klockan våning projektor tyst ofta svår svårt lätt passar flyttats flyttad inhiberad inställt stad utbytesstuderande nybörjare skicka få veta
    tid tider tiden datum dagar dagen dag vecka veckor veckan månad månader år året timme timmar minut minuter idag imorgon igår
    måndag tisdag onsdag torsdag fredag lördag söndag januari februari mars maj juni juli augusti oktober
    våren hösten sommaren vintern vår höst sommar vinter kvällen kväll morgonen termin terminen period perioden
    tidtabell tidtabellen schema schemat tentamen tenta tentan tentor prov provet föreläsning föreläsningar lektion lektioner
    grupp grupper gruppen grupperna studerande studenten studenter examensprogram program programmet enhet enheten ort orten
    poäng innehåll innehållet mål målet målen krav kraven förkunskaper förkunskapskrav material materialet litteratur bok böcker
    omfattning omfattningen betyg bedömning bedöms bedömas läraren lärarna undervisar undervisas undervisning undervisningen
    hålls håller ordnas ordnar erbjuds erbjuder arrangeras ges gavs går gå gick äger rum pris kostar gratis ledig lediga full fullt fulla uppgifter uppgifterna
    namn namnet kod koden stor stort stora litet lilla små större störst största liten mindre minsta första sista nästa förra sen senare tidig tidigare
    ny nytt nya lång långt kort länge börjat slutat öppnat stängt börjar börja start avsedd avsett avsedda riktad riktar gäller
    heter kommer komma behöver behövs betyder handlar ingår hör tillhör kräver krävs läsa läser läst ta tar tog delta deltar
    pågår tillgänglig tillåtet ändra ändrar ändras ändrat byta byter förklara svara fråga frågor hända händer hänt ställts inställd
    svenska finska engelska språket personer människor vän rummet rummen byggnaden huset våning intyg dator hemuppgifter
    länk länken nyheter ligger hittas befinner annan andra bestämmer påverkar avgör förväntas förvänta deltagare deltagarna kunskap kunskaper bakgrund nybörjare erfarenhet färdighet färdigheter projekt projektet skriftlig skriftligt muntlig muntligt svår svårt lätt möjligt möjlig hitta hittar får ska skall räkna egen eget riktiga riktig kund kunder beskriv används använder ger köpa gjort del bygger baserar klarar mejla pratar talar antal antalet högsta ingår efterhand utanför jobba sammanfattning helt delvis enbart hus kvällarna läkare`),
  subjectBeginnings: [
    'varth',
    'varhel',
    'närhel',
    'vilk',
    'varef',
    'varav',
    'varifr',
    'hurd',
    'huru',
    'dagst',
    'nätk',
    'arbets',
    'väntel',
    'litterat',
    'utbildn',
    'kursbeskr',
    'startdat',
    'slutdat',
    'närvar',
    'undervis',
    'språk',
    'lärar',
    'föreläs',
    'tentam',
    'tidtabel',
    'förkunsk',
    'bedöm',
    'innehåll',
    'omfattn',
    'påminn',
    'inställn',
    'sluta',
    'öppn',
    'stäng',
    'överlapp',
    'skillnad',
    'studiepoäng',
    'studerande',
    'tillfäll',
    'uppgift',
    'avbok',
    'följ',
    'lokal',
    'kurs',
  ],
  commands: {
    follow: listOf('prenumerera övervaka meddela notifiera följa lägg_till håll_koll'),
    unfollow:
      listOf(`pausa avbryt avsluta avboka avprenumerera radera stoppa tysta glöm upphör ta_bort säg_upp
      sluta_följa`),
    following: listOf('lista prenumerationer bevakningar följningar'),
    status: listOf('läge läget'),
    compare: listOf('jämföra jämförelse skillnad skillnader kontra'),
    week: listOf('sista_dagar sista_dagarna veckoöversikt kommande agenda'),
    term: listOf('termin terminen tidslinje överlappningar krockar'),
    today: listOf('i_dag'),
    tomorrow: listOf('i_morgon i_morron i_morrn'),
    lessons: listOf('lektion lektioner föreläsningar läsordning schema'),
    link: listOf('länk anslut knyt koppla_ihop'),
    unlink: listOf('frånkoppla koppla_bort koppla_loss koppla_från ta_bort_länken'),
    settings: listOf('tidszon inställning alternativ'),
    enrollment: listOf('anmäl anmälan anmälning anmälningstid registrera'),
    rooms: listOf('rum rummen lokal lokaler byggnad salar'),
    show: listOf('visa hämta sök hitta öppna boka reservera snälla vänligen'),
  },
  shared: setOf('i en ett de se under start info'),
  theirs: setOf('deras'),
  they: setOf('de dom dem'),
  international: setOf(''),
  otherDays: [/(?<!\p{L})(?:tis|ons|tors|fre|lör|sön)dag/gu, 'måndag'],
  spoken: [
    [/(?<=\b(?:mig|mej|sig|sej|oss)) ti (?=\p{L})(?!kl)/giu, ' till '],
    [/ åt (?=(?:mig|mej|oss)(?!\p{L}))/giu, ' för '],
    [/(?<![\p{L}-])va(?= (?:har|ha|får|ska|e|är) ja(?!\p{L}))/giu, 'vad'],
    [/(?<=(?<!\p{L})(?:har|ha|får|ska|måste|kan|vill) )ja(?=(?: \p{L}|[?!.]?$))/giu, 'jag'],
    [/(?<=\p{L}{3})-(?=kurs(?:en|er|erna)?(?!\p{L}))/giu, ' '],
  ],
  rewrites: [
    [/^ta bort (\S+(?: n)?) från (?:mina påminnelser|påminnelserna)(?= |$)/u, 'avfölj $1'],
    [/^(?:den här kanalen|denna kanal|kanalen) är för (?:gruppen |kursen )?(\S+)$/u, 'följ $1'],
  ],
  subcommands: {
    find: 'hitta sök',
    unit: 'studieperiod{,en} studieavsnitt{,et} studieenhet{,en} kursenhet{,en}',
    settings: 'inställningar',
    link: 'koppla länka',
    follow: 'följ påminn bevaka',
    unfollow: 'sluta avfölj',
    following: 'följda följer lista',
    status: 'läge läget',
    compare: 'jämför',
    week: 'vecka veckan',
    today: 'idag i_dag',
    tomorrow: 'imorgon i_morgon',
    lessons: 'lektion{,er} föreläsningar läsordning',
    term: 'termin terminen',
    help: 'hjälp',
  },
  course: {
    ofLate: 'efteranmäl* sent försent efterhand efteråt antagen missa{de,t} glöm{de,t}',
    late: [
      '(?:.* )?efteranmäl\\p{L}*(?: .*)?',
      '(?:.* )?(?:sen|försenad) (?:anmälan|anmälning)(?: .*)?',
      '(?:.* )?(?:anmäla|anmäler|anmält)(?: \\S+){0,3} (?:sent|försent|för sent|i efterhand|efteråt|i efterskott)(?: .*)?',
      '(?:.* )?(?:missade|missat|missa|glömde|glömt)(?: \\S+){0,3} (?:anmälan|anmälningen|anmäla|anmälningstiden)(?: .*)? (?:kan|får|går|ändå|fortfarande|vad|hur)(?: .*)?',
      '(?:.* )?(?:anmälan|anmälningen|anmälningstiden) (?:(?:har|är|gick|redan) )+(?:stängt|stängd|gått ut|över|slut|ut)(?: .*)? (?:ändå|fortfarande|än|kan|får)(?: .*)?',
    ],
    realization: 'kurs{,en,ens,er,ers,erna,ernas,nummer,numret} genomförande*',
    courseUnit: 'studieperiod* studieavsnitt* studieenhet* kursenhet*',
    unit: 'enhet{,en,ens}',
    enrollment: '*anmäl* registrer*',
    signUp: '',
    opensOrCloses: 'öppn* öppe{n,t} stäng*',
    when: 'när',
    schedule:
      'schema{,t,n} tidtabell{,en} datum{,en} tider{,na} info information uppgifter kortet kurskort{,et} visa berätta om mer mera något_annat nåt_annat',
    beginsOrEnds: 'börjar startar slutar öppnar stänger',
    between: 'och med eller',
    command: 'följ påminn',
  },
  numbers: {
    between: 'nummer numret och eller är en ett som med vars',
    before: 'är en ett',
    counted: '*{er,anden}',
    number: 'nr',
  },
  rooms: {
    untilWhen: [
      saying(
        'hur länge|hur lång tid|till när|tills när|till hur dags|hur dags slutar',
        'och|men|ok|är|e|det|den|rummet|de|ledigt|lediga|ledig|fritt|kan|får|jag|vi|man|ha|vara|där|använda|sitta|då|salen',
      ),
    ],
    kit: [
      saying(
        'skärm|skärmen|skärmar|projektor|projektorn|projektorer|videokanon|kanon|whiteboard|tavla|tavlor|tv|teve|kamera|kameror|högtalare|mikrofon|hdmi|utrustning|utrustningen|skrivare|eluttag|luftkonditionering',
        'något|nåt|någon|några|ett|en|med|har|finns|det|den|de|dem|rum|rummen|i|som|vilket|vilka|av|är|e|och|eller|alla|första|behöver|vi|jag|stor|bra|där|vad|för|nån',
      ),
    ],
    pick: [
      saying(
        '#',
        'hur|kan|jag|vi|du|man|bokar|boka|reserverar|reservera|ta|tar|visa|mig|oss|berätta|mer|mera|om|vill|ha|den|det|de|rummet|rum|salen|av|dem|ok|och|tack|åt|för|är|ledigt|då|öppna|snälla',
      ),
    ],
    book: [
      saying(
        'boka|bokar|reservera|reserverar|bokning|bokningen',
        'hur|var|kan|jag|vi|du|man|det|den|rummet|rum|salen|ett|gör|göra|en|ok|och|tack|åt|mig|oss|vill|då|här|nu',
      ),
    ],
    small: [saying('små|litet|liten', 'bara|endast|visa|de|rum|rummen|något|nåt|några|finns|det|och')],
    room: `{,klass,labb,dator,data,grupp,grupparbets,mötes,konferens,arbets,studie,undervisnings,seminarie,musik}rum{,men,met} utrymme{,t,n}
      {,dator,data,undervisnings,föreläsnings,lektions,läse,grupp,idrotts}sal{,en,ar,arna}
      {,undervisnings,arbets,grupparbets}lokal{,en,er,erna} labb{,et,en,ar,arna} *laboratori{um,et,er,erna} studior auditori{um,et,er,erna}
      hörsal{,en,ar,arna}`,
    single: '*rummet klassrum *sal{,en} *lokal{,en}',
    bare: 'rum* sal salar lokal*',
    place: 'byggnad* hus huset',
    building: 'byggnad*',
    afterName: '',
    beforeName: '',
    kind: '{c,k}ampus{et,en} enhet{,en} huse{,t} byggnad{,en,s}',
    connector: 'och med i på vid från',
    except:
      'inte int saknar ej utan utom förutom utanför och_inga och_inget men_inga med_inga annanstans_än ställen_än ställe_än byggnader_än byggnad_än hus_än',
    exceptBefore: '',
    exceptKind: 'inga inget ingen',
    alsoExcept: 'och eller några har',
    limit: '',
    otherwise: 'när vem varför hur',
    many: 'många stor stort stora liten litet',
    booking:
      'ledig{,t,a} tillgänglig{,t,a} upptag{en,et,na} bok{a,ar,ad,at,ade,as,ning,ningen,ningar} reserver* tomt i_bruk i_användning används',
    taken: 'upptag{en,et,na} bokad bokat bokade reserverad reserverat i_bruk i_användning används',
    goingOn: 'lektion föreläsning undervisning tent tenta möte evenemang någon nån något nåt igång pågår',
    workplace: 'plugga studera jobba läsa arbeta skriva koncentrera sitta grupparbeta tyst lugnt lugn',
    somewhere: 'var vart någonstans nånstans plats platsen ställe',
    besideWork: 'kan kunde får behöver söker vill att',
    workroom: 'arbetsrum',
    toBook: 'boka bokar bokning bokningen bokningar reservera',
    now: 'nu just_nu',
    anHour: 'timme_lång',
    halfTo: 'halv',
    halfPast: '',
    shortThursday: '',
    shortSaturday: '',
    afterThat: 'efter_det därefter efteråt',
    same: 'samma_rum det_rummet samma_sal',
    hourFrom: '',
    hourTo: '',
    byItself: '',
    who: 'vem vems varför',
    told: 'blev blivit avbokades bokades',
    all: 'alla allt allting samtliga varje överallt',
    sort: 'sortera sorterad sorterat ordnad',
    several: 'vilka alla några *sal{ar,arna} *lokaler{,na} *rummen',
    biggest: 'störst största',
    smallest: 'minsta',
    bigger: 'större fler_platser mer_plats',
    smaller: 'mindre färre_platser',
    again: 'och men eller bara endast samma hur_är',
    way: 'kommer_jag kommer_man tar_jag hittar_jag hittar_man vägen_till adress{,en} vägbeskrivning{,en} karta{,n} ligger',
  },
  buildings: {
    several: 'byggnader{,na} hus husen campus campusar',
    beside: `vilka vilk vad va några finns visa lista alla är ge det du ni vi jag här där känner till på skolan högskolan universitetet mig oss har hur många kan välja de ert era våra och`,
  },
  roomKinds: {
    computer: 'dator* data{sal,salar,salen,salarna,rum,rummet,rummen}',
    laboratory: 'labb* laborat* *laboratori{um,er,et}',
    studio: 'studio* ateljé*',
    meeting: 'mötes* konferens* sammanträd*',
    group: 'grupp* smågrupp*',
    lecture: 'föreläsning* hörsal* auditori*',
    work: 'arbetsr* arbetslokal* arbetsutrymme* tyst{,a} läsesal*',
    sport: 'idrott* gym* motion*',
    music: 'musik* övnings* repetition* konsert*',
    storage: 'förråd* lagerr*',
    kitchen: 'kök{,et,en,s} pentry*',
    lobby: 'aula{,n} lobby* foajé* entréhall*',
  },
  roomFields: {
    classroom: 'klassrum* klass undervisningsrum* undervisningss* lektionss* teoriklass* teorisal*',
    theory: 'teori{,sal,salar,salen,salarna} teoriklass*',
    groupWork: 'grupparbet*',
    smallGroup: 'smågrupp*',
    simulation: 'simulering* simulator*',
    workshop: 'verkstad* verkstäd*',
    chemistry: 'kemi kemil* kemisal* kemiska',
    physics: 'fysik fysikl* fysiksal*',
    electrical: 'el ellab* elektr*',
    language: 'språk*',
  },
  seats: {
    atLeast: 'minst för platser rymmer kapacitet vi_är vi_blir',
    above: 'över',
    atMost: 'högst maximalt upp_till',
    below: '',
    exactly: 'exakt precis',
    not: 'inte int ej utan',
    more: 'mer fler* större* högre* över*',
    less: 'mindre* färre* lägre*',
    than: 'än',
    or: 'eller',
    about: 'ca cirka circa på',
    at: '',
    of: '',
    from: 'mellan från',
    to: 'och till',
    spanEnd: '',
    counted:
      'stycken st folk människor elever pers plats platser sittplatser personer studenter studerande deltagare',
    capacity: 'kapacitet',
    otherwise: 'timm* dag* veck* kvm kvadrat* vån*',
    glued: 'platser',
    compound: 'person*',
    forPeople: '',
  },
  hours: {
    '1': 'ett',
    '2': 'två',
    '3': 'tre',
    '4': 'fyra',
    '5': 'fem',
    '6': 'sex',
    '7': 'sju',
    '8': 'åtta',
    '9': 'nio',
    '10': 'tio',
    '11': 'elva',
    '12': 'tolv',
  },
  spelt: {
    '2': 'två',
    '3': 'tre',
    '4': 'fyra',
    '5': 'fem',
    '6': 'sex',
    '7': 'sju',
    '8': 'åtta',
    '9': 'nio',
    '10': 'tio',
    '12': 'tolv',
    '15': 'femton',
    '20': 'tjugo',
    '25': 'tjugofem',
    '30': 'trettio',
    '40': 'fyrtio',
    '50': 'femtio',
    '60': 'sextio',
    '100': 'hundra',
  },
  compare: {
    compare: 'jämför*',
    verb: 'jämför',
    ofSeveral: 'eller skillnad* överlapp* krock* skiljer',
    overlaps: 'överlapp* krock* kollider* kollision* samtidigt samma_tid samma_dag',
  },
  share: {
    channel: 'kanal{en,er,erna}',
  },
  calendar: {
    calendar:
      '*kalender *kalendern kalendern* kalendrar* kalender{länk,länken,flöde,flödet,fil,filen,prenumeration}',
    beside:
      'ge ger skapa lägg lägger lägga sätt sätter få får flytta prenumerera prenumeration exportera exporterar importera importerar synka synkar synkronisera koppla länk länken flöde flödet adress adressen fil filen ladda ner google outlook telefonen',
  },
  lessons: {
    nextTime: 'nästa_gång',
    lesson:
      'lektion{,en,er,erna} föreläsning{,en,ar,arna} undervisning{,en} läsordning{,en} schema{,t} skola skolan',
    free: 'ledig lediga ledigt fri',
    busy: 'upptagen upptagna',
    time: 'tid tider lucka luckor',
    timetable: 'schema schemat läsordning läsordningen lukkari',
    changed: 'inställd inställda inställt ställts flyttad flyttas flyttats ändrad ändrats ändringar',
    have: 'har hade',
    show: 'visa berätta skicka ge lista',
    many: 'många',
    left: 'kvar återstår ännu',
    amI: '',
    onDay: ['(?:vad|va)(?: (?:är|e|det|händer|har|vi|står|på|finns|som))*'],
    roomOnDay: [
      '(?:(?:i|till) )?(?:vilken sal|vilket rum|vilket klassrum)(?: (?:ska|är|det|vi|i|har|jag))*',
      '(?:i )?vilka (?:rum|salar|klassrum)(?: (?:ska|är|har))* (?:vi|jag)(?: (?:i|vara|ha))*',
    ],
    meet: ['när (?:ses|träffas) vi(?: igen| nästa gång| härnäst)?'],
  },
  week: {
    week: 'vecka veckan veckans veckor veckoöversikt veckoöversikten kommande framöver',
    next: 'nästa näst',
    seven: 'sju 7',
    days: 'dagar dagarna dygn dygnen',
    beside: `sju 7 inom vad va e av vilka nån några inget inga dags aktuellt vilken när är finns det den här denna i under på gång händer hända som kommer upp nästa närmaste de dagarna dagar
      öppnar stänger börjar slutar anmälan anmälningar anmälningarna kurs kurser kurserna deadline deadlines datum något nåt nånting någonting
      mina min mitt mej mig vi vår våra jag har för visa berätta lista ge tack snälla nu och eller följda följer översikt schema gäller hos oss ska hej`,
  },
  term: {
    term: 'termin terminen terminens tidslinje tidslinjen',
    together: 'överlapp* krock* samtidigt kolliderar kollision*',
    own: 'min mina mitt mig mej jag vår våra oss vi',
    beside: `är gör går nåt något inte int det den de här denna några nån någon något med varandra vilka vilken vad va hur ser ut visa berätta kan du kolla
      för alla följda följer som jag har i på under nästa och eller nu tack snälla många poäng sp studiepoäng finns kurserna kurser hej av nån någonsin gång gången ibland två båda`,
  },
  settings: {
    settings: 'inställningar inställningarna språk språket tysta_timmar tyst_tid',
    privacy: 'uppgifter personuppgifter dataskydd integritet om_mig om_mej om_oss',
    beside: `är e mej exportera ladda tysta timmar tyst tid när mina mitt min mig jag du hur kan man byter byt byta ändra ändrar väljer radera raderar ta bort visa vilka vad
      har om till på finska engelska svenska alla var dina vet sparar sparas sparar sparat lagras lagrar samlas samlar in finns du ni`,
    menu: ['dagligen|daglig översikt|dagsöversikt', 'återställ(?: mina)?(?: inställningar(?:na)?)?'],
    alone: 'påminnelser påminnelserna notiser notiserna aviseringar notisinställningar',
    keeps: [
      '(?:vad|va|vilka (?:uppgifter|data)|vilken (?:information|data)) (?:sparar|lagrar|samlar|minns)(?: (?:du|ni|boten|coursebell|in|om|mig|mej|oss|användare))+',
      'vad (?:sparas|lagras|samlas in)(?: (?:om|mig|mej|oss))*',
    ],
    runs: [
      '(?:vem|vilka)(?: (?:är|det|som))* (?:driver|gjorde|gjort|äger|sköter|utvecklar|ansvarar för|bakom|ligger bakom|står bakom|byggde|byggt)(?: (?:dig|dej|boten|den här boten|appen|den här appen|coursebell))+',
      'vem har (?:gjort|byggt|skapat|programmerat) (?:dig|dej|boten|den här boten|appen|den här appen|coursebell)',
      '(?:vem|vilka)(?=.* (?:lagt|lade|la|installerat|installerade|satt|satte|tagit|tog|bjudit|bjöd|konfigurerat|konfigurerade)(?: |$))(?=.* (?:dig|dej|det|detta|den|denna|boten|appen|coursebell)(?: |$))(?: (?:har|är|det|som|lagt|lade|la|installerat|installerade|satt|satte|tagit|tog|bjudit|bjöd|konfigurerat|konfigurerade|in|till|upp|hit|här|i|på|dig|dej|detta|den|denna|boten|appen|coursebell|kanalen|vår|slack|arbetsytan))+',
    ],
    ai: [
      '(?:är|e) (?:du|det här|detta|coursebell)(?: (?:en|ett|egentligen|bara))* (?:ai|robot|bot|människa|maskin|chatgpt|gpt|språkmodell|artificiell intelligens|riktig människa|riktig)(?: (?:eller|en|ett|människa|bot|robot|maskin|ai))*',
      'använder (?:du|ni|coursebell|boten) (?:ai|en ai|chatgpt|gpt|en språkmodell|artificiell intelligens)',
    ],
    means: [
      '(?:vad|va)(?: (?:är|e|betyder|menas|med))+ (?:ett |en )?genomförande(?:t)?',
      '(?:vad|va|vilken)(?: (?:är|e|det|för|va))* skillnad(?:en)?(?: (?:är|e|det|mellan|på|ett|en|o|och|å|vs|genomförande\\p{L}*|kurs|kursen|kurser|studieperiod\\p{L}*))+',
      'hur skiljer sig (?:ett )?genomförande(?:t)?(?: (?:från|en|kurs|kursen|studieperiod\\p{L}*))+',
    ],
    changers: [
      '(?:vem|vilka)(?: (?:som|får|kan|har|rätt|att|lov))* (?:ändra|ändrar|ställa in|byta)(?: (?:den|här|det|kanalen|kanalens|inställningar|inställningarna|påminnelser|språk|i|på))*',
    ],
    speaks: [
      '(?:tala|prata|svara alltid|svara hädanefter|prata alltid)(?: (?:med mig|på|alltid|svenska|engelska|finska|tack))+',
      '(?:byt|ändra|växla)(?: (?:språk|språket|till|mitt|svenska|engelska|finska|tack))+',
    ],
    fromNow: [
      '(?:till mig |med mig |mig )*(?:från och med nu|från nu(?: av)?|hädanefter|alltid|i fortsättningen|framöver)(?: tack)?',
    ],
    quietHours: 'tysta_timmar tysta_timmarna tyst_tid',
    until: 'till och kl klockan',
    quiet: [
      '(?:sätt |ställ in |ändra )?(?:mina |de )?(?:tysta timmar(?:na)?|tyst tid)(?: (?:till|från|mellan|kl|klockan|är))* #(?: tack)?',
      '(?:stör|väck|påminn|skriv)(?: (?:mig|mej|till mig))? (?:inte?|ej)(?: (?:mellan|från|kl|klockan))* #(?: tack)?',
      '(?:skicka )?(?:mig )?inga (?:meddelanden|påminnelser|notiser)(?: (?:mellan|från|kl|klockan))* #(?: tack)?',
      '(?:skicka|skriv)(?: (?:mig|mej|till mig))? (?:inget|ingenting|inte något|inte nåt)(?: (?:till mig|mellan|från|kl|klockan))* #(?: tack)?',
      'jag vill inte ha(?: några)? (?:meddelanden|påminnelser|notiser)(?: (?:mellan|från|kl|klockan))* #(?: tack)?',
      '(?:(?:mellan|från|kl|klockan) )?# (?:skicka )?(?:inga|inget) (?:meddelanden|påminnelser|notiser)(?: tack)?',
    ],
    quietOnce: [
      '(?:kan du |snälla )?(?:(?:var |håll )?(?:tyst|tysta|tystnad)|stäng av ljudet|stör (?:mig )?inte|skriv inte|påminn (?:mig )?inte|inga (?:meddelanden|påminnelser|notiser)|pausa)(?: (?:mig|mej|allt|alla|påminnelser|notiser|till|fram till|före|innan|kl|klockan))* #(?: (?:i morgon|imorgon|idag|tack))*',
    ],
    quietDays: [
      '(?:(?:skicka )?(?:mig )?inga (?:meddelanden|påminnelser|notiser)|(?:stör|väck|påminn|skriv|skicka)(?: (?:mig|mej|till mig))? (?:inte?|inget|ingenting)|tyst|pausa|var tyst)(?: (?:mig|till|alls|tack|allt|påminnelser))*(?: (?:på|under|över))?(?: (?:helger(?:na)?|helgen|veckosluten|veckoslut|vardagar(?:na)?|semestern|lovet|(?:mån|tis|ons|tors|fre|lör|sön)dagar(?:na)?(?: (?:och|eller) (?:mån|tis|ons|tors|fre|lör|sön)dagar(?:na)?)*))(?: tack)?',
    ],
    noQuiet: [
      '(?:stäng av|ta bort|inga)(?: (?:mina|de))? (?:tysta timmar(?:na)?|tyst tid)(?: tack)?',
      'tysta timmar av',
    ],
    weekly: [
      '(?=.*(?:måndag|varje vecka|veckovis|i veckan|hit|här|kanalen))(?!.*kanalen)(?=.*(?:översikt|sammandrag|sammanfattning|veckobrev))(?:kan|kunde|skulle|du|skicka|ge|lägg|lägga|posta|dela|sätt|starta|slå|på|mig|mej|oss|hit|här|till|i|kanalen|en|ett|den|veckoöversikt|veckoöversikten|veckosammandrag|veckosammandraget|veckosammanfattning|veckosammanfattningen|veckobrev|veckobrevet|veckans|översikt|översikten|sammandrag|sammanfattning|varje|var|måndag|måndagar|måndagarna|måndagsmorgon|vecka|gång|veckan|veckovis|tack|istället)(?: (?:kan|kunde|skulle|du|skicka|ge|lägg|lägga|posta|dela|sätt|starta|slå|på|mig|mej|oss|hit|här|till|i|kanalen|en|ett|den|veckoöversikt|veckoöversikten|veckosammandrag|veckosammandraget|veckosammanfattning|veckosammanfattningen|veckobrev|veckobrevet|veckans|översikt|översikten|sammandrag|sammanfattning|varje|var|måndag|måndagar|måndagarna|måndagsmorgon|vecka|gång|veckan|veckovis|tack|istället))*',
      '(?:skicka|ge)(?: (?:mig|mej|oss))? (?:en )?vecko(?:översikt|sammanfattning)\\p{L}*(?: (?:varje måndag|på måndag(?:ar|en|arna)?))?(?: tack)?',
      '(?:skicka|ge)(?: (?:mig|mej|oss))? (?:en )?(?:översikt|sammanfattning) (?:varje måndag|på måndag(?:ar|en|arna)?|varje vecka|en gång i veckan)',
      'veckoöversikt(?:en)? (?:varje måndag|på måndag(?:ar|en|arna)?)',

      '(?:påminn|berätta|skicka|visa)(?: (?:mig|mej|oss|för))*(?: (?:varje måndag|på måndag(?:ar|arna)|på måndag(?= (?:vad|va) )|varje vecka|en gång i veckan|veckovis))(?: (?:morgon|om|vad|va|som|är|kommer|på gång|på|gång|händer|den här|denna|nästa|vecka|veckan))*',
    ],
    linkHere: [
      '(?:kan du |kunde du |snälla )*(?:länka|koppla|anslut|ansluta|knyt|knyta)(?: ihop)? (?:den här |denna )?kanalen (?:till|med) (?:(?:kursen|genomförandet) )?#(?: tack)?',
      '(?:kan du |kunde du |snälla )*(?:länka|koppla|anslut|ansluta|knyt|knyta)(?: ihop)? (?:(?:kursen|genomförandet) )?# (?:till|med) (?:den här |denna )?kanalen(?: tack)?',
    ],
    unlinkHere: [
      '(?:ta bort|lös upp)(?: den här)?(?: kanalens)? (?:länken|länk|kopplingen)(?: till #)?(?: tack)?',
      '(?:avlänka|koppla bort|koppla loss)(?: den här)? kanalen(?: från(?: kursen)?(?: #)?)?(?: tack)?',
    ],
    overview:
      'översikt{,en} sammandrag{,et} sammanfattning{,en} veckoöversikt* veckosamman* veckobrev* kommer',
    weeklyOverview: 'veckoöversikt* veckosamman* veckobrev*',
    overviewBeside: `varje var på en den det här hit i till kanalen tack snälla kan du kunde skulle skicka posta lägg ge visa berätta vad va som är gång oss mig
      jag vill ville ha gärna istället hellre inte utan men veckan vecka morgon ta bort sluta avsluta stoppa flytta byt ändra med kurserna när`,
    noWeekly: [
      '(?:sluta(?: skicka)?|avsluta|stoppa|stäng av|ta bort|avbeställ)(?: (?:med|min|mina|den))* vecko(?:översikt|sammanfattning|sammandrag|brev)\\p{L}*(?: tack)?',
      '(?:ingen|inga|skicka inte)(?: (?:fler|mer|någon|längre))* vecko(?:översikt|sammanfattning)\\p{L}*(?: längre)?',
    ],
    daily: [
      '(?:kan du |snälla )*(?:slå på|sätt på|koppla på|aktivera|starta) (?:dagsöversikten|dagsöversikt|den dagliga översikten|dagens lektioner)(?: tack)?',
      '(?=(?:skicka|ge|berätta|visa|påminn|säg|meddela) )(?=.*(?:lektion|lektioner|lektionerna|föreläsningar|föreläsningarna|schema|schemat|dagsöversikt|dagsöversikten))(?=.*(?:varje morgon|varje dag|var morgon|var dag|morgnarna|dagligen|dagsöversikt))(?:skicka|ge|berätta|visa|påminn|säg|meddela|mig|mej|oss|för|om|till|dagens|mina|våra|mitt|min|lektioner|lektionerna|föreläsningar|föreläsningarna|schema|schemat|dagsöversikt|dagsöversikten|en|varje|var|morgon|dag|på|morgnarna|dagligen|kl|klockan|tack|vilka|var|när|jag|har|idag|#)(?: (?:skicka|ge|berätta|visa|påminn|säg|meddela|mig|mej|oss|för|om|till|dagens|mina|våra|mitt|min|lektioner|lektionerna|föreläsningar|föreläsningarna|schema|schemat|dagsöversikt|dagsöversikten|en|varje|var|morgon|dag|på|morgnarna|dagligen|kl|klockan|tack|vilka|var|när|jag|har|lektion|idag|#))*',
      '(?=(?:skicka|påminn|meddela) )(?=.*dagens (?:lektioner|föreläsningar|schema))(?=.*#)(?:skicka|ge|berätta|visa|påminn|säg|meddela|mig|mej|oss|för|om|till|dagens|mina|våra|mitt|min|lektioner|lektionerna|föreläsningar|föreläsningarna|schema|schemat|dagsöversikt|dagsöversikten|en|varje|var|morgon|dag|på|morgnarna|dagligen|kl|klockan|tack|vilka|jag|har|idag|#)(?: (?:skicka|ge|berätta|visa|påminn|säg|meddela|mig|mej|oss|för|om|till|dagens|mina|våra|mitt|min|lektioner|lektionerna|föreläsningar|föreläsningarna|schema|schemat|dagsöversikt|dagsöversikten|en|varje|var|morgon|dag|på|morgnarna|dagligen|kl|klockan|tack|vilka|jag|har|idag|#))*',
    ],
    noDaily: [
      '(?:kan du |snälla )*(?:stäng av|slå av|koppla av|ta bort)(?: (?:mina|de|alla|dagens))* (?:lektioner(?:na)?|föreläsningar(?:na)?|schemat|lektionsmeddelanden(?:a)?)(?: tack)?',
      '(?:lektioner(?:na)?|föreläsningar(?:na)?|schemat) av(?: tack)?',
      '(?=(?:.* )?(?:sluta|stoppa|avsluta|avbeställ|inte|inga|ingen) )(?=.*(?:morgonmedd|morgonövers|varje morgon|var morgon|varje dag|morgnarna))(?:sluta|att|stoppa|avsluta|avbeställ|skicka|berätta|inte|inga|ingen|fler|mer|mera|längre|vill|jag|ha|mig|mej|för|om|den|de|mina|dagens|lektioner|lektionerna|schema|schemat|morgonmeddelande|morgonmeddelanden|morgonmeddelandena|meddelanden|meddelandena|morgonöversikt|morgonöversikten|varje|var|morgon|dag|på|morgnarna|tack|snälla|nu)(?: (?:sluta|att|stoppa|avsluta|avbeställ|skicka|berätta|inte|inga|ingen|fler|mer|mera|längre|vill|jag|ha|mig|mej|för|om|den|de|mina|dagens|lektioner|lektionerna|schema|schemat|morgonmeddelande|morgonmeddelanden|morgonmeddelandena|meddelanden|meddelandena|morgonöversikt|morgonöversikten|varje|var|morgon|dag|på|morgnarna|tack|snälla|nu))*',
      '(?:sluta(?: att)?(?: skicka)?|stoppa|avsluta|avbeställ|skicka inte|inga|ingen)(?: mig| mej| oss| mer| mera| längre| den)* (?:dagens (?:lektioner|schema)|dagsöversikt\\p{L}*|daglig\\p{L}* översikt\\p{L}*|lektioner(?:na)? varje morgon|morgonöversikt\\p{L}*)(?: tack| mer| längre)*',
    ],
    sees: [
      '(?:vem|vilka)(?: (?:annan|andra|mer|alla))*(?: (?:kan|får))? (?:ser|se|läser|läsa)(?: (?:vad|va|det|detta|jag|ja|vi|frågar|frågat|skriver|skrivit|säger|mina|våra|frågor|meddelanden|samtal|till|dig))+',
      '(?:kan|får)(?: (?:någon|nån|andra|annan|lärarn|läraren|min|mina|lärare|chefen|alla|skolan|folk))+ (?:se|läsa)(?: (?:vad|va|det|detta|jag|ja|vi|frågar|skriver|säger|mina|våra|frågor|meddelanden|samtal|till|dig))+',
      '(?:ser|läser)(?: (?:någon|nån|andra|annan|lärarn|läraren|min|lärare|chefen|alla|skolan))+(?: (?:vad|va|det|detta|jag|ja|vi|frågar|skriver|säger|mina|våra|frågor|meddelanden|samtal|till|dig))+',
      '(?:är|e)(?: (?:det|den|de|här|detta|våra|mina|vårt|samtalet|samtal|chatten|frågor|meddelanden))+ (?:privat|privata|hemligt|hemliga|konfidentiellt|offentligt|anonymt|synliga för andra)',
    ],
    reads: [
      '(?:läser|sparar|lagrar|lyssnar|övervakar|loggar|minns|följer) (?:du|ni|boten|coursebell)(?= .*(?:meddeland|samtal|konversation|frågor|skriver|säger|frågar|kanalen|chatt))(?: (?:på|konversation\\p{L}*|direktmeddelanden|allt|alla|vad|va|det|som|jag|ja|vi|man|skriver|säger|frågar|mina|våra|i|kanalen|den|här|meddelanden|samtal|frågor|chattar))+',
      '(?:lagras|sparas|läses|loggas)(?: (?:det|som|allt|vad|jag|ja|vi|man|skriver|säger|frågar|mina|våra|meddelanden|samtal|frågor))+',
    ],
    erases: [
      '(?:(?:kan du|kunde du|snälla) )*(?:radera|ta bort|glöm|glömma|rensa)(?= .*(?:mig|mej|mina?|mitt)(?: |$))(?: (?:allt|alla|all|mina|min|mitt|mig|mej|om|data|uppgifter|personuppgifter|information|info|historik|du|ni|vet|har|sparat|som|det|tack))+',
    ],
  },
  clauses: {
    anew: 'finns_de{t,} blir_de{t,}',
    bids: [
      '(?:visa|sök|hitta|säg|berätta|ge|lista|kolla|titta|slå|sätt|ställ|sluta|ta|stoppa|följ|prenumerera|påminn|meddela|jämför)',
    ],
    also: ['(?:också|även)'],
  },
  facts: {
    who: 'vem',
    where: 'var vart',
    when: 'när',
    name: 'namn namnet kod koden',
    at: 'i på vid',
    conditions: 'om ifall',
    wonder: 'undrar undra veta fråga',
    or: 'eller',
    turns: 'inte int ej bara endast enbart helt andra_än annan_än',
    joins: 'och samt plus å o respektive resp',
    without: 'utan',
    lacking: '',
    skill: 'att kunna tala prata förstå kunskap{er,} kunskaperna goda några i på språket',
    held: 'ges hålls ordnas undervisas undervisningen avlägga avläggs ta gå göra läsa genomföra välja vara bli går blir möjligt klarar man det att sej sig pratas talas pratar talar gått ut där här',
    needs: 'behöver behövs måste måst bör borde lönar bäst ska skall krävs räcker nödvändig klarar',
    it: 'den denna detta de dom dem dessa',
    formal: 'det',
    languageNames: 'svenska{,n} finska{,n} engelska{,n}',
    inLanguage: 'på till',
    asLanguage: '',
    ofLanguage: 'språk språket talande versionen',
    ofName: 'om i för av',
  },
  picks: {
    first: 'första förra',
    second: 'andra',
    third: 'tredje',
    fourth: 'fjärde',
    fifth: 'femte',
    last: 'sista senare',
    both: 'båda bägge',
    other: 'andra',
    rest: 'resten övriga återstående de_andra',
    more: 'mer mera fler flera nästa',
    one: 'den det',
    each: 'ettan etta',
    two: 'två tvåan tvåa',
    three: 'tre trean trea',
    four: 'fyra fyran',
    five: 'fem femma femman',
    number: 'nummer nr',
    online: 'nätet distans nätkursen',
    lead: `nej nä inte int ok okej ja jo förlåt ursäkta alltså jag ja menade menar vill ha tar väljer visa mig berätta om och också även hur då nu sen`,
    beside:
      'den det de av dem dessa som är går hålls börjar på i om kursen kurs genomförandet omgången tack istället då alltså',
    meant: 'menade menar nej nä förlåt ursäkta',
    which: 'vilken vilket vilka',
    soonest: 'först tidigast tidigare',
    latest: 'sist senast senare',
    foremost: 'längre längst kortare kortast större störst',
    not: 'inte int ej',
    but: 'utan menade menar',
  },
  find: {
    listAgain: [
      `(?=.*lista)${saying('igen|en gång till|tillbaka|förra|senaste', 'lista|listan|visa|mig|oss|den|där|kan|du|hela|ge|gå|snälla|tack|ok|och|nu')}`,
    ],
    learn: 'lära läsa studera',
    something: [
      '(?:(?:hej|ok|jo) )*(?:finns|finns det|har ni|ges|ges det|är det)(?: (?:nu|här|hos er|någon|nån|nåt|en))*(?= \\S{4,}kurs(?:er)?(?: |$))',
      '(?:(?:snälla|kan du|kunde du) )*(?:sök|söka)(?: efter)?(?= )',
      '(?:(?:hej|ok|jo) )*(?:(?:jag|ja|vi) )?(?:(?:vill|skulle) )?(?:söker|letar|behöver|vill|vilja|önskar|hitta)(?: (?:efter|ha|läsa|gå|ta|hitta|studera))* (?:nån|nåt|någon|något|nånting|någonting|några)(?! (?:annat|mer|mera)\\b)',
      '(?:(?:kolla|se|vet du|undrar|titta)(?: om)? )?(?:(?:det )?finns|finns det|har ni)(?: det)? (?:nåt|något|nån|någon|några|nånting|någonting)(?= (?:\\S+ )?(?:om|kring|inom|med|i)(?: |$))',
      '(?:(?:jag |ja )?(?:minns|kommer) (?:inte|int)(?: ihåg)? (?:koden|namnet) )?(?:(?:men|och) )*(?:det var |den var |va )?(?:nåt|något|nånting|någonting) (?:med|om|kring)',
      '(?:jag|ja|vi) (?:vill|skulle vilja|tänkte|önskar) (?:läsa|studera|lära mig|lära oss)(?: om)?(?= )',
      '(?:nån|någon|några)(?= (?:\\S+ ){0,2}\\S*kurs(?:er)?(?: |$))',
    ],
    either: 'eller',
    exists: [
      'finns(?: det)?(?: (?:någon|nån|några|nåra|en|andra))? kurs(?:er)?(?: (?:om|kring|inom|som heter|med namnet|vid namn)|$)',
      '(?:har|erbjuder|ger) (?:ni|du|vi)(?: (?:någon|nån|några|nåra|en|andra))? kurs(?:er)?(?: (?:i|om|kring|inom|som heter|med namnet|vid namn)|$)',
      '(?:vilka|vilk|vilken) kurs(?:er)? (?:handlar|går) (?:om|ut på)(?= )',
      '(?:vad|va) (?:har|erbjuder) (?:ni|du) för (?:slags )?kurser(?: (?:om|kring|inom)|$)',
      '(?:vilka|vilk) (?:andra )?kurser (?:finns(?: det)?|(?:har|erbjuder) ni)(?: (?:om|kring|inom)|$)',
      '(?:jag )?(?:letar|söker) (?:efter )?(?:(?:någon|nån|några|en) )?kurs(?:er)? (?:om|kring|inom|i)(?= )',
      '(?:undervisar|lär|ger|ordnar|erbjuder) (?:ni|skolan|högskolan|yrkeshögskolan|ert universitet|universitetet)(?: (?:i|ut|om|kurser|någon|nån|några|kurs))*(?: (?:i|om|inom))(?= )',
    ],
    some: [
      '(?:finns|ges|erbjuds|har|erbjuder)(?: (?:det|där|ni|du|vi))? (?:någon|nån|en|annan|ingen) (?:(?!(?:på|i|för|till|med|av|om) )\\S+ ){0,3}(?:nät|distans)?kurs(?= (?:på|i|med|utan|om|som|för|vid|inom|nu|man|jag|öppen)(?: |$)|$)',
      '(?:någon|nån) (?:(?!(?:på|i|för|till|med|av|om) )\\S+ ){0,3}kurs(?= (?:på|i|med|utan|om|som|för|vid|inom)(?: |$)|$)',
    ],
    courses: `kurser kurserna kursers kursernas genomföranden genomförandena kursena`,
    enrollments: 'anmälningar anmälningarna anmälningstider',
    thing: 'grej grejen grejer sak skurs kurs',
    hoursOfDay:
      'kväll kvälls kvällar{,na} kvällstid kvällsundervisning{,en} kvällstudier morgnar eftermiddag{,ar} dagtid nattetid helger helgundervisning',
    seasonal: '{sommar,vår,höst,vinter}kurs* våren hösten sommaren vintern',
    run: 'genomförande{,t,n,na} omgång{,en,ar}',
    ofRuns: 'nästa andra annat annan förra föregående tidigare senare kommande vårens höstens sommarens',
    those: 'dem dessa dom',
    first: 'först närmast tidigast',
    shared: 'gemensam{t,ma} ihop båda tillsammans delar',
    inNames: 'praktik{,en} projektarbete{,t} arbetsliv{,et} företagande{,t}',
    again:
      'våren_också hösten_också sommaren_också också_på igen nästa_chans nästa_möjlighet nästa_tillfälle om_i om_på om_efter om_under om_till om_nästa nästa_gång på_nytt varje_termin varje_år varje_höst varje_vår varje_sommar varje_vinter varje_period varje_läsår årligen hur_ofta',
    every:
      'varje_termin varje_år varje_höst varje_vår varje_sommar varje_vinter varje_period varje_läsår årligen hur_ofta',
    offered: 'ordnas ges hålls erbjuds arrangeras undervisas',
    theCourses: 'kurserna kursernas genomförandena kursena',
    online: 'nätet distans webben nätkurs* webbkurs* distanskurs* virtuell* virtuella',
    what: 'vad va nåt något nånting någonting',
    which: 'vilka vilk',
    are: 'är e ä på av finns',
    lead: 'vilka vilk vad va några finns visa hitta lista alla är e ge',
    open: 'öppen öppet öppna tillgängliga gå välja',
    upcoming: 'kommande snart öppnar öppnas',
    closed: 'stängda stängd stängt stängts avslutade',
    credits: 'sp poäng studiepoäng studiepoängs hp op',
    atLeast: 'minst',
    atMost: 'högst upp',
    above: 'över mer mera',
    below: 'under mindre färre',
    mine: 'jag ja mig mej min mina',
    group: 'grupp*',
    not: 'inte int ej icke utom utan förutom',
    other: 'andra annat annan',
    than: 'än',
    beside: `värda värd mig mej här där är e ä det finns på av för i och eller som det den de dem dom dessa nu ännu
      fortfarande just ges hålls undervisas grupp gruppen gruppens kurs kursen kod anmälan anmälningen jag man kan har
      med till tack snälla idag hur många enhet enheten utbildningsprogram utbildningsprogrammet examensprogram sig gå går ännu kvar erbjuds studera läsa ta`,
  },
  snooze: {
    wish: [
      '(?:kan du |kunde du |snälla |vänligen )*(?:påminn|påminna|pinga|säg till|säga till|fråga)(?: (?:mig|mej|om|det|den|detta))*(?: (?:igen|en gång till|på nytt|senare|lite senare))+(?: (?:om|det|den|tack|då|istället|kanske|typ))*',
      'inte (?:nu|just nu)(?: (?:tack|utan|men|senare|hellre|påminn|mig|igen))*',
      '(?:kan du |snälla )?(?:snooza|snooze|skjut upp|skjuta upp|senarelägg)(?: (?:den|det|påminnelsen|påminnelse|till|tack))*',
      '(?:lite |kanske )?senare(?: (?:tack|då|kanske))*',
      '(?:igen|på nytt)(?: tack)?',
    ],
    bare: ['påminn(?: (?:mig|mej|om|det|den|då|hellre|istället|tack))*'],
  },
  lead: {
    snooze: 'snooza snooze',
    remind: 'påminn påminna påminner',
    instead: 'istället hellre i_stället',
    me: 'mig mej oss',
    minute: 'min minut minuter',
    quarterHour: 'kvart kvarten',
    halfHour: 'halvtimme halvtimma halvtimmen',
    hour: 'h t tim timme timmar timmen',
    day: 'dag dagar dagen dygn dygnet d',
    week: 'v vecka veckor veckan veckans',
    month: 'månad månader',
    quarter: '',
    half: 'halv halvt',
    one: 'en ett',
    two: 'två par',
    three: 'tre',
    several: 'några flera',
    four: 'fyra',
    five: 'fem',
    six: 'sex',
    seven: 'sju',
    eight: 'åtta',
    nine: 'nio',
    ten: 'tio',
    twelve: 'tolv',
    fourteen: 'fjorton',
    of: '',
    and: 'och samt eller',
    before: 'innan före',
    dayBefore: 'dagen_före dagen_innan samma_dag',
    ahead: 'tidigare i_förväg på_förhand',
    opens: 'öppnar öppnas öppnande{,t} öppning{,en}',
    closes: 'stänger stängs stängning{,en} deadline{,n}',
    starts: 'börjar börja startar starta start starten början kursstart{,en}',
    ends: 'slutar slut slutet går_ut slutdatum slutdag*',
    exam: 'tent{,a,an,en,er,erna} tentamen tentamina omtent* prov{,et,en} inlämning{,en,ar} inlämningsuppgift{,en,er} läxa{,n}',
    lesson: 'föreläsning{,en,ar,arna} lektion{,en,er,erna}',
    class: 'passet passen',
    at: 'när då vid',
    reminder: `*påminnelse{,n,r,rna} avisering{,en,ar,arna} notis{,en,er} notifikation{,en,er} alarm{,et} larm{,et} reminder
      påmind påmint avisera aviserar larma varna meddela pinga notifiera`,
    oneReminder:
      '*påminnelse påmind påmint avisering notis notifikation alarm larm reminder avisera larma varna meddela pinga notifiera',
    set: `skapa skapar sätt{,a,er} sätt_upp ställ{,a} ställ_in ställa_in lägg{,a,er} lägg_till lägga_till lägg_in lägga_in ge
      ger gör göra fixa{,r} vill behöver önskar skicka{,r} ordna aktivera slå_på sätt_på sätta_på får schemalägg boka`,
    frame: 'kan kunde skulle du jag vi vilja gärna ha få bli mig mej oss in till på upp ny nytt att också',
    definite: '',
    mine: 'min mina mitt våra vår dina',
    told: 'fick har finns kom kommer är var skickade jag_har jag_fick jag_hade vi_har tack_för',
    clock: 'kl klockan den',
    date: 'senare snart nästa morgon',
  },
  times: {
    monday: 'måndag{,en,ar,s} mån',
    tuesday: 'tisdag{,en,ar,s} tis',
    wednesday: 'onsdag{,en,ar,s} ons',
    thursday: 'torsdag{,en,ar,s} tors',
    friday: 'fredag{,en,ar,s} fre',
    saturday: 'lördag{,en,ar,s} lör',
    sunday: 'söndag{,en,ar,s} sön',
    january: 'januari',
    february: 'februari',
    march: 'mars',
    april: 'april',
    may: 'maj',
    june: 'juni',
    july: 'juli',
    august: 'augusti',
    september: 'september',
    october: 'oktober okt',
    november: 'november',
    december: 'december',
    spring: 'våren vår vårens vårkurs* vårterminen vårtermin',
    summer: 'sommaren sommar sommarens sommarkurs*',
    autumn: 'hösten höst höstens höstkurs* höstterminen hösttermin',
    winter: 'vintern vinter',
    christmas: 'jul julen julhelgen julafton juldagen',
    newYear: 'nyår nyåret årsskifte årsskiftet',
    epiphany: 'trettondag*',
    easter: 'påsk påsken påskhelgen',
    mayDay: 'valborg vappen första_maj',
    midsummer: 'midsommar midsommaren',
    independence: 'självständighetsdag*',
    yesterday: 'igår i_går',
    today: 'idag i_dag',
    tomorrow: 'imorgon i_morgon imorrn i_morrn imorron i_morron',
    overmorrow: 'övermorgon i_övermorgon',
    week: 'vecka veckan veckas veckans v',
    weekend: 'helgen helg veckoslutet veckoslut',
    month: 'månad månaden',
    year: 'år året',
    term: 'termin terminen',
    tonight: 'ikväll i_kväll',
    morning: 'morgonen morgon förmiddag förmiddagen morse bitti',
    noon: 'middag middagstid',
    afternoon: 'eftermiddag eftermiddagen',
    evening: 'kväll kvällen',
    midnight: 'midnatt',
    am: '',
    pm: '',
    clock: 'kl klockan vid',
    last: 'förra föregående',
    this: 'denna detta den_här det_här innevarande',
    next: 'nästa kommande',
    early: 'början_av',
    middle: 'mitten_av',
    late: 'slutet_av',
    ahead: 'om',
    later: 'framåt senare',
    ago: 'sedan sen',
    within: 'inom',
    after: 'efter',
    before: 'före innan',
    by: 'senast',
    from: 'från mellan',
    until: 'till tills fram',
    behind: '',
    beside: 'på i om under vid av till runt kring',
    was: 'var hade öppnade stängde började slutade',
    notPast: `var_är var_e var_finns var_finn var_kan var_hittar var_hålls var_har var_ligger var_ska var_blir var_går var_får
      var_någonstans var_nånstans`,
    noDay: 'ti',
    which:
      'när nr vad va vilken vilket vilka hur vem vart varför var_anmäler var_söker var_registrerar var_skriver',
    unknown:
      '{,jul,sommar,sport,höst,vår,påsk}lov{,et} semestern tentvecka tentveckan tentperioden läsperiod*',
    done: 'har redan',
    begun: 'börjat började startat startade',
    ended: 'slutat slutade slut avslutad avslutats',
    opened: 'öppnat öppnats öppnade',
    goesOn: 'pågår igång',
    weekly: '{mån,tis,ons,tors,fre,lör,sön}dagar{,na} varje vardagar',
    weekends: 'helger{,na}',
    mornings: 'morgnar{,na}',
    evenings: 'kvällar{,na} kvällstid',
  },
  group: {
    isNew: [
      '(?!.*(?:kurs|vad|vilk|hur|när|kan))(?:(?:hej|hejsan|tjena) )*(?:(?:jag|är|en) )*(?:utbytesstudent|utbytesstuderande|erasmusstudent|utbyteselev)(?: \\S+){0,4}',
      '(?=.*(?:börja|ny |ny$|nya|vilse|förvirrad|gulis|gulnäbb|förstaårs))(?:(?:hej|hejsan|tjena|moj) )*(?:jag|vi)(?: (?:är|har|e|ha|just|precis|nyss|helt|ganska|lite|en|nu))* (?:började|börjat|börjar|ny|nya|vilse|förvirrad|gulis|gulnäbb|förstaårsstuderande)(?: (?:här|just|precis|nyss|nu|mina|min|studier|studierna|studera|plugga|på|i|skolan|universitetet|högskolan|yrkeshögskolan|student|studerande|och|jag|är|e|helt|lite|ganska|vilse|förvirrad|vet|inte|ingenting|inget|något|vad|var|hur|ska|man|göra|börja|hjälp|snälla|haha|idag|igår|veckan|förra|den|hösten|höst))*',
    ],
    ofChannel: [
      '(?:(?:hej|hejsan|moj) )*(?:det|den|detta|här|kanalen|vår kanal)(?: (?:här|är|e|kanalen|kanal|gruppens|gruppen|för|klassen|till|hör))* #(?: (?:s|kanal|grupp|kanalen))*',
      '(?:(?:hej|hejsan|moj) )*(?:jag|vi)(?: (?:är|e))* (?:leder|ledare|handleder|handledare|undervisar|ansvarar|ansvarig|tutor|lärare|tutorlärare|representerar|företräder|drar)(?: (?:för|i|åt|gruppen|grupp|klassen|studerandena))* #(?: (?:s|grupp))*',
      '(?:(?:hej|hejsan|moj) )*vi (?:är|e|går)(?: (?:i|gruppen|grupp|klassen|från|alla))* #(?: (?:här|allihop|studerande))*',
    ],
    courses: [
      '(?=(?:.* )?(?:min|vår) (?:grupp|klass))(?=.*(?:kurs|genomför|anmäl))(?:vilka|vad|visa|lista|alla|min|vår|grupps|gruppens|grupp|klass|klassens|kurser|kurserna|genomföranden|har|kan|kvar|ännu|att|anmäla|anmälningar|sig|mig|oss|till|öppna|är|för|nu|tack|i)(?: (?:vilka|vad|visa|lista|alla|min|vår|grupps|gruppens|grupp|klass|klassens|kurser|kurserna|genomföranden|har|kan|kvar|ännu|att|anmäla|anmälningar|sig|mig|oss|till|öppna|är|för|nu|tack|i))*',
    ],
    mine: [
      '(?:jag|vi) (?:går|är|läser|studerar|tillhör|hör)(?: nu)?(?: till)?(?: i| med i| på)?',
      'min(?: egen)? (?:grupp|klass)(?: nu)?(?: är| heter)?',
      '(?:ställ in|byt|spara) min grupp(?: till)?',
    ],
    which: [
      '(?:vilken|vilka|vad för) (?:grupp|klass) (?:är|går|hör|tillhör) jag(?: i| till)?',
      '(?:vilken|vad) är min(?: egen)? grupp',
      '(?:byt|välj|ändra) (?:min )?grupp$',
      '(?:jag )?(?:vet inte?|har ingen aning|ingen aning)(?: om)?(?: (?:vilken|vad))?(?: (?:min|som|är|grupp|gruppkod|jag|går|hör|i|till))+',
      '(?:jag )?(?:minns|kommer) inte(?: ihåg)?(?: (?:vilken|min|grupp|gruppkod|jag|går|i|är))+',
      'min grupp är fel',
    ],
    notIn: ['min grupp är inte', 'jag (?:är|går|hör) inte(?: längre)? (?:i|till|med i)(?: grupp(?:en)?)?'],
    leave: [
      '(?:glöm|ta bort|radera) min grupp',
      'jag (?:är|går|hör) inte?(?: längre)? (?:i|till|med i) (?:någon|nån|den|den där|min|en) grupp(?:en)?',
      'det är inte min grupp',
      'fel grupp (?:ta bort|glöm)(?: den)?',
    ],
    beside: 'nu tack snälla hej förresten okej och längre studerande student',
  },
  enrolled: {
    ifEnrolled: [
      'har jag(?: redan| nu)* (?:anmält mig|registrerat mig)',
      'är jag(?: redan| nu)* (?:anmäld|registrerad)',
      '(?:anmälde|registrerade) jag mig',
    ],
    ifFollowed: [
      '(?:följer|bevakar) jag(?: redan| nu| fortfarande)*',
      '(?:får|har) jag(?: redan| några| någon)* påminnels\\p{L}*',
      '(?:blir jag påmin(?:d|t)|påminner du mig)',
    ],
    nextReminder: [
      '(?:när|vilken|vad)(?: (?:är|kommer|får|jag|du|min|den|nästa|blir|en))* (?:påminn\\p{L}*|påmin[dt])(?: (?:mig|kommer|du))*',
      '(?:min |den )?nästa påminnelse',
    ],
    first: 'först nästa härnäst snarast tidigast',
    mine: 'min mina vår våra',
    ofMine: 'av_mina av_våra',
    several: 'tentor tentorna tenter tenterna deadlines',
    done: [
      'jag (?:(?:har|är|blev|blivit|nu|redan|precis|just) )+(?:anmält mig|anmäld|registrerat mig|registrerad|gått med|med(?= (?:i|på) ))(?!.* grupp)',
      'jag (?:anmälde|registrerade) mig',
      '(?:nu|redan) (?:är|har) jag (?:anmäld|anmält mig|registrerad|registrerat mig)',
      '(?:har )?anmält mig',
      'markera (?:mig |den |det )?som anmäld',
    ],
    not: [
      'jag (?:är|har|blev) (?:(?:ännu|ändå|faktiskt|fortfarande) )*(?:inte?|aldrig)(?: (?:ännu|längre|ändå|faktiskt))* (?:anmäld|anmält mig|registrerad|registrerat mig)',
      'jag (?:anmälde|registrerade) (?:aldrig mig|mig (?:inte?|aldrig))',
      'jag (?:har )?(?:avanmälde|avanmält|avregistrerade|avregistrerat) mig',
      'inte? (?:längre )?anmäld(?: ändå)?',
    ],
    beside: `om för av till på i kursen genomförandet nu redan precis idag igår den det denna här och också tack hej ännu längre ändå från`,
  },
  help: {
    extend: [
      '(?=.*anmäl)(?:kan|går|får|hur|jag|skulle|vill)(?: \\S+){0,5}? (?:förlänga|förlängas|förlängd|skjuta upp|öppna igen)(?: .*)?$',
    ],
    absence: [
      '(?=.*(?:^| )(?:sjuk|krank|frånvarande|borta|feber)(?: |$))(?=.*(?:vem|var|hur|vart|till vem)(?: \\S+){0,3} (?:meddela|säg|anmäl|kontakta|berätta)).*$',
      '(?:vem|var|hur|vart)(?: \\S+){0,4} (?:sjukanmäl|frånvaro)\\S*(?: .*)?$',
    ],
    message: [
      '(?=.*(?:meddelande|mejl|mail|e-post|epost))(?:(?:kan|skulle|hur|jag|snälla|vill)(?: \\S+){0,4}? )?(?:skicka|skriv|skriva|sända|sänd|maila|mejla)(?: \\S+){0,4}? (?:studerandena|studerande|studenterna|studenter|deltagarna|deltagare)(?: .*)?$',
    ],
    sums: [
      '(?=.*(?:^| )(?:sammanlagt|totalt|ihop|tillsammans|summa|summan)(?: |$))(?=.*(?:^| )(?:sp|poäng|studiepoäng)(?: |$))(?=.*grupp).*$',
    ],
    book: [
      '(?:(?:no|nå|jo|ja|ok|då|så|och|kan du|kunde du|skulle du|vill du|snälla) )*(?:boka|bokar|reservera|reserverar)(?: (?:du|den|det|denna|dem|dom|åt|för|till|mig|mej|oss|nu|då|tack|platsen|en|plats|också))*$',
    ],
    semester: [
      '(?=.*(?:termin|läsår|period|lov))(?:när|nr|vilken dag|hur länge|tills när)(?: (?:\\p{L}*termin|\\p{L}*terminen|\\p{L}*läsår|läsåret|\\p{L}*period|\\p{L}*perioden|\\p{L}*lov|\\p{L}*lovet|är|e|slutar|börjar|startar|slut|över|tar|den|det|de|här|nästa|första|sista|dagen|för|i|på|egentligen|nu|pågår|håller|varar))*$',
    ],
    version: [
      '(?:(?:vilken|vad|vilka|hej|är|e|din|den|här|appens|bottens|coursebells|nuvarande|och|berätta) )*(?:version|versionen|versionsnummer|versionsnumret)(?: (?:är|e|det|du|har|av|den|här|detta|kör|körs|coursebell|appen|botten|nu|på))*$',
    ],
    faults: [
      '(?:hur|var)(?: (?:ser|kan|hittar|läser|finns|jag|vi|man|se|hitta|läsa|får|står|är|dina))* (?:fel|felen|felmeddelanden|loggen|loggarna|loggar|logg|felloggen|fellogg|mätvärden)(?: (?:från|i|på|dig|finns|appen|botten|står))*$',
      'visa(?: mig)? (?:felen|loggen|loggarna|felloggen)$',
    ],
    config: [
      '(?:var|hur|vad)(?: (?:finns|är|ligger|hittar|ställer|jag|vi|man|din|coursebells|kan|ändrar|appens))* (?:konfigurationen|konfiguration|konfigurationsfilen|konfigfilen|config|configen|miljövariabler|miljövariablerna|konfigureras|konfigurerar)(?: (?:för|in|coursebell|dig|appen|jag|du|man|ligger|sparad))*$',
    ],
    restart: [
      '(?:(?:kan|kunde|du|snälla|hur|jag|vi|man|kan man|behöver) )*(?:starta om|startar om|startas om|boota om|omstart|startar jag om|startar man om)(?: (?:dig|du|dig själv|appen|botten|coursebell|servern|den|tack|nu))*$',
    ],
    updates: [
      '(?:när|hur|hur ofta)(?: (?:du|jag|vi|man|senast|blir|kan|kurserna|kurslistan|listan|uppgifterna))* (?:uppdaterar|uppdateras|uppdaterades|uppdaterade|uppdatera|kollar|kollade|kontrollerade|kontrollerar|hämtar|hämtade|läser|läste|synkas|läses)(?: (?:du|jag|man|kurserna|kurslistan|listan|alla|senast|uppgifterna|kurser|data|studieuppgifterna|genomföranden|in))*$',
    ],
    leave: [
      '(?:(?:hur|kan|jag|vi|man|du|vill|snälla) )*(?:ta bort|tar bort|tar jag bort|tar man bort|radera|raderar|stäng av|stänger av|avsluta|avinstallera|avinstallerar|stoppa)(?: (?:allt|alla|appen|botten|coursebell|dig|påminnelser|påminnelserna|aviseringar|data|hela|vår|den|här|från|för|i|ur|jag|man))* (?:arbetsytan|arbetsyta|slack|organisationen)(?: (?:helt|nu|tack))*$',
    ],
    excel: [
      '(?!.* kurs(?:en)?(?: |$))(?=.*(?:^| )(?:excel|csv|tabell|tabellen|kalkylblad)(?: |$))(?:(?:hur|kan|kunde|skulle|jag|vi|du|man|får|vill|ha|gör|göra|skapa|ge|sätt|lägg|exportera|spara|ladda|visa|snälla|mig|oss|en|ett|det|den|de|till|som|i|listan|här|dem) )+(?:\\S+ ){0,6}?(?:excel|csv|tabell|tabellen|kalkylblad)(?: (?:fil|av|dem|dessa|det|de|den|här|listan|kurserna|tack|över|med|för|båda|grupperna|anmälningstiderna))*$',
    ],
    whatGroup: [
      '(?:vad|va)(?: (?:är|e|betyder|menas|med|den|det|där|står|en|ett|för|grupp|gruppen|koden))* #(?: (?:för|något|nåt|nånting|betyder|står|nu|då))*',
    ],
    groups: [
      '(?=.*(?:betyder|menas|står för))vad(?: (?:betyder|är|menas|med|den|det|där|står))* [a-z]{2,4}\\d{2}\\S{1,4}(?: .*)?$',
      'vad är (?:en |min )?(?:studerande)?grupp(?:kod)?(?: för (?:något|nåt))?$',
      '(?:behöver|måste) jag(?: ha)? (?:en |nån |någon )?(?:studerande)?grupp(?:kod)?(?: .*)?$',
    ],
    exclaims: [
      '(?:(?:men|nej|åh|oj|ack|usch|äsch|fan) )+(?:då|nej|men|äsch|gud|fan|usch|tusan|oj|vad synd)',
      '(?:äsch|asch|usch|oj|åh|ack|fan|jäklar|attans|tusan|hoppsan|hmm+|vad synd|synd|typiskt|oj oj|suck|va synd|himla otur)',
    ],
    broken: [
      'är (?:systemet|boten|tjänsten|appen|sökningen|det|den här|den|nåt|något|allt)(?: (?:nåt|något))? (?:trasig|trasigt|nere|sönder|ur funktion|fel|paj|på tok)(?: (?:idag|nu|igen|just nu))*',
      'varför (?:hittar|ser|visar|får) (?:jag|du|vi|man) (?:inget|ingenting|inte något|inte nåt)(?: (?:idag|nu|alls|längre))*',
      'varför (?:finns|hittas|fungerar|funkar|syns|svarar) (?:det |boten |systemet )?(?:inget|ingenting|inte|inte något)(?: (?:idag|nu|alls|längre))*',
      '(?:inget|ingenting) (?:fungerar|funkar|hittas|syns)(?: (?:idag|nu|alls|längre))*',
      '(?:det|den|boten|systemet|appen|sökningen|det här) (?:fungerar|funkar|svarar) inte(?: (?:idag|nu|alls|längre))*',
      'vad är det för fel(?: (?:på|med) (?:den|dig|boten|systemet|appen))?',
    ],
    status: [
      '(?:är|e|fungerar|funkar|svarar) (?:api|apiet|api et|gränssnittet|studie-api et)(?: (?:uppe|igång|nere|i drift|ok|tillgängligt|nu|igen))*',
      'hur många (?:påminnelser|meddelanden)(?: (?:är|som|du|har|ännu|finns))* (?:väntar|i kö|köade|schemalagda|planerade|på kö)(?: (?:nu|i slack))*',
      'hur många(?: (?:personer|användare|studerande|kanaler))? (?:följer|använder)(?: (?:något|nåt|kurser|dig|det|coursebell|appen))*',
      '(?:fungerar du |funkar du )?(?:fungerar|funkar|svarar) (?:studiesystemet|studieregistret|systemet|tjänsten)(?: (?:nu|idag|igen|som det ska|just nu))*',
      '(?:fungerar du |funkar du )?(?:är|e) (?:studiesystemet|studieregistret|systemet|tjänsten) (?:uppe|igång|i drift|tillgängligt|online|ok)(?: (?:nu|idag|igen|just nu))*',
      '(?:fungerar du |funkar du )?(?:(?:vad|hur|vilken) är )?(?:status|statusen|läget|tillståndet) (?:för|på|i|med|hos) (?:studiesystemet|studieregistret|systemet|tjänsten)(?: (?:nu|idag|just nu))*',
    ],
    link: [
      '(?:länka|koppla|anslut|knyt) (?:den här |denna )?kanalen',
      '(?:länka|koppla|anslut|knyt) \\S+ till (?:den här |denna )?kanalen',
    ],
    unlink: [
      '(?:ta bort|lös upp) (?:kanalens )?(?:länk|länken|kopplingen)',
      'avlänka(?: kanalen)?',
      'koppla bort kanalen',
    ],
    remind: [
      '(?:påminn|meddela|pinga) (?:hela |den här |denna |mina |våra |alla |min |vår )*(?:kanalen|kanal|gruppen|grupp|klassen|klass|studenterna|studenter|studerande|studerandena)',
      '(?:påminn|meddela|pinga) (?:alla|oss alla)(?: här)?(?! (?:kurs|genomf|öppna))',
      'säg till kanalen',
    ],
    weekly: [
      '(?=.*(?:måndag|varje vecka|veckovis|i veckan|hit|här|kanalen))(?=.*(?:översikt|sammandrag|sammanfattning|veckobrev))(?:kan|kunde|skulle|du|skicka|ge|lägg|lägga|posta|dela|sätt|starta|slå|på|mig|mej|oss|hit|här|till|i|kanalen|en|ett|den|veckoöversikt|veckoöversikten|veckosammandrag|veckosammandraget|veckosammanfattning|veckosammanfattningen|veckobrev|veckobrevet|veckans|översikt|översikten|sammandrag|sammanfattning|varje|var|måndag|måndagar|måndagarna|måndagsmorgon|vecka|gång|veckan|veckovis|tack|istället)(?: (?:kan|kunde|skulle|du|skicka|ge|lägg|lägga|posta|dela|sätt|starta|slå|på|mig|mej|oss|hit|här|till|i|kanalen|en|ett|den|veckoöversikt|veckoöversikten|veckosammandrag|veckosammandraget|veckosammanfattning|veckosammanfattningen|veckobrev|veckobrevet|veckans|översikt|översikten|sammandrag|sammanfattning|varje|var|måndag|måndagar|måndagarna|måndagsmorgon|vecka|gång|veckan|veckovis|tack|istället))*',
      '(?:(?:skicka|ge)(?: mig| oss)? )?(?:en )?vecko(?:översikt|sammanfattning)\\p{L}*',
    ],
    daily: [
      '(?:berätta|skicka|visa|ge|påminn|säg)(?: för| till)?(?: mig| oss)? (?:varje|var) (?:morgon|dag)(?: \\S+){0,4}? (?:lektioner|lektionerna|föreläsningar|föreläsningarna|schema|schemat)',
      '(?:berätta|skicka|visa|ge|påminn|säg)(?: \\S+){0,5}? (?:lektioner|lektionerna|föreläsningar|föreläsningarna|schema|schemat)(?: \\S+){0,4}? (?:varje|var) (?:morgon|dag)',
    ],
    setUp: [
      '(?:ändra|byt|ställ in|sätt) (?:kanalens språk|språket (?:i|för|på) (?:den här )?kanalen|kanalens)',
      '(?:(?:ställ in|ändra) )?(?:tysta|de tysta) timmar(?:na)?(?: från| mellan| kl)* \\d\\S*(?: .*)?',
    ],
    codes: [
      '(?:var|hur)(?: hittar| finns| ser| får| kan| vet| man| jag| ja| hitta| se| få| reda| tag| på| står| kursens| genomförandets| den| en| de)* (?:kurs)?(?:kod|koden|koder|koderna)(?: .*)?$',
      'vad är (?:en |det för )?(?:kurs)?kod(?: för något| för nåt)?$',
      '(?:jag |ja )?(?:kan|vet|har|minns|känner)(?: jag)? (?:inte|int|ingen)(?: till| någon| nån| kursens| den)* (?:kurs)?(?:kod|koden|koder)(?: .*)?$',
    ],
    agrees: [
      '(?:(?:ja|jo|jepp|japp|okej|ok|visst|absolut) (?:tack )?)*(?:gör (?:det|så|den)|kör(?: på)?|sätt igång)(?: (?:tack|då|nu|är du snäll))*',
      '(?:ja|jo) tack(?: gärna)?',
    ],
    undo: [
      '(?:vad|va) (?:gjorde|ändrade|hände)(?: (?:du|nyss|just|precis|nu|där))*$',
      'ångra(?: det| den| det där| senaste)?$',
    ],
    help: 'hjälp hjälpa kommandon',
    topics: 'kalender följ sluta radera',
    who: [
      '(?:vad|va) kan (?:du|d)(?: göra| hjälpa till med| hjälpa mig med)?',
      '(?:vem|vad|va) (?:är|e) du',
      'hur (?:fungerar|funkar|använder man|använder jag) (?:du|det|det här|detta|de|de här|den|den här)',
    ],
    introduces: [
      '(?:jag är|ja e|jag e) (?!inte? |anmäld|intresserad|registrerad|klar|på |i |med |sen|för )',
      '(?:jag heter|mitt namn är|jag (?:bor|studerar|jobbar|arbetar|kommer från|flyttade) )',
    ],
    greeting: 'hej hejsan hallå tjena morgon',
    thanks: 'tack tackar tacktack',
    elsewhere:
      'betygsutdrag* studieutdrag* intyg* studiestöd* examensbevis* terminsavgift* stipendi{um,er} studentkort* lösenord* gamla_tent{er,or} inlogg{ad,ning} logga_in',
    smallTalk: `nej_tack ok okej okay jepp japp jo ja nej visst bra fint toppen super kul jaha jasså aha okej_då då_så hej_då hejdå perfekt härligt underbart kanon utmärkt strålande jättebra superbra finfint`,
    beside: 'då god dag kväll så mycket för hjälpen mina byt ska skall du ha det var',
  },
  follow: {
    courtesy: 'hej tack snälla dessutom',
    please: 'snälla',
    asksToStop: 'kan får går',
    cancels: 'avbryt',
    lead: [
      '(?:kan|kunde|vill|skulle) (?:du|ni)(?: snälla| vänligen| vara (?:så )?snäll (?:och|att)| kunna| vilja| möjligen)*',
      'jag (?:vill|skulle vilja)(?: gärna)?',
    ],
    verbs: 'följa bevaka påminn påminna avfölj sluta avsluta',
    howTo: [
      'hur(?= (?:slutar|stoppar|avföljer|avslutar) jag)',
      'hur (?:kan|gör|får|ställer|skapar|sätter|lägger) jag(?: för att| in| till| upp)*',
    ],
    begin: [
      'följ|följa|bevaka|påminn|påminna',
      '(?:lägg|skriv|posta|sätt)(?: (?:ett meddelande|en rad|här|hit|i kanalen))+ (?:när|om|innan|före)',
      '(?:meddela|säg till)(?: mig| oss| i god tid| i tid| gärna| genast)* (?:när|om|innan|före)',
      '(?:berätta|hör av dig|höra av dig|tala om|låt mig veta|låta mig veta|säga till|meddela|skriva|pinga)(?: för mig| mig| till| i god tid| i tid| gärna| genast)* (?:när|om|innan|före|så fort)(?= .*(?:öppna|stäng|börja|start|ändra|flytta|anmäl|söka|går ut|slutar))',
      '(?:puffa|pinga|knuffa|peta)(?: till| på)?(?: mig| oss)? (?:när|om|innan)(?= .*(?:öppna|stäng|börja|start|ändra|flytta))',
      'låt mig inte? (?:glömma|missa)(?: bort)?',
      'håll mig (?:uppdaterad|informerad|underrättad|à jour)(?: om| med)?',
      '(?:håll|ha) (?:(?:ett|ett extra|ett vakande) öga|ögonen|koll)(?: på)?|håll utkik(?: efter)?|vakta(?: på)?',
      '(?:se till|ordna|fixa)(?: så)?(?: att)? (?:jag|vi) (?:inte?|aldrig) (?:missar|glömmer)(?: bort)?',
      '(?:jag (?:vill|får|skulle vilja) )?(?:inte?|aldrig) (?:missa|glömma)(?: bort)?(?= .*\\d)|hjälp mig (?:att )?(?:minnas|komma ihåg|inte? glömma)',
      '(?:låt mig(?: få)? veta|skicka(?: mig)? (?:nytt|nyheter|ett meddelande)|hör av dig|tipsa mig)(?: om)?(?= (?:kursen |genomförandet )?\\S*\\d\\S*$)',
      '(?:hojta|ropa|pling|plinga|varna|skicka(?: mig)? (?:ett )?meddelande|skriv(?: till)?)(?: till)?(?: mig| oss)? (?:när|om|innan)(?= .*(?:öppna|stäng|börja|start|ändra|flytta))',
      '(?!(?:ge|visa|säg|berätta|ursäkta|förlåt|hjälp|lär|förklara|anmäl|anmäla|registrera|skriv|boka|lägg|sätt|för|är|kan|ska|har|får|gäller)\\b)\\p{L}+(?: till| på| upp)? (?:mig|mej|oss)(?: (?:en|ett) \\p{L}+| på \\p{L}+| dagen)* (?:när|innan|så fort|så snart)(?= .*(?:öppna|stäng|börja|start|ändra|flytta))',
      'ge (?:mig|oss) (?:en|ett) (?:förvarning|förhandsvarning|vink|knuff|puff|signal|pling|hint|påminnelse|pip) (?:när|om|innan)(?= .*(?:öppna|stäng|börja|start|ändra|flytta))',
      '(?:meddela|säg till)(?: mig| oss)?(?= (?:för |av |om )?\\S*\\d)',
    ],
    beginName: [
      'följ|bevaka|påminn(?: mig| oss)? om',
      '(?:sätt|lägg|ta)(?: till)?(?: den)?(?= .* (?:på|till|i|under) (?:min |mina )?(?:bevakning|bevakningen|listan|lista|påminnelser|påminnelserna)$)',
    ],
    behindName: [
      '(?:på|till|i|under) (?:min |mina )?(?:bevakning|bevakningen|listan|lista|påminnelser|påminnelserna)(?: tack)?',
    ],
    end: [
      '(?:jag|ja|vi) (?:behöver|vill)(?: ha)? inte?(?: längre)?(?: ha)? (?:det där|det här|den där|de där|det|sakerna|grejen|något|nåt|mer)(?: mer| längre)? (?:om|för)(?= \\S*\\d)',
      '(?:du |ni )?(?:behöver|måste) inte?(?: längre)? (?:tjata|gnata|pinga|skriva|meddela|påminna)(?: på| till)?(?: mig| mej| oss)?(?: längre| mer)?(?: om)?(?= \\S*\\d)',
      'avfölj|avfölja|avföljer jag|(?:slutar|stoppar|avslutar) jag (?:att )?(?:följa|bevaka|(?:få )?påminnelser(?:na)?|få meddelanden)',
      '(?:sluta|tysta)(?: med)?(?= \\S*\\d)',
      '(?:glöm|ta bort|radera|släpp|avsluta|stoppa|skippa|strunta i|pausa)(?: bort)?(?= .*\\d)(?=(?: (?:\\S*\\d\\S*|och|kursen|kurserna|tack|nu|från|mina|påminnelser|påminnelserna|listan|om|helt))+$)',
      '(?:jag (?:är )?)?(?:är )?inte?(?: längre)? intresserad(?: längre)?(?: av)?(?= .*\\d)',
      '\\S*\\d\\S* (?:är inte?(?: längre)? (?:intressant|aktuell|aktuellt)|intresserar (?:mig )?inte?(?: mig)?)(?: (?:längre|mera|mer))*',
      '(?:jag |ja )?(?:behöver|vill|orkar|måste)(?: jag)? inte?(?: längre)? (?:få )?höra(?: (?:något|nåt|mer|mera|fler))* om',
      'påminnelser av',
      '(?:sluta|upphör)(?: att)? skicka(?: mig| oss| fler| flera| några| alla| de| här| ut)*(?: (?:påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?|följningar|saker|allt))?',
      'skicka (?:mig |oss )?(?:inte? |inga )(?:(?:fler|flera|några|mig|oss) )*(?:påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?|följningar)',
      'lämna (?:mig|oss) i fred',
      'avprenumerera(?: mig| oss)?(?: från| på)?',
      'avbeställ(?: alla| mina)* (?:påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?|följningar)',
      '(?:sluta|låt bli|låta bli|avsluta|stoppa|stäng av|stänga av|ta bort|avbryt|slå av|slå ifrån|knäpp av|pausa|radera|inaktivera|avaktivera|blockera|tysta)(?: att)?(?: med)?(?: alla| mina| de här| dessa| dina)* ?(?:följa|påminna(?: mig| oss)?|bevaka|störa(?: mig| oss)?|pinga(?: mig| oss)?|meddela(?: mig| oss)?|skriva(?: till)?(?: mig| oss)?|(?:tjata|spamma|messa|kontakta|gnälla|mejla)(?: på)?(?: mig| oss)?|påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?|följningar)',
      '(?:följ|påminn|bevaka|stör|pinga|kontakta) (?:mig |oss )?inte?',
      '(?:skicka|skriv) (?:mig |oss )?(?:inte?|inget|ingenting)(?: (?:mer|mera|fler|längre|något|nåt|någonting|till|mig|oss))*$',
      'jag behöver (?:inte?|inga)(?: (?:längre|några|fler|flera|mer|mera|ha|få|de|här))* (?:påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?)',
      'jag vill (?:inte?|ej) (?:längre )?(?:följa|(?:(?:ha|få) )?(?:(?:några|fler|flera|mer|mera|de|här|dina) )*(?:påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?|följningar)|bli påmind)',
      'avbryt(?: det| den| det här)?(?= .*\\d)(?=(?: (?:\\S*\\d\\S*|och|kursen|kurserna|tack|nu|helt))+$)',
      '(?:kan|får) (?:jag|man|vi) (?:stänga av|slå av|ta bort|avsluta|stoppa|avbryta|pausa|tysta)(?: alla| mina| de| här| dessa| dina)* (?:påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?|följningar)',
      '(?:jag vill|jag skulle vilja|(?:kan|får) (?:jag|man|vi)|går det att) slippa (?:(?:alla|fler|flera|de|här|dina|få|dessa) )*(?:påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?|följningar)',
      '(?:det räcker|(?:jag )?(?:är )?(?:klar|färdig)|jag har fått nog)(?: nu)? (?:med|av)(?: alla| de| dessa| dina)* (?:påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?)',
      '(?:du behöver inte?|ni behöver inte?|inget behov av att) (?:påminna|meddela|pinga)(?: mig| oss)?',
      'inga(?: fler| flera| mera)? (?:påminnels(?:er|erna|en?)|meddelanden|meddelandena|aviseringar(?:na)?|notiser(?:na)?|följningar)',
    ],
    leaves: [
      '(?:jag|ja|vi) (?:(?:har|redan|nyss|just) )*(?:hoppade|hoppat|hoppar) av',
      '(?:jag|ja|vi) (?:(?:har|redan|nyss|just) )*(?:lämnade|lämnat|lämnar|avbröt|avbrutit|slutade på|slutade|skippade|skippar|struntar i)',
      '(?:jag|ja|vi) (?:går|tar|deltar|läser|ska|kommer)(?: ändå)? inte?(?: längre| ändå)?(?: (?:gå|ta|delta|läsa|att gå|att ta))?(?: på| i| till)?',
    ],
    because: [
      '(?:eftersom|därför att|för att|ty)(?= (?:jag|ja|vi|det|den|de|dom|min|mitt)(?: |$))',
      '(?:för|då)(?= (?:jag|ja|vi)(?: |$))',
    ],
    reason: ['(?:jag|ja|vi|min|mitt|det är|det var|den är|de är)(?= )'],
    so: 'så därför alltså',
    limits: 'utom förutom men endast tills förrän behåll menar menade',
    leadsToEnd: 'så då därför nu kan du ni får gärna bara alltså',
    negated: 'jag följ påminn bevaka inga skicka skriv stör pinga kontakta',
    keeps: [
      '(?:(?:nej|nä|vänta|oj|hoppsan|förlåt|ursäkta|men|jo) )*(?:(?:jag|ja|vi) )?(?:vill|ville|menade|menar|tänker|tänkte|ska)(?: (?:ju|nog|faktiskt))? inte?(?: att)? (?:sluta|avsluta|avfölja|ta|stoppa|radera|avbryta|stänga|tysta)(?: (?:att|följa|den|det|dem|dom|denna|här|bevaka|påminna|mig|alla|allt|mina|påminnelser|påminnelserna|kursen|kurser|behåll|låt|vara|kvar|fortsätt|tack|längre|ändå|bort|av|nu|med|\\S*\\d\\S*))*',
      '(?:(?:nej|nä|vänta|oj|hoppsan|förlåt|ursäkta|men|jo) )*(?:sluta|avsluta|stoppa|avfölj|ta|stäng|radera) inte?(?: (?:att|följa|den|det|dem|dom|denna|här|bevaka|påminna|mig|alla|allt|mina|påminnelser|påminnelserna|kursen|kurser|behåll|låt|vara|kvar|fortsätt|tack|längre|ändå|bort|av|nu|med|\\S*\\d\\S*))*',
      '(?:(?:nej|nä|vänta|oj|hoppsan|förlåt|ursäkta|men|jo) )*behåll (?:den|det|dem|dom|allt|alla|mina påminnelser|påminnelserna)(?: (?:tack|kvar))*',
    ],
    endAlone: [
      '(?:hur )?(?:stänger|kopplar|slår)(?: (?:jag|man|vi))? av (?:dig|boten|botten|coursebell)',
      '(?:sluta|stopp|stoppa|stop)(?: (?:allt|alla|nu|det|genast|med|skicka))*',
      '(?:avprenumerera|avregistrera|avanmäl)(?: mig)?(?: från allt)?',
      'avsluta(?: min| mina)? prenumeration(?:en|er|erna)?',
      '(?:avsluta|tysta|pausa|avbryt|stäng av|slå av|ta bort)(?: allt| alla| allting)',
      '(?:avsluta|avbryt|ta bort|radera|glöm)(?: alla)?(?: mina)?(?: följda)? (?:prenumerationer(?:na)?|kurser(?:na)?)',
      'var tyst|håll tyst|tysta|tyst',
      'det räcker(?: nu)?',
    ],
    all: 'alla allt',
    ofAll: 'mina påminnelser påminnelserna meddelanden meddelandena aviseringar notiser tack nu längre',
    ofSome: 'när innan öppnar öppnas stänger börjar startar slutar',
    plain: `är e ti blir dags att sig man jag kan får gå går söka anmäla delta möjligt ut både båda bägge dem dom de dessa mej anmälan anmälningen mig oss om när innan och till för på av också även nu tack öppnar öppnas stänger börjar startar slutar den det här denna detta
      längre mer mera fler påminnelser något nåt ändras ändrar ändrats flyttas datum datumen datumet tid tider tiderna schemat deras dess`,
    here: 'här hit kanalen kanal',
    besideHere: 'i på för till den det vår',
    beforeNoPlace: 'den det de dom',
    time: 'i den kl klockan',
    leadsOn: 'om till för på av',
    enders: 'sluta avsluta stoppa stäng stänga ta radera avbryt pausa',
    endersAlone: 'avfölj avfölja sluta stoppa tysta',
    silencers: 'tysta',
    off: 'av bort',
    following: 'följ{,a,er} följning* påminn* bevak* avisering*',
    reminding: 'påminn* meddelande* avisering* notis* pinga*',
    changes: 'ändring* ändra*',
    negations: 'inte int inga ingen',
    besideName: `både kan kunde vill du jag skulle gärna snälla mig oss min mina våra om för från mellan med att det den längre mer fler
      ha få några skicka tack hej i och av`,
    repeated: 'följa',
    except: 'inte int utom utan men förutom',
    own: 'jag ja vi min mina våra mitt vårt kanalen här av',
    newRuns: 'nya nytt alla kommande genomförande{,n,t,na} kurs{,er,erna} omgång{,ar}',
    follows: 'påminnelser',
    followingVerb: 'följer följs följda',
    what: 'vad va vilka visa',
    ofOthers: 'ska skulle borde kan inte int vem',
    ownCourses: [
      '(?:och |men )*(?:hur är det med )?mina (?:andra|övriga)(?: kurser)?(?: då)?',
      '(?:(?:visa|lista|vilka är|vilka) )?(?:mig )?(?:alla |de )?(?:kurser|kurserna|de|dem)(?: som)? (?:jag|vi) (?:följer|bevakar|har koll på)(?: nu)?',
      '(?:vilka|vilken|vad)(?: kurser| kurs)? (?:är jag|har jag|jag är|jag har) (?:(?:nu|redan|mig) )*(?:anmält|anmäld|registrerad|registrerat)(?: mig)?(?: (?:till|på|för))?',
      '(?:(?:visa|vilka är) )?mina kurser',
    ],
    how: 'hur varför',
  },
  compounds:
    /(?:dator|data|klass|grupp|mötes|arbets|undervisnings|föreläsnings)(?:rum(?:men|met)?|sal(?:en|ar|arna)?)$/u,
  clitics: /(?!)/,
  attached: /^:(?:s|et|en|ets|ens|ar|er|arna)$/u,
  patterns: [
    [/å/u, 1.5],
    [
      /.{3}(?:arna|erna|orna|ningen|ningar|ningarna|elsen|elser|heten|heter|skap|andet|ande|ades|dagen|dagar|tionen|tioner)s?$/u,
      1,
    ],
    [/.{3}(?:ligt|liga|igt|iga|ade|ats|aste|else|het|ning)$|^(?:sj|skj|fö|på|ut|till)|tj|ckl?a/u, 0.5],
    [/.{3}(?:en|et|ar|or|as)$/u, 0.5],
    [/.{3}(?:datum|tid|tider|lista|språk|dag|plan|krav|mål|område|material)$/u, 1],
    [
      /.{2}(?:kurs|kursen|kurser|rum|sal|studier|bok|boken|lärare|plikt|avgift|form|klass)$|.{2}(?:era|erar|eras|erat)$/u,
      1.5,
    ],
    // Parts of compounds.
    [/undervis|utbild|föreläs|lärar|språk|studie|anmäl/u, 1.5],
    [/[äö]/u, 0.5],
  ],
};

// What questions about a course ask: the topic whose phrase covers most of the question counts.

export const svTopics: TopicWords = {
  asks: `missade missat räknas vad va när nr var vart vilken vilket vilka vem vems hur varför är e finns har kan går får hinner ryms måste måst
    behöver krävs behövs ordnas blir undervisas klarar samarbetar räcker tar kommer hålls och några nåra nåt något nån någon senast kom tills beskriv berätta passar spelas måst e sedan före ingår ge`,
  asksBy: /^(?:månne)$/,
  states: 'jag vi min mitt mina vår vårt våra han hon du din ditt',
  copulas: 'är var e va varit',
  clitics: /^$/,
  fillers: `aa aha asså alltså nå men jamen nåmen hmm jo juu förresten öh väl nog kanske ju del hör tillhör kvar återstår dröjer kursen kurs helt hela här där denna detta de den det dom nåt nån nåra ja jag mej mig sej sig dej dig mkt mycke ba bara liksom typ också me med e va å o
    ännu än nu då annan andra nån ger egentligen riktigt alls helst helt delvis enbart i på av om till för`,
  weak: 'kurs* börja* pågår annat',
  others: `påminnels*|aviseringa*|notiser*|meddelanden*; avsluta|sluta|stoppa inte|int|ej|aldrig; om mig|mej|oss; tysta timmar; tyst tid; veckoöversikt*; vad|va är|e klockan; mycket|mkt är|e klockan; termin*; läsår*; bibliotek*; lunch*; matsal*; kaffe*; buss*; väder|vädret; parkering*; period|perioden 1|2|3|4|5; vårtermin*|hösttermin*; lösenord*; inloggning*; vpn; skrivare*|printer*; fotboll*; fest; pizza*; tåg|tåget; bostad*; tentvecka*; kommer|går|gillar|tycker|vill|tar|gör du; hur var|va helg*; mina|min nyckl*|nycklar; tårta*|match*|häfte*|skattedeklaration*; din|ditt|dina tent*|prov*|kurs*|grupp*|lärar*|rapport*|helg*; läkar*|läkare|tandläkar*`,
  about: 'i för av om är e',
  ofSubject: '*{ens,ets}',
  inSubject: '',
  past: `missar|missat|missats|missade; jag|ja|vi|att missa; för sen|sent|sena; sen|sent ute; försent; är|e|har|hade|var .. slut|över|förbi|avslutad|gått; gick .. ut; gått|gick ut; tog .. slut; redan slut|över|förbi`,
  closed: 'stängd|stängt|stängda|stängdes; stängde jag|ni|de|den|det|anmäl*|registrer*|redan',
  possible: 'kan|får|hinner|kunde|hinns|går jag|ja|vi|man|det|de|en; öppen|öppet|öppna*|möjlig*',
  left: `hur länge|lång .. kvar|återstår; hur många|mycket dagar|veckor|timmar|minuter|tid .. kvar|återstår|till|tills|innan; hur länge|mycket|lång har|tid jag|man|vi|har .. på; hur länge har jag|man|vi; hur länge .. tills|innan|dröjer; hur länge dröjer; dagar|veckor|timmar|tid kvar; nedräkning`,
  ago: 'hur länge|lång|många .. sedan|sen',
  answerIn:
    /^(?:(?:svara|tala|prata|skriv|säg|berätta|förklara|upprepa|översätt)(?: (?:det|den|mig|mej|oss|bara|om))*|(?:talar|pratar|svarar) (?:du|ni)|(?:kan|kunde|skulle|vill|ska) (?:du|ni|vi)(?: kunna)? (?:svara|tala|prata|skriva|säga|berätta|förklara|upprepa|översätta)(?: (?:det|den|mig|mej|oss|om))*|(?:kan|kunde|skulle|ska) (?:du|ni|vi)(?: kunna)? (?:ta|köra|fortsätta)(?: (?:det|den|detta|det här))?|samma(?: sak)?|(?:byt|ändra|växla)(?: (?:språk|språket))?)(?= )/u,
  inLanguage: 'på till',
  otherLanguage: /^(.{2,30}?)(?:sprakig\p{L}{0,20})?$/u,
  politely: 'tack snälla gärna istället hellre',
  languages: {
    en: 'engelska|engelskspråkig*|eng',
    fi: 'finska|finskspråkig*',
    sv: 'svenska|svenskspråkig*',
  },
  topics: {
    name: `heter|kallas den|det|denna|kursen|§; namn|namnet på den|kursen|svenska|finska|engelska; kursens|dess|svenska|finska|engelska namn`,
    prerequisites: `avklarat|avlagt|gjort|klart innan|före; ska|skall|måste .. avklarat|avlagt|klart .. innan|före; vara avklarat|avklarad|klart; räcker det; i bagaget; läst tidigare|förut; från tidigare; nybörjar*; utan förkunskap*;
      utan förkunskap*|bakgrund*|erfarenhet*; klarar .. utan; bygger .. på; fortsättning*;
      förkunskap*|förkunskapskrav*|förhandskunskap*|behörig*|krav|kraven|krävs;
      innan|före|förrän|tidigare .. måste|kunna|läst|kursen|den|ha|gått|studier|§;
      måste|behöver|borde|bör|skall|ska man|jag|ja .. läst|kunna|gått|ha|avlagt; läst .. innan|före|förut; kunna|läst .. före|innan; före|innan;
      tidigare studier|kurser|kunskap*; krävs|behövs|behöver .. innan|före|kurser|kunskaper|förhand|kunna; på förhand; måste .. före|innan;
      nybörjar*|novis*; bakgrund*; kunskap*|färdighet* .. förvänta*|krävs|behövs; förvänta*; gå|ta|läsa § utan; utan .. förkunskap*|erfarenhet*;
      måste|måst|behöver|bör man|jag|en kunna; erfarenhet*`,
    exam: `resttent*|omtagning*; tenten|tenter innan|före|efter; är|e tenten; mellanförhör*|delförhör*|deltent*; kugga*; omprov*; skriva|skriver tent*|prov*; tentera*;
      examiner*;
      tent|tenten|tenter|tenterna|tenta|tentan|tentor|tentorna|tentamen*|tentam*|omtent*|omtentamen|prov|provet|slutprov*|slutförhör|förhör|test|delprov;
      tentdat*|tentdag*; sluttent*|deltent*|mellantent*|hemtent*|duggan|dugga; göra om prov*|slutprov*|tent*; ta om tent*|prov*`,
    grading: `kräver|betyder en|ett femma|fyra|trea|tvåa|etta|5|4|3|2|1; krävs|behövs|fordras|behöver .. betyg*|vitsord*|femma|fyra|trea|tvåa|etta|godkän*|berömlig*; får|få|nå|når en|ett|jag .. femma|fyra|trea|tvåa|etta|5|4|3|2|1; högsta|bästa betyg*|vitsord*;
      baserar|grundar|bygger .. vitsord*|betyg*; bestämmer|påverkar|avgör|inverkar .. vitsord*|betyg*;
      bestämmer|påverkar|avgör|inverkar .. mitt|mina|min vitsord*|betyg*; vad .. vitsord*|betyg* .. baserar|grundar|bygger;
      för en|ett femma|fyra|trea|tvåa|5|4|3|2; toppvitsord*;
      bedöm*|bedöms|bedömning*|betyg|betyget|betygs*|betygsätt*|vitsordsskala|skala|skalan|kriteri*|betygsskala*; vitsord*;
      godkänd|godkänt underkänd|underkänt|eller|eller; siffror|siffra; 0 5; hur .. vitsord*|betyg*; får man .. vitsord*|betyg*`,
    workload: `närundervisningstim*|kontakttim*|kontaktundervis*; hur stor|stort|stora är|e arbets*;
      arbetsmängd*|arbetsbelastning*|arbetsbörd*|arbetsinsats*|belastning*|studieinsats|tungt|tung|krävande|jobbig*;
      hur mycket|mycke|mkt arbete|jobb|tid|jobb; mycket|mycke|mkt jobb|arbete; hur många timmar; timmar|timmars|självstudier;
      arbetsdryg|arbetsdrygt|arbetsam; tid tar|går; hur mycket tid; timmar jobb|arbete;
      hemuppgift*|hemläx*|läxor|inlämningsuppgift*; jobba|plugga|arbeta|studera mycket|mycke|mkt; utanför lektion*|undervisning*`,
    credits: `studiepoäng*|poäng|poängen|sp|omfattning*|högskolepoäng|hp|ects; hur omfattande; hur stor|stort|stora är|e; hur många poäng|sp`,
    language: `svara|skriva|lämna|göra .. svenska|engelska|finska; klarar .. svenska|engelska|finska; måste|behöver|borde|bör|ska man|jag|ja|en kunna|prata|tala svenska|engelska|finska;
      språk|språket|undervisningsspråk*|språken; på|eng engelska|svenska|finska|eng|sv|fi;
      engelska|svenska|finska|svenskspråkig*|engelskspråkig*|finskspråkig*; pratar|talar|pratas|talas .. engelska|finska|svenska`,
    online: `göra|läsa|gå|ta|studera|avlägga|delta den|det|§|kursen från; läsa|gå|göra|studera|delta från; utlandet|utomlands; från annan|annat ort|land; via zoom|teams|nätet; i klass|klassrum eller; hemifrån;
      avlägg*|gå|göra|läsa .. nätet|distans|online|hemifrån; zoom*|teams*|nätet|distans eller;
      nätet|nät|nätkurs*|nätundervis*|nätbaser*|online|distans*|distanskurs*|zoom*|teams*|hybrid*|närundervis*|närstud*|virtuell*|webb|webben|webbkurs*|flerform*;
      hemifrån; på plats; på distans; strömm*; helt på|online|nät*; vara på plats; närvaro på plats;
      zoom|teams eller; helt|delvis på distans|nätet; fysiskt; på|till|vid|i campus; campus eller|och`,
    groups: `grupp|grupper|grupperna|gruppen|studerandegrupp*|studentgrupp*; vem|vilka .. för|riktad|avsedd|går;
      vem|vilka får|kan|kunde delta*|gå|söka|ansöka; utbytesstud*`,
    programmes: `för vilka|vilken|vilket utbildning*|program*|linje*; avsedd|avsett|riktad .. utbildning*|program*; program|programmet|utbildningsprogram*|examensprogram*|utbildning*|examen|linje|linjen|inriktning*|huvudämne;
      *utbildningen|*utbildning|ingenjörsutbildning*`,
    unit: `enhet|enheten|enheter|institution*|fakultet*|skola|avdelning*|verksamhetsställe*|ordnar|ansvarar|ansvarig|arrangerar|kansli*|kontor*|verksamhetspunkt`,
    starts: `sätter|sätts|satte igång|i gång; missar|missa starten|början; starten på|för; dyka upp första; kör|körs|kört igång|i gång; drar|drog igång|i gång; första gången|lektionen|träffen;
      börjar|startar .. före|efter|innan §;
      vilken|vilket dag|datum börjar|startar|inleds|drar;
      börja*|start|startar|startas|starta|starten|startat|startade|startdag*|startdat*|starttid*|inled*|begynn*; drar igång;
      första dag|dagen|gång|gången|lektion*|veckan; när|nr är|e|går|hålls|ordnas|blir den|det|de|kursen|§; när; startdatum`,
    ends: `när är|e vi|den|det|de klar|klara|färdig*|slut|över; slutdatum*; på till; hur länge|lång .. på till; till när .. pågår|varar|håller;
      slut|slutar|slutdatum|avsluta*|upphör; sista|sist dag|dagen|gång|gången|veckan|lektion*; till när; håller på till;
      sista kursdag*|undervisningsdag*|lektionsdag*|dag*`,
    duration: `mellan vilka|vilket datum|dagar; vilka datum; från vilket|vilken .. till; varje termin|år|höst|vår|sommar|vinter|period; går|ordnas|hålls|ges|erbjuds|arrangeras .. varje .. termin|år|höst|vår|sommar|vinter|period; årligen; hur ofta; från när till|tills när; från .. till|tills när; hur lång|länge;
      vilken|vilket .. längre|längst|kortare|kortast; hur många veckor|månader|dagar; hur .. länge; varar|varaktighet|pågår|längd|veckor`,
    opens: `vilken|vilket dag|datum öppnar|öppnas; under vilken tid .. anmäl*|registrer*; inte|int|ännu anmäla .. när|vilken; när|hur länge .. vänta .. anmäla|söka; från vilket datum; skriva in sig|mig|sej;
      börja*|öppna* .. anmäl*|registrer*; dags|tid|klockslag|klockan öppnar|öppnas; dags|tid|klockslag|klockan .. anmäl* .. öppn*|börja*; när .. möjlig* .. anmäl*;
      sedan|sen|från när .. anmäl*|öppen|öppet|registrer*; sedan|sen när .. anmäl*|registrer* .. öppen|öppet;
      när|nr|från .. anmäl*|anmälan|registrer*|öppn*|söka|ansök*;
      anmäl*|anmälan|registrering* .. öppn*|börj*|start|startar|startas|starta|starten|startat|startade|inled*; öppnar|öppnas|öppnade;
      från och med`,
    closes: `går|gå fast; hur länge .. möjligt .. anmäl*|registrer*; hur länge till .. anmäl*|öppen|öppet; till|tills vilket|vilken klockslag|tid|klockan .. anmäla|registrera|söka; hur länge är|e .. anmäl* .. öppen|öppet; senast när; sista dagen för|att; sista anmälningsdag*;
      när ska|skall|bör|borde|måste man|jag|ja|en|vi .. anmäla|registrera|söka; stänger|slutar .. före|efter|innan §;
      slut*|stäng* .. anmäl*|registrer*; dags|tid|klockslag|klockan .. stäng*|slut* .. anmäl*|registrer*; dags|tid|klockslag|klockan .. anmäl* .. stäng*|slut*|går;
      dags|klockslag|klockan stänger|stängs; när måste|måst|behöver .. anmäla|registrera|söka; före|innan|senast vilket|vilken datum|dag;
      sista chansen|möjligheten; anmäl*|registrer*|ansök* .. stäng*|slut*|upphör*|går|tar|stängs; stänger|stängs;
      sista|senaste|sist .. anmäl*|anmälningsdag*|registrer*|ansök*; sista dag|dagen .. anmäl*; senast|sist .. anmäl*|registrer*|måste;
      senast|sist när .. anmäl*|registrer*|söka; hur länge .. anmäl*|registrer*|söka; tills|till när .. anmäl*;
      deadline*|anmälningstiden .. slut; slutar|stänger|stängs|upphör .. anmäl*|registrering*; sista anmälnings*|anmälan*|datum;
      senast .. anmäl*; deadline*; tills när .. anmäl*|registrer*; anmälningstid*|anmälan .. ut; går anmälningstid*|anmälan ut`,
    'can-enroll': `släpps|slipper|slippa|släpper .. in|ännu|med; utbytesstuderande|utbytesstudent*|öppna .. också|med gå|delta|vara; hur går|sker|funkar|fungerar .. anmäl*|registrering*; hur .. kommer|går|slipper|kan|blir jag|ja|man|vi|en .. med|in|till|antagen; hur kommer|slipper|går jag|ja|man|vi|en med|in; hur|var skriver jag|ja|man in mig|mej|sig|sej; får|få .. plats; hur får|få .. plats; var|vart|hur .. anmäla|anmäler|söka|söker|klicka*; skriva in sig|mig; hur går|gör man|jag .. anmäla|söka; vet var|hur .. anmäla;
      hur|var anmäler|söker|registrerar jag|man|vi; kan|går|får|hinner|kunde|hinns man|jag|ja|det|en|vi fortfarande|ännu|än|fortfarande|ennu;
      fortfarande|ännu|än|fortf .. anmäl*|öppen|öppet|med|registrer*|delta|söka|hinner;
      är|e|har .. anmäl*|anmälan|anmälningen .. öppen|öppnat|öppet|öppnad|stängd|slut|igång|över; anmälan öppen; för sent; sent att;
      är|e den|§|kursen öppen; vilken|vilket är|e öppen|öppet; är|e|om .. § öppen|öppna;
      är|e|har den|det|de|§|kursen|anmäl* .. stängd|stängt|stängts; stängde den|det|§|anmäl*; redan stängd|stängt; missar|missade|missat; jag|ja|vi|att missa;
      gick .. ut; försent; sent ute; öppen nu|ännu; hinner .. ännu|med|anmäl*; missat|missade; hoppa|haka på|in; komma in|med senare;
      möjligt .. anmäl*|delta|komma; komma med|in .. än|ännu|fortfarande; kommer|hinner|slipper jag|ja|man .. med;
      anmäla .. ännu|fortfarande|än; ännu .. anmäl*; för sen|sent|sena; hoppa|haka me|med|på|in; efterhand; i efterskott`,
    content: `vad|va är|e § .. för|om; går .. ut på; tar ni|man|vi upp; handla|handlar .. om; går man|vi igenom; vad är|e .. för nåt|något|nånting;
      innehåll*|handlar|tema|teman|ämne|ämnen|ämnena|beskrivning*|behandla*; tas upp; vad|va .. gör|görs|händer; vad|va går .. ut på; gör man;
      om vad; innehåller|behandlas; va för kurs; för kurs; vad|va .. är|e .. kurs; beskriv; berätta om kursen|den|innehåll*; berätta .. innehåll*; ingår;
      sammanfatt*; innehåll*; vad|va undervisas|lärs`,
    objectives: `kunskap*|kunna .. efter; efter .. kunskap*|kunna; vad|va kan jag|man|en .. klar|färdig|efteråt|efter; kunna|kan .. efter; man|jag|ja|en kunna .. efter; borde|bör|ska man|jag|ja|en kunna .. efter;
      mål|målen|målet|lärandemål*|inlärningsmål*|målsättning*|kompetens*|läranderesultat*|syfte*;
      lär|lärs|lära man|jag|ja|sig|mig|mej|sej|dig|en; vad|va .. lär; kan man efter; färdighet*|kunnande .. får|ger|lär|utveckl*`,
    methods: `måste|behöver .. presentation*|presentera|föredrag|hålla|redovisa; presentation* inför; hålla presentation|föredrag; redovisa*|muntlig*; undervisningsmetod*|arbetssätt|arbetsform*|arbetsmetod*|undervisningsform*|metod*|studieform*;
      hur .. undervis*|ordnas|genomförs|läggs|lärs; föreläsningar|grupparbete|grupparbeten|labbar|laborationer|grupparb*; e|är de|det föreläs*;
      undervisningen upplagd|ordnad|arrangerad; projekt|projekten|föreläsningar|labbar eller|och; gör man projekt*`,
    completion: `krävs|behövs|fordras .. godkänd*|godkänt; få .. kursen|den godkänd; bli godkänd; tillgodoräkn*; tidigare studier tillgodo*; färdig|färdigt med;
      avklara*|avlägg*|slutför*|prestation*|genomförandesätt|fullgör*|tillgodoräkn*|ahot|alternativ*;
      hur .. klarar|godkänd|klara|igenom; sätt att; bli|blir godkänd; vad .. göra .. godkänd|klara; klarar|klara; göra för att;
      egen hand|takt; självstudi*|självständig*; eget tempo`,
    employer: `praktik*; företag*|arbetsliv*|arbetslivs*|arbetsgivar*|uppdragsgivar*|näringsliv*|firma*|bolag; samarbet*; kund|kunder|kunderna|beställar*`,
    further: `ytterligare|tilläggs* info*|uppgifter|detaljer; tilläggsinfo*|tilläggsuppgift*; något|nåt annat; annat|annan|mer|mera .. veta|vet;
      övrigt; annan|andra|övrig info*|uppgifter; anmärkning*|noteringar|notis*`,
    materials: `köpa .. bok*|böck*; bok*|böck* .. köpa|låna|beställ*; måste|behöver .. köpa; kursböck*|kursbok*|lärobok*|läroböck*; läsa .. till|inför; läsa till; litteratur*; böcker|bok|boken;
      slides|bildspel*|kompendi*|bok|boken|böcker|böckerna|litteratur*|kurslitteratur*|kursbok*|material|materialet|studiemateri*|läromed*|lärobok*|läroböck*|kursmaterial*;
      läsa in; kursböck*; ska|skall|måste|måst|bör man|jag|en|vi läsa; va|vad läser`,
    teacher: `nån|någon kontakt; kontakt|kontaktperson*; vem|vems .. lärare|läraren|undervis*|föreläs*|håller|leder|ansvarar|kontakt*;
      lärare|läraren|lärarens|föreläsaren|föreläsare|lektor*|professor*|handledare|kursansvarig*|kontaktperson*;
      vem|vilken .. mejla|mejlar|maila|kontakta|fråga|skriva|höra; vem föreläser|undervisar|ger; vem lär ut`,
    places: `i|på kö|kön; kö|kön|köplats*|reservplats*; hur många kan|får|ryms|går|är .. komma|in|med|på; komma in på; hur många .. deltar|anmäl*|ryms|går; folk på|i kursen; är .. full|fullt|fullbok*; vem|vilka .. anmält|anmälda|registrerat; deltagarlist*; hur många .. anmält|anmälda|anmäld|anmälningar|registrerat|registrerade; lediga|fria|ledig platser|plats;
      platser|plats .. kvar|lediga|ledigt|fria; hur många platser|deltagare|ryms|studerande; full|fullt|fullbokad|fullsatt; ryms|rymms|ryms;
      ryms|rymms jag|ja|man .. med; kölista*|reservplats*|väntelista*|kö; plats kvar|ännu; finns .. plats|utrymme;
      rum|plats|platser|utrymme ännu|kvar|ledig*; högsta|max|maximala antal*; antal* .. deltagar*|studerande; hur många .. delta|med`,
    lessons: `hur många lektion*|föreläsning*; hur många lektion*|föreläsning* .. kvar|återstår; lektion*|föreläsning*|undervisning i dag|morgon|morron|morrn|kväll; tid|tider och|& plats|sal|rum; på måndagar|tisdagar|onsdagar|torsdagar|fredagar|lördagar|kvällar|kvällarna|morgnarna|dagtid; måndagar|tisdagar|onsdagar|torsdagar|fredagar; när .. första|sista lektion*|föreläsning*; vilken|vilka tid|tider .. måndag*|tisdag*|onsdag*|torsdag*|fredag*; när .. labb|labben|labbar|labbarna|labor*; lektion*|föreläsning*|undervisning .. måndag*|tisdag*|onsdag*|torsdag*|fredag*|lördag*|söndag*|helg*|morgon*|kväll*; vilka|vilken|vad|va|hur tider|tid|dags|klockslag; va för tid; klockan|klockslag;
      vilken|vilka|på veckodag*|dag|dagar .. lektion*|föreläs*|undervis*|den|det|kurs*; veckodag*; vilka dagar;
      nästa|första föreläsning|lektion|föreläsningen|lektionen; när .. lektion*|föreläsning*|undervisningen|närundervisning;
      lektionstid*|läsordning*|lektionsschema|undervisningstid*; krockar|överlappar|kvällar|kvällstid; vilka dar|daar|dagar;
      visa|lista|ge .. lektion*|föreläs*; dar|daar .. lektion*|föreläs*; kvällarna|kvällen|dagtid|helger|helgen; veckoschema*|veckotidtabell*|läsordning*;
      lektion*|föreläsning*|undervisning idag|imorgon|imorron|ikväll; har|finns|någon|nån|några|ingen lektion*|föreläsning*|undervisning`,
    'course-rooms': `§ var|vart; var|vart §; var och|o|å när; när och|o|å var; var .. håller .. till; vilken|vilket|vilka|i|va sal|salar|rum|klassrum|klass|byggnad|byggnader|lokal|lokaler; sal|salen|klassrum*|lokal|lokalen;
      var|vart .. hålls|äger|ordnas|lektion*|föreläsning*|undervis*|går|kursen; var den|det|de; var|vart är|e|ligger den|det|de|§; var|vart .. håller till;
      vart ska|skall|måste|måst man|jag|en gå|komma; i|vilket|vilken hus|byggnad|campus; campus|campuset`,
    cost: `kosta*|avgift*|pris|priset|gratis|betala*; kostar|kosta|kostnad*|avgift*|kursavgift*|deltagaravgift*|pris|priset|gratis|avgiftsfri*|avgiftsbel*|kostnadsfri*|betala|betalar|betalas|dyr|dyrt; vad|va|hur kostar|kosta; hur mycket|mycke|mkt kostar|kosta; måste|behöver|ska man|jag|en betala; kostar den|det|§ något|nåt`,
    extension: `uppskov*|anstånd*|förlängning*; förläng*|skjuta|skjuts|flytta|flyttas .. inlämn*|deadline*|uppgift*|rapport*|essä*; inlämn*|deadline*|uppgift* .. förläng*|flytta|flyttas|senare|skjutas|skjuts; lämna|lämnar|lämnas .. sent|senare|försenat|försenad; sen|försenad inlämning; mer|mera|extra tid för|med|till|på .. inlämn*|uppgift*|rapport*|essä*`,
    platform: `moodle|itslearning .. nyckel|nyckeln|lösenord*|länk|länken|kod|koden|öppnas; nyckel|nyckeln|lösenord*|länk|länken|kod .. moodle|itslearning|arbetsyta*; kommer|logga|loggar|ser|syns|hittar .. moodle|itslearning|arbetsyta*; kursnyckel*`,
    recordings: `inspel*|spelas|bandas|bandad*|filma*|video|videor|videon|videoinspel*; spelas|spela|spelar .. in; föreläsning*|lektion*|undervisning* .. inspel*|bandas|filma*|video; spelas föreläsning*|lektion*|undervisning* in; se|titta|kolla .. föreläsning*|lektion*|§ .. efterhand|efteråt|senare; se|titta|kolla .. efterhand|efteråt|senare`,
    difficulty: `svår|svårt|svåra|svårare|svårast|lätt|lätta|lättare|enkel|enkelt|tuff|tufft|utmanande|krånglig*|knepig*|svårighetsgrad*|svårighetsniv*; hur svår|svårt|lätt|tuff|tufft|utmanande|enkel; lätt|svår|tuff|enkel kurs; är|e den|det|§|kursen|denna svår|svårt|lätt|tuff|tufft|krånglig`,
    attendance: `närvaro*|närvara*|frånvaro*; närvaro* obligatorisk*|krävs|tvång; obligatorisk* närvaro*; gå|vara|delta|komma på|i|med|till varje|alla|samtliga; varje|alla lektion*|gång|gånger|föreläsn*; måste|måst|behöver|ska man|jag|en|ja|vi vara|va|gå|delta|komma|närvara på plats|lektion*|föreläsn*|med|där; missa|skippa|utebli* .. lektion*|föreläsn*|gång; måste|måst vara|va på plats`,
    degree: `räknas|räkna|godkänns|duger|passar|gäller|gills .. examen|kandidatexamen|studier|studierna|utbildning; ingå|ingår|inkludera*|inräkna*|med|in .. i min|mina|vår examen|kandidatexamen|studier|utbildning; i|till|för|mot min|vår|mina examen|kandidatexamen|masterexamen|yrkeshögskoleexamen|studier|utbildning; räknas den|det|§|kursen in|till; räknas .. min|mina|mitt studier|examen; tillgodo .. examen;
      obligatorisk* för mig|oss|examen; är|e den|det|kursen|§|denna obligatorisk*|valfri*|frivillig*; obligatorisk*; valfri|valfritt|frivillig*`,
    grades: `resultat|resultaten|resultatet; resultat* .. kommer|kommit|klara|publicer*|ute; när|var|har .. resultat*; hur gick min|mitt|tent*|prov*; hur gick .. tent*|prov*; mitt|mina|min vitsord*|betyg*|resultat*; vilket|vilka|vad vitsord|betyg .. jag|ja|fick|får; när .. vitsord*|betyg*;
      vitsorden|betygen|vitsordet .. kommer|klara|publicer*; kom|blev|klarade jag|ja igenom|godkänd|underkänd; kom ja igenom;
      kom .. igenom|genom`,
    events: `när|vilken|vilket|datum|dag|senast|dags|tills .. redovis*|slutredovis*|gruppredovis*|present*|slutpresent*|exkursion*|studiebesök*|studieresa*|utflykt*|besök*|företagsbesök*|seminar*|slutseminar*|opponer*|opposition*|opponent*|inlämn*|lämna|lämnas|lämnar|grupparbet*|slutarbet*|projektarbet*|kursarbet*|rapport*|slutrapport*|uppsats*|essä*|uppgift|uppgiften|uppgifter|uppgifterna|demo*|workshop*|gästföreläs*|portfolio*;
      redovis*|present*|exkursion*|studiebesök*|seminar*|inlämn*|besök*|opponer* .. när|datum|dag|tid;
      inlämningsdatum*|inlämningsdag*|redovisningsdag*|seminariedag*|presentationsdag*; deadline*|sista .. inlämn*|rapport*|uppsats*|essä*|grupparbet*|projektarbet*|slutarbet*|uppgift*;
      inlämn*|rapport*|uppsats*|essä*|grupparbet*|projektarbet*|slutarbet* .. deadline*`,
    repeat: `två gånger; flera gånger; gång till; andra gången; mer än en gång; göra|ta|gå om §|den|det|kursen|studieavsnittet; ta|gå|göra|läsa|avlägga|delta .. igen|nytt|gånger; omtagning*; höja|höjer|höjning|förbättra .. vitsord*|betyg*; vitsord*|betyg* .. höja|höjas|höjning`,
    'enroll-me': `hoppa|hoppar|hoppade|hoppat .. av; hur .. hoppa|hoppar .. av; avbryta|avbryter|avsluta|avslutar|lämna|lämnar §|kursen|den|deltagande*; hur .. avbryta|avbryter|lämna|lämnar|avbokar|avboka|avanmäla* .. §|kursen|den|plats*|anmäl*; dra|drar mig ur; ångra|ångrar|återta|återtar|återkalla|återkallar|annullera|annullerar .. anmäl*; ge|ger upp|ifrån .. plats*; avanmäla|avanmäler|avanmälan|avanmälning|avregistrera|avregistrerar; skriv in mig|mej|oss .. öppnar|öppnas|när|direkt|så; anmäl|anmäla|registrera|skriv mig|mej|oss .. öppnar|öppnas|öppnat|går; anmäl|anmäla|registrera|skriv mig|mej|oss .. när|så|om|genast|direkt|automatiskt|öppnar|öppnas; anmäl mig|oss; du anmäla|registrera mig|oss; avanmäl|avregistrera; ta bort min anmälan; avboka min anmälan`,
  },
};
