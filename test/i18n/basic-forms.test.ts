import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { basicFormsOf } from '../../src/i18n/index.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';

/** Forms by the basic form that names of courses have; `|` parts those that are as likely. */
const FORMS: Readonly<Record<Language, string>> = {
  fi: `
    ohjelmointi: ohjelmointikurssia ohjelmointikurssin ohjelmointikursseja
    yrittäjyys: yrittäjyydestä yrittäjyyden yrittäjyyttä yrittäjyyteen
    turvallisuus: turvallisuudesta turvallisuuden turvallisuutta
    terveys: terveydestä terveyttä
    mielenterveys: mielenterveydestä
    talous: taloudesta talouden taloutta
    eettisyys: eettisyydestä eettisyyttä
    tietokannat|tietokanta: tietokantoihin tietokannoista tietokantoja tietokantojen
    tietokanta: tietokannasta tietokannan tietokantaa
    tietorakenteet|tietorakenne: tietorakenteista tietorakenteiden tietorakenteita tietorakenteitten tietorakenteisiin
    algoritmit|algoritmi: algoritmien algoritmeista algoritmeja algoritmeihin
    algoritmi: algoritmin
    tietorakenteet ja algoritmit|tietorakenne ja algoritmi: tietorakenteiden~ja~algoritmien tietorakenteista~ja~algoritmeista
    avoin lähdekoodi: avoimeen~lähdekoodiin avoimen~lähdekoodin avoimesta~lähdekoodista
    ranskan kieli: ranskan~kieleen
    tietoverkot|tietoverkko: tietoverkoista tietoverkkoja
    tietoverkko: tietoverkosta tietoverkon
    pelit|peli: peleistä pelejä
    tilastotiede: tilastotieteestä tilastotieteen tilastotiedettä
    pedagoginen draama: pedagogisesta~draamasta pedagogisen~draaman
    ranskan kieli: ranskan~kielestä ranskan~kieltä
    kestävä kehitys: kestävästä~kehityksestä kestävän~kehityksen
    biologia: biologiaa biologiasta biologian
    robotiikka: robotiikkaa robotiikasta robotiikan
    laki: laista
    akustiikka: akustiikasta akustiikkaa
    säestys: säestystä säestyksestä
    ergonomia: ergonomiaan ergonomiasta
    historia: historiaan
    opastus: opastusta opastuksesta
    ohjelmointi: ohjelmoinnista ohjelmoinnin ohjelmointia ohjelmointiin
    markkinointi: markkinoinnista markkinointia
    johtaminen: johtamisesta johtamisen johtamista johtamiseen
    koneoppiminen: koneoppimisesta koneoppimista
    kasvatus: kasvatuksesta kasvatusta kasvatuksen
    kehitys: kehityksestä kehitystä
    hitsaus: hitsauksesta hitsausta
    maalaus: maalausta maalauksesta
    tutkimus: tutkimuksesta tutkimusta
    rakennus: rakennuksesta rakennusta
    kirjallisuus: kirjallisuudesta kirjallisuutta
    vastuullisuus: vastuullisuudesta
    tekoäly: tekoälystä tekoälyn tekoälyä
    sosiaalityö: sosiaalityöstä sosiaalityötä
    harjoitustyöt|harjoitustyö: harjoitustöistä harjoitustöitä harjoitustöiden
    turvemaat|turvemaa: turvemaista turvemaita turvemaiden
    havupuut|havupuu: havupuista havupuita havupuiden
    hoitotyö: hoitotyöstä
    ympäristö: ympäristöstä
    kirjasto: kirjastosta
    sähkö: sähköstä
    projektinhallinta: projektinhallinnasta projektinhallintaa
    viestintä: viestinnästä viestintää viestinnän
    rahoitus: rahoituksesta
    kirjanpito: kirjanpidosta kirjanpitoa
    sota: sodasta
    tieto: tiedosta
    laatu: laadusta laatua
    tuotanto: tuotannosta tuotannon tuotantoa
    kauppa: kaupasta kauppaa
    matto: matosta
    musiikki: musiikista musiikkia musiikin
    ruotsi: ruotsista ruotsia
    englanti: englannista englantia
    saksa: saksasta
    venäjä: venäjästä
    espanja: espanjasta
    kemia: kemiasta kemian
    historia: historiasta
    teologia: teologiasta
    etiikka: etiikasta
    logistiikka: logistiikasta
    muotoilu: muotoilusta muotoilua
    suunnittelu: suunnittelusta suunnittelun
    äänisuunnittelu: äänisuunnittelusta
    valokuvaus: valokuvauksesta
    viittomakieli: viittomakielestä viittomakielen
    lääkehoito: lääkehoidosta
    tietoturva: tietoturvasta
    lujuusoppi: lujuusopista
    kartta: kartasta
    pankki: pankista
    raportti: raportista
    koodi: koodista
    taide: taiteesta taidetta
    perhe: perheestä
    rakenne: rakenteesta
    suhde: suhteesta
    perusteet|peruste: perusteista perusteita
    laitteet|laite: laitteista
    harjoitukset|harjoitus: harjoituksista harjoituksia
    järjestelmät|järjestelmä: järjestelmistä järjestelmiä
    menetelmät|menetelmä: menetelmistä
    ohjelmat|ohjelma: ohjelmista
    teknologiat|teknologia: teknologioista
    organisaatiot|organisaatio: organisaatioista
    palvelut|palvelu: palveluista
    opettajat|opettaja: opettajista
    robotit|robotti: roboteista robotteja
    kurssit|kurssi: kursseista
    talot|talo: taloista
    tasot|taso: tasoista
    asiat|asia: asioista
    projektit|projekti: projekteista projekteja
    asiakas: asiakkaasta
    oppilas: oppilaasta
    puhelin: puhelimesta
    laskin: laskimesta
    vesi: vedestä
    suomi: suomesta
    nuori: nuoresta
    lapsi: lapsesta
    digitaaliset pelit|digitaalinen peli: digitaalisista~peleistä
    suomen kieli: suomen~kielestä
    liikkeenjohto: liikkeenjohdosta
    työhyvinvointi: työhyvinvoinnista
    liikunta: liikunnasta liikuntaa
    ravitsemus: ravitsemuksesta
    filosofia: filosofiasta
    psykologia: psykologiasta psykologiaa
    arkkitehtuuri: arkkitehtuurista
    kulttuuri: kulttuurista
    matkailu: matkailusta
    metsä: metsästä
    maatalous: maataloudesta
    kansainvälisyys: kansainvälisyydestä
    data: datasta
    auto: autosta
    c-kieli: c-kielestä
    IT: IT:stä
    haku: hausta
    kaupunki: kaupungista
    luovuus: luovuudesta luovuutta
    työelämä: työelämästä
    yhteistyö: yhteistyöstä`,
  en: `
    database: databases
    nurse: nurses
    analysis: analyses
    network: networks
    robot: robots
    service: services
    language: languages
    science: sciences
    resource: resources
    business: businesses
    process: processes
    strategy: strategies
    company: companies
    design: designs
    policy: policies
    city: cities
    game: games
    course: courses
    house: houses
    disease: diseases
    case: cases
    exercise: exercises
    enterprise: enterprises
    purchase: purchases
    phrase: phrases
    license: licenses
    bus: buses
    virus: viruses
    campus: campuses
    class: classes
    church: churches
    brush: brushes
    box: boxes
    tax: taxes
    index: indices
    matrix: matrices
    hypothesis: hypotheses
    thesis: theses
    crisis: crises
    child: children
    woman: women
    man: men
    criterion: criteria
    phenomenon: phenomena
    wolf: wolves
    life: lives
    leaf: leaves
    curve: curves
    valve: valves
    archive: archives
    hero: heroes
    video: videos
    photo: photos
    area: areas
    idea: ideas
    drama: dramas
    movie: movies
    cookie: cookies
    toy: toys
    survey: surveys
    key: keys
    machine: machines
    engine: engines
    magazine: magazines
    medicine: medicines
    page: pages
    bridge: bridges
    edge: edges
    change: changes
    cache: caches
    axe: axes
    size: sizes
    table: tables
    principle: principles
    vehicle: vehicles
    structure: structures
    measure: measures
    theory: theories
    library: libraries
    therapy: therapies
    injury: injuries
    material: materials
    animal: animals
    tool: tools
    skill: skills
    model: models
    system: systems
    program: programs
    problem: problems
    method: methods
    standard: standards
    word: words
    field: fields
    sensor: sensors
    computer: computers
    teacher: teachers
    user: users
    career: careers
    leader: leaders
    contract: contracts
    project: projects
    product: products
    event: events
    student: students
    client: clients
    plant: plants
    map: maps
    startup: startups
    group: groups
    graph: graphs
    path: paths
    month: months
    language skill: language~skills
    operating system: operating~systems
    law: laws
    view: views
    shoe: shoes
    technique: techniques
    value: values
    tissue: tissues
    type: types
    recipe: recipes
    note: notes
    website: websites
    image: images
    building: buildings`,
  sv: `
    etik: etiken etikens etikkursen etikkurser
    databas: databaser databaserna databasen
    språk: språket språken
    hållbarhet: hållbarheten
    programmering: programmeringen
    företag: företaget företagen
    robot: robotar robotarna roboten
    musik: musiken
    ekonomi: ekonomin ekonomins
    marknadsföring: marknadsföringen
    ledarskap: ledarskapet
    barn: barnen
    hälsa: hälsan
    miljö: miljön miljöns
    akustik: akustiken
    kurs: kurserna kursen kurser
    grund: grunderna grunder
    metod: metoder metoderna metoden
    kultur: kulturen kulturer
    analys: analyser analysen
    teori: teorier teorin
    strategi: strategier strategin
    biologi: biologin
    psykologi: psykologin
    kemi: kemin
    filosofi: filosofin
    industri: industrin
    energi: energin
    teknik: tekniken
    matematik: matematiken
    statistik: statistiken
    politik: politiken
    historia: historian
    skola: skolan
    värld: världen
    kropp: kroppen
    vård: vården
    omvårdnad: omvårdnaden
    säkerhet: säkerheten
    verksamhet: verksamheten
    arbete: arbetet
    samhälle: samhället
    ämne: ämnet
    yrke: yrket
    lärande: lärandet
    beteende: beteendet
    program: programmet
    rum: rummet
    system: systemet systemen
    nätverk: nätverket nätverken
    projekt: projektet projekten
    lärare: läraren lärarna
    användare: användaren användarna
    forskare: forskarna
    människa: människor människorna
    klass: klassen klasser
    process: processen processer
    bil: bilar bilarna bilen
    tidning: tidningar
    övning: övningar övningarna
    tjänst: tjänster tjänsten
    produkt: produkter produkten
    maskin: maskiner maskinen
    hörsel: hörseln
    rörelse: rörelser rörelsen
    läkemedel: läkemedlen läkemedlet
    land: länder
    stad: städer
    bok: böcker
    kommunikation: kommunikationen
    organisation: organisationer organisationen
    innovation: innovationer
    kvalitet: kvaliteten
    universitet: universitetet
    ljud: ljudet
    bild: bilder bilden
    film: filmer filmen
    spel: spelet spelen
    dans: dansen
    idrott: idrotten
    kost: kosten
    familj: familjen familjer
    ungdom: ungdomar
    marknad: marknaden marknader
    försäljning: försäljningen
    logistik: logistiken
    bokföring: bokföringen
    rätt: rätten
    lag: lagar
    skog: skogar skogen
    djur: djuren
    växt: växter
    konst: konsten
    litteratur: litteraturen
    arkitektur: arkitekturen
    design: designen`,
};

