/** The course units of the sample catalogue, a line each. Their names are of no real university. */
import type { ContentLanguage } from './shape.ts';

/** The fields that the catalogue's courses are of. */
export type CatalogueField =
  | 'ict'
  | 'health'
  | 'industry'
  | 'business'
  | 'culture'
  | 'construction'
  | 'languages';

/** One line of the table. A language without a name has none upstream. */
export interface CatalogueUnit {
  readonly field: CatalogueField;
  readonly code: string;
  readonly credits: number;
  /** The languages of teaching; the first is the main one. */
  readonly languages: readonly string[];
  readonly name: Readonly<Partial<Record<ContentLanguage, string>>>;
}

/** Code, credits, languages of teaching, then the name in Finnish, English and Swedish. */
const TABLE: Readonly<Record<CatalogueField, string>> = {
  ict: `
TI00HA11 5 fi Ohjelmointi 1 | Programming 1 | Programmering 1
TI00HA12 5 en Ohjelmointi 2 | Programming 2 | Programmering 2
TI00HA13 5 en Web-kehitys | Web Development | Webbutveckling
TI00HA14 5 fi,en Web-kehityksen projekti | Web Development Project |
TI00HA15 5 fi Tietokannat | Databases | Databaser
TI00HA16 5 en Tietorakenteet ja algoritmit | Data Structures and Algorithms | Datastrukturer och algoritmer
TI00HA17 5 en A*-haku ja muut algoritmit | A* and Other Search Algorithms |
TI00HA18 5 fi Tietoverkot | Computer Networks | Datornät
TI00HA19 5 en Pilvipalvelut | Cloud Services | Molntjänster
TI00HA20 3 fi Linux-järjestelmät | Linux Systems | Linuxsystem
TI00HA21 5 en Kyberturvallisuuden jatkokurssi | Cyber Security, Advanced | Cybersäkerhet, fortsättning
TI00HA22 5 en Koneoppiminen | Machine Learning | Maskininlärning
TI00HA23 5 en  | Deep Learning for Images |
TI00HA24 5 en Tekoäly työelämässä | Artificial Intelligence at Work | Artificiell intelligens i arbetslivet
TI00HA25 5 fi Mobiiliohjelmointi | Mobile Programming | Mobilprogrammering
TI00HA26 5 en Peliohjelmointi | Game Programming | Spelprogrammering
TI00HA27 5 fi Käyttöliittymien suunnittelu | User Interface Design | Design av användargränssnitt
TI00HA28 3 fi Saavutettavuus verkossa | Web Accessibility | Tillgänglighet på webben
TI00HA29 5 en "Clean Code" & ohjelmiston ylläpito | "Clean Code" & Software Maintenance |
TI00HA30 5 fi Ohjelmistotestaus | Software Testing | Programvarutestning
TI00HA31 5 fi IoT-järjestelmät | IoT Systems | IoT-system
TI00HA32 5 fi Sulautetut järjestelmät | Embedded Systems | Inbyggda system
TI00HA33 3 fi Digitaalitekniikan perusteet | |
TI00HA34 5 en Data-analytiikka | Data Analytics | Dataanalys
TI00HA35 3 fi Versionhallinta | Version Control |
TI00HA36 10 fi,en Innovaatioprojekti | Innovation Project | Innovationsprojekt
TI00HA37 15 fi,en Opinnäytetyö, tieto- ja viestintätekniikka | Bachelor’s Thesis, Information and Communication Technology | Examensarbete, informations- och kommunikationsteknik
TI00HA38 3 fi <b>HTML</b> ja CSS | <b>HTML</b> & CSS | HTML & CSS
`,
  health: `
SH00HB11 5 fi Anatomia ja fysiologia | Anatomy and Physiology | Anatomi och fysiologi
SH00HB12 5 fi Lääkelaskenta | Medication Calculations | Läkemedelsräkning
SH00HB13 5 fi Mielenterveystyö | Mental Health Care | Mentalvård
SH00HB14 5 fi Ikääntyneen hoitotyö | Nursing of Older People | Äldrevård
SH00HB15 5 fi Lasten ja nuorten hoitotyö | Nursing of Children and Young People | Barnsjukvård
SH00HB16 5 en Kansainvälinen hoitotyö | Global Nursing |
SH00HB17 10 fi Harjoittelu: perushoito | Practical Training: Basic Care | Praktik: grundvård
SH00HB18 5 fi,sv Kuntoutuksen perusteet | Basics of Rehabilitation | Grunderna i rehabilitering
SH00HB19 3 fi Ravitsemus | Nutrition | Näringslära
SH00HB20 5 fi Digitaaliset terveyspalvelut | Digital Health Services | Digitala hälsotjänster
SH00HB21 3 fi Apua! Ensiapu työpaikalla | Help! First Aid at Work | Hjälp! Första hjälpen på jobbet
SH00HB22 5 fi Sosiaalityön perusteet | |
SH00HB23 5 fi Varhaiskasvatus | Early Childhood Education | Småbarnspedagogik
SH00HB24 5 en Tutkimusmenetelmät terveysalalla | Research Methods in Health Care | Forskningsmetoder inom vården
SH00HB25 10 fi Kehittämisprojekti | Development Project | Utvecklingsprojekt
SH00HB26 3 fi Kivunhoito | Pain Management | Smärtlindring
SH00HB27 5 sv Vård på svenska | Nursing in Swedish | Vård på svenska
`,
  industry: `
IM00HC11 5 fi Statiikka | Statics | Statik
IM00HC12 5 fi Lujuusoppi | Strength of Materials | Hållfasthetslära
IM00HC13 5 fi Materiaalitekniikka | Materials Engineering | Materialteknik
IM00HC14 5 fi Tuotantotekniikka | Production Engineering | Produktionsteknik
IM00HC15 5 en Robotiikka | Robotics | Robotik
IM00HC16 5 fi Automaatiotekniikka | Automation Engineering | Automationsteknik
IM00HC17 5 fi Sähkötekniikan perusteet | Basics of Electrical Engineering | Grunderna i elteknik
IM00HC18 5 fi Sähkökoneet ja -käytöt | Electric Machines and Drives |
IM00HC19 5 en 3D-tulostus | 3D Printing | 3D-utskrift
IM00HC20 5 fi Energiatekniikka | Energy Technology | Energiteknik
IM00HC21 5 en Akkutekniikka | Battery Technology | Batteriteknik
IM00HC22 3 fi Työturvallisuus | Occupational Safety | Arbetarskydd
IM00HC23 5 fi Insinöörimatematiikka 1 | Mathematics for Engineers 1 | Ingenjörsmatematik 1
IM00HC24 5 fi Insinöörimatematiikka 2 | Mathematics for Engineers 2 | Ingenjörsmatematik 2
IM00HC25 5 fi Insinöörifysiikka | Physics for Engineers | Ingenjörsfysik
IM00HC26 10 fi,en Tuotekehitysprojekti | Product Development Project | Produktutvecklingsprojekt
IM00HC27 5 fi Kunnossapito ja elinkaaren hallinta muuttuvassa tuotantoympäristössä, käytännön harjoitukset ja raportti | Maintenance and Life-Cycle Management in a Changing Production Environment, Exercises and a Report |
`,
  business: `
LI00HD11 5 fi Markkinoinnin perusteet | Basics of Marketing | Grunderna i marknadsföring
LI00HD12 5 fi Kirjanpito | Bookkeeping | Bokföring
LI00HD13 5 fi Tilinpäätös ja verotus | Financial Statements and Taxation | Bokslut och beskattning
LI00HD14 5 fi Työoikeus | Labour Law | Arbetsrätt
LI00HD15 5 fi Sopimusoikeus | Contract Law | Avtalsrätt
LI00HD16 5 en Projektinhallinta | Project Management | Projektledning
LI00HD17 5 en e-Commerce | e-Commerce | E-handel
LI00HD18 5 fi Palvelumuotoilu | Service Design | Tjänstedesign
LI00HD19 5 en Kansainvälinen kauppa | International Trade | Internationell handel
LI00HD20 5 en Toimitusketjun hallinta | Supply Chain Management |
LI00HD21 2 fi,en Yrittäjyysviikko | Week of Entrepreneurship | Entreprenörskapsvecka
LI00HD22 5 fi Henkilöstöjohtaminen | Human Resource Management | Personalledning
LI00HD23 5 fi Kansantaloustiede | Economics | Nationalekonomi
LI00HD24 5 fi Tilastomenetelmät | Statistical Methods | Statistiska metoder
LI00HD25 5 en  | Business Ethics & Sustainability |
LI00HD26 10 fi,en Innovaatioprojekti | Innovation Project | Innovationsprojekt
LI00HD27 3 fi Taulukkolaskenta | Spreadsheets | Kalkylprogram
LI00HD28 3 fi Asiakaspalvelu | Customer Service | Kundservice
LI00HD29 5 fi Myyntityö | |
`,
  culture: `
KU00HE11 5 fi Sävellyksen perusteet | Basics of Composition | Grunderna i komposition
KU00HE12 5 fi Musiikin teoria | Music Theory | Musikteori
KU00HE13 5 fi Äänitystekniikka | Recording Technology | Inspelningsteknik
KU00HE14 5 fi A\u0308a\u0308nimaisemat | Soundscapes | Ljudlandskap
KU00HE15 5 fi Elokuvan historia | History of Film | Filmhistoria
KU00HE16 5 en Animaatio | Animation | Animation
KU00HE17 5 fi Valokuvaus | Photography | Fotografi
KU00HE18 5 fi Graafinen suunnittelu | Graphic Design | Grafisk design
KU00HE19 5 fi Käsikirjoittaminen | Scriptwriting | Manusskrivning
KU00HE20 5 fi Media24 | Media24 | Media24
KU00HE21 3 fi Tekijänoikeus | Copyright | Upphovsrätt
KU00HE22 5 fi,en Tapahtumatuotanto | Event Production | Evenemangsproduktion
KU00HE23 5 fi Puvustus | Costume Design |
KU00HE24 10 fi,en Innovaatioprojekti | Innovation Project | Innovationsprojekt
`,
  construction: `
RA00HF11 5 fi Akustiikka | Acoustics | Akustik
RA00HF12 5 fi Rakennusakustiikka ja meluntorjunta | Building Acoustics and Noise Control | Byggnadsakustik och bullerbekämpning
RA00HF13 5 fi Rakennusfysiikka | Building Physics | Byggnadsfysik
RA00HF14 5 fi Puurakenteet | Timber Structures | Träkonstruktioner
RA00HF15 5 fi Teräsrakenteet | Steel Structures | Stålkonstruktioner
RA00HF16 5 fi Geotekniikka | Geotechnics | Geoteknik
RA00HF17 5 en Tietomallinnus | Building Information Modelling | Byggnadsinformationsmodellering
RA00HF18 5 fi Korjausrakentaminen | Renovation | Renovering
RA00HF19 5 fi Harjun talo | Ridge House | Åshuset
RA00HF20 3 fi Tilat | Rooms | Rum
RA00HF21 5 fi LVI-tekniikka | HVAC Engineering | VVS-teknik
RA00HF22 5 fi Maanmittaus | Land Surveying | Lantmäteri
RA00HF23 5 fi Kaupunkisuunnittelu | Urban Planning | Stadsplanering
RA00HF24 5 fi Rakentamistalous | |
`,
  languages: `
KV00HG11 3 en Akateeminen kirjoittaminen englanniksi | Academic Writing in English | Akademiskt skrivande på engelska
KV00HG12 3 en Englannin viestintätaidot | English Communication Skills | Kommunikation på engelska
KV00HG13 3 sv Ruotsin kertauskurssi | Swedish Refresher Course | Repetitionskurs i svenska
KV00HG14 3 sv  | | Svenska för vårdbranschen
KV00HG15 5 en,fi Suomi toisena kielenä 1 | Finnish as a Second Language 1 | Finska som andraspråk 1
KV00HG16 5 en,fi Suomi toisena kielenä 2 | Finnish as a Second Language 2 | Finska som andraspråk 2
KV00HG17 5 de Saksan alkeet | German for Beginners | Tyska för nybörjare
KV00HG18 5 es Espanjan alkeet | Spanish for Beginners | Spanska för nybörjare
KV00HG19 3 fi Puheviestintä | Speech Communication | Muntlig kommunikation
KV00HG20 3 fi Tieteellinen kirjoittaminen | Scientific Writing | Vetenskapligt skrivande
KV00HG21 5 en Kulttuurienvälinen viestintä | Intercultural Communication | Interkulturell kommunikation
KV00HG22 2 fi,sv,en Opintojen aloitus | Starting Your Studies | Studiestart
KV00HG23 1 fi,en Tiedonhankinta | Information Retrieval | Informationssökning
`,
};

const LINE = /^(\S+) (\S+) (\S+) (.*?) ?\|(.*?)\|(.*)$/;

function read(field: CatalogueField, line: string): CatalogueUnit {
  const [, code = '', credits = '', languages = '', ...names] = LINE.exec(line) ?? [];
  const [fi = '', en = '', sv = ''] = names.map((name) => name.trim());
  const name = { ...(fi && { fi }), ...(en && { en }), ...(sv && { sv }) };
  return { field, code, credits: Number(credits), languages: languages.split(','), name };
}

/** All units, field by field. */
export const CATALOGUE_UNITS: readonly CatalogueUnit[] = (Object.keys(TABLE) as CatalogueField[]).flatMap(
  (field) =>
    TABLE[field]
      .trim()
      .split('\n')
      .map((line) => read(field, line)),
);
