/** Vad svenska frågor om en kurs gäller: den första raden med en fras i frågan. */
import type { TopicWords } from '../topics.ts';

export const svTopics: TopicWords = {
  asks: `vad va när nr var vart vilken vilket vilka vem vems hur varför är e finns har kan går får hinner ryms måste måst
    behöver krävs behövs ordnas blir undervisas klarar samarbetar räcker tar kommer hålls och några nåra nåt något nån någon senast kom tills beskriv berätta passar spelas måst e sedan före ingår ge`,
  asksBy: /^(?:månne)$/,
  states: 'jag vi min mitt mina vår vårt våra han hon du din ditt',
  copulas: 'är var e va varit',
  clitics: /^$/,
  fillers: `kursen kurs helt hela här där denna detta de den det dom nåt nån nåra ja jag mej mig sej sig dej dig mkt mycke ba bara liksom typ också me med e va å o
    ännu än nu då annan andra nån ger egentligen riktigt alls helst helt delvis enbart i på av om till för`,
  others: `vad|va är|e klockan; mycket|mkt är|e klockan; termin*; läsår*; bibliotek*; lunch*; matsal*; kaffe*; buss*; väder|vädret; parkering*; period|perioden 1|2|3|4|5; vårtermin*|hösttermin*; lösenord*; inloggning*; vpn; skrivare*|printer*; fotboll*; fest; pizza*; tåg|tåget; bostad*; tentvecka*; kommer|går|gillar|tycker|vill|tar|gör du; hur var|va helg*; mina|min nyckl*|nycklar; tårta*|match*|häfte*|skattedeklaration*; din|ditt|dina tent*|prov*|kurs*|grupp*|lärar*|rapport*|helg*; läkar*|läkare|tandläkar*`,
  about: 'i för av om är e',
  ofSubject: '*{ens,ets}',
  inSubject: '',
  languages: [
    ['en', 'engelska|engelskspråkig*|eng'],
    ['fi', 'finska|finskspråkig*'],
    ['sv', 'svenska|svenskspråkig*'],
  ],
  topics: [
    ['opens', 'när .. möjlig* .. anmäl*'],
    ['online', 'avlägg*|gå|göra|läsa .. nätet|distans|online|hemifrån'],
    ['objectives', 'kunna|kan .. efter'],
    ['online', 'zoom*|teams*|nätet|distans eller'],
    ['grading', 'baserar|grundar|bygger .. vitsord*|betyg*'],
    ['prerequisites', 'utan förkunskap*|bakgrund*|erfarenhet*; klarar .. utan; bygger .. på; fortsättning*'],
    ['opens', 'sedan|sen|från när .. anmäl*|öppen|öppet|registrer*'],
    ['closes', 'före|innan|senast vilket|vilken datum|dag; sista chansen|möjligheten'],
    ['starts', 'vilken|vilket dag|datum börjar|startar|inleds|drar'],
    ['ends', 'när är|e vi|den|det|de klar|klara|färdig*|slut|över; slutdatum*'],
    [
      'grading',
      'bestämmer|påverkar|avgör|inverkar .. vitsord*|betyg*; vad .. vitsord*|betyg* .. baserar|grundar|bygger; för en|ett femma|fyra|trea|tvåa|5|4|3; toppvitsord*',
    ],
    ['duration', 'från när till|tills när; från .. till|tills när'],
    [
      'grades',
      'mitt|mina|min vitsord*|betyg*|resultat*; vilket|vilka|vad vitsord|betyg .. jag|ja|fick|får; när .. vitsord*|betyg* ; vitsorden|betygen|vitsordet .. kommer|klara|publicer*; kom|blev|klarade jag|ja igenom|godkänd|underkänd; kom ja igenom; kom .. igenom|genom',
    ],
    [
      'methods',
      'undervisningsmetod*|arbetssätt|arbetsform*|arbetsmetod*|undervisningsform*|metod*|studieform*; hur .. undervis*|ordnas|genomförs|läggs|lärs; föreläsningar|grupparbete|grupparbeten|labbar|laborationer|grupparb*; e|är de|det föreläs*; undervisningen upplagd|ordnad|arrangerad; projekt|projekten|föreläsningar|labbar eller|och; gör man projekt*',
    ],
    [
      'teacher',
      'vem|vems .. lärare|läraren|undervis*|föreläs*|håller|leder|ansvarar|kontakt*; lärare|läraren|lärarens|föreläsaren|föreläsare|lektor*|professor*|handledare|kursansvarig*|kontaktperson*; vem|vilken .. mejla|mejlar|maila|kontakta|fråga|skriva|höra; vem föreläser|undervisar|ger',
    ],
    [
      'places',
      'lediga|fria|ledig platser|plats; platser|plats .. kvar|lediga|ledigt|fria; hur många platser|deltagare|ryms|studerande; full|fullt|fullbokad|fullsatt; ryms|rymms|ryms; kölista*|reservplats*|väntelista*|kö; plats kvar|ännu; finns .. plats|utrymme; rum|plats|platser|utrymme ännu|kvar|ledig*; högsta|max|maximala antal*; antal* .. deltagar*|studerande; hur många .. delta|med',
    ],
    [
      'course-rooms',
      'vilken|vilket|vilka|i|va sal|rum|klassrum|klass|byggnad|lokal; sal|salen|klassrum*|lokal|lokalen; var|vart .. hålls|äger|ordnas|lektion*|föreläsning*|undervis*|går|kursen; var den|det|de; var|vart .. håller till; vart ska|skall|måste|måst man|jag|en gå|komma; i|vilket|vilken hus|byggnad|campus',
    ],
    [
      'lessons',
      'vilka|vilken|vad|va|hur tider|tid|dags|klockslag; va för tid; klockan|klockslag; vilken|vilka|på veckodag*|dag|dagar .. lektion*|föreläs*|undervis*|den|det|kurs*; veckodag*; vilka dagar; nästa|första föreläsning|lektion|föreläsningen|lektionen; när .. lektion*|föreläsning*|undervisningen|närundervisning; lektionstid*|läsordning*|lektionsschema|undervisningstid*; krockar|överlappar|kvällar|kvällstid; vilka dar|daar|dagar; dar|daar .. lektion*|föreläs*; kvällarna|kvällen|dagtid|helger|helgen; veckoschema*|veckotidtabell*|läsordning*',
    ],
    [
      'grading',
      'bedöm*|bedöms|bedömning*|betygs*|betygsätt*|vitsordsskala|skala|skalan|kriteri*|betygsskala*; vitsord*; godkänd|godkänt underkänd|underkänt|eller|eller; siffror|siffra; 0 5; hur .. vitsord*|betyg*; får man .. vitsord*|betyg*',
    ],
    [
      'language',
      'klarar .. svenska|engelska|finska; språk|språket|undervisningsspråk*|språken; på|eng engelska|svenska|finska|eng|sv|fi; engelska|svenska|finska|svenskspråkig*|engelskspråkig*|finskspråkig*; pratar|talar|pratas|talas .. engelska|finska|svenska',
    ],
    [
      'completion',
      'närvaro*|obligatorisk*; avklara*|avlägg*|slutför*|prestation*|genomförandesätt|fullgör*|tillgodoräkn*|ahot|alternativ*; hur .. klarar|godkänd|klara|igenom; sätt att; bli|blir godkänd; vad .. göra .. godkänd|klara; klarar|klara; göra för att; närvaroplikt|obligatorisk närvaro|närvaro; egen hand|takt; självstudi*|självständig*; eget tempo; gå|vara|delta på|i|med varje|alla|samtliga; varje|alla lektion*|gång|gånger',
    ],
    [
      'exam',
      'examiner*; tent|tenten|tenter|tenta|tentan|tentor|tentamen*|tentam*|omtent*|omtentamen|prov|provet|slutprov*|slutförhör|förhör|test|delprov; tentdat*|tentdag*; sluttent*|deltent*|mellantent*|hemtent*|duggan|dugga; göra om prov*|slutprov*|tent*; ta om tent*|prov*',
    ],
    [
      'materials',
      'slides|bildspel*|kompendi*|bok|boken|böcker|böckerna|litteratur*|kurslitteratur*|kursbok*|material|materialet|studiemateri*|läromed*|lärobok*|läroböck*|kursmaterial*; läsa in; kursböck*; ska|skall|måste|måst|bör man|jag|en|vi läsa; va|vad läser',
    ],
    [
      'prerequisites',
      'förkunskap*|förkunskapskrav*|förhandskunskap*|behörig*|krav|kraven|krävs; innan|före|förrän|tidigare .. måste|kunna|läst|kursen|den|ha|gått|studier|§; måste|behöver|borde|bör|skall|ska man|jag|ja .. läst|kunna|gått|ha|avlagt; läst .. innan|före|förut; kunna|läst .. före|innan; före|innan; tidigare studier|kurser|kunskap*; krävs|behövs|behöver .. innan|före|kurser|kunskaper|förhand|kunna; på förhand; måste .. före|innan; nybörjar*|novis*; bakgrund*; kunskap*|färdighet* .. förvänta*|krävs|behövs; förvänta*; gå|ta|läsa § utan; utan .. förkunskap*|erfarenhet*; måste|måst|behöver|bör man|jag|en kunna; erfarenhet*',
    ],
    [
      'objectives',
      'mål|målen|målet|lärandemål*|inlärningsmål*|målsättning*|kompetens*|läranderesultat*|syfte*; lär|lärs|lära man|jag|ja|sig|mig|mej|sej|dig|en; vad|va .. lär; kan man efter; färdighet*|kunnande .. får|ger|lär|utveckl*',
    ],
    [
      'employer',
      'företag*|arbetsliv*|arbetslivs*|arbetsgivar*|uppdragsgivar*|näringsliv*|firma*|bolag; samarbet*; kund|kunder|kunderna|beställar*',
    ],
    [
      'further',
      'berätta mer|mera; ytterligare|mera|mer|tilläggs* info*|uppgifter|detaljer; tilläggsinfo*|tilläggsuppgift*; annat; något|nåt|nå mera|mer; övrigt; annan|andra|övrig info*|uppgifter; anmärkning*|noteringar|notis*',
    ],
    [
      'workload',
      'arbetsmängd*|arbetsbelastning*|arbetsbörd*|arbetsinsats*|belastning*|studieinsats|tungt|tung|krävande|jobbig*; hur mycket|mycke|mkt arbete|jobb|tid|jobb; mycket|mycke|mkt jobb|arbete; hur många timmar; timmar|timmars|självstudier; arbetsdryg|arbetsdrygt|arbetsam; tid tar|går; hur mycket tid; timmar jobb|arbete; svår|svårt|lätt|utmanande; hemuppgift*|hemläx*|läxor|inlämningsuppgift*; jobba|plugga|arbeta|studera mycket|mycke|mkt; utanför lektion*|undervisning*',
    ],
    [
      'credits',
      'studiepoäng*|poäng|poängen|sp|omfattning*|högskolepoäng|hp|ects; hur omfattande; hur många poäng|sp',
    ],
    [
      'online',
      'nätet|nät|nätkurs*|nätundervis*|nätbaser*|online|distans*|distanskurs*|zoom*|teams*|hybrid*|närundervis*|närstud*|campus|virtuell*|webb|webben|webbkurs*|flerform*; hemifrån; på plats; på distans; strömm*|bandas|inspel*; helt på|online|nät*; vara på plats; närvaro på plats; spelas|spela .. in; zoom|teams eller; helt|delvis på distans|nätet; fysiskt',
    ],
    [
      'closes',
      'anmäl*|registrer*|ansök* .. stäng*|slut*|upphör*|går|tar|stängs; stänger|stängs; sista|senaste|sist .. anmäl*|anmälningsdag*|registrer*|ansök*; sista dag|dagen .. anmäl*; senast|sist .. anmäl*|registrer*|måste; hur länge .. anmäl*|registrer*|söka; tills|till när .. anmäl*; deadline*|anmälningstiden .. slut; slutar|stänger|stängs|upphör .. anmäl*|registrering*; sista anmälnings*|anmälan*|datum; senast .. anmäl*; deadline*; tills när .. anmäl*|registrer*; anmälningstid*|anmälan .. ut; går anmälningstid*|anmälan ut',
    ],
    [
      'can-enroll',
      'kan|går|får|hinner|kunde|hinns man|jag|ja|det|en|vi fortfarande|ännu|än|fortfarande|ennu; fortfarande|ännu|än|fortf .. anmäl*|öppen|öppet|med|registrer*|delta|söka|hinner; är|e|har .. anmäl*|anmälan|anmälningen .. öppen|öppnat|öppet|öppnad|stängd|slut|igång|över; anmälan öppen; för sent; sent att; är|e den|§|kursen öppen; öppen nu|ännu; hinner .. ännu|med|anmäl*; missat|missade; hoppa|haka på|in; komma in|med senare; möjligt .. anmäl*|delta|komma; komma med|in .. än|ännu|fortfarande; kommer|ryms|hinner|slipper jag|ja|man .. med; anmäla .. ännu|fortfarande|än; ännu .. anmäl*; för sen|sent|sena; hoppa|haka me|med|på|in; efterhand; i efterskott',
    ],
    [
      'opens',
      'när|nr|från .. anmäl*|anmälan|registrer*|öppn*|söka|ansök*; anmäl*|anmälan|registrering* .. öppn*|börj*|start*|inled*; öppnar|öppnas|öppnade; från och med',
    ],
    [
      'ends',
      'på till; slut|slutar|slutdatum|avsluta*|upphör; sista|sist dag|dagen|gång|gången|veckan|lektion*; till när; håller på till; sista kursdag*|undervisningsdag*|lektionsdag*|dag*',
    ],
    [
      'duration',
      'hur lång|länge; hur många veckor|månader|dagar; hur .. länge; varar|varaktighet|pågår|längd|veckor',
    ],
    [
      'starts',
      'börja*|start*|inled*|begynn*; drar igång; första dag|dagen|gång|gången|lektion*|veckan; när|nr är|e|går|hålls|ordnas|blir den|det|de|kursen|§; när; startdatum',
    ],
    [
      'groups',
      'grupp|grupper|grupperna|gruppen|studerandegrupp*|studentgrupp*; vem|vilka .. för|riktad|avsedd|går; vem|vilka får|kan|kunde delta*|gå|söka|ansöka; utbytesstud*',
    ],
    [
      'programmes',
      'program|programmet|utbildningsprogram*|examensprogram*|utbildning*|examen|linje|linjen|inriktning*|huvudämne; *utbildningen|*utbildning|ingenjörsutbildning*',
    ],
    [
      'unit',
      'enhet|enheten|enheter|institution*|fakultet*|skola|avdelning*|verksamhetsställe*|ordnar|ansvarar|ansvarig|arrangerar|kansli*|kontor*|verksamhetspunkt',
    ],
    [
      'content',
      'innehåll*|handlar|tema|teman|ämne|ämnen|ämnena|beskrivning*|behandla*; tas upp; vad|va .. gör|görs|händer; vad|va går .. ut på; gör man; om vad; innehåller|behandlas; va för kurs; för kurs; vad|va .. är|e .. kurs; beskriv; berätta .. om kursen|den|innehåll*; ingår; sammanfatt*; innehåll*; vad|va undervisas|lärs',
    ],
  ],
};
