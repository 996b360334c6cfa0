/** How much room cards take on a desktop and on a phone: their heights, and that nothing of them is cut off. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOfFile, chooseLanguage, type Shown, sendAndSee, showPlayground } from './browser.ts';

const browser = browserOfFile();
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 800 };
const TEN =
  'TX00EY23-3015 IM00BR45-3003 TU00CZ08-3001 TX00EW54-3008 LX00AC52-3001 SWD4TA033-3003 SB00AA06-2001 KU00EB12-3002 LI00DZ61-3005 LX00DR39-3010';
const LANGUAGES = ['English', 'Suomi', 'Svenska'] as const;

describe.skipIf(!browser)('cards', () => {
  let shown: Shown | undefined;
  let page: Page;

  beforeAll(async () => {
    shown = await showPlayground(browser, DESKTOP);
    ({ page } = shown);
  });

  afterAll(() => shown?.close());

  /** The height of the card in the last message, without the line of who wrote it, in CSS pixels. */
  const cardHeight = () =>
    page
      .locator('.conversation .message .content')
      .last()
      .evaluate((each) => each.getBoundingClientRect().height);
  /** In the page: what is wider than the message that it stands in. */
  const cutOff = () =>
    page
      .locator('.conversation .message')
      .last()
      .evaluate((message) => {
        const { right } = message.getBoundingClientRect();
        return [...message.querySelectorAll('.section, .context, .actions, .rich, button')].filter(
          (each) => each.getBoundingClientRect().right > right + 1,
        ).length;
      });

  test.for(LANGUAGES)('in %s ten courses are a list that a screen holds', async (language) => {
    await page.setViewportSize(DESKTOP);
    await chooseLanguage(page, language);
    await sendAndSee(page, `/course ${TEN}`);
    expect(await cardHeight()).toBeLessThan(700);
    await page.setViewportSize(PHONE);
    expect(await cardHeight(), 'a row takes two lines, a long name three').toBeLessThan(680);
    expect(await cutOff()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });

  test.for(LANGUAGES)('in %s ten follows are a list that a screen holds', async (language) => {
    await page.setViewportSize(DESKTOP);
    await chooseLanguage(page, language);
    await sendAndSee(page, `/course follow ${TEN}`);
    expect(await cardHeight()).toBeLessThan(300);
    await sendAndSee(page, '/course following');
    expect(await cardHeight()).toBeLessThan(800);
    expect(await page.locator('.conversation .message').last().locator('table').count()).toBe(0);
    await page.setViewportSize(PHONE);
    expect(await cutOff()).toBe(0);
  });

  test.for(LANGUAGES)('in %s a course has one line of state, and one row of buttons', async (language) => {
    await page.setViewportSize(DESKTOP);
    await chooseLanguage(page, language);
    await sendAndSee(page, '/course TX00EY23-3015');
    expect(await cardHeight()).toBeLessThan(220);
    await page.setViewportSize(PHONE);
    expect(await cardHeight()).toBeLessThan(320);
    expect(await cutOff()).toBe(0);
  });

  /** What is typed has a card that is no higher, on a desktop and on a phone, and nothing of it is cut off there. */
  async function expectNoHigher(
    language: string,
    typed: string,
    desktop: number,
    phone: number,
  ): Promise<void> {
    await page.setViewportSize(DESKTOP);
    await chooseLanguage(page, language);
    await sendAndSee(page, typed);
    expect(await cardHeight()).toBeLessThan(desktop);
    await page.setViewportSize(PHONE);
    expect(await cardHeight()).toBeLessThan(phone);
    expect(await cutOff()).toBe(0);
  }

  /** What is typed, and the heights of its card on a desktop and on a phone. */
  const CARDS = [
    ['/course compare TX00EY23-3015 IM00BR45-3003', 620, 800],
    [`/course compare ${TEN.split(' ').slice(0, 5).join(' ')}`, 850, 1250],
    ['/rooms karamalmi 24+', 600, 650],
    ['/rooms 40+', 600, 650],
    ['/rooms 78031', 650, 700],
  ] as const;
  test.for(LANGUAGES.flatMap((language) => CARDS.map((card) => [language, ...card] as const)))(
    'in %s %s has room on a phone',
    async ([language, typed, desktop, phone]) => {
      await expectNoHigher(language, typed, desktop, phone);
      const tables = page.locator('.conversation .message').last().locator('.table-box');
      for (const table of await tables.all())
        expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    },
  );

  /** What is typed, perhaps before what is shown, and the heights of its card on a desktop and on a phone. */
  const MORE = [
    ['/course TX00EW54-3008', 260, 340],
    ['/enrollment TX00EY23-3015', 240, 340],
    ['/course help ', 340, 500],
    ['/course TX00EY23', 260, 340],
    ['/course unit TX00EY23', 380, 520],
    ['/course TX00ZZ99-9999', 140, 190],
    ['/course settings', 500, 700],
    ['/course find TXL22S1 open', 900, 1300],
    ['/course today', 340, 480],
  ] as const;
  test.for(LANGUAGES.flatMap((language) => MORE.map((card) => [language, ...card] as const)))(
    'in %s %s is no higher than it needs to be',
    ([language, typed, desktop, phone]) => expectNoHigher(language, typed, desktop, phone),
  );

  test.for(LANGUAGES)('in %s an operator is told the state first, in a few lines', async (language) => {
    await page.setViewportSize(DESKTOP);
    await chooseLanguage(page, language);
    await sendAndSee(page, '/course status');
    const first = page.locator('.conversation .message').last().locator('.section').first();
    expect(await first.innerText()).toMatch(/^\S* ?(?:The study system|Opintojärjestelmä|Studiesystemet)/);
    expect((await first.innerText()).split('\n').length).toBeLessThanOrEqual(5);
    await page.setViewportSize(PHONE);
    expect(await cutOff()).toBe(0);
  });

  /** The height of the drawings in the last message: a row that is broken into lines makes it higher. */
  const drawingHeight = () =>
    page
      .locator('.conversation .message')
      .last()
      .locator('pre')
      .evaluateAll((all) => all.reduce((sum, pre) => sum + pre.clientHeight, 0));

  test.for(LANGUAGES)(
    'in %s the term has bars for a few courses, and a line each for many',
    async (language) => {
      await page.setViewportSize(DESKTOP);
      await chooseLanguage(page, language);
      await page.getByRole('button', { name: 'random' }).click();
      await sendAndSee(page, `/course follow ${TEN.split(' ').slice(0, 3).join(' ')}`);
      await sendAndSee(page, '/course term');
      const last = page.locator('.conversation .message').last();
      await last.locator('pre').waitFor();
      expect(await cardHeight()).toBeLessThan(650);
      const whole = await drawingHeight();
      await page.setViewportSize(PHONE);
      expect(await drawingHeight(), 'no row is broken').toBe(whole);
      expect(await cutOff()).toBe(0);
      await page.setViewportSize(DESKTOP);
      await sendAndSee(page, `/course follow ${TEN}`);
      await sendAndSee(page, '/course term');
      expect(await last.locator('pre').count()).toBe(0);
      expect(await cardHeight()).toBeLessThan(560);
      await page.setViewportSize(PHONE);
      expect(await cardHeight()).toBeLessThan(1000);
      expect(await cutOff()).toBe(0);
      await page.setViewportSize(DESKTOP);
      await sendAndSee(page, '/course week');
      await page.setViewportSize(PHONE);
      expect(await cutOff()).toBe(0);
      await page.setViewportSize(DESKTOP);
      await sendAndSee(page, `/course unfollow ${TEN}`);
    },
  );
});
