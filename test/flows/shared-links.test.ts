/** Links to the pages of courses: the card below the message, and details in the reader's language. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import {
  type Flow,
  type FlowOptions,
  isApps,
  MINUTE,
  openSample,
  openScripted,
  openShared,
} from './harness.ts';
import { envelope, post } from './raw.ts';
import { strings, words } from './reading.ts';
import { realizations } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'IM00BR45-3003';
const NAME = 'Software Engineering Project';
const pageOf = (code: string): string => `https://guide.example.edu/course/${code}`;
const ENV = { COURSE_PAGE_URL: 'https://guide.example.edu/course/{code}' };

async function openLinks(options: FlowOptions = {}) {
  const flow = await openSample({ ...options, env: { ...ENV, ...options.env } });
  flow.slack.unfurlDomains = ['guide.example.edu'];
  return flow;
}

/** Posts a message of sam's. */
async function say(
  flow: Flow,
  text: string,
  channel = '#it-courses',
  threadTs?: string,
): Promise<SlackMessage> {
  await flow.slack.say(channel, 'sam', text, { threadTs });
  const message = flow.slack.workspace.messages.findLast(({ author }) => author.kind === 'user');
  if (!message) throw new Error('nothing was said');
  return message;
}

/** Waits for what the app shows below a message. */
const unfurled = ({ slack }: Flow, message: SlackMessage) => slack.until(() => message.unfurls);

/** Everything that was said before is dealt with by then. */
async function settled(flow: Flow): Promise<void> {
  await flow.command('/course help');
  await flow.app.stop();
}

const unfurls = ({ slack }: Flow) => slack.calls.filter(({ method }) => method === 'chat.unfurl');