const cases = LANGUAGES.flatMap((language) =>
  FORMS[language]
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const [basic = '', forms = ''] = line.split(': ');
      return forms.split(' ').map((form) => ({ language, form: form.replaceAll('~', ' '), basic }));
    }),
);

test.for(LANGUAGES.map((language) => [language] as const))(
  'finds the basic forms of %s words',
  ([language]) => {
    const own = cases.filter((one) => one.language === language);
    expect(own.length).toBeGreaterThanOrEqual(120);
    const wrong = own.flatMap(({ form, basic }) => {
      const found = basicFormsOf(form.split(' '), language, true).map((words) => words.join(' '));
      return found.join('|') === basic ? [] : [`${form} → ${found.join('|')}, not ${basic}`];
    });
    expect(wrong).toEqual([]);
  },
);

/** Words that stand in their basic form, or belong to another language. */
const KEPT: Readonly<Record<Language, string>> = {
  fi: `design thesis hyphen O'Brien Title-with-hyphen garden woman human green screen python person lesson children information
    nutrition urban open puhelin johtaminen biologia kemia historia kehitys koulutus perhe tiede databaser machine learning
    web C++ R&D 2 akustiikka ruotsi politiikka umbrella vanilla tasavalta taksi kassa syksy yhteiskunta`,
  en: `ethics physics economics mathematics news analysis thesis campus business process series species access design kehitys koulutus
    potilas tulos rakennus vihannes kirjallisuus terveys status basis gas lens C++ O'Brien akustiikasta 2 virus`,
  sv: `examen vatten children garden semester vinter mönster sommar budget kvalitet universitet maskin medicin person telefon
    ranskan kielen suomen johtaminen oppiminen pedagogisesta kemi etik databas plan organ C++ O'Brien 2 design`,
};

