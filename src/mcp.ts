/**
 * The command `npm run --silent mcp`: the tools for anyone over standard input and output, without Slack, without a store, with
 * the study API alone.
 */

import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { InvalidConfig, readStudyConfig, type StudyConfig } from './config.ts';
import { createContent } from './mcp/content.ts';
import { messageAsMeant } from './mcp/message.ts';
import { type Caller, createServer } from './mcp/server.ts';
import { createNetwork } from './network/network.ts';
import { nameOfError, newReference } from './ops/log.ts';
import { parsedJson } from './primitives.ts';
import { createStudyClient } from './study-client/client.ts';
import { GATEWAY } from './study-client/gateway/index.ts';
import { createBuildingList } from './workspace/building-list.ts';
import { createBuildings } from './workspace/buildings.ts';
import { createLessons } from './workspace/lessons.ts';
import { createCourseUnits, createLookUpFor } from './workspace/look-up.ts';
import { createNamedReservations } from './workspace/reserved-names.ts';
import { createRoomsInUse } from './workspace/rooms-in-use.ts';
import { givenExtras } from './workspace/study-extras.ts';
import { createLikelyRuns, createLookUpRuns } from './workspace/unit-runs.ts';

/** There is no workspace, so nothing was looked up before. */
const NO_HISTORY = {
  addLookUps: () => {},
  suggest: async () => [],
  addUnit: () => {},
  unitId: async () => undefined,
  units: async () => [],
};
const NO_STORE = { seenBuildings: { put: async () => {}, all: async () => [] } };

/** Serves until standard input ends. What goes wrong is told on standard error, without anything that was asked. */
function serveStandardInput({ study: asked, proxies, buildings, language }: StudyConfig): void {
  const now = Date.now;
  const study = createStudyClient({
    ...asked,
    network: createNetwork(proxies),
    gateway: GATEWAY,
    clock: { now },
  });
  const lookUpFor = createLookUpFor(study, NO_HISTORY);
  const extras = givenExtras(asked.extras);
  const known = createBuildings({
    directory: buildings,
    store: NO_STORE,
    list: createBuildingList({ study, extras, now }),
    now,
  });
  const reserved = {
    ...study,
    ...createNamedReservations({ study, buildings: known, apart: (work) => work() }),
  };
  const content = createContent({
    study,
    lookUpFor,
    lookUpRuns: createLookUpRuns({
      study,
      history: NO_HISTORY,
      lookUpFor,
      suffixes: asked.runSuffixes,
      extras,
      now,
    }),
    buildings: known,
    units: createCourseUnits(study, NO_HISTORY, extras),
    inUse: createRoomsInUse({ study: reserved, extras, now }),
    lessons: createLessons({ study: reserved, extras, now, zone: asked.timeZone, apart: (work) => work() }),
    calendar: undefined,
    links: {},
    freshMs: asked.freshSeconds * 1000,
    personal: undefined,
    finding: {
      ...{ study, extras, seen: undefined, followed: async () => [] },
      likelyRuns: createLikelyRuns(study, asked.runSuffixes),
    },
  });
  const caller: Caller = {
    place: { workspace: '', user: '', conversation: undefined },
    // A connection lasts, and time goes on.
    get reader() {
      return { language, now: now(), zone: asked.timeZone };
    },
    runRequest: async ({ name }, work) => {
      try {
        return { value: await work() };
      } catch (error) {
        const reference = newReference();
        tell({ request: name, reference, error: nameOfError(error) });
        return { error, reference };
      }
    },
  };
  serveStdio(() => createServer(content, caller), {
    transport: new StdioServerTransport(Readable.from(meantLines())),
    maxSubscriptions: 0,
    onerror: (error) => tell({ error: nameOfError(error) }),
  });
}

/** The lines of standard input, each message as it is meant. */
async function* meantLines(): AsyncGenerator<Buffer> {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = parsedJson(line);
    const meant = message === undefined ? line : JSON.stringify(messageAsMeant(message));
    const bytes = Buffer.from(`${meant}\n`);
    yield bytes;
  }
}

function tell(line: object): void {
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

try {
  serveStandardInput(await readStudyConfig(process.env));
} catch (error) {
  if (!(error instanceof InvalidConfig)) throw error;
  // Standard output is for the protocol alone.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
