/** Conversations whose questions go on from the last answer: another time, course, group, or what narrows a list. */
import { expect, test } from 'vitest';
import { EXTRAS, holdEach, type Talks } from './conversations.ts';
import { openSample } from './harness.ts';

const [ONE, OTHER] = ['TX00EY23-3015', 'TX00EW54-3008'];

const TALKS: Talks = {
  en: {
    'a list is narrowed, and its group changed': [
      ['find web courses', /^Found 5 courses\nweb\n/],
      ['only the english ones', /^Found 3 courses\nweb · English\n/],
      ['and open ones?', /^Found 2 courses\nweb · English · enrollment open\n/],
      ['and for TXL22S1?', /^Found 1 course\nTXL22S1 web · English · enrollment open\n/],
    ],
    'a list is spoken of as a whole, and one by one': [
      ['find web courses', /^Found 5 courses/],
      ['when can I enroll to them', /^Enrollment opens(?:\n.*: Enrollment open.*){5}/],
      ['the second one?', /^Web Development Project · TI00HA14-3003/],
      ['which of those are online', /^Found 1 course\nall online\nWeb Development and DevOps/],
    ],
    'one of two courses, the other one, and the one of a language': [
      [`${ONE} ${OTHER}`, /^2 courses/],
      ['the second one?', new RegExp(`^.* · ${OTHER}`)],
      ['and the other one?', new RegExp(`^.* · ${ONE}`)],
      [`${ONE} ${OTHER}`, /^2 courses/],
      ['and also the english course', new RegExp(`^.* · ${ONE}`)],
      [`${ONE} ${OTHER}`, /^2 courses/],
      ['only the online ones', /^None of the 2 courses seen here fits: all online/],
    ],
    'lessons of another week and of another course': [
      [`when are the lessons of ${ONE}?`, new RegExp(ONE)],
      ['and next week?', new RegExp(`^23 – 29 Nov · no lesson .*\n.*${ONE}`)],
      [`and ${OTHER}?`, new RegExp(`^23 – 29 Nov · no lesson .*\n.*${OTHER}`)],
    ],
    'a fact of another course, at another time, for another group': [
      [`is there an exam in ${ONE}?`, /^Exams: /],
      [`what about ${OTHER}?`, new RegExp(`(?:exam\\.|Tentti · .*)\n.*${OTHER}`)],
      [`does ${ONE} start in January?`, /^No \(1 – 31 Jan 2027\) · Course starts/],
      ['and in December?', /^Yes \(1 – 31 Dec\) · Course starts/],
      [`is ${ONE} for TXL22S1?`, /^Yes · Student groups/],
      ['and for TXA22S9?', /^No · Student groups/],
      ['and the room?', /^Next lesson: /],
    ],
    'a group that was named': [
      ['what does TXL22S1 have on Monday?', /^Lessons of TXL22S1: Monday 23 November/],
      ['which of their courses are open?', /^Found 6 courses\nTXL22S1 · enrollment open/],
      ['when are they free?', /^Lessons of TXL22S1: 20 – 26 Nov/],
      ['which group am I in?', /^I don’t know which group you are in/],
    ],
    'what is not searched is told first, and what a room is for filters only where rooms are called so': [
      ['which courses are open?', /^I don’t know any courses yet/],
      [ONE, new RegExp(`^.* · ${ONE}`)],
      [
        'any open courses?',
        /^Found 1 course\nenrollment open\nAmong courses seen here\. To search all courses, name /,
      ],
      ['rooms for a group meeting in KM', /^Rooms in .*\n78025 · KM · 8 of 40 rooms · filter: “group”/],
      ['which evening courses are there in acoustics?', /acoustics/i],
    ],
    'what a code is': [
      [`which course does ${ONE} mean?`, new RegExp(`^.* · ${ONE}`)],
      ['which course is that?', new RegExp(`^.* · ${ONE}`)],
      ['which course unit does TX00EY23 mean?', /^.* · Course unit · TX00EY23/],
    ],
    'a reminder on a day, and yes to an offer': [
      [ONE, new RegExp(`^.* · ${ONE}`)],
      ['remind me on Friday', new RegExp(`^I can’t remind you at a time of your own: .* ${ONE}`)],
      ['yes, do it', /^Which of these do you mean\?$/],
    ],
  },
  fi: {
    'vapaat huoneet muuhun aikaan': [
      ['mitkä huoneet ovat vapaana Karamalmilla huomenna klo 9?', /^Lauantai 21\. .* 9\.00/],
      ['entäs huomenna kympiltä', /^Lauantai 21\. .* 10\.00/],
      ['ja kasilta?', /^Lauantai 21\. .* 8\.00/],
    ],
    'toinen kahdesta': [
      [`${ONE} ${OTHER}`, /^2 toteutusta/],
      ['entä se toinen', new RegExp(`^.* · ${OTHER}`)],
      ['milloin siihen pääsee', new RegExp(OTHER)],
    ],
    'ryhmä, joka mainittiin': [
      ['mitä TXL22S1:llä on maanantaina?', /^Ryhmän TXL22S1 tunnit: maanantai 23\./],
      ['mitkä niiden kursseista on auki?', /^Löytyi 6 toteutusta\nTXL22S1 · ilmoittautuminen auki/],
      ['milloin ne on vapaana tiistaina?', /^Ryhmän TXL22S1 tunnit: tiistai 24\./],
    ],
    'kyllä tarjoukseen, ja mikä kurssi se on': [
      [ONE, new RegExp(`^.* · ${ONE}`)],
      ['joo tee se', /^Mitä näistä tarkoitat\?$/],
      ['mikä kurssi se on?', new RegExp(`^.* · ${ONE}`)],
    ],
    'vain osa listasta': [
      ['mitä kursseja on ryhmällä TXL22S1?', /^Löytyi 18 toteutusta\nTXL22S1/],
      ['vain verkossa', /^Löytyi 1 toteutus\nTXL22S1 · kokonaan verkossa/],
    ],
  },
  sv: {
    'lektioner en annan dag, och en annan grupps': [
      ['vilka lektioner har TXL22S1 den här veckan?', /^Lektioner för TXL22S1: 20–26 nov/],
      ['och på fredag?', /^Lektioner för TXL22S1: fredag 20 november/],
      ['och nästa vecka?', /^Lektioner för TXL22S1: 23–29 nov/],
      ['och TXE22S1?', /Lektioner för TXE22S1: 23–29 nov/],
    ],
    'en grupp som nämndes': [
      ['vad har TXL22S1 på måndag?', /^Lektioner för TXL22S1: måndag 23 november/],
      ['vilka av deras kurser är öppna?', /^6 genomföranden hittades\nTXL22S1 · anmälan öppen/],
      ['har de något på fredag?', /Lektioner för TXL22S1: fredag 20 november/],
    ],
    'en påminnelse på en dag, och ja till ett erbjudande': [
      [ONE, new RegExp(`^.* · ${ONE}`)],
      ['påminn mig på fredag', new RegExp(`^Jag kan inte påminna vid en tid som du själv väljer: .* ${ONE}`)],
      ['ja, gör det', /^Vilket av det här menar du\?$/],
    ],
    'lediga rum en annan dag': [
      ['vilka rum är lediga i Karamalm i morgon kl 9?', /^Lördag 21 november .* 9:00/],
      ['och på måndag?', /^Måndag 23 november/],
    ],
    'en del av listan': [
      ['vilka kurser har TXL22S1?', /^18 genomföranden hittades\nTXL22S1/],
      ['bara på nätet', /^1 genomförande hittades\nTXL22S1 · helt på nätet/],
    ],
  },
};

holdEach(TALKS);

test('what begins as if it went on, and has nothing to go on from, is answered by itself', async () => {
  const { direct } = await openSample({ env: { STUDY_API_EXTRAS: EXTRAS } });
  const card = (await direct(`${OTHER}`)).answer.text;
  await direct(`is there an exam in ${ONE}?`);
  await direct(ONE);
  expect((await direct(`and ${OTHER}?`)).answer.text.split('\n')[0]).toBe(card.split('\n')[0]);
});