test.for(LANGUAGES.map((language) => [language] as const))(
  'leaves words alone that are no forms in %s',
  ([language]) => {
    const bent = KEPT[language]
      .split(/\s+/)
      .flatMap((word) => basicFormsOf([word], language, true).map((found) => `${word} → ${found.join(' ')}`));
    expect(bent).toEqual([]);
  },
);

it('takes Finnish words of other readers in sure endings alone', () => {
  const bent = (word: string) => basicFormsOf([word], 'fi', false).flat();
  expect(bent('akustiikasta')).toEqual(['akustiikka']);
  expect(bent('ohjelmoinnin')).toEqual(['ohjelmointi']);
  for (const word of 'librarian italian version japan mission modern protein pizza'.split(' '))
    expect(bent(word)).toEqual([]);
});

it('keeps capital letters, and knows letters that are made of two', () => {
  expect(basicFormsOf(['Yrittäjyydestä'.normalize('NFD')], 'fi', true)).toEqual([['Yrittäjyys']]);
});

it('gives at most two, of as many words, for any text', { tags: 'property' }, () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 40 }), { maxLength: 8 }),
      fc.constantFrom(...LANGUAGES),
      (words, one) => {
        const found = basicFormsOf(words, one, true);
        expect(found.length).toBeLessThanOrEqual(2);
        for (const forms of found) expect(forms.length).toBe(words.length);
      },
    ),
  );
});
