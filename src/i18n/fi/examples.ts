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
tarvitsisin tiedon, milloin {} vapautuu haettavaksi | koska lappu luukulle, siis ilmo {} auki
kuinka aikaisin {}:lle saa hakeutua | tuliko {}:n ilmoittautumisen avaamiselle jo päivä
Haluaisin merkitä almanakkaan, milloin ilmoittautuminen kurssille {} avautuu
avautuuko {} heti lukuvuoden alussa ilmoittautujille | onko ilmoittautumisen alku ennen juhannusta vai sen jälkeen
en ole vielä päässyt ilmoittautumaan, koska portti avataan
Poikani odottaa ilmoittautumisen alkamista kurssille {}, milloin se on? | alkaisko ilmoittautuminen jo kesällä
sanottiin että ilmo aukeaa syksyllä, tarkka päivä puuttuu
Opiskelijat tiedustelevat, milloin kurssin {} ilmoittautuminen käynnistetään | montako päivää ilmon aukeamiseen
tiiätkö koska {} pystyy valitsemaan Pakissa | milloin saa alkaa hakea paikkaa kurssilta {}
lukeeko jossain milloin {} ilmoittautuminen on alkamassa | onko ilmo {} auki vasta kuun vaihteen jälkeen
ensimmäinen mahdollinen ilmoittautumishetki
Olisin kiitollinen, jos kertoisitte milloin kurssin {} ilmoittautumislomake julkaistaan
Vuorolistat lukitaan kuukautta aiemmin, siksi kyselen jo nyt, milloin kurssin {} ilmoittautuminen pääsee alkamaan
pääseekö {} hakemaan jo ennen virallista starttia, vai mikä on se ilmon avaushetki
näkyy vaan teksti "ei vielä ilmoittauduttavissa", mistä hetkestä eteenpäin {} on
viime vuonna ilmo räjähti auki elokuussa, meneekö {} samalla kaavalla
Olen merillä töissä ja netti toimii harvoin, joten mihin päivään kurssin {} ilmoittautumisen käynnistyminen on ajoitettu?
kaveri väittää että {} ilmo lähtee vasta lukukauden vaihteessa, pitääkö se paikkansa
meidän luokka kilpailee paikoista, joten kertokaa heti minuutilleen milloin {} ilmo laukaistaan
Ohjaan aloittavia opiskelijoita ja lupasin selvittää, koska kurssille {} voi ensimmäisen kerran ilmoittautua
en halua päivystää turhaan, onko {}:n ilmoittautumisen alkuun vielä viikkoja
lomakkeessa lukee ettei ilmoittautumisaika ole alkanut, minkä päivän jälkeen saan yrittää uudestaan
tuleeko kurssin {} ilmoittautuminen auki yhtä aikaa muiden kevään kurssien kanssa vai omaan aikaansa
kauanko sitten {} aukesi | kuinka kauan sitten ilmo {} avattiin | montako päivää sitten ilmoittautuminen {} avautui
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
minä päivänä ilmoittautuminen lukitaan | kuin kauan ilmoittautumislomake on auki
En ole vielä päättänyt kurssista {}, kuinka pitkään voin empiä ennen takarajaa?
ehtiikö huomenna vielä vai loppuuko ilmo tänään | sulkeutuuko ilmo sunnuntaina
Haluaisin tietää ilmoittautumisen määräpäivän kurssille {} | jos ilmoittaudun {} vasta kuun lopussa, onko se myöhäistä
mihin saakka ovi on raollaan {}:lle | koska viimeistään pitää olla nimi listalla {} | milloin ilmoittautuminen lakkaa
milloin {} sulkee ovensa ilmoittautujilta | ilmoittautumisen viimeinen hetki | sulkeutuuko {}:n ilmo kun kurssi alkaa
loppuuko ilmoittautuminen ennen ensimmäistä luentoa | onko huominen viimeinen päivä ilmoittautua {}
menikö ilmoittautumisaika umpeen eilen
Saatan saada kurssimaksun vasta palkkapäivänä, mihin mennessä ilmoittautuminen on hoidettava?
mulla on ilmo rästissä, kauanko se on auki | ilmottautumisen loppupäivä? | montako yötä ilmon sulkeutumiseen
onko {}:n ilmoittautumisella päättymispäivää | muistin ilmon vasta nyt, oliko takaraja jo
ilmoittautumisen loppu lähestyy, mikä päivä se tarkalleen on
Tyttäreni on leirillä viikon, sulkeutuuko kurssin {} ilmoittautuminen sillä aikaa?
pidennettiinkö {}:n ilmoittautumisaikaa | jatkettiinko ilmoaikaa
Esimieheni palaa vuosilomalta vasta kuun puolivälissä, ennättääkö hän hyväksyä ennen kuin kurssin {} ilmoittautuminen umpeutuu?
vitkuttelen aina viimeiseen asti, joten kerro se {}:n ilmon aikaraja
emmä jaksa nyt ilmota, voiko sen jättää sunnuntaihin vai onko luukku silloin säpissä
täytyykö mun ratkaista {} asia vielä tänä iltana vai annetaanko ilmoon lisäaikaa | mites pitkälle ilmoa voi pantata {}
Haluaisin vielä neuvotella perheen kanssa, joten mihin ajankohtaan saakka kurssin {} ilmoittautuminen pysyy auki?
loppuuko ilmo just tänään klo 23.59 | lasken päiviä, milloin {} ilmoittautumisaika raukeaa
En millään kerkiä ilmoittautua ennen keskiviikkoa, onko portti silloin jo teljetty kurssilta {}?
viimeinen erä ilmota {}?
odottelen vielä päätöstä toisesta koulusta, voiko kurssin {} ilmoa lykätä vai sulkeutuuko se kohta
Haluaisin kysyä, mikä on ehdottomasti viimeinen päivä, jolloin kurssille {} otetaan ilmoittautumisia vastaan
lähden huomenna vaellukselle ilman nettiä, menettääkö kurssin {} ilmoittautumisajan sillä välin
ope sanoi luennolla jonkun ilmon loppupäivän mutta en kuullut, mikä se oli
siirsin asiaa taas, onko kurssin {} ilmoittautumiseen enää tunteja vai peräti päiviä aikaa
Sihteerinä muistutan opiskelijoita, joten ilmoittaisitteko milloin kurssin {} ilmoittautumiset lukitaan lopullisesti
ei kai {} ilmo lopu jo ennen kuin ehdin kotiin koneelle illalla
onko totta että kurssille {} saa ilmoittautua aina ensimmäiseen luentopäivään saakka
pystynkö vielä ensi kuussa ilmoittautumaan kurssille {} vai onko määräaika silloin jo takanapäin
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
saanko mennä kurssille {} vaikka en ole tutkinto-opiskelija
Olisin halukas osallistumaan kurssille {}; miten minun tulisi toimia?
mistä linkistä ilmoittautuminen kurssille {} tapahtuu | hyväksytäänkö myöhästyneitä kurssille {}
onko myöhäistä liittyä mukaan | ottaako {} avoimen opiskelijoita
Voiko lapseni, joka on lukiossa, hakea mukaan kurssille {}? | onko eläkeläisellä asiaa kurssille {}
päästetäänkö työtön kurssille | onko ilmoittautuminen juuri nyt käynnissä
pitääkö ilmoittautua erikseen vai tuleeko automaattisesti | täytyykö {}:lle hakea vai riittääkö ilmoittautuminen
en löydä ilmoittautumispainiketta, mistä kurssille {} mennään | saako kurssille {} tulla kuunteluoppilaaksi
vaihtarina {}, sallitaanko | ilmo näyttää punaista, voinko silti tulla | kuinka haen {}:lle ristiinopiskelijana
jäi ilmo tekemättä, voiko vielä livahtaa mukaan
Opiskelijani ei pysty ilmoittautumaan kurssille {}, miten hän pääsee mukaan?
tarvitseeko ilmoittautumiseen opettajan luvan | kurssi {} on alkanut viikko sitten, otetaanko vielä sisään
En ole koskaan ennen opiskellut avoimessa, joten mistä kurssille {} ilmoittautuminen käytännössä aloitetaan?
järjestelmä väittää ettei mulla ole oikeutta kurssiin {}, mutta kai sinne muutkin huolitaan
tulin Suomeen vasta eilen vaihtoon ja kaikki ilmot on tekemättä, otetaanko kurssille {} vielä
Saako varhaiskasvatuksen työntekijä täydennyskouluttautua ja tulla mukaan kurssille {} ilman opiskelupaikkaa?
jos oon poissaoleva tän lukukauden ni saanks mä silti ilmottautua kurssille {}
klikkasin kaikkea mahdollista enkä päässyt eteenpäin, kuinka kurssille {} oikein kirjaudutaan osallistujaksi
ohjattavani on toisessa ohjelmassa, salliiko kurssi {} muiden alojen väen ilmoittautumisen
ilmoittautuminen tuntuu olevan jäissä, onko kurssi {} parhaillaan auki hakijoille vai ei
pitääkö kurssille {} laittaa vapaamuotoinen hakemus vai käykö tavallinen ilmoittautuminen järjestelmässä
mihin ilmoittaudutaan | missä voi ilmoittautua kurssille {}
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
milloin ensimmäinen luento on kurssilla {} | minä maanantaina {} alkaa
milloin opinnot kurssilla {} pääsevät vauhtiin | oonko jo myöhässä, alkoiko {} eilen
Tarvitsen vapaata töistä, joten mikä on kurssin {} ensimmäinen päivä? | minä päivänä tullaan ekan kerran
alkaako {} vuodenvaihteen jälkeen | orientaatio kurssille {} milloin | milloin on startti {} | missä kuussa {} alkaa
mones päivä {} alkaa | ensimmäinen opetuskerta {} | {} ensimmäinen tapaaminen, päivämäärä?
onks eka kerta jo tällä viikolla | olen ulkomailla elokuun loppuun, alkaako {} sitä ennen
haluaisin tietää milloin kurssi {} aloitetaan | Tyttäreni kysyy, milloin {} alkaa | ei mitään hajua milloin {} alkaa
unohdin alkamispäivän {} | alkamisaika? | siirtyikö {}:n alku | lähteekö {} käyntiin heti lukuvuoden alussa
alkaako se ennen vai jälkeen pääsiäisen | {} alkaa kai syyskuussa, pitääkö paikkansa
kurssi {} ei ilmeisesti ole alkanut, vai onko | milloin aletaan hommiin kurssilla {}
Opettajana kysyn, mihin päivään kurssin {} aloitus on merkitty?
Olen varannut polvileikkauksen elokuun lopulle, joten olisi tärkeää kuulla minä päivänä {} pyörähtää liikkeelle
pitääks mun olla Suomessa jo sillon kun {} alkaa, lento on vasta 10. päivä
en löydä mistään alkamispäivää, joko {} pyörii täyttä häkää
koskas se {} oikein polkaisee alkuun, ope ei oo huikannu mitään
Poikani luulee että {} alkaa vasta lokakuussa, itse muistelen syyskuuta; kumpi pitää paikkansa?
mihin ajankohtaan {}:n ensimmäinen tapaaminen sijoittuu | kuin monta päivää mulla on lomaa ennen ku {} lähtee laukalle
alkaako {} samana päivänä kuin lukuvuosi vai tulevatko luennot jäljempänä | eka luento oli kai eilen, eikö ollutkin
minulle luvattiin kutsu aloitustilaisuuteen, milloin {} avajaiskerta on
Muutan paikkakunnalle vasta syyskuun puolivälissä, joten tarvitsisin tiedon milloin {} ensimmäisen kerran kokoontuu
kämppis sanoi että {} on alkanut jo ilman mua, onko näin
tilasin lennot takaisin lokakuun alkuun enkä tarkistanut, milloin {} käynnistyi tai käynnistyy
työnantaja haluaa tietää mistä päivästä alkaen tarvitsen vapaata, koska siis {} alkaa
Isännöin vaihto-opiskelijoita ja he kyselevät, minä päivänä kurssin {} ensimmäinen luento pidetään
jäikö mulla eka kerta väliin vai alkaako kurssi {} vasta parin viikon päästä
en ole saanut mitään kutsua, joten alkaako {} edes tämän kuun puolella
sano nyt ees suunnilleen missä kohtaa syksyä {} lähtee rullaamaan liikkeelle
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
mikä on kurssin {} viimeinen opetuspäivä | milloin tästä kurssista vapautuu | {} lopetuspäivä
kurssin päätösajankohta | milloin kaikki on ohi kurssilla {} | Lähden vaihtoon tammikuussa, loppuuko {} sitä ennen?
minä päivänä kurssi {} virallisesti päättyy | loppuuks {} ennen pääsiäistä
pitäisi varata matka, milloin {} on ohitse | jatkuuko {} kesäkuulle | jatkuuko se vielä joulun jälkeen
koska kurssi lopetetaan | onko kurssi {} jo ohitse | millon vika luento | viimeinen tapaaminen milloin
Ilmoittaisitteko, minä päivänä kurssi {} päättyy, sillä sijaisuuteni on määräaikainen
milloin pääsen viimeisen kerran kotiin siltä kurssilta | kuinka myöhään keväällä {} vielä jatkuu
päättyykö {} helmikuun aikana | Häät on kesäkuun ekana lauantaina, niin kai {} on siihen mennessä jo purkissa?
koska voin luopua kämpästä, siis minä päivänä {} viimeistään lakkaa pyörimästä
tahdon vaan tietää milloin tämä {} tuska hellittää lopullisesti
Sopimukseni katkeaa helmikuussa, kestääkö {} sen yli vai loppuuko aikaisemmin?
Haen töitä kevääksi ja haastattelija kyselee, mihin päivään mennessä kurssi {} on kokonaan ohi
lennän kotimaahan kaksikymmentä joulukuuta, onko kurssin {} viimeinen tunti ennen sitä
kämpän vuokrasopimus loppuu huhtikuussa, kestääkö {} vielä senkin jälkeen vai loppuuko aiemmin
Milloin minun pitäisi suunnitella paluuni töihin, eli minkä päivän jälkeen {} on päättynyt?
eikö tuo kurssi {} lopu ikinä, mihin saakka sitä vielä jatkuu
armeija kutsuu heinäkuussa, saanko kurssin {} sitä ennen loppuun vai jatkuuko se yli kesän
sihteeri pyytää merkitsemään todistukseen kurssin {} viimeisen päivän, mikä se on
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
kestääkö {} kauemmin kuin kuukauden | pituus viikkoina {} | mikä on kurssin {} kesto kuukausina
kuinka nopeasti {} on käyty läpi | jakautuuko {} usealle periodille | kattaako {} sekä syksyn että kevään
kestääkö kurssi puoli vuotta | milloin alkaa ja milloin loppuu {}
Olen määräaikaisessa työsuhteessa, joten kuinka pitkän ajan kurssi {} vie alusta loppuun? | toteutuksen {} ajoitus
minä aikana {} pidetään, mistä mihin | yhden vai useamman periodin kurssi | parin viikon kurssi vai pitempi
ajallinen kesto? | pitkäkö kurssi | mikä ajanjakso | kuin pitkä tää kurssi on viikoissa
vuoden mittainen vai lyhyempi | ois hyvä tietää koko kesto alusta loppuun | onko {} venytetty monelle kuukaudelle
kestääkö se kolme viikkoa vai kolme kuukautta
Anoisin opintovapaata töistä koko kurssin ajaksi, joten mikä on kurssin {} ajanjakso päivämäärineen?
onko {} ohi muutamassa viikossa vai raahataanko sitä monta kuukautta
merkitsisin kalenteriin palkin, mistä päivästä mihin {} ulottuu
Mietin riittääkö hoitovapaani, joten kuinka monen viikon mittaisesta kokonaisuudesta kurssissa {} on kyse?
onko {} semmonen pitkä rutistus syksystä kevääseen vai pikainen muutaman viikon pyrähdys
palkkaan sijaisen kurssin ajaksi, joten miltä päivältä mille päivälle {} kestää
olen vaihdossa vain yhden periodin, mahtuuko {} siihen kokonaan vai venyykö se pidemmäksi
Voisitteko ilmoittaa kurssin {} keston sekä alku- että loppupäivineen, niin osaan anoa vapaata
tuntuu että se kestää ikuisuuden, montako kuukautta kurssi {} oikeasti on
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
vanhoina opintoviikkoina vai opintopisteinä, paljonko {} on | kurssin {} pisteet
onko {} kahden vai kolmen pisteen opinto | Stipendini vaatii riittävän pistekertymän, montako opintopistettä {} antaa?
moneenko opintopisteeseen {} oikeuttaa | minkä verran pisteitä kurssi tuottaa | noppien määrä {}
opintopistesaldo nousee kuinka paljon kurssilla {} | onko {} iso kurssi noppien mukaan | ects-pisteet
credits {} montako | saanko siitä kymmenen noppaa
Kertoisitteko ystävällisesti, kuinka monta opintopistettä kurssin {} suorittamisesta myönnetään
kolmen pisteen kurssiko | pisteytys opintopisteissä {} | montako noppaa jos tekee koko kurssin {}
lasketaanko {} viideksi opintopisteeksi | anteeks mut paljonko noppaa tää on
Olen laskenut että valmistumisesta uupuu neljä pistettä, kattaisiko {} koko vajeen?
saanko opintotuen ehdot täyteen, eli montako pinnaa {} on opintopisteinä
kuinka suuri pistepotti kurssista {} heltiää | mitä {} painaa opintopisteissä | vastaako {} viittä vai kymmentä ECTSää
Täytän apurahahakemusta ja siihen kysytään kurssin laajuutta opintopisteinä, mikä se on kurssilla {}
jotta saan kandin kasaan tarvitsen vielä kymmenen noppaa, paljonko niitä {} kerryttää
muistaakseni kurssista {} sai ennen kolme pistettä, onko opintopistemäärä yhä sama
en viitsi tehdä kurssia {} jos siitä saa vaan yhden nopan, montako tulee
Kotiyliopistoni vaatii learning agreementiin ECTS-pisteet, joten monenko pisteen kurssi {} on?
opintotuen valvonta iski, riittääkö {} pistemäärältään nostamaan mut yli kahdenkymmenen
opo sanoi että {} on iso kokonaisuus, siis kuinka monta opintopistettä
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
mitä kieltä {}:llä käytetään | saako esseen kirjoittaa ruotsiksi kurssilla {}
Vaihto-opiskelija ei ymmärrä suomea, mikä on kurssin {} opetuskieli? | kielenä englanti?
en osaa suomea, pystynkö seuraamaan opetusta kurssilla {} | enkkukurssi vai suomenkielinen
järjestetäänkö {} kaksikielisenä | luennoidaanko {} vieraalla kielellä | mikä kieli kurssilla puhutaan
pidetäänkö se svenskaks | vedetäänkö tunnit suomeks
Äidinkieleni on venäjä ja suomeni kehittyy vasta, joten millä kielellä {} järjestetään?
onko tää niitä englanninkielisiä kursseja | kurssi {} taitaa olla englanniksi, vai onko
käytetäänkö opetuksessa selkokieltä tai englantia | osaako pärjätä huonolla englannilla, onko {} enkuks
kielivalinta suomi vai ruotsi kurssilla {}
olen au pair Saksasta ja ymmärrän vain vähän, pidetäänkö {} helpolla suomella vai englanniksi
nolottaa puhua enkkua muiden edessä, joudunko puhumaan sitä kurssilla {}
Puolisoni äidinkieli on ruotsi, joten luennoidaanko kurssilla {} lainkaan hänen kielellään?
vaihtuuko kieli lennosta jos salissa on ulkomaalaisia | minkäkielisiä luentoja {} tarjoilee
saako kysyä suomeksi vaikka ope puhuu englantia
Isäntäperheeni sanoi että kaikki kurssit ovat suomeksi, mutta onko {} kuitenkin englanninkielinen?
en kehtaa puhua suomea kun aksentti on kamala, saako kurssilla {} puhua englantia
mulla on lukihäiriö ja vieraat kielet takkuaa, toivottavasti {} opetetaan suomeksi eikä englanniksi
Kumpaa kotimaista kieltä kurssin {} luennoilla käytetään, kun osallistujissa on molempia kieliryhmiä?
ope on ulkomaalainen, tarkoittaako se että kurssin {} tunnit menee englanniksi
ymmärrän suomea mutta en kirjoita sitä, saako kurssin {} tehtävät kirjoittaa englanniksi
kuvaus on englanniksi, pidetäänkö myös itse luennot kurssilla {} sillä kielellä
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
järjestetäänkö {} verkko-opetuksena | onko kurssi {} täysin verkossa
tarvitseeko matkustaa kampukselle kurssia {} varten | saako {} teamslinkin vai ollaanko luokassa
kurssin {} toteutusmuoto, verkko vai lähi
Olen vuorotyöläinen ja asun saaristossa, voinko osallistua kurssiin {} verkossa? | etäosallistuminen kurssilla {}
Liikuntarajoitteen vuoksi en pääse paikalle, voiko kurssin {} käydä etäyhteydellä? | netissä vai koululla
videoyhteydellä? | onnistuuko netin välityksellä | montako kertaa pitää tulla kampukselle, vai onko kaikki verkossa
verkko-opintona? | pääseekö mukaan zoom-linkillä | voiko läppärillä olla mukana sängystä | onks tää virtuaalinen
täytyykö lähteä kotoa mihinkään kurssin {} takia | striimataanko luennot suorana
onko mahdollisuus osallistua ruudun takaa | lähitoteutus vai verkkototeutus
Kuljen pyörätuolilla ja talvella liikkuminen on hankalaa, joten saisiko kurssin {} käytyä kokonaan ruudun ääressä?
bussit ei kulje meille maalle, voisko {} luennoille liittyä kännykällä
onko siellä pakko näyttää naamansa livenä vai käykö linkin takaa
Minulla on kaksi pientä lasta kotona eikä autoa, joten voisiko kurssille {} osallistua etäyhteyden kautta?
olen töissä Norjassa koko kevään, onnistuuko kurssi {} sieltä käsin netin yli
kuulin että koronan jälkeen kaikki siirtyi takaisin luokkaan, onko {} vielä verkossa
pelkään lentämistä enkä matkusta, kuuluuko kurssiin {} yhtään kertaa fyysisesti koululla
Maatilan töiden takia en voi lähteä kotoa, järjestetäänkö kurssi {} etänä vai kampuksella?
jos nettiyhteys on huono mökillä, pystyykö kurssia {} silti käymään verkon välityksellä
lukee vaan monimuoto, tarkoittaako se että kurssilla {} ollaan osin verkossa osin koululla
voiko kurssin {} tehdä ulkomailta käsin | onnistuuko {} Lapista käsin
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
mikä osasto järjestää kurssin {} | kuka tän järjestää, mikä yksikkö
mille yksikölle {} kuuluu organisaatiossa | minkä osaston alla {} on | onko {} kielikeskuksen kurssi
onko {} avoimen korkeakoulun järjestämä | Minkä organisaatioyksikön vastuulla opintojakso {} on?
onko järjestäjänä kauppatieteet vai tekniikka | organisoiva yksikkö? | vastuutaho {} | minkä koulun tuottama {} on
laitos? | kumpi tiedekunta pyörittää kurssia {} | Raportointia varten tarvitsen kurssin {} vastuulaitoksen
mikä yksikkö pitää kurssia {} | osasto johon {} on sijoitettu
onko toinen korkeakoulu tämän järjestäjä | kenen siipien suojassa tätä kurssia järjestetään, minkä laitoksen
onko {} humanistisen vai luonnontieteellisen tiedekunnan | kuuluuko {} kasvatustieteiden laitokselle
Kirjaan kustannuspaikkaa, joten tarvitsen tiedon siitä, minkä laitoksen budjetista {} järjestetään
opintotoimistoja on monta, minkä tiedekunnan listoilla {} oikein roikkuu
Kokoan tilastoa tarjonnasta ja minulta puuttuu enää se, mikä laitos on kurssin {} järjestäjänä
haluan valittaa kurssin järjestelyistä oikealle taholle, mikä osasto vastaa kurssista {}
nimi viittaa taloustieteeseen mutta koodi insinööreihin, minkä yksikön tuotantoa {} siis on
Sovimme yhteisopetuksesta, joten mikä tiedekunta hallinnoi kurssia {} ja kuuluuko se meille?
opintosihteeri ohjasi mut järjestävään yksikköön mutta en tiiä mikä se on kurssilla {}
onko kurssi {} oman laitoksen järjestämä vai ostettu jostain toisesta yksiköstä
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
onko {} kandiohjelman vai maisteriohjelman kurssi | kandi- vai maisteritason ohjelma {}
onko {} fysioterapian koulutusohjelmassa | minkä pääaineen opetussuunnitelmassa {} on
maisteriohjelma johon {} liittyy | opetussuunnitelmat joissa {} esiintyy
Opinto-ohjaajana selvitän, minkä tutkinto-ohjelmien opetussuunnitelmaan {} on sijoitettu
onko {} rakennustekniikan koulutuksen oma kurssi | liittyykö {} tietotekniikan tutkinto-ohjelmaan
koulutusala johon {} kuuluu | mistä koulutusohjelmasta kurssi on peräisin
onko se ylempään korkeakoulututkintoon kuuluva | onko {} kätilökoulutuksen opinto
minkä koulutuslinjan opetussuunnitelmaan se menee | onko {} merkitty useampaan koulutusohjelmaan
kuuluuks {} mun koulutusohjelmaan, oon liiketaloudessa | minkä tutkinnon opintosuunnitelmassa {} on
luettelisitko tutkinto-ohjelmat joiden kurssi {} on | oppiaine tai ohjelma johon {} on liitetty
onko {} monen eri koulutuksen yhteinen
Vaihdoin juuri restonomista tradenomiksi, niin löytyykö {} edelleen mun uudesta koulutusohjelmasta?
onko {} biotekniikan vai kemian koulutuksen opetussuunnitelmasta lainattu
minkä tutkintonimikkeen opinnoissa {} tulee vastaan | kandiohjelmien nimet, joissa {} kuuluu opsiin
Tyttäreni opiskelee bioanalyytikoksi, kuuluuko kurssi {} hänen tutkinto-ohjelmansa opetussuunnitelmaan?
pakollisten listalla ei näkynyt tätä, minkä koulutusohjelman kurssi {} mahtaa olla
kurssin nimi kuulostaa sosiaalialalta, mutta missä tutkinto-ohjelmissa {} oikeasti on mukana
Hakuvaiheessa vertailen koulutuksia: mitkä niistä sisältävät kurssin {} opetussuunnitelmassaan?
opo ei osannut sanoa onko {} meidän ohjelman vai jonkun toisen koulutuksen kurssi
muodostaako {} osan tuotantotalouden maisteriohjelmasta vai jostain muusta tutkinto-ohjelmasta
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
mitä ryhmiä {}:lle tulee | kenelle tämä kurssi sopii | ketä varten {} järjestetään
minkä vuoden opiskelijat ovat kurssilla {} | käykö meidän luokka {group} tämän kurssin
Onko kurssi {} tarkoitettu aikuisopiskelijoiden ryhmille vai päiväryhmille?
monimuotoryhmien vai päiväryhmien kurssi {} | onko {} ensimmäisen vuosikurssin ryhmille
sisältyykö {group} kurssin {} ryhmälistaan | osallistujaryhmät {} | opiskelijaryhmien tunnukset kurssilla {}
Laadin lukujärjestyksiä: mitkä ryhmät on liitetty kurssiin {}? | onko rinnakkaisryhmä samalla kurssilla {}
keille {} on ajateltu | monesko vuosikurssi istuu kurssilla {} | minkä vuoden aloittaneille kurssi on
Teen syksyn tuutorijakoa ja minun on tiedettävä, mitkä aloitusryhmät on sijoitettu kurssille {}
onks {} vaan meille fukseille vai istuuko siellä myös ännännen vuoden porukkaa
oletteko ajatelleet kurssin {} työikäisille vai suoraan lukiosta tulleille
keitä siellä mahtaa istua, mitkä vuosikurssit | kenelle {} on räätälöity | mitkä luokkatunnukset {} kattaa
Järjestän kummitoimintaa ja haluaisin tietää, mitkä opiskelijaryhmät kurssilla {} tänä syksynä istuvat
vaihdoin luokkaa kesken vuoden, onko uusi ryhmäni {group} edelleen merkitty kurssille {}
onko {} tarkoitettu aloittaville vai niille jotka ovat olleet talossa jo vuosia
meidän ryhmästä osa sai kutsun, ketkä kaikki kuuluvat kurssin {} kohderyhmään
Opettajana tarvitsen ryhmätunnukset kurssille {}, sillä jaan luokat eri saleihin
ei kai tää kurssi {} ole vain viimeisen vuoden ryhmille suunnattu
isäni haluaisi opiskella eläkkeellä, kenelle kurssi {} on oikeastaan tehty
minkä vuosikurssin väkeä siellä on, haluaisin samanikäisten joukkoon kurssille {}
kuka voi käydä kurssin {} | onko {} avoin kaikille | pääseekö vaihtarit kurssille {} | onko se vaan fukseille
onko {} tarkoitettu maisterivaiheen opiskelijoille | saako muiden tiedekuntien porukka osallistua
voiko avoimen opiskelija ottaa kurssin {} | kelle tää kurssi on | onko se vaan sairaanhoitajaopiskelijoille
otetaanko kurssille {} ulkopuolisia | voiko jatko-opiskelija osallistua kurssille {}
oon Erasmus-opiskelija, saanko tulla kurssille {} | onko {} varattu jollekin tietylle ohjelmalle
mille opiskelijoille {} on suunnattu | saako alumnit käydä kurssin {}
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
minkälaista asiaa kurssilla {} tulee | kuvaile kurssin {} sisältöä | minkä teeman ympärille {} on rakennettu
tutustutaanko kurssilla {} pilvipalveluihin | sivutaanko {}:llä eettisiä kysymyksiä
onko kurssilla {} mukana työoikeutta | opetetaanko siinä javascriptiä | puhutaanko siellä ilmastosta
mitä aihetta kurssi koskee | Äitinä kiinnostaa tietää, mitä nuoreni kurssilla {} oikein opetetaan
mitä luennoilla käydään läpi kurssilla {} | kurssin keskeinen sisältö | nimi kuulostaa jännältä, mistä {} kertoo
en löytänyt sisältökuvausta, mistä aiheista {} koostuu | onko siinä historiaa vai nykyaikaa, aiheiden puolesta
mihin aiheisiin paneudutaan kurssilla {} | tiivistäisitkö kurssin {} asiasisällön muutamalla lauseella
mimmosia juttuja kurssilla {} tulee eteen
opettaja mainosti kurssia {} innoissaan mutta puhui pelkkää jargonia, mitä aiheita siellä siis pyöritellään
Olisiko mahdollista saada selostus siitä, millaisia ilmiöitä ja kysymyksiä kurssilla {} pohditaan?
mihin kaikkeen {} pureutuu | raapaistaanko kurssilla {} edes vähän lohkoketjuja
pelkkää pykälää vai tuleeko {} luennoilla myös psykologiaa vastaan | mikä on kurssin {} punainen lanka
Kirjoitan koulun lehteen jutun ja tahtoisin tietää, mitä teemoja kurssilla {} tänä vuonna nostetaan esiin
näin vain nimen lukkarissa enkä keksi yhtään mitä kurssilla {} voidaan käsitellä
ennen kuin sitoudun, selvitäpä puhutaanko kurssilla {} lainkaan muistisairauksista tai ikääntymisestä
kiinnostaa kasvit mutta ei eläimet, kumpiin {} keskittyy aiheiltaan
olisiko kurssilla {} mitään rahoituksesta vai jäädäänkö pelkkään strategiapuheeseen
Kuvauksessa on vain kaksi riviä, joten mitä aihealueita kurssin {} luennot todellisuudessa kattavat?
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
mitä opiskelija hallitsee kurssin {} päätteeksi | mitkä tavoitteet kurssille {} on asetettu | tavoiteltu osaaminen {}
kehittyykö kurssilla {} esiintymistaito | antaako {} valmiudet johtaa projektia
pystynkö kurssin {} jälkeen tekemään omia sovelluksia | mitä kurssin tarkoituksena on opettaa, tavoitteet
osaanko kurssin {} jälkeen lukea tasetta | Mitä ammatillista osaamista kurssin {} suorittanut on saavuttanut?
mitä kompetensseja kurssi kehittää | mikä on tavoitteena | mikä kurssin päämäärä on
miksi {} opetetaan, mikä sen tavoite on | mihin opiskelija kykenee kurssin {} jälkeen
saanko kurssilta {} taitoja joita voin laittaa cv:hen
Perustelen kurssin esimiehelleni, joten mitä osaamista {} minulle tuo? | tullaanko kurssilla {} sujuvaksi puhujaksi
opinko ratkaisemaan yhtälöitä | kurssin {} tavoitteena oleva osaaminen
pomo kysyy mitä hyötyä koulutuksesta on, mitä kykyjä {} minuun iskostaa
jos saan kurssin {} käytyä, kehtaanko väittää osaavani haastatella asiakkaita
Minkälaiseen asiantuntijuuteen kurssin {} tavoitteet tähtäävät? | mitä jää hyppysiin taitona kun {} on käyty
Kehityskeskustelussa kysytään mitä uutta osaan, joten mitä taitoja kurssin {} jälkeen pitäisi olla hallussa
haluan oikeasti oppia jotain käyttökelpoista, mihin kurssi {} minut harjaannuttaa
tulenko kurssin {} ansiosta sellaiseksi joka osaa laatia budjetin itsenäisesti
Mikä on se osaaminen, jonka kurssin {} suorittajalta voi työnantajana lopulta odottaa?
en tajua kurssin {} tarkoitusta, mihin osaamiseen sillä oikeasti pyritään
kai kurssin {} jälkeen sitten osaa jo käyttää tilasto-ohjelmaa ilman apua
mitä odotetaan että mä taidan kun kurssi {} on viety kunnialla loppuun
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
onko kurssilla {} pakollisia edeltäviä kursseja | onko {} jatkokurssi jollekin | minkä kurssin jatkoa {} on
alkeiskurssi vai tarvitseeko pohjaa | mitä minun kannattaisi hallita ennen kuin menen kurssille {}
kuinka paljon matematiikkaa pitää osata ennakkoon kurssille {}
Olen opiskellut viimeksi kolmekymmentä vuotta sitten, riittääkö osaamiseni kurssille {}?
tarvitseeko ennakkotehtävän lisäksi pohjatietoja | oletetaanko että derivointi on tuttua
sopiiko {} täysin kokemattomalle | mun matikka on heikko, mitä lähtötasoa {} edellyttää
täytyykö olla lukion pitkä matikka kurssia {} varten | missä järjestyksessä {} ja {} pitää suorittaa
pitääkö olla ajokortti tai hygieniapassi että saa tulla kurssille {}
minkä tasoinen englanti pitää olla ennen kurssia {} | tuleeko minulla olla perusopinnot suoritettuina
Ohjattavaltani puuttuu tilastotieteen perusteet, voiko hän silti aloittaa kurssin {}?
onko ykköskurssi pakollinen ennen kakkosta | mitä kurssi edellyttää osallistujalta ennakkoon
jos ei oo ikinä tehny kirjanpitoa ni voiks tulla kurssille {} | riittääkö ammattikoulun pohja tälle
tulin suoraan lukiosta enkä oo ikinä nähny koodia, putoonko kurssilla {} heti kelkasta
Olen koulutukseltani lähihoitaja, eikä minulla ole lainkaan laskentatoimen opintoja; onko siitä haittaa kurssilla {}?
jos en muista trigonometriasta mitään, kannattaako mun treenata sitä ennen kurssia {}
onko {} tarkoitettu konkareille vai ensikertalaisillekin tiedoiltaan
täytyykö mulla olla johdantokurssi kuitattuna ennen kuin saan aloittaa kurssin {}
ohjattavani hyppäisi mielellään perusteiden yli, salliiko {} sen ilman aikaisempia suorituksia
pitääks hallita ruotsin kielioppi ennalta että kurssilla {} pysyy mukana | minkä verran kemiaa oletetaan tutuksi
mitkä opinnot on alustettava ennen kurssia {} | onko kynnys korkea, siis paljonko pitää tietää tullessa
riittävätkö itse opetellut taidot kurssin {} lähtövaatimuksiin | käyks itseopiskeltu pohja | pakolliset alkuopinnot {}
lähtötestiä ennen kurssia {}?
Palaan kouluun kahdenkymmenen vuoden tauon jälkeen, joten täytyykö minun kerrata jotakin ennen kurssia {}
ope hoki koko ajan jotain edellistä kurssia, pitääkö se olla käyty että pärjää kurssilla {}
olen humanisti enkä ymmärrä tilastoja, riittävätkö taitoni vai vaaditaanko kurssille {} jotain pohjalle
jos hyppään suoraan kurssille {} ilman ensimmäistä osaa, lähetetäänkö mut takaisin perusteisiin
Kysyisin opiskelijan puolesta, onko kurssille {} asetettu muodollisia edellytyksiä, kuten tiettyjä suorituksia
en osaa vielä edes perusjuttuja, onko kurssi {} silti mulle vai pitäisikö aloittaa helpommasta
mitä taustatietoja mulla pitäis olla että kurssilla {} ei mee kaikki yli hilseen
kävin peruskurssin toisessa koulussa, kelpaako se vaadituksi esitiedoksi kurssille {}
vaaditaanko rikosrekisteriotetta tai rokotuksia ennen kuin kurssille {} saa tulla
olisi noloa jos kaikki muut osaa jo, edellyttääkö {} kokemusta ohjelmoinnista
mitä pitäis osata ennen kurssia {} | pitääkö osata koodata jos menee kurssille {}
pärjääkö ihan vasta-alkaja kurssilla {} | kuinka hyvä matikassa täytyy olla | oletetaanko siinä jotain pohjatietoja
mitkä kurssit pitää olla eka suoritettuna | pärjääkö lukion fyssalla kurssilla {} | mitä taitoja {} vaatii
pitääkö perusteet olla käytynä ennen kurssia {} | selviinkö kurssista {} ilman tilastotiedettä
vaaditaanko aiempaa kokemusta | minkä tason ruotsia kurssilla {} odotetaan | mitä meidän oletetaan jo tietävän
onko {} ok jos ei oo ikinä ohjelmoinut | mitä täytyy olla tehtynä että pääsee kurssille {}
mitä osallistujilta vaaditaan | mitä pitää osata ennestään | mitä osallistujien täytyy jo hallita
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
onko kurssilla {} pakollista kirjallisuutta | mistä saan luentokalvot kurssille {}
kenen kirjoittama teos kurssilla {} on, siis mikä kirja | tarvitaanko labratakki kurssilla {}
Kirjastosta kysytään, montako nidettä ja mitä teosta kurssin {} kirjallisuus vaatii
mitä ohjelmistoja kurssi {} edellyttää | tarviiko lisenssin johonkin ohjelmaan kurssilla {}
kurssimateriaali verkossa vai paperilla | onko moniste riittävä vai pitääkö hankkia teos | isbn {}
riittääkö vanha painos | toimiiko {}:n ohjelma linuxissa | lähdekirjallisuus {} | onko oppikirja saatavilla e-kirjana
onko kirja pakko omistaa | Nuoreni aloittaa kurssin {}, mitä tarvikkeita ja kirjoja hänelle pitää hankkia?
tarvitsenko kuulokkeet tai mikrofonin kurssilla | mitä teosta siellä luetaan
Kirjat on kalliita ja opintotuki loppu, joten saako kurssin {} teoksen lainaksi vai täytyykö se ostaa omaksi
pitääkö chromebookille ladata jotain vai pyöriikö {}:n työkalut selaimessa
hankin näkövammaiselle opiskelijalle äänikirjan, mikä teos kurssilla {} on käytössä | mitä niteitä kurssi {} vaatii
suojalasit tai haalari pakko {}?
Tilaan kirjastoon uusia teoksia, joten mitkä nimikkeet on merkitty kurssin {} pakolliseksi kirjallisuudeksi
kone on kymmenen vuotta vanha, jaksaako se pyörittää niitä ohjelmia joita kurssi {} vaatii
jaetaanko kurssilla {} monisteet vai pitääkö kaikki lukemistot etsiä ja tulostaa itse
äiti lupasi kustantaa opukset jos saan listan, mitä kirjoja kurssilla {} tarvitaan
onko mitään järkeä ostaa sitä paksua kirjaa vai riittääkö kurssilla {} opettajan kalvot
Tarvitsisin esteettömän version oppimateriaalista, joten mitä aineistoja kurssilla {} luetaan?
pitääkö mukana olla esilaskin, tussit tai jotain muita tarvikkeita kurssilla {}
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
saako kurssin {} tehdä yksin ilman paria | onks siellä labroja | simulaatioita vai teoriaa
millainen opetustyyli kurssilla {} on | onko opetus keskustelevaa vai luentomaista
pitääkö pitää esitelmä muiden edessä kurssilla {}
Ujona opiskelijana mietin, joudunko kurssilla {} työskentelemään ryhmässä?
kuinka käytännönläheinen opetus on kurssilla {} | työpajoja vai luentoja
opiskellaanko omatoimisesti vai opettajan johdolla kurssilla {}
harjoitellaanko taitoja käsin vai katsotaanko kalvoja | onko kurssilla roolipelejä tai draamaa
ongelmalähtöinen oppiminen käytössä? | miten tunneilla työskennellään
mitä tunneilla tehdään käytännössä, kirjoitetaanko vai jutellaanko | yksilötyö vai tiimityö
onko projektityöskentelyä tiimeissä kurssilla {}
mua ahdistaa puhua isossa porukassa, tehdäänkö kurssilla {} duunit pienissä tiimeissä vai itekseen
käytetäänkö tunneilla pelejä, väittelyjä tai muuta osallistavaa vai onko se opettajan yksinpuhelua
Millaisin pedagogisin ratkaisuin kurssin {} opetus toteutetaan, esimerkiksi seminaarein vai tapauksin?
luetaanko siellä itsekseen vai jutellaanko pöydissä | demoja, laskutupia vai luentoja {}
onko {} enemmän verstasta kuin kuuntelua
Lapseni on autismin kirjolla, joten haluaisin kuulla paljonko kurssilla {} työskennellään ryhmissä
en opi mitään kuuntelemalla, onko kurssilla {} tekemistä vai istutaanko vaan penkissä
viime kurssilla vapaamatkustaja pilasi tiimin, pakotetaanko kurssilla {} taas ryhmätöihin
millä tavoin opettaja vetää kurssin {} tunnit, luennoiden vai keskustellen ja harjoitellen
Vertailen opetustapoja eri kursseilla, joten mitä työskentelymuotoja kurssi {} hyödyntää?
onko kurssilla {} enemmän itsekseen puurtamista vai yhdessä tekemistä luokassa
joudunko esiintymään luokan edessä kurssilla {} vai tehdäänkö kaikki kirjallisesti
miten {} opetetaan | onko kurssilla {} ryhmätöitä | onko {} projektikurssi | tehdäänkö kurssilla {} labroja
onko se pelkkää luentoa vai tehdäänkö jotain käsilläkin | työskennelläänkö kurssilla {} tiimeissä
millaista opetus on kurssilla {} | pitääkö siinä tehdä projekti | kuuluuko kurssiin {} käytännön harjoituksia
onks se lähinnä itsenäistä opiskelua | pidetäänkö kurssilla {} esitelmiä | mitä siellä tunneilla oikein tehdään
tehdäänkö kurssilla {} yksin vai pareittain | käykö kurssilla {} vierailijoita tai yritysvierailuja
onko {} käänteistä oppimista vai normiluentoja
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
tenttiikö {} lopuksi vai riittääkö kurssityö | koska on seuraava tenttitilaisuus kurssille {}
onko {}:n tentti avoimen kirjan koe | kuinka monta tehtävää kokeessa on | kuinka kauan tentti kestää
kellonaika tentille {} | tehdäänkö tentti tietokoneella vai paperille | monivalintatentti vai essee
viimeinen ilmoittautumispäivä tenttiin {} | saako tenttiin lisäaikaa lukihäiriön takia
Lapseni on kuumeessa, milloin kurssin {} seuraava tenttimahdollisuus on? | onko minun pakko tulla tenttiin kampukselle
pelkään kokeita, onko kurssilla {} sellaista | kuuluuko kurssiin kuulustelu | koeaika? | kokeen päivämäärä
uusintakokeen päivä {} | onko välikoe ensi viikolla kurssilla {} | minkä sivujen alue tulee kokeeseen kurssilla {}
tenttikysymykset minkä tyyppisiä | monelta koe alkaa | Tarvitsisin tiedon kurssin {} tenttisalista ja ajasta
tenttikö vai oppimispäiväkirja | onko loppukokeelle vaihtoehtoista päivää
panikoin tenttisalissa aina, joten joudunko kurssilla {} semmoiseen vai selviänkö kirjoittamalla kotona
Toimin tentinvalvojana ja tarvitsisin kurssin {} koetilaisuuden alkamisajan sekä salin
multa jäi kertaaminen kesken, monesko päivä se {} kuulustelu on
onko {} kokeessa aukkotehtäviä vai pitääkö raapustaa pitkiä vastauksia
kelpaako graafinen laskin tai taulukkokirja kurssin {} koetilanteeseen
minulla on todistus lukivaikeudesta, järjestetäänkö {}:n tentti erillistilassa
meniks koeilmo jo ohi, haluun {} seuraavaan tenttiin | mitä luentoja koealueeseen kuuluu | tentitäänkö siinä mitään
kestääkö koe yli kolme tuntia | voiko {} tentin kirjoittaa ulkomailla suurlähetystössä tai kirjastossa
syystentti vai kevättentti {}
lähden lomalle kurssin lopussa ja haluaisin varmistaa, milloin kurssin {} tentti tarkalleen pidetään
mulla menee kokeissa aina pasmat sekaisin, eihän kurssilla {} ole lopussa sellaista
Tyttäreni sairastui tenttipäivänä kuumeeseen, joten milloin hän voisi osallistua kurssin {} uusintakuulusteluun?
saako kurssin {} tenttiin tuoda vieraskielisen sanakirjan kun suomi ei ole äidinkieleni
opettaja ei maininnut mitään kokeesta, onko kurssilla {} tenttiä vai selviääkö pelkillä palautuksilla
Varaan valvojia kokeisiin, joten kuinka pitkä kurssin {} tentti on ja missä salissa?
oisko sulla tietoa meneekö {} koe läppärillä vai pitääkö kirjoittaa kynällä paperille
jos nukun pommiin koeaamuna, järjestetäänkö kurssin {} tentistä vielä toinen kerta myöhemmin
mitä kannattaa lukea kokeeseen, koko kirja vai vain luennot kurssilla {}
koska on tentti kurssilla {} | onko siinä tenttiä ollenkaan | millainen tentti kurssilla {} on | milloin mun tentit on
onko mulla tenttejä tulossa | tehdäänkö tentti paperilla vai koneella | päättyykö {} tenttiin
saako tentissä olla kirja mukana | minä päivänä se tentti pidetään | monelta kurssin {} tentti alkaa
missä tentti järjestetään | onko kurssilla {} uusintaa | koska on seuraava uusinta
kirjallinen vai suullinen tentti kurssissa {}? | voiko tentin tehdä kotoa | kauanko tenttiin annetaan aikaa
mitä tenttejä mulla on tässä kuussa | onko {} pelkkiä esseitä vai tenttikin | onko kurssin {} tentti monivalintaa
millon mun vika tentti on
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
paljonko pitää saada oikein jotta pääsee läpi kurssilla {} | montako prosenttia viitoseen kurssilla {}
pisteytys ja painotukset {} | saako bonuspisteitä tehtävistä arvosanaan | arviointimenetelmä {}
numeroarviointi vai suoritusmerkintä | onko {} numeroarvosteltu | miten numero lasketaan
montako prosenttia koe painaa | Stipendihakemukseen vaaditaan numeroarvosanat, arvostellaanko {} numerolla?
mitkä ovat kolmosen kriteerit kurssilla {} | mitä ykköseen riittää
arvioiko opettaja vai opiskelijatoverit kurssilla {} | itsearviointi osana arvosanaa?
annetaanko ryhmälle yhteinen numero kurssilla {} | Kertoisitteko, millaisin perustein kurssin {} arvosana määräytyy?
minimipisteet läpipääsyyn {}
tarvin stipendiä varten pelkkiä vitosia, niin mitä kaikkea opettaja syynää kun antaa kurssin {} numeron
Jos ryhmästä yksi laiskottelee, laskeeko se kaikkien muiden arvosanaa kurssilla {}?
pyöristetäänkö numero ylös vai alas | millä pistemäärällä irtoaa nelonen kurssilla {}
hyväksytty riittää mulle, mutta annetaanko kurssilla {} silti numero
Todistuksessa pitää olla numeroita jotta stipendi myönnetään, joten annetaanko kurssista {} numeroarvosana vai merkintä
sain täydet tehtävistä mutta en avaa suutani tunneilla, laskeeko se kurssin {} arvosanaa
tahtoisin tietää miten kurssin {} loppuarvosana lasketaan, kun osasuorituksia on niin monta
onko reilua, jos yksi koe määrää kaiken, vai miten painotukset on jaettu kurssilla {}
riittääkö puolet oikein vai pitääkö saada enemmän, että kurssista {} tulee ykkönen
Pyydän selvennystä siihen, mitä kriteerejä kurssin {} esseen arvostelussa käytetään
kumpaa asteikkoa kurssilla {} noudatetaan, nollasta viiteen vai pelkkää hyväksyttyä
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
mitä kurssilla {} pitää tehdä läpäistäkseen | onko {} mahdollista suorittaa kirjallisella työllä
onko mahdollista saada kurssi {} osaamisen tunnustamisella | ahot-hakemus kurssille {}, onnistuuko
läpipääsyn edellytykset {} | voiko tän suorittaa toisella tavalla | pitääkö kaikki tehtävät palauttaa läpäistäkseen
montako tehtävää vähintään että menee läpi | millä tavalla suoritetaan | miten kurssin saa plakkariin
Teen kolmivuorotyötä, enkä pääse luennoille: mitä korvaavia suoritustapoja kurssilla {} on?
riittääkö portfolio kurssin {} suoritukseksi | kuinka kurssin {} saa valmiiksi
voiko kurssin {} suorittaa nopeutetusti | saako suorittaa etukäteen ennen kurssin alkua
voiko osan kurssista {} korvata työllä
Ohjattavani on kokenut sairaanhoitaja, voiko hän suorittaa kurssin {} näyttökokeella?
puuttuu yksi palautus, meneekö kurssi {} silti läpi
oon tehny samaa hommaa duunissa jo vuosia, voinko kuitata kurssin {} todistuksilla jotenkin
Luennoille en perhesyistä kykene tulemaan, joten olisiko kurssin {} suoritus mahdollinen esseillä ja lukupaketilla?
minkä verran täytyy vääntää palautuksia, jotta {} napsahtaa suoritetuksi
riittäisikö pelkkä raportti kurssin {} läpäisyyn | mitä osia ei saa jättää tekemättä jotta {} hyväksytään
Olen opettanut samaa aihetta vuosikausia, joten miten voisin osoittaa osaamiseni ja saada kurssin {} suoritetuksi
asun kaukana ja teen yötöitä, löytyykö kurssille {} mitään vaihtoehtoista tapaa suorittaa se
mitä kaikkea pitää roikkua mukana ja palauttaa, ennen kuin kurssi {} merkitään hyväksytyksi
kiireinen lukukausi, mikä on vähin mahdollinen millä kurssista {} pääsee läpi
Ohjattavani tekee alan töitä, voisiko hän suorittaa kurssin {} opinnollistamalla työnsä?
saako kurssin {} tehtyä kesän aikana omin päin kirjoja lukemalla ja esseitä palauttamalla
jos jätän yhden viikkotehtävän tekemättä, kaatuuko kurssin {} hyväksytty suoritus siihen
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
paljonko aikaa kurssille {} pitää varata viikossa | kuinka raskas {} on ajankäytöllisesti
ehdinkö tehdä kurssin {} kokopäivätyön rinnalla
pystyykö kurssia {} tekemään vauvan kanssa, kuinka paljon aikaa se vie | kuinka suuri kuorma kurssista tulee
tuntiarvio {} | viikkotunnit kurssilla {} | paljonko hommia viikossa
kuinka monta opetustuntia kurssilla {} on yhteensä | ajankäyttö kurssilla {}
meneekö kurssiin {} enemmän kuin kymmenen tuntia viikossa
En pysty käyttämään opiskeluun kuin yhden illan viikossa; riittääkö se kurssiin {}? | miten paljon kotona pitää tehdä
kuormittaako {} paljon | ylikuormitunko jos otan vielä kurssin {}, montako tuntia se vie
työtuntien jakautuminen kurssilla {} | riittääkö pari iltaa viikossa | kauanko viikkotehtäviin menee kurssilla {}
montako tuntia päivässä pitäisi opiskella kurssia {} | onko paljon puuhaa vai vähän
Minulla on yksivuotiaat kaksoset ja puolikas työviikko, joten montako iltaa viikossa kurssi {} lohkaisee?
hukunko läksyihin jos otan kurssin {} graduni kylkeen, paljonko tunteja siihen uppoaa
montako sivua pitää tahkota viikossa kurssilla {} | riittääkö tunti päivässä vai nieleekö {} koko viikonlopun
oon jo kolmella kurssilla ja puolipäivätöissä, mahtuuko {} vielä viikkoon vai räjähtääkö kalenteri
Vaimoni kyselee montako iltaa viikossa katoan opintoihin, joten paljonko aikaa kurssi {} vie?
laskin että viisi noppaa on satakolmekymmentä tuntia, pitääkö se paikkansa kurssilla {}
onko kurssilla {} pirusti kotihommia vai selviääkö pelkillä lähitunneilla ilman ylimääräistä
Arvioisitteko, montako tuntia itsenäistä työtä kurssi {} edellyttää luentojen lisäksi viikoittain
urheilen ammattimaisesti ja treenaan kahdesti päivässä, ehtiikö kurssia {} silti tehdä
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
mikä yritys on mukana kurssilla {} | kurssin {} yhteistyökumppanit | tehdäänkö kurssilla {} töitä aidolle asiakkaalle
tuleeko projekti oikealta yritykseltä | mikä organisaatio tilaa kurssin {} projektin
tavataanko kurssilla {} alan ammattilaisia | onko kunta tai järjestö mukana kurssissa {}
ketkä työnantajat ovat kurssilla mukana | voiko oma työnantajani toimia toimeksiantajana kurssilla {}
Edustamme pk-yritystä ja tarjoaisimme aiheen: onko kurssilla {} jo toimeksiantaja?
saako kurssilla {} verkostoitua yritysten kanssa | case-yritys kurssilla {} | onko kurssilla {} yhteys työpaikkoihin
pääseekö kurssilla {} tekemään jotain firmalle | liittyykö kurssiin yhteishanke jonkin yrityksen kanssa
järjestetäänkö {} yhteistyössä sairaalan kanssa | työelämälähtöinen projekti vai harjoitustehtävä
luennoiko siellä joku yritysmaailmasta | toimeksiantajan nimi {}
Yhdistyksemme kaipaisi opiskelijoiden apua kampanjaan, onko kurssilla {} jo sovittu tilaaja tälle vuodelle?
pääsisinkö kurssilta {} sisään johonkin pelistudioon, siis ketkä firmat siinä häärää
haistellaanko kurssilla {} työpaikkojen arkea jonkun yrityksen luona | kuka sponsoroi kurssin {} projektia
Firmamme etsii tutkimusyhteistyötä, joten haluaisin tietää mitkä yritykset ovat jo mukana kurssilla {}
tarviin kesätöitä ja verkostoja, kohtaako kurssilla {} oikeita rekrytoijia tai yritysväkeä
onko projektityö kurssilla {} keksitty vai tuleeko se joltain oikealta toimeksiantajalta
voisiko oma työpaikkani olla asiakkaana siinä projektissa jota kurssilla {} tehdään
Sairaanhoitopiiri kysyy, tehdäänkö kurssilla {} kehittämistöitä yhteistyössä ulkopuolisten organisaatioiden kanssa
allekirjoitetaanko kurssilla {} salassapitosopimus jonkun yrityksen kanssa, mikä firma se on
luvattiin vierailuja työpaikoille, minkä yritysten luona kurssilla {} käydään
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
muita tietoja kurssista {} | onko kurssille {} erityisohjeita | mitä opettaja on lisännyt huomautuksiin kurssilla {}
onko kurssissa {} jotain erityistä mainittavaa | onko lisäohjeita | muut ohjeet {} | huomioitavaa {}
lukeeko kuvauksen lopussa vielä jotain muuta | onko kurssilla {} joku alaviite | erityishuomautukset?
lisäinfot kurssille {} | Onko kurssin {} kohdalla jokin tiedonanto, joka pitäisi ottaa huomioon?
jotain lisättävää kurssista {} | muu info | vapaamuotoinen lisätieto kurssilla {}
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
ketkä kurssia {} opettavat | kenelle voin lähettää sähköpostia kurssista {} | onko opettaja vaihtunut kurssilla {}
kouluttaja {} | onko kurssilla {} vierailevia opettajia, ketkä | kuka korvaa sairastunutta opettajaa kurssilla {}
Pyytäisin kurssin {} opettajan yhteystietoja, sillä minulla on kysyttävää järjestelyistä
sama opettaja kuin viimeksi? | assistentin nimi kurssilla {} | kuka ohjaa harjoituksia kurssilla {}
haluan puhua opettajalle, kuka hän on kurssilla {} | keneen voi olla yhteydessä kurssista {}
kuka lukee esseet kurssilla {} | professori kurssilla {} kuka | luennoitsijan nimi ja meili
en tiedä kuka meitä opettaa | jolta voisin kysyä kurssista, kenen puoleen käännyn
onko kurssilla {} useampia luennoitsijoita | kenen vetämä {} on
mulla meni viesti väärälle ihmiselle, kuka siis oikeasti luotsaa kurssia {} ja mihin hälle kirjoitetaan
Lapsellani on diabetes ja haluaisin kertoa siitä kurssin {} opettajalle, kuka hän mahtaa olla?
kuka tyyppi siellä taululla seisoo kurssilla {} | onko sijainen vai se vakituinen lehtori pitämässä kurssia {}
lehtorin nimi ja työhuone {}
jäin pois viime kerralta ja haluaisin pahoitella, kenelle opettajalle kurssilla {} laitan viestin
Kirjaston puolesta kysyn, kuka kurssilla {} opettaa, jotta voimme sopia tiedonhaun opetuksesta
viime vuonna oli aivan ihana opettaja, vetääkö sama ihminen kurssin {} tänäkin vuonna
lukujärjestyksessä on vain nimikirjaimet, kenestä kurssin {} opettajasta siis on kyse
Lapseni erityisjärjestelyistä pitäisi sopia, joten ketkä opettavat kurssilla {} ja miten heidät tavoittaa
meitä ohjaa kuulemma kaksi ihmistä, kumpi on kurssin {} varsinainen vastuuopettaja
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
onko kurssi {} täysi | täyttyikö kurssi {} jo | mikä on sijoitukseni jonossa kurssille {}
montako ihmistä on edellä jonossa kurssilla {} | vieläkö löytyy paikka kurssilta {} | onko kurssi loppuunmyyty
kiintiöpaikat avoimelle kurssilla {} | Meiltä tulisi kolmen hengen porukka, onko kurssilla {} sille tilaa?
paikkatilanne {} | mikä on kurssin osallistujamäärä | minimiosallistujamäärä {}
montako osallistujaa vähintään tarvitaan että {} toteutuu | toteutuuko {} jos on liian vähän ilmoittautuneita
onko siellä liikaa väkeä jo | lisätäänkö kurssille {} osallistujapaikkoja | pelkään että {} on jo täynnä
sanoo että kurssi {} on täynnä, onko jonotuslistaa | jonon pituus {} | mahtuuks mukaan viel yks
vapautuuko {}:stä paikkoja jos joku peruu | kuinka suuri osallistujajoukko kurssilla on
montako nimeä listalla on kurssilla {}
Kurssisihteerinä tarvitsisin kurssin {} ilmoittautuneiden ja jonossa olevien määrän
kaverit pääs sisään mut mä jäin nuolemaan näppejäni, vapautuuko kurssilta {} enää yhtään tuolia
Toisin mielelläni koko tiimini, kahdeksan henkeä, mutta onko kurssilla {} vielä sen verran väljää?
ootan jonossa sijalla 14, nouseeko siitä käytännössä kukaan kurssille {}
perutaanko {} jos vain kourallinen tyyppejä on tulossa, mikä on alaraja
kuin monta päätä on jo listoilla kurssilla {} | mikä katto osallistujamäärälle on pantu kurssilla {}
Varaan salia sen mukaan, kuinka suuri joukko kurssille {} on kirjautunut | onko siellä vielä rakoa mulle
saako kurssille ylipaikkoja | lohkeaisko paikka vielä kahdelle | onko kurssilla {} tungosta
meneekö arvontaan jos halukkaita on liikaa kurssille {} | väljyyttä vai ääriään myöten täynnä {} | mahdutaanko me
klikkasin ilmon heti aamulla ja silti päädyin jonoon, kuinka monta paikkaa kurssilla {} ylipäätään on
Tulostan nimikyltit osallistujille, joten montako henkeä kurssille {} on tähän mennessä ilmoittautunut?
ei huvita ilmoittautua turhaan, onko kurssilla {} enää ainuttakaan paikkaa jäljellä
siskoni haluaisi samalle kurssille, mahtuisiko meitä kurssille {} kaksi vai onko yksi paikka
jännittää peruuntuuko {} kun ilmoittautuneita on vähän, mikä on vähimmäismäärä osallistujia
tykkään pienistä porukoista, kuinka monta opiskelijaa kurssille {} suunnilleen otetaan mukaan
järjestelmä laittoi mut varasijalle, montako on edelläni ja onko kurssille {} mahdollisuuksia päästä
onko avoimen väylän kiintiö jo käytetty kurssilla {} vai onko siinä vielä vapaata
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
mikä on kurssin {} seuraava opetuskerta | kuinka pitkiä oppitunnit ovat kurssilla {} | luentoajat kurssilla {}
kontaktipäivät {} milloin | milloin seuraavat lähipäivät kurssilla {} ovat | harjoitusten ajat {}
milloin laskarit on kurssilla {} | kokoontuuko {} joka viikko | joka toinen viikko vai joka viikko
onko kurssi {} ilta- vai päiväkurssi | onko {} arki-iltaisin
Käyn töissä kahdeksasta neljään, onko kurssin {} opetus työajan ulkopuolella? | onko kurssi samaan aikaan kuin {}
menevätkö {} ja {} päällekkäin | onko {} itsenäisyyspäivänä | milloin seuraavaksi nähdään
alkaako {} tasan vai varttia yli | akateeminen vartti kurssilla {} | montako luentoa vielä jäljellä kurssilla {}
Vien lapset kouluun ennen yhdeksää, ehdinkö kurssin {} tunnille? | en muista monelta torstain tunti {} on
teen siivousvuoroja aamuisin kuudesta kymmeneen, ehdinkö kurssin {} aamuluennoille vai ovatko ne myöhemmin
Lapseni koulukyyti lähtee kolmelta, joten päättyykö kurssin {} keskiviikkoinen opetus sitä aiemmin?
oon jo bussissa, onks tänään oikeesti {} vai peruiko ope sen | kuinka tiheään {} kokoontuu, viikoittain vai harvemmin
osuuko mikään {} luennoista sapatille eli perjantai-iltaan tai lauantaille
mun valmennus on torstaisin viideltä, kolahtaako {} siihen päälle
Laadin henkilökunnan työvuoroja ja tarvitsen kurssin {} viikoittaiset tuntiajat
mites pääsiäisviikolla, luennoidaanko {} kiirastorstaina | mikä slotti {} | tuplatunti vai yksittäinen tunti {}
jatkuuko luento lounaan jälkeenkin | milloin taas istutaan kurssilla {} | onko aamukahdeksan luentoja
lukkariin ei ilmesty mitään kurssista {}, koska tunnit siis on | vieläkö tänään ehtii {} luennolle
Kuljen junalla toisesta kaupungista, joten mihin kellonaikaan kurssin {} tunnit alkavat ja loppuvat
lupasin mennä tuuraamaan keskiviikkona, eihän kurssilla {} ole silloin iltapäivällä mitään luentoa
heräsin myöhässä, vieläkö kurssin {} tunti on käynnissä vai loppuiko se jo
Rukoushetkeni on perjantaisin puolilta päivin, osuvatko kurssin {} luennot siihen?
lukkari näyttää tyhjää ensi viikolle, eikö kurssilla {} todella ole yhtään tapaamista
ope puhui korvaavasta luennosta mutta en muista päivää, milloin kurssi {} kokoontuu seuraavaksi
minulla on toinen kurssi maanantaiaamuisin, meneekö {} sen kanssa samoille tunneille
kahden lapsen äitinä kysyn, järjestetäänkö kurssin {} opetus päivisin vai arki-iltoina
voisitko luetella kaikki kurssin {} kokoontumiset kellonaikoineen, niin vien ne kalenteriin
onko {}:ssa tunteja ensi viikolla | onko {} tunteja maanantaina
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
milloin kurssin {} harjoitustyö palautetaan | palautuspäivämäärät {} | esseen määräpäivä kurssilla {}
milloin on ryhmien esitykset kurssilla {} | opintomatka kurssilla {} milloin | tutustumiskäynnin päivä {}
seuraavan kotitehtävän palautus kurssilla {} | mihin mennessä oppimispäiväkirja pitää jättää
väliseminaari milloin {} | tehtävien aikarajat kurssilla {} | koska postereiden esittely on kurssilla {}
milloin labraraportti on jätettävä | meidän pitää esitellä projekti, minä päivänä se on kurssilla {} | ekskursiopäivä?
harkkatyön dedis {}
`,
  extension: `
