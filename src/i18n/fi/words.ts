/** Finnish, as people type it. */

import type { LanguageWords } from '../en/words.ts';
import { listOf, saying, setOf } from '../patterns.ts';
import type { TopicWords } from '../topics.ts';
import { fiBasicForms } from './basic-forms.ts';

export const fiWords: LanguageWords = {
  inflection: {
    // Cases in singular and plural, and clitics: Iso suomen kielioppi, § 81 and § 126.
    endings: listOf(`n t a ta ssa sta lla lta lle ksi na tta en in aan een iin oon uun yyn seen
      hin ihin han hen hon hun hyn issa ista illa ilta ille iksi ina ien jen iden itten ten ia ja ita
      siin ni si nsa mme nne kin kaan ko l s lt st`),
    changes: [
      // "Keskukse|n" of "keskus", "punaise|n" of "punainen", "puhelime|n" of "puhelin", "turvallisuude|n".
      [/kse?$/, 's'],
      [/nen$/, 's'],
      [/m$/, 'n'],
      [/(?<=u)[dt]$/, 's'],
      // The weak grade of the last consonants: "ohjelmointi" – "ohjelmoinnin", "tietokanta" – "tietokannat".
      [/nt$/, 'nn'],
      [/lt$/, 'll'],
      [/rt$/, 'rr'],
      [/mp$/, 'mm'],
      [/nk$/, 'ng'],
      [/([kpt])\1$/, '$1'],
      [/(?<=[aeiouyh])t$/, 'd'],
      [/(?<=[aeiouylr])p$/, 'v'],
      [/(?<=[aeiouylrh])k$/, ''],
    ],
  },
  basicForms: fiBasicForms,
  // A borrowed word ends in these consonants alone.
  unlike: /[cqwxzå]|[gkpst]h|[^aeiouyäönstlr]$/u,
  taught: 'projekti matematiikka viestintä',
  grammar: setOf(`
    oon oot ollaan molemmat molempien molemmista molempiin
    anteeksi
    mikä mitä minkä missä mistä mihin mihi mis mist millä miltä mille miksi miks minä minään mitkä mitäs mikäs mites mitenkäs
    mikäköhän mitäköhän milloinkohan milloin millon milloinkaan koska koskas kuinka miten mite kauanko kauan useinko
    minkälainen minkälaisen minkälaista minkälaisia minkälaiset minkälaisessa minkälaisella
    millainen millaisen millaista millaisia millaiset millaisessa millaisella minkäniminen minkähintainen
    kuka kuka kenen ketä kenet kenelle kenellä keneltä kenessä kenestä keneen keneksi kelle kellä keltä kel kelt ketkä keiden
    keitä keille keillä keiltä keistä keihin kenenkä kukaan kukahan
    kumpi kumman kumpaa kummassa kummasta kumpaan kummalla kummalle kummalta kummat kumpia kumpikaan kumpikin
    monta montako montaa monenko monen moneltako monelta monelt moneen moneenko monessa monessako monestako monelle monelleko
    monella monellako monesko mones moneskin monia paljonko paljoko paljon
    onko onks onkos oonko oonks oonkos olenks ovatko oliko olisiko oisko olikohan onkohan ollaanko oletko ootko ooks olenko olemmeko
    ja tai vai eli sekä että jotta kun jos vaikka mutta vaan kuin niin näin myös myöskin
    vielä viel viä jo enää nyt ny heti aina kohta pian joskus
    ei en et emme ette eivät ole olla ollut olisi oisi olen olet olemme ovat oli olivat
    tämä tää tän tuo toi ton nämä nuo tämän tuon näiden noiden niiden tätä tuota näitä noita niitä tässä tästä tähän tällä tälle tältä tänä
    sitä siinä siitä siihen sillä sille siltä näissä näistä näihin niissä niistä niihin niille niillä siellä täällä tuolla sinne tänne
    minun sinun hänen meidän teidän heidän minua sinua häntä meitä teitä heitä minulla minulle minulta sinulla sinulle sinulta
    meillä meille teille teillä heille mulla mulle multa sulle sulla mun sun mää sää mä sä minut sinut hän heidät
    joka jotka jonka joiden jota joita jossa josta johon jolla jolle joilla joille jolta
    kaikki kaikkien kaikista jokin jokainen joku jonkin jotain jotakin muu muut muita muiden muun muuta toinen toisen
    kanssa kaa kans miksei miksen mikset löydy ilman ennen jälkeen kautta varten mukaan asti saakka lähtien alkaen aikana välillä vasta noin
    entä entäs kyllä kiitos moi hei moikka terve`),
  ordinary: setOf(`
    puhu puhun osaa osaan juttu juttua juttuja
    joihin jolle joille jossa joissa jolla joilla joista josta jonka joiden sellasta sellaista sellasen sellanen löytyskö löytyiskö löytysköhän esim haluun
    seuraavaksi kerran luettele luetteletko listaa ota ottakaa haluaisin haluaisimme tietää kuin nimeltä niminen vaihto-opiskelija
    meneekö menevätkö meneeks perusteella kysyttävää muuta
    tallentaako lukeeko tallennetaanko nauhoitetaanko lasketaanko hyväksytäänkö käykö käyks luetko tallennatko säilytetäänkö unohda pyyhi
    kuuluu kuuluuko lisää enemmän infoa infoo kuulla kerrottavaa tarjolla usein kerran ihmeen toteutetaanko
    viikko viikon viikolla viikkoa lukukausi lukukauteni lukukaudella
    mikä mitkä mitä minkä mille milloin koska missä mistä mihin kuka ketkä miten kuinka montako monta paljonko onko onks ovat oliko olla ei ja tai sekä myös että jos kun niin tämä tämän tästä tähän
    tarvitsisin tarvitsisimme tarvittaisiin tarvis tarttisin kaipaisin kaipaisimme toivoisin toivoisimme löytyisikö löytyisköhän löytyisiköhän löytyiskö löytyisi olisiko olisikohan oliskohan olis olisi olisimme
    saisiko saisinko saisimmeko saiskohan saisko voisiko voisinko voisitko voisitteko voiskohan voisko haluttaisiin haluaisinkin mielellään mieluiten mieluusti ylimääräistä ylimääräinen ylimääräisen silloin sillon tuolloin sopisi sopiva sopivaa sopivan kiireellisesti äkkiä pikaisesti kiireesti ystävällisesti katsoa katsoisitko etukäteen mitenkään saisikohan saisinkohan
    apua ohje ohjeet asetukset auttaa kyllä suomea suomeksi seurattavat seuratut seuraanko tentti seuraa seuraan seuraamme seuraako muistuta muistuttaa minua minulle lopeta älä halua poista vielä jo nyt enää
    voiko voinko saako saanko pitääkö löytyykö löytyy kerro näytä etsi anna haluan tarvitsen linkitä hei moi terve kiitos kiitti kiitoksia moikka moro huomenta mukaan varten ennen jälkeen asti mennessä vähintään väh yli alle enintään noin
    alkaa alkavat alkaako päättyy päättyvät päättyykö loppuu loppuuko kestää avautuu avautuuko aukeaa aukeaako aukee sulkeutuu sulkeutuuko menee umpeen auki kiinni
    tila tilat tilan tilaa tilassa tilojen tiloja tiloissa sali salit saleja talo talon talossa paikka paikat paikkaa paikkoja paikan hengelle hengen henkilölle henkilöä opiskelijalle
    op opintopiste opintopistettä opettaja kieli ero erot päällekkäin
    n ssa ssä sta stä lla llä lle lta ltä een iin hen ksi`),
  weekly: setOf(
    'maanantaisin tiistaisin torstaisin perjantaisin lauantaisin sunnuntaisin keskiviikkoisin arkisin arkipäivisin',
  ),
  chat: setOf(`
    etsin etsimässä etsiskelen etsiskelin haen hakusessa
    aihe aiheen aiheesta aiheeseen aihetta aihepiiri aihepiiristä liittyvä liittyvää liittyviä liittyvien liittyen koskeva koskevaa koskevia tarjotaan tarjotaanko tarjolla
    aa aattelin about ah aha ahaa ahdistaa ahh ai aijaa aijjaa aijuu aikas aikoihin aikoinaan ainakin ainoastaan aivan
    ajattelin ajattelinpa alussa ansiosta arvata auh autatko auts aww blaah ees eh ehdi ehdin ehdottomasti ehkä ehkäpä
    ei eihän eiku eikä eikö eipä eka elikkä ellei enkä ensinnäkin epäilen epävarma erityisesti eräs esimerkiksi
    eteenpäin etenkin ettei etten etupäässä haa haluisin haluisinki halusin halusinki haluun harkitsen harmi harmittaa
    hauska hauskaa hauskoja heh hei heippa heippahei heissan hejsan helvetin helvetti herranjestas hieno himputti
    hirmu hirmuisen hirveen hirveesti hirveä hitsi hitsinpimpulat hitsit hitto hittolainen hm hmh hmm hmmm hmmmm ho
    hoh huh huhhuh hui huom huomenia hups hupsis hupsista hurraa hyi hyvästi häh häpeän höh hölmö höps höpö ihan
    ihanaa ihkua ihmettelen ikinä ikävä ikään ilmeisest ilmeisesti ilmeisestikin iltaa itkettää itselle itseäni jaa
    jaaha jahas jaksa jaksais jaksan jaksanut jatkossa jea jeah jee jeejee jep jes jesh jess jestas jippii jolloin
    jonkun joo joojoo jooo josko joskushan jostain jotai jotainki joten jotenki jotenkin jotenkuten jtn jtnki
    jumalauta jumankauta jusa just justiin justiinsa juu juujuu järkevä kai kaikkea kaipaan kait kannattaa kannattaako
    katella katellaan kato katopas katos katsella katsos kera kertaa kertokaa kiinnostaa kiinnostais kiire kiireessä
    kiireinen kiva kivaa kivoi kivoja koht koitan kovasti kovin ku kuha kuhan kuin kuitenkaan kuitenki kuitenkin kuten
    kuule kuulema kuulemma kuulepa kuules kuulkaa kyl kyllähän käsittääkseni kävis käviskö kävisköhän köh laita laitan
    lisäksi luojan luulen luulin luultavammin luultavasti lähinnä mahdollisesti mahtaa mahtava mahtavaa mahtavuutta
    makee makeeta meen meinaan meinasin meinasinki meiän melkein melkeinpä melko menee meneeks meneekö menemässä menen
    meni menos menossa mielelläni mielenkiintoinen mielestä mielestäni mieluummin mietin mietiskelen mietiskelin
    mietityttää miettiny miettinyt milläs mitähän mm mmm moikkamoi moikkelis morjens muistan muistin mukava mut mutsi
    muuta muuten muutenkin muutoin myöhemmin naurattaa nih nii niiin niinku niinkuin niinq niinsanotusti nimittäin
    njaa no noh noi noinniin nojaa nono nooh nopeasti nopsaan normaalisti nytten näemmä nähdä nähtävästi näköjään
    odota odotas oho ohoh oi oikeastaan oikeasti oikeesti ois oisin oisko oiskoha oiskohan oiskos okei okidoki okke
    olin olisin olisko ollaan onneksi oon oonkohan oot oota ootas osaako osaatko osittain otan otetaan outoa paha
    pahoittelut paska paskaa perhana periaatteessa perkele perkule perse pidän piti pitäis pitäisi plääh pohdin
    pohdiskelin pois prkl pyh pystynkö pyydän päivää päätin pöh rehellisesti ressaa riittää saada saakeli saatana sais
    samalla samperi sanoa sanoin sanottu satutko selvis selvä selvän selvästi sentään sieltä siis siisti siistiä
    siitäkin sijaan siksi sillee silleen silti sinä sit siten sitku sitten sittenki sittenkin sitäpaitsi sori stressaa
    stressi suht suhteellisen suoraan suoraansanottuna superia suunnittelin taas taasen taida taidan taitaa taitais
    takia tarkalleen tarkoitan tarkotan tarpeeksi tarttis tarvii tarvin tarvisin tasan tavallaan tavallisesti teen
    terppa terppatiarallaa tervehdys tiedä tiedän tietenkin tietty tietysti tietämättä tietääkseni tiiä tiiätkö
    todella todellakin todennäköisesti tohon toisaalta toisaaltaan toivoisin toivon toivottavast toivottavasti tolleen
    tosi tosiaan tosissaan tosissani tota totaa totanoin totanoinniin totta tottakai tsau tsemppiä tule tulisi tulossa
    tuntuu tuosta tuota tuotaa turha tyhmä tykkään tylsistynyt tylsä tylsää täytyy unohda unohdin ups upsis uskoisin
    uskon vaikkapa vain valitettavast valitettavasti varma varmaa varmaan varmaanki varmaankin varmasti varsin
    varsinkin vau vautsi viimein viitsi viittis vissiin vitsi vittu vittusaatana vitun vitut voih voitko voitteko vtu
    väliä väsy väsyttää yes yh yhtäkkiä yhtään yksinkertaisesti yleensä yleisesti yllättäen ymmärrän yritin yritän yök
    äh äläs ärsyttää äsken ääh öh öm öäh öö ööh`),
  ordinaryBeginnings: [
    'ilmo',
    'muistutu',
    'seuraami',
    'toteutu',
    'opintojakso',
    'rakennu',
    'huone',
    'luok',
    'kurss',
    'vertaa',
    'vertail',
    'myöhästy',
    'myöhäis',
  ],
  subject: setOf(`
    näyttää tonne tänne lopus lopussa
    ymmärrä ymmärrän ymmärsin ymmärrätkö
    eiku eikun tarkoitin tarkotin meinasin asteikko asteikolla asteikon kesken mennä menee mene menevät tulla tulen tulisi käydä käy käyn loppuun alkuun arvosana arvosanat ohjaaja uusinta anteeksi opetussuunnitelma ops
    lähetä katso hae listaa avaa tarkista poista mykistä hiljennä linkitä lisää lisätä jaa tallenna kirjoita lue vaihda muuta peru perua tilaa laita pane haluun haluan halutaan tiedän tietää tiedä luulen katsoa hakea kysyä vastaa minne sinne hyväksiluku hyväksiluvut hyväksilukea pvm luento luennot luentoja luennolla luentojen kesto kestoa palaute todistus läsnäolo poissaolo jono jonotus materiaali materiaalit kirja kirjat kirjallisuus pakollinen vapaavalintainen valinnainen läpäisy hylätty hyväksytty seminaari työpaja harjoitus harjoitukset tehtävä tehtävät tunti tunnit tuntia kello aamu ilta kerros kerroksessa neukkari neukkarit projektori kone koneita vuosikurssi kaupunki kaupungissa paikkakunta linkki uutisia mahtuu sopii ottaa maksu ilmoitus ala alkanut alkamassa loppunut päättynyt avattu suljettu joko eikö enkö emmekö ettekö eivätkö pystyykö saisinko voisinko pitäisikö
    aika aikaa ajat ajan aikaan aikoja tiedot tietoja tiedon tieto laajuus laajuuden sisältö sisällön sisältöä nimi nimen tunnus tentit tentin tenttejä tentissä koe kokeet kokeen hinta hintaa maksaa ilmainen paikalla verkossa etänä lähiopetus
    ryhmä ryhmät ryhmän ryhmille ryhmälle ryhmiä ryhmissä kielellä kieltä kielet kielen kielinen ruotsiksi englanniksi suomeksi
    englanti ruotsi suomi pisteitä pistettä pisteet pisteen noppaa noppia nopan aloitus lopetus alku loppu alusta lopusta
    päivä päivän päivää päivänä päivinä viikko viikon viikkoa viikolla viikot kuukausi kuukauden vuosi vuoden vuotta vuonna
    tänään huomenna eilen illalla aamulla iltaisin aamuisin syksyllä keväällä kesällä talvella syksy kevät kesä talvi
    ensi viime seuraava seuraavan ensimmäinen viimeinen viimeistään aikaisin aikaisintaan eka ekana ekaks ekaksi toka tokana tokaks vikana ensin ensimmäisenä viimeisenä otan otat oppari opparin opparia matikka matikkaa matikan iso suuri pieni isoin suurin pienin
    isompi suurempi täynnä täysi vapaa vapaana varattu peruttu siirretty muuttunut auki kii kiinni
    voi voin voit voidaan saa saan saat saadaan pitää täytyy tarvii tarviiko tarvitaan tulee kuuluu sisältää antaa vaatii vaaditaan
    pidetään järjestetään opetetaan opettaa opettavat opettaja arvioidaan kestää jatkuu pääsee pääse päästä mahtuu ehdin ehtii
    tavoitteet tavoite lisää alan alalle tutkinto tutkintoon koulutus kampus kampuksella toimipiste yksikkö osaat tehdä tiedätkö
    kaveri opiskelija opiskelijat hengen henkeä ihmistä kysymys apua sijaitsee löytyis sijainti löydän löytää löytyisi haen näen katson odotetaan odottaa edellyttää tarvitsen kannattaa kuvaile esittele oikea oikeat oikeita oikeasti oikeesti muodostuu määräytyy vaikuttaa koostuu perustuu projekti projektit kirjallinen suullinen taito taidot taitoja kokemus osallistuja osallistujat osallistujilta helppo vaikea vaikee tavalla tavoin tapa tavat mahdollista mahdollinen yhteys yhteyden yhteyttä sähköposti puhelin numero omaan tahtiin osa osasta osan suurin annetaan käytetään tehdään käyvät tuleeks meneeks järkkää jossain jollain rutkasti hirveesti kauheesti kertoa kertoisitko kertoisit lukea lukee luetaan kokonaan kokonaisuudessaan pelkästään kuuluuko käydä jotakin toista laittaa meili meilii tuo tuoda tuodaan anna antaa siel tääl sisältyykö ruotsin suomen englannin pääkaupunki riittää riittäis riittäisi mahollista mahollist pääsy`),
  subjectBeginnings: [
    'minkä',
    'mihin',
    'millai',
    'monen',
    'moneen',
    'montak',
    'monel',
    'monell',
    'palj',
    'kenen',
    'kenel',
    'kuink',
    'milloi',
    'miten',
    'mistä',
    'missä',
    'luento',
    'luenno',
    'alkami',
    'loppumi',
    'päättymi',
    'oppimate',
    'vaatimu',
    'jonotu',
    'läsnäol',
    'osaamis',
    'suunna',
    'lukujärj',
    'harjoit',
    'neuvott',
    'opinto',
    'opetu',
    'opett',
    'opiskel',
    'esitie',
    'aikatau',
    'ajankoh',
    'ajoit',
    'päätty',
    'päättä',
    'avaut',
    'sulkeu',
    'järjest',
    'tarkoit',
    'tarkot',
    'tarvit',
    'osallist',
    'lukukau',
    'lukuvuo',
    'maanant',
    'tiistai',
    'keskiviik',
    'torstai',
    'perjantai',
    'lauantai',
    'sunnuntai',
    'tammiku',
    'helmiku',
    'maalisku',
    'huhtiku',
    'toukoku',
    'kesäku',
    'heinäku',
    'eloku',
    'syysku',
    'lokaku',
    'marrasku',
    'jouluku',
    'suoritt',
    'suoritu',
    'arvioin',
    'kysymy',
    'muistut',
  ],
  commands: {
    follow: listOf(`tilaa tilata lisää lisätä tarkkaile valvo ilmoita hälytä seurata ota_seurantaan
      lisää_seurantaan aloita_seuranta seurantaan`),
    unfollow: listOf(`tauko peru peruuta perua peruuttaa poista poistaa lopettaa keskeytä vaimenna unohda
      poista_seurannasta lopeta_seuranta`),
    following: listOf('lista listaa seurannat omat tilaukset'),
    status: listOf('tilannekatsaus'),
    compare: listOf('vertaile verrata vertailu vertailla ero erot'),
    week: listOf(
      'määräaika määräajat takaraja takarajat viikkokatsaus tulossa tulevat lähipäivät agenda viikolla',
    ),
    term: listOf('lukukausi lukuvuosi aikajana päällekkäin päällekkäisyydet'),
    today: [],
    tomorrow: [],
    lessons: listOf('aikataulu tunti tunnit luennot luento oppitunnit lukujärjestys'),
    link: listOf('liitä yhdistä kytke linkki'),
    unlink: listOf('irrota katkaise poista_linkki poista_linkitys'),
    settings: listOf('aikavyöhyke asetus määritykset valinnat'),
    enrollment: listOf('ilmoittaudu ilmoittautuminen ilmoittautumiset ilmo ilmoittautumisaika'),
    rooms: listOf('tilat tila huone huoneet luokat rakennus'),
    show: listOf('näytä hae etsi avaa katso tiedot varaa voisitko voitko'),
  },
  shared: setOf('me se no'),
  theirs: setOf('niiden heidän niitten noiden'),
  they: setOf('ne niillä heillä he noilla noi nuo'),
  international: setOf('kampus nro deadline deadlinet'),
  otherDays: [/(?<!\p{L})(?:(?:tiistai|torstai|perjantai|lauantai|sunnuntai)|keskiviikkoi?)/gu, 'maanantai'],
  spoken: [
    [/(?<!\p{L})webbi-?(?=\p{L}{5})/giu, 'web'],
    [/(?<=\p{L}{3})-(?=kurss(?:i|ei)\p{L}*)/giu, ' '],
  ],
  rewrites: [
    // "Lopeta TX00EY23-3015:n seuraaminen": the course stands before the word for following.
    [
      /^(lopeta|lopettaa|peru|peruuta|poista) (?:kurssin |toteutuksen )?(\S+(?: n)?) (seuraami(?:nen|sen)|seuranta|seurannan|muistutukset|ilmoitukset)(?= |$)/u,
      '$1 $3 $2',
    ],
    [/^poista (\S+(?: n)?) (?:seurannasta|muistutuksista)(?= |$)/u, 'lopeta seuraaminen $1'],
    [/^(?:(?:tää|tämä) )?kanava on (?:(?:ryhmälle|ryhmän|kurssille|kurssin) )?(\S*\d\S*)$/u, 'seuraa $1'],
  ],
  subcommands: {
    find: 'etsi löydä hae haku',
    unit: 'opintojakso{,n,t} kurssiyksikkö kurssiyksikön',
    settings: 'asetukset',
    link: 'linkitä',
    follow: 'seuraa seuranta muistuta',
    unfollow: 'lopeta',
    following: 'seuratut seurattavat seuraan kurssini lista',
    status: 'tilanne tila',
    compare: 'vertaa',
    week: 'viikko viikon',
    today: 'tänään',
    tomorrow: 'huomenna',
    lessons: 'tunnit tunti luennot lukujärjestys',
    term: 'lukukausi lukukauteni',
    help: 'apua ohje',
  },
  course: {
    ofLate:
      'meni menn{y,yt} pääse* pääs* jälki* jälkeenpäin myöhä* myöhästy* teen tehdä missasin unohdin skippasin sulkeutu* päätty*',
    late: [
      '(?:.* )?(?:jälki-?ilmo\\p{L}*|myöhästyneenä|myöhäinen ilmo\\p{L}*)(?: .*)?',
      '(?!.*(?:auke|ava)\\p{L}*(?: \\S+){0,3} myöhässä|.*myöhässä (?:auke|ava))(?:.* )?(?:ilmoittautu\\p{L}*|ilmota|ilmottautu\\p{L}*|ilmo|päästä|pääsee\\p{L}*|pääsenkö|mukaan|liittyä)(?: \\S+){0,3} (?:myöhässä|myöhässäkin|jälkikäteen|jälkeenpäin|myöhästyneenä)(?: .*)?',
      '(?!.*(?:auke|ava)\\p{L}*(?: \\S+){0,3} myöhässä|.*myöhässä (?:auke|ava))(?:.* )?(?:myöhässä|jälkikäteen|jälkeenpäin)(?: \\S+){0,2} (?:ilmo\\p{L}*|päästä|pääsee\\p{L}*|mukaan|liittyä)(?: .*)?',
      '(?:.* )?(?:ilmo|ilmot|ilmoittautuminen|ilmoittautumisaika|ilmoaika) (?:(?:on|oli|jo|ehti) )*(?:meni|menny|mennyt|mennä|ohi|umpeutu\\p{L}*|sulkeutui|sulkeutunut|päättyi|päättynyt|loppui|loppunut)(?: .*)? (?:vielä|silti|pääse\\p{L}*|voi\\p{L}*|mitä)(?: .*)?',
      '(?:.* )?(?:myöhästyin|missasin|unohdin|skippasin)(?: \\S+){0,3} ilmo\\p{L}*(?: .*)?',
    ],
    realization: 'kurss* toteutu{s,k}* !kurssiyksik*',
    courseUnit: 'opintojakso* kurssiyksik*',
    unit: 'yksik{kö,ön,össä,östä,köä}',
    enrollment: 'ilmoittautu* ilmottautu* ilmoama* ilmo{,a,n,t,on,ja,jen,ta,taan} ilmoaika*',
    signUp: '',
    opensOrCloses: 'avautu* aukea* aukee* sulkeutu*',
    when: 'milloin koska',
    schedule:
      'aikataulu{,t,n,a} päivämäär{ät,iä,istä} ajankoh{ta,dat} tiedot tietoja info{,a,o,oo} {,kurssi}kort{ti,in,tia,tisi} näytä kerro lisää enemmän',
    beginsOrEnds: 'alkaa alkavat aukeaa avautuu päättyy loppuu sulkeutuu',
    between: 'ja sekä tai',
    command: 'seuraa muistuta',
  },
  numbers: {
    between: `nro numero{,t} numerolla tunnus tunnuksella tunniste tunnisteella ja tai on ovat joka jonka n`,
    before: 'on n',
    counted: '*{ia,oja,öjä,soa,sta,uksia}',
    number: 'numero nro',
  },
  rooms: {
    untilWhen: [
      saying(
        'kauan|kauanko|pitkään|pitkäksi aikaa|mihin asti|moneen asti|mihin saakka|moneen saakka|monelta loppuu',
        'kuinka|miten|kui|ja|entä|no|ok|se|ne|tila|huone|on|onko|vapaana|vapaa|saa|saan|saako|voi|voin|voiko|voinko|voidaan|olla|siellä|siel|käyttää|sitä|sen|me|mä|tää|tämä|toi',
      ),
    ],
    kit: [
      saying(
        'näyttö|näyttöä|näytöt|näyttöjä|screeni|screeniä|projektori|projektoria|projektorit|videotykki|videotykkiä|videotykit|tykki|tykkiä|valkotaulu|valkotaulua|valkotaulut|taulu|taulua|telkkari|telkkaria|tv|televisio|televisiota|kamera|kameraa|kaiuttimet|mikrofoni|mikrofonia|hdmi|varusteet|varustus|varusteita|laitteita|laitteet|tulostin|tulostinta|pistorasioita|ilmastointi',
        'onko|onks|oisko|olisko|niissä|niis|siinä|siin|noissa|jossa|jos|missä|missään|jossain|joku|jokin|mikä|mitkä|mitä|niistä|näistä|tila|tilaa|huone|on|ois|olisi|löytyykö|löytyyks|siellä|siel|ja|tai|kaikissa|ekassa|ensimmäisessä|tarviin|tarvitaan|tarvitsen|me|mä|kunnon|iso|hyvä',
      ),
    ],
    pick: [
      saying(
        '#',
        'miten|mitä|voinko|voiko|voi|haluan|haluun|otan|otetaan|kerro|näytä|varaan|varata|varaa|varataan|mä|minä|mulle|minulle|lisää|se|ton|sen|tuon|siitä|siit|tila|tilan|huone|huoneen|niistä|noista|ok|ja|no|kiitos|on|onko|vapaana|entä|avaa|tarkemmin',
      ),
    ],
    book: [
      saying(
        'varata|varaan|varaus|varauksen|varaa|varaisin|varataan',
        'miten|mistä|missä|mä|minä|me|se|sen|sitä|tilan|tila|huoneen|voi|voinko|voiko|voin|tehdään|teen|tehdä|haluan|ok|ja|no|mulle|minulle|tän|tämän|ton|tuon',
      ),
    ],
    small: [
      saying('pienet|pieniä|pieni|pienimmät', 'vain|vaan|näytä|ne|tilat|huoneet|joku|onko|vielä|jotain|ja'),
    ],
    room: `*tila{,t,n,a,ssa,sta} *tilojen *tiloja tiloi tiloj tilois *tiloissa *tiloista *tiloihin *tilaan *luok{ka,kii,kiin,is,il,kaan,kaa,kia,at,an,assa,asta,ista,issa,kien}
      *huone{,isiin,en,eni,tta,essa,esta,eseen,ella,elta,elle,ena,eksi,et,ita,iden,itten,issa,ista,isiin,illa,ille,ilta}
      *sali{,n,ssa,sta,t,a,in} *saleja *saleihin *saleissa *auditori{o,on,ota,ossa,ot,oita,oissa,oista} *labra{,t,ssa,sta,n,a} labro{ja,issa,ista,jen} *laboratori{o,on,ota,ossa,ot,oita,oissa,oista} studiot studioita`,
    single: '*tila{,n,ssa,sta} *luok{ka,an,assa,asta} *huone{,en,essa,esta,tta} *sali{,n,ssa,sta} auditorio',
    bare: 'tila* tiloja tilojen tiloissa tiloista huone*',
    place: 'rakennu* {c,k}ampuks* kampus* talo{,n,ssa,sta,lla,t,issa,ista}',
    building: 'rakennu*',
    afterName: '',
    beforeName: '',
    kind: '{c,k}ampuks* kampus talo{,n,ssa,sta,lla,issa,ista} rakennu* toimipis* yksik*',
    connector: 'joissa jossa ja sekä',
    except:
      'ei eivät ilman paitsi lukuunottamatta muualla_kuin muualta_kuin muissa_kuin muut_kuin rakennuksissa_kuin rakennuksessa_kuin taloissa_kuin',
    exceptBefore: 'ulkopuolel{la,ta} lukuun_ottamatta',
    exceptKind: '',
    alsoExcept: 'ja tai eikä mitään ole yhtään',
    limit: '',
    otherwise: 'milloin koska kuka miksi miten kuinka',
    many: 'monta moni montako iso isoi suuri suuret pieni',
    booking:
      'vapaa* vapai* tyhj{ä,i}* varattu* varatut vara{a,ta,an,nko,us,usta,ukset,uksen,uksia,ttavissa,tuksi} varaisi* varaamaan käytettäviss* käytössä käytetään käytetäänkö',
    taken: 'varattu* varatut täynnä käytössä käytetään käytetäänkö',
    goingOn:
      'tunti luento opetusta tentti kokous tapahtuma joku joku{kaan,ko} jotain jotakin mitään ketään menossa käynnissä',
    workplace:
      'opiskel* luke{a,maan,e} töitä ryhmätyötä työskennel* keskitty* istua istumaan kirjoit{taa,tamaan} hiljai* rauhalli* tenttiin',
    somewhere: 'missä mis mistä mist mihin jossain jossakin paik{ka,kaa,an} opiskelupaik* tilaa',
    besideWork:
      'voi voin voimme voisi voisin voisimme voidaan voiko voinko voimmeko tehdä pystyy pystyn pääse{e,n,mme} löy{dän,tyy,tyisi,tyykö,dämme} saa saan saisi saisin mennä menen menisin tarvitsen tarvitsemme haluan',
    workroom: 'työtila',
    toBook: 'vara{a,ta,an,nko,us,usta,ukset,uksen,uksia,ttavissa,tuksi} varaisi* varaamaan',
    now: 'nyt heti juuri_nyt',
    anHour: 'tunniksi tunnin_ajan tunnin_ajaksi',
    halfTo: 'puoli',
    halfPast: '',
    shortThursday: 'to',
    shortSaturday: 'la',
    afterThat: 'sen_jälkeen siitä_eteenpäin',
    same: 'sama_tila samassa_tilassa sama_huone sama_luokka samassa_luokassa samassa_huoneessa se_tila',
    hourFrom:
      'yhdestä yhestä kahdesta kahesta kolmesta neljästä viidestä kuudesta seitsemästä kahdeksasta yhdeksästä kymmenestä yhdestätoista kahdestatoista',
    hourTo:
      'yhteen kahteen kolmeen neljään viiteen kuuteen seitsemään kahdeksaan yhdeksään kymmeneen yhteentoista kahteentoista',
    byItself:
      'yhdeltä kahdelta kolmelta neljältä viideltä kuudelta seitsemältä kahdeksalta yhdeksältä kymmeneltä yhdeltätoista kahdeltatoista yheltä yhelt yhdelt ykköselt{ä,} kahdelt kahelt{a,} kakkoselt{a,} kolmelt kolmoselt{a,} neljält neloselt{a,} viidelt viielt{ä,} vitoselt{a,} kuudelt kuuelt{a,} kutoselt{a,} seitsemält seittemält{ä,} seiskalt{a,} kahdeksalt kaheksalt{a,} kasilt{a,} yhdeksält yheksält{ä,} ysilt{ä,} kymmenelt kympilt{ä,} yheltätoista kaheltatoista',
    who: 'kuka kuk kenellä kenen kenelle keneltä miksi',
    told: 'oli olivat',
    all: 'kaik{ki,issa,ista,kien,ilta,illa,kialla,kialta} joka jokai{sta,sen}',
    sort: 'lajittele lajiteltuna järjestä järjestys',
    several:
      'mitkä mitkäs mitä kaikki kaikissa *tilat *tiloja *tilojen *tilois{sa,ta} *luokat *luokkia *luokis{sa,ta} *huoneet *huoneita *salit *saleja',
    biggest: 'suurin suurimmat suurinta isoin isoimmat',
    smallest: 'pienin pienimmät pienintä',
    bigger: 'isom* suurem* enemmän_paikkoja enemmän_tilaa',
    smaller: 'pienem* vähemmän_paikkoja',
    again:
      'ja mutta tai entä entäs entäpä vain pelkästään pelkät pelkkiä sama samat samaa samassa samanlainen',
    way: 'pääse{e,n,mme,nkö,ekö} pääsis* osoi{te,tteen,tetta} reitti reitin kartta kartan kartalla ajo-ohje{,et} perille sijaitse{e,eko,vat}',
  },
  buildings: {
    several:
      'rakennuks{et,ia,ista} rakennusta {c,k}ampuks{et,ia,ista} kampusta talo{t,ja,ista} toimipist{eet,eitä,eistä,että}',
    beside: `mitkä mitkäs mitä mit mitäs kaikki näytä listaa luettele on ovat onko teillä meillä täällä siellä tunnet tiedät tiedätkö koululla yliopistolla ammattikorkeakoululla olemassa te sinä sä minä minulle mulle kuinka monta montako voi valita anna luettelo lista ja`,
  },
  roomKinds: {
    computer: 'konetta koneita atk* tietokone* digitil* mikroluok* tietotekniikkal* tietotekniikkat*',
    laboratory: 'labr{a,o}* labor* *labra{,t,ssa,n} *laborator{io,iot,iossa,ioita,iota}',
    studio: 'studio* *studio{,t,ssa,ita}',
    meeting: 'neuvotte* kokous* palaver*',
    group: 'ryhmäty* ryhmäti* ryhmähuo* pienryhm*',
    lecture: 'luento* auditor*',
    work: 'työtil* työsken* hiljai* lukusal*',
    sport: 'liikunta* jumppa* kuntosal*',
    music: 'musiik* harjoitus* konsert*',
    storage: 'varast*',
    kitchen: '*keittiö* keitti* keittola*',
    lobby: 'aula aula{n,a,ssa,an,t,sta} aulo{ja,issa} *aula',
  },
  roomFields: {
    classroom:
      'luokka* luokan luokassa luokis* luokkia luokat *luokka *luokat *luokan *luokassa *luokkia opetustil*',
    theory: 'teoria*',
    groupWork: 'ryhmäty*',
    smallGroup: 'pienryhm*',
    simulation: 'simulaa* simulaat* simulaatt*',
    workshop: 'verstas* verstaa* *paja{,a,n,t,ssa} *pajo{ja,issa}',
    chemistry: 'kemia* kemian* kemiall*',
    physics: 'fysiik* fysikaal*',
    electrical: 'sähkö* elektroniik*',
    language: 'kieli* kielten kielen kielil*',
  },
  seats: {
    atLeast:
      'vähintään väh ainakin mahtu{u,a,vat} vetä{ä,vä,vät} paikkoja paikkaa kapasiteetti meitä_on meitä_olisi meitä_tulee',
    above: 'yli',
    atMost: 'maks maksimissaan enintään korkeintaan',
    below: 'alle',
    exactly: 'tasan tarkalleen',
    not: 'ei en eivät eikä ilman',
    more: 'enem* enäm* useam* suurem* isom* yli*',
    less: 'vähem* pienem* alle',
    than: 'kuin',
    or: 'tai',
    about: 'noin',
    at: '',
    of: '',
    from: 'väliltä väli',
    to: 'ja',
    spanEnd: 'välillä väliltä',
    counted: `tyyppi{ä,i} tyyppii tyypille ihmistä ihmiselle opiskelijaa oppilasta oppilaalle kaveria paik{kaa,koja,an,kainen,kaiset,kaista} istumapaikkaa hengelle henkeä hengen henkilölle henkilöille henkilöä
      henk hlö pers ihmistä ihmiselle opiskelijalle opiskelijoille opiskelijaa osallistujaa osallistujalle`,
    capacity: 'kapasiteetti',
    otherwise: 'tunt* tunn* päiv* viik* neliö* kerro*',
    glued: 'paikkoja paikkaa',
    compound: 'paikkai* heng*',
    forPeople: 'lle',
  },
  hours: {
    '1': 'ykkösestä ykköseen yksi yhdeltä yheltä yhelt yhdelt ykköselt{ä,} yhteen yhdestä yhestä yhden yhen yhtä',
    '2': 'kakkosesta kakkoseen kaksi kahdelta kahdelt kahelt{a,} kakkoselt{a,} kahteen kahdesta kahesta kahden kahen kahta',
    '3': 'kolmosesta kolmoseen kolme kolmelta kolmelt kolmoselt{a,} kolmeen kolmesta kolmen kolmea',
    '4': 'nelosesta neloseen neljä neljältä neljält neloselt{a,} neljään neljästä neljän neljää',
    '5': 'vitosesta vitoseen viisi viideltä viidelt viielt{ä,} vitoselt{a,} viiteen viidestä viiden viien viittä',
    '6': 'kutosesta kutoseen kuusi kuudelta kuudelt kuuelt{a,} kutoselt{a,} kuuteen kuudesta kuuden kuuen kuutta',
    '7': 'seiskasta seiskaan seittemästä seittemään seitsemän seitsemältä seitsemält seittemält{ä,} seiskalt{a,} seitsemään seitsemästä seitsemää',
    '8': 'kasista kasiin kaheksasta kaheksaan kahdeksan kahdeksalta kahdeksalt kaheksalt{a,} kasilt{a,} kahdeksaan kahdeksasta kahdeksaa',
    '9': 'ysistä ysiin yheksästä yheksään yhdeksän yhdeksältä yhdeksält yheksält{ä,} ysilt{ä,} yhdeksään yhdeksästä yhdeksää',
    '10': 'kympistä kymppiin kymmenen kymmeneltä kymmenelt kympilt{ä,} kymmeneen kymmenestä kymmentä',
    '11': 'yksitoista yhdeltätoista yheltätoista ykstoista yhteentoista yhdestätoista yhdentoista yhentoista yhtätoista',
    '12': 'kaksitoista kahdeltatoista kaheltatoista kakstoista kahteentoista kahdestatoista kahdentoista kahentoista kahtatoista',
  },
  spelt: {
    '2': 'kaksi kahden kahdelle',
    '3': 'kolme kolmen kolmelle',
    '4': 'neljä neljän neljälle',
    '5': 'viisi viiden viidelle',
    '6': 'kuusi kuuden kuudelle',
    '7': 'seitsemän seitsemälle',
    '8': 'kahdeksan kahdeksalle',
    '9': 'yhdeksän yhdeksälle',
    '10': 'kymmenen kymmenelle',
    '12': 'kaksitoista kahdentoista kahdelletoista',
    '15': 'viisitoista viidentoista viidelletoista',
    '20': 'kaksikymmentä kahdenkymmenen kahdellekymmenelle',
    '25': 'kaksikymmentäviisi',
    '30': 'kolmekymmentä kolmenkymmenen kolmellekymmenelle',
    '40': 'neljäkymmentä neljänkymmenen neljällekymmenelle',
    '50': 'viisikymmentä viidenkymmenen viidellekymmenelle',
    '60': 'kuusikymmentä kuudenkymmenen kuudellekymmenelle',
    '100': 'sata sadan sadalle',
  },
  compare: {
    compare: 'vertaa* vertail*',
    verb: 'vertaa vertaile',
    ofSeveral: 'vai päällekkäi* ero{,t,a,ja,aa,avat}',
    overlaps:
      'päällekkä* päällekä* paallekka* samanaikai* samaanaikaan samaan_aikaan yhtäaikaa yhtä_aikaa samana_päivänä',
  },
  share: {
    channel: 'kanav{alle,aan,ille,alla}',
  },
  calendar: {
    calendar: 'kalenteri* outlook-kalenter* google-kalenter*',
    beside:
      'anna antaa luo lisää lisätä lisäisitkö lisään laita laitan laittaa vie vien viedä saa saan saada siirrä siirtää siirrän tilaa tilata tilaus synkronoi synkronoida synkata liitä linkki linkin syöte syötteen osoite osoitteen tiedosto tiedoston lataa google googlen outlook outlookin puhelimen',
  },
  lessons: {
    nextTime: 'seuraavan_kerran ens_kerran',
    lesson:
      'tunti tuntia tunteja tunnit tunnille luento luentoa luentoja luennot oppitun* lukujärjesty* lukkari* opetusta koulua koulu koulupäivä* lukkarissa',
    free: 'vapaa vapaata vapaana vapaalla vapaat',
    busy: 'kiire kiirettä kiireinen varattu',
    time: 'aika aikaa aikoja hyppytun*',
    timetable: 'lukkari lukkarini lukujärjestys lukujärjestykseni',
    changed:
      'peruttu perutut peruuntuu peruuntui peruttiin peruttiinko perutaanko peruuntunut peruuntuuko peruuntuiko siirretäänkö siirrettiinkö siirtyikö siirretty siirtynyt muuttunut muutoksia',
    have: 'on onko onks ois oisko',
    show: 'näytä kerro lähetä anna listaa',
    many: 'montako monta moniko moni',
    left: 'jäljellä jälel jäljel vielä viel enää',
    amI: 'olen oon olenko oonko oonks olenks olemmeko ollaanko',
    onDay: ['(?:mitä|mikä|mitäs)(?: (?:on|o|ois|tapahtuu|luvassa|ohjelmassa|edessä|meillä))*'],
    roomOnDay: [
      '(?:mihin|missä) (?:luokkaan|luokassa|tilaan|tilassa|saliin|salissa)(?: (?:me|mennään|ollaan|meillä|on|pitää|mennä))*',
    ],
    meet: [
      '(?:milloin|koska|millon) (?:me )?(?:tavataan|kokoonnutaan)(?: seuraavan kerran| seuraavaksi| taas)?',
    ],
  },
  week: {
    week: 'viikko viikkoa viikkokatsaus viikon viikolla viikolle viikol viikoll viikkol viikko-ohjelma lähipäivi* lähipäivä* tulossa tulos lähiaikoi*',
    next: 'ensi ens seuraava{,n,lla,ll} seuraaval',
    seven: 'seitsemän 7',
    days: 'päivän päivää päivien päivä',
    beside: `seitsemän 7 aikana sisällä kuluessa määräaikoja määräaikaa deadlineja dediksiä mitä mitäs sulkeutuuko aukeaako aukeeko avautuuko päättyykö loppuuko kursseista kursseistani kurssistani joku jokin tuleva tulevaa tulevat merkkipäiv* erääntyy umpeutuu vanhenee katsotaan oisko mit mikä mitkä mis millo milloin koska onko onks on ois tällä täl tän tämän tälle kuluvalla ensi ens seuraava{,n,lla,ll} seuraaval
      tapahtuu tapahtuuko tulee tuleeko tulossa menossa edessä luvassa tiedossa aukeaa aukee avautuu sulkeutuu päättyy loppuu alkaa alkavat alkaako
      päättyvät ilmo ilmot ilmoittautumiset ilmoittautumisia ilmoittautuminen ilmoja kurssi kurssit kursseja kursseilla kurssien toteutukset toteutuksia
      mun mulla mul mulle minun minulla meidän meillä mei meil meillon näytä kerro listaa anna jotain jotai jotakin mitään kaikki kiinni kii
      deadlinet deadlineja dedikset päivämäärät päivät määräajat ja tai nyt siis sit vielä moi hei pliis kiitos seuratut seuraamani seurataan katsaus viikkokatsaus ohjelma aikataulu päivinä`,
  },
  term: {
    term: 'lukukausi lukukauden lukukautta lukukaudella lukukauteni lukukaudelle lukukaudel lukkari aikajana lukuvuosi lukuvuoteni',
    together: 'päällekkä* päällekä* paallekka* samaan samaanaikaan yhtäaikaa samanaikai*',
    own: 'mun mulla mul mulle minun minulla minulle mä minä omat oma meidän meillä meil meiän mei',
    beside: `menee meneekö mitkään mitkää mitkäkään mikään jotkin niin menevät menevätkö meneeks meneeko onko onks ovatko on ovat olla ole jotkut jotain joku mitkä mikä mitä mit miltä milt näyttää näyttäis näytä
      kerro katso aikaan yhtä aikaa keskenään toistensa kanssa tän tämä tämän tällä ensi ens voisitko voitko kaikki seuratut seuraamani nää nämä
      ne noi nuo ja vai tai nyt siis sit montako paljonko kuinka monta opintopistettä noppaa noppia op yhteensä ajoittuu ajoittuvat ajoittuuko
      toteutukset kurssini kurssien hei moi pliis kiitos mun kans koskaan ikinä joskus kaksi molemmat`,
  },
  settings: {
    settings:
      'asetukset asetukseni asetuksiani hiljaiset_tunnit hiljaisia_tunteja hiljaisten_tuntien kieli kieltä kielen suomeksi englanniksi ruotsiksi',
    privacy: 'tietoni tietojani tietosuoja yksityisyys omat_tiedot minusta',
    beside: `vie lataa ladata hiljaiset hiljaisia hiljaisten tunnit tunteja tuntien milloin minun minusta omat oman oma mun miten kuinka mitä mitkä missä voinko voiko vaihdan vaihda vaihtaa muuta
      muutan muuttaa poista poistan poistaa näytä valitse on sinulla säilytät tiedät kaikki mikä tietoja tietoja tallennetaan tallennat tallennettu tallentaa kerätään keräät säilytetään tiedätte onko`,
    menu: ['päivittäin|päivän ?katsaus|päiväkatsaus', '(?:nollaa|palauta)(?: asetukset| asetukseni)?'],
    alone: 'muistutukset muistutuksia muistutusasetukset ilmoitukset ilmoitusasetukset',
    keeps: [
      'mitä(?: (?:kaikkea|tietoja|tietoa|dataa|muuta|kaikkia))*(?: (?:sä|sinä))? (?:säilytät|tallennat|keräät|muistat)(?: (?:minusta|musta|meistä|ihmisistä|käyttäjistä|sä|sinä|tietoja|tietoa|dataa))*',
      'mitä(?: (?:kaikkea|tietoja|tietoa|dataa))*(?: (?:minusta|musta|meistä))* (?:säilytetään|tallennetaan|kerätään)(?: (?:minusta|musta|meistä))*',
    ],
    runs: [
      'kuka(?=.* (?:sua|sinua|sinut|sut|sinusta|susta|tätä$|botti|bottia|botin|botista|coursebell|coursebelliä|coursebellin|coursebellistä|sovellusta|sovelluksen|sovelluksesta)(?: |$))(?: (?:sua|sinua|sinut|sut|sinusta|susta|tätä|tämän|tästä|tän|on|botti|bottia|botin|botista|coursebelliä|coursebellin|coursebellistä|sovellusta|sovelluksen|sovelluksesta|ylläpitää|tehnyt|teki|tehny|omistaa|hallinnoi|kehittää|pyörittää|koodannut|koodasi|rakensi|vastaa|takana))+',
      '(?:kuka|ketkä|kukas)(?=.* (?:asentanut|asentanu|asensi|asens|asentaneet|laittanut|laittanu|laittoi|laitto|lisännyt|lisänny|lisäsi|lisäs|tuonut|tuonu|toi|pystyttänyt|pystytti|kutsunut|kutsui|ottanut|ottanu|otti)(?: |$))(?=.* (?:sut|sinut|sua|sinua|tän|tämän|tää|tämä|tätä|botin|bottia|coursebellin|coursebelliä|sovelluksen|appin)(?: |$))(?: (?:on|oli|ovat|asentanut|asentanu|asensi|asens|asentaneet|laittanut|laittanu|laittoi|laitto|lisännyt|lisänny|lisäsi|lisäs|tuonut|tuonu|toi|pystyttänyt|pystytti|kutsunut|kutsui|ottanut|ottanu|otti|sut|sinut|sua|sinua|tän|tämän|tää|tämä|tätä|botin|bottia|coursebellin|coursebelliä|sovelluksen|appin|tänne|tähän|meille|kanavalle|kanavaan|slackiin|työtilaan|käyttöön|pystyyn))+',
    ],
    ai: [
      '(?:oletko|ootko|ooks|oleks|onko tämä|onks tää|onko coursebell|onks coursebell)(?: (?:sä|sinä|oikeasti))* (?:tekoäly|ai|robotti|botti|ihminen|kone|chatgpt|gpt|kielimalli|oikea|oikee)(?: (?:vai|ihminen|botti|kone|tekoäly|robotti|ai))*',
      '(?:käytätkö|käytäks|käyttääkö)(?: (?:sä|sinä|tämä|coursebell))* (?:tekoälyä|ai ta|kielimallia|chatgpt tä|chatgptä)',
    ],
    means: [
      'mi(?:kä|tä)(?: (?:on|tarkoittaa|tarkottaa|ihmeen|tarkoitetaan))* (?:toteutus|kurssitoteutus|toteutuksella|opintojakson toteutus)(?: (?:tarkoittaa|tarkottaa|tarkoitetaan|on))*',
      '(?:mikä|mitä|mikäs|mitäs|onko)(?: (?:on|se|sitten|oikein|jotain))* (?:ero|eroa|eroo|erona|erot)(?: (?:on|ja|vai|välillä|sitten|oikein|toteutu\\p{L}*|kurssi\\p{L}*|opintojakso\\p{L}*))+',
      'miten (?:toteutus|toteutukset|opintojakso|kurssi)(?: (?:eroaa|eroavat|toteutu\\p{L}*|kurssi\\p{L}*|opintojakso\\p{L}*))+',
    ],
    changers: [
      '(?:kuka|ketkä|kenellä)(?: (?:on|saa|saavat|voi|voivat|oikeus|lupa))* (?:muuttaa|vaihtaa|säätää|muokata)(?: (?:tätä|tämän|kanavaa|kanavan|asetuksia|asetukset|muistutuksia|täällä|näitä|kieltä))*',
    ],
    speaks: [
      '(?:puhu|puhuisitko|voitko puhua|puhutaan|vastaa aina|vastaa jatkossa|puhu aina|puhu jatkossa)(?: (?:mulle|minulle|kanssani|aina|jatkossa|suomea|englantia|ruotsia|suomeksi|englanniksi|ruotsiksi|kiitos))+',
      '(?:vaihda|vaihdetaan|muuta|aseta)(?: (?:kieli|kieleksi|kielen|omaksi|mun|minun|suomeksi|englanniksi|ruotsiksi|suomi|englanti|ruotsi|suomeen|englantiin|ruotsiin|kiitos))+',
    ],
    fromNow: [
      '(?:mulle |minulle |meille )*(?:tästä lähtien|tästä eteenpäin|tästedes|jatkossa|aina)(?: kiitos| pliis)?',
    ],
    quietHours: 'hiljaiset_tunnit hiljaisia_tunteja hiljaisten_tuntien hiljaisiksi_tunneiksi hiljainen_aika',
    until: 'ja klo kello',
    quiet: [
      '(?:aseta |laita |vaihda |muuta )?(?:mun |minun |omat |mulle )?(?:hiljaiset tunnit|hiljaisiksi tunneiksi|hiljainen aika|hiljaisuus)(?: (?:ajalle|välille|klo|kello|on))* #(?: välille| välillä)?(?: kiitos)?',
      'älä (?:häiritse|muistuta|viestitä|herätä|kirjoita)(?: (?:minua|mua|minulle|mulle|viestejä|muistutuksia|klo|kello|välillä))* #(?: välillä)?(?: kiitos)?',
      '(?:ei|älä (?:lähetä|laita))(?: (?:mulle|minulle|enää))* (?:viestejä|muistutuksia|ilmoituksia|mitään)(?: (?:klo|kello|mulle|minulle|enää|aikavälillä))* #(?: välillä| välisenä aikana)?(?: kiitos)?',
      '(?:(?:klo|kello|aikavälillä) )?#(?: välillä| välisenä aikana)? (?:ei|älä (?:lähetä|laita))(?: (?:mulle|minulle|enää))* (?:viestejä|muistutuksia|ilmoituksia|mitään)(?: kiitos)?',
      'en halua (?:viestejä|muistutuksia|ilmoituksia|mitään)(?: (?:klo|kello|aikavälillä))* #(?: välillä)?(?: kiitos)?',
    ],
    quietOnce: [
      '(?:voisitko |voitko )?(?:ole |olla |pysy )?(?:hiljaa|vaiti|hiljainen)(?: (?:klo|kello|vaikka|ainakin))* #(?: (?:asti|saakka|huomenna|kiitos))*',
      '(?:mykistä|hiljennä|vaimenna|keskeytä|älä (?:häiritse|muistuta|viestitä|kirjoita|lähetä)|ei (?:viestejä|muistutuksia|ilmoituksia))(?: (?:mua|minua|mulle|minulle|kaikki|mitään|viestejä|muistutuksia|ilmoitukset|muistutukset|ennen|klo|kello))* #(?: (?:asti|saakka|huomenna|kiitos))*',
    ],
    quietDays: [
      '(?:ei|älä (?:lähetä|laita|häiritse|muistuta|viestitä|kirjoita)|mykistä|hiljennä|ole hiljaa)(?: (?:mua|minua|mulle|minulle|kaikki|mitään|viestejä|muistutuksia|ilmoituksia|ilmoitukset|muistutukset|enää|koskaan))*(?: (?:viikonloppuisin|viikonloppuna|viikonlopun|viikonlopun aikana|arkisin|lomalla|loman aikana|(?:maanantai|tiistai|torstai|perjantai|lauantai|sunnuntai|keskiviikko)(?:sin|na)(?: (?:ja|tai) (?:maanantai|tiistai|torstai|perjantai|lauantai|sunnuntai|keskiviikko)(?:sin|na))*))(?: kiitos)?',
    ],
    noQuiet: [
      '(?:poista |lopeta |ota )?(?:mun |minun |omat )?hiljaiset tunnit(?: pois(?: päältä| käytöstä)?| päältä pois)',
      '(?:poista|lopeta)(?: (?:mun|minun|omat))? hiljaiset tunnit',
      'ei hiljaisia tunteja',
    ],
    weekly: [
      '(?=.*(?:maanantai|joka viikko|viikoittain|kerran viikossa|tänne|kanavalle|kanavaan))(?!.*kanava)(?=.*(?:katsau|koost|yhteenve|raport))(?!.*\\b(?:seuraa|ei) )(?:voisitko|voitko|voitteko|voisiko|saisiko|saako|saisko|lähetä|lähettää|laita|laittaa|laittaisitko|anna|tilaa|postaa|tuo|jaa|mulle|meille|minulle|tänne|tähän|tälle|kanavalle|kanavaan|viikkokatsaus|viikkokatsauksen|viikkokooste|viikkokoosteen|viikkokoostetta|viikkoyhteenveto|viikkoyhteenvedon|viikkoraportti|viikkoraportin|viikon|katsaus|katsauksen|kooste|koosteen|yhteenveto|yhteenvedon|joka|aina|maanantai|maanantaisin|maanantaiaamu|maanantaiaamuisin|maanantaina|viikko|viikoittain|kerran|viikossa|aamulla|kiitos|sen|se|mieluummin)(?: (?:voisitko|voitko|voitteko|voisiko|saisiko|saako|saisko|lähetä|lähettää|laita|laittaa|laittaisitko|anna|tilaa|postaa|tuo|jaa|mulle|meille|minulle|tänne|tähän|tälle|kanavalle|kanavaan|viikkokatsaus|viikkokatsauksen|viikkokooste|viikkokoosteen|viikkokoostetta|viikkoyhteenveto|viikkoyhteenvedon|viikkoraportti|viikkoraportin|viikon|katsaus|katsauksen|kooste|koosteen|yhteenveto|yhteenvedon|joka|aina|maanantai|maanantaisin|maanantaiaamu|maanantaiaamuisin|maanantaina|viikko|viikoittain|kerran|viikossa|aamulla|kiitos|sen|se|mieluummin))*',
      '(?:lähetä|laita|anna|tilaa)(?: (?:mulle|meille|minulle))? viikko(?:katsau|koostee|koosteen|kooste|yhteenve|raport)\\p{L}*(?: (?:joka maanantai|maanantais\\p{L}*))?(?: kiitos)?',
      '(?:lähetä|laita|anna|tilaa)(?: (?:mulle|meille|minulle))? (?:katsaus|kooste|yhteenveto) (?:joka maanantai|maanantais\\p{L}*|joka viikko|viikoittain|kerran viikossa)',
      'viikkokatsaus (?:joka maanantai|maanantais\\p{L}*)',

      '(?:muistuta|kerro|lähetä|laita|näytä)(?: (?:mulle|minulle|meille|mua|minua|meitä))?(?: (?:joka maanantai|maanantais\\p{L}*|joka viikko|viikoittain|kerran viikossa))(?: (?:aamulla|mitä|on|tulossa|tulee|tällä|ensi|viikolla|tulevat|tulevista|määräajat|määräajoista|kurssit|ilmoittautumiset))*',
    ],
    linkHere: [
      '(?:voisitko |voitko )?(?:liitä|liittää|linkitä|linkittää|linkkaa|yhdistä|yhdistää|kytke|kytkeä)(?: tämä| tää| tän| tämän)? (?:kanava|kanavan) (?:(?:kurssiin|kurssille|toteutukseen|toteutukselle) )?#(?: \\p{L}{1,4})?(?: kiitos| pliis)*',
      '(?:voisitko |voitko )?(?:liitä|liittää|linkitä|linkittää|linkkaa|yhdistä|yhdistää|kytke|kytkeä) (?:(?:kurssi|toteutus) )?#(?: \\p{L}{1,4})? (?:tähän |tälle )?kanava(?:an|lle)(?: kiitos| pliis)*',
    ],
    unlinkHere: [
      '(?:poista|pura)(?: tämän| tän)?(?: kanavan)? (?:linkitys|linkki)(?: #(?: \\p{L}{1,4})?)?(?: kiitos)?',
      '(?:irrota|irroita)(?: tämä| tää)? kanava(?: kurssista| toteutuksesta)?(?: #(?: \\p{L}{1,4})?)?(?: kiitos)?',
    ],
    overview:
      'katsau{s,ksen,sta} koost{e,een,etta} yhteenve{to,don,toa} raport{ti,tia} raportin viikkokatsau* viikkokoost* viikkoyhteenve* viikkorapor* tulossa',
    weeklyOverview: 'viikkokatsau* viikkokoost* viikkoyhteenve* viikkorapor*',
    overviewBeside: `joka aina tänne tähän tälle kanavalle kanavaan kanavalla kiitos pliis voisitko voitko laita lähetä postaa tuo anna jaa kerro mitä on tulee meille
      mulle minulle haluan halusin haluaisin sen se ne mieluummin eikä ei vaan vasta viikko viikon viikolla aamulla poista lopeta siirrä vaihda
      muuta peru kursseista kurssit tuleeko milloin mä minä mutta`,
    noWeekly: [
      '(?:lopeta|peru|peruuta|poista|katkaise)(?: (?:mun|minun|se|tuo))? viikko(?:katsau|kooste|yhteenve|raport)\\p{L}*(?: (?:lähettäminen|tilaus|kiitos))*',
      '(?:älä lähetä|ei)(?: (?:enää|mulle|minulle))* viikko(?:katsau|kooste|yhteenve|raport)\\p{L}*(?: enää)?',
    ],
    daily: [
      '(?:laita|kytke|pistä|aktivoi|ota käyttöön) (?:päivän|päivittäinen|päivittäiset|joka päivän) (?:katsaus|katsaukset|tunnit|yhteenveto)(?: päälle| käyttöön)?(?: kiitos)?',
      '(?=(?:lähetä|lähettäisitkö|laita|anna|kerro|näytä|muistuta|ilmoita|tilaa) )(?=.*(?:tunnit|tunneista|tunteja|luennot|luennoista|lukujärjesty\\p{L}*|lukkari\\p{L}*|päiväkatsau\\p{L}*))(?=.*(?:joka aamu|joka päivä|aamuisin|päivittäin|päiväkatsau))(?:lähetä|lähettäisitkö|laita|anna|kerro|näytä|muistuta|ilmoita|tilaa|mulle|minulle|meille|mua|minua|päivän|tämän|tän|mun|minun|omat|tunnit|tunneista|tunteja|luennot|luennoista|lukujärjestys|lukujärjestyksen|lukkari|lukkarin|päiväkatsaus|päiväkatsauksen|katsaus|joka|aamu|päivä|aamuisin|päivittäin|klo|kello|aina|kiitos|mitä|mulla|on|tänään|viimeistään|#)(?: (?:lähetä|lähettäisitkö|laita|anna|kerro|näytä|muistuta|ilmoita|tilaa|mulle|minulle|meille|mua|minua|päivän|tämän|tän|mun|minun|omat|tunnit|tunneista|tunteja|luennot|luennoista|lukujärjestys|lukujärjestyksen|lukkari|lukkarin|päiväkatsaus|päiväkatsauksen|katsaus|joka|aamu|päivä|aamuisin|päivittäin|klo|kello|aina|kiitos|mitä|mulla|on|tänään|viimeistään|#))*',
      '(?=(?:lähetä|lähettäisitkö|laita|muistuta|ilmoita|tilaa) )(?=.*päivän (?:tunnit|tunneista|luennot|luennoista|lukujärjesty\\p{L}*|lukkari\\p{L}*))(?=.*#)(?:lähetä|lähettäisitkö|laita|anna|kerro|näytä|muistuta|ilmoita|tilaa|mulle|minulle|meille|mua|minua|päivän|tämän|tän|mun|minun|omat|tunnit|tunneista|tunteja|luennot|luennoista|lukujärjestys|lukujärjestyksen|lukkari|lukkarin|päiväkatsaus|päiväkatsauksen|katsaus|joka|aamu|päivä|aamuisin|päivittäin|klo|kello|aina|kiitos|mitä|mulla|on|tänään|viimeistään|#)(?: (?:lähetä|lähettäisitkö|laita|anna|kerro|näytä|muistuta|ilmoita|tilaa|mulle|minulle|meille|mua|minua|päivän|tämän|tän|mun|minun|omat|tunnit|tunneista|tunteja|luennot|luennoista|lukujärjestys|lukujärjestyksen|lukkari|lukkarin|päiväkatsaus|päiväkatsauksen|katsaus|joka|aamu|päivä|aamuisin|päivittäin|klo|kello|aina|kiitos|mitä|mulla|on|tänään|viimeistään|#))*',
    ],
    noDaily: [
      '(?:voisitko |voitko )?(?:ota |laita |kytke |otatko |laitatko )?(?:(?:mun|minun|ne|nuo|kaikki) )*(?:tunnit|luennot|lukkari|tuntien viestit|oppitunnit|päivän tunnit|lukujärjestys) pois(?: päältä)?(?: kiitos| pliis)*',
      '(?:ota|kytke) pois(?: päältä)? (?:tunnit|luennot|lukkari|oppitunnit|päivän tunnit|lukujärjestys)(?: kiitos| pliis)*',
      '(?=(?:.* )?(?:lopeta|peru|poista|älä|en|ei) )(?=.*(?:aamuvies|aamukats|joka aamu|joka päivä|aamuisin))(?:lopeta|lopettaisitko|peru|poista|älä|en|ei|halua|haluu|tarvii|tarvitse|enää|mulle|minulle|mun|minun|se|ne|tuo|lähetä|laita|kerro|lähettämästä|laittamasta|kertomasta|päivän|tunnit|tunteja|tuntien|tunneista|luentoja|lukkaria|lukujärjestystä|aamuviesti|aamuviestit|aamuviestejä|aamuviestien|aamukatsaus|aamukatsauksia|aamukatsauksen|aamuisin|joka|aamu|päivä|viestejä|viestit|lähettäminen|lähetys|kiitos|pliis)(?: (?:lopeta|lopettaisitko|peru|poista|älä|en|ei|halua|haluu|tarvii|tarvitse|enää|mulle|minulle|mun|minun|se|ne|tuo|lähetä|laita|kerro|lähettämästä|laittamasta|kertomasta|päivän|tunnit|tunteja|tuntien|tunneista|luentoja|lukkaria|lukujärjestystä|aamuviesti|aamuviestit|aamuviestejä|aamuviestien|aamukatsaus|aamukatsauksia|aamukatsauksen|aamuisin|joka|aamu|päivä|viestejä|viestit|lähettäminen|lähetys|kiitos|pliis))*',
      '(?:lopeta|peru|poista|älä lähetä|en halua|ei enää)(?: enää| mulle| minulle| mun| minun| se| tuo| lähettämästä)* (?:päivän tun(?:nit|tien|teja|neista)|päiväkatsau\\p{L}*|aamun tunnit|aamukatsau\\p{L}*|tunnit joka aamu|tunteja joka aamu)(?: lähetys| lähettäminen| enää| kiitos| aamuisin| joka aamu)*',
    ],
    sees: [
      '(?:kuka|ketkä)(?: (?:muu|muut|kaikki))* (?:näkee|näkevät|lukee|lukevat|voi nähdä|voivat nähdä|voi lukea)(?: (?:mitä|mun|minun|mä|minä|me|kysyn|kysytään|kirjoitan|kirjotan|sanon|viestini|viestejäni|viestit|kysymykseni|kysymyksiäni|kysymykset|keskustelun|keskustelumme|tämän|tän|nämä|sinulle|sulle|täällä|seuraan|sinulta|sulta))+',
      '(?:näkee|näkevät|lukee|lukevat)(?:kö|ks)(?: (?:kukaan|muut|muu|joku|opettaja|opettajat|opettajani|ope|pomo|toiset|kaikki|ylläpito))+(?: (?:mitä|mun|minun|mä|minä|me|kysyn|kirjoitan|kirjotan|viestini|viestejäni|viestit|kysymykseni|kysymyksiäni|kysymykset|keskustelun|keskustelumme|tämän|tän|seuraan|kysellyt|kysynyt|sinulle|sulle|sinulta|sulta|täällä))+',
      'voi(?:ko|ks|vatko)(?: (?:kukaan|muut|muu|joku|opettaja|opettajat|opettajani|ope|toiset|kaikki))+ (?:nähdä|lukea)(?: (?:mitä|mun|minun|mä|minä|kysyn|kirjoitan|viestini|viestejäni|viestit|kysymykseni|kysymyksiäni|keskustelun|keskustelumme|tämän))+',
      '(?:onko|onks)(?: (?:tämä|tää|se|meidän|mun|minun|keskustelu|keskustelumme|chatti|viestit|viestini|kysymykseni))+ (?:yksityinen|yksityistä|yksityisiä|julkinen|julkista|luottamuksellinen|luottamuksellista|salainen|anonyymi)',
    ],
    reads: [
      '(?:luet|tallennat|säilytät|seuraat|keräät|kuuntelet|muistat|valvot)(?:ko|ks|kö|sä)(?: (?:sä|sinä))?(?= .*(?:viesti|viestejä|keskustelu|kysymy|kysyn|kirjo|kanavaa))(?: (?:meidän|mun|minun|kaikki|kaiken|kanavan|kanavaa|tätä|täällä|viestit|viestejä|viestini|viestejämme|viestimme|viestejäni|keskustelut|keskusteluja|keskustelujamme|keskustelumme|keskustelua|kysymykseni|kysymyksiä|kysymyksiäni|mitä|sen|me|minä|mä|kirjoitan|kirjotan|kirjoitamme|kirjoitetaan|kirjotetaan|kysyn))+',
      '(?:lukee|tallentaa|säilyttää|kuuntelee|kerää|seuraa)(?:ko|kö|ks) (?:botti|coursebell|tämä|tää)(?: (?:meidän|mun|minun|kaikki|kaiken|kanavan|viestit|viestejä|viestini|viestejämme|viestejäni|keskustelut|keskusteluja|keskustelujamme|keskustelumme|kysymykseni|mitä|kirjoitan|kirjoitamme|kirjoitetaan))+',
      '(?:tallennetaan|säilytetään|luetaan|kerätään)(?:ko|kö|ks)(?: (?:kirjoittamani|minun|mun|meidän|kaikki|kanavan|viestit|viestejä|viestini|viestejämme|viestejäni|keskustelut|keskustelumme|kysymykseni))+',
    ],
    erases: [
      '(?:(?:voitko|voisitko) )?(?:poista|poistaa|pyyhi|pyyhkiä|tuhoa|tyhjennä|unohda|unohtaa)(?= .*(?:minu|mun|mut|must|tieto(?:ni|jani)|datani|omat|historiani))(?: (?:kaikki|kaiken|ne|mitä|tiedät|tiedot|tieto|tietoa|tietoja|tietoni|tietojani|minun|mun|minut|mut|minusta|musta|omat|sinulla|sulla|on|henkilötietoni|datani|historiani|pois|kiitos))+',
    ],
  },
  clauses: {
    anew: 'on{ko,ks} tulee{ko,ks} saa{ko,ks} voi{ko,ks}',
    bids: [
      '(?:näytä|etsi|hae|kerro|sano|ilmoita|anna|listaa|tarkista|katso|kato|laita|lopeta|poista|seuraa|tilaa|muistuta|vertaa|selvitä)',
    ],
    also: ['myös'],
  },
  facts: {
    who: 'kuka kukas ketä',
    where: 'missä mis missäs',
    when: 'milloin millon koska',
    name: 'nimi koodi tunnus',
    at: '*{lla,llä,ssa,ssä}',
    conditions: 'jos mikäli',
    wonder: 'tietää kysyä mietin ihmettelen kiinnostaisi kiinnostais',
    or: 'vai',
    turns: 'ei en eikö enkö vain vaan pelkästään kokonaan täysin muille muu',
    joins: 'ja sekä plus entä',
    without: 'ilman',
    lacking: 'osaamatta puhumatta ymmärtämättä taitamatta',
    skill: 'kiel{tä,en,i} kielitai* taito* taidot hyvää mitään',
    held: 'pidetään pidetäänkö järjestetään järjestetäänkö opetetaan opetetaanko opetus suorittaa tehdä tehä käydä ottaa kurssi pitää voi voiko saa tonne sinne siihen onnistuu onnistuuko mahdollista ovatko puhutaanko puhutaaks puhutaan siellä siel tuolla täällä',
    needs:
      'pitääkö pitää pitäis* pitäs{,kö,iskö} kannatta* kannattais* tulisi{,ko} tarvitaanko tarvitseeko tarvii tarviiko täytyykö täytyy vaaditaanko riittääkö riittää',
    it: 'se sen sitä siinä siitä ne niiden niitä niissä niistä näistä noista nää nämä noi nuo tämä tän tämän tätä tuota tää tässä täs tästä toi ton tuo tuon tosta tuosta tolle tuolle tohon tuohon tossa tuossa',
    formal: '',
    languageNames:
      'englan{ti,nin,tia,tiin,nissa,nista,nilla} enk{ku,un,kua,kuun,ussa,usta} ruots{i,in,ia,iin,issa,ista,illa} ruottin suom{i,en,ea,een,essa,esta}',
    inLanguage: '',
    asLanguage: '*{ksi,ks}',
    ofLanguage:
      'kielellä kielel kielinen kielisenä kieli kielitaito kielitaitoa kielitaidon taito taitoa riittää tarvitaan',
    ofName: '*{sta,stä}',
  },
  picks: {
    first: 'ensimmäi{nen,sen,stä,sestä,sessä,seen,sellä} eka ekan ekaa ekasta',
    second: 'toinen toisen toista toisesta toisessa toisella toiseen toka tokan tokaa tokasta',
    third: 'kolmas kolmannen kolmatta kolmannella',
    fourth: 'neljäs neljännen neljättä',
    fifth: 'viides viidennen viidettä',
    last: 'viimei{nen,sen,stä,sestä} viime{nen,sen,stä} vika vikan jälkimmäi{nen,sen,stä,sestä}',
    both: 'molem{mat,mista,pia,missa,piin,milla} kumpikin kummatkin',
    other: 'toinen toisen toista toisesta',
    rest: 'loput loppuja loppujen lopuista lopuille muut',
    more: 'lisää enemmän seuraavat seuraava',
    one: 'se sen sitä siitä ne',
    each: 'yksi ykkö{nen,sen,stä,sestä,sessä,seen} yks',
    two: 'kaksi kahta kakko{nen,sen,sta,sesta,sessa,seen} kaks',
    three: 'kolme kolmea kolmo{nen,sen,sta,sesta,sessa,seen}',
    four: 'neljä neljää nelo{nen,sen,sta,sesta,sessa,seen}',
    five: 'viisi viittä vito{nen,sen,sta,sesta,sessa,seen} viito{nen,sen,sta,sesta,sessa,seen}',
    number: 'numero nro',
    online: 'verkossa etänä verkkokurssi verkkototeutus',
    lead: `ei eiku eikun en no ok okei joo sori anteeksi siis mä mää minä tarkoitin tarkotin tarkotan meinasin haluan haluun otan valitsen
      näytä kerro entä entäs mites ja myös sit sitten vaan`,
    beside:
      'se sen sitä siitä ne niistä näistä joka mikä on alkava alkavan alkaa pidettävä pidetään oleva olevan kurssi kurssin toteutus toteutuksen kiitos pliis vaan sittenkin',
    meant: 'tarkoitin tarkotin tarkotan meinasin eiku eikun ei sori anteeksi',
    which: 'kumpi kumman kumpaa kummassa kummalla kumpaan mikä',
    soonest: 'ensin ekana ekaks ensimmäisenä aiemmin aikaisemmin',
    latest: 'viimeisenä vikana myöhemmin',
    foremost: 'pidempi pitempi pisin lyhyempi lyhin laajempi isompi',
    not: 'ei en',
    but: 'vaan tarkoitin meinasin',
  },
  find: {
    listAgain: [
      `(?=.*lista)${saying('vielä|uudelleen|uudestaan|taas|takaisin|äskeinen|äskeisen|edellinen|edellisen', 'lista|listan|listaa|näytä|se|sen|ton|tuo|toi|mulle|minulle|anna|voitko|voisitko|näyttää|koko|kerran|palaa|ok|no|ja')}`,
    ],
    learn: 'oppia oppii opetella opiskella opiskelee',
    something: [
      '(?:(?:voitko|voisitko) )*(?:etsi|etsiä|hae|hakea)(?= )',
      '(?:(?:hei|moi|no|ok) )*(?:on(?:ko|ks|kos)|ois(?:ko|iko)|olis(?:ko|iko)|löyty(?:ykö|yks|isikö)|tarjotaanko|järjestetäänkö)(?: (?:teillä|siellä|täällä|nyt|tarjolla|olemassa|mitään|mitää|jotain|jotai|yhtään|sellaista|sellasta|semmoista|semmosta))*(?= (?!(?:perus|jatko|alkeis|alku|verkko|etä|kesä|syventäv)\\S*kurss)\\S{4,}kurss(?:i|ia|ii|eja|ei)(?: |$))',
      '(?:(?:hei|moi|no|ok|minä|mä|me) )*(?:haluan|haluun|haluaisin|haluisin|haluamme|haluttais|tahdon|tahtoisin|aion|pitäis|pitäisi) (?:oppia|oppii|opetella|opiskella|opiskelee)(?= )',
      '(?:(?:hei|moi|no|ok) )*(?:ettisin|etsisin|etsin|etin|haen|hakisin|haluaisin|haluisin|haluan|haluun|tarviin|tarvitsen|tarvitsisin|kaipaan|löytyiskö|löytyisikö|löytyykö|löytyyks|(?:onko|onks|oisko|olisko|olisiko)(?=.*(?:st[aä]|kurss\\S*|verkossa|etänä|netissä|nettii?n?)(?: |$)))(?: (?:opiskella|suorittaa|ottaa|käydä|löytää|teillä|siellä|täällä|nyt|ehkä))* (?:jotain|jotai|jotakin|mitään|mitää|yhtään|(?:joku|jonkun|jokin|jonkin)(?= (?:\\S+ ){0,2}\\S*kurss))(?! (?:muuta|erityistä|erikoista|mitä|mikä)\\b)',
      '(?:(?:mä |minä )?en (?:muista|tiedä) (?:sen |kurssin )?(?:koodia|nimeä|tunnusta) )?(?:(?:mut|mutta|ja|no) )*(?:se|kurssi) (?:oli|on) (?:joku|jokin|jotain|jotai)',
    ],
    either: 'tai vai',
    exists: [
      '(?:mikä|mikäs|mitkä) (?:kurssi|kurssit|opintojakso|opintojaksot|toteutus|toteutukset) (?:käsittelee|käsittelevät|koskee|koskevat|opettaa|opettavat|kertoo|kertovat)(?= )',
      '(?:on(?:ko|ks|kos)|löytyy(?:kö|ks)?)(?: (?:teillä|olemassa|mitään|yhtään))* (?:kurssia|opintojaksoa)(?: (?:nimeltä|nimeltään|nimellä|jonka nimi on))',
      '(?:on(?:ko|ks|kos)|löytyy(?:kö|ks)?|etsin|haen|tarjotaanko|tarjoatteko)(?: (?:teillä|siellä|täällä|olemassa|tarjolla|mitään|yhtään|jotain|muita)){0,3} (?:kurssia|kursseja|opintojaksoa|opintojaksoja)(?: olemassa| tarjolla| aiheesta)?(?= \\S.*st[aä]$|$)',
      '(?:(?:on(?:ko|ks|kos)|löytyy(?:kö|ks)?|etsin|etin|haen|hakisin|etsisin|haluaisin|tarjotaanko) )?(?:(?:teillä|siellä|täällä|löytää|jotain|mitään) )*(?:kurssia|kurssin|kursseja|opintojaksoa|opintojaksoja) (?:aiheesta|aiheella|alalta|teemasta)(?= )',
      '(?:opetetaanko|opettaako|tarjoaako|järjestääkö)(?: (?:koulussa|koulu|ammattikorkeassa|ammattikorkeakoulu|amk|teillä|siellä|täällä|meillä|kursseja|kurssia|mitään|jotain))+(?= )',
      '(?:mitä|mit) (?:kaikkia |muita )?(?:kursseja|opintojaksoja)(?: (?:teillä|siellä|täällä|on|löytyy|olisi|tarjotaan|tarjolla|olemassa))*(?: aiheesta|$)',
    ],
    some: [
      '(?:on(?:ko|ks|kos)|löyty(?:ykö|yks|isikö)|ois(?:ko|iko)|olis(?:ko|iko)|tarjo(?:taanko|atteko)|järjest(?:etäänkö|ättekö))(?: \\S+){0,4} (?:(?:verkko|etä|netti)?kurssi[ai]|opintojaksoa)(?= |$)',
      '(?:joku|jokin|jotain|mitään|yhtään) (?:\\S+ ){0,2}kurssi[a]?(?= |$)',
    ],
    courses: `kurssit kurssien kursseja kurssei* toteutukset toteutusten toteutuksi{a,in,en,sta,ssa,lle} opintojaksot opintojakso{jen,ja,ihin,ista,issa}`,
    enrollments: 'ilmot ilmoja ilmojen ilmoittautumiset ilmoittautumisia ilmoittautumisten',
    theCourses: '',
    hoursOfDay:
      'ilta- ilta iltai{sin,n} iltasin iltaopetu{s,sta,ksena,kseen,ksessa} iltatoteutu{s,sta,ksena,ksia,kset} iltaopin{not,toja,toina,noissa} iltatun{ti,teja,nit} aamu aamuisin päiväopetu{s,sta,ksena} päiväsaikaan iltapäivisin aamupäivisin öisin viikonloppuisin viikonloppuopetu{s,sta,ksena} viikonlopputoteutu{s,sta,ksia}',
    thing: 'juttu juttuja jutun homma hommaa kurssi kurssia kurssii',
    seasonal: '{kesä,kevät,syys,talvi}kurs* keväällä syksyllä kesällä talvella *kuussa',
    run: 'toteutu{s,sta,kset,ksia,ksen}',
    ofRuns: `seuraava{,a,n,t} muut muita muu toinen toista edelli{nen,set,stä} aiem{pi,mat,paa,pia} aikaisem{pi,mat,paa,pia} tuleva{,t} myöhemm{ät,in}
      kevä{än,ällä,isiä} syksy{n,llä} kesä{n,llä} talve{n,lla}`,
    those: 'ne niistä näistä noista niitä niiden nämä nuo noi nää',
    first: 'ensin ensimmäisenä ekana aikaisimmin',
    shared: 'yhtei{siä,set,nen,stä} yhdessä samo{ja,ille} samat yhteistä molem{mat,mille,milla,pien}',
    inNames:
      'harjoittelu{,n,a,un,sta,ssa} työharjoittelu{,n,a,un,sta} projektityö{,n,tä,hön,stä} työelämä{,n,ä,än,stä}',
    again:
      'keväälläkin syksylläkin kesälläkin myös_keväällä myös_syksyllä myös_kesällä uudestaan uudelleen seuraava_mahdollisuus seuraava_tilaisuus seuraavan_kerran seuraavaksi ens_kerran joka_lukukausi joka_lukukaudella joka_vuosi joka_syksy joka_kevät joka_kesä joka_talvi joka_periodi joka_periodissa vuosittain kuinka_usein miten_usein',
    every:
      'joka_lukukausi joka_lukukaudella joka_vuosi joka_syksy joka_kevät joka_kesä joka_talvi joka_periodi joka_periodissa vuosittain kuinka_usein miten_usein',
    offered:
      'järjestetään järjestetäänkö tarjotaan tarjotaanko pidetään pidetäänkö opetetaan opetetaanko tarjolla',
    online: 'verkossa netissä nettissä etänä verkkokurs* nettikurs* etäkurs* verkkototeutu* verkko-opinto*',
    what: 'mikä mikäs mihin mihinkä mille mitä mit jotain jotai mitään',
    which: 'mitkä mitkäs mikkä',
    are: 'ovat on oo niistä näistä',
    lead: `mitkä mitkäs mihin mille mistä missä mitä mit mitäs millä millaisia minkä mikkä onko onks näytä etsi listaa luettele kaikki löydä hae löytyykö
      löytyyks`,
    open: 'auki avoinna avoimia avoimet avoin avoimista avoimena aukinaisia auk pääsee pääsen mahtuu',
    upcoming: 'tulossa tulevat tulevia tulevista pian kohta avautuvat avautuvia aukeavat aukeavia',
    closed: 'kiinni sulkeutuneet sulkeutuneita sulkeutunut suljettu suljetut päättyneet',
    credits: 'op opintopistettä opintopisteen opintopistei opintopisteitä noppaa nopan noppia',
    atLeast: 'vähintään väh ainakin',
    atMost: 'enintään korkeintaan',
    above: 'yli enemmän enemmä',
    below: 'alle vähemmän',
    mine: 'mun mulla mul mulle minun minulla minulle mä mää minä voin voinko voinks voisin pystyn pääsen ehdin',
    group: 'ryhm*',
    not: 'ei eivät eikä ettei paitsi ilman',
    other: 'muu muut muita muuta muiden muilla muissa',
    than: 'kuin ku',
    beside: `mulla mul minulla teillä meillä täällä ovat on oo ole nyt niistä näistä montako monta kuinka paljonko
      vielä enää tällä hetkellä just juuri ja tai ryhmä ryhmän ryhmälle ryhmällä ryhmien kurssi kurssin ilmoittautuminen
      ilmo ilmot ilmoittautumista ilmoittautumiseen joissa jotka joiden pidetään opetetaan opetus opetuskieli kielellä
      kiitos voi voiko saa n lle llä ssa lla ta yksikkö yksikön tutkinto-ohjelma tutkinto-ohjelman mun mulle opetetuista löytyy löytyis löytyykö tarjolla vois voisi voin viel saisi voisin tarjotaan kursseja opiskella opiskelisi käydä suorittaa ottaa`,
  },
  snooze: {
    wish: [
      '(?:voisitko |voitko |viitsitkö |viitsisitkö )?(?:muistuta|muistutatko|muistuttaa|muistuttaisitko|pingaa|ilmoita|ilmoittaa|kerro|kysy|sano)(?: (?:mua|minua|mulle|minulle|siitä|tästä|tuosta|sitä|vasta))*(?: (?:uudestaan|uudelleen|uusiksi|taas|toistamiseen|myöhemmin|vähän myöhemmin))+(?: (?:siitä|tästä|kiitos|mua|minua|mulle|sitten|vasta|vaikka))*',
      'ei (?:nyt|just nyt|juuri nyt)(?: (?:kiitos|vaan|vasta|vaan|vaikka|mutta|myöhemmin|muistuta|mua|uudelleen|uudestaan))*',
      '(?:voisitko |voitko )?(?:torkuta|torkku|torkuttaa|siirrä|siirtää|lykkää|lykätä)(?: (?:se|sitä|tämä|tää|tätä|muistutus|muistutusta|muistutuksen|myöhemmäksi|eteenpäin|kiitos))*',
      '(?:vasta |ehkä |vähän )?myöhemmin(?: (?:kiitos|sitten|vasta|vaikka))*',
      '(?:uudestaan|uudelleen)(?: kiitos)?',
    ],
    bare: ['muistuta(?: (?:mua|minua|siitä|tästä|sitten|vasta|mieluummin|kiitos))*'],
  },
  lead: {
    snooze: 'torkuta torkku torkkuun torkulle snoozaa',
    remind: 'muistuta muistuttaa muistuttaisitko muistuttaisit muistutatko muistuttele',
    instead: 'mieluummin sittenkin sen_sijaan',
    me: 'minua mua minulle mulle meitä meille tänne täällä tääl',
    minute: 'min minuutti{,a} minuut{in,tia}',
    quarterHour: 'vart{ti,tia,in} varttitun{ti,tia}',
    halfHour: 'puolituntia puoltuntia puoltuntii',
    hour: 'h t tunti tuntia tunnin',
    day: 'pv pvä päivä{,ä,n} vrk vuorokau{si,tta,den}',
    week: 'vk vko viikko{,a} viikon',
    month: 'kk kuukau{si,tta,den}',
    quarter: '',
    half: 'puoli puolta',
    one: 'yksi yhtä yhden yks',
    two: 'kaksi kahta kahden kaks pari paria kahdeksi',
    three: 'kolme kolmea kolmen kolm kolmeksi',
    several: 'muutama muutamaa muutaman usea useita',
    four: 'neljä neljää neljän',
    five: 'viisi viittä viiden viis',
    six: 'kuusi kuutta kuuden kuus',
    seven: 'seitsemän seitsemää',
    eight: 'kahdeksan kahdeksaa',
    nine: 'yhdeksän yhdeksää',
    ten: 'kymmenen kymmentä',
    twelve: 'kaksitoista',
    fourteen: 'neljätoista',
    of: '',
    and: 'ja sekä että tai',
    before: 'ennen ennenku ennenkun ennenkuin',
    dayBefore: 'edellisenä_päivänä edeltävänä_päivänä vaan_edellisenä samana_päivänä edellispäivänä',
    ahead: 'etukäteen aiemmin aikaisemmin',
    opens: 'aukea* aukee* auetes* avautu* auke{amis,mis}*',
    closes: 'sulkeutu* sulkeu* sulkemis* deadline* dedis dediksen dedistä kiinni umpeen',
    starts: 'alkavat alkaa alkua alku alkuun alun alusta alkamis* alkaes* alkavat starttaa',
    ends: 'päättyy päättyvät loppuvat päättymis* päättyes* loppuu loppumis* loppua umpeutu* {loppu,päättymis,päätös}päiv* loppu lopun',
    exam: `tent{ti,tiä,in,istä,tejä,eistä,it} välikok{een,eesta,eita} välikoe{,tta} koe kokeen koetta kokeesta uusint{a,aa,oja} uusinnasta uusintatent*
      harjoitustyö{n,tä,stä} tehtävien tehtävän palautus{ta} palautukse{n,sta}`,
    lesson: 'luen{to,toa,toja,non,nosta,noista,tojen} oppitun* tunteja tuntien tunneista',
    class: 'tuntia tunnin',
    at: 'kun ku heti hetkellä *uessa *tyessä *aessa *etessa *eessa',
    reminder: `*muistutus *muistutuks{en,et,ia,ii} *muistutusta muistari{,n,a} reminderi{,n,ä} remindi{,n} hälyty{s,stä,ksen,kset,ksiä}
      herätys herätyksen notifikaatio* ilmoitu{s,sta,ksen,kset,ksia} ilmotu{s,sta,ksen,ksia} hälytä hälytätkö hälyttää
      hälyttäisitkö ilmoita ilmoitatko ilmoittaisitko huomauta huomauttaa huomauttaisitko pingaa
      muistutat muistuttakaa muistuttaisit muistutetaan`,
    oneReminder: `*muistutus *muistutuksen *muistutusta muistari{,n,a} reminderi{,n,ä} remindi{,n} hälyty{s,stä,ksen} hälytä
      hälytätkö hälyttää hälyttäisitkö ilmoita ilmoitatko ilmoittaisitko huomauta huomauttaa huomauttaisitko pingaa
      muistutat muistuttakaa muistuttaisit`,
    set: `laittakaa laita laitapa laitappa laitat laittaa laitatko laittaisit{,ko} laitas laitetaan pistä{,t,ä,tkö,s,pä,ppä} pistäisitkö aseta{,t,tko} asettaa
      luo{,da,tko} loisitko tee{,t,tkö} tehdä tekisitkö anna{,t,tko} antaa antaisitko lisää lisäät lisätä lisäätkö haluan
      haluun haluisin haluaisin halutaan tahdon tahtoisin tarvitsen tarvisin tarviin tarvin lähetä{,t,tkö} lähettää
      lähettäisitkö saisinko saisko saiskos saisinks saanko saanks saako saisi sais ota ottaa ottaisin ajasta{,a} heitä viritä kytke käynnistä tilaa tilata`,
    frame: `saada voisiko että voisitko voitko voisit voit viitsitkö viitsisitkö voinko voisinko vois voisi voi voiko mulle minulle meille mä mää
      minä me päälle uusi uuden toinen toisen`,
    definite: '',
    mine: 'mun minun omat omia oma oman meidän meiän',
    told: 'onko oliko tuleeko tuliko saiko saitko lähetitkö tuli tulee sain saatiin oli mulla_on minulla_on meillä_on',
    clock: 'klo kello',
    date: 'myöhemmin kohta pian päivällä yöllä ensi la viikolla viikon päästä päähän kuluttua',
  },
  times: {
    monday: 'maanantai* ma',
    tuesday: 'tiistai* ti',
    wednesday: 'keskiviik* ke',
    thursday: 'torstai*',
    friday: 'perjantai* perjanta pe',
    saturday: 'lauantai*',
    sunday: 'sunnuntai* su',
    january: 'tammikuu*',
    february: 'helmikuu*',
    march: 'maaliskuu*',
    april: 'huhtikuu*',
    may: 'toukokuu*',
    june: 'kesäkuu*',
    july: 'heinäkuu*',
    august: 'elokuu*',
    september: 'syyskuu*',
    october: 'lokakuu*',
    november: 'marraskuu*',
    december: 'joulukuu*',
    spring:
      'kevät kevään keväällä kevättä keväänä keväälle keväästä kevääksi kevääseen kevätlukukau* kevätkurs* keväinen keväisen',
    summer: 'kesä kesän kesällä kesää kesänä kesälle kesästä kesäksi kesään kesäinen kesäkurs*',
    autumn:
      'syksy syksyn syksyllä syksyä syksynä syksylle syksystä syksyksi syksyyn syyslukukau* syyskurs* syksyinen',
    winter: 'talvi talven talvella talvea talvena talveksi talveen',
    christmas: 'joulu joulun jouluna joulua jouluksi jouluun joululta joululle joulunpyhi*',
    newYear: `uusivuosi uudenvuoden uuttavuotta uutenavuotena uuteenvuoteen uusi_vuosi uuden_vuoden uutta_vuotta uuteen_vuoteen
      vuodenvaih* vuoden_vaihteen vuoden_vaihdetta vuoden_vaihteessa`,
    epiphany: 'loppiai*',
    easter: 'pääsiäi*',
    mayDay: 'vappu vapun vappuna vappua vappuun',
    midsummer: 'juhannu*',
    independence: 'itsenäisyyspäiv*',
    yesterday: 'eilen eilinen eilistä eile',
    today: 'tänään tänää tänäänkin',
    tomorrow: 'huomenna huomen huomiseen huomiseksi huomista huomisen huomenissa huomis',
    overmorrow: 'ylihuomenna ylihuomen ylihuomiseen',
    week: 'viikolla viikol viikko viikon viikkoa viikkoon viikolle vko vk',
    weekend: 'viikonloppuna viikonlopun viikonloppu viikonloppua viikonloppuun',
    month: 'kuussa kuun kuuta kuukausi kuukauden kuukautta kuuhun kuulla',
    year: 'vuosi vuonna vuoden vuotta vuoteen',
    term: 'lukukausi lukukauden lukukaudella lukukautta lukukauteen',
    tonight: '',
    morning: 'aamulla aamuna aamu aamupäivällä',
    noon: 'keskipäiv* puoliltapäivin puoltapäivää puolenpäivän puoleenpäivään puolestapäivästä',
    afternoon: 'iltapäiv*',
    evening: 'illalla iltana ilta illan illaksi iltaan',
    midnight: 'keskiyö keskiyöllä keskiyön puoliyö*',
    am: '',
    pm: '',
    clock: 'klo kello',
    last: 'viime edelli{nen,sen,sellä,senä,stä,sessä}',
    this: 'tänä tällä tässä tämä tämän täl tän kuluva*',
    next: 'ensi ens seuraava{,n,lla,na,ssa,a} seuraaval',
    early: 'alussa alkupuolella alkupuol* alkuun alun',
    middle: 'puolivälissä puolessavälissä keskellä',
    late: 'lopussa lopulla loppupuolella loppuun loppua lopun',
    ahead: '',
    later: 'päästä kuluttua päähän myöhemmin',
    ago: 'sitten',
    within: 'sisällä sisään kuluessa',
    after: 'jälkeen jälkee jälkeenkin',
    before: 'ennen',
    by: 'mennessä viimeistään',
    from: 'alkaen lähtien välillä',
    until: 'asti saakka',
    behind:
      'jälkeen jälkee jälkeenkin mennessä välillä alkaen lähtien asti saakka sisällä sisään kuluessa aikana',
    beside: 'aikana aikoihin tienoilla n na nä lta ltä een ssa ssä viimeistään päivä päivänä',
    was: 'oliko oli olikohan avautui{,ko} aukesi{,ko} aukeniko sulkeutuiko alkoiko loppuiko päättyikö menikö',
    notPast: '',
    noDay: '',
    which:
      'mille millä millekä kenelle keille mikä mitä mit mitkä milloin millon millo millonka koska kosk kuinka kui miten montako monta kauanko kauan mihin minne kuka missä mis mistä minkä paljonko',
    unknown:
      'loma loman lomalla lomaa {hiihto,joulu,syys,kesä,talvi,pääsiäis,luku}loma* tenttiviik* tenttijakso* periodi{,n,ssa,lla,a,in}',
    done: 'jo joko',
    begun: 'alkanu{,t} alkoi{,ko} aloitettu',
    ended: 'loppunu{,t} päättyny{,t} loppui{,ko} päättyi{,kö} ohi',
    opened: 'avautunu{,t} auennu{,t} avautuiko aukesiko',
    goesOn: 'käynnissä menossa meneillään',
    weekly: '{maanantai,tiistai,torstai,perjantai,lauantai,sunnuntai,keskiviikko}sin arkisin joka',
    weekends: 'viikonloppui{sin,na} viikonlopp{usin,uisi}',
    mornings: 'aamui{sin,n} aamusin',
    evenings: 'iltai{sin,n} iltasin',
  },
  group: {
    isNew: [
      '(?!.*(?:kurs|mitä|mikä|mitkä|miten|milloin|missä|voi))(?:(?:moi|hei|moro) )*(?:(?:mä|olen|oon) )*(?:vaihto-oppilas|vaihtari|vaihto-opiskelija|kv-opiskelija)(?: \\S+){0,4}',
      '(?=.*(?:aloit|alot|alote|aloin|uusi|uus|fuksi|eksyks|pihal|hukassa))(?:(?:moi|moikka|moro|hei|heippa|terve|morjens) )*(?:(?:mä|mää|minä|me|olen|oon|just|juuri|vasta|nyt|tosi|ihan|vähän|täällä|tääl) )*(?:aloitin|alotin|aloitan|alotan|aloitettiin|aloittanut|alottanu|uusi|uus|fuksi|eksyksissä|pihalla|hukassa)(?: (?:just|juuri|vasta|nyt|täällä|tääl|opinnot|opintoni|opiskelut|opiskelun|opiskelemaan|opiskelija|koulun|koulussa|tässä|amkissa|kouluun|ja|oon|olen|ihan|vähän|tosi|eksyksissä|pihalla|hukassa|kaikesta|fuksi|enkä|en|tiedä|tiiä|mistään|mitään|mitä|mistä|miten|pitää|pitäis|tehdä|aloittaa|alottaa|lähden|liikkeelle|auta|apua|viikko|sitten|eilen|tänään|viikolla|syksyllä|viime))*',
    ],
    ofChannel: [
      '(?:(?:moi|hei|moikka|terve) )*(?:tämä|tää|täällä|kanava|kanavamme)(?: (?:on|ovat|kanava|kanavalla|ryhmä|ryhmän|ryhmälle|ryhmää|luokan))* #(?: (?:n|lle|lla|llä|ä|a|kanava|ryhmä|ryhmän|ryhmälle|oma|varten|kanavalla))*',
      '(?:(?:moi|hei|moikka|terve) )*(?:(?:mä|minä|me) )?(?:tutoroin|ohjaan|vedän|johdan|opetan|edustan|vastaan)(?: (?:ryhmää|ryhmän|ryhmästä|luokkaa|luokasta))* #(?: (?:ä|a|n|sta|stä))*(?: ryhmää)?',
      '(?:(?:moi|hei|moikka|terve) )*(?:(?:mä|minä|me) )?(?:olen|oon|ollaan|olemme)(?: (?:ryhmän|luokan))* #(?: n)?(?: (?:ryhmän|tutor|tutori|tutoropettaja|ryhmänvetäjä|vetäjä|opettajatutor|ohjaaja|opettaja|vastuuopettaja|edustaja|ryhmänohjaaja))+',
      '(?:(?:moi|hei|moikka|terve) )*me (?:olemme|ollaan)(?: (?:ryhmä|ryhmän|luokka))* #(?: (?:läisiä|läiset|n|opiskelijoita|opiskelijat|ryhmä))*',
    ],
    courses: [
      '(?=.*(?:mun|minun|meidän|oman|oma) ryhmä|.*ryhmän[it]|.*ryhmälläni)(?=.*(?:kurss|toteutu|opintojakso|ilmo))(?:mitä|mitkä|mit|mihin|näytä|listaa|kaikki|mun|minun|meidän|oma|oman|ryhmän|ryhmäni|ryhmällä|ryhmälläni|ryhmälle|ryhmämme|ryhmä|kurssit|kursseja|kursseille|kursseihin|toteutukset|opintojaksot|on|vielä|ilmoittamatta|ilmoamatta|ilmoittautumatta|voi|vois|ilmoittautua|ilmota|ilmoja|ilmot|auki|avoimia|avoimet|olis|jäljellä|tekemättä|nyt|kiitos)(?: (?:mitä|mitkä|mit|mihin|näytä|listaa|kaikki|mun|minun|meidän|oma|oman|ryhmän|ryhmäni|ryhmällä|ryhmälläni|ryhmälle|ryhmämme|ryhmä|kurssit|kursseja|kursseille|kursseihin|toteutukset|opintojaksot|on|vielä|ilmoittamatta|ilmoamatta|ilmoittautumatta|voi|vois|ilmoittautua|ilmota|ilmoja|ilmot|auki|avoimia|avoimet|olis|jäljellä|tekemättä|nyt|kiitos))*',
    ],
    mine: [
      '(?:(?:mä|mää|minä|me) )?(?:olen|oon|ollaan|kuulun|opiskelen|opiskellaan|kuulutaan)(?: nyt| siis)?',
      '(?:mun |minun |meidän |oma )?ryhmä(?:ni|mme)?(?: nyt)?(?: on)?',
      '(?:aseta|vaihda|tallenna)(?: mun| minun)? ryhmä(?:ksi|kseni|ni)?',
    ],
    which: [
      '(?:missä|mis|mihin|mikä) ryhmä(?:ssä|än|s)? (?:olen|oon|kuulun|mä olen|mä oon|mä kuulun|minä olen)',
      'mikä (?:on )?(?:mun |minun )?ryhmäni?(?: on)?$',
      '(?:ryhmäni|(?:mun|minun|oma) ryhmä(?:ni)?)$',
      '(?:vaihda|valitse)(?: mun| minun)? ryhmä(?:ni)?$',
      '(?:mä |mää |minä )?(?:en|emmä|emmää|en mä)(?: mä| mää)? (?:tiedä|tiiä|tiijä|muista)(?: (?:mikä|missä|mihin|se|joku|yhtään|edes|et|että))*(?: (?:mun|minun|oma|oman|mä|olen|oon|ryhmä|ryhmäni|ryhmääni|ryhmän|ryhmässä|tunnus|tunnusta|tunnuksen|on))+',
      '(?:mistä|mist|missä) (?:mä )?(?:nään|näen|näkee|löydän|löytyy)(?: mä)? (?:mun |minun |oman |oma )?ryhmä\\p{L}*(?: tunnu\\p{L}*)?',
      '(?:mun |minun )?ryhmä(?:ni)? on väärin',
    ],
    notIn: [
      'en (?:ole|oo|kuulu|opiskele)(?: enää)?(?: ryhmässä| ryhmään)?',
      '(?:mun |minun )?ryhmäni ei (?:ole|oo)(?: enää)?',
    ],
    leave: [
      '(?:unohda|poista)(?: mun| minun)? ryhmä(?:ni|n)?',
      '(?:en|emmä|emmää|en mä|en minä)(?: enää)? (?:ole|oo|kuulu)(?: enää)? (?:missään|mihinkään|siinä|siihen|tuossa|tuohon|tossa|tohon|tässä|tähän) ryhmä(?:ssä|än|s)',
      '(?:toi|tuo|se) ei (?:ole|oo) mun ryhmä',
      'väärä ryhmä (?:poista|unohda)(?: se| toi| tuo)?',
    ],
    beside:
      'nyt kiitos kiitti moi hei muuten siis ok joo ssä ssa n in lla llä ään aan iin opiskelija opiskelijana luokassa luokalla luokan ryhmäläinen ja enää',
  },
  enrolled: {
    ifEnrolled: [
      '(?:olenko|oonko|oonks|olenks|olinko)(?: mä| mää| minä| jo| nyt| muuten)* (?:ilmoittautunu|ilmottautunu|ilmonnu)t?',
      '(?:ilmoittauduinko|ilmottauduinko|ilmosinko)(?: mä| mää| minä| jo)*',
    ],
    ifFollowed: [
      '(?:seuraanko|seuraanks|seurataanko|seuraammeko)(?: mä| mää| minä| me| jo| nyt| vielä)*',
      '(?:onko|onks)(?: mulla| minulla)? .{0,60}seurannassa',
      '(?:saanko|saanks|tuleeko|tuleeks)(?: mä| minä| mulle| minulle)* (?:muistutuk\\p{L}*|muistutus)',
    ],
    nextReminder: [
      '(?:milloin|millon|koska|mikä|mikäs|kauanko)(?: (?:on|tulee|saan|mun|minun|mulle|minulle|se|sä|mä|mää|minä|seuraava|seuraavan|seuraavaks|seuraavaksi))* (?:muistut\\p{L}*)(?: (?:mua|minua|mulle|minulle|tulee|on))*',
      '(?:mun |minun )?seuraava muistutus',
    ],
    first:
      'seuraava ensin ensiks ensiksi ensimmäisenä ensimmäiseks ekana eka ekaks seuraavaksi seuraavaks seuraavana aikaisimmin',
    mine: 'mun minun omat omien omia omista omissa omiin omille omilla meidän meiän',
    ofMine:
      'kurss{ini,imme,ieni,iemme,istani,istamme,eistani,eistamme,illani,eillani,eillamme,eihini,eihimme,eissani,eissamme,ejani,ejamme,illeni,eilleni,eillemme} toteutuks{eni,emme,ieni,iini,istani,issani} ilmo{ni,jeni,istani} ilmoittautumis{eni,emme,teni,iani,istani} tentti{ni,mme} tentteihini deadline{ni,ini,jani,mme} dedikseni määräaikani määräaikamme määräaikojani omistani',
    several: 'tentit tenttien tenttejä dedikset deadlinet määräajat',
    done: [
      '(?:(?:mä|mää|minä|no) )?(?:olen|oon|ollaan) (?:(?:jo|nyt|juuri|just) )*(?:(?:ilmoittautunu|ilmottautunu|ilmonnu|ilmottaunu|liittyny)t?|mukana)(?! ryhmä)',
      '(?:(?:mä|mää|minä|no) )?(?:(?:jo|nyt|juuri|just) )*(?:ilmoittauduin|ilmottauduin|ilmosin|ilmottauduttiin|liityin)(?! ryhmä)',
      '(?:ilmoittautunut|ilmottautunut)',
      'merkitse (?:(?:minut|mut|se|tämä) )?ilmoittautuneeksi',
    ],
    not: [
      '(?:(?:mä|mää|minä) )?(?:en|emme) (?:(?:sittenkään|enää|vielä) )*(?:ole|oo|olekaan|ookaan|oookkaan|ookkaan)(?: (?:sittenkään|enää|vielä))* (?:ilmoittautunu|ilmottautunu|ilmonnu)t?',
      '(?:(?:mä|mää|minä) )?en (?:(?:sittenkään|koskaan) )*(?:ilmoittautunut|ilmottautunut|ilmoittautunutkaan)(?:kaan)?',
      '(?:(?:mä|mää|minä) )?(?:peruin|peruutin) (?:(?:mun|minun) )?(?:ilmoittautumise(?:n|ni)|ilmon|ilmoni)',
    ],
    beside: `ta tä tätä tän sitä kurssille kurssiin toteutukselle toteutukseen lle een iin hen ään aan n ä a stä sta jo nyt tänään eilen siihen sille
      tälle tähän ja myös kiitos kiitti moi hei juuri enää vielä sittenkään mun`,
  },
  help: {
    extend: [
      '(?=.*ilmo)(?:voi|saa|miten|halua|pitäis|pystyy|onko)\\S*(?: \\S+){0,4}? (?:pidentää|jatkaa|venyttää|siirtää|lykätä|pidennettyä|jatkettua)(?: .*)?$',
    ],
    absence: [
      '(?=.*(?:sairaana|sairas|kipeä|kipee|kuume|poissa|en pääse))(?=.*(?:kelle|kenelle|mihin|minne|miten)(?: \\S+){0,2} (?:ilmot|ilmoit|kerro|sano|soita|laita)).*$',
      '(?:kelle|kenelle|mihin|minne|miten)(?: \\S+){0,2} (?:ilmot|ilmoit)\\S*(?: \\S+){0,2} (?:poissaolo|sairaudesta|sairaana)\\S*(?: .*)?$',
    ],
    message: [
      '(?=.*(?:viesti|sähköposti|meili|maili|tiedot(?:e|teen)))(?:(?:voi|halua|miten)\\S*(?: \\S+){0,2}? )?(?:lähet|laita|laittaa|kirjoita|pistä)\\S*(?: \\S+){0,4}? (?:opiskelijoille|osallistujille|ilmoittautuneille)(?: .*)?$',
    ],
    sums: [
      '(?=.*(?:^| )(?:yht|yhteensä|yhtee|summa)(?: |$))(?=.*(?:^| )(?:op|opintopiste\\S*|nop\\S+)(?: |$))(?=.*ryhm).*$',
    ],
    book: [
      '(?:(?:no|joo|ok|niin|sitten|ja|voitko|voisitko|voitsä|voiks|voiksä|viitsitkö) )*(?:varaa|varata|varaatko|varaatsä|varaaksä|buukkaa|buukata|bookkaa)(?: (?:se|sen|toi|ton|tuo|tuon|tää|tän|tämä|tämän|ne|mulle|minulle|meille|sä|mun|minun|puolesta|puolestani|nyt|heti|sit|sitten|kiitos|pls|paikka|paikan))*$',
    ],
    semester: [
      '(?=.*(?:lukukau|lukuvuo|lukuvuod|periodi|loma))(?:milloin|millon|millo|koska|mihin asti|kauanko|kuinka kauan|minä päivänä|mikä päivä)(?: (?:(?=\\p{L}*(?:lukukau|lukuvuo|periodi|loma))\\p{L}+|päättyy|päättyvät|loppuu|alkaa|on|ohi|kestää|pidetään|tämä|tää|ensi|seuraava|uusi|syksyn|kevään|kesän|viimeinen|eka|ensimmäinen|päivä|loppu|alku|taas|nyt|oikein|sitten))*$',
    ],
    version: [
      '(?:(?:mikä|mikäs|mitä|moi|hei|on|ja|sun|sinun|tän|tämän|botin|sovelluksen|coursebellin|nykyinen|kerro|monesko|tää|tämä) )*(?:versio|versiota|versionumero|versionumerosi|versiosi)(?: (?:tää|tämä|on|sä|olet|sun|sulla|tässä|botissa|nyt|toi|se|käytössä|coursebell|coursebellistä))*$',
    ],
    faults: [
      '(?:miten|mistä|missä|kuinka)(?: (?:mä|minä|me|voi|voin|on|löytyy|nään|näen|näkee|näkisin|katson|katsoa|löydän|sun|sinun))* (?:virheet|virheitä|virheen|virhelogi|virhelogin|virheloki|loki|lokit|lokin|lokia|logit|logi|logeja|metriikat)(?: (?:on|ovat|näkyy|löytyy|mistä|näkyvät|luetaan|löytyvät))*$',
      'näytä(?: (?:mulle|minulle))? (?:virheet|lokit|loki|logit|virheloki)$',
    ],
    config: [
      '(?:missä|mistä|miten|mikä)(?: (?:on|ovat|sun|sinun|löytyy|löydän|coursebellin|botin|sovelluksen|mä|voin|voi|muutan))* (?:asetustiedosto|asetustiedoston|konfiguraatio|konfiguraation|konfiguraatiota|konfigi|konffi|konffit|konfit|config|ympäristömuuttujat|ympäristömuuttujia|konfiguroidaan)(?: (?:on|löytyy|ovat|sijaitsee|coursebell|botti))*$',
    ],
    restart: [
      '(?:(?:voitko|voiko|miten|voisitko|ole hyvä|pitääkö|mä|sun|sut|sinut|botin|coursebellin|sovelluksen) )*(?:käynnistä|käynnistän|käynnistää|käynnistyt|käynnistetään|buuttaa|restarttaa|uudelleenkäynnistä|uudelleenkäynnistys|restart)(?: (?:uudelleen|uudestaan|itsesi|botti|botin|sut|sinut|coursebell|palvelin|sovellus|sovelluksen|se|tää|kiitos))*$',
    ],
    updates: [
      '(?:miten|milloin|millon|koska|kuinka usein|kui usein)(?: (?:mä|minä|sä|sinä|me|viimeksi|viimeks|voi|voin|saan|se|ne|kurssit|kurssilista|tiedot|lista))* (?:päivitän|päivität|päivittyy|päivittyvät|päivitetään|päivitit|päivittää|päivitettiin|tarkistat|tarkistit|tarkistetaan|haet|hait|luet|luit|synkataan|synkronoidaan)(?: (?:kurssilistan|kurssilista|kurssit|kurssien|kursseja|listan|lista|tiedot|tiedon|tietoja|viimeksi|viimeks|toteutukset|opintotiedot|ne|kaikki))*$',
    ],
    leave: [
      '(?:(?:miten|voiko|voitko|voinko|voisitko|mä|haluan) )*(?:poista|poistan|poistaa|poistetaan|lopeta|lopettaa|sammuta|pysäytä|kytke pois|estä)(?: (?:kaikki|kaiken|coursebell|coursebellin|botti|botin|sovellus|sovelluksen|sut|muistutukset|ilmoitukset|tiedot|meidän|koko|tästä|tältä|pois|itsesi))* (?:työtilasta|työtilalta|työtilassa|slackista|workspacesta|organisaatiosta)(?: (?:kokonaan|nyt|kiitos|pois))*$',
    ],
    excel: [
      '(?!.* kurssi(?:a|n)?(?: |$))(?=.*(?:^| )(?:excel|exceliin|excelin|exceliksi|csv|taulukko|taulukon|taulukkoon|taulukkona|taulukoksi)(?: |$|:))(?:(?:miten|voiko|voinko|voitko|voisitko|saako|saanko|saan|mä|minä|haluan|haluaisin|tarvitsen|tee|tekisitkö|anna|laita|lataa|vie|siirrä|tallenna|näytä|mulle|minulle|tän|tämän|nää|nämä|ne|ton|tuon|noi|nuo|listan|lista|sen) )+(?:\\S+ ){0,6}?(?:excel|exceliin|excelin|exceliksi|csv|taulukko|taulukon|taulukkoon|taulukkona|taulukoksi)(?: (?:tiedosto|tiedoston|tiedostoksi|näistä|niistä|noista|tästä|tosta|kaikista|kiitos|ilmoittautumisajoista|ajoista|kursseista|molemmista|ryhmistä|muodossa))*$',
    ],
    whatGroup: [
      '(?:mikä|mikäs|mitä|mit|mitähän|mik)(?: (?:on|o|toi|tuo|se|tää|tämä|ihmeen|tarkoittaa|tarkottaa|meinaa|ryhmä|tunnus))* #(?: (?:on|o|tarkoittaa|tarkottaa|meinaa|oikein|sit|sitten))*',
    ],
    groups: [
      '(?=.*(?:tarkoit|tarkot|meinaa))(?:mitä|mikä|mit|mikäs)(?: (?:toi|tuo|se|tää|tämä|tarkoittaa|tarkottaa|on|meinaa))* [a-z]{2,4}\\d{2}\\S{1,4}(?: .*)?$',
      '(?:mitä|mitähän) [a-z]{2,4}\\d{2}\\S{1,4} (?:tarkoittaa|tarkottaa|meinaa)(?: .*)?$',
      'mikä(?: on| toi| tuo| se)* (?:opiskelija)?ryhmä(?:tunnus|koodi)?$',
      '(?:tarviin|tarvitsen|tarvitseeko|tarviiko|tarviinko|tarvitsenko|pitääkö)(?: \\S+){0,2} (?:ryhmän|ryhmää|ryhmätunnuksen|ryhmätunnusta)(?: .*)?$',
    ],
    exclaims: [
      '(?:(?:no|ai|oi|voi|äh|ei|hei) )+(?:vitsi|vitsit|ei|että|hitto|hitsi|harmi|perhana|juku|vau|höh|jaa|jaha|niin|kurja|saakeli|paska|hemmetti)',
      '(?:vitsi|vitsit|hitto|hitsi|perhana|höh|äh|hmm+|huh|oho|saakeli|hemmetti|paska|kurjaa|mikä pettymys|vai niin|voi|oi|hups|harmi|harmin paikka)',
    ],
    broken: [
      '(?:onko|onks|onkse|onko se) (?:tää|tämä|toi|tuo|se|järjestelmä|opintojärjestelmä|systeemi|botti|palvelu|haku|joku|jokin|kaikki)? ?(?:rikki|alhaalla|nurin|kaatunut|kaatunu|poikki|jumissa|vialla|kunnossa)(?: (?:taas|nyt|tänään))*',
      '(?:miksei|miks ei|miksi ei|mikset|miks et|miksi et|miksen|miks en|miksi en) (?:mitään|mikään|tää|tämä|botti|haku|mä|sä|löydä|löydy|toimi|vastaa)(?: (?:mitään|mikään|löydy|löydä|toimi|vastaa|nyt|enää|tänään|täältä))*',
      '(?:mikään ei toimi|mitään ei löydy|mikään ei löydy|ei löydy mitään|ei toimi mikään)(?: (?:nyt|taas|tänään|enää))*',
      '(?:tää|tämä|toi|botti|järjestelmä|systeemi|haku|palvelu) ei (?:toimi|vastaa)(?: (?:nyt|taas|tänään|enää|yhtään))*',
      'mikä (?:tässä|tätä|tota|botissa|järjestelmässä)? ?(?:mättää|on vikana|vikana|on vialla|vaivaa)',
    ],
    status: [
      '(?:onko|onks) (?:rajapinta|api|opintorajapinta)(?: (?:pystyssä|ylhäällä|alhaalla|toiminnassa|päällä|ok|kunnossa|käynnissä|nyt|taas))+',
      '(?:toimiiko|toimiiks|vastaako|pelaako) (?:rajapinta|api)(?: (?:nyt|taas|tänään))*',
      '(?:montako|kuinka monta|monta|paljonko) (?:muistutusta|muistutuksia|viestiä)(?: (?:on|nyt|vielä|odottaa|jonossa|tulossa|lähdössä|ajastettuna|slackissa))+',
      '(?:moniko|montako|kuinka moni)(?: (?:ihminen|käyttäjä|käyttäjää|ihmistä|kanava|kanavaa|opiskelija))? (?:seuraa|käyttää)(?: (?:jotain|jotakin|mitään|kursseja|sua|botti|bottia|coursebellia|tätä))*',
      '(?:toimi(?:tko|iko|iks)(?: (?:sä|sinä|tää|tämä))? )?(?:toimiiko|toimiiks|toimiikohan|vastaako|vastaaks|pelaako|pelaaks)(?: (?:tää|tämä|se|nyt))* (?:opintojärjestelmä|opintotietojärjestelmä|järjestelmä|systeemi|palvelu)(?: (?:nyt|tänään|taas|tällä hetkellä|kunnolla))*',
      '(?:toimi(?:tko|iko|iks)(?: (?:sä|sinä|tää|tämä))? )?(?:onko|onks) (?:opintojärjestelmä|opintotietojärjestelmä|järjestelmä|systeemi|palvelu) (?:toiminnassa|päällä|pystyssä|käynnissä|ok|hereillä)(?: (?:nyt|tänään|taas))*',
      '(?:toimi(?:tko|iko|iks)(?: (?:sä|sinä|tää|tämä))? )?(?:(?:mikä|miten)(?: on)? )?(?:opintojärjestelmän|opintotietojärjestelmän|järjestelmän|systeemin|palvelun) (?:tila|tilanne|status)(?: (?:nyt|tänään))*',
    ],
    link: [
      '(?:linkitä|linkkaa|yhdistä|liitä)(?: tämä| tää)? (?:kanava|kanavan)',
      '(?:linkitä|linkkaa|yhdistä|liitä) \\S+ (?:tähän |tälle )?kanava(?:an|lle)',
    ],
    unlink: ['(?:poista|pura) (?:kanavan )?(?:linkitys|linkki)', 'irrota kanava'],
    remind: [
      '(?:muistuta|pingaa|ilmoita) (?:(?:tätä|koko|mun|minun|meidän|kaikkia|kaikille|kurssin|mun kurssin) )*(?:kanavaa|porukkaa|ryhmää|luokkaa|opiskelijoita|opiskelijoitani|opiskelijoille|opiskelijoilleni|opiskelijat|kurssilaisia|kurssilaisille|opiskelijoitamme)',
      '(?:muistuta|pingaa) (?:kaikkia|meitä kaikkia)(?! (?:kurss|toteut|seura|ilmo|avoim))',
      '(?:muistuta|ilmoita) (?:tälle )?kanava(?:lla|lle)',
    ],
    weekly: [
      '(?=.*(?:maanantai|joka viikko|viikoittain|kerran viikossa|tänne|kanavalle|kanavaan))(?=.*(?:katsau|koost|yhteenve|raport))(?!.*\\b(?:seuraa|ei) )(?:voisitko|voitko|voitteko|voisiko|saisiko|saako|saisko|lähetä|lähettää|laita|laittaa|laittaisitko|anna|tilaa|postaa|tuo|jaa|mulle|meille|minulle|tänne|tähän|tälle|kanavalle|kanavaan|viikkokatsaus|viikkokatsauksen|viikkokooste|viikkokoosteen|viikkokoostetta|viikkoyhteenveto|viikkoyhteenvedon|viikkoraportti|viikkoraportin|viikon|katsaus|katsauksen|kooste|koosteen|yhteenveto|yhteenvedon|joka|aina|maanantai|maanantaisin|maanantaiaamu|maanantaiaamuisin|maanantaina|viikko|viikoittain|kerran|viikossa|aamulla|kiitos|sen|se|mieluummin)(?: (?:voisitko|voitko|voitteko|voisiko|saisiko|saako|saisko|lähetä|lähettää|laita|laittaa|laittaisitko|anna|tilaa|postaa|tuo|jaa|mulle|meille|minulle|tänne|tähän|tälle|kanavalle|kanavaan|viikkokatsaus|viikkokatsauksen|viikkokooste|viikkokoosteen|viikkokoostetta|viikkoyhteenveto|viikkoyhteenvedon|viikkoraportti|viikkoraportin|viikon|katsaus|katsauksen|kooste|koosteen|yhteenveto|yhteenvedon|joka|aina|maanantai|maanantaisin|maanantaiaamu|maanantaiaamuisin|maanantaina|viikko|viikoittain|kerran|viikossa|aamulla|kiitos|sen|se|mieluummin))*',
      '(?:(?:lähetä|laita|anna|tilaa)(?: mulle| meille| minulle)? )?viikko(?:katsau|koostee|koosteen|kooste|yhteenve|raport)\\p{L}*',
    ],
    daily: [
      '(?:kerro|lähetä|näytä|laita|muistuta|ilmoita)(?: mulle| minulle| meille| mua| minua)? (?:joka (?:aamu|päivä)|aamuisin|päivittäin)(?: \\S+){0,4}? (?:tunnit|tunteja|tunneista|luennot|luentoja|luennoista|lukujärjestys|lukkari)',
      '(?:kerro|lähetä|näytä|laita|muistuta|ilmoita)(?: \\S+){0,4}? (?:tunnit|tunteja|tunneista|luennot|luentoja|luennoista|lukujärjestys|lukkari)(?: \\S+){0,4}? (?:joka (?:aamu|päivä)|aamuisin|päivittäin)',
    ],
    setUp: [
      '(?:vaihda|aseta|muuta) (?:tämän |tän )?kanavan (?:kieli|kieleksi|kieltä)',
      '(?:vaihda|aseta) kanava (?:suomeksi|englanniksi|ruotsiksi)',
      '(?:(?:aseta|vaihda) )?hiljaiset tunnit(?: klo)? \\d\\S*(?: .*)?',
    ],
    codes: [
      '(?:mistä|miten|kuinka|mist|mite)(?: mä| minä| voin| saan| saa| löydän| löytää| löytyy| löytyis| näen| näkee| tiedän| kurssin| kurssien| toteutuksen| toteutusten| opintojakson| sen| niiden| ne| se)* (?:kurssi)?(?:koodi|koodin|koodit|koodeja|tunnus|tunnuksen|tunnukset|tunnuksia)(?: .*)?$',
      'mikä (?:on )?(?:kurssi)?(?:koodi|tunnus)$',
      '(?:mä |minä )?(?:en|emme) (?:tiedä|muista|tunne)(?: kurssin| sen| sitä| mitään| toteutuksen)* (?:kurssi)?(?:koodia|koodeja|tunnusta|tunnuksia)(?: .*)?$',
    ],
    agrees: [
      '(?:(?:joo|juu|jep|jees|kyllä|ok|okei|hyvä) (?:kiitos )?)*(?:tee (?:se|niin|noin|toi|tuo)|anna mennä|toteuta se)(?: (?:kiitos|vaan|vain|sitten|sit|nyt))*',
      '(?:joo|juu|kyllä) kiitos',
    ],
    undo: [
      '(?:mitä|mit)(?: (?:sä|sinä|oikein|just|äsken|juuri))* (?:teit|muutit|tapahtui)(?: (?:just|äsken|juuri|nyt|sä))*$',
      'kumoa(?: se| tuo| äskeinen| viimeisin)?$',
      'peru(?:uta)? (?:äskeinen|viimeisin|se muutos)',
    ],
    help: 'apua ohje ohjeet komennot apuva',
    topics: 'kalenteri seuraa lopeta poista',
    who: [
      '(?:mitä|mit|mitäs|mihin) (?:sä |sinä )?(?:osaat|pystyt|teet|voit (?:tehdä|tehä|auttaa))(?: tehdä| tehä)?',
      '(?:kuka|mikä) (?:sä |sinä )?olet',
      '(?:miten|kuinka) (?:sä |sinä |tämä |tää |tätä )?(?:toimit|toimii|toimit sinä|käytetään|käytän)(?: tätä)?',
    ],
    introduces: [
      '(?:olen|oon|mä oon|minä olen) (?!ilmoittautunut|ilmottautunu|menossa|kiinnostunut|tulossa|myöhässä|jo |nyt |seurannut)',
      '(?:nimeni on|mun nimi on|täällä (?!on)|asun |opiskelen |työskentelen |muutin )',
    ],
    greeting: 'hei moi moikka heippa moro terve huomenta',
    thanks: 'kiitos kiitti kiitoksia kiiti kiitosta',
    elsewhere:
      'opintotu{ki,en,kea,esta} opintosuoritusot* suoritusot* todistu{s,ksen,sta,ksia,kset} suoritukse{t,ni} tutkintotodistu* lukukausimaksu* apuraha* opiskelijakort* salasana* vanha{t,n}_tentit vanhoja_tenttejä kirjautu{a,minen} kirjaudu{n,taan}',
    smallTalk: `ei_kiitos ok okei okej jees joo juu jep jepjep kyllä ei selvä hyvä kiva hieno loistava mahtava no_niin niin aha ahaa jaha okei_kiitos asia_selvä hei_hei loistavaa mahtavaa hienoa upeaa täydellistä kivaa mainiota loistavaa mahtavaa erinomaista erinomainen`,
    beside: 'hyvää päivää iltaa päivä paljon avusta taas omat minun vaihda',
  },
  follow: {
    courtesy: 'hei moi kiitos lisäksi',
    please: '',
    asksToStop: 'saako saanko saisinko saisko saisiko voiko voinko',
    cancels: 'peru perun peruuta peruutan',
    lead: [
      '(?:voisitko|voitko|voisitteko|viitsitkö|viitsisitkö|voisit|voit|haluan|haluaisin|pystyisitkö|olisitko kiltti ja|oisitko kiltti ja)(?: sä| sinä| ystävällisesti| kiltti| pliis| kiitos)*',
    ],
    verbs: 'seuraa seurata muistuta lopeta lopettaa peruuta',
    howTo: [
      '(?:miten|kuinka)(?: voin| saan| mä| tästä)*(?= lopet| peru| poista| laita| aset| luo| teh| muist| häly)',
    ],
    begin: [
      'seuraa|seurata|muistut(?:a|taa|taisitko|taisit|atko|ella)',
      '(?:ilmoita|ilmoittaa|ilmota|ilmottaa)(?: mulle| minulle| meille| tänne| täällä| tälle kanavalle| hyvissä ajoin| ajoissa| heti)* (?:kun|ku|ennen|jos)(?: kuin| ku| kun)?',
      '(?:kerro|kertoa|kertomaan|sano|sanoa|sanomaan|ilmoittamaan|laita viesti|laittaa viesti)(?: mulle| minulle| meille| tänne| täällä| tälle kanavalle| hyvissä ajoin| ajoissa| heti| sit| sitten)* (?:kun|ku|ennen|jos)(?: kuin| ku| kun)?(?= .*(?:auk|avau|sulk|alka|päätty|muuttu|vaihtu|siirty|pääse|ilmo|hakea|mukaan|uusi |uude|uusia ))',
      '(?:tökkää|pingaa|vinkkaa|huikkaa|herätä|hihkaise|hihkase|hojta|hojtaise|huuda|huuta|huudahda|kilauta|kilkauta|piippaa|soita|töki|tönäise|hälytä|viestitä|viestittele|älähdä|huhuile|ilmoittele|muistuttele|huikata|pingata|tökätä|vinkata|herättää|hihkaista|huutaa|kilauttaa|hälyttää|viestittää|muistuttaa)(?: (?:mua|mut|minua|minut|mulle|minulle|meille|sit|sitten|hyvissä ajoin|ajoissa))* (?:kun|ku|ennen|jos|heti)(?: kuin| ku| kun)?(?= .*(?:auk|avau|sulk|alka|päätty|muuttu|kiinni|siirty|vaihtu|pääse|ilmo|hakea|mukaan))',
      '(?!(?:onko|onks|voi|voiko|pitää|pitääkö|saako|käykö|mikä|mitä|milloin|koska|ilmoita|kerro|näytä|sano)\\b)\\p{L}+ (?:mulle|minulle|mua|minua|meille|meitä)(?: \\p{L}+)? (?:kun|ku|ennen|heti)(?: kuin| ku| kun)?(?= .*(?:auk|avau|sulk|alka|päätty|muuttu|kiinni|siirty|vaihtu))',
      '(?:tökkää|pingaa|vinkkaa|huikkaa|herätä|hihkaise|hihkase|hojta|hojtaise|huuda|kilauta|piippaa|hälytä|viestitä|älähdä|vinkata|huikata|pingata|viestittää|ilmoittaa|(?:laita|laittaa|lähetä|lähettää) viesti[än]?)(?: (?:mua|mut|minua|minut|mulle|minulle|meille))*(?=(?: \\S+){1,3} ennen )',
      'älä anna (?:mun|minun|meidän) (?:unohtaa|missata)',
      'pidä (?:mut|minut) (?:ajan tasalla|kartalla)',
      'pidä (?:silmällä|silmäl|kirjaa)|(?:pidä|pidetään)(?= .*silmäll?ä?$)|tarkkaile|vahdi|vahtaa|(?:laita|lisää|ota|pistä|pane)(?= .*seurantaan)',
      '(?:pidä huol(?:i|ta)|huolehdi|varmista|katso)(?: siitä)? että (?:(?:mä|minä|me) )?(?:en|emme) (?:(?:mä|minä) )?(?:missaa|unohda|myöhästy)',
      '(?:(?:mä|minä) )?en (?:hal(?:ua|uu)|saa|tahdo) (?:missata|unohtaa)',
      '(?:auta (?:mua|minua) muistamaan|auta muistamaan)',
      '(?:heitä|laita|pistä|pane|lähetä|heittäisitkö|laitatko|laittaisitko|laitatsä|pistätkö|lähetätkö|lähettäisitkö)(?: (?:mulle|minulle|meille|tänne|täällä|tälle kanavalle))? (?:viesti|viestiä|viestii|pingi|pingiä|pingii|muistutus)(?: (?:mulle|minulle|meille|tänne|täällä|tälle kanavalle))? (?:kun|ku|ennen|jos)(?: kuin| ku)?(?= .*(?:auk|avau|sulk|alka|päätty|muuttu|vaihtu|siirty))',
      '(?:haluan|haluun|haluaisin|haluisin) (?:ilmoituksen|ilmoituksia|muistutuksen|muistutuksia)',
      'ilmoita(?: (?:mulle|minulle|meille|tänne|täällä|tälle kanavalle))?(?= \\S*\\d)',
      '(?:laita|pistä|heitä|lähetä|pane|voisitko laittaa)(?: (?:siitä|tästä|mulle|minulle|meille|sit|sitten))* (?:viesti|viestiä|viestii|muistutus|muistutusta|pingi)(?: (?:ajoissa|siitä|tästä|mulle|minulle|hyvissä ajoin|etukäteen))*(?= .*\\d)',
    ],
    beginName: [
      'seuraa|muistuta(?: minua)?',
      '(?:ota|laita|lisää|pistä|pane)(?: (?:se|toi|tuo))?(?= .* (?:seurantaan|listalle|listalleni)$)',
    ],
    behindName: [
      '(?:mun |minun )?(?:seurantaan|listalle|listalleni|seurattaviin|muistutuksiin)(?: kiitos| pliis)?',
    ],
    end: [
      '(?:(?:mä|minä|me) )?(?:en|emme) (?:enää )?(?:tarvitse|tarvi|tarvii|tartte|halua|haluu)(?: enää| mitään| niitä| näitä| noita)*(?= \\S*\\d\\S* (?:muistutuksia|muistutusta|ilmoituksia)(?: |$))',
      '(?:(?:mä|minä|me) )?(?:en|emme) (?:enää )?(?:tarvitse|tarvi|tarvii|tartte|halua|haluu)(?: enää| mitään| sitä| niitä| näitä| noita)* (?:juttua|juttuja|viestiä|viestejä|muistutuksia|muistutusta|ilmoituksia)(?= \\S*\\d)',
      'ei (?:enää )?(?:tarvitse|tarvi|tarvii|tartte)(?: enää| mua| minua| mulle)* (?:muistuttaa|nalkuttaa|jankuttaa|pingata|ilmoittaa|ilmoitella)(?: enää| mua| minua| mulle)*(?= \\S*\\d)',
      '(?:lopeta|mykistä|hiljennä|vaienna)(?= \\S*\\d)',
      '(?:unohda|poista|jätä|skippaa)(?= .*\\d)(?=(?: (?:\\S*\\d\\S*|ja|kurssi|kurssit|toteutus|toteutukset|nyt|kiitos|pois|kokonaan|listalta|seurannasta|muistutuksista|seuratuista))+$)',
      '(?:peru|peruuta|perun|peruutan)(?: se| sen| tämä| tän| tää)?(?= .*\\d)(?=(?: (?:\\S*\\d\\S*|ja|kurssi|kurssit|toteutus|toteutukset|nyt|kiitos|kokonaan))+$)',
      '(?:saako|saanko|saisinko|saisko|saisiko|voiko|voinko|haluan|haluaisin)(?: (?:laittaa|ottaa|kytkeä|panna))?(?: (?:kaikki|nämä|nää|nuo|noi|ne|tämä|tää))+ (?:pois|off)(?: päältä| käytöstä)?',
      'ota(?: \\S*\\d\\S*)+ pois(?: (?:muistutuksista|seurannasta|seuratuista|listalta))?',
      '(?:(?:laita|laittaa|laittaisitko|pane|panna|pistä|ota|ottaa|kytke|kytkeä|sammuta|sammuttaa|vedä|haluan|haluaisin|saako|saanko|saisinko|saisko|saisiko|voiko|voinko) )?(?:(?:laittaa|ottaa|kytkeä) )?(?:(?:kaikki|mun|minun|nämä|nää|omat) )*(?:muistutukset|muistutus|ilmoitukset|viestit|hälytykset) (?:pois|off)(?: päältä| käytöstä)?',
      '(?:laita|laittaa|pane|pistä|ota|ottaa|kytke|kytkeä) pois(?: päältä| käytöstä)?(?:(?: kaikki| nämä| mun| minun)* (?:muistutukset|ilmoitukset|viestit|hälytykset))',
      '(?:(?:minä |mä )?en (?:ole|oo)(?: enää)? kiinnostunut|(?:(?:mua|minua|meitä) )?ei (?:enää )?kiinnosta)(?= .*\\d)',
      '(?:(?:minä|mä) )?en (?:enää )?seuraa(?: enää)?(?= .*\\d)',
      'lopet(?:a|takaa)(?: (?:toi|tuo|se|nää|nämä|noi|nuo))? (?:spämmi|spämmäys|spämmäily|muistuttelu|ilmoittelu|viestittely)(?= .*\\d)',
      '\\S*\\d\\S* ei (?:enää )?(?:kiinnosta|kiinnostakaan)(?: (?:enää|mua|minua|yhtään))*',
      '(?:lakkaa|lopeta|lopettakaa|lakatkaa) (?:muistuttamasta|seuraamasta|lähettämästä|häiritsemästä|viestittelemästä|ilmoittelemasta|pingaamasta|spämmäämästä|kirjoittamasta|kirjoittelemasta)(?: (?:mua|minua|meitä|mulle|minulle|meille|viestejä|muistutuksia|ilmoituksia|näitä|enää|mitään))*',
      '(?:lopetan|perun|poistan)(?: \\S*\\d\\S*)? (?:seuraami\\p{L}*|seurannan|muistut\\p{L}*)',
      '(?:lopeta|lopettaa|lopettakaa|lopettaisitko|peru|peruuta|poista|katkaise|sammuta|sulje|keskeytä|tauota|pysäytä|mykistä|hiljennä|vaienna|lakkauta|estä)(?: jo)?(?: kaikki| kaikkien| nämä| nää| noi| nuo| näiden| mun| minun| omat)*(?: kurssien| toteutusten)? ?(?:seuraami\\p{L}*|seuranta|seurannat|seurannan|muistut\\p{L}*|ilmoitukset|ilmoitusten|viesti\\p{L}*|hälytykset|hälytysten|häirit\\p{L}*|häirint\\p{L}*|pingaami\\p{L}*)(?: lähettäminen| lähetys)?',
      '(?:poista|lopeta|peru|peruuta|tyhjennä|unohda)(?: (?:kaikki|kaikkien|mun|minun|omat))* (?:seuraamani|seuratut|seurattavat|kurssini|kurssit)(?: kurssit)?',
      '(?:älä|älkää) (?:enää )?(?:seuraa|muistuta|muistuttako|muistuttele|ilmoittele|ilmottele|ilmoita|ilmota|viestittele|kirjoittele|spämmää|häiritse|pingaa)(?: (?:enää|mua|minua|meitä))*',
      '(?:älä|älkää) (?:enää )?(?:lähetä|lähettäkö|laita|anna|kirjoita)(?: (?:enää|mulle|minulle|meille|lisää|enempää|kaikkia|näitä))* (?:viestejä|viestiä|muistutuksia|muistutusta|ilmoituksia|mitään|mitää)',
      'jätä (?:mut|minut|meidät) rauhaan',
      '(?:sun |sinun )?ei (?:enää )?(?:tarvitse|tarvi|tarvii|tartte) (?:enää )?(?:muistuttaa|muistutella|ilmoitella|pingata)(?: (?:mua|minua|meitä|mulle|minulle))*',
      '(?:jätä|jättäkää) (?:mua |minua )?(?:muistuttamatta|ilmoittamatta|pingaamatta)(?: (?:mua|minua|meitä))*',
      '(?:riittää|piisaa) (?:jo )?(?:nää |nämä )?(?:viestit|muistutukset|ilmoitukset)',
      '(?:minä |mä )?en (?:hal(?:ua|uu)|tarvitse|tarvi|tarvii|kaipaa) (?:(?:enää|saada|enempää|lisää|näitä|mitään) )*(?:seurata|muistutuksi(?:a|i)|muistutusta|viestejä|ilmoituksia)',
      'ei (?:(?:enää|enempää|lisää|kiitos) )*(?:muistutuksia|viestejä|ilmoituksia)',
      '(?:(?:mun|minun) )?(?:ei|en) (?:(?:enää|enempää|tarvi|tarvitse|tarvii|hal(?:ua|uu)) )+kuulla(?: (?:enää|enempää|mitään|lisää))*',
    ],
    leaves: [
      '(?:(?:mä|minä|me) )?(?:en|emme)(?: enää| sittenkään)? (?:mene|meekään|menekään|mee|tule|tulekaan|ota|otakaan|käy|osallistu|jatka)(?: enää| sittenkään| sittenkää)?',
      '(?:(?:mä|minä|me) )?(?:lopetin|jätin|keskeytin|peruin|skippasin|jätän|keskeytän|skippaan|luovuin)',
    ],
    because: [
      '(?:koska|sillä|kerta)(?= (?:mä|minä|mää|me|en|em|oon|olen|olin|se|ne|ei|mun|mulla|minulla|meillä|pääsin|läpäisin|sain|suoritin|\\p{L}+n)(?: |$))',
      '(?:kun|ku)(?= (?:mä|minä|mää|me|en|em|oon|olen|olin|mun|mulla|minulla|meillä|pääsin|läpäisin|sain|suoritin|tarvin|tarvitsen|haluan|haluun|vaihdoin|lopetin|jätin|peruin)(?: |$))',
    ],
    reason: [
      '(?:mä|minä|mää|me|en|oon|olen|olin|mun|minun|mulla|minulla|meillä|pääsin|läpäisin|sain|suoritin|tarvin|tarvitsen|haluan|haluun|pitää|vaihdoin|lopetin|jätin|peruin|opettelen|harjoittelen|opiskelen|ymmärrän|osaan|se on|se oli|ne on|ne ovat)(?= )',
    ],
    so: 'joten siis niin',
    limits: 'paitsi mutta vain vaan ainoastaan ellei kunnes pidä tarkoitan tarkotan tarkoitin tarkotin',
    leadsToEnd:
      'joten niin eli sit sitten voit voitko voisit siis sä sinä pois kesken kurssille kurssilta toteutukselle väliin',
    negated: 'en älä älkää ei minä mä',
    keeps: [
      '(?:(?:eiku|eikun|ei|ku|kun|oho|hei|hups|odota|sori|anteeksi|siis|no|kato) )*(?:(?:mä|minä|me) )?(?:en|emme|älä|älkää)(?: (?:mä|minä|sittenkään|sittenkää|kuitenkaan|enää|siis|nyt|vielä))*(?: (?:halua|haluu|haluakaan|tahdo|tarkoittanut|tarkottanu|haluaisi|haluais|aio|meinannut|meinannu))?(?: (?:sittenkään|sittenkää|kuitenkaan|nyt))* (?:lopettaa|lopettaakaan|lopeta|poistaa|poista|perua|peru|peruuta|peruuttaa|keskeytä|keskeyttää|mykistä|hiljennä)(?: (?:sen|se|sitä|niitä|ne|tätä|tämän|tän|mitään|mitää|kaikkia|kaikki|seuraamista|seuraamisen|seurata|seurantaa|seurannan|seurannassa|muistutuksia|muistutukset|muistutusta|pidä|pidetään|jätä|jatka|anna|olla|voimaan|päälle|edelleen|vaan|vielä|nyt|kiitos|kurssia?|kurssin|mun|minun|\\S*\\d\\S*))*',
      '(?:(?:eiku|eikun|ei|ku|kun|oho|hei|hups|odota|sori|anteeksi|siis|no|kato) )*pidä (?:se|ne|tää|tämä|kaikki|sitä)(?: (?:vaan|vielä|edelleen|seurannassa|kiitos))*',
    ],
    endAlone: [
      '(?:miten |kuinka )?(?:saan |saa |mä saan |voin )?(?:sut|sinut|botin|coursebellin) (?:pois päältä|pois|kiinni|hiljaiseksi)(?: kiitos)?',
      '(?:lopeta|lopettakaa|seis|stop)(?: (?:kaikki|kaiken|jo|nyt|se|tää|tämä|heti|muistuttaminen))*',
      'älä seuraa mitään',
      '(?:hiljennä|mykistä|vaienna|sammuta|keskeytä)(?: (?:kaikki|kaiken|heti|nyt|jo))*',
      '(?:poista|lopeta) kaikki|(?:ole )?(?:hiljaa|vaiti)|vaikene|hiljene|turpa kiinni',
      '(?:peru|peruuta|poista|lopeta) (?:kaikki|tilaus|tilaukset|kaikki tilaukset)',
      '(?:nyt )?riittää(?: jo)?',
    ],
    all: 'kaikki kaikkien kaikkia kaikista',
    ofAll: 'muistutukset viestit ilmoitukset omat kiitos nyt enää heti',
    ofSome: 'kun ku jos ennen aukeaa avautuu aukee alkaa sulkeutuu päättyy',
    plain: `tohon tonne siihen sinne pääsee pääsen pääsis pääsisi voi voin vois mukaan hakea mä minä jo silmällä silmäl seurantaan molempi{a,i,sta} molemmista näitä näistä niitä niistä noita noista pliis kiitti se sen sitä tän tää toi tota tuo tuosta tosta ku ilmo ilmoittautuminen ilmoittautumisesta siitä tästä minua mua minulle mulle meitä meille kun kuin jos ennen ja sekä myös nyt kiitos enää aukeaa avautuu aukee
      alkaa sulkeutuu päättyy menee muuttu{u,vat,uu,isi,is} vaihtu{u,vat} siirty{y,vät} päivä päivät päivämäärä{,t} aika ajat aikataulu{,t} niiden mikään joku jokin jotain muistutukset muistutuksia mistään mistää mitään mitää tämä tätä tämän tähän tälle siihen sille n a ä ta tä sta stä ssa ssä lle seurannasta muistutuksista seuratuista listalta`,
    here: 'täällä tänne täälä kanavassa kanavalla kanavalle kanavaan kanavaa',
    besideHere: 'tässä tällä tälle tähän tän tämän',
    beforeNoPlace: '',
    time: 'klo kello',
    leadsOn: '',
    enders:
      'lopet{a,taa,takaa,taisitko,atko} peru{,a,uta,uttaa} poista{,a,tko} sammuta sammuttaa sulje keskeytä lakkaa pysäytä',
    endersAlone: 'lopeta lopettaa mykistä{,ä} hiljennä hiljentää vaienna vaientaa vaikene hiljene',
    silencers: 'mykistä{,ä} hiljennä hiljentää vaienna vaientaa',
    off: 'pois',
    following: 'seuraa seurata seuraami* seuranta* seuranna{n,sta,t} muistut* ilmoituks*',
    reminding: 'muistut* ilmoituks* viest* hälyty* pinga*',
    changes: 'muutoks* muuttu* vaihtu*',
    negations: 'älä älkää en ei',
    besideName: `voisitko voitko viitsitkö haluan haluaisin halua haluaisi ota ottaa minua mua meitä minulle mulle meille minun mun
      meidän enää nyt se sen sitä kiitos kiitti hei moi n ä a sta stä ta tä`,
    repeated: 'seuraaminen seuraamasta',
    except: 'ei paitsi mutta äläkä ilman',
    own: `kurss{ini,imme,ieni,istani,eistani,eistamme} mulla minulla meillä seuraan seuraamme seuraamani seuraamamme muistutukseni muistutuksemme omat omia minun mun mä meidän meiän kanava kanavan
      kanavalla täällä pois`,
    newRuns:
      'uudet uusia uusii uusista uusien uutta uudesta kaikki kaikkia kaikkii kaikista kaikkien tulevat tulevia tulevista toteutu* kurs{sit,seja,seista,sien,sia}',
    follows: 'seuraama* seuratut seuranta* muistutu*',
    followingVerb: 'seuraan seuraamme seuraa seurataan seurattu',
    what: 'mitä mit mitkä minkä millaisia näytä luettele',
    ofOthers: 'pitäisi pitäs voin voinko voi en ei kuka ketä',
    ownCourses: [
      '(?:ja |entä |entäs |no )*(?:mun|minun) muut(?: kurssit| toteutukset)?',
      '(?:mitä|mitkä|näytä|listaa)(?: kaikkea| kaikki)?(?: kursseja| kurssit| toteutuksia)?(?: (?:mulla|minulla|meillä|on|mun|minun|mul))* (?:seurannassa|seurattavana|seurattavissa|seurannas)(?: (?:mulla|on|nyt))*',
      '(?:mitä|mitkä|näytä|listaa)(?: kurssit| kursseja)?(?: jotka| joita)? (?:mä |minä )?(?:seuraan|vahdin|tarkkailen)',
      '(?:mille|mihin|millä|millekkä)(?: (?:kursseille|kurssille|kursseilla|toteutuksille|opintojaksoille))? (?:mä |minä )?(?:oon|olen|oonks|olenko)(?: (?:mä|minä|jo|nyt|ilmonnu|ilmoittautunut|ilmottautunu))+',
      '(?:(?:näytä|mitkä ovat) )?(?:omat|mun|minun) kurssi(?:t|ni)',
    ],
    how: 'miten kuinka miksi',
  },
  compounds:
    /(?:luok(?:ka|at|kia|issa)|tila(?:t|ssa)?|tiloja|tiloissa|sali(?:t|ssa)?|saleja|aikataulu|järjestys)$/u,
  clitics: /(?:kohan|köhän|han|hän|kaan|kään|kin|pa|pä|ko|kö|kos|kös)$/u,
  attached:
    /^:(?:n|a|ä|aa|ää|ta|tä|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|een|iin|seen|hen|ksi|na|nä|ien|iä|ia|t)$/u,
  patterns: [
    // "Alkaako", "järjestetäänkö", "päättyyks".
    [/.{2}[aeiouyäönst](?:ko|kö)(?:han|hän|s)?$|(?:aa|uu|yy|ää|öö)ks$/u, 2],
    [/.{3}(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|tta|ttä|ksi)$/u, 1],
    [/.{2}(?:[aeiouy]tus|[eiäöy]tys|[aiou]us|toteutus|luku|luvut)$/u, 1],
    [
      /.{2}(?:aan|ään|iin|uun|yyn|öön|seen|ien|jen|isen|inen|uksen|yksen|uus|yys|uuden|uutta|minen|misen|mista|mistä)$/u,
      1,
    ],
    [/.{2}(?:taan|tään|daan|dään|vat|vät|ttu|tty|nut|nyt|mme|kaan|kään|nsa|nsä)$/u, 1],
    [/aa|ii|uu|yy|ää|öö|[äöy]{2}|uo|yö/u, 1],
    [
      /.{2}(?:päivä|päivät|päivän|aika|ajat|kieli|paikka|paikat|tiedot|lista|ohjelma|nnot|nnon|lut|vuus)$/u,
      1,
    ],
    // Parts of compounds.
    [/opetu[sk]|koulutu[sk]|opinto|kurss|toteutu|ilmoit|suoritu/u, 1.5],
    [/.{3}[äö]$|.{2}(?:tti|ssi|kki|ppi)$/u, 1],
    [/[äö]/u, 0.5],
  ],
};