describe('a link to a course', () => {
  /** For rows that only ask. */
  const sharedLinks = openShared(openLinks);

  test.for([
    ['en-GB', 'Course starts', 'Course started'],
    ['fi-FI', 'Toteutus alkaa', 'Toteutus alkoi'],
    ['sv-SE', 'Genomförandet börjar', 'Genomförandet började'],
  ] as const)(
    'names each date by itself, the past ones in the past tense: %s',
    async ([locale, ahead, past]) => {
      const flow = await sharedLinks({ locales: { sam: locale } });
      for (const [code, starts] of [
        [CODE, ahead],
        [OTHER, past],
      ] as const) {
        const [shown] = await unfurled(flow, await say(flow, pageOf(code)));
        const payload = shown?.entity?.['entity_payload'] as
          | { readonly custom_fields: readonly { readonly key: string; readonly label: string }[] }
          | undefined;
        const fields = payload?.custom_fields ?? [];
        const labels = fields.map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        expect(fields.find(({ key }) => key === 'starts')?.label).toBe(starts);
      }
    },
  );

  test('shows a Work Object of the course, and no message', async () => {
    const flow = await openLinks();
    const message = await say(flow, `who takes ${pageOf(CODE)}?`);
    const [shown, ...others] = await unfurled(flow, message);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      url: pageOf(CODE),
      entity: {
        ...{
          entity_type: 'slack#/entities/item',
          url: pageOf(CODE),
          external_ref: { id: CODE, type: 'course' },
        },
        entity_payload: { attributes: { title: { text: NAME }, display_id: CODE, locale: 'en-GB' } },
      },
    });
    const said = strings(shown?.entity).join('\n');
    expect(said).toContain('Open, closes in');
    expect(said).not.toContain('<!date');
    expect(flow.slack.workspace.messages.filter(isApps)).toEqual([]);
  });

  test('of which Slack escapes a sign is read as it was written', async () => {
    const template = 'https://guide.example.edu/?page=course&code={code}&lang=en';
    const flow = await openLinks({ env: { COURSE_PAGE_URL: template } });
    const address = template.replace('{code}', CODE);
    const [shown] = await unfurled(flow, await say(flow, address));
    // Below the message it is known by the address that Slack has told.
    expect(shown).toMatchObject({ url: address.replaceAll('&', '&amp;'), entity: { url: address } });
  });

  test('shows the plain card where Work Objects are not switched on, with its button', async () => {
    const flow = await openLinks();
    flow.slack.showsWorkObjects = false;
    const message = await say(flow, pageOf(CODE));
    const [shown] = await unfurled(flow, message);
    expect(shown?.blocks && strings(shown.blocks).join(' ')).toContain(NAME);
    await flow.slack.click(message, 'Details', { user: 'aino' });
    await flow.until(() => flow.slack.workspace.modals[0]);
  });

  test('shows it in a channel where the app is no member, in a thread and in a direct message', async () => {
    const flow = await openLinks();
    await unfurled(flow, await say(flow, pageOf(CODE), '#random'));
    const parent = await say(flow, 'which?');
    await unfurled(flow, await say(flow, pageOf(CODE), '#it-courses', parent.ts));
  });

  test('speaks the channel’s language', async () => {
    const flow = await openLinks({ locales: { sam: 'sv-SE' } });
    const [shown] = await unfurled(flow, await say(flow, pageOf(CODE)));
    expect(strings(shown?.entity).join('\n')).toContain('Öppen');
  });

  test('a follow-up in the thread is about the course', async () => {
    const flow = await openLinks();
    const message = await say(flow, pageOf(CODE));
    await unfurled(flow, message);
    const { answer } = await flow.mention('when does enrollment close?', message.ts);
    expect(words(answer)).toContain(CODE);
  });

  test('shows nothing again for half an hour, whether the code was answered as a link or as a code', async () => {
    const flow = await openLinks();
    await unfurled(flow, await say(flow, pageOf(CODE)));
    flow.slack.hearsChannels = true;
    const { message: settings } = await flow.command('/course settings');
    await flow.slack.click(settings, 'Answer codes');
    await flow.until(() => words(settings).includes('Stop answering codes') || undefined);
    await flow.next(() => flow.slack.say('#it-courses', 'sam', OTHER));
    const again = [
      await say(flow, `${pageOf(CODE)} again`),
      await say(flow, pageOf(OTHER)),
      await say(flow, CODE),
    ];
    // Of a link and its code in one message, the one that Slack delivers first is answered.
    flow.slack.hearsChannels = false;
    flow.pass(31 * MINUTE);
    await unfurled(flow, await say(flow, `${pageOf(CODE)} later`));
    await settled(flow);
    expect(again.map(({ unfurls: shown }) => shown)).toEqual([undefined, undefined, undefined]);
  });

  test('of four links three are shown, and unknown codes take no place', async () => {
    const flow = await openLinks();
    const codes = flow.study.courses
      .map(({ realization }) => realization.code)
      .filter((code) => /-3\d{3}$/.test(code));
    const links = ['ZZ00ZZ99-3001', ...codes.slice(0, 4)].map(pageOf);
    const shown = await unfurled(flow, await say(flow, links.join(' ')));
    expect(shown.map(({ url }) => url)).toEqual(codes.slice(0, 3).map(pageOf));
  });

  test('that Slack does not take is shown the next time', async () => {
    const flow = await openLinks({ troubles: ['undelivered'] });
    flow.slack.fail('chat.unfurl', 'cannot_find_message');
    await say(flow, pageOf(CODE));
    await flow.error();
    await unfurled(flow, await say(flow, pageOf(CODE)));
  });

  test('delivered twice, it is shown once', async () => {
    const flow = await openLinks();
    const event = {
      ...{ type: 'link_shared', channel: 'C0COURSES1', user: 'U0SAM00001' },
      links: [{ domain: 'guide.example.edu', url: pageOf(CODE) }],
    };
    flow.slack.unfurlDomains = [];
    const message = await say(flow, pageOf(CODE));
    const body = JSON.stringify(envelope({ ...event, message_ts: message.ts }));
    const now = Math.floor(Date.now() / 1000);
    for (const timestamp of [now, now - 1])
      expect((await post(flow.url, { body, timestamp })).status).toBe(200);
    await unfurled(flow, message);
    await settled(flow);
    expect(unfurls(flow)).toHaveLength(1);
  });
});