saisko {}:n palautukseen lisäaikaa | voiko {}:n esseen palauttaa myöhässä | olin kipeenä, voinko palauttaa myöhemmin | voiko {}:n deadlinea siirtää
jäi palautus tekemättä {}:ssä, voiko vielä palauttaa | lisäaikaa? | mitä jos palautan myöhässä | tarviin pari päivää lisää {}:n raporttiin
Olisiko mahdollista saada pidennystä kurssin {} tehtävän määräaikaan? | unohdin palauttaa {}:n tehtävän | en ehdi palauttaa {}:n harkkaa ajoissa
palautuslaatikko meni kiinni, mitä teen | hyväksytäänkö myöhässä palautetut työt | palautin väärän tiedoston {}:een | viekö myöhästyminen pisteitä
miten pyydän lisäaikaa {}:ssä | deadline on tänään ja kone hajosi | voisko sitä dedistä lykätä | palautus myöhästyy päivällä, haittaako
saako {}:n tehtävää korjata palautuksen jälkeen | saisinko viikon lisää aikaa viimeiseen tehtävään | lapsi sairastui, voiko {}:n palautusta siirtää
`,
  platform: `
mikä on {}:n moodleavain | {} moodle avain? | en näe {}:tä moodlessa | missä on {}:n työtila | {} moodle linkki
ilmottauduin mut {} ei näy moodlessa | mikä kurssiavain | millä alustalla {} on | onko {} moodlessa vai teamsissa
moodle kysyy salasanaa kurssille {} | miten pääsen {}:n työtilaan | {}:n kurssisivu ei aukea | avain ei toimi moodlessa
en pääse {}:n moodleen | koska {}:n moodle aukeaa | missä {}:n teams-ryhmä on | mua ei oo lisätty {}:n moodleen
saisinko linkin kurssin {} työtilaan | moodle väittää etten ole kurssilla {} | väärä avain | mistä löytyy kurssin moodlesivu
moodlealusta puuttuu | onko siinä teams-kanavaa
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
kurssin {} opetustila | kurssin {} luokkahuone | kummassa kampuksessa {} opetetaan | luentosali kurssille {}
mihin huoneeseen kurssi {} on sijoitettu | huoneen numero {} | kurssipaikka {}
onko kurssi {} samassa tilassa kuin viimeksi | siirrettiinkö kurssi {} eri luokkaan
Olen aulassa enkä tiedä, mihin tilaan kurssille {} kuljetaan | missä harjoitukset pidetään kurssilla {}
mihin tilaan tullaan ekalla kerralla | missä labrassa {} pidetään
Vahtimestarina avaan ovet: missä luokassa kurssin {} tunti on huomenna? | tuleeko kurssi {} luokkaan {room}
luokassa ei ole ketään, missä {} oikein on | etsin paikkaa jossa {} on nyt
Ohjaan vaihto-opiskelijoita perille, joten kertoisitko mihin taloon ja kerrokseen kurssi {} on tällä viikolla laitettu?
juoksen käytävällä ees taas, missä ihmeessä {} luennoidaan
lukkarissa ei lue tilaa, minne {} väki marssii maanantaina
vieläkö {} on siinä vanhassa salissa vai onko se muuttanut | huoneen ovi on kiinni eikä ketään näy, minne {} siirtyi
kellarissa vai yläkerrassa {}
Tuon näyttelymateriaalit autolla paikalle, joten mihin luokkahuoneeseen kurssi {} kokoontuu torstaina?
oven lapussa luki jotain siirrosta, minne tilaan kurssin {} luento nyt on viety
onko kurssi {} siinä uudessa siivessä vai siellä vanhalla kampuksella joen takana
en ole käynyt kampuksella vielä kertaakaan, mihin huoneeseen kurssin {} ekalla kerralla tullaan
Vien opiskelijalle apuvälineen luokkaan, missä salissa kurssia {} pidetään tänään?
pitääkö mun ajaa toiseen kaupunkiin vai opetetaanko {} tällä samalla kampuksella
lukkarissa näkyy kaksi eri salia, kummassa niistä kurssi {} todellisuudessa pidetään
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
milloin kurssin {} arvosanat julkaistaan | ovatko kurssin {} tulokset valmiina | onko opettaja jo korjannut kokeet
läpäisinkö kurssin {} | hylättiinkö minut kurssilla {} | kuinka monta pistettä sain kurssilla {}
suoritus {} ei näy rekisterissä | miksi kurssista {} ei ole tullut merkintää | missä näkyy kurssin {} arvosana
mistä voin katsoa tulokseni kurssilta {} | kurssin {} suoritusmerkintä viipyy
Valmistun ensi kuussa ja odotan yhä arvosanaa kurssista {}, milloin se kirjataan? | numero tuli väärin kurssista {}
Mielestäni arvosanani kurssista {} on virheellinen, onko se tarkistettu? | esseen palaute ja pisteet kurssilla {}
onko mun essee jo arvosteltu kurssilla {} | mun pisteet | arvosanojen julkaisupäivä {} | tentin tulosten odotusaika
tuliko kurssista vitonen mulle | meninkö rimaa hipoen läpi kurssilla {} | olen odottanut tuloksia jo kuukauden
onko suoritukseni kurssista {} rekisteröity | lapseni kyselee kurssin {} koetuloksia, milloin ne tulevat
milloin opintosuoritus kirjataan | näyttää hylättyä kurssista {}, miksi sain sen
oliko mun palautus hyväksytty kurssilla {}
hermoilen ihan täysillä, joko se maikka on saanu ne {} paperit luettua ja numerot ulos
Hakuaika maisteriohjelmaan sulkeutuu pian ja tarvitsisin kurssin {} arvosanan todistukseen, milloin se ilmestyy?
kaikki muut on saanu numeronsa kurssista {} mutta mulla on pelkkä tyhjä viiva
jäikö mulla kurssi {} pisteestä kiinni vai luikahdinko läpi
Lain mukaan tulokset tulee antaa määräajassa, miksi kurssin {} arvostelu on yhä levällään?
mitä mulle pamahti kurssista {} | onko se korjausurakka jo ohi kurssilla {} | sainko edes kolmosta
näytä kurssin {} numeroni | läpi vai hylsy mulla
unohtuiko multa kurssin {} merkintä kokonaan, olen palauttanut kaiken | miksei numeroa kuulu
Työnantajani maksaa bonuksen suorituksista, joten milloin kurssin {} arvosana mahtaa näkyä rekisterissä
oon kytänny sivua joka päivä eikä mitään, onko kurssin {} numerot vielä julkaisematta
kurssi loppui jo kuukausi sitten, miksei minulla näy arvosanaa kurssista {} missään
luulen etten päässyt läpi mutta haluan varmistaa, hyväksyttiinkö suoritukseni kurssilla {}
Tyttäreni odottaa kuumeisesti tulosta, onko kurssin {} tenttejä jo ehditty tarkastaa?
valmistumiseni on kiinni tästä yhdestä merkinnästä, koska kurssin {} suoritus kirjataan mulle
koska tentin tulokset tulee | mistä näen tentin tulokset | joko kurssin {} numerot tuli
milloin kuullaan miten tentti meni | minne mun arvosana ilmestyy | kauanko tentin tarkastus kestää
onko kurssin {} tentti jo tarkastettu | koska saan tietää pääsinkö läpi kurssista {}
missä kurssin {} arvosanat julkaistaan | vieläkään ei arvosanaa kurssista {}, koska se tulee
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
rekisteröi minut kurssille {} | tahdon kurssille {}, tee ilmoittautuminen | hoidatko ilmoittautumiseni kurssille {}
laita nimeni kurssin {} listalle osallistujaksi | peruuta ilmoittautumiseni kurssille {}
poista ilmoittautumiseni kurssilta {} | Pyydän ystävällisesti, että kirjaatte minut kurssille {} osallistujaksi
en ehdi itse, ilmoita sä mut | rekkaa mut sinne | ilmoita meidät kaikki kurssille {} | ilmoita lapseni kurssille {}
lisää opiskelijani kurssille {} osallistujaksi | osallistun, kirjaa ylös ilmoittautumiseni
kirjaisitko kuusi opiskelijaani kurssille {} yhdellä kertaa | ilmoita mut {}:lle, mulla ei toimi mikään tunnus
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
onko kurssilla {} osallistumismaksu | saako kurssin {} ilmaiseksi | veloitetaanko kurssista {}
mikä on hinta avoimessa {} | montako euroa kurssista | laskutetaanko kurssi {} työnantajaltani
mitä kuluja kurssista {} koituu | hintatieto kurssille {} | onko siitä alennusta työttömälle
saako opiskelija-alennuksen kurssista {}
Olen eläkkeellä ja budjettini on tiukka: paljonko kurssi {} tulee maksamaan?
onko materiaaleista maksettava kurssilla {} erikseen | tuleeko lasku kurssista {} | kallis? | paljonko se on euroissa
onko pakko maksaa etukäteen kurssista {} | osamaksulla kurssi {}? | saako maksun takaisin jos peruu kurssin {}
mihin hintaan {} on | Vanhempana maksaisin kurssin {}, mikä sen hinta on? | mitä lystistä joutuu maksamaan
yksinhuoltajana joudun laskemaan sentit, joten onko {} avoimessa ilmainen vai pitääkö kaivaa kuvetta
lähettääkö koulu kotiin laskun kurssista {} vai sisältyykö se lukuvuosimaksuun
paljonko pulitetaan jos kurssin {} ottaa työnantajan piikkiin
Työvoimatoimisto ei korvaa maksullisia opintoja, joten peritäänkö kurssista {} mitään osallistujalta
olen ulkomaalainen EU:n ulkopuolelta, joudunko maksamaan kurssista {} erillisen maksun
kuulin että avoimen kurssit maksaa viisitoista euroa per piste, mikä kurssin {} hinta on
luokkaretki kuuluu kai pakettiin, tuleeko kurssista {} omavastuuta matkoista tai materiaaleista
Lahjoittaisin kurssin {} puolisolleni syntymäpäivälahjaksi, paljonko se kustantaisi?
eihän kurssista {} koidu mulle laskua, kun olen täällä tutkinto-opiskelijana
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
saako kurssin {} luennoista videot | onko kurssilla {} luentovideoita | voiko luentoja katsoa uudelleen kurssilla {}
mistä löytyy viime luennon tallenne | tallenne eiliseltä {} | luentovideot?
voinko kuunnella luennon jälkikäteen podcastina | jäi luento näkemättä, saako sen nauhalta
nauhoittaako opettaja tunnit kurssilla {} | ladataanko luennot nettiin kurssilla {}
Olen kuulovammainen ja tarvitsisin tallenteet tekstityksellä, onko kurssilla {} sellaisia?
onko kurssin {} tallenteita saatavilla | kauanko luentotallenteet ovat katsottavissa kurssilla {}
tallentuuko luento jos en pääse linjoille livenä | mistä kaivan kurssin {} vanhat luentonauhat
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
miten vaativa {} on | kurssin {} haastavuus | pärjääkö tyhmä kurssilla {} | mitä opiskelijat sanovat kurssista {}
palautetta edellisiltä opiskelijoilta kurssista {} | kuinka moni pääsee läpi kurssin {} | läpäisyprosentti {}
reputtaako moni kurssilla {} | suosittelisitko kurssia {} | onko {} pelätty kurssi | onko kurssi maineensa veroinen
mikä kurssin {} maine on | hankala? | haastava vai löysä | paha vai ok | onko siinä liian kova taso
onks se tosi rankka | saako kurssista helposti pisteet | pitääkö olla nero kurssilla {}
jäikö viime vuonna porukka jumiin kurssilla {} | kuulin että kurssi {} on painajainen, onko totta
tykkääkö ihmiset kurssista {} | Harkitsen kurssia {}, mutta en tiedä onko se minulle liian vaikea
meneekö hermot kurssilla {} | ylivoimaisen vaikea vai tavallinen | olisiko {} fiksu valinta
pelkään että {} on liian vaikea minulle | serkku itki koko syksyn kurssin {} takia, onko se tosiaan niin armoton
Olen palaamassa opintoihin pitkän sairasloman jälkeen; onko {} liian raju aloitus?
saanko kurssilla {} turpaan jos oon keskivertojamppa | onko kurssi {} läpijuostava vai hikoileeko siellä tosissaan
moniko tipahtaa kyydistä kesken kurssin {} | hehkuttaako porukka kurssia {} vai haukkuuko | onks se piece of cake
tuskaa vai huvia {} | arvoitko sinä kurssin {} kevyeksi vai piinaksi | onko {} ajan tuhlausta
mikä fiilis porukalla on ollut kurssista {} | kurssi {} kuulostaa hurjalta, uskaltaako siihen tarttua
Pojallani on keskittymisvaikeuksia, ja mietin onko kurssi {} hänelle kohtuuttoman raskas tai vaikea
vanhemmat opiskelijat pelottelee kurssilla {} joka välissä, onko se oikeasti niin kauhea
haluan jotain mistä selviää ilman itkupotkuraivareita, onko {} semmonen vai ei
en halua tuhlata kevättäni johonkin turhaan, kannattaako kurssiin {} käyttää aikaa
kuinka suuri osa porukasta yleensä rämpii kurssin {} läpi ja kuinka moni luovuttaa
Suosittelisitko kurssia {} henkilölle, joka vasta opettelee opiskelemaan pitkän tauon jälkeen?
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
täytyykö luennoilla käydä kurssilla {} | onko luennoille pakko mennä | kuinka monta kertaa saa olla pois kurssilta {}
pidetäänkö kurssilla {} läsnäolokirjanpitoa | pitääkö ilmoittaa poissaolosta kurssilla {}
mitä tapahtuu jos en tule tunnille | olen sairaana, pitääkö poissaolo korvata kurssilla {}
korvaava tehtävä poissaolosta {} | en pääse ensimmäiselle kerralle, menetänkö paikan kurssilla {}
jos missaan ekan luennon, pudotetaanko kurssilta {}
Työmatkani vuoksi joudun olemaan poissa kaksi kertaa, sallitaanko se kurssilla {}? | onko läsnäolo vapaaehtoista
saako luennon skipata | seurataanko siellä kuka on paikalla | 80 prosentin läsnäolo, pitääkö paikkansa kurssilla {}
haittaako jos lähden aikaisemmin kurssin {} tunnilta | saako tulla myöhässä kurssin {} tunneille
onko ensimmäisellä kerralla läsnäolo pakollinen | voinko jäädä pois lähipäivästä kurssilla {}
lähteekö kurssilta jos on liikaa poissa
synnytys on laskettu kurssin {} puoleenväliin, joten saisinko puuttua pari viikkoa menettämättä suoritusta
kirjataanko nimet joka kerta vai voiko {} tunneilta pinnata kenenkään huomaamatta
Työvuoroni estävät joka toisen tapaamisen, hyväksyttäisiinkö poissaoloni kurssilla {}?
käykö päinsä lähteä kesken luennon
Olen yksinhuoltaja ja lapsi sairastelee, joten kuinka monta poissaoloa kurssilla {} siedetään
mulla on kisamatka keskellä kurssia, pudotetaanko mut kurssilta {} jos jään pois viikoksi
vaikuttaako mihinkään jos istun kurssin {} tunneilla vain joka toinen kerta
Hautajaisten vuoksi en pääse paikalle perjantaina, pitääkö poissaolo kurssilla {} korvata jotenkin?
opettaja ei kysy nimiä, onko kurssilla {} silti pakko olla paikalla
kuvauksessa puhutaan läsnäolovelvoitteesta, tarkoittaako se että kurssin {} tunneilta ei saa puuttua
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
voiko kurssin {} sisällyttää tutkintoon | onko {} minulle pakollinen opinto
lasketaanko kurssi {} valinnaisiin opintoihin | kelpaako {} pakollisten tilalle | hyväksytäänkö {} osaksi sivuainetta
saako kurssin {} liittää hopsiin | voiko {} korvata vanhan kurssin {} | sopiiko {} mun hopsiin
onko {} valmistumisen ehtona | meneekö kurssi {} kielten pakollisista | ylimääräinen vai osa tutkintoa {}
Kelpaako avoimessa suorittamani {} myöhemmin tutkintooni? | vastaako {} toisen koulun kurssia {}
mihin kohtaan opintoja {} luetaan, valinnaisiin vai perusopintoihin
voinko saada kurssin {} hyväksi aiemmista opinnoistani
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
kurssi {} meni hylätyksi, voinko yrittää uudestaan | saako hyväksyttyä arvosanaa parantaa kurssilla {}
onko yrityskertoja rajattu kurssilla {} | jos kurssi {} menee pieleen, mitä tapahtuu
tuleeko kurssi {} tehdä kokonaan alusta jos hylätään | pitääkö kaikki tehdä alusta jos kurssi jäi kesken
keskeytin kurssin {}, voinko palata siihen | voiko vanhoja tehtäviä hyödyntää kun uusii kurssin {}
jäävätkö viime vuoden pisteet voimaan kun uusin kurssin {}
Läpäisin kurssin {} heikolla arvosanalla, onko minulla oikeus suorittaa se uudelleen?
huononeeko arvosana jos uusintayritys menee huonommin | kumpi arvosana jää voimaan jos uusin kurssin {}
saako toisen mahdollisuuden kurssilla {} | en oo tyytyväinen numeroon, voiko kurssin {} tehdä uudelleen
pääsenkö uudestaan kurssille {} vaikka olen jo käynyt sen | tuplana sama kurssi {}, onnistuuko
ekalla kerralla meni mönkään, saako kurssin {} uusia | kämmäsin kurssin {}, otetaanko mut uudestaan
tuliko hylsy, voiko kurssia {} paikata | montako hylättyä saa olla ennen kuin ei enää pääse kurssille {}
Poikani sai hylätyn kurssista {}, voiko hän käydä sen toistamiseen?
vanheneeko keskeneräinen suoritus kurssilla {} ja pitääkö aloittaa alusta | onko uusimisella takarajaa kurssilla {}
viime syksynä {} lässähti sairauden takia, huolitaanko mut toistamiseen mukaan
Haen ulkomaille jatko-opintoihin ja tarvitsisin kurssista {} paremman numeron; miten korottaminen hoituu?
jos kurssi {} kaatuu mulla nyt, joudunko vääntämään kaikki harjoitukset uusiksi
montako kertaa saa rypeä samassa kurssissa ennen kuin yritykset loppuvat
kurssin {} kakkonen kaihertaa, saiskohan siitä rukattua vitosen | mitä seuraa hylätystä kurssilla {}
onko paluuta jos lopetan kurssin {} puolimatkassa ja haluan ensi vuonna takaisin
opiskelijani hylättiin täpärästi kurssilla {}, annetaanko hänelle lisäyritys
saanko paikkailla rästejä jälkikäteen kurssilla {} | tokan kerran {} | pyyhkiikö uusi suoritus vanhan arvosanan yli
saako numeroa nostaa jälkikäteen kurssilla {} | feilasin, entä nyt | ekstrayritys kurssiin {}?
masennuin ja jätin kaiken sikseen viime keväänä, voinko käydä kurssin {} nyt uudemman kerran
Hain maisteriohjelmaan mutta keskiarvo ei riittänyt, voiko kurssin {} arvosanaa vielä yrittää nostaa?
opettaja hylkäsi lopputyöni, annetaanko kurssilla {} uusi mahdollisuus vai onko peli menetetty
olen yrittänyt kurssia {} jo kolmesti, tuleeko jossain kohtaa raja vastaan
sain hyväksytyn mutta häpeän numeroa, saako kurssin {} käydä läpi vielä toistamiseen
jos tämä ei mene putkeen, voiko kurssin {} sitten ottaa ensi vuonna uudelleen
Tyttäreni keskeytti kurssin {} muuton vuoksi, saako hän aloittaa sen uudestaan alusta?
lasketaanko keskeytys yhdeksi yritykseksi kun kurssia {} saa kokeilla rajatun määrän kertoja
mitä käy jos en saa kurssia valmiiksi ajoissa | mitä jos {} jää kesken
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
lyhyt esittely kurssista {} | kurssiesite {} | kokonaiskuva kurssista {} | kerro jotain tosta kurssista
kerro vähän lisää siitä | haluaisin tutustua kurssiin {} | kiinnostaisi kuulla kurssista {}
mitäs sanot kurssista {}, kerro perusjutut | opintojakso {} | opintojakson {} tiedot kiitos | toteutus {}
toteutuksen {} tiedot näkyviin | voisitko näyttää kurssin {} | voisitko kertoa kurssista {}
voitko antaa tietoja kurssista {} | löytyykö tietoja kurssista {} | onko kurssia {} olemassa
onko sellaista kurssia kuin {} | tiedätkö kurssin {} | Pyytäisin kurssin {} tietoja yhdellä kertaa
Sain ohjaajalta vinkin kurssista {}, haluaisin katsoa sen tiedot | kaveri puhui kurssista {}, kerro siitä
palaa kurssiin {} | takaisin kurssin {} tietoihin
joku mainitsi ruokalassa kurssin {}, avaisitko mulle vähän mikä se on
Olen hahmottelemassa opintojani ja kaipaisin kurssista {} tiiviin kokonaisesittelyn
törmäsin ilmoitustaululla tunnukseen {}, mitähän siitä on saatavilla | lätkäise {} ruudulle | kaiva esiin {}
vilkaisisin kurssia {} | selosta {} pääpiirteissään | näppituntuma kurssista {} kiitos
läväytä kaikki faktat kurssista {} | oisko sulla esitettä kurssista {} | haluun tsekata kurssin {}
mitäs juttuja kurssista {} on kirjattu | {} pähkinänkuoressa kaikkineen | katsastetaan {} | hakusessa {} infosivu
Ennen kuin keskustelen esimieheni kanssa haluaisin nähdä kurssista {} kaikki perustiedot koottuna
löysin paperilapun jossa luki vain {}, osaisitko kertoa siitä kaiken oleellisen
naapurin poika kehui kurssia {} kovasti, saisinko siitä yleisesittelyn kokonaisuudessaan
haluaisin lukea kurssin {} läpi rauhassa, avaisitko koko kurssisivun tähän ruudulle
Tarvitsisin kurssista {} lyhyen koosteen, jonka voin välittää eteenpäin ohjattavalleni
olen harkinnut kurssia {} mutten tiedä siitä juuri mitään, kerrotko vähän
mihin opintojaksoon {} kuuluu | minkä opintojakson toteutus {} on | minkä opintojakson alle toteutus {} menee
mikä on toteutuksen {} opintojakson koodi | opintojakso jonka toteutus {} on | {} opintojakson koodi
löysin toteutuksen {} mutten tiedä mihin opintojaksoon se pohjimmiltaan kytkeytyy
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
tuleeko kurssi {} ensi lukuvuonna | montako kertaa vuodessa {unit} järjestetään | onko {unit} lakkautettu
loppuiko kurssin {} tarjonta kokonaan | poistuuko {unit} opetussuunnitelmasta, vai järjestetäänkö vielä
En mahtunut mukaan kurssille {}, milloin seuraava toteutus järjestetään?
missä periodissa {unit} on tarjolla ensi vuonna | onko opintojaksosta {unit} iltatoteutusta
seuraava kerta kun kurssi järjestetään, keväälläkö | tuleeko uutta ryhmää opintojaksosta {unit}
onko {unit} tauolla tänä vuonna | rinnakkaistoteutukset {unit} | järjestetäänkö kurssia {} enää
Jään vanhempainvapaalle, milloin {unit} olisi taas tarjolla? | vuorovuosin vai joka vuosi {unit}
millä lukukausilla {unit} pyörii | uusintakierros kurssista {unit} ensi vuonna?
En ehtinyt äitiyslomalta ajoissa mukaan, joten kierrätetäänkö {unit} tulevana lukuvuonna uudelleen?
onko {unit} haudattu lopullisesti vai herääkö se henkiin ensi keväänä | moneenko otteeseen {unit} tarjotaan vuodessa
luvassa {unit} kesälukukaudella? | kuuluuko {unit} vielä tulevan vuoden ohjelmistoon, jos lykkään sitä
mitkä eri kierrokset {unit} saa valita, päivä- vai iltaryhmät | missasin tämän, tuleeko uusi satsi pian
seuraava tilaisuus käydä {unit} alusta asti
Synnytys osuu juuri syksyyn, joten järjestetäänkö {unit} myös keväällä tai seuraavana vuonna uudelleen
olin varasijalla enkä päässyt sisään, tuleeko opintojaksosta {unit} uutta toteutusta lähiaikoina
suunnittelen opintojani kahdeksi vuodeksi, millä lukukausilla {unit} yleensä on ohjelmassa
löytyykö opintojaksosta {unit} toista toteutusta, joka sopisi paremmin vuorotyöläiselle
Poistuuko {unit} tarjonnasta uuden opetussuunnitelman myötä vai järjestetäänkö sitä vielä?
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
vertaile kursseja {} ja {} | kummassa on enemmän tunteja, {} vai {} | kummassa on tentti, {} vai {}
kumpi näistä on verkossa, {} vai {} | valitsisinko {} vai {} | otanko mieluummin {} vai {}
auttaisitko valitsemaan kurssien {} ja {} välillä | {} verrattuna kurssiin {} | {} ja {} vertailu
mikä erottaa kurssit {} ja {} | ovatko {} ja {} sama kurssi
Epäröin kahden kurssin välillä: {} ja {}. Missä ne poikkeavat toisistaan?
Ohjattavani ei tiedä kumman valitsisi, {} vai {}; vertaisitko niitä? | vertaa näitä kahta | vertaa tuohon toiseen
mitä samaa kursseissa {} ja {} on | laita {} {} vastakkain | punnitse {} ja {} keskenään
limittyvätkö {} ja {} sisällöltään
mun budjetti riittää vain yhteen, kummalla kurssilla pääsen vähemmällä vaivalla, {} vai {}
Neuvoisitteko, missä suhteessa {} poikkeaa kurssista {}, sillä nimet ovat lähes identtiset?
pistä {} ja {} ottelemaan keskenään | punnitsen kahta: {} tahi {}
Pomo kustantaa vain toisen, joten kumpi tuo enemmän pisteitä ja käytännön taitoja, {} vai {}
kaverin mielestä {} on sama kurssi kuin {}, mutta onko niissä jotain eroa
kiinnostaisi sekä {} että {}, kumpi niistä alkaa aikaisemmin ja kumpi on etänä
Pyytäisin rinnastamaan kurssit {} ja {}, sillä ohjattavani voi valita niistä vain toisen
olen kahden vaiheilla, onko {} työläämpi ja pidempi kuin kurssi {}
laita mulle vierekkäin kurssien {} ja {} laajuus, kieli ja aikataulu
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
aloita kurssin {} seuranta | lisää kurssi {} listalleni | ilmoita muutoksista kurssilla {}
kerro minulle kun kurssille {} voi ilmoittautua | laita hälytys kurssille {} | tallenna tämä | ota tämä seurantaan
merkitse {} suosikiksi | suosikkeihin {} | pidä minut tietoisena kurssista {} | pidä minut ajan tasalla kurssista {}
Olisin kiitollinen, jos muistuttaisitte minua kurssin {} ilmoittautumisen alkamisesta
saisinko muistutuksen kun {} alkaa | saanko ilmoituksen jos {} siirtyy | kaipaan muistutusta kurssista {}
mulla on huono muisti, muistuta kurssista {} | haluan tiedon heti kun {} on haettavissa | tiedota mua kurssista {}
herätys kun {} ilmo alkaa | seurantaan tämä kiitos
hukun aina viestitulvaan enkä huomaa ajoissa, joten töni mua kun {} ilmo lähenee
Olisiko mahdollista saada huomautus, mikäli kurssin {} aikataulu tai tila muuttuu? | haukan katse kurssiin {} kiitos
vahdi että mulle tulee tieto {} peruutuspaikasta | kirjaa {} mun tarkkailuun | paukauta viesti kun {} on haettavissa
roikuta mua mukana {} uutisissa | kuulutan itseni kurssin {} tiedotusten tilaajaksi | nosta {} mun tähdellisiin
tähditä {} | kytkeydy kurssiin {} mun puolesta | raportoi mulle {} käänteistä | varoita mua kun {} alkaa täyttyä
pane {} korvan taakse ja hihkaise ajoissa | kaipaisin pientä tuuppausta kurssista {}
tuuppaa mua ennen kurssin {} takarajaa | plussaa {} mun seurattuihin
Unohdan asiat herkästi sairauteni vuoksi, joten muistuttaisitko minua hyvissä ajoin kurssista {}
missasin ilmon viime vuonna ihan kokonaan, joten älä päästä mua kurssin {} kanssa samaan
olisi hienoa saada viesti aina, kun kurssin {} tila tai kellonaika muuttuu
pelkään etten muista ilmoittautua kun {} aukeaa, voisitko herätellä mua silloin
Opintosihteerinä haluan pysyä selvillä kurssin {} muutoksista, joten liittäkää se seurattaviini
mua kiinnostaisi päästä kurssille {}, kerrothan heti jos joku peruu paikkansa
jos kurssi {} siirtyy tai perutaan, haluan tietää siitä ensimmäisten joukossa
lupaatko huomauttaa päivää ennen kuin kurssin {} palautukset tai tentti ovat edessä
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
peruuta kurssin {} seuranta | lakkaa muistuttelemasta minua kurssista {} | kurssi {} pois listalta
muistutukset pois kurssilta {} | en aio osallistua kurssille {}, poista seuranta
en pääsekään kurssille {}, lopeta seuranta | kurssi {} ei ole enää ajankohtainen, poista se
kurssi {} on käyty, poista listalta | kurssi {} on suoritettu, seurannan voi lopettaa
Pyytäisin lopettamaan kurssia {} koskevat muistutukset, sillä en osallistu siihen
Olen jo valmistunut, joten kurssin {} seurannan voi lopettaa | tän voi poistaa listalta | poista tämä seurannasta
jätä tämä pois listaltani | poista kaikki seurattavat kurssit | lopeta kaikkien kurssien seuranta
lopetan kurssin {} seuraamisen | luovun kurssista {}, poista se seurattavista | vaihdan kurssia, poista {} listalta
irrota mut kurssin {} muistutuksista | ei kiinnosta toi kurssi enää, ota se pois
pääsin toiseen kouluun, eli kurssin {} jutuista ei tarvii mulle enää hiiskua
Koska esimieheni ei myöntänyt opintovapaata, voitte lopettaa kurssia {} koskevat huomautukset
kiitti mutta riitti, {} ei hetkauta mua enää | hellitä jo kurssista {} | karsi {} mun seuratuista
lakkauta {} tiedotteet | siirryin toiseen toteutukseen, saat hellittää otteen kurssista {}
katkaise {} viestintä mulle | raakkaa {} ulos | unohdetaan koko {} seuranta | suljen hanan kurssilta {}
ruksi {} yli mun listasta | ei mua kurssi {} liikuta, vaikene siitä | poistu kurssin {} vahdista
eroan kurssin {} tiedotuslistalta | kiinnostus lopahti kurssiin {}, seuranta seis
Elämäntilanteeni muuttui enkä enää opiskele, joten lopettakaa muistutusten lähettäminen kurssista {}
laitoin vahingossa väärän kurssin seurantaan, joten poistaisitko kurssin {} mun listalta
sain jo paikan toiselta kurssilta, eli kurssista {} ei tarvitse enää muistutella
vaikka kurssi {} on kiva, en ehdi sinne, joten ota se seurannasta pois
Tyttäreni luopui kurssista {}, joten pyydän ettei siitä enää tulisi muistutuksia
miksi mulle tulee vieläkin viestejä kurssista {}, vaikka lopetin sen jo, poista ne
en halua enää kuulla sanaakaan kurssista {}, pudota se pois seurattavistani
kurssi {} ei mahtunut lukujärjestykseeni, joten seuraamisen voi nyt lakkauttaa
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
luettelo seuraamistani kursseista | tallennetut kurssit | tallentamani kurssit | suosikkikurssini
mitä olen lisännyt listalle | mitkä kurssit ovat listallani | kuinka monta kurssia seuraan
kuinka monta kurssia listallani on | onko kurssi {} seurannassa | onko kurssi {} jo listallani
olenko tallentanut kurssin {} | onko minulla kurssi {} tallennettuna | mistä kursseista olen tilannut muistutuksia
mistä kursseista saan ilmoituksia | mitkä kurssit muistutuksissa on päällä
Haluaisin tarkistaa, mitä kursseja olen pyytänyt sinua seuraamaan | Ennen kuin lisään uusia, mitä kursseja seuraan jo?
en muista mitä kursseja tallensin | mitä multa löytyy seurannasta | mitkä kaikki kurssit sulla on mun kohdalla
lista kursseistani kiitos | miksi muistutat minua kurssista {}
pää on ihan pyörällä, mitä kaikkia kursseja mä oon tänne sulle haalinut vahdittavaksi
Kertoisitteko, mistä opintojaksoista minulle on kytketty hälytykset päälle? | mitä mä oon tähditellyt
onko mulla tallessa montakin kurssia vai vain pari | mitä kursseja sä tarkkailet mun nimissä
valvonnassa olevat kurssini | joko mä pyysin sua vahtimaan kurssia {}
tsekkaisin mitkä kurssit on mulla kirjattuna seurattaviin | suosikkilista näytille | luetteloi mun seuratut
kurssikori auki | hälytyslistani sisältö | olenko vahingossa tilannut viestejä jostain vieraasta kurssista
mitkä kurssit oot ottanut hoiviisi | seuraamieni kurssien määrä | mitä olen merkinnyt kiinnostaviksi
Olen käyttänyt tätä jo vuoden enkä enää muista, mitä kaikkia kursseja olen pannut seurantaan
kännykkä piippaa koko ajan, joten mistä kaikista kursseista olen oikein tilannut muistutuksia
ennen kuin poistan mitään, näyttäisitkö ensin kaikki kurssit jotka mulla on seurattavissa
luulin lisänneeni kurssin {} jo viime viikolla, näkyykö se seurattavien listallani
Tarkistaisitteko, kuinka monta kurssia minulla on tällä hetkellä tallennettuna seurantaan
onko kukaan muu kuin minä lisännyt kursseja listalleni, mitä siinä nyt lukee
ihmettelen saamaani viestiä, seuraanko siis muka kurssia {} vai mistä se tuli
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
lähestyvät määräajat | mitä seuraavien päivien aikana tapahtuu mun kursseilla
aukeaako jokin seuraamani kurssi tällä viikolla | sulkeutuuko jokin ilmoittautuminen lähiaikoina kursseistani
mitkä kurssini alkavat ensi viikolla | mitä on hoidettavana ennen sunnuntaita | kiireellisimmät asiat kursseillani
tämän viikon tärkeät päivät | mitä en saisi unohtaa tällä viikolla
onko mulla jäämässä jotain tekemättä tällä viikolla | ensi viikon deadlinet
Olen ollut lomalla, mitä kursseillani on lähipäivinä tulossa? | mitä kursseillani tapahtuu ennen kuun loppua
lähipäivien muistilista | onko jotain päättymässä kursseistani
Antaisitko katsauksen kurssieni lähipäivien tapahtumista? | kohta alkavat kurssini
oon ollu flunssassa ja ihan ulalla, mitkä mun kurssien aikarajat kolkuttelee ovella
Suunnittelen lapsenvahteja, joten mitä määräaikoja kursseillani osuu seuraavaan kymmeneen päivään?
mikä mun kursseilla on nyt kaikkein polttavinta | kolkutteleeko joku dedis | mitä mun kursseilla on nurkan takana
lähiaikojen virstanpylväät mulla | palautuksia kertynyt tälle viikolle?
Hoidan sairasta äitiäni ja haluaisin tietää, mitä määräaikoja kursseillani on aivan lähipäivinä
aivot on puuroa, voisitko listata mitä kaikkea mun kursseilla on tällä viikolla hoidettavana
lähden viideksi päiväksi mökille, jääkö multa joku ilmo tai palautus sillä välin väliin
ennen kuin vaihdan työvuoroja, mitä tärkeitä päiviä kursseillani on lähimmän viikon aikana
Kiireen keskellä kaipaisin koontia siitä, mitkä kurssieni määräpäivät lähestyvät seuraavaksi
onko jollain mun kursseista kohta ilmo auki tai umpeutumassa, vai voinko huokaista
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
kaikki kurssini tällä lukukaudella | näytä koko lukuvuoteni | lukukauden yhteenveto kursseistani
mihin periodeihin kurssini sijoittuvat | ovatko kurssini päällekkäin keväällä | syyslukukauteni kokonaisuus
millainen kuormitus mulla on kuukausittain | onko kursseissani ristiriitoja koko lukukauden aikana
periodijako mun kursseista | Hahmottelen vuotta eteenpäin, näyttäisitkö kaikki kurssini kuukausittain?
koko vuoden suunnitelmani | mikä periodi on mulla rankin | mitkä kurssit mulla on periodissa kolme
millainen palapeli mun kursseista syntyy koko keväälle | montako kurssia mulla pyörii yhtä aikaa lokakuusta jouluun
`,
  find: `
