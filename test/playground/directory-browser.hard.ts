/**
 * What Slack's directory shows: the icon, and screenshots of the real app. `UPDATE_SCREENSHOTS=1` takes the pictures anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOfFile, openHome, type Shown, sendAndSee, showPlayground } from './browser.ts';

const FOLDER = join(import.meta.dirname, '../../docs/images/directory');
const browser = browserOfFile();
const update = process.env['UPDATE_SCREENSHOTS'] !== undefined;

/** Width and height of a PNG, in pixels: the first numbers of its header. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Two pixels for each of the page's. */
const VIEW = { width: 800, height: 500 };
const SHOT = [1600, 1000];

test.each([
  ['icon', [512, 512]],
  ['course', SHOT],
  ['rooms', SHOT],
  ['home', SHOT],
])('the picture %s has the size that Slack wants', (name, size) => {
  expect(sizeOf(readFileSync(join(FOLDER, `${name}.png`)))).toEqual(size);
});

describe.skipIf(!browser)('in a browser', () => {
  let shown: Shown | undefined;
  let page: Page;

  beforeAll(async () => {
    shown = await showPlayground(browser, VIEW);
    ({ page } = shown);
  });

  afterAll(() => shown?.close());

  const keep = (name: string, png: Buffer): void => {
    if (update) writeFileSync(join(FOLDER, `${name}.png`), png);
  };
  const send = (text: string) => sendAndSee(page, text);

  test.each([
    ['course', '/course TX00EY23-3015', 'Software Engineering Project'],
    ['rooms', '/rooms Karamalmi 40+', 'Karamalmi'],
  ])('a screenshot shows the answer to %s', async (name, typed, words) => {
    await page.setViewportSize(VIEW);
    await send(typed);
    const answer = page.locator('.conversation .message').last();
    await expect(answer.textContent()).resolves.toContain(words);
    await answer.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const png = await page.screenshot();
    expect(sizeOf(png)).toEqual(SHOT);
    keep(name, png);
  });

  test('a screenshot shows Home', async () => {
    // In a narrow window the list of conversations is folded away.
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.getByRole('button', { name: 'Coursebell', exact: true }).click();
    await send('/course follow TX00EY23-3015 TX00EW54-3008 SWD4TA033-3003');
    const home = await openHome(page);
    await home.getByText('You follow 3 courses').waitFor();
    await page.setViewportSize(VIEW);
    // The list of conversations slides out of sight.
    const list = page.getByRole('navigation');
    await expect.poll(async () => (await list.boundingBox())?.x ?? -VIEW.width).toBeLessThanOrEqual(-200);
    await home.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const png = await page.screenshot();
    expect(sizeOf(png)).toEqual(SHOT);
    keep('home', png);
  });

  test('the icon is drawn from its SVG: a square without a transparent corner, in the colour of the manifest', async () => {
    const svg = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
    await page.setViewportSize({ width: 256, height: 256 });
    const small = svg.replace('width="512" height="512">', 'width="256" height="256" style="display:block">');
    await page.setContent(`<body style="margin:0">${small}</body>`);
    const png = await page.screenshot({ omitBackground: true });
    expect(sizeOf(png)).toEqual([512, 512]);
    const colour = /background_color: "(#\w+)"/.exec(
      readFileSync(join(FOLDER, '../../../manifest.yml'), 'utf8'),
    )?.[1];
    expect(svg).toContain(`<rect width="512" height="512" fill="${colour}"/>`);
    keep('icon', png);
  });
});
