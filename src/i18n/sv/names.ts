/** What people ask in Swedish of courses by their names: `[ ]` stand around what names one. */
export const svNames = `
[biodling]?? | [termodynamik 2] | [oljemålning] kurs | [stadsplanering] | [krukväxter]
[webbtillgänglighet] kurs tack | [anatomi och fysiologi 1] | [silversmide] | [straffrätt] | [surdeg] | [motorlära]!!
[sjökortsnavigering] kurs | [kvalitativa metoder] | [betongteknik] | [serieteckning] | [retorik] pls
[nationalekonomi B] | [akvarell] | [djurens beteende] | [reglerteknik], finns den | [kalligrafi] | [estniska] kurs
moi, har ni nåt om [skateboarddesign] | när börjar [vattenfärgsmålning] | vem drar [strömningslära]
e [digital marknadsföring] full redan | hur många sp e [farmakologi 1] | tent i [statik]?
påminn mig om [lamning och fårskötsel] | nån som vet om de går [stickning] i vår | va ha ni om [rymden]
min kompis tjatar om [tai chi], ordnas he här | [digimarknad] online kanske
finns [pyton] för noobar, sån där [programmering] | [maskinlärnig] på engelska?
sku vilja [smida], finns sånt nånstans | e [etikhackning] på distans | [matte]grejer nån lätt
nåt me [vargar] och sånt | hej igen, går det att anmäla sig till [scenografi] ännu | ja e pank, finns [privatekonomi]
sku ni ha [dragspel] | nåt om [whisky] utan tent | har ni [holländska] elr | ryms ja in på [ljussättning]
går [bioinformatik] ännu å hoppa på | när e omtenten i [diskret matematik] | säg till när [snowboardledare] öppnar
[chattbottar] men inte på måndagar | [stata] å [spss], kvällstid | ja älskar kryp, finns [insektslära]
[hydraulik] me labb? | kan en utbytesstuderande gå [förlossningskunskap] | är det tent på [bolagsrätt]
va e koden för [lagerhantering] | finns det [ståuppkomik] på riktigt | nåt om [smink] för scenen
ä [fotvård] på svenska nånsin | en [sy]kurs till min mamma | hittar ni [brädspel] nånstans | [matkemi], kul?
var hålls [gymnastik för barn] | svårt å hitta [pelletseldning], har ni he alls | [kinesiska 1] går den i höst
min katt går över tangentbordet, nåt öppet? | nåt som inte är för tungt, jobbar natt | nåt lätt, jag saknar tre poäng
bara nätkurser tack | va kan ja ta före mitt utbyte i Lissabon | hjärnan är gröt, ge mig nåt lätt
ha ni nåt i november, mörkt å tråkigt | e de nåt alls som går på fredag | tvåpoängare, snälla
jag drunknar i skoltrötthet, tipsa om nåt kort | ny dator ny start, va kan ja läsa
hunden måst ut vid sju så helst sena kvällar | nåt jag kan göra i bastun på telefonen | va går i {room} på torsdagar
bussen går fyra, finns det nåt på förmiddan | nåt för en gammal räv som ja | finns nåt me bara inlämningar
hjääälp sommaren e tom | ge nåt som FPA godkänner | nåt för {group} innan jul | va som helst bara kaffet e gratis
kan man läsa nåt från båten, net funkar | vilka har ännu stolar kvar | något smått och gott i mars
skippa finskan, resten duger | Finns det någon kurs i [gravsättning och sorgearbete] i vår?
Jag skulle vilja anmäla mig till en kurs i [konstterapi].
Har ni kurser om [havsörnar] eller [fåglar] överhuvudtaget? | Vilken lärare håller i [marin biologi]?
Var kan jag läsa [fastighetsrätt] på engelska? | Undervisar ni i [kontrapunkt] på distans?
Jag söker en kvällskurs i [möbelrenovering]. | När är sista anmälningsdagen till [vindruvsodling]?
Hur många högskolepoäng ger [mikroekonomi]? | Kan man tenta av [hållfasthetslära] i augusti? | Är [AI-etik] fullbokad?
Finns det något om [ätstörningar] för lärare? | Min syster vill lära sig [blindskrift], var börjar hon?
Jag är från Lyon och söker en nybörjarkurs i [isländska]. | Erbjuder ni något inom [sprängteknik] under sommaren?
Kunde du bevaka [scrum och agila metoder] åt mig? | Vilka kurser handlar om [arbetsmiljö]?
Går det att läsa [kulturarv] som fristående kurs? | Jag jobbar på bank och behöver mer om [penningtvätt].
Har ni någon fortsättningskurs i [kompositmaterial]? | God dag, ordnas [diabetesvård] på svenska i år?
Finns det platser kvar på [eventbokning]? | Hur går man vidare efter [C++ grunder]?
Ordnar ni kurser i [sagoberättande] för förskolepersonal? | Vill ni lägga [hjärt-lungräddning] på en lördag?
Jag behöver något som passar ihop med mitt skiftarbete.
Vilka kurser kan man börja på utan att vänta till nästa termin? | Är det något som hålls i Vasa under påskveckan?
Vad rekommenderar du åt en trött tvåbarnsmamma? | Finns det kurser som man klarar utan egen dator?
Jag flyttar till Tammerfors i augusti, vad hinner jag med före det? | Kan man få ihop tio poäng under en enda månad?
Vilka kurser brukar folk gilla mest? | Går det att delta med kameran av?
Vad passar en pensionär som inte vill ha tent? | Finns det nåt som ges på engelska men inte mitt i natten?
Har ni kurser där man slipper grupparbete?
Jag har drivit ett litet gatukök i åtta år och drömmer om att börja göra egen ost, så finns det någon kurs i [mejerihantverk] som går på helger?
Min pojkvän påstår att jag aldrig lyssnar, så nu vill jag bevisa motsatsen och gå en kurs i [aktivt lyssnande], gärna på svenska och helst gratis.
Vi är en grupp sjukskötare på nattavdelningen som gärna skulle fördjupa oss i [andningsvård], ordnas något sådant på distans?
Jag kom till Finland i fjol och har jobbat som rörmokare i Polen, nu undrar jag om det finns någon kurs i [värmepumpar] på engelska.
Förra våren gick jag en kurs i [keramikglasyrer] och blev helt fast, finns det något motsvarande men på högre nivå?
Vår förening ordnar lajv varje sommar och vi behöver någon som kan [läderhantverk], så var kunde man läsa det på fem poäng eller mindre?
Jag är fjärde årets diplomingenjörsstuderande och saknar bara [finita elementmetoden], när ges den nästa gång och går den att göra på distans?
Min dotter är sexton och ritar hela tiden på sin platta, så finns det någon öppen kurs i [digital illustration] som hon får gå?
Jag har sålt bilar hela livet men orkar inte stå längre, så nu funderar jag på [fastighetsförmedling], vad har ni om det på kvällstid?
Efter skilsmässan har jag tid över och kunde tänka mig både [kyrkohistoria] och [latin], vilka av dem går i höst?
Chefen vill att jag tar hand om husets elbilsladdare trots att jag är receptionist, finns det någon kurs i [elsäkerhet] för vanligt folk?
Jag skriver gradu om unga i glesbygden och behöver en kurs i [intervjuteknik], helst under januari eftersom jag sen åker på utbyte.
Hejsan, jag har en liten skogslott i Österbotten som jag ärvde av min farfar och skulle behöva lära mig [skogsbeskattning] innan vi gallrar i vinter.
Jag har redan betalat terminsavgiften och nu fattas det fem poäng för att stipendiet inte ska ryka, vad finns det som jag kan börja på direkt?
Mellan två tvätthögar och en sjuk treåring har jag kanske en timme om dagen, har ni något som man verkligen kan göra i egen takt?
Jag bor på en ö utan bro och färjan går två gånger om dagen, så vilka kurser kan jag gå utan att behöva sova över i stan?
När jag var ung avbröt jag studierna på grund av jobbet och nu vill jag testa om huvudet ännu fungerar, vad skulle du föreslå?
Vi är tre kompisar från Göteborg som tänkte plugga ihop i vår, helst på plats och inte för tidigt på morgonen, vad finns det för oss?
Jag trodde jag var anmäld men systemet hade glömt mig, så nu behöver jag något annat som ännu tar emot folk den här veckan.
Eftersom min praktik i Malmö blev inställd har jag plötsligt hela mars ledig, finns det någon intensivkurs jag kunde slänga in där?
Jag har hund, häst och tre jobb, så det måste vara inspelade föreläsningar och inga fasta tider, finns det sånt hos er?
Studiehandledaren sade att jag ska fylla på med valfria, men listan är lång som ett ösregn, vad är minst jobb?
Jag är nyinflyttad från Kiruna, känner ingen här och vill mest ha en kurs där man träffar folk på kvällarna.
[kubernetes] | [svampplockning] | [immaterialrätt] | [virkning]?? | [spelmotorer] 5 sp | [internationell handel]
[vattenrening] kurs | [envariabelanalys] | [barnlitteratur] | [traumavård] | [stålkonstruktioner] | [portugisiska]
[trädfällning] | [känslofokuserad terapi]? | [tiktok marknadsföring] | [barista]kurs | [folkmusik]
[offentlig upphandling] | [röntgenfysik] | [tatuering] | [lantmäteri] | [kriminologi A] | tjena, kör ni [yoga] i vår
e [parkour] nåt man kan få poäng för | ha ni [kubbspel] eller nåt lika tokigt
nån kurs i [ölbryggning], helst på lördan | ja vill fatta [börsen] | va heter den där [upphovsrätts]kursen
morsning, finns [cirkus] å [jonglering] | ä [kvantfysik] för svårt för en etta | [ryttarteori], ha ni sånt
hur lång e [palliativa vården] | nåt om [glas] å [mosaik], nära stan | [photshop] grunder på svenska
[webbdesing] 3 hp nån | vilken dag går [sfi-pedagogik] | finns [koreanska] för k-popnördar | nåt om [fladdermöss]
kan ja byta till [lönebokföring] | behöver [infektionskontroll], två poäng, bums
går [företagsekonomi] å läsa som bok | e de nån som kan ha [samba] på kvällarna | finns [excel makron] nånstans
min brorsa svetsar, ha ni [rörsvetsning] åt han | e [konflikthantering] bara för förmän | [spökhistorier] lol
tipsa om nåt i [bildanalys] | bevaka [dykning] åt mej | hej hej nåt om [mat till gamla] | bästa kursen i [gitarr]
nån grej med [lego] | [java] eller [kotlin], skitsamma vilken | jobbar i kiosk, behöver [kassasystem]
e [rättspsykologi] inställd | när öppnar [båtbyggande] | ä de närvarotvång i [vårdetik]
nåt för mig som vill bli [influencer] | [trafikplanering], sku de gå på distans | sista chans på [hygienpass]?
ha ni [hundmassage] nånstans i Österbotten | ja e rädd för blod men vill ha [första hjälp] | va kostar [yrkesfinska]
kör ni [improvisationsteater] ännu | sök [lätt svenska] för personal | [lödning] å [kretskort], kul ju
hatar väckarklockor, kan man slippa på nån kurs | lärarn glömde mig, nåt jag ännu ryms på
regn å rusk, ge mig nåt att göra inne | nåt till frukosten, alltså tidiga morgnar
va finns om man e borta hela oktober | mormor fyller åttio så inte den helgen | nåt utan zoom plz
hm, va tar folk i tvåan | enkla poäng någon | va ska ja ta, kan ni dra ett lod | e allt fullt eller
nåt som börjar före lönedan | tåget från Åbo e alltid sent, nåt efter tio | fyra hp till sen e ja fri
nåt vettigt i sommar, int bara strand | ja e ny här, va sku ni börja me | fattas en etta i pusslet
nåt med liten grupp å snäll lärare | ska på fjällvandring i april, nåt före de | finns nåt för oss på {group} i maj
gips på foten, så bara hemifrån | e kantinen öppen när de e lördagskurser | inget me kamera, ha fula gardiner
vi flyttar till {room}, va går där | Jag undrar om ni har någon kurs i [rehabilitering efter stroke].
Ges [organisk kemi] även på svenska? | Finns det någon fortsättning på [webbprogrammering]?
Kan ni rekommendera en kurs om [Östersjön]? | Hur anmäler man sig till [miljörätt]?
Finns [datorgrafik] som nätkurs under hösten? | Jag letar efter en kurs där man lär sig [vakuumformning].
Är [sociologins klassiker] öppen för utbytesstuderande? | Ordnas det någon introduktion till [energieffektivisering]?
Min man är snickare och vill lära sig [byggnadsvård]. | Har ni något om [skrivsvårigheter] för ämneslärare?
Vem ansvarar för kursen [teknisk ritning]? | Jag skulle behöva en engelskspråkig kurs i [leveranskedjor].
Vilka kurser finns i [samernas historia]? | Kan man läsa [fältbotanik] i juli?
Påminn mig gärna när [sångteknik] öppnar. | Undervisas det i [kognitiv beteendeterapi] för socionomer?
Går det att få [affärsjuridik] tillgodoräknad? | Erbjuder ni kurser i [vattenbruk] på distans?
Jag behöver [kalkylering] i byggbranschen, vad har ni? | Finns det lediga platser i [dramapedagogik]?
Har ni någonting om [hjärnan] och [minnet]? | Var hittar jag schemat för [optik]?
Finns det kurser i [funktionell programmering] på masternivå?
Jag vill följa [medicinsk engelska] och få besked om ändringar. | När hålls tenten i [personalekonomi]?
Vad innehåller kursen [mångkulturellt arbete]? | Går det att läsa två kurser samtidigt på tisdagar?
Vilka kurser räcker hela läsåret? | Finns det något som inte kräver att man är inskriven?
Jag vill studera bredvid mitt jobb på lagret, vad finns? | Vilka kurser hålls i samma hus som simhallen?
Har ni någonting för den som redan har allt obligatoriskt klart? | Kan min kusin från Umeå gå samma kurser som jag?
Vad händer under period fyra? | Finns det något som passar en morgontrött typ?
Kan du visa allt som kan göras utan att komma till campus?
Jag arbetar på ett bibliotek i Borgå och våra kunder frågar jämt om släkten, så jag skulle gärna gå en kurs i [släktforskning].
Min lillebror har en hörselskada och därför vill hela familjen lära sig [stödtecken], har ni någon kurs på kvällstid?
Jag är utbildad kock men har fått ont i ryggen och tänkte byta till [kostrådgivning], finns det någon kurs på fem poäng?
Vi har köpt ett gammalt hus från 1920-talet och taket läcker, ordnar ni någon kurs i [takläggning] eller åtminstone [fukt och mögel]?
Hej, jag är från Ghana, bor numera i Esbo och vill förstå [finländsk lagstiftning], på engelska om det går.
Jag har alltid gillat stjärnor och köpte nyss ett teleskop på loppis, så nu letar jag efter en kurs i [astronomi] som inte kräver matte.
På jobbet ska vi börja med ett nytt system och alla pratar om [processautomation], finns det en kurs för folk som inte är ingenjörer?
Som nybliven ordförande i en byaförening behöver jag en kurs i [mötesteknik] och helst något om [bidragsansökningar] också.
Min tonåring sover hela dagen och spelar hela natten, och nu vill hen gå en kurs i [e-sport], ger ni faktiskt sådana?
Jag misslyckades med [elektromagnetism] i fjol och måste ta om den, så undrar när den ges nästa gång och om man får göra den på distans.
Jag är barnträdgårdslärare från Närpes och vill gärna lära mig mera om [naturpedagogik], helst någon helg i maj.
Det låter kanske dumt, men finns det någon kurs i [konsten att sova bättre] eller något om [sömn] över lag?
Vi har en liten gård med tolv getter och skulle vilja lära oss [gårdsturism], helst så att det går att läsa på vintern.
Jag läser till socionom i Helsingfors och behöver [barnskyddets juridik] innan praktiken börjar i mars, ryms jag ännu med?
När mitt kontrakt på tidningen tog slut i våras bestämde jag mig för att satsa på [grävande journalistik], har ni något fristående?
Jag pendlar två timmar om dagen med tåg och tänkte att den tiden kunde ge poäng, finns det kurser som går att läsa i mobilen?
Mitt visum går ut i maj och därför måste jag få ihop trettio poäng innan dess, vilka kurser kunde det handla om?
Grannen säger att man får gå era kurser gratis efter sextiofem, stämmer det och vad kunde jag i så fall hoppa på i höst?
Jag ska vara föräldraledig från oktober och vill inte tappa rytmen helt, har ni något litet som man får göra med baby i famnen?
Jag fick nej från två kurser på grund av platsbrist och nu är jag sur, visa bara sådana där det garanterat finns rum.
Jag är inte alls någon skolmänniska men min arbetsgivare betalar ifall det blir minst fem poäng, vad skulle du välja?
Hej, vår son gör beväringstjänst i Dragsvik och har bara söndagar lediga, går det att studera något då? | [rymdteknik]
[ekologisk odling] kurs | [psykofarmaka] | [linjär algebra] | [broderi]! | [brottmålsprocess] | [pilates] kurser
[glasblåsning]?? | [fjärrvärme] | [konstens historia 2] | [data science] | [ungerska] | [prosjektledning]
[hållbart mode] | [cnc-svarvning] kurs tack | [audiologi] | [kvinnors hälsa] | [internationell rätt] | [träsnideri]
[prissättning], 2 sp | [poddproduktion] | [ergonomi i vården] | [marknadsundersökning] kursen | [hydrologi]
[bokbinderi] | ha ni nåt i [renskötsel] | alltså finns [magdans] på riktigt hos er | halloj, nåt om [smarta hem]
va ä [tribologi] å kan man gå den | [matte 3] på kvällen, finns | [blokkedja] å [krypto], nån
går det å hoppa in i [körsång] mitt i | ja vill koda [appar] | [fysik] repetition innan ja börjar
hur tung e [fysikalisk kemi] | [massör]kurs, var | e [taxerings]kursen på svenska | vill lära mej [schack] lr nåt
min sambo vill ha [trädgårdsdesign], nätet går bra | nån koll på om [matlagning för studerande] går
nåt om [hormoner] å [klimakteriet] | [docker] å [molnet], gärna nåt kort | e [valutahandel] lagligt å ha som kurs
påminn mej två dar före [tecknad film] | nåt på fem hp i [hästhållning] | vem håller i [barns språkutveckling]
[trumm]kurs nån | e labbarna i [mikrobiologi] obligatoriska | har ja missat anmälan till [lärande och hjärnan]
nåt i stil med [mindfullness] | ä [hotellreception] ännu öppen | kursen i [byggjuridik], ä den på engelska
heisann, kör ni [norska] | [skidvallning], int på skoj | nån som lär ut [bouldring] | ha ni [rullstolsdans]
letar [polska], ja jobbar me polacker | [kameraövervakning] å lagen, finns nåt
slänger ni in [maskinelement] i sommar | nåt för mammalediga om [barnmat] | tenta [processteknik] i januari, går he
vart tog [inkluderande pedagogik] vägen | ja missa [vattenkemi], när nästa gång | [skyltfönster] å butik, finns nåt
plats kvar på [säljteknik]? | följ [tullhantering] åt mig är du snäll | går [skräddarsöm] i Närpes
nåt om [ensamhet], känns viktigt | skit i datum, bara visa [geologi] | orkar int me grupparbeten, nåt annat lätt
trötta ögon, nåt utan att glo på skärm | nåt som går snabbare än att koka potatis
internet e segt här ute, funkar nåt ändå | va finns för lata | två veckor ledigt, va hinner man
ge mig topp tre för hösten | e de nåt gratis me poäng | sista minuten igen, va e öppet
hade tänkt mig typ torsdagar å soffan | vi åker te Spanien i mars så nåt före | nåt utan bok, bokhyllan e full
Har ni någon kurs om [kriser i familjen]? | Jag vill gärna läsa [matematisk statistik] på distans.
Finns det någon utbildning i [brandskydd på byggen]? | Vilka förkunskaper behövs för [signalbehandling]?
Är [grafisk formgivning] möjlig att läsa på kvällstid? | Vilken tid på dagen hålls [italiensk konversation]?
Skulle ni kunna påminna mig om [redovisningens grunder]? | Ger ni någon kurs i [affärskinesiska]?
Jag skulle behöva fräscha upp min [franska]. | Min bror i Örebro undrar om ni har [flygteknik].
Finns det en kurs där man lär sig [hantera svåra kunder]? | Har kursen [vetenskapsteori] någon tent?
Jag är lärare och letar efter något om [mobbning]. | Vilka kurser finns det i [kollektivavtal] och [löneförhandling]?
Ligger [tyngdlyftning] på samma tid som [simundervisning]? | Finns det någon kurs i [operativsystem] för våren?
Var kan en utländsk studerande läsa [Finlands historia]? | Är [hudvård] en kurs som ges varje år?
Hur många timmar i veckan tar [diskursanalys]? | Vad är skillnaden mellan [psykologi 1] och [psykologi 2]?
Kan man få intyg över [truckkörning]? | Har ni något om [demokrati] på ungefär fem poäng?
Jag söker något litet inom [islam] och [kulturmöten]. | Vilka kurser i [jämställdhet] är öppna för alla?
Finns det någon som undervisar i [orgelspel]? | Kan ni säga när [vattenskärning] börjar och var den hålls?
Var anmäler man sig till [sommarblommor och perenner]? | Jag behöver en kurs som börjar efter lunch.
Vilka kurser har minst antal träffar? | Går det att göra något medan man väntar på antagningsbeskedet?
Finns det något för den som bara har fredagar lediga? | Kan man gå era kurser om man bor i Haparanda?
Vilka studier kunde jag skriva upp innan den första september?
Finns det något som är populärt bland utbytesstudenter? | Vilka kurser har plats för en kompis också?
Jag har jobbat som busschaufför i Uppsala i femton år och vill nu byta till något lugnare, finns det någon kurs i [arkivvetenskap] på distans?
Min svärmor har fått Parkinson och vi i familjen vill veta mera om [neurologiska sjukdomar], gärna på lätt svenska och inte för lång.
Jag såg en film om Japan i går och nu vill jag genast lära mig [japansk matlagning], har ni något sådant eller är det för udda?
Vi är ett litet tryckeri på fyra personer och behöver uppdatera oss i [indesign], helst en kurs som går över ett veckoslut.
Egentligen är jag ekonom, men i våras köpte jag en segelbåt och nu behöver jag både [båtmotorer] och [meteorologi], vad finns det?
Hej på er, jag är från Kairo och har en examen i arkitektur, men här säger alla att jag ska läsa [byggnormer], så var finns det?
Jag är ledare för ett scoutlägers kök nästa sommar och skulle behöva [storköksmatlagning] och gärna något om [allergier].
Vår kattklubb växer så det knakar och kassören har hoppat av, ordnar ni någon kurs i [föreningsbokföring] på lättfattlig svenska?
Jag fick diagnosen först som vuxen och skulle gärna förstå mer om [adhd], finns det något som inte bara är för lärare?
Jag skriver på en roman sen tio år och kommer aldrig i mål, så nu vore en kurs i [dramaturgi] precis vad jag behöver, helst i liten grupp.
Om jag tar [databasteknik] i höst, hinner jag då också med [datasäkerhet] eller krockar de med varandra i schemat?
Min dotter som är utbytesstudent från Gent vill spela i band medan hon är här, har ni någon kurs i [rocksång] eller [elbas]?
Efter en lång sjukskrivning vill jag börja försiktigt, så gärna en kurs om [naturens hälsoeffekter] med få träffar och ingen tent.
Jag sitter i kommunfullmäktige sedan i fjol och fattar ärligt talat inte budgeten, finns det en kurs i [kommunalekonomi] på kvällar?
Kursen [elkraftteknik] skulle ha börjat i måndags men ingen var där, har den flyttats eller är det jag som läst fel?
Jag bygger en app för hundägare med en vän och vi behöver lära oss [användarintervjuer], på engelska går lika bra.
Vi har tre nya kolleger från Ukraina på städfirman och de borde lära sig [arbetsplatssvenska] så snart som möjligt, kvällar passar.
Jag har varit slö hela våren och nu säger systemet att jag bara har elva poäng, vilka kurser kan jag ännu rädda läsåret med?
Mina barn är hos sin pappa varannan vecka, så jag behöver något som bara går jämna veckor, finns det över huvud taget sådant?
Det är tredje gången jag skriver, förra gången fick jag en lista på hundra kurser, kan du nu bara visa de fem kortaste?
Vi bytte lägenhet och nätet kopplas in först i november, så vad kan jag läsa på plats i stan innan dess?
Jag jobbar på färja två veckor i sträck och är sedan hemma två veckor, vilka kurser kunde passa någon som jag?
nån [fiske]kurs innan isen går | ha ni [animation], ja har egen platta | e [hållbar logistik] samma som i fjol
sku behöva [avloppssystem], e vvs-kille | nåt om [älgar] å [jakt] på kvällen
finns [retorik å debatt] för tysta typer | [kvantdatorer], nåt på engelska i vår
hur går de till att få in [samhällsvetenskaplig metod] i studieplanen
Hålls [läkemedelsräkning] före praktiken eller efter? | Har ni kurser i [persiska] för nybörjare?
Jag vill avanmäla mig från [strategiskt ledarskap], hur gör jag?
Min pappa i Skellefteå har fått upp ögonen för [vedeldning och skorstenar], finns det någon kurs man kan gå på distans?
Jag jobbar som receptionist på en djurklinik och vill lära mig [djurens första hjälp], helst på helger och inte för mycket teori.
Hej, jag är på väg till Reykjavik på praktik och behöver en snabbkurs i [geotermisk energi], fem poäng räcker gott och på engelska går bra.
när börjar [Sårvård i hemmet] | vem håller [Betongteknik 2]? | hur många sp ger [Skogens ekologi]
är [Scenografi och ljus] full redan | går [Konkursrätt] på svenska eller engelska?
när är tentan i [Hållfasthetslära] | tenta [elkraftteknik] datum? | påminn mig om [Bisamhällets år] tack
kan jag fortfarande anmäla mig till [Läkemedelsräkning] | sista anmälningsdag för [Ekonomistyrning för småföretag]?
är det [Statistik 1] eller [Statistik 2] som har obligatorisk närvaro | jämför [Barnskydd] och [Familjearbete]
i vilket rum är [Röntgenfysik] imorgon | finns det platser kvar på [Modern dans och improvisation]
hur många ryms med i [Glasblåsning] | vad är förkunskapskraven till [Reglerteknik 2] | säg till när [Tyska 3] öppnar
följ [Inbyggda system] | [Introduktion till marinbiologi] när går den | vem är lärare på [Grunderna i bokföring]
hej! jag undrar om [Medicinsk etik] går på distans i vår | är [Navigering och sjömanskap] på våren eller hösten?
hur länge håller [Digital formgivning] på | vilken dag har [Kriminologi] sin omtent
ger [Mental träning] 3 eller 5 poäng | hinner jag ännu med i [Ullfärgning]??
[Idrottsmedicin] - vilken vecka börjar den | vet du nåt om [Ljudteknik för film] | berätta om [Djurfysiologi]
vad handlar [Logistikens grunder] om | när är nästa lektion i [Gestaltpsykologi]
måste man vara på plats i [Byggnadsfysik] | meddela mig om det blir ledigt på [Operationsvård]
är [Kundtjänst på nätet] gratis för öppna studerande
min kompis sa att [Matens kulturhistoria] är jättebra, när går den?
jag hittar inte [Energieffektivt byggande], har den bytt namn | går [Maskinelement] i Vasa också?
skillnaden mellan [Marknadsrätt] och [Avtalsrätt] | vilken ger mera poäng, [Kinesiska 1] eller [Japanska 1]
är det [Akutvård] eller [Förstahjälpen 2] som har simulationer? | hur ofta träffas man i [Körledning]
på vilket språk går [Global hälsa] | jag missade anmälan till [Vattenrening], kan man komma med i efterhand
när stänger anmälan för [Teckenspråk 2] | finns [Robotik och automation] i höst
kan [Hållbar turism] tas som öppen kurs? | kolla om [Barnlitteratur] är full | tentdatum för [Organisk kemi], snälla
vilken kod har [Cybersäkerhet för alla] | är [Fiskodling] på kvällstid | vilka grupper hör [Plåtbearbetning] till
hör {group} till [Logistik och lager]? | har {group} [Kommunikation i vården] på torsdag
är [Svetsteknik] i {room} eller nån annanstans | lektionerna i [Musikterapi], när är de
när tar [Projektledning i praktiken] slut | sluta påminna mig om [Virkning och stickning]
ta bort [Franska 2] från min lista | hur anmäler jag mig till [Etik i socialt arbete] | [Elsäkerhet] anmälan??
är det nån vits att gå [Ledarskap 1] före [Ledarskap 2]
[Arkitekturhistoria] eller [Konsthistoria], vilken börjar först?
vem drar [Entreprenörskap på landsbygden] nuförtiden | jag borde tenta [Anatomi och fysiologi] på nytt, när går det
får jag poäng för [Ryska för turistbranschen] | hur många platser har [Spelmusik]
kön till [Kosmetikkemi], är den lång? | håller nån [Vävning] i sommar | har [Kvantitativa metoder] nån förhandsuppgift
starten för [Patientsäkerhet] tack | [Finansiell matte] tent när | är [Miljörätt] inställd?
varför syns inte [Fastighetsförvaltning] hos mig | blir det nån [Skärgårdskultur] i år
vilket campus har [Träbyggande] | går det ännu att hoppa in i [Dramapedagogik]
när kan man gå [Filosofisk logik] nästa gång | var hålls [Cirkus och rörelse]
är [Upphandling inom offentlig sektor] fem poäng? | antal lediga platser [Webbutveckling med React]
har ni nåt om [korallrev] | jag söker en kurs i [grafologi] | finns det nåt där man får lära sig [keramik]
nåt med [drönare] kanske? | vill lära mig [programmera mikrokontroller] | en [foto]kurs skulle sitta fint
[matlagnings]kurs på kvällar finns det | jag jobbar på dagis och skulle behöva nåt om [barns språkutveckling]
är det nån som undervisar [latin] hos er | kurser om [klimatanpassning] på engelska
allt som har med [vindkraft] att göra | nåt på nätet om [skatter] för företagare
letar efter fem poäng i [demensvård] | min syster vill läsa [textildesign], vad finns
hej, har ni öppna kurser i [rättspsykologi] | [yoga]?? finns det på nån kurs
jag e intresserad av [blockkedjor] o sånt | visa kurser i [svamplära] | söker nåt om [trädgårdsplanering] till våren
kan man studera [astronomi] nånstans här | vill bli bättre på att [hålla tal]
nån kort kurs i [hygien] för restaurangjobb | det närmaste ni har till [rymdteknik]?
jag flyttade från Malmö och vill lära mig [finska] | behöver [svenska] för vårdjobb, gärna distans
kurs i [animering], helst inga förkunskaper | nåt om [sömn] och [stress]
både [excel] och [databaser] behövs, vad finns det | [odling] på balkong eller i stan, nån kurs?
finns det [3d-printning] på nåt campus | jag funderar på att byta bransch till [it-säkerhet], vad ska jag börja med
har du nån [ledarskaps]kurs som går på helger | [batteriteknik] - finns? | hittar inget om [betong], har ni inte det?
nåt med [hästar] om det finns | sök [offentlig rätt] 5 sp | vilka kurser tar upp [palliativ vård]
vi i företaget vill skola oss i [upphandling], finns öppna kurser | skulle vilja ha nåt lätt om [makroekonomi]
finns [italienska] för nybörjare | nåt kul om [film] i sommar | nån kurs där man [snickrar båtar]
jag har läst lite [kodning] förut, vad är nästa steg | [sociala medier] för småföretag, hittas sånt?
vad har ni inom [geoteknik] | [mångkulturellt arbete] på distans? | nåt om [autism] för oss som jobbar i skola
tips på kurser i [datavisualisering] | kurs [vattenbruk] | mera om [medling] vid konflikter skulle jag behöva
jag vill lära mig [läsa noter] | [kundpsykologi] i höst finns nåt?
går det att läsa [ergoterapi] som öppen studerande | finns det kurs för [elbilar] o laddning
var kan man lära sig [designa kläder] | jag skriver gradu om ungdomar på nätet så nåt om [nätmobbning]
[akademiskt skrivande] på svenska, vilka alternativ | kurser på engelska om [fred] och [mänskliga rättigheter]
hitta nåt om [cad] | kurser inom [processindustri] | öppna kurser [nutrition] höst
nåt där man får sy, alltså [sömnad] | nån som har kurs i [argumentationsteknik] ännu i vår?
visa allt om [artificiell intelligens] utom det som är fullt | kan ni rekommendera nåt om [investering]
har sjuksköterskelinjen nåt om [tropiska sjukdomar] | jag är rörmokare och vill lära mig [ventilation]
[spelutveckling] som börjar i januari | är det möjligt att läsa [arabiska]
jag behöver tre poäng i [hållbar utveckling] för examen | tack för sist, har du nåt om [rehabilitering] efter stroke
[termodynamik] | [it-juridik] | [Statik 2] | [barnpsyk] | [endokrinologi] | [matte] | [Svenska 1] | [marknadsförng]
[redovisning] | [ai] | [keramik och lera] | [anatomi]?? | [Fysik 3] | [växthusodling] | [psykologi]
[Engelska för ingenjörer] | [robotik] pls | [elnät] | [Grunderna i foto]
min hund åt upp schemat, var hittar jag det på nytt | regnar det så går lektionen inomhus?
jag bor i ett gammalt tegelhus långt från stan, finns nåt på distans | är {room} ledigt nu
när har {group} lektion imorgon | vad ryms i mitt schema bredvid ett jobb i hamnen
jag tappade hammaren på foten och missade måndagen, vad är på tisdag | kan du prata långsammare, jag är farmor
tjena botten, mår du bra? | hur stänger jag av notiserna | byt språk till finska | vad kan du göra
har jag råd med det här, kostar det nåt | bussen från Borgå är alltid sen, vad börjar efter tio
min svärmor har flyttat in, jag behöver nåt på kvällarna | finns det nåt för den som jobbar på sågen om nätterna
jag saknar två poäng och pengarna tar slut | vilka rum har fönster mot havet
åskan slog ut nätet, visa mina lektioner igen | visa det jag följer | radera allt du vet om mig
god morgon, kaffe först | nåt som går medan barnen är på simskola | katten sover på datorn, så nåt kort bara
jag jobbar som taxichaufför och är ledig tisdagar | vem har byggt dig | vilken våning är {room} på
vad går det för öppna kurser medan snön ligger kvar | lägg ner hammaren, jag menade nästa vecka
tack ska du ha, gulle | hur många studiepoäng är [Ultraljud i vården] | [Grunderna i elektronik] hur mycket sp
ä [Fartygsmaskiner] på engelska | när går [Samernas historia och kultur] | vilka datum har [Brandsäkerhet]
datum för [Munhälsa hos äldre] tack! | börjar [Introduktion till datavetenskap] före eller efter jul
är det försent att anmäla sig till [Sångteknik] | anmälningstid [Lagerhantering]?
får man komma med på [Psykiatrisk vård] utan förkunskaper | har [Tredimensionell modellering] platser
[Barnmorskans arbete] platser kvar? | är det kö till [Smyckesdesign] | hur blir man antagen till [Forskningsmetodik]
vem undervisar i [Differentialekvationer] | läraren på [Turismgeografi], vem är det
vad heter föreläsaren i [Finansieringens grunder] | vilket klassrum har [Farmakologi 1]
rum för [Flerdimensionell analys] idag? | lektionstider för [Estetisk verksamhet med barn]
schemat för [Pneumatik och hydraulik] | när ses vi i [Debatt och retorik] denna vecka
har [Bokbinderi] lektion på fredag | hur många timmar i veckan är [Portugisiska 1]
när är omtenten i [Makroekonomi 2] | har [Arbetsrätt] tent eller inlämning | går det att tenta av [Vetenskapsteori]
[Materialkemi] tentdag?? | tenten i [vägbyggnad] flyttades, till när?
jag klarade inte [Algebra], när får jag försöka igen | bevaka [Stadsplanering] åt mig
hojta till om [Kognitiv terapi] får lediga platser | påminn mig dagen innan [Ölbryggning] börjar
vill få besked när [Naturguidning] öppnar | kan du följa [Smärtlindring] för min del
lägg till [Kulturproduktion] i mina bevakningar | jag vill inte längre följa [Mekatronik]
avsluta bevakningen av [Italiensk kokkonst] | jämför [Objektorienterad programmering] med [Funktionell programmering]
[Serviceledning] vs [Försäljningsledning], vilken är lättast att få plats på
är det [Socialpedagogik] eller [Socialpolitik] som går på distans
är det [Brottsrätt] eller [Processrätt] som ges på engelska? | vilken av [Finska 2] och [Finska 3] börjar tidigare
ska jag ta [Molntjänster] eller [Datornätverk] om jag vill ha kvällar | vad skiljer [Inredning] från [Rumsgestaltning]
överlappar [Kirurgisk vård] och [Medicinsk vård] varann | krockar [Affärsengelska] med [Marknadsundersökning]?
kan [Ekologisk odling] göras helt på nätet | är [Intensivvård] närstudier
måste man ha egen dator i [Musikproduktion] | har [Virtuell verklighet] nån begränsning på antal
för vem är [Vardagsrehabilitering] | vad gör man egentligen på [Skapande skrivande]
vad lär man sig i [Grunderna i kvalitetsledning] | finns det nån beskrivning av [Kustens fåglar]
länk till [Hälsoekonomi]? | jag hörde på kafét om [Livsmedelsmikrobiologi], finns den på riktigt
läraren nämnde nån [Tillämpad optik], hittar du den | kursen [Barn och medier] ska finnas men jag ser den inte
har ni slutat med [Snickeri för alla] | ges [Romersk rätt] ännu | kommer [Kartografi] tillbaka nästa läsår
blev [Teaterns historia] inställd i fjol? | hej på er, jag är från Karleby och undrar när [Pälsdjursvård] börjar
moi! när startar [kvalitativa intervjuer] o hur många sp e de | sorry att jag stör men är [grafisk profil] full
snabb fråga: [Trafikplanering], höst eller vår | min man ska gå [Jakt och viltvård], vilka kvällar är det
jag är mammaledig men vill med på [Digital bildbehandling], går den på nätet
vi är tre som vill gå [Säkerhet till sjöss], finns det så många platser
är [Ensemblespel] för alla eller bara musikstuderande | får öppna studerande gå [Biomekanik]
vilken period är [Mjukvarutestning] i | i vilken stad ges [Konservering av möbler]
hur långt är [Arbetshälsa och säkerhet] ännu kvar | när lämnas uppgiften in i [Datastrukturer]
när kommer vitsorden i [Kostlära] | vad är kursnumret för [Innovation och design]
slutdatum på [Norska för nordister] | [Ellära 1] o [Ellära 2], kan man ta båda samtidigt
jag vill läsa om [vulkaner], finns nåt | har ni kurser kring [barnboksillustration] | kurs om [sjörätt]?
nåt om [hjärnan] | sånt där [mindfulness] grejs har ni de | visa mig nånting i [logopedi]
[whisky] och [vin], finns kurs om sånt | finns det kurs i hur man [bygger appar] | vill lära mig [dirigera]
jag är väldigt dålig på [grammatik], nån kurs? | hur lär man sig [sälja] hos er
min chef tycker jag ska lära mig [förhandla] | [trä]kurs eller sånt för nybörjare | [vård]kurser på engelska i vår
en [språk]kurs, helst [spanska] | [programmerings]kurs utan matte finns de | är där nån [design]kurs på lördagar
söker [ekonomi]kurser som är öppna för alla | kurser i [mikrobiologi] med lediga platser
[immunologi] som kan göras i egen takt | lediga platser i nåt om [krishantering]
fem sp [beteendevetenskap], på nätet | jag är lärare och letar efter nåt om [specialpedagogik]
som polis skulle jag ha nytta av [kriminalteknik] | min pojke är sjuk i diabetes så jag vill veta mer om [diabetes]
jag har ett litet kafé och behöver [bokföring] för det | vi renoverar stugan och jag vill förstå [fukt i hus]
jag kommer från Ukraina och behöver [svenska] snabbt | innan jag blir pensionär vill jag läsa [släktforskning]
grannen har bin och nu vill jag med, nåt om [biodling]? | på jobbet pratar alla om [lean], har ni det
nåt om [gdpr] till vårt kontor | sommarstudier i [kemi] | sommarkurs [nordisk mytologi]? | kvällskurser i [skulptur]
helgkurs i [naturfotografi] | kort kurs om [vaccin] | nåt på våren om [agila metoder] | [pedagogik] i höst
[filosofi] distans | kurser inom [sjöfart] som börjar i mars | vad hittas inom [byggjuridik]
vad finns det för [hållbart byggande] | kan man läsa nåt om [djurskydd] | läser ni [antikens historia] alls
undervisas det i [koreanska] | är det nån som ger [opera]
tips tack: [projekthantering] eller [förändringsledning], båda går
intresserad av [kollektivtrafik] och [stadsutveckling] | [biologi] men inte nåt om [genetik]
nåt i stil med [livräddning] | något som liknar [stylist]utbildning
jag minns inte namnet men det handlade om [isbrytare] | det var en kurs om [havsvindar] eller så
hur man [skriver ansökningar] om bidrag, har ni kurs i det | att [leda möten] är svårt, finns det kurs
lära sig [läsa ritningar] | bli bra på [huvudräkning] haha | [mattte] på gymnasienivå | [psykolgi] på distans
[ekonmi] för nybörjare | nåt om [hälsofrämjade] arbete | [enttreprenörskap] nån kurs? | [robotprogramering] finns
[digimarknadsföring] eller nåt sånt | har ni nåt om [kryptovaluta], brorsan tjatar
[cirkulär ekonomi], vilka är öppna | jag vill hitta kurser om [missbruk] och [beroende]
nåt om [flyktingar] för oss volontärer | allt ni har i [vattenkraft] | kurser [e-handel]
finns det [hantverk] på svenska | [läkemedel för äldre] | [Hydrologi 1] | [ux] | [Redovisning 2] | [digimarkkis]
[samhällsplanering] | [svets] | [Introduktion till juridik] | [barnvård] | [dykning] | [Ekonomi för tekniker]
[teckning] | [linjär algbera] | [snick] | [företagsekonomi] ? | [fysiologi 2] | [Musik och hälsa] | [geologi]
[excel] hej | [arbetsplatsvägledning] | hejsan svejsan | kan du hjälpa mig lite, jag är helt ny
var hittar jag inställningarna | jag vill ha påminnelserna på kvällen i stället | vilka rum är lediga klockan tre
finns det nåt rum för tolv personer på onsdag | när slutar sista lektionen för {group} på fredag
hur kommer jag till {room} från parkeringen | är du en människa eller en maskin | du är bättre än kanslisten haha
kyrkklockorna väckte mig, har jag nåt före nio
jag spelar trummor på krogen till två på natten, inget morgontidigt tack
min älg till granne har kört sönder vägen, finns det distans | vi har lammning i april så helst inget då
jag kör lastbil till Hamburg varannan vecka | hur många poäng får man ta om man får arbetslöshetsersättning
finns det nåt gratis, plånboken är tom | fem poäng till så får jag ut papperen
nåt som inte kräver tent, jag får panik | jag har bara mobil, funkar det | spelar det nån roll att jag är 67
de har grävt upp gatan utanför, är lektionen flyttad | skruvmejseln ligger kvar i salen, när är den tom
stormen tog taket, är campus öppet | vad finns efter nyår för en trött brandman
min moster i Umeå undrar om hon får vara med | jag hann inte äta, hur lång är pausen | okej tack hej | visa mer
nej inte den, den andra | när kör [Introduktion till kriminalvård] igång | vilken dag börjar [Keramisk glasering]
startdatum [Personalekonomi] | [Värmepumpar], när då? | när nästa gång [Grunderna i akupunktur]
är [Havets råvaror] nån gång på kvällen | hur dags är [Fonetik] idag | klockan hur mycket börjar [Elmaskiner]
vilka veckor går [Vinterbad och välmående] | går [Läkemedelsbehandling 2] varje vecka
är [Franska för resande] intensivkurs | är nästa [Mätteknik] i {room}? | byttes rummet för [Ljussättning]
var i huset är [Tryckteknik] | vem vikarierar på [Algoritmer]
är det samma lärare på [Engelska 4] som på [Engelska 5] | vem ska jag kontakta om [Praktisk filosofi]
kan man mejla läraren i [Barnneurologi] | hur många poäng ger [Hållbar livsmedelsproduktion]
poäng för [Tvärsnittsstudier]? | är [Dietetik] 5 eller 10 sp | ger [Föreningskunskap] nåt i studieregistret
vad krävs för att klara [Programvaruarkitektur] | nån tent i [Museipedagogik]? | när tenteras [Signalbehandling]
tentanmälan [Beskattning], hur | [analys 2] omtent | går [Strömningslära] att tenta i augusti
när är sista tenten i [Sjukdomslära] | tenttillfällen [Logik för programmerare]
måste jag anmäla mig skilt till tenten i [Skadeståndsrätt] | är anmälan öppen till [Konflikthantering på jobbet]
kan man anmäla sig ännu, [Grunderna i fotografering] | hur länge till kan man anmäla sig till [Trygghet i hemmet]
anmälan [Barnsjukvård] när öppnar den | när öppnar anmälningen till [Idrott för specialgrupper]
jag kom inte in på [Textiltryck], finns reservplats | hur många står i kö till [Foniatri]
finns en enda plats kvar på [Intervjuteknik] | har nån hoppat av [Silversmide] så det finns plats
fullt på [Dataanalys med R]? | hur många max på [Klättring] | [Utomhuspedagogik] – lediga platser?
följ [Äldrerätt] och säg till vid ändringar | hör av dig när [Animationens grunder] har plats
ge mig en påminnelse om [Bank och försäkring] | påminn om [Hudvård] på måndag | säg åt mig innan [Revision] stänger
följer jag redan [Flygplatslogistik] | sluta följ [Estniska 1]
jag orkar inte mer med [Numeriska metoder], ta bort den | inga fler meddelanden om [Gymnastikledare 1] tack
[Marin energi] eller [Förnybar energi], vilken är på engelska
är det [Webbdesign 1] eller [Webbdesign 2] man ska börja med | jämför datumen för [Etnologi] och [Antropologi]
jämför [Lönebokföring], [Bokslut] och [Skatteplanering] | är [Hemvård] samma som [Hemsjukvård]
vilken är större, [Kreativt skrivande] eller [Journalistik]
är det [Fogning] eller [Limning av trä] som går i Raseborg
vad är bättre för en sjukskötare, [Sårbehandling] eller [Smittskydd]
båda [Organisationsteori] och [Personalledning] verkar bra, vilken har platser | går [Idéhistoria] på finska
hålls [Medieteknik] på engelska, min finska e kass | finns [Nationalekonomi] också på svenska?
undervisningsspråk [Intelligenta byggnader] | får man svara på svenska i [Internationell handel]
kan utbytesstuderande ta [Finlands natur] | får min mamma gå [Datakunskap för seniorer]
är [Kristet socialt arbete] bara för diakoner | räknas [Arbetsförmåga] som valfri
behöver jag [Statik] före [Dynamik] | måste jag ha gått [Kemi 1] för att gå [Kemi 2]
hur funkar [Simulerad vård], e de på plats | vilken bok har man i [Utvecklingspsykologi]
vad kostar [Ridterapi] för öppna | kostar [Grunderna i vinkunskap] nåt extra | nån info om [Smart tillverkning]
finns [Folkmusik och tradition]? | existerar [Rymdfysik] hos er | [Grunderna i handledning] tack, allt du vet
nåt om [havsfiske] | finns nån kurs i [bilreparation] | jag vill förstå [aktier]
man borde lära sig [svetsa] nån gång, har ni sånt | [parkour], nån? | har ni [idrottspsykologi] för tränare
jag tränar juniorer i fotboll och vill ha nåt om [skadeförebyggande träning] | frugan vill lära sig [sy folkdräkter]
dottern frågar om [manga] finns som kurs | det borde finnas nån kurs om [samisk slöjd]
söker kurser i [neurovetenskap] | sök [ljusdesign] | sök efter [bioenergi] i Vasa
leta fram nåt om [barns rättigheter] | lista kurser i [gerontologi]
plocka fram det som finns om [internationell politik] | vilka kurser finns i [molekylärbiologi]
hur mycket har ni om [elteknik] | ge mig tre kurser om [ledarskap] | en enda kurs om [etik] räcker
[mat] och [hälsa] nåt sånt | nåt åt [konst]hållet | nåt inom [turism] på vårvintern
nåt mot [teknik] men inte för svårt | [offentlig förvaltning] kanske? | är [samhällskunskap] nåt ni har
jag blev arbetslös i mars, vill skola om mig till [datateknik]
hej botten! jag jobbar på apotek och undrar om ni har [toxikologi]
god kväll, finns det kurser i [traumavård] för ambulansfolk
efter trettio år på fabrik vill jag läsa [religionsvetenskap]
jag ska starta webbutik och behöver [sökmotoroptimering] | tänkte ta nåt om [kroppsspråk] inför jobbintervjuer
jag fick ett vikariat på biblioteket, finns nåt om [informationssökning]
ska på praktik till Tyskland, måste friska upp [tyskan] | [kinesiska] före min resa i juni?
behöver plugga in [statistik] för gradun, nåt snabbt | magistern kräver [forskningsetik], finns den öppen nånstans
[spss] nån kurs som går nu | [arduino] finns i nån kurs? | [photoshop] eller nåt annat för bilder
kurs i [autocad] på kvällstid | [java] eller [c++], vilkendera har ni | jag kan lite [javascript] och vill vidare
nåt om [maskininlärning] som inte är fullt | [internet of things] på svenska | [big data] för ekonomer?
[cirkulation] i fiskodlingar, nåt sånt | [föräldraskap] i svåra lägen, för socialarbetare
[våld i nära relationer], nån öppen kurs | [suicidprevention] 2 sp på nätet? | [musik]kurser för småbarnspedagoger
[natur]kurs på sommaren | [skrivar]kurs, poesi helst | [data]kurs för pensionärer | [ritnings]kurs för snickare
[språk]studier på distans, mest [nordiska språk] | [tal och röst], finns det nåt | [improvisationsteater] nån?
finns nån kurs i att [tälja] | hur man [planerar ett evenemang] | lär man sig [koda spel] på nån kurs
[rita hus] i dator vill jag kunna | att [bemöta arga kunder] | att [undervisa vuxna], har ni nåt sånt
vill [tolka] på jobbet, är det nån kurs i det | [översättning] från finska till svenska, kurs?
[ljudböcker] och [poddar], nån kurs i att göra dem | [radio] i skärgården | [lantmäteri]kurs på distans
[skogsbruk] för skogsägare, gärna lördagar | [jordbruk] och [klimat] | [vattenvård] vid kusten, har ni
[astrologi] har ni väl inte men [astronomi]? | [Mikroekonomi 1] | [neuro] | [mekanik] | [barnmorskevetenskap]
[hållbrahet] | [scrum] | [trafikrätt] | [anestesi] | [Grunderna i programmering] | [kost] | [ryska] | [konst för barn]
[Diskret matematik] | [flyg] | [hlr] | [tysk grammatik] | [sjukhusfysik] | [bröd och bakning]
[Inledning till sociologi] | [fysio] | snön yr och tåget står, är första lektionen flyttad
jag är bagare och stiger upp klockan tre | får man ta med hund i {room} | har {group} nåt på valborg
hur bokar jag ett rum | kan du visa bara de som har plats | sätt språket på svenska tack
jag vill inte ha påminnelser om nätterna | stäng av i två veckor, jag åker till Kanarieöarna
hur tar jag bort kopplingen till min kalender | fattar du dialekt? | hördu, jag sku behöva lite hjälp
vad betyder den gula klockan | jag har vunnit på lotto och vill plugga
mormor fyller hundra på lördag så då kan jag inte | finns det nåt under isfiskeveckan
jag står vid kassan på matbutiken alla helger | tomten kommer snart, när börjar lovet | hur många får jag gå samtidigt
det luktar målarfärg i korridoren, vart flyttades vi | jag fick hicka under förra lektionen, när är nästa
papegojan skriker på mötena så helst närundervisning | mjölkningen är klockan sju, vad går efter det
båten går bara två gånger i veckan, nåt på nätet alltså | vad finns det som är lagom för en småbarnsförälder
nåt med lite poäng och mycket frihet | har du sovit gott | skicka hjälp | jag skrev fel, glöm det
hur gammal är informationen du ger | [Barn i kris] när börjar anmälan | [Cellbiologi] startar när?
[Dronflygning och kartering] hur många sp | [Handarbetets historia] vem lär ut | [Isländska 1] på distans?
[Klinisk kemi] tent i maj? | [Lärande i arbetslivet] full? | [Rättsmedicin] språk | [Tidsserieanalys] rum idag
[Vårdvetenskap 2] följ | [Yrkesetik] påminn | [Östersjöns tillstånd] har den platser | [bergteknik] e den på våren
[e-hälsa] lärare? | när blir det [Introduktion till teaterregi] igen | när slutar [Grunderna i hemslöjd]
går [Introduktion till artificiell intelligens] i period 3 | ska [Kylteknik] hållas i sommar
hålls [Psykofarmaka] som webbinarium | är [Fastighetsrätt] en nätkurs | är [Kajakpaddling] bara på våren
är [Offentlig ekonomi] på samma dag som [Kommunalrätt]
jag såg [Marint skräp och mikroplast] på anslagstavlan, när är den
på affischen stod [Kreativ dokumentation], vem håller i den | en kollega gick [Lösningsfokuserat arbete], ges den nu
vår chef skickar oss på [Motiverande samtal], när och var
min studiehandledare nämnde [Arbetslivssvenska], hur många poäng
handledaren sa [Tekniskt ritande 2] men jag hittar bara ettan | jag har [Vårdinformatik] på schemat men ingen tid?
jag är anmäld till [Experimentell fysik], när börjar det | jag står på kö till [Kostrådgivning], hur går det
är jag sen om jag kommer med i [Spelpsykologi] nu | hinner jag till [Bildterapi] om jag slutar jobbet fyra
var var [Industriell ekonomi] nu igen | vart tog [Sjukgymnastik för barn] vägen | hur ser [Designtänkande] ut i höst
vad e [Matchmatte] för nåt | vad är [Transkulturell vård] egentligen | är [Bemötande och service] svår
är [Flervariabelanalys] värst av alla | hur mycket jobb är det med [Ekotoxikologi]
har [Produktutveckling] grupparbeten | är det närvaroplikt på [Röstvård] | nästa [laboration i kemi]?
när har {group} [Elinstallation] | när har {group} sin tent i [Farmakologi] | ska {group} gå [Matematik för ekonomer]
i {room} skulle det va [Pianoackompanjemang], stämmer det | är [Väderlära för seglare] i {room} på torsdag
vilka lektioner i [Vårdsvenska] är kvar | sista lektionen i [Kravhantering]?
första träffen i [Skärgårdens byggnader] | ställdes [Grafteori] in idag | är [Avancerad livräddning] imorgon
har jag [Textanalys] på onsdag | får jag ännu byta till [Tyska för ekonomer]
hur avanmäler jag mig från [Rekrytering] | anmäl mig till [Cirkelträning] | vill med på [Sagoberättande], hur gör jag
kan jag få intyg för [Hygienpass] | hur får jag poäng för [Studieteknik] | jämför poängen i [Ekologi] och [Limnologi]
jämför [Svenska för tekniker] och [Svenska för ekonomer]
[Mobilapplikationer] eller [Webbapplikationer], vilken är öppen
är det [Vård av äldre] eller [Vård av barn] som börjar i augusti
är det [Möbeldesign] eller [Industridesign] där det finns plats | är det [Fysik A] eller [Fysik B] för ingenjörer
vilkendera går i Åbo, [Kyrkomusik] eller [Orgelspel] | ta [Nätverksteknik 1] eller [Linux] först?
om [Försäkringsrätt] är full, är [Konsumenträtt] det också | tjo, e [Snöbrädsinstruktör] nån grej hos er
hallå när går [bokfring 1] | när e [statisik för vårdare] | vem har [anotomi 2]
platser i [enterprenörskap i skärgården]? | tenta [matte 3] nääär | följ [progr 2] tack
påminn mej om [muntlig svenska] tentn | går [org.kemi] i vår | när öppnar [digifoto] | nåt om [arktis]
[polarforskning], har ni sånt? | allt om [hormoner] | jag är nyfiken på [drömmar] | finns det nåt om [moln och väder]
[pengarnas historia] eller nåt i den stilen | nåt om [djurs beteende], jag jobbar på djursjukhus
har ni nåt om [hundar] | vill läsa om [tortyroffer] och [trauma] | kan man läsa [kyrkohistoria] | studera [danska]?
jag sku vilja läsa [meteorologi] | går det att lära sig [cello] | har ni [slagverk]
undrar om ni har [runskrift], konstig fråga vet jag | vad har ni på samhällssidan, typ [välfärd]
på den tekniska sidan, typ [vibrationer] | något om [ljud i byggnader] | [tak och grund] för den som bygger själv
kurser i [timring] | [stenmurar] en helgkurs kanske | något om [vvs] | [asfalt]kurs haha
något för fastighetsskötare, [ventilation] till exempel | byggmästare behöver veta om [asbest], var finns kurs
[hållbarhetsrapportering] är nytt på jobbet, kurs? | nåt snabbt om [arvsrätt], pappa gick bort
behöver förstå [hyresavtal], är hyresvärd | [patent] och [varumärken], nån kurs?
jag sitter i styrelsen för byaföreningen, nåt om [föreningsekonomi] | nåt om [bidrag från EU]
[tullregler] för export, finns? | jag kör truck, vill ha nåt om [lagerlogistik]
[inköp] och [leverantörer] på distans | [prissättning] i butik? | [varumärkesbygge] med öppna platser
nåt om [reklampsykologi] | [copywriting] på svenska | [influencermarknadsföring] finns det
kurs i [servicedesign] som ges två gånger i veckan | [bemanning] och [schemaläggning] | hur blir man bra [chef], kurs?
[teamarbete] på engelska | [självkänsla] – nåt för vuxna | [sorg] | [krisstöd] för frivilliga
nåt inom [psykisk hälsa] för ungdomsledare | nåt om [ätstörningar] gärna på nätet
[allergier] i skolmat, jag är skolkock | [vegansk matlagning] finns | [fermentering] o surdeg
[osttillverkning] en dag bara | [choklad]kurs före jul | finns nån kurs om [kaffe] | nån [dans]kurs med poäng
[salsa] på lördagar?? | [simning] för vuxna, finns det | [friluftsliv] 3 sp | [orientering] med karta
[ishockey]tränare, nåt för dem? | [massage] för nybörjare | [ergonomi] på kontoret | [ryggproblem], kurs för vårdare
nåt om [synskadade] | [punktskrift] finns det nån kurs | [hörsel] och [buller]
vill läsa [blodgrupper] och sånt, alltså [hematologi] | [bioanalytik] öppna kurser? | [munvård] på äldreboende
[vård på finska], jag är sjukskötare från Skåne | [medicinsk engelska] | [romska]
något i [ungerska] eller [lettiska] | [språkteknologi] som går i egen takt
[kvantdatorer], höst eller vår spelar ingen roll | [kanot] | [socialrätt] | [fotgrafering] | [hydraulik]
[mänskliga rättigheter] | [Grunder i elteknik] | [logga och grafik] | [klimat] | [Algebra 1] | [företagande] | [ekon]
[Introduktion till vårdarbete] | [teologi] | [kodning för barn] | [sv 2] | [virke] | [litteratur]
[Projektkurs i maskinteknik] | [kvantmekanik]??? | månen är full och jag sover dåligt, inget före lunch
jag plockar jordgubbar hela juli, nåt i augusti då | vilka rum har whiteboard | är {room} upptaget efter fyra
vem har {room} på måndag | finns det en soffa nära {room} | när har {group} lunch | var är vi imorgon
har jag nåt idag | vad är det för dag | visa min vecka | hur byter jag grupp till {group}
påminn mig en halvtimme innan i stället | vad sparar du om mig | kan du sluta skicka saker till kanalen
svara på finska är du snäll | vilka språk kan du | är det okej att fråga dumma saker
jag har fått en räkning, vem ska jag prata med | borren är trasig och snickarn är sur, finns det nåt lättare
min kusin på Åland har bara internet på nätterna | nåt billigt för en fattig fåraherde
jag är fyrvaktare, inget som kräver närvaro | det är rötmånad, går nåt alls nu
mitt lamm är sjukt så jag kommer inte, vad är nästa gång | jag går på krycka, är det hiss i huset
vad hinner man göra innan midsommar | något mellan tandläkaren och dagishämtningen | du är en pärla
hej då och trevlig helg
när börjar [praktiken] | hur många poäng ger [praktiken] | vem handleder [examensarbetet]
när börjar [examensarbetet] | hur lång är [praktiken] | när kan man börja med [examensarbetet]
vem undervisar [engelska] | poäng för [matematik] | när börjar [svenska 2] | finns det tent i [tyska]
kan jag ännu anmäla mig till [svenska] | måste man kunna java | ingår praktik eller ett företagsprojekt
finns det ytterligare information | är det i Arabia | är det i Arabia eller Myrbacka | jobbar man med riktiga kunder
hur stor del är nätundervisning | och förkunskaperna | vilken litteratur | mer info om den | finns det reservplatser
hitta [web] kurser | när börjar [kemi]? | hur många poäng ger [kemi]? | är [kemi] på engelska?
[kemi] i vår, när öppnar anmälan? | vad sägs om [kemi], när börjar den? | och [geologi]? när börjar den
jag vill också läsa [kemi], finns det en tenta? | finns det tent i [fysik]? | finns det tent i [organisk kemi]?
när börjar [examensarbetet]? | är det i Arabia eller Myrbacka? | den som är öppen | den om tillgänglighet
jag har sommarjobb, när börjar den? | vilka är förkunskaperna för [databaser]? | poäng för [matematik] | måst man kunna java
när börjar [3d-utskrift]? | nja, [databaser]? | har [tillgänglighet på webben] lektioner nästa vecka?
[svenska i arbetslivet] | ordnas [byggnadsfysik] varje termin? | [projektkurser] i vår?
[engelska i arbetslivet] tent
pratar du svenska? | kan du finska
hur många poäng ger [finskan]? | hur många poäng ger [svenskan] | när börjar [praktiken]? | när slutar [praktiken]? | hur många poäng ger [engelskan] | när är tenten i [finskan] | när börjar [finskan]
jag missade anmälan, kan jag komma med ändå?
säg till om datumen ändras | säg till om datumen ändrar sig | när börjar [bastu]kursen?
Hej! Jag jobbar på ett museum i Ekenäs och min chef tipsade om att ni kanske har en kurs i [numismatik], för vi har fått in tre lådor med gamla mynt.
Det har regnat i två veckor och jag har börjat fundera på att byta bana, så nu undrar jag om [dendrokronologi] går att läsa vid sidan av jobbet.
God dag, jag är sjuksköterska på en hjärtavdelning och skulle gärna fördjupa mig i [palliativ vård], helst så att jag kan läsa i egen takt efter nattskiften.
Min syster undervisar i yoga och är alltid så lugn, själv är jag helt slut, finns det något som inte kräver närvaro?
Jag älskar fotografi och tar min kamera med överallt, men nu behöver jag bara fem poäng till för att få ut mitt studiestöd.
Hejsan, en kollega på bygget sa att ni har nåt som heter [fuktskador och mögelsanering], stämmer det och kan man gå den fast man inte studerat på tjugo år?
Tack för hjälpen sist! Nu är det så att min faster driver en fårgård och vill att jag lär mig [ullhantering] innan jag tar över i vår.
ja tycker så mycke om att läsa om vikingar å sånt så ja tänkt fråga om [runologi] finns på schemat i år eller nästa
Vi är tre kompisar som sitter på biblioteket och fryser, och vi skulle alla vilja läsa [spelteori] i höst, men ingen av oss hittar den i katalogen.
Ursäkta att jag stör igen, men min handledare rekommenderade varmt [vetenskapsteori för ingenjörer] och jag hittar den inte någonstans, kan du kolla om den ges?
Jag är utbildad kock och har stått vid spisen i elva år, nu vill jag förstå varför saker smakar som de gör, så något om [livsmedelskemi] skulle vara toppen.
jag e så trött på mörkret och snöslasket att ja behöver nåt roligt, min moster sa att [sagoberättande] hos er va jättebra
Mitt barn har nyligen fått en diagnos och jag skulle så gärna lära mig mer om [autismspektrum], finns det något för vanliga föräldrar och inte bara för lärare?
Hej hej, jag spelar trumpet i ett storband och sjunger i kör på fritiden, men studierna har stannat av, hur får jag kontakt med en studievägledare?
Jag sitter i kommunfullmäktige och märker att jag inte förstår hälften av papperen, kunde [offentlig upphandling] vara något för mig eller är det bara för jurister?
Eftersom jag ska flytta till min man i Reykjavik nästa sommar vore det roligt om jag hann läsa [isländska] innan dess, även en kort kurs går bra.
På min arbetsplats bygger vi båtar i kolfiber, och förmannen tyckte att jag borde kolla om ni ordnar [kompositmaterial] under vintern.
Jag är mitt i en skilsmässa och orkar inte så mycket, men om det finns nåt litet om [trädgårdsterapi] så skulle det göra gott.
Hej, jag såg en affisch i trapphuset om [retorik och debatt] men den var nerriven så att man inte såg datumet, när börjar den?
[heraldik] | [papyrologi] vk 7 | [takläggning] i morgon? | [limnologi] å [glaciologi]
[scenografi], [maskteater] el [kostymsöm] | [tullrätt] den 14:e | [logopedi]?? | [orgelspel] tisdag kl 10
[swahili] eller [jiddisch] | [svetsning] v 41 | [arbetsrätt] och [skatterätt] nästa vecka | [toxikologi 2]
[undertextning] på torsdag | [kajakteknik], [segling] | [kvalitetsstyrning] å [lean] | [fastighetsvärdering] kl 12.15
[demensvård] v. 9 och 10 | [mimteater] ikväll? | [kalligrafi] 3.11. | [meänkieli]
[koreografi] + [dansanalys] + [rörelselära] | [hydrogeologi] idag | [grafteori]; [kombinatorik]
[tolkning i vården] måndag morgon | [sömnad] fredag em | [latin] för nybörjare
i vilken sal går [hållfasthetslära] i A-huset | e [krim teknik] i stora auditoriet eller i B212
vilken grupp har [neuroanatomi] i labb 4 | går [audiologi] i Axelia el i Gadolinia
[dietetik] grupp C, vilket klassrum? | är [ellära] flyttad till sal 3014 | byter [pianostämning] hus ti musikhuset nu
hör grupp BI22 till [cellbiologi] i Biocity | Vem håller [barnskyddsrätt] för grupp SOC23 i Academill?
Står det verkligen F402 för [tekniskt ritande] eller är det ett skrivfel?
går [plåtslageri] i verkstan på Wolffskavägen | e de grupp 2 som har [akvarellmålning] i ateljen på torsda
Har [sjökortslära] flyttats från simulatorn till klassrum 12 för grupp SJÖ-B?
[mikrobiologi] labben i C-flygeln, vilken tid för grupp 1
Kan du säga om [arkivkunskap] hålls i huvudbyggnaden eller i Domvillan den här veckan, jag har gått fel två gånger redan?
e [fysikalisk kemi] i Aurum eller online idag | ska [fonetik] va i hörsal 7 fast de e låst
vilket rum e [barnlitteratur] i, E201 eller nåt | ska ja ta [statistik med R] eller [ekonometri] först
va e skillnaden mellan [tillämpad mekanik] och [teknisk mekanik] | kan man ta [hållf 2] innan [hållf 1]
[växtfysiologi] istället för [genetik], går de?
Jag är godkänd i [finansiell redovisning], vad brukar man läsa sedan? | efter [snickeri] vill ja gå [möbeltapetsering]
e [geodesi] samma som [lantmäteri] | [kroatiska] eller [serbiska], vilken e lättare
byta från [signalbehandling] till [reglerteknik], hinner ja de
Vilken ger fler poäng, [kulturgeografi] eller [naturgeografi]?
funkar [data mining] som ersättning för [informationssökning] | är [poesi] tyngre än [novellskrivande]
Jag tenterade [organisationsteori] i våras och gillade den verkligen, men nu velar jag mellan [förändringsledning] och [ledarskap i vården], vilken av dem skulle passa bäst efteråt?
ja har redan [entomologi], va e nästa | räcker de med [optik] eller måste man ha [vågrörelselära] också
går [kinesisk filosofi] och [japansk historia] på varann i schemat
Är [processkemi] lika mycket jobb som [termofysik] eller går den att klara vid sidan av jobbet?
[sylt å saft]kursen eller [svampkunskap], vilken har plats | påminn mej när anmälan ti [drönarflygning] öppnar
pinga mig en dag före [kakelsättning] | ja vill int ha [gruvteknik] mer
Kan du lägga till [barnmorskans etik] bland dem jag följer? | säg till om de blir en plats ledig på [silversmide]
sluta skicka grejer om [internrevision] | anmäl mej ti [hundtrim] | följ [bioinformatik] o [proteomik]
ta bort [polska 1] från mina påminnelser | larma när [alpinteknik] har omtenta
Skulle du vara så snäll och påminna mig två dagar innan inlämningen i [kulturjournalistik], jag glömmer alltid sådant när det är mycket på jobbet?
skriv in mej på [vinkunskap] tack | jag vill få besked så fort [röntgenteknik] får nytt datum
Säg upp bevakningen av [miljöjuridik], jag gick den redan i fjol. | väck mig om [havsbiologi] börjar
meddela mej kl 8 samma dag som [intervjuteknik] | ja orkar int me [matrisalgebra], stryk den | nåt i malmö?
före mitt utbyte i Lissabon vill ja ha nåt kort | finns de nåt på onsdagar i esbo | ja kommer från porto, får ja va me
på hamncampuset finns de nåt på kvällarna? | e fysiklabb 3 ledig | är keramikateljen fri kl tio
Har ni något i Mariehamn under påsken när jag ändå är på besök hos min mormor på Lemland?
kan man boka musikövningsrummet | ja åker ti Kebnekaise i april så inge då
Får man vara i slöjdsalen på kvällen eller låses dörren klockan åtta? | öppnar gymmet på campus före sju
nåt i Närpes eller Kaskö, helst på lördagar
Jag pendlar mellan Sala och Västerås och tåget är alltid försenat, så finns det något som börjar tidigast halv tio?
byt språk ti svenska i inställningarna | e simulatorrummet upptaget på torsda | hur får ja mörkt läge på
Innan jag reser till Nairobi för min praktik i februari skulle jag behöva få ihop sex poäng, vad finns det för mig?
va visar du egentligen | kan ja få de som excel | hur får ja kursen ti google kalender | de står error 504
hej boten mår du bra | min katt sprang över tangentbordet hehe | finns de nåt under sportlovet
sista dagen att komma in? | å sista dan ti anmälan då? | nåt imorgon? | kostar de extra | måste man va på plats
hur svår e den | är det tenta eller inlämning? | ja e brandman å jobbar skift, nåt som passar? | e de julledigt redan
varför e allting grått på skärmen | ja hatar måndagar
Jag skulle vilja ha listan i en pdf så att jag kan skriva ut den åt min mamma. | outlook synkar int
kan du visa bara de som int e fulla | pizza på torsdag nån? | ja hinner bara efter fotbollsträningen
finns de nåt mellan jul å nyår | är det okej att ha hund med på lektionen? | vilka e mina | de va ju synd
Jag har glömt mitt lösenord till Moodle och blir bara utkastad varje gång, kan du hjälpa mig eller ska jag ringa någon?
e du en robot
Jag kör taxi på nätterna och sover till tolv, så allt som går på förmiddagen är tyvärr uteslutet för mig.
hur många veckor håller de på | kan man komma in fast den redan börjat? | Vad betyder den röda pricken bredvid tiden?
får man äta smörgås i salen
Min telefon dog under frukosten och nu ser jag inte längre vad jag hade sparat, går det att få tillbaka listan på något sätt?
är den på engelska eller? | räcker de me 60 procent närvaro | kan ja ta två samtidigt
appen kraschar när ja trycker på hjärtat | har det redan börjat?
Jag har ont i ryggen och kan inte sitta så länge, finns det något där man får röra på sig eller åtminstone läsa hemma i soffan?
vem bestämmer läsordningen | den där andra då | ja va sjuk, va missade ja | när öppnar allt igen efter midsommar
Hej, jag är lantbrevbärare i Korsholm och har alltid varit nyfiken på stjärnorna som jag ser på morgonrundan, har ni någon kurs i [observationsastronomi]?
Min granne, som är pensionerad lärare, berättade att hon gick [släktforskning] hos er och var jättenöjd, så nu vill jag också vara med om det finns plats.
Godmorgon! Jag har opererat knät och är sjukskriven till april, så det vore skönt att få något vettigt gjort, till exempel [medicinsk terminologi] på distans.
det blåser så förbannat här på holmen att internet går av å på men finns [vindkraftsteknik] me i vårens utbud
Vi fick nyss en hundvalp och hela familjen är kär, så min dotter undrar om det finns en öppen kurs i [etologi] som även gymnasister får gå.
Jag är rörmokare i tredje generationen och firman växer, därför borde jag väl lära mig [lönebokföring] innan skattemyndigheten kommer på besök.
Tjena, vi snackade på festen om [spelmusik] och en av killarna påstod att man kan få poäng för det här, är det sant eller drev han med mig?
Jag är lite orolig eftersom jag inte har studerat sedan åttiotalet, men jag skulle så gärna våga prova på [kreativt skrivande] tillsammans med andra nybörjare.
Jag jobbar på ett apotek i Borgå där hälften av kunderna talar ryska, så jag tänkte höra mig för om [ryska för vårdpersonal], helst kvällstid.
min kille älskar att laga mat och jag bakar massor, vi har de bra ihop men nu måst ja bara bli klar me mina sista tolv poäng
Jag tycker väldigt mycket om att dansa tango och går på milonga varje fredag, därför passar fredagskvällar tyvärr inte alls för några föreläsningar.
Hej på er, min läkare har sagt att jag ska stressa mindre, så nu letar jag efter något i stil med [medveten närvaro], men inget flummigt tack.
Jag sitter på tåget till Karis och kom att tänka på att jag borde anmäla mig till [aktuariematematik], men har anmälan redan gått ut?
Som nybliven styrelseordförande i en bostadsrättsförening skulle jag behöva veta mer om [föreningsrätt], och en bekant sa att ni har den på våren.
Jag höll på med ishockey i tolv år och tränar nu småflickor i Sibbo, finns det något om [idrottsskador] som man kan läsa på egen hand?
ja läste i tidningen att de finns folk som lär ut [hantverksbryggning] på yrkeshögskolan, låter helt sjukt men ja vill veta mer
Kära studiebot, jag har suttit med den här ansökan hela natten och gråtit lite, kan du bara säga om [utvecklingspsykologi] räknas som grundkurs hos er?
Jag hjälper flyktingar på fritiden och skulle ha nytta av [svenska som andraspråk], inte för min egen del utan för att kunna lära ut det.
Vädret är underbart och jag vill bara ligga på klipporna, men först måste jag få veta när omtentan i [strömningslära] går.
hej ja e elektriker å min fru föreslog [smarta hem] för att ja ändå sitter å pillar me våra lampor hela kvällarna
[ikonmåleri] | [bokbinderi] å [papperstillverkning] | [nationalekonomi] v 38? | [hydraulik] den 2 maj
[bettfysiologi] | [kriminalteknik], [viktimologi] | [eu rätt] kl 14 | [sjörätt] eller [folkrätt]
[anatomi å fysiologi 1] | [reaktorfysik] nästa tisdag | [trumspel]; [cello] | [ölprovning] lördag | [samiska] vecka 12
[cad] och [bim] på måndag? | [lergöksbygge] | [topologi] 17.9 | [fältbiologi], [ornitologi] å [botanik]
[gröna väggar] | [hissteknik] ikväll | [skidvallning]? | [isskulptur] v3 | [fjärranalys] o [kartografi]
[tandhygien] imorron kl 9 | [gestaltterapi] | [ungersk grammatik] i övermorgon | [diffekvationer] å [linalg]
e [cellbio] i biomedicum eller på viks | [urbanhydrologi] sal U4 eller U5?
hitta int [sceniskt tal] i teaterhuset, vilken våning | [maskinelement] grupp M2 i nya eller gamla verkstan
vilken dörr går man in för [glasblåsning] i hytta
Kommer [fotojournalistik] att ha sina träffar i mediehuset eller i Arken för grupp 4?
va grupp KEM21 i [kromatografi] i labb 2 nu eller sen | ha ni flytta [försäkringsmatematik] från Asa till Agora
är [romersk rätt] i Juridicum, den lilla salen där uppe?
Grupp B i [kirurgisk vård] har stått i simulationssalen sedan åtta och ingen har kommit, har vi fel byggnad eller fel dag?
går [dokumentärfilm] i biografen i källarn | vem e lärare för grupp 7 i [affärsfranska] i rum C33
var i Technobothnia håller [högspänning] till | är [lekpedagogik] i gymnastiksalen för båda grupperna
Är det i hus Gamma eller hus Delta som [datornätverk] har sin tentamen, det står olika på lappen och i Moodle?
[hästhållning] i stallet eller ridhuset idag, grupp 1 | [parasitologi] obduktionssalen stämmer de?
ja klarade [tyska 3], finns en fyra | [porslinsmålning] eller [glasmålning], va e roligare
vill byta [kärnkemi] mot [miljökemi] | e [barockmusik] detsamma som [tidig musik]
Om jag redan har läst [arbetspsykologi] på öppna universitetet, behöver jag då ändå gå [organisationspsykologi] eller är det samma innehåll under nytt namn?
[elkraft 2] före [elkraft 1], e de dumt | [lek å drama] va bra, va finns som liknar
Vilken bör man läsa först, [teknisk engelska] eller [akademisk engelska]?
hellre [motionsidrott] än [idrottsfysiologi] | tar [funktionalanalys] vid där [reell analys] slutade
efter [vävning] tänkte ja [plantfärgning], e de vettigt | är [java] eller [kotlin] enklare att få plats på
slipper ja [statsrätt] om ja har [förvaltningsrätt]
Hur skiljer sig [klimatologi] från [meteorologi] när det gäller arbetsmängd?
[pension å försäkring] el [privatekonomi]
Jag har plats på både [filmhistoria] och [filmmusik], men de krockar på tisdagar, så säg vilken av dem som ges igen nästa termin.
[latin 1] räcker de för [latin 3] eller måst man ta tvåan | e [algoritmer] svårare än [kompilatorteknik]
kolla om [riskhantering] eller [krishantering] går på distans | påminn om [brottmålsrätt] en vecka innan
bry dej int om [yllebroderi] mer | följ me [kvantoptik] åt mej | ja vill va med på [stenmurning]
ta mej av listan för [dövkunskap] | pling när [geriatrik] lägger ut betygen
Kan du påminna mig om [strategisk kommunikation] dagen innan anmälan stängs, annars missar jag den precis som i fjol?
sluta tjata om [livsmedelshygien] | håll koll på [bergteknik] för min del | anmälan ti [livräddning], fixar du de
säg till en timme före [tajchi] | Jag vill inte längre följa [ungdomsarbete på nätet], tack på förhand.
sätt mej i kö ti [utomhuspedagogik] | lägg [nordisk mytologi] som favorit | ja hoppar av [värmepumpsteknik]
hojta när de finns platser på [scenkamp] | mejla mej om [fiskodling] ställs in
släng bort påminnelsen om [ishantering] | finns nåt i jakobstad | från Kiruna, e de okej att läsa på distans
keramikugnen ledig på lör?
Jag bor ute på Houtskär och färjan går bara två gånger om dagen, vad finns det som man klarar hemifrån?
e språkstudion öppen | innan ja drar ti tokyo på byte | nåt på campus valla på eftermiddan
hur ser man lediga tider för snickarverkstan | på åland va finns | bastun på kåren, bokas de här
ja e i hanoi just nu, sju timmar före, så kvällsgrejer går int | kan man få ljusare färger i menyn
dansstudion kl 17? | Finns det något i Gamla stan eller åtminstone nära tunnelbanans gröna linje?
är schackrummet ockuperat hela dan | Hur stänger man av ljudet på aviseringarna medan man sitter i bönerummet?
När jag kommit hem från min expedition på Svalbard i oktober vill jag börja med något lugnt, vad startar då?
lektionen i maskinhallen, när slutar den | hur många får plats i terrariet, alltså rummet me glasväggarna
Går det att läsa något från Gotland utan att behöva resa till fastlandet en enda gång? | nåt nära vattentornet
vad visar du när ja skriver stjärna | exportera ti csv | funkar de me apple kalender | E: unknown token står de
aj aj de hängde sig | ja e så nervös | finns nåt efter pingst | vilket datum senast? | behöver man egen dator
ja e vikarie på ett dagis, får såna va me | hur e de me frånvaro då | finns nåt kort
min marsvin är sjukt så ja kommer sent | Varför får jag samma lista fast jag byter termin? | å tenta, när e den
va menas me tv | e allt slut till advent | nåt på sommarn | kan man gå om den? | shit va mycke
Jag är servitris på en krog och vi har revisorer, advokater och poliser som gäster hela tiden, men själv vill jag bara hitta något med få inlämningar.
visa i morgon istället | ja tappade min nyckel | räknas de i examen | e de grupparbete, ja hatar grupparbete
skruvdragare får man låna va | hoppsan fel knapp | vilken veckodag e de då
Min mormor på nittio vill sitta med och lyssna, går det bra eller måste hon skriva in sig någonstans?
kostar de för pensionärer | de funkar int i chrome men i firefox | ska man ha regnkläder | god jul
ja kommer från jobbet på varvet å e lite smutsig, gör de nåt | kan du va tyst ett tag | när e höstlov
asså ja fattar noll
Hallå där! Jag kör snöplog på vintrarna och har alla somrar lediga, så därför undrar jag om [trädgårdsdesign] går som sommarkurs någon gång framöver?
Jag arbetar som receptionist på ett spa och gästerna frågar hela tiden om aromaoljor, så chefen vill betala mig en kurs i [fytoterapi] om ni har en sådan.
Min bror är jurist och min far var domare, själv vill jag absolut inte bli något sådant, utan jag funderar på [leksaksdesign], om det nu går att läsa.
Förlåt en dum fråga, men jag såg att [kognitionsvetenskap] nämndes på öppet hus och nu hittar jag inget om den, är den nedlagd eller heter den något annat?
alltså det är trettio grader varmt och jag kan inte tänka, men kan du bara säga om [operationsanalys] har nån sommartenta, snälla snälla
Jag är djurskötare på parken i Ranua och sköter om järvar och lodjur dagarna i ända, men har tyvärr ingen examen, vem ska jag prata med?
Hej igen, det var jag som frågade om studieintyget i går, nu gäller det i stället [spansk översättning] som min rumskompis säger är årets bästa.
Eftersom vår förening ska ge ut en bok om byn skulle vi tre pensionärer gärna gå en kurs i [grafisk formgivning], gärna på dagtid och med kaffe.
jag har adhd och klarar inte långa föreläsningar, men en kompis i min träningsgrupp svär på att [spelprogrammering] mest är praktiskt, stämmer det?
Jag är verkligen ledsen över att jag missade starten i [socialpedagogik], jag låg på sjukhus hela veckan, kan jag ännu hoppa in?
Vår personalchef på rederiet undrar om det finns utbildning i [hamnlogistik] på svenska, för alla andra verkar bara ge den på engelska eller finska.
God kväll, jag har nyss blivit farfar och tänkte att det vore bra att kunna [hjärt-lungräddning], man vet aldrig, har ni några platser före jul?
Jag läser till ingenjör och är så glad för att jag äntligen klarade matten, nu vill jag unna mig något helt annat som [keltisk musik] i vår.
Hejhej, min praktikplats på försäkringskassan tog slut i förtid och nu fattas det fem hp, har du några tips på något som startar genast?
Det här är kanske fel ställe, men jag undrar om [museipedagogik] går att kombinera med heltidsjobb, för på guidningarna är det alltid fullt upp till sex.
jag har kört lastbil i hela europa och kan svära på nio språk, men nu ska jag bli trafiklärare så jag behöver [trafikpsykologi], var hittar jag den
Tack snälla för svaret om parkeringen! En sak till: min väninna talade om [färg och textur] med sådan värme att jag också vill gå, är den öppen?
Jag älskar katter, matlagning och brädspel, men är urusel på att komma i gång på mornarna, så visa helst bara sådant som går efter lunch.
Vi har köpt ett gammalt hus på Kimitoön där allting läcker, och snickaren rådde oss att lära oss något om [byggnadsvård] innan vi river mera.
Jag bor granne med kärnkraftverket och är nyfiken, inte rädd, så kunde man som vanlig människa få läsa [strålskydd], eller kräver den fysik i botten?
[tibetanska] | [rättssociologi] o [kriminologi] | [animering] v 46-47 | [gasmätning] | [fjäderhattar], [tovning]
[beräkningsbiologi], nästa tors? | [halvledarkomponenter] | [biogas] eller [torvteknik] | [musikproduktion] lör 10-14
[numme analys] på fre | [schaktning] | [nordisk litteratur 1800-1900] | [klinisk kemi] å [hematologi] 5.2
[vinprovning] snart? | [oljemålning], [träsnitt], [litografi] | [stadsplanering] den 21:a | [balkongodling] när
[jonglering] | [pilates]instruktör | [fördelningspolitik] vecka sjutton | [organisk syntes]...
[vattenrening] å [avlopp] efter påsk | [grundläggning] imorrn kl 8.30 | [radiografi 3] | [opera] och [operett]
[bildterapi] den tjugonde | [akut omvårdnad] i simlabbet, vilken våning
är det [bergmekanik] eller nåt annat i K12 nu
Var ligger rummet för [etnomusikologi], är det i Sibeliusmuseet eller i Humanisticum? | [finmekanik] byggnad 9?
vilken ingång till [smidesteknik], smedjan vid ån? | har alla grupper [blodprovstagning] i D-huset eller bara grupp 3
Vi sitter fyra stycken utanför Fänriken och väntar på [informationsrätt], men dörren är låst och lampan är släckt, är vi i fel hus?
[algebraisk geometri] exactum eller physicum | vafan är sal Omega, ska ju ha [mönsterkonstruktion] där typ nu
Hur många i grupp F har valt [filmklippning] i klipprum 2?
är grupp röd eller grupp blå i [avdelningsledning] på Arcada idag
Enligt mejlet går [skärgårdsguidning] i gästhamnens kajuta i stället för i klassrum 5, men gäller det även oss i grupp Ö?
byter vi från Ångström till Ekonomikum för [mikroekonomi] | [säkerhetsteknik] dörrkod till källaren?
är [pediatrik] i Meilahti sal 1 eller på barnkliniken för studerande i grupp K4
har [dataetik] nånsin sal på Kåkenhus | [grupprocesser] rum 2.041, finns dom?
jag klarade [envariabelanalys] nästan med nöd, vad kommer sen | hellre [möbelrestaurering] än [trädrejning]
Kan jag läsa [portugisiska 2] före [portugisiska 1] om jag bott i Brasilien som barn?
[byggfysik] el [byggakustik], vad ger mest hp | byta ut [public relations] mot [varumärkesbyggande]
är [sannolikhetslära] lika med [stokastik] eller nåt annat
Jag gillade [antikens kultur] så mycket att jag vill ha mer av samma sort, kanske [egyptologi], eller finns det något mer passande därefter?
typ som [improvisationsteater] fast för blyga | först [sensorteknik] och sen [inbyggda system], är det rätt ordning
[pedagogik för vuxna] istället för [ungdomspedagogik] | kan [affärsjuridik] räknas som [handelsrätt]
Min vän säger att [oceanografi] är mycket tuffare än [geokemi], men hon överdriver ofta, så vad säger statistiken om hur många som klarar dem?
vilken har flest lediga platser, [keramisk glasyr] eller [stengodsdrejning]
Räknas [litteraturteori] som förkunskap till [poststrukturalism]?
ändra mitt val från [triathlon] till [öppet vatten-simning] | [franska 5] funkar den utan [franska 4]
Jag slutade halvvägs i [datalogi] för att jag fick barn, kan jag fortsätta från mitten eller borde jag börja om med [programmeringens grunder]?
går [nätverkssäkerhet] att ta samtidigt som [kryptologi] | är dom lika långa, [hästmassage] och [hundmassage]
bara [ledarhundsträning] eller också [assistanshundar], vad tar ni | stoppa alla mejl om [produktansvar]
säg till när [hinduism] släpps
Påminn mig gärna på söndag kväll om att [naturterapi] börjar på måndag, för jag brukar glömma bort sådant under helgerna när jag är ute på sjön.
orkar inte [stokastiska processer], avregistrera mig | vill följa [kvinnohistoria] men hittar ingen knapp
plinga till en kvart innan [spanskt samtal]
Jag vill gärna bli meddelad om en plats i [fallskärmshoppning] frigörs, även om det blir i sista sekunden.
ställ larm på [avfallsteknik] tentan | lägg in mig på [körledning] för hösten tack
Var vänlig och sluta följa [konsumentbeteende] åt mig, läraren har redan godkänt mig på basis av mitt gamla jobb i butiken.
jag ångrar mig, ta bort [ljusdesign] | tjoa när [ridlära] har fått tider | håll mig uppdaterad om [ruslandsstudier]
kan du påminna mig 3 dar innan [utrikeshandel] stänger | prenumerera på [romani]
Jag har anmält mig till både [sagokonst] och [berättarteknik] av misstag, stryk den ena, alltså den senare.
anmälan till [arbetshälsa], öppnar den nån gång | det var fel, jag ville inte följa [ergoterapi]
finns nåt i lund som inte krockar med karnevalen | på distans från Kuala Lumpur? | är ångpannelabbet ledigt vid tolv
Jag är på språng mellan Jakobstad och Vasa varje dag med bussen, så är det möjligt att ta något som går på fredagar i Novia?
nåt för dom som bor i Haparanda | växthuset på taket, får man gå dit | hur stor är sal Grafit
tidszonen är fel, jag är i Vancouver
Innan jag åker på utbytesår till Seoul i augusti vill jag ha allting klart, så vad går att hinna med under maj och juni?
kan man sova i vilorummet | är biljarden i kårhuset trasig
Är svartvita mörkrummet i källaren öppet på lördag eller måste man be vaktmästaren om nyckel?
kolla ledig labbplats med dragskåp
Finns det någon lektion i trapphuset vid Aulan i dag, eller varför är det avspärrat med rep?
nåt från åbo, helst gångavstånd från tågstationen | sätt standardspråk på nynorska haha
hur är det på Vallgatan, finns det nåt på tisdagar
Jag kommer ursprungligen från Tbilisi och undrar vilka möjligheter det finns för mig att läsa utan finskt personnummer.
kör ni nåt i norrköping nu efter branden | pingisrummet är det upptaget | menar du hp eller sp
visa som tabell istället
Varför står det ett utropstecken med gul bakgrund bredvid min anmälan, är det något som jag måste göra själv?
kan du läsa bilder | åskan tog nätet, kan du svara ändå | är det obligatoriskt första gången
är du på dåligt humör idag | fick 403 när jag klickade | räcker det med telefon eller måste man ha laptop
kan jag få alltihop till min ipad | jag fick en bit tårta och nu är jag glad | finns nåt som inte är på lunchen
Jag är lokförare och vet mina turer bara en vecka i taget, så går det att vara flexibel med när man deltar?
är dom fulla | när drar det igång igen efter trettonhelgen | vem ska man mejla om den | sparas det jag skriver här?
hur mycket pluggar man i veckan typ | den förra du visade, hur många poäng var det
Jag är både astmatiker och pollenallergiker och kan inte vara i rum med heltäckningsmatta, vem ska jag kontakta om sådant?
älgar på vägen, kommer tio minuter sent | slutar den före valborg | fattar du dialekt eller
får man skriva tentan på dator | visa mindre text | har du glömt mig | är det nån avgift för skyddsglasögonen
Mina bonusbarn är hos mig varannan vecka, så finns det något som bara går jämna veckor? | vad har dom gemensamt
lucia, är det ledigt då | är den på svenska nästa gång också
jag har bara slöjdat och kört traktor, duger det som förkunskaper | typ vad som helst bara det är kort
Hejsan, jag sitter i kassan på en järnaffär och kunderna ställer alltid frågor om el, så det vore bra att få gå [elsäkerhet] någon gång under hösten.
Jag är utbildad frisör men har fått eksem på händerna och måste byta yrke, därför hoppas jag att [audionomens arbete] kan läsas som öppen kurs hos er.
På rekommendation av min förra lärare i Raseborg söker jag [skogsekologi], hon trodde att den fortfarande ges men visste inte på vilken ort.
min flickvän läser nåt med fladdermöss och är aldrig hemma, så nu tänker jag också skaffa mig en hobby, har ni [amatörradio] eller liknande
Jag har äntligen slutat röka och har massor med energi, så nu tänkte jag passa på och fråga om ni kan ordna en plats åt mig i [stresshantering].
Vi är ett gäng från hemvärnet som efter vinterns övningar fick blodad tand för [katastrofmedicin], får man komma in på den utan vårdutbildning?
Jag sköter en fyr om somrarna, målar, läser deckare och lyssnar på vågorna, men nu behöver jag tre studiepoäng före trettionde april.
Tack för att ni finns! Jag har fem barn och sover knappt, men vill ändå hinna med [familjerätt] innan den yngsta börjar gå, går den på nätet?
Jag blev uppsagd från pappersbruket i förra veckan och arbetsförmedlaren pratade sig varm för [robotsvetsning], så är det fortfarande fritt inträde där?
hörni det snöar i maj och allting är piss men jag ler ändå för jag tänker söka till [clownteknik], ges den varje år eller va
Mitt stipendium förutsätter att jag läser [källkritik] innan jag börjar samla material, och professorn säger att den snart tar slut, så hur bråttom har jag?
Jag har hemtjänst hos tolv gamlingar om dagen och de vill alla berätta, därför skulle jag gärna lära mig [livsberättelser som metod] på riktigt.
Hej, jag ringde i dag men hamnade i en telefonkö i fyrtio minuter, så nu skriver jag här: är [läromedelsproduktion] flyttad till nästa läsår?
Min hustru tycker att jag snackar för mycket om bilar, och hon har rätt, men kan ni ändå berätta om [förbränningsmotorer] går i vinter?
Jag var på ett föredrag i Nykarleby där talaren visade bilder på gamla kyrkor, och sedan dess drömmer jag om att få läsa [medeltida arkitektur].
Efter stormen miste vi halva skogen, så nu behöver jag snabbt förstå mig på [skogsbeskattning], helst innan deklarationen ska in i mars.
tjenare, farsan har bin och morsan gör ljus, själv vill jag ha nåt eget så jag spanar på [kosmetiktillverkning], finns det platser kvar
Jag är fosterförälder och får inte alltid barnvakt, men socialarbetaren menade att [anknytningsteori] vore nyttig för mig, spelas föreläsningarna in?
Är det någon annan som också känner sig dum i början? Jag är så blyg att jag knappt vågar öppna munnen i grupp, finns det stöd för det?
Jag jobbar med kundtjänst åt ett elbolag och blir utskälld varje dag, så [konflikthantering] skulle passa som hand i handske om den finns kvar.
Hallå, jag har hört rykten bland doktoranderna om att [vetenskapligt skrivande på franska] ställs in för att läraren är tjänstledig, stämmer det?
Jag har jobbat på sjön i trettio år och kan mina knopar, men datorer är jag rädd för, så finns det någon som kan visa mig hur man anmäler sig?
Det är min födelsedag i dag och jag har lovat mig själv att äntligen anmäla mig till [operasång], hur går jag till väga?
Jag driver ett litet kafé vid torget och har gluten-, laktos- och nötallergiker varje dag, så min bokhållare rådde mig till [specialkoster].
min kusin som bor i Gamlakarleby säger att [stickmaskin för nybörjare] e slutsåld varje år, ha ja nån chans om ja anmäler mej redan nu
Jag letar nya vägar efter en utmattning, min terapeut nämnde [skapande verksamhet], men jag har inte bil och måste kunna ta mig dit med buss.
Ifall det inte är för sent så skulle jag ännu vilja komma med på [vattenbruk], jag har just fått jobb på en laxodling i Brändö.
Jag spelar schack på elitnivå och är van vid att sitta stilla i timmar, så långa dagar gör ingenting, vad har ni på helgerna?
Jag är ju bara vaktmästare, men jag har gått och tittat på alla fina apparater i ert labb och vill veta om [elektronmikroskopi] är öppen för alla.
Som ombud för facket måste jag kunna lagen på mina fem fingrar, så säg mig om [förhandlingsteknik] ännu tar emot folk eller om allt är fullt.
när ja plockar lingon lyssnar ja på poddar om rymden å nu e ja helt såld, finns [astrobiologi] för sånadär vanliga dödliga
Kära ni, jag är dagmamma på landet och önskar mig lite vuxet sällskap, helst kring en bok, så har ni [finlandssvensk lyrik] i något kvällsprogram?
[mykologi] | [sagor å myter] v 5 | [kompositionslära], [kontrapunkt] | [mjölkhygien] imorgon? | [skolrätt] den 30:e
[sannolikhet 2b] | [osteopati] eller [naprapati] | [hebreiska] å [arameiska] på onsdag | [finsnickeri]
[intern kontroll] v.16, v.17 | [skeppsbyggnad] | [partikelfysik] och [plasmafysik] kl 13 | [bouppteckning]??
[kulturantropologi] 9/10 | [storköksteknik]; [menyplanering] | [pumpar å ventiler] | [sexologi] nästa månad
[hållbart fiske], [kräftodling] | [virologi] ti 8-10 | [ljudkonst] och [radioteater] 28.2 | [kinesiologi]
[spårbyggnad] ons | [industriell ekologi] | [rullstolsdans] | [bosniska] kl sexton
[flygmekanik], [aerodynamik] el [navigering] | [mangateckning] på långfredagen? | [förlossningsvård] vecka 22?
är sal Freja byggd färdigt, ska ju ha [bildanalys] där | [tandteknik] i verkstad 3 eller gipsrummet
Jag hittar inte byggnad Q, är det verkligen där som [renhållningsteknik] ordnas för grupp 5?
va heter rummet för [hörselvård], nåt me fågel | [optionsteori] i Hanken eller på kauppis
ligger [beteendeekonomi] i samma hus som kantinen
Både grupp H och grupp J verkar ha [hematologisk diagnostik] i labb 7 klockan två, hur ska vi få plats där allihop?
e [kyrkomusik] i domkyrkan eller i kyrksalen på Aurelia | [marinteknik] i Rosteriet hela hösten?
ska grupp PED19 va på Strandgatan för [matematikdidaktik] | rum 0.15 för [yrkesfiske], finns ens rum noll
Har [livsmedelsteknik] bytt från Vik till Gumtäkt nu när det renoveras, eller gäller det bara övningarna?
i vilket tält hålls [friluftsliv] på stranden | är [elmaskiner] kvar i Otnäs, TUAS-huset alltså
[logikens historia] seminarierum Kant eller Hegel | hur kommer man till [brandteknik] på övningsfältet, grupp 9
Är Tegelsalen tillräckligt stor för [masspsykologi], det brukar ju komma tvåhundra? | slöjdsal 1 eller 2, [trasmattor]
[dialektologi] i arkivhuset våning 4 grupp a | fick just godkänt i [vektoranalys], vad nu
[turismgeografi] eller [hållbar turism], vilken e på engelska
Är det dumt att ta [psykofarmakologi] direkt efter [allmän farmakologi] eller borde man jobba emellan?
byter gärna [patientsäkerhet] mot vad som helst | ja vill hellre ha [gitarr 2] än [gitarr 1], kan redan ackorden
e [webbanalys] nästan som [sökmotoroptimering]
Vad talar för [tillämpad etik] framför [bioetik] om man siktar på att jobba på ett sjukhus?
efter [estniska] borde man väl ta [lettiska] å [litauiska] | [bastubyggande] istället för [timring] för han var full
är [konsthistoria] eller [arkitekturhistoria] på förmiddan
Jag blev underkänd i [termodynamik 1] två gånger, får jag ändå gå vidare till [termodynamik 2] eller är det stopp där?
[läsinlärning] kontra [skrivinlärning], vilken e större | har gått [tygtryck], finns en sån där fortsättning
[numeriska metoder] å [matlab] samtidigt, för mycket? | flytta mig från [bågskytte] till [fäktning] om det går
va de [mediarätt] eller [upphovsrätt] som hade öppen bok
Om [energipolitik] och [klimatpolitik] innehåller samma böcker så tar jag bara den ena, så berätta gärna vilken som börjar senare.
motsvarar [idéhistoria] den där gamla [lärdomshistoria] | [ridterapi] el [djurassisterad terapi], nån som vet
är [sociolingvistik] det som kommer efter [allmän språkvetenskap] | väck mig när [kaffekunskap] öppnar för anmälan
ta bort mig från [krismedicin], jag flyttar | lägg [golvläggning] på min lista är du bussig
pinga när [sfi-didaktik] har ny lärare
Jag skulle vilja få en påminnelse på morgonen samma dag som [vattenkemi] har sin första laboration, går det att ordna?
Avsluta min bevakning av [barnkultur]. | hör av dej om [släckningsteknik] får fler platser
nej tack ti mera om [cirkusakrobatik] | sätt en klocka på [arbetsterapi i skolan]
gör så ja int missar [radarteknik] anmälan den här gången | vill inte gå [marknadsundersökningar] längre, hur gör man
Meddela mig genast om tentan i [rättsmedicin] flyttas, jag har nämligen bokat flyg hem till Island dagen efter.
skit i [ledarskapshistoria], ja ha bytt linje | kom ihåg åt mej att [fiolbygge] börjar den sjätte
boka in mej på [skyddskurs för heta arbeten] | ge mej ett pip om [assyriologi] blir av
Hur får jag stopp på meddelandena om [lastsäkring], de kommer mitt i natten och väcker hunden?
håll utkik efter [permakultur] åt mig | ja vill följa både [bergshantering] o [malmgeologi]
stryk mig från kölistan till [konfirmandarbete]
Påminn min arbetskamrat och mig om att [första linjens psykiatri] har anmälningsstart på fredag, om du nu kan göra det för två.
nåt på svenska i Lahtis?
Innan jag far till Buenos Aires i mars borde jag fixa sju poäng, och jag kan bara på kvällar efter åtta.
i kyrkslätt nån gång på lördagsmornar | e pingpongbordet på våning tre ledigt | vävstugan, e den låst nu
Jag bor i Skellefteå men jobbar i Luleå mitt i veckan, så vad kan man gå på måndagar och fredagar?
är kemilabb 2 bokad hela eftermiddan | från Tromsö, hinner man me nattåget | på vilken våning e stilla rummet
Är inspelningsstudion bredvid kantinen tillgänglig i kväll, vi behöver bara en halvtimme med mikrofonen?
ändra klockan ti svensk tid | finns de nåt på campus i Borgå som slutar före sista bussen
duschen i källaren, var den varm idag
Tidigare bodde jag i Zagreb och där var allting gratis, är det så även här på ön? | ledig sal me flygel?
en stuga i Lappland har ja hela februari, va kan man göra därifrån
Går det att få ett tyst hörn på biblioteket i Tritonia under tentaveckan, eller är precis alla platser bokade?
måndag å tisdag i Mölndal | får man va i köket på avdelning 5 efter stängning
hemma i Kristinestad finns inge, va finns på nätet | va kan ja fråga dej om | när stänger de för sommarn
googlekalendern visar allt dubbelt | "ogiltig session" va e de | ja e pilot å kan bara när de e dimma
de brinner i knutarna, sista dagen idag eller? | hur många gånger får man missa | kan man spara sökningen
e du gratis | kommer de nya sen i januari | är läraren snäll | nåt imorgon bitti som int e fullt
Jag har precis sprungit maraton och kan inte gå i trappor, finns det hiss överallt? | gick de att anmäla sig efteråt
kopiera ti word | vilket av dem slutar tidigast
Hur gör man om man är gravid och det beräknade datumet är mitt under perioden?
ja fick tre fel på raken, orkar int mer | en uggla sitter utanför fönstret, ville bara säga de | skriv kortare tack
varför frågar du samma sak hela tiden | måste ja köpa boken | va e skillnaden på grön å blå ruta
e de lugnt om man kommer lite sent | tappa bort listan, visa den en gång till
min chef e en idiot så ja får int ledigt, kvällar då
Jag plockar potatis till slutet av september och har inget nät på åkern, så kan jag börja först i oktober utan att det blir problem?
finns nån som börjar om i mars | vilket format e filen i | lillajulsfesten krockar, kan ja ta de en annan dag
hur tung e den jämfört med ett vanligt jobb | de där va int va ja mena | får man använda miniräknare
ja vill ha mindre å göra | semla eller runebergstårta | e de nån som kontrollerar | när får man veta om man kom in
skärmen blinkar som en julgran
Kan du förklara i vanliga ord vad som händer om jag trycker på avbryt, jag är rädd att allting försvinner?
ja ska på bröllop den helgen, alltså en annan helg | visa bara på vardagar | aa just de, å var va de
Jag har läst [växtförädling] med goda betyg och skulle nu vilja välja mellan [molekylär ekologi] och [markvetenskap], så hur många poäng ger de och vilken är mest praktisk?
Det är så att jag av misstag valde [hovslageri] fast jag menade [hästsjukvård], kan du hjälpa mig att byta innan gruppen är full?
Om man struntar i [styrteknik 1] och går direkt på [styrteknik 2], märker läraren det eller är det ingen som bryr sig om ordningen?
Min lillebror gick [parkour] i fjol och var överlycklig, men jag är mer försiktig av mig, så kan jag ta [linedance] i stället fast den redan har gått en gång?
Är [omvärldsanalys] verkligen samma sak som [framtidsstudier], eller varför står de på samma rad i listan jag fick av studiekansliet?
jag har hört att [neurolingvistik] är grymt svår men att [textlingvistik] är rena semestern, så vad ska en lat typ som jag ta egentligen
Efter [ytbehandling] tänkte jag mig [möbelsnickeri], men det kanske är bättre tvärtom eftersom man måste ha en egen möbel att lacka?
Jag kommer aldrig att klara [elektromagnetism], så finns det någon regel som tillåter att man läser [vetenskapens historia] i stället för den?
Kan du vara en ängel och hålla ett öga på [forntida textilier] så att jag får veta direkt när det finns en ledig plats?
Jag har ändrat mig helt och vill inte längre ha några meddelanden om [bilmekanik], för jag sålde bilen i lördags.
Det vore snällt om du kunde påminna mig två veckor i förväg om [jägarexamen], eftersom jag måste begära ledigt från fabriken.
Säg till mig när anmälan till [romantikens litteratur] öppnar, men inte mitt i natten som förra gången, för då väcktes hela familjen.
Jag vill gärna skriva in mig på [säkerhetspolitik] genast den öppnar, men jag är ute och seglar då, så kan du göra det åt mig?
Sluta för all del inte påminna mig om [vårdvetenskap], men sluta gärna med [vårdadministration], den har jag redan klarat.
Jag står i fel korridor med en kaffekopp i handen och letar efter [verksamhetsstyrning], är den i glashuset eller i gamla posten?
Vi i grupp SSK24 fick höra att [läkemedelsräkning] har flyttat till övningsavdelningen på tredje våningen, gäller det från och med den här veckan?
Kan någon tala om varför [oorganisk kemi] har satts i en sal med trettio stolar fast vi är femtio i grupp A och B tillsammans?
Står det fel på skylten eller är det verkligen [klassisk arkeologi] som pågår i hörsal Ringbom just nu, det låter som rockmusik därinne?
Hör på, ligger hus Tre Kronor på samma sida om ån som kyrkan, för där ska jag ha [processrätt] om en kvart?
Är det meningen att både [hälsoteknologi] och en blodgivning ska hållas i foajén på Alere på torsdag eftermiddag?
Jag försökte spara hela listan i Excel, men alla å, ä och ö blev till konstiga tecken, vad gör jag för fel?
När jag öppnar kalendern i telefonen ligger allting två timmar för tidigt, fast på datorn ser det helt rätt ut, vad beror det på?
Jag är egentligen svetsare men går på krycka efter en motorcykelolycka, så är lokalerna tillgängliga och finns det parkering nära dörren?
Hur svår är den egentligen, hur mycket ska man läsa i veckan, och vad händer om man inte hinner lämna in allt i tid?
Jag tycker om björnar, bastu och tystnad, men det verkar som om alla era grejer hålls mitt i stan, stämmer det?
Om jag inte får ledigt från bageriet den dagen, kan jag då ta igen det på något annat sätt, till exempel hemifrån?
Är det någon som vet varför det dyker upp en snurrande ring varje gång jag väljer nästa sida, jag har väntat i tio minuter?
Vi firar svenska dagen med tårta på kontoret, så kan jag få veta redan i dag om något är inställt på fredag?
Och när är då sista dagen att komma med, kan man få den förlängd om man har varit utomlands och inte sett något mejl?
Jag fattar inte skillnaden mellan de tre knapparna längst ner, är det den blå som gäller om man vill hoppa av?
Kan jag delta fast jag bara är sjutton år och sommarjobbar på en glasskiosk, eller måste man ha fyllt arton?
Min arbetsgivare, ett rederi, vill ha ett kvitto på att jag har deltagit, så vart vänder jag mig för att få ett sådant?
Jag har bara en surfplatta och ett gammalt tangentbord utan mellanslag, går det att klara sig med det eller måste jag köpa nytt?
Inför vår hembygdsdag i augusti skulle jag behöva lära mig [folkdräktssömnad], min svärmor har lovat stå för tyget om ni står för resten.
Jag har kört ambulans i sju år och sett alldeles för mycket, så nu söker jag mig till [sorgebearbetning], först för egen del och kanske sedan som yrke.
Min mentor på banken säger att framtiden ligger i [grön finansiering], men jag undrar om man klarar den utan att ha läst ekonomi tidigare.
Det blommar överallt och jag är nykär, men jag ska ändå vara förnuftig och fråga när det blir ny omgång av [finansmatematik].
Ett stort tack till er alla för ett trevligt öppet hus! Jag blev mycket förtjust i [glasfusing] och undrar om man får komma tillbaka och prova mer.
Vi har en liten ångbåt i släkten och ingen under sjuttio kan sköta pannan, så nu skickas jag ut för att hitta en kurs i [ångmaskinslära].
Jag är tolk till yrket och älskar språk, men i höst vill jag göra något med händerna, så hur vore det med [korgflätning]?
hej på dej, jag jobbar i en skidlift uppe i Sälen och har asmycket dötid, så jag skulle vilja plugga [moralfilosofi] på mobilen om det går
Jag har varit hemmapappa i två år och kan alla barnprogram utantill, så visa mig något för vuxna där man får tala med andra människor.
Min biodlande granne skrattade åt mig när jag sa att jag ska läsa [riskmatematik] som fyrtioåring, men jag tänker visa honom, är det fortfarande öppet?
Eftersom jag tolkar för döva i min församling har jag nytta av [taktilt teckenspråk], men jag hittar bara gamla datum från i fjol, har du nyare?
Jag var så lycklig över min femma i matten att jag bjöd hela gänget på pizza, men vad händer nu om jag inte har tillräckligt med poäng?
Jag vill gärna skriva en uppsats om fladdermöss någon gång, men just nu räcker det gott med en liten sak på nätet som börjar efter nyår.
[Fysik för sjukskötare], när träffas man | [Juridik för formgivare], vilka dagar | [Kemi för kockar] poäng
är [Matematik för musiker] på engelska | [projekt]kurser | [examensarbets]kurser | [seminarie]kurser i vår
[verkstads]kurser | min kompis läser [skogsbruk], vilka kurser finns för det
min bror studerar [vård], vilka kurser har ni för sånt | var är [kördirigering] nästa torsdag | var är [gatudans] på måndag
var ligger simhallen för personalen | var ligger mötesrummet för lärarna | var ligger kopieringsrummet för studerande
jag har läst att [filmteori] finns men hittar ingenting om språket, mvh | hej, [filmteori] finns men vad är språket? mvh
sista träffen när | sista passet när | första träffen när | [drönare] o [robotar] | [batterier] o [bränsleceller] | [sång] å [piano]
den där [excel] kursen, va heter den på riktigt | den där [excel]kursen, vad heter den egentligen
nån som vet va [keramik] kursen heter på riktigt
har du något förslag? | några förslag? | ge mig ett förslag | vad föreslår du | söker en grundkurs i [textil], har du förslag?
någon grundkurs i [geologi], gärna en som börjar efter påsk | hann ja me eller e de stängt | hann jag eller är det för sent
måste man kunna rita innan man tar den | måste man kunna koda innan man tar den här | ska man kunna räkna före kursen
finns det nån annan kurs om [logik] o sånt | hann du se det?
när börjar [kreditanalys] | när börjar kursen i [kreditrisk] | är [språkvård] full | tenta i [öppen källkod]
när börjar [gruppledning] | vem undervisar i [byggnadsfysik] | [språkteknologi] språk | [språkvetenskap] poäng
[studieteknik] när | [lärarens arbete] tent | [tentamensteknik] när börjar den | [rumsakustik] poäng | [gruppterapi] lärare
[examensarbete] poäng | hur stort är [examensarbetet] | [kursdesign] börjar när | vad sägs om [svenska för vårdare]
och [finska för nybörjare]? | vad sägs om [Svenska i arbetslivet] | [öppna data] när | [öppen vetenskap] språk
[platsvarumärken] när börjar | [tidsserier] slutar när | [kalendersystem] poäng | [påminnelsesystem] när öppnar den
när börjar [riskhantering] | när stänger [marknadsrisk] | är [årskursintegrerad undervisning] på engelska
[robotik] våren | [kemi] hösten | [maskinseende] vår | [informationsrätt] kurser på våren
när slutar [praktik i bokföring] | när slutar [praktik på sjukhus] | [arbete i skärgården] datum | när börjar [projekt i företag]
kurser vid enheten för [design] | kurser på [vård]enheten | vilka kurser har enheten för [teknik]
`;
