/** Courses like the one that was spoken of, and those of its unit: sought by its name and unit, which is said. */
import { holdEach } from './conversations.ts';

holdEach({
  en: {
    'courses like one, and of its unit': [
      ['IM00BR45-3003', /IM00BR45-3003/],
      ['TX00EY23-3015', /TX00EY23-3015/],
      [
        'are there other courses like this one?',
        /^Found \d+ courses\n[^\n]*Engineering(?!.*TX00EY23-3015 ·)/s,
      ],
    ],
    'the unit of a course': [
      ['TX00EY23-3015', /TX00EY23-3015/],
      ['other courses of the same department', /The catalogue can’t be searched by department/],
    ],
  },
  fi: {
    'samanlaiset ja saman yksikön': [
      ['TX00EY23-3015', /TX00EY23-3015/],
      ['onko muita vastaavia kursseja?', /Koko opintotarjonnasta/],
      ['TX00EY23-3015', /TX00EY23-3015/],
      ['muut saman yksikön kurssit', /Opintotarjonnasta ei voi hakea yksikön mukaan/],
    ],
  },
  sv: {
    'liknande och samma enhets': [
      ['TX00EY23-3015', /TX00EY23-3015/],
      ['finns det liknande kurser?', /hela kursutbudet/],
      ['TX00EY23-3015', /TX00EY23-3015/],
      ['andra kurser på samma institution', /Kursutbudet kan inte sökas efter institution/],
    ],
  },
});
