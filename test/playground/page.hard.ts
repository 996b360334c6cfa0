/** What the page does with Home, shortcuts, external selects and languages, over a small app of its own. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  browserOfFile,
  chooseLanguage,
  chooseSuggested,
  openBrowser,
  openHome,
  openMore,
  takeMessageShortcut,
  takeShortcut,
} from './browser.ts';
import { openPage } from './page-app.ts';

const browser = browserOfFile();
type Opened = Awaited<ReturnType<typeof openPage>>;

describe.skipIf(!browser)('the page', () => {
  let app: Opened;
  let page: Page;

  beforeEach(async () => {
    app = await openPage();
    const opened = await openBrowser(browser ?? '', { width: 1280, height: 910 });
    onTestFinished(opened.close);
    page = opened.page;
    await page.goto(app.url);
    onTestFinished(() => expect(opened.complaints).toEqual([]));
  });

  const sent = (type: string) =>
    app.requests.map((_, at) => app.fields(at)).filter((fields) => fields['type'] === type);
  const events = () => sent('event_callback').map(({ event }) => event as Record<string, unknown>);

  test('Home opens by its tab, follows what is published, and its buttons work', async () => {
    const home = await openHome(page);
    await home.getByText('Home in en-GB').waitFor();
    await app.api('views.publish', {
      user_id: 'U0SAM00001',
      view: { type: 'home', blocks: [{ type: 'header', text: { type: 'plain_text', text: 'Anew' } }] },
    });
    await home.getByText('Anew').waitFor();
    await page.getByRole('tab', { name: 'Home' }).press('ArrowRight');
    await page.getByRole('textbox', { name: 'Message Coursebell' }).waitFor();
    await page.getByRole('tab', { name: 'Messages' }).press('ArrowLeft');
    await home.getByText('Home in en-GB').waitFor();
    expect(events().map(({ tab }) => tab)).toEqual(['home', 'messages', 'home']);
    await home.getByRole('button', { name: 'More actions' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Stop' }).press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Mute' }).press('Enter');
    await expect
      .poll(() => sent('block_actions'))
      .toMatchObject([{ actions: [{ selected_option: { value: 'MUTE' } }] }]);
    await home.getByRole('button', { name: 'Look up…' }).click();
    await page.getByRole('dialog', { name: 'Look up a course' }).waitFor();
  });

  test('Home opens anew in another language of Slack', async () => {
    const home = await openHome(page);
    await home.getByText('Home in en-GB').waitFor();
    await chooseLanguage(page, 'Svenska');
    await home.getByText('Home in sv-SE').waitFor();
    await page.getByLabel('Acting as').selectOption('Aino Esimerkki');
    await expect.poll(() => page.getByLabel('Slack’s language').inputValue()).toBe('fi-FI');
  });

  test('a link button is a link, and its click is told', async () => {
    const home = await openHome(page);
    const link = home.getByRole('link', { name: 'Add to calendar' });
    expect(await link.getAttribute('href')).toBe('https://coursebell.example.org/x.ics');
    await page.evaluate("addEventListener('click', (event) => event.preventDefault())");
    await link.click();
    await expect.poll(() => sent('block_actions')).toMatchObject([{ actions: [{ action_id: 'calendar' }] }]);
  });

  test('shortcuts are taken with the composer and on a message', async () => {
    await takeShortcut(page, 'Look up a course');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const composer = page.getByRole('textbox', { name: 'Message #it-courses' });
    await composer.fill('TX00EY23-3015');
    await composer.press('Enter');
    await takeMessageShortcut(page, page.locator('.message').last(), 'Look up courses');
    await page.getByRole('dialog').waitFor();
    expect(sent('shortcut')).toMatchObject([{ callback_id: 'look_up' }]);
    expect(sent('message_action')).toMatchObject([
      { callback_id: 'look_up_in_message', message: { text: 'TX00EY23-3015' } },
    ]);
  });

  test('external selects suggest, by keys and by mouse', async () => {
    await takeShortcut(page, 'Look up a course');
    const dialog = page.getByRole('dialog');
    await chooseSuggested(
      page,
      dialog.getByRole('combobox', { name: 'Course', exact: false }).first(),
      'web',
      'Web Services',
    );
    const several = dialog.getByRole('combobox', { name: 'Courses' });
    await several.click();
    await page.getByText('Type to search').waitFor();
    await several.fill('nothing');
    await page.getByText('No results').waitFor();
    await several.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    for (const name of ['Machine Design', 'Wellbeing Technology']) {
      await several.fill('e');
      await page.getByRole('option', { name }).click();
    }
    await dialog.getByRole('button', { name: 'Remove Machine Design' }).click();
    await dialog.getByRole('button', { name: 'Look up' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(sent('view_submission')).toMatchObject([
      {
        view: {
          state: {
            values: {
              course: { course: { selected_option: { value: 'WEB SERVICES' } } },
              courses: { courses: { selected_options: [{ value: 'WELLBEING TECHNOLOGY' }] } },
            },
          },
        },
      },
    ]);
  });

  test('the study API is reduced to four operations, and gets its extras back', async () => {
    await openMore(page);
    const only = page.getByRole('button', { name: 'Only the four operations' });
    expect(await only.getAttribute('aria-pressed')).toBe('false');
    await only.click();
    await expect.poll(() => only.getAttribute('aria-pressed')).toBe('true');
    const { study } = app;
    expect([study.extras.name, study.extras.buildings, study.manners.codesRequired]).toEqual([
      false,
      false,
      true,
    ]);
    await only.click();
    await expect.poll(() => only.getAttribute('aria-pressed')).toBe('false');
    expect([study.extras.name, study.extras.buildings, study.manners.codesRequired]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('lessons are changed in a panel, and the study API’s answers with them', async () => {
    const code = 'LX00DR39-3010';
    const { reservations } = app.study;
    const ahead = () => reservations.rows.filter(({ subject }) => subject.endsWith(code)).length;
    const before = ahead();
    await openMore(page);
    await page.getByRole('button', { name: 'Change a course’s lessons' }).click();
    const panel = page.getByRole('complementary', { name: 'Change a course’s lessons' });
    await panel.getByRole('combobox', { name: 'Course' }).selectOption(code);
    const lessons = panel.getByRole('list', { name: 'Next lessons' });
    const first = await lessons.getByRole('listitem').first().textContent();
    await panel
      .getByRole('button', { name: /^A day later/ })
      .first()
      .click();
    await panel.getByText('Moved, and Coursebell has checked.').waitFor();
    await expect.poll(() => lessons.getByRole('listitem').first().textContent()).not.toBe(first);
    await panel
      .getByRole('button', { name: /^Other room/ })
      .first()
      .click();
    await panel.getByText('Changed, and Coursebell has checked.').waitFor();
    expect(ahead()).toBe(before);
    await panel
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await panel.getByText('Removed, and Coursebell has checked.').waitFor();
    expect(ahead()).toBe(before - 1);
    for (const count of [before, before + 1]) {
      await panel.getByRole('button', { name: 'Add a lesson' }).click();
      await expect.poll(ahead).toBe(count);
    }
    await panel.getByRole('button', { name: 'Put all back' }).click();
    await panel.getByText('Put back, and Coursebell has checked.').waitFor();
    await expect.poll(() => lessons.getByRole('listitem').first().textContent()).toBe(first);
    await panel.getByRole('combobox', { name: 'Course' }).selectOption('SWD4TA033-3003');
    await panel.getByText('No lesson is ahead.').waitFor();
    await page.getByRole('button', { name: 'Only the four operations' }).click();
    await panel.getByText('the study API tells no lessons').waitFor();
  });
});