describe('a link to a course unit', () => {
  const env = { COURSE_PAGE_URL: 'https://guide.example.edu/unit/{unit}' };
  const unitPage = 'https://guide.example.edu/unit/TX00EY23';

  test('shows the one run that there is as a Work Object', async () => {
    const flow = await openLinks({ env });
    const [shown] = await unfurled(flow, await say(flow, unitPage));
    expect(shown?.entity).toMatchObject({ url: unitPage, external_ref: { id: CODE } });
  });

  test('shows several runs as a list', async () => {
    const flow = await openScripted(realizations(), { env });
    flow.slack.unfurlDomains = ['guide.example.edu'];
    const [shown] = await unfurled(flow, await say(flow, unitPage));
    expect(shown?.entity).toBeUndefined();
    expect(strings(shown?.blocks).filter((text) => text.includes('TX00EY23-')).length).toBeGreaterThan(2);
  });
});

describe('nothing is shown', () => {
  test.each([
    ['for a code that does not exist', pageOf('ZZ00ZZ99-3001')],
    ['for another page of the guide', 'https://guide.example.edu/news'],
    ['for another site', `https://other.example.edu/course/${CODE}`],
  ])('%s', async (_, address) => {
    const flow = await openLinks();
    flow.slack.unfurlDomains = ['guide.example.edu', 'other.example.edu'];
    await say(flow, address);
    await settled(flow);
    expect(unfurls(flow)).toEqual([]);
  });

  test('while the study API is down; later it is', async () => {
    const flow = await openLinks();
    flow.study.mode = 'down';
    await say(flow, pageOf(CODE));
    await flow.until(() => flow.log.find(({ kind }) => kind === 'link'));
    flow.study.mode = 'fine';
    flow.pass(2 * MINUTE);
    await unfurled(flow, await say(flow, pageOf(CODE)));
    expect(unfurls(flow)).toHaveLength(1);
  });

  test('while a message is being written, and hours later', async () => {
    const flow = await openLinks();
    const event = {
      ...{
        type: 'link_shared',
        user: 'U0SAM00001',
        links: [{ domain: 'guide.example.edu', url: pageOf(CODE) }],
      },
      ...{ channel: 'COMPOSER', message_ts: '3f1c', unfurl_id: 'x', source: 'composer' },
    };
    await post(flow.url, { body: JSON.stringify(envelope(event)) });
    const late = {
      ...event,
      channel: 'C0COURSES1',
      message_ts: '1795176000.1',
      source: 'conversations_history',
    };
    const old = { ...envelope(late), event_time: Math.floor(Date.now() / 1000) - 5 * 3600 };
    await post(flow.url, { body: JSON.stringify(old) });
    await settled(flow);
    expect(unfurls(flow)).toEqual([]);
  });

  test('where no pages are configured: such events are unknown, and their code is not loaded', async () => {
    const flow = await openSample();
    flow.slack.unfurlDomains = ['guide.example.edu'];
    await say(flow, pageOf(CODE));
    await flow.until(() => flow.log.find(({ outcome }) => outcome === 'unanswered'));
    await settled(flow);
    expect(unfurls(flow)).toEqual([]);
  });
});

describe('details', () => {
  async function opened(flow: Flow, message: SlackMessage, user: string) {
    await flow.slack.openDetails(message, pageOf(CODE), user);
    const id = flow.slack.workspace.user(user)?.id ?? '';
    return flow.until(() => flow.slack.workspace.details.get(id));
  }

  test('open in each reader’s language, with all texts', async () => {
    const flow = await openLinks();
    const message = await say(flow, pageOf(CODE));
    await unfurled(flow, message);
    const english = strings((await opened(flow, message, 'sam')).entity).join('\n');
    const finnish = strings((await opened(flow, message, 'aino')).entity).join('\n');
    expect(english).toContain('Teaching language');
    expect(finnish).toContain('Opetuskieli');
    expect(english).toContain('Prerequisites');
    expect(finnish).not.toContain('<!date');
  });

  test.each([
    ['down', /can’t be reached/],
    // In words: it is no markup.
    ['over quota', /after 14:03 EET\./],
  ] as const)('that can’t be read while the study API is %s say why', async (mode, words) => {
    const flow = await openLinks();
    const message = await say(flow, pageOf(CODE));
    await unfurled(flow, message);
    flow.study.mode = mode;
    flow.pass(48 * 60 * MINUTE);
    const { error } = await opened(flow, message, 'sam');
    expect(error).toMatchObject({ status: 'custom', custom_message: expect.stringMatching(words) });
    expect(error?.['custom_message']).not.toContain('<!date');
  });
});
