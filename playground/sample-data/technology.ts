import { FIELDS, OFFICES, PROGRAMMES, UNITS } from './organisations.ts';
import type { SampleRealization } from './shape.ts';
import type { SampleClock } from './windows.ts';

const PROJECT_TEXTS: NonNullable<SampleRealization['texts']> = {
  content: {
    fi: 'Tiimi suunnittelee, toteuttaa ja testaa ohjelmiston oikealle asiakkaalle.\r\n\r\n- Vaatimukset ja arkkitehtuuri\r\n- Ketterä kehitys kahden viikon sprinteissä\r\n- Jatkuva integraatio ja testaus\r\n- Esittely asiakkaalle',
    sv: 'Teamet planerar, bygger och testar ett program för en verklig kund.\r\n\r\n- Krav och arkitektur\r\n- Agil utveckling i sprintar på två veckor\r\n- Kontinuerlig integration och testning',
    en: 'A team of five designs, builds and tests a piece of software for a real client.\r\n\r\n- Requirements and architecture\r\n- Agile development in two-week sprints\r\n- Continuous integration, reviews and testing\r\n- A public demo at the end',
  },
  objective: {
    fi: 'Opiskelija osaa työskennellä ohjelmistotiimissä ja vastata omasta osuudestaan.\r\nHän osaa arvioida työmäärää ja kertoa etenemisestä asiakkaalle.',
    en: 'You can work in a software team and answer for your own part of it.\r\nYou can estimate work, report progress to a client, and choose tools with reasons.',
  },
  qualifications: {
    fi: 'Ohjelmoinnin ja tietokantojen perusopinnot.',
    en: 'Programming and databases, basic studies (TX00EW54 or equal skills).',
    sv: 'Grundstudier i programmering och databaser.',
  },
  teachingMethods: {
    fi: 'Projektityö, sprinttikatselmukset, viikkopalaverit.',
    en: 'Project work, sprint reviews, a weekly meeting on Tuesdays at 9&ndash;11.',
  },
  studentWorkload: {
    fi: '15 op × 27 h = 405 h, josta ohjattua 96 h.',
    en: '15 ECTS × 27 h = 405 h, of which 96 h are supervised.',
  },
  examSchedule: {
    en: 'No exam. Final demo in the last week.',
    fi: 'Ei tenttiä. Loppudemo viimeisellä viikolla.',
  },
  employerConnections: {
    en: 'Clients come from companies, the city and research groups.',
    fi: 'Asiakkaat tulevat yrityksistä, kaupungilta ja tutkimusryhmistä.',
  },
  evaluationScale: { fi: '0–5', en: '0–5', sv: '0–5' },
  cuEvaluationCriteria1: {
    en: 'You take part in the work and finish the tasks you are given.',
    fi: 'Osallistuu työhön ja tekee annetut tehtävät.',
  },
  cuEvaluationCriteria2: {
    en: 'You plan your own work and review that of others.',
    fi: 'Suunnittelee oman työnsä ja katselmoi muiden työtä.',
  },
  cuEvaluationCriteria3: {
    en: 'You improve how the whole team works.',
    fi: 'Kehittää koko tiimin toimintaa.',
  },
  furtherInformationOfRealization: {
    fi: '<p>Ensimmäinen tapaaminen on pakollinen.</p><p>Ks. <a href="https://example.org/projektit">aiheet</a>.</p>',
    en: '<p>The first meeting is compulsory: students who miss it without notice lose the place.</p><p>Topics &amp; clients are shown there.</p>',
  },
};

/** The course of the newcomer's first command: open, closing in two days, with every text filled. */
function softwareProject(at: SampleClock): SampleRealization {
  return {
    id: '194201',
    code: 'TX00EY23-3015',
    name: { fi: 'Ohjelmistotuotantoprojekti', sv: 'Programvaruprojekt', en: 'Software Engineering Project' },
    opens: at.day(-12),
    closes: at.day(2, 16),
    starts: at.day(17),
    ends: at.endOf(108),
    languages: ['en', 'fi'],
    credits: 15,
    virtual: 5,
    office: OFFICES.karamalmi,
    unit: UNITS.ict,
    programmes: [PROGRAMMES.it, PROGRAMMES.itEn],
    fields: [FIELDS.technology],
    groups: ['TXL22S1', 'TXL22S2', 'TXL22S3', 'TXE22S1'],
    tags: [{ fi: 'Projektiopinnot', en: 'Project studies', sv: 'Projektstudier' }],
    texts: PROJECT_TEXTS,
  };
}

