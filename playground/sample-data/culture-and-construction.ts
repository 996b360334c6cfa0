import { FIELDS, OFFICES, PROGRAMMES, UNITS } from './organisations.ts';
import type { SampleRealization } from './shape.ts';
import type { SampleClock } from './windows.ts';

function workplaceSwedish(at: SampleClock): SampleRealization {
  return {
    id: '194401',
    code: 'LX00AC52-3001',
    name: { fi: 'Työelämän ruotsi', sv: 'Svenska i arbetslivet', en: 'Swedish for Working Life' },
    opens: null,
    closes: at.endOf(8),
    starts: at.day(19, 9),
    ends: at.endOf(79),
    languages: ['sv'],
    credits: 3,
    virtual: 1.5,
    unit: UNITS.languages,
    groups: ['LXR25A', 'LXR25B'],
    texts: {
      content: {
        sv: 'Muntlig och skriftlig kommunikation i arbetslivet.\r\n– presentationer\r\n– möten\r\n– e‑post',
      },
      evaluationScale: { fi: '0–5', sv: '0–5' },
    },
  };
}

function finnishForEveryone(at: SampleClock): SampleRealization {
  return {
    id: '194402',
    code: 'LX00DR39-3010',
    name: { en: 'Finnish for Everyday Life 1' },
    opens: at.day(-20),
    closes: at.minutes(100),
    starts: at.day(5, 16),
    ends: at.day(61, 19),
    languages: ['en', 'fi'],
    credits: 5,
    office: OFFICES.karamalmi,
    unit: UNITS.languages,
    groups: ['TXE25S1', 'SXN25S1'],
    texts: {
      objective: { en: 'You get along in everyday situations: shops, buses, a visit to the doctor.' },
    },
  };
}

function concrete(at: SampleClock): SampleRealization {
  return {
    id: '194403',
    code: 'R0027-3009',
    name: { fi: 'Betonirakenteiden suunnittelu', en: 'Design of Concrete Structures' },
    opens: at.day(-9),
    starts: at.day(24),
    ends: at.endOf(110),
    credits: 6,
    office: OFFICES.harju,
    unit: UNITS.construction,
    programmes: [PROGRAMMES.site],
    fields: [FIELDS.technology],
    groups: ['RXR23S'],
    texts: {
      qualifications: { fi: 'Statiikka ja lujuusoppi.' },
      examSchedule: { fi: 'Välikokeet viikoilla 9 ja 15.' },
    },
  };
}

function siteManagement(at: SampleClock): SampleRealization {
  return {
    id: '194404',
    code: 'R801MTYÖ-3001',
    name: { fi: 'Maatyöt ja työmaan johtaminen', sv: 'Markarbeten och byggledning' },
    opens: at.day(-40),
    closes: at.day(1, 12),
    starts: at.day(6),
    ends: at.endOf(90),
    office: OFFICES.harju,
    unit: UNITS.construction,
    programmes: [PROGRAMMES.site],
    groups: ['RXR24M'],
  };
}

function chamberMusic(at: SampleClock): SampleRealization {
  return {
    id: '194405',
    code: 'KM00FA21-3004',
    name: {
      fi: 'Kamarimusiikki ja yhtyesoitto',
      en: 'Chamber Music and Ensemble Playing',
      sv: 'Kammarmusik och ensemblespel',
    },
    starts: at.day(11, 10),
    ends: at.endOf(150),
    languages: ['fi', 'en'],
    credits: 4,
    office: OFFICES.harju,
    unit: UNITS.culture,
    programmes: [PROGRAMMES.music],
    fields: [FIELDS.humanities],
    texts: { teachingMethods: { fi: 'Pienryhmäopetus, konsertit ja itsenäinen harjoittelu.' } },
  };
}

function soundDesign(at: SampleClock): SampleRealization {
  return {
    id: '194406',
    code: 'KU00EB12-3002',
    name: { fi: 'Äänisuunnittelu', sv: 'Ljuddesign' },
    opens: at.day(28),
    closes: at.endOf(42),
    starts: at.day(70),
    ends: at.endOf(120),
    office: OFFICES.harju,
    unit: UNITS.culture,
    programmes: [PROGRAMMES.music],
    fields: [FIELDS.humanities],
    groups: ['KXM24S'],
    texts: { content: { fi: '', sv: '' } },
  };
}

/** A row as bare as the study API ever sends one. */
function bare(): SampleRealization {
  return { id: '194407', code: 'XX00AA01-3001', name: {}, languages: [] };
}

/** Languages, construction, music and culture. */
export function cultureAndConstructionRealizations(at: SampleClock): SampleRealization[] {
  return [
    workplaceSwedish(at),
    finnishForEveryone(at),
    concrete(at),
    siteManagement(at),
    chamberMusic(at),
    soundDesign(at),
    bare(),
  ];
}
