import { useEffect, useState } from 'react';
import type { PageAction, PageAnswer, PageState } from '../page-contract.ts';
import { setAhead } from './clock.ts';

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
