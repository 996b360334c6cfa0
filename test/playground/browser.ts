import { existsSync } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { type Playground, type PlaygroundOptions, runPlayground } from '../../playground/playground.ts';
import { PATIENCE } from '../every-run.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet, offline, and able to run as root in a container. */
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let running: Promise<Browser> | undefined;

/**
 * The machine's own Chromium or Chrome, for one test file; `CHROME_PATH` tells of another place. It starts with the
 * first page, since a start takes longer than most tests, and ends after the file.
 */
export function browserOfFile(): string | undefined {
  afterAll(async () => {
    await (await running)?.close();
    running = undefined;
  });
  return [process.env['CHROME_PATH'], ...USUAL_PLACES].find((path) => path && existsSync(path));
}

/** A page that shares nothing with others, how to end it, and the errors that it has thrown or written so far. */
export async function openBrowser(
  executablePath: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<{ page: Page; complaints: readonly string[]; close(): Promise<void> }> {
  running ??= chromium.launch({ executablePath, args: ARGUMENTS });
  const context = await (await running).newContext({
    viewport,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}

/** The playground in a page of its own. */
export interface Shown {
  readonly playground: Playground;
  readonly page: Page;
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Runs the playground and goes to it; `before`: what is done with the page before. */
export async function showPlayground(
  executablePath: string | undefined,
  viewport: { readonly width: number; readonly height: number },
  options: Partial<PlaygroundOptions> = {},
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Shown> {
  const playground = await runPlayground({ port: 0, ...options });
  const endings = [playground.close];
  const close = async (): Promise<void> => {
    for (const end of endings) await end();
  };
  try {
    const opened = await openBrowser(executablePath ?? '', viewport);
    endings.unshift(opened.close);
    await before(opened.page);
    await opened.page.goto(playground.url);
    return { ...opened, playground, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Sends what is typed into the composer. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  const composer = page.locator('.conversation .composer textarea');
  await composer.fill(text);
  await composer.press('Enter');
}

/** The same, and waits for a new message. */
export async function sendAndSee(page: Page, text: string): Promise<void> {
  const messages = page.locator('.conversation .message');
  const before = await messages.count();
  await sendMessage(page, text);
  await messages.nth(before).waitFor();
}

/** Opens the app's Home; gives what it shows. */
export async function openHome(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Coursebell', exact: true }).click();
  await page.getByRole('tab', { name: 'Home' }).click();
  return page.getByRole('tabpanel', { name: 'Home' });
}

/** Takes a global shortcut beside the composer. */
export async function takeShortcut(page: Page, name: string): Promise<void> {
  await page.locator('.conversation').getByRole('button', { name: 'Shortcuts', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Takes a shortcut of a message. */
export async function takeMessageShortcut(page: Page, message: Locator, name: string): Promise<void> {
  await message.hover();
  await message.getByRole('button', { name: 'Message shortcuts' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Takes an option behind the three dots inside a message, a modal or Home: behind the last of them. */
export async function takeFromMenu(page: Page, inside: Locator, name: string): Promise<void> {
  await inside.getByRole('button', { name: 'More actions', exact: true }).last().click();
  await page.getByRole('menuitem', { name }).click();
}

/** Types into an external select and takes a suggestion, all by keys. */
export async function chooseSuggested(
  page: Page,
  field: Locator,
  typed: string,
  name: string,
): Promise<void> {
  await field.pressSequentially(typed);
  const option = page.getByRole('option', { name });
  await option.waitFor();
  while ((await option.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
  await field.press('Enter');
  await option.waitFor({ state: 'detached' });
}

/** Chooses in which language the acting person has Slack: English, Suomi or Svenska. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByLabel('Slack’s language').selectOption(name);
}

/** Shows what the playground keeps behind **More**. */
export async function openMore(page: Page): Promise<void> {
  // The page may still be loading: that no "More" is there yet does not mean that it is open.
  const more = page.getByRole('button', { name: /^(More|Less)$/ });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}
