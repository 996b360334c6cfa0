/** Finnish words of short messages that are understood in the light of the last answer. */

import type { TalkWords } from '../en/talk.ts';

const YES =
  '(?:joo|juu|jep|jees|kyllä|juuh|joojoo|jaa|toki|tottakai|totta kai|ilman muuta|ehdottomasti|tee se|tee niin|tee noin|tee tuo|tee toi|tehdään niin|tehdään se|anna mennä|sopii|just se|juuri se|just niin|juuri niin|mielellään|mieluusti)';

const EXAMS =
  '*tentti *tentit *tentin uusinta{,koe,kokeet} uusinnat koe kokeet *ikoe *ikokeet kurssikoe loppukoe verkkokoe näyttökoe testi testit';

export const fiTalk: TalkWords = {
  lessonsAlone: [
    '(?:(?:mun|minun|omat|meidän|meiän|kaikki) )*(?:tunnit|tuntini|oppitunnit|luennot|luentoni)(?: kiitos)?',
  ],
  lessonsNow: [
    '(?:mitä|mikä|mikäs)(?: (?:on|tunti|luento|oppitunti))* (?:nyt|parhaillaan|tällä hetkellä)(?: (?:on|menossa|meneillään|käynnissä|tunti|luento))*',
    '(?:mitä|mikä)(?: (?:on|tunti|luento))* (?:menossa|meneillään|käynnissä)(?: nyt| parhaillaan)?',
  ],
  ofSameUnit: [
    '(?:(?:mitkä|mitä|näytä|listaa|etsi|onko|kaikki|löytyykö) )*(?:muut|muita|muitakin|toisia)? ?(?:saman|sen|tämän|samalta|samasta) (?:yksikön|laitoksen|osaston|tiedekunnan|yksiköltä|yksiköstä|laitokselta|osastolta) (?:muut |muita |muitakin )?(?:kurssit|kursseja|toteutukset|toteutuksia|opintojaksot|opintojaksoja)',
    '(?:mitä |onko )?(?:muita|muut) (?:kursseja|kurssit|toteutuksia|opintojaksoja)(?: on)? (?:samalla|samassa|samalta|samasta) (?:yksiköllä|yksikössä|yksiköltä|yksiköstä|laitoksella|laitokselta|osastolla|osastolta)',
  ],
  likeThis: [
    '(?:(?:mitä|mitkä|näytä|listaa|etsi|onko|onks|löytyykö|muita|muitakin|lisää|joku|jokin|jotain|jotakin|mitään|olisiko) )*(?:(?:samanlaisia|samankaltaisia|tämänkaltaisia|vastaavia|samantapaisia|samantyyppisiä|samanlainen|vastaava|samankaltainen)(?: (?:kursseja|kurssi|toteutuksia|toteutus|opintojaksoja|kuin tämä))*|(?:tämän|sen|tuon) (?:kaltaisia|tapaisia|tyyppisiä)(?: (?:kursseja|toteutuksia|opintojaksoja))?|(?:samanlaista|vastaavaa|samantapaista|samankaltaista))',
  ],
  lessonsChanged: [
    '(?:mitä|mikä|mitkä)(?: (?:on|ovat))? (?:muuttui|muuttu|muuttunut|muuttuneet|siirtyi|siirtynyt|vaihtui|vaihtunut)(?: (?:viime aikoina|tänään|nyt))*',
    'onko(?: (?:jotain|mitään|mikään|jokin|joku))? (?:muuttunut|siirtynyt|vaihtunut)(?: (?:jotain|mitään|viime aikoina|tänään))*',
    '(?:onko(?: (?:jotain|mitään|mikään))?|mitä|mitkä|näytä|uusimmat|viime|viimeisimmät)(?: (?:uusia|viime))* (?:muutoksia|muutokset|muuttunut)(?: (?:on|ollut|tullut|viime aikoina|tänään))*',
  ],
  roomOrRooms: '',
  examKinds: EXAMS,
  lessonKinds: `${EXAMS} *luento *luennot *harjoitus *harjoitukset *seminaari *seminaarit webinaari webinaarit *työpaja *työpajat *laboratorio *laboratoriot labra labrat labra{työ,työt,tunti,tunnit} *tunti *tunnit *ohjaus demo demot esitykset esittely orientaatio aloitus lopetus kertaus ekskursio ryhmä pienryhmä etä etänä etäopetus lähiopetus verkossa hybridi lopputyö`,
  departments:
    'yksikkö yksikön yksikössä yksiköstä yksiköllä laitos laitoksen laitoksella osasto{,n,lla} tiedekun{ta,nan,nassa} osaamisalue{,en,ella}',
  inTongue: '*kieli{nen,set,siä,sen,stä,sillä,sellä}',
  marks:
    'se sen sitä siitä siihen siinä sillä sille toi ton tota tosta tuo tuon tuota tuosta sellainen semmoinen',
  wants: 'otetaan ota otan ottaisin haluaisin kiinnostaa vois voisin katsotaan avaa mua minua',
  anyOf:
    'joku jotain jotakin yhtään mitään onko onks ja entä entäs ehkä vain kurssi kurssia kursseja joita joka niistä',
  behindTime: 'sit sitten',
  several: 'ne niitä niistä niihin niissä noita noista kaikki kaikkia',
  inTotal: 'yhteensä kaikkiaan',
  ofAll: 'lähimpänä lähin aikaisimmin aikaisin eniten vähiten',
  isOpen: 'auki avoin avoinna avoimen avointa avoimeen avoimesta',
  joins: 'vielä nyt joka jossa jonka on nimeltä päättyvä loppuva',
  days: {
    ...{ ma: 'maanantaina', ti: 'tiistaina', ke: 'keskiviikkona', to: 'torstaina' },
    ...{ pe: 'perjantaina', la: 'lauantaina', su: 'sunnuntaina' },
  },
  corrects: [
    '(?:(?:ai|ok|okei|hei|ups|oho|hups|äh|ääh|hmm|no|joo) )*(?:(?:ei|eiku|eikun|siis|siis ei|sori|anteeksi|anteeks|pahoittelut) )*(?:mä |minä |mää )?(?:tarkoitin|tarkotin|tarkotan|tarkoitan|meinasin|meinaan|piti (?:sanoa|sanomani|kysyä|kirjoittaa))(?: (?:siis|että|et|sanoa))?(?= )',
    '(?:(?:ai|ok|okei|hei|ups|oho|hups|äh|ääh|hmm|no|joo) )*(?:ei ku|ei kun|ei kuin|eiku|eikun|eikus|ei kuitenkaan vaan|ei vaan|ei vaa|ei siis|siis ei|siis|sori|sorry|anteeksi|anteeks|pahoittelut|oho|ups|hups|ei|tai siis|tai oikeastaan|oikeastaan|korjaan|korjaus)(?: (?:siis|ku|kun|vaan|mä|minä|sori|anteeksi))*(?= )',
  ],
  agrees: [
    `(?:(?:ok|okei|no|hyvä|selvä|kiva|hei|joo|kiitos|noh) )*${YES}(?: (?:${YES}|kiitos|kiitti|pliis|ok|okei|vaan|vain|sitten|sit|nyt|se|sen|hyvä|mulle|minulle|haluan|haluun|otan|sopii))*`,
    '(?:ok|okei|hyvä|selvä) (?:kiitos|tee se|tee niin|sitten|sit)',
  ],
  hears: ['(?:ok|okei|okej|selvä|hyvä|hyvä on|selvä juttu|sopii)'],
  refuses: [
    '(?:(?:ai|ok|okei|no|hmm|äh|eh) )*(?:ei|en|e|enkä|ei ei|en halua|en haluu|en tarvitse|en tarvii|en taida|en kai|en nyt|ei nyt|ei vielä|ei tarvi|ei tarvitse|ei tartte|ei kannata|ei oo tarvetta|ei missään nimessä|antaa olla|anna olla|antaa olla vaan|olkoon|älä|älä tee|älä vaan|älä viitsi|peru|unohda|ei mitään|eli ei mitään|ei mikään|(?:mä |minä |mää )?(?:mietin|mietitään|pohdin|harkitsen)|(?:mä |minä |mää )?en (?:tiedä|tiiä|tiä)|emmä (?:tiedä|tiiä)|en oo varma|en ole varma|ehkä myöhemmin|ihan sama|ei kumpikaan|ei mitään niistä)(?: (?:kiitos|kiitti|kiitoksia|ei|en|nyt|vielä|asiaa|sitä|sittenkään|tarvi|tarvitse|tee|sitä|sitten|sit|anna olla|antaa olla))*',
  ],
  undoes: [
    '(?:(?:ai|ok|okei|no|hei|oho|hups|ups|ei|eiku|eikun|sori|anteeksi|äh|hmm|ja|voitko|voisitko|voiks) )*(?:kumoa|kumoo|kumota|kumoisitko|peru|peruuta|perua|peruisitko)(?: (?:se|toi|tuo|tää|tämä|sen|ton|tuon|tän|tämän|äskeinen|äskeisen|äsköinen|edellinen|edellisen|viimeisin|viimeisimmän|viime muutos|muutos|muutoksen))*(?: (?:kiitos|pliis|heti|nyt|sittenkin|vaan|vielä))*',
    '(?:(?:ai|ok|okei|no|hei|oho|hups|ups|ei|eiku|eikun|sori|anteeksi|äh|hmm|ja|voitko|voisitko|voiks) )*(?:ota|otatko|ottaisitko|ottaa|vedä) (?:se|toi|tuo|sen|ton|tuon|äskeinen|äskeisen) (?:takaisin|takas|takasin|pois)(?: (?:kiitos|pliis|heti|nyt|sittenkin|vaan))*',
  ],
  dropsIt: [
    '(?:(?:ok|okei|no|äh|hmm|siis|sori|ei) )*(?:en|ei) (?:mä |mää |minua |mua )?(?:haluu|halua|haluo|tarvii|tarvitse|tarvi|kiinnosta) (?:(?:tätä|tota|tuota|sitä|tää|tämä|se|toi|enää|sittenkään|kiitos) ?)*(?:enää|sittenkään)(?: (?:tätä|tota|sitä|tää|se|kiitos))*',
    '(?:(?:ok|okei|no|joo|ei|eiku|eikun|kiitos|äh|hmm|ja|siis|sit|sitten|sori) )*(?:unohda|unohdetaan|unohdetaa|hylkää|pudota|skippaa|heitä) (?:se|sitä|toi|tuo|tämä|tää|se kurssi|toi kurssi|se toteutus|koko juttu|koko kurssi)(?: (?:sitten|sit|vaan|vain|nyt|kiitos|pois|sikseen|väliin|kokonaan))*',
    '(?:(?:ok|okei|no|joo|juu|kyllä|jep|ei|eiku|eikun|kiitos|äh|ja|siis|sit|sitten|hei) )*(?:lopeta|lopetetaan|lopeta vaan|lopeta jo|voit lopettaa|voisit lopettaa|lopettaa) (?:sen|ton|tuon|tän|tämän|sitä|siitä|tosta|tuosta|sen kurssin|ton kurssin|tämän kurssin)(?: (?:seuraaminen|seuraamine|seuraamisen|seuranta|seurannan|seuraamasta|muistutukset|muistuttaminen|muistuttamasta|muistuttelu))(?: (?:kiitos|nyt|vaan|sit|sitten))*',
  ],
  followsIt: [
    '(?:(?:ok|okei|no|joo|juu|kyllä|jep|hyvä|kiva|ja|sit|sitten|hei) )*(?:otan|ota|otetaan|valitsen|haluan|haluun) (?:sen|ton|tuon|tän|tämän|se|toi|tuo|tää)(?: (?:ja|kurssin|sit|sitten))* (?:muistuta (?:mua|minua)|muistuta|seuraa sitä|seuraa)(?: siitä)?(?: (?:kiitos|sit|sitten))*',
    '(?:(?:ok|okei|no|joo|juu|kyllä|jep|hyvä|kiva|ja|sit|sitten|hei) )+(?:seuraa|seurataan|ota seurantaan|laita seurantaan|pistä seurantaan) (?:sitä|sen|se|tota|tuota|tätä|sitä kurssia|tätä kurssia)(?: (?:kiitos|sit|sitten|vaan))*',
    '(?:(?:ok|okei|no|joo|juu|kyllä|jep|hyvä|kiva|ja|sit|sitten|hei) )+muistuta (?:mua|minua|mulle|siitä)(?: siitä)?(?: (?:kiitos|sit|sitten|vaan))*',
  ],
  takesIt: [
    '(?:(?:ok|okei|no|joo|juu|kyllä|jep|hyvä|kiva|ja|sit|sitten|hei) )*(?:otan|ota|otetaan|valitsen) (?:sen|ton|tuon|tän|tämän|se|toi|tuo|tää)(?: kurssin)?(?: (?:kiitos|sit|sitten|vaan))*',
  ],
  afterThat: [
    '(?:(?:ja|no|entä|entäs|mitä|mitäs|mikä|mites|mitäpä|onko|onks|joo|ok) )*(?:niillä |heillä |mulla |sillä )?(?:on |tulee )?(?:sen jälkeen|senjälkeen|siitä eteenpäin|sitten|sit|seuraavaksi|seuraavaks|tämän jälkeen|tän jälkeen|niiden jälkeen)(?: (?:on|tulee|sitten|sit|jotain|mitä|vielä|muuta))*',
    '(?:(?:ja|no|entä|entäs|mites) )*(?:sitä seuraava(?:lla|na)?|sen jälkeisellä) (?:viikko|viikolla|viikkona|päivä|päivänä)',
  ],
  ofLesson: [
    '(?:(?:ja|no|entä|entäs|ok) )*(?:moneltako|monelta|monelt|mihin aikaan|mihin kellonaikaan|mihin asti|moneen asti|koska|milloin|millon|kauanko|kauanks)(?: (?:se|toi|tuo|ne|tunti|tunnit))?(?: (?:loppuu|loppuvat|päättyy|päättyvät|alkaa|alkavat|kestää|on ohi))(?: (?:se|toi|tuo|ne|tunti|tunnit|sit|sitten))?',
    '(?:(?:ja|no|entä|entäs|ok) )*(?:(?:missä|mis)(?: (?:luokassa|luokas|salissa|huoneessa|huonees|tilassa|paikassa|rakennuksessa|rakennukses|kampuksella))?|(?:mikä|minkä) (?:luokka|sali|huone|tila|paikka))(?: (?:se|toi|tuo|ne))?(?: (?:on|ovat|pidetään))?(?: (?:sit|sitten))?',
  ],
};
