/** What people ask, in each language: long and short, careless, without umlauts, in capitals, mistyped. */
import type { Language } from '../../src/language.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  en: linesOf(`
    anyone know TX00EY23-3015?
    am I too late for TX00EY23-3015
    TX00EY23-3015 cost?
    TX00EY23-3015 seats left
    TX00EY23-3015 duration in weeks
    TX00EY23-3015 mode of study
    TX00EY23-3015 group size
    is TX00EY23-3015 worth it
    TX00EY23-3015: when?
    TX00EY23-3015 why closed
    haven't seen TX00EY23-3015
    they've moved TX00EY23-3015
    what'll TX00EY23-3015 cover
    you're sure TX00EY23-3015 is open?
    the dates of TX00EY23-3015
    its credits? TX00EY23-3015
    how come TX00EY23-3015 is closed
    how often does TX00EY23-3015 run
    how far is 78025
    how can one get TX00EY23-3015 approved
    starting date TX00EY23-3015
    ending date TX00EY23-3015
    TX00EY23-3015 begining
    TX00EY23-3015 langauge
    TX00EY23-3015 enrollmnet
    TX00EY23-3015 teachr
    does 78025 have a gym
    lecture halls 78025
    all rooms 78025
    spaces bigger than 50 in 78025
    room 78025 projector
    turn off my reminders
    unlink TX00EY23-3015
    mute TX00EY23-3015
    send me TX00EY23-3015
    give TX00EY23-3015
    list TX00EY23-3015
    check TX00EY23-3015
    open TX00EY23-3015
    more on TX00EY23-3015
    TX00EY23-3015 again
    TX00EY23-3015 too
    TX00EY23-3015 for nurses
    TX00EY23-3015 in English
    good morning, any room free in 78025
    Does TX00EY23-3015 Start In March
    what rooms are available on campus
    which building is KMD558 in?
    where can I find my reminders
    how do I stop following
    who are you
    can you help me
    remind me tomorrow about TX00EY23-3015
    add TX00EY23-3015 to my calendar
    is Machine Design taught in English
    when does enrollment for Databases open
    what are the prerequisites of Compilers
    list all courses that I follow
    unfollow everything
    settings
    my settings please
    thank you
    good morning
    TX00EY23-3015 or TX00EY23-3016?
    TX00EY23-3015 & dates
    whose is TX00EY23-3015
    TX00EY23-3015 whose
    TX00EY23-3015 which room
    TX00EY23-3015 what language
    TX00EY23-3015 how long
    TX00EY23-3015 until when
    TX00EY23-3015 by whom
    TX00EY23-3015 full?
    TX00EY23-3015 cancelled?
    TX00EY23-3015 postponed?
    does TX00EY23-3015 run on Mondays
    will there be a retake of TX00EY23-3015
    two courses clash: TX00EY23-3015 TX00EY23-3016
    nothing happens with TX00EY23-3015
    TX00EY23-3015 seems closed
    sorry, TX00EY23-3015
    Hi! TX00EY23-3015?
    TX00EY23-3015 curriculum
    TX00EY23-3015 outcome
    TX00EY23-3015 assessment
    TX00EY23-3015 tuition
    how many credits is TX00EY23-3015?
    TX00EY23-3015's dates
    what's TX00EY23-3015 about?
    when's the deadline for TX00EY23-3015?
    in which language is TX00EY23-3015 taught?
    which groups is TX00EY23-3015 meant for?
    who teaches TX00EY23-3015?
    whose course is TX00EY23-3015
    where is TX00EY23-3015 held?
    why can't I enroll on TX00EY23-3015?
    is TX00EY23-3015 full?
    is TX00EY23-3015 still open?
    does TX00EY23-3015 have an exam?
    do I need anything before TX00EY23-3015?
    can I still get into TX00EY23-3015
    could you tell me the content of TX00EY23-3015
    TX00EY23-3015 schedule
    TX00EY23-3015 dates
    TX00EY23-3015 exam?
    TX00EY23-3015 prerequisites
    TX00EY23-3015 teaching language
    TX00EY23-3015 credits please
    credits of TX00EY23-3015
    start of TX00EY23-3015
    tell me about TX00EY23-3015
    tell me everything on TX00EY23-3015
    show TX00EY23-3015
    when does TX00EY23-3015 end
    WHEN DOES TX00EY23-3015 START
    HOW MANY CREDITS TX00EY23-3015
    when dose TX00EY23-3015 strat
    wich rooms are in 78025
    waht is TX00EY23-3015
    enrolment TX00EY23-3015 whem?
    what rooms are there in building 78025
    rooms for 40 people in 78025
    largest room of 78025
    78025 rooms
    78025 classrooms with 30 seats
    how big are the rooms in 78025?
    anything for forty people in 78025?
    is there a lab in 78025
    compare TX00EY23-3015 and TX00EY23-3016
    TX00EY23-3015 vs TX00EY23-3016, what's the difference
    do TX00EY23-3015 and TX00EY23-3016 clash?
    which of TX00EY23-3015 and TX00EY23-3016 starts first
    remind me of TX00EY23-3015
    don't remind me about TX00EY23-3015
    follow TX00EY23-3015
    I'd like to follow TX00EY23-3015
    we're interested in TX00EY23-3015
    I've lost the link to TX00EY23-3015
    stop following TX00EY23-3015
    what is unit 81403?
    what does course unit 72101 cover
    how is TX00EY23-3015 graded?
    how much work is TX00EY23-3015
    how long does TX00EY23-3015 take
    until when can one register for TX00EY23-3015
    has enrollment for TX00EY23-3015 begun already?
    will TX00EY23-3015 be given again next year?
    are there evening lectures on TX00EY23-3015
    was TX00EY23-3015 cancelled
    any news on TX00EY23-3015?
    to which degree programme does TX00EY23-3015 belong
    for whom is TX00EY23-3015
    since when is TX00EY23-3015 open
    which office offers TX00EY23-3015
    what should I read before TX00EY23-3015
    is there homework in TX00EY23-3015
    what materials does TX00EY23-3015 use
    please give me the details of TX00EY23-3015
    when is the last day to sign up for TX00EY23-3015?
    my friend takes TX00EY23-3015, when does it finish
    TX00EY23-3015 open?
    TX00EY23-3015 deadline
    where TX00EY23-3015
    when TX00EY23-3015
    who TX00EY23-3015
    hello, TX00EY23-3015 please
    thanks! and TX00EY23-3016?
    what do I follow?
    how do I change my settings
    which courses are still open for enrollment
    when does the course start?
    what can you do`),
  fi: linesOf(`
    minne TX00EY23-3015 siirtyi
    kukahan TX00EY23-3015 pitää
    kelle kaikille TX00EY23-3015 sopii
    kenenkähän TX00EY23-3015
    keneen otan yhteyttä TX00EY23-3015 asiassa
    keillä on TX00EY23-3015
    millaisille opiskelijoille TX00EY23-3015
    minkälaista TX00EY23-3015 on
    minkäverran TX00EY23-3015
    missä vaiheessa TX00EY23-3015
    minä vuonna TX00EY23-3015
    miltä ajalta TX00EY23-3015
    mitenkä TX00EY23-3015
    moniko TX00EY23-3015 läpäisee
    montakohan TX00EY23-3015
    monennella viikolla TX00EY23-3015
    paljonkohan TX00EY23-3015
    koskahan TX00EY23-3015
    mihinkä TX00EY23-3015
    TX00EY23-3015 alkaa?
    TX00EY23-3015 alkoi jo
    TX00EY23-3015 on täynnä
    TX00EY23-3015 verkkototeutus
    TX00EY23-3015 monimuoto
    TX00EY23-3015 päivätoteutus
    TX00EY23-3015 kurssikirja
    TX00EY23-3015 vastuuopettaja
    TX00EY23-3015 läsnäolopakko
    TX00EY23-3015 hyväksiluku
    TX00EY23-3015 myöhässä
    TX00EY23-3015 peruuttaminen
    TX00EY23-3015 ilmoaika
    TX00EY23-3015:lle ilmoittautuneet
    TX00EY23-3015:ltä pois
    haluun TX00EY23-3015
    laita muistutus TX00EY23-3015
    lähetä TX00EY23-3015
    avaa TX00EY23-3015
    etsi TX00EY23-3015
    katso TX00EY23-3015
    hae TX00EY23-3015
    listaa TX00EY23-3015
    tarkista TX00EY23-3015
    poista TX00EY23-3015
    mykistä TX00EY23-3015
    TX00EY23-3015 tai TX00EY23-3016
    TX00EY23-3015 ja TX00EY23-3016
    TX00EY23-3015 myös
    TX00EY23-3015 englanniksi
    TX00EY23-3015 sairaanhoitajille
    opetetaanks TX00EY23-3015 ruotsiks
    milon TX00EY23-3015 alka
    montko pistettä TX00EY23-3015
    ketka opettaa TX00EY23-3015
    kenelta kysyn TX00EY23-3015
    ryhmatyotilat 78025
    jumppasali 78025
    78025 tiloja
    yli 50 hengen tilat 78025
    suuri auditorio 78025
    hyvää huomenta, onko 78025 vapaana luokkaa
    linkitä TX00EY23-3015
    mitä tiloja kampuksella on vapaana
    missä rakennuksessa KMD558 on
    mistä löydän muistutukseni
    miten lopetan seuraamisen
    kuka sinä olet
    voitko auttaa
    muistuta huomenna TX00EY23-3015
    lisää TX00EY23-3015 kalenteriin
    onko Koneensuunnittelu englanniksi
    milloin Tietokantojen ilmoittautuminen alkaa
    mitkä ovat esitiedot kurssille Kääntäjät
    näytä kaikki kurssit joita seuraan
    lopeta kaikkien seuraaminen
    asetukset
    omat asetukset kiitos
    kiitos paljon
    hyvää huomenta
    TX00EY23-3015 vai TX00EY23-3016?
    TX00EY23-3015 kenen
    TX00EY23-3015 missä luokassa
    TX00EY23-3015 millä kielellä
    TX00EY23-3015 kuinka kauan
    TX00EY23-3015 mihin asti
    TX00EY23-3015 kenelle
    TX00EY23-3015 täynnä?
    TX00EY23-3015 peruttu?
    TX00EY23-3015 siirretty?
    onko TX00EY23-3015 maanantaisin
    tuleeko TX00EY23-3015:een uusintaa
    kaksi kurssia menee päällekkäin: TX00EY23-3015 TX00EY23-3016
    mitään ei tapahdu TX00EY23-3015
    TX00EY23-3015 näyttää suljetulta
    anteeksi, TX00EY23-3015
    Moi! TX00EY23-3015?
    TX00EY23-3015 opetussuunnitelma
    TX00EY23-3015 osaaminen
    TX00EY23-3015 arvosana
    TX00EY23-3015 lukukausimaksu
    TX00EY23-3015 etäopetus
    TX00EY23-3015 ohjaaja
    monelleko TX00EY23-3015 mahtuu
    keltä TX00EY23-3015
    ketä TX00EY23-3015 koskee
    kumpaan TX00EY23-3015 kannattaa mennä
    KENELLE TX00EY23-3015 ON
    monesko kerta TX00EY23-3015
    oisko TX00EY23-3015 tilaa
    saaks TX00EY23-3015 kesken
    monenko opintopisteen TX00EY23-3015 on?
    millä kielellä TX00EY23-3015 opetetaan?
    kelle ryhmille TX00EY23-3015 on tarkotettu
    kenelle TX00EY23-3015 on tarkoitettu?
    kuka opettaa TX00EY23-3015:tä
    kenen kurssi TX00EY23-3015 on
    ketkä opettavat TX00EY23-3015
    montako opintopistettä TX00EY23-3015
    paljonko TX00EY23-3015 antaa pisteitä
    kuinka laaja TX00EY23-3015 on
    mihin asti TX00EY23-3015 kestää
    mistä lähtien TX00EY23-3015 on auki
    missä TX00EY23-3015 pidetään?
    minkä alan kurssi TX00EY23-3015 on
    minkälainen TX00EY23-3015 on
    millainen tentti TX00EY23-3015:ssä on
    mihin tutkintoon TX00EY23-3015 kuuluu
    mikä on TX00EY23-3015
    mikä TX00EY23-3015
    mitä TX00EY23-3015 sisältää
    mille ryhmille TX00EY23-3015
    milloin TX00EY23-3015 alkaa?
    koska TX00EY23-3015 alkaa
    koska TX00EY23-3015 loppuu?
    millon TX00EY23-3015 loppuu
    milloin paattyy TX00EY23-3015
    milloin ilmoittautuminen paattyy TX00EY23-3015
    mita tiloja rakennuksessa 78025 on
    MILLOIN TX00EY23-3015 PÄÄTTYY
    MITÄ TILOJA 78025:SSÄ ON
    onko TX00EY23-3015 täynnä?
    onks TX00EY23-3015 viel auki
    onko TX00EY23-3015 englanniksi
    ovatko TX00EY23-3015 ja TX00EY23-3016 päällekkäin
    oliko TX00EY23-3015 jo peruttu
    opetetaanko TX00EY23-3015 iltaisin
    alkaako TX00EY23-3015 tammikuussa
    järjestetäänkö TX00EY23-3015 verkossa
    pitääkö TX00EY23-3015:een ilmoittautua
    voiko TX00EY23-3015:lle vielä päästä
    saako TX00EY23-3015:stä todistuksen
    tarviiko TX00EY23-3015:ssä konetta
    ehdinkö vielä TX00EY23-3015
    kuuluuko TX00EY23-3015 tutkintoon
    TX00EY23-3015 aikataulu
    TX00EY23-3015 opetuskieli
    TX00EY23-3015 laajuus
    TX00EY23-3015 tentit
    TX00EY23-3015 ajankohta?
    TX00EY23-3015:n tiedot
    TX00EY23-3015n sisältö
    TX00EY23-3015 ilmoittautuminen
    TX00EY23-3015 ilmottautuminen millon
    TX00EY23-3015 esitiedot
    TX00EY23-3015 ryhmät
    kerro TX00EY23-3015:stä
    kerro lisää toteutuksesta TX00EY23-3015
    näytä TX00EY23-3015
    nayta TX00EY23-3015
    seuraa TX00EY23-3015
    muistuta minua TX00EY23-3015
    älä muistuta TX00EY23-3015
    lopeta TX00EY23-3015:n seuraaminen
    vertaa TX00EY23-3015 TX00EY23-3016
    kumpi alkaa ensin, TX00EY23-3015 vai TX00EY23-3016
    mitä eroa on TX00EY23-3015 ja TX00EY23-3016
    mihin saakka voi ilmoittautua kurssille TX00EY23-3015
    mitä esitietoja TX00EY23-3015 vaatii
    miten TX00EY23-3015 arvioidaan
    miksi en pääse TX00EY23-3015
    kauanko TX00EY23-3015 kestää
    moneltako TX00EY23-3015 alkaa
    montako paikkaa tilassa on 78025
    tilat 78025
    isoin sali 78025
    onko 78025:ssä tilaa 40 hengelle
    40 hengen luokka 78025
    mikä on opintojakso 81403
    opintojakson 72101 tavoitteet
    kiitos, entä TX00EY23-3016?
    moi, TX00EY23-3015?
    mitä seuraan
    mitkä kurssit ovat vielä auki
    milloin kurssi alkaa?
    mitä osaat tehdä
    kenelle tämä on TX00EY23-3015
    mihi TX00EY23-3015 loppuu
    minä päivänä TX00EY23-3015 alkaa`),
  sv: linesOf(`
    åt vem är TX00EY23-3015 avsedd
    till vem riktar sig TX00EY23-3015
    med vem går jag TX00EY23-3015
    hos vem går man TX00EY23-3015
    av vem ordnas TX00EY23-3015
    vilkas TX00EY23-3015
    vilkendera TX00EY23-3015 eller TX00EY23-3016
    hurdan är TX00EY23-3015
    hurdana uppgifter har TX00EY23-3015
    hurudan TX00EY23-3015
    huruvida TX00EY23-3015 är full
    hur pass svår TX00EY23-3015
    när på dagen TX00EY23-3015
    när då TX00EY23-3015
    var nånstans TX00EY23-3015
    vad för slags TX00EY23-3015
    vad gör man på TX00EY23-3015
    varefter TX00EY23-3015
    TX00EY23-3015 börjar?
    TX00EY23-3015 började redan
    TX00EY23-3015 är fullbokad
    TX00EY23-3015 nätkurs
    TX00EY23-3015 flerform
    TX00EY23-3015 dagstudier
    TX00EY23-3015 kursbok
    TX00EY23-3015 ansvarig lärare
    TX00EY23-3015 närvaroplikt
    TX00EY23-3015 tillgodoräknande
    TX00EY23-3015 försenad
    TX00EY23-3015 avbokning
    TX00EY23-3015 anmälda
    TX00EY23-3015 slutar
    TX00EY23-3015 stängd
    vill ha TX00EY23-3015
    lägg till påminnelse TX00EY23-3015
    skicka TX00EY23-3015
    öppna TX00EY23-3015
    sök TX00EY23-3015
    kolla TX00EY23-3015
    hämta TX00EY23-3015
    lista TX00EY23-3015
    kontrollera TX00EY23-3015
    ta bort TX00EY23-3015
    tysta TX00EY23-3015
    TX00EY23-3015 eller TX00EY23-3016
    TX00EY23-3015 och TX00EY23-3016
    TX00EY23-3015 också
    TX00EY23-3015 på svenska
    TX00EY23-3015 för sjukskötare
    undevisas TX00EY23-3015 pa engelska
    när börjr TX00EY23-3015
    vilkt språk TX00EY23-3015
    vm undervisar TX00EY23-3015
    motesrum 78025
    gymnastiksal 78025
    78025 rummen
    rum över 50 platser 78025
    stor föreläsningssal 78025
    god morgon, finns det ett ledigt klassrum i 78025
    koppla TX00EY23-3015
    vilka rum är lediga på campus
    i vilken byggnad är KMD558
    var hittar jag mina påminnelser
    hur slutar jag följa
    vem är du
    kan du hjälpa mig
    påminn mig imorgon om TX00EY23-3015
    lägg till TX00EY23-3015 i kalendern
    är Maskinkonstruktion på engelska
    när öppnar anmälan till Databaser
    vilka är förkunskapskraven för Kompilatorer
    visa alla kurser som jag följer
    sluta följa alla
    inställningar
    mina inställningar tack
    tack så mycket
    god morgon
    TX00EY23-3015 eller TX00EY23-3016?
    TX00EY23-3015 vems
    TX00EY23-3015 vilket rum
    TX00EY23-3015 vilket språk
    TX00EY23-3015 hur länge
    TX00EY23-3015 till när
    TX00EY23-3015 för vem
    TX00EY23-3015 fullt?
    TX00EY23-3015 inställd?
    TX00EY23-3015 framskjuten?
    går TX00EY23-3015 på måndagar
    kommer det en omtentamen i TX00EY23-3015
    två kurser krockar: TX00EY23-3015 TX00EY23-3016
    ingenting händer med TX00EY23-3015
    TX00EY23-3015 verkar stängd
    ursäkta, TX00EY23-3015
    Hej! TX00EY23-3015?
    TX00EY23-3015 läroplan
    TX00EY23-3015 lärandemål
    TX00EY23-3015 vitsord
    TX00EY23-3015 läsårsavgift
    TX00EY23-3015 distansundervisning
    TX00EY23-3015 handledare
    VEMS ÄR TX00EY23-3015
    vilkas kurs är TX00EY23-3015
    vilken sorts tent har TX00EY23-3015
    varthän TX00EY23-3015
    hurdant är TX00EY23-3015
    fran nar galler TX00EY23-3015
    ar TX00EY23-3015 oppen
    hur många studiepoäng är TX00EY23-3015?
    på vilket språk undervisas TX00EY23-3015
    för vilka grupper är TX00EY23-3015 avsedd
    vem undervisar i TX00EY23-3015?
    vems kurs är TX00EY23-3015
    vad är TX00EY23-3015
    vad handlar TX00EY23-3015 om
    vad ingår i TX00EY23-3015
    var hålls TX00EY23-3015
    vart ska jag gå för TX00EY23-3015
    varför kan jag inte anmäla mig till TX00EY23-3015
    när börjar TX00EY23-3015?
    när slutar TX00EY23-3015
    nar borjar TX00EY23-3015
    nar oppnar anmalan till TX00EY23-3015
    hur manga studiepoang ar TX00EY23-3015
    NÄR STÄNGER ANMÄLAN TILL TX00EY23-3015
    NAR BORJAR TX00EY23-3015
    vilken enhet ordnar TX00EY23-3015
    vilket examensprogram hör TX00EY23-3015 till
    vilka rum finns i 78025
    vilka salar har 78025
    vilka förkunskaper kräver TX00EY23-3015
    hur bedöms TX00EY23-3015
    hur länge pågår TX00EY23-3015
    hur lång är TX00EY23-3015
    hur stor är TX00EY23-3015
    är TX00EY23-3015 full
    är TX00EY23-3015 fortfarande öppen?
    finns det tentamen i TX00EY23-3015
    finns det plats kvar på TX00EY23-3015
    kan man ännu anmäla sig till TX00EY23-3015
    kan jag komma med på TX00EY23-3015
    får man intyg för TX00EY23-3015
    går TX00EY23-3015 på kvällen
    ges TX00EY23-3015 igen nästa år
    måste jag anmäla mig till TX00EY23-3015
    behöver jag dator på TX00EY23-3015
    krockar TX00EY23-3015 med TX00EY23-3016
    har anmälan till TX00EY23-3015 börjat
    TX00EY23-3015 tidtabell
    TX00EY23-3015 undervisningsspråk
    TX00EY23-3015 omfattning
    TX00EY23-3015 anmälan
    TX00EY23-3015 anmälningstid
    TX00EY23-3015 innehåll
    TX00EY23-3015 tider?
    TX00EY23-3015 studerandegrupper
    TX00EY23-3015:s datum
    TX00EY23-3015 förkunskapskrav
    berätta om TX00EY23-3015
    visa TX00EY23-3015
    visa mig allt om TX00EY23-3015
    följ TX00EY23-3015
    påminn mig om TX00EY23-3015
    paminn mig om TX00EY23-3015
    sluta följa TX00EY23-3015
    påminn mig inte om TX00EY23-3015
    jämför TX00EY23-3015 och TX00EY23-3016
    vad är skillnaden mellan TX00EY23-3015 och TX00EY23-3016
    vilken av TX00EY23-3015 och TX00EY23-3016 börjar först
    överlappar TX00EY23-3015 och TX00EY23-3016
    sista anmälningsdag för TX00EY23-3015
    senast när ska man anmäla sig till TX00EY23-3015
    tills när är TX00EY23-3015 öppen
    från när gäller TX00EY23-3015
    vilken dag börjar TX00EY23-3015
    vilken tid börjar TX00EY23-3015
    i vilken byggnad är TX00EY23-3015
    rum för 40 personer i 78025
    det största rummet i 78025
    klassrum 78025
    78025 lokaler
    finns det en datasal i 78025
    vad är studieperiod 81403
    mål för kursenheten 72101
    vad ska jag läsa före TX00EY23-3015
    vilket material används i TX00EY23-3015
    tack, och TX00EY23-3016?
    hej, TX00EY23-3015 tack
    vad följer jag?
    vilka kurser är fortfarande öppna
    när börjar kursen?
    vad kan du
    hur ändrar jag mina inställningar
    när TX00EY23-3015
    var TX00EY23-3015
    vem TX00EY23-3015
    vilekn dag borjar TX00EY23-3015
    nör öppnar anmälan TX00EY23-3015`),
};

/** With a course's name in another language inside: the language is that of the other words. */
export const WITH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: linesOf(`
    when does Ohjelmistotuotantoprojekti start?
    how many credits is Johdatus ohjelmointiin
    is “Tietokantojen perusteet” in English?
    who teaches Grunderna i webbprogrammering?
    what is “Hållbar utveckling och vad som är viktigt” about
    where is Lujuusopin perusteet held
    which groups is Matematiikan kertaus for?
    can I still enroll on “Verkkojen perusteet ja niiden hallinta”?`),
  fi: linesOf(`
    milloin Software Engineering Project alkaa?
    montako opintopistettä Introduction to the Design of Systems on
    kuka opettaa “The Art of the Interview” kurssia
    onko Basics of Web Programming englanniksi
    Introduction to Programming alkaa milloin
    missä Grunderna i webbprogrammering pidetään
    mitä “How to Do Research” sisältää
    päättyykö Fundamentals of Machine Design keväällä`),
  sv: linesOf(`
    när börjar Software Engineering Project?
    hur många studiepoäng är Introduction to the Design of Systems
    vem undervisar i “The Art of the Interview”
    är Ohjelmistotuotantoprojekti på svenska?
    vilka grupper läser Basics of Web Programming
    var hålls Lujuusopin perusteet
    vad ingår i “How to Do Research”
    slutar Fundamentals of Machine Design på våren`),
};

/** What says nothing of a language: the reader's own counts. */
export const TELL_NOTHING = linesOf(`
  TX00EY23-3015
  TX00EY23-3015?
  tx00ey23-3015 TX00EY23-3016
  TX00EY23-3015, IM00BR45-3003
  (TX00EY23-3015)
  78025
  194201
  KM
  KMD558
  deadline?
  https://guide.example/TX00EY23-3015
  TX00EY23-3015 :)
  TX00EY23-3015 vs TX00EY23-3016
  Software Engineering Project
  Ohjelmistotuotantoprojekti
  Programvaruprojekt
  software engineering project
  ohjelmistotuotantoprojekti
  “Introduction to the Design of Systems”
  “Milloin on aika”
  TX00EY23-3015 & TX00EY23-3016
  Karamalmi
  123`);
