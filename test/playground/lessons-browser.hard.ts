/**
 * Lessons and free rooms in a browser, in three languages: from a command to what a person sees.
 * `UPDATE_SCREENSHOTS=1` also takes the pictures of them anew.
 */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  browserOfFile,
  chooseLanguage,
  openHome,
  openMore,
  type Shown,
  sendAndSee,
  showPlayground,
  takeFromMenu,
} from './browser.ts';

const browser = browserOfFile();
/** A Thursday morning on which the followed courses are taught. */
const now = () => Date.parse('2026-12-10T09:20:00+02:00') + performance.now();
const COURSE = 'TI00HA37-3002';

describe.skipIf(!browser)('lessons and free rooms in the playground', () => {
  let shown: Shown | undefined;
  let page: Page;
  let complaints: readonly string[] = [];

  beforeAll(async () => {
    shown = await showPlayground(browser, { width: 1280, height: 1000 }, { now }, (opened) =>
      opened.clock.install({ time: now() }),
    );
    ({ page, complaints } = shown);
    await page.getByRole('button', { name: 'Coursebell', exact: true }).click();
    await sendAndSee(page, `follow ${COURSE}, TI00HA35-3002 and IM00BR45-3003`);
    // Until then a line stands there that it is being looked up.
    await page.getByText('You now follow').first().waitFor();
  });

  afterAll(() => shown?.close());

  const lastMessage = () => page.locator('.conversation .message').last();
  const picture = async (name: string): Promise<void> => {
    if (!process.env['UPDATE_SCREENSHOTS']) return;
    const path = fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url));
    // Without the frame of a button that was pressed.
    await page.mouse.move(0, 0);
    await page.screenshot({ path });
  };

  test('what the study API offers is found out soon after the first look-up', async () => {
    await expect
      .poll(async () => {
        await sendAndSee(page, `/course lessons ${COURSE}`);
        return lastMessage().textContent();
      })
      .toContain('All lessons');
  });

  test('the card of a course has its next lesson, and leads to all of them', async () => {
    await sendAndSee(page, `/course ${COURSE}`);
    const card = lastMessage();
    await card.getByText('Next lesson').waitFor();
    await picture('lessons');
    await takeFromMenu(page, card, 'Lessons');
    await card.getByText('Times reserved for this course').waitFor();
  });

  test.each([
    ['English', '/course today', 'Your lessons: Thursday 10 December (today)'],
    ['Suomi', 'mitä mulla on tänään?', 'Tuntisi: torstai 10. joulukuuta (tänään)'],
    ['Svenska', 'vad har jag i dag?', 'Dina lektioner: torsdag 10 december (i dag)'],
  ])('in %s the day is told: %s', async (language, typed, title) => {
    await chooseLanguage(page, language);
    await sendAndSee(page, typed);
    await lastMessage().getByText(title).first().waitFor();
    if (language === 'English') await picture('today');
  });

  test.each([
    ['Svenska', 'lediga rum i KM nu', 'i minst 30 minuter', 'resten av dagen'],
    ['Suomi', '/rooms KM vapaana 20+', 'vähintään 30 minuutin ajan', 'loppupäivän'],
    ['English', '/rooms KM free 30+', 'for at least 30 minutes', 'rest of the day'],
  ])('in %s free rooms are told: %s', async (language, typed, least, rest) => {
    await chooseLanguage(page, language);
    await sendAndSee(page, typed);
    await lastMessage().getByText(least).first().waitFor();
    await lastMessage().getByText(rest).first().waitFor();
    if (language === 'English') await picture('free-rooms');
  });

  test('one room is answered with yes or no, and with its day', async () => {
    await sendAndSee(page, 'is KMD558 free at 10?');
    await lastMessage()
      .getByText(/^(Yes|No) · Thursday 10 December/)
      .waitFor();
    await lastMessage().getByText('no reservation').first().waitFor();
    await sendAndSee(page, '/course week TXL22S1');
    await lastMessage().getByText('reserved for the group').first().waitFor();
  });

  test('a lesson that moves is told to a person who follows its course', async () => {
    await openMore(page);
    await page.getByRole('button', { name: 'Change a course’s lessons' }).click();
    const panel = page.getByRole('complementary', { name: 'Change a course’s lessons' });
    await panel.getByRole('combobox', { name: 'Course' }).selectOption(COURSE);
    const next = panel.getByRole('list', { name: 'Next lessons' }).getByRole('listitem').nth(1);
    await next.getByRole('button', { name: /^A day later/ }).click();
    await panel.getByText('Moved, and Coursebell has checked.').waitFor();
    await page.getByRole('button', { name: 'Close the panel' }).click();
    await page.getByRole('button', { name: '+1 hour' }).click();
    await lastMessage().getByText('→').first().waitFor();
    await picture('lesson-notice');
  });

  test('Home has the lessons of the day', async () => {
    const home = await openHome(page);
    await home.getByText('Today', { exact: true }).first().waitFor();
  });

  test('a narrow window shows until when a room is free', async () => {
    await page.getByRole('tab', { name: 'Messages' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await sendAndSee(page, '/rooms KM free');
    const table = lastMessage().locator('.table-box').first();
    await table.waitFor();
    const wide = await table.evaluate((box) => box.scrollWidth / box.clientWidth);
    expect(wide).toBeLessThan(1.8);
  });

  test('nothing broke in the page', () => {
    expect(complaints).toEqual([]);
  });
});