entä suomea aloittelijoille | suomea aloittelijoille, en puhu mitään | ruotsia aloittelijalle, en osaa yhtään | suomen kieltä aloittelijoille | saksaa alkajille | entä espanjaa nollasta | en puhu suomea yhtään, onko jotain alkeista | kielikurssi ihan alusta | onks jotain ohjelmoinnin alkeet kurssii | jotain koodauksen alkeita
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
vapaat kurssit joihin voi ilmoittautua | millä kursseilla on vielä tilaa | mille kursseille pääsee nyt
ehdota kurssia | ehdota jotain viiden pisteen kurssia | tarvitsen valinnaisen kurssin
tarvitsen lisää opintopisteitä, mitä kursseja on | pari pistettä puuttuu tutkinnosta, mitä voisi suorittaa nopeasti
englanninkieliset kurssit keväällä | ruotsinkielisiä kursseja | verkkokurssit | iltakurssit
ilmaisia kursseja avoimessa | vaihto-opiskelijoille sopivat kurssit | haluan oppia ohjelmoimaan, mikä kurssi sopii
olen kiinnostunut ympäristöasioista, mitä kursseja löytyy
Vaihdan alaa ja haluaisin perehtyä taloushallintoon: mitä opintoja tarjoatte?
Ohjattavani etsii kevyttä valinnaista, mitä voisin ehdottaa? | jotain luovaa kirjoittamista
näytä muita samanlaisia kursseja | vastaavia kursseja kuin {}
haluisin vaihtaa maisemaa kesällä ja tehdä samalla muutaman nopan, mitä kursseja teillä irtoaisi
Olen eläköitynyt opettaja, ja minua viehättäisi taidehistoria; olisiko jotakin sopivaa kurssia?
saisko vinkkiä jostain leppoisasta valinnaisesta, hoitoala kiinnostaa mut ei liian syvällisesti
lukiolainen tyttäreni pohtii insinöörialaa, millä kursseilla pääsisi maistelemaan sitä etukäteen
mikä kurssi auttais mua ku pelkään puhua yleisölle | kursseja droneista tai ilmailusta
minkälaista juridiikkaa täällä voi lukea | mitä jännää starttaa helmikuussa | kaivelen jotain vanhustyöhön liittyvää
bongaatko mulle enkkukursseja joissa on väljää | opintoja, jotka voi tehdä pelkillä esseillä
löytyykö teiltä musiikkiterapiaa | geologiaa tai tähtitiedettä? | tuliskohan vastaan kurssia muotoilusta ruotsiksi
mitä ottaisin kun oon innostunut hevosista | kaikki logistiikasta
Lapset lensivät pesästä ja minulla on vihdoin aikaa, millaisia iltaopintoja historiasta teillä olisi
haluaisin parantaa esiintymistaitojani työhaastatteluja varten, löytyykö siihen jokin sopiva kurssi
vaihtarina tarviin kolmekymmentä pistettä englanniksi, mitä kaikkea keväällä voi valita
oon kyllästynyt luentoihin, onko teillä kursseja joissa rakennetaan tai tehdään jotain käsillä
Etsin työntekijöilleni lyhytkoulutusta asiakaspalvelusta, mitä kursseja teillä on siitä tarjolla?
lukkarissa on aukko torstai-iltapäivisin, mitä kursseja siihen kohtaan voisi löytyä
tykkäisin jostain avaruuteen tai fysiikkaan liittyvästä, mutta ilman raskasta matematiikkaa, onko sellaista
haluan oppia puhumaan kiinaa tai koreaa, järjestetäänkö siitä mitään alkeiskurssia
mihin kursseihin ryhmä {group} voi vielä ilmoittautua | mihin ryhmän {group} opiskelija ehtii vielä ilmoittautua
suomen kurssi ulkomaalaisille | ruotsin alkeet | jokin saksan alkeiskurssi | englannin kurssi | voisitteko ystävällisesti näyttää avoimet kurssit
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
kuinka kuljen saliin {room} | kummalla puolella rakennusta {room} on | mitä saleja rakennuksessa {room} on
mitä tiloja {room} sisältää | kuinka monta istumapaikkaa tilassa {room} on | montako istumapaikkaa {room}
mahtuuko tilaan {room} viisikymmentä henkeä | tilan {room} koko | tilan {room} henkilömäärä
mitä laitteita salissa {room} on | onko salissa {room} videotykki | onko tilassa {room} induktiosilmukka
onko tilaan {room} esteetön pääsy | onko {room} esteetön | tilan {room} tiedot | mikä tila {room} on tyypiltään
tilat joihin mahtuu sata henkeä | yli kahdenkymmenen hengen luokat
Olen ensimmäistä kertaa talossa enkä löydä huonetta {room} | en löydä luokkaa {room}
Järjestän luennon kahdeksallekymmenelle kuulijalle, mitkä salit ovat riittävän isoja? | hiljaisen työskentelyn tilat
Lähetti seisoo pihalla pakettien kanssa, kummasta ulko-ovesta hän löytää tilan {room}?
oon pyöriny tääl puol tuntii, opasteet loppu kesken enkä hoksaa missä {room} piileksii
Juhlaamme odotetaan kahtasataa vierasta, mikä saleista on niin tilava?
pitääkö saliin {room} nousta portaita vai pääseekö hissillä | onko luokassa {room} liitutaulua tai dokumenttikameraa
mitä kerroskartta sanoo tilasta {room} | kuinka monta tuolia tilaan {room} on pantu | onko {room} kellarissa
neuvo tie luokalle {room} | kotitalousluokat, missä niitä on | tilan {room} neliöt ja pöydät
löytyykö talosta {room} kokoustilaa | simulaatiotilat rakennuksessa {room}
missäpäin on {room}, vaaksan verran myöhässä jo | missä nurkassa {room} on
Vien esitysvälineitä rollaattorin kanssa, joten pääseekö tilaan {room} hissillä vai onko siellä portaita
lukujärjestyksessä lukee pelkkä {room}, mutta mistä rakennuksesta ja kerroksesta sen oikein löytää
etsin salia jossa on flyygeli ja näyttämö, löytyykö talosta {room} sellaista
Montako kuulijaa saliin {room} voidaan enintään ottaa paloturvallisuuden puitteissa istumaan?
en erota kartasta mitään, onko {room} lähempänä pääovea vai takapihan puolella
tarvitsen kurssilleni luokan, jossa on vähintään kolmekymmentä konetta, mitä sellaisia kampuksella on
onko huone {room} luokka, laboratorio vai pelkkä varasto, kukaan ei tunnu tietävän
meidän kerho kaipaa isoa salia jossa on äänentoisto, mitä tiloja teillä on
mistä löytyy ryhmätyötila | mistä löytäisin hiljaisen huoneen | missä on hyvä ryhmähuone
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
onko {room} käytössä iltapäivällä | mitkä luokat ovat vapaina | mitkä salit ovat vapaana huomenna
onko missään tilaa vapaana kello kolme | mistä löytyy vapaa huone tunniksi
missä olisi vapaata tilaa opiskella tänään | mihin asti {room} on varattu | kuinka kauan {room} on varattuna
kuka on varannut tilan {room} | mitä luokassa {room} on nyt | mikä kurssi luokassa {room} on parhaillaan
mitä tilassa {room} tapahtuu huomenna | tilan {room} varaukset | luokan {room} varauskalenteri
varauskalenteri {room} perjantai | pystyykö opiskelija varaamaan huoneen
ehtiikö luokan {room} siivota ennen seuraavaa tuntia | Siivoan tilan {room}, milloin siellä ei ole opetusta?
Vahtimestarina tarvitsen tiedon, milloin {room} on tyhjä | tarvitsisin neuvottelutilan kahdeksi tunniksi huomenna
vapaa neuvotteluhuone iltapäivällä | onko {room} vapaa maanantaina kymmeneltä
voidaanko mennä tilaan {room} vai onko siellä tunti
meitä on neljä ja kahvilassa on hirveä meteli, mihin tyhjään luokkaan voitais livahtaa tunniksi
Lattiat pitäisi vahata, joten milloin salissa {room} on pitempi tauko käytössä?
onks {room} miehitetty vai saako sinne tunkea
joku istuu meidän varaamassa huoneessa {room}, kenelle se on merkitty tälle tunnille
löytyiskö soppea, jossa voisi pitää videopalaverin puoli kolmelta, joutilas huone siis
häädetäänkö meidät luokasta {room} tasalta | {room} joutilaana keskiviikkona?
kuinka pitkään saadaan lymytä salissa {room} ennen seuraavaa porukkaa | huoneen {room} seuraava varaaja
varailisin {room} ryhmätöihin | ylimääräisiä luokkia tunnille kaksitoista | vapautuuko mikään sali ennen kuutta
Sijaisena tarvitsen äkkiä luokan kello kymmeneksi, mikä niistä on käyttämättömänä?
onko {room} viikonloppuna kenenkään hallussa
Korjaan valaisimet salista {room}, joten mihin aikaan siellä ei ole ketään tällä viikolla
esitelmän treenaaminen käytävällä on noloa, missä olisi nyt tyhjä luokka meille
ovi on raollaan ja valot palaa, onko luokka {room} varattu jollekin juuri nyt
haluaisimme pitää tuutoritapaamisen tiistaina kello neljä, mikä luokista on silloin vapaana
Onko sali {room} torstai-iltana käytettävissä kuoron harjoituksiin, vai onko siellä jo varaus?
meidät heitettiin ulos kirjastosta, löytyykö joku vapaa ryhmätyötila seuraavaksi kahdeksi tunniksi
voinko istua luokassa {room} lukemassa vai tuleeko sinne kohta tunti päälle
kuinka monta tuntia luokka {room} on vielä vapaa ennen seuraavaa varausta
missä {room}:ssä vois tehdä ryhmätöitä tänään | mistä paikka ryhmätyölle {room} nyt | missä voidaan harjoitella esitystä {room} iltapäivällä
`,
  settings: `
