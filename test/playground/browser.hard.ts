/**
 * The playground as a newcomer meets it: the real app, the real page, the machine's own browser.
 * `UPDATE_SCREENSHOTS=1` also takes the pictures of the README anew.
 */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Playground } from '../../playground/playground.ts';
import { browserOfFile, type Shown, sendMessage, showPlayground, takeFromMenu } from './browser.ts';

const PICTURE = fileURLToPath(new URL('../../docs/images/playground.png', import.meta.url));
const PICTURE_OF_REMINDERS = fileURLToPath(new URL('../../docs/images/reminders.png', import.meta.url));
const browser = browserOfFile();
if (!browser) {
  process.stdout.write(
    'The browser test is skipped: no Chromium or Chrome found. CHROME_PATH tells of another place.\n',
  );
}

const WEEK = 7 * 86_400_000;
/** A Friday at two in the afternoon: what reminders depends on the hour and on the day of the week. */
const FRIDAY = Date.UTC(2026, 10, 20, 12);
/** The next such Friday, from which the clocks go on. */
const AHEAD = FRIDAY + Math.ceil((Date.now() - FRIDAY) / WEEK) * WEEK - Date.now();
const now = (): number => Date.now() + AHEAD;

describe.skipIf(!browser)('the playground in a browser', () => {
  let shown: Shown | undefined;
  let playground: Playground;
  let page: Page;
  let complaints: readonly string[] = [];
  const lines: string[] = [];

  beforeAll(async () => {
    shown = await showPlayground(
      browser,
      { width: 1280, height: 910 },
      { say: (line) => lines.push(line), now },
      (opened) => opened.clock.install({ time: now() }),
    );
    ({ playground, page, complaints } = shown);
  });

  afterAll(() => shown?.close());

  const send = (text: string) => sendMessage(page, text);
  /** Changes when a course's enrollment closes, in the panel, which stays open. */
  const changeClosing = async (code: string, closes: string) => {
    const panel = page.getByRole('complementary', { name: 'Change a course’s dates' });
    if (!(await panel.isVisible()))
      await page.getByRole('button', { name: 'Change a course’s dates' }).click();
    await panel.getByRole('combobox', { name: 'Course' }).selectOption(code);
    await panel.getByLabel('Enrollment closes').fill(closes);
    await panel.getByRole('button', { name: 'Change the dates' }).click();
    await panel.getByText('Coursebell has checked').waitFor();
    return panel;
  };
  /** What the menus of all messages offer, one menu after the other. */
  const optionsInMenus = async (): Promise<string[]> => {
    const menus = page.locator('.conversation').getByRole('button', { name: 'More actions', exact: true });
    const found: string[] = [];
    for (const menu of await menus.all()) {
      await menu.click();
      await page.getByRole('menuitem').first().waitFor();
      found.push(...(await page.getByRole('menuitem').allTextContents()));
      await page.keyboard.press('Escape');
    }
    return found;
  };
  const lastMessage = (inside = '.conversation') => page.locator(`${inside} .message`).last();

  test('says where it is, in one line', () => {
    expect(lines).toEqual([expect.stringContaining(playground.url)]);
  });

  test('/course shows a card only to its asker, and Details opens a modal', async () => {
    await send('/course TX00EY23-3015');
    const card = lastMessage();
    await card.getByText('Software Engineering Project').first().waitFor();
    expect(await card.textContent()).toContain('Only visible to you');
    await card.getByRole('button', { name: 'Details' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByText('A team of five designs').first().waitFor();
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
  });

  test('Share posts the card to the channel, once', async () => {
    expect(await optionsInMenus()).toContain('Share to channel');
    await takeFromMenu(page, lastMessage(), 'Share to channel');
    await page.getByText('Shared by').first().waitFor();
    // The card that was shared is replaced after that, and then says so.
    await page.getByText('Shared to the channel.').first().waitFor();
    expect(await page.getByRole('button', { name: 'Share to channel' }).count()).toBe(0);
    expect(await optionsInMenus()).not.toContain('Share to channel');
  });

  test('a mention is answered in its thread', async () => {
    await send('@Coursebell which rooms does 78025 have?');
    await page.getByRole('button', { name: '1 reply' }).click();
    await page.locator('.thread').getByText('Karamalmi Campus').first().waitFor();
  });

  test('the rooms of a large building are paged', async () => {
    await page.getByRole('button', { name: 'Close the thread' }).click();
    await send('/rooms 78031');
    const card = lastMessage();
    await card.getByText('Harbour Shore Campus').first().waitFor();
    const first = await card.locator('.content').textContent();
    await card.getByRole('button', { name: 'More rooms' }).click();
    await expect.poll(() => card.locator('.content').textContent()).not.toBe(first);
    await card.getByRole('button', { name: 'Previous rooms' }).waitFor();
  });

  test('the JSON of any card can be seen', async () => {
    const card = lastMessage();
    await card.hover();
    await card.getByRole('button', { name: 'View JSON' }).click();
    expect(await card.locator('.json').textContent()).toContain('"blocks"');
    await card.getByRole('button', { name: 'View JSON' }).click();
  });

  test('a refused key is told as such', async () => {
    await page.getByRole('radio', { name: 'key refused' }).check();
    await send('/course IM00BR45-3003');
    await lastMessage()
      .getByText(/refuses Coursebell/)
      .waitFor();
    await page.getByRole('radio', { name: 'fine' }).check();
  });

  test('the clock moves forward, and the app still trusts Slack’s requests', async () => {
    await page.getByRole('button', { name: '+1 hour' }).click();
    await page.getByText('1 h ahead').waitFor();
    await page.getByRole('button', { name: '+1 day' }).click();
    await page.getByText('1 d 1 h ahead').waitFor();
    await send('/course IM00BR45-3003');
    await lastMessage().getByRole('button', { name: 'Details' }).waitFor();
  });

  test('a followed course sends a reminder, tells that its dates changed, and stops', async () => {
    await page.getByRole('button', { name: 'it-courses' }).click();
    await send('/course TX00EW54-3008');
    const card = page.locator('.conversation .message', { hasText: '/course TX00EW54-3008' }).last();
    await card.getByRole('button', { name: 'Follow' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'This channel' }).click();
    await page
      .getByRole('dialog')
      .getByText(/· reminder [A-Z][a-z]{2} \d/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '+1 day' }).click();
    await page.getByText('2 d 1 h ahead').waitFor();
    await page.getByRole('button', { name: '+1 day' }).click();
    const reminder = page.locator('.conversation .message', { hasText: 'Enrollment opens now' }).last();
    await reminder.getByText('Basics of Web Programming').first().waitFor();
    const inAMonth = new Date(now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const panel = await changeClosing('TX00EW54-3008', `${inAMonth}T12:00`);
    // What comes of it, and when, is seen before it comes.
    await panel.getByRole('region', { name: 'On its way' }).getByText('Changed: Basics of').waitFor();
    await page.locator('.next-held', { hasText: 'Changed: Basics of' }).getByText('today').waitFor();
    await page.getByRole('button', { name: '+1 hour' }).click();
    const notice = page.locator('.conversation .message', { hasText: '→' }).last();
    await notice.getByText('Basics of Web Programming').first().waitFor();
    if (process.env['UPDATE_SCREENSHOTS']) await page.screenshot({ path: PICTURE_OF_REMINDERS });
    await notice.getByRole('button', { name: 'Stop following' }).click();
    const question = page.locator('dialog[open]', { hasText: 'Stop for the whole channel?' });
    await question.getByRole('button', { name: 'Keep following' }).click();
    await notice.getByRole('button', { name: 'Stop following' }).click();
    await question.getByRole('button', { name: 'Stop following' }).click();
    await lastMessage()
      .getByText(/no longer followed/)
      .first()
      .waitFor();
  });

  test('a course’s dates are changed, it vanishes and comes back', async () => {
    const panel = await changeClosing('TU00CZ08-3001', '2041-01-05T12:00');
    await send('/course TU00CZ08-3001');
    await lastMessage().getByText(/2041/).first().waitFor();
    await lastMessage().getByRole('button', { name: 'Details' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByText('2041').first().waitFor();
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'Remove from the study API' }).click();
    await panel.getByRole('button', { name: 'Put back' }).click();
    await panel.getByRole('button', { name: 'Remove from the study API' }).waitFor();
    await panel.getByRole('button', { name: 'Close the panel' }).click();
  });

  test('what Slack holds is listed', async () => {
    await page.getByRole('button', { name: /Slack holds/ }).click();
    await page
      .getByRole('complementary', { name: /Slack holds/ })
      .getByText('/course follow')
      .waitFor();
    await page.getByRole('button', { name: 'Close the panel' }).click();
  });

  test('nothing in the page complained', () => {
    expect(complaints).toEqual([]);
  });

  test.runIf(process.env['UPDATE_SCREENSHOTS'])('the picture of the README', async () => {
    await send('/enrollment TX00EW54-3008 SWD4TA033-3003 SB00AA06-2001');
    await lastMessage().getByText('Enrollment for').first().waitFor();
    await send('/course TX00EY23-3015');
    await lastMessage().getByText('Software Engineering Project').first().waitFor();
    await page.screenshot({ path: PICTURE });
  });
});
