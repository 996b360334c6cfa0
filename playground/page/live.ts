import { useEffect, useState } from 'react';
import type { PageAction, PageAnswer, PageState } from '../page-contract.ts';
import type { SlackMessage } from '../slack-side.ts';
import type { Room } from './conversation.tsx';

// The time in the workspace: the browser's clock, moved forward as far as the playground's.

let ahead = 0;

/** @param ms how far the playground's clock is ahead of the real time */
function setAhead(ms: number): void {
  ahead = ms;
}

/** Epoch milliseconds. */
export function now(): number {
  return Date.now() + ahead;
}

/** The workspace's time, updated each second. */
export function useNow(): number {
  const [, again] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => again((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return now();
}

/** The current state of the workspace, and whether the playground is still there. */
export interface Live {
  readonly state: PageState | undefined;
  readonly connected: boolean;
}

/** Follows every change of the workspace. */
export function useLive(): Live {
  const [state, setState] = useState<PageState>();
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    const source = new EventSource('/live');
    source.onopen = () => setConnected(true);
    source.onerror = () => setConnected(false);
    source.onmessage = (event) => {
      const next = JSON.parse(String(event.data)) as PageState;
      setAhead(next.clock.ahead);
      setState(next);
    };
    return () => source.close();
  }, []);
  return { state, connected };
}

/** Does something in the workspace; resolves to the app's reaction. Never rejects. */
export async function act(action: PageAction): Promise<PageAnswer> {
  try {
    const response = await fetch('/act', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
    return (await response.json()) as PageAnswer;
  } catch {
    return { problem: 'the playground has ended' };
  }
}

/** The failure in words; undefined if there was none. */
export function troubleOf({ status, problem }: PageAnswer): string | undefined {
  if (problem) return problem;
  if (status === 'timeout') return 'the app did not answer within 3 seconds';
  if (status === 'unreachable') return 'the app cannot be reached';
  return status !== undefined && status !== 200 ? `the app answered ${status}` : undefined;
}

/** Messages that this person may see. */
export function visibleTo(messages: readonly SlackMessage[], userId: string): SlackMessage[] {
  return messages.filter(({ onlyFor }) => onlyFor === undefined || onlyFor === userId);
}

/** The conversations with new messages since the person last looked at them. */
export function useUnread({ state, user }: Room, current: string | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({});
  const latest: Record<string, string> = {};
  for (const { channel, ts, author } of visibleTo(state.messages, user.id)) {
    if (author.kind !== 'user' || author.user !== user.id) latest[channel] = ts;
  }
  const newest = current ? latest[current] : undefined;
  useEffect(() => {
    if (current && newest) setSeen((before) => ({ ...before, [current]: newest }));
  }, [current, newest]);
  const unread = Object.entries(latest).filter(
    ([channel, ts]) => channel !== current && (seen[channel] ?? '') < ts,
  );
  return new Set(unread.map(([channel]) => channel));
}

export type Theme = 'light' | 'dark';

function systemTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing forgets the choice. Nothing else depends on it.
  }
}

/** Light or dark: the person's choice, else the system's preference. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const stored = read('theme');
  const [chosen, setChosen] = useState<Theme | undefined>(
    stored === 'light' || stored === 'dark' ? stored : undefined,
  );
  const [system, setSystem] = useState(systemTheme);
  useEffect(() => {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => setSystem(systemTheme());
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const theme = chosen ?? system;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const choose = (next: Theme): void => {
    write('theme', next);
    setChosen(next);
  };
  return [theme, choose];
}