haluan muistutukset vasta iltapäivällä | liikaa viestejä, vähemmän kiitos
muuta muistutusten aika kello yhdeksäksi | laita ilmoitukset hetkeksi pois päältä
miten saan muutettua asetuksia | Voiko muistutusten määrää vähentää? | aikavyöhyke on väärin, korjaa
spämmäät liikaa | lomalla, pidä tauko viesteistä kaks viikkoa | mitkä mun asetukset on tällä hetkellä
lopeta turhat ilmoitukset, vain tärkeimmät | siirrä muistutukset aamusta iltaan
laita muistutukset takas päälle | liikaa viestejä, vähennä | muistuta vasta illalla
mihin aikaan sä muistutat | aamuseiska on liian aikasin, siirrä muistutus yheksään
haluan vain tärkeimmät | mute | mistä säädän ilmotuksia | laita ilmoitukset takaisin päälle
oon lomalla heinäkuun, tauko viesteihin | muuta muistutusten kellonaikaa | näytä asetukseni
haluan muuttaa muistutusaikaa | lähetä muistutukset kahdeksalta | lähetätkö harvemmin viestejä
älä lähetä niin paljon ilmoituksia | keskeytä kaikki ilmoitukset viikoksi | tauota muistutukset kesäksi
Pyytäisin, että viestit tulisivat vasta aamukahdeksan jälkeen
Olen yötöissä ja nukun päivät, siirrä viestit iltaan
aamuisin meen aina sekaisin pingeistä, lykkäätkö ne vasta kello kymmenen paikkeille
säädä pingien tahti verkkaisemmaksi | supista ilmoittelu minimiin | näytä säätöni
tuplamuistutus käyttöön | höllää vähän viestittelyä
Lähden kuukaudeksi ulkomaille, joten laittaisitteko kaikki ilmoitukset tauolle siihen asti
herään vasta kymmeneltä, joten siirrä aamuviestin lähetys myöhemmäksi kuin nyt
`,
  speak: `