function webBasics(at: SampleClock): SampleRealization {
  return {
    id: '194202',
    code: 'TX00EW54-3008',
    name: {
      fi: 'Web-ohjelmoinnin perusteet',
      en: 'Basics of Web Programming',
      sv: 'Grunderna i webbprogrammering',
    },
    opens: at.day(3),
    closes: at.endOf(17),
    starts: at.day(38),
    ends: at.endOf(95),
    languages: ['fi'],
    virtual: 2,
    office: OFFICES.karamalmi,
    unit: UNITS.ict,
    programmes: [PROGRAMMES.it],
    fields: [FIELDS.technology],
    groups: ['TXL25S1', 'TXL25S2'],
    texts: {
      content: { fi: '*HTML, CSS ja JavaScript\r*Saavutettavuus\r*Julkaiseminen' },
      evaluationScale: { fi: '0–5' },
    },
  };
}

function cloud(at: SampleClock): SampleRealization {
  return {
    id: '194203',
    code: 'SWD4TA033-3003',
    name: { en: 'Web Development and DevOps' },
    opens: at.day(-6),
    closes: at.endOf(0),
    starts: at.day(10),
    ends: at.day(66, 16),
    languages: ['en'],
    virtual: 5,
    unit: UNITS.ict,
    programmes: [PROGRAMMES.itEn],
    groups: ['TXE23S1'],
    texts: {
      content: { en: 'Containers, pipelines, observability & cost. <All> exercises are done online.' },
    },
  };
}

function security(at: SampleClock): SampleRealization {
  return {
    id: '194204',
    code: 'IC250105-3002',
    name: { fi: 'Tietoturvan perusteet', en: 'Introduction to Cyber Security' },
    opens: at.minutes(7),
    closes: at.endOf(6),
    starts: at.day(21, 9),
    ends: at.day(80, 15),
    languages: ['fi', 'en'],
    credits: 2.5,
    office: OFFICES.satama,
    unit: UNITS.ict,
    programmes: [PROGRAMMES.it],
    groups: ['25TIETOA', '25TIETOB'],
    texts: { objective: { fi: 'Opiskelija tunnistaa tavallisimmat uhat ja osaa suojautua niiltä.', en: '' } },
  };
}

function machineDesign(at: SampleClock): SampleRealization {
  return {
    id: '194205',
    code: 'IM00BR45-3003',
    name: {
      fi: 'Koneensuunnittelun perusteet',
      en: 'Fundamentals of Machine Design',
      sv: 'Grunderna i maskinkonstruktion',
    },
    opens: at.day(-120),
    closes: at.endOf(-92),
    starts: at.day(-74),
    ends: at.endOf(21),
    credits: '7.5',
    office: OFFICES.satama,
    unit: UNITS.industry,
    programmes: [PROGRAMMES.machine],
    fields: [FIELDS.technology],
    groups: ['IXM24SK'],
    texts: {
      content: {
        fi: '-Kone‑elimet\r\n-Lujuuslaskenta\r\n-3D‑mallinnus',
        sv: '-Maskinelement\r\n-Hållfasthet',
      },
      examSchedule: { fi: 'Tentti viimeisellä kontaktikerralla, uusinta sopimuksen mukaan.' },
    },
  };
}

/** Has a Finnish name only, as far as an answer in another language shows. */
function hydraulics(at: SampleClock): SampleRealization {
  return {
    id: '194206',
    code: 'TU00CZ08-3001',
    name: { fi: 'Hydrauliikka ja pneumatiikka' },
    oneLanguage: true,
    opens: null,
    closes: null,
    starts: at.day(45),
    ends: at.endOf(130),
    credits: 3,
    unit: UNITS.industry,
    programmes: [PROGRAMMES.machine],
    texts: {
      content: { fi: '-Pumput ja sylinterit\r\n-Piirrosmerkit\r\n-Vianhaku' },
      evaluationScale: { fi: '0–5' },
    },
  };
}

/** Information technology and mechanical engineering. */
export function technologyRealizations(at: SampleClock): SampleRealization[] {
  return [softwareProject(at), webBasics(at), cloud(at), security(at), machineDesign(at), hydraulics(at)];
}
