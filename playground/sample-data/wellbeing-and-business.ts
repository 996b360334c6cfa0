import { FIELDS, OFFICES, PROGRAMMES, UNITS } from './organisations.ts';
import type { SampleRealization } from './shape.ts';
import type { SampleClock } from './windows.ts';

function clinicalNursing(at: SampleClock): SampleRealization {
  return {
    id: '194301',
    code: 'SB00AA06-2001',
    name: {
      fi: 'Kliininen hoitotyö ja lääkehoidon osaaminen',
      en: 'Clinical Nursing and Medication Competence',
      sv: 'Klinisk vård och läkemedelsbehandling',
    },
    opens: at.day(-15),
    closes: at.endOf(-1),
    starts: at.day(12),
    ends: at.endOf(140),
    credits: 10,
    virtual: 1,
    office: OFFICES.satama,
    unit: UNITS.health,
    programmes: [PROGRAMMES.nursing],
    fields: [FIELDS.health],
    groups: ['SXH24S1', 'SXH24S2', 'SXH24K9'],
    texts: {
      qualifications: { fi: 'Lääkelaskut suoritettu hyväksytysti.', sv: 'Godkänd läkemedelsräkning.' },
      approveRejectDescription: {
        fi: 'Lääkelaskuissa vaaditaan 100 % oikein.',
        en: 'Medication calculations must be 100 % right.',
      },
      evaluationScale: { fi: 'Hyväksytty/Hylätty', en: 'Pass/Fail', sv: 'Godkänd/Underkänd' },
    },
  };
}

function simulation(at: SampleClock): SampleRealization {
  return {
    id: '194302',
    code: 'SH00DC19-3011',
    name: {
      fi: 'Akuuttihoitotyön simulaatiot ja moniammatillinen tiimityö muuttuvissa toimintaympäristöissä – syventävä, vaihtoehtoinen toteutus',
      en: 'Simulations in Acute Care and Interprofessional Teamwork in Changing Environments – advanced, alternative realization',
    },
    opens: at.day(1, 9),
    closes: at.day(9, 12),
    starts: at.day(30),
    ends: at.endOf(60),
    languages: ['fi', 'sv', 'en'],
    office: OFFICES.satama,
    unit: UNITS.health,
    programmes: [PROGRAMMES.nursing],
    fields: [FIELDS.health],
    groups: Array.from({ length: 14 }, (_, index) => `SXH23S${index + 1}`),
    tags: [
      { fi: 'Simulaatio', en: 'Simulation' },
      { fi: 'Avoin AMK', en: 'Open UAS' },
    ],
  };
}

function accounting(at: SampleClock): SampleRealization {
  return {
    id: '194303',
    code: 'A300CE13-3001',
    name: {
      fi: 'Johdatus taloushallintoon',
      en: 'Introduction to Financial Management',
      sv: 'Introduktion till ekonomiförvaltning',
    },
    opens: at.day(-30),
    closes: at.endOf(95),
    starts: at.day(-2),
    ends: at.endOf(160),
    languages: ['fi'],
    virtual: 5,
    unit: UNITS.business,
    programmes: [PROGRAMMES.business],
    fields: [FIELDS.business],
    groups: ['AXL25K1'],
    texts: {
      content: {
        fi: '<p>Kirjanpito,&nbsp;tilinp&auml;&auml;t&ouml;s ja verotus.</p><p>Verkkokurssi, jonka voi aloittaa milloin vain.</p>',
      },
      completionAlternatives: { fi: 'Verkkotentti tai harjoitukset.', en: 'Online exam or exercises.' },
    },
  };
}

function marketing(at: SampleClock): SampleRealization {
  return {
    id: '194304',
    code: 'LI00DZ61-3005',
    name: { fi: 'Digitaalinen markkinointi', en: 'Digital Marketing' },
    opens: at.dateOnly(-4),
    closes: at.dateOnly(4),
    starts: at.dateOnly(14),
    ends: at.dateOnly(74),
    languages: ['en'],
    unit: UNITS.business,
    programmes: [PROGRAMMES.business],
    fields: [FIELDS.business],
    texts: { studentWorkload: { en: '5 ECTS = 135 hours of work' } },
  };
}

function leadership(at: SampleClock): SampleRealization {
  return {
    id: '194305',
    code: 'BB00EM40-3001',
    name: { fi: 'Johtaminen & esihenkilötyö <ylempi AMK>', en: 'Leadership & Management <Master level>' },
    // The two dates are swapped, as happens upstream: no answer may say that this window is open.
    opens: at.day(12),
    closes: at.day(-3),
    starts: at.day(40),
    ends: at.endOf(100),
    credits: 0,
    unit: UNITS.business,
    programmes: [PROGRAMMES.business],
    groups: ['YAX25S1'],
    texts: {
      content: {
        fi: 'Luennot ke 17–20.\rEtätehtävät: *pakollisia* kaikille, <!channel> & _kaikki_ osallistuvat.',
      },
    },
  };
}

/** Nursing and business. */
export function wellbeingAndBusinessRealizations(at: SampleClock): SampleRealization[] {
  return [clinicalNursing(at), simulation(at), accounting(at), marketing(at), leadership(at)];
}