vaihda suomeen | puhu suomea | vaihda kieli englanniksi | Puhu minulle ruotsia
voisitko vastata suomeksi | english please, en osaa suomea | vaihdetaan suomeen | Voiko kielen valita?
vastaa mulle ruotsiks | switch to english kiitos | miks puhut mulle englantia, vaihda | suomeksi kiitos
vastaa mulle jatkossa suomeks | en ymmärrä englantia | miks puhut mulle enkkua | vaihda kieli ruotsiksi
voitko vastata englanniksi | englanti sopii paremmin | suomee pliis | en osaa ruotsia
mitä kieliä osaat | voidaanko jatkaa suomeksi | kirjota suomeks | en tajuu mitään, suomeks
puhutaan ruotsia | haluisin viestit suomeks | mitä toi tarkottaa, en osaa kieltä
muistutukset tulee enkuks, vaihda | kirjoitan suomeksi mutta vastaa englanniksi | saako kielen valita
kieli: suomi | ihan vaan suomeks | ois kiva saada nää suomeks | takas suomeen
treenaan enkkua, puhu sitä mulle | svenskaa mieluummin | osaatsä suomee | väärä kieli
älä sekoita kieliä | millä kielellä puhut minulle | hei suomea nyt | selkosuomea jos voi
ei ruotsia kiitos | puhu mun äidinkieltä | käytä kanssani aina suomea | vaihetaan englantiin
onnistuuks ruotsiks | ranskaksi kun kysyn, vastaa silti suomeksi | mulle saa puhua enkkuu
en lue englanninkielisiä viestejä | vastaa jatkossa suomeksi | vaihda kieleksi ruotsi
en ymmärrä englantia hyvin, käytä suomea
mun äiti puhuu venäjää mut mä haluan sun vastaavan ruotsin sijaan suomella
saako ruotsin kielen oletukseksi | engelskaks mieluummin
opettelen suomea ja haluaisin harjoitella, joten kirjoita mulle tästä eteenpäin vain suomeksi
vanhempani ei ymmärrä suomea lainkaan, saako tämän palvelun käyttöön ruotsinkielisenä
`,
  quiet: `
