/** Suomenkieliset tekstit. Sanat opinto-oppaasta: toteutus, opintojakso, ilmoittautumisaika, opintopiste. */

import { numberIn, plural } from '../../language.ts';
import type { Catalog } from '../en/texts.ts';

const count = (n: number, one: string, other: string) => `${n} ${plural('fi', n, { one, other })}`;

const these = (n: number, one: string, other: string) => plural('fi', n, { one, other });

export const fi: Catalog = {
  course: {
    credits: (_amount, shown) => `${shown} op`,
    creditsShort: (shown) => `${shown} op`,
    amount: (shown) => `${shown} op`,
    ofWhichOnline: (shown) => `virtuaaliosuus ${shown} op`,
    labels: {
      code: 'Tunnus',
      name: 'Nimi',
      enrollment: 'Ilmoittautuminen',
      dates: 'Ajoitus',
      credits: 'Laajuus',
      teachingLanguages: 'Opetuskieli',
      unit: 'Yksikkö',
      office: 'Toimipiste',
      degreeProgrammes: 'Tutkinto-ohjelmat',
      educationalFields: 'Koulutusalat',
      studentGroups: 'Opiskelijaryhmät',
      tags: 'Avainsanat',
    },
    details: 'Tiedot',
    noTexts: 'Tästä toteutuksesta ei ole opintojärjestelmässä muita tekstejä.',
    listTitle: (n) => count(n, 'toteutus', 'toteutusta'),
    enrollmentTitle: (n) => `Ilmoittautuminen: ${count(n, 'toteutus', 'toteutusta')}`,
    failedTitle: 'Ei voitu näyttää',
    notGiven: 'ei ilmoitettu',
    andMore: (n) => `lisäksi ${count(n, 'muu', 'muuta')}`,
  },
  courseUnit: {
    title: 'Opintojakso',
    button: 'Tietoa opintojaksosta',
    about: (code) => `Opintojakso ${code}`,
    idIs: (id) => `tunniste ${id}`,
    since: (year) => `vuodesta ${year}`,
    details: 'Kaikki tekstit',
    runs: 'Toteutukset',
    back: (code) => `Takaisin: ${code}`,
    ofRun: (code) =>
      `Toteutuksen ${code} tiedoista. Itse opintojakso materiaaleineen löytyy tunnisteella: /course unit ID.`,
    noTexts: 'Tästä opintojaksosta ei ole opintojärjestelmässä kuvausta.',
  },
  text: {
    content: 'Sisältö',
    objective: 'Osaamistavoitteet',
    prerequisites: 'Esitietovaatimukset',
    teachingMethods: 'Opetusmenetelmät',
    workload: 'Opiskelijan ajankäyttö ja kuormitus',
    waysToComplete: 'Toteutuksen valinnaiset suoritustavat',
    exams: 'Tenttien ajankohdat',
    workingLife: 'Työelämäyhteydet',
    gradingScale: 'Arviointiasteikko',
    criteriaSatisfactory: 'Arviointikriteerit: tyydyttävä (1–2)',
    criteriaGood: 'Arviointikriteerit: hyvä (3–4)',
    criteriaExcellent: 'Arviointikriteerit: kiitettävä (5)',
    criteriaPassOrFail: 'Arviointikriteerit: hyväksytty/hylätty',
    criteria: 'Arviointimenetelmät ja arvioinnin perusteet',
    passOrFail: 'Hyväksymisen tai hylkäämisen perusteet',
    furtherOnRealization: 'Lisätietoja toteutuksesta',
    furtherOnCourseUnit: 'Lisätietoja opintojaksosta',
    materials: 'Oppimateriaalit',
    further: 'Lisätietoja',
  },
  facts: {
    part: (n: number) =>
      n === 1
        ? 'Vain viimeksi näytetty toteutus: luettelo jatkuu.'
        : `Vain ${n} viimeksi näytettyä toteutusta: luettelo jatkuu.`,
    yes: 'Kyllä',
    no: 'Ei',
    notYet: 'Ei vielä',
    partly: 'Kyllä, osan siitä ajasta',
    about: (id) => `Toteutus ${id}`,
    notThis: 'Eikö tämä? Kysy tunnuksella.',
    rest: (what: string) => `Kysy loput erikseen: ${what}.`,
    noMaterials: 'Opintotiedoissa ei kerrota materiaalista.',
    online: (amount, all) =>
      all === undefined
        ? `Verkossa: ${amount} op`
        : amount === all
          ? `Kokonaan verkossa: ${all} op`
          : `Osittain verkossa: ${amount}/${all} op`,
    taughtIn: (n, languages) => `${these(n, 'Opetuskieli on', 'Opetuskielet ovat')} ${languages}`,
    weeks: (n) => `${n} ${plural('fi', n, { one: 'viikko', other: 'viikkoa' })}`,
    days: (n) => `${n} ${plural('fi', n, { one: 'päivä', other: 'päivää' })}`,
    hours: (n: number) => count(n, 'tunti', 'tuntia'),
    minutes: (n: number) => count(n, 'minuutti', 'minuuttia'),
    /** Until a date that stands behind it. */
    left: (amount: string) => `Vielä ${amount}`,
    /** Above the same fact of several courses. */
    headings: {
      name: 'Nimi',
      prerequisites: 'Esitiedot',
      exam: 'Tentti',
      grading: 'Arviointi',
      workload: 'Työmäärä',
      credits: 'Opintopisteet',
      language: 'Opetuskieli',
      online: 'Verkko-opetus',
      groups: 'Opiskelijaryhmät',
      programmes: 'Tutkinto-ohjelmat',
      unit: 'Yksikkö ja toimipiste',
      starts: 'Alkaminen',
      ends: 'Päättyminen',
      duration: 'Kesto',
      opens: 'Ilmoittautuminen alkaa',
      closes: 'Ilmoittautuminen päättyy',
      'can-enroll': 'Ilmoittautuminen',
      content: 'Sisältö',
      objectives: 'Tavoitteet',
      methods: 'Opetusmenetelmät',
      completion: 'Suoritustavat',
      employer: 'Työelämäyhteydet',
      further: 'Tiedot',
      materials: 'Materiaalit',
      teacher: 'Opettaja',
      places: 'Vapaat paikat',
      lessons: 'Tuntien ajat',
      events: 'Esitykset, vierailut ja palautukset',
      'course-rooms': 'Tilat',
      grades: 'Arvosanat',
      'enroll-me': 'Ilmoittautuminen puolestasi',
      cost: 'Hinta',
      extension: 'Lisäaika ja myöhässä palauttaminen',
      platform: 'Kurssin työtila',
      recordings: 'Tallenteet',
      difficulty: 'Vaikeus',
      attendance: 'Läsnäolo',
      degree: 'Osana tutkintoasi',
      repeat: 'Uusiminen',
    },
    nothing: {
      name: 'Opintotiedoissa ei ole nimeä tällä kielellä.',
      prerequisites: 'Opintotiedoissa ei kerrota esitiedoista.',
      exam: 'Opintotiedoissa ei kerrota tentistä.',
      grading: 'Opintotiedoissa ei kerrota arvioinnista.',
      workload: 'Opintotiedoissa ei kerrota työmäärästä.',
      credits: 'Opintotiedoissa ei ole opintopisteitä.',
      language: 'Opintotiedoissa ei ole opetuskieltä.',
      online: 'Opintotiedoissa ei kerrota verkko-opetuksesta.',
      groups: 'Opintotiedoissa ei ole opiskelijaryhmiä.',
      programmes: 'Opintotiedoissa ei ole tutkinto-ohjelmaa.',
      unit: 'Opintotiedoissa ei ole yksikköä eikä toimipistettä.',
      starts: 'Opintotiedoissa ei ole alkamispäivää.',
      ends: 'Opintotiedoissa ei ole päättymispäivää.',
      duration: 'Opintotiedoissa ei ole sekä alkamis- että päättymispäivää.',
      opens: 'Opintotiedoissa ei kerrota, milloin ilmoittautuminen alkaa.',
      closes: 'Opintotiedoissa ei kerrota, milloin ilmoittautuminen päättyy.',
      'can-enroll': 'Opintotiedoissa ei ole ilmoittautumisaikaa.',
      content: 'Opintotiedoissa ei kuvata sisältöä.',
      objectives: 'Opintotiedoissa ei ole osaamistavoitteita.',
      methods: 'Opintotiedoissa ei kerrota opetusmenetelmistä.',
      completion: 'Opintotiedoissa ei kerrota suoritustavoista.',
      employer: 'Opintotiedoissa ei kerrota työelämäyhteyksistä.',
      further: 'Opintotiedoissa ei ole lisätietoja.',
      materials: 'Materiaalia ei ole tiedossa: se kuuluu opintojaksoon. Sen tiedot näyttää /course unit ID.',
    },
    late: 'Onnistuuko jälki-ilmoittautuminen, sitä opintotiedot eivät kerro: kysy opettajalta tai opintotoimistosta.',
    lateOf: 'Kerro kurssin nimi tai tunnus, niin sanon, onko ilmo vielä auki.',
    unknown: {
      'enroll-me':
        'En voi ilmoittaa ketään enkä perua ilmoittautumista: sen teet itse ilmoittautumisjärjestelmässä.',
      teacher:
        'Opintotiedoissa ei kerrota, kuka opettaa. Katso opinto-oppaasta tai lukujärjestyksestä, tai kysy yksiköstä.',
      places:
        'Opintotiedoissa ei kerrota vapaita paikkoja eikä ilmoittautuneita. Ne näkyvät ilmoittautumisjärjestelmässä.',
      lessons:
        'Opintotiedoissa ei ole tuntien aikoja, vain toteutuksen alku ja loppu. Katso lukujärjestyksestä.',
      events:
        'Opintotiedot eivät kerro, milloin esitykset, vierailut, seminaarit tai palautukset ovat. Kysy opettajalta tai katso kurssin työtilasta.',
      'course-rooms':
        'Opintotiedoissa ei kerrota, missä tilassa toteutus pidetään. Katso lukujärjestyksestä.',
      grades: 'En näe arvosanoja. Ne ovat omissa opintotiedoissasi.',
      cost: 'Opintotiedoissa ei kerrota, mitä kurssi maksaa. Katso opinto-oppaasta tai kysy yksiköstä.',
      extension:
        'Opintotiedoissa ei ole tehtäviä. Lisäajasta ja myöhässä palauttamisesta sovitaan opettajan kanssa.',
      platform:
        'Kurssin työtilaa (esimerkiksi Moodlea), sen avainta ja sisältöä ei tunneta täällä. Kysy opettajalta tai IT-tuesta.',
      recordings: 'Opintotiedoissa ei kerrota, tallennetaanko luennot. Kysy opettajalta.',
      difficulty:
        'Opintotiedoissa ei kerrota, kuinka vaikea kurssi on. Kysy opettajalta tai kurssin käyneiltä.',
      attendance: 'Opintotiedoissa ei kerrota, onko läsnäolo pakollista. Kysy opettajalta.',
      degree:
        'Opintotiedoissa ei kerrota, mitä tutkintoosi voi sisällyttää. Katso opintosuunnitelmastasi tai kysy opinto-ohjaajalta.',
      repeat:
        'Opintotiedoissa ei kerrota, voiko kurssin käydä uudestaan tai arvosanaa korottaa. Kysy opettajalta tai yksiköstä.',
    },
  },
  otherLanguage: {
    in: { en: 'englanniksi', fi: 'suomeksi', sv: 'ruotsiksi' },
    name: (language) => `Nimi ${language}`,
  },
  shortened: (n) =>
    `Teksti on lyhennetty: opinto-oppaassa sitä on vielä ${numberIn('fi', n)} ${plural('fi', n, { one: 'merkki', other: 'merkkiä' })}.`,
  window: {
    upcoming: (when) => `Alkaa ${when}`,
    open: (when) => `Käynnissä, päättyy ${when}`,
    opensOn: (date) => `Ilmo alkaa ${date}`,
    openUntil: (date) => `Ilmo auki, päättyy ${date}`,
    closedOn: (date) => `Ilmo päättyi ${date}`,
    closed: (when) => `Päättyi ${when}`,
    listed: {
      opens: (date) => `aukeaa ${date}`,
      open: (date) => `auki ${date} asti`,
      closes: (date) => `sulkeutuu ${date}`,
      closed: (date) => `sulkeutui ${date}`,
      opened: (date) => `aukesi ${date}`,
      unknown: 'ilmo ei tiedossa',
    },
    unknown: 'ei tiedossa',
    closesAlone: (when) => `Päättyy ${when}; alkua ei ole ilmoitettu`,
    opensAlone: (when) => `Alkoi ${when}; päättymistä ei ole ilmoitettu`,
    reversed: 'epäselvä, koska alku ja loppu ovat ristiriidassa keskenään',
    opensAt: { ahead: 'Alkaa', past: 'Alkoi', neutral: 'Alku' },
    closesAt: { ahead: 'Päättyy', past: 'Päättyi', neutral: 'Loppu' },
    nothingFollowed:
      'Täällä ei seurata mitään, joten näytettävää ei ole. Anna tunnus, esimerkiksi /enrollment TX00EY23-3015, tai aloita seuraaminen: /course follow TX00EY23-3015.',
    followedHere: (shown, all) => {
      if (all > shown)
        return `Täällä seurataan ${all} toteutusta; tässä ovat ne ${shown}, joista muistutetaan seuraavaksi. Kaikki: /course following.`;
      return all === 1 ? 'Tätä toteutusta seurataan täällä.' : 'Näitä toteutuksia seurataan täällä.';
    },
  },
  dates: {
    justNow: 'juuri äsken',
    dayAt: (day, time) => `${day} klo ${time}`,
    dayTime: (day, time) => `${day} klo ${time.replace(/\.00$/, '')}`,
    dayHour: (day, time) => `${day} klo ${time.replace(/\.00$/, '')}`,
    notGiven: 'ei ilmoitettu',
    at: (time) => `klo ${time}`,
    from: (date) => `${date} alkaen`,
    until: (date) => `${date} asti`,
    after: (date: string) => `${date} jälkeen`,
    before: (date: string) => `ennen ${date}`,
    by: (date: string) => `viimeistään ${date}`,
    contradict: 'alku ja loppu ovat ristiriidassa keskenään',
  },
  rooms: {
    kindNames: {
      classroom: 'Teorialuokka',
      workspace: 'Työtila',
      groupRoom: 'Ryhmätyötila',
      smallGroupRoom: 'Pienryhmätila',
      digital: 'Digitila',
      mediaLab: 'Medialaboratorio',
      computerRoom: 'Tietokoneluokka',
      laboratory: 'Laboratorio',
      lectureHall: 'Luentosali',
      auditorium: 'Auditorio',
      meetingRoom: 'Neuvotteluhuone',
      workshop: 'Työpaja',
      storage: 'Varasto',
      lobby: 'Aula',
      gym: 'Liikuntasali',
    },
    whichRoom: 'Mitä tilaa tarkoitat? Sitä ei näy siinä, mitä täällä kysyttiin. Kerro tila ja aika.',
    title: (name) => `Tilat: ${name}`,
    count: (n) => count(n, 'tila', 'tilaa'),
    countOf: (n, all) => `${n}/${count(all, 'tila', 'tilaa')}`,
    part: (from, to) => `tilat ${from}–${to}`,
    earlier: 'Edelliset tilat',
    later: 'Lisää tiloja',
    page: (n, of) => `sivu ${n}/${of}`,
    seats: (n) => count(n, 'paikka', 'paikkaa'),
    seatsNotGiven: 'paikkamäärää ei ilmoitettu',
    atLeast: (n) => `vähintään ${count(n, 'paikka', 'paikkaa')}`,
    atMost: (n) => `enintään ${count(n, 'paikka', 'paikkaa')}`,
    seatsBetween: (from, to) => `${from}–${to} paikkaa`,
    withWord: (word) => `”${word}”`,
    withoutWord: (word) => `ei ”${word}”`,
    filteredBy: (filters) => `rajaus: ${filters}`,
    withoutSeats: (n) => `Pois jäi ${count(n, 'tila', 'tilaa')}: paikkamäärää ei ole ilmoitettu.`,
    ignored: (words) => `Mikään tila ei vastaa näitä sanoja, joten niitä ei otettu huomioon: ${words}.`,
    noCategory: 'Muut tilat',
    none: 'Opintojärjestelmässä ei ole tämän rakennuksen tiloja.',
    noneMatch: (n) => `Mikään rakennuksen tiloista (${n}) ei täytä ehtoja. Kokeile väljempää rajausta.`,
    seatsMeant: (n) => `Vähintään ${n} paikan tilat saat kirjoittamalla ${n}+.`,
    promise: 'Luettelo kertoo, mitä tiloja on, ei sitä, milloin ne on varattu.',
    awaited: 'En tiedä vielä, saanko täällä tietää varaukset. Kysy minuutin päästä uudelleen.',
    bookings: 'En tunne varauksia, joten en tiedä, onko tila vapaa. Sen näet tilanvarausjärjestelmästä.',
    bookingsOfSeveral:
      'En tunne varauksia, joten en tiedä, mitkä tilat ovat vapaina. Sen näet tilanvarausjärjestelmästä.',
    unknownRoom: (code) => `En tunne tilaa ”${code}”.`,
    inBuilding: 'Etsi sitä jostakin tuntemastani rakennuksesta:',
    kit: 'Näyttöjä, projektoreita ja muita tilojen varusteita ei ole opintotiedoissa: vain tilan tyyppi kertoo jotain.',
    way: 'En tunne osoitteita enkä reittejä: katso yliopiston karttaa. Tiedän, mitä tiloja on.',
    wholeBuilding: 'Kaikki rakennuksen tilat',
    notIn: (building) => `muualla kuin: ${building}`,
    noOther: (building) => `En tunne vielä muuta rakennusta kuin tämän: ${building}.`,
    titleMany: (n) => `Tilat: ${count(n, 'rakennus', 'rakennusta')}`,
    first: 'Ensimmäinen sivu',
    last: 'Viimeinen sivu',
    buildingTitle: 'Rakennus',
    allBuildings: 'Kaikki rakennukset',
    smallestFirst: 'pienin ensin',
    biggestFirst: 'suurin ensin',
    notRead: (building, why) => `Tietoja ei saatu: ${building}. ${why}`,
    categories: 'Tiloja on näitä tyyppejä:',
    noneMatchMany: (n) => `Mikään rakennusten tiloista (${n}) ei täytä ehtoja.`,
    previous: 'Edellinen sivu',
    next: 'Seuraava sivu',
    name: 'Nimi',
    category: 'Tyyppi',
    seatsTitle: 'Paikkoja',
    notGiven: 'ei ilmoitettu',
    which: 'Mikä rakennus?',
    listed: (n) => `${count(n, 'rakennus', 'rakennusta')}. Valitse, minkä tilat näytetään:`,
    knownHere: (n) => `Tunnen ${count(n, 'rakennuksen', 'rakennusta')}; muitakin voi olla.`,
    listTrouble: (why) => `Kaikkien rakennusten luetteloa ei saatu: ${why}`,
    notOthers: (n) => `${count(n, 'muu rakennus', 'muuta rakennusta')} jäi katsomatta`,
    several: 'Hakuun sopii useampi rakennus. Mitä niistä tarkoitat?',
    meantOne: 'Tarkoititko tätä?',
    meant: 'Tarkoititko jotakin näistä?',
    known: 'Tunnen nimeltä nämä rakennukset:',
    noneKnown:
      'En tunne vielä yhtään rakennusta nimeltä. Kysy rakennuksen tunnisteella, esimerkiksi /rooms 78025; sen jälkeen tunnen sen myös lyhenteellä ja nimellä.',
    choose: 'Valitse rakennus',
    more: (n) =>
      `Lisäksi ${count(n, 'rakennus', 'rakennusta')}: kirjoita nimi tai lyhenne, esimerkiksi /rooms KM.`,
    free: {
      none: 'Ei varausta',
      now: (date) => `Nyt, ${date}`,
      least: (minutes) =>
        minutes % 60 === 0 ? `vähintään ${minutes / 60} tunnin ajan` : `vähintään ${minutes} minuutin ajan`,
      hour: (time) => `klo ${time}`,
      until: (time) => `${time} asti`,
      from: (time) => `${time} alkaen`,
      midnight: '24.00',
      restOfDay: 'loppupäivän',
      allDay: 'koko päivän',
      noRoom: 'Kaikissa näistä tiloista on silloin varaus.',
      taken: 'Varattu',
      noneTaken: 'Mikään näistä tiloista ei ole silloin varattu.',
      noneKnown: 'Yhdenkään tilan ei tiedetä olevan silloin varaamatta.',
      noneKnownTaken: 'Yhdenkään tilan ei tiedetä olevan silloin varattu.',
      unknown: (n) => `Pois jäi ${count(n, 'tila', 'tilaa')}: kaikkia varauksia ei tiedetä.`,
      unknownRoom: 'kaikkia varauksia ei tiedetä',
      notKnown: 'Ei tiedossa',
      notKnownThen: 'ei tiedossa',
      reserved: 'varattu',
      reservedUntil: (time) => `varattu ${time} asti`,
      freeUntil: (time) => `ei varausta ennen ${time}`,
      freeOnlyUntil: (time) => `ei varausta, mutta vain ${time} asti`,
      freeRest: 'ei varausta loppupäivänä',
      freeAllDay: 'ei varausta koko päivänä',
      old: (time) => `Luettu ${time}, joten tilanne voi olla nyt toinen`,
      oneDay: 'Katson yhden päivän kerrallaan: valitse toinen painikkeella.',
      doors: 'Täällä ei tiedetä, onko ovi auki tai kuka saa käyttää tilaa.',
      nowButton: 'Nyt',
      hourButton: 'Tunniksi',
      oddTime: (said: string) => `”${said}” ei ole aika, jota voisin käyttää. Mitä aikaa tarkoitat?`,
      otherButton: 'Muu aika…',
      date: 'Päivä',
      time: 'Kellonaika',
      hint: 'Korkeakoulun kellon mukaan.',
      howLong: 'Kuinka pitkäksi ajaksi',
      show: 'Näytä',
      noSuchTime: 'Sellaista aikaa ei ole.',
    },
  },
  lists: {
    page: (n, of) => `Sivu ${n}/${of}`,
    finished: (n) =>
      `${n} ${plural('fi', n, { one: 'toteutus on päättynyt', other: 'toteutusta on päättynyt' })}`,
    stopFinished: 'Lopeta päättyneiden seuranta',
    stopFinishedText: (n) =>
      `Kanava ei sen jälkeen enää seuraa ${plural('fi', n, { one: 'toteutusta, joka on päättynyt', other: `${n} toteutusta, jotka ovat päättyneet` })}.`,
    nothingFinished: 'Yksikään seurattu toteutus ei ole päättynyt.',
    showAll: (n) => `Näytä kaikki ${n}`,
    undoneAlready: 'Se on jo kumottu.',
    changedSince: 'Mitään ei kumottu: tätä on muutettu sen jälkeen.',
    undo: 'Kumoa',
    followedAgain: (ids) => `Taas seurannassa: ${ids}.`,
    followedAgainMany: (n) =>
      `${n} ${plural('fi', n, { one: 'toteutus on', other: 'toteutusta on' })} taas seurannassa.`,
    stoppedMany: (n) =>
      `${n} ${plural('fi', n, { one: 'toteutusta', other: 'toteutusta' })} ei enää seurata.`,
    following: 'Seurataan ✓',
    nextDate: {
      opens: (date) => `ilmo alkaa ${date}`,
      closes: (date) => `ilmo päättyy ${date}`,
      starts: (date) => `toteutus alkaa ${date}`,
      ends: (date) => `toteutus päättyy ${date}`,
    },
    reminder: (date) => `muistutus ${date}`,
    reminderThen: 'muistutus silloin',
    about: { opens: 'ilmon alku', closes: 'ilmon loppu', starts: 'alku' },
  },
  channelFeed: {
    name: 'Coursebell: kanavan seuraamat toteutukset',
    explain:
      'Yksityinen osoite, jossa ovat kaikkien kanavan seuraamien toteutusten päivämäärät ja tunnit, jos ne tiedetään. Tilaa se kalenteriisi, niin se pysyy ajan tasalla.',
    once: 'Osoite näytetään vain nyt: kopioi se ja jaa kanavan väelle. Jokainen, jolla se on, näkee, mitä kanava seuraa. Jos se joutuu vääriin käsiin, mitätöi se komennolla /course settings.',
  },
  download: {
    button: 'Lataa',
    once: 'Kaikki tiedot JSON-tiedostona. Linkki toimii kerran ja kymmenen minuutin ajan tämän sivun avaamisesta.',
    unavailable:
      'Tietoja ei voi ladata täällä, koska Coursebellillä ei ole julkista osoitetta. Sen ylläpitäjät voivat antaa sille sellaisen.',
    used: 'Linkki on jo käytetty tai yli kymmenen minuuttia vanha. Avaa Slackissa ”Omat tiedot…” uudelleen, niin saat uuden.',
  },
  links: {
    enroll: 'Ilmoittaudu',
    guide: 'Opinto-opas',
    help: 'Apua:',
    booking: 'Varaussivu',
  },
  share: {
    button: 'Jaa kanavalle',
    toThread: 'Jaa viestiketjuun',
    doneInThread: 'Jaettu viestiketjuun.',
    perhapsInThread: 'Vastaus saattaa jo olla viestiketjussa.',
    by: (user) => `Jakoi ${user}`,
    done: 'Jaettu kanavalle.',
    perhaps: 'Vastaus saattaa jo olla kanavalla.',
  },
  runs: {
    near: (unit) => `Löytyi tunnuksen ${unit} läheltä; muitakin voi olla.`,
    nearSeveral: (units) => `Löytyi tunnusten ${units} läheltä; muitakin voi olla.`,
    some: (shown, all) => `Näistä näkyy ${shown}/${all}.`,
    starts: 'Alkamiset, viimeisin ensin:',
    moreStarts: (n) => `ja ${n} näitä ennen`,
    noneButThis: (unit) => `Opintojakson ${unit} toteutus on nyt käynnissä; muita tulevia ei ole tiedossa:`,
    noneToCome: (unit) => `Opintojaksolle ${unit} ei ole tiedossa tulevia toteutuksia. Viimeisin:`,
    startThen: (days) => `Kyllä, silloin (${days}) alkavat:`,
    noneThen: (unit, days) => `Ei: mikään opintojakson ${unit} toteutus ei alkanut silloin (${days}).`,
    noneKnownThen: (unit, days) =>
      `Opintojaksolle ${unit} ei ole tiedossa toteutusta, joka alkaa silloin (${days}).`,
  },
  freshness: {
    read: (time: string) => `Tilanne: ${time}.`,
    outage: (reason, time) => `${reason}. Tiedot on haettu ${time}.`,
    outagePart: (reason, time) => `${reason}. Tiedot on haettu ${time}, ja osa voi puuttua.`,
    refreshing: (time) => `Tiedot on haettu ${time}. Jos uudempia löytyy, ne tulevat tähän.`,
    withoutTexts: (reason) => `Muunkielisiä tekstejä puuttuu: ${reason}.`,
  },
  errors: {
    title: 'Ei onnistunut',
    reference: (id) => `Viite: ${id}`,
    again: 'Yritä uudelleen',
    didYouMean: (command) => `Tarkoititko ${command}?`,
    problem: {
      'realization-code': (input) => `”${input}” ei ole toteutustunnus. Tunnus on muotoa TX00EY23-3015.`,
      group: (group) =>
        `${group} on opiskelijaryhmä. /course follow ${group} kertoo sen uusista toteutuksista; /course find ${group} näyttää tuntemani.`,
      'no-runs': (unit, example) =>
        `Tunnuksen ${unit} läheltä ei löytynyt toteutuksia. Toteutuksen tunnuksessa on loppuosa, esimerkiksi ${example}.`,
      'no-runs-at-all': (unit) => `Koko opintotarjonnassa ei ole toteutuksia tunnuksella ${unit}.`,
      'unit-code': (unit, example) =>
        `${unit} on opintojakson tunnus. Toteutuksen tunnuksessa on loppuosa, esimerkiksi ${example}; /course ${unit} etsii niitä.`,
      'course-name': (input) =>
        `En tunne toteutusta nimeltä ”${input}”. Nimellä löydän toteutukset, joita täällä on haettu aiemmin; tunnus, kuten TX00EY23-3015, käy aina.`,
      'realization-code-missing': 'Mikä toteutus? Anna toteutustunnus, esimerkiksi TX00EY23-3015.',
      'not-followable': (code) =>
        `Toteutusta ${code} ei voi seurata: sen muotoista tunnusta ei voi hakea myöhemmin uudelleen. Ajat näyttää /course ${code}.`,
      'too-many-codes': (n, most) =>
        `${n} tunnusta on liikaa kerralla. Anna enintään ${most}, esimerkiksi TX00EY23-3015 IM00BR45-3003.`,
      'too-few-to-compare': (input) =>
        `Pelkkää toteutusta ${input} ei voi verrata mihinkään. Anna 2–5 eri toteutuksen tunnukset, esimerkiksi /course compare TX00EY23-3015 IM00BR45-3003.`,
      'too-few-to-compare-missing':
        'Mitä toteutuksia verrataan? Anna 2–5 tunnusta, esimerkiksi /course compare TX00EY23-3015 IM00BR45-3003.',
      'too-many-to-compare': (n, most) =>
        `${n} toteutusta on liikaa yhteen vertailuun. Anna enintään ${most}, esimerkiksi /course compare TX00EY23-3015 IM00BR45-3003.`,
      'course-unit-id': (input) =>
        `En tunne opintojaksoa ”${input}”. Tunniste (numero) toimii aina, esimerkiksi /course unit 72101; koodi tai nimi, jos jakso on nähty täällä.`,
      'course-unit-id-missing':
        'Mikä opintojakso? Anna sen tunniste tai koodi, esimerkiksi /course unit 72101 tai /course unit TX00EY23.',
      building: (input) =>
        `En tunne rakennusta ”${input}”. Kysy rakennuksen tunnisteella, esimerkiksi /rooms 78025.`,
      seats: (input) => `”${input}” ei ole paikkamäärä. Anna kokonaisluku, esimerkiksi 40.`,
      span: (input) => `”${input}” päättyy ennen kuin alkaa. Vaihda ne toisin päin.`,
      day: (input) =>
        `”${input}” ei ole päivä eikä päivien määrä. Kirjoita päivä muodossa 2026-12-01 tai luku, esimerkiksi 7.`,
      'building-missing': 'Mikä rakennus? Anna sen tunniste, esimerkiksi /rooms 78025.',
      question: 'En ymmärtänyt kysymystä.',
    },
    notFound: {
      realization: (id) => `Toteutusta ${id} ei ole. Tarkista tunnus opinto-oppaasta.`,
      'course-unit': (id) => `Opintojaksoa ${id} ei ole. Tarkista tunniste opinto-oppaasta.`,
      building: (id) => `Rakennusta ${id} ei ole. Tarkista tunniste: se on sama numero kuin tilavarauksissa.`,
    },
    followed: 'Sitä seurataan täällä yhä.',
    orNumber: (n) => `Jos se on opintojakso, kokeile /course unit ${n}; jos rakennus, /rooms ${n}.`,
    orCourse: (code) => `Toteutuksen tiedot saa komennolla /course ${code}.`,
    orRoom: (code) => `Jos ${code} on tila, kerro ensin sen rakennus: /rooms 78025 ${code}.`,
    gone: (code) => `Toteutus ${code} on poistunut opintotiedoista.`,
    linked: 'Se on linkitetty tähän kanavaan; linkityksen voi poistaa komennolla /course unlink.',
    refused: {
      key: 'Opintojärjestelmä ei hyväksy Coursebellin avainta. Kysymyksessäsi ei ole vikaa. Kerro asiasta Coursebellin ylläpidolle.',
      access:
        'Opintojärjestelmä ei päästä Coursebelliä sisään. Kysymyksessäsi ei ole vikaa. Kerro asiasta Coursebellin ylläpidolle.',
    },
    quota:
      'Opintojärjestelmän kyselykiintiö on täynnä. Kysymyksessäsi ei ole vikaa. Kysy myöhemmin uudelleen.',
    quotaUntil: (when) =>
      `Opintojärjestelmän kyselykiintiö on täynnä. Kysymyksessäsi ei ole vikaa. Kysy uudelleen aikaisintaan ${when}.`,
    rate: 'Opintojärjestelmältä kysytään juuri nyt liikaa. Kysy uudelleen minuutin kuluttua.',
    rateUntil: (when) =>
      `Opintojärjestelmältä kysytään juuri nyt liikaa. Kysy uudelleen aikaisintaan ${when}.`,
    limited: {
      person: (when) => `Olet kysynyt paljon lyhyessä ajassa. Kysy uudelleen aikaisintaan ${when}.`,
      workspace: (when) =>
        `Tästä työtilasta on kysytty paljon lyhyessä ajassa. Kysy uudelleen aikaisintaan ${when}.`,
    },
    noWay: {
      proxy:
        'Välityspalvelin ei päästä Coursebelliä opintojärjestelmään. Kysymyksessäsi ei ole vikaa. Kerro asiasta Coursebellin ylläpidolle.',
      certificate:
        'Coursebell ei voi luottaa opintojärjestelmän varmenteeseen. Kysymyksessäsi ei ole vikaa. Kerro asiasta Coursebellin ylläpidolle.',
      client:
        'Opintojärjestelmä vaatii varmenteen, jota Coursebellillä ei ole. Kysymyksessäsi ei ole vikaa. Kerro asiasta Coursebellin ylläpidolle.',
      address:
        'Coursebell ei löydä opintojärjestelmää sen osoitteesta. Kysymyksessäsi ei ole vikaa. Kerro asiasta Coursebellin ylläpidolle.',
    },
    proxy:
      'Välityspalvelin ei juuri nyt saa yhteyttä opintojärjestelmään. Kysy uudelleen muutaman minuutin kuluttua.',
    between:
      'Opintojärjestelmä tai välityspalvelin sen edessä ei juuri nyt vastaa. Kysy uudelleen muutaman minuutin kuluttua.',
    down: 'Opintojärjestelmään ei juuri nyt saada yhteyttä. Kysy uudelleen muutaman minuutin kuluttua.',
    slow: 'Opintojärjestelmä vastaa juuri nyt liian hitaasti. Kysy uudelleen muutaman minuutin kuluttua.',
    notUnderstood:
      'Coursebell ei ymmärrä opintojärjestelmän vastausta. Kysy myöhemmin uudelleen; jos vika jatkuu, kerro Coursebellin ylläpidolle.',
    notReached: 'Slack ei juuri nyt avannut yksityisviestiä kanssasi. Yritä hetken päästä uudelleen.',
    storeBusy: 'Coursebell ei juuri nyt voi tallentaa. Mitään ei muuttunut. Yritä uudelleen minuutin päästä.',
    unexpected:
      'Coursebellissä tapahtui virhe. Kysy uudelleen; jos vika jatkuu, kerro viite Coursebellin ylläpidolle.',
    next: {
      check: (n) => `Tarkista ${these(n, 'tämä', 'nämä')} opinto-oppaasta.`,
      later: (n) => `Kysy ${these(n, 'tätä', 'näitä')} uudelleen muutaman minuutin kuluttua.`,
      limit: (n) => `Kysy ${these(n, 'tätä', 'näitä')} uudelleen myöhemmin.`,
      limitUntil: (n, when) => `Kysy ${these(n, 'tätä', 'näitä')} uudelleen aikaisintaan ${when}.`,
      tell: (n) => `Kerro ${these(n, 'tästä', 'näistä')} Coursebellin ylläpidolle.`,
    },
    refusedAnswer: 'Slack ei ottanut vastaan vastaustani siihen, mitä juuri kysyit. Kysy uudelleen.',
    brokenOffAnswer:
      'Vastaukseni siihen, mitä juuri kysyit, ei ehkä tullut perille: Slack keskeytti. Jos et näe vastausta, kysy uudelleen.',
    tooLate: 'Vastaamisessa kesti liian kauan. Paina painiketta uudelleen.',
    oldForm: 'Lomake on vanhentunut. Avaa se uudelleen.',
    oldButton: 'Painike on vanhasta viestistä. Kysy uudelleen.',
    oldStep: 'Vaihe on vanhasta versiosta. Poista se työnkulusta ja lisää se uudelleen.',
    notInstalled:
      'Coursebelliä ei ole asennettu työtilaan, johon tämä painike kuuluu. Kysy uudelleen työtilassa, johon se on asennettu.',
    notInChannel:
      'En voi kirjoittaa sille kanavalle, joten vastaus on tässä. Saat vastaukset kanavalle, kun kutsut minut sinne: /invite @Coursebell.',
    notInGroup:
      'En voi kirjoittaa siihen ryhmäviestiin, eikä sovellusta voi kutsua ryhmäviestiin, joten vastaus on tässä. Kysy minulta tässä tai kanavalla, jolla olen mukana.',
    ruled: 'En saa kirjoittaa sinne. Siitä päättävät kanavan hallinnoijat ja työtilan ylläpitäjät.',
    archived: 'Kanava on arkistoitu, joten en voi kirjoittaa sinne.',
    refusedForGood:
      'Slack ei ota vastaan vastaustani siihen, mitä juuri kysyit, eikä uudelleen kysyminen auta. Kerro siitä Coursebellin ylläpidolle.',
    short: {
      'realization-code': 'ei ole toteutustunnus',
      notFound: 'toteutusta ei ole',
      refused: {
        key: 'opintojärjestelmä ei hyväksy Coursebellin avainta',
        access: 'opintojärjestelmä ei päästä Coursebelliä sisään',
      },
      quota: 'opintojärjestelmän kyselykiintiö on täynnä',
      rate: 'opintojärjestelmältä kysytään liikaa',
      limited: 'lyhyessä ajassa kysyttiin paljon',
      noWay: {
        proxy: 'välityspalvelin ei päästä Coursebelliä opintojärjestelmään',
        certificate: 'Coursebell ei voi luottaa opintojärjestelmän varmenteeseen',
        client: 'opintojärjestelmä vaatii varmenteen, jota Coursebellillä ei ole',
        address: 'Coursebell ei löydä opintojärjestelmää sen osoitteesta',
      },
      proxy: 'välityspalvelin ei saa yhteyttä opintojärjestelmään',
      between: 'opintojärjestelmä tai välityspalvelin sen edessä ei vastaa',
      down: 'opintojärjestelmään ei saada yhteyttä',
      slow: 'opintojärjestelmä vastaa liian hitaasti',
      notUnderstood: 'opintojärjestelmän vastausta ei ymmärretä',
      tooLarge: 'opintojärjestelmän vastaus on liian suuri luettavaksi',
      storeBusy: 'Coursebell ei juuri nyt voi tallentaa',
      unexpected: 'tapahtui virhe',
    },
  },
  help: {
    perhaps: 'Tai tarkoititko jotakin näistä:',
    how: {
      invite:
        'Saat minut kanavalle, kun kirjoitat siellä /invite @Coursebell. /remove @Coursebell poistaa minut, eikä kanavalle tule enää muistutuksia.',
      book: 'En tee varauksia: tilat varataan korkeakoulun varaussivulla, ja kurssille pääsee ilmoittautumalla.',
      semester:
        'Lukukausien, periodien ja lomien ajankohdat eivät ole opintotiedoissa. Katso opinto-oppaasta; kurssista tiedän, milloin se alkaa ja päättyy.',
      extend:
        'Luen vain opintotietoja enkä voi muuttaa ilmoittautumisaikaa. Kysy opintotoimistosta tai toteutuksen yksiköstä.',
      absence:
        'Poissaoloa en voi ilmoittaa, eikä opintotiedoissa ole opettajaa. Ilmoita opettajalle, kuten kurssin työtilassa neuvotaan.',
      message:
        'En voi kirjoittaa opiskelijoille. Muistutan kanavaa tai henkilöä seuratuista toteutuksista: /course follow TX00EY23-3015. Muun viestin lähetät itse.',
      sums: 'En laske yhteen ryhmän toteutusten opintopisteitä. ”Ryhmän TXL22S1 kurssit” luettelee ne opintopisteineen.',
      version: (version) => `Olen Coursebell ${version}. Lisää tietävät ne, jotka asensivat minut tänne.`,
      faults:
        'Virheet ovat Coursebellin lokissa, kukin JSON-rivinä, ja GET /metrics laskee ne. Epäonnistuneessa vastauksessa on viite, jolla rivit löytyvät lokista.',
      config:
        'Coursebellin asetukset ovat ympäristömuuttujia tai tiedosto .env siellä, missä se käynnistetään; docs/configuration.md luettelee ne. Kanavien ja henkilöiden asetukset ovat täällä: /course settings.',
      restart:
        'Slackista minua ei voi käynnistää uudelleen: se tehdään siellä, missä minua ajetaan. Seuratut pysyvät, ja Slackissa jo olevat muistutukset tulevat joka tapauksessa.',
      updates:
        'Kurssilistaa ei tarvitse päivittää: luen opintojärjestelmästä sen, mitä kysytään, ja seuratut toteutukset säännöllisin väliajoin. /course status kertoo, milloin viimeksi.',
      leave:
        'Slackin ylläpitäjä lopettaa minut koko työtilassa poistamalla sovelluksen Slackista: silloin kaikki päättyy, ja työtilan tiedot poistuvat minulta. Yhdeltä kanavalta: /remove @Coursebell.',
      excel:
        'En tee listasta taulukkoa enkä tiedostoa. Listan voi kopioida tekstinä, ja kalenteritiedostoissa on toteutusten ajat.',
      groups: (group) =>
        `${group} on opiskelijaryhmän tunnus: ryhmä opiskelee yhdessä samassa tutkinto-ohjelmassa. Se on lukujärjestyksessäsi. Pakollinen se ei ole, mutta sillä näytän ryhmän kurssit ja tunnit.`,
      link: (code) => `Kanava linkitetään toteutukseen siellä komennolla: /course link ${code}`,
      unlink: 'Kanavan linkitys poistetaan siellä komennolla: /course unlink',
      remind: (code) => `Koko kanavaa muistutan, kun kirjoitat siellä: /course follow ${code}`,
      remindHere: 'Muistutan tätä kanavaa toteutuksista, joita se seuraa. Valitse toteutus:',
      dailyHere: (setting) => `Valitse ”${setting}” tämän kanavan muistutuksista.`,
      daily: (setting) =>
        `Valitse asetuksissa ”${setting}”: painike avaa omasi, kanavan asetukset avaa kanavalla /course settings.`,
      weekly: (button) => `”${button}” tuo viikkokatsauksen tänne klo 8.00.`,
      setUp:
        'Kanavan kieli ja hiljaiset tunnit vaihdetaan siellä komennolla /course settings, omasi painikkeesta.',
      codes:
        'Tunnus, kuten TX00EY23-3015, on opinto-oppaassa toteutuksen nimen vieressä. Nimellä löydän toteutukset, joita täällä on haettu aiemmin.',
      snooze: (choice) => `Jokaisen muistutuksen ⋯-valikossa on ”${choice}” ja muita aikoja.`,
      undo: (button) => `Paina ${button} muutoksesta kertovan viestin alla.`,
    },
    title: 'Mihin Coursebell vastaa',
    unknown: (input) => `En tunne komentoa ”${input}”.`,
    unknownName: (input) =>
      `En tunne toteutusta nimeltä ”${input}”. Nimellä löydän toteutukset, joita täällä on haettu aiemmin; tunnus, kuten TX00EY23-3015, käy aina: se on opinto-oppaassa nimen vieressä.`,
    course: 'toteutus tai enintään kymmenen: nimi, ajoitus, ilmoittautuminen, ryhmät',
    search: 'toteutus nimellä, jos se on haettu täällä aiemmin',
    find: 'toteutuksia ryhmän, tutkinto-ohjelman, kielen, opintopisteiden tai auki olevan ilmoittautumisen mukaan, täällä nähdyistä',
    home: 'Sovelluksen Home-välilehdellä näet seuraamasi toteutukset, tulevat viikot ja asetuksesi. Minkä tahansa viestin valikossa on pikatoiminto ”Look up courses”.',
    unit: 'opintojakso tunnisteen perusteella; koodilla tai nimellä, jos se on nähty täällä',
    enrollment:
      'milloin ilmoittautuminen alkaa ja päättyy; ilman tunnusta: täällä seurattavista toteutuksista',
    rooms: 'rakennuksen tilat; rajaa paikkamäärällä (40+) tai sanalla',
    compare: '2–5 toteutusta rinnakkain ja niiden päällekkäisyydet',
    follow:
      'muistutukset ilmoittautumisen alkamisesta ja päättymisestä, toteutuksen alkamisesta sekä muutoksista; unfollow lopettaa ne',
    following: 'mitä täällä seurataan, muistutukset ja hiljaiset tunnit; status kertoo tilanteen',
    week: 'täällä seurattavien seuraavat seitsemän päivää: ilmoittautumiset, alut ja loput',
    term: 'täällä seurattavat aikajanalla, ja mitkä ovat käynnissä samaan aikaan',
    link: 'kanavan oma toteutus, jonka pelkkä /course sitten näyttää; unlink poistaa linkityksen',
    settings: 'kanavan asetukset ja omat asetuksesi: kieli, muistutukset, hiljaiset tunnit',
    help: 'tämä ohje',
    mention: 'Voit myös mainita minut tai kirjoittaa minulle suoraan.',
    tasks: {
      lookUp: 'Hae toteutus',
      open: 'Mihin voi ilmoittautua',
      remind: 'Muistuta minua',
      rooms: 'Tilat',
      commands: 'Kaikki komennot',
      how: 'Kirjoita minulle suoraan tai mainitse minut kanavalla.',
      examples: {
        lookUp: (course) => `milloin ilmoittautuminen kurssille ${course} päättyy?`,
        open: 'mille kursseille voi nyt ilmoittautua?',
        remind: (course) => `muistuta ennen kuin ilmoittautuminen kurssille ${course} päättyy`,
        rooms: (building) => `mitä tiloja rakennuksessa ${building} on?`,
      },
    },
    number: (n) => `Onko ${n} rakennus, toteutus vai opintojakso?`,
    failing: 'Tuntemani kurssit näytän silti, ja kerron, milloin ne on luettu.',
    working: 'Jos en löydä mitään, kysy kurssin tunnuksella tai jollakin muulla sen nimen sanalla.',
    outside: 'Tiedän vain, mitä opintotiedoissa on toteutuksista, ilmoittautumisesta ja tiloista.',
    elsewhere:
      'Tiedän vain, mitä opintotiedoissa on toteutuksista, ilmoittautumisesta ja tiloista. Todistuksista, suoritusotteista, opintotuesta ja omista opintopisteistäsi kertovat opiskelijapalvelut.',
    whichCourse:
      'Mitä toteutusta tarkoitat? Kysy uudestaan tunnuksen kanssa, kuten TX00EY23-3015, tai täällä aiemmin haetun toteutuksen nimellä.',
    hint: 'Kysy tunnuksella, kuten TX00EY23-3015, täällä aiemmin haetun toteutuksen nimellä tai rakennuksella.',
    button: 'Mitä voin kysyä?',
    heard: 'Selvä.',
    refused: 'Selvä, en muuttanut mitään.',
    whichOffer: 'Mitä näistä tarkoitat?',
    theOffer: 'Tästä painikkeesta se onnistuu:',
    agreed: (code: string) =>
      `En tiedä, mitä painiketta tarkoitat: paina sitä edellisen vastaukseni alla tai sano se kokonaan, esimerkiksi ”seuraa ${code}”.`,
    hello: 'Hei.',
    welcome: 'Ole hyvä.',
  },
  follow: {
    button: 'Seuraa',
    startHint: 'Seuraavaksi valitset, ketä muistutan.',
    allButton: 'Seuraa kaikkia',
    stop: 'Lopeta seuranta',
    stopAll: 'Lopeta kaikkien seuranta',
    stopTitle: 'Lopetetaanko koko kanavalta?',
    stopText: (id) => `Silloin kukaan tällä kanavalla ei enää saa muistutuksia toteutuksesta ${id}.`,
    keepOn: 'Jatka seurantaa',
    ask: (id) => `Kuka seuraa toteutusta ${id}?`,
    askOpen: (n) =>
      n === 1
        ? 'Kuka seuraa toteutusta, jonka ilmoittautuminen on nyt auki?'
        : `Kuka seuraa niitä ${n} toteutusta, joiden ilmoittautuminen on nyt auki?`,
    noneOpen: 'Mitään ei lisätty: yhdenkään ilmoittautuminen ei ole enää auki.',
    wereFollowed: (n) => (n === 1 ? 'Yksi oli jo seurannassa.' : `${n} oli jo seurannassa.`),
    notOpenNow: (n) =>
      n === 1 ? 'Yksi ei ole enää auki, joten se jäi pois.' : `${n} ei ole enää auki, joten ne jäivät pois.`,
    channel: 'Tämä kanava',
    person: 'Vain minä',
    explainBoth:
      'Tämä kanava: muistutukset tulevat kanavalle kaikkien nähtäviksi. Vain minä: lähetän ne sinulle suoraan.',
    explainPerson: 'Lähetän muistutukset sinulle suoraan.',
    alreadyMany: (n) => (n === 1 ? 'Yksi niistä oli jo seurannassa.' : `${n} niistä oli jo seurannassa.`),
    many: (n, next) => `Seurataan *${n} toteutusta*; seuraava muistutus: ${next}.`,
    titleChannel: 'Kanava seuraa nyt',
    titlePerson: 'Seuraat nyt',
    titleAlreadyOwn: 'Seuraat jo',
    titleAlready: 'Jo seurannassa täällä',
    nothingAdded: 'Seurattavia ei tullut lisää',
    already: 'oli jo seurannassa',
    missing: 'poistunut opintotiedoista',
    nextReminder: 'Seuraava muistutus',
    setUpBy: 'Seurannan aloitti',
    over: 'päättyi yli 30 päivää sitten',
    overAlone: (n, ids) =>
      n === 1
        ? `${ids} päättyi yli 30 päivää sitten, joten sitä ei voi seurata.`
        : `${ids} päättyivät yli 30 päivää sitten, joten niitä ei voi seurata.`,
    noneLeft: 'ei enää muistutuksia',
    lessonsTold: 'kerron, jos tunnit muuttuvat',
    noneLeftHere: 'Ei enää muistutuksia',
    noReminder: 'ei enää tulossa',
    noReminderContradictory:
      'ei tulossa: ilmoittautumisen alku ja loppu ovat ristiriidassa, joten ilmoittautumisesta ei muistuteta',
    noWindowReminders:
      'ilmoittautumisen alku ja loppu ovat ristiriidassa, joten ilmoittautumisesta ei muistuteta',
    noDatesYet: 'ei vielä, sillä ajankohtia ei ole ilmoitettu',
    remindersOff: 'ei ole, sillä kaikki muistutukset on otettu pois käytöstä',
    about: {
      opens: 'ilmoittautumisen alkamisesta',
      closes: 'ilmoittautumisen päättymisestä',
      starts: 'toteutuksen alkamisesta',
    },
    inAll: (n) => `Täällä seurataan yhteensä ${count(n, 'toteutusta', 'toteutusta')}.`,
    inAllOwn: (n) => `Seuraat yhteensä ${count(n, 'toteutusta', 'toteutusta')}.`,
    settingsHint: 'Valitse muistutukset ja hiljaiset tunnit komennolla /course following.',
    settingsHintOwn: 'Valitse omat muistutuksesi ja hiljaiset tunnit sovelluksen Home-välilehdellä.',
    failedTitle: 'Ei onnistunut',
    invite:
      'Voin kirjoittaa vain kanaville, joilla olen mukana. Jos en vielä ole tällä kanavalla, kutsu minut: /invite @Coursebell.',
    inviteGroup:
      'Voin kirjoittaa vain keskusteluihin, joissa olen mukana, eikä sovellusta voi kutsua ryhmäviestiin. Jos en ole mukana tässä, seuraa toteutuksia kanavalla tai yksityisviestissä minulle, tai muuta keskustelu yksityiseksi kanavaksi ja lisää minut sinne.',
    tooMany: (n, most) =>
      `Mitään ei lisätty: täällä seurataan jo ${n} toteutusta, ja niitä voi olla enintään ${most}. Lopeta ensin joidenkin seuraaminen: /course following.`,
    nowhere: 'En tiedä, mitä keskustelua tarkoitat. Kokeile kanavalla tai yksityisviestissä minulle.',
    where: 'Seuratut näytän vain sinulle. Kunkin kohdalla on painike Lopeta seuranta.',
    whereChannel: 'Kanavan seuraamat',
    whereOwn: 'Omat seurattavani',
    start: 'Seuraa toteutusta…',
    noDirect:
      'Mitään ei vielä seurata: en saanut avattua yksityisviestiä sinulle. Kirjoita minulle kerran suoraan ja yritä sitten uudelleen.',
    mayStillCome: 'Jos muistutus oli tulossa kymmenen minuutin sisällä, se voi vielä tulla.',
    unread: (typed) => `Seurattavissa ei ole toteutusta ”${typed}”, joten minkään seuraaminen ei päättynyt.`,
    unreadNamed: (typed) =>
      `Minkään seuraaminen ei ole vielä päättynyt. Valitse Lopeta seuranta sen toteutuksen kohdalta, jota tarkoitat (”${typed}”).`,
    unsure: 'En ole varma, minkä seuraaminen pitäisi lopettaa, joten en lopettanut mitään. Valitse tästä:',
    ofShown: (n) =>
      n === 1
        ? 'Et nimennyt toteutusta: tästä oli puhe viimeksi.'
        : `Et nimennyt toteutusta: näistä ${n} oli puhe viimeksi.`,
    otherPages: 'Luettelon muilla sivuilla olevat eivät ole mukana.',
    notAmong: (codes) => `Mukana eivät ole: ${codes}. ”Seuraa loppuja” seuraa niitä.`,
    offerTitle: (n) => (n === 1 ? 'Seurataanko tätä toteutusta?' : `Seurataanko näitä ${n} toteutusta?`),
    of: {
      channel: {
        stopAll: (n) =>
          `Kanava seuraa ${count(n, 'toteutusta', 'toteutusta')}. Lopetetaanko ${n === 1 ? 'sen' : 'niiden kaikkien'} seuranta? Silloin kukaan tällä kanavalla ei enää saa muistutuksia.`,
        stopped: 'Ei enää seurannassa täällä',
        stoppedOne: (id) => `Toteutusta ${id} ei enää seurata täällä.`,
        notFollowed: 'Ei ollut seurannassa täällä',
        notFollowedOne: (id) => `Toteutusta ${id} ei seurata täällä.`,
        nothing: 'Täällä ei seurata mitään.',
        offer:
          'En ole vielä muuttanut mitään. Paina Seuraa ja valitse, muistutanko kanavaa vai vain sinua: kun ilmoittautuminen alkaa, 24 tuntia ennen sen päättymistä ja ennen toteutuksen alkua sekä kun jokin muuttuu.',
      },
      person: {
        stopAll: (n) =>
          `Seuraat ${count(n, 'toteutusta', 'toteutusta')}. Lopetanko ${n === 1 ? 'sen' : 'kaikkien'} seurannan? Silloin en enää muistuta sinua. Jos haluat lopettaa vain osan, kerro mitkä.`,
        stopped: 'Et enää seuraa',
        stoppedOne: (id) => `Et enää seuraa toteutusta ${id}.`,
        notFollowed: 'Et seurannut',
        notFollowedOne: (id) => `Et seuraa toteutusta ${id}.`,
        nothing: 'Et seuraa mitään.',
        offer:
          'En ole vielä muuttanut mitään. Paina Seuraa, niin muistutan sinua, kun ilmoittautuminen alkaa, 24 tuntia ennen sen päättymistä ja ennen toteutuksen alkua sekä kun jokin muuttuu.',
      },
    },
    listChannel: (n) => `Kanava seuraa ${count(n, 'toteutusta', 'toteutusta')}`,
    listPerson: (n) => `Seuraat ${count(n, 'toteutusta', 'toteutusta')}`,
    more: (n) => `Lisäksi ${count(n, 'muu', 'muuta')}`,
    reminders: 'Muistutukset',
    quiet: (from, to, zone) =>
      `Hiljaiset tunnit: ${from}–${to} (${zone}). Niiden ajalle osuva muistutus tulee klo ${to} tai, jos se olisi liian myöhään tai vasta samana päivänä, ennen klo ${from}.`,
    quietShort: (from, to, zone) => `Hiljaiset tunnit: ${from}–${to} (${zone})`,
    noQuiet: 'Ei hiljaisia tunteja',
    checked: 'Viimeisin tarkistus',
    notYet: 'ei vielä',
    linkedUnfollowed: (id) =>
      `Kanavaan on linkitetty ${id}, mutta kanava ei seuraa sitä, joten muistutuksia ei tule.`,
    pausedSince: (when) => `Keskeytetty: ${when}.`,
    checksFail: (when) =>
      `Tarkistukset ovat epäonnistuneet, ensimmäisen kerran ${when}. Päivämäärät voivat olla vanhoja.`,
    distrusted: (when) =>
      `Opintotiedoista puuttuu paljon seuratusta, tai paljon on muuttunut kerralla, ensimmäisen kerran ${when}. Se voi olla virhe tiedoissa, joten mitään ei vielä muuteta.`,
    lessonsUnsure: (when) =>
      `Tunneista ei ole varmuutta: monta puuttuu opintotiedoista tai on siirtynyt kerralla, ensimmäisen kerran ${when}. Se voi olla virhe tiedoissa, joten siitä ei vielä kerrota.`,
  },
  reminder: {
    earlier: (days) => `${days} aiemmin`,
    later: (days) => `${days} myöhemmin`,
    opensNow: 'Ilmoittautuminen alkaa nyt',
    opens: (when) => `Ilmoittautuminen alkaa ${when}`,
    opened: 'Ilmoittautuminen on alkanut',
    closesNow: 'Ilmoittautuminen päättyy nyt',
    closes: (when) => `Ilmoittautuminen päättyy ${when}`,
    starts: (when) => `Toteutus alkaa ${when}`,
    opensOn: (date) => `Alkaa ${date}`,
    openedOn: (date) => `Alkoi ${date}`,
    closesOn: (date) => `Päättyy ${date}`,
    startsOn: (date) => `Alkaa ${date}`,
    noClosing: 'Päättymisaikaa ei ole ilmoitettu',
    heads: {
      changed: 'Muuttunut',
      missing: 'Poistunut',
      back: 'Palannut',
      ended: 'Päättynyt',
      several: 'Uutta',
    },
    withMore: (name, n) => `${name} ja ${count(n, 'muu', 'muuta')}`,
    date: {
      opens: {
        ahead: 'Ilmoittautuminen alkaa',
        past: 'Ilmoittautuminen alkoi',
        neutral: 'Ilmoittautumisen alku',
      },
      closes: {
        ahead: 'Ilmoittautuminen päättyy',
        past: 'Ilmoittautuminen päättyi',
        neutral: 'Ilmoittautumisen loppu',
      },
      starts: { ahead: 'Toteutus alkaa', past: 'Toteutus alkoi', neutral: 'Toteutuksen alku' },
      ends: { ahead: 'Toteutus päättyy', past: 'Toteutus päättyi', neutral: 'Toteutuksen loppu' },
    },
    missing: 'Ei enää opintotiedoissa, seurataan edelleen',
    back: 'Jälleen opintotiedoissa',
    isBack: 'jälleen opintotiedoissa',
    ended: 'Päättyi yli 30 päivää sitten, eikä toteutusta enää seurata',
    alsoNews: (n) => `Uutta on myös ${count(n, 'toteutuksesta', 'toteutuksesta')} (katso /course TUNNUS)`,
    pausedIn: (channel) => `En voi lähettää muistutuksia kanavalle ${channel}.`,
    pausedInGroup: 'En voi lähettää muistutuksia ryhmäviestiin, jossa seuraat toteutuksia.',
    pause: {
      not_in_channel: 'En ole mukana kanavalla. Kutsu minut sinne: /invite @Coursebell.',
      channel_not_found:
        'Kanavaa ei enää ole, tai se on yksityinen, enkä ole siellä mukana. Kutsu minut komennolla /invite @Coursebell tai seuraa toteutuksia muualla.',
      is_archived: 'Kanava on arkistoitu. Palauta se arkistosta tai seuraa toteutuksia muualla.',
      token_revoked:
        'Slack ei enää hyväksy Coursebellin pääsyä tähän työtilaan. Pyydä ylläpitäjää asentamaan Coursebell uudelleen.',
      account_inactive:
        'Coursebell on poistettu käytöstä tässä työtilassa. Pyydä ylläpitäjää ottamaan se käyttöön tai asentamaan se uudelleen.',
      group:
        'En ole mukana ryhmäviestissä, eikä sovellusta voi kutsua ryhmäviestiin. Seuraa toteutuksia kanavalla tai yksityisviestissä minulle, tai muuta keskustelu yksityiseksi kanavaksi ja lisää minut sinne.',
      direct: 'Slack ei anna minun kirjoittaa sinulle suoraan. Kirjoita minulle yksityisviesti.',
      ruled:
        'En saa kirjoittaa sinne: siitä päättävät kanavan hallinnoijat ja työtilan ylläpitäjät. Pyydä heitä sallimaan Coursebellin viestit tai seuraa toteutuksia muualla.',
      setup:
        'Slack ei hyväksy viestejäni, koska Coursebellin asetuksissa on vikaa. Kerro siitä Coursebellin ylläpidolle.',
      person:
        'Slack ei hyväksy viestejäni sinne henkilön tilin vuoksi. Jos tämä jatkuu, kerro Coursebellin ylläpidolle.',
      text: 'Slack ei hyväksy viestejäni sinne niiden muodon vuoksi. Kerro Coursebellin ylläpidolle.',
      over: 'Slackin mukaan sitä, mihin viestini siellä kuuluvat, ei enää ole. Jos tämä jatkuu, kerro Coursebellin ylläpidolle.',
      other:
        'Slack ei hyväksy viestejäni sinne. Tarkista, kuka kanavalle saa kirjoittaa; jos se on kunnossa, kerro Coursebellin ylläpidolle.',
    },
    resumes: 'Sen jälkeen muistutukset jatkuvat itsestään; mitään seurattavaa ei katoa.',
  },
  week: {
    title: {
      channel: (days) => `Tämän kanavan toteutukset: ${days}`,
      person: (days) => `Seuraamasi toteutukset: ${days}`,
    },
    quiet: (n) =>
      `Näinä seitsemänä päivänä mikään ei ala eikä pääty (${count(n, 'toteutus', 'toteutusta')}).`,
    overview: (days) => `Tällä viikolla: ${days}`,
    onlyMondays: 'Viikkokatsaus tulee maanantaisin klo 8.00, ei muina päivinä.',
    switchOn: 'Joka maanantai',
    switchOff: 'Ei enää maanantaisin',
    offered: {
      channel: 'Tämä voi tulla itsestään: joka maanantai klo 8.00 tälle kanavalle.',
      person: 'Tämä voi tulla itsestään: joka maanantai klo 8.00 suoraan sinulle.',
    },
    comes: {
      channel: 'Viikkokatsaus tulee tälle kanavalle joka maanantai klo 8.00, ellei viikko ole tyhjä.',
      person: 'Viikkokatsaus tulee sinulle joka maanantai klo 8.00, ellei viikko ole tyhjä.',
    },
    ended: {
      channel: 'Viikkokatsausta ei enää tule tälle kanavalle.',
      person: 'Viikkokatsausta ei enää tule sinulle.',
    },
    howToEnd: {
      channel: 'Tämä tulee joka maanantai; /course settings lopettaa sen.',
      person: 'Tämä tulee joka maanantai; sen voi lopettaa Home-välilehden asetuksissa.',
    },
    setting: 'Viikkokatsaus',
    on: 'maanantaisin klo 8.00',
    none: 'ei',
  },
  daily: {
    switchOn: 'Tunnit joka aamu',
    switchOff: 'Ei tunteja aamuisin',
    setting: 'Päivän tunnit',
    times: (first: string, last: string) =>
      `Päivän tunnit voivat tulla klo ${first}–${last}, puolen tunnin välein.`,
    none: 'ei',
    at: (time) => `klo ${time} päivinä, joina on tunteja`,
    hint: 'Tulee päivinä, joina on tunteja. Hiljaisten tuntien aikana se tulee niiden päättyessä.',
    afterQuiet: (time) => `Hiljaisten tuntien takia päivän tunnit tulevat klo ${time}.`,
    title: (n) => `Tänään: ${count(n, 'oppitunti', 'oppituntia')}`,
    howToEnd: {
      channel: 'Tämä tulee päivinä, joina on tunteja; /course settings lopettaa sen.',
      person: 'Tämä tulee päivinä, joina on tunteja; sen voi lopettaa Home-välilehden asetuksissa.',
    },
    button: 'Joka aamu…',
    soon: (length) => `Tunnin alkuun ${length}`,
    soonEnds: 'Nämä muistutukset voi lopettaa Home-välilehden asetuksissa.',
    personal: 'Muistutuksia ennen tunteja tulee vain henkilöille: pyydä niitä suorassa viestissä minulle.',
    howLong: (id) =>
      `Kuinka paljon ennen toteutuksen ${id} tunteja? Mitään ei ole vielä asetettu. Valitse jokin näistä:`,
    onlyThese:
      'Muistutan vain kurssien ajankohdista ja tunneista. Nimeä kurssi tai valitse tästä, milloin muistutan.',
    choices: (names) => `Tarjolla olevat muistutukset ennen tunteja: ${names}.`,
  },
  term: {
    title: {
      channel: (n) => `Kanavan lukukausi: ${count(n, 'toteutus', 'toteutusta')}`,
      person: (n) => `Lukukauteni: ${count(n, 'toteutus', 'toteutusta')}`,
    },
    pair: (one, other, days) => `${one} ja ${other} ovat käynnissä samaan aikaan: ${days}`,
    several: (one, others) => `${one} on käynnissä samaan aikaan kuin ${others}`,
    none: 'Mitkään kaksi näistä toteutuksista eivät ole käynnissä samaan aikaan',
    credits: (all, byMonth) => `Yhteensä ${all}, alkamiskuukausittain: ${byMonth}`,
    noStart: 'alku ei tiedossa',
    together: (n, of) => `${n}/${of} toteutusta on käynnissä samaan aikaan jonkin toisen kanssa`,
    lessonPairs: (n) => `Tunteja samaan aikaan: ${n === 1 ? '1 toteutuspari' : `${n} toteutusparia`}`,
    creditsAlone: (all) => `Yhteensä ${all}`,
    all: 'Näytä kaikki',
    closing: (week, names) => `${week}: ilmoittautuminen päättyy: ${names}`,
  },
  timeLine: {
    enrollment: 'ilmoittautuminen',
    teaching: 'toteutus',
    both: 'molemmat',
    today: 'tänään',
    noDates: 'ajankohtia ei ole ilmoitettu',
  },
  compare: {
    noExamTimes:
      'Tenteillä ei ole opintotiedoissa omia aikoja, joten en tiedä, menevätkö ne päällekkäin. Tämä tiedetään:',
    ownFirst: (n, of) => `Verrattu ${n} kurssiisi; niitä on ${of}.`,
    withOwn: (name) => `${name} ja omat kurssisi`,
    title: (n) => `Vertailussa ${count(n, 'toteutus', 'toteutusta')}`,
    onlyOne: 'Vertailtavaa ei ole: vain yksi toteutus löytyi',
    nothing: 'Mitään ei voitu vertailla',
    runOfUnit: (unit, run, of) =>
      `Opintojaksosta ${unit} vertaillaan toteutusta ${run}; toteutuksia on ${of}. Muita vertailet antamalla niiden tunnukset.`,
    firstRuns: (unit, n, of) =>
      `Opintojakson ${unit} ${of} toteutuksesta vertaillaan ${n} ensimmäistä. Muita vertailet antamalla niiden tunnukset.`,
    onlyOneFetched: 'Vertailtavaa ei ole: vain yhden toteutuksen tiedot saatiin',
    overlap: (one, other, dates) => `${one} ja ${other} ajoittuvat päällekkäin: ${dates}`,
    allOverlap: (n, dates) => `Kaikki ${n} toteutusta ajoittuvat päällekkäin: ${dates}`,
    noOverlap: 'Toteutukset eivät ajoitu päällekkäin',
    noOtherOverlap: 'Muut toteutukset eivät ajoitu päällekkäin',
    noDates: (ids) => `Päällekkäisyyttä ei voi päätellä, koska alku tai loppu puuttuu: ${ids}`,
    reversedDates: (ids) =>
      `Päällekkäisyyttä ei voi päätellä, koska alku ja loppu ovat ristiriidassa keskenään: ${ids}`,
    bothOpen: (dates) => `Molempiin voi ilmoittautua samaan aikaan: ${dates}`,
    allOpen: (dates) => `Kaikkiin voi ilmoittautua samaan aikaan: ${dates}`,
    neverBothOpen: 'Molempiin ei voi missään vaiheessa ilmoittautua samaan aikaan',
    neverAllOpen: 'Kaikkiin ei voi missään vaiheessa ilmoittautua samaan aikaan',
    closesFirst: (ids, when) => `Ilmoittautuminen päättyy ensin: ${ids}, ${when}`,
    noCredits: (ids) => `Laajuutta ei ole ilmoitettu: ${ids}`,
    note: 'Tässä verrataan toteutusten ajankohtia: kaikkien tuntien aikoja ei tiedetä.',
  },
  install: {
    before: {
      title: 'Lisää Coursebell Slackiin',
      explain:
        'Coursebell vastaa kysymyksiin toteutuksista, ilmoittautumisajoista ja tiloista siellä, missä ne esitetään, ja muistuttaa kanavaa tai henkilöä, kun ilmoittautuminen alkaa ja ennen kuin se päättyy.',
      asks: 'Slack näyttää, mitä Coursebell saa tehdä, ja pyytää valitsemaan työtilan. Saatat tarvita työtilan ylläpidon luvan.',
      button: 'Lisää Slackiin',
    },
    done: {
      title: 'Coursebell on asennettu',
      workspace: (name) => `Se vastaa nyt työtilassa ${name}.`,
      organization: (name) => `Se vastaa nyt niissä organisaation ${name} työtiloissa, joihin se lisätään.`,
      withoutChannels:
        'Se ei saanut lupaa lukea julkisten kanavien viestejä, joten se ei vastaa toteutustunnuksiin, jotka vain mainitaan viestissä. Kaikki muu toimii.',
      next: 'Seuraavat vaiheet',
      invite: 'Kutsu se kanaville, joilla sen pitää vastata ja muistuttaa:',
      help: 'Katso, mitä kaikkea voi kysyä:',
      open: 'Avaa Slack',
    },
    failed: {
      title: 'Coursebelliä ei asennettu',
      deniedTitle: 'Mitään ei asennettu',
      denied: 'Asennus peruttiin Slackissa. Voit aloittaa uudelleen milloin tahansa.',
      expired: 'Asennuksen aloittamisesta on yli kymmenen minuuttia. Aloita uudelleen.',
      used: 'Tämä osoite on jo käytetty. Jos Coursebell ei vastaa työtilassasi, aloita uudelleen.',
      otherBrowser:
        'Asennus aloitettiin toisessa selaimessa tai välilehdessä, tai evästeitä ei säilytetä. Aloita uudelleen ja jatka samassa selaimessa.',
      incomplete: 'Osoitteesta, johon Slack ohjasi, puuttuu jotakin. Aloita uudelleen.',
      slackDown: 'Slack ei vastaa juuri nyt. Aloita uudelleen muutaman minuutin kuluttua.',
      noWay:
        'Coursebell ei pääse Slackiin, eikä odottaminen auta. Kerro asiasta Coursebellin ylläpitäjälle: syy on lokissa.',
      refused: (reason) =>
        `Slack ei hyväksy asennusta (${reason}). Aloita uudelleen; jos sama toistuu, kerro siitä Coursebellin ylläpidolle.`,
      notKept: 'Asennusta ei voitu tallentaa. Aloita uudelleen muutaman minuutin kuluttua.',
      again: 'Aloita uudelleen',
    },
  },
  publicPages: {
    privacy: {
      title: 'Tietosuoja',
      sections: [
        {
          title: 'Mitä Coursebell tallentaa',
          words: [
            'Toteutukset, joita kanavat ja ihmiset seuraavat, kuka seurannan aloitti ja miten muistutukset tulevat: kieli, aikavyöhyke ja hiljaiset tunnit. 180 päivän ajan henkilön kymmenen viimeksi katsomaa toteutusta sekä työtilassa katsotut toteutukset ilman henkilöitä. Valinnat sekä tiivisteet kalenterisyötteiden osoitteista ja avustajien avaimista.',
            'Ihmiset ja kanavat tallennetaan Slack-tunnisteella, ilman nimiä. Viestejä ei tallenneta. Asennuksen avaimet salataan.',
          ],
        },
        {
          title: 'Kenelle tietoja välitetään',
          words: [
            'Opintojärjestelmä saa kurssien tunnukset ja kysymyksen kielen, ei koskaan kysyjää. Slack saa vastaukset ja muistutukset sinne, mihin ne pyydettiin. Yhdistämäsi avustaja saa sen, minkä sinäkin näet, kunnes mitätöit sen avaimen. Käyttöä ei seurata, eikä tietoja myydä tai luovuteta muille.',
          ],
        },
        {
          title: 'Miten näet ja poistat tietosi',
          words: [
            'Avaa Slackissa Coursebellin Home-välilehti ja paina ”Omat tiedot…”: näet, mitä sinusta on tallennettu, ja voit ladata sen tiedostona tai poistaa sen heti. Kun sovellus poistetaan työtilasta, avaimet, valinnat ja haut poistetaan heti ja seurannat 30 päivän päästä.',
          ],
        },
      ],
    },
    support: {
      title: 'Apua Coursebellin käyttöön',
      explain: 'Useimpiin kysymyksiin löytyy vastaus Slackista:',
      help: 'Kaikki, mitä voit kysyä:',
      status: 'Tulevatko muistutukset, ja miksi eivät:',
      invite: 'Eikö maininta kanavalla tuota vastausta? Kutsu sovellus:',
    },
    contact: {
      title: 'Keneltä kysyä',
      ask: 'Jos vastaus näyttää virheen, lähetä sen viite tänne:',
      unnamed:
        'Kysy Coursebellin ylläpidolta omasta korkeakoulustasi. Jos vastaus näyttää virheen, kerro sen viite.',
    },
  },
  privacy: {
    told: {
      sees: 'Mitä kysyt minulta suoraan tai komennolla, näet vain sinä. Kun mainitset minut kanavalla, sen näkevät kaikki siellä. Opintojärjestelmä ei saa tietää, kuka kysyi.',
      reads:
        'Luen, mitä minulle kirjoitetaan, ja etsin toteutustunnuksia kanavilta, joilla se on otettu käyttöön. En säilytä viestejä: vain mitä haet, seuraat ja asetat.',
      kept: 'Säilytän Slack-tunnuksesi alla sen, mitä haet, seuraat ja asetat; viestejä en säilytä. ”Omat tiedot” näyttää kaiken, antaa sen tiedostona ja poistaa sen.',
      erased:
        'Poistan heti kaiken, mitä sinusta säilytän: ”Omat tiedot” näyttää sen ja kysyy ensin. Kanavien seuraamat jäävät.',
      runs: 'Coursebelliä ylläpitävät ne, jotka asensivat sen tähän työtilaan, korkeakoulun puolesta. Opintotiedot tulevat korkeakoulun opintojärjestelmästä.',
      ai: 'Olen ohjelma, en tekoäly: luen kysymykset sanalistojen ja esimerkkien avulla ja näytän, mitä opintotiedoissa on. En lähetä mitään kirjoittamaasi kielimallille.',
      means:
        'Toteutus on yksi kerta, jona kurssi pidetään: sillä on oma ajankohtansa, ryhmänsä ja ilmoittautumisaikansa. Sen tunnus on esimerkiksi TX00EY23-3015. Opintojakso, TX00EY23, on joka kerralla sama.',
      changers: {
        everyone:
          'Jokainen kanavalla voi muuttaa sen asetuksia ja sitä, mitä se seuraa. Jokaisesta muutoksesta kerrotaan kanavalle, ja sen voi perua vuorokauden ajan.',
        managers:
          'Kanavan asetuksia ja seurantaa voivat muuttaa vain työtilan ylläpitäjät ja omistajat, ja jokainen sitä, minkä on itse asettanut. Muutoksista kerrotaan kanavalle.',
      },
    },
    button: 'Omat tiedot…',
    title: 'Omat tiedot',
    about:
      'Säilytän sinusta tässä työtilassa nämä tiedot. Ne on tallennettu Slack-tunnuksesi alle, ei nimesi alle.',
    follows: 'Toteutukset, joita seuraat itse',
    setUp: 'Toteutukset, joita kanavat seuraavat aloitteestasi',
    enrolled: 'Toteutukset, joille merkitsit ilmoittautuneesi',
    snoozed: 'Toteutukset, joista muistutan sinua uudelleen',
    lookUps: 'Viimeksi hakemasi toteutukset',
    spokenOf: (hours: number, minutes: number) =>
      `Viimeisimpien vastausten toteutukset: ketjuissa ${hours} h, suorassa keskustelussa ${minutes} min`,
    searched: 'mitä viimeksi kysyit',
    also: 'Lisäksi',
    settings: 'omat asetuksesi',
    reminders: 'muistutustesi tiedot (kieli, aikavyöhyke, hiljaiset tunnit)',
    feed: 'kalenterisyötteesi osoitteen tiiviste',
    changes:
      'mitä muutit kanaville ja mitä lakkasit seuraamasta viimeisen vuorokauden aikana, jotta sen voi kumota',
    assistants: (n) =>
      n === 1 ? 'avustajasi avaimen nimi ja tiiviste' : `avustajiesi ${n} avaimen nimet ja tiivisteet`,
    group: 'Ryhmäsi',
    greeted: 'milloin tervehdin sinua',
    homeOpened: 'Home-välilehden viimeisin avausaika',
    nothing: 'En säilytä sinusta mitään tietoja tässä työtilassa.',
    erasing:
      'Kaikki nämä voi poistaa. Silloin asetuksesi palautuvat alkuperäisiksi ja kalenterisyötteesi osoite ja avustajiesi avaimet lakkaavat toimimasta. Poistoa ei voi perua.',
    erasingReminders:
      'Omat muistutuksesi loppuvat: et enää seuraa itse yhtään toteutusta, ja perun muistutukset, jotka Slack jo säilyttää sinua varten. Kymmenen minuutin sisällä tuleva muistutus voi vielä tulla, samoin tieto muutoksesta viidentoista minuutin sisällä.',
    stays:
      'Kanavien seuraamat toteutukset säilyvät ja niiden muistutukset tulevat kanaville edelleen, mutta niissä ei enää kerrota, että sinä aloitit seurannan. Lähettämäni viestit säilyvät Slackissa.',
    erase: 'Poista kaikki',
    eraseTitle: 'Poistetaanko kaikki?',
    eraseText:
      'Seurantasi, muistutuksesi, asetuksesi, hakusi, kalenterisyötteesi ja avustajiesi avaimet poistetaan lopullisesti. Kanavien seurannat säilyvät.',
    keep: 'Säilytä',
    erased: 'Sinusta säilyttämäni tiedot on poistettu.',
    stillHeld: (n) =>
      `Kaikki muu on poistettu, paitsi mitä tarvitsen ${n === 1 ? 'yhteen muistutukseen, jonka' : `${n} muistutukseen, jotka`} Slack vielä säilyttää sinua varten. Poistan senkin heti, kun Slack on perunut ${n === 1 ? 'muistutuksen' : 'muistutukset'} tai lähettänyt ${n === 1 ? 'sen' : 'ne'} viidentoista minuutin sisällä.`,
    notOverwritten:
      'Sinusta säilyttämäni tiedot on poistettu käytöstä, mutta niistä on tiedostoissani jälkiä niin kauan kuin jokin muu ohjelma lukee tiedostoja. Sen jälkeen kirjoitan jälkien päälle.',
    afterwards: 'Mitä tästä lähtien kysyt, tallentuu kuten ennenkin.',
  },
  calendar: {
    missing: 'Poistunut opintotiedoista.',
    button: 'Lisää kalenteriin',
    title: 'Lisää kalenteriin',
    explain:
      'Tiedostossa ovat ajankohdat: milloin ilmoittautuminen alkaa ja päättyy ja milloin toteutus alkaa ja päättyy. Avaa se kalenterissasi.',
    withLessons: 'Mukana ovat myös tulevat opetuskerrat tiloineen.',
    afterwards:
      'Tiedosto ei päivity jälkikäteen: jos ajankohdat muuttuvat, lataa se uudelleen. Home-välilehden kalenterisyöte pysyy ajan tasalla itsestään.',
    download: 'Lataa (.ics)',
    noDates: 'Tälle toteutukselle ei ole vielä ilmoitettu ajankohtia.',
    datesContradict:
      'Toteutuksen ajankohdat ovat ristiriidassa keskenään, joten kalenteriin ei ole vietävää.',
    noPublicAddress:
      'Kalenteritiedostoja ei ole tarjolla, koska Coursebellillä ei ole julkista osoitetta. Ylläpito voi antaa sille sellaisen.',
    feed: 'Kalenterisyöte',
    feedExplain:
      'Yksityinen osoite, jossa ovat kaikkien seuraamiesi toteutusten ajankohdat ja tunnit, jos ne tiedetään. Tilaa se kalenteriisi, niin se pysyy ajan tasalla.',
    make: 'Luo osoite',
    makeNew: 'Luo uusi osoite',
    revoke: 'Mitätöi osoite',
    revokeTitle: 'Osoitteen mitätöinti',
    revokeText: 'Sitä käyttävät kalenterit eivät enää päivity. Voit luoda uuden osoitteen.',
    keep: 'Säilytä',
    madeOn: (date) => `Osoite luotu: ${date}.`,
    replaces: 'Uusi osoite korvaa edellisen, joka lakkaa toimimasta.',
    addressTitle: 'Syötteen osoite',
    once: 'Osoite näytetään vain nyt: kopioi se kalenteriisi. Jokainen, jolla osoite on, näkee, mitä seuraat. Jos se joutuu vääriin käsiin, mitätöi se.',
    revoked: 'Osoite ei enää toimi.',
    feedName: 'Coursebell: seuraamasi toteutukset',
    more: (id) => `Lisää Slackissa: /course ${id}`,
    later: 'Tiedostoa ei juuri nyt saada. Yritä uudelleen muutaman minuutin kuluttua.',
  },
  assistants: {
    unknownArguments: (names) => `Tällä työkalulla ei ole näitä argumentteja: ${names}.`,
    button: 'Yhdistä avustaja…',
    title: 'Yhdistä avustaja',
    about:
      'Claude, VS Code ja muut MCP:tä käyttävät ohjelmat voivat kysyä minulta puolestasi: hakea toteutuksia ja tiloja, kertoa ajankohtasi ja seurata toteutuksia puolestasi. Jokainen tarvitsee oman avaimensa. Slackbot ei tarvitse avainta.',
    label: 'Avustajan nimi',
    make: 'Luo avain',
    madeOn: (date) => `Avain luotu: ${date}.`,
    revoke: 'Mitätöi',
    revokeTitle: 'Avaimen mitätöinti',
    revokeText: 'Sitä käyttävä avustaja ei voi enää kysyä minulta. Voit luoda uuden avaimen.',
    keep: 'Säilytä',
    revoked: 'Avain ei enää toimi.',
    most: (n) => `Sinulla on ${n} avainta, eikä enempää voi olla. Mitätöi avain, jota et enää tarvitse.`,
    address: 'Osoite',
    noAddress: 'Osoitteen lopussa on /mcp. Ylläpito tietää, miten osoite alkaa.',
    token: 'Avain',
    once: 'Avain näytetään vain nyt: kopioi se avustajan asetuksiin otsakkeeksi ”Authorization: Bearer”, jonka perään tulee avain. Jokainen, jolla avain on, voi kysyä puolestasi. Jos se joutuu vääriin käsiin, mitätöi se.',
    off: 'Avustajia ei voi yhdistää täällä. Ylläpito voi ottaa toiminnon käyttöön.',
  },
  settings: {
    title: 'Omat asetukset',
    now: (what) => `Asetuksesi nyt: ${what}.`,
    save: 'Tallenna',
    language: 'Kieli',
    languageHint: 'Koskee vastauksia sinulle ja muistutuksia, jotka lähetän sinulle suoraan.',
    asInSlack: 'Sama kuin Slackissa',
    reminders: 'Muistutukset, jotka lähetän sinulle suoraan',
    quietFrom: 'Hiljaiset tunnit alkavat',
    quietTo: 'Hiljaiset tunnit päättyvät',
    quietHint:
      'Oman aikavyöhykkeesi mukaan. Hiljaisten tuntien aikaan osuva muistutus tulee niiden jälkeen tai, jos se olisi liian myöhään, ennen niitä.',
    everyDay:
      'Hiljaiset tunnit ovat samat joka päivä; vain joksikin päiväksi tai hetkeksi hiljaisuutta ei ole.',
    unchanged: 'Mitään ei muutettu.',
    sameHours: 'Valitse kaksi eri kellonaikaa tai ”Ei hiljaisia tunteja”.',
  },
  home: {
    asOf: (time) => `Tiedot on haettu ${time}. Uudempia ei ole haettu sen jälkeen.`,
    title: 'Etusivu',
    welcome: 'Tervetuloa Coursebelliin',
    about:
      'Coursebell vastaa kysymyksiin kursseista, ilmoittautumisesta ja tiloista ja muistuttaa, kun ilmoittautuminen alkaa ja ennen kuin se päättyy. Tiedot tulevat korkeakoulun opintojärjestelmästä.',
    lookUp: 'Hae toteutus…',
    settings: 'Asetukset…',
    follows: 'Seuraamasi toteutukset',
    nothing: 'Et seuraa vielä yhtään toteutusta. Hae toteutus ja paina Seuraa.',
    paused:
      'Muistutuksesi ovat tauolla, koska Slack ei toimita niitä. Kirjoita minulle yksityisviestinä ”tilanne”, niin kerron miksi.',
    nothingNext: 'ei enää tulossa mitään',
    timeline: (weeks) => `Seuraavat ${weeks} viikkoa`,
    week: (n, days) => `Viikko ${n} (${days})`,
    quiet: 'Näille viikoille ei osu seuraamiesi toteutusten päivämääriä.',
    moreDates: (n) => `Ja vielä ${count(n, 'päivämäärä', 'päivämäärää')}.`,
    recents: 'Viimeksi haetut',
    settingsTitle: 'Asetuksesi',
    language: 'Kieli',
    asInSlack: 'sama kuin Slackissa',
    none: 'ei käytössä',
    quietTitle: 'Hiljaiset tunnit',
  },
  lookUp: {
    title: 'Hae toteutus',
    label: 'Toteutuksen tunnus tai nimi',
    placeholder: 'Kirjoita tunnus tai nimi',
    hint: 'Mikä tahansa toteutustunnus käy, esimerkiksi TX00EY23-3015, ja opintojakson tunnus, esimerkiksi TX00EY23, näyttää sen toteutukset. Nimellä löytyvät vain tässä työtilassa aiemmin haetut: kaikkia en voi hakea nimellä.',
    submit: 'Näytä',
    notACode:
      'Valitse toteutus luettelosta tai kirjoita toteutuksen tai opintojakson tunnus, esimerkiksi TX00EY23-3015 tai TX00EY23.',
    noCodes: 'Viestissä ei ole toteutustunnusta. Tunnus on muotoa TX00EY23-3015.',
    notDone: (typed: string) => `Vielä tekemättä: ”${typed}”. Painike tekee sen.`,
    notYet: (typed: string) => `Vielä vastaamatta: ”${typed}”. Painike näyttää sen.`,
    notFollowed: (typed: string) =>
      `Vielä tekemättä: ”${typed}”. Valitse Seuraa sen toteutuksen kohdalta, jota tarkoitat.`,
    unanswered: (typed) =>
      `Vastaamatta jäi: ”${typed}”. Kysy se erikseen; /course help näyttää, mihin osaan vastata.`,
    part: (typed) => `Vastasin tähän: ”${typed}”. Muuta en ymmärtänyt.`,
    unread: (typed) => `En osannut lukea: ${typed}. Kirjoita koko tunnus.`,
    someAsked: (first, all) => `Tässä on ${first} ensimmäistä, kaikkiaan ${all}.`,
    others: (count) => (count === 1 ? 'Näytä viimeinen' : `Näytä loput ${count}`),
    onlyFirst: (first, all) => `Viestissä on ${all} tunnusta. Tässä ovat ensimmäiset ${first}.`,
  },
  newRuns: {
    title: (n, names) => (n === 1 ? `Uusi toteutus: ${names}` : `${n} uutta toteutusta: ${names}`),
    howToStop: (name) => `Jos et halua enää kuulla uusista toteutuksista: /course unfollow ${name}`,
    ofUnit: (code) => `opintojakson ${code} uudet toteutukset`,
    ofGroup: (code) => `ryhmän ${code} uudet toteutukset`,
    unit: (code) => `opintojaksolle ${code}`,
    group: (code) => `ryhmälle ${code}`,
    now: {
      channel: (names) => `Kerron tällä kanavalla, kun ${names} tulee uusi toteutus.`,
      person: (names) => `Kerron, kun ${names} tulee uusi toteutus.`,
    },
    already: (names) => `Näistä kerrotaan täällä jo: ${names}.`,
    known: (n) =>
      n === 0
        ? 'En tunne vielä yhtään.'
        : `Tunnen tähän mennessä ${count(n, 'toteutuksen', 'toteutusta')}; seuraa sellaista antamalla sen tunnus.`,
    found: {
      search:
        'Etsin opintojakson seuraavia tunnuksia jokaisella tarkistuksella ja huomaan, mitä täällä haetaan.',
      lookUps: 'Huomaan, mitä täällä haetaan ja seurataan.',
      catalogue: 'Haen koko opintotarjonnasta jokaisella tarkistuksella.',
    },
    stopped: (names) => `Ei enää kerrota täällä: ${names}.`,
    list: (names) => `Lisäksi täällä kerrotaan: ${names}.`,
    choose: 'Lopeta kertominen…',
    offer: (names) => `En ole vielä muuttanut mitään. Paina Seuraa, niin kerron: ${names}.`,
  },
  changes: {
    by: (user) => `Muutoksen teki ${user}`,
    undoneBy: (user) => `Kumosi ${user}`,
    partUndoneBy: (user) => `Osan kumosi ${user}`,
    undo: 'Kumoa',
    undone: 'Kumottu.',
    nothingLeft: 'Kumottavaa ei enää ollut: asiaa on muutettu sen jälkeen.',
    noRoom: 'Kaikkea ei voitu ottaa takaisin seurantaan: kanava voi seurata enintään sataa.',
    followed: (courses) => `Tämä kanava seuraa nyt: ${courses}.`,
    unfollowed: (courses) => `Tämä kanava ei enää seuraa: ${courses}.`,
    linked: (name) => `Tähän kanavaan on nyt linkitetty ${name}.`,
    relinked: (name, before) => `Tähän kanavaan on nyt linkitetty ${name}, ei enää ${before}.`,
    unlinked: (name) => `Tähän kanavaan ei ole enää linkitetty: ${name}.`,
    settings: (list) => `Tämän kanavan asetuksia muutettiin: ${list}.`,
    settingsAsBefore: 'Tämän kanavan asetuksia muutettiin ja palautettiin entiselleen.',
    language: (language) => `kieli ${language}`,
    ofAsker: 'kysyjän oma',
    codes: { on: 'viestien tunnuksiin vastataan', off: 'viestien tunnuksiin ei vastata' },
    quiet: (from, to) => `hiljaiset tunnit ${from}–${to}`,
    noQuiet: 'ei hiljaisia tunteja',
    reminders: 'muistutukset',
    untold: 'En voinut kertoa tästä kanavalle.',
    notAllowed: {
      managers:
        'Tämän voivat täällä muuttaa vain työtilan ylläpitäjät ja omistajat sekä se, joka asian asetti. Pyydä joltakulta heistä.',
      unsure:
        'Tämän voivat muuttaa vain työtilan ylläpitäjät ja omistajat, eikä Slack nyt kerro, keitä he ovat. Yritä myöhemmin uudelleen.',
      over: 'Tätä ei voi enää kumota: se on jo kumottu, tai vuorokausi on kulunut.',
    },
  },
  channel: {
    title: 'Kanavan asetukset',
    language: 'Koko kanavalle näkyvien vastausten kieli',
    ofAsker: 'kysyjän kieli',
    codes: 'Tunnukset tavallisissa viesteissä',
    answered: 'niihin vastataan',
    notAnswered: 'niihin ei vastata',
    codesExplain:
      'Kun viestissä on toteutustunnuksia, vastaan yhdellä kortilla sen ketjussa. Tämä toimii julkisilla kanavilla, joilla olen ja joita saan lukea.',
    switchOn: 'Vastaa tunnuksiin',
    switchOff: 'Älä vastaa tunnuksiin',
    course: 'Kanavan oma toteutus',
    none: 'ei ole',
    gone: 'poistunut opintotiedoista',
    howToLink:
      'Linkitä toteutus komennolla /course link TX00EY23-3015: sen jälkeen pelkkä /course tai /enrollment näyttää sen tiedot tällä kanavalla.',
    howToUnlink:
      'Pelkkä /course tai /enrollment näyttää sen tiedot tällä kanavalla. Linkityksen voi poistaa komennolla /course unlink.',
    linkButton: 'Linkitä',
    linkedNow: (name) => `Kanavaan on nyt linkitetty ${name}.`,
    linked: (name) => `Kanavaan on linkitetty ${name}.`,
    notLinked: 'Kanavaan ei ole linkitetty toteutusta.',
    unlinked: (id) => `Toteutusta ${id} ei ole enää linkitetty kanavaan.`,
    oneOnly:
      'Kanavaan voi linkittää vain yhden toteutuksen. Anna yksi tunnus, esimerkiksi /course link TX00EY23-3015.',
    onlyChannels: 'Toteutuksen voi linkittää vain kanavaan. Kokeile kanavalla.',
    direct: 'Kanavalla on omat asetuksensa: kirjoita siellä /course settings.',
  },
  seen: {
    title: 'Täällä aiemmin haetut toteutukset',
    more: (n, search) => `Ja ${n} muuta. Kaikki päivämäärineen: /course etsi ${search}`,
    only: 'Mukana on vain se, mitä täällä on aiemmin haettu: kaikkia toteutuksia en voi hakea nimellä.',
    show: 'Näytä',
    meantOne: 'Tarkoititko tätä?',
    meantSeveral: 'Tarkoititko jotakin näistä?',
  },
  find: {
    catalogue: {
      looked: 'Koko opintotarjonnasta.',
      since: {
        usual: 'Mukana viimeisten 12 kuukauden toteutukset ja myöhemmät.',
        far: 'Mukana viiden viime vuoden toteutukset ja myöhemmät.',
      },
      seen: 'Täällä haetuista.',
      toCome: 'Haen vielä koko opintotarjonnasta.',
      narrower:
        'Kaikista haen, kun nimeät ryhmän tai alan: ”avoimet kurssit ryhmälle TXL22S1”, ”avoimet markkinoinnin kurssit”.',
      narrowerName: 'Kaikista haen, kun nimeät alan: ”avoimet markkinoinnin kurssit”.',
      nothing: (sought: string) => `Koko opintotarjonnasta ei löydy mitään: ${sought}.`,
      ended: (sought: string) => `Kaikki opintotarjonnan sopivat toteutukset ovat jo päättyneet: ${sought}.`,
      noName: (input) =>
        `Koko opintotarjonnassa ei ole toteutusta nimeltä ”${input}”. Jokin muu nimen sana voi löytää sen; tunnus löytää aina.`,
      notFound: (input) =>
        `En löytänyt toteutusta nimeltä ”${input}”. Jokin muu nimen sana voi löytää sen; tunnus löytää aina.`,
      tooShortName:
        'Koko opintotarjonnasta voin hakea, kun annat vähintään kolme kirjainta nimestä, esimerkiksi ”avoimet markkinoinnin kurssit englanniksi”.',
      tooShort:
        'Koko opintotarjonnasta voin hakea, kun annat ryhmän tai vähintään kolme kirjainta nimestä, esimerkiksi ”avoimet markkinoinnin kurssit englanniksi”.',
      noUnit: (input) => `Koko opintotarjonnassa ei ole opintojaksoa ”${input}”.`,
      notSearched: (input) =>
        `En tunne toteutusta nimeltä ”${input}”, eikä koko opintotarjonnasta voinut nyt hakea. Tunnus, kuten TX00EY23-3015, käy aina.`,
      usage: {
        search: 'toteutus nimellä tai nimen sanoilla',
        find: 'toteutuksia nimen sanoilla tai ryhmällä, ja kielen, opintopisteiden tai auki olevan ilmoittautumisen mukaan',
      },
      hint: 'Kysy toteutuksen nimellä tai tunnuksella, kuten TX00EY23-3015, tai rakennuksella.',
      whichCourse:
        'Mitä toteutusta tarkoitat? Kysy uudestaan nimen tai tunnuksen kanssa, kuten TX00EY23-3015.',
      near: 'Tarkoititko jotakin näistä:',
      older: (n: number) => `Vanhemmat toteutukset (${n})`,
      without: (what: string) => `Ilman: ${what}`,
      notByDepartment:
        'Opintotarjonnasta ei voi hakea yksikön mukaan: etsin näitä sanoja nimistä ja täällä nähdyistä toteutuksista.',
      allWords: 'Hain toteutuksia, joissa ovat kaikki nämä sanat.',
      nearBeside: (what: string) => `Pelkän nimen mukaan, ei rajauksella ”${what}”:`,
      otherReading: (what: string, n: number) => `Tai: ${what} (${n})`,
      olderUncounted: 'Vanhemmat toteutukset',
      followOpen: (n: number) => `Seuraa kaikkia avoimia (${n})`,
      notByUnits: 'Opintojakson tunnuksella en voi hakea; toteutuksen tunnus toimii aina.',
      notByGroups: 'Opiskelijaryhmällä ei voi hakea.',
      tooBroad: 'Osumia on enemmän kuin voin käydä läpi: rajaa hakua toisella sanalla tai ryhmällä.',
      trouble: (reason: string) => `Koko opintotarjontaa ei voitu hakea: ${reason}.`,
    },
    title: (n: number) => `Löytyi ${count(n, 'toteutus', 'toteutusta')}`,
    all: 'Kaikki täällä nähdyt toteutukset',
    open: 'ilmoittautuminen auki',
    upcoming: 'ilmoittautuminen tulossa',
    closed: 'ilmoittautuminen päättynyt',
    runs: 'käynnissä',
    online: 'kokonaan verkossa',
    onCampus: 'ei lainkaan verkossa',
    cannot: (what: string) =>
      `Tällä en voi hakea: ${what}. Voin hakea nimen sanoilla, kielellä, opintopisteillä, verkko-opetuksella, avoimella ilmoittautumisella, ajankohdalla, ryhmällä ja tutkinto-ohjelmalla, esimerkiksi: /course find englanniksi 5 op auki`,
    credits: (least: string | undefined, most: string | undefined) =>
      least === most
        ? `${least} op`
        : least === undefined
          ? `enintään ${most} op`
          : most === undefined
            ? `vähintään ${least} op`
            : `${least}–${most} op`,
    moreCredits: (n: string) => `yli ${n} op`,
    fewerCredits: (n: string) => `alle ${n} op`,
    nothing: (sought: string, n: number) =>
      `Ei osumia ${count(n, 'täällä nähdystä toteutuksesta', 'täällä nähdystä toteutuksesta')}: ${sought}.`,
    /** Where it is not known yet whether the whole catalogue can be searched. */
    awaited:
      'Voinko hakea kaikista toteutuksista, selviää minuutissa siitä, kun täällä on haettu yksi toteutus. Hae se tunnuksella, kuten TX00EY23-3015 (se on opinto-oppaassa nimen vieressä), tai kysy nimen sanalla.',
    byCode:
      'Kaikkia toteutuksia en voi hakea. Tunnus, kuten TX00EY23-3015, käy aina: se on opinto-oppaassa nimen vieressä.',
    empty: 'En tunne vielä yhtään kurssia.',
    looked: (n: number, all: number, isAwaited = false) =>
      n === all
        ? `${n === 1 ? 'Ainoa toteutus, jota' : `${n} toteutuksesta, joita`} täällä on haettu tai seurataan; ${isAwaited ? 'en tiedä vielä, voinko hakea kaikista' : 'kaikkia en voi hakea'}.`
        : `Katsoin ${n} täällä nähdyistä ${all} toteutuksesta, uusimmat ensin. Kysy uudelleen, niin katson lisää.`,
    among: {
      runs: 'Kaikki tämännimiset toteutukset, joita täällä on haettu.',
      shown: 'Aiemmin näytetyistä toteutuksista.',
      part: 'Viimeksi näytetyistä toteutuksista; luettelo jatkuu.',
    },
    not: (what: string) => `ei: ${what}`,
    hoursOfDay: (words) =>
      `Tuntien ajoilla en voi hakea (${words}): ne kertovat kunkin toteutuksen tunnit tai lukujärjestys.`,
    or: 'tai',
    noneOf: (words) => `Mikään ei vastaa hakua: ${words}.`,
    unused: (words: string) => `Ei käytetty: ${words}.`,
    trouble: (reason: string) => `Kaikkia ei voitu lukea: ${reason}.`,
    page: (n: number, of: number) => `Sivu ${n}/${of}`,
    more: (n: number) => `Seuraavat ${n}`,
    back: 'Takaisin',
  },
  linked: {
    type: 'Toteutus',
  },
  feedback: {
    good: 'Oikea vastaus',
    bad: 'En kysynyt tätä',
    thanks: 'Kiitos.',
    sorry: 'Kiitos. Kysy toisin sanoin, tai kirjoita ohje nähdäksesi, mihin vastaan.',
  },
  agent: {
    description:
      'Vastaa kysymyksiin korkeakoulun kursseista, ilmoittautumisesta ja tiloista tunnuksella tai nimellä, suomeksi, ruotsiksi ja englanniksi.',
    title: 'Kysy kursseista ja tiloista',
    closings: {
      title: 'Milloin ilmoittautumiseni päättyvät?',
      message: 'Milloin seuraamieni kurssien ilmoittautuminen päättyy?',
    },
    follows: { title: 'Mitä seuraan?', message: 'Mitä seuraan?' },
    closingOf: (id: string) => `Milloin ilmoittautuminen päättyy: ${id}?`,
    examOf: (id: string) => `Milloin on tentti: ${id}?`,
    rooms: { title: 'Missä tiloissa on 40 paikkaa?', message: 'Missä tiloissa on vähintään 40 paikkaa?' },
    help: { title: 'Mitä voin kysyä?', message: 'ohje' },
  },
  leads: {
    title: 'Muistutukset',
    button: 'Muistutukset ja hiljaiset tunnit…',
    of: {
      opens: 'Ilmoittautuminen alkaa',
      closes: 'Ilmoittautuminen päättyy',
      starts: 'Toteutus alkaa',
      lesson: 'Ennen jokaista tuntia',
    },
    ahead: {
      '0': 'sillä hetkellä',
      '15m': '15 min ennen',
      '30m': '30 min ennen',
      '1h': '1 h ennen',
      '1d': '24 h ennen',
      '3d': '3 päivää ennen',
      '7d': '7 päivää ennen',
      '14d': '14 päivää ennen',
    },
    name: {
      'opens-0': 'Ilmoittautuminen alkaa',
      'opens-1h': '1 h ennen ilmoittautumisen alkua',
      'opens-1d': '24 h ennen ilmoittautumisen alkua',
      'closes-1h': '1 h ennen ilmoittautumisen päättymistä',
      'closes-1d': '24 h ennen ilmoittautumisen päättymistä',
      'closes-3d': '3 päivää ennen ilmoittautumisen päättymistä',
      'closes-7d': '7 päivää ennen ilmoittautumisen päättymistä',
      'closes-14d': '14 päivää ennen ilmoittautumisen päättymistä',
      'starts-1d': '24 h ennen toteutuksen alkua',
      'starts-7d': '7 päivää ennen toteutuksen alkua',
      'lesson-15m': '15 min ennen jokaista tuntia',
      'lesson-30m': '30 min ennen jokaista tuntia',
      'lesson-1h': '1 h ennen jokaista tuntia',
    },
    none: 'ei mitään',
    withinLead: {
      '0': 'nyt',
      '1h': 'tunnin sisällä',
      '1d': 'vuorokauden sisällä',
      '3d': '3 päivän sisällä',
      '7d': '7 päivän sisällä',
      '14d': '14 päivän sisällä',
    },
    closesTooSoon: (within) => `ilmoittautuminen päättyy ${within}, joten siitä ei ehdi tulla muistutusta`,
    forCourses: 'Yksittäisille toteutuksille',
    forCoursesHint: 'Muistutukset, joita on pyydetty vain yhdestä toteutuksesta. Poista ne, joita et halua.',
    saved: 'Tallennettu.',
    savedNow: (reminders) => `Muistutukset nyt: ${reminders}.`,
    notSent: 'Näitä ei enää tule',
    whileEnrolled: 'ei tule, koska olet merkinnyt ilmoittautuneesi',
    past: 'hetki on jo mennyt, joten tätä muistutusta ei tule',
    beforeOpening: 'se olisi ennen ilmoittautumisen alkua, joten tämä muistutus jää pois',
    quiet: 'se osuisi hiljaisille tunneille eikä ehtisi ajoissa, joten tätä muistutusta ei tule',
    beforeQuiet: (when) => `${when} (ennen hiljaisia tunteja)`,
    noDate: 'tulee, kun päivämäärä on tiedossa',
    also: (what) => `lisäksi: ${what}`,
    beside: (what) => `Näiden lisäksi: ${what}.`,
    withThese: (what) => `Painike asettaa tavalliset muistutukset ja lisäksi: ${what}.`,
    add: 'Lisää',
    toAdd: {
      channel: (what) =>
        `En ole vielä muuttanut mitään. Paina Lisää ja valitse, muistutanko lisäksi kanavaa vai vain sinua: ${what}.`,
      person: (what) => `En ole vielä muuttanut mitään. Paina Lisää, niin muistutan sinua lisäksi: ${what}.`,
    },
    unmet: (said, nearest) => `”${said}” ennen ei ole muistutusta. Lähimmät tarjolla olevat: ${nearest}.`,
    noneOf: {
      ends: 'Toteutuksen päättymisestä ei ole muistutusta.',
      exam: 'Tenteistä ja tehtävistä ei ole muistutuksia: opintotiedoissa ei ole niiden aikoja.',
      lesson: 'Tunneista ei ole muistutuksia: opintotiedoissa ei täällä ole niiden aikoja.',
    },
    onlyOf: {
      ends: (id) =>
        `Toteutuksen ${id} päättymisestä ei ole muistutusta. Mitään ei ole vielä asetettu. Valitse jokin näistä:`,
      exam: (id) =>
        `Tenteistä ja tehtävistä ei ole muistutuksia: opintotiedoissa ei ole niiden aikoja. Mitään ei ole vielä asetettu. Toteutukselle ${id} voit valita jonkin näistä:`,
      lesson: (id) =>
        `Tunneista ei ole muistutuksia: opintotiedoissa ei täällä ole niiden aikoja. Mitään ei ole vielä asetettu. Toteutukselle ${id} voit valita jonkin näistä:`,
    },
    unsupported: (id, said) =>
      `Toteutuksesta ${id} ei ole muistutusta ”${said}” ennen. Mitään ei ole vielä asetettu. Valitse jokin näistä, lähin ensin:`,
    choose: 'Muistutukset…',
    whichOf: (id) => `Muistuta toteutuksesta ${id}:`,
    ownTime: (id) =>
      `En voi muistuttaa itse valittuna aikana: muistutukseni tulevat ennen toteutuksen ${id} päivämääriä. Mitään ei ole vielä asetettu. Valitse, milloin:`,
    takeOut:
      'Mitään ei ole vielä muutettu. Täältä poistat muistutukset, joita et halua, myös yksittäisten toteutusten:',
    unsupportedForAll:
      'Muistutan vain kurssien ajankohdista. Nimeä kurssi tai valitse tästä, milloin muistutan.',
    forAllInstead: (what) =>
      `Kaikista seuraamistasi toteutuksista, nyt ja myöhemmin, tulee nyt muiden samanlaisten sijaan: ${what}. Omissa asetuksissa voit perua sen.`,
    forAll: (what) =>
      `Jokaisesta toteutuksesta, jota seuraat nyt tai myöhemmin, saat nyt myös: ${what}. Asetuksistasi voit perua sen.`,
    byCode:
      'Painike asettaa tavalliset muistutukset. Muuta aikaa varten anna tunnus: muistuta viikkoa ennen kuin TX00EY23-3015 alkaa.',
    nobodyFollows: 'Täällä ei enää seurata mitään, joten muistutuksia ei voi valita.',
  },
  greeting: {
    hello:
      'Hei, olen Coursebell: vastaan kysymyksiin kursseista, ilmoittautumisesta ja tiloista, ja muistutan ajoissa.',
    why: 'Silloin voit kysyä ”mitä mulla on huomenna?” ilman tunnusta.',
    known: 'Kirjoita minulle kuin ihmiselle, tai katso alta, mitä osaan.',
    helloAll: 'Hei, olen Coursebell. Mainitse minut ja kysy kursseista, ilmoittautumisesta tai tiloista.',
    askAll:
      'Onko tämä jonkin toteutuksen tai ryhmän kanava? Silloin vastaan ilman tunnusta ja kerron uutisista.',
    course: 'Toteutuksen…',
    group: 'Ryhmän…',
    neither: 'Ei kummankaan',
    which: 'Minkä ryhmän kanava tämä on?',
    told: 'Kerron kanavalle, kun ryhmälle tulee uusi toteutus.',
    leftOpen: 'Selvä. Mainitse minut, kun haluat kysyä kursseista, ilmoittautumisesta tai tiloista.',
  },
  group: {
    title: 'Oma ryhmä',
    label: 'Oma ryhmä',
    ask: 'Missä ryhmässä olet?',
    hint: 'Ryhmän tunnus, esimerkiksi TXL22S1. Tyhjä: ei ryhmää.',
    choose: 'Valitse ryhmä…',
    other: 'Toinen ryhmä…',
    change: 'Vaihda ryhmää…',
    none: 'ei valittu',
    skip: 'Ei nyt',
    save: 'Tallenna',
    undo: 'Kumoa',
    isYours: (group) => `Onko ${group} ryhmäsi?`,
    itIs: 'Kyllä, ryhmäni',
    skipped: 'Selvä. Voit kertoa sen myöhemmin: ”olen ryhmässä TXL22S1”.',
    notACode: 'Kirjoita ryhmän tunnus, esimerkiksi TXL22S1',
    isIn: (group: string) => `Olet ryhmässä ${group}. Sen toteutukset ovat nyt myös sinun.`,
    elsewhere: 'Kysy sitä minulta yksityisviestillä, niin vain sinä näet vastauksen.',
    tryIt: 'Kysy ”mitä mulla on huomenna?”, ”mihin voin vielä ilmoittautua?” tai ”mun kurssit”.',
    noneYet: 'En tiedä, missä ryhmässä olet. Ryhmän tunnus, kuten TXL22S1, on lukujärjestyksessäsi.',
    left: 'Et ole nyt missään ryhmässä.',
    has: (n: number) => `Ryhmällä on ${count(n, 'toteutus', 'toteutusta')} käynnissä tai tulossa.`,
    hasNone: (group: string) =>
      `Ryhmälle ${group} ei löydy käynnissä olevia tai tulevia toteutuksia. Onko tunnus oikein?`,
    onlySeen: (n: number) =>
      n === 0
        ? 'En voi lukea täällä ryhmän kaikkia toteutuksia, enkä tunne niistä vielä yhtään.'
        : `En voi lukea täällä ryhmän kaikkia toteutuksia. Tunnen niistä ne ${n}, jotka on haettu aiemmin.`,
    courses: (group: string) => `Ryhmän ${group} toteutukset`,
    unread: (group: string) => `Ryhmän ${group} tunteja ei voi nyt lukea.`,
    yours: (group: string) => `omasi ja ryhmän ${group}`,
    all: 'Kaikki toteutukset',
  },
  enrolled: {
    isDone: (id) => `Oletko ilmoittautunut toteutukselle ${id}?`,
    isFollowed: (name) => `Kyllä: seuraat toteutusta ${name}.`,
    isNotFollowed: (id) => `Ei: et seuraa toteutusta ${id}, joten siitä ei tule sinulle muistutuksia.`,
    isMarked: (id) => `Kyllä: olet merkinnyt ilmoittautuneesi toteutukselle ${id}.`,
    isNotMarked: (id) =>
      `Ei: et ole merkinnyt ilmoittautuneesi toteutukselle ${id}. Itse ilmoittautumisia en näe.`,
    menu: 'Merkitse ilmoittautuneeksi…',
    button: 'Olen ilmoittautunut',
    mark: 'ilmoittautunut ✓',
    undo: 'Kumoa',
    takeBack: 'En olekaan ilmoittautunut',
    done: (id) =>
      `Merkitty: olet ilmoittautunut toteutukselle ${id}. En enää muistuta sinua sen ilmoittautumisesta. Alusta ja muutoksista kerron edelleen.`,
    doneElsewhere: (id) =>
      `Merkitty vain sinulle: olet ilmoittautunut toteutukselle ${id}. Listoissa sen kohdalla lukee sinulle ”ilmoittautunut ✓”.`,
    channelStays: 'Muille tällä kanavalla mikään ei muutu.',
    undone: (id) =>
      `Et ole enää merkitty ilmoittautuneeksi toteutukselle ${id}. Sen ilmoittautumisesta muistutetaan taas.`,
    wasNot: (id) => `Et ole merkinnyt ilmoittautuneesi toteutukselle ${id}, joten mikään ei muuttunut.`,
    which: 'Mille toteutukselle olet ilmoittautunut? Anna tunnus: ilmoittauduin toteutukselle TX00EY23-3015.',
    whichNot:
      'Mille toteutukselle et ole ilmoittautunut? Anna tunnus: en ole ilmoittautunut toteutukselle TX00EY23-3015.',
    undoneElsewhere: (id) => `Et ole enää merkitty ilmoittautuneeksi toteutukselle ${id}.`,
    notFollowed: (id) =>
      `Toteutusta ${id} ei seurata täällä etkä seuraa sitä itse, joten merkittävää ei ole. Aloita ensin sen seuraaminen.`,
  },
  lessonNews: {
    noneChanged: 'Täällä seurattujen toteutusten tunnit eivät ole muuttuneet kahteen viikkoon.',
    noneChangedOf: (id: string) => `Toteutuksen ${id} tunnit eivät ole muuttuneet kahteen viikkoon.`,
    notFollowed: (id: string) => `Toteutusta ${id} ei seurata täällä: huomaan tuntien muutokset seuratuista.`,
    heads: {
      moved: 'Tunti siirtyi',
      room: 'Tila vaihtui',
      added: 'Uusi tunti',
      removed: 'Tunti poistui',
      several: 'Tunnit muuttuivat',
    },
    labels: { moved: 'Siirtyi', room: 'Tila vaihtui', added: 'Uusi', removed: 'Poistui' },
  },
  lessons: {
    usage: {
      free: 'tilat, joissa ei ole varausta: nyt tai lisäämäsi ajankohtana',
      lessons: 'milloin ja missä toteutus opetetaan',
      today: 'täällä seurattavien opetus tänään; myös huomenna, tai perään ryhmän tunnus',
    },
    button: 'Tunnit',
    heading: 'Tunnit',
    today: 'Tänään',
    next: 'Seuraava tunti',
    now: 'Nyt',
    first: 'Ensimmäinen tunti',
    last: 'Viimeinen tunti',
    noRoom: 'tilaa ei ilmoitettu',
    awaited:
      'En tiedä vielä, saanko täällä tuntien ajat. Kysy minuutin päästä uudelleen tai katso lukujärjestyksestä.',
    unread: 'Tuntien aikoja ei voi lukea juuri nyt. Yritä myöhemmin uudelleen.',
    overlaps: '⚠ päällekkäin',
    free: (length) => `– ${length} vapaata –`,
    ofGroup: 'varattu ryhmälle',
    title: {
      person: (days) => `Tuntisi: ${days}`,
      channel: (days) => `Kanavan toteutusten tunnit: ${days}`,
    },
    titleOfGroups: (groups, days) => `Ryhmien ${groups} tunnit: ${days}`,
    titleOfGroup: (group, days) => `Ryhmän ${group} tunnit: ${days}`,
    nothingThen: 'Ei tunteja.',
    noneOfGroup: (group) => `Ryhmän ${group} tunteja ei ole tiedossa. Onko tunnus oikein?`,
    noneKnownThen: 'Silloin ei ole tiedossa tunteja.',
    reservedForThem: 'Toteutuksille varatut ajat. Ryhmän omia aikoja voi puuttua.',
    clash: (one, other, n, when) =>
      `${one} ja ${other}: ${count(n, 'tunti', 'tuntia')} samaan aikaan, ensimmäinen ${when}`,
    noClash: (one, other) => `${one} ja ${other}: tunnit eivät mene päällekkäin`,
    noClashes: 'Tunnit eivät mene päällekkäin',
    noOtherClashes: 'Muut tunnit eivät mene päällekkäin',
    notAll: 'Kaikkia ei ehkä näy: osaa tunneista ei voitu lukea.',
    sevenDays: 'Seitsemän päivää',
    tomorrow: 'Huomenna',
    yourTime: (time) => `sinun aikaasi ${time}`,
    none: 'Toteutukselle ei ole varattu tunteja.',
    noneAhead: 'Toteutukselle ei ole enää varattu tunteja.',
    still: 'Yhä varattuna',
    noneThen: 'ei tuntia',
    ofAhead: (n, all) => `${n}/${all} tulevasta tunnista`,
    nextOf: 'seuraava',
    unsure: (n) => (n === 1 ? 'Yhden tunnin aikaa ei voitu lukea.' : `${n} tunnin aikoja ei voitu lukea.`),
    left: (n, all) => `${n}/${all} tunnista jäljellä`,
    many: (n) => count(n, 'tunti', 'tuntia'),
    manyLeft: (n) => `${count(n, 'tunti', 'tuntia')} jäljellä`,
    cut: 'Kaikkia ei ehkä näy: luetteloa ei voitu lukea loppuun.',
    reserved: 'Tälle toteutukselle varatut ajat. Ryhmän omia aikoja voi puuttua.',
    ahead: (n) => `Kaikki tunnit (${n} muuta)`,
    coming: (n) => `Tulevat tunnit (${n})`,
    previous: 'Edelliset',
    fewer: 'Vähemmän',
    building: (name) => `Rakennus: ${name}`,
    past: (n) => `Menneet tunnit (${n})`,
    more: (n) => `Lisää (${n})`,
  },
  snooze: {
    again: (when) => `Muistuta uudelleen: ${when}`,
    choice: {
      hour: 'tunnin päästä',
      tomorrow: 'huomenna klo 9.00',
      'before-closing': '24 h ennen ilmoittautumisen päättymistä',
    },
    done: (id, when) => `Muistutan sinua toteutuksesta ${id} uudelleen yksityisviestillä: ${when}.`,
    cancel: 'Älä muistuta uudelleen',
    list: 'Uudelleen tulevat muistutukset, vain sinulle',
    cancelled: (id) => `En muistuta sinua toteutuksesta ${id} uudelleen.`,
    wasNone: (id) => `Toteutuksesta ${id} ei ole tulossa uutta muistutusta.`,
    useless: (id) =>
      `Mitään ei asetettu: se hetki on mennyt tai on toteutukselle ${id} liian myöhään. Valitse toinen tai katso toteutusta: /course ${id}.`,
    notFollowed: (id) =>
      `Mitään ei asetettu: toteutusta ${id} ei seurata täällä etkä seuraa sitä itse. Seuraa sitä komennolla /course follow ${id}.`,
    noDirect:
      'Mitään ei asetettu: en saanut avattua yksityisviestiä kanssasi. Kirjoita minulle kerran suoraan ja yritä sitten uudelleen.',
    asked: 'Pyysit minua muistuttamaan uudelleen.',
    when: (id) => `Milloin muistutan sinua uudelleen toteutuksesta ${id}?`,
    which: 'Mikä muistutus tulee uudelleen?',
    where: (choices) => `Jokaisen muistutuksen alta voit pyytää sen uudelleen, vain sinulle: ${choices}.`,
  },
  modal: {
    close: 'Sulje',
    lookingUp: 'Haetaan…',
    interrupted: 'Vastaus keskeytyi. Kysy uudelleen.',
    done: 'Tallennettu.',
  },
  operation: {
    answered: (when) => `🟢 Opintojärjestelmä vastasi ${when}.`,
    unasked: '⚪ Opintojärjestelmältä ei ole vielä kysytty mitään.',
    fails: (since, last) =>
      `🔴 Opintojärjestelmä ei ole vastannut. Ensimmäinen virhe: ${since}, viimeksi kysytty ${last}.`,
    refuses: {
      key: (since, last) =>
        `🔴 Opintojärjestelmä ei hyväksy avaintani. Ensimmäinen virhe: ${since}, viimeksi kysytty ${last}.`,
      access: (since, last) =>
        `🔴 Opintojärjestelmä ei päästä minua sisään. Ensimmäinen virhe: ${since}, viimeksi kysytty ${last}.`,
    },
    unchecked: (since) => `🔴 Seurattuja toteutuksia ei saada luettua. Ensimmäinen virhe: ${since}.`,
    reminders: (held, paused) =>
      `Muistutukset: ${held} odottaa lähetystä; ${paused === 0 ? 'kaikkiin keskusteluihin voi kirjoittaa' : `${paused} ${plural('fi', paused, { one: 'keskusteluun', other: 'keskusteluun' })} ei voi kirjoittaa`}.`,
    doctor: 'Tehtävää: ”npm run doctor” kertoo syyn.',
    let: {
      key: 'Tehtävää: aseta STUDY_API_KEY-asetukseen voimassa olevan tilauksen avain.',
      access:
        'Tehtävää: pyydä rajapinnan ylläpitoa sallimaan tämän palvelimen osoite. Vika ei ole avaimessa.',
    },
    resume:
      'Tehtävää: kirjoita /course following keskustelussa, johon muistutukset eivät tule; se kertoo, mikä puuttuu.',
    nothing: 'Tehtävää ei ole.',
  },
  extras: {
    on: 'käytössä',
    off: 'ei käytössä',
    undecided: 'selvittämättä',
    all: (states: string) => `Opintojärjestelmän lisätoiminnot: ${states}.`,
  },
};
