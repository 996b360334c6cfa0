/** What one sees of the playground: in small windows, in tables, in other languages, by the documented examples. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Playground } from '../../playground/playground.ts';
import { browserOfFile, chooseLanguage, type Shown, sendAndSee, showPlayground } from './browser.ts';

const browser = browserOfFile();
const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 390, height: 800 };
/** What a window of 1280 by 720 has left at 200 % zoom. */
const ZOOMED = { width: 640, height: 360 };
const FIVE = 'TX00EY23-3015 IM00BR45-3003 TU00CZ08-3001 TX00EW54-3008 LX00AC52-3001';

/** In the page: the words of the last table that are drawn on more than one line. */
const BROKEN_WORDS = `(() => {
  const texts = document.createTreeWalker([...document.querySelectorAll('table')].at(-1), NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const { 0: word, index } of node.textContent.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
})()`;

describe.skipIf(!browser)('the look of the playground', () => {
  let shown: Shown | undefined;
  let playground: Playground;
  let page: Page;

  beforeAll(async () => {
    shown = await showPlayground(browser, WIDE);
    ({ playground, page } = shown);
  });

  afterAll(() => shown?.close());

  const messages = () => page.locator('.conversation .message');
  const lastMessage = () => messages().last();
  const send = (text: string) => sendAndSee(page, text);
  test.for([WIDE, NARROW])('opens at the top of what one can try, at %o', async (size) => {
    await page.setViewportSize(size);
    await page.goto(playground.url);
    const [list, first] = [page.locator('.messages'), page.locator('.ideas button').first()];
    await first.waitFor();
    expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const bottom = await list.evaluate((each) => each.getBoundingClientRect().bottom);
    expect(await first.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThan(bottom);
    await page.keyboard.press('Tab');
    expect(await page.locator('.bar :focus').count()).toBe(1);
  });

  test('an hour before a colon is no emoji', async () => {
    await page.goto(playground.url);
    await send('we meet at 16:00: is that fine?');
    expect(await lastMessage().innerText()).toContain('at 16:00: is');
  });

  test.for(['English', 'Suomi'])(
    'a comparison of five is no wider than the page, in %s',
    async (language) => {
      await page.setViewportSize(WIDE);
      await chooseLanguage(page, language);
      await send(`/course compare ${FIVE}`);
      await lastMessage().getByText('TX00EY23-3015').first().waitFor();
      for (const size of [WIDE, { width: 900, height: 800 }, NARROW]) {
        await page.setViewportSize(size);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      }
      expect(await lastMessage().locator('[data-emoji="⚪"]').count()).toBe(2);
    },
  );

  test('so they do in a table of rooms, which is named once for the eye', async () => {
    await chooseLanguage(page, 'English');
    await send('/rooms karamalmi 24+');
    await lastMessage().locator('table').waitFor();
    expect(await page.evaluate(BROKEN_WORDS)).toEqual([]);
    const caption = lastMessage().locator('caption');
    expect(await caption.textContent()).toContain('Karamalmi Campus');
    expect(await caption.evaluate((each) => each.getBoundingClientRect().width)).toBeLessThan(2);
    const heads = "getComputedStyle([...document.querySelectorAll('th')].at(-1)).textAlign";
    expect(await page.evaluate(heads)).toBe('right');
  });

  test('a low window has room for messages', async () => {
    await page.setViewportSize(ZOOMED);
    await page.locator('.conversation .composer textarea').click();
    const room = async (): Promise<number> => {
      const { y = 0, height = 0 } = (await page.locator('.messages').boundingBox()) ?? {};
      return Math.min(y + height, ZOOMED.height) - Math.max(y, 0);
    };
    await expect.poll(room).toBeGreaterThan(150);
    for (const label of ['Study API', 'Acting as', 'Slack in']) {
      const drawn = await page.getByText(label, { exact: true }).boundingBox();
      expect(drawn?.width).toBeGreaterThan(20);
    }
    await page.setViewportSize(WIDE);
  });

  test.for([
    ['Suomi', 'fi', 'Vain sinä näet tämän'],
    ['Svenska', 'sv', 'Bara du kan se detta'],
    ['English', 'en', 'Only visible to you'],
  ] as const)('with Slack in %s, content says that it is in “%s”', async ([language, lang, words]) => {
    await chooseLanguage(page, language);
    await send('/course TX00EY23-3015');
    await lastMessage().getByText(words).waitFor();
    await lastMessage().getByRole('button').nth(0).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getAttribute('lang')).toBe(lang);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await lastMessage().locator('.content').getAttribute('lang')).toBe(lang);
  });

  test('what the README and the help show to type finds something', async () => {
    await send('/rooms Karamalmi 40+ lab');
    await lastMessage().getByText('48').first().waitFor();
    await send('/enrollment TX00EW54-3008 SWD4TA033-3003 SB00AA06-2001');
    await lastMessage().getByText('Enrollment for').first().waitFor();
    await send('/course web develop');
    await lastMessage().getByText('Web Development and DevOps').first().waitFor();
  });

  test('a course that is taken away says so, and has no dates to change', async () => {
    await page.getByRole('button', { name: 'Change a course’s dates' }).click();
    const panel = page.getByRole('complementary', { name: 'Change a course’s dates' });
    await panel.getByRole('button', { name: 'Remove from the study API' }).click();
    await panel.getByText('Removed, and Coursebell has checked').waitFor();
    expect(await panel.getByLabel('Enrollment closes').count()).toBe(0);
    await panel.getByRole('button', { name: 'Put back' }).click();
    await panel.getByLabel('Enrollment closes').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });

  test('emoji of the weeks to come are drawn alike', async () => {
    await page.getByRole('button', { name: 'Coursebell', exact: true }).click();
    await send('/course follow TX00EY23-3015 TX00EW54-3008');
    await page.getByRole('tab', { name: 'Home' }).click();
    await page.getByText('The next 4 weeks').waitFor();
    const drawn = page.locator('.home li [data-emoji]');
    expect(await drawn.evaluateAll((all) => all.map((each) => each.getAttribute('data-emoji')))).toContain(
      '▶',
    );
    expect(await page.locator('.home li').filter({ hasText: '▶' }).count()).toBe(0);
  });
});