Älä lähetä mitään yöllä | hiljennä viikonloput | älä häiritse -tila päälle klo 22 jälkeen
hiljaiset tunnit | älä lähetä viestejä öisin | hiljaa viikonloppuisin | hiljaiset tunnit kello 22-8
ei öisin | älä kirjoita yöllä | ei viestejä kymmenen jälkeen | ei ennen kasia | ei näin aikasin
anna mun nukkua | herätit mut | viikonloput rauhassa kiitos | hiljaa öisin
puhelin piippas kolmelta yöllä | hiljaisuus 22–7 | vain arkisin | sunnuntaina en haluu mitään
oon yövuorossa, älä häiritse päivällä | iltaisin lepo | liikaa viestejä yöllä
miks lähetät näin myöhään | odota aamuun | ei tunnilla, ole hiljaa kahteentoista | yörauha
voisko yöt olla rauhallisia | tuli viesti kuudelta, oikeesti? | älä pimputa aamuyöstä
vain toimistoaikana | saat kirjoittaa yhdeksän ja viiden välillä | aikasintaan kympiltä | ei lauantaisin
onks sulla yötilaa | milloin olet hiljaa | ei pyhinä | turpa kiinni öisin
älä räplää mun puhelinta keskellä yötä | ysin jälkeen loppu | hiljennä yöks
ois jees jos ei tulis mitään vapaapäivinä | nukun silloin | hiljaisen ajan voi lopettaa jo kuudelta
poista yöhiljaisuus, kirjoita milloin vain | ei illalla enää | asiat ehtii aamullaki
ei viestejä öisin kiitos | ei mitään kymmenen ja seitsemän välillä | ei ilmoituksia viikonloppuisin
hiljainen aika kahdeksaan asti | yöaika ilman viestejä | älä häiritse minua öisin
vaimenna itsesi kello 21 alkaen | rajoita pingit arkipäiviin | kytke hiljaiset tunnit irti
pidä suusi kiinni sunnuntaisin
Nukun huonosti ja viestin merkkiääni herättää minut, joten jättäkää yölliset ilmoitukset kokonaan pois
miksi huudat mulle yöllä | miks sä piippaat keskellä yötä | mitä sä siellä aamuyöllä kilkutat
`,
  overview: `
