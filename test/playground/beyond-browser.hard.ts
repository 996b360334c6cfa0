/** What the playground shows beside messages: links, steps of workflows, an agent's suggestions, and assistants. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, REVISIONS } from '../mcp/clients.ts';
import { browserOfFile, openHome, openMore, type Shown, sendMessage, showPlayground } from './browser.ts';

const CODE = 'TX00EY23-3015';
const browser = browserOfFile();

describe.skipIf(!browser)('the page', () => {
  let shown: Shown | undefined;
  let page: Page;
  let complaints: readonly string[] = [];

  beforeAll(async () => {
    shown = await showPlayground(browser, { width: 1280, height: 910 });
    ({ page, complaints } = shown);
  });

  afterAll(async () => {
    await shown?.close();
    expect(complaints).toEqual([]);
  });

  test('a link to a course shows its card, and opens its details in the reader’s language', async () => {
    const address = `https://guide.example.edu/course/${CODE}`;
    await sendMessage(page, address);
    const card = page.getByRole('region', { name: `Preview of ${address}` });
    await card.getByText('Software Engineering Project').waitFor();
    await card.getByRole('button', { name: 'Open details' }).click();
    const panel = page.getByRole('complementary', { name: 'Details' });
    await panel.getByText('Prerequisites').waitFor();
    await page.getByRole('combobox', { name: 'Acting as' }).selectOption({ label: 'Aino Esimerkki' });
    await card.getByRole('button', { name: 'Open details' }).click();
    await panel.getByText('Opetuskieli').waitFor();
    await panel.getByRole('button', { name: 'Close the panel' }).click();
    await page.getByRole('combobox', { name: 'Acting as' }).selectOption({ label: 'Sam Sample' });
  });

  test('a step of a workflow is run, and what comes out of it is shown', async () => {
    await openMore(page);
    await page.getByRole('button', { name: 'Workflow steps' }).click();
    const panel = page.getByRole('complementary', { name: 'Workflow steps' });
    const form = panel.getByRole('form', { name: 'Look up a course' });
    await form.getByRole('textbox', { name: 'Code' }).fill(CODE);
    await form.getByRole('button', { name: 'Run' }).click();
    const runs = panel.getByRole('list', { name: 'Runs' });
    await runs.getByText('Software Engineering Project').waitFor();
    await form.getByRole('textbox', { name: 'Code' }).fill('ZZ00ZZ99-3001');
    await form.getByRole('button', { name: 'Run' }).click();
    await runs.getByText('failed').waitFor();
    await panel.getByRole('button', { name: 'Close the panel' }).click();
  });

  test('an agent suggests questions, and a pressed one is asked', async () => {
    await openMore(page);
    await page.getByRole('button', { name: 'Agent view' }).click();
    await page.getByRole('button', { name: 'Coursebell', exact: true }).click();
    const prompts = page.getByRole('region', { name: 'Ask about courses and rooms' });
    await prompts.getByRole('button', { name: 'What do I follow?' }).click();
    // On a busy machine a line that it is looked up stands beside the answer for a moment.
    await page
      .getByRole('button', { name: /^\d repl/ })
      .first()
      .click();
    await page
      .getByRole('complementary', { name: 'Thread' })
      .getByText('You follow nothing yet')
      .first()
      .waitFor();
  });

  test('a token that Home makes lets an assistant ask at the shown address', async () => {
    const home = await openHome(page);
    await home.getByRole('button', { name: 'Connect an assistant…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a token' }).click();
    const shown = dialog.locator('pre');
    await shown.nth(1).waitFor();
    const [address = '', token = ''] = await shown.allInnerTexts();
    for (const revision of REVISIONS) {
      const client = await connect(address.trim().replace(/\/mcp$/, ''), { token: token.trim(), revision });
      const mine = await client.callTool({ name: 'my_dates', arguments: {} });
      expect(mine.structuredContent).toMatchObject({ followed: [] });
    }
  });
});
