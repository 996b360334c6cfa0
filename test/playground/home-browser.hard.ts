/**
 * At home in a workspace, in a browser: Home, shortcuts, settings, rooms, comparisons, calendars.
 * `UPDATE_SCREENSHOTS=1` also takes the pictures of the README anew.
 */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  browserOfFile,
  chooseLanguage,
  chooseSuggested,
  openHome,
  type Shown,
  sendMessage,
  showPlayground,
  takeFromMenu,
  takeMessageShortcut,
  takeShortcut,
} from './browser.ts';

const browser = browserOfFile();

describe.skipIf(!browser)('at home in the playground', () => {
  let shown: Shown | undefined;
  let page: Page;
  let complaints: readonly string[] = [];

  beforeAll(async () => {
    shown = await showPlayground(browser, { width: 1280, height: 1000 });
    ({ page, complaints } = shown);
  });

  afterAll(() => shown?.close());

  const send = (text: string) => sendMessage(page, text);
  const lastMessage = () => page.locator('.conversation .message').last();
  const picture = async (name: string): Promise<void> => {
    if (!process.env['UPDATE_SCREENSHOTS']) return;
    const path = fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url));
    await page.screenshot({ path });
  };
  const closeModal = async (): Promise<void> => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  test('Home greets who opens it for the first time', async () => {
    const home = await openHome(page);
    await home.getByText('Welcome to Coursebell').waitFor();
  });

  test('what is followed stands there, with the weeks to come', async () => {
    await page.getByRole('tab', { name: 'Messages' }).click();
    await send('/course follow TX00EY23-3015 IM00BR45-3003 TU00CZ08-3001');
    await lastMessage().getByText('You now follow').first().waitFor();
    const home = await openHome(page);
    await home.getByText('You follow 3 courses').waitFor();
    await home.getByText('The next 4 weeks').waitFor();
    await picture('home');
  });

  test('a course is looked up from there by a part of its name', async () => {
    const home = await openHome(page);
    await home.getByRole('button', { name: 'Look up a course…' }).click();
    const modal = page.getByRole('dialog', { name: 'Look up a course' });
    await chooseSuggested(page, modal.getByRole('combobox'), 'softw', 'Software Engineering Project');
    await modal.getByRole('button', { name: 'Show' }).click();
    await modal.getByText('Course dates').first().waitFor();
    await closeModal();
  });

  test('one button gives the dates to a calendar', async () => {
    const home = await openHome(page);
    await takeFromMenu(page, home, 'Details');
    await page.getByRole('dialog').getByRole('button', { name: 'Add to calendar' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Download (.ics)' });
    const address = await link.getAttribute('href');
    const answer = await fetch(address ?? '');
    expect(await answer.text()).toContain('BEGIN:VEVENT');
    await closeModal();
  });

  test('Stop takes a course off Home, and Undo brings it back', async () => {
    const home = await openHome(page);
    await takeFromMenu(page, home, 'Stop following');
    await home.getByText('You follow 2 courses').waitFor();
    await home.getByRole('button', { name: 'Undo' }).click();
    await home.getByText('You follow 3 courses').waitFor();
    await takeFromMenu(page, home, 'Stop following');
    await home.getByText('You follow 2 courses').waitFor();
  });

  test('rooms stand in a table that can be sorted', async () => {
    await page.getByRole('tab', { name: 'Messages' }).click();
    await send('/rooms karamalmi 30+');
    const card = lastMessage();
    await card.getByText('Karamalmi Campus').first().waitFor();
    const first = await card.locator('tbody tr').first().textContent();
    await card.getByRole('button', { name: /Seats/ }).click();
    await card.getByRole('button', { name: /Seats/ }).click();
    await expect.poll(() => card.locator('tbody tr').first().textContent()).not.toBe(first);
    await picture('rooms');
  });

  test('courses are compared side by side', async () => {
    await send('/course compare TX00EY23-3015 IM00BR45-3003');
    await lastMessage().getByText('Comparing 2 courses').first().waitFor();
    await picture('compare');
  });

  test('every code in a message is looked up by its shortcut', async () => {
    await page.getByRole('button', { name: 'it-courses' }).click();
    await send('is TX00EY23-3015 any good, or rather IM00BR45-3003?');
    const message = page.locator('.conversation .message', { hasText: 'any good' });
    await takeMessageShortcut(page, message, 'Look up courses');
    await lastMessage().getByText('2 courses').first().waitFor();
    await lastMessage().getByRole('button', { name: 'Share to thread' }).click();
    await page.getByRole('button', { name: '1 reply' }).waitFor();
  });

  test('the global shortcut opens the same field', async () => {
    await takeShortcut(page, 'Look up a course');
    await page.getByRole('dialog', { name: 'Look up a course' }).getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a language that is chosen in the settings is spoken from then on', async () => {
    const home = await openHome(page);
    await home.getByRole('button', { name: 'Settings…' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByRole('combobox').first().selectOption({ label: 'suomi' });
    await modal.getByRole('button', { name: 'Save' }).click();
    await home.getByText('Seuraat 2 toteutusta').waitFor();
    await home.getByRole('button', { name: 'Asetukset…' }).click();
    await modal.getByRole('combobox').first().selectOption({ label: 'Sama kuin Slackissa' });
    await modal.getByRole('button', { name: 'Tallenna' }).click();
    await home.getByText('You follow 2 courses').waitFor();
  });

  test('and without a choice the language of Slack', async () => {
    await chooseLanguage(page, 'Svenska');
    const home = await openHome(page);
    await home.getByText('Du följer 2 genomföranden').waitFor();
    await chooseLanguage(page, 'English');
    await home.getByText('You follow 2 courses').waitFor();
  });

  test('nothing broke in the page', () => {
    expect(complaints).toEqual([]);
  });
});