kerran viikossa riittää | lähetä koostettu viesti maanantaiaamuisin | kytke viikkokatsaus päälle
ei enää aamuviestejä mulle
En pysy perässä kun pingejä tulee kymmenen päivässä, saisko ne yhtenä koosteena?
viestit kerran viikossa riittää | ei maanantain koosteviestiä mulle | anna yhteenveto
viikkokooste maanantaisin | lähetä joka aamu päivän tunnit | mitä tällä viikolla lyhyesti
lopeta viikkokirje | kooste sunnuntai-iltaan | aamulista seiskalta | ei enää koosteita
haluisin päivittäisen katsauksen | siirrä yhteenveto perjantaille | kaikki yhteen viestiin
kerää deadlinet kerran viikossa | tuleva viikko tiivistettynä | millon mun kooste tulee
kooste tulee liian aikasin | aamuviesti pois | haluaisin yleiskuvan viikosta
joka aamu kerro mitä on tiedossa | päivittäin eikä viikoittain | yks iso viesti sunnuntaina ois kiva
kooste kasilta kiitos | katkaise päivittäinen lista | viikkoviesti takas päälle
maanantain kooste jäi tulematta | tee mulle tiivistelmä | pikakatsaus | miten koosteen tilaa
miten koosteesta pääsee eroon | en jaksa lukee näit koosteit | viikon alkuun joku listaus
torstaisin mieluummin | mitä viikkokoosteessa on | aamutiedote ois kätevä | vaihda koosteen kellonaika
niputa viestit | perjantaina viikon paketti | aloita päivän koosteet | viikkokatsaus seis
no niin, mitä kaikkee tulossa | yksi viesti sunnuntai-iltana riittää
päivittäinen viesti on liikaa, kerran viikossa riittäis | ei enää viestejä joka aamu
lähetä kooste joka maanantai | päiväkooste pois kiitos | koosteen lähetyspäivä keskiviikoksi kiitos
yksi kooste viikossa, muuten ole vaiti | aamukatsaus klo 6.30 töihin lähtiessä
jätä viikkotiivistelmä lähettämättä
puhelin on koko ajan täynnä sun viestejä, voisiko ne niputtaa yhteen koosteeseen
haluaisin sunnuntaisin viikkokatsauksen mutta en muuten yhtään ilmoitusta koko viikon aikana
`,
  notice: `
muistuta jo kolme päivää aikaisemmin | Haluaisin muistutuksen tuntia ennen enkä päivää ennen
voiko muistutukset saada jo viikkoa ennen | päivää ennen eikä kolmea | muistuta aikaisemmin
viikkoa ennen kiitos | älä jätä vikaan päivään | kaks muistutusta | enemmän varoaikaa
kolme päivää ennen riittää | muistuta kaks viikkoo aikasemmin | kuinka paljon ennen muistutat
viime tipassa ei auta | ensin viikko ennen, sitten edellispäivänä | muistutat ihan liian aikasin
vasta viimeisenä päivänä | ennakko viisi päivää | ilmoita hyvissä ajoin
yks muistutus riittää, toinen pois | päivä ennen on liian tiukka | montako päivää etukäteen kerrot
lyhennä yhteen päivään | tarviin aikaa suunnitella | toinen tökkäys just ennen ku sulkeutuu
edellisiltana | muistuta tuplasti, unohdan aina | tuli liian myöhään, oli jo menny kiinni
kuukautta aiemmin on turhan aikaisin | pari päivää eikä pari tuntia | vois muistuttaa ajoissa
ennakkoaika pidemmäksi | ei viimeisenä päivänä, stressaa | 48 tuntia ennen
voinks päättää millon muistutat | saisko vähän aikasemmin tiedon | samana aamuna vielä kerran
määräajoista viikon varoitusaika | kymmenen päivää etukäteen | myöhemmin, esim. päivää ennen
aikasemmin pliis | muistutukset porrastetusti | lisää yksi muistutus | deadlineista pitäs tietää aiemmin
sekä viikkoo että tuntii ennen | muistutukset kolme päivää aiemmin kiitos | muistuta kaksi päivää ennen
Toivoisin muistutukset viimeistään neljä vuorokautta ennen määräaikaa, jotta ehdin järjestellä työvuoroni
voiko varoitusajan pidentää kymmeneen vuorokauteen
saan jatkuvasti muistutuksia liian myöhään, voisiko niitä saada viikkoa tai kahta aiemmin
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
onko botti tietosuojalain mukainen | noudatetaanko tietosuoja-asetusta
luovutatteko tietojani kolmansille osapuolille | annetaanko tietojani yrityksille | opetetaanko viesteilläni tekoälyä
käyttääkö tekoäly viestejäni | onko yhteys salattu | ovatko viestit salattuja | kuinka turvallinen tämä botti on
onko tietoturva otettu huomioon | henkilötietojen käsittely | kenen vastuulla tietosuoja on
mikä on henkilötietojen käsittelyn peruste | tarvitaanko suostumukseni tietojen käsittelyyn
mitä oikeuksia minulla on tietoihini | Huoltajana kysyn, miten alaikäisen tietoja tässä palvelussa suojataan
ennen kuin kirjoitan mitään haluan tietää tietosuojasta | uskaltaako tänne kirjoittaa henkilökohtaisia asioita
seurataanko käyttäytymistäni mainoksia varten | tietovuodon riski | onko turvallista antaa opiskelijanumero sulle
Olen turvakiellon alainen, joten miten palvelu suojaa henkilötietoni ulkopuolisilta tahoilta?
onko teillä tehty vaikutustenarviointia tai muuta selvitystä botin tietoturvasta
päätyykö jutteluni jonkun amerikkalaisen tekoälyfirman opetusaineistoksi
En halua että terveydentilaani koskevat kysymykset päätyvät minnekään, miten tietosuoja on tässä hoidettu
luin uutisista tietovuodosta, onko tämän botin tietoturva oikeasti kunnossa vai pitääkö pelätä
työskentelen lakimiehenä ja haluaisin nähdä tietosuojaselosteen sekä käsittelyn oikeusperusteen
mihin tarkoitukseen botti käyttää henkilötietojani ja annetaanko niitä markkinointiin muille yrityksille
Onko palvelu arvioitu GDPR:n mukaisesti, ennen kuin suosittelen sitä alaikäisille opiskelijoille?
jos kirjoitan tänne jotain henkilökohtaista, meneekö se amerikkalaisen tekoälyn koulutukseen
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
poista tietoni | poista kaikki minua koskevat tiedot | poista minut järjestelmästä | hävitä kaikki henkilötietoni
haluan poistaa tilini | lopetan käytön, poista kaikki tietoni | miten pyydän tietojeni poistoa
Vaadin, että kaikki minusta kerätyt tiedot poistetaan viipymättä | tietojen poistopyyntö
unohda kaikki mitä tiedät minusta | aloita puhtaalta pöydältä, poista mun data
hävitetään jälkeni, en halua että sinulle jää mitään minusta
poistakaa edesmenneen puolisoni henkilötiedot palvelusta | nollaus ja kaikki data roskiin
silppua kaikki mitä oot minusta kerännyt
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
apua kiitos | mitä osaat tehdä | mihin kysymyksiin osaat vastata | millaisia asioita sinulta voi kysyä
neuvo miten kysyn | opasta alkuun | näytä ohjeet | komentolista
Olen uusi käyttäjä, voisitteko opastaa miten palvelu toimii? | en osaa käyttää tätä | en ymmärtänyt vastausta
mitä voin kirjoittaa sinulle | voisitko antaa vinkkejä, millä sanoilla sinulta kannattaa kysyä
oon ekaa kertaa pappia kyydissä, miten sua komennetaan
`,
  smalltalk: `
