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
`,
  extension: `
kan jag få förlängd tid för inlämningen i {} | får man lämna in essän i {} för sent | kan deadlinen i {} flyttas | jag var sjuk, kan jag lämna in senare
uppskov? | går det att få mera tid för uppgiften i {} | missade inlämningen i {} med en timme, vad gör jag | hinner inte bli klar med rapporten i {} i tid
vad händer om man lämnar in sent | godkänns sena inlämningar i {} | inlämningslådan i {} är stängd | hur ber jag om uppskov i {}
behöver några dagar till för {} | skickade fel fil i {}, kan jag skicka om | får man avdrag om man är sen | kan jag få en vecka till på sista uppgiften
glömde lämna in uppgiften i {} | min rapport blir en dag sen, gör det nåt | deadline är ikväll och datorn dog | kan jag få anstånd i {}
Vore det möjligt att få förlängning på inlämningstiden i {}? | barnet är sjukt, kan inlämningen flyttas | får man komplettera i efterhand
`,
  platform: `
vad är moodle-nyckeln till {} | {} kursnyckel? | jag ser inte {} i moodle | var finns arbetsytan för {} | {} moodlelänk
jag är anmäld men {} syns inte i moodle | vilken plattform används i {} | är {} på moodle eller teams | moodle frågar efter lösenord till {}
hur kommer jag in i arbetsytan för {} | kurssidan för {} öppnas inte | nyckeln fungerar inte | kommer inte in på {} i moodle
när öppnas moodlesidan för {} | var är teamsgruppen för {} | har inte blivit tillagd i moodle på {} | kan jag få länken till moodle
moodle säger att jag inte är med på {} | fel nyckel | var hittar man kursens moodlesida | finns det en teamskanal
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
`,
  find: `