// What questions about a course ask: the topic whose phrase covers most of the question counts.

export const fiTopics: TopicWords = {
  asks: `kelle keneen mitä mitäs mikä mikäs mil mitkä minkä mihin missä mis mistä mist millä mille mite miten milloin millon millo koska kosk kuka kukas kukahan
    ketkä kenellä kenelle kuinka kui montako monta mont paljonko paljon kauanko entä entäs ja onk onks onko voiks pääseeks jotain jotai kuvaile esittele kerro menikö meniks anna`,
  asksBy: /(?:(?<!k)k[oö]|ks|k[oö]s|k[oö]han|nks)$/,
  states:
    'minä mä minun mun me meidän hän he sinä sä sun sinun olen olin en emme meillä mulla minulla olipa onpa tulipa oliko läpäisin pääsin sain menin tein kävin olis',
  copulas: 'on oli ovat olivat ollut',
  clitics: /(?<=..)(?:k[oö](?:han|hän)?|ks|k[oö]s)$/,
  fillers: `ai mut siis niinku nii jaa eiku eikun noni noniin hmm muuten btw eli elikkä tuota öö kyl kai varmaan osa kuuluu jäljellä jälel liian sitä opetetaan opetetaanko tehdään tehdäänkö täs täl täm tällä kanssa kans mahtaa tulee tehdä tehää tää tän tost tosta toi tuo siel sielt siin siinä siit siitä jotai jotain joku nyt sit sitten no niin tota oikeen oikein
    mun sun mä sä meille mulle ees edes vaa vaan viel vielä käyny käynyt käydä enää että et kun ku vois voisi vois voitais voitaisiin saisi sais pitäs pitäisi olis oisko ihan viel siel tarvii tarvis haluun oikeesti tehä tehää tää täst tost kokonaan pelkästään pelkkä pelkkään pelkillä pelkällä ainoastaan jotakin toista toinen laittaa`,
  weak: 'kurssi* opintojakso* toteutu* sisält* suorit* alkaa kestää se tää tämä',
  others: `muistutu*|ilmoituks*|viestit; älä|älkää lopeta|lopetta*|päätä; minusta|musta|meistä; hiljai* tunt*|tunn*; viikkokatsau*; paljonko|paljon|paljo|mitä|mikä kello; lukukau*|lukuvuo*; kirjasto*; ruoka*|ruuan|ruoan|lounas*|lounaa*; kahvi*; bussi*;
    parkki*; pysäköin*; periodi|periodin|periodissa|periodilla|periodilta; kevätlukukau*|syyslukukau*; salasana*; tunnukse*; vpn; tulosti*|tulosta*; jalkapallo*; bileet|bileitä|bilei*; pizza*; juna|junat; asunto*|asunno*; tenttiviik*; tuut|tuutko|tuletko|tulet|lähdet|lähetkö|meet|meetkö|haluutko|haluatko|tykkäätkö|nähnyt; kakku|kakun|avaimet|avaime*|vihko*|viikonloppu*|veroilmoitu*|joukku*|ottelu*; tenttisi|kokeesi|kurssisi|ryhmäsi|opettajasi|raporttisi; sun|sinun tentti*|koe|kurssi|raportti; lääkäri*|hammaslääkäri*|terveydenhoit*`,
  about: '',
  ofSubject: '*{n,ssa,ssä} !*inen',
  inSubject: '*{ssa,ssä}',
  past: `myöhästyi*|myöhästyn*|myöhäistä|myöhästä|myöhässä|myöhään; umpeutu*|umpeutun*|päättyny*|päättyi*|loppunu*|loppui*|missas*|missannu*;
    meni*|menny* .. umpeen|kiinni|kii|ohi; on|onko|onks|onkohan|oliko|joko .. ohi|ohitse|umpeen; jo|joko ohi|umpeen`,
  closed:
    'on|onko|onks|onkohan|oliko|joko .. kiinni|kii|suljettu; jo|vieläkö|vielä|nyt kiinni|kii|suljettu; sulkeutunu*|sulkeutui*',
  possible:
    'voi|voiko|voinko|voiks|voinks|voidaanko|saako|saanko|saaks|ehdin*|ehtii*|kerkee*|kerkii*|kerkiän*|pääsee*|pääsenkö|onnistuu*|mahdollista; auki|avoinna|avautunu*',
  left: `kauanko|kauan|kuinka|montako|monta|paljonko|paljon .. jäljellä|jälel|jäljel; kauanko|kauan|montako|monta|paljonko|paljon .. alkuun|loppuun|sulkeutumi*|avautumi*|aukeami*|alkami*|päättymi*; kauanko|kauan|paljonko|paljon .. aikaa .. ilmo*|ilmoittautu*|ilmottautu*|hakea; kauanko|kauan|paljonko|paljon mulla|minulla|meillä|mul .. aikaa|on; kauanko|kauan|montako|monta .. kunnes|ennenku*|ennen|siihen; aikaa|päiviä|päivää|tuntia|tunteja|viikkoa|viikkoja jäljellä`,
  ago: 'kauanko|kauan|kuinka|montako|monta .. sitten|siten',
  answerIn:
    /^(?:(?:puhutaan|puhuttaisko|puhuttaisiinko|jutellaan|jatketaan|voidaanko puhua|voidaanks puhua|voitaisko puhua)|(?:vastaa|puhu|kerro|sano|kirjoita|selitä|toista|käännä)(?:tko|isitko|t|isit)?(?: (?:mulle|minulle|meille|se|sen|tää|tämä|tän|tämän|vain|vaan))*|(?:voit|voisit|osaat|pystyt)(?:ko|sä)?(?: (?:sä|sinä))?(?: (?:vastata|puhua|kertoa|kirjoittaa|sanoa|selittää|kääntää))(?: (?:mulle|minulle|sen|tän|tämän))*|(?:voidaanko|voidaanks|voitaisko|jatketaanko|jatketaan)(?: (?:jatkaa|hoitaa|ottaa|tää|tämä))*|samat?|(?:vaihda|vaihdetaan|muuta|aseta)(?: (?:kieli|kieleksi|kielen|mun|minun))*)(?= )/u,
  inLanguage: '',
  otherLanguage: /^(.{2,30}?)(?:ksi|ks|(?<=a|ni)a|nkiel\p{L}{0,20})$/u,
  politely: 'kiitos kiitti kiitoksia mieluummin',
  languages: {
    en: 'englanti|englantia|englanniksi|enkuks|enkuksi|englanniks|enkulla|enkkua|englanninkiel*',
    fi: 'suomi|suomea|suomee|suomeksi|suomeks|suomenkiel*',
    sv: 'ruotsi|ruotsia|ruotsii|ruotsiksi|ruotsiks|ruotsinkiel*',
  },
  topics: {
    name: `kurssin|toteutuksen|sen|tämän|tän|§ nimi; nimi suome*|englan*|ruots*|enkuks*; suomenkielinen|englanninkielinen|ruotsinkielinen nimi;
      nimi on|kurssilla|sillä`,
    prerequisites: `pärjää|pärjääkö|pärjääks|selviää|selviääkö|pärjäisikö .. jos|ilman|matik*|matem*; pärjätä|selvitä .. ilman|vähällä; esitie*|ennakkotie*|edeltäv*|pohjatie*|lähtötaso*|edellytyks*|ennakkovaatimu*|esivaatimu*;
      pitää|täytyy|pitääkö|pitääks|pitäis|tarviiko|tarvitseeko|tarvii|vaaditaanko|vaaditaan|vaatii|tarvitaan .. ennen|osata|osattava|alla|tiedot|taust*|käynyt|suoritettuna;
      ennen tätä|sitä|kurssia|§|opinto*; mitä .. ennen; vaatimu*|vaatimukset; aiemp*|aikaisemp* opin*|kurss*|osaami*;
      etukäteen|ennalta|pohjia|pohja|pohjaa|lähtötaso*; olla .. tehtynä|käytynä|suoritettuna; aloittelij*|alottelij*|vasta-alkaj*|alkeit*;
      taust*; taitoja|taidot|osaamista|tietoja .. odotetaan|vaaditaan|tarvitaan|edellytetään; edellyt*; ottaa|käydä|suorittaa .. ilman;
      pitääkö|pitääks|pitäisikö|täytyykö|tarviiko|tarviiks|tarvitseeko osata|hallita|tietää|tuntea; kokemus*|kokemust*;
      ilman pohjia|pohjaa|pohjii|kokemusta|osaamista|esitietoja; jatkoa|jatkokurss*; pääsyvaatimu*|kelpoisuu*|hakukelpoisuu*`,
    exam: `rästitent*|rästikok*|rästikoe; jättämään|jäi|jätin .. väliin .. tent*|koe|kok*; toinen|toista|uusi|uutta tilaisuu*|mahdollisuu*; tent* .. toinen|toista|uus*; koe|tentti .. uudestaan|uusiksi; milloin|millon|millo|koska .. uusint*|uusinta|uusinnat; hylsy|reput* .. tenti*|koe|kokee*|uusint*; tehtävillä|tehtävät|harjoitustehtäv* vai .. koe*|kokee*|tentti*|tenttii*; kurssikoe|kurssikoet*|kurssikoke*|kurssikokei*; loppuko*; tulla|tuleeko kokee*; kokeeseen|kokeesta|kokeen; tentitään;
      tentti|tentin|koe|kokeen järjestetään|pidetään|tehdään|toteutetaan|suoritetaan;
      tenti*|tentti|tentin|tenttiä|tentit|tentat*|tenttej*|tentis*|tentissä|uusinta*|uusinna*|uusinto*|uusintatent*|koe|kokeen|kokeet|koetta|kokeita|kokeessa|testi|testejä|loppukoe*|kuulustelu*;
      tentti*; loppukok*|välikoe*|välikok*|koepäiv*; uusia|uusii|uusin .. tent*|koe|kokeen; tentitään|tentitää`,
    grading: `mistä|mist .. loppuarvosana*|arvosana*|numero* .. koostuu|tulee|muodostuu; loppuarvosan*; painaa|painaako|painaaks|painavan .. arvosan*|puolet|prosent*; 1-5|0-5 vai|tai; millä|minkä perusteella; arvosana* .. annet*|määräyty*|perustu*|muodostu*; vitonen|nelonen|kolmonen|kakkonen|ykkönen vaatii|edellyttää|tarkoittaa; hyväksytty vai|tai; 0-5 vai; numero|numeroa|numerot vai|1-5;
      vaadi*|tarvit*|edelly*|saan|saa|saada .. ykkö*|kakko*|kolmo*|nelos*|nelo*|viito*|vitos*|vito*; arvosana* 5|4|3|2|1; ykköseen|kakkoseen|kolmoseen|neloseen|viitoseen|vitoseen; vaadi*|tarvit* .. arvosana*;
      arvosana|arvosanan|arvosanaan|numero|numeroon .. muodostuu|määräytyy|perustuu|vaikuttaa|koostuu;
      vaikuttaa|vaikuttavat|määrää|ratkaisee .. arvosan*|numero*; mistä arvosana*; vitose*|viitose*|nelose*|kolmose*|kakkose*|kiitettäv*;
      pisteyt*; arvosan* .. saa|saada|vaatii; perustuu|perustuuko|määräytyykö|muodostuuko .. arvosan*|numero*;
      saa|saada|saisi|saan vitosen|viitosen|hyvän; arvioi*|arvostel*|arviointi*|arvosanat|asteikko|asteikolla|kriteeri*|arvosteluperust*;
      numero|numeron|numerolla; hyväksytty|hyväksytysti hylätty|tai|vai; hyv hyl; 0 5; miten .. arvosana*;
      saa|saako|saaks|saadaan|tulee .. numero*|arvosana*`,
    workload: `lähiopetustun*|kontaktitun*|lähitun*; kontaktiopetu*; työmäär*|kuormi*|työläs|työläs|raskas|tuntimäär*|tuntia|tunteja;
      paljon|paljonko|paljo|kuinka|montako .. töitä|työtä|hommaa|duunia|hommia|aikaa|tunt*; vaativa|itsenäistä;
      työtun*|tekemistä|tekemist|työmäärä*; aikaa .. menee|vie|kuluu; menee .. aikaa; iso|isoin|suuri|kova|paljon homma|duuni|työ;
      kotitehtäv*|kotiläks*|läksy*|harkka*|harkko*|harjoitustehtäv*;
      tuntia|tuntii|tunteja .. viikossa|viikos|varata|varattava; aikaa .. viikossa|viikos`,
    credits: `kuinka|miten iso se|tämä|tää|§|kurssi;
      opintopist*|op|noppa*|noppi*|noppia|noppaa|nopan|nopat|pistettä|laajuu*|laajuinen|laajuus|pisteitä|laaja`,
    language: `pidetäänkö|pidetään|opetetaanko|opetetaan|vedetäänkö|luennoidaanko .. suome*|englan*|ruots*; suomeksi|englanniksi|ruotsiksi vai|ja; suorittaa|käydä|tehdä|tehä|opiskella|ottaa|suoritettavissa englanniksi|englanniks|suomeksi|suomeks|ruotsiksi|ruotsiks|enkuksi|enkuks|enkulla;
      osata|osattava|puhua|ymmärtää|pärjää|pärjääkö|pärjääks suomea|suomee|suomella|englantia|englannilla|ruotsia|ruotsii|ruotsilla|enkkua|enkulla;
      kiel*|opetuskiel*|kieli|kielellä;
      englanniksi|englanti|enkuksi|enkuks|enkku|enkkua|enkullä|suomeksi|suomeks|suomenkiel*|ruotsiksi|ruotsiks|englanninkiel*|ruotsinkiel*|englantia|suomea|ruotsia;
      enkulla|enkul|engl|enklannik*; pärjää .. suome*|englan*|enk*|ruots*; opetuskieli`,
    online: `kotoa|kotoota käsin; netin|verkon yli|kautta; kotisohv*; suorittaa|tehdä|tehä|käydä|opiskella .. käsin; ulkomailta|ulkomailla; toiselta paikkakunnalta; zoomis*|teamsis*;
      striim* .. luen*|tunn*|opetu*|kurs*; zoom*|teams*|verko*|neti*|etänä|etä|lähinä vai|tai;
      verko*|verkkokurs*|verkko-opet*|verkkototeut*|etä|etänä|etäopet*|etäkurs*|etäopisk*|lähinä|lähiopetu*|lähiopetusta|hybridi*|zoom*|teams*|teamsi*|netissä|netis|nettikurs*|kampuksella|virtuaali*|monimuoto*;
      paikan päällä; kotoa|kotoo|kotona; striimi*; kampukselle|kampuksel|paikalla|läsnä`,
    groups: `avoimen|avoimesta|avoimelta|avoime opiskelij*|opiskelijana|kautta|puolelta; vaihto-opiskelij*|vaihtar*|vaihto-oppilas* .. osallistu*|pääs*|ottaa|tulla|mukaan|käydä|suorittaa; mitkä|mitä|minkä|mille ryhmä|ryhmän|ryhmät|ryhmälle|ryhmille|ryhmiä; mun|minun|meidän|mein ryhmä|ryhmän|ryhmälle|ryhmällä; ryhmä|ryhmän|ryhmää*|ryhmäss*|ryhmäst*|ryhmäll*|ryhmält*|ryhmäks*|ryhmäkö*|ryhmäkoko*|ryhmät|ryhmäni|ryhmäsi|ryhmämme|ryhmänne|ryhmänä|ryhmi*|ryhma|ryhman|ryhmat|ryhmass*|ryhmast*|ryhmall*|opiskelijaryhm*; kenelle|keille|kelle .. on|tarkoit*|suunna*;
      ketkä .. voi|voivat|saa|saavat|pääsee|pääsevät|osallistu*|käy|käyvät|tän|tämän|kurssi*`,
    programmes: `vain|vaan|ainoastaan .. opiskelijoille|opiskelijoil|insinööreille|hoitajille; pakollinen|pakollisen|pakko .. linja*|koulutu*|tutkin*;
      tutkinto*|koulutusohjelm*|tutkinto-ohjelm*|koulutuks*|koulutukseen|linja|linjalle|linjan|linjalla|pääaine*|suuntautumi*|ohjelmaan;
      tutkinno*`,
    unit: `yksikkö|yksikön|yksikössä|yksiköt|osaamisalue*|toimipis*|tiedekun*|laitos|laitoksen|koulu|koulun|järjestää|järjestäjä*|osasto*|vastuualue*|vastaa|toimisto*;
      vastuuyksik*|järjestäjätaho; järkkää*|järkkäämä; kenen järjestämä|järkkäämä`,
    starts: `alkaako|alkaaks|alkaakohan .. ennen; alkaa|starttaa|alko|alkaisi .. ennen; pyöräht*|pyörähtä* käyntiin; käyntiin; polkais*; starttaa;
      alkaa|alkaako .. ennen|jälkeen §;
      alka*|alkaa|alkoi|aloit*|aloitus*|alkamis*|alkamispäivä|käynnisty*|starttaa*|startti; ensimmäinen|eka kerta|päivä|tunti|luento;
      milloin|millon|millo|koska|kosk se|tää|tämä|tuo|toi|on|§|kurssi|pidetään|järjestetään; milloin|millon|koska;
      aloitetaan|alotetaan|startataan|käynnistetään; alku|alkupäiv*|aloituspäiv*`,
    ends: `päätt*|loppu*|loppuu|lopetus*|päätös*; mihin|mihinkä|minne asti|saakka; viimeinen|vika|viimeine päivä|kerta|viikko; ohi; loppupäivä;
      ollaan|oomme|ollaanko|olemme valmii*; koska|milloin|millon .. valmii*|valmis`,
    duration: `minkä|mitkä|mikä|mitä päivien|päivämäärien|päivämäärät|aikana|välisenä|ajan|aikaväl*; ajankoh*; joka lukukausi|lukukaudella|vuosi|syksy|kevät|kesä|talvi|periodi; järjeste*|pidetään*|tarjo*|toteut*|onko .. joka .. lukukausi|lukukaudella|vuosi|syksy|kevät|kesä|talvi|periodi; vuosittain; kuinka|miten usein; mistä mihin; mistä .. mihin kestää;
      milloin|koska .. mihin asti; käynnissä|menossa|meneillään; kumpi|mikä .. pidempi|pitempi|pisin|lyhyempi|lyhin;
      kuinka|miten|kui|kuin kauan|pitkään; kuinka|miten|kui|kuin pitkä se|tää|tämä|toi|§|kurssi*|toteutus*|jakso*|opintojakso*|on;
      kauan|kauanko|kesto|kestoa|kestää|kestääkö|kest*; montako|kuinka|monta viikko*|viikkoa|kuukau*; viikkoo|viikkoa|pituus`,
    opens: `ilmo*|ilmoittautu*|ilmottautu* .. tulossa|näkynyt|näkyny|nähny|nähnyt; monesko|monentena|minä päivänä|päivä .. ilmo*|ilmoittautu*|ilmottautu*; milloin|koska|millo .. pääsee|voi|saa ilmo*;
      alka*|aukea*|auke*|avautu* .. ilmo*|ilmoittautu*|ilmottautu*; milloin|koska|millon|millo .. mahdollis* .. ilmo*|ilmottautu*; mistä|mist lähtien|alkaen;
      monelta|aikaan .. ilmo*|ilmoittautu*|ilmottautu* .. alka*|auke*|aukea*|avautu*; monelta|aikaan .. auke*|aukea*|avautu*;
      milloin|millon|millo|koska|kosk|milloinka .. ilmo*|ilmoittautu*|ilmottautu*|aukea*|auke*|avautu*|avata*|haku|hakea;
      ilmo*|ilmoittautu*|ilmottautu* .. aukea*|auke*|alka*|avautu*|avata*|avaus*|auki; mistä lähtien|alkaen; aukeaa|aukee|avautuu|aukeamis*`,
    closes: `mihin|mihinkä|mille kellonaika*|aikaan asti|saakka|mennessä .. ilmo*|ilmoittau*|ilmottau*|hakea; takaraja*; menee|meneekö|menossa kiinni|kii|umpeen; viimeinen|vika päivä|hetki|tilaisuus .. ilmo*|ilmoittautu*;
      milloin|millon|koska|mil .. ilmoittauduttava|ilmottauduttava; milloin|millon|koska tulee|pitää|täytyy|kuuluu .. ilmo*; sulkeutuu|sulkeutuuko|päättyy|päättyykö .. ennen|jälkeen §;
      päätt*|sulkeutu*|umpeutu*|loppu* .. ilmo*|ilmoittautu*|ilmottautu*; monelta|aikaan|kello .. ilmo*|ilmoittautu*|ilmottautu* .. päätt*|sulkeutu*|umpeutu*|loppuu;
      monelta|aikaan .. päätt*|sulkeutu*|umpeutu* .. ilmo*|ilmoittautu*; monelta .. sulkeutu*|umpeutu*;
      milloin|millon|koska .. pitää|täytyy|tarvii|on .. ilmoittautua|ilmottautua|ilmota;
      ilmo*|ilmoittautu*|ilmottautu*|hakuaika|haku .. päätt*|loppuu|loppu|kiinni|kii|sulkeutu*|umpeutu*|menee|sulkeu*;
      mihin|mihinkä|minne|kuinka|kauan|kauanko|kuinka mennessä|asti|saakka|pitkään|kauan .. ilmo*|ilmoittautu*|ilmottautu*|mukaan|hakea;
      määräai*|määräaj*; mennessä; kumpi|mikä .. kiinni|sulkeutuu|umpeutuu; viimei* .. ilmo*|ilmoittautu*|hakupäivä; deadlin*|dedis|dl|takaraja*;
      milloin|millon|millo|koska .. kiinni|sulkeutu*|umpeutu*; viimeistään; mennes; slut; takaraj*; viimeinen .. ilmo*|ilmoittautu*|ilmottautu*;
      vika|viimenen|viimeine|viimeinen .. ilmo*|ilmottautu*; ilmopäiv*|ilmottautumispäiv*|hakupäiv*`,
    'can-enroll': `eli en pääse; en|ei pääse|pääsekään enää; voidaanko|voiko|voidaanks .. ottaa|lisätä .. viel*|mukaan; lisätä|lisätään|ottaa mukaan|kurssille|vielä; mihin|mihinkä|minne|missä|mistä|mis|mist pitää|täytyy|kuuluu|tulee|voi|saa|pitäis .. ilmo*|ilmoittau*|ilmottau*; miten|mite|kuinka|mistä|mist .. pääsen|pääsee|päästä|pääsis|päästään mukaan|kurssille|sisään|tälle|tähän|tänne|§; miten|kuinka|missä|mistä .. ilmoittaud*|ilmottaud*|liity*|liittyä|osallistua|osallistun; missä|mistä|mist|miten|mite|mitenkä .. ilmoittau*|ilmottau*|ilmot*; pääsee|pääseekö|pääseeks|pääsis vielä|viel|mukaan; pääsee*|pääsen*|pääsis*|pääst* .. mukaan|sisään|vielä|viel; hypätä|hyppää|hyppäämään .. kurssille|mukaan|kyytiin|§; §|kurssille .. viel|vielä hypätä|mukaan|päästä; haluaisin|haluan|haluisin ilmoittautu*|ilmottautu*|ilmota; hypätä mukaan|vielä|viel;
      miten|missä|mistä|mis|mist .. ilmoittaud*|ilmottaud*|ilmoittautua|ilmottautua|ilmoittautumaan|ilmottautumaan;
      voi|voiko|voiks|voinko|voinks|ehdin*|ehtii*|ehdinkö|ehtiikö|kerkee*|kerkiän*|pääsee*|pääsenkö|pääseekö|pääseeks|saako|onnistuuko .. vielä|enää;
      vielä|vieläkö|vielkö|enää .. ilmo*|ilmoittautu*|mukaan|auki|ehdi*|ehtii|kerkee|kerkii|hakea|päästä|voi;
      onko|onks|onkohan|oliko .. ilmo*|ilmoittautu*|haku .. auki|kiinni|käynnissä|alkanut|avattu|päättyny*|menny*;
      myöhäistä|myöhästyin|myöhässä; onko|onks auki|§ auki; kumpi .. auki; onko|onks|ovatko .. § auki; mukaan .. vielä; auki nyt|vielä;
      mahdollista .. ilmo*|ilmoittautu*|päästä|osallistua; ehtii|ehdi|kerkee|kerkii|pääsee|voi viel|vielä|vielkin;
      vielä .. kurssille|mukaan|sisään; ehtii|ehtiiks viel|vielä|mukaan|ilmoo|ilmoittautu*;
      ilmo*|ilmoittautu*|ilmottautu* .. mahdollis*|onnistuu*|ohi|ohitse|päättyny*|sulkeutun*;
      menikö|meniks|menik ilmo*|ilmoittautu*|ilmottautu*; menikö|meniks|menik|mennyt|menny .. umpeen|kiinni|kii|ohi;
      onko|onks|onkohan|oliko|joko .. kiinni|kii|suljettu; jo kiinni|kii|suljettu|umpeutu*; umpeutui*|umpeutunu*|missas*|missannu*;
      myöhästyi*|myöhästyn*; kerkee|kerkii|ehtii|ehdin|pääsee|pääsen viel|vielä|enää|mukaan;
      pääsis|pääsisi|pääsiskö|pääsisikö|mahtuis .. viel|vielä|enää|mukaan; mahollist*|mahdollist* .. ilmo*|ilmottautu*|ilmoittautu*|päästä`,
    content: `mitä .. käydään|käsitellään|opitaan; opitaan|opitaanko|opitaanks; teoriaa vai|ja;
      käydään|käydää|käyään|käsitellään läpi; mitä|mit .. käydään|käydää|käyään;
      millainen|millanen|minkälainen|minkälaine|millaine kurssi|toteutus|se|tää|tämä|§;
      sisältö*|sisällö*|sisällöt|aihe|aiheet|aiheita|aiheista|teema*|kuvaus|aihepiir*|käsitel*|käydään;
      mistä|mist|mitä|mitäs|mikä .. kertoo|kyse|kertoo|puhutaan; mitä|mitäs .. tehdään|tehää|opetetaan|tapahtuu|teemme|opiskellaan|käydään;
      kertoo|kyse; sisältää|sisältyy; mitä|mitäs .. käsitellään; kuvaile|esittele kurssi*|siitä|tästä|sisältö*; kuvaile|esittele;
      mitä|mit .. täs|tässä|siinä|sisällä on; tiivistelm*|tiivist*|yhteenve*; mitä .. kuuluu|sisältyy`,
    objectives: `osata|osaa|osaan|osaamaan .. jälkeen; jälkeen .. osata|osaa|osaan; tavoit*|osaamistavoit*|oppimistavoit*|oppimistulo*;
      oppii|opin|opitaan|opimme|opi|osaa|oppia .. kurssin|jälkeen|siellä; mitä|mitäs .. oppii|opin|opitaan|opimme|oppisin; hyöty|hyödyn;
      jälkeen .. osaa|osaan|osataan|hallitsee; osaamista|taitoja|valmiuksia .. saa|saadaan|kehittyy|antaa|kertyy`,
    methods: `projektity*|ryhmäty*|ryhmähom*|harjoitusty*|harjoitustö*|ryhmätö*|opetusmenetelm*|työtav*|opetustav*|opetusmuo*|työskentelytav*|opiskelumenetelm*|menetelm*;
      miten|mite|kuinka .. opetetaan|opetus|järjestetään|toteutetaan|opiskellaan|opiskeltava; millä tavalla;
      luento|luentoja|luennot|ryhmätöitä|ryhmätyö*|labroja|luentokurs*; millaista|minkälaista|minkälaist|millasta opetus*;
      projekti|projekteja|projektei|luentoja|luennot|luentoi vai|tai|ja; tehdään|tehdäänkö|tehdääks|tehää projekt*|ryhm*`,
    completion: `hyväksilu*|ahot|ahotoi*|korvaa*|korvat*; aiemm*|aikaisemm*|aiempi*|aiempa* .. hyväksi*|tunnust*;
      aiemp*|aikaisemp* opin*|osaami*|kurss* .. hyväksi*|tunnust*; itsenäise*|omatoimi*|itseks*|itsekseen; omaan tahtiin; päästäkseen|päästäksee|päästä läpi;
      suorit*|suorittaa|suoritustap*|suoritustav*|suoritusvaihtoeh*|läpäis*|läpäistä|hyväksilu*|ahot;
      vaihtoehtoi* .. tavat|tapa|suorit*; läpi|läpipääs*; miten .. läpi|suoritetaan`,
    employer: `yrity*|yrityks*|firma* .. kanssa|projekti*; toimeksian*|työelämä*; oikea|oikean|oikeita yrity*|asiak*|firma*; harjoittelu*|työharjoittelu*; työelämä*|yrity*|asiakasyrity*|yhteisty*|firmo*|firma*|työnanta*|asiakasprojekti*|toimeksian*|yhteistyöku*; asiakas|asiakka*|tilaaja*`,
    further: `muuta tietoa|tietoja|infoa|infoo; lisäti*|lisäinfo*; huomioitav*|huomautu*; mitä|mitäs muuta; muuta .. tietää|tiedettäv*|huomioitavaa|hyvä`,
    materials: `materiaali*|oppimateriaali* .. ostaa|netistä|hankkia|hankittava; pitääkö|täytyykö|tarviiko|tarttenks|tartteeko|pitääks .. ostaa|hankkia; kurssikirj*|oppikirj*|kirjoja|kirjat|kirja|kirjan; hankkia|hankkii|ostaa|tilata .. kirj*; materiaal* .. etukäteen|ennakkoon; kirja|kirjaa|kirjat|kirjoja|materiaal* .. käytetään; luettava*; kurssikirj*; lukemis*; oppikirj*;
      ostaa; matsku*|kalvot|kalvoja|kalvosarj*|diat|dioja|luentokalvo*|luentodia*|moniste*;
      kirja|kirjat|kirjoja|kirjan|kirjaa|kirjallisuu*|kurssikirja*|oppikirja*|materiaal*|oppimateriaal*|kurssimateriaal*|lukemisto|luettav*;
      pitää|täytyy|pitääkö|pitääks|pitäisi|kannattaa lukea|lukee|luettava|lukee; mitä lukea|luetaan`,
    teacher: `joku|jotain|onko yhteyshenkilö*|kontakti*; yhteyshenkilö*; keneen|kehen|keneltä|keneltäpä .. yhtey*|kysy*|otan|ottaa|saa*; kenelle .. laitta*|viesti*|sähköposti*|soitta*; kuka|kukas|kukahan|ketkä|kenen|ketä .. opet*|luenno*|pitää|vetää|opena|ope|vastaa;
      opettaja*|opettajan|lehtori*|ope|open|luennoitsija*|proffa*|professori*|vastuuopet*|ohjaaja*|yhteyshenkilö*;
      maikka|maikan|maikat|maikkaa|opee|opeja|opettajaks*|vetäjä*|pitäjä;
      kelle|kenelle|keneen|keneltä|kehen .. laittaa|voi|vois|meili*|ottaa|kysyä|lähettää|yhteyttä; kuka|kukas luennoi*|järjestää|järkkää § kurs*`,
    places: `jonossa|jono|jonoa|jonotus*|jonopaik*; paljonko|montako|paljon|kuinka porukkaa|väkeä|ihmisiä|opiskelijoita|osallistujia|tyyppejä|tyyppii; porukkaa|väkeä .. otetaan|mahtuu|on|tulee; otetaan|valitaan|mahtuu|mahtuuko .. porukkaa|opiskelij*|osallistuj*|ihmis*; osallistujamäär*; vapaita paikkoja; kuka|ketkä|keitä .. ilmoittautunu*|ilmoittautunei*|ilmottautunu*; ketkä|kuka|keitä on|ovat ilmoittautuneet|ilmoittautunut|ilmoittautuneita; osallistujalist*|osallistujaluettelo*; montako|paljonko|kuinka|kuin|monta .. ilmoittautunu*|ilmottautunu*|ilmonnu*|ilmoittautunei*; vapai*|vapaa paikk*|paikk*;
      vielä|viel|enää paikk*; paikkoja|paikkoi; paikk* .. vapaa*|jäljellä|vapaana|montako; montako|kuinka|paljonko|monta|kuin paikk*;
      monta paikk*; täynnä|täysi|täyttyn*|täys; mahtuu*|mahtuuko|mahtuuks|mahdu*|mahtu; varasij*|jonotuslist*; onko|onks .. tilaa;
      montako|paljonko .. osallistuj*|opiskelijaa; montako|kuinka|paljonko|monta vapaa*|vapai*; vapaata|vapaita|vapaat paikk*;
      viel|vielä|vieläkö|enää|onko|onks tilaa; enimmäismäär*|maksimimäär*|maksimi*|kiintiö*; osallistuj* .. määrä|enimmäis*`,
    lessons: `montako|monta oppitun*|luento*|tunti* .. jäljellä|jälel|jäljel; montako|monta oppitun*|luento*|luento|luennoi*; montako|monta .. oppitun*|luento*|tuntia jäljellä|jälel|jäljel; aamukas*|iltakas*|aamutun*|iltatun*|aamuluen*|iltaluen*; aamulla|aamuisin|iltaisin|viikonloppuisin .. tunn*|tunt*|luen*|opetus*; maanantaisin|tiistaisin|keskiviikkoisin|torstaisin|perjantaisin|lauantaisin; viimeinen|vika|viimenen|vimppa|ensimmäinen|ensimmäisen|viimeisen|eka tunti|tunnin|luento|luennon|oppitun*|luentoker*|opetusker*|lähitun*; milloin|millon|millo|koska .. labra*|labrat|laboratori*; tunteja|tunnit|luentoja|luennot|luento|opetusta|opetus maanantai*|tiistai*|keskiviik*|torstai*|perjantai*|lauantai*|sunnuntai*|viikonlop*|aamui*|iltai*; milloin|koska|monelta .. luennot|tunnit|luento|tunti|oppitun*; mihin|monelta|mitä|mihinkä aikaan|kellonaikaan; aikaan .. tunnit|tunti|luen*|on|opetus; monelta|kellonaika*|kellonajat; viikonpäiv*;
      minä|mitkä|mihin|mitä päivinä|päivät; minä|mitkä|mihin päivänä .. tunnit|tunti|luen*|opetus; tunnit|tuntiajat|lukujärj*|lukkari*|työjärj*;
      seuraava*|eka luento|tunti|oppitunti|luennon; milloin|millon|koska .. ensimmäinen|eka luento|tunti|oppitunti;
      milloin|millon|koska .. luen*|tunnit|oppitunnit|lähiopetus|lähipäivät; päällekkäin; iltaisin|iltaopetus; viikkoaikataul*|lukujärjesty*;
      iltasin|iltaisin|illalla|iltaopetu*|iltatunt*|päivisin;
      tänään|tänä|huomenna|huomen|ylihuomenna|maanantai*|tiistai*|keskiviik*|torstai*|perjantai*|lauantai*|viikolla|aamulla|iltapäivällä tuntia|tunti|tunteja|tunnit|luento|luentoa|luentoja|opetusta;
      tuntia|tunti|tunteja|tunnit|luento|luentoa|luentoja|opetusta tänään|huomenna|ylihuomenna|maanantai*|tiistai*|keskiviik*|torstai*|perjantai*|lauantai*; onko|onks|onkos|oliko luentoa|opetusta|oppitunti*|oppitunte*`,
    'course-rooms': `§ missä|mis; missä|mis §; missä|mis ja|sekä koska|milloin|millon|millo; milloin|koska ja missä|mis; missä|mis|mikä|mitkä|mihin luokassa|luokas|luokka|luokat|luokissa|tilassa|tila|tilat|tiloissa|salissa|sali|salit|saleissa|huone|huoneet|huoneessa|huoneissa|rakennuksessa|kampuksella;
      luokassa|luokas|tilassa|salissa; missä|mis .. pidetään|järjestetään|opetetaan|opetus|tunnit|tunti|kokoontuu;
      missä|mis se|kurssi|tää|tämä|§|toi|tuo; mihin .. tulla|mennä; missäs; paikka|sijainti; luokka|sali;
      mis|missä|mikä|millä|mihin talo*|rakennu*|kampu*|paikassa; kampus|campus`,
    cost: `maksaa*|maksava*|maksu*|ilmai*|ilmanen|ilmaseks|hinta*|hinna*|kurssimaksu*|osallistumismaksu*|kustan*; paljonko|paljon|mitä|kuinka|montako maksaa|kustantaa; kurssin|sen|tämän|tän|§ hinta`,
    extension: `lisäaik*|lisäaj*; palautus*|palautuks*|deadlin*|dedis*|tehtävä*|harkk*|essee*|raport* .. siirtää|siirrät|siirretään|siirto*|pidentää|pidennet*|lykätä|lykkäy*|myöhässä|myöhemmin; myöhässä .. palaut*|jättää|jätetty|jättö*; palauttaa|palautan|palautus|jättää .. myöhässä|myöhemmin`,
    platform: `moodle|moodlen|moodleen|moodlee|moodlessa|moodles|moodlest*|moodlea .. avain|avaimen|avainta|salasan*|linkki|linkin|linkkiä|pääs*|kirjau*|näy*|löydy; avain|avaimen|avainta|salasan*|linkki|pääs*|kirjau*|näy* .. moodle|moodlen|moodleen|moodlessa|moodlea|työtila*; kurssiavai*`,
    recordings: `tallen*|nauhoit*|videoi*|video|videot|videoita|videona|videolla|luentotallen*|kurssitallen*|luentovideo*; tallen*|nauhoit*|videoi*|videot|video|videoita .. luen*|tunn*|tunti|opetu*|kurs*;
      luen*|tunn*|tunti|opetu* .. tallen*|nauhoit*|videoi*|videot|video|videoita|videona; katso* .. jälkikäteen|jälkikätee|myöhemmin|uudestaan|perästäpäin; luen*|tunn*|tunnit|§ .. katso* .. jälkikäteen|myöhemmin|uudestaan`,
    difficulty: `vaike*|vaikee*|helppo|helppoa|helppoo|helpohko|helpoin|helpompi|haastav*|haasteel*|rankka|rankkaa|hankala|hankalaa|vaativuustaso*; kuinka|miten|kui|kuin vaike*|vaikee*|helppo|haastava|rankka|hankala; helppo|vaikea|vaikee|rankka|haastava kurssi*`,
    attendance: `läsnäol*|läsnäolo*|poissaol*; läsnäol* pakol*|pakko|vaadi*|välttämät*; pakol* läsnäol*; olla|oltava|olo läsnä|paikalla|poissa|pois; luen*|tunn*|opetu* .. olla|oltava läsnä|paikalla|poissa|pois; luen*|tunn*|opetu* .. pakko|täytyy|pitää|pitääks|pitääkö käydä|osallistua|olla|tulla;
      pakko olla|osallistua|käydä|tulla; käydä|olla|osallistua|tulla joka|kaikilla|jokaisella; joka tunni*|kerra*|luenno*|kerta; jättää väliin; skip*|lints*; olla pois|poissa; pitää|pitääks|pitääkö|täytyykö|tarviiko|tarviiks .. olla paikalla|läsnä`,
    degree: `laske*|käy|käykö|käyks|kelpaa*|sisälly*|sisällyt*|hyväksy*|laittaa|liittää|voiko|soveltu*|sopii* .. tutkintooni|tutkintoon|tutkintoani|tutkinnossani|opintoihini|opintoihin; minun|mun tutkinto*|tutkinno*; osaksi tutkinto*|opinto*; tutkintooni|tutkintoani|tutkinnossani|tutkinnolleni|opintoihini;
      pakol* minulle|mulle|meille|tutkinto*; onko|onks se|tää|tämä|toi|§|kurssi pakol*|pakko|valinnai*; pakollinen|pakollista|valinnainen|valinnaista`,
    grades: `tulos|tulokset|tuloksia|tulosten; tulokset|tulosten .. tulevat|tulee|tullu*|julkais*|valmii*|ulkona; koska|milloin|millon|millo|missä .. tulokset|tulos; miten tent*|koe|kokeeni|koe meni; arvosana|arvosanani|arvosanat|arvosanaa|arvosanoja .. minulla|mulla|sain|sai|tulevat|tulee|tulossa|julkais*|näkyy|kurssista|mun|§;
      mun|minun arvosana*|numero*; arvosanani; milloin|koska|millon|millo .. arvosanat|arvosana; missä .. arvosana*;
      pääsinkö*|pääsinks|läpäisinkö|pääsink läpi; minkä arvosanan|numeron; mikä arvosana;
      koska|milloin|millon|millo .. saan|saa|saadaan|tulee .. arvosan*|numero*; pääsinkö|pääsinks|pääsin|läpäisin|pääsikö .. läpi; läpäisinkö|läpäisinks; pääsin läpi`,
    events: `milloin|millon|millo|koska|mil|päivänä|päivä|päivämäärä|asti|mennessä|viimeistään .. esity*|esittel*|esitel*|esittää|esitetään|loppuesity*|väliesity*|projektiesity*|ryhmäesity*|ekskursio*|exkursio*|eksku|retki|retke*|opintoretk*|opintomatka*|vierailu*|yritysvierailu*|vieraill*|vierailija*|seminaar*|seminaaripäiv*|loppuseminaar*|opponoi*|oppone*|palautus*|palautuks*|palautetaan|palautettava*|palauttaa|palautan|harjoitustyö*|ryhmätyö*|lopputyö*|projektityö*|kurssityö*|raport*|loppuraport*|essee*|tehtävä*|näyttö*|näytö*|demo*|työpaja*|portfolio*;
      esity*|loppuesity*|ekskursio*|vierailu*|seminaar*|palautus*|palautuks*|opponoi*|essee*|raport* .. milloin|millon|koska|päivä|pvm|aika|ajankohta;
      palautuspäiv*|palautusaik*|palautusaj*|esityspäiv*|seminaaripäiv*|vierailupäiv*; harjoitustyö*|lopputyö*|ryhmätyö*|essee*|raport*|projektityö*|tehtävä*|palautus*|palautuks* .. deadlin*|dedis|dl|takaraja*|määräai*|palautus*|palautuks*`,
    repeat: `kahdesti; kahteen|toiseen|toisen|useampaan kertaan|kerran|otteeseen; useammin|enemmän kuin kerran; voi|voiko|voiks|saako|saaks|voinko|saanko|pystyykö|pystyyks|pystyisikö sen|§|kurssin|kurssia uusia; miten uusin|uusitaan §; uusia|uusin §; § .. uusia|uusitaan|uusiminen; suorittaa|suoritan|käydä|käyn|tehdä|teen|ottaa .. uudestaan|uudelleen|kahdesti|toistamiseen; uudestaan|uudelleen suorittaa|käydä|tehdä; korottaa|korotan|korotetaan|korotus|korottaminen|nostaa .. arvosan*|numero*; arvosan*|numero* .. korottaa|korotus*|korotet*|korottami*`,
    'enroll-me': `perua|perun|peruutan|peruuttaa|perutaan|peruutetaan|perumaan .. paikkani|paikan|paikka|ilmo*|ilmottautu*|osallistumi*|kurssi*|§; miten|kuinka|mistä|mist|mite|missä|voinko|voiko|voiks|saako .. perua|perun|perutaan|peruuttaa|peruutan|peruutetaan|perumaan; voinko|voiko|miten|kuinka|saako .. jättää|jätän|jätetään|keskeyttää|keskeytän|keskeytetään .. §|kurssi*|kesken; erota|eroan|erotaan .. §|kurssi*; jättäytyä|jättäydyn pois; ilmoita|ilmoittakaa|ilmota|ilmoittaisitko|laita minut|mut|mua|meidät .. kun|ku|heti|jos|automaattisesti|aukeaa|aukee|avautuu; ilmoittaudu|ilmottaudu .. puolestani|puolesta|mun .. kun|ku|heti|jos|aukeaa|aukee|avautuu; ilmoita|ilmoittakaa|ilmota minut|mut|mua|meidät; ilmoittaudu|ilmottaudu puolestani|puolesta|mun; ilmoittaisitko minut|mut;
      peru|peruuta ilmoittautumiseni|ilmoni; peru|peruuta mun|minun ilmo*`,
  },
};