palaan pian | tulen kohta takaisin | palaan asiaan myöhemmin | kiitos paljon | kuka sut teki | Mitä kuuluu? | oletko robotti | hyvää yötä | olet mahtava | moikka ja kiitti avusta
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
kiitos | suurkiitos | hyvää iltaa | näkemiin | heihei | ok kiitos | hienoa työtä | oletko tekoäly
mukavaa päivänjatkoa | kiitoksia vallan mainiosta palvelusta | terkkuja Oulusta | hyvää juhannusta sullekin
kuinka hurisee | olet kultainen | mitä jäbä
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
missä minulla on seuraava tunti | mihin aikaan minulla alkaa huomenna | mihin luokkaan minun pitää mennä nyt
näytä huomisen lukujärjestykseni | oma lukujärjestys | päiväni aikataulu | onko minulla vapaapäivä keskiviikkona
Opettajana haluaisin nähdä omat opetustuntini ensi viikolla
mulla on hammaslääkäri perjantaina, onko mulla silloin tunteja | mun seuraava luento | mun loppuviikon tunnit
onko mulla aikaa syödä luentojen välissä | viekö opetus mut huomenna iltaan asti vai ehdinkö kuudelta treeneihin
kuinka monta luentoa mulle osuu torstaille | joudunko heräämään kukonlaulun aikaan huomenna tunnille
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
ryhmän {group} tunnit tänään | ryhmän {group} lukkari ensi viikolla | missä ryhmä {group} on nyt
ryhmän {group} aikataulu | luokan {group} lukujärjestys | mitä opetusta ryhmällä {group} on perjantaina
onko {group} vapaalla maanantaina | milloin ryhmällä {group} on taukoa
Kuraattorina haluaisin tavata ryhmän {group}, milloin heillä on tunteja?
missä salissa {group} istuu huomenna aamulla
Keittiö valmistaa lounaat ryhmälle {group}, mihin kellonaikaan he tauottavat luennot?
haluisin yllättää kaverin, missä luokassa {group} kököttää kolmelta | vieläkö {group} on koulussa iltapäivän puolella
montako luentoa {group} joutuu istumaan keskiviikkona | mikä {group} seuraava oppitunti on
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
opiskelen luokassa {group} | aseta ryhmäkseni {group} | aseta ryhmä {group} | olen uudessa ryhmässä {group}
en ole ryhmässä {group} | poista ryhmäni {group} | minun ryhmätunnukseni on {group} | mikä ryhmä minulle on asetettu
tallenna ryhmä {group} minulle | aloitin juuri ryhmässä {group} | Siirryin päiväryhmästä monimuotoryhmään {group}
oma ryhmä {group} | kuulun nykyisin luokkaan {group} | mulla ei oo ryhmää merkattuna, pistä siihen {group}
opintosihteeri vaihtoi mut luokkaan {group} eilen
mihin ryhmään mut laitettiin | oonko mä ryhmässä A vai B | mikä näistä ryhmistä on mun
mikä on mun ryhmä kurssilla {} | missä labraryhmässä mä oon | mihin ryhmään kuulun kurssilla {}
kerro mihin ryhmään pääsin | jouduinko aamuryhmään vai iltaryhmään | missä harjoitusryhmässä olen
en muista ryhmäni numeroa, mikä se on
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
muistuta tästä ensi viikolla | en kykene nyt | nyt ei sovi | huono aika | huono ajankohta | palaa tähän illalla
palataan tähän maanantaina | siirrä muistutusta päivällä | siirrä tämä muistutus perjantaille | torkuta tunti
odota tunti | odota hetki | vartin päästä uudestaan | puolen tunnin kuluttua | parin tunnin kuluttua uudelleen
parin päivän päästä takaisin | huomenaamulla uudestaan | töiden jälkeen
Olen kokouksessa, muistuttaisitko tästä vasta iltapäivällä | ratin takana, muistuta kun pääsen perille
sano sitten illemmalla | istun hammaslääkärin tuolissa suu auki, muistuta parin tunnin kuluttua
lapsi huutaa ja ruoka palaa pohjaan, palaisitko asiaan kun on rauhallisempaa
Olen juuri menossa leikkaussaliin, toivoisin että esität asian uudelleen ylihuomenna | nukkumassa, vasta aamusella
jätä hautumaan perjantaihin | pistä tauolle tää viesti | kolkuta uudestaan iltakuudelta | kyselepä ylihuomenna
saunassa, tunnin päästä | lenkillä, kohta | ny on kädet täynnä | ei ole oikea hetki | kaupan kassalla, venttaa
anna mulle varttitunti | työnnä tätä ens maanantaihin | paluu asiaan loppuviikosta | pomo katsoo, illemmal sit
myöhäsemmäks | hetkonen, oon puhelussa | vatvotaan tätä huomenna
istun parhaillaan työhaastattelun odotusaulassa, joten lähettäisitkö tämän uudelleen vaikka illansuussa
olen juuri nukuttamassa vauvaa enkä voi näpytellä, muistuta tästä puolen tunnin päästä
pää ei toimi enää tänään yhtään, joten palataan tähän huomenna aamukahvin aikaan
Nyt ei valitettavasti ole sopiva hetki, ottaisitteko asian uudestaan esille ensi tiistaina
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
peru | peruuta viimeisin | peru edellinen | kumoa edellinen | kumoa viimeisin toiminto | en tarkoittanut tätä
palauta poistettu kurssi | klikkasin vahingossa | Valitsin erehdyksessä väärän kurssin, voisitteko perua sen
vahinkopainallus | takaisin edelliseen tilanteeseen | emmä tota tarkottanu, pyörrä äskeinen
näppäilin hätäpäissäni väärin, voiko sen vielä pyörtää | äsh, väärä rivi | perun sanani
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
ilmoittauduin juuri | kurssi {} ilmoittauduttu | ilmoittautumiseni on tehty | merkitse ilmoittautuneeksi
merkitse kurssi {} ilmoittautuneeksi | sain ilmoittauduttua kurssille {} | minut on hyväksytty kurssille {}
paikkani kurssilla {} vahvistettiin | pääsin mukaan kurssille {}
Ilmoittautumiseni kurssille {} vahvistettiin tänään, muistutuksia ei siis tarvita ilmoittautumisesta
ilmo hoidettu eilen | mulla on jo paikka kurssilla {} | jonosta pääsin kurssille {}
sain juuri vahvistusviestin, olen virallisesti kurssilla {} | naputtelin ilmon {} jo bussissa
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
näkeekö opettaja viestini | näkyvätkö kysymykseni muille | näkeekö kukaan mitä kirjoitan
lukeeko opettaja tätä keskustelua | ketkä pääsevät lukemaan tätä | onko tämä keskustelu yksityinen
näkyykö seurantalistani opettajalle | jääkö kysymykseni salaan opettajalta | voiko työnantajani nähdä mitä kysyn
Voivatko vanhempani nähdä, mitä kursseja seuraan? | kuuleeko joku muu tästä | näkyykö tää kaikille kanavalla
selviääkö luokanvalvojalle, että kyselin tätä | kurkkiiko joku admin näitä yksityisviestejä
pysyykö tämä kahden kesken
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
mitä tietoja minusta on tallennettu | mitä tietoja sinulla on minusta | näytä kaikki tietoni
näytä mitä olet tallentanut | kauanko viestit säilyvät | kauanko tietoni säilyvät | kuinka kauan tietoja säilytetään
missä tietoni sijaitsevat | tallennatko keskustelut | tallentuvatko viestini | muistatko aiemmat kysymykseni
Haluaisin kopion kaikista minusta tallennetuista tiedoista | missä palvelimella viestini ovat
onko opiskelijanumeroni tallessa | milloin vanhat tietoni hävitetään automaattisesti
jääkö minusta jotain teidän palvelimille | jääkö musta jälkiä teille | mitä musta jää teidän koneille
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
miten yhdistän langattomaan verkkoon | käyttäjätunnukseni on lukossa | salasanan vaihto | missä voi syödä lounasta
kuinka lainaan kirjan | missä voin tulostaa | tulostaminen maksaa kuinka paljon | lukuvuosimaksun maksaminen
lukuvuosi-ilmoittautuminen | miten saan opinto-oikeudelle lisäaikaa | opintopsykologin ajanvaraus
opinto-ohjaajan vastaanotto | opintotoimiston aukioloaika | opiskelija-asunnon hakeminen
Poikani on unohtanut takkinsa kampukselle, missä löytötavarat ovat?
Olen hakemassa oleskelulupaa ja tarvitsisin todistuksen opinnoistani | graduohjaajan valinta
miten saan kopion todistuksestani | vessapaperi loppu toisesta kerroksesta, kuka hoitaa siivouksen
Tarvitsen pankkia varten todistuksen päätoimisista opinnoista; mistä sellaisen saa leimattuna?
mulla jäi reppu naulakkoon ja ovet meni lukkoon, kuka päästää sisään
tarjoaako kouluravintola gluteenitonta tai halalia | eduroam pyytää sertifikaattia eikä hyväksy mitään
stipendin maksupäivä | kuka korjaa rikkinäisen lokerikon lukon
Tyttäreni vuokrasopimus päättyy, mistä opiskelijat hakevat asuntolapaikkaa? | miten haen Erasmus-apurahaa Espanjaan
mistä saa matkakorttiin opiskelija-alennuksen | kaksivaiheinen tunnistautuminen jumittaa
pyörävarasto lukossa, keneltä koodi | lainattavia läppäreitä mistä | mistä tilaan ylioppilaslakin tai haalarit
onks fysioterapeutille vastaanottoa opiskelijoille
Kela vaatii opintosuorituksista liitteen, kenen allekirjoitus siihen kelpaa | opintotukikuukaudet hupeni, mitä nyt
mistä saa vaihto-opiskelijan tuutorin
Isäni haluaisi maksaa lukukausimaksuni Ranskasta, mihin tilinumeroon rahat kuuluu lähettää
pudotin avaimet viemäriin pihalla, kuka kampuksella auttaa tai tekee mulle uudet
en pääse kirjautumaan sähköpostiin enkä mihinkään, mistä saan uuden käyttäjätunnuksen ja salasanan
opiskelen täällä viimeistä vuotta ja tarvitsen otteen kaikista suorituksistani työnhakua varten
Vaihto-opiskelijamme etsii asuntoa elokuusta alkaen, kenen puoleen hän voisi kääntyä?
lapseni on allerginen pähkinöille, saako opiskelijaruokalasta turvallista lounasta joka päivä
voiko kirjastosta lainata kirjoja vaikka en ole opiskelija vaan asun naapurissa
mulla on rahat loppu ennen kuun vaihdetta, mistä opiskelija voi hakea hätäapua
kämppä on homeessa ja vointi huono, miten varaan ajan opiskelijoiden terveydenhoitoon
kuinka korkea Mount Everest on | kuka maalasi Mona Lisan | montako jalkaa hämähäkillä on
milloin toinen maailmansota päättyi | mikä on valon nopeus | miksi taivas on sininen | kuka keksi puhelimen
mikä on maailman suurin maa | kuinka vanha maailmankaikkeus on | mitä DNA tarkoittaa | kuka kokosi Kalevalan
miten kaukana kuu on | paljonko Ruotsissa on asukkaita | montako pelaajaa on lätkäjoukkueessa
mikä on Norjan valuutta | mistä saa käytetyn pyörän | minkä läppärin saa viidelläsadalla | paljonko iPad maksaa
halvimmat vastamelukuulokkeet? | missä myydään talvikenkiä | missä kaupassa on nyt alet | onko Ikea auki sunnuntaina
vieläkö apteekki on auki | mitä viinipullo maksaa alkossa | kellä on vara-avain kämppään | missä teetetään avaimia
kulkulätkä ei toimi, kuka korjaa | miten pääsen pyöräkellariin ilman avainta | lukko jumissa, kelle soitan
jäin lukkojen taa, kuka avaa oven | minne kaapin avain palautetaan | miks netti on niin hidas
miten reititin resetoidaan | eduroam kysyy varmennetta, mitä nyt | mikä on vierasverkon nimi
puhelin ei löydä verkkoa | miten vaihdan sähköpostin salasanan | onko verkossa joku häiriö
miten saan viruksen pois koneelta | miksei läppäri lataudu | miten macilla otetaan kuvakaappaus
millä softalla editoin videoita ilmaiseksi | miten poistan sovelluksen | saako Photoshopin jostain ilmaiseksi
mikä bussi menee lentokentälle | koska lähtee vika metro | mitä ratikkalippu maksaa | onko huomenna bussilakko
miten täältä pääsee satamaan | mistä voi vuokrata auton | missä on lähin pysäkki | monelta lähtee juna Turkuun
sataako maanantaina lunta | montako astetta Roomassa on | tuleeko viikonloppuna myrsky | kuinka kylmä tammikuussa on
tarviinko tänään sateenvarjon | monelta aurinko laskee | onko tänään keittoa | mitä iltaruoaksi
käykö ruokalassa kortti | mistä saa hyvää sushia | kauanko kananmunaa keitetään | onko lounaalla mitään laktoositonta
paljonko kahvissa on kofeiinia | kaupungin paras pizza? | miten banaanikakku tehdään | kuka on Suomen presidentti
kuka on Italian pääministeri | koska on seuraavat vaalit | mitkä puolueet on hallituksessa
montako kansanedustajaa on | kuka on Helsingin pormestari | miten äänestän ulkomailta | montako maata EU:ssa on
paljonko on 15 prosenttia 80:stä | mitä on 144 jaettuna 12:lla | neliöjuuri 169? | montako tuumaa on metrissä
muuta 100 dollaria euroiksi | paljonko on 23 plus 58 | koska tänä vuonna on pääsiäinen | minä päivänä on juhannus
onko loppiainen pyhäpäivä | milloin on äitienpäivä | montako yötä jouluun | koska on helatorstai
mitä on kiitos viroksi | mitä tarkoittaa sana cheers | käännä tämä ruokalista englanniksi
miten ruotsiksi sanotaan kippis | mistä löydän halvan kämpän | kuinka pitkä soluasuntojono on
mikä on normaali vuokra Tampereella | kuka korjaa mun kämpän lavuaarin | saako opiskelija-asunnossa pitää kissaa
mistä saa influenssarokotteen | kurkku kipeä, mikä auttaa | miten varaan hammaslääkärin | mikä on hätänumero
milloin alkaa kesäloma | koska joululoma loppuu | onko meillä hiihtolomaa | netti pätkii koko talossa
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
olen aivan poikki | väsyttää ihan sikana | keitto oli liian suolaista | ulkona sataa lunta
tulen viiden minuutin kuluttua | tein sen valmiiksi eilen illalla | meidän kurssilla oli tosi kiva porukka
luento venyi ja myöhästyin bussista | tentti meni ihan penkin alle | tentti oli helpompi kuin pelkäsin
selvisin siitä tentistä hengissä | opettaja oli tänään hyvällä tuulella | opettajamme jää eläkkeelle keväällä
ryhmätyö sujui mainiosti | ryhmäni jäsenet eivät vastaa viesteihin | kirjastossa oli ihanan hiljaista
salissa oli liian kuuma | luokan valot välkkyivät koko tunnin | Palautin avaimet vahtimestarille ja lähdin kotiin
Siivosin toisen kerroksen käytävät ennen seitsemää | Lapseni aloitti opinnot syksyllä ja viihtyy hyvin
mä sammahdin luennolla ja heräsin vasta ku siivooja kolisteli ämpäreitä
Vein koiran trimmattavaksi ja samalla reissulla tuli käytyä torilla munkkikahvilla
meidän projektiporukka riiteli fontista kaksi tuntia, en kestä | kirjastosta tuli muistutus, vein kirjat jo aamulla
sain kurssikaverilta muistiinpanot lainaan, ihana tyyppi | ilmottauduin puolimaratonille ja nyt kaduttaa
tentissä istui viereinen tyyppi ja mutisi itsekseen koko ajan | luokka tuoksui ihan appelsiinilta
aurinko paistaa, lähden pihalle | pyörästä puhkesi rengas mäen alla | naapuri poraa seinää taas
Kollegani jakoi käytävällä kotitekoista mustikkapiirakkaa | uusi professori tervehti hississä kohteliaasti
mun lukkari näyttää ihan tetrikseltä haha | puhelin jäi bussin penkille | taas maanantai, huokaus
oltiin koko yö pystyssä koodaamassa ja lopulta vika oli yhdessä puuttuvassa pilkussa
opettaja toi tunnille pullaa kaikille koska hänellä oli tänään viiskymppiset juhlat
Tyttäreni lähti aamulla vaihtoon Portugaliin ja koti tuntuu nyt kovin hiljaiselta
meidän luokasta puolet on flunssassa ja loput yskii toistensa niskaan
vaihdoin tänään hyllyjen järjestyksen kirjastossa eikä kukaan enää löydä mitään
ilmoitustaululle oli joku piirtänyt tosi hienon hirven, otin siitä kuvan
olin tentissä kaksi tuntia ja kirjoitin vastaukset väärään paperiin, että näin
Auraus myöhästyi aamulla, joten pihalla oli polviin asti lunta kun tulin töihin
meidän ryhmä ei tullut paikalle | luentosali haisee | lähetä mulle ne muistiinpanot kiitos
opettajan synttärit on toukokuussa | lopeta jo | älä lopeta | takas kympin päästä | kurssikeskus pitää bileet
meidän ryhmä voitti visan | kukaan ei puhu mitään meidän ryhmässä | mun ryhmä on ihan paras
puolet ryhmästä flunssassa | ryhmäkuvassa mulla oli silmät kiinni | ryhmächätti räjähti yöllä
kuka mykisti mut ryhmässä | ryhmähali! | ryhmän pomo suuttui meille | kurssi oli yhtä juhlaa
olipa kurssi, on jo ikävä | toisella kurssilla on paremmat eväät | kaikki kurssilla on niin nuoria
istuin koko kurssin krapulassa | kruunun kurssi taas pohjalla | meijän kurssin porukka on ihanaa
kurssikirja kastu repussa | hei kurssikaverit, kiitos eilisestä | itkin tentin jälkeen
tenttikausi, lähettäkää suklaata | peukut pystyssä sun tentille | se tentti oli vitsi | kynä hajos kesken tentin
näin unta tentistä | valvoja kuorsasi tentissä | tentti ohi, nyt kaljalle | vieläkin tärisen siitä tentistä
kyllä sä tentistä selviit | tentti-illan jälkeen saunaan | koe meni putkeen | veljellä on huomenna matikan koe
kokeilin uutta hiusväriä, virhe | koronatesti näytti kahta viivaa | testi testi, kuuluuko | testaan vaan uutta mikkiä
dedikset tappaa mut | elän dediksestä dedikseen | dedis meni ohi minuutilla, argh | kuka nää dedikset oikein keksi
kustantaja siirsi meidän deadlinea | dedispaniikki, ei unta | huone on kuin sauna | huoneessa surisee ampiainen
joku vei meidän huoneesta kaikki tuolit | hotellihuoneessa ei ollut ikkunaa | tuulettakaa nyt hyvät ihmiset se huone
tää huone tuo päänsäryn | mun huivi jäi yläkerran huoneeseen | luentosalin penkit on kidutusta
luentosalissa vilkkuu valot | joku pyörtyi luentosalissa | koira käveli luentosaliin | iso sali kaikuu ihanasti
sali oli tyhjä kun tulin | avaimet hukassa, taas | avain on maton alla | kuka vei avaimen naulasta
palauttakaa se avain | mulla on avain, tuu alas | avain katkes lukkoon | kahvi on avain onneen
ilmoittauduin kuoroon, apua | ilmottautukaa talkoisiin, kamut | ilmoittauduin vapaaehtoiseksi, miksi | älä muistuta
muistuta mua ettei enää ikinä viinaa | muistutat mun serkkua | muistuta äitiäs kakusta | kiitti muistutuksesta Tomi
toi muistuttaa mun eksää | lopettakaa huutaminen käytävällä | loppuis jo tää sade | lopetin tupakan, jee
pysäytä auto, oksettaa | en voi lopettaa nauramista | lähetän illalla | lähettäkää apua | lähetitkö sen postikortin?
lähetin väärälle Annalle | lähetä terveisiä mummille | paina nyt vaan lähetä | ope toi keksejä | ope kompastui johtoon
mun ope tuntee iskän | open ääni on pelottava | paras opettaja ikinä | ope unohti meidät, klassikko
musta tulee isona opettaja | opettajan kengät narisee | labratakki ei mahdu päälle | labran rotat on niin söpöjä
joku unohti leivän labraan | labra haisee munalle | koko yö meni labrassa | labrabileet oli villit
tää softa on ihan roska | päivitys söi mun tiedostot | vihaan softia, haluan maatilan | läppäri pitää ääntä kuin föön
kahvit läppärille, kuolen | hienot tarrat sun läppärissä | vahdin sun läppäriä, mee vaan | tiputin läppärin portaisiin
netti on tahmea tänään | netti katkes kesken puhelun | netti täynnä kissavideoita, ihanaa | lomamoodi päällä
tarviin loman lomasta | hyvää lomaa kaikille | lomakuvat on kansiossa | meidän loma satoi pilalle
tää viikko ei lopu ikinä | eka viikko ja oon jo kuollut | viime viikko oli parempi | kaksi viikkoa ilman sokeria
taas se maanantai | maanantai, vanha viholliseni | en harrasta maanantaita | maanantain keitto oli parempaa
brunssille maanantaina! | siistipä kieltä siellä | kielenkäyttö! | poltin kielen kahviin | suomi on kaunis kieli
sekotan kaikki kielet keskenään | bileet meillä | bileet oli tylsät | bilehatut on pöydällä | kenen bileet ne edes oli
jatkot kellarissa | meijän yksikkö hävis keilauksessa | yksikköön tuli uus kahvikone | yksikön kokous peruttu, hurraa
mikä yksikkö, iso koira | keskusta on täynnä turisteja | sen pitää aina olla keskipisteenä
oon keskustassa Liisan kanssa | liikuntakeskuksesta sai ilmaisen pullon | päiväkoti soitti, pakko mennä
pisteet siivoojille | lukkari tippui jääkaapin taa | ilmotin koiran agilityyn, se vihaa sitä
mun raportti pitää olla valmis huomenna | kirjoitan esseen loppuun maanantaiksi | käytävällä haisee savu | mun ryhmä ei taaskaan tullut
mulla on huomenna koe | mulla on perjantaina kolme tenttiä
olen uusi täällä | mä oon ihan uus täällä
`,
};
