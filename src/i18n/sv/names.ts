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
`;
