/** Swedish words of short messages that are understood in the light of the last answer. */

import type { TalkWords } from '../en/talk.ts';

const YES =
  '(?:ja|jo|jaa|jepp|japp|jajamän|jovisst|visst|självklart|absolut|gärna|javisst|såklart|ja visst|gör det|gör så|gör den|kör|kör på|sätt igång|det vill jag|precis|just det|okej då|stämmer)';

const EXAMS =
  '*tentamen *tentamina *tenta tentor omtentor prov slutprov omprov delprov mellanförhör förhör test examination';

export const svTalk: TalkWords = {
  lessonsAlone: ['(?:(?:mina|våra|alla) )*(?:lektioner|lektionerna|föreläsningar|föreläsningarna)(?: tack)?'],
  lessonsNow: [
    'vad(?: (?:är det|är|har jag|har vi|händer|pågår|går))(?: som (?:pågår|händer|går))? (?:nu|just nu)',
    'vilken (?:lektion|föreläsning)(?: (?:är det|är|har jag|har vi|pågår))? (?:nu|just nu)',
  ],
  ofSameUnit: [
    '(?:(?:vilka|visa|lista|finns det|några|alla|de) )*(?:andra )?(?:kurser|kurserna|genomföranden)(?: (?:finns|det|har|ges))*(?: (?:i|på|vid|från|av|inom))? (?:samma|dess|den här|den) (?:enhet|enheten|institution|institutionen|avdelning|avdelningen|fakultet|fakulteten)',
    'vilka andra kurser har (?:samma|dess) (?:enhet|institution|avdelning|fakultet)',
  ],
  likeThis: [
    '(?:(?:vilka|visa|lista|finns det|några|någon|något|nåt|andra|fler|mer|har ni|hitta) )*(?:liknande(?: (?:kurser|kurs|genomföranden|som den här))*|(?:kurser|något|nåt|någon kurs) (?:som (?:är som )?|som liknar |liknande )(?:den här|den|denna|det här)(?: kursen)?)',
  ],
  lessonsChanged: [
    'vad(?: (?:har|är))? (?:ändrats|ändrat|ändrades|ändrat sig|flyttats|nytt|förändrats)(?: (?:på sistone|nyligen|i dag|idag|i|för|med|om))*',
    '(?:har (?:något|nåt|någonting) (?:ändrats|flyttats|förändrats)|(?:finns det|vilka|visa|några|senaste)(?: (?:några|nya|senaste))* ändringar(?:na)?)(?: (?:på sistone|nyligen|i dag|idag|i|för|av|om))*',
  ],
  roomOrRooms: 'rum',
  examKinds: EXAMS,
  lessonKinds: `${EXAMS} *föreläsning *föreläsningar *övning *övningar *seminarium *seminarier workshop workshoppar verkstad labb labbar *laboration *laborationer *lektion *lektioner handledning demo demonstration redovisning redovisningar presentation presentationer introduktion repetition exkursion grupp distans hybrid närundervisning`,
  departments: 'institution{,en} avdelning{,en} fakultet{,en} enhet{,en}',
  inTongue: '*språkig{,t,a}',
  marks: 'den det denna',
  wants: 'skulle gärna hellre vilja ta tar vi öppna se intresserad',
  anyOf: 'nån någon nåt något några nåra finns och men kanske bara kurs kurser på av dem',
  behindTime: 'då sen',
  several: 'de dom dem dessa alla',
  inTotal: 'totalt sammanlagt',
  ofAll: 'snarast närmast tidigast kortast längst mest minst',
  isOpen: 'öppen öppna öppet',
  joins: 'ännu nu fortfarande om i på från med som är heter av slutar för till',
  days: { må: 'måndag', ti: 'tisdag', on: 'onsdag', to: 'torsdag', fr: 'fredag', lö: 'lördag', sö: 'söndag' },
  corrects: [
    '(?:(?:oj|hoppsan|ok|okej|å|åh|hm|hmm|vänta|nej|nä|nee|förlåt|ursäkta|sorry|alltså|eller) )*(?:jag |ja )?(?:menade|menar|mena|tänkte|skulle (?:säga|skriva|fråga))(?: (?:alltså|på|för|att säga|ju))?(?= )',
    '(?:(?:oj|hoppsan|ok|okej|å|åh|hm|hmm) )*(?:nej vänta|nä vänta|vänta nej|nej förlåt|förlåt nej|nej alltså|alltså nej|nej nej|nej utan|nej|nä|nää|vänta|förlåt|ursäkta|sorry|hoppsan|oj|alltså|inte den|eller nej|eller alltså|eller hellre|snarare|rättelse)(?: (?:jag|alltså|men|på|för|utan))?(?= )',
  ],
  agrees: [
    `(?:(?:ok|okej|bra|fint|toppen|kul|jo|ja|nå|tack) )*${YES}(?: (?:${YES}|tack|snälla|då|nu|ok|okej|den|det|är du snäll|för mig|bra))*`,
    '(?:ok|okej|bra) (?:tack|då|gör det|kör)',
  ],
  hears: ['(?:ok|okej|okay|bra|fint|då så)'],
  refuses: [
    '(?:(?:å|ok|okej|nå|hm|hmm|men) )*(?:nej|nä|nää|nix|näpp|icke|nej nej|inte nu|inte än|inte ännu|helst inte|hellre inte|jag vill inte|vill inte|behövs inte|behövs ej|det behövs inte|gör inte det|gör det inte|låt bli|låt vara|strunta i det|strunt i det|skit i det|glöm det|ingen|ingen av dem|inget av dem|ingendera|inget|så inget|(?:jag |ja )?(?:funderar|tänker|ska fundera|ska tänka)(?: på (?:saken|det))?|(?:jag |ja )?vet (?:inte|int|ej)|(?:jag |ja )?(?:är )?(?:inte|int) säker|kanske senare|spelar ingen roll|strunt samma|avbryt)(?: (?:tack|nej|inte|nu|det|behövs|då|för tillfället|är bra så|alltså|ännu|än|låt bli|det är bra|glöm det|tack ändå))*',
  ],
  undoes: [
    '(?:(?:oj|hoppsan|ok|okej|nej|nä|förlåt|ursäkta|vänta|hm|hmm|och|kan du|snälla) )*(?:ångra|återställ|avbryt|backa)(?: (?:det|det där|det här|den|den där|senaste|det senaste|det förra|ändringen|senaste ändringen|den senaste ändringen))?(?: (?:tack|nu|då|snälla|är du snäll|igen))*',
    '(?:(?:oj|hoppsan|ok|okej|nej|nä|förlåt|ursäkta|vänta|hm|hmm|och|kan du|snälla) )*(?:ta tillbaka (?:det|det där|den|ändringen)|ta (?:det|det där|den) tillbaka|gör (?:det|den) ogjort)(?: (?:tack|nu|då|snälla|är du snäll|igen))*',
  ],
  dropsIt: [
    '(?:(?:ok|okej|nå|nej|nä|tack|förlåt|ja|hm|och|då|men) )*(?:glöm|släpp|skippa|strunta i|strunt i(?= den| kursen)|skit i|hoppa över|ta bort) (?:den|det|den där|den här|den kursen|kursen)(?: (?:då|nu|tack|igen|kursen|ändå|helt))*',
    '(?:(?:ok|okej|nå|ja|jo|nej|nä|och|då|men|bra) )+(?:(?:kan du|du kan|snälla) )*(?:sluta|avsluta)(?: att)? (?:följ|följa|bevaka|påminna(?: mig| mej)? om|med) (?:den|det|den där|den här|den kursen|kursen)(?: (?:då|nu|tack))*',
  ],
  followsIt: [
    '(?:(?:ok|okej|nå|ja|jo|och|då|bra|fint|kul) )*(?:jag tar|jag ta|ta|tar|jag vill ha|jag väljer|vi tar) (?:den|det|den där|den här)(?: (?:och|så|kursen|då))* (?:påminn (?:mig|mej)|följ den|följ|bevaka den)(?: om (?:den|det))?(?: (?:tack|då))*',
    '(?:(?:ok|okej|nå|ja|jo|och|då|bra|fint|kul) )+(?:följ|bevaka) (?:den|det|den där|den här)(?: (?:tack|då|åt mig))*',
    '(?:(?:ok|okej|nå|ja|jo|och|då|bra|fint|kul) )+påminn (?:mig|mej)(?: om (?:den|det|den där|den här))?(?: (?:tack|då))*',
  ],
  takesIt: [
    '(?:(?:ok|okej|nå|ja|jo|och|då|bra|fint|kul) )*(?:jag tar|jag ta|ta|tar|jag väljer|vi tar) (?:den|det|den där|den här)(?: (?:kursen|tack|då))*',
  ],
  afterThat: [
    '(?:(?:och|ok|okej|nå|men|vad|va|då) )*(?:(?:har de|har dom|har jag|kommer|är|händer|blir|finns) )?(?:efter (?:det|den|dem|dom|detta|det där)|därefter|sen|sedan|därpå)(?: (?:då|sen|kommer|har de|har dom))*',
    '(?:(?:och|ok|okej|nå|hur är det) )*(?:veckan|dagen|veckorna|dagarna) (?:efter|därpå)(?: det)?(?: då)?',
  ],
  ofLesson: [
    '(?:(?:och|ok|okej|nå|men) )*(?:när|hur dags|vilken tid|hur länge)(?: (?:slutar|börjar|är|håller))(?: (?:det|den|de|dom|lektionen|lektionerna))?(?: (?:slut|på))?(?: då)?',
    '(?:(?:och|ok|okej|nå|men) )*(?:i )?(?:vilken|vilket|vilka|i vilken|i vilket) (?:sal|klass|klassrum|rum|byggnad|hus)(?: (?:är|är det|är den|är de))?(?: i)?(?: då)?',
    '(?:(?:och|ok|okej|nå|men) )*var(?: (?:är|hålls))?(?: (?:det|den|de|dom))?(?: någonstans)?(?: då)?',
  ],
};
