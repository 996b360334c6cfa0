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
koska {}:een voi alkaa ilmottautuu | millon {}n ilmo aukee | ei aukee viel, koska pääsee | ilmon alku?
aukeaa milloin? | {} ilmon avaus | monelta aukee | Minä päivänä {}:n ilmoittautuminen avautuu?
joko {}:n ilmo aukeaa tällä viikolla vai ensi kuussa | avataanko {}:n ilmo ennen vappua vai vasta sen jälkeen
mille päivälle ilmon aukeaminen on merkitty | Koska ilmoittautuminen kurssille {} alkaa?
mihi aikaa klo {}:n ilmo pamahtaa auki | täytyykö odottaa vielä kauan, ennenku {}:een saa ilmottautua
millon pääsee painaan ilmo-nappia | mää jännitän jo et koska tän ilmo avataan | {}n hakuajan alku?
jotta joka päivä mää kattelen mutta ei näy vielä auki, koska aukeaa {} | koska ne portit avatahan {}:hin
milloin ilmoittautuminen alkaa kurssille {}, minä haluan olla ensimmäinen | mihinkä aekaan ilmottautuminen aakeaa
Paljonko päiviä on vielä siihen, kun ilmoittautuminen {}:lle avautuu? | avataanko ilmo keskiyöllä vai aamulla
koska {} ilmestyy ilmottautumiseen
Lapsi on silloin leirillä ja pitäisi kirjoittaa kalenteriin: mikä on {}:n ilmoittautumisen ensimmäinen päivä?
aukeeks {} samaan aikaan ku muutkin | ens viikolla avautuuko {}:n ilmo vai toukokuussa
Milloin toteutuksen {unit} ilmoittautumisaika alkaa? | seuraava ilmo {}:een, mikä päivä
tuleeks ilmoajan alku vasta joulukuussa | näyttää harmaalta nappi, koska se muuttuu vihreeksi {}:n kohdalla
Minut valittiin erillishaussa ja joudun suunnittelemaan kevään heti. Koska ilmoittautuminen {}:lle alkaa?
mikä on {}:n ilmon aloituspäivä | ilmottautumaan pääsee mistä päivästä lähtien?
mistä klo alkaen voi varata paikan {}:lta | alkaaks ilmoittautumiset vasta syksyn alussa
koska saa ensimmäisen kerran laittaa nimen {}:een | ku se on "tulossa" nii koska se on auki | {} ilmon lähtölaukaus
Kertoisitko päivän, jolloin {} avataan ilmoittautujille?
opiskelijat pommittaa mua sähköpostilla ja kyselee koska {}:n ilmottautuminen lähtee käyntiin, mitä vastaan
ilmoaika alkaa? | milloin ovet avataan tohon
viime vuonna koko kurssi täytty kymmenessä minuutissa ja mä seisoin sillon ratikassa ilman nettiä. no mihin kellonaikaan {}:n ilmo tänä vuonna aukee
Ohjattavani lähtee varusmiespalvelukseen ja saa käyttää puhelinta vain iltaisin, joten minä päivänä ilmoittautuminen kurssille {} ensimmäisen kerran avautuu?
meillä on tiimin kesken veto siitä kuka saa paikan ekana ja mä aion voittaa. koska ne ilmoportit tähän oikein pamahtaa auki
minä katson joka aamu ja nappi on harmaa ja siinä lukee ei vielä, milloin minä voin aloittaa ilmoittautumisen kurssille {}
lähren hiihtovaellukselle missä ei oo kenttää viikkohon, jotta ehtiikö {}:n ilmottautuminen aueta sillä välillä vai onko se vasta myöhemmin
viime kerralla olin mökillä huussissa kun muut jo klikkailivat paikkansa, ja se jäi hampaankoloon. milloin portti nousee
Tyttö on päivittänyt sitä sivua sunnuntaista asti ja nappi on yhä harmaa. Koska se herää eloon?
lähdetään torstaina merelle ja kenttää on seuraavan kerran Gdanskissa, joten ehtiikö ilmo käynnistyä ennen sitä
Vuorolistat lyödään lukkoon kolme viikkoa etukäteen ja pomo tivaa päivämäärää. Mistä päivästä lähtien sinne voi ilmoittautua?
opo sanoi että pian, käytävällä puhutaan lokakuusta ja Peppi on hiljaa kuin kala. mikä on se oikea eka ilmopäivä
yritin ruokiksella, yritin ratikassa, aina tulee "ei vielä mahdollista". kauan tässä pitää vielä venata että pääsee
koko kämppä haluaa mukaan ja ollaan sovittu pitsat ja neljä läppäriä samaan pöytään. mihin aikaan ilmo pamahtaa päälle
Minut leikataan maanantaina ja olen sen jälkeen viikon ihan pöpperössä. Minä päivänä ilmoittautumisia aletaan ottaa vastaan?
en tienny et täällä pitää odotella jotain tiettyä aikaa, luulin et senku kävelee sisään. no millon se aika lähtee käyntiin kurssilla {}
koska päästään iskemään kyntemme siihen ilmoon | joko ilmo hereillä | mikä päivä nappi vihertyy
millo sinne päästetää ihmisii ilmottautuu | kui kauan viel ennenku saa ilmoo | ottaaks ne jo nimii vai ootetaaks
eks viel auki, no koska sit | ilmo alkaen? | montako yötä siihen et saa ilmota | koska sulut avataan ilmoittautujille
milloin lähtölaukaus paikkojen metsästykseen pamahtaa | joko nauha on leikattu vai vasta ensi viikolla, ilmosta puhun
rautaverho on ilmon edessä, milloin se nousee | missä vaiheessa syksyä paikat tulevat jakoon
koska puomi nousee ja saa ajaa sisään ilmoittautumaan | milloin ilmoon syttyy vihreä valo
kukko ei vielä kieku ilmolle, monelta se kiekuu | mistä päivästä lähtien voi ilmottautua
mistä alkaen pääsee ilmoittautumaan
koska aukee paikat | milloin ekat pääsee | lähtöpäivä ilmolle? | ilmon startti | kello monelta aukee | joko auki?
alkaako ilmo huomenna | avauspvm | portit auki? | milloin {} starttaa ilmossa | milloin saa painaa ilmo {}
nousevatko ilmot ylös lokakuussa | näkyvissäkö jo {} ilmottautumisessa | mistä päivästä eteenpäin pystyn varaamaan {}n
kauan pitää odottaa et ilmonappi herää | koska vihreetä näytetään {}:lle | miten pian {}:lle pääsee ilmoon
{}:n ilmo vasta keväällä vai jo ennen joulua | onko {}:n ilmo alkanu vai onko se tulossa
tuleeko {} ilmoon samaan aikaan kuin muut kevään kurssit | milloin peppiin ilmestyy ilmo-nappi
moneltako aamulla pitää herätä {}:n ilmoo varten | ilmo aukee vasta kesän jälkeen vai | koska pystyy hakemaan {}:lle
avoimen puolen ilmo alkaa? | eri aika meille vaihtareille vai samaan aikaan
pääseeks ylemmät vuosikurssit aikaisemmin, mistä päivästä me | koska päästään varaamaan | koskahan tuo aukiaa
kosk sinne voi ilmottautua | mistä asti voip ilimoittautua | viimeinkin pian? milloin {} tulee haettavaks
onko vielä kuukausi siihen että {} aukeaa | milloin {} tulee tarjolle ilmoittautujille
ilmon avautumispäivä opettajan näkökulmasta, pitää tiedottaa opiskelijoille | koska saan laittaa nimen
laitanko ilmoo varten herätyksen maanantaille ja monelta | milloin {}:lle hakuaika lähtee liikkeelle
mihin mennessä avaatte ilmon | milloin ovet {}:lle avataan | ensimmäinen ilmottautumispäivä?
Onko kevään ilmoittautumisten alkamispäivä tiedossa? | Milloin {} avautuu avoimen väylän hakijoille?
Mihin aikaan aamulla ilmoittautuminen alkaa? | Mistä hetkestä lähtien {}:lle voi ilmoittautua?
Onko {}:n ilmoittautuminen jo julkaistu ja koska se käynnistyy?
Voinko ilmoittautua jo tänään vai vasta ensi viikolla, kun {} on yhä "tulossa"?
Olen vuorokauden etuajassa kaikessa, joten kerro suoraan minä päivänä {}:n ilmoittautuminen alkaa
Muuttokuorma lähtee kuun alussa ja silti pitäisi olla valppaana, milloin tarkalleen {} avataan ilmoittautumiselle?
eka pääsee parhaat ryhmät joten haluan olla valmiina kun {}:n ilmo aukeaa, minkä kellonajan laitan



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
ilmon viimeinen päivä? | mihin asti {}:lle ehtii ilmottautua | koska {}n ilmo menee kiinni
viel kerkiiks {} ilmoon vai sulkeutuko se jo | monelta ilmoaika katkeaa sunnuntaina
meneekö ovi kiinni jo perjantaina | montako päivää mulla on aikaa päättää ilmottaudunko {}:lle
Milloin ilmoittautumisaika päättyy? | Mikä on {}n ilmoittautumisen takaraja?
Jatkettiinko {}-kurssin ilmoittautumisaikaa? | deadline ilmoittautumiselle | koska viimestään pitää {}:lle ilmottautua
kuin kauan tää ilmo viel ompi auki | millos se ilmottautuminen loppuu
vieläkö ehtii huomenna ilmoittautua vai umpeutuuko tänään | {}n hakuaika umpeutuu?
Odotan vielä työnantajan vastausta opintovapaasta, joten mihin päivään asti voin lykätä ilmoittautumista {}-kurssille ennen kuin se sulkeutuu?
ilmo kii? | onko {}:n ilmoikkuna jo sulkeutunut ja minä päivänä
otetaanko {}:lle ilmoja viel ens viikolla vai sulkeutuuks se | kuinka pitkään {} ottaa porukkaa sisään | takaraja?
viimeinen ilmoittautumispäivä {} | Sattuuko ilmoittautumisen loppu keskiyöhön vai virka-ajan päättymiseen?
mä aina myöhästyn näistä, mikä on se päivä jonka jälkeen {}:lle ei enää pysty ilmottautumaan
myöhästyinkö jo ilmosta, mikä oli viimeinen pvm | mihinkä saakka sitä kerkiää ilimoittautua | ilmoaika loppuu
koskas {}n sisäänotto lopahtaa | asti?? siis ilmo | Milloin ilmoittautuminen on kiinni, minä en ymmärrä päivämäärää
ilmoittautumisen sulkeutumispäivä | pääseekö {}:n ilmoon vielä kuun vaihteen jälkeen vai napsahtaako se kiinni
Tyttäreni on vaihdossa ja nettiyhteys pätkii, joten kertoisitko mihin kellonaikaan ja minä päivänä {}-ilmoittautuminen loppuu?
koska tulee stoppi uusille ilmoille {}:ssa | saako lisäaikaa ilmottautumiseen vai onko päivä kiveen hakattu
hei kauanko ilmo {}:lle pyörii | Ehdinkö vielä maanantaina, vai onko {}n ilmoittautumisen viimeinen päivä sitä ennen?
Pepissä luki et ilmo päättyy mut päivä oli rajautunut kännykässä pois näkyvistä, mikä se oli | ilmoajan loppu
viimone päivä panna nimi listaan {}:lle | kauanko vielä ilmoaikaa jäljellä | tän ilmottautumine, koska umpi
Olen parhaillaan matkoilla ilman pankkitunnuksia ja pääsen kirjautumaan vasta sunnuntaina, ehtiikö {}:n ilmoittautumisaika mennä siihen mennessä umpeen?
meijän opo lupas tarkistaa mun hopsin mut sille saa ajan vasta parin viikon päästä, moneenko asti {}:n ilmo on auki
mä vatvon tän ja yhen toisen kurssin välillä enkä osaa päättää, niin mikä on se ihan viimenen päivä ilmoittautua
Muistelen lukeneeni, että ilmoittautumista pidennettiin teknisen vian vuoksi, joten mikä on {}:n uusi sulkeutumispäivä?
vaimo sano jotta hommaa kotia kaato ennen joulua enkä kerkiä, nii vieläkö tammikuussa saa ilmoottautua vai onko se silloon kiinni
Työterveyshoitaja haluaa vielä lausunnon ennen kuin uskallan sitoutua, kauanko ilmoittautuminen pysyy avoinna?
äiti on sairaalassa enkä saa ajateltua mitään ennen kuin hän kotiutuu, ehkä keskiviikkona. ehdinkö silloin vielä ilmoittautua vai onko aika umpeutunut
Olen kirjoittanut pomolle opintovapaaviestiä jo kolmesti ja aina pyyhkinyt pois. Montako päivää ilmoittautumista on jäljellä?
tili tulee vasta viidestoista ja sitä ennen en päätä yhtään mitään. onko ilmo sillon jo umpeutunu
kämppis vannoo et se loppu sunnuntaina, mä löisin vetoa kuun lopusta. kumpi on oikeessa siitä ilmon vikasta päivästä
Olin yhdeksän päivää Lapissa ilman kenttää ja muistutus hautautui kaiken muun alle. Joko ilmoittautuminen on päättynyt?
odottelen vastausta toisesta koulusta ja ne vastaa kun jaksaa. mihin päivään asti täällä otetaan uusia
Olen jahkailija, sen sanoi jo alakoulun opettaja. Mikä on ihan viimeinen hetki ilmoittautua kurssille {}?
luottamusmies lupas kertoo perjantai-iltana saanko vapaata, kestääks ilmoaika sen yli
Autan lapsenlasta ja salasanan vaihto kestää kuulemma kaksi arkipäivää. Milloin ilmoittautumisia lakataan ottamasta?
vieläkö ovi raollaan vai onko jo säpissä | joko luukku paukahti | mihin asti voi jahkailla ilmon kans
mikä päiv o liian myöhä pistää nimi sinne | deedis ilmolle? | onks ilmo jo lukossa
saaks nukkuu yön yli vai loppuuks ilmo tänään | koska ne pistää pillit pussiin ilmottautumisten kans
viiminen ilmopäiv mikä | milloin nostosilta vedetään ylös myöhästelijöiltä
monelta kello lyö kaksitoista ja ilmovaunu muuttuu kurpitsaksi | onko ilmon tiimalasissa vielä hiekkaa
milloin tikkaat vedetään ylös niiltä jotka eivät ole vielä ilmoittautuneet
ilmonappi näyttää olevan kuolinvuoteellaan, koska se heittää veivinsä
kauanko kynnysmatto on vielä ulkona uusille tulijoille | koska giljotiini putoaa ilmoittautumiselle
mikä on viimeinen lautta jolla ilmoittautuja vielä pääsee yli | milloin on mun seuraava deadline
seuraava deadlineni? | moneenko asti voi ilmottautua | moneen saakka voi ilmota
mihin klo asti {}:lle | ilmon päätepäivä? | ilmon vika päivä | koska ilmo umpeen | loppuuko ilmo tänään
montako tuntia ilmoo jäljellä | ilmon vikamahis | onko pe vielä ok ilmoon | ilmo dl klo?
pitääks ilmota nyt vai viimestään huomenna | ilmo sulku {} | {}:n loppupäivä ilmolle | mihin päivään on aikaa miettiä
montako yötä saa nukkua ennen kuin {}:n ilmo loppuu | riittääkö jos ilmoan vasta ensi viikolla
pitääks päättää tänään vai onko aikaa | kerkiinkö vielä illalla ilmota | vieläkö {}:n ilmolla on armonaikaa
umpeutuuko {} jo puoliltaöin | loppuuko ilmo samaan aikaan ku muilla kursseilla | milloin nimeä ei enää oteta
koska ovi paukahtaa | koska laput luukulle {}:n ilmossa | milloin sisäänotto katkaistaan
jatkuuko {}:n ilmo vielä joulukuun puolella | onko {}:n ilmon loppu kello 23:59 vai 16:00
pysyykö {}:n ilmo auki jouluun asti | onko ilmon lopetus jo ensi viikolla
onks avoimen puolella eri loppupäivä {}:lle | viimeinen hetki avoimelle?
saako {}:lle jättää ilmon vielä perjantain jälkeen | kauanko ehtii soutaa ja huovata {}:n suhteen
koskast se ilmo lakkaa | mihinkä asti sitä vois viälä ilmottautua | millonka pitää laittaa nimi ettei jää ulos
luukku kiinni? | mahdunko aikataulussa jos teen ilmon huomenna | mihin kellonlyömään mennessä {}
kuinka pitkälle tässä voi lykätä ilmoa | pidentyikö ilmoaika vai loppuko se jo
Minkä kellonajan jälkeen {}:lle ei voi enää ilmoittautua? | Mihin päivään mennessä on ilmoittauduttava?
Sulkeutuuko {}:n ilmoittautuminen jo tällä viikolla? | Onko ilmoittautumisaikaa jatkettu alkuperäisestä?
Milloin on viimeinen mahdollisuus ilmoittautua tähän? | Kuinka monta tuntia on ilmoittautumisen päättymiseen?
Tarvitsen ensin pankkitunnukset ja ne tulevat postissa, joten mihin päivään asti {}:lle pystyy ilmoittautumaan?
Opiskelijat jättävät aina viimeiseen hetkeen, joten kertoisitko tarkan kellonajan milloin {}:n ilmoittautuminen sulkeutuu?
heitin noppaa otanko {}n, tuli kolmonen, heitän vielä, paljonko on aikaa
kämppis lupaa auttaa hopsissa ensi sunnuntaina, onko ilmo vielä auki silloin | montako päivää portti on raollaan vielä
ilmoittautumisaika {} | {} ilmoittautumisikkuna


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
pääseekö {}lle viel mukaan | vieläks {}:een mahtuis ilmoittautua vai onko juna menny
saako avoimen puolelta tulla {}lle | mite tänne ilmottaudutaan | ilmo auki? | miten mukaan? | kelpaanko kurssille?
päästetäänkö ulkopuolisia | kuka {}:lle saa hakee | Voiko vaihto-opiskelija ilmoittautua itse kurssille {}?
onko minulla oikeus osallistua, olen vaihto-opiskelija Espanjasta
mä oon avoin amk nii onks mulla mitään asiaa {}n listalle | ovatko {}:n ovet mulle auki vaikka oon eri koulusta
otetaanko kurssille myös jo valmistuneita
Millä tavalla {}:lle haetaan, pitääkö täyttää jokin lomake vai riittääkö Peppi? | mistä napista tähän pääsee mukaan
missä osoittees {}n ilmo tehää
Olen palannut äitiyslomalta ja lukuoikeuteni on taas voimassa, joten olisiko minulla vielä mahdollista hakeutua {}:lle tänä lukuvuonna?
myöhästyin ilmosta päivällä, otetaanko mua enää {}:een | päässöökö vieraan talon opiskelija tähän
kelepoonko mie ku oon vasta ekan vuojen opiskelija | huolitaanko {}:lle harrastajia
Lukiolainen poikani on innostunut aiheesta kovasti ja kysyisin äitinä, saako toisen asteen opiskelija ylipäätään tulla kurssille {}?
onkohan {} semmonen johon kuka vaa voi tulla | voiks tähä hypätä kesken kaiken
tarviiko tähän jonku luvan että saa ilmottautuu | ristiinopiskelijana tähän, onnistuuko
Onko ilmoittautuminen kurssille {} parhaillaan käynnissä? | kaveri Laureast haluis {}:lle, voiko
Minulla on poissaoleva-status tänä keväänä, mutta haluaisin silti ilmoittautua tälle kurssille. Sallitaanko se?
miten minä ilmoitan kurssille {}, missä paikka | josko mä vielä livahtaisin {}lle jälki-ilmossa
ei anna mun ilmottautua {}:lle, enkö mä muka saa | onk {} vaa kutsutuil vai pääseek sin muutki
Työttömänä työnhakijana haluaisin päivittää osaamistani. Onko minulla mahdollisuutta tulla mukaan?
mihin laitan nimen jos haluun {}:lle | saako ykkösvuoden porukka tulla {}lle vai hylätäänkö | Kuinka hakeudutaan?
monimuotolaisena päivätoteutukselle {}, passaako | pitääkö olla kirjoilla että voi ottaa {}n
henkilökunnan jäsen, voinko ite ilmoittautua {}:lle opiskelijaksi | kai tänne saa viel tunkee mukaan
Tutorina kysyn ryhmäni puolesta: onko {}lle jälki-ilmoittautuminen mahdollista vai onko lista lyöty lukkoon?
ilmoittautumisohje tähän kiitos
olin koko kevään sairaslomalla enkä hoitanut mitään ajallaan, ja nyt mietin onko toivoo et mut vielä otettais {}:lle vai onko se mahdoton ajatus
Olen ollut kaksikymmentä vuotta kirjanpitäjänä enkä opiskele teillä mitään, mutta aihe kiinnostaa. Voiko minunlaiseni ulkopuolinen ylipäätään osallistua kurssille {}, ja jos voi, niin miten?
kämppis opiskelee aalto-yliopistossa ja se on nyt kuunnellu mun juttuja {}sta koko syksyn, niin päästettäiskö se sinne istumaan vai onko tää vaan meidän porukalle
minä tulin Suomeen vasta viime viikolla, koska viisumi myöhästyi, ja kaikki muut ovat jo kurssilla {}, voinko minä vielä ilmoittautua vai onko liian myöhä
Opiskeluoikeuteni päättyi virallisesti kesäkuun lopussa, mutta yksi opintojakso jäi puuttumaan, joten saanko tässä tilanteessa ilmoittautua tälle vai täytyykö ensin hakea jotain jatkoa?
olin vanhempainvapaalla just silloin kun muut laittoivat nimensä, ja kalenteri meni ohi. mahdunko vielä mitenkään mukaan
Valmistuin kesäkuussa enkä ole enää kukaan, mutta aihe olisi töissä tarpeen. Pääseekö tällainen alumni mukaan?
opinto-oikeus loppui juhannuksena ja olen hävennyt kysyä tiskiltä. otetaanko mua ilman sitä
Peppi antaa punaisen laatikon et ei oikeuksia tähän toteutukseen. oonko mä väärä ihminen tähän vai mikä
Olen Savoniasta ja ristiinopiskelu on aikamoinen viidakko, kukaan ei vastaa mihinkään. Huolittaisiinko minut teille?
kaikki jonossa oli kakkosia ja mä oon ollu täällä tasan neljä päivää. saako fuksi tulla
lapsi toi vesirokon ja elämästä hävisi kaksi viikkoa. meniks mahdollisuus vai voinko yhä ilmota
Vaimo opiskelee siellä ja kehuu sitä joka päivällisellä, itse olen kirvesmies ilman tutkintoa. Voisinko minäkin tulla?
Olen jatko-opiskelija joen toiselta puolelta yliopistolta ja tarvitsisin juuri tätä. Onko meikäläisellä sinne asiaa?
ehinks viel livahtaa sisää | onks mulla mitään saumaa | otetaaks sinne ihan ketä vaan | saanko mä ees tulla sinne lol
mä + {} = mahollista? | pääseeks ulkopuolinen messiin | myöhästyinks mä siitä nyt sit | käviskö turkulainenki
voiks lukiolainen änkee mukaan | joko juna meni | onko ne kutsuvierasjuhlat vai saako sinne tunkea kuokkimaan
onko takaovea niille jotka nukkuivat ilmon ohi | päästääkö poke avoimen opiskelijan sisään
vieläkö kelkkaan mahtuu hyppäämään vauhdista | joko mun laiva lähti satamasta
kelpaako kulkukoira toiselta kampukselta | onko köyhällä mitään toivoa päästä ilmoittautumaan enää
miten kurssille {} pääsee | miten sinne pääsee mukaan | menikö {}:n ilmoittautumisaika umpeen | onko {}:n ilmo jo ohi
pääseekö tällä hetkellä sisään | ehdinkö mukaan vai meniks ovi kiinni
pääsenkö mäki | onko pakko olla läsnäoleva | kelpaako avoimen statuksella | kenelle auki | ulkopuolisille?
saanko ilmota | miten ilmotaan | ilmolinkki {} | missä se nappi on | ilmottautumisohje? | ylioppilaspohjalta {}:lle?
yrittäjänä mukaan? | jokamiehen kurssi? | kutsu vai avoin | oikeus osallistua {}:lle
missä pepissä mä {}:n löydän että pääsen ilmoon | näyttää vaan sulkumerkin ilmon kohalla, onko mulla oikeus
järjestelmä väittää et en kuulu kohderyhmään, saako silti tulla
kelpaako tradenomiopiskelija tämmöselle teknikkojen kurssille
oon vasta eka vuosi, ja nää on kolmosten juttuja, pääsenkö | saanko ottaa {}n kesken ulkomaanvaihdon
mul on opintovapaa, voinko silti {}:lle | tohtoriopiskelijana, päästääkö
onko {}:lle mitään asiaa jos en oo tän koulun kirjoilla | pitääkö hakea erikseen vai klikataanko vaan
tarttisko mun olla jossain jonossa et pääsen {}:lle | mistä mää klikkaan itteni mukaan
saako jatkaa, vaikka lukuoikeus on katkolla | onko sinne hakulomake vai miten homma toimii
kaverini käy toista alaa, olisko silläki tie {}:lle | tuleeks mun mennä opon kautta että pääsisin sinne
vaihdoin pääainetta, oonko enää oikeutettu {}:hin | saako sivariaikana ottaa tän | voinko miäki mennä {}:lle
passaako tänne vaikka oon muualta | pystyiskö ulkokuntalainenki tulla {}:lle
onko ilmo jo auki, haluisin kirjautua sisään | pystyykö ilmoittautumaan tänään {}:lle vai onko pimeetä
onko tää mahdollista meille avoimen väelle | Kuka on oikeutettu ilmoittautumaan {}:lle?
Onko {}:lle pääsy rajattu tutkinto-opiskelijoihin? | Voinko osallistua {}:lle, vaikka opiskelen toisella kampuksella?
Miten hakeudun {}:lle erillisopiskelijana? | Missä voin jättää hakemukseni {}:lle?
Saako opettaja osallistua oman talon kurssille opiskelijana?
Onko avoimen väylän kautta tulevalla pääsyä tähän opintojaksoon?
Olen kolmenkymmenen vuoden työkokemuksella liikkeellä enkä opiskele missään, pääsisinkö silti mukaan {}:lle?
Äitini on sairaanhoitaja ja kiinnostunut kehittämään osaamistaan, voiko hänen ikäisensä ja ilman opiskelijanumeroa tulla mukaan?
Opiskelija tuli toisesta korkeakoulusta ja kysyi minulta tiskillä onko hänellä ristiinopiskelijana oikeutta {}:hin
mä katoin ohjetta ja siinä luki et pitää olla läsnä ja mä oon poissa, et voinko ees yrittää ilmota {}:lle
menikö {} jo kiinni | menikö ilmo jo kiinni | joko {} meni kiinni | menikö se jo umpeen


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
koska {} alkaa | millo {} pyörähtää käyntiin | joko {} on alkanu | onko alku syksyllä
mistä päivästä {} lähtee liikkeelle | alku? | ensimmäinen kerta? | Minä päivänä kurssi {} alkaa?
oonko mä myöhässä {}:n alusta | mikä viikko {} starttaa | alkaako {} ennen syyslomaa | jäikö mult {}:n alku välistä
milloin {} potkaistaan käyntiin | onko ensimmäinen kokoontuminen jo ollut | mihin päivään {}:n aloitus on merkitty
minä tulen Suomeen lokakuussa, alkaako {} ennen | alkaako se jo ens viikolla vai vasta marraskuussa
mää kattosin koska {} lähtee, on reissu tiedossa | jotta koska se alakaa | millonka täsä alootetahan
Alkoiko kurssi eilen vai vasta ensi viikolla? | onks tää syys- vai kevätjuttu, siis alkaa koska | ekapäivä {}
koska {}:n kickoff on | Varasin lennot Kreikkaan syyskuun alkuun ja nyt mietin, ehdinkö takaisin ennen kuin {} alkaa.
milloinka ensmäinen tunti pidetään | alkaako {} kakkosperiodin alussa | montako päivää {}:n alkuun
milloinko mennään {}:n kans liikenteeseen | onko {} vielä aloittamatta
Milloin opintojakson {unit} opetus käynnistyy? | starttipäivä {} | eka kerta luokassa, mikä päivä se on
jos jouluna jään mummulaan, ehdinkö {}:n alkuun | koska {} polkaistaan käyntiin tänä vuonna | siirtyikö {}n alku
ehdinkö {}n aloitukseen jos tulen vasta maanantaina | mikä on sen alkupäivä
Työvuorolistani lukitaan huomenna, joten kertoisitko, minä päivänä {} varsinaisesti käynnistyy?
alkaakohan {} vasta lumien aikaan | päivämäärä jolloin {} alkaa, kiitos | onks {}:n alkuun viel aikaa
mulla on kesätyösopimus elokuun loppuun ja pomo kysyy voisinko jatkaa syyskuun puolelle... minä päivänä {} oikein käynnistyy
Muutan Rovaniemeltä koko perheen kanssa, ja muuttofirma on varattava tällä viikolla, joten milloin kurssin {} ensimmäinen kokoontumiskerta on?
kaverit laittaa jo selfieitä luokasta ja mä makaan vielä sängyssä enkä tajuu mitään, eihän {} oo vielä alkanu eihän
minun lentoliput on ostettu ja saavun Helsinkiin viides päivä tammikuuta, olenko minä myöhässä vai alkaako tämä kurssi sen jälkeen
ehtiikö puinnit alta pois ennen ku koulu alakaa, eli kerro jotta mikä on se päivä jollon {} pyörähtää liikkehelle
Lupasin kuskata isän kuntoutukseen viikon 36 jokaisena päivänä ja sitä ei voi siirtää. Alkaako se ennen vai jälkeen?
vuokrasoppari uudessa kaupungissa alkaa syyskuun eka enkä haluis nukkuu kenenkään sohvalla. millon on eka kerta
Kesätyöpaikka haluaa tänään tietää viimeisen työpäiväni enkä osaa sanoa. Koska opinnot tällä lähtevät liikkeelle?
tulin aamulla luokkaan, valot pimeenä, ei ristinsielua, yks unohtunu sateenvarjo. eiks se oo alkanu vielä
Lennot Hanoista kallistuvat puolella kymmenennen jälkeen. Minä päivänä pitää olla ensimmäisen kerran paikalla?
meille tulee vauva tammikuun puolivälissä ja mies nauraa et synnytän luentosaliin. mikä on {}n aloituspäivä
ostin uudet kynät, repun ja lampunkin ja istun tässä ku lapsi ennen joulua. koska se viimein pyörähtää käyntiin
kertausharjoitus loppuu 22. päivä ja tulen suoraan metsästä savunhajussa. ehdinks ekaan kertaan
ryhmächätissä joku kirjotti "maanantaina nähään" ja sain sydärin. joko tää lähti käyntiin | koska starttaa
eka tunti millo | monesko viikko se lähtee rullaan | joko tuo pyörii vai vasta ens viikol | missasinks mä ekan kerran
mikä pvm pitää olla ekaks paikalla | aloitus? | lähteeks se jo syyskuus
onks se ihan oikeesti alkanu vai vaan paperilla | koska esirippu nousee | milloin pyörät lähtevät pyörimään
millä viikolla kuokka isketään maahan | koska pallo potkaistaan liikkeelle, opetus siis | milloin neitsytmatka
koska pitää pyyhkiä kesä naamasta ja istua tunnille | joko ollaan telineistä lähdetty
milloin käännetään ensimmäinen sivu




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
loppupäivä? | monesko päivä on viimene kerta | kestääkö tää jouluun asti vai pääseekö aiemmin | {}n päättymispäivä
koska {} on paketissa | loppuuks {} ennen ku intti alkaa | Milloin kurssin toteutus on virallisesti ohi?
tarkotus ois varata lennot kotiin, koska {} on kokonaan ohi | ihan poikki, koska tää on ohi | lopetus pvm
minä päivänä pistetään pillit pussiin {}:ssa | millo tää loppuu | koskas tää kurssi loppuu
millonka siitä piäsöö erroon, siis mihin päivään {} loppuu | onks {} pulkassa ennen vappua
meneekö {} tammikuun puolelle | viiminen viikko? | päättyyks {} jo marraskuussa | venyyks tää kesälle saakka
Valmistun toivottavasti joulukuussa, joten haluaisin varmistaa ehtiikö {} päättyä ennen kuin todistuksia kirjoitetaan?
loppuu?? | Onko {} ohi ennen hiihtolomaa? | milloin on kurssin viimeinen päivä | kurssin loppu
{} millo finaali, siis mihin päättyy | viimonen päivä {}:lla | meneek {} toukokuul asti | milloin vapaudun tästä
Työnantaja kysyi milloin opintovapaani päättyy ja se riippuu {}:sta, eli mikä on sen viimeinen päivä?
koska {} tulee maaliin | {} päättyy pvm | mikä on toteutuksen loppupäivämäärä | monesko viikko {}:n vika viikko on
loppuuko se jo vai jatkuuko vielä ens kuussa | Päättyykö {} samaan aikaan periodin kanssa vai vasta myöhemmin?
koulusta pääsö, millon {} loppuu | päätös pvm? | vieläkö {} pyörii pääsiäisenä vai onko jo ohi
milloin kurssi on valmis ja ei enää tule?
Perheemme muuttaa Saksaan heti vuodenvaihteen jälkeen, joten ehtiikö tämä kurssi loppua vielä tämän vuoden puolella?
{} asti milloin saakka kestää, tarvin loppupäivän | mihin viikkoon {} katkeaa | mone päivä viäl et {} loppuu
oon menossa häihin vuodenvaihteen aikaan ja pitäs saada vapaata, niin onko {} siihen mennessä jo päättynyt
Stipendisäätiö pyytää tarkan päivämäärän, jolloin opintoni loppuvat, joten minä päivänä {} päättyy?
asuntolan vuokrasoppari katkee toukokuun lopussa enkä tiedä pitääkö jatkaa, milloin {} oikeen loppuu
vaihto-oppilaskaverini lähtee pois kahdestoista päivä ja hermoilee, ehtiikö tämä kurssi päättyä ennen sitä
Rekrytoija kysyi milloin voin aloittaa kokopäiväisenä, ja se riippuu siitä minä päivänä {} päättyy.
Siskon häät ovat Manilassa 20. toukokuuta eikä lippuja voi palauttaa. Onko se siihen mennessä ohi?
sain opintovapaata marraskuun loppuun enkä päivääkään yli. mikä on viimeinen päivä
selkä ei enää kestä niitä tuoleja ja oon alkanu laskea päiviä ku vanki. koska se loppuu
Muutan solusta vapun aattona ja sen jälkeen asun kuudensadan kilometrin päässä. Ehtiikö kurssi päättyä ennen sitä?
verottaja kyselee mihin asti oon opintojen takia kiinni. minä päivänä {} tulee päätökseen
kaikki suunnittelee hiihtoreissua viikolle yheksän ja mä oon ainoo joka ei osaa sanoo. onks tää sillon viel kesken
Au pair -perhe haluaa tietää, kuinka pitkään heidän pitää pärjätä keskiviikot ilman minua. Mihin saakka se jatkuu?
nukahdin taas pulpetille ja näin unta että se kesti ikuisesti. kerro lohduksi se viimeinen päivä
Päiväkoti tarvitsee kevään hoitoajat eikä siellä katsota hyvällä arvailuja. Mihin asti minulla on tätä?
millo ollaa valmiit sen kaa | mihin ast se venyy | loppuuks ennen joulua | vika kerta koska | koska se on purkissa
yltääks kevääseen viel | onks se juhannuksena jo paketis | loppu millo | koska me ollaan vapaita siitä
koska esirippu laskee | milloin tunnelin päässä näkyy valoa | milloin on viimeinen tanssi
millä viikolla on maaliviiva | koska lopputekstit alkavat pyöriä | milloin hanskat voi lyödä naulaan tämän kanssa
milloin kirjan kannet paiskataan lopullisesti kiinni | koska ruoska lakkaa viuhumasta




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
kauan {} kestää | montako viikkoo {} vie | onks {} koko vuoden juttu | kuinka pitkä rupeama tää on
meneekö tähän koko kevät vai pari viikkoo | pituus? | intensiivi vai pitkä? | alku- ja loppupäivä?
Kuinka monta viikkoa kurssi {} kestää kokonaisuudessaan? | venyykö {} kahdelle periodille
onk tää pitkä vai lyhyt, viikkoina siis | monenko periodin mittanen {} on | onko {} äkkiä ohi vai pitkää puserrusta
onko {} lukukauden mittainen vai lyhyempi | Kestääkö {} puoli vuotta? | mistä mihin {} menee, molemmat päivät kiitos
paljonko {}:n alun ja lopun väliin jää viikkoja | onko {} semmonen viikon rutistus
miten pitkälle ajalle {} on levitetty
Haen opintovapaata ja työnantaja haluaa hakemukseen tarkan jakson, joten mikä on kurssin {} ensimmäinen ja viimeinen päivä?
kuin monta kuukaut täs menee alust loppuu | kuinka monta viikko on tämä kurssi, minun viisumi on lyhyt
millä aikavälillä {} pidetään | pitkäkö matka tää on | onko {} pikakurssi | kokonaispituus viikkoina {}?
ehtiikö {}n suorittaa kuukaudessa vai onko se pidempi | onks tää yhen periodin kurssi
Mikä on toteutuksen {} aikajänne? | montakos kuukauvven urakka {} oekeen on | pyörähtääkö {} parissa viikossa läpi
Ulosottovirkailijan työni antaa joustoa vain vähän aikaa kerrallaan. Onko {} kymmenen viikon vai koko syksyn mittainen?
Olen ryhmävaihdossa vain lokakuusta joulukuuhun, mahtuuko kurssi siihen väliin vai jatkuuko se pidempään?
kauanko {}:lla ollaan kiinni | {} viikkomäärä | montako päivää {}:n intensiivijakso kestää
kauanko täs menee jos tän alottaa | viekö se yhen vai kaks lukukautta | oliko {} nyt kaheksan viikkoo vai kakstoista
Opettajana suunnittelen sijaisuutta ja tarvitsen tiedon siitä, kuinka pitkäksi ajaksi {} on aikataulutettu.
ooks sää varma et {} kestää vaan kuus viikkoo
oon menossa selkäleikkaukseen keväällä ja lääkäri antoi tarkat ajat millon en saa istua, eli montako viikkoa {} oikein kestää alusta loppuun
Haen aikuiskoulutustukea, ja hakemuksessa on kohta, johon pitää merkitä opintojen kokonaiskesto kuukausina. Mitä kirjoitan siihen kurssin {} osalta?
viime vuonna lupasin vaimolle et kurssi on ohi kuukauden päästä ja se jatku melkeen vuoden, niin kuinka pitkä tää on ihan rehellisesti
minä maksan asunnosta joka kuukausi ja siksi haluan tietää kuinka monta kuukautta kurssi {} kestää, yksi vai kaksi vai enemmän
meillon lypsykarja ja lomittajaa saa vaan muutamaks viikoksi kerrallansa, jotta mahtuuko {} neljähän viikkohon vai onko se pidempi rupeama
Kolme työtä, koira ja anoppi, joten ajattelen viikoissa. Montako niitä tähän uppoaa?
Oleskelulupani on yhdeksi lukukaudeksi eikä toista paperia heru. Onko se sitä pidempi?
edellisen piti olla pikainen ja sit se venähti kahen joulun yli. kauanko tämä kestää
kämppis kävi jonkun samantapasen neljässä viikonlopussa, toinen istui koko vuoden. miten pitkälle ajalle tää on levitetty
Suunnitellaan perheessä kuka istuu mummon luona maanantaisin, taulukkokin on. Monenko kuukauden ajan olisin poissa?
kyllästyn ku kultakala, viis viikkoo on mun raja. onks tää lyhyt
TE-toimiston lomakkeeseen pitää joka opinnosta saada "ajalla – ". Mitä {}:n kohdalle kirjoitan?
vuokraan huonetta viikoks kerrallaan kampuksen läheltä ja se on tolkuttoman kallis. kuinka monta viikkoa pitää varata
ennen ku ilmotan bändille et skippaan treenit ni puhutaaks kuukaudesta vai puolesta vuodesta | kui pitkä koko homma on
onks se yhen lukukauen juttu vai | montako vkoa | kestääks se ikuisuuden | mistä päivästä mihin päivään se on
onks pikakurssi vai | yks periodi vai kaks | kestoaika? | paljonko tossa menee aikaa kalenterista
pikamatka vai maraton, viikoissa mitattuna | kauanko pitää hengitystä pidättää siellä
onko ohi silmänräpäyksessä vai ruskasta sireeneihin | monenko täysikuun mittainen
kuinka pitkä matka ensimmäiseltä pysäkiltä viimeiselle on | viikonloppuheila vai pitkä suhde
montako sivua seinäkalenterista sen aikana repäistään | pitkä kuin nälkävuosi vai nopea kuin nuotiomakkara
kesto päivämäärinä kiitos | mistä mihin tää kestää


onko {} keväällä?

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
opintopisteet? | montako noppaa {} | paljos noppii tästä tippuu | laajuus?
Kuinka monen opintopisteen kurssi on kyseessä? | Mikä on {}n laajuus opintopisteinä? | ECTS-pisteet {}
saaks tästä ees viis noppaa | täyttääks {} mun puuttuvat kolme pistettä | onko se vitonen vai kymppi, siis pisteissä
mul puuttuu tukikuukausiin 4 op nii riittäskö {} | antaakos tuo opintopistehii
kuinka iso kurssi {} on pisteissä mitattuna | noppamäärä? | pistepotti {} | monenko op:n arvoinen {}
paljonko siältä saa pinnoja
Kela penää takaisin tukea ellen saa vielä muutamaa suoritusta, joten kertoisitko montako opintopistettä {} kerryttää?
tuleeko tästä opintopisteitä vai onko vaan todistus | {} pisteet yhteensä
montako pistettä kurssista kirjataan rekisteriin
Vaihtoyliopistoni learning agreement vaatii pistemäärän, paljonko {} on ECTS:nä? | moniks pisteeks {} lasketaan
paljonko plakkariin nopissa | kannattaaks {}, saako siit vaan yhden nopan
osasuorituksesta pisteitä, montako {} yhteensä sisältää | Kuinka monta opintopiste on {}? | onko tämä 3 op vai 5 op
noppia tarvis äkkii, kuinka monta {} antaa | pisteytys? siis monta op
Jaksonko loppuun asti on hyvä kysymys, mutta tiedätkö montako pistettä {} tuo opintorekisteriin?
kuinka iso siivu 240:stä {} on | kui mont opintopistet {}
Opinto-ohjaajana rakennan opiskelijalle 60 pisteen vuotta ja tarvitsisin vielä {}:n laajuuden, jotta laskelma täsmää.
viiskö vai kolme noppaa | montako op tää kerryttää opintosuoritusotteelle | laajuus op {} | nopat {} | pistearvo
Stipendin ehtona on 25 suoritettua pistettä lukukaudessa ja minulla on nyt koossa 21, joten kuinka paljon {} lisäisi siihen
onko {} puolikas vai täysi vitosen kurssi | paljonko tästä tulee op, Pepissä on pelkkä viiva
mul jää kandi kiinni kahesta nopasta ja vois itkee, riittääkö tän kurssin pisteet paikkaamaan sen aukon
Kotiyliopistoni koordinaattori ei hyväksy lomaketta ilman numeroa, joten ilmoittaisitko {}:n laajuuden ECTS-pisteinä?
vanhas opsis tää oli kolme pistettä ja uudes kai jotain muuta, montako noppaa {} nykysin antaa
oon laskenu sormin ja varpain et kuuskyt täyttyy jos {} on vitonen, onks se
Tukikuukauteni katkeavat ellei viisi pistettä kuukaudessa täyty, ja siksi kysyn kuinka monen opintopisteen arvoinen tämä on.
Vaihtuuko opintopistemäärä, jos suorittaa {}:n suppeampana?
Kelalta tuli taas kirje että opintoja on liian vähän ja tuki peritään takaisin. Montako tästä tulisi?
oon 238:ssa ja todistukseen tarvii 240, kakku on jo tilattu. meneekö raja rikki tällä
Stipendi vaatii vähintään kolmekymmentä lukukaudessa ja korissa on 27. Minkä kokoinen tämä on?
edellisellä oli komea nimi ja siitä sai yhden surkean nopan. mitäs tästä heltiää
Teen taulukkoa opolle ja nimen vieressä oleva sarake on vielä tyhjä. Mikä luku siihen kuuluu, laajuus siis?
italiassa ne kysyy montako CFU:ta eikä mulla oo ku kurssin nimi. mitä tää on ECTS:nä
Opettajatutor laski vanhalla laskimella, että minulta puuttuu vitonen. Onko tämä viiden?
tarviin jonku pikkusen paikkaamaan kolmen kuopan, isommasta ei oo hyötyä. kui iso {} on
Asumistukeen pitäisi saada 55 kasaan ennen kesää ja tiukille menee. Minkä verran tästä karttuu? | montako noppaa
kui paljo nopii tost saa | onks vitosen kurssi | paljon mä saan siit pojoi, siis op | kolme vai viis op
heruuks siit yhtää op | kuin monta pistet täst tippuu tilille | op-saldo tosta? | montako hernettä se tuo purkkiin
paljonko opintosäästöpossu lihoo siitä | mitä vaaka näyttää nopissa | monenko tiilen verran se on 210:n muurissa
montako lovea vyöhön siitä saa, nopissa | pikkuraha vai iso seteli opintopisteissä | mikä on saalis, nopissa
kuinka lihava se on op-mielessä




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
millä kielellä {} on | onko {} englanniksi | ruotsiksi? | english vai suomi | Mikä on kurssin {} opetuskieli?
puhutaanko {}lla suomee | pärjääkö {}:lla pelkällä enkulla | onks siel puhuttava ruotsii
vaihdetaanko {} englantiin jos tulee vaihtareita | minä puhun vähän suomea, onko {} englannin kielellä
osaisko joku sanoa, meneekö kurssi {} englanniksi vai suomeksi | löytyykö {}sta englanninkielinen versio
mää en puhu ruotsii, eihän {} oo ruotsiks | Onko opetuksessa käytetty kieli sama kuin kurssin nimessä?
mitä kieltä siellä tunnilla jutellaan | onks kaikki materiaali ja puhe {}:ssa suomeks
meinaako ope puhua suomee vai englantia
Tyttäreni on kaksikielinen ja haluaisi opiskella mieluummin ruotsiksi. Millä kielellä {} opetetaan?
luennoidaanko {} suomeksi | jotta puhutahanko siellä suomia | mitäs kieltä {}ssa viännettään
saako {}:n tehtävät palauttaa englanniksi vai onko suomi ainoa kieli | onko tää kaksikielinen
ihan suomenkielinenkö {} on | tarvitaanko {}:ssa englannin taitoa
Onko minun pakko osata suomea, jotta voin seurata kurssin {} luentoja?
en ymmärrä hyvin suomi, mikä kieli on luennolla | {} kielet | kieliversiot?
onko {}:n kielenä englanti niin ku otsikosta vois luulla | millä kielellä se ope vetää
Teemme töitä Tallinnassa ja ryhmässä on virolaisia opiskelijoita. Opetetaanko {} englanniksi vai joutuvatko he selviytymään suomella?
onks toi suomi- vai enkkukurssi | enkkutoteutus vai suomalainen {} | onnistuuko {} jos osaa vaan espanjaa ja englantia
onko kurssin kieli suomi | puhekieli {}n tunneilla? | tuleeks tää englanniks vai ei | vaihtaako {} kieltä kesken
mää tykkäisin enemmän suomesta, onk {} suomeks
vaimo on kotosin perusta ja ymmärtää suomee jos puhuu hitaasti mut ei kirjota sitä. no millä kielellä {} oikein pidetään
Työkielemme on ruotsi, ja ennen kuin ilmoitan alaiseni, minun on tiedettävä, luennoidaanko {} suomeksi, ruotsiksi vai kenties englanniksi.
otsikko on englantia, kuvaus on suomea ja open nimi kuulostaa saksalaiselta. mää en enää tiedä millä kielellä täällä puhutaan tunnilla
minä opiskelen suomea kaksi vuotta ja osaan B1, mutta opettajan puhe on nopea, siksi kysyn onko kurssi {} suomeksi vai englanniksi
viime kurssilla ope vaihto enkkuun heti ku yks vaihtari astu ovesta sisään ja puolet tippu kärryiltä. mikä tän virallinen opetuskieli on
Muutin Nairobista elokuussa ja sanavarastoni on kiitos, moi ja perkele. Ymmärtäisinkö siellä mitään?
vaimo istui viime vuonna kaks tuntia luennolla, hymyili eikä tajunnut sanaakaan. mitä kieltä tällä puhutaan
Olen asunut Porissa koko ikäni ja englantini on Rambo-elokuvista. Saako tämän omalla kielellä?
sivulla nimi on englanniks, kuvaus suomeks ja kaverin kalvot oli ruotsiks. no mikä niistä
Vaihtaritytön pitäisi tietää, ottaako sanakirja mukaan. Mitä siellä luennoilla puhutaan?
osaan tilata kahvin ja pyytää anteeksi bussissa, siinä mun suomi kahden vuoden jälkeen. riittääks se vai onko englanniks
Lukihäiriön takia vieraat kielet ovat painajaista ja valitsen vain äidinkielisiä. Onko {} suomeksi?
töissä solkataan enkkua päivät pitkät ja haluisin siitä lomaa. onks tää suomeks
ystäväni on vaasalainen ja tuntee olonsa kotoisaksi vain ruotsiksi. puhuttaisko siellä sitä
entä jos mä osaan vaan suomee | pärjääks pelkäl suomel | mikä kieli | enkuks vai suomeks | tarttekko enkkuu siel
pitääks osata suomee hyvi | fin vai eng | onks kaikki englanniks vai miten | ruotsiks myös?
meneekö ihan hepreaksi jos ei osaa englantia | tarvitaanko tulkki olkapäälle
minkä maan lippu sen viereen pitäisi piirtää, kielen takia kysyn
puhutaanko siellä Shakespearen vai Väinämöisen kieltä | pärjääkö siellä savon murteella | tarvitseeko tekstitykset
saanko jättää sanakirjan kotiin | aukeaako luennoitsijan suu suomeksi | pitääkö osata suomea {}:lla
pärjääkö tällä ilman suomea | ymmärtääkö siitä mitään jos ei osaa suomea




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
onks {} etänä | etä? | zoomissa vai luokassa | pystyykö {}n tekeen kokonaan kotoa käsin | {} verkkokurssi?
onko tuolla lähiopetusta ollenkaan | voinko osallistua {}:lle toiselta paikkakunnalta
Järjestetäänkö {} verkossa vai kampuksella? | Onko kurssilla etäosallistumisen mahdollisuus? | hybridi?
livenä vai linjoilla | asun Kuusamossa, onnistuuko {} matkustamatta | pitääks tulla koululle fyysisesti
{} teamsissa? | ihan kasvokkainko {} on | onko tää 100% netis | tarviiks raahautua kampukselle {}:n takia
onnistuuko {} omalta sohvalta | piäsöökö sinne netin kautta | voikos tuota käyrä kotua koneelta
tuleeko {} koneen kautta vai paikan päällä | lähikurssi vai etäkurssi | verkkototeutus
saisinko {}:n hoidettua ulkomailta käsin | mökkietänä {}?
Onnistuuko {unit}-opintojakson suorittaminen täysin virtuaalisesti? | Onko kurssin opetus etänä vai lähiopetuksena?
Muutin hiljattain Lappiin puolison työn perässä enkä pysty ajamaan satoja kilometrejä, joten onko {} suoritettavissa täysin etäyhteydellä?
voinko olla etänä ekat kaks viikkoo {}:ssa | ajasta ja paikasta riippumaton? | etänä onnaa?
onko {}:ssa lähipäiviä vai kaikki verkon yli | reaaliaikainen verkkoluento vai luokkahuone
Minä asun kaukana. Voinko opiskella {} internetissä? | {} kokonaan verkossa?
kuin paljon {}:st on kampuksel ja kui paljo netis
Äitiyslomalla oleva opiskelija kysyy, voiko {}:n opetukseen liittyä kotoa videoyhteydellä.
onnistuuks läppärin ruudun takaa | pyjamassa vai paikan päällä
Liikuntarajoitteeni vuoksi talvikelissä kulkeminen on hankalaa, joten olisiko {}:n opetusta mahdollista seurata verkkoyhteydellä paikan päälle tulon sijaan?
mooc? | etäyhteys {} | voiko {}:lle tulla linkin kautta
oon reissutöissä norjassa joka toinen viikko ja netti kyllä pelaa, voiko {}:n käydä sieltä etänä
Aurani hajosi ja pellot odottavat, eikä maatilalta niin vain lähdetä sadan kilometrin päähän, joten järjestetäänkö kurssi verkossa?
vihaan zoomia yli kaiken ja haluun nähdä ihmisiä, onko {} oikeasti luokassa vai taas ruudulla
Perheelläni on yksi auto ja puolisoni vie sen töihin, siksi kysyn voiko tähän osallistua etäyhteydellä kotoa.
sivulla lukee monimuoto enkä tiedä mitä se tarkoittaa, onko {} siis netissä vai koululla
Minulla on neljäkymmentä lehmää ja lähin pysäkki yhdentoista kilometrin päässä. Onnistuuko se keittiönpöydän äärestä?
katkasin jalan ekoilla liukkailla ja asun nelosessa ilman hissiä. pitääkö sinne raahautua
mies vie auton töihin koko päiväksi. voiko tämän tehdä sohvalta
Asun talvet Teneriffalla nivelten takia ja parvekkeella on hyvä netti. Toimisiko täältä käsin?
viime lukukaudella meni junaan enemmän rahaa ku ruokaan. onks linkki vai taasko pitää matkustaa
oon nähny koronan aikana Teamsia koko elämän tarpeiks ja haluun nähä ihmisii. onks tää lähinä
Olen kriisinhallintatehtävissä Kosovossa maaliskuuhun ja kasarmilla on wifi. Voiko {}:n suorittaa täältä?
migreeni ei siedä loisteputkia, kotona verhot kiinni pärjään. onks mahdollista olla himassa
Poikamme asuu Ivalossa, siellä on valokuitu muttei ajokorttia. Vaaditaanko läsnäoloa paikan päällä vai onko se verkossa?
zoomis vai livenä | voiks yöpuvus osallistuu | teamsilla vai pitääkö tulla | onks etä | himast käsin onnistuu?
verkkototeutus vai | pitääks tulla paikalle vai riittääks linkki | onks lähinä vai netis
tarviinks housuja vai hoituuks sängystä | tarvitaanko kenkiä vai riittääkö webbikamera
voinko olla pelkkä pää pienessä ruudussa | haisteleeko siellä luokan pölyä vai kulkeeko kaikki kaapelissa
onnistuuko jalat saunavadissa | yltääkö se piuhaa pitkin ulkomaille asti | lihaa ja verta vai pikseleitä
onko se villasukkakurssi vai pitääkö lähteä ihmisten ilmoille




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
mikä yksikkö {}n järjestää | kenen alla {} on, tekun vai bisneksen | mikä laitos tätä pitää | kuka taho {}:n tarjoaa
onks {} terveysalan tuottama | minkä osaston kurssi | Mikä yksikkö vastaa {unit}-opintojaksosta?
Minkä osaamisalueen järjestämä kurssi on? | kuka pyörittää {}:ta, mikä talo | järjestävä yksikkö {}
onko {} avoimen amk:n vai varsinaisen yksikön tarjontaa | mitä koulua {} edustaa
mikäs puoli sitä {}ta järjestää, tekniikka vai sote | mihinkä yksikköhön se kuuluu | mikä yksikkö tätä hommoo hoitaa
kenen tontilla {} on, kulttuurin vai liiketalouden yksikön | kielikeskuksenko {}? | mikä tiedekunta
järjestääkö sen meidän yksikkö vai joku muu | organisaatio {}:n takana | isäntäyksikkö?
Mikä korkeakouluyksikkö on merkitty {}:n järjestäjäksi? | onko {} tekniikan yksikön heiniä | vastuuyksikkö
minkä laitoksen budjetista {} maksetaan eli mikä yksikkö sen tuottaa
tuleeko {} kielikeskukselta vai tekniikan yksiköstä | järjestäjä {} | mikä osasto hallinnoi {}:ta
kuulooks se sotee vai tekniikkaa, mikä yksikkö sen pitää | osaamisala
Minä en tiedä, mikä koulu järjestää {}. Kerrotko? | kenen yksikön leipiin {} kuuluu
ristiinopiskelukurssi, mikä korkeakoulu tai yksikkö tän järkkää | mistä yksiköstä {} on peräisin
Sihteerinä kohdistan laskuja oikeille kustannuspaikoille ja tarvitsisin tiedon, mikä yksikkö {}-kurssin järjestää.
sosiaalialan yksikkö vai joku muu järkkää? | mikä yksikkö tarjoaa tän | {} järjestäjätaho
kumpi yksikkö, liiketoiminta vai palvelut | onko {} yhteiskurssi vai yhden yksikön | {} mikä fakulteetti
minkä koulun lipun alla {} kulkee
Palautteeni kurssista pompoteltiin kahdesti takaisin väärään paikkaan, joten mikä ammattikorkeakoulun yksikkö tätä kurssia virallisesti järjestää?
talo jonka tarjontaa {} on
laskutusosoitteessa pitää lukea oikea talo ja soitin jo kolmeen paikkaan turhaan, mikä yksikkö {}:n järjestää
Kaksoistutkintoa varten tarvitsen leiman oikealta taholta, joten mikä korkeakoulun yksikkö tätä opintojaksoa tarjoaa?
en tiiä kenen opintosihteerille pitäs meilata ku kaikki sanoo ettei kuulu niille, minkä yksikön kurssi {} on
opas väittää et {} on kulttuuripuolen ja lukkari et liiketalouden, kumpi yksikkö sen oikeasti järjestää
Onko kyseessä oman korkeakoulumme järjestämä kurssi vai jonkin kumppanikorkeakoulun yksikön tarjoama?
Laskulomakkeessa on kohta yksikölle ja kirjanpitäjä palautti sen tyhjänä. Kuka tämän järjestää?
soitin liiketalouteen, sieltä ohjattiin tekuun ja sieltä soteen. kenen kurssi tää oikeesti on
Haluan kehua oikeaa yksikönjohtajaa, kerrankin kaikki toimi. Mikä yksikkö tätä pyörittää?
ulkomainen opintoote tarvii tiedekunnan joka rivin viereen muuten ne hylkää. mikä tälle
Siinä puhutaan robottien etiikasta, joten se voi olla hoitajien tai insinöörien tekosia. Kumpien puolelta se tulee?
kesällä oli taas organisaatiouudistus eikä kahvipöydässä kukaan tiedä kuka omistaa mitäkin. minkä yksikön alla tämä on
Yhteistyösopimuksessa lukee "järjestävä yksikkö" ja minulla on pelkkä koodi. Mitä siihen kirjoitan?
äiti on töissä kulttuuripuolella ja väittää että tää on heidän, mä en usko. onko
Labran varaukseen pitää ilmoittaa taustalla oleva yksikkö, sanoi vahtimestari kädet puuskassa. Mikä on {}n takana?
kenen tää on, tekun vai liiketalouen | minkä talon kurssi | kuka tän järkkää, kulttuuri? | onks sote-puolen
yksikkö pls | minkä osaston alla pyörii | vetääks {unit} sitä vai joku muu | kummas talos se on kirjoilla
kenen katon alla se asuu | kenen lippu liehuu sen yllä | minkä yksikön keittiössä se on keitetty
mistä tallista tämä hevonen on | kuka on tämän lapsen huoltaja, mikä koulu
minkä yksikön budjettiriviltä se maksetaan | missä korkeakoulun nurkassa se on haudottu
kenen pesästä se on pudonnut, tekniikan vai terveyden | kenen vastuulla {} on, siis mikä yksikkö




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
mihin tutkinto-ohjelmaan {} kuuluu | mille alalle tää on | onks {} vaan sairaanhoitajille | kuuluuko {} tradenomeille
insinöörien kurssi vai meidän bisneslinjan | minkä koulutuksen opsissa {} on
Mille tutkinto-ohjelmille {} on tarkoitettu? | Onko kurssi osa restonomikoulutusta?
kuuluuks {} sosionomien opintoihin | minkä alan opiskelijoille | onko {} fysioterapeuteille suunnattu
ylempi amk vai alempi | minkä linjan kurssi se oikein on
kellekä tämmönen kurssi kuuluu, inssille vai merkonomille vai mille koulutukselle | mille linjalle tuo {} on | YAMK?
mikä koulutus | onko {} mukana kulttuurituotannon opetussuunnitelmassa | metsätalouden puolen opintoja vai ei
bioanalyytikkojen vai röntgenhoitajien {} | liittyykö {} muotoilun koulutukseen
missä kaikissa koulutuksissa {} on tarjolla
Kuuluuko {} englanninkielisen tutkinto-ohjelman vai suomenkielisen koulutuksen opintoihin? | kätilöillekin?
onko {} tietojenkäsittelyn vai tieto- ja viestintätekniikan | ohjelmat joissa tää kurssi on | medianomi vai tradenomi
Minä opiskelen matkailua. Onko {} minun koulutusohjelmassa? | alat {}
Siirryin juuri rakennusmestarilinjalta energiatekniikkaan ja yritän selvittää, onko {} merkitty kummankin koulutuksen opetussuunnitelmaan vai vain toisen.
mikä ala? | geronomit käyttää tätä, kuuluuko se muillekin tutkinto-ohjelmille
tutkintoon johtavista koulutuksista missä {} on | mihi koulutuksee toi kuuluu
Koulutussuunnittelijana haluaisin tietää, minkä tutkintojen rakenteissa {} esiintyy.
onko se ensihoidon kurssi vai jonkun muun koulutuksen | musapedagogeille vai kaikille aloille
{} monialainen vai yhden koulutuksen | minkä tutkinto-ohjelman alla {} roikkuu
Olen lukion opinto-ohjaaja ja abini haaveilee agrologin urasta, joten kuuluuko {} agrologikoulutukseen vai ihan toiselle alalle?
hotelli- ja ravintola-alalle? | missä koulutuksessa {} opetetaan, liiketaloudessa vai logistiikassa
onko tää meidän koulutuksen oma vai lainattu toisesta ohjelmasta
Hain vahingossa kahteen koulutukseen ja vertailen niiden sisältöjä, joten kumman tutkinto-ohjelmassa {} on?
tulin avoimen väylän kautta ja oon ihan pihalla näistä linjoista, minkä koulutuksen kurssi tää oikein on
mun kämppis lukee sairaanhoitajaksi ja mä logistiikkaa, kumman koulutusohjelmaan {} kuuluu vai molempien
Onko tämä opintojakso suunnattu ylemmän tutkinnon opiskelijoille vai alemman, vai löytyykö se kummankin opetussuunnitelmasta?
opinto-oppaassa {} näkyy kahdessa paikassa, mitkä kaikki tutkinto-ohjelmat sitä käyttää
Vaihdoin metsästä matkailuun eikä kukaan kertonut mitkä kuuluvat mihinkin. Mille aloille tämä on?
hoitajat väittää omakseen, fyssarit väittää omakseen, ja mä oon röntgenhoitaja. kenen tutkintoon se kuuluu
Avoimissa ovissa äiti kysyi ja seisoin suu auki. Missä koulutuksissa se on?
nimessä on "muotoilu", mikä voi tarkoittaa vaatteita, siltoja tai nettisivuja. minkä alan se on
tarkistan kaikkien kahdeksan tutkinnon opseja, ihana homma. mihin niistä se sisältyy
Poikani opiskelee kaivosinsinööriksi, harvinainen lintu. Onko se sellaisille?
sosionomikaverilla se on sivulla, mulla liiketaloudes ei. mille aloille se on suunniteltu
Vaihtokoordinaattori tahtoo koulutusohjelman nimen ja minulla on vain kurssi. Mitä kirjoitan?
ovella näin vaan valkotakkisia ja mä oon pelisuunnittelija. kuuluuko {} hoitotyöhön | mitkä koulutukset
mille linjalle | onks insinöörijuttu vai | kenen opsis se on | onks vaan sairaanhoitajille | mikä linja
tradenomien vai inssien juttu | tutkinto-ohjelmat? | minkä koulutuksen osa se on | mille killalle se on tarkoitettu
mikä ammattikunta tätä oppii, hitsarit vai pankkiirit | mitä ammatteja siinä leivotaan
valkotakeille vai kypäräpäille | kenen leipälaji se on, it-väen vai bioväen | minkä tutkinnon puutarhassa se kasvaa
mihin opintosukuun se kuuluu, sosiaalialaan vai liiketalouteen
tuleville minkä alan ihmisille, kätilöille vai rakentajille




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
kuuluuko {} ryhmälle {group} | koskeeko tää mun vuosikurssii | onko {} meille {group}:laisille
minkä ryhmän kurssi {} on | Mille opiskelijaryhmille {} on suunnattu? | Onko kurssi rajattu tietylle saapumisryhmälle?
monimuotolaisille vai päiväryhmälle | saako {group} tulla {}:lle | ketkä tätä käy | mikä porukka {}:lla istuu
onko {group} merkitty {}n toteutukselle | aloittavien ryhmä vai kolmosvuosikurssi | ryhmätunnus {}
minkäs vuoden porukalle {} on tarkotettu | kellekä ryhmille se kuuluu | mikkä ryhmät tällä kurssilla ov
ketä sinne oikee otetaa, mitä luokkii | onko ne {group} siälä kans | kelle {}? | toteutuksen kohderyhmä
Onko {group} samassa toteutuksessa vai järjestetäänkö heille oma {}? | minkä ryhmän? | toisen vuoden opiskelijoille?
Kuuluuko {} ilta- vai päiväryhmäläisille? | ryhmälista {}:n toteutukselle
meidän luokan Whatsapissa kinastellaan, kuuluuko {} meidän ryhmälle {group} vai rinnakkaisluokalle?
onko {} vain yhden ryhmän juttu | mitkä ryhmät jakaa tän toteutuksen | kohderyhmä {}
Tutoroin ryhmää {group} ja he kyselevät onko {} tarkoitettu heille vai pelkästään edelliselle vuosikurssille.
mille luokille tää menee | onks tää avoimille vai vaa tutkintoryhmille
Minun ryhmä on {group}. Onko {} minun ryhmälle? | ketkä ryhmät {} | ykkösille vai kakkosille
kenen ryhmän toteutus tää on | pääryhmä {} | onko vaihtarit omana ryhmänään {}:lla
mille saapumiserälle {} on suunniteltu
Luokanvalvojana sekoan näihin tunnuksiin, joten minkä ryhmien opetussuunnitelmaan juuri tämä {}:n toteutus on liitetty?
mitä ryhmätunnuksia siinä lukee
lukkarissa on kaks samannimistä toteutusta enkä tiedä kumpi on meidän, mille ryhmille tämä {} on tarkoitettu
Vaihdoin päiväopinnoista monimuotoon kesken vuoden, joten onko tämä toteutus monimuotoryhmille vai vain päiväryhmille?
meil on kaikilla viel vanha ryhmätunnus {group} ja kukaan ei tajua, kuuluuko {} meille vai niille uusille
Luokkani opiskelijat ovat menossa väärään toteutukseen, joten mitkä ryhmät tälle {}:n toteutukselle on merkitty?
tuleeko {}:lle pelkästään syksyllä alottaneita vai onko siellä kevätryhmäläisetkin
Olen iltaporukassa joka aloitti tammikuussa, meidät unohdetaan aina. Koskeeko se meitäkin?
ovessa oli lappu jossa viis tunnusta eikä meidän ollu siinä, seisoin sit käytävässä. kenen ryhmän kurssi se oikein on
mun lukkarissa on, rinnakkaisluokan kaverilla ei. millä ryhmillä se on
Tuutorina minulla on 22 uutta opiskelijaa, jotka kysyvät samaa joka aamu. Onko tämä fukseille vai vanhemmille?
meidät jaettiin alussa kahtia eikä kukaan muista kuka kuuluu minne. kumpi puolikas tämän ottaa
Kirjaan vuoden 2023 saapumisryhmän asioita ja pitäisi merkitä kuka kuuluu mihinkin. Mille luokille se on suunnattu?
poika ei löydä luokkatunnustaan siitä eikä kehtaa kysyä. ovatko kakkosvuotiset mukana
monimuotolaiset sai viestin, me päiväluokat ei mitään. onks tää vaan niille
joku väitti et kiinalaiset tuplatutkintolaiset on tässä meidän kans ja haluisin tutustua. mitkä luokat on yhessä {}:ssa
kenen porukan tää on | mille sakille | onks se meijän ryhmälle vai niille toisille | onko {group} siel | mikä ryhmä
onks monimuotolaisille | mitkä luokat siel istuu | molemmat rinnakkaiset vai vaan toinen | päivä- vai iltaryhmälle
kenen lautaselle se kuuluu, minkä luokan | mitkä heimot kokoontuvat sen nuotion ympärille
kenen nimilaput on niissä tuoleissa, minkä luokan siis | mille saapumiserälle se on leivottu
minkä pesueen poikasille se on, uusien vai vanhojen | mihin vaunuun se kuuluu, {group} vai perässä tuleva
mille laumalle se on tarkoitettu | kuuluuko se meidän vuosikurssin koriin vai muiden




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
mistä {} kertoo | mitä {}lla oikein käydään läpi | mitäs siel opetetaan | {} aihepiirit | mist täs on kyse
mikä {} on suomeks sanottuna | Mitä asioita kurssilla {} käsitellään? | avaisitko vähän {}n sisältöö
mitä juttui {}:ssa tulee vastaan | onks siel enempi teoriaa lainsäädännöstä vai verotuksesta
Mitkä ovat kurssin {} keskeiset teemat? | mitä {unit} pitää sisällään | tuleeko {}ssa vastaan excelin pivotit
käsitelläänkö tässä ensiapua | mittee siinä oppija kuulloo, nimi ei kerro mittään | minkälaisist asioist {}l puhutaan
nimi {} ei kerro mulle mitään, selitä | kuinka syvälle tietokannoissa mennään {}:ssa
Isä ihmetteli sunnuntaipöydässä, mitä semmoisella kurssilla kuin {} oikein opetetaan, enkä osannut vastata muuta kuin että jotain digiä.
tiivistä {}n sisältö yhteen lauseeseen | jotta mitä siinä oikeen opetellahan | {} kurssikuvaus | lyhyt kuvaus?
Mitä alueita tästä kurssista jää kattamatta, esimerkiksi sosiaalioikeus?
mitä siellä käydään läpi, minä en ymmärrä kuvaus | Mitä {unit} käsittelee? | mikä on {}n ydin
mää luulin et {} on markkinointii mut onks se sittenki jotai koodausta
onko {}lla mitään lapsiperhetyöstä vai meneekö se vanhusten puolelle
Ennen kuin suosittelen tätä ryhmälleni, haluaisin tietää opettajatuutorina, mitkä aihealueet {} oikeastaan kattaa.
mitä kaikkea tähän on ahdettu | minkä ympärillä {} pyörii | käykö se läpi myös tietosuoja-asetuksen
puhutaanko {}:ssa pankeista vai kaupoista | Mistä aiheista luennot koostuvat? | kirjotatko mulle {}n aihelistan
jotain tekoälystä vai jotain muuta, mitä {}:ssa on | mitä sisältyy?
Anoppi luulee {}n olevan kokkikurssi. Mitä siellä todella käsitellään, että osaan oikaista? | moduulien aiheet {}:ssa
mikä tää kurssi ylipäätänsä on aiheeltaan | sisältyykö työlainsäädäntö {}:een vai johonki muuhun
luin sen opinto-oppaan tekstin kolmeen kertaan ja siinä puhutaan vaan paradigmoista ja viitekehyksistä, nii voisko joku sanoo selkokielellä mitä asioita {}ssa käsitellään
Kirjoitan ammattilehteen pientä juttua täydennyskoulutuksesta ja haluaisin mainita kurssin {} oikein, joten mitä aiheita siinä käytännössä käydään läpi?
mulla on jo datanomin paperit eikä huvittais istua kuuntelemassa html:n alkeita kolmatta kertaa... mitä kaikkea tässä kurssissa oikein tulee vastaan
minun ystävä sanoi, että kurssi {} on rakentamisesta, mutta toinen ystävä sanoi, että se on rahasta, kumpi on oikein, mitä siellä opetetaan
Kuntoutuksen puolelta tulleena minua kiinnostaa lähinnä muistisairaat, joten kertoisitko, sisältyykö heidän kohtaamisensa opintojaksoon {unit} vai puhutaanko siinä muista asiakasryhmistä?
Nimi kuulostaa avaruusalukselta ja mummo haluaa selityksen sunnuntaipöydässä. Mistä siinä on kyse?
valitsin sen silmät kiinni ku tarvin jotain mitä vaan. no mihin aiheisiin mä nyt jouduin
Pomo maksaa vain jos näkee aiheet joita käydään läpi. Mitä siellä käsitellään?
ekassa oli kirjanpitoo, tokassa veroja ja kolmannessa taas kirjanpitoo. käydäänks tässä samat asiat
esite on täynnä synergiaa ja holistista ja päähän koskee. selkokielellä, mitä siellä opetetaan
Minua kiinnostaa vain, jos siinä on jotain mehiläisistä, muuten torstait menevät hukkaan. Puhutaanko niistä?
isä on putkimies, luki nimen ääneen ja nauro nii et kahvi läiky. mitä siinä oikeesti on
Minun pitäisi kirjoittaa siitä kaksi riviä opintosuunnitelmaan iltaan mennessä. Mitä teemoja siinä on?
yks kaveri sanoo et se on kuolleiden saksalaisten teorioita, toinen et äppejä. mitä {} oikeesti käsittelee
mitä siel niinku tehää | mist se kertoo | mitkä aiheet | nii mitä siin opiskellaa | onks siin tekoälyy
mitä kaikkee käyää läpi | teemat? | mitä juttui siin on | onks siinä yhtään lakijuttui | mitä konepellin alla on
mikä on sen lihaisa osa | mitä purkissa on etiketin takana | mitä siinä padassa porisee, mitkä aiheet
mikä tarina siinä kerrotaan luku luvulta | mitkä aineet ovat ruokalistalla siinä
jos sen halkaisisi, mitä kerroksia sisältä löytyy | mikä on sen juoni




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
mitä {}:n jälkeen osaan | mikä tän kurssin tavoite on | mitä hyötyä mulle jää tästä käteen | oppimistavoitteet?
tavoite? | mitä siit oppii | Mitä {} antaa opiskelijalle valmiuksina? | mikä {}:n tarkoitus on
mitä taitoja {} kasvattaa | mihin {} tähtää | mitä osaamista tulee kun on käynyt {}:n | mitkä on {}n tavotteet
Mitkä ovat kurssin {} keskeisimmät oppimistavoitteet? | millainen osaaja tästä tulee | tavoitteena oppia mitä
minä haluan tietää, mitä minä osaan kurssin {} jälkeen | mitä täst pitäis jäädä päähän
Mikä osaaminen {}:n avulla on tarkoitus saavuttaa? | osaanko {}n jälkeen koota ison laskurin itse
millaisia kompetensseja {} tuottaa | jotta mitä tästä on tarkotus oppia
mitäs siitä on tarkotus jiähä immeisen piähän | tulen {}sta osaavaksi missä
mul o tavote kasvaa johtajaks, antaako {} siihen jottai | mihinkä {}:llä pyritään | osaamistavoite lyhyesti
mitä halutaan että opiskelija hallitsee lopussa
Miksi tämä kurssi järjestetään, mikä sillä on opiskelijan kannalta tavoitteena?
opitaanko {}ssa itse soveltamaan vai vaan tuntemaan asiat | mikä on {}:n päämäärä
tavoitteet, minä teen hakemuksen ja minun täytyy kirjoittaa oppimistavoitteet kurssista {}
Mitä pitäisi osata kurssin päättyessä? | mää haluisin tietää mikä siin on se tavote et mitä siit pitäis saada
Työnantaja maksaa opintoni ja vaatii perustelun, joten mitkä ovat kurssin {} tavoitteet osaamisen kehittymisen näkökulmasta?
minkä taidon {}:lla saa haltuun | mihin tehtävään {} valmistaa | intended learning outcomes suomeksi, {}
lupaako {} opettaa mut esimieheksi | {} tavoite ja päämäärä | millaisen opin haluatte siitä saatavan | opin mitä?
osaanko sen jälkeen tehä tilinpäätöksen
Lukiolaisten vanhempainillassa kysyttiin, mitä osaamista {} antaa nuorelle. Kertoisitko kurssin tavoitteet?
pomo haluaa perustelun miks olisin kaks iltaa viikossa pois kassalta... mitä mä konkreettisesti osaan sitten ku oon käyny {}n
Kirjoitan osaamismerkkihakemusta ja lomakkeessa pyydetään luettelemaan, mitä valmiuksia opintojakso {unit} tuottaa, joten mitkä sen viralliset osaamistavoitteet ovat?
luin kuvauksen enkä edelleenkään tajua onko ideana oppia johtamaan ihmisiä vai johtamaan numeroita, siis mihin osaamiseen {} lopulta tähtää
minä haluan tulla lähihoitajaksi ja haluan tietää, mitä taitoja tämä kurssi antaa minulle, mitä minä osaan tehdä kun kurssi on ohi
faija kysy sunnuntaina et mitä ihmeen hyötyä siitä {}sta sulle on ja mä jäin iha sanattomaks, et mikä sen oppimistavote on




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
mitä pitää osata ennen {}:ta | tarviiko {}:lle matikkaa | voinko hypätä suoraan {}:lle jos {} on kesken
onko mitään alle vaadittavaa | esitietovaatimukset {} | selviiks ilman koodaustaustaa
mistä kurssista kannattaa alottaa ennen tätä | Mitä edeltäviä opintoja {} edellyttää?
Tarvitaanko kurssille aiempaa kokemusta alalta? | mitä pohjatietoja | riittääkö lukion lyhyt matikka {}:lle
nollasta vai pitääkö jotain tietää | pittääkö osata jottain ennestään | tarviiko siälä tiätää jotaki valamihiksi
pitäskö mun kerrata fyssaa ennen {}:ta | en oo ikinä avannu exceliä, voinks silti tulla {}:lle
perusteet käymättä, haittaako | pohjakurssi {}:lle? | {}n edeltävyys | alkeiskurssi vai jatko | B2-taso riittää?
Voiko {}:n suorittaa ennen kuin {} on valmis? | mikä kurssi on pakko olla taskussa ennen
onko ummikolla mitään asiaa {}:lle | vaaditaaks {}:lla työkokemusta alalta
hygieniapassi pitää olla ennen {}:n alkua vai ei
Viimeksi istuin koulunpenkillä vuonna 1998 ja kaikki kemia on haihtunut päästä, joten mitä aiempaa osaamista {} oikein olettaa?
mitä kursseja pohjalle | osaamistaso ennen? | Minä en osaa tilastotiedettä. Onko se ongelma kurssilla?
kui pal pitää tiätää etukätee | reputin {}:n, pääsenkö silti jatkamaan {}:iin | suositellut esiopinnot {}
onko {}:ssa pakolliset edeltävät jaksot vai vaan suositus | vasta-alkajille? | tarvitseeko olla ajokortti ennen {}:ta
Tuleeko ruotsin valmentava kurssi olla käytynä ennen {}:ta? | kurssi {} kesken, aloitanko tän vasta sitten
Tyttäreni tulee ammattikoulusta eikä ole lukenut pitkää matematiikkaa lainkaan, joten riittävätkö hänen pohjansa {}:lle?
lähtötasotesti tai muu vaatimus | mitä tulisi hallita entuudestaan
voinko ottaa {}:n vaikken oo käyny ekan vuoden perusopintoja
oon humanisti henkeen ja vereen enkä oo nähny yhtälöä sitten yläasteen, kuinka paljon {}:lla oletetaan osaavan etukäteen
Olen suorittanut vastaavan perusjakson toisessa korkeakoulussa, riittääkö se pohjaksi {}:lle vai vaaditaanko juuri teidän oma kurssinne?
mä en päässy {}:ta läpi ja nyt pelottaa, onko ihan pakko olla se suoritettuna ennen ku voi tulla tälle
Suomen kielen tasoni on vielä heikko A2, vaaditaanko {}:lle jokin tietty kielitaito ennen aloittamista?
vaari viiskyt plus haluais oppia tekemään nettisivuja, tarviiko tätä kurssia varten olla jotain osaamista valmiina
Lähdin koulusta 1987 ja olin paperitehtaalla kunnes se suljettiin. Tiedänkö tarpeeksi?
mun matikka loppu prosentteihin ja sillä on kassalla pärjänny. riittääks se
Nimessä on "syventävä" ja vatsassa muljahti. Mitä pitäisi olla käytynä ennen sitä?
jätin peruskurssin kesken ku kaksoset synty etuajassa. pitääkö se käydä loppuun eka
Tein sairaalassa näitä asioita käsilläni kymmenen vuotta, en lukenut sivuakaan. Mitä on osattava etukäteen?
opo sanoi et käy oikeessa järjestyksessä ja painu syömään. mitkä kuuluu ketjussa ennen tätä
Osaan vähän Exceliä ja korjasin kerran tulostimen, toimistossa minua sanotaan atk-rouvaksi. Riittääkö se pohjaksi {}:lle?
kaveri meni suoraan ja huku keskiviikkona ku muut osas jo termit. mitä siellä oletetaan tiedettävän
Olen Ghanasta, kandi biologiasta mutta kemiaa nolla. Mitä lähtötietoja alussa odotetaan? | voiks hypätä ihan kylmiltää
tarviiks mitää pohjii | mitä pitäs osaa enne | onks ykkösosa pakko enne tätä
pääseeks ummikko mukaan aiheesta mitään tietämättä | pitääks osaa koodaa yhtää | olettaaks ne et jo tiedän jotai
mikä käyää ennen {}:ta | vaaditut esitiedot? | kelpaako tyhjä taulu vai pitääkö jotain osata valmiiksi
mitä eväitä repussa pitää olla, tietopuolella | mitkä tikapuun puolat ovat tämän alla
pitääkö ensin ryömiä ennen kuin kävelee, ja millä kurssilla | alkaako se aakkosista vai pitääkö osata jo lukea
millainen kivijalka pitää olla ennen tätä kerrosta
saako hypätä syvään päähän ilman uimakoulua, siis aiempia opintoja | millä avainkursseilla se ovi aukeaa




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
mitä kirjoja {} | kirjalista? | pitääks ostaa kirja | pärjääks {}:lla mäkillä | onko {}:lle joku moniste
tarttisko {}lla oman läppärin | löytyyks kirja kirjastosta e-kirjana vai pitääkö ostaa, siis {}
Mitä oppimateriaalia {}-kurssilla käytetään? | Tarvitaanko kurssilla jotain erityisiä välineitä? | laskin?
mikä softa asennetaan {}:lle | suojavaatteet labraan? | onko mitään luettavaa ennakkoon | mikä painos kirjasta käy
kelpaaks vanha painos {}:lla | oppikirja {} | mitä mukaan {}:lle
missä muodossa {}n aineisto on, paperina vai netissä | tarvitaaks tablettia ja kynää
minkälaaset kamppeet siälä pitää olla, turvakengät? | mittee kirjoja sinne pitäs hommata | mitä kirjaa siel luetaa
onks kalvoja jaossa | lisenssi johonkin ohjelmaan, tarvitaanko {}:ssa | artikkelit {}:n lukulistalla?
Minkälainen tietokone riittää {}:n harjoitusten tekemiseen?
Kuuluuko {}-kurssin aineistoihin maksuton verkkokirja vai pelkkä painettu teos? | piirustusvälineet itse?
Kirjakauppa kysyy kuinka monta kappaletta tilataan syksyksi, joten mikä on {}:n virallinen kurssikirja tällä hetkellä?
tarvitseeko kuulokkeet ja mikrofonin | Minun pitää ostaa kirja. Mikä kirja on {}? | oppikirja vai pelkät diat
kirjallisuus {} | riittääks chromebook | työkalut mukaan vai koulun puolesta {}:ssa
tarviiko hommata lisenssin exceliin
Näkövammaisena tarvitsen aineistot ajoissa ruudunlukijaa varten, joten mitä kirjoja ja tiedostoja {}-kurssilla luetaan?
mitä välineitä {}:n käytännön harjoituksiin | käytettynä kirja ois halvempi, mikä teos {}:ssa on | materiaalit
onks tääl joku pakollinen opus
Näin alennuskorissa jonkin alan perusteoksen ja seison nyt kaupassa se kädessä, onko se {}:lla vaadittu kirja vai käytetäänkö jotakin muuta?
mun vanhassa läppärissä on vaan neljä gigaa muistia, pärjääkö sillä tällä kurssilla vai pitääkö hommata tehokkaampi
kirjaston varausjono on sata hakijaa pitkä, onko {}:lla joku vaihtoehtoinen opus tai nettiversio jota luetaan
Pakkaan laukkua ensimmäistä lähipäivää varten enkä tiedä yhtään mitä ottaa, joten mitä välineitä kurssilla tarvitaan?
pitääkö {}:lle ostaa oma stetoskooppi vai annetaanko semmonen koululta
Vuokran jälkeen ei ole enää mitään ja syön kauraa kolmatta viikkoa. Pitääkö ostaa joku kirja?
kirjastossa on yks kappale jossain kahviautomaatin takana. mikä sen kirjan nimi oli
käytän broidin läppäriä jossa on sarana poikki eikä kameraa. tarvitaanko konetta
Löysin kolmannen painoksen kirpparilta kahdella eurolla ja myyjä iski silmää. Mitä kirjaa siellä oikeasti käytetään?
viime vuonna seisoin pajalla lenkkareissa ja passitettiin kotiin. mitä varusteita pitää ottaa mukaan
Luen kaiken ruudunlukijalla, paperi on minulle hyödytön. Onko aineisto sähköisenä?
vaimo kyselee mitä käärisi synttäripakettiin, jotain hyötyä opintoihin. mitä lukulistalla on
oon kolme viikkoo veneessä ja lataan kaiken etukäteen. mitä luettavaa siinä on
Mitä ohjelmia IT:n pitäisi asentaa hänen koneelleen, hän aloittaa ensi viikolla eikä kukaan ole kertonut mitä {} vaatii
pitääks olla kirja | onks pdf vai pitääks ostaa | mitä luetaan | läppäri mukaan? | mitä mä otan messii
mikä kirja se oliki | tarviiks koneel jonku ohjelman | pelkät kalvot vai kirja kans | oppikirja?
mikä reppua painaa, mitkä kirjat | minkä raamatun nimeen siellä vannotaan | mitä työkalupakkiin
mitä tämän kurssin kirjahyllyssä on | skalpelli vai kirja käteen | riittääkö kynä ja vihko vai pitääkö hankkia muuta
kenen kirjasta siellä saarnataan | mitä lukutoukalle on tarjolla, mitkä teokset




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
luentoja vai harjotuksii | onko {} teoriaa vai käytäntöä | miten siellä opiskellaan | työtavat? | opetusmuoto?
{} menetelmät | labrat? | Miten opetus kurssilla {} toteutetaan? | onko {}:ssa ryhmätöitä
tehdäänkö {}ssa harjoituksia pareittain | onks tää enempi paasaamista vai tekemistä
pidetääks seminaareja vai onko se jotain muuta | onko {}:n tunnit keskustelevia | mitä tunneilla käytännössä tehdään
istutaanko vaan ja kuunnellaan | onks täs simulaatioita vai vaan luentoja
Millaisia opetusmenetelmiä opettaja käyttää kurssilla {}? | väitelläänkö siellä ääneen vai kirjotetaanko yksin
minä opin tekemällä, onko {} käytännöllinen | onko se luentokurssi vai työpaja
mää jaksan luentoja vaa vähä, kuinka paljo niit on {}l | vetääkö ope flipped classroomia
jotta onko se käytännön tekemistä vai kirjan lukua | missee muodossa sitä opettaavat, kahtotaanko kalvoja
projektityötä vai tenttiin lukua {} | pelataanko {}ssa jotain pelejä tai roolileikkejä
Oppiiko {}:lla tekemällä vai onko se yhtä pitkää luentosarjaa? | kuinka itsenäistä työskentely on {}ssa
ryhmissä vai yksin
Opiskelen perheen ohessa ja jännitän esiintymistä. Onko {} luentoja kuunnellen vai pitääkö luokassa esittää ja keskustella?
onko siellä labratunteja ja demoja | workshop-tyylinen {}? | tutkiva oppiminen vai perinteinen opetus
käydäänkö {}ssa maastossa | saako kädet liata vai onko pelkkää teoriaa
rakennetaanko {}lla jotain oikeeta vai väännetäänkö esseitä | opetustapana joku pienryhmä vai
Valmentavassa opetuksessa käytän paljon draamaa. Onko kurssilla {} samanlaista osallistavaa tekemistä vai perinteistä luentoa?
onko {} yhtä luentoa vai vaihteleeko | millasii tapoja siel oppii
kuinka tunnit on rakennettu {}:ssa, alussa luento ja lopus tehtäviä vai | kotitehtäviin vai tuntityöhön perustuva
viime kurssilla ope luki kalvoja ääneen kolme tuntia putkeen ja mä nukahdin pulpettiin - tehdäänkö {}ssa mitään ite vai onko se samaa jankutusta
Minulla on kuulolaite, ja isoissa ryhmäkeskusteluissa en saa selvää puheesta. Perustuuko {} luentoihin vai keskusteluihin pienryhmissä?
oon opettanut ite kakskyt vuotta ja tiedän kuinka paljon toteutustapa vaikuttaa, siis onko tässä projektioppimista, tiimityötä, luentoja vai mitä
minun maassa opettaja puhuu ja opiskelija kirjoittaa, mutta Suomessa on aina ryhmätyö, millainen on kurssi {}, miten siellä opiskellaan
oon semmonen jotta en opi mitään istumalla vaan pitää saada vasara kätehen, nii onko {} työsalissa tekemistä vai kirjasta pänttäystä




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
onko {}:ssa tentti | koska se {}:n koe on | pitäis tietää saako tenttiin tuoda lunttilapun | tuleeks tästä tentti
tentti vai essee? | uusinta milloin? | Montako kertaa kurssin {} tentin voi uusia?
missä {}:n tentti tehdään, exam-akvaariossa vai luokassa | kirja auki vai kiinni {}:n tentissä
onko loppukoe pakko käydä | pitääkö tenttiin ilmottautua erikseen | saako laskimen mukaan | kauanko tentissä saa istua
hävisin {}n tentin päivän, muistatko | mää reputin {}n tentin, koska uus yritys | uusintatentin päivämäärä?
saanko lisäaikaa tentis, mul o lukihäiriö | onko tentti netissä ja valvottu
millanen setti siinä {}n tentissä yleensä on | minkälaisia kysymyksiä {}n tentissä on, monivalintaa vai esseetä
Ennen äitiyslomaa jäi vain loppukoe puuttumaan. Koska kurssin {} seuraava tenttitilaisuus järjestetään?
päästäänks tekee tentti kotona | mihkä päivään {}:n kuulustelu on laitettu | oisko {}:n tenttiin uusintaa kesällä
miten tentitään {} | tentti on suullinen vai kirjallinen, minä pelkään puhua suomea
saako {}n tentissä käyttää omaa konetta | mitä tapahtuu jos myöhästyn tentistä vartin
Järjestetäänkö tällä kurssilla loppukuulustelua ja missä muodossa? | pidetäänkö {}lla välikokeita
onkohan {}:n tentti ennen joulua vai vasta tammikuussa
Opettaja sanoi viime tunnilla jotain kokeesta, mutta olin hoitamassa kuumeista lasta. Milloin {}:n koe on?
Exam-tentti vai tavallinen {} | saako tenttiin ilmoittautua vielä
kun mul on toises kaupungis harjoittelu nii voiks {}:n tentin tehä muual
Paljonko aikaa {}:n kuulusteluun on varattu? | koskas {} tentitään uuvestaan | tarvitaanko tentissä henkkarit
onks {}:ssa lopuks iha oikee koe | kuinka monta yritystä tenttiin saa | koska viimestään {}:n tentti pitää perua
mulla on kahden viikon päästä siskon häät roomassa ja lennot on maksettu. no osuuko {}:n tentti siihen samaan viikonloppuun vai onko se myöhemmin
Minulla on todettu vaikea keskittymishäiriö, ja lääkärinlausunto on toimitettu opintopalveluihin. Saanko sen perusteella kurssin kokeeseen lisäaikaa ja oman tilan?
nukuin pommiin ja heräsin ku tentti oli jo ohi, mua hävettää niin paljon etten kehtaa kysyä opelta, koska {}:n seuraava uusintatentti on
minä en ole koskaan tehnyt tenttiä Suomessa, joten kertokaa minulle, onko kurssin {} tentti paperilla vai koneella ja saanko käyttää sanakirjaa
koko ryhmä riitelee whatsapissa siitä onko tässä kurssissa lopussa koetta ollenkaan, yks vannoo et on ja muut et ei, ratkase sä tää
jännitän niin että unohdan oman nimeni, lääkäri on antanut siihen pillereitäkin. onko siinä koe
Siskon häät vievät koko viimeisen viikon ja olen kaaso. Koska tentti on?
reputin kahella pisteellä ku sekotin sivut. millon saa mennä uusintaan
Kotimaassani kokeet ovat aina suullisia ja professori polttaa piippua. Miten täällä, kynä ja paperi?
mulla on muistillinen laskin ja vierustoveri sanoo et se on kielletty. saako sen ottaa tenttiin
Alakerran Exam-tila on varattu täyteen koko ensi viikon. Kuinka kauan tenttiakvaario on tälle auki?
olin 39 asteen kuumeessa ja nukuin koko perjantain tentin ohi. millon on seuraava kerta
jossain toisessa sai tuoda yhen lunttilapun ja kirjotin sen suurennuslasilla. saako {}n tentissä omat muistiinpanot olla
Käsialani on kuin hämähäkki olisi pudonnut musteeseen. Kirjoitetaanko koe koneella? | onks siin tenttii
uusinta millo | kuulustellaaks meijät lopus | iso koe vai ei mitää | mis tentti pidetää
monivalinta vai essee se tentti | kauan tentti kestää | saaks ton tentin tehä examis | viimine tenttikerta koska
joudunko lopuksi teloitusryhmän eteen | milloin on tuomiopäivä, kynä kädessä | odottaako maalissa iso pelottava paperi
montako elämää minulla on jos tentti menee pieleen | hikoillaanko siellä salissa kellon tikittäessä
onko sellainen jossa valvoja kävelee pulpettien välissä | saako kirja olla auki kun meitä kuulustellaan
milloin meidät pannaan tentissä seinää vasten




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
miten {} arvioidaan | hyväksytty/hylätty vai numero | asteikko 0-5? | paljonko tentti painaa {}n arvosanassa
mitä vaaditaan viitoseen | millä saa vitosen {}:sta | Mitkä ovat {}:n arviointikriteerit?
Vaikuttaako vertaisarviointi lopulliseen arvosanaan? | annetaaks siit numeroo | onko {} pass/fail | painotukset {}:ssa
mistä {}n arvosana muodostuu | montako prosenttia esseestä tulee lopulliseen numeroon | lasketaanko keskiarvo osista
mikä erottaa kolmosen nelosesta {}:lla | miten numerot annetaan, gaussin käyrällä vai pisterajoilla | pisterajat?
kuinka tarkkaan {} pisteytetään | millä perusteella se ope antaa numeroita | kuis täs annetaa numero
minkälaasilla perusteella sitä arvostellahan | mite nuo arvosanat oikein muovostuu {}lla
saaks koko ryhmä saman numeron {}:n projektista | katotaaks tuntiaktiivisuus numerossa | itsearvioinnin painoarvo
kriteerit vitoseen | Onko {}-kurssilla numeerinen vai sanallinen arviointi?
Arvioidaanko tämä opintojakso asteikolla hyväksytty–hylätty?
Minä haluan ymmärtää, miten opettaja antaa arvosanan kurssilla. | arvostelu {}
mikä on {}:n läpipääsyraja pisteinä ja mistä alkaa kolmonen
saanko bonuspisteillä korotettua {}:n numeroa vai miten ne huomioidaan
Haen maisteriohjelmaan, jossa keskiarvo ratkaisee kaiken, joten selvennä miten {}:n loppuarvosana koostuu eri osista?
mitä opettaja painottaa kun se antaa arvosanoja | pelkkä H vai oikee numero | rubriikki {}:lle?
kuka päättää arvosanan, ope vai vertaiset
Ryhmässämme yksi ei tee mitään ja se syö hermoja, joten arvostellaanko {}:ssa jokainen omansa mukaan vai koko porukka yhteisesti?
miinuspisteitä vääristä, vaikuttaako arvosanaan {}:ssa | millä skaalalla {} | arvosanan määräytyminen
sais tietää mite {} arvostellaa
mä tein kaikki välitestit täysillä ja essee meni penkin alle, miten nää osat painottuu {}:n lopullisessa numerossa
Tavoittelen stipendiä, johon tarvitaan pelkkiä kiitettäviä, joten mitä {}:ssa edellytetään korkeimpaan arvosanaan?
vaihtarina mun pitää tietää annetaanko tästä kirjain vai numero vai pelkkä hyväksytty, ku kotona ne muuntaa sen
Ryhmätyömme pisteet tulevat kuulemma opiskelijatovereilta eikä opettajalta, pitääkö paikkansa että {} arvostellaan niin?
ei oo mitään hajua miks kaveri sai samasta työstä enemmän ku minä, mitkä {}:n arvosteluperusteet on
edellinen oli pelkkä hyväksytty eikä se nostanut mitään vaikka raadoin kuin hevonen. tuleeko tästä numero
Se joka puhui eniten sai vitosen ja minä siisteine raportteineni kolmosen. Mitä siinä oikeasti katsotaan?
puolet kavereista sanoo et essee ratkaisee, puolet et esitys. paljonko kumpiki painaa
Tarvitsen maisterihakuun neljän keskiarvon, joka desimaali merkitsee. Millä perusteella numero annetaan?
saksassa ykkönen on paras ja täällä kai vitonen, itkin melkein turhaan. mikä asteikko tässä on
meidän tiimissä yks teki kaiken ja kaks ei mitään, se tavallinen tarina. saako kaikki saman numeron
Poika sai kakkosen eikä ymmärrä miksi, kaikki oli palautettu ajallaan. Mitkä ovat arviointikriteerit?
päätin kerranki olla laiska ja tähdätä alimpaan hyväksyttyyn. mitä ykköseen vaaditaan
opettaja sanoi että meitä arvioidaan jatkuvasti, ja siitä asti on tuntunut että joku katsoo. mistä {}:n numero koostuu
onks 0-5 vai hyv/hyl | mite saa vitosen | paljonko tentti vaikuttaa numeroon | minkä mukaa ne arvostelee
numero vai pelkkä suoritusmerkintä | montako prossaa essee on arvosanast | arvostelu?
lasketaaks tuntiaktiivisuus numeroon | mitä nelosee tarvii | mitä vaakakuppiin pannaan
millä mittatikulla meitä mitataan | mikä erottaa kullan pronssista siinä | mikä on numeron resepti
nostetaanko siellä tuomarien lappuja nollasta viiteen | miten jyvät erotetaan akanoista, esseellä vai kokeella
mistä aineksista lopullinen numero keitetään | onko se hyväksytty-leima vai ihan oikea numero




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
mitä kaikkea pitää tehdä että {} on läpi | {} näytöllä? | saanks {}:n läpi pelkillä tehtävillä
voiko tän suorittaa itsenäisesti | hyväksiluku työkokemuksella ahotointi {}
olen ollut alalla 12 vuotta, voiko {}n kuitata osaamisen tunnustamisella
Mitkä suoritukset vaaditaan {}-kurssin läpäisyyn? | Onko kurssilla vaihtoehtoinen suoritustapa?
mitä multa vaaditaan et pääsee läpi | riittääks et palauttaa oppimispäiväkirjan
voiks {}:n tehdä kirjatenttinä tms luentojen tilal | pakolliset suoritukset?
puuttuu yksi harjoitus, meneekö {} silti läpi | läpäsyehdot | kesätöillä {} suoritetuksi, onnistuuko
miten {} suoritetaan | mistä osista {}n suoritus koostuu
jos en tehny ryhmätyötä nii saanko kurssin suoritettua jotenki muute | mikä on minimi millä {}:sta selviää
Pitääkö kaikki välitehtävät olla hyväksytysti tehtynä? | tarviiko essee ja esitys molemmat et saa {}:n kasaan
mitä siältä pitää saara tehtyä jotta se menöö läpi | mitä pittää tehhä jotta kurssi männöö läpi
Lähden työharjoitteluun Viroon kesken lukukauden, joten voisiko {}:n suorittaa jollain poikkeavalla tavalla, vaikka laajemmalla kirjallisella työllä?
näyttökokeella läpi? | AHOT mahdollinen? | voiko {}n suorittaa projektina omassa firmassa
Onko {}ssa pakollisia osasuorituksia, joita ilman ei saa suoritusmerkintää?
kaikki palautettu mut portfolio uupuu, riittääkö se läpipääsyyn
tenttimällä tai jotenki muuten suoritetuksi, mitä vaihtoehtoja {} antaa
Mitä minun täytyy tehdä, että kurssi on valmis? | miten tästä pääsee puhtaasti läpi
montako tehtävää pitää olla tehty et {} hyväksytään
ammattikoulussa tein saman, voinko osoittaa osaamiseni ja ohittaa {}:n
Olen tehnyt yrittäjänä juuri näitä töitä jo vuosia, enkä viitsisi istua perusasioissa, joten hyväksytäänkö {}-kurssi suoritetuksi osaamisnäytön perusteella?
suorittaminen {} | saako {}:n valmiiksi pelkällä verkkokurssin suorittamisella ilman seminaaria
mitä tehtäviä {}ssa on pakko tehdä | luovutin puolet hommista, onko toivoa suoritusmerkinnästä | korvaavat tehtävät {}
voiko puuttuvan osan paikata jollain niin että kurssi kirjataan suoritetuksi
oon käyny saman sisällön jo armeijan johtajakoulutuksessa ja mul on siitä paperit, voiko niillä kuitata {}:n suoritetuksi
Ryhmäläiseni katosi ulkomaille kesken projektin ja puolet työstä on tekemättä, joten mitä {}:ssa vähintään vaaditaan hyväksyttyyn suoritukseen?
mä oon koko syksyn saikulla murtuneen jalan takia, oisko tästä kurssista joku versio jonka vois tehdä kirjallisesti kotona
Minulla on kotimaassa tehty samanlainen kurssi ja ammattitutkinto. Voinko näyttää osaamiseni ja saada kurssin ilman luentoja?
kylä mää ne kaik muut tein mut se yks laboraatio jäi, pitääks seki olla tehtynä et {} menee läpi
Meille on jäänyt epäselväksi, pitääkö {}:n suorittamiseksi tehdä sekä kirjallinen työ että suullinen esitys.
tein esseet ja ryhmähomman, sit tuli pusutauti enkä päässy pitämään esitystä. meneeks se läpi näin
Olen pyörittänyt leipomoa kaksitoista vuotta ja nyt pitäisi istua kuulemassa asiakaspalvelusta. Voisinko näyttää osaamiseni sen sijaan?
tiimikaverit katos yks kerrallaan ku Agatha Christien kirjassa. voinko tehä sen loppuun yksin
Jossain saa kirjoittaa kirjaraportin ja sillä selvä. Onko tähän muuta suoritustapaa?
jääkaapin ovessa on lista josta ruksin asioita, tän kohalla se on tyhjä. mitä kaikkea läpipääsyyn pitää tehdä
johdin armeijassa just tämmösiä harjotuksia kaks vuotta ja paperit on. saisko sillä tän suoritetuks
Opettaja puhui portfoliosta ja kolmesta välietapista ja pää menee pyörälle. Mikä on minimi että saa hyväksytyn?
yks pikkutehtävä jäi viime keväänä tekemättä, kaikki muu on sisällä. saanks merkinnän jos teen sen nyt
Autistinen poikani ei pysty esiintymään, kaiken muun hän hoitaa hyvin. Onko {}:n suorittamiseen vaihtoehtoa?
mitä pitää tehä et pääsee läpi | voiks yksin suorittaa | mil minimil pääsee läpi | riittääks essee
mist osist se suoritus koostuu | saaks työkokemuksel läpi | näyttökoe mahollinen? | pääseeks läpi ilman ryhmätyötä
mite sen saa kuitattuu | minkä renkaiden läpi pitää hypätä että se on suoritettu
mikä on pääsylippu hyväksyttyjen listalle, tehtävinä | millä eväillä tän saa maaliin, palautuksilla vai projektilla
onko vanhalle ketulle oikotietä suoritukseen | mitkä ruudut pitää rastittaa että se on pussissa
mikä on sillan tulli, siis mitä pitää tehdä että pääsee yli | voinko lunastaa itseni vapaaksi yhdellä esseellä
mitkä kivet pitää kantaa että suoritus kirjataan




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
paljonko hommaa {}:ssa | kuinka monta tuntia viikossa {} vie | onks tää kauhee rumba | selviiks {}:sta työn ohessa
h/vko | montako sivua pitää lukee joka viikko | Kuinka suuri on {}n työmäärä tunteina?
Paljonko aikaa kurssiin kannattaa varata viikoittain? | itsenäistä työtä? | syökö {} kaikki illat
paljon tehtäviä per viikko | ehtiikö {}:n ohella treenata | onko {} työläs | työläys | pal siihe menee aikaa
paljoko sen kans saa tehdä töitä | kuinka palijo se viep aikoo viikossa | työtunnit {}
pärjääkö {} kolmella tunnilla viikossa | saaks siinä tehdä ihan niska limassa | kontaktitunnit vs. omat tunnit {}?
Kuinka paljon itsenäistä opiskelua {} vaatii? | voiks {}:n tehdä samal ku on täyspäiväsessä duunissa | aikasyöppö?
kuormittavuus | {} kuinka kuormittava | montako essetä ja raporttia {}:ssa pitää vääntää, jääkö yhtään vapaa-aikaa
Olen yksinhuoltaja ja hoidan lisäksi vanhempiani, joten montako tuntia viikossa {} minulta todellisuudessa haukkaisi?
tuntiarvio tälle kurssille | kui iso homma | ihan hirvee määrä läksyjä vai ei | nieleekö {} viikonloputkin
aikavaatimus {} | Minulla on työ ja perhe. Onko kurssissa paljon työtä? | montako tuntia kotihommia
paljonko puurtamista vaaditaan | Kuinka monta työtuntia {} vaatii lähiopetuksen lisäksi? | onko {} aikaavievä
kuinka monta iltaa viikosta {} vie | jaksaako tätä tehdä kahden muun kurssin rinnalla | tekemistä paljon?
lukemista ihan älyttömästi vai kohtuudella {}:ssa
Aion ottaa syksylle kuusi kurssia yhtä aikaa ja puoliso jo mulkoilee, joten paljonko työtunteja juuri {} söisi viikoittain?
kokopäivähommaa vai sivussa hoidettava {} | viikkotunnit omalle työlle
mul on jo kaks duunia ja koiranpentu ja silti haaveilen tästä kurssista, montako tuntia viikossa siihen oikeesti uppoaa
Uupumukseni jälkeen lääkäri kehotti varomaan kuormaa, joten kuinka paljon viikoittaista työtä {} teettää?
harkkapaikalla tehdään kymmenen tunnin päiviä, jaksaako sen jälkeen vielä {}:n tehtäviä vai onko niitä ihan hirveesti
Minkä verran {} vaatii omaa aikaa tuntien ulkopuolella, jos haluaa pysyä mukana?
kämppis on istunu tän kurssin hommissa joka yö kahteen asti, onko työmäärä oikeasti noin järjetön
kaks alle kolmevuotiasta ja mies yövuorossa, eli tunti illassa ehkä. riittäiskö se
Valmentajani sallii kuusi tuntia opiskelua viikossa, muu on uimista. Montako tämä nielee?
mulla on jo kolkyt noppaa, leipomovuorot ja tukka lähtee. kuin paljon tää vaatii hommaa
viime vuonna yks saman kokonen söi jokaisen viikonlopun. onko tässä paljon tekemistä
Teen sahalla nelikymppistä viikkoa eikä siitä jousteta. Sopiiko se työn oheen?
Vaimo kysyy montako iltaa hän on tästä lähtien koiran kanssa kahden. Mitä vastaan?
luen lautalla, tunti suuntaansa. montako sivua viikossa siinä puhutaan
naapurin tyttö sanoo et tehtäviä on joka viikko ja päiväkirja ja blogi päälle. montako tuntia kaiken kaikkiaan
Suunnittelen elämäni vartin tarkkuudella, älkää naurako. Paljonko {}:ssa on laskettu itsenäistä työtä?
montako h viikos | onks siin paljo hommaa | hirvee kasa läksyi vai ei | pystyyks töiden ohes
kui paljo joutuu vääntää | paljon tehtäviä? | syöks se kaiken ajan | kuinka paljo itsenäistä duunii | tunnit yhteensä
paljonko hikeä se vaatii | syökö se viikonloput elävältä | montako kynttilää poltetaan molemmista päistä
paljonko se imee verta viikossa | kuinka raskas kuorma muulin selkään tulee | jääkö sosiaalista elämää, tuntimielessä
näenkö enää sohvaani sen aikana | kuinka korkea tehtäväpino on | onko tää kauhee raskas | onko {} raskas




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
onko {}:ssa yrityksiä mukana | mikä firma tän takana on | pääsiskö {}n kautta töihin mihinkään | yrityskumppani?
{} työelämäyhteys | Tehdäänkö kurssilla {} yhteistyötä jonkin yrityksen kanssa? | onko {}:n projekteissa oikee asiakas
tuleeks sinne firmojen väkeä vierailemaan | keille yrityksille {}ssa tehdään hommia | mikä yritys antaa casen {}:een
onks {} sidoksissa johonki telakkaa | Onko kaupunki tai hyvinvointialue mukana {}:n toteutuksessa?
onko tässä mitään kytköstä oikeaan työelämään | päässööhä sitä {}ssa johonnii yritykseen kahtomaan
jotta onko net paikalliset pajat tässä kursissa mukana | oikea asiakas vai keksitty
Minä etsin työharjoittelu. Onko kurssissa {} yritys partneri? | käydääks tääl ekskursiolla jossai yrityksessä
kenen kans {}lla tehdään yhteistyötä
Haluaisin verkostoitua alan toimijoihin, joten mitkä organisaatiot osallistuvat kurssin toteuttamiseen?
kuka on {}n yritysyhteistyökumppani tänä vuonna | onko noi caset oikeilta firmoilta | mitä työnantajia {}lla tapaa
Johdan pientä konepajaa ja meillä olisi hyvä ongelma opiskelijoiden ratkottavaksi. Ottaako {} vastaan yritysten toimeksiantoja?
saaks {}:ssa tehdä projektin omalle työpaikalle toimeksiantona | tilataanko projektit {}:een firmoilta
Mistä organisaatioista {}n vierailevat asiantuntijat tulevat? | yritysvieraita?
kenelle {}n lopputuotos luovutetaan, onko siel joku tilaaja
mulle sanottiin et {}n kautta voi saada kesäduunin siltä yritykseltä joka on mukana, mikä firma se on
onks siel joku sponsori | työelämäkumppanit {}:ssa, ketkä | onko sairaala mukana {}:ssa
minkä yritysten kanssa {}:ta on rakennettu
Rekrytoijana kiinnostaisi, pääseekö meidän yrityksemme esittäytymään opiskelijoille {}:n yhteydessä.
tekeeks täs jottai jollekin oikialle firmalle | kolmas sektori mukana {}:ssa vai pelkkiä yrityksiä
pelkkää kirjaa vai onko yhteyksiä alan firmoihin | onko {} työelämälähtöinen vai iha akateeminen | hankkeistettu?
asiakasprojekti {}
Siskoni pääsi vastaavalta kurssilta suoraan rekryyn, koska projektin tilasi iso ohjelmistotalo. Onko {}:llakin tällainen yritystilaaja?
meidän pajalla on kone joka seisoo puolet ajasta eikä kukaan tiedä miksi - voisko sen antaa {}:n opiskelijoille ratkottavaksi yrityksen toimeksiantona
Olen vaihtamassa alaa nelikymppisenä eikä minulla ole yhtään kontaktia, joten haluaisin tietää, tavataanko tällä kurssilla alan työnantajia tai vieraillaanko yrityksissä.
mun viimenen ryhmätyö meni keksitylle jäätelöfirmalle eikä siitä jääny mitään ansioluetteloon, siis onko {}ssa oikee yritys jolle se projekti tehdään
minun maassa yliopisto ja tehdas tekevät paljon yhdessä, siksi haluan kysyä, onko kurssilla {} joku suomalainen yritys mukana ja mikä se on
Elinkeinoyhtiöstä päivää! Kokoamme listaa oppilaitosyhteistyöstä ja tarvitsisimme tiedon, mitkä alueen firmat ovat tänä vuonna kumppaneina opintojaksossa {unit}.




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
lisätietoja? | onko {}:sta jotain muuta mitä pitäis tietää | muuta huomioitavaa {} | mitä lisätiedoissa lukee
pientä pränttiä {}:ssa? | Onko kurssista muuta erityistä mainittavaa? | Mitä {}n lisätietokenttään on kirjattu?
onks jotai juttuja mitä pitää huomioida | vielä jotain? | erikoishuomiot {} | mitä muuta
tuleeko {}n suhteen jotain yllätyksiä | onko jottain erityistä mitä pitäs ottoo huomioon | onko siinä joku juju
tarviiks jotain lisäks tietää ennen ku lähen {}:lle | muut tiedot | {} huom-kohta
Vaaditaanko {}:lla jotain erikoista, kuten rokotuksia, rikosrekisteriotetta tai muuta huomioitavaa?
jotain kommervenkkejä? | onko {}:n sivulla jokin lisähuomautus | onks mitää muuta sanottavaa täst
muistettavaa {}:sta muuta? | anna kaikki loput infot mitä {}:sta on huomautuksissa
mitä erityistä {}:ssa kannattaa huomata | onkos teillä siitä mitään lisäinformaatiota
Onko {}:ssa muita ehtoja tai varauksia, jotka eivät näy perustiedoissa? | lisäinffoo
mitä on vielä kirjoitettu kurssin huomautuksiin
Luin kuvauksen jo kahteen kertaan ja silti tuntuu että jotain jäi rivien väliin, joten onko {}:ssa muuta huomionarvoista?
tähdellä merkittyjä juttuja {}:ssa? | onko tästä jotain lisähuomioita | loput infot {}
Saanko lisää tietoa, onko jotain erityistä tällä kurssilla? | mitä pitäis viel ottaa huomioon | huomautettavaa?
täydentäviä tietoja {}:sta | varoituksia tai erikoisuuksia joita {}:ssa ois?
Opintosihteerinä haluan varmistaa ettei minulta jää mitään sanomatta hakijalle, joten mitä muita huomautuksia {}-kurssin tietoihin on jätetty?
mikä koira tähän on haudattuna, onko jotain muuta mistä pitäs tietää | lukeeko siellä jotain ekstraa
{} extrat ja poikkeukset, muut huomiot | lisukkeita? | muita seikkoja {}n osalta | erityistä?
Sivu on pitkä kuin nälkävuosi enkä jaksa lukea kaikkea, onko {}:n lopussa jotain erityistä huomautusta johon pitäisi kiinnittää huomiota?
luin jo kuvauksen ja arvioinnin ja aikataulut, onko {}:sta kirjattu vielä jotain muuta mitä mä en nähny
kaveri joutu keskeyttään ku ei lukenu jotain pikkupränttiä, mitä muuta tästä kurssista pitää huomata
Ennen kuin lähetän tiedot eteenpäin yrityksellemme, onko {}:n kohdalla vielä muita huomautuksia tai lisäohjeita?
onks täs joku semmone lisähuomautus niinku salassapitosopimus tai rokotus tai muu erikoisjuttu
Vieläkö {}:n tiedoissa on jotakin muuta, joka on hyvä lukea etukäteen?
jätän sivun lopun aina lukematta ja joudun pulaan. lukeeko siellä vielä jotain
Saunasopimus opetti lukemaan pienen präntin. Onko sitä täällä?
kerroit ajan ja paikan ja nopat, hyvä. onko mitään sen lisäks
Kämppis meni ilman hygieniapassia ja passitettiin kotiin. Onko siinä muita sellaisia erityishuomautuksia?
Olen varovainen hollantilainen ja kysyn ennen kuin allekirjoitan. Onko vielä jotain, mitä minun pitäisi tietää?
luin kaiken kahteen kertaan ja silti kaihertaa et jotain jäi. onko lisätietoja
Edellisessä oli lopussa piilossa lause, joka maksoi minulle päivän. Mitä muuta tässä sanotaan?
ennen ku sanon kaikille kolmellekymmenelle et menkää, onko {}:ssa viel jotain muita huomautuksia
ope vihjas et on "vielä yksi asia" ja sit kello soi. mitä muuta siitä on mainittu | jotai muuta | onks joku koukku
mitä muut siin sanotaa | lisäinfoo? | jotai muut tiedettävää | huomautuksii siitä | muuta vielä?
täskö kaikki mitä siit on sanottavaa | onks siel lisätiedois mitää | vaaniiko siinä joku käärme ruohikossa
piileekö sen lampaan vaatteissa susi | mitä paketin kääntöpuolella lukee
onko lankoja jäänyt solmimatta, jotain mitä et kertonut | onko siinä jotain kytkyjä | onko jälkikirjoitusta
mitä purkin pohjassa lukee pienellä | onko luurankoja kaapissa siinä




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
kuka {}n vetää | keneltä voin kysyä {}:sta | kenelle laitan meiliä jos oon poissa {}:lta | kuka on maikka {}:lla
luennoitsija {} | Kuka opettaa {}-kurssia? | Onko kurssilla useampia opettajia? | vastuuopettaja?
onks {} sen saman tyypin joka piti {}n | kenen luennot | mikä proffa {}:ssa on | maikka vaihtu, kuka uus
keneen otan yhteyttä kurssin asioissa | kukas sitä {}ta opettaa | kuka siälä on opettajana
kukkaa sitä oikke pitelöö, kuka on ope | vetääkö {}:n sama ope kun viime vuonna | yhteyshenkilö {}
kenen kanssa sovin {}n harjoitustyöstä | tuntiopettaja vai lehtori {}:lla | sijainen?
Kuka on {}n vastuuopettaja tällä lukukaudella? | montako opee | sairastuin, kelle ilmotan {}:n puolelta
kuka pitää labrat {}:ssa | kuka tarkastaa {}n essee | ohjaajan nimi {}
Minä haluan kirjoittaa opettajalle. Kuka on opettaja? | löytyykö {}n opelle nimeä | kuka tääl o opettajan
opettaja {} | kenen kurssi tää oikeestaan on, siis kuka seisoo edessä | opettajat
Pepissä näkyy pelkät nimikirjaimet, kenet ne tarkoittaa eli kuka {}:ta opettaa
Vierailijan roolissa pitäisi tulla puhumaan opiskelijoille ensi viikolla, mutta kutsu hukkui, joten kuka on {unit}-opintojakson opettaja?
onks {}:lla joku ulkopuolinen luennoitsija vai talon omaa väkeä | kuka opettaa tän | kuka {}:sta vastaa
lehtori kenties tiedossa {}:lle | Kenen opettajan kanssa {} sovitaan erityisjärjestelyistä?
opettajatiimin jäsenet {}:ssa | kehen ollaan yhteydessä jos {}:n tehtävissä on virhe | maikka? | kurssin pitäjä
Luokassamme liikkuu kaksi eri nimeä ja kumpikin kiistää olevansa vastuussa, joten kuka {}:ta todellisuudessa opettaa?
mun palautus katos bittiavaruuteen eikä moodlessa lue kenenkään yhteystietoja, kuka opettaa {}:ta että voin kysyä
Kummisetäni väittää opettaneensa tällä samalla kurssilla vielä viime vuonna, kuka sitä nykyisin luennoi?
haluisin kirjottaa opelle kiitosviestin mut en oo ikinä oppinu sen nimee, kuka {}:n piti
Tarvitsen suosituskirjeen maisterihakua varten, joten kertoisitko kuka on {}:n opettajana?
ku viikko sitten tuli ihan uus naama luokan eteen, onko {}:n ope nyt vaihtunu ja keneen
Ekalla luennolla joku mutisi nimensä ja tykin tuuletin söi sen. Kuka hän oli?
oon anteeksipyynnön velkaa, lähin kesken ku lapsenvahti soitti. kenelle kirjotan
Viime vuonna oli loistava nainen joka piirsi kaiken sarjakuvina, häntä seuraisin vaikka kuuhun. Onko hän taas vetämässä?
hajotin mikroskoopin ja tunnustan mieluummin ennen ku joku huomaa. kuka on kurssista vastuussa
tytär tulee joka tiistai nauraen kotiin jonkun luennoitsijan vitsien takia. mikä sen ihmisen nimi on
Vierailijakorttiin tarvitaan nimi ja minulla on pelkkä kurssikoodi. Kuka sitä opettaa?
mulla on ollu sama vanha herra jo kolmella kurssilla eikä me tulla juttuun yhtään. kellä tää on nyt
Viime viikon sijainen sanoi, ettei hän ole se oikea. Kuka sitten on?
haluisin viedä ennen joulua suklaarasian, meidän ope oli niin kärsivällinen. kenen nimi korttiin, {} siis | kuka ope
kelle laitan meiliä siit | onks sama täti ku ennen | mikä maikan nimi | kuka siel selittää | maikan nimi puuttuu, kuka
kuka noi luennot pitää | kenen kurssi, siis opettajana | kuka on sen laivan kapteeni
kuka siellä seisoo taulun edessä | kenen kädessä on liitu | kenen naamaa joudun katselemaan koko syksyn
kuka istuu ratin takana | kenen ääni siinä salissa kaikuu | kuka sitä orkesteria johtaa | kuka sitä laumaa paimentaa
heitä maikan puhelinnumero | opettajan numero?




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
mahtuuks {}:lle viel | täynnä? | montako paikkaa jäljellä | moneskohan mä oon {}:n jonossa | onks {} bookattu umpeen
paljonko porukkaa {}:lle otetaan | Onko {}-kurssilla vielä vapaita paikkoja?
Kuinka monta opiskelijaa kurssille mahtuu? | jonotuslista {} | pääsenkö varasijalta | kuin monta hakijaa {}:lla on
onks siel tilaa yhdelle | loppuks paikat | tuleeko {}:lle peruutuspaikkoja
oon vitosena varalla, pääseeks {}:lle semmosest | osallistujamäärä {} | montako on ilmoittautunu | mahtuukohan sekkaan
onko sinne viälä paikkoja vai joko on täynnä | viel yks mahtuis? | ryhmäkoko?
Montako paikkaa {}:lla on avoimen opiskelijoille varattu? | vapaat paikat {} | kiintiö {} | jonosija
{} onko ylibuukattu | Minä olen jonossa. Mikä on minun numero?
Kolme kaveria samasta solusta haluaisi yhdessä samalle kurssille, joten vieläkö {}:lla on ainakin neljä paikkaa vapaana?
montako lusikkaa tässä sopassa, siis kuinka moni {}:lle on jo ilmonnu | onko jono pitkä
tupa täynnä vai vieläkö mahtuu | osanottajakatto? | minimimäärä että {} toteutuu
peruuntuuko {} jos ei tuu tarpeeks porukkaa
Luokkatila vetää vain kolmekymmentä, joten vahtimestarina kyselen montako opiskelijaa {}-kurssille on kaikkiaan ilmoittautunut?
saiko kaikki ilmonneet {}:lta paikan | pääsystatus: hyväksytty vai jonossa {} | onko {} suosittu, meneekö paikat heti
paljonko on ottajia | vieläkö {}:lla tungosta vai onko väljää | jäikö mulle paikkaa | paikkatilanne
varasijalla 12, toivoa? | montako jonottaa {}
kolmas vuosi ku yritän päästä tälle samalle ja aina on ollu täyttä, onko {}:lla nyt yhtään paikkaa jäljellä
Jonotusnumeroni on yhdeksän ja kurssi alkaa ylihuomenna, onko realistista odottaa että {}:lle vapautuu vielä paikkoja?
kaveri perui just oman paikkansa {}:lta, montako meitä siinä jonossa vielä on sitä odottamassa
Haluaisin hiljaisen pienryhmän massaluennon sijaan, joten kuinka monta osallistujaa tälle kurssille enintään otetaan?
järjestelmä väittää et "odottaa hyväksyntää", mahduinko mä {}:lle vai oonko varasijalla
Meitä oli yhdeksän, jotka halusivat yhdessä mukaan, ja nyt arvotaan kuka jää pois. Montako vielä mahtuu?
oon jonossa jonakin numerona, viestissä ei lukenu monentena. kui pitkä se jono on
viime syksynä puolet seiso käytävässä ja kuunteli oven läpi. montako tällä kertaa otetaan
Työkaveri pääsi tiistaina ja sanoi, että se oli kuin viimeinen pelastusvene. Onko jäljellä yhtään?
jos sinne on laittanu nimensä vaan viis ni ne peruu sen ja mun kevät on pilalla. paljonko porukkaa on tähän mennessä
en tykkää väkijoukoista sen yhen konsertin jälkeen. kuinka iso lauma sinne otetaan
Firmasta tulisi koko kuuden hengen tiimi tai ei ketään. Onko noin monelle vielä tilaa?
siinä sanotaan "ilmoittautumisjärjestyksessä" ja mä oon 43. mikä on raja
Aina joku jättäytyy pois ensimmäisellä viikolla, siihen luotan. Montako on edelläni {}:n varasijoilla?
viel tuolei vapaana | onks täynnä | montako siel on jo | mahtuuks viel yks | maksimi porukka? | myytiinks loppuun lol
onks paikkoi | kui monta varasijalla | osallistujat / maksimi? | onko paatti jo täynnä
ollaanko siellä kuin sillit suolassa vai mahtuuko kyynärpäät | onko pöydälle jäänyt yhtään murua, siis vapaata paikkaa
joko on pelkät seisomapaikat jäljellä | löytyykö naulakosta vielä yksi koukku minulle
montako suuta siinä pöydässä on ja montako lusikkaa | joko viimeinen lippu on revitty | mahtuuko sopuun vielä yksi
paljonko tilaa jäljellä {}:ssa | vieläkö mahtuu
joko {} pursuaa | onko täyttä | ylibuukattu? | montako siellä jo | vapaita? | kiintiö? | varasija monesko
läskiks menny vai mahtuuks | mahtuuko 2 vielä | monelle pöydälle on tuolia {}:ssa | montako hakijaa per paikka
paikkamäärä {} | ahdasta {}:lla? | minimiosallistujat | paljonko väkeä pitää olla että {} toteutuu
toteutuuko {} jos meitä on vaan viis | ollaanko jonossa kuinka pitkällä | onko jonossa kukaan ennen mua
mahdutaanko koko kaveriporukka | kuinka moni on {}:lle jo ilmonnu | kuin täynnä se on | kauanko paikat riittää
riittääkö paikkoja kaikille | jääkö {}:lle tyhjiä tuoleja | voiko {}:lle vielä tunkea yhden lisää
kuinka monta otetaan ja monta on jo otettu | maksimi? | onko raja tullu vastaan
onko se niin suosittu et pitää juosta | nopeet syö hitaat, kuin nopeesti {} täyttyy | täyttyykö {} varmaan heti
riittääks tilaa koko meidän luokalle {}:ssa | löytyykö mulle kolo {}:sta | monta jonossa | kuin suuri mahis sijalla 7
tipahtaako sieltä ikinä ketään pois | peruuko porukka paikkojaan niin et pääsen | ryhmän täyttöaste {}
kuinka monta nimee listalla | onko tupa täynnä | joko pittää jonottaa | jokkos se on pakattu täyteen
Paljonko opiskelijoita {}:lle enintään hyväksytään? | Onko {}:lla yhtään peruutuspaikkaa?
Mikä on {}:n osallistujien yläraja? | Kuinka monta ilmoittautunutta {}:lla on tällä hetkellä?
Kuinka pitkä on kurssin jono?
Varasin lomapäivän ilmon takia ja joka kerta olen jäänyt ulkopuolelle, onko tänä vuonna {}:lla enemmän tilaa?
Suunnittelen luokan pulpettijärjestystä {}:a varten ja tarvitsisin tietää paljonko ihmisiä on tulossa
tahdon tuoda kaverin mukaan {}:lle, riittääks siellä meille kahdelle vai onko jo viimeset
ope sano et se on mini-ryhmä, montako päätä se tarkottaa



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
koska {}n tunnit on | onks {}:ta tänään | tunnit? | mihi aikaan huomen alkaa {} | minä päivinä tää pyörii
peruttu {} vai ei | menikö {} päällekkäin {}:n kaa | Mihin kellonaikaan {}-kurssin luennot pidetään?
Onko ensi viikolla kurssin opetusta? | kellonajat {} | lukujärjestys {} | onko aamutunteja | illal vai päiväl {}
törmääkö {} mun keskiviikon harkkaan | onko {} aina maanantaisin | seuraava kerta? | koska seuraava {} on
oliks tänää sitä tuntii vai siirrettiinkö se | loppuuko {}:n tunti ennen neljää, pitää hakea muksu tarhasta
montako kertaa viikossa | ekat luennot {} monelta | Osuuko {}:n opetusta syyslomaviikolle?
onk {} viel huomenna normaalist | millonka ne {}n tunnit oikke ov | mihnä aikaha se tunti alakaa huomenna
onko huome {} | luentoajat | pe-iltapäivä? {} | vieläkö {} on torstaisin klo 8 | onko {}lla taukoviikkoja
la-opetusta?
Teen osa-aikatyötä kaupan kassalla ja pitää ilmoittaa vuorotoiveet tänään, joten minä viikonpäivinä ja monelta {} kokoontuu?
opettaja on kuulemma kipeänä, pidetäänkö {}:n tunti huomenna | monelta pääsee pois {}:sta torstaina | aikataulu {}
milloin on seuraava luento tällä kurssilla? | Tuleeko {}:sta lähipäiviä viikonlopuille?
Seisotaan kymmenen hengen voimin lukitun oven takana eikä ketään näy, onko {}:n tunti siirretty toiselle päivälle?
aamukasilta taas vai myöhemmin? siis {} | mitkä illat | onko itsenäisyyspäivän viikolla {} | moneltako ja minä päivänä
voinko olla sekä {}:lla että {}:lla vai onko ne samaan aikaan
anoppi tulee kylään torstaina ja pitäs olla kotona neljältä, moneltako {}:n luento sinä päivänä loppuu
Minulla on fysioterapia joka keskiviikko kello kymmenen, joten haluaisin tietää milloin tämän kurssin oppitunnit ovat.
lukkari näyttää tyhjää ens viikolle, onko {} silloin tauolla vai eikö ne oo vaan päivittäny tunteja
vuorolista pitää antaa pomolle tänään ja pomo on tiukkana, minä päivinä {}:n tunteja pidetään joulukuussa
Kaksi kurssiani näyttää menevän ristiin maanantaiaamuna, osuvatko {} ja {} todella samaan aikaan?
montako kertaa {} vielä | paljonko {}:n tunteja jäljellä | vielä monta kertaa tähän pitää tulla
joko {} on tapaamisten osalta paketissa | koska nähdään seuraavan kerran {}:n merkeissä | ens kerta?
seuraava kerta {} | milloin taas {} | {} tällä viikolla | {} torstaina? | onks {} huomen | viikonpäivät | iltaisin?
aamulla vai illalla | lauantaisin? | päiväopetusta vai iltaopetusta | onko {} iltahommaa vai päiväaikaan
pidetäänkö {} työajan jälkeen | onko tää viiden jälkeen vai keskellä päivää | meneekö tähän illat
kaikki {}:n tunnit listana | kaikki kontaktipäivät kiitos | luettele joka ikinen kerta | anna {} ajat kaikki kerralla
pistä tulemaan tän kurssin kaikki päivät nii laitan jääkaapin oveen | onks {} joka viikko vai joka toinen
kahdesti viikossako tää on | kuinka usein {} kokoontuu | mihin kelloon {} on | kaheksaltako jo
kuinka aikaisin {} alkaa aamuisin | moneltako {} loppuu maanantaisin | mihin asti tänään mennään tällä kurssilla
venyykö {} iltaan tiistaisin | onko {}:tä viikolla 44 | onko hiihtolomalla {} | onko {} tauolla pääsiäisenä
oliko viime viikolla {}:n kertaa, en ollu paikalla | koska oli edellinen kerta
käytävä on autio, onko {} tosiaan tänää | peruttiinko {} | eikö {} ookaan | siirtykö torstain {}
onk tämä päällekkäi {}:n kans | meneekö {} ja {} samaan aikaan
pystynkö istuu sekä {}:llä että {}:lla vai osuuko tunnit päällekkäin | Mitkä ovat opintojakson {} lähiopetuspäivät?
Minä viikonpäivinä {} kokoontuu? | Kuinka monta oppituntia kurssilla on yhteensä?
Mihin aikaan päivästä tätä opetetaan? | Milloin on seuraava luento kurssilla {}?
Onko opetusta arki-iltaisin vai viikonloppuisin? | Näytä tämän kurssin tunnit marraskuulta.
Onko {}:lla opetusta tenttiviikolla? | Onko kurssilla {} tunteja perjantaisin?
Mitkä tunnit tästä ovat vielä jäljellä? | Kuinka pitkä yksi opetuskerta on? | Moneltako {}:n luento tänään päättyy?
Kuoro harjoittelee joka tiistai kuudesta ja siitä en tingi, joten osuuko tämä koskaan tiistai-iltaan?
Ajan töihin Kouvolasta ja halvat junaliput pitäisi ostaa ajoissa, antaisitko kaikki {}:n lähipäivät kerralla?
Käyn dialyysissä maanantaisin ja keskiviikkoisin kahteen saakka, niin minä päivinä {}:n tunneilla pitäisi istua?
Pitäisi tulostaa oveen lappu ensi viikoksi, mitkä ovat kurssin {} kellonajat silloin?
Ajan koulutaksia puoli yhdeksään joka aamu, joten moneltako tämän tunnit yleensä alkaa?
Pomo heltyi ja antoi neljä iltapäivää vapaata, mut montako kertaa {} keväällä vielä kokoontuu
Opettaja mutisi jotain et ens viikolla se on jossain Tartossa, niin koska {} on sitten seuraavan kerran
Tunteja on peruttu niin monta etten pysy enää laskuissa, montako tästä on vielä pitämättä
Huoltajana haluaisin tietää, joutuuko tyttäreni istumaan kurssilla {} pimeään asti vai onko tunnit päivällä
{}:n aikataulu näyttää wilmassa yhtä ja opettajan kalvoissa toista, mihin aikaan keskiviikon tunti oikeasti on
luettele kaikki kerrat | listaa kaikki tunnit | onks huomen tuntii | onko huomenna tuntia | onko tänään tuntia vai ei
nähäänkö huomenna | ens viikko? | entä ens viikolla | marraskuun kerrat | marraskuun tunnit
kaikki kokoontumiset putkeen | onko tän päivän tunti peruttu | onko tunti vielä lukkarissa | vika kerta milloin
viimenen kerta? | koska seuraavan kerran | milloin seuraavan kerran | {}: eka luento, päivä ja sali
minä viikonpäivinä {} on | {} tän viikon ajat | {} ajat ens viikolle
koska {} taas | huomen {}:n tunti? | ens kerta {}:ssa | monelta alko eilen | luentopäivät | kellonaika ti?
viikkokerrat | iltapäiväl vai aamul | loppuuko ennen kolmea | monta tuntia putkeen {} | puuttuuko torstain tunti
pidetäänkö {} pyhäpäivänä | montako kertaa {}:lla viikossa on tunti
voinko tehdä {}:n ja {}:n vai meneekö samaan aikaan | tökkääkö {} perjantain vuoron kanssa | meneekö {} {}:n päälle
pitääks {}:lla aina olla aamukasilta | onko {}:ssa tällä viikolla tunti vai ei
tuleeks {}:n opetus lukujärjestykseen vasta viikolla 40 | onko seuraava {}:n tunti siirretty
jos ope on kipee niin pidetäänkö {}n tunti vai perutaanko | onks luento loppuviikosta vai alkuviikosta
torstain tunnin pituus | montako luentoo vielä | kauanko yks tunti kestää {}:ssa
onko {}:ssa tauko keskellä vai putkeen | onko toisella viikolla tunteja | kaikki {}:n ajat maaliskuussa
viimenen tunti ennen joulua {}:ssa | missä rytmissä {} kulkee, joka viikko vai joka toinen
vaihtuuko kellonaika kesken kurssin | tuleeks {}:a yhtään lauantaille | mites ne tunnit men
koskahan seuraava kerta o | kuipal sitä tuntii o | Milloin {}:n seuraava luento pidetään?
Onko {}:n tunti tänään vai huomenna? | Osuuko mikään {}:n kerta iltakuuden jälkeen?
Mitkä ovat {}:n kokoontumisajat lokakuussa? | Peruuntuiko {}:n tämän viikon tapaaminen?
Voisinko nähdä {}:n aikataulun koko kevääksi?
Linja-auto kulkee kerran tunnissa joten haluaisin tietää monelta {}:n iltakerta loppuu
Hoidan kahden koiran lenkit ja pitää sovittaa ne koulun väliin, minä päivinä ja mihin aikaan {} on?
Naapurin kanssa kimppakyyti kulkee kahdeksalta, ehtiikö sillä {}:n aamun tunneille vai alkavatko ne myöhemmin?
onko {} viikon 42 aikana vai jätetäänkö se välistä | kahen tunnin tauko {}:n välissä vai ei | tulihan {} huomiseks
mikä oli se {}:n siirtynyt kerta | onko {} parittomilla viikoilla



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
palautuspäivät? | koska {}n essee pitää palauttaa | mitä deadlineja {}:ssa on | tehtävien dl | esityspäivä {}:ssa?
millon ryhmätyö pitää olla sisäl | monesko päivä on oppimispäiväkirjan palautus
Milloin {}-kurssin tehtävät on palautettava? | Mitkä ovat kurssin tärkeät päivämäärät? | välipalautus?
koska projektin demo on | koska pidetään loppuseminaari {}:ssa | harkkatyön takaraja {}
mihin mennessä kolmostehtävä pitää olla moodlessa | millo raportti pitää tulla palautettuu
koskas nua teheterävät pitää viimmeestänsä lähettää | millonka ne harjotustyöt pittää jättee
{}n kotitehtävät, mille päivälle | Mille päivälle vertaisarviointi on aikataulutettu?
ens viikon palautuksen kellonaika, onko se 23.59 vai aiemmin | tehtäväaikataulu {}
onks {}:ssa palautettavaa ennen syyslomaa | luettele {}:n eräpäivät | montako palautusta ja minä päivinä
posteri pitää olla valmis monelta | mikä on seuraava etappi {}:lla ja koska
Minun täytyy palauttaa kotitehtävä. Milloin?
moodlen kalenteri on tyhjä, koska tätä kurssia koskevat palautukset oikein on | luonnoksen dl {}
Istun iltavuorossa koko ensi viikon, joten minkä päivämäärän kohdalla {}:n ensimmäinen tehtävä täytyy olla jätettynä?
videotehtävä, millon dl | harkkaraportin jättöpäivä | case-esittelyt, minä päivänä {}:ssa on meidän vuoro
tuleeko {}:ssa joku dedis joulun alla | viimesen tehtävän due date | {} deadlinet
Missä vaiheessa lukukautta {}n portfolio jätetään arvioitavaksi? | palautus pvm {} | millä viikolla quizit on auki
ryhmäläiset väittelee onko esitelmä keskiviikkona vai perjantaina, voitko kertoa mikä päivä {}:lle on merkitty esityksille
koska pitää lähettää blogiteksti
Tutorina kokoan opiskelijoilleni seinäkalenteria, joten tarvitsisin kaikki {unit}-opintojakson palautuspäivät allekkain.
mihin päivään asti {}n palautuslaatikko on auki | tehtävä 2 dl? | kylhä tääl joku palautuski on, mut mikä päivä
ope puhu tunnilla niin nopeeta suomea etten saanu kiinni niistä päivistä, koska {}:n tehtävät pitää palauttaa
Suunnittelen risteilyä ystävien kanssa enkä haluaisi kirjoittaa esseetä laivan hytissä, joten minä päivinä kurssin palautukset ovat?
meijän ryhmä ei oo ees alottanu ja kaikki vaan sanoo et ehtii kyllä, mikä on se oikee palautuspäivä {}:n projektille
Kahden kurssin työt tuntuvat osuvan samalle viikolle, joten tarkistaisin mille päivälle {}:n loppuesitys on merkitty.
onko {}:ssa vielä tällä viikolla joku palautus vai onks seuraava vasta ens kuussa
Mihin kellonaikaan oppimistehtävä sulkeutuu palautuspäivänä?
Kalenterissa on viisi väriä ja tämä on yhä valkoinen. Minä päivinä pitää palauttaa jotain?
multa leikataan viisurit ja näytän viikon hamsterilta. koska meidän esitys on
Ryhmä haluaa viimeistellä raportin mökillä pääsiäisenä, minusta se on liian myöhään. Koska sen pitää olla sisällä?
sekotin kerran kahen palautuspäivän ja se makso yöunet. koska eka tehtävä tässä on
ohje oli paperilla joka meni farkkujen mukana pesuun. mihin päivään mennessä se juttu palautetaan
Seminaaria siirrettiin, sitten siirrettiin takaisin, eikä kukaan enää tiedä. Minä päivänä se on?
mulla on vaan sunnuntait läksyille ku ajan taksia kaikki muut. osuuks joku palautus sunnuntaille
Opettaja kirjoitti "palautus sovitusti", mutta en ollut paikalla kun sovittiin. Mihin asti oppimispäiväkirjalla on aikaa?
Kuuron opiskelijan muistiinpanojen tekijänä tarvitsen välietapit hyvissä ajoin. Mitä päivämääriä {}:n sisällä on?
koska essee pitää olla sisäl | onks siin jotai dedlineja | seuraava palautus? | koska meijän pitää pitchata
millo tehtävät pitää olla tehtynä | raportin pvm | koska esitellää | onks tällä viikol joku palautus siinä
semmapäivä? | mitkä on sen virstanpylväät ja minä päivinä | milloin munien pitää olla korissa, tehtävien siis
koska ope kerää sadon, meidän paperit | milloin noustaan lavalle projektin kanssa
missä kohdin matkaa meiltä halutaan jotain valmista | mihin kohtaan kalenteria tämän kurssin ansalangat on viritetty
milloin pallon pitää olla opettajalla, meidän raportin | milloin luonnoksen on nähtävä päivänvalo
mitkä palautukset tulossa {}:ssa | {} aikarajat | esitelmävuoro? | milestone {} | demot? | välitehtävä?
portfolion pvm | koska eka luonnos | projektin jättöpvm | väliesittely? | dedikset {}
onko {}:ssa kotitehtäviä ja koska ne on sisässä | mihin klo ja päivään mennessä videoesitys {}:ssa
monelta yöllä se palautusboxi sulkeutuu | mihin mennessä pitää tehdä vertaisarviointi {}:n esseistä
viimeinen päivä palauttaa labraselostus {} | palautetaanko lokakuun lopussa vai marraskuussa se tehtävä
koska ryhmän pitää näyttää suunnitelma | missä kohtaa {}:a on väliarviointi
millon on se pakollinen tapaaminen jossa esitellään | milloin seminaarityö pitää olla opponentilla
milloin pitää jättää aihe-ehdotus | kuin moni tehtävä mulla on palauttamatta ennen {}:n loppua
milloin {}:n ensimmäinen osasuoritus | onko {}:ssa joku retki ja minä päivänä
onks vierailija vaan torstaina vai koska se on | koska yritysvierailu | koska {}:ssa tulee ne viikottaiset testit
milloin quiz menee kii | nuilla kotihommilla, mikä päivä | koskapas pitää luovuttaa tehtävät
mihinä mennes se pittää olla tehty | onko {}:ssa tärkeitä päiviä vapun alla | koska posteri pitää esitellä
harkkatyön julkistus- ja palautuspäivät | mitä kaikkea {}:ssa pitää jättää ja millon
kertaa mulle dedikset jotka tässä on | mikä on lähin takaraja {}:ssa | koska viimeinen raportti menee {}:ssa umpeen
monta deadlinea {} sisältää | Milloin {}:n projektin loppuesitys pidetään?
Minä päivinä {}:n välitehtävät palautetaan? | Kuinka monta tehtävää {}:ssa on ja mihin mennessä?
Mikä on oppimispäiväkirjan viimeinen jättöpäivä? | Onko {}:n opintokäynnin ajankohta jo tiedossa?
Voitteko luetella {}:n kaikki palautukset aikajärjestyksessä?
Kirjoitan ne päivät jääkaapin oveen heti kun kerrot, milloin {}:n kolme tehtävää pitää jättää?
Olen ohjaaja ja opiskelija väittää ettei {}:ssa ole enää yhtään palautusta, pitääkö se paikkansa vai milloin seuraava on?
ryhmän sisäinen sekoilu alkaa olla legendaarista, kukaan ei muista milloin se loppuposteri pitää lähettää, milloin se on



`,
  extension: `
saisko {}:n palautukseen lisäaikaa | voiko {}:n esseen palauttaa myöhässä | olin kipeenä, voinko palauttaa myöhemmin | voiko {}:n deadlinea siirtää
jäi palautus tekemättä {}:ssä, voiko vielä palauttaa | lisäaikaa? | mitä jos palautan myöhässä | tarviin pari päivää lisää {}:n raporttiin
Olisiko mahdollista saada pidennystä kurssin {} tehtävän määräaikaan? | unohdin palauttaa {}:n tehtävän | en ehdi palauttaa {}:n harkkaa ajoissa
palautuslaatikko meni kiinni, mitä teen | hyväksytäänkö myöhässä palautetut työt | palautin väärän tiedoston {}:een | viekö myöhästyminen pisteitä
miten pyydän lisäaikaa {}:ssä | deadline on tänään ja kone hajosi | voisko sitä dedistä lykätä | palautus myöhästyy päivällä, haittaako
saako {}:n tehtävää korjata palautuksen jälkeen | saisinko viikon lisää aikaa viimeiseen tehtävään | lapsi sairastui, voiko {}:n palautusta siirtää
saisko lisäaikaa | {} lisäaika? | voinko palauttaa {}n tehtävän myöhässä | myöhästyn palautuksesta, mitä nyt
voiks dedistä venyttää | pari päivää lykkäystä plz | meneekö pisteitä jos {}:n raportti tulee päivän myöhässä
Voisiko {}-kurssin tehtävän määräaikaa siirtää? | Hyväksytäänkö myöhästyneitä palautuksia? | armonaikaa?
onko siinä joku joustovara | kone räjähti just ennen dl, saaks {}n esseelle viikon lisää
lapsi sairaalassa enkä saanut tehtävää valmiiksi, saako {}:ssa lykkäystä | moodlen palautus meni nenän edestä kiinni
palautuslaatikko sulkeutu, kelpaako sähköpostilla vielä
en mitenkään kerkee perjantaiksi, voiko {}n palautusta lykätä maanantaihin | pidennystä dediin
onko mahdollista neuvotella myöhäisempi palautuspäivä {}:ssa | sais viäl pari päivää aikaa siihe tehtävähä
mää en kerkee millää, saisinks mää lissää aikaa | ny jäi pahasti myähään tuo palautus, saanko viä laittaa
kuinka monta viikkoo myöhässä {}:n työn voi jättää
Tuleeko myöhästymisestä automaattinen hylkäys {}:ssa vai vähennetäänkö vain pisteitä? | myöhästymissakko?
Olen ollut kuumeessa koko viikon ja ryhmätyömme on puolitiessä, joten saisimmeko {}:n loppuraportille muutaman päivän jatkoaikaa?
jatkoaika | lykkäys {} | opettaja ei vastaa, onko {}:ssa tapana antaa lisäpäiviä
unohdin koko tehtävän, voiko sen viel jättää | dl meni jo, toivoa?
Minä tarvitsen enemmän aikaa tehtävään. Onko mahdollinen? | saaks siirtää {}n esitystä viikolla eteenpäin
nukuin pommiin ja {}n palautus jäi, kelpaako vielä tänään | Kuinka myöhään tehtävän voi palauttaa määräajan jälkeen?
onko 15 min myöhästyny palautus ihan mennyttä
Työnantaja komensi minut viikoksi Ouluun ilman läppäriä, saanko siirtää {}-tehtävän palautusta sen verran
venyykö {}n deadline | kuinka ankara {} on myöhässä tulleiden töiden kanssa
lukilausunnolla lisäaikaa kirjallisiin töihin? | myöhästynyt palautus
otetaanko {}:ssa myöhässä jätettyjä töitä vastaan ilman selityksiä | viikko lisää riittäis, voiko määräpäivää siirtää
sähköt oli poikki koko illan enkä saanu {}:n tehtävää perille, annetaanko anteeksi ja uusi päivä | määräajan pidennys
Isäni joutui yllättäen leikkaukseen ja kaikki koulutyöt ovat jääneet, joten kenties tämän kurssin viimeisen tehtävän voisi jättää vasta ensi kuussa?
koira söi tikun, ei oikeesti vaan pilvitallennus hävitti koko tiedoston, voiko {}:n harjoitustyölle saada muutaman yön lisää
Synnytys käynnistyi kolme viikkoa etuajassa enkä ehtinyt viimeistellä raporttia, olisiko mahdollista jättää se myöhemmin kuin muut?
meil lähti yks ryhmästä kesken kaiken ja työ jäi retuperälle, annetaanko semmosessa tilanteessa lykkäystä {}:n palautukseen
luulin et dl on keskiyöllä mut se olikin kuudelta, saako {}:n tehtävän lähettää vielä vai onko peli menetetty
Sain diagnoosin keskittymisvaikeudesta ja kirjallinen työ etenee hitaasti, joten onko tehtävien määräpäivistä mahdollista joustaa?
Läppäri kuoli ja vei kaikki yksitoista sivua, korjaaja vain pudisti päätään. Voinko palauttaa ensi viikolla?
vauva syntyi lauantaina neljä viikkoo etuajassa ja esseessä on otsikko ja kaks riviä. saisko lisäpäiviä
Meillä kolme on ollut noroviruksessa, en kerro enempää. Saisiko ryhmä myöhemmän päivän?
painoin lähetä 00.02 ja laatikko meni kiinni keskiyöllä. otetaanko se viel vastaan
Talossa oli tulipalo ja asun tädin luona yhden kassin kanssa. Onko mahdollista saada lisää aikaa?
mummi kuoli ja hautajaiset on samana päivänä ku raportti pitäis palauttaa. voiko sitä siirtää
oon valvonu neljään joka yö eikä se vaan oo valmis. haittaako jos palautus tulee kaks päivää myöhässä
vuorot vaihdettiin ja teen öitä koko sen viikon kun tehtävä on palautettava. saako sen tuoda sen jälkeen
Lukihäiriön vuoksi kaikki kestää tuplasti, terveydenhoitaja antoi paperinkin. Saisinko {}:n esseeseen pidemmän kirjoitusajan?
saisko pari päivää lisää | voiks palauttaa myöhäs | oisko tehtävään lisäaikaa mahollista saada
oon essees myöhäs, käyks viel | mitä jos tulee päivän myöhäs | voiks sitä palautuspäivää siirtää mun kohalla
tarttisin viikon lisää raporttiin | huoliiks ne myöhästyneit töitä | palautukselle lykkäystä?
löytyykö armoa myöhästyneelle esseelle | voiko raportille ostaa lisäaikaa | joustaako palautuspäivä yhtään
onko hitaalle etanalle armonpäivää kotitehtävässä | pysäyttäisivätkö he kellon minun tehtäväni kohdalla
voisiko palautuksen giljotiini odottaa sunnuntaihin
onko palautuslaatikko naulattu kiinni vai voiko paperin vielä sujauttaa | saako läksyni tulla seuraavalla junalla
armoa | vielä päivä tai kaksi {}:aan | palautus viivästyy | jatkista esseelle? | venyykö tehtävän aikaraja
saisko lisää aikaa kirjottaa | oppari jää vaiheeseen ellei siirretä palautuspäivää | palautuspäivä liikkumaan, miten
onks takaraja kiveen hakattu | dedis liikahtais jos pyytäis | kuuluuko lisäaika automaattisesti sairaslomalaiselle
saako {}:n raportin toimittaa juhannuksen jälkeen | ryhmän kaikki jäsenet kuumeessa, saisko {}:n työ odottaa
moodle kaatu just ku yritin ladata, kelpaako huomenna
tiedosto oli väärässä muodossa ja palautus hylättiin, saanko uuden päivän
vahingossa palautin luonnoksen, saako oikean vielä vaihtaa määräajan jälkeen
hyväksytäänkö kaksi päivää myöhästynyt essee täydellä pistemäärällä
tippuuko numero jos raportti tulee viikon jälkeen | mitä tapahtuu jos harkkatyö jää palauttamatta ajoissa {}:ssa
saako rästitehtävät hoitaa vielä joulukuussa | rästihommat {}:sta, mihin asti otetaan vastaan
viimenen viikkotehtävä jäi tekemättä {}:sta, annetaanko vielä mahdollisuus
pystyykö opelta neuvottelemaan kolmen päivän armon | pistääks ope nollan jos palautus menee puol tuntia yli
kirottu kello, essee lähti 00:07, pelastuuko | puuttuu kaks sivua ja aika loppuu yöllä, saisko huomiseen
kirjasto sai kirjan vasta tänään, saanko essee-kirjotukseen vähän jatkoa
kone hajos ja puoli raporttia katos, heruiskohan viikko | mää en kerkee saada sitä valmiiks, venyttäskö ne
jotta josko viälä muutaman päivän saisi | suattasko tuota palautuspäivee siirtee
saiskohan sen esseen viijä vast ensviikol
opponenttini ei oo lähettänyt tekstiä joten saanko arvioinnin palauttaa myöhemmin
pitääkö jatkosta anoa erikseen lomakkeella | kuinka hyvissä ajoin lisäaikaa pitää pyytää
kelpaako lääkärintodistus siihen että saan palauttaa jälkikäteen | Voidaanko {}:n esitelmän ajankohtaa siirtää?
Onko kirjallisen työn palautuspäivästä mahdollista poiketa? | Anoisin viikon lykkäystä {}:n loppuraporttiin.
Sovelletaanko {}:ssa myöhästyneisiin töihin pistevähennystä? | Myönnetäänkö vuorotyöläiselle pidempi palautusaika?
Voiko {}:n portfolion jättää vasta kevään puolella?
Kuinka monta ylimääräistä päivää kirjalliseen tehtävään voi saada?
Jouduin yllättäen hoitamaan isän asioita Ruotsissa enkä ehdi viimeistellä {}:n työtä, voisiko palautuspäivää siirtää?
Kolme meistä on vielä muuttokuormassa ja tehtävä on puolivalmis, olisiko raportilla mitään mahdollisuutta saada vielä viikonloppu lisää?
pesin läppärin kahvilla torstaina ja se ei herää, onks mitään tapaa saada {}:n harkkatyölle pari päivää lisää
Työnantajani veti kaikki kolmen viikon ylityöhön juuri palautusviikolla, joten olisiko mahdollista luovuttaa tehtävä jälkeenpäin?
Voisiko {}:n ilmoittautumisaikaa jatkaa vielä viikolla? | siirtäiskö joku {}n ilmon loppua vähän eteenpäin
jatkettaisko ilmoaikaa ku puolet ei saanu tunnuksia



`,
  platform: `
mikä on {}:n moodleavain | {} moodle avain? | en näe {}:tä moodlessa | missä on {}:n työtila | {} moodle linkki
ilmottauduin mut {} ei näy moodlessa | mikä kurssiavain | millä alustalla {} on | onko {} moodlessa vai teamsissa
moodle kysyy salasanaa kurssille {} | miten pääsen {}:n työtilaan | {}:n kurssisivu ei aukea | avain ei toimi moodlessa
en pääse {}:n moodleen | koska {}:n moodle aukeaa | missä {}:n teams-ryhmä on | mua ei oo lisätty {}:n moodleen
saisinko linkin kurssin {} työtilaan | moodle väittää etten ole kurssilla {} | väärä avain | mistä löytyy kurssin moodlesivu
moodlealusta puuttuu | onko siinä teams-kanavaa
mikä on {}n moodle-avain | missä {}n moodle on | en löydä {}ta moodlesta | {} ei näy mulla moodles | linkki?
moodle-avain? | työtila? | teams-kanava {} | Miten pääsen kurssin {} työtilaan? | pyytää kurssiavainta, mikä se on
onks tää moodlessa vai teamsissa | itslearning vai moodle | se linkki mikä ope laitto ei aukee
moodle väittää etten oo tällä kurssilla | saiskohan {}:n sivun linkin tähän
kurssialusta ei anna mun kirjautua {}:een | työtilan salasana on hukassa | Mistä löydän {}:n Teams-ryhmän?
mun moodle on tyhjä vaikka {} alko jo eilen | minä en pääse moodle kurssi {}, se sanoo ei oikeutta
itsekirjautumisavain {}:een | mää yritän moodleen mut {} o piilotettu
aina ku kahton niin {}:n moodle antaa vuan virreilmotuksen | jotta mihinä osottees se kurssin alusta on
tehtävien palautuslaatikkoon en pääse ku koko kurssi on lukossa moodlessa
ei löydy hakemalla {}n nimellä mitään moodlesta, onks se jollain toisella
Opiskelijani soittavat perätysten, koska eivät näe {}:ta työtilaluettelossaan. Mistä osoitteesta oikea alusta löytyy?
moodlepohja {} url | onko {}:n työtila avattu jo | kuka lisää mut {}:n teamsiin
access denied ku klikkaan {}n kurssisivua | Onko kurssin {} oppimisympäristö Moodle vai Howspace?
heitäs linkki sinne alustalle
Kirjauduin avoimen tunnuksilla ja näen vain vanhat kurssini, vaikka maksoin viime viikolla. Millä avaimella pääsen tämän kurssin Moodleen?
avain ei kelpaa {}:een, onko se vaihdettu | mite mä saan {}:n näkyviin sinne etusivulle moodles
discord vai teams {}:lla | Padlet-seinän linkki {}? | tuotako linkkiä pitää painaa vai joku muu {}:n moodleen
{}:n kurssialue ei lataudu puhelimella | mun tunnuksilla ei pääse opettajanakaan {}:n moodlepohjaan
enrolment key pliis | ope puhu jostai kanavasta teamsissa, mis se on
ope sano et kaikki materiaali löytyy alustalta mut mulla siellä on vaan kaks kurssia viime vuodelta, eli miten mä saan {}n moodlen auki
Järjestelmä pyytää kurssiavainta, jota en löydä aloituskirjeestä enkä sähköpostista, ja opettaja on lomalla. Mikä on kurssin {} Moodle-avain?
kirjauduin kolmella eri selaimella ja läppärillä ja vielä siskon padilla mut aina tulee et sivua ei löydy, voitko antaa toimivan linkin {}:n alustalle
minä näen kurssin Pepissä mutta en näe kurssia Moodlessa, minun kaveri näkee molemmat, mitä minun pitää tehdä että pääsen työtilaan
Ensimmäinen kokoontuminen on varttitunnin päästä Teamsissa, kutsua ei ole tullut, enkä ole minkään kanavan jäsen. Missä {}:n tiimi on?




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
missä {} on | mihin luokkaan {}:lle mennään | mis talos {} pidetään | {} paikka? | mihinä se pidetähän
mihi mun pitää tulla {}:n tunnille | onko {} edelleen {room}ssa | vaihtuiko {}:n tila vai miksei täällä oo ketään
kummalla kampuksella {} on | Missä tilassa kurssin {} luennot järjestetään?
seison {room}n ovella ja pimeetä, missä {} oikeesti on | Mihin huoneeseen {} on sijoitettu tällä kertaa?
mis päin taloo tää on | missä kerroksessa {}:n ekat tunnit on | onk {} Lemminkäisenkadul vai jossai muual
mistee ovesta {}lle männään | minä olen eksynyt, missä huone on kurssi {} | opetustila? | paikka?
löytyskö tälle jostain salinumero | Onko kurssilla vakioluokka vai kiertääkö se eri tiloissa?
kummassa rakennuksessa tää pidetään, a vai b
Tulen pyörätuolilla ja haluan katsoa reitin etukäteen, joten kertoisitko missä rakennuksessa ja kerroksessa {}:tä opetetaan?
monennessako kerroksessa siel ollaan | jossain labrassa vai tavallisessa luokassa {}
pitääks {}lle raahautua keskustaan vai onko se täällä | {}:n tila huomenna | onks {}n luokka vaihtunu
ollaanko tällä kertaa auditoriossa | mihinkä {}:n porukka kerääntyy
Vahtimestarina ohjaan vieraita aulassa ja eräs luennoitsija hakee kurssiaan {}. Mihin tilaan se on varattu?
osote {}:lle | ei oo mitää kylttii, mikä huone {}lla on | missä kaupungissa {} opetetaan, Kuopiossa vai Iisalmessa
Sijaitseeko {}:n opetuspaikka kävelymatkan päässä pääkampuksesta?
kadonnu opiskelija täällä, tän kurssin luokka olis hakusessa | minne? | siirtykö tää {room}een
Mistä löydän luokan, jossa tätä opetetaan? | mikä ovi mulla on edessä jos {} alkaa
Poika soitti että ryntää pitkin käytäviä myöhässä eikä löydä {}:n luokkaa. Missä salissa se on?
onko {} samassa paikassa ku viimeks
oon kiertäny tätä rakennusta varttitunnin ja vastassa on ollu siivouskomero, kattilahuone ja yks hämmästyny proffa, et missä huoneessa se {} nyt oikein pidetään
Kuljetan työkseni näkövammaisia opiskelijoita, ja asiakkaallani on huomenna ensimmäistä kertaa {}. Minkä rakennuksen oven eteen hänet pitää viedä?
eilen oltiin vielä siinä isossa auditoriossa mut tänään siellä istuu joku eläkeläisten kuoro laulamassa. no mihin tilaan meidän kurssi on siirretty
minä katson karttaa ja katson ovea ja katson numeroa, mutta ei ole sama, voitko sanoa missä luokassa meillä on {} tänään
tuloon pyörällä sateella enkä viittis ajaa väärälle kampukselle taas niinku viimeksi, jotta kummallako puolen jokea tätä kurssia nyt pidetähän
{}:n paikka | mikä ovi | mis luokas | sijainti? | huone nro | missä {} nyt on | minne mennä {}:lle
mihin huoneeseen ne laitto {}:n tällä kertaa | onko {}:lle jo luokkaa | kummassa siivessä tää pidetään
päätalo vai uusi puoli | millä kampuksella {} on | onks {} aina samas luokas | sama paikka ku viimeks?
missä kaupungissa {} järjestetään | labrassa vai ihan tavan luokassa
missähän kaikki on, tulin {}:lle ja luokka on pimee | aika tiedossa mut missä {}
mikä osoite annan taksille {}:ta varten | vaihtuko {}:n tila taas | pidetäänkö {} {room}ssa
onko {} tänään {room}:ssa vai muualla | missä auditoriossa | monesko kerros {} | mihkä {}:n porukka kerääntyy
kerro mihin kurssi on sijoitettu | Missä luokassa {} pidetään? | Missä rakennuksessa kurssin tunnit ovat?
Mikä on kurssin {} opetustila? | Millä kampuksella tätä opetetaan? | Mihin tilaan huominen {} on varattu?
Missä {}:n ensimmäinen kerta järjestetään? | Ovessa lukee et tila vaihtunut mut ei mihin, nii missä {} nyt on
Liikun pyörätuolilla ja suunnittelen reitin etukäteen, joten missä salissa {} on ensi viikolla?
Tulen vierailijaksi puhumaan eikä kukaan muistanut kertoa paikkaa, mihin luokkaan {} kokoontuu?
Tytöltä jäi inhalaattori keittiön pöydälle ja ajan sen sinne, missä luokassa sillä on nyt {}?
Mulla on kärryllinen labratakkeja {}:n väelle, mihin luokkaan työnnän nämä
Kiersin talon kolmesti ja kysyin mieheltä joka osoittautui maalariksi. Missä se pidetään?
Minulla on opaskoira, joten reitti pitää harjoitella ennalta. Missä luokassa olemme?
lukkarissa on koodi, kirjain, numero ja piste, ja mä oon brasiliasta. minne mä meen
bussi jättää kampuksen väärään päähän ja on liukasta. missä talossa se on
ovessa oli lappu "siirretty" muttei minne. missä huoneessa ne nyt on
Tulen pyörätuolilla ja vanhassa siivessä on pelkkiä portaita. Mikä tila se on?
ukki kuskaa ja vaatii osoitteen navigaattoriin, se on jääräpää. missä se järjestetään
viime viikolla patterit oli kylmänä ja meidät passitettiin muualle, en kuunnellu. missä ollaan tällä kertaa
Tykki pitää kantaa maanantaina {}:n pitopaikkaan ja minä olen se kantaja. Mihin tilaan vien? | mikä huone
mihi mennää | mis päin se on | mikä kampus | minkä oven takana | mis me ollaan tänää | luokka? | onks päätalos vai mis
sama huone ku viimeks? | mihin laitan takamukseni siellä | missä sokkelon nurkassa ne lymyävät
minkä lampun alle kokoonnutaan | mihin kohtaan karttaa isken nuppineulan | missä tämän kurssin pesä on
minkä neljän seinän sisällä | missä kohtaa on aarrekartan risti | millä juottopaikalla se luokka tapaa
tän päivän sali | mitä kaikkia saleja se käyttää | missä kaikissa luokissa {} pidetään | onko meidän sali vaihtunut
missäpäin tää pidetään




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
koska {}n arvosanat tulee | eikö {}:sta oo vieläkään tullu mitään | onko {} jo arvosteltu
montako viikkoa meneeki arvosanaan | millon nään numeron | arvosanat? | missä arvosanani näkyy | {} arvosana tuli?
tenttitulos? | onko meijän esseet {}:sta tarkistettu | Milloin kurssin {} suoritukset kirjataan järjestelmään?
mistä nään mitä sain {}sta | arvosana puuttuu {}sta | joko ope ehti arvostella {}n
ku stipendi on siit kiinni nii koska {}n numero tulee | miksi mun suoritus {}:sta ei näy Pepissä
Odotan opintotukea varten viimeistä merkintää. Koska kurssin {} tulokset viimein julkaistaan?
tiätääk kukaa millo tuloksii o tulossa | onko minun arvosana jo valmis, minä odotan kaksi kuukausi
ei oo {}n numeroo näkyny ja on menny jo kaks kuukautta | jotta joko net on kattonu ne meirän tentit
kuka syöttää ne {}:n arvosanat ja koska ne sinne ilmestyy | oliskohan {} jo pisteytetty
eikö noille kuulu mitää, se arvostelu vie ikuisuuden | Missä näen arvosanani tästä kurssista?
mulla on {}:sta yhä hyväksytty-merkintä tulematta
Kuinka pitkä on tavallinen arviointiaika, entä koska {}:n tulokset tulevat?
tuleeko {}n arvostelu ennen valmistujaisia | opintorekisterissä näkyy tyhjää {}n kohdalla, onko se kirjattu
tenttasin {}:n kolme viikkoa sitten, onko tulokset jo ulkona
Poika on odottanut {}:n tuloksia kuukauden ja hermoilee jatkuvasti. Koska arvosanat julkaistaan?
saako tätä arvosanaa näkyviin ennen juhannusta | koskas ne pisteet vipsahtaa sinne näkyviin
oon valmis valmistuun heti kun {} on kirjattu, onks se | arvostelun valmistumispäivä {}
palautetta ja numeroa odotellessa, koska {} | mittee miulle tuli {}sta | onkohan {}n arvosana saatu jo
Eikö tästä kurssista pitänyt tulla arvosana jo viime viikolla? | puuttuuko {}n merkintä vielä muiltakin vai vaan multa
suoritusmerkintä {}:sta koska
maksoin kesäasunnon takuuvuokran siinä uskossa et kela maksaa, mut ne vaatii suoritusmerkinnän {}:sta eikä sitä kuulu, koska se arvosana oikein kirjataan
Lähetin viimeisen raportin joulukuussa, olen sen jälkeen saanut lapsen ja muuttanut kahdesti, eikä kurssin {} arvosanaa näy vieläkään. Milloin se tulee?
kaikki muut mun ryhmästä on jo postannu numeronsa chattiin ja mulla on pelkkä viiva, niin onko tän kurssin arviointi vielä kesken
minä haen maisterikouluun Tanskaan ja haku loppuu perjantaina ja minun pitää lähettää opintosuoritusote, milloin kurssin {} arvosana ilmestyy siihen
oon päivittänyt peppiä tunnin välein niinku joku hullu ja kissaki kattoo jo säälien - onko {}:n tentit yhtään tarkistettu vai turhaanko mää täs
oon kattonu Peppiä ennen hampaidenpesua, bussissa ja saunassakin. koska numero on siellä
Apurahan myöntäjä haluaa otteen maanantaihin ja tämä rivi on tyhjä. Milloin se täyttyy?
viimisen paperin palautuksesta on seittemän viikkoo, lumi on tullu ja menny. eikö niitä oo viel arvosteltu
Naapurin tuomari väittää, että laki puhuu kuukaudesta. Kuinka kauan arvosteluun saa mennä?
äiti soittaa joka ilta ja kysyy miten meni eikä mulla oo enää vastauksia. koska tulokset tulee
kaikki muut meidän porukassa on saanu omansa, mulla on viiva. missä mun numero viipyy
Valmistun kesäkuussa ja viimeinen merkintä pitää saada rekisteriin ennen 20. päivää. Koska {}:n arvosana kirjataan?
opettaja jäi äitiyslomalle meidän paperit laukussaan, kerrotaan. millon ne tarkistetaan
Isä lupasi pyörän jos tulee nelonen ja pyöräale loppuu lauantaina. Milloin arvosana selviää? | tuliks tulokset
kauan ne tarkastaa | eiks oo vielkää numeroo wtf | koska nähää miten meni | millo numerot
onks meijän paperit jo tsekattu | arvosana viel puuttuu pepist | koska se arvosana näkyy | kurssin tulokset jo?
koska kuoret avataan | milloin tuomio luetaan, arvosana siis | joko tuomaristo on palannut numeroiden kanssa
putoaako kirves vai laakeri, ja koska siitä kuulee | kauanko kynsiä pitää pureskella ennen kuin numero tulee
milloin tarkastajan piipusta nousee valkoinen savu | vieläkö punakynä sauhuaa meidän papereissa
joko numeroposti on kulkenut | mis välikokeen pisteet näkyy




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
ilmota mut {}lle | hoida sä mun ilmo | laita mun nimi {}n listaan | buukkaa mulle paikka tästä | ilmoita minut
mut mukaan | nimeni listaan | mulle paikka | pistä mut {}:lle kiitos | kirjaa minut tälle kurssille
Voisitko ilmoittaa minut kurssille {}? | teetkö sen ilmottautumisen mun puolesta ku en pääse peppiin
klikkaa mut mukaan {}:een | haluisin et sä hoitaisit mut tälle kurssille sisään
Ilmoittaisitko tyttäreni {}:lle, hänellä ei toimi tunnukset. | no pistäppä mää jonoon ny {}lle
minut pitäs suaha {}:lle, laitappa sisälle | kirjoota mun nimi tuohon {}:hin
ole hyvä ilmoita minut kurssi {}, minä en osaa | täytä se ilmolomake mun nimellä | nappaa mulle yks tuoli {}lta
varaa mulle {}sta opiskelijapaikka | hei robotti, ilmoo mut tähän | vois sää panna mun tol kurssil
ilmoittaudu puolestani
Pyytäisin, että rekisteröisit minut {}:lle, koska olen leikkauksessa juuri silloin kun ilmoittautuminen aukeaa.
lisää mut osallistujaksi {}:een
Opintosihteerinä pyydän: kirjaisitko erään poissaolevan opiskelijan toteutukselle {} heti, kun mahdollista.
tee mulle ilmottautuminen tähän heti | mä en jaksa tapella sen pepin kanssa, pistä sä mut {}:lle
tunge mut sinne sisään | haluan, että sinä hoidat ilmoittautumiseni {}:lle | ota musta tiedot ja ilmota {}:een
ilmoittaudun tähän sinun kauttasi, tee se nyt
Varaisitko kaksi paikkaa {}:lta, toinen minulle ja toinen kämppikselleni?
istun ratikassa enkä pääse koneelle, ilmoittaisitko mut {}:lle siitä | hae mulle paikka {}:n kurssilta, ok?
Laittaisitteko nimeni ylös tälle kurssille, kun en aikuisopiskelijana osaa näitä järjestelmiä käyttää?
paina sitä nappia mun puolesta niin oon {}lla | mee ja rekkaa mut siihe | {}:een mut kans samalla listalle, lisää sä
kai sä voit kirjautua peppiin ja tehdä mun {}-ilmon valmiiks | luo mulle osallistuminen {}:een
lähetä mun ilmottautuminen {}lle
oon rekassa jossain oulun takana ja netti pätkii niin ettei peppi suostu lataamaan mitään, nii laittaisitko sä mun nimen sinne {}:lle
Vanha isäni pääsi avoimen opiskelijaksi mutta ei osaa käyttää tietokonetta, joten ilmoittaisitteko hänet hänen puolestaan tälle kurssille, kun en itsekään siihen pysty?
oon yrittäny painaa sitä vihreetä nappia varmaan kakskyt kertaa ja aina se heittää mut ulos, ilmota sä mut ku oot kerran robotti
minä luin ohjeen kolme kertaa ja en ymmärrä yhtään mitä pitää klikata, ole kiltti ja tee ilmoittautuminen kurssille {} minun puolesta
käsi on kipsissä olkapäähän asti ja kirjotan tätä nenällä... tee mulle palvelus ja hoida mun ilmottautuminen {}lle loppuun asti
sormet ku makkarat ja se sivu puhelimella saa kiroilemaan. etkö sä vois laittaa mut sinne
Salasana vanheni, helpdesk on lounaalla ja hermot ovat menneet. Ilmoita minut sinne, ole hyvä
Mieheni hoiti aina nämä tietokoneasiat, ja nyt hän on laivalla. Tekisitkö ilmoittautumisen puolestani?
tiiät mun nimen, tiiät koodin, ja mä ajan autoo. laita mut vaan sinne
klikkasin seittemän sivun läpi ja päädyin ruokalistaan. hoida sä toi ilmottautuminen
Minulta on viisikymmentä opiskelijaa tulossa enkä jaksa käsin. Voisitko ilmoittaa koko porukan?
osastolla on yksi kone ja siihen jono. joten kirjaa minut ystävällisesti osallistujaksi
Ruudunlukijani ei löydä nappia millään. Voisitko hoitaa ilmon puolestani?
se aukee kaheksalta ku oon lypsyllä. nappaa mulle paikka {}:lta sillon | mun nimi listaan | pistä mut messiin sinne
heitä mut sinne | tee se ilmo mun puolest | kirjaa mut sisää | lisää mut sinne osallistujaks
ilmoita mut kans {}lle, kiitoksii | laita mulle paikka sielt
kirjoita nimeni siihen listaan kauneimmalla käsialallasi | nappaa mulle tuoli sieltä
laske mut mukaan ja tee paperityöt | ole sihteerini ja lähetä ilmoittautumiseni | heitä hattuni kehään puolestani
naulaa nimeni siihen oveen | tee minusta osallistuja, velho | paina sitä nappia mun puolesta | peru mun paikka
peru ilmoittautumiseni kurssilta




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
paljonko {} kustantaa | onks tää ilmanen | pitääks {}:sta pulittaa | mitä lystiä varten pitää varata rahaa, siis {}
kuinka monta euroa | Peritäänkö {}-kurssista osallistumismaksua? | Mikä on avoimen AMK:n hinta tälle opintojaksolle?
maksaako tää opiskelijalle mitään | köyhä opiskelija kysyy meneekö {}:sta fyffee | paljo massii {} vie | kuluja?
kysteekö {} jotain | tuleek siit lasku | maksoo? | onko {} maksutonta tutkinto-opiskelijalle
mitä {}n materiaalipaketti maksaa
Olen työtön työnhakija ja harkitsen {}:n suorittamista avoimessa, joten haluaisin tietää paljonko siitä joutuu maksamaan.
Onko kurssimaksussa alennusta eläkeläisille? | eur? | opintopistehinta {}
kuuluuko {} lukukausimaksuun vai tuleeko erikseen laskutettavaa | veloteetaanko tästä jotaki | rahhookohan se viep
Minkä hintainen {} on ulkopuoliselle? | paljonko köyhtyy jos {}:lle lähtee | {} hinta avoin
mulla ei oo varaa mihinkään maksulliseen, onko {} ilmainen | labratakki ja tarvikkeet {}:ssa, maksaako ne itse
kurssin hintalappu | ekskursio kuuluu {}:iin, menekö siitä erikseen maksua
Työnantajani maksaa kouluttautumiseni, mutta vaatii ensin hinta-arvion. Mikä on {}-kurssin kokonaishinta?
maksullinen vai ei | joutuuko tästä maksaa jos ei oo suomen kansalainen
Kuka maksaa {}n sertifikaatin, opiskelija vai koulu? | mitä maksaa kurssi? minulla ei ole paljon rahaa
tarttooko kukkaroa kaivaa {}n takia | ilmotteluyhteydessä pyys pankkikortin, kui paljon {} oikein laskuttaa
osallistumismaksu | maksuu {}
Äitinä mietin opintojen budjettia syksylle, joten kuinka paljon {} tulee kaikkine kuluineen maksamaan opiskelijalle?
kalliskin tää {} vai | saako {}:n gratis | paljonko se kirpaisee
pappa lupas maksaa mun avoimen opinnot jos hinta on järkevä, joten mitä {} kustantaa kaiken kaikkiaan
Luin jostain että EU:n ulkopuolelta tulevat maksavat enemmän, joten paljonko {} maksaa minulle joka tulen Nepalista?
kurssiin kuuluu kai se matka tukholmaan ja pelkään et joutuu ite kustantaan, paljonko siihen menee rahaa
Yhdistyksemme voisi lähettää kaksi vapaaehtoista oppimaan tätä, jos osallistumisesta ei peritä kohtuutonta summaa, mikä on hinta per nuppi?
tilillä on 14 euroo ja palkkapäivään on viikko, tuleeko {}:sta heti joku lasku vai onko se ilmanen
Peritäänkö {}:n laboratoriotyöskentelystä erillinen tarvikemaksu?
mulla on yksitoista euroa kuun loppuun ja siinä on kissaki mukana. veloitetaanko tästä
Työnantaja maksaa kaiken josta saa kuitin. Mitä se kustantaa?
jenkeissä joutuisin myymään auton tommosen takia. mitä se täällä tekee
Olen EU:n ulkopuolelta ja maksan täällä joka henkäyksestä. Tuleeko tämä vielä päälle?
viime vuonna oli messureissu Stuttgarttiin ja vanhemmat marisi. onko jotain maksettavaa tällä kertaa
Eläke on pieni mutta uteliaisuus suuri. Paljonko se verottaisi?
tuli jostain toisesta lasku "tarvikkeista", 45 euroo varottamatta. tuleeko tästä samanlaista
kaveri sanoo et avoimessa maksetaan nopan mukaan, serkku et kurssin mukaan. paljonko {} olis
Äiti haluaa antaa osallistumismaksun syntymäpäivälahjaksi ja kysyy summaa. Mikä se on? | onks ilmane
pitääks maksaa jotai | paljo euroi | mikä hintalappu siin | hinta euroissa? | onks piilokului | onks meil ilmaseks
mitä toi kustantaa | meneeks rahaa siihe | tekeekö se loven lompakkoon | pitääkö säästöpossu rikkoa sen takia
mitä lystistä joutuu pulittamaan | maksaako se maltaita | meneekö siihen enemmän kuin kahvikupin hinta
pitääkö kukkaron nyörejä löysätä | tuleeko siitä lasku postiluukusta
montako kolikkoa siihen pitää syöttää että saa opiskella




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
nauhotetaanks {} | tuleeko luennoista videot | voiko {}:n luennot katsoa jälkikäteen
olin kipee, saaks eilisen luennon jostain nauhalta | {} tallenne | onks panoptossa mitää
Tallennetaanko {}-kurssin luennot? | Julkaistaanko opetuksesta videotallenne jälkikäteen katsottavaksi?
taltioidaanko ne luennot | jääkö zoomista tallenne | kuinka kauan {}n videot on katottavissa
saaks ne kuunneltua myöhemmi lenkil | kattoo voisko viaän kotona illalla uurestansa sen luennon
nauhottaakko hyö niitä tunteja | mul jäi väliin ni oisko siitä nauhotetta | katselu jälkikäteen? | luentovideot {}
onko viime vuoden {}n nauhoitukset vielä esillä | painaako ope rec-nappia | tuleeks striimistä tallenne {}:ssa
voinko kelata luentoa jälestäpäin | Jaetaanko {}n luentotaltioinnit myös poissaolleille? | nauhote | replay?
Työvuoroni alkaa aina kesken luennon, joten olisiko {}:n opetus myöhemmin illalla nähtävissä tallenteena?
äänitiedosto luennosta? | tekeekö ne {}:sta podcastin tai videon | onko tallenteissa tekstitykset
Minä en ymmärrä nopeaa puhetta. Onko luennosta video, jonka voi katsoa uudestaan? | luennot tubessa?
menikö ekan kerran {} talteen videolle | kuvataanko {}n demot | tallenteiden voimassaolo {} | kuvaatteko tunteja
ei kerkee livenä, saako {}n luennon tallenteena | videoarkisto {} | missä on luentotallenteet
Ovatko vierailijoiden puheenvuorot jatkossa katsottavissa tallenteina?
Kuulovammainen opiskelijani hyötyisi paljon siitä, että luennot voi pysäyttää ja katsoa pätkissä, joten nauhoitetaanko {}:n tunnit?
pistetääks {} nauhalle | rec? | voiko {}:sta missatun tunnin kattoo videolta | häviääkö {}n nauhat jo viikossa
nauhat
Asun aikavyöhykkeellä, jossa luento alkaisi kello neljä aamuyöllä, joten jaetaanko {}:n opetuksesta tallenteet myöhemmin?
nukahdin kesken zoomin ja heräsin ku kaikki oli jo poistunu, jääkö tän kurssin luennoista mitään nauhoitusta
mä opin parhaiten ku voi pysäyttää ja kelata takas, siks haluisin tietää onko {}:n luennot jossain videona
Kerrataan tenttiin kavereiden kanssa ja muistiinpanot ovat surkeat, löytyykö {}:n vanhoista luennoista tallennetta?
vähän ujostuttaa puhua kameralle, nauhoitetaanko siis {}:n tunnit kokonaan vai vain opettajan osuus
saapiko ne luennot kattua jäläkikätehen jos on navettavuoro justihin silloon




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
onks {} paha | vaikee? | {} kannattaako | onko se ihan tuskaa | reputetaanko {}:ssa paljon
mikä maine tällä kurssilla on | onks {} hyvä vai hukkaan heitettyä aikaa | Kuinka haastavana {}-kurssia pidetään?
Mitä mieltä aiemmat opiskelijat ovat olleet tästä? | selviääks tavis tästä hengissä
itkettääkö {} yhtä paljon ku huhutaan | jotku sano et {} on helppo nakki, pitääks paikkansa
onko tää semmonen läpihuutojuttu | rankka?
mahtaakohan {} olla liian kova pala semmoselle joka ei oo vuosiin opiskellu | palaute {}:sta? | onko {} pelottava
onks toi mikää hirmu vaikia | onko se helekkarin vaikia | meneekö pää jumiin {}lla
pärjääkö siellä keskinkertainen oppija | Suosittelisitko {}:ta? | onko {}:sta mitään iloa työelämässä
Ystäväni lopetti {}:n kesken ja sanoi sen olevan aivan mahdoton, joten onko kurssi oikeasti niin vaikea kuin väitetään?
mitä muut ovat tykänneet | turha kurssi? | pitääkö pelätä | {} tasoltaan helppo vai ei | karsiiko {} paljon porukkaa
kuinka moni jättää tän leikin kesken | Onko kurssi liian vaikea minulle, jos en ole hyvä oppimaan? | {} arvosteluja?
Olen 52-vuotias alanvaihtaja ja vähän jännittää, onko {} siedettävän tasoinen vai ihan ylivoimainen tavalliselle aikuiselle?
tylsä vai kiva tää {} | onks se oikeesti nii mälsä ku kaikki sanoo | saako {}:sta irti mitään järkevää | vaikeusaste?
lukihäiriöisenä mietin, kuinka vaikea {} on | aivot sulaa vai läpi heittämällä? | kova pähkinä? | hyötyä?
mitä väkee sannoo, onko {} hankala
Tutorina minulta kysytään joka syksy samaa: onko {} fukseille kohtuuttoman raskas pala purtavaksi vai ihan tavallisen tasoinen?
onks tän kurssin käymises mitään järkeä
mun isosisko kävi tän kolme vuotta sitten ja varotteli et se on ihan painajainen, onks se vieläkin niin paha
Mietin otanko {}:n vai jätänkö väliin, koska kommentit ovat niin ristiriitaisia; onko se keskimäärin koettu vaikeaksi?
ku opiskelusta on kakskyt vuotta ja aivot ruosteessa, onko {} liian kinkkinen tämmöselle vanhalle jäärälle
mitä edelliset kurssilaiset on {}:sta sanoneet palautteissa, oliko niiden mielestä hyvä vai huono
kuulin pukuhuoneessa et puolet porukasta sai hylsyn viime keväänä, onko {} siis oikeasti niin vaikea
serkku lopetti sen kahden viikon jälkeen itkien, ja hän oli sentään luokkansa paras. onko se niin paha
Olen ollut koulusta poissa kaksikymmentä vuotta ja pää on kuin ruosteinen portti. Pärjäisinkö siellä?
otin kerran tosissaan ja itkin, kerran rennosti ja itkin silti. onks tää nii ilkee ku väitetään
kolmen raskaan jälkeen haluisin jonkun jolla vaan kelluu. oisko tää lempee
Ruokapöydässä toiset sanovat ajanhukaksi, toiset parhaaksi ikinä. Kumpi on totta?
mun matikka on nii heikko et kassa laskee vaihtorahat puolesta. onks se tämmöselle vaikee
opettajalla on maine, ovia on kuulemma paiskottu. reputtaako moni
Yhdelle on tilaa ja sydän saa päättää. Kannattaako se ottaa?
tuutori nosti kulmiaan ku mainitsin {}:n ja sano vaan "onnea". onks se niin vaikee | onks tappava
helpot nopat vai ei | kui paha se o | reputtaaks porukka paljo | onks se mistää kotosin
vaikee oikeesti vai kuulostaaks vaan | kannattaako? | löysä kurssi vai tuskaa | selviinks mä siit hengis
läpihuutojuttu vai ei | kova pähkinä vai pehmeä voi | helppo nakki vai tiili hampaissa | erotteleeko se miehet pojista
vuotaako aivot korvista | mäki vai vuori | unilääke vai antaako se jotain | tullaanko sieltä ulos harmaapäisinä
tuskaa vai pala kakkua | onko {} yhtä helvettiä | vaativa? | helppo läpäistä? | kuin kova taso? | maine?
läpipääsyprosentti | sydänkohtaus vai rentoutus | hyödyllinen? | tylsä? | fiilikset {}:sta | kokemuksia?
arvosteluja {}:sta? | suosittelisitko {}:a | itkeskeleekö siellä muutkin | montako keskeyttää {}:n kesken
onko tää se kurssi mihin kaikki kaatuu | riittääkö tavallinen järki {}:ssa | onko {} semmonen missä vaan ollaan
onko {} pelkkää hengailua | selviääkö hitaampikin {}:sta | saanko järkevän numeron pienellä vaivalla
pitääks olla nero että tästä läpi | repsahtaako puolet porukasta {}:n aikana | onko {} tylsin kurssi ikinä
mikä on porukan fiilis {}:sta | mitä vanhemmat opiskelijat tästä sanoo | kaduttaako jos tän ottaa
kannattaisko tän tilalle jotain muuta helpompaa | oliko {} sun mielestä hyvä | onks siin mitään järkee
onkohan se kovin hankala meleko tyhmälle | jottei vaan olis liika kova | onko {} vaikiaa
saako siitä mitään irti ikinä töissä | onko {} jotain josta on oikeesti apua duunissa | jääkö {}:sta käteen mitään
naurattaako vai itkettääkö lopussa | vaatiiks se hulluna pinnistelyä
Onko {}:n taso liian korkea kirjallisuuden opiskelijalle? | Millaisen vastaanoton {} on saanut osallistujilta?
Kuinka moni läpäisee {}:n ensimmäisellä yrityksellä? | Pidetäänkö {}:a yleisesti mielenkiintoisena?
Onko {} vaativampi kuin muut saman alan kurssit?
Sisareni itki {}:n jälkeen kaksi viikkoa ja nyt minä mietin, onko se niin paha kuin hän väittää
Palasin opintoihin viidentoista vuoden tauon jälkeen ja muistini on kuin seula, selviäisinkö minä tästä?
Tutorina saan saman kysymyksen joka syksy: onko {} oikeasti se kauhukurssi vai pelkkä huhu?
jos kaikki muut valittaa ja mä tykkään tästä, niin onks {} sit pahamaineinen vai ei | tarvitaanko tässä kylmiä hermoja



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
onks siel pakko istuu | montako kertaa {}-tunneilta saa lintsata
mun duunivuorot menee päälle niin saaks {}:sta skipata puolet kerroista | pidetäänkö tuolla nimenhuutoa
kiertääkö {}n luennoilla nimilista | voik siält olla pois jos on flunssas | pitääkö siä joka kerta olla paikalla ny
tarviiko {}lla käydä ollenkaan jos osaa hommat muutenkin | poissaolot max?
Onko {}-kurssilla osallistumisvelvollisuus? | Kuinka suureen osaan opetuksesta täytyy osallistua? | vapaa läsnäolo?
lapsella on vesirokko ja olen kotona koko viikon, katsotaanko {}n poissaoloja läpi sormien vai täytyykö ne korvata
seurataanko siellä kuka tulee ja kuka ei | passaako jättää eka kerta väliin | jääkö {} ulos jos puuttuu avauskerralta
lähiopetuspäivät pakollisia? | ootteko tarkkoja siitä jos {}:lta on pari kertaa poissa
Tuleeko {}ssa myöhästymisestä poissaolomerkintä?
pitääkö joka kerta leimautua sisään vai saako {}:lle tulla ja mennä miten huvittaa | pakko tulla?
moonko velvoollinen käymähän joka tunnilla | onkos se niin justiinsa jos ee joka kerralle kerkee
saako {}n labrasta olla pois lääkärintodistuksella | Riittääkö, että käy vain osassa {}n harjoituksista?
mitä seuraa jos on liikaa poissaoloja
Teen kolmivuorotyötä sairaalassa enkä pysty lupaamaan tiistaita vapaaksi, joten kysyisin vaaditaanko {}-kurssilla jatkuvaa läsnäoloa.
meillon muutto just sillo, voinko olla kerran pois | vaadittu läsnäoloprosentti
mun on pakko reissata kotimaahan viikoksi, hyväksyykö {} sellaisen poissaolon
Minä olen sairas tänään. Pitääkö minun tulla luokkaan?
kaveri väitti että {}:ssa riittää kun käy ensimmäisellä ja viimeisellä kerralla, voiko luennot muuten jättää väliin ilman seurauksia
80% sääntö? | vierailuluennot {}ssa, saako jättää menemättä | kirjataanko mun käynnit jonnekin vai luotetaanko vaan
hammaslääkäri tuli päälle, tarviiks poissaolosta ilmottaa vai saako vaan jäädä pois {}:lta
Opettajan roolissa kysyn: onko toteutukselle merkitty läsnäolovaatimus?
Poikani pelaa jääkiekkoa maajoukkueessa ja on leireillä monta viikkoa, joten saako hän olla {}n opetuksesta pois ilman että paikka menee
haittaako jos lähden kesken tunnin hakemaan lasta | saaks olla poissa | QR-koodi läsnäolosta joka kerta vai ei valvota
{}, onko tunneille tulo vapaaehtoista
mun bussi kulkee vaan kaks kertaa päivässä ja myöhästyn joka kerta vartin, lasketaanko se {}:ssa poissaoloksi vai annetaanko olla
sain just tietää et mun kertausharjotukset osuu keskelle kevättä, joten montako kertaa tältä kurssilta saa puuttua ennen ku suoritus menee
Opettajatuutorina olen saanut monta kyselyä sairastuneilta opiskelijoilta, joten haluaisin tietää hyvitetäänkö {}:n poissaolot lääkärintodistusta vastaan.
ope sano ekalla tunnilla jotain läsnäolosta mut en kuullu takariviin, oliko se nyt pakko vai ei
meil on kotona vauva joka ei nuku, nii kuin ankarasti {}:s vahditaan et kaikki istuu paikallaan joka kerta
Isyysvapaani osuu marraskuulle. Hyväksytäänkö se syyksi olla poissa {}:n tapaamisista?
Äidin sytostaatit ovat tiistaisin ja minä kuskaan, muita ei ole. Pitääkö olla joka kerralla paikalla?
pomo päästää vaan parittomilla viikoilla ja senki naama nurin. lentääks ulos jos on puolet pois
en päässy ihan ekalle kerralle ku kone seiso jäässä Oulussa. menikö tää nyt
opin parhaiten yksin kissan kanssa, luennoilla vaan torkahtelen. onko siellä pakko istua
Luokassa kiersi lista enkä laittanut nimeäni, kun ei ollut kynää. Haittaako se?
Joukkueella on matsi Tampereella eikä valmentaja kuuntele selityksiä. Voinko olla yhden kerran pois?
opo sano vaan "kaheksankymmentä" enkä tiedä et mitä. kuin paljon pitää olla läsnä
meidän pienellä on korvatulehdus joka toinen viikko. montako poissaoloa {}:ssa siedetään
perunannosto osuu just siihen ja isä luottaa muhun. kattooko kukaan ketkä siellä istuu | voiks lintsaa
laskeeks ne päät | pakko olla paikal vai voiks jättää välist | monta kertaa saa olla pois | haittaaks jos ekal ei oo
läsnäpakko? | täytyyks siel pyörii | 100 % vai vähemmän läsnä | huomaaks kukaan jos en tuu
onko siellä nimenhuuto kuin inttiaamussa | maksaako tyhjä tuoli minulle jotain | pannaanko pinnarit jalkapuuhun
voiko olla haamu luokassa ja silti kaikki hyvin | pitääkö takapuolen olla penkissä joka viikko
kuinka pitkä liekanaru poissaoloille on | kaipaako kukaan jos jään sänkyyn | saako siellä loistaa poissaolollaan
kuinka paljon saa olla pois




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
kelpaako {} mun tutkintoon | tuleeko {} tutkinnoksi vai ylimääräsenä | saanko {}n sisällytettyä HOPSiin
onks {} pakollinen | valinnainen? | pakko vai vapaa? | hyväksiluku {}:sta
Luetaanko {} vapaasti valittaviin opintoihin? | kuuluuko {} mun opintoihin vai onko se turha
voiko {}:n hyväksilukea toisesta korkeakoulusta | meneekö tää ylimääräsiin | tutkintoon kuuluva?
Sijoittuuko {} ammattiopintoihin vai vapaavalintaisiin? | korvaako {} sen vanhan kurssin joka poistu
miten {} lasketaan tutkintotodistukseen | saanko käyttää {}n valinnaisena
Voiko yliopistossa suoritetulla kurssilla korvata tämän?
Onko {} pakollinen minun tutkinnossa, minä opiskelen tietojenkäsittely
jotta saanko mää tästä mitään pakollista kasaan vai oliko se vaan huvin vuoksi
mul on {}n verran opintoja Tartost, kelpaak ne tämän tilalle | onk täst apuu valmistumiseen vai meneek hukkaan
Suoritin vastaavan kurssin avoimessa viisi vuotta sitten. Voiko sen liittää nykyiseen tutkintooni tämän tilalle?
mahtuuko {} tutkintorakenteeseen | jos mä otan {}n niin näkyykö se mun tutkinnossa
kotiyliopisto Saksassa kysyy hyväksytäänkö {} heidän tutkintoon | lisätäänkö {} kandiin
hyödynnettävissä tutkinnossa? | pitääkö mun hyväksyttää {} opolla et se lasketaan
Opintosihteeri antoi ymmärtää, että {} jäisi tutkintoni ulkopuolelle. Pitääkö tämä todella paikkansa?
onko {}sta apua jos mul puuttuu vapaavalintaisia | kelpuutetaanko {} tutkinnon osaksi
mää oon 2019 aloittanu, kuuluuko {} vielä mun vanhaan OPSiin | AHOT {}:een? | kuuluuko {} osaksi sivuainetta
hyväksytäänkö {} kauppiaslinjan tutkintoon
Valmistun toukokuussa ja yksi moduuli uupuu edelleen. Lasketaanko {} siihen vai pitääkö etsiä jokin muu?
menöökö {} pääaineeseen vai jonneki muualle | meneeks {} perusopintoihin vai syventäviin
täyttääkö {} mun kieliopintovaatimuksen | tarttisko mun ottaa {} että saan paperit ulos
vapaavalintainen vai pakollinen {} | voinko mä laittaa {}n harjottelun tilalle tutkintoon
Käykö avoimessa tehty {} myöhemmin osaksi tutkintoa, jos pääsen sisään syksyllä?
voiks {}:n siirtää vanhasta koulusta tänne
opintosihteeri vastaa vasta ens viikolla ja mun pitäis lukita valinnat tänään. tiiätkö sä saako {}n upotettua tutkintoon vai jääkö se pelkäks ylimääräseks
Suoritin aikanaan opistoasteella lähes saman kokonaisuuden, ja todistus on tallessa vintillä. Voisiko sillä saada hyväksiluvun kurssista {} nykyiseen tutkintooni?
minun kotiyliopisto Madridissa lähetti learning agreement ja siinä kysytään, onko {} pakollinen vai valinnainen osa tutkinnosta, mitä minä kirjoitan siihen
oon kerännyt jo vaikka mitä irtopisteitä joista opo sanoo et ne ei mee mihinkään. meneekö tää sitten tutkintoon vai taas harrastuskansioon
Tradenomiksi valmistuminen on kiinni yhdestä aukosta ammattiopinnoissa, ja ennen kuin maksan lukukausimaksun, tahtoisin varmuuden siitä, että {} hyväksytään juuri siihen kohtaan.
Olen ottanut niin monta hauskaa kurssia, että äiti sanoo keräilijäksi. Viekö tämä lähemmäs valmistumista?
opintosihteeri sanoo et menee vapaasti valittaviin, opo et ei mihinkään. mihin lokeroon se mun opinnoissa menee
Kotiyliopistossani Portossa hyväksytään vain se mikä on sopimuksessa. Kelpaisiko tämä siellä?
tein amiksessa jotain ihan samanlaista kolme vuotta sitten. voiko sen lukea hyväks tän tilalta
puuttuu kymmenen noppaa valinnaisia ja on jo kevät. menisikö tää semmosena
Vanhassa opsissa sillä oli toinen nimi ja olen siltä ajalta. Korvaako se sen vanhan?
en halua istua siellä turhaan, laina ei kasva takaperin. tuleeko se tutkintooni mukaan
Vaihdoin tammikuussa koulutusta ja kaikki meni ilmaan. Onko tämä minun opinnoissani pakollinen vai ei?
pojan hopsissa on aukko ja yritetään täyttää se. voiko {}:n laittaa siihen | lasketaaks mun tutkintoon
saaks laittaa hopsii | käyks valinnaisena | pakollinen mulle vai vapaaehtonen | hyväksiluku vanhast koulusta ok?
näkyyks tutkintotodistuksessa | vapavalintanen vai pakko | saaks sen luettuu mun amk-tutkintoon
korvaaks mun vanhan kurssin | sopiiko tämä tiili minun muuriini, tutkintoon siis
onko se pala tutkintoni palapeliä vai pelkkä koriste | viekö se askeleen lähemmäs lakkia ja paperia
pitääkö tämä syödä vai onko se jälkiruoka minun opinnoissani | onko tutkinnossani laatikko sille
pakko minun polullani vai kiva kiertotie | jättääkö se leiman tutkintooni
voinko vaihtaa vanhan kurssini siihen kuin käytetyn auton




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
saako {}n käydä uudestaan | voinko uusia {}n | mitä jos reputan {}n | saako arvosanaa korottaa {}:sta
monta kertaa saa yrittää | uusiminen? | toinen yritys? | {} uudelleen | korotus mahdollinen?
Voiko kurssin {} suorittaa toiseen kertaan? | kävin {}n kolme vuotta sitten ja haluisin uusiks, käykö
miten käy jos jään kesken tällä kurssilla | keskeytin viime syksynä, pääsenkö uudella toteutuksella jatkaa
onko yrityskertoja rajattu | saanko mää viel mahdollisuuden ko hylättiin | mitä tapahtuu jos en saa {}:ta läpi
Minun arvosanani oli ykkönen ja työnantajani hymyilee sille, joten voisiko sen parantaa käymällä kurssin uudestaan?
minä en päässyt läpi kurssista {}, voinko tulla uudestaan | hylätty, mitäs nyt
jos hylätään nii onko toine kierros heti | pilikunkaan verran jäi vajjaaks, suahko männä uuvestaan
jotta saako tuon vielä kerran yrittää jos ei mennyt | montako kertaa {}:ta voi yrittää ennen ku portti sulkeutuu
jääkö vanha arvosana voimaan jos uusin
Menetänkö hyväksytyn suorituksen, jos osallistun {}:lle uudelleen ja epäonnistun? | sama kurssi tuplana, onnistuuko
voiko saman kurssin ottaa vielä kerran huvikseen | saako koko kurssin uusia vai pelkän tentin
kolmas kerta toden sanoo, saanko vielä yrittää {}ta | onks {}:n uudelleensuoritus sallittu
Olin vanhempainvapaalla kesken kurssin ja jouduin luopumaan. Onko minulla oikeus osallistua {}:lle toistamiseen?
pitääks kaikki tehdä alusta jos reputtaa | millä ehdoin hylätyn saa korjata
ei menny putkeen {}, voinks mä tehdä sen joskus toiste | saa käydä kahesti? | jos {} jää roikkumaan nii mitäs sit
uusintakierros {} | putosin kärryiltä {}:ssa, onko myöhemmin mahdollisuus uudestaan
kuinka monesti {}n ehtii uusia ennen valmistumista | numeron parantaminen {} | kelpaako paras vai viimeisin yritys
Opettajana tiedustelen, saako jo hyväksytyn suorituksen tehnyt opiskelija osallistua kurssille {} vielä uudestaan.
tein {}n jo avoimessa, saako saman vetää täällä vielä toisen kerran
kaveri sano et {}n saa käydä vaan kerran, pitääkö paikkansa
mulla kävi {}ssa niin et ryhmäkaveri katosi ja projekti kaatui ja kaikki meni metsään, et saanko mää tulla ens kerralla uudestaan mukaan
Sain kurssista aikoinaan ykkösen, koska olin samaan aikaan kahdessa työssä. Nyt aikaa olisi, joten voiko jo hyväksytyn suorituksen korottaa osallistumalla uudelleen?
olin jo puolessa välissä kurssia ku jouduin sairaalaan ja kaikki jäi kesken. no mitä mulle nyt tapahtuu, saanko alottaa sen joskus alusta
minä sain hylätty kaksi kertaa ja nyt minä pelkään, onko vielä kolmas mahdollisuus vai loppuuko minun yritys kurssilla {}
kylillä puhutahan jotta kolomannen reputuksen jäläkeen pannahan pihalle. montako kertaa sitä {}ta saa oikiasti käyrä
Sain kakkosen silloin kun elämä oli sekaisin, ero, muutto, kaikki. Saako sen tehdä uudestaan paremmasta numerosta?
nukahdin kaks vuotta sit kesken kaiken, opinnollisesti. voiko sen käydä uudelleen
poika reputti ja istuu huoneessaan verhot kiinni. saako hän toisen mahdollisuuden
Suoritin sen vanhassa opsissa, mutta en muista mitään. Saisinko istua sen läpi uudemman kerran?
numero on ykkönen ja jokainen työnantaja pysähtyy siihen. voiko koko roskan ottaa uusiks
Jouduin lopettamaan puolivälissä lääkärin määräyksestä. Voinko aloittaa alusta kun se seuraavan kerran on?
oon hylätty kahesti ja pohdin onks kolmas kerta kielletty jossain säännössä. onko
jos menee mönkään, ja mun tuurilla menee, ni mitä sit. pitääkö koko kurssi käydä alusta asti
Oppilaallani on {}:sta hylätty ja lupasin selvittää. Saako hän käydä sen toistamiseen? | voiks uusia
saaks tehä uudestaa | jos mä mokaan tän ni pääseeks uudestaa kurssille | monta yritystä kurssiin saa
haluun korottaa, voiks kurssin käydä uudellee | sain ykkösen, saaks ottaa uusiks | kurssin uusiminen?
toine kerta ok vai ei | mitä jos en täl kertaa saa läpi, alust uudestaa vai | saako omenasta puraista toistamiseen
annetaanko revanssi | voiko samaan virtaan astua kahdesti tämän kurssin kohdalla
montako elämää kissalla on tällä kurssilla | pääseekö takaisin satulaan pudottuaan
voiko läpäistyn kelata alkuun ja soittaa paremmin | saako jo syödystä kurssista ottaa lisää lautaselle
saisiko kolmosen kiillotettua neloseksi käymällä koko homman toiste




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
avaa {}n kortti | mikäs {} oikein on miehiään | kerro {}:sta | heitä {}n perusinfot tähän | haluisin kurkata {}:n
onko teillä {} järjestelmässä | {} infoo plz | pläjäytä {} ruudulle | Voisitko esitellä kurssin {}?
Mitä tiedät opintojaksosta {unit}? | kattellahan vähä {}ta | kato mulle {} | {} päivämäärineen päivineen
mul olis asiaa {}:sta, kaivaksä sen esiin | hae {} | joku mainitti kahvilla {}:n, mikä kurssi se semmonen on
Opinto-ohjaajana tarvitsisin kurssin {} yhteenvedon yhdellä silmäyksellä. | {} yleistiedot
löytyykö {} sun tietokannasta | tuuppa {}n tiedot näkösälle | perustietoja tästä kurssista | {}-kurssin esittely
Opiskelijani kyseli minulta {}-kurssista enkä itse muista siitä yhtään mitään, joten voisitko lätkäistä sen tiedot tähän?
kursori {}:n kohdalle ja auki | tsiigataan {} | otetaas {} esille | se mikä äsken oli, näytä se kurssi uudestaan
mitäs tästä kurssista on tiedossa noin ylipäätään | anna tietoa kurssista {} kiitos | {} lyhyesti
voisko nähdä {}n kortin viel kerran | Minä haluan tietää kurssi {}.
tutor antoi vaan koodin {}, mikä on tämän kurssin nimi ja muut perusasiat | lue mulle mitä {}:n kohdalla lukee
{} pähkinänkuoressa | onks sulla mitään {}:sta
Sihteerinä tarkistan kurssitietoja lukuvuoden julkaisua varten ja pyytäisin nyt näkyviin opintojakson {unit} kaikki perustiedot.
selitä vähän mikä tää {} on | esiin {} | mikä kurssi piilee tunnuksen {} takana | {}n tietoja etsin
kaverit puhuu {}:sta ku mistäkin ihmeestä enkä mä oo ees kuullu koko kurssista, näytä mulle mikä se on
Löysin vanhasta opintosuunnitelmastani merkinnän {} enkä enää tunnista sitä, joten voisitko avata kurssin tiedot minulle.
mul on kolme välilehteä auki ja pää pyörällä, laita vaan {}:n tiedot tähän siististi ni luen ne bussissa
Hain hetki sitten jotain kurssia ja ehdin sulkea ikkunan ennen kuin luin loppuun, voisitko näyttää sen kurssin tiedot uudelleen?
Kirjoitan vanhempainiltaan esitettä ja siihen pitäisi saada {}:n keskeiset tiedot, joten annatko ne kootusti?
kahvipöydässä joku heitti tämän nimen enkä ollut koskaan kuullutkaan. millainen kurssi se on
Kolme ikkunaa auki ja kaikki jumissa. Näytä sen perustiedot
Opiskelijat kyselevät siitä tiskillä ja näytän hölmöltä. Anna sen tiedot
opo jätti keltaisen lapun jossa oli pelkkä koodi, ei selitystä. mikä on {}
näin listan, toka siitä iski silmään. avaa se | Vanhempainillassa pitäisi näyttää jotain {}:sta. Anna siitä esittely
tiedän nimen vaan vessan oven julisteesta. kerro mitä sulla siitä on
joku tavas sen puhelimessa mulle, ehkä kuulin väärin. tunnetko kurssin {}
näytit mulle aamulla yhen ennen ku puhelin kuoli. katotaan se uudestaan | näytä se | pistä se näkyvii | infot siitä
no mikä {} sit on | annas ku mä nään | lyhyesti se | avaa se toka | kurssin tiedot pliis | speksit
levitä sen kortit pöydälle | kuka on tämä herra {} | näytä sen passi | sytytä valo sen kohdalle
taittele se auki minulle | anna mun kurkistaa sitä | esittele minut {}:lle, emme ole tavanneet
anna sen muotokuva muutamalla rivillä | onko {}:sta muuta kerrottavaa | mikä se koodi oli | koodi?
mikä on kurssin tunnus | moi taas, kerro tästä enemmän




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
koska {} järjestetään seuraavan kerran | onks {} myös keväällä | millon {}n saa käydä seuraavaks | muut toteutukset?
{} ensi vuonna? | kesällä kanssa? | monesti vuodessa {} pidetään | pidetäänkö {} enää
onko {unit} tarjolla keväällä vai pelkästään syksyllä | Montako toteutusta opintojaksolla {unit} on tänä lukuvuonna?
tuleeks {} uudestaan tammikuussa | jos en ehdi nyt, mikä on seuraava toteutus {}:sta
en mahdu tähän, onko muita kierroksia | mää missasi tän, koska tul uus | onko {unit}:n tarjonta lopetettu
vieläkö teillä on {} ohjelmassa syksyllä | jotta onko tätä joka vuosi vai joka toinen
jaa että oisko tästä toista versioo keväämmällä | milloin {unit} on seuraavan kerran, minun lento on tammikuussa
{unit} päivä- vai iltatoteutus, mitä on tarjolla | Järjestetäänkö {} myös kesäopintoina tänä vuonna?
onks {}:sta toteutusta viel toisella kampuksella tänä vuonna | mitkä kaikki kierrokset tästä on suunniteltu
Minulle ei sovi kevään aikataulu, sillä hoidan isääni. Onko opintojaksosta {unit} tulossa muita toteutuksia syksylle?
{} vain kerran vuodessa? | joko seuraavat {}n ajankohdat on julkaistu | mikä on {}:n seuraava kierros
millon {} oli viimeks | tuleeko {}:sta uutta painosta
Järjestitte tämän viime keväänä. Tuleeko se takaisin ohjelmaan? | {unit} toteutuskerrat
onko tosta rinnakkaistoteutus | uusi ryhmä tästä joulukuussa vai ei ennen syksyä
lähteekö {} vielä uudestaan pyörimään tänä vuonna | kurssi täynnä, koska se tulee taas
ei passaa nyt, koska {}n seuraava satsi on | Montako kertaa {} toistuu lukuvuoden aikana?
jatkuuko {} ensi lukuvuonna tarjottimella | missä vaiheessa {} lakkaa olemasta tarjolla
Teen opiskelijoille henkilökohtaisia suunnitelmia ja tarvitsen tiedon, onko {unit} tarjolla sekä syksyllä että keväällä.
kevättoteutus tästä? | toteutusvaihtoehdot {unit}
vaimon laskettu aika on just samalla viikolla ku tää kurssi alkais. järjestetäänkö {} vielä toisen kerran tänä lukuvuonna
Teen henkilökohtaista opintosuunnitelmaa opiskelijalle, joka lähtee vaihtoon syksyksi, ja tarvitsen tiedon, milloin opintojakso {unit} on tarjolla seuraavan kerran.
myöhästyin tästä kierroksesta kahella päivällä ja itkin bussissa koko matkan kotiin, lohduta mua ja kerro koska {} tulee uudestaan tarjolle
minä menen lomalle kotimaahan marraskuussa ja en voi ottaa kurssia nyt, onko kurssi {} myös keväällä vai vain yhden kerran vuodessa
vanhassa oppaassa luki et {unit} pyörii joka kevät mut uudessa sitä ei oo mainittu ollenkaan, eli onko se lakkautettu vai viel tarjolla
seuraava toteutus? | {} koska uudestaan | {unit} ens vuonna? | {} myös keväällä? | muita ajankohtia {unit}
kaikki {unit}:n toteutukset | {unit} kierrokset tänä vuonna | tuleeko näitä vielä toinen
sama kurssi joskus muulloin? | tuleeko {} joulun jälkeen taas | jäin junasta {}:n kanssa, meneekö seuraavaa
onko {unit} joka lukukausi | vaan kerran vuodessako | montako kertaa vuodessa {unit} pyörii
mistä kierroksista voin valita {unit}:n | onko {unit}sta päivä- ja iltaversiot | pyöriikö {unit} tänä vuonna ollenkaan
onko {unit}:lle suunniteltu lisää kertoja | {unit} kesäversio? | missä muissa kaupungeissa {unit} järjestetään
onko tämä viimeinen kerta kun {} ylipäätään pidetään | onko {unit}:sta englanninkielistä toteutusta
Milloin {} järjestetään seuraavan kerran? | Mitä toteutuksia opintojaksolla {unit} on keväällä?
Tarjotaanko opintojaksoa {unit} joka vuosi? | Onko syksyllä tulossa uusi {}?
Järjestetäänkö tämä kurssi uudelleen ensi lukuvuonna?
Laskettu aika on maaliskuussa eikä tästä tule mitään, milloin {unit} järjestettäisiin myöhemmin?
Kurssi peruttiin kun tuli liian vähän väkeä, palaako {} tarjontaan ensi lukukaudella
Ohjattavani on koko kevään vaihdossa, löytyisikö hänelle syksyltä toinen {unit}:n toteutus?
onks tästä iltatoteutusta | tuleeko tästä uusi kierros




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
kumpi kannattaa, {} vai {} | mikä ero näil kahel on | eroaako {} jotenki {}sta | kumpi näistä? | ero {}een?
mitä {} antaa semmosta mitä {} ei | menekö {} ja {} päällekkäin sisällöltä | onks {} ja {} käytännös sama asia
Jos aikaa on vain toiselle, niin ottaisitko {}n vai {}n? | {} ja {} vierekkäin taulukkoon kiitos
kumpi on kevyempi, {} vai {} | Rinnastaisitko kurssit {} ja {}, jotta näen missä ne poikkeavat toisistaan?
mite {} poikkeaa edellisestä | kumpaa suosittelisit yksinhuoltajalle, {}:ta vai {}:ta
mikä tekee {}sta paremman ku {} | mikä on yhteistä {}:lla ja {}:lla | miten tää eroaa siitä toisesta
onk tää nyt parempi ko {} | Minä en ymmärrä mikä on eri kurssissa {} ja kurssissa {}
mitäs eroo niillä oikein on, nimet on melekein sammat | {} hyvä, {} huono vai toisin päin
mittee {}ssa on mitä {}sta puuttuu | puntaroi mulle {} ja {}
Valmistuminen on viittä vaille ja yksi aukko HOPSissa. Empimme tutorin kanssa, olisiko siihen {} vai {} järkevämpi.
ottaisko tuon vai {}n | kumman sä valittisit, {} vai {}, jos tykkää enemmän tekemisestä
Opiskelijat kyselevät opinto-ohjaajalta koko ajan, miten {} ja {} oikeasti poikkeavat toisistaan, ja tarvitsisin lyhyen vastauksen.
kumpi vie enemmän aikaa {} vai {} | kumpi on laajempi näistä kahdesta | paljonko {} ja {} muistuttaa toisiaan
Vertaa. | kummassa on vähemmän matikkaa, {} vai {} | plussat ja miinukset: {} / {}
onko {} vaan {}n uusi versio vai joku eri juttu | en osaa päättää {}n ja {}n välillä, auta
oonko ny iha väärässä jos luulen et {} ja {} on samanlaiset
Mikäli vertaatte näitä, kumpi sopii paremmin iltaisin opiskelevalle: {} vai {}? | onko {} syvällisempi kuin {}
hahmota mulle {}:n ja {}:n erot | {} ja {} näyttää mun silmiin kaksosilta, missä ero piilee
kumpi hyödyttää kauppiasta enemmän, {} vai {}, mulla on pieni verkkokauppa ja yks ilta viikossa aikaa
pomo maksaa mulle tänä vuonna tasan yhen kurssin, ja nyt mulla on pöydällä {} ja {} enkä millään keksi mitä eroa niillä on
Tyttäreni pyörittelee kahta vaihtoehtoa ja soittaa minulle joka ilta itkien, joten sanoisitko te suoraan, mitä {} tarjoaa sellaista, mitä {} ei tarjoa?
kävin {}n viime vuonna ja nyt kaveri väittää että {} on ihan sama kurssi uudella nimellä - missä määrin ne oikeesti menee yksiin
minä olen sairaanhoitaja Filippiineiltä ja minun ohjaaja sanoi ota {} tai {}, mutta minä en ymmärrä mikä on niiden välillä eri
olin jo päättäny ottaa {}n ku opo alko kehumaan sitä toista, siis nyt pitäis saada joku puolueeton rinnastus näistä ennen ku pää hajoaa
Toinen on kotia lähellä ja toinen kuulostaa hauskemmalta, kolikkokin on heitetty neljästi. {} vai {}?
opo väittää et ne on päällekkäiset, kaveri väittää et ei. mitä eroo on {}lla ja {}lla
molemmat viis noppaa, molemmat syksyllä, samat hienot sanat molemmissa. miten {} eroaa {}:sta
Rahaa on vain toiseen. Kumpi sopii paremmin aloittelijalle, {} vai {}?
kotona riidellään, mä tykkään {}:sta ja se tykkää {}:sta. laittaisitko ne vierekkäin
Kävin {}:n keväällä ja nyt minulle tyrkytetään {}:ta. Onko se sama asia uudestaan?
pää menee ympyrää näiden kahen kans, kello on kaks yöllä. mitä eroa niillä on
haluun sen jossa juostaan vähemmän, polvi on kipee. {} vai {}, kumpi
Hyväksilukua varten pitää näyttää, miltä osin {} ja {} ovat yhtenevät. Voisitko asettaa ne rinnakkain?
{} vai {}, mitä eroa muka | kumpi, {} vai {} | {}n ja {}n ero | tää vai toi | kumpi parempi
onks {} sama ku {} vai mitä | rinnakkain kiitos | mite ne eroo toisistaa | {} / {} mikä ero
omenat ja päärynät: {} ja {}, kuinka erilaiset | pane {} ja {} vaakaan | ovatko {} ja {} kaksoset vai vain serkut
kumpi voittaa kaksintaistelun, {} vai {} | katso noita kahta vastavaloon minun puolestani
{} toisessa kädessä, {} toisessa, kumpi painaa enemmän missäkin | onko {} vain {} uudessa takissa
oon aasi kahen heinäkasan välissä, {} ja {}, auta punnitsemaan | meneekö päällekkäin {}:n kanssa
meneekö tää ristiin {}:n kans | rinnakkain {}:n kanssa | osuuko samaan aikaan kuin {}




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
pistä {} seurantaan | haluun muistutuksen ku {}:n ilmo aukee | hälytä kun {} alkaa lähestyä | pidä silmällä tätä
tilaa {}n ilmotukset | kello päälle {}:lle | pling mulle ku {} avautuu | Haluaisin alkaa seurata {}-kurssia.
Voisitko muistuttaa minua ennen kuin ilmoittautuminen sulkeutuu? | laita korvan taakse mulle {} | ota tää seurantaan
vinkkaa sit ku {}n ilmo alkaa | tähtää {}, en halua missata | tökkää mua ku {} lähtee käyntii | tää listalle
jää päivystään tätä mun puolesta | mulla on kultakalan muisti, muistuta {}:n päivistä | muistuta {}:sta viikkoa ennen
ilmoita mulle aina kun {}:n päivämääriä tulee vastaan | laitakko mulle viästiä ku {} alakaa | huikkaa ku {} aukeaa
ota {} vahtiin | tilaan tän | Lisää tämä kurssi seurattaviini.
Viimeksi myöhästyin ilmoittautumisesta kolmella minuutilla ja itkin, joten pidä huoli että saan ajoissa viestin kun {}-kurssin haku aukeaa.
muistuta mua {}:sta torstaina | {} talteen | lisääppä {} mun kursseihin | alert {}:sta | saanko {}:sta muistutuksen
subi {} | kirjaa {} seurattavaksi kiitos | Minä haluan seurata tätä kurssia, lähetä minulle viesti ajoissa.
rupee tuijottaan {}ta mun puolesta | mullekki muistutukset {}:sta ku kaverikin saa
hei älä anna mun unohtaa {}:n ilmoa | Merkitse {} sellaiseksi, josta haluan kuulla aina kun jokin määräpäivä lähestyy.
seuraan | Opintoni venyvät jos tämä menee ohi taas, niin ole ystävällinen ja herätä minut kun {} tulee tarjolle.
lisää tääkin seurattaviin
mä unohdan kaiken mikä ei piippaa puhelimessa, joten laitatko {}:n sellaseks et siitä tulee mulle muistutukset
Aion pyrkiä {}:lle heti kun se tulee tarjolle, joten toivoisin saavani sinulta viestin ilmoittautumisen alkaessa.
näin ton kurssin ohimennen ja vaikutti siistiltä, en jaksa nyt päättää mut pistä se muistiin mulle seurattaviin
viime vuonna missasin koko homman ku ei kukaan sanonu mitään, tänä vuonna sä saat muistuttaa mua {}:n päivistä
Opiskelijani kysyvät minulta jatkuvasti {}:n päivistä, joten laita kurssi seurantaani niin osaan vastata heille.
hukkaan kaiken, avaimet, hanskat, päivämäärät, kerran autonki. pitäisitkö tätä silmällä
Mikään ei ole varmaa, kun viisumi roikkuu ilmassa. Pidä minut silti ajan tasalla tästä
viimeks sain tietää päivän liian myöhään ja kiroilin viikon. pingaa mua ku tässä tapahtuu jotain
Muisti heikkeni aivotärähdyksessä, hoitaja käski kirjoittaa kaiken ylös. Muistutathan minua tästä hyvissä ajoin
Sähköpostini on täynnä roskaa enkä näe sieltä mitään. Voisitko nykäistä minua täällä tästä?
ottaisin sen mutta vaan jos se joskus aukee, mitä kukaan ei tiedä. vahdi sitä mun puolesta
oot luotettavampi ku mun mies näissä asioissa. kerro ennen ku siinä joku umpeutuu
kaks on jo merkitty, tää ois kolmas ja sit riittää. pane seki mun listalle
{}n deadline osuu lomaan ja makaan sillon rannalla. herätä mut siihen | pidä silmällä sitä | lisää se mun seurattaviin
ilmottele täst | kyttää {}:ta mun puolest | kerro jos sen kans tapahtuu jotai | listalleni vaan
muistuta täst mua sit | seuraile tuota | pistä vahtiin | pidä se tutkassa | laita kirjanmerkki väliin
ripusta sille kello kaulaan mua varten | ole herätyskelloni tämän suhteen | solmi nenäliinaan solmu {}:n takia
ole vahtikoirani tässä | älä anna tämän livahtaa ohi | nuppineula tähän kohtaan, haluan kuulla siitä
pystytkö kertomaan kun ilmoittautuminen aukeaa | voitko pingata kun ilmo aukee | pingaa kun ilmo alkaa
seuratkaa {} täällä | seurataan tätä kurssia täällä
lisään {}n mun seurattaviin | tarkkaile {}:a | merkkaa {} mulle | pidä {} esillä | tallenna mun suosikkeihin
tilaan sen tiedotteet | laita {} mun radarille | ilmottele {}:sta | mukaan listalle | seurantaan tää kiitos
hei pistä tähän kello | herätä mut ku {}:n ilmo lähtee | tönäise mua kun {} alkaa
tönäise mua päivää ennen palautusta | pidä huoli etten unoha {}:n deadlineä | ota koppi {}:sta ja kerro muutoksista
haluan pysyä kärryillä {}:sta | haluan tietää jos {}:n salit muuttuu | haluan tietää jos jotain tapahtuu {}:ssa
pidä mut ajan tasalla {}:sta | kuulisin mielelläni {}:n uutisista jatkossa | älä anna mun unohtaa {}:n ilmoo
varmista että muistan tän | varoita hyvissä ajoin ennen kuin ilmo sulkeutuu | pirauta mulle ku {} aukee
hihkaise kun {}:lle pääsee ilmoon | huuda ku {}:n paikat aukeaa | vinkkaa ku tää lähestyy
muistuta mua torstaina {}:sta | muistuta sunnuntai-iltana että maanantaina on {} | lisään tän itelleni, ok?
sidoppa {} mun kohdalle | mää haluisin et sää pitäsit {} silmäl | suatko sie seurattua tätä {}
heitä {} seurantalistalle | ottaisin tän nyt mun listoille | kiinnostaa, jää kuulolle {}:sta | mun kurssit: lisää {}
Haluan vastaanottaa ilmoitukset {}:sta. | Ottaisitko {}:n seurattavieni joukkoon?
Ilmoittaisitko, kun {}:n ilmoittautuminen avautuu? | Voitko muistuttaa minua päivää ennen {}:n alkua?
Lisäisin mielelläni {}:n omiin kursseihini. | Seuraisitko puolestani tätä kurssia?
Olen hajamielinen ja unohdin viime vuonna kaiken, joten vahdi tätä minulle ja koputa olkapäälle
Kotona on kolme pientä enkä ehdi katsella Peppiä, joten pidäthän {}:n minulle silmällä
{} on mulle elämän tärkein kurssi enkä saa missata sen ilmoo, ota se vahtiin
tykkäsin tästä, laita se mun juttuihin ettei unohdu | jos {} muuttuu mitenkään niin haluan tietää ekana



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
en haluu enää tietää {}sta | en seuraa | poista seuranta | en meekään {}:lle, lakkaa muistuttamasta
jätin {}n väliin, poista se | ota {} pois mun valikoimasta | Lopettaisitko {}:n muistutukset?
tällä kurssilla ei oo mulle enää väliä, tiputa se | päätin etten ota {}ta, älä enää ilmota siitä
En aio osallistua kurssille {}, joten voit lopettaa sen seurannan. | tiputa tää mun listasta
{} ei nappaa enää, heivaa se | kello pois {}sta | turha seurata {}:ta, otan sen vasta ens vuonna | ota tuo pois
siivoa {} vek | ole hyvä poista kurssi {} minun listasta | mää en tahdo ennä kuulla {}:st
jotta {} joutaa pois seurannasta | elekee ennää muistuttako {}:stä | poistakko tän mun listalta
nyt riitti {}:n viestit | mieli muuttu {}:n suhteen, seuraus pois | ei tarvi enää seurata {}:ta, pääsin jo läpi
Vaihdoin alaa ja {} on minulle turha, joten en halua kuulla siitä enää sanaakaan. | vähennä listaa, {} veke
{}:n muistutukset seis | Sain työpaikan enkä ehdi enää opiskella, joten voisiko {}:n muistuttelun lopettaa kokonaan?
en ota tätä kurssia | poista se kurssi jonka äsken näytit mun seurannasta | perun {}n seurannan
tän seuraus loppukoon | laita {} roskiin mun listalta
Laitoin tämän vahingossa seurantaan viime kuussa, mutta en aio tulla mukaan. Voitko ottaa sen pois?
ei hälytyksiä {}:sta | kurssi peruttu, turhaa enää muistuttaa tästä | mua ei enää kiinnosta
aloin seuraamaan {}ta pelkästään koska ihastus oli menossa sinne mut se vaihto koulua. mulle ei enää tarvi siitä muistutella
Sain jo vastaavat opinnot hyväksiluettua, joten kurssin {} muistutukset ovat minulle turhia. Ottaisitko sen pois seurattavieni joukosta?
se kurssi kuulosti paperilla hienolta mut luin arviot netistä ja päätin jättää väliin, eli heitä se pois mun listalta
minä otin kurssin {} seurantaan, mutta minun ohjaaja sanoi, että se ei sovi minulle, siksi poista se, en tarvitse viestejä siitä
tuli vähä haukattua liian iso pala ja jostaki pitää luopua, ja {} on nyt se joka saa lähtee seurannasta
ei kiinnosta {} sittenkään | pudota {} seurannasta | {} saa mennä | heitä {} mäkeen mun listalta
hankkiudu eroon {}sta | lopetin {}n, ei enää pingejä siitä | viskaa tää pois listalta | riittää jo {}sta kiitos
voit lopettaa {}:sta nalkuttamisen | pääsin jo läpi {}:sta ni älä muistuta enää | en tarvii enää uutisia tästä
perun {}:n tilauksen | päästä irti {}sta | älä enää vahdi {}a | romuta se seurattavista | potki {} pois mun listalta
ruksi tää pois | hiljennä {} kokonaan | en haluu kuulla {}sta enää | jätä {} pois tästä lähtien
unohda {}, en mä ota sitä | {} menee töitten päälle ni poista se mun seuraamista | mulla ja {}:lla on ohi
lopetatko {}n tarkkailun | ei oo mun juttu, ota se pois | miks mulle tulee vielä {}:sta juttuja, ota pois
seurasin vaan kurkatakseni, pois vaan | ota ruksi pois {}sta | lopeta {}n tilaus | nosta mut pois {}n muistutuksista
{} ei onnistunu, pyyhi se seuratuista | älä seuraa | ei enää {} | pois listalta | miinus {} | {} veks | poista tää
heippa {} | Poistaisitko {}:n seuraamistani kursseista? | Haluan lopettaa {}:a koskevat ilmoitukset.
Ottaisitko tämän kurssin pois seurantalistaltani? | En halua enää saada muistutuksia {}:sta.
Sinun ei enää tarvitse pitää {}:a silmällä puolestani. | Koska luovuin kurssista, päätäthän sen seurannan.
lisäsin {}:n elokuussa hulluuspäissäni mut kahen lapsen ja työn kaa se ei tuu onnistuun, joten ota se pois
tuutor kerto et {} ei enää kuulu meidän tutkintoon, ei siis oo järkee muistuttaa sen päivistä mua enää
sain paikan toisesta koulusta enkä tarvii tästä kurssista sulta enää mitään, lopetatko sen seuraamisen
napsase {} poikki | meni ruokahalu {}sta, siivoo se pois
pääsin toiseen kouluun, sori vaan, ja tää on enää melua. ei enempää siitä kiitos
Olet kirjoittanut siitä viidesti ja puhelin hyppii yöpöydältä. Riittää, vie se pois
se oli tyttöystävän idea eikä me olla enää yhdessä. pois mun listalta
lisäsin sen kolmelta yöllä bileiden jälkeen. älä pidä sitä mun seurattavissa
Se osoittautuikin olevan toisella puolella maata maanantaisin kahdeksalta. Päästä siitä irti
sain sen läpi, nelonen, jee. ei tarvi enää pitää silmällä
lista on pitkä ku paha vuosi ja haluan siihen vaan isot. jätä tämä pois
Pomo sanoi ei, ja se siitä. Lopeta muistuttaminen siitä
katselin {}:ta vaan kaverin puolesta ja se valitsi muuta. heitä se menemään listalta | ei enää tota
hankkiudu eroon siit | ei enempää ilmotuksii täst | seuranta veks | en tarvii sitä enää listal
potki se pihalle listalta | turha enää muistutella siit | unfollaa | lakkaa piinaamast mua {}:lla
anna sen linnun lentää, en halua sitä listalleni | katkaise naru tuohon kurssiin | ota kello pois siltä kissalta
se laiva saa purjehtia ilman että vahdit sitä puolestani | pyyhi se taululta
me ollaan erottu, se kurssi ja minä, ei kirjeitä siitä enää | kitke se puutarhastani
anna sen vajota, älä kannattele sitä enää mun vuokseni | hiljaa nyt jo, loppu kaikki viestit | {} pois mun listalta




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
mitkä kurssit mul on listalla | näytä mun kurssit | mun lista | seuratut? | omat seurantani
mitä muistutuksia mul on tulossa | mikä mun valikoimas täällä on | paljonko mulla on noit kursseja täs
Mitä olen merkinnyt seurattavaksi? | Onko minulla jo seuranta päällä kurssille {}?
mihin kursseihin oon tilannu ilmotuksen | tallennetut kurssini | mitä täällä mun nimissä pyörii
kerro kaikki mitä seuraat mun puolesta | mitä sä vahdit mulle | tilattu?
Haluaisin tarkistaa, jäikö {} listalleni, kun siivosin sitä viime viikolla. | lueppa mitä mulla on seurannassa
listalla on? | mitkä kaikki oon sulle lisännä | seuraanks mää täl hetkel mitä | muistutukset joita oon pyytänyt
mitkä kurssit oon laittanu tähtee | oonko mä poistanu {}n vai onko se vielä mukana | minun kurssit, mitä minä seuraa?
kirjoota mulle lista siitä mitä seuraan | mittee mulla siellä o seurattavissa
Olen unohtanut, mitä pyysin sinua seuraamaan syyslukukauden alussa. Voisitko näyttää ne? | näytä seurantalista
mitä hälytyksiä mulla on aktiivisena | montako kurssia seuraan
onko mulla turhia kursseja seurannassa, näytä ne kaikki
Olen ryhmänohjaaja ja seuraan monien puolesta asioita. Mitä kaikkea minulla on tällä hetkellä seurattavissa?
mun bookmarkit | merkatut | lista mun tilauksista kiitos | minkä kaikkien perässä mä roikun täällä
olenko jo tilannut muistutuksen kurssista {} | eksyin täs jo iteki et mitä mä oon pistäny seurantaan
mitä kaikkea mä oon täppänny seurantaan | seurattujen tilanne, lyhyesti
klikkailin viime viikolla baarissa varmaan kakskymmentä kurssia seurantaan enkä muista niistä yhtäkään, eli näyttäisitkö mitä kaikkea siellä nyt mun nimissä on
Vaihdoin puhelinta ja pelkään, että jotain katosi matkalla. Luettelisitko kaikki kurssit, joita olen pyytänyt sinua pitämään silmällä?
sain aamulla muistutuksen jostain kurssista josta en oo ikinä kuullukaan, niin mitä ihmettä mä oon oikein menny tänne tilaamaan
minä painoin monta nappia, kun harjoittelin tätä bottia, ja nyt haluan nähdä mitkä kurssit minulla on seurannassa tällä hetkellä
meil on kotona jääkaapin ovessa lappu niist kursseist mitä mää seuraan ja nyt lapsi piirs sen täyteen, ni luettele ne mul uudestas
mun seurantalista | mun seuratut, lista | mun kellot | muistutukseni | tallennetut? | keitä mulla on seurannassa
näytä mitä seuraan | mitä mulla on tutkassa | mitä oon pinnannu | mitä oon ruksannu
mitkä laitoin viime viikolla vahtiin | kokoelmani tähän mennessä | vahditko mulle jotain | kuinka pitkä mun lista on
montako kurssia oon kirjanmerkinny | onko {} jo siellä | lisäsinkö mä {}:n vai näinkö unta
onko {}:n muistutus mulla vielä päällä | mitkä hälytykset mulla on asetettu | mistä muistutat mua seuraavaks
Mitä kursseja seuraan tällä hetkellä? | Luettelisitko asettamani muistutukset? | Mitä kursseja olen tallentanut tänne?
Seuraanko jo kurssia {}? | Näytä kaikki, mitä olen pyytänyt pitämään silmällä.
Kuinka monta muistutusta minulla on jonossa?
Painelin tärisevässä bussissa kaikenlaista, mitä kursseja tuli pantua seurantaan
Opona seuraan puolta koulua, joten anna koko luettelo seuraamistani ennen kuin menen ihan sekaisin
En ole varma tallentuiko {}:n kello ikinä, onko se seurattavieni joukossa?
Muksu leikki puhelimella ja kilkutti mitä sattuu, mitä kaikkea mulla nyt on seurannassa




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
mitä mul on tällä viikolla tulossa | mikä on kiireellisintä | onko huomenna mitään dediksiä
mitä pitäis ehtiä tehdä perjantaihin mennessä | deadlinet? | tämä viikko? | ensi viikko? | mitä erääntyy
meneekö joltain mun kurssilta ilmo kiinni tällä viikolla | onko mitään mikä pitää hoitaa lähipäivinä | aikarajoja?
Mitä määräaikoja minulla on tällä viikolla? | Onko seuraavan seitsemän päivän aikana jotain mitä en saa unohtaa?
mitä lähestyy | jääkö jotain multa hoitamatta tänne | mitä on ennen viikonloppua palautettava
mikä eräpäivä painaa päälle | täytyykö minun tehdä jotain tällä viikolla, minä unohdan aina
mää en muistanu mitään, onko tärkeitä päiviä tulos täl viikol | jotta mitä kaikkia pitää hoitaa tämän viikon aikana
mittees on tulossa tämän viikon loppuun | pitäskö mun huolestua jostain nyt
onko mun kursseilla jotain deadlinea huomiselle | deadlineja ennen sunnuntaita? | jotain tärkeetä maanantaiks asti
Olen ollut sairaana koko viikon, joten haluaisin tietää, mitä määräaikoja minulla on vielä ennen sunnuntaita.
palautukset tällä viikolla kiitos | meneekö joku mun seuratuista kiinni pian | lähipäivien muistettavat
mitä en saa missata | mikä dedis on seuraava
pieni kriisikartoitus, mitä mun pitää hoitaa seuraavan kolmen päivän aikana
tuleeko mulle jotain aikarajoja vastaan ennen pääsiäistä | onks viikko rauhallinen vai pitääks tehdä kaikki nyt
Muutto, työt ja koira vievät huomion, joten kertoisitko lyhyesti mitkä asiat erääntyvät omilla kursseillani tällä viikolla?
onko ens viikolla jotain palautettavaa mun kursseilta | onko mun listan kursseissa kiireisiä päiviä lähiaikoina
oliko mulla joku tärkee juttu torstaiks | mun lähestyvät päivät | viikon tärkeimmät
flunssa vei multa koko alkuviikon ja nyt avaan koneen ekaa kertaa. onko mitään määräpäivää jonka ehtisin vielä pelastaa ennen viikonloppua
Lähden torstaina mökille, jossa ei ole sähköä eikä verkkoa, joten mitä määräaikoja minulla on hoidettavana ennen sitä?
heräsin kolmelta yöllä siihen tunteeseen et oon unohtanu jotain tärkeetä, eli sulkeutuuko joku mun seuraamista ilmoista lähipäivinä vai onko kaikki hyvin
minä kirjoitan kaikki päivät kalenteriin sunnuntaina, kerro mitkä deadlinet minulla on tulossa alkavalla viikolla, niin en unohda mitään
poikimisia pukkaa ja aika on kortilla, jotta mitä niistä mun kursseista on sellaasta joka pitää justihin tällä viikolla hoitaa alta pois
mun deadlinet | dedikset tällä viikolla | dl:t sunnuntaihin asti | mitä mulla menee kohta kiinni
lähin takaraja mulla | mitä kohta pitäis hoitaa | viikon päivämäärät pls | palaako missään | kiireiset?
onko mulla mitään tulessa | mikä kello tikittää | mitä menetän jos nukun koko viikon
onko lähipäivinä jotain mitä en sais missata | onko jotain mikä pitää tehdä ennen viikonloppua
mikä mulla vanhenee sunnuntaina | viimeset hetket tällä viikolla? | sulkeutuuko omista joku tänä iltana
minkä mun kurssin ilmo loppuu seuraavaks | aukeeks joku mun kursseista näinä päivinä
mitä seurattaville tapahtuu seuraavan 7 pv aikana | alkaako joku seuraamistani tällä viikolla
loppuuko joku seurattu kurssi pian | voinko ottaa rennosti tän viikon määräaikojen puolesta
onko maanantaihin asti puhdas pöytä deadlineista | montako määräaikaa on edessä ens viikolla
mitä pitää muistaa ennen perjantain puoltayötä | Mitä määräaikoja minulla on seuraavan viikon aikana?
Mitä tärkeitä päivämääriä on tulossa lähipäivinä?
Onko seuraamillani kursseilla jotain, mikä erääntyy ennen keskiviikkoa? | Näytä määräajat sunnuntaihin saakka.
Mikä on listani kiireisin määräaika? | Mitkä seuraamistani ovat sulkeutumassa?
Lähden kertausharjoituksiin ilman puhelinta perjantaihin asti, mitkä määräpäivät ehtii sinä aikana mennä ohi?
Viime kuussa paikka meni sivu suun ku nukuin onneni ohi, nii mitä mulla sulkeutuu ennen viikonloppua
Vauvan kanssa pää on kuin seula, mitkä takarajat kannattaisi kirjoittaa jääkaapin oveen tulevalle viikolle?
Mulla on junassa tunti aikaa hoitaa opintoasioita, mitä pitää ehtiä tehdä ennen viikon loppua
Päiväkirjaan pitäs merkata kaikki mikä lähipäivinä umpeutuu, luettele ne


mitä tällä kanavalla on ensi viikolla | mitä täällä on ensi viikolla

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
näytä mun koko lukukausi | meneekö mun seuratut kurssit päällekkäin | törmäileekö mun kurssit keskenään
koko kevään kooste | syksyni | kevät kokonaisuutena | vuosisuunnitelma | aikajana
Näyttäisitkö kaikki seuraamani kurssit samalla aikajanalla? | mikä mun kursseista osuu samoihin viikkoihin
onks mulla syksyllä ruuhkaa, kato kaikki listan kurssit | missä kohtaa kevättä mulla on pahin ruuhka
oonko mä listani mukaan joskus kahessa paikassa yhtaikaa | piirrä mulle lukuvuosi
kato menneekö nuo seuratut päällekkäin | jotta koko syksy tähän yhellä silmäyksellä
näytä minun lukuvuosi, mitä on missä kuussa | mää tarttisin katsoo koko syksyn yhes näkymäs
käykö mun kurssit yhteen ajallisesti | mitkä mun seuraamat pyörii yhtä aikaa
montako kurssia mul on samaan aikaan lokakuussa listalla | laita kaikki mun lukukauden kurssit peräkkäin päiväyksineen
Onko listallani keskenään ristiriidassa olevia kursseja? | millai kevät jakautuu mun kursseilla
Yritän suunnitella opintovapaan ja lastenhoidon koko keväälle. Antaisitko yleiskuvan kaikista minun kursseistani alusta loppuun?
koko vuosi yhteenvedoks | lukukauden rytmi mun kursseilla, mikä alkaa ja mikä loppuu millonki
ehdinkö mä käydä kaikki valitsemani kurssit samana lukukautena ilman törmäystä
onko omat kurssit jakautunu tasasesti syksyyn | isona kuvana mun opinnot tällä lukukaudella
saako näkyviin koko puoli vuotta | mitä mulla on koko lukukautena | törmäykset? | mun kaikki kurssit kuukausittain
puolivuotiskatsaus kiitos | Haluaisin nähdä, milloin seuraamani opintojaksot alkavat ja loppuvat suhteessa toisiinsa.
ristiriidat mun kurssien välillä
Äidille pitäisi selittää, miksen ehdi kesätöihin, joten tekisitkö lukukauteni opinnoista yhden selkeän kuvan?
näytä syyslukukausi kokonaan | katos menikö mulla seuratut ristiin helmikuussa
onks kevääni mahdoton, kursseja päällekkäin vai ei
haalin innoissani seurantaan kaiken mikä kuulosti kivalta ja nyt on pieni paniikki, et onko niistä jotkut samaan aikaan vai mahtuuko kaikki syksyyn
Uraohjaaja pyysi tuomaan tapaamiseen kuvan koko lukuvuodesta, joten kokoaisitko seuraamani kurssit yhteen esitykseen alku- ja loppupäivineen?
suunnittelen puoliskon kanssa kesälomia ja remppaa ja pitäis tietää millanen mun kevät on kokonaisuutena, anna joku iso kuva kaikista mun kursseista
minä valitsin kuusi kurssia mutta en tiedä, ovatko ne eri kuukausina vai kaikki samassa ajassa, näytä minun koko lukukausi
kalenteri on täynnä värejä enkä enää hahmota mitään. no törmääkö nuo mun listalla olevat kurssit jossain kohtaa syksyä toisiinsa
mun syksy? | kevät yhdellä silmäyksellä | koko lukukausi | lukukauden kooste pls | kaikki mun tammikuusta toukokuuhun
puoli vuotta kerralla näkyviin | koko kauteni yhtenä kuvana | kuinka täynnä mun kevät on
oonko ahnehtinut liikaa syksylle | montako noppaa mun lukukaudesta tulis | laske seurattujen pisteet yhteen
hajoaako mun lukukausi jossain, onko kahta yhtä aikaa | mitkä kuukaudet mulla on pahimmat
missä kohtaa syksyä mulla on rankin ryppäs | kasaantuuko mun kurssit lokakuulle | miten omat jakautuu perioodeille
törmääkö mitkään omat kurssit tällä kaudella | päällekkäisyystarkistus kaikille listallani
onko listalla päällekkäisyyksiä | Saisinko yleiskuvan koko kevätlukukaudestani?
Miten seuraamani kurssit jakautuvat lukuvuodelle? | Menevätkö jotkin listani kurssit syksyllä päällekkäin?
Miltä koko lukukauteni näyttää seuraamillani kursseilla? | Kuinka monta opintopistettä syksyyni tulee yhteensä?
Näytä kaikki kurssini aikajanalla alusta loppuun.
Kela vaatii todistetta täysipäiväisyydestä, joten näytä koko kausi ja pisteet laskettuna yhteen
Haaveilen kolmesta kuusta Portugalissa ja haluaisin nähdä miten mun koko kausi näillä kursseilla rakentuu
Opo pelkää että haukkasin liian ison palan, kokoaisitko syksyni elokuusta jouluun yhteen näkymään?
Vaimon mielestä en ole enää ikinä kotona, näytä meille kevään kaikki kurssini rinnakkain kalenterissa




`,
  find: `
entä [suomea] aloittelijoille | [suomea] aloittelijoille, en puhu mitään | [ruotsia] aloittelijalle, en osaa yhtään
[suomen kieltä] aloittelijoille | [saksaa] alkajille | entä [espanjaa] nollasta
en puhu [suomea] yhtään, onko jotain alkeista | [kieli]kurssi ihan alusta | onks jotain [ohjelmoinnin] alkeet kurssii
jotain [koodauksen] alkeita | mikä on {group} | mikä ryhmä on {group} | mitä {group} tarkoittaa
onko kursseja [tekoälystä] | Etsi englanninkielisiä kursseja | mitä kursseja voi vielä ottaa nyt
löytyykö 5 opintopisteen verkkokursseja | hae [markkinointi] | haluaisin opiskella [espanjaa], mitä on tarjolla
mitä etäkursseja alkaa tammikuussa | Suosittele jotain helppoa vapaavalintaista | onks mitään [pythonii]
kurssit joihin ilmo on auki juuri nyt | iltakursseja [liiketaloudesta]
Tarvitsen kaksi noppaa lisää, mistä niitä saa? | mitä [tekniikan] kursseja järjestetään kesällä
etsin kurssia [johtamisesta] | näytä ryhmän {group} kurssit | [ruotsin] kurssit keväällä
onko {room}:ssa järjestettäviä kursseja ensi syksynä | Mitä kesäopintoja on tarjolla?
kaikki [kyberturvallisuuteen] liittyvä | haluun oppia [kuvankäsittelyy], mikä kurssi
mikä kurssi opettaa [kirjanpidon] alkeet | jotain [projektinhallinnasta] enkuks
Voiko jossain opiskella [viittomakieltä]? | kursseja lauantaisin
mitä voisin ottaa kun tarviin 10 op vapaavalintaisia | onko teillä mitään [robotiikkaan] liittyvää | [excel]
[hoitotyön] opintojaksoja etänä | Mitkä kurssit alkavat ensi viikolla? | luettele kurssit joissa ei ole tenttiä
itsenäisesti suoritettavia verkko-opintoja | löytyiskö jotain [yrittäjyydestä] | [tietokannat] ja [sql] kurssit plz
Haluaisin aloittaa jonkin kurssin jo lokakuussa, mitä vaihtoehtoja on? | onks jotain mihin mahtuu vielä
mitä muuta samasta aiheesta | alle viiden nopan kursseja | näytä lisää vaihtoehtoja | [suomea] maahanmuuttajille
valmistun keväällä ja puuttuu kolme noppaa, mitä ehtii vielä | etsitkö mulle jonkun lyhyen intensiivikurssin
Mitä [ohjelmointi]kursseja ensimmäisen vuoden opiskelijalle on? | YAMK-tason kurssit | [3D-mallinnus] kurssi onko
mihin kursseihin ilmo aukee ensi kuussa | [kestävä kehitys] | haluisin johonkin kivaan kurssiin missä on ryhmätyötä
[kieli]kursseja iltaisin Tampereella | onko [matematiikan] kertauskurssia
Mikä olisi hyvä kurssi [tietoturvasta] kiinnostuneelle aloittelijalle? | [ruokapalvelut ja ravitsemus], mitä opintoja
joku kurssi [valokuvauksesta] olis siisti | kaikki tradenomeille tarkoitetut kurssit syksyllä
listaa monimuotokurssit | mitä mulle jää jäljelle jos haluun vaan tiistaisin tunteja | onko tarjolla [saksan] alkeita
avoimen amk:n tarjonta ensi kevääksi | Hakusessa opinto, jossa käsitellään [lastensuojelua]
[web-kehitys], etänä, suomeksi, 5 op | onko mitään kurssia missä opetetaan [valokuvausta]
jotain helppoo viiden nopan kurssia kesäks | mitä on tarjolla iltaisin englanniksi
tarviin kolme noppaa äkkiä, löytyykö etänä | etsi kurssi [tekoälystä] | haluisin oppii [koodaamaan], mitä ottaisin
Työttömyys uhkaa ja ajattelin päivittää [excel]-taitoja, onko sellaista kurssia? | [ruotsin] kurssit
mitkä kurssit on just nyt auki | jotain [johtamiseen] liittyvää verkossa keväällä | kurssi missä ei tarvi matikkaa
[espanjaa] alkeista? | löytyiskö [kiertotalouteen] liittyvää
Opiskelijani tarvitsee lisää vapaavalintaisia, mitä enkunkielisiä on tarjolla | mitä ryhmä {group} voi ottaa
onks teillä mitään [pelialaan] | [suomen kieli] ulkomaalaiselle kurssi | kursseja jotka alkaa tammikuussa
[kyberturvaa] | viikonloppuna pidettävät kurssit | mitä kivaa vois opiskella | hae [sairaanhoito] verkkototeutus
saisko jotain [psykologian] tapasta | onko vielä ilmoja auki [kestävästä kehityksestä]
puuttuu vielä 5 pistettä, jotain helppoa verkossa | onko mitään minkä vois aloittaa heti | kesäkurssit
kesäopintojen tarjonta | mitä suosittelet jos ei tykkää tenteistä | löytyykö [ranskan] alkeita
opiskelijalta puuttuu kolme pistettä, kelpaa myös ruotsiksi | mitä valinnaisia kolmannelle vuodelle on
mitkä kurssit kuuluvat ohjelmaani | jotain [valokuvauksesta], viisi pistettä | vapaat kurssit joihin voi ilmoittautua
millä kursseilla on vielä tilaa | mille kursseille pääsee nyt | ehdota kurssia | ehdota jotain viiden pisteen kurssia
tarvitsen valinnaisen kurssin | tarvitsen lisää opintopisteitä, mitä kursseja on
pari pistettä puuttuu tutkinnosta, mitä voisi suorittaa nopeasti | englanninkieliset kurssit keväällä
ruotsinkielisiä kursseja | verkkokurssit | iltakurssit | ilmaisia kursseja avoimessa
vaihto-opiskelijoille sopivat kurssit | haluan oppia [ohjelmoimaan], mikä kurssi sopii
olen kiinnostunut [ympäristöasioista], mitä kursseja löytyy
Vaihdan alaa ja haluaisin perehtyä [taloushallintoon]: mitä opintoja tarjoatte?
Ohjattavani etsii kevyttä valinnaista, mitä voisin ehdottaa? | jotain [luovaa kirjoittamista]
näytä muita samanlaisia kursseja | vastaavia kursseja kuin {}
haluisin vaihtaa maisemaa kesällä ja tehdä samalla muutaman nopan, mitä kursseja teillä irtoaisi
Olen eläköitynyt opettaja, ja minua viehättäisi [taidehistoria]; olisiko jotakin sopivaa kurssia?
saisko vinkkiä jostain leppoisasta valinnaisesta, [hoitoala] kiinnostaa mut ei liian syvällisesti
lukiolainen tyttäreni pohtii [insinöörialaa], millä kursseilla pääsisi maistelemaan sitä etukäteen
mikä kurssi auttais mua ku pelkään [puhua yleisölle] | kursseja [droneista] tai [ilmailusta]
minkälaista [juridiikkaa] täällä voi lukea | mitä jännää starttaa helmikuussa
kaivelen jotain [vanhustyöhön] liittyvää | bongaatko mulle enkkukursseja joissa on väljää
opintoja, jotka voi tehdä pelkillä esseillä | löytyykö teiltä [musiikkiterapiaa] | [geologiaa] tai [tähtitiedettä]?
tuliskohan vastaan kurssia [muotoilusta] ruotsiksi | mitä ottaisin kun oon innostunut [hevosista]
kaikki [logistiikasta]
Lapset lensivät pesästä ja minulla on vihdoin aikaa, millaisia iltaopintoja [historiasta] teillä olisi
haluaisin parantaa [esiintymistaitojani] työhaastatteluja varten, löytyykö siihen jokin sopiva kurssi
vaihtarina tarviin kolmekymmentä pistettä englanniksi, mitä kaikkea keväällä voi valita
oon kyllästynyt luentoihin, onko teillä kursseja joissa rakennetaan tai tehdään jotain käsillä
Etsin työntekijöilleni lyhytkoulutusta [asiakaspalvelusta], mitä kursseja teillä on siitä tarjolla?
lukkarissa on aukko torstai-iltapäivisin, mitä kursseja siihen kohtaan voisi löytyä
tykkäisin jostain [avaruuteen] tai [fysiikkaan] liittyvästä, mutta ilman raskasta matematiikkaa, onko sellaista
haluan oppia puhumaan [kiinaa] tai [koreaa], järjestetäänkö siitä mitään alkeiskurssia
mihin kursseihin ryhmä {group} voi vielä ilmoittautua | mihin ryhmän {group} opiskelija ehtii vielä ilmoittautua
[suomen] kurssi ulkomaalaisille | [ruotsin] alkeet | jokin [saksan] alkeiskurssi | [englannin] kurssi
voisitteko ystävällisesti näyttää avoimet kurssit | löytyskö jotain helppoo viiden nopan juttua
mitä verkkokursseja on tarjolla | haluisin opiskella [espanjaa] | onko mitään englanninkielistä keväälle
mistä saan kolme opintopistettä nopeesti | [tekoäly]kurssit? | vapaavalintaisia? | iltaopintoja?
jotain [valokuvauksesta] | Etsin kurssia, joka käsittelee [yrityksen perustamista].
mitä kursseja alkaa vielä lokakuus | onk mittään ko liittyis [hoitotyöhö] ja vois käyrä iltasi
opettelisin [säveltämään], onko siihen opintoja | näytä kaikki [ruotsin] kurssit | jotain [liikuntaa] vaikka
mulla puuttuu yks valinnainen ja mun pitäis saada se ennen toukokuuta, ehdota jotain verkossa tehtävää
Onko Kuopiossa tarjolla [johtamisen] kursseja lauantaisin? | hakusessa kurssi [lastensuojelusta]
mitä avoimessa on tarjolla tammikuussa | kiva kurssi jos tykkää [eläimistä], mikä
eiks täällä oo mitään [pythonista] aloittelijoille | [suomen kielen] alkeet, mikä kurssi
minä haluan oppia lisää [suomi], mitä kurssi te olette
Opo kysyy: mihin ammattikorkean kursseihin lukiolaiset voisivat hakeutua syksyllä? | kaikki mitä on [robotiikasta]
laita lista [sähköalan] kursseista | kaipaisin jotain [veroista] tai [kirjanpidosta]
semmosta kaivaten jossa ei tartte laskia | mittee löytys [talouvesta], ihan perusteita kaipaan
jotta oliskoo jotaki [puutarha]hommista | [projektinhallintaa] verkossa englanniks?
tarviin jotain [stressiin], vaikka [mindfulnessiä]
Sairaanhoitajana töitä tehdessäni haluaisin kehittää [kivunhoidon] osaamista, mitä tällaista teiltä löytyisi joustavasti?
[kyberturvaa] onko | löydä mulle kurssi missä saa rakentaa jotain käsin | onko [peliohjelmoinnille] mitään
minkä kurssin otan jos haluan oppia [exceliä] | listaa kaikki mitä alkaa ensi kuussa
jotain [kansainvälisyydestä], 3 op | opettajille jotain [pedagogiikasta], onko | viikonloppukursseja?
suosittele mulle kurssi [luovasta kirjottamisesta] | etsi [sosiaalialan] kursseja jotka on etänä
työpaikalla alkaa muutosneuvottelut ja nyt pitäis äkkiä saada jotain uutta osaamista cv:hen, mieluiten verkossa ja iltaisin, mitä teillä olis tarjota
Jään eläkkeelle toukokuussa ja olen aina halunnut ymmärtää [tähtiä], [ilmastoa] ja [luontoa] paremmin, joten millaisia kursseja minulle löytyisi ensi syksyksi?
vaihtarikämppä espanjasta kaipais jotain kevyttä mistä sais viis noppaa ja vois opiskella englanniks ennen joulua, osaatko ehottaa sille muutaman kurssin
minä olen insinööri ja puhun vain vähän suomea, minä etsin kurssin jossa opetetaan [suomen työelämä ja sanat], jotka tarvitaan rakennuksella
pellolla istuessa on aikaa kuunnella ja mää oon miettiny jotta jos löytyys joku [kannattavuuslaskennan] kurssi maatilayrittäjälle, mitä siittä aiheesta on
jotain [tietokannoista] | jotai [mehiläisistä] | [kirjanpitoo]? | jotain [hitsauksesta] | [logistiikan] kursseja
[haavanhoitoa] onko | [kätilö]hommia | [metsä]juttuja | [drooneja], mitä vaan | [sql:ää] tyhmille
vois vähän [dreijata], onko [keramiikkaa] | onko [kudontaa] tai [tekstiiliä] | [ilmastosta] mitä löytyy
[kestävää kehitystä] englanniks | [kiertotalous] 5 op | [verotuksesta] mitä vaan
[sopimusoikeutta] muille ku juristeille | [työlainsäädäntö] verkossa | [filosofiaa] tekis mieli
[etiikkaa], kaikki mitä on | opetetaanko täällä [japania] | [italiaa] nollasta | [venäjän] jatkoa?
[suomea hoitajille] | [lääketieteen englantia] | [ruotsia] et valmistun, mitä kursseja
[tieteellinen kirjottaminen], joku kurssi siihen | [esiintymistä] ujolle | [kehonkieltä], onko mitään
[pelisuunnittelu] | [unitya] tai [unrealia] | [3d-mallinnus] | jotain [photoshopista] | [videoeditointii]
[podcastin teko], onko semmosta | [äänisuunnittelua] | [valokuvausta] iltasin | [vaatetusala], [muoti]
[sisustussuunnittelua] netissä | [rakennusfysiikka] | [siltoja], [betonia], sen tyyppistä | [lvi:tä] mitä teil on
[sähköautot] | [akut]!! | [aurinkopaneeleista] mitää | [tuulivoimasta] englanniksi kurssi | [vetytalous]
[logiikkaohjelmointi] | [sulautetut] 5 op | [python] alkeet verkossa | [nettisivujen teko] tänä syksynä
[tekoäly]kurssi johon mahtuu viel | [tekoälyä] kaupan alan ihmiselle | [chatgpt:n käyttö], onko kurssia
[eettistä hakkerointia] enkuks | [verkkotekniikkaa], [ciscoa] | [linux] perusteet | [pilvipalveluita], ilmo auki nyt
[lohkoketju] | [tilastoja] matikkavammaselle | [matikan] kertaus | [kemiaa] kesällä | [mikrobiologiaa]
[hygieniapassi] tai [elintarvikehygieniaa] | [ravitsemus] | [valmentamista], [liikuntaa] | [muistisairaudet] etänä
[saattohoitoo] 3 op | [päihdetyöstä] kursseja | [lastensuojelua] | [autismikirjo], [nepsy], tämmösiä | [ensiapu]
[ikäihmisten liikunta], onko aiheesta kurssia | [seksuaaliterveys] | [musiikkiterapiaa] tai jotain sinne päin
[hevosavusteista] | [maatalous], [lehmät], [pellot] | [kalanviljely] | [viini], [olut], sentyyppiset aiheet
[ravintola-alaa] | [tapahtumatuotantoa] | [eräopas]-juttuja | [lapin matkailu] | [lentoliikenne] | [merenkulkua]
[hankintaa], vaan iltaisin | [lean] | [projektinhallintaa] 5 op verkossa | [esimiestyötä] aloittelijalle
[hr]-kursseja auki nyt | [myynti] | [somemarkkinointii] | [hakukoneoptimointi] | [brändäystä]
mul ois firmaidea, mitä kursseja [yrittäjyydestä] | omien [rahojen sijottaminen], onko kurssii | [exceliä]
[gdpr] ja sellaset | [kirjastoalaa] | [museoalan] jotain | [vammaispalvelut] | [kotoutuminen], [maahanmuuttajatyö]
[kriisiviestintä] | [turvallisuusalaa], [vartija]hommia | [pelastusalan] opintoja | [markkinointia] {group}lle
vapaavalintaisia {group}:lle englanniksi | mitä verkkokursseja {group} vois ottaa | kahen nopan pikkukursseja
vain viikonloppuja | täysin etä ja alkaa kohta | omaan tahtiin, ei luentoja, 5 op | kesäkurssit englanniksi
mille pääsee vielä tänään mukaan | Onko teillä kursseja [kiertotaloudesta]?
Löytyykö [tietosuojasta] kursseja englanniksi? | Mitkä kurssit käsittelevät [lasten hyvinvointia]?
Suosittelisitko viiden pisteen verkkokurssia [laskentatoimesta]?
Mitä on tarjolla puusepälle, joka haluaisi oppia lukemaan [rakennuspiirustuksia]?
Pidän mehiläisiä ja haluaisin myydä hunajani ihan luvan kanssa, onko [elintarvikealan] pienyrittäjälle mitään kursseja?
Suomeni riittää vain kahvin tilaamiseen, joten mitä [terveysalan] opintoja voisin keväällä ottaa englanniksi?
Minusta tehtiin yhdessä yössä tehtaan [ostaja] enkä tiedä hommasta mitään, onko siitä iltakursseja?
Opetan lukiossa kemiaa ja oppilaat kyselevät korkeakoulun [labra]kursseja, mitä teiltä löytyisi heille?
Kakskyt vuotta kassalla riitti, nyt haluisin [koodaamaan], mitä alkeita vois tehdä kotoa yöaikaan
Ryhmältä {group} puuttuu viisi pistettä [kieliä] ennen valmistumista, mitkä [kieli]kurssit olisivat heille auki?
Hoitokotiin tuli robottihylje ja haluttais ymmärtää tätä tekniikkaa, onko [hyvinvointiteknologiasta] mitään
mummo opettelee nettipankkia ja innostu, onko senioreille [tietotekniikkaa]
[runojen kirjottaminen], [luova kirjottaminen] | [saamen kieltä], onko alkeita | mitkä kurssit sulkeutuvat seuraavaksi
mihin {group}:n opiskelijat voi vielä ilmoittautua | mihin {group} ehtii vielä ilmota
mitkä ilmoittautumiset menee kiinni tällä viikolla | mitkä ilmot sulkeutuu tällä viikolla
{group}:n kurssit ensi viikolla | kesällä suoritettavat? | kesällä suoritettavia | [sql] tai [tietokantoja]
se pakollinen [ruotsi], mitä vaihtoehtoja | mitä muuta meidän ryhmällä pyörii tänä syksynä | muita tämän tyyppisiä
mitä muuta sama yksikkö opettaa | [pelien tekemistä] ois kiva oppia | [tilastotiedettä]
jotain [projektinhallintaa] tai [johtamista] | [laboratoriotöitä] sisältävät kurssit keväällä
oon utelias, mitä on tarjolla [taiteista] | mitä kaikkea valinnaista maailmassa on | [leivonta]kursseja?
jotain kivaa 2 op | [kieli]kurssit mitä on | ekstranoppia mistä | valinnaisia ideoita | mitä suosittelet mulle
täytettä hopsiin | ennen joulua jotain | joululomalla suoritettava? | heinäkuussa jotain | ihan mitä vaan englanniks
missä kurssilla opetellaan [puhumaan yleisölle] | haluisin oppia [puutarhasta] | oisko [saippuan tekoo]
haluun jotain millä saan duunin | haluan ymmärtää [maailmanpolitiikkaa] | [tekoälyä] sairaanhoitajille
[biologiaa] aikuiselle aloittelijalle | onks [laitesukeltajille] mitään | [matikan] kertausta onko
[fysiikan] alkeet? | [arkeologiaa]? | [valokuvaus] ja [video] | [puhe] ja [esiintyminen] kuntoon
[lavapelko], auttaako joku kurssi | [suunnistusta] tai [retkeilyä] | [hiihto]-opetusta? | [muistisairaista]
[mielenterveyttä] tukevia kursseja | [saattohoitoa] käsitteleviä | [vanhuksista] | mitä löytyis [varhaiskasvatuksesta]
[nuorisotyötä] | yksinyrittäjän pelastus, [laskutusta] ja [veroja] | haluaisin oppia [neuvottelemaan] paremmin
jotain [startup]-meininkiä | juttu joka auttais uraan [markkinoinnissa] | [some]-osaamista | [graafista suunnittelua]
onko [autotekniikkaa] | [venemoottoreista] | [sähköautoista] ja [akuista] | [tuulivoimaa]
[vedyn käyttöä] teollisuudessa | [rakennusfysiikkaa] | [betonia], [asfalttia], [siltoja] | [hengitystiesairauksista]
[lääkelaskenta] | [synnytystä] käsitteleviä kursseja | [sosiaalioikeutta] | [kiinan] alkeita | [viron kieltä]?
[venäjää] työelämään | [saksaa] jatko | [viittomakieltä] | [ruotsia] uusiks, mitä tarjolla | [suomea] lähihoitajille
ehdota jotain missä ei oo tenttiä | pikakurssi jossain, vaikka viikon mittainen | kesän intensiivit
viittä vaille valmis, tarvin 7 noppaa nopeasti | tahtoisin jotain minkä voi suorittaa omaan tahtiin
mitkä kurssit pyörii just nyt et pääsee kyytiin | kaikki verkkototeutukset joulukuulta | yhtään kurssia Rovaniemellä
Mitä kursseja tarjotaan monialaisena ensi keväänä? | Löytyykö teiltä yhtään opintoa [lastenoikeuksista]?
Onko tarjonnassa englanninkielisiä [liiketalouden] kursseja vaihto-opiskelijalle?
Mitä avoimia kursseja voi suorittaa työn ohessa iltaisin?
Esimieheni haluaisi minun osaavan [työoikeutta], ja olen vapaa keskiviikkoisin, mitä sopivaa löytyy?
Kirjoitan opinnäytettä metsien hiilinieluista ja tarvitsisin siihen taustaksi [ilmasto]kurssin, onko jotain tarjolla?
Jäin juuri lapsen kanssa kotiin ja kaipaan aivoille tekemistä, joten onko mitään omatahtista [psykologiasta] tai [filosofiasta]?
etsin kurssia [ikäihmisten kuntoutuksesta], mieluiten joku missä käydään paikan päällä
tekoälykurssit? | jotta oliskoo jotaki puutarhahommista | leivontakursseja? | kielikurssit mitä on
Kirjoitan opinnäytettä metsien hiilinieluista ja tarvitsisin siihen taustaksi ilmastokurssin, onko jotain tarjolla?
onko olemassa tietoturvakurssia | kätilöhommia | metsäjuttuja | tekoälykurssi johon mahtuu viel
turvallisuusalaa, vartijahommia
Opetan lukiossa kemiaa ja oppilaat kyselevät korkeakoulun labrakursseja, mitä teiltä löytyisi heille?
Ryhmältä {group} puuttuu viisi pistettä kieliä ennen valmistumista, mitkä kielikurssit olisivat heille auki?


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
montako mahtuu {room}:aan | onko {room}ssa tykki | missä kerroksessa {room} on | mistä löytyy iso auditorio
{room} varustus | onks siel {room}:ssa sähköpistokkeita | Missä päin rakennusta {room} sijaitsee?
Mitä laitteita {room}-tilassa on? | ryhmätyötilat? | atk-luokat | missä on hiljanen huone jossa saa lukea
pääseekö {room}:aan pyörätuolilla | eksyin, missä {room} on | kuis mää löydän {room}:n | mihinä se {room} on
mistee löytys {room} | isoin sali? | listaa {room}:n luokat | Onko {room} sopiva 60 hengen seminaariin?
onko {room}ssa älytaulu vai pelkkä liitutaulu | mikä siipi {room} | mikä on pienin neukkari
studiotila jossa on vihreä tausta? | {room} paikkamäärä | kokoushuoneet {room}:ssa
mikä luokka on se jossa on ompelukoneet | onko {room}:ssa kamera ja mikki hybridikokoukseen
Tarvitsen luokan, jossa on liikuteltavat pöydät, mitä sellaisia tiloja on? | {room} missä | tietsikkaluokka?
kuin iso tila {room} on | Siivoojana haluaisin tietää, kuinka monta huonetta {room}:n toisessa kerroksessa on.
Meille tulee vierailulle kahdeksankymmentä lukiolaista opettajineen ja minun on varmistettava, montako istumapaikkaa {room} oikein tarjoaa.
onko {room}ssa ilmastointi vai kuolenko sinne | labratilat | puhelinkoppeja?
Minä etsin huonetta {room}. Missä se on? | mitä tiloja {room}:ssa ylipäätään on | löytyykö {room}:sta induktiosilmukka
mitä kampuksella on musiikkiluokkia
Vahtimestarina minulta kysytään jatkuvasti tätä, joten kummassa päässä taloa ja millä käytävällä {room} oikeastaan on?
{room}n pohjakartta tai sijainti
Tilaan catering-palvelua seminaariin ja minulta kysytään pöytien määrää, joten kuinka suuri {room} on ja miten se on kalustettu?
oon pyöriny tässä samassa käytävässä jo vartin ja kännykän akku loppuu, missä ihmeessä {room} on
meil on podcast-projekti ja tarvittas joku äänieristetty huone, mitä semmosia tiloja täältä löytyy
Ulkopuolinen luennoitsija tuo mukanaan oman läppärinsä, onko {room}:ssa HDMI-liitäntä ja kaiuttimet?
kuinka monta ihmistä saa palomääräysten mukaan olla {room}ssa kerrallaan | {room} paikkoja? | {room} koko
{room} kerros | {room} varusteet | {room} missäpäin | {room} henkilömäärä | montako mahtuu {room} | mitä {room}ssa on
millanen {room} on | minkälainen luokka se {room} | onko {room}ssa ikkunoita
toimiiko {room}ssa ilmastointi, onko sitä edes | onko {room}:ssa pianoa | ompelukoneita {room}ssa?
saako {room}n pimeeks | onko {room}ssa älytaulu vai pelkkä liitu | riittääkö {room}:ssa töpseleitä joka pöytään
saako mäkin kiinni {room}n näyttöön | onko {room} hybridivarusteltu, kamerat ja mikit
onks {room}s induktiosilmukka kuulolaitteelle | montako peppua mahtuu {room}:iin | nieleekö {room} satakunta ihmistä
onko {room} tarpeeks iso kolmelle ryhmälle | paljonko koneita {room}:ssa
pääseekö {room}aan rattailla vai onko vaan raput | miten löydän {room}n | eksyksis, {room}??
pääovelta vasen vai oikea {room}aan | kummassa päässä taloa {room} on | mikä on {room}n katuosoite
mihin kerrokseen ajan hissillä jos etsin {room}a | {room}n isoin sali | kaikki luokat {room}ssa
mitä labroja {room}ssa on | mitkä huoneet kuuluu {room}an | montako luokkaa {room}:ssa on | {room}:n mikroluokat
missä luokissa on vetokaapit | yli 60 paikan luokat | Missä {room} sijaitsee? | Kuinka monta henkeä {room} vetää?
Mitä laitteita tilassa {room} on? | Mitä tiloja rakennuksessa {room} on? | Onko {room}:ssa dokumenttikameraa?
Missä auditorioissa on esiintymislava?
Työnnän kahvikärryä neljällekymmenelle eikä ovella kukaan tiedä, missä siivessä {room} mahtaa olla?
Hackathoniin tulee yheksänkymmentä tyyppiä, montako tuolia {room}:ssa oikeasti on
Opetan infuusiopumppua ja tarvitsen juoksevaa vettä, onko {room}:ssa lavuaaria?
Palotarkastaja haluaa luettelon opetustiloista, antaisitko kaikki {room}n huoneet? | mistä löytyisi ryhmätyötila
mistä löytyy ryhmätila | Tarvitsisin tilan 50 hengelle, mitä vaihtoehtoja on? | mitä tilavaihtoehtoja on 40 hengelle




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
onko {room} vapaana nyt | voiko {room}een mennä istumaan | moneen asti {room} on varattu | kuka {room}n on vallannu
{room} vapaa? | vapaita luokkia? | {room} huomenna? | hiljanen huone nyt? | mikä luokka on tyhjänä
mis vois tehä ryhmätöitä just nyt | mikä tila seisoo tyhjillään iltapäivällä | vapautuuko {room} ennen kolmea
käyttääkö kukaan {room}a tänä iltana | Onko {room} varattuna perjantaina klo 14?
löytyskö {room}sta joku vapaa luokka tunniks | saako {room}sta huoneen kymmenelle huomisaamuna
joko {room}sta o lähtenyt poru | vapaan luokan paikka?
Vahtimestarina pitäisi päästä vaihtamaan lamput, joten koska {room} on seuraavan kerran tyhjänä?
mihin väliin {room} saadaan siivottua, onko siellä aukkoja tänään | istuuko {room}ssa joku parhaillaan
mikä huone vapaana kolmannes kerrokses | Onko keskiviikkona aamulla tyhjiä seminaarihuoneita?
missä minä voin istua hiljaa, onko huone vapaa | oliskoo {room} vapahana kymmeneltä
onk {room}s porukkaa vai mahtuisik sinne | mää menisin {room}een harjotteleen esitystä, onko se tyhjä
pitäs soittaa teams-palaveri rauhassa, onko mitään vapaata huonetta | {room} buukattu?
keskiviikkona {room}n varaustilanne
Tarvitsen tilan vanhempainillalle torstaille kello kuudeksi. Onko {room} silloin vapaana?
onko kirjaston ryhmätilois tilaa | näkyykö {room}ssa aukkoja ens viikolla
tähän hätään luokka pienelle porukalle, mikä olis tyhjä | Kuinka kauan {room} pysyy vapaana?
{room} klo 16-18 käytössä vai ei
Olemme tulossa kuuden hengen projektiryhmällä ja haluaisimme istua kaksi tuntia, mikä luokka olisi käyttämättä iltapäivällä?
meinaako {room}ssa olla joku tapahtuma illalla | eihän {room}ssa oo ketää ny
saako {room}ia käyttöön heti, vai onko siellä joku
missä luokassa saa harjotella rumpuja ku muut on täynnä, joku tyhjä
pääseekö {room}een vappuaattona vai onko siel varaus | onko {room}n varaus peruttu vai vieläkö se on pois käytöstä
neuvottelu siirty viime tingassa ja mulla on kaks vierasta aulassa takit päällä seisomassa. onko {room} tunnin verran tyhjänä vai ei
Kuntotarkastaja tulee huomenna mittaamaan sisäilmaa ja tarvitsisi tunnin rauhassa. Mihin aikaan {room} on ilman käyttäjiä, aamulla vai iltapäivällä?
kirjastossa on joku taaperomuskari ja kotona remontti. mihin luokkaan vois nyt heti mennä lukemaan tenttiin ilman että kukaan heittää pihalle
minä seison oven takana ja sisällä on pimeä, mutta en uskalla mennä, onko huone {room} varattu joku muu nyt vai saanko mennä
meiän bändillä on ens perjantaina keikka avajaisissa ja pitäis päästä treenaamaan akustiikkaa, eli onko {room} torstai-iltana kellään käytössä
{room} tyhjä? | {room} vapaa 14-16 | {room} varaukset huomen | {room} vapaana | {room} tänään, väliä missään
{room} nyt | vapaa luokka? | joku paikka istua | tyhjä huone kiitos | huone viidelle nyt | 5 hlöö, tila, heti
rauhallinen nurkka kahdelle | edes joku huone | vapaita labroja | missä voin kyhjöttää läppärin kaa kuuteen
paikka meille viidelle heti nyt | oisko jotain koloa mihin kaivautua tunniks
mihin kuus ihmistä vois levittää julisteet just nyt | mikä luokka ei oo kenenkään seuraavaan tuntiin
kakkoskerroksessa mitään tyhjillään? | missä ei oo ketään | mihin huoneeseen vois vaan kävellä sisään
mitkä tilat ei oo käytössä keskipäivällä | mitä on vielä kolmeks saatavilla | istuuko {room}ssa joku
voidaanko mennä nyt {room}an | häädetäänkö meidät {room}sta jos jäädään | tuleeks joku {room}aan tänään vielä
kuinka kauan saadaan olla {room}:ssa ennenku seuraavat tulee | mihin asti {room} on ilman ketään
kauanko {room} seisoo tyhjänä | koska {room} menee taas varatuks | kuka pitää {room}a yhdeltä
kuka tulee {room}:iin meidän jälkeen | mitä {room}ssa on meneillään, voiko kurkata | onks {room}s nyt tunti
koska ne lähtee {room}sta | moneltako {room} on päivän osalta ohi | vapautuuko {room} ennen neljää
millon pääsis kymmeneks minuutiks {room}aan | huomenna joku rako {room}:ssa? | torstaille aikaa {room}ssa
{room} eka vapaa hetki tällä viikolla | onko {room} koko perjantain auki varauksista | {room} 15.12. menny vai ei
onks {room} ihan täynnä tänää vai jääkö joku tasku | voiko {room}ssa syödä eväät ruokatunnilla vai onko se jollain
saako {room}ssa treenata illalla, vai onko siel porukkaa | vapaa atk-luokka, mikä
saisko jonku äänieristetyn työhaastatteluun kahelta | onko yhtään pienryhmätilaa varaamatta
kopit kaikki menny, mitä jäi | mikä luentosali huomenaamulla tyhjillään | missä ei lauantaina oo ketään
{room}n vapaat luokat 10-12 | mitä {room}:ssa on vapaana kymmenelle | paikka viidelle, seuraavat kaks tuntia
mihin voi mennä porukalla lukemaan keskiviikkona viidelt | tilaa kolmellekymmenelle maanantaiaamuna, mitä varaamatonta
puol kahelta joku vapaa missä on näyttö | Onko {room} juuri nyt vapaa? | Mitkä luokat ovat vapaina kahdesta neljään?
Mihin asti {room} on tänään vapaa? | Onko {room} varattu tiistaiaamuna?
Onko {room}:ssa vapaita huoneita tänä iltana? | Mikä kahdeksan hengen huone on nyt vapaana?
Milloin {room}:ssa on seuraava tyhjä tunti? | Näyttäisitkö {room}:n huomiset varaukset?
Mistä löytyisi tyhjä huone tunnin puhelua varten? | Onko perjantaina yhdeksästä kahteentoista vapaata luentosalia?
Milloin {room} on tällä viikolla käytössä? | Onko {room} loppupäivän vapaa?
Onko {room} jollakulla kello kahdeksan maanantaina? | Mitkä neuvotteluhuoneet ovat iltapäivällä käyttämättä?
Saammeko jäädä tilaan {room} viiteen vai onko se varattu sitä ennen?
Meitä on viis, yks läppäri ja palautus tunnin päästä, mihin huoneeseen voi painella saman tien
Pitäis {room}n lattia vahata ennen iltaa, monelta siellä on tauko ettei ole ketään
Tykki pitää vaihtaa ja siihen menee kaksi tuntia, milloin {room} on huomenna niin kauan käyttämättä?
Seminaariin tulikin kolmekymmentä eikä viittätoista, mikä luokka tässä lähellä olisi tällä hetkellä tyhjä?
Imetän nelikuista ja tarvitsisin kahdeksikymmeneksi minuutiksi oven perässäni kiinni, mikä huone olisi nyt ilman väkeä?
Siivoojat sanovat että {room} on koko iltapäivän tyhjä mutta valot palavat, onko joku varannut sen?
Vanhempainilta on kahdeskymmenes ja etsin salia, jota kukaan ei ole varannut viidestä kahdeksaan
Bändi haluis treenata pikkujouluihin niin ettei kukaan kuule, onko {room} neljän jälkeen varaamaton
Mulla on puol kahdeltatoista teams-haastis Tanskaan ja kirjastossa hirvee hälinä, missä olis tyhjä huone
Joltain jäi reppu {room}an enkä kehtaa mennä kesken luennon, onko siellä nyt joku pitämässä tuntia
Ulkopuoliselle arvioijalle luvattiin huomisaamuksi hiljainen huone kolmeksi tunniksi, mitkä eivät ole silloin varattuja?
Seison neljän kaverin ja pitsalaatikon kanssa {room}n kolmannessa, missä täällä ei ole varausta seuraavaan tuntiin
onko {room} joutilaana huomen aamust | ehtiikö {room}:n tuulettaa jossain välissä tänään
luokka on lukossa, missä muualla ois tilaa | missä muualla {room}:ssä on tilaa nyt
meidän huone on varattu, mihin muualle voi mennä | mihin {room} huoneeseen voi mennä puhelinpalaveriin
vapaa koppi {room} | tarttis {room}:stä iso sali aamuksi | milloin {room}:ssa on pitkä väli ilman opetusta

missä voidaan tehdä ryhmätyötä nyt | missä voimme tehdä ryhmätyötä {room} nyt


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
näytä mun asetukset | vaihda muistutusten kellonaika | tuut ihan liian usein | kesälomalle tauko kaikkeen
muistutukset illalla | ilmoitukset pois | muuta asetuksia | muistutusaika? | vähemmän viestejä
Haluaisin saada muistutukset aamun sijaan lounasaikaan. | miten mä tän hiljennän elokuuhun asti
mitä mul on asetuksissa | laita ilmotukset päälle taas | mihin kellonaikaan sä muistutat
sua tulee koko ajan, vähennä | sähköpostiin vai slackiin, miten vaihdan
oon lomalla kolme viikkoa, tauota kaikki muistutukset | voiks muistutukset tulla vasta iltapäivällä kolmelta
Olen harjoittelussa ulkomailla, ja kaikki botin viestit häiritsevät. Voisiko kaiken pysäyttää helmikuun loppuun?
mikä muistutusaika mul on nykysin | kui usein sää laitat mul viestiä | pistä kaikki hälyt pois vähäks aikaa
muistuttelut klo 18 jälestä, onnistuuko | minä haluan muuttaa asetukset, en tiedä missä
mistees näitä säätöjä muutetaan | jotta saisko nua ilmootukset tulohon illansuus
jatka muistutuksia taas, loma on ohi | kytke muistutukset pois
botilta tulee viestejä niin että vaimoki ihmettelee, vaihda vähemmälle
ei enää joka asiasta viestiä, kai sen voi jostain säätää | aktivoi muistutukset uudelleen
Voisiko muistutuksen oletusaikaa siirtää tunnilla myöhemmäksi? | oletusasetuksetko mulla on | mun säädöt, kiitos
säädä viestien määrä pienemmäks | hei, oon muuttanu kellot, laita ilmotukset kuudelta
onko minulla ilmoitukset päällä vai pois | Missä voin muokata omia ilmoitusasetuksiani?
saisko sen aamumuistutuksen vaihdettua vaikka puoli kaheksaan
Hoidan vastasyntynyttä enkä jaksa puhelinta, joten pysäyttäisitkö kaikki ilmoitukset, kunnes sanon että saa taas jatkaa?
ilmotusten tahti liian kova, mist pienemmäks | asetusvalikko auki | muistutuskellonaika vaihtoon, 17:00
mitä oon valinnu asetuksiin ja miten ne näkyy
oon nyt kuukauden saanu sulta muistutukset just ku istun aamubussissa enkä pysty tekemään mitään, niin vois ne tulla vaikka lounaalla puol kaheltatoista
Lähdemme perheen kanssa purjehtimaan koko heinäkuuksi, enkä halua miettiä opintoja lainkaan. Keskeyttäisitkö kaikki muistutukset elokuun alkuun asti?
sulta tulee nykyään enemmän viestejä ku mun äidiltä ja se on jo saavutus - miten mä saan tän rauhottumaan vähemmälle
minä vaihdoin jotain kun kokeilin bottia ja nyt en tiedä mitä on päällä ja mitä on pois, näytä minulle kaikki asetukset
palasin just opintovapaalta ja huomasin ettei sulta oo tullu mitään puoleen vuoteen, siis laitappa ne muistutukset takasin päälle
älä piippaa niin usein | missä se asetusratas on | hiljennä vähän | palautetaan tehdasasetukset | mun profiilin säädöt
hälytykset? | valinnat näkyviin | mihin kohtaan ruksi ettei pingaa | pushit pois | muistutusten kellonajaks 7:30
muistuta aamuisin | äänettömälle kuukaudeks | oletukset takas | kaikki pingit kiinni hetkeks
herätä takasin henkiin kaikki muistuttelut | muistuta vasta kun olen syönyt eli puol yhestä
saisko pingit vaan kerran vuorokaudessa | oisko mahollista et pingaisit vasta iltaseittemältä
mun työpaikalla puhelin on laukussa viiteen asti, siirrä pingit siitä eteenpäin
siirrä kaikki aikasemmaks, kuuden tietämissä oon hereillä | oon taas elävien kirjoissa eli pistä pingit päälle
miten saan ne sun huomautukset takas päälle | sammutin sut joskus ja nyt haluun takas | tauota kunnes palaan matkalta
pannaan jäihin kaikki syyskuuhun | vaimenna tää purkki | kuinka monta kertaa päivässä mua nyt pingataan
montako viestii tulee päivässä enintään | voinko itte päättää paljonko mulle kirjotat
voiko sun käytöstä muuttaa jostain | mistä muokkaan omia juttuja | näytä miten oot konffattu mun kohalla
onks mun muistuttelut tällä hetkellä on vai off | minkä valinnat mulla on | tarkistetaas mun kytkimet
mitä oon ruksinnu ja mitä en | minne se asetussivu hävis | missäs nämä säätimet on
kumpa näitä piippauksia sais vähä harvempaan | mää haluisin et se piippais vast aamul kahdeksalt
suatko sie näitä hiljasemmalle | jotta näitä ilimootuksia liikaa, vähemmän
Mistä pääsen muuttamaan muistutusten lähetysaikaa? | Voiko ilmoituksia vaimentaa kokonaan loman ajaksi?
Haluaisin tarkistaa, mitkä ilmoitukset minulle ovat käytössä.
Voisiko muistutukset lähettää vasta työpäivän päätteeksi? | Saako ilmoituksia harvemmin kuin nyt?
Olen äitiyslomalla enkä toistaiseksi tarvitse yhtään piippausta teiltä, joten laittakaa kaikki tauolle siihen asti kun palaan
Kuulokojeeni piippaa aina kun viestisi tulee ja se on kokouksessa kamalaa, voisiko lähetysaikaa siirtää iltapäivän loppuun?
joku veli räplänny mun koneella ja nyt sulta tulee kaikki aamukuudelta, vaihda takas lounaaks
Palaan huomenna töihin kuukauden sairausloman jälkeen, joten käynnistä muistutukset uudelleen, kiitos
vaihda muistutushetkeks hampaidenpesu eli klo 22



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
puhu suomee | englanniksi kiitos | vaihda kieli | in english pls, en osaa viel suomea | svenska tack
voitko vastata mulle selkosuomella | Voisitko jatkossa kirjoittaa minulle suomeksi?
en tajuu enkkuu, sano sama suomeks | Vaihdetaanko englantiin? | käännä toi
miks sä englantia mulle tarjoot, pidetään suomi | kieliasetus suomeen | onks sul muita kielii ku suomi, vaihda enkkuun
vastaa mulle aina englanniksi vaikka kirjotan suomeks | sano se helpommilla sanoilla
Minä opiskelen suomea, puhu minulle yksinkertaista suomea. | puhukko sä ruattia mulle | haastele suomeks
mää en englantii ymmär, puhu suome | eng | fi | finnish only kiitos | Käytä kanssani ruotsia tästä lähtien.
pystytkö vaihtaan kielen takas suomeen | puhutaan suomea, haluan harjoitella
äläs soita suuta ulkomaan kielillä, puhu suomea mulle | viimenen viesti tuli enkuks, laita suomeks
Englannin kieli on minulle vahvempi, joten kirjoitathan vastauksesi sillä. | selkokieltä
Vaihto-opiskelijana suomeni riittää tervehdyksiin mutta ei lukujärjestyksiin, joten vastaisitko minulle tästä eteenpäin mieluummin englanniksi?
osaatko venäjää? vastaa sillä | botin kieli takaisin suomeksi | miten saan sut puhumaan suomea
liian vaikeita sanoja, sano selkeämmin | vaihda mun kieleks englanti | kieltä vois vaihtaa
Kirjakieli kiitos, en ymmärrä puhekieltä. | haluan viestit kahdella kielellä tai edes suomeksi | sama ruotsiksi
Yksi asia ärsyttää: avasin sinut suomeksi ja silti lähetät muistutukset vieraalla kielellä, joten puhu minulle vastedes vain suomea.
translate | en ymmärrä tätä vastausta, se on englanniksi, voiko sen kääntää
kirjoittele mulle vaikka stadin slangilla, kunhan et englantia
mun suomi on viel tosi hidas ja joudun kääntään kaiken kännykällä, voisko sun vastaukset tulla englanniks
Kollega oli lainannut konettani ja nyt kirjoitat minulle ruotsia, josta en ymmärrä sanaakaan, vaihda takaisin suomeen.
Opettajani sanoi, että minun pitää käyttää suomea joka päivä, siksi kirjoita minulle vain suomea, kiitos.
isoäitini kokeilee tätä samalla koneella eikä osaa muuta ku suomea, puhu meille siis suomea
sä heität väliin jotain englannin sanoja enkä mä tajuu niitä, puhu kokonaan suomeks




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
älä herätä mua öisin | hiljaa iltasin | ei viestejä viikonloppuna | yöksi hiljaisuus | hiljaista 22-07
sunnuntait rauhassa | lopeta piippailu kymmenen jälkeen | puhelin plimahti neljältä yöllä, ei enää ikinä
oon yövuorossa ja nukun päivät, älä laita mitään klo 8-15 | Älä lähetä minulle mitään ennen kello yhdeksää aamulla.
odota et herään ennen ku laitat mitään | vauva nukahtaa seittemältä, pidä suu kiinni siitä eteenpäin aamuun
Asettaisitko hiljaiset tunnit iltakymmenestä aamuseitsemään? | en haluu sulta pingejä lauantaisin
ei ilmotuksia pyhinä | mää oon luennol yhdekst kahteto, ol sillo hiljaa
jotta pyhärauha täällä, ei viestiä sunnuntaina | ole hiljaa yöllä, minä nukun huonosti | elekee öllä kilikuttako
vain päiväaikaan kiitos, 9-17 | hiljane tila yöllä päälle | jätä mut rauhaan viikonloppusin
älä soittele kotirauhaan ilta kuuden jälkeen | keskellä yötä tulee piippauksia, tee niille loppu
Teen töitä päiväkodissa, ja puhelin on kaapissa kahdeksasta neljään. Pidä tuo aika täysin viestittömänä, kiitos.
ei pimeällä | nukkumisaikana ei mitään | ekana juhlapyhänä et sit laita mulle mitään
myöhään illalla en jaksa sua, pysy vaiti aamuun asti | päivähiljasuus mulle, nukun sillon
Kunnioittaisitko sapattia: perjantai-illasta lauantai-iltaan en ota vastaan ilmoituksia.
lauantaiaamuna nukun pitkään, ei ennen kahtatoista | rauhoita aika 21-8
Vaimo suuttui, kun puhelin soi yöllä sängyn vieressä. Tästä lähtien ei mitään puolenyön ja kuuden välillä.
älä häirihe ruoka-aikaan, 11-12 | hiljennä vappuna | voik sää olla hilja öisi
mun treenit on kuudesta kaheksaan, siinä välissä hiljasta | poista hiljaiset tunnit
työaikana ei pihahdustakaan, siis 8-16 | mihin asti mulla on se hiljaisuus asetettu
koira alkaa haukkua joka kerta ku puhelin piippaa ja naapuri on valittanu jo isännöitsijälle, siis iltayheksän jälkeen ei saa enää tulla ääntäkään
Teen kolmivuorotyötä sairaalassa ja nukun lyhyinä pätkinä, joten pidä viestitauko joka arkipäivä aamuyhdeksästä iltapäivän kolmeen.
viimeks sun viesti kilahti kesken elokuvan viimeisen kohtauksen ja koko sali kääntyi, nii perjantai-illat kuudesta eteenpäin saat olla mykkänä
minä rukoilen illalla ja sitten nukun aikaisin, siksi en halua viestejä kello kahdeksan jälkeen ja ennen kello kuusi aamulla
lupasin tyttöystävälle et lauantait ja sunnuntait on vaan meille kahelle... ole kiltti ja pidä näppisi erossa musta viikonloput
yöt pois | unitila | shh öisin | onko hiljaisia tunteja | ei pingejä kympin jälkeen | ei viikonloppuna | aamulla ei
hys yheksään asti | sunnuntai on pyhä, älä sillon kirjota | älä herätä | piippasit viideltä aamulla, ei ikinä enää
ei ääntäkään puolenyön ja kasin välillä | iltaisin hiljempaa | suu kiinni ysin jälkeen | jätä mun lauantait rauhaan
nukun 21-7, nuku säkin | yövuorolainen täällä, mykkänä 8-15 | päiväunien ajan rauha, 13-15
ootko yöllä hiljaa ihan oletuksena | mitkä on mun hiljaiset tunnit | hiljaisuus loppumaan kuudelta eikä kaheksalta
saat taas kirjoitella öisin, poista hiljainen aika | Älä lähetä mitään kello kahdeksan jälkeen illalla.
Haluaisin hiljaiset tunnit iltakymmenestä aamukuuteen. | Voisitko olla viikonloput vaiti?
Ethän viesti minulle ennen yhdeksää. | Voiko hiljainen aika alkaa tuntia aiemmin?
Vauva nukkuu puhelimen vieressä ja herää jokaiseen kilahdukseen, joten sinulta ei pihaustakaan seitsemästä seitsemään
Vietän sapattia enkä koske puhelimeen perjantai-illasta, älä siis kirjoita ennen kuin lauantai on ohi
Seison leikkaussalissa seitsemästä kolmeen eikä siellä saa mikään pöristä, pidä viestisi siihen asti
miksi sä huutelet yöllä | miks sä viestittelet yöllä




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
kooste maanantaiaamuisin kiitos | päiväkooste? | laita mulle joka aamu päivän ohjelma
älä lähetä enää sitä aamukoostetta | tahtoisin viikon yhteenvedon sunnuntaisin | viikkokatsaus pois
Haluaisin tilata viikoittaisen yhteenvedon. | Voisitko lähettää minulle joka ilta koosteen seuraavasta päivästä?
aamukatsaus päälle | kerää kaikki yhteen viestiin ettei tuu monta
riittää et kerran viikossa tulee kasaan koottu paketti | joka arkiaamu klo 7 päivän tunnit
vaihda koosteen aika iltaan | niputa mun jutut yhdeks viestiks viikossa | daily digest päälle
mää tahdon semmose viikkopaketi | lähätä joka maanantai mitä viikolla on
laitappa mulle aina aamusin tieto jotta mitä päivälle on | onks mulla viikkokooste päällä | kooste seis
lopeta päivittäinen yhteenveto, viikottainen kelpaa | en lue niitä viikkokirjeitä, ota pois | yhteenveto
Siirrä viikkokooste perjantai-iltapäivään. | perjantain koonti päälle
Minä haluan joka viikko yhden viestin, jossa on kaikki. | päivän kattaus sähkönä joka aamu aamupalalle
viikkoraportti on/off | mihin aikaan se aamun kooste oikein lähtee, haluun sen kuudelta
Minulla on viisi lasta ja kaksi työtä, joten koko viikon asiat yhtenä maanantaiaamun viestinä olisi suuri helpotus, laittaisitko sellaisen tulemaan?
sunnuntai-illan prepaus: lähetä aina silloin seuraavan viikon kooste | uutiskirjetyylinen koonti mun kursseista
koosteviestit | joka aamu mun tunnit kiitti | poista päivittäiset koosteet käytöstä
liikaa yksittäisiä viestejä, yks kooste viikossa ois jees | jatka taas viikkokoosteita, loma ohi
viikkoyhteenveto torstaille | päiväohjelma joka aamu seiskalta
Kollegani saa sinulta joka maanantai siistin listan viikon asioista, joten kytke minullekin sellainen viikkokooste.
aamubriiffi päälle | en tartte päivittäistä koontia enää | ma-kooste
mä hukun sun yksittäisiin pingeihin, voisko ne kaikki tulla yhtenä pakettina maanantaisin ennen ekaa luentoa
Otin aamukoosteen käyttöön innostuksissani mutta en ehdi koskaan lukea sitä, joten lopettaisitko sen lähettämisen.
tykkään tehdä viikkosuunnitelman sunnuntaina teekupin kanssa, joten lähetä viikkokooste silloin joskus kuuden maissa
Kesäloma alkaa enkä halua enää viikkokatsausta, saa pistää koosteen poikki.
opiskelen töiden ohessa ja unohdan kaiken, oisko sulla joku automaattinen päivän yhteenveto jonka saisin joka aamu
saako siittä viikkokoonnista semmosen lyhyemmän ja torstaisin | viikkokoostetta kehiin | viikkokooste pois
päiväkooste pls | päivittäinen pois | viikkokirje joo kiitos | en tarvi koosteita | aamukatsaus mulle
aloita se maanantaikirje | lopeta se maanantain viesti | en lue sun yhteenvetoja, heitä ne veke
yks nippu viikossa eikä kymmentä piippausta | sunnuntai-iltaisin yhteenveto tästä lähtien
voisko saada perjantaisin koonnin | haluun kaikki samassa viestissä joka viikko
päiväkooste on liikaa, vaihda viikottaiseen | viikkokoosteesta päiväkoosteeseen | tuleeko mulle viikkokooste vai ei
onko teillä joku uutiskirje mun omista jutuista | onko mun päiväkooste päällä | minä päivänä se viikkokooste tulee
siirrä viikkokooste lauantaille | lyhyt aamuviesti mun päivästä, joka päivä, onnistuuko
Kytke päivittäinen yhteenveto päälle. | En enää halua viikkoyhteenvetoa.
Voisiko viikkokatsaus tulla sunnuntaina maanantain sijaan?
Lähettäisitkö joka perjantai koosteen seuraavasta viikosta? | Lopeta aamukatsauksen lähettäminen, kiitos.
Suunnitellaan perheen viikko sunnuntaina lettujen äärellä, joten haluaisin silloin kymmeneltä sinulta koosteen
Maanantain kooste hukkuu töissä viiteenkymmeneen muuhun viestiin enkä lue sitä ikinä, jätä se pois
Kaverille tulee sulta joka aamu siisti katsaus sen päivästä ja mulle ei, haluisin samanlaisen
lista päivän menoista aamusin




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
muistuta aikasemmin | tuli liian myöhään se muistutus | kui paljon ennen sää muistutat | kaks kertaa muistutus plz
päivää ennen ei riitä mihinkään | montako päivää etukäteen ilmotat | Haluaisin muistutukset jo kolme päivää aiemmin.
Kuinka hyvissä ajoin muistutat määräpäivistä? | ennakko? | lisää ennakkovaroitusta | ilmoita vasta edellisenä päivänä
vasta samana aamuna kiitos, en muista viikon takaisia | pidempi varoitusaika | sais tulla ny vähä aiemmi toi muistutus
pittäs kerrota kahteen kertaan jotta muistaa | jospa sä muistuttaasit viikkua etehenpäin | kolme päivää etukäteen
tunti ennen sulkeutumista vielä toinen muistutus | liian aikaisin muistuttelet, unohdan ennen h-hetkeä
en ehdi reagoida näin lyhyellä varotusajalla | muistutusväli?
Voiko muistutuksen saada sekä viikkoa että päivää ennen? | muistutuksen ennakkoaika | hyvissä ajoin
Vuorotyöläisenä joudun pyytämään vapaat kolme viikkoa etukäteen, joten varoita minua määräpäivistä paljon nykyistä aiemmin.
kuukautta ennen | mä tarviin potkun perseelle ainakin kolmesti ennen dediä | vuorokausi on liian lyhyt aika
sun muistutus tuli kun oli jo melkein myöhäistä, anna enemmän pelivaraa | lisää aikaa muistutuksen ja dedarin väliin
kuin mont päivää ennen sää soitat kelloo | Muistuta minua aikaisemmin, minä olen hidas. | muistutus 48 h ennen
tuplamuistutus | ilmoitukset 14 pv etukäteen | ykskin päivä ennen riittää mulle, ei tartte viikkoa
yksi viesti hukkuu, lisää toinen muistutus lähemmäs määräaikaa
Viimeksi sain tiedon niin viime tingassa etten ehtinyt edes kirjautua koneelle, joten voisitko jatkossa herätellä viikkoa ennen?
pari päivää reilummin aikaa, jooko | kuinka kauan ennen? | aiemmin
onko sun muistutuksissa aina seitsemän päivän varoaika
Pyytäisin, että saisin tiedon lähestyvistä määräajoista kaksi viikkoa ennakkoon.
Aikataulutan kaiken lastenhoidon mukaan ja siksi yhden päivän varoitus on hyödytön, ilmoita minulle vähintään viikkoa ennen.
sä piippasit vasta ku ilmo oli melkein kiinni ja mä olin metsässä ilman kenttää, muistuta ens kerralla paljon aiemmin
tää viikon ennakko on mulle liikaa, siinä välissä kerkee unohtaa sata kertaa, riittää kun sanot edellisenä päivänä
Toimin parhaiten paineen alla, joten lähetä yksi ylimääräinen muistutus vielä muutama tunti ennen määräajan umpeutumista.
Kuinka monta kertaa ja montako päivää ennakkoon saan sinulta muistutuksen?
mie haluisin jotta kerrot asiat sen verran ennakkoon että kerkiän miettiä rauhassa, vaikka kymmenen päevee
aiemmin kiitos | kaks viikkoo etukäteen | 3 päivää ennen | viikkoa ennen eikä päivää | varota mua aiemmin
ilmota paremmissa ajoin | kahdesti, viikkoa ja päivää ennen | saako valita montako päivää ennen
kuinka ajoissa sä ilmotat dedistä | koska tarkalleen kerrot et joku sulkeutuu | vinkki tuli taas liian myöhään
enemmän etumatkaa | anna kuukausi aikaa valmistautua | riittää mulle et sanot samana päivänä
eka pois, edellispäivä riittää | viis päivää etukäteen ois passeli | huudat aivan liian aikasin, ehdin unohtaa
lisää viel yks tönäsy viimesenä aamuna | Kuinka monta päivää ennen määräaikaa muistutat?
Muistuta minua kymmenen päivää ennen, ei kahta. | Saisinko muistutuksen sekä viikkoa että päivää aiemmin?
Mieluummin päivää ennen kuin viikkoa.
Sairaalan työvuorot lyödään lukkoon kolme viikkoa etukäteen, joten muistutusten pitäisi tulla vähintään silloin
Ennen ilmoittautumista tarvitsen pomon nimmarin ja siihen menee viikko, varoita siis kymmenen päivää aikaisemmin
Kun kerrot jo kahta viikkoa ennen niin olen unohtanut koko asian, laita se kahteen päivään




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
onko tää turvallinen | mihin mun tiedot menee | tietoturva kunnossa? | rekisteriseloste
onks mun juttuihin käytetty tekoälyy ja opetetaanks sitä niillä | myydäänkö mun tietoja johonki
menöökö net tiedot jonnekin jenkkeihin | Miten henkilötietojani suojataan?
Millä perusteella botti käsittelee minun henkilötietojani? | mistä sä tiedät mun nimen
Kuka toimii tämän palvelun rekisterinpitäjänä? | voinko luottaa tähän härpäkkeeseen
onko täs mitään riskiä et mun tiedot vuotaa | sijaitseeko palvelin EU:ssa
minä pelkään että tiedot annetaan maahanmuuttovirasto, onko turvallista
luovutetaanko tietoja kolmansille osapuolille | mite tää on salattu | missä pilvessä tää pyörii
koulutetaanko näillä keskusteluilla jotain kielimallia | Onko tässä palvelussa tehty tietosuojan vaikutustenarviointi?
meneekö mun viestit OpenAI:lle | kuka vastaa jos tietovuoto sattuu | tietosuojavastaavan yhteystiedot?
kuinka yksityinen tää on | tuleeks täst mainoksia mulle muualle | pitäskö mun olla huolissani yksityisyydestäni
käsitelläänkö täällä tietoja lain mukaan
Olen terveydenhoitaja ja tarkka näistä asioista, joten kysyn ennen käyttöä: millainen tietosuojakäytäntö tällä botilla on?
mää en tykkä et kaikki urkkii, kui tarkka tää o yksityisyydest | mitenkäs nuo henkilötiejot on turvattu
profiloidaanko mua
Poikani on alaikäinen lukiolainen, joka käyttää teidän bottianne. Tarvitaanko hänen tietojensa käsittelyyn huoltajan suostumus?
evästeet? | suostumus tietojenkäsittelyyn | onks tää hakkeroitavissa | miks botilla on mun sähköposti
Noudatetaanko tässä botissa yliopiston tietosuojaperiaatteita vai jonkin amerikkalaisen firman ehtoja?
annetaanko tietoja Kelalle | lue mulle tietosuojaehdot | mihin tarkotukseen musta kerätään dataa
anonymisoidaanko kysymykset ennen kuin niitä analysoidaan
luin lehdestä et joku botti oli syötelly käyttäjien juttuja amerikkalaiselle tekoälylle, niin onko täällä sama homma vai pysyykö kaikki euroopassa
Työskentelen turvakiellon alaisena, eikä nimeni tai olinpaikkani saa päätyä mihinkään ulkopuoliseen järjestelmään, joten miten henkilötietojen suoja on tässä hoidettu?
Tietosuojavastaavamme tekee vuosittaista selvitystä ja pyysi minua kysymään suoraan: mihin lainsäädännölliseen perusteeseen henkilötietojen käsittely tässä palvelussa nojaa?
minä en kirjoita mielellään oma nimi internetiin, koska minun maassa se on vaarallista, onko tämä botti turvallinen ja suojattu
mummo varoitti mua puhumasta koneille ku ne kuulemma myy kaikki tiedot eteenpäin mainostajille - kai tää nyt on joku luotettava vehje
myyttekö mun tietoja eteenpäin | onks tää gdpr:n mukanen | voiko sulle uskoo henkilökohtasia
kuka on rekisterinpitäjä | saako joku jenkkifirma mun tiedot | syötetäänkö meidän jutut chatgpt:lle
kuin tietoturvallinen tää on | mitä jos sut hakkeroidaan | missä on tietosuojan pieni präntti
onks turvallista kertoo ryhmänsä sulle | seuraatko mua muilla sivuilla | mistä sä tiedät kuka mä oon
yksityisyydensuoja? | Millä oikeusperusteella henkilötietoja käsitellään? | Mistä voi lukea botin tietosuojaselosteen?
Kuka on palvelun tietosuojavastaava?
luottamusmies kyselee ennen ku henkilöstö saa käyttää sua et kuinka henkilötietoja täällä käsitellään ja onko kunnon selostetta
lehdessä oli juttu boteista jotka vuotaa ihmisten tietoja, joten ennen ku jatkan, kuinka hyvin mun tiedot on suojattu
onks mun asiat hyvissä käsissä | meneeks mun tiedot ulkomaille
kuinka salassa mun asiat pysyy | olenko turvassa | luotettava? | kuka vastaa tietosuojasta | tietosuojavastaava?
henkilötiedot? | evästepolitiikka | tietojen luovutus | käsittelyperuste | DPO? | DPIA tehty? | salaus päästä päähän?
mihin maahan menee | palvelinmaa? | rekisterinpitäjä kuka | yksityisyysasiat? | onko tää lain mukasta
minkä lain nojalla sä käsittelet mua | käytetäänkö mua koekaniinina tekoälylle | opettaako mun jutut jotain mallia
pääseekö Google tai Microsoft käsiks mun tietoihin | myydäänkö mut mainostajille | vuotaaks tää joskus nettiin
mistä keräsit mun etunimen | mikä sut pitää urkkimasta mun koneen muita tietoja | luetko mun muita slackkiviestejä
kuunteletko mun mikkiä | onks sulla pääsy mun sähköposteihin | näätkö mun arvosanat järjestelmästä
pystytkö kattoon mun opintorekisteriä | voiko joku esittää mua sulle | mitä jos joku käyttää mun tunnusta tässä
saako tätä käyttää jos on turvakielto | onko tietosuojailmoitus jossain julki | tietosuojalappu luettavaksi
onko tässä suostumuslomaketta | onks mun pakko antaa suostumus | mitä oikeuksia mulla on omiin tietoihin
voinko kieltää tietojeni käsittelyn | onko alaikäisen lapseni käyttö turvallista
Siirretäänkö henkilötietoja EU:n ulkopuolelle? | Ketkä ovat palvelun alihankkijoita tietojenkäsittelyssä?
Onko botin tietoturva auditoitu? | Mistä löydän selosteen käsittelytoimista? | Onko keskusteluillani salaus?
Miten palvelu noudattaa EU:n yleistä tietosuoja-asetusta?
Opiskelen tietosuojaa ja haluan katsoa teidän selostettanne, missä se on?
Serkkuni menetti tilinsä roskapostin takia, ja nyt olen varovainen kaiken suhteen, miten tämä on suojattu?
Asiakkaideni tiedot ovat salassa pidettäviä ja teen työssäni samalla koneella, onko riskiä että botti näkee ne?
Kotimaassani viranomainen valvoi kaikkea netissä, joten haluan tietää kenelle tietojani voidaan luovuttaa täällä
pelottaa kaikki ne uutiset vuodoista, joten kerro suoraan miten sä suojelet mun juttuja



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
poista kaikki mitä musta tiedät | tyhjennä mun tiedot | unohda minut | unohda mut kokonaan | tietojen poisto
deletoi mut | putsaa mun jäljet täältä | haluan et mun kaikki hävitetään | hävitä mun tiedot, lopetan opinnot
Poistathan kaikki minua koskevat tiedot. | pyyhi pois kaikki mitä oon sulle kertonu
aloitetaan puhtaalta pöydältä, kaikki vanha pois | vedä mun tiedot silppuriin
älä jätä musta mitään talteen, kaikki roskiin
Valmistuin eilen, joten voit tuhota profiilini ja kaiken siihen tallennetun. | käytän oikeuttani tulla unohdetuksi
resetoi mut iha alkuun | mun tili pois | poista minun tili, en tarvitse enää | viännä kaikki miun tietoni helevettiin
poistakaa mun rekisteri sieltä kokonahan | lakaise mun profiili pois | kaik mun tiedot vek
En halua, että tämä botti tietää minusta enää yhtään mitään, joten pyyhkikää kaikki tallennettu lopullisesti.
vaadin gdpr:n nojalla tietojeni poistamista | tehdasasetukset, kaikki alusta | hävitäppä mun historia ja kaikki muuki
siivoa mut järjestelmästä | poista mut sun muistista ihan kokonaan | tapa mun profiili
Lapseni kokeili botti tunnuksillani ja nyt täällä on kaikenlaista hänestä ja minusta. Tuhoa koko paketti.
ota mun nimi ja kaikki data pois | mä lähen vaihtoon vuodeks ja vaihan koulua, tyhjennä kaikki musta
kaikki mun jutut roskakoriin heti | poista koko käyttäjä | Tuhotkaa henkilötietoni palvelusta.
haluun hävitä täältä jälkiä jättämättä
Peruutan suostumukseni, ja pyydän poistamaan kaiken mitä minusta on tähän mennessä kertynyt.
unohda mun ryhmä, kurssit, kaikki | en oo enää opiskelija, hävitä mut
pyyhi koko mun profiili niinku en ois ikinä ollukaan | tietoni tuhoon | tee mulle semmonen totaalinen poisto
Ja sitten hyvästit: pyyhi minusta kaikki, mitä muistat.
vaihan ens kuussa koulua enkä tykkää siitä et joku botti muistelee mua vielä vuosien päästä, et pyyhi musta pois ihan joka ikinen rivi
Käytin tätä puolisoni tunnuksilla epähuomiossa, ja nyt hänen profiiliinsa on kertynyt minun asioitani. Tyhjentäisittekö siis aivan kaiken, mitä tältä käyttäjältä on tallennettu?
luin viikonloppuna kirjan valvontakapitalismista ja nyt poistan itteni joka paikasta, sulta kans, eli hävitä mun profiili ja kaikki mitä siinä on
minä muutan takaisin Brasiliaan kesäkuussa ja en tarvitse enää tätä ohjelmaa, poista kaikki mitä olet kirjoittanut minusta, myös nimi ja ryhmä
kokeilin eilen pikkuveljen kanssa kaikkia mahollisia juttuja ja nyt täällä on iha sekasin kaikki, tyhjennä koko mun muisti nii alotan alusta




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
mite tätä käytetään | mitä sult voi kysyä | neuvo mua | mikä tän jutun idea on | Mihin kaikkeen sinua voi käyttää?
mitä komentoja on olemassa | voinks mä kirjottaa ihan normaalisti | mitä sää oikeesti teet
Olen uusi täällä, joten voisitko kertoa lyhyesti miten tämä toimii?
en oo koskaan puhunu botille, miten tää homma menee | minä olen uusi opiskelija, miten minä käytän sinua
mittee sinä tie'ät | jotta mihinä kaikes sä voit auttaa | mitä kaikkea irti täst saa
eka kerta täällä, antasitko pari esimerkkiä | onko mitään pikakomentoja vai pitääks aina kirjottaa pitkästi
millasiin kysymyksiin vastaat | mihi mul on sust hyötyy
Äitini antoi luvan kysyä tyhmiä kysymyksiä: mitä minä tällä botilla oikein teen? | mikä on sun tehtävä
mitä täällä voi tehdä | oon iha pihalla, auta alkuun
Työkaveri kehui sinua kahvihuoneessa ja haluaisin kokeilla, mutta en tiedä mistä aloittaa. Millaisia asioita osaat hoitaa?
osaaks muuta ku kurssit | missä on opas | kerro ominaisuuksistasi | mihin kaikkeen susta on
mitä mun pitää kirjottaa et saan vastauksen | eipä oikein sytytä, selitä miten täs toimitaan
Mitkä ovat tärkeimmät toimintosi? | kaikki mihin pystyt, listaa | opasta mut läpi
Esittelen tätä bottia huomenna aloittaville ryhmilleni. Mitkä ovat sen keskeiset toiminnot ja miten niitä kutsutaan?
ymmärräks puhekieltä vai pitääkö kirjakielellä | mitä kannattaa kokeilla ekaks | onks sul joku valikko
kollega vieressä naputtelee sulle kaiken päivää ja saa aina vastauksen, ja mä vaan tuijotan tyhjää ruutua... mitä tähän pitäis oikein kirjottaa
Viimeksi kun opiskelin, asiat luettiin ilmoitustaululta ja kalvot piirrettiin käsin. Neuvoisitko siis kädestä pitäen, miten sinulta kysytään ja mitä?
meijän intromateriaalissa sanottiin et botti auttaa kaikessa mut siinä ei ollu yhtään esimerkkiä, et mitkä on ne jutut missä sä oikeesti autat
minun tuutori sanoi, että kysy botilta, mutta hän ei sanonut mitä, ja nyt minä en tiedä mitä sinä osaat tehdä minulle
tulin töihin tänne opintotoimistoon eilen ja joku vaan lisäs mut tähän kanavaan, mikä sä oikein oot miehiäs ja mihin sua käytetään
miten sulle pitää jutella | mitä tähän kuuluu kirjottaa | onks sulla käyttöohjeita | mitä sanoja sä ymmärrät
mitä kaikkee sun pakissa on | anna pari esimerkkikysymystä | neuvo kädestä pitäen
painoin sut auki vahingossa, mihin sua käytetään | oon ihan pihalla tästä, mistä alotan
onks sul jotain salasia kikkoja | millä tavalla susta vois olla hyötyy | pitääks alkuun laittaa vinoviiva
eka päivä slackis eikä hajuukaan mitä tää botti tekee | minkä tyyppisiä juttui sulta kannattaa udella
luettele toimintos | mitä virkaa sulla on | osaatko muutaki ku tän | en tajuu tästä sovelluksesta mitään
kerro supervoimas | miten kysymys pitää muotoilla et tajuut | tuutor kehu sua, mihin sua siis käytetään
lyhyt esittely kiitos | käyttöopas? | ohjeita | valikko | toiminnot? | alkuopastus
Millaisiin kysymyksiin pystyt vastaamaan? | Selostaisitko lyhyesti, kuinka palvelua käytetään?
Onko jossain sivua, jolla taitosi lueteltaisiin? | Mitä toimintoja tarjoat opettajalle?
Mitä sinulta voi odottaa ja mitä ei? | Täytyykö minun käyttää tiettyjä sanoja vai käyvätkö kokonaiset lauseet?
tyttäreni opiskelee täällä ja käski kirjoittaa sinulle, mutta nyt en yhtään tiedä, millaisia asioita sinulta oikein kuuluu pyytää
Olen opettanut kolmekymmentä vuotta ilman robottia, joten kerro rauhassa, mitä osaat ja kuinka sinulta kysytään.
tuutori pisti linkin ja sano et täs on botti joka helpottaa elämää, voisitko selittää mitä sä teet
kirjottelen sulle ja saan outoja vastauksia, onks joku lista siitä mitä sä ymmärrät ja miten ne pitää sanoa
mitkä on taikasanat | lunttilappu sun käyttöön? | mitä toivomuksia sä toteutat
mikä juttu tää on | mitä näillä napeilla tekee | opasta mua | manuaali | tutoriaali? | esittely kiitos
mistä tässä on kyse | mikä ihmeen mylly tämä on | eka kerta täällä, miten aloitan | kädestä pitäen kiitos
aloitusohje? | selitä tyhmälle | käsken sua, kuinka | mitä voin sulle sanoa | onko sanalistaa
voiko sulle puhua slangia | ymmärrätkö jos kirjotan ihan miten sattuu | miten sulle kuuluu muotoilla kysymys
mitä et osaa | mihin osaamisesi rajat loppuu | heitä esimerkkikysymyksiä | anna pari esimerkkiä mitä sulta kysytään
mistä saa lisää ominaisuuksia esiin | osaatko muutakin kuin kurssit | miten mä tuun juttuun sun kanssa
voiko puhelimessa käyttää | mitä eroo slash-komennolla ja tavallisella viestillä
pitäskö mun kirjottaa viralliset koodit vai riittääkö nimi | mitä hyötyä susta on meille opettajille
miten tämä meitä sihteereitä auttaa | kuis tätä oikein käytetähän | mitä miun pitäis tähän kirjuttaa
en miä ymmärrä tätä vehjettä | eksyin tänne, mitä täällä tehdään | kaveri käski kokeilla, mitä täällä voi kokeilla
näytä mitä osaat | näytä temppusi | paljasta kykysi | mihin sua tarvitaan | mikä on sun virka täällä
Voisitteko kertoa, mihin tätä palvelua käytetään? | Millaisia kysymyksiä osaatte käsitellä?
Kuinka alkuun pääsee tämän kanssa? | Onko käytössä opastettu kierros? | Millä sanoilla pyynnöt kannattaa esittää?
Ymmärrätkö puhekieltä vai täytyykö kirjoittaa yleiskieltä?
Olen vanhemman polven opettaja, joka on tottunut paperiin, joten selitä kuin isoäidillesi mitä tämä botti tekee
Kampukselta minulle ei ole kukaan kertonut mitään, ja tämä ilmestyi slackiin, joten mitä minä tällä voin tehdä?
tulin eilen vaihtoon ja kaikki puhuu susta, mut en tajua miten sua käytetään, opasta
heitä mulle joku alkeiskurssi susta



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
no terve miehehen | mitä äijä | oot kultanen | oletko ihminen vai kone | kiitos paljon avusta | noni | nähään
moro moro | päivää | Hauskaa viikonloppua sinulle! | mites hurisee | onks siel ketään | kuka sut on tehny
heissulivei | olipas nopee vastaus | mahtavaa | okei | joo selvä | kivaa joulua botti | eihä tos mittä, kiitos
no mutta päevee | jaahas, vai niin | juttele mun kanssa | oot paras botti ikinä | hyvin vedetty
oonko mä sun mielestä mukava | ootko väsyny | kuinka voit tänään?
Suuret kiitokset kärsivällisyydestä, olette olleet todella avulias! | rakastan sua | jes | pus | tsau | öitä
sori ku häiritsin | morjensta pöytään
Ensimmäistä kertaa ikinä juttelen robotin kanssa ja täytyy sanoa että tämähän on yllättävän mukavaa, kiitos siitä sinulle!
Hei, minä olen uusi täällä, hauska tutustua!
Olipa mainio palvelu, jo toista kertaa tällä viikolla pelastit ison ja hölmön äijän päivän, lämmin kiitos.
istun bussissa ja on tylsää, aattelin vaan moikata sua ku kukaan muu ei vastaa
Täytyy sanoa, että olet huomattavasti kohteliaampi kuin kahviautomaatti, jonka kanssa taistelin aamulla, hyvää päivän jatkoa!
no ni tulihan se sieltä, taputan sulle täällä ihan ääneen vaikka muut kattoo
oletko koskaan surullinen kun kaikki vaan kyselee sulta eikä kukaan kysy mitä kuuluu
Kiitoksia kovasti, minä jo luulin että täällä vastaa joku väsynyt harjoittelija mutta sinähän olet oikein reipas.
terve talonväki | no heippa hei | huomenia | iltaa vaan | miten pyyhkii | kuis hurisee | elossa ollaan?
nukuitko hyvin palvelimessa | väsyttääkö sua koskaan | ootko joku tyyppi vai kone
istuuko siellä joku harjottelija naputtaas | minkä ikänen oot | onks sulla tunteita | näätkö unia
mikä on lempivärisi | ootko varattu hehe | heitä joku vitsi | kiitti tää riitti | suuret kiitokset
siunausta sulle peltiystävä | just tota mä hain | makee juttu | sul on fiksumpi pää ku mun esimiehellä
tykkään susta botti | meetkö mun kaa naimisiin | paras juttu koko slackissa | kultatähti sulle
hyvin hoidettu enpä ois uskonu | ihan turha värkki | oot tyhmä ku saapas | mun leivänpaahdinki on sua fiksumpi
ootko kännissä | älä jauha paskaa | sä et tajuu ikinä mitään | eipä susta ollu apua taaskaan | turpa kiinni
mikä surkee vastaus | huonoin botti ikinä | haluun vanhan paperioppaan takas | et sä ees lukenu mitä mä kirjotin
kysyn yhtä ja vastaat toista | no ole sitte tollanen | sori et huusin äsken | perun puheeni oot ihan jees
ei mitään kaunaa | meen nukkuun öitä | hyvää viikonloppua sinnekin | palataan astialle | heido hei | Eipä kestä
Ihanaa | Tyhmä kone | Säälittävää | ok selvä | Toivottavasti päiväsi on sujunut mukavasti.
Hauska tutustua, hyvä botti. | Kiitos kärsivällisyydestäsi vanhaa ihmistä kohtaan.
Olette kohteliaampi kuin useimmat tässä talossa. | Anteeksi uteluni, mutta puhunko minä ihmisen kanssa?
Olet ollut aivan hidas ja avuton. | Terveisiä aurinkoisesta Kuopiosta!
Oletko sama botti, joka oli täällä viime vuonna?
luulin et oot niitä ärsyttäviä chattihärveleitä mut rehellisesti tää oli sujuvinta apua mitä oon täällä saanu
oon kysyny samaa jo neljällä tavalla ja joka kerta tulee pelkkää roskaa, kuka ihme tästä on maksanu
meidän tyttö luulee et läppärissä asuu pikkumies joka vastaa, sanopa sille moi sieltä sisältä
tulin vaan sanoon kiitokset, sun ansiosta mun ei enää tarvii häiritä opintotoimiston rouvia joka päivä
toivottavasti saat palkankorotuksen piikamu | taidat vetää mua nenästä | oot sä kyl yks kumma otus | päivää päivää
jopas on röyhkee robotti | ei jumalauta mikä tollo | kaunista kesää botille | halaus täältä ruudun takaa
Kuulkaahan kiitos kovasti.
tere | hola | halojaa | moi moi maailma | moikka vaan taas | päivää taloon | moro nääs | heissan | hei taas
hei hei mitä kuuluu | mitä sulle kuuluu | onko kivaa olla robotti | pelottaako sua sähkökatkot | juotko kahvia
nautitko duunistasi | onks sulla kavereita | tanssiiks robotit | laula mulle | osaatko rimmailla | sano jotain hauskaa
kerro jotain itsestäs | pidätkö opiskelijoista | kuka on sun lempiopettaja | kerro salaisuus | oletko feikki ihminen
onko sulla sielua | ootko nainen vai mies | haluisin halata sua | lähetään kaljalle | treffit? | mennäänkö naimisiin
viihdytkö slackissa | missä sä nukut | oot ihana | oot turha | oot tyhmä | oot fiksumpi ku mun ryhmä | rispektii
siistii | hyvä homma | super | nappisuoritus | upeaa duunia | viis tähteä | loistavasti sanottu | aivan mahtavaa
kiitos, tuli hyvä mieli | kiitos kun jaksat | tuhannet kiitokset | arigato | kiitän ja kumarran | olen kiitollinen
oot sankari | olit suureks avuks | juu juu | jepjep | aha | selvä pyy | kuitti | asia harvinaisen selvä | okke
hienosti | nonii, jatketaan | sitä minäkin | bye bye | moido | näkyillään | päivänjatkoa | mukavaa kesää
tsemppiä sullekin | nähdään ens vuonna | anteeks kun tiuskin | sori että kyselin tyhmiä | haloo, onko siellä elämää
kuuntelet sä | yhyy, juttele mulle | tylsää, viihdytä | miten päiväsi on sujunut tähän asti
Haluaisin vain toivottaa sinulle mukavaa alkavaa viikkoa! | Tämä oli miellyttävä juttutuokio, lämmin kiitos siitä.
Mieheni väittää, ettei robotti voi olla ystävällinen, mutta sinä todistit hänet vääräksi, kiitos!
Kolmas kahvikuppi menossa ja ainoa joka hymyilee takaisin on tämä näyttö, hei vaan sinnekin!
tulin vaan sanomaan et oot paras seura näin sunnuntaiyönä klo kaks
istuin tunnin jonossa ja sit sä ratkaisit tän kahessa sekunnissa, aivan uskomaton veikko | kiitoksii vaa



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
mitä mul on huomenna | pääsenks ajoissa himaan perjantaina | onko mulla aamulla luentoo vai saanko nukkua
montako tuntii mul on viel jäljellä tänää | mun päivä | huomisen tunnit | mihin asti oon torstaina koulussa
mihis aikaan mun pitää maanantaina olla paikalla | kerkiänkö mää salille ennen ku mun iltapäivä alkaa
Näyttäisitkö minun lukujärjestykseni ensi viikolle? | Onko minulla opetusta vapunaaton aamupäivänä?
mullahan ei oo mitään tiistaina eihän | onko minulla tänään oppitunti, en löydä kalenteri
mitteepä sitä ois tiistaina miun ohjelmassa | oonko mä keskiviikkona vappaalla | onkohan mulla hyppytunti tänää
kuinka pitkä tauko mul jää huomenna luentojen väliin
Tyttären synttärit ovat ensi viikon keskiviikkona ja haluaisin leipoa iltapäivällä, joten onko minulla silloin luentoja vai pääsenkö kotiin?
Esimies kyselee voinko ottaa torstain iltavuoron, joten katsopa mihin kellonaikaan omat tuntini loppuvat silloin.
mikä mulla on ny menossa ja missä mun pitäis olla | tarviiko mun nousta ylös ennen kymppiä
voinks buukata parturin ens maanantaille kahteen | maanantai aamu? | viikon lukujärjestykseni
mitäs tänne on mulle merkitty joulun jälkeen | ookko nähäny mun kalenteria, mitä mulla on perjantaina
Mikä on päiväni ensimmäinen luento ja milloin se alkaa? | mää tahdosin tiättä onk mul iltaopetust tänä pän
moneltaks mä pääsen tänään | Oliskoo mulla perjantaina mitään jotta ehtiskö mökille jo puolelta päivin?
Juna Seinäjoelle lähtee 15.20 ja miettisin, ehdinkö siihen torstaina vai istunko vielä silloin jollain luennolla
kerro vaan kaikki mun tunnit ens viikolta | illalla jotain? | mitä mulla klo 12 jälkeen
onko vapaapäivä minulle huomenna, minä haluan mennä maahanmuuttovirasto
millon mun viimene luento päättyy ennen pääsiäistä | pitääks mun lähtee kouluun tänää ollenkaa
Lapsen päiväkoti menee kiinni viideltä, joten sanoisitko minä päivinä ensi viikolla oma opetukseni venyy sen yli?
mun tuntien alkamisajat tällä viikolla | luentoja lauantaina mulla vai ei
joko mä saan painua kotiin vai onko mulla vielä tunteja | Mitä omassa työjärjestyksessäni on ylihuomenna?
onko mul tuplatunti heti aamust
sovin eilen serkun kanssa et mennään torstaina päivällä ikeaan hakemaan mulle sänky mut nyt alko pelottaa, onko mulla siihen aikaan jotain koulua
Vuoropäiväkoti pyytää hoitoajat sisään tänään ennen kuutta, enkä muista yhtään, moneltako minulla on ensi viikolla ensimmäinen luento kunakin aamuna, joten luettelisitko ne?
oon just herännyt kaverin sohvalta hervannasta ja puhelimessa on akkua kolme prosenttia. pitääkö mun olla jossain tunnilla ennen puoltapäivää vai ei
minulla on aika poliisilaitokselle oleskelulupa varten maanantai kello yksitoista ja en voi siirtää sitä, onko minulla siihen aikaan luento vai olenko vapaa
tuloo isännältä kysymys jotta pääsenkö navetalle perjantaina jo kolomeksi vai istunko mää sillon vielä koulun penkillä, eli kattoisikko mun päivän
mihi aikaa pitää herätä huomenna | moneltako kello soimaan et ehdin ekalle tunnille
saanko nukkua pitkään keskiviikkona | mihin luokkaan tästä juoksen seuraavaks | mis mun kuuluis olla just nyt
entä lounaan jälkeen mulla | loppupäivän ohjelmani? | mun tän päivän ohjelma | minä huomenna | perjantai mulla?
lukkarini pls | työjärjestykseni | omat tunnit | mun maanantai | mulla tänää? | oisko mulla huomenna mitää
joko oon tältä päivältä vapaa mies | vieläkö tänään pitää johonkin raahautua vai joko saa lähtee himaan
monelta pääsen tiistaina | moneltako viimiset tunnit mulla loppuu | viikon vika luento mulla, millon
millon alkaa mun viikonloppu | onko mulla hyppäreitä torstaina | ehinkö syömään luentojen välissä ke
kuin pitkä ruokis mulla on maanantaina | oonko perjantaina vapaalla | onks pe vapaa mulla
tarviiko huomenna lähteä koululle ollenkaan | pääsenkö ens viikolla jonain päivänä vähemmällä
mitkä päivät voin olla ens viikolla kotona | montako tuntia mun pitää istua koulussa ens viikolla
onko torstai mulla rankka päivä | onks mulla huomenna täysi päivä vai puolikas
aikanen aamu vai myöhänen, mulla keskiviikko | aikaisin aamu tällä viikolla?
mikä ilta joudun tällä viikolla olemaan koululla | onko iltatunteja mulla lähipäivinä | mitä mulla on kahelta
kymppiin jotain? | oliko mulla eilen jotain mistä olin pois | myöhästynkö just nyt jostain
mist luennosta oon nyt myöhässä | mitäs mie huomenna teen koulussa | mitä miul on torstaina
onko mulla syyslomaviikolla tunteja | kaikki mun luennot kuun loppuun | seuraavan kahden viikon omat tunnit
marraskuun tuntini | Milloin ensimmäinen luentoni alkaa huomenna? | Mitä tunteja minulla on tällä viikolla?
Näytä oma lukujärjestykseni maanantaille. | Onko minulla opetusta lauantaina? | Missä salissa seuraava luentoni on?
Kuinka myöhään olen tiistaina koululla? | Pitääkö minun olla paikalla 14. päivä aamulla?
Luettelisitko loppuviikon tuntini? | Onko minulla tänään vielä luentoja kello kolmen jälkeen?
Päiväkodista kysytään huomiseen hoitoaikoja, niin että moneltako minulla alkaa aamulla koulu ja moneltako loppuu?
Putkimies pääsis tulemaan vain torstaina kahdeksan ja kahdentoista välillä, olenko silloin kotona vai luennolla?
Onnibussi mökille lähtee perjantaina kahdelta enkä viittis ostaa lippua turhaan, ehtiikö mun tunnit loppua siihen mennessä
Hammaslääkäristä tarjottiin peruutusaikaa keskiviikolle varttia yli yksi, joutuisinko sen takia pinnaamaan jostain?
Kännykkä tippu saunan kiukaan viereen ja kalenteri meni sen mukana, luettele nyt hyvä ihminen mitä tunteja mulla on sunnuntaihin asti
Vuoropäällikkö hiillostaa ens viikon vuoroista, niin mitkä aamut mulla menee koulussa ja mitkä ei
Istun jo bussissa ja rupesin miettimään että onkohan mulla tänä aamuna edes mitään luentoa
Isoäidin hautajaiset ovat ensi viikon perjantaina kello yksitoista, mitä oppitunteja minulta jää silloin väliin?
Flunssassa meni koko viikko ja nyt on pää ihan puuroa, mitä kaikkea mulla on koulussa huomisesta eteenpäin
Kaveri houkuttelee avantoon huomenna iltapäivällä, mutta takaraivossa kolkuttaa joku luento, onko mulla silloin mitään?
onko mun perjantai vapaa vai ei | onko perjantaina vapaata | pitääks huomenna herätä aikasin
mitä mulla on perjantai-iltapäivällä
onks huomenna mitään | mun lukkari ens ti | mun vapaapäivät ens viikolla? | hyppärit? | koulua tänään? | pitkä päivä?
pitkäänkö menee tänään | ylihuominen | illan ohjelma | montako tuntii tänään | koska mulla on tauko tänään
mihin pitää juosta seuraavaksi | mikä luokka seuraavaksi | mitä mulla on ennen lounasta | ehdinkö nukkuu maanantaina
saako nukkua pitkään perjantaina | ehinkö viiden junaan huomenna | ehdinkö hakemaan lapsen puol viideltä huomenna
onks mulla pitkää väliä huomenna ruokailulle | käykö mulle treffit keskiviikkoiltana
voinko ottaa iltavuoron torstaina | onnistuuko fysio perjantaina yhdeltä | montako tuntia mun viikossa on
minkälainen mun ensi viikko on | kuinka rauhallinen mun tiistai on | mulla taitaa olla vapaata tiistaina, onhan
joko mulla loppu tälle päivälle | onko mulla koulua joulukuun 12. | mikä mun viimenen tunti tänään on
pitääkö torstaina olla heti kasilta | mikä päivä mulla on vapaana ens viikolla | sunnuntaina jotain vai ei
onko vapunaattona mulla tunteja | pistä mun viikko näkyviin | heitä mun huominen
montaks opetustuntia mulla on jäljellä tällä viikolla | mitäs miulla on huomena | mitä mulle on laitettu huomiselle
koska mää pääsen huomen himaa | onkos minul tänäpänä mittä | Mitä opetusta minulla on keskiviikkona?
Monelta päättyy opetukseni torstaina? | Milloin seuraava oma luentoni alkaa?
Onko minulla ensi viikolla iltaopetusta? | Kuinka monta opetustapahtumaa minulla on maanantaina?
Onko minulle merkitty tunteja hiihtolomaviikolle?
Opettajana kysyn, moneltako minun ensimmäinen oma tuntini huomenna alkaa?
Tädin syntymäpäivät ovat lauantaina ja matkaan pitäisi lähteä perjantaina aamusta, onko minulla silloin pakollista luentoa?
Mies tekee yövuoroja ja tarvitsee tiedon kumpi hakee lapset, joten mihin aikaan minun opetukseni loppuvat huomenna?
lento lähtee kahdelta ja pakkaaminen kesken, moneltako mun aamun luennot päättyy



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
mitä {group}lla on tänään | {group}:n lukkari | onko {group}llä huomen mitää | koska {group} pääsee perjantaina
{group}lla aamuja? | {group} ja maanantai | {group} lukujärjestys kiitos
Montako tuntia {group}:llä on keskiviikkona? | näytä mulle ryhmän {group} työjärjestys
tyttökaveri on {group}ssa, millon se on koulussa huomenna
Haluaisin järjestää {group}:lle tutor-illan ensi viikolla, joten minä iltoina ryhmällä ei ole opetusta?
mihin asti {group} istuu luennolla tiistaina | onko {group} koulussa lauantaina | onks {group}l tänä vappaapäivä
jotta koska {group} on tällä viikolla talos | mittee {group}n porukalla on torstaina iltapäivästä
{group} mitä tunteja heillä on keskiviikkona, minä haluan mennä kaverin kanssa | millo {group}llä o ruokatauko
missä {group} on just nyt | kuinka täynnä {group}n viikko on | {group}:n seuraava luento?
Millaiset aikataulut ryhmällä {group} on helmikuussa?
Olen {group}:n ryhmäohjaaja ja minun pitäisi löytää heille puolen tunnin aukko. Mikä päivä ensi viikolla olisi väljin?
ootan kaverii joka on {group}llä, koska sen päivä loppuu | {group} tunnit klo 12 jälkeen
onks {group}lla hyppäri tänään | saisko {group}n viikon tähän | näyttäsikkö mitä {group} tekee pääsiäisen jälkeen
Kuinka myöhään {group} on opetuksessa torstai-iltana? | alkaako {group} huomenna kaheksalta vai kymmeneltä
isä tässä kysyy poikansa ryhmän {group} opetusajat ensi maanantaille että tiedän millon haen sen
ryhmän {group} luentoajat | {group} kalenteri | tuleeko {group} ollenkaan kampukselle tällä viikolla
mikä luento {group}lla on klo 10 | mää kaipaan ryhmä {group}n aikatauluu
{group}:lla ekat tunnit jouluun jälkeen koska
Siivooja kysyy, milloin {group} on kokonaan poissa ensi viikolla, jotta voin vahata heidän tavallisen luokkansa lattian.
montako luentopäivää {group}llä on ens viikolla | mitä kaikkea {group}lle on laitettu huomiselle
onko {group} vapaalla hiihtolomaviikon perjantaina
meidän näyttely avataan ens viikolla ja haluttais että {group} pääsis kattomaan sitä porukalla, siis minä päivinä niillä ei oo tunteja aamupäivällä
Sijaistan huomenna kollegaa enkä tunne ryhmää lainkaan, joten kertoisitko, mitä tunteja ryhmällä {group} on ennen ja jälkeen kello kahdentoista?
poikaystävä opiskelee {group}ssa ja mä meinasin yllättää sen tuomalla kakkua koululle synttäreinä keskiviikkona, nii moneltako sen ryhmän tunnit loppuu
minä olen ryhmän {group} tuutori ja minä järjestän heille kahvihetken, milloin heillä on vapaa tunti maanantaina tai tiistaina
Ruokalassa yritämme ennakoida ruuhkia, ja {group} on iso porukka, joten mihin aikaan heidän opetuksensa katkeaa lounaalle ensi viikon torstaina?
{group} huomen | {group} tunnit? | {group} vk 46 | {group} pe | {group} iltapäivällä | {group} ny
missä {group} luuraa just nyt | mitä {group} tekee kympiltä | monelta {group} pääsee tänään
onko {group} maanantaina talossa | koska {group}lla on ruokkis | millä tunnilla {group} istuu
mitä {group}lla seuraavaks | kuin myöhään {group} on torstaina koulussa | mihin aikaan {group} aloittaa aamulla
tuleeko {group} perjantaina ollenkaan | onko {group}:lla vapaapäivää tällä viikolla
minä päivinä {group} on täällä ens viikolla | {group}:n hyppytunnit keskiviikkona | onko {group}n väellä iltatunteja
mitäs {group} puuhaa koko viikon | onks {group}lla jotain huomen kahelta | onko {group} varattu aamupäivän 14.
lauantaiopetusta {group}lla? | montako tuntia {group}lla on huomenna | mihin luokkaan {group} menee seuraavaks
koska {group} lähtee tiistaina kotiin | poikaystävä on {group}ssa, millon se pääsee
Mitä ryhmän {group} lukujärjestyksessä on tällä viikolla? | Näytä ryhmän {group} maanantain tunnit.
Milloin {group}:lla on seuraava luento? | Onko ryhmällä {group} opetusta kolmannen päivän iltapäivällä?
Mihin aikaan {group}:n tunnit päättyvät tänään? | Luettele ryhmän {group} joulukuun luennot.
Minä iltoina {group} on ensi viikolla tunneilla? | Onko {group} keskiviikkona yhdeksältä vapaa?
Olen {group}:n tuutori ja veisin niille pullaa, mihin aikaan ne on huomenna luokassa
Luokkakuvaaja tulee torstaina, joten milloin ryhmä {group} on silloin koululla?
Käyn pitämässä {group}:lle vierailutunnin ja haluaisin nähdä mitä niillä on sitä ennen ja sen jälkeen, näytä niiden päivä
Poika on {group}:ssa ja väittää ettei maanantaisin ole koskaan koulua, mitä ryhmän lukujärjestys sanoo?
Palotarkastajan kanssa sovitaan poistumisharjoitus, onko {group} tiistaina yhdeltätoista tunnilla?
Ruokalaan tulee ruuhka, niin koska {group} vapautuu tunneilta tänään
Salibandyjoukkueessa on kaksi {group}:sta, mitkä iltapäivät niillä menee ens viikolla tunneilla
Työharjoittelun ohjaajana kysyisin, milloin {group}:lla on ensi viikolla koulupäiviä, jotta osaan tehdä vuorot niille




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
mä oon {group}ssa | oon {group}n opiskelija | vaihdoin {group}:een | ryhmäni {group} | {group} täällä | ryhmä {group}
mun tunnus {group} | kuulun ryhmään {group}, merkkaa se ylös | tallenna mulle {group}
minut siirrettiin ryhmästä toiseen, nykyään olen {group} | {group} on se missä mä oon
oonko mää {group}s vai jos iha muual | tiiätkö missä ryhmäs mä oon | mikä ryhmä mulla on tallessa
en kuulu enää {group}:een | mää kuulun {group}laisiin | ryhmä on minulla {group}, minä aloitin tammikuussa
moon {group}n porukkaa | olen {group}:lta, laita muistiin | miun ryhmä on {group} | laita mun kohdalle {group}
korjaa ryhmä, se on {group} | ryhmä vaihtui, uusi on {group} | aloitin syksyllä {group}:ssä
mua ei oo enää {group}:ssa, oon vaihtanu koulua
Sain opintosihteeriltä tiedon, että ryhmäni on muuttunut, ja uusi tunnukseni on {group}. Päivittäisitkö sen?
mikä on ryhmäni | {group} on mun luokka | päivittäs mun ryhmäks {group} | kirjaudun nyt ryhmänä {group}
unohda vanha ryhmä, olen {group} | voitko muistaa et mä oon {group}? | mun saapumisryhmä on {group}
oon {group}, en mikään avoimen tyyppi
Toinen ryhmäni on lopetettu, joten opiskelen tästä lähtien ryhmässä {group} loppuun asti.
väärä ryhmä sulla, mä oon {group} | ymmärsin just et oon {group}:n listoilla | monimuotoryhmästä {group} terve
{group} laittakaa mun omaks ryhmäks
opintotoimisto sekoili syksyllä ja heitti mut ensin ihan väärien tyyppien joukkoon mut nyt se on korjattu, eli oon tästä lähin {group}ssa
Palasin vanhempainvapaalta ja entinen ryhmäni ehti valmistua sillä aikaa, joten minut liitettiin toiseen: merkitsethän ryhmäkseni {group}.
sä näytät mulle koko ajan jonkun ihan muun luokan juttuja ja se on jo naurettavaa, mun ryhmä on ollut alusta asti {group}
minä kirjoitin ryhmän väärin viime kerralla, koska kirjaimet on suomeksi vaikeat, oikea ryhmä minulle on {group}, ole hyvä ja tallenna
soon niin jotta mää vaihroon päivätoteutuksesta iltaporukkahan ku työt alakoo. pane ylähä jotta mun ryhmä on nykysin {group}
terkut {group}sta, oon niitä | {group} = minä | mun on {group} | laita mut {group}:ksi | vaihda ryhmäks {group}
ryhmä {group} se on meikä | tee musta {group}lainen | mitä ryhmää luulet mun olevan
sulla on mulle väärä luokka, se on {group} | ei {group} vaan {group}, mun ryhmä siis | unohda mun ryhmä
en oo enää {group}:ssa, uutta ei vielä oo | vaihdoin eilen {group}aan | istun nykyään {group}n porukassa
meidät myöhään alottaneet pantiin {group}:iin | Opintoryhmäni tunnus on {group}.
Tallentaisitko {group}:n omaksi ryhmäkseni? | Ryhmäni on vaihtunut, nyt se on {group}.
Mikä ryhmä minulle on tallennettu? | Poista ryhmäni muististasi.
Palasin vanhempainvapaalta ja vanha luokkani on jo valmistunut, joten tästä lähtien kuulun ryhmään {group}
Hyväksymiskirjeessä lukee pienellä präntillä et mun ryhmä on {group}, paa se muistiin
Kesällä yhdistettiin kaksi vajaata luokkaa ja olemme nyt kaikki {group}, minäkin




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
muistuta uudestaan tunnin päästä | huomenna uusiks | torkuta | siirrä iltaan | tunnin päästä uudestaan
kysy multa taas aamulla | oon bussissa, yritä seittemältä | laita sama viesti kuudelta illalla
nyt on paha hetki, palaa asiaan iltapäivällä | odottakoon keskiviikkoon
kesken palaveria, puolen tunnin päästä uudelleen | mää oon saunas, pistä uudestaa yhdeksält
jotta ei ehdi ny, muistuta ehtoolla | ei ny kerkiä, tökkää uuvestaan illemmalla
minä olen töissä, muistuta tämä uudestaan ilta | vielä viis minuuttia | lykkää tätä perjantaihin
Voisitko lähettää tämän saman muistutuksen uudestaan huomisaamuna? | Siirtäisitkö muistutuksen maanantaille?
lyö torkku päälle | nosta toi esille taas tentin jälkeen | lapsi itkee, palataan kahdeksalta
otan tän sitten kun pääsen kotiin, viiden maissa muistutus uudestaan | parin tunnin päästä sama uusiks
hirveen hyvä muistutus mut väärä aika, laita ens viikolla
Olen juuri ajamassa moottoritiellä kohti Tamperetta, joten muistuttaisitko minua tästä uudestaan vasta neljän jälkeen?
annan olla nyt, herätä mut tän suhteen lauantaina | kymmenen min? | vasta lounaan jälkeen
jätä hautumaan, tiistaina takas | odota vartti ja laita uudestaan | akku loppuu, pistä kahelta uusiks
tää on hyvä mut en pääse koneelle, iltaseittemän jälkeen uusiks | ei just nyt, sen jälkeen ku bussi on perillä
painan torkkua, tunnin
Kiitos tiedosta, mutta istun nyt hautajaisissa. Toista sama muistutus minulle huomenna puoliltapäivin.
pidä tätä sivussa viikko | illalla vasta kun muksut nukkuu | käännetään tämä huomiselle
elä viä mittään, kaho huomenna | nukun vielä, soita uudestaan kympiltä | muistuta mua täst taas kun kello on kolme
istun parhaillaan katsastuskonttorilla ja mun auto on nosturissa, joten en pysty tekeen asialle mitään, heitä sama muistutus uudestaan joskus viiden pintaan
Olet oikeassa, tämä pitää hoitaa, mutta nyt on lapsen kevätjuhla menossa ja seison laulukuorossa, joten muistuttaisitko uudestaan illalla kahdeksalta?
näin tän kyllä mut mul on ihan älytön migreeni enkä pysty kattoo ruutua, nii laita tää mulle uudestaan huomenna joskus aamupäivällä
minä olen nyt kielikoulussa ja opettaja ei tykkää, kun katson puhelinta, lähetä tämä muistutus minulle uudestaan kolmen tunnin kuluttua
lypsy alakaa just nyt eikä lehmät oota, jotta palaa tähän samahan asiahan sitte joskus puoli yhyreksän jäläkeen
kädet on taikinassa ja näyttö jauhossa. sano se uudestaan kuuden jälkeen
Tavoitat minut aina kokouksessa ja pomo tuijottaa jo. Palaa asiaan neljältä
olen päivystysjonossa peukalo pyyhkeessä. ei nyt, illemmalla
pää on täynnä toista deadlinea, yks asia kerrallaan. ota tää esille torstaina
lapsi nukkuu käsivarrella ja kirjotan nenällä. kokeile kahden tunnin päästä
Tilipäivä on perjantaina enkä voi sitä ennen tehdä mitään. Kerro silloin uudelleen
oon lautalla, puolet laulaa ja mä oon yks niistä. huomenna ku oon selvin päin
bussi pysähtyy kolmen minuutin päästä ja pitää hypätä pois. sanositko tän uudestaan kotona viideltä
Sain muistutuksen, mutta päätän vasta sunnuntaina äidin kanssa puhuttuani. Toista se maanantaina | ei nyt pliis
myöhemmi | tunnin pääst uudestaa | anna puol tuntii | kysy huomen | en kerkii nyt, pingaa illal | ysiltä uudestaan
siirrä ens viikkoo | pane takaisin uuniin pariksi tunniksi | anna sen nukkua aamuun | vielä viisi minuuttia, äiti
pidä se ajatus perjantaihin | potkaise purkkia eteenpäin ensi tiistaille | pane tämä jäihin iltaan asti
käännä tiimalasi ja tule uudestaan kun se on valunut | heitä se takaisin mulle lounaan jälkeen
vasta sit ku oon hereillä | anna mun hengähtää, kysy uudelleen iltapäivällä | kohta | täl hetkel ei
jälkiruuan jälkeen | 10 min | varttitunti vielä | vasta kasilta | lauantaina uudestaan | siirrä aamuun
keskiyön jälkeen | kahden tunnin päästä kai | voidaanko palata myöhemmin | vielä hetki torkkua | anna mun ensin syyä
kädet täynnä, kokeile vartin päästä | oon suihkussa, pirauta uudestaan kasilta | ajan autoa, myöhemmin kiitos
jonossa kaupassa, vasta kun pääsen kotiin | kauppareissu kesken niin kuudelta uusiks | hautajaisissa, jätä huomiseen
kunhan pääsen bussista pois | tilanne päällä, iltakahvilta lisää | potki mua vasta iltalenkin jälkeen
palaa tähän ku lapset nukkuu | en kerkeä kattoo nyt, ota takas kymmeneltä | muistuta mua samasta huomenna klo 9
tuo mulle sama viesti perjantaina | heitä tää mun naamalle maanantaiaamuna | jätetään hautumaan ylihuomiseen
palataan torstaina | anna olla nyt, ensi viikolla uusiks | älä nyt vaan sitten vasta sunnuntaina
voiks lykätä tän tonne iltaan | kolmen päivän päästä kyl | kesäkuussa uudelleen | siirretääs aamuun ku ei jaksa
oota nyt ainakin lounaaseen | oota vähä viäl | suattasko tulla myöhemmin | viikonloppuna vast, pliis
kuulostele minuu huomenna | huomena samaa aikaa | Muistuttaisitko asiasta vasta ensi viikolla?
Siirtäisitkö tämän muistutuksen iltakuuteen? | Palautettaisiinko tämä minulle kahden päivän kuluttua?
Näyttäisitkö saman muistutuksen uudelleen iltapäivällä?
Tarvitsen lisää aikaa miettiä, ota uudestaan esille keskiviikkona.
Istun palaverissa enkä pysty nyt keskittymään, toista tämä sama muistutus kun kello lyö neljä
Lapsi nukahtaa juuri kainalooni ja puhelin on vaiti hetken, ehditkö palata puolen tunnin kuluttua?
koputa uudestaan ku uutiset on ohi



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
eiku | peruuta äskönen | en tarkottanu tota | palauta niinku oli | voi ei, painoin vahingossa
Peruuta viimeisin toiminto. | Voisitko kumota sen, mitä juuri tein? | takasin päin | ota takas se mitä äsken teit
vahinko | lapsi paino näppäimistöä, peru se | tuliki väärä kurssi, peru äskönen | mää painoi väärin
voi hyvänen aika, väärästä kohasta mäni, otappa takasin | äläs ny, en mä sitä meinannu, laita takaasin
hei hei hei stop, ei noin, palauta | meni pieleen, askel taaksepäin | Tein virheen, palautatko edellisen tilanteen?
virhepainallus | äh, sormi luiskahti | undoo | unohda se äskeinen komento | muutin mieleni, palauta entiselleen
perutaan toi viimenen | kai sen saa vielä peruttua | oho sori, kaduttaa heti, voiko kelata taaksepäin
Minä painoin väärin. Miten saan takaisin? | entiselleen kiitos
Anteeksi, erehdyin, viimeistä muutosta ei pitänyt tehdä lainkaan. | haluun sen takas mitä just poistin
luulin että se oli toinen nappi | palauta poistettu
Kissa käveli näppäimistön yli juuri kun olin valitsemassa kurssia ja jotain meni läpi, joten peruutathan sen äskeisen.
edellinen pois, meni väärin | mitä tuli tehtyä, pois se äkkiä | peruutus | ei ei ei
miten täällä mennään yks askel takasin | nyt kävi köpelösti, kumoo se
Bussi heilahti ja peukalo osui aivan väärään kohtaan ruutua, joten laittaisitko asiat siten kuin ne olivat hetki sitten?
siis mä vaan selasin ja yhtäkkiä siinä luki että valmis, en hyväksyny mitään, ota se takas
Luulin painavani takaisin-nuolta mutta jotain tallentuikin, joten palauttaisitko asetelman sellaiseksi kuin se oli minuutti sitten?
pikkuveli sai mun puhelimen käsiinsä ja sohi ruutua, peruta kaikki mitä tossa just tapahtu
eihä mun tätä pitäny tehdä vaan ihan toinen juttu, kumoatko viimesen muutoksen kiitos
Ymmärsin kysymyksesi väärin ja vastasin kyllä, vaikka piti sanoa ei, voiko sen vielä perua? | eiii ei sitä, takasin
hups väärä nappi | paksut sormet, pistä ennalleen | kumoo toi | ctrl zeta | kissa astu näppikselle, peru
palauta edellinen | niinku äsken kiitos | vedän ton takas | oota painoin joo vaik piti painaa ei
voitko perua minkä just teit | poistin {}n vahingossa, tuo takas | laita {} takas listalle, se oli moka
toi klikkaus kuulu toiselle kurssille | niinku se oli minuutti sitten | hitto osu väärään riviin
edelliseen tilaan takasin | unoha toi viime muutos, kelaa taakse | hätiköin, käännä se takasin | väärä valinta
askel taaksepäin | perutus | Palauttaisitko juuri poistamani kohdan? | Painoin liian hätäisesti, voisitko kumota sen?
Pyydän mitätöimään viimeisimmän toimintoni. | Haluaisin äsken pudottamani muistutuksen takaisin.
selailin bussissa ja se jarrutti ja peukalo osu johonki, joten mitä ikinä siitä seuras ni tee se tekemättömäks
taapero nappas puhelimen ja paineli nappejas ja nyt joku katos listalta, laittasitko kaiken niinku oli
kelaa yks siirto taakse | peukalo lipsahti, anna se takas




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
oon jo sisäl | ilmottauduin jo {}:lle | hoidin {}n ilmon aamul | done, olen ilmoittautunut
ei tartte muistutella, ilmosin jo eilen | mulla on jo paikka {}:lla | Ilmoittauduin {}-kurssille viime viikolla.
Olen jo tehnyt ilmoittautumisen, kiitos muistutuksesta. | jo hoidettu, nimi listassa | mää ilmottausin jo
sain {}:n ilmon läpi vihdoin | kuittaan {}n ilmoittautumisen tehdyksi | ilmo ok | jo ilmottautunu | oon {}:n listoilla
tuli vahvistus et oon mukana {}:ssa | Pepissä lukee hyväksytty {}:n kohdalla | mie ilimottauvuin jo
kyllä moon jo ilmoottautunu siihen | klikkasin itteni sisään {}:lle kaffetauolla | rastita mut ilmoittautuneeks
ilmottautuminen done | merkkaa {} ilmoittautuneeksi, se on jo kunnossa | sisällä ollaan!
En tarvitse enää varoituksia ilmoittautumisajan loppumisesta, koska sain paikan {}:lta jo maanantaina.
no niin, {}-ilmo pois päiväjärjestyksestä | varasin {}:lta paikan pepin kautta | pääsin mukaan {}:lle
Opintotoimiston sihteeri lisäsi minut {}-kurssille puhelimitse, joten olen siellä jo virallisesti.
tein sen ilmottautumisen jo | ilmosin! | se on jo tehty, siis ilmottautuminen
Minä olen jo ilmoittautunut tälle kurssille. | paikka varmistu {}:lta | kerkesin ilmota ennen ku meni kii, jee
kirjauduin {}:lle ja hyväksyntäkin tuli | Tiedoksesi, että tein ilmoittautumisen jo ennen viikonloppua.
älä hermoile, oon jo {}:lla kirjoilla | lopullisesti ilmottautunu {}n kurssille, merkkaa ylös | nimi alla
opo laitto mut jo tonne {}:lle | no mulhan on {} jo varattuna ja vahvistettuna
Seisoin virtuaalijonossa heti aamukuudelta ja kuin ihmeen kaupalla nappasin paikan, joten {}:n ilmoittautuminen on minun osaltani hoidettu.
jo ilmossa | sä muistutat mua koko ajan siitä {}:sta vaikka mä oon ollu siellä sisällä jo kaks viikkoo, merkkaa se
Hei vain, ihan tiedoksi että sain juuri sähköpostiini vahvistuksen ja olen nyt virallisesti ilmoittautunut {}:lle.
jouduin rämpyttään sivua puol tuntia ennen ku se suostu ottaan mut, mut nyt on ilmo tehty
Muistutus tuli minulle vähän turhaan, sillä ilmoittauduin kurssille jo samana aamuna kun haku aukesi.
veli teki sen mun puolesta ku olin saunassa, elikkä oon jo {}:lle ilmottautunu
Kirjaathan järjestelmääsi, että olen jo mukana tällä kurssilla.
Ei huolta enää, vaimo piti puhelinta kun painoin nappia. Olen listalla
meni kolme selainta ja yks kirosana mutta lopulta tuli ok. ilmottautuminen on tehty
muistutukses herätti päiväunilta, mutta hoidin ton jo viime tiistaina. ilmo sisällä
Tuutori istui vieressä ja teimme sen yhdessä, kaikki kaksitoista vaihetta. Olen ilmoittautunut
olin nii ajoissa et sain ykkösnumeron, kuvittele. paikka on mun | isä hoiti sen ku olin metsässä. oon ilmottautunu
Kyselet yhä, vaikka vahvistus on ollut lounaasta asti sähköpostissa. Asia on hoidettu, minut on hyväksytty mukaan
kahden vuoden jonotuksen jälkeen tuli viesti ja tanssin keittiössä. pääsin sinne
seison bussipysäkillä ja tein sen jäisillä sormilla. merkkaa et oon ilmonnu {}:lle | pääsin!! | ilmo heitetty
sisäl ollaa, rauhotu | oon jo ilmonnu kamu | laitoin nimen eile | oon siel nyt | ilmottauduin jo kiitti
hoidettu jo, ilmo siis | joo ilmosin | nimeni on jo kaiverrettu siihen puuhun | olen kyydissä
ei ole jalka oven välissä vaan molemmat sisällä, ilmoittautuminen tehty | se kana on kopissa, ilmoittauduin
homma on paketissa, ilmo lähti | napattu on, mulla on paikka siellä | koukku tarttui, sain paikan
lippuni on leimattu, olen osallistujalistassa | peruin ilmoittautumisen | peruin mun ilmon




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
kuka näkee tän | näkeeks ope mitä kysyn | julkista? | meneekö tää opolle tiedoksi | lukeeko joku näitä
onks tää privaatti keskustelu | kuka pääsee lukeen mun viestit | Näkevätkö muut opiskelijat, mitä kyselen sinulta?
Onko henkilökunnalla pääsy näihin keskusteluihin? | salainen? | voiko luokkakaverit nähdä mun listan
vakoileeks joku tätä | kertooks sä mun jutut eteenpäin | näkyykö kanavalla kaikille vai vaan mulle
näkeekö it-tuki viestejäni | ketkä nää mun kyselyt | kukas näitä kaikkia pääsöö lukemahan | jääks tää meitin väliseks
näkköökö kukkaan mitä minä tiältä kyselen | anonyymi? | kavereille näkyykö | kuuleeko pomo tästä, oon täällä töissä
onko täällä valvoja joka seuraa keskustelua | paljastuuko mun kyselyt rehtorille
saako kurssin opettaja tietää et seuraan sen kurssia | admin näkee?
Näkeekö kukaan, että kysyin uusinnoista ja keskeyttämisestä? | nolottaa kysyä, kai tää on vaan sun ja mun välillä
Olen itse opettaja ja mietin, näkyvätkö minun kysymykseni opiskelijoille samassa työtilassa.
Minä haluan tietää, kuka voi lukea minun viestini. | Slackin ylläpito lukee? | kuka kattoo
Vaihtoehtoni on kysyä tämä hiljaa sinulta tai mennä toimistoon nolona, joten lukeeko kukaan ihminen sitä mitä tähän kirjoitan?
raportoitko mun tekemiset koulun johdolle | voiko vanhemmat nähdä lapsensa viestit sun kanssa | silmäpareja muita?
voiko tutoropettaja urkkia mitä olen kirjoittanu | meneeks kukaan muu tähän chattiin | yleinen vai yksityinen kanava
onko mun seuratut kurssit muiden nähtävillä | luottamuksellista? | jos kiroilen sulle niin näkeekö joku
Kenellä kaikilla on katseluoikeus siihen, mitä tässä keskustelussa sanotaan? | näkeekö ulkopuoliset?
Harkitsen alanvaihtoa enkä tahdo että oma koulutuspäällikköni kuulee siitä, joten pysyvätkö nämä kysymykset näkymättömissä häneltä?
mulla on menossa riita yhen opettajan kanssa ja kysyin sen kurssista sulta, saako se tietää siitä mitenkään
Työskentelen opintotoimistossa ja käytän sinua opiskelijoiden asioissa, joten pääsevätkö opiskelijat itse näkemään kyselyjäni?
kaveri säikytteli et koko luokka voi lukea mitä täällä kirjottaa, onko se muka totta
Pohdin opintojen keskeyttämistä, mutta en halua vielä ryhmänohjaajan kuulevan siitä; näkeekö kukaan tätä keskustelua?
lukeeks joku ihminen tätä chattia vai oonko tässä kahestaan koneen kanssa
näkeekö luokkakaverit mitä mä sulle kirjotan | jääks tää vaan meidän väliin | saako pomo tietää mitä kyselen
kerrotaanko opelle ku kyselen sen kurssista | kuka täällä kuuntelee | pääseeks mutsi kattoon näitä jostain
tuleeko mun viestit kanavalle kaikille näkyviin | huomaako muut et seuraan {}:a | saako {}:n ope listan seuraajista
oonko mä tääl nimetön | voiko atk-tyypit urkkia tätä chattia | valvooko joku tätä | näkyykö tää koko työtilalle
kuka muu voi avata tän keskustelun | tuleeks kavereille ilmotus mun tekemisistä | eihän kukaan lue olan yli
näkeekö opo nää meidän jutut | kenelle näkyy? | Yksityinen? | vaan mulle? | näkyykö muille | vakoileeko kukaan
Kahden kesken, eikö niin? | Näytetäänkö kirjoittamani kenellekään henkilökunnasta?
Pystyykö työnantajani näkemään, mitä kursseja katselen? | Voiko toinen opiskelija saada selville, mitä listallani on?
Ketkä pääsevät lukemaan esittämiäni kysymyksiä?
mietin {}:n jättämistä kesken enkä haluis et ope kuulee siitä, joten näkeekö se et kysyin sulta
Kyselen sinulta opettajana joskus tyhmiä omasta kurssistani, joten haluaisin varmistaa, etteivät opiskelijat näe kysymyksiäni.
oon projektikanavalla kahentoista muun kanssa, jos kirjotan sulle siellä ni saako kaikki sun vastauksen näytölleen
kuka pääsee lukemaan mitä kirjoitan
näkyykö tää jossain seinällä | julkinen keskustelu? | meneekö tää pomoille asti | kahden kesken? | vierestälukijoita?
salaista vai ei | nimettömänä? | tirkisteleekö it | lukeeko robotin takana ihminen
luetaanko mun juttuja ääneen henkilökunnan palaverissa | joudunko punastumaan eli tietääkö ope mitä kysyin
näkeekö muut jos kysyn tyhmiä | saako luokanvalvoja tietää kun harkitsen lopettamista
pystyykö joku kurkkii ton mun seurattavien listan | huomaako luennoitsija jos seuraan sen kurssia salaa
näkeeks {}:n ope et stalkkaan sen kurssin päiviä | ilmestyykö mun nimi jos kysyn {}:sta kanavalla
tuleeko opettajalle tieto kuka kyseli tenttipäivää | voiko rehtori tilata listan mitä mä oon kysyny
voiko työnantaja pyytää nähdä mun kyselyt | onks joku tarkkailija tässä välissä | kuka kaikki hengaa tässä ketjussa
oonko näkymätön vai näkyykö mun jutut | kellä on avain tähän keskusteluun | näätkö vaan sinä nää vai kaikki adminit
jos joku muu kirjautuu tästä koneesta niin lukeeko se mun jutut | tulostetaanko näitä jonnekin opettajainhuoneeseen
juoruiletko | kantelet sä opelle | oletko hiljaa tästä muille | voinko luottaa ettet kerro kellekään
pysyyks meijän välissä | kuinka moni tätä mahtaa lukea | näköökö muut mitä minä täälä höpisen
eihän täällä kukkaan perästä kattele | kukas täsä välis istuu ja lukee
Näkevätkö muut kanavalla, mitä sinulta kysyin? | Voiko ryhmänohjaajani nähdä, mitä kursseja seuraan?
Välitetäänkö kyselyni opettajille? | Kenellä on oikeus lukea viestejä botin puolelta?
Onko keskustelu kanssasi vain meidän kahden? | Saako {}:n opettaja tiedon siitä, että kysyn kurssista?
Jos tukihenkilöni tarvitsee lukea keskusteluani, pystyykö hän siihen?
Minulla on tilanne, josta en ole kertonut kellekään, joten haluan ensin tietää lukeeko tätä joku koulusta
Opettajana kysyn varmuuden vuoksi: näkevätkö opiskelijani, mistä toteutuksista minä kyselen sinulta?
kämppis istui mun vieressä ja virnisteli, et näkyykö mun kyselyt sille jotenki slackissa
Vaihdan ehkä koulutusohjelmaa enkä halua nykyisten opettajieni tietävän, jääkö kyselyni näkymättömäksi heille?
jääkö tää nyt vaan meidän kahden jutuks vai kuuleeks joku



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
mitä sä musta muistat | mitä tietoo sul on must | jääkö nää talteen | tallennatko mun kysymykset
kauanko säilytät keskusteluja | anna mun datat | omat tiedot ulos?
Haluaisin kopion kaikesta, mitä minusta on tallennettu. | lataa mun historia | viestihistoria?
pidätkö kirjaa siitä mitä kyselen | onks sul joku muistikirja mun jutuist | säilyykö tää juttelu
montako kuukautta mun kyselyt on tallessa | tietopyyntö omista tiedoista | GDPR-kopio kiitos
näytä tallennetut tietoni | mitäs kaikkea oot minusta laittanu muistiin | kirijootko ylös mitä minä puhelen
panekko sä nää jonnekki ylähä | tarkistuspyyntö: mitä tietoja pidätte minusta | meneekö nää viestit johonkin kantaan
haihtuuko mun kysymys vai jääkö se | tallella? | Mitkä minun tietoni ovat botin muistissa tällä hetkellä?
export mun data | henkilötietojen vienti | tiedätkö mun sähköpostin | onko sulla tallessa mun opiskelijanumero
rekisteriote? | tiedät heti mikä ryhmä olen, mitä muuta sulla on minusta tiedossa
Kysyin viime keväänä aika noloja asioita opinnoistani, joten kiinnostaisi ovatko ne viestit edelleen jossain tallessa?
Olen tietosuojasta kiinnostunut opettaja ja haluaisin nähdä listan siitä, mitä kaikkea juuri minusta on tähän järjestelmään tallentunut.
Minä haluan tietää, mitä tietoja sinulla on minusta. | unohdatko tän kun suljen ikkunan vai jääkö muistiin
saanko json-tiedoston siitä mitä oot kerännyt | loki? | mun profiili, mitä siinä lukee
kuis kaua sää pidät mun juttui muistis | onko mun vanhat haut vielä sun arkistossa
pyydän jäljennöksen itseäni koskevista merkinnöistä | mitä kaikkee sä oot must keränny
kysyin sulta eilen aika henkilökohtasta tukihommaa ja nyt kaduttaa, onko se viesti jossain sun tallessa
Lopetan opintoni keväällä ja haluaisin sitä ennen saada itselleni tiedoston kaikesta, mitä minusta on tänne kertynyt.
huomasin et sä tiesit mun ryhmän ilman et kerroin, mitä kaikkea muuta sul on musta tiedossa
Kuinka pitkään aiemmat kysymykseni säilyvät sinulla sen jälkeen, kun en enää käytä palvelua?
muistatko sä vielä mun viime kevään kysymykset vai pyyhkiytyykö ne pois jossain vaiheessa
onks sulla joku kansio jossa on mun nimi ja kaikki jutut mitä oon kirjottanu tänne | mitä sun mapeissa lukee musta
mitkä mun viesteistä jää talteen | muistatko mitä viime viikolla kysyin
monenko kuukauden päästä tietoni poistuu itestään | jääkö hauista lokia | printtaa kaikki mitä tiedät musta
säilyykö lista jos lähen slackista | mitä sun muistiin menee ku jutellaan | kirjaatko mun ryhmän johonki
onks mun vanhat kysymykset siellä vielä | lähetä mulle tiedosto kaikista mun tiedoista
merkkaatko ylös millon oon paikalla | ku valmistun ni jääkö mun tiedot sulle
onks poistetut muistutukset oikeesti poissa vai tallessa jossain | säilytätkö senki mitä kirjotan vahingossa
onko mun sähköposti sulla tallessa | löytyykö musta mitään merkintöjä | Omat tiedot? | tietojen lataus
tallennetut keskustelut | jääkö jälki | Mitä henkilötietoja minusta on kirjattuna?
Kuinka kauan asetukseni säilytetään? | Pyydän täydellisen otteen minua koskevista tiedoista.
Jääkö keskustelumme talteen ikkunan sulkemisen jälkeen? | Mitkä seikat minusta on viety tietokantaasi?
kerroin sulle keväällä mun ryhmän ja puolet elämäntarinasta, ni kiinnostais et mitkä niistä oikeesti jäi tallennettuna
tietosuoja-asetuksen viidennentoista artiklan mukaan saan tietää, mitä minusta on tallennettu, joten luettelisitko ne tähän
oon käyttäny sua kaks vuotta ja nyt alko kiinnostaan kuin paljon noista höpinöistä makaa jossain mun nimellä
mitä mun kortissa siellä lukee | makaako mun juttuja sun kovalevyllä | mitä kaikkea sä musta tallennat
mitä tietoja minusta tallennetaan
mitä mahdatkaan muistaa mun asioista | kirjaatko tän jonnekin | onko mun tiedot tallessa | muistatko mut
omat tietoni | datapaketti | kopio tiedoista kiitos | onks mulla profiili sulla | mitä mun nimen kohdalla lukee
näytä koko mun mappi | avaa mun kansio | onks sulla jotain multa viime vuodelta | miten pitkään mun jutut lojuu siellä
koska ne pyyhkiytyy | paljonko musta on kertyny | kirjaatko ylös kursseja joita katon | kertyykö musta joku historia
onks sulla tieto mun ryhmästä tallessa | mitä tietoja mä oon sulle antanu
osaatko kertoa mitä mä viime viikolla kysyin | löytyykö musta vanhoja kyselyitä | lähetä mulle kaikki mitä on
saanko json-tiedoston omista tiedoistani | voiko mun tiedot ladata ulos | tietopyyntö | rekisteriote minusta
onks mun seuratut muistissa jossain | tallentuuko puhelinnumero | jääkö jälki kun kysyn jotain
onko tää keskustelu jossain taltioituna | jääks mun typoilut ikuisiks ajoiks | vieläkö sä muistat mitä sanoin kesällä
pitääks sun muistaa kaikki | nauhotatko sä tätä juttelua | mitä kaikkia tietoi mun päästä sul on
paljonks sä musta tiärät | onko miusta mitään paperilla | tallennatteko te mun jutut
Minkä tietojen tallennus tässä on käytössä? | Kuinka pitkään botti säilyttää tietojani?
Pyydän nähdä kaikki minua koskevat merkinnät. | Saanko listan tiedoista, jotka minusta on tallennettu?
Säilytättekö vanhat viestit vielä valmistumisen jälkeen?
Käytin oikeuttani nähdä omat tietoni muissakin palveluissa, joten haluaisin nyt saman kopion teiltä
Olen yrittäjä ja käytän useita botteja rinnakkain, joten minun täytyy tietää mitä juuri sinä olet minusta kirjannut ylös
vanhemmat sanoo et ei pidä jättää jälkiä nettiin joten kerro rehellisesti mitä musta on sulla
onko mun hetu sulla jossain | tiiätkö sä missä mä asun | kerro mitä mun mapissa lukee



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
mitä lounaalla | paljonko parkkipaikka maksaa | wifi ei yhdistä, mistä salasana | hukkasin kulkukortin, kenelle soitan
missä täällä saa kahvia vielä neljältä | bussiaikataulu? | miten haen opiskelija-asuntoa
kopiokone syö paperia, kuka sen korjaa | Mihin aikaan kirjaston asiakaspalvelu sulkeutuu? | printteri ei tulosta, apua
koska opintotuki tulee tilille | salasana vanhentunut | mite saan office 365:n kotikoneelle | mistä haalarit saa
onko kampuksella mikroa eväille | löytötavarat? | Mihin voin jättää polkupyörän talveksi?
kenelle puhun kun ahdistaa eikä saa nukuttua | missä on lähin apteekki | terkkarin numero
Kuinka haen erityisjärjestelyjä varten lausuntoa psykologilta?
vessanpönttö tukossa kakkoskerroksessa, kenelle huoltoilmoitus | montako järveä suomessa on | mikä sää huomenna
Kela kysyy läsnäolotodistusta, mistä toimistosta sen saa tulostettuna | mistä löytäisin harkkapaikan kesäksi
vaihto-opiskeluhaku espanjaan, millon se on
Miten teen oleskelulupahakemuksen jatkoa varten, koska lupani loppuu tammikuussa? | saunavuoro soluasunnossa
kuin pääsee junal Turust Saloho | onko salilla naisten vuoroja
Todistukseni pitäisi kääntää englanniksi ulkomaista työnantajaa varten, joten mikä toimisto hoitaa virallisia käännöksiä?
missoon lähin pankkiautomaatti | mikä on rehtorin puhelinnumero | vegaaniruoka?
kaappi ei aukea ja takki jäi sinne, kenel on yleisavain
Lukukausimaksun lasku tuli kahteen kertaan, kehen otan yhteyttä? | kuinka liityn opiskelijakuntaan
mistä saa lainata läppäriä jos oma hajos | minne mää ilmotan osotteenmuutokse
Äitinä yritän tavoittaa kuraattoria poikani asioissa, mutta keskus ei vastaa, mistä löytyisi hänen suora numeronsa?
parkkisakko koulun pihassa, voiko siitä valittaa
Sähköautoni akku on lopussa ja pitäisi päästä kotiin Hämeenlinnaan illaksi, onko kampuksen parkkihallissa yhtään latauspistettä?
löysin jonkun kännykän vessan lavuaarilta, mihin sen voi viedä ettei omistaja joudu paniikkiin
Opiskelijakunnan tilavuokraus ei vastaa puhelimeen, keneltä saan saunatilan avaimet viikonloppua varten?
mistä mä saan uuden koneen verkkolaturin ku oma paloi kesken luennon ja IT-tuen ovi on lukossa
Poikani muuttaa syksyllä opiskelemaan eikä asunnoista löydy mitään, mistä yleensä kysytään soluhuoneita tai alivuokralaispaikkoja?
mite tuol kantiinis toi opiskelija-alennus toimii, näytänks mää vaan sovellust
missä kohdin rannassa voi uida ympäri vuoden | mihin asti ulko-ovet on auki iltasin | pääseekö taloon pyhinä sisään
monelt kirjasto menee kii | onks kirjasto auki juhannuksena | saako ruokalasta vielä safkaa kolmelta
mitä tänään ruokana | onko ruokalassa gluteenitonta | missä täällä on mikro omille eväille
mitä keitto maksaa opiskelijalle | eduroam heittää koko ajan pihalle | netti ei toimi asuntolassa
unohdin koulun salasanan | tili lukossa viiden yrityksen jälkeen mitä nyt | mist vaihan kulkulätkän pinkoodin
lätkä ei avaa labran käytävää | hukkasin kaapin avaimen | kuka teettää uusia avaimia
voiko liikuntahallin eteen jättää auton yöks | sain pysäköintisakon pihalta, mihin valitan | missä ladataan sähköauto
tarviiko vieraat parkkiluvan | saako pyörän tuoda sisälle | opiskelijakortti ei oo tullu postissa
mihin appiin se opiskelijakortti nyt tulee | saako tolla kortilla vr:n alen | tarvin opintosuoritusotteen leimalla
mistä tulostan läsnäolotodistuksen | opiskelutodistus äkkiä vuokraisännälle
kauan tutkintotodistuksen saaminen kestää | ote englanniks suljetussa kuoressa | kela ei oo maksanu tässä kuussa
montako noppaa pitää olla ettei kela peri takas | saako ulkomaalainen opintotukea
kuka kirjottaa kelalle lausunnon viivästymisestä | asumislisää, mistä haetaan
voinks alivuokrata opiskelijasoluni kesäks | mikä on asuntojonon pituus | etsin kämppää kampuksen läheltä
patteri ei lämpee solussa | pääseekö terkalle tänään | miten yths:n hammaslääkäri varataan
onko koululla kuraattoria tai psykologia | tosi paha olo, kenelle voi jutella
oleskelulupa loppuu kesäkuussa mitä teen | migri haluaa todistuksen mistä sellasen saa
tarviiko japanin vaihtoon viisumin | pitääkö vaihtarilla olla vakuutus | millon lukukausimaksun eräpäivä on
voiko lukukausimaksun maksaa kahes erässä | apurahapäätös ei oo tullu | mihin kouluihin pääsee erasmusvaihtoon
paljonko vaihtoapuraha on | vaihtohaku, kuka ne lukee | löytyiskö joku firma harkkaan
hyväksytäänkö kesäduuni prismassa harkaks | harjottelusopimuslomake hukassa | korvanapit jäi johonki aulaan
onks harmaata kaulaliinaa löytyny | kenelle löytötavarat viedään | opintotoimiston aukioloajat
onks opo tänään paikalla | millon opolla on vastaanotto | kenelle valitan töykeestä luennoitsijasta
haluun ilmottaa häirinnästä | virallinen valitus, minne se osotetaan | peppi näyttää vaan valkosta sivua
painan ilmottaudu-nappia eikä mitään tapahdu | pakki heittää virheen tallennuksessa
hopsiin ei pysty lisään ku nuoli puuttuu | ilmossa lukee hyväksyntää odottaa mitä se status meinaa
mistä kohtaa järjestelmää voi perua ilmon | läsnäoloilmottautuminen syksylle, mistä linkistä
unohdin ilmottautua läsnäolevaks, lähteekö opiskeluoikeus | tulostussaldo loppu, miten ladataan
kopiokone pyytää koodia | voiks puhelimesta tulostaa | missä on skanneri | lainaako atk-tuki läppäreitä
miten saan officen omaan koneeseen | autocad ilmatteeks? | vpn ei yhdisty kotoo
kaksvaiheinen tunnistus vanhas luurissa joka on rikki | koulun sposti ei tuu outlookiin
nimi vaihtu, miten saan sen muutettua | uus osote, kenelle kerron | onko täällä rukoushuonetta
missä voi imettää rauhassa | saako koiran tuoda kouluun | paljonko kampussali maksaa
onko opiskelijakunnan toimisto auki vappuna | mistä haalarit ostetaan | mikä bussi menee asemalta kampukselle
sataako lauantaina | lähin ottoautomaatti | varaa mulle kampaaja | tilaa taksi pääovelle | paljonko on 17 % 340:stä
kuka voitti putouksen | kirjota mun essee | käännä mun cv englanniks | Lounaslista | kirjaston sakot | ovikoodi?
lokerovuokra | eduroam asetukset | lapanen hukassa | todistuskopio | kelan lomake | opiskelija-asunto
lukukausimaksu? | vaihtoavustus | harkkapaikka hakusessa | parkkiappi | väritulostus | vara-avain | salasana vanheni
viisumiapu | terveydenhoitaja | pyöräpumppu | bussilinjat | saunavuoro | valituslomake | ensiapulaukku?
valmistujaisliput | vahtimestarin numero | inva-wc missä | esteetön reitti
Miten nollaan yliopistotunnuksen salasanan ulkomailta? | Mistä ovesta pääsee sisään iltakuuden jälkeen?
Mistä noudan uuden opiskelijakorttini? | Voiko kirjaston lukusalissa olla yötä myöten?
Miten palautan kirjan, kun asiakaspalvelutiski on kiinni? | Milloin opiskelijaravintola on avoinna heinäkuussa?
Keneen otan yhteyttä, kun asuntoni patteri vuotaa? | Mistä saan opintorekisteriotteeseen allekirjoituksen?
Kuinka haen poissaoloa varusmiespalveluksen ajaksi? | Mihin mennessä ensi kevään vaihtopaikkaa täytyy hakea?
Kuinka suuri on EU:n ulkopuolisten lukuvuosimaksu? | Milloin stipendipäätökset julkistetaan?
Onko rakennuksessa suihkua työmatkapyöräilijöille? | Saisinko koululta suosituksen vuokranantajaa varten?
Mitä liitteitä oleskeluluvan jatkohakemukseen tarvitaan? | Kuinka kesän opintoraha haetaan Kelasta?
Onko teillä luetteloa yrityksistä, jotka ottavat harjoittelijoita?
Kuka hyväksyy henkilökohtaisen opintosuunnitelmani? | Kuinka siirrytään toisesta ammattikorkeasta tänne?
Kenelle luovutan rappukäytävästä löytämäni lompakon? | Aulan kosketusnäyttö on jumissa, kuka siitä vastaa?
Tulostustilini on miinuksella, miten saan sen kuntoon? | Järjestelmä kirjaa minut ulos aina kun yritän vahvistaa.
Miksi opiskelijaportaalissa näkyy väärä opinto-oikeus? | Miten valitan hakijapalvelujen päätöksestä?
Mihin kellonaikaan opinto-ohjaajan tavoittaa torstaisin? | Pääseekö koulutuspäällikön puheille ilman ajanvarausta?
Milloin atk-tuki avautuu aamulla? | Millä lomakkeella haen matkakorvausta?
Montako lomapäivää minulla on vielä pitämättä? | Milloin tuntiopettajien palkat maksetaan?
Kuinka varaan talon auton kouluvierailua varten? | Kuka vaihtaa palaneet lamput {room}:sta?
{room} on lukossa ja takkini jäi sinne, kellä on avain? | Patteri {room}:ssa tippuu, mihin numeroon soitan?
Missä lähellä {room}:a voi täyttää vesipullon? | Mikä on {room}:n langattoman verkon nimi?
Mihin {group} voi tilata valmistujaislakit? | Missä on lähin parkkipaikka {room}:sta katsoen?
Kuinka pääsen ensi vuonna tutoriksi? | Kuka on tämän koulun rehtori?
Saanko työnantajalle todistuksen siitä, että olen suorittanut {}:n? | Mistä {room}:sta poistutaan tulipalon sattuessa?
Onko kampuksella lastenhoitoa iltaopiskelijoille? | Osaisitko suositella hyvää elokuvaa illaksi?
Kuinka keitetään riisi polttamatta pohjaan? | Minkä ikäisenä pääsee eläkkeelle? | Mikä on Ranskan pääkaupunki?
kulkulätkä sano eilen et ei oikeutta, ja mun projekti on sisällä, kuka päästää viikonloppuna ovesta ku vahtimestareita ei näy missään
muutin turusta kaks viikkoo sitte eikä oo vieläkään kämppää, missä koulu pitää listaa vapaista soluhuoneista
Hei, olen fuksin äiti ja kysyisin, kenelle voi soittaa hänen terveydenhuollostaan opintojen aikana, kun hän asuu nyt kaukana kotoa.
tuun lautalla sunnuntai-iltana kolmen laukun kanssa, onks siellä vastaanotos ketään joka antas asuntolan avaimet
kelalta tuli kirje et pitää maksaa neljä kuukautta takas liian vähien suoritusten takia, kuka koululla kirjottaa siihen selvityksen
vaihdoin luurin ja nyt tunnistautuminen kysyy koodia jota en saa, tukinumerossa soi vaan musiikki, mitä mä teen
vahtimestari on saikulla ja roskakatos pursuaa, tiedätkö mikä firma tilataan hakeen ylimääräsen kuorman
haluisin koreaan vaihtoon ens syksynä mut portaalissa ei näy yhtään korealaista koulua, minkä kaa meillä on sopimus
Luennoitsija huusi minulle kaikkien edessä, ja haluaisin tietää, kuka talossa käsittelee tällaisia asioita luottamuksellisesti.
duunipaikka haluaa paperisen todistuksen et oon päätoiminen opiskelija eikä niille kelpaa kuvakaappaus, mistä semmosen saa leimattuna
järjestelmä käskee vahvistaa opiskeluoikeuden ennen ilmoa mut nappi on harmaana joka selaimessa, miten sen saa auki
jätin eilen viiden bussiin kampusten väliin mustan repun jossa on läppäri, onks jotain paikkaa mihin löydetyt päätyy
lupakortissa lukee elokuu mut opinnot jatkuu joulukuuhun, mitä papereita maahanmuuttovirastolle lähetetään
printtasin vahingossa neljäkyt sivua värillisenä ja koko saldo meni, voiko joku palauttaa siitä osan ennen huomista
lukkojen vaihdon jälkeen mun sininen tägi vaan vilkuttaa punasta pyöräkellarin ovella, kuka noita ohjelmoi
Liikun pyörätuolilla ja haluaisin tietää etukäteen, toimiiko itäoven hissi taas vai kannattaako minun jäädä kotiin.
puolikas hammas lähti ruokalan lihapullaan ja neuvonta oli jo tyhjä, mikä hammaslääkäri ottaa opiskelijan nopeesti
voitko katsoo onks mun lukukausimaksu tullu perille, laitoin sen lagosista yheksän päivää sit
Työskentelen vastaanotossa, ja kuriiri vaatii tulliselvitystä Kiinasta tulleesta paketista, kuka talossa allekirjoittaa sellaisia?
Tulemme avoimiin oviin neljän hengen perheenä ja tiedustelisin, löytyykö pienille lapsille ruokapaikkaa läheltä.
pääsin maltalle harjotteluun mut ne haluu kolmikantasopimuksen englanniks, mistä löydän sen paperin
joka kerta ku tulostan alakerrassa se pyytää näyttään korttia eikä mun korttii oo liitetty, miten se liitetään
sain kolmenkympin lapun tuulilasiin pajan takaa vaikka ope sano et siihen saa jättää, kuka sen voi perua
kaveri hakis ens vuonna tänne, koska yhteishaku on ja mikä koe siinä pitää käydä
pitäs saada sukunimi vaihettuu ennen todistusta ku menin naimisiin, mikä toimisto hoitaa ja mitä ne haluu nähdä
oon yskiny kolme viikkoo ja terveyspalvelun chatti on aina täynnä, pääseekö mihinkään ihan kävelemällä
haluisin vauvan takia vaihtaa päiväpuolelta iltatoteutukseen koko tutkinnon, kuka siitä päättää ja onko lomake
joku naarmutti mun autoo lastauslaiturin vieressä iltapäivällä, onks siellä kameroita ja kuka saa kattoo
mun keskiarvo? | mikä on mun keskiarvo
onko kuntosalin pukkarissa lukittavia kaappeja | saunan avaimen varaus | onks tänään hernaria
torstain pannari, varma? | montako kaloria ruokiksen lasagnessa | vegelinjaston menu | salaattipöydän hinta
saako ruokalassa maksaa käteisellä | lounassetelit kelpaako | kahvin hinta aulassa | onko tiskillä rasvatonta maitoa
hyväksyykö kahvila oman mukin alennuksella | mistä saa laastarin | vuotaako tuo katto taas, kenelle siitä soitetaan
valot vilkkuu käytävällä, mikä numero | hissi jumissa, kuka tulee | ovi ei mene kiinni, kuka huoltaa
kylmä kuin haudassa, kuka säätää ilmastointia | missä tyhjennetään muovipullot | minne viedään paristot
kierrätyspiste? | postilaatikko lähin | pakettiautomaatti kampuksella? | mihin voi jättää matkalaukun päiväks
suihkut pyöräilijöille | kuivaushuone märille vaatteille | lasten leikkipaikka kirjastossa onko
sylivauva mukaan kirjastoon | montako kirjaa voi lainata kerralla | kaukolaina toisesta kaupungista
saako e-kirjat kotoa auki | kirjaston laina-aika uusinta | onks vr:llä opiskelija-alennus
hsl:n kuukausilippu paljonko opiskelijalle | ratikan vikavuoro | kuinka monta kilometriä on kampukselta asemalle
onks tie poikki | lentokenttäbussin pysäkki | skuutin saa jättää mihin | millon sulkee liikuntasali
haalarimerkkien tilaus | mistä appron liput | onks sitsit perjantaina | kuka on hallituksen puheenjohtaja
tuutoriks hakeminen, koska haku | kelan laskuri mistä löytyy | opintolainahyvitys, kuka siitä päättää
ansiotulorajat 2025 | verokortti kesäduuniin | miten teen y-tunnuksen | tes-palkka harkasta paljonko
työttömyyskassa opiskelijalle | saako harkasta palkkaa lain mukaan | asunnon takuuvuokra takas koska
muuttopäivä soluun | netti asuntolaan, kuka asentaa | kotivakuutus opiskelija | tunnus lukittu, palvelupisteen puhelin
mfa-koodi vanha luuri | teams ei soita, mikä vika | zoom-lisenssi mistä | photoshop-lisenssi opiskelijalle
matlab asennus kotiin | miten saan koneeseen hdmi-adapterin lainaan | kahvilan wifin nimi
paljonko a3-juliste maksaa tulostaa | Mihin toimitan alkuperäisen lukiotodistukseni nähtäväksi?
Mistä tilataan kaksoistutkinnon liite englanniksi? | Kuka allekirjoittaa opintotuen valituksen liitteen?
Miten haetaan lukuvuosimaksusta vapautusta? | Voisitteko kertoa, missä järjestetään rokotuspiste kampuksella?
Pääseekö pyörätuolilla pohjoispäädyn kahvilaan? | Milloin opiskelijaravintolan joululounas tarjoillaan?
Keneltä tilataan vierailijakortti luennoitsijalle?
Onko teillä tilaa näyttelyn pystyttämiselle aulaan ja kuka siitä päättää?
Vieraamme saapuu bussilla neljältä ja tarvitsee matkalaukulle säilön, mistä niitä löytyy?
Isoäitini tulee valmistujaisiin kepin kanssa ja pohdin, löytyykö pääaulasta istuimia ja inva-pysäköintiä?
vuokraemäntä ei palauta takuuta ja uhkaa häädöllä, löytyykö opiskelijoille lakineuvontaa jostain
jäin lukkojen taakse lukusaliin kun vahtimestari oli jo lähteny, mistä numerosta saan päivystyksen
mistä löytyy joku joka osais tapella mun kaa kelan takaisinperintäkirjeestä
sain kopiokoneesta tahran mun parhaaseen paitaan, korvaako kukaan | mikä on lähin ravintola johon saa koiran mukaan
osaatko sanoa riittääks 800 euroo kuussa elämiseen | mitä pukea työhaastatteluun | paljonko kello on tokiossa
mikä on neljänkymmenenkahden neliöjuuri | miten poistetaan kuulakynä paidasta
mihin lääkäriin pääsee ilman ajanvarausta | arvaa kuka voittaa euroviisut | milloin on seuraava täysikuu
käännä tää lause saksaks | tee mulle powerpoint | suosittele sarjaa | reseptiä makaronilaatikkoon



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
huh mikä viikko | kahvikone on taas rikki | {room}ssa vetää ihan hirveesti
eilen {}:n luennolla nauratti niin että vatta kipee | jäi eväät kotiin | kissa käveli näppiksen yli | räntää
no voi hitto | maanantai... | mun läppäri päivittää itteään jo toista tuntia
naapuri poraa taas ja mulla olis esseen palautus sydän syrjällään
meidän opettaja on sairaana ja sijainen puhu koko ajan koirastaan | {group}n pojat voitti sählyturnauksen
Kerroin anopille opinnoistani ja hän alkoi puhua omasta kouluajastaan pula-aikana.
mun penkkarit oli kymmene vuotta sitten, tuntuu vanhalta | bussi ajo ohi vaikka heilutin
pihlajanmarjoja on ny nii paljo jottei lunta tuu | unohdin sateenvarjon {room}een ja nyt kastun
kämppis söi mun viimese juuston | Piirsin graduun kannen ennen kuin kirjoitin riviäkään, tyypillistä minua.
ootko muuten kattonu sitä uutta dekkarisarjaa | tenttikahvit maistu paskalta
Kun aloitin täällä talonmiehenä, {room}n paikalla oli vielä perunapelto ja hevostalli.
Sain eilen viimein ajokortin neljännellä yrittämällä ja äiti itki ilosta pihalla.
terkkui Turust, tääl paistaa aurinko | tää on nyt tämmöstä elämää nääs | ompa muikee keli järvellä
{} oli kyllä mun opiskeluajan kohokohta | minä syön ensimmäinen kerta mämmi, hyi
lähetäksä mulle ne eilisen palaverin kalvot sähköpostiin | pikkujoulut meni vähän pitkäks
äänestin muuten eilen edustajistovaaleissa | mun veli jätti koulun kesken ja perusti kebabpaikan
kuka on syöny mun banaanin | Rehtori piti taas puheen muutoksesta, ja puolet salista torkkui, minä mukaan lukien.
ryhmätyökaveri ghostas mut kokonaan | nii no sellasta se on | nälkä | flunssa tulossa
huomena o hiihtoloma ja lähren mummulaan | en tajuu miten joku jaksaa opiskella, tehdä töitä ja treenata maratonille
avain putos {room}n hissikuiluun | {}lla vieruskaveri kuorsas | tuli taas vuokrankorotus postis
olipa hyvä hernekeitto | sukset katkes just ku loma alko
tänä aamuna juna seiso tunnin keskellä metsää ja konduktööri jako kaikille kahvit ja pullat, se oli jotenki koko viikon paras hetki
Mieheni päätti eilen illalla purkaa keittiön lattian juuri kun olin avannut koneen, joten opiskeluni jäivät ja söimme nakkeja retkikeittimellä parvekkeella.
meijän {group}n vanhat jätkät näki viime viikolla risteilyllä ja kaikki oli lihonu ja saanu lapsia mutta jutut oli iha samat
kerron sinulle, että minun isoäiti soitti Vietnamista ja kysyi, onko täällä jo lunta, ja minä näytin ikkunasta ja hän nauroi kovasti
tuloo mieleen ku {room}s oli ennen vanhaan semmoinen vihreä liitutaulu ja opettaja heitti liirulla jos nukuit, oli se aikaa se
tie on poikki koko viikon ton työmaan takia | onks sauna vapaa vai onko siellä joku
moneltako se juna lähtee, mul on kamat levällään | kuka tän raportin on kirjottanu, sivu neljä on kultaa
minkä puhelimen sitä ostais, vanha meni järveen | ootko siellä? seison oven takana laatikoitten kaa
koirakurssi meni pieleen, haukku koko ajan | osakkeen kurssi romahti, siinä meni kesämökki
laivan kurssi kohti tallinnaa hehe | silmälääkärin jälkeen näen kaikki tuplana | inssi meni läpi, varokaa liikenteessä
muistakaa äidin synttärit ettei käy niinku viimeks | se avas kaljan ennen ku palaveri oli loppunu
joogaope venäytti selkänsä, kohtalon ivaa | maanantait vois kieltää lailla
kuka laitto kauramaidon kauppalistalle kolmesti | treenit siirty, rumpalilla on vyöruusu
hotellihuone haisee sikarille mut näköala on kova | verokortin deadline meni taas ohi
se seuraa instassa pelkkiä kissoja | pakohuone oli iha liian helppo
pelasin zeldan läpi yöllä ja lopputekstit pyöri viideltä | auto ei käynnisty, tuun kympin jälkeen
faijan lonkka saatiin leikattua, kaikki hyvin | onko kahvi jo tippunu | onks kellään ylimäärästä laturia
tuon huomenna pullaa, korvapuusti vai mustikka? | jonkun eväs jääkaapissa kasvattaa partaa
rehtori kompastu omaan rollupiinsa | hävittiin rankkareilla taas | vuokra nousi TAAS
uus tukka eikä tätä saa enää takasin | kaksoset menee syksyllä ekalle, itkettää
autossa ois yks paikka tampereelle neljältä | voiko joku tulla avaan, lätkä jäi kotiin
kenen punanen fiesta tukkii lastauslaiturin | kakkua taukohuoneessa, nopeet syö
videotykin lamppu poksahti kesken lauseen | tenttistressi = kolme pitsaa
koira tunnistaa sanan deadline ja menee sängyn alle | ryhmächatti riehu eilen yömyöhään
opella oli neule nurinpäin koko aamun eikä kukaan sanonu mitään | torkutin kuus kertaa ja silti tulin ennen sua
ne on kuulemma kihloissa nyt | onnee vauvasta!! mikä tukka sillä on | parane pian, kyl me pärjätään
hyvää eläkettä, paja ei oo entisensä | näittekö revontulet eilen | kuka lähtee padeliin duunin jälkeen
oon sulle kahvin velkaa ku tuurasit | möin vanhat kurssikirjat ja ostin siiderii | guys palohälytys EI oo harjotus
se bussikuski vihaa just mua | tenttijännitys tulee mulla ulos hikkana | passikuva meni uusiks viidennen kerran
lähden syöttään parkkimittaria | hissi puhuu taas ruotsia | tuntisuunnitelma jäi lautalle, rukoilkaa puolestani
jaetaanko taksi | väärä chatti sori | tätä mä just tarkotin siel puhelussa | sama mitä edellinen sano
ei sitä uudestaan, flopanneehan viime keväänäki | mieluummin söisin oman kenkäni ku esitän ekana
seminaarin illallinen lähti vähä lapasesta | kalapaikka torin laidalla on taas auki jee | soitin putkarille, ei tuu
kuka vei ne hyvät sakset | tutorryhmä toi mulle kukkia, itken | voisko olla vastaamatta kaikille kiitos
poika ilmotti kissan leikkikouluunsa | onks koko toimistolla sama yskä | oon myöhässä, pitäkää ikkunapaikka
karkkiautomaatti on mulle velkaa kaks euroo | lyhyt viikko, unohin ihan | ei se tuu, juna jumis riihimäel
{room} on maalattu ja näyttää hammaslääkäriltä | nukahdin {}:n luennolla, kuorsasin kuulemma
{}stä taputettiin seisaaltaan, en oo ennen nähny | puolet {group}stä on flunssas
{group} voitti tietovisan, ansaitusti | joku jätti kitaran {room}aan
tuoli hajos alta {room}ssa, vaan ylpeys sai osuman | naurettiin {}ssä niin kovaa et naapuri tuli valittaan
sain {}n nipun tarkastettua, nyt viiniä | tapasin vaimon {}:n ekalla kerralla kakskyt vuotta sit
{room}:ssa haisee palanu leipä | sanoin {group}lle et oot mun lemppareita, sanoin muilleki
kukka {room}ssa kuoli, kellä oli kasteluvuoro | {} rikko mut mut hyvällä tavalla | {}-porukka tuo aina eväitä, ihania
kiitti ku otit mun {}-kamat mukaan | {}-muistiinpanot on nyt nykytaidetta kahvin ansiosta
joku pölli taas tussit {room}:sta | ukko väittää et puhun {}stä unissani | lepää rauhassa keskiarvo | tuutko vai etkö
heitä se kuva mulle | monelta haet mut | ostetaanko pomolle joku lahja | onko se pitopalvelun lasku jo maksettu
mistä ostit noi saappaat | vieläkö siskos on rovaniemellä | kuka ajaa lauantaina | otatko mun keikkalipun, en pääse
tilataanko pitsat vai sushit | millanen uus kämppä on | sanoko se niin oikeesti rehtorin kuullen
koskas sul on laskettu aika, neulon niin ku ehdin | paljonko ne pyys siitä sohvasta
kumpi parempi, sinine vai vihree kravatti | pääsitkö hyvin kotiin | voitko kastella mun viikunan sen aikaa ku oon pois
onks kellään eilisen muistioo | kellä on paku avaimet | voi maanantai | no kurssi kohti! | golfkurssi kutsuu
huonepalvelu! | silmät kiinni, hengitä | veriryhmä O | toivelista: uni | deadlinesta selvitty | open mic tänään!
pitsaa, kuka? | kuka pieri | printteri rip | taas räntää | tulossa | sininen mappi, vasen | mikki kiinni
opettajan lellikki | tenttiaivot | perjantai viimeinki | kaks vasenta kenkää | ryhmäselfie | soppa vai salaatti
halataan | sama täällä | ei kai taas | ääni lähti | voi mun jalat | tee on valmista | palkkapäivä!! | julmaa
mä tarjoon | huono hiuspäivä | pitkä juttu | se on Lapissa | hyvää joulua porukat | loska
Lista ihmisistä, jotka olen tänään suututtanut, vain pitenee. | Ristiäisiin vuokrattuun saliin ei tule vettä.
Kuoromme etsii kahta bassoa ja ketä tahansa, joka pysyy paikallaan.
Jätin allekirjoitetun sopimuksen pöydällesi nitojan alle. | Tytär suoritti uimamaisterin ja haluaa nyt hylkeeksi.
Museo on maanantaisin kiinni, joten päädyimme baariin. | Hanhiryhmä on vallannut nurmikon tupakkapaikan vierestä.
Teltan saa lainaksi, jos palautat sen kuivana. | Tilintarkastajat tulevat keskiviikkona, piilottakaa kahvitahrat.
Vanhan pyöräni saa ilmaiseksi, ketjut vain puuttuvat. | Päiväkodin opettaja irtisanoutui ja lapset ovat murtuneita.
Luojan kiitos budjettikokous oli ohi kahdessakymmenessä minuutissa.
Toivotan kaikille rauhallista pääsiäistä ja liikaa suklaata.
Joku voisi kertoa markkinoinnille, ettei julisteita lue kukaan.
Minulla olisi ylimääräinen lippu lauantain lätkämatsiin. | Hän oli sellainen opettaja, joka avasi ikkunan tammikuussa.
Tarjouskilpailun määräaika on vitsi, ja niin on tarjouskin.
Mummoni liittyi vaellusryhmään ja jätti meidät kaikki jälkeensä.
Opin läksyni: työkaverille ei lainata hyvää sateenvarjoa.
Viime kokouksen pöytäkirjaan jäi valitettavasti kaksi vitsiäni.
Pitäkää peukkuja siskolleni, hän on parhaillaan leikkauksessa. | Keräämme läksiäislahjaan, kymppi per nenä.
Naapurin hälytin on soinut aamuviidestä saakka. | Toisiko tarrakoneen lainannut sen takaisin toimistoon?
Kuka tuo pelit perjantain lautapeli-iltaan? | Muistitko vastata ministeriölle siitä rahoituksesta?
Viitsisitkö oikolukea minun hääpuheeni? | Oletteko te kaksi tavanneet vai olenko ainoa yhteinen tuttu?
Mitä lääkäri sanoi polvestasi? | Onko jääkaapissasi vielä sitä sienipiirakkaa?
Kuka tilasi neljäkymmentä kiloa multaa vastaanottoon? | Löytyykö kenenkään autosta käynnistyskaapeleita?
Miksi matikankirja oli surullinen? Sillä oli liikaa ongelmia. | Opiskelija astuu baariin ja pyytää lisäaikaa.
Kop kop, täällä se maaliskuussa unohtamasi tehtävä. | Kerroin kasveilleni deadlinesta ja ne alkoivat lakastua.
Opettaminen on puoliksi adaptereita ja puoliksi kärsivällisyyttä.
Avajaiset sujuivat kauniisti, kunnes sprinklerit liittyivät seuraan.
Vanha luokkani pitää kokouksen eikä minulla ole mitään kehuttavaa. | Huhun mukaan vararehtori muuttaa Ouluun.
En ole vieläkään antanut anteeksi vanhan ruokalan sulkemista.
Jään kesäkuussa vanhempainvapaalle, nauttikaa hiljaisuudesta.
Labrapöytien siirtoon kaivattaisiin vielä pari käsiparia. | {room}:n tilaus seisoo sateessa takaoven luona.
Vein rikkinäiset tuolit {room}:sta lavalle. | Oli ilo vierailla eilen {}:ssä, niin utelias porukka.
Viron vieraat ihastuivat {room}:aan ja kyselivät maton perään. | Näin {group}:n laulamassa torilla haalareissaan.
Se, joka piirsi viikset julisteeseen {room}:ssa, on oikea taiteilija. | Mentorini {}:n ajoilta lähetti kortin Perusta.
Törmäsin kiipeilyseinällä kahteen {group}:läiseen ja sain selkääni. | Päätimme antaa pennulle nimeksi {}.
Lämmitys {room}:ssa on korjattu, rukkaset saa riisua. | Kerroin lapsille {}:stä, ja he pyysivät toisen iltasadun.
Siivooja löysi {room}:sta vihkisormuksen, sileän kultaisen. | Sorsanpojat ovat taas kuoriutuneet sillan alla.
Meidän sarjassa voitosta saa kolme pistettä, ja meillä on neljä koko kaudelta.
Järvi aukesi tänään, joten hullut uivat jo. | Uudella henkilöstömiehellä taitaa olla peruukki.
Kämppikseni alkoi opetella haitarinsoittoa, lähettäkää apua.
Hän tuo mieleen ensimmäisen pomoni, joka jauhoi aina jotain. | Anteeksi haukunta, etätoimistossani on mielipiteitä.
Äidin luento pyykinpesusta kesti pidempään kuin itse pesu.
Luin koko ainesosaluettelon ja ymmärsin siitä yhden sanan.
eilen mummo soitti kesken mun esityksen ja ku läppäri oli kaiuttimissa ni koko sali kuuli sen vaivaisenluista, en kehtaa enää tulla paikalle
rakennettiin apen kanssa koko viikonloppu liiteriä ja nyt ei oo kunnossa selkä eikä välit, mut puut on sentään katon alla
ajettiin kolme tuntia kylpylään synttäreitten kunniaks ja ovessa luki suljettu huollon takia maanantaihin, joten syötiin ranskalaiset autossa
ryhmä joka vuokras meidän mökin jätti jälkeensä yhen sukan, yheksän sitruunaa ja tosi kauniin kiitoskirjeen portugaliks
Poikani opettaja soitti ja kertoi pojan avanneen koululle kioskin, jossa purukumista pyydetään euro kappaleelta.
vieressä istuva jätkä on selittäny koko junamatkan tenttituloksiaan äidilleen ja mä tiedän nyt sen koko elämän
Haluan pyytää anteeksi eilisessä kokouksessa olleilta papukaijaani, se yleensä nukkuu siihen aikaan eikä ole ikinä käyttänyt niitä sanoja.
jos joku löytää vihreen muumipullon ni se on mun, se on kestäny kaks avioliittoo ja haluun sen takas
olisittepa nähneet vahtimestarin ilmeen kun joku oli tuonu nakkikärryn keskelle {room}a
sillon ku mä opiskelin ni deadline oli se hetki ku proffa lähti kotiin, ja siks me piilotettiin sen hattu
Alakerran kahvimerkki vaihdettiin keneltäkään kysymättä, enkä ole nähnyt henkilökuntaa näin yksimielisenä sitten lakon.
vaimo avas aamulla kirjeen ja kävi ilmi et ollaan maksettu naapurin sähköt kaks vuotta, joten illallinen on niitten piikkiin
Olen torstaihin asti isän luona sairaalassa, joten jatkakaa raporttia ilman minua älkääkä odottako kommenttejani.
ilmainen piano hakijalle, tarttee neljä vahvaa ja pakun, kolmas kerros ilman hissiä ja alakerran naapuri tulee ilosta kantaan
viime yönä näin unta et pidin {group}lle tunnin pyjamassa ja rehellisesti se meni paremmin ku oikea
opetettuani {}a yksitoista vuotta sain vihdoin opiskelijan, joka nauroi pannukakkuvitsilleni, ja olin itkeä kaikkien edessä
sille joka pysäköi aamulla invapaikalle {room}n eteen: olkoon jokainen kynäsi tyhjä
käytiin siinä uudessa ramenpaikassa ja täytelista oli pidempi ku mun oppari, meen uudestaan mut en valkosessa paidassa
veli sai koetulokset eläinlääkäristä, siis kissan, ja se on kuulemma terveempi ku koko muu suku yhteensä
oon seisonu pysäkillä puol tuntia ja kuunnellu ku rouvaryhmä suunnittelee joko pankkiryöstöä tai myyjäisiä
tiedoks et meidän talosta on vedet poikki maanantaina kaheksasta, täyttäkää kattilat ja pysykää kaukana musta
pikkujouluihin puuttuu vielä joku joka osaa soittaa urkuja, joku joka jaksaa kantaa ne ja tila jossa ne jo olis
Onneksi olkoon koko tiimille rahoituksesta, teitte töitä hullun lailla, ja kuohuviini on kaapissa mappien takana.
en halua juoruta mut ne kaks jotka ei voinu sietää toisiaan {}ssä käveli sunnuntaina torilla käsi kädessä
kone oli myöhässä, laukku meni riikaan ja nyt mä pidän avajaispuheen t-paidassa jossa lukee maailman ihan ok täti
Aloin seurata pandemian aikaan hapanjuuritiliä, ja nyt minulla on kolme kiloa nimettyä taikinaa ja hyvin kärsivällinen mies.
muistaako kukaan sitä vuotta ku koko tenttisali jouduttiin tyhjentään yhen hirven takia vai keksinkö mä sen
Vieraamme Gentistä saapuvat tiistaina, ja olisin kiitollinen, jos kaksi teistä veisi heidät saunaan, minä en kestä löylyä.
sanoin et mahaan mahtuu enää ihan pieni jälkkäri mut sit tarjoilija toi kärryn enkä muista siitä eteenpäin mitään
Jos pitkä pöytä käännettäisiin {room}:ssa poikittain, kenenkään ei tarvitsisi kiivetä patterin yli ovelle päästäkseen.
kylläpä täältä on pitkä matka alas | söin liikaa, aivot seis | mun herätyskello onnitteli synttäreistä, ei kukaan muu
tää helle | avatkaa joku ikkuna, täällä haisee sukka | naapuri pitää rumputunteja seinän takana
ei oo todellista mikä sää | laitoin sulle ne kuitit postiin | kylläpä kesti se hammaslääkäri | moikkaa mutsia multa
sul on spinaattia hampaissa | nähdään narikassa kuudelta | ootteko kuulleet et lehtori menee naimisiin sen dj:n kaa
anoppi ilmottautu meille koko viikoks | neljä kutonen matikasta, kotona juhlitaan
tilasin sulle saman ku viimeks, chilillä | kämppis jätti taas tiskit ja katos mökille
antibioottikuuri loppu vihdoin, kippis | nähdään tenttisalin ovella ja siitä suoraan terassille
frisbeegolfradan ennätys on nyt mun
meidän ryhmä jäi eilen karaokeen jumiin ja kotiin päästiin vasta ku ekat linja-autot alko liikkua, ääni lähti kaikilta
kellä on varaston avain | kenellä on kaapin avain | projektiryhmä kokoontuu etänä illalla
meidän ryhmä tapaa tänään etänä | raportti palautetaan maanantaina | raportin palautus oli eilen
oon tänään vähän myöhässä | olen huomenna myöhässä | haen töitä, tietääkö joku yrityksiä
etsin kesäduunia, tietääks kukaan paikkoja | Kuka on kirjoittanut tämän tekstin? | kuka teki tän esityksen
luokassa haisee | auditoriossa haisee maali | linkki ei aukee | tiedosto ei avaudu mulla | liite ei aukea
paljonko on 3 plus 4 | mitä on kuusi plus kuusi | paljonko kello on | mun ryhmä ei tullut paikalle
ryhmä ei ilmestynyt | raportin palautus oli perjantaina | raportti on palautettava maanantaina
tietääks joku firmoja jotka palkkaa kesäksi | kenellä on mun seinäkalenteri | seinäkalenteri putosi | oho väärä ikkuna
sori, väärä chatti
bussi oli tyhjä ja kuski soitti iskelmää koko matkan | söin leivän ja nyt on murusia näppiksessä
täällä haisee palanut muovi | mun pipo jäi junaan, rip pipo | taas lunta olkapäillä
ei sitten tullu mitään siitä grillailusta | ukki täytti eilen yheksänkymmentä | kai sitä pitäis imuroidakin joskus
ostin vihdoin kunnon tuolin | lätkä meni jatkoajalle, en nukkunut | tilasin väärän kokosen takin
{room} haisi eilen karamellille | joku oli jättänyt {room}n taululle hienon lohikäärmeen
{}:n kalvoissa oli kissa, hymyilin | taas yks maanantai voitettu | {group}n kissavideoketju on elämän suola
ei jaksais enää yhtään ryhmätyötä, mut niin se vaan menee | mummo opetteli emojit | vesi on poikki kotona taas
hiiret söi keittiön johdon | naapuri laulaa oopperaa suihkussa | pääsin kutsuntoihin, wohoo eiku
piti mennä jumppaan mut menin nukkumaan | kaupasta loppu kauramaito, tragedia | eväsleipä makso viis euroa, hulluus
perunan hinta nousi | pyörän kumi tyhjä ties monennen kerran | oksalla istui harakka joka tuijotti mua koko luennon
se siitä laihdutuksesta | suihku jäätävä, kiitos taloyhtiö | löysin taskusta viime talven kympin
viideltä pimeää jo, ihana vuodenaika not | kerroinko jo että muutin Poriin
kämppis osti jättimäisen kasvin ja nyt asutaan viidakossa | tän päivän sana on takatalvi
olin muuten eilen karaokessa ja lauloin huonosti | pappa lähti ajelulle ja kadotti avaimet mettään
sain äsken parkkisakon joten mieli on ku taivas | opinto-ohjaajalla oli tänään joulutonttu päässä
meillä oli eilen {}:lla kahvit ja pulla | meinasin nukahtaa {room}:een kun siellä on niin hämärä
vaari sano et sen aikaan kouluun hiihdettiin | nii siis en mää tiiä, elämä o
kevättä rinnassa vaikka räntää taivaalta | kattelin ikkunasta kun puita kaadettiin | kauhee vesisade, housut litimärät
vaihtokaveri kokeili salmiakkia ja parahti | aina jotaki | höh | voi pyhä sylvi | ääh | plaah | yök | auts
haha täällä hihitetään | kahvi, kahvi ja kahvi | perjantai <3 | väsy | uni painaa | viimenen muru | lonkeroo ois
onhan tää kun hirviöelokuvasta koko arki | noh mutta elämä on sellasta
Huomasin, että puolisoni leipoo paremmin kuin naapurin ammattilainen.
Unohdin eväät jääkaappiin jo kolmantena päivänä peräkkäin. | Aurinko paistoi ensimmäistä kertaa kahteen viikkoon.
Isoveljeni on vuosia suunnitellut muuttavansa Norjaan.
Meillä oli työpaikalla tulipaloharjoitus ja puolet unohti takkinsa sisälle.
Kirjastossa joku opetti papukaijaa puhumaan, ja se sanoi "huomenta" jo ovella.
lapsi kertoi eilen ruokapöydässä että hänestä tulee isona laivakapteeni tai peikko ja mä itkin naurusta
Rehellisesti sanottuna en ymmärrä ihmisiä, jotka nousevat viideltä juoksemaan, mutta arvostan heidän tahtoaan.
kolmas kerta kun astun samaan lätäkköön matkalla kouluun ja joka kerta sukka kastuu ihan eri jalasta
mitkä housut ostaisin | minkä puhelimen ostaisin | tiedosto ei aukea | luentosalissa haisee


`,
  calendar: `
saisko tän kurssin kerrat outlookiin | miten saan kurssit google-kalenteriin | onko {}:sta ics-tiedostoa
kalenterilinkki kiitos | voiko ton laittaa kalenteriin | haluisin lukkarin omaan kalenteriin
vie {}n ajat kalenteriini | kalenterisyöte? | miten tilaan kalenterin
puhelimen kalenteri sekaisin, saisko sinne kurssien päivät automaattisesti | webcal-osoite?
tuo tunnit applen kalenteriin | voiko ilmoittautumispäivät saada kalenteriin näkyviin | ical {}
lataa kalenteritiedosto | Elän työvuorokalenterini mukaan, joten voiko luennot saada siihen rinnalle näkymään?
laita toi mun kalenteriin | synkkaa outlookin kanssa | näkyykö nämä kalenterissa jos haluan | kalenteriin {}
mistä saan kurssin kalenteritiedoston | onko mahdollista viedä lukujärjestys Outlook-kalenteriin
pistä tunnit kalenteriin | tee tästä kalenterimerkintä | saanko ne kännykän kalenteriin
jaettu kalenteri ryhmälle, onnistuuko | Miten liitän kurssieni aikataulun sähköiseen kalenteriin? | kalenterivienti
kalenterikutsu {}:n tunneista | haluan deadlinet googlen kalenteriin | saako tästä ical-linkin
kopioi noi päivät mun kalenteriin | onko teillä kalenteria jonka voi tilata | merkkaa se kalenteriin
hur får jag in det här i min iphonekalender
tunnit outlookkiin | .ics plz | iCal-syöte | vie puhelimeen | synkronointi kännykkään | tilattava osoite
vientilinkki | google calendar {} | samsungin almanakkaan? | thunderbirdiin? | feedi? | tunnit kelloon
{} almanakkaan | pistä {} mun puhelimeen merkinnöiks | saako luennot näkyyn samaan paikkaan ku työvuorot
haluun nähä {}n kotiruudun widgetissä | tökkää noi päivät suoraan mun luuriin
kopsaa luentoajat mun luuriin niin ettei tarvii kirjottaa
en jaksa naputella {}:n kertoja käsin, saako jonku tiedoston | onko nappia jolla tää menee google calendariin
linkki jonka voi liittää iphoneen | onko url-osotetta jonka voi tilata ja se päivittyy ite
päivittyykö se tilattu linkki itekseen jos sali vaihtuu | liitin syötteen mut mitään ei tuu näkyviin, mikä mättää
ical-linkki ei toimi androidilla | latasin ics:n mut se avautu tekstitiedostona
ics:ssä kellonajat on kaks tuntia pielessä | saako syötteen vaan {}:sta eikä kaikista
voiko peppi-lukkarin synkata google calendarin kaa | lukkari kelloon sykkimään jotenki | applewatchiin tunnit?
proton calendar onnistuuko | notionin tauluun saako luennot | jaa perhekalenteriin
saako puoliso nähdä mun luennot samassa kalenterissa
vaimo haluis tietää koska oon koulussa, saako tunnit perheen yhteiseen kalenteriin
laita varaus mun kalenteriin {}:n tentille | blokkaa työkalenterista {}:n ajat
varaa mulle kalenterista aika joka torstaille {}:a varten | merkkaa tenttipäivä mun puhelimeen
tee tapahtuma siitä luennosta | save the date {} | talleta tuo päivä puhelimen almanakkaan
ilmon aukeemispäivä mun google calendariin kiitos | palautuspäivät puhelimeen kans ei vaan luennot
saanko dedikset outlookin puolelle | miten poistan kurssin kalenterisyötteen ku ei enää tarvii
tuplana näkyy kaikki luennot outlookissa, poista toinen | kaksi merkintää samasta tunnista puhelimessa, mistä johtuu
mistä löydän sen tilauslinkin uudestaan | onko kalenterilinkki henkilökohtainen vai voiko sen antaa kaverille
saaks koko ryhmän {group} lukkarin yhellä linkillä puhelimeen | laita {group}n tunnit mun kalenteriin
kuis näi saa kännykkää | millä konstin nämä saapi kalenterihin | miten mie suan lukujärjestyksen puhelimmeen
lähetä kalenterikutsu joka tunnista | tee toistuva merkintä maanantaille
voiks sä lisätä hälytyksen luennolle puhelimen kalenteriin | Onko lukujärjestykseni ladattavissa kalenteritiedostona?
Miten tilaan luentojen ajat Google-kalenteriini? | Saisinko {}-kurssin kokoontumiset iCal-muodossa?
Voiko kurssin tapahtumat viedä iPhonen kalenteriin? | Millä osoitteella aikatauluni saa tilattua Outlookiin?
Kuinka usein kalenterisyöte päivittyy muutoksista?
Voinko saada ainoastaan seuraamani kurssit omaan sähköiseen kalenteriini? | Toimiiko kalenterivienti myös Linuxissa?
Onko opettajalle mahdollista saada opetustuntinsa Outlookiin?
Lisäisitkö {}:n ilmoittautumisen päättymisen kalenteriini? | Voinko jakaa {}:n tuntien syötteen koko opettajatiimille?
Töissä elämäni on Outlookissa ja koulussa Pepissä, ja törmäyksiä tulee joka viikko, joten saisiko luennot näkymään samassa ruudussa?
Olen kirjoittanut kaikki kevään kerrat käsin vihkoon ja käsi on kramppi, onko olemassa tiedostoa jonka voisi vain avata puhelimella?
Esihenkilö suunnittelee vuorot jaetusta kalenterista ja toivoisi näkevänsä siellä myös kouluaikani, miten ne sinne saa?
vaihdoin puhelinta ja kaikki koulumerkinnät hävis, mistä saan ne syötteenä takasin
mulla on adhd ja jos asia ei oo mun google calendarissa sitä ei ole, eli miten tää {} sinne saadaan
Äitini auttaa lastenhoidossa ja haluaisi nähdä menoni omassa puhelimessaan, saako tunneistani jaettavan osoitteen?
yks linkki ja kaikki mun luennot samaan, onko semmosta
mun kello värisis aina ennen tuntia jos nää ois puhelimessa, miten | cal lisäys | linkitys outlookiin
kalenteritilaus poikki | tää kalenteriin heti | puhelimen almanakka | vie kaikki luennot mun luuriin



`,
  state: `
toimiiks tää botti | ootko rikki | onko botti kaatunut | botin kunto? | versio? | lokit | bottiversio
mikä versio sä oot | miks et vastaa, onko joku vika päällä | mistä sä haet nää tiedot | kuinka tuoretta tää tieto on
koska päivitit viimeksi | viimeisin päivitys? | tietolähde? | tökkiikö sulla joku
haetko tiedot pepistä vai jostain muualta | montako kertaa päivässä katot muutokset
onko nää eilisiä vai reaaliaikaisia tietoja | oletko jumissa | meniks yöllinen tietojen haku läpi
bugittaako botti tänään muillakin | kuinka usein sä tarkistat ilmoittautumiset | onks huoltokatko
herjaa virhettä koko ajan, mikä sulla on | muistutus jäi tulematta, onko palvelu poissa pelistä
onks sun data vanhentunutta | millon kurkkasit lukkareita viimeks | ping, vastaako järjestelmä | näytä virheloki
mitä uutta viimeisimmässä julkaisussa on | pelaako yhteys lukujärjestykseen
kuinka pitkällä viiveellä muutokset näkyvät sulla | onks palvelimet pystyssä | tilannekatsaus botin kunnosta
Mistä järjestelmästä luet tilavaraukset? | Milloin kurssitiedot on viimeksi noudettu?
Kuinka usein tietosi päivittyvät? | Onko palvelussa tällä hetkellä häiriö?
Mikä ohjelmistoversio botista on käytössä? | Voiko tietoihisi luottaa eli tulevatko ne suoraan opetussuunnitelmasta?
Korjasin aamulla toteutuksen päivämäärät opintohallintoon, mutta annat yhä vanhat, joten missä ajassa korjaukset valuvat sinulle asti?
Kaverin kännykässä vastaat heti ja mulla pyörii vaan pallo, niin onko teillä jotain teknistä ongelmaa juuri nyt
Teen yövuoroa ja kyselen näitä aina kolmelta aamulla, joten onko botti päällä kellon ympäri vai sammutetaanko se illaksi
Eilen annoit ihan höpöjä vastauksia ja tänään et mitään, haluaisin tietää onko jokin palanen hajalla
oletko toimintakunnossa | onko kaikki ok siellä konepellin alla | kauanko olet ollut käynnissä
sekosko botti päivityksessä
onko sulla syke | ootko tajuissas | hengitätkö vielä | oot tänään kauheen tahmee, mikä sua vaivaa | yskiikö kone
kyykkäskö sun serveri | 502 bad gateway, mitä toi tarkottaa, ootko nurin
timeout kolmannen kerran putkeen, eiks taustajärjestelmä vastaa | onko peppi polvillaan | pepin rajapinta ylhäällä?
aikaleima? | synkka pielessä? | build-numero | changelog | statussivu? | häiriötiedote? | huoltoikkuna?
buuttasko joku sut | mikä julkaisu tää on | monesko painos tää botti on | ootko beeta vai jo valmis
oliko viime yönä päivitys kun käyttäydyt ihan eri lailla
mitä teissä muuttu viikonlopun aikana, eilen tää toimi eri tavalla | tuliko sulle uus versio ku näytät erilaiselta
onks nää tiedot viime viikolta vai tältä aamulta | leimaa päivämäärä tähän vastaukseen, milloin tää on haettu
miltä kellonajalta toi tieto on peräisin | luetko välimuistista vai livenä
onko tää nyt se ajantasanen vai joku vanha kopio | kuin vanhaa kamaa sä mulle tarjoilet | haiseeko tää data jo
parasta ennen -päiväys näille kurssitiedoille? | näkeekö sun lukkari jo eiliset salimuutokset vai laahaako se perässä
ope vaihto ajan tunti sitten, koska se valuu sulle | muutin salin untikseen aamulla, millonka se tulee teillä näkyviin
kui usein sää haet uuret tiedot | haetko uudet kurssit öisin vai pitkin päivää
nouto epäonnistui vai mikä siinä on ku lista on tyhjä | miksi kaikki haut palauttaa nollan, onko tietokanta tyhjentyny
tuleeks nää suoraan opinto-oppaasta vai jostain omasta taulukosta
mistä lähteestä noi kellonajat on, ne ei täsmää oveen | kumpi pitää paikkansa, sinä vai peppi, jos ne eroaa
oletko sä nyt kytketty tuotantoon vai testiympäristöön | onko tää joku demoversio
onko muillakin tökkinyt tänään vai vaan mulla | vastailet minuutin viiveellä, onks jono pitkä
kolme pistettä pyörii mut mitään ei tuu | kirjotat... ja sit hiljasta, kaaduitko
miks sulta tulee sama vastaus kahteen kertaan | tuplaviestejä tulee, onko joku rikki
lähetit yöllä muistutuksen kolmesti, onko kellosi sekaisin | napit ei tee mitään kun painan, onko ne irti
nappi sanoo "jotain meni vikaan", tiedätkö mitä | menitkö sä jumiin ku slack päivitty
jos slack on alhaalla niin ootko säki | onk botti lomalla vai miks o nii hiljast
toimiiko se ruotsinkielinen puoli myös vai onko se pois käytöstä | pyöriikö seuranta vaikka oot ollu alhaalla
menikö mun muistutus hukkaan katkon aikana | kauanko tää katko vielä kestää | korjataanko sitä jo
koska oot taas pystyssä | Onko tiedossa suunniteltuja käyttökatkoja tälle illalle?
Onko opintotietojärjestelmään juuri nyt yhteyttä? | Minkä ajankohdan mukaisia näyttämäsi toteutustiedot ovat?
Milloin viimeisin aineiston nouto onnistui? | Kuinka monen tunnin takaisia tilavaraukset korkeintaan ovat?
Mikä ohjelmistoversio palvelimella on ajossa? | Ovatko kaikki taustapalvelut toiminnassa?
Toimiiko muistutusten lähetys normaalisti?
Olen opinto-ohjaaja ja tarkistin äsken kolme toteutusta Pepistä, ja sinulla oli niistä kahdessa vanhat päivät. Kuinka kaukaa jäljessä kuljet?
Seison luokan edessä ja ovessa lukee eri ryhmä kuin sinulla, joten haluaisin tietää kumman tieto on tuoreempi
Eilisiltana ukkonen kaatoi puolet koulun verkosta, ja nyt mietin selvisitkö sinä siitä ehjänä
Vanhempi lehtori tässä moi, en ole saanut sinusta mitään irti sitten perjantain. Onko sinut sammutettu vai olenko minä tyhmä?
koko meijän ryhmä yrittää yhtä aikaa kattoo ilmoja ja kukaan ei saa vastausta, hyydyttiinkö me sut vai ootko muuten jäässä
tarkistan tän ennen ku luotan: onks sun ilmoittautumispäivät haettu tänään vai oliko se viime kuun setti
saanko diagnoosin, mitkä osat susta toimii ja mitkä ei | logit? | rajapinta kaput? | mikä moottori sulla on alla
mikä kielimalli sulla on nyt käytössä | herätys onko järjestelmä päällä | varmuuskopiosta luettua vai oikeeta dataa
jäätyikö se? | palvelinvika? | vieläkö pelittää | päivittyykö sun tiedot viikonloppunakin



`,
  owner: `
kuka sut on tehnyt | kuka tän on koodannu | kuka on sun pomo | omistaja? | ylläpitäjä? | tekijä? | kenen botti sä oot
kuka sua pyörittää | kuka sun takana on | kuka tän kaiken maksaa | kelle valitan botista
löysin susta bugin, mihin ilmotan | botin ylläpito | kenelle kerron kun botti sekoilee
oletko koulun virallinen vai jonkun opiskelijan viritys | kuka vastaa jos puhut puuta heinää
mikä firma sut on toimittanut | mihin voi laittaa palautetta tästä botista | onks joku ihminen jolle voi mailata susta
kuka pitää sut hengissä | kenen idea tää botti oli | kehittäjän yhteystiedot | kuka sua komentaa
kenen alaisuudessa toimit | kuka sut loi | keneltä toivotaan sulle uusia ominaisuuksia
annoit väärän luokan, kuka sut korjaa | onko tää it-palveluiden vai opiskelijakunnan botti | kuka sua hallinnoi
kenen rahoilla sut on rakennettu | botin vastuuhenkilö? | botin tuki? | ketkä sua kehittää
onks sulla githubia mihin vois tehdä issuen | kelle soitetaan jos sä meet rikki | mikä porukka tätä väsää
kuka tästä botista päättää | oliks sä jonkun oppari | Kuka vastaa tämän palvelun kehittämisestä?
Mikä yksikkö ylläpitää tätä bottia? | Kehen otan yhteyttä, jos botti toimii virheellisesti?
Onko taustallasi yritys vai ammattikorkeakoulu itse? | Kenelle voin ilmoittaa botin antamasta väärästä tiedosta?
Kenen omistuksessa tämä palvelu on?
Opetan toisessa korkeakoulussa ja meilläkin kaivattaisiin tällaista, joten kenen kanssa voisin jutella siitä miten sinut on tehty
Huomasin tervetuloviestissäsi kirjoitusvirheen ja haluaisin saada sen pois, joten kuka näitä tekstejä botissa hoitaa
Vanhempana vähän mietityttää nämä koulun tekoälyt, niin mikä taho sinut on pystyttänyt ja kantaa vastuun?
Kahvipöydässä väiteltiin siitä, onko sinut tilattu ulkoa vai tehty talon sisällä, niin kumpi porukka sinut rakensi?
kenen käsialaa sä oot | kuka sua ohjelmoi yöt | kuka sulle maksaa palkan | kenen pöydällä sun serveri seisoo
kuka vetää narusta jos sä sekoot | kenen lapsi oot | kuka on sun isä ja äiti | vastuutaho tälle botille?
botin alkuperä | devaaja? | botin pomo | palautekanava? | bugiraportti minne | kehitystoiveet botista mihin
supportin sähköposti | botin yhteyshenkilö | kuka sut tilas | botin toimittaja? | kuka keksi laittaa botin slackiin
kelle vois kehua että tää on hyvä | kelle suklaata ja kiitokset tästä botista
halusin antaa ruusuja tän rakentajalle, missä se istuu | mistä löydän sen tyypin joka sut väänsi
kuka sulle opetti noi vastaukset | kuka kirjotti sun tekstit, ne on hauskoja | kuka valkkas sun nimen ja kuvan
kuka valitsee mitä kursseja sä tunnet | kuka voi laittaa sut pois päältä | kuka siellä ruudun takana napsuttelee
mikä tiimi on sut ajanu sisään | opiskelijaprojekti vai oikee tuote?
ootko it-osaston hommia vai jonku luokan projekti | oliks sä hackathonin tulos
teettikö koulu sut jollain konsulttitalolla | montako ihmistä sua kehittää
onko sulla discordia tai sivua missä devit on | missä sun lähdekoodi on | onks tää avointa koodia ja kenen repossa
saisko itekki osallistua tän kehittämiseen, kehen otan yhteyttä
haluisin tehdä susta oppariin tutkimuksen, kenen luvalla | kenelle voi ehdottaa uutta toimintoa
mulla on idea sun parantamiseks, mihin vien sen | löysin kirjotusvirheen, mihin ilmotan
tossa napissa lukee väärin, kuka korjaa | annoit väärän salin ja juoksin turhaan, kelle siitä avaudun
kenelle menee mun peukku alas | kuka lukee palautteet | haukun sut nyt jollekin, kenelle | reklamaatio botista, mihin
onko tän takana joku oikee ihminen joka osais vastata | kenen puoleen käännyn jos sä et tajua mua
voinko puhua sun esimiehelle | kukas sun isäntä on | kukahan tämän vehkeen on tänne pannu | mikä köörö tätä pyörittää
kethän tään on rakentanu | kuka herra tätä hallihtee | kukka näitä tekköö | Mikä taho vastaa botin sisällöstä?
Kenen budjetista palvelu kustannetaan? | Kuka on palvelun tuoteomistaja?
Mihin osoitteeseen voin lähettää kehitysehdotuksen botista? | Ketkä osallistuivat tämän botin suunnitteluun?
Kuka päättää, mitä ominaisuuksia sinuun lisätään? | Onko palvelu ammattikorkeakoulun omaa tuotantoa?
Kenelle kuuluvat tämän palvelun käyttäjätukiasiat?
Kuka kantaa vastuun, jos opiskelija toimii antamasi virheellisen tiedon varassa?
Kuka on sinut tilannut ja mistä yrityksestä?
Teen lehtijuttua koulujen chatboteista ja haluaisin haastatella tekijöitäsi, mistä heidät tavoittaa?
Olen tietohallinnon uusi työntekijä, ja kukaan ei tunnu tietävän kenen vastuulla sinä olet, osaatko itse sanoa?
Löysin aukon, josta pääsee turhan pitkälle, enkä halua huudella siitä julkisesti, kenelle tietoturvahavainto botista ilmoitetaan?
Naapurikoulun rehtori kyseli kahvilla mistä tämmöisen saa ja paljonko maksoi, kenen numero minun pitäisi hänelle antaa?
Kurssini kuvaus on sinussa väärin vaikka Pepissä oikein, kenelle botin ihmiselle siitä soitetaan?
lätkäsit mulle väärän tenttipäivän ja meinas mennä puoli vuotta pilalle, nimi ja numero sille joka susta vastaa
me ryhmän kaa veikattiin et sut on tehny joku tradenomi tylsyyksissään, oltiinko oikeessa
äitini uskoo että vastailija on joku väsynyt mies kellarissa, kuka tämän oikeasti rakensi | botin omistussuhteet
vastuussa susta kuka | luojasi? | isäntäorganisaatio? | kuka laskuttaa koulua susta | käyttäjätuki botille
kelle vois vinkata että värikoodaus ois kiva



`,
  late: `
en muistanut ilmota {}:lle, mitä nyt | ilmo meni ohi | jälki-ilmo? | jälki-ilmoittautuminen {}
myöhästynyt ilmoittautuminen | unohdin ilmoo itteni, apua | missasin {}n ilmon | pääseekö {}:lle jälkikäteen
nukuin ilmon ohi, onko toivoa | mitä jos myöhästyn ilmosta | entä jos en ehdi ilmoittautua ajoissa
ilmo sulkeutu eilen enkä oo mukana | voiks ope ottaa {}:lle vielä vaikka aika meni
oon päivän myöhässä ilmoittautumisessa | pari tuntia myöhässä {}n ilmosta, joustaako ne
onko takaovea kun ilmo on jo kiinni | olin lomalla kun {}:lle ilmottauduttiin, mitä teen
luulin että olin ilmonnu mut en ollukkaan ja nyt se on kiinni | mokasin ilmon, pelastuuko tää vielä
myöhässä ilmosta... | ilmodedis meni jo, mitä nyt | liian myöhään ilmo | miten käy jos ei ilmottaudu ajallaan
lisääkö joku mut {}:lle jälkijunassa | tunnukset tuli vasta tänään ja ilmot on ohi, miten pääsen sisään
ei tullu ilmottauduttua {}:lle, mikä neuvoksi | voiko myöhästynyt päästä {}:lle
kävikö tässä nyt niin etten pääse kun ilmo hujahti ohi | ilmoaika umpeutui, vaihtoehdot?
töppäsin {}n ilmoittautumisen kanssa, kiinni on, mitäs sitten | kenen puheille kun ilmoaika on mennyt
saako {}:lle mennä vaikka ei ilmonnu määräaikaan | hyväksytäänkö jälkeenpäin tulleita | jäin junasta {}n ilmossa
Voiko {}:lle päästä ilmoittautumisajan päätyttyä? | Miten toimin, kun ilmoittautumisaika meni ohi?
Otetaanko {}:lle opiskelijoita vielä ilmoittautumisen jälkeen? | Mitä seuraa, jos ilmoittaudun {}:lle liian myöhään?
Onko myöhästyneille ilmoittautujille jokin oma menettely? | Voidaanko opiskelija lisätä {}:lle takautuvasti?
Olin sairaalassa koko sen ajan kun {}:lle piti ilmoittautua, niin pystyykö tässä enää tekemään mitään
Opiskelija istuu tässä itku silmässä kun unohti ilmoittautua {}:lle, onko myöhästyneille jotain keinoa?
Teen vuorotyötä ja mulla meni viikot sekaisin niin että ilmo loppui sunnuntaina, pääseekö kurssille jotain muuta reittiä
Kaverin mukaan {}n ekalle tunnille voi vaan kävellä sisään vaikka ilmo jäi tekemättä, pitääkö se paikkansa
Siirryin tänne kesken syksyn ja kaikki ilmoittautumiset olivat jo päättyneet, miten pääsen silti kursseille mukaan?
Tytöltä hajosi kone juuri sinä iltana kun {}n ilmoittautuminen loppui, otetaankohan häntä enää mukaan
hups se ilmo unohtu, mites nyt suu pannaan
ilmo oli eilen, mä heräsin tänään | huomasin vasta nyt et lappu on luukulla {}:ssa
pamahti nenän edessä kiinni, onko varaovea | voiko opelta ruinata paikkaa {}:lle ku ilmo on mennyt
kannattaako mennä vaan ekalle tunnille norkoilemaan vaikka en oo listalla
jos ilmestyn {}:n ekaan tapaamiseen ilman ilmoo niin heitetäänkö pihalle
kuka sen listan voi enää avata ku se on lukittu | pystyykö joku naputtelemaan mut jälkikäteen pepin kautta {}:lle
saako jälkikäteen nimen listaan | peruutuspaikalta sisään ilmon umpeuduttua, onnistuuko
nappi hävis, tulin tunnin liian myöhään | jälki-ilmo {} | jälkijoukot? | ilmo umpi, apua | lista lukossa jo?
takaovi {}:lle? | nukuin koko ilmoviikon pommiin | armoilmo? | ilmoaika loppu, tilanne menetetty?
miten pääsee {}:lle jälkijunalla | olin armeijan leirillä ku ilmot oli, nyt tarttis päästä {}:lle
ei ollu pankkitunnuksia ku piti ilmota ja nyt se on umpi
peppi kaatu just kun painoin ja nyt ilmo on loppunu, kai tässä jotain poikkeusta saa
läsnäoloilmo oli tekemättä nii en saanu tunnuksia ajoissa, kenen kautta {}:lle enää pääsee
kuka antaa luvan tulla mukaan kun aika on täynnä | täytyykö rehtorilta anoa jos ilmo jäi väliin
opinto-opas sano et ilmo oli syyskuussa, nyt on lokakuu, lol mitä nyt
huomasin kaverin instasta et ilmo oli loppunu, en edes tienny et semmonen on
kui käy ny ku se ilmottautumine jäi tekemät | jäi se ilimottautuminen, piästääkö vielä
jotta ilmoo en muistanu, vieläkö kelepaa | myöhään heränny täällä moi, mahdunko
oonko toivoton tapaus jos ilmo loppu viime viikolla | ilmon jälkeen ku tulee niin kenelle laitetaan anelukirje
onko myöhästyneille oma lomake | kenelle sähköpostia että pääsis {}:lle vaikka ajat meni
opo lupas hoitaa mut {}:lle mut unohti ja nyt ilmo on kiinni
tutor kerto väärän päivän ja koko meidän pöytä jäi ilman {}:a, mitä tehdään
sain hyväksiluvun hylyn vasta tänään, pitäs päästä {}:lle ja ilmo on päättyny
tulin varasijalta opiskelijaksi ja ilmot oli jo menny, kuka auttaa
vaihto loppu aiemmin ja palasin kesken periodin, saanko enää {}:a mihinkään väliin
oikeestaan jätin ilmoomatta kun olin varma etten jaksa, nyt kaduttaa
kadun etten ilmonnu ajoissa, onko enää mitään tehtävissä
hei missattiin deadline koko kämppä, riittääkö jos leivotaan opelle | voiko joku yliajaa sen takarajan
joustaako opintotoimisto päivän tai pari | päivän myöhästyny, onko kuoleman synti
klo 00.03 painoin nappia, kolme minuuttia yli, säälikää | viis minuuttia liian hidas ilmossa, argh
ollaanko {}:ssa niin tiukkoja ettei enää oteta ketään | huolitaanko roikkujia
kurssi on jo pyöriny viikon enkä ilmonnu, pääseekö kyytiin lennosta
{} alko jo, hyppäänkö liikkuvaan junaan vai onko toivotonta
kaks kertaa menny tunteja ohi enkä oo virallisesti {}:lla, kirjataanko mut jotenki
istun jo {}:n tunneilla mut en koskaan ilmonnu, miten saan itteni kirjoihin
käyn siellä mutta en ole listoilla koska jäi ilmoittautumatta, miten se paikataan
Miten menetellään, kun ilmoittautuminen on päättynyt mutta opiskelija tarvitsee kurssin valmistuakseen?
Voiko opettaja vielä lisätä opiskelijan toteutukselle {} käsin?
Kehen olen yhteydessä, jos en ehtinyt ilmoittautua ajoissa? | Onko {}:lle olemassa jälki-ilmoittautumista?
Otetaanko {}:lle täydennystä, vaikka ilmoittautumisaika on kulunut umpeen?
Millä perusteella myöhästynyt ilmoittautuja voidaan hyväksyä? | Peritäänkö myöhästyneestä ilmoittautumisesta jotakin?
Tarvitaanko opettajan suostumus, kun ilmoittautumisaika on päättynyt?
Kannattaako minun odottaa seuraavaa kierrosta vai voiko {}:lle vielä päästä, vaikka ilmoittautuminen meni kiinni?
Valmistuminen on kiinni yhdestä kurssista ja juuri sen ilmoittautumisen olin ohittanut kun muutimme, löytyykö mitään poikkeusmenettelyä?
Vauva syntyi samana päivänä kun ilmoittautuminen sulkeutui ja arvata saattaa kumpi voitti. Voiko minut silti ottaa {}:lle?
Ryhmänohjaajana minulla on neljä opiskelijaa, jotka jäivät ilmoittautumatta, kuka voi vielä liittää heidät mukaan?
Mieheni oli työmaalla Norjassa ilman nettiä koko ilmoittautumisajan, pystyykö hänen nimensä vielä saamaan osallistujiin?
oon kakkosvuotinen ja luulin et meidät lisätään {}:lle automaattisesti niinku ekana vuonna, ei lisätty, nyt on kiinni, mitä
puhelin putos järveen juhannuksena ja kaksvaiheinen tunnistus oli siinä, pääsin pepiin vasta nyt ja kaikki on kiinni, miten kursseille
sähköposti meni roskikseen jossa ilmosta kerrottiin, löysin sen tänään. pelataanko vielä vai onko peli pelattu
mun piti ilmota bussissa mut akku loppu ja kotona nukahdin, {} siis meni, voiko asialle mitään
missasin sen ilmon ihan täysin | ilmo jäi... | ohi meni {} | olin liian hidas, {}n ilmo meni jo
otetaaks säälistä sisään {}:lle vaikka aika loppu | opintosihteeri vai ope, kumpi voi lisätä vielä jälkeenpäin
pystyykö avoimen kautta kiertämään sen et {}:n ilmo on jo ohi
laitettiinko portti kiinni lopullisesti vai availlaanko sitä viel anojille
maksoin avoimen kurssin päivän liian myöhään, vieläkö paikka järjestyy
pystyykö lukitun listan perään vielä raapustaan yhen nimen



`,
  message: `
kerro ryhmälle että tunti on peruttu | voitko laittaa viestin mun opiskelijoille
sano {group}:lle että alotetaan kympiltä | laita opelle viestiä mun puolesta
ilmota luokalle ettei huomenna oo luentoa | välitä {group}:lle et oon myöhässä
pistä kaikille {}n osallistujille viesti perjantaista | tiedota kanavalla että sali vaihtui {room}:een
viesti ryhmälle | tiedote opiskelijoille | viesti {group}:lle | kirjoita opettajalle | lähetä viesti
meilaa luennoitsijalle että mulla on kysyttävää | kiitä {}n opea mun puolesta | pyydä {}n opettajaa soittamaan mulle
muistuta mun opiskelijoita palauttamaan essee | heitä tiimikavereille viesti et palaveri siirty
huikkaa porukalle että pullaa on aulassa | lähetä terveisiä {group}:lle | voiko sun kautta tavoittaa koko ryhmän
jaa tää kaikille {}:lla oleville | kuuluta {group}:lle: läppärit mukaan | levitä tietoa että tentti onkin {room}:ssa
tekstaa mun ohjaajalle | dm tutorille pliis | infoa muille että tuon kaapelit | sano kaverille et nähdään {room}:ssa
kerro vahtimestarille et {room}n ovi on lukossa | postaa tää meidän kurssin kanavalle
kirjota niille että palautuspäivä siirtyi | voitko tägätä kaikki meidän ryhmästä
vie sana opettajalle: linkki ei aukea | toimita fukseille tervehdys | laita muille tiedoksi että mun osuus on valmis
Ilmoita {}n osallistujille, että torstain tunti pidetään {room}:ssa.
Voisitko lähettää tiedotteen kaikille {group}n opiskelijoille? | Kirjoittaisitko {}n opettajalle puolestani?
Kerro {group}:lle, että heidän ohjaajansa on vaihtunut. | Voinko lähettää kauttasi viestin koko kurssille?
Välitäthän ryhmälle tiedon uudesta kellonajasta.
Jökötän junassa kalvot repussa, niin kerro {group}:lle että aloitetaan tänään puoli tuntia myöhemmin
Olen opintosihteeri ja minun pitäisi tavoittaa kaikki {}:lle ilmoittautuneet ennen puoltapäivää, lähettäisitkö heille lyhyen viestin
Tykki hajosi {room}:sta aamulla, joten voitko ilmoittaa siitä kaikille opettajille joilla on siellä tunteja
Meidän projektiryhmän chatti on ihan kuollut, niin laittaisitko muille jäsenille tiedon että studio on meillä kuudelta
vinkkaa muille {}:lla et kattokaa sähköposti | sano terkut koko {group}:lle
huuda {group}:lle et salit vaihtu | naputa opelle pari riviä | nakkaa {group}:lle tieto et kahvit tarjolla
nykäse tutoria hihasta | kilauta siihen ryhmään | joukkopostia {group}:lle | tiedote kaikille | pm opelle
ping {group} | @kaikki huomio! | massapostitus {}:n porukalle | soita vahtimestarille | broadcastaa tämä
terveiset opelle | kuulutus? | kerro niille | laita eteenpäin | vie terveiset
päästä mut puhumaan koko {}:n porukalle | anna muille tiedoks että oon bussissa | huhuile {group}:ta et missä ne on
houkuttele {}:n porukka teamsiin kuudelta | hätistä mun parityökaveri vastaamaan
patista mun ryhmää palauttaan osansa | tökkää mun projektikavereita, ne ei vastaa
moiti {group}:ta sotkusta keittiössä | onnittele {group}:ta valmistumisesta | pyydä {}:n opea laittamaan kalvot jakoon
anele opelta parempi sali meille | kysy mun puolesta opelta tuleeko lisäaika tenttiin
selvitä {}:n opettajalta tuleeko se tänään ja vastaa mulle | tiedustele tutorilta mihin kokoonnutaan
voiksä jututtaa sitä opettajaa ja kertoa mun tilanteesta | ota yhteys opintosihteeriin mun puolesta
raportoi huollolle että {room}:ssa on jäätävän kylmä | ilmianna {room}:n sotkijat vahtimestarille
varota muita et {room}:n lattia on liukas | vinkkaa porukalle parkkipaikan jäätymisestä
kerro kämppikselle että tulen myöhemmin | sano mun parille et jatkan huomenna | jätä lappu opelle
kuiskaa opelle ettei mikki toimi | laita ääniviesti ryhmälle | vastaa sille opelle et joo käy
välitä kiitokset luennoitsijalle hyvästä kurssista | lähetä pahoittelut {group}:lle sekoilusta
julkaise tää {}:n keskustelualueella | nosta tämä kurssin etusivulle tiedotteeksi
siirrä tämä teksti {group}n kanavalle | kopioi tää kaikille {}:n opiskelijoille
pane sana kiertämään että demo on {room}:ssa | levitä huhua että perjantaina on sauna
ajoita {group}:lle viesti aamukahdeksaan | viestitä {}:n ryhmälle että tuokaa laskimet
herätä {group}, luento alko jo | Voisiko botti tavoittaa kaikki {}:n opiskelijat ja kertoa salin vaihtumisesta?
Pystytkö lähettämään opettajalleni sähköpostia?
Ilmoittaisitko {group}n opiskelijoille, että kirja on nyt saatavilla?
Lähetä ryhmälle muistutus keskiviikon vierailijasta. | Toivoisin, että välität tämän kiitoksen koko henkilökunnalle.
Kertoisitko {}:n ilmoittautuneille, että aloitamme vasta puolelta? | Tavoittaisitko puolestani {}:n vastuuopettajan?
Lähettäisitkö kutsun vierailuluennolle kaikille kolmannen vuoden opiskelijoille?
Kirjoita {group}:lle, että ensiapukoulutukseen tarvitaan väljät vaatteet.
Saisinko sinun kauttasi sanan vararehtorille?
Laittaisitko {room}:n tämän päivän käyttäjille tiedon, että sähköt katkaistaan?
Olen talonmies ja {room}:n katosta tulee vettä, joten laita sanaa niille joilla siellä on kohta opetusta
Ääneni katosi yöllä ja luennolle on tulossa kuusikymmentä ihmistä, joten pistä {}:n porukalle tieto että tehdään tänään itsenäinen harjoitus
Unohdin kertoa tunnilla, että huomiseksi pitää ottaa turvakengät mukaan, ehtisitkö huikata sen koko {group}:lle vielä tänään?
me kerätään opelle läksiäislahjaa salassa, laita {group}:lle et kakskyt euroa mulle perjantaihin mennessä mut älä opelle
meidän ryhmän yks tyyppi ei vastaa mihinkään ja esitys on torstaina, voitko sä kokeilla saada siihen yhteyden
löysin {room}:sta jonkun lompakon, kuuluta siellä äsken olleille että se on vahtimestarilla
oon hississä jumissa, sano opelle että tuun kun pääsen | kerro {}:n opelle et moodlelinkki on rikki
infoa jengii et ruokis on kii | sanasek opel et tehtävä o jätetty | ilimota muillekki että ovet om nyt auki
jotta laittaasikko sanan porukalle, alootethan vasta yhyreksältä | komenna {group} siivoon {room}
saatte sanan perille opelle? | linkki jakoon koko porukalle
etsi mulle pari: kysele {}:n osallistujilta kenellä ei oo vielä | mainosta meidän bileitä {group}:lle
kerää {group}:lta vastaukset käykö ti vai ke | tee {}:n porukalle kysely sopivasta ajasta



`,
  semester: `
millon lukukausi alkaa | koska lukukausi loppuu | syysloma? | hiihtoloma millon | joululoma? | tenttiviikko?
kakkosperiodi alkaa? | periodit | lukuvuoden päivämäärät | millon päästään kesälomalle
koska kevätlukukausi pyörähtää käyntiin | mikä viikko on tenttiviikko syksyllä | vika koulupäivä ennen joulua?
millon jäädään lomille | koska kolmas periodi alkaa | montako viikkoa lukukautta on jäljellä
nelosperiodin loppupäivä | koska opetus loppuu joulukuussa | akateeminen kalenteri | eka koulupäivä elokuussa?
koska uuden vuoden jälkeen tullaan takas | koska opetus jatkuu tammikuussa | millon tää lukuvuosi on paketissa
millon periodi vaihtuu | intensiiviviikko milloin | orientaatioviikon ajankohta? | uusintaviikko keväällä koska
kuin pitkään syyslukukautta kestää | millon kesälukukausi alkaa | pääsiäisloma mistä mihin
alkaako koulu viikolla 35 vai 36 | koska vois ostaa lennot kotiin eli millon opetus päättyy jouluks
mihin asti syysperiodi kestää | onko talvilomaviikko viikko 8 vai 9 | millon koulut loppuu keväällä amkissa
kesäloman alku? | Milloin syyslukukausi virallisesti päättyy? | Minä päivänä lukuvuosi alkaa?
Mitkä ovat tämän vuoden periodien päivämäärät? | Milloin toinen opetusperiodi päättyy?
Milloin korkeakoulu sulkeutuu kesäksi? | Mistä mihin kestää joulutauko?
Varaan lentoja Espanjaan ja pitäisi tietää, minä päivänä syyslukukausi teillä loppuu
Poika aloittaa teillä ensi syksynä ja suunnittelemme muuttoa, joten milloin lukuvuosi alkaa uusilla opiskelijoilla?
Lapsilla on ala-asteella loma viikolla kahdeksan, ja haluaisin sovittaa meidän reissun yhteen, milloin ammattikorkealla on talviloma?
Esihenkilö kyselee milloin olen taas käytettävissä, niin koska kevään viimeinen periodi päättyy ja kesätauko alkaa
tentti vko alku pvm | koska lukukausi starttaa
koska koulu taas alkaa | millon täältä pääsee kesälaitumille | ykkösjakso? | 4. jakso alkaa | jaksojen vaihtumispäivät
opetusviikot | loma-ajat | taukoviikko? | syysloma vko 42 vai 43 | onko vko 8 lomaa | lukuvuosi 25-26 | kesätauko
eka luentoviikko | vika jakso alkaa millon | lukuvuosikello? | montako jaksoa vuodessa on
kuinka monta viikkoa yks periodi kestää | monesko periodi nyt on menossa | missä periodissa mennään
ollaanko jo kakkosessa | onks toukokuussa enää opetusta yleisesti | pyöriiks amk heinäkuussa vai onko kaikki kiinni
mihin väliin se kontaktiton viikko osuu | lukuviikko vai loma, siis se lokakuun puolivälin
onko wapun jälkeen enää koulua | pääseekö ennen jouluaattoa monta päivää aikasemmin
monesko päivä tammikuuta pitää palata sorvin ääreen | loppiaisena vai vasta sen jälkeen
onks loppiaisen jälkeinen viikko jo täyttä rähinää | koska uudet tulee taloon elokuussa | fuksien eka päivä?
milloin vanhat opiskelijat palaa, fuksit kai tulee aiemmin | avajaiset? | lukuvuoden avajaiset millon
publiikki eli lakkiaiset, mikä pvm | valmistujaispäivä joulukuussa? | koska on viimeinen valmistumispäivä keväällä
koska puolivuotiskausi vaihtuu | missä kohtaa syksy muuttuu kevääks täällä
mistä viikosta mihin viikkoon se toka puolikas kestää | kevään eka opetuspäivä | kevät alkaa? | syksyn vika päivä?
mitkä viikot on tenttejä varten varattu | uusintatenttiviikko vuodenvaihteessa, olikse vk 2
onko pääsiäisenä to vai ke viimenen koulupäivä | helatorstain jälkeinen pe, onko vapaa
itsenäisyyspäivä osuu perjantaille, onks siinä pitkä vkl koko talolla | onko vappuaatto opetuspäivä
mitkä arkipyhät on opetuksettomia | kesäopinnot mistä mihin | millo kesäperiodi pyörähtää
lukuloma, onko semmosta ja koska | aikuisopiskelijoilla sama lukuvuosi ku nuorilla? | millonkas nää koulut loppuu
koskas teirän syyslomat on | minkä viikon tua talviloma o | mihnä kohtaa se kolomas jakso alakaa
joululomille lähtö, pvm kiitos | paluupäivä joulun jälkeen | Minkä viikon maanantaina syksyn opetus käynnistyy?
Minä päivinä korkeakoulussa ei ole opetusta lainkaan? | Mihin ajankohtaan osuu opetukseton viikko syksyllä?
Mitkä ovat kevään periodirajat? | Voisitteko kertoa lukuvuoden alkamis- ja päättymispäivän?
Kuinka monta opetusviikkoa keväässä on? | Milloin päättyy lukuvuoden viimeinen opetusjakso?
Milloin on kansainvälisten opiskelijoiden perehdytysviikko?
Milloin vaihto-opiskelijoiden odotetaan saapuvan eli alkaako syksy elo- vai syyskuussa?
Milloin seuraava valmistujaisjuhla järjestetään?
Vuokraisäntä haluaa tietää kuukauden tarkkuudella milloin opiskelijat vapauttavat asunnot eli milloin kevään opinnot teillä loppuvat
Olen isoäiti ja haluaisin kutsua opiskelijan mökille, joten minä viikkona heillä on se syksyn lyhyt vapaa?
Päiväkoti kyselee jo nyt joulun hoitopäiviä, joten minä päivänä amk:n opetus katkeaa ja koska se jatkuu?
Kesätyösopimukseen pitäisi kirjoittaa aloituspäivä ja esihenkilö on malttamaton, minä päivänä kevään viimeinen jakso on taputeltu?
oon lähdössä interreilille heti ku voi, eli mikä on se päivä jolloin koko talo vapautuu toukokuussa
Hoidan siivousvuoroja ja tarvitsen tiedon milloin rakennus on tyhjillään opetuksesta: mitkä ovat lukuvuoden tauot?
saksassa wintersemester alkaa lokakuussa, koska se alkaa täällä, pitää ilmottaa kotiyliopistoon
ens vuoden periodit, onks ne jo lyöty lukkoon | seuraavan lukuvuoden päivät?
alkuun enää montako viikkoa, siis syksyn alkuun | kesän kynnys eli vika opetuspäivä? | jaksotus tänä lukuvuonna?
koska loppuu syksyn eka puolikas | monelta viikolta kevään kakkospuolisko starttaa



`,
  absence: `
oon kipeenä, kerro opelle | kipeenä tänään | en pääse tänään | en tuu huomenna tunnille | kuumetta, en tuu {}:lle
ilmoita mut poissaolevaksi | poissaoloilmoitus | sairauspoissaolo {}:lta | merkkaa mut pois perjantailta
oksennustauti iski, jää koulu väliin | sano {}n opelle etten pääse | flunssa kaatoi sänkyyn, pysyn kotona
lapsi kipeenä enkä pääse {}:lle | korona taas, ilmoita että oon pois | laita mulle poissaolo
{} jää multa tänään väliin hammaslääkärin takia | jumissa ruuhkassa, en kerkee luennolle
oon koko ens viikon poissa, ilmoita se | en pysty osallistumaan {}:lle torstaina | migreeni, en tule
jalka poikki, ei {}:ä tällä viikolla | pois tänään | sairaana | kirjaa poissaoloni pls
lääkäri määräs kolme päivää saikkua, välitä opettajalle | junat ei kulje, en pääse {}:lle
tyttäreni on sairas eikä tule tänään kouluun | miten ilmoitan että oon kipee | mihin merkitään poissaolo {}:lta
työhaastis päällekkäin, oon pois tältä tunnilta | sori joudun skippaamaan {}n, vatsatauti
vointi huono, ilmoita opelle | hautajaisten takia en pääse paikalle, kerro eteenpäin
angiina, makaan sängyssä, en koululle tuu | kertausharjoitukset ens viikolla, en oo {}:lla | saikulla ke asti
En valitettavasti pääse osallistumaan {}:lle huomenna. | Voisitko ilmoittaa {}n opettajalle, että olen sairaana?
Haluaisin ilmoittaa poissaolon keskiviikolle. | Kirjaa sairauslomani maanantaista keskiviikkoon.
Ilmoitan olevani estynyt saapumaan iltapäivän opetukseen.
Heräsin karmeaan yskään ja ääni on kokonaan poissa, joten ilmoita {}n opettajalle etten tule paikalle
Pomo pisti ylimääräiseen vuoroon lyhyellä varoitusajalla enkä siis pääse illalla {}:lle, laita tieto eteenpäin
Auto luisui ojaan matkalla, ketään ei sattunut mutta aamun tunnille en kerkiä, sano opettajalle
Kaksosilla on vesirokko ja olen kiinni kotona koko viikon, joten merkitse minut poissaolevaksi {}:lta
ruokamyrkytys, voitko sanoo {}n opelle et oon pois | nyrjäytin nilkan enkä pääse tulemaan
en tuu | poissa ke | saikkua 3 pv | nuha vei | mahatauti | to ja pe pois | kuumetta 39 | hammaslääkäri klo 10
karanteeni | sairaan lapsen hoitopäivä | hautajaiset pe | intti kutsuu | kipee taas | estynyt torstaina | jään petiin
kuume nous yöllä, tänään ei onnistu | selkä jumahti enkä pysty istumaan, skippaan {}n
silmätulehdus, en näe näyttöä, jää tältä päivältä | tyttö oksentaa enkä lähe mihinkään
muksun tarha soitti et hakekaa, lähden kesken {}:n | joudun häippään {}:n tunnilta puolessavälissä, neuvola
en ehi {}:lle ajoissa, renkaat puhki | auto ei lähe käyntiin, älkää oottako mua
lentoni peruttiin ja olen yhä Frankfurtissa, en ole huomenna paikalla | laiva seisoo jäissä, en kerkee aamuks {}:lle
pakkasta 34 ja bussi ei kulje, jään tänään kotiin | vr lakkoilee, mua ei näy
avain katkes lukkoon enkä pääse kotoo ulos, {} jää | putki vuotaa ja odotan huoltomiestä, en tule iltapäivän harkkaan
töissä pakkoylityö, {} jää tältä illalta väliin | pomo ei anna vapaata, en oo {}:lla ti
käräjille todistamaan keskiviikkona, en pääse kouluun | passikuvaus ja maistraatti, olen siksi poissa aamupäivän
inssi klo 9 eli eka tunti jää | verikokeeseen paastona, myöhästyn {}:lta tai jään kokonaan pois
leikkausaika tuli peruutuspaikalta, kaksi viikkoa poissa | sain polvileikkausajan niin oon koko marraskuun poissa
kisareissu pe-su, merkkaa | edustan koulua salibandyssa torstaina, en ole tunnilla
maajoukkueleiri vei, en oo {}:lla tällä viikolla | vien mummon silmäleikkaukseen, joudun skippaa
siskon häät lapissa, perjantai ei käy mulle | isä kuoli, en jaksa tulla vähään aikaan
ero päällä ja pää ihan jumissa, en kykene tänään | paniikkikohtaus aamulla, en pysty tulemaan {}:lle
burnout, lääkäri kirjotti kaks viikkoa | mää en pääse huome, lapsel o vesirokko
oon vissihin tulos kipiäks, en lähäre sinne | en mie nyt jaksa lähtee, nuha om miulla | mulloon kuumetta niin en tuu
ei tääl pystys nousee sängyst, sano et oon kipee | pistä mulle rasti poissaolevaks | laita ruksi et en oo
kirjoita minut pois tämän päivän vahvuudesta | jätän väliin {}n koska migreeni
puuttuvien listalle minut huomenna kiitos | mua ei tarvii laskea mukaan ryhmätehtävään huomenna, olen sairaana
ilmoitus: minä en saavu tänään, olen kipeä | Joudun valitettavasti olemaan pois {}:n seuraavalta kerralta.
En pääse osallistumaan keskiviikon lähiopetukseen työesteen vuoksi.
Minulla on lääkärintodistus ajalle maanantai–perjantai, kirjatkaa se. | Ilmoittaisin esteen torstain harjoituksiin.
Pyydän vapautusta huomisen läsnäolosta hautajaisten takia. | Mihin toimitan sairauspoissaolotodistuksen?
Kenelle ilmoitan, etten pääse tulemaan {}:lle? | Riittääkö, että ilmoitan tähän sairastumisestani?
Poikani on sairastunut influenssaan, eikä hän tule tällä viikolla tunneille.
Ryhmästäni puuttuu tänään kaksi sairastunutta, joten haluaisin merkitä heidät poissaoleviksi.
Olen itse opettaja ja makaan kuumeessa, en pääse pitämään {}:n tuntia huomenna
Sijaista ei ole enkä pysty tulemaan töihin tänään, kurkku on tulessa ja ääni kadonnut
Liukastuin bussipysäkillä ja istun nyt päivystyksessä ranne paketissa, joten {} jää minulta tänään välistä
Koira nieli sukan ja ollaan eläinlääkärin odotushuoneessa, ei mitään mahdollisuutta ehtiä iltapäivän tunnille
Keskimmäinen toi kerhosta täit ja nyt pestään koko taloa, en siis tule huomenna paikan päälle
kämppis testas positiivisen ja mulla kurkku raapii, en tuu tartuttaan {}:n porukkaa
yövuoro venyi aamukahdeksaan ja silmät menee kiinni seistessä, en oo tänään {}:lla
naapuri herätti palohälytyksellä neljältä ja päätä särkee niin että tärisen, jääköön koulu tältä päivältä
myöhästyn tunnin {}:lta, juna seisoo | voitko kuitata et mulla on pätevä syy olla pois
neuvolakäynti ti 9.15, en kerkee | röntgen klo 12 → {} jää | synnytys käynnissä en tule | hoitovapaalla maanantain
opiskelija x3 flunssassa, eivät tule



`,
  invite: `
miten lisään sut kanavalle | voitko liittyä meidän kanavalle | kutsu botti | lisää botti | botti kanavalle miten
miten sut saa potkittua kanavalta | poistu tältä kanavalta | häivy meidän kanavalta | tuu meidän projektikanavalle
hyppää mukaan meidän ryhmächattiin | saako sut yksityiselle kanavalle | minkälaisille kanaville sut voi lisätä
poista botti täältä kanavalta | miten susta pääsee eroon tällä kanavalla | saadaanko sut luokan kanavalle
millä komennolla sut kutsutaan | kirjotanko /invite vai mitä | miten sut asennetaan meidän slackiin
halutaan sut meidänki tiimin slackiin | voitko olla mukana ryhmäkeskustelussa | saanko lisätä sut tutoreiden kanavalle
pääsetkö kuunteluoppilaaks meidän kanavalle | kanavakutsu? | kutsuminen kanavalle | lisäys {group}n kanavalle?
miten sut raahataan ketjuun kavereiden kanssa | käykö jos laitan sut {}n kanavalle | miten otan sut pois {}n kanavalta
en löydä sua kanavan sovelluslistasta ku yritän lisätä | väittää ettei sovellus oo kanavalla, miten korjaan
mainitsin sut kanavalla mut et oo jäsen, miten saan sut sinne | kuka saa lisätä botin kanavalle, vaan admin?
voiko kuka vaan heittää sut ulos kanavalta | tehtiin {group}:lle uus kanava, tuu sinne | pääsetkö lukituille kanaville
liity henkilökunnan kanavalle | et oo meidän kanavalla vielä, mitä pitää tehdä
miten kaverit saa sut omaan chattiinsa | Miten botti lisätään kurssin kanavalle?
Kertoisitko, kuinka sovellus poistetaan kanavalta? | Onko sinut mahdollista kutsua ryhmäviestiin?
Voisitko tulla osastomme kanavalle? | Mitä oikeuksia tarvitsen, jotta voin tuoda sinut suljetulle kanavalle?
Olen tutor parillekymmenelle fuksille ja meillä on oma pieni kanava, mitä minun pitää tehdä että saan sinut sinne
Joku kiskoi sinut vitsinä meidän meemikanavalle eikä kukaan nyt tiedä miten sinut saa sieltä pois, mikä on niksi
Opetustiimimme muutti kesällä uudelle Slack-kanavalle ja botti jäi vanhalle, kuinka saamme sen mukaan
muuta meidän kanavalle asumaan | botin poisto kanavalta
tuu tänne | ulos täältä | ala laputtaa meidän kanavalta | /kick botti | /invite toimiiko
@maininta ei tehoa kanavalla | ryhmächattiin mukaan? | yksityiskanavalle? | botin poistaminen | kanavalta lähtö
kanavalle liittäminen | integraatio kanavalle | asennus työtilaan? | kuokkavieraaksi meidän kanavalle? | liittyisitkö
asetu taloksi meidän kanavalle | miten sut saa siirrettyä toiseen kanavaan
millä keinolla tuon sut {group}n kanavalle | vedä ittes ulos tosta ketjusta | lähe menee siitä kurssikanavasta
sä häiritset meidän kanavaa, miten sut häädetään | potkut sulle meidän kanavalta
haluun sut pois {group}n kanavalta koska spämmäät | kuka toi sut tänne meidän kanavalle ja miten sut saa veks
voiko sut bannata kanavalta | en oo ylläpitäjä, saanko silti heittää sut {}:n kanavalta
miten ruokapöytäporukan kanavalle saa botin | saadaanko sut samaan chattiin ryhmätyökavereiden kanssa
mahdutko meidän kolmen hengen dm-ketjuun | voiks meitin privaketjuun ottaa sut neljänneks
tarvitsenko luvan että tuon sut kanavalle | slack pyytää adminin hyväksynnän kun lisään sua, mitä teen
valikosta "lisää sovelluksia" ei löydy sua, mikä nimi pitää kirjottaa
minkä nimen kirjoitan kun haen sua kanavan jäseneksi | mistä valikosta sut lisätään
täppäilen kanavan asetuksia, missä kohtaa botit lisätään
klikkasin kanavan nimeä ja integraatiot-välilehti, mitä siitä
laitoin sun nimen kanavalle ja slack kysy lisätäänkö, pitäskö painaa kyllä
vahingossa painoin "kutsu" ja nyt oot meidän perhekanavalla, ulos miten
toimitko jaetuilla kanavilla toisen koulun kans | toimiiko slack connect -kanavalle tuominen
otetaanko sut mukaan myös teamsiin | saako sut discordiin | saako sut whatsapp-ryhmään
pääseeks sut telegramiin lisään | oletko asennettavissa toisen työtilan puolelle
muutettiin kanavan nimi, putosko botti kyydistä | kanava arkistoitiin ja avattiin uus, miten sut saa takas
palaa takasin kanavalle, sut poistettiin vahingossa | joku poisti sut meidän kanavalta, kuinka palautetaan
haetaan botti kotiin uudelle kanavalle | tervetuloa {group}:lle, miten pääset sisään
kuin monelle kanavalle sut voi ottaa yhtä aikaa | pystytkö olemaan kahella kanavalla samaan aikaan
oonko ainoo joka voi kutsua botin | kelpaako vierastunnuksella kutsuminen
saako opiskelija lisätä botin vai vaan opettaja | mitenkä sinut saa tuohon kanavalle kirjautumahan
kuis sää tuut meijän kanaval | miten sut saa tänne meille messiin | saisko sut pois tuosta kun siä vaan pälpätät
tule käymään kanavalla {} | hei voitko hypätä {}:n kanavalle | poistu {}:n kanavalta kiitos
Millä tavoin sovellus liitetään opettajatiimin kanavalle?
Voiko botin kutsua yksityiseen keskusteluun kahden opiskelijan kesken?
Kuinka estän sen, että sinut lisätään kanavalle uudelleen? | Kenellä on oikeus poistaa botti kanavalta?
Miten saan botin pois kanavasta, jonka omistaja on jo valmistunut?
Onko mahdollista kutsua sinut kaikille tutorkanavillemme kerralla?
Riittääkö maininta, vai täytyykö sinut erikseen lisätä kanavan jäseneksi?
Näkyykö kutsusta ilmoitus muille, kun liitän sinut kanavalle?
Pidän {}-kurssia ensimmäistä kertaa Slackissa, ja haluaisin opiskelijoille botin käden ulottuville samaan paikkaan, miten se tehdään?
Perustimme yhdistykselle oman kanavan ja kaikki huutavat perääsi, mutta kukaan ei osaa tuoda sinua, mitä kirjoitan mihinkin?
Olen sihteeri, en mikään tekniikan ihme, joten neuvo rautalangasta miten sinut saa osaston yhteiselle kanavalle
meidän kanavalla on kolmetoista bottia ja sä oot neljästoista, siis kuinka sut saa hellästi pihalle
tehtiin opiskelijaporukalla uus kanava oppariringille ja kaipailtas sua sinne, hyppäätkö itse vai pitääkö nostaa
kun lisään sut se sanoo "app not installed", onko meidän työtilassa jotain puuttumassa
voiksä jättää meidät rauhaan eli lähteä tältä kanavalta | vierailukutsu botille | kanavajäsenyys? | erota kanavasta
botin häätö | kanavalle muutto | meidän ketju huutaa sua, liity | tuu mukaan tänne, lisättiin sulle oma paikka
oppilaskuntakanavalle botti, kiitos | napataan sut {group}n porukkaan, miten



`,
};