och finska för nybörjare | finska språket för nybörjare | svenska för nybörjare, jag kan ingenting | tyska från noll | och spanska för en nybörjare, jag talar inget | jag kan ingen finska alls, finns det nåt för nybörjare | en språkkurs från början
vad är {group} | vad är {group} för grupp | vad står {group} för
Vilka kurser finns det i marknadsföring? | sök kurser om artificiell intelligens
finns det nån kurs på svenska i höst | jag letar efter nåt med 5 sp | vilka nätkurser är öppna just nu
kvällskurser i ekonomi? | något kort på engelska, helst distans | hitta kurser i programmering
har ni nåt om hållbar utveckling | Jag behöver tre poäng till, vad finns det att välja på?
vilka kurser börjar i januari | valfria kurser som inte är fulla | finns det finska för nybörjare
vad erbjuder ni i psykologi | kurser man kan göra helt i egen takt? | sommarkurser 2025
visa alla genomföranden för {group} | jag är intresserad av fotografering, finns det nåt åt det hållet
vilka kurser har anmälan öppen denna vecka | nånting lätt om ledarskap på max 3 sp | python | spanska kurs
Vad kan man läsa om man gillar spel och grafik? | finns det kurser utan tent
kan du föreslå nåt kul att fylla ut hösten med | vilka kurser har {} i titeln | lista språkkurser | nåt på lördagar?
kurser som går i Jakobstad | kurser inom vård på engelska
jag sku vilja lära mig svetsa, ordnas sånt | utbud våren
Finns det någon metodkurs som passar en som skriver slutarbete? | har ni bokföring 1 nånstans
distanskurser med start efter jul | hitta en kurs åt mig på tisdag kväll
vilka kurser kan öppna yrkeshögskolan-folk ta | behöver en ersättare, typ nåt i statistik på 5 hp
är det nån som ger kurs i excel | yrkessvenska, vilka grupper finns | cybersäkerhet kurser tack
jag vill ha något som krockar med ingenting, måndag morgon helst | Vilka kurser har ni på masternivå
sök: entreprenörskap 10 sp | finns det kurs för att lära sig tala inför publik | nåt inom musik eller teater?
vad är öppet för anmälan | visa kurser som slutar före november | finns nån intensivvecka
kurser om havet, miljö, klimat | vilka grundkurser i matematik ges på svenska | jag har redan sett de där, visa fler
smalare sökning: bara engelska | samma fast online | bara de som har lediga platser
vad finns för nån som vill bli ux-designer | tyska A1 nu i höst?
hej jag söka kurs för svenska språk för invandrare | vilka kurser ger {room}-campuset i byggteknik
nåt kul på kvällarna som inte är på finska | jag fattas 3 sp, vad finns det som ännu går att hoppa på
har ni nåt om odling eller trädgård | lätta kurser på nätet i sommar | nån som lär ut photoshop?
en studerande vill läsa spanska, vad kan jag erbjuda henne | vad kan man läsa helt på distans i vår
kurser utan tent finns? | sök kurser om hållbar utveckling | finns det nåt i stil med {} men kortare
jag vill lära mig svenska, jag kommer från Bangladesh, vilka kurser är för nybörjare
allt på engelska som börjar i januari | vilka kurser tar ännu emot folk | nåt för en som gillar djur
ge mig en femma på engelska som går på nätet | finns här nåt inom bokföring eller skatter
skulle behöva nåt att fylla ut schemat med på onsdagar | valfria studier för ingenjörer, förslag | nåt me robotar
hittar inga kurser i ledarskap, har ni sånt alls | kurser i finska för utlänningar
vad ges på det här campuset i höst som inte är fullt
finns det nån kvällskurs i spanska | jag söker en kort kurs i engelska
jag saknar 5 poäng, något lätt på distans | behöver några poäng till på svenska | vad rekommenderar du för den som inte gillar tentor | finns det något man kan börja med genast | sommarkurser | finns det nybörjarkurs i spanska
vilka valfria kurser finns det för tredje året | vilka kurser hör till mitt program | något om foto, tre poäng
sök efter kurser i kemi | hitta något om redovisning | visa kurser i juridik | lista kurser i logistik
vad har ni för kurser i design | vad har ni inom turism | vad kan man studera på kvällarna
vad kan man plocka in som extra | vad finns på nätet i period 3 | vad finns det för kurser om barn | kurser om energi
kurser i projektledning | kurs i första hjälpen | nån kurs om bin | något om psykisk hälsa
något om spelutveckling, gärna online | något som handlar om döden | något på fem poäng som börjar snart
kurser jag kan gå på lördagar | kurser utan förkunskapskrav | kurser för utbytesstuderande
kurser för vuxna på deltid | engelskspråkiga kurser i vår | svenskspråkiga nätkurser | distanskurser om två poäng
fritt valbara kurser | utbudet i ekonomi | kursutbudet för öppna högskolan i vår | finns det undervisning i japanska
undervisar ni i robotik någonstans | lär ni ut videoredigering | jag skulle vilja studera något om hållbart byggande
jag vill fylla på mina studier, vilka kurser rekommenderas för ettor
jag är permitterad i vinter och vill lära mig något nytt, vad kan ni erbjuda
min dotter är intresserad av mode, ordnas det kurser i sömnad
vår personal behöver fortbildning i excel, vilka kurser ges | sista poängen fattas, tipsa mig om en lätt kurs i höst
kurstips? | tips på kurser i kommunikation | finns det undervisning i teckenspråk
arrangeras det kurser i brandsäkerhet | jag drömmer om att starta eget, vilken kurs tar man då
fortbildningskurser för sjukskötare | kurser som inte krockar med kvällsjobb | urval av språkkurser
vad kan grupp {group} ännu anmäla sig till | vilka kurser kan {group} ännu gå
en kurs i finska | finska för nybörjare | engelska för utlänningar | nån tyskakurs | skulle ni kunna visa vilka kurser som är öppna
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
`,
};
