/** What people ask in Finnish of courses by their names: `[ ]` stand around what names one. */
export const fiNames = `
moi onks teil mitään [äänitekniikkaan] liittyvää | [3d-tulostus] | [pelimusiikki]??
joku [sieni]kurssi olis hauska ens syksynä | hei, löytyiskö [runoudesta] mitään kevyttä
mun sisko haluis oppia [virkkaamaan], onko kurssia | Järjestetäänkö teillä [hydrauliikan] opetusta iltaisin?
milloin [öljyvärimaalaus] alkaa | kuka opettaa [termodynamiikka 2]:sta | onko [tekoälyn etiikka] täynnä jo
paljonko [orgaaninen kemia] on noppia | [statiikan] tentti millon | muistuta mua [mehiläistarhauksesta]
kissa kävelee näppiksen yli, onko mitään auki | jotain ei liian raskasta ku teen yövuoroja
mitä ehdin käydä ennen ku lähden vaihtoon lissaboniin | pelkkiä verkkokursseja kiitos
kahvi loppu ja kolme noppaa puuttuu, apua
olen töissä pankissa ja haluaisin ymmärtää [rahanpesun estämistä], onko mitään
[logistiikka]kurssi, sijainti ihan sama | [digimarkkinointi] enkuks
[matikka] jollekin joka ei oo koskenu siihen kymmeneen vuoteen | haluun oppii [animoimaan]
onks [cad-piirtämistä] tarjolla ens keväänä | Haluaisin syventyä [arkistointiin], mitä opintoja suosittelette?
[tilintarkastus] | [talonrakennus]kurssi, mieluiten viikonloppusin
Olen Lyonista kotoisin ja asun nyt Turussa, onko teillä [suomea] ihan vasta-alkajalle?
isäni jäi leskeksi ja haluaisi opetella [ruoanlaittoa], löytyykö hänelle jotain rauhalliseen tahtiin etenevää
[kokkaus] alkeet | vaimo sano että pakko tehdä jotain, mitä kursseja on
saunan jälkeen tuli fiilis opiskella, mitä on auki | onko mitään bussimatkalla suoritettavaa
[laskuvarjohyppy] lol onko semmosta | käykö teillä [jooga] opintopisteinä
[astrofysiikkaa] ja [meteorologiaa] jos löytyy | tarviin [työturvallisuuskortin], missä sen saa
millon [hygienian] seuraava toteutus | mihin aikaan [lineaarialgebra] pyörii
onko [ruotsin suullinen taito] pakko olla paikalla | kaverille [saksaa], se muuttaa berliiniin
Voisitteko kertoa, onko [rikosoikeudesta] järjestetty avoimia opintoja?
Etsin [varhaiskasvatuksen] opintoja, jotka voi suorittaa työn ohessa. | [neulonta]
[perhoset], siis oikeesti onko kurssia [perhosista] | [koiran koulutus] kurssi | [elokuvahistoriaa] illalla
hei haluisin [elokuvan käsikirjoittamista] treenata, onko siihen mitään
mitä tehdä kun vauva nukkuu kaksi tuntia päivässä, jokin lyhyt kurssi kelpaa | sohvalta käsin tehtävää
opo pakotti kysymään et mitä vois ottaa | lumi tuli maahan ja motivaatio katosi, anna joku helppo
[asiakirjahallintaa] kunnan työntekijälle | [luonnonkivi]kurssi tai [muuraus]
Tarjoatteko [puurakentamisen] opintoja englanniksi? | [sähkötyöturvallisuus sfs6002] | haluisin [trukkikortin]
[ohutlevytyöt] | onko [cnc-koneistuksesta] mitään aloittelijalle | [automaatiotekniikkaa] etänä 5op
[plc ohjelmointi]
Olen lähihoitaja ja minua kiinnostaisi [lääkehoidon] päivitys, koska edellisestä tentistä on jo neljä vuotta ja esimies alkoi kysellä.
[anatomia ja fysiologia] | [anatomiasta] joku kertaus enne pääsykokeita | löytyykö [farmakologiaa] ilman läsnäoloa
mites [mielenterveystyö], mahtuuko vielä | [seksologiaan] liittyviä opintoja iltasin
[unihäiriöistä] kurssi? en nuku ite ni kiinnostais | [traumatyöstä] tai [kriisityöstä] jotain sosionomille
[suunhoito] | pitäskö mun ottaa [fysioterapian perusteet] vai onks se liian vaikee | onks [jalkaterapiasta] mitään
[toimintaterapiaa] tutustuvalle | mitä eroa on avoimella ja tavallisella, ja mitä niistä voi käydä töiden jälkeen
Työnantajani maksaa yhden kurssin vuodessa, mitä tänä vuonna olisi vielä jäljellä? | siis mitä täällä oikeen voi tehdä
mummo kysyy voiko se tulla mukaan johonkin | junassa tylsää, ehdota jotain | rahat loppu, onko ilmaisia
Onko [arvonlisäverosta] erillistä kurssia vai kuuluuko se johonkin laajempaan? | [palkanlaskentaa] kiitos
[palkanlaskennan] jatkokurssi, onko semmosta olemassa | [tilinpäätöksen lukemista] hallituksen jäsenelle
[sijoittamisesta] joku nopee
Olen vuosia tehnyt kaupan kassatöitä ja nyt minulle tarjottiin vuoropäällikön paikkaa, joten kaipaisin opintoja [työvuorosuunnittelusta].
[neuvottelutaito] | [neuvottelutaitoja] enkuks, töissä tarvii
haluaisin uskaltaa sanoa ei, onko [jämäkkyydestä] kurssia | [kansainvälinen kauppa] vaihtarille
[vientikaupasta] mitä on | [huutokauppa] :D onko kurssii | [tulli ja huolinta]
Mikä on [ostotoiminnan] kurssin laajuus? | [verkkokaupan perustaminen], siihe joku kurssi
[tuotekuvausta] nettikauppaa varten | [tiktok]-kurssi haha | [instagram markkinointi] kesällä
löytyykö [copywritingia] | [b2b-myynti] onko siitä enää toteutuksia tänä vuonna | [kalligrafia] | [akvarelli]kurssi
onko [akvarellien maalaamisesta] mitään eläkeläiselle | [kuvataideterapiaa] haluisin kokeilla | [lasinpuhallus]
[hopeatyöt], saako niistä noppia | [graafista suunnittelua] ja [typografiaa] verkossa
[typografiasta] kiinnostunut täällä moi
Haluaisin oppia [sarjakuvien piirtämistä], mutta en ole koskaan käynyt taidekoulua, onko taitotasolla väliä? | [kuoro]
[musiikin teoria] alkeista | tää on varmaan tyhmä kysymys mut opettaaks kukaan [kitaransoittoo]
[teatteri-ilmaisua] aroille | tanssijan polvet petti ja pitäis keksiä uus ura, onko [tanssipedagogiikasta] mitään
[improvisaatio]kurssi torstaisin | millä viikolla [valokuvauksen] jatkokurssi alkaa | onks [luontokuvausta] enää
mitä [palvelumuotoilu] maksaa avoimessa | ottaisin [palvelumuotoilun] jos se mahtuu mun lukkariin
[käyttöliittymäsuunnittelu] | [saavutettavuudesta] jotain suomeksi | [ux] kurssei | [kubernetes]
[docker] ja [kubernetes] samassa paketissa? | [javascript] jatko | oliskoha [reactista] mittää | [c++] mut hitaasti
Onko [tietorakenteet ja algoritmit] -kurssille pakko osata javaa? | [jaavaa] siis [javaa] | [koneoppiminen] keväällä
[koneoppimisesta] ilman matikkaa, onko se mahdollista | [konenäkö] | [datan visualisointia] toimittajalle
[power bi] iltakurssi | [pauerbii] koulutus töihin
olen yksinhuoltaja ja lapset on joka toinen viikko, mitä pystyn tekemään
vuorotyöläinen täällä, mitä voi tehdä miten sattuu
Aikataulu sopii minulle vain kello kuudesta eteenpäin, mitä silloin on?
sataa, on maanantai, haluan ilmoittautua johonkin | mitä ootte itse botti mieltä, mikä on paras kurssi
tarvii olla suomeks ja max kolme pistettä | jotain missä ei oo ryhmätöitä, inhoon niitä
poika 17v, mitä se vois jo suorittaa teillä | selkä kipee, en jaksa istua luokassa | mis kurssil on vähiten porukkaa
kurssit jotka ei vaadi kameraa päälle | onko viel jotain mihin ei oo ilmottautunu kukaan
parketti narisee ja naapuri remppaa, tarvin jotain muuta ku etää
Palaan hoitovapaalta maaliskuussa ja opinto-oikeuteni päättyy kesäkuussa, joten mitä ehdin siinä välissä suorittaa?
opintotuki loppuu jos en saa viittä noppaa ennen heinäkuuta, mitä teen | jotain rentoa syyslomalle
Onko teillä syksyllä mitään [ikääntyneiden ravitsemuksesta]?
Haluaisin tietää, järjestetäänkö [vesirakentamisen] kurssia vielä tänä vuonna.
Löytyykö valikoimasta [liikennesuunnittelua] kandivaiheen opiskelijalle? | [kaavoitus]
Mitä [maankäytön suunnittelusta] on tarjolla etänä?
Muutimme vanhaan hirsitaloon viime kesänä ja nyt sen nurkat vetävät, joten haluaisin opiskella [korjausrakentamista] ainakin sen verran, etten mokaa kaikkea.
Minulta puuttuu enää kuusi opintopistettä ja mietin, voisiko ne kerätä jostakin [kulttuurimatkailuun] liittyvästä, mieluiten niin ettei tarvitse ajaa kampukselle.
olen ollut kakskymmentä vuotta rekkakuski ja lääkäri kielsi istumasta enempää, mitä mä vois teillä alkaa opiskelemaan
Asun saaressa ja lautta kulkee kahdesti päivässä, joten mitä kursseja voi suorittaa kokonaan rannalta poistumatta?
mulla on kaks työtä, yks lapsi ja nolla voimia mut silti se viis noppaa pitäis jostain repiä, onko mitään inhimillistä
Tyttöystävä on menossa puolen vuoden vaihtoon Koreaan ja jään yksin pimeään kämppään, suosittele jotain millä talvi kuluu
[koreaa] alkeista | kuulin et jossain opetetaan [lohikalojen kasvatusta], oliko se teillä
naapurin rouva kehui käyneensä teidän [hunajantuotannon] kurssin viime keväänä ja nyt minäkin haluaisin, milloin se on seuraavan kerran
Valmistuin insinööriksi yhdeksänkymmentäluvulla ja huomaan, etten enää ymmärrä nuorempien puhetta, joten olisiko [pilviarkkitehtuurista] jotain lempeää johdatusta?
Teen gradua yksinäisyydestä ja kaipaisin tueksi kurssia [laadullisista menetelmistä], mieluiten sellaista jonka voi aloittaa heti.
[laadullinen tutkimus] | [kvantti]kurssi | [spss] apua | onks kellään [spss:n käyttöö] etänä | [R-ohjelmointi]
mites [todennäköisyyslaskenta], pääseekö mukaan | [differentiaaliyhtälöt] tentti uusinta millon
[integraalit] ei suju, onko kertauskurssia | paljonko tulee töitä [diskreetti matematiikka] kurssista
Kuka vastaa [materiaalitekniikan] kurssista keväällä? | Voiko [lujuusopin] suorittaa pelkällä tentillä?
[lujuusoppi 2] missä luokassa | [virtausmekaniikka] | [elektroniikan] labrat ens viikolla vai sit seuraavalla
[antenneista] mitään? | [radiotekniikkaa] radioamatöörille | [satelliitti]kurssi, kuulin huhuja
[ydinvoima] englanniksi | onko [geotermisestä energiasta] mitään
Meille asennettiin maalämpö ja putkimies lähti kesken, joten haluaisin itse ymmärtää [lämpöpumppuja]; löytyykö iltakurssia?
[lämpöpumput] | [energiakatselmukset], onko ilmo auki
Suosittelisitteko jotakin kurssia [hiilijalanjäljen laskemisesta] pienyritykselle? | [jätehuoltoo]
[vedenpuhdistus] kurssi | [metsänhoitoa] perikunnan osakkaalle
perittiin veljen kaa palsta [metsää] eikä kumpikaan tiedä mitä sillä tehdään, kurssia?
[luonnontuotteet], [marjat], [yrtit], mitä näitä on | [yrteistä] teetä ja lääkkeitä, löytyykö
[lintujen tunnistus] etänä | [lintuharrastus] | onks [ötököistä] mitään, oon ihan hulluna hyönteisiin
[ratsastusterapia] | [eläinten hyvinvointia] viis noppaa | [kissojen hoito], oikeesti löytyykö
Työskentelen löytöeläintalossa ja tarvitsisin [eläinlääkinnän] perusteita, koska meillä ei ole aina ammattilaista paikalla.
[eläinhoitaja]kurssi | Mitä [kalastusmatkailusta] on tarjolla Lapissa? | [hiihdonopettaja]kurssi | [uinninvalvoja]
[personal trainer] jutut auki? | haluisin [pt:ksi], onko mitään | [urheiluhierontaa]
[urheilupsykologiaa] valmentajille verkossa | [esports valmennus] | [golf] :)
[juoksu]koulu vai mikä se nyt oli, onko sitä enää
Olen valmentanut poikani jalkapallojoukkuetta kolme vuotta ihan mutulla, ja nyt seura vaatisi todistuksen, joten onko teillä [lasten valmentamisesta] jotain virallista?
mihin voi ilmottautua ilman opinto-oikeutta | entä jos en ole opiskelija ollenkaan
onko pakko olla paikalla joka kerta vai riittäiskö joka toinen | mökillä ei oo nettiä, voiko jonkun suorittaa kirjalla
kone hajos joten puhelimella suoritettavat vaan | puoliso työttömänä, mitä se vois tehdä kotona
mitä kursseja {group} saa ottaa muilta kampuksilta | onko {room} varattu vai saako siellä olla joku iltakurssi
bussi menee viideltä, mikä loppuu ennen sitä
Mitä valinnaisia suosittelette toisen vuoden opiskelijalle, joka on jo käynyt kaikki pakolliset?
Voinko vielä ilmoittautua johonkin, vaikka lukukausi on jo puolivälissä?
Onko kesällä tarjolla mitään sellaista, mikä ei vie koko lomaa?
Minulla on kolme vapaata perjantaita, voisiko niihin sijoittaa jotain hyödyllistä?
Mitä voisin ottaa, kun aamut menevät päiväkotirumban kanssa?
Kuinka monta pistettä voin saada ennen joulua, jos aloitan nyt? | Haluaisin yllättää itseni, mitä ehdottaisit?
noppajahti alkakoon, mitä on | hei beibi anna kurssi | kaikki samana päivänä kuiteski täynnä, missä on tilaa
jotai tosi outoo | jotain mistä saa puheenaihetta bileisiin
Talo on myyty, muuttolaatikot täynnä ja uusi työ alkaa vasta kesäkuussa, joten nyt olisi aikaa opiskella ihan mitä vain, kunhan se tapahtuu verkossa.
Jalka meni poikki laskettelureissulla ja istun kaksi kuukautta kotona, niin ajattelin että samalla voisi kerätä puuttuvia pisteitä, mitä alkaa nyt heti?
oon leiponu kymmenen vuotta muille ja nyt haluisin oman [kahvilan], onko kurssia missä neuvotaan alusta asti
[leipominen] | [hapanjuuri]kurssi | [suklaa] | [kahvi] ja barista jutut | [viinitietous] iltasin
onks [panimotekniikasta] mitään ku poltan joka kerta maltaat | [vegaaniruoka] | [gastronomiaa] englanniksi vaihtarille
[ravintolapäällikön] opintoja | Onko [aistinvaraisesta arvioinnista] kurssia elintarvikealan ihmisille?
[allergiat] ja [erityisruokavaliot], 3 op | [keittiömestari] kurssi millon | [hotellialan] kursseja jos ois
Lentoemäntänä olen nähnyt maailmaa mutta en koskaan opiskellut siitä mitään, joten haluaisin kurssin [kulttuurienvälisestä viestinnästä], jonka voi tehdä hotellihuoneista käsin.
[matkanjohtaja] | [opas]kurssi, tai siis et pääsis [oppaaks]
Järjestättekö [kongressien suunnittelua] käsitteleviä opintoja? | [häät] ja [juhlat], niitten suunnittelu, onko
[festarituotantoo] | [valosuunnittelu] missä vaiheessa lukuvuotta | [lavastus] | [puvustusta] harrastajateatterille
[ompelu] | mul on [ompelukone] mut en osaa käyttää sitä, heh | [kaavoitusta] siis [vaatteiden kaavoitusta]
[nahkatyöt] | [verhoilua], mummon tuoli pitäis pelastaa | [puusepän] hommia viikonloppusin | [puunveisto]
Voisinko osallistua [huonekalumuotoilun] kurssille, vaikka olen vasta ensimmäisellä vuosikurssilla?
[keraaminen veisto] onko paljon läksyi | [korujen suunnittelu] | [tatuointi]kurssi, älkää naurako | [kynsitekniikka]
[kosmetiikan kemiaa] | [kampaajille] jatkokoulutusta | [parfyymi] | [feng shui] | [kukkasidonta]
hautaustoimistosta moi, olisko [surevan kohtaamisesta] lyhyttä kurssia
Äitini sairastui viime keväänä ja olen hoitanut häntä kotona, ja siinä sivussa heräsi kiinnostus [omaishoidosta], joten onko teillä mitään, minkä voisi tehdä öisin?
[diabetes] | [diabeteksen hoitoo] sairaanhoitajille | [infektioiden torjunta] | [synnytys] ja [imetysohjaus]
[ensihoidosta] jotai | [röntgen] kurssi pääseekö avoimesta | [kuntoutus], verkko | [puheterapia]
[ergonomia] etätyöläiselle | [kinesioteippaus]
Mitä muuta löytyy [kivun] kanssa työskenteleville kuin ne tavalliset luennot? | [hoitotyön johtaminen] kuka vetää
[potilasturvallisuus] onks se jo täys | Kuinka laaja [terveyden edistäminen] on? | [gerontologia], pidetäänkö keväällä
[kotihoidon] kurssi missä päin | [työhyvinvointi]
Hei, olen muuttanut Tampereelle Espanjasta ja mieheni perhe puhuu vain suomea, mutta itse haluaisin opiskella [markkinatutkimusta] englanniksi, onnistuuko se teillä?
Työskentelen vakuutusyhtiössä korvauskäsittelijänä ja minulle on sanottu, että [vahingonkorvausoikeuden] tuntemus auttaisi etenemään, joten mikä kurssi olisi paras?
Meidän taloyhtiössä kukaan ei suostu puheenjohtajaksi ja kohta se olen minä, joten löytyisikö [isännöinnistä] jotain lyhyttä ennen kevään kokousta?
perin mummon vanhan asunnon ja vuokralainen riitelee kaikesta, ni onko teillä jotain [vuokraoikeudesta] semmosta mitä tavallinenki ihminen ymmärtää
Tyttäreni aloittaa ensi syksynä lukion ja haaveilee poliisin ammatista, voisiko hän käydä teillä jonkin [kriminologian] kurssin jo etukäteen?
Olen kolmatta vuotta sosionomiopinnoissa ja harjoittelussa huomasin, etten osaa toimia aggressiivisen asiakkaan kanssa, joten etsin kurssia [väkivaltatilanteiden hallinnasta].
tein kymmenen vuotta postinjakelua yöllä ja nyt selkä sanoi poks, haluaisin uudelleenkouluttautua vaikka [sosiaaliohjaajaksi], mistä voisin aloittaa avoimessa
Kävin viime syksynä teidän [johdatus perhetyöhön] -kurssin ja tykkäsin siitä kovasti, onko sille jatkoa keväällä vai pitääkö odottaa ensi vuoteen?
Ollaan perustamassa kyläyhdistyksen kanssa pientä kesäteatteria navettaan ja tarvittaisiin tietoa [apurahojen hakemisesta], järjestetäänkö siitä mitään verkossa?
Hoidan työn ohessa seurakunnan nuorten leirejä ja haluaisin ymmärtää paremmin [nuorten päihteidenkäyttöä], löytyykö siitä viiden pisteen kurssia viikonloppuisin?
Opetan alakoulussa kolmosluokkaa ja kolmannes oppilaista puhuu kotona jotain muuta, niin olisiko [kielitietoisesta opetuksesta] täydennyskurssia kesälle?
mun velipoika on töissä telakalla ja sen pomo haluis et se opettelee [laivasähköjärjestelmiä], onko teillä tai jossain muualla semmosta kurssia
En ole koskaan ollut hyvä puhumaan tunteista, mutta esimiehenä se kuulemma kuuluu työhön, joten onko [tunnetaidoista] jotain käytännönläheistä?
Muutin maalle ja ostin kolme lammasta ihan vahingossa huutokaupasta, joten nyt pitäis kiireesti oppia jotain [lampaanhoidosta], onko teillä mitään ennen karitsointia?
Meidän firma siirtyy uuteen järjestelmään helmikuussa ja kaikki puhuvat [sapista] niin kuin se olisi itsestään selvä asia, löytyykö alkeiskurssia iltaisin?
Terve, oon armeijassa kesäkuuhun asti ja viikonloppulomilla ois aikaa tehdä yks kurssi, kiinnostais [salaustekniikka] tai [tietoliikenneprotokollat], onko niistä verkkototeutusta
Käsityöläisenä myyn koruja toreilla ja verkossa, mutta [hinnoittelu] on minulle täysi mysteeri; olisiko siihen mitään lyhyttä ja käytännöllistä kurssia?
Vietän talven Kanarialla ja ajattelin samalla oppia [espanjaa] vähän enemmän kuin oluen tilaamisen verran, löytyykö verkosta ohjattua jatkokurssia?
Kirjoitan blogia vanhoista kartanoista ja haluaisin syventyä [rakennusperintöön] sekä [puutarhahistoriaan], mutta pääsen opiskelemaan vain joka toinen viikonloppu.
Olen eläkkeellä oleva merikapteeni ja lapsenlapsi puhuu pelkästään peleistä, joten haluaisin tietää [pelikulttuurista] sen verran, että pystyn keskustelemaan hänen kanssaan.
Hei! Opiskelen restonomiksi kolmatta vuotta, ja olisin kiinnostunut [kestävästä matkailusta], mutta lukujärjestykseni on täynnä tiistaista torstaihin, joten mahtuisiko se johonkin muuhun kohtaan?
Haluaisin tietää, alkaako [rakennesuunnittelu 3] tammikuussa vai vasta maaliskuussa, sillä olen silloin kaksi viikkoa leikkauksen takia poissa.
Mulla oli viime keväänä kesken jäänyt [yritysjuridiikan] kurssi ja haluaisin tietää voiko siitä suorittaa vielä puuttuvan esseen vai pitääkö aloittaa kokonaan alusta
Lapseni diagnosoitiin hiljattain ja päiväkodissa ehdotettiin kuvia avuksi, joten onko teillä kurssia [puhetta tukevasta kommunikaatiosta] myös vanhemmille?
Olen kolme kertaa yrittänyt ilmoittautua samalle kurssille ja joka kerta se on täynnä ennen kuin saan kahvin juotua, missä kurssissa on oikeasti tilaa?
Asun kimppakämpässä jossa kaikki muut soittaa rumpuja, joten kotona ei voi opiskella mitään, onko jotain joka pidetään kampuksella ihan oikeassa luokassa?
Jäin juuri kotiin kaksosten kanssa ja kuulin neuvolassa että vapaalla saa opiskella, joten mitä pientä ja kivaa voisin ottaa päiväunien aikaan?
Huomasin vasta nyt että opintosuunnitelmassani on neljän pisteen aukko ja valmistujaiset on kuukauden päästä, pelasta minut, mitä ehtii vielä suorittaa?
Teen keikkatyötä taksissa ja odotan kyytejä tolpalla tuntikausia, joten kuuntelisin mielelläni jotain luentoja puhelimesta, mitä kursseja teillä voi käydä tallenteina?
mun pomo lupas palkankorotuksen jos käyn yhen kurssin ennen juhannusta eikä se ees välitä minkä, niin anna se lyhyin mitä löytyy
Tulin Suomeen puolisoni työn takia ja odotan vielä oleskelulupaa, joten voinko sillä välin osallistua johonkin englanninkieliseen kurssiin ilman opiskelupaikkaa?
Koira söi läksyt ihan kirjaimellisesti ja nyt kurssi jäi suorittamatta, onko tilalle mitään vastaavan kokoista joka alkaisi vielä ennen pääsiäistä?
Kuljen junalla Hämeenlinnasta joka aamu ja matkaan menee puolitoista tuntia suuntaansa, joten olisiko jotain, jonka saisi suoritettua pelkästään lukemalla?
Sukulaismies Kainuusta tulee meille talveksi ja tarvitsee tekemistä, eikä hän osaa käyttää tietokonetta, joten onko mitään missä riittäisi kynä ja paperi?
Olen vaihdossa Prahassa maaliskuun loppuun ja palaan sitten suoraan kesätöihin sahalle, joten mihin väliin saisin mahtumaan viimeiset kymmenen pistettä?
en kestä enää yhtään zoom-luentoa jossa kaikkien kamerat on kiinni ja joku syö sipsejä, onko tänä keväänä mitään ihan livenä
Kaverini sanoi että teiltä saa todistuksen jo yhdestäkin kurssista ja se auttaisi minua työnhaussa, joten mitä voi aloittaa saman tien?
Sain kiinteistönvälittäjältä potkut ja muutan kesäksi mökille hoitamaan kanoja, sinne tulee netti ehkä heinäkuussa, joten mikä kurssi joustaisi eniten?
Onko [kiinteistönvälityksestä] tarjolla avoimia opintoja keväällä?
Milloin ilmoittautuminen kurssille [prosessikemia] päättyy? | Pitääkö [mikrokontrollerien] kurssille ostaa oma laite?
Kuinka usein [prosessitekniikka] järjestetään ja voiko sen tehdä etänä?
Mitä [julkisoikeuden] kurssilla vaaditaan tenttiin? | Pääseekö [neuropsykologiaan] ilman aiempia opintoja?
Laittaisitko minulle muistutuksen, kun [maisemasuunnittelun] ilmoittautuminen aukeaa?
Ilmoita heti, jos [ranskan] jatkokurssille vapautuu paikka.
Voinko seurata [robottiohjelmointia], jos se on nyt täynnä?
Muistuttakaa [portugalin] alkeista viikkoa ennen alkua, kiitos.
Olen töissä apteekissa ja kaipaisin lisää tietoa [ravintolisistä].
Etsin tyttärelleni jotakin [eläintieteestä], hän on kuusitoista.
Opiskelen tradenomiksi ja haluaisin valita sivuaineeksi [sosiologiaa], onko sitä?
Järjestetäänkö [kehitysmaatutkimusta] tai [ihmisoikeuksia] käsitteleviä opintoja etänä?
Mahtaisiko teillä olla [uskontotieteen] kursseja eläkeläisille?
Haluaisin kuunnella luentoja [antiikin Roomasta], pitääkö ilmoittautua?
Löytyisikö kesälle jotakin [sukututkimuksesta]? | Käsitelläänkö missään kurssissa [paikallishistoriaa] ja [murteita]?
Olisin kiinnostunut [latinasta], mutta en löydä sitä mistään. | Onko [arabian] kurssille vielä ilmoittautumisaikaa?
Minkä tasoinen [englannin kielioppi] -kurssi on, sopiiko se ruostuneelle?
Haluaisimme työporukalla oppia [selkokieltä], onko siitä lyhyttä koulutusta?
Järjestättekö [tulkkauksen] tai [kääntämisen] opintoja venäjänkielisille?
Ovatko [journalismin] opinnot mahdollisia ilman toimituskokemusta?
Onko [tietokirjoittamisesta] verkkokurssia, jonka voi aloittaa milloin vain?
Kiinnostaisi [radiotoimittajan työ], mistä kurssista kannattaisi lähteä?
Olen metsästäjä ja haluaisin oppia [riistanhoitoa], onko teillä siitä mitään?
Milloin [maatilan sukupolvenvaihdos] on seuraavan kerran tarjolla? | Mitä esitietoja [juuston valmistus] vaatii?
Tarvitsen työhöni [maanmittausta] ja [paikkatietoa], mieluiten samasta paikasta.
Voiko [betonitekniikan] suorittaa ruotsiksi? | Onko [sisäilmasta] kurssia rakennusvalvojalle?
Etsin [asbestipurkuun] liittyvää koulutusta kahdelle työntekijälleni.
Kuuluuko [paloturvallisuus] avoimeen tarjontaan? | Millä kampuksella [drooniohjaus] pidetään?
Voisiko joku kertoa, mistä [vesistöjen kunnostus] löytyy?
Saako työssäoppimisesta pisteitä, jos en ole varsinainen opiskelija?
Mitä minun kannattaisi valita, jos haluan valmistua puoli vuotta etuajassa?
Sopisiko jokin kurssi ihmiselle, joka ei pidä kirjoittamisesta lainkaan?
Tarjoatteko mitään sellaista, minkä voi tehdä puolisonsa kanssa yhdessä?
Kuinka paljon kursseja voi ottaa samaan aikaan kokopäivätyön rinnalla?
Onko teillä tarjontaa, joka ei edellytä ylioppilastutkintoa?
Mitkä opinnoistanne sopisivat näkövammaiselle, jolla on ruudunlukija?
Saisinko listan kaikesta, mikä alkaa pääsiäisen jälkeen? | Haluaisin jotakin, mistä ei tule stressiä ennen joulua.
Voiko eläkeläinen tulla mukaan ihan vain kuuntelemaan? | Mitä voisin opiskella äitiyslomalla lyhyissä pätkissä?
Löytyisikö jotain sellaista, missä opettaja oikeasti vastaa sähköposteihin?
Jäin ilman kesätöitä, mitä kannattaisi tehdä sen sijaan? | Olen Oulusta enkä halua matkustaa, mitä on lähellä?
Kiinnostaisi kokeilla yliopistotason opintoja, mistä aloitetaan?
Miten löydän kurssin, joka sopii vuorokauden väärään rytmiin? | ootteko varmoja et [taikuus] ei oo tarjolla
[kryptot] ja nuo | mitä vaan [dinosauruksista] lapsenmieliselle | [shakki]kurssi?
[astrologia] vai [astronomia], kumpaa teillä on | haluun oppii [lukkojen tiirikointia] :D
onks [lentokonehuoltoo] jossain | [pyöränkorjaus] ens keväänä | [moottorit] ja [vaihteistot], illalla
mopon [kaasarin säätö], joku kurssi | millon [kirjansidonta] taas | saako [vaatteiden korjauksesta] noppia
[kintsugi] | onko [origami] ihan vitsi vai oikee kurssi | ilmota ku [savityöt] aukee | [dj]-kurssi iltasin
[beatien teko] koneella | [laulu]tunnit lasketaanko kurssiks | haluun [blenderin] haltuun ennen kesää | [godot]
[minecraft opetuksessa], oliko semmonen | [vr] ja [ar] enkuks | onks [prompttaamisesta] mitään
[kyperturvallisuus] kurssi | [projektihalinta] verkossa | [kirjampito] aloittelija | [pyhton] jatkokurssi auki?
[sosiaalipsygologia] avoimes | paljonks [tilastollinen päättely] vie aikaa | [makrotalous] tentti missä {room}
kuka pitää [rahoituksen] luennot | [logiikka] vai mikä se filosofien kurssi on | [kansantaloustiede]
[väestötiede] onko | pääseeks {group} [hitsaukseen] ens vuonna | [it-tuki] hommiin joku kurssi
[asiakaskokemus] ja [muutosjohtaminen] kii samassa? | [riskienhallinta] | [yhdistyksen pyörittäminen], vinkkejä?
[adoptio] ja [sijaisvanhemmuus], onko mitää | [asunnottomuustyöhön] kurssia | [romanikulttuuri]
[vankilassa työskentelystä] jotain | mä vaan selailen | kerro jotain mist mun äiti ois ylpee
herään vasta kahdeltatoista, mitä on iltapäivällä | jalkapallotreenit vie tiistait, mitä muina päivinä
sormet jäässä bussipysäkillä, mitä ens viikolla alkaa | yks vaan enää, mikä tahansa | ei mitään mis pitää esitelmöidä
tuplasin tunnit duunissa, kevyttä kiitos | entä ruotsinkielisenä sama | ihan ku netflix mut noppia
tarviin jotain tiistaiaamuun kampukselle | emmä tiiä, yllätä
Remontti on kestänyt viisi kuukautta, keittiötä ei vieläkään ole ja hermot ovat riekaleina, joten suosittele kurssi, jonka aikana saa istua hiljaa.
Olen sairaalassa yövuorossa joka toinen viikko ja talutan lapset kouluun suoraan töistä, joten mitä sellaista on, missä ei tarvitse olla mukana tiettyyn aikaan?
Mummi täyttää kahdeksankymmentä ja toivoi lahjaksi, että hän saisi vielä kerran istua luennolla, joten onko teillä mitään, mihin hän voisi tulla kevään aikana?
ostin uuden läppärin opintolainalla ja nyt pitäis kai opiskellakin jotain, kerro mitkä kurssit alkaa ennen ku lyhennykset alkaa
Pelaan kiekkoa kolmosdivarissa ja pelimatkat menee bussissa takapenkillä, niin mitä siellä vois suorittaa kuulokkeet päässä ja ilman että tarvii puhua mitään?
Onko teillä mitään Rovaniemellä helmikuussa, kun olen siellä työkomennuksella?
Kävin jo kaikki opettajani suosittelemat, mitä vielä olisi jäljellä?
Puolisoni on kokki ja vapaalla vain maanantaisin, mitä hän voisi ottaa?
Voinko hyvittää vanhoja pisteitä ja ottaa tilalle jotain pienempää? | milloin [Johdatus meribiologiaan] alkaa
paljonko [hydrauliikan perusteista] saa noppia | kuka opettaa [lämmönsiirtoa] ens keväänä
onko [projektinhallinta 2] jo täynnä | missä salissa [anatomian ja fysiologian] luennot on
koska on [kirjanpidon perusteet] tentti | mahtuuko vielä [tekoälyn etiikkaan]
ilmoita mulle kun [keramiikan peruskurssi] aukee | seuraa [pilvipalvelut ja virtualisointi]
muistuta [varhaiskasvatuksen pedagogiikasta] | vertaa [sisäinen laskenta] ja [johdon laskentatoimi]
kumpi on laajempi, [matriisilaskenta] vai [vektorianalyysi]
onko se [digitaalinen signaalinkäsittely] vai [analoginen elektroniikka] joka on maanantaisin
millä kielellä [supply chain management] pidetään | montako paikkaa [traumatyön menetelmissä] on jäljellä
mihin asti [rakennusfysiikkaan] voi ilmoittautua | onko [lääkelaskennassa] läsnäolopakko
moneltako [puutarhaterapia] huomenna alkaa | mikä on [kvanttimekaniikka 1]:n opintojaksotunnus
löytyykö [haastattelututkimuksen] toteutusta kesälle | voiko [saamen kielen alkeet] käydä etänä
tuleeko [hevostalous] enää tänä lukuvuonna | kenen kurssi [sosiaalioikeus] on
milloin on [betonirakenteiden suunnittelu] uusintatentti | paljonko pisteitä [yritysverotus] antaa
pääseekö [tanssi-ilmaisuun] vielä mukaan vaikka eka kerta meni ohi
onko [front-end ohjelmointi] englanniks vai suomeks | oonko liian myöhässä [akuuttihoitotyön] ilmossa
saako [robotiikan perusteet] suoritettua ilman labroja | miks [palvelumuotoilu] ei näy mun lukkarissa
kerro lisää kurssista [Johdatus kriminologiaan] | mitä [materiaalien lujuusoppi] maksaa avoimessa
näytä [Tapahtumatuottaminen ja kulttuurialan tuottajuus] | avaa [verkkokaupan rakentaminen] tiedot
hei, kuka mahtaa olla [terveystaloustieteen] opettajana tänä syksynä?
Hei! Haluaisin tietää, milloin [kuntoutuksen ohjaus ja neuvonta] seuraavan kerran järjestetään.
Moikka, jäin sairaaksi ekalla viikolla, voiko [paperitekniikkaan] tulla vielä mukaan?
Opon mukaan mun pitäis ottaa [tutkimusmenetelmät ja tilastot], onko siinä vielä tilaa?
kaveri kehui [improvisaatioteatteria], paljonko siitä tulee opintopisteitä
onko [kenttätyö ja lajintuntemus] sama kun viime vuonna vai uusi toteutus
mikä ero on [ohjelmistotestauksella] ja [ohjelmistojen laadunvarmistuksella] | montako tuntia viikossa [ranska 3] on
tarviiko [geoinformatiikka 2]:een käydä ykkösen ensin | onks [venäjän jatkokurssi] ryhmälle {group}
näkyykö [hitsaustekniikka] ryhmän {group} lukkarissa
onko [mikrobiologian harjoitukset] luokassa {room} vai jossain muualla | pidetäänkö [ääniohjaus] siellä {room}
lopeta [viestintäpsykologian] seuraaminen | en haluu enää viestejä kurssista [lean ja six sigma]
laita muistutus ku [eläinten ravitsemus] ilmo alkaa | mistä löydän [kestävä rakentaminen] tenttipäivän
koska viimeistään pitää ilmoittautua [liikunnanohjauksen perusteisiin]
loppuuko [muistisairaan hoitotyö] ennen joulua | onko [ilmanvaihtotekniikassa] tenttiä ollenkaan
käydäänkö [brändin rakentaminen] lähiopetuksena | voiko [japani 1] ottaa vaikka on jo lukenut vähän kotona
onks [graafinen suunnittelu ja typografia] iltaisin | kuinka vaikee [differentiaaliyhtälöt] on
mikä se [design thinking] oikeen on, paljonko noppia | paljonko [design sprint] vie aikaa
montako ehti jo [kyberturvallisuuden perusteisiin] | jonottaako [musiikkiterapiaan] paljon porukkaa
saanko [rikosoikeuden] hyväksiluettua | alkaako [kotieläinten terveys] tammi- vai helmikuussa
onko [VR-tuotanto] jo ohi | kauanko [valmentava matematiikka] kestää
onko [matkailumaantiede] avoin muiden alojen opiskelijoille | kuuluuko [kiertotalous] mun opintoihin
kuka pitää sen [tarinallistaminen ja copywriting] | voiko [pelimoottorit] käydä vaihto-opiskelija
missä [laivanrakennus] on, kampuksella vai satamassa | mones tentti [makrotalous] on nyt menossa
ei löydy [elintarvikehygienia], onko se poistettu | eiks [kasvatustieteen historia] pitäny alkaa jo
onko [nuorisotyön menetelmät] kolme vai viis noppaa | mitä päivinä [kuvankäsittely] on
tarkista onko [sote-lainsäädännössä] tilaa | onko [tietoliikenneverkot] ja [tietoliikennetekniikka] sama kurssi
otanko [luovan kirjoittamisen] vai [draamakirjoittamisen], kumpi on lyhyempi
millon [aurinkosähköjärjestelmien mitoitus] tulee uudestaan | löytyykö jotain [mehiläistarhauksesta]
haluisin oppii [ompelemaan], onko mitään | onks [sienistä] kurssia | etsin [viittomakieltä] aloittelijalle
joku [näytelmäkirjallisuus] ois kiva | mulla on viis noppaa vajaa ja [psykologia] kiinnostais
[terveysteknologiaan] liittyviä verkkokursseja | onko tarjolla [metsästystä] tai [riistanhoitoa]
haluan ymmärtää [osakemarkkinoita] paremmin | [värioppi]kurssi iltaisin? | [kokki]kursseja keväällä
[3d-tulostus]kurssi kiitos | missä opetellaan [koodaamaan pelejä] | voiko täällä opiskella [arabiaa]
siskoni harkitsee [kätilötyötä], mitä avoimessa olis | oon sähkäri ja kaipaisin lisää [automaatiosta]
Työskentelen päiväkodissa ja haluaisin lisäoppia [erityislapsista].
Olen kotoisin Vaasasta ja etsin [energiatekniikan] kursseja, joihin pääsee etänä.
tarviin jotain [tilastoista] ennen gradua | [akvarellimaalausta] viikonloppuisin | onko kesällä [biologiaa]
jotain [esiintymisjännityksestä] | kurssi jossa opitaan [neuvottelemaan] | kurssi jossa rakennetaan [drooneja]
opetetaanko teillä [perhokalastusta] | mistä löydän [asiakaspalvelun] kursseja
[oikeustieteen] opintoja avoimessa, max 5 op | [suomi toisena kielenä] b1-tasolle
englanninkielisiä [markkinointi]kursseja | onko [sosiologiasta] mitään ruotsiks
haen [hoivakoteihin] liittyviä opintoja | [ikääntyvien ravitsemuksesta] jotain, 3 op
oisko [lautapelien suunnittelua] | mitä on tarjolla [ilmastonmuutoksesta] | tykkään [kartoista], onko niistä kurssia
mun mies tarvii [trukki]kurssin | oma firma tulossa, tarviin [yrittäjyyttä] ja [verotusta]
perustin nettikaupan, nyt pitäis osata [hakukoneoptimointia] | ootko kuullu mistään [podcast]kurssista
[mielenterveys]juttuja ens syksylle | [koiran koulutus]kurssei? | [data-analyysiä] pythonilla
[tietosuoja]koulutusta verkossa | kurssi [lasten oikeuksista] | onko [paloturvallisuudesta] mitään lyhyttä
[ensiapu]kurssi ensi viikolle | haluaisin tutustua [arkeologiaan] | jotain helppoa [fysiikkaa] insinööreille
joku semmonen [tiimityö]kurssi | onko vapaita paikkoja [portugalin] kursseilla | minkälaisia [sisustus]kursseja on
[muotihistoria] kiinnostaa, onko syksyllä | [urheiluhieronta] avoimessa? | kaipaan [logistiikkaa] työn oheen
tulossa isäksi, onks mitään [vauvan hoidosta] | lapsenlapsi pelaa koko ajan, haluaisin ymmärtää [pelikulttuuria]
[excel] aikuisille | [exceliä] ja [power bi:tä] | onko [hiilijalanjäljen laskennasta] mitään | [robottiikka]kurssi
etin [kirjasto alaa] | [sosiaalisen median] kurssei jotka alkaa heti
[luontokuvaus] tai [eläinvalokuvaus], kumpi vaan | olis kiva oppia [kitaransoittoa] | onko [joogasta] opintopisteitä
löytyykö [maanmittausta] etänä | minne ilmoittaudun jos haluan [lohkoketjuista] oppia | [veneenrakennusta] kellään?
[rakennuspiirtäminen] | [kulttuurihistoria] | [juridiikka] | [lineaarialgebra 2] | [hoitotyön etiikka]
[some ja vaikuttajat] | [termo] | [sähkötekniikan perusteet] | [saksa 4] | [johdatus filosofiaan] | [kotitalous]
[anatomian] perusjuttuja | [diskreetti] | [web ohjelmoiti] | [sisätaudit ja kirurgia] | [eläinoikeus]??
[tilitoimisto] | [ruotsi ammattilaisille] | [meteorologia 1] | [unity]
kissani söi näppäimistön johdon, mitä voin vielä ottaa | missä {room} on | anteeks, painoin väärää nappia
vaihda kieleksi ruotsi | mikä sun nimi on | huomenta, kaatosadetta taas
sain just potkut varastolta, jotain heti alkavaa | onko tänään luentoja | mitä mulla on torstaina
muutan Kuopioon tammikuussa, mitä pystyy tekemään etänä | mistä saan kulkukortin aktivoitua
onko vapaata huonetta kahelta | vuoronvaihto sotkee mun arjet, onko viikonloppuja
täti tulee Espanjasta kylään enkä pääse perjantaina, mikä luento menee ohi | mitä osaat tehdä | kuka sut on koodannu
lisää noppia, vähemmän unta | oon tulossa junalla ja myöhästyn, moneltako eka tunti alkaa | en halua enää ilmoituksia
aseta muistutukset aamulle | onko kaikki jo täynnä vai löytyykö vielä jotain
opintotuki loppuu jos en saa kahtakymmentä noppaa, auta | koira oksensi matolle, perun tämän päivän
näytä ryhmän {group} lukkari | vasara tipahti varpaalle, onko jotain mitä voi tehdä sängystä käsin
hei botti, ootko hereillä | ens viikolla hiihtoloma vai ei | mitkä kurssit alkaa marraskuussa
mikä on halvin avoimen kurssi | kiitti, olit avuks | koska [Kulutuksen ja kuluttajan sosiologia] alkaa
milloin tulee [laivakoneoppi] ilmo auki | kuka vetää [draamapedagogiikan]
onko [tuotantotalouden perusteissa] enää paikkoja | missä luokassa [äidinkieli ja viestintä] on
milloin [logiikka ja joukko-oppi] tentitään | paljonko [lasten ja perheiden suojelusta] tulee op
seuraa kurssia [Johdatus taloustieteeseen] | haluan seurata [elintarvikekemiaa]
ilmoitatko kun [kiinteistöjen ylläpito] vapautuu | pistä muistiin [italian alkeet], muistuta viikkoa ennen
vertaile [käyttöjärjestelmät] ja [sulautetut järjestelmät]
[talotekniikka] vai [LVI-suunnittelu], kummassa on enemmän noppia
onko se [kehityspsykologia] vai [persoonallisuuspsykologia] missä ei oo tenttiä
oliko [hallinto-oikeus] vai [valtiosääntöoikeus] se jonka tentti on toukokuussa
onko [maahanmuuttajien ohjaus] suomeksi vai englanniksi | opetetaanko [international business law] oikeesti englanniks
mahtuuko [kuvataidekasvatukseen] vielä yks | moneen asti [farmakologian] tunti kestää
monesko päivä [vesitekniikka] loppuu | löytyykö [laadullinen tutkimus]:ta verkosta
voiko [näyttämötekniikan] tehdä kesällä | [ohjelmointi 3] tenttipäivä?
[Hankintatoimen ja sopimusten hallinta] opettaja? | [päihdehoitotyö], montako noppaa
[rakenteiden mekaniikka 2] missä salissa | [työhyvinvoinnin johtaminen] ilmoittautumisaika
[teollinen muotoilu] täynnä? | [kansainvälinen politiikka] koska
[Mobiilisovellusten kehittäminen Androidille] jäljellä olevat paikat | [digitaalinen arkistointi] kieli?
[kirurgisen potilaan hoito] aikataulu kiitos | [suomen kielen huolto] muistutus päälle | [ratatekniikka] kuka open
[peruskoulun didaktiikka] alkamispäivä | [keittiömestarin työ] hinta avoimessa
[viljelytekniikan perusteet] lisätiedot | [UX-suunnittelu] vai [käyttöliittymäohjelmointi]
[saattohoito ja suru] onko vielä auki | [big data] ja [tiedonlouhinta] mitä eroa
Mihin mennessä on ilmottauduttava [konenäköön]?
Moi! Olin ymmärtänyt, että [sijoittamisen perusteet] alkaa jo maanantaina, pitääkö paikkansa?
Terve, olen {group}:stä ja etsin [rakennusten energiatehokkuuden] tenttipäivää.
Päivää, kysyisin vielä onko [lapsen puheen kehitys] kurssilla etäosallistuminen mahdollista.
Hei, mulla on kaks päällekkäistä: [tuotekehitys] ja [tuotteistaminen], kumpi tulee uudestaan keväällä?
voisitko kattoo onko [sosiaalipsykologian] tentissä vielä ilmo auki
mun kaveri ei löydä [jazzin historiaa] mistään, onko sitä
luin jostain että [kriisiviestintä] on siirretty, onks näin | eksyin, missä [optiikan] labra on
opettaja ei vastaa maileihin, kuka on [patologian] varaopettaja | onko [neurologisen kuntoutuksen] luennot tallennettu
lasketaanko [harjoittelu 2] opintopisteisiin | saaks [geologian retkikurssilta] monta noppaa
pääseekö [tulkkauksen perusteisiin] pelkällä yo-ruotsilla | sisältyykö [kenttäekologiaan] matkakuluja
onko [asiantuntijaviestintä] pakollinen | vaatiiko [mikroprosessorit] esitietoja | minkä viikon [projektityöpaja] on
montako ryhmää [englanti työelämässä] kurssilla on | mihin aikaan [kuorolaulu] on
onko [logopediassa] ens viikolla opetusta | peruuntuiko [akustiikka] tänään | koska [äitiyshuollon] luentosali vaihtui
otin vahingossa [tilintarkastuksen], miten peruutan | poista [ketterät menetelmät] seurannasta
ilmoittele [julkisten hankintojen] paikoista | herätä mut kun [hiusmuotoilu] ilmo lähtee
tarviin tiedon heti kun [museologiaan] vapautuu paikka | hälytys [ilmailun perusteista] kiitos
onks viel tilaa siin [pääsiäisleivonta] jutussa | onko [työturvallisuuskortti] yhessä päivässä ohi
paljonko porukkaa [käsikirjoittamisessa] on | millainen [verisuonisairaudet] on, pitkä? | kerro [puukemiasta]
kertoisitko kurssista [sote-palvelujen digitalisaatio] | mikä on [kotouttamistyö]
mitä sisältää [johdatus kasvinjalostukseen] | avataanko [kiinan kulttuuri ja tavat] enää tänä vuonna
milloin viimeinen tunti on [funktionaalisessa ohjelmoinnissa] | joko [finanssimatematiikan] tulokset on
etsin kurssia jossa puhutaan [uskonnoista] | jotain [avaruudesta] kiitos | onko [sukututkimusta]
haluaisin opiskella [vanhustyötä] työn ohella | [joukkorahoituksesta] jotain? | [meikkaus]kurssi
onko teillä [hieronta]kursseja iltaisin | [taidehistoriaa] avoimessa keväällä
mitä [ympäristö]kursseja alkaa tammikuussa | löytyiskö [kyselytutkimuksista] kolmen nopan kurssia
haluun parantaa mun [ruotsia] | haluun kirjottaa paremmin, onko [asiatekstien kirjoittamisesta] mitään
en osaa [johtaa ihmisiä], mikä kurssi auttais | anoppi haluais opetella [tietokoneen käyttöä]
Olen eläkkeellä oleva opettaja, ja minua kiinnostaisi [runous] tai [kaunokirjallisuus].
Teen töitä kaupan kassalla, mutta haaveilen [grafiikasta]. Mistä voisin aloittaa?
Muutimme juuri maalle, joten [lampaiden hoito] olisi ajankohtaista.
Valmistun keväällä sairaanhoitajaksi ja tahtoisin täydentää osaamistani [kivunhoidossa].
Opiskelen kolmatta vuotta kauppaa, mutta vapaaehtoisiin sopisi vaikka [estetiikka].
Asun Tukholmassa, voinko etänä opiskella [kansanterveyttä] suomeksi? | [sosiaalityön] verkkokursseja ilman tenttiä
viiden opintopisteen [kemia]kurssi | itsenäisesti suoritettavaa [kauppaoikeutta] | nonstop [tietoturva]kursseja
onko [elokuvista] mitään | [leffa]kursseja? | [bisnesenglantia] | [tilasto]juttuja verkossa
[matikan] kertausta ennen syksyä | mulla on hukassa kaikki [integraaleista], joku kertauskurssi?
tarvisin [cv:n tekoon] apua, onko kurssia | kurssi missä keskustellaan [demokratiasta]
kurssi missä saa [rakentaa robotteja] | opinko jossain [ajamaan traktoria]
missä voi opetella [lukemaan tilinpäätöstä] | etsin englanniksi jotain [tekoälyn sovelluksista]
suosittele jotain [kasvissyönnistä] | onko [kulttuurimatkailusta] tai [luontomatkailusta] lyhyttä kurssia
[työoikeus] kiinnostas mut ei maanantaisin | [tietokannoista] jotain mikä ei oo ma eikä ti
haen kurssia [puurakentamisesta] | näytä kaikki [arkkitehtuuri]kurssit | listaa [ravintola-alan] kurssit
löydä mulle [stressinhallintaa] | ehdota [talous]kurssia, en oo mikään nero | jotain [saunan rakentamisesta] lol
voiko [lentokoneista] opiskella täällä | ois tarve [gdpr]-kurssille | [autoCAD] alkeet jostain
[revit] tai [archicad], kumpi löytyy | javaa osaan jo, löytyykö [kotlinia] | pythonia en jaksa, [rust] olis
[tietoverkkoi] ja [palvelimii] | [sosiaali- ja terveysalan] englanninkieliset kurssit
[kestävä muoti] aihe kiinnostaa | hakusessa [muutosjohtaminen] 5op | lisäksi haluisin jotain [kansanmusiikista]
onko [saamelaiskulttuurista] opintoja verkossa | [maatalouden] kurssit ryhmälle {group}
sopisko mulle joku [lasten liikunta] | [äänikirjoista] tai [radiosta] mitään | onko [salibandyvalmennuksesta] mitään
[venäjän kieltä] nollasta | [viro] alkeista asti | [diabeteksen hoito], keväällä, mieluiten verkossa
[hautausmaiden historia] tms outoo | [magia ja noituus], onko tommosta | [olut]kurssi?? oikeesti?
[kvanttitietokoneet] | [videoeditointi] | [fyssa 2] | [bioteknikka] | [yleinen kielitiede] | [henkilöstöjohtaminen]
[rahoituksen perusteet] | [ortopedia] | [tietorakenteet ja algoritmit] | [anis] | [pakkausmuotoilu] | [puheterapia 1]
[hitsaus] | [raskausajan ravinto] | [yhteiskuntatieteiden metodit] | [ruotti] | [termodynamikka 2]
[koneoppiminen ja neuroverkot] | [luonnonvara-ala] | [poliittinen historia] | [tieto ja viestintä]
[englannin suullinen] | naapuri poraa seinää, missä on hiljainen tila | lehmät karkas laitumelta, pitää perua huominen
onko mitään mihin pääsee bussilla | ruokala auki milloin | miten sut saa lopettamaan | puhutko englantia
sataa räntää enkä lähde minnekään, verkkokursseja? | töissä kahvilassa arkipäivät, iltaisin mitään?
lapset nukkuu kahdeksalta, jotain sen jälkeen | help | asetukset | poista kaikki mun tiedot
onko {room} varattu iltapäivällä | mihin meen seuraavaks | vapaat huoneet nyt
mulla on kolme noppaa liian vähän ja hermot menny | kuinka vanha oot
lähden vaihtoon Portoon helmikuussa, mitä ehdin ennen sitä | entä ens viikolla
iltaa, täällä väsynyt yövuorolainen, jotain kevyttä | mun läppäri putos järveen, saako tentteihin lainakonetta
mitä jää jos poistaa kaikki täydet | oon puoliksi norjalainen, onko mitään englanniksi
en tajuu miten ilmoittaudutaan | mummo kysyy mitä teen koulussa, anna joku vastaus
tilasin pitsan, montako minuuttia seuraavaan tuntiin | onko opettaja kipeä | ei tuo vaan se toinen
laita hiljaselle viikonlopuks | alkaako [nestedynamiikka] ensi viikolla
koska pidetään [median ja kasvatuksen perusteiden] tentti | kuka luennoi [Hermoston rakenne ja toiminta 1]
paljonko [sahateollisuus] on noppina | missä pidetään [työyhteisön kehittäminen]
onko [johdatus oikeustieteeseen] vapaana | saako [luontoterapiaan] ilmoittautua vielä huomenna
onko [unkari 1] oikeasti olemassa | tuleeko [sekatekniikka ja kollaasi] uudestaan
milloin [tietojohtaminen] viimeks oli | seuraa [veden kemiaa] ja [ilman epäpuhtauksia]
muistuta mua [vuorovaikutustaidoista] | haluan ilmoituksen [kosmologiasta] | älä enää muistuta [varastonhallinnasta]
vertaa [muotoilun historia] ja [arkkitehtuurin historia]
kumpi alkaa ensin, [talousmatematiikka] vai [tilastomatematiikka]
onko se [hygieniaosaaminen] vai [omavalvonta] joka pitää käydä ennen työharjoittelua
[pelisuunnittelu] vai [pelituotanto], kummassa on tilaa
oliks se [potilasturvallisuus] vai [lääketurvallisuus] missä oli luento {room}
kumpi näistä on englanniksi, [cloud computing] vai [internet of things] | millä kielellä [suomen historia] menee
onko [business analytics] suomeksi | monta opiskelijaa [psykoterapian suuntauksiin] otetaan
monta pistettä [tietojenkäsittelyn johdanto] on | mihin aikaan [maalaustekniikat] torstaina
mikä sali [kieliopin kertaus] | mikä päivä [asuntokauppa ja kiinteistönvälitys] päättyy
onko [metsänhoidossa] maastopäiviä | löydätkö [liiketoimintasuunnitelma] nimisen kurssin
onko sellaista kuin [ruokafilosofia] | näyttäisitkö [hiihdonopettajan] kurssin
tiedätkö mitään kurssista [hyönteiset ravintona] | avaa [sähkökäytöt] | mä haluun [sarjakuvan] tiedot
tiedot [leipomotekniikka] | infoa [uusiutuvista energialähteistä] | mitäs [kansantaloustiede 2] maksaa
Mikä on kurssin [katsomuskasvatus] ilmoittautumisen takaraja?
Hyvää iltaa, olisiko [äidin ja vastasyntyneen hoito] kurssilla vielä peruutuspaikkoja?
Olen ollut lomalla kaksi viikkoa, onko [kustannuslaskenta] ehtinyt alkaa?
Ystäväni suositteli kurssia nimeltä [arjen kemia], mutta en löydä siitä mitään. Onko sitä?
Kuulin ruokalassa että [ohjelmoinnin jatkokurssi] on siirtynyt, mihin?
Jos en pääse läpi [virtausopista], koska on seuraava uusinta?
Onkohan [monikulttuurinen ohjaus] sellainen johon ei tarvitse tulla paikalle?
mulla on pää ihan sekasin, onko [mallintaminen] tällä vai ens viikolla
äh unohdin, paljonko [tuotantotekniikan projekti 1] oli | tsekkaa onko [yhdistystoiminta] vielä auki
sori tyhmä kysymys mut mikä on [elinkaariarviointi] | moi, kai [bändityöskentely] alkaa huomenna??
missä mun [nivelten tutkiminen] tunti on | pystyykö [radiografian] tekee loppuun etänä
otetaanko [sirkustekniikoihin] ulkopuolisia | pääseekö [näytön paikka] kurssille lukiolainen
riittääkö [kemia 1] esitiedoks | kuuluuks [turvallisuusjohtaminen] avoimeen | onko [tekninen piirustus] {group}:n
meneekö [hankkeistaminen] päällekkäin mun muiden kanssa | meneekö [espanja 2] ja [projektijohtaminen] päällekkäin
ehtiikö [puutavaralaji] tunnilta bussille, koska se loppuu | millon aukee [syventävä sosiaalipedagogiikka]
millo [kotihoito] alkaa | koska on [elektroniiikka 1] koe | [hiilivapaa yhteiskunta] kenen kurssi
[digitaaliset palvelut sotessa] onko tilaa | [taloushallinnon ohjelmistot] missä luokassa
[Sosiaalipolitiikan teoriat ja käytännöt] tentti | [Strateginen johtaminen julkisessa hallinnossa] opintopisteet
[fysikaalinen kemia] uusinta koska | [metallien työstö] ilmo | [konservoinnin perusteet] seuraa
[perhetyö] englanniksi? | [Ydinvoimatekniikan turvallisuus ja valvonta] montako mahtuu
[viulunsoiton pedagogiikka] salit | [teknisen viestinnän] deadline | [skenaariot ja ennakointi] luennot
[suunnistus] ajat | [kuvallinen ilmaisu] vapaat paikat | [ratsastusterapia] lisää tästä
[reikäkortista tekoälyyn] mikä tää on | [sata vuotta suomalaista elokuvaa] millon
[tee se itse -elektroniikka] onko iltaisin | [kalankasvatuksesta] mitään? | onko mitään [lintujen tunnistamisesta]
tahtoisin oppia [neulomaan villapaitoja] | olis kova hinku [tatuointi]kurssille | [kasvatusalan] kursseja verkossa
etsiskelen [pankkialan] opintoja | tarjoatteko [islannin] opetusta | haluaisin tietää enemmän [kehonkielestä]
onko [sodista] kurssia, siis historiaa | työnantaja vaatii [esimies]koulutusta, mitä löytyy
[seksuaaliterveydestä] kolme noppaa | onko [autismista] tai [adhd:sta] jotain | [uni] ja [palautuminen] kiinnostais
jotain [hyvinvoinnista], ei tenttiä | [tuulivoimaa] kesäopintoina | tarviin [akateemista kirjoittamista] englanniks
miehelleni [it-tukihenkilön] opintoja | veljeni on putkimies ja haluaisi oppia [lämpöpumpuista]
mun pitäis opettaa murrosikäisiä, mistä apua [ryhmänhallintaan]
Kasvatan kotona chilejä ja tahtoisin oppia enemmän [kasvifysiologiasta].
Koska työskentelen vankilassa, minua auttaisi jokin kurssi [rikosseuraamuksista].
Olen harrastanut laulamista koko ikäni; löytyisikö avoimesta [äänenmuodostusta]?
Olen kauneusalan yrittäjä Oulusta ja etsin [ihonhoidosta] jotakin keväälle.
Tulen Turkista ja puhun hyvää englantia, voisinko opiskella [tekstiilitekniikkaa]?
Vaihdan alaa insinööristä hoitajaksi, joten [ihmisen anatomia] pitäisi saada haltuun ennen elokuuta.
[teatteri]kursseja lauantaisin | [somemarkkinointi]kurssit joissa tilaa | avoimia [matematiikka]kursseja
[keittiö]kursseja tai [viini]kursseja | [liikuntaneuvontaa] opiskelijoille, siis kurssina | [kädentaidot] 2 op
kaikki [konetekniikan] kurssit | kaikki mitä on [hoitotieteestä] | onks mitään [vakuutuksista]
onks mitään [muumeista] | onks mitään [mainonnan psykologiasta] | joku [datakeskus]kurssi
joku helppo [kieli]kurssi, vaikka [hollanti] | mikä tahansa [sähköautoista]
mieluiten [graafista muotoilua], ellei niin [valokuvausta] | en löydä [ruokakulttuureista] mitään, löydätkö sä
puuttuu enää [vapaaehtoistyöstä] joku kurssi | vastaava ku [yritysten vastuullisuus] mut lyhyempi
samantyylistä ku [moniammatillinen tiimityö] | onko [reaktoreista] opetusta ens lukuvuonna
mitä voisin lukea jos haluan töihin [satamaan] | mitä pitäis lukea jos [tähtitiede] kiehtoo
kiinnostaa [käännöstiede], mistä aloittaa | haaveena oma [ravintola], mitä kurssia suosittelet
[git] ja [docker] haltuun | [blender]-kurssi | [photarii] opettelemaan | [phoshop] kurssi
[wordpress] sivut firmalle, onko kurssia | [linux]kursseja iltaopintoina | haluan sertifikaatin [azuresta]
kuka opettaa [pelikoodausta] täällä | missä opetetaan [sujuvaa puheviestintää] | [kuljetusalan englantia]
[terveydenhuollon ruotsia] | [rekkakortti]? | [omaishoitajille] jotain lyhyttä | [vauvauinti]ohjaajaksi
[katastrofiapu] tai [kehitysyhteistyö] | [etnologiaa], [folkloristiikkaa], sellaista | [korusuunnittelu], alkeet
[ihmisoikeuksista] viikonloppukurssi | [ergonomia] toimistossa | [maalämpö] | [juurihoito] | [puheopin perusteet]
[sosiaaliohjaus 2] | [kv-kauppa] | [proto] | [mikro ja makro] | [veri] | [java ohjelmointi]
[johdatus ohjelmistotekniikkaan] | [svenska 1] | [ravitsemus ja liikunta] | [fysio] | [perinnöllisyystiede]
[tuntevat koneet] | [kirjallisuutta lapsille] | [tekniikan matikka 3] | [kuolema ja kulttuuri] | [elekromagnetismi]
[ajoneuvotekniikka] | avain katkes lukkoon, millä ovella pääsee {room} | tippuuko rahaa tililtä jos en käy tenttiä
orava vei eväät, nyt tarvin lohdutusta ja noppia | voinko vaihtaa ryhmää | onko teillä puhelinnumeroa
mistä sä saat nää tiedot | mihin mun pyörän voi laittaa | aikaa on vain aamukuudelta, onko mitään
muuttolaatikot vielä purkamatta, jotain ihan pientä | näytä mun seuratut | mitä seuraan
vaihdoin suomenkieliseen ryhmään, näkyykö jo | hellettä 30 astetta, onko missään ilmastoitua huonetta
serkku menee naimisiin lauantaina, mitä tunteja missaan | porukat painostaa valmistumaan, mitä nopeeta löytyis
ootko ihminen vai kone | kahvi loppu, kärsivällisyys loppu | olen lentoemäntä ja vuorot vaihtelee, pelkkää verkkoa
moro | no niin, mitäs sitten | en ymmärtänyt vastausta | onko huomenna vapaapäivä
hukkasin sateenvarjon luokkaan, kuka siellä oli viimeks | kuinka monta kurssia on yhteensä
kuus noppaa ja nopeesti ennen kuin laiva lähtee | montako ihmistä mahtuu {room} | missä vaiheessa lukukausi alkaa
mulla on vasara, nauloja ja pitkä kesä, mitä voisin tehdä opinnoissa | voinko kysyä sulta mitä vaan
hyvää joulua botti | milloin alkaa [lukivaikeudet ja oppiminen] | koska [tilastollinen päättely] taas on
kuka opettaa [kuntosaliohjaajan perusteet] | kenen vetämä [visuaalinen markkinointi] on
montako noppaa [rikoskirjallisuus] antaa | onko [paikkatietoanalyysissa] tilaa | vieläkö [lasin puhallus] on auki
missä rakennuksessa [pintakäsittely] on | milloin voi ilmoittautua [aivojen anatomiaan]
montako päivää [sovittelun perusteissa] on ilmoaikaa jäljellä | onks [norja 1] ja [tanska 1] molemmat keväällä
onks [luotsaus ja navigointi] simulaattorilla | mites [tekstinlouhinnan] tentti menee
mites [immuunipuolustus], joko ilmo on auki | entä [osakeyhtiöoikeus] | entäs [hallinnon etiikka], monta noppaa
ja [tilaustyöt], kuka ope | no onko sit [teräsrakenteet] samana päivänä | kerro [näkövammaisten ohjauksesta]
seuraisin [polymeerejä] | pidä mut ajan tasalla [lapsen oikeudet ja osallisuus] kurssista
ilmoita heti jos [kahvilatoiminta] saa lisäpaikkoja | muistuta kaks päivää ennen [solubiologian] tenttiä
unohda [tapaustutkimus], en mene sinne | peru muistutus [biostatistiikasta]
vertaa [kulttuurintutkimus] vs [antropologia] | vertaa keskenään [hydrologia] ja [limnologia]
kumpaan ehtii vielä, [rehutuotanto] vai [peltoviljely]
kumpi on helpompi, [todennäköisyyslaskenta] vai [tilastotieteen perusteet]
[ranskan alkeet] vai [espanjan alkeet], kumpi on iltakurssi
onko se [draaman ohjaus] vai [teatterin tuotanto] joka vaatii esitiedot
oliko se [julkisoikeus] vai [yksityisoikeus] jonka ilmo loppuu tänään
onko [ammatillinen kasvu] sama ku [ammatillinen kehittyminen]
eroaako [verkkopedagogiikka] jotenkin [digipedagogiikasta] | saako [machine vision] suorittaa suomeksi
millä kielellä materiaalit on [global health] kurssilla | onko [nordic welfare] englanninkielinen
missä [patsaan veisto] pidetään | moneltako [elvytys] huomenna | mones luento [ihmisen kehitys] on tänään
onko [projektirahoituksessa] pakollisia tunteja | onko [mekatroniikan labra] ens torstaina
peruttiinko [keskiajan historia] | siirrettiinkö [liikenteen suunnittelun] tentti
jatkuuko [kasvojen piirtäminen] syksyllä | järjestetäänkö [palkanlaskentaa] ensi vuonna
toteutuuko [Biotalous, energia ja yhteiskunta] vaikka vähän ilmoittautuneita
hyväksytäänkö [työnohjaus] vapaasti valittaviin | suoritetaanko [pankkijuridiikka] kirjatenttinä
arvioidaanko [puheviestinnän perusteet] numerolla | Voisiko joku kertoa, milloin [hengityshoidon] simulaatiopäivä on?
Hei taas, löysin kurssin [kieli ja identiteetti], mutta en näe kuka sitä opettaa.
Hei, jäin jonoon kurssille [ravintolan talous]. Montako minua edellä on?
Opinto-oppaassa lukee [erityispedagogiikan perusteet], mutta missä on toteutus?
Luokkakaveri väittää että [sähköturvallisuus] on pelkkä verkkotentti, onko?
Tarvitsen tiedon opintotukea varten: paljonko [kansanperinne] on opintopisteinä?
Onko [ikäihmisten kuntoutus] mahdollista aloittaa vasta marraskuussa, kun olen siihen asti töissä Norjassa?
moi onks [mallien piirto] viel auki kiitos | öö mikä oli se [ohutlevy] kurssi, koska se on
hei mites se [peliohjelmoinnin] ilmo | terve pääseekö [kaivosteknikkaan] viel
äkkiä, mihin asti [innovaatioprojekti] ilmo on | hätä! koska on [anatomia 2] tentti
onko mun pakko käydä [opiskelutaidot] | kuinka paljon [koodausleiri] vie iltoja
tipuin pois [matematiikan tukikurssista], pääsenkö takas | tuliko [kasvinsuojelu] jo ilmoille
[oikeuslääketiede] kuka, missä, milloin | [pienyrittäjän talous] op | [Uutisjournalismin työpaja 2] tilaa?
[yleinen historia] kevät vai syksy | [mielenterveystyön menetelmät] lähi vai etä | [peruselintoiminnot] luokka
[mittaustekniikka] labra-ajat | [tekijänoikeus ja sopimukset] ilmot | [animaation perusteet] kielet
[ensihoidon farmakologia] koska tentti | [hiili ja maaperä] ope | [rannikon ekologia] tilanne
[yhden hengen yritys] seurantaan | [kulttuurienvälinen viestintä] muistuta | haluaisin harrastaa [kivien hiontaa]
pitäiskö mun ottaa jotain [käytettävyydestä] | pliis joku [fysiologia]kurssi | ois hauska oppia [steppaamaan]
[saippuan valmistus], onko | [leipä]kurssi tai [juusto]kurssi | etsin [japanin kulttuuria] en kieltä
onko [lapin luonnosta] mitään | onko [mielikuvituksen] kehittämiseen mitään | [politiikasta] kiinnostunut fuksi täällä
mitä on tarjolla [paperikoneista] | mitä kurssia jos haluan oppia [kasvohoidot] | mitä kursseja on [lentämisestä]
tuleeko keväällä [ukrainaa] | löytyykö mitään [vuokrauksesta] ja [kiinteistöistä]
onko [saattohoidosta] vain yksi kurssi | tarvin [tutkimuslupiin] liittyvää
saisinko listan [kasvatuspsykologian] kursseista | annapa [geometrian] kursseja | haluun lisää [graafiteoriaa]
jotain [markkinatutkimuksesta], kiitos, max 3 noppaa, verkossa | [rakennusalan] kurssit joihin mahtuu
[työelämätaidot], alkaa tammikuussa, suomeksi | 10 op [filosofiaa] avoimessa | englanniks [bioinformatiikkaa]
ruotsiksi [pedagogiikkaa] | iltaisin [puutyötä] | viikonloppuna [savityötä] | kesällä [kalligrafiaa]
nollatasolta [puolaa] | edistyneille [shakkia] | aloittelijalle [c++] | lapselleni [robotti]kerho tai kurssi
äidilleni [älypuhelimen] käyttöä | mun poikaystävä on innostunu [panimoista]
vaimo halus [feng shuita], onko teillä semmosta | työkaveri kertoi että teillä on [lastenkirjojen kuvitusta]
pomo käski opetella [hankinnat ja sopimukset]
Meillä on kotona kolme hevosta ja lampaita, joten [eläinlääkintä] kiinnostaisi kovasti.
Olen bussikuski Tampereelta, ja vapaa-ajalla haluaisin opetella [säveltämistä].
Toimin seurakunnassa ja etsin [sielunhoidosta] tai [surutyöstä] lyhyttä opintojaksoa.
Kirjoitin juuri ylioppilaaksi ja mietin, onko [lääketieteestä] mitään kokeiltavaa avoimessa.
Palasin äitiyslomalta ja tarvitsisin päivitystä [kirjanpitolakiin] sekä [arvonlisäveroon].
Harrastan metsissä liikkumista, joten jotain [jäkälistä] tai [sammalista]?
Firmassamme otetaan käyttöön uusi järjestelmä, onko [sap]-kurssia työntekijöille?
Teen gradua ja jumitan, joten tarvitsen pikaisesti [spss]-opetusta. | [lämpöoppi]kurssi mieluiten aamulla
[kuvataide]kursseja ilman pohjataitoja | [vero]kurssi maanviljelijälle | [liike-elämän tavat] ulkomailla
[tapakulttuuri] aasiassa | [bioenergia]kurssi tai vastaava | [perehdyttäminen] uusille esihenkilöille
[kriittinen ajattelu] vapaavalintaisiin | [kissojen käyttäytymisestä] kurssi? | [haavanhoito]kursseja hoitajille
[älyvaatteet], onko semmosta | [jälleenrakennus] sodan jälkeen, mitään siitä | [palautteen antamisesta] joku lyhyt
[muuraus] kiinnostaa, oon kädet savessa tyyppi | [laatoitus]kurssi kotirempan takia
[kylppäriremontti] ja [vedeneristys] | [sähköasennuksista] jotain kelle tahansa | [mökkiasumisen ekologiaa]
[ikonimaalaus] tms hidasta puuhaa | [rytmiikka] päiväkotilaisille | [ope]opinnot avoimessa
[tradenomi]kursseja jotka ei vaadi läsnäoloa | onko tääl mitään [kasveista], [sienistä] tai [marjoista]
[verkkosivu]jutut haltuun ennen kesää | [juristin] hommat kiinnostaa, mitä vois maistaa | [ammattienglanti]
[kudosoppi] | [ajattelun taidot 2] | [metsäekologia] | [hoitsujen lääkelaskut] | [pitkä fyssa]
[geodesia ja kartografia] | [puheääni] | [sosiaalialan lait] | [kertaus mat] | [tietotekniikan perusteet]
[tehoelektroniikka 1] | [opinnäytetyön tekeminen] | [hevosen jalat] | [markkinoinin perusteet] | [maailman uskonnot]
[kalaruoat] | [ilmastopolitiikka eu:ssa] | [tuntisuunnittelu] | [johdatus yliopistopedagogiikkaan]
onko mitään mihin voi tulla koiran kanssa | saako kampuksella nukkua | vuokra nousi, otan lisävuoroja, siis vain etänä
mikä huone on lähinnä kahvilaa | ukkonen katkaisi sähköt, ehdinkö vielä palauttaa | muistutukset pois päältä
montako viestiä lähetät päivässä | oon maanviljelijä ja keväällä kiire, syksylle jotain | hei kuka siellä
vastaatko ruotsiks jos kysyn ruotsiks | pyörän ketju katkes, ehtiikö kymppiin {room}
kalastin koko yön, herätä mut ajoissa | lähin vapaa tila neljälle hengelle | onko se sama huone kun viimeks
en pidä ryhmätöistä, mitä jää jäljelle | tulin just inttistä, mistä aloitan | mitkä mun tunnit on tällä viikolla
sinne missä vielä mahtuu | toiseks viimeinen niistä | hyttyset söi elävältä mökillä, nyt tahdon sisätiloihin oppimaan
hiljasta taas | paljonko kello on | montako noppaa mulla on yhteensä
talvirenkaat vaihtamatta ja tentti tulossa, milloin | vaihtarit kysyy mitä on englanniksi
pystytkö ilmoittamaan mut puolesta | mitä tarkoittaa nonstop | pankkitunnukset hukassa, pääseekö ilman kirjautumaan
oon hukassa, auta | kiitos ja öitä
vertaa [Orientaatio sosiaalialan työhön] ja [Asiakastyön lähtökohdat ja menetelmät]
milloin [harjoittelu] alkaa | [harjoittelun] laajuus | kuka ohjaa [opinnäytetyötä]
montako pistettä [opinnäytetyö] on | milloin [opinnäytetyön] voi aloittaa | kauanko [harjoittelu] kestää
milloin [ruotsi] alkaa | kuka opettaa [saksaa] | [ruotsin] tentti | pääseekö [espanjaan] vielä
onko opetus suomeksi vai englanniksi | onko siinä joku oikea asiakas | tehdäänkö projekteja vai luentoja
onko kurssilla kirjallinen koe | milloin on vierailu | onko mukana yritysprojekti | onko lisätietoja
mitä muuta siitä tiedetään | mihin kirjaan pitää tutustua | onko varasijoja | mikä on osallistujien enimmäismäärä
onko se Arabiassa vai Myllypurossa | onko verkos | mil kielel tää on | onks jotai esitietoja
hae [web] kursseja | [kemian] kurssi, milloin se alkaa? | entä [kemia], milloin se alkaa?
kiinnostaa myös [geologia], onko siinä tenttiä? | mites [ruotsi], milloin se alkaa? | entäs [kemia] milloin se alkaa
[fysiikka] ens keväänä, milloin ilmo alkaa? | mikä ero on toteutuksella ja kurssilla | miten opetus on järjestetty
[tietoturva]juttu se oli | joku [tietoturva]kurssi | onko olemassa [tietoturva]kurssia | onko se Arabiassa
mulla on kesätyöt kesken, niin minä päivänä tuo alkaa? | olen kesätöissä, milloin se alkaa? | mulla on lapsi, onko se etänä? | milloin on vierailu? | osaatko suositella ravintolaa?
höh, [tietokannat]? | hmm, [robotiikka]? | milloin [3d-tulostus] alkaa | [3d-mallinnus] milloin | [covid19-opinnot]
mitä tällä kanavalla on ensi viikolla
onko jälki-ilmoittautuminen mahdollista? | onko jälki-ilmo mahdollista | [covid19 opinnot] | puhutko ruotsia? | osaatko suomea
[fysiikka] ens keväänä, milloin ilmo alkaa?
kerro jos päivämäärät muuttuvat | milloin [sauna]kurssi alkaa?
Moikka! Työskentelen päiväkodissa ja huomasin, etten osaa reagoida kun lapsi suree, joten olisiko teillä jotain [lapsen suruprosessista], mieluiten iltaisin?
Hei, työkaveri suositteli minulle [lean-johtamista] ja haluaisin kysyä, onko siihen vielä mahdollista päästä mukaan vaikka lukukausi on jo alkanut
Rakastan valokuvausta ja siskoni opettaa joogaa, mutta nyt tarvitsisin ihan vaan viisi opintopistettä lisää ennen joulua
Olen ollut kymmenen vuotta sairaanhoitajana ja alkaa selkä pettää, niin ajattelin vaihtaa alaa ja opiskella [terveydenhuollon tietojärjestelmiä], löytyykö mitään verkosta?
Ulkona sataa räntää ja masentaa, mutta kevät tulee kohta, joten kysynpä nyt ajoissa: milloin [purjehduksen perusteet] pidetään tänä vuonna?
Hei vaan, mies on muurari ja minä teen kotona kirjanpitoa, ja nyt pitäisi oikeasti ymmärtää [arvonlisäverotusta], onko siitä kurssia?
Anteeksi että vaivaan perjantai-iltana, mutta mahtaako [kemiantekniikan laboratoriotyöt] olla jo täynnä, en löytänyt sitä mistään
Asun maalla lampaiden keskellä ja netti pätkii, niin onko mitään missä ei tarvitsisi katsoa videoita
Tervehdys, olen töissä varastolla ja esimies sanoi että jos suoritan [vaarallisten aineiden kuljetuksen], saan palkankorotuksen, joten milloin se seuraavaksi alkaa?
Tyttäreni harrastaa ratsastusta ja poika pelaa kiekkoa, joten illat ovat menneet, onko mitään päivällä ja vähintään kolme noppaa?
Moi, sain kesätöitä kasvihuoneelta ja nyt kiinnostais tosi paljon [kasvien ravinnetalous], onko siitä mitään kurssia johon pääsis vielä ilmottautuu
Hyvää huomenta! Opinto-ohjaaja kehotti kysymään teiltä, sisältyykö [palvelumuotoilun projektiin] pakollista läsnäoloa, sillä käyn töissä kolmessa vuorossa ja perheessä on vauva
Äiti oli aikoinaan ompelija ja mä perin sen koneen, niin haluaisin vihdoin oppia [kaavoitusta], onko teillä semmosta ihan alottelijoille
Olen aika väsynyt koko opiskeluun ja kämppis soittaa rumpuja yöt läpi, joten onko mitään oikeasti helppoa tarjolla?
Hei, minua pyydettiin hiihtoseuran rahastonhoitajaksi enkä ymmärrä mitään luvuista, löytyisikö [yhdistyksen taloushallinnosta] jokin lyhyt verkkototeutus vielä tälle keväälle
meillä töissä siirrytään uuteen järjestelmään ja kaikki puhuu vaan [prosessilouhinnasta], en tajuu mitään, oisko siitä joku kurssi
Kiitos edellisestä avusta, se oli mahtavaa! Nyt vielä kysyisin, kuka opettaa kurssia [materiaalien väsyminen] ja montako opintopistettä siitä saa
Vaimoni on geologi ja puhuu kotona vain kivistä, joten ajattelin yllättää hänet: onko teillä [mineralogian] alkeita kevätlukukaudella ilman esitietoja?
Olen kotoisin Kajaanista ja muutin just tänne, en tunne ketään, joten haluaisin jotain missä on paljon ryhmätöitä
Hei! Luin lehdestä että [kiertotalous] on tulevaisuuden ala ja isäkin kannustaa, niin onko siitä mitään englanninkielistä, joka alkaisi ennen pääsiäistä?
Teen opparia tehtaalle ja ohjaajan mielestä pitäisi osata [koesuunnittelu], onkohan teillä siihen mitään pikakurssia vai pitääkö mun kattoo youtubesta
Mulla on kaksi koiraa ja pieni talo rintamamiesajalta ja nyt katto vuotaa, niin tuli mieleen että onko [vanhojen rakennusten korjaamisesta] kurssia?
Pahoittelut tyhmästä kysymyksestä, mutta voiko [syventävään fluidimekaniikkaan] mennä suoraan, jos on käynyt vastaavan kurssin vaihdossa viime syksynä?
Olin eilen konsertissa ja innostuin ihan hirveästi, niin kysyisin onko [orkesterinjohto] semmonen mihin voi tulla vaikkei lue musiikkia pääaineena
Hei, valmistun toukokuussa ja puuttuu kaksi pistettä, kissa on kipeä ja stressaa, mikä olisi nopein tapa saada ne?
Täällä terveystoimessa puhutaan paljon [motivoivasta haastattelusta], ja osastonhoitaja lupasi maksaa jos löydän kurssin joka on iltaisin tai viikonloppuna
Päivää, olen maahanmuuttaja ja työskentelen siivoojana, mutta haluaisin [laitoshuoltajan] opintoja suomeksi ja jos mahdollista hitaasti, onko sellaista?
Nyt kun pimeä aika alkaa, kaipaisin jotain luovaa, ja naapuri kehui [lasimaalausta] maasta taivaisiin, joten löytyisikö sellainen maanantai-illaksi
Terve! Meidän startup tekee appia koiranomistajille ja kukaan meistä ei osaa [hinnoittelua], onko teillä siihen jotain, voi maksaakin
Olen kokki ja tykkään kalastaa, mutta nyt olen sairauslomalla ja ehtisin opiskella päivisinkin, mitä voisin vielä aloittaa tällä viikolla?
Hei, poikaystävä on töissä sahalla ja sanoi et [puutavaran lajittelu] on oikeesti oma kurssinsa, pitääks paikkansa ja millon se ois
Arvoisa vastaanottaja, tiedustelisin kohteliaimmin, järjestetäänkö [oikeuspsykologian johdantokurssi] myös avoimen yliopiston opiskelijoille ensi lukuvuonna ja mikä on ilmoittautumisen takaraja?
Olin viime talven Oslossa vaihdossa ja siellä oli aivan ihana kurssi [pohjoismaisesta arkkitehtuurista], onko meillä mitään vastaavaa keväällä
Mummo opetti leipomaan ja haaveilen omasta kahvilasta, mutta ennen sitä pitäis kai osata [elintarvikehygienia], onko se teillä verkossa ja kauan se kestää?
Hei, pelkään esiintymistä ihan kuollakseni ja ensi kuussa pitäisi pitää häissä puhe, onko jotain [puheviestintä]kurssia johon uskaltaisi tulla
[äänisuunnittelu] vk 46 | [väriteoria] huomenna? | [lasinpuhallus], [keramiikka]
[statiikka] ja [dynamiikka] ens viikolla | [geodesia] 12.3. | [patologia] klo 14 | [anatomia 2] tai [fysiologia]
[mekatroniikka] vko 8? | [kutominen], [huovutus] ja [nypläys] | [obligaatio-oikeus] pe | [signaalinkäsitely] ma aamuna
[viinitieto] ja [juustot] | [logistiikka 1], [logistiikka 2] | [kenttäkurssi lintujen tunnistus] toukokuussa
[vesikemia] & [ilmansuojelu] | [robotiikka] tai [konenäkö], kevät | [farmis] ti 9.15 | [lujuusoppi] 3. periodi
[pelimoottorit] syksyllä?? | [romaanin rakenne] 7.11. klo 16 | [hydrauliikka], [pneumatiikka] | [kriisityö] vko 3-4
[kansanmusiikki] ke illat | [betonitekniikka] ensi kuussa | [espanjan] alkeet + [portugali]
[varhaiskasvatus] tänään? | moneltako [termodynamiikka] alkaa b-talossa | onko [piirianalyysi] edelleen luokassa C214
[immunologia] ryhmä 3, missä huoneessa? | missä salissa [kielitieteen peruskurssi] on tiistaina
Kuljen pyörätuolilla, joten tieto on tärkeä: pidetäänkö [verkkoturva] päärakennuksessa vai siinä uudessa siivessä, jossa on hissi?
[talousmatikka] ryhmä TVT23S, onko huomenna | Onko [hitsaustekniikan] ryhmällä B tunteja konehallissa ensi viikolla?
Milloin [draamapedagogiikka] kokoontuu mustassa laatikossa ensimmäisen kerran?
onks [ensiapu 2] auditoriossa vai siel simulaatioluokassa | [radiologia] K-siivessä, montako kertaa viel
LIT24 ryhmän [kevyt liikunta] mihin se siirtyi
Mahtaako [akustiikan laboratoriotyöt] olla huoneessa 3105 vai alakerran kaiuttomassa huoneessa torstaina?
ryhmän SOTE22K [lääkelaskennan] tentti, mikä sali | [pintakäsittely] verstas 2 millon
Kuka opettaa [tuotantotalouden] ryhmää A, ja onko se edelleen D-rakennuksen kolmannessa kerroksessa?
[lääketieteellinen fysiikka] sali L1 vai L2 | vieläkö [graafinen viestintä] mahtuu ryhmään 2
[ohjelmistotestauksen] labra A113 vai joku muu | kumpi helpompi [algebra] vai [analyysi]
[kvantti] vai [hiukkasfysiikka] ekaksi? | sama ku [yritysviestintä] mut enkuks?
[taidehistorian] jälkeen ottaisin [museologian], onko järkee | läpäsin [kirjanpito 1:n], mitä seuraavaks
[saksan] sijasta [ranskaa], onnistuuko vaihto | [elektroniikka 2] ennen [elektroniikka 1:tä]?
Jos vaihdan [sosiaalipolitiikasta] [sosiaalipsykologiaan], meneekö jo tehdyt tehtävät hukkaan?
onks [markkinointitutkimus] eri asia ku [kuluttajakäyttäytyminen]
Kumpi kannattaa käydä ensin, [diskreetti matematiikka] vai [logiikan perusteet], jos aikoo jatkaa maisteriksi asti?
mieluummin [biotekniikka] ku [biokemia], mut onko siinä tilaa
onko [tietorakenteissa] enemmän töitä kuin [ohjelmoinnin jatkokurssissa]
Haluaisin siirtyä päiväryhmän [kasvatusfilosofiasta] verkkoversioon, koska työvuorot muuttuivat ja bussi kulkee huonosti, onnistuuko se vielä tässä vaiheessa?
[tilastotiede] vai [ekonometria] graduntekijälle | [puusepän työt] vai [verhoilu], kummassa on vielä paikkoja?
ihan sama [joogafilosofia] vai [mindfulness] kuhan alkaa pian
tein jo [essee]kurssin, korvaako se [tieteellisen kirjoittamisen] | muistuta ku [meribiologian] ilmo aukee
pingaa mua [syväoppimisesta] päivää ennen | en haluu enää [kuorolaulua]
Ilmoita minulle, jos [liikenneoikeuteen] vapautuu paikka. | lopeta [ravitsemustieteen] muistutukset kiitti
ilmottaudu mut [karttapiirrokseen] | seuraa [vanhustyö]
Voisitko muistuttaa minua viikkoa ennen kuin [psykometriikan] ilmoittautuminen sulkeutuu, koska unohdan sen muuten taas niin kuin viime vuonna?
laita mulle viesti kun [teatteri-ilmaisu] alkaa | poista [makrotalous] mun listalta
huomauta [etnografiasta] ens kuussa | Lopettaisin [kiinteistöoikeuden] seuraamisen, kiitos.
peru [nosturinkuljettajan] kurssi | tahtosin tietää heti jos [sarjakuva]kurssi siirtyy
älä enää lähetä [sisäilma]juttuja | haluan perua ilmoittautumiseni kurssille [yleinen musiikkitieto]
muistutus [portfolio]kurssista tunti ennen
Lähden helmikuussa vaihtoon Lissaboniin ja sitä ennen pitäisi saada vielä viisi pistettä kotiin, joten mitä voisin ehtiä tammikuun aikana?
Muutan tyttöystävän perässä Malmöhön enkä haluaisi keskeyttää opintojani, joten onko teillä mitään, mitä voisi tehdä sieltä käsin?
oon portosta ja tuun syksyllä, mitä voi ottaa
Vien lapsen satamakampuksen viereiseen päiväkotiin joka keskiviikko, joten mitä siellä olisi heti yhdeksän jälkeen, ennen kuin pitää hakea takaisin?
Onko Espoossa keskiviikkoisin mitään, mihin pääsisi junalla ja takaisin ennen yhdeksää?
onks fysiikan labra 3 vapaana | savipaja vapaa kympiltä? | missä on tyhjä bändikämppä
voiko 3d-tulostushuoneen varata sunnuntaille
Asun Nivalassa ja matka on kaksi tuntia, joten onko mitään, missä riittäisi käydä paikalla vain kerran kuussa?
milloin mulla on seuraava tunti, bussi lähtee kohta rovaniemelle | vaihda muistutukset tulemaan aamukahvin aikaan
kuvataideluokan avaimet, keneltä | onks keittiöopetustilassa joku nyt
kesäkurssi Tartossa vai ihan missä vaan virossa
Vapautuuko kuntosalin viereinen peilisali tänään ennen kahdeksaa, vai onko siellä koko illan joku?
otaniemessä perjantaina tyhjää? | asetuksista ääni pois, herätti koko junan
Näytät mulle saman listan kolmatta kertaa, onks sulla muuta | excel kaatuu aina ku avaan sun linkin
ei toimi google kalenterissa tää | virhe 404, mitä nyt
Pitäisi varata lennot Kanarialle ennen kuin hinnat nousevat, joten minä päivänä on viimeinen tunti ennen joululomaa?
onko vappuna opetusta | ottaa päähän ku kaikki on täynnä | hamsteri söi mun muistilapun, mille mä ilmottauduin
oon putkimies, kelpaanko mä opiskelemaan | jalkapallotreenit on tiistaisin, mitä muina päivinä
Olen istunut aamukahdeksasta täällä enkä ole syönyt mitään, joten onko ruokala vielä auki kun tunti loppuu kolmelta?
lol mikä botti | ja viimenen ilmottautumispäivä? | huomenna mitään? | maksaako se extraa | pakko olla paikalla vai
kui vaikee se on
Entä jos en pääse ensimmäiselle kerralle, koska on veljen häät, menetänkö silloin paikkani kokonaan?
mistä tiiän et meni läpi | outlookissa näkyy kaikki kahteen kertaan | onks siin tentti vai essee
jos sataa niin perutaanko | tuleeks siitä todistus | montako mahtuu viel
Kone väittää, että istuntoni on vanhentunut, vaikka kirjauduin juuri, ja nyt en näe enää mitään, voitko auttaa?
haluun vaan nukkua ja saada pisteitä | kettu juoksi pihan yli, oisko jotain kivaa tälle viikolle
hyvää juhannusta botti | se mitä näytit ensin, millon se alkoikaan | toi toinen listalla on liian iso
ei noita, jotain pienempää
Työnantaja maksaa koulutuksen vain jos se päättyy ennen kesäkuuta, joten mitä ehtisin vielä käydä loppuun?
Pieni kysymys mutta minulle iso: saako siellä juoda kahvia tunnilla, ja onko neljän tunnin aikana kunnon tauko?
voiko vasara olla mukana lentokoneessa | mut onks se etänä vai lähinä | kauanko menee et ope vastaa
miten pääsee jonoon | kävisko sit joku muu päivä ku torstai
Onko siihen jotain pääsykoetta tai haastattelua, vai pääsevätkö kaikki mukaan siinä järjestyksessä kun ilmoittautuvat?
pöhinää kaivataan, mitä suosittelet
Tarvitseeko siellä oman läppärin, sillä omani on huollossa ja lainakone on niin vanha ettei siihen saa asennettua mitään?
ihan sama mikä kunhan on 2 op
unohin salasanan ja se palautusviesti menee vanhaan osotteeseen jota mulla ei oo enää, voitko sä tehä sille jotain
mitä eroo näillä kahdella oli
Ärsyttää, kun linkki vie aina etusivulle enkä löydä sitä mitä äsken näytit, saisinko sen uudestaan suoraan tähän?
en oo ihan varma vielä, palaan maanantaina
Hei! Hoidan mehiläisiä vapaa-ajalla, mutta opiskelemaan tulisin [puheterapiaa], koska veljenpoika änkyttää ja haluaisin ymmärtää, mistä siinä on kyse
Iltaa, ollaan perustamassa kyläkauppaa ja apteekkari vinkkas teistä, joten löytyykö [vähittäiskaupan logistiikasta] jotain kevyttä, mitä voi tehdä omaan tahtiin?
Rakastan neulomista ja veli vetää kiipeilyä, mutta ihan rehellisesti mulle kelpaa mikä vaan jossa ei ole tenttiä eikä ryhmätöitä
No niin, taas mennään: töissä tuli yt:t ja ajattelin kouluttautua [kyberturva-analyytikoksi], mistä mä aloitan ja maksaako se mitään työttömälle
Olen pelännyt matikkaa kolmannelta luokalta asti, mutta nyt tarvitsen [matriisilaskentaa] töissä, onko teillä kurssia, jossa mennään rauhassa ja saa kysyä tyhmiä?
moi kaverit puhuu et [neuvottelutaito] oli niiden paras kurssi ikinä, millon se on seuraavan kerran ja pitääkö sinne hakea erikseen
Hei, tulin juuri äitiyslomalta takaisin ja kaikki on muuttunut, joten voisitteko kertoa, järjestetäänkö [lastenneurologian] opintojakso edelleen syksyisin vai onko se siirretty?
Vanhempani viljelevät perunaa Tyrnävällä ja minun pitäisi jatkaa tilaa, mutta [maatalouden tukipolitiikka] on yhtä hepreaa, joten onko siitä kurssia?
Kiitti vinkistä viimeksi! Sää on kamala ja flunssa päällä mut oisko vielä jotain mihin voi ilmottautua sängystä käsin tänään
Olen bussikuski ja kuuntelen ajaessa podcasteja, ja niistä innostuin [antiikin filosofiasta], joten saisiko siitä jonkin kurssin kokonaan äänitteinä tai verkossa?
Hei, kirjoitan historiallista romaania ja tarvitsisin tietoa [keskiajan pukeutumisesta], onko teillä kurssia tai luentosarjaa, johon ulkopuolinenkin saa tulla istumaan?
Ystäväni on eläinlääkäri ja kehuu työtään, mutta itse pyörryn verestä, joten ehkä jotain ihan muuta, mitä te ehdottaisitte tällaiselle arkajalalle
Päivää! Olen paloasemalla töissä ja tarvitsisin tutkintooni vielä [palofysiikan], mutta en löydä siitä kuin vanhan toteutuksen, tuleeko uusi ja koska
Sori pitkä viesti, mutta tein väärän valinnan ja olen nyt [tilintarkastuksessa] vaikka piti mennä johonkin ihan muuhun, mitä teen ennen kuin on liian myöhäistä
Suomen talvi on liian pitkä ja kaipaan aurinkoa, niin kysyisin onko teillä [latinalaisamerikkalaisesta kirjallisuudesta] mitään, vaikka ihan lyhyttä?
Meidän taloyhtiössä riidellään koko ajan hissistä ja mut valittiin puheenjohtajaksi, joten oisko [asunto-osakeyhtiölaista] jotain perustason kurssia keväällä?
Hei, voisiko joku kertoa miten on, kun lääkäri määräsi lepoa ja olen silti kirjoilla, tarvitseeko mun perua kaikki itse vai hoitaako koulu?
Isä oli radioamatööri ja autotalli on täynnä putkia ja johtoja, nyt haluaisin ymmärtää niitä: onko [suurtaajuustekniikka] liian vaikea aloittelijalle?
Moi, oon suuhygienistiopiskelija Kuopiosta ja haluaisin valita jotain hauskaa sivuun, esim [elokuvamusiikin historia] kuulosti kivalta, mutta saako sitä ottaa muut
Olen jo eläkkeellä ja lapsenlapset nauravat kun en osaa, joten opettaisitteko minulle [älypuhelimen käyttöä], jos sellaista vielä jossain järjestetään?
Hei, tein viime vuonna juoksumaratonin ja polvi hajosi, siitä lähti kiinnostus [urheiluvammojen kuntoutukseen], mitä kursseja siitä on ja missä?
Meillä on kotona kolme kissaa ja yksi papukaija eikä siellä pysty keskittymään, joten onko mitään mikä pidetään oikeasti koululla?
Tervehdys Porvoosta! Johdan pientä leipomoa ja konsultti käski opetella [kassavirtalaskelmat], mistä löydän kurssin, joka ei vie koko vuotta?
Hyvä vastaanottaja, opiskelen kolmatta vuotta ja pohdin erikoistumista, joten kertoisitteko, kuinka laaja [kliininen hematologia] on ja onko siihen esitietovaatimuksia?
Mun parisuhde just loppu ja tarvin jotain muuta ajateltavaa, ja aina oon halunnu oppia [japanilaista kalligrafiaa], onko teil sellasta vai oonko ihan väärässä paikassa
Työskentelen kirjastossa, ja asiakkaat kysyvät jatkuvasti tekijänoikeuksista, joten ottaisin mielelläni kurssin [immateriaalioikeudesta], kunhan se ei ole keskellä päivää
Hei! Serkku on lentäjä ja se vei mut kerran ohjaamoon, siitä asti oon haaveillu, et onks [lentosääoppi] kaikille avoin?
Aurinko paistaa ja lumet sulaa, ihanaa! Onko vielä mitään alkamassa ennen kesää, vai pitääkö odottaa syksyyn asti?
Luokanopettajana huomaan, että yhä useampi oppilas ei nuku, joten etsin täydennystä [unitutkimuksesta], mielellään netissä ja enintään kaksi opintopistettä
Naapurin pappa rakensi veneen ja minä haluan samanlaisen, onko teillä [puuveneen veisto], ja kuinka paljon siihen menee viikonloppuja?
hei, en oo ikinä ollu missään avoimessa mut ravintolapäällikkö sano et mun pitäis hallita [alkoholilaki], onko siihen joku kurssi vai pelkkä tentti
Sain diagnoosin syksyllä ja lukeminen on hidasta, joten kysyisin, saako [hallinto-oikeuden] tenttiin lisäaikaa, ja keneltä sitä pyydetään?
Kävin kesällä Islannissa ja vuoret tekivät vaikutuksen, niin olisiko [tulivuorista] mitään kurssia luonnontieteilijöiden ulkopuolisille, vaikka suomeksi tai ruotsiksi?
Mä teen keikkaa häissä ja hautajaisissa ja soitan pianoa, mut opintoihin ottaisin jotain täysin muuta kunhan ei oo perjantaisin
Hei, meidän firma myy lämpöpumppuja ja pomo lupas maksaa, jos löydän kurssin [jäähdytystekniikasta], joka loppuu ennen vuodenvaihdetta
[histologia] vko 12 vai 13 | [arabia 1]? | [kasvioppi], [sienioppi], [eläinoppi] | [ergonomia] torstaina
[näyttämöpuhe] ja [äänenkäyttö] ti | [päätöksenteko epävarmuudessa] 4.2. | [sulautetut] klo 8.30
[suunnistus] lauantaina | [riskienhallinta] ja [vakuutusoikeus], syksy | [korutaide] tai [hopeatyöt]
[latina], [muinaiskreikka] | [aerodynamiikka] vko 40 | [virkamiesruotsi] ylihuomenna??
[optinen mittaustekniikka] 2. jakso | [kätilötyö] & [naistentaudit] | [paperikoneet] ma klo 12-14
[valaistus], [sisustus] ja [tilasuunnittelu] | [nettisivut], [verkkokauppa] | [fysio 2] maanantai
[rikosoikeus], [prosessioikeus] ensi keväänä | [tuotekuvaus] to ilta | [metsäekologia] elokuussa
[saamen kieli] tai [viro] | [numeeriset menetelmät] 18.10. | [koodi 101] huomen aamul | [perhe- ja pariterapia]
ope [signaalit ja järjestelmät], huone? | onko [kivirakenteet] siirretty rakennuslabraan
[sote-johtaminen] {group} missä luokassa | monesko kerros [tekstiilioppi], onks se sama ku viimeks
[sosiologia] sali 4 klo kymmenen, oliks se tää viikko
Onko [prosessikemian] ryhmällä {group} labraa rakennuksessa E tällä viikolla?
missä se [kamarimusiikki] on, konserttitalossako | mahtuuko [kädentaidot] ryhmään b viel yks
[potilasturvallisuus] simulaatiokeskus, milloin | [ajoneuvodiagnostiikka] halli 6 tänään?
Pidetäänkö [moraalifilosofian] keskiviikkoluento tavallisessa salissa D10 vai onko se siirretty juhlasaliin sen remontin takia?
onks [venäjän] ryhmä 1 viel kielistudiossa | [verkkotekniikka] ryhmä A ja B samassa luokassa??
{group} [kustannuslaskenta] tila | kuka pitää [elävän mallin] ryhmää ateljeessa
mikä huone, [johdatus pelitutkimukseen], ryhmä 2
Montako kertaa [nuorisotyön menetelmät] kokoontuu nuorisotalolla ja montako kampuksella ryhmän {group} osalta?
siirtyiks [ohutlevytyöt] pois hallista C | kumpi ottaa [kognitiotiede] vai [neurotiede]
[painotekniikka] vai [pakkausmuotoilu], kummassa vähemmän läksyjä
kävin [kvalitatiiviset], nyt [kvantitatiiviset] eiks nii | [sähköturvallisuus] vai tuleeko se jo [sähköasennuksissa]
[tarjoilu] pois ja [viinit] tilalle | Onko [digitaalinen fabrikaatio] sama asia kuin entinen [konepajatekniikka]?
pitääks olla [fysiikka 3] ennen ku voi mennä [aalto-oppiin] | [eurooppaoikeuden] jälkeen suoraan [kilpailuoikeuteen]?
Olen suorittanut [kansantaloustieteen perusteet] hyvällä arvosanalla ja pohdin nyt, jatkaisinko [julkistalouteen] vai [rahoitukseen], kumpi alkaa aikaisemmin?
reputin [orgaanisen], voinko ottaa [epäorgaanisen] eka | vertaile [käyttöliittymät] ja [saavutettavuus]
[kiina] vai [korea] lyhyempi | mun kaveri sano et [pelisuunnittelu] on parempi ku [animaatio]
kelpaako [insinöörimatikka] [lukion pitkän kertauksen] sijaan
vaihtaisin [nykytanssin] [flamencoon] jos siellä on tilaa | [maantiede] tai sit [matkailu], kumpi netissä
tekisin mieluummin [projektinhallinta 2:n] ennen kakkosta [esihenkilötyö 1]
muistuta mua [hydrologiasta] päivää ennen | kerro ku [ikonimaalaus] tulee haettavaks
ei kiinnosta enää [toimitusketjut] | Lisää [sosiaalietiikka] seurattaviin
mulle tieto heti ku [rumpukoulu] avautuu jooko
Laittaisitko muistutuksen kaksi päivää ennen kuin [perinnöllisyystieteen] harjoitustyö pitää palauttaa?
lopeta se [jooga-anatomia] seuranta | unohda [reaalianalyysi] | haluun mukaan [palvelutalouteen], ilmottaudu
herättele mua [kevätretkeily] ilmosta
Jos [maailmanpolitiikan] ilmoittautumisaikaa pidennetään, voisitko kertoa siitä minulle, koska matkustan enkä pääse koneelle?
älä muistuta enää [äidinkielestä] | hälytä jos [polkupyörämekaniikka] peruuntuu | perun [kahvibaristan], en ehdikään
Ota [infektiotaudit] pois seurannasta, mutta jätä muut. | ilmoitus kun [retoriikka] julkastaan
vahdi [fagotti]kurssia | ennen ku lähen tampereelle, jotain lyhyttä | Jyväskylässä viikonloppuna jotain?
täällä Bolognassa ei toimi tää sivu | onks peliluokka auki yötä vasten
Metsätalolla jotain aamupäivisin, muualle en ehdi | tyhjä ryhmätyötila neljälle kirjaston lähellä?
kuvausstudio B huomenna kolmesta eteenpäin
Voinko käyttää sahauslaitetta verstaalla ilman opettajaa, vai pitääkö varata joku aika erikseen?
mitä mulla on maanantaina ja missä rakennuksessa | varaa lasilabra puoli kahdeksi
Olen Ranskasta Lyonista ja tulen tammikuussa, mitä voin valita englanniksi?
lukkarissa on outo merkki, mikä se tarkottaa | Vaihtaisin kielen suomeksi, nyt tulee ruotsia
onks kuumasahalla, siis siellä alakerran huoneessa 012, nyt joku luento
ajanvaraus hiljaiseen huoneeseen perjantaille | Meen junalla Oulusta Turkuun joka torstai, mikä sopis siihen
kemian labran vetokaappi, saako sen aamuksi | Tallinnassa toukokuussa jotain, laivamatka maksetaan kai itse?
mitä sä näytät ku mä painan tota | taulukko ei avaudu excelissä | en saanu sähköpostia vaikka lupasit
teamsissa näkyy eri kellonaika ku täällä | Punainen kolmio vilkkuu, mikä se on? | pääsiäinen, onko silloin mitään
haluun laihtua ja saada opintopisteitä samalla lol | koirani karkas ja myöhästyin ilmosta, mitä nyt
Mummo katsoo olkapään yli ja kysyy, onko tämä palvelu oikeasti ilmainen vai tuleeko siitä lasku kotiin jälkikäteen
olen hitsari iltaisin ja väsyny | sählyä vai sulkapalloo, eiku siis mitä on illalla | onko karjalanpiirakkaa tänään
Olen lukenut tuon vastauksen nyt neljästi enkä vieläkään tajua, pitääkö mun tehdä jotain vai onko kaikki kunnossa
joo joo mut mitä sä osaat | Kävin uimassa ja puhelin kastui, joten näetkö sieltä, mille olin ilmoittautunut?
ja paljo maksaa? | siis pitääks siellä käydä joka kerta | onks se sit iltasin | tuleeks siitä arvosana vai hyväksytty
montako jonossa | Ope sanoi et tehtävät on siellä missä aina, mutta mulle tää on eka kerta, niin missä on siellä?
voiko uusii | Onko läsnäolopakko, jos tekee vuorotyötä? | viimenen päivä perua | ihanko totta vasta ensi vuonna
toimiiks tää android 9 | poro jäi auton alle, oon myöhässä | käykö kirves, siis ei, mitä kirjoja tarvii
Ostin uuden tabletin, enkä saa kalenteria siihen, vaikka yritin kolmesti ohjeen mukaan, missä vika? | oon ihan pihalla
tuu apuun botti | listaa lisää | näytä ne pienemmät | ne kaks ekaa, onks ne samaan aikaan
Joululahjaksi äidille jotain mukavaa, ehkä joku kevätjuttu? | en tykkää ryhmätöistä, mitä jää jäljelle
Hain kaikki kevään kurssit ja selasin sivulle kolme, mutta siitä ei pääse eteen eikä taakse, mitä nyt kannattaa tehdä?
Mikä näistä on kevyin, jos käyn samalla kokopäivätöissä, hoidan kahta lasta ja haluan välillä nukkuakin?
siis kuka on päättäny noi ajat | vaihto-opiskelijana saanko kans | ei ku se eilinen | peukku sulle
tuleeko sähköpostiin vai slackiin | viiniä ja juustoo, loma alkaa, mitä jää kesken | kuis monta vielä
Toivottavasti en häiritse, mutta näkyykö opettajille, mitä kysyn täällä, ja tallennatteko keskusteluja jonnekin?
Hyvää iltapäivää, olen yrittäjä Raahesta ja asiakkaani tulevat Saksasta, joten tarvitsisin [kansainvälistä sopimusoikeutta], mutta vain jos tunnit ovat illalla
Moi! Oon ollut barista viisi vuotta ja ranteet sanoo sopimuksensa irti, joten mietin [terveystaloustiedettä], onko se ihan hullu idea ilman lukion pitkää matikkaa
Veljeni rakentaa kitaroita ja sisko pitää ratsutallia, minä vain istun toimistossa, joten jotain virkistävää tämän kevään ajaksi, kiitos
Hei, luin että [paikkatieto] on hyödyllistä hoitoalallakin ja kollega teki siitä gradun, joten millä periodilla se kurssi pyörii ja kuka sen pitää?
No moro, duunissa tuli uus robotti ja kukaan ei osaa sitä, pomo sano et hae kurssi [logiikkaohjaus], onks teil semmosta iltasin
Olen iloinen, että löysin tämän palvelun! Etsin [museopedagogiikkaa], sillä olen oppaana linnassa ja haluaisin osata innostaa koululaisia paremmin
Hei, mies sai siirron Brysseliin ja lähdemme elokuussa, joten ehtisinkö vielä tehdä [EU-politiikan] kokonaan etänä ennen muuttoa?
Pihassa on metri lunta ja lapiointi vie voimat, ja sen lisäksi pitäisi saada kandi valmiiksi, mitä ihmettä voisin vielä ottaa?
Terve, opon mukaan mun pitää kirittää, ja se mainitsi [tiedonhankinnan taidot], mutta en näe sitä missään, onko se eri nimellä nykyään?
Olen ollut kuorossa lapsesta asti ja nyt haluaisin oppia [säveltapailua] kunnolla, mutta en uskalla tulla jos siellä on pelkkiä ammattilaisia
Päivää, olen kaupungin puutarhuri ja esimies ehdotti [hulevesien hallintaa], joten kysyisin onko sellainen tulossa ja voiko laskun lähettää työnantajalle?
Kiitos paljon, olit suureksi avuksi! Sitten toinen juttu: ystäväni kävi [turvapaikkaoikeuden] viime vuonna, mutta nyt sitä ei löydy, onko se lopetettu?
Mä vihaan aamuja ja asun kaukana, ja lisäksi auto on rikki, joten mikä kurssi alkaa aikaisintaan kahdeltatoista?
hei sain tän linkin tutorilta, niin onks teil mitään [tekoälyn historiasta] tai vastaavaa, en osaa koodata yhtään mut kiinnostaa miten tähän tultiin
Suunnittelemme miehen kanssa mökkiä saareen ja riitelemme aurinkopaneeleista, joten löytyisikö [pientalon energiaratkaisuista] jokin kurssi maallikolle?
Sydämelliset terveiset Savosta! Olen kansanopistossa töissä ja hakusessa olisi [arvioinnin] kurssi opettajille, mieluiten sellainen, josta saa virallisen todistuksen
Oon graafikko ja tykkään piirtää käsin, mutta kaikki kysyy multa [liikegrafiikkaa], onks siihen kurssia mikä ei maksa maltaita ja jonka voi tehdä kesällä
Hei! Isoäitini puhui karjalaa ja minua harmittaa, etten oppinut, joten opetetaanko [karjalan kieltä] missään, vaikka verkossa toisen korkeakoulun kautta?
Työnnän rattaita kaikki päivät ja ehdin lukea vain päiväunien aikaan, joten sopisiko jokin kurssi, jossa ei ole aikataulua?
Hei, olen sähköasentaja ja täytän pian viisikymmentä, pelottaa vähän palata kouluun, mutta [uusiutuva energia] kiinnostaa kovasti, olisiko siitä johdantoa?
Moikka, mun pitäis esitellä meidän labran tuloksia Wienissä ja jännittää, joten oisko vielä tilaa [tieteellisessä posterissa] vai onko se jo menny
Kuuntelin radiosta ohjelman muurahaisista ja olin ihan myyty, joten onko teillä [hyönteistiedettä] sellaiselle, joka on viimeksi opiskellut biologiaa lukiossa?
Hyvät ihmiset, olen tuore esihenkilö ja tiimissäni on jatkuvaa kitkaa, joten etsin [konfliktinratkaisua], mielellään englanniksi ja pienessä ryhmässä
Kahvi on loppu, uni on loppu ja rahat on loppu, mutta kaksi kurssia puuttuu vielä, mitkä olisi halvimmat?
Hei! Kävin näyttelyssä Helsingissä ja ihastuin vanhoihin karttoihin, joten kysyisin, saako [kartografian historiaa] opiskella ilman aiempia maantieteen kursseja
Olen kirkon suntio ja minulta kysytään kelloista ja uruista, joten onko olemassa [urkujenrakennuksen] kurssia tai edes luentoa, jota voisi kuunnella verkossa?
Moi, mun vanhemmat pitää pizzeriaa ja oon siellä aina viikonloput, mut haluisin oppia [verotuksen alkeet] et voisin auttaa niitä, paljonko siitä saa pisteitä
Pahoittelen häiriötä, olen uusi tuntiopettaja ja minulle sanottiin, että [verkkopedagogiikka] on pakollinen, joten milloin seuraava ryhmä alkaa ja miten ilmoittaudun?
Tykkään käydä saunassa ja avannossa, ja työkaverit on pelkkiä insinöörejä, niin joku kevyt kurssi piristykseksi ois paikallaan
Hei, suoritin varusmiespalveluksen lääkintämiehenä ja nyt haluaisin jatkaa, joten onko [katastrofilääketieteestä] mitään sellaista, johon pääsee ilman alan tutkintoa?
Tuli muutto uuteen kaupunkiin ja sateessa on ikävä pyöräillä, niin mietin voisko [tilastollisen päättelyn] käydä kokonaan netissä vai onko siinä pakolliset harkat
Olen asianajotoimistossa sihteerinä ja kaikki puhuvat latinaa minulle, joten löytyykö [oikeuskielen] kurssia, joka alkaisi vielä tämän kuun puolella?
Hei ystävät, tein virheen ja ilmoittauduin väärään, piti olla [bioinformatiikka], mutta painoin seuraavaa riviä, miten korjaan tämän ennen kuin ryhmä täyttyy?
Mulla on lukihäiriö ja tykkään tehdä käsilläni, joten opinto-ohjaaja suositteli [entisöintiä], mutta onko siellä paljon luettavaa vai enemmän pajassa olemista?
Harrastan tähtikuvausta pakkasessa ja poika katsoo autoja, mutta kysyn nyt vain, voiko teiltä saada tämän lukukauden tunnit kalenteriin jotenkin?
[virologia] vk 15 | [balettihistoria] la? | [insinöörifysiikka], [tekninen piirustus]
[palkkahallinto] ja [työlainsäädäntö] ens ma | [ihotaudit] 22.4. | [maalaus], [grafiikka], [kuvanveisto]
[satelliittipaikannus] ke klo 13 | [ratatekniikka] tai [siltarakenteet] | [unkari 1] ja [unkari 2]
[kuluttajaoikeus] vko 50 | [geenitekniikka] huomenissa | [hevostalous] 9.–11.8. | [sosiaalinen media], [brändäys]
[kotieläinten ruokinta] perjantaiaamuna | [improvisaatio] sunnuntaina? | [sanataide] & [näytelmän kirjoittaminen]
[pilvipalvelut] kello 17.45 | [merenkulun englanti] viikolla 6 | [polttomoottorit] ja [sähkömoottorit], ensi periodi
[uskontotiede] tiist | [differentiaaliyhtälöt], [kompleksianalyysi] vk 3 | [suutarin työ]
[kalanjalostus] lokakuun alussa | [vesiväri] ja [öljyväri] ilta? | [laadunhallinta] 31.1. klo 8
[viittomakieli] ti tai to | onko [leikkaussalityö] {group} simulaattorissa vai oikeassa salissa
[juurihoito] missä kerroksessa tänään | Missä huoneessa on [vertaileva kirjallisuus], kun ovessa lukee jotain muuta?
[konenäön] ryhmä {group} labra 5? | missä [kuvakäsikirjoitus] pidetään ku mediatalo on kiinni
[valimotekniikka] vieläkö siel vanhassa tehtaassa | onks [rahapolitiikassa] ryhmällä 2 sama sali ku ykkösellä
[kinesiologia] liikuntahalli vai luokka
Alkaako [pohjarakennus] ryhmälle {group} rakennuksessa R jo tällä viikolla, vai onko ensimmäinen kerta vasta hiihtoloman jälkeen?
moneltako [suurkeittiö] {group} opetuskeittiössä | [ääntäminen] kielistudio 2 vai 3
{room} ja [teollinen muotoilu], onks ne siel | [yhteisöpedagogiikan] ryhmä 4 montako opiskelijaa
kuka opettaa [aikuissosiaalityötä] E-talossa | [filosofinen logiikka], P674, pitääkö paikkansa
kulkeeko [rakennusfysiikan] luento striiminä salista vai pitääkö istua siellä paikan päällä auditoriossa kaksi
onko [sirkus]kurssi jumppasalissa | [anestesiologia] {room} millon | eka [mikrobiologia] sit [immuunipuolustus]?
[harppu] vai [kantele], kummassa oma soitin | onko [kansainvälinen politiikka] sama kuin [maailmantalous]
pääsin läpi [tilastojen alkeista], mikä ois seuraava | [painonnosto] tilalle [pilates], saako
Kumpaan ehtii paremmin junalta, [hotellijohtamiseen] vai [tapahtumatuotantoon]?
[sähkövoimatekniikka] eikä [valaistustekniikka] | korvaaks [abi-kemia] [yleisen kemian]
Olen kahden vaiheilla, ottaisinko [lapsioikeuden] vai [perhejuridiikan], koska molemmat menevät osin päällekkäin ja haluan sen, jossa on vähemmän kirjatenttejä
siirto [linux]kurssilta [windows-palvelimiin]? | [peruskorjaus] vai [uudisrakentaminen] kiireiselle
ennen [kirurgiaa] pitää kai olla [anatomia], onks näin
tekisin [sosiaalityön] jatkot [päihdetyön] sijaan jos aikataulu sopii paremmin
onko [makea leivonta] kalliimpi kuin [suklaa] | [raakapuu] vai [vaneri], kumpi alkaa eka
Jos olen jo suorittanut [ruotsin suullisen], tarvitseeko minun tehdä vielä [ruotsin kirjallinen]?
[ux], [ui] vai molemmat | laitathan muistutuksen [aluesuunnittelun] ilmosta | pinggaa ku [palosuojelu] alkaa
Sain suorituksen jo keväällä hyväksiluettua, joten minulle ei tarvitse enää lähettää muistutuksia [optiikasta], kiitos kuitenkin
[verkkojournalismi] pois seurannasta | Haluaisin ilmoittautua opintojaksolle [yrityksen talousohjaus].
herätys kun [afrikan historia] aukee | kerro mulle jos [lavastuksen] aika muuttuu | stop [makrovalokuvaus]
Ilmoitatko minulle hyvissä ajoin ennen kuin [eettinen johtaminen] alkaa, sillä minun on sovittava työvuoroista kuukautta aiemmin?
[sosiolingvistiikka], seuraa sitä kiitos | peruutan [lumilautaohjaajan] | muista mua [pihasuunnittelu] ens ti
voinko lopettaa [ohutkalvo]ilmotukset | ota mut [biljardi]kurssille jos mahtuu
Jos [robottihitsauksesta] jää joku pois, niin laita heti viestiä, olen jonossa viimeisenä mutta pääsen lyhyellä varoitusajalla paikalle
en tulekaan [talviuintiin] | muistutukset [kirjansidonnasta] takas päälle | Hämeenlinnassa iltaisin, onko?
ennen ku meen Prahaan vaihtoon, saako jotain nopeeta | oon Umeåsta ja tulossa kuukaudeksi, mitä voin tehdä
onko kutomossa vapaita puita tänään, siis se huone pohjakerroksessa
Onko biljardihuone opiskelijatalon kellarissa vapaa tänään seitsemän jälkeen, vai onko sinne pitänyt varata aika jo viime viikolla?
Mihin pitäisi soittaa, jos ovi kellarin pimiöön ei aukea kortilla? | lainaan hiomakonetta, onks paja auki lauantaina
lentokentän vieressä oleva toimipiste, mitä siellä
Työskentelen Tornion puolella ja asun Haaparannalla, joten kelpaisiko joku kurssi, joka alkaa vasta kello viisi Suomen aikaa?
näytä aika 24 h muodossa | varaa auditorio kolmeks tunniks | Missä pidetään seuraava tunti, kun siltasali on suljettu?
Krakovassa kesällä, laskettasko sitä täällä | meen kouluun vaan keskiviikkoisin Vantaalle
valkoinen laboratorio vai sininen, kumpi on auki | mistä tiedän mun ryhmän tunnukset
tumma tila päälle, silmät sattuu
Onko hiljaisen lukusalin takana olevassa kopissa joku vai voiko siellä pitää haastattelun kello kolmelta?
sulla on bugi
Sun viestin vieressä on semmonen keltanen kello ja se pomppii koko ajan, mitä siitä tapahtuu jos mä painan?
Ohjeessa sanotaan että oikealla ylhäällä on nappi, mutta mun näytöllä siinä on vain tyhjää, olenko mä väärässä paikassa?
appi sanoo koko ajan yhteysvirhe
Outlook kysyy nyt, saako jokin ohjelma lukea kalenteriani, ja vähän pelottaa, joten onko se te vai joku huijari?
Luvattiin pitsaa jos koko porukka saa kevääksi kolme opintopistettä kasaan, joten mikä olisi meille neljälle kaikkein nopein?
Jos helatorstai on vapaa ja perjantai silta välissä, niin onko koko loppuviikolla mitään opetusta vai voinko lähteä mökille jo keskiviikkona?
Olen palomies ja työrytmi on vuorokausi töissä ja kolme vapaata, joten mitä sellaisella elämällä voi ylipäänsä opiskella?
pari pilkkiretkee tulossa, mitä jää väliin
Kilpikonna heräsi talvihorroksesta ja minä en, joten nukuin ohi ilmoittautumisesta, pääseekö mihinkään enää tällä kaudella mukaan?
juoksin ja silti myöhästyin, millon seuraava
Tänään meni ihan kaikki pieleen, kahvi kaatui koneelle ja bussi ajoi ohi, joten kerro edes yksi hyvä uutinen aikatauluistani
Jos vaan olisi jotain, missä saisi istua rauhassa ikkunan ääressä ja oppia pikku hiljaa ilman mitään paineita
millon pitää viimestään ilmottautua
Kuulostaa hyvältä, mutta kuka sen opettaa, ja onko se sama opettaja, joka piti sitä myös viime keväänä?
onko siinä ennakkotehtävää | Saako poissaolot korvattua jollain esseellä? | tuleeks lisää paikkoja | läsnäolo?
menikö jo umpeen | voiks olla kamera kiinni
ja entä jos mä tajuun vasta kuukautta ennen etten mitenkään ehdi, saanko siitä jonkun merkinnän vai riittääkö et ilmotan opelle
Maksaako se opiskelijalle mitään, jos on läsnä mutta tutkinto on jo melkein valmis ja lisäaika haettu?
milloin tulee tulokset
Miten iso ryhmä siellä suunnilleen on, koska jännitän isoja porukoita ja mieluummin istuisin jossain pienemmässä?
Olen tehnyt kaikki tehtävät, mutta järjestelmä näyttää nollaa, joten onko tässä jokin viive vai pitääkö soittaa opettajalle?
käykö tää putkimiehelle jolla on vaan peruskoulu | ahdistaa et en valmistu ikinä | pidän oravista, en aikatauluista
Opintotuki loppui ja kesätyöt alkavat vasta juhannuksena, joten mitkä näistä ovat sellaisia, joista ei tarvitse maksaa yhtään mitään?
onko keväällä kans | pistä ne järjestykseen pisteiden mukaan
Tuo ensimmäinen kuulosti juuri oikealta, mutta hinta yllätti, joten löytyisikö muuten samanlainen mutta selvästi halvempi tai kokonaan maksuton?
ei saa olla maanantai | hups painoin väärää | Lasken viikkoja lomaan, ja se on alle kolme, mitä tässä vielä ehtii?
tuun bussilla yheksältä | viikonloppuna ei, mökki kutsuu | mulla on puhelimessa vaan yks palkki | mitä tarkoittaa op
vanhat kotitehtävät, missä | kuulin et joku siirtyi, mikä | miksi sä vastaat ruotsiks
Yritin lisätä aikataulun puhelimeni kalenteriin, mutta kaikki tapahtumat ilmestyivät tunnin liian aikaisin, johtuuko se kesäajasta vai teistä?
Katsoin viimeksi ennen hiihtolomaa ja silloin lista oli ihan lyhyt, joten onko sinne sen jälkeen tullut mitään uutta?
Hei hei, työskentelen vankilassa vartijana ja haluaisin ymmärtää nuoria paremmin, joten onko [rikosseuraamusalan] kursseja, joita voi käydä vuorotöiden lomassa?
Olen käynyt terapiassa ja se auttoi niin paljon, että haluaisin itsekin opiskella [ratkaisukeskeisyyttä], onko teillä siitä johdantoa ja alkaako se pian?
Mä oon ihan intona kun sain stipendin, mut se pitää käyttää kurssiin, niin oisko [meteorologia] semmonen et siihen pääsee vielä
Harrastan geokätköilyä ja vaimo on kova sienestämään, mutta tähän väliin tarvitsen pelkän kielitodistuksen hyväksiluvun, mihin siitä kirjoitetaan?
Päivää! Meillä on perheyritys, sukupolvenvaihdos tulossa ja sukulaiset riidoissa, joten etsin kurssia [perintöverosuunnittelusta], mieluummin tämän kuin ensi vuoden puolella
Moi, työharkassa sanottiin et mun raportit on kamalia, niin onks joku [raportointi]kurssi mis opetetaan ihan alusta miten niitä tehdään
Hei, olen onnellinen kun viimein pääsin sisään, mutta lukujärjestys näyttää tyhjältä ja naapuri sanoo että opetus alkoi jo, mitä teen?
Olen entinen merimies, nykyään rannalla, ja poika kyselee tähdistä, joten olisiko [tähtitiedettä] tarjolla ihan vasta-alkajalle pimeinä iltoina?
Kiitos mukavasta keskustelusta messuilla! Mainitsitte siellä kurssin [digitaaliset kaksoset], mutta en kirjoittanut tarkempaa ylös, joten kuinka laaja se on?
Meillä on talossa hometta ja vuokraisäntä kieltää kaiken, niin kysyisin onko [huoneenvuokraoikeus] semmonen kurssi mistä ois oikeesti apua
Hei, olen opintovapaalla pankista ja kollegani hehkutti [käyttäytymistaloustiedettä], joten pääseekö siihen avoimen kautta ja mitä siitä joutuu maksamaan?
Oon pienestä kylästä ja täällä ei oo ees kauppaa, mut netti toimii, joten kaikki mitä voi tehdä kotoo kelpaa
Tervehdys! Rakensin lapsille leikkimökin ja huomasin, että nautin siitä enemmän kuin päivätyöstäni, joten koska seuraava [hirsirakentamisen] kurssi on ja mahtuuko sinne?
Hei, tässä on nyt vähän hankala tilanne: meidän [biomekaniikan] labraryhmässä on vain kaksi ihmistä ja pelätään että se perutaan, onko siitä tietoa?
Aloitin juuri kiinteistövälittäjänä, ja kauppakirjat pelottavat minua enemmän kuin asiakkaat, joten haluaisin jonkun [maakaaren] kurssin, kiitos jo etukäteen
Mun kämppis tekee saippuaa ja koko asunto haisee laventelille, niin rupes kiinnostaa, onks [kosmetiikan kemiaa] mahollista ottaa jos on kauppiksessa
Hei, minulle jäi kesken tutkinto yhdeksänkymmentäluvulla ja nyt olen rohkaistunut palaamaan, mutta mistä tällaisen vanhan jäärän kannattaa lähteä liikkeelle?
Ulkona ukkostaa ja sähköt pätkii, mutta kysyn nopeasti: onko [ukkossuojauksesta] mitään kurssia, isännöitsijä kiinnostui asiasta ja voisi lähettää minut sinne
Moi, meil on bändi ja tehään kaikki ite, ja kaikki sanoo et miksaukset kuulostaa tunkkaselta, joten joku [masterointi]kurssi ois kova
Arvoisa neuvonta, lapseni on vammainen ja siksi minua kiinnostaisi [puhetta tukeva kommunikaatio], mutta vain jos opetuksen voi katsoa jälkikäteen tallenteelta
Kävin viime kesänä Georgiassa ja ihastuin ruokaan ja ihmisiin, joten nyt säästän uuteen matkaan, ja siksi kurssin pitäisi olla maksuton
Hei, opiskelen taloutta mutta haaveilen toimittajan työstä, ja tuutori neuvoi kokeilemaan [tutkivaa journalismia], onko siihen jono ja voiko sen suorittaa kesällä?
Tuli potkut eilen, mut ehkä se oli hyvä juttu, koska nyt ehdin opiskella [datan visualisointia] jota oon lykänny, alkaako se kohta?
Olen vapaaehtoisena eläinsuojassa ja sydän särkyy joka viikko, joten haluaisin oppia [eläinten käyttäytymistä], löytyykö sellaista suomeksi ja ilman luonnontieteen taustaa?
Hei! Tytär muutti pois ja talo kaikuu tyhjyyttään, joten nyt on aikaa: pääseekö [posliinimaalaukseen] vielä mukaan, vaikka kaksi kertaa on jo mennyt?
Kirjoitan bussista joten tulee virheitä, mut siis [operaatioanalyysi], ohjaaja sano et se ois mulle pakollinen ja sit toinen sano et ei oo
Rakas botti, mulla on kolme tenttiä samalla viikolla, flunssa ja rikkinäinen pyörä, voisko edes yksi niistä siirtyä myöhemmäksi
Päivää, olen rakennusvalvonnassa töissä ja lupahakemukset tulevat nyt malleina, joten tarvitsisin [tietomallinnuksen] osaamista nopeasti, vaikka viikonloppukurssina
Hei, kiinnostuin dokumentin jälkeen siitä miten sukellusveneet toimivat, joten opetetaanko teillä [meritekniikkaa], ja pääsevätkö sinne muutkin kuin diplomi-insinööriopiskelijat?
Koti on täynnä lankakeriä ja mies valittaa, mutta minä tarvitsen nyt muuta: onko [luova kirjoittaminen 2] auki myös niille, jotka kävivät ykkösen muualla?
Hei, ymmärrän että teillä on kiire, mutta odotan vastausta jo toista viikkoa ja haluaisin vain tietää, hyväksyttiinkö minut kurssille vai ei
Mä tykkään puhua ja äiti sanoo et musta tulis poliitikko, niin oisko [väittely] semmonen mistä sais pisteitä ja missä ei tarttis kirjottaa niin paljoo
Olen hammasteknikko Seinäjoelta, ja kiinnostaisi [lisäävä valmistus], koska meillekin hankittiin tulostin, joten pidetäänkö siitä mitään lähempänä kuin Tampereella?
Mukavaa alkanutta viikkoa! Kyselisin, onko [kulttuurimatkailun kehittämiseen] mahdollista ilmoittautua vielä, sillä sain tietää kurssista vasta tänään ystävältäni
Tyttö pelaa jalkapalloa, poika soittaa huilua ja minä kuskaan, joten kaipaan kurssia, jota voi tehdä parkkipaikalla odotellessa
[solubiologia] vk 2 | [kaivostekniikka] ensi keskiviikkona? | [juridiikka], [eettiset kysymykset]
[siivous] ja [hygienia] pe aamu | [tuotantoautomaatio] 14.9. klo 10.15 | [sellonsoitto] vai [viulu]
[luonnonsuojelu], [riistanhoito] | [avaruustekniikka] torst | [kalkyylit] ja [budjetointi], vk 19
[editointi] tai [värimäärittely] huomiselle | [vaatesuunnittelu] kello 18 | [ikääntyminen], [muistisairaudet]
[pedagogia 3] | [lattarit] su | [sähkökemia] ja [korroosio] alkuvuodesta | [tilastollinen mekaniikka] 5. periodi
[saippuanvalmistus]?? | [työhyvinvoinnin johtaminen] 29.11. | [turvallisuusala], [pelastusala]
[akvarelli] maanantai-iltapäivä | [c++] & [rust] | [kasviperäiset värit] heinäkuussa
[palliatiivinen hoito] ja [kivunhoito], kevät | [kreikka] ylihuomen klo 17 | [matikka b] tai [fyssa b] vko 36
[koruhopea] | missä [lasten hammashoito] on, {group} | onko [rytmiikka] peilisalissa vai musaluokassa
[tietosuoja] ryhmä 7, mikä rakennus
Pidetäänkö [verkostoanalyysi] tällä kertaa luokassa 4.12 vai tavallisessa paikassa?
[terästen lämpökäsittely] {group} uunihuone?
Tulen suoraan töistä raitiovaunulla, joten kysyn varmuuden vuoksi, onko [toksikologian] luento keskustassa vai pitääkö mennä biokeskukseen asti?
[väestötiede] {room} onks täynnä | montako kertaa [englannin keskustelu] {group} viel
[nukketeatterin] ryhmä a, onko näyttämö 2 | kuka vetää [vesirakennusta] C-talossa
mihin huoneeseen tulee [varastonhallinta] kun {room} on remontissa
Onko [osteologian] ryhmällä 1 luita esillä museon salissa vai tavallisessa laboratoriossa, ja moneltako sinne pitää tulla?
[kryptografia] ti luokka 207? | onks [improteatteri] kellariteatterissa
[digitaalinen terveys] {group} ja [etähoito], samas huonees? | [puurakenteet] puutalossa vai missä
kuljetaanko [lietsonta- ja puhallintekniikkaan] F-ovesta | [kansanterveys] vai [epidemiologia]
[ralli-insinöörin] opinnot vai ihan vaan [autotekniikka]
läpi meni [lääketieteen sanasto], otanko nyt [farmakologian] | [tanskan] jälkeen [islanti], hullua?
onko [ruokakulttuuri] sama mitä oli [gastronomia] | voiko [mallinnus 2]:n tehä ennen ykköstä
Kumpi näistä on työläämpi, [oikeushistoria] vai [oikeusteoria]?
Ohjaaja neuvoi vaihtamaan, koska graduni siirtyi laivoihin, eli [kuljetusoikeus] pois ja tilalle [merioikeus], onnistuuko se vielä tällä viikolla?
vaihtaisin [hiilipiirroksen] [muotokuvaan], tilaa? | [scrum] vai [kanban]
Opiskelen sivuaineena kasvatustiedettä ja mietin, kannattaisiko ottaa [erityispedagogiikka] ennen [inklusiivista opetusta] vai voiko ne käydä rinnakkain saman syksyn aikana?
tekniikan puolen [lämmönsiirto] vai fysiikan [lämpöoppi] | [suomi 2] ja [suomi 3] yhtä aikaa?
hylätty [integraalilaskenta], mihin nyt | enemmän kiinnostais [kuvajournalismi] ku [tutkimusmetodit]
korvaako vaihdossa tehty [global health] meidän [globaaliterveyden]
[ilmastopolitiikka] vai [energiapolitiikka], kumpi etänä | muistuta [gastroenterologian] kirjasta päivää ennen
kerro heti jos [mediataide] perutaan | seuraan liikaa, heitä [varainhankinta] pois
Tilaisin muistutuksen kurssista [luonnonmukainen viljely], kiitos. | [rautasepän] ilmo, herätä mut
ilmo [geomatiikkaan] pls | en enää tarvii [ruotsin kertausta] | pistä viesti kun [uimaopettaja] on haussa
Voisitko lopettaa muistuttamisen [talonrakennuksen] läksyistä, sillä sain ne jo palautettua ja viestit tulevat aina keskellä yövuoroa?
En vielä tiedä ehdinkö, koska lavakeikat ratkeavat vasta kesällä, mutta laittaisitko [kuoronjohdon] varmuuden vuoksi seurantaan?
jätän [akupunktion] väliin, poista | tsekkaa mulle ku [stand up] alkaa | vinkkaa viikkoo ennen [nanotekniikkaa]
mutelle [puheenjohtajakoulutus] | Peruisin paikkani kurssilta [perehdyttäminen työpaikalla].
Haluaisin, että ilmoittaisit minulle aina kun [ajankohtaista vero-oikeudessa] saa uuden luennon, koska en ehdi itse seurata sivua
älä anna mun unohtaa [hiphop]kurssia | Oulunsalossa tiistaina?
meen Grazista Wieniin ja sit kotiin, mitä voi tehdä junassa | mitä löytyy rantakampukselta
onko kaiutonta huonetta vapaana tänään | lukitseeko ompeluluokka itsensä viideltä
Palaan vaihdosta Soulista helmikuun lopussa, mihin ehdin vielä mukaan? | saaks kasvihuoneesta pöydän varattua
Tarvitsisimme takkahuoneen noin kahdellekymmenelle hengelle torstai-iltana kuuden jälkeen, joten onko se silloin vapaana vai jo jollakulla muulla?
pistä ilmotukset vaan arkisin | oon Raumalla töissä ja Porissa kirjoilla, kumpi
Saako muuntajakopin vieressä olevan opetuslabran varattua omaan projektiin perjantai-iltana, vai onko se aina lukossa?
akvaariohuoneen pumppu huutaa, kenelle soitan | mistä ovesta pääsee vanhaan voimalaitokseen, siel on mun tunti
monelta kirjastosilta avataan | unohda kaikki mitä tiedät musta
Kuopiosta lähtee bussi vasta puol kymmenen, eli sen jälkeen alkavat | viikkonäkymä sunnuntaista alkavaksi
apua mikä tää ruutu on | mun luuri on saksaks, auttaako | ics-tiedosto on tyhjä | lataus jumittaa 99 prosentissa
itsenäisyyspäivä, tuleeks ketään | laskiaispulla ja torkut | eihän kukaan jaksa marraskuussa mitään
Siirsin kaiken toiseen puhelimeen, ja nyt muistutukset tulevat kummallekin, saisiko toisen hiljaiseksi?
Lokki vei eväät, tuuli vei muistiinpanot ja nyt en tiedä edes mihin aikaan mun pitäisi huomenna olla paikalla
kirvesmies täs moro, löytyiskö mitään kauden ulkopuolella | olen lääkäri, en ehdi mitään | lenkille vai luennolle
onkohan kellään ylimäärästä paikkaa | ja jos sairastun? | onko se ees hyödyllinen | pitääks ostaa kirja
koska varmistuu | Saako siitä lukuvuosimaksusta alennusta, jos on jo maksanut kerran? | ylihuomenna sit?
entä myöhemmin syksyllä | mitä sinne pitää ottaa mukaan | voiks jakaa kahelle vuodelle | piru kun tää on hidas
kiva kettu-emoji sulla | no en tiiä, yllätä mut | kolme päivää lomaa ja paha mieli, mitä nyt
Olen allerginen koirille ja pölylle, joten haluaisin tietää, onko teillä kursseja pelkästään ulkona tai sitten kokonaan verkossa?
tarkotin sitä alempaa | iha jees mut liian pitkä | jos lotossa tärppää niin tuun maksulliselle
mikä täst on se tuplapistejuttu | kaveri ei löydä sua, miten se lisää sut | etkö osaa mitään muuta kun listoja
Hei, voisitko seurata puolestani, milloin [eläinfysiologian] harjoitusryhmät julkaistaan, koska olen kenttätöissä saaressa eikä siellä ole verkkoa?
Selvitin jo itse, että [mallipohjainen säätö] on raskas, joten kysyn, voisiko sen sijaan ottaa [säätötekniikan perusteet] ja jatkaa vasta ensi vuonna?
Tutor sanoi ensimmäisenä päivänä, että [opintojen aloitus] on auditoriossa M1, mutta ovella luki ryhmä {group}, joten olenko minä oikeassa paikassa?
Koska teen vain iltavuoroa konepajalla Varkaudessa, tarvitsisin jotain, mikä pidetään aamupäivisin ja loppuu ennen kuin juna lähtee kahdelta
Mökillä ei ole sähköä eikä nettiä, joten saisinko tämän kuun aikataulun jotenkin paperille ennen kuin lähden perjantaina?
Sain teiltä viestin, jossa oli pelkkä huutomerkki ja pitkä numerosarja, joten onko siinä jokin vika vai pitäisikö minun ymmärtää se?
Kummitätini on juontaja ja se sai mut uskomaan itseeni, joten etsisin [radioilmaisua] tai jotain sinnepäin, kunhan ei tarvitse matkustaa Helsinkiin
Kilpaurheilu loppui polvivammaan ja nyt pitäisi keksiä uusi elämä, joten löytyykö [valmennuksen psykologiasta] jotain, mikä alkaa ennen kesää?
[Fysiikkaa sairaanhoitajille], milloin se kokoontuu | [Lakia muotoilijoille], mitkä päivät
[Kemiaa kokeille] laajuus | onko [Matematiikkaa muusikoille] englanniksi | [projekti]kurssit | [lopputyö]kursseja
[seminaari]kurssit keväällä | [työpaja]kursseja | kaverini opiskelee [metsätaloutta], mitä kursseja siihen on
sisko lukee [hoitotyötä], mitä kursseja sille löytyy | missä [kuoronjohto] on ens torstaina
missä [katutanssi] pidetään maanantaina | vaihto-oppilas kysyy, pärjääkö englannilla | vaihtarit kysyy onko koe englanniksi
voisko joku [kielioppi]kurssi olla helppo | joku [piirustus]kurssi vois olla kiva | joku [sää]kurssi ois jees
jotain [verotusta] tai [perintöoikeutta] | löytyykö [palkanlaskentaa] tai [logistiikkaa]
ei oo koskaan ollu excel-taitoja, mitä siinä pitää osata | yhen makron oon tehny, riittääkö se
[Robottien etiikka tulevaisuuden kodeissa], onko teillä semmonen | [Koirien unet ja muisti], onko tämmöstä
meidän tiimissä on kaksi italialaista, onko kieli suomi vai englanti
onko ehdotuksia? | olisiko jotain ehdotusta | mitä ehdotat? | joku alkeiskurssi [geologiasta], onko ehdotuksia
mitä [espanjan] kursseja on semmosiin aikoihin että työssäkäyvä ihminen pystyy osallistumaan
peruskurssi [verotuksesta], mitä suosittelet
milloin [luottoanalyysi] alkaa | milloin [luottoriski]kurssi alkaa | onko [kielen huolto] täynnä | [avoin lähdekoodi] koe
milloin [ryhmänohjaus] alkaa | kuka opettaa [rakennusfysiikkaa] | [opetusmenetelmät] kieli | [kielitieto] opintopisteet
[opintojen ohjaus] milloin | [opettajan työ] koe | [tentti]jännitys on kurssi, milloin se alkaa | [aloittavan yrittäjän talous]
[orgaanisen kemian] koe | onko [fysikaalisessa kemiassa] tenttiä | onko [epäorgaanisessa kemiassa] koetta
[ryhmäprosessien] kieli | [ryhmäterapian] opettaja | [ryhmätöiden ohjaus] koe | [kurssisuunnittelu] alkaa milloin
entä [ruotsi hoitajille] | entä [Suomen kieli työelämässä] | entäs [Englantia töihin] | [opiskelutaidot] milloin
[opintojen suunnittelu] | [harjoittelun ohjaus] | [kesätyön hakeminen] onko kurssia | [avoin tiede] milloin
miten [tilasuunnittelun] koe menee | [aikasarjat] milloin alkaa | mikä on [paikkatiedon] kieli | [paikkatieto] alkaa?
[konenäkö] kevät | [kemia] syksy | [markkinointi] kevät 2027 | [robotiikka] syksyllä | [koneoppiminen] kevääksi
kuinka suuri osa on itsenäistä työtä | kuinka paljon on lähiopetusta | paljonko on etäopetusta
milloin [harjoittelu varastolla] loppuu | milloin [projekti yrityksessä] alkaa | [työ saaristossa] päivämäärät
kurssit [liiketalouden] yksikössä | [terveysalan] yksikön kurssit | kurssit [kulttuurin] yksiköstä | [metsäalan] osaston kurssit
mitä kursseja on [muotoilun] yksikössä | kurssit [rakentamisen] yksikössä keväällä | [sosiaalialan] yksikkö ja sen kurssit
`;
