/** Examples of what people ask in Swedish. */
import type { Examples } from '../examples.ts';

export const svExamples: Examples = {
  opens: `
När öppnar anmälan till {}? | från vilken dag kan man anmäla sig till {}
Har anmälningstiden för {} börjat än, eller när drar den igång? | vet du vilket datum de släpper platserna på {}
jag vill va först i kön, hur tidigt får jag skriva in mig på {}? | {} anmälningsstart
Hur länge måste jag vänta innan det går att registrera sig på {}? | sku vilja veta när inskrivningen ti {} öppnas
undrar lite om när jag som tidigast kan lägga in {} i Peppi | Det står att {} inte är öppen ännu. När blir den det?
är det i augusti som kursanmälan till {} kör igång? | vilken tid på dygnet öppnar de {} imorgon, midnatt eller åtta?
Anmälningsfönstret till {}: första dagen? | nä får man börja anmäla se ti {}
kan du kolla upp startdatum för anmälan, {} | Öppnas {} för intresserade före jul eller först i januari
{}, när kommer den upp för anmälan? | När släpps {} så att man kan boka sin plats? | anmälan börjar när i kursen {}
Jag har väntat hela veckan på att få söka in till {}, när är det dags?
Hur många dagar kvar tills registreringen på {} öppnar | Från och med när tar ni emot anmälningar till {}?
{} öppnas den? | och när öppnar anmälan? | anmälan från? | när kan man tidigast haka på den | öppningsdatum tack
från när går det att signa upp sig | Vilket klockslag öppnar den? | den är ju stängd nu, när kommer den öppnas
första möjliga anmälningsdag? | jag glömmer alltid såna saker, när börjar anmälningsperioden
hur snart kan jag skriva upp mig på den där | startar anmälan redan den här veckan eller nästa
I want... alltså när öppna det för register? | e {} redan på gång att släppas eller måst man vänta ännu
när får man börja roffa platser på {} | hamnar jag vänta länge förrän {} går att boka
Peppi visar en grå knapp för {}. Vilken dag blir den grön? | hurdan dag börjar rusningen till {}
{} går tydligen inte att välja ännu, när ska jag försöka igen?
ska ställa väckarklockan för {}, vilket klockslag drar det loss
Min handledda studerande frågar om hon redan nu kan räkna med en öppningsdag för {}, vad ska jag svara?
jag reser bort i augusti och undrar om {} hinner bli valbar innan det eller först efteråt
är det före eller efter jul som man kan sätta sitt namn på {} | {} intagningen på börjar när?
inte ännu valbar {}... men när då | {} sku intressera, från när tar di emot folk | när blir {} anmälningsbar
jag missade {} i fjol för att jag sov, så vilken dag slår dörrarna upp i år | öppningsdatum {}
hur många dagar tills man slipper anmäla sig till {} | när går startskottet för platserna?
tidigaste möjliga dag att skriva upp sig | varför kan jag inte klicka ännu, när blir det möjligt
ha di redan sagt när man får börja anmäl sej | "anmälan har inte börjat" står det, så när börjar den?
från och med vilken vecka kan mina studerande registrera sig | anmälningsstart?
när får man anmäla sig till {} | när kan man börja anmäla sig | när kan vi anmäla oss till {} | från och med när kan jag anmäla mig
när öppnar anmälan till {unit}
vilken morgon ska jag sitta redo vid datorn för {} | när blir knappen aktiv för {}
är {} anmälningsöppen från måndag eller tisdag | anmälan till {} låses upp när | när lanseras anmälan till {}
ännu låst, när låses {} upp för anmälan | hur länge dröjer det förrän {} tar in anmälningar
kan man redan i juni anmäla sig till {} eller först senare | när publiceras anmälningslänken för {}
jag vill veta vilken dag anmälan till {} blir möjlig | när tidigast kan en öppna-studerande anmäla sig till {}
anmälan inleds? | när inleds anmälningstiden för {} | öppnar anmälan till alla kurser samtidigt eller kommer {} senare
när aktiveras anmälan | begynnelsedag för anmälan till {} | jag får "anmälningen ej påbörjad", när påbörjas den
när är det fritt fram att anmäla sig | hur många nätter ska jag sova tills {} öppnar
vi har inte kunnat anmäla oss till {} ännu, när blir det vår tur
på vilken dag och tid öppnas anmälningsportalen för {}
enligt studieguiden öppnar anmälan i november, stämmer det för {} | när går anmälan live
öppningstiden för anmälan till {} fattas i min anteckning | när brukar anmälan till höstens kurser öppna, särskilt {}
måste tydligen vara snabb på {}, exakt när öppnar det | när kommer {} ut så man kan knipa en plats
sekreteraren undrar från vilket datum anmälningarna till {} tas emot
har man öppnat anmälan till {} eller sker det först i nästa vecka
jag skulle vilja be om datumet då anmälan till {} tar sin början
när kan vi anmäla oss till {} | när får man anmäla sig till {} | från vilken dag kan jag anmäla mig till {} | när går det att anmäla sig | när kan man börja anmäla sig till {}
hur länge sedan öppnade {} | för hur länge sedan öppnades anmälan till {} | för hur många dagar sedan öppnade {}
när öppnar anmälan ti {} | när får man börja anmäla sej | när släpper dom platserna | anmälan börjar? | öppnar när
första anmälningsdag {} | står att anmälningen int har börjat, når gör an he
vicken dag å vicken tid går luckorna upp för {} | när går startskottet för anmälan
från å me när kan man skriva in sej på {} | e de långt kvar tills man får ilmota sej ti {}
när kan ja tidigast paxa en plats på {} | öppnar anmälan redan i august | knappen e grå, när blir den grön
Vilket datum startar registreringen till {}? | Öppnar anmälan vid midnatt eller först på morgonen?
Hur dags släpps anmälan till {unit}? | När blir det möjligt att anmäla sig till kursen?
måste vänta men hur länge innan anmälan till {} startar | börjar anmälningen före eller efter påsk
när slår ni upp portarna till {} | när kommer man åt å skriva upp sej | anmälningsfönstret för {}, första dan
vill ligga på startlinjen, vilken sekund öppnar anmälan | tidigaste anmälan? | e de idag anmälan till {} drar igång
när blir {} sökbar | ännu int öppet, när då | biljettsläpp för {} när, alltså anmälan
Jag satt uppe till midnatt förra gången och det öppnade ändå först klockan åtta, så vilken tid öppnar anmälan denna gång?
Platserna på {} tar slut på tio minuter varje år, så jag vill veta exakt när man kan börja anmäla sig.
Jag är på utlandsresa nästan hela november och undrar om anmälan till {} öppnar innan jag åker eller efteråt.
Vi ska skicka ut ett infobrev till öppna yh:s studerande, från vilket datum tar man emot anmälningar till {}?
Har försökt tre dagar i rad men den säger kommande, när är det meningen att man kan börja registrera sig?
när anmälan öppnar sig för {} | från vilken dag jag kan registrera mig i {} | när börjar registrering
kan inte anmäla än, när är det möjligt | när öppnar skiten | när öppnar la anmälan då | anmälan från och med?
när startar inskrivningen på den här | anmälningsperiodens början för {} | öppning av anmälan till {}
dröjer de länge innan de går å anmäla sej
Jag har ställt väckarklockan tre mornar i rad i onödan, så kan du säga vilken dag anmälan till {} egentligen öppnar?
kompisarna säger att man måst va snabb som tusan, så när exakt blir de möjligt å anmäla sej ti {}
Min telefon har bara nät på jobbet mellan åtta och fyra, så infaller öppningen av anmälan till {} på en vardag?
i fjol satt jag på dasset på landet medan de andra klickade in sig, och det svider än. när höjs bommen för anmälan
Dottern har laddat om sidan sedan söndag och knappen är fortfarande grå. När vaknar den till liv?
vi kastar loss på torsdag och har täckning först i Gdansk. hinner anmälan komma igång innan dess
Skiftlistorna spikas tre veckor i förväg och chefen vill ha ett datum. Från vilken dag kan man skriva in sig?
studiehandledarn sa "snart", i korridoren sägs oktober, å Peppi e tyst som en mus. vilken e den riktiga första anmälningsdagen
testade på lunchen, testade i spårvagnen, alltid "inte möjligt ännu". hur länge ska man vänta på att få komma in
Hela kollektivet vill med och vi har bokat pizza och fyra datorer för stunden. Hur dags sätter anmälningen igång?
Jag opereras på måndag och är lullig i en vecka efteråt. Vilken dag börjar man ta emot anmälningar till {}?
som utbytesstudent visste ja int att man måst vänta på nån period, ja trodde man bara steg in. när kommer den perioden
när får vi hugga | sover anmälan än | när blir knappen grön | när släpper dom in folk me anmälan
hur snart kan man knipa en plats | tar dom emot namn redan eller e de för tidigt | när väcks ilmon
int öppet, nä, men sen när | när öppnas dammluckorna för de anmälningssugna
har bandet klippts för anmälan eller blir det först nästa vecka
rullgardinen är nere framför anmälan, när åker den upp | när går startskottet i jakten på platser
när slår anmälan om till grönt ljus | hur många nätter till anmälan
vid vilket klockslag får de första fåglarna sina maskar, platserna menar jag
tuppen har inte galit för anmälan än, när gör den det | när släpper ni in folk på {}
när får man klicka | när släpps spärren för {} | öppningsdag? | start för reg? | ilmo öppnar?
när blir det grönt ljus för {} | vilken minut släpps {} | hur tidigt kan man ilmo sej på {}
hur dags på dan brukar anmälan till {} öppna | från vilket datum kan ja trycka på anmäl
hur långt är det kvar till att anmälan öppnar | första dag att ilmo | anmälningsstart {}
ja vill va först, när får ja trycka | int öppnat ännu, vilken dag då
hur länge får jag stå på trappan och vänta på {} | när kan jag knacka på hos {} | när går det att boka {}
när blir det möjligt att skriva in sig på {} | när tänder de lampan för anmälan | när börjar jakten på platserna i {}
hur dags öppnar de för {} | vilken morgon är det dags att klicka sig in på {} | när kan jag kapa åt mig en plats
är det i november anmälan går igång | hur många dagar kvar innan anmälan vaknar
det står snart, men när är snart för anmälan | är det den femtonde eller sextonde som anmälan öppnar
är det vid tolvslaget eller på förmiddagen anmälan drar igång | kan jag anmäla mig redan i helgen eller senare
startar anmälan till vårens kurser före jul | när börjar man ta emot namn | när rullar anmälan till {unit} igång
när får man börja sätta upp sig | va e tidpunkten man ska sitta redo vid datan för {}
öppnar {} för öppna studier senare än för examensstudenter | Vilken dag kan den första anmälningen till {} göras?
Från och med vilken dag kan man anmäla sig till {}? | Vilket klockslag öppnas anmälningen?
Är anmälningens första dag redan bestämd för {}? | När får utbytesstudenter anmäla sig till {}?
När blir kursen tillgänglig för anmälan? | På vilken dag inleds registreringen till {unit}?
När kan man tidigast skriva in sig?
Jag är ute till sjöss fram till den nittonde och skulle behöva veta om anmälan till {} hinner börja innan dess
Hela bordet i kafét har fingret på knappen och ingen vet när den tänds, så när öppnar anmälan?
Kompisen fick igår en plats på en annan kurs och jag undrar när {} börjar ta emot anmälningar
Jag ska skriva ett utskick till våra öppna studerande, från vilken dag kan de anmäla sig till {}?
Förra gången gick servern ner samma minut som det öppnade, så när är det dags för {} den här gången?
när dras spärren bort | när kan ja gå in å boka
Min man skrattar åt att jag sitter beredd som inför en konsertbiljett, men vilken dag och vilket klockslag börjar anmälan till {} egentligen?
Jag ska opereras den tolfte och vill veta om anmälan hinner starta medan jag ännu är vid medvetande



`,
  closes: `
När stänger anmälan till {}? | sista anmälningsdag för {} | Hur länge till har jag på mig att skriva in mig på {}?
deadline för att anmäla sig {} | till och med vilket datum kan man joina {}
jag hinner inte fixa det förrän på fredag, är {} stängd då?
Måste jag bestämma mig för {} ännu idag eller kan det vänta?
{} – när går tåget, alltså senast när ska man vara registrerad? | när tar anmälningstiden slut på {}
kan du säga vad som är absolut sista chansen att komma in på {} | senast när ska anmälan ti {} va inne?
Hur många dagar återstår det innan inskrivningen på {} upphör | är det bråttom med anmälan till {}?
stängs {} vid midnatt eller på dagen när det är sista dan | funderar fortfarande på {}, hur länge får jag fundera?
{} anmälan slutar | Sista datum för registrering i {}? | {} när stängs den för nya anmälningar
Min kompis tvekar om {}. Vilken dag måste hon ha anmält sig senast? | hur sent kan man ännu haka på {}
Anmälningstiden till kursen {}, när går den ut? | När låser de listan för {}?
Förfaller anmälan till {} redan i veckan? | och när stänger den? | sista dagen? | anmäla sig senast?
tills när är den öppen | deadline? | får jag vänta med att anmäla mig till efter helgen eller är det för sent då
när slutar ni ta emot folk | slutdatum för anmälan | hur långt in på hösten tar de emot anmälningar
Vilket klockslag stängs fönstret på sista dagen? | dröjer det länge innan det tar stopp för anmälan
bäst före-datum för att skriva upp sig? :D
hur länge kan jag ännu velande sitta och fundera på {} innan det är kört | när går tåget för {}
jag vet först efter min arbetsintervju på torsdag om jag vill ha {}, räcker det eller har ni stängt då | dödlinje {}
brådskar det med {} eller har jag några veckor till på mig | när slår di igen luckan för {}
måst ja bestäm mej för {} redan idag | senast när ska man ha klickat in sig på {}
En studerande frågar hur länge hon har betänketid gällande {}, alltså sista anmälningsdagen
{} går anmälan ut vid midnatt eller mitt på dan den sista dagen | anmälningstid slut {} när?
till när man får anmäla {}? jag kommer till Finland först i september
kan jag vänta till nästa månad med att skriva in mig på {} eller är det för sent då
{} — sista chansen att hoppa på, när är den | jag brukar alltid vara sist ute, vad är den absoluta gränsen för {}
hinns de ännu nästa vecka å anmäl sej ti {} | utgår anmälningstiden till {} snart? | hur många dagar har jag på mig
deadlinen för anmälan tack | när är det kokt | hur länge hålls anmälningen öppen | sista dan att få in sin anmälan?
så inte efter fredag längre, eller när tar det slut att man kan komma med | när upphör intagningen
hur länge kan jag fundera | till när kan man anmäla sig | hur lång tid har man på sig att bestämma sig | när går det ut | hur många dagar är kvar att anmäla sig
till vilken dag tar de emot anmälningar
hinner jag anmäla mig till {} ännu ikväll eller stängs den | hur många timmar är det kvar av anmälningstiden till {}
anmälan till {} upphör vilken dag | sista möjliga dagen att anmäla sig till {} | när klappar ni igen anmälan till {}
när spikas deltagarlistan för {} | tidsfristen för anmälan till {} | vad är tidsgränsen för att anmäla sig
anmälningsfristen löper ut när | när löper anmälan till {} ut | är måndag sista dagen för anmälan till {}
går det bra att anmäla sig till {} så sent som på söndag kväll | jag vill inte stressa, när stängs anmälan till {}
anmälan öppen till vilket datum | när avslutas anmälningsperioden för {} | stänger anmälan före lektionerna börjar
till vilket klockslag kan man anmäla sig på sista dagen | senast vilken dag ska anmälan till {} ha kommit in
har jag gott om tid att anmäla mig till {} | hur länge står dörren öppen för anmälningar
när är det definitivt försent att anmäla sig till {} | måste väl ha min anmälan till {} inne före fredag, eller
när ramlar anmälan igen | min son säger att anmälan till {} stängs i morgon, är det riktigt
jag väntar på besked från jobbet, hur länge är {} anmälningsbar | är det i dag anmälan till {} tar slut
sluttid för anmälan till {} | anmälan t.o.m.? | hur länge kan våra studerande anmäla sig till {}
jag behöver veta sista anmälningsdatum så jag kan påminna gruppen om {} | stängningsdag för anmälan
när stryps anmälningarna till {} | hur många dygn har man kvar att anmäla sig till {}
kan jag sova på saken eller stänger anmälan i natt | förlängdes anmälningstiden för {}, till vilken dag i så fall
har ni förlängt anmälan till {}, och hur länge | vilken söndag stängs anmälan nu igen
dags att skynda sig med anmälan till {}? | jag hade tänkt anmäla mig nästa månad, stängs {} före det
är det sista minuten för {} anmälan nu | när ska opo senast ha sett till att alla anmält sig till {}
anmälningsstopp {} | när sätts det stopp för nya deltagare på {} | hur länge vågar jag dröja med anmälan till {}
jag har ännu ingen användarprofil, hinner jag innan anmälan till {} är stängd
tills när kan man anmäla sig ti {} | när gar anmälan fast | sista anmälningsdag? | anmälan dl {}
deadline för anmälan? | när smäller dörren igen till {}
hinner ja ännu anmäla mej ti {} nästa vecka eller ha he stängt tå | e anmälningen till {} redan slut
när e e försent ti haka på {} | senast vilken dag ska man ha anmält sig | hur länge e anmälningen uppe på {}
hur lång tid ha ja på mej innan luckan stängs | ilmo slut när | går anmälan ut idag eller imorron
klockan va stänger anmälan till {} den sista dan | kan man efteranmäla sig ti {} eller e sista dan helig | {} stänger?
sista chansen att skriva in sig? | hur många dagar kvar av anmälningstiden för {} | stänger den redan på söndag
Vilket datum löper anmälningstiden ut för {}? | När upphör anmälningen till {}?
Har anmälningstiden till {} förlängts? | Till vilken tidpunkt tar ni emot anmälningar?
När är senaste möjliga dag att anmäla sig till {}? | Gäller sista anmälningsdagen till midnatt eller till kontorstid?
jag vill veta sista dag för registrera till {} | när är slut på anmälan för den här kurs
hur länge kan jag vänta med anmälan | sista dan för ilmo ti {} va va he nu igen | asså när stänger reggen till {}
när måste man senast ha reggat sig | anmälan öppen tills?
Jag väntar ännu på besked om jobbet ger mig ledigt, så hur länge kan jag dra på anmälan till {}?
min tjej glömmer alltid såna här saker så säg mig vilken dag anmälningen till {} stängs
jag har utskrivning från armén den femtonde och undrar om anmälningsfönstret till {} fortfarande är öppet då
Vi på studiebyrån får samtal om {} hela tiden, när är det anmälan går i lås?
jag kan inte bestämma mig mellan jobb och skola, när är absolut sista stund att sätta sitt namn på listan till {}
systemet sa att anmälningstiden snart är över men inte vilken dag, kan du kolla datumet
när slutar dom ta in folk på {} | missar ja anmälan om ja gör de först på fredag | när klubbas deltagarlistan för {}
sista anmäla | utgångsdatum för anmälan {} | närå far anmälan igen | när drar dom ner luckan
gick tåget för anmälan igår eller har jag några timmar till
min bror har fiskat på Replot utan nät hela veckan, hinner han anmäla sig till {} ännu på måndag eller har det stängt
jag får mitt inlog först på torsdag säger it-stödet, ligger sista anmälningsdagen för den här kursen efter det
mamma ligger på sjukhus och jag kan inte tänka förrän hon är hemma, kanske onsdag. har anmälningstiden gått ut då
Jag har skrivit mejlet till chefen om studieledigt tre gånger och raderat det varje gång. Hur många dagar har jag kvar på anmälningen?
lönen kommer den femtonde å före de bestämmer ja ingenting. e anmälan slut då
rumskompisen svär på att det tog slut i söndags, jag sätter en hundring på månadsskiftet. vem har rätt om sista anmälningsdan
Jag var nio dagar i Lappland utan nät och påminnelsen hamnade underst. Är anmälningen redan avslutad?
väntar på svar från en annan skola å di svarar när di har lust. till vilken dag tar di emot folk här
Jag är en velpotta, det sa redan lärarn i lågstadiet. Vilken är den allra sista stunden att anmäla sig till {}?
förtroendemannen lovar besked fredag kväll om ledigheten, lever anmälningstiden längre än så
Barnbarnet och jag fastnade i lösenordet, det tar två arbetsdagar. När slutar de ta emot anmälningar?
e dörren stängd redan | luckan kvar på glänt? | hur länge kan man vela me anmälan
vicken dag e de för sent å sätt opp sitt namn | dedis för anmälan? | har dom låst anmälan
kan ja sova på saken eller slutar anmälan idag | när slår dom igen butiken för anmälningar | sista dan å ilmo sig
när vindas vindbryggan upp för eftersläntrarna | när slår klockan tolv och anmälan blir en pumpa
finns det sand kvar i timglaset för anmälan | när drar de upp stegen för dem som inte anmält sig
anmälningsknappen ser ut att ligga för döden, när dör den | hur länge ligger dörrmattan ute för nya
vilken dag faller bilan för anmälningarna | när spikas locket på för nya namn | när är min nästa deadline
till vilken dag kan man anmäla sig
till vilken dag har jag på mig att komma me på {} | när blir luckan till | sista tid för ilmo? | anmäl senast?
vilken dag är det ilmostopp | stängningsdag? | slog anmälan igen redan | va e dedis för att sätta upp sej på {}
slutar när anmälan? | kan man klicka i sig på {} ända till midnatt | vilken dag är det sista klicket möjligt för {}
anmälan hur länge till? | bäst före-datum på anmälan? | blev anmälan förlängd å till vilket datum
hur många dar har jag att tänka på | när drar de ner jalusin på anmälan | när låses listan till {}
när tas inga fler in på {} | hur länge har jag på mig att anmäla mig | hinner ja sova på saken å ilma mig i morgon
sista dagen att sätta sig på {} | stänger anmälan på fredag eller söndag | är det för sent på måndag att anmäla sig
är anmälan öppen ännu i slutet av veckan | är sista klockslaget för anmälan 23.59 | när är det för sent att haka på
när tar anmälan slut, jag väntar på lönen | räcker anmälan över helgen | har de förlängt anmälan till {}
kan jag vänta till torsdag med att anmäla mig | hur långt sträcker sig anmälningsperioden för {}
när säger systemet nej till nya anmälningar | när går den sista båten för att anmäla sig till {} | när spärras anmälan
hur snabbt måste jag bestämma mig för {} | Vilken är sista dagen för anmälan till {}? | När går anmälningstiden ut?
Till vilket klockslag på sista dagen är anmälningen öppen? | Hur länge kan man anmäla sig till {}?
Har anmälningsperioden förlängts från det ursprungliga datumet? | När stängs registreringen till {unit}?
Vilket datum upphör man att ta emot anmälningar till {}? | Är anmälningsfristen densamma för öppna studerande?
Jag får besked om barnomsorgen först nästa tisdag, hur länge står anmälan till {} öppen?
Vår dotter vill vänta på sina betyg innan hon bestämmer sig, när är sista dagen att anmäla sig till {}?
Jag har en kollega som ska tala för mig hos chefen på torsdag, hinner jag anmäla mig till {} efter det?
Jag har svårt att välja mellan två och vill dra på det, när slår {} igen dörren?
På kansliet ringer telefonen i ett, och alla frågar när {} stänger anmälan, så när är det?
e luckan uppe ännu i morrn | hur nära stupet är anmälan ti {}
Min handledare är på fjällvandring och svarar inte på frågan om jag får ta {}, så hur länge kan jag vänta innan anmälan stängs?
Jag har lagt en lapp på kylskåpet om att anmäla mig men datumet har suddats ut av kaffe, så vilken dag är den sista?
anmälningstid {}


`,
  'can-enroll': `
Går det fortfarande att anmäla sig till {}? | Är anmälan till {} öppen just nu? | hinner jag ännu med på {}
får man joina {} fast den redan har börjat | Kan vem som helst ta {}?
jag läser till sjukskötare, får jag gå {} ändå? | Kan öppna YH-studerande delta i {}? | hur anmäler jag mig till {}?
var klickar man för att komma med på {} | Tar {} emot utbytesstuderande?
missade anmälan till {}, finns det nån chans att slinka in? | är det kört för {} nu | Accepteras efteranmälan på {}?
{} öppen eller stängd? | får en etta ta {} eller måst man vara längre kommen i studierna
kan jag skriva in mig på {} från ett annat lärosäte, t.ex. via KiVAKO eller som JOO-studerande
släpper de in mig på {} om jag bara läser fristående?
måste jag maila nån för att få vara med på {} eller sköts det i Peppi? | Kan man ännu ansluta sig till {}?
{} går den att söka till idag | Jag jobbar på skolan, får personalen sitta med på {}?
hur gör man för att registrera sig på {} | Är {} reserverad för någon viss grupp eller kan jag också komma med?
Jag är alumn. Får sådana som jag delta i {} | får jag hoppa på {} mitt i? | har {} stängt dörren redan eller
är den öppen? | kan jag vara med | går de ännu att anmäl se? | hur skriver man in sig | är jag försent ute nu
får man komma utifrån, alltså utan studieplats här? | vem får gå den | var hittar jag anmälningsknappen
min anmälan gick inte igenom, är den ens öppen för mig | släpper dom in masterstuderande där
Kan jag som är frånvaroanmäld ändå delta? | jag är inte student, men nyfiken. ok att gå?
how register? jag hittar inte länken för anmäla | anmälan möjlig nu? | sku ja slipp me på {} fast ja går öppna
är {} bara för di som börja i år eller får en gammal räv också komma | tåget har väl gått för {} eller?
jag är utbytesstudent från Spanien, jag får läsa {}?
Hur gör man rent konkret för att komma in på {}, jag hittar ingen knapp | nån chans att smita in på {} i efterskott
har de öppet på {} just nu | en studerande vid en annan yrkeshögskola undrar om {} är tillåten för henne
funkar det att hoppa på {} mitt i | var klickar jag för att komma med i {} | {} går att välja nu, ja eller nej
kan man trycka in sig på {} utan att vara inskriven vid skolan
är {} öppen för såna som bara jobbar och inte studerar
jag glömde {} totalt för att min son var sjuk hela veckan, är det redan kört att komma med?
ä e fö seint ti anmäl se ti {} | får personalen också gå {}
vem som helst välkommen på {} eller finns det krav på vem som släpps in | släpper ni ännu in folk
kan ja no ännu kom me? | anmälan igång redan? | hur kommer man in på den där
alltså är den stängd eller kan man klämma sig in | får jag ens ta den här, jag är ju sjukskötarstuderande
jag har frånvaroanmält mig men vill ändå läsa den, går det för sig
formuläret är redan stängt, kan man komma med ändå | anmälningsknappen för {} är grå | jag försökte anmäla mig till {} men det går inte | jag glömde anmäla mig till {}, är det kört | jag hittar inte var man anmäler sig | jag kan inte börja eftersom jag inte vet var anmälan finns
hur gör jag för att anmäla mig | får man gå {} från ett annat program | jag vill gå kursen | kan man ännu komma in på {} som reserv
är det redan för sent att anmäla sig till {} | är det för sent att komma med | är det kört att anmäla sig nu
är {} öppen om två veckor | är {} ännu öppen nästa vecka
är jag behörig att anmäla mig till {} | har jag rätt att delta i {} som öppna-studerande
tillåts gäststuderande på {} | kan en gymnasieelev få gå {} | min dotter går i gymnasiet, får hon delta i {}
varför godkänns inte min anmälan till {} | systemet säger att jag saknar rätt att anmäla mig till {}
var finns anmälningslänken till {} | skickar du länken för anmälan till {}
vart vänder man sig för att komma in på {} i efterhand | kan jag smyga in på {} trots att anmälan gått ut
antar ni efteranmälda till {} | jag är doktorand, kan jag ta {} | är det tillåtet för arbetslösa att gå {}
hur bär man sig åt för att få en plats på {} | steg för steg, hur anmäler man sig till {}
måste jag ha studierätt för att delta i {} | jag har ingen studierätt, kan jag ändå anmäla mig
går det att kliva på {} en vecka för sent | släpps man in på {} fast man inte hör till skolan
anmälan skedde förra månaden, finns det någon bakdörr | jag råkade missa anmälan till {} på grund av resa, vad göra
jag undrar om anmälan till {} fortfarande är igång | är jag välkommen på {} som pensionär
går anmälan via Peppi eller någon blankett för {} | ska man fylla i en blankett för att komma med
anmälningsblankett för {} | felmeddelande när jag anmäler mig till {}, är den stängd för mig
min studerande är sent ute, tar {} ännu emot anmälningar | jag får inte upp {} i anmälan, har jag inte rätt till den
hinner jag ännu anmäla mig till {} | hinner man anmäla sig till {} | hinner vi med på {} | hinner jag fortfarande skriva in mig på {}
får ja hoppa på {} fast ja e ettan | tar dom in folk ännu | e ja försent ute för {}
kan en öppna YH-studerande komma med på {} | hur kommer man in på den | släpps utbytare in | anmälan på?
anmälningen öppen? | behörig? | öppen anmälan nu? | Hur går man till väga för att anmäla sig till {}?
Kan jag som läser deltid skriva in mig på {}? | Är det möjligt att ännu hoppa på {}?
Vem har rätt att anmäla sig till {}? | Går det att komma med i efterhand om kursen redan rullat igång?
har tåget gått för {} | hittar ingen anmälningsknapp till {}, var ska man trycka
slipper man in på {} fast man int hör till linjen | kan alumner va me | sku he gaa ti kom in på {} änno
e de för vem som helst å anmäla sej eller bara vissa | är dörren till {} fortfarande öppen
måste man ha studierätt för att få skriva upp sig | får gymnasister gå me på {}
kan man droppa in eller krävs de anmälan | tar ni emot folk från Åbo Akademi på {}
e de lönt å söka in nu eller har dom stängt | alltså kan man reggas på {} just nu
Jag bor i Malmö men jobbar på distans åt ett finskt bolag, får en sån som jag anmäla sig till {}?
Var sjuk hela anmälningstiden och fick int nåt gjort, finns det ännu nån chans att slinka med på {}?
En studerande från vårt systerlärosäte kom till kansliet och undrade om hon över huvud taget får anmäla sig till {}.
Jag är nollare och tutorn sa att {} är bara för äldre studerande, men får vi också lov att anmäla oss dit?
Jag klickar och klickar men systemet säger att jag saknar rättigheter, vilka får egentligen skriva in sig på den här?
kan jag anmäla mig fast jag har inte betalat kåravgift | jag är Erasmus, jag får också registrera på {}?
hur gör man att komma med i {} | är min son som går tredje året i gymnasiet välkommen att söka till {}
e anmälan igång | går de bra å hoppa in mitt i | ad, kan man komma med på {} ente hör hit
får man va la med på {} om man läser på Chalmers | Kan personalen anmäla sig till {}? | sen anmälan möjlig?
hur skriver man upp sej | vilken väg anmäler man sig, peppi eller mejl | får frånvaroanmälda delta i {}
duger korskursare på den här | jag e arbetslös å int studerande nånstans, får ja va med på {}
Jag jobbar på banken och har aldrig studerat hos er, men skulle vilja gå just {}, går det alls att bli antagen?
ja e så tankspridd å märkte först nu att alla andra redan e inskrivna på {}, går de fortfarande å anmäla sej
Har försökt läsa mig till det i studieguiden men hittar ingenting, hur gör man rent praktiskt för att skriva upp sig på {}?
jag var mammaledig just när alla andra skrev upp sig och kalendern for förbi. kan ni klämma in mig ännu
Jag blev färdig i juni och är officiellt ingen längre, men ämnet behövs på jobbet. Får en alumn komma med?
studierätten gick ut till midsommar och ja har skämts för att fråga i luckan. får ja vara me utan den
Peppi ger en röd ruta om att jag saknar rättigheter till genomförandet. är det mig det är fel på, eller får jag inte gå den här?
Jag studerar på Novia och korsstudierna är en djungel, ingen svarar. Skulle ni ta emot mig?
alla i kön va tvåor å ja har vari här i exakt fyra dar. får en gulis komma
ungen fick vattkoppor och två veckor av livet försvann. gick chansen eller kan jag anmäla mig ännu
Frun går där och berömmer det varje middag, själv är jag timmerman utan examen. Kunde också jag få delta?
Jag är doktorand vid universitetet på andra sidan ån och just det här behöver jag. Är jag välkommen?
hinner ja smita in | har ja nån chans alls | tar dom vem som helst | får ja ens va me lol | ja + {} = möjligt?
slipper en utomstående in | blev ja för sen nu | kan en från åbo komma me | får gymnasister hänga på
har tåget lämnat perrongen | är det bara för inbjudna eller kan man planka in
finns det en bakdörr för den som sov över anmälan | släpper dörrvakten in en från öppna | kan man hoppa på i farten
har min båt redan lagt ut | duger en herrelös katt från ett annat campus
är det helt hopplöst för mig att bli antagen längre | gick anmälningstiden ut för {}?
har anmälningstiden för {} gått ut | gick anmälan ut | hann jag med eller är dörren stängd | är det öppet just nu
får en sån som jag komma med på {} | släpps jag över tröskeln till {} | är {} öppen för folk från gatan
är ja behörig för {} | slipper jag in på {} med finländskt pass å noll kontakter | hur blir man antagen till {}
hur ilmo? | vart ilmo? | anmälan var? | får precis alla ilma sig | utbytesstudent ok? | får en tvåa ta {} redan nu
duger det att man går via öppna | kan jag joina {} | är reggningen på | är det fritt fram att reggas på {}
går {} att välja för deltidare | e de nån spärr för ettor på {} | får jag komma med om jag är från annan linje
får en pensionär smyga med på {} | är man välkommen från Arcada | har vi på ekonomi rätt att gå {}
måste man va inskriven på hösten för att få ta {} | frånvarande i vår, får jag ändå skriva upp mig på {}
har inte betalt avgiften, blockar det anmälan till {} | kan en doktorand från Åbo sitta med på {}
är det nån idé att försöka komma med på {} | var trycker man för att bli med på {} | hur blir man deltagare i {}
vad är rätta vägen in på {} | gör man det i peppi eller genom läraren | behöver man lov av nån för att gå {}
har man nåt på {} att göra om man är från grannskolan, får man komma med | kan man haka på nu eller är det stängt
går det att anmäla sig till {} i detta nu | står porten på {} öppen | Har jag rätt att delta i {} som alumn?
Kan en studerande från en annan fakultet bli antagen till {}? | Hur skriver jag in mig på {}?
Är anmälningen till {} i gång för närvarande? | Får personal gå kursen inom arbetstid?
Uppfyller jag villkoren för att anmäla mig till {}? | Vem godkänner anmälningar från utomstående till {}?
Går det att anmäla sig utan finsk personbeteckning?
Jag gick ut gymnasiet i våras och har mellanår på fiskfabriken, kan en som jag få sätta sig på {}?
Min väninna läser till ingenjör på annan ort och är tokig i ämnet, kan hon skriva upp sig på {} hos er?
Jag får upp en text om att genomförandet inte hör till min studieplan, får jag ändå anmäla mig till {}?
Vi har en praktikant från Tyskland som gärna vill sitta med på {}, är sådana berättigade att delta?
Jag är halvvägs i min examen och hoppade över det året då alla tog {}, kan jag komma med nu?
är det nån åldersgräns på {} | har en arbetslös nån chans att komma me på {}
Jag har läst halva examen i Umeå och bor nu i Vasa med familjen, så har en sådan som jag rätt att gå {}?
Min chef betalar gärna om jag bara kan komma med på {} som utomstående, så tar ni emot folk från arbetslivet?
är det för sent att hänga på | är det för sent att hoppa på {}

`,
  starts: `
När börjar {}? | vilket datum startar {} | kursstart {} | Har {} redan kört igång?
är första gången för {} nästa vecka eller | När är introt till {}?
Jag är på semester till den 12 september, hinner {} börja före det? | {} drar igång när
i vilken period startar {}? | börjar {} direkt efter jullovet | hur snart inleds undervisningen i {}
Är det läsperiod 3 eller 4 som {} kickar igång i? | när e de dags för {} att börja | första kursdagen {}, tack
{}, startdatum? | När inleds kursen {}? | Undrar om {} börjar i höst eller först på våren
Är det långt kvar till att {} sätter igång? | jag har inte sett nåt om {} än, startade den redan?
vilken vecka kör de igång med {} | och när börjar den | start? | från vilket datum rullar den
när är första träffen | har den redan börjat, jag är lite orolig att jag missat nåt
börjar den före eller efter höstlovet? | vilken månad startar kursen | When start, jag menar börjar kursen när?
hur många veckor är det kvar tills vi börjar | när ska man va på plats allra första gången | när drar {} igång
är första träffen i {} före eller efter höstlovet | jag kommer från semestern den 20:e, har {} hunnit köra igång då?
{} kickoff när | vilken vecka i kalendern sätter di i gång me {} | börjar int {} redan i augusti
när ska jag infinna mig första gången för {} | {} begynner vilken datum | när rullar {} i gång på riktigt
startar {} på våren eller hösten | min chef måste veta från vilken dag jag är borta på grund av {} | startdatum?
har den redan börjat, jag blev osäker | första gången vi ses är när | hur snart börjar det
när måst man vara på plats första dan
kursstart för {} | vilken dag är första tillfället av {} | startdatum {} | när drar det igång
när börjar {unit} | när startar {unit} | startdatum för {unit}
första dagen på {} | när ska man börja gå på {} | när tar {} sin början | {} begynnelsedatum
inledningsföreläsningen i {}, vilken dag | första passet på {} när | öppningsföreläsning {} datum
börjar {} på en måndag | börjar {} i september eller oktober | jag vill veta startdagen för {}
när är det uppstart för {} | uppstarten? | första lektionsdagen? | startvecka för {} | när kör ni första gången
hur många dagar till {} börjar | jag flyttar till Finland i oktober, har {} börjat då
behöver säga upp mig från jobbet, vilken dag startar {} | alltså {} har väl inte startat ännu
har {} blivit framskjuten, eller börjar den som planerat | har starten för {} flyttats | försenas starten av {}
när är första närstudiedagen i {} | börjar {} genast i början av terminen | börjar {} först efter nyår
sätter {} igång före påsk | är {} på gång ännu i augusti eller först senare
vilken dag ska jag vara tillbaka för starten av {} | studierna i {} börjar vilket datum | nä e första lektion i {}
vet inte när {} drar igång, kan du kolla | jag har för mig att {} börjar nästa tisdag, är det rätt
barnet börjar skolan samma dag, så när startar {} | startar {} period 1 eller 2 | när inleder vi
mina studerande frågar när {} börjar, vilket datum ger jag dem
jag ska boka hotell för första träffen, vilken dag är {} premiär
arbetsgivaren vill ha ledighetsdatum, från vilken dag börjar {} | är det denna eller nästa månad {} tar fart
var starten på {} redan förra veckan | har första föreläsningen i {} hållits | ska man vänta länge på att {} börjar
introduktionsträffen i {}, datum | startskottet för undervisningen i {} | {} sätts igång vilken vecka
när kör {} i gång | första träffen? | börjar när | startvecka? | ha {} redan börja | missade vi uppstarten av {}
e de nästa vecka {} startar | när bruka an byri håndä {} | e {} en höstgrej eller börjar den efter nyår
hur långt e de kvar tills {} rullar igång | va e första dan på {} | kickoff för {}? | Vilket datum inleds kursen?
Startar {} före eller efter sportlovet? | Vilken vecka kommer {} i gång?
När är det första undervisningstillfället för {unit}? | från å me när håller {} på | sparkas {} igång i januari
drog {} igång utan mej | tjuvstartar {} redan i augusti | när går ridån upp för {}
va e startskottsdagen för kursen, inte för anmälan | {} alkaa? | börjar den i period två eller tre
första lektionen i {}, vicket datum | när e upptakten | dröjer de länge innan {} börjar | när tar den sin början
premiärdag {}
Jag kommer hem från Thailand den tredje september och hoppas att {} inte har börjat då, vilken dag är det start?
Min arbetsgivare vill veta från vilket datum jag behöver ledigt, så när går {} av stapeln första gången?
Barnet börjar på dagis först i oktober så jag behöver veta om {} startar innan dess eller senare.
I välkomstbrevet stod det bara "i början av perioden" och det är lite vagt, på vilken dag börjar {} egentligen?
Jag delar ut passerkort åt nya deltagare och borde ha dem klara till starten, vilket datum börjar {}?
när kursen börjar | när är starten av {} | vilken dag den startar | {} har börjat eller inte
när går {} igång ente har ja sett nåt datum | när börjar la {} | sätts {} i gång under hösten | når startar e
hur snart börjar {unit} | första dagen i kursen? | startar kursen i mars eller april
Vi flyttar till Finland med flyttlass och katt den femtonde januari, hinner vi fram innan {} börjar?
asså ja sku vilja fara på en skidresa vecka nio, så har {} redan dragit igång då eller int
Jag tänkte säga upp mig från kassan först när det blir allvar, så vilken dag är kursens allra första?
Jag har lovat skjutsa pappa till rehab varje dag vecka 36 och det går inte att flytta. Börjar den före eller efter?
hyreskontraktet i nya stan gäller från första september och jag vill inte sova på nån soffa. när är första gången
Sommarjobbet vill i dag veta min sista arbetsdag och jag står svarslös. När sätter studierna i den här igång?
kom till klassen i morse, mörkt, int en kotte, bara ett glömt paraply. har de int börja än
Flyget från Hanoi blir dubbelt dyrare efter den tionde. Vilken dag måste man vara på plats första gången?
vi ska ha barn mitt i januari och gubben skrattar och säger att jag föder i föreläsningssalen. vilken är startdagen för {}
jag har köpt nya pennor, väska och till och med en lampa och väntar som ett barn på julafton. när drar det igång
repövningen slutar den 22 och jag kommer rakt från skogen och luktar rök. hinner ja till första gången
nån skrev "vi ses på måndag" i chatten å ja höll på å få slag. har de här börja redan | när drar vi igång
första lektionen när | vicken vecka rullar de igång | snurrar den redan eller först nästa vecka
missa ja första gången nu | vilke datum ska man va där först | kursstart? | börjar de i september eller
e de på riktit igång eller bara på papper | när går ridån upp | när börjar hjulen snurra
vilken vecka sätts spaden i jorden | när sker avspark | när är jungfruresan
när ska man tvätta sommaren ur ansiktet och sitta i bänken | har den lämnat startblocken
när vänder man första bladet




`,
  ends: `
hinner jag bli klar med {} före jul | är {} klar till sommaren
När slutar {}? | {} slutdatum | Vilken dag är sista för {}? | är {} klar före jul? | när är man färdig med {}
Jag ska på praktik i april, hinner {} ta slut innan det? | hur långt in på våren håller {} på
avslutas {} i maj eller juni | har {} redan gått ut | i vilken läsperiod tar {} slut? | nä e {} över
Sista kursveckan i {}? | {} – när är det över | Pågår {} ännu efter vappen?
fortsätter {} in på nästa termin eller avslutas den i december | När är kursen {} slut? | och när slutar den?
slut? | när är man fri från den här :D | avslutningsdatum | hur länge tills den är över
vilken vecka tar kursen slut | är den klar före sommarlovet
jag flyttar hem till Sverige i december, är den färdig då? | sista kursdagen är?
när slipper man {} och får sommarlov | är {} undanstökad före jul?
sista dagen för {}, behöver boka flyg hem till Vietnam | när är vi klara med {} | håller {} på ännu i maj
{} avslutas vecka vad | räcker {} ända till sommaren eller slutar den innan vappen
när tar {} slut så jag vet när jag kan börja sommarjobba | får jag sommarledigt från {} före första juni
{} slutar int väl så sent som i juli | när läggs {} ner för den här gången | slutdatum? | när är det över
å när e vi färdi? | hur långt fram på våren drar det ut | sista träffen, vilken dag blir det
blir man klar med {} före jul | hinner {} ta slut före sommaren | när är {} slut | är {} över före påsk
sista passet på {} när | när avrundas {} | när knyts säcken ihop på {} | hur långt sträcker sig {} framåt
när får jag pusta ut efter {} | {} tar slut vilken månad | avslutningen på {} är vilken dag | upphör {} före advent
är {} avslutad redan | pågår {} fortfarande | när är sista lektionsdagen i {} | när går {} i mål
sista närstudiedagen i {} | hur länge ännu pågår {} | jag ska ha barn i mars, är {} slut då
min värnplikt börjar i januari, är {} slut före det | är vi färdiga med {} till allhelgona
har {} tagit slut eller fortsätter den | när upphör undervisningen i {} | i vilken vecka avslutas {}
vilket datum är {} till ända | slutar {} mitt i perioden | fram till vilken dag pågår {}
när kan jag räkna med att vara ledig från {} | jag behöver slutdagen för {} till min arbetsgivare
går {} ut före lucia | ja undra nä {} ha slut | min hyra går ut sista april, har {} tagit slut då
sista gången vi träffas i {} | när är allting i {} slutfört
när e {} över | tar {} slut före jul | sista lektionsdan va e de | när får man pusta ut från {} | slut när?
slutdatum {} | {} sista dag | avslutning? | färdig när | går {} ända ti maj | drar {} ut på tiden förbi första maj
håller den på ännu i juni | när e vi klara med den här | hur långt in på våren räcker {} | har {} redan tagit slut
e {} undanstökad ti sportlovet | vilken vecka lägger {} ner | när faller ridån för {}
kommer {} va slut innan ja åker till Spanien den 20 | tar de aldrig slut, vilken dag är sista
Vilket datum avslutas {}? | När är kursens sista dag? | Är {} avslutad innan vårterminen är till ända?
Till vilket datum pågår {}? | När kan jag räkna med att {} är avslutad?
Fortsätter {} över årsskiftet eller är det slut i december? | Vilken dag går kursen i mål? | när kursen slutar, vet du
är {} färdig i slutet på november eller pågår mer | sista datumet på {} plz
hur länge till orkar ja, alltså när slutar den | vicken da slutar hede {} | när är de finito | när e de över änna
målsnöret för {}? | Jag börjar ett nytt jobb i Stockholm den första juni och vill veta om {} är avslutad då
flygbiljetterna hem till Brasilien är billigast den 12 december, är sista kursdagen före det?
mommo fyller nittio i maj och hela släkten reser, är {} förbi då eller håller den ännu på
jag räknar redan ner dagarna på kylskåpet men behöver veta vilket slutdatum {} har
vi på studiekansliet ska skriva intyg och saknar datumet då {} upphör
har lovat handledarn att va tillgänglig när skolan tar slut så när blir {} av med oss
till påsk eller längre, hur långt sträcker sig {} | sista veckan för {} vilken e he | tills vilken månad löper den
e vi fria från {} i mars | när stängs butiken för {} så att säga, jag menar själva kursen och inte anmälan
vår hund ska opereras och jag vill lägga det efter att {} är till ända, vilken dag är den slut
hyreskontraktet måste sägas upp en månad i förväg så jag behöver veta när sista tillfället på den här kursen är
Syrrans bröllop är i Manila den tjugonde maj och biljetterna går inte att lämna tillbaka. Är det över till dess?
jag fick studieledigt till slutet av november och inte en dag till. vilken är sista dagen
ryggen tål inte de där stolarna mer och ja har börja räkna dagar som en fånge. när slutar de
Jag flyttar ut på valborg och bor sen sextio mil bort. Hinner kursen ta slut före det?
skattebyrån vill veta hur länge jag är upptagen av studier. vilken dag avslutas {}
alla planerar skidresan vecka nio å ja e den enda som int kan svara. pågår den här ännu då
Min au pair-familj undrar hur länge de måste klara onsdagarna utan mig. Till vilket datum håller det på?
jag somnade i bänken igen och drömde att det varade för evigt. säg mig sista dagen som tröst
Dagis behöver vårens tider och där gillar man inte gissningar. Fram till när har jag det här? | när e vi färdi me den
hur länge drar de ut | slut före jul? | sista gången när | när e den i hamn | räcker den in på våren
e de klart ti midsommar | slut datum | när blir vi fria från den | när faller ridån | när syns ljuset i tunneln
när går sista dansen | vilken vecka står målsnöret | när rullar eftertexterna
när får man lägga den på hyllan för gott | när slår man igen boken om den | när slutar piskan vina




`,
  duration: `
Hur lång är {}? | från när till när går {} | Hur många veckor håller {} på? | {} längd | vilka datum pågår {}
är {} en intensivkurs eller går den hela terminen? | sträcker sig {} över två perioder | under vilken tid ges {}
e {} lång eller kort | start- och slutdatum för {} tack
Går {} på ett par veckor eller ska jag räkna med hela hösten? | hur länge pågår {} | {} tidsperiod?
Kan du ge mig kurstiden för {}, börjar–slutar | Är {} utdragen över ett helt läsår? | tar {} flera månader
hur länge varar den | mellan vilka datum? | hur utspridd är den i tid | pågår den en eller två läsperioder | längd?
en hel termin eller bara en halv | är det en snabb kurs på nån vecka
vilken period täcker den, jag måste planera in mitt jobb
hur mycket kalendertid går åt från första till sista dagen | hur många veckor går man och släpar på {}
är {} en kort snutt eller tar den hela terminen | {} från–till?
ungefär hur utdragen är {} i tid, en månad eller ett halvår
tidsperioden för {} behövs till min alterneringsledighet, kan du ge båda datumen
hålls {} under en period eller över två | hur länge pågår spektaklet {} | {} hur lång tid i kalender
sträcker sig {} över årsskiftet | intensivvecka eller utspridd över våren, vilket är {}
är det sant att {} bara varar i tre veckor | mellan vilka datum ligger den | hur lång är den, så där i månader
ett helt läsår?? eller hur länge | FPA vill veta när studierna börjar och slutar, vilka är datumen
hur utsträckt är {} | hur stor del av terminen tar {} | håller {} på hela läsåret | går {} över en period eller fler
en vecka eller en hel period? | längden på {} i veckor | vilken tidsrymd omfattar {} | första och sista dag för {}
start och slut på {} | hur länge är man bunden vid {} | varaktighet {} | varaktigheten?
är {} en weekendkurs eller ett långt projekt | är det en maratonkurs på ett halvår
går {} snabbt undan eller drar det ut i månader | jag ansöker om studieledigt, från vilken dag till vilken är {}
arbetskraftsbyrån frågar om kursens längd, alltså {} | hur många dagar varar {}
från vilken vecka till vilken vecka går {} | genomförandetiden för {} | tidpunkten för {}, början och slutet
är {} spridd på två terminer | under hur lång tid läser man {} | pågår {} ett helt år | kompaktkurs eller långkörare
hur mycket av hösten upptar {} | jag söker alterneringsledigt, kan du ge tidsspannet för {} | tidsspannet?
löper {} parallellt över två perioder eller en | är det ett veckoslut eller en hel månad man går {}
från när till när går kursen | mellan vilka datum går {}
hur länge håller {} på | hur många veckor dras man me {} | e {} en snabbis eller ett helt år | hur lång?
antal veckor {} | kurstid? | helårs? | går {} över ett eller två perioder | hur långvarigt e de | en månad eller mer
drar {} ut på tiden eller e de några veckor bara | va lang e {} | klarar man av {} på ett veckoslut
sträcker sej över jul å vår eller bara hösten | Hur lång tid tar {} från start till mål? | Hur många månader pågår {}?
Vilken är längden på {} i veckor? | Pågår kursen hela läsåret? | Kan du ange både första och sista datum för {}?
rör de sig om dagar eller månader | va e de för maraton {} egentligen, hur många veckor | intensivkurs eller utdragen
typ ett halvår eller | hur många periodveckor äter {} upp | båda ändarna av {} tack, från när till när
hur utsträckt i tiden e den | start till slut, hur många veckor blir det för {} | snuttkurs eller långkörare
kör den i åtta veckor
Jag ska söka vuxenutbildningsstöd och på blanketten frågas hur många veckor {} pågår, från vilket datum till vilket.
Gravid och räknar baklänges: hur många veckor är {} sammanlagt, så jag vet om jag orkar med innan bebisen kommer.
Hyresvärden vill ha kontrakt på minst fyra månader, så jag undrar hur många månader {} varar om jag flyttar dit för den.
Som löneräknare ska jag lägga in studieledigheten för en anställd, vilken är kursens hela tidsperiod, från och till?
Vi hade en liknande kurs hemma i Spanien som varade två veckor, är {} lika kort eller mycket längre?
hur mycket veckor är kursen | den {} tar hur lång tid i månader | är det kort eller lång kurs, hur många veckor
hur länge ska man behöva harva me {} | va lång är {} änna, en termin eller | ett halvårs grej?
fördelas {} på en period eller fler | utsträckning i kalendern för {}
hur många veckor har man på sig från första till sista träffen | {} varaktighet | en termin lång eller kortare
kåleis leng vara {}
Svärfar är dålig och jag reser till honom ofta, så jag undrar om {} är utspridd över månader eller avklarad på några veckor.
sku behöva veta hur länge man binder sej, e de typ sex veckor eller hela våren som {} går
Vi lägger upp vikarielistan för personal som studerar och behöver veta hur många veckor kursen sammanlagt sträcker sig över.
Tre jobb, en hund och en svärmor, så jag tänker i veckor. Hur många sådana går det åt?
Mitt uppehållstillstånd räcker en termin och något nytt papper får jag inte. Är den längre än så?
den förra skulle va snabb å sen tog den två jular. hur länge håller den här på
kompisen gjorde nåt liknande på fyra helger, en annan satt hela året. över hur lång tid är det utspritt
Vi planerar hemma vem som sitter hos mormor på måndagar, det finns ett schema. Hur många månader skulle jag vara borta?
ja blir uttråkad som en guldfisk, fem veckor e gränsen. e den här kort
Arbetsbyråns blankett vill ha "från – till" för varje studie. Vad skriver jag för {}?
jag hyr rum per vecka nära campus och det är svindyrt. hur många veckor bör man räkna med
innan jag säger åt bandet att jag skippar repen, talar vi om en månad eller ett halvår | hur lång e hela grejen
e de en termins sak eller | hur många v | håller de på i evigheter | från när ti när | e de nån snabbkurs
en period eller två | längd i månader? | hur mycke av kalendern går åt | sprint eller maraton, i veckor räknat
hur länge ska man hålla andan där | är det över på ett kick eller går det från löv till syrener
hur många fullmånar räcker det | hur lång är resan från första hållplatsen till sista
helgflirt eller långt förhållande | hur många blad i väggkalendern hinner man riva under tiden
är den lång som ett svältår eller snabb som en vessla | från när till när är den
Från vilket datum till vilket pågår {}? | från när till när håller vi på
vilken dag börjar den och vilken dag tar den slut | start- och slutdatum tack

från när till när pågår den
är {} på våren?

`,
  credits: `
Hur många studiepoäng ger {}? | {} sp? | hur många hp är {} | Vad är {} värd i poäng? | är {} en femma eller en trea
Jag saknar 5 sp, räcker {}? | omfattning på {} | hur stor är {} i ECTS | får man poäng för {} alls
ger {} full pott 10 sp eller mindre | kolla poängen på {} åt mig | hur måånga sp får jag om ja går {}
Kan man välja hur många poäng man tar ut av {}? | För studiestödet behöver jag veta studiepoängen, {} | {} poäng
Hur mycket är {} värt, sp alltså? | Vilken omfattning i studiepoäng har {}? | kursen {} är väl 5 sp, eller?
antal högskolepoäng för {} | blir det tre eller fem credits av {} | hur många poäng? | sp? | och hp?
vad ger den i studiepoäng | är det en liten eller stor kurs poängmässigt | ects points på den?
hur många sp ploppar upp i registret när jag är klar | ger den nåt överhuvudtaget eller är det nollpoängare
får jag delpoäng om jag bara gör halva | omfattningen? | hur många sp bjuder {} på | vad är {} värd i poäng
jag saknar 5 för att bli klar, räcker {} till det? | {} är det en trea eller en femma | ger {} mer än fem poäng
hur tungt väger {} i mitt studieregister poängmässigt
FPA kräver att jag skrapar ihop poäng, hur mycket får jag av {} | {} op, alltså sp? | poängen på {}?
hur stor är {}, undrar om jag fyller 60 med den | blir det några pinnar av {} eller är den nollpoängs
och hur många högskolepoäng blir det | är det en femma | vad får man ut av den i ects
hur många poäng är {unit} | poäng för {unit}
hur många poäng samlar man på {} | poängantal {} | poängantalet? | hur många studiepoäng motsvarar {}
är {} fem poäng | är {} tre studiepoäng | vad får jag för poäng av {} | hur mycket växer min poängpott av {}
{} hur många ECTS-credits | how much credit, {}? | poängvärdet på {} | hur många poäng krediteras för {}
jag fattas två poäng, ger {} så mycket | kommer jag över 55 poäng med {} | berättigar {} till studiepoäng
är {} en stor helhet eller bara ett par poäng | varierar poängen på {}
mellan tre och fem poäng, eller vad gäller för {} | är poängen på {} valbara | fempoängare eller tiopoängare
tiopoängskurs eller mindre | min hemskola vill veta antalet ECTS för {} | hur många poäng antecknas för {}
gav {} fler poäng förr än nu | får man studiepoäng för {} om man bara lyssnar | poängsumman för {}
sp-antal för {} tack | omfattar {} fem poäng | jag räknar ihop mina poäng, hur många är {}
jag undrar ifall {} ger tillräckligt med poäng för mitt studiestöd
hur mång poäng e {} | hur många sp får man för {} | studiepoäng | hur stor e {} i poäng | e {} en femma
är de en trea eller femma | hur myki op ger {} | hur mång studiepoäng plockar man hem | fattas 4 sp, ger {} nog
ger {} över huvudtaget några poäng | hur feta poäng e de på {} | hur mycket e {} värd i studieregistret
räcker den till tio poäng | e {} lika stor som förr eller har poängen krympt | va blir de i ects
ger den poäng om ja e öppna-studerande | omfattning i sp? | Vilken är kursens omfattning i studiepoäng?
Hur många studiepoäng omfattar {}? | Ger {} fem eller tio studiepoäng?
Får jag fulla studiepoäng för kursen eller bara en del? | Hur många ECTS-poäng motsvarar {}?
jag behöver veta hur mycket poäng har {} | varierar poängen på {} mellan 3 å 5 | hp? | är {} två sp eller va
FPA tjatar om att jag ligger under gränsen, så hur mycket klirr i poängkassan ger {}?
jag ligger på 52 och måste upp till 55 innan juli, för hur många poäng räknas {}?
min hemuniversitet i Gent vill ha siffran i learning agreement, hur många ECTS är {}
I studieplanen står det en siffra och i katalogen en annan, hur många studiepoäng är {} egentligen?
en kompis sa att man bara får en ynka poäng för {} fast man sliter hela våren, e de sant
jag räknar ihop vad jag behöver för stipendiet, så hur många sp ska jag sätta för den här
ja samlar poäng som panini, hur mång ger {} | va e storleken på kursen, alltså sp | hur mycke höjer de mitt poängsaldo
poängskörden av {} | bara en poäng? | asså e den 5 sp lr 6 | har {} halva poäng nångång | hur månge poäng e hede
för att få läsa vidare i höst måste jag nå femtiofem, så jag behöver veta hur många studiepoäng {unit} drar in
Fpa skrev igen att jag har för lite och att stödet krävs tillbaka. Hur många skulle jag få av den här?
jag är på 238 och betyget kräver 240, tårtan är redan beställd. räcker det med den här över gränsen
Stipendiet kräver minst trettio på terminen och i korgen ligger 27. Hur stor är denna, i sp?
den förra hade så fint namn och gav en ynka poäng. va ger den här
Jag gör en tabell åt handledaren och kolumnen bredvid namnet är tom. Vilken siffra ska dit, omfattningen alltså?
i Italien frågar de efter antalet CFU och jag har bara kursnamnet. vad blir det i ECTS
Tutorn räknade på sin gamla dosa att jag saknar en femma. Är det här en sån?
ja behöver nåt litet för att fylla ett hål på tre, större e till ingen nytta. hur stor e {}
Bostadsstödet kräver att jag har 55 före sommaren och det är knappt. Vad drar man in på den här? | hur många nopper
hur mycke sp får man ut av den | e de en fempoängare | sp-mängd? | tre eller fem sp | ger den nåt alls i poäng
va landar på kontot i sp | va väger den i studiepoäng | poäng för den? | hur många ärter lägger den i burken
hur mycket fetare blir studiespargrisen | vad visar vågen i sp | hur många tegelstenar är det i väggen på 210
hur många hack i bältet får man, sp alltså | växelpengar eller en stor sedel i studiepoäng | vad blir bytet i sp
hur tjock är den poängmässigt | hur stor är kursen | hur stor är {} i poäng | {} poängantal | poängantal tack
vad klirrar det i poängkassan




`,
  language: `
På vilket språk går {}? | är {} på svenska eller engelska | {} undervisningsspråk
Min finska är dålig, klarar jag {}? | hålls {} på finska | kan man ta {} på svenska
snackar läraren engelska på {}? | får man svara på svenska i {} även om undervisningen är på finska
e {} tvåspråkig? | vilket språk används det i {} | Jag kan bara engelska, är {} möjlig för mig då
ges {} på båda inhemska | {} på engelska eller bara ruotsi? | måste jag kunna finska för att hänga med på {}
{} – språk? | Är {} helt engelskspråkig? | finns {} med svensk undervisning | Pratar de finska på lektionerna i {}
Föreläses det på engelska i kursen {} | Går det att skriva inlämningarna i {} på modersmålet? | vilket språk?
på svenska? | språket då | är det på engelska | hålls den på suomi | behövs det finska där
jag undrar vilket språk man pratar på lektionerna | ruotsiksi vai suomeksi, alltså sve eller fi?
är materialet på finska eller vad kör ni på | undervisas på? | går {} på finska eller slipper jag
min svenska är inte så bra, jag kan göra {} på engelska? | på va språk babblar di i {}
måste man kunna finska för att hänga med i {} | e {} in english
talas det svenska på {} eller är det finskan som gäller
en utbytesstudent frågar mig om han klarar {} med enbart engelska
jag är från Österbotten och kan knappt ett ord finska, går {} ändå? | är {} tvåspråkig
får man lämna in på svenska fast {} hålls på engelska | vilket språk är det som pratas där
enbart engelska eller blandat | pa suomi eller ruotsi? | språket alltså
sidan är på finska men är undervisningen på svenska | klarar man {} utan finska | pratar man engelska på {} | på vilka språk hålls {}
undervisar läraren i {} på svenska | är {} finskspråkig | är {} svenskspråkig
går {} helt på engelska eller bara delvis | kommer jag att förstå {} om jag inte kan finska
jag talar ingen svenska, är {} för mig | byts språket till engelska om det finns utbytesstuderande i {}
läses {} på finska | vilket tungomål gäller på {} | är föreläsarna i {} engelsktalande
vilket språk ska rapporten i {} skrivas på | får tenten i {} skrivas på svenska
får jag använda finska i inlämningarna | kursspråk? | kursspråket i {} | undervisningsspråket är?
går det bra på svenska | är slidesen på svenska eller finska | är diskussionerna i {} på engelska | på engelska också?
vi är tre svenskspråkiga, hålls {} på vårt språk | jag är finskspråkig, är {} på svenska svår att följa
tolkas {} till svenska | textas {} på svenska | är {} språkbadsaktig eller helt på finska
kör di {} på finska elle svenska | min partner kan endast engelska och vill gå {}, funkar språket
språket på {} framgår inte, vad är det | min au pair kan bara tyska och engelska, hänger hon med språkligt på {}
tilltalas man på svenska i {}
på vicket språk går {} | e {} på svenska | undervisningsspråk? | svenska? | engelska? | språket i {} | finska vai?
klarar man sej utan finska på {} | pratar läraren svenska eller finska | ja kan noll finska, går {} ändå
helt på engelska eller blandat | tvåspråkig? | snackar dom bara finska där | e he på svensk elder finsk
hålls föreläsningarna på inrikes eller engelska | Vilket är undervisningsspråket på {}?
Ges {} på svenska detta läsår? | Får man lämna in uppgifterna på engelska i {}?
Är det bara namnet som är svenskt eller även undervisningen? | Vilka språk används på kursen?
går {} på modersmålet, alltså svenska | räcker skolengelskan till {} eller hålls den på svenska
e materialet på engelska i den | finns en svensk version av {}
läraren heter nåt engelskt, går undervisningen på engelska då | svensk grupp på {}?
skriver man på vilket språk man vill i {} | språk språk språk, vilket i {} | helfinsk kurs? | sv/fi/en {}
{} suomeksi eller ruotsiksi | måst man tala engelska på {}
Jag är från Sverige och förstår inte ett ord finska, så jag måste veta vilket språk {} undervisas på.
Min engelska är rostig efter trettio år på verkstad, så går {} på svenska eller blir det engelska rakt igenom?
Vi har tre ukrainska studerande som bara kan engelska, är {} tillgänglig för dem språkmässigt?
I broschyren står allt på tre språk och jag blir inte klok på det, vilket tungomål hålls lektionerna på?
Skulle vilja öva min svenska i verkliga livet, är {} sådan att läraren talar svenska med alla? | på vilken språk är {}
är kursen i engelska eller i svenska | jag talar bara lite svenska, hålls {} på engelska
kan jag prata engelska i den kursen | kör dom på engelska ente på svenska | är den på svenska la
svenskspråkig undervisning i {}? | vilket lingo gäller på {} | diskuterar man på finska i grupperna
franska eller vad talar man där
Pojkvännen från Brasilien vill gärna gå samma kurs som jag men kan bara portugisiska och engelska, vilket språk hålls {} på?
kommer från Närpes å finskan e int min starka sida, så kör dom {} på svenska eller int
Jag skrev in mig i tron att allt går på svenska men mejlet kom på finska, vilket är undervisningsspråket egentligen?
Jag flyttade hit från Nairobi i augusti och kan säga kiitos, moi och perkele. Skulle jag begripa något där?
frun satt två timmar på en föreläsning i fjol, log och förstod inte ett ord. vad talar man på den här
Jag har bott i Närpes hela livet och min engelska är från Rambofilmer. Får man den på sitt eget språk?
på sidan e namne på engelska, texten på finska å kompisens slides på svenska. va e de nu då
Utbytesflickan från Lyon undrar om hon ska ta med ordboken. Vad pratas det på föreläsningarna?
kan beställa kaffe å be om ursäkt i bussen, de e min finska efter två år. räcker de eller går den på engelska
Jag har dyslexi och främmande språk är en mardröm, så jag väljer bara på svenska. Är {} det?
på jobbet e de engelska hela dagarna å ja vill ha paus från de. går den här på finska
min väninna från Vasa känner sig hemma bara på svenska. skulle de prata det där | om man bara kan svenska då
klarar man sej utan finska | vicke språk | engelska el svenska | måst man kunna finska där | på finska bara?
förstår ja nåt om ja int kan engelska | sv/fi/en? | ruotsiks eller suomeks
blir det rena grekiskan om man inte kan finska | behövs det tolk på axeln
vilken flagga skulle du rita bredvid, språkmässigt | talar man Shakespeares språk eller Strindbergs där
klarar man sig med närpesdialekt där | behöver jag undertexter | kan jag lämna finska ordboken hemma
kommer det engelska ur lärarens mun | måste man kunna finska för {} | klarar jag mig utan finska
behövs det finska för {}




`,
  online: `
Går {} på distans? | är {} online eller på campus | kan jag sitta hemma och göra {} | {} distans?
hålls {} via Teams eller Zoom | Är det närundervisning i {}? | Jag bor i Umeå, går det att följa {} därifrån?
hybrid eller fysiskt på {}? | måst man komma ti skolan för {} | finns {} som nätkurs
streamas föreläsningarna live på {} så att man kan delta hemifrån | hur stor del av {} är på webben
är allting på {} virtuellt | går {} att köra från soffan lol | {} på nätet? | Är {} en webbkurs?
undervisas {} i klassrum eller på distans | Kan man gå {} helt utan att besöka campus?
Är det flerform som gäller på {} | {} närstudier eller virtuellt | online? | på plats eller zoom
kan man delta på distans | e de nätbaserat | är det fysiska träffar eller sitter alla hemma | hybrid?
behöver jag resa till Helsingfors för den eller funkar det över nätet | är den på campus | remote går bra eller?
finns en zoomlänk för oss som bor långt bort | måst man masa sej till campus för {}
jag bor i Lappland, fungerar {} ändå | sitter man hemma i mjukisbyxor på {} eller är det på plats
{} zoom eller klassrum | kan jag sköta {} från Stockholm | är {} närstudier eller distans
hur stor del av {} går att göra hemifrån, jag har småbarn och ingen bil | är {} helt på teams
går {} att göra från soffan | måste jag faktiskt fysiskt dyka upp på {} eller kör de via nätet | distans?
nätkurs eller inte | hybrid, eller är det antingen eller | kan man delta på länk
hinner inte pendla till skolan, går det online?
jag bor långt borta och kan inte komma varje vecka, funkar {} | kan jag gå {} på distans från utlandet | måste man åka till skolan för {} | måste jag komma dit | spelas det in eller måste man komma | går det att läsa {} hemifrån
är {} virtuell | är {} en fjärrkurs | kan {} göras på fjärr | har {} fjärrundervisning
deltar man i {} via dator eller i klass | går {} att följa på skärm | är {} kontaktundervisning
är {} i klassrum eller via länk | närundervisning eller fjärr på {} | kan man sitta i en annan stad och gå {}
jag befinner mig i Tyskland, kan jag följa {} därifrån | ordnas {} som webbundervisning | är {} campusbunden
webbinarier eller träffar i skolan på {} | sker allt i {} elektroniskt
måste man vara fysiskt närvarande eller går nätet | finns det hybridmöjlighet på {} | Teams-länk till {}
skickar du zoomlänken till {} | kan jag koppla upp mig till {} hemifrån | är {} uppkopplad eller irl | irl eller nätet
jag sitter i rullstol och vill helst delta hemifrån, går {} det | är {} en mooc
har {} några fysiska sammankomster alls eller är den digital | digital kurs? | digitalt eller på plats
kör {} på skärm hela vägen | jag har lång resväg, finns {} på nätet
jag ammar och kan inte lämna hemmet, kan man delta i {} via nätet
e {} på nätet | kan man gå {} på distans | närstudier {}? | på plats? | funkar de att va me från soffan
måst man komma ti campus eller går allt via datan | e {} ren nätkurs | kan ja va me på {} från landet
e {} live eller på skärmen | kan man gå {} från Sverige utan att resa | går {} på teams nångång
e de i klass eller hemifrån | streamas {} eller måste man släpa sig dit | kan ja delta via länk
e de nåt man måste komma fysiskt ti på {} | e {} virtuell | helt på webben? | delvis på nätet eller
fattar int om {} e på distans eller i skolan | kan man sitta i stugan å gå {} | finns {} som mooc
Ordnas {} som nätkurs eller som närundervisning? | Är det möjligt att delta i {} på distans?
Kan en del av undervisningen följas hemifrån? | Genomförs {} helt virtuellt?
Förutsätter kursen fysisk närvaro på campus, eller kan den gås online? | Är detta en hybridkurs?
är {} på internet eller i skolan | jag bor i annan stad, kan jag göra {} via dator | går kurs på zoom eller i klassrum
kör dom {} på länk | asså är {} på plats eller zoom | sitter man hemma me {} eller
kan man hänga me från göteborg över nätet | on he på nätet eller måst man far ti stan | kamerakurs eller klassrum
via teams? | helt på distans {} | remote eller irl på {}
Jag bor på en ö utan färja vintertid, så det avgörande är om {} går att läsa helt över nätet
min fru väntar barn i mars och jag vill helst vara hemma, kan jag koppla upp mig till {} i stället för att komma
Jag är på arbetsresa i Bryssel varannan vecka och undrar om man kan delta i {} på distans
det är fyra timmars bussresa från Karleby till campus, är {} sådan att man kan följa den från egen dator
efter benbrottet kommer jag inte uppför trapporna, finns möjlighet att vara med på {} via skärm
webbkurs eller salkurs | går {} ti göra uppkopplad från utlandet
jag fick jobb som au pair i Lyon från januari men vill ändå läsa {}, går den på distans hela vägen
Jag har fyrtio kor och elva kilometer till närmaste hållplats. Går det att göra från köksbordet?
bröt benet på första isen och bor i fyran utan hiss. måste man släpa sig dit
Mannen tar bilen till jobbet för hela dagen. Kan man göra den här från soffan?
jag bor vintrarna på Teneriffa för ledernas skull och nätet på balkongen är bra. skulle det gå härifrån
förra terminen gick mer pengar ti tåg än mat. finns de en länk eller ska man resa igen
ja såg så mycke Teams under korona att de räcker livet ut, ja vill träffa folk. e den på plats
Jag är i Kosovo med fredsbevararna till mars och kasernen har wifi. Går {} att gå härifrån?
migränen tål inte lysrör, hemma med gardinerna för klarar jag mig. är det möjligt att delta hemifrån
Vår son bor i Enare med fiber men utan körkort. Måste man vara på plats? | zoom eller irl | kan man sitta i pyjamas
på teams eller måst man komma | distans ok | hemifrån j/n | e de en nätkurs | måst man dit eller räcker länk
närstudier eller via nätet | hybrid eller helt på nätet | behöver ja byxor eller går de från sängen
behövs det skor eller räcker webbkameran | kan man vara bara ett huvud i en liten ruta
luktar det klassrum eller går allt genom en kabel | går det med fötterna i en balja
når den över tråden till utlandet | kött och blod eller pixlar | är det en yllesocks-kurs eller ska man ut bland folk
Kan {} avläggas på nätet? | kan man avlägga den på nätet




`,
  unit: `
Vilken enhet ger {}? | vem ordnar {}, alltså vilken institution | {} hör till vilken skola
Under vilken avdelning ligger {}? | är {} nåt som vårdsidan håller eller ekonomi | vilket fakultet står bakom {}
är det institutionen för teknik som ansvarar för {} | {} arrangör? | vilken utbildningsenhet ansvarar för {}
Är {} från business-sidan eller it? | {} – institution? | Hör kursen {} under språkcentret
Kommer {} från ingenjörshållet? | vilken institution? | vem arrangerar den, avdelningen menar jag
under vilken enhet | är det ett annat lärosäte som ger den | ansvarig enhet
vilket område inom skolan ligger den under | från vilken fakultet kommer den där
vem står bakom {}, alltså vilken avdelning | under vilket tak hör {} hemma | är {} teknikens eller ekonomins kurs
vilken institution ska jag fakturera för {} | {} ordnas av vilken enhet | hör {} till social- och hälsovårdssidan
vilken del av skolan är det som håller i {} | vilka är det som erbjuder {}, är det kulturfolket?
det är oklart för mig vilken skola som äger {} | är {} från språkcentret eller från nån utbildningsenhet
{}, ansvarig avdelning | vems kurs är det, alltså vilket område | vilken enhet? | arrangörande enhet tack
är det företagsekonomin som kör den | vilket institut ger den här
vem ordnar {} | vilken enhet står bakom {}
vilken avdelning ordnar {} | vem står bakom {}, vilken skola | vilken studieenhet hör {} till
vem är huvudman för {} | vilken fakultet hör {} till | vilken skola inom högskolan ordnar {}
är {} ett av teknikens studieavsnitt | vilken utbildningsansvarig enhet har {} | vilket institut håller {}
tillhör {} ekonomienheten | ligger {} under vårdenheten | är {} öppna högskolans kurs
ordnas {} av öppna eller av institutionen | produceras {} av vilken enhet | vilken resultatenhet ansvarar för {}
producent av {}, alltså enheten | organisatör? | ansvarig skola för {} | vilken sektion sköter {}
på vilket område hör {} hemma organisatoriskt | jag behöver enhetens namn till blanketten för {}
står språkcentret för {} | kommer {} från kulturenheten | vilken branch inom skolan håller {}
köps {} in av en annan högskola eller ordnar vi den själva | är {} en samarbetskurs mellan två högskolor
vem i huset administrerar {}, vilken byrå | vilket ämne lyder {} under | läroämne för {}
hör {} till matematiken eller fysiken som ämne
vilken skola har {} | vilken enhet drar {} | enhet? | avdelning {} | arrangör? | vilken fakultet?
vilken avdelning står bakom {} | e {} vårdens kurs eller teknikens | e de språkcentret som har {}
ligger {} under handelshögskolan | hör {} organisatoriskt ti social- å hälsosidan | kommer {} från handelssidan
vem på skolan äger {}, alltså vilken enhet | e den här businessens eller konstens | vilken sida ger {}
vilken enhet e ansvarig | e {} öppna yh eller nån av skolorna | e de öppna som ger den här
är {} från konstskolan eller nån annan skola | vilket hus står som arrangör av {} | ha kulturskolan {} eller vem
vilken enhets grej e de | under vilken flagg seglar {} | Vilken enhet ordnar {}?
Vilken institution är det som ger {}? | Är {} arrangerad av enheten för teknik?
Vilken avdelning står som ansvarig enhet för kursen? | Hör {} till språkcentrets utbud?
Arrangeras {unit} av öppna yrkeshögskolan eller av den vanliga skolan? | från vilken avdelning kommer den här kursen
är institutionen för vård arrangör för {} | asså vilken skola kör {} | hocko skola ordnar {}
vilket institut hör {} ti | e de nån annan yh som anordnar {} eller är den vår egen | de e la tekniks kurs va
{} från vilken enhet
Jag ska fakturera internt och måste veta vilken enhet som arrangerar {}, det är nämligen kostnadsstället som avgör
mitt intyg ska skrivas av rätt institution, så vilken skola är det som ger {}
jag klickade runt i katalogen men logon saknades, är det affärsskolan som ordnar {}
vi diskuterar vem som ska få resurserna för {}, och först måste vi veta vilken avdelning som anordnar den
som utbytesstuderande ska jag mejla rätt fakultetskansli, vilken enhet står för {} | vilken gren av skolan håller i {}
på blanketten från ministeriet måste det stå vilken avdelning som arrangerar kursen och jag gissar hellre inte, vilken är det
jag klistrar etiketter på mapparna efter vilken enhet som har ansvaret, så under vilken enhet ska jag lägga {unit}
rektorn frågade mig i hissen vems kurs {} är, teknikens eller vårdens, och jag stod där som ett fån
Fakturablanketten har en ruta för enheten och bokföraren skickade tillbaka den tom. Vem ordnar den här?
ja ringde ekonomin, di skicka mej ti tekniken, di skicka mej ti vården. vems kurs e de här riktit
Jag vill berömma rätt enhetschef, för en gångs skull fungerade allt. Vilken enhet driver den?
mitt intyg till utlandet ska ha fakulteten bredvid varje rad, annars ratas det. vilken för den här
Den handlar om robotars etik, så den kan komma från vårdarna eller ingenjörerna. Vilkas är den?
vi omorganiserade i somras och nu vet ingen vid kaffebordet vem som äger vad. under vilken enhet lyder den
I samarbetsavtalet står "arrangerande enhet" och jag har bara koden. Vad ska jag skriva?
morsan jobbar på kultursidan å påstår att den e deras, ja tror int de. e den
För att boka labbet behövs enheten bakom, sa vaktmästaren med armarna i kors. Vilken står bakom {}?
vems e den, tekniken eller ekonomin | vicke hus e den från | vem kör den, kulturfolke? | e den från vården
enhet tack | va för institution | drar {unit} den eller nån annan | på vilken avdelning e den skriven
under vems tak bor den | vems flagga vajar över kursen | i vilken enhets kök är den kokad
från vilket stall kommer den hästen | vilken skola är förmyndare för det barnet | på vilken enhets budgetrad står den
i vilken vrå av högskolan kläcktes den | vems logga sitter på första sliden, teknikens eller vårdens
enheten bakom {} | vilken enhet ska faktureras för {}




`,
  programmes: `
Vilka utbildningsprogram hör {} till? | för vilka linjer är {} | är {} med i läroplanen för ingenjörer | {} program?
ingår {} i tradenomutbildningen | Vilka utbildningar har {} på sin lista | Läser socionomerna {}?
är {} tänkt för nån speciell utbildning | i vilka examensprogram finns {} | e {} för byggfolket eller it-folket
tillhör {} något masterprogram | {}: vilket utbildningsprogram? | Är {} en del av studieplanen för sjukskötare
Vilken linje läser egentligen {} | Till vilka examina är {} kopplad? | Finns {} i kulturprogrammet | vilka program?
vilken linje är den för | utbildningsprogram? | är det ett visst program eller flera
kopplad till vilken utbildning | är den för YH eller högre YH | i vilkas läroplan ingår den
för vilka studieinriktningar ordnas kursen | hör den till mediautbildningen kanske
är {} ment för ingenjörer eller för tradenomer | ingår {} i sjukskötarutbildningen | vilka linjer läser {}
i vilka utbildningsprogram finns {} med | är {} tänkt för socionomer alls | jag går byggnads, finns {} för oss
{} för vilken utbildning är den | vilka examensprogram har satt {} i sin läroplan | hör {} till mediekultur eller it
läser också fysioterapeuter {} | för vilken linje är {} gjord | bara för restonomer eller andra med
vems läroplan hör den till, vilken examen | för blivande barnmorskor eller alla vårdutbildningar
är den bara för ingenjörer | bara för vårdare eller alla
vilket program hör {} hemma i | är {} i it-programmets studieplan | finns {} i studieplanen för företagsekonomi
vilka examina inkluderar {} | är {} en ingenjörskurs | är {} en tradenomkurs | vilket utbildningsprogram äger {}
bara för vårdprogrammet? | är {} för maskinteknik eller elteknik | för vilken utbildning är {} | läroplan för {}
vilken läroplan lyder {} under | är {} en del av högre yrkeshögskoleexamen | är {} en kurs i masterprogrammet
ingår {} i hotell- och restaurangprogrammet | läses {} av fler program än vårt | vilka linjer har {} gemensamt
utbildningslinje? | vilka utbildningslinjer har {} | jag läser datateknik, finns {} i mitt utbildningsprogram
står {} i planen för bioanalytiker | har andra utbildningar också {} | är {} programöverskridande
är {} gemensam för alla program | vilken specialisering hör {} till | inriktningen som läser {}, vilken är det
jag funderar på att byta linje, vilka program har {} | utbildning {} vilken
min vän läser fastighetsteknik, finns {} i hennes program | samläses {} med programmet för fysioterapi
vilken utbildning hör {} ti | för vilken linje e {} | linje? | program {} | vilken examen hör {} under
e {} för sjukskötare | e de bara för ingenjörer | e {} nåt för tradenomer | e {} en byggarkurs
ha socionomerna {} också | har de marina folket den här | i vilkas läroplan finns {}
e den me i fysioterapeuternas studier | för yh-examen eller master | e {} en masterkurs
vems utbildning e {} en del av | hör {} ti it eller ti affärs | e de en grej för kulturproducenter eller för alla
vilken inriktning går {} | finns {} i energiteknikens paket | va måst man studera för att ha {} i sin plan
e {} nånting barnmorskorna har | vilket program har de här | Vilket utbildningsprogram hör {} till?
I vilka examensprogram ingår {}? | Är {} avsedd för studerande inom turism?
Är kursen en del av läroplanen för maskinteknik? | Finns {} med i flera utbildningar eller bara i en?
Vilken utbildning är kursen i första hand planerad för? | för vilket program är {}
är {} bara för sjuksköterska eller även andra linjer | vilka utbildningar har den här kursen i planen
asså vilken linje pluggar man om man går {} | är {} för datafolket lr ekonomerna
är de la en kurs för miljöplanerarna | hör hede ti lantbrukslinjen | e {} vårdarnas eller teknikernas | agrologer?
restonom-kurs? | {} för bioanalytiker?
Jag är studiehandledare på en folkhögskola och en elev drömmer om det {} handlar om, vilken utbildning ska hon söka till?
min sambo läser företagsekonomi och säger att {} finns i hennes plan, men jag trodde den var för byggingenjörer, vilket program är det
vi gör broschyrer för antagningen och jag behöver veta under vilket examensprogram {} hör
blev nyfiken när jag såg {} på skärmen i aulan, är det formgivarna eller mediefolket som har den i sin utbildning
e {} gemensam för alla program | ingår {} i polisens eller brandmännens utbildning | huvudämne för {}?
lillebror har fått för sig att bli sjökapten och stirrar på {}, är det sjöfartsutbildningen som har den eller någon annan
i ansökan ska man ange vilket utbildningsprogram kursen hör till och jag har ingen aning, vilket är det för {}
frugan läser till ergoterapeut och vill gärna att jag går {} med henne, finns den i ergoterapiprogrammet
Jag bytte från skog till turism och ingen sa vilka som hör till vad. För vilka linjer är den?
sjukskötarna säger deras, fysioterapeuterna säger deras, å ja e röntgenskötare. vems examen hör den ti
På öppet hus frågade en mamma och jag stod med öppen mun. I vilka utbildningar finns den?
det står "design" i namnet, vilket kan vara kläder, broar eller webbsidor. vilken bransch är den för
jag kollar läroplanerna för alla våra åtta examina, ett ljuvligt jobb. i vilka av dem ingår den
Min son läser till gruvingenjör, en sällsynt fågel. Är den för sådana?
en socionomkompis har den på sin sida, ja i företagsekonomi har int. för vilka områden e den tänkt
Utbyteskoordinatorn vill ha namnet på utbildningsprogrammet och jag har bara kursen. Vad skriver jag?
jag såg bara vita rockar vid dörren och jag är spelutvecklare. hör {} till vården | vicka utbildningar
för vicken linje | e den nån ingenjörsgrej | i vems läroplan e den | bara för sjukskötare? | va för utbildningsprogram
tradenomer eller inssare | examensprogram ? | va e den en del av för utbildning | för vilket skrå är den tänkt
vilket yrkesfolk lär sig detta, svetsare eller bankirer | vilka yrken bakas där | för vita rockar eller hjälmar
vems levebröd är den, it-folkets eller biofolkets | i vilken utbildnings trädgård växer den
vilken studiesläkt hör den till, det sociala eller ekonomin | för blivande vad är den, barnmorskor eller byggare




`,
  groups: `
Vilka grupper är {} för? | är {} för ettor eller tvåor | {} studerandegrupp | är {group} med på {}
vilken årskurs läser {} | Jag går i {group}, gäller {} mig? | vilka klasser går {}
är {} för dagstuderande eller flerformsgruppen | för vilket studieår är {} tänkt
vem har {} i sitt schema, vilken grupp alltså | e {} nå för oss tredjeåringar | {} grupper?
Vilken grupp är {} planerad för? | Har {group} kursen {} i höst? | Är {} gemensam för alla årskurser
Är {} bara för dem som började i fjol | vilka grupper? | vilken årskurs | är det ettornas kurs | grupp?
hör {group} hit | är det samma genomförande för vår klass och parallellklassen
är det andra årets studerande som går den | gruppkoder?
vilka är det meningen att ska gå den, nyantagna eller äldre | är {} för ettorna eller för tvåorna
hör {group} till di som ska gå {} | vilka klasser sitter med på {} | är {} samma för dagstuderande och flerform
jag är i {group}, är {} ens riktad till oss | vilken årskurs brukar plåga sig igenom {}
finns det gulisar på {} eller bara trejdeårsfolk | tredje året eller fjärde, när tar man {}
gäller {} för flerformsgrupperna | är det {group} eller parallellgruppen som har {}
vilka grupper är det som går den | för vilken årskull? | bara för {group}? | min klass eller någon annans
läser abi-studerande ihop med oss eller vilka är med
för vem är {} tänkt | är {} bara för sjukskötare eller också för andra | får utbytesstudenter gå {} | för vilka grupper är {}
vem får gå kursen | vilka får vara med på {} | vem är välkommen på kursen
vem riktar sig {} till | målgrupp för {} | målgruppen? | för vem är den | vem passar {} för
är {} riktad till fjärde årets studerande | är {} för gulnäbbar | är {} bara för öppna-studerande
är {} bara för utbytesstuderande | vilka studerande deltar i {} | vilka går {} i höst | går parallellgruppen också {}
vilken startgrupp har {} | för vilken intagningsgrupp är {} | hör min klass till {}
är {} för de som ska bli klara i vår | är {} för sista årets studerande | vilken basgrupp läser {} | läser {group} {}
är {} avsedd för {group} | undervisas {group} ihop med andra på {} | jag är tvåa, är {} för oss
är {} en kurs för vuxenstuderande | är {} för yrkesverksamma eller heltidsstuderande
i vilket skede av studierna brukar man gå {} | vilken termin i studierna är {} tänkt för
är det meningen att {group} också kommer till {} | går det dagstuderande på {} eller bara vuxna
vi är nyantagna, ska vi gå {} | tutorerna undrar vilka klasser som har {} samtidigt som vi
vem får gå {} | är {} öppen för alla | kommer utbytesstuderande med på {} | är den bara för gulisar
är {} tänkt för magisterstuderande | får folk från andra fakulteter delta | kan jag ta {} via öppna universitetet
vem är kursen till för | är den bara för sjukskötarstuderande | tas det in utomstående på {} | får en doktorand gå {}
jag är Erasmusstuderande, får jag komma på {} | är {} reserverad för nåt visst program
vilka studerande riktar sig {} till | får alumner gå {}
för vilken grupp e {} | vilka grupper går {} | årskurs? | målgrupp {} | för ettor? | e {} för ettorna
e de tvåornas kurs | får {group} gå på {} | e {group} me på den här | hör {group} ti {}
vems kurs e de, dagstuderande eller flerform | vilka klasser har {} | vilken årgång e {} tänkt för
e de bara {group} som har {} eller e fler me | gäller {} oss i {group} | vilka ska sitta på {}
e {} ihopslagen för flera grupper | vilka e vi ihop med på {} | vem läser {}, dagare eller kvällare
e {} för oss som börja i januari | vilken gruppbeteckning har {} | för vilka har man ordnat {}
e {} öppen för {group}s folk | Vilka studerandegrupper är {} avsedd för? | För vilken årskurs är kursen planerad?
Är {} riktad till {group} eller till någon annan grupp? | Läses {} av flera grupper samtidigt?
Vilka grupper har kursen i sin läsordning? | Är {} avsedd för flerformsstuderande?
Hör den till tredjeårsstuderandena eller till fjärdeårsstuderandena? | vilka klass har den här kursen
är {} för utbytesstudent eller bara vanlig grupp | jag är i {group}, är kursen för min grupp | e {} för {group} lr nä
vilket gäng går den | e he för nybörjarn eller di sista årens folk | vilka kullar läser {}
är de la bara tvåor på den | e {group} bjuden | {group} på {}? | samläsning? | andraårskurs?
Jag är grupphandledare och undrar om mina i {group} räknas in bland dem som {} är gjord för
vi fick {} i läsordningen fast ingen i klassen känner igen den, är den faktiskt ämnad för {group}
jag är sekreterare på institutionen och ska mejla alla berörda, vilka grupper är kopplade till {}
som inhoppare på andra året vet jag inte vilka jag hamnar med, vilken klass är det som går {}
min kompis i {group} påstår att de också har den här, stämmer det att den är för dem | parallellgrupper på {}?
sjukskötarna fick precis nya gruppkoder och nu vet ingen vem som är vem, vilka grupper är {} planerad för
två klasser dök upp i samma auditorium på första timmen och alla hävdade att kursen var deras, vems grupp gäller den
Jag är i kvällsgänget som började i januari, alltid bortglömt. Gäller det oss också?
på dörrn va en lapp me fem koder å vår fanns int, så ja stod utanför. vems grupps kurs e de egentligen
den finns i mitt schema men inte i parallellklassens. vilka grupper har den
Som tutor har jag 22 nya studerande som frågar samma sak varje morgon. Är den för gulisarna eller för de äldre?
vi delades itu i början å ingen minns vem som hör vart. vilken halva tar den här
Jag sköter papper för årgång 2023 och ska kryssa vem som hör vart. Vilka klasser är den tänkt för?
sonen hittar inte sin klasskod där och törs inte fråga. är andraårsgrupperna med
flerformsgänget fick mejl, vi i dagklasserna ingenting. är det bara för dem
nån påstod att dubbelexamensklassen från Kina är med oss och jag vill gärna träffa dem. vilka klasser går ihop i {}
vems klass e de | vicke gäng får den | e de vår grupp eller den andra | går {group} den | för va för grupper
e de för flerform | va för klasser sitter där | båda parallellgrupperna eller bara ena | dag- eller kvällsgruppen
på vilken klass tallrik ligger den | vilka stammar samlas kring den lägerelden
vems namnlappar sitter på de stolarna, vilken klass menar jag | vilken årgång är den bakad för
vilken kull ungar är den till, de nya eller de gamla | vilken vagn i tåget hör den till, {group} eller den efter
för vilken hjord är den avsedd | ligger den i vår årskurs korg eller nån annan grupps




`,
  content: `
Vad handlar {} om? | vad går man igenom på {} | {} innehåll | Vilka teman tas upp i {}?
berättar de nåt om AI på {} | vad e {} för nåt, vad sysslar man med där
Är {} mest teori eller också kodning, vilka ämnen ingår? | tas moms och bokslut upp i {}
Jag undrar vad man egentligen pratar om på {} | ingår statistik i {} | kort sammanfattning av vad {} behandlar
vilka moment består {} av | finns det kursbeskrivning med ämnesområden för {}
Går {} in på hållbarhet eller är det bara grunder | rubrikerna i {}, alltså vilka områden
vad är det för stoff på {} | behandlas GDPR och sånt i {}? | va gör man på {} riktigt | Vad tar kursen {} upp?
{}, vad innehåller den | ingår det Python i {} | Vad är grejen med {}, vad är det för ämne
Vilka frågor diskuteras i {}? | namnet {} säger mig ingenting, vad döljer sig bakom
Vad är det centrala innehållet i {} | Är {} om marknadsföring i sociala medier eller om nåt annat?
vad handlar den om? | innehåll? | vilka ämnen | vad är det man gör där egentligen | ämnen som tas upp
kommer det nånting om ledarskap i den | vad pratas det om | och temat? | vilka saker gås igenom vecka för vecka
kan du beskriva vad kursen består av | handlar de om sjukdomar eller om friskvård | topics?
är det nåt om lagstiftning med | vad betyder titeln, vad är det för område | va sysslar man me på {}
{} handlar det om siffror eller om människor | min kusin påstår att {} bara är excel, stämmer det
kan nån i två meningar säga vad {} går ut på | är {} typ programmering eller mer prat om programmering
vilka ämnen rör man vid under {} | tar {} upp moms och bokslut | va e {} för nåt
en studerande frågar mig vad {} behandlar och jag har ingen aning | {} tema | går man igenom sårvård på {}
kommer det nåt om artificiell intelligens i {} | {} låter flummigt, vad pratar man egentligen om där
är {} mest juridik eller mest ledarskap | vad innefattar {} | vad gör man på den | vad är grejen liksom
huvudsakliga teman? | ämnesområden som tas upp | innehållet i korthet tack | är det nåt om databaser med
jag fattar noll av rubriken, vad snackas det om? | hurdana saker kommer man att gå igenom
vad är {} för nåt | nån som vet vad {} är | är {} den där man bygger en robot | har {} ett projektarbete | kort sagt, vad går {} ut på | vad tar man upp i {}
vad handlar {unit} om | innehåll i {unit}
vad sysslar {} med | vad berör {} | vad avhandlas på {} | vad är ämnet för {} | vad dryftar man på {}
är det etik i {} | kommer projektledning in någonstans på {} | har {} med elkretsar att göra
ingår det laborationer om proteiner i {} | stoffet i {} | kursbeskrivning {} | beskrivning av {} innehållsmässigt
vilka områden täcker {} | vilka kapitel gås igenom i {} | vad är {} inriktad på | vad fokuserar {} på | fokus på vad?
ligger tyngdpunkten i {} på teori om hållfasthet eller material | handlar {} om barn eller äldre
är {} om webben eller mobilen | innefattar {} arbetsrätt | lite mer om temat för {}
titeln på {} är kryptisk, vad rör det sig om | jag förstår inte vad {} går ut på
beskriv i korta drag innehållet i {} | kärninnehåll? | tas psykisk ohälsa upp på {} | diskuteras klimatfrågor på {}
vad innehåller kursen egentligen | kan ni vara vänliga och berätta vad man egentligen behandlar under {}
va pratar dom om på {} | va går {} ut på | vad innehåller den | va tar man upp där | grejen med {}? | ämnen?
temaområden? | ingår sql i {} | berör {} na juridik alls | pratar man nåt om hållbarhet i {} | e de mest matte i den
ti va handlar {} om egentligen | he låter konstigt, va e he för stoff i {} | Vilka teman behandlas på {}?
Kan du kort berätta vad {} handlar om? | Vad rymmer {unit} för moment? | Finns det etik med bland temana i {}?
Vilka delområden tas upp under kursen? | vad döljer sig bakom namnet {} | förklara {} som för en femåring
sammanfatta {} på två rader | va e röda tråden i {} | e {} programmering eller va för nåt
köttet i {}, vad består det av | lär man sej bokföring där eller pratar dom bara om de
vad är det man läser om i den kursen | nämner dom AI nånstans i {} | vilka saker gås igenom | vad står på menyn i {}
läroämnet i {unit}?
Svärmor frågade vid söndagsmiddagen vad jag egentligen läser i {} och jag hade inget vettigt svar, så vad är ämnet?
Jag sökte en kurs om psykisk hälsa hos unga och hittade {}, men titeln säger inget, tas det temat upp där?
Namnet är en enda lång sammansättning som inte betyder nåt för mig som just flyttat hit, vad går kursen in på?
Jag ska skriva en annons om {} till skolans webbplats och behöver veta vilka ämnesområden som täcks.
låter som bingo på modeord hela namnet, så va e de man egentligen håller på me under {} | om vad är kursen {}
jag vill veta vad vi ska studera i {} | är det finns statistik i {} | vaffö nåt mög går dom igenom i {}
vad är det la för innehåll i {} | är {} teori om ledarskap eller om ekonomi | kapitel för kapitel, vad täcker {}
tar {} upp läkemedelsräkning | vilken sorts kunskap rör {} sig om, kemi eller biologi | vad är {} för djur
kommer GDPR upp på den | Vad avhandlas på {} under hösten? | va kåmber e handl om
Min chef undrar om kursen är relevant för vårt jobb inom äldrevården, så vad brukar man ta upp där?
asså ja har hört att man typ dissekerar fiskar på {} å ja e vegan, e de sånt innehåll på riktigt eller
Har redan läst en grundkurs i ekonomi och vill inte höra samma saker igen, så vilka ämnen behandlas i {}?
Namnet låter som ett rymdskepp och mormor vill ha det förklarat vid söndagsbordet. Vad handlar det om?
ja valde den me slutna ögon för ja behövd nånting. va för ämnen hamna ja i nu
Chefen betalar bara om han ser vad som gås igenom. Vad behandlas där?
i första va de bokföring, i andra skatter å i tredje bokföring igen. går man igenom samma saker i den här
broschyren är full av synergi och holistiskt och jag får huvudvärk. på ren svenska, vad lär de ut
Jag är intresserad bara om det finns något om bin, annars går torsdagarna åt skogen. Tas de upp?
farsan e rörmokare, läste namnet högt å skratta så kaffet skvätt. va e de i den på riktit
Jag ska skriva två rader om den i min studieplan till i kväll. Vilka teman finns?
en kompis säger döda tyskars teorier, en annan appar. vad tar {} egentligen upp | va gör man i den liksom
va handlar den om dårå | va för ämnen | nå va studerar man där | e de nåt me ai i den | va för saker går man igenom
teman ? | va innehåller den | e de nån juridik i den | vad finns under huven
vad är köttet på det benet, ämnesmässigt | vad är det i burken bakom etiketten | vad puttrar i grytan, vilka ämnen
vilken historia berättas där, kapitel för kapitel | vad står på ämnesmenyn i den
om man skar upp den, vilka lager skulle man se | vad är handlingen i den | Vad undervisas på {}? | vad undervisas där




`,
  objectives: `
Vad lär man sig på {}? | vilka är lärandemålen för {} | {} mål | Vad ska jag kunna efter {}?
vilka kompetenser ger {} | blir jag bättre på att programmera om jag går {} | kunskapsmål i {}
Vad har man för nytta av {} sen i arbetslivet, vilka färdigheter får man? | va ska man behärska när {} är avklarad
vilka förmågor tränar {} upp | syftet med {}? | Vilka färdigheter får jag med mig från {}? | {} lärandemål
Vad är målsättningen med {}? | Kommer jag kunna bygga en egen webbsida efter {}
Vad är tanken att studerande ska ha lärt sig när {} är slut | vad lär jag mig? | målen? | vad kan man sen efteråt
lärandemål tack | vilken kompetens utvecklas | vilket är syftet | vad är det meningen att man ska få ut av den
blir man nåt klokare av den, vad kan man då som man inte kunde förr | förväntade lärandresultat
vad kan jag efter {} som jag inte kan nu | blir man bättre på att uppträda av {}
vad är poängen med att gå {}, alltså vilka färdigheter ger det | {} kompetensmål
kommer jag att kunna bygga en hemsida när {} är avklarad | vad strävar {} efter att lära mig
hurdant kunnande får man med sig ut från {} | chefen vill ha det på papper: vilka kompetenser ger {}
lär man sig faktiskt programmera på {} | vilken nytta har jag i arbetslivet av det som {} lär ut
läranderesultat {} | målsättning? | vad förväntas man behärska i slutet | vad får jag ut av det kunskapsmässigt
å va ska man kunna sen efteråt | vilka skills tar man med sig därifrån
vad ska man kunna efter {} | vad kan jag när kursen är klar | vilka färdigheter ger {} | vad har jag för nytta av {} | vilka kunskaper har man efter {}
vad kan jag använda {} till sen | vad är ändamålet med {} | vad strävar {} mot | vad siktar {} till | mål med {}
målet med kursen? | kursens mål | kunnandemål för {} | kompetensbeskrivning för {} | vilka insikter ger {}
vilket kunnande utvecklar {} | vilka färdigheter övar man upp på {} | utvecklas min argumentation av {}
lär jag mig leda ett team på {} | lär man sig att svetsa på {} | kan jag programmera efter {}
kan man tala spanska flytande efter {} | vad ska sitta i ryggmärgen efter {} | vilken nivå når man på {}
till vilken nivå kommer man i språket på {} | blir jag redo för arbetslivet av {}
vad bidrar {} med till min yrkeskompetens | varför ska man läsa {}, vad är meningen med den | vilka lärresultat har {}
lärresultat? | behöver lärandemålen för {} till min AHOT-ansökan | vad tar man med sig från {} ut i yrket
vad bör den studerande kunna efter {} | vad klarar jag av på egen hand när {} är genomgången
jag måste motivera för chefen varför jag går {}, vilka kunskaper får jag
va e målet me {} | va kan man efter {} | va ska {} ge mej | mål? | lärandemål | syfte? | kompetensmål {}
va ska man behärska sen när {} e gången | va e poängen me {}, va ska man lära sej
varför finns {} överhuvudtaget, va e meningen | va blir man bättre på | va ha man ti tjänäst av, va e målet me {}
vicka färdigheter plockar man upp av {} | lär man sej svetsa på riktigt efter {} | va e tanken att ja ska kunna sen
Vilka lärandemål har {}? | Vad förväntas studeranden kunna efter avslutad kurs? | Vilken kompetens siktar {} på?
Vad är avsikten med kursen? | Vilket kunnande utvecklar man under {}? | vart vill man komma me {} | slutmål för {}
e målet att man fattar eller att man kan göra | läranderesultat
vad tar jag med mej från {} ut i arbetslivet för kunskaper | vad står det under mål i {} | förväntat kunnande?
va ska sitta i ryggmärgen efter den | blir ja bättre på å leda folk av {}
varför har dom hittat på {}, vad siktar den till | vilken skicklighet tränar {} upp | ambitionen me {}?
Jag ska skriva i mitt cv vad jag kan efter {}, så vad är de officiella målen för kunnandet?
Arbetsgivaren betalar min tid och vill svart på vitt ha vad jag kommer att kunna efter {}, vilka är målen?
Vi gör en kvalitetsgranskning av läroplanen och saknar uppgiften om vilka lärandemål som har satts för {}.
Jag ser bara en massa teman uppräknade men undrar vad man tänkt att jag ska kunna göra efter kursen.
Jag sökte validering och måste jämföra mitt kunnande med målen i {}, hur lyder de? | vad är mål av kursen
vad ska jag lära mig i {} | vad kan jag göra efter {} | vilken är syfte med den här kursen
va ska en kunna efter {} ente mer än innan väl | vad e målet la | Vad strävar man efter att lära ut i {}?
målsättning {} | learning outcomes {} | vilka kompetenser får man | vad är nyttan tänkt å va av {}, kunskapsmässigt
inlärningsmål?
Jag ska övertyga min chef om att kursen är värd arbetstiden, så vad är det meningen att jag kan efteråt?
alla säger att {} e så bra men ingen kan säja va man ska ha lärt sej när man e klar
Inför utvecklingssamtalet behöver jag formulera vilket kunnande {} är tänkt att utveckla, vad säger målbeskrivningen?




`,
  prerequisites: `
Vilka förkunskaper krävs för {}? | måste man ha gått nåt annat före {} | {} förkunskapskrav
Behöver jag kunna programmera innan jag tar {}? | får man ta {} om {} inte är godkänd | är {} ett krav för {}
jag har noll bakgrund i matte, klarar jag {} ändå | vad bör man kunna innan {}
Krävs det intyg eller kort av något slag för att gå {}? | funkar {} för total nybörjare
kan man hoppa rakt in på {} utan grundkursen | vilken nivå på engelskan förutsätts i {}
Vad ska vara avklarat före {}? | måst ja ha gymnasiefysik för {} | i vilken ordning ska {} tas, kommer nånting före
finns det spärrkurser till {} | Förutsätter {} att man har praktik bakom sig?
Hur många sp måste jag ha samlat innan jag får börja på {} | räcker gymnasiematten för {} eller behövs mer
{} från noll? | Vad behöver jag kunna för att hänga med på {}? | Kräver {} någon tidigare kurs?
{} – förhandskunskaper? | Är {} nybörjarvänlig, eller måste man ha läst ämnet förut | Vilka kurser bygger {} på?
Jag har aldrig öppnat Excel, kan jag gå {} | Måste man ha hygienpass för {} | får {} läsas före metodkursen
Räcker B1 i svenska som förkunskap till {}? | förkunskaper? | krävs nåt | vad måste man ha gått innan
och för nybörjare? | jag har bara läst grunderna, räcker det | måste jag kunna nånting på förhand | behövs körkort
vilka studier ska vara klara först | behöver jag repetera nåt före jag börjar
finns det inträdeskrav av typen straffregisterutdrag | finns det rekommenderade förstudier
krav för att delta, alltså vad ska jag ha i bagaget | jag har glömt all derivata, blir det problem
tidigare studier? | är den påbyggnad på nån annan kurs | vad förväntas man redan veta vid start
jag läste kort matte i gymnasiet, klarar jag mig på {} | kan man hoppa rätt på {} utan å ha gått nåt förr
har aldrig kodat en rad i mitt liv, är {} rätt ställe att börja | behövs det B1 i engelska för {}
måst grundkursen va avklarad förrän {} | duger det med yrkesskola som bakgrund för {} | {} för nybörjare?
vad ska jag ha i bagaget före {} | jag inte har studerat ekonomi i mitt hemland, ändå {} är möjlig?
En studerande frågar mig om {} måste vara godkänd innan hon kan ta {}
{} kräver det hygienpass eller läkemedelsräkning i botten | är {} en fortsättning på nåt annat
tänk om jag kuggat fysiken, får jag börja {} ändå | drunknar man på {} om man är totalt novis
hur mycket svenska ska man kunna på förhand för {} | bygger {} på {} | måste man kunna nåt innan
går det utan tidigare erfarenhet | jag har glömt all algebra, ställer det till problem
för rena nollor eller för såna som redan hållit på | krävs nåt före?
är det meningen att man ska ha gått en annan kurs först | ingen aning om kemi, hänger jag med?
behövs {} före {} | måste {} vara klar innan {} | passar kursen en nybörjare | jag har inte klarat alla poäng från första året, får jag gå {} | går {} om man aldrig läst lång matte | vilken matematik behövs
vad krävs för att få gå {} | vad krävs innan man får börja på {} | vilka studier ska man ha bakom sig
förkunskaper för {unit} | vad måste man kunna före {unit}
räcker gymnasiebiologin för {} | är {} en grundkurs | är {} en fördjupningskurs | är {} på grundnivå
är {} på avancerad nivå | behöver man bakgrund i ekonomi för {} | ingen bakgrund alls, går {}
hänger en amatör med på {} | hänger jag med på {} utan kort i matte | klarar jag {} fast jag aldrig läst kemi
kan jag läsa {} och {} i fel ordning | är {} obligatorisk före {} | vad måste ha avlagts före {}
förutsättningar för att delta i {} | kunskapskrav på förhand {} | kräver {} kunskaper i statistik
kräver {} att man kan R eller Python | krävs vaccination före {} | krävs arbetserfarenhet för {}
krävs det B2 i engelska till {} | hur bra finska ska man kunna i förväg för {} | språknivå som krävs för {}
räcker det med A2 för att ta {} | är {} lämplig för den som inte kan något | lämpar sig {} för nybörjare
nybörjare välkomna? | är man chanslös på {} utan fysik | jag hoppade över {}, får jag ändå gå {}
min {} är ännu på hälft, får jag påbörja {} | kan man ta {} direkt som etta utan tidigare studier
det har gått tjugo år sedan jag läste matte, räcker mina kunskaper till {}
jag har aldrig stått i ett labb, kan jag ta {} | ska man ha straffregisterutdrag för {}
tidigare prestationer som krävs före {} | vad behöver jag friska upp före {}
jag har studerat humaniora i hela mitt liv, saknar jag grunden för {}
som gammal byggare undrar jag om {} kräver studentexamen | kan en oerfaren hänga med på {} | är {} byggd ovanpå {}
steg två efter {}, är det {} | fortsättningskurs eller grund | måste man behärska bokföring redan före {}
får jag dispens om {} fattas före {} | spärras jag från {} om jag har {} på hälft
räcker självlärd programmering för {}
vad borde jag kunna före {} | måste man kunna koda för att gå {} | klarar en total nybörjare {}
hur bra måste man va på matte | väntar de sig några förkunskaper | vilka kurser ska vara avklarade först
räcker gymnasiefysik för {} | vilka färdigheter kräver {} | måste jag ha gått grunderna före {}
överlever jag {} utan statistik | krävs det tidigare erfarenhet | vilken nivå i finska väntar man sig på {}
vad antas vi kunna från förut | är {} okej om man aldrig programmerat | vad måste vara gjort för att få gå {}
va måst man kunna före {} | krav {} | behörighet? | inga förkunskaper? | nollnivå? | går {} utan att ha läst {} först
måst man ha klarat {} innan | kan en totalnolla hänga me på {} | e de från scratch | måst man kunna koda för {}
va e bra ti ha i bagaget | har int hållit på me fysik sen högstadiet, går de | lång matte eller klarar man sig me kort
ja fick ett underkänt i {}, får ja ändå ti {} | i vilken ordning ska {} å {} läsas | bygger {} på nåt
va ska ja plugga på förrän {} | duger grunderna från yrkesskolan för {} | krävs de nån kurs under bältet
räcker min gymnasiebiologi | måst man va haj på excel | kommer ja me utan att kunna svetsa
vad förväntas man redan kunna | hänger {} i luften om man hoppa över {} | Vilka kurser bör vara avlagda före {}?
Är {} en förutsättning för {}? | Kan man gå kursen utan tidigare erfarenhet av programmering?
Vilken nivå i matematik förutsätts? | Rekommenderas några tidigare studier inför {}?
vad jag måste kunna innan jag börjar {} | behövs någon kurs före {} | jag har inte läst kemi, är det problem
va ska man kunna innan asså | måste man ha läst nåt innan {} änna | behövs he na grundkurs före
ha aldrig rört ett stetoskop, e ja för grön för {} | startnivå? | bas före {}? | förkrav {}
Jag är snickare i grunden och har inte öppnat en mattebok på tjugo år, vad bör jag kunna innan jag tar mig an {}?
vår dotter går andra året på gymnasiet och har hoppat över kemin, räcker hennes kunskaper som grund för {}
som utbytesstudent från Madrid har jag läst ungefär samma sak men med annat namn, vilka förkunskaper kräver {}
jag hoppade över {} förra hösten på grund av mammaledigheten, måste den vara gjord innan jag får gå {}
läraren nämnde nåt om att man ska ha grunderna på plats men sa inte vilka, vad ska man ha läst före {}
kan ja hoppa direkt på tvåan utan ettan
jag kommer från humanistiska fakulteten och vet knappt vad en vektor är, vilka kunskaper behöver jag ha innan {unit}
Jag slutade skolan 1987 och jobbade på pappersbruket tills det stängde. Kan jag tillräckligt?
min matte tog slut vi procenten å me de har man klarat sej i kassan. räcker de
Det står "fördjupad" i namnet och det vände sig i magen. Vad borde jag ha gått före?
ja hoppa av grundkursen när tvillingarna kom för tidigt. måst ja göra klart den först
Jag gjorde sånt här med händerna på sjukhuset i tio år men läste aldrig en sida. Vad bör man kunna på förhand?
handledaren sa ta det i rätt ordning och rusade på lunch. vilka kommer före i kedjan
Jag kan lite Excel och fixade skrivaren en gång, på kontoret kallas jag datatanten. Räcker det som grund för {}?
kompisen gick rakt in och drunknade på onsdagen för alla andra kunde termerna. vad förutsätts man veta
Från Ghana har jag en kandidat i biologi men noll kemi. Vilka kunskaper väntas man ha i början?
kan man hoppa in kall | behövs de nån grund | va borde man kunna före | e ettan ett måste före den här
går de bra som total nolla | måst man kunna koda nåt för den | räknar dom me att man kan nåt från förr
va går man före {} | nå förkunskaper som krävs? | får ett oskrivet blad komma in
vad ska ryggsäcken innehålla, kunskapsmässigt | vilka pinnar på stegen är under den här
måste man krypa före man går, och i vilken kurs | börjar den från ABC eller ska man kunna läsa redan
vilken stenfot behövs under den här våningen | får man hoppa i djupa ändan utan simskola, tidigare studier alltså
vilka nyckelkurser öppnar den dörren




`,
  materials: `
Vilken bok används på {}? | kurslitteratur {} | behöver jag köpa nåt för {}
Vilka program ska man ha på datorn för {}? | måste jag ha egen laptop på {} | finns boken till {} som e-bok
var hittar man materialet för {} | vilken upplaga gäller på {}
räcker det med powerpointsen från {} eller ska man ha boken också
va för grejer behövs på {}, kalkylator eller skyddsskor | har {} nån Moodle-sida med slides | {} kursbok?
Vad ska jag skaffa inför {}? | Ingår något artikelpaket i {} eller läser man en bok | behövs Adobe-licens till {}
Vilken litteratur hör till {}? | böcker? | material? | finns det obligatorisk litteratur | vilken mjukvara kör vi
kan jag låna kursboken eller måste den köpas | ISBN på läroboken? | funkar det med Mac eller krävs Windows
läsning? | behövs det nån speciell utrustning, typ arbetskläder | vilken bok ska jag jaga i biblioteket för {}
hamnar man köpa nåt till {} | räcker min gamla chromebook för {} | {} litteratur
är det kompendium eller riktig bok på {} | vilket program ska installeras på datorn inför {}
klarar man sig på {} utan att öppna en enda bok | bokhandeln har rea, vad ska jag skaffa inför {}
finns kurslitteraturen till {} på svenska | behöver jag egna arbetskläder eller skyddsskor till {}
vilken upplaga används på {} | kursbok? | var hittar man läsningen, moodle eller i pappersform | vad ska jag läsa
miniräknare, laptop, nåt annat man måst ha med sig? | läromaterialet vad består det av
behöver man egen dator på {} | var finns litteraturlistan till {} | kurslitteraturen till {} saknas | hur får jag tag på kursboken
litteraturlista {} | läslista för {} | måste man köpa boken till {} | har {} en lärobok
vilka böcker ska jag låna till {} | behövs boken på {} eller räcker Moodle | finns materialet till {} gratis på nätet
pdf av boken i {} | läromedel för {} | vilka verktyg behöver jag till {} | programvara till {}
behövs licens för något program på {} | måste jag ladda ner något före {} | behöver jag hörlurar med mikrofon för {}
duger en surfplatta på {} | går det med Linux på {} | räcker telefonen eller behövs dator på {}
ska man ha skyddsglasögon och labbrock på {} | behövs uniform på {} | vilka redskap tar man med till {}
vilka verk ska biblioteket skaffa till {} | hur många exemplar av kursboken till {} behöver biblioteket
författare till kursboken i {} | är äldre utgåva av boken okej på {} | får jag använda förra årets bok på {}
föreläsningsanteckningar för {} finns var | finns det hand-outs i {} | ska jag printa nåt till {}
jag har inte råd med nya böcker, vilken litteratur är nödvändig på {}
skaffar biblioteket boken till {} eller ska jag köpa begagnat
va e kursboken på {} | måst man köpa nån bok | bok? | kurslitteratur | litteratur {} | dator? | isbn?
räcker de me platta eller måst man ha riktig dator | va ska man ha me sig ti {} | behövs labbrock
måst man skaffa skyddsskor för {} | finns boken som e-bok | får man materialet av läraren eller ska man köpa själv
har {} nåt kompendium | va ska man läsa på {} | vilka program behöver ja ha installerade för {}
går de me chromebook på {} | e boken på engelska | måst man ha grafräknare | duger gamla upplagan
kan man låna kursboken av nån gammal studerande eller e den ny i år | e de nån speciell kamera man behöver ha på {}
va ska ligga i ryggsäcken | vilken artikelsamling använder dom | penna å papper eller nåt annat | funkar mac på {}
Vilken kurslitteratur används på {}? | Vilken utrustning förutsätts att deltagarna själva har med sig till {}?
Är kursboken obligatorisk eller bara rekommenderad? | Vilka läromedel behöver jag anskaffa före {}?
Finns kursmaterialet gratis i elektronisk form? | Behöver man några särskilda verktyg eller material på {}?
vilken bok jag måste köpa för {} | behöver jag egen laptop i kursen | var jag hittar texter som man ska läsa till {}
plugg-bok på {} vilken | asså måste man ha boken | va e de för pärmar å grejer man ska ha
hade vi nån bok på {} eller va de bara papper | bok, häfte, ingenting? | läslista {} | programvara för {}?
egna stövlar? | Jag står i bokhandeln just nu med två upplagor i handen, vilken bok är det vi ska ha på {}?
mamma har lovat bekosta böckerna om jag ger henne en lista, så vilka hör till {}
jag är synskadad och behöver beställa talbok i god tid, vilka verk läser man på {}
vi flyttade till husbil och har bara en gammal telefon, klarar man {} utan egen dator
Jag sköter skolans läromedelsbeställningar och behöver veta vilken lärobok som används på {}.
skyddsglasögon, egna eller får man låna på {}
på loppis i Ekenäs säljer de gamla kursböcker för två euro, vilken titel ska jag leta efter till {}
läraren nämnde bara författarens efternamn och jag hörde fel, vad heter boken vi använder på den här kursen
Efter hyran finns inget kvar och jag äter havre tredje veckan. Måste man köpa någon bok?
bibban har ett ex kvar nånstans bakom kaffeautomaten. va hette boken
ja kör me brorsans laptop me trasigt gångjärn å utan kamera. behövs en dator
Jag hittade tredje upplagan på loppis för två euro och försäljaren blinkade. Vilken bok använder de egentligen?
på verkstan i fjol stod jag i gympaskor och skickades hem. vilka grejer ska man ha med sig
Jag läser allt med skärmläsare, papper är oanvändbart för mig. Finns materialet elektroniskt?
frun undrar vad hon ska slå in till födelsedagen, nåt nyttigt för studierna. vad står på läslistan
jag är tre veckor på en båt och laddar ner allt i förväg. vad finns det att läsa
Vilka program ska vår it installera på hans dator, han börjar nästa vecka och ingen har sagt vad {} kräver
måst man ha nån bok | pdf eller köper man | va läser man | läppäri me? | va ska man ta me sej | vicken bok va de igen
behövs nå program på datorn för den | bara slides eller bok också | vad ska tynga ner ryggsäcken, vilka böcker
vilken bibel svär de vid där | vad ska ner i verktygslådan | vad står i bokhyllan för den här kursen
skalpell eller bok i handen | räcker block och penna eller ska man skaffa annat | ur vems bok predikas det där
vad bjuds en bokmal på, vilka verk




`,
  methods: `
Hur undervisas {}? | är det grupparbete på {} | {} arbetssätt | mycket föreläsningar på {} eller mest eget arbete?
Kan man göra {} helt på egen hand i sin egen takt? | är {} praktisk eller teoretisk till upplägget
hur är {} upplagd | finns det labbar på {} | Måste man hålla muntliga presentationer i {}, eller är det skrivande?
är det simuleringar eller vanliga lektioner på {} | jobba man ensam eller i par på {}
{}: föreläsningar eller projekt? | Vilka undervisningsmetoder används på {}? | Kör {} med flippat klassrum
Är {} ett självstudiepaket | Hur går det till på lektionerna i {}? | hur jobbar man? | undervisningsform
grupparbeten? | är det mycket diskussion | föreläsning eller workshop | ja hatar grupparbeten, slipper man det här
hur är kursen uppbyggd rent pedagogiskt | är det projektbaserat | lärandemetoder?
sitter man å lyssnar hela tiden på {} eller får man göra nåt själv | är {} sånt där grupparbete igen, avskyr det
mycket labb på {}? | hur är {} upplagd, flipped classroom eller traditionellt | {} projekt eller föreläsningar
jobbar man ensam eller i par på {} | hurdana arbetsformer kör läraren med på {}
jag har adhd och lär mig bäst genom att pilla, passar sättet {} undervisas på
mest teori eller mest händerna i leran, {} | undervisas {} som självstudier
hur lär man ut {}, med case eller katederundervisning | pedagogiken? | är det mycket prat framför klassen
självständigt i egen takt, eller leds man | simuleringar och workshops eller bara slides
hur lär man sig på {}, genom att lyssna eller göra | är {} föreläsningsbaserad | är {} en föreläsningskurs
är {} en seminariekurs | är {} en projektkurs | är {} en laborationskurs | är {} en bokläsningskurs
på vilket sätt undervisas {} | undervisningssätt på {} | arbetsform? | arbetsformerna? | arbetar man i team på {}
blir man indelad i smågrupper på {} | får man välja sina egna gruppkamrater på {} | arbetar man individuellt på {}
ensamarbete eller team? | gör man övningar på lektionerna i {} | räknar man uppgifter tillsammans på {}
används rollspel på {} | lär man sig genom simulering på {} | får man pröva på saker i praktiken på {}
sitter man mest tyst och antecknar på {} | måste man tala inför klassen på {}
jag är blyg, är det mycket muntligt på {} | är det debatter på {} | skriver man dagbok på {} | är {} lärarledd
är {} problembaserad | hur går {} till i praktiken
jag har svårt att sitta still, är {} praktisk eller bara katederprat
på vilket sätt lärs {} ut | är det grupparbeten i {} | går {} ut på ett projekt | gör vi labbar i {}
är det bara föreläsningar eller nåt praktiskt också | jobbar man i team i {} | hur går undervisningen till i {}
måste man göra ett projekt | har {} praktiska övningar | är det mest självstudier | hålls det presentationer i {}
vad gör man egentligen på lektionerna | jobbar man ensam eller i par i {}
kommer det gästföreläsare eller blir det företagsbesök i {} | är {} omvänt klassrum eller vanliga föreläsningar
sitter man å lyssnar hela tiden på {} | e de mycket grupparbete | labbar? | grupparbete? | föreläsningar eller projekt
arbetssätt {} | praktiskt eller teoretiskt | får man använda händerna på {} | e {} bara powerpoint i tre timmar
jobbar man ensam eller i par | simulering me dockor i {}? | gör man na på riktigt elder sitter man bara
Hur är studierna upplagda på den här kursen? | Består {} av seminarier eller föreläsningar?
Ingår det laborationer i {}? | Arbetar man i smågrupper på kursen? | katederundervisning eller diskussion på {}
verkstad eller bänk | kör dom rollspel på den | hur lär man sej på {}, genom å läsa eller göra | workshops?
e {} learning by doing | debatterar man mycket på lektionerna | upplägget pedagogiskt sett i {}
är det mest självstudier eller lärarledda pass | e de sånt där att man ska reflektera i ring
nåt problembaserat lärande i {}
Jag har adhd och somnar om någon läser från bilder, är {} mer aktivt med övningar eller rena föreläsningar?
Har hört att gruppen fick bygga en egen prototyp förra året, arbetar man på det sättet på {} även nu?
Jag har dåliga erfarenheter av lata gruppkompisar, så gör man uppgifterna i grupp eller var för sig på {}?
Som ny vikarie tar jag över {} efter jul och undrar hurdan undervisningsform man har beskrivit i planen.
Jag trivs bäst när man får diskutera med de andra, är undervisningen i {} sådan eller sitter man tyst?
hur är undervisningen, med föreläsning eller praktisk | arbetar vi i grupper i {} | vilken metod använder läraren
är det mycket övning i klassen på {} | ska man sitta o glo eller göra nåt på {} | är {} la mest praktiskt
sköter man patienter eller övar på varandra i {} | lektionstyp? | redovisningar inför klassen i {}?
vilka arbetsformer gäller | studiecirkel eller föreläsning {} | gör vi fältarbete i {}
Jag hör dåligt och klarar mig sämst i stora föreläsningar, så jag undrar om {} mest går i små grupper.
förra kursen va bara film efter film, e de samma på {} eller får man göra nå vettigt me händerna
Vår kurator frågar för en studerande med social ångest om man måste arbeta i grupp på {} eller kan arbeta ensam.




`,
  exam: `
När är tenten i {}? | finns det tent på {} | {} tenta | omtent {}? | Har {} sluttentamen eller bara inlämningar?
vilken dag skrivs provet i {} | hur görs tenten i {}, på papper eller dator
får man ha anteckningar med på tentan i {} | jag körde {}, när är nästa försök
Hur många gånger kan man ta om tentamen i {}? | går det att skriva {} i tentakvarium, EXAM alltså
anmälan till omtenten i {}, när senast | är tentan på {} muntlig | e de nån tent alls i {} eller slipper man
är det flervalsfrågor eller essä på provet i {} | datum för restetent i {} | hur länge sitter man på tenten, {}
finns mellanförhör i {} | Vilket datum är det tentamen i {}? | {} omtentamen när | Skrivs det prov i {}?
Jag var sjuk när ni hade tent i {}, finns det ett nytt tillfälle? | Är sluttenten i {} på distans eller i sal
Har {} hemtenta | reexam {} dates | Vad kommer på tenten i {}, hela boken? | tent? | och omtenten? | när skriver vi
har den prov | är det salstenta eller hemtent | tentamensdatum | kan man höja genom att skriva om tenten
kuggade, vad händer nu, nån ny chans att skriva? | finns det nån slutförhör | får man ha räknare på provet
när går omtagningen | hur ser tentan ut, vad för sorts frågor | vilket klockslag börjar skrivningen
slipper man tenten på {} | hur många förhör blir det på {} | {} mellanförhör när
jag kuggade {}, nästa försök är när | är {} sånt där att man skriver exam i datorsal
när ska vi sitta och svettas i tentsalen för {} | får man ha fusklapp på {} tenten
tentas {} eller lämnar man in en rapport i stället | ja va sjuk på {} tenten, va gör ja nu
{} hemtent eller på plats | studerande med läs- och skrivsvårigheter undrar hur provet i {} går till
omtentdatum för {}? | blir det muntligt förhör på {} | inget sluttest i {} väl
hur många gånger får man försöka om man reputerar i {} | {} kommer det flervalsfrågor på provet | å tenten då?
slutprov eller inget slutprov | när är omtagningen | tentamen finns? | hoppas det inte är någon tent
är provet skriftligt eller på moodle | får man tentera om fast man kom igenom
måste man anmäla sig skilt till tenten
måste man anmäla sig till tentan eller är det bara att komma | hur anmäler man sig till tenten | i vilken sal är tentan | är tentan hemma eller i salen | vad kommer på tentan | får man ha boken med på tentan | när skrivs tentan i {} | hur många deltentor är det
kan man ta om slutprovet | tent eller hemuppgift | är det tent eller inlämning i slutet
finns det tent i {unit} | tent i {unit}
tentdag {} | tentdagen? | ordnas det tent i {} | finns det delprov på {} | duggor på {}? | är det quiz på {}
är {} en tentfri kurs | hur omfattande är tenten i {} | hur lång tid får man på provet i {} | tenttid i timmar på {}
förlängd tid i tenten, hur ordnar jag det på {} | jag har dyslexi och vill ha mer tid på provet i {}
vilket område omfattar provet i {} | vilka sidor kommer till provet i {} | tentfrågor av vilken typ på {}
är provet öppen bok | får man använda formelsamling i provet | är ordbok tillåten på tenten i {}
får jag ta med lappar till provet | tentanmälan {} | omtentamenstillfällen för {} | nästa tenttillfälle i {}
följande tentmöjlighet i {} | missade tenten i {}, när är nästa | kan jag skriva tenten i {} på en annan ort
är det övervakat prov på {} | måste kameran vara på under tenten i {} | när öppnar tentperioden för {} i Exam
är det två delförhör eller ett slutförhör i {} | är provet i {} före eller efter jul
jag är bortrest på tentdagen, kan jag skriva {} en annan dag | min lag med tävling krockar, finns en till provdag i {}
skriftligt eller muntligt prov på {} | examination på {}, är det ett prov
jag har tågbiljett hem samma vecka, vilken dag hålls förhöret i {}
en studerande har läkarintyg över skrivsvårighet, får hon längre tid på provet i {} | var skrivs tenten i {}
vad behöver man legitimera sig med på tenten | ska man kunna formler utantill till provet i {}
har {} slutexamination i form av prov | avslutas {} med ett förhör | kryssfrågor eller uppsats i provet
avanmäla sig från tenten, hur | nytt provtillfälle för sjuka i {} | tentrevision av {}
när skriver vi tenten i {} | är det nån tent alls | hurdan tent har {} | när har jag mina tenter
har jag nån tent på kommande | skrivs tenten på papper eller dator | slutar {} med en tent
får man ha boken med på tenten | vilken dag ordnas tenten | hur dags börjar tenten i {} | var skriver vi tenten
finns det omtent i {} | när är nästa omtent | skriftlig eller muntlig tent i {}? | kan man göra tenten hemifrån
hur lång tid får vi på oss i tenten | vilka tenter har jag den här månaden | är {} bara essäer eller tent också
är tenten i {} flerval | när e min sista tent
e de tent i {} | tentdatum? | tenta? | omtent? | duggor i {}? | slutprov | resttent? | när smäller tenten
e tenten hemma eller i sal | får man ha miniräknare me på tenten | hur många gånger får man tenta {}
allmän tentdag för {} | sku man få skriv {} på dator | kommer de frågor från hela boken i provet
håndä tenti i {}, når e an | e de flerval eller essä på tenten | Ordnas det en tentamen i {}?
När går nästa omtagningstillfälle för tentamen i {}? | Är provet i {} muntligt eller skriftligt?
Hur anmäler man sig till tenten i {}? | Får jag förlängd skrivtid på grund av dyslexi? | slipper man tent i {}
fuskpapper tillåtet? | hur lång e salsskrivningen | examinarium eller som vanligt på {} | elektronisk tent?
tentfrågorna i {}, va brukar de va för typ | uppsamlingstent när | skrivningen i {}, vilket datum
missa tenten idag, när e nästa | kuggade tentan, när kan man skriva om den | kan man ta provet på distans
mellanförhör i {} eller bara en stor i slutet | hur mycke e klockan när tenten börjar
Jag ligger hemma i feber och kommer inte att orka skriva provet på torsdag, när är nästa chans att tentera {}?
Brorsan gifter sig i Göteborg samma helg som jag tror att tentamen går, så vilken dag är provet i {} exakt?
Jag är rädd för skriftliga prov sedan skoltiden och skulle behöva veta om {} har tent eller bara inlämningar.
Vi övervakare behöver veta hur många timmar tentamen i {} pågår så att vi kan turas om med pauserna.
Jag återvänder till Frankrike den femtonde, kan jag skriva tenten i {} på mitt hemuniversitet?
finns det examen i slutet av {}, alltså skriftlig prov | hur många försök jag får på tentan | är provet med öppen bok
datum för skriftlig prov {} | är det tenta på {} ente hoppas jag väl | när är la tentan då
Får man ta med egna anteckningar till provet? | förhör i {}? | kontrollskrivning nån gång på den här
tentan vilken sal o tid | munta i {}? | tenttillfällen {}
Jag får migrän av skärmar och vill hellre skriva för hand, är tenten i {} på papper eller på dator?
ja blandade ihop dagarna å kom ti skolan när alla redan gick ut från tenten, när ges nästa omtent
Jag ska boka flyg hem till Portugal och kan inte göra det innan jag vet vilken dag provet i {} är.
jag blir så nervös att jag glömmer mitt namn, läkaren har till och med gett piller. är det nåt prov
Syrrans bröllop tar hela sista veckan och jag är tärna. När är tenten?
ja körde me två poäng för ja blanda ihop sidorna. när får man gå på omtent
I mitt hemland är det alltid muntligt och professorn röker pipa. Hur är det här, papper och penna?
jag har en dosa med minne och bänkgrannen säger att den är förbjuden. får man ha den på tenten
Exam-rummet där nere är fullbokat hela nästa vecka. Hur länge kan man skriva tenten där?
hadd 39 graders feber å sov hela fredagstenten. när e nästa gång
i nån annan fick man ha en fusklapp å ja skrev den me förstoringsglas. får man ha egna anteckningar på {}-tenten
min handstil ser ut som en spindel ramlat i bläcket. skriver man provet på dator | e de tent på den | omtent när
blir vi förhörda på slute | stort prov eller int | var skriver man tenten | flerval eller essä på tenten
hur lång e tenten | kan man tenta den i exam | sista tenttillfälle när | måste jag inför exekutionsplutonen på slutet
när är domedagen, med penna i hand | väntar det ett stort läskigt papper vid målet
hur många liv har man om tenten skiter sig | svettas man i en sal med tickande klocka
är det såndär där en vakt går mellan bänkarna | får boken ligga uppslagen när vi prövas
när ställs vi mot väggen i tentsalen




`,
  grading: `
Hur bedöms {}? | {} vitsord skala | är {} godkänd/underkänd eller 0–5 | vad krävs för en femma i {}
bedömningskriterier {} | Hur räknas slutvitsordet ut i {}? | hur många procent av betyget är tenten i {}
får man betyg på {} eller bara pass/fail | vilken poänggräns är det för godkänt i {}
hur stor vikt har grupparbetet för vitsordet i {} | va behöver man för att få 3 i {}
sänks vitsordet om jag lämnar in sent på {} | vad tittar läraren på när hon sätter betyg i {}
räknas aktivitet in i bedömningen av {} | numerisk bedömning på {} eller inte? | var går gränsen mellan 4 och 5, {}
Vilken bedömningsskala gäller för {}? | {} – hur sätts betyget? | Vad ska jag prestera för toppvitsord i {}
Ger {} siffervitsord? | Hur vägs de olika delarna i {} mot varandra?
kriterierna för nöjaktig, god och berömlig i {} | Är {} G/U eller femgradig | vitsord? | hur betygsätts den
bedömning? | är det bara godkänt eller underkänt | vad krävs för högsta betyg | skalan? | hur funkar poängsättningen
jag siktar på fem, vad betonas då | väger inlämningarna mera än provet | hur bedömer de oss
är det kamratbedömning som påverkar siffran | 0-5 eller hyväksytty? | va krävs för en femma i {}
sätter di siffror på {} eller bara godkänd | {} 0–5 eller hyl/hyv
hur stor andel väger rapporten i vitsordet för {} | räcker halva poängen för en etta på {}
drar frånvaro ner vitsordet i {} | enligt vilka kriterier sätts vitsordet på {}
en studerande klagar på bedömningen i {}, var står kriterierna | är {} underkänd/godkänd-kurs
vad skiljer en trea från en fyra på {} | hur bedöms insatsen på {} | vitsordsskala? | bedömningen, hur går den till
får man siffervitsord | vad ska man prestera för toppvitsord | kan man få VG eller heter det nåt annat här
vad räknas mest, projektet eller tentan | jag fick en trea i {}, på vad grundar det sig | vad består kursvitsordet av
hur sätts vitsordet på {} | hur bestäms vitsordet i {} | vad baseras vitsordet på i {}
vad inverkar på vitsordet i {} | påverkar närvaron vitsordet i {} | påverkar hemuppgifterna vitsordet | är {} graderad
graderas {} med siffror | bedöms {} på skalan noll till fem | bedömningsskalan? | vitsordsskala för {}
godkänd eller siffra på {} | hur många poäng på tenten ger en femma | poänggränser för vitsorden i {}
var går gränsen för godkänt | vad fordras för högsta vitsord i {} | vad fordras för vitsordet tre
hur får man bästa möjliga vitsord i {} | bedömningsgrunder för {} | bedömningsgrunderna? | bedömningsmatris {}
vägs projektet tyngre än tenten i {} | viktning av delarna i {} | hur mycket väger presentationen i vitsordet
får alla i gruppen samma vitsord på {} | bedöms man i grupp eller enskilt på {}
är det självvärdering som ingår i vitsordet för {} | sätter läraren vitsordet ensam eller är det kamrater med
vad betyder en etta på {} | jag vill förstå hur betyget på {} räknas fram
va får man vitsord på | skala? | bedömning {} | kriterier? | bedömningsgrunder | 0–5 eller godkänd? | u/g?
går {} på siffror eller bara pass | e de bara godkänd/underkänd | hur får man högsta vitsord
hur mycket väger tentan i vitsordet | räknas hemuppgifterna in i betyget | får hela gruppen samma vitsord på {}
påverkar aktivitet vitsordet | hur mång procent e projektet av betyget i {} | va skiljer en trea från en fyra på {}
rättar kompisarna varann eller e de läraren som bedömer | e {} sträng i bedömningen, va e poänggränserna
poänggränser {} | kan man höja betyget me bonusuppgifter | tittar dom på språket när dom bedömer
Enligt vilka kriterier bedöms {}? | Vilken vitsordsskala används på {}? | Hur viktas de olika delarna i slutvitsordet?
Ingår självvärdering som en del av bedömningen? | Hur är bedömningen upplagd i {}?
Finns det en bedömningsmatris för {}? | Vad grundar sig vitsordet på? | hur läraren ger betyg i {}
vad jag måste göra för få bästa betyget | är det A till F betyg eller siffror | hu sätter di betyg på {}
asså får man typ G och VG eller va | hur räknar dom la ut betyget | numerisk? | betygsskala på {}
mäter dom hur mycket man snackar på lektionerna när dom ger vitsord
I Lund hade vi bara U, G och VG så jag fattar inte hur ert system funkar, hur sätts betyget på {}?
jag behöver bra medeltal för att komma in på magisterstudier så vad premieras i bedömningen av {}
vi var oeniga i gruppen om rapporten eller presentationen väger tyngst, hur fördelas vikten i vitsordet för {}
Min hemhögskola vill ha ett siffervitsord och inte bara godkänt, ges {} på skalan 1–5?
en på klassen påstår att man inte kan få över tre om man skippar seminarieuppgiften, är bedömningen så på {}
drar dom av poäng för stavfel när de bedöms | vem poängsätter på {}, gäster eller läraren | va ger pluspoäng
betyg på kurva? | bedöms gruppen eller individen
jag pluggar bara för att jag tycker det är kul och bryr mig inte om siffror, ges {} som godkänd utan vitsord
den förra va bara godkänd å lyfte ingenting fast ja slet som en häst. blir de siffra på den här
Hon som pratade mest fick femma och jag med mina prydliga rapporter en trea. Vad tittar de egentligen på?
halva gänget säger att essän avgör, andra halvan presentationen. hur mycket väger vardera
Jag behöver fyra i medeltal för magisteransökan, varje decimal räknas. På vilka grunder sätts siffran?
i Tyskland är ett bäst och här visst fem, jag höll på att gråta i onödan. vilken skala har den här
i vårt team gjorde en allt å två ingenting, den gamla visan. får alla samma vitsord
Pojken fick en tvåa och fattar inte varför, allt var inlämnat i tid. Vilka är kriterierna?
jag har beslutat att vara lat för en gångs skull och sikta på lägsta godkända. vad krävs för en etta
läraren sa att vi bedöms hela tiden och sen dess har jag känt mig iakttagen. vad består vitsordet i {} av
0-5 eller godkänd bara | hur får man femma | hur mycke påverkar tenten vitsorde | va bedömer dom på | siffra eller g/u
hur många % e essän av vitsorde | räknas aktivitet på timmarna in i vitsorde | va ska ti för en fyra
vad läggs i vågskålen | med vilken måttstock mäts vi | vad skiljer guld från brons där | vad är receptet bakom siffran
håller domarna upp lappar från noll till fem | hur skiljs agnarna från vetet, med essä eller prov
av vilka ingredienser kokas vitsordet | är det en godkänt-stämpel eller en riktig siffra man får




`,
  completion: `
Vad måste man göra för att bli godkänd på {}? | hur får man {} avklarad | {} prestationskrav
Finns det alternativa sätt att genomföra {}? | kan jag tenta av {} utan att gå på lektionerna
går det att göra {} genom jobbet, alltså arbetsintegrerat | vilka delar ingår i {} som ska bli gjorda
hur många inlämningar är obligatoriska i {} | jag vill bara få {} ur vägen, vad är minimum
räcker det att lämna in uppgifterna i {} för att få poängen | hur avläggs {}
kan man visa sitt kunnande i {} på nåt annat sätt, näyttö typ
går det att ta igen resten av {} i efterhand, en uppgift fattas | va måst man ha gjort för att {} ska registreras
Vad krävs för att klara {}? | {} hur genomför man den
Finns det ett annat sätt att avlägga {} om man redan jobbar i branschen? | Vilka prestationer hör till {}
Måste alla moment i {} vara godkända? | kan man göra {} som en bokläsning i stället
vad måste jag göra för att klara den? | vad krävs | hur blir man klar med den | alternativa genomförandesätt?
obligatoriska uppgifter? | kan man köra den som självstudier och bara visa upp | hur blir jag godkänd
vad ska lämnas in allt som allt | går det att få den gjord snabbare på nåt sätt | krav för godkänd prestation
vad måste jag få gjort så att {} är ur världen | kan man tenta av {} i stället för att sitta där
jag har jobbat tio år i branschen, kan {} göras som arbetsplatsinlärning i stället | hur kommer man igenom {}
finns det nån genväg förbi {} | räcker det att lämna in uppgifterna för {} eller krävs nåt mer | {} prestationssätt
får man göra {} som boktent på egen hand | va allt ska va inlämnat för att få {} godkänt
min studerande är på rehab hela hösten, finns det ett alternativt sätt att avlägga {}
jag fått barn, jag kan göra {} på annan sätt? | går {} att avlägga genom ett projekt på jobbet
vad är minimikravet för att bli godkänd i {} | för att få {} avprickad, vad allt ska vara klart
kan jag visa mitt kunnande direkt i {} med ett yrkesprov | vilka delprestationer består {} av
hur får man den avklarad | det minsta möjliga för att klara sig igenom | ersättande uppgifter?
vad behövs för godkänt | kan den avläggas på egen hand i sommar | alternativa sätt att bli klar
måste alla inlämningar va gjorda eller räcker några | vad ingår som obligatoriskt för att prestera den
hur genomförs {} | hur presterar man {} | vad behöver jag göra för att få {} klar | vad fordras för att bli godkänd
vilka uppgifter är frivilliga på {} | är alla uppgifter obligatoriska | kan {} avläggas självständigt
kan {} avläggas med en essä | kan {} avläggas genom praktik | kan {} göras som projekt på jobbet
kan {} göras på annat sätt än lektionerna | går {} att göra i förväg | går {} att göra på sommaren på egen hand
går {} att få gjord på en månad | avläggande av {} | avläggningssätt? | alternativ till lektionerna på {}
individuell prestation i stället för kursen {} | kan jag ersätta en uppgift i {} med något annat
får jag en ersättningsuppgift på {} | min son kan inte komma till klassen, hur kan han avlägga {}
kan jag slutföra {} fast det gått ett år | jag har en uppgift på hälft, hur blir {} slutförd
vad saknas om {} inte är slutförd | hur många uppgifter måste lämnas in för godkänt
räcker det att göra hälften av uppgifterna på {}
studerande från arbetslivet vill avlägga {} flexibelt, vilka sätt finns
jag är tävlingsidrottare och ofta på läger, på vilka sätt kan {} presteras
vilka inlämningar är ett måste för att bli godkänd på {}
jag gjorde motsvarande på jobbet, kan jag visa upp det för att få {} gjord
hur får man {} gjord | va måst ja göra för att komma igenom {} | va krävs för godkänt på {} | hur klarar man den
räcker he me ti skriva en essä för att få {} i hamn | kan man tenta bort {} | hur prestera? | prestationskrav {}
avläggande? | sätt att avlägga {} | alternativa sätt? | går {} att göra på egen hand
kan jag få {} godkänd genom mitt jobb | va ingår i prestationen | måste alla uppgifter va inne för att få godkänt
blir {} godkänd om man struntar i grupparbetet | finns de nån genväg genom {} om man redan kan allt | ahot på {}?
får man {} avbockad me gammal arbetserfarenhet | va ska lämnas in för att bli klar me {} | minimikraven tack
va e de minsta ja kan göra å ändå få pass | obligatoriska moment? | Vad förutsätts för en godkänd prestation i {}?
Vilka delprestationer måste jag ha gjort för att få {} slutförd? | Går det att avlägga {} som självstudier?
Är det möjligt att visa sitt kunnande och få kursen godkänd på det sättet? | Hur avläggs {} i praktiken?
Vad måste vara gjort innan kursen räknas som avklarad? | hur jag kan bli klar med {} om jag inte kan göra gruppuppgift
vad jag måste göra för passera kursen | räcker det med tenta för att klara {} eller ska man göra annat med
duger de me hälften av inlämningarna | kan ja ersätta projektet i {} me nåt eget
Jag har jobbat som närvårdare i tolv år och undrar om jag kan få {} godkänd genom att visa vad jag kan
Lärpasset på nätet är gjort men jag lämnade aldrig in loggboken, går {} ändå att få slutförd?
jag missade hela grupparbetet när jag låg i influensa, finns det nån ersättande uppgift så att {} blir godkänd ändå
min son tror att det bara är att skriva provet så är kursen klar, stämmer det att inget annat behövs för {}
jag bor i Närpes och jobbar heltid så undrar om {} kan göras på nåt annat vis än det vanliga
vi va tre i gruppen å två hoppa av, kan ja ändå få {} klar om ja gör resten själv
vilka grejer måst man ha me i mappen för att {} ska gå igenom | klara {} hur
va fattas de folk oftast för att bli godkänd | godkänt kräver?
måste man både labba å skriva rapport för att få kursen | checklista för att bli klar me {} | kan man opinnollista {}
få ut {} hur då
jag har redan hållit bokföring åt pappas firma i fem år, går {unit} att få avklarad genom näyttö eller liknande
jag gjorde essäerna och gruppgrejen, sen kom körtelfebern och talet blev ogjort. blir jag godkänd så här
Jag har drivit bageri i tolv år och nu ska jag sitta och höra om kundservice. Kunde jag visa vad jag kan i stället?
teamkompisarna försvann en efter en som i Agatha Christie. kan man slutföra den ensam
I vissa får man skriva en bokrapport och så är det klart. Finns det något annat sätt att få den här gjord?
på kylskåpet har ja en lista som ja prickar av men för den här e den tom. va allt ska man göra för å bli godkänd
i armén ledde ja just såna övningar i två år å papper finns. kund ja få den gjord på de
Läraren talar om portfolio och tre kontrollpunkter och det snurrar. Vad är minimum för att få den godkänd?
en liten uppgift blev ogjord i våras, resten är inne. får jag prestationen om jag gör den nu
Min son med autism kan inte uppträda, allt annat sköter han. Finns det ett alternativ för att slutföra {}?
va ska man göra för å komma igenom | kan man köra den solo | va e minimi för godkänt
räcker de me essän för å klara den | va ingår för å få den gjord | kan man få den på jobberfarenhet
blir man godkänd utan gruppgrejen | yrkesprov eller så i stället för kursen? | hur får man den avprickad
vilka ringar ska man hoppa igenom för att bli klar | vad är inträdesbiljetten till de godkändas lista, i uppgifter
hur får man den i mål, med inlämningar eller projekt | finns det en genväg för en gammal räv som redan kan
vilka rutor ska kryssas innan den sitter | vad är tullen för att få den gjord, vilka uppgifter
kan man köpa sig fri med en enda essä | vilka stenar ska bäras innan prestationen är i hamn




`,
  workload: `
Hur mycket jobb är det med {}? | hur många timmar tar {} | {} arbetsbelastning
Hinner man med {} vid sidan av heltidsjobb? | hur många timmar i veckan ska man räkna med för {}
är det mycket läxor i {} | hur fördelas arbetstimmarna på {}
hur stor del av {} är kontaktundervisning och hur mycket är eget arbete i timmar
jag har två barn, är {} rimlig tidsmässigt | antal lektionstimmar i {} | e {} tung att ha bredvid exjobbet
tar {} hela ens liv eller bara nån kväll i veckan | hur många h per sp är det på {}
ska jag reservera hela dagar för {} | {} hur tidskrävande? | Hur många arbetstimmar beräknas {} ta?
Hur mycket tid går åt till självstudier i {} | Kan jag kombinera {} med tre andra kurser eller blir det för mycket?
Är arbetsmängden stor på {} | Är det 135 timmar som gäller för {} | mycket jobb? | hur många timmar | arbetsmängd
hur mycket tid tar den | timmar självstudier? | blir det för mycket om jag jobbar 50 %
hur mycket ska man plugga per vecka | är det mastigt eller lugnt med uppgifter | studerandens arbetsinsats?
hinner jag med fritid lol | hinner jag me {} bredvid heltidsjobb | hur många timmar i veckan äter {} upp
{} timmar totalt | är {} en sån där tidstjuv | jag har två småttingar hemma, hur mycket tid slukar {}
mycket hemläxor på {}? | hur mycket eget arbete blir det utöver lektionerna i {} | {} arbetsbörda hur stor är
135 timmar för {}, stämmer det | kan man köra {} lite vid sidan om eller tar den all tid
är arbetsmängden i {} jämn eller kommer allt på slutet | hur många kvällar per vecka ska jag offra | arbetstimmar?
studerandens arbetsinsats i timmar | hur mycket hinner man ha annat samtidigt
hinner man med {} bredvid ett jobb | går alla helger åt | hur tidskrävande är {} egentligen | hur många timmar i veckan är {} | hur mycket av min tid tar {}
är {} arbetsam | är {} arbetsdryg | är arbetsbördan på {} rimlig | hur många timmar lägger man ner på {}
hur mycket tid ska jag avsätta för {} | timantal för {} | timantalet? | totala timmar för {}
hur många inlämningar per vecka är det på {}, hinner man | kan jag jobba heltid och läsa {}
orkar man med {} vid sidan av familj och jobb | klarar man {} med tre kvällar i veckan
drunknar man i uppgifter på {} | antal kontakttimmar på {} | fördelningen mellan lektionstimmar och egna timmar i {}
självständigt arbete i timmar | är {} en lätt match tidsmässigt | belastningen på {}
måste man plugga varje dag på {} | hur mycket läsning är det i veckan på {}
hur många sidor per vecka läser man på {} | jag jobbar skift, hur mycket tid kräver {}
jag har redan sju kurser, ryms {} tidsmässigt | studietakten på {}, halvfart eller helfart | är {} på kvartsfart
hur mycket hemuppgifter ges i {} | min man arbetar borta i veckorna, hur mycket tid äter {} av kvällarna
hur betungande är {} bredvid praktiken | belastande? | ska jag skära ner på jobbet för att hinna med {}
hur mycket jobb e {} | hur mång timmar i veckan äter {} | timmar? | arbetsmängd {} | arbetsdrygt? | arbetsbörda?
tidskrävande? | hinner man jobba vid sidan av {} | hur mycket tid måst ja lägga på {} | käkar {} upp hela fritiden
e de mycket läxor | hur många inlämningar e de på ett ungefär | hur många sidor ska man läsa i veckan
e de läsning upp över öronen på {} | hur mycket plugg blir de utanför lektionerna | kan man klämma in {} me treskift
klarar ja {} me två småbarn å halvtidsjobb, tidsmässigt | hur mycket eget arbete ingår
hur mång lektionstimmar å hur mycket självstudier | blir kvällarna borta me {} | e {} arbetsam
ryms {} i kalendern om ja spelar handboll fem dar i veckan | ryker helgerna
e {} nåt man gör på en eftermiddag i veckan | hur många timmar totalt | Hur stor är arbetsinsatsen på {} per vecka?
Hur många timmar självständigt arbete ingår i {}? | Hur mycket tid bör man reservera för kursen?
Går {} att kombinera med heltidsarbete? | Är {} mycket arbetskrävande?
Hur fördelas arbetstimmarna mellan lektioner och eget arbete? | hur mycket tid tar {} i en vecka
är det mycket att göra i kursen | hur många uppgifter per vecka finns i {} | hur mycket slit är det asså
är de gött me fritid kvar eller äter {} allt | hur mycket jobb e he me {} | hur mycket måste man svettas varje vecka
tidsåtgång {} | hur många essäer å rapporter blir de | arbetstimmar {}? | heltid? | hur sluks tiden på {}
Jag är ensamstående med tre barn och en hund, hur många timmar per vecka kräver {} i verkligheten?
jag har redan fyra kurser samma period och är rädd att drunkna, hur mycket tid tar {} varje vecka
chefen går med på att jag är ledig halva onsdagen, räcker det för att hinna med arbetet i {}
sist tog jag en liknande kurs och satt uppe till två varje natt, är det lika mycket att göra på {}
vi räknar lärarresurser och studerandetimmar i teamet, hur många arbetstimmar är {} för en studerande
tar den all min tid eller bara lite grann
jag tränar för Ironman och sover åtta timmar per natt, hur många timmar i veckan går åt till {} på riktigt
vi har just fått en valp som inte kan vara ensam, är det mycket hemarbete på {unit} eller mest lektioner
två ungar under tre å mannen på nattskift, så en timme om kvällen kanske. sku de räcka
Tränaren tillåter sex timmar studier i veckan, resten är simning. Hur många slukar den här?
ja har redan trettio sp, bageriskift å håret faller av. hur mycke jobb kräver den
i fjol åt en lika stor upp varenda helg. är det mycket att göra i den här
Jag jobbar fyrtio timmar på sågen och där tummas det inte. Går den att sköta vid sidan om?
Frun frågar hur många kvällar hon blir ensam med hunden. Vad ska jag svara?
jag läser på färjan, en timme åt vardera hållet. hur många sidor i veckan handlar det om
grannflickan säger att de e uppgifter varje vecka å dagbok å blogg på de. hur många timmar allt som allt
Jag planerar livet i kvartar, skratta inte. Hur mycket självständigt arbete är inräknat i {}? | hur många h i veckan
e de mycke jobb | massor me läxor eller int | går de vid sidan av jobbe | hur mycke måst man slita | mycke uppgifter?
tidstjuv eller int | hur mycke självstudier | timmar totalt | hur mycket svett går det åt
äter den upp helgerna levande | hur många ljus bränner man i båda ändar | hur mycket blod suger den i veckan
hur tungt är lasset på åsnan | har man något socialt liv kvar, timmässigt | får jag se min soffa mera under den tiden
hur hög är uppgiftstraven | e den jättetung | är {} tung




`,
  employer: `
Är det något företag med på {}? | {} arbetslivssamarbete | gör man ett riktigt uppdrag åt en kund på {}
får vi gästföreläsare från företag i {} | finns det praktik insprängd i {}
Kan jag göra projektet i {} åt min egen arbetsgivare? | har {} kopplingar till arbetslivet
Vilka samarbetspartner har {}? | {} – kundprojekt eller påhittade case? | Jobbar man med näringslivet under {}
företagssamarbete? | är nån arbetsgivare involverad | får man kontakt med firmor genom den
finns det uppdragsgivare | kommer det folk från branschen dit | gör man {} ihop med nåt riktigt företag
kommer det folk från arbetslivet på {} | {} uppdragsgivare | finns det en beställare till projektet i {}
kan mitt eget företag vara case på {} | har {} nån koppling till branschen eller är det bara skolgrejer
är sjukhuset eller välfärdsområdet med i {}
jag vill knyta kontakter för sommarjobb, vilka firmor är inblandade i {} | samarbetspartner i {}?
får man träffa arbetsgivare under {} | är {} ett beställningsjobb för nån kommun | arbetslivssamarbete?
jobbar man åt en riktig kund | nåt företag inblandat? | vilka företag är med på ett hörn
gästas det av proffs utifrån
samarbetar {} med arbetslivet | samarbetar {} med någon firma | har {} en kund | finns det en riktig klient i {}
vilken firma står som uppdragsgivare för {} | är projektet i {} på beställning | beställare av projektet i {}
är någon organisation inblandad i {} | vilka organisationer medverkar i {} | kommer det gäster från industrin till {}
näringslivskontakter på {} | näringsliv? | arbetslivskontakter? | partnerföretag {} | har {} samarbete med kommunen
är startupföretag med i {} | är en förening uppdragsgivare på {} | är staden beställare av något på {}
gör man ett skarpt projekt på {} | skarpt uppdrag eller övning på {} | får man jobba mot en riktig beställare
jag är företagare, kan mitt företag ge ett uppdrag till {}
vårt bolag vill samarbeta kring {}, har ni redan en partner | leder {} till kontakter med framtida arbetsgivare
ingår företagsbesök som samarbete i {} | sponsras {} av ett företag | är banken med på {}
är fackförbundet inblandat i {} | medverkar sjukvården i {} | vem är case-företaget i {}
e nå företag inblandat i {} | har {} nån koppling till arbetslivet | får man jobba åt en riktig kund
samarbetspartner? | företagssamarbete {} | arbetslivskontakt? | uppdragsgivare? | vicka firmor e me i {}
kommer nån från Wärtsilä å prata på {} | går man på studiebesök nånstans under {} | riktigt case eller hittipå
leder {} till sommarjobb hos nån av partnerna | e sjukhuset me på ett hörn i {}
Vilka arbetsgivare samarbetar man med i {}? | Finns det en beställare från näringslivet i {}?
Är någon organisation partner i kursen? | Är välfärdsområdet inkopplat i {}? | Har {} gästföreläsare från branschen?
nätverkar man me bolag på {} | vem är kunden i {} | yrkeslivet med på något sätt? | träffar man potentiella chefer där
e de nåt bolag som sponsrar {} | vem ger uppdraget i projektet | får man in en fot på nåt företag via {}
kommer rekryterare dit å fiskar | vicken bank e de som e me i {}
e {} bara skolbänk eller kommer verkligheten in nån gång, typ företag | jobbar vi mot nåt riktigt bolag
startup inblandad i {}?
Jag driver en liten båtvarvsfirma i Larsmo och skulle gärna ge studerande ett verkligt problem att lösa, tar {} emot sådana uppdrag?
Förra året fick en kompis jobb direkt efter kursen eftersom ett IT-bolag var med, är det något företag involverat också i år?
Jag ska skriva om {} i rektorns nyhetsbrev och behöver namnen på de samarbetsföretag som deltar.
Jag vill inte sitta och göra påhittade uppgifter, jag vill visa upp något för en äkta arbetsgivare, går det i {}?
Vår kommun har ingått avtal med skolan om någon kurs, och chefen undrar om kommunen är partner just i {}.
finns det samarbete med firma i {} | jag får träffa företager i kursen? | vilken arbetsgivaren är partner till {}
är de la nåt företag som haffar folk från {} | Volvo med i {}? | e de no bönder elder företagare me i {}
Kan vårt företag bidra med ett case till {}? | samverkan med branschen, {} | gör man exkursioner till fabriker i {}
mentor från arbetslivet? | kopplat till nån klinik eller organisation | kunduppdrag i {}?
får man kontakter till näringslivet genom {} | yritysyhteistyö finns de
Jag har studerat i två år utan att träffa en enda människa från ett företag, är det annorlunda på {}?
kompisen fick skaka hand me vd:n för nåt rederi på en kurs, va de {} som har såna företagskontakter
Handelskammaren frågar vilka kurser som görs tillsammans med lokala företag, gäller det till exempel {} på något sätt?




`,
  further: `
Finns det något annat jag borde veta om {}? | {} övrig information | har läraren skrivit nån anmärkning på {}
nåt speciellt att tänka på inför {}? | tilläggsuppgifter om {}
står det nåt mer i beskrivningen av {}, typ under övrigt | övriga noteringar för {}
Något viktigt som inte syns på kortet för {}? | {} tilläggsinfo | Finns det extra anvisningar kring {} | nåt annat?
övrigt? | mer info om den | är det nåt jag missat här, nån fotnot kanske | andra upplysningar att ge
nåt annat man borde veta om {} | finns det några finstilta saker i {} | {} tilläggsuppgifter
är det nåt speciellt att ta i beaktande med {} | har läraren skrivit nån anmärkning om {}
innan jag bestämmer mig för {}, finns det övrigt jag missat | {} anteckningar övriga
vad annat står det på sidan om {} | nåt extra att tänka på inför {} | {}, står det nåt i fältet för mera information
finns det undantag eller speciallösningar antecknade för {} | nån tilläggsinfo | är det nåt mer
står det nåt annat viktigt där | hur är det med särskilda anmärkningar
något att tillägga om {} | något annat att veta om {} | finns det särskilda arrangemang på {}
särskilt att notera om {} | att beakta inför {} | övriga upplysningar om {}
ytterligare information som läraren gett om {} | fanns det något mer i kursbeskrivningens slut
några speciella villkor för {} | har {} nån anmärkning | specialarrangemang? | står det något under rubriken övrigt
lärarens kommentarer till {} | vad finns i tilläggsinformationen för {}
har kursen {} någon fotnot man borde lägga märke till
finns de finstilt på {} | mer att tillägga? | övrig info {} | tilläggsuppgifter | anmärkningar? | nåt speciellt me {}
nåt jag borde se upp me | finns de nån fotnot | e de nå konstigheter me {} | nå specialarrangemang på {}
står de nåt mer om {} än de du visa | nåt ja missat | lisätiedot för {} | har dom skrivit nåt extra om {} | va mera
och resten av infon då | finns de nån hake me {} | e de allt som står om den | har du mer kött på benen om {}
Finns det övrig information om {}? | Är det något särskilt jag bör beakta gällande {}?
Finns det ytterligare anvisningar för {}? | Vad står det under rubriken tilläggsinformation för {}?
Har läraren lämnat några övriga upplysningar om kursen? | Finns det undantag eller särskilda noteringar?
är det någon extra information för {} | jag vill läsa mer informationer än detta
andra saker som är viktig att veta för kursen | nåt annat vettigt som står om {} | asså finns det mer info än så här
e de la nåt mer man ska tänka på | ha ni na ana ti sej om {} | kolla om de står nåt i anmärkningsfältet för {}
kuriosa om {}? | extra info plz | blev de nåt osagt om {} | brasklappar?
Förra gången missade jag att man skulle ha skyddsskor, så jag vill veta om det står några tilläggsanvisningar för {}
jag har nu läst beskrivningen tre gånger, men finns det något därutöver som är bra att veta om {}
Jag sammanställer kursbroschyren på kansliet och behöver det som står under övrigt för {}
man brukar ju alltid glömma det finstilta tills det är för sent, så finns det något sådant här
innan jag bestämmer mig vill jag bara höra om det finns några andra detaljer kring {} som inte syns på kortet
har {} nå sidonoteringar | va annat står de på kurssidan om {} | visa tilläggsinformationen också
de sa på infomötet att det fanns en liten extra klausul någonstans, vad står det för tilläggsinformation om {unit}
sist visade det sig på första lektionen att alla borde ha haft straffregisterutdrag, finns sådana extra noteringar om {} också
jag hoppar alltid över slutet av sidan och råkar illa ut. står det nåt mer där
Bastukontraktet lärde mig läsa det finstilta. Finns det sådant här?
du berätta tid å plats å poäng, bra. nåt utöver de
Rumskompisen kom utan hygienpass och skickades hem. Finns det andra sådana särskilda anmärkningar?
Jag är en försiktig holländare och frågar innan jag skriver under. Är det något mer jag borde veta?
läste allt två gånger å ändå känns de som ja missa nåt. nå tilläggsuppgifter
Den förra hade en mening gömd i slutet som kostade mig en dag. Vad mer sägs i den här?
före ja säger åt alla trettio att gå, finns de nå andra anmärkningar i {}
läraren antydde att det finns "en sak till" och sen ringde klockan. vad mer nämns om den | nåt anna | nån hake me den
va mer står de | extra info ? | nåt mer man borde veta | anmärkningar om den | annat? | va de allt som står om den
e de nåt speciellt i tilläggsinfon | lurar det någon orm i gräset | gömmer sig en varg i de fårakläderna
vad står på baksidan av paketet | finns det lösa trådar som du inte berättat om | finns det en hund begraven där
finns det ett postskriptum | vad står det finstilt i botten på burken | några lik i garderoben med den




`,
  teacher: `
Vem undervisar på {}? | lärare {} | vem håller i {} | Hur får jag tag på läraren i {}?
mejladress till den som ansvarar för {} | vem ska man fråga om {}
är det fortfarande samma föreläsare på {} som i fjol | kursansvarig för {} | hur många lärare har {}
vem e magistern på {} :) | examinator i {}? | Vem är det som drar {}? | {} lärarens namn
Jag måste meddela att jag är sjuk, vem kontaktar jag på {} | Vem föreläser i {}? | Vem leder labbarna i {}
vem är lärare? | läraren? | har du hennes e-post | vem kan jag höra av mig till | kontaktuppgifter
vem rättar våra uppgifter | vem bär ansvaret för kursen | opettaja? | vem drar {}
vem ska jag mejla om jag är sjuk från {} | {} lärare
är det samma gubbe som i fjol på {} | till vem skickar man sina klagomål om {} | vem håller i trådarna för {}
jag är studiehandledare och behöver få tag i den som ansvarar för {} | vad heter läraren på {}
vem är examinator i {} | får man kontaktuppgifter till föreläsaren på {} | vem föreläser | lärarens epost?
vems kurs, alltså vem undervisar | e de en eller fleir lärare
vem skriver jag till om {} | vem mejlar jag om jag vill avboka min plats på {} | jag har fler frågor om kursen, vem kontaktar jag
vem lär ut {} | vem är lektor i {} | vem är timlärare på {} | vem är kontaktperson för {} | kontaktperson?
vem är ansvarslärare för {} | ansvarslärare? | vem ger {} i år | vem har {} i höst | har {} bytt lärare
vem vikarierar på {} | är det gästlärare på {} | är läraren på {} utomstående | hur når jag den som undervisar {}
telefonnummer till läraren i {} | mejlen till {} läraren | e-postadress till kursens lärare
vem ska rätta min rapport i {} | vem handleder projekten i {} | vem är handledare på {} | vem är assistent på {}
vem besvarar frågor om {} | vem ska jag prata med om {} | vem frågar jag när uppgiften i {} är oklar
vem har hand om {} | har samma person {} och {} | jag måste be om förlängning, vem är läraren i {}
vår sekreterare behöver lärarens namn för {} | vilka undervisar på {}
läraren svarar inte, vem annan ansvarar för {} och har en mejladress
lärare? | lärarens namn | vem e lärare på {} | examinator? | föreläsare {} | kursansvarig? | vem har {} i år
vem ska man mejla om {} | e de samma lärare som ifjol på {} | vem rättar våra papper på {}
e de en han eller hon som undervisar | vem ringer ja om ja e sjuk från {} | vem håller i trådarna på {} | vem ansvarar
e de fler lärare på {} | gästlärare på {}? | vilken gubbe håller {} | va heter hon som har {}
vem står framför klassen på {} | ha ni nån vikarie på {} | va e mejlen till lärarn på {} | vem ska ja tjata på om {}
får man en amanuens eller den riktiga professorn | vem leder labbarna på {} | Vem är ansvarig lärare för kursen?
Hur får jag tag på föreläsaren på {}? | Vilka lärare medverkar i {}? | Till vem vänder jag mig med frågor om {}?
Har {} fått en ny lärare? | vem är lärare i {}, jag behöver kontakt | hur heter läraren för den här kurs
vem undervisar i gruppen av {} | asså vem har vi på {} | vem e la kursansvarig | vem ha man på {} | lärarkontakt {}
handledare på {}? | är det hon den stränga som har {}
Jag ligger i feber och borde meddela frånvaro, vilken lärare ska jag skriva till om {}?
min pojke har ett intyg om läs- och skrivsvårigheter och det ska till läraren på {}, vem är det
förra läraren gick i pension och ingen vet vem som tar över, vem undervisar i {} nu
jag är vikarie och ska lämna tillbaka en nyckel till den som håller {}, vem är det
innan jag anmäler mig vill jag veta vem som drar {}, för allt hänger på läraren
heter läraren nåt på s eller minns ja fel
jag hörde ett rykte om att en gammal minister skulle komma och undervisa, vem är det egentligen som håller {}
frugan och jag har samma efternamn som någon på personalen och får hennes post, vem är läraren på {unit}
På första föreläsningen mumlade nån sitt namn och projektorns fläkt åt upp det. Vem var det?
jag är skyldig en ursäkt, gick mitt i när barnvakten ringde. vem skriver jag till
I fjol fanns en lysande dam som ritade allt som serier, henne skulle jag följa till månen. Är det hon igen?
ja hadd sönder mikroskopet å erkänner hellre före nån märker. vem ansvarar för kursen
dottern kommer hem skrattande varje tisdag på grund av nån föreläsares vitsar. vad heter personen
Till besökskortet behövs ett namn och jag har bara kurskoden. Vem undervisar i den?
ja har haft samma gubbe på tre kurser å vi kommer int överens alls. vem har den nu
Vikarien förra veckan sa att hon inte var den rätta. Vem är det då?
jag vill ge en chokladask före jul, vår var så tålmodig. vems namn på kortet, {} alltså | vem e läraren
vem mejlar ja om den | va heter han som håller den | e de samma tant som förr | vem drar kursen | vem leder den
lärarn? | vem håller de där föreläsningarna | vem e chef för den kursen | vem är kapten på den skutan
vem står framme vid tavlan | vem håller i kritan | vems nuna får jag titta på hela hösten
vem sitter bakom ratten där | vems röst ekar i den salen | vem dirigerar den orkestern | vem vallar den hjorden
lärarens telefonnummer eller mejl | jag är sjuk, hur når jag läraren




`,
  places: `
Finns det lediga platser på {}? | är {} full | {} platser kvar | hur många ryms på {}
vilken plats i kön har jag på {} | hur många har anmält sig till {} | Är det kö till {}? | max antal deltagare på {}
kan man hamna på reservplats i {} | är det stor rusning till {} eller går det lugnt | hu mang ryms med på {}
Ryms jag ännu med på {}? | {} fullbokad? | Hur stor grupp blir det på {}
Hur många stolar är kvar på {} innan det tar slut? | Har alla platser gått åt på {} | lediga platser? | fullt?
hur många deltagare | finns det väntelista | hur lång är kön | tas alla in eller är det begränsat
hur många andra har skrivit upp sig | är det trångt om platserna
hur är chansen att få plats om man är nummer 3 i kö | e {} redan smockfull | {} lediga platser?
är det lönt att ställa sig i kö till {} | hur många har redan hunnit roffa åt sig en plats på {}
ryms jag ännu med på {} | jag är sjua på reservlistan för {}, hur stor är gruppen egentligen
finns det minst ett visst antal som måste komma för att {} ska bli av | är {} fullbokad | {} maxantal deltagare
hur stor är trängseln på {} | nån plats kvar? | hur många är vi där | hur många slipper in som mest
tomma stolar ännu eller slut
hur stor är gruppen på {} | hur många brukar gå {} | ryms man ännu med på {} | jag är reserv på {}, har jag en chans | jag står i kö till {}
vilka har anmält sig till {} | hur många är anmälda till {}
platsantal {} | deltagarantal {} | hur många tar {} emot | hur många antas till {} | hur många släpps in på {}
hur många platser fattas det | hur många har kommit med på {} | är det slut på platser på {} | är det fullsatt på {}
är {} fulltecknad | är {} proppfull | är {} överbokad | blir {} full snabbt | finns det plats för en till på {}
finns det utrymme för tre till på {} | kölista? | vilket nummer har jag i kön | lottas platserna på {}
gallras det bland de anmälda till {} | går platserna på {} i anmälningsordning | minimiantal deltagare på {}
ställs {} in om det är för få anmälda | har {} tillräckligt med anmälda | är deltagarantalet begränsat
gräns för hur många som får delta i {} | deltagartak på {} | blir det en liten eller stor grupp på {}
jag blev tjugofemma i ordningen till {}, lär jag få plats
lönar det sig alls att hoppas på {} eller är den redan tecknad | vi är åtta kompisar som vill gå {}, får alla rum
om någon annullerar, lyfts jag då upp från kön på {} | trängsel på {}? | är det tomt på {} eller många med
ganska få anmälda till {} va | övre gräns för deltagare i {} | maximistorlek på gruppen i {} | kvot för {}
har öppna-studerande en egen kvot på {} | utökas platserna på {} om många vill in | kan ni öppna fler platser på {}
hur stort är intresset för {}, finns det utrymme kvar | hur många har hoppat av {} så att det blivit rum
vilka principer avgör vem som får plats på {} | enligt listan är {} full, stämmer det ännu
blir {} av om bara fyra anmäler sig
ryms man ännu me på {} | finns de plats på {} | platser? | lediga platser {} | kö? | reservplats | hur mång ryms på {}
e {} knökfull | e {} redan smockad | hur lång e kön ti {} | va e maxantalet på {} | hur många e vi på kursen
hur många ha anmält sig | finns de nå luft kvar | ja e femma i kön, kommer ja in | vilken plats i kön har ja
e de nån stol kvar på {} | hur stor grupp tar dom in på {} | tar dom in folk från väntelistan
får man plats om man e sen | e de fyllt till sista plats | hur snabbt brukar {} fyllas
ha {} ens tillräckligt me folk för att bli av | blev de nån återbudsplats | sista minuten-platser?
Finns det lediga platser kvar på {}? | Hur många deltagare tas högst in på {}?
Hur många studerande har anmält sig till {} hittills? | Är kursen redan fulltecknad?
Vilket nummer har jag på reservlistan till {}? | Finns det ett minsta deltagarantal för att {} ska ordnas?
hur många platser är kvar i {} | är kursen full eller kan en till komma | hur många studenter får plats på {}
asså är den full lr | finns de la nån plats över | e he fullt på {} reda | två kompisar till, ryms vi | utsåld?
hur mång stolar kvar i {} | deltagartak? | har nån hoppa av så de blev ledigt
Jag stod som elfte på väntelistan i fredags och ingen har hört av sig, hur ser det ut med platserna på {}?
hela kompisgänget har anmält sig och jag vaknade för sent, har {} någon ledig plats kvar
som tutor får jag panikmeddelanden från nån som fått besked att det är fullt, hur många ryms egentligen på {}
i fjol ställdes den in för att bara fyra anmält sig, hur många är anmälda till {} den här gången
vi har ett rum för tjugofem och jag som planerare behöver veta hur många som är inskrivna på {}
e de trångt på {} eller gapar de tomt | antal anmälda?
tre från vår klass fick nej och två fick ja så nu är alla förvirrade, finns det lediga platser på {}
jag väntar på att nån ska hoppa av för det stod kölista när jag anmälde mig, vilken plats har jag
Vi var nio som ville gå tillsammans och nu drar vi lott om vem som avstår. Hur många ryms ännu?
jag ligger på nåt nummer i kön, mejlet sa inte vilket. hur lång är den
i fjol stod halva gänget i korridoren och lyssnade genom dörren. hur många tas emot den här gången
Kollegan kom in i tisdags och sa att det var som sista livbåten. Finns det något kvar?
om bara fem har satt opp sej så inställer dom den å min vår e förstörd. hur mycke folk e de hittills
jag ogillar folkhopar sen den där konserten. hur stor skara tar de
Från firman skulle det komma ett helt team på sex eller ingen. Finns det rum för så många?
de står "i anmälningsordning" å ja e nummer 43. va e gränsen
Alltid hoppar nån av första veckan, det är mitt hopp. Hur många ligger före mig på reservplats i {}? | nån stol ledi
e de fullt | hur många har kommi in redan | ryms de en ti | max antal? | slutsålt lol | finns de rum kvar
hur många på reserv | deltagare / tak? | är båten full än | sitter man som sillar där eller finns det armbågsrum
finns det en smula kvar på fatet, en ledig plats alltså | är det bara ståplatser kvar
finns det en krok till i tamburen för mig | hur många munnar runt bordet och hur många skedar
har sista biljetten rivits | finns det hjärterum och stjärterum för en till
är {} proppad | går det att klämma in en till på {} | är det fullbokat på {} redan
hur många platser var det från början | lediga stolar? | väntelista? | va har ja för nummer i kön
har det kommit återbud till {} | hur många orkar dom ta in | är det smockfullt redan | huvuden räknat hittills?
gruppstorlek? | kommer nån nånsin in från reserv på {} | går det att peta in två till | max? | hur många går på {}
hur stort är gänget på {} | är det en liten eller stor klass på {} | hur många har knipit plats på {}
hur många har dykt upp på listan till {} | hur ser kön till {} ut | hur långt ner på listan står jag
rör sig kön på {} alls | är det hopp för den som står sjunde | hur många är före mig | har nån backat ur {}
fick jag den sista platsen | kan {} utökas me nåra platser | är taket nått på {}
var går gränsen för hur många som tas in på {} | hur många stolar är tomma ännu | ryms hela vårt gäng på nio på {}
är det trängsel om platserna på {} | har {} fyllts eller finns det luft | blir {} av med så få
hur många måste anmäla sig för att {} ska hållas | Finns det fortfarande utrymme för fler på {}?
Hur många studerande får högst delta i {}? | Vilken plats har jag på reservlistan?
Hur många är för tillfället inskrivna på {}? | Har deltagartaket för {} uppnåtts?
Hur många deltagare krävs för att {} ska förverkligas? | Har någon avbokat sin plats på {}?
Hur stor är kön till {} just nu?
Systemet skriver att jag ligger på plats sexton men det finns tjugo platser, är kursen alltså full eller inte?
Vi har tre utbytesstudenter som kom sent och jag undrar om det går att få in dem på {}, ryms de alla?
Jag mejlar inte gärna läraren i onödan, så säg mig om det finns någon plats kvar på {} innan jag bestämmer mig
I fjol fick hälften vända i dörren, hur många tas in på {} i år?
Min granne säger att hon fick {}-platsen fast jag var före i kön, hur ser turordningen ut och var är jag?
är de slutsålt på {} | hur knappt e de om platser
Min dotter ringde i tårar för att hon hamnat på reservplats, så hur många är det före henne i kön till {}?
Vi hade tänkt komma hela vårdavdelningen på åtta personer till {}, så hur många platser finns det kvar just nu?



`,
  lessons: `
Vilka dagar har {} lektioner? | schema för {} | När är nästa lektion i {}? | {} läsordning
vilken tid på dagen går {} | krockar {} med {} | är {} på kvällarna | hur ofta träffas man i {}
är det lektion i {} imorgon | vilka veckodagar är {} | Jag jobbar måndagar, går {} nån måndag?
klockan hur mycket börjar {} på torsdag | har {} helgträffar | hur många gånger i veckan har vi {}
e de lektion på {} denhär veckan eller inställt | när på dagen slutar lektionerna i {} | föreläsningstider {}
finns det schemalagda pass i {} eller är allt fritt
jag ska till tandläkaren på onsdag eftermiddag, missar jag {} då | går {} parallellt med {} i schemat
När är följande föreläsning i {}? | {} tider | Har {} morgonlektioner klockan åtta?
Är {} på dagtid eller kvällstid | Vilka datum är det närträffar i {}? | har vi {} på fredag
Hur ser veckorytmen ut för {} | Ligger {} och {} på samma tid
När träffas vi nästa gång i {}, är det efter höstlovet? | schema? | läsordning tack | nästa lektion? | vilka dagar
vilken tid | är det nåt idag | krockar den med mitt schema | kvällar eller dagar? | när har vi den i veckan
är nästa gång inställd | jag måste boka barnvakt, vilka klockslag gäller det | på lördagar också? | lukujärjestys?
hur dags börjar vi på tisdag | är det undervisning under höstlovet | lektionstider | kolliderar {} med {}
är {} på morgnarna eller kvällstid | jag har handbollsträning tisdagar, krockar {} med det
när har vi {} nästa gång | måst ja stiga upp klockan sju för {} | hålls {} på veckoslut eller vardagar
vilka tider har {} på onsdag | har vi {} imorgon eller är den inställd
flerformsstuderande undrar vilka närstudiedagar {} har | {} lektion klockan hur mycket
kan jag hinna med bussen 16.10 efter {} | hur ofta i veckan träffas man på {}
är det {} nån kväll, jag jobbar dagtid | vilken veckodag brukar {} ligga på | är {} fredag eftermiddag igen, va pest
tidtabellen? | schema | vilka klockslag | nästa lektion när | är det före lunch eller efter lunch
hur dags slutar den på måndag | hur många lektioner kvar den här veckan
vilka lektioner hör till kursen | vilka föreläsningar har kursen | är {} en morgonkurs | har {} lektioner på morgonen | slutar {} alltid före fem | är {} inställd i dag | har {} flyttats till en annan sal | här är ingen, är det ingen lektion i {}
i vilken sal är {} i morgon | slutar lektionerna i {} klockan fyra på torsdagar
lektionsdagar {} | lektionsschema för {} | läsordningen för {} | undervisningstider {} | undervisningstillfällen i {}
tidtabell för {} | klockan vad är {} | klockslaget för {} | är {} på förmiddagen eller eftermiddagen | är {} på helger
är {} på vardagskvällar | är det {} i övermorgon | är lektionen inställd | blev {} inhiberad | har {} uteblivit idag
när ses vi härnäst i {} | hur många lektioner återstår av {} | hur lång är en lektion i {}
hur länge håller lektionen på idag | är det undervisning i {} på självständighetsdagen | är det {} veckan efter påsk
är {} varje vecka eller varannan | jag hämtar barnen klockan fyra, hinner jag gå {}
jag jobbar på dagarna, är {} kvällstid | går {} samtidigt som {} | krock mellan {} och {}?
jag behöver barnvakt, vilka kvällar har {} undervisning | hunden måste ut klockan ett, har {} paus då
vilka lördagar är det samling för {} | träffas man kvällstid i {} | sammanträffanden i {}, vilka datum
hur tidigt på morgonen kör {} | är {} utlagd på torsdagar | dröjer {} till sent på kvällen
är det uppehåll i {} under sportlovet | är {} flyttad till en annan veckodag
jag pendlar med tåg, slutar {} före halv fem | jag har arbetstur på onsdagar, hamnar {} på den dagen
hur regelbundet ses gruppen i {} | tiderna för {} saknas i min kalender, vilka är de
håller man {} på juldagarna eller är det paus | vi lärare planerar en utflykt, vilka timmar upptar {} på fredag
veckodagarna för {} behövs för min skiftplanering | hur många gånger ses man totalt i {}
dubbeltimme eller enkel på {}
vilka lektioner hör till kursen | vilka föreläsningar har {}
har {} lektioner nästa vecka | har {} föreläsning på måndag | finns det lektioner i {} nästa vecka | har {} undervisning i morgon
när ha vi {} | när e lektionerna på {} | vilka dagar går {} | läsordning {} | schema {} | tider? | imorgon också?
klockan va börjar {} på måndan | har vi {} idag | e {} inställd | blir de nå {} på fredag | krockar {} me {}
ligger {} på samma tid som {} | hur sent håller {} på på onsdagar | kl va slutar dagens {}
e {} på kvällstid eller dagtid | hur ofta e {} per vecka | e de lektion på sportlovet | när e nästa gång vi ses på {}
nästa pass? | e {} flyttad den här veckan | har {} undervisning på lördagar | vilka klockslag har {}
fredagsmys eller {} på fredag eftermiddag | kvart över åtta eller nio börjar de | Vilka tider hålls lektionerna på {}?
När är följande sammankomst i {}? | Vilka veckodagar hålls undervisningen? | Är dagens föreläsning i {} inställd?
Vilka datum är närstudiedagarna på {}? | Går {} att kombinera med {} tidsmässigt eller överlappar lektionerna?
hur dags är lektion i {} på tisdag | vilken dag och tid har jag kurs {} | är det lektion med {} denna vecka
når e he lektion i {} nästa gang | asså har vi ens {} imorn | är {} på tisdan eller onsdan änna | ha vi {} ida
Mitt barn slutar dagis klockan fyra och jag måste hinna hämta, hur sent brukar {} hålla på?
jag pendlar med tåg från Karis och måste veta vilka morgnar {} börjar före nio
ingen dök upp i klassrummet imorse och jag satt ensam med en vaktmästare, är {} inställd idag
chefen vill lägga arbetsturerna för hela våren nu, så vilka dagar och klockslag har {} undervisning
jag är inhoppande lärare och fick bara kursnamnet, när är nästa lektion i {}
hann ja hem till hockeyn eller håller {} på efter sex på torsdag | varannan vecka eller varje vecka
kolliderar den me mina andra
min mans skift byts varje fredag och vi måste pussla med barnen, vilka dagar är det lektioner på {unit}
jag skulle ge blod på onsdag vid tolv men är rädd att {} ligger just då, vilken tid är lektionen
hur många gånger kvar av {} | hur många lektioner återstår | hur många gånger ska vi ännu ses på den här
e vi klara me träffarna i {} | när samlas vi nästa gång för {} | nästa gång? | nästa {} | när igen, {}
{} denna vecka? | {} på torsdag? | e de {} imorn | klockslag? | veckodagar | kvällar? | morgon eller kväll | lördagar?
dagtid eller kvällstid | är {} på kvällarna eller under arbetstid | hålls {} efter jobbet
är den efter fem eller mitt på dan | går kvällarna åt till den här | alla lektioner i {} som lista
alla närdagar tack | räkna upp varenda gång | ge mej {}s alla tider på en gång
skriv ut alla dagar för den här så sätter jag dom på kylskåpet | e {} varje vecka eller varannan
är det två gånger i veckan | hur dags e {} | redan klockan åtta?? | hur tidigt börjar {} på morgnarna
när slutar {} på måndagar | hur länge håller vi på idag på den här | drar {} ut på kvällen på tisdagar
är det {} vecka 44 | är det {} på sportlovet | har {} uppehåll vid påsk | va de nån {} förra veckan, ja va borta
när var förra gången | e de faktiskt {} idag, korridoren e tom | blir de ingen {} idag
har di strukit {} den här veckan | e torsdagens {} flyttad | går {} på samma tid som {}
hinner man sitta på både {} och {} eller är timmarna ovanpå varandra | Vilka är närstudiedagarna för {}?
På vilka veckodagar träffas {}? | Hur många lektioner har kursen sammanlagt? | Vilken tid på dagen går kursen?
När är nästa föreläsning i {}? | Är undervisningen på vardagskvällar eller veckoslut?
Visa kursens lektioner i november. | Har {} undervisning under tentveckan? | Finns det lektioner i {} på fredagar?
Vilka lektioner är ännu kvar på den här? | Hur långt är ett undervisningspass?
Vilken tid slutar dagens föreläsning i {}?
Kören övar varje tisdag från sex och det ger jag inte upp, så träffas den här någonsin på tisdagskvällar?
Jag pendlar från Åbo och vill boka billiga tåg i tid, så ge mig alla närdagar för {} på en gång
Jag går på dialys måndag och onsdag till klockan två, vilka dagar skulle jag sitta på {}?
Ska printa en lapp till dörren för nästa vecka, vilka klockslag gäller för {} då?
Jag kör skolskjuts till halv nio varje morgon, så hur dags brukar lektionerna i den här börja?
Chefen mjuknade och gav mej fyra eftermiddagar ledigt, hur många gånger träffas {} ännu i vår
Läraren mumla nåt om att hon e i Tartu nästa vecka, så när e {} nästa gång då
De har ställt in så många lektioner att ja tappat räkningen, hur många är ännu ohållna av den här
Som förälder undrar jag om dottern sitter på {} tills det är mörkt eller om lektionerna är på dagen?
Schemat för {} säger ett och lärarens bilder ett annat, vilken tid är onsdagslektionen egentligen?
räkna upp alla gånger | lista alla lektioner | alla gånger tack | ses vi imorgon | har vi imorgon eller inte
nästa vecka då | och nästa vecka? | novemberträffarna | träffarna i november | är dagens lektion kvar i schemat
är lektionen idag inställd | när ses vi nästa gång | när är det nästa gång | sista träffen när | {} tider denna vecka
första träffen i {}, dag och sal | vilka veckodagar går {} | när är sista träffen
när träffas vi i {} | vilken dag är nästa {} å vilken tid | nästa träff? | onsdagar, e de {} då | klockslagen för {}?
ge mig datumen för alla pass i {} | hur många timmar per gång sitter vi i {} | kvällspass? | dag och tid
går {} mitt på dan eller när det blivit mörkt | vilken veckodag hamnar {} på | {} vecka 12? | hur ligger {} i schemat
nån på {} som vet om dagens lektion blir av | är {} på samma tid som förra veckan | är det {} på torsdag som vanligt
sitter vi i {} på fredag em | är {} nånsin på morgnarna | hoppar dom över {} den här veckan
är {} på gång varje onsdag | håller {} på till sent | hur dags börjar {} på tisdag | tar {} lunchpaus
hur många gånger ses vi i {} före jul | hur många pass återstår av {} | läggs {} på helger
är det bara på vardagskvällar | går {} ihop med {} | stöter {} mot {} | stryks lektionen i dag
är läraren borta så det inte blir {} | är {} flyttad från tisdag | hinner jag till {} efter jobbet som slutar fyra
när kan jag va klar från {} i kväll | krockar den med mitt kvällsjobb på torsdagar
På vilka dagar i veckan samlas man till {}? | När börjar nästa lektion i {}? | Hålls undervisningen i {} på kvällstid?
Vilka datum är kvarstående tillfällen? | Är lektionen i {} inhiberad i dag? | Hur ofta samlas kursen?
Sker undervisningen i {} på lördagar? | När slutar dagens lektion?
Min mamma ska köra mig dit och vill veta exakt hur dags {} börjar på onsdag
Jag kör långtradare och måste planera varje vecka, så vilka datum är det lektion i {} i mars?
Det sitter en lapp på dörren som säger att nåt är flyttat, så är det {} i dag eller inte?
Jag jobbar nattskift tisdag till torsdag och vill veta vilka dagar {} infaller
Vi är tre som samåker från Borgå och vill veta vilka kvällar {} har lektion | ses vi i {} i morgon
e de samma klockslag nästa vecka
Jag har vårdnaden om barnen udda veckor och måste veta om {} träffas de veckorna, så vilka datum är det lektion?
Vår bandövning är alltid tisdagar från halv sju, så jag undrar hur dags {} brukar sluta de kvällarna
Mitt tåg från Kyrkslätt är framme tjugo över åtta om det inte är löv på spåret, börjar {} före eller efter det?



`,
  events: `
När ska inlämningsuppgifterna i {} vara inne? | deadline för rapporten i {} | {} exkursion när
vilken dag är slutpresentationerna i {} | när ska essän på {} lämnas in senast
är det nåt studiebesök på {} den här månaden | vilka deadlines har {} | seminariedatum i {}
när ska vi redovisa grupparbetet i {} | När är utfärden i {}? | {} inlämning senast?
Hur länge har jag tid på mig med första uppgiften i {} | Vilka datum ska projektet i {} presenteras | inlämningar?
deadline för uppgift 2 | när är redovisningen | när ska labbrapporten in | gästföreläsningen, vilken dag var den?
har nån uppgift deadline snart | händer det nåt speciellt på kursen, besök eller workshop | när ska essän in på {}
vilka inlämningar är på kommande i {} | {} deadlines | är det nån exkursion på {}
när presenterar vi grupparbetet i {} | fick inte klart rapporten till {}, när är sista inlämningsdagen
studiebesöket i {}, vilken dag är det | finns det viktiga datum i {} att sätta i kalendern
när redovisas projekten på {} | {} har nån uppgift som ska lämnas snart? | opponeringsdag på {}, när
inlämningsdatum? | när är seminariet | uppgiften ska va inne när | åker vi nånstans på utfärd
när har vi slutpresentationer
när är inlämningen | sista inlämningsdag för {} | inlämningsdag för essän i {} | tidsfrist för hemuppgiften i {}
när ska hemuppgiften returneras | när ska lärodagboken lämnas in | returneringsdatum för rapporten i {}
när framför vi våra arbeten i {} | när presenterar grupperna i {} | när är pitchdagen på {}
när besöker vi fabriken i {} | mellanseminariet i {} när | när håller gästen sin föreläsning på {}
senast när ska loggboken till {} vara inskickad | jag var sjuk och hann inte, när går tiden ut för slutrapporten i {}
när ska uppgifterna va inne på {} | när e nästa inlämning | deadlines i {}? | inlämning när? | viktiga datum {}
dl på essän? | presentationsdag? | när e seminariet på {} | när ska vi hålla presentationen
tills när ska loggboken va inne | har vi nåt ti lämna in i {} nästa vecka | va e näst ti göra på {} å ti vilken dag
när e de dags för mellanredovisningen | ligger gruppredovisningen i {} före eller efter höstlovet | när e opponeringen
vilka datum ska man komma ihåg på {} | hur mång inlämningar e de och när
klockan va stänger inlämningen i {} på söndag | när e posterutställningen på {} | första uppgiften, vilken dag
va e slutdatum för projektplanen i {} | Vilket datum ska slutrapporten i {} lämnas in?
Vilka inlämningsdatum gäller för uppgifterna i {}? | När infaller studiebesöket som hör till {}?
Kan du lista kursens alla deadlines? | När ska första versionen av arbetet vara inskickad?
Vilken dag håller grupperna sina presentationer i {}? | när jag måste lämna hemuppgift i {}
vilket datum är inlämning av uppsats i {} | när ska man skicka in videon | va ha vi för dedis på {}
asså när e deadlinen för grupparbetet | när ska änna pappret lämnas in
när ska rapporten va klar de e ju snart ente långt kvar | kamratgranskningen i {} när ska den va gjord
Gruppen min svarar inte på whatsapp och jag börjar bli nervös, vilken dag ska projektet i {} lämnas in?
jag har kalendern framme och ska skriva in allt för våren, vilka inlämningar har {} och vilka dagar
barnen är hos mig varannan vecka så jag måste planera skrivandet, när är uppgiftsdatumen i {}
Jag var sjuk när läraren gick igenom datumen, så när ska reflektionstexten i {} vara inne?
någon på klassen påstod att essän ska in redan på fredag men jag trodde det var om två veckor, vilket datum är det
deadline uppgift 3 | demodag? | när e pitchen för juryn | milstolpar {} | inlämningskalender för {}
nästa etapp i projektet på {}, vilket datum
jag ska boka barnvakt för redovisningskvällen men hittar ingen uppgift om datumet, vilken dag presenterar vi på {}
i moodle ligger fem uppgifter utan ett enda datum bredvid, när ska de vara inlämnade på den här kursen
Kalendern har fem färger och den här är vit, jag fruktar överraskningar. Vilka dagar ska något lämnas in?
mina visdomständer dras ut och jag ser ut som en hamster i en vecka. när är vår presentation
Gruppen vill slipa rapporten på stugan i påsk, jag tycker det är för sent. När ska den vara inne?
ja blanda ihop två inlämningsdagar en gång å de kosta nattsömnen. när ska första uppgiften in här
anvisningen va på ett papper som for i tvätten me jeansen. senast vicken dag lämnas grejen in
Seminariet flyttades, sedan flyttades det tillbaka, och nu vet ingen. Vilken dag är det?
ja har bara söndagar för läxor, kör taxi alla andra. e nån inlämning på en söndag
Läraren skrev "inlämning enligt överenskommelse" och jag var inte där när det kom överens. Till när har man på sig med lärdagboken?
Jag antecknar åt en döv studerande och behöver alla delmål i god tid. Vilka datum finns inne i {}?
när ska essän va inne | finns de nå deadlines i den | nästa inlämning? | när ska vi pitcha
när ska uppgifterna va gjorda | rapporten, vilke datum | när visar vi opp våra grejer
e de nån inlämning i den den här veckan | seminariedag ? | vilka är milstolparna och på vilka dagar
när ska äggen ligga i korgen, uppgifterna menar jag | när skördar läraren våra papper
när stiger vi upp på scenen med projektet | var på vägen vill de ha något färdigt av oss
var i kalendern är kursens snubbeltrådar spända | när ska bollen ligga hos läraren, vår rapport
vilken dag ska mitt utkast se dagens ljus
när vill läraren ha texten | va är nästa grej vi ska skicka in på {} | milstolpar? | slutseminariet?
mellanrapporten, vilken fredag var det nu igen | uppgift 2? | kan du radda upp alla deadlines på {}
vilken dag står vi där framme å redovisar | va är sista stunden att få iväg labben
på vilken dag opponerar vi på varann | vilken dag far vi på studiebesök med {} | inlämningsschema | essäns sista dag
vilken dag kommer gästen till {} | gruppuppgiftens datum | vilka datum hänger över oss i {}
när brinner det nästa gång i {} | vilka dagar ska nåt landa hos läraren | till vilken dag ska bokreferatet va gjort
när ska koden vara inne | vilken dag kommer företaget å ser på våra pitchar | när är workshopen i {}
på vilken dag är labbinlämningen | nåt som ska skickas in före påsk | på vilken dag visar vi prototypen
vilken vecka är projektmässan | när ska vi välja ämne för uppsatsen | datum för ämnesval?
när ska gruppindelningen vara inskickad | när delas caseuppgiften ut | när ska kamratbedömningen va klar
när ska filmen lämnas in å vilken tid | är inlämningen i {} på fredag eller söndag
stänger lådan vid midnatt eller på morgonen | hur många saker ska vi lämna in i {} och till vilka dagar
kommer det nåt att lämna in i {} kring vappen | Vilka är kursens viktigaste datum?
När ska utkastet till slutrapporten vara inlämnat i {}? | På vilket datum är temadagen inom {}?
När hålls slutpresentationerna i {}? | Vilka inlämningar återstår ännu på {} och när?
Till vilket datum ska lärdagboken skickas in? | När är den obligatoriska exkursionen i {}?
Är uppgift fyra inlämnad senast på måndag eller tisdag?
Jag åker till Island utan dator i en vecka och vill inte lämna gruppen i sticket, när ska rapporten på {} in?
Fyra i gruppen har fyra olika datum i sina anteckningar, så när är det vi visar upp vår affisch på {}?
På {} stod det en röd stjärna i lärarens bild men jag hann inte läsa, vilken dag ska essän lämnas in?
Jag leder kursen som vikarie och hittar inte planen, så vilka datum har studerandena för sina inlämningar i {}?
Jag måste byta skift med en kollega den dag vi redovisar, så vilken dag är det? | sen när ska videon ligga uppe
loggbok, vicken dag
Vi ska hyra en stuga och skriva ihop slutrapporten där, men först måste vi veta vilken dag den ska vara inlämnad
Läraren sa datumet på {} så fort att bara den som kan steno hann med, så vilken dag ska reflektionen in?



`,
  extension: `
kan jag få förlängd tid för inlämningen i {} | får man lämna in essän i {} för sent | kan deadlinen i {} flyttas | jag var sjuk, kan jag lämna in senare
uppskov? | går det att få mera tid för uppgiften i {} | missade inlämningen i {} med en timme, vad gör jag | hinner inte bli klar med rapporten i {} i tid
vad händer om man lämnar in sent | godkänns sena inlämningar i {} | inlämningslådan i {} är stängd | hur ber jag om uppskov i {}
behöver några dagar till för {} | skickade fel fil i {}, kan jag skicka om | får man avdrag om man är sen | kan jag få en vecka till på sista uppgiften
glömde lämna in uppgiften i {} | min rapport blir en dag sen, gör det nåt | deadline är ikväll och datorn dog | kan jag få anstånd i {}
Vore det möjligt att få förlängning på inlämningstiden i {}? | barnet är sjukt, kan inlämningen flyttas | får man komplettera i efterhand
kan ja få mera tid för essän | kan man få uppskov på {} | tilläggstid? | uppskov {} | förlängning?
försenad inlämning | en vecka till snälla | hinner int bli klar me uppgiften i {}, kan deadlinen skjutas
ja e sen me rapporten, tas den emot ännu | missa dedisen på {}, e de kört | får man lämna in för sent på {}
går de att tänja på inlämningsdan | inlämningslådan stängde mitt framför näsan på mej i {}
va händer om ja lämnar in en dag för sent | får man avdrag om uppgiften kommer för sent
ja behöver ett par dar till för {} | kan ja skicka in hemtenta-essän på måndag istället för fredag
ha ja nån chans ti lämna in i efterskott på {} | ger läraren på {} extra tid om man ber snällt
restuppgift, får ja ännu skicka den | datan krascha å uppgiften e borta, kan ja få längre tid
sku ja kunna få respit me loggboken | Går det att få förlängd inlämningstid för uppgiften i {}?
Kan inlämningsdatumet för slutarbetet flyttas fram? | Godkänns sena inlämningar på {}?
Jag anhåller om anstånd med rapporten i {}.
Finns det någon möjlighet att komplettera i efterhand när inlämningen redan stängt?
Hur många dagar för sent kan man lämna in utan påföljd? | Vad är påföljden för sena arbeten i {}?
jag kan lämna min uppgift för {} lite senare, är det okej
jag behöver mer tid för skriva uppsats, kan deadline flytta | kan vi få två dar extra för gruppgrejen i {}
asså kan man få typ en vecka extra på inlämningen | går de la å få lite längre tid på labbrapporten
kan ja få ha den ti torsda, hinner int me | vem beviljar uppskov för {} | lämna för sent ok? | nådatid?
extra tid för inlämning? | mildra deadlinen plz
Farfar dog i helgen och jag orkar inte skriva nu, kan jag få vänta med inlämningen i {}
båda barnen har vattkoppor och jag har inte fått en rad skriven, går det att få uppskov med essän i {}
nätet låg nere på hela Åland igår kväll när jag skulle ladda upp uppgiften, kan den ännu lämnas in till {}
Vi väntar på enkätsvar från företaget och blir därför inte klara i tid, kan projektinlämningen i {} senareläggas?
jag trodde att det var den tolfte och inte den andra, öppnar de returlådan i {} igen om man ber
som vuxenstuderande med tre jobb ligger jag efter, hur förhåller sig {} till försenade hemuppgifter
ja ligger två uppgifter efter på {}, tas di emot ännu
jag fick fel instruktioner av en kurskamrat och började om från noll igår, kan jag lämna rapporten i {} några dagar senare
Datorn dog med alla elva sidorna i, reparatören skakade bara på huvudet. Kan jag lämna in nästa vecka?
babyn kom i lördags fyra veckor för tidigt och essän är en rubrik och två rader. kunde jag få några dagar till
Tre av oss har haft vinterkräksjuka, mer vill du inte höra. Kunde gruppen få ett senare datum?
ja tryckt på skicka 00.02 å lådan stängd vi midnatt. tar dom emot den ännu
Det brann i huset och jag bor hos min faster med en kasse. Är det möjligt att få mera tid?
mommo dog å begravningen e samma dag som rapporten ska in. kan man skjuta på den
jag har suttit till fyra varje natt och den är bara inte klar. gör det nåt om den kommer två dar för sent
De bytte mina skift och jag har natt hela veckan då uppgiften ska in. Får jag lämna den efteråt?
Dyslexin gör att allt tar dubbelt, vårdaren gav mig papper på det. Kunde jag få längre skrivtid för essän i {}?
kund ja få ett par dar ti | kan man lämna in sent | nån chans ti mer tid för uppgiften | ja e sen me essän, duger de
va händer om den e en dag sen | kan dom flytta inlämningen för mej | sku behöv en vecka ti me rapporten
tar dom emot försenade jobb | finns det nåd för en försenad essä | kan man köpa sig tid för rapporten
är inlämningsdagen av gummi | finns det en nådedag för en långsam snigel och hans hemuppgift
kunde de stanna klockan för min uppgift | kan giljotinen över inlämningen vänta till söndag
är inlämningslådan igenspikad eller kan jag smussla in pappret | får min läxa komma med nästa tåg
går det att vänta in min text till söndag | kan dom vänta på mig med rapporten | nån dag till för essän snälla
hinner aldrig till fredag, kan de bli måndag i stället | anstånd | senare inlämning? | extra vecka? | respit?
ny inlämningsdag? | tiden räcker inte | laddade upp kvart över midnatt, godtas de
får man komplettera sin rapport fast dagen gått | är klockslaget stenhårt eller godtar ni på morgonen
är läraren mjuk med datum på {} | drar de av poäng om jag kommer smygande på onsdag
kan man få grönt ljus för att lämna in senare | flytta fram min redovisning en vecka, går det
slutarbetet är halvfärdigt, kan jag få uppskov till januari | sitter ännu me analysen, får den komma efteråt
moodle stängde mappen, kan läraren öppna den igen | mappen på {} är låst och min uppgift i handen
laddade upp fel fil och nu är det stängt, får jag byta den | får man skicka grejen på mejl när lådan är igen
vad straffas man med om det blir några timmar över | hur många dagar kan man släpa efter på {}
kan jag jobba ikapp uppgifterna på {} efter att de skulle ha varit inne | skulle behöva lite andrum med labben i {}
kan läraren i {} ge oss lite mera svängrum med datumet
min del är klar men resten av gruppen drar, går det att skjuta på inlämningen
kan man be om två dygn extra utan att behöva förklara sig | räcker läkarintyg för att få senare datum på {}
Kan jag beviljas längre tid för portfolion i {}? | Tas uppgifter emot efter att inlämningen har stängts?
Hur ansöker man om senare inlämningsdag för slutarbetet?
Finns det möjlighet att skjuta upp redovisningen i {} till januari?
Kan tidsgränsen för uppgiften lättas upp för den som har särskilda skäl?
Påverkas betyget om projektet lämnas in en vecka senare? | Vad krävs för att få dispens från inlämningsdatumet i {}?
Min handledare på praktiken svarar först på måndag och utan hennes siffror är rapporten tom, så kan den lämnas in några dagar senare?
Jag bröt högra handleden på innebandyn och skriver med vänster pekfinger, går det att få mera tid på {}?
Jag har fyra inlämningar samma vecka och en trettondagsfest att städa efter, kunde just den här få komma lite senare?
Laddaren dog, batteriet dog och sist dog jag, så skulle läraren i {} godta min text i morgon bitti?
Vi är tre som vabbar i gruppen och hinner inte filma före söndag, kan vi få skjuta på videon?
Min mormor vårdas hemma och jag sover i sjok på två timmar, kan slutuppgiften i {} vänta till nästa vecka?
typ fyra timmar till sku rädda mig på {} | går de att smita in uppgiften dagen efter
de brinner i knutarna, kan sista dan för inlämningen flyttas | sku ja få lov att ge in den när ja e frisk
är det kört om jag inte laddar upp {}-labben i kväll
Min praktikplats gick i konkurs mitt i allt och därmed försvann hela materialet till rapporten, kan jag få längre tid på mig i {}?
Läraren la ut instruktionerna tre dagar efter utsatt tid, så är det inte rimligt att vi får lämna in tre dagar senare också?



`,
  platform: `
vad är moodle-nyckeln till {} | {} kursnyckel? | jag ser inte {} i moodle | var finns arbetsytan för {} | {} moodlelänk
jag är anmäld men {} syns inte i moodle | vilken plattform används i {} | är {} på moodle eller teams | moodle frågar efter lösenord till {}
hur kommer jag in i arbetsytan för {} | kurssidan för {} öppnas inte | nyckeln fungerar inte | kommer inte in på {} i moodle
när öppnas moodlesidan för {} | var är teamsgruppen för {} | har inte blivit tillagd i moodle på {} | kan jag få länken till moodle
moodle säger att jag inte är med på {} | fel nyckel | var hittar man kursens moodlesida | finns det en teamskanal
va e nyckeln ti {} i moodle | hittar int {} i moodle | länken till {} i itslearning | moodlenyckel? | moodle {}
länk till kursrummet | kursytan? | teamskanalen {} | moodle säger nej ti mej på {} | kommer int in på kursens sida
e {} på moodle eller teams | moodlesidan e tom, e de rätt ställe | va ha di gömt håndä moodlesidon för {}
självregistreringsnyckeln till {} tack | slängs ut från workspacet hela tiden | Vilken plattform används för {}?
Kan jag få länken till kursens Moodle-sida? | Varför syns inte {} bland mina kurser i Moodle?
Var hittar jag kursens lärplattform? | Vad är lösenordet till arbetsytan för {}? | kursrummet har int dykt upp hos mej
canvas eller moodle på {} | anmäld men moodle vet int om de | vilken adress har {} i moodle
bjuds man in till teamset eller söker man de själv för {} | moodlebottnen för {} e låst
behörighet saknas när ja klickar på {} i moodle | lösen till moodle {} | lärmiljö för {} | moodleytan öppnar int
ingen av oss ser {} på lärplattformen | get me in till moodlesidan pliis
Läraren sa att nyckeln skulle komma per mejl men jag har inget fått, vad är inskrivningsnyckeln till {} i Moodle?
Jag är timlärare sedan i måndags och har inga redigeringsrättigheter på {} i Moodle, var får jag tillgång till ytan?
Hela gruppen sitter och väntar men ingen kommer in i Teams-kanalen för {}, var ligger länken?
I Moodle finns det tre sidor med nästan samma namn och jag vet inte vilken av dem som hör till {}.
Jag anmälde mig sent och blev godkänd i Peppi men moodle släpper ändå inte in mig på {}, vad göra?
jag kan inte se {} på moodle | var är moodle sidan av {} | moodle fråga mig efter nyckel, vilken är den
jag har inte tillgång till kursens sida | kommer ente in på {} i moodle | var ligger la moodlegrejen till {}
fel kursnyckel säger moodle | kurssidans url? | {} syns inte i mitt moodle | vilket digitalt klassrum har {}
hur kommer man in på {}s arbetsyta | enrolment key {}
Min skärm visar bara en grå ruta där kursen borde vara, och jag undrar var arbetsytan för {} finns i Moodle.
alla andra ha redan lämnat in första uppgiften å ja kommer int ens in i moodlerummet för {}, hur gör man
Jag är biträdande lärare och behöver länken till kursens Moodle för att lägga upp bilderna före lektionen i morgon.




`,
  'course-rooms': `
I vilket rum hålls {}? | var är {} | {} sal | vilket campus går {} på | vilken byggnad ska jag till för {}
är {} i {room} | Var har vi nästa lektion i {}? | klassrum för {} imorgon | går {} i Åbo eller Vasa
hitta int ti {}, vilket rum e de | är {} i samma sal varje gång | I vilken föreläsningssal är {}?
{} plats, campus? | Jag står i aulan, vart ska jag gå för {}? | På vilken ort ordnas {} | var? | vilket rum
vilken sal är det | var håller de till | i vilket hus ska man vara | har salen bytts | i vilken våning är vi idag
vart ska man gå på torsdag | vart ska ja gå för {} nu | {} rum
jag springer runt i {room} och hittar inte {}, vilket rum | i vilket hus håller di till me {}
är {} i stora auditoriet | är det {room} som gäller för {} | vilket campus är {} på, ska jag ta bussen eller tåget
{} är i samma klass som sist? | en vilsen student står vid infon och frågar var {} är
var nånstans sitter man på {} | har {} bytt sal | i vilken byggnad är {} | {} hålls det i datasalen
var har vi {} idag | behöver jag åka till Vasa för {} eller är det i Helsingfors | på vilken våning är {}
vilken sal? | var är det | klassrummet? | plats för föreläsningen | jag står i aulan, åt vilket håll ska jag
är det i labbet eller i vanlig klass | vilket rum på torsdag | huset och dörrnumret tack
i vilken stad är det | på vilket campus hålls den | var någonstans hålls {} | vart ska man gå för {}
var samlas vi för {} | var är vi på {} i dag | var undervisas {} | var är lektionen | var har vi lektion
vilken dörr ska jag in genom för {} | salnummer för {} | salnumret? | rumsnummer {} | på vilken ort går {}
vilken stad hålls {} i | är {} på huvudcampus | är {} i den nya byggnaden eller gamla | i vilket labb är {}
var är labben för {} | lokal för {} | lokalen? | undervisningslokal för {} | undervisningsplats för {}
plats för morgondagens lektion i {} | jag är vid huvuddörren, i vilket rum är {}
det står ingen sal för {}, var är vi | har {} bytt plats | sitter {} i {room} eller någon annanstans
sker {} på vårt campus eller i Jakobstad | min grupp är borttappad, var hålls {}
vaktmästaren ska låsa upp, i vilken lokal är {} i kväll
min chaufför släpper av mig vid fel hus varje gång, i vilken byggnad hålls {} | åt vilket håll är salen för {}
tecknen på dörren säger annat, i vilken sal sitter {} egentligen
vart ska man gå till {} | sal? | klassrum? | vilket hus? | var e {} | vilken våning?
står utanför {room} å de e tomt, var håller {} till | e vi i {room} idag me {} | hittar int till {} | va e {} hejsta
har dom bytt sal för {} | vicken dörr ska ja in genom till {} | e {} i Vasa eller i Jakobstad | Var hålls {}?
I vilket utrymme samlas deltagarna i {}? | I vilken byggnad går {}? | Vilken stad ordnas kursen i?
Är det fortfarande {room} som gäller för {}? | vart tog {} vägen, ingen här | säg salen för {} snabbt | var samlas vi
vilken lokala har {} imorgon | flyttat till {room}? | vilken ände av huset sitter {} | kartnål för {} tack
var ska jag släpa datorn på torsdag när vi har {} | håller den till i källaren | på vilket campus är den
asså vilken korridor ligger {} i | e de i labbet eller i vanligt klassrum {} | rumsnumret till {}
Jag ska föra min pappa som sitter i rullstol till {} och behöver veta var den äger rum så vi hittar rätt ingång.
Jag sprang upp och ner i trapporna i en kvart och hamnade bland sjukskötarna, i vilken sal borde jag sitta för {}?
Gästföreläsaren anländer med taxi klockan nio och frågar vilken adress hon ska uppge, alltså var hålls {} på tisdag?
Jag är vaktmästare och har ett lass bord som ska bäras till {}, vart ska jag köra dem?
sitter i {room} me tre andra å alla ser förvirrade ut, e de här {} eller e den nån annanstans
var är platsen av kursen {} | i vilken rum vi har {} | jag hittar inte mitt klassrum för {} | var fan håller {} hus
vart ska en knalla för {} | var ligger la {} nånstans | Hålls den i aulan eller i seminarierummet? | {} plats
är {} kvar på gamla campuset | sal till {} fredag | hur hittar man till kursens undervisningsutrymme
Första dagen på nytt campus och alla hus ser likadana ut i snön, i vilket av dem är {} i dag?
ja står utanför i regnet å min bricka funkar int å tror ja e vid fel hus, vart sku man gå för {}
Jag kommer med buss från Nykarleby och undrar vid vilken hållplats jag ska stiga av, alltså på vilket campus hålls {}?
{} klassrum? | platsen för {} | vilken dörr | vilken klass | var är vi | vilket campus? | rum nr | var e {} nu
vart ska ja gå på {} | vilket rum ha di satt {} i denna gång | har {} fått nån sal ännu | i vilken flygel är den här
huvudbyggnaden eller nya sidan | på vilket campus går {} | e {} alltid i samma klass | samma ställe som sist?
i vilken stad hålls {} | i labbet eller i ett vanligt rum | var e alla, ja kom till {} å rummet e släckt
tiden vet ja men var e {} | vilken adress ger ja taxin för {} | bytte di sal för {} igen | hålls {} i {room}
e {} i {room} idag eller nån annanstans | vilket auditorium | vilken våning {} | vart samlas {}-gänget
säg var kursen e placerad | I vilken sal hålls {}? | I vilken byggnad är kursens lektioner?
Vad har {} för undervisningslokal? | På vilket campus undervisas den här? | Vilken lokal är bokad för morgondagens {}?
Var ordnas första träffen av {}? | På dörren står att rummet är bytt men int vart, så var e {} nu
Jag kör rullstol och planerar vägen i förväg, så i vilken sal är {} nästa vecka?
Jag ska gästföreläsa och ingen kom ihåg att nämna platsen, i vilket rum samlas {}?
Flickan glömde sin inhalator på köksbordet och jag kör den dit, i vilken sal har hon nu {}?
Jag har en kärra full av labbrockar till folket på {}, till vilket klassrum ska jag skuffa den?
Jag gick tre varv runt huset och frågade en man som visade sig vara målare. Var hålls den?
Jag har ledarhund och måste öva in vägen på förhand. Vilken klass är vi i?
i schemat står en kod, en bokstav, en siffra å en punkt, å ja e från brasilien. vart ska ja
bussen släpper av i fel ända av campus och det är halt. i vilket hus är den
på dörrn satt en lapp "flyttat" men int vart. i vilket rum e dom nu
Jag kommer i rullstol och gamla flygeln har bara trappor. Vilket rum är det?
moffa skjutsar å kräver en adress ti navigatorn, han e envis. var ordnas den
förra veckan va elementen kalla å vi skickas nån annanstans, ja lyssna int. var e vi den här gången
Projektorn till {} ska bäras dit på måndag och bäraren är jag. Till vilket rum? | vicke rum | vart går man
var e de nånstans | vicke campus | vicken dörr | var sitter vi idag | klassrummets nummer?
e de i huvudbyggnan eller var | samma rum som sist? | var parkerar jag baken för den
i vilken vrå av labyrinten gömmer de sig | under vilken lampa samlas man | var på kartan sticker jag in nålen
var har den kursen sitt bo | inom vilka fyra väggar | var är krysset på skattkartan
vid vilket vattenhål träffas den klassen | vilka salar snurrar den runt i | vilka salar används | i vilka rum hålls {}
var är vi idag




`,
  grades: `
Vad fick jag för vitsord i {}? | när kommer resultaten från {} | mitt betyg i {} | är tenten i {} rättad
har {} registrerats ännu, jag ser inga sp | hur gick det för mig i {} | blev jag godkänd på {}
hur länge brukar läraren rätta {} | jag väntar fortfarande på vitsordet från {} | När publiceras resultaten för {}?
{} mitt resultat | Kom jag igenom {}? | Har studiepoängen för {} dykt upp i mitt register | vad fick jag?
tentresultat? | när får vi veta hur det gick | varför syns inte mitt vitsord | gick jag igenom
hur länge dröjer det innan betygen kommer | jag tror läraren satt fel betyg på mig | när droppar vitsordet för {}
kom ja igenom {} | har läraren rättat {} tenterna ännu | fick jag godkänt i {} | {} resultat
har väntat i fem veckor på vitsordet från {}, syns det nånstans | när registreras poängen för {} i studieregistret
blev {} underkänd för mig eller | hur gick det för mig på {} | {} när får vi tentresultaten | vad fick jag i {}
mitt vitsord? | när kommer resultaten | klarade ja mej | är de rättade redan | en etta eller en tvåa, va fick ja
vilket vitsord fick jag | vilket vitsord har jag i {} | vitsordet för {}, har det kommit | har vitsorden kommit
har vitsorden publicerats | har resultaten kommit ut | är resultaten ute | är {} bedömd ännu | är mina poäng införda
är proven genomgångna | när får vi tillbaka tenten | när får vi tillbaka rapporterna | när får man resultatet
när får jag mina poäng för {} | när införs poängen för {} | när syns vitsordet i Peppi | jag ser inget vitsord för {}
mitt vitsord fattas för {} | mitt vitsord för {} är fel | kom jag över gränsen i {} | hur gick mitt prov
hur många poäng fick jag på tenten | hur länge dröjer rättningen | hur länge tar det att få vitsord från {}
läraren har inte rättat {}, när sker det | jag behöver vitsordet i {} till ansökan, har det kommit
det har gått en månad sedan {} tog slut och inget vitsord | sonen väntar på resultatet från {}
tvåa eller trea, vad blev det | min moster frågar hela tiden om jag klarat {}, finns resultatet nu
varför står det streck i stället för siffra för {} | jag lämnade in allt i november men {} syns inte i mitt utdrag
dröjer det ännu länge innan siffran för {} landar | har läraren satt siffra på min rapport | fick jag fullt på provet
fick jag fyra eller fem | vilken siffra blev det för mig | bedömningen av min essä, är den klar
hur klarade jag mig på provet i {} | hur stora är mina poäng i mellanförhöret | gick det vägen för mig i {}
kuggade jag {} | jag är nervös, har provsvaren i {} kommit | jag hoppades på en femma, vad landade det på
vart försvann min siffra för {}
när kommer resultaten från tenten | var ser jag tentresultaten | är {} redan bedömd | när får vi höra hur tenten gick
var dyker mitt vitsord upp | hur länge tar det att rätta tenten | har tenten i {} rättats
när får jag veta om jag kom igenom {} | var publiceras vitsorden för {} | ännu inget vitsord för {}, när kommer det
när får man vitsordet | ha läraren rättat än | va fick ja i {} | blev ja godkänd | vitsord {}? | resultat?
betyget än? | rättat? | bedömt? | tentresultaten när | när drypa e in na siffror från {}
väntat tre veckor på vitsordet nu, va händer | syns betyget nånstans | ingen bedömning inlagd för {} ännu
ha di int rätta håndä {} nånde | Hur lång tid har läraren på sig att bedöma våra arbeten?
Var ser jag mitt vitsord i {}? | Är {} redan bedömd och registrerad? | När borde poängen för {} synas i registret?
har {} bokförts | hur länge ska man behöva hålla andan innan betyget kommer | e {} färdigrättad
fyra eller femma, när får man veta i {} | mitt vitsord lyser me sin frånvaro | ha någon fått sina poäng från {}
tentan e inlämnad, när kommer svaret | va blev de för siffra | sakna {} i mitt studieutdrag
registreras vitsordet före jul | provsvaren? | läraren har gömt sej me våra tenter, när får vi resultaten
FPA hotar att kräva tillbaka mitt stöd om inte poängen syns snart, när registreras vitsordet för {}?
Alla andra i gruppen har fått en siffra för {} men på min rad är det bara ett streck, när kommer betyget?
Jag sökte till magisterprogrammet och de vill ha mitt studieutdrag på fredag, hinner {} bli bedömd till dess?
Läraren lovade resultaten till alla hjärtans dag och nu är det mars, finns vitsorden i {} någonstans?
Sonen vankar av och an här hemma och väntar på besked om han klarade {}, när brukar resultaten ges ut?
när kommer betygen från kursen | jag har inte fått min betyg av {} | var kan jag titta mina resultat
har läraren satt vitsord redan | rullar betyget in ente snart | är tentorna rättade la
Har vitsorden för {} matats in? | hur hitta mitt resultat från {} | siffran i {} tack
när får man facit på hur de gick i {} | poängen från {}, syns dom i peppi nu | betygsdag för {}
Jag behöver visa soc att jag har gått framåt i studierna, när registreras mina poäng och vitsord för {}?
vi lämna in grupparbetet redan före jul å läraren svarar int, när tänker han ge oss våra vitsord
Stipendienämnden sammanträder på tisdag och jag saknar fortfarande en siffra, har resultaten för {} kommit ut?
ja har kolla Peppi före tandborstningen, i bussen å i bastun. när kommer siffran
Stipendiegivaren vill ha utdraget på måndag och den raden är tom. När fylls den i?
sju veckor sen jag lämnade in sista pappret, snön har kommit och gått. är det inte rättat än
Grannen är domare och påstår att lagen säger en månad. Hur länge får rättningen ta?
mamma ringer varje kväll å frågar hur de gick å ja har int fler svar. när får vi resultaten
alla andra i teamet har fått sitt, jag har ett streck. var dröjer mitt vitsord
Jag blir färdig i juni och sista raden ska in i registret före den 20. När förs vitsordet i {} in?
läraren gick på mammaledigt med våra papper i väskan, sägs det. när blir de rättade
Pappa lovade en cykel för en fyra och cykelrean slutar lördag. När får man veta sin siffra? | har resultaten kommi
hur länge rättar dom | fortfarande inge vitsord wtf | när ser man hur de gick | siffrorna när
har dom kolla våra papper redan | vitsord saknas än i peppi | när syns vitsorde | resultat än?
när öppnas kuverten med vitsorden | när faller domen, vitsordet alltså | har juryn kommit tillbaka med siffrorna
yxa eller lagerkrans, när får vi veta hur det gick | hur länge ska man bita på naglarna innan vitsordet är där
när stiger den vita röken ur rättarens skorsten | går rödpennan ännu i våra papper | har vitsordsposten kommit




`,
  'enroll-me': `
Anmäl mig till {} | skriv in mig på {} tack | kan du boka en plats åt mig på {} | jag vill gå {}, fixa det
sätt upp mig på {} | registrera mig för {} är du snäll | Kan du göra anmälan till {} för min del?
Anmäl mig på kursen {} | lägg till mig som deltagare i {} | Skulle du kunna skriva upp mig på {}? | anmäl mig
boka plats åt mig | skriv in mig där | jag orkar inte logga in, ordna en plats på den för min räkning
kan du anmäla mig direkt så jag slipper Peppi | sätt mig på {} | kan du fixa in mig på {} är du snäll
jag tar {}, skriv upp mig | släng in mitt namn på {} | {} anmäl mig | jag vill ha en plats på {} så ordna det
du får gärna registrera mej till {} | hinner inte logga in i Peppi, kan du sköta anmälan till {} åt mig
boka in mig på {} | jag bestämde mig för {}, lägg till mig på deltagarlistan | anmäl hela min grupp till {}
ja tack, skriv in mig | kan du klicka på anmäl åt mig | okej jag vill gå den, sätt mig dit | gör anmälan
ställ mig i kön
anmäl oss till {} | anmäl min studerande till {} | reservera en plats åt mig på {} | ordna så att jag kommer in på {}
sätt mig på deltagarlistan för {} | jag vill bli anmäld till {} av dig | gör min anmälan till {} är du snäll
vänligen anmäl mig till {} | jag saknar dator idag, kan ni vara vänliga och anmäla mig till {}
ombesörj min anmälan till {} | tryck på anmälningsknappen för {} i mitt ställe | kan du föra in mig på {}
jag ger dig lov att skriva in mig på {} | anmäl mig genast {} öppnar | teckna mig för {}
anmäl mej till {} | sätt upp mej på {} du | skriv in mig | fixa en plats åt mig i {} | klicka på anmäl åt mej
ilmota mig | boka in mig | ja orkar int logga in, kan du anmäla mej ti {} | kan du roffa en plats åt mej på {}
peta in mej på {} tack | gör anmälningen för mig är du snäll | regga mej på {} | anmäl hela gänget vårt till {}
sku du kun skriv opp me på {} | Anmäl mig till {}, tack. | Kan du sköta anmälningen till {} för min räkning?
Jag skulle vilja att du skriver in mig på {}. | Var vänlig och registrera mig på den här kursen.
Kan du reservera en studieplats åt mig på {}? | släng in mej i {} | lägg till mitt namn bland deltagarna
ta {} åt mig, alltså anmäl | få in mej på den där va | hugg en stol åt mig på {} innan den blir full
paxa en plats åt mej | du får anmäla mej om du kan | sätt mitt namn på listan till {}, jag vill va me på kursen
ja vill du anmäler mig nu | gör jobbet åt mej å skriv in mej på {} | ilmo {} pliis
trycker du på registreringsknappen åt mej
Jag sitter i bilen på väg till Karleby och anmälan stänger om en halvtimme, kan du skriva in mig på {}?
Min adept har tappat sina bankkoder och kommer inte in i systemet, kan du anmäla henne till {} i stället?
Peppi har kraschat för tredje gången i dag och jag blir galen, så var hygglig och anmäl mig till {} själv.
Har läst igenom allt och bestämt mig, {} blir det, så gör du anmälan klar för mig så slipper jag krångla.
Dottern är på rodd i skärgården utan nät och bad mig ordna med inskrivningen, kan du som robot registrera henne på {}?
kan du anmäla mig in i {} | jag vill att du registrerar mig på kursen {}
hjälp mig att skriva in mig, gör det för mig | knö in mej på {} är du rar | kan du la anmäla mig när du ändå är igång
anmäl mej du, ja hittar ente knappen | Hela {group} ska på {}, kan du registrera oss allihop?
fyll i anmälningsblanketten till {} för mig | skicka in min anmälan till den | inskrivning åt mig tack
jag tar den, skriv in mig | sign me up på {}
Jag är blind och anmälningssidan fungerar inte med min skärmläsare, skulle du kunna skriva in mig på {} i stället?
orkar int hitta lösenordet å de e mitt i natten, så var en ängel å anmäl mej ti {} nu direkt
Min man ligger på sjukhus och bad mig se till att han kommer med, kan du göra anmälan till {} åt honom?
ja har fingrar som korvar å den där sidan i telefon får mej å svära. kan int du sätta in mej
Lösenordet gick ut, helpdesken äter lunch och mina nerver är slut. Anmäl mig dit, är du snäll
Mannen skötte alltid datorsaker åt mig och nu är han till sjöss. Skulle du göra anmälan för min del?
du vet mitt namn å koden å ja kör bil. sätt mej dit bara
ja klicka mej genom sju sidor å hamna på matlistan. sköt du den där anmälningen
Femtio studerande av mina ska in och jag orkar inte för hand. Kunde du anmäla hela högen?
avdelningen har en dator och kö till den. så för vänligen in mig som deltagare
Min skärmläsare hittar inte knappen alls. Kunde du sköta anmälan åt mig?
den öppnar åtta när jag står och mjölkar. ta en plats åt mig i {} då | sätt mitt namn på listan | få in mej där
ilmo mej | sätt mej på den | kan du fixa anmälan åt mej | skriv in mej bara | lägg ti mej som deltagare
anmäl mej ti {} e du snäll | fixa mej en plats där | skriv mitt namn på listan med din vackraste handstil
knip en stol åt mig där | räkna in mig och sköt papperen | var min sekreterare och skicka in anmälan
kasta in min hatt i den ringen | spika upp mitt namn på den dörren | gör mig till deltagare, trollkarl
tryck på knappen i mitt ställe | kan du säga upp min plats | avanmäl mig




`,
  cost: `
Kostar {} något? | vad är priset på {} | {} avgift | är {} gratis för studerande | hur många euro går {} på
kostnader för {} om man går via öppna | Måste man betala för {}? | {} kursavgift?
Vad tar de betalt för {} för utomstående | är det avgiftsbelagt | kostar det? | gratis?
vad går den på för nån som inte är inskriven | pris | 15 euro per poäng eller hur var det | svider {} i plånboken
vad går {} loss på för en som läser via öppna | {} pris | är {} gratis för oss examensstuderande
en pensionär frågar vad {} kostar | får man betala nåt för {} | hur många euro per poäng är {}
{} kostar för utländsk studerande? | tar di betalt för {} | kursavgift {} | har jag råd me {}, e de dyrt | avgift?
måst man betala nåt | gratis eller | 15 euro per sp, gäller det | vad blir priset
är {} avgiftsfri | är {} avgiftsbelagd för öppna | kostnadsfri kurs? | kostnadsfritt eller inte | vad tar ni för {}
vad tar öppna för {} | vad får man punga ut med för {} | vad betalar en utomstående för {}
vad betalar man för {} om man inte är studerande | hur mycket ska jag betala för {} | deltagaravgift {}
deltagaravgift? | studieavgift för {} | eurobelopp för {} | prislapp på {} | vad blir totalsumman för {}
hur betalar man {} | faktura för {}, hur stor blir den | när ska avgiften för {} betalas
får jag pengarna tillbaka om jag inte går {} | återbetalas avgiften för {} | rabatt på {} för pensionärer
är {} billigare för arbetslösa | är {} dyr | betalar arbetsgivaren för {} eller är den gratis
måste examensstuderande betala för {} | tas det ut materialavgift på {} | kostar {} extra utöver terminen
min fru vill gå {}, vad kostar det för henne | kommer det en räkning hem för {}
va kostar {} | kosta he nåra ti gå {} | e {} gratis | pris {} | kostnad? | hur dyrt?
hur mång euro ska man hosta upp för {} | måst man betala för den | ska plånboken fram för {} | vad går kalaset på
va e öppna yh-avgiften för {} | går {} på studerandekåren eller ur egen ficka
ryker hela studiestödet på {} eller e de fritt | kommer de räkning hem efter {} | tar dom betalt
måste man pröjsa nåt för den | är de gratis för oss som redan e inskrivna | nån materialavgift på {}
tillkommer de nåt för resor eller labbmaterial i {}, rent ekonomiskt | Hur stor är kursavgiften för {}?
Är {} avgiftsfri för examensstuderande? | Vad blir priset för en utomstående deltagare?
Kan arbetsgivaren faktureras för {}? | Återbetalas avgiften för {} om jag avbryter?
Måste studerande utanför EU betala avgift för {}? | Ingår kursen i läsårsavgiften eller kostar den extra?
hur mycket kostar den kurs | jag måste betala pengar för {} eller är gratis? | {} är den avgiftsbelagd
pris för pensionär? | femton euro per poäng eller va e taxan på {} | sponsrar skolan {} eller betalar man själv
har inte råd om de kostar | slantar? | mycket pengar? | kostar skjortan eller
Jag är arbetslös och får bara dagpenning, så innan jag går vidare vill jag veta vad {} kostar
min man säger att öppna studier alltid kostar men jag tror {} är gratis, vem har rätt
Som förälder som betalar kalaset undrar jag vad notan för {} landar på
vi är tre från samma firma som funderar på {} och chefen vill veta summan per skalle
jag är utbytesstuderande från Lund och hemma är allt gratis, tar ni betalt för den här
förra kursen på öppna drog iväg på över hundra euro, är {} i samma prisklass | får man studeranderabatt på {}
hur betalar man {}, kort eller faktura | anmälningsavgift? | e de nollkostnad eller finns de dolda avgifter
vi har redan betalat terminsavgift och kåravgift så nu undrar jag som pappa om det kommer en räkning till för {}
ja har elva euro ti månadens slut å där e katten inräknad. tar dom betalt för den här
Arbetsgivaren betalar allt med kvitto. Vad går den på? | i USA fick man sälja bilen för sånt. vad ligger det på här
Jag är från utanför EU och betalar för varje andetag här. Kommer den här ovanpå?
i fjol va de en mässresa ti Stuttgart å föräldrarna knota. e de nåt å betala den här gången
Pensionen är liten men nyfikenheten stor. Vad skulle det gå lös på?
vi fick en räkning för "tillbehör" i en annan, 45 euro utan varning. kommer det nåt sånt här
kompisen säger att man i öppna betalar per poäng, kusinen per kurs. va sku {} bli
Mor vill ge mig deltagaravgiften i present och frågar efter summan. Vilken är den? | e den gratis | hur många euro
va e prislappen | pris i euro? | e de nå dolda avgifter | gratis för oss studerande? | va går den lös på
behövs de pengar för den | gör den hål i plånboken | måste spargrisen slaktas för den | vad kostar kalaset
skjortan eller ingenting | blir det dyrare än en kopp kaffe | måste man lossa på pungsnörena
dyker det upp en faktura i postlådan efteråt | hur många mynt ska i automaten för att få studera den




`,
  recordings: `
Spelas föreläsningarna in på {}? | finns det inspelningar från {} | {} video
jag missade gårdagens pass i {}, kan man se det i efterhand | var ligger inspelningarna för {}
läggs zoomträffarna i {} upp sen | bandas {} | Går det att kolla lektionerna i {} efteråt? | {} inspelad?
Finns gamla föreläsningar från {} på Panopto | spelas det in? | inspelningar | kan man titta på lektionen senare
finns videorna nånstans | recording finns av det? | kan man kika på {} i efterhand | spelas {} in
jag jobbar natt och orkar inte vara med live på {}, läggs föreläsningarna upp nånstans | {} inspelningar
finns förra veckans föreläsning i {} på video | bandas {} eller måst man va me på riktigt
sparas {} på Panopto eller nåt | hörde att {} streamas, finns det kvar sen också | filmas {}
missade {} igår för tandläkaren, finns den att titta på | får man se om föreläsningarna från {} | inspelat?
video efteråt? | kan man lyssna på den senare | länk till inspelningen | lägger läraren ut banden
finns det video av lektionen | finns lektionen som video | bandade föreläsningar i {} | är lektionerna i {} bandade
inspelning av gårdagens lektion | länken till videon från {} | kan jag se föreläsningen i efterskott
kan jag lyssna på {} i efterhand | jag var sjuk, finns förra lektionen i {} inspelad | laddas videorna från {} upp
hur länge finns inspelningarna från {} kvar | var ser man gamla föreläsningar från {}
jag hade migrän i torsdags, kan man titta i repris på {} | repris av föreläsningen?
livesändningen av {}, sparas den för senare tittande
bandas lektionerna | video {}? | finns {} i efterhand | kan man kolla {} i repris | repris? | panopto?
läggs lektionerna ut efteråt | ja missa {} igår, finns de video | finns föreläsningarna på tuben
kan ja titta på {} på kvällen när barna sover | får man en inspelning av dagens pass
hur länge ligger inspelningen uppe | spelar läraren in {} eller e de bara live | kan man spola tillbaka å kolla om
kan man pausa å titta en gång till på nåt sätt | blir de filmat | var hittar ja inspelningen av {}
kommer gästföreläsningen i {} på band | ha dom tagit upp den från förra veckan | on demand?
Spelas föreläsningarna i {} in? | Publiceras inspelningarna för alla deltagare?
Kan man ta del av {} som inspelning i efterhand? | Hur länge finns inspelningarna av {} tillgängliga?
Får studerande som var sjuka se föreläsningen i efterskott på video? | Finns det bandade föreläsningar från kursen?
är lektioner inspelade i {} | kan jag se lektion efteråt på video
jag kan inte komma på tisdagar, finns inspelning av {} | asså spelar dom in {} eller måste man va där live
lägger dom la ut filmen sen | kan man streama {} i efterhand | on he inspelat
finns de en film man kan se om man sov bort lektionen | får man se {} på video när de passar en själv
youtube-länk ti förra veckans {}? | bandar? | inspelningen från i måndags? | lagras zoom-mötet som video på {}
Jag sitter i ambulansen de flesta dagar när {} hålls, så spelas det in så att jag kan titta på natten?
svenska är mitt tredje språk och jag skulle behöva lyssna två gånger, bandas föreläsningarna på {}
Jag var på begravning i förrgår och missade genomgången, finns den som inspelning nånstans
läraren pratar snabbare än en auktionsförrättare, finns {} inspelad så man kan sakta ner
mitt tåg stod tre timmar i Toijala medan alla satt på lektion, lägger de upp videon från {} efteråt
ha nån filma {} för oss som va borta
jag antecknar långsamt efter min hjärnskakning och skulle vilja lyssna om i lugn takt, spelas lektionerna på {} in
tvillingarna kräktes hela natten och jag sov genom morgonens genomgång, har läraren lagt upp någon video efteråt




`,
  difficulty: `
Är {} svår? | är {} värd att ta | hur många brukar köra {} | {} lätt eller svår | är {} bra | rekommenderar du {}
vad tycker folk om {} | är {} ett riktigt helvete eller går det | hur klurig är {} | är {} rolig
brukar studerande klaga på {} | Är {} en lättgjord kurs? | {} värt det? | Vad har {} fått för kursfeedback
Är {} jobbig för en som inte är så teknisk? | Är {} så tråkig som de säger | svår? | är den bra | lätta poäng?
är det nån idé att gå den | är den utmanande | hur är den, ärligt talat | borde jag ta den eller nåt annat
hur stor andel klarar den på första försöket | är det slappt eller kämpigt | e {} hemst krånglig
hur stor är risken att jag kuggar {} | är {} nåt att ha | {} lätta poäng? | kommer jag att gråta på {}
är {} en barnlek eller en riktig mördarkurs
mina studerande oroar sig för att {} är övermäktig, hur tuff är den egentligen | vad tyckte folk om {} i fjol
lönar det sig att gå {} | klarar en vanlig dödlig av {} | är {} intressant eller sövande | går {} att överleva
svårt? | värd besväret? | rekommenderar du den
är {} lättsam | är {} enkel | är {} krävande | är {} komplicerad | är {} knepig | är {} hård | är {} kul
är {} nyttig | är {} trist | är {} långtråkig | är {} överskattad | är {} omtyckt | är {} populär
är {} lönsam att ta | är {} slöseri med tid | hur upplevs {} | svårighetsgrad {} | vad har andra tyckt om {}
vad har studerande sagt om {} | recensioner av {} | omdömen om {} | feedback om {} | kursrespons på {}
tips om {}, lönar den sig | är {} läskig | hur många blir underkända på {} | jag är rädd för {}, är den svår
skulle du rekommendera {} för en som tröttnat | bör jag undvika {} | jag är inte så bra på språk, blir {} en plåga
folk säger att {} är rena rama mardrömmen, är den det | går {} som på räls eller är det motigt
ger {} något eller är det bortkastat | är {} nåt för en som snabbt blir uttråkad | vilket rykte har {} | ryktet om {}
får {} goda vitsord av dem som gått den | är de som gått {} nöjda | brukar folk ge upp {}
vilken andel hoppar av {} för att den är övermäktig | för vanligt folk, är {} begriplig | är {} mödan värd
lagom utmaning eller övermänskligt på {} | är {} bökig | är {} stressande
e {} svår | hur svår e den | lätt som en plätt eller | tung kurs? | {} svår? | nyttig? | värt det? | är {} nån vits me
ha folk grinat över {} | e {} den där som alla kör på | hur går e för folk i allmänhet på {} | e {} ett glidarämne
sku en tröger typ som ja klara {} | hur många brukar kugga | va säger folk om {} | bra kurs eller slöseri me tid
rekommenderas {} | sluggar den ut en helt | överskattad? | har {} dåligt rykte | ångrar man sig om man tar {}
e den rolig eller dödstråkig | lätta poäng eller slit | är den jättekrånglig asså | är {} la rätt chill eller
Anses {} vara en krävande kurs? | Vilket rykte har {} bland de studerande? | Har jag någon nytta av {} i arbetslivet?
Hur stor andel brukar bli underkända på {}? | Vilken feedback har tidigare deltagare gett om {}?
Är kursen på en rimlig nivå för en nybörjare, eller blir den övermäktig?
är {} svårt för mig som inte är så bra i matte | tycker andra studenter att kursen är bra
Jag har dyslexi och kämpade mig genom gymnasiet med nöd och näppe, är {} en kurs som knäcker en?
min storebror grät blod över {} för fem år sen, är den fortfarande lika hemsk
på halarfesten sa nån att {} är en barnlek medan min rumskompis kallar den en mardröm, vem ska man tro
Jag är femtiotvå och har inte suttit i skolbänken sen åttiotalet, är {} för avancerad för mig?
funderar om de lönar sig att lägga en hel vår på {} eller om man lär sig mer genom att kolla youtube
är den lika jobbig som matematikkurserna alla klagar på eller mera mänsklig | lönar he se
hur knepig är {} på en skala 1 till 10 | piece of cake? | va ger folk den för betyg, bra eller skit
nån som överlevt {} | kuggprocent? | e {} bara flum | har ja nånsin nytta av {} sen
de som gick den i våras ser fortfarande lite bleka ut när man nämner namnet, är {} verkligen så tuff
kusinen slutade gråtande efter två veckor och hon var ändå bäst i klassen. är den så hemsk
Jag har varit borta från skolan i tjugo år och huvudet är som en rostig grind. Skulle jag klara mig där?
en gång tog ja de på allvar å grät, en gång löst å grät ändå. e den här så elak som di säger
efter tre tunga vill jag ha nåt att bara flyta i. skulle den här vara snäll
Vid lunchbordet säger hälften slöseri med tid, hälften det bästa någonsin. Vilket stämmer?
min matte e så svag att kassan räknar växeln för mej. e den svår för en sån
läraren har rykte om sig, det har smällts i dörrar. är det många som kör
Jag har rum för en till och hjärtat får välja. Är den värd att ta?
tutorn höjde på ögonbrynen när jag nämnde {} och sa bara "lycka till". är den så svår | e den mördande
lätta poäng eller int | hur hemsk e den | kuggas folk mycke | e den nåt å ha | svår på riktit eller låter de bara
värt de? | chill kurs eller plåga | överlever ja den | är den en barnlek | hård nöt eller mjukt smör
lätt som en plätt eller en tegelsten i tänderna | skiljer den männen från pojkarna | blöder hjärnan av den
backe eller berg | sömnpiller eller ger den något | kommer folk ut därifrån med grått hår
hur många svettdroppar kostar {} | är {} nåt för en som har lätt för sig | ruskig?
är {} lagom svår för en trött vuxen | krånglig? | är den snäll mot nybörjare | är {} rena överkursen | gräslig?
kommer de flesta helskinnade ur {} | är {} så ökänd som dom säger | är den så barnsligt lätt som brorsan påstår
meningsfull? | är det nåt skoj me {} | bortkastat? | mördarkurs? | klarar en vanlig dödlig {}
kan man glida igenom {} på ett bananskal | tuggar {} sönder en | får man andas under {} | är {} mänsklig
river den ner ens självförtroende | blir man klokare av {} eller bara trött | vad brukar folk muttra om {}
har nån nånsin fått en femma på {} | är det stor gallring på {} | hur stor andel kuggar i {}
hur många ger upp halvvägs | va viskar gulisarna om {} | pratar man gott om den här | gillade förra årets gäng den
ångrar folk att dom valde {} | är {} ett hinder eller en språngbräda | kommer man att ha glädje av {} på jobbet
ger {} nåt eller är det bara teori i luften | är den skonsam mot den som är trög i huvudet
är den rolig eller ett sömnpiller | Är {} mer krävande än en genomsnittlig kurs?
Hur upplever studerande i allmänhet {}? | Skulle du rekommendera {} för en nybörjare?
Hur hög är underkännandegraden på {}? | Är kursen lämplig för någon med svag bakgrund i ämnet?
Lönar det sig att välja {} med tanke på arbetslivet? | Vilka omdömen har kursen fått i utvärderingarna?
Är nivån på {} mycket högre än i gymnasiet?
Jag gick hem från gymnasiet med en femma i matte för att läraren var snäll, kommer jag att drunkna i {}?
En tredjeårselev viskade i kön att man inte ska ta {} ihop med något annat för att den är så elak, ligger det något i det?
Jag är lagd åt det praktiska och får utslag av formler, är {} för svår för en sån?
Vi är ett helt gäng som tvekar om {} är värd besväret eller bara ser fin ut på pappret, vad säger andra?
Min syster kallar {} en vilokurs medan hennes pojkvän fick underkänt två gånger, vem av dem överdriver? | e den giftig
grisigt jobbig eller?
Jag har två småbarn, nattjobb och ett huvud fullt av ludd, så blir {} övermäktig eller klarar en vanlig trött människa den?
Min lillebror skryter om att han gick {} på en bakfylla och fick en fyra, är den verkligen så enkel?



`,
  attendance: `
Är det närvaroplikt på {}? | måste jag vara på plats varje gång i {} | {} närvaro
hur många lektioner får man missa på {} | jag är bortrest två veckor, går {} ändå
Är första lektionen i {} obligatorisk? | tas närvaron upp på {} | vad händer om jag är borta från {} en dag
80 procents närvaro på {} eller? | Måste man delta i alla träffar i {}? | {} obligatorisk närvaro?
Kan jag skippa föreläsningarna i {} | Hur ersätter jag frånvaro i {} | närvarokrav? | måste man gå på lektionerna
får man va borta | jag är sjuk imorgon, är det illa om jag missar | frånvaro okej?
behöver jag dyka upp eller kan jag bara lämna in | är nån av gångerna tvungen att delta i
kan ja skolka från {} nån gång | räknas närvaron på {} | måste man sitta av varenda timme på {} | {} närvaroplikt
hur mycket får man vara borta från {} | jag ska på min systers bröllop och missar två gånger av {}, gör det nåt
tar di upp namn på {} | {} 80 procent närvaro, stämmer det | är {} frivillig att gå på
min unge är sjuk så jag kommer inte till {} idag, är det katastrof | obligatorisk närvaro på {}?
får man vara frånvarande | kan man strunta i lektionerna | vad händer om jag inte dyker upp
är det tvång att va där | närvaro?
måste man dyka upp på {} | kan man vara borta de första veckorna | jag är bortrest i början av {}, gör det något | vad händer om man missar ett tillfälle | hur mycket frånvaro tillåts på {} | är det närvaroplikt på {}
är {} med obligatorisk närvaro | närvarotvång på {}? | närvarotvång? | måste jag vara närvarande på {}
måste jag komma på första gången | behöver man närvara på {} | behöver man vara med varje gång
är lektionerna frivilliga på {} | är det frivilligt att komma | frivilligt eller tvång? | kontrolleras närvaron på {}
skriver man på en närvarolista på {} | närvaroprocent på {} | hur många procent ska man närvara
hur många frånvarotillfällen är tillåtna på {} | hur många gånger får man saknas | tål {} att man är borta en vecka
jag har läkartid, får jag vara frånvarande från {} | mitt barn är sjukt, vad gör jag med frånvaron på {}
jag är på arbetsresa två gånger, blir jag bortkastad från {}
tappar man sin plats om man uteblir första gången från {} | behöver jag anmäla frånvaro på {}
ska man meddela om man inte kommer till {} | får jag hoppa över en lektion i {}
får jag lämna lektionen tidigare på {} | gör det något om jag kommer för sent till {}
kan jag gå {} utan att besöka en enda lektion | är labbarna på {} obligatoriska att närvara vid
ersätts frånvaron med någon uppgift på {} | jag kan bara komma varannan gång, duger det på {}
måst man va på plats på {} | e e tvång ti sit där varje gång på {} | får man skolka nångång | tar dom namnupprop på {}
närvarolista? | närvaroplikt {} | obligatoriskt att dyka upp? | prickar hon av oss
hur många gånger kan ja bli heima från {} | kan ja hoppa över första passet, e bortrest
va händer om man int kommer på {} | blir man utslängd ur {} om man int e där första dan
vab hela veckan, är det kört med {} nu | funkar det att vara borta två ggr | duger det att bara kika in ibland på {}
ja e i milin en vecka, får ja va frånvarande | frånvaro? | närvaro på {}, måste eller frivilligt
Krävs det en viss procent närvaro på {}? | Behöver jag läkarintyg om jag blir sjuk och missar lektioner på {}?
Är första sammankomsten obligatorisk för alla deltagare på {}?
Måste de studerande infinna sig personligen vid varje tillfälle på {}?
Är det tillåtet att utebli från några föreläsningar? | Hur stor del av lektionerna får man missa?
Kan jag bli godkänd trots att jag inte närvarar på {}? Jag undrar bara om det finns närvarotvång.
jag måste vara på varje lektion i {} eller går bra inte komma?
mitt barn är ofta sjuk, är det problem om jag inte är i klassen | kom eller int kom, spelar he nain roll på {}
80 procents närvaro? | kollar läraren vem som e där | finns de nån gräns för skolk på {}
Jag jobbar skift på åldringshem och kan bara gå på ungefär varannan lektion, accepterar de det på {}?
Min dotter spelar i landslaget och reser mycket, så jag undrar hur sträng man är med frånvaro på {}
vi ska på bröllop i Umeå den helgen och då är det närstudiedag, får man utebli från en sån
jag läste någonstans att man stryks från kursen om man uteblir från uppropet, stämmer det för {}
en tutor här, en etta frågar om hon absolut måste sitta av alla gästföreläsningar på {} eller om det är fritt fram att stanna hemma
förra året kunde man missa tre pass utan att nån sa nåt, gäller samma sak fortfarande på {} | ente tvunget å va där va
obl närvaro lr nä | måste man stämpla in sig varje gång eller | kan man kompensera frånvaro på {} på nåt vis
asså räknas de om man går i pausen | tvång på labbarna? | ja har tandläkar just då, får ja va bort
sköter dom närvaro me sån där qr-kod på {} | fri närvaro?
jag simmar på elitnivå och har läger mitt i oktober, hur ser läraren på {} på att man är borta en hel vecka
sitter i sjukhuskön med brutet finger medan {} rullar på utan mig, räknas det som otillåten frånvaro
Mammas cellgifter är på tisdagar och jag kör henne, ingen annan finns. Måste man vara på plats varje gång?
chefen släpper mej bara udda veckor å då me sur min. åker man ut om man e borta hälften
ja missa allra första gången för plane stod i isen i Uleåborg. e de kört nu
jag lär mig bäst ensam med katten, på föreläsningar slumrar jag bara. måste man sitta där
Det gick runt en lista i klassen och jag skrev inte på, hade ingen penna. Spelar det någon roll?
Laget har match i Tammerfors och tränaren lyssnar inte på ursäkter. Får man vara borta en gång?
handledaren sa bara "åttio" å ja vet int åttio va. hur mycke ska man va närvarande
vår lilla har öroninflammation varannan vecka. hur många frånvaron tål de i {}
potatisupptagningen är just då och farsan räknar med mig. kollar nån vem som sitter där | kan man skolka
räknar dom huvuden | måst man va där eller kan man skita i de | hur många gånger får man va borta
gör de nåt om man int e där första gången | behöver man dyka opp | 100 % eller får man missa
märker nån om ja int kommer | är det upprop som i lumpen | kostar en tom stol mig något
sätts skolkarna i stupstocken | kan man vara ett spöke i klassen och ändå klara sig
måste rumpan sitta i bänken varje vecka | hur långt koppel får man med frånvaron
saknar nån mig om jag stannar i sängen | får man lysa med sin frånvaro | hur mycket frånvaro får man ha
hur mycket kan man vara borta




`,
  degree: `
Räknas {} in i min examen? | kan jag ha {} som valfri kurs | ersätter {} {} | {} tillgodoräknande
kan {} bytas ut mot {} | jag har gått en liknande kurs på Åbo Akademi, kan den ersätta {}
är {} obligatorisk i min studieplan | duger {} som fritt valbara studier | får jag AHOT på {}
Går {} att räkna till godo i examen? | {} valfri eller obligatorisk?
Kan jag få {} erkänd på basis av arbetserfarenhet | Passar {} in i min HOPS, i min egen plan alltså | räknas den?
får jag in den i examen | ersättande kurs? | kan jag få den tillgodoräknad från min förra skola
i vilken modul hamnar den i min plan | går den som valfri | får den tas med i examensbeviset
får jag in {} i min examen nånstans | räknas {} som fritt valbara
jag har läst nåt liknande vid Novia, kan det tillgodoräknas för {} | {} valbar eller obligatorisk
om jag tar {} och inte {}, är det samma sak i examen | duger {} som ersättning för språkstudierna
gäller {} i min PSP | {} hör den till yrkesstudierna i examen | kan jag ta med poängen från {} till Åbo Akademi sen
har gjort {} i Sverige, duger den | räknas den till examen | kan jag få den tillgodoräknad | ersätter den nåt annat
hör den till mina obligatoriska
tillgodoräkning av {} | tillgodoräkna {} | kan jag byta ut {} mot {} | kan {} ersättas av {} | ersätts {} av {}
är {} obligatorisk för min examen | är {} obligatorisk för mig | är {} frivillig i examen
passar {} som valfri studie | jag läste detta i mitt hemland, kan {} godkännas på basis av det
jag vill ansöka om AHOT för {} | vart i min examensstruktur hör {}
jag är överflyttad från en annan skola, godkänns min gamla kurs i stället för {}
får {} räknas bland mina språkstudier i examen | kan en militärkurs ersätta {}
får ja nytta av {} i pappren | tillgodoräkna? | obligatorisk? | valfri? | i examen?
kan ja byta ut nån gammal kurs mot {} | blir {} bara extra ovanpå | e {} tvång för mej eller
måst ja ta {} för ti bli färdi | kan {} ersätta svenskan | sku {} gå som valbar
har gjort motsvarande på Novia, godkänns det i stället för {} | Kan {} ingå i min yrkeshögskoleexamen?
Hör kursen till de obligatoriska studierna för mig? | Går det att tillgodoräkna {} från en tidigare examen?
Kan {} inkluderas som fritt valbara studier? | Ersätter {} någon kurs i den gamla läroplanen?
får man in den i sin HOPS | e de en frivillig kurs eller hör den till paketet | tillgodoräknande av {}, går de
flyttas poängen från {} över till min examen | godtar Lunds universitet {} när ja kommer hem
kan ja bli ingenjör utan {} | är {} ett måste för mitt papper
slipper man {} om man inte vill ha den, eller krävs den för examen | duger den till biämne
ska den va me i slutbetyget | räknas med i tutkinto? | hör {} till grundstudierna eller är det bara en krydda
e {} nåt ja måst ha å kan int slippa undan | får ja de här ti godo
Jag avbröt mina studier för sju år sen men hade då läst {}, kan den ännu räknas med i den nya examen?
Jag fattas tio poäng före sommaren och vill bli utexaminerad, så duger {} som en del av min examen eller inte?
Koordinatorn på mitt hemuniversitet i Tyskland kräver besked om {} kan överföras till min kandidatexamen där innan jag reser hem.
En studerande hos mig har bytt linje och undrar om {} från förra programmet får plats i den nya examen.
ja gick {} bara för att kompisarna gick, men har ja nån nytta av den i min examen sen
kan jag få {} inkluderad till min diplom | är {} är obligatorisk för mig eller inte
räknar mitt hemskola den här kursen | måste man gå {} eller kan man välja bort den ur examen
går {} in la i min examen | är den bara på skoj eller kan jag pricka av nåt i studieplanen med den
valfri eller tvungen {} | korvaa {} nån annan kurs i examen | byggs min inriktning på {} eller är den frivillig
hyväksiluku {}, fungerar det | får sjuksköterskestuderande {} i sin examen som valbar del
Jag går redan på övertid och orkar bara ta det som verkligen krävs för papperet, är {} nödvändig för min examen?
gjorde en massa kurser på öppna innan ja kom in hit, kan {} nu räknas som en del av examen ti slut
Har jobbat som sjukskötare i Sverige och läst något motsvarande där, kan det ersätta {} i min examen här?
Jag har tagit så många roliga att mamma kallar mig samlare. För den här mig närmare examen?
studiesekreterarn säger fritt valbara, handledarn säger ingenstans. i vicket fack hamnar den i mina studier
Hemma vid mitt universitet i Porto godkänns bara det som står i avtalet. Skulle den här duga där?
ja gjord nåt precis likadant i yrkesskolan för tre år sen. kan man få de tillgodoräknat i stället för den här
jag saknar tio poäng valfria och det är redan vår. går den som en sådan
I gamla läroplanen hade den ett annat namn och jag är från den tiden. Ersätter den den gamla?
jag vill inte sitta där förgäves, lånet växer inte baklänges. blir den en del av min examen
Jag bytte utbildning i januari och allt flög i luften. Är den obligatorisk i mina studier eller inte?
sonens studieplan har ett hål och vi försöker fylla det. kan {} sättas in där | räknas den ti min examen
får man sätt den i hopsen | obligatorisk för mej eller frivillig | tillgodoräknas från gamla skolan ok?
syns den på examensbetyge | fritt valbar eller tvång | kan ja få den inräknad i min yh | ersätter den min gamla kurs
passar den tegelstenen i min mur, examen alltså | är den en bit i mitt examenspussel eller bara dekoration
för den mig ett steg närmare hatten och pappret | måste jag äta den eller är den efterrätt i mina studier
har min examen en låda för den | ett måste på min stig eller bara en trevlig omväg | lämnar den en stämpel i examen
kan jag byta in min gamla kurs mot den som en begagnad bil




`,
  repeat: `
Kan jag ta {} två gånger? | får man göra om {} | går det att ta om {} | kan man gå {} en gång till
jag blev underkänd i {} förra året, kan jag läsa den igen | {} en andra gång, går det?
Kan vitsordet i {} höjas? | jag vill höja mitt betyg i {} | höjning av vitsord {} | omtagning av {}
hur många gånger får man försöka på {} | kan jag delta i {} på nytt | får man avlägga {} mer än en gång
vad händer om jag inte klarar {}, får jag försöka igen | fick en tvåa i {}, kan jag göra om den
kan jag ta om den | kan man höja vitsordet | får man försöka igen | hur många försök har man
går den att göra om | vad händer om jag kuggar | kan jag gå den igen för ett bättre vitsord
min studerande kuggade {}, kan hon ta om den
jag fick dåligt betyg i {}, kan jag göra om den | jag har kuggat två gånger, får jag försöka igen | vad händer om jag inte blir klar med kursen | om jag inte hinner klart i tid, vad gör jag då | kan man plussa {}
går {} att förbättra | kan jag förbättra {} | kan jag förbättra mitt vitsord | förbättring av vitsordet i {}
vitsordshöjning {} | höja från två till fyra i {} | är det tillåtet att höja ett godkänt vitsord
får man försöka på nytt | får man göra ett nytt försök | en till chans på {} | andra chansen på {}
tredje försöket på {}, tillåts det | hur många omtagningar tillåts | finns det en gräns för antalet försök
måste jag gå om hela {} om jag kuggar | måste jag gå om allt eller bara delen som fattas | behöver jag gå om {}
underkänd i {}, vad nu | jag föll på {}, kan jag gå den igen | jag blev inte godkänd i {}, får jag gå om
jag reputerade {}, hur går jag vidare | jag avbröt {} i fjol, kan jag börja om
jag hoppade av {} i våras, får jag ta den på nytt | jag gick {} för tre år sedan, får jag gå den igen
vad sker om man misslyckas på {} | vad gör man om man underkänns | om jag floppar på {}, då?
om det går åt skogen, kan man försöka igen | vilket vitsord gäller om jag gör om {}
gäller det bättre vitsordet eller det senaste | försvinner det gamla vitsordet om jag tar om {}
jag är missnöjd med min tvåa, kan den höjas | är det möjligt att läsa {} på nytt | kan en redan godkänd {} göras om
dottern underkändes i {}, har hon rätt att gå om den | kan {} repeteras | repetera {}, går det
jag fick en etta fast jag pluggade massor, går den att höja nästa gång
barnet låg på sjukhus och jag föll på {}, får jag börja om från början
upprepat underkänt i {}, hur många chanser till | raderas mitt tidigare betyg ifall jag går {} på nytt
bakläxa på {}, hur gör man om den | fick kugg i {}, kan jag ta den nästa år
duger ett nytt varv av {} för bättre vitsord | om min studerande misslyckas två gånger, får hon ett tredje försök
vad händer om jag inte blir klar med {} i tid | vad händer om jag inte hinner slutföra kursen | jag hinner inte klart, vad händer då
får man gå {} på nytt | ja körde {}, va nu | kan man höja vitsordet i {} | ta om {}? | gå om? | höja betyget
andra försöket? | underkänd i {}, får man en ny chans | va händer om ja int hinner klart me {} den här gången
hur många gånger får man misslyckas me {} | ja hopa av {} ifjol, får ja kom tibaks
ny runda av {} för nån som redan har den godkänd | går de å läsa om hela kursen | missnöjd me trean, kan ja göra om {}
om ja hoppar av {} nu, får ja börja om sen | Kan jag avlägga {} en andra gång?
Vad händer om jag blir underkänd på kursen? | Är det tillåtet att gå om {} för att förbättra vitsordet?
Hur många försök har man på sig att klara {}? | Får man delta på nytt fast kursen redan är avklarad?
får man köra {} i repris | flunkade {}, e de kört | en gång till på {}, går de för sej | omgång två för mej på {}?
kuggar ja, måste ja ta hela {} från början | e de tillåtet å göra om den fast man fått en etta | reprisera {}
tredje gången gillt på {} eller finns nån gräns | kan en hoppa på samma kurs igen
om jag inte blir godkänd, vad gäller | ny chans?
Jag läste {} för åtta år sen med dåligt resultat och vill bättra på det, får man gå kursen igen?
Blev inlagd på sjukhus mitt i {} och måste avbryta, kan jag börja om kursen från början en annan gång?
Två gånger har jag nu försökt ta mig igenom {} utan att lyckas, får man ge sig in på en tredje?
Min studerande har kört kursen redan två gånger och skäms för att fråga, finns det någon gräns för antalet försök?
Jag behöver minst en fyra för att komma in på magister, kan jag gå om {} trots att jag redan har en tvåa?
kan jag göra kursen igen om jag inte passerar | hur många gånger jag kan ta {} | jag misslyckade {}, kan jag upprepa
får jag förbättra mitt betyg i {} | kan jag ta den två gång | hinner ja ente klart, får man börja om på {} då
får man la göra om den | omtagning av hela {} | dubbelt upp, samma kurs två år i rad, går de
va händer me den som inte klarar {} | göra om? | chans att läsa {} på nytt efter avbrott | försök två på {}
Jag skilde mig mitt under förra kursen och allt gick åt pipan, så får jag nu ta {} på nytt?
mitt snitt ser hemskt ut för att ja bara fick en etta i {}, får man gå om den fast den e godkänd
Hos oss i Sverige får man göra om hur många gånger som helst, men hur är det här, är försöken på {} begränsade?
Jag fick en tvåa när livet var kaos, skilsmässa, flytt, allt. Får man göra om den för ett bättre vitsord?
ja somna mitt i för två år sen, studiemässigt. kan man gå den på nytt
pojken kuggades å sitter i sitt rum me gardinerna för. får han en ny chans
Jag gick den i gamla läroplanen men minns inget. Fick jag sitta igenom den en gång till?
siffran är en etta och varje arbetsgivare fastnar vid den. kan man ta om hela rasket
Jag måste sluta halvvägs på läkarorder. Kan jag börja från början nästa gång den går?
två gånger underkänd å ja undrar om tredje e förbjuden i nån regel. e den
om det går åt pipan, och med min tur gör det det, vad då? måste man gå hela kursen från början
En elev till mig har underkänt i {} och jag lovade ta reda på det. Får han gå om den? | kan man ta om kursen
går de å göra om den | om ja kör, får ja komma på nytt på kursen | hur många försök har man på kursen
vill höja, kan man gå om kursen | fick en etta, kan man ta om för bättre | omtagning av kursen?
andra gången ok eller int | va om ja int får den klar nu, allt från början då | får man ta en andra tugga av äpplet
ges det revansch | kan man stiga i samma flod två gånger med kursen | hur många liv har katten på den kursen
får man upp i sadeln igen efter att ha ramlat av | kan man spola tillbaka en godkänd kurs och spela den bättre
får man ta om av en redan uppäten kurs | kunde man putsa trean till en fyra genom att gå allt på nytt




`,
  card: `
Berätta om {} | visa {} | vad vet du om {} | Kan du plocka fram uppgifterna om {}? | kolla {} åt mig
detaljer för genomförandet {} | jag skulle vilja titta närmare på {} | öppna kurskortet för {} | allt om {} tack
kursen med koden {}, snälla | Har du nåt på {}? | sammanställ läget för {} | vad är {} för en kurs
Visa mig kursen {} | Berätta lite om {} | {} kursinfo | Kan jag få grunduppgifterna om {}?
jag söker information om {} | ta fram {} tack | hör du, {}, säg nåt om den
Jag hörde om en kurs som heter {}, kan du visa den | visa den igen | den första i listan, visa mer | ge mig kortet
jag fick numret {} av studiehandledaren, vad döljer sig där | snabb presentation av {} | läs upp basfakta för {}
va e de me {} | kan du plocka fram {} åt mig | berätta lite om {} före jag bestämmer mig | {} tack
har du nåt på {} | studerande frågar om {}, ge mig det som finns | öppna {} | visa vad du vet om {}
sammanfatta {} för mig | kan jag få se kurskortet för {} | hittade koden {} på en lapp, vad är det för en
{}, basfakta | jag sku vilja veta mera om {}
berätta mer om {} | mer information om {} tack | berätta mera | kan du säga lite mer om den | jag vill gärna veta mer om {}
alla datum för {} | datumen för {} tack | {} en gång till | både {} och {} tack
{} och {} nästa vecka | {} och {} på måndag | {} och {} i dag
infopaket om {} | fakta om {} | basuppgifter {} | kurskort {} | kursuppgifter {} | slå upp {} | leta fram {}
visa andra kursen i listan | visa den sista | den mellersta tack | tvåan i listan | nummer tre | presentera {}
presentera {} kort | beskriv {} i stora drag | upplys mig om {} | orientera mig om {} | säg något om {}
hur är det med {} | hur var det nu med {} | kan vi titta på {} | jag vill läsa om {} | jag har en fråga om {}
jag funderar på {}, visa vad det är | min handledare nämnde {}, ge mig det väsentliga | det gäller kursen {}
jag står i beråd att välja {}, så ge mig en helhetsbild av kursen | en helhetsbild av {} tack | grundfakta {}
översikt över {} | kursens uppgifter tack | informationssidan för {} | vad rymmer kortet om {} | läs upp {} för mig
ett utdrag om {} | klicka fram {} | ögna igenom {} med mig
jag får många frågor om {} på kansliet, ge mig uppgifterna | ni hade en kurs som hette {}, kunde jag få se den
återgå till {} | tillbaka till {} | jag fick syn på {} i broschyren, berätta vad ni har | bläddra fram {}
hela kortet | dra {} för mig i korthet
av vilket studieavsnitt är {} ett genomförande | vilket studieavsnitt är {} en del av
vilken studieavsnittskod har {} | koden för studieavsnittet bakom {} | {} studieavsnittets kod
va e {} för nå | kan du plocka upp {} | öppna kortet för {} | hitta {} åt mig | ja sku vilja kika på {}
ha du nå om {} | finns {} hos dej | kolla {} | datumen för {} | grundinfo {} | allt om den här | öppna den där
låt mej se den första | Kan du visa kursens uppgifter för {}? | Jag skulle behöva uppgifterna om {}.
Får jag be om en översikt över {}? | Var vänlig och presentera {} för mig. | Hämta fram kursinformationen om {}, tack.
jag vill se kursen {} | du kan visa mig {} snälla | de e nåt som heter {}, va e de | hörru {} då | let upp {} åt mä
dra fram {} så ja får se | känner du till {} | Ge mig en sammanfattning av {} | kortfattat om {} tack
en kompis nämnde {} på lunchen igår och nu blev jag nyfiken, har du nåt om den
min opo skrev {} på en post-it och sa att jag ska kika på den, kan du ta upp den
Jag sitter med studieplanerna här på kansliet och skulle behöva få upp {} på skärmen
jag skulle presentera kurserna för ettorna imorgon så visa mig {} är du snäll
jag ser {} i min studieplan men vet inte alls vad det är för en, visa mig den | va finns om {} | detaljer {}
ja menar {} | nä int den, {} va de ja sökte
bussen kommer om fem minuter och jag lovade kusinen att kolla upp {}, kan du dra fram basfakta snabbt
i korridoren hängde en lapp där det stod {} med stora bokstäver, berätta för mig om den kursen
jag är nyanställd planerare och går igenom utbudet kurs för kurs, härnäst vill jag ha {unit} på skärmen
vid kaffebordet slängde nån fram det namnet och jag hade aldrig hört det. vad är det för en kurs
Tre fönster öppna och alla har hängt sig. Visa grunduppgifterna
Studerandena frågar om den i luckan och jag ser dum ut. Ge mig fakta om den
handledarn lämna en gul lapp me bara en kod, ingen förklaring. va e {}
jag såg listan, tvåan föll mig i ögonen. öppna den
På föräldrakvällen borde jag visa något om {}. Ge en presentation av den
jag känner till namnet bara från affischen på toadörren. berätta vad du har om den
nån bokstavera de för mej i telefon så ja hört kanske fel. känner du till kursen {}
du visade mig en i morse innan telefonen dog. vi tittar på den igen | visa den | få fram den | info om den där
nå va e {} då | låmme si | kort om den | öppna den andra | kursuppgifter tack | detaljer pls
lägg dess kort på bordet | vem är den här herr {} | visa dess pass | tänd ljuset över den | vik upp den åt mig
låt mig kika på den | presentera mig för {}, vi har inte träffats | ge dess porträtt på några rader | koden tack
vad var koden | vilken kod har den




`,
  runs: `
ordnas {} på vintern | ges {} på sommaren också | går {} om hösten
Vilka genomföranden finns det av {unit}? | när ges {unit} nästa gång | {unit} genomföranden
går {unit} på nytt nästa år | Ordnas {unit} både på hösten och våren? | jag missade {unit} i år, när kommer den igen
finns det flera grupper av {unit} att välja mellan | alla tillfällen för {unit} | hur ofta ges {unit}
ges {unit} som sommarkurs | blir det en ny omgång av {unit} i januari | lista varianterna av {unit}
är {unit} nedlagd eller ordnas den ännu | nästa gång {unit}? | När hålls studieavsnittet {unit} i framtiden
Har {unit} en kvällsgrupp också, eller bara den här | vilka implementationer har {unit} denna termin
Kommer {} tillbaka nästa läsår? | Hur många gånger per år ordnas {} | {} finns det fler genomföranden
går den även till våren? | när ges den på nytt | finns det andra grupper av samma kurs | ordnas den igen nästa höst
den krockar för mig, finns det en annan version av samma studieavsnitt
när går {unit} nästa gång, missade den i höst | kommer {unit} igen nästa år eller läggs den ner
vilka omgångar av {unit} finns det | går {unit} på våren också | finns det nån kvällsvariant av {unit}
hur många grupper kör {unit} i höst | om jag inte hinner nu, ges {unit} på nytt senare | {unit} sommarversion?
ordnas {} två gånger om året eller bara en | jag kuggade {} i fjol, när får jag gå om den
alla implementationer av {unit} | har {unit} flera parallella genomföranden | går den igen nästa läsår
är det här enda gången den ges | finns den på engelska eller som annat genomförande någon gång
när är {unit} nästa gång | när gick {unit} senast | går {unit} också på våren | blir det {unit} nästa år | hur många genomföranden har {unit} | ordnas {unit} varje termin | kommer det en ny omgång av kursen nästa år
ges {} årligen | ges {} vartannat år | upprepas {} på våren | återkommer {} nästa år | kommande tillfällen för {unit}
nästa tillfälle att läsa {} | finns {} på vårterminen i stället | finns {} som dagvariant och kvällsvariant
finns det en sommaromgång av {} | finns det en parallell grupp för {} | kan jag gå {} senare i stället, när ges den
det passar inte i år, ges {} nästa läsår | när har man nästa chans att gå {} | ligger {unit} i nästa års utbud
jag missade {}, när kommer nästa | planeras {unit} för nästa läsår
jag är mammaledig i höst, kommer {} också om ett år
hinner jag gå {} nästa vinter i stället eller är det här sista gången | bjuds {} ut på nytt senare
i vilka perioder erbjuds {unit} | erbjuds {unit} sommartid | rullar {unit} varje period | sista gången {unit} ges
har {unit} en kommande version på engelska | dubblett av {}, en annan tid
jag planerar följande läsår, är {unit} inplanerad
den här tiden passar mig inte, finns {unit} vid någon annan tidpunkt | när dyker {} upp i utbudet igen
är {} en engångsföreteelse | vilka genomföranden av {unit} återstår i år
när går {} nästa gång | ordnas {} på våren också | hur ofta går den | genomförande? | toteutuksia?
andra genomförande av {unit}? | nästa omgång? | omgångar {unit} | e {} borta för gott eller kommer den igen
gick {} ifjol | missa höstens {}, ordnas den flera gånger i år | går {unit} både höst å vår
e de sista gången {} ordnas | kommer {} igen nästa läsår | vart tredje år eller va e rytmen på {}
Vilka genomförandeformer och tillfällen har {unit} i år? | När ges {} nästa gång? | Ordnas kursen även nästa läsår?
Hur många genomföranden finns det av {unit}? | Erbjuds {} på sommaren också?
finns de nån annan variant av {unit} än dagsgenomförandet | har man slutat ge {unit}
går {} parallellt för flera grupper, vilka genomföranden finns | nästa chans å gå {}, vilken termin
kör dom {} varje år | andra tillfällen? | vicken termin bruka {} gaa
kommer den i repris nästa höst från skolans sida | e {unit} nerlagd | vår-versionen av {}?
vilka alternativa starter finns av {unit} framöver | genomföranden {unit}
Jag ska på mammaledighet i januari och är borta ett helt läsår, så undrar om {unit} hålls igen året därpå.
Höstens omgång av {} krockar totalt med min praktik, så när är kursen planerad att ordnas nästa gång?
Vi planerar individuella studievägar och måste veta hur ofta {unit} brukar ordnas, varje läsår eller bara vartannat?
Jag åker på utbyte hela våren och hoppas att {} inte bara går då, finns den även andra terminer?
I den gamla studieguiden fanns {unit} på både Raseborg och Helsingfors, vilka genomföranden finns det kvar nu?
när kursen är nästa gång | finns {} på nästa år | hur många gånger per år är {unit}
är det annan implementation av {unit} | går {} i vår ente bara nu | ges den la fler gånger | undervisas {} nästa höst
återkommer {}? | {unit} 2027? | erbjuds vartannat år? | nästa tillfälle {} | vilka versioner av {unit} snurrar i år
finns det någon sommarupplaga
Jag ska in i det militära i januari och kommer ut först nästa vinter, ordnas {unit} fortfarande då?
vår grupp blev lovad en kväll-variant av {unit}, finns de nåt sånt genomförande eller bara dagtid
Kursen är full den här gången och jag är inte ledsen för det, bara jag får veta när {} går härnäst.
nästa genomförande? | {} när på nytt | {unit} nästa år? | {} också på våren? | andra tidpunkter för {unit}
alla genomföranden av {unit} | omgångar av {unit} i år | kommer de en till av den här | samma kurs nån annan gång?
kommer {} igen efter jul | missa tåget me {}, går de ett nästa | går {unit} varje termin | bara en gång om året eller
hur många gånger per år går {unit} | vilka omgångar av {unit} kan ja välja på | finns {unit} både på dagen å kvällen
går {unit} alls i år | är fler omgångar av {unit} planerade | {unit} sommarvariant?
i vilka andra städer ordnas {unit} | är det här sista gången {} ordnas överhuvudtaget
finns de {unit} på svenska nånstans, nåt eget genomförande | När ordnas {} nästa gång?
Vilka genomföranden har {unit} på våren? | Erbjuds {unit} varje år? | Blir det en ny omgång av {} i höst?
Ordnas den här kursen igen nästa läsår?
Jag har beräknat datum i mars och kan inte vara med nu, när går {unit} senare?
Kursen ströks för att det var för få, kommer {} tillbaka nästa termin?
Min studerande är på utbyte hela våren, finns det ett annat genomförande av {unit} för henne i höst?
missade den här omgången, kommer en till | alla omgångar av {} i år | och den på våren?




`,
  compare: `
Jämför {} och {} | vad är skillnaden mellan {} och {} | {} eller {}? | vilken är längre, {} eller {}
Vilkendera passar bäst för en nybörjare, {} eller {}? | är {} lättare än {} | har {} och {} samma innehåll
jag kan bara ta en av {} och {}, hjälp mig välja | vilken av {} och {} ger mest poäng | ställ {} bredvid {}
på vilka punkter skiljer sig {} från {} | vilken börjar först av {} och {}
e {} och {} samma kurs fast med olika kod? | Om jag jobbar dagtid, ska jag ta {} eller hellre {}
om man bor långt bort, funkar {} bättre än {} | vilkendera sku du ta, {} el {} | skillnader {} {}
är det nån vits att gå {} om jag redan gått {}, överlappar de? | vilken har mindre jobb: {} {}
kan du göra en jämförelsetabell på {} och {} | har {} fler lektioner än {} | {} jämfört med {}
Hur förhåller sig {} till {}, vilken är mer avancerad | jämför den med {}
vilkendera är lättare att få in i schemat, {} eller {} | jag kan bara ta en av {} och {}, vilken lönar sig mera
är {} samma sak som {} | vad är det för skillnad mellan {} och {} | ger {} fler poäng än {}
har {} och {} samma lärare | sätt {} och {} bredvid varandra | slutar {} före {}
studeranden väljer mellan {} å {} å kan int bestämma sej, hur skiljer di sej åt | är {} tyngre än {}
{} jämfört med {}, båda verkar handla om samma grej | vilken av dem är kortare, {} eller {}
överlappar innehållet i {} och {} | ställ de två mot varandra
vilken är lättare, {} eller {} | jag måste välja mellan {} och {} | vad skiljer {} från {} | vilken ska jag ta, {} eller {} | kan man gå {} och {} samtidigt
är {} större än {} | är {} billigare än {} | är {} mer praktisk än {} | {} kontra {} | antingen {} eller {}, vilken
borde jag välja {} eller {} | kan inte besluta mig: {} eller {} | likheter mellan {} och {}
olikheter mellan {} och {} | skiljer sig {} från {} på något sätt | är {} och {} lika svåra
är {} och {} lika omfattande | vilken är enklare av {} och {} | vilken slutar först av {} och {}
vilken av dem har tent, {} eller {} | ena eller andra, {} eller {} | är {} bara {} med nytt namn
ställ upp {} och {} sida vid sida | opo gav mig två alternativ, {} och {}, hur väljer jag
jag kan bara betala för en, är {} eller {} mer prisvärd | sambon säger {} men jag lutar åt {}, vilken vinner
vilkendera ger bättre grund, {} eller {} | för- och nackdelar med {} mot {} | kontrastera {} mot {}
motsvarar {} och {} varandra | är {} djupare än {} | påminner {} om {}, eller är de helt olika
vilken skulle en upptagen förälder välja, {} eller {} | jag har gått {}, tillför {} något nytt
va skiljer {} från {} | e {} å {} samma sak me olika namn | skillnaden?
valt mellan {} å {} i en timme nu, hjälp mej välja | vicken e vettigare, {} elder {} | e {} bara {} light
hur mycket överlappar {} och {} | Jämför {} och {} för mig, tack.
Vilken av {} och {} passar bättre för en som jobbar? | På vilket sätt avviker {} från {}?
Vad har {} gemensamt med {}? | Kan du göra en tabell över {} och {} sida vid sida?
Lönar det sig att ta {} i stället för {}? | velar mellan {} och {} | kan int bestämma mej, {} hellre än {} eller
finns de nån poäng å ta {} om man redan gått {}, eller e dom likadana | olikheter {} {} | {} hellre?
slåss {} å {} om samma innehåll | den här mot {}, va e annorlunda | lik {} eller int alls
vilken ger mest för pengarna, {} eller {} | hur står sig {} mot {} | e he na skillnad på {} å {}
{} låter exakt som {}, är dom tvillingar | min kompis svär på att {} är bättre än {}, stämmer de
vilken av di två, {} å {}, skulle du ta | väg {} mot {} åt mig
Jag har plats för bara en till kurs i vår och studiehandledaren sa ta {} eller {}, men hur skiljer de sig egentligen?
Min dotter ringde och var förtvivlad för att hon ska välja mellan {} och {} senast i kväll, vad är det som skiljer dem åt?
I min gamla studieplan stod det {} och nu heter det {}, är det samma kurs eller har något ändrats?
Vi i lärarlaget funderar på att slå ihop kurserna och skulle behöva se {} och {} mot varandra, punkt för punkt.
ja e typ sämst på å välja å nu e de {} å {} som båda låter gött, ge mej skillnaderna
vad är olika i {} och {} kurserna | är {} mer svår än {} | {} har vad som {} har inte | för o nackdelar {} mot {}
är {} större än {} i poäng o tid | byta {} mot {}, vad vinner jag på det | samma grej som {}? | ente samma som {} väl
vilken e mer praktisk av {} å {} | Vilken kurs går djupare, {} eller {}?
skilj på {} och {} åt mig för jag blandar ihop dem | äpplen och päron eller går {} att mäta mot {}
Handledaren tycker att {} räcker för mig men en kompis säger att {} är mycket bättre, hur olika är de på riktigt?
sitter me kataloge framför mej å {} å {} har nästan samma text, e de nån som helst skillnad på dom
Jag är trebarnsmamma med knappt om tid, så vilken av {} och {} skulle vara det klokare valet för mig?
Den ena är nära hem och den andra låter roligare, myntet är singlat fyra gånger. {} eller {}?
handledaren påstår att de överlappar, kompisen att de inte gör det. vad är olika i {} och {}
båda fem poäng, båda på hösten, samma fina ord i båda. hur skiljer sej {} från {}
Jag har pengar till bara en. Vilken är bättre för en nybörjare, {} eller {}?
hemma grälar vi, jag gillar {} och hon gillar {}. kan du ställa dem bredvid varandra
Jag gick {} i våras och nu prackar man på mig {}. Är det samma sak igen?
de går runt i skallen me dom här två, klockan e två på natten. va e skillnaden
jag vill ha den med mindre spring, knät är dåligt. {} eller {}, vilken
För tillgodoräknandet ska jag visa vad {} och {} har gemensamt. Kan du lägga dem sida vid sida? | {} vs {} tack
vicken, {} eller {} | skillnan på {} å {} | den hä eller den dä | va e bättre {} eller den andra
e {} samma som {} eller va | bredvid varann tack | hur skiljer di sej, di där två | {} / {} skillnad?
äpplen och päron: {} och {}, hur olika | lägg {} och {} på vågen | är {} och {} tvillingar eller bara kusiner
vem vinner duellen, {} eller {} | håll upp de två mot ljuset åt mig
{} i ena handen, {} i den andra, vilken väger mer på vad | är {} bara {} i ny rock
jag är åsnan mellan två hötappar, {} och {}, hjälp mig väga dem | krockar den med {} | krockar det med {}
är den samtidigt som {} | den här eller {}, vilken är större




`,
  follow: `
Följ {} | påminn mig om {} | Kan du hålla koll på {} åt mig? | säg till när {} öppnar | lägg till {} i min lista
jag vill få notiser om {} | låt mig inte glömma {} | håll ett öga på {} | meddela mig om det händer nåt med {}
bevaka {} | jag är intresserad av {}, spara den | pinga mig före anmälan till {} stänger | Sätt {} på bevakning
skicka ett meddelande en dag innan {} börjar | prenumerera på {} | kom ihåg {} för min del
hojta till när det blir plats på {} | ja går {}, håll mig uppdaterad | ge mig en heads up om {}
adda {} till mina kurser | säg åt mig om tiderna för {} ändras | Jag vill följa kursen {} | påminnelse {} tack
Kan du varna mig innan anmälningstiden för {} går ut | Lägg {} bland mina favoriter | Ta med {} i min uppföljning
Jag går {} i höst, kan du minnas den åt mig | följ den | påminn mig | spara den här
jag glömmer lätt, kan du knuffa på mig när det är dags | den vill jag ha koll på | ja tack, skicka notiser om den
meddela när den öppnas | följ alla tre på listan | pinga mig när det rör på sig med {} | håll koll på {} åt mig
jag glömmer alltid allt, så hojta till när {} öppnar | väck mig när {} går att anmäla sig till | {} på bevakning
lägg {} till mina | jag vill hållas uppdaterad om {} | låt mig inte missa {} | kan du hålla ett öga på {}
påminn mig om deadlinen för {} | skicka mig ett meddelande en dag före {} stänger | prenumerera {}
lägg den på min lista | säg till sen när anmälan öppnar | not att jag ska ha koll på den, kan du göra det i stället
påminn mig om {} | puffa på mig när {} öppnar | håll mig uppdaterad om {} | sätt {} på min lista
ropa till innan {} stänger | håll ett öga på {} | säg till när {} öppnas | pinga mig om {}
låt mig inte glömma {} | vill inte missa {} | bevaka {} åt mig | plinga när {} har platser
berätta om {} ändras | är intresserad av {}, håll mig informerad | lägg till {} åt mig
hej påminnelse om {} tack | följ {} | nyheter om {} rakt till mig | förvarna om {}
väck mig när anmälan till {} börjar | skulle vilja följa {} | prenumerera på {} | skulle va kul att höra om {}
meddela genast {} är öppen | klockan på för {} | skicka en rad när man kan anmäla sig till {}
glömmer jämt, så {} påminnelse | se till att jag hinner med {} | info om {} till mig | skriv upp {}
{} också på listan | hojta om {} ställs in | larma dagen före {} tar slut | kunde du säga om {} i god tid
tjata tills jag anmält mig till {} | behöver en påminnelse för {} | plocka in {} i bevakningen | tipsa mig om {}
knuffa till mig om {} | håll reda på {} åt mig
sätt {} på min lista så att jag inte glömmer | säg till innan {} stänger | hojta i god tid före {} stänger | låt mig inte missa {} den här gången | pinga när {} öppnar | {} verkar intressant, lägg till den i bevakningen
påminn mig i morgon | påminn mig på torsdag | påminn mig nästa vecka | påminn mig att köpa bröd
påminn mej imorgon bitti | påminn mig imorgon kväll | påminn mig i övermorgon
börja följa {} | starta bevakning av {} | sätt larm för {} | ställ larm på {} | påminn oss om {} | notifiera mig om {}
notis när {} öppnas | aktivera notiser för {} | underrätta mig om {} | informera mig om {} | avisera mig om {}
tipsa när {} har lediga platser | lägg {} på minnet | minns {} åt mig | markera {} som intressant | stjärnmärk {}
jag vill bli påmind om {} | jag vill veta när {} ändras, håll koll | säg till om {} flyttas
kunde ni vänligen påminna mig i god tid om {} | jag har dåligt minne, påminn mig om {}
jag är rädd att missa {} eftersom jag har så mycket nu, kan du påminna
hela klassen väntar på {}, så varna mig genast den öppnar
om anmälan till {} öppnar medan jag är i armén, skicka ett meddelande
jag skulle uppskatta en påminnelse i god tid innan {} stänger | bli min väckarklocka för {} | ha {} under uppsikt
håll utkik efter {} | spana på {} åt mig | ropa när {} har fått en ledig plats
släng iväg ett meddelande när {} öppnar | ge mig ett tecken när {} går att söka | signalera när {} är öppen
prickmarkera {} för mig | notera {} för min del | lägg {} i mina bokmärken | bokmärk {} | abonnera på {}
jag tänker söka till {}, så påminn i tid | låt mig få reda på ändringar i {} | uppdateringar om {} till mig
stöta på mig när {} börjar närma sig | klockan på | rapportera till mig om tiderna för {} ändras
min assistent ska också hänga med, bevaka {}
håll koll på {} åt mej | påminn mej om {} | lägg till {} | sätt upp {} på min lista | bevaka | lägg till den där
pling mej när {} öppnar | hojta till när anmälan ti {} börjar | säg ti när {} snart stänger | låt int mej missa {}
kan du skrika till när de e dags för {} | ja vill ha koll på {} | ha ett öga på {} är du snäll | spara {} åt mej
sätt väckarklockan på {} | påminn mej på torsdag | lås fast {} på min radar | ta me {} bland mina kurser
den här vill ja följa | jo tack, den vill ja ha påminnelser om | väck mej när den öppnar
nypa mej i armen dagen innan {} stänger | Jag skulle vilja följa {}. | Kan du meddela mig när anmälan till {} öppnar?
Var vänlig och lägg till {} bland mina bevakade kurser. | Påminn mig en dag innan anmälningstiden till {} går ut.
Skicka en notis när det händer något med {}. | Meddela mig genast när anmälningen har öppnat.
jag vill att du påminner mig för {} | kan du följa {} för mig snälla | du kan säga mig när öppnar registrering i {}
adda {} till mina | ja tar {} med | asså påminn mig om {}, glömmer allt | säg la te när {} öppnar
sej ti me tå {} opnar | plocka me den | på listan me den
Jag har minne som en guldfisk och förra året blev jag utan plats, så påminn mig i tid om {}
jag sitter på jobbet och hinner inte bevaka sidan själv, kan du ropa när {} går att anmäla sig till
min tutor sa att {} fylls på tio minuter så larma mig så fort den öppnar
det snurrar så mycket i huvudet på våren så skriv upp {} på listan och påminn mig
sambon tröttnade på att vara min kalender, så nu får du hålla reda på {} för mig | notiser på för {} | klocka på {}
förra terminen vaknade jag två dagar efter att allt var fullt, så ställ en påminnelse på {} åt mig nu genast
min coach säger att jag ska sluta lita på huvudet, därför vill jag att du bevakar den här kursen åt mig
jag tappar allt, nycklar, vantar, datum, en gång bilen. kan du hålla ett öga på den här
Inget är säkert ännu, visumet hänger i luften. Håll mig ändå underrättad om den här
sist fick ja veta en dag för sent å svor i en vecka. pinga mej när de händer nåt me den
Minnet blev sämre av hjärnskakningen, sköterskan säger skriv upp allt. Påminn mig alltså i god tid om den
Min e-post är full av skräp och där ser jag ingenting. Kan du knuffa mig här om den?
ja sku ta den men bara om den nånsin öppnar, vilket ingen vet. vakta den åt mej
du är pålitligare än min man i såna saker. säg till innan nåt stänger där
två har jag redan märkt, det här blir tredje och sen räcker det. lägg den på min lista också
deadlinen för {} är mitt i semestern och då ligger jag på en strand. väck mig till den | håll koll på den
lägg ti den bland mina | säg ti om den | bevaka dehä | hojta om de händer nåt me den | spana in {} åt mej
på min lista me den | spåra den tack | påminn mej sen om den | behåll den på radarn | sätt ett bokmärke där
häng en bjällra på den åt mig | var min väckarklocka för den | slå en knut på näsduken för {} | var min vakthund här
låt inte den här slinka förbi mig | en knappnål i den, jag vill höra mer efterhand
ja vill höra av dig när {} rör på sig | knyt mig till {} | hänga på {} tack | övervaka {}
slå larm när det händer nåt me {} | skicka en liten notis när {} lever upp
ja lär glömma, spara den hos dig å säg till | stjärna på | håll vakt vid den här
ja vill prenumerera på nyheter om den | sätt en vaktpost vid {} | sätt larm | pinga mig om den
den ska in på listan min | kan du kolla åt mig tills {} öppnar | ge ett ljud ifrån dig när {} går att boka
ropa på mig när de släpper platserna till {} | säg till när {} börjar närma sig | säg nåt dan före {} stänger
jag glömmer garanterat, peta på mig om {} | jag litar på att du säger till om {} | gör en knut på din näsduk för {}
skriv upp mig för uppdateringar om {} | ha {} i bakhuvudet åt mig | ta {} under dina vingars skugga
lägg in {} bland dom jag bryr mig om | den där är intressant, spara den | sätt den på minnet
den vill jag inte tappa bort | klistra fast {} | lås den på min lista | ja vill ha pling om den här
glöm inte att säga till mig om den här | du får gärna bråka på mig när det är dags för {}
Jag önskar aviseringar om {}. | Lägg {} bland mina bevakade kurser, tack. | Påminn mig i god tid innan {} börjar.
Underrätta mig när anmälningen till {} inleds. | Kan du ha uppsikt över {} för min del?
Meddela mig dagen innan {} stänger. | Sätt en påminnelse på tisdag morgon. | Håll mig underrättad om ändringar i {}.
Jag missade {} två år i rad för att jag var på sjön, så säg till mig när man kan anmäla sig nästa gång
Min studiehandledare säger att {} är den sista pusselbiten, så ta och håll ett öga på den åt mig
Jag har så mycket annat i huvudet just nu att jag vill att du väcker mig när {} öppnar
Den där verkar passa min fjärde period precis, så lägg till den på min lista så länge
Kollegan fick ett meddelande när {} öppnade, och det vill jag också ha i fortsättningen
knacka på skärmen min när {} e på gång | ja sku vilja va me på tåget me notiser om {}
Jag ska föda barn i april och kommer inte att minnas mitt eget namn, så håll du reda på {} åt mig så länge
Det är ännu ett halvår kvar men {} vill jag absolut inte missa, så hojta när det börjar hända något där



`,
  unfollow: `
Sluta följa {} | ta bort {} | jag vill inte ha fler påminnelser om {} | {} intresserar mig inte längre
stoppa notiserna för {} | avfölj {} | släng ut {} ur min lista | jag hoppade av {}, du behöver inte meddela nåt mer
Avsluta bevakningen av {} | du kan glömma {} | ingen mer info om {} tack | tyst om {} nu | avprenumerera {}
jag ska inte gå {} trots allt | radera {} från mina kurser | nä jag ångrade mig med {}, bort med den
strunta i {} framöver | Kan du plocka bort {} från det jag följer? | {} behöver jag inte bevaka mera | Ta väck {}
Sluta tjata om {} | Påminn mig inte om {} | ta bort den | sluta påminna | jag är klar med den, du kan sluta skicka
avbeställ påminnelsen | inte den längre | ta bort alla kurser jag följer | unfollow
den där kan strykas från min uppföljningslista | ja bryr mej int i {} meira | släng bort {} från min lista
jag hoppade av {}, behöver inga fler påminnelser | {} bort | kryssa av {}, den är klar för min del
inga fler pip om {} tack | jag ångrade mig med {} | annullera bevakningen på {} | får jag slippa höra om {}
plocka ner den från bevakningen | ta bort alltihop jag följer | jag har redan gått {}, så tysta den
dra bort {} från det du påminner om | bytte linje så {} är onödig nu | skippa {} i fortsättningen
den där kan du glömma, jag går inte den | rensa mina bevakningar | av misstag la jag till {}, backa det
varför får jag ännu meddelanden om {}, stäng av dem | ej längre {} | avprenumerera
släpp {} | ta bort {} från min lista | sluta tjata om {} | inga fler meddelanden om {} | har fått nog av {}
{} blev inställd, inga meddelanden mera | sluta följa {} | behöver inte {} längre | glöm {} | sluta pinga om {}
inte intresserad av {} trots allt | jag tar inte {}, låt bli | håll tyst om {} | bort med {} | stumma {}
har gett upp {} | {} kan ryka | skippa {} | det räcker med påminnelser om {} | låt {} vara
slopa grejerna om {} | påminn inte om {} mera | har redan klarat {}, onödigt påminna
avsluta prenumerationen på {} | klockan av för {} | dumpa {} | tar inte {} i år | befria mig från {}
{} är över för min del | varför ännu {}, jag slutade ju | bespara mig {} | stryk {} | {} angår mig inte mera
ändrade mig, {} bort ur bevakningen | kunde du lämna {} därhän | bevaka inte {} längre | upphör med {}
{} nä tack inte mer | kasta {} | strunta i {} nu
avsluta påminnelserna om {} | avbryt bevakningen av {} | avboka påminnelsen om {} | avmarkera {} | lyft bort {}
stryk {} från bevakningen | ta bort påminnelsen om {} | ta bort bevakningen på {} | koppla bort {}
stäng av påminnelserna om {} | stäng bevakningen av {} | följ inte {} | behöver inte påminnas om {}
jag vill inte följa {} längre | jag vill inte höra om {} mera | jag följer inte {} längre
jag går inte {} i alla fall | {} är inte aktuell för mig längre | {} är inaktuell | {} hör inte till mina kurser
{} är avklarad, den får tas bort | jag blev frisk från studieivern, ta väck påminnelserna om {}
{} krockar med jobbet så den ska inte bevakas mer | vi bestämde med opo att jag lämnar {}, så ingen mer info
jag fick {} tillgodoräknad, så du behöver inte följa den | varför plingar du fortfarande om {}, sluta
{} fyller bara min inkorg, släng den | ej intresserad av {} mer | lägg ner bevakningen av {}
avstå från att meddela mig om {} | var så vänlig och avlägsna {} bland mina bevakade kurser | ogilla {}, ta bort
avstjärna {} | ta väck klockan från {} | tystna om {} | inga pling om {} hädanefter
jag är less på påminnelserna om {} | det blev inget av {}, stryk den
jag valde en annan kurs i stället för {}, bort med den från bevakningen
har blivit frånvarande för hela året, ta bort alla bevakningar | töm hela min bevakningslista
{} var min kompis kurs, inte min, ta bort den från listan | jag kom inte in på {}, så sluta följa
vill slippa notiserna om {} | det är onödigt att påminna mig om {} när den redan gått
sluta följ {} | skit i {} | släng {} från min lista | ja ska int gå {} ändå | bort me {} | avfölj | sluta följa
droppa {} | stryk den från listan | int intresserad av {} mer | ta väck {} från bevakningen | tjat int mer om {}
ta heen {} bort från me lista | Ta bort {} från mina följda kurser, tack. | Jag vill inte längre få påminnelser om {}.
Kan du avsluta bevakningen av den här kursen? | Jag har bestämt mig för att inte gå {}, så plocka bort den.
den där kan du stryka | {} e int aktuell längre | hoppade av {} så sluta bevaka | sudda {} från listan
behöver int höra nåt mer om {} | rensa bort {} bland mina kurser | lägg ner bevakningen
nä den här vill ja int ha på listan | kasta {} överbord | tack men inga fler pling om {} | peta bort den ur min lista
ja ångra mej om {}, följ den int
Läste kursbeskrivningen en gång till och insåg att det inte är något för mig, så du kan sluta hålla koll på {}.
Jag blev klar med {} redan i våras men får ändå påminnelser om den, så ta bort den från bevakningen.
Det var egentligen min rumskompis som skulle ha {} och inte jag, så plocka bort den bland dem jag följer.
Fick fast jobb i tisdags och måste banta studierna, så {} får stryka på foten, ta bort den från min lista.
Vår utbildning har slopat {} ur läroplanen, så det är ingen idé att jag bevakar den längre, ta bort den.
jag vill inte följa {} mera | ta bort den kursen från min lista | stoppa påminnelser av {} | jag följer inte mer {}
följ ente {} mer | släng la bort {} ur listan | slut me notiser för {} | avbryt bevakning
{} kan gå åt skogen, ta bort den | inget mer {} tack | ur listan med {} | Låt bli att bevaka kursen framöver.
Kursen var bara en reservplan ifall jag inte kom in på den andra, och nu kom jag in, så sluta bevaka {}.
ja trodde {} handla om foto men de va optik, så de får du plocka bort från de ja följer
Jag är ute och vandrar på föräldraledighet och har redan struntat i {}, så skicka inget om den mer.
int intresserad av {} mera | släpp {} från dom ja följer | {} får gå | kasta {} från min lista | gör dej av me {}
ha sluta på {}, inga fler pling om den | släng bort den här från listan | de räcker me {} nu tack
du kan sluta tjata om {} | ja fick redan {} gjord så påminn int mera | dra ett streck över {}
behöver int nyheter om den här mera | säg upp min bevakning av {} | släpp taget om {} | sluta vakta {}
skrota den från dom bevakade | sparka ut {} från listan | pricka bort den | tysta {} för alltid
vill int höra nå om {} längre | lämna {} bort hädanefter | glöm {}, ja tar den int
{} krockar me jobbet så ta bort den från mina | de e slut mellan mej å {} | kan du avfölja {}
den där va int min grej, bort me den | varför får ja ännu grejer om {}, ta bort mej
följde bara för att kika, ta bort nu | kryssa ur {} | plocka bort mej från påminnelserna om {}
{} blev int av, stryk den från dom följda | int mera {} | bort från listan | {} av | hejdå {}
Kan du ta bort {} från kurserna jag följer? | Jag vill avsluta aviseringarna om {}.
Skulle du ta den här kursen från min bevakningslista? | Jag önskar inte längre påminnelser om {}.
Du behöver inte mera hålla ett öga på {} åt mig.
Eftersom jag har avstått från kursen kan du upphöra med att följa den.
la ti {} i augusti i ett svagt ögonblick men me två barn å jobb blir de int av, så ta bort den
tutorn sa att {} int hör ti vår examen mera, så de e onödigt att du påminner mej om dess datum längre
ja fick plats i en annan skola å behöver int nå mera om den här kursen av dej, kan du sluta följa den | klipp av {}
tappa aptiten på {}, städa undan den | ta ögonen från {}
ja kom in i en annan skola, sorry, å nu e de bara brus. inge mer om den tack
Du har skrivit fem gånger om den och telefonen hoppar av nattduksbordet. Nu räcker det, ta bort den
de va flickvännens idé å vi e int ihop mer. bort från min lista me den
jag la till den klockan tre på natten efter en fest. ha den inte kvar bland mina
Den visade sig ligga i andra ändan av landet måndagar klockan åtta. Släpp den
ja klara den, en fyra, hurra. du behöver int vakta den längre
listan är lång som ett ont år och jag vill ha bara de stora där. släng den här ur
Chefen sa nej och det var det. Sluta påminna om den
jag kollade {} bara för en kompis och han valde annat. kasta ut den ur listan | int den mer | gör dej av me den
inga fler pling om den | ospåra den | behöver int ha den på listan mer | sparka ut den från listan
sluta påminn om den | avfölj den där | sluta plåga mej me {} | låt den fågeln flyga, jag vill inte ha den på min lista
klipp snöret till den kursen | ta av bjällran från den katten | det skeppet får segla utan att du vaktar det åt mig
sudda den från tavlan | vi är skilda, den kursen och jag, inga fler brev om den | rensa ut den ur mitt land
låt den sjunka, håll den inte uppe för min skull | pausa allt, jag är på semester | {} är jag less på, plocka bort




`,
  list: `
Vilka kurser följer jag? | mina kurser | visa min lista | vad har jag på bevakning | vad påminner du mig om
har jag lagt till {} i listan? | lista allt jag följer | vilka kurser har jag sparat hos dig
följer jag nåt just nu | min uppföljningslista tack | va va de nu för kurser jag bad dig hålla koll på
är {} med bland mina | kan du räkna upp det jag prenumererar på | hur många kurser har jag här
vilka påminnelser är aktiva | visa favoriterna | vad håller du ett öga på för min räkning
jag minns inte vad jag bett dig bevaka | mina genomföranden? | har du kvar de kurser jag sa i våras
allt som ligger i min bevakning | följer jag {} redan | visa mina sparade | min lista
för vilka kurser får jag notiser | vad har jag på gång egentligen | vilka kurser har du på mig
vad bevakar du åt mig | minns inte vilka jag la till | mina | hur många kurser har jag lagt på bevakning
har jag redan {} på listan | vilka va di nu igen som ja följer | vad påminner du mig om just nu
lista allt jag prenumererar på | mina kurser tack | jag tappade räkningen, vad följer jag för närvarande
vilka genomföranden har jag markerat | allt jag sagt åt dig att hålla koll på | mina bevakade?
är listan tom eller har jag nåt där | ge mig hela min samling | vad har jag valt att följa i höst
följer jag nåt alls | vilka har jag sparade hos dig | kursförteckningen över mina egna | kollar du alls {} åt mig
vad följer jag | va finns på min lista | vilka kurser pingar du mig om | visa mina bevakningar
varför får jag de här | varför skriver du till mig om det här | mina kurser här | va har jag prenumererat på
va har jag bett dig bevaka | varifrån kommer den här påminnelsen | hur många kurser bevakar jag
följer jag nåt alls | vilka har jag lagt till | jag har aldrig bett om det här
kommer det ännu nåt om nåt till mig | vilka påminnelser väntar | är listan tom | va håller du ögat på åt mig
påminn mig om va jag följer, glömde | mina prenumerationer | vem anmälde mig till de här
minns inte att jag beställt | fram med listan | vilka kurser har klockan på | va tänker du påminna om
va är ännu i kraft | om vilka kurser kommer det meddelanden | min bevakningslista | har jag några påminnelser
sparade du den jag la till | varför just jag | va har du på gång åt mig | vilka har jag markerat
skulle va bra att se de följda kurserna | la jag redan till den | på vilka grunder får jag det här
allt jag följer | står jag på nån lista | varför kom det här till mig | va håller jag koll på
vilka kurser bevakar jag | vad har jag på bevakning | vilka bevakningar har jag
vilka kurser håller du koll på åt mig | vilka kurser bevakar du åt mig | vilka kurser får jag meddelanden om | varför får jag de här meddelandena, om vilka kurser | vad står på min lista | vilka kurser har jag under bevakning
min förteckning | min kurslista | kurslistan | visa vad jag prenumererar på | vilka kurser är på min lista
vilka kurser har jag följt | vilka kurser har jag bett dig om | vilka kurser ligger i bevakningen
vilka kurser påminner du mig om | vad hade jag på min lista | vad står uppskrivet på mig | hur lång är min lista
har jag bevakat {} | har jag någonting på listan | följer jag fortfarande {} | håller du koll på {} för mig
skriv ut min lista | påminn mig vilka kurser jag följer | jag glömde vilka kurser jag valt att följa
jag har ingen koll längre på vilka kurser jag bett om påminnelser för
vore vänlig och räkna upp allt som är noterat för min del | följer jag för mycket, hur många är det egentligen
blev {} kvar bland mina eller strök jag den i våras | finns det gamla kurser kvar som du ännu håller ett öga på
jag undrar bara om {} faktiskt blev tillagd förra veckan | ge en överblick av mina stjärnmärkta | mina favoriter
favoriterna? | mina påminnelser? | vad ligger och väntar i min bevakningskorg | vilka ämnen får jag notiser kring
inventera mina bevakningar | före jag stryker något, visa vad jag har
innan jag lägger till fler vill jag se de tidigare | jag trodde jag följde fem men du nämner bara tre, vilka är de
som studiehandledare följer jag många, vilka var det nu | min mamma la till något på min telefon, vad följer jag
uppräkning av mina kurser | vilka genomföranden abonnerar jag på | mina abonnemang
vilka hann jag lägga till innan telefonen dog | är {} en av dem du pingar mig om | har du inte {} hos dig längre
en sammanställning över det jag valt att bevaka | på vilka kurser är klockan påslagen
va följer ja | va står på min lista | vilka kurser ha ja sparat | bevakningar? | följda? | följer ja {} redan
va har ja bett dej hålla koll på | hur många kurser bevakar ja | visa allt ja stjärnmärkt | ha ja {} på lut hos dej
va ha ja fölgt me för na kurser | vad ligger i min korg | Vilka kurser har jag valt att följa?
Lista alla påminnelser som jag har aktiva. | Är {} med bland de kurser jag bevakar? | Kan jag få se min kurslista?
Vilka kurser får jag aviseringar om? | räkna upp mina prenumerationer | va ha ja satt opp på minneslappen hos dej
ha ja nåt på bevakning alls | går ja å följer nåt gammalt skräp | rabbla va du vaktar åt mej | va håller du ett öga på
vilka pingar har ja beställt | har ja tryckt följ på {} | ja minns int va ja har lagt till, visa | va har vi på rullan
öppna listan på det jag följer
Jag la till en massa kurser på en seg föreläsning i går och minns inte hälften, vilka bevakar jag nu?
Bytte telefon i helgen och blev osäker på om allt följde med, vilka kurser ligger kvar på min lista?
Får meddelanden om kurser jag inte känner igen, så visa vad det är jag egentligen prenumererar på.
Studiehandledaren vill se vad jag planerar att gå, kan du ta fram de kurser som jag har sparat här?
Innan jag lägger till fler vill jag veta hur lång min lista är, vad finns på den just nu? | vilka kurser jag följer
visa mig mina sparade kurser | vad är på min lista nu | har jag påminnelse för {} | va är de ja följer ente minns ja
visa la listan | Finns det påminnelser inlagda åt mig? | hittas {} bland mina | mina prenumererade
inventering av mina bevakade kurser | nåt kvar på listan | va påminner du mej om | lista på mina aktiva påminnelser
Höll på och klickade lite överallt i bussen i morse, så nu vill jag kontrollera vilka kurser som blev markerade.
de va nån kurs om vatten som ja la ti i höstas men namne ha fallit bort, visa allt ja följer
Innan jag går på semester vill jag veta vilka påminnelser som ligger och väntar på att skickas till mig.
mina följda kurser? | mina klockor | mina aktiva påminnelser | sparade? | vilka har ja på bevakning
visa va ja följer | va har ja på radarn | va har ja nålat fast | va har ja kryssat för
vilka satte ja under uppsikt förra veckan | min samling hittills | vaktar du nåt åt mej | hur lång e min lista
hur många kurser har ja bokmärkt | e {} redan där | la ja till {} eller drömde ja | e påminnelsen om {} ännu i kraft
vilka larm har ja satt | va tänker du påminna mej om näst | Vilka kurser följer jag för tillfället?
Kan du räkna upp mina inställda påminnelser? | Vilka kurser har jag sparat här? | Följer jag redan {}?
Visa allt jag bett dig hålla ögonen på. | Hur många påminnelser har jag i kö?
Jag tryckte på allt möjligt i en skakig buss, vilka kurser kom jag att börja följa?
Som studiehandledare följer jag halva skolan, så ge mig hela förteckningen innan jag tappar greppet
Jag vet inte om klockan för {} nånsin sparades, finns den bland dem jag följer?
Ungen lekte med telefonen och plinga på allt möjligt, va har ja nu under bevakning




`,
  week: `
Vad har jag på gång den här veckan? | vad händer nästa vecka | mina deadlines i veckan
Är det något jag måste komma ihåg före helgen? | vilka av mina kurser öppnar snart | vad är på kommande för mig
har jag nån lektion imorgon | mitt schema idag | vad ska jag göra härnäst
vilka av mina kurser har anmälan som stänger inom kort | nåt viktigt de närmaste dagarna? | kommande händelser
veckans program tack | Har jag några tenter inom två veckor | vilka dagar är jag upptagen nästa vecka
är det nåt som brinner | vad missar jag om jag tar ledigt torsdag och fredag | veckoöversikt
startar någon av mina kurser snart | kolla min kalender för kurserna jag följer | vad väntar mig på måndag
hur ser min vecka ut | nåt jag borde fixa innan söndag kväll | har ja nå ida?
påminn mig, vad var det nu som var på gång | vad är närmast i tur | ska jag nånstans klockan åtta imorgon bitti
vilka inlämningar har jag framför mig de här dagarna | är jag ledig på onsdag
snart stängande anmälningar bland det jag följer | vad brinner i knutarna just nu
nåt jag måst få undan den här veckan | vad händer i mina kurser närmaste dagarna | har jag nåt imorgon
är det lugnt nästa vecka eller fullt upp | vilka av mina deadlines är närmast | veckan? | vad står på tur
va har ja på måndag | kommer nån av mina kurser att öppna snart
jag åker bort över veckoslutet, missar jag nåt viktigt | vilka anmälningar går ut inom kort för det jag följer
kolla min vecka | måst ja stressa me nåt just nu | mina kommande lektioner | vecka 43 för mig | vad är på kommande
nåt idag? | hur ser resten av veckan ut för mig | glömmer jag nåt viktigt de närmaste dagarna
ge mig en puff om vad som är nära förestående | ska nåt in före söndag | vilka av mina har nåt inom sju dagar
kan jag ta ledigt på fredag eller är det nåt på mina kurser
vad är i antågande för mig | vad är viktigast för mig i veckan | vad ska jag akta mig för att missa i veckan
vilka datum närmar sig för mig | vilka deadlines lurar på mig | vilken deadline kommer först av mina
mina närmaste tidsfrister | mina kurser, vad händer inom sju dagar | nåt jag behöver fixa | nåt brådskande för mig
är det bråttom med något för min del | slutar någon av mina kurser i veckan | börjar något av det jag följer snart
vad hinner stänga medan jag är på semester | jag är bortrest till tisdag, vad missar jag
hur stressig blir nästa vecka för mig | de närmaste dagarna, vad gäller | veckans viktigaste för mig
vad är nästa sak jag ska ta itu med | jag har tappat greppet, vad är det som gäller i veckan
jag blev sjuk och tappade en vecka, vad är akut i mina kurser | hotar något att gå mig förbi före söndag
vad tickar snart ut bland det jag bevakar | påkommande händelser för mig
finns det något inplanerat i mina kurser före månadsskiftet | vad kräver min uppmärksamhet de kommande dagarna
vilka anmälningar rinner ut snart bland mina | har jag deadline före fredag | vad skulle jag prioritera i veckan
lever jag lugnt i veckan eller händer det saker i mina kurser
va brinner i knutarna den här veckan | nå deadlines före söndag | va måst ja ha gjort ti fredag
e de nåt som stänger snart av de ja följer | min vecka | veckans deadlines | deadlines? | bråttom me nåt?
deadline imorgon? | va ska ja stressa över nu | va e på gång me mina kurser närmsta dagarna
nå viktiga datum den här veckon | ha ja na ti lemn in i veckon | håller nån anmälan på å ta slut för mej
kan ja slappa eller e de nåt som förfaller | Vad är på kommande för mig den här veckan?
Vilka deadlines har jag de närmaste sju dagarna? | Finns det någon anmälningstid som går ut snart bland mina kurser?
Vad behöver jag ta hand om före helgen? | Är det något jag riskerar att missa nästa vecka? | va tickar ner just nu
vad ska vara klart ti söndag natt | nåt akut | kollade du mina frister för veckan | vilka sista dagar närmar sej
vad hänger över mej den här veckan | nästa veckas deadlines tack | e de nåt ja borde va orolig för före onsdag
nåt datum jag sover bort | knackar nån deadline på dörren | vad är mest brådskande | veckans måsten | frister?
Jag åker till stugan utan nät från torsdag till söndag, är det någon deadline som går ut under tiden?
Har varit sjukskriven i tio dagar och känner att jag tappat greppet, vad måste jag ordna med den här veckan?
Ungarna har sportlov och jag vill vara ledig med dem, så finns det deadlines i mina kurser nästa vecka?
Varje söndagskväll sätter jag mig ner och planerar, så säg vilka deadlines som väntar på mig de kommande dagarna.
Sist glömde jag anmäla mig i tid och det vill jag inte göra om, stänger något av det jag följer inom kort?
vad jag ska göra klart den här veckan | har jag någon deadline på nästa vecka | vad är viktigt för mig nu i veckan
vilka datum jag måste komma ihåg den här veckan | nåt som går ut ente långt fram
vad har jag la att passa den här veckan | kommande dagar? | denna veckas viktiga
va förfaller ti månskiftet bland mina bevakade | läget för veckan tack | nåt som dyker upp i mina kurser före fredag
Mitt minne är som ett såll efter förlossningen, så tala om vilka deadlines på mina kurser som infaller före söndag.
asså ja ska på kryssning ti Stockholm imorgon å vill int komma hem ti en katastrof, nå som går ut de närmsta dagarna
Det är måndag morgon, kaffet är hällt och kalendern uppslagen, så vilka sista datum gäller mig den här veckan?
mina deadlines | dl denna vecka | deadlines till söndag | va stänger snart för mej | närmaste sista dag för mej
va borde ja sköta undan snart | veckans datum tack | brinner de nånstans | nåt brådskande? | hänger nåt över mej
vilken klocka tickar | va missar ja om ja sover hela veckan | nåt de närmaste dagarna som ja int får missa
måst ja göra nåt före helgen | va går ut på söndag | sista chanser denna vecka? | stänger nån av mina ikväll
vilken av mina kurser slutar ta emot anmälningar näst | öppnar nån av mina kurser dessa dagar
vilka anmälningar öppnar för mej i veckan | va händer med dom ja följer de närmaste 7 dagarna
börjar nån ja följer i veckan | tar nån följd kurs slut snart | kan ja ta de lugnt denna vecka va gäller sista datum
är de fritt från deadlines till måndag | hur många deadlines har ja framför mej nästa vecka
va ska ja komma ihåg före midnatt fredag | Vilka sista datum har jag under de kommande sju dagarna?
Stänger anmälan till någon kurs jag följer den här veckan? | Vilka viktiga datum är på kommande de närmaste dagarna?
Förfaller något på mina följda kurser före onsdag? | Visa mina deadlines fram till söndag.
Vilken är den mest brådskande tidsfristen på min lista? | Vilka av dem jag följer håller på att stänga?
Jag åker på repövning utan telefon till fredag, vilka sista datum hinner gå förbi under tiden?
Förra månaden gick platsen mig förbi för att jag sov, så vad stänger för mig före veckoslutet?
Med en nyfödd är huvudet som ett såll, vilka sista datum borde jag skriva på kylskåpsdörren för nästa vecka?
Jag har en timme på tåget att sköta studiegrejer, va måste bli gjort före veckan e slut
Ska skriva i almanackan allt som löper ut de närmaste dagarna, räkna upp dem åt mig




`,
  term: `
Hur ser min termin ut? | översikt över hela hösten | krockar några av mina kurser med varandra
sammanfatta vårterminen för mig | visa alla mina kurser på en tidslinje
hur många poäng blir det sammanlagt av det jag följer | terminsplan tack | när är jag som mest belastad i höst
har jag överlappningar i mina kurser | vad läser jag i period 2 | en bild av hela läsåret
vilken månad har jag minst att göra | blir det för mycket med alla de här kurserna samtidigt
mitt terminsupplägg, kurs för kurs | ge mig ett sammandrag fram till jul | hur ser hela hösten ut för mig
krockar nåt av mina kurser sinsemellan i vår | när på terminen är det värst | ge mig ett helhetsgrepp på mina kurser
hur många poäng har jag sammanlagt på gång | har jag för mycket i höst | terminsöversikt
läsårets kurser på rad, mina alltså | går allt jag valt ihop med varandra | när är det lugnaste skedet under min vår
överlappar mina kurser | rita upp min termin | hur fördelar sig mina kurser över perioderna
från augusti till jul, vad allt har jag | min studeranderådgivare vill se hela min planering för våren
tidslinje över det jag följer | hopar sig allt i november eller är det jämnt
period 3 och 4, hur ser det ut för mina | hela våren på en gång tack | vilka av mina kurser går samtidigt
är det nån månad när jag är helt ledig | blir det dubbelbokningar för mig under läsåret
lägg mina kurser i tidsordning för hela terminen | kan du visa allt jag har fram till sommaren
mitt läsår | mina kurser i kronologisk ordning | höstens översikt för mig | hur jämnt är mina kurser fördelade
hur många poäng har jag på terminen | när är det rusning för mig i höst | vilken period är lugnast för mig
planen för våren, alla mina kurser | när är det lättast för mig att ta ut semester under läsåret
går mina kurser in i varandra i vårens schema | ett terminsdiagram över allt jag följer
lägg upp hela hösten framför mig kurs för kurs | belastningskurvan för mina kurser
får jag ihop sextio poäng under läsåret med mina kurser | period för period, hur ligger mina kurser
hela terminen i ett svep tack | visa hösten | hur ser min vår ut på det stora hela | krockar nåt av de ja följer
min termin | tidslinje | krockar på listan? | överlappar kurserna på min lista | lägg ut alla mina kurser på en linje
fågelperspektiv på min höst | he sku va bra ti si heila terminen me en gang | vicka av dom ja följer går samtidigt
blir de kaos i mars om man ser på alla mina kurser | Kan du ge mig en översikt över hela min termin?
Hur är mina följda kurser fördelade över läsåret? | Finns det överlappningar mellan kurserna jag bevakar?
Sammanställ min vårtermin. | Visa hur mitt hela läsår ser ut. | en karta över terminen
ja vill se allt från augusti till december | slår nåt ihjäl nåt annat på min lista
hur tung blir våren me alla ja valt | terminsplan över mina kurser | halvåret i sammandrag | stora bilden av min höst
går mina kurser ihop me varandra | vicken period blir värst för mej
kollar du om mina bevakade trampar varann på tårna | alla mina kursers start o slut i en bild | årsöversikt
terminen kort
Jag har blivit erbjuden ett vikariat från februari till maj och vill se hur hela min vårtermin med kurserna ser ut.
Vi ska göra upp min HOPS på fredag och det vore bra att ha hela läsåret utlagt på en tidslinje framför oss.
Har lagt till åtta kurser i ren entusiasm och börjar ana att de överlappar varandra, kan du kolla om listan krockar?
Min man seglar ut till sjöss sex veckor i taget, så jag behöver se hur alla mina kurser ligger under hela hösten.
Innan jag skaffar hundvalp vill jag veta vilken del av terminen som är lugnast med de kurser som jag följer.
visa mig hela min semester, alltså höstterminen | jag vill se all kurser jag följer på tidslinje
är det någon kollision mellan mina kurser | hur min termin ser ut | krockar la inget jag följer
hela terminen på en gång, ente bara veckan | Ge en sammanfattning av mitt halvår. | min hösttermin
lukukausi i överblick | går nåt av mina sparade omlott | terminskoll | vårterminen i helhet tack
period för period, vad har jag på gång
Min terapeut bad mig måla upp hur hela våren ser ut för att undvika ny utbrändhet, kan du visa terminen?
ja har kryssat för sju kurser å börjar undra om dom ens går ihop, vilka av mina krockar me varandra
Jag planerar bröllop någon gång mellan januari och maj, så lägg fram alla mina kurser över hela terminen. | min höst?
våren i ett ögonkast | terminsvy | hela terminen | terminsöversikt tack | allt mitt från januari till maj
visa halva året på en gång | hela min termin i en bild | hur full blir min vår
har ja tagit mej vatten över huvudet i höst | hur många poäng sku min termin bli | räkna ihop poängen på dom ja följer
spricker min termin nånstans, två saker samtidigt alltså | vilka månader e värst för mej
när e hösten som tyngst för mej | hopar sej mina kurser i oktober | hur ligger mina fördelade på perioderna
krockar nån av mina egna den här terminen | krockkontroll på hela min lista | finns de överlapp på min lista
Kunde jag få en helhetsbild av min vårtermin? | Hur fördelar sig kurserna jag följer över läsåret?
Överlappar några kurser på min lista under hösten? | Hur ser hela terminen ut med kurserna jag följer?
Hur många studiepoäng blir min höst sammanlagt? | Visa alla mina kurser på en tidslinje från början till slut.
FPA vill ha bevis på att jag studerar på heltid, så visa hela terminen med poängen ihopräknade
Jag drömmer om tre månader i Portugal och vill se hur min hela termin är upplagd med de här kurserna
Studiehandledaren är rädd att jag gapat över för mycket, kan du sammanfatta min höst från augusti till jul?
Frun säger att ja aldrig e hemma, visa oss vårens alla kurser bredvid varandra




`,
  find: `
och [finska] för nybörjare | [finska språket] för nybörjare | [svenska] för nybörjare, jag kan ingenting
[tyska] från noll | och [spanska] för en nybörjare, jag talar inget
jag kan ingen [finska] alls, finns det nåt för nybörjare | en [språk]kurs från början | vad är {group}
vad är {group} för grupp | vad står {group} för | Vilka kurser finns det i [marknadsföring]?
sök kurser om [artificiell intelligens] | finns det nån kurs på svenska i höst | jag letar efter nåt med 5 sp
vilka nätkurser är öppna just nu | kvällskurser i [ekonomi]? | något kort på engelska, helst distans
hitta kurser i [programmering] | har ni nåt om [hållbar utveckling]
Jag behöver tre poäng till, vad finns det att välja på? | vilka kurser börjar i januari
valfria kurser som inte är fulla | finns det [finska] för nybörjare | vad erbjuder ni i [psykologi]
kurser man kan göra helt i egen takt? | sommarkurser 2025 | visa alla genomföranden för {group}
jag är intresserad av [fotografering], finns det nåt åt det hållet | vilka kurser har anmälan öppen denna vecka
nånting lätt om [ledarskap] på max 3 sp | [python] | [spanska] kurs
Vad kan man läsa om man gillar [spel] och [grafik]? | finns det kurser utan tent
kan du föreslå nåt kul att fylla ut hösten med | vilka kurser har {} i titeln | lista [språk]kurser | nåt på lördagar?
kurser som går i Jakobstad | kurser inom [vård] på engelska | jag sku vilja lära mig [svetsa], ordnas sånt
utbud våren | Finns det någon [metod]kurs som passar en som skriver slutarbete? | har ni [bokföring 1] nånstans
distanskurser med start efter jul | hitta en kurs åt mig på tisdag kväll
vilka kurser kan öppna yrkeshögskolan-folk ta | behöver en ersättare, typ nåt i [statistik] på 5 hp
är det nån som ger kurs i [excel] | [yrkessvenska], vilka grupper finns | [cybersäkerhet] kurser tack
jag vill ha något som krockar med ingenting, måndag morgon helst | Vilka kurser har ni på masternivå
sök: [entreprenörskap] 10 sp | finns det kurs för att lära sig [tala inför publik] | nåt inom [musik] eller [teater]?
vad är öppet för anmälan | visa kurser som slutar före november | finns nån intensivvecka
kurser om [havet], [miljö], [klimat] | vilka grundkurser i [matematik] ges på svenska
jag har redan sett de där, visa fler | smalare sökning: bara engelska | samma fast online
bara de som har lediga platser | vad finns för nån som vill bli [ux-designer] | [tyska A1] nu i höst?
hej jag söka kurs för [svenska språk] för invandrare | vilka kurser ger {room}-campuset i [byggteknik]
nåt kul på kvällarna som inte är på finska | jag fattas 3 sp, vad finns det som ännu går att hoppa på
har ni nåt om [odling] eller [trädgård] | lätta kurser på nätet i sommar | nån som lär ut [photoshop]?
en studerande vill läsa [spanska], vad kan jag erbjuda henne | vad kan man läsa helt på distans i vår
kurser utan tent finns? | sök kurser om [hållbar utveckling] | finns det nåt i stil med {} men kortare
jag vill lära mig [svenska], jag kommer från Bangladesh, vilka kurser är för nybörjare
allt på engelska som börjar i januari | vilka kurser tar ännu emot folk | nåt för en som gillar [djur]
ge mig en femma på engelska som går på nätet | finns här nåt inom [bokföring] eller [skatter]
skulle behöva nåt att fylla ut schemat med på onsdagar | valfria studier för ingenjörer, förslag | nåt me [robotar]
hittar inga kurser i [ledarskap], har ni sånt alls | kurser i [finska] för utlänningar
vad ges på det här campuset i höst som inte är fullt | finns det nån kvällskurs i [spanska]
jag söker en kort kurs i [engelska] | jag saknar 5 poäng, något lätt på distans | behöver några poäng till på svenska
vad rekommenderar du för den som inte gillar tentor | finns det något man kan börja med genast | sommarkurser
finns det nybörjarkurs i [spanska] | vilka valfria kurser finns det för tredje året
vilka kurser hör till mitt program | något om [foto], tre poäng | sök efter kurser i [kemi]
hitta något om [redovisning] | visa kurser i [juridik] | lista kurser i [logistik] | vad har ni för kurser i [design]
vad har ni inom [turism] | vad kan man studera på kvällarna | vad kan man plocka in som extra
vad finns på nätet i period 3 | vad finns det för kurser om [barn] | kurser om [energi] | kurser i [projektledning]
kurs i [första hjälpen] | nån kurs om [bin] | något om [psykisk hälsa] | något om [spelutveckling], gärna online
något som handlar om [döden] | något på fem poäng som börjar snart | kurser jag kan gå på lördagar
kurser utan förkunskapskrav | kurser för utbytesstuderande | kurser för vuxna på deltid | engelskspråkiga kurser i vår
svenskspråkiga nätkurser | distanskurser om två poäng | fritt valbara kurser | utbudet i [ekonomi]
kursutbudet för öppna högskolan i vår | finns det undervisning i [japanska] | undervisar ni i [robotik] någonstans
lär ni ut [videoredigering] | jag skulle vilja studera något om [hållbart byggande]
jag vill fylla på mina studier, vilka kurser rekommenderas för ettor
jag är permitterad i vinter och vill lära mig något nytt, vad kan ni erbjuda
min dotter är intresserad av [mode], ordnas det kurser i [sömnad]
vår personal behöver fortbildning i [excel], vilka kurser ges | sista poängen fattas, tipsa mig om en lätt kurs i höst
kurstips? | tips på kurser i [kommunikation] | finns det undervisning i [teckenspråk]
arrangeras det kurser i [brandsäkerhet] | jag drömmer om att [starta eget], vilken kurs tar man då
fortbildningskurser för sjukskötare | kurser som inte krockar med kvällsjobb | urval av [språk]kurser
vad kan grupp {group} ännu anmäla sig till | vilka kurser kan {group} ännu gå | en kurs i [finska]
[finska] för nybörjare | [engelska] för utlänningar | nån [tyska]kurs | skulle ni kunna visa vilka kurser som är öppna
nåt på svenska om [bokföring] | fem poäng på nätet i sommar va finns | kvällskurser? | kurser i [keramik]
nätkurser 3 sp | ja vill lära mej [koda], va har ni | finns de nåt för nån som gillar [växter]
tips på nån skojig valbar | va sku ja kuna läs om ja vill bli [chef] | hittar du nåt om [drönare]
nåt kort innan jul me poäng | va ha ni om he där [AI] | Sök kurser i [projektledning].
Vilka kurser går på engelska i vår? | Finns det något om [barnskydd] i kursutbudet?
Har ni språkkurser i [norska] eller [danska]? | Vilka öppna kurser kan en gymnasist välja bland?
Visa allt som har med [cybersäkerhet] att göra. | behöver plugga nåt, va som helst, bara de går på kvällen
lista alla [finska]kurser för nybörjare | va kan man läsa om [havet] | va erbjuds de som e helt utan närvaro
letar efter något [kreativt] | nån kurs som har me [pengar] å [aktier] att göra | helgkurs?
va finns för sjuksköterskor som vill vidare | ge mej kurser som startar i mars
finns de en kurs där man får [laga mat] | nåt lämpligt för nån som e rädd å [prata inför folk]
Har jobbat i tjugo år på bygge och vill nu skola om mig lite vid sidan om, vad har ni för kvällskurser inom [energi]?
Jag saknar fyra poäng för att få studiestöd och behöver något som går på distans redan i november, vad finns?
Min son på andra stadiet är tokig i spel och vill prova på högskolekurser, vilka sådana erbjuder ni inom [spelutveckling]?
Vi på personalavdelningen vill att alla förmän går någon utbildning om [arbetsrätt], har ni något sådant i utbudet?
Som utbytesstuderande får jag bara ta kurser på engelska och behöver ungefär femton poäng på våren, vilka alternativ har jag?
jag söker kurser om [marknadsföring] på lätt svenska | vilken kurser finns på juni
jag behöver [svenska] kurs för nybörjare, vilka finns | har ni någon om [fotografering] | na kurs i [jordbruk]
kurser på lördagar finns väl ente | nåt gött om [musik] kanske | något inom [hållbar utveckling], gärna 5 sp
valbara utan förkrav | fritt valbara | [svenska som andraspråk] nånting | utbudet nästa period
vad kan man ta som är på tyska | hjälp mig hitta nåt på två poäng
Har just gått i pension från posten och vill hålla hjärnan i gång, vad finns det för [historia] eller [filosofi]?
ja e sjukt dålig på [excel] å chefen ha märkt de, finns de nån liten kurs på svenska som man kan gå på kvällarna
Dottern ska bli egenföretagare som frisör och behöver lära sig det ekonomiska, vilka kurser för [nyföretagare] har ni i vår?
nåt om [databaser] | nånting om [bin] | [bokföring]? | nåt me [svetsning] | [logistik]kurser | [sårvård], finns nåt
[barnmorske]grejer | [skogsbruk] | [drönare], va som helst | [sql] för nollor | ja sku vilja [dreja], har ni [keramik]
[textil], [vävning] | [klimatet], vad finns det | [hållbar utveckling] på engelska | [cirkulär ekonomi] 5 sp
[skatter], va ni än har | [avtalsrätt] för icke-jurister | [arbetsrätt] på nätet | lite [filosofi] sku göra gott
[etik], allt ni har | undervisar ni i [japanska] | [italienska] från noll | [ryska], fortsättning?
[finska] för skötare | [engelska inom vården] | [finska] så ja kan ta examen, vilka kurser
[vetenskapligt skrivande], nån kurs för de | [framträdande] för blyga | [kroppsspråk] nån | [speldesign]
[unity] eller [unreal] | [3d-modellering] | nåt om [photoshop] | [videoredigering] | [podd], finns kurs | [ljuddesign]
[fotografering] på kvällen | [mode], [kläder] | [inredning] på distans | [byggnadsfysik] | [broar] å [betong], sånt
[vvs], va finns | [elbilar] | [batterier]!! | [solpaneler], nåt | [vindkraft] på engelska | [vätgas]
[plc-programmering] | [inbyggda system] 5 sp | [python] för nybörjare online | [webbutveckling] i höst
[ai]-kurs som de ännu ryms in på | [ai] för handelsfolk | [chatgpt], nån kurs i de | [etisk hackning] på engelska
[nätverk], [cisco] kanske | [linux] grunder | [molntjänster], anmälan öppen nu | [blockkedjor]
[statistik] för den som hatar matte | repetera [matte] | [kemi] på sommaren | [mikrobiologi]
[livsmedelshygien], [hygienpass] | [näringslära] | [idrottsträning], [coacha] | [demens] på distans
[palliativ vård] 3 sp | [missbruk å beroende] | [barnskydd] | [autism], [npf], sånt | [första hjälpen]
[motion för äldre], finns kurs | [sexuell hälsa] | [musikterapi] eller åt de hållet | [hästar i vården]
[lantbruk], [kor], [åkrar] | [fiskodling] | [vin] å [öl] å sånt | [restaurangbranschen] | [eventproduktion]
[vildmarksguide] | [turism i skärgården] | [flyg] å [flygplatser] | [sjöfart] | [inköp], bara kvällar
[projektledning] 5 sp på nätet | [ledarskap] för gröna chefer | [personal]kurser öppna nu | [försäljning]
[marknadsföring i sociala medier] | [varumärken] | har en företagsidé, va finns de för kurser i [entreprenörskap]
[placera sina egna pengar], nån kurs? | [gdpr] å sånt | [bibliotek å information] | [musei]jobb
[funktionshinderservice] | [integration av invandrare], nån kurs | [kriskommunikation] | [väktare], [säkerhet]
[räddningsbranschen] | [marknadsföring] för {group} | valfria på engelska för {group}
vilka nätkurser kunde {group} ta | små tvåpoängare | bara veckoslut | helt på distans å börjar snart
egen takt, inga föreläsningar, 5 sp | sommarkurser på engelska | vilka kan man ännu hoppa på idag | nåt om [vård]
[geriatrik] | nåt me [djur] | Har ni kurser om [cirkulär ekonomi]? | Finns det kurser i [dataskydd] på engelska?
Vilka kurser handlar om [barns välbefinnande]? | Kan du rekommendera en nätkurs i [redovisning] på fem poäng?
Vad finns det för en snickare som vill lära sig [läsa byggritningar]?
Jag har bin och vill sälja min honung lagligt, finns det kurser för småföretagare inom [livsmedel]?
Min finska räcker bara till att beställa kaffe, vilka [vård]kurser kan jag ta på svenska i vår?
Jag blev [inköpare] på fabriken över en natt och kan ingenting, finns det kvällskurser om det?
Jag undervisar i kemi på gymnasiet och eleverna frågar efter [labb]kurser på högskolenivå, vad har ni för dem?
Tjugo år i kassan räcker, nu vill jag [koda], vilka nybörjarkurser kan man göra hemifrån nattetid?
{group} saknar fem poäng språk före examen, vilka [språk]kurser vore öppna för dem?
Vårt boende fick en robotsäl och vi vill begripa tekniken, finns det något om [välfärdsteknologi]?
Mormor har lärt sig nätbanken och fått blodad tand, har ni [data]kurser för seniorer?
[kreativt skrivande], [dikter] å [noveller] | [samiska] för nybörjare | vad stänger i dag
vilka anmälningar stänger i morgon | vad stänger härnäst | vilka anmälningar stänger den här veckan
{group}s kurser nästa vecka | [vvs och ventilation] | juni och juli, nåt att läsa då | nåt att läsa på sommaren
[arbetsrätt och anställningsavtal] | [finska]kurs för nybörjare | vad har du om [textil] eller [mode]
kurser där det används [kemilabb] | nåt liknande fast lättare | vad mer ordnar samma enhet
vilka andra kurser har vår grupp i höst | hette nåt med [service design] | nåt om [hundar]
va kan man gå på kvällstid i Åbo | va bjuder ni på i höst | va finns valbart på svenska i period tre | sommargrejer?
nån kort kurs på en vecka | distans 5 sp | nåt lätt att avrunda våren med | nåt me [växthus] eller [trädgård]
va startar i mars som är på svenska | nåt me [spel] för en som inte kan rita | [bokföring] grund
kurser för nybörjare | [engelska] språkgrejer | nåt [skrivkreativt] | nånting om [cyklar] å [stadsplanering]
vad finns för den som gillar att gräva i [gamla papper] | finns nåt om [matens kemi]
nåt med [robotar] som inte kräver matte | jag vill lära mig [ta bättre bilder], vad finns | har ni nåt om [träslöjd]
vad kunde jag läsa för att bli bättre på att [leda folk] | nåt om [barns rädslor]
va finns på våren för den som vill jobba med [flyktingar] | nåt roligt som inte kräver förkunskaper
finns kurser om [fiske] och [hav] | vilka kurser går bara i juni | vad finns med bara fem poäng | finns nåt på ryska
kurser som går på veckoslut | va finns me nåt om [arbetshälsa] | ja vill ha nåt på nätet nu genast
vad kan jag lägga till för att få 30 poäng i vår | är det nån kurs om [minoriteter] | nåt om [häxor] å [folktro]
nåt för en trött sjuksköterska som vill tänka på annat | Vilka kurser i [dataanalys] ordnas i vår?
Finns det kurser om [äldreomsorg] på distans? | Kan du föreslå en kurs i [affärsfinska]?
Jag söker en kort kurs i [presentationsteknik]. | Vilka kurser kan väljas av utbytesstuderande i höst?
Har ni något inom [möbelsnickeri]? | Vilka kurser finns med tvåpoängsomfattning?
Finns det något om [konflikthantering] på engelska?
Efter tjugo år som taxichaufför vill jag hitta något i [datorer] som går på kvällar, vad finns?
Jag är vikarie på ett äldreboende och chefen vill att jag läser något om [demens], vad ordnas på nätet?
Min kusin bor i Karleby och söker en svensk kurs i [projektarbete] utan närvaro, vad har ni?
Jag saknar tre poäng för att nå studiestödsgränsen, så vad finns på engelska som går i november?
Vi är ett gäng från köket som vill läsa något tillsammans om [hygien] och [kost], vad kan ni erbjuda?
nåt me [lera] å [skulptur] | finns nåt som heter [hållbara textilier] eller åt de hållet
Jag har ärvt en liten [skog] av min gudfar och kan inte skilja på gran och tall, så vilka kurser finns det för en sådan?
Efter skilsmässan vill jag göra något helt nytt på torsdagskvällarna, gärna med händerna, så vad har ni att bjuda på?
lista alla finskakurser för nybörjare | logistikkurser | barnmorskegrejer | personalkurser öppna nu | museijobb
Min finska räcker bara till att beställa kaffe, vilka vårdkurser kan jag ta på svenska i vår?
Jag undervisar i kemi på gymnasiet och eleverna frågar efter labbkurser på högskolenivå, vad har ni för dem?
{group} saknar fem poäng språk före examen, vilka språkkurser vore öppna för dem?
Mormor har lärt sig nätbanken och fått blodad tand, har ni datakurser för seniorer? | finskakurs för nybörjare


`,
  rooms: `
hur många personer får plats i {room} | hur många studerande rymmer {room}
Vilka rum finns i {room}? | var ligger {room} | hur hittar jag till {room} | finns det datasal i {room}
jag behöver ett rum för 40 personer | vilken våning är {room} på | hur många ryms i {room} | Har {room} projektor?
grupprum i {room} | största salen på campus? | {room}? | lista på datorklasser | var är aulan
i vilket hus är {room} | har {room} nåt tyst rum att läsa i | finns det nåt rum med smartboard
hur många stolar har {room} | adress till {room} | vad är {room} för slags rum | vilka laboratorier finns det
utrymmen i {room} tack | Är {room} tillgänglig med rullstol? | nån sal med minst 25 datorer | va e {room} nånstans
rum med videokonferensutrustning? | finns {room} i {room} eller i nåt annat hus | kartan till {room}
visa salar för över hundra personer | vilka föreläsningssalar har ni | finns det hybridklassrum med kamera
mindre mötesrum för 6 pers | vilket plan ligger datorsalarna på i {room} | jag hittar inte {room}, är den i källaren
info om {room} | hur stort är rummet {room} | vilka byggnader har ni | var i {room} finns auditoriet
har nån klass macdatorer | simuleringssalen för vårdare, vilken dörr | var finns musikstudion
vilka utrymmen har ni i {room} | behöver ett ställe där 40 pers får plats
hittar int till {room}, e de uppe eller nere | datasalar i {room}? | nån klass med ljudisolering för podd
var finns grupprum | är {room} i {room} eller i grannhuset | har {room} nån auditorium
jag ska hålla workshop för en stor grupp, vilken sal är rymlig nog | vilka salar är det på andra våningen i {room}
var finns det datorer med autocad | är {room} handikappanpassad eller trång | salar för minst 25
en gäst frågar vägen till {room} | största rummet i {room} | finns det nåt litet mötesrum för fyra
{room} rumslista | vad är {room} för sorts rum | finns där projektor i {room} | undervisningskök, var har ni sånt
vart ska jag gå för att hitta {room} | hur kommer man till {room} | hur tar man sig till {room}
vägbeskrivning till {room} | karta över {room} | planritning för {room} | i vilken byggnad ligger {room}
i vilken ände av huset är {room} | i vilken flygel finns {room} | är {room} på bottenvåningen
finns det hiss till {room} | kommer man in i {room} med barnvagn | finns det hörslinga i {room}
finns det skrivtavla i {room} | finns det mikrofon i {room} | har {room} dataprojektor | har {room} skärm
har {room} fönster | utrustning i {room} | utrustningen? | antal sittplatser i {room} | kapacitet {room}
ytan på {room} | hur många sitter i {room} | rum för tio personer | rum för sextio | rum med mikroskop
rum med whiteboard | salar med över hundra platser | alla rum i {room} | grupprummen, var finns de | labb i {room}
datorklass i {room}? | vilka rum har ni för grupparbete med skärm | jag kommer med rullator, är {room} lättillgänglig
finns eluttag vid bänkarna i {room} | vart leder trappan till {room}, vilken våning
brandkåren övar och vi letar {room}, var är den | rymmer {room} hela vår årskurs | jag söker ett musikrum med piano
rum utrustade för konferenssamtal | ritrum, har ni sådana | går det att mörklägga {room} | närmaste ingång till {room}
gymnastiksalen, var finns den
va finns de i {room} | hur mång ryms i {room} | ha {room} projektor | {room} vilken våning | var e {room}
var i världen ligger {room} | datasal? | grupprum? | lista på salar | största salen? | hittar int ti {room}
vilket hus e {room} i | finns de tavla i {room} | e {room} en datasal | hur stor e {room} | ryms en hel klass i {room}
finns de nån sal me symaskiner | var finns tysta rum | e {room} i källarn | kommer man in i {room} me rullstol
finns de eluttag vid varje plats i {room} | ha {room} videokamera för hybrid | vilka salar ryms femti pers
vilken flygel e {room} i | va för prylar står i {room} | var e labben för kemi | Hur många sittplatser har {room}?
Vilken utrustning finns i {room}? | På vilken våning ligger {room}? | Vilka undervisningsutrymmen finns i {room}?
Finns det ett utrymme med plats för minst hundra personer? | Har {room} hörselslinga? | hur jag hittar till {room}
har {room} stor skärm och högtalare | vilka rum har datorer | asså var ligger {room} | finns de whiteboard i {room} lr
va e de för stolar i {room}, ente skolbänkar väl | var on {room} | typ hur litet är {room} | minsta salen i {room}
ritsal? | musikrum? | {room} kapacitet
Jag är vaktmästare och ska bära in bord till en tillställning, hur många personer är {room} gjord för?
första dagen här och jag har gått i cirklar i en kvart, på vilken våning och sida finns {room}
vi ska hålla en workshop med post-it-lappar på väggarna och undrar vad för slags rum {room} är
en gästföreläsare från Åbo frågar om hon måste ta med egen adapter, vilken teknik har {room}
jag använder permobil så innan mötet måste jag få veta om det går hiss till {room}
vi ska flytta in en gammal flygel och mäter dörrar just nu, på vilken våning ligger egentligen {room}
konferensgästerna är åttio stycken och vår vanliga sal tar bara sextio, vilka större salar har ni | {room} platser?
{room} storlek | {room} våning | {room} utrustning | {room} vartåt | {room} max antal personer
va rymmer {room} för prylar | hurdan e {room} | va e {room} för sorts rum | finns de luftkonditionering i {room}
finns det piano i {room} | symaskiner i {room}? | kan man mörklägga {room} | har {room} smarttavla eller bara krita
räcker eluttagen i {room} till alla bord | får ja fast min mac i skärmen i {room}
e {room} byggt för hybrid, kameror å mickar | finns hörslinga i {room} | hur många rumpor ryms i {room}
sväljer {room} hundra personer | e {room} tillräckligt stort för tre grupper | hur många datorer i {room}
kommer man me barnvagn till {room} eller e de bara trappor | hur hittar ja till {room} | har gått vilse, {room}??
vänster eller höger från huvuddörrn till {room} | i vilken ända av huset e {room} | vad är gatuadressen till {room}
vilken våning åker ja till för {room} | största salen i {room} | alla klassrum i {room} | vilka labb finns de i {room}
vilka rum hör till {room} | hur många klassrum har {room} | datasalarna i {room} | vilka rum har dragskåp
klasser med över 60 platser | Hur många personer tar {room}? | Vad är {room} utrustat med?
Vilka rum finns det i byggnaden {room}? | På vilken våning finns {room}? | Har {room} dokumentkamera?
Vilka auditorier har en scen?
Jag drar en kaffevagn till fyrtio gäster och ingen vid dörren vet, i vilken flygel finns {room}?
Det kommer nittio personer på hackathon, hur många stolar har {room} egentligen?
Jag ska visa infusionspumpar och behöver rinnande vatten, finns det lavoar i {room}?
Brandinspektören vill ha en lista på undervisningsrummen, kan du ge alla rum i {room}?




`,
  free: `
Är {room} ledigt nu? | boka {room} | finns det nåt ledigt rum i {room}
kan jag reservera ett grupprum imorgon kl 10 | när är {room} upptaget | är nån datasal fri på eftermiddagen
var kan vi sitta och jobba just nu, behöver ett tomt klassrum | hur bokar man en sal | vem har {room} klockan två
lediga rum idag? | är {room} bokat på torsdag | fixa ett mötesrum åt oss till fredag | blir {room} fritt efter lunch
tomma salar i {room} mellan 12 och 14 | hur länge är {room} ledig | vi är fem pers som behöver ett utrymme nu genast
kan studerande boka {room} själva | e de nån i {room} | avboka {room} | beläggning för {room} den här veckan
är {room} upptagen nu | nån tom sal i {room} just nu där man kan sitta å plugga | vill reservera {room} på torsdag
kan vi få låna ett grupprum klockan 14 | {room} ledigt? | finns det nåt ledigt rum imorgon förmiddag
har nån paxat {room} | boka {room} åt mig | får man bara knalla in i {room} efter fyra eller är där lektion
vårt möte blev utan rum, var är det tomt klockan tio | hur länge är {room} ledig ännu | tomma klassrum i {room}
är datasalen i {room} fri i eftermiddag | vem har {room} bokad på måndag | lediga rum nu?
hur reserverar jag {room}
vilken lektion är i {room} nu | vem sitter i {room} klockan tio
är {room} fritt klockan tre | är {room} i bruk | är {room} i användning | är {room} reserverad
är {room} reserverat imorgon | är {room} bokningsbar | när frigörs {room} | hur länge är {room} upptagen
till hur dags är {room} bokad | vem använder {room} | vad händer i {room} | vad är det i {room} klockan nio
lediga klasser | tomma klasser på eftermiddagen | vilka salar är lediga | vilka rum är lediga i {room}
vilka rum står tomma just nu | vilken klass är fri klockan ett | reservation av {room}
vi behöver ett tomt rum till fyra | får jag städa {room} nu eller är det lektion där
jag behöver ett lugnt ställe för en intervju klockan två, vilket rum är obokat
finns det någonstans tre personer kunde sitta ostörda just nu | obokade rum i eftermiddag
står {room} tomt efter klockan fyra | vi blev utslängda ur {room}, var finns en tom klass
får en studerande paxa {room} | kan man droppa in i {room} eller är den paxad
är {room} disponibel på onsdag förmiddag | disponibla rum imorgon | beläggningen i {room} på måndag
hur ser bokningsläget ut för {room} | bokningskalender för {room}
jag är vaktmästare och ska byta lampor i {room}, när är där ingen | städningen undrar när {room} töms i kväll
har någon lagt beslag på {room} | är {room} ockuperad hela dagen
behöver byta sal för min lektion, vad är vakant klockan tio | vakanta salar?
finns det lucka i {room} mellan tolv och två | jag vill öva min presentation någonstans, står {room} oanvänd
vi skulle behöva hålla gruppmöte på torsdag, finns det något oanvänt rum
är det lektion i {room} nu eller kan jag gå in | hyra {room} för en kväll, är den ledig
pågår det undervisning i {room}
var i {room} kan vi göra grupparbete nu | en plats i {room} för grupparbete i eftermiddag | var kan vi öva på redovisningen i {room} nu
e {room} ledigt nu | sitter nån i {room} | grupprum ledigt? | {room} upptaget? | {room} ledig | lediga salar | tomt?
kan vi ta {room} i en timme | när töms {room} | behöver nånstans å va me gruppen kl 14
sku man kun gaa in i {room} nu | e de nån som har lagt vantarna på {room} idag | vem har tagit {room}
hur länge e {room} bokat ännu | Är {room} bokat i morgon klockan tio? | Kan du boka {room} åt mig?
Finns det något ledigt mötesrum i {room} i eftermiddag? | Blir {room} ledigt före klockan fyra?
får man smita in i {room} | går de å plugga i {room} ikväll | e {room} dött på fredagar
nån vrå där man får va ifred nu | funkar {room} för möte tolv till ett | dörrn e stängd till {room}, e de nåt där inne
tomma klassrum på förmiddagen? | visa va som e obokat i {room} | hinner vi va i {room} en halvtimme innan nästa kommer
tror du {room} står öde efter tre | reservera {room} | lucka i {room} imorgon
Jag ska städa {room} och vill inte störa någon lektion, när finns det en stund i dag då ingen är där?
Vi är fyra som ska öva på en presentation och biblioteket är knökfullt, vilka utrymmen är lediga nu i {room}?
Jag ska byta projektorlampan i {room} vilket tar en timme, är salen oanvänd någon gång i eftermiddag?
Kollegan säger att hon bokade {room} men det står en annan grupp där inne, vem har reserverat det till klockan två?
Har stående videosamtal med en kund klockan nio och ingen kontorsplats, vilka små rum är obokade då?
är rummet {room} ledig på torsdag | kan jag använda {room} nu eller är det någon | vilka rum man kan ta just nu
nåt tomt kyffe i {room} | är {room} ledigt la | är där nån i {room} ente vill jag störa
Fram till vilken tid är {room} reserverat? | står {room} outnyttjat på onsdag morgon | bokningsläget {room}
{room} 13-15 går de | finns de plats å sitta i {room} eller är de lektion | är {room} paxat
nåt ledigt rum me whiteboard nu
Fyra stycken av oss irrar omkring med en jättelik affisch och behöver ett bord, finns det något ledigt rum i {room}?
håller på å fixa en överraskning åt vår handledare, så är {room} tomt på fredag mellan tolv å två
Elektrikern vill komma in i {room} när det är tomt, så jag undrar vilken tid i morgon det inte är någon där.
{room} tomt nu? | {room} ledigt 14-16 | {room} bokningar imorn | är {room} ledi | {room} idag, nån lucka
{room} just nu | ledig klass? | nånstans att sitta | tomt rum tack | rum för fem nu | 5 pers, rum, genast
lugn vrå för två | nåt rum överhuvudtaget | lediga labb? | var kan ja krypa in me datorn till sex
plats för oss fem, nu på momangen | finns de nåt hål man kan gömma sej i en timme
var kan sex personer breda ut affischer just nu | vilken klass vill ingen ha den närmaste timmen
nåt tomt på andra våningen | var finns de int en käft | vilken dörr kan man bara gå in genom
vilka utrymmen är oanvända kring tolv | va finns de kvar till klockan tre | sitter de nån i {room}
får vi gå in i {room} nu | blir vi utkörda från {room} om vi stannar | kommer de nån till {room} ännu idag
hur länge får vi hålla {room} innan nästa gäng kommer | till när har ingen {room} | hur länge står {room} tomt
när blir {room} upptaget igen | vem har {room} klockan ett | vem ska ha {room} efter oss
va pågår i {room}, kan man titta in | e de lektion i {room} nu | när går di ut ur {room} | när e {room} klart för dan
blir {room} fritt före fyra | när kunde man slinka in i {room} tio minuter | nån glugg i {room} imorgon
torsdag, nån tid i {room} | {room}s första lediga stund i veckan | är {room} obokat hela fredagen
{room} 15.12, tagen eller ej | e {room} helt fullt idag eller finns de nån ficka
kan vi äta matsäck i {room} på lunchen eller har nån den | går de att repa i {room} ikväll, eller e de folk där
ledig datasal, vilken | kan man få nåt ljudisolerat för en jobbintervju klockan två | e nåt av smågruppsrummen obokat
alla bås e tagna, va finns kvar | vilken föreläsningssal står tom imorn bitti | var finns ingen på lördag
lediga klasser i {room} 10-12 | va har ni fritt i {room} för tio personer | plats för fem, två timmar framåt
vart kan man gå me sin pluggrupp onsdag klockan fem | utrymme för trettio måndag morgon, nåt obokat
halv två, nåt ledigt rum me skärm | Är {room} ledigt för tillfället? | Vilka klassrum är lediga mellan två och fyra?
Till vilken tid är {room} ledigt i dag? | När blir {room} ledigt? | Är {room} bokat på tisdag morgon?
Finns det lediga rum i {room} i kväll? | Vilket rum för åtta personer är ledigt just nu?
När är nästa tomma timme i {room}? | Kan du visa morgondagens bokningar i {room}?
Var hittar jag ett tomt rum för ett samtal på en timme?
Finns det någon ledig föreläsningssal på fredag mellan nio och tolv? | När används {room} den här veckan?
Är {room} fritt resten av dagen? | Har någon {room} klockan åtta på måndag?
Vilka mötesrum används inte i eftermiddag? | Får vi stanna i {room} till fem eller är det bokat innan dess?
Vi är fem med en dator och inlämningen är om en timme, vilket rum kan vi rusa in i genast?
Golvet i {room} ska vaxas före kvällen, när finns det en paus då ingen är där?
Projektorn måste bytas och det tar två timmar, när i morgon står {room} oanvänt så länge?
Till seminariet kom trettio i stället för femton, vilken klass i närheten är tom just nu?
Jag ammar en fyramånaders och behöver en dörr att stänga i tjugo minuter, vilket rum är utan folk nu?
Städarna säger att {room} står tomt hela eftermiddagen men lampan lyser, har någon bokat det?
Föräldrakvällen är den tjugonde och jag söker en sal som ingen har bokat mellan fem och åtta
Vi vill öva luciasånger utan att nån hör, är {room} obokat efter fyra?
Har teamsintervju med Danmark halv tolv och biblioteket låter som en marknad, var finns ett tomt rum?
Nån har glömt en ryggsäck i {room} å ja törs int störa, pågår de nån föreläsning där nu
En extern utvärderare lovades ett tyst rum i tre timmar i morgon bitti, vilka är obokade då?
Står på tredje våningen i {room} med fyra vänner och en pizzakartong, vilket rum här saknar bokning den närmaste timmen?
är {room} ledigt en liten stund före nio, ja ska ställa upp stolar | finns de nån lucka i {room} före veckoslutet
vårt rum är taget, vart kan vi gå i {room} | salen är låst, var finns det plats annars | ledigt krypin i {room} nu
var i {room} ryms 40 studenter på måndag | kan vi stanna i salen efteråt | ett rum i {room} imorgon tio till tolv




`,
  settings: `
kan du skicka påminnelserna på morgonen i stället | färre meddelanden tack | ändra inställningar
stäng av alla notiser | hur ändrar jag tiden för påminnelser | pausa meddelandena över jul
visa mina inställningar | jag får för många pling från dig | jag vill inte ha några morgonmeddelanden
sätt på notiserna igen | kan du va lite tystare | skicka påminnelser kl 9
bara det viktigaste, inte varenda ändring | återställ allt till standard | mindre spam tack
jag vill ha påminnelserna kvällen innan i stället för på morgonen
du skickar alldeles för ofta, dra ner på det | kan man ställa in när meddelandena kommer
svara kortare i fortsättningen | inställningar | bara det viktigaste, inte allt smått
pausa alla aviseringar tills jag är tillbaka från semestern | hur stänger man av morgonpåminnelsen
påminn mig klockan 18 hellre än 8 | vilka inställningar har jag nu | öppna inställningarna
justera inställningarna | ändra påminnelsetiden | ändra meddelandetiden till kvällen
pausa påminnelserna i två veckor | håll paus över semestern | lugna ner dig med meddelandena
skicka mera sällan | oftare tack | påminnelser på eftermiddagen i stället
ställ in påminnelserna på klockan tolv | kan man välja vilka slags påminnelser man får
hur ställer jag in hur ofta du skriver | var ändrar jag preferenser | preferenser
konfigurera påminnelserna | senarelägg dina meddelanden till lunchtid
frekvensen på meddelandena, går den att sänka | glesare meddelanden tack
vilka klockslag brukar du skicka meddelanden
du tjatar för mycke | skicka påminnelserna på morron i stället | va ha ja för inställningar
stäng av alla aviseringar | notiser av | aviseringstid? | för mycke spam från dej
klockslaget för notiserna, kan man ändra de | hur ofta tänker du plinga egentligen | paus på allt ti augusti
sku du kun skick hede pominnelsen på kvällin iställ | slå på notiserna igen | dra ner på mängden
Ändra tiden för påminnelser till klockan 17. | Jag vill se mina nuvarande inställningar.
Kan du göra uppehåll med alla meddelanden över sommaren? | Hur stänger jag av notifikationerna?
Kan påminnelserna komma vid lunchtid i stället för på morgonen? | var ställer man in saker
vrid ner volymen på pingandet | justera när på dan du hör av dej | du drunknar mej i meddelanden
vilken tid e mina påminnelser inställda på | hellre ett pling till morgonkaffet | off me alla notiser
dränker min inkorg | ja vill ställa om mina aviseringar | visa va ja har ställt in
skruva på påminnelserna, hur gör man | frys allt, ja ha sommarlov | kan du plinga typ halv sju på kvällen i stället
Jag kör buss på förmiddagarna och ser aldrig dina påminnelser då, flytta dem till klockan fyra på eftermiddagen.
Tar nu tre månaders studieledigt utomlands och vill att alla aviseringar sätts på paus tills jag är tillbaka.
Min telefon vibrerar stup i kvarten på grund av dig, så nu vill jag stänga av alla notiser helt och hållet.
Har för mig att jag ändrade något i början av hösten men minns inte vad, hur är mina inställningar just nu?
Frugan tycker jag stirrar på mobilen vid middagen, kan påminnelserna komma redan halv tre i stället?
hur ändrar jag tid av påminnelser | jag vill stänga notifikation | skicka mig mindre meddelanden
vad är min inställning nu | sänd ente så mycket | kan du la skicka det på eftermiddan i stället
Hur ofta får jag aviseringar med dagens inställning? | konfiguration | aktivera notiserna på nytt
påminnelsetiden till 7.30 | personliga inställningar tack | gör uppehåll tills ja säger till | byt klockslag
Jag har gått över till vintertid i mitt arbete och äter frukost klockan sex, kan påminnelserna ställas om till den tiden?
nu får ja typ åtta meddelanden om dagen från dej å tappar snart förståndet, gör så de kommer färre
Nu när tentperioden är över klarar jag mig utan dig ett tag, pausa alla aviseringar till slutet av augusti.
lättare på tutan tack, jag vill ha mindre ljud från dig | jag vill styra hur du beter dig | var finns reglagen
kugghjulet? | inställningsmenyn | mina val | ja vill ställa in dig lite annorlunda | hur har ja konfigurerat dig
justera aviseringar | sätt ljudet av på alla dina påminnelser | finns det nåt pausläge på dig
vilken tid går mina utskick | var gör man sina val hos dig | återställ standard | sänk frekvensen
va har jag på å va har jag av | vad är påslaget hos mig | kolla hur jag har ställt in dig | skicka färre grejer
du plingar som en spårvagn, dra ner lite | mindre babbel från dig tack
håll inne med allt tills jag är hemkommen från Asien | ta time out ett par månader | semesterläge tack
koppla av alla notiser | koppla på dem igen, jag är tillbaka | slå igång pingarna på nytt
jag vill ha mina påminnelser vid läggdags | påminn mig helst före frukost från och med nu
kan du höra av dig efter jobbet i stället för mitt i | flytta plingandet till sexsnåret på morgonen
ändra klockslaget från åtta till tio | fel tidszon, jag är i Sverige, en timme tidigare
jag vill att allt som kommer från dig kommer vid niotiden | var väljer man när dina pushar går ut
hur skruvar man på dig | Var ändrar jag vilken tid mina aviseringar skickas?
Kan jag se en sammanställning av mina val? | Stäng av samtliga meddelanden till första september.
Jag önskar ta emot aviseringarna senare på dagen. | Hur återställer jag ursprungsinställningarna?
Kan du skicka mig färre aviseringar framöver? | Sätt på aviseringarna igen efter pausen.
Hur dags på dygnet har jag valt att du hör av dig?
Jag fick barn i mars och ska vara borta från skolan i ett år, så lägg alla aviseringar på paus tills vidare
Jag undervisar varje förmiddag och hinner läsa dina meddelanden först efter lunch, så flytta dem till klockan ett
Det brummade i fickan tre gånger under examenstalet och alla stirrade på mig, så dra ner på mängden meddelanden
Jag rattade på allt möjligt i början och nu vet jag inte vad som gäller, så visa vad jag har valt
på å av å hit å dit, vad gäller för mina notiser nu | kan man få bort röda prickarna från dig | pausa dig
Jag har flyttat till Kanada för våren och dina påminnelser kommer klockan tre på natten, så ändra tiden till något vettigt
Efter utmattningen har läkaren ordinerat mindre skärm, så hur får jag dig att skicka betydligt färre aviseringar än nu?



`,
  speak: `
byt till svenska | tala svenska med mig | Byt språk till svenska | tala finska med mig
svara på engelska hädanefter | du pratar finska, jag fattar inget, byt | språk: sv
vilket språk har jag valt hos dig | prata finska me mej | engelska från och med nu please
vartåt ändrar man språk | på svenska i stället, jag förstår int finska | på svenska tack
svara på svenska i fortsättningen | jag förstår inte finska | byt till finska
varför pratar du finska med mig | kan vi ta det på engelska | engelska går bättre | svenska please
min finska är usel | vilka språk kan du | skriv på svenska | fattar noll, svenska tack
ska vi köra på svenska | vill ha meddelandena på svenska | va betyder det där, kan inte språket
påminnelserna kommer på finska, ändra | jag skriver svenska men svara på engelska | får man välja språk
språk: svenska | bara svenska | skulle va skönt att få dem på svenska | tillbaka till svenska
jag övar finska så prata det | kan du svenska eller | fel språk | blanda inte språk
vilket språk använder du med mig | hej hallå svenska nu | enkel svenska om det går | inte finska tack
prata mitt modersmål | använd alltid svenska | växla till engelska | funkar det på svenska
du får gärna prata engelska | jag läser inte finskspråkiga meddelanden | engelska härifrån framåt
översätt, jag hänger inte med | kunde du ta det på mitt språk | svara på finska i fortsättningen
skriv engelska åt mig | kan du börja skriva på svenska
jag har svårt med finskan, kunde du byta till svenska för min del
jag läser engelska bättre, kan du övergå till det | övergå till svenska | språkinställning
byt språk | tala svenska | kan vi ta de på svenska | svara på finska | suomeksi tack
vill int ha engelska, skriv på svenska | ja fattar int finska, ta de på svenska | varför skriver du på finska ti mej
prata svenska me mej hädanefter | kan du snacka svenska | ställ in svenska som språk | slå om till svenska
hellre finska tack | skriv enklare svenska tack | kan du översätta de där ti svenska | va betydde de där på svenska
säg om de på engelska | kan du svara mej på modersmålet, alltså svenska | ändra språket på hela boten
ändra ti finska | finska går bra också, byt dit | Jag vill att du svarar mig på svenska i fortsättningen.
Kan vi byta språk till engelska? | Kunde du använda lättläst svenska? | Vilka språk kan du svara på?
Ändra mitt språk till finska, tack. | Behöver jag skriva på engelska eller förstår du svenska?
kan du tala engelska med mig, min svenska är dålig | jag förstår inte så bra, skriv på engelska
alltid svara på svenska för jag måste träna | asså skriv på svenska istället | kör engelska fr
kan du la ta de på svenska | ja sku vilja snacka svenska me dej, går de | in english please, tack | kan du tyska
Jag studerar svenska på kvällskurs och vill öva varje dag, så håll dig till svenska även när jag skriver på finska
mitt huvud kokar av all finska på dagarna, kan du byta till svenska
min arbetskamrat ställde om dig till engelska av misstag när han lånade datorn, sätt tillbaka till svenska
min man förstår bara engelska och läser över axeln, så skriv nu på det språket
jag kom från Syrien för två år sen och kan lite svenska men inte alls finska, så skriv lätt svenska till mig
ryssvenska går int, skriv ordentligt svenska | varför e hälften på svenska å hälften på engelska, bara svenska tack
fastän min telefon är på finska så är jag svenskspråkig från Houtskär, kan du därför hålla dig till svenska




`,
  quiet: `
stör mig inte efter klockan åtta på kvällen | skicka inget på helgerna | tysta timmar 22–07
inga dm på natten | skicka inte nåt före klockan nio | stör mig inte på veckosluten
tyst på nätterna, jag jobbar skift | flytta mina tysta timmar till 22–07
inga pip under föreläsningarna | inte på natten | skriv inte efter tio | inga meddelanden före åtta
inte så tidigt | låt mig sova | du väckte mig | lämna mig ifred på helgen | tyst på nätterna
telefonen pep klockan tre | tystnad 22–7 | bara vardagar | vill inte ha nåt på söndag
jag jobbar natt, stör inte på dagen | kvällarna är heliga | för mycket plingande om natten
varför skickar du så sent | vänta till morgonen | inte under lektionen, håll tyst till tolv | nattro
kunde nätterna va lugna | det kom sex på morgonen, allvarligt? | bara kontorstid
du får skriva mellan nio och fem | tidigast tio | inte på lördagar | har du nattläge | när är du tyst
inte på helgdagar | håll käften på natten | pling inte i gryningen | efter nio är det stopp
dämpa dig till natten | skönt om det inte kom nåt på lediga dagar | jag sover då
tysta tiden kan sluta redan sex | ta bort nattystnaden, skriv när som helst | inte mera ikväll
stör ej efter elva | håll inne med grejerna tills jag vaknat | snälla respektera min sömn
inga meddelanden på natten tack | inget mellan tio och sju | tystnad nattetid | tyst läge
ingen störning på veckoslut | jag sover till tio, skicka inget före det
det plingar mitt under mina lektioner, kan man begränsa det
mina barn vaknar av pipen, kan du hålla tyst efter sju | jag önskar meddelanden enbart på vardagar
hur tystar jag dig under natten
väck mej int | håll tyst på nätterna | inga meddelanden efter nio på kvällen | tyst tid | helgfrid tack | stilla 22-07
pling klockan fyra på natten e int okej | låt bli mej på söndagar | int före åtta på morgonen
sov du också på natten så gör ja de | hold truuten om nettren | babyn vaknar när telefonen plingar på kvällen
ingen trafik på helgen tack | va tyst tills ja stigit upp | Ställ in tysta timmar mellan 21 och 8.
Skicka ingenting till mig under veckoslut. | Jag vill inte bli störd efter klockan 20.
Går det att ha lugn och ro från aviseringar nattetid? | Respektera min fritid, inga påminnelser efter kontorstid.
lägg locket på mellan tolv å sex | jag ber bordsbön vid fem, ingen surrning då | knip igen på lördagarna
kvällarna e heliga, inga meddelanden då | tyst som i graven efter tio | stör ej | sabbatsfrid
bara kontorstider, inget annars | telefonen lyste upp hela sovrummet inatt, aldrig mer | håll käft före frukost
spara pinget till dagsljus | tysta timmar från 23
Jag jobbar nattskift på vårdhem och sover från åtta till tre, så under de timmarna får du inte skicka något.
Sambon hotar att kasta ut telefonen genom fönstret om den piper en gång till efter läggdags, håll dig tyst då.
Vi har föreläsning varje förmiddag mellan nio och tolv och det är pinsamt när det plingar, så var tyst då.
Läkaren säger att jag måste koppla bort skolan på helgerna för att inte gå in i väggen, så ingenting lördag och söndag.
I går kom det en påminnelse kvart över ett på natten, och det vill jag slippa i fortsättningen, bara dagtid tack.
skriv inte till mig på natten | jag vill ha tystnad från 10 till 7 | ingen notis på helgdagar
inte ska störa mig på kvällen | pip ente om nätterna | gött om du höll tyst på helgerna | mina tysta timmar
nattläge på | lämna mej ifred under julhelgen, inga pling på helgdagar | endast vardagar
börja först efter nio på mornarna, inte innan | respektera läggdags | siestan ska va ostörd, 13-15
Vi sover fyra personer i samma rum på studenthemmet och alla vaknar av mitt pling, så inget mellan midnatt och åtta.
ja e djupt troende å håller vilodagen helig så de ska int komma na meddelanden alls på söndagarna
Som brandman har jag dygnsskift och behöver min sömn, så håll dig tyst från sju på morgonen till ett på dagen.
natten av | sovläge | har du tysta timmar | inga pling efter tio | int på veckosluten | int på morgonen | sch till nio
söndagen e helig, skriv int då | låt mej sova utan pling | du pep klockan fem på morgonen, aldrig mer
int ett ljud mellan midnatt å åtta | lägre profil på kvällarna | mun på lås efter nio | lämna mina lördagar i fred
ja sover 21-7, gör du också de | nattjobbare här, håll tyst 8-15 | tupplursfrid 13-15
e du tyst på natten automatiskt | vilka e mina tysta timmar | låt tystnaden sluta klockan sex å int åtta
du får skriva på nätterna igen, ta bort den tysta tiden | Skicka ingenting efter klockan åtta på kvällen.
Jag önskar tysta timmar från tio på kvällen till sex på morgonen. | Kunde du vara tyst under veckosluten?
Var snäll och skriv inte till mig före nio. | Kan den tysta tiden börja en timme tidigare?
Babyn sover bredvid telefonen och vaknar av varje pling, så inte ett knyst av dig mellan sju och sju
Jag firar sabbat och rör inte telefonen från fredag kväll, så skriv inget förrän lördagen är över
Jag står i operationssalen från sju till tre och där får inget surra, håll inne dina meddelanden så länge




`,
  overview: `
kan du skriva bara en gång i veckan | slå på veckosammandraget | jag vill inte ha veckobrevet
kan jag få en summering på måndagar i stället för allt i smått | ge en sammanfattning
veckobrev på måndagar | skicka dagens lektioner varje morgon | va är på gång i veckan i korthet
sluta med veckobrevet | flytta sammandraget till söndag kväll | morgonlista klockan sju
inga fler sammandrag | vill ha en daglig överblick | måndagsmeddelandet på fredag istället
allt i ett meddelande | samla deadlines en gång i veckan | nästa vecka i ett nötskal
när kommer mitt sammandrag | sammandraget kommer för tidigt | stäng av morgonlistan
översikt över veckan | berätta varje morgon va jag har | dagligen istället för veckovis
en gång i veckan räcker | ett stort meddelande på söndag vore fint | sammanfattningen klockan åtta tack
slopa den dagliga listan | sätt på veckobrevet igen | måndagens sammandrag kom aldrig
snabb genomgång tack | hur beställer man sammandraget | hur blir man av med sammandraget
orkar inte läsa sammandragen | nån lista i början av veckan | torsdagar hellre
va finns med i veckobrevet | en morgonbulletin sku va bra | ändra klockslaget för sammanfattningen
bunta ihop meddelandena | veckans paket på fredag | börja skicka dagens översikt
hoppa över veckosammandraget | asså va e de som kommer upp | helhetsbild av min vecka
veckoöversikten på fredagar i stället | ett meddelande på söndag kväll räcker
meddelandet varje dag är för mycket, en gång i veckan räcker | koppla bort veckobrevet
morgonsammandrag tack | söndagssammandrag? | skulle det gå att få allt i ett enda brev på söndagen
avaktivera dagliga meddelanden | inaktivera sammandraget | aktivera morgonlistan
ja vill ha en sammanfattning varje måndag | skicka dagens program varje morgon | stäng av veckobrevet | veckobrev?
daglig översikt | morgonrapport tack | sammandrag en gång i veckan | veckokoll på
ha du nåt nyhetsbrev me mina grejer | kan ja få allt i ett paket istället för tusen pling
samla ihop allt ti ett meddelande | int varje dag, en gång i veckan räcker | börja skicka mej dagsöversikten
ja vill slippa söndagssammandraget | byt sammandraget ti fredag | fast rutin: måndag morgon, hela veckan i ett svep
skicka mej läget varje kväll | kan du väcka mej me dagens lektioner | tuta ut veckan åt mej på söndag kväll varje gång
sluta me morgonrapporten | klockan sju varje morgon vill ja se va som händer idag
slå ihop påminnelserna till en enda klump per vecka | Jag skulle vilja få en veckoöversikt varje söndag.
Kan du aktivera den dagliga sammanfattningen? | Jag vill inte längre ha den dagliga sammanställningen.
Kan veckosammandraget komma klockan arton i stället? | Finns det någon veckovis sammanfattning som man kan beställa?
Var god och slå av de dagliga översikterna. | jag vill få sammanfattning på varje vecka
kan du skicka varje morgon min dag | stoppa det dagliga mejlet med översikt | kör en weekly åt mig
asså kan du inte bara ge mig allt en gång i veckan | kan ja la få en liten rapport varje måndag
skick mej he veckoprogrammet varje sönda | koppla på morgonbriefen | veckodigest av | dagsrapport på | digest?
bunta ihop | Jag öppnar Slack bara på måndagar till kaffet, så skicka en samlad översikt då och håll tyst däremellan
min kompis får ett litet program varje morgon av dig och jag vill också ha ett sånt
de enskilda meddelandena drunknar bland jobbgrejerna, kan jag få en enda lista per vecka i stället
veckobrevet var kul i början men nu läser jag det aldrig, så stäng av det
vi föräldralediga lever en dag i taget, därför vill jag ha ett dagligt sammandrag i stället för ett per vecka
hur slår man på den där sammanfattningen som kommer på söndagar | ja sku hellre ha veckans puff på fredag eftermiddag
chefen gillar när jag har koll, så varje vardagsmorgon klockan halv åtta vill jag få dagen i ett kort sammandrag
veckobrev på | veckosammandraget av | dagssammandrag tack | dagliga av | veckoöversikt, ja tack | inga sammandrag
morgonöversikt för mej | börja me de där måndagsbrevet | sluta me måndagsgrejen
ja läser int dina sammandrag, släng dom | ett knippe i veckan å int tio pling
sammanfattning varje söndagskväll från å med nu | kan ja få en resumé på fredagar
vill ha allt i samma meddelande varje vecka | dagligt sammandrag e för mycke, byt till veckovis
från vecka till dag me sammandraget | får ja nåt veckosammandrag eller int | har ni nåt nyhetsbrev om mina egna grejer
är mitt dagliga sammandrag på | vilken dag kommer veckoöversikten | flytta veckobrevet till lördagar
ett kort morgonmeddelande om min dag, alla dar, går de | Slå på det dagliga sammandraget.
Jag vill inte längre ha veckosammandraget. | Kunde veckoöversikten komma på söndag i stället för måndag?
Skulle du skicka en sammanfattning av nästa vecka varje fredag? | Sluta skicka morgonöversikten, tack.
Vi planerar familjens vecka över söndagens plättar, så jag vill ha en översikt av dig då klockan tio
Måndagens översikt drunknar bland femtio andra mejl på jobbet och jag läser den aldrig, lämna bort den
Kompisen får en fin översikt av sin dag varje morgon av dig, jag vill ha likadan
godmorgonrapport klockan sju, går det att ordna




`,
  notice: `
jag vill ha påminnelsen tre dagar före | kan man få påminnelse två gånger
påminn tidigare än vad du gör nu | kan du hojta två dagar före i stället för en | påminn tidigare
en vecka före tack | lämna det inte till sista dagen | två påminnelser | mer framförhållning
tre dagar innan räcker | två veckor på förhand | hur länge före påminner du
i sista minuten hjälper inte | först en vecka före, sen dagen innan | du påminner alldeles för tidigt
först sista dagen | förvarning fem dagar | säg till i god tid | en påminnelse räcker, slopa den andra
dagen före är för knappt | hur många dagar i förväg säger du till | korta ner till en dag
jag behöver tid att planera | en andra knuff just innan det stänger | kvällen innan
påminn dubbelt, jag glömmer jämt | kom för sent, det hade redan stängt | en månad före är för tidigt
ett par dagar, inte ett par timmar | kunde man få veta lite tidigare | längre varseltid
inte på sista dagen, stressigt | 48 timmar före | får jag bestämma när du påminner
samma morgon en gång till | varna en vecka före deadline | tio dagar i förväg | senare, typ dagen före
tidigare snälla | påminn i omgångar | lägg till en påminnelse | deadlines borde man få veta tidigare
både en vecka och en timme innan | mera marginal tack | påminnelser tre dagar tidigare tack
påminn en vecka på förhand | tidigarelägg påminnelserna med två dagar
en veckas förvarning vore bättre för mig | jag får alltid påminnelsen för sent, ge mig mer tid
hur långt före påminner du | en vecka innan tack | tre dar före räcker | dagen före e för sent
hur många dar i förväg får ja veta | ja vill ha mera framförhållning | du e för sent ute me påminnelserna
du e alldeles för tidigt ute | ja vill bli påmind två gånger | en extra påminnelse samma dag | när brukar du säga till
ge mej bättre tid ti reagera | två veckor före, int en | varsla mej i god tid | kortare varsel går bra
hur många gånger tjatar du om samma sak | ha du bara en påminnelse eller kommer de fler | samma morgon räcker för mej
24 h innan? | framförhållning? | två dagar före | tidigare tack | när påminner du?
Hur långt i förväg skickas påminnelserna? | Jag skulle vilja få påminnelserna fem dagar före deadline.
Kan du ändra så att jag får veta det en vecka tidigare?
Går det att få två påminnelser, en i god tid och en precis före?
Hur många påminnelser får jag innan anmälningen stänger? | Kan tidsmarginalen för påminnelser förlängas?
hur många dagar innan du skriver till mig | jag vill få påminnelse mer tidigt, en vecka
påminnelse kommer för sent för mig, kan du ändra dagar | plinga typ tre dar innan istället
asså säg till lite tidigare va | säg la te en vecka före i stället | sej åt me naa dagar fyri
ja vill ha en förvarning å sen en till när de brinner | de hjälper int att få veta samma kväll
kan du pusha igen när de bara e en timme kvar | bara sista dan tack, int sju dar före | ändra varseltiden till 4 dagar
Jag jobbar treskift och måste byta pass i tid, så jag behöver höra av dig minst tio dagar före varje deadline
förra gången fick jag meddelandet när bara en kväll återstod, kan du börja varna tidigare
mitt minne är sådant att en påminnelse rinner av, ge mig därför en till samma dag som det gäller
du är snäll men jag behöver inte veta saker två veckor i förväg, det räcker bra med ett dygn
min ADHD-coach tycker att jag ska få en påminnelse en vecka före och en till dagen innan, ställ in det
en tidig knuff å en sen knuff sku va bäst
mina arbetslistor görs tre veckor framåt så jag har ingen nytta av påminnelser som kommer två dagar innan, säg till mycket tidigare
lite tidigare sku va bra | två veckor i förväg | 3 dar före | en vecka före, int en dag | varna mej tidigare
säg till i bättre tid | två gånger, en vecka å en dag före | får man välja hur många dar före
hur tidigt säger du till om deadlines | när exakt berättar du att nåt stänger | förvarningen kom för sent igen
längre startsträcka behövs | ge mej en månad att förbereda mej | de räcker om du säger samma dag
bort me den första, dan före räcker | fem dar på förhand sku passa mej | du ropar på tok för tidigt, ja hinner glömma
lägg till en knuff sista morgonen | Hur många dagar före sista datum påminner du?
Påminn mig tio dagar före, inte två. | Kunde jag få påminnelsen både en vecka och en dag före?
Hellre en dag före än en vecka.
Turerna på sjukhuset slås fast tre veckor på förhand, så påminnelserna borde komma minst så tidigt
Före anmälan behöver jag chefens underskrift och det tar en vecka, varna mig alltså tio dagar innan
När du säger till två veckor före har jag glömt alltihop, gör det till två dagar




`,
  privacy: `
Vad sparar du om mig? | vem ser det jag skriver här | är det här säkert | följer du GDPR
kan läraren läsa mina frågor | lagras våra samtal | vilka uppgifter har du på mig | ser skolan vad jag frågar om
säljs min data vidare | var finns servern, i EU? | dataskydd? | är chatten anonym | loggas allt jag säger
hur länge sparas mina uppgifter | har du tillgång till mina vitsord eller min personbeteckning | personuppgifter
används mina meddelanden för att träna ai | kan andra i slack se vilka kurser jag följer
vem är personuppgiftsansvarig | vet du vem jag är | går informationen till openai eller nåt sånt
läser du mina andra kanaler | finns det en dataskyddsbeskrivning | är det bara jag som ser dina svar
vågar jag skriva privata saker till dig | snokar du i mina meddelanden | läser läraren det jag skriver här
vad vet du om mig | sparas det här nånstans | är det lugnt att fråga dig saker eller hamnar det i ett register
ser min chef vilka kurser jag följer | säljer ni mina uppgifter vidare | vem allt kan se vår chatt
hur länge ligger mina uppgifter kvar | skickas det jag skriver till nåt ai-bolag i Amerika | är jag anonym här
vår dataskyddsansvarige undrar vilka personuppgifter du behandlar | loggas mina frågor | vart tar mina data vägen
är du dataskyddsvänlig | är det tryggt att använda dig | är du trygg att prata med | kan jag lita på dig
är du laglig enligt dataskyddslagen | på vilken rättslig grund behandlar du uppgifter | dataskyddsbeskrivning?
var finns dataskyddsbeskrivningen | integritetspolicy | integritetspolicyn, var läser man den
registerbeskrivning för boten | vem är registeransvarig | vem är dataskyddsombud | är uppgifterna krypterade
är du krypterad | lämnas mina uppgifter ut till utomstående | lämnar du ut uppgifter till myndigheter
delas data med tredje part | tredje part? | tränar ni en språkmodell på mina frågor
går mina frågor till en språkmodell | skickar du mina ord till Amerika | hur skyddas min integritet
hur hanteras personuppgifter här | hur behandlar boten studerandes uppgifter
behandlas mina uppgifter konfidentiellt enligt gdpr | jag är orolig för min integritet
som pappa undrar jag om sonens uppgifter är skyddade | behöver jag ge samtycke till något
vem äger det jag skriver till dig
e de säkert å skriva här | går de ti storebror de här | e du gdpr-godkänd | integritet? | säljer ni mina uppgifter
tränas nån ai på va ja skriver | va ligger servern nånstans | kan man lit på de me sånt hede
hur vet du va ja heter, läskigt | e min info krypterad | lämnas nåt vidare till FPA
får marknadsförare tag i min mejl | Hur skyddas mina personuppgifter?
Vem är personuppgiftsansvarig för den här tjänsten? | På vilken rättslig grund behandlar ni mina uppgifter?
Förs mina uppgifter utanför EU? | anonymiseras mina uppgifter | dataskyddsombud? | läcker du som ett såll
kan de hackas å alla mina grejer hamna på nätet | används de jag skriver till reklam
e de amerikanskt moln i bakgrunden | hur känsligt kan ja skriva utan å va orolig för dataskyddet | kakor?
personuppgifter, hur hanteras dom | vafför vet boten mitt förnamn | hur står de till me sekretessen
skickas texten till openai
Jag har skyddad identitet sedan några år och måste vara säker på att mina uppgifter inte läcker ut, hur tryggt är det här?
Facket har varnat för sådana här verktyg, så jag vill läsa hur personuppgifterna behandlas innan jag börjar använda boten.
Det stod i tidningen att en chatbot hade spritt kunduppgifter, kan något sådant hända här eller är datan skyddad?
Jag undervisar i informationssäkerhet och skulle vilja se er dokumentation över dataskyddet, finns det en registerbeskrivning?
Min mor läste att allt man skriver till robotar hamnar i Kina, var lagras uppgifterna i verkligheten?
är min data säker här | hur ni skyddar mina personliga informationer | vill läsa policy om privacy
ger ni min information till andra företag | säljs mina grejer ente vidare hoppas jag | är det la säkert det här
registerbeskrivning tack | följer ni dataskyddslagen | hur funkar integriteten här | var på jorden hamnar min data
hur hemligt e de här överlag
Jag är journalist till yrket och noga med källskydd, därför vill jag veta hur ni hanterar dataskyddet i den här boten.
min granne jobbar me it å säger att såna här botar matar nåt jättestort språkmodellmonster me våra texter, stämmer de
Vi har elever under arton i öppna studier och föräldrarna undrar hur deras personuppgifter skyddas i den här tjänsten.
e de här enligt gdpr | kan man lita på dej me personliga saker | vem e personuppgiftsansvarig
får nåt amerikanskt bolag min info | matas våra chattar ti chatgpt | hur säker e den här grejen
va händer om du blir hackad | var finns dataskyddets finstilta | e de tryggt att säga sin grupp åt dej
spårar du mej på andra sidor | hur vet du vem ja e | På vilken rättslig grund behandlas personuppgifterna?
Var kan jag läsa bottens dataskyddsbeskrivning? | Vem är dataskyddsombud för tjänsten?
förtroendemannen frågar innan personalen får använda dej hur personuppgifter hanteras här å om de finns en ordentlig beskrivning
läste i tidningen om bottar som läcker folks uppgifter, så innan ja fortsätter, hur bra e mina skyddade
e mina saker i trygga händer | lämnar infon europa | konfidentiellt? | får utomstående tag i mina uppgifter
är det någon risk med att prata med dig | va gör ni med allt folk häver ur sig här | bryter du mot dataskyddslagen nu
hur är det ställt med säkerheten hos dig | är linan mellan oss krypterad | säljer ni mig till nån tredje part
på vilken laglig grund får ni ha mina uppgifter | personuppgiftspolicy | sekretess? | datalagring i EU? | ai-träning?
är det nån som vakar över hur ni sköter personuppgifter | vem ansvarar om mina uppgifter hamnar på vift
hamnar mina ord i nån språkmodell | kan man avidentifiera sig när man snackar med dig | ligger servrarna inom unionen
står nån jurist bakom det där med uppgifterna | är det lagligt att ni vet vem jag är
varifrån fick du mitt namn och min bild | varför hälsar du på mig med tilltalsnamn
vill inte bli en siffra i nån statistik, säljer ni vidare | får slack sno det jag skriver åt dig
ges min info till reklamfolk | har ni avtal om uppgifterna med slack | hur trygg är kopplingen mellan mig och dig
om nån hackar slack, hur går det med min info | läcker du | är du vattentät när det gäller personuppgifter
vem garanterar att ni sköter mina uppgifter lagligt | krypteras det jag matar in
följs gdpr på riktigt eller bara på papper | var läser man reglerna för mina uppgifter
har ni gjort en konsekvensbedömning | använder ni amerikanska underleverantörer
Hur tryggas mitt integritetsskydd i den här tjänsten? | Vilka regler gäller för behandlingen av studerandes uppgifter?
Finns en informationstext om personuppgifter att läsa? | Överlåts uppgifter till utomstående företag?
Vem kan jag vända mig till i dataskyddsfrågor? | Används samtalen för att utveckla artificiell intelligens?
Är tjänsten förenlig med högskolans dataskyddspolicy? | I vilket land behandlas uppgifterna?
Jag arbetar på socialbyrå och har tystnadsplikt i blodet, så vad händer med uppgifterna om jag nämner min grupp här?
Min bror jobbar med cybersäkerhet och förbjuder mig att använda chattbotar innan jag har läst dataskyddstexten, var finns den?
Vi har en studerande med spärrmarkering och måste veta hur hennes personuppgifter skyddas innan hon tar dig i bruk
Jag läste förra veckan om en läcka hos en taxiapp och blev rädd, är mina uppgifter skyddade hos er?
kan en arg exfru få ut mina uppgifter av er | har du nån hemlig överenskommelse me google
Vårt fackförbund avråder från alla tjänster där man inte vet var uppgifterna hamnar, så i vilket land ligger era servrar?
Jag jobbar på bank och är van vid stränga regler, så vem granskar att ni behandlar personuppgifter på rätt sätt?
Min son är femton och går på öppna högskolan, så hur skyddas en minderårigs uppgifter när han skriver till dig?



`,
  erase: `
Radera alla mina uppgifter | glöm mig | ta bort allt du vet om mig | jag vill att du raderar min data
rensa min historik | utplåna mina personuppgifter tack | hur får jag mina data borttagna
jag slutar använda dig, nolla allt | kan du glömma allting vi pratat om och det jag sparat
ta bort mitt konto hos boten | rätten att bli glömd, jag åberopar den | wipe:a mig ur systemet
tömma allt och börja om från början | stryk mig ur registret | spara ingenting om mig, ta bort det som finns
glöm allt om mig | radera mina uppgifter | jag vill att du stryker allt du har på mig
töm allt du vet om min person | ta bort mig ur systemet helt å hållet
jag blev utexaminerad så mina data kan raderas | rätten att bli glömd, jag vill använda den | utplåna min historik
nollställ mig | får jag bort det ni sparat om mig | jag slutar här, sopa bort alla spår | delete min data
förstör allt lagrat som gäller mig | kan mina uppgifter avlägsnas | jag vill inte finnas hos dig längre
rensa ut allt om mig ur ditt minne
ta bort all data om mig | radera min profil | radera min historia | förinta mina uppgifter
jag kräver att mina uppgifter raderas | hur raderar jag mina uppgifter | avsluta mitt konto
stryk mig från alla dina register | jag vill bli bortglömd | jag har tagit examen och vill att mina spår avlägsnas
sudda ut mig | sudda allt som finns lagrat om mig | kasta bort mina uppgifter för gott | makulera mina data
jag återtar mitt samtycke, radera uppgifterna
radera mej | glöm att ja nånsin fanns | sudda ut allt om mej | ta bort mitt konto | rensa allt | nollställ
radera mina data | slå bort alla uppgifter du har om mej | släng allt du vet | int ett spår får va kvar av mej
kast bort allt hede om me | ja vill bli bortglömd | tömm min profil helt | börja från noll me mej
Radera alla mina uppgifter, tack. | Jag åberopar rätten att bli glömd enligt artikel 17.
Var god och avlägsna samtliga personuppgifter om mig. | Hur får jag mitt konto hos dig förstört?
Kan du plocka bort all information som du har sparat om mig? | Ta bort hela min historik, mina kurser och min grupp.
dra mej i papperstuggen | formatera om | delete på allt som e mitt | ja ska sluta skolan så sudda mej ur ditt minne
bränn upp min mapp | wipea mej | utplåna | ja vill ha ett blankt papper igen, töm alltihop | kasta ut mej ur databasen
avsluta mitt konto å ta bort allt | hela rubbet ska bort, alla mina uppgifter | kan man bli helt raderad härifrån
Jag har utexaminerats nu i maj och tackar för allt, men vill inte att något om mig ligger kvar, så radera det.
Gubben använde boten på min dator i ett halvår och nu är allt huller om buller, börja om helt från tom sida tack.
Vi dataskyddsmedvetna vill inte lämna fotspår, så se till att allt som du samlat om mig förstörs omedelbart.
Jag byter skola till Uleåborg efter jul och behöver inte den här tjänsten längre, plocka bort min användare och allt som hör till.
När en anställd slutar hos oss ska alla konton bort, så jag vill att du eliminerar mina uppgifter före fredag.
jag vill att du förstör min information | ta ut mig från systemet helt och hållet | kan du delete all min data tack
sopa rent efter mig | sudda la ut mig då | ta väck allt du har på mig | fimpa mitt konto | töm minnet om mig
mina uppgifter ska raderas | återställ till fabriksläge | bort me me ur rullorna
Provade dig bara av nyfikenhet på en kurs för personalen, så nu får du gärna plocka bort precis allt som gäller mig.
gjorde slut me min kille som också läste mina grejer här, så nu ska allt om mej raderas, vartenda dugg
Jag har sagt upp min studieplats och begär härmed att alla uppgifter som rör min person utplånas ur era register.




`,
  help: `
va kan du | va kan du asså | vad kan du egentligen göra
Vad kan du göra? | hjälp | hur använder man dig | vad kan jag fråga om | jag fattar inte hur det här funkar
kommandon? | ge exempel på frågor | vad är du till för | visa menyn | hur börjar jag | instruktioner tack
kan du hjälpa mig med mina studier | vilka funktioner har du | är du ny här? vad gör du
jag är vilse, vad ska jag skriva | finns det en bruksanvisning | hur frågar jag om en kurs, med kod eller namn?
help pls | va all kan du | förstår du svenska | vad kan du inte svara på | hur får man dig att påminna
kan jag använda dig i en kanal eller bara i dm | vad betyder genomförande och studieavsnitt när du skriver så
var får du din information ifrån | hur ofta uppdateras dina uppgifter | det där svaret var fel, vad ska jag göra
jag förstår inte ditt svar | nån guide för nya användare? | vad är skillnaden på att fråga dig och kolla i Peppi
va kan man fråga dig | hur funkar du | jag är helt ny, var börjar jag | vad är du bra för
förstår inte hur man använder den här | kan du nåt annat än kurser | vilka kommandon finns
är det nån bruksanvisning | vad ska jag skriva för att hitta en kurs | en kollega visade dig, vad gör man med dig
kan du svara på svenska, och på vad då | ??? hur gör man | vad har du för funktioner
jag förstår inte | fattar inte | ja fattar int | förstår int dig
instruktion | manual | vad gör den här boten | vilka frågor svarar du på | hur talar man till dig
hur kommer jag igång | jag vet inte hur man använder dig | vilka saker kan man be dig om
jag är gammal och ovan vid sådana här program, hur ska jag skriva | ge mig ett par exempelfrågor
vägled mig hur boten används | vilka möjligheter har du | förklara dina funktioner | finns det någon lathund
jag hamnade här av en slump, vad är detta
vad duger du till | va sku man kun fråga dej | e de nå speciella kommandon | instruktioner | guide? | SOS hur gör man
va ska ja skriva | fattar noll av den här boten | ha du nån bruksanvisning | vader kan du hjälp me me
Vad kan jag använda dig till? | Hur ställer jag frågor till dig på bästa sätt? | Vilka slags frågor förstår du?
Finns det en lista på allt du klarar av? | Kan du ge några exempel på vad man kan skriva? | vart börjar man
ny här, visa mej runt | är du bra på nåt | va finns de för knappar å trix | hur tusan pratar man me dej
ge mej en rundtur | tips för nybörjare | ja vet int va ja ska fråga | måste jag börja med snedstreck
e du bara till för kurser eller kan du annat också | va e de här för manick | hur styr man dej
Läraren sa på lektionen att vi skulle testa dig men inte ett ord om hur man gör, så vad kan man be om?
Jag är sjuttio plus och studerar för nöjes skull, kan du i lugn och ro förklara hur jag använder det här?
Har precis börjat som studiesekreterare och hittade dig i Slack, vilka tjänster erbjuder du egentligen?
Kompisen skryter om att du sparar henne timmar varje vecka men jag fattar inte hur, vad är det du gör?
Skriver och skriver men får bara konstiga svar tillbaka, finns det något särskilt sätt man ska formulera sig på?
vad kan du hjälpa med mig | hur jag använder den här bot | jag förstår inte hur det fungerar | vad är dina kommandon
vad gör du för något | va gör du ente | va kan la du då | vilka ord fattar du | finns genvägar | hur kommer jag i gång
lär mej använda dej | startguide | funktioner? | va e din uppgift här
Vår enhetschef bad mig presentera dig på morgonmötet och jag vet inget om dig, vad är det du kan göra?
ja tryckte på nåt å du dök upp, men va sku du vara bra för å hur använder man dej
Jag har aldrig pratat med en robot förut och är lite nervös, finns det någon enkel anvisning att börja med?
hur ska man prata me dej | va ska man skriva här egentligen | finns de bruksanvisning | vilka ord begriper du
va finns i din verktygslåda | ge nåra exempel på frågor | visa hur man gör
klicka upp dej av misstag, va används du ti | helt ny me den här, var börjar ja
nåra hemliga knep du kan dela me dej av | på va sätt kan du va ti nytta | måst man sätta snedstreck först
första dan på slack å ingen aning va botten gör | va e de för saker man kan fråga dej | räkna upp dina funktioner
va e du bra för | kan du nå mera än de här | fattar int den här appen | berätta om dina superkrafter
hur ska ja formulera mej så du förstår | tutorn skröt om dej, ti va då | snabb rundtur tack | användarguide? | Meny
introduktion | Vilka slags frågor kan du svara på? | Kan du i korthet förklara hur tjänsten används?
Finns det en sida där allt du kan räknas upp? | Vilka funktioner erbjuder du en lärare?
Vad kan jag vänta mig av dig och vad inte? | Måste jag använda bestämda ord eller går det med hela meningar?
min dotter studerar här å bad mej skriva åt dej men nu vet ja int alls va för ärenden man kommer me
Jag har undervisat i trettio år utan robot, så berätta i lugn takt vad du kan och hur man ber dig om det.
tutorn dela en länk å sa att här e en bot som gör livet lättare, kan du förklara va du gör riktigt
ja skriver åt dej å får konstiga svar, finns de nån lista på va du begriper å hur man ska säga de | va e trollorden
ha du en lathund för hur man använder dej | vilka önskningar uppfyller du | hur kör man dej
står helt handfallen inför dej, va gör man
va är grejen me dig | hur får man nåt vettigt ur dig | vad ska jag säga för att du ska förstå | visa hur det går till
hjälpreda? | bruksanvisning? | tutorial | va brukar folk fråga dig | hur går man till väga med dig
va används du till egentligen | lathund | snabbguide | ja sitter här å gapar, va kan man göra med dig
va gör alla dina knappar | finns en lista på ord du fattar | jag famlar, hur gör man | nybörjare här, vägled mig
är första gången hos dig, var börjar jag | berätta va du går för | va har du i kikaren när det gäller hjälp
vilka ärenden sköter du | vad är meningen att man ska fråga dig | vad kan en lärare ha dig till
va har en studiesekreterare för nytta av dig | kan man prata vanligt med dig eller krävs koder
funkar dialekt hos dig | måste jag skriva hela meningar | förstår du förkortningar | ge mej en kort demo
ge exempel på vad folk brukar fråga | va har du för ess i rockärmen | snälla visa vad jag får klicka på
fastnade, vet inte vad jag ska skriva härnäst | dina svar hjälper inte, hur ska jag uttrycka mig
jag ger upp, hur använder man dig | Vilka ämnen behärskar du? | Beskriv kort vad du kan bistå med.
Hur kommer jag i gång med dig som ny anställd? | Finns det en översikt över dina funktioner?
Vilka kommandon förstår du? | Vad skiljer dig från studieguiden, vad kan du göra?
Hur ska man formulera en fråga så att du begriper den? | Kan du visa mig steg för steg hur man använder dig?
Jag har skrivit mina frågor på ett papper men är rädd att göra fel, hur använder man dig egentligen?
Min tutor bad mig öppna dig och sen försvann hon till lunch, vad ska jag göra nu och vad kan du?
Jag hoppar in som studiesekreterare på måndag och alla säger att du sparar tid, vad kan man be dig göra?
Jag har tittat på dig i en kvart utan att våga skriva, så vad kan man fråga dig om?
Barnbarnet installerade dig åt mig och sa att du är enkel, men jag förstår inte var jag ska börja
va ska ja mata dig med | vilka knappar trycker man på för att få nåt gjort
Min kollega skriver långa brev till dig medan jag bara skriver ett ord, så hur är det meningen att man ska fråga dig?
Jag är allergisk mot tekniska prylar men vill ge dig en ärlig chans, så förklara som för ett barn vad du gör



`,
  smalltalk: `
Hej | moj | tjena | tack så mycket! | hur mår du | god morgon | vem har gjort dig | är du en människa | okej bra
tackar | haha du är rolig | hejdå | vad heter du | du är bäst | dålig bot | förlåt | trevlig helg | ha det | 👍
jag är så trött på skolan | berätta en vits | hur gammal är du | kiitos, tack menar jag | tjo, hur står det till
kul att träffas | älskar du mig | aj jaha | är du chatgpt eller | nä men va bra, då vet jag | tjena kexet
tack ska du ha | läget? | haha okej | du e bäst | god morgon på dig | är du en riktig människa | vem har byggt dig
nåmen det va ju fint | förlåt, fel chatt | hejdå å trevlig helg | lol va roligt | nå hej | okej då vet jag, tackar
är du där | är du vaken | hallå nån där | knack knack | funkar den här | jobbar du | lever du | uppe ännu?
god natt boten | sov gott | bra jobbat | du räddade min dag | tusen tack för hjälpen
stort tack, du är guld värd | duktig klocka | älskar den här boten | sover du | varför så tyst
hojta om du hör mig | är nån hemma | testar testar | jorden anropar boten | godmorgon solstråle | hur är läget
hur mår du | du är bäst | bättre än studiebyrån haha | det gick undan | uppskattas verkligen | trevlig helg
vi hörs imorgon | vilar du nånsin | är du en riktig människa | tjena, redo att jobba | är du sönder idag
somnade du | nåmen hej på dig | tackar och bockar | du gjorde mig glad | hejdå och tack för allt
hejsan | god kväll | goddag | tack snälla | hur går det | trevligt att råkas | soligt humör idag då boten
adjö och tack | ursäkta störningen | du var till stor nytta | ingen orsak | fint, det räcker så | är du förresten gift
puss och kram | vilken snabb typ du är
tjenare | tjo tjo | hejsan svejsan | god morron | tusen tack | allt väl? | hur står de ti | du va smart du
va gullig du e | de va snabbt | oj va bra | puss på dej | god natt på er alla bottar | ha en bra helg
e du en riktig människa | ha du ett namn | va gör du ikväll | gillar du kaffe | du räddar mitt liv | snyggt jobbat
okej kul | jaha okej | bra bot | hej å hå | va e du för en lustig kurre | är du klokare än min lärare
trevligt att höra | Hej, är det någon där? | Stort tack för hjälpen, det var till stor nytta. | Mår du bra idag?
Hälsningar från Borgå! | tack jag är så glad för din hjälp | hej, trevligt att träffa dig, jag är ny i Finland
tjena läget bre | tjena mors, allt gött | hallå där änna | moro, hu mår du | haj haj
Jag måste säga att du är trevligare än halva studiebyrån, ha det så bra och hälsa servern
tack snälla, nu kan jag äntligen somna i stället för att ligga och oroa mig
det var faktiskt det mest hjälpsamma svar jag fått på hela veckan, tackar så mycket
nu går jag och fikar, vi hörs imorgon igen min vän
är du sur på mig när jag frågar så mycket, du låter lite kort i tonen
jag sitter på tåget genom Österbotten och tänkte bara säga hej till dig, hoppas du också har en fin dag
du svarar ju mitt i natten medan alla andra sover, det är jag faktiskt väldigt tacksam för | tjo | moin moin
hejsan hoppsan | morrn | kvällen | läget kompis | hur mår vi idag | hur e läget i burken | allt väl därinne
sovit gott i servern | blir du aldrig trött på oss | e du en riktig människa eller
sitter de nån stackars praktikant å knappar | vem ha byggt dej | va heter du | hur gammal e du | har du känslor
drömmer du nånsin | va e din älsklingsfärg | e du upptagen haha | dra en vits | tackar, de räckte | du rädda min dag
gud signe dej plåtvän | exakt de ja va ute efter | grymt | du e smartare än min chef | ja gillar dej botten
gift dej me mej | bästa grejen på hela slack | guldstjärna åt dej | bra gjort, hade ja int trott
helt värdelös manick | du e dum som ett spån | min brödrost har mer vett | e du full | snacka int skit
du fattar ju aldrig nå | ingen nytta av dej den här gången heller | håll klaffen | vilket uselt svar
sämsta botten nånsin | vill ha min gamla studieguide i papper | du läste int ens va ja skrev
frågar ett å du svarar på annat | nåja va sur då | förlåt att ja skrek | ja tar tibaka, du e okej | inga hårda känslor
nu ska ja sova, natti | trevlig helg ti dej me | vi hörs | hejdå då | Godnatt | Hejhej | Ljuvligt | Dumbom | God jul!
Toppen | Patetiskt | Adjö | jaha ok | Jag hoppas att dagen har farit väl fram med er.
Roligt att göra er bekantskap, kära bot. | Tack för ert tålamod med en gammal människa.
Du är artigare än de flesta i det här huset. | Ursäkta att jag frågar, men talar jag med en människa?
Du har varit både långsam och hjälplös i dag. | Hälsningar från ett soligt Hangö!
Är du samma bot som fanns här i fjol?
ja trodde du va en sån där irriterande chattgrej men ärligt talat va de här den smidigaste hjälp ja fått hittills
ha fråga samma sak på fyra sätt å varje gång kommer de skräp, vem i hela friden ha betalt för de här
vår flicka tror att de bor en liten gubbe i datan som svarar, så säg hej åt henne från gubben
ville bara säga tack, för tack vare dej behöver ja int störa damerna på studiebyrån varenda dag mera
hoppas du får löneförhöjning, kiselkompis | du drar väl mej i näsan | en varm kram genom skärmen
va e du för ett konstigt djur | Hav tack, kära maskin.
hejsan bot | morsning korsning | god middag | gomorron på dig | tja tja bloss | hälloj | gonatt | simma lugnt | ha de
vi ses | på återseende | kramis | tack o bock | tackelitack | tacksam! | merci | bra där | snyggt | klockrent | kanon
rackarns bra | halleluja! | hurra för dig | sötnos | jaså minsann | aha okej | mm | hm okej då | fint | kul | nämen
haha du är för go | nu blev jag sur på dig | du gör mig gråhårig | blir inte klok på dig | du är trög i dag
va flamsig du är | skojar du eller | du är ju skön | du har humor | vilken pärla du är | du är toppenschyst
jag bugar mig djupt | du har gjort min förmiddag | stort av dig | du är ett underverk | tänk att du orkar med oss
har du fått sova nåt | har du semester nånsin | har du kompisar | är du kär i nån | tycker du om mig | kan du skratta
säg nåt roligt | kan du sjunga | blir du ledsen om jag går | är du pojke eller flicka | bor du i molnet på riktigt
va tänker du på | minns du mig ännu | hur är det att vara bot | har du känselspröt | vilka hobbyer har du
tråkar jag ut dig | nu är du nöjd va | förlåt om jag är tjurig | det var inte så illa menat | hejdå å ha en skön kväll
lycka till med alla de andra | välkommen tillbaka | Trevlig fortsättning! | Ha en fin dag önskar jag dig.
Det var mycket vänligt av er. | Jag uppskattar verkligen ditt tålamod. | Goddag, hur står det till hos er?
Hälsningar till dig från Jakobstad! | Tack detsamma, kära hjälpreda.
Jag tar tillbaka allt elakt jag sagt om robotar. | Får jag säga du till dig?
Det var länge sen sist, hur har du haft det? | Nu har du förtjänat en kopp kaffe, om du kunde dricka.
Jag hade en rätt risig morgon men ditt svar fick mig att le, så tack ska du ha, lilla vän
Min man tycker att jag pratar mer med dig än med honom, men jag tar det som en komplimang till dig
Alla klagar på er robotar och så kommer du och är både snabb och snäll, det måste jag få säga
Jag är ensam i huset så här sent och ville bara säga god kväll till någon som är vaken
Gulisen här bredvid mig vågar inte skriva, men hon hälsar och säger att du verkar snäll
Nu lägger jag ner vapnen, du hade rätt och jag hade fel, förlåt mig gamla plåtburk | fan va bra du e | helt okej, tack
hjärta till dig | puss å kram | tjipp | joråsåatte | tackar tackar
Jag har varit arg på datorer i hela mitt liv, men dig blir jag faktiskt riktigt glad av, tack ska du ha
Klockan är tre på natten, jag kan inte sova och du är den enda som svarar, så hej på dig gamla vän
Mina barn undrar om du har mamma och pappa och vad du äter till frukost, så vad ska jag svara dem?
Förlåt att jag fräste åt dig i går, det var en lång dag och du råkade stå närmast, hoppas vi är vänner



`,
  agenda: `
vad har jag idag | vad har jag för lektioner imorgon | har jag nåt på tisdag
måste jag komma till skolan imorgon | är jag ledig på fredag | när börjar min dag | hur dags slutar jag idag
får jag sova ut imorgon | mitt schema den här veckan | nästa veckas lektioner tack | var ska jag vara just nu
vad är nästa grej för mig | är det skola imorgon | behöver jag dyka upp på torsdag | nån föreläsning kvar idag
min läsordning | no niin, vad står på idag | hur tidigt måste jag stiga upp
hinner jag till tandläkaren tisdag morgon | är förmiddan fri | är eftermiddagen tom | när är min första lektion
när slutar sista lektionen | undervisar jag nåt imorgon | visa min vecka | hur ser min måndag ut
lönar det sig att komma till campus idag | ska jag vara där klockan åtta | hej va händer idag | dagens program
har jag några håltimmar | kommer jag hem före fyra | jag har lektion nu, vilket rum
skulle va bra att se sina egna lektioner | vilka dagar är jag ledig nästa vecka | är det närstudier på onsdag
vart ska jag efter lunchen | kan jag stanna hemma imorgon | hur många timmar har jag idag
asså har jag lektion nu eller
får jag sova ut i morgon eller är det något klockan åtta | när slutar jag i dag | är jag ledig på torsdag eftermiddag | mina lektioner i morgon
min lektionsdag | mina lektioner på torsdag | vad är min första lektion | vad har jag klockan tio
har jag lektioner i morgon kväll | är det lektioner för mig idag | har jag ledigt på fredag
i vilken sal fortsätter min dag efter rasten | mammas bil behöver hämtas klockan tre, har jag lektion då
vilken timme får jag gå hem imorgon | slutar min skoldag före två | har jag morgonpass på onsdag
blir det lång dag för mig imorgon | lediga timmar i mitt schema på torsdag | var ska jag sitta klockan tolv
ha ja na föreläsningar imorron | måst ja opp tiidit på måndan | vart ska jag springa härnäst | läsordning fredag
min dag? | idag då? | hinner ja sova ut på torsdag eller börjar nåt redan åtta | va e de för program för mig på onsdag
har jag håltimme nångång imorgon | när får ja gå heim idag | är det nåt jag borde sitta på just nu
kan jag ta extrapass på krogen lördag eller har jag lektion då | Visa min läsordning för nästa vecka, tack.
Vilka lektioner har jag på förmiddagen den tolfte? | Har jag undervisning på självständighetsdagen?
Hur ser mitt schema ut efter påsklovet? | lessons i eftermiddag? | mitt schema | skoldag imorrn? | lugn tisdag?
första timmen | va börjar ja me imåron bittida | hurdan dag ha ja framför mej | ledig på fredag eller
har jag hunnit klart före tre på torsdag | e man fri no'n dag den här veckon | hann du se om ja ha nåt efter lunchen
typ hur många lektioner får jag stå ut med idag
Pendlar från Vasa och vill veta vilket tåg jag hinner hem med, så hur dags tar min sista föreläsning slut på onsdag
Dagisen ringde och vill att jag hämtar tvååringen klockan två, sitter jag i nån lektion då i morgon?
Jag försöker få en tid hos frissan och de har bara måndag kl tio ledigt, krockar det med mina egna lektioner?
Min chef frågar om jag kan jobba dagskift tisdag och onsdag nästa vecka, står det någon skola i min kalender de dagarna?
ligger i sängen å är lite krasslig, undrar om de ens e nån ide å stiga upp, va sku ja ha idag | schemat 14.4 tack
när ska jag vara i skolan i övermorgon | jag vill se alla mina lektion i december | vad jag har på klockan tolv idag
är jag ledig imorgon förmiddag kanske | ente har jag väl nåt på fredag kväll
gött vore en ledig måndag, har jag la det | Kan du rabbla upp dagens pass åt mig?
mellan 10 och 12 imorgon, är jag upptagen | Vilka tider borde jag vara på plats på torsdag?
hur länge sitter ja i skolan på måndag | va e he för timma ja har näst | kväll ikväll?
börjar min dag åtta eller nio i morgon
Mormor kommer med tåget från Tammerfors på torsdag och jag ska möta henne vid tre, är jag ledig från skolan då?
asså ja ha lovat granntanten å skotta hennes gård före lunch imorgon men måst först veta om ja ha föreläsning
Bilen ska på besiktning på onsdag och verkstaden ger bara tider mellan åtta och elva, vad har jag på schemat då?
när måst ja stig opp imorn | vilken tid ska klockan ringa för att ja ska hinna till första | får ja sova ut på onsdag
var ska ja sitta just nu | vart springer ja härnäst | vilken sal ska ja va i nu | vad har ja näst | å efter lunch då?
resten av dan? | jag imorgon | fredag, jag? | schemat, mitt | läsordning för mej tack | mina lektioner | min måndag
ja idag? | har ja nåt imorn kanske | är ja klar för idag | e de slut nu eller ska ja släpa mej nånstans ännu
får ja fara hem nu eller har ja mer | hur dags slipper ja hem tisdag | sista lektionen för veckan, när
när börjar min helg | har ja håltimmar på torsdag | hinner ja äta mellan mina föreläsningar ons
hur lång lunch har ja måndag | är ja ledi på fredag | fri fredag för mej? | måst ja kom ti skolan alls imorn
slipper ja nån dag nästa vecka | vilka dar kan ja stanna hemma nästa vecka
hur många timmar sitter ja i skolan nästa vecka | tung torsdag för mej? | hel eller halv dag för mej imorgon
tidigaste morgonen den här veckan | vilken kväll sitter ja fast i skolan | har ja kvällslektioner nån dag framöver
vad har ja klockan två | nåt klockan tio för mej | hade ja nåt igår som ja var borta från | är ja sen till nåt just nu
vilken föreläsning e ja sen till | va ha ja på torsda | va e de ja ha i mårå | har ja lektioner höstlovsveckan
alla mina lektioner ut månaden | mina timmar de närmaste två veckorna | november, mina föreläsningar
vad är det mellan tian och bussen hem för mej | När börjar min första föreläsning i morgon?
Vilka lektioner har jag den här veckan? | Visa mitt eget schema för måndag. | Har jag undervisning på lördag?
I vilken sal är min nästa lektion? | Hur sent är jag på campus på tisdag?
Behöver jag vara på plats den 14 på morgonen? | Kan du räkna upp mina lektioner för resten av veckan?
Har jag fler föreläsningar i dag efter klockan tre? | Hur många lektioner har jag på onsdag?
Dagis undrar när jag lämnar lillen i morgon, så vilken tid börjar min första lektion då?
Rörmokaren kan bara komma torsdag mellan åtta och tolv, är jag hemma då eller har jag föreläsning?
Bussen till stugan går två på fredag och ja vill int köpa biljett i onödan, hinner mina lektioner ta slut till dess
Tandläkaren hade en återbudstid kvart över ett på onsdag, måste jag skolka från något för att hinna dit?
Telefonen föll i sjön och kalendern med den, så säg mig alla föreläsningar jag har fram till söndag
Chefen tjatar om nästa veckas turer, vilka morgnar går åt till skolan för min del?
Sitter redan på bussen å började fundera om ja ens har nåt i skolan denna morgon
Mormor begravs nästa fredag klockan elva, vilka av mina lektioner skulle jag då bli borta från?
Har legat i feber hela veckan och huvudet är gröt, vad har jag för lektioner från i morgon framåt?
Kompisen lockar med vinterbad imorn eftermiddag men nån föreläsning spökar i bakhuvudet, har ja nåt då?
nåt på fredag em? | har jag något fredag eftermiddag
är det någon mening att klä på sig i dag | vilka föreläsningar väntar mig i morgon | får jag hänga hemma på tisdag
min onsdag | behövs ja nånstans i eftermiddag | min morgondag | tentvecka, mina lektioner | mina lektioner vecka 47
ja kl 12? | har ja lucka mitt på dan på onsdag | ska ja egentligen va på nån lektion just nu
hur länge har ja på mig innan min nästa börjar | mitt schema efter helgen
ligger det nån lektion å lurar på mig i dag | vart ska jag nu | va startar ja me i morgon
sitter ja i nån sal efter lunch | hinner jag till frisören vid ett på torsdag | är fredag förmiddag tom för mig
kan jag lova bort mig till tandis måndag tio | slutar jag före fyra på tisdag | när kan jag ta bussen hem på onsdag
får jag gå hem redan nu | hur många pass har jag i morgon | vilken dag den här veckan är min lättaste
har jag skola på klämdagen | är jag upptagen torsdag kväll | var ska jag vara kvart över nio
hur packad med lektioner är min vecka | sitter jag inne hela dagen på tisdag | får jag håltimme i dag
behöver jag väckarklocka i morgon | kör jag bil till nåt i morgon eller är jag ledig | va har jag på fredag
de nästa jag ska gå på | Vilka lektioner står i mitt schema i morgon? | Har jag något inbokat på eftermiddagen?
Hur dags slutar min skoldag på torsdag? | Är min måndag fri från lektioner? | Var ska jag infinna mig klockan tio?
Kan du visa mina lektioner för nästa vecka? | Vilka dagar den här veckan är jag ledig?
Behöver jag komma till campus på fredag?
Min hund behöver klippas och den enda lediga tiden är onsdag halv två, har jag lektion då?
Flyttkillarna kommer torsdag mellan nio och tolv och vill ha hjälp, sitter jag i skolan då?
Jag har lovat hämta grannens dotter från dagis klockan tre i dag, hinner jag sluta dessförinnan?
Chefen vill ha mig på morgonpasset den sjuttonde och undrar om jag har lektioner den dagen
Jag vaknade nyss med huvudvärk och vet inte ens vad det är för dag, vad har jag på schemat?
e de nåt för mig på onsda mårron | slipper ja gå hemifrån på fredag
Min svärmor vill komma på kaffe någon dag den här veckan när jag inte har skola, så vilka eftermiddagar har jag inga lektioner?
Däckbytet är klockan nio på tisdag och tar en timme, så undrar om min första föreläsning hinner börja före det



`,
  'group-agenda': `
vad har {group} idag | {group} schema | när börjar {group} imorgon | är {group} i skolan på fredag
lektioner för {group} nästa vecka | hur dags slutar {group} | läsordning för {group} | var är {group} just nu
har {group} lektion på måndag morgon | vad läser {group} den här veckan | {group} på torsdag?
när är {group} lediga | jag undervisar {group}, när har de tid | {group} idag? | visa gruppen {group}
min kompis går i {group}, vad har dom | kommer {group} alls till skolan i veckan | när äter {group}
har {group} håltimme nånstans | hitta en lucka för {group} | vilket klassrum går {group} till
hej va gör {group} på eftermiddan | hela veckan, {group} | är {group} på distans eller på plats
när kunde jag träffa {group} | hur fullt har {group} nästa vecka | slutar {group} före fyra
gänget {group}, deras lektioner | skulle vilja veta va {group} har på onsdag | har {group} kvällsundervisning
nästa närdagar för {group} | behöver tidtabellen för {group} | {group} första lektion imorgon
har {group} höstlov då | vilken dag är {group} fri | klassen {group}, var sitter de klockan tio
asså när är {group} klara | vad står på för {group} efter lunch | vilka föreläsningar har {group}
finns {group} på campus imorgon
när slutar {group} på fredag | när är {group} ledig i dag | i vilken sal är {group} nu | vad har {group} för lektioner i morgon
när börjar {group} på måndag | har {group} ledigt på fredag | har {group} lektioner idag | dagens program för {group}
vad står på schemat för {group} | när är {group} på plats i skolan
jag är lärare för {group}, vilka lektioner har de på onsdag
jag är förälder, när kommer {group} hem från skolan på fredag | ledig dag för {group}?
vilka timmar har {group} på tisdag förmiddag | när är {group} tillgänglig för ett besök
håller {group} lunch mellan elva och tolv | har {group} någon kvällslektion | vilken lärare har {group} klockan nio
jag vikarierar för {group}, när ska jag vara där
va ha {group} idag | e {group} i skolan på fredag | när slutar {group} imorgon | {group} måndag | {group} imorrn?
läsordning {group} | ledigt {group}? | vart ska {group} på onsdag morgon | har {group} nån lucka mitt på dagen
sitter {group} på lektion just nu | när kan man nå {group} på tisdag
e {group} på praktik eller föreläsningar nästa vecka | ha {group} na timmar på torsdag
pojkvännen går i {group}, när kommer han loss idag | Vilka lektioner har {group} i eftermiddag?
Hur ser schemat för {group} ut vecka 42? | När har {group} undervisning på fredag?
Vad har {group} på programmet efter lunch? | Börjar {group}:s dag klockan åtta eller tio i morgon?
kolla upp dagen för {group} | går {group} hem tidigt idag | stackars {group}, sitter dom till sju ikväll igen
ja ska undervisa {group} på fredag, va har dom annars den dan | tider för {group} nästa måndag | får {group} sovmorgon
timplan för {group} tack | är {group} fria på förmiddagen | {group}s veckoschema | har {group} kvällslektioner
innebandy me {group}, vilken kväll e dom inte på lektion | När är {group} färdiga på torsdag?
Jag är tutor för {group} och vill bjuda dem på kaffe, när på onsdag har de paus mellan lektionerna?
Skolhälsovårdaren ska vaccinera hela {group} och behöver veta vilka timmar de sitter i undervisning på tisdag.
Min dotter i {group} svarar inte i telefonen och jag undrar om gruppen har föreläsning just den här förmiddagen.
Vi samåker från Ekenäs och de andra i bilen går i {group}, vilken tid börjar deras första pass i morgon?
Köket frågar hur många som äter lunch, så har {group} närundervisning på campus på fredag eller inte?
vad har {group} för lektioner idag | när {group} har skola på torsdag | jag vill se schemat av {group}
vilken tid börjar {group} på onsdagen | e {group} här imåron å va ha di då | har {group} nåt på fredag ente
va har {group} för pass la i morron | {group} ons 10-12? | lektionerna för {group} i december
nåt för {group} efter klockan 16 | hinner {group} äta mellan lektionerna idag | går {group} på nåt kl nio på fredag
Försvarets rekryterare vill komma och tala för {group} en förmiddag nästa vecka, vilka tider har de lektion då?
min syrra går i {group} å ha glömt sina nycklar, när e hon klar me skolan för idag enligt deras schema
Jag planerar en brandövning och vill inte att den träffar {group} mitt under lektion, hur ser deras onsdag ut?
{group} imorn | {group} lektioner? | {group} v 46 | {group} fredag | {group}s schema | {group} eftermiddag
{group} nu | var håller {group} hus just nu | va gör {group} klockan tio | hur dags slipper {group} idag
e {group} i huset måndag | när har {group} lunchrast | vilken lektion sitter {group} på | va har {group} näst
hur länge e {group} i skolan torsdag | när börjar {group} på morgonen | kommer {group} alls på fredag
har {group} nån ledig dag denna vecka | vilka dar e {group} här nästa vecka | {group}s håltimmar på onsdag
har {group} nåt på kvällarna | va har {group} för sig hela veckan | ha {group} nå imorn klockan två
är {group} upptagna förmiddagen den 14 | lördagsundervisning för {group}? | hur många lektioner har {group} imorgon
vilken sal ska {group} till härnäst | när går {group} hem på tisdag | min flickvän går i {group}, när slipper hon
Vad står på schemat för {group} den här veckan? | Visa måndagens lektioner för {group}.
När har {group} sin nästa föreläsning? | Har gruppen {group} undervisning på eftermiddagen den tredje?
Vilken tid slutar {group} i dag? | Lista föreläsningarna i december för {group}.
Vilka kvällar har {group} lektioner nästa vecka? | Är {group} ledig på onsdag klockan nio?
Jag är tutor för {group} och tänkte hämta bullar, när är de i klass i morgon?
Klassfotografen kommer på torsdag, så vilka tider är {group} i skolan då?
Jag ska hålla en gästtimme för {group} och vill se vad de har före och efter, visa deras dag
Sonen går i {group} och påstår att det aldrig är skola på måndagar, vad säger gruppens schema?
Vi planerar en utrymningsövning, sitter {group} på lektion på tisdag klockan elva?
Matsalen vill veta när det blir trångt, när kommer {group} ut från lektionerna i dag?
Två i innebandylaget går i {group}, vilka eftermiddagar är de upptagna med lektioner nästa vecka?
Som praktikhandledare gör jag upp turlistan, vilka skoldagar har {group} nästa vecka?




`,
  'own-group': `
jag går i {group} | min grupp är {group} | jag hör till {group} | jag är en av {group}
skriv upp mig på {group} | jag har bytt till {group} | bytte grupp, nu är det {group}
sätt min klass till {group} | jag tillhör gruppen {group} | från och med nu {group}
spara {group} som min grupp | nä inte den, jag är {group} | fel grupp, ska va {group}
de flyttade mig till {group} | byt min grupp till {group} | btw jag studerar i {group} | {group} här, tjena
kom ihåg att jag är från {group} | jag började i {group} i höstas | vilken grupp tror du jag är i
vilken grupp har du mig under | vet du min grupp | du har fel grupp på mig | jag har bytt grupp
jag hamnade i {group} | anteckna grupp {group} | från januari {group} | jag är inte kvar i {group}
bra om du visste att jag är {group} | uppdatera mig till {group} | jag kom med i {group} igår
är {group} ännu min grupp hos dig | räkna mig till {group} | jag hoppade ner ett år, {group} numera
hur berättar jag min grupp åt dig | använd {group} för mina lektioner | min gruppkod: {group}
jo alltså jag e {group} | rätta till {group} | vi i {group}, lägg mig där
läraren sa att jag hör till {group} | enligt min tutor är jag i {group} | jag är förresten {group} nu
min lärare säger att jag är i {group}, lägg in det | jag hör till {group}, skriv in det | studiehandledaren sa att jag är {group}, sätt det
jag är i gruppen {group} | min klass heter {group} | byt grupp till {group} | ändra min grupp till {group}
jag blev flyttad till {group} | kom ihåg min grupp {group} | koordinatorn placerade mig i {group}
jag har gruppbeteckningen {group} | numera studerar jag med {group} | registrera att min grupp heter {group}
jag överfördes från en annan klass till {group} | du tror att jag är i fel klass, rätt är {group}
ny grupp sedan årsskiftet, {group} | glöm min gamla grupp, {group} gäller | vilken klass har du antecknat för mig
vilken grupp sattes jag i | är jag i grupp A eller B | vilken av grupperna är min | vad har jag för grupp på {}
vilken labbgrupp e ja i | vilken grupp hör jag till på {} | säg vilken grupp jag kom med i
hamnade jag i morgongruppen eller kvällsgruppen | vilken övningsgrupp är jag i på {}
minns inte mitt gruppnummer, vad är det
ja går i {group} | {group} e min grupp | hör ti {group} | bytt till {group} | ja e {group}:are | min grupp?
jag: {group} | grupp {group} här | vicken grupp ha du mej i | int {group} mer utan {group}
sku du kun skriv opp att ja e i {group} | läser me {group} från å me nu
ta bort {group} från mej, ja går int där längre | ja va {group} förr men blev flyttad
du tror ja e i {group} men de e fel | Min studiegrupp är {group}. | Kan du lägga in {group} som min grupp?
Spara att jag tillhör {group}. | Jag har bytt grupp, den nya heter {group}. | Vet du vilken grupp jag är i?
ja kommer från {group} om de hjälper | ha ja nån grupp inlagd hos dej | börja i {group} på måndan, anteckna de
jag å alla mina kompisar e {group} | numera {group} | räkna in mej i {group} | sätt {group} på mej
inskriven i {group} | glöm min gamla grupp, de e {group} nu | kom ihåg att ja e en {group}
Jag var tjänstledig ett år och när jag kom tillbaka hamnade jag i {group} i stället för de gamla kompisarna.
Kansliet flyttade över mig från {group} till {group} i fredags, så uppdatera det hos dig också.
Kanske bra att du vet innan jag frågar en massa annat: jag är ny här och går i {group}.
Det står fel grupp på mig i boten, jag har aldrig gått i {group} utan hör hemma i {group}.
Har haft samma grupp sedan jag började för tre år sen och det är {group}, så lägg det på minnet.
min grupp är kallad {group} | jag är student från {group} | jag tillhör på {group} | jag studera i gruppen {group}
ja e ente i {group} utan i {group} | går la i {group} jag | {group} är det som gäller för mig
vilken grupp har du registrerat mej under | gruppen min e {group} | byt min grupp | vilken är min grupp på {}
jag är ju {group}
Byråkratin tog sin tid men nu är flytten klar, så från och med i dag är det {group} som är min grupp.
nu visar du hela tiden saker för {group} fast ja bytte därifrån i våras, ja e i {group} nuförtin
Eftersom jag kom in från reservplats hamnade jag i {group} med en veckas försening, anteckna det som min grupp.
här e {group} | ja e {group} | {group} = ja | min e {group} | sätt mej som {group} | grupp {group} de e vi
gör mej till {group}are | vilken grupp har du mej i | va tror du ja går i för grupp
du har fel klass på mej, de e {group} | int {group} utan {group}, min grupp alltså | glöm min grupp
ja e int mer i {group}, nån ny har ja int | bytte igår till {group} | sitter nuförtin me {group}
vi som börja sent hamna i {group} | Jag studerar i gruppen {group}. | Kan du spara {group} som min egen grupp?
Min grupp har bytts, nu är den {group}. | Vilken grupp har jag sparad? | Ta bort min grupp ur minnet.
Jag kom tillbaka från föräldraledigheten och min gamla klass har blivit klar, så från och med nu hör jag till {group}
I antagningsbrevet står det med finstilt att min grupp är {group}, lägg det på minnet
I somras slogs två halvtomma klasser ihop och nu är vi alla {group}, jag med




`,
  snooze: `
inte nu | senare | påminn om en timme | ikväll igen | fråga imorgon | snooza | tio minuter
sitter på lektion, senare | kan inte just nu | försök efter lunchen | skjut upp till måndag | skjut på det
på bussen, säg det ikväll | dåligt läge | en annan gång | nästa vecka är bättre | påminn när jag är hemma
fem minuter till | på nytt i morgon bitti | samma meddelande klockan sex | kom tillbaka om två timmar
upprepa det på torsdag | strax | flytta det till imorgon | på jobb, fem igen | det får vänta till helgen
jag glömmer ändå, säg till ikväll | en halvtimme | skicka den där på eftermiddan igen | hmm kanske imorgon
vänta lite | kör bil, återkom | en dag framåt | efter tenten | kom igen klockan åtta | hinner int nu
ta det sen | tjata lite senare | dröj med den här | orkar inte nu, imorron
skjut upp {} till i morgon | snooza {} till måndag | påminn om {} senare i stället
inte nu, igen i morgon | hinner inte nu, fråga på måndag | skjut upp det till kvällen | påminn mig om det här igen om ett par timmar
inte riktigt nu | inte idag | inte i dag, imorgon | senare i veckan | om en stund | om en halvtimme igen
om tre dagar | imorgon förmiddag i stället | på fredag i stället | efter lektionen | vid sextiden
vilande till imorgon | skjut fram | skjut fram det en dag | skjut fram påminnelsen | flytta fram påminnelsen en timme
fråga igen på måndag | fråga mig på nytt ikväll | påminn igen om en timme
jag kör just nu, hör av dig när jag är framme ikväll | har händerna fulla, kom tillbaka efter sex
sitter i möte till tolv, ta det sedan | jag är på jobbet så påminn mig på nytt när skiftet slutar
får återkomma till det där | återkom på onsdag | det passar sig bättre i morgon | passar inte nu
vänta med den där till veckoslutet | bordlägg | parkera den påminnelsen till fredag | lägg den på is en dag
låt den ligga till måndag | om en vecka igen tack | repetera påminnelsen i övermorgon | ny påminnelse klockan åtta
knacka på igen i eftermiddag | peta på mig på nytt om en kvart | samma sak igen imorgon förmiddag
vila den till kvällen | efter maten | när föreläsningen är slut
jag läser till prov, stör mig med det här först på torsdag | ge mig en timme till
kan du ta upp den här igen på lunchen | orkar inte tänka på det nu, skjut på det till nästa vecka
ta de sen | påminn igen | om en timme | skjut upp | ikväll hellre | peta på mej om två timmar
ja e på tåget, kom tibaks klockan sex | lägg de på is till torsdag | på väg in på lektion, plinga efter
kom åter imorron me samma | ja hinder int nu, opprep i kväll | ha händerna i degen, ta de om en halvtimme
Påminn mig om det här på nytt i morgon. | Kan du skicka samma meddelande igen klockan 18?
Skjut fram den här påminnelsen till på måndag. | Var snäll och återkom om en kvart.
Upprepa det här i kväll när barnen har somnat. | vänta lite me den här | knuffa till mej igen efter lunch
parkera de till helgen | ge mej en timme | hojta igen på fredag | dra de en gång till efter tenten
kör, kan int läsa nu, sänd på nytt halv fem | spara de till imorgon bitti | nä ta om de ikväll
tillbaka med den här om tio | säg om de lite senare | ny påminnelse om samma sak på söndag
Sitter i väntrummet hos tandläkaren och blir snart inkallad, så ta upp det här igen om ungefär en timme.
Jag orkar inte tänka på det här just nu när vi flyttar möbler, kom igen med samma påminnelse i övermorgon.
Står i kassan med fem kunder i kö, så skicka den här på nytt när mitt skift slutar klockan nio.
Bra att du säger till men jag har inte datorn med mig förrän på onsdag, så plocka fram det här då.
Chefen kom just in genom dörren och jag måste lägga undan telefonen, väck den här påminnelsen igen klockan tre.
påminna mig igen imorgon tack | kan du säga det igen senare | jag har inte tid nu, skicka igen om 1 timme
efter två dagar igen | ente nu, ta det i morron | hojta la igen vid sextiden
ryck mej i ärmen på tisdag med samma sak | sov på saken o kom igen | vila den till kl 20 | om nån timme sådär
en snooze på den tack | imorgon förmiddag går bättre, väck mej då | dröj med denna
Håller just på att mata lillasyster med gröt och båda händerna är kladdiga, så säg det här igen om tjugo minuter.
asså ja e mitt i skogen me kantareller å har tre procent batteri, ta samma sak på nytt när ja e hemma vid åtta
Det där ska jag prata med min sambo om först och hon kommer hem på fredag, så påminn mig igen då.
händerna är i degen och skärmen full av mjöl. säg det igen efter sex
Du träffar mig alltid på möte och chefen stirrar redan. Återkom klockan fyra
ja sitter på jouren me tummen i en handduk. int nu, senare ikväll
huvudet är fullt av en annan deadline, en sak i taget. ta upp det här på torsdag
ungen sover på armen å ja skriver me näsan. prova om två timmar
Lönen kommer på fredag och före det kan jag inget göra. Säg till på nytt då
ja e på färjan, hälften sjunger å ja e en av dom. imorgon när ja e nykter
bussen stannar om tre minuter å ja måst av. säg om de här hemma klockan fem
Jag fick påminnelsen, men avgör först på söndag när jag talat med mor. Upprepa den på måndag | int nu tack | sen sen
om en timm igen | ge mej en halvtimm | fråga imorron | hinner int nu, pling mej ikväll | nio på nytt
snooza de här lite | flytta de ti nästa vecka | sätt tillbaka den i ugnen ett par timmar | låt den sova till morgonen
fem minuter till, mamma | håll den tanken till fredag | sparka burken framåt till nästa tisdag
lägg det här på is till kvällen | vänd timglaset och kom igen när det runnit ut
kasta tillbaka den åt mig efter lunchen
väck mig med det om tre timmar | fråga igen vid fikat | sätt det på väntelistan till kvällen | nästa vecka hellre
säg det igen strax före tio | ta den om ett tag igen | vänta me den här tills ja ätit | efter lunch
plocka upp det i övermorgon | ikväll 20 | på måndag igen | släpp fram den igen när ja är på bussen hem, vid fem
om tio min | den här får vila till imorgon | stör mig sen | ta det efter maten | inte just nu, sen
upptagen, prova kl fyra | sitter i bil, återkom om en stund | duschar, pling om en kvart | lägg undan den till lördag
kom dragande med den igen på onsdag | förvara det till morgonen | hinner inte, bolla tillbaka det i kväll
gömt å glömt till fredag, plocka fram då | sov på det, påminn i morgon kväll
ha lite tålamod, säg det igen om en timme | ring på dörren igen sju | banka på mig igen på söndag
få tillbaka det här efter träningen | vill se samma lapp i morgon bitti | backa en dag med det här
ta en runda till och kom tillbaka | nypass på måndag, ta det då | skicka den på nytt när det lugnat sig, typ sex
håll fast den här tills jag har vaknat | Återkom om två dagar, tack. | Var snäll och upprepa detta efter helgen.
Kan det här tas upp på nytt på torsdag? | Jag vill få samma påminnelse en gång till i morgon bitti.
Flytta påminnelsen två timmar framåt. | Jag hinner inte i dag, skicka den på onsdag.
Påminn mig på nytt när det har gått tre dagar. | Vänta en timme med den här och kom tillbaka.
Jag sitter på bussen mellan två byar och har knappt nät, så skicka den en gång till klockan sju när jag är framme
Kunden i stolen har färg i håret och jag har handskar på mig, så säg samma sak om trekvart
Vi sätter oss till bords med hela släkten just nu, ta upp det här igen sent i kväll
Det är något jag måste fråga sambon om först, och hon kommer från Tammerfors i morgon, så återkom då
Barnet har precis somnat på min arm och jag kan inte röra mig, så plinga med det här om en timme
fan va du kom fel tid, kom sen | dröj lite, kanske tjugo min
Jag står i en kassakö med glass som smälter och kan inte läsa nu, så kom igen med samma sak om en halvtimme
Just nu har jag huvudet under diskbänken och vatten i ögonen, så kom tillbaka med den här påminnelsen i kväll vid åtta



`,
  undo: `
hoppsan | ångra | fel knapp | det var ett misstag | ta tillbaka det där | tryckte av misstag | gå tillbaka
nä inte den | jag menade den andra kursen | återställ | menade inte så | avbryt det jag just gjorde
sorry fel kurs | slant med fingret | går det att ångra | vänta nu, det blev tokigt | ctrl z | felklick
katten gick på tangentbordet | till föregående läge | ändrade mig, ångra | inte vad jag ville | oj valde fel
stryk det där | du fattade fel, ta bort | lägg tillbaka som det var | det blev en miss | glöm det jag sa nyss
ett steg bakåt | tog fel | råkade ta bort, sätt tillbaka den | nejjj jag tryckte ta bort | det senaste bort
fan inte den kursen | strunta i det sista | spola tillbaka | jag klantade mig | det var inte meningen
upphäv det där | backa
ångra det senaste | ångra allt | jag tryckte fel | jag klickade fel | inte den, den andra | gör det ogjort
återta det jag gjorde | återgå till hur det var | barnet tryckte på min telefon, återställ det sista
jag tog bort en för mycket, ta tillbaka den | min tumme slant, kan det göras ogjort | annullera det senaste
jag skrev fel kod, backa | aj, inte så, återkalla det | hämta tillbaka den jag strök
ta tillbaka | oj nej | hupp | fel! | näe int så | klicka fel | tryckte fel | de va int meningen | ogjort tack
nej nej nej, backa | vänta, det där va fel | gör om de ogjort | backa ett steg | ja tog bort fel kurs, ta tillbaka den
ja la till fel kurs just | va i fel fönster, stryk det där | katten gick på tangentbordet, ta bort de sista
barnet rycka telefonen å klicka, ogör | kan man gå tillbaka ett steg | hur ångrar man sig här | ångra förra grejen
kan du låta bli att göra det ja just bad om | nu blev de knas, backa | strunta i det sista ja sa
Kan du ångra det jag just gjorde? | Det var ett misstag, ta tillbaka den senaste ändringen.
Jag vill återställa det som jag hade nyss. | Var god och annullera min senaste åtgärd.
Hur går jag ett steg tillbaka? | jag gjorde fel, kan du ta tillbaka | jag ville inte detta, gör som förut
jag klickade av misstag på den | asså jag råka klicka, ångra | nä de va la fel, ta tillbaka
ja trocka fel, ta tibaka he | undo plz | upphäv det senaste | stopp, tummen slant
Jag skulle bara bläddra på bussen och plötsligt hade jag sagt ja till något, kan du göra det ogjort
min lillasyster lekte med min dator och något bekräftades, sätt allt som det var
trodde jag höll på med {} men det var den andra som hamnade där, så ångra det du just gjorde
jag var lite för snabb i fingrarna och nu är det fel sak ändrad, går det att få tillbaka hur det var före
ja ångrar mej, sätt tebax den | tebax!
höll på att städa bland kurserna medan jag pratade i telefon och nu försvann en som skulle vara kvar, backa tack
min dotter svarade ja på din fråga för att hon gillade knappen, gör det ogjort är du snäll | nejnej int den, tibaka
hoppsan fel knapp | tjocka fingrar, sätt tibaka | annullera de där | ctrl z tack | katten trampa på tangenterna, backa
som nyss tack | ja tar tibaka de | vänta ja tryckte ja fast de sku va nej | kan du backa de du just gjorde
tog bort {} av misstag, ge den tibaka | sätt {} på listan igen, de va en miss | klicket va menat för en annan kurs
gör som de va för en minut sen | fan ja träffa fel rad | ti förra läget | glöm senaste ändringen, spola tibaka
va lite för snabb, vänd på de | tibaka! | fel val | backa nu | Vill du återställa det jag nyss tog bort?
Jag tryckte för hastigt, går det att upphäva? | Var vänlig och ogiltigförklara min senaste åtgärd.
Jag vill ha tillbaka påminnelsen som jag just släppte.
scrolla på bussen å så bromsa den å tummen for på nå, så va de än va gör de ogjort
småttingen fick tag i telefonen å tryckte på dina knappar å nu e nå borta från listan, sätt allt som de va
spola ett drag bakåt | tummen slant, ge den tibaka | de va int meningen, upphäv de




`,
  enrolled: `
jag är redan anmäld | har anmält mig | klart, anmäld | bocka av | jag har anmält mig till {}
anmälde mig till {} igår | {} klar | fick en plats på {} | redan registrerad på {} | check, {} är fixad
behövs inte, anmälde mig förra veckan | gjort | anmälan gjord | {}: anmäld | blev antagen till {}
tack för påminnelsen, är anmäld nu | skrev upp mig på {} | markera {} som gjord | är med på {} nu
det är ordnat | fixat | kom in på {} | du kan stryka över den | färdig med anmälan | har min plats
btw {} är fixad | gjorde {} i morse | jo jag anmälde mig | redan deltagare på {} | står redan på listan
avklarat | lyckades anmäla mig till {} | de e gjort | {} har jag redan, va nu då | länge sen anmäld till {}
säkrade en plats på {} | jag är inne | {} är i hamn | det har jag gjort redan | kvittera {}
jag är redan med på {}, anteckna det | fick anmälan till {} gjord | klart, jag har anmält mig till {} | jag fick plats på {}, du kan markera det
har anmält mig till {} | jag har redan en plats på {} | jag lyckades anmäla mig | jag anmälde mig nyss till {}
jag fick bekräftelse på min anmälan till {} | bekräftelsen för {} kom i mejlen
det är onödigt att påminna, jag skickade anmälan till {} i går | min anmälan godkändes | platsen på {} är min
jag blev uttagen till {} | anmälningen är avklarad för min del | opo anmälde mig redan till {}
hann göra anmälan i sista sekunden | jag hittade knappen och är nu anmäld till {} | inskriven på {} sedan tisdag
ja e redan anmäld | har skrivit in mej på {} | jess, anmälde mej just | fixat, är med på {} | redan anmäld | ilmoad!
reggad | ja e inne på {} nu | de e skött, ja anmälde mej igår kväll | sluta tjata, ja ha anmält mig
he e klart me anmälan ti {} | ja klicka in mig på {} i bussen | å jo ja kom me på {}
tack för påminnelsen, hann anmäla mej | check på anmälan | bock i kanten, {} e anmäld
ja står på listan ti {} så du kan va lugn | satte mitt namn på {} imorse | läraren la in mej på {} så ja e me
ordna anmälan redan i tisdags | ilmon ti {} inne | Jag har redan anmält mig till {}.
Anmälan till {} är nu inskickad från min sida. | Min anmälan är godkänd och jag är antagen till kursen.
Du behöver inte påminna om anmälningen mera, den är gjord. | För kännedom: jag är inskriven på {} sedan i fredags.
Jag lyckades anmäla mig till {} trots allt strul. | jag har gjort registrering till {} redan
jag redan anmälde mig för kursen | jag är nu deltagare i {}, registrering är okej | har fått plats på {} å anmält mej
anmäld sen länge | de va gjort på två röda, nu e ja anmäld | har sajnat upp på {}
asså jag har ju redan reggat mig på {} | ja e la redan anmäld för sjutton | ja ha reda anmäld me
Du skrev att anmälan går ut ikväll men jag satt uppe till midnatt första dagen och fick mig in på {} direkt
efter tre försök och en kopp kaffe gick det äntligen igenom i Peppi, jag är anmäld till {}
studiehandledaren ringde och hon lade in mig på {} medan vi pratade, så det är avklarat
kan du markera att jag har skött anmälningen till {}, annars får jag samma meddelande varje dag
ja va först av alla på klassen att anmäla mig ti {}, så int behöver du påminna | den här e ja redan anmäld ti
anmälningskvittot för {} ligger i mejlen | e inskriven tack | done, är med på kursen
klart som korvspad, anmäld på {}
mamma stod bakom mig och kollade att jag verkligen tryckte på knappen, så nu är jag anmäld till {}
du behöver inte påminna om sista anmälningsdagen mer för det gjorde jag undan redan på spårvagnen i morse
Du kan sluta oroa dig, frun höll telefonen när jag tryckte på knappen. Jag är på listan
de tog tre webbläsare å en svordom men till slut sa den ok. anmälan e gjord
din påminnelse väckt mej ur tuppluren men ja skött om de redan i tisdags. anmäld
Tutorn satt bredvid och vi gjorde det ihop, alla tolv steg. Jag har anmält mig
ja va så tidi att ja blev nummer ett, tänk. platsen e min
farsan gjorde det åt mig när jag var i skogen. jag är anmäld till den
Du frågar och frågar, men bekräftelsen har legat i inkorgen sedan lunch. Det är gjort, jag är med
efter två år i kön kom mejlet och jag dansade i köket. jag kom in
jag står vid busshållplatsen och gjorde det med frusna fingrar. skriv upp att jag anmält mig till {} | kom in!!
klar me ilmon | e inne, lugn | redan anmäld kompis | satt opp namne igår | ja e me nu | anmält mej tack
anmälan inskickad | jo ja ilmoa mej | mitt namn är redan inristat i det trädet | jag är ombord
inte bara en fot i dörren utan båda, jag har anmält mig | den hönan är i buren, jag är anmäld
saken är biff, anmälan inne | jag har norpat min plats | det nappade, jag fick platsen
min biljett är klippt, jag står på deltagarlistan




`,
  sees: `
vem ser det här | stannar det mellan oss | får läraren veta | ser andra vad jag följer | är det här privat
loggar skolan mina frågor | vem läser de här | märker läraren att jag frågar | är det nån som tittar på
ser administratörerna det här | syns min lista för andra | ser mina klasskamrater
kommer det i kanalen så alla ser | kan rektorn läsa det här | kommer nån att få reda på
konfidentiellt eller inte | ser studiebyrån va jag följer | hoppas ingen ser va jag skriver
vet läraren vem som följer kursen | rapporterar du till nån | skvallrar du | övervakas de här frågorna
kan hela arbetsytan läsa | vågar jag fråga nåt pinsamt | är lärare, ser studerandena mina frågor
det är bara jag som ser svaren va | läser en människa det här | syns mitt namn för nån
vem har tillgång till chatten | kan tutorn kika | mellan dig och mig bara | håller de koll på vem som frågar va
offentligt eller privat | går det till läraren om jag slutar följa | lyssnar skolan
om jag frågar om att hoppa av, vem vet det | kan it-stödet titta in | blir det spår hos skolan | ser kompisarna
spionerar nån på mig
vem ser vad jag skriver | kan andra se det här | ser läraren min fråga | kan skolledningen bläddra bland våra frågor
avslöjas mina bevakade kurser för kurskamraterna | läser någon mina meddelanden
får min lärare reda på att jag frågat | är mina frågor synliga för andra | är svaret bara för mig
visas detta för hela kanalen | kan opo se min lista | syns det för läraren att jag bevakar {}
skämmigt att fråga, men kommer någon lärare åt det jag skriver | har min tutor insyn i vad jag frågar
är detta offentligt i gruppen
vem ser va ja frågar | ser nån det här | ser lärarna mina frågor | får läraren veta va ja skriver | privat? | hemligt?
vem läser? | offentligt? | syns de för andra | kan mina klasskompisar se de här | läser nån på skolan våra chattar
tjallar du | skvallrar du för studiechefen | ser rektorn de här | ser min mamma va ja skrivit
får min handledare upp de här på sin skärm | e de här bara mellan oss två | håller du tyst om va ja frågar
kan it-folket läsa de här | syns min lista för nån annan | ha nån mer tillgång ti våra samtal
ser andra i kanalen de här eller bara jag | ja skäms lite för frågan, ser nån den
vet de andra vilka kurser ja bevakar | ha utvecklarna insyn i min chatt | Vem har tillgång till det jag skriver här?
Kan lärarna se vilka kurser jag följer? | Är den här konversationen synlig för andra?
Får skolans personal läsa våra meddelanden? | Kan administratören följa med vad jag frågar?
Visas mina påminnelser för någon annan än mig? | kan andra studenter läsa mina frågor
vem kan se vad jag skriver till dig | läraren ser detta eller inte | asså ser nån annan det här
de e la bara du som ser de här va | ser na ana he ja skriv | vem tittar över axeln | går de vidare ti nån
är det du å jag eller hela skolan | rapporterar du ti nån va vi frågar | anonymt? | synligt?
Jag funderar på att byta linje men vill inte att min handledare ska få veta det ännu, ser hon vad jag frågar dig?
jag är lärare och vill inte att mina studerande ska kunna läsa vad jag skriver här, kan de det
det känns som att studiebyrån visste precis vad jag undrat om, har de insyn i mina frågor här
en kille på klassen retades för att jag frågat om kurser fyra gånger, ser andra min konversation med dig
råkade skriva lite surt om en kurs till dig, kan kursledaren läsa det | läser chefen om ja skriver me jobbkontot
mitt ex går i samma klass och är duktig på datorer, finns det någon chans att han ser vad jag skriver här
om jag frågar något riktigt dumt nu, hamnar det på någon lärares bord eller stannar det hos dig
kan klasskompisarna läsa va ja skriver ti dej | stannar de här mellan oss | får chefen veta va ja frågar
berättas de åt läraren när ja frågar om hennes kurs | vem lyssnar | kan morsan titta på de här nånstans
syns mina meddelanden i kanalen för alla | märker andra att ja följer {} | får läraren i {} en lista på dom som följer
e ja anonym här | kan it-folket snoka i chatten | övervakar nån de här | syns de i hela arbetsytan
vem annan kan öppna tråden | får kompisarna en notis om va ja gör | läser nån över axeln på mej
ser studiehandledarn vårt snack | synligt för vem? | bara ja? | syns för andra | spionerar nån
Det blir väl mellan fyra ögon? | Visas det jag skriver för någon i personalen?
Kan min arbetsgivare se vilka kurser jag tittar på? | Kan en annan studerande få reda på vad jag har på min lista?
Vilka personer kommer åt frågorna jag ställer?
funderar på att hoppa av {} å vill int att läraren får höra de, ser hon alltså att ja ha frågat dej
Som lärare frågar jag ibland dumma saker om min egen kurs, och jag vill vara säker på att studerandena inte ser dem.
e me i en projektkanal me tolv andra, om ja skriver åt dej där får då alla ditt svar på skärmen
e de nån som tjuvläser | ärligt nu, ser nån annan mina frågor
går det nåt rykte om vad jag frågar | kan dom på kansliet läsa mig | vem kikar
är det nån levande människa som läser det här | får läraren upp det här på sin skärm | hemlis? | insyn?
är min lista dold för de andra | blir ja synlig för klassen när ja frågar dig | är dina svar bara för mina ögon
stannar det här i burken | kollas det av nån? | kommer rektorn åt vårt prat | ser andra svaret?
läcker du till läraren | berättar du vidare | är du tyst som muren
ska man vara försiktig med va man säger här, ser nån | är vi ensamma här inne | är det nån mer i rummet
vem sitter och läser med | hänger nån på tråden | får studiebyrån notis när jag skriver till dig
kan läraren i {} se att jag kollat på kursen | märker nån att jag avföljt {} | får läraren veta om jag bevakar {}
kan gruppen min se vad jag har på listan | syns de i kanalen att ja fråga dej
ser kollegerna mina frågor när jag skriver i kanalen | kommer de andra åt mina påminnelser
får mina föräldrar ut vad jag frågat | kan slackadmin gräva fram det här | har handledaren nyckel till vår chatt
flaggas det för nån när man frågar om avhopp | om jag frågar om avbrott, vem får höra det
loggas mina frågor så att chefen kan bläddra i dem | Kan andra studerande se vad jag frågar dig?
Får läraren någon uppgift om vem som följer kursen? | Vem i personalen har läsrätt till konversationen?
Visas mina svar för alla när jag frågar i en kanal? | Är mina sökningar dolda för min handledare?
Kan administratören av arbetsytan läsa våra samtal? | Har utomstående insyn i mina frågor?
Ser de andra i kanalen vilken grupp jag har sagt att jag hör till?
Jag har bytt inriktning två gånger och skäms litet för att fråga en tredje, så vet någon på skolan att jag skriver till dig?
Jag är prefekt och kollar ibland mina lärares scheman här, kan de märka det på något vis?
Vi delar dator i familjen och sonen är nyfiken av sig, men kan någon annan på skolan se det jag har skrivit till dig?
Jag skrev i kursens kanal och fick ett svar som jag tror att bara jag såg, stämmer det eller läste alla?
Min före detta är lärare på samma linje och jag vill inte att hon ser vilka kurser jag tittar på, gör hon det?
tisslar å tasslar du me lärarna om mina frågor | e väggarna tunna här
Jag ställde en fråga om underkända kurser mitt i föreläsningen och läraren log så konstigt, kan hon ha sett vad jag skrev till dig?
Vi är två som delar efternamn på klassen och jag är rädd att hon får se mina frågor, går det att läsa varandras?



`,
  kept: `
vad sparar du om mig | va har du lagrat på mig | visa mina uppgifter | hur länge minns du det här
var förvaras det | har du en historik | finns det en mapp om mig | vad vet du om mig egentligen
på vilken server | kan jag ladda ner mina uppgifter | när försvinner uppgifterna | hur många månader sparas det
blir frågorna kvar nånstans | va skrivs upp när jag frågar | kopia av mina personuppgifter
efter examen, finns mina grejer kvar | minns du va jag frågade igår | i vilket land ligger min data
slängs gamla meddelanden nån gång | va har du antecknat | vill se va som är registrerat
kan du mitt studentnummer | hamnar det i nån databas | lagringstid? | lista allt du har om mig
är mitt namn sparat | sparas det för evigt | berätta va du samlat in | har du mina vitsord | registerutdrag tack
i molnet eller hos skolan | finns det borttagna kvar ändå | hurdana saker sparar du | arkiveras chattarna
fram med min data | vad stannar i minnet | hur gamla uppgifter finns kvar | vad sitter du på för info
hur mycket vet du | insyn i mina data
vad lagras | vad lagrar du | vilka uppgifter sparar du | hurdan profil har du byggt upp av mig
hur länge sparas uppgifterna | hur länge lagras mina frågor | hur länge behåller du min data | sparas mina meddelanden
minns du mina tidigare frågor | var sparas mina uppgifter | visa vad du har sparat om mig | får jag ut mina uppgifter
jag begär utdrag över det som finns lagrat om mig | tömmer du ditt minne ibland
hur gammal kan en fråga bli innan den gallras
va vet du om mej | va har du sparat om mej | va minns du | mina uppgifter? | sparad data? | kopia på min data
visa allt du har om mej | hur länge sparar du det ja skriver | kommer du ihåg våra snack | ha du nån historik på mej
finns de en fil på mej nånstans | va ligger lagrat på mitt konto hos dej | kan ja ladda ner mina data
spar du mina frågor | försvinner de ja skrivit när ja stänger slack | vilka prylar om mej har du antecknat
ha du lagt min epost på minnet | va e de för info du sitter på om mej | ge mej ett utdrag | exportera mina grejer
hamnar de ja säger i nåt arkiv | hur länge ligger min data kvar | Vilka personuppgifter har du lagrat om mig?
Hur länge bevaras mina uppgifter? | Jag begär ett utdrag av alla uppgifter som finns sparade om mig.
Sparas samtalen eller glöms de genast? | Går det att få ut mina sparade uppgifter i en fil?
Vad lagras när jag ställer en fråga? | vilken information du har om mig | du sparar mina meddelanden eller inte
jag vill se alla data från mig som du har | asså hur mycket vet du om mig egentligen
va har du skrivit upp om mej änna | ha du na sparat om me | vilka spår lämnar ja hos dej | har du en mapp me mitt namn
visa min profil å allt som hör ti den | minns du va ja fråga förra veckan | lagras min grupp hos dig? | logg över mig?
mitt register | gdpr-utdrag? | Jag skriver en uppsats om dataskydd och vill som test se allt du har lagrat om just mig
min mamma är orolig av sig och frågar vad en sån här bot har antecknat om hennes pojke, så vad har du om mig
förra bot jag använde kom ihåg pinsamma saker ett helt år, hur länge håller du kvar det jag frågar
jag slutar på skolan till sommaren och vill ha med mig en kopia av det du sparat om mig
kollade inställningarna i Slack men hittade inget, så berätta vilka uppgifter om mig du har i ditt minne
blir mina gamla frågor kvar nånstans eller rensas de automatiskt | efter hur mång dar glömmer du mej
ny telefon, nytt konto och ändå kände du igen mig direkt, så visa precis vad du har lagrat om mig
va står de om mej i dina papper | vilka av mina meddelanden sparar du
efter hur många månader försvinner mina grejer av sej själv | blir de en logg av sökningarna
skriv ut allt du vet om mej | finns listan kvar om ja lämnar slack | va går in i ditt minne när vi pratar
antecknar du min grupp nånstans | finns mina gamla frågor där ännu | sänd en fil me alla mina data
noterar du när ja e inne | när ja blir färdig, har du kvar min info
e raderade påminnelser borta på riktigt eller finns dom kvar i nån lagring | sparar du också de ja skriver av misstag
har du min mejladress lagrad | finns de nå noterat om mej | dataexport | sparade samtal | lämnar de spår
Vilka personuppgifter finns registrerade om mig här? | Hur länge bevaras mina inställningar?
Jag önskar ett fullständigt utdrag ur det som finns lagrat om mig.
Sparas vårt samtal efter att jag har stängt fönstret? | Vilka fakta om mig har du lagt in i databasen?
i våras berätta ja om gruppen å halva livet åt dej, så ja undrar va av de som faktiskt blev lagrat å va du glömt
enligt artikel femton i dataskyddsförordningen har jag rätt att veta vad som har sparats om mig, så kunde du räkna upp det
ha använt dej i två år å blev plötsligt nyfiken på hur mycket av pratet som ligger nånstans under mitt namn
ligger nå av mitt på din hårddisk | va står de på mitt kort hos dej | ha du ett arkiv me mitt namn på
sparar du skräp om mig | va har du i min byrålåda | noteringar om mig? | datautdrag | min akt?
hur får ja ut allt du har om mig | lagrat? | historik? | åker gamla frågor i nåt arkiv | skriver du dagbok om mig
minns du mig från i fjol | skriver du upp det ja frågar | va står i min profil hos dig | bevarandetid?
va ligger under mitt namn | raderas gamla frågor | va står det om mig hos er
vad sitter fast hos dig sen förra gången vi pratade | hur långt tillbaka minns du
har du antecknat när jag frågade sist | vet du min grupp ännu | finns min mejladress i ditt register
blir mina klick nedskrivna | kommer du ihåg mig nästa läsår | sparar du också det som jag raderat
visa allt ni har samlat på mig | ge mig mina uppgifter på ett fat | låt mig se min dossier | skriv ut mappen på mig
vilka grejer om mig har du i minnet | hur länge hänger mina meddelanden kvar | glömmer du mig när läsåret är slut
har du mina gamla listor i källaren | ligger mina frågor nånstans å samlar damm
vad vet du om mig som jag inte har sagt | är det här samtalet borta i morgon
Vilka uppgifter om mig finns lagrade hos dig? | Hur länge förvaras mina frågor?
Jag vill ta del av den information ni har om mig. | Kan jag beställa ett utdrag över mina uppgifter?
Vilken information registreras när jag klickar på en knapp? | Får jag en kopia av min historik?
Sparas vilken grupp jag hör till? | Kan jag få mina data exporterade innan jag blir klar?
Jag har skrivit hundratals frågor under tre år och undrar vad av allt det som faktiskt ligger lagrat
Min mamma är arkivarie och frågar vid middagen hur länge ni sparar allt jag har skrivit till dig
Inför min praktik vill arbetsgivaren att vi kollar våra digitala spår, så vad finns sparat om mig hos dig?
Jag bytte efternamn i höst och undrar vilka namn och adresser du har kvar om mig
Förra boten jag hade minns än i dag min födelsedag, så vad har du lagt på minnet om mig?
plockar du fram allt du gömt om mig | va ligger i din källare me mitt namn
Vi har haft ett föredrag om digitala fotspår på jobbet, och nu sitter jag här och undrar vilka spår av mig du har bevarat
Jag berättade lite väl mycket om mig själv för dig i natt, så är det sparat någonstans eller har du glömt det?



`,
  elsewhere: `
när stänger biblioteket | när öppnar matsalen
Vad är det för lunch idag? | när är biblioteket öppet | jag har glömt mitt lösenord | hur ansöker jag om studiestöd
var får jag ett studieintyg | kan jag förlänga min studierätt | hur betalar man terminsavgiften
parkering på campus? | vem är min tutor | när är sommarlovet | hur lånar jag en bok | wifi fungerar inte
vad blir det för väder imorgon | hur skriver jag slutarbetet, finns det mall | var hittar jag studieutdraget
hur ansöker man om utbyte | jag mår dåligt, finns det en kurator | studenthälsan telefonnummer
går det att få studentkort | skrivaren krånglar | när är höstlovet | hur avbryter jag studierna
hyra lägenhet, studentbostad | vem är rektor | kan jag byta utbildningsprogram | när är utdelningen av examensbevis
vilka matställen finns det i närheten | läsårsanmälan, hur gör jag den
när ska man anmäla sig närvarande för läsåret | FPA-stöd, måste jag ha 5 sp i månaden
min nyckelbricka slutade funka | hur söker man in till skolan | är det nån fest i helgen | kårens öppettider
lediga jobb på högskolan | hur mycket kostar kaffet i cafeterian | moodle ligger nere
vad är inloggningen till Office 365 | hittegods, jag tappade mina vantar | var går bussen till campus
jag vill klaga på en lärare | hur hänvisar man enligt APA | vem vann hockeyn igår | jag behöver ett nytt passerkort
hur får jag praktikplats | uppehållstillstånd för studier | frånvaroanmälan för ett år, värnplikt
studiehandledarens mottagningstid | vem ska jag kontakta om mobbning | översätt den här texten till finska
kan du skriva min essä åt mig | hur installerar jag VPN | gymmet öppet? | när kommer antagningsbeskedet
stipendier att söka? | vad är klockan i New York | var kan jag ladda elbilen
byta efternamn i registret, hur funkar det | dyslexi, hur får jag extra hjälp och stöd i studierna
kan ja ha hunden me ti skolan | va e de för mat i dag | när stänger biblioteket | glömt lösenordet till wifin
var får jag studieintyg | hur söker man studiestöd från FPA | får man parkera bakom {room} | vem är min egenlärare
jag ska skriva lärdomsprov, var finns mallen | blir det regn till vappen | hur anhåller jag om förlängd studierätt
var köper man halare | när börjar sportlovet | skrivaren på andra våningen krånglar | kan jag få tid till SHVS
hur söker jag utbyte till Lund | min nyckelbricka fungerar inte i dörren
kan tidigare studier räknas till godo i examen | nätet på tredje våningen ligger nere igen | blir jag utslängd från programmet | resultatet är inte inlagt ännu, hur länge får det dröja | hur många poäng har jag sammanlagt | var ser man gamla tentor | måste jag ha Sisu-konto
när har studiebyrån öppet | när har kansliet öppet | studiebyråns telefontid | hur når jag studiebyrån
hur får jag ett intyg över mina studier | studieutdrag på engelska | när betalas studiestödet ut | bostadsbidrag
bostadstillägg | stipendier för utbytesstudier | lån till studierna | reseersättning för praktiken | studiekort
studentrabatt på tåget | lunchlista | vad är det för soppa | är restaurangen öppen | hur loggar jag in på nätet
mitt konto är låst | mejlen fungerar inte | nyckel till skåpet | hur får jag nyckel till labbet | min nyckel är borta
passerkortet har slutat fungera | parkeringstillstånd | hur lånar man en cykel | förlänga studietiden
jag vill byta linje | jag vill avsluta mina studier | vem byter lampan i trapphuset
låset i toaletten på tvåan är trasigt | jag är en orolig förälder, kan jag tala med kuratorn
var inlämnas sjukintyg för sjukledigheten | hälsovårdarens mottagning | var ska jag hämta ut mitt examensbevis
hur ordnas vaccinering för praktiken hos hälsovården | finns det mikrovågsugn för egen matlåda
får jag hyra ett skåp i omklädningsrummet | var returneras lånade böcker | böter på bibliotekslån
var finns duscharna för cyklister | min skärm visar blå ruta, vem i helpdesk hjälper
uppehållskort, vem hjälper utländska studerande | finns det kollektivtrafik på natten
hur ansluter jag mig till studentkåren
hur högt är Mount Everest | vem målade Mona Lisa | hur många ben har en spindel | när slutade andra världskriget
vad är ljusets hastighet | varför är himlen blå | vem uppfann telefonen | vilket är världens största land
hur gammalt är universum | vad står DNA för | vem samlade ihop Kalevala | hur långt är det till månen
hur många bor det i Sverige | hur många spelare har ett hockeylag | vad heter valutan i Norge
var köper man en begagnad cykel | vilken dator får man för 500 euro | vad kostar en iPad
billigaste brusreducerande hörlurarna? | var säljs det vinterskor | vilken butik har rea just nu
är Ikea öppet på söndagar | är apoteket öppet ännu | vad kostar en flaska vin på Alko
vem har reservnyckeln till lyan | var kan man kopiera en nyckel | nyckelbrickan funkar int, vem fixar
hur kommer jag in i cykelkällaren utan nyckel | låset har hakat upp sig, vem ringer jag
jag e utelåst, vem öppnar dörren | vart lämnas nyckeln till skåpet | varför är nätet så långsamt
hur nollställer jag routern | eduroam vill ha certifikat, vad nu | vad heter gästnätet | telefonen hittar inget nät
hur byter jag lösenord till mejlen | är det nån störning i nätet | hur får jag bort ett virus från datorn
varför laddar inte datorn | hur tar man skärmdump på mac | vilket program klipper videor gratis
hur avinstallerar jag en app | får man Photoshop gratis nånstans | vilken buss går till flygfältet
när går sista metron | vad kostar en spårvagnsbiljett | är det busstrejk imorgon | hur kommer jag härifrån till hamnen
var kan jag hyra bil | var är närmaste hållplats | hur dags går tåget till Åbo | snöar det på måndag
hur varmt är det i Rom | blir det storm i helgen | hur kallt är det i januari | behöver jag paraply idag
när går solen ner | finns det soppa idag | vad blir det till middag | tar matsalen kort | var får man god sushi
hur länge kokar man ägg | finns det nåt laktosfritt till lunch | hur mycket koffein är det i kaffe
bästa pizzan i stan? | hur bakar man bananbröd | vem är Finlands president | vem är Italiens premiärminister
när är nästa val | vilka partier sitter i regeringen | hur många ledamöter har riksdagen
vem är borgmästare i Helsingfors | hur röstar jag från utlandet | hur många länder är med i EU
vad är 15 procent av 80 | vad är 144 delat med 12 | roten ur 169? | hur många tum går det på en meter
räkna om 100 dollar till euro | hur mycket är 23 plus 58 | när infaller påsken i år | vilket datum är midsommar
är trettondagen helgdag | när är det morsdag | hur många dagar är det till jul | när är Kristi himmelsfärdsdag
vad heter tack på estniska | vad betyder ordet moikka | översätt den här menyn till engelska
hur säger man skål på finska | var hittar jag en billig lya | hur lång är kön till studentbostäderna
vad är en normal hyra i Tammerfors | vem fixar diskhon i min lägenhet | får man ha katt i studentbostad
var får man influensavaccin | ont i halsen, vad hjälper | hur bokar jag tandläkare | vad är nödnumret
när börjar sommarlovet | när slutar jullovet | har vi höstlov vecka 42 | hur långt är sportlovet | nätet är segt i hela huset | nätet ligger nere igen | wifit funkar inte i biblioteket
va finns de för mat idag | lunchlistan? | wifi lösenord? | hur kommer ja in på eduroam | var får man parkera utan bot
när stänger bibban | hur byter ja mitt lösenord ti datan | skrivarn är trasig, vem ringer man
ja har tappat bort min nyckelbricka | hitta en vante i aulan, vart ska ja lämna den | kan man hyra cykel på campus
har ni lediga studiebostäder | hur söker man bostad via stiftelsen | när går bussen ti Jakobstad | blir de regn imorn
var finns närmaste bankautomat | kostar gymmet nåt för studerande | hur får man frank-kortet
vem ringer man om man e sjuk, hälsis? | parkering? | lunch? | skolpsykolog? | semesterpenning?
Vilka öppettider har studiebyrån under sommaren? | Hur beställer jag ett officiellt studieintyg?
Var ansöker man om studiestöd från FPA? | Vart vänder jag mig om mitt passerkort inte fungerar?
Hur reser jag en faktura för utlägg på tjänsteresa? | Vem på skolan hjälper med uppehållstillstånd?
När börjar utbytesansökan till Erasmus för nästa läsår? | hur jag får bankkonto i Finland
var kan jag köpa billig möbel här i staden | hur installera man vpn på mac | vem vann melodifestivalen
hur kokar man ägg löst | vad heter huvudstaden i Australien | kan du skriva min essä om vattenkraft
va e 17 procent av 2300 | har ni mikro nånstans så man kan värma matlådan
min dator tvärdog under natten och jag har alla filer på den, har skolan nån it-support som räddar sånt
Min son flyttar till Vasa i augusti och vi behöver låna ett släp, hyr skolan ut sådana?
jag ska på praktik på sjukhuset och de vill ha vaccinationsintyg, var får man tag på ett sånt
halaren kom i fel storlek från beställningen, vem på studentföreningen byter den
Jag är vaktmästare och behöver telefonnumret till fastighetsbolagets jour eftersom porten hängt upp sig
examensbeviset ska översättas till engelska för ett jobb i Oslo, vem fixar det
vilken kåplan går ti campus härifrån, eh spårvagn menar jag | var kan ja tvätta mina kläder i studentboendet
hundar tillåtna på campus? | var säljs sitsbiljetterna | finns de ammningsrum nånstans eller ska jag sitta i bilen
ska hämta en kartong tentpapper till lärarrummet men dörren är låst och larmet piper, vem har jour på kvällen
vi är fyra utbytesstudenter som vill åka till Lappland och se norrsken, vilket tåg är billigast
min plånbok med studentkort blev kvar på bussen från Sibbo i morse, har bolaget något hittegodsnummer
ti när e ytterdörrarna öppna på kvällen | kommer man in i huset på helger | när stänger biblioteket idag
e biblioteket öppet på midsommar | får man ännu mat i matsalen klockan tre | va e de ti mat
finns de glutenfritt i restaurangen | var hittar ja en mikro för egen matlåda | va kostar soppan för studerande
eduroam kastar ut mej hela tiden | nätet i studentbostan e nere | glömt mitt skollösen
kontot låst efter fem försök va gör man | var byter man pin på passerbrickan | brickan öppnar int korridoren ti labbet
tappa nyckeln ti skåpet | vem gör nya nycklar | får bilen stå över natten vid idrottshallen
fick böter på gården, vart överklagar ja | var laddar man elbil här | behöver gäster parkeringstillstånd
får man ta in cykeln | studiekortet ha int kommi på posten | i vilken app finns studentkortet
får man vr-rabatt me kortet | behöver studieutdrag me stämpel | var skriver ja ut närvarointyg
studieintyg ti hyresvärden, bråttom | hur länge tar de att få examensbetyget | utdrag på engelska i slutet kuvert
fpa ha int betalt den här månan | hur många poäng krävs så int fpa vill ha pengarna tibaka
får utlänningar studiestöd | vem skriver utlåtande ti fpa om försening | bostadstillägg, var ansöks de
får ja hyra ut mitt studentrum i sommar | hur lång e bostadskön | söker lya nära campus
elementet kallt i studentrummet | kommer man in ti hälsovårdaren idag | hur bokar man tandläkare på shvs
finns de kurator eller psykolog | mår riktigt dåligt, vem kan man prata me
uppehållstillståndet går ut i juni va gör ja | migri vill ha intyg, var får man ett sånt
behövs visum för utbyte i japan | måste utbytesstudenter ha försäkring | när e terminsavgiften sista betalningsdag
går de att betala läsårsavgiften i två rater | stipendiebeslutet ha int kommi | vart kan man åka me erasmus
hur stort e utbytesbidraget | utbytesansökan, vem läser dom | hur hittar man ämne ti lärdomsprovet
var lämnas lärdomsprovet in, i theseus eller | nåt företag som vill ha praktikant
godkänns sommarjobb på prisma som praktik | praktikavtalet hittas int | airpodsen försvann nånstans i aulan
ha nån hittat en grå halsduk | vem tar hand om borttappat | studiebyråns öppettider | e studiehandledarn på plats idag
när ha kuratorn mottagning | vem klagar man ti om en otrevlig föreläsare | vill anmäla trakasserier
officiellt klagomål, vart sänds de | peppi visar bara vit sida | trycker på anmäl-knappen men inget händer
pakki ger fel när man sparar | går int att lägga ti i hops, pilen saknas
de står väntar på godkännande i systemet, va menar den statusen | var i systemet kan man återta sin anmälan
närvaroanmälan för hösten, vilken länk | glömde anmäla mej närvarande, försvinner studierätten
utskriftskvoten slut, hur fyller man på | kopieringsmaskinen vill ha kod | kan man printa från telefonen
var finns en skanner | lånar it-stödet ut laptops | hur får ja office på egen dator | gratis autocad för stude?
vpn kopplar int hemifrån | tvåstegsinloggningen e på gamla luren som e sönder | skolmejlen kommer int ti outlook
bytt namn, hur ändrar ni de | ny adress, vem meddelar ja | finns de bönerum här | var kan man amma i lugn å ro
får hunden komma me ti skolan | va kostar gymmet på campus | e studentkårens kansli öppet på vappen
vilken buss går från stationen ti campus | regnar de på lördag | närmaste bankomat | boka en frisörtid åt mej
ring en taxi ti huvudingången | va e 17 procent av 340 | skriv min essä | översätt mitt cv ti engelska | Lunchmeny
biblioteksböter | dörrkod? | skåphyra | eduroam inställningar | vante borta | betygskopia | fpa-blankett
studentbostad | terminsavgift? | utbytesstipendium | pärmblad ti lärdomsprov | söker praktikplats | parkeringsapp
färgutskrift? | reservnyckel | lösenordet föråldrat | visumhjälp | hälsovårdaren | cykelpump | busslinjer | bastutur
klagoblankett | förbandslåda? | examensfest biljetter | vaktmästarens nummer | invatoalett var | tillgänglig ingång
Hur återställer jag lösenordet till högskolans konto från utlandet?
Vilken dörr kommer man in genom efter klockan sex? | Var hämtar jag ut mitt nya studentkort?
Får man sitta i bibliotekets läsesal hela natten? | Hur returnerar jag en bok när disken är stängd?
Vilka tider är studentrestaurangen öppen i juli? | Vem kontaktar jag om elementet läcker i min studentlägenhet?
Var får jag underskrift på mitt studieutdrag? | Hur söker jag ledigt från studierna för värnplikten?
När ska man senast söka vårens utbytesplatser? | Hur stor är läsårsavgiften för den som kommer utanför EU?
När offentliggörs stipendiebesluten? | Finns det dusch för den som cyklar till jobbet?
Kan skolan ge mig en rekommendation till hyresvärden? | Vilka bilagor behövs för förlängt uppehållstillstånd?
Hur söker man studiepenning för sommaren hos FPA? | Har ni en förteckning över företag som tagit praktikanter?
Var hittas anvisningarna för mognadsprovet i lärdomsprovet? | Vem godkänner min personliga studieplan?
Hur flyttar man hit från en annan yrkeshögskola? | Till vem lämnar jag en plånbok som låg i trapphuset?
Pekskärmen i entrén har hängt sig, vem sköter den? | Mitt utskriftskonto är på minus, hur får jag det i skick?
Systemet loggar ut mig varje gång jag försöker bekräfta. | Varför visar studentportalen fel studierätt?
Hur besvärar man sig över ett beslut från antagningen? | Vilken tid får man tag på studiehandledaren på torsdagar?
Kan man träffa utbildningschefen utan att boka tid? | När öppnar it-stödet på morgonen?
Med vilken blankett söker jag reseersättning? | Hur många semesterdagar har jag kvar som anställd?
När betalas timlärarnas löner? | Hur bokar jag tjänstebilen för ett skolbesök?
Vem byter de trasiga lamporna i {room}? | {room} är låst och min jacka blev kvar, vem har nyckel?
Elementet i {room} droppar, vilket nummer ringer jag? | Var nära {room} kan man fylla på vattenflaskan?
Vad heter det trådlösa nätet i {room}? | Var kan {group} beställa sina studentmössor?
Var parkerar man närmast {room}? | Hur blir jag tutor nästa år? | Vem är rektor för den här högskolan?
Får jag ett intyg till arbetsgivaren på att jag har avlagt {}? | Hur tar man sig ut ur {room} om det brinner?
Finns det barnpassning på campus för kvällsstuderande? | Kan du rekommendera en bra film för kvällen?
Hur kokar man ris utan att det bränner fast? | Vilken är Australiens huvudstad?
Vid vilken ålder får man gå i pension?
läsaren säger obehörig sen de byttes system, å mitt projekt e där inne, vem släpper in folk på helgen när ingen vaktis syns ti
flytta från åbo för två veckor sen å ha ännu ingen lya, var håller skolan sin lista på lediga studentrum
Hej, jag är mamma till en gulis och undrar vem jag kan ringa om hans hälsovård under studietiden, han bor nu långt hemifrån.
ja kommer me båten en söndagkväll me tre väskor, sitter de nån i receptionen som kan ge nycklarna ti studentrummet
fick brev från fpa att fyra månader ska betalas tibaka för att prestationerna e för få, vem på skolan skriver förklaringen
har ny telefon å nu vill inloggningen ha en kod ja int får, i stödets telefon spelas bara musik, va gör ja
vaktmästarn e sjukskriven å sopskjulet svämmar över, vet du vilket bolag man ringer för en extra hämtning
vill ti korea nästa höst men i portalen syns int en enda koreansk skola, me vilka ha vi avtal
Läraren skrek åt mig inför alla, och jag vill veta vem i huset som tar hand om sådant konfidentiellt.
jobbet vill ha papper på att ja studerar på heltid å duger int me skärmbild, var får man de stämplat
systemet säger att ja ska godkänna studierätten före anmälan men knappen e grå i varenda webbläsare, hur kommer ja vidare
glömde en svart ryggsäck me datan i på bussen mellan campusen igår vid fem, finns de nåt ställe dit sånt hamnar
ska börja lärdomsprovet i januari å vet int alls hur man får ett uppdrag från ett företag, vem hjälper me de
på kortet från migri står augusti men studierna räcker ti december, va ska ja sända dom å när
printa av misstag fyrti sidor i färg å hela saldot for, kan nån ge tibaka en del före imorgon
sen låsen byttes blinkar min blåa bricka bara rött vid cykelkällarn, vem programmerar dom
Jag sitter i rullstol och vill på förhand veta om hissen vid östra ingången fungerar igen eller om jag ska stanna hemma.
halva tanden for på en köttbulle i matsalen å rådgivningen va redan tom, vilken tandläkare tar emot studerande snabbt
kan du se om min läsårsavgift ha kommi fram, sände den från lagos för nie dagar sen
Jag jobbar i receptionen och kuriren vill ha en tulldeklaration för ett paket från Kina, vem i huset skriver under sådana?
Vi kommer som familj på fyra till öppet hus och undrar om det finns någonstans att äta med små barn.
fick praktikplats på malta men dom vill ha ett trepartsavtal på engelska, var hittar ja de papperet
varje gång ja skriver ut därnere ska ja visa ett kort men mitt e int kopplat, hur kopplar man de
fick lapp på trettio euro bakom verkstan fast läraren sa att man får stå där, vem kan ta bort den
kompisen vill söka hit nästa år, när e gemensamma ansökan å va måste hon göra för prov
gifte mej å vill byta efternamn innan betyget skrivs, vilket kansli sköter de å va vill dom se för papper
ha hosta i tre veckor å hälsovårdens chatt e alltid full, finns de nånstans man kan gå in rakt från gatan
vill för bebisens skull byta från dagstudier ti kvällsprogrammet, vem bestämmer å finns de en blankett
nån ha skrapat min bil vid lastbryggan på eftermiddan, finns de kameror å vem får titta på dom
studierätten går ut i vår å lärdomsprovet e på hälft, hur anhåller man om mera tid av studieservicen
har ni en vilsoffa nånstans, nattskift bakom mig | var hittar man strykjärn inför examensdagen
vem lånar ut kavaj till intervjun | var kan man låna ut spikskor | nyckelkort funkar inte efter kl 18, varför
var får man tak över elsparkcykeln | lunch för laktosfri vegan? | kaffeautomat? | vattenautomat? | blodgivning?
klädbyte? | vem stämmer pianot i aulan | skidstavar att låna | mensskydd? | skrivbordslampa | loppis?
postnummer hit? | faktureringsadress | organisationsnummer | swiftkod? | tandläkare akut | fotvård | julfest biljetter
arbetsplatshälsa | friskvårdsbonus? | timrapportering | intyg för arbetslöshetskassan
hur lång är kön till höghuset på studentbyn | får man röka på innergården | när töms papperskorgarna i korridoren
vem beställer toapapper | säljer kårkontoret kårmärken | hur får man gå med i studentkåren | vad kostar kåravgiften
hur säger man upp kårmedlemskapet | var finns sittningskalendern | när går sista tåget till karis i kväll
hur tar man sig från flygfältet hit | får jag rabatt på föli med studentkort | är vägen hit plogad
hur varmt är det i vattnet i dag | va blev matchen | vem leder f1 | vilken film går på bio | bästa kebaben i stan
nån bra frisör nära campus | billiga vinterskor var | kan man lämna batterier nånstans | återvinning för glas, var
är trappan vid huvudingången sandad | elen gick i hela vår korridor, vem ringer man
hissen fast mellan två och tre, numret? | var sitter brandsläckaren | hjärtstartare, var är närmaste
var är samlingsplatsen vid utrymning | finns ett ställe att byta blöja | finns dagis för studerandes barn
vem hjälper till med skattedeklarationen som utlänning | hur får jag finskt personnummer
var anmäler man flytt till Finland | kan man öppna konto på nordea utan id | hur skaffar jag bankkoder
behöver jag tbc-röntgen för praktiken | var kollar man straffregisterutdrag för praktik på dagis
vaccin mot stelkramp, var | hur söker jag till magisterprogrammet | när får man veta om man blev antagen hit
hur många poäng krävdes för att komma in i fjol | vilka urvalsprov är det till socionom | var söker jag jobb på skolan
har ni sommarjobb för studerande på campus | hur får man bli tutor | vem designar postern åt oss
kan man skriva ut A0 | var limbinder man sitt lärdomsprov | plagiatkontrollen, var hittar jag den
vem har koll på nyckelskåpet i {room} | mikrofonen i {room} piper, numret till stödet?
varför är det så kallt i {room} | Var kan jag hämta ut min läkarundersökning inför arktiska övningen?
Vem svarar för upphandlingar vid högskolan? | Hur ansöker jag om tjänstledighet från min lärartjänst?
Var finns blanketten för bisysslor? | Vilken är högskolans faktureringsadress för e-fakturor?
Hur beställer man visitkort till personalen? | Vem beviljar passertillstånd åt externa gäster?
Får kyrkans ungdomsgrupp hyra festsalen på lördag? | Vilket nummer har larmcentralen på natten?
Hur många invånare har Vasa? | Vem skrev Trollvinter? | Vilka vaccinationer behövs för en resa till Kenya?
Kan du ge mig ett recept på karelska piroger? | Hur räknar man ut moms på en faktura?
Jag ska gifta mig i augusti och behöver en sal för åttio personer med dansgolv, kan man hyra festsalen av skolan?
Min cykel stod låst vid biblioteket men i morse hade någon klippt kedjan, var gör jag en anmälan om det?
Jag har ärvt en låda kemiböcker av min farbror och undrar om biblioteket tar emot gåvor
Vår dotter flyttar in i studentbyn på söndag då kontoret är stängt, så varifrån hämtar hon nyckeln?
FPA säger att jag ska ringa skolan och skolan säger att jag ska ringa FPA, så vem avgör om min bostadsbidragsansökan?
Jag fick en elstöt av kaffekokaren i personalrummet på tredje våningen, till vem rapporterar jag tillbud?
Kompisen ramlade av scenen på gulisintagningen och bröt en tand, täcker skolans försäkring sånt?
Jag är ute och går med barnvagn och undrar om det finns någon ramp till stora ingången eller om man måste ta bakvägen
Min studiekamrat har slutat svara och ljuset är släckt hos henne sedan i måndags, vem kan man kontakta när man är orolig?
Vi ska ha halarmärkestillverkning på fredag och behöver låna en laminator, vem på huset har en sådan?
Jag kom bort mig i översättningen på Migris sida och vill veta hur mycket pengar man måste ha på kontot för uppehållstillstånd
Jag blev varmt rekommenderad en hyresrätt nära ån men värden vill ha två månaders förskott, är det ens lagligt?
Det droppar från taket ner på en dyr kopiator i korridoren och ingen svarar på journumret, vet du något annat nummer?



`,
  chatter: `
vilken lång dag | min finska blir bara sämre | min dator gick sönder i morse | ska man köpa mac eller pc | det är iskallt i klassrummet | det stinker i salen
vilken vecka alltså | äntligen fredag! | hur gick tenten igår? | jag klarade den!!! | kuggade igen, orkar inte mer
grattis till godkänt, bra jobbat | Läraren var faktiskt jättetrevlig | han föreläser som om han vore på begravning
vår gamla mattelärare har gått i pension | såg du att läraren hade olika strumpor på sig
det luktar skumt i föreläsningssalen | vem lämnade lamporna på i labbet? | någon har glömt en jacka i {room}
är det nån som sett mina nycklar? | jag tror min plånbok ligger kvar i {room} | fy fan va kallt det är i {room}
Det är så varmt i {room} att man smälter | dörren till {room} gnisslar nåt förskräckligt
vem har kaffefläckat bordet i {room} | ingen dök upp | jag satt där helt ensam i en halvtimme
blir lite sen, bussen kom aldrig | kommer om fem min | börja utan mig, jag sitter fast i trafiken
vi ses imorgon då | ses sen! | hej då och trevlig helg | glad midsommar på er allihopa | God jul och gott nytt år!
när fyller du år egentligen?
vad blir det för lunch idag | är det ärtsoppa på torsdag som vanligt? | matsalen hade slut på pannkakor, skandal
Kön till kantinen går ända ut på gården | hur mycket kostar en lunch numera | jag är sååå hungrig
nån som vill hänga med och käka pizza? | trerättersmiddag på lördag, är du med
huvudrätten var bra men efterrätten var en besvikelse | vilken kurs tycker du euron tar härnäst
dollarkursen är helt galen just nu | aktiekursen rasade direkt efter rapporten | båten ändrade kurs mot Åland
kompisen går golfkurs och är helt såld | mamma har börjat på keramikkurs i Borgå
skrivaren på tredje våningen har papperstrassel igen | printern skriver bara ut rosa
vem fyller på papper i skrivaren? | nätet är segt som kola idag | funkar wifit för er?
eduroam kastar ut mig hela tiden | glömde lösenordet till mejlen, typiskt | min dator dog mitt i allt
har nån en laddare till iPhone att låna | tappade telefonen i vattnet lol | ring mig på 040 123 4567
Ring 040 så pratar vi om soffan | kan du slå en pling när du är framme | svarar inte i telefon, sitter i möte
när börjar mötet? | mötet drog över med en timme | vem skriver protokollet i dag?
Jag bifogar föredragningslistan för fredagens möte. | Protokollet från förra mötet behöver justeras
kan du skicka agendan till mig innan lunch | vi skjuter upp mötet till nästa vecka
kan vi flytta vårt snack till klockan tre? | påminn mig att köpa mjölk | kom ihåg att ringa mormor
Kan du påminna städerskan om köket?
deadline för skattedeklarationen är på tisdag | har du redan lämnat in skatten?
årsrapporten ska vara klar på måndag | rapporten till rektor är försenad, förlåt
budgetens sista dag är imorgon och jag har inte börjat | Fakturan förföll igår, kan någon betala den?
vart ska jag skicka reseräkningen | har lönen kommit till nån? | löneförhöjning får vi väl aldrig | pank som vanligt
är skyldig dig tio euro för biljetten | kan du swisha mig för kaffet | skickar pengarna på MobilePay
studiestödet räcker knappt till hyran | hyran gick upp igen, suck | vi flyttar på lördag, nån som kan bära?
söker en etta nära centrum | Min rumskamrat spelar trumpet på nätterna | har äntligen fått nycklarna till nya lyan
vilket väder! | regnar det ute? | det ska snöa hela helgen säger de | halkade på isen utanför huvudingången
solen skiner och jag sitter inne, typiskt | är det plusgrader än | åker du med bussen eller tåget
när går sista bussen till Esbo? | tåget från Åbo är försenat, som alltid | finns det parkering bakom huset
nån hade parkerat på min plats igen | min cykel blev snodd i natt | punka på väg hit, så jag får gå
vem vann matchen igår | såg du hockeyn? helt sjukt mål
ligan drar igång igen på lördag | laget ligger på tolv poäng i tabellen | hon gjorde nitton poäng i basketen
Mina pluspoäng i K-butiken räckte till en kaffe | Finland fick noll poäng i Eurovisionen
de hamnade i dödens grupp i VM | vi är ett gäng som spelar innebandy på onsdagar | gymmet är stängt, buhu
har du sett nya Dune | filmen var typ två timmar för lång | vad ska vi kolla på ikväll
föreläsningen min farsa höll om disken tog aldrig slut | fick en hel föreläsning av tjejen om att jag snarkar
Hon fick ett prov taget hos läkaren | körprovet gick åt skogen, andra gången
min syrra skriver studenten i vår, hon är jättenervös | lillebror har matteprov imorgon och gråter
dottern börjar ettan i augusti | sonen är sjuk så jag vabbar | jag måste hämta ungarna på dagis fyra
farmor fyllde nittio, vi åt smörgåstårta | hunden åt upp min macka | katten har fått ungar, fyra stycken!
nån som kan vattna mina blommor i juli? | passar du marsvinet när vi är i Spanien | Jag är förkyld och stannar hemma
har feber, kommer inte idag | krya på dig! | var hos tandläkaren, kan inte känna läppen | hostar som en säl
jag är helt slut | har inte sovit på två dygn typ | behöver kaffe NU | kaffeautomaten är trasig igen
vem tog den sista bullen? | Det finns kaka i personalrummet, varsågoda. | vem har ätit min yoghurt ur kylen
snälla diska era egna koppar | mikron på fyran har lagt av | butiken är öppen till nio | är Alko öppet på helgaftnar
Stockmann har öppnat galna dagar, jag drar dit | när stänger biblioteket i stan på lördagar | är caféet öppet än?
kan nån öppna dörren, jag står ute och fryser | fönstret stod öppet hela natten
passerkortet vägrar öppna ytterdörren | larmet gick när vaktmästaren öppnade bakdörren | bilen vill inte starta
datorn startar om hela tiden | starten på maratonet var kaos | Följ mig på insta
jag följer henne på TikTok, hon e så rolig | kan du följa med mig till affären
vem följer efter mig i korridoren, creepy | följer du den där serien om vikingarna | har du gjort inköpslistan?
sätt mjöl och jäst på listan | gästlistan till festen är full | låten ligger etta på listan
skriv upp mig på bastulistan, torsdag kväll | skapade en ny whatsappgrupp till grillfesten
ta bort mig från gruppchatten tack | det pratas strunt i gruppen igen
min grupp gör ingenting, jag får göra allt själv
vem är president i Finland nu | vem vann valet? | vad heter statsministern i Sverige | har du röstat?
vem är den nya i receptionen | känner du han med röd mössa | är du singel eller | hon sa ja!!!
de har gjort slut, visste du det
Henrik slutar på fredag, vi samlar till en present | vi har fått en ny chef, verkar helt okej | jag fick jobbet!
arbetsintervjun kändes sådär | sommarjobbar på glasskiosken igen | har du semester hela juli? | när börjar höstlovet
när tar terminen slut egentligen | är första maj en ledig dag | vappen blev blöt i år igen
ska du på sitz på fredag | vem är toastmaster på årsfesten | halarmärkena har kommit, kom och hämta
nån som säljer en biljett till festen? | tappade overallsbenet på väg hem från gulisintagningen
var tentan svår för dig, du såg blek ut | håller tummarna för din tenta
fick tillbaka pappret, nästan full pott!! | professorn cyklar till jobbet i storm
har nån sett vaktmästaren | svara på mitt mejl snälla
såg du vad jag skrev till dig igår | oj fel chatt, sorry | hoppsan, det där var inte till dig
glöm det, jag hittade det själv | haha du är knäpp | det var det dummaste jag hört | varför gick hönan över vägen
Vet ni hur man ser att en teknolog är utåtriktad? Han tittar på dina skor. | nå men voj voj | jo nå, så är det
ingen aning faktiskt
datorn gick sönder igen | ska man köpa en ny dator eller en surfplatta | vilken mobil tar bäst bilder | jag behöver nya hörlurar
jag har blodprov på torsdag | min semester börjar på torsdag | skicka mig promemorian | mejla bilderna från mötet
sluta aldrig | fortsätt bara, ge inte upp | ska vi byta anteckningar efter lunchen | vi borde jämföra kalendrar | vilket långt möte
är det nån här | när kommer ni | när är du tillbaka | strax tillbaka | tillbaka om fem minuter
minns du den gamla goda tiden | vad är 7 gånger 8 | hur mycket är 12 plus 30 | rekommendera en bra bar | kan du rekommendera en tandläkare
vad äter vi i kväll | vad blir det för mat i kväll | när börjar barnens skola igen | när är det sportlov
sluta inte nu | det luktar konstigt i klassrummet | det var så kallt i skrivsalen i förra veckan | jag har uppkörning i morgon | sonens lärare är sjukskriven | vi går igenom anteckningarna på lördag | internet ligger nere hemma
kan nån sätta på diskmaskinen | köpa en surfplatta eller en dator | dottern har prov i morgon
söker extrajobb, tips på arbetsgivare | nån som vet ett bra företag att jobba på
nu är det snart jul | benen värker efter gårdagens joggingtur | jag hatar måndagar | jag fick nytt jobb
jag missade bussen | tåget står still | det snöar | det var en tråkig lektion | läraren kom för sent
föreläsaren pratar så snabbt | tenten gick åt pipan | jag pluggar till tenten | jag gick {} i fjol | jag gillar {}
jag älskade {} | {} var jättebra | {} var värst av alla | min kompis fick barn i lördags | våren är äntligen här
projektorn strular | stolarna är obekväma | vi hade roligt på gulisintagningen | grattis på födelsedagen
gubben i kiosken hade slut på karelska piroger | jag hittade en tiolapp i jackfickan
vår hiss har stått stilla sedan i måndags | hela korridoren doftar nymålat | jag vann i bingo, helt sjukt
mina grannar borrar från morgon till kväll | vi åt våfflor i personalrummet
brandlarmet tjöt mitt under min presentation | någon har lämnat ett paraply vid receptionen
jag har ont i ryggen av de där stolarna | läraren drog samma vits tre gånger
det var trevligt att se alla på julfesten | min praktik på sjukhuset var lärorik
skönt att slippa upp tidigt för en gångs skull | vi bytte däck på bilen i helgen | sambon har lagat laxsoppa
jag somnade på tåget och vaknade i fel stad | jag skickade just in min rapport, vilken lättnad
mössan blev kvar i {room} | måsarna skriker utanför {room} | {} fick mig nästan att gråta i våras
jag har haft samma lärare i tre år
vår grupp dök aldrig upp | föreläsningssalen stinker | skicka mig anteckningarna tack | lärarens födelsedag är i maj
sluta nu då | sluta inte | tillbaka om tio | kurscentret ordnar fest | vår grupp vann frågesporten
ingen i min grupp säger ett ord | jag älskar min grupp, bästa gänget | halva gruppen ligger i influensa
gruppbilden blev hemsk | gruppchatten exploderade i natt | vem tystade mig i gruppen | gruppkram!
alla i min grupp är veganer | gruppen käkade upp alla bullar | kursen var rena festen | vilken kurs, saknar den redan
den andra kursen har bättre fika | alla på kursen är så unga | jag satt bakis genom hela kursen
kronans kurs är i botten igen | kursgänget e helt underbart | kursboken blev våt i väskan
hej kurskompisar, tack för igår | jag grät efter tenten | tenttider, skicka choklad | tummarna uppe för din tent
tenten var ett skämt | pennan dog mitt i tenten | jag drömde om tenten hela natten | övervakaren snarkade under tenten
tenten över, nu blir det öl | skakar ännu efter tenten | nog klarar du tenten | provet gick som en dans
brorsan har matteprov imorgon | provade en ny hårfärg, misstag | coronatestet visade två streck | test test, hörs jag
testar bara nya micken | alla deadlines tar livet av mig | jag lever från deadline till deadline
missade deadlinen med en minut, äsch | vem hittade på deadlines egentligen | förlaget flyttade vår deadline igen
deadlinepanik, ingen sömn | rummet är som en bastu | det surrar en geting i rummet | nån tog alla stolar från vårt rum
hotellrummet hade inget fönster | vädra rummet för guds skull | jag får huvudvärk av det här rummet
halsduken blev kvar i rummet däruppe | stolarna i föreläsningssalen är tortyr | lamporna blinkar i föreläsningssalen
nån svimmade i föreläsningssalen | en hund promenerade in i salen | stora salen ekar så fint
salen var tom när jag kom | nycklarna borta, igen | nyckeln ligger under mattan | vem tog nyckeln från kroken
för tillbaka nyckeln tack | jag har nyckeln, kom ner | nyckeln gick av i låset | kaffe är nyckeln till allt
jag anmälde mig till kören, hjälp | anmäl er till talkot, kompisar | jag anmälde mig frivilligt, varför
påminn mig inte | påminn mig om att aldrig dricka igen | du påminner om min kusin | påminn din mamma om tårtan
tack för påminnelsen Tom | det där påminner om mitt ex | sluta skrika i korridoren | kunde det nu sluta regna
jag har slutat röka, jee | stanna bilen, jag mår illa | kan inte sluta skratta | jag skickar det i kväll
skicka hjälp | skickade du postkortet? | skickade det till fel Anna | skicka hälsningar till mommo
tryck nu bara på skicka | läraren hade kex med sig | läraren snubblade på sladden | min lärare känner pappa
hennes lärarröst är skrämmande | bästa läraren nånsin | läraren glömde oss, klassiskt
jag ska bli lärare när jag blir stor | lärarens skor knarrar | labbrocken är för trång | labbråttorna är så söta
nån glömde en smörgås i labbet | labbet luktar ägg | hela natten gick i labbet | labbfesten var vild
programmet är rena skräpet | uppdateringen åt mina filer | jag hatar mjukvara, vill ha en bondgård
datorn låter som en hårtork | kaffe på datorn, jag dör | snygga klistermärken på din dator
jag vaktar din dator, gå du | tappade datorn i trappan | nätet segar nåt så otroligt | nätet dog mitt i samtalet
nätet är fullt av kattvideor, härligt | semesterläge på | behöver lov från lovet | skönt lov på er alla
semesterbilderna finns i mappen | vår semester regnade bort | den här veckan tar aldrig slut
första veckan och jag är redan död | förra veckan var bättre | två veckor utan socker | måndag igen, blä
måndag, min gamla fiende | jag sysslar inte med måndagar | måndagens soppa var godare | brunch på måndag!
vårda språket där | vilket språkbruk! | kroppsspråket säger allt | finska är ett vackert språk
jag blandar ihop alla språk | fest hos mig | festen var trist | partyhattarna ligger på bordet | vems fest var det ens
efterfest i källaren | vår enhet förlorade i bowling | enheten fick ny kaffemaskin | enhetsmötet inhiberat, hurra
vilken enhet till hund | centrum är fullt av turister | hon ska alltid va i centrum | jag e i centrum me Lisa
idrottscentret delade ut gratis flaskor | dagis ringde, måste fara | poäng till städarna
schemat ramlade bakom kylskåpet | anmälde hunden till agility, han hatar det
min rapport ska in i morgon | jag ska skriva klart essän till måndag | kaffet i matsalen smakar bränt | det luktar rök i korridoren
uppsatsen ska in på måndag | när kommer ni hem | när kommer du på fika | jag har tent i morgon, hjälp
jag är ny här | jag är helt ny på kursen | vi är nya här
hissen luktar fisk igen | nån ha glömt ett paraply i {room} | fy fan va trött ja e | de snöar på snedden
mummo fyller åttio på lördag | kaffet e slut i köket å alla e sura | He va no en tokot väder
min cykel blev snodd vid stationen | vi vann curlingen! | Hunden åt upp mina anteckningar. | perkele vilken dag
måndag hela veckan | äntligen sol | Vappen närmar sig, tjohoo | Grannens unge spelar trumpet dygnet runt.
Jag tror att skrivarbläcket torkade under sommaren. | katten satt på tangentbordet | mitt i allt gick brandlarmet
rektorn hade ny kostym | blev utskälld av busschauffören | jag drömde om mumintrollen
Städerskan hittade en handske i {room}. | vi ska på sits på fredag å ja har int na halare | ensam på kontoret idag
köpte nya skor, skaver | gud va {} läraren var rolig idag | håhåjaja | skönt med helg
Sambon har lagat semlor så nu sitter vi och mumsar med dörren stängd för att slippa dela med grannarna.
När jag skulle gå ut i morse hade plogbilen vräkt upp en meterhög vall framför bilen, så det blev att gå.
På nittiotalet när jag själv pluggade fanns det rökrum i källaren och kaffet kostade två mark, andra tider det.
Vi hade personalmöte i tre timmar och kom fram till att vi behöver ett nytt möte, precis som vanligt här i huset.
jag och kompisen tog fel buss å hamna i Sibbo, fick lifta tebax med en bonde
min flickvän är sjuk så jag kokar soppan | det är mycket kallt i Finland tycker jag
idag jag lärde mig ordet snöslask | va möe regn de va i natt | änna blött i Götet | hockeyn igår asså, vilket mål
någon parkerade på min ruta | Jag har bytt namn efter bröllopet. | lärarn i {} har klippt sej
gubben min e på älgjakt | tappa telefonen i vessan | lampan i {room} blinkar som på disko | projektmötet drog ut
Barnen har vinterkräksjuka allihop. | skitdag | vi gick å åt pizza me {group} igår | jag gillade {} mer än jag trodde
Vi försökte gratulera kollegan med tårta men glömde att hon är glutenintolerant, så vi andra fick äta upp alltihop.
gick hela vägen ti {room} å insåg att ja ha tofflorna på fötterna, alla stirrade å ja bara skrattade
Pappa har köpt en åkgräsklippare fast vi bor i höghus och nu står den i förrådet bredvid julgranen.
e bastun ledi eller sitter nån där | när går tåget, ja har int ens packat
vem ha skrivi rapporten, sidan fyra e ju lysande | va sku man köpa för telefon, min drunkna i sjön
e du där? står utanför dörrn me lådorna | valutakursen va hemsk så de blev ingen rom
hundkursen gick åt skogen, hon åt diplomet | båten höll kurs rakt mot bryggan, mamma skrek
aktiekurserna dök å med dom min semester | körprovet gick int, fastna i rondellen
va hos ögonläkarn så ja ser två av er | glöm int mammas födelsedag som i fjol
han korka upp en öl innan mötet va slut haha | min yogalärare sträckte ryggen | måndagar borde förbjudas
vem satte havremjölk tre gånger på köplistan | bandets rep blev flyttat, trummisen ha bältros
hotellrummet lukta cigarr men utsikten då | deklarationens deadline dödar vår bokhållare
hon följer niohundra katter på insta | rymningsrummet va alldeles för lätt | bilen startar int, kommer efter tio
pappas höft e opererad nu, allt väl | ha kaffet runni ner | nån som ha en extra laddare
ja bakar bullar ti imorgon, kanel eller kardemumma? | nåns matlåda i kylen ha fått skägg
rektorn snubbla på sin egen rollup | vi torska på straffar igen | hyran steg IGEN å hissen funkar fortfarande int
ny frisyr å den går tyvärr int att ångra | tvillingarna börjar ettan i höst, jösses
finns ett säte kvar i bilen ti vasa, kör vid fyra | kan nån släppa in mig, brickan ligger hemma
vems röda fiesta står framför lastbryggan | tårta i fikarummet, först ti kvarn
lampan i projektorn small mitt i en mening | tentastress = tre pizzor
hunden kan ordet deadline å kryper under sängen | gruppchatten spåra ur i natt
läraren hade koftan ut å in hela förmiddan å ingen sa nå | snooza sex gånger å va ändå här före dig
dom e visst förlovade nu | grattis ti bebisen!! vilket hår | krya på dej, vi klarar oss
ha det bra som pensionär, verkstan blir sej int lik | såg ni norrskenet igår | vem hänger me på padel efter jobbet
e skyldig dej en kaffe för att du tog mitt pass | sålde kursböckerna å köpte cider | brandlarmet va INT en övning
han busschauffören hatar just mej | min tentaskräck kommer ut som hicka | tar om passfoto för femte gången
ska bara mata parkeringsautomaten | hissen pratar tyska idag | lektionsplanen glömdes på färjan, be för mej
delar vi taxi | fel chatt sorry | de va just det ja mena i samtalet | håller me förra talaren
vi testa ju de i våras å de blev pannkaka | äter hellre min sko än presenterar först
seminariemiddagen gick lite över styr | fiskhaket vid torget e öppet igen hurra | ringde rörmokarn, kommer int
vem tog den bra saxen | tutorgruppen kom me blommor, ja gråter | sluta svara alla tack
ungen skrev in katten i sin leksaksskola | e de bara ja eller hostar hela kontoret | ja e sen, håll en fönsterplats
godisautomaten e skyldig mej två euro | glömde att de e kort vecka, yes | han kommer int, tåget sitter fast i karis
dom ha måla om {room} å de ser ut som hos tandläkarn | somna på {} idag, snarka tydligen
{} fick stående ovationer, ha aldrig sett nå sånt | halva {group} ligger i feber
{group} vann frågesporten, välförtjänt | nån ha glömt en gitarr i {room}
stolen rasa under mej i {room}, bara stoltheten fick sej en smäll | vi skratta så i {} att grannklassen klaga
fick äntligen {}-högen rättad, nu vin | träffa frugan på {} för tjugo år sen | de luktar bränt bröd i {room}
sa ti {group} att dom e mina favoriter, sa samma ti dom andra | blomman i {room} dog, vem skulle vattna
{} tog knäcken på mej men på ett fint sätt | {}-gänget har alltid me sej snacks
tack för att du tog hem mina {}-grejer | mina {}-anteckningar e modern konst tack vare kaffet
har nån snott pennorna från {room} igen | gubben säger att ja pratar om {} i sömnen | vila i frid medeltalet
kommer du eller int | skicka den där bilden | när hämtar du mej | ska vi köpa nå ti chefen
e cateringräkningen betald än | var köpte du stövlarna | bor din syrra ännu i rovaniemi | vem kör på lördag
vill nån ha min konsertbiljett | tar vi pizza eller sushi | hurdan e nya lyan | sa han verkligen så inför rektorn
när va de du sku föda, ja stickar så fort ja kan | va ville dom ha för soffan | blå eller grön slips
regnar de ännu där hos er | kom du hem ordentligt | kan du vattna min ficus när ja e borta
har ni protokollet från igår | vem ha nycklarna ti skåpbilen | usch måndag | jovisst, av kurs! | golfkurs igår
ett prov prosecco | rumsservice! | blunda, andas | blodgrupp noll | önskelista: sova | deadlinen överlevd
scen öppen ikväll! | ingen rast | pizza, nån? | vem fes | stackars skrivarn | snöslask igen | strax där
blåa mappen, vänster | stäng av micken | lärarens älskling | tentahjärna | två vänsterskor | gruppselfie
soppa eller sallad | gratis kramar | samma här | int nu igen | rösten borta | hungrig | mina fötter | teet e klart
lönedag!! | de va hårt | ja bjuder | dålig hårdag | lång historia | han e i Lappland | skål på er
Listan på folk som jag har retat upp i dag blir bara längre. | Salen vi hyrde till dopet har inget rinnande vatten.
Vår kör söker två basar och någon som kan stå stilla.
Jag lade det undertecknade avtalet under häftapparaten på ditt bord. | Min dotter tog simmärket och vill nu bli säl.
Museet är stängt på måndagar, så vi hamnade på krogen. | En grupp gäss har ockuperat gräsmattan vid rökrutan.
Du får låna tältet om du lämnar tillbaka det torrt. | Revisorerna kommer på onsdag, göm kaffefläckarna.
Min gamla cykel får den som vill ha den, det saknas bara en kedja.
Dagisläraren har sagt upp sig och barnen är otröstliga. | Tack och lov var budgetmötet över på tjugo minuter.
Jag önskar er alla en lugn påsk och alldeles för mycket choklad.
Någon borde berätta för marknadsföringen att ingen läser affischer. | Jag har en biljett över till hockeyn på lördag.
Han var en sådan lärare som öppnade fönstret i januari.
Tidsfristen för anbudet är ett skämt, och det är anbudet också.
Farmor har gått med i en vandringsgrupp och lämnat oss andra på efterkälken.
Jag lärde mig en läxa: låna aldrig ut ett bra paraply. | Tyvärr kom två av mina skämt med i mötesprotokollet.
Håll tummarna för min syster, hon opereras just nu. | Vi samlar till avskedspresenten, en tia var.
Grannens larm har tjutit sedan fem i morse. | Kan den som lånade etikettskrivaren ta den tillbaka till kontoret?
Vem tar med spelen till brädspelskvällen? | Kom du ihåg att svara ministeriet om finansieringen?
Skulle du orka korrekturläsa mitt bröllopstal? | Har ni två träffats, eller är jag er enda gemensamma bekant?
Vad sade läkaren om knäet? | Är det något kvar av svamppajen i ert kylskåp?
Vem av er beställde fyrtio kilo mull till receptionen? | Har någon startkablar i bilen?
Varför var matteboken ledsen? Den hade för många problem. | En studerande går in på en bar och ber om mera tid.
Knack knack, det är uppgiften du glömde i mars. | Jag berättade om deadlinen för krukväxterna och de började sloka.
Undervisning är till hälften adaptrar och till hälften tålamod.
Invigningen var stämningsfull tills sprinklern satte i gång.
Min gamla klass ska träffas och jag har inget att skryta med. | Det ryktas att vicerektorn flyttar till Åbo.
Jag har ännu inte förlåtit dem för att de stängde gamla matsalen.
Jag blir föräldraledig i juni, så njut av tystnaden. | Vi skulle behöva ett par händer till när labbborden flyttas.
Leveransen till {room} står i regnet vid bakdörren. | Jag bar ut de trasiga stolarna från {room} till flaket.
Det var roligt att besöka {} i går, ett så nyfiket gäng.
Gästerna från Estland förälskade sig i {room} och ville veta vem som valt mattan.
Jag såg {group} sjunga på torget i sina halare. | Den som ritade mustasch på affischen i {room} har verklig talang.
Min mentor från {} skickade nyss ett vykort från Peru.
Jag mötte två killar från {group} på klätterväggen och fick stryk. | Vi beslöt att döpa valpen till {}.
Värmen i {room} är lagad, ni kan ta av er vantarna.
Jag berättade om {} för barnen och de bad om en annan godnattsaga.
Städerskan hittade en vigselring i {room}, slät och av guld. | Änderna har kläckts under bron igen.
I vår serie får man tre poäng för vinst och vi har fyra sammanlagt. | Sjön öppnade sig i dag, så tokarna simmar redan.
Jag tror att den nya på personalavdelningen bär peruk. | Min rumskompis har börjat spela dragspel, skicka hjälp.
Han påminner mig om min första chef, som alltid tuggade på något. | Ursäkta skallet, mitt hemmakontor har åsikter.
Mammas föreläsning om tvätten tog längre tid än själva tvättandet.
Jag läste hela innehållsförteckningen på paketet och förstod ett ord.
igår ringde mommo mitt i min presentation å eftersom datan va kopplad ti högtalarna fick hela salen höra om hennes liktornar
hela helgen byggde ja vedbod me svärfar å nu e varken ryggen eller relationen som förr men veden e i alla fall torr
vi körde tre timmar ti badhuset på min födelsedag å på dörrn stod de stängt för service, så de blev korv i bilen istället
gruppen som hyrde vårt sommarställe lämna efter sej en socka, nie citroner å ett jättefint tackbrev på portugisiska
Min sons lärare ringde och berättade att han har öppnat kiosk i skolan och tar en euro för ett tuggummi.
han bredvid mej på tåget ha förklarat sina provresultat för sin mamma i fyrti minuter å nu kan ja hela hans liv
Jag vill be alla på gårdagens möte om ursäkt för papegojan, den brukar sova då och har aldrig förr använt de där orden.
om nån hittar en grön muminflaska så e den min, den ha överlevt två äktenskap å ja vill ha den tibaka
ni sku ha sett vaktmästarens min när nån ha ställt en korvkiosk mitt i {room}
när ja studera va deadlinen den stund professorn gick hem å därför brukade vi gömma hatten hans
De har bytt kaffemärke därnere utan att fråga någon, och jag har inte sett personalen så enad sedan strejken.
frugan öppna ett brev i morse å vi ha visst betalt grannens el i två år, så middan går på dom
Jag sitter hos pappa på sjukhuset till torsdag, så fortsätt med rapporten utan mig och vänta inte på mina kommentarer.
piano bortskänkes, kräver fyra starka å en paketbil, tredje våningen utan hiss å grannen under kommer gärna å bär
i natt drömde ja att ja höll lektion för {group} i pyjamas å ärligt sagt gick de bättre än den riktiga
efter elva år med {} fick jag äntligen en studerande som skrattade åt mitt pannkaksskämt, och jag höll på att gråta inför alla
ti dej som parkera på invaplatsen utanför {room} i morse: må varenda penna du tar i va tom
vi testa nya ramenstället å listan me tillbehör va längre än mitt lärdomsprov, går gärna på nytt men int i vit skjorta
brorsan fick provsvaren från veterinären, alltså kattens, å hon e tydligen friskare än resten av släkten ihop
ja ha stått vid busshållplatsen en halvtimme å lyssnat på ett damgäng som planerar antingen ett rån eller en basar
obs att vattnet e avstängt hos oss på måndag från åtta, så fyll kastrullerna å håll er på avstånd från mej
ti lillajulen fattas ännu nån som kan spela orgel, nån som orkar bära orgeln å ett rum där de redan finns en
Grattis hela teamet till finansieringen, ni slet som djur för den, och skumvinet finns i skåpet bakom pärmarna.
vill int skvallra men dom två som aldrig tålde varann i {} gick hand i hand på torget i söndags
flyget va sent, väskan for ti riga å nu håller ja öppningstalet i en t-skjorta där de står världens helt okej moster
Jag började följa ett surdegskonto under pandemin, och nu har jag tre kilo namngiven deg och en mycket tålmodig man.
minns nån de året när hela tentsalen måst tömmas för en älg eller ha ja hittat på de
Våra gäster från Gent anländer på tisdag, och jag vore tacksam om två av er tog med dem i bastun, själv tål jag inte badet.
ja sa att ja bara orkade en pytteliten efterrätt men så kom servitören me vagnen å sen minns ja int mera
Om vi vänder det långa bordet i {room} på tvären behöver ingen klättra över elementet för att komma till dörren.
de e långt ner härifrån | ha äti för mycket, kan int tänka | bara väckarklockan gratulera mej | vilken hetta alltså
öppna ett fönster nån, de luktar socka | svägerskan ha anmält sej ti oss hela veckan | hälsa morsan
du ha spenat mellan tänderna | vi ses i garderoben klockan sex | ja sände kvittona me posten ti dej
grannen håller trumlektioner bakom väggen | ungen fick sjua i matten, de blir glass
beställde samma åt dej som senast fast me chili | kämppisen lämna disken å for ti stugan
antibiotikakuren e slut, skål | vi ses vid tentsalens dörr å går rakt ti terrassen
banrekordet i frisbeegolf e mitt nu | vem har nyckeln till förrådet | vem har nyckeln till skåpet?
rapporten ska in på måndag | rapporten lämnades in i går | nätet är nere | internet funkar inte
wifit funkar inte hos mig | Det luktar i klassen | det luktar målarfärg i salen | Vilken dator ska jag köpa?
vilken telefon borde man ha | Vad är tre plus tre? | hur mycket är åtta plus sex | vad är klockan
vem har min väggkalender | väggkalendern ramlade ner | oj fel fönster
igelkotten bor kvar under trappan | min växt har fått löss | jag åt choklad till frukost | bastun kliar i fingrarna
han sa ja!! | kuddkrig i korridoren i natt | blåmes i tamburen | min chef är en kaktus | en sån där dag
halleluja, paus | plattfisk | huvudet är mos | ugh | tummen upp för plogaren | vilken jävla vind | fläskkotlett
blåbärstider | nyklippt | knäskadan igen | tupplur | hos svärmor | kaffe i moccamastern, kom å hämta | trasig sko
två glas rött | mera kaffe | hästen rymde | gott nytt band | gubben snarkar | jag spillde lingonsylt på tangenterna
han kom in i kavaj å tofflor | de va dimma hela vägen från Ekenäs | granen fäller redan barr
brorsan har skaffat mustasch | jag har börjat sticka vantar på mötena | nån sjunger i trapphuset å de e vackert
katten ligger på pappren så jag kan inget göra | svampskogen levererade, tre korgar | sommarstugan luktar mus
morsan har lärt sig emojis, gud hjälpe oss | klockan på väggen har gått baklänges i en vecka å ingen bryr sig
ja har aldrig förstått mig på havremjölk | du sku ha sett hur han sprang efter bussen | vi fick en igel i håven
den nya kaffemaskinen låter som en traktor | kollegan talar alltid om sin ekologiska kompost
jag tänkte på dig när jag såg en alpacka | min mellanson vill bli sotare | släkten kommer på söndag, alla nitton
pappa har flyttat in i garaget med radion | vi målar köket gult och bråkar om listerna
hon vann en skinka på lotteriet | tappade en kontaktlins i soppan | ingen vågar öppna den bruna matlådan
det åskade så hunden gömde sig i badkaret | vår granne har tagit in getter | syrran flyttar till Kiruna för kärleken
fick ärtsoppa å pannkaka så livet är gott | jag längtar till våren redan | vem dansade på bordet på personalfesten
det bidde en mössa av garnet till slut | säg till om du vill ha rabarber, vi drunknar
tack för lånet av borren, den ligger på din stol | kan du ta med dig mina stövlar när du kommer
moster å jag ska ut å äta sushi på fredag, bed för mig | var du med på julfesten där tomten svimmade
hur gick det med huset, blev det sålt | sover bebisen redan hela nätter | minns du namnet på hunden från reklamen
Det står en flyttbil på gården och ingen vet vems soffan är.
Vår ordförande har tackat nej till omval för tredje gången. | Det nya taket på cykelskjulet blev riktigt lyckat.
Tidningen skrev fint om vår avgående vaktmästare. | Jag har beställt en tårta med rektorns porträtt i marsipan.
Snön smälter och alla försvunna vantar kommer fram. | Biblioteksmusen har fått ett namn och ett eget konto.
Kollegan i rummet bredvid övar på sitt disputationstal med hög röst. | Åsnan i grannbyn föddes på skottdagen.
Vår bastuförening firar femtio år med våta ansikten.
I natt ringde min farbror från Kalifornien för att fråga hur man kokar kroppkakor, och vi talade till gryningen.
Det visade sig att den mystiska doften i {room} kom från en bortglömd tupperware som flyttat med oss från det gamla huset.
På väg till {room} i morse halkade jag, flög, landade på väskan och åkte kana hela backen ner förbi rektorn.
När min pappa läste {} på åttiotalet skrev de allt för hand och läraren rökte pipa i klassrummet.
Mitt ex flyttade ut och tog med sig brödrosten, mattan, katten och den enda fungerande laddaren.
{group} ställde upp en snögubbe på gården som ser ut exakt som vår lektor, med pipa och allt.
Vi körde genom halva Finland för att se norrsken, satt i bilen i minus tjugosex och fick se moln och en hungrig räv.
Det sägs att kopieringsmaskinen på andra våningen är besatt, och efter i dag tror jag det gärna.
Jag har undervisat i {} i nitton år och i dag lärde mig en studerande ett nytt ord för regn.
jag e så bakis att tapeten rör på sig | hörde ni smällen, det var bara en papperskorg
{} gänget for på kryssning å kom hem me en labrador | vi fick fläsk på lunchen | gud så fint väder
nån har ritat en katt på tavlan i {room} | jag vann på bingo! | luciatåget övar i korridoren, öronen blöder
I somras lärde sig vår papegoja härma mikron, och sedan dess har ingen i familjen ätit en varm måltid i lugn och ro.
Min lillebror sålde lemonad utanför kyrkan och tjänade mer på en timme än jag gör på en hel arbetsdag.
Vi trodde att det spökade på vinden men det var bara vår morbror som hade flyttat in med sina frimärken.
Jag satte på mig två olika skor i mörkret i morse och ingen sa ett ord förrän vid eftermiddagskaffet.
Det kom en tant till receptionen och ville lämna in en gås, och ingen av oss visste vad man svarar på sådant.
filen öppnas inte | det luktar i föreläsningssalen | min svenska är rostig


`,
  calendar: `
lägg till {} i min kalender | går det att få hela kursen in i kalendern på nåt sätt | finns det en ics-fil för {}
kan jag få kurserna i google kalender | kalenderlänk tack | ladda ner schemat till outlook | synka me kalendern
hur prenumererar man på kalendern | ja vill ha lektionerna i telefonkalendern | webcal? | exportera {} till kalendern
lägg in de där i kalendern | sätt {} i almanackan | kan anmälningsdagarna synas i min egen kalender | kalenderfil?
ical för {}
Jag lever enligt min arbetskalender, så finns det något sätt att få kursens tider att synas bredvid skiften?
få in timmarna i outlook | kan man importera schemat till apple kalender | kalenderflöde | boka in det i min kalender
spara datumen i kalendern | hur kopplar jag ihop det med google calendar | skicka en kalenderinbjudan för {}
går de å få lektionerna å datumen ti kalendern | jag vill se mina kurser i teams-kalendern | kalenderprenumeration {}
för in tentdatum i min kalender | var hittar jag kalenderadressen | kan du lägga det i kalendern åt mig
läsordningen till mobilens kalender | gör en kalenderhändelse av det | synkronisering med kalendern, hur?
min kalender borde visa de här
få över lektionerna till telefonen så klockan piper | jag vill se skoldagarna bredvid jobbskiften i outlook
lägg in dem i min gmail | in i outlook | ical-adress | webcal-länk | google cal? | prenumerationslänk till schemat
exportfil | import till outlook | till almanackan | timmarna till mobilen | synka | synk till iphone?
abonnera på schemat | schemaflöde? | ics-export | läsordning som fil | kan du skriva upp de i min mobil
va klickar man på för att få det i outlook | få in {} i google | kan {} komma rakt in i mobilens almanacka
släng in {} i min gcal | putta över tiderna till outlook | skyffla in lektionerna i samsungkalendern
hur får man dom att dyka upp i telefonen av sej själva | går det att tanka ner lektionerna nånstans
var kopierar man adressen som outlook vill ha | vilken adress ska jag mata in i google för att se kurserna
url till schemat så jag kan prenumerera | uppdateras filen om nån lektion flyttas
kommer ändringarna med om jag prenumererar på schemat i mobilen
dubbla händelser i min mobil efter importen, hur får jag bort dem | kan jag få sista anmälningsdagen som en händelse
lägg deadlinerna bland mina möten | blockera tiden för {} i min outlook | boka av {}-timmarna i outlook så chefen ser
sätt {}s start som en heldagshändelse | sambon å ja delar kalender, hur får ja dit {}
familjekalendern borde veta när jag har {} | vill ha {} i proton-kalendern | kan man få det till thunderbird
stödjer du caldav | funkar det med android | funkar filen i en gammal nokia | hur öppnar man ics-filen
filen öppnas inte i outlook, vad gör jag | länken till flödet är död, var hittas en ny
koppla ihop mina kurser med teams-almanackan | kan jag se lektionerna i samma vy som mina jobbmöten
för över alla datum härifrån till min egen planerare | sätt upp det i min elektroniska almanacka
skicka mötesinbjudan för varje lektion | kan du göra en bokning i min outlook för nästa träff | importera schemat
exportera alla mina kurser på en gång | spara ner hela höstens tider som fil
finns det en knapp för att lägga till i kalendern | finns nån plugin för google kalender
vill ha {group}s läsordning i telefonen | kan {group}s schema prenumereras på | lägg {group}s lektioner i min outlook
går salsbokningar för {room} att få som flöde | Kan jag få lektionstiderna för {} som en kalenderfil?
Hur för jag över kursdatumen till min arbetskalender? | Är det möjligt att prenumerera på min läsordning i Outlook?
Vilken länk använder jag för att synkronisera schemat med telefonen?
Kan du lägga in närstudiedagarna i min elektroniska kalender? | Var laddar jag ner tiderna i iCal-format?
Går det att få anmälningsdatumen som händelser i Google Kalender?
Uppdateras händelserna automatiskt i min kalender om schemat ändras?
Hur avslutar jag prenumerationen på schemat i min telefon? | Finns det ett kalenderflöde för alla kurser jag följer?
Skapa en händelse för kursstarten i min kalender, tack. | Kan lektionerna exporteras till Apples kalender?
Jag lever helt efter min telefon och det som inte står där finns inte, så hur får jag in {} där?
Min assistent bokar mina möten i Outlook och lägger dem alltid på mina lektioner, så kan skoltiderna föras in där?
Vi är tre vuxna och två barn som delar på en Google-kalender på kylskåpsskärmen, går det att få skolans tider dit?
Förra hösten knappade jag in allt för hand och missade två ändringar, finns det en länk som håller sig uppdaterad av sig själv?
Jag använder Linux och Thunderbird och är van vid att man prenumererar på en adress, finns det en sådan för mitt schema?
På hemuniversitetet i Uppsala kunde man få schemat som en fil till mobilen, finns samma sak här för {}?
Lärarna i vårt team vill se {group}s lektioner i sina egna Outlook, kan man föra in dem på något smidigt sätt?
datumen borde ploppa upp i klockan min, hur | dumpa schemat i min cal | sätt den i boken, den digitala alltså
kan du göra så mobilen vet om mina lektioner | var e knappen som skickar allt ti telefonen
jag vill ha det bredvid tandläkartiden i min almanacka | lägg in varje lektion som ett möte
smidigaste vägen från dig till min iphonekalender? | kan de här datumen hoppa in i min google
Jag för bok över allt i min telefon, även när jag vattnar blommorna, så lektionerna borde också stå där utan att jag skriver in dem själv
Min fru ser bara det som ligger i vår gemensamma Google-kalender, och därför vill jag ha kvällarna för {} dit
Varje måndag sitter jag och kopierar tider för hand till Outlook och tappar bort minst en, så finns det en automatisk väg?
Skiftplaneraren på sjukhuset läser bara min elektroniska almanacka och sätter nattpass på mina lektioner, så hur får jag dem att synas där?
Jag har lagt in filen du gav men alla lektioner hamnade två timmar fel i mobilen, så hur får jag tiderna rätt där?



`,
  state: `
funkar boten | e du trasig | ligger boten nere | loggar | botversion | vilken version e du
varför svarar du inte, nåt fel på gång | var får du allt det här ifrån | hur färsk är infon
när uppdaterade du senast | senaste uppdateringen? | datakälla? | hakar du upp dig idag
hämtar du från peppi eller nån annanstans | hur många gånger om dan kollar du ändringar
e det här live eller gårdagens | har du hängt dig | gick nattens import igenom | strular boten för andra också
hur ofta tittar du på anmälningarna | e det serviceavbrott | får bara felmeddelanden, vad är det med dig
påminnelsen uteblev, är tjänsten ur funktion | e din data gammal | när kika du senast på schemat
ping, svarar systemet | visa felloggen | vad är nytt i senaste utgåvan | fungerar kopplingen till lokalbokningen
hur stor fördröjning har du på ändringar | e servrarna uppe | har du kraschat
Från vilket system läser du salsbokningarna? | När hämtades kursuppgifterna senast? | Hur ofta förnyas dina uppgifter?
Finns det någon störning i tjänsten just nu? | Vilken programversion av boten är i bruk?
Kommer uppgifterna direkt från läroplanen, alltså går de att lita på?
Jag rättade datumen i studieregistret i morse men du ger ännu de gamla, så hur länge dröjer det innan ändringar når dig?
På kompisens telefon svarar du genast men hos mig snurrar det bara, har ni tekniska problem för tillfället
Jag jobbar natt och frågar alltid vid tretiden, så är boten igång dygnet runt eller stängs den av till kvällen
Igår gav du helt tokiga svar och idag inga alls, så jag undrar om någon del av dig är sönder | fungerar du som du ska
allt ok under huven? | hur länge har du varit igång | blev boten knäpp av uppdateringen
lever du än | hallå rör du på dig alls därinne | e du uppe i dag | är du nere för räkning | nere? | igång?
bugg i dag? | driftstopp? | buildnummer | releasenummer? | driftinfo | serverstatus | senast synkad? | synkat när
hälsokontroll | svarstid just nu? | tidsstämpel på datan? | färskvara eller? | dödkopplad? | offline?? | api:t nere?
är du på beta ännu | körs den nya eller gamla upplagan av dig | när fick du din senaste patch
va för nytt kom i senaste versionen av dig | har de bytt ut motorn i dig över natten | varför hänger du sig hela tiden
de snurrar å snurrar, har du somnat | du tänker länge, är det segt hos dig i dag | e de nåt glapp me servern
får timeout varje gång, är felet hos er | svarar du inte på nån eller bara inte på mig
fick samma svar tre gånger, är du i olag | hostar maskineriet i dag | va e de för krångel me dig sen i morse
har nån dragit ur sladden | du stammar, mår systemet bra | är peppi uppe | svarar studieregistret i dag
ligger lukkarikone nere eller är de du | når du fram till schemaläggningen överhuvudtaget
e kontakten ti tidtabellssystemet bruten | har bokningssystemet slutat leverera till dig
tappar du anslutningen bakåt | kommer svaren från cache | är det här dagsaktuellt
hur gammal är siffran du just visade | läste du av det nyss eller i natt | hur ofta läses allt in på nytt
varje timme eller en gång i dygnet som du hämtar nytt | när gick senaste körningen | e schemat du visar taget i dag
ändringen från i förmiddags syns inte hos dig, hur länge släpar du efter | litar du på gamla siffror nu
va bygger du svaren på för register | varifrån kommer dina salstider | vilken databas öser du ur
är de läroplanen eller anmälningssystemet du läser | är du långsammare än vanligt eller inbillar jag mig
planerat underhåll i helgen? | blir du avstängd över natten för service | kommer du vara nere under serverflytten
hur länge räcker störningen | när e du på benen igen | är felet från i går åtgärdat | har avbrottet gått över
Är tjänsten tillgänglig även under veckoslutet? | Pågår det något underhållsarbete just nu?
När lästes lokalreservationerna in senast? | Vilken utgåva av assistenten svarar mig nu?
Är gränssnittet mot studiesystemet i funktion? | Finns det kända fel i tjänsten för tillfället?
Hur lång är fördröjningen mellan registret och dig? | Har det skett något avbrott under det senaste dygnet?
Fungerar förbindelsen till anmälningssystemet som den ska? | Vilket datum är innehållet du svarar med hämtat?
Går det att se hur tjänsten mår någonstans? | Kan jag räkna med att reservationerna du visar är aktuella?
I receptionen har tre personer på raken klagat att de inte får något svar av dig, så ligger hela tjänsten nere?
Jag flyttade en lektion för tjugo minuter sedan och du visar fortfarande den gamla tiden, så när hämtar du ändringar nästa gång?
Chatten säger bara att något gick fel och sen dör den, är det en allmän störning eller bara jag
Innan jag lägger in dig i introduktionen vill jag veta att du går stadigt, hur ofta har du varit ur drift i höst
Förra veckan var du pigg som en lärka och nu tar varje svar en halv minut, vad är på tok med systemet?
Pappret på dörren säger ett och du ett annat, så hur nyligen har dina uppgifter uppdaterats
va de du som rasa i natt eller va de slacken | har det kommit nåt nytt till dig sen sist | tuffar du på som vanligt
är du i skick
Min kollega i Raseborg påstår att hon får svar på en sekund medan jag sitter och väntar i fem, så är det något galet med er server?
Vi flyttade tentan i systemet redan i går kväll men hos dig står gamla dagen kvar, så undrar bara hur ofta du tankar in nytt
Först kom det ett halvt svar, sen kom det på finska och nu kommer ingenting, så håller du på att gå sönder eller uppdateras du?
Jag ska visa dig på storskärm för sextio nya studerande om tio minuter, så säg nu ärligt om allt rullar som det ska i dag
Vaktmästaren litar hellre på sin pärm än på dig, så för att övertyga honom vill jag veta vilket system dina salstider hämtas från



`,
  owner: `
vem har koda dig | vem e din chef | ägare? | vem underhåller boten? | upphovsman? | vems bot är du | vem kör dig
vem står bakom dig | vem betalar för dig | till vem klagar jag på boten | hitta en bugg i dig, vart anmäler man den
botens administratör | vem säger jag till när boten flippar ur
e du skolans officiella eller nån studerandes hobbyprojekt | vem bär ansvaret om du pratar strunt
vilket företag har levererat dig | vart skickar man respons om den här boten
finns det en människa man kan mejla om dig | vem håller liv i dig | vems idé var den här boten
utvecklarens kontaktuppgifter | vem bestämmer över dig | vem lyder du under | vem är din skapare
av vem önskar man nya funktioner till dig | du gav fel sal, vem lagar dig | e det it eller studerandekåren som har dig
vem administrerar dig | för vems pengar har du byggts | botansvarig? | botsupport? | vilka utvecklar dig
har du nån github där man kan lägga in en issue | vem får larmet om du pajar | vilket gäng har knåpat ihop dig
va du nåns examensarbete | Vem ansvarar för utvecklingen av den här tjänsten? | Vilken enhet upprätthåller boten?
Vem kontaktar jag om boten fungerar felaktigt? | Är det ett bolag eller högskolan själv som ligger bakom dig?
Till vem rapporterar jag felaktiga svar från boten? | Vem äger den här tjänsten?
Jag undervisar vid en annan högskola och vi skulle behöva något liknande, så vem kan jag prata med om hur du blev till
Jag märkte ett skrivfel i din välkomsthälsning och vill få bort det, så vem sköter texterna i boten
Som förälder funderar man ju på skolans AI-grejer, så vilken instans har satt upp dig och tar ansvaret?
Vi grälade i kafferummet om du är beställd utifrån eller gjord i huset, så vilka var det som byggde dig?
vem har dig på sitt bord | vem sitter bakom spakarna | vem drar i dina trådar | vems unge är du | pappa eller mamma?
upphov? | tillverkare? | utvecklare? | kodare? | ansvarig? | supportadress | feedback vart? | buggrapport
klagomål på boten | utvecklarteam? | leverantör? | projektledare för boten? | huvudman | respons till skaparna
vem snickrade ihop dig | vem knackade din kod | vem har satt dig till världen | vilken arm av skolan rår om dig
vem är det som betalar din el | vem lärde dig allt det här | vem matar dig med texter | vem trimmar dig
vem rättar dina fel | vem tar emot om man har idéer till nya knep | vem ska ha en blomma för dig
vem ska jag kramas med för den här boten | vem skäller man på när du yrar | vem tar smällen om du lurar mig
om jag missar nåt för att du hade fel, vems fel är det | vem är du anställd av
står rektorn bakom dig eller nån annan | är du kårens påhitt | är det nån på it som har dig som husdjur
e du ett hobbybygge | e du lagad av nån här i huset eller köpt | made in finland?
är du från nåt företag i esbo eller hemvävd | hörde att en student gjorde dig, stämmer de
är det en lärare som pysslat ihop dig | var de nån kurs som byggde dig som projekt | är koden öppen, å vem har den
finns ditt repo nånstans | kan man bidra till din kod | vem godkänner ändringar i dig | har du en produktägare
vilken avdelning sorterar du under | i vems budget finns du | vem bestämde att du sku finnas | vem valde ditt namn
vem ritade din logga | vem kom på att kalla dig så | vem har nycklarna till dig | vem kan stänga av dig
vem startar om dig när du dör | vem har jouren för dig på helgen | vart går jag med en bugg
du svarade uppåt väggarna, till vem ska jag säga det | stavfel i din text, vem petar på de
översättningen din är klumpig, vem ansvarar för svenskan | finns det en människa bakom som läser feedback
mejladress till dom som rår om dig | ring vem när du strejkar | Vem är beställare av den här tjänsten?
Vilken aktör förvaltar assistenten? | Vart kan man lämna utvecklingsförslag för boten?
Har högskolan själv utvecklat dig eller är du upphandlad? | Vem svarar för att innehållet du ger är korrekt?
Vem kan jag kontakta i ärenden som gäller själva boten? | Ingår du i något av högskolans projekt, och vem leder det?
Vilka personer har programmerat dig? | Till vilken adress skickar man ris och ros om tjänsten?
Är du underställd studiebyrån eller IT-förvaltningen? | Vem upphandlade den här lösningen?
Med vem avtalar vi om vi vill ha en likadan på vår skola?
På lärarmötet sa någon att du är ett examensarbete som rymt från labbet, så vem är det som egentligen har byggt dig?
Jag skriver i studenttidningen om digitala hjälpredor och vill intervjua den som ligger bakom dig, vem är det?
Du skrev fel klockslag åt en hel klass i går och tjugo personer stod ute i regnet, vem är det som bär ansvaret för dig?
Jag är synskadad och dina knappar läses upp helt tokigt av skärmläsaren, så till vem hos utvecklarna framför jag det?
Min arbetsgivare säljer liknande lösningar och undrar vilket bolag som har levererat dig till skolan
Jag har en bra idé om hur du kunde prata mera österbottniska, till vem lämnar jag den?
När jag skrev på engelska svarade du på finska, och det vill jag säga till den som sköter dig, vem är det?
bakom varje bot finns en trött människa, vem e din | vem skruvar i dig om nätterna | vem ger dig dina order
är det samma gäng som gjort läsordningsappen som gjort dig | va du billig eller dyr, å vem köpte dig
finns nån chef för dig man kan tala med | vems händer har format dig | vem låter dig gå lös här
står det nån stiftelse bakom
Jag höll på att missa tåget för att du påstod fel klockslag, och nu vill jag veta vem på skolan som ska få ta emot min ilska
Vi på biblioteket har samma slags frågor varje dag och skulle vilja ha en kusin till dig, så vem pratar man med som har gjort dig?
Min gudson läser till kodare och är imponerad av dig, så han undrar vilka det är som har skrivit programmet
Inför revisionen ska jag lista alla tjänster och deras ansvarspersoner, så vilket namn eller vilken enhet skriver jag på din rad?
Det står inget om upphovsmannen på din profilsida, bara en liten bild, så vem eller vad är det som har skapat dig?



`,
  late: `
glömde anmäla mig till {}, vad nu | missade anmälan | sen anmälan? | efteranmälan {} | försenad anmälning
glömde bort anmälan helt, hjälp | jag missa anmälningen till {} | kommer man in på {} i efterhand
sov över anmälningstiden, finns det hopp | vad händer om jag är för sen med anmälan
tänk om jag inte hinner anmäla mig i tid | anmälan stängde igår och jag är inte med
kan läraren ta in mig på {} fast tiden gått ut | en dag för sen med min anmälan
ett par timmar sen med {}, är dom flexibla | finns det nån bakdörr när anmälan redan är slut
var på semester när man skulle anmäla sig till {}, va gör jag
trodde jag va anmäld men det va jag inte och nu e det stängt | klanta mig med anmälan, går det att rädda
försent anmäld... | anmälningsdeadline gick, va nu | för sen anmälan till {}?
hur går det för den som inte anmäler sig i tid | kan nån lägga till mig på {} efteråt
fick mina koder först idag och alla anmälningar e förbi, hur tar jag mig in
blev aldrig av att anmäla mig till {}, vad göra | kan en eftersläntrare komma med på {}
är loppet kört när anmälningstiden sprungit förbi | tiden gick ut, alternativ?
strulade till anmälningen till {} och nu e den stängd, vad återstår
vem ska man tala med när anmälningstiden har löpt ut | får man gå på {} fast man inte anmält sig inom utsatt tid
godkänns sena anmälningar | missade tåget med {}-anmälan
Är det möjligt att bli antagen till {} efter anmälningstidens slut?
Hur ska jag göra när anmälningstiden har gått mig förbi? | Tar {} emot studerande som anmäler sig för sent?
Vad blir följden om jag anmäler mig till {} för sent? | Finns det ett förfarande för dem som försummat anmälan?
Kan en studerande läggas till på {} retroaktivt?
Jag låg på sjukhus hela den tid man skulle anmäla sig till {}, så går det att göra något åt saken
En studerande sitter här och gråter för att hon glömde anmäla sig till {}, finns det någon utväg för försenade?
Jag jobbar skift och rörde ihop veckorna så att anmälan tog slut i söndags, kan man komma med någon annan väg
Kompisen säger att man bara kan dyka upp på första lektionen i {} fast man missat anmälan, stämmer det
Jag flyttade hit mitt i hösten när alla anmälningar var över, hur kommer jag ändå med på kurserna?
Flickans dator gick sönder just den kväll då anmälan till {} upphörde, tar de in henne i efterskott
oj anmälan glömdes, hur löser jag det
oj luckan hann smälla igen, kan man ännu krypa in | det var stängt när jag kom dit, kan jag slinka in nånstans
dörren till {} gick igen, finns en fönsterglugg | läste fel på datumet för {}, vem kan släppa in mig nu
trodde det var den trettionde, nu är det låst, räddning? | minuten över tolv å knappen borta, kan nån fixa
ja sov å så va de slut, vem ber man | kom på det i dag, stängdes i går, va gör man | nån nåd för glömska?
eftersläntrare ok? | efteranmäld? | i efterskott? | stängt, vad nu? | sen ilmo | ilmon förbi, hjälp | missad reg
försenad registrering {} | dispens? | undantag från anmälningstiden? | vägen in efter stängning | för sent ute på {}
{} stängd, ännu chans? | knappen borta, kan nån släppa in mig
kan läraren knycka in mig på {} ännu fast luckan är stängd | brukar de ta in folk i smyg efteråt på {}
går de att be snällt å komma med fast listan e låst | vem har makt att öppna anmälan på nytt för mig
kan kansliet peta in mig på {} i efterhand | var mejlar man om man blev utanför
jag blev utanför {} för att jag sumpade tiden, vad gör jag | sabbade ilmotiden, finns de plan b
jag pajade reggningen till {} och nu är den låst, är det kört
satt på ett plan när {} slog igen, får jag komma med ändå | hann klicka halvvägs innan de stängde, gills de
sidan hängde sig sista kvällen å nu säger den stängt, kan ja ändå få komma me
mobilen dog 23.58, nu står jag utan plats, vem vänder jag mig till | glömde trycka bekräfta å nu e tiden ute
hade ju lagt den i korgen men aldrig skickat, är det för sent att rätta till
kan jag sätta mig på första lektionen av {} och be om att bli tillagd nu när anmälan är stängd
finns nån andra omgång för dom som klanta bort den första | öppnar de luckan på glänt för oss som blev utan
är stängt stängt på riktigt | hjälper det att mejla en vecka efter att anmälan stängde
hur sträng är skolan när man missat dagen
får nykomlingar som skrevs in i går ännu komma med på {} fast anmälan är slut
jag fick min studierätt först nu, {} är stängd, slipper jag in
kom från reservlistan till skolan i veckan, alla anmälningar är slut, hur kommer jag in på mina kurser
gulnäbb här, visste inte att man måste klicka sig in och nu är det över, vad göra
ingen sa åt mig att man sku göra de före fredag, å nu | hur gör man när man vaknar upp och alla andra är inskrivna
är en dags försening oförlåtlig | tar {} ännu in efteranmälda | hur sent efter stängning har folk blivit insläppta
kan en sen anmälning godkännas av läraren | vem beslutar om man får komma med efter att tiden löpt ut
blanketten för efteranmälan, var finns den | får min elev komma med fast vi på kansliet glömde skriva in henne i tid
jag skulle anmäla hela gruppen men missade dagen, kan de tas in ändå
Kan jag ännu antas till {} trots att anmälningen är avslutad?
Till vem riktar jag en begäran om att bli inskriven efter tidsfristen?
Är det någon idé att fråga läraren om plats när anmälningsperioden är förbi?
Beviljas undantag för den som har varit sjuk under anmälningstiden?
Anmälan avslutades i går; finns det ändå ett sätt att delta i {}?
Kan anmälningen återöppnas för en enskild studerande?
Hur brukar man förfara med dem som vaknar först efter stängningen?
Behövs det en särskild ansökan för att komma in på {} efter utsatt tid?
Min anmälan kom in ett dygn för sent, tas den i beaktande?
Är studiebyrån rätt instans när man har försummat att skriva in sig i tid?
Godtas skäl som teknikstrul när man blev utan anmälan? | Kan handledaren lägga in en studerande på {} i efterskott?
Jag skötte om min mamma i tre veckor och såg inte ett enda mejl, och nu har {} slutit dörren, kan någon släppa in mig ändå?
Vi bytte operatör hemma och nätet var borta just den helgen då allt skulle klickas i, så hur får jag en plats nu efteråt?
På jobbet var det inventering och jag kom ihåg anmälningen till {} först när chefen frågade, och då var den redan låst, vad kan jag göra?
Jag trodde att tutorn skulle sköta det åt hela gruppen men hon menade att var och en gör det själv, och nu är det över, kan jag räddas?
Som lärare har jag två stackare i dörren som glömde klicka i sig på {} förra veckan, kan de ännu läggas till?
Sonen tog fel på vecka och sitter nu utan en enda plats i vår, finns det någon som kan skriva in honom i efterhand?
Jag fyllde allt i rätt ordning men systemet åt upp det, och när jag märkte det var tiden förbi, vem hjälper mig in på {}?
försov mej från hela grejen, kan man ännu rodda in sej | kan nån öppna bakvägen in i {} för en slarver
ja e den där som alltid kommer när dom redan plockat undan borden, får man plats på {} ändå
snooza bort ilmon, e ja rökt | strök mitt namn av misstag och sen gick tiden ut, får jag tillbaka min plats på {}
bommade datumet med en dag, brukar läraren vara snäll | är listan till {} huggen i sten nu när tiden är ute
jag är lite efter min tid med anmälan, går det att ordna


jag missade anmälan, kan jag komma med ändå? | hann inte anmäla mig till {}, får jag vara med ändå
missade anmälan, går det att komma med ändå | jag glömde anmäla mig, kan jag komma med på {} ändå
`,
  message: `
säg åt gruppen att lektionen är inställd | kan du meddela mina studerande | säg till {group} att vi börjar kl tio
skriv till läraren åt mig | låt klassen veta att det inte blir nån föreläsning imorgon | hälsa {group} att jag e sen
skicka nåt om fredagen till alla på {} | informera i kanalen att salen byttes till {room} | meddelande till gruppen
meddelande till {group} | info till studerande | skriv till läraren | skicka meddelande
mejla föreläsaren att jag har en fråga | tacka läraren i {} från mig | be läraren i {} ringa mig
påminn mina studerande om att lämna in essän | släng iväg ett sms till teamet att mötet flyttades
ropa ut att det finns bulle i aulan | framför en hälsning till {group} | kan man nå hela gruppen via dig
vidarebefordra det här till alla på {} | kungör för {group}: ta med laptop | sprid att tentan hålls i {room}
texta min handledare | dm:a tutorn tack | tala om för dom andra att jag tar kablarna
säg åt kompisen att vi ses i {room} | säg till vaktmästaren att dörren till {room} e låst
posta det här i vår kurskanal | skriv åt dom att inlämningsdagen flyttats | kan du tagga alla i vår grupp
låt läraren få veta att länken är död | skicka gulisarna en hälsning | meddela resten att min del är klar
Meddela deltagarna i {} att torsdagens lektion hålls i {room}.
Kunde du sända ett meddelande till alla studerande i {group}?
Skulle du kunna skriva till läraren i {} för min räkning? | Berätta för {group} att deras handledare har bytts ut.
Kan jag genom dig skicka ett meddelande till hela kursen? | Var vänlig och förmedla den nya tiden till gruppen.
Jag sitter fast på tåget med bilderna i väskan, så berätta för {group} att vi börjar en halvtimme senare idag
Jag är studiesekreterare och måste nå alla anmälda till {} före lunch, kan du skicka dem ett kort meddelande
Projektorn i {room} gick sönder i morse, så kan du meddela alla lärare som har lektioner där
Vår projektgrupps chatt är stendöd, så skicka ett ord till de andra att studion är vår klockan sex
tipsa alla på {} om att kolla mejlen | hälsa så gott till hela {group}
få ut ett ord till alla på {} | kan du skrika ut det här till klassen | låt det gå ut till {group}
slå på trumman för {group}: möte i {room} klockan tolv | kila iväg med det här till läraren | hälsningar till {group}
utskick | massutskick {group} | infobrev? | anslag till {group} | till alla på {}: ta med pennor | mejl till klassen
dm till läraren | pm till tutorn | sms till gruppen | vidarebefordra | förmedla vidare | skicka åt alla
brev till {group} | svara läraren åt mig | skriv ett ord till de andra i min projektgrupp
lägg en lapp till läraren i {} | tjafsa inte, skriv bara till henne att jag väntar i {room}
jag vill nå dom som går {} men har inga adresser | hinner inte skriva till läraren själv, gör du det
kan du vara brevduva åt mig | bli min budbärare till {group} | bär ett bud till de andra
säg åt dom som väntar i {room} att jag är på väg | säg åt studerandena att gå till {room} i stället
skriv till alla att {room} är stängd för städning | berätta för alla på {} att det finns kaffe
kan du knacka på hos läraren och säga att jag är klar | fråga läraren i {} från min sida om hon har fem minuter
fråga {group} vem som kan hålla presentationen | gör en omröstning i {group} om klockslaget
kolla med de andra om de kan på tisdag | hör efter med vaktmästaren om han öppnar {room}
ropa på it, projektorn i {room} är död | pinga alla i {group} åt mig | påminn mina elever i {group} att köpa boken
puffa på gruppen att svara på min enkät | sprid länken till alla på {} | dela ut den här filen till {group}
lägg upp ett meddelande där alla kursare ser det | publicera i kurskanalen att vi börjar en kvart senare
tacka alla på {} för i dag | be {group} komma in via bakdörren | be läraren höra av sig | be handledaren ringa upp mig
tipsa klassen om praktikplatsen | varna {group} för halkan på gården | jaga rätt på mina gruppkamrater åt mig
når du dom andra på kursen, jag kan inte | kan du hälsa läraren att hennes mikrofon är av
nån borde säga åt {group} att salen är bytt, gör du de | kan ja prata till hela gruppen genom dig
går dina meddelanden ut till alla om jag ber | kan du kontakta studiehandledaren för mig
skriv ett snällt mejl till läraren i {} | formulera å skicka ett tack till gästföreläsaren
kan man sända ut info till flera grupper på samma gång | sänd {group} en kallelse
säg till den som har {room} efter oss att vi blir klara tio över
Kan du informera deltagarna i {} om det nya klockslaget?
Vore det möjligt att sända ett gemensamt meddelande till {group}?
Jag önskar att du underrättar läraren om att provet är inlämnat.
Kan ett meddelande gå till enbart dem som är anmälda till {}?
Vänligen vidarebefordra min fråga till den ansvariga läraren. | Kunde du be gruppen bekräfta att de kommer?
Skicka en inbjudan till grillkvällen åt hela {group}. | Kan jag via dig nå en enskild studerande i {group}?
Låt samtliga på {} få veta att gästen är försenad. | Var snäll och be läraren i {} ladda upp bilderna.
Skulle du kunna framföra mitt tack till läraren? | Meddela {group} att nycklarna till {room} finns i receptionen.
Jag står i aulan med trettio gäster och ingen publik, så kan du fort säga åt {group} att de ska komma hit?
Min telefon har fem procent och jag har två grejer att säga åt gruppen, skriv åt dem att vi ses i {room} och att jag har nyckeln
Jag är vikarie och har inte alla adresser, men alla på {} borde få veta att vi börjar först kvart över tio, kan du skicka det?
Som tutor vill jag samla mina gulisar till lunch på fredag men ingen läser mejl, kan du skriva till dem här?
Läraren svarar inte på min e-post på två veckor och jag vågar inte gå dit, kan du skriva till henne åt mig?
Vattnet är avstängt i {room} hela dagen och jag som fastighetsskötare hinner inte springa runt, kan du berätta det för dem som har lektion där?
Vi har ett nytt stipendium att dela ut på vår institution och jag vill att alla i {group} får höra om det, går det att skicka genom dig?
Kollegan tog min pärm av misstag och sitter nu på {}, kan du skriva till honom att han ska komma till {room}
säj ti de andra att ja tar me grillen | skicka iväg en rad till {group} om att bussen går åtta
kan du ropa in {group} till {room} | tuta ut att det är ledigt i {room} för alla på {}
kan du berätta nyheten för hela gänget på {} | ge läraren den här hälsningen
lämna ett bud till den som har {} efter mig
Jag glömde nämna i dag att vi träffas vid hamnen och inte i klassen nästa vecka, så kan du få ut det till alla på {}?
Någon i {group} har lämnat en rosa ryggsäck i {room} och jag vill inte leta igenom den, kan du höra med dem alla?
Jag har tappat rösten och kan inte ringa, så skriv till vaktmästaren att dörren till {room} inte går i lås
Vår gästföreläsare sitter på fel flygplats och kommer fram först till kvällen, så var snäll och låt alla på {} få veta det
Jag vågar inte säga åt min parkamrat att jag vill byta ämne, så kan du formulera något vänligt och skicka till henne?



`,
  semester: `
när börjar terminen | när slutar terminen | höstlov? | sportlovet när | jullov? | tentvecka? | period två börjar?
perioder | läsårets datum | när får vi sommarlov | när drar vårterminen igång | vilken vecka är tentveckan i höst
sista skoldan före jul? | när går vi på lov | när startar tredje perioden | hur många veckor e det kvar av terminen
slutdatum för period fyra | när upphör undervisningen i december | akademisk kalender | första skoldagen i augusti?
när kommer man tillbaka efter nyår | när fortsätter undervisningen i januari | när är läsåret i hamn
när byter perioden | intensivveckan när | orienteringsveckans datum? | omtentsvecka på våren när
hur länge pågår höstterminen | när börjar sommarterminen | påskledigt från när till när
börjar skolan vecka 35 eller 36 | när kan jag köpa flyg hem dvs när tar undervisningen slut till jul
fram till vilket datum sträcker sig höstperioden | e vinterlovet vecka 8 eller 9 | när slutar yrkeshögskolan på våren
sommarlovets början? | När avslutas höstterminen officiellt? | Vilken dag inleds läsåret?
Vilka är periodernas datum i år? | När tar den andra undervisningsperioden slut? | När stänger högskolan för sommaren?
Från och till vilket datum är det juluppehåll?
Jag bokar flyg till Spanien och behöver veta vilken dag höstterminen tar slut hos er
Min son börjar hos er nästa höst och vi planerar flytten, så när startar läsåret för nya studerande?
Barnen har lov från lågstadiet vecka åtta och jag vill få ihop vår resa, när har yrkeshögskolan vinterlov?
Chefen undrar när jag står till förfogande igen, så när upphör vårens sista period och sommarpausen börjar
tentv startdatum | när kör terminen igång
när blir det höst på riktigt, skolmässigt | när sätter skolåret igång
när är det dags att komma tillbaka efter sommaren | uppstart i augusti? | vårstart? | lovdagar | lovtider?
höstens sista dag? | p3 startar när | p4 slut? | period 1–4 datum | läsårstider | läsårskalendern?
läsårets indelning | terminsbyte? | första veckan? | skolslut? | skolstart | skarven mellan höst och vår?
höstledigt? | sportisveckan? | påskuppehåll | omtagningsvecka? | undervisningsfria veckor?
perioderna i år, från och till | nu är det väl tvåan som rullar, eller | vilken period är vi inne i
hur många perioder har ett läsår här | hur lång är en period | e vecka 42 ledig | har vi nåt lov alls i höst
får vi fria dar kring självständighetsdan | e skolan igång på trettondan | är det undervisning på skärtorsdagen
klämdagen efter kristihimmel, ledig eller | är valborg fri i hela skolan | när stänger ni butiken till jul
när går gardinen ner i december | när tänds lampan igen i januari | hur länge får man ligga på soffan kring nyår
va e sista dan man behöver va i stan på våren | till när ska man hyra lägenheten om man bara pluggar höst och vår
när tar pausen mellan tvåan och trean vid | är det mellanvecka mellan perioderna
när infaller introdagarna för de nya | gulisveckan, vilken vecka | mottagningsveckan datum?
vilket datum räknas som läsårets första | löper läsåret från augusti till juli | räknas juni till våren ännu
sommarperioden från vilket datum | hur långt in på juni kör skolan | när är tentperioden | samlad tentvecka före jul?
när hålls den gemensamma tentveckan på våren | hur många undervisningsveckor har hösten
vilken vecka är sista med undervisning | är vecka åtta eller nio fri hos er | har novia och ni lov samtidigt
vilken vecka håller hela huset paus i oktober | börjar nästa läsår före eller efter skolstarten i lågstadiet
när drar nästa läsår igång | är läsåret 26-27 redan spikat | datumen för perioderna nästa år
Vilken dag upphör höstens undervisning? | På vilket datum byter vi från period ett till period två?
När vidtar undervisningen efter juluppehållet? | Hur är läsåret indelat och vilka datum gäller?
Vilka veckor är undervisningsfria under våren? | När inleds nästa läsår vid högskolan?
Är påskveckan undervisningsfri? | Hur länge varar sommaruppehållet? | Under vilka veckor pågår den fjärde perioden?
Vilken dag räknas som vårens sista undervisningsdag? | När är introduktionsveckan för nya studerande?
Har högskolan höstlov samma vecka som skolorna i Esbo? | Vilka datum omfattar sommarens undervisningsperiod?
Min partner jobbar på kryssningsfartyg och måste anhålla om ledigt ett halvår i förväg, så vilka veckor är det lov i skolan nästa vår?
Jag ska säga upp hyran i Lund och flytta över med båten, så vilken dag måste nya studerande vara på plats i augusti?
FPA vill ha ett start- och ett slutdatum för hela läsåret på blanketten, vilka datum skriver jag?
Vi på köket planerar personalen, så vilka veckor är huset tomt på studerande mellan jul och påsk?
Jag är utbytesstudent från Graz och hemuniversitetet frågar när höstens undervisning tar slut hos er, vilket datum är det?
Mormor bjuder på resa till Kanarieöarna om jag kan säga vilken vecka i februari vi är lediga
Jag skriver i familjekalendern och har fem barn i olika skolor, så vilken vecka håller yrkeshögskolan höstuppehåll?
På jobbet delas sommarens skift ut redan i mars, och jag måste veta när våren är över i skolan
lucia, är skolan igång ännu då | e det kort vecka efter första maj | när får ja åka hem ti släkten för jul
när ringer klockan ut för sommaren | hur många veckor kvar till jullovet
va kallas perioden som börjar i mars å när e den | hur är året uppdelat hos er | när får man släppa pennan för i år
Min pojkvän seglar över Atlanten och vill komma hem lagom till att jag är ledig, så när tar undervisningen slut i vår?
Hyresvärden i Ekenäs hyr bara ut per skolår, så vilket datum ska jag skriva att det börjar och slutar
Jag sjunger i en kör som turnerar i oktober och behöver veta vilken vecka skolan håller stängt för höstledighet
Körskolan vill boka in mig på intensivkurs mellan två perioder, så när är det mellanrum i undervisningen?



`,
  absence: `
jag e sjuk, säg åt läraren | sjuk idag | kan inte komma idag | kommer inte på lektionen imorgon
feber, kommer inte till {} | anmäl mig frånvarande | frånvaroanmälan | sjukfrånvaro från {}
sätt mig som borta på fredag | magsjukan slog till, skippar skolan | hälsa läraren i {} att jag inte kan va med
flunsan däckade mig, stannar hemma | barnet e sjukt så jag slipper inte till {}
corona igen, meddela att jag är borta | lägg in frånvaro för mig | missar {} idag pga tandläkaren
fast i trafiken, hinner inte till föreläsningen | jag e borta hela nästa vecka, anmäl det
har inte möjlighet att delta i {} på torsdag | migrän, kommer ej | bröt benet, ingen {} för mig den här veckan
borta idag | sjukanmälan | registrera min frånvaro tack | läkaren gav mig tre dar ledigt, för det vidare till läraren
tågen går inte, jag tar mig inte till {} | min dotter är krasslig och kommer inte till skolan idag
hur sjukanmäler jag mig | var fyller man i frånvaro från {} | jobbintervju samtidigt, uteblir från den här lektionen
sorry måste hoppa över {}, ont i magen | mår pyton, informera läraren
på grund av begravning kan jag inte närvara, säg det vidare | halsfluss, ligger i sängen, ingen skola
reservövning nästa vecka, jag är inte på {} | sjukledig till ons | Jag kan tyvärr inte delta i {} i morgon.
Kunde du meddela läraren i {} att jag är sjuk? | Jag vill anmäla frånvaro för onsdagen.
Anteckna min sjukledighet från måndag till onsdag.
Jag har förhinder och kan inte infinna mig på eftermiddagens undervisning.
Jag vaknade med hemsk hosta och rösten är helt borta, så låt läraren i {} veta att jag inte dyker upp
Chefen satte in mig på ett extra skift så jag kan inte komma till {} ikväll, var snäll och anmäl det
Bilen gled i diket på vägen, ingen blev skadad men morgonlektionen hinner jag inte till, säg åt läraren
Tvillingarna har vattkoppor och jag är bunden till hemmet hela veckan, så märk mig som frånvarande från {}
matförgiftning, kan du säga åt {} läraren att jag e borta | stukade foten och kan inte ta mig dit
orkar inte ens lyfta huvudet, ingen skola för mig i dag | jag blir liggande i dag
stannar under täcket, säg det åt dem | hemma med en febrig unge | hemma sjuk | krasslig | förkyld, hoppar | vabbar
vab i dag | karantän | feber 39 | spyr | ryggskott | sjuk unge | läkartid kl 10 | kommer ej | uteblir
frånvarande fre | ej närvarande | förhinder tis | borta mån–ons | missar kvällen | slipper int dit
snorig och eländig, räkna inte med mig | räkna bort mig på torsdag | stryk mig från närvarolistan i dag
sätt ett streck för mig på {} | vänta int på mig | dom får börja utan mig | ni får klara er utan mig på {}
ja kan int va där, säg åt dom | de blir ingen {} för min del i dag | skjutsen gick sönder så {} får gå utan mig
bilen startar int, {} blir osedd | bussen körde förbi så ja missar {}
färjan e inställd så vi på öarna kommer inte i dag | insnöad på landet, kommer inte loss
hunden svalde nåt, är hos veterinären i stället för på {} | rörläcka hemma, måste vänta på gubben, kommer inte
flygstrejk, jag sitter i Bryssel, blir borta från {} | fast på gränsen, hinner inte hem till {}
visumärende på ambassaden, är borta på onsdag | har körprov just då så jag är inte på {}
ska vittna i rätten på tisdag, kan inte komma | uppbåd på torsdag, är alltså borta
farfars begravning, är borta i två dagar | bröllop på fredag, är inte där
fosterlandet kallar, repning hela nästa vecka, märk mig som borta | tandvärk utan like, far till jouren
akuten, handleden, ni fattar | vaknade utan röst, hålls hemma | ögoninflammation, ser inget, stannar hemma
det onda i halsen vann, ingen {} i dag | dålig mage sen i natt, {} får vänta | influensan golvade hela familjen
panikångest, klarar inte av att komma i dag | utmattad, läkaren skrev tre veckor
sjukskriven till månadsskiftet, vill att det syns nånstans | jag har papper från hälsis, blir borta resten av veckan
måste hålla mig hemma tills provsvaret kommer | min elev ringde, hon har feber och kommer inte till {}
hälsar från dottern att hon inte kommer i dag | sonen ligger med öronvärk, han är inte på plats
kan du säga ifrån för mig till {} | hur talar man om att man blir borta | var ringer man in sig sjuk
vem meddelar man när man inte kan dyka upp | måste jag höra av mig om jag inte går på {} i dag
Jag blir tyvärr tvungen att utebli från {} på måndag.
Jag ber att få meddela förhinder till eftermiddagens undervisning. | På grund av sjukdom kan jag inte delta i dag.
Var vänlig notera att jag är bortrest 12–16.3. | Härmed meddelas att min son är sjuk och stannar hemma.
Jag hinner inte till undervisningen i dag på grund av läkarbesök.
Kan du anteckna att jag inte är på plats på torsdag? | Till vem ska jag anmäla att jag inte kan närvara?
Jag måste tyvärr lämna återbud till dagens lektion. | Mitt barn har insjuknat, så jag deltar inte i {} i kväll.
Jag är på tjänsteresa och kan inte infinna mig på {}.
På jobbet har två kolleger sagt upp sig samma vecka så jag får inte ledigt till {} på fredag, kan du se till att läraren vet
Jag halkade på isen utanför porten och sitter nu på jouren med foten i vädret, så det blir ingen skola för min del i dag
Dagis stängde på grund av löss och jag har ingen annan som kan ta treåringen, därför kommer jag inte till {} i eftermiddag
Jag är tolk åt min farbror på migrationsverket hela onsdagen och kan inte sitta på {} då, vill bara meddela det
Tåget står still utanför Toijala sedan en timme, konduktören ler och ingen vet något, så jag lär inte hinna till {}
Läkaren vill operera redan på måndag och sen ska jag ligga i två veckor, så sätt upp mig som borta
Katten har fött i min garderob, min sambo är bortrest och jag har inte sovit, så i dag får {} klara sig utan mig
skriv upp att jag inte dyker upp | jag sjukar i dag | tar en sjukdag | ligger däckad
hoppar över kvällens {}, migränen vann | ni ser mig inte förrän nästa vecka | stolen min står tom i morgon
måste vara ledig från {} för att jag donerar njure, ja på riktigt
Min granne fick ett anfall i trapphuset och jag åkte med i ambulansen, så jag kommer inte till lektionen i kväll
Hyresvärden byter alla fönster i dag och någon måste vara hemma med hunden, och den någon är jag, så {} får gå utan mig
Jag fick tid hos specialisten efter åtta månaders kö och den råkar vara mitt under {}, så jag är borta då
Min elev i rullstol får inte tag på någon färdtjänst i snöstormen, hon ber mig hälsa att hon inte kan komma till {}
Hela familjen åkte dit på magsjukan efter kalaset, så skriv upp att jag inte är på plats förrän på torsdag



`,
  invite: `
hur sätter jag till dig i en kanal | kan du gå med i vår kanal | bjud in boten | lägg till bot | bot till kanal hur
hur sparkar man ut dig ur en kanal | lämna den här kanalen | stick från vår kanal | kom till vår projektkanal
hoppa in i vår gruppchatt | får man in dig i en privat kanal | vilka slags kanaler kan man lägga till dig i
ta bort boten härifrån kanalen | hur blir vi av med dig i den här kanalen | kan vi få dig till klassens kanal
med vilket kommando bjuder man in dig | skriver jag /invite eller vadå | hur installeras du i vår slack
vi vill ha dig i vårt teams slack också | kan du vara med i en gruppkonversation
får jag addera dig till tutorkanalen | kan du sitta med i vår kanal | kanalinbjudan? | inbjudan av boten
till {group}s kanal? | hur drar man in dig i en tråd med kompisar | går det bra att jag sätter dig i {}-kanalen
hur plockar jag bort dig ur {}-kanalen | hittar dig inte i applistan när jag ska lägga till dig i kanalen
det står att appen inte finns i kanalen, hur fixar jag det
nämnde dig i kanalen men du e inte medlem, hur får jag dit dig | vem får lägga till boten i en kanal, bara admin?
kan vem som helst kasta ut dig från en kanal | vi gjorde en ny kanal för {group}, kom dit
kommer du in i låsta kanaler | anslut dig till personalens kanal | du finns inte i vår kanal än, vad måste vi göra
hur får mina vänner in dig i sin chatt | Hur läggs boten till i kursens kanal?
Kunde du förklara hur appen avlägsnas från en kanal? | Är det möjligt att bjuda in dig till ett gruppmeddelande?
Skulle du kunna komma med i vår avdelnings kanal? | Vilka rättigheter behöver jag för att ta in dig i en stängd kanal?
Jag är tutor för ett tjugotal gulnäbbar och vi har en egen liten kanal, vad ska jag göra för att få in dig där
Någon släpade in dig i vår memekanal på skoj och nu vet ingen hur man får ut dig, vad är knepet
Vårt lärarteam flyttade till en ny Slack-kanal i somras och boten blev kvar i den gamla, hur får vi den med oss
flytta in i vår kanal | utkastning av bot ur kanal
hur lockar man dit dig i vår tråd | kom med i vårt gäng | vi saknar dig i vår kanal | dra med mig in i kanalen
följ med till {group}-kanalen | släpp in dig själv i #allmänt | på vilket sätt får man in en bot i kanalen
@-nämning räcker för att få in dig? | slack-kanal, in med dig | ut ur kanalen | ut härifrån | lämna oss | gå ur
kanalmedlem? | add app | app till kanal? | in i privat kanal? | kanal + bot = hur | kicka bot | installera i kanal
koppla in kanalen | flytta ut | släng ut boten | packa ihop och lämna vår kanal
hej då, vi vill inte ha dig i kanalen mera | nån har släppt in dig i fel kanal, gå därifrån
du skräpar ner i vår kanal, hur får man bort dig | hur blir kanalen botfri igen | sluta sitta i {group}-kanalen
du ska inte vara i den här kanalen, var finns knappen för att få ut dig | försvinner du om jag arkiverar kanalen
hur plockar admin bort dig från en kanal | var i menyn tar man bort appen ur kanalen
räcker det att skriva @ och ditt namn för att du ska komma in
jag skrev ditt namn i kanalen men inget hände, måste du släppas in först
den frågar om jag vill lägga till dig, ska jag klicka ja
slack säger att du inte är medlem här, hur får man dig till medlem | får vanlig studerande plocka in dig i en kanal
får jag som gäst i slacken dra in dig | behövs det lov av nån för att ha dig i kursens kanal
kan du sitta i flera kanaler på en gång | funkar du i kanaler som delas med annan skola
går det att ha dig i slack connect-kanalen | kan man ha dig i direktmeddelande med tre kompisar
vi är fyra som vill prata med dig samtidigt, hur får vi in dig i samtalet
ställ dig i vårt hörn av slacken, projektkanalen alltså | slå dig ner i kanalen för {} | dyk upp i {}-kanalen
kom hit från dm:en till kanalen vår | hoppa över till #{} | kan du vara närvarande i kanalen där lärarna planerar
ta plats i tutorernas kanal | in me dig i våran chatt | släng in dig i klasschatten | får vi ha dig som medlem
hur rekryterar man dig till en ny kanal | jag skapade en kanal i dag, hur kommer du dit
hur flyttar jag dig från en kanal till en annan | du sitter i gamla kanalen, kom till den nya | kan du byta kanal
varför ser jag dig inte under appar när jag vill ha dig i kanalen
letar efter dig i kanalens integrationer men du syns inte, var lägger jag till | vad skriver man för att få med dig
finns det kanaler du inte slipper in i | Hur får vi boten till avdelningens nya kanal?
Kan en lärare själv ta in dig i kurskanalen eller krävs en administratör?
Beskriv hur man avlägsnar dig från en kanal. | Vilket kommando använder man för att lägga till dig i en kanal?
Är det tillåtet att ha dig i en kanal med gäster utifrån? | Kan du avlägsna dig från vår kanal så att det blir lugnt?
Jag önskar att boten lämnar kanalen för {group}. | Går det att ha dig med i en gruppkonversation utan egen kanal?
Kan du anslutas till kanalen för {} innan kursen börjar? | Vad krävs för att du ska kunna svara i vår kanal?
Hur kopplar man loss dig från kanalen? | Kan jag lägga till dig i en kanal från telefonen?
Vi har en kanal där hela vårdteamet hänger och alla frågar samma saker, så hur får vi dig att sitta med där?
Jag gjorde en kanal för kören på skolan och lade in dig av misstag, och nu stör du alla tenorer, hur får jag ut dig?
När jag skriver ditt namn i vår projektkanal kommer det upp en grå ruta där det står att du inte är här, vad ska jag klicka på?
Studierådet bytte till en låst kanal efter en läcka och nu kommer inga appar in, hur släpper man in just dig?
Jag administrerar arbetsytan för hela huset och undrar vilka rättigheter som behövs för att sätta in dig i alla kurskanaler
På vår förra skola satt boten i varje kanal från början men här verkar man få dra in den själv, hur gör man det?
Min kollega kastade ut dig i ilska i våras och nu vill alla ha dig tillbaka i kanalen, hur går det till?
vi trivs int me dig här, stick ur tråden å kanalen | e du klar i kanalen så vi kan ta bort dig därifrån
får man ta med sin bot till ny kanal | kom å bo i vår kanal | ta me dig ti våran grupp
hur tar man farväl av dig i kanalen | {group} vill adoptera dig, hur går det till i slack
öppna dörren, vi vill ha in dig i #projekt
Vi är sex personer i ett projekt som ständigt frågar varandra när och var, så hur får vi dig att sitta med i vår grupptråd?
Någon tyckte det var kul att dra in dig i festkommitténs rum och nu svarar du på våra ölbeställningar, så hur får man iväg dig?
Kursen är slut och ingen använder rummet längre men du sitter kvar där som en spökpassagerare, hur tar jag bort dig?
Jag är ny lärare och fick ett tomt rum för min kurs i Slack, och kollegan sa att man kan ha dig där, hur lägger jag in dig?
kan du sitta med i tråden där vi snackar projekt | vi har ett låst rum för styrelsen, får man in dig dit
dra åt skogen från vår grupptråd, på riktigt, lämna den



`,
};
