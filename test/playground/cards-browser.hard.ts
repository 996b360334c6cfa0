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
  /** The height of the next lesson in that card; 0 without one. */
  const lessonHeight = async (): Promise<number> => {
    const blocks = page.locator('.conversation .message').last().locator('.content .block');
    const lesson = blocks.filter({ hasText: /^(?:Next lesson|Seuraava tunti|Nästa lektion):/ });
    const heights = await lesson.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    return heights.reduce((sum, one) => sum + one, 0);
  };
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
    const lesson = await lessonHeight();
    // Three rooms with their names, at two campuses.
    expect(lesson).toBeLessThan(115);
    expect((await cardHeight()) - lesson).toBeLessThan(255);
    expect(await cutOff()).toBe(0);
  });
});
