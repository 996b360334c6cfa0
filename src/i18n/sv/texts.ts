/** Texterna på svenska. Orden är studieguidens: genomförande, studieperiod, anmälningstid, studiepoäng. */

import { numberIn, plural } from '../../language.ts';
import type { Catalog } from '../en/texts.ts';

const count = (n: number, one: string, other: string) => `${n} ${plural('sv', n, { one, other })}`;

const these = (n: number) => plural('sv', n, { one: 'det här', other: 'de här' });

export const sv: Catalog = {
  course: {
    credits: (_amount, shown) => `${shown} sp`,
    creditsShort: (shown) => `${shown} sp`,
    amount: (shown) => `${shown} sp`,
    ofWhichOnline: (shown) => `varav ${shown} sp på nätet`,
    labels: {
      code: 'Kod',
      name: 'Namn',
      enrollment: 'Anmälan',
      dates: 'Tidsperiod',
      credits: 'Omfattning',
      teachingLanguages: 'Undervisningsspråk',
      unit: 'Enhet',
      office: 'Verksamhetsställe',
      degreeProgrammes: 'Utbildningsprogram',
      educationalFields: 'Utbildningsområden',
      studentGroups: 'Studerandegrupper',
      tags: 'Nyckelord',
    },
    details: 'Detaljer',
    noTexts: 'Studiesystemet har inga fler texter om det här genomförandet.',
    listTitle: (n) => count(n, 'genomförande', 'genomföranden'),
    enrollmentTitle: (n) => `Anmälan till ${count(n, 'genomförande', 'genomföranden')}`,
    failedTitle: 'Kunde inte visas',
    notGiven: 'uppgift saknas',
    andMore: (n) => `ytterligare ${n}`,
  },
  courseUnit: {
    title: 'Studieperiod',
    button: 'Om studieperioden',
    about: (code) => `Studieperioden ${code}`,
    idIs: (id) => `id ${id}`,
    since: (year) => `sedan ${year}`,
    details: 'Alla texter',
    runs: 'Genomföranden',
    back: (code) => `Tillbaka till ${code}`,
    ofRun: (code) =>
      `Ur uppgifterna om ${code}. Själva studieperioden med sitt material hittas med id: /course unit ID.`,
    noTexts: 'Studiesystemet har ingen beskrivning av den här studieperioden.',
  },
  text: {
    content: 'Innehåll',
    objective: 'Lärandemål',
    prerequisites: 'Förkunskapskrav',
    teachingMethods: 'Undervisningsmetoder',
    workload: 'Den studerandes arbetsbelastning',
    waysToComplete: 'Alternativa sätt att avlägga studierna',
    exams: 'Tentamenstider',
    workingLife: 'Arbetslivskontakter',
    gradingScale: 'Bedömningsskala',
    criteriaSatisfactory: 'Bedömningskriterier: nöjaktig (1–2)',
    criteriaGood: 'Bedömningskriterier: god (3–4)',
    criteriaExcellent: 'Bedömningskriterier: berömlig (5)',
    criteriaPassOrFail: 'Bedömningskriterier: godkänd/underkänd',
    criteria: 'Bedömningsmetoder och bedömningsgrunder',
    passOrFail: 'Grunder för godkännande eller underkännande',
    furtherOnRealization: 'Mer om genomförandet',
    furtherOnCourseUnit: 'Mer om studieperioden',
    materials: 'Studiematerial',
    further: 'Mer information',
  },
  facts: {
    part: (n: number) =>
      n === 1
        ? 'Bara det genomförande som visades senast: listan fortsätter.'
        : `Bara de ${n} genomföranden som visades senast: listan fortsätter.`,
    yes: 'Ja',
    no: 'Nej',
    notYet: 'Inte ännu',
    partly: 'Ja, en del av den tiden',
    about: (id) => `Genomförande ${id}`,
    notThis: 'Inte den här? Fråga med koden.',
    rest: (what: string) => `Fråga separat om resten: ${what}.`,
    noMaterials: 'Studieuppgifterna säger ingenting om material.',
    online: (amount, all) =>
      all === undefined
        ? `På nätet: ${amount} sp`
        : amount === all
          ? `Helt på nätet: ${all} sp`
          : `Delvis på nätet: ${amount} av ${all} sp`,
    taughtIn: (n, languages) =>
      `${plural('sv', n, { one: 'Undervisningsspråket är', other: 'Undervisningsspråken är' })} ${languages}`,
    weeks: (n) => `${n} ${plural('sv', n, { one: 'vecka', other: 'veckor' })}`,
    days: (n) => `${n} ${plural('sv', n, { one: 'dag', other: 'dagar' })}`,
    hours: (n: number) => count(n, 'timme', 'timmar'),
    minutes: (n: number) => count(n, 'minut', 'minuter'),
    /** Until a date that stands behind it. */
    left: (amount: string) => `${amount} kvar`,
    /** Above the same fact of several courses. */
    headings: {
      name: 'Namn',
      prerequisites: 'Förkunskaper',
      exam: 'Tentamen',
      grading: 'Bedömning',
      workload: 'Arbetsmängd',
      credits: 'Studiepoäng',
      language: 'Undervisningsspråk',
      online: 'Nätundervisning',
      groups: 'Studerandegrupper',
      programmes: 'Utbildningsprogram',
      unit: 'Enhet och verksamhetsställe',
      starts: 'Börjar',
      ends: 'Slut',
      duration: 'Längd',
      opens: 'Anmälan öppnar',
      closes: 'Anmälan stänger',
      'can-enroll': 'Anmälan',
      content: 'Innehåll',
      objectives: 'Mål',
      methods: 'Undervisningsmetoder',
      completion: 'Sätt att avlägga',
      employer: 'Kontakter till arbetslivet',
      further: 'Ytterligare information',
      materials: 'Material',
      teacher: 'Lärare',
      places: 'Lediga platser',
      lessons: 'Lektionstider',
      events: 'Redovisningar, besök och inlämningar',
      'course-rooms': 'Rum',
      grades: 'Vitsord',
      'enroll-me': 'Att anmäla dig',
      cost: 'Pris',
      extension: 'Mer tid och sena inlämningar',
      platform: 'Kursens arbetsyta',
      recordings: 'Inspelningar',
      difficulty: 'Svårighetsgrad',
      attendance: 'Närvaro',
      degree: 'I din examen',
      repeat: 'Att ta om kursen',
    },
    nothing: {
      name: 'Inget namn på det språket i studieuppgifterna.',
      prerequisites: 'Inget om förkunskaper i studieuppgifterna.',
      exam: 'Inget om tentamen i studieuppgifterna.',
      grading: 'Inget om bedömningen i studieuppgifterna.',
      workload: 'Inget om arbetsmängden i studieuppgifterna.',
      credits: 'Inga studiepoäng i studieuppgifterna.',
      language: 'Inget undervisningsspråk i studieuppgifterna.',
      online: 'Inget om nätundervisning i studieuppgifterna.',
      groups: 'Inga studerandegrupper i studieuppgifterna.',
      programmes: 'Inget utbildningsprogram i studieuppgifterna.',
      unit: 'Ingen enhet och inget verksamhetsställe i studieuppgifterna.',
      starts: 'Inget startdatum i studieuppgifterna.',
      ends: 'Inget slutdatum i studieuppgifterna.',
      duration: 'Start och slut står inte båda i studieuppgifterna.',
      opens: 'Inget i studieuppgifterna om när anmälan öppnar.',
      closes: 'Inget i studieuppgifterna om när anmälan stänger.',
      'can-enroll': 'Ingen anmälningstid i studieuppgifterna.',
      content: 'Ingen beskrivning av innehållet i studieuppgifterna.',
      objectives: 'Inga lärandemål i studieuppgifterna.',
      methods: 'Inget om undervisningsmetoder i studieuppgifterna.',
      completion: 'Inget om sätt att avlägga kursen i studieuppgifterna.',
      employer: 'Inget om kontakter till arbetslivet i studieuppgifterna.',
      further: 'Ingen ytterligare information i studieuppgifterna.',
      materials: 'Inget material är känt: det hör till studieperioden. Uppgifterna visas av /course unit ID.',
    },
    late: 'Om man kan efteranmäla sig framgår inte av studieuppgifterna: fråga läraren eller studiebyrån.',
    lateOf: 'Nämn en kurs, så säger jag om anmälan ännu är öppen.',
    unknown: {
      'enroll-me':
        'Jag kan inte anmäla någon eller ta bort en anmälan: det gör du själv i anmälningssystemet.',
      teacher:
        'Studieuppgifterna säger inte vem som undervisar. Se studieguiden eller läsordningen, eller fråga enheten.',
      places:
        'Studieuppgifterna säger inte hur många platser som är lediga, eller vilka som har anmält sig. Anmälningssystemet visar det.',
      lessons: 'I studieuppgifterna finns inga lektionstider, bara genomförandets datum. Se läsordningen.',
      events:
        'Studieuppgifterna säger inte när redovisningar, besök, seminarier eller inlämningar är. Fråga läraren eller se kursens arbetsyta.',
      'course-rooms': 'Studieuppgifterna säger inte i vilket rum ett genomförande hålls. Se läsordningen.',
      grades: 'Jag ser inga vitsord. De finns i dina egna studieuppgifter.',
      cost: 'Studieuppgifterna säger inte vad en kurs kostar. Se studieguiden eller fråga enheten.',
      extension:
        'Inlämningar står inte i studieuppgifterna. Kom överens med läraren om mer tid eller en sen inlämning.',
      platform:
        'Kursens arbetsyta (till exempel Moodle), dess nyckel och innehåll är inte kända här. Fråga läraren eller it-stödet.',
      recordings: 'Studieuppgifterna säger inte om föreläsningarna spelas in. Fråga läraren.',
      difficulty:
        'Studieuppgifterna säger inte hur svår en kurs är. Fråga läraren eller dem som har gått den.',
      attendance: 'Studieuppgifterna säger inte om närvaro är obligatorisk. Fråga läraren.',
      degree:
        'Studieuppgifterna säger inte vad som räknas in i din examen. Se din studieplan eller fråga studiehandledaren.',
      repeat:
        'Studieuppgifterna säger inte om en kurs kan tas om eller ett vitsord höjas. Fråga läraren eller enheten.',
    },
  },
  otherLanguage: {
    in: { en: 'på engelska', fi: 'på finska', sv: 'på svenska' },
    name: (language) => `Namn ${language}`,
  },
  shortened: (n) => `Texten är förkortad: ytterligare ${numberIn('sv', n)} tecken finns i studieguiden.`,
  window: {
    upcoming: (when) => `Öppnar ${when}`,
    open: (when) => `Öppen, stänger ${when}`,
    opensOn: (date) => `Öppnar ${date}`,
    openUntil: (date) => `Öppen till ${date}`,
    closedOn: (date) => `Stängde ${date}`,
    closed: (when) => `Stängde ${when}`,
    listed: {
      opens: (date) => `öppnar ${date}`,
      open: (date) => `till ${date}`,
      closes: (date) => `stänger ${date}`,
      closed: (date) => `stängde ${date}`,
      opened: (date) => `öppnade ${date}`,
      unknown: 'anmälningstid saknas',
    },
    unknown: 'uppgift saknas',
    closesAlone: (when) => `Stänger ${when}; uppgift om öppning saknas`,
    opensAlone: (when) => `Öppnade ${when}; uppgift om stängning saknas`,
    reversed: 'oklar, eftersom början och slutet motsäger varandra',
    opensAt: { ahead: 'Öppnar', past: 'Öppnade', neutral: 'Öppning' },
    closesAt: { ahead: 'Stänger', past: 'Stängde', neutral: 'Stängning' },
    nothingFollowed:
      'Här följs ingenting, så det finns inget att visa. Ange en kod, till exempel /enrollment TX00EY23-3015, eller börja följa: /course follow TX00EY23-3015.',
    followedHere: (shown, all) => {
      if (all > shown)
        return `Här följs ${all} genomföranden; det här är de ${shown} vars påminnelser kommer härnäst. Alla: /course following.`;
      return all === 1 ? 'Det här genomförandet följs här.' : 'De här genomförandena följs här.';
    },
  },
  dates: {
    justNow: 'nyss',
    dayAt: (day, time) => `${day} kl. ${time}`,
    dayTime: (day, time) => `${day} kl. ${time}`,
    dayHour: (day, time) => `${day} kl. ${time.replace(/:00$/, '')}`,
    notGiven: 'uppgift saknas',
    at: (time) => `kl. ${time}`,
    from: (date) => `från och med ${date}`,
    until: (date) => `till och med ${date}`,
    after: (date: string) => `efter ${date}`,
    before: (date: string) => `före ${date}`,
    by: (date: string) => `senast ${date}`,
    contradict: 'start- och slutdatumen motsäger varandra',
  },
  rooms: {
    kindNames: {
      classroom: 'Lektionssal',
      workspace: 'Arbetsrum',
      groupRoom: 'Grupprum',
      smallGroupRoom: 'Smågruppsrum',
      digital: 'Digitalt rum',
      mediaLab: 'Medielabb',
      computerRoom: 'Datorsal',
      laboratory: 'Laboratorium',
      lectureHall: 'Föreläsningssal',
      auditorium: 'Hörsal',
      meetingRoom: 'Mötesrum',
      workshop: 'Verkstad',
      storage: 'Förråd',
      lobby: 'Entréhall',
      gym: 'Idrottssal',
    },
    whichRoom: 'Vilket rum menar du? Jag ser det inte i det som frågades här. Skriv vilket rum och när.',
    title: (name) => `Rum: ${name}`,
    count: (n) => `${n} rum`,
    countOf: (n, all) => `${n} av ${all} rum`,
    part: (from, to) => `rum ${from}–${to}`,
    earlier: 'Föregående rum',
    later: 'Fler rum',
    page: (n, of) => `sida ${n} av ${of}`,
    seats: (n) => count(n, 'plats', 'platser'),
    seatsNotGiven: 'uppgift om platser saknas',
    atLeast: (n) => `minst ${count(n, 'plats', 'platser')}`,
    atMost: (n) => `högst ${count(n, 'plats', 'platser')}`,
    seatsBetween: (from, to) => `${from}–${to} platser`,
    withWord: (word) => `”${word}”`,
    withoutWord: (word) => `utan ”${word}”`,
    filteredBy: (filters) => `urval: ${filters}`,
    withoutSeats: (n) => `${n} rum utan angivet antal platser är inte med.`,
    ignored: (words) => `Inget rum motsvarar de här orden, så jag bortsåg från dem: ${words}.`,
    noCategory: 'Övriga rum',
    none: 'Studiesystemet anger inga rum för den här byggnaden.',
    noneMatch: (n) => `Inget rum passar; byggnaden har ${n} rum. Försök med färre villkor.`,
    seatsMeant: (n) =>
      `För minst ${n} ${plural('sv', Number(n), { one: 'plats', other: 'platser' })}, skriv ${n}+.`,
    promise: 'Listan visar vilka rum som finns, inte när de är bokade.',
    awaited: 'Jag vet inte ännu om jag får veta bokningarna här. Fråga igen om en minut.',
    bookings:
      'Jag känner inte till bokningar, så jag vet inte om rummet är ledigt. Det ser du i bokningssystemet.',
    bookingsOfSeveral:
      'Jag känner inte till bokningar, så jag vet inte vilka rum som är lediga. Det ser du i bokningssystemet.',
    unknownRoom: (code) => `Jag känner inte till något rum ”${code}”.`,
    inBuilding: 'Sök det i någon av de byggnader som jag känner till:',
    kit: 'Skärmar, projektorer och annan utrustning i rummen finns inte i studieuppgifterna: bara rummets typ säger något.',
    way: 'Jag känner inte till adresser eller vägar: se universitetets karta. Jag vet vilka rum som finns.',
    wholeBuilding: 'Alla rum i byggnaden',
    notIn: (building) => `inte i ${building}`,
    noOther: (building) => `Jag känner ännu inte till någon annan byggnad än ${building}.`,
    titleMany: (n) => `Rum: ${count(n, 'byggnad', 'byggnader')}`,
    first: 'Första sidan',
    last: 'Sista sidan',
    buildingTitle: 'Byggnad',
    allBuildings: 'Alla byggnader',
    smallestFirst: 'minst först',
    biggestFirst: 'störst först',
    notRead: (building, why) => `Kunde inte läsas: ${building}. ${why}`,
    categories: 'De här rumstyperna finns:',
    noneMatchMany: (n) => `Inget rum passar; byggnaderna har ${n} rum.`,
    previous: 'Föregående sida',
    next: 'Nästa sida',
    name: 'Namn',
    category: 'Typ',
    seatsTitle: 'Platser',
    notGiven: 'uppgift saknas',
    which: 'Vilken byggnad?',
    listed: (n) => `${count(n, 'byggnad', 'byggnader')}. Välj en för att se rummen:`,
    knownHere: (n) => `Jag känner till ${count(n, 'byggnad', 'byggnader')}; det kan finnas fler.`,
    listTrouble: (why) => `Listan över alla byggnader kunde inte läsas: ${why}`,
    notOthers: (n) => `${count(n, 'annan byggnad', 'andra byggnader')} ingår inte`,
    several: 'Flera byggnader är möjliga. Vilken menar du?',
    meantOne: 'Menade du den här?',
    meant: 'Menade du någon av de här?',
    known: 'De här byggnaderna känner jag igen på namnet:',
    noneKnown:
      'Jag känner ännu inte igen någon byggnad på namnet. Fråga med byggnadens id, till exempel /rooms 78025; sedan känner jag igen den också på koden och namnet.',
    choose: 'Välj en byggnad',
    more: (n) => `Och ${count(n, 'byggnad', 'byggnader')} till: skriv namnet eller koden, som i /rooms KM.`,
    free: {
      none: 'Ingen bokning',
      now: (date) => `Nu, ${date}`,
      least: (minutes) =>
        minutes % 60 === 0
          ? `i minst ${count(minutes / 60, 'timme', 'timmar')}`
          : `i minst ${count(minutes, 'minut', 'minuter')}`,
      hour: (time) => time,
      until: (time) => `till ${time}`,
      from: (time) => `från ${time}`,
      midnight: '24:00',
      restOfDay: 'resten av dagen',
      allDay: 'hela dagen',
      noRoom: 'Alla de här rummen är bokade då.',
      taken: 'Bokat',
      noneTaken: 'Inget av de här rummen är bokat då.',
      noneKnown: 'Inget rum är med säkerhet obokat då.',
      noneKnownTaken: 'Inget rum är med säkerhet bokat då.',
      unknown: (n) => `${n} rum utelämnade: alla bokningar är inte kända.`,
      unknownRoom: 'alla bokningar är inte kända',
      notKnown: 'Inte känt',
      notKnownThen: 'inte känt',
      reserved: 'bokat',
      reservedUntil: (time) => `bokat till ${time}`,
      freeUntil: (time) => `ingen bokning före ${time}`,
      freeOnlyUntil: (time) => `ingen bokning, men bara till ${time}`,
      freeRest: 'ingen bokning resten av dagen',
      freeAllDay: 'ingen bokning på hela dagen',
      old: (time) => `Läst ${time}, så läget kan vara ett annat nu`,
      oneDay: 'Jag tittar på en dag i taget: välj en annan med knappen.',
      doors: 'Här är det inte känt om en dörr är öppen eller vem som får använda ett rum.',
      nowButton: 'Nu',
      hourButton: 'I en timme',
      oddTime: (said: string) => `”${said}” är ingen tid som jag kan använda. Vilken tid menar du?`,
      otherButton: 'Annan tid…',
      date: 'Dag',
      time: 'Klockslag',
      hint: 'Enligt högskolans klockor.',
      howLong: 'Hur länge',
      show: 'Visa',
      noSuchTime: 'Det finns ingen sådan tid.',
    },
  },
  lists: {
    page: (n, of) => `Sida ${n} av ${of}`,
    finished: (n) =>
      `${n} ${plural('sv', n, { one: 'genomförande har', other: 'genomföranden har' })} avslutats`,
    stopFinished: 'Sluta följa de avslutade',
    stopFinishedText: (n) =>
      `Kanalen följer då inte längre ${plural('sv', n, { one: 'ett genomförande som har avslutats', other: `${n} genomföranden som har avslutats` })}.`,
    nothingFinished: 'Inget genomförande som följs har avslutats.',
    showAll: (n) => `Visa alla ${n}`,
    undoneAlready: 'Det är redan ångrat.',
    changedSince: 'Inget ångrades: det här har ändrats efteråt.',
    undo: 'Ångra',
    followedAgain: (ids) => `Följs igen: ${ids}.`,
    followedAgainMany: (n) =>
      `${n} ${plural('sv', n, { one: 'genomförande', other: 'genomföranden' })} följs igen.`,
    stoppedMany: (n) =>
      `${n} ${plural('sv', n, { one: 'genomförande', other: 'genomföranden' })} följs inte längre.`,
    following: 'Följs ✓',
    nextDate: {
      opens: (date) => `öppnar ${date}`,
      closes: (date) => `stänger ${date}`,
      starts: (date) => `börjar ${date}`,
      ends: (date) => `slutar ${date}`,
    },
    reminder: (date) => `påminnelse ${date}`,
    reminderThen: 'påminnelse då',
    about: { opens: 'öppning', closes: 'stängning', starts: 'kursstart' },
  },
  channelFeed: {
    name: 'Coursebell: genomföranden som en kanal följer',
    explain:
      'En privat adress med datumen för alla genomföranden som kanalen följer, och deras lektioner där de är kända. Prenumerera på den i din kalender, så hålls den aktuell.',
    once: 'Adressen visas bara nu: kopiera den och dela den med kanalens medlemmar. Alla som har den kan se vad kanalen följer. Om den hamnar i orätta händer, återkalla den med /course settings.',
  },
  download: {
    button: 'Ladda ner',
    once: 'Allt som en JSON-fil. Länken fungerar en gång, och i tio minuter efter att sidan öppnades.',
    unavailable:
      'Det går inte att ladda ner något här, eftersom Coursebell inte har någon offentlig adress. De som ansvarar för Coursebell kan ge den en.',
    used: 'Länken har använts eller är äldre än tio minuter. Öppna ”Mina uppgifter…” i Slack på nytt för att få en ny.',
  },
  links: {
    enroll: 'Anmäl dig',
    guide: 'Studieguide',
    help: 'Hjälp:',
    booking: 'Bokningssida',
  },
  share: {
    button: 'Dela i kanalen',
    toThread: 'Dela i tråden',
    doneInThread: 'Delat i tråden.',
    perhapsInThread: 'Svaret kan redan finnas i tråden.',
    by: (user) => `Delat av ${user}`,
    done: 'Delat i kanalen.',
    perhaps: 'Svaret kan redan finnas i kanalen.',
  },
  runs: {
    near: (unit) => `Hittades nära koden ${unit}; det kan finnas fler.`,
    nearSeveral: (units) => `Hittades nära koderna ${units}; det kan finnas fler.`,
    some: (shown, all) => `${shown} av ${all} visas.`,
    starts: 'Starter, den senaste först:',
    moreStarts: (n) => `och ${n} före dessa`,
    noneButThis: (unit) => `Ett genomförande av ${unit} pågår nu; inget annat kommande är känt:`,
    noneToCome: (unit) => `Inget kommande genomförande av ${unit} är känt. Det senaste:`,
    startThen: (days) => `Ja, dessa börjar då (${days}):`,
    noneThen: (unit, days) => `Nej: inget genomförande av ${unit} började då (${days}).`,
    noneKnownThen: (unit, days) => `Inget genomförande av ${unit} är känt som börjar då (${days}).`,
  },
  freshness: {
    read: (time: string) => `Läget ${time}.`,
    outage: (reason, time) => `${reason}. Uppgifterna är från ${time}.`,
    outagePart: (reason, time) => `${reason}. Uppgifterna är från ${time} och kanske inte alla.`,
    refreshing: (time) => `Uppgifterna är från ${time}. Om nyare finns kommer de hit.`,
    withoutTexts: (reason) => `Texter på andra språk saknas här: ${reason}.`,
  },
  errors: {
    title: 'Det gick inte',
    reference: (id) => `Referens: ${id}`,
    again: 'Försök igen',
    didYouMean: (command) => `Menade du ${command}?`,
    problem: {
      'realization-code': (input) =>
        `”${input}” är ingen genomförandekod. En kod ser ut så här: TX00EY23-3015.`,
      group: (group) =>
        `${group} är en studerandegrupp. /course follow ${group} berättar om nya genomföranden för den; /course find ${group} visar dem som jag känner till.`,
      'no-runs': (unit, example) =>
        `Jag hittade inget genomförande nära ${unit}. Ett genomförandes kod har ett suffix, till exempel ${example}.`,
      'no-runs-at-all': (unit) => `I hela kursutbudet finns inget genomförande av ${unit}.`,
      'unit-code': (unit, example) =>
        `${unit} är en studieperiods kod. Ett genomförandes kod har ett suffix, till exempel ${example}; /course ${unit} letar efter dem.`,
      'course-name': (input) =>
        `Jag känner inte till något genomförande som heter ”${input}”. Med namnet hittar jag genomföranden som har sökts här tidigare; en kod, till exempel TX00EY23-3015, fungerar alltid.`,
      'realization-code-missing': 'Vilket genomförande? Ange koden, till exempel TX00EY23-3015.',
      'not-followable': (code) =>
        `${code} kan inte följas: en kod av den formen går inte att slå upp igen senare. /course ${code} visar datumen.`,
      'too-many-codes': (n, most) =>
        `${n} koder är för många på en gång. Ange högst ${most}, till exempel TX00EY23-3015 IM00BR45-3003.`,
      'too-few-to-compare': (input) =>
        `${input} ensamt går inte att jämföra. Ange 2–5 olika genomföranden, till exempel /course compare TX00EY23-3015 IM00BR45-3003.`,
      'too-few-to-compare-missing':
        'Vilka genomföranden? Ange 2–5 koder, till exempel /course compare TX00EY23-3015 IM00BR45-3003.',
      'too-many-to-compare': (n, most) =>
        `${n} genomföranden är för många att jämföra på en gång. Ange högst ${most}, till exempel /course compare TX00EY23-3015 IM00BR45-3003.`,
      'course-unit-id': (input) =>
        `Jag känner ingen studieperiod ”${input}”. Id:t (ett nummer) fungerar alltid, till exempel /course unit 72101; koden eller namnet, om den har visats här.`,
      'course-unit-id-missing':
        'Vilken studieperiod? Ange dess id eller kod, till exempel /course unit 72101 eller /course unit TX00EY23.',
      building: (input) =>
        `Jag känner inte till byggnaden ”${input}”. Fråga med byggnadens id, till exempel /rooms 78025.`,
      seats: (input) => `”${input}” är inget antal platser. Ange ett heltal, till exempel 40.`,
      span: (input) => `”${input}” slutar innan det börjar. Byt plats på dem.`,
      day: (input) =>
        `”${input}” är varken en dag eller ett antal dagar. Skriv en dag som 2026-12-01 eller ett tal, till exempel 7.`,
      'building-missing': 'Vilken byggnad? Ange dess id, till exempel /rooms 78025.',
      question: 'Jag förstod inte frågan.',
    },
    notFound: {
      realization: (id) => `Genomförandet ${id} finns inte. Kontrollera koden i studieguiden.`,
      'course-unit': (id) => `Studieperioden ${id} finns inte. Kontrollera id:t i studieguiden.`,
      building: (id) =>
        `Byggnaden ${id} finns inte. Kontrollera id:t: det är samma nummer som i rumsbokningen.`,
    },
    followed: 'Det följs fortfarande här.',
    orNumber: (n) => `Om det är en studieperiod, prova /course unit ${n}; om det är en byggnad, /rooms ${n}.`,
    orCourse: (code) => `Ett genomförande visas med /course ${code}.`,
    orRoom: (code) => `Om ${code} är ett rum, ange först dess byggnad: /rooms 78025 ${code}.`,
    gone: (code) => `Genomförandet ${code} finns inte längre i studieuppgifterna.`,
    linked: 'Kanalen är kopplad till det; kopplingen tas bort med /course unlink.',
    refused: {
      key: 'Studiesystemet godkänner inte Coursebells nyckel. Det är inget fel på din fråga. Meddela dem som ansvarar för Coursebell.',
      access:
        'Studiesystemet släpper inte in Coursebell. Det är inget fel på din fråga. Meddela dem som ansvarar för Coursebell.',
    },
    quota: 'Studiesystemets kvot är förbrukad. Det är inget fel på din fråga. Fråga igen senare.',
    quotaUntil: (when) =>
      `Studiesystemets kvot är förbrukad. Det är inget fel på din fråga. Fråga igen tidigast ${when}.`,
    rate: 'Studiesystemet får för många frågor just nu. Fråga igen om en minut.',
    rateUntil: (when) => `Studiesystemet får för många frågor just nu. Fråga igen tidigast ${when}.`,
    limited: {
      person: (when) => `Du har frågat mycket på kort tid. Fråga igen tidigast ${when}.`,
      workspace: (when) =>
        `I den här arbetsytan har det frågats mycket på kort tid. Fråga igen tidigast ${when}.`,
    },
    noWay: {
      proxy:
        'En proxy släpper inte fram Coursebell till studiesystemet. Det är inget fel på din fråga. Meddela dem som ansvarar för Coursebell.',
      certificate:
        'Coursebell kan inte lita på studiesystemets certifikat. Det är inget fel på din fråga. Meddela dem som ansvarar för Coursebell.',
      client:
        'Studiesystemet kräver ett certifikat som Coursebell inte har. Det är inget fel på din fråga. Meddela dem som ansvarar för Coursebell.',
      address:
        'Coursebell hittar inte studiesystemet på dess adress. Det är inget fel på din fråga. Meddela dem som ansvarar för Coursebell.',
    },
    proxy: 'En proxy på vägen till studiesystemet kommer inte fram just nu. Fråga igen om några minuter.',
    between: 'Studiesystemet, eller proxyn på vägen dit, svarar inte just nu. Fråga igen om några minuter.',
    down: 'Studiesystemet kan inte nås just nu. Fråga igen om några minuter.',
    slow: 'Studiesystemet är för långsamt just nu. Fråga igen om några minuter.',
    notUnderstood:
      'Coursebell förstår inte studiesystemets svar. Fråga igen senare; om felet består, meddela dem som ansvarar för Coursebell.',
    notReached: 'Slack öppnade inget direktmeddelande med dig just nu. Försök igen om en stund.',
    storeBusy: 'Coursebell kan inte spara just nu. Inget har ändrats. Försök igen om en minut.',
    unexpected:
      'Något gick fel i Coursebell. Fråga igen; om felet består, meddela dem som ansvarar för Coursebell och uppge referensen.',
    next: {
      check: (n) => `Kontrollera ${these(n)} i studieguiden.`,
      later: (n) => `Fråga om ${these(n)} igen om några minuter.`,
      limit: (n) => `Fråga om ${these(n)} igen senare.`,
      limitUntil: (n, when) => `Fråga om ${these(n)} igen tidigast ${when}.`,
      tell: (n) => `Meddela dem som ansvarar för Coursebell om ${these(n)}.`,
    },
    refusedAnswer: 'Slack tog inte emot mitt svar på det du nyss frågade. Fråga en gång till.',
    brokenOffAnswer:
      'Mitt svar på det du nyss frågade kom kanske inte fram: Slack avbröt. Fråga en gång till om du inte ser det.',
    tooLate: 'Det tog för lång tid. Tryck på knappen igen.',
    oldForm: 'Formuläret är föråldrat. Öppna det på nytt.',
    oldButton: 'Knappen hör till ett gammalt meddelande. Fråga igen.',
    oldStep: 'Steget hör till en äldre version. Ta bort det från arbetsflödet och lägg till det på nytt.',
    notInstalled:
      'Coursebell är inte installerad i arbetsytan som knappen hör till. Fråga igen där den är installerad.',
    notInChannel:
      'Jag kan inte skriva i den kanalen, så svaret kommer här. Bjud in mig för att få svaren där: /invite @Coursebell.',
    notInGroup:
      'Jag kan inte skriva i det gruppmeddelandet, och appar kan inte bjudas in till gruppmeddelanden, så svaret kommer här. Fråga mig här eller i en kanal där jag är med.',
    ruled:
      'Jag får inte skriva där. Kanalens ansvariga och arbetsytans administratörer bestämmer vem som får.',
    archived: 'Kanalen är arkiverad, så jag kan inte skriva där.',
    refusedForGood:
      'Slack tar inte emot mitt svar på det du nyss frågade, och det hjälper inte att fråga igen. Meddela dem som ansvarar för Coursebell.',
    short: {
      'realization-code': 'är ingen genomförandekod',
      notFound: 'genomförandet finns inte',
      refused: {
        key: 'studiesystemet godkänner inte Coursebells nyckel',
        access: 'studiesystemet släpper inte in Coursebell',
      },
      quota: 'studiesystemets kvot är förbrukad',
      rate: 'studiesystemet får för många frågor',
      limited: 'för många frågor på kort tid',
      noWay: {
        proxy: 'en proxy släpper inte fram Coursebell till studiesystemet',
        certificate: 'Coursebell kan inte lita på studiesystemets certifikat',
        client: 'studiesystemet kräver ett certifikat som Coursebell inte har',
        address: 'Coursebell hittar inte studiesystemet på dess adress',
      },
      proxy: 'en proxy kommer inte fram till studiesystemet',
      between: 'studiesystemet, eller proxyn på vägen dit, svarar inte',
      down: 'studiesystemet kan inte nås',
      slow: 'studiesystemet är för långsamt',
      notUnderstood: 'studiesystemets svar gick inte att tolka',
      tooLarge: 'studiesystemets svar är för stort att läsa',
      storeBusy: 'Coursebell kan inte spara just nu',
      unexpected: 'något gick fel',
    },
  },
  help: {
    perhaps: 'Eller menade du något av det här:',
    how: {
      invite:
        'Skriv /invite @Coursebell i kanalen, så är jag med där. /remove @Coursebell tar bort mig, och inga fler påminnelser kommer dit.',
      book: 'Jag bokar ingenting, varken rum eller platser på en kurs. Rum bokas på högskolans bokningssida, och en plats på en kurs får du genom att anmäla dig.',
      semester:
        'När terminer, perioder och lov börjar och slutar står inte i studieuppgifterna. Se studieguiden; om en kurs vet jag när den börjar och slutar.',
      extend:
        'Jag läser bara studieuppgifterna och kan inte ändra anmälningstiden. Fråga studiebyrån eller kursens enhet.',
      absence:
        'Jag kan inte anmäla frånvaro, och studieuppgifterna säger inte vem som undervisar. Meddela läraren så som det står i kursens arbetsyta.',
      message:
        'Jag kan inte skriva till studerande. Jag påminner en kanal eller en person om det som följs: /course follow TX00EY23-3015. Allt annat skriver du själv.',
      sums: 'Jag räknar inte ihop poängen för en grupps kurser. ”Kurser för TXL22S1” listar dem med poängen för varje.',
      version: (version) => `Jag är Coursebell ${version}. De som har installerat mig här vet mer.`,
      faults:
        'Felen står i Coursebells logg, en rad JSON per fel, och GET /metrics räknar dem. Ett svar som misslyckades har en referens, som hittar raderna i loggen.',
      config:
        'Coursebell ställs in med miljövariabler eller med filen .env där den startas; docs/configuration.md har en lista. Inställningar för kanaler och personer finns här: /course settings.',
      restart:
        'Från Slack kan jag inte startas om: det görs där jag körs. Det som följs finns kvar, och påminnelser som Slack redan har kommer ändå.',
      updates:
        'Ingen kurslista behöver uppdateras: jag läser i studiesystemet det som någon frågar efter, och det som följs med jämna mellanrum. /course status säger när det senast skedde.',
      leave:
        'Den som administrerar Slack avslutar mig i hela arbetsytan genom att ta bort appen i Slack: då slutar allt, och det jag har om arbetsytan raderas. För en enda kanal: /remove @Coursebell.',
      excel:
        'Jag gör ingen tabell eller fil av en lista. En lista kan kopieras som text, och kalenderfiler har kursernas tider.',
      groups: (group) =>
        `${group} är koden för en studerandegrupp: de som läser ett program tillsammans. Den står i din läsordning. Du behöver ingen, men med den visar jag gruppens kurser och lektioner.`,
      link: (code) => `En kanal kopplas till ett genomförande där med: /course link ${code}`,
      unlink: 'Kopplingen tas bort där med: /course unlink',
      remind: (code) => `Hela kanalen blir påmind när du där skriver: /course follow ${code}`,
      remindHere: 'Jag påminner kanalen om de genomföranden som den följer. Välj ett:',
      dailyHere: (setting) => `Välj ”${setting}” bland kanalens påminnelser.`,
      daily: (setting) =>
        `Välj ”${setting}” i inställningarna: knappen öppnar dina egna, /course settings i en kanal har kanalens.`,
      weekly: (button) => `”${button}” ger en veckoöversikt här kl. 8:00.`,
      setUp: 'En kanals språk och tysta timmar ändras där med /course settings, dina egna med knappen.',
      codes:
        'Koden, till exempel TX00EY23-3015, står vid genomförandets namn i studieguiden. Med namnet hittar jag genomföranden som har sökts här tidigare.',
      snooze: (choice) => `Menyn ⋯ i varje påminnelse har ”${choice}” och andra tider.`,
      undo: (button) => `Tryck på ${button} under meddelandet som berättar om ändringen.`,
    },
    title: 'Det här svarar Coursebell på',
    unknown: (input) => `Jag känner inte till ”${input}”.`,
    unknownName: (input) =>
      `Jag känner inte till något genomförande som heter ”${input}”. Med namnet hittar jag genomföranden som har sökts här tidigare; en kod, till exempel TX00EY23-3015, fungerar alltid: den står bredvid namnet i studieguiden.`,
    course: 'ett genomförande, eller upp till tio: namn, tidsperiod, anmälan, grupper',
    search: 'sök på ett genomförandes namn, om det har sökts här tidigare',
    find: 'sök på grupp, program, språk, poäng eller öppen anmälan, bland genomföranden som har visats här',
    home: 'På appens flik Home ser du vad du följer, de kommande veckorna och dina inställningar. I menyn för vilket meddelande som helst finns genvägen ”Look up courses”.',
    unit: 'en studieperiod med id; med kod eller namn, om den har visats här',
    enrollment: 'när anmälan öppnar och stänger; utan kod: för det som följs här',
    rooms: 'rummen i en byggnad; lägg till 40+ för antal platser, eller ett ord',
    compare: 'två till fem genomföranden sida vid sida, och om de överlappar varandra',
    follow:
      'påminnelser när anmälan öppnar och stänger och genomförandet börjar, och om ändringar; unfollow avslutar dem',
    following: 'vad som följs här, påminnelser och tysta timmar; status visar läget',
    week: 'de närmaste sju dagarna för det som följs här: anmälan, start och slut',
    term: 'det som följs här på en tidslinje, och vad som pågår samtidigt',
    link: 'kanalens eget genomförande, som /course utan kod sedan visar; unlink tar bort kopplingen',
    settings: 'kanalens inställningar och dina egna: språk, påminnelser, tysta timmar',
    help: 'den här hjälpen',
    mention: 'Du kan också nämna mig, eller skriva direkt till mig.',
    tasks: {
      lookUp: 'Sök genomförande',
      open: 'Öppen anmälan',
      remind: 'Påminn mig',
      rooms: 'Rum',
      commands: 'Alla kommandon',
      how: 'Skriv direkt till mig, eller nämn mig i en kanal.',
      examples: {
        lookUp: (course) => `när stänger anmälan till ${course}?`,
        open: 'vilka genomföranden är öppna nu?',
        remind: (course) => `påminn mig innan anmälan till ${course} stänger`,
        rooms: (building) => `vilka rum finns i byggnad ${building}?`,
      },
    },
    number: (n) => `Är ${n} en byggnad, ett genomförande eller en studieperiod?`,
    failing: 'Kurser som jag redan känner till visas ändå, med tiden då de lästes.',
    working: 'Om jag inte hittar något, fråga med kursens kod eller med ett annat ord i dess namn.',
    outside: 'Jag vet bara vad studieuppgifterna säger om kurser, anmälan och rum.',
    elsewhere:
      'Jag vet bara vad studieuppgifterna säger om kurser, anmälan och rum. Om intyg, utdrag, studiestöd och dina egna studiepoäng berättar studentservicen.',
    whichCourse:
      'Vilket genomförande menar du? Fråga igen med koden, till exempel TX00EY23-3015, eller med namnet om det har sökts här förut.',
    hint: 'Fråga med en kod, till exempel TX00EY23-3015, med namnet på ett genomförande som har sökts här förut, eller med en byggnad.',
    button: 'Vad kan jag fråga?',
    heard: 'Okej.',
    refused: 'Okej, jag ändrade ingenting.',
    whichOffer: 'Vilket av det här menar du?',
    theOffer: 'Den här knappen gör det:',
    agreed: (code: string) =>
      `Jag vet inte vilken knapp du menar: tryck på den under mitt senaste svar, eller säg det helt ut, till exempel ”följ ${code}”.`,
    hello: 'Hej.',
    welcome: 'Varsågod.',
  },
  follow: {
    button: 'Följ',
    startHint: 'Sedan väljer du vem jag påminner.',
    allButton: 'Följ alla',
    stop: 'Sluta följa',
    stopAll: 'Sluta följa alla',
    stopTitle: 'Sluta för hela kanalen?',
    stopText: (id) => `Då får ingen i den här kanalen längre påminnelser om ${id}.`,
    keepOn: 'Fortsätt följa',
    ask: (id) => `Vem ska följa ${id}?`,
    askOpen: (n) =>
      n === 1
        ? 'Vem ska följa genomförandet vars anmälan är öppen nu?'
        : `Vem ska följa de ${n} genomföranden vars anmälan är öppen nu?`,
    noneOpen: 'Inget lades till: anmälan är inte längre öppen till något av dem.',
    wereFollowed: (n) => (n === 1 ? 'Ett följdes redan.' : `${n} följdes redan.`),
    notOpenNow: (n) =>
      n === 1
        ? 'Ett är inte längre öppet och togs inte med.'
        : `${n} är inte längre öppna och togs inte med.`,
    channel: 'Den här kanalen',
    person: 'Bara jag',
    explainBoth:
      'Den här kanalen: påminnelserna kommer i kanalen, för alla där. Bara jag: jag skickar dem direkt till dig.',
    explainPerson: 'Jag skickar påminnelserna direkt till dig.',
    alreadyMany: (n) => (n === 1 ? 'Ett av dem följdes redan.' : `${n} av dem följdes redan.`),
    many: (n, next) => `*${n} genomföranden* följs; nästa påminnelse: ${next}.`,
    titleChannel: 'Kanalen följer nu',
    titlePerson: 'Du följer nu',
    titleAlreadyOwn: 'Du följer redan',
    titleAlready: 'Följs redan här',
    nothingAdded: 'Inget nytt lades till',
    already: 'följdes redan',
    missing: 'finns inte längre i studieuppgifterna',
    nextReminder: 'Nästa påminnelse',
    setUpBy: 'Tillagt av',
    over: 'slutade för mer än 30 dagar sedan',
    overAlone: (_n, ids) => `${ids} slutade för mer än 30 dagar sedan och kan därför inte följas.`,
    noneLeft: 'inga fler påminnelser',
    lessonsTold: 'jag säger till om lektionerna ändras',
    noneLeftHere: 'Inga fler påminnelser',
    noReminder: 'ingen, det kommer inga fler',
    noReminderContradictory:
      'ingen: anmälans början och slut motsäger varandra, så inga påminnelser om anmälan kommer',
    noWindowReminders: 'anmälans början och slut motsäger varandra, så inga påminnelser om anmälan kommer',
    noDatesYet: 'ingen ännu, eftersom datum saknas',
    remindersOff: 'ingen, eftersom alla påminnelser är avstängda',
    about: {
      opens: 'om att anmälan öppnar',
      closes: 'om att anmälan stänger',
      starts: 'om kursstarten',
    },
    inAll: (n) => `Här följs sammanlagt ${count(n, 'genomförande', 'genomföranden')}.`,
    inAllOwn: (n) => `Du följer sammanlagt ${count(n, 'genomförande', 'genomföranden')}.`,
    settingsHint: 'Välj påminnelser och tysta timmar med /course following.',
    settingsHintOwn: 'Välj dina påminnelser och tysta timmar på appens flik Home.',
    failedTitle: 'Det gick inte',
    invite:
      'Jag kan bara skriva i kanaler där jag är med. Om jag inte är med i den här än, bjud in mig: /invite @Coursebell.',
    inviteGroup:
      'Jag kan bara skriva i konversationer där jag är med, och appar kan inte bjudas in till gruppmeddelanden. Om jag inte är med i det här, följ genomförandena i en kanal eller i ett direktmeddelande till mig, eller gör konversationen till en privat kanal och lägg till mig där.',
    tooMany: (n, most) =>
      `Inget lades till: här följs redan ${count(n, 'genomförande', 'genomföranden')}, och gränsen är ${most}. Sluta först följa något av dem: /course following.`,
    nowhere:
      'Jag vet inte vilken konversation det gäller. Prova i en kanal, eller i ett direktmeddelande till mig.',
    where: 'Vad som följs visar jag bara för dig. Vid varje genomförande finns knappen Sluta följa.',
    whereChannel: 'Vad kanalen följer',
    whereOwn: 'Vad jag följer',
    start: 'Följ ett genomförande…',
    noDirect:
      'Inget följs ännu: jag kunde inte öppna ett direktmeddelande till dig. Skriv till mig direkt en gång och försök sedan igen.',
    mayStillCome: 'En påminnelse som skulle komma inom tio minuter kan ännu komma.',
    unread: (typed) => `Inget som följs heter ”${typed}”, så ingenting har avslutats.`,
    unreadNamed: (typed) =>
      `Ingenting har avslutats ännu. Välj Sluta följa vid det genomförande som du menar med ”${typed}”.`,
    unsure: 'Jag är inte säker på vad som inte längre ska följas, så jag har inte avslutat något. Välj här:',
    ofShown: (n) =>
      n === 1
        ? 'Du nämnde inget genomförande: det här talade vi om senast.'
        : `Du nämnde inget genomförande: de här ${n} talade vi om senast.`,
    otherPages: 'De som står på listans andra sidor är inte med.',
    notAmong: (codes) => `Inte med är: ${codes}. ”Följ resten” följer dem.`,
    offerTitle: (n) => (n === 1 ? 'Ska genomförandet följas?' : `Ska de här ${n} genomförandena följas?`),
    of: {
      channel: {
        stopAll: (n) =>
          `Kanalen följer ${count(n, 'genomförande', 'genomföranden')}. Ska den sluta följa ${n === 1 ? 'det' : 'alla'}? Då får ingen i kanalen längre påminnelser.`,
        stopped: 'Följs inte längre här',
        stoppedOne: (id) => `${id} följs inte längre här.`,
        notFollowed: 'Följdes inte här',
        notFollowedOne: (id) => `${id} följs inte här.`,
        nothing: 'Här följs ingenting.',
        offer:
          'Jag har inte ändrat något ännu. Tryck på Följ och välj vem jag ska påminna, kanalen eller bara dig: när anmälan öppnar, 24 timmar innan den stänger och innan genomförandet börjar, och när något ändras.',
      },
      person: {
        stopAll: (n) =>
          `Du följer ${count(n, 'genomförande', 'genomföranden')}. Vill du sluta följa ${n === 1 ? 'det' : 'alla'}? Då påminner jag dig inte längre. Gäller det bara några, säg vilka.`,
        stopped: 'Du följer inte längre',
        stoppedOne: (id) => `Du följer inte längre ${id}.`,
        notFollowed: 'Du följde inte',
        notFollowedOne: (id) => `Du följer inte ${id}.`,
        nothing: 'Du följer ingenting.',
        offer:
          'Jag har inte ändrat något ännu. Tryck på Följ, så påminner jag dig när anmälan öppnar, 24 timmar innan den stänger och innan genomförandet börjar, och när något ändras.',
      },
    },
    listChannel: (n) => `Kanalen följer ${count(n, 'genomförande', 'genomföranden')}`,
    listPerson: (n) => `Du följer ${count(n, 'genomförande', 'genomföranden')}`,
    more: (n) => `Och ${n} till`,
    reminders: 'Påminnelser',
    quiet: (from, to, zone) =>
      `Tysta timmar: ${from}–${to} (${zone}). Det som infaller då kommer kl. ${to}, eller före kl. ${from} om det annars blir för sent eller först samma dag.`,
    quietShort: (from, to, zone) => `Tysta timmar: ${from}–${to} (${zone})`,
    noQuiet: 'Inga tysta timmar',
    checked: 'Senaste kontroll',
    notYet: 'ännu inte',
    linkedUnfollowed: (id) =>
      `Kanalen är kopplad till ${id} men följer det inte, så det kommer inga påminnelser.`,
    pausedSince: (when) => `Pausat sedan ${when}.`,
    checksFail: (when) => `Kontrollerna har misslyckats sedan ${when}; datumen kan vara gamla.`,
    distrusted: (when) =>
      `Sedan ${when} saknas mycket av det som följs i studieuppgifterna, eller mycket har ändrats på en gång. Det kan vara ett fel där, så inget ändras än.`,
    lessonsUnsure: (when) =>
      `Lektionerna är osäkra: sedan ${when} saknas många i studieuppgifterna eller har flyttats på en gång. Det kan vara ett fel där, så det berättas inte än.`,
  },
  reminder: {
    earlier: (days) => `${days} tidigare`,
    later: (days) => `${days} senare`,
    opensNow: 'Anmälan öppnar nu',
    opens: (when) => `Anmälan öppnar ${when}`,
    opened: 'Anmälan är öppen',
    closesNow: 'Anmälan stänger nu',
    closes: (when) => `Anmälan stänger ${when}`,
    starts: (when) => `Genomförandet börjar ${when}`,
    opensOn: (date) => `Öppnar ${date}`,
    openedOn: (date) => `Öppnade ${date}`,
    closesOn: (date) => `Stänger ${date}`,
    startsOn: (date) => `Börjar ${date}`,
    noClosing: 'Sista anmälningsdag är inte angiven',
    heads: {
      changed: 'Ändrat',
      missing: 'Borttaget',
      back: 'Tillbaka',
      ended: 'Avslutat',
      several: 'Nytt',
    },
    withMore: (name, n) => `${name} och ${n} till`,
    date: {
      opens: { ahead: 'Anmälan öppnar', past: 'Anmälan öppnade', neutral: 'Anmälans öppning' },
      closes: { ahead: 'Anmälan stänger', past: 'Anmälan stängde', neutral: 'Anmälans stängning' },
      starts: {
        ahead: 'Genomförandet börjar',
        past: 'Genomförandet började',
        neutral: 'Genomförandets början',
      },
      ends: { ahead: 'Genomförandet slutar', past: 'Genomförandet slutade', neutral: 'Genomförandets slut' },
    },
    missing: 'Finns inte längre i studieuppgifterna, följs fortfarande',
    back: 'Finns åter i studieuppgifterna',
    isBack: 'åter i studieuppgifterna',
    ended: 'Slutade för mer än 30 dagar sedan och följs inte längre',
    alsoNews: (n) => `Dessutom nytt om ${count(n, 'genomförande', 'genomföranden')} (se /course KOD)`,
    pausedIn: (channel) => `Jag kan inte skicka påminnelser i ${channel}.`,
    pausedInGroup: 'Jag kan inte skicka påminnelser i ett gruppmeddelande där du följer genomföranden.',
    pause: {
      not_in_channel: 'Jag är inte med i kanalen. Bjud in mig dit: /invite @Coursebell.',
      channel_not_found:
        'Kanalen finns inte längre, eller är privat och jag är inte med i den. Bjud in mig med /invite @Coursebell, eller följ genomförandena någon annanstans.',
      is_archived: 'Kanalen är arkiverad. Återställ den, eller följ genomförandena någon annanstans.',
      token_revoked:
        'Slack godkänner inte längre Coursebells åtkomst till arbetsytan. Be en administratör installera Coursebell på nytt.',
      account_inactive:
        'Coursebell är inaktiverad i arbetsytan. Be en administratör aktivera eller installera den på nytt.',
      group:
        'Jag är inte med i gruppmeddelandet, och appar kan inte bjudas in till gruppmeddelanden. Följ genomförandena i en kanal eller i ett direktmeddelande till mig, eller gör konversationen till en privat kanal och lägg till mig där.',
      direct: 'Slack låter mig inte skriva direkt till dig. Skriv till mig i ett direktmeddelande.',
      ruled:
        'Jag får inte skriva där: kanalens ansvariga och arbetsytans administratörer bestämmer vem som får. Be dem tillåta Coursebell, eller följ genomförandena någon annanstans.',
      setup:
        'Slack tar inte emot mina meddelanden på grund av hur Coursebell är inställd här. Meddela dem som ansvarar för Coursebell.',
      person:
        'Slack tar inte emot mina meddelanden där på grund av en persons konto. Om det fortsätter, meddela dem som ansvarar för Coursebell.',
      text: 'Slack tar inte emot mina meddelanden där på grund av deras form. Meddela dem som ansvarar för Coursebell.',
      over: 'Enligt Slack finns det som mina meddelanden där hör till inte kvar. Om det fortsätter, meddela dem som ansvarar för Coursebell.',
      other:
        'Slack tar inte emot mina meddelanden där. Kontrollera vem som får skriva i kanalen; om det stämmer, meddela dem som ansvarar för Coursebell.',
    },
    resumes: 'Därefter fortsätter påminnelserna av sig själva; inget som följs går förlorat.',
  },
  week: {
    title: {
      channel: (days) => `Kanalens genomföranden: ${days}`,
      person: (days) => `Det du följer: ${days}`,
    },
    quiet: (n) =>
      `Inget öppnar, stänger, börjar eller slutar under de här sju dagarna (${count(n, 'genomförande', 'genomföranden')}).`,
    overview: (days) => `Den här veckan: ${days}`,
    onlyMondays: 'Veckoöversikten kommer på måndagar kl. 8:00, inte andra dagar.',
    switchOn: 'Varje måndag',
    switchOff: 'Inte mer på måndagar',
    offered: {
      channel: 'Det här kan komma av sig självt: varje måndag kl. 8:00, i den här kanalen.',
      person: 'Det här kan komma av sig självt: varje måndag kl. 8:00, direkt till dig.',
    },
    comes: {
      channel: 'En veckoöversikt kommer till kanalen varje måndag kl. 8:00, om veckan inte är tom.',
      person: 'En veckoöversikt kommer till dig varje måndag kl. 8:00, om veckan inte är tom.',
    },
    ended: {
      channel: 'Ingen veckoöversikt kommer till kanalen längre.',
      person: 'Ingen veckoöversikt kommer till dig längre.',
    },
    howToEnd: {
      channel: 'Det här kommer varje måndag; /course settings avslutar det.',
      person: 'Det här kommer varje måndag; inställningarna på fliken Home avslutar det.',
    },
    setting: 'Veckoöversikt',
    on: 'måndagar kl. 8:00',
    none: 'ingen',
  },
  daily: {
    switchOn: 'Lektioner varje morgon',
    switchOff: 'Inga lektioner på morgonen',
    setting: 'Dagens lektioner',
    times: (first: string, last: string) =>
      `Dagens lektioner kan komma kl. ${first}–${last}, varje halvtimme.`,
    none: 'nej',
    at: (time) => `kl. ${time} de dagar som har lektioner`,
    hint: 'Kommer de dagar som har lektioner. Under de tysta timmarna kommer det när de är slut.',
    afterQuiet: (time) => `På grund av de tysta timmarna kommer dagens lektioner kl. ${time}.`,
    title: (n) => `I dag: ${count(n, 'lektion', 'lektioner')}`,
    howToEnd: {
      channel: 'Det här kommer de dagar som har lektioner; /course settings avslutar det.',
      person: 'Det här kommer de dagar som har lektioner; inställningarna på fliken Home avslutar det.',
    },
    button: 'Varje morgon…',
    soon: (length) => `Lektion om ${length}`,
    soonEnds: 'Inställningarna på fliken Home avslutar de här påminnelserna.',
    personal:
      'Påminnelser före lektioner kommer bara till personer: be om dem i ett direktmeddelande till mig.',
    howLong: (id) => `Hur långt före lektionerna i ${id}? Inget är inställt ännu. Välj en av de här:`,
    onlyThese:
      'Jag påminner bara om kursers datum och lektioner. Nämn en kurs eller välj här när jag ska påminna.',
    choices: (names) => `De här påminnelserna finns före lektioner: ${names}.`,
  },
  term: {
    title: {
      channel: (n) => `Kanalens termin: ${count(n, 'genomförande', 'genomföranden')}`,
      person: (n) => `Min termin: ${count(n, 'genomförande', 'genomföranden')}`,
    },
    pair: (one, other, days) => `${one} och ${other} pågår samtidigt: ${days}`,
    several: (one, others) => `${one} pågår samtidigt som ${others}`,
    none: 'Inga två av de här genomförandena pågår samtidigt',
    credits: (all, byMonth) => `Sammanlagt ${all}, efter startmånad: ${byMonth}`,
    noStart: 'start saknas',
    together: (n, of) => `${n} av ${of} genomföranden pågår samtidigt som ett annat`,
    lessonPairs: (n) => `Lektioner samtidigt: ${n} par av genomföranden`,
    creditsAlone: (all) => `Sammanlagt ${all}`,
    all: 'Visa alla',
    closing: (week, names) => `${week}: anmälan stänger för ${names}`,
  },
  timeLine: {
    enrollment: 'anmälan',
    teaching: 'genomförande',
    both: 'båda',
    today: 'i dag',
    noDates: 'uppgift om tider saknas',
  },
  compare: {
    noExamTimes:
      'Tentamina har inga egna tider i studieuppgifterna, så jag vet inte om de krockar. Det här är känt:',
    ownFirst: (n, of) => `Jämfört med ${n} av dina ${of} kurser.`,
    withOwn: (name) => `${name} och dina kurser`,
    title: (n) => `Jämförelse av ${count(n, 'genomförande', 'genomföranden')}`,
    onlyOne: 'Inget att jämföra: bara ett genomförande hittades',
    nothing: 'Inget kunde jämföras',
    runOfUnit: (unit, run, of) =>
      `Av ${unit} jämförs genomförandet ${run}; det finns ${of}. Andra jämför du med deras koder.`,
    firstRuns: (unit, n, of) =>
      `De ${n} första av ${of} genomföranden av ${unit} jämförs. Andra jämför du med deras koder.`,
    onlyOneFetched: 'Inget att jämföra: bara ett genomförande kunde hämtas',
    overlap: (one, other, dates) => `${one} och ${other} överlappar varandra: ${dates}`,
    allOverlap: (n, dates) => `Alla ${n} genomförandena överlappar varandra: ${dates}`,
    noOverlap: 'Genomförandena överlappar inte varandra',
    noOtherOverlap: 'De övriga genomförandena överlappar inte varandra',
    noDates: (ids) => `Överlappning går inte att bedöma utan början och slut: ${ids}`,
    reversedDates: (ids) =>
      `Överlappning går inte att bedöma, eftersom start- och slutdatumen motsäger varandra: ${ids}`,
    bothOpen: (dates) => `Anmälan till båda är öppen samtidigt: ${dates}`,
    allOpen: (dates) => `Anmälan till alla är öppen samtidigt: ${dates}`,
    neverBothOpen: 'Anmälan till båda är aldrig öppen samtidigt',
    neverAllOpen: 'Anmälan till alla är aldrig öppen samtidigt',
    closesFirst: (ids, when) => `Anmälan stänger först: ${ids}, ${when}`,
    noCredits: (ids) => `Omfattningen är inte angiven: ${ids}`,
    note: 'Det här gäller genomförandenas tidsperioder: alla lektionstider är inte kända.',
  },
  install: {
    before: {
      title: 'Lägg till Coursebell i Slack',
      explain:
        'Coursebell svarar på frågor om genomföranden, anmälningstider och rum där frågorna ställs, och påminner en kanal eller en person när anmälan öppnar och innan den stänger.',
      asks: 'Slack visar vad Coursebell får göra och ber dig välja en arbetsyta. Du kan behöva godkännande från arbetsytans administratörer.',
      button: 'Lägg till i Slack',
    },
    done: {
      title: 'Coursebell är installerad',
      workspace: (name) => `Den svarar nu i arbetsytan ${name}.`,
      organization: (name) => `Den svarar nu i de arbetsytor inom ${name} som den läggs till i.`,
      withoutChannels:
        'Den fick inte tillgång till meddelanden i offentliga kanaler, så den svarar inte på koder som bara nämns. Allt annat fungerar.',
      next: 'Nästa steg',
      invite: 'Bjud in den till de kanaler där den ska svara och påminna:',
      help: 'Se allt som går att fråga:',
      open: 'Öppna Slack',
    },
    failed: {
      title: 'Coursebell installerades inte',
      deniedTitle: 'Ingenting installerades',
      denied: 'Installationen avbröts i Slack. Du kan börja om när som helst.',
      expired: 'Det har gått mer än tio minuter sedan installationen påbörjades. Börja om.',
      used: 'Den här adressen har redan använts. Om Coursebell inte svarar i din arbetsyta, börja om.',
      otherBrowser:
        'Installationen påbörjades i en annan webbläsare eller flik, eller så sparas inte kakor. Börja om och fortsätt i samma webbläsare.',
      incomplete: 'Något saknas i adressen som Slack skickade dig till. Börja om.',
      slackDown: 'Slack svarar inte just nu. Börja om om några minuter.',
      noWay:
        'Coursebell kommer inte fram till Slack, och att vänta hjälper inte. Säg till den som driver Coursebell: orsaken står i loggen.',
      refused: (reason) =>
        `Slack godkänner inte installationen (${reason}). Börja om; om det upprepas, meddela dem som ansvarar för Coursebell.`,
      notKept: 'Installationen kunde inte sparas. Börja om om några minuter.',
      again: 'Börja om',
    },
  },
  publicPages: {
    privacy: {
      title: 'Integritet',
      sections: [
        {
          title: 'Vad Coursebell sparar',
          words: [
            'Genomföranden som kanaler och personer följer, vem som började följa och hur påminnelserna kommer: språk, tidszon och tysta timmar. I 180 dagar de tio senaste genomförandena som en person har slagit upp, och de som har slagits upp i en arbetsyta, utan personer. Val samt fingeravtryck av kalenderflödens adresser och assistenters nycklar.',
            'Personer och kanaler sparas med sina Slack-id, utan namn. Meddelanden sparas inte. En installations nycklar krypteras.',
          ],
        },
        {
          title: 'Vem som får veta',
          words: [
            'Studiesystemet får kurskoder och frågans språk, aldrig vem som frågade. Slack får svar och påminnelser dit de har begärts. En assistent som du ansluter får det som du själv får se, tills du återkallar dess nyckel. Användningen följs inte upp, och inget säljs eller lämnas ut till andra.',
          ],
        },
        {
          title: 'Så ser och raderar du dina uppgifter',
          words: [
            'Öppna Coursebells flik Home i Slack och tryck på ”Mina uppgifter…”: där ser du vad som sparas om dig och kan ladda ner det som en fil eller radera det genast. När appen tas bort från en arbetsyta raderas nycklar, val och uppslagningar genast, och det som följs efter 30 dagar.',
          ],
        },
      ],
    },
    support: {
      title: 'Hjälp med Coursebell',
      explain: 'De flesta frågor får svar i Slack:',
      help: 'Allt som du kan fråga om:',
      status: 'Om påminnelser kommer, och varför inte:',
      invite: 'Får du inget svar när du nämner appen i en kanal? Bjud in den:',
    },
    contact: {
      title: 'Vem du kan fråga',
      ask: 'Om ett svar visar ett fel, skicka dess referens till:',
      unnamed:
        'Fråga dem som driver Coursebell vid din högskola. Om ett svar visar ett fel, berätta dess referens.',
    },
  },
  privacy: {
    told: {
      sees: 'Det du frågar mig direkt eller med ett kommando ser bara du. Om du nämner mig i en kanal ser alla där det. Studiesystemet får aldrig veta vem som frågade.',
      reads:
        'Jag läser det som skrivs till mig, och letar efter kurskoder i kanaler som har slagit på det. Jag sparar inga meddelanden: bara det du söker, följer och ställer in.',
      kept: 'Jag sparar det du söker, följer och ställer in, under ditt Slack-id, men inga meddelanden. ”Mina uppgifter” visar allt, ger det som en fil och raderar det.',
      erased:
        'Jag raderar genast allt som jag sparar om dig: ”Mina uppgifter” visar det, och frågar först. Det som kanaler följer finns kvar.',
      runs: 'De som installerade Coursebell i den här arbetsytan driver den, för högskolans räkning. Studieuppgifterna kommer från högskolans studiesystem.',
      ai: 'Jag är ett program, ingen AI: jag läser frågor med ordlistor och exempel, och visar vad studieuppgifterna säger. Jag skickar inget som du skriver till någon språkmodell.',
      means:
        'Ett genomförande är en omgång av en kurs, med egna datum, grupper och egen anmälningstid. Det har en kod, till exempel TX00EY23-3015. Studieperioden, TX00EY23, är densamma i varje omgång.',
      changers: {
        everyone:
          'Alla i kanalen får ändra vad den följer och dess inställningar. Kanalen får veta om varje ändring, som kan ångras i ett dygn.',
        managers:
          'Bara arbetsytans administratörer och ägare får ändra en kanals inställningar och vad den följer, och var och en det som den själv har ställt in. Kanalen får veta om varje ändring.',
      },
    },
    button: 'Mina uppgifter…',
    title: 'Mina uppgifter',
    about: 'Det här sparar jag om dig i den här arbetsytan, under ditt Slack-id och inte ditt namn.',
    follows: 'Genomföranden som du själv följer',
    setUp: 'Genomföranden som kanaler följer på ditt initiativ',
    enrolled: 'Genomföranden som du har markerat som anmälda',
    snoozed: 'Genomföranden som jag påminner dig om igen',
    lookUps: 'Genomföranden som du senast har sökt',
    spokenOf: (hours: number, minutes: number) =>
      `Genomföranden i de senaste svaren: i trådar ${hours} h, i direktkonversationen ${minutes} min`,
    searched: 'vad du senast frågade',
    also: 'Dessutom',
    settings: 'dina egna inställningar',
    reminders: 'hur du får påminnelser: språk, tidszon, tysta timmar',
    feed: 'ett fingeravtryck (hashvärde) av kalenderflödets adress',
    changes: 'det som du ändrade för kanaler och slutade följa det senaste dygnet, så att det kan ångras',
    assistants: (n) => `namn på och fingeravtryck av ${count(n, 'nyckel', 'nycklar')} till dina assistenter`,
    group: 'Din grupp',
    greeted: 'när jag hälsade på dig',
    homeOpened: 'när du senast öppnade fliken Home',
    nothing: 'Jag sparar ingenting om dig i den här arbetsytan.',
    erasing:
      'Allt detta kan raderas. Då återställs dina inställningar och kalenderflödets adress och dina assistenters nycklar slutar fungera. Det går inte att ångra.',
    erasingReminders:
      'Dina egna påminnelser upphör: du följer inte längre något själv, och jag tar tillbaka de påminnelser som Slack redan har för dig. En påminnelse som ska komma inom tio minuter kan ändå komma, och en nyhet om en ändring inom femton.',
    stays:
      'Det som kanaler följer fortsätter de att följa och få påminnelser om, men det visas inte längre att det var du som lade till det. Det jag har skickat finns kvar i Slack.',
    erase: 'Radera allt',
    eraseTitle: 'Radera allt?',
    eraseText:
      'Det du följer, dina påminnelser, inställningar och sökningar, ditt kalenderflöde och dina assistenters nycklar raderas för gott. Kanaler behåller det som de följer.',
    keep: 'Behåll',
    erased: 'Det jag sparade om dig är raderat.',
    stillHeld: (n) =>
      `Allt är raderat utom det jag behöver för ${count(n, 'påminnelse', 'påminnelser')} som Slack fortfarande har för dig. Jag raderar också det så snart Slack har tagit tillbaka ${n === 1 ? 'den' : 'dem'} eller skickat ${n === 1 ? 'den' : 'dem'} inom femton minuter.`,
    notOverwritten:
      'Det jag sparade om dig är borttaget, men spår av det finns kvar i mina filer så länge ett annat program läser dem. Sedan skriver jag över dem.',
    afterwards: 'Det du frågar mig från och med nu sparas som förut.',
  },
  calendar: {
    missing: 'Finns inte längre i studieuppgifterna.',
    button: 'Lägg till i kalendern',
    title: 'Lägg till i kalendern',
    explain:
      'Filen innehåller datumen: när anmälan öppnar och stänger och när genomförandet börjar och slutar. Öppna den i din kalender.',
    withLessons: 'Den innehåller också kommande lektioner och deras rum.',
    afterwards:
      'Filen uppdateras inte i efterhand: ladda ner den på nytt om datumen ändras. Kalenderflödet på fliken Home hålls uppdaterat av sig självt.',
    download: 'Ladda ner (.ics)',
    noDates: 'Studiesystemet anger ännu inga datum för genomförandet.',
    datesContradict: 'Datumen för genomförandet motsäger varandra, så det finns inga för en kalender.',
    noPublicAddress:
      'Kalenderfiler är inte tillgängliga, eftersom Coursebell saknar offentlig adress. De som ansvarar för Coursebell kan ge den en.',
    feed: 'Kalenderflöde',
    feedExplain:
      'En privat adress med datumen för alla genomföranden som du följer, och deras lektioner där de är kända. Prenumerera på den i din kalender, så hålls den uppdaterad.',
    make: 'Skapa en adress',
    makeNew: 'Skapa en ny adress',
    revoke: 'Återkalla adressen',
    revokeTitle: 'Återkalla adressen',
    revokeText: 'Kalendrar som använder den uppdateras inte längre. Du kan skapa en ny.',
    keep: 'Behåll',
    madeOn: (date) => `Adressen skapades ${date}.`,
    replaces: 'En ny adress ersätter den tidigare, som slutar fungera.',
    addressTitle: 'Flödets adress',
    once: 'Adressen visas bara nu: kopiera den till din kalender. Alla som har den ser vad du följer. Återkalla den om den hamnar i fel händer.',
    revoked: 'Adressen fungerar inte längre.',
    feedName: 'Coursebell: genomföranden som du följer',
    more: (id) => `Mer i Slack: /course ${id}`,
    later: 'Filen kan inte hämtas just nu. Försök igen om några minuter.',
  },
  assistants: {
    unknownArguments: (names) => `Det här verktyget har inga sådana argument: ${names}.`,
    button: 'Anslut en assistent…',
    title: 'Anslut en assistent',
    about:
      'Claude, VS Code och andra program som talar MCP kan fråga mig i ditt ställe: slå upp genomföranden och rum, berätta dina datum och följa genomföranden åt dig. Var och en behöver en egen nyckel. Slackbot behöver ingen.',
    label: 'Assistentens namn',
    make: 'Skapa en nyckel',
    madeOn: (date) => `Nyckeln skapades ${date}.`,
    revoke: 'Återkalla',
    revokeTitle: 'Återkalla nyckeln',
    revokeText: 'Assistenten som använder den kan inte längre fråga mig. Du kan skapa en ny nyckel.',
    keep: 'Behåll',
    revoked: 'Nyckeln fungerar inte längre.',
    most: (n) => `Du har ${n} nycklar, och fler kan du inte ha. Återkalla en som du inte längre behöver.`,
    address: 'Adress',
    noAddress: 'Adressen slutar på /mcp. De som ansvarar för Coursebell vet hur den börjar.',
    token: 'Nyckel',
    once: 'Nyckeln visas bara nu: kopiera den till assistentens inställningar, som rubriken ”Authorization: Bearer” med nyckeln efter. Alla som har den kan fråga i ditt ställe. Återkalla den om den hamnar i fel händer.',
    off: 'Assistenter kan inte anslutas här. De som ansvarar för Coursebell kan slå på det.',
  },
  settings: {
    title: 'Mina inställningar',
    now: (what) => `Dina inställningar nu: ${what}.`,
    save: 'Spara',
    language: 'Språk',
    languageHint: 'Gäller mina svar till dig och de påminnelser som jag skickar direkt till dig.',
    asInSlack: 'Samma som i Slack',
    reminders: 'Påminnelser som jag skickar direkt till dig',
    quietFrom: 'Tysta timmar från',
    quietTo: 'Tysta timmar till',
    quietHint:
      'Enligt din egen tidszon. Det som infaller under de tysta timmarna kommer efter dem, eller före dem om det annars blir för sent.',
    everyDay: 'Tysta timmar är desamma varje dag; tystnad för bara vissa dagar eller en stund finns inte.',
    unchanged: 'Ingenting har ändrats.',
    sameHours: 'Välj två olika klockslag eller ”Inga tysta timmar”.',
  },
  home: {
    asOf: (time) => `Uppgifterna är från ${time}. Inget nyare har hämtats sedan dess.`,
    title: 'Hem',
    welcome: 'Välkommen till Coursebell',
    about:
      'Coursebell svarar på frågor om genomföranden, anmälan och rum och påminner när anmälan öppnar och innan den stänger. Uppgifterna kommer från högskolans studiesystem.',
    lookUp: 'Sök genomförande…',
    settings: 'Inställningar…',
    follows: 'Genomföranden som du följer',
    nothing: 'Du följer inget genomförande ännu. Sök ett och tryck på Följ.',
    paused:
      'Dina påminnelser är pausade, eftersom Slack inte levererar dem. Skriv ”läget” till mig i ett direktmeddelande, så berättar jag varför.',
    nothingNext: 'det kommer inget mer',
    timeline: (weeks) => `De närmaste ${weeks} veckorna`,
    week: (n, days) => `Vecka ${n} (${days})`,
    quiet: 'Inga datum för genomföranden som du följer infaller under dessa veckor.',
    moreDates: (n) => `Och ${count(n, 'datum', 'datum')} till.`,
    recents: 'Senast sökta',
    settingsTitle: 'Dina inställningar',
    language: 'Språk',
    asInSlack: 'samma som i Slack',
    none: 'inga',
    quietTitle: 'Tysta timmar',
  },
  lookUp: {
    title: 'Sök genomförande',
    label: 'Kod eller namn',
    placeholder: 'Skriv en kod eller ett namn',
    hint: 'Alla genomförandekoder fungerar, till exempel TX00EY23-3015, och koden för en studieperiod, till exempel TX00EY23, visar dess genomföranden. Med namnet hittas bara det som har sökts tidigare i den här arbetsytan: jag kan inte söka på namn bland alla.',
    submit: 'Visa',
    notACode:
      'Välj i listan eller skriv koden för ett genomförande eller en studieperiod, till exempel TX00EY23-3015 eller TX00EY23.',
    noCodes: 'Det finns ingen genomförandekod i meddelandet. En kod ser ut så här: TX00EY23-3015.',
    notDone: (typed: string) => `Inte gjort än: ”${typed}”. Tryck på knappen, så gör jag det.`,
    notYet: (typed: string) => `Inte besvarat än: ”${typed}”. Tryck på knappen, så visar jag det.`,
    notFollowed: (typed: string) => `Inte gjort än: ”${typed}”. Välj Följ vid det genomförande som du menar.`,
    unanswered: (typed) =>
      `Obesvarat: ”${typed}”. Fråga det för sig; /course help visar vad jag kan svara på.`,
    part: (typed) => `Jag svarade på ”${typed}”. Resten förstod jag inte.`,
    unread: (typed) => `Kunde inte läsas: ${typed}. Skriv hela koden.`,
    someAsked: (first, all) => `Här är de ${first} första av ${all}.`,
    others: (count) => (count === 1 ? 'Visa den sista' : `Visa de andra ${count}`),
    onlyFirst: (first, all) => `Meddelandet innehåller ${all} koder. Här är de ${first} första.`,
  },
  newRuns: {
    title: (n, names) => (n === 1 ? `Nytt genomförande: ${names}` : `${n} nya genomföranden: ${names}`),
    howToStop: (name) => `Om du inte vill höra om fler nya genomföranden: /course unfollow ${name}`,
    ofUnit: (code) => `nya genomföranden av studieperioden ${code}`,
    ofGroup: (code) => `nya genomföranden för gruppen ${code}`,
    unit: (code) => `studieperioden ${code}`,
    group: (code) => `gruppen ${code}`,
    now: {
      channel: (names) => `Jag berättar i kanalen när ${names} får ett nytt genomförande.`,
      person: (names) => `Jag berättar när ${names} får ett nytt genomförande.`,
    },
    already: (names) => `Det här berättar jag redan om: ${names}.`,
    known: (n) =>
      n === 0
        ? 'Jag känner inte till något ännu.'
        : `Hittills känner jag till ${count(n, 'genomförande', 'genomföranden')}; ge en kod för att följa ett.`,
    found: {
      search:
        'Jag letar efter studieperiodens följande koder vid varje kontroll, och märker vad som söks här.',
      lookUps: 'Jag märker vad som söks och följs här.',
      catalogue: 'Jag söker i hela kursutbudet vid varje kontroll.',
    },
    stopped: (names) => `Jag berättar inte längre om: ${names}.`,
    list: (names) => `Jag berättar också om ${names}.`,
    choose: 'Sluta berätta om…',
    offer: (names) => `Jag har inte ändrat något ännu. Tryck på Följ, så berättar jag om ${names}.`,
  },
  changes: {
    by: (user) => `Ändrat av ${user}`,
    undoneBy: (user) => `Ångrat av ${user}`,
    partUndoneBy: (user) => `En del ångrad av ${user}`,
    undo: 'Ångra',
    undone: 'Ångrat.',
    nothingLeft: 'Det fanns inget kvar att ångra: det har ändrats igen sedan dess.',
    noRoom: 'Allt kunde inte följas igen: en kanal följer högst hundra.',
    followed: (courses) => `Den här kanalen följer nu ${courses}.`,
    unfollowed: (courses) => `Den här kanalen följer inte längre ${courses}.`,
    linked: (name) => `Den här kanalen är nu kopplad till ${name}.`,
    relinked: (name, before) => `Den här kanalen är nu kopplad till ${name}, inte längre till ${before}.`,
    unlinked: (name) => `Den här kanalen är inte längre kopplad till ${name}.`,
    settings: (list) => `Kanalens inställningar ändrades: ${list}.`,
    settingsAsBefore: 'Kanalens inställningar ändrades och ändrades tillbaka.',
    language: (language) => `språk ${language}`,
    ofAsker: 'frågarens eget',
    codes: { on: 'koder i meddelanden besvaras', off: 'koder i meddelanden besvaras inte' },
    quiet: (from, to) => `tysta timmar ${from}–${to}`,
    noQuiet: 'inga tysta timmar',
    reminders: 'påminnelser',
    untold: 'Jag kunde inte berätta om detta i kanalen.',
    notAllowed: {
      managers:
        'Det här kan bara arbetsytans administratörer och ägare ändra här, och den som lade till det. Be någon av dem.',
      unsure:
        'Det här kan bara arbetsytans administratörer och ägare ändra, och Slack berättar inte nu vilka de är. Försök igen senare.',
      over: 'Det här går inte längre att ångra: det är redan ångrat, eller så har ett dygn gått.',
    },
  },
  channel: {
    title: 'Kanalens inställningar',
    language: 'Språk för svar som hela kanalen ser',
    ofAsker: 'frågarens språk',
    codes: 'Koder i vanliga meddelanden',
    answered: 'besvaras',
    notAnswered: 'besvaras inte',
    codesExplain:
      'När ett meddelande innehåller genomförandekoder svarar jag med ett kort i tråden, i offentliga kanaler där jag är med och får läsa.',
    switchOn: 'Besvara koder',
    switchOff: 'Sluta besvara koder',
    course: 'Kanalens eget genomförande',
    none: 'inget',
    gone: 'finns inte längre i studieuppgifterna',
    howToLink:
      'Koppla ett med /course link TX00EY23-3015: sedan räcker det att skriva /course eller /enrollment här för att få svar om det.',
    howToUnlink:
      'Det räcker att skriva /course eller /enrollment här för att få svar om det. Kopplingen tas bort med /course unlink.',
    linkButton: 'Koppla',
    linkedNow: (name) => `Kanalen är nu kopplad till ${name}.`,
    linked: (name) => `Kanalen är kopplad till ${name}.`,
    notLinked: 'Kanalen är inte kopplad till något genomförande.',
    unlinked: (id) => `Kanalen är inte längre kopplad till ${id}.`,
    oneOnly:
      'En kanal kan kopplas till bara ett genomförande. Ange en kod, till exempel /course link TX00EY23-3015.',
    onlyChannels: 'Bara kanaler kan kopplas till ett genomförande. Prova i en kanal.',
    direct: 'En kanal har sina egna: skriv /course settings där.',
  },
  seen: {
    title: 'Genomföranden som har sökts tidigare i den här arbetsytan',
    more: (n, search) => `Och ${n} till. Alla, med datum: /course hitta ${search}`,
    only: 'Här finns bara det som har sökts här tidigare: jag kan inte söka på namn bland alla genomföranden.',
    show: 'Visa',
    meantOne: 'Menade du det här?',
    meantSeveral: 'Menade du något av de här?',
  },
  find: {
    catalogue: {
      looked: 'I hela kursutbudet.',
      since: {
        usual: 'Genomföranden från de senaste 12 månaderna och senare.',
        far: 'Genomföranden från de senaste fem åren och senare.',
      },
      seen: 'Bland genomföranden som har visats här.',
      toCome: 'Jag söker ännu i hela kursutbudet.',
      narrower:
        'För att söka i alla kurser, nämn en grupp eller ett ämne: ”öppna kurser för TXL22S1”, ”öppna kurser i marknadsföring”.',
      narrowerName: 'För att söka i alla kurser, nämn ett ämne: ”öppna kurser i marknadsföring”.',
      nothing: (sought: string) => `Inget i hela kursutbudet passar: ${sought}.`,
      ended: (sought: string) => `Allt som passar i hela kursutbudet har redan slutat: ${sought}.`,
      noName: (input) =>
        `I hela kursutbudet finns inget genomförande som heter ”${input}”. Ett annat ord i namnet kan hitta det; koden gör det alltid.`,
      notFound: (input) =>
        `Jag hittade inget genomförande som heter ”${input}”. Ett annat ord i namnet kan hitta det; koden gör det alltid.`,
      tooShortName:
        'För att söka i hela kursutbudet behöver jag minst tre bokstäver ur namnet, till exempel ”öppna kurser i marknadsföring på engelska”.',
      tooShort:
        'För att söka i hela kursutbudet behöver jag en grupp eller minst tre bokstäver ur namnet, till exempel ”öppna kurser i marknadsföring på engelska”.',
      noUnit: (input) => `I hela kursutbudet finns ingen studieperiod ”${input}”.`,
      notSearched: (input) =>
        `Jag känner inte till något genomförande som heter ”${input}”, och hela kursutbudet gick inte att söka i nu. En kod, till exempel TX00EY23-3015, fungerar alltid.`,
      usage: {
        search: 'sök på ett genomförandes namn, eller på ord i namnet',
        find: 'sök på ord i namnet eller grupp, och på språk, poäng eller öppen anmälan',
      },
      hint: 'Fråga med ett genomförandes namn eller kod, till exempel TX00EY23-3015, eller med en byggnad.',
      whichCourse:
        'Vilket genomförande menar du? Fråga igen med namnet, eller med koden, till exempel TX00EY23-3015.',
      near: 'Menar du något av dessa:',
      older: (n: number) => `Äldre genomföranden (${n})`,
      without: (what: string) => `Utan: ${what}`,
      notByDepartment:
        'Kursutbudet kan inte sökas efter institution: jag sökte namn med de här orden, och bland kurser som har visats här.',
      allWords: 'Jag sökte genomföranden med alla de här orden.',
      nearBeside: (what: string) => `Enligt namnet, inte enligt ”${what}”:`,
      otherReading: (what: string, n: number) => `Eller: ${what} (${n})`,
      olderUncounted: 'Äldre genomföranden',
      followOpen: (n: number) => `Följ alla öppna (${n})`,
      notByUnits: 'Med en studieperiods kod kan jag inte söka; koden för ett genomförande fungerar alltid.',
      notByGroups: 'På studerandegrupp kan jag inte söka.',
      tooBroad: 'Det finns fler träffar än jag kan gå igenom: begränsa med ett ord till eller en grupp.',
      trouble: (reason: string) => `Hela kursutbudet kunde inte sökas: ${reason}.`,
    },
    title: (n: number) => `${count(n, 'genomförande', 'genomföranden')} hittades`,
    all: 'Alla genomföranden som har visats här',
    open: 'anmälan öppen',
    upcoming: 'anmälan öppnar senare',
    closed: 'anmälan stängd',
    runs: 'pågår',
    online: 'helt på nätet',
    onCampus: 'inget på nätet',
    cannot: (what: string) =>
      `Det här kan jag inte söka på: ${what}. Jag kan söka på ord i namnet, språk, studiepoäng, nätundervisning, öppen anmälan, datum, grupp och utbildningsprogram, till exempel: /course find engelska 5 sp öppen`,
    credits: (least: string | undefined, most: string | undefined) =>
      least === most
        ? `${least} sp`
        : least === undefined
          ? `högst ${most} sp`
          : most === undefined
            ? `minst ${least} sp`
            : `${least}–${most} sp`,
    moreCredits: (n: string) => `mer än ${n} sp`,
    fewerCredits: (n: string) => `mindre än ${n} sp`,
    nothing: (sought: string, n: number) =>
      n === 1
        ? `Det enda genomförandet som har visats här passar inte: ${sought}.`
        : `Inget av de ${count(n, 'genomförande', 'genomföranden')} som har visats här passar: ${sought}.`,
    /** Where it is not known yet whether the whole catalogue can be searched. */
    awaited:
      'Om jag kan söka bland alla genomföranden vet jag en minut efter att ett har sökts här. Sök det med koden, till exempel TX00EY23-3015 (den står bredvid namnet i studieguiden), eller fråga med ett ord ur namnet.',
    byCode:
      'Jag kan inte söka bland alla genomföranden. En kod, till exempel TX00EY23-3015, fungerar alltid: den står bredvid namnet i studieguiden.',
    empty: 'Jag känner inte till några genomföranden än.',
    looked: (n: number, all: number, isAwaited = false) =>
      n === all
        ? `${n === 1 ? 'Det enda genomförandet' : `Bland de ${n} genomföranden`} som har sökts eller följs här; ${isAwaited ? 'om jag kan söka bland alla vet jag inte ännu' : 'jag kan inte söka bland alla'}.`
        : `Jag tittade på ${n} av de ${all} genomföranden som har visats här, de nyaste först. Fråga igen för fler.`,
    among: {
      runs: 'Alla genomföranden med detta namn som har sökts här.',
      shown: 'Bland de genomföranden som visades förut.',
      part: 'Bland de genomföranden som visades senast; listan fortsätter.',
    },
    not: (what: string) => `inte ${what}`,
    hoursOfDay: (words) =>
      `På lektionernas tider kan jag inte söka (${words}): de står bland genomförandets lektioner eller i läsordningen.`,
    or: 'eller',
    noneOf: (words) => `Inget motsvarar: ${words}.`,
    unused: (words: string) => `Användes inte: ${words}.`,
    trouble: (reason: string) => `Alla kunde inte läsas: ${reason}.`,
    page: (n: number, of: number) => `Sida ${n} av ${of}`,
    more: (n: number) => `Nästa ${n}`,
    back: 'Tillbaka',
  },
  linked: {
    type: 'Genomförande',
  },
  feedback: {
    good: 'Rätt svar',
    bad: 'Inte det jag frågade',
    thanks: 'Tack.',
    sorry: 'Tack. Fråga med andra ord, eller skriv hjälp för att se vad jag kan svara på.',
  },
  agent: {
    description:
      'Svarar på frågor om högskolans kurser, anmälan och rum, med kod eller namn, på svenska, finska och engelska.',
    title: 'Fråga om kurser och rum',
    closings: {
      title: 'När stänger mina anmälningar?',
      message: 'När stänger anmälan till mina kurser?',
    },
    follows: { title: 'Vad följer jag?', message: 'Vad följer jag?' },
    closingOf: (id: string) => `När stänger anmälan till ${id}?`,
    examOf: (id: string) => `När är tentamen i ${id}?`,
    rooms: { title: 'Vilka rum har 40 platser?', message: 'Vilka rum har minst 40 platser?' },
    help: { title: 'Vad kan jag fråga?', message: 'hjälp' },
  },
  leads: {
    title: 'Påminnelser',
    button: 'Påminnelser och tysta timmar…',
    of: {
      opens: 'Anmälan öppnar',
      closes: 'Anmälan stänger',
      starts: 'Genomförandet börjar',
      lesson: 'Före varje lektion',
    },
    ahead: {
      '0': 'just då',
      '15m': '15 min innan',
      '30m': '30 min innan',
      '1h': '1 h innan',
      '1d': '24 h innan',
      '3d': '3 dagar innan',
      '7d': '7 dagar innan',
      '14d': '14 dagar innan',
    },
    name: {
      'opens-0': 'Anmälan öppnar',
      'opens-1h': '1 h innan anmälan öppnar',
      'opens-1d': '24 h innan anmälan öppnar',
      'closes-1h': '1 h innan anmälan stänger',
      'closes-1d': '24 h innan anmälan stänger',
      'closes-3d': '3 dagar innan anmälan stänger',
      'closes-7d': '7 dagar innan anmälan stänger',
      'closes-14d': '14 dagar innan anmälan stänger',
      'starts-1d': '24 h innan genomförandet börjar',
      'starts-7d': '7 dagar innan genomförandet börjar',
      'lesson-15m': '15 min före varje lektion',
      'lesson-30m': '30 min före varje lektion',
      'lesson-1h': '1 h före varje lektion',
    },
    none: 'inga',
    withinLead: {
      '0': 'nu',
      '1h': 'inom en timme',
      '1d': 'inom ett dygn',
      '3d': 'inom 3 dagar',
      '7d': 'inom 7 dagar',
      '14d': 'inom 14 dagar',
    },
    closesTooSoon: (within) => `anmälan stänger ${within}, så en påminnelse hinner inte komma`,
    forCourses: 'För enskilda genomföranden',
    forCoursesHint: 'Påminnelser som har begärts bara för ett genomförande. Ta bort dem som inte ska komma.',
    saved: 'Sparat.',
    savedNow: (reminders) => `Påminnelser nu: ${reminders}.`,
    notSent: 'Kommer inte längre',
    whileEnrolled: 'kommer inte, eftersom du är markerad som anmäld',
    past: 'den tiden har redan gått, så den påminnelsen kommer inte',
    beforeOpening: 'det vore innan anmälan öppnar, så den påminnelsen utelämnas',
    quiet: 'den skulle infalla under de tysta timmarna, så den här påminnelsen kommer inte',
    beforeQuiet: (when) => `${when} (före de tysta timmarna)`,
    noDate: 'kommer när datumet är känt',
    also: (what) => `dessutom: ${what}`,
    beside: (what) => `Dessutom: ${what}.`,
    withThese: (what) => `Knappen ställer in de vanliga påminnelserna och: ${what}.`,
    add: 'Lägg till',
    toAdd: {
      channel: (what) =>
        `Jag har inte ändrat något ännu. Tryck på Lägg till och välj vem jag dessutom ska påminna, kanalen eller bara dig: ${what}.`,
      person: (what) =>
        `Jag har inte ändrat något ännu. Tryck på Lägg till, så påminner jag dig dessutom: ${what}.`,
    },
    unmet: (said, nearest) =>
      `Det finns ingen påminnelse ”${said}” innan. De närmaste som finns: ${nearest}.`,
    noneOf: {
      ends: 'Det finns ingen påminnelse om att ett genomförande slutar.',
      exam: 'Det finns inga påminnelser om tentamina eller inlämningar: i studieuppgifterna finns inga tider för dem.',
      lesson: 'Det finns inga påminnelser om lektioner: i studieuppgifterna här finns inga tider för dem.',
    },
    onlyOf: {
      ends: (id) =>
        `Det finns ingen påminnelse om att ${id} slutar. Inget är inställt ännu. Välj en av de här:`,
      exam: (id) =>
        `Det finns inga påminnelser om tentamina eller inlämningar: i studieuppgifterna finns inga tider för dem. Inget är inställt ännu. För ${id} kan du välja en av de här:`,
      lesson: (id) =>
        `Det finns inga påminnelser om lektioner: i studieuppgifterna här finns inga tider för dem. Inget är inställt ännu. För ${id} kan du välja en av de här:`,
    },
    unsupported: (id, said) =>
      `Det finns ingen påminnelse om ${id} ”${said}” innan. Inget är inställt ännu. Välj en av de här, den närmaste först:`,
    choose: 'Påminnelser…',
    whichOf: (id) => `Påminn mig om ${id}:`,
    ownTime: (id) =>
      `Jag kan inte påminna vid en tid som du själv väljer: mina påminnelser kommer före datumen för ${id}. Inget är inställt ännu. Välj när:`,
    takeOut:
      'Inget har ändrats ännu. Här tar du bort påminnelser som inte ska komma, också för enskilda genomföranden:',
    unsupportedForAll: 'Jag påminner bara om kursers datum. Nämn en kurs eller välj här när jag ska påminna.',
    forAllInstead: (what) =>
      `För alla genomföranden som du följer, nu och senare, får du nu i stället för andra av samma slag: ${what}. I dina inställningar kan du ta tillbaka det.`,
    forAll: (what) =>
      `För varje genomförande som du följer, nu och senare, får du nu också: ${what}. I dina inställningar kan du ta bort det.`,
    byCode:
      'Knappen ställer in de vanliga påminnelserna. För en annan tid, nämn koden: påminn mig en vecka innan TX00EY23-3015 börjar.',
    nobodyFollows: 'Här följs inget längre, så det finns inga påminnelser att välja.',
  },
  greeting: {
    hello: 'Hej, jag är Coursebell: jag svarar på frågor om kurser, anmälan och rum, och påminner i tid.',
    why: 'Då kan du fråga ”vad har jag i morgon?” utan kod.',
    known: 'Skriv till mig som till en människa, eller se nedan vad jag kan.',
    helloAll: 'Hej, jag är Coursebell. Nämn mig och fråga om kurser, anmälan eller rum.',
    askAll:
      'Är den här kanalen för ett genomförande eller en grupp? Då svarar jag utan kod och berättar om nyheter.',
    course: 'För ett genomförande…',
    group: 'För en grupp…',
    neither: 'Ingetdera',
    which: 'Vilken grupp är kanalen för?',
    told: 'Kanalen får veta när gruppen får ett nytt genomförande.',
    leftOpen: 'Okej. Nämn mig när du vill fråga om kurser, anmälan eller rum.',
  },
  group: {
    title: 'Min grupp',
    label: 'Min grupp',
    ask: 'Vilken grupp går du i?',
    hint: 'Gruppens kod, till exempel TXL22S1. Tomt: ingen grupp.',
    choose: 'Välj grupp…',
    other: 'En annan grupp…',
    change: 'Byt grupp…',
    none: 'inte vald',
    skip: 'Inte nu',
    save: 'Spara',
    undo: 'Ångra',
    isYours: (group) => `Är ${group} din grupp?`,
    itIs: 'Ja, min grupp',
    skipped: 'Okej. Du kan berätta det senare: ”jag går i TXL22S1”.',
    notACode: 'Skriv en grupps kod, till exempel TXL22S1',
    isIn: (group: string) => `Du går i ${group}. Gruppens genomföranden räknas nu också som dina.`,
    elsewhere: 'Fråga mig det i ett direktmeddelande, så läser bara du svaret.',
    tryIt: 'Fråga ”vad har jag i morgon?”, ”vad kan jag ännu anmäla mig till?” eller ”mina kurser”.',
    noneYet: 'Jag vet inte vilken grupp du går i. Gruppens kod, till exempel TXL22S1, står i din läsordning.',
    left: 'Du hör nu inte till någon grupp.',
    has: (n: number) => `Gruppen har ${count(n, 'genomförande', 'genomföranden')} som pågår eller kommer.`,
    hasNone: (group: string) =>
      `Jag hittar inga pågående eller kommande genomföranden för ${group}. Stämmer koden?`,
    onlySeen: (n: number) =>
      n === 0
        ? 'Jag kan inte läsa gruppens alla genomföranden här, och känner ännu inte till något av dem.'
        : `Jag kan inte läsa gruppens alla genomföranden här. Jag känner till ${n} av dem, som har sökts tidigare.`,
    courses: (group: string) => `Genomföranden för ${group}`,
    unread: (group: string) => `Lektionerna för ${group} kan inte läsas nu.`,
    yours: (group: string) => `dina och de för ${group}`,
    all: 'Alla genomföranden',
  },
  enrolled: {
    isDone: (id) => `Har du anmält dig till ${id}?`,
    isFollowed: (name) => `Ja: du följer ${name}.`,
    isNotFollowed: (id) => `Nej: du följer inte ${id}, så du får inga påminnelser om det.`,
    isMarked: (id) => `Ja: du har markerat att du är anmäld till ${id}.`,
    isNotMarked: (id) =>
      `Nej: du har inte markerat att du är anmäld till ${id}. Själva anmälningarna ser jag inte.`,
    menu: 'Markera som anmäld…',
    button: 'Jag har anmält mig',
    mark: 'anmäld ✓',
    undo: 'Ångra',
    takeBack: 'Inte anmäld ändå',
    done: (id) =>
      `Noterat: du har anmält dig till ${id}. Jag påminner dig inte längre om anmälan. Om starten och ändringar berättar jag som förut.`,
    doneElsewhere: (id) =>
      `Noterat bara för dig: du har anmält dig till ${id}. I listor ser du det som ”anmäld ✓”.`,
    channelStays: 'För alla andra i kanalen ändras inget.',
    undone: (id) => `Du är inte längre markerad som anmäld till ${id}. Påminnelserna om anmälan kommer igen.`,
    wasNot: (id) => `Du är inte markerad som anmäld till ${id}, så inget har ändrats.`,
    which: 'Till vilket genomförande har du anmält dig? Nämn koden: jag har anmält mig till TX00EY23-3015.',
    whichNot:
      'Till vilket genomförande är du inte anmäld? Nämn koden: jag är inte anmäld till TX00EY23-3015.',
    undoneElsewhere: (id) => `Du är inte längre markerad som anmäld till ${id}.`,
    notFollowed: (id) =>
      `${id} följs varken här eller av dig, så det finns inget att markera. Följ det först.`,
  },
  lessonNews: {
    noneChanged: 'Inga lektioner i det som följs här har ändrats de senaste två veckorna.',
    noneChangedOf: (id: string) => `Inga lektioner i ${id} har ändrats de senaste två veckorna.`,
    notFollowed: (id: string) => `${id} följs inte här: jag märker ändrade lektioner i det som följs.`,
    heads: {
      moved: 'Lektion flyttad',
      room: 'Annat rum',
      added: 'Ny lektion',
      removed: 'Lektion borttagen',
      several: 'Ändrade lektioner',
    },
    labels: { moved: 'Flyttad', room: 'Annat rum', added: 'Ny', removed: 'Borttagen' },
  },
  lessons: {
    usage: {
      free: 'rum utan bokning: nu, eller vid en tid som du lägger till',
      lessons: 'när och var ett genomförande undervisas',
      today: 'dagens lektioner för det som följs här; även i morgon, eller en grupps kod efter',
    },
    button: 'Lektioner',
    heading: 'Lektioner',
    today: 'I dag',
    next: 'Nästa lektion',
    now: 'Nu',
    first: 'Första lektionen',
    last: 'Sista lektionen',
    noRoom: 'inget rum angivet',
    awaited: 'Jag vet inte ännu om jag får lektionstider här. Fråga igen om en minut, eller se läsordningen.',
    unread: 'Lektionstiderna kan inte läsas just nu. Försök igen senare.',
    overlaps: '⚠ överlappar',
    free: (length) => `– ${length} ledigt –`,
    ofGroup: 'bokad för gruppen',
    title: {
      person: (days) => `Dina lektioner: ${days}`,
      channel: (days) => `Lektioner för kanalens genomföranden: ${days}`,
    },
    titleOfGroups: (groups, days) => `Lektioner för grupperna ${groups}: ${days}`,
    titleOfGroup: (group, days) => `Lektioner för ${group}: ${days}`,
    nothingThen: 'Inga lektioner.',
    noneOfGroup: (group) => `Inga lektioner för ${group} är kända. Stämmer gruppens kod?`,
    noneKnownThen: 'Inga lektioner är kända då.',
    reservedForThem: 'Tider som är bokade för genomförandena. Gruppens egna tider kan saknas.',
    clash: (one, other, n, when) =>
      `${one} och ${other}: ${count(n, 'lektion', 'lektioner')} samtidigt, först ${when}`,
    noClash: (one, other) => `${one} och ${other}: inga lektioner krockar`,
    noClashes: 'Inga lektioner krockar',
    noOtherClashes: 'Inga andra lektioner krockar',
    notAll: 'Kanske inte alla: en del lektioner kunde inte läsas.',
    sevenDays: 'Sju dagar',
    tomorrow: 'I morgon',
    yourTime: (time) => `${time} din tid`,
    none: 'Inga lektioner är bokade för genomförandet.',
    noneAhead: 'Inga fler lektioner är bokade för genomförandet.',
    still: 'Fortfarande bokat',
    noneThen: 'ingen lektion',
    ofAhead: (n, all) => `${n} av ${all} kommande lektioner`,
    nextOf: 'nästa',
    unsure: (n) =>
      n === 1 ? 'Tiden för en lektion kunde inte läsas.' : `Tiderna för ${n} lektioner kunde inte läsas.`,
    left: (n, all) => `${n} av ${count(all, 'lektion', 'lektioner')} kvar`,
    many: (n) => count(n, 'lektion', 'lektioner'),
    manyLeft: (n) => `${count(n, 'lektion', 'lektioner')} kvar`,
    cut: 'Kanske inte alla: listan kunde inte läsas till slutet.',
    reserved: 'Tider som är bokade för genomförandet. Gruppens egna tider kan saknas.',
    ahead: (n) => `Alla lektioner (${n} till)`,
    coming: (n) => `Kommande lektioner (${n})`,
    previous: 'Föregående',
    fewer: 'Färre',
    building: (name) => `Byggnad: ${name}`,
    past: (n) => `Tidigare lektioner (${n})`,
    more: (n) => `Fler (${n})`,
  },
  snooze: {
    again: (when) => `Påminn mig igen: ${when}`,
    choice: {
      hour: 'om 1 timme',
      tomorrow: 'i morgon kl. 9:00',
      'before-closing': '24 h innan anmälan stänger',
    },
    done: (id, when) => `Jag påminner dig igen om ${id} i ett direktmeddelande: ${when}.`,
    cancel: 'Påminn mig inte igen',
    list: 'Påminnelser som kommer igen, bara till dig',
    cancelled: (id) => `Jag påminner dig inte igen om ${id}.`,
    wasNone: (id) => `Ingen ny påminnelse om ${id} är på väg.`,
    useless: (id) =>
      `Inget är inställt: den tiden har gått eller är för sen för ${id}. Välj en annan, eller se på genomförandet: /course ${id}.`,
    notFollowed: (id) =>
      `Inget är inställt: ${id} följs varken här eller av dig. Följ det med /course follow ${id}.`,
    noDirect:
      'Inget är inställt: jag kunde inte öppna ett direktmeddelande med dig. Skriv till mig direkt en gång och försök sedan igen.',
    asked: 'Du bad mig påminna dig igen.',
    when: (id) => `När ska jag påminna dig om ${id} igen?`,
    which: 'Vilken påminnelse ska komma igen?',
    where: (choices) => `Under varje påminnelse kan du be den komma igen, bara till dig: ${choices}.`,
  },
  modal: {
    close: 'Stäng',
    lookingUp: 'Hämtar…',
    interrupted: 'Jag blev avbruten. Fråga igen.',
    done: 'Sparat.',
  },
  operation: {
    answered: (when) => `🟢 Studiesystemet svarade ${when}.`,
    unasked: '⚪ Studiesystemet har inte tillfrågats ännu.',
    fails: (since, last) =>
      `🔴 Studiesystemet har inte svarat. Första felet: ${since}, senast tillfrågat ${last}.`,
    refuses: {
      key: (since, last) =>
        `🔴 Studiesystemet godkänner inte min nyckel. Första felet: ${since}, senast tillfrågat ${last}.`,
      access: (since, last) =>
        `🔴 Studiesystemet släpper inte in mig. Första felet: ${since}, senast tillfrågat ${last}.`,
    },
    unchecked: (since) => `🔴 Genomföranden som följs kan inte läsas. Första felet: ${since}.`,
    reminders: (held, paused) =>
      `Påminnelser: ${held} väntar på att skickas; ${paused === 0 ? 'alla konversationer kan nås' : `${count(paused, 'konversation', 'konversationer')} kan inte nås`}.`,
    doctor: 'Att göra: ”npm run doctor” berättar varför.',
    let: {
      key: 'Att göra: ange en nyckel med giltig prenumeration i STUDY_API_KEY.',
      access:
        'Att göra: be dem som driver gränssnittet att släppa in den här serverns adress. Nyckeln är det inget fel på.',
    },
    resume:
      'Att göra: skriv /course following i en konversation dit påminnelserna inte kommer; där står vad som saknas.',
    nothing: 'Det finns inget att göra.',
  },
  extras: {
    on: 'på',
    off: 'av',
    undecided: 'oavgjorda',
    all: (states: string) => `Studiesystemets tilläggsfunktioner: ${states}.`,
  },
};
