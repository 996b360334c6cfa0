import type { SampleOrganisation } from './shape.ts';

/** Made-up offices, units, programmes and fields of a university of applied sciences. */
function organisation(id: string, code: string, fi: string, en?: string, sv?: string): SampleOrganisation {
  return { id, code, name: { fi, ...(en && { en }), ...(sv && { sv }) } };
}

export const OFFICES = {
  karamalmi: organisation('78025', 'KM', 'Karamalmin kampus', 'Karamalmi Campus', 'Karamalms campus'),
  satama: organisation('78031', 'SR', 'Satamarannan kampus', 'Harbour Shore Campus', 'Hamnstrandens campus'),
  harju: organisation('78044', 'HT', 'Harjun talo', 'Ridge House', 'Åshuset'),
};

export const UNITS = {
  ict: organisation(
    '1101',
    'ICT',
    'Tieto- ja viestintätekniikka',
    'Information and Communication Technology',
    'Informations- och kommunikationsteknik',
  ),
  health: organisation(
    '1102',
    'SOTE',
    'Sosiaali- ja terveysala',
    'Health Care and Social Services',
    'Social- och hälsovård',
  ),
  industry: organisation(
    '1103',
    'TEO',
    'Teollinen tuotanto',
    'Industrial Engineering',
    'Industriell produktion',
  ),
  business: organisation('1104', 'LIIKE', 'Liiketalous', 'School of Business', 'Företagsekonomi'),
  culture: organisation('1105', 'KULT', 'Kulttuuri', 'Culture'),
  construction: organisation('1106', 'RAK', 'Rakentaminen', 'Built Environment', 'Byggande'),
  languages: organisation(
    '1107',
    'KIELI',
    'Kieli- ja viestintäopinnot',
    'Language and Communication Studies',
    'Språk- och kommunikationsstudier',
  ),
};

export const PROGRAMMES = {
  it: organisation(
    '2201',
    'TXK',
    'Tieto- ja viestintätekniikan tutkinto-ohjelma',
    'Degree Programme in Information and Communication Technology',
    'Examensprogrammet i informations- och kommunikationsteknik',
  ),
  itEn: organisation(
    '2202',
    'TXE',
    'Information Technology -tutkinto-ohjelma',
    'Bachelor of Engineering, Information Technology',
  ),
  nursing: organisation(
    '2203',
    'SXH',
    'Sairaanhoitotyön tutkinto-ohjelma',
    'Degree Programme in Nursing',
    'Utbildningsprogrammet för sjukskötare',
  ),
  machine: organisation(
    '2204',
    'IXM',
    'Konetekniikan tutkinto-ohjelma',
    'Degree Programme in Mechanical Engineering',
    'Maskinteknik',
  ),
  business: organisation(
    '2205',
    'AXL',
    'Liiketalouden tutkinto-ohjelma',
    'Degree Programme in Business Administration',
    'Företagsekonomi',
  ),
  music: organisation('2206', 'KXM', 'Musiikin tutkinto-ohjelma', 'Degree Programme in Music'),
  site: organisation(
    '2207',
    'RXR',
    'Rakennustekniikan tutkinto-ohjelma',
    'Degree Programme in Civil Engineering',
  ),
};

export const FIELDS = {
  technology: organisation('31', 'TEK', 'Tekniikka', 'Technology', 'Teknik'),
  health: organisation(
    '32',
    'SOT',
    'Sosiaali-, terveys- ja liikunta-ala',
    'Social services, health and sports',
  ),
  business: organisation(
    '33',
    'KAU',
    'Kauppa ja hallinto',
    'Business and administration',
    'Handel och administration',
  ),
  humanities: organisation(
    '34',
    'HUM',
    'Humanistinen ala ja kulttuuri',
    'Humanities and culture',
    'Humaniora och kultur',
  ),
};
