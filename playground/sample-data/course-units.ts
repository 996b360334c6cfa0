import type { SampleCourseUnit } from './shape.ts';

/** Course units of the sample realizations: a realization's code begins with its unit's code. */
export const COURSE_UNITS: readonly SampleCourseUnit[] = [
  {
    id: '72101',
    code: 'TX00EY23',
    credits: 15,
    founded: 2019,
    name: { fi: 'Ohjelmistotuotantoprojekti', sv: 'Programvaruprojekt', en: 'Software Engineering Project' },
    texts: {
      content: {
        fi: 'Asiakasprojekti, jossa tiimi vie ohjelmiston ideasta käyttöön.',
        en: 'A client project that takes software from an idea to use.\r\n\r\n- Requirements\r\n- Architecture\r\n- Testing and delivery',
        sv: 'Ett kundprojekt där teamet för ett program från idé till användning.',
      },
      objective: {
        fi: 'Opiskelija osaa toimia ohjelmistotiimin jäsenenä.',
        en: 'You can work as a member of a software team.',
      },
      qualifications: {
        fi: 'Ohjelmoinnin ja tietokantojen perusopinnot.',
        en: 'Basic studies in programming and databases.',
      },
      evaluationCriteria1: { en: 'You finish the tasks you are given.', fi: 'Tekee annetut tehtävät.' },
      evaluationCriteria2: {
        en: 'You plan your work and review that of others.',
        fi: 'Suunnittelee työnsä ja katselmoi muiden työtä.',
      },
      evaluationCriteria3: { en: 'You improve how the team works.', fi: 'Kehittää tiimin toimintaa.' },
      materials: { en: 'Given at the start of the realization.', fi: 'Annetaan toteutuksen alussa.' },
    },
  },
  {
    id: '72102',
    code: 'TX00EW54',
    credits: 5,
    founded: 2018,
    name: {
      fi: 'Web-ohjelmoinnin perusteet',
      en: 'Basics of Web Programming',
      sv: 'Grunderna i webbprogrammering',
    },
    texts: { content: { fi: '-HTML\r\n-CSS\r\n-JavaScript', en: '-HTML\r\n-CSS\r\n-JavaScript' } },
  },
  {
    id: '72103',
    code: 'IM00BR45',
    credits: 7.5,
    founded: 2014,
    name: {
      fi: 'Koneensuunnittelun perusteet',
      en: 'Fundamentals of Machine Design',
      sv: 'Grunderna i maskinkonstruktion',
    },
    texts: { objective: { fi: 'Opiskelija osaa mitoittaa tavallisimmat koneenosat.' } },
  },
  {
    id: '72104',
    code: 'SB00AA06',
    credits: 10,
    founded: 2021,
    name: {
      fi: 'Kliininen hoitotyö ja lääkehoidon osaaminen',
      en: 'Clinical Nursing and Medication Competence',
    },
    texts: {
      evaluationCriteria4: {
        fi: 'Hyväksytty: lääkelaskut oikein.',
        en: 'Pass: medication calculations are right.',
      },
    },
  },
  {
    id: '72105',
    code: 'A300CE13',
    credits: 5,
    founded: 2022,
    name: { fi: 'Johdatus taloushallintoon', en: 'Introduction to Financial Management' },
    texts: { content: { fi: '<p>Kirjanpito, tilinp&auml;&auml;t&ouml;s ja verotus.</p>' } },
  },
  {
    id: '72106',
    code: 'LX00AC52',
    credits: 3,
    founded: 2016,
    name: { fi: 'Työelämän ruotsi', sv: 'Svenska i arbetslivet' },
    texts: { content: { sv: 'Kommunikation i arbetslivet.' } },
  },
  {
    id: '72107',
    code: 'R0027',
    credits: 6,
    founded: 0,
    name: { fi: 'Betonirakenteiden suunnittelu' },
    texts: {},
  },
];
