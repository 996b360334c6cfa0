/** Mitä suomenkieliset kysymykset opintojaksosta kysyvät: ensimmäinen rivi, jonka ilmaus on kysymyksessä. */
import type { TopicWords } from '../topics.ts';

export const fiTopics: TopicWords = {
  asks: `kelle keneen mitä mitäs mikä mikäs mil mitkä minkä mihin missä mis mistä mist millä mille mite miten milloin millon millo koska kosk kuka kukas kukahan
    ketkä kenellä kenelle kuinka kui montako monta mont paljonko paljon kauanko entä entäs ja onk onks onko voiks pääseeks jotain jotai kuvaile esittele kerro menikö meniks anna`,
  asksBy: /(?:(?<!k)k[oö]|ks|k[oö]s|k[oö]han|nks)$/,
  states:
    'minä mä minun mun me meidän hän he sinä sä sun sinun olen olin en emme meillä mulla minulla olipa onpa tulipa oliko läpäisin pääsin sain menin tein kävin olis',
  copulas: 'on oli ovat olivat ollut',
  clitics: /(?<=..)(?:k[oö](?:han|hän)?|ks|k[oö]s)$/,
  fillers: `sitä opetetaan opetetaanko tehdään tehdäänkö täs täl täm tällä kanssa kans mahtaa tulee tehdä tehää tää tän tost tosta toi tuo siel sielt siin siinä siit siitä jotai jotain joku nyt sit sitten no niin tota oikeen oikein
    mun sun mä sä meille mulle ees edes vaa vaan viel vielä käyny käynyt käydä enää että et kun ku vois voisi vois voitais voitaisiin saisi sais pitäs pitäisi olis oisko ihan viel siel tarvii tarvis haluun oikeesti tehä tehää tää täst tost kokonaan pelkästään pelkkä pelkkään ainoastaan jotakin toista toinen laittaa`,
  others: `paljonko|paljon|paljo|mitä|mikä kello; lukukau*|lukuvuo*; kirjasto*; ruoka*|ruuan|ruoan|lounas*|lounaa*; kahvi*; bussi*;
    parkki*; pysäköin*; periodi|periodin|periodissa|periodilla|periodilta; kevätlukukau*|syyslukukau*; salasana*; tunnukse*; vpn; tulosti*; jalkapallo*; bileet|bileitä|bilei*; pizza*; juna|junat; asunto*|asunno*; tenttiviik*; tuut|tuutko|tuletko|tulet|lähdet|lähetkö|meet|meetkö|haluutko|haluatko|tykkäätkö|nähnyt; kakku|kakun|avaimet|avaime*|vihko*|viikonloppu*|veroilmoitu*|joukku*|ottelu*; tenttisi|kokeesi|kurssisi|ryhmäsi|opettajasi|raporttisi; sun|sinun tentti*|koe|kurssi|raportti; lääkäri*|hammaslääkäri*|terveydenhoit*`,
  about: '',
  ofSubject: '*{n,ssa,ssä} !*inen',
  inSubject: '*{ssa,ssä}',
  languages: [
    ['en', 'englanniksi|enkuks|enkuksi|englanniks|enkulla|enkkua|englanninkiel*'],
    ['fi', 'suomeksi|suomeks|suomenkiel*'],
    ['sv', 'ruotsiksi|ruotsiks|ruotsinkiel*'],
  ],
  topics: [
    ['content', 'käydään|käydää|käyään|käsitellään läpi; mitä|mit .. käydään|käydää|käyään'],
    ['opens', 'milloin|koska|millon|millo .. mahdollis* .. ilmo*|ilmottautu*; mistä|mist lähtien|alkaen'],
    ['objectives', 'osata|osaa|osaan|osaamaan .. jälkeen; jälkeen .. osata|osaa|osaan'],
    [
      'language',
      'suorittaa|käydä|tehdä|tehä|opiskella|ottaa|suoritettavissa englanniksi|englanniks|suomeksi|suomeks|ruotsiksi|ruotsiks|enkuksi|enkuks|enkulla',
    ],
    ['online', 'tallen*|nauhoit*|striim*|videoi* .. luen*|tunn*|opetu*|kurs*'],
    ['online', 'zoom*|teams*|verko*|neti*|etänä|etä|lähinä vai|tai'],
    ['exam', 'tentti|tentin|koe|kokeen järjestetään|pidetään|tehdään|toteutetaan|suoritetaan'],
    ['duration', 'mistä mihin; mistä .. mihin kestää; milloin|koska .. mihin asti'],
    [
      'grading',
      'arvosana|arvosanan|arvosanaan|numero|numeroon .. muodostuu|määräytyy|perustuu|vaikuttaa|koostuu; vaikuttaa|vaikuttavat|määrää|ratkaisee .. arvosan*|numero*; mistä arvosana*; vitose*|viitose*|nelose*|kolmose*|kiitettäv*; pisteyt*; arvosan* .. saa|saada|vaatii; perustuu|perustuuko|määräytyykö|muodostuuko .. arvosan*|numero*; saa|saada|saisi|saan vitosen|viitosen|hyvän',
    ],
    [
      'completion',
      'hyväksilu*|ahot|ahotoi*|korvaa*|korvat*; aiemm*|aikaisemm*|aiempi*|aiempa* .. hyväksi*|tunnust*; itsenäise*|omatoimi*|itseks*|itsekseen; omaan tahtiin; läsnäolo*; pakko olla|osallistua|käydä|tulla; käydä|olla|osallistua|tulla joka|kaikilla|jokaisella; päästäkseen|päästäksee|päästä läpi; joka tunni*|kerra*|luenno*',
    ],
    [
      'language',
      'osata|osattava|puhua|ymmärtää|pärjää|pärjääkö|pärjääks suomea|suomee|suomella|englantia|englannilla|ruotsia|ruotsii|ruotsilla|enkkua|enkulla',
    ],
    [
      'grades',
      'arvosana|arvosanani|arvosanat|arvosanaa|arvosanoja .. minulla|mulla|sain|sai|tulevat|tulee|tulossa|julkais*|näkyy|kurssista|mun|§; mun|minun arvosana*|numero*; arvosanani; milloin|koska|millon|millo .. arvosanat|arvosana; missä .. arvosana*; pääsinkö*|pääsinks|läpäisinkö|pääsink läpi; minkä arvosanan|numeron; mikä arvosana; koska|milloin|millon|millo .. saan|saa|saadaan|tulee .. arvosan*|numero*; pääsinkö|pääsinks|pääsin|läpäisin|pääsikö .. läpi; pääsin läpi',
    ],
    [
      'teacher',
      'kuka|kukas|kukahan|ketkä|kenen|ketä .. opet*|luenno*|pitää|vetää|opena|ope|vastaa; opettaja*|opettajan|lehtori*|ope|open|luennoitsija*|proffa*|professori*|vastuuopet*|ohjaaja*|yhteyshenkilö*; maikka|maikan|maikat|maikkaa|opee|opeja|opettajaks*|vetäjä*|pitäjä; kelle|kenelle|keneen|keneltä|kehen .. laittaa|voi|vois|meili*|ottaa|kysyä|lähettää|yhteyttä; kuka|kukas luennoi*|järjestää|järkkää § kurs*',
    ],
    [
      'places',
      'vapai*|vapaa paikk*|paikk*; vielä|viel|enää paikk*; paikkoja|paikkoi; paikk* .. vapaa*|jäljellä|vapaana|montako; montako|kuinka|paljonko|monta|kuin paikk*; monta paikk*; täynnä|täysi|täyttyn*|täys; mahtuu*|mahtuuko|mahtuuks|mahdu*|mahtu; varasij*|jonotuslist*; onko|onks .. tilaa; montako|paljonko .. osallistuj*|opiskelijaa; montako|kuinka|paljonko|monta vapaa*|vapai*; vapaata|vapaita|vapaat paikk*; viel|vielä|vieläkö|enää|onko|onks tilaa; enimmäismäär*|maksimimäär*|maksimi*|kiintiö*; osallistuj* .. määrä|enimmäis*',
    ],
    [
      'course-rooms',
      'missä|mis|mikä|mihin luokassa|luokas|luokka|tilassa|tila|salissa|sali|huoneessa|rakennuksessa|kampuksella; luokassa|luokas|tilassa|salissa; missä|mis .. pidetään|järjestetään|opetetaan|opetus|tunnit|tunti|kokoontuu; missä|mis se|kurssi|tää|tämä|§|toi|tuo; mihin .. tulla|mennä; missäs; paikka|sijainti; luokka|sali; mis|missä|mikä|mihin talo*|rakennu*|kampuks*|paikassa',
    ],
    [
      'lessons',
      'mihin|monelta|mitä|mihinkä aikaan|kellonaikaan; aikaan .. tunnit|tunti|luen*|on|opetus; monelta|kellonaika*|kellonajat; viikonpäiv*; minä|mitkä|mihin|mitä päivinä|päivät; minä|mitkä|mihin päivänä .. tunnit|tunti|luen*|opetus; tunnit|tuntiajat|lukujärj*|lukkari*|työjärj*; seuraava*|eka luento|tunti|oppitunti|luennon; milloin|millon|koska .. luen*|tunnit|oppitunnit|lähiopetus|lähipäivät; päällekkäin; iltaisin|iltaopetus; viikkoaikataul*|lukujärjesty*; iltasin|iltaisin|illalla|iltaopetu*|iltatunt*|päivisin',
    ],
    [
      'methods',
      'projektity*|ryhmäty*|ryhmähom*|harjoitusty*|harjoitustö*|ryhmätö*|opetusmenetelm*|työtav*|opetustav*|opetusmuo*|työskentelytav*|opiskelumenetelm*|menetelm*; miten|mite|kuinka .. opetetaan|opetus|järjestetään|toteutetaan|opiskellaan|opiskeltava; millä tavalla; luento|luentoja|luennot|ryhmätöitä|ryhmätyö*|labroja|luentokurs*; millaista|minkälaista|minkälaist|millasta opetus*; projekti|projekteja|projektei|luentoja|luennot|luentoi vai|tai|ja; tehdään|tehdäänkö|tehdääks|tehää projekt*|ryhm*',
    ],
    [
      'grading',
      'arvioi*|arvostel*|arviointi*|arvosanat|asteikko|asteikolla|kriteeri*|arvosteluperust*; numero|numeron|numerolla; hyväksytty|hyväksytysti hylätty|tai|vai; hyv hyl; 0 5; miten .. arvosana*; saa|saako|saaks|saadaan|tulee .. numero*|arvosana*',
    ],
    [
      'materials',
      'ostaa; matsku*|kalvot|kalvoja|kalvosarj*|diat|dioja|luentokalvo*|luentodia*|moniste*; kirja|kirjat|kirjoja|kirjan|kirjaa|kirjallisuu*|kurssikirja*|oppikirja*|materiaal*|oppimateriaal*|kurssimateriaal*|lukemisto|luettav*; pitää|täytyy|pitääkö|pitääks|pitäisi|kannattaa lukea|lukee|luettava|lukee; mitä lukea|luetaan',
    ],
    [
      'prerequisites',
      'esitie*|ennakkotie*|edeltäv*|pohjatie*|lähtötaso*|edellytyks*|ennakkovaatimu*|esivaatimu*; pitää|täytyy|pitääkö|pitääks|pitäis|tarviiko|tarvitseeko|tarvii|vaaditaanko|vaaditaan|vaatii|tarvitaan .. ennen|osata|osattava|alla|tiedot|taust*|käynyt|suoritettuna; ennen tätä|sitä|kurssia|§|opinto* ; mitä .. ennen; vaatimu*|vaatimukset; aiemp*|aikaisemp* opin*|kurss*|osaami*; etukäteen|ennalta|pohjia|pohja|pohjaa|lähtötaso*; olla .. tehtynä|käytynä|suoritettuna; aloittelij*|alottelij*|vasta-alkaj*|alkeit*; taust*; taitoja|taidot|osaamista|tietoja .. odotetaan|vaaditaan|tarvitaan|edellytetään; edellyt*; ottaa|käydä|suorittaa .. ilman; pitääkö|pitääks|pitäisikö|täytyykö|tarviiko|tarviiks|tarvitseeko osata|hallita|tietää|tuntea; kokemus*|kokemust*; ilman pohjia|pohjaa|pohjii|kokemusta|osaamista|esitietoja; jatkoa|jatkokurss*; pääsyvaatimu*|kelpoisuu*|hakukelpoisuu*',
    ],
    [
      'online',
      'verko*|verkkokurs*|verkko-opet*|verkkototeut*|etä|etänä|etäopet*|etäkurs*|etäopisk*|lähinä|lähiopetu*|lähiopetusta|hybridi*|zoom*|teams*|teamsi*|netissä|netis|nettikurs*|kampuksella|virtuaali*|monimuoto*; paikan päällä; kotoa|kotoo|kotona; tallen*|striimi*|nauhoit*; kampukselle|kampuksel|paikalla|läsnä',
    ],
    [
      'completion',
      'suorit*|suorittaa|suoritustap*|suoritustav*|suoritusvaihtoeh*|läpäis*|läpäistä|hyväksilu*|ahot; vaihtoehtoi* .. tavat|tapa|suorit*; läpi|läpipääs*; miten .. läpi|suoritetaan; läsnäolopakko|pakollinen läsnäolo|läsnäolo',
    ],
    [
      'exam',
      'tenti*|tentti|tentin|tenttiä|tentit|tentat*|tenttej*|tentis*|tentissä|uusinta*|uusintatent*|koe|kokeen|kokeet|koetta|kokeita|kokeessa|testi|testejä|loppukoe*|kuulustelu*; tentti*; loppukok*|välikoe*|välikok*|koepäiv*; uusia|uusii|uusin .. tent*|koe|kokeen; tentitään|tentitää',
    ],
    [
      'objectives',
      'tavoit*|osaamistavoit*|oppimistavoit*|oppimistulo*; oppii|opin|opitaan|opimme|opi|osaa|oppia .. kurssin|jälkeen|siellä; mitä|mitäs .. oppii|opin|opitaan|opimme|oppisin; hyöty|hyödyn; jälkeen .. osaa|osaan|osataan|hallitsee; osaamista|taitoja|valmiuksia .. saa|saadaan|kehittyy|antaa|kertyy',
    ],
    [
      'employer',
      'työelämä*|yrity*|asiakasyrity*|yhteisty*|firmo*|firma*|työnanta*|asiakasprojekti*|toimeksian*|yhteistyöku*; asiakas|asiakka*|tilaaja*',
    ],
    [
      'further',
      'lisäti*|lisäinfo*; lisää tietoa|infoa; kerro lisää|enemmän; muuta; huomioitav*|huomautu*; muuta .. tietää|huomioitavaa|hyvä',
    ],
    [
      'workload',
      'työmäär*|kuormi*|työläs|työläs|raskas|tuntimäär*|tuntia|tunteja; paljon|paljonko|paljo|kuinka|montako .. töitä|työtä|hommaa|duunia|hommia|aikaa|tunt*; vaativa|rankka|itsenäistä; työtun*|tekemistä|tekemist|työmäärä*; aikaa .. menee|vie|kuluu; menee .. aikaa; iso|isoin|suuri|kova|paljon homma|duuni|työ; vaikea|vaikee|vaikeeta|vaikeata|helppo|helppoo|haastav*|rankkaa; kotitehtäv*|kotiläks*|läksy*|harkka*|harkko*|harjoitustehtäv*; tuntia|tuntii|tunteja .. viikossa|viikos|varata|varattava; aikaa .. viikossa|viikos',
    ],
    [
      'language',
      'kiel*|opetuskiel*|kieli|kielellä; englanniksi|englanti|enkuksi|enkuks|enkku|enkkua|enkullä|suomeksi|suomeks|suomenkiel*|ruotsiksi|ruotsiks|englanninkiel*|ruotsinkiel*|englantia|suomea|ruotsia; enkulla|enkul|engl|enklannik*; pärjää .. suome*|englan*|enk*|ruots*; opetuskieli',
    ],
    [
      'credits',
      'opintopist*|op|noppa*|noppi*|noppia|noppaa|nopan|pistettä|laajuu*|laajuinen|laajuus|pisteitä|laaja',
    ],
    [
      'closes',
      'ilmo*|ilmoittautu*|ilmottautu*|hakuaika|haku .. päätt*|loppuu|loppu|kiinni|kii|sulkeutu*|umpeutu*|menee|sulkeu*; mihin|mihinkä|minne|kuinka|kauan|kauanko|kuinka mennessä|asti|saakka|pitkään|kauan .. ilmo*|ilmoittautu*|ilmottautu*|mukaan|hakea; mennessä; viimei* .. ilmo*|ilmoittautu*|hakupäivä; deadlin*|dedis|dl|takaraja*; milloin|millon|millo|koska .. kiinni|sulkeutu*|umpeutu*; viimeistään; mennes; slut; takaraj*; viimeinen .. ilmo*|ilmoittautu*|ilmottautu*; vika|viimenen|viimeine|viimeinen .. ilmo*|ilmottautu*; ilmopäiv*|ilmottautumispäiv*|hakupäiv*',
    ],
    [
      'can-enroll',
      'voi|voiko|voiks|voinko|voinks|ehdin*|ehtii*|ehdinkö|ehtiikö|kerkee*|kerkiän*|pääsee*|pääsenkö|pääseekö|pääseeks|saako|onnistuuko .. vielä|enää; vielä|vieläkö|vielkö|enää .. ilmo*|ilmoittautu*|mukaan|auki|ehdi*|ehtii|kerkee|kerkii|hakea|päästä|voi; onko|onks|onkohan|oliko .. ilmo*|ilmoittautu*|haku .. auki|kiinni|käynnissä|alkanut|avattu|päättyny*|menny*; myöhäistä|myöhästyin|myöhässä; onko|onks auki|§ auki; mukaan .. vielä; auki nyt|vielä; mahdollista .. ilmo*|ilmoittautu*|päästä|osallistua; ehtii|ehdi|kerkee|kerkii|pääsee|voi viel|vielä|vielkin; vielä .. kurssille|mukaan|sisään; ehtii|ehtiiks viel|vielä|mukaan|ilmoo|ilmoittautu*; ilmo*|ilmoittautu*|ilmottautu* .. mahdollis*|onnistuu*|ohi|ohitse|päättyny*|sulkeutun*; menikö|meniks|menik ilmo*|ilmoittautu*; kerkee|kerkii|ehtii|ehdin|pääsee|pääsen viel|vielä|enää|mukaan; pääsis|pääsisi|pääsiskö|pääsisikö|mahtuis .. viel|vielä|enää|mukaan; mahollist*|mahdollist* .. ilmo*|ilmottautu*|ilmoittautu*|päästä',
    ],
    [
      'opens',
      'milloin|millon|millo|koska|kosk|milloinka .. ilmo*|ilmoittautu*|ilmottautu*|aukea*|auke*|avautu*|avata*|haku|hakea; ilmo*|ilmoittautu*|ilmottautu* .. aukea*|auke*|alka*|avautu*|avata*|avaus*|auki; mistä lähtien|alkaen; aukeaa|aukee|avautuu|aukeamis*',
    ],
    [
      'ends',
      'päätt*|loppu*|loppuu|lopetus*|päätös*; mihin|mihinkä|minne asti|saakka; viimeinen|vika|viimeine päivä|kerta|tunti|viikko; ohi; loppupäivä; ollaan|oomme|ollaanko|olemme valmii*; koska|milloin|millon .. valmii*|valmis',
    ],
    [
      'duration',
      'kuinka|miten|kui|kuin kauan|pitkään; kuinka|miten|kui|kuin pitkä se|tää|tämä|toi|§|kurssi*|toteutus*|jakso*|opintojakso*|on; kauan|kauanko|kesto|kestoa|kestää|kestääkö|kest*; montako|kuinka|monta viikko*|viikkoa|kuukau*; viikkoo|viikkoa|pituus',
    ],
    [
      'starts',
      'alka*|alkaa|alkoi|aloit*|aloitus*|alkamis*|alkamispäivä|käynnisty*|starttaa*|startti; ensimmäinen|eka kerta|päivä|tunti|luento; milloin|millon|millo|koska|kosk se|tää|tämä|tuo|toi|on|§|kurssi|pidetään|järjestetään; milloin|millon|koska; aloitetaan|alotetaan|startataan|käynnistetään; alku|alkupäiv*|aloituspäiv*',
    ],
    [
      'groups',
      'ryhm*|opiskelijaryhm*; kenelle|keille|kelle .. on|tarkoit*|suunna*; ketkä .. voi|voivat|saa|saavat|pääsee|pääsevät|osallistu*|käy|käyvät|tän|tämän|kurssi*',
    ],
    [
      'programmes',
      'tutkinto*|koulutusohjelm*|tutkinto-ohjelm*|koulutuks*|koulutukseen|linja|linjalle|linjan|linjalla|pääaine*|suuntautumi*|ohjelmaan; tutkinno*',
    ],
    [
      'unit',
      'yksikkö|yksikön|yksikössä|yksiköt|osaamisalue*|toimipis*|tiedekun*|laitos|laitoksen|koulu|koulun|järjestää|järjestäjä*|osasto*|vastuualue*|vastaa|toimisto*; vastuuyksik*|järjestäjätaho; järkkää*|järkkäämä; kenen järjestämä|järkkäämä',
    ],
    [
      'content',
      'millainen|millanen|minkälainen|minkälaine|millaine kurssi|toteutus|se|tää|tämä|§; sisältö*|sisällö*|sisällöt|aihe|aiheet|aiheita|aiheista|teema*|kuvaus|aihepiir*|käsitel*|käydään; mistä|mist|mitä|mitäs|mikä .. kertoo|kyse|kertoo|puhutaan; mitä|mitäs .. tehdään|tehää|opetetaan|tapahtuu|teemme|opiskellaan|käydään; kertoo|kyse; sisältää|sisältyy; mitä|mitäs .. käsitellään; kuvaile|esittele kurssi*|siitä|tästä|sisältö*; kuvaile|esittele; mitä|mit .. täs|tässä|siinä|sisällä on; tiivistelm*|tiivist*|yhteenve*; mitä .. kuuluu|sisältyy',
    ],
  ],
};
