/** Examples of what people ask in Finnish. */
import type { Examples } from '../examples.ts';

export const fiExamples: Examples = {
  opens: `
milloin {} ilmoittautuminen alkaa | Koska pääsee ilmoittautumaan {}:lle? | monesko päivä {} tulee haettavaksi
mistä lähtien {}:lle voi ilmota | Saisinko tietää, minä päivänä ilmoittautumisaika kurssille {} käynnistyy?
ilmo {} ei oo vielä auki, millos aukee | onko {}:n ilmoittautumisen alkamispäivä jo päätetty?
mihin aikaan {}:n ilmo avataan, keskiyöllä vai aamulla?
Haluaisin olla ensimmäisenä jonossa kun {} aukeaa, mikä on kellonaika?
kuinka kauan pitää vielä oottaa että {}:n ilmo aukee
Peppi sanoo ettei {} vielä ota ilmoittautumisia, milloin ottaa
joko {}:n ilmoittautuminen alkaa tällä viikolla vai vasta ens kuussa
aikaisintaan milloin saan varattua paikan toteutukselta {}
En pääse vielä ilmottautumaan {}, millon se tulee mahdolliseksi? | {} ilmon aukeaminen | avautuuko {} ennen joulua
{} enrollment alkaa mikä pvm | Tiedätkö koska {} tulee ilmoittauduttavaksi? | {} ilmoittautumisajan alku
millonkohan se ilmo kurssille {} pamahtaa auki | Odottelen että {} avautuisi, onko siihen vielä pitkä aika?
mikä on ensimmäinen päivä jolloin voi ilmoittautua, kurssi {}
koska voi alkaa ilmoittautua {} opintojaksolle, haluan laittaa kalenteriin | {} haku alkaa millloin
entä milloin ilmo alkaa | millon aukee | no koskas siihen pääsee ilmoon | ilmoittautumisen alkamisajankohta?
alkaako siihen ilmoittautuminen jo elokuussa | eli mistä päivästä eteenpäin voin ilmoittautua | ilmon avaus?
Kauanko tässä joutuu venaamaan ennen kuin ilmo lähtee käyntiin | ensimmäinen ilmoittautumispäivä
mulla on herätys valmiina, moneltako se ilmo starttaa | milloin lomake avataan sille
mistä päivästä lähtien {}:lle voi ilmota ittensä | joko tiedetään koska {} tulee Peppiin auki
en näe vielä nappia jolla pääsis sisään {}:lle, milloin se ilmestyy?
mihin aikaan aamulla haku {} kurssille lähtee käyntiin, haluun olla eka
Opiskelija kysyi minulta, mistä alkaen {} on varattavissa. Osaatko sanoa? | {} ei oo viel auki, koska sit
onks {}:n ilmo jo ens viikolla vai vasta kuun vaihteessa
Mie ootan {}:n ilmoa ko kuuta nousevaa, millonkas se aukiaa
kuinka monta yötä vielä ennenku {}:lle pääsee jonottaan | minä haluan rekisteröidä {}, mikä päivä se on avata?
laitan herätyksen jos kerrot millon {} ilmottautumine avataa | varhaisin päivä jolloin {} on valittavissa
milloin aukee {} | {} ilmoittautumisajan alkupäivä kiitos
Ruotsissa vaihdossa vielä, mutta {} kiinnostaa syksyllä. Koska luukku avautuu?
koskas sitä saa {} laittaa opsiin hyväksyttäväks ja ilmon sisään | ekan kerran ilmottautumaan milloin
aukeeko se ilmo vasta joulun jälkeen | mistä asti siihen voi hakea mukaan | ilmo auki klo?
no mutta koska tuohon pääsee ilmoittautumaan kun sanoo ettei ole alkanut | ilmottautumisen alku
yritin jo mutta sano liian aikaista, koska uudestaan? | avautuuko ilmo maanantaina vai tiistaina
milloin {unit} ilmoittautuminen alkaa
`,
  closes: `
mihin asti {}:lle voi ilmoittautua | Mikä on viimeinen ilmoittautumispäivä kurssille {}? | {} ilmo dl
millon {}:n ilmo menee kiinni
Kuinka kauan minulla on aikaa miettiä, ennen kuin ilmoittautuminen toteutukselle {} sulkeutuu?
{} deadline ilmoittautumiselle plz | umpeutuuko {}:n ilmoittautumisaika jo tänään
mihin mennessä pitää ilmottautua {} | Paljonko päiviä jäljellä {}:n ilmon loppuun
ehdinkö ilmota {}:lle vielä viikonloppuna vai sulkeutuuko se perjantaina | onko {}:lla ilmoittautumisen takarajaa
Viimeistään milloin minun on päätettävä, tulenko {}:lle? | sulkeutuuko {} keskiyöllä vai virka-ajan päättyessä
{} ilmoittautuminen päättyy? | Pelkään että myöhästyn, koska {} ilmoittautumisikkuna loppuu
minkä päivän jälkeen {}:lle ei enää oteta ilmoittautumisia | {} ilmoittautumisen päättymispäivä
kauanko {} on vielä auki ilmoittautumiselle | Muistatko mikä oli {} ilmoittautumisen eräpäivä?
millon viimeistään kurssille {} pitää laittaa ilmo sisään | {} ilmoaika loppuu koska
Meneekö {} ilmo umpeen ennen kuin palaan lomalta 12. päivä? | ja mihin asti aikaa ilmota | vika ilmopäivä?
koska sulkeutuu | milloin ilmoittautuminen loppuu siihen
onks mulla vielä monta päivää aikaa ilmoittautua vai onko kiire | ilmon takaraja
Olen vasta ensi viikolla koneella, sulkeutuuko ilmoittautuminen siihen mennessä? | dedis ilmolle
menikö se kiinni jo vai milloin menee | entäs ilmoittautumisen päättyminen | viimenen päivä kun pääsee mukaan
voinko jättää ilmoittautumisen ensi maanantaihin vai loppuuko aika sitä ennen
mihin kellonaikaan ilmo suljetaan viimeisenä päivänä | menikö {}:n ilmo jo umpeen vai vieläkö on päiviä
mihin mennessä pitää päättää {}:stä
Pomo kertoo vasta perjantaina saanko vapaata, ehdinkö sen jälkeen vielä {}:lle ilmoittautua ennen takarajaa?
{} deadline ilmolle | koska viimestään {} pitää klikata | kauanko {}:n haku on voimassa
Montakos päivää mulla on aikaa miettiä ennenku {} ilmo sulkeutuu | loppuuks {} ilmo keskiyöllä vai jo iltapäivällä
saako {}:n ilmoa lykättyä vielä ens kuuhun, tai siis mikä on vika päivä
Ryhmäni opiskelija on sairaana; milloin {}:n ilmoittautumisaika päättyy, jotta osaan muistuttaa häntä?
viiminen ilmottautumispäivä {} | meneekö {} kiinni jo tällä viikolla | {} ilmoittautuminen, viimeinen mahdollisuus?
en haluu myöhästyä taas, mihi asti {} on auki | kuinka pitkään {} paikkaa voi vielä hakea | takaraja kun haluan {}
viel ehtii ku koska menee kii | eräpäivä ilmolle? | sulkeutuuko se ennen vappua vai sen jälkeen
ei kai se ilmo vielä tänään lopu | mihi saakka tohon saa ilmottautuu | ilmo umpeutuu millo
viime tipassa liikenteessä, montako päivää on jäljellä ilmota | milloin se lista lyödään lukkoon
kauanko on aikaa päättää | mihin asti ehtii | mihin mennessä pitää päättää | koska se menee umpeen | paljonko päiviä vielä jäljellä ilmoittautumiseen
milloin on dedis | dedis kurssille {} | mikä on ilmon dedis
`,
  'can-enroll': `
voiko {}:lle vielä ilmoittautua | Pääseekö kurssille {} enää mukaan? | onko {} auki
olenko auttamatta myöhässä vai otetaanko {}:lle vielä ilmoja | onks {}:n ilmo päällä just nyt
Saako avoimen amk:n opiskelija osallistua {}:lle? | miten {}:lle ilmoittaudutaan
missä se ilmo {} tehdään, pepissäkö? | Haluaisin {}:lle, mitä minun täytyy tehdä?
voinko mennä {} vaikka oon vaihto-opiskelija
Unohdin ilmoittautua ajoissa, voiko {}:lle tulla jälki-ilmoittautumalla? | kuka tahansa voi ottaa {}?
pystyykö {}:lle ilmoamaan jo tänään | Kelpuutetaanko {}:lle muitakin kuin oman koulutuksen väkeä?
En näe ilmoittautumisnappia {}, enkö saa osallistua? | ottaakohan ne {}:lle enää ketään kun se on jo alkanut
onko {} kaikille avoin vai rajattu | ohjeet {} ilmoittautumiseen | onnistuisko että hyppään {}:lle kesken kaiken
{} ilmoittautumisen tila nyt | Onko minulla oikeus ilmoittautua kurssille {}? | {} ilmo, onko jo käynnissä
saako {} ottaa jos opiskelee toisessa korkeakoulussa | Mitä kautta kurssille {} haetaan?
vieläkö kerkiää hakea kurssille {} | {} jäi multa ilmoittamatta, pääsenkö silti jotenkin
Voisiko henkilökunnan jäsen osallistua kurssille {}? | miten saan {} kurssin hopsiin ja ilmon tehtyä
pääseekö siihen vielä | saanko mä tulla mukaan sille | onko ilmo auki | voiks ilmota?
kuinka siihen ilmoittaudutaan | vieläkö kerkeen | kelle se on avoinna
Pitääkö olla läsnäoleva opiskelija, jotta voi ilmoittautua? | no mistä mä sinne ilmoittaudun
Entä jos ilmoittautuminen on jo sulkeutunut, voinko silti tulla? | saaks ulkopuolinen osallistua tähän
onko ilmoittautuminen siihen mahdollista tällä hetkellä | pääsiskö {}:lle viel vaikka oon myöhässä
Oon avoimen puolelta, kelpaanko mä {}:lle | joko {}:een saa ilmottautua | mistä napista {}:lle ilmottaudutaan
onks {} niinku kaikille vai pitääks olla tietyllä alalla et pääsee
Minulla on vaihto-opiskelija joka kyselee {} perään. Voiko hän ilmoittautua?
vieläks mahdun mukaan {} vai onko juna jo mennyt ilmon osalta
Kuinkas mie tuonne {}:lle ilmoan itteni, Peppi on mulle uus | eikö {} oo vielä ilmottavissa nyt
saanko tulla {} jos olen vain vaihdossa yksi lukukausi
töissä meni pitkään ja unohdin koko {}:n, voiko enää jälki-ilmoittautua?
voiko {} ottaa vaikka opiskelee ihan muuta | {}, pystyykö ilmottautuu tällä hetkellä
kelpuutetaanko muiden korkeakoulujen väkeä kun {} kiinnostaisi | miten pääsen mukaan kun {} ei näy mun opsissa
ketkä kaikki saa tulla {} toteutukselle | onko ilmo nyt päällä vai pois | vieläkö kerkiää mukaan
Peppi sano ei ilmottautumisoikeutta, enkö mä saa tulla | pääseekö ykkösvuoden tyyppi tohon
miten tähän ilmoittaudutaan avoimesta | ei kai oo jo liian myöhästä ilmottautua | voiks vielä hypätä kyytiin
saako alumni osallistua
lomake on jo kiinni, pääseekö vielä jotenkin mukaan | ilmoittautumisnappi on harmaana kurssilla {} | yritin ilmoittautua kurssille {} mutta se ei onnistu | unohdin ilmoittautua kurssille {}, onko toivoa | mistä löydän ilmoittautumislomakkeen
miten pääsen mukaan | haluan kurssille {} | pääseekö kurssille muut kuin insinöörit | voiko kurssin {} ottaa toisesta koulutuksesta | haluaisin mukaan
mihin kurssille pitää ilmoittautua | minne ilmoittaudutaan | mistä pääsen ilmoittautumaan kurssille {}
paljonko aikaa on ilmoittautua kurssille {} | kauanko ehtii ilmoittautua kurssille {}
`,
  starts: `
milloin {} alkaa | Koska on {}:n eka kerta? | {} alkamispäivä | mikä päivä {} pyörähtää käyntiin
Joko {} on alkanut? | millä viikolla {} starttaa | Alkaako {} ensi periodissa vai vasta keväällä?
onko {}:n aloitus ennen syyslomaa | hei millon {} lähtee liikkeelle, pitäis sopia työvuorot | aloituspvm {}
missähän vaiheessa syksyä {} potkaistaan käyntiin | En muista alkoiko {} jo, milloin ensimmäinen kokoontuminen oli?
{}:n kickoff koska | montako viikkoa {}:n alkuun on | {} alkaa milloin | Minkä kuun aikana {} käynnistyy?
mistä päivästä lähtien {} rullaa | millos {} polkaistaan käyntiin | {} aloitusluento milloin
alkoko {} jo vai onko vasta tulossa | koska se alkaa | entä aloitus | eka päivä?
Milloin minun pitää olla paikalla ensimmäisen kerran? | monesko päivä tämä lähtee pyörimään
alkaako vasta tammikuussa | alkupäivä | mikä periodi se on kun tää alkaa | starttipäivä?
ehdinkö palata reissusta ennen kuin kurssi on käynnistynyt | oliko {} jo alkanu vai vasta tulossa
lähteekö {} liikkeelle lokakuussa vai marraskuussa
Lomamatka varattu syyskuun alkuun, ehdinkö takasin ennen ku {} alkaa? | {} alotuspvm | monesko viikko {} käynnistyy
koskas se {} niinku alkais | {} alkaa millon | joko {} kanssa ollaan vauhdissa vai alkaako se myöhemmin
olen tulossa Suomeen 15. päivä, onko {} silloin jo aloittanut | aloituspäivä? | millos startataan
heti elokuussako vai vasta syksymmällä lähtee | eka päivä mikä | Koska mun pitää olla valmiina alottaan
eihän se vielä oo alkanu eihän
onko kurssin {} alkua siirretty | {} piti alkaa viime viikolla, mitä tapahtui | milloin voi aloittaa | kurssin aloituspäivä
milloin {unit} alkaa | koska {unit} alkaa | {unit} aloituspäivä
`,
  ends: `
milloin {} päättyy | koska {} loppuu | Mikä on {}:n viimeinen päivä? | onko {} ohi ennen joulua
jatkuuko {} vielä toukokuussa | {} päättymispvm
Ehdinkö saada {}:n pakettiin ennen kesätöiden alkua, mihin se loppuu? | millon {} vika kerta
mihin kuuhun asti {} jatkuu | loppuuko {} tän periodin mukana | Onko {} jo päättynyt? | {} loppupäivä plz
Mihin päivään {} päättyy? | {} viimeinen kokoontumiskerta | loppuuko {} ennen vappua
millonkohan {} on vihdoin taputeltu | koska {} tulee päätökseen | milloin se loppuu | päättymispäivä? | entäs loppu
venyykö se yli kesän alun | viimeinen viikko? | Minulla on lento 15.12., onko kurssi silloin jo päättynyt?
koska tästä pääsee eroon | loppuuks se jo marraskuussa | milloin {} on paketissa
meneekö {} jouluun asti vai päättyykö aiemmin
pääsenkö kesätöihin toukokuun alussa vai onko {} silloin vielä kesken | {} loppupvm | koskas {}:stä pääsee eroon
Valmistumiseni on 31.5., päättyykö {} ennen sitä? | joko {} on ohi | {} päätöspäivä
mihin kuuhun mennessä {} on taputeltu | kauanko vielä {} loppuun | loppuuko se ennen juhannusta
millon tää on niinku ohi | vika päivä kurssilla | koska päättyy tämä kurssi | eihän se veny ens vuoden puolelle
viimeinen kurssiviikko?
`,
  duration: `
kauanko {} kestää | mistä mihin {} on | Minkä ajanjakson {} kattaa? | montako viikkoa {} pyörii
onko {} intensiivi vai koko lukukauden mittainen | {} ajankohta | {} aikaväli, alku ja loppu
kuinka pitkä kurssi {} on ajallisesti | onko {} yhden vai kahden periodin juttu
Kertoisitko {}:n alkamis- ja päättymispäivän? | meneekö {} koko kevään läpi | mitkä päivämäärät {} | {} kesto
Kuinka monta kuukautta {} vie kokonaisuudessaan? | {} alku- ja loppupäivä
missä välissä vuotta {} pidetään, mistä viikosta mihin viikkoon | onks {} pitkä vai lyhyt kurssi kestoltaan | kesto?
kuinka pitkään se jatkuu | millä aikavälillä | mistä päivästä mihin päivään
Meneekö se syksystä kevääseen vai vain yhden jakson ajan? | montako kuukautta
onko tää parin päivän rykäisy vai puolen vuoden projekti | toteutusaika | kuinka monta viikkoa {} vie
onks {} puolen vuoden juttu vai yhden periodin | {} mistä mihin
Hoitovapaa loppuu maaliskuussa ja haluisin tietää millä aikavälillä {} pyörii | kestääks {} koko lukuvuoden
{} ajankohta alusta loppuun | venyykö {} kahdelle jaksolle | {} toteutusaika | monta kuukautta {} kestää yhteensä
onko {} lyhyt intensiivi vai pitkä kurssi | paljonko se vie kalenteriaikaa, viikkoja vai kuukausia
koko kevään vai pelkän alkukevään | kuinka pitkä kurssi on kyseessä | ykköspariodi vai kakkonen vai molemmat
kurssin {} alku- ja loppupäivä | alku- ja loppupäivämäärä kurssille {}
`,
  credits: `
montako nopee {} on | paljo nopi tulee {}
montako opintopistettä {} on | kuinka monta noppaa {} | Paljonko {}:stä saa op? | {} laajuus
onko {} viiden pisteen kurssi | monen nopan kurssi {} oikein on | mikä on {}:n opintopistemäärä
Tarvitsen vielä kolme pistettä, riittäisikö {}? | ECTS {} | saaks {}:sta 5 vai 10 noppaa
Kertyykö {} suorittamalla kymmenen opintopistettä?
Voiko {}:n suorittaa pienemmällä pistemäärällä, vai onko laajuus kiinteä? | paljon {} nopat | {} montako op
Kuinka laaja opintojakso {} on? | paljonko noppii tippuu kurssista {} | {} opintopisteet
minkä kokonen kurssi {} on pisteissä | mitä {} kartuttaa opintopisteissä | ja paljonko siitä saa noppia
montako pistettä | nopat? | op-määrä | minkä laajuinen? | kuinka monen pisteen arvoinen tää on
Kelalle pitää ilmoittaa pistemäärä, mikä se on tässä? | saako täydet viisi noppaa | how many op siis tää kurssi
vaihteleeko opintopisteiden määrä | montako noppaa {}:stä tippuu | {} op?
saako {}:stä vitosen vai kolme pistettä, siis opintopisteinä
Kela valittaa etenemisestä, paljonko {} toisi lisää nopparoita | mones opintopisteen pläjäys {} on
kuinka iso {} on ects | how many op saan kurssista {} | paljonko {} suorittamisesta kertyy opintopisteitä
riittääkö {} kun mulla puuttuu viis op | nopat | paljon tästä saa pojoja | onks tää kolmen vai viiden op
siitä saa kuinka monta opintopistettä | montaks noppaa | laajuus opintopisteissä
montako pistettä {unit} on | {unit} opintopisteet
`,
  language: `
millä kielellä {} opetetaan | Onko {} englanniksi vai suomeksi? | {} opetuskieli | puhutaanko {}:llä suomea
Ymmärränkö mitään {}:llä jos en osaa englantia? | pidetäänkö {} enkuks
Olen ruotsinkielinen, järjestetäänkö {} på svenska? | voiko {} suorittaa suomeksi vaikka luennot on englanniksi
tarviiks osata suomee että pärjää {}:llä | {} kieli | vedetäänkö {} lontooksi
onko {} sama kurssi tarjolla myös suomenkielisenä toteutuksena vai tämä vain englanniksi
minkäkielistä {}:n opetus on | Saako {}:n tehtävät palauttaa omalla äidinkielellä? | {} englanniksi?
Millä kielellä {} luennoidaan? | onks {} suomenkielinen | Suomeni on huono, opetus kurssilla {} on mikä kieli?
pärjääkö kurssilla {} pelkällä englannilla | entä kieli | suomeks vai enkuks | kieli? | onko englanninkielinen
opetetaanko siinä ruotsiksi | mikä on opetuskieli siinä | onnistuuko suomeksi
Minä puhun vain vähän suomi, voiko olla tällä kurssi? | suomenkielinenkö
puhuuko ope tunneilla englantia vai suomea | puhutaanko {}:llä suomea vai enkkua
minun suomi on huono, onko {} englanniksi? | millä kielellä {} vedetään | {} enkuks vai suomeks
Vaihtarini ei osaa sanaakaan suomea. Voiko hänelle suositella {}, onko se englanninkielinen?
onks {}:ssä materiaalit ja puhe kotimaisella kielellä | järjestetääks {} på svenska | pidetäänkö {} lontooksi
pärjääks {} luennoilla pelkällä suomella | enkkuu? | ei kai oo englanniks, mun enkku on aivan surkee
suomeksi vai ruotsiksi | voiko vastata suomeksi vaikka kurssi on enkuksi | mikä kieli siinä on käytössä
sivu on suomeksi mutta opetetaanko {} englanniksi | pärjääkö ilman suomea | puhutaanko kurssilla {} ruotsia | millä kielillä {} pidetään | mun suomi on huono, onnistuuko {} enkuks
`,
  online: `
onko {} verkossa | Voiko {}:n suorittaa etänä? | onks {} lähiopetusta vai etää | {} etä?
toteutetaanko {} hybridinä | Asun toisella paikkakunnalla, onnistuuko {} kokonaan kotoa käsin?
pitääkö {}:llä käydä kampuksella ollenkaan | järjestetäänkö {} teamsissa vai zoomissa | kuuluuko {}:iin lähipäiviä
onko {} virtuaalikurssi | Kuinka suuri osa {}:stä on etäopetusta? | livenä luokassa vai koneen ääressä, {}
mites {} opetusmuoto: lähi, etä, moni | saisko {} tehtyä ilman että tarvii tulla koululle | {} verkkototeutuksena?
Onko {} etäopiskelijalle sopiva? | tarviiko kurssilla {} mennä paikan päälle
{} onko moodlessa kokonaan vai luokkaopetusta | opetetaanko {} etäyhteydellä | onnistuuks {} Lapista käsin etänä
etänä? | onko se lähiopetuksena | voiko osallistua verkon kautta | zoomissako
entä jos en pääse koululle, saako olla etäyhteyden päässä | lähi vai etä | livestriimataanko se kotiin
onko tämä monimuotoa | joutuuko ihan fyysisesti kampukselle | verkkokurssi vai ei
tarviiko {}:n takia raahautua kampukselle | pystyykö {}:n hoitaan kotisohvalta
Asun Rovaniemellä ja työt täällä, onnistuuko {} ilman että muutan perässä? | {} lähi vai etä | onks {} zoomissa
Mie asun Kemissä, voiko {}:n tehä etänä | {} vissiin hybridi? | vedetäänkö {} teamsin kautta
{} verkkototeutuksena vai koululla | voiko {} luentoja seurata koneelta muualta
täytyykö olla paikan päällä vai riittääkö netti | kokonaan verkossa vaiko osittain | pitääks sinne kouluun mennä
moodlessa pelkästään vai myös livenä luokassa | monimuotona vai päivätoteutuksena tuo menee
asun kaukana enkä pääse joka viikko, onnistuuko {} | voinko käydä kurssin {} etänä ulkomailta | onko lähipäiviä paljon vai pärjääkö kotona | pitääkö tulla paikan päälle | tallennetaanko vai pitääkö tulla
kuuluuko siihen lähiopetusta | sisältääkö {} lähiopetusta
`,
  unit: `
mikä yksikkö järjestää {}:n | Mikä osasto vastaa {}:n järjestämisestä?
kuka tarjoaa {}:n, tekniikka vai liiketalous | {} vastuuyksikkö | mihin koulutusalaan {} kuuluu hallinnollisesti
Onko {} soten vai kulttuurin alaisuudessa? | minkä laitoksen opintojakso {} oikein on
kenen tarjontaa {} on, siis mikä koulu tai yksikkö | {} järjestävä taho | minkä osaamisalueen tarjontaa {} on
{} mikä osasto | Järjestääkö kurssin {} kielikeskus vai joku muu yksikkö? | {} järjestäjäyksikkö | mikä yksikkö
kenen yksikön kurssi | järjestävä osasto? | onks tää tekniikan puolen järjestämä | mikä koulu tätä pyörittää
Mihin tiedekuntaan tai yksikköön tämä toteutus on kirjattu? | vastaava yksikkö? | kenen yksikön kurssi {} on
kuuluuko {} tekniikan vai liiketalouden puolelle | mikä osasto {}:n tuottaa
Laskutusta varten tarvitsisin tietää, mikä yksikkö vastaa {}:stä | {} yksikkö
onks {} soten vai jonku muun järkkäämä | minkä koulun alta {} tulee | {}, järjestävä yksikkö?
mikä tiedekunta {} takana on | onko {} rakennetun ympäristön porukan vai tietojenkäsittelyn
kuka taho tän järjestää | mistä yksiköstä | mikä osaamisyksikkö tätä pyörittää
onkohan tuo kielipalveluiden tarjontaa | minkä laitoksen alaisuudessa se on
which school, siis mikä yksikkö omistaa tämän
mikä osasto järjestää kurssin {} | kuka tän järjestää, mikä yksikkö | mihin opintojaksoon {} kuuluu | minkä opintojakson toteutus {} on
`,
  programmes: `
minkä tutkinto-ohjelman kurssi {} on | Kuuluuko {} sairaanhoitajakoulutukseen?
mille koulutusohjelmille {} on tarkoitettu | onko {} tradenomeille | missä tutkinnoissa {} on mukana
{} koulutusohjelmat | Onko {} osa insinöörin opetussuunnitelmaa? | mitkä koulutukset käyttää {}:aa
minkä alojen opiskelijoille {} on suunnattu | {} mihin ohjelmaan liittyy
opiskelen mediaa, onko {} meidän koulutuksen kurssi | tutkinto-ohjelma {} | {} mikä koulutus
Missä koulutusohjelmissa {} opetetaan? | kuuluuks {} tietojenkäsittelyn koulutukseen | {} tutkinto-ohjelmat
Onko {} restonomien vai matkailun opiskelijoiden kurssi? | mihin koulutukseen tää kuuluu | koulutusohjelma?
entä tutkinto-ohjelma | minkä linjan kurssi tämä on | mille koulutuksille se järjestetään
onko ylemmän amk:n tutkinto-ohjelman kurssi | onks tää bisnespuolen ohjelmassa vai insseillä
luettele ohjelmat joihin toteutus on liitetty | minkä linjan juttu {} on | onks {} tradenomeille vai inssejä varten
mihin tutkinto-ohjelmiin {} on merkitty | {} koulutus?
Kuulunko mä sairaanhoitajana {}:n kohderyhmään, mille koulutuksille se on?
löytyykö {} restonomien vai sosionomien puolelta | mitkä koulutusohjelmat näkee {}:n
onko {} biotuotepuolen vai konetekniikan koulutuksessa | kenelle alalle {} on suunnattu, koulutuksena siis
onks tää yamk vai perustutkinto | mikä koulutusohjelma kyseessä | minkä alan tutkintoon se on tehty
insinööreille vai rakennusmestareille | mihin ohjelmaan tämä kuuluu
eikö tää oo meijän koulutuksen kurssi ollenkaan
`,
  groups: `
mille ryhmille {} on | Onko {} ryhmälle {group}? | onko {} ykkösten, kakkosten vai kolmosten lukujärjestyksessä
ketkä opiskelijaryhmät käy {}:n | {} ryhmät | Kuuluuko {group} toteutuksen {} ryhmiin?
onks {} fukseille vai vanhemmille | monennen vuoden opiskelijoille {} on tarkotettu
mikä porukka {}:llä istuu, mitkä ryhmätunnukset | {} {group} | Onko {} suunnattu toisen vuoden opiskelijoille?
mitä saapumisryhmiä {}:lle on merkitty | {} mille ryhmälle | Käykö {group} kurssin {} tänä vuonna?
mitkä luokat on kurssilla {} | {} opiskelijaryhmät | onko {} ykkösvuoden juttu | ryhmätunnus?
mille vuosikurssille se on | onko meidän ryhmä {group} siinä mukana | entä ryhmät
Mitkä luokat osallistuvat siihen? | kolmosvuosikkaille vai kaikille vuosikursseille
pitääkö olla tietyssä ryhmässä, missä | minkä ryhmien lukkarissa tää näkyy | onko {} meidän luokalle
{} ryhmätunnukset | Tutoroin ryhmää {group}, ovatko he mukana {}:ssä? | mitkä ryhmät istuu {}:llä
onks {} 24-alottaneille vai vanhemmille | kuuluuks {group} kurssiin {} | {} ja {group}, osuuko yhteen
kenelle saapumisryhmille {} on lukkarissa | onko {} ykkösille vai kolmosille | mikä vuosikurssi | ryhmät?
mun ryhmä on {group}, onko tää mulle | onks tää fuksien vai nelosvuosilaisten | meijän porukka ei kai oo tossa
mille luokille tää on
kenelle {} on tarkoitettu | onko {} vain sairaanhoitajille vai muillekin | pääseekö vaihto-opiskelija kurssille {}
saako {group} osallistua kurssille {} | voiko {group} tulla tälle kurssille | pääseekö meidän ryhmä mukaan
`,
  content: `
mitä {} käsittelee | Mistä {}:ssä on kyse? | mitä {}:llä tehdään | {} sisältö | mitkä aiheet {}:llä käydään läpi
käydäänkö {}:llä läpi tekoälyä | Kuuluuko {}:n sisältöön kirjanpitoa vai ainoastaan budjetointia?
mistä palikoista {} rakentuu aiheiden osalta | mikä ihme kurssi {} on, mitä siel oikein puuhataan
Voisitko kuvailla {}:n aiheet lyhyesti? | onko {}:llä mukana pythonia | {} teemat ja osa-alueet
mikä {}:n pointti on aiheen puolesta | tuleeko {}:llä vastaan tilastotiedettä
Nimi ei kerro mitään, mitä {} oikeasti sisältää? | mihin aihepiireihin {}:llä syvennytään | {} avainsisällöt
puhutaanko {}:lla GDPR-asioista ollenkaan | mitä kaikkee {} kattaa | {} mitä se käsittelee | Mistä kurssi {} kertoo?
mitä kurssilla {} opiskellaan | {} sisältökuvaus | käsitelläänkö kurssilla {} myös verotusta
{}, mitä siinä on niinku aiheena | sisältyykö kurssiin {} tietokantoja
Onko {} enemmän teoriaa markkinoinnista vai somesta, mitkä ovat pääaiheet? | mitä se pitää sisällään | aiheet?
entä sisältö | mistä siin puhutaan | mitä siellä tehdään | Kerro teemoista, joita siinä sivutaan
onko siinä koodausta | pääkohdat? | mitä me siellä oikein käydään läpi | asiasisältö | onks siinä matikkaa mukana
mikä tän kurssin aihe on | mitä tässä niin kuin opetellaan, siis mitä aiheita | mitä {}:llä niinku tehdään
Kaveri kehui {}:tä mutta en yhtään tajunnut mistä siinä puhutaan | käsitelläänkö {}:ssä verkkokauppaa ollenkaan
{} aiheet | onks {} lähinnä sähköä vai mekaniikkaa | lyhyesti, mistä {}:ssä on kysymys
Asiakasyritys kyselee, sisältyykö {}:een riskienhallintaa | mitä kaikkee {} pitää sisällään
tuleeks {}:ssä vastaan python | Mitä kummaa se {} oikein on aiheena | {} teemat läpi nopeesti
onko {} pelkkää teoriahöttöä vai mitä aiheita siinä on | mitä asioita {} kattaa
kuuluuko tekoäly siihen kun kurssi on {} | {} sisältö pähkinänkuoressa
mitä {} tarkoittaa, mitä siellä käydään läpi | sisältö | mistä aiheesta se on
puhutaanko siinä yhtään lastensuojelusta | ei mitään hajua mitä tossa opetetaan
käydäänkö integraalit läpi vai jääkö derivointiin | siis mitä siellä oikein tapahtuu, mitkä aihepiirit
meneekö aihe enempi johtamiseen vai talouteen | mitä juttuja tuol käyään
mitä siellä opetellaan | mitä tossa opitaan tekemään
mikä kurssi {} on miehiään | onko {} se jossa tehdään robotti | onko kurssilla {} projektityö | lyhyesti, mistä kurssissa {} on kyse | mitä asioita kurssilla käydään läpi
mistä {unit} kertoo | mitä {unit} sisältää
`,
  objectives: `
mitä {}:llä oppii | Mitkä ovat {}:n osaamistavoitteet? | mitä osaan {}:n jälkeen | {} oppimistavoitteet
Millaista osaamista {} tuottaa? | opinko {}:llä tekemään nettisivuja itse | mihin kykyihin {} tähtää
mitä taitoja {} antaa työelämään | mikä on {}:n tavoite opiskelijalle | kun on käynyt {}:n niin mitä pitäs hallita
mitä hyötyä osaamisen kannalta {} antaa | {} tavoitteet | Mitä kurssin {} suorittanut opiskelija osaa?
{} osaamistavoitteet | mitä kurssista {} jää käteen taitojen osalta | oppiiko kurssilla {} oikeasti neuvottelemaan
mihin {} pyrkii, tavoitteet | mitä opin siinä | tavoitteet? | oppimistulokset | mitä valmiuksia se antaa
Mitä minun odotetaan osaavan lopuksi? | osaanko sen jälkeen ohjelmoida | entä osaamistavoitteet
mitä uutta taitoa siitä saan itelleni | mitä mä osaan {}:n jälkeen | mihin {}:llä pyritään
Työnantaja maksaa jos hyödyn; mitä taitoja {} antaa | opinko {}:ssä oikeasti koodaamaan itse
mitä valmiuksia {}:stä jää käteen | mitä pitäis hallita {}:n lopussa | {} tavoite
millaista osaamista {} käynyt saa | mitä hyötyy taidoissa kun käy {} | mitä tästä jää käteen osaamisena
osaanko sit tehdä tilinpäätöksen tän jälkeen | mihin kykenen kun tää on ohi | mikä tän kurssin osaamistavoite on
minä opin mitä tässä?
mitä kurssin {} jälkeen pitäisi osata | mitä taitoja kurssista {} saa | mitä hyötyä kurssista {} on | mitä osaan kun kurssi on käyty
`,
  prerequisites: `
mitä pitää osata ennen {}:aa | Onko {}:llä esitietovaatimuksia? | {} esitiedot | tarviiko {}:lle jonkun pohjakurssin
Voinko mennä {}:lle ilman aiempia opintoja? | pitääkö {} olla käytynä ennen {}:aa
edellyttääkö {} matikan peruskurssia | mitä kursseja alla ennen kuin voi ottaa {} | Pärjääkö {}:llä ihan nollasta?
onks {} aloittelijalle ok vai pitääkö tietää jotain valmiiks | Mitä lähtötasoa {} vaatii?
tarvitaanko {}:lle kielitaitotodistusta tai lähtötasotestiä | {} vaaditut edeltävät opinnot
En ole koskaan koodannut, haittaako se {}:llä? | pitääkö {} suorittaa vasta {}:n jälkeen
miten paljon pohjatietoo {} tarvii | onko mitään mitä kannattais kerrata ennen {}:n alkua
Jos {} jäi kesken, pääsenkö esitietojen puolesta {}:lle? | oletetaanko {}:llä että osaa jo excelin
mitkä opintojaksot on pakko olla suoritettuna, {} | vaatiiko {} hygieniapassin tai vastaavan | {} ennakkovaatimukset
{} esitietovaatimukset | Mitä täytyy olla suoritettuna ennen kurssia {}? | riittääkö lukion fysiikka kurssille {}
{} edellytykset | tarviiks kurssille {} aikaisempaa kokemusta alalta
voiko fuksi ottaa kurssin {} suoraan ilman pohjia | Onko pakko käydä {}, jotta {} onnistuu?
{} vaadittu osaaminen ennen kurssia | mitä kurssi {} olettaa multa etukäteen | pohjatiedot?
vaaditaanko siihen jotain | mitä pitäis tietää etukäteen | esitiedot | tarviiko osata jo ennestään jotain
Pitääkö minulla olla jokin aiempi kurssi tehtynä? | onko pohjavaatimuksia | selviääkö ilman ohjelmointitaustaa
entä aiemmat opinnot, vaaditaanko | mitä alle | lähtötasovaatimus? | onko ehtona että {} on suoritettu
voinko tulla suoraan tälle vaikka perusteet puuttuu | mikä kurssi täytyy käydä ensin
en oo lukenu matikkaa sitten yläasteen, selviänkö {}:stä | pitääkö olla jotain pohjia ennen {}:tä
tippuuks kärryiltä {}:ssä jos ei oo koskaan koodannu
Lukiossa oli vain lyhyt matikka ja fysiikka jäi kokonaan väliin. Uskallanko ottaa {}:n?
tarviiko {} olla suoritettuna ennenku menee {}:lle | meneekö {} ihan nollista vai oletetaanko jotain
Amispohjalta {}:lle, riittääkö tiedot? | jäi peruskurssi hylätyks, voinko silti mennä {}:lle
mitä kursseja {}:n alla pitää olla | pärjääks {}:ssä ummikkona | vaatiiko {} aiempaa osaamista
voiko {} olla ihan ensimmäinen alan kurssi | {} mutta oon ihan tumpelo kemiassa, onko toivoa
lähtötaso kun {} kiinnostais | mitä pitää osata ennen {} alkua | sopiiko vasta-alkajalle | edeltävät opinnot?
täytyykö ruotsi olla B1 tasolla et pääsee mukaan | onnistuuko jos jatkokurssin perusosa on vielä käymättä
ei mitään taustaa tältä alalta, haittaako | osaamisvaatimus alussa | kannattaako joku toinen käydä ensin
tarviiko osata exceliä jo valmiiksi
tarviiko {} ennen kurssia {} | onko {} pakko olla käytynä ennen {} | sopiiko kurssi ihan aloittelijalle | en ole ikinä käynyt {}, voinko ottaa {}
mitä osaamista osallistujilla pitää olla | mitä taitoja kurssille tullessa vaaditaan | mitä pitää osata jo etukäteen
{unit} esitiedot | mitä pitää osata ennen kurssia {unit}
`,
  materials: `
mitä kirjaa {}:llä käytetään | Tarvitseeko {}:lle ostaa oppikirjan? | {} oppimateriaalit
{}:n kurssikirjallisuutta etsin | pitääkö {}:llä olla oma läppäri | mitä softaa {}:lle täytyy asentaa
Onko {}:n materiaali moodlessa vai kirjassa? | kurssikirja {} | millä ohjelmilla {}:llä työskennellään
tarviiks {}:lle hommata jotain kamoja | lukulista {} | löytyykö {}:n aineisto netistä ilmaiseksi e-kirjana
{} kirja | Mitä materiaaleja kurssilla {} luetaan? | {} kirjallisuusluettelo
tarviiko kurssille {} omat työvaatteet tai turvakengät | mikä painos kirjasta pitää olla kurssilla {} | kirjat?
mitä lukemista siinä on | pitääkö ostaa jotain | entä oppimateriaali
Millaisia välineitä minun pitää hankkia ennen kurssia? | riittääkö läppäri vai tarviinko tehokkaamman koneen
mistä löydän diat ja monisteet | kirjallisuus | tarviiko {}:lle läppärin | mitä kirjaa {}:ssä luetaan
pitääkö {}:ää varten asentaa jotain koneelle | {} kirjallisuus | pyöriikö {}:n ohjelmat mäkillä
Kirjastossa varausjono on pitkä joten kysyn ajoissa: mikä on {}:n oppikirja? | mitä kamoja {}:lle pitää hommata
{} materiaali | saako {} kirjan ebookkina vai pitääkö ostaa | riittääkö tabletti kun {} alkaa | mikä opus
tarttenko turvakengät tai muita varusteita | lukemisto? | mitä softaa siinä käytetään
onks pakko olla painettu kirja vai onko kaikki kalvoina | missä kurssimatskut, mitä luettavaa
tarviiko kurssilla {} oman koneen | onko oma läppäri pakollinen kurssilla {} | mistä löytyy kurssin {} kirjalista | mistä saa kurssikirjan
`,
  methods: `
miten {}:llä opetetaan | Onko {}:llä ryhmätöitä? | {} opetusmenetelmät | onks {} pelkkää luentoa
tehdäänkö {} itsenäisesti vai porukalla | Sisältääkö {} laboratoriotöitä vai ainoastaan luentoja?
miten opiskelu {}:llä käytännössä toteutuu | onko {} projektimuotoinen
Inhoan ryhmätöitä, saako {}:llä työskennellä yksin? | käytetäänkö {}:llä flipped classroomia
millaisia harjoituksia {}:llä on | {} työskentelytavat | Opetetaanko {} luento- vai työpajatyyppisesti?
{} pedagoginen toteutus | onko kurssilla {} paljon parityöskentelyä | {} itseopiskeluna vai ohjatusti?
minkä tyylistä opetus on kurssilla {} | onko ryhmätyötä | opetustapa? | luentoja vai tekemistä | entä menetelmät
Pitääkö siinä tehdä pareittain? | onks se käytännönläheinen vai kalvosulkeisia | toteutustapa, esim. workshopit
opetellaanko tekemällä vai kuuntelemalla | onko {} luentoja vai itse tekemistä
joutuuko {}:ssä tekeen ryhmätöitä, inhoon niitä | miten {}:ssä niinku opetetaan käytännössä
Erityisopiskelijani jännittää esiintymistä: onko {} enemmän itsenäistä vai pienryhmätyöskentelyä?
onks {} projektimuotonen | istutaanko {}:ssä vaan kuuntelemassa vai pääseekö labraan räpläämään | {} työtavat
tehdäänkö {} pareittain vai yksin | millä tyylillä {} opetetaan | onko se flipped classroom
yksin vai porukassa hommia | itseopiskelua vai opettajajohtosta | mitä opetustapoja käytetään
laskareita vai luentoja enimmäkseen | onko siinä verstastyöskentelyä vai kalvosulkeiset
`,
  exam: `
onko {}:llä tenttiä | {}:n koe, mikä päivä ja kello | {} tenttipäivä | Miten {} tentitään? | koska on {}:n uusinta
Voiko {}:n tenttiä uudestaan, jos hylätään? | onks {}:n koe kirjallinen vai exam-tilassa
saako {}:n tentissä käyttää laskinta | montako kertaa {}:n saa uusia | tenttipvm {} kiitos
Reputin {}:n kokeen, milloin seuraava uusintamahdollisuus? | pidetäänkö {}:llä loppukoe vai mennäänkö ilman
mitä kaikkea {}:n tentissä saa olla mukana | missä {}:n loppukoe järjestetään
pitääkö {}:n uusintaan ilmottautua erikseen | Onko {}:ssä välikokeita? | lunttilappu sallittu {} tentissä?
montako tenttiä {}:hin kuuluu | {} tentti | Milloin on kurssin {} koe? | {} uusintatentti
onko kurssilla {} suullinen kuulustelu | tenttitäänkö {} koneella
en pääse tenttipäivänä paikalle, {} milloin on varapäivä | {} loppukokeen ajankohta
Voiko kurssin {} tenttiä kotoa käsin? | tentti? | entä koe | milloin tentti on | uusinta koska
onko siinä koetta ollenkaan | reputin, mitäs nyt, koska pääsen uusimaan | uusintapäivät
exam-akvaariossako se tentitään | paljonko aikaa tentissä on
Millaisia kysymyksiä kokeessa tulee, monivalintaa vai esseetä? | loppukoe vai ei | koepäivä?
onks pakko mennä tenttiin | saako tenttiä korottaa | pitääks {}:stä mennä tenttiin | {} tentti koska
voiko {}:n tentin uusia, reputin | onks {}:ssä kirjallinen koe vai joku muu
Olen lukihäiriöinen ja kokeet on mulle vaikeita, joten onko {}:ssä sellainen?
meneekö {}:n rästi Examissa vai salissa | mite {} tentataan | montako kertaa {}:n kokeeseen saa yrittää
saako {} kokeessa olla lunttilappu tai laskin | Tentinvalvojaksi minut pyydettiin, milloin {} tenttipäivä on?
mihin aikaan se {}:n loppukoe oli | {} loppukoe? | onko {} sähköinen tentti
pääsenkö uusintaan jos {} ei menny läpi ekalla | {} uusintatenttien päivät | ei kai {} lopu tenttiin | tenttis?
millos on rästi | kokeeton kurssi vai ei | mitä jos oon kipeenä koepäivänä, milloin uus koe | uusinta | tuleeks koe
onko kotitentti vai luokkatentti | välikokeita vai yks iso koe lopussa
pitääkö tenttiin ilmoittautua vai riittääkö että tulee paikalle | missä salissa tentti on | onko koe kotona vai luokassa | mitä kokeeseen tulee | kurssin loppukoe | kurssikokeen ajankohta | missä ja koska kurssin {} koe järjestetään | montako välikoetta | onko kirja sallittu tentissä
onko kurssilla {unit} tenttiä | {unit} tentti
`,
  grading: `
miten {} arvostellaan | Mikä on {}:n arviointiasteikko? | {} arvosteluperusteet
onko {} hyväksytty/hylätty vai numerolla | mitä vaaditaan vitoseen {}:ssä | paljonko {}:n tentti painaa arvosanassa
Millä prosentilla {}:stä saa ykkösen? | {} arviointi | mistä {}:n arvosana muodostuu
kuinka monta pistettä tarvitaan neloseen {}:llä | vaikuttaako ryhmätyö {}:n numeroon | tuleeko {}:stä numeroarvosana
Arvioidaanko {} asteikolla 0–5? | annetaanko {}:llä puolikkaita, siis tarkat arviointikriteerit
vertaisarvioidaanko {}:n työt ja meneekö se arvosanaan | pisterajat {} | {} arvosteluasteikko
Mihin kurssin {} arvosana perustuu? | mitä pitää tehdä että saa kurssista {} kiitettävän | {} arviointikriteerit
annetaanko kurssista {} pelkkä suoritusmerkintä | millä tavalla kurssin {} osasuoritukset painottuu
{} hyväksytty vai numero | miten siitä annetaan numero | arviointi? | arvosteluasteikko | entä vitosen kriteerit
onks se pass/fail | paljonko esseen osuus on arvosanasta | Mitä kolmoseen riittää? | mistä arvosana tulee
S/H vai 1-5 | kuinka se arvioidaan | läpipääsyraja prosentteina | paljon harkat vaikuttaa numeroon
mitä vitoseen vaaditaan {}:ssä | annetaanko {}:stä numero vai pelkkä hyväksytty | {} arviointiasteikko
monta prossaa pitää olla oikein että {}:stä saa kolmosen
Haen maisteriin ja keskiarvo ratkaisee, arvostellaanko {} numeroin? | mitkä on {}:n arvosteluperusteet
miten {} arvioidaan, painaako harkat enemmän | {} asteikko 0-5 vai hyv/hyl | kuinka {} arvosana muodostuu
mitä eroa nelosella ja vitosella kun kurssina {} | arviointikriteerit | tuleeks tästä numeroa
mikä on läpipääsyn pisteraja arvosanaan yksi | hyväksytty/hylätty?
onks opella tiukka arvostelu, siis mitkä kriteerit | vaikuttaako keskiarvoon vai onko pelkkä suoritusmerkintä
kumpi painaa enemmän, projekti vai koe | sain kurssista {} kolmosen, mihin se perustuu | mitä vitoseen vaaditaan kurssilla {} | mistä kurssin arvosana koostuu
`,
  completion: `
miten {}:n saa suoritettua | Mitä {}:n läpäisy edellyttää? | {} suoritustavat
voiko {}:n suorittaa tenttimällä kokonaan | saako {}:n näytöllä
Mitä kaikkea minun on palautettava, jotta {} menee läpi? | onko {}:llä vaihtoehtoisia suoritustapoja
voiko {}:n hyväksilukea työkokemuksella eli ahotoida | mitä hommia pitää tehdä et pääsee {}:stä läpi
riittääkö {}:n läpäisyyn pelkät tehtävät | opinnollistaminen {} | {} suoritusvaatimukset
mitä vaiheita {}:n suorittamiseen sisältyy
Onnistuuko {}:n suorittaminen itsenäisesti ilman luentoja, kirjatenttinä? | {} suoritustapa
Mitä kurssin {} suorittaminen vaatii? | {} vaihtoehtoinen suoritus
voinko näyttää osaamiseni töissä ja saada siitä kurssin {} | mitkä osat kurssista {} on pakko tehdä
Miten {} tehdään loppuun, jos se jäi viime vuonna kesken? | mitä pitää tehdä että pääsee läpi | suoritustapa?
vaihtoehtonen tapa suorittaa | ahot? | Mistä osista suoritus koostuu? | miten tän saa läpi
entä pakolliset suoritukset | riittääkö että palauttaa raportin | voiko suorittaa töissä oppimalla
mitä vähintään vaaditaan hyväksyttyyn suoritukseen | mitä kaikkee {}:stä pitää palauttaa että pääsee läpi
voiko {}:n tehä näytöllä
Olen tehnyt alan hommia kymmenen vuotta, saisko {}:n kuitattua jotenkin muuten kuin istumalla?
miten {} mennään läpi | mikä on minimi et {} on suoritettu
Opiskelija haluaa opinnollistaa työnsä {}:ssä, onko se mahdollista? | onks {}:lle vaihtoehtosta tapaa
kuinka minä saan suorittaa {} valmis? | jäi {} kesken viime keväänä, mitä pitää vielä tehdä että saan sen kasaan
mitä {} vaatii hyväksyttyyn suoritukseen | {} vaihtoehtoiset suoritustavat
voiko {} suorittaa omaan tahtiin nopeemmin | mitkä osat pitää tehdä jotta {} menee läpi | saako {} ahotoitua
suoritusvaatimukset | mitä pakollista siinä on tehdä | pakolliset palautukset plus mitä muuta läpäisyyn
onko muita tapoja suorittaa tää | pelkkä essee vai esseen lisäks jotain | pääseekö läpi ilman ryhmätyötä
voiks työt hyväks lukea suoritukseksi
millä tavoilla kurssin voi suorittaa | miten sen saa suoritettua | millä keinoin kurssin {} voi tehdä
`,
  workload: `
kuinka työläs {} on tunteina | Montako tuntia viikossa {} vie? | {} työmäärä | paljonko {}:ssä on hommaa
onko {}:llä paljon kotitehtäviä | Käyn töissä kokopäiväisesti, kuinka paljon aikaa {} syö? | {} kuormittavuus
yhteenlasketut opiskelutunnit {}:ssa | Paljonko {}:ssä on lähitunteja ja paljonko itsenäistä työtä?
meneekö {}:hin illat ja viikonloput | kuinka monta tuntia opiskelijan työtä {}
jääkö {}:n ohessa aikaa elämälle, siis montako tuntia se vie | tuntimäärä {}
kontaktiopetuksen tunnit, {}, ja itsenäisen osuus | {} työmäärä tunteina | Miten paljon kurssi {} teettää töitä?
{} viikkokuormitus | onko kurssilla {} hirvee määrä palautuksia tehtävänä
kuinka paljon itsenäistä opiskelua {} sisältää | mahtuuko {} täyden työviikon päälle tuntien puolesta
paljonko siinä on duunia | montako tuntia | työmäärä? | entä kuormitus | viekö se paljon aikaa
Kuinka suuri osuus on itsenäistä työskentelyä? | työtunnit yhteensä
ehtiikö tän tehdä työn ohella, paljon tunteja menee | montako tuntia per noppa tässä käytännössä menee
paljon läksyjä? | ehtiikö {}:n tehä täyspäiväsen työn ohella | kuinka monta tuntia viikossa {} haukkaa
Kolmen lapsen iskänä kysyn: paljonko {} syö iltoja | onks {}:ssä hirveesti hommaa | viekö {} kaiken ajan
{} tuntimäärä itsenäistä työtä | {} kuormittavuus tunteina | paljon aikaa {} vaatii
pystyykö {} vetään samalla kun on harkka päällä, ajallisesti | kauanko läksyihin menee | miten paljon duunia
tunteja yhteensä? | onks tää kevyt vai työläs | mahtuuko tää kolmen muun kurssin kaveriksi työmäärältään
monta tuntia lähiopetusta ja monta omaa
ehtiikö kurssin {} työn ohella | meneekö siihen kaikki viikonloput | kuinka työläs {} oikeesti on | montako lähipäivää kurssilla {} on | viekö opiskelu paljon aikaa | paljonko tunteja viikossa kurssilla {}
`,
  employer: `
onko {}:llä yrityskumppania | Tehdäänkö {}:ssä projekti oikealle toimeksiantajalle? | {} työelämäyhteistyö
mitkä firmat on mukana {}:llä | tuleeko {}:lle vierailijaluennoitsijoita yrityksistä
kenelle {}:n asiakasprojekti tehdään | Pääseekö {}:n kautta tutustumaan työnantajiin? | {} yritysyhteistyö
liittyykö kurssiin {} toimeksianto jostain yrityksestä | Onko kurssilla {} työelämän edustajia mukana?
toimeksiantaja? | onko siinä firmoja mukana | tehdäänkö yhteistyötä yritysten kanssa
saako projektin tehdä omalle työpaikalle | työelämäkytkökset | onko {}:ssä oikeita firmoja mukana
tehdäänkö {}:ssä projekti jollekin yritykselle
Yrityksemme olisi kiinnostunut toimeksiannosta, onko {}:llä yrityskumppaneita?
pääseekö {}:n kautta kontaktiin työnantajien kanssa | käykö {}:llä vierailijoita firmoista puhumassa
onks {}:ssä asiakas talon ulkopuolelta | {} ja työelämä, miten liittyy | saako {} työn tehdä omalle työpaikalle
mitkä yritykset on messissä kun {} | oikee toimeksianto vai keksitty keissi | yrityskumppanit
liittyykö tähän työharjoittelua tai yrityksiä | onko siinä joku tilaajafirma | työelämäkytkös?
pääseekö luomaan suhteita alan yrityksiin siinä
`,
  further: `
onko {}:stä jotain muuta tiedossa | Mitä lisätietoja {}:stä on annettu? | {} lisätiedot
pitäiskö {}:stä tietää vielä jotain erityistä | lukeeko {}:n kohdalla mitään huomautuksia
Onko opettaja kirjoittanut {}:lle muita ohjeita opiskelijoille? | {} muut huomiot | lisätietoja opiskelijoille, {}
Onko kurssista {} jotain erikoismainintaa? | {} lisätietokentässä mitä lukee | muuta tärkeää?
onko jotain muuta huomioitavaa | entä lisätiedot | mitä muuta siitä on kirjattu | huomautuksia?
onko {}:stä jotain muuta mitä pitäis tietää | {} lisätietoja | lukeeko {}:n kohdalla joku huomautus
mitä siinä {}:n lisähuomioissa sanottiin
Varmuuden vuoksi kysyn ennen kuin suosittelen opiskelijoille: onko {}:ssä erityisiä huomioita?
jotain pikkupränttiä {}:ssä? | unohtuiko mulla {}:stä joku lisäinfo | {}, muut tiedot
onko {} kohdalla extra-ohjeita | muuta huomionarvoista kun {} alkaa? | lisätiedot
onko opettaja kirjottanu jotain muuta siihen | muuta? | mitä muuta siinä seloksessa vielä lukee
jotain poikkeuksia tai huomioita | lisähuomiot pliis
`,
  teacher: `
kuka opettaa {}:n | Kuka on {}:n vastuuopettaja? | {} ope | mikä on {}:n opettajan sähköposti
keneltä voin kysyä {}:stä | kuka pitää {}:aa tällä kertaa | Kenen luennoilla {}:llä istutaan? | opettajat {}
miten saan yhteyden {}:n luennoitsijaan | vetääks {}:aa sama tyyppi ku viime vuonna | {} yhteyshenkilö
monta opettajaa {}:llä on ja ketkä | {} kuka opettaa | Mikä opettajan nimi on kurssilla {}? | {} opettaja
kuka vastaa kurssista {} | kelle laitan viestiä jos jään pois, {} | kuka sitä vetää | ope? | entä opettaja
Keneen otan yhteyttä? | luennoitsija kuka | open yhteystiedot | kuka meillä siinä on opena
mille maikalle voi meilata | kuka {}:n vetää | onko {}:ssä sama ope ku viime vuonna | {} maikka
keneltä kysyn {}:stä, tarvin meiliosotteen | Sairastuin ja pitäisi ilmoittaa {}:n opettajalle, kuka hän on
kenen kurssi {} on | vastuuope {} | {}, opettaja? | kuka ihme {} pitää tällä kertaa
tavoittaako ketään kun {} mietityttää, kuka on vastuuhenkilö | opettajan nimi | kukas siellä luennoi
kelle laitan viestii tästä kurssista | onks monta opettajaa vai yks | yhteyshenkilö | who is the opettaja
kenelle kirjoitan kurssista {} | kenelle laitan viestiä jos perun kurssin {} | mulla on lisää kysyttävää, keneltä kysyn
`,
  places: `
montako paikkaa {}:llä on jäljellä | Onko {} jo täynnä? | {} paikat | mahtuuko {}:lle vielä
kuinka pitkä jono {}:lle on | Kuinka monta osallistujaa {}:lle enintään otetaan? | monesko olen jonossa {}
paljonko porukkaa {}:lle on ilmoittautunut | jos {} on täys, pääseekö varasijalle | {} max osallistujamäärä
onko {}:llä tilaa vielä yhdelle | tuleeko {}:lle lisää paikkoja | {} vapaita paikkoja | Mahdunko vielä kurssille {}?
{} ilmoittautuneiden määrä | onks {} jo tupaten täynnä | montako opiskelijaa kurssille {} mahtuu | tilaa?
onko täynnä | montako mahtuu | entä vapaat paikat | Paljonko siellä on osallistujia?
jääkö joku ulkopuolelle, riittääkö paikat kaikille | kauanko varasijalla joutuu roikkumaan, eteneekö jono
täys vai ei | onko {} jo täys | monesko mä oon {}:n jonossa | {} paikkamäärä
Meitä olisi kuusi kaverusta tulossa, riittääkö {}:lle tilaa kaikille | kuinka monta tyyppiä {}:lle otetaan
montako {}:lle on ilmonnu | {}, vapaita paikkoja? | paljonko porukkaa {} mahtuu | onko {} tupaten täynnä | paikkoja?
täyttyyköhän se heti | kuinka iso ryhmä otetaan sisään | mitä varasijalla olevat, pääseekö niistä kukaan
onks viel tilaa | max osallistujat
kuinka iso ryhmä kurssilla {} on | paljonko porukkaa kurssilla {} yleensä on | mahtuuko kurssille {} vielä | oon varasijalla kurssille {}, onko toivoa
ketkä ovat ilmoittautuneet kurssille {} | montako on ilmoittautunut kurssille {}
`,
  lessons: `
mihin aikaan {}:n tunnit on | Minä viikonpäivinä {}:aa opetetaan? | {} lukkari | milloin on {}:n seuraava tunti
onko {}:tä tänään | Moneltako {} alkaa aamulla? | meneekö {} päällekkäin {}:n kanssa | {} aikataulu
onko {}:n luennot iltaisin vai päivällä | montako kertaa viikossa {} on | Onko huomenna {}:n luentoa?
pidetäänkö {}:tä viikonloppuisin | {} työjärjestys | mitkä kellonajat {}:llä | peruttiinko {}:n tunti perjantailta
Törmääkö {} ja {} lukujärjestyksessä? | koska seuraavan kerran {} | kuinka kauan yksi {}:n luentokerta kestää
onko {}:llä maanantaisin mitään | ens viikon {} tunnit
Haen lapsen päiväkodista neljältä, loppuuko {}:n tunti ennen sitä?
onks {}:n oppitunnit aina samaan aikaan joka viikko | {} mihin kellonaikaan | Mitä päiviä {} on? | {} lukujärjestys
milloin kurssin {} seuraava luento pidetään | onko tällä viikolla kurssia {} | pidetäänkö {} iltaopetuksena
{} ja {}, osuuko samoille tunneille | monelta loppuu tiistain tunti kurssilla {}
Onko syyslomaviikolla opetusta kurssilla {}? | millon on tunnit | seuraava tunti? | mitkä päivät | lukkari?
monelta huomenna | entä aikataulu | onks torstaina tuntia | Seuraavan tapaamisemme päivä ja kellonaika? | kellonajat
onko luennot aamulla vai iltapäivällä | meneekö se ristiin {}:n tuntien kanssa
ruokatauko välissä vai putkeen, monesta moneen | montako oppituntia tällä viikolla
oliko eilen tunti, en ollu paikalla | mihin aikaan päivästä {} on | onks {} iltasin vai päivisin
Haen lapset tarhasta neljältä, loppuuko {}:n tunnit ennen sitä | osuuko {} päällekkäin {}:n kanssa
minä viikonpäivinä {}:n luennot on | onko {}:ssa tunteja viikolla 42 | koska seuraavan kerran nähään {}:llä
Mones {} alkaa huomenna aamulla | onks {}:tä perjantaisin, teen silloin töitä | montako kertaa viikossa {} kokoontuu
{} tänään? | {} aikataulu viikonpäivittäin | peruttiinko {} huomiselta | onko {} myös lauantaisin
mihin kellonaikaan {} ens tiistaina | kasin aamuja vai myöhempään | seuraava luento? | onko huomenna tunti
iltaopetusta vai päivä | meneekö tunnit ristiin mun töiden kaa, teen ma-ke | tuntiajat | ens kerta koska
syyslomalla ei kai oo tunteja
onko {} aamukurssi | onko kurssilla {} tunteja aamuisin | loppuuko {} aina ennen viittä | onko {} peruttu tänään | onko {} siirretty toiseen luokkaan | täällä ei ole ketään, eikö kurssilla {} ole tuntia | mitä luentoja kurssiin kuuluu
`,
  events: `
mitkä on {}:n palautuspäivät | Milloin {}:n harjoitustyö pitää palauttaa? | {} dedikset
koska {}:llä pidetään esitykset | onko {}:n aikana ekskursio | mihin mennessä {}:n essee palautetaan
Onko {}:llä jokin tärkeä etappi tulossa? | seuraava palautus {} | minä päivänä on {}:n loppuseminaari
{} tehtävien deadlinet | Koska kurssin {} ryhmätyö esitetään? | {} yritysvierailu milloin
välipalautuksen takaraja, {} | palautuspäivä? | milloin tehtävät pitää olla sisällä | dedis raportille?
entä esityspäivä | onko siinä ekskua ja koska | mihin asti voi palauttaa
Jäikö minulta viime viikon välitehtävän jättöpäivä väliin, milloin se oli? | koska {}:n harkka pitää palauttaa
{} palautukset | milloin {}:n esitykset pidetään | Pitää suunnitella työvuorot: mitkä {}:n tehtävien eräpäivät on
onko {}:ssä yritysvierailua tai retkeä | mikä päivä {}:n seminaari on | ehdinkö vielä {}:n esseen, oliko dl jo
{}, tehtävien määräajat | tuleeko {} aikana ekskuja | mihin mennessä {} projektiraportti | dedikset
mihin asti ryhmätyön saa jättää | loppuesitykset milloin | onko siinä joku messuvierailu
millon on vika tehtävän dedis
`,
  'course-rooms': `
missä {} pidetään | Mikä luokka {}:llä on? | missä salissa {}:n seuraava tunti on | {} tila
millä kampuksella {} opetetaan | mihin luokkaan mun pitää mennä, {} | Missä rakennuksessa {}:n luennot järjestetään?
onko {} {room}:ssa | vaihtuiko {}:n luokka | huone {} | opetetaanko {} Myyrmäessä vai jossain muualla
{} luokkatila tänään | Mihin tullaan {}:n ensimmäisellä kerralla? | {} missä luokassa
Millä paikkakunnalla {} toteutetaan? | {} sali | missä tilassa kurssi {} kokoontuu huomenna
onko {} aina samassa luokassa | missä se on | mikä luokka | kampus? | entä paikka | Mihin huoneeseen menen?
onks se {room}:ssa | missä rakennuksessa tunnit on | missä luokassa {} on | mihin mun pitää mennä {}:n tunnille
Opiskelija eksyi ja soittelee minulle: missä tilassa {} pidetään?
onks {} keskustan kampuksella vai siellä pääkampuksella | mikä talo {}
kummalla kampuksella {}:n opetus on, pitää kattoo bussit | minne kuljen kun {} alkaa, uus täällä
vaihtuko {}:n tila tältä päivältä | onko {} samassa luokassa aina | monennessa kerroksessa {} on | {} luokka
missä rakennuksessa {} on huomenna | mihin tilaan {} ryhmä kokoontuu | {}, mikä huone?
onko {} auditoriossa vai pikkuluokassa | mihin mennään | oven takana eikä ketään, missä tää tunti oikeen on | tila?
missäpäin kampusta tunnit pidetään | missä mun pitäis nyt istua | mikä sali huomenna
missä kaupungissa se on | millä kampuksella se pidetään | missä päin {} järjestetään | minne kurssille {} mennään
`,
  grades: `
mikä mun arvosana on {}:stä | Milloin {}:n tulokset tulevat? | pääsinkö läpi {}:stä
onko {}:n arvosanat jo julkaistu | koska ope saa {}:n tentit tarkastettua | sainko {}:stä vitosen
Missä näen oman numeroni kurssilta {}? | suoritusmerkintä {} puuttuu, milloin se tulee rekisteriin | {} pisteeni
{} tulokset ulkona? | Miten minulla meni kurssilla {}? | {} arvosanani
kauanko menee että numerot kurssista {} näkyy | mitä sain | tulokset? | millon arvosanat tulee | menikö mulla läpi
onko mun suoritus jo kirjattu | Koska saan tietää tentin tuloksen? | paljonko pisteitä mä sain kokeesta
menikö {} multa läpi | koska {}:n tulokset tulee | {} numero?
Tentti oli kolme viikkoa sitten eikä {}:stä ole kuulunut mitään, koska arvosanat | mitä mä sain {}:stä
joko {} on arvosteltu | näkyykö {}:n arvosana jo jossain | {}, mun arvosana | eikö {} tuloksia oo vielä
minkä numeron sain kun kurssi oli {} | tulikohan hyl | missä mun numero viipyy | mun tulos? | menikö mun tentti läpi
arvosanat koska näkyviin | ope ei oo antanu suoritusmerkintää, kauanko kestää
`,
  'enroll-me': `
ilmoita mut {}:lle | Voisitko ilmoittautua puolestani kurssille {}? | laita mulle ilmo {}
haluun {}:lle, hoida se ilmo | Pyydän, että lisäät minut {}:n osallistujiin | varaa mulle paikka {}:ltä
kirjaa minut sisään toteutukselle {} | ilmoitatko minut kurssille {} | Tee ilmoittautuminen puolestani: {}
peru mun ilmoittautuminen kurssilta {} | ilmo mut | no laita mut sinne sitten | ilmoittautuisitko mun puolesta
Ota minut mukaan siihen | lisää mut osallistujalistalle | ilmota mut {}:lle | voitko sä laittaa mut {}:lle sisään
hoida {} ilmo mun puolesta | Peppi ei toimi puhelimella, ilmoittaisitko minut {}:een
pistä mun nimi {}:n listaan osallistujaksi | tee ilmoittautuminen {} pls | lisää minut kurssin {} osallistujaksi
haluun {}, ilmoo mut | ilmoittaisitko ryhmäni {group} kurssille, nimi on {} | pystytkö varaan mulle paikan, {}
laita mut mukaan tohon | otan sen, ilmoita | saisitko kirjattua mut tälle | voiksä ilmottaa mut ja kaverin
klikkaa sä se ilmottautuminen mun nimissä, en itte osaa
`,
  cost: `
maksaako {} jotain | Paljonko {} maksaa avoimen opiskelijalle? | {} hinta | onko {} ilmainen
peritäänkö {}:stä kurssimaksu | tuleeko {}:stä kuluja, esim. materiaalimaksu
Joudunko maksamaan {}:stä vaikka olen tutkinto-opiskelija? | {} hinta euroina | Mitä kurssi {} kustantaa?
onks {} maksullinen | paljon maksaa | hinta? | onko se ilmainen | Liittyykö siihen osallistumismaksuja?
paljonko rahaa menee | onks {} ilmanen | Olen työttömänä ja avoimen maksut mietityttää, paljonko {} kustantaa
joutuuko {}:stä pulittaan | tuleeko {}:ssä lisäkuluja jostain | montako euroo {} avoimen kautta | {}, maksu?
peritäänkö maksua kun {} otetaan ulkopuolisena | mitä {} osallistuminen maksaa | onks maksullinen
paljonko pitää köyhtyä | hintaa? | ilmainen vai ei | kurssimaksu | pitääks siitä maksaa ku oon avoimessa
`,
  recordings: `
tallennetaanko {}:n luennot | Löytyykö {}:stä luentotallenteita? | {} nauhoitukset
voiko {}:n tunteja katsoa jälkikäteen | mistä saan {}:n videot | olin kipeenä, onko {}:n eilinen luento nauhoitettu
Kuvataanko {}:n opetus videolle? | {} tallenteet | Onko kurssin {} luennot katsottavissa myöhemmin?
missä on nauhoite kurssin {} viime kerrasta | nauhoitetaanko | tallenteet? | saako luennot katsoa myöhemmin videolta
jääkö zoomista tallenne jonnekin | Voinko katsella luennon silloin kun itselle sopii?
saako {}:n luennot jälkeenpäin kattoo | tallennetaanko {}
Yövuoron jälkeen nukun, joten voiko {}:n luennot katsoa myöhemmin? | onks {}:stä videoita
jos missaan {}:n zoomin, löytyykö nauhote | kuvataanko {}:n tunnit | jääkö {} luennoista tallenne
missä videot kun {} oli eilen | nauhotetaanko | luentotallenne? | pystyykö kattoo jälkikäteen
livenä pakko vai saako videona | onko tallenteita viime viikolta | löytyykö panoptosta
`,
  difficulty: `
onko {} vaikea | Kannattaako {} ottaa? | kuinka rankka {} on | onks {} helppo nakki
Mitä mieltä muut ovat olleet {}:stä? | pääseekö {}:stä helposti läpi | onko {} hyvä kurssi | tuleeks {}:llä itku
suositteletko {}:aa | {} vaikeustaso | Kuinka moni yleensä reputtaa {}:n? | onko {} vaivan arvoinen
{} vaikea vai helppo | Onko {} mielenkiintoinen? | arvosteluja opiskelijoilta kurssista {}
onko kurssissa {} mitään järkeä | {}, onko haastava jos on huono matikassa | onko se hyödyllinen | vaikea?
kannattaako mennä | entä vaikeusaste | Onko tuo sinun mielestäsi hyvä valinta? | onks paha
saako siitä helpot nopat | tylsä vai kiva | onks {} ihan hirvee | kannattaako {}:tä ottaa | {} vaikee?
Kaikki varottelee {}:stä, onko se oikeasti niin paha | meneekö {} läpi vasurilla | onko {} mistään kotosin
onks {} ajanhukkaa vai hyödyllinen | {}, onko hyvä kurssi? | kuinka haastava {} on | pelottaa vähän {} vaikeustaso
helppo vai rankka | onks kiva | oisko tää järkevä valinta vai tylsä | paljonko siinä reputtaa porukkaa
suositteletko | läpihuutojuttu?
`,
  attendance: `
onko {}:llä läsnäolopakko | Pitääkö {}:n tunneilla olla paikalla? | saako {}:ltä olla pois
montako kertaa {}:ltä voi puuttua | {} läsnäolo | mitä jos jää pois {}:n ekalta kerralta
Katsotaanko {}:llä läsnäolijat nimilistalla? | joudun olemaan viikon poissa, kaatuuko {} siihen
onko {} läsnäolo 80 prosenttia pakko | {} läsnäolopakko? | Voiko kurssilla {} skippaa luentoja?
miten poissaolot korvataan kurssilla {} | {} läsnäolovaatimus | onko pakko olla paikalla | läsnäolo?
saako lintsata | miten käy jos sairastun ja jään pois tunnilta | entä poissaolot | Voinko jättää luennot väliin?
montako poissaoloa sallitaan | onks {}:ssä pakko olla läsnä | paljonko {}:stä saa olla pois | {} läsnäolopakko
Olen viikon Kreikassa kesken kaiken, tippuuko {}:stä jos on poissa? | haittaako jos missaan {}:n ekan kerran
otetaanko {}:llä nimenhuuto | voiko {}:n tunneilta lintsata | {}, pakollinen läsnäolo?
montako prossaa {} tunneista pitää käydä | onko paha jos en pääse kun {} alkaa | saako skipata
mitä jos oon kipee yhden kerran | tarviiko käydä joka kerta | poissaolot, montako sallitaan
eihän siellä oo pakko istua
onko pakko olla paikalla kurssilla {} | voiko ekat kaksi viikkoa olla pois | oon matkoilla alussa, haittaako se | paljonko poissaoloja sallitaan | katsotaanko läsnäoloa kurssilla {} | onko läsnäolopakko
`,
  degree: `
käykö {} mun tutkintoon | Voiko {}:n lukea vapaasti valittaviin opintoihin? | korvaako {} kurssin {}
hyväksytäänkö {} pakollisen kurssin tilalle | saanko {}:n hyväksiluettua toisesta koulusta
Onko {} pakollinen valmistumisen kannalta? | lasketaanko {} syventäviin | voiko {}:n vaihtaa {}:hen hopsissa
kelpaako {} sivuaineeseen | {} vapaavalintaisena? | Kävin yliopistolla vastaavan, korvaako se kurssin {}?
sisältyykö {} tutkintooni vai onko ylimääräinen | {} hyväksiluku | kelpaako se vapaavalintaisiin
pakollinen vai valinnainen mulle | voiko tällä korvata {}:n
Hyötyykö siitä tutkinnossa, vai onko ylimääräisiä pisteitä? | saaks tän siirrettyä omaan tutkintoon
lasketaanko se mun opintoihin | hyväksiluetaanko tähän vaihdossa tehty kurssi | kelpaako {} vapaavalintasiin
korvaako {} {}:n | Vaihdoin alaa kesken, hyväksytäänkö {} uuteen tutkintoon?
onks {} pakollinen vai vapaavalintanen mulle | voiko {}:llä kuitata {}:n | {} osaks opintoja?
saanko {} upotettua tutkintooni | {}, lasketaanko tutkintoon | luetaanko {} suoritus hyväksi yliopistossa
pakollinen? | meneekö vapaasti valittaviin | voiko tän vaihtaa toiseen pakolliseen | hyötyykö tutkinto tästä mitään
saako hyväksilukea jos tein vastaavan muualla | korvaako vanhan opsin kurssin
`,
  repeat: `
Voiko {}:n käydä kahdesti? | voinko uusia {}:n | saako {}:n suorittaa uudelleen | miten {} uusitaan
jäi {} viime vuonna kesken, voinko käydä sen uudestaan | {} toiseen kertaan, onnistuuko
Voiko {}:n arvosanaa korottaa? | haluaisin korottaa numeroa {}:stä | korotusmahdollisuus {}
reputin {}:n, pääseekö uudelleen yrittämään | montako kertaa {}:n voi yrittää | saako {}:n tehdä kahteen kertaan
entä jos en pääse {}:stä läpi, saako uuden yrityksen | sain {}:stä kakkosen, voinko uusia
voiko sen uusia | voiko arvosanan korottaa | saako yrittää uudestaan | montako yritystä on
käykö se kahdesti | mitä jos reputan | voinko tehdä sen uudestaan paremman numeron toivossa
opiskelijani reputti {}:n, voiko hän käydä sen uudelleen
sain huonon arvosanan kurssista {}, voiko sen uusia | pääsin {} rimaa hipoen, saako arvosanaa korottaa | reputin kahdesti, saako yrittää vielä | mitä jos en saa kurssia valmiiksi | montako kertaa kurssin {} saa yrittää
`,
  card: `
kerro {}:stä | Näytä {} | mikä on {} | info {} | haluaisin tietää enemmän kurssista {} | {} tiedot
Löydätkö mulle toteutuksen {}? | avaa {} kortti | mitä tiedät {}:stä | kaikki tiedot kurssista {} kiitos
{} perustiedot yhdessä viestissä | saanko yhteenvedon {}:stä | heitä {}:n infot tähän | voisko {}:n nähdä
Kerrotko lisää kurssista {} | tietoa kurssista nimeltä {} | näytä mulle {}
onko sulla mitään tietoa opintojaksosta {} | {} kurssikuvaus ja muut tiedot | Etsin kurssin {} tietoja
kerro siitä kaikki | näytä se uudestaan | lisää tietoa | yksityiskohdat
{} eli mikä kurssi se on | mites {} | mikä juttu {} on | kerro nyt {}:stä jotain
Lyö pöytään kaikki mitä tiedät {}:stä | onko sulla infoo {}:stä | {} perustiedot kiitos
se kurssi minkä koodi on {} | Opiskelija kysyy {} perään, saisinko yhteenvedon | {} tiedot esiin
haluun kattoo {}:n kurssikortin | avaa {} | Kuulin että olis semmonen ku {}, mikäs se o | tää tää {}
esittele mulle {}
kerrotko lisää kurssista {} | lisää tietoa kurssista {} kiitos | kerro enemmän | kertoisitko siitä enemmän | haluaisin kuulla lisää: {}
onko kurssista {} muuta tietoa | {} vielä kerran | kaikki päivämäärät kurssista {} | {} ja {} samalla kertaa
{} ja {} ensi viikolla | {} ja {} maanantaina | {} ja {} tänään
`,
  runs: `
järjestetäänkö {} talvella | onko {} tarjolla kesällä | pidetäänkö {} syksyisin
mitkä toteutukset {unit}:sta on | Milloin {unit} järjestetään seuraavan kerran? | tuleeko {unit} taas ensi vuonna
koska {unit} pidetään uudelleen | Olisiko {unit} kevään tarjonnassa jossain muodossa?
missattu syksyn {unit}, millon uus kierros | kuinka usein {unit} järjestetään | {unit} ensi syksynä?
montako rinnakkaista toteutusta {unit}:sta pyörii | Järjestetäänkö opintojaksoa {unit} kesällä?
löytyykö {unit}:lle toista ajankohtaa | seuraava {unit} | onko {unit} poistunut tarjonnasta vai tuleeko vielä
listaa kaikki {unit} versiot | milloin {} tarjotaan seuraavan kerran | Tuleeko {} uudestaan keväälle?
{} kaikki toteutukset | onko kurssista {} muita toteutuksia kuin tämä | pyöriikö {} joka lukukausi
järjestetäänkö se ensi vuonna | onko muita toteutuksia | koska seuraava kierros
jos en ehdi nyt, milloin se on tarjolla uudelleen | entä muut toteutuskerrat, esim. iltaryhmä
onko {unit} ens vuonna taas | koska {unit} seuraavan kerran järkätään | mitä toteutuksia {unit}:stä on
Jäi tänä vuonna väliin äitiysloman takia. Tuleeko {unit} uudestaan? | tuleeks {unit} kesälle
pyöriikö {unit} myös keväällä vai vaan syksyllä | montako ryhmää {unit}:stä pyörii rinnakkain
{unit} ei enää koskaan vai? | mitä vaihtoehtoja on jos haluan {unit} jossain muodossa
listaa {unit} kaikki kurssikerrat | järjestetäänkö {unit}:tä joka vuosi vai joka toinen | seuraava {unit}?
Minun täytyy odottaa {unit}, milloin se on taas? | mitä eri versioita opintojaksosta {unit} saa
onko {unit} kuopattu vai vieläkö sitä pidetään
koska {unit} on seuraavan kerran | milloin {unit} viimeksi pidettiin | onko {unit} myös keväällä | tuleeko {unit} vielä ensi vuonna | montako toteutusta {unit} on | järjestetäänkö {unit} joka lukukausi | onko kurssista tulossa uusi toteutus ensi vuonna
`,
  compare: `
vertaa {} ja {} | Mitä eroa on kursseilla {} ja {}? | kumpi on pidempi, {} vai {} | kumpi kannattaa valita {} vai {}
Kummasta saa enemmän noppia, {}:stä vai {}:sta? | onko {} ja {} sama asia | miten {} eroaa {}:sta
laita {} ja {} rinnakkain | kumpi sopii paremmin työssäkäyvälle, {} vai {} | En osaa päättää {}:n ja {}:n välillä
näytä {} {} erot taulukkona | alkaako {} ennen {}:aa | {} tai {}, kumpi on englanniksi
kumpi näistä on etänä: {}, {} | {} vaiko {}? kumpaan pääsee vielä | ero {} {} | Onko {} laajempi kuin {}?
vertailisitko kahta toteutusta, {} ja {} | mikä on olennaisin ero, {} vastaan {} | onko {} parempi kuin tämä
miten tämä eroaa kurssista {} | vertaa edelliseen | kumpi niistä kahdesta on lyhyempi
mitä yhteistä on {}:llä ja {}:lla | {} vai {} | kumpi ois parempi mulle, {} vai {} | mitä eroa on {} ja {}
onks {} pidempi ku {} | Aika riittää vain yhteen: otanko {}:n vai {}:n? | kummasta saa enemmän noppii, {} vai {}
vertaa {} ja {} rinnakkain | onko {} ja {} käytännössä sama kurssi
Opiskelija pähkäilee {}:n ja {}:n välillä, miten ne eroavat? | kumpi alkaa ennemmin, {} vaiko {}
laita {} ja {} vierekkäin taulukkoon | {} kevyempi kuin {}? | päällekkäisyyksiä {} {}
noista kahdesta, kumpi sopii työssäkäyvälle: {} vai {} | miksi ottaisin {}:n enkä {}:ta
mitä eroa on {} ja {} | miten {} eroaa {}:sta
kumpi on helpompi, {} vai {} | pitää valita {} ja {} väliltä | onko {} sama kuin {} | mitä eroa kursseilla {} ja {} on | kumpi kannattaa ottaa, {} vai {} | voiko {} ja {} käydä yhtä aikaa
`,
  follow: `
seuraa {} | Muistuta minua {}:n ilmoittautumisesta | lisää {} mun listalle | laita {} seurantaan
haluun muistutuksen ku {} aukee | ilmoita mulle jos {}:stä vapautuu paikka | pidä {}:aa silmällä
Älä anna minun unohtaa {}:aa | pistä viestii ennen {}:n alkua | tilaan ilmoitukset {}:stä
kerro heti kun {} ilmo avautuu | {} seurattaviin | herätä mut ku {}:n ilmo on menossa kiinni
Voisitko vahtia {}:n muutoksia? | {} kiinnostaa, pidä mut ajan tasalla | merkkaa {} muistiin
tarkkaile {} ja pingaa jos luokka vaihtuu | käynnistä muistutukset {} | seuraan tästä lähin myös {} ja {}
saisko {}:n tenttipäivästä muistutuksen | lisää {} omiin kursseihin | Muistutathan kurssista {}
haluaisin seurata kurssia {} | {} kiinnostaa mua, laita muistiin
mulla on tapana unohtaa, huomauta kurssin {} deadlineista | tallenna {} kursseihini | muistuta mua | seuraa tätä
lisää listalle | pidä mut kärryillä tästä | Voitko ilmoittaa kun se alkaa | joo laita seurantaan
nakkaa mulle viesti päivää ennen | otan tämän, lisää | bookmarkkaa tää | pidä {} silmällä mun puolesta
huuda ku {} aukee | {} seurantaan | älä anna mun unohtaa {}:tä
Mulla on adhd ja unohdan kaiken, voitko muistuttaa {}:stä? | pistä {} mun listalle
kerro mulle heti jos {}:ssä tapahtuu jotain | vinkkaa sitten kun {} on auki | haluan pysyä kärryillä {}:stä
muistuttele mua {}:n dedistä | tallenna {} | tökkää mua kun {} ilmo lähtee | seuraa tätä mulle | seuraan {}
ota tämäkin listaan | ilmottele ku tohon tulee muutoksia
muistuta mua kurssista {} | tökkää kun {} aukeaa | pidä mut kartalla {} | laita {} mun listalle
huikkaa ennen ku {} sulkeutuu | pidä silmällä {} | ilmoita kun {} avautuu | pingaa mua {}
älä anna mun unohtaa {} | en haluu missata {} | vahdi {} puolestani | kilkauta kun {} saa paikkoja
kerro jos {} muuttuu | kiinnostaa {}, pidä ajan tasalla | lisää mulle {} | hei muistutus {} kiitos | seuraa {}
uutiset {} suoraan mulle | ennakkovaroitus {} | herätä mut kun {} ilmo alkaa | haluaisin seurata {}
tilaa mulle {} | ois kiva kuulla {} | viestiä heti ku {} on auki | kello päälle {}
pistä viestiä kun {} voi ilmoittautua | unohdan aina, joten {} muistutus | varmista että ehdin {}
{} tiedotteet mulle | merkkaa {} ylös | {} kans listalle | heitä viestii {} | huuda jos {} perutaan
hälytä päivää ennen kuin {} loppuu | kertoisitko kurssista {} ajoissa | patista mua kunnes ilmoittaudun {}
tartten {} muistarin | nappaa {} seurantaan | vinkkaa {} | pysy perillä {} mun puolesta
ala seurata {} | rupea seuraamaan {}:aa | ala vahtia {}:tä
laita {} mun listalle etten unohda | huikkaa ennen kuin {} menee kiinni | kerro hyvissä ajoin ennen kuin {} sulkeutuu | muistuttaisitteko ennen kuin kurssin {} ilmoittautuminen päättyy | älä anna mun unohtaa kurssia {} | pingaa kun {} aukee | {} kiinnostaa, laita seurantaan
muistuta mua huomenna | muistuta minua torstaina | muistuta ensi viikolla | muistuta ostamaan leipää
`,
  unfollow: `
lopeta {}:n seuraaminen | En halua enää muistutuksia {}:stä | poista {} listalta | {} pois
älä muistuta {}:stä enää | {} ei kiinnosta enää | lakkaa seuraamasta {} | ota {} pois seurannasta
peru {} muistutukset | jätän {}:n väliin, ei tarvi viestejä siitä | Ei enää ilmoituksia kurssista {} | unohda {}
päätin etten mene {}:lle, siivoa se pois | {} unfollow | mykistä {} | poistatko {} kursseistani
vaihdoin {}:n {}:een, lopeta se ekan seuranta | lopeta viestit kurssista {} | Poistakaa {} seurattavistani
{} saa lähteä listalta | en tarvitse enää muistutuksia, {} on jo suoritettu | {} ei oo mulle, ota veks
älä seuraa enää | ei kiitos enää muistutuksia siitä | poista se | Lopeta tästä muistuttelu | perun seurannan
en oo menossa sinne, turha muistutella | ota tuo pois mun kursseista | tyhjennä koko seurantalista
poista {} mun listalta | en enää jaksa {}:n muistutuksia | heivaa {} pois | lopeta muistuttelu {}:stä
Vaihdoin kurssia, joten {} saa lähteä seurannasta | älä enää huutele {}:stä | jätin {}:n kesken, ei tarvi muistuttaa
ota {} veks | peru seuranta {} | ei mulle {}:stä enää viestejä kiitos | mie en sitä {}:tä enää seuraa
{} pois listaltani | tuli väärin, en halunnutkaan seurata {}:tä | pääsin jo {}:stä läpi, voit lakata
stoppaa noi {} pingit | miten saan {}:n pois seurattavista | ei enää tätä | tyhjennä koko mun seurantalista
en seuraa, ota pois | deletoi {} sieltä mun kursseista
jätä {} pois | poista {} listalta | lopeta jankutus {} | ei enää {} viestejä | riittää jo {}
{} peruttiin, ei viestejä enää | lopeta seuraaminen {} | en tarvi {} enää | unohda {} | älä pingaa {}
{} ei kiinnostakaan | en mee {}, anna olla | turpa kiinni {} | ota {} pois mun listalta | mykistä {}
luovutin {} suhteen | {} joutaa mennä | hylkää {} | tarpeeks muistutuksia {} | anna {} olla | {} jutut pois
älä muistuttele {} | {} on jo suoritettu, turha muistuttaa | peru tilaus {} | kello pois {} | dumppaa {}
en ota {} tänä vuonna | päästä mut eroon {} | {} on mun osalta ohi | miks vieläkin {}, lopetin sen
säästä minut {} viesteiltä | vedä {} yli | ei koske mua enää {} | muutin mieleni, {} pois seurannasta
voisitko jättää {} väliin | älä vahdi enää {} | lakkaa muistuttamasta {} | {} ei enää kiitos | {} romukoppaan
heitä {} mäkeen
`,
  list: `
mitä kursseja seuraan | Näytä seurattavat kurssini | mun kurssit | mitä mulla on listalla | listaa omat kurssit
Mistä kaikesta saan muistutuksia? | seuranko mä kurssia {} | mitä mä oon laittanut seurantaan | onko {} mun listalla
omat toteutukset | muistutuslistani | montako kurssia mulla on seurannassa | Mitkä kurssit olen tallentanut?
näytä lista | seurantalista | mitä oon lisännyt | mitäs mulla olikaan muistissa
Onko minulla yhtään kurssia seurannassa? | voisitko luetella valitsemani opintojaksot
mille kursseille oot mua vahtimassa | avaa omat kurssini | missä kaikissa mä oon mukana sun mukaan
katotaan mitä mulla on nyt listattuna | suosikit | kurssit joista muistutat mua | mitä mä seuraan
mitkäs kurssit mulla on listalla | näytä mun lista | oliko mulla {} jo seurannassa
mistä kursseista sä mua muistutat | listaa seurattavat | mitä kaikkee oon tallentanu
montako kurssia mulla on sulla | muistatko mitä mie lisäsin | seurantalistani, kiitos
mihin kursseihin olen laittanut muistutuksen
Siivoilen syksyä, näyttäisitkö ensin mitä kaikkea olen pyytänyt seuraamaan? | onko mulla mitään listalla
mitä mä pyysin sua pitään silmällä | minun kurssit näytä | en muista mitä tilasin, mitä seurataan | lista
seuraanko mä ees mitään | onks {} mun listalla vai unohdinko | kurssit joita seuraan, missä näkyy | mun seuratut
mitä siellä mun korissa on
mitä seuraan | mitä mun listalla on | mistä kursseista pingaat mua | näytä mun seurattavat | miks mä saan näitä
miksi viestität minulle tästä | mun kurssit täällä | mitä oon tilannu | mitä oon pyytäny sua vahtimaan
mistä tämä muistutus tulee | montako kurssia seurannassa | seuraanko mitään | mitä oon lisänny
en ikinä pyytäny tätä viestiä | tuleeks mulle vielä jostain ilmotuksia | mitkä muistutukset odottaa
onks lista tyhjä | mitä pidät silmällä mulle | muistuta mitä seuraan, unohdin | tilaukseni
kuka mut ilmotti näihin | en muista tilanneeni | lista näkyviin | missä kursseissa on kello päällä
mistä meinaat muistuttaa | mikä on vielä voimassa | mistä kursseista viestejä tulee | seurantalistani
onko minulla muistutuksia | tallensiks sen minkä lisäsin | miks just mulle | mitä sul on mulle päällä
mitkä oon merkannu | ois kiva nähdä seuratut kurssit | lisäsinks mä sen jo | millä perusteella saan tämän
kaikki mitä seuraan | mitä mulla on seurannassa | oonko mä jollai listalla | miksi tämä tuli minulle
mitkä kurssit mulla on seurannassa | mistä kaikesta mulle tulee viestejä
mitä kursseja sä vahdit mulle | mitä kursseja sä seuraat mun puolesta | mistä kursseista mulle tulee viestejä | miksi mulle tulee näitä viestejä, mistä kursseista
`,
  week: `
mitä tällä viikolla on | Mitä deadlineja minulla on tulossa? | mitä kuuluu mun ens viikkoon
mikä ilmo aukeaa pian mun kursseista | onko mulla huomenna jotain | tän viikon dedikset
Mitä minun pitää muistaa lähipäivinä? | onko tiedossa tenttejä lähiaikoina | viikkokatsaus
mitä on tulossa seuraavaksi | mitkä mun seuraamat kurssit alkaa kohta | tuleeko joku ilmo umpeen tällä viikolla
lähiajan tapahtumat kursseillani | Mitä tapahtuu ensi viikolla? | seuraavan seitsemän päivän ohjelma
onks mulla kiire minkään ilmon kanssa | mitä mun kannattais tehdä tänään | onko tällä viikolla palautuksia
maanantaina jotain? | Mitkä ilmoittautumiset sulkeutuvat lähipäivinä minun listaltani? | kerro mitä mulla on edessä
mun viikko | kuinka paljon tunteja mulla on tällä viikolla kaikilta kursseilta
unohdinko jotain tärkeetä täl viikolla | lähestyviä määräaikoja? | Näytä omat tulevat tapahtumat
mitä torstaille mulla on sovittuna | viikon ohjelma kiitos | mikä mulla on seuraavana vuorossa
koska mun seuraava tentti on, mikä vaan kurssi | mitä mulla tällä viikolla
mitäs ens viikolla tapahtuu mun kursseilla | mun dedikset | onko mulla jotain kiireellistä
mitä pitää muistaa lähipäivinä | aukeeko joku mun kursseista pian | tän viikon jutut | mitä on tulossa
Olin viikon kipeänä ja oon ihan pihalla, mitä mun pitää nyt hoitaa ekana? | onko huomenna mitään
mitkä mun ilmot menee kohta kiinni | viikon katsaus | seuraavat 7 päivää | jääkö multa jotain väliin tällä viikolla
mitä perjantaihin mennessä pitää tehä | lähiaikojen palautukset kaikilta mun kursseilta | mitä tänään
pitääkö mun tehä jotain ennen viikonloppua | mikä mulla on seuraavana | kuinka kiireinen viikko mulla on
this week mitä minulla on | tuleeko jotain deadlineja heti | mitä mun kursseilla on lähiaikoina
missä mulla menee, mitä seuraavaks
`,
  term: `
näytä koko lukukausi | Miltä syksyni näyttää? | menevätkö kurssini päällekkäin
koko kevään aikataulu mun kursseista | lukukausinäkymä | tuleeko mulla liikaa noppia tälle syksylle yhteensä
Tee yhteenveto kaikista kursseistani tälle lukuvuodelle | onko mun kursseissa päällekkäisyyksiä
kuinka monta opintopistettä mulle kertyy keväällä | millainen lukukausi mulla on tulossa
kaikki mun kurssit aikajanalla | missä kuussa mulla on eniten kuormaa
periodi kerrallaan, mitä kursseja mulla menee | onko kaikki valitsemani kurssit mahdollista käydä samaan aikaan
lukuvuosisuunnitelma | miltä mun syksy näyttää | koko lukukausi kerralla | meneekö mun kurssit päällekkäin
onko mulla törmäyksiä keväällä | mun lukuvuoden yleiskuva | piirrä mun kurssit aikajanalle
mitkä mun kurssit osuu samaan periodiin | onko lokakuu mulla ihan tukossa
montako noppaa mulla on syksyllä yhteensä | kevätlukukausi yhdellä silmäyksellä
näytä kaikki mun kurssit aikajärjestyksessä joulukuuhun asti
Suunnittelen töitä puolen vuoden päähän, millaiset mun kurssit on koko kauden ajalta?
törmääkö jotkut seuraamistani | lukukauden kokonaiskuva | mun kevät | mikä kuukausi on mulle pahin
mahtuuko mun kurssit samaan lukukauteen | syksyn suunnitelma näkyviin | onko mulla tyhjää periodia | mun lukukausi
koko kevään rytmi mun kursseista | päällekkäisyydet mun listalla
katotaanko mun puolivuotinen kuntoon, mitä siinä on milloinkin | overlap minun kurssit koko lukukausi
`,
  find: `
mikä on {group} | mikä ryhmä on {group} | mitä {group} tarkoittaa
onko kursseja tekoälystä | Etsi englanninkielisiä kursseja | mitä kursseja voi vielä ottaa nyt
löytyykö 5 opintopisteen verkkokursseja | hae markkinointi | haluaisin opiskella espanjaa, mitä on tarjolla
mitä etäkursseja alkaa tammikuussa | Suosittele jotain helppoa vapaavalintaista | onks mitään pythonii
kurssit joihin ilmo on auki juuri nyt | iltakursseja liiketaloudesta
Tarvitsen kaksi noppaa lisää, mistä niitä saa? | mitä tekniikan kursseja järjestetään kesällä
etsin kurssia johtamisesta | näytä ryhmän {group} kurssit | ruotsin kurssit keväällä
onko {room}:ssa järjestettäviä kursseja ensi syksynä | Mitä kesäopintoja on tarjolla?
kaikki kyberturvallisuuteen liittyvä | haluun oppia kuvankäsittelyy, mikä kurssi
mikä kurssi opettaa kirjanpidon alkeet | jotain projektinhallinnasta enkuks
Voiko jossain opiskella viittomakieltä? | kursseja lauantaisin
mitä voisin ottaa kun tarviin 10 op vapaavalintaisia | onko teillä mitään robotiikkaan liittyvää | excel
hoitotyön opintojaksoja etänä | Mitkä kurssit alkavat ensi viikolla?
luettele kurssit joissa ei ole tenttiä | itsenäisesti suoritettavia verkko-opintoja
löytyiskö jotain yrittäjyydestä | tietokannat ja sql kurssit plz
Haluaisin aloittaa jonkin kurssin jo lokakuussa, mitä vaihtoehtoja on? | onks jotain mihin mahtuu vielä
mitä muuta samasta aiheesta | alle viiden nopan kursseja | näytä lisää vaihtoehtoja | suomea maahanmuuttajille
valmistun keväällä ja puuttuu kolme noppaa, mitä ehtii vielä | etsitkö mulle jonkun lyhyen intensiivikurssin
Mitä ohjelmointikursseja ensimmäisen vuoden opiskelijalle on? | YAMK-tason kurssit | 3D-mallinnus kurssi onko
mihin kursseihin ilmo aukee ensi kuussa | kestävä kehitys | haluisin johonkin kivaan kurssiin missä on ryhmätyötä
kielikursseja iltaisin Tampereella | onko matematiikan kertauskurssia
Mikä olisi hyvä kurssi tietoturvasta kiinnostuneelle aloittelijalle? | ruokapalvelut ja ravitsemus, mitä opintoja
joku kurssi valokuvauksesta olis siisti | kaikki tradenomeille tarkoitetut kurssit syksyllä
listaa monimuotokurssit | mitä mulle jää jäljelle jos haluun vaan tiistaisin tunteja | onko tarjolla saksan alkeita
avoimen amk:n tarjonta ensi kevääksi | Hakusessa opinto, jossa käsitellään lastensuojelua
web-kehitys, etänä, suomeksi, 5 op | onko mitään kurssia missä opetetaan valokuvausta
jotain helppoo viiden nopan kurssia kesäks | mitä on tarjolla iltaisin englanniksi
tarviin kolme noppaa äkkiä, löytyykö etänä | etsi kurssi tekoälystä | haluisin oppii koodaamaan, mitä ottaisin
Työttömyys uhkaa ja ajattelin päivittää excel-taitoja, onko sellaista kurssia? | ruotsin kurssit
mitkä kurssit on just nyt auki | jotain johtamiseen liittyvää verkossa keväällä | kurssi missä ei tarvi matikkaa
espanjaa alkeista? | löytyiskö kiertotalouteen liittyvää
Opiskelijani tarvitsee lisää vapaavalintaisia, mitä enkunkielisiä on tarjolla | mitä ryhmä {group} voi ottaa
onks teillä mitään pelialaan | suomen kieli ulkomaalaiselle kurssi | kursseja jotka alkaa tammikuussa | kyberturvaa
viikonloppuna pidettävät kurssit | mitä kivaa vois opiskella | hae sairaanhoito verkkototeutus
saisko jotain psykologian tapasta | onko vielä ilmoja auki kestävästä kehityksestä
puuttuu vielä 5 pistettä, jotain helppoa verkossa | onko mitään minkä vois aloittaa heti | kesäkurssit | kesäopintojen tarjonta | mitä suosittelet jos ei tykkää tenteistä | löytyykö ranskan alkeita | opiskelijalta puuttuu kolme pistettä, kelpaa myös ruotsiksi
mitä valinnaisia kolmannelle vuodelle on | mitkä kurssit kuuluvat ohjelmaani | jotain valokuvauksesta, viisi pistettä
`,
  rooms: `
kuinka monta ihmistä {room} vetää | montako opiskelijaa {room}:een sopii
mitä luokkia {room}:ssa on | Missä {room} on? | {room} tilat | onko {room}:ssa atk-luokkaa
tarvitsen tilan neljällekymmenelle hengelle | missä kerroksessa {room} sijaitsee
kuinka monta ihmistä mahtuu {room}:iin | Miten löydän huoneeseen {room}? | mikä on {room}:n isoin auditorio
ryhmätyötiloja {room} | onks {room}:ssa projektoria | listaa kaikki rakennuksen {room} opetustilat
missä rakennuksessa {room} | Onko jossain neuvotteluhuonetta kuudelle? | labrat {room} | eksyin, mihin päin {room}
mitä varustusta tilassa {room} on | löytyykö {room}:sta tietokoneluokkia, joissa on vähintään 20 konetta
missä päin kaupunkia {room} on | {room} osoite | hiljainen tila jossa opiskella, missä semmonen ois
pääseekö {room}:iin pyörätuolilla | kuinka iso {room} on | Etsin luokkahuonetta, johon mahtuu sata opiskelijaa
onko {room} auditorio | montako paikkaa {room} | minkälainen tila {room} on | tietokoneluokat
näytä huoneet, joissa on yli 30 paikkaa | mitä tiloja kampuksella on | missä musiikkistudio on
mikä huone se {room} oikein on, labra vai luokka | luentosalit rakennuksessa {room}
Millaisia ryhmätyöhuoneita meillä on? | onks {room}:ssa mac-luokkaa | {room} kapasiteetti | auditoriot
mistä ovesta pääsee {room}:iin, kun huone on {room} | tarviin huoneen missä on valkotaulu ja videotykki
missä on {room} | mitä luokkia {room}:ssä on | mistä löytyy atk-luokka | montako mahtuu tilaan {room}
mihin saa neljäkymmentä ihmistä istuun | Tulen ekaa kertaa kampukselle, miten löydän {room}:n?
onko {room}:ssä auditoriota | mikä kerros {room} | isoin sali {room} | tietokoneluokat listana
Pidän seminaarin 60 hengelle. Mitä tiloja siihen kokoluokkaan on? | mitä {room}:ssa on, videotykki?
missä talossa {room} on | onko missään mac-luokkaa | etsin huonetta {room}, oon eksyny | pienryhmätiloja viidelle
onks {room} se punatiilinen vai uus puoli, mitä huoneita siellä on
mihin rakennukseen mun pitää mennä jos tila on {room} | luokka jossa on yli 30 konetta
`,
  free: `
onko {room} vapaa | Voinko varata tilan {room}? | mikä luokka on vapaana nyt | onko {room} varattu huomenna kello 12
varaa mulle {room} | löytyykö {room}:sta vapaata ryhmätyötilaa tänään | Milloin {room} vapautuu?
miten tilan voi varata | onks {room}:ssa joku just nyt | vapaat huoneet {room}
haluaisin varata neuvotteluhuoneen perjantaille | kenellä {room} on varattuna | {room} varaustilanne
onko mitään tyhjää luokkaa missä vois tehdä ryhmätyötä | Saako {room}:n käyttöön illalla? | huonevaraus
mihin aikaan {room} on tyhjillään | tarvitaan tila klo 14-16, onko vapaita | bookkaa luokka maanantaiks
voiko opiskelija varata luokkia | onko {room} vapaana | saako {room}:n varattua | varaa mulle {room} huomiseksi
mikä luokka on nyt tyhjänä | voiko jossain istua lukemaan kahdelta | {room} vapaa klo 14?
Ryhmätyöporukka etsii rauhallista paikkaa iltapäiväksi, mikä tila ois vapaa | onks kukaan {room}:ssa nyt
kuinka varaan ryhmätyötilan | vapaita tiloja {room} tänään | milloin {room} vapautuu
saisko jonku luokan hetkeks käyttöön | tilavaraus {room} | onko {room}:ssä mitään tyhjää perjantaina
varattu vai vapaa, {room} | booking huone, miten minä teen
mikä tunti tilassa {room} on menossa | kuka on nyt luokassa {room}
`,
  settings: `
vaihda suomeen | puhu suomea
vaihda kieli englanniksi | Puhu minulle ruotsia | haluan muistutukset vasta iltapäivällä
muistuta jo kolme päivää aikaisemmin | liikaa viestejä, vähemmän kiitos | Älä lähetä mitään yöllä
muuta muistutusten aika kello yhdeksäksi | laita ilmoitukset hetkeksi pois päältä | voisitko vastata suomeksi
hiljennä viikonloput | miten saan muutettua asetuksia | Voiko muistutusten määrää vähentää?
kerran viikossa riittää | english please, en osaa suomea | lähetä koostettu viesti maanantaiaamuisin
älä häiritse -tila päälle klo 22 jälkeen | Haluaisin muistutuksen tuntia ennen enkä päivää ennen
aikavyöhyke on väärin, korjaa | spämmäät liikaa | kytke viikkokatsaus päälle | ei enää aamuviestejä mulle
lomalla, pidä tauko viesteistä kaks viikkoa | mitkä mun asetukset on tällä hetkellä | vaihdetaan suomeen
Voiko kielen valita? | lopeta turhat ilmoitukset, vain tärkeimmät | hiljaiset tunnit
siirrä muistutukset aamusta iltaan | laita muistutukset takas päälle | puhu suomea | älä lähetä viestejä öisin
liikaa viestejä, vähennä | muistuta vasta illalla | mihin aikaan sä muistutat
voiko muistutukset saada jo viikkoa ennen | hiljaa viikonloppuisin | hiljaiset tunnit kello 22-8
aamuseiska on liian aikasin, siirrä muistutus yheksään | haluan vain tärkeimmät | vastaa mulle ruotsiks | mute
En pysy perässä kun pingejä tulee kymmenen päivässä, saisko ne yhtenä koosteena? | switch to english kiitos
viestit kerran viikossa riittää | mistä säädän ilmotuksia | päivää ennen eikä kolmea
laita ilmoitukset takaisin päälle | ei maanantain koosteviestiä mulle | oon lomalla heinäkuun, tauko viesteihin
miks puhut mulle englantia, vaihda | muuta muistutusten kellonaikaa
puhu suomea | suomeksi kiitos | vastaa mulle jatkossa suomeks | en ymmärrä englantia | miks puhut mulle enkkua
vaihda kieli ruotsiksi | voitko vastata englanniksi | englanti sopii paremmin | suomee pliis | en osaa ruotsia
mitä kieliä osaat | voidaanko jatkaa suomeksi | kirjota suomeks | en tajuu mitään, suomeks | puhutaan ruotsia
haluisin viestit suomeks | mitä toi tarkottaa, en osaa kieltä | muistutukset tulee enkuks, vaihda
kirjoitan suomeksi mutta vastaa englanniksi | saako kielen valita | kieli: suomi | ihan vaan suomeks
ois kiva saada nää suomeks | takas suomeen | treenaan enkkua, puhu sitä mulle | svenskaa mieluummin
osaatsä suomee | väärä kieli | älä sekoita kieliä | millä kielellä puhut minulle | hei suomea nyt
selkosuomea jos voi | ei ruotsia kiitos | puhu mun äidinkieltä | käytä kanssani aina suomea
vaihetaan englantiin | onnistuuks ruotsiks | ranskaksi kun kysyn, vastaa silti suomeksi | mulle saa puhua enkkuu
en lue englanninkielisiä viestejä | ei öisin | älä kirjoita yöllä | ei viestejä kymmenen jälkeen
ei ennen kasia | ei näin aikasin | anna mun nukkua | herätit mut | viikonloput rauhassa kiitos | hiljaa öisin
puhelin piippas kolmelta yöllä | hiljaisuus 22–7 | vain arkisin | sunnuntaina en haluu mitään
oon yövuorossa, älä häiritse päivällä | iltaisin lepo | liikaa viestejä yöllä | miks lähetät näin myöhään
odota aamuun | ei tunnilla, ole hiljaa kahteentoista | yörauha | voisko yöt olla rauhallisia
tuli viesti kuudelta, oikeesti? | älä pimputa aamuyöstä | vain toimistoaikana
saat kirjoittaa yhdeksän ja viiden välillä | aikasintaan kympiltä | ei lauantaisin | onks sulla yötilaa
milloin olet hiljaa | ei pyhinä | turpa kiinni öisin | älä räplää mun puhelinta keskellä yötä
ysin jälkeen loppu | hiljennä yöks | ois jees jos ei tulis mitään vapaapäivinä | nukun silloin
hiljaisen ajan voi lopettaa jo kuudelta | poista yöhiljaisuus, kirjoita milloin vain | ei illalla enää
asiat ehtii aamullaki | anna yhteenveto | viikkokooste maanantaisin | lähetä joka aamu päivän tunnit
mitä tällä viikolla lyhyesti | lopeta viikkokirje | kooste sunnuntai-iltaan | aamulista seiskalta
ei enää koosteita | haluisin päivittäisen katsauksen | siirrä yhteenveto perjantaille | kaikki yhteen viestiin
kerää deadlinet kerran viikossa | tuleva viikko tiivistettynä | millon mun kooste tulee
kooste tulee liian aikasin | aamuviesti pois | haluaisin yleiskuvan viikosta | joka aamu kerro mitä on tiedossa
päivittäin eikä viikoittain | kerran viikossa riittää | yks iso viesti sunnuntaina ois kiva
kooste kasilta kiitos | katkaise päivittäinen lista | viikkoviesti takas päälle
maanantain kooste jäi tulematta | tee mulle tiivistelmä | pikakatsaus | miten koosteen tilaa
miten koosteesta pääsee eroon | en jaksa lukee näit koosteit | viikon alkuun joku listaus
torstaisin mieluummin | mitä viikkokoosteessa on | aamutiedote ois kätevä | vaihda koosteen kellonaika
niputa viestit | perjantaina viikon paketti | aloita päivän koosteet | viikkokatsaus seis
no niin, mitä kaikkee tulossa | muistuta aikaisemmin | viikkoa ennen kiitos | älä jätä vikaan päivään
kaks muistutusta | enemmän varoaikaa | kolme päivää ennen riittää | muistuta kaks viikkoo aikasemmin
kuinka paljon ennen muistutat | viime tipassa ei auta | ensin viikko ennen, sitten edellispäivänä
muistutat ihan liian aikasin | vasta viimeisenä päivänä | ennakko viisi päivää | ilmoita hyvissä ajoin
yks muistutus riittää, toinen pois | päivä ennen on liian tiukka | montako päivää etukäteen kerrot
lyhennä yhteen päivään | tarviin aikaa suunnitella | toinen tökkäys just ennen ku sulkeutuu | edellisiltana
muistuta tuplasti, unohdan aina | tuli liian myöhään, oli jo menny kiinni | kuukautta aiemmin on turhan aikaisin
pari päivää eikä pari tuntia | vois muistuttaa ajoissa | ennakkoaika pidemmäksi
ei viimeisenä päivänä, stressaa | 48 tuntia ennen | voinks päättää millon muistutat
saisko vähän aikasemmin tiedon | samana aamuna vielä kerran | määräajoista viikon varoitusaika
kymmenen päivää etukäteen | myöhemmin, esim. päivää ennen | aikasemmin pliis | muistutukset porrastetusti
lisää yksi muistutus | deadlineista pitäs tietää aiemmin | sekä viikkoo että tuntii ennen
yksi viesti sunnuntai-iltana riittää | päivittäinen viesti on liikaa, kerran viikossa riittäis | ei viestejä öisin kiitos | ei mitään kymmenen ja seitsemän välillä | vastaa jatkossa suomeksi | muistutukset kolme päivää aiemmin kiitos | ei enää viestejä joka aamu
`,
  privacy: `
mitä tietoja tallennat minusta | Kuka näkee viestini? | onko tämä turvallista | noudatatteko GDPR:ää
näkeeks opettaja mitä täällä kirjottelen | tietosuojaseloste | Kuinka kauan viestejäni säilytetään?
missä mun data sijaitsee | luovutetaanko tietoja eteenpäin | vakoiletko mua
Käytetäänkö keskusteluitani tekoälyn kouluttamiseen? | pääseeks joku muu lukemaan näitä | mitä sä tiedät musta
rekisterinpitäjä? | onko tää luottamuksellista | lähteekö tieto EU:n ulkopuolelle
Haluaisin nähdä kaikki minusta kerätyt tiedot | tallentuuko kysymykseni johonkin
näkeekö koulu mitä kursseja seuraan | kerätäänkö täällä henkilötietoja | voinko luottaa suhun
miten mun tietoja käsitellään | Onko tietoturva kunnossa tässä botissa? | jääks tästä loki jonnekin
mitä sä musta tiedät | luetko mun yksityisviestejä | näkeekö ope mitä kysyn täältä | mihin nää keskustelut tallentuu
onko tää turvallista | kuka pääsee kattoon mun kysymyksiä | myyttekö mun tietoja
Esihenkilöni on samassa Slackissa, näkyykö hänelle mitä kursseja seuraan? | vakoiletko
kauanko mun tietoja säilytetään | meneekö mun viestit jonnekin jenkkeihin | jääkö tästä jälki johonkin
minun data, missä se on? | voiko kaverit nähdä mun listan
`,
  erase: `
poista kaikki tietoni | Haluan, että unohdat minut | tyhjennä mun data | tuhoa kaikki mitä musta on tallennettu
Pyydän saada tietoni poistetuksi tietosuoja-asetuksen nojalla | delete mun tiedot | miten saan tietoni poistettua
hävitä viestihistoriani | en käytä tätä enää, poista mut kokonaan | nollaa kaikki
Poistatko käyttäjätilini ja siihen liittyvät tiedot? | pyyhi muistisi minusta | oikeus tulla unohdetuksi
putsaa mun jäljet pois | resetoi mun profiili ihan alkuun | poista kaikki mun tiedot | unohda mut
pyyhi kaikki mitä oot musta tallentanu | haluan tulla unohdetuksi | tuhoa mun data
Valmistuin ja lähden koulusta, joten hävitä tietoni järjestelmästäsi | nollaa mut kokonaan | deletoi mun historia
mitkään tiedot musta ei saa jäädä sulle | gdpr-poisto kiitos | miten saan omat tietoni poistettua sulta
poista minä sinun muisti | tyhjennä mun profiili | en haluu et sulla on mun juttuja, poista ne
kaikki pois, siis henkilötiedot myös | hävitä mun viestihistoria ja asetukset lopullisesti
`,
  help: `
mitä kaikkea sä osaat | mitä sulta voi kysyä
mitä osaat | Miten tätä käytetään? | mitä sulta voi kysyä | ohje | En ymmärrä miten tämä toimii
missä asioissa voit auttaa | komennot | mihin sua käytetään | voiks sulle puhua ihan normaalisti
anna esimerkkejä kysymyksistä | Mitä toimintoja sinulla on? | tarviin apuu | käyttöohjeet kiitos | mistä aloitan
osaatko muistuttaa asioista | Millaisiin kysymyksiin vastaat? | miks mun pitäis käyttää sua
en tajuu tätä bottia yhtään | neuvo vähän miten täällä toimitaan | voitko auttaa minua
mitä kaikkea pystyt tekemään mun puolesta | pitääkö kirjoittaa kurssikoodi vai riittääkö nimi
toimitko myös puhelimella | mitä kieliä ymmärrät | miten lisään kurssin seurantaan, opasta
Mistä saat kurssitietosi ja ovatko ne ajan tasalla? | jumissa, mitä mun pitää kirjottaa | kuka voi käyttää tätä
mitä sä osaat | miten tää toimii | mihin sua voi käyttää | en tajuu miten sun kaa puhutaan | ohjeet
Olen opintosihteeri ja sain tästä linkin, mitä tällä tehdään? | mitä komentoja on | kuinka minä käytän sinua?
oon ihan pihalla, neuvo | käyttöohje? | osaatko muutakin ku kurssit | mistä alotan
en ymmärrä | en tajuu | en ymmärrä sua | emmä hiffaa
`,
  smalltalk: `
kiitos paljon | kuka sut teki | Mitä kuuluu? | oletko robotti | hyvää yötä | olet mahtava | moikka ja kiitti avusta
jees selvä | hei hei | oot ihan turha | Hauska tutustua | mikä sun nimi on | haha hyvä yks | morjens | anteeks
tuhannet kiitokset, pelastit päiväni | kerro vitsi | juu ei mitään muuta | vitsi kun väsyttää | oletko oikea ihminen
no huh huh | terve | rakastatko mua | älä viitsi | Hyvää joulua! | onpa näppärä botti | moro | no moi | kiitti hei
kiitos, pelastit päivän | heippa | mitäs äijä | ootko ihminen vai kone | kuka sut on koodannu | haha hyvä | ookoo
oot aika tyhmä | mitä kuuluu | jees | no voihan rähmä
ootko siellä | ookko hereillä | haloo onks ketään | kop kop | toimiiks tää | toimitko | elossa? | vieläkö valvot
hyvää yötä botti | nuku hyvin | hyvin hoidettu | pelastit mun päivän | kiitti tosi paljon avusta
suuret kiitokset, olet korvaamaton | hyvä kello | rakastan tätä bottia | nukutsä | miks niin hiljasta | huhuu
onko kukaan kotona | testi testi | maa kutsuu bottia | huomenta päivää | miten menee | mitä kuuluu | oot paras
parempi ku opintotoimisto haha | olipa nopeeta | arvostan kovasti | hyvää viikonloppua | huomiseen
lepäätkö koskaan | ootko oikee ihminen | kuulolla? | sait mut hyvälle tuulelle | moikka moi | ootko rikki tänään
nukahditko | no terve, hommiin | hei hei ja kiitos kaikesta
`,
  agenda: `
mitä tunteja minulla on tänään | mitäs mulla on huomenna | pitääks mun tulla kouluun huomen
onks mul mitään tiistaina | moneltako päiväni alkaa | monelt mä pääsen tänää
saanko nukkua pitkään huomenaamulla | mun lukkari tälle viikolle | ens viikon tunnit kiitos
oonks mä vapaalla perjantaina | missä mun pitäis olla nyt | mitä seuraavaks | onko koulua huomenna
tarviiko torstaina tulla paikalle | vieläks tänään on luentoja | lukujärjestykseni
no niin, mikä päivä tänään edessä | kuin aikasin pitää herätä huomenna | ehdinkö hammaslääkäriin tiistaiaamuna
jääkö aamupäivä vapaaksi | onks iltapäivä tyhjä | koska mun eka tunti on | millon vika tunti loppuu
mitä opetusta minulla on ensi viikolla | opetanko huomenna mitään | näytä mun viikko
millane maanantai mulla on | kannattaaks tänään ees tulla kampukselle | onko pakko olla kasilta koulus
hei mitä tänään | päivän ohjelma | tuleeko hyppytunteja | pääsenkö kotiin ennen neljää
mul on joku tunti nyt, missä luokassa | voisko täältä nähdä omat tunnit | mitkä päivät on vapaata ens viikolla
onko keskiviikkona lähiopetusta | mihin mun pitää mennä ruokiksen jälkeen | voinko jäädä huomenna kotiin
montako tuntii mulla tänään
saako huomenna nukkua pitkään vai onko aamulla jotain | monelta mun eka tunti on | koska pääsen tänään | onko mulla torstaina iltapäivä vapaa | mun tunnit huomenna
`,
  'group-agenda': `
mitä {group} opiskelee tänään | {group} lukkari | millon {group} alkaa huomenna
onks {group} perjantaina koulussa | mitä tunteja ryhmällä {group} on | monelta {group} pääsee
ryhmän {group} lukujärjestys | missä {group} on nyt | onko {group} lähiopetuksessa tiistaina
{group} ens viikko | mites {group} torstaina | koska {group} ois vapaana
opetan ryhmää {group}, milloin heillä on tilaa | onks porukalla {group} aamulla mitään | {group} tänään?
näytä {group} ja niitten tunnit | kaverin ryhmä {group}, mitä niillä on | millon {group} lopettaa
tuleeko {group} ollenkaan kouluun tällä viikolla | monelta {group} syö | löytyykö ryhmältä {group} hyppytuntia
etsi sopiva aika ryhmälle {group} | mihin luokkaan {group} menee | {group} maanantaiaamu, onks jotain
hei mitä {group} tekee iltapäivällä | koko viikko, {group} | mitkä luennot {group} huomenna
onko {group} etänä vai paikan päällä | milloin tapaisin ryhmän {group} | kuinka täynnä {group} viikko on
päättyykö ryhmän {group} päivä ennen neljää | {group} porukan tunnit
ois kiva tietää mitä {group} puuhaa keskiviikkona | onks niillä {group} iltaopetusta
milloin {group} seuraavat lähipäivät | tarviin {group} aikataulun | {group} eka tunti huomen
onks {group} syyslomalla | minkä vapaapäivän {group} saa | monelt {group} on koulul
monelta {group} loppuu perjantaina | koska {group} pääsee tänään | missä luokassa {group} on parhaillaan | mitä tunteja ryhmällä {group} on huomenna | mitä {group} tekee aamulla
`,
  'own-group': `
olen ryhmässä {group} | oon {group} | mun ryhmä on {group} | kuulun ryhmään {group}
vaihdoin ryhmää, nyt {group} | laita mulle ryhmäks {group} | merkitse minut ryhmään {group}
mä oon {group} porukkaa | siirryin ryhmään {group} | ryhmäni vaihtui, uusi on {group}
väärä ryhmä, pitäs olla {group} | en oo enää {group} | mut siirrettiin {group} | tallenna ryhmäkseni {group}
muista et oon {group} | {group} täällä moi | opiskelen ryhmässä {group} | alotin {group} syksyllä
missä ryhmässä luulet mun olevan | mikä ryhmä mulla on sulla | tiedäksä mun ryhmän | sulla on mun ryhmä väärin
vaihda mun ryhmä | ei kun {group} | tästä lähtien {group} | ryhmätunnukseni on {group}
jäin vuodella jälkeen, nykyään {group} | päivitä mut {group} | btw mun luokka on {group}
pääsin ryhmään {group} | vois tietää että kuulun {group} | käytä mun tunneille {group}
onks mulla vielä {group} | tammikuusta alkaen {group} | liityin eilen {group} | mä vaihoin {group} ku muutin
miten kerron mikä on mun ryhmä | mihin ryhmään mut on laitettu | korjaa ryhmäksi {group}
no mä oon siis {group}
opo sanoi että kuulun ryhmään {group} | vaihdoin ryhmään {group} | oon nykyään ryhmässä {group} | mun ryhmä on muuten {group}, laita se
`,
  snooze: `
ei nyt | myöhemmin | muistuta tunnin päästä | illalla uudestaan | palataan huomenna | torkku | kymmenen minsaa
oon tunnilla, myöhemmin | en pysty nyt | kysy lounaan jälkeen | siirrä maanantaille | lykkää
bussissa, sano illal | huono hetki | joskus toiste | ens viikol | muistuta ku oon kotona | viel viis minuuttia
aamulla uudelleen | sama viesti kuudelta | kahden tunnin päästä takas | toista tämä torstaina | hetki
siirretään huomiseen | töissä, viideltä uudestaan | odottakoon viikonloppuun | unohdan kuitenkin, sano illalla
puol tuntii | lähetä toi iltapäivällä uusiks | hmm ehkä huomen | venaa vähä | ajan autoa, palaa asiaan
päivällä eteenpäin | tentin jälkeen | tule kasilta takaisin | en kerkee just | jätetään myöhempään
muistuttele vielä | ei ehi ny, huomen | viivästytä tätä
torkuta {} maanantaihin | siirrä {} huomiselle | muistuta {}:sta vasta myöhemmin
ei nyt, uudestaan huomenna | en nyt ehdi, kysy maanantaina | lykkää iltaan | muistuta tästä uudestaan parin tunnin päästä
`,
  undo: `
hups | kumoa | väärä nappi | se oli virhe | peru toi | painoin vahingossa | takaisin | eiku ei tätä
tarkoitin toista kurssia | palauta ennalleen | en meinannu tota | peruuta äskeinen | sori väärä kurssi
lipsahti | voiko tuon perua | hetkinen, meni pieleen | ctrl z | huti | kissa käveli näppiksellä
palaa edelliseen | muutin mieleni, kumoa | en halunnut tätä | äh väärä | ei sittenkään
ymmärsit väärin, ota pois | palauta se mikä oli ennen | tuli vahinko | unohda mitä just sanoin
yksi askel taaksepäin | valitsin väärin | poistin vahingossa, laita takas | eiii mä painoin poista
äskeinen pois | voi ei, ei tätä kurssia | älä välitä viimeisestä | kelaa taaksepäin | vedän takaisin | mokasin
perutaan | toi ei ollu tarkotus
palauta entiselleen | laita takas niin kuin oli
`,
  enrolled: `
olen jo ilmoittautunut | ilmottauduin jo | hoidettu | {} on hoidossa | ilmoittauduin kurssille {} | oon jo {}
rasti ruutuun | merkkaa {} tehdyks | tehty | {} tehty | pääsin kurssille {} | sain paikan | sain {} paikan
ei tarvi enää, ilmoittauduin viime viikolla | homma hoidossa | {} ilmo tehty | mä oon jo mukana | ilmo laitettu
{} kuitattu | hyväksyttiin kurssille {} | kiitti muistutuksesta, ilmottauduin | ilmoittautuminen tehty
laitoin nimen {} listaan | se on jo plakkarissa | voit viivata yli | {} ilmottauduttu aamul | oon jo listalla
btw {} hoidettu | joo ilmottauduin | jo {} osallistujana | onnistuin ilmoittautumaan kurssille {}
valmista tuli | tein sen jo | {} oon ollu kauan ilmoittautuneena | varmistin paikan {} | kuittaan tehdyksi
nyt oon sisällä | {}: ilmoittautunut | ilmoittauduttu on | {} mul on jo, mitäs nyt
oon jo kurssilla {}, merkkaa se | sain ilmon tehtyä kurssille {} | hoidettu, ilmoittauduin kurssille {} | mahduin kurssille {}, voit merkitä
`,
  sees: `
kuka tän näkee | jääkö tämä meidän välille | saako opettaja tietää | näkeeks muut mitä seuraan
onks tää yksityinen | tallentaako koulu kysymykseni lokiin | kuka lukee nää viestit | huomaako ope että kysyn
kattooks joku tätä | näkevätkö ylläpitäjät tämän | näkyykö listani muille | näkeekö luokkalaiset
tuleeks tää kanavalle kaikkien nähtäväks | voiks rehtori lukee tän | selviääkö tämä kenellekään
luottamuksellista vai ei | näkeekö opintotoimisto mitä seuraan | toivottavasti kukaan ei nää tätä
tietääkö opettaja kuka kurssia seuraa | raportoitko jollekin | kanteletko musta | valvotaanko näitä
voiko koko työtila lukea tätä | uskallanko kysyä jotain noloa | olen opettaja, näkevätkö opiskelijat kysymykseni
vaan minä näen vastaukset, eiks nii | lukeeko tätä ihminen | näkyykö nimi jollekin | kellä on pääsy tähän
pääseekö tuutori kurkkimaan | vaan meidän kesken | seurataanko kuka kysyy mitäkin | julkinen vai yksityinen
meneeks opelle tieto jos lopetan | kuunteleeko koulu | jos kysyn eroamisesta, kuka sen tietää
pääseekö IT-tuki katsomaan | jääkö täst jälki koululle | näkeeks kaverit | vakoileeks joku
`,
  kept: `
mitä tallennat minusta | mitä sulla on musta tallessa | näytä mun tiedot | kuinka kauan muistat tän
missä tietoni säilytetään | pidätkö historiaa | onko minusta kansio | mitä kaikkee tiedät musta
millä palvelimella | saanko tietoni ladattua | koska tiedot katoo | montako kuukautta säilyy
jääkö kysymykset johonki | mitä kirjautuu ylös kun kirjoitan | kopio henkilötiedoistani
valmistumisen jälkeen, onks tiedot viel siellä | muistatsä mitä kysyin eilen | missä maassa mun data on
häviääkö vanhat viestit joskus | mitä oot merkannu muistiin | haluan nähdä mitä on kirjattu
tiedäksä mun opiskelijanumeron | meneekö tämä johonkin tietokantaan | säilytysaika?
listaa kaikki mitä musta on | onks mun nimi tallessa | säilyykö ikuisesti | kerro mitä oot keränny
onko arvosanani sinulla | tarkastuspyyntö omista tiedoista | pilvessä vai koulun koneella
jääks poistettu kuitenki talteen | millasii juttuja säästät | arkistoidaanko keskustelut | mun data esiin
mitä jää muistiin | tietojeni elinikä | mitä hallussasi on | paljonko tiedät minusta
rekisterissä olevat tietoni
`,
  elsewhere: `
milloin kirjasto menee kiinni | monelta ruokala aukeaa
mitä ruokana tänään | Mihin aikaan kirjasto aukeaa? | unohdin salasanani | paljonko lukukausimaksu on
miten saan opintorekisteriotteen | Milloin on syysloma? | onko kampuksella parkkipaikkoja | kuka on mun opo
opinto-oikeuteni loppuu, miten haen jatkoaikaa | millanen sää huomenna | wifi ei toimi
Miten ilmoittaudun läsnäolevaksi? | opinnäytetyön aloitus, mitä teen | mistä saa opiskelijakortin | opintotuki
löytyykö harjoittelupaikkoja | haluaisin lähteä vaihtoon | kouluterveydenhoitajan numero
Tulostin ei tunnista korttiani | missä voi ostaa haalarit | koska on vappubileet
tarvitsen opiskelutodistuksen Kelaa varten | miten vaihdan koulutusohjelmaa | kuka on rehtori
Paljonko lounas maksaa opiskelijalle? | miten haen amk:hon | opiskelija-asuntoja vapaana?
voitko kirjoittaa mulle esseen | kännykkä hukkui, missä löytötavarat | mitä bussilla pääsee kampukselle
Milloin valmistujaiset järjestetään? | kirjaston laina myöhässä, paljonko sakko | oleskeluluvan uusiminen
mulla on paha olla ja tarvin psykologia | sähköposti ei aukea | paljonko 17*23 | kirjautuminen moodleen ei onnistu
Mistä saan avaimen tai kulkukortin? | opiskelijakunnan jäsenmaksu | onko kuntosalia opiskelijoille
mihin lähetän sairauslomatodistuksen | miten tehdään lähdeviitteet APA-tyylillä | haen poissaolevaksi ensi vuodeksi
valmistumispyyntö | office-lisenssi opiskelijalle | kuka voitti eilen lätkämatsin
Voiko lukuvuosimaksusta saada apurahaa? | muutin toiseen kaupunkiin, mihin ilmoitan uuden osoitteeni
tuutorin yhteystiedot | keskiarvoni? | erityisjärjestelyt lukihäiriön takia, keneen yhteys | mitä kello on
suosittele hyvää leffaa | mikä on kopiokoneen pin | tutkintotodistuksen käännös englanniksi
onko joululoma jo alkanut | kahvila auki viikonloppuna? | mikroaaltouuni missä
kuka hoitaa palkanmaksun tuntiopettajille | opintojen keskeyttäminen, kuinka eroan koulusta | mitä ruokaa tänään on
mikä mun salasana on | koska kirjasto menee kiinni | mistä saan opiskelijakortin
Opintotuki katkesi ja Kela ei vastaa, mitä teen | miten teen poissaoloilmottautumisen | mihin saa parkkeerata
kuka on mun opinto-ohjaaja | mistä saan opintorekisteriotteen | onko huomenna lunta | milloin on hiihtoloma
Opinnäytetyö jumittaa, kuka ohjaa | löysin avaimet käytävältä, minne vien | missä on terveydenhoitaja
voiko aiempia opintoja hyväksilukea tutkintoon | kolmannen kerroksen netti on taas poikki | potkitaanko mut ulos koulusta | arvosana ei näy vieläkään, kauanko siinä saa kestää | montako pistettä mulla on kasassa | missä näen vanhoja tenttejä | pitääkö olla Sisu-tunnukset
`,
  chatter: `
olipa pitkä päivä | mun ruotsi vaan huononee | läppäri hajosi aamulla | kannattaako ostaa mac vai pc | luokassa on jääkylmä | täällä salissa löyhkää
onpa tänään kaunis ilma | Sataako siellä vielä? | ei vittu mikä räntäsade taas | lupasivat huomiseksi ukkosta
mitä tänään on ruokana? | onks unicafessa tänään kasvispihvejä | Keitto oli yllättävän hyvää.
mennäänkö syömään kahdeltatoista? | mä oon jo jonossa, otanko sulle tarjottimen | kuka söi mun jugurtin jääkaapista
Kahvi on loppu, voisiko joku keittää lisää? | kahvihuoneessa on pullaa, tulkaa hakemaan
menun alkuruoka oli parempi kuin pääruoka | kolmen ruokalajin illallinen maksoi 58 euroa | Tulostin on taas jumissa.
mistä tähän printteriin saa lisää paperia | kenen tulosteet nää on tässä koneella? | netti pätkii koko ajan
toimiiko teillä eduroam? | vpn ei yhdistä, onko muilla samaa | Unohdin salasanani, kenelle soitan?
onko joku nähny mun avaimia | Löysin aulasta mustan takin, kenen se on? | mun pipo jäi varmaan saliin {room}
kulkukortti ei aukaise ovea | Kuka jätti valot päälle laboratorioon? | luentosalissa haisee ihan märkä koira
{room} on kylmä kuin jääkaappi | joku on jättänyt ikkunan auki huoneessa {room}
salin {room} tuolit natisee hirveesti | Siivooja kävi ja pyysi viemään roskat luokasta.
bussi meni just nenän edestä | Tuleeko 510 ajallaan? | Juna on myöhässä puoli tuntia, aloittakaa ilman minua.
oon ratikassa, perillä varttia vaille | myöhästyn vähän, sori | tuun kymmenen min päästä
Minä lähden nyt kotiin, nähdään huomenna! | nähään sit maanantaina | soita 040 1234567
Voitko soittaa minulle kun ehdit? | mun puhelimesta loppuu akku | onko kellään lainata laturia, usb-c
uus kännykkä tippu heti vessanpönttöön | Milloin joululoma alkaa? | koska pääsiäinen on tänä vuonna
onks vappuna kaikki kiinni | Syyslukukausi alkaa jo ensi viikolla, huh. | milloin kevätlukukausi päättyy?
Minä päivänä ovat lukuvuoden avajaiset? | mä lähen hiihtolomalla lappiin | Mihin te menette kesälomalle?
onnea onnea vaan! | Katsoitko eilen lätkää? | leijonat hävis taas jatkoajalla
pisteet tasan ja vaan minuutti jäljellä, olin kuolla
Ilves on sarjan kärjessä neljällä pisteellä. | lähetkö sählyyn torstaina
meidän sulkkisporukka treenaa tiistaisin, tuu mukaan | Onko kuntosali auki sunnuntaina?
mihin asti uimahalli on auki | salilla oli taas ihan täyttä
se leffa oli ihan surkee, älä mee | mikä oli sen sarjan nimi jossa oli se norjalainen poliisi
Elokuva alkaa kahdeksalta, tavataan ovella puoli. | liput konserttiin tulee myyntiin perjantaina kymmeneltä
kuinka kauan se näytelmä kestää? | käyksä kaupassa, tarttisin maitoa | Mihin asti Prisma on auki?
alkon aukioloajat pyhinä? | tein ostoslistan, se on jääkaapin ovessa | lisää listaan vielä vessapaperi
Ostin vihdoin uudet talvikengät. | tää takki oli alessa miinus 50 | lapsi on kuumeessa, jään kotiin
Tyttäreni aloitti eskarin tänään. | poika sai kokeesta kympin! | pojan opettaja soitti ja oli ihan raivona
milloin teidän lapsilla on vanhempainilta? | Meidän esikoinen menee syksyllä kouluun.
äiti tulee kylään viikonloppuna | vaimo sanoi että nyt riittää | kissa oksensi matolle, taas
Koira täytyy viedä eläinlääkäriin kolmelta. | onko sulla vielä se vanha mäyräkoira?
pentukurssilla meidän koira söi namit kaikilta muilta | Sain sen työpaikan! | mitäs duunissa
oliko sulla eilen työhaastattelu | kesätyöhaku loppuu sunnuntaina, muista laittaa hakemus
Haettiinko siihen pestiin montakin ihmistä? | pomo on lomalla ja kaikki seisoo | Palaveri siirtyi kahteen.
oletko tulossa kokoukseen? | Kuka kirjoittaa pöytäkirjan? | laita esityslista jakoon ennen torstaita
Puuttuuko muistiosta vielä jotain? | kokous venyi kolmeen tuntiin eikä mistään päätetty | monelta se tiimipalsu oli
Viikkopalaverin linkki ei toimi. | Muistuta minua ostamaan maitoa.
muistitko maksaa vuokran | Lähetin laskun jo viime viikolla. | kenelle tää lasku kuuluu?
laskun eräpäivä oli eilen, apua | Raportin deadline on perjantaina rahoittajalle.
saitko sen loppuraportin valmiiks | Kommentoisitko luonnosta ennen iltaa?
hankehakemuksen dedis on kuun lopussa ja mulla on tyhjä paperi | Milloin veroilmoitus pitää palauttaa?
veronpalautukset tuli, jee | mihin mennessä verokortin muutos piti tehdä? | Kelan tuki ei oo tullu tilille
koska opintotuki maksetaan tässä kuussa | Asumistukihakemuksen käsittely kestää kuulemma kuusi viikkoa.
olen ihan auki, voitko lainata parikymppiä | Mobilepayta tuli kympin verran, kiitti
paljonko olen sulle velkaa lounaasta? | miten sun tentti meni? | Menikö tentti hyvin? | pääsin läpi!!!
Läpi meni, ykkösellä mutta läpi! | mä reputin taas, ei jaksa | sain nelosen, oon niin onnellinen
en nukkunu yhtään ennen tenttiä | Tsemppiä huomiseen tenttiin!
tentti oli ihan hirveä, kukaan ei ehtinyt viimeiseen kysymykseen | jännittikö sua se suullinen
Joku oli luntannut kokeessa ja siitä nousi haloo. | veli meni inssiin ja pääs kerralla läpi
ajokortin teoriakoe on mulla keskiviikkona | Opettaja oli todella mukava. | se maikka on ihan paras tyyppi
onks se luennoitsija sairas vai missä se on | Professori on muuttanut Tampereelle.
meidän opettajalla oli tänään hauska kravatti | Näin opettajan kaupassa ja piilouduin hyllyn taakse.
mun ope yläasteella oli samanlainen | kuka tuo uusi tutkija on
luento oli niin tylsä että nukahdin | Kukaan ei tullut luennolle. | olin ainoa koko seminaarissa, aika noloa
tänään oli vain viisi paikalla | pidin elämäni ensimmäisen luennon eikä ääni värissyt kuin alussa
Iskä piti mulle taas luennon rahankäytöstä. | mikä viikko | Onneksi on perjantai. | huh mikä päivä takana
taidan olla tulossa kipeäksi | Mulla on migreeni, menen nukkumaan. | Kävitkö jo influenssarokotuksessa?
hammaslääkäri kolmelta, toivottakaa onnea | yths:n jono on ihan järkyttävä | selkä ihan jumissa tästä istumisesta
Paranemisia! | me muutetaan lauantaina, pääsetkö kantaan | Löysitkö jo asunnon? | mun kämppis ei ikinä tiskaa
hoasin jono vaan kasvaa | Annetaan pois sohva, haettava itse. | kuka on presidentti
mikä on Australian pääkaupunki? | Ketä aiot äänestää? | edustajiston vaalit alkoi, muista äänestää
miksi kana ylitti tien | hahahaha | no voi ei
oho väärä ikkuna, sori | Laitoin sinulle sähköpostia, katsotko?
näitkö mun viestin eilen | lisäätkö mut siihen whatsapp-ryhmään
Meidän ryhmässä on yks joka ei vastaa mihinkään viestiin | ryhmäläiset riitelee taas, mä en kestä
Ryhmäalennus lippuihin vaatii kymmenen hengen porukan. | bändi hajosi mutta ryhmä jatkaa uudella laulajalla
seuraatko sä mua instassa | rupesin seuraamaan yhtä kokkia tiktokissa | Seuraava pysäkki on Kauppatori.
kurssi laski pörssissä viisi prossaa | Mikä on dollarin kurssi tänään?
laiva on vähän kurssissaan myöhässä tuulen takia | aloin käydä keramiikkakurssilla työväenopistossa
Vaimo lähti viikonlopuksi joogakurssille Kuusamoon. | avaa ovi, oon täällä ulkona
ovi on lukossa, tuleeko joku avaamaan? | Auto ei käynnisty pakkasessa. | onko parkkihalli auki yöllä
sain parkkisakon kampuksen pihalta | monelta baari aukee | bileet alkaa seiskalta meillä, tuo omat juomat
haalarimerkit tuli painosta! | Ilmoittauduitko jo sitseille?
ilmottautuminen pikkujouluihin menee kiinni huomenna, ruoka-allergiat mulle
pääseekö maratonille vielä mukaan vai onko se täynnä | Ilmoitin pojan jalkapalloleirille, maksoi maltaita.
harjoitukset peruttu koska valmentaja on kipeä | Harjoittelupaikasta ei ole kuulunut mitään.
valmistujaiset on lauantaina, mitä laitan päälle | gradu palautettu, nyt kaljalle | Onnittelut uudelle tohtorille!
väitöskaronkassa oli ihan liikaa puheita | kiitos avusta, tarjoan kahvit | missä sä oot | Tavataan aulassa viideltä.
mites viikonloppu meni | saunalle kuudelta, kuka lämmittää? | arvaa mitä tapahtui äsken hississä
Hissi on rikki, menkää portaita. | palohälytys oli vain leivänpaahdin
tietokone hajosi taas | kannattaisko ostaa uusi tietokone vai tabletti | mikä puhelin ottaa parhaat kuvat | uudet kuulokkeet pitäis hankkia
mulla on verikoe torstaina | mun loma alkaa torstaina | laita mulle se muistio | lähetä kokouksen kalvot sähköpostilla
älä ikinä lopeta | jatka vaan, älä luovuta | mennään asialistan mukaan | seuraavaksi asialistalla kahvi | olipa pitkä kokous
onko täällä ketään | millon sä tuut | koska palaat | tuun kohta takas | viiden minuutin päästä takaisin
muistele hyviä aikoja | paljonko on 7 kertaa 8 | mitä on 12 plus 30 | suosittele hyvää baaria | osaatko suositella hammaslääkäriä
mitä syödään tänään | koska lasten koulut alkaa | milloin hiihtoloma alkaa | kielitaito ruostuu jos ei käytä
älä nyt vielä lopeta | luokassa haisee kummalliselta | huomenna on inssi, jännittää | tytön opettaja on kipeänä | mun saksa on ruosteessa | netti pätkii taas
hän opettaa nykyään muualla | läppäri meni rikki | ostaisko tabletin vai läppärin
käynnistä kahvinkeitin | pistä pesukone päälle | tarvitsen uuden takin | pitäis hankkia uusi kone
`,
};
