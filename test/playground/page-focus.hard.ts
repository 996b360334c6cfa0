/** Where the focus is, and what one sees of a conversation, while modals, threads and panels open and close. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { browserOfFile, openBrowser, openHome, takeShortcut } from './browser.ts';
import { actions, button } from './fake-app.ts';
import { openPage } from './page-app.ts';

const browser = browserOfFile();
const CHANNEL = 'C0COURSES1';

describe.skipIf(!browser)('the focus in the page', () => {
  let app: Awaited<ReturnType<typeof openPage>>;
  let page: Page;

  beforeEach(async () => {
    app = await openPage();
    const opened = await openBrowser(browser ?? '', { width: 1100, height: 640 });
    onTestFinished(opened.close);
    page = opened.page;
    await page.goto(app.url);
    await page.getByRole('textbox', { name: 'Message #it-courses' }).waitFor();
  });

  const focused = (element: Locator) =>
    expect.poll(() => element.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
  const composer = () => page.getByRole('textbox', { name: 'Message #it-courses' });
  const message = (text: string) => page.locator('.conversation .message', { hasText: text });
  /** The app says so much, below each other. */
  const say = async (count: number, text = 'Said', blocks: object[] = []): Promise<string> => {
    let ts = '';
    for (let at = 1; at <= count; at++) {
      const said = await app.api('chat.postMessage', { channel: CHANNEL, text: `${text} ${at}`, blocks });
      ts = String(said['ts']);
    }
    await page
      .locator('.conversation .message')
      .nth(count - 1)
      .waitFor();
    return ts;
  };
  const seen = (element: Locator) =>
    expect
      .poll(() =>
        element.evaluate((each) => {
          const [inner, outer] = [each, each.closest('.messages') ?? each].map((one) =>
            one.getBoundingClientRect(),
          );
          return inner && outer && inner.bottom <= outer.bottom + 1 && inner.bottom > outer.top;
        }),
      )
      .toBe(true);

  test('a modal gives it back to the button that opened it, however it is closed', async () => {
    const home = await openHome(page);
    const opener = home.getByRole('button', { name: 'Look up…' });
    const dialog = page.getByRole('dialog');
    const closings = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
      () => dialog.getByRole('button', { name: 'Look up' }).click(),
    ];
    for (const close of closings) {
      await opener.press('Enter');
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: 'detached' });
      await focused(opener);
    }
  });

  test('a modal of a shortcut gives it back to the menu’s button', async () => {
    await takeShortcut(page, 'Look up a course');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await focused(page.locator('.conversation').getByRole('button', { name: 'Shortcuts', exact: true }));
  });

  test('a button that vanishes leaves it to its message, and a message to the composer', async () => {
    const ts = await say(1, 'A card', actions(button('share', 'Share')));
    await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
    await app.api('chat.update', { channel: CHANNEL, ts, text: 'Shared', blocks: [] });
    await focused(message('Shared'));
    await message('Shared').getByRole('button', { name: 'View JSON' }).focus();
    const { workspace } = app.slack;
    const gone = workspace.message(CHANNEL, ts);
    if (gone) workspace.remove(gone);
    await focused(composer());
  });

  test('a thread takes it, and gives it back by Escape and by its button', async () => {
    await say(1);
    const opener = message('Said 1').getByRole('button', { name: 'Reply in thread' });
    const thread = page.getByRole('complementary', { name: 'Thread' });
    for (const close of ['Escape', 'button']) {
      await opener.press('Enter');
      await focused(thread.getByRole('textbox'));
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await thread.getByRole('button', { name: 'Close the thread' }).click();
      await focused(opener);
    }
    await thread.waitFor({ state: 'detached' });
  });

  test('a panel takes it, and Escape closes it and gives it back', async () => {
    const opener = page.getByRole('button', { name: 'Change a course’s dates' });
    await opener.press('Enter');
    await focused(page.getByRole('complementary', { name: 'Change a course’s dates' }));
    await page.keyboard.press('Escape');
    await focused(opener);
  });

  test('the drawer of a narrow window takes it, and gives it back', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const opener = page.getByRole('button', { name: 'Conversations', exact: true });
    await opener.press('Enter');
    await focused(page.getByRole('button', { name: 'Close the list' }));
    await page.keyboard.press('Escape');
    await focused(opener);
    await opener.press('Enter');
    await page.getByRole('button', { name: 'random' }).press('Enter');
    await focused(opener);
  });

  test('the newest message stays in view beside a panel, and the clicked one beside its thread', async () => {
    await say(
      16,
      'Words that take a second line only where there is little room for them, as beside a panel',
    );
    await seen(page.locator('.conversation .message').last());
    await page.getByRole('button', { name: 'Change a course’s dates' }).click();
    await seen(page.locator('.conversation .message').last());
    await page.keyboard.press('Escape');
    const clicked = page.locator('.conversation .message').nth(5);
    await clicked.hover();
    await clicked.getByRole('button', { name: 'Reply in thread' }).click();
    await page.getByRole('complementary', { name: 'Thread' }).waitFor();
    await seen(clicked);
  });

  test('the composer tells of its suggestions, and on which of them the keys stand', async () => {
    await composer().fill('/');
    const field = page.locator('.conversation .composer textarea');
    const option = page.getByRole('option', { name: '/course' });
    await option.waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    expect(await field.getAttribute('aria-controls')).toBe(
      await page.getByRole('listbox').getAttribute('id'),
    );
    await field.press('Escape');
    await composer().waitFor();
  });

  test('a table’s pager keeps it at its ends, and speaks the person’s language', async () => {
    const cell = (text: string) => ({ type: 'raw_text', text });
    const rows = [['Name'], ['A'], ['B'], ['C']].map((row) => row.map(cell));
    await say(1, 'Rooms', [{ type: 'data_table', caption: 'Rooms', page_size: 2, rows }]);
    // Words of suggested commands hold the same word.
    const turn = (name: string) => page.getByRole('button', { name, exact: true });
    await turn('Next').press('Enter');
    await page.getByRole('cell', { name: 'C' }).waitFor();
    await focused(turn('Next'));
    await page.getByLabel('Slack’s language').selectOption('Svenska');
    await turn('Föregående').press('Enter');
    await page.getByRole('cell', { name: 'A' }).waitFor();
    await page.getByLabel('Slack’s language').selectOption('Suomi');
    await turn('Seuraava').waitFor();
  });

  test('every id is there once', async () => {
    await say(3, 'Text', [{ type: 'section', text: { type: 'mrkdwn', text: '*Bold* and _slanted_' } }]);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
