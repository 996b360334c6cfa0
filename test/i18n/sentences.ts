/** What people ask, in each language: the questions of `test/questions` that have words enough to tell one, and careless ones. */
import { readFileSync } from 'node:fs';
import type { Language } from '../../src/language.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Fewer words are often a code or a name, and nothing beside. */
const FEWEST_WORDS = 4;

const asked = (language: Language): string[] =>
  linesOf(readFileSync(new URL(`../questions/${language}.txt`, import.meta.url), 'utf8'))
    .map((line) => line.split(' | ')[3] ?? '')
    .filter((question) => !question.startsWith('/') && question.split(' ').length >= FEWEST_WORDS);

export const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  en: asked('en'),
  fi: asked('fi'),
  sv: asked('sv'),
};

/** Short ones, without umlauts, in capitals or mistyped. */
export const CARELESS: Readonly<Record<Language, readonly string[]>> = {
  en: linesOf(`
    HOW MANY CREDITS TX00EY23-3015
    wich rooms are in 78025
    TX00EY23-3015 seats left
    haven't seen TX00EY23-3015
    what'll TX00EY23-3015 cover
    its credits? TX00EY23-3015
    TX00EY23-3015 for nurses
    whose is TX00EY23-3015
    78025 classrooms with 30 seats`),
  fi: linesOf(`
    ketka opettaa TX00EY23-3015
    mita tiloja rakennuksessa 78025 on
    MITÄ TILOJA 78025:SSÄ ON
    KENELLE TX00EY23-3015 ON
    nayta TX00EY23-3015
    ryhmatyotilat 78025
    montko pistettä TX00EY23-3015
    TX00EY23-3015:ltä pois
    TX00EY23-3015n sisältö
    opetetaanks TX00EY23-3015 ruotsiks`),
  sv: linesOf(`
    nar borjar TX00EY23-3015
    NAR BORJAR TX00EY23-3015
    VEMS ÄR TX00EY23-3015
    hur manga studiepoang ar TX00EY23-3015
    vilkt språk TX00EY23-3015
    motesrum 78025
    TX00EY23-3015:s datum
    paminn mig om TX00EY23-3015
    TX00EY23-3015 på svenska`),
};

/** With a course's name in another language inside: the language is that of the other words. */
export const WITH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: linesOf(`
    when does Ohjelmistotuotantoprojekti start?
    how many credits is Johdatus ohjelmointiin
    is “Tietokantojen perusteet” in English?
    who teaches Grunderna i webbprogrammering?
    what is “Hållbar utveckling och vad som är viktigt” about
    where is Lujuusopin perusteet held
    which groups is Matematiikan kertaus for?
    can I still enroll on “Verkkojen perusteet ja niiden hallinta”?`),
  fi: linesOf(`
    milloin Software Engineering Project alkaa?
    montako opintopistettä Introduction to the Design of Systems on
    kuka opettaa “The Art of the Interview” kurssia
    onko Basics of Web Programming englanniksi
    Introduction to Programming alkaa milloin
    missä Grunderna i webbprogrammering pidetään
    mitä “How to Do Research” sisältää
    päättyykö Fundamentals of Machine Design keväällä`),
  sv: linesOf(`
    när börjar Software Engineering Project?
    hur många studiepoäng är Introduction to the Design of Systems
    vem undervisar i “The Art of the Interview”
    är Ohjelmistotuotantoprojekti på svenska?
    vilka grupper läser Basics of Web Programming
    var hålls Lujuusopin perusteet
    vad ingår i “How to Do Research”
    slutar Fundamentals of Machine Design på våren`),
};

/** What says nothing of a language: the reader's own counts. */
export const TELL_NOTHING = linesOf(`
  TX00EY23-3015
  TX00EY23-3015?
  tx00ey23-3015 TX00EY23-3016
  TX00EY23-3015, IM00BR45-3003
  (TX00EY23-3015)
  78025
  194201
  KM
  KMD558
  deadline?
  https://guide.example/TX00EY23-3015
  TX00EY23-3015 :)
  TX00EY23-3015 vs TX00EY23-3016
  Software Engineering Project
  Ohjelmistotuotantoprojekti
  Programvaruprojekt
  software engineering project
  ohjelmistotuotantoprojekti
  “Introduction to the Design of Systems”
  “Milloin on aika”
  TX00EY23-3015 & TX00EY23-3016
  Karamalmi
  123`);
